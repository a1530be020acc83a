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
    played, last, doubted = 0, -1, False
    for event in events:
        match event:
            case Play() | FaceDown():
                if event.seat in record.persons:
                    last, doubted = played, False
                played += 1
            case Doubted() if event.seat in record.persons:
                last, doubted = played - 1, True
            case _:
                pass
    if last < 0:
        return None
    return record.before_doubt(last) if doubted else record.before_move(last)
