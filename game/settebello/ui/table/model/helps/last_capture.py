"""The last capture of a side, for the peek at a pile."""

from collections.abc import Sequence

from settebello.engine import Capture, Card, Event, Robbed, Side, Steal, TableSweep


def last_capture(events: Sequence[Event], side: Side) -> tuple[Card, ...]:
    """Return the cards that a side captured last, the capturing card last; empty before the first capture.

    Cards that are left over at the end of a deal are given to a side and not captured.
    """
    found: tuple[Card, ...] = ()
    for event in reversed(events):
        match event:
            case Capture(_, taker, card, cards) if taker == side:
                return (*cards, *found, card)
            case Steal(_, taker, card, _, top) if taker == side:
                return (top, *found, card)
            case Robbed(_, taker, cards) if taker == side:
                # Overlooked cards belong to the capture whose event precedes this one.
                found = tuple(cards)
            case TableSweep(_, taker, cards, _) if taker == side:
                return (*cards, *found)
            case _:
                pass
    return found
