"""The table of levels, and the journals from which a long measurement goes on."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from settebello.lab import (
    Deck,
    Journal,
    Ladder,
    LadderGame,
    Setup,
    Standings,
    all_pairs,
    decks_played,
    match,
    neighbours,
)
from tests.lab.material import QUIET, RULEBOOK, deck_of, no_time, setup_of


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[list[int]]:
    """The numbers of the decks that each meeting plays anew."""
    found: list[list[int]] = []

    def watched(setup: Setup, numbers: Iterable[int], jobs: int) -> Iterator[Deck]:
        found.append(list(numbers))
        return decks_played(setup, found[-1], jobs)

    monkeypatch.setattr(match, "decks_played", watched)
    return found


def ladder(keep: Path | None = None, deals: int = 2, seed: int = 1) -> Ladder:
    games = [("scopa", 2), ("scopa", 3)]
    return Ladder(
        games=tuple(LadderGame(RULEBOOK.ruleset(name), players) for name, players in games),
        pairs=neighbours(["random", "bimbo"]),
        deals=deals,
        seed=seed,
        entrants=setup_of().entrants,
        clock=no_time,
        keep=keep,
    )


def climbed(found: Ladder) -> Standings:
    return list(found.climb(1, QUIET))[-1]


def test_neighbours_are_each_with_the_one_below() -> None:
    assert neighbours(["a", "b", "c"]) == (("b", "a"), ("c", "b"))


def test_all_pairs_have_the_one_higher_up_first() -> None:
    assert all_pairs(["a", "b", "c"]) == (("b", "a"), ("c", "a"), ("c", "b"))


def test_the_table_has_a_row_a_pair_and_a_column_a_game() -> None:
    first, last = ladder().climb(1, QUIET)
    lines = last.markdown().splitlines()
    assert "|  | scopa, 2 players | scopa, 3 players |" in lines
    (row,) = [line for line in lines if line.startswith("| bimbo – random |")]
    for figures in last.done.values():
        assert f"| {figures.points} |" in row
    assert [line.split(" | ")[0] for line in lines if " us, " in line] == ["| bimbo", "| random"]
    assert lines[-1].startswith("Seed 1. Settebello ")
    # What has not been played yet is left open.
    assert "| – |" in first.markdown()
    assert "| – |" not in last.markdown()


def test_what_has_been_played_is_found_again(tmp_path: Path, asked: list[list[int]]) -> None:
    once = climbed(ladder(tmp_path))
    again = climbed(ladder(tmp_path))
    assert again.done == once.done
    assert asked == [[0, 1], [0, 1], [], []]


def test_more_decks_begin_where_the_last_ones_ended(tmp_path: Path, asked: list[list[int]]) -> None:
    climbed(ladder(tmp_path, deals=1))
    more = climbed(ladder(tmp_path, deals=3))
    assert asked == [[0], [0], [1, 2], [1, 2]]
    assert more.done == climbed(ladder(deals=3)).done


def test_fewer_decks_are_counted_alone(tmp_path: Path) -> None:
    climbed(ladder(tmp_path, deals=3))
    assert climbed(ladder(tmp_path, deals=2)).done == climbed(ladder(deals=2)).done


def test_a_journal_keeps_all_of_a_deck(tmp_path: Path) -> None:
    decks = [replace(deck_of(7, 2, 0.5), number=7), *decks_played(setup_of(), [3], 1)]
    journal = Journal(tmp_path, setup_of())
    for deck in decks:
        journal.add(deck)
    assert Journal(tmp_path, setup_of()).decks == tuple(decks)


@pytest.mark.parametrize(
    "other",
    [setup_of(seed=2), setup_of("bimbo"), setup_of(ruleset="scopa_assi"), setup_of(players=3)],
    ids=["seed", "player", "ruleset", "players"],
)
def test_another_meeting_has_another_journal(tmp_path: Path, other: Setup) -> None:
    Journal(tmp_path, setup_of()).add(deck_of(0, 2, 0))
    assert Journal(tmp_path, other).decks == ()
    assert len(Journal(tmp_path, setup_of()).decks) == 1


def test_a_line_cut_short_is_played_again(tmp_path: Path, asked: list[list[int]]) -> None:
    climbed(ladder(tmp_path, deals=3))
    for path in tmp_path.iterdir():
        path.write_text(path.read_text("utf-8")[:-30], "utf-8")
    assert climbed(ladder(tmp_path, deals=3)).done == climbed(ladder(deals=3)).done
    assert asked[2:4] == [[2], [2]]


def test_a_player_whose_file_has_changed_plays_anew(tmp_path: Path) -> None:
    folder = tmp_path / "opponents"
    folder.mkdir()
    source = Path(setup_of().entrants.folders[0]) / "bimbo.yaml"
    text = source.read_text("utf-8")
    (folder / "bimbo.yaml").write_text(text, "utf-8")
    plan = replace(setup_of("bimbo"), entrants=replace(setup_of().entrants, folders=(str(folder),)))
    Journal(tmp_path, plan).add(deck_of(0, 2, 0))
    assert len(Journal(tmp_path, plan).decks) == 1
    (folder / "bimbo.yaml").write_text(f"# Another one.\n{text}", "utf-8")
    assert Journal(tmp_path, plan).decks == ()


def test_a_file_that_is_no_journal_is_none(tmp_path: Path) -> None:
    Journal(tmp_path, setup_of())
    (path,) = tmp_path.iterdir()
    for text in ("", "[]\n", json.dumps({"journal": 99}) + "\n"):
        path.write_text(text, "utf-8")
        assert Journal(tmp_path, setup_of()).decks == ()


def test_an_interruption_keeps_the_decks_and_ends_the_climb(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(setup: Setup, numbers: Iterable[int], jobs: int) -> Iterator[Deck]:
        yield next(decks_played(setup, list(numbers)[:1], jobs))
        raise KeyboardInterrupt

    monkeypatch.setattr(match, "decks_played", interrupted)
    (standings,) = ladder(tmp_path).climb(1, QUIET)
    assert standings.interrupted
    assert not standings.done
    journal = Journal(tmp_path, setup_of("bimbo", "random"))
    assert [deck.number for deck in journal.decks] == [0]
