"""Converts events to plain JSON."""

from collections.abc import Iterable
from typing import Any, assert_never

from settebello.engine import (
    Believed,
    Boasted,
    Bonus,
    BottomChosen,
    Capture,
    Deal,
    DealOver,
    Declared,
    Doubted,
    Event,
    Exposed,
    FaceDown,
    Leftover,
    Looked,
    MatchOver,
    Penalty,
    Play,
    Redeal,
    Refill,
    Robbed,
    Ruleset,
    Scopa,
    Steal,
    TableSweep,
    Undoubted,
    control_of,
)
from settebello.protocol.json_values import by_side, letter, texts

Seated = TableSweep | Declared | Undoubted | Capture | Steal | Bonus | Scopa | Penalty | Robbed
Said = Declared | Boasted | Exposed | Undoubted
"""What is said of three new cards."""
Played = Said | Play | FaceDown | Believed | Doubted | Capture | Steal | Bonus | Scopa | Penalty | Robbed
"""The events of a single play: the card, its captures and its announcements."""


def events_of(events: Iterable[Event], ruleset: Ruleset) -> list[dict[str, Any]]:
    """Return events in order; in games of fifteen the leftover event includes its control total."""
    return [event_of(event) | _control(event, ruleset) for event in events]


def _control(event: Event, ruleset: Ruleset) -> dict[str, Any]:
    control = control_of(ruleset, event.cards) if isinstance(event, Leftover) else None
    return {"control": {"total": control.total, "holds": control.holds}} if control else {}


def event_of(event: Event) -> dict[str, Any]:
    """Return one event as JSON."""
    match event:
        case Deal():
            return {
                "event": "deal",
                "dealer": event.dealer,
                "leader": event.leader,
                "hands": [texts(hand) for hand in event.hands],
                "table": texts(event.table),
            }
        case Looked():
            return {"event": "looked", "seat": event.seat, "card": str(event.card)}
        case BottomChosen(_, laid, taken):
            cards = {name: card and str(card) for name, card in (("laid", laid), ("taken", taken))}
            return {"event": "bottom_chosen", "seat": event.seat, **cards}
        case Redeal():
            return {
                "event": "redeal",
                "dealer": event.dealer,
                "cards": texts(event.table),
                "reason": event.reason.value,
                "number": event.number,
            }
        case TableSweep():
            return _seated("table_sweep", event) | {"cards": texts(event.cards), "sweeps": event.sweeps}
        case Refill():
            hands = [texts(hand) for hand in event.hands]
            return {"event": "refill", "leader": event.leader, "hands": hands, "last": event.last}
        case Leftover():
            return {"event": "leftover", "side": letter(event.side), "cards": texts(event.cards)}
        case DealOver():
            points, scores = by_side(event.score.points), by_side(event.totals)
            return {"event": "deal_over", "points": points, "scores": scores}
        case MatchOver():
            return {"event": "match_over", "side": letter(event.winner), "scores": by_side(event.totals)}
        case _:
            return _played(event)


def _said(event: Said) -> dict[str, Any]:
    match event:
        case Declared():
            return _seated("declared", event) | {
                "kind": event.kind.name.lower(),
                "points": event.points,
                "guise": event.guise.value if event.guise else None,
                "cards": texts(event.hand),
            }
        case Boasted():
            asked = {} if event.asked is None else {"asked": event.asked}
            return {"event": "boasted", "seat": event.seat, "points": event.points, **asked}
        case Exposed():
            return {
                "event": "exposed",
                "seat": event.seat,
                "boaster": event.boaster,
                "side": letter(event.side),
                "cards": texts(event.hand),
                "truthful": event.truthful,
                "points": event.points,
            }
        case Undoubted():
            return _seated("undoubted", event) | {"points": event.points}
        case _:
            assert_never(event)


def _played(event: Played) -> dict[str, Any]:
    match event:
        case Declared() | Boasted() | Exposed() | Undoubted():
            return _said(event)
        case Play():
            return {"event": "play", "seat": event.seat, "card": str(event.card)}
        case FaceDown():
            cards = texts(event.cards)
            asked = {} if event.asked is None else {"asked": event.asked}
            return {
                "event": "face_down",
                "seat": event.seat,
                "rank": event.rank.value,
                "cards": cards,
                **asked,
            }
        case Believed():
            return {
                "event": "believed",
                "seat": event.seat,
                "claimant": event.claimant,
                "asked": event.asked,
            }
        case Doubted():
            return {
                "event": "doubted",
                "seat": event.seat,
                "claimant": event.claimant,
                "card": str(event.card),
                "cards": texts(event.cards),
                "truthful": event.truthful,
                "points": event.points,
            }
        case Capture():
            return _seated("capture", event) | {"card": str(event.card), "cards": texts(event.cards)}
        case Steal():
            return _seated("steal", event) | {
                "card": str(event.card),
                "owner": letter(event.owner),
                "top": str(event.top),
                "cards": texts(event.cards),
            }
        case Bonus():
            return _seated("bonus", event) | {"mark": event.mark.category.value, "points": event.points}
        case Scopa():
            return _seated("scopa", event) | {"card": str(event.card)}
        case Penalty():
            return _seated("penalty", event) | {"points": event.points, "cards": texts(event.cards)}
        case Robbed():
            return _seated("robbed", event) | {"cards": texts(event.cards)}
        case _:
            assert_never(event)


def _seated(name: str, event: Seated) -> dict[str, Any]:
    return {"event": name, "seat": event.seat, "side": letter(event.side)}
