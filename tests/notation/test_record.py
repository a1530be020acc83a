"""Game records: printed, read back, and refused at their first disagreement with the rules."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from settebello import resources
from settebello.datafile import DataError
from settebello.engine import Deal, Match, Phase, Redeal, Ruleset, Seat
from settebello.notation import LevelChange, Record, SeatRecord, print_record, read_record, replay
from settebello.notation.observation import observation_of, view_of
from settebello.rulebook import Rulebook
from tests.notation.matches import random_match, rules_of

MUSEUM = Path(__file__).parents[1] / "museum"
OFTEN_THROWN_IN = Ruleset().override({"redeal.kings": 1, "capture.priority": "fewest"})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_read_back_is_the_same_record_and_leads_to_the_same_match(players: int) -> None:
    record, match = random_match(OFTEN_THROWN_IN, players, seed=players)
    text = print_record(record)
    again, where = read_record(text, "m.scopa", rules_of)
    assert again == record
    assert where.match == match
    assert print_record(again) == text


def test_every_beginning_of_a_match_is_a_record_too() -> None:
    record, _ = random_match(Ruleset(), 2, seed=3)
    deal = record.deals[0]
    for length in range(len(deal.moves)):
        scopas = frozenset(place for place in deal.scopas if place < length)
        begun = replace(record, deals=(replace(deal, moves=deal.moves[:length], scopas=scopas, score=None),))
        again, where = read_record(print_record(begun), "m.scopa", rules_of)
        assert again == begun
        assert where.match.phase is Phase.PLAY


def test_a_record_without_deals_waits_for_the_first() -> None:
    record = Record(Ruleset(), (SeatRecord("Ada"), SeatRecord(level="amico")), Seat(1))
    again, where = read_record(print_record(record), "m.scopa", rules_of)
    assert again == record
    assert where == replay(record)
    assert where.match == Match.start(Ruleset(), 2, Seat(1))
    assert where.events == ()


def test_the_events_of_a_replay_are_those_of_its_last_deal() -> None:
    record, _ = random_match(OFTEN_THROWN_IN, 2, seed=8)
    begun = replace(record, deals=record.deals[:1])
    events = replay(begun).events
    assert [type(event) for event in events].count(Deal) == 1
    assert [type(event) for event in events].count(Redeal) == len(record.deals[0].thrown_in)


@pytest.mark.parametrize("file", sorted(MUSEUM.glob("*.scopa")), ids=lambda path: path.name)
def test_every_record_ever_written_can_still_be_read(file: Path) -> None:
    _, where = read_record(file.read_bytes(), file.name, rules_of)
    assert where.match.winner is not None


def test_the_museum_has_a_record_of_every_version() -> None:
    assert {path.name for path in MUSEUM.glob("*.scopa")} == {
        "version-1.scopa",
        "version-2.scopa",
        "version-3.scopa",
    }


EXAMPLE = """\
scopa-record: 1
ruleset: scopa
digest: "44136fa355b3678a"
dealer: 1
seats:
  - person: "Ada"
  - opponent: "amico"
deals:
  - dealer: 1
    deck: "1c2d3b4s5c6d7b7s8cKs1d2b3s4c5d6b7c8dKc9s1b2s3c4d5b6s8b9cKd9d1s2c3d4b5s6c7d8s9bKb"
    moves: |
      2d
      3bx1c2d
"""

LAST = "3bx1c2d\n"
CHANGED = (
    LAST
    + """\
    opponents:
      - {{{}, level: "esperto"}}
"""
)


def test_an_exchange_of_opponents_is_written_down_and_changes_no_move() -> None:
    text = EXAMPLE.replace(LAST, CHANGED.format("after: 1, seat: 1"))
    record, where = read_record(text, "m.scopa", rules_of)
    assert read_record(print_record(record), "m.scopa", rules_of)[0] == record
    assert record.deals[0].changes == (LevelChange(1, Seat(1), "esperto"),)
    assert where == read_record(EXAMPLE, "m.scopa", rules_of)[1]


def test_the_example_can_be_read() -> None:
    _, where = read_record(EXAMPLE, "m.scopa", rules_of)
    assert where.match.position is not None
    assert where.match.position.turn == Seat(0)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (" 2d\n", " 7d\n", "m.scopa:12:7: moves: deal 1, move 1: 7d is refused: not_in_hand"),
        ("3bx1c2d", "3bx4s", "deal 1, move 2: 3bx4s is refused: wrong_sum (wanted=3, got=4"),
        ("3bx1c2d", "3bx1c2d#", "m.scopa:13:7: moves: deal 1, move 2: 3bx1c2d is no scopa"),
        ("3bx1c2d", "4", "m.scopa:13:7: moves: deal 1, move 2: '4' is not a move"),
        ("9bKb", "9bKd", "m.scopa:10:11: deals[1].deck: a deck is each card of italian40 once"),
        ("9bKb", "9b", "a deck is each card of italian40 once"),
        ("  - dealer: 1", "  - dealer: 0", "m.scopa:9:13: deals[1].dealer: seat 1 deals, not 0"),
        ("44136fa355b3678a", "0000000000000000", "m.scopa:3:9: digest: the rules of scopa have changed"),
        ("scopa-record: 1", "scopa-record: 4", "m.scopa:1:15: scopa-record: version 4 needs a newer program"),
        ("1c2d\n", "1c2d\n    score: [1, 0]\n", "the score is said to be [1, 0], but the deal is not over"),
        ('opponent: "amico"', "{}", "a seat is either a person or an opponent"),
        ('  - person: "Ada"\n', "", "seats"),
        ("seats:", "seat:", "seat"),
        (
            LAST,
            CHANGED.format("after: 3, seat: 1"),
            "m.scopa:15:17: deals[1].opponents[1].after: 3 is not from 0 to 2",
        ),
        (
            LAST,
            CHANGED.format("after: 1, seat: 0"),
            "m.scopa:15:26: deals[1].opponents[1].seat: no opponent sits on seat 0",
        ),
        (LAST, CHANGED.format("after: 1, seat: 2"), "no opponent sits on seat 2"),
    ],
)
def test_a_disagreement_is_named_with_its_line(old: str, new: str, message: str) -> None:
    assert old in EXAMPLE
    with pytest.raises(DataError) as raised:
        read_record(EXAMPLE.replace(old, new), "m.scopa", rules_of)
    assert message in str(raised.value)


@pytest.mark.parametrize(
    "text", ["", "7", "- 1\n", "scopa-record: [", "\0", b"\xff\xfe", "scopa-record: 1\n"]
)
def test_what_is_no_record_gives_a_data_error(text: str | bytes) -> None:
    with pytest.raises(DataError):
        read_record(text, "m.scopa", rules_of)


def test_a_record_cut_short_anywhere_is_a_record_or_a_data_error() -> None:
    """A torn file must never stop the program."""
    for length in range(len(EXAMPLE)):
        try:
            read_record(EXAMPLE[:length], "m.scopa", rules_of)
        except DataError:
            continue


def test_a_match_in_which_everyone_plays_alone_is_read_back() -> None:
    ruleset_of = Rulebook((resources.rules(),)).ruleset
    rules = ruleset_of("scopa", {"players.sides": {}, "deal.pattern": "P3 T4"})
    assert ruleset_of("scopa", dict(rules.overrides)) == rules
    position = Match.start(rules, 4, Seat(0)).deal_next(Random(1))[0].match.position
    assert position is not None
    view = position.view(Seat(1))
    assert view_of(json.loads(json.dumps(observation_of(view))), ruleset_of) == view
    record, match = random_match(rules, 4, seed=8)
    assert read_record(print_record(record), "m", ruleset_of) == (record, replay(record))
    assert len(match.scores) == 4
