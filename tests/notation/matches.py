"""Whole matches played at random, as records: material for the tests of notation and session."""

from collections.abc import Mapping
from random import Random
from typing import Any

from settebello.engine import DealOver, Match, Phase, Ruleset, Scopa, Seat
from settebello.notation import Record, SeatRecord


def rules_of(ruleset_id: str, changes: Mapping[str, Any]) -> Ruleset:
    """Stands in for the rulebook: the base rules under any id."""
    return Ruleset(id=ruleset_id).override(changes)


def random_match(ruleset: Ruleset, players: int, seed: int) -> tuple[Record, Match]:
    """A match played to its end by chance."""
    rng = Random(seed)
    dealer = Seat(rng.randrange(players))
    match = Match.start(ruleset, players, dealer)
    seats = (SeatRecord("Zoë"), *(SeatRecord(level="bimbo") for _ in range(players - 1)))
    record = Record(ruleset, seats, dealer)
    while match.phase is not Phase.MATCH_OVER:
        if match.phase is Phase.TO_DEAL:
            dealt, decks = match.deal_next(rng)
            match = dealt.match
            record = record.with_deal(decks, match.dealer)
        assert match.position is not None
        move = rng.choice(match.position.legal_moves())
        step = match.play(move)
        match = step.match
        scopa = any(isinstance(event, Scopa) for event in step.events)
        score = next((event.score.points for event in step.events if isinstance(event, DealOver)), None)
        record = record.with_move(move, scopa=scopa, score=score)
    return record, match
