"""The deal of a day: its deck follows from the date and the rules, so it is the same on every computer."""

from datetime import date
from hashlib import sha256

from settebello.engine import Card, Match, Ruleset, Seat
from settebello.notation.purpose import DailyDeal
from settebello.notation.record import DealRecord, Record, SeatRecord
from settebello.notation.seals.seeded_shuffle import SeededShuffle


def daily_text(ruleset: Ruleset, players: int, day: date) -> str:
    """Return the text from which the cards of a day follow."""
    return f"settebello-daily 1|{day.isoformat()}|{players}|{ruleset.full_digest}"


def daily_dealer(ruleset: Ruleset, players: int, day: date) -> Seat:
    """Return who deals on a day."""
    return Seat(int(sha256(daily_text(ruleset, players, day).encode()).hexdigest(), 16) % players)


def daily_decks(ruleset: Ruleset, players: int, day: date) -> tuple[tuple[Card, ...], ...]:
    """Return the decks of a day: those thrown in, then the one that is played. Raises CannotDeal."""
    start = Match.start(ruleset, players, daily_dealer(ruleset, players, day))
    return start.deal_next(SeededShuffle(daily_text(ruleset, players, day)))[1]


def daily_record(ruleset: Ruleset, seats: tuple[SeatRecord, ...], day: date) -> Record:
    """Return a match that consists of the deal of a day, before its first move. Raises CannotDeal."""
    *thrown_in, deck = daily_decks(ruleset, len(seats), day)
    dealer = daily_dealer(ruleset, len(seats), day)
    deal = DealRecord(dealer, deck, tuple(thrown_in))
    return Record(ruleset, seats, dealer, (deal,), repeated=True, purpose=DailyDeal(day))
