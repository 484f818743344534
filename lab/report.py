"""Show runs as pictures, as one HTML page without other files, and as Markdown."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Mapping, Sequence
from html import escape
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from lab.analysis import CONFIDENCE_WORDS, Findings, SummaryLine, seat_words
from lab.runs import write_whole
from lab.shuffling import PERFECT

if TYPE_CHECKING:
    from matplotlib.axes import Axes

BLUE, GREY = "#35618e", "#888888"
MOST_BARS = 60
"""Of a histogram."""
NOTE = f"Every ± is the interval of {CONFIDENCE_WORDS}."


def draw_report(found: Findings) -> bytes:
    """A picture of a run as PNG: how long rounds last, and who wins (in a game for one: how many cards are drawn)."""
    import matplotlib as mpl  # takes a second, and most that read runs draw none
    from matplotlib.figure import Figure as Drawing

    drawing = Drawing(figsize=(9, 3.2), layout="constrained", dpi=110)
    left, right = drawing.subplots(1, 2)
    _histogram(left, found.totals.lengths[found.measure])
    left.set_title("How long rounds last")
    left.set_xlabel(f"{found.measure} a round")
    left.set_ylabel("rounds")
    if found.alone:
        _histogram(right, found.totals.lengths["won"] or {0: 1})
        right.set_title("What winning takes")
        right.set_xlabel("cards drawn by who wins")
        right.set_ylabel("rounds")
    else:
        names = [line.name for line in found.seats]
        shares = [100 * line.won.value for line in found.seats]
        errors = [
            [100 * (line.won.value - line.won.low) for line in found.seats],
            [100 * (line.won.high - line.won.value) for line in found.seats],
        ]
        right.bar(names, shares, yerr=errors, color=BLUE, ecolor="black", capsize=4)
        right.axhline(100 * found.ends[0][1].value / len(names), color=GREY, linestyle="--")
        right.set_title("Who wins")
        right.set_xlabel("seats behind the dealer (0 dealt)")
        right.set_ylabel("% of rounds won")
    for axes in (left, right):
        axes.spines[["top", "right"]].set_visible(False)
    file = BytesIO()
    with mpl.rc_context({"svg.hashsalt": "maumau"}):
        drawing.savefig(file, format="png", metadata={"Software": None})
    return file.getvalue()


def _histogram(axes: Axes, counted: Mapping[int, int]) -> None:
    axes.hist([*counted], weights=[*counted.values()], bins=bars([*counted]), color=BLUE)


def bars(values: Sequence[int]) -> list[float]:
    """The edges of at most ``MOST_BARS`` bars, each over as many whole numbers as any other: none is higher than its
    neighbours because it stands for more of them.
    """
    lowest, width = min(values), 1 + (max(values) - min(values)) // MOST_BARS
    return [at - 0.5 for at in range(lowest, max(values) + width + 1, width)]


def about(found: Findings) -> str:
    """What was played, in one line."""
    run = found.run
    players = "one player" if found.alone else f"{run.setup.players} players"
    asked = run.plan.games
    stopped = "" if run.done == asked else f" from {run.done:,} of {asked:,} games asked for"
    return (
        f"{found.turns.of:,} rounds{stopped}, {players}, {', '.join(run.setup.strategies)}; seed {run.setup.seed}, "
        f"maumau {run.versions.maumau} (build {run.versions.build}), rules of version {run.versions.game}"
    )


HEAD = ("", "won %", "place", "points")


def cells(line: SummaryLine, seat: bool) -> tuple[str, ...]:
    return (seat_words(line.name) if seat else line.name, line.won.percent, line.place.words, line.points.words)


def tables(found: Findings) -> list[list[tuple[str, ...]]]:
    """The tables of a run: by seat, and by strategy where there are several; none for a game for one."""
    made = [[HEAD, *(cells(line, True) for line in found.seats)]]
    if len(found.strategies) > 1:
        made.append([HEAD, *(cells(line, False) for line in found.strategies)])
    return [] if found.alone else made


def html(runs: Sequence[Findings], comparisons: Sequence[Sequence[str]]) -> str:
    """One page with everything, pictures included."""
    parts = []
    for found in runs:
        picture = b64encode(draw_report(found)).decode()
        rows = "".join(f"<table>{''.join(f'<tr>{_row(row)}</tr>' for row in table)}</table>" for table in tables(found))
        said = "".join(f"<li>{escape(one)}</li>" for one in found.sentences)
        parts.append(
            f"<h2>{escape(found.run.name)}</h2><p class=about>{escape(about(found))}</p><ul>{said}</ul>"
            f'<img alt="{escape(" ".join(found.sentences))}" src="data:image/png;base64,{picture}">{rows}'
        )
    for said_here in comparisons:
        head, *rest = said_here
        parts.append(f"<h2>{escape(head)}</h2><ul>{''.join(f'<li>{escape(one)}</li>' for one in rest)}</ul>")
    return PAGE.format(body="".join(parts), note=NOTE)


def _row(row: tuple[str, ...]) -> str:
    return "".join(f"<td>{escape(cell)}</td>" for cell in row)


PAGE = (
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    "<title>What the rounds show</title><style>body{{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;"
    "padding:0 1rem}}img{{max-width:100%}}table{{border-collapse:collapse;margin:1rem 0}}td{{border:1px solid #ccc;"
    "padding:.2rem .6rem}}.about{{color:#666}}</style><h1>What the rounds show</h1><p>{note}</p>{body}</html>\n"
)


def markdown(runs: Sequence[Findings], pictures: str) -> str:
    """The runs as a page of ``docs/``; ``pictures`` is the folder with their pictures."""
    lines = [
        "# Is it fair?",
        "",
        "For players who ask whether their seat matters, and how long a round lasts: this is what",
    ]
    lines += [
        "thousands of rounds show. `maumau analyse` wrote this page from the runs that are named under each game.",
        NOTE,
        "",
    ]
    for found in runs:
        run = found.run
        lines += [f"## {run.name}", "", *found.sentences, ""]
        lines += [f"![{run.name}: length of rounds and who wins]({pictures}/{picture_name(found)})", ""]
        for table in tables(found):
            head, *rest = table
            lines += [f"| {' | '.join(head)} |", f"| {' | '.join('---' for _ in head)} |"]
            lines += [f"| {' | '.join(row)} |" for row in rest] + [""]
        lines += [f"{about(found)}: `{run.command}`", ""]
    return "\n".join(lines)


def picture_name(found: Findings) -> str:
    setup = found.run.setup
    options = "".join(f"-{name}-{value}" for name, value in setup.options)
    shuffled = f"-{setup.shuffle.replace(':', '-')}" if setup.shuffle != PERFECT else ""
    return f"{setup.named}-{setup.players}{options}{shuffled}.png"


def save(runs: Sequence[Findings], page: str, file: Path, pictures: Path) -> None:
    """Write a page and the pictures of its runs, each file whole or not at all. Raises ``OSError``."""
    pictures.mkdir(parents=True, exist_ok=True)
    for found in runs:
        write_whole(pictures / picture_name(found), _put(draw_report(found)))
    write_whole(file, _put(page.encode()))


def _put(what: bytes) -> Callable[[Path], object]:
    return lambda path: path.write_bytes(what)
