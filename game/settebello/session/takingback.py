"""Where a match stood before a seat's last decision."""

from settebello.engine import Doubted, Event, FaceDown, Play, Seat
from settebello.notation import Record, replay


def before_last_decision(record: Record, events: tuple[Event, ...], seat: Seat) -> Record | None:
    """The record before a seat's last card or doubt, in this deal or an earlier one; None if there was none.

    ``events``: all of the last deal.
    """
    while record.deals:
        found = _in_last_deal(record, events, seat)
        if found is not None:
            return found
        record = record.before_deal()
        events = replay(record).events
    return None


def _in_last_deal(record: Record, events: tuple[Event, ...], seat: Seat) -> Record | None:
    found: Record | None = None
    played = 0
    for event in events:
        match event:
            case Play() | FaceDown():
                if event.seat == seat:
                    found = record.before_move(played)
                played += 1
            case Doubted() if event.seat == seat:
                found = record.before_doubt(played - 1)
            case _:
                pass
    return found
