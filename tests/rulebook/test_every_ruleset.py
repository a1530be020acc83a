"""The law of the rules check: rules that it approves can be dealt, end, score, and are read as written."""

from dataclasses import replace
from random import Random

import pytest

from settebello.datafile import dump, load, validate
from settebello.engine import Match, Phase, Ruleset, Seat
from settebello.engine.rules.ruleset import rule_fields
from settebello.notation import Record, SeatRecord, print_record, read_record
from settebello.rulebook import Rulebook
from settebello.rulebook.cross_checks import disagreements
from settebello.rulebook.schema import Rules, nested, rules_of

from .random_rules import approved, drawn

SETS = 100
MANY_SETS = 10_000


def test_every_approved_ruleset_can_be_played_and_read_again(shipped: Rulebook) -> None:
    assert check(shipped, SETS, seed=1, deals_after=0) > SETS / 5


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
def test_ten_thousand_approved_rulesets_can_be_played_and_read_again(shipped: Rulebook, seed: int) -> None:
    check(shipped, MANY_SETS // 10, seed=100 + seed, deals_after=1)


def check(shipped: Rulebook, sets: int, seed: int, deals_after: int) -> float:
    """Hold so many approved rulesets to the law; return how many were approved of as many drawn.

    deals_after: the deals of each match after the first that gave a point.
    """
    rng = Random(seed)
    held = drawn = 0
    for ruleset in approved(shipped.ruleset("scopa"), rng):
        drawn += 1
        if ruleset is not None:
            hold_to_the_law(shipped, ruleset, rng, deals_after)
            held += 1
            if held == sets:
                break
    return sets * held / drawn


def hold_to_the_law(shipped: Rulebook, ruleset: Ruleset, rng: Random, deals_after: int) -> None:
    about = f"{ruleset.changes}"
    assert read_back(ruleset) == replace(ruleset, id="scopa", overrides=()), about
    record, match = played(ruleset, rng, deals_after)
    assert any(any(deal.score or ()) for deal in record.deals) or match.winner is not None, about
    text = print_record(record)
    again, replayed = read_record(text, "match.scopa", shipped.ruleset)
    assert again == record, about
    assert replayed.match == match, about
    assert print_record(again) == text, about


def read_back(ruleset: Ruleset) -> Ruleset:
    """The rules after they were written to a file and read again."""
    document = load(dump(nested(ruleset.rules())), "own.yaml")
    stated = rules_of(validate(document, Rules))
    again = Ruleset().changed(stated)
    assert not list(disagreements(again))
    return again


def played(ruleset: Ruleset, rng: Random, deals_after: int) -> tuple[Record, Match]:
    """A match played at random until it is over, or until some deals after the first point."""
    players = rng.choice(ruleset.players.counts)
    match = Match.start(ruleset, players, Seat(rng.randrange(players)))
    seats = (SeatRecord("Zoë"), *(SeatRecord(level="bimbo") for _ in range(players - 1)))
    record = Record(ruleset, seats, match.dealer)
    since = 0
    while match.phase is not Phase.MATCH_OVER and since <= deals_after:
        dealt, decks = match.deal_next(rng)
        match, record = dealt.match, record.with_deal(decks, dealt.match.dealer)
        while match.phase is Phase.PLAY:
            match, record = move_played(match, record, rng)
        since += any(match.scores)
    return record, match


def move_played(match: Match, record: Record, rng: Random) -> tuple[Match, Record]:
    """A random move, or in every third case a doubt of the claim before it."""
    position = match.position
    assert position is not None
    doubted = position.may_doubt and rng.random() < 1 / 3
    move = None if doubted else rng.choice(position.listed_moves())
    step = match.doubt() if move is None else match.play(move)
    return step.match, record.with_step(match, move, step.events)


def test_every_rule_key_is_drawn_with_several_values() -> None:
    """A key that random rules never change would not be held to the law."""
    rng = Random(4)
    seen: dict[str, set[str]] = {}
    for _ in range(300):
        for key, value in drawn(rng).items():
            seen.setdefault(key, set()).add(str(value))
    assert set(seen) == set(rule_fields())
    assert {key for key, values in seen.items() if len(values) < 2} == set()
