"""Counts of all lines of play, written by the referee, against the engine's."""

from pathlib import Path
from typing import NamedTuple

import pytest

from settebello.engine import Match, Move, Position, Seat, parse_cards
from settebello.engine.perft import perft
from tests.engine.games import BOOK
from tests.engine.make_perft import FOLDER, STARTS, Start, text


class Counted(NamedTuple):
    """A position and how many lines of play it has, by depth."""

    position: Position
    counts: dict[int, int]


def read(path: Path) -> Counted:
    """A perft file as the engine sees it."""
    facts: dict[str, str] = {}
    changes: dict[str, str] = {}
    counts: dict[int, int] = {}
    for line in path.read_text("utf-8").splitlines():
        word, _, rest = line.partition(" ")
        if word == "change:":
            key, _, value = rest.partition(" ")
            changes[key] = value
        elif word.endswith(":"):
            facts[word[:-1]] = rest
        else:
            counts[int(word)] = int(rest)
    ruleset = BOOK.ruleset(facts["rules"]).changed(changes)
    match = Match.start(ruleset, int(facts["players"]), Seat(int(facts["dealer"])))
    position = match.deal_deck(parse_cards(facts["deck"])).match.position
    assert position is not None
    for move in facts["moves"].split():
        if move != "-":
            position = position.play(Move.parse(move, ruleset.deck.pack)).position
    return Counted(position, counts)


def deepest(most: int) -> list[tuple[str, int]]:
    """Every file with its deepest count of no more than so many lines of play."""
    found = {}
    for path in sorted(FOLDER.glob("*.txt")):
        for line in path.read_text("utf-8").splitlines():
            depth, _, count = line.partition(" ")
            if depth.isdecimal() and int(count) <= most:
                found[path.stem] = int(depth)
    return list(found.items())


@pytest.mark.parametrize(("name", "depth"), deepest(150))
def test_the_engine_counts_as_many_lines_of_play_as_the_referee(name: str, depth: int) -> None:
    counted = read(FOLDER / f"{name}.txt")
    assert [perft(counted.position, n) for n in range(1, depth + 1)] == list(counted.counts.values())[:depth]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "depth"), deepest(10**9))
def test_the_engine_counts_as_many_long_lines_of_play_as_the_referee(name: str, depth: int) -> None:
    counted = read(FOLDER / f"{name}.txt")
    assert perft(counted.position, depth) == counted.counts[depth]


def test_no_move_is_one_line_of_play() -> None:
    assert perft(read(FOLDER / "scopa_2.txt").position, 0) == 1


@pytest.mark.slow
@pytest.mark.parametrize("start", STARTS, ids=[start.name for start in STARTS])
def test_every_file_is_what_the_referee_writes_today(start: Start) -> None:
    assert (FOLDER / f"{start.name}.txt").read_text("utf-8") == text(start)


def test_there_is_a_file_for_every_shipped_game_and_none_that_nobody_writes() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {start.name for start in STARTS}
