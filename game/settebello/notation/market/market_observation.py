"""What a seat may know, what happened and the score, as JSON values with the ids of the cards."""

from collections.abc import Iterable, Sequence
from dataclasses import fields
from enum import StrEnum
from typing import Any

from settebello.market import (
    Amount,
    Function,
    MarketRules,
    MarketScore,
    MarketView,
    MatView,
    Symbols,
    TurnMarks,
    action_text,
)
from settebello.market.market_events import Event

CARD_FIELDS = frozenset({"card", "using", "kept"})
LIST_FIELDS = frozenset({"payment", "staged"})


def ids(rules: MarketRules, cards: Iterable[int]) -> list[str]:
    """Return the ids of cards."""
    return [rules.cards[card].id for card in cards]


def places(rules: MarketRules, cards: Iterable[int | None]) -> list[str | None]:
    """Return the ids of the places of the display, None for a gap."""
    return [None if card is None else rules.cards[card].id for card in cards]


def marks_json(marks: TurnMarks) -> dict[str, Any]:
    """Return what has happened in the turn."""
    return {
        "used": [function.value for function in Function if marks.used & function.bit],
        "off": marks.off,
        "bought": marks.bought,
        "shuffle": marks.shuffle,
        "sifting": marks.sifting,
    }


def market_observation(view: MarketView) -> dict[str, Any]:
    """Return all that a seat may know, and its legal actions."""
    rules = view.rules
    return {
        "variant": rules.id,
        "seat": view.seat,
        "turn": None if view.over else view.turn,
        "round": view.round,
        "starter": view.starter,
        "hand": ids(rules, view.hand),
        "players": [_mat_json(rules, mat) for mat in view.mats],
        "display": places(rules, view.display),
        "supply": view.supply,
        "unseen_supply": ids(rules, view.unseen_supply),
        "open_goals": ids(rules, view.open_goals),
        "lower_goals": ids(rules, view.lower_goals),
        "face_down": view.face_down,
        "unseen_goals": ids(rules, view.unseen_goals),
        "graveyard": ids(rules, view.graveyard),
        "marks": marks_json(view.marks),
        "trigger": None if view.trigger is None else view.trigger.value,
        "last_round": view.last_round,
        "over": view.over,
        "actions": [action_text(rules, action) for action in view.legal_actions()],
    }


def _mat_json(rules: MarketRules, mat: MatView) -> dict[str, Any]:
    found: dict[str, Any] = {
        "mat": mat.number,
        "limited": mat.limited,
        "deck": mat.deck,
        "hand": mat.hand,
        "vault": mat.vault_size,
    }
    found |= {pile: ids(rules, getattr(mat, pile)) for pile in ("discard", "stage", "vitrine", "hidden")}
    if mat.vault:
        found["secured"] = ids(rules, mat.vault)
    if mat.sifted is not None:
        found["sifted"] = rules.cards[mat.sifted].id
    return found


def event_json(rules: MarketRules, event: Event) -> dict[str, Any]:
    """Return an event; what the seat may not see is null."""
    found: dict[str, Any] = {"event": _word(type(event).__name__)}
    for field in fields(event):
        found[field.name] = _value(rules, field.name, getattr(event, field.name))
    return found


def _word(name: str) -> str:
    """Return the name of a class in small letters: SentOff becomes sent_off."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


def _value(rules: MarketRules, name: str, value: Any) -> Any:  # noqa: ANN401 - any value of an event
    if name in CARD_FIELDS and value is not None:
        return rules.cards[value].id
    if name in LIST_FIELDS:
        return ids(rules, value)
    if isinstance(value, Amount):
        return {"total": value.total, "doubled": value.doubled, "tripled": value.tripled}
    return value.value if isinstance(value, StrEnum) else value


def score_json(rules: MarketRules, scores: Sequence[MarketScore]) -> list[dict[str, Any]]:
    """Return the score of every seat with its lines and the cards that prove them."""
    return [
        {
            "points": score.points,
            "vault_points": score.vault_points,
            "spades_left": score.spades_left,
            "spade_points": score.spade_points,
            "red_points": score.red_points,
            "vitrine_points": score.vitrine_points,
            "stack_bonus": score.stack_bonus,
            "outside": score.outside,
            "vault": _symbols_json(rules, score.vault),
            "deck": _symbols_json(rules, score.deck),
            "vitrine": _symbols_json(rules, score.vitrine),
        }
        for score in scores
    ]


def _symbols_json(rules: MarketRules, symbols: Symbols) -> dict[str, Any]:
    return {
        "cards": ids(rules, symbols.cards),
        "spades": symbols.spades,
        "greens": symbols.greens,
        "reds": symbols.reds,
    }
