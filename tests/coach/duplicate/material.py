"""Material for the tests of the same cards played again: players with little effort, and played matches."""

from dataclasses import replace
from random import Random

from settebello.ai import Levels, Opponent
from settebello.coach.duplicate.playout import SteadyPlayers, decided_by, record_played
from settebello.engine import Seat
from settebello.notation import DealRecord, Record, SeatRecord, replay
from tests.ai.searchers import OPPONENTS
from tests.ai.views import RULEBOOK

FEW = 8


def hurried(opponent: Opponent, iterations: int = FEW) -> Opponent:
    if opponent.effort is None:
        return opponent
    return replace(opponent, effort=replace(opponent.effort, iterations=iterations, interpreted=iterations))


HURRIED = Levels(tuple(map(hurried, OPPONENTS.opponents)))


def players() -> SteadyPlayers:
    return SteadyPlayers(HURRIED)


def played_match(name: str = "scopa", count: int = 2, deals: int = 2, seed: int = 1) -> Record:
    """A match of a person, who plays at random, with finished deals."""
    ruleset, rng = RULEBOOK.ruleset(name), Random(seed)
    record = Record(
        ruleset, (SeatRecord("Ada"), *(SeatRecord(level="amico") for _ in range(count - 1))), Seat(count - 1)
    )
    seats = {Seat(seat): "novizio" for seat in range(count)}
    for number in range(deals):
        record = with_deal(record, rng)
        record = record_played(record, decided_by(players(), seats, f"{seed} {number}"))
    return record


def with_deal(record: Record, rng: Random) -> Record:
    step, decks = replay(record).match.deal_next(rng)
    deal = DealRecord(step.match.dealer, decks[-1], decks[:-1])
    return replace(record, deals=(*record.deals, deal))
