"""What the site has next to the pages of ``docs/``: rules of every game, table scripts, pages from other folders.

Links are written as they work in the repository. Here those that lead out of ``docs/`` are turned to the site's pages,
those to a game's definition to its rules. A link to what the site does not have stays as it is, so the strict build
refuses it.
"""

from __future__ import annotations

import posixpath
import re
import tomllib
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from bot.drawing.cards import draw_back
from bot.screens.games import name_of, option_help, option_name, usual_numbers
from bot.words import texts
from bot.words.texts import Person
from cogs.play.screens import RulesOf, essentials, option_line, options_of, words_of
from rules.catalogue import RULEBOOKS, make

ROOT = Path(__file__).parents[2]
FROM_ELSEWHERE = {
    "README.md": "readme.md",
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "SUPPORT.md": "support.md",
    "benchmarks/README.md": "benchmarks.md",
}
"""Pages outside ``docs/``, by their path in the repository, and what they are called on the site."""
IN_REPOSITORY = {page: path for path, page in FROM_ELSEWHERE.items()}
LINK = re.compile(r"(?<=\]\()(?![a-z]+:|#)([^)#\s]+)(#[^)\s]*)?(?=\))")
SCRIPT = re.compile(r"tests/tables/([^/]+)/([^/]+)\.table")
GAME = re.compile(r"rules/(?:library|climbing)/([\w-]+)\.(?:toml|py)")
NUMBER = re.compile(r"\d+")
GAMES_HERE = "<!-- the rules of every game -->"
"""Where the front page shows all games with their rules in each language."""
LOGO_PX = 256


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Say where the project is, and add the generated pages to the menus."""
    urls = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["urls"]
    config.site_url, config.repo_url, config.repo_name = urls["Documentation"], urls["Repository"], "maumau"
    menus = {name: pages for entry in config.nav or [] for name, pages in entry.items()}
    for tongue, own in texts.LANGUAGES.items():
        games = [{name_of(make(game), Person(tongue)): rules_path(game, tongue)} for game in RULEBOOKS]
        menus["Play"].append({f"{texts.text(tongue, 'button-rules')} · {own}": games})
    scripts = [{folder.name: f"scripts/{folder.name}.md"} for folder in script_folders()]
    menus["Write games"].append({"The scripts themselves": scripts})
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the generated pages, and the logo."""
    pages: dict[str, str | bytes] = {"theme/cat.png": draw_back(LOGO_PX)}
    pages |= {page: (ROOT / path).read_text("utf-8") for path, page in FROM_ELSEWHERE.items()}
    pages |= {f"scripts/{folder.name}.md": scripts_page(folder) for folder in script_folders()}
    pages |= {rules_path(game, tongue): rules_page(game, tongue) for tongue in texts.LANGUAGES for game in RULEBOOKS}
    for path, content in pages.items():
        files.append(File.generated(config, path, content=content))
    for page, path in IN_REPOSITORY.items():
        files.src_uris[page].edit_uri = f"../{path}"
    return files


def on_page_markdown(markdown: str, page: Page, **_: object) -> str:
    """Turn links that lead out of ``docs/``, and fill the table of the front page."""
    path = page.file.src_uri
    if path.startswith(("play/", "scripts/")):
        return markdown
    folder = posixpath.dirname(IN_REPOSITORY.get(path, f"docs/{path}"))

    def retarget(link: re.Match[str]) -> str:
        meant = site_path(posixpath.normpath(posixpath.join(folder, link[1])), link[2] or "")
        return posixpath.relpath(meant, posixpath.dirname(path) or ".") if meant else link[0]

    return LINK.sub(retarget, markdown).replace(GAMES_HERE, games_table())


def site_path(path: str, anchor: str) -> str:
    """Where the site has a file of the repository; empty where it does not."""
    if path in FROM_ELSEWHERE:
        return FROM_ELSEWHERE[path] + anchor
    if script := SCRIPT.fullmatch(path):
        return f"scripts/{script[1]}.md#{script[2]}"
    if (game := GAME.fullmatch(path)) and game[1] in RULEBOOKS:
        return rules_path(game[1], "en")
    return path.removeprefix("docs/") + anchor if path.startswith("docs/") else ""


def script_folders() -> list[Path]:
    """The folders of table scripts."""
    return sorted({path.parent for path in (ROOT / "tests" / "tables").glob("*/*.table")})


def scripts_page(folder: Path) -> str:
    """All table scripts of a folder, each to be linked to by its name."""
    parts = [f"---\nsearch: {{exclude: true}}\n---\n# {folder.name}: table scripts\n"]
    for path in sorted(
        folder.glob("*.table"), key=lambda path: NUMBER.sub(lambda number: number[0].zfill(4), path.stem)
    ):
        title = path.stem.replace("_", " ")
        parts.append(f"## {title} {{ #{path.stem} }}\n\n```text\n{path.read_text('utf-8').rstrip()}\n```\n")
    return "\n".join(parts)


def rules_path(game: str, tongue: str) -> str:
    """The page with the rules of a game in a language."""
    return f"play/{tongue}/{game}.md"


def rules_page(name: str, tongue: str) -> str:
    """The rules of a game as ``/rules`` tells them, with its options and words."""
    reading = RulesOf(make(name), 0, Person(tongue))
    first, *parts = [part.split("\n") for part in essentials(reading)]
    title, *first = first
    options = [option_entry(reading, option) for option in options_of(reading)]
    languages = " · ".join(
        f"[{own}](../{other}/{name}.md)" if other != tongue else f"**{own}**" for other, own in texts.LANGUAGES.items()
    )
    blocks = [
        f'<div class="rules" lang="{tongue}" markdown>',
        f"# {title.removeprefix('## ')}",
        languages,
        "\n\n---\n\n".join("\n\n".join(map(web_line, part)) for part in (first, *parts)),
        f"## {reading.text('button-options')}",
        "\n".join(options),
        f"## {reading.text('rules-words')}",
        "\n".join(f"- {reading.text(f'term-{word}')}" for word in words_of(reading)),
        "</div>",
    ]
    return "\n\n".join(blocks)


def option_entry(reading: RulesOf, name: str) -> str:
    """An option with its default, and what it does."""
    game, reader = reading.game, reading.reader
    called = option_name(game.book, name, reader)
    said = option_line(reader, called, game.options[name], usual_numbers(game, name))
    meant = (line for line in option_help(game, name, reader) if not line.startswith("-# "))
    return "<br>".join([f"- {said}", *meant])


def web_line(line: str) -> str:
    """A line of a message as Markdown: Discord's small print is not known elsewhere."""
    return f"<small>{line.removeprefix('-# ')}</small>" if line.startswith("-# ") else line


def games_table() -> str:
    """Every game with a link to its rules in each language."""
    rows = [
        f"| **{name_of(make(game), Person('en'))}** | "
        + " · ".join(f"[{own}]({rules_path(game, tongue)})" for tongue, own in texts.LANGUAGES.items())
        + " |"
        for game in RULEBOOKS
    ]
    return "\n".join(["| game | its rules |", "| --- | --- |", *rows])
