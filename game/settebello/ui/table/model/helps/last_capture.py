"""The last capture of a side, to be looked at once more."""

from collections.abc import Sequence

from settebello.engine import Capture, Card, Event, Leftover, Robbed, Side, TableSweep


def last_capture(events: Sequence[Event], side: Side) -> tuple[Card, ...]:
    """The cards that a side took last, the capturing one at the end; none where it has taken nothing."""
    found: tuple[Card, ...] = ()
    for event in reversed(events):
        match event:
            case Capture(_, taker, card, cards) if taker == side:
                return (*cards, card, *found)
            case Robbed(_, taker, cards) if taker == side:
                # Taken besides, with the capture that stands before it.
                found = tuple(cards)
            case TableSweep(_, taker, cards, _) if taker == side:
                return (*cards, *found)
            case Leftover(taker, cards) if taker == side:
                return (*cards, *found)
            case _:
                pass
    return found
