"""The market game: a second, small engine beside that of the Scopa family, on the standard library alone.

``set_up`` begins a match, ``MarketState.play(action)`` returns a ``Step`` with the next state and the events,
``view_of`` is all that a seat may know, ``scores_of`` counts.
"""

from settebello.market.actions import (
    FORMS,
    Action,
    BadAction,
    Bury,
    Buy,
    Draw,
    End,
    Keep,
    Pass,
    Place,
    Secure,
    SendOff,
    Sift,
    Take,
    action_text,
    parse_action,
)
from settebello.market.cards import Arrow, Card, Function, Kind, MarketRules, Removed
from settebello.market.effects import after
from settebello.market.legality import IllegalAction, Reason, Refusal, legal_actions, refusal_of
from settebello.market.market_events import Event, Trigger, seen_by
from settebello.market.market_score import MarketScore, Symbols, scores_of, winners_of
from settebello.market.mats import Mat
from settebello.market.payments import Amount, amount_of, payments_for
from settebello.market.setup import LONGEST_SEED, BadSeedError, set_up
from settebello.market.situation import Situation, TurnMarks
from settebello.market.state import MarketState, Step
from settebello.market.view import MarketView, MatView, view_of

__all__ = [
    "FORMS",
    "LONGEST_SEED",
    "Action",
    "Amount",
    "Arrow",
    "BadAction",
    "BadSeedError",
    "Bury",
    "Buy",
    "Card",
    "Draw",
    "End",
    "Event",
    "Function",
    "IllegalAction",
    "Keep",
    "Kind",
    "MarketRules",
    "MarketScore",
    "MarketState",
    "MarketView",
    "Mat",
    "MatView",
    "Pass",
    "Place",
    "Reason",
    "Refusal",
    "Removed",
    "Secure",
    "SendOff",
    "Sift",
    "Situation",
    "Step",
    "Symbols",
    "Take",
    "Trigger",
    "TurnMarks",
    "action_text",
    "after",
    "amount_of",
    "legal_actions",
    "parse_action",
    "payments_for",
    "refusal_of",
    "scores_of",
    "seen_by",
    "set_up",
    "view_of",
    "winners_of",
]
