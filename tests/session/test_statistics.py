"""Statistics come from the records alone, and add up to what was played."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from settebello.engine import Category, Ruleset, Seat, Side
from settebello.notation import Record, SeatRecord, print_record
from settebello.notation.record import replay
from settebello.session import PERSON, TableSession, TakeBack, Waiting
from settebello.session.chronicle import MEMORY, Chronicle, remembered_summaries
from settebello.session.statistics import by_opponent, counted, side_of, tally_of
from settebello.session.summary import MatchSummary, summary_of
from settebello.storage.saves import Saves
from tests.notation.matches import rules_of
from tests.session.test_table import Shelf, Slow, step

LEVELS = ("amico", "bimbo", "esperto")


def played(seed: int, players: int = 2, ruleset: Ruleset | None = None) -> Record:
    """The record of a whole match."""
    seats = (SeatRecord("Ada"), *(SeatRecord(level=level) for level in LEVELS[: players - 1]))
    rules = ruleset or rules_of("scopa", {"match.target": 3})
    session = TableSession.start(rules, seats, opponents=Slow(), journal=Shelf(), rng=Random(seed))
    while session.waiting_for is not Waiting.NOTHING:
        step(session)
    return session.record


@pytest.fixture(scope="module")
def records() -> tuple[Record, ...]:
    return tuple(played(seed, 4 if seed % 3 == 0 else 2) for seed in range(7))


def finished(folder: Path, records: tuple[Record, ...]) -> Saves:
    saves = Saves(folder)
    for record in records:
        saves.write(print_record(record))
        saves.finish()
    return saves


def test_a_summary_tells_what_the_score_sheets_said(records: tuple[Record, ...]) -> None:
    for record in records:
        summary = summary_of(record)
        assert summary.totals == replay(record).match.scores
        assert summary.winner == replay(record).match.winner
        assert [deal.points for deal in summary.deals] == [deal.score for deal in record.deals]
        for deal, kept in zip(record.deals, summary.deals, strict=True):
            # A sweep is marked at its move; an opening table that adds up has no move.
            assert sum(kept.sweeps) == len(deal.scopas)
            for side in range(len(kept.points)):
                assert sum(points[side] for points in kept.categories.values()) == kept.points[side]


def test_a_summary_is_read_as_it_was_written(records: tuple[Record, ...]) -> None:
    for record in records:
        summary = summary_of(record)
        assert MatchSummary.parse(str(summary)) == summary


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"ruleset": 3}', "\x00"])
def test_another_text_is_no_summary(text: str) -> None:
    with pytest.raises(ValueError, match="not the summary"):
        MatchSummary.parse(text)


@pytest.mark.parametrize("variant", ["scopa", "scopa_a_perdere"])
def test_who_wins_is_ahead_also_where_few_points_win(variant: str) -> None:
    for seed in range(6):
        summary = summary_of(played(seed, 2, rules_of(variant, {"match.target": 6})))
        (ahead,) = tally_of([summary]).advantage
        assert abs(ahead) == abs(summary.totals[0] - summary.totals[1])
        assert (ahead > 0) == (summary.winner == side_of(summary))


def test_a_tally_adds_up_what_was_played(records: tuple[Record, ...]) -> None:
    summaries = [summary_of(record) for record in records]
    tally = tally_of(summaries)
    assert tally.matches == len(records)
    assert tally.deals == sum(len(record.deals) for record in records)
    assert tally.own_points + tally.other_points == sum(sum(one.totals) for one in summaries)
    assert sum(tally.own_categories.values()) == tally.own_points
    assert sum(tally.other_categories.values()) == tally.other_points
    assert tally.own_categories[Category.SWEEPS] == tally.own_sweeps
    assert tally.won == sum(one.winner == PERSON % len(one.totals) for one in summaries)
    assert sum(ahead > 0 for ahead in tally.advantage) == tally.won


def won(summary: MatchSummary, *, by_person: bool) -> MatchSummary:
    return replace(summary, winner=Side(PERSON if by_person else 1 - PERSON))


def test_runs_are_those_of_matches_won_in_a_row(records: tuple[Record, ...]) -> None:
    one = summary_of(records[1])
    results = [won(one, by_person=letter == "w") for letter in "wwlwwwlww"]
    tally = tally_of(results)
    assert (tally.longest_run, tally.present_run) == (3, 2)
    assert tally_of(results[:7]).present_run == 0
    assert tally_of([]).longest_run == 0


def test_a_match_that_was_taken_back_or_left_or_watched_does_not_count(records: tuple[Record, ...]) -> None:
    one = summary_of(records[1])
    assert counted([one]) == (one,)
    assert not counted([replace(one, taken_back=1)])
    assert not counted([replace(one, repeated=True)])
    assert not counted([replace(one, winner=None)])
    assert not counted([replace(one, levels=("amico", "amico"))])


def test_the_one_across_the_table_is_no_opponent(records: tuple[Record, ...]) -> None:
    for summary in map(summary_of, records):
        expected = ("amico", "esperto") if len(summary.levels) == 4 else ("amico",)
        assert by_opponent(summary) == expected


def test_records_are_read_once_and_only_new_ones_after_that(
    tmp_path: Path, records: tuple[Record, ...]
) -> None:
    saves = finished(tmp_path, records[:3])
    asked = []

    def rules(name: str, changes: Mapping[str, Any]) -> Ruleset:
        asked.append(name)
        return rules_of(name, changes)

    chronicle = Chronicle(saves, rules)
    assert list(chronicle.read()) == [0, 1 / 3, 2 / 3, 1]
    assert chronicle.summaries == tuple(map(summary_of, records[:3]))
    assert len(asked) == 3
    finished(tmp_path, records[3:4])
    again = Chronicle(saves, rules)
    assert list(again.read()) == [0, 1]
    assert len(asked) == 4
    assert again.summaries == tuple(map(summary_of, records[:4]))


def test_known_matches_are_remembered_without_reading_a_record(
    tmp_path: Path, records: tuple[Record, ...]
) -> None:
    saves = finished(tmp_path, records[:2])
    assert remembered_summaries(saves) == ()
    list(Chronicle(saves, rules_of).read())
    assert remembered_summaries(saves) == tuple(map(summary_of, records[:2]))
    Chronicle(saves, rules_of).reset()
    assert remembered_summaries(saves) == ()


@pytest.mark.parametrize("damage", [b"", b"\xff\xfe", b'["000001.scopa",1]\n', b"nonsense\tmore\n"])
def test_a_damaged_memory_is_made_again(tmp_path: Path, records: tuple[Record, ...], damage: bytes) -> None:
    saves = finished(tmp_path, records[:2])
    list(Chronicle(saves, rules_of).read())
    memory = saves.finished()[0].parent / MEMORY
    before = memory.read_bytes()
    memory.write_bytes(damage)
    chronicle = Chronicle(saves, rules_of)
    list(chronicle.read())
    assert len(chronicle.summaries) == 2
    assert memory.read_bytes() == before


def test_a_record_that_cannot_be_read_is_left_out_and_said(
    tmp_path: Path, records: tuple[Record, ...]
) -> None:
    saves = finished(tmp_path, records[:3])
    broken = saves.finished()[1]
    broken.write_text("scopa-record: 1\n")
    chronicle = Chronicle(saves, rules_of)
    list(chronicle.read())
    assert len(chronicle.summaries) == 2
    assert list(chronicle.unreadable) == [broken.name]
    assert broken.exists()


def test_statistics_begin_anew_and_the_records_stay(tmp_path: Path, records: tuple[Record, ...]) -> None:
    saves = finished(tmp_path, records[:3])
    chronicle = Chronicle(saves, rules_of)
    list(chronicle.read())
    chronicle.reset()
    assert chronicle.summaries == ()
    assert len(saves.finished()) == 3
    finished(tmp_path, records[3:5])
    later = Chronicle(saves, rules_of)
    list(later.read())
    assert later.summaries == tuple(map(summary_of, records[3:5]))


def test_a_match_with_a_take_back_tells_so_in_its_summary() -> None:
    session = TableSession.start(
        rules_of("scopa", {"match.target": 3}),
        (SeatRecord("Ada"), SeatRecord(level="amico")),
        opponents=Slow(),
        journal=Shelf(),
        rng=Random(4),
    )
    while session.waiting_for is not Waiting.PERSON:
        step(session)
    assert session.match.position is not None
    assert session.match.position.turn == Seat(PERSON)
    step(session)
    session.submit(TakeBack())
    assert summary_of(session.record).taken_back == 1
