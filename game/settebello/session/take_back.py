"""Take-backs: the record before a person's last decision."""

from collections.abc import Set as AbstractSet

from settebello.engine import Believed, BottomChosen, Doubted, Event, Exposed, FaceDown, Play, Seat
from settebello.notation import Record, replay
from settebello.notation.purpose import Branch, is_one_deal


def before_last_decision(
    record: Record, events: tuple[Event, ...], seat: Seat | None = None
) -> Record | None:
    """Return the record before a person's last card, doubt, answer or exchange; None if there was none.

    ``events``: all events of the last deal. ``seat``: the person; None for any.
    """
    people = record.persons if seat is None else record.persons & {seat}
    while record.deals:
        found = _in_last_deal(record, events, people)
        if found is not None and not _before_branch(found):
            return found
        if is_one_deal(record.purpose):
            return None
        record = record.before_deal()
        events = replay(record).events
    return None


def _before_branch(record: Record) -> bool:
    """Return whether a branch would be taken back to before the moment at which it began."""
    purpose = record.purpose
    return isinstance(purpose, Branch) and len(record.deals[-1].moves) < purpose.move


def _in_last_deal(record: Record, events: tuple[Event, ...], people: AbstractSet[Seat]) -> Record | None:
    played, last = 0, -1
    answered: Seat | None = None
    exchanged = False
    for event in events:
        match event:
            case Play() | FaceDown():
                if event.seat in people:
                    last, answered = played, None
                played += 1
            case BottomChosen():
                # A branch begins after it.
                exchanged = event.seat in people and not isinstance(record.purpose, Branch)
            case Doubted() | Believed() | Exposed() if event.seat in people:
                last, answered = played - 1, event.seat
            case _:
                pass
    if last < 0:
        return record.before_exchange() if exchanged else None
    return record.before_move(last) if answered is None else record.before_answer(last, answered)
