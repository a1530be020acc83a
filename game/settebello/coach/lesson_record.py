"""The deal of a lesson as a record, from which a table can be taken up like any saved match."""

from settebello.coach.lesson import Lesson
from settebello.engine import Card, Ruleset, Seat
from settebello.engine.match import deal_out
from settebello.notation import DealRecord, Record, SeatRecord, replay
from settebello.notation.record import sweeps

YOU = Seat(0)
OTHER = Seat(1)


def record_of(lesson: Lesson, ruleset: Ruleset, level: str) -> Record:
    """The record of a lesson as it begins, `level` sitting opposite.

    Raises ValueError where its cards or moves are against the rules.
    """
    dealer = YOU if lesson.dealer == "you" else OTHER
    seats = (SeatRecord(), SeatRecord(level=level))
    record = Record(ruleset, seats, dealer, (DealRecord(dealer, deck_of(lesson, ruleset, dealer)),))
    match = replay(record).match
    for move in lesson.played:
        seat = match.position.turn if match.position else None
        step = match.play(move)
        record = record.with_move(move, scopa=sweeps(step.events, seat), score=None)
        match = step.match
    return record


def deck_of(lesson: Lesson, ruleset: Ruleset, dealer: Seat) -> tuple[Card, ...]:
    """The whole deck in the order in which it is dealt."""
    pack = ruleset.deck.pack.cards
    if lesson.deck:
        return lesson.deck
    # Dealt in the order of the pack, each card tells who gets the one at its place.
    dealt = deal_out(ruleset, 2, dealer, pack)
    wanted = dict(zip(dealt.hands[YOU], lesson.you, strict=True))
    wanted |= zip(dealt.hands[OTHER], lesson.other, strict=True)
    wanted |= zip(dealt.table, lesson.table, strict=True)
    rest = [card for card in pack if card not in wanted.values()]
    return tuple(wanted[place] if place in wanted else rest.pop(0) for place in pack)
