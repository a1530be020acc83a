"""The plans of a turn: every way to use the hand, up to the next card that nobody knows."""

from collections.abc import Iterator
from dataclasses import dataclass

from settebello.ai.market.outlook import Outlook
from settebello.market import Action, Bury, End, Place, Secure, Situation, Take, after
from settebello.market.cards import Arrow, Function, Kind
from settebello.market.legality import may_hold_back, places_for, purchases

MOST_SITUATIONS = 3000
"""Situations of one turn that are looked at; hands of two to six have a few hundred."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Actions that end the turn, with what they are worth and the situation before the end."""

    value: float
    actions: tuple[Action, ...]
    at: Situation


def plans_of(at: Situation, outlook: Outlook) -> list[Plan]:
    """Return the plans of a turn, the best first; each ends the turn. Nothing is drawn in them."""
    found: list[Plan] = []
    seen: set[object] = set()
    stack: list[tuple[Situation, tuple[Action, ...]]] = [(at, ())]
    while stack and len(seen) < MOST_SITUATIONS:
        here, actions = stack.pop()
        key = _key(here)
        if key in seen:
            continue
        seen.add(key)
        found.append(_ended(here, actions, outlook))
        stack += [(after(here, action), (*actions, action)) for action in _useful(here)]
    return sorted(found, key=lambda plan: -plan.value)


def _key(at: Situation) -> object:
    """Return what two situations have in common if nothing can tell them apart later on."""
    return frozenset(at.hand), at.display, len(at.goals), frozenset(at.vitrine), len(at.vault), at.buried


def _ended(at: Situation, actions: tuple[Action, ...], outlook: Outlook) -> Plan:
    value = outlook.value(at)
    keep, gain = None, 0.0
    if may_hold_back(at):
        for card in at.hand:
            held = outlook.held(card)
            if held > gain:
                keep, gain = card, held
    return Plan(value + gain, (*actions, End(keep, shuffle=at.marks.shuffle)), at)


def _useful(at: Situation) -> Iterator[Action]:
    """Yield the actions of which the outcome is known."""
    rules = at.rules
    for card in at.hand:
        if rules.is_goal[card]:
            yield Secure(card)
    for buy in purchases(at):
        # A card with a flash is of more use in the hand than on the stage.
        if buy.to is not Place.STAGE or not rules.cards[buy.card].flash:
            yield buy
    used = at.marks.used if at.limited else 0
    for card in at.hand:
        if rules.functions[card] is Function.TAKE and not used & Function.TAKE.bit:
            for shown in at.shown:
                if rules.cards[shown].kind is Kind.CENTRAL:
                    yield Take(shown, card, places_for(at, shown)[-1])
        if rules.cards[card].arrow and not used & Function.BURY.bit:
            for other in at.hand:
                spades = rules.cards[other].spades
                if other != card and (spades or (rules.arrow is Arrow.ANY and not rules.is_goal[other])):
                    yield Bury(other, card)
