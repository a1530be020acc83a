"""The rules of the family, once: values to read and play, over a kernel of integers."""

from settebello.engine.cards import (
    Card,
    CardSet,
    Pack,
    Rank,
    Seat,
    Side,
    Suit,
    parse_cards,
    parse_side,
    side_letter,
)
from settebello.engine.events import (
    Capture,
    Deal,
    DealOver,
    Event,
    Leftover,
    MatchOver,
    Play,
    Redeal,
    Refill,
    Scopa,
)
from settebello.engine.match import Match, MatchStep, Phase, WrongDeck, deal_out, winner_of
from settebello.engine.moves import IllegalMove, Move, Reason, Refusal, captures, refusal
from settebello.engine.position import Position, Step
from settebello.engine.ruleset import Direction, Ruleset, Sides
from settebello.engine.scoring import Category, Score, ScoreLine, primiera_value, score_deal
from settebello.engine.tables import card_value, settebello_of
from settebello.engine.view import SeatView

__all__ = [
    "Capture",
    "Card",
    "CardSet",
    "Category",
    "Deal",
    "DealOver",
    "Direction",
    "Event",
    "IllegalMove",
    "Leftover",
    "Match",
    "MatchOver",
    "MatchStep",
    "Move",
    "Pack",
    "Phase",
    "Play",
    "Position",
    "Rank",
    "Reason",
    "Redeal",
    "Refill",
    "Refusal",
    "Ruleset",
    "Scopa",
    "Score",
    "ScoreLine",
    "Seat",
    "SeatView",
    "Side",
    "Sides",
    "Step",
    "Suit",
    "WrongDeck",
    "captures",
    "card_value",
    "deal_out",
    "parse_cards",
    "parse_side",
    "primiera_value",
    "refusal",
    "score_deal",
    "settebello_of",
    "side_letter",
    "winner_of",
]
