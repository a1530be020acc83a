"""The bytes on the pipes to the worker processes: equal for deals that the seat asked cannot tell apart."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from random import Random

import pytest

from settebello import resources
from settebello.ai import WorkerAdviser, WorkerOpponents
from settebello.ai.pipe_requests import search_request
from settebello.clock import SystemClock
from settebello.notation import Record
from settebello.session import TableSession
from settebello.ui.table.view.helps.hint_request import HintRequest
from tests.ai import entries
from tests.ai.searchers import OPPONENTS, view_in_turn
from tests.ai.twin_deals import hidden_cards, position_of, twin, unfinished
from tests.ai.views import EVERY_GAME, RULEBOOK
from tests.combinations import sampled
from tests.ui.tables import NoJournal

PATIENCE = 30.0
"""Seconds of real time a test waits for a process on a busy machine before it fails."""
FEW, ALL = 2, 1000
"""Decisions that are compared in one deal."""
NOVICE = "bimbo"


def pairs(name: str, players: int, seed: int, most: int) -> Iterator[tuple[Record, Record]]:
    """Matches before some decisions of a deal, evenly spread, each with its twin."""
    records = list(unfinished(RULEBOOK.ruleset(name), players, seed, NOVICE))
    apart = max(1, len(records) // most)
    for record in records[apart // 2 :: apart]:
        position = position_of(record)
        other = twin(record, seed)
        # Near the end of a deal there may be no other way to deal what is hidden.
        if position_of(other) != position:
            assert hidden_cards(position_of(other)) == hidden_cards(position)
            yield record, other


def wait(answered: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not answered():
        assert time.monotonic() < end, "no answer came"
        time.sleep(0.001)


def noted(folder: Path) -> list[bytes]:
    return (folder / entries.NOTED).read_bytes().splitlines()


@pytest.fixture
def folders(tmp_path: Path) -> Sequence[Path]:
    """Two folders, each for what one process was sent."""
    found = tmp_path / "dealt", tmp_path / "twin"
    for folder in found:
        folder.mkdir()
    return found


def sessions_ask(records: Sequence[tuple[Record, Record]], folders: Sequence[Path]) -> None:
    """Continue all matches, each side with its own process; every session asks the opponent in turn."""
    both = [
        WorkerOpponents(
            (folder, resources.rules()),
            (resources.assets() / "opponents",),
            clock=SystemClock(),
            budget=PATIENCE,
            entry=entries.noting,
        )
        for folder in folders
    ]
    try:
        for number, pair in enumerate(records):
            for opponents, record in zip(both, pair, strict=True):
                session = TableSession(record, opponents=opponents, journal=NoJournal(), rng=Random(number))
                wait(session.listen)
    finally:
        for opponents in both:
            opponents.close()


@pytest.mark.parametrize("most", [FEW, pytest.param(ALL, marks=pytest.mark.slow)])
def test_a_session_sends_the_same_bytes_for_deals_that_the_seat_cannot_tell_apart(
    folders: Sequence[Path], most: int
) -> None:
    records = [
        pair for seed, (name, players) in enumerate(EVERY_GAME) for pair in pairs(name, players, seed, most)
    ]
    assert {(one.ruleset.id, len(one.seats)) for one, _ in records} == set(EVERY_GAME)
    sessions_ask(records, folders)
    dealt, changed = map(noted, folders)
    assert len(dealt) == len(records)
    assert dealt == changed


def test_the_bytes_differ_as_soon_as_a_card_in_sight_differs(folders: Sequence[Path]) -> None:
    records = list(unfinished(RULEBOOK.ruleset("scopa"), 2, 3, NOVICE))
    sessions_ask([(records[4], records[5])], folders)
    assert noted(folders[0]) != noted(folders[1])


def test_a_hint_sends_the_same_bytes_for_deals_that_the_seat_cannot_tell_apart(
    folders: Sequence[Path],
) -> None:
    records = [
        pair for seed, (name, players) in enumerate(EVERY_GAME) for pair in pairs(name, players, seed, 1)
    ]
    for place, folder in enumerate(folders):
        adviser = WorkerAdviser((folder, resources.rules()), entry=entries.noting_adviser)
        try:
            for pair in records:
                hint = HintRequest(adviser)
                hint.ask(view_in_turn(position_of(pair[place])))
                wait(hint.poll)
        finally:
            adviser.close()
    dealt, changed = map(noted, folders)
    assert len(dealt) == len(records)
    assert dealt == changed


@pytest.mark.parametrize(("name", "players"), sampled(EVERY_GAME, 4))
def test_the_second_process_of_a_search_gets_the_same_bytes(name: str, players: int) -> None:
    opponent = OPPONENTS.get("campione")
    assert opponent is not None
    assert opponent.effort is not None
    effort = asdict(opponent.effort)
    for record, other in pairs(name, players, 11, FEW):
        views = [view_in_turn(position_of(one)) for one in (record, other)]
        first, second = (search_request(1, view, effort, 100, 7) for view in views)
        assert first == second
