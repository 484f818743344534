"""The laboratory: the same rounds whoever plays them, nothing half-written, figures that agree with what is known."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from importlib import metadata
from math import sqrt
from operator import sub
from pathlib import Path
from random import Random
from typing import Any

import polars as pl
import psutil
import pytest
import scipy  # its parts are imported when they are used, which takes a second
from click.testing import Result
from rich.console import Console
from typer.testing import CliRunner

import rules
from bot.cli import app
from lab import analysis, report, runs, versions
from lab.comparison import check_together, compare_runs
from lab.figures import Figure, alike, derive, mean_of, share_of
from lab.pool import Processes, WorkersFail, block_sigint, heard_afterwards
from lab.rounds import RoundRow, Setup, play_games
from lab.runs import BadRun, Folder, Plan, framed, run_of
from lab.simulate import in_memory
from lab.sums import Sums
from lab.tournament import Duel, margins, noticed_text, rate_strategies
from lab.versions import BUILD
from rules.catalogue import RULEBOOKS
from tests.support.folding import each
from tests.support.jobs import always_killed, doubled, once_killed

QUIET = Console(quiet=True)


def maumau(*words: object) -> Result:
    result = CliRunner().invoke(app, [str(word) for word in words])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert "Traceback" not in result.output
    return result


def complains(*words: object) -> str:
    result = maumau(*words)
    assert result.exit_code == 2, result.output
    lines = [line for line in result.stderr.splitlines() if line.startswith("maumau: ")]
    assert len(lines) == 1, result.output
    return lines[0]


def run(game: str = "german", games: int = 6, **more: object) -> runs.Run:
    setup = Setup(**{"game": game, "players": max(3, RULEBOOKS[game].seats[0]), "seed": "t", **more})
    return run_of(setup, games, framed(play_games(setup, range(games))))


# playing


@pytest.mark.parametrize("game", sorted(RULEBOOKS))
def test_every_round_gives_a_row_a_seat(game: str) -> None:
    players = min(3, RULEBOOKS[game].seats[1])
    rows = play_games(Setup(game=game, players=players, strategies=("sensible",), seed="rows"), range(3))
    assert len(rows) == 3 * players
    for number in range(3):
        some = [row for row in rows if row.number == number]
        assert sorted(row.seat for row in some) == sorted(row.behind for row in some) == list(range(players))
        assert sum(row.won for row in some) == (some[0].ended == "out")
        assert min(row.place for row in some) == 1
        assert all(row.decisions >= row.turns for row in some)


def test_the_rows_are_the_same_whatever_the_shares() -> None:
    setup = Setup(game="voador", players=4, strategies=("random", "sensible", "greedy"), seed="s")
    assert play_games(setup, range(8)) == [*play_games(setup, range(5)), *play_games(setup, range(5, 8))]


def test_the_rows_are_the_same_whatever_the_processes() -> None:
    setup = Setup(game="german", players=2, seed="jobs")
    one, two = (in_memory(setup, 10, Processes(jobs), QUIET)[0].rows for jobs in (1, 2))
    assert one.equals(two)


def test_rotated_seats_play_the_same_deals() -> None:
    setup = Setup(game="german", players=2, strategies=("sensible", "greedy"), rotated=True)
    rows = play_games(setup, range(4))
    assert [row.strategy for row in rows] == ["sensible", "greedy", "greedy", "sensible"] * 2
    assert [row.seed for row in rows[:4]] == ["1/0/1"] * 4
    assert rows[4].seed == "1/1/1"


def test_matches_are_played_to_their_end() -> None:
    rows = play_games(Setup(game="classic", players=2, matches=True, options=(("target", "50"),)), range(1))
    totals = [sum(row.points for row in rows if row.seat == seat) for seat in (0, 1)]
    assert max(totals) >= 50
    assert max(row.round for row in rows) > 1


def test_a_round_without_an_end_is_broken_off_and_has_no_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lab.rounds.DECISIONS_LIMIT", 9)
    for matches in (False, True):
        rows = play_games(Setup(game="german", players=3, matches=matches), range(1))
        assert [row.ended for row in rows] == ["limit"] * 3, "its match is broken off, too"
        assert sum(row.decisions for row in rows) == 9
        assert not any(row.won for row in rows)
        assert {(row.points, row.place) for row in rows} == {(0, 1)}


@pytest.mark.parametrize("game", ["german", "solitaire"])
def test_rounds_without_an_end_are_told_apart(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["simulate", game, "--games", 12, "--players", RULEBOOKS[game].seats[0], "--seed", "t", "--out"]
    told = "had no end within"
    assert told not in maumau(*words, tmp_path / "whole").stdout
    assert told not in maumau("analyse", tmp_path / "whole").stdout
    lengths = runs.load(tmp_path / "whole").totals().lengths["decisions"]
    middle = sorted(lengths.elements())[5]
    longer = sum(number for length, number in lengths.items() if length > middle)
    monkeypatch.setattr("lab.rounds.DECISIONS_LIMIT", middle)
    for output in (maumau(*words, tmp_path / "cut").stdout, maumau("analyse", tmp_path / "cut").stdout):
        assert f"% of the rounds ({longer}) {told}" in " ".join(output.split())


@each(("games", "strategies"), [(games, many) for games in (1, 7, 1000, 100_000, 10**9) for many in (1, 3)])
def test_shares_are_all_games_once_each_and_no_deal_is_in_two(games: int, strategies: int) -> None:
    names = ("sensible", "greedy", "random")[:strategies]
    plan = Plan.of(Setup(game="german", players=3, strategies=names, rotated=True), games)
    ends = [plan.numbers(share).stop for share in range(plan.shares)]
    assert [plan.numbers(share).start for share in range(plan.shares)] == [0, *ends[:-1]]
    assert ends[-1] == games
    assert all(end % strategies == 0 for end in ends[:-1])
    assert plan.shares <= 100_000, "a folder holds so many files"


# processes


def shared_out(work: Callable[[Any], Any], shares: Iterable[Any], jobs: int) -> tuple[list[Any], bool]:
    """The results in the order of the shares, and whether it was stopped."""
    found: dict[int, Any] = {}
    stopped = Processes(jobs)(work, dict(enumerate(shares)), found.__setitem__)
    return [found[place] for place in sorted(found)], stopped


def test_what_is_shared_out_comes_back() -> None:
    assert shared_out(doubled, range(9), 2) == ([2 * number for number in range(9)], False)


def test_a_killed_workers_share_is_done_again(tmp_path: Path) -> None:
    shares = [(tmp_path, number) for number in range(8)]
    assert shared_out(once_killed, shares, 2) == (list(range(8)), False)
    assert (tmp_path / "killed").exists()


def test_workers_that_always_die_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lab.pool.BROKEN_POOLS_LIMIT", 2)
    with pytest.raises(WorkersFail):
        shared_out(always_killed, range(2), 2)


@each("jobs", [1, 2])
def test_what_was_done_before_it_was_stopped_is_kept(jobs: int) -> None:
    found: dict[int, int] = {}

    def keep(place: int, result: int) -> None:
        found[place] = result
        if len(found) == 3:
            raise KeyboardInterrupt

    assert Processes(jobs)(doubled, dict(enumerate(range(50))), keep)
    assert len(found) == 3
    assert all(result == 2 * place for place, result in found.items())


# a run that is written while it is played

MANY = ("simulate", "german", "--games", 1500, "--players", 2, "--seed", "resumed")


def begun(place: Path, *words: object, parts: int) -> subprocess.Popen[str]:
    """A process that plays as somebody runs it, when it has written so many parts."""
    command = [sys.executable, "-m", "bot", *map(str, (*MANY, "--out", place, *words))]
    child = subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, encoding="locale")
    until = time.monotonic() + 120
    while not (place / runs.ROWS).exists() or len([*(place / runs.ROWS).glob("[0-9]*")]) < parts:
        assert child.poll() is None, child.communicate()
        assert time.monotonic() < until
        time.sleep(0.02)
    return child


def files(place: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted((place / runs.ROWS).iterdir())}


@pytest.mark.gate
def test_a_run_that_was_broken_off_goes_on_and_becomes_the_same(tmp_path: Path) -> None:
    """By a kill, which leaves no worker behind; then by Ctrl+C. Played again are the shares that were missing."""
    child = begun(tmp_path / "run", "--jobs", 2, parts=3)
    workers = psutil.Process(child.pid).children(recursive=True)
    assert len(workers) >= 2
    child.kill()
    child.wait()
    left = psutil.wait_procs(workers, timeout=30)[1]
    for worker in left:
        worker.kill()
    assert left == []
    child.communicate()
    after_kill = {name: rows for name, rows in files(tmp_path / "run").items() if not name.startswith(".")}
    assert "--resume" in complains(*MANY, "--out", tmp_path / "run")
    (tmp_path / "run" / runs.ROWS / ".000099.parquet.1234").write_bytes(b"half")

    child = begun(tmp_path / "run", "--resume", parts=len(after_kill) + 2)
    child.send_signal(signal.SIGINT)
    _, said = child.communicate(timeout=60)
    assert child.returncode == 130, said
    kept = runs.load(tmp_path / "run")
    assert f"Stopped: {kept.done:,} of 1,500 games are in {tmp_path / 'run'}" in said
    assert 0 < kept.done < kept.plan.games == 1500

    assert maumau(*MANY, "--out", tmp_path / "run", "--resume").exit_code == 0
    assert maumau(*MANY, "--out", tmp_path / "whole").exit_code == 0
    assert files(tmp_path / "run") == files(tmp_path / "whole")
    one, other = (runs.load(tmp_path / name) for name in ("run", "whole"))
    assert (one.plan, one.versions) == (other.plan, other.versions)
    assert after_kill.items() <= files(tmp_path / "whole").items()
    assert maumau(*MANY, "--out", tmp_path / "run", "--resume").exit_code == 0, "when it is complete, it stays so"


@pytest.mark.gate
def test_a_full_disk_loses_no_share_that_is_written(tmp_path: Path) -> None:
    """Here a file may have 5,000 bytes, and a share of this run has more."""
    limited = "import resource, signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
    limited += "resource.setrlimit(resource.RLIMIT_FSIZE, (5000, 5000));"
    words = ["simulate", "german", "--games", "400", "--matches", "--out", str(tmp_path / "run")]
    child = subprocess.run(
        [sys.executable, "-c", f"{limited} from bot.cli import app; app({words!r})"],
        capture_output=True,
        encoding="locale",
        check=False,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},  # a compiled module would be cut off for all others
    )
    assert child.returncode == 2, child.stderr
    assert "cannot be written" in child.stderr
    assert "the same command with --resume goes on" in child.stderr
    assert "Traceback" not in child.stderr
    assert [*(tmp_path / "run" / runs.ROWS).glob(".*")] == []
    kept = runs.load(tmp_path / "run")
    assert maumau(*words, "--resume").exit_code == 0
    assert runs.load(tmp_path / "run").done == 400 > kept.done


@each(
    ("words", "said"),
    [
        (["--games", 41], "games is 40 there and 41 here"),
        (["--players", 3], "players is 2 there and 3 here"),
        (["--strategy", "greedy"], "strategies is sensible there and greedy here"),
        (["--option", "jack_on_jack=on"], "options is none there and jack_on_jack=on here"),
        (["--format", "csv"], "form is parquet there and csv here"),
    ],
)
def test_another_run_is_not_gone_on_with(words: list[object], said: str) -> None:
    with tempfile.TemporaryDirectory() as place:
        given = ["simulate", "german", "--games", 40, "--players", 2, "--out", place]
        assert maumau(*given).exit_code == 0
        before = files(Path(place))
        assert said in complains(*given, "--resume", *words)
        assert files(Path(place)) == before


def test_a_run_of_other_sources_is_not_gone_on_with(tmp_path: Path) -> None:
    """Half of its rows would be played otherwise."""
    given = ["simulate", "german", "--games", 4, "--out", tmp_path / "run"]
    assert maumau(*given).exit_code == 0
    about = json.loads((tmp_path / "run" / runs.ABOUT).read_text("utf-8"))
    about["versions"]["build"] = "0123456789ab"
    (tmp_path / "run" / runs.ABOUT).write_text(json.dumps(about), "utf-8")
    assert f"build is 0123456789ab there and {BUILD} here" in complains(*given, "--resume")
    assert "--resume goes on with the run in a folder" in complains("simulate", "german", "--resume")


@each("file", ["match.py", "strategies/shedding.py", "library/prsi.toml"])
def test_whatever_games_are_played_by_makes_another_build(file: str) -> None:
    with tempfile.TemporaryDirectory() as place:
        shutil.copytree(rules.__path__[0], place, dirs_exist_ok=True)
        before = versions.fingerprint([place])
        assert before == versions.fingerprint(rules.__path__), "the same wherever it is installed"
        with Path(place, file).open("a", encoding="utf-8") as source:
            source.write("# another\n")
        assert versions.fingerprint([place]) != before


# on disk


@pytest.mark.parametrize("form", runs.FORMATS)
def test_a_run_is_read_as_it_was_written(form: str, tmp_path: Path) -> None:
    before = run(options=(("jack_on_jack", "on"),), games=20)
    saved(before, tmp_path / "run", form)
    after = runs.load(tmp_path / "run")
    assert len(after.parts) == 20
    assert after.rows.equals(before.rows)
    assert (after.setup, after.done, after.versions) == (before.setup, before.done, before.versions)
    assert sorted(path.name for path in (tmp_path / "run").iterdir()) == sorted([runs.ABOUT, runs.ROWS])
    for what in ("seats", "strategies", "rounds", "winners", "lengths", "games"):
        assert getattr(after.totals(), what) == getattr(before.totals(), what), "the same whatever the parts"


def saved(run: runs.Run, place: Path, form: str = "parquet") -> None:
    """Write a run as if it were played."""
    folder = Folder.begun(place, Plan.of(run.setup, run.plan.games, form), "", resumed=False)
    for share in folder.left():
        folder.keep(share, run.rows.filter(pl.col("number").is_in([*folder.plan.numbers(share)])))


def test_runs_that_cannot_be_read_are_refused_with_a_sentence(tmp_path: Path) -> None:
    place = tmp_path / "run"
    assert "holds no run" in complains("analyse", place)
    saved(run(), place)
    about = json.loads((place / runs.ABOUT).read_text("utf-8"))
    for change, said in (
        ({"form": 1}, "form 1"),
        ({"versions": {**about["versions"], "game": 99}}, "another version"),
        ({"plan": 7}, "cannot be read"),
        ({"plan": {**about["plan"], "share": 0}}, "cannot be read"),
    ):
        (place / runs.ABOUT).write_text(json.dumps({**about, **change}), "utf-8")
        assert said in complains("analyse", place)
    (place / runs.ABOUT).write_text(json.dumps(about), "utf-8")
    part = place / runs.ROWS / "000000.parquet"
    part.write_bytes(b"PAR1 no table")
    assert "cannot be read" in complains("analyse", place)
    framed([]).drop("won").write_parquet(part)
    assert "has other columns" in complains("analyse", place)


def test_runs_of_several_games_or_versions_are_not_mixed(tmp_path: Path) -> None:
    saved(run(), tmp_path / "a")
    saved(run("classic"), tmp_path / "b")
    saved(run(seed="other"), tmp_path / "c")
    assert "german and of classic" in complains("analyse", tmp_path / "a", tmp_path / "b")
    assert "no deals in common" in complains("analyse", tmp_path / "a", tmp_path / "c")
    assert maumau("analyse", "--each", tmp_path / "a", tmp_path / "b").exit_code == 0
    about = json.loads((tmp_path / "a" / runs.ABOUT).read_text("utf-8"))
    saved(run(), tmp_path / "d")
    other = {**about["versions"], "build": "0123456789ab", "strategies": "ba9876543210"}
    (tmp_path / "d" / runs.ABOUT).write_text(json.dumps({**about, "versions": other}), "utf-8")
    said = " ".join(maumau("analyse", tmp_path / "a", tmp_path / "d").output.split())
    assert "sources of the strategies: ba9876543210 against" in said
    assert f"build 0123456789ab against {metadata.version('maumau')}, build" in said


# the commands


@each(
    ("words", "said"),
    [
        (["germn"], "no game 'germn'"),
        (["german", "--players", 99], "played by 2 to 5"),
        (["german", "--option", "jack_on_jak=on"], "near: jack_on_jack"),
        (["german", "--option", "jack_on_jack"], "name=value"),
        (["german", "--strategy", "genius"], "no strategy 'genius'"),
        (["german", "--strategy", "thinking:fast"], "no strategy 'thinking:fast'"),
        (["german", "--players", 2, "--strategy", "random,greedy,sensible"], "3 strategies for 2 seats"),
        (["zheng", "--players", 5, "--option", "teams=on"], "even number"),
        (["german", "--format", "xls"], "parquet or csv"),
    ],
)
def test_what_cannot_be_simulated_is_refused_in_a_line(words: list[object], said: str) -> None:
    assert said in complains("simulate", *words)


def test_a_folder_that_cannot_take_a_run_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    assert "cannot be written to" in complains("simulate", "german", "--out", tmp_path / "file")
    assert maumau("simulate", "german", "--games", 2, "--out", tmp_path / "run").exit_code == 0
    assert "holds a run already" in complains("simulate", "german", "--games", 2, "--out", tmp_path / "run")


def test_without_its_libraries_the_laboratory_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "lab"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "polars", None)
    assert "uv run --extra lab maumau simulate brings it" in complains("simulate", "german")


@pytest.mark.gate
def test_what_runs_show_is_told_and_written(tmp_path: Path) -> None:
    for name, option in (("a", "jack_on_jack=off"), ("b", "jack_on_jack=on")):
        words = ["german", "--games", 60, "--option", option, "--out", tmp_path / name]
        assert maumau("simulate", *words).exit_code == 0
    words = [tmp_path / "a", tmp_path / "b", "--out", tmp_path / "page", "--markdown", tmp_path / "docs" / "f.md"]
    result = maumau("analyse", *words)
    assert result.exit_code == 0, result.output
    assert "compared on 60 deals of the same seeds. Not the same: jack_on_jack is on against off." in " ".join(
        result.output.split()
    )
    page = (tmp_path / "page" / "index.html").read_text("utf-8")
    assert page.count("data:image/png;base64,") == 2
    assert 'src="http' not in page
    text = (tmp_path / "docs" / "f.md").read_text("utf-8")
    for picture in [line.partition("](")[2].rstrip(")") for line in text.splitlines() if line.startswith("![")]:
        assert (tmp_path / "docs" / picture).read_bytes().startswith(b"\x89PNG")


def test_who_thinks_by_the_clock_is_told_of() -> None:
    words = ["simulate", "german", "--games", 1, "--players", 2, "--strategy"]
    assert "not play the same twice" in maumau(*words, "thinking:1ms").stderr
    assert "not play the same twice" not in maumau(*words, "thinking:2").stderr


def test_a_tournament_writes_its_page(tmp_path: Path) -> None:
    words = ["german", "--deals", 4, "--players", "2,3", "--strategy", "sensible,random"]
    result = maumau("tournament", *words, "--markdown", tmp_path / "s.md")
    assert result.exit_code == 0, result.output
    page = (tmp_path / "s.md").read_text("utf-8")
    assert page.count("| german |") == 2
    assert "each named once" in complains("tournament", "--strategy", "sensible")
    for wrong in ("0", "many", "1,2,3"):
        assert "deals are a number" in complains("tournament", "--strategy", "sensible,random", "--deals", wrong)


# figures


def test_a_share_lies_in_its_interval_about_as_often_as_it_says() -> None:
    chance, within = Random(1), 0
    for _ in range(300):
        figure = share_of(Sums.of(pl.Series([chance.random() < 0.3 for _ in range(60)])))
        within += figure.low <= 0.3 <= figure.high
    assert 275 <= within <= 295


def test_figures_have_as_many_digits_as_they_bear() -> None:
    assert Figure(3.14159, 3.1, 3.18, 9).words == "3.14 ± 0.04"
    assert Figure(31.4159, 21, 41, 9).words == "31 ± 10"
    assert mean_of(Sums.of(pl.Series([2.0, 2.0, 2.0]))).words == "2.000 ± 0.000"
    assert mean_of(Sums()).words == "–"
    assert mean_of(Sums.of(pl.Series([4]))).words == "4.00"


def test_independent_values_have_the_intervals_that_scipy_gives_them() -> None:
    chance = Random(3)
    numbers = [chance.gauss(5, 2) for _ in range(40)]
    low, high = scipy.stats.ttest_1samp(numbers, 0).confidence_interval(0.95)
    figure = mean_of(Sums.of(pl.Series(numbers)))
    assert (figure.low, figure.high) == pytest.approx((low, high))
    counts = [37, 21, 30, 12]
    each_won = [Sums(100, 100, 100, count, count, count) for count in counts]
    assert alike(each_won, Sums(100, 100, 100, 100, 100, 100)) == pytest.approx(scipy.stats.chisquare(counts).pvalue)


def test_values_of_a_group_count_as_often_as_they_are_told_once() -> None:
    """A group of two that are always alike tells no more than one of them."""
    once = Sums.of(pl.Series([1.0, 4.0, 2.0, 6.0]))
    twice = Sums(4, 8, 16, 26.0, 228.0, 52.0)
    assert (mean_of(twice).low, mean_of(twice).high) == pytest.approx((mean_of(once).low, mean_of(once).high))


def always(first: str, second: str, games: int) -> runs.Run:
    """A run in which the first of two strategies wins every round."""
    setup = Setup(game="german", players=2, strategies=(first, second), rotated=True)
    rows = [
        RoundRow(number, 1, seat, name, seat, 1, 1, 0, 0, 0 if name == first else 10, 1 if name == first else 2,
            name == first, "out", "", 5.0, 0.25)
        for number in range(games)
        for seat, name in enumerate(setup.seated(number))
    ]  # fmt: skip
    return run_of(setup, games, framed(rows))


def test_who_always_wins_is_a_whole_place_ahead() -> None:
    made = always("sensible", "greedy", 6)
    ahead, points, _ = margins(made)
    assert (ahead.value, points.value) == (1, 10)
    assert [one.strategy for one in rate_strategies([made])] == ["sensible", "greedy"]


def test_rounds_to_notice_are_told_only_of_who_is_known_to_be_better() -> None:
    """Nineteen times of twenty who is ahead by half a round, with a spread of one, leads after eleven rounds."""
    run = always("sensible", "greedy", 6)
    figures = [Figure(ahead, ahead - 0.2, ahead + 0.2, 100) for ahead in (0.5, -0.5, 0.1)]
    duels = [Duel("german", 2, "sensible", "greedy", ahead, ahead, 1.0, run) for ahead in figures]
    assert [one.notice and round(one.notice.value) for one in duels] == [11, 11, None]
    assert margins(run)[2] == 0


def test_rounds_to_notice_carry_the_interval_of_the_lead() -> None:
    """Where one of two wins each round, a lead of 0.307 takes 26 rounds, of 0.357 takes 19, and of 0.257 takes 38."""
    lead = Figure(0.307, 0.257, 0.357, 1000)
    duel = Duel("classic", 2, "hard", "medium", lead, lead, sqrt(1 - 0.307**2), always("sensible", "greedy", 6))
    assert duel.notice is not None
    assert duel.notice.span == "26 (19 to 38)"
    assert noticed_text(duel) == duel.notice.span


def test_a_figure_derived_from_others_carries_their_intervals() -> None:
    one, other = Figure(5, 2, 8, 100), Figure(3, -1, 7, 50)
    apart = derive(sub, one, other)
    assert (apart.value, apart.low, apart.high, apart.of) == (2, -3, 7, 50), "3 and 4 to either side make 5"
    inverse = derive(lambda value: 1 / value, Figure(2, 1, 4, 9))
    assert (inverse.value, inverse.low, inverse.high) == (0.5, 0.25, 1), "further to one side"


def test_levels_play_in_the_laboratory_as_at_a_table(tmp_path: Path) -> None:
    """And who forgets to declare there is accused."""
    words = ["german", "--deals", 30, "--players", "2", "--strategy", "erring:0,erring:1"]
    result = maumau("tournament", *words, "--markdown", tmp_path / "s.md")
    assert result.exit_code == 0, result.output
    assert "| better |" in (tmp_path / "s.md").read_text("utf-8")
    forgets = Setup(game="german", players=2, strategies=("erring:1", "sensible"))
    assert any(row.drawn > row.turns for row in play_games(forgets, range(20)) if row.strategy == "erring:1")


def test_ratings_do_not_hang_on_who_was_met_last() -> None:
    runs = [always("sensible", "greedy", 40), always("greedy", "random", 400)]
    for order in (runs, runs[::-1]):
        assert [one.strategy for one in rate_strategies(order)] == ["sensible", "greedy", "random"]


def test_a_difference_is_said_in_words() -> None:
    """Pairs that differ always and alike; where nothing is other, nothing is claimed."""
    first = run(games=8)
    longer = run_of(
        first.setup, 8, first.rows.with_columns(turns=(pl.col("turns") + pl.col("number") % 2 + 1).cast(pl.Int32))
    )
    said = compare_runs(first, longer)
    assert said[1].startswith("A round lasts 4.5 ±")
    assert said[1].endswith("turns longer.")
    assert said[2].startswith("No difference in cards drawn was found")


def test_pairs_are_deals_of_the_same_seed() -> None:
    """With rotated seats game 5 is deal 2, and not the deal of game 5 in a run without them."""
    plain = run(games=6, players=2)
    rotated = run(games=10, players=2, strategies=("sensible", "greedy"), rotated=True)
    said = compare_runs(plain, rotated)
    assert "compared on 5 deals of the same seeds" in said[0]
    assert said[1] == "Not the same: strategies: sensible, greedy against sensible; seats: rotated against as named."
    assert said[2] == "Deals that one of the runs alone has played, and are left out: 1."


def test_a_deal_that_was_not_played_from_every_seat_is_no_pair() -> None:
    rotated = run(games=9, players=2, strategies=("sensible", "greedy"), rotated=True)
    assert "compared on 4 deals" in compare_runs(run(games=6, players=2), rotated)[0]


def test_matches_are_compared_whole() -> None:
    """The first rounds of a match alone would be those of matches that last long in both runs."""
    first = run("classic", 4, players=2, matches=True, options=(("target", "50"),))
    second = run("classic", 4, players=2, matches=True, options=(("target", "100"),))
    said = compare_runs(first, second)
    assert "compared on 4 deals" in said[0]
    assert said[1] == "Not the same: target is 100 against 50."
    assert any(sentence.startswith("A match lasts") or "turns was found" in sentence for sentence in said)


def test_an_option_that_was_named_as_it_is_usually_is_no_difference() -> None:
    said = compare_runs(run(games=6), run(games=6, options=(("jack_on_jack", "off"),)))
    assert not any(sentence.startswith("Not the same") for sentence in said)


def test_a_seed_that_deals_other_cards_under_an_option_is_named() -> None:
    said = compare_runs(run("german", 6, options=(("packs", "1"),)), run("german", 6, options=(("packs", "2"),)))
    assert any("deals other cards" in sentence for sentence in said)
    assert not any("deals other cards" in sentence for sentence in compare_runs(run(games=6), run(games=6)))


@each(
    ("other", "said"),
    [
        ({"players": 2}, "with 3 and with 2 players"),
        ({"matches": True}, "of matches and of single rounds"),
    ],
)
def test_runs_whose_pairs_would_make_no_sense_are_refused(other: dict[str, object], said: str) -> None:
    with pytest.raises(BadRun, match=said):
        check_together([run(games=2), run(games=2, **other)])


def test_a_page_says_what_solitaire_shows() -> None:
    found = analysis.findings(run("solitaire", 12, players=1))
    assert "of the deals are won" in found.sentences[0]
    assert report.tables(found) == []
    assert report.draw_report(found).startswith(b"\x89PNG")


def test_an_empty_run_shows_nothing() -> None:
    setup = Setup(game="german", players=2)
    with pytest.raises(BadRun):
        analysis.findings(run_of(setup, 3, framed([])))


def interrupted(done: list[str]) -> None:
    with heard_afterwards():
        signal.raise_signal(signal.SIGINT)
        done.append("all of it")
    done.append("more")


def interrupted_through_another_thread(done: list[str]) -> None:
    """The thread that draws a progress bar was begun before, and may be the one that the signal reaches."""
    over = threading.Event()
    other = threading.Thread(target=over.wait, daemon=True)
    other.start()
    try:
        with block_sigint():
            signal.pthread_kill(other.ident or 0, signal.SIGINT)
            time.sleep(0.05)
            done.append("all of it")
        done.append("more")
    finally:
        over.set()


@pytest.fixture
def hears_ctrl_c() -> Iterator[None]:
    """As at a terminal: a process that was started in the background may have to ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_ctrl_c_is_heard_after_what_it_must_not_break_off(hears_ctrl_c: None) -> None:
    done: list[str] = []
    sends_to_threads = hasattr(signal, "pthread_kill")  # Windows does not
    for interrupt in (interrupted, interrupted_through_another_thread) if sends_to_threads else (interrupted,):
        done.clear()
        with pytest.raises(KeyboardInterrupt):
            interrupt(done)
        assert done == ["all of it"]
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)
