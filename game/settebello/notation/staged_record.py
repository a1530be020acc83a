"""A deal set up in a data file as a record, from which a table session can start."""

from typing import Final

from settebello.engine import Card, Ruleset, Seat
from settebello.engine.match import deal_out
from settebello.notation.record import DealRecord, Record, SeatRecord, replay, sweeps
from settebello.notation.staged_deal import StagedDeal

YOU: Final = Seat(0)
OTHER: Final = Seat(1)
DEALERS: Final = {"you": YOU, "other": OTHER, "partner": Seat(2)}


def record_of(staged: StagedDeal, ruleset: Ruleset, *levels: str) -> Record:
    """Return the record of a staged deal, with `levels` as the opponents in turn.

    Raises ValueError if its cards or moves break the rules.
    """
    dealer = DEALERS.get(staged.dealer, Seat(staged.players - 1))
    seats = (SeatRecord(), *(SeatRecord(level=level) for level in levels[: staged.players - 1]))
    record = Record(ruleset, seats, dealer, (DealRecord(dealer, deck_of(staged, ruleset, dealer)),))
    match = replay(record).match
    for move in staged.played:
        seat = match.position.turn if match.position else None
        step = match.play(move)
        record = record.with_move(move, scopa=sweeps(step.events, seat), score=None)
        match = step.match
    return record


def deck_of(staged: StagedDeal, ruleset: Ruleset, dealer: Seat) -> tuple[Card, ...]:
    """Return the whole deck in dealing order."""
    pack = ruleset.deck.pack.cards
    if staged.deck:
        return staged.deck
    # Deal the pack in order: the card at each index then shows who receives that index.
    dealt = deal_out(ruleset, staged.players, dealer, pack)
    wanted = dict(zip(dealt.hands[YOU], staged.you, strict=True))
    wanted |= zip(dealt.hands[OTHER], staged.other, strict=True)
    wanted |= zip(dealt.table, staged.table, strict=True)
    rest = [card for card in pack if card not in wanted.values()]
    return tuple(wanted[place] if place in wanted else rest.pop(0) for place in pack)
