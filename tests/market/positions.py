"""Positions of the market game set up by the ids of their cards."""

from dataclasses import replace
from typing import Any

from settebello.market import MarketState, Mat, TurnMarks, action_text, parse_action, set_up
from settebello.market.market_events import Event
from settebello.market.table import off_allowed
from tests.market.bridge import cards, names, rules_of

PILES = ("deck", "discard", "stage", "hand", "vault", "vitrine")


def position(
    *,
    variant: str = "mercato",
    players: int = 2,
    display: str = "",
    supply: str = "",
    goals: str = "",
    turned: bool = True,
    graveyard: str = "",
    limited: bool | None = None,
    bought: int = 0,
    shuffle: bool = False,
    used: int = 0,
    others: dict[int, Mat] | None = None,
    **piles: str,
) -> MarketState:
    """A position in which the starter is in turn and holds the named piles; the others hold nothing."""
    rules = rules_of(variant)
    start = set_up(rules, players, "position").state
    empty = replace(start.mats[0], deck=(), hand=())
    assert set(piles) <= set(PILES)
    mine: dict[str, Any] = {pile: cards(rules, text) for pile, text in piles.items()}
    mine |= {"limited": rules.expert if limited is None else limited}
    mats = [replace(empty, number=mat.number, limited=rules.expert) for mat in start.mats]
    mats[start.turn] = replace(empty, number=start.mats[start.turn].number, **mine)
    for seat, mat in (others or {}).items():
        mats[seat] = mat
    shown: tuple[int | None, ...] = cards(rules, display)
    places = (*shown, *[None] * (rules.display - len(shown)))
    return replace(
        start,
        mats=tuple(mats),
        display=places,
        supply=cards(rules, supply),
        goals=cards(rules, goals),
        turned=turned,
        graveyard=cards(rules, graveyard),
        removed=(),
        marks=TurnMarks(used, off_allowed(rules, places), bought, shuffle),
    )


def play(state: MarketState, *texts: str) -> MarketState:
    """The state after some actions."""
    for text in texts:
        state = state.play(parse_action(state.rules, text)).state
    return state


def events(state: MarketState, text: str) -> tuple[Event, ...]:
    return state.play(parse_action(state.rules, text)).events


def refused(state: MarketState, text: str) -> str | None:
    """The reason why an action is refused; None if it is legal."""
    refusal = state.refusal(parse_action(state.rules, text))
    return None if refusal is None else refusal.reason.value


def legal(state: MarketState) -> set[str]:
    return {action_text(state.rules, action) for action in state.legal_actions()}


def pile(state: MarketState, which: str, seat: int | None = None) -> list[str]:
    """The ids of a pile of a seat, by default of the one in turn."""
    return names(state.rules, getattr(state.mats[state.turn if seat is None else seat], which))


def shown(state: MarketState) -> list[str | None]:
    return names(state.rules, state.display)


def like(number: int, *, red: bool = False, but: tuple[str, ...] = ()) -> str:
    """A card of the list that is no goal, with this number and this border."""
    found = [
        card.id
        for card in rules_of().cards
        if (card.number, card.border) == (number, red) and not card.grade and card.id not in but
    ]
    return found[0]
