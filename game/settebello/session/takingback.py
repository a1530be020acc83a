"""Where a match stood before the last decision of a person."""

from settebello.engine import Doubted, Event, FaceDown, Play
from settebello.notation import Record, replay


def before_last_decision(record: Record, events: tuple[Event, ...]) -> Record | None:
    """The record before a person's last card or doubt, in whatever deal; None if there was none.

    ``events``: all of the last deal.
    """
    while record.deals:
        found = _in_last_deal(record, events)
        if found is not None:
            return found
        record = record.before_deal()
        events = replay(record).events
    return None


def _in_last_deal(record: Record, events: tuple[Event, ...]) -> Record | None:
    found: Record | None = None
    played = 0
    for event in events:
        match event:
            case Play() | FaceDown():
                if event.seat in record.persons:
                    found = record.before_move(played)
                played += 1
            case Doubted() if event.seat in record.persons:
                found = record.before_doubt(played - 1)
            case _:
                pass
    return found
