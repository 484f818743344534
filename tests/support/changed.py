"""Looks at texts, games and table scripts that were changed, before they are committed, within some seconds.

`.pre-commit-config.yaml` calls it, and so may you: ``uv run python -m tests.support.changed FILE …``. What is wrong is
told with its file and line. The form of a file is set right: no spaces at the ends of lines, and one line break at its
end. Texts that differ from the last commit are parsed and formatted; a definition is read, and its scripts are
replayed, where nobody speaks; a script is replayed. The tests say more.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from tests.support.paths import ROOT, TESTS

TEXTS = ROOT / "bot" / "words" / "texts"
ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
VARIABLE, REFERENCE = re.compile(r"\$(\w[\w-]*)"), re.compile(r"\{ *([a-zA-Z][\w-]*) *\}")
SPEECH = re.compile(r"^\w+: sa(?:ys|id)\b", re.MULTILINE)
QUOTED, NAMED = re.compile(r'"((?:[^"\\]|\\.)*)"'), re.compile(r"\{[^}]*\}")
"""Strings of tests, and what is not written out in them."""
SHORT_CHARACTERS = 9
"""A string of at most so many characters is no sign of the text from which it comes."""
EXAMPLE = 3
"""What stands for a fact of a text."""


def main(names: Sequence[str]) -> int:
    """Look at these files, and tell what is wrong. Gives the exit code."""
    files = [Path(name).resolve() for name in names]
    told = [*(fault for file in files if set_form(file) for fault in [f"{shown(file)}: its form is set right now"])]
    told += [fault for file in files for fault in faults_of(file)]
    texts = [file for file in files if file.parent == TEXTS]
    if texts:
        told += missing_texts()
    for line in (*told, *(hint for file in texts if file.suffix == ".ftl" for hint in hints_of(file))):
        print(line)  # noqa: T201
    return 1 if told else 0


def shown(file: Path) -> str:
    """The file as it is named from the root of the project."""
    return file.relative_to(ROOT).as_posix() if file.is_relative_to(ROOT) else str(file)


def set_form(file: Path) -> bool:
    """Set the form of a file right; whether it was not."""
    given = file.read_bytes()
    if (right := formed(given)) == given:
        return False
    file.write_bytes(right)
    return True


def formed(given: bytes) -> bytes:
    """A file in its right form."""
    lines = given.decode("utf-8").replace("\r\n", "\n").split("\n")
    return ("\n".join(line.rstrip() for line in lines).rstrip("\n") + "\n").encode()


def faults_of(file: Path) -> Iterator[str]:
    """What is wrong with a file, by its kind."""
    kinds: dict[str, Callable[[Path], Iterator[str]]] = {
        ".ftl": faults_of_texts,
        ".toml": faults_of_game,
        ".table": faults_of_script,
    }
    yield from kinds.get(file.suffix, lambda _: iter(()))(file)


# texts


@cache
def entries(source: str) -> dict[str, tuple[int, str]]:
    """The texts of a source by their keys: the line in which each begins, and how it is written."""
    begins = [*ENTRY.finditer(source)]
    ends = [*(begin.start() for begin in begins), len(source)][1:]
    return {
        begin[1]: (source.count("\n", 0, begin.start()) + 1, source[begin.start() : end])
        for begin, end in zip(begins, ends, strict=False)
    }


def texts_of(tongue: str) -> dict[str, tuple[int, str]]:
    """The texts of a language as they are now."""
    return entries((TEXTS / f"{tongue}.ftl").read_text("utf-8"))


def before(file: Path) -> dict[str, tuple[int, str]]:
    """The texts of a file at the last commit; none where it is new."""
    done = subprocess.run(
        ["git", "show", f"HEAD:./{file.name}"], cwd=file.parent, capture_output=True, encoding="utf-8", check=False
    )
    return entries(done.stdout)


def faults_of_texts(file: Path) -> Iterator[str]:
    """What is wrong with those texts of a language that differ from the last commit."""
    source = file.read_text("utf-8")
    now, old, english = entries(source), before(file), texts_of("en")
    keys = ENTRY.findall(source)
    for key, (line, written) in now.items():
        place = f"{shown(file)}:{line}: {key}"
        if keys.count(key) > 1:
            yield f"{place} is twice in the file: leave one"
        if key in old and old[key][1].strip() == written.strip():
            continue
        if key not in english:
            yield f"{place} is no English text: en.ftl has to have it first"
            continue
        mine, theirs = {*VARIABLE.findall(written)}, {*VARIABLE.findall(english[key][1])}
        if mine != theirs:
            told = ", ".join(f"${name}" for name in sorted(theirs)) or "none"
            yield f"{place} does not say the same facts as the English text, which are: {told}"
        yield from (f"{place}: {fault}" for fault in faults_of_message(key, now, english, file.stem))


def hints_of(file: Path) -> Iterator[str]:
    """What else has to change with the texts of a language: tests that expect their old words, and pictures that show
    them.
    """
    now, old = entries(file.read_text("utf-8")), before(file)
    gone = {key: flat(old[key][1]) for key in now.keys() & old.keys() if flat(now[key][1]) != flat(old[key][1])}
    if gone:
        yield from old_words(gone, " ".join(flat(written) for _, written in now.values()))
        yield from old_pictures([f"{file.stem} {key}" for key in gone])


def flat(written: str) -> str:
    """What is written of a text behind its key, on one line."""
    return " ".join(written.partition("\n#")[0].partition("=")[2].split())


def parts_of(written: str) -> list[str]:
    """What is written out in a text or a string, as far as it is long enough to be a sign of it."""
    return [part.strip() for part in NAMED.split(written) if len(part.strip()) > SHORT_CHARACTERS]


def old_words(gone: Mapping[str, str], said: str) -> Iterator[str]:
    """The lines of tests with words of texts that are ``gone``, by key, and that no text has ``said`` since."""
    wanted = {key: [part for part in parts_of(words) if part not in said] for key, words in gone.items()}
    for test in sorted(TESTS.rglob("test_*.py")):
        for number, line in enumerate(test.read_text("utf-8").splitlines(), 1):
            words = [part for quoted in QUOTED.findall(line) for part in parts_of(quoted) if part not in said]
            for key in gone if words else ():
                if any(part in gone[key] or any(one in part for one in wanted[key]) for part in words):
                    yield f"{shown(test)}:{number} has the old words of {key}: run that test"


def old_pictures(keys: Collection[str]) -> Iterator[str]:
    """The pictures that show one of these texts, by language and key, and are as they were at the last commit."""
    from tests.support.shown import PICTURES, read_shown

    told = ["git", "diff", "--name-only", "HEAD", "--", "."]
    new = subprocess.run(told, cwd=PICTURES, capture_output=True, encoding="utf-8", check=False).stdout
    old = [name for name, texts in read_shown().items() if {*keys} & texts.keys() and f"pictures/{name}.png" not in new]
    if old:
        yield f"pictures show what you have changed, so make them again: just pictures {' '.join(sorted(old))}"


def faults_of_message(
    key: str, own: dict[str, tuple[int, str]], english: dict[str, tuple[int, str]], tongue: str
) -> Iterator[str]:
    """Why a text cannot be parsed, or formatted with all that stands within it."""
    from fluent.runtime import FluentBundle
    from fluent.syntax import FluentParser, ast

    bundle, wanted, facts = FluentBundle([tongue, "en"], use_isolating=False), [key], set[str]()
    while wanted:
        if bundle.has_message(one := wanted.pop()):
            continue
        _, written = own.get(one) or english.get(one) or (0, "")
        parsed = FluentParser().parse(written)
        for junk in (entry for entry in parsed.body if isinstance(entry, ast.Junk)):
            why = junk.annotations[0]
            at = written.count("\n", 0, why.span.start) if why.span else 0
            yield f"cannot be read ({why.message}), {at} lines below its key: {junk.content.splitlines()[0][:60]!r}"
            return
        if not written:
            yield f"names a text that there is not: {one}"
            return
        bundle.add_resource(parsed)
        facts |= {*VARIABLE.findall(written)}
        wanted += REFERENCE.findall(written)
    pattern = bundle.get_message(key).value
    if pattern is None:
        yield "says nothing"
        return
    _, faults = bundle.format_pattern(pattern, dict.fromkeys(facts, EXAMPLE))
    yield from (f"cannot be said ({fault})" for fault in faults)


def missing_texts() -> Iterator[str]:
    """What a language lacks without saying so."""
    english = texts_of("en")
    listed = [
        line.split() for line in (TEXTS / "pending.txt").read_text("utf-8").splitlines() if line[:1] not in ("", "#")
    ]
    for file in sorted(TEXTS.glob("*.ftl")):
        waiting = {words[-1] for words in listed if words[0] == file.stem}
        own = texts_of(file.stem)
        lacks = [key for key in english if key not in own and key not in waiting]
        yield from (
            f"{shown(file)} lacks {key}: translate it, or write `{file.stem} {key}` into pending.txt" for key in lacks
        )
        yield from (
            f"pending.txt lists `{file.stem} {key}`, which is there: take the line away"
            for key in own
            if key in waiting
        )


# games and scripts


def faults_of_game(file: Path) -> Iterator[str]:
    """Why a definition of the project cannot be read, and which of its scripts without speech do not hold."""
    from rules.shedding.definitions.book import shipped_book
    from rules.shedding.definitions.faults import BadDefinition

    try:
        shipped_book(file.stem, file.read_text("utf-8"))
    except (BadDefinition, tomllib.TOMLDecodeError) as bad:
        yield f"{shown(file)}: {bad}"
        return
    for script in sorted((TESTS / "tables" / file.stem).glob("*.table")):
        if not SPEECH.search(script.read_text("utf-8")):  # the words of all languages take two seconds to load
            yield from faults_of_script(script)


def faults_of_script(file: Path) -> Iterator[str]:
    """Which lines of a script cannot be read, or do not hold."""
    from rules.script.reading import read
    from rules.script.replay import Replay
    from rules.script.setting import ScriptError

    try:
        for step, failure in Replay(read(file.read_text("utf-8")), classify_speech).run():
            if failure:
                yield f"{shown(file)}:{step.line}: {step.text}: {failure}"
    except ScriptError as why:
        yield f"{shown(file)}:{why.line}: {why.why}"


def classify_speech(text: str) -> tuple[int, tuple[int, ...]]:
    """Judge a message of a script. What knows the words of all languages is loaded where somebody says one."""
    from cogs.archive import logs

    return logs.classify_speech(text)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
