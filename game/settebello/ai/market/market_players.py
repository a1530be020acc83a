"""The players of the market game. A player gets a view and returns actions; it remembers nothing."""

from dataclasses import dataclass
from random import Random
from typing import Protocol

from settebello.ai.market.outlook import GREEDY, Outlook, Weights
from settebello.ai.market.plans import Plan, plans_of
from settebello.market import Action, Draw, Function, Keep, MarketView, Pass, SendOff, Sift, Situation


class MarketPlayer(Protocol):
    """Chooses actions from a view; equal views and random numbers give the same actions."""

    def plan(self, view: MarketView, rng: Random) -> tuple[Action, ...]:
        """Return the next actions of the seat in turn: up to one that shows a new card, or to the end."""
        ...


def situation_of(view: MarketView) -> Situation:
    """Return the situation of the seat in turn; raises ValueError if it is another's turn."""
    situation = view.situation
    if situation is None:
        raise ValueError(f"seat {view.seat} is not in turn")
    return situation


@dataclass(frozen=True, slots=True)
class RandomMarketPlayer:
    """Plays any legal action."""

    def plan(self, view: MarketView, rng: Random) -> tuple[Action, ...]:
        """Return one legal action."""
        situation_of(view)
        return (rng.choice(list(view.legal_actions())),)


@dataclass(frozen=True, slots=True)
class PlanningPlayer:
    """Enumerates the plans of the turn and plays the most valuable one; draws first."""

    weights: Weights = GREEDY

    def plan(self, view: MarketView, rng: Random) -> tuple[Action, ...]:
        """Return the actions of the best plan."""
        del rng
        at = situation_of(view)
        outlook = Outlook(view, self.weights)
        if at.marks.sifting:
            return (sifted(view, outlook),)
        drawing = first_draw(at)
        if drawing is not None:
            return (drawing,)
        best = plans_of(at, outlook)[0]
        off = sent_off(at, best, outlook)
        return best.actions if off is None else (*best.actions[:-1], off)


@dataclass(frozen=True, slots=True)
class OverlookingPlayer:
    """Plans as the planner does, but sees only some of the plans, as people do who are new to a game."""

    weights: Weights = GREEDY
    seen: float = 0.2
    """The chance that a plan is seen."""

    def plan(self, view: MarketView, rng: Random) -> tuple[Action, ...]:
        """Return the actions of the best plan that is seen."""
        at = situation_of(view)
        outlook = Outlook(view, self.weights)
        if at.marks.sifting:
            return (sifted(view, outlook),)
        drawing = first_draw(at)
        if drawing is not None and rng.random() < DRAWS:
            return (drawing,)
        plans = plans_of(at, outlook)
        noticed = [plan for plan in plans if rng.random() < self.seen]
        return (noticed or [rng.choice(plans)])[0].actions


DRAWS = 0.7
"""The chance that a beginner uses a card that draws."""


def sifted(view: MarketView, outlook: Outlook) -> Action:
    """Return whether the drawn card is at least as good as the mean of those that could be drawn."""
    card = view.own.sifted
    cards = view.own.hidden or view.own.discard
    goal = card is not None and view.rules.is_goal[card]
    if card is None or not cards or goal:
        return Keep()
    return Keep() if outlook.strengths[card] >= outlook.mean_strength(cards) else Pass()


def first_draw(at: Situation) -> Action | None:
    """Return a function of the hand that draws cards."""
    used = at.marks.used if at.limited else 0
    for function, make in ((Function.DRAW, Draw), (Function.SIFT, Sift)):
        for card in at.hand:
            if at.rules.functions[card] is function and not used & function.bit:
                return make(card)
    return None


def sent_off(at: Situation, best: Plan, outlook: Outlook) -> Action | None:
    """Return which card to send off, if the best plan leaves a display of spades as it is."""
    if not at.marks.off or best.at.display != at.display or not at.shown:
        return None
    return SendOff(max(at.shown, key=lambda card: outlook.strengths[card]))
