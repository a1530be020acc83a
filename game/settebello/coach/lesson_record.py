"""The deal of a lesson as a record, from which a table session can start."""

from settebello.coach.lesson import Lesson
from settebello.engine import Card, Ruleset, Seat
from settebello.engine.match import deal_out
from settebello.notation import DealRecord, Record, SeatRecord, replay
from settebello.notation.record import sweeps

YOU = Seat(0)
OTHER = Seat(1)


def record_of(lesson: Lesson, ruleset: Ruleset, level: str) -> Record:
    """Return the record at the start of a lesson, with `level` as the opponent.

    Raises ValueError if the lesson's cards or moves break the rules.
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
    """Return the whole deck in dealing order."""
    pack = ruleset.deck.pack.cards
    if lesson.deck:
        return lesson.deck
    # Deal the pack in order: the card at each index then shows who receives that index.
    dealt = deal_out(ruleset, 2, dealer, pack)
    wanted = dict(zip(dealt.hands[YOU], lesson.you, strict=True))
    wanted |= zip(dealt.hands[OTHER], lesson.other, strict=True)
    wanted |= zip(dealt.table, lesson.table, strict=True)
    rest = [card for card in pack if card not in wanted.values()]
    return tuple(wanted[place] if place in wanted else rest.pop(0) for place in pack)
