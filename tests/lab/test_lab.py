"""The laboratory: the same rounds whoever plays them, nothing half-written, figures that agree with what is known."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import polars as pl
import pytest
from click.testing import Result
from rich.console import Console
from typer.testing import CliRunner

from bot.cli import app
from lab import analysis, report, runs
from lab.figures import Figure, alike, mean_of, share_of
from lab.pool import WorkersDie, share_out
from lab.rounds import Row, Setup, played
from lab.runs import BadRun, framed, run_of
from lab.simulate import shares_of, simulate
from lab.tournament import margins, rated
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
    setup = Setup(**{"game": game, "players": max(3, RULEBOOKS[game].seats[0]), "seed": "t", **more})  # type: ignore[arg-type]
    return run_of(setup, games, framed(played(setup, range(games))))


# playing


@pytest.mark.parametrize("game", sorted(RULEBOOKS))
def test_every_round_gives_a_row_a_seat(game: str) -> None:
    players = min(3, RULEBOOKS[game].seats[1])
    rows = played(Setup(game=game, players=players, strategies=("sensible",), seed="rows"), range(3))
    assert len(rows) == 3 * players
    for number in range(3):
        some = [row for row in rows if row.number == number]
        assert sorted(row.seat for row in some) == sorted(row.behind for row in some) == list(range(players))
        assert sum(row.won for row in some) == (some[0].ended == "out")
        assert min(row.place for row in some) == 1
        assert all(row.decisions >= row.turns for row in some)


def test_the_rows_are_the_same_whatever_the_shares() -> None:
    setup = Setup(game="voador", players=4, strategies=("random", "sensible", "greedy"), seed="s")
    assert played(setup, range(8)) == [*played(setup, range(5)), *played(setup, range(5, 8))]


def test_the_rows_are_the_same_whatever_the_processes() -> None:
    setup = Setup(game="german", players=2, seed="jobs")
    one, two = (simulate(setup, 10, jobs, QUIET)[0].rows for jobs in (1, 2))
    assert one.equals(two)


def test_rotated_seats_play_the_same_deals() -> None:
    setup = Setup(game="german", players=2, strategies=("sensible", "greedy"), rotated=True)
    rows = played(setup, range(4))
    assert [row.strategy for row in rows] == ["sensible", "greedy", "greedy", "sensible"] * 2
    assert [row.seed for row in rows[:4]] == ["1/0/1"] * 4
    assert rows[4].seed == "1/1/1"


def test_matches_are_played_to_their_end() -> None:
    rows = played(Setup(game="classic", players=2, matches=True, options=(("target", "50"),)), range(1))
    totals = [sum(row.points for row in rows if row.seat == seat) for seat in (0, 1)]
    assert max(totals) >= 50
    assert max(row.round for row in rows) > 1


def test_shares_are_the_same_games_once_each() -> None:
    for games in (1, 7, 1000, 100_000):
        assert [number for share in shares_of(games) for number in share] == list(range(games))


# processes


def test_what_is_shared_out_comes_back_in_order() -> None:
    told: list[int] = []
    assert share_out(doubled, range(9), 2, told.append).results == [2 * number for number in range(9)]
    assert sorted(told) == list(range(9))


def test_a_killed_workers_share_is_done_again(tmp_path: Path) -> None:
    shares = [(tmp_path, number) for number in range(8)]
    done = share_out(once_killed, shares, 2, lambda _: None)
    assert (done.results, done.stopped) == (list(range(8)), False)
    assert (tmp_path / "killed").exists()


def test_workers_that_always_die_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lab.pool.BROKEN_POOLS_LIMIT", 2)
    with pytest.raises(WorkersDie):
        share_out(always_killed, range(2), 2, lambda _: None)


@each("jobs", [1, 2])
def test_what_was_done_before_it_was_stopped_is_kept(jobs: int) -> None:
    def tell(place: int) -> None:
        if place >= 3:
            raise KeyboardInterrupt

    done = share_out(doubled, range(50), jobs, tell)
    assert done.stopped
    assert 0 < len(done.results) < 50
    assert done.results == sorted(done.results)


def test_stopping_by_hand_keeps_what_is_done_and_says_so(tmp_path: Path) -> None:
    """A process as somebody runs it, and a Ctrl+C."""
    words = ["simulate", "german", "--games", "2000000", "--out", str(tmp_path / "run"), "--jobs", "2"]
    child = subprocess.Popen([sys.executable, "-m", "bot", *words], stderr=subprocess.PIPE, text=True)
    until = time.monotonic() + 60
    while not (tmp_path / "run").exists() and time.monotonic() < until:
        time.sleep(0.1)
    time.sleep(6)
    child.send_signal(signal.SIGINT)
    _, said = child.communicate(timeout=60)
    assert child.returncode == 130, said
    assert "Stopped: what was done" in said
    if (tmp_path / "run" / runs.ABOUT).exists():  # on a slow machine nothing was
        kept = runs.load(tmp_path / "run")
        assert 0 < kept.done < kept.asked == 2_000_000


# on disk


@pytest.mark.parametrize("form", runs.FORMATS)
def test_a_run_is_read_as_it_was_written(form: str, tmp_path: Path) -> None:
    before = run(options=(("jack_on_jack", "on"),))
    runs.save(before, tmp_path / "run", form)
    after = runs.load(tmp_path / "run")
    assert after.rows.equals(before.rows)
    assert (after.setup, after.done, after.version) == (before.setup, before.done, before.version)
    assert sorted(path.name for path in (tmp_path / "run").iterdir()) == sorted([runs.ABOUT, f"rounds.{form}"])


def test_nothing_is_half_written_when_the_disk_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = run(games=400)
    limited = "import resource, signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
    limited += "resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000));"
    words = ["simulate", "german", "--games", "400", "--out", str(tmp_path / "run")]
    child = subprocess.run(
        [sys.executable, "-c", f"{limited} from bot.cli import app; app({words!r})"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.done == 400
    assert child.returncode == 2, child.stderr
    assert "cannot be written to" in child.stderr
    assert "Traceback" not in child.stderr
    assert list((tmp_path / "run").iterdir()) == []


def test_runs_that_cannot_be_read_are_refused_with_a_sentence(tmp_path: Path) -> None:
    place = tmp_path / "run"
    assert "holds no run" in complains("analyse", place)
    runs.save(run(), place)
    about = json.loads((place / runs.ABOUT).read_text())
    for change, said in (
        ({"form": 99}, "form 99"),
        ({"game_version": 99}, "another version"),
        ({"rows": "gone.parquet"}, "holds no run"),
        ({"setup": 7}, "cannot be read"),
    ):
        (place / runs.ABOUT).write_text(json.dumps({**about, **change}))
        assert said in complains("analyse", place)
    (place / runs.ABOUT).write_text(json.dumps(about))
    (place / "rounds.parquet").write_bytes(b"PAR1 no table")
    assert "cannot be read" in complains("analyse", place)


def test_runs_of_several_games_or_versions_are_not_mixed(tmp_path: Path) -> None:
    runs.save(run(), tmp_path / "a")
    runs.save(run("classic"), tmp_path / "b")
    runs.save(run(seed="other"), tmp_path / "c")
    assert "german and of classic" in complains("analyse", tmp_path / "a", tmp_path / "b")
    assert "other seeds" in complains("analyse", tmp_path / "a", tmp_path / "c")
    assert maumau("analyse", "--each", tmp_path / "a", tmp_path / "b").exit_code == 0
    about = json.loads((tmp_path / "c" / runs.ABOUT).read_text())
    (tmp_path / "c" / runs.ABOUT).write_text(json.dumps({**about, "maumau": "0.0.1"}))
    assert "of versions" in complains("analyse", tmp_path / "a", tmp_path / "c")


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
    (tmp_path / "file").write_text("")
    assert "cannot be written to" in complains("simulate", "german", "--out", tmp_path / "file")
    assert maumau("simulate", "german", "--games", 2, "--out", tmp_path / "run").exit_code == 0
    assert "holds a run already" in complains("simulate", "german", "--games", 2, "--out", tmp_path / "run")


def test_without_its_libraries_the_laboratory_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "lab"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "polars", None)
    assert "pip install '.[lab]'" in complains("simulate", "german")


def test_what_runs_show_is_told_and_written(tmp_path: Path) -> None:
    for name, option in (("a", "jack_on_jack=off"), ("b", "jack_on_jack=on")):
        words = ["german", "--games", 60, "--option", option, "--out", tmp_path / name]
        assert maumau("simulate", *words).exit_code == 0
    words = [tmp_path / "a", tmp_path / "b", "--out", tmp_path / "page", "--markdown", tmp_path / "docs" / "f.md"]
    result = maumau("analyse", *words)
    assert result.exit_code == 0, result.output
    assert "Compared on 60 rounds dealt from the same seeds" in " ".join(result.output.split())
    page = (tmp_path / "page" / "index.html").read_text()
    assert page.count("data:image/png;base64,") == 2
    assert 'src="http' not in page
    text = (tmp_path / "docs" / "f.md").read_text()
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
    page = (tmp_path / "s.md").read_text()
    assert page.count("| german |") == 2
    assert "each named once" in complains("tournament", "--strategy", "sensible")
    for wrong in ("0", "many", "1,2,3"):
        assert "deals are a number" in complains("tournament", "--strategy", "sensible,random", "--deals", wrong)


# figures


def test_a_share_lies_in_its_interval_about_as_often_as_it_says() -> None:
    chance, within = Random(1), 0
    for _ in range(300):
        figure = share_of(pl.Series([chance.random() < 0.3 for _ in range(60)]))
        within += figure.low <= 0.3 <= figure.high
    assert 275 <= within <= 295


def test_figures_have_as_many_digits_as_they_bear() -> None:
    assert Figure(3.14159, 3.1, 3.18, 9).words == "3.14 ± 0.04"
    assert Figure(31.4159, 21, 41, 9).words == "31 ± 10"
    assert mean_of(pl.Series([2.0, 2.0, 2.0])).words == "2.000 ± 0.000"
    assert mean_of(pl.Series([], dtype=pl.Float64)).words == "–"
    assert mean_of(pl.Series([4])).words == "4.00"


def test_seats_that_differ_by_chance_alone_are_alike() -> None:
    assert alike([100, 104, 98, 98]) > 0.5
    assert alike([100, 300, 98, 98]) < 0.001


def always(first: str, second: str, games: int) -> runs.Run:
    """A run in which the first of two strategies wins every round."""
    setup = Setup(game="german", players=2, strategies=(first, second), rotated=True)
    rows = [
        Row(number, 1, seat, name, seat, 1, 1, 0, 0, 0 if name == first else 10, 1 if name == first else 2,
            name == first, "out", "")
        for number in range(games)
        for seat, name in enumerate(setup.seated(number))
    ]  # fmt: skip
    return run_of(setup, games, framed(rows))


def test_who_always_wins_is_a_whole_place_ahead() -> None:
    made = always("sensible", "greedy", 6)
    ahead, points = margins(made)
    assert (ahead.value, points.value) == (1, 10)
    assert [one.strategy for one in rated([made])] == ["sensible", "greedy"]


def test_ratings_do_not_hang_on_who_was_met_last() -> None:
    runs = [always("sensible", "greedy", 40), always("greedy", "random", 400)]
    for order in (runs, runs[::-1]):
        assert [one.strategy for one in rated(order)] == ["sensible", "greedy", "random"]


def test_a_difference_is_said_in_words() -> None:
    """Pairs that differ always and alike; where nothing is other, nothing is claimed."""
    first = run(games=8)
    longer = run_of(first.setup, 8, first.rows.with_columns(turns=pl.col("turns") + pl.col("number") % 2 + 1))
    said = analysis.compared(first, longer)
    assert said[1].startswith("A round lasts 4.5 ±")
    assert said[1].endswith("turns longer.")
    assert said[2].startswith("No difference in cards drawn was found")


def test_a_page_says_what_solitaire_shows() -> None:
    found = analysis.findings(run("solitaire", 12, players=1))
    assert "of the deals are won" in found.sentences[0]
    assert report.tables(found) == []
    assert report.drawn(found).startswith(b"\x89PNG")


def test_an_empty_run_shows_nothing() -> None:
    setup = Setup(game="german", players=2)
    with pytest.raises(BadRun):
        analysis.findings(run_of(setup, 3, framed([])))
