"""What the cards of a turn are worth to the player: points, and what the deck can buy later."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from settebello.market import Function, MarketRules, MarketView, Situation
from settebello.market.cards import FACE_UP_GRADE
from settebello.market.market_score import SPADE, VAULT_GREEN, VAULT_RED


@dataclass(frozen=True, slots=True)
class Weights:
    """How a planner judges; the numbers of a card's strength are in units of the price that it pays.

    growth: points for one unit of the deck's mean strength in each turn that is left. hold: points for one
    unit of strength of the card that is held back. hearts: whether hearts of the deck count.
    """

    growth: float
    hold: float
    take: float
    sift: float
    draw: float
    triple: float
    border: float
    arrow: float
    delay: float = 0.4
    """Turns that each goal of the deck costs, because it is drawn in place of a card that pays."""
    green: float = 1.0
    """Points for a green heart of the deck that cancels a spade, while many turns are left."""
    near: float = 2.5
    """The turns that are left when the score as it stands counts as much as the later one."""
    breadth: float = 0.0
    """The numbers that a deck should have together where each function works once a turn; with less it is
    worth less in proportion, because a thin deck no longer buys anything."""
    hearts: bool = True
    horizon: bool = True
    """Whether the turns that are left matter; otherwise ten are assumed."""


GREEDY = Weights(0.3, 0.3, 0, 1, 2, 3, 0, 0, hearts=False, horizon=False)
"""Values points of the vault, spades and the numbers of the deck."""

PLANNER = Weights(0.25, 0.15, 3.0, 2.5, 4.0, 4.5, 0.5, 0.0, green=0.5, breadth=25.0)
"""Values the hearts of the deck, the functions, and the turns that are left."""

CHAMPION = Weights(0.32, 0.15, 4.0, 2.0, 7.0, 4.75, 1.7, 0.03, delay=0.34, green=0.05, near=2.1, breadth=25.0)
"""The planner's weights after a random search over several thousand matches."""

ASSUMED_TURNS = 10.0
PURCHASES = 0.7
"""Cards that leave the display in a turn, on the average."""
GOALS = 0.2
"""Goals that leave the goal deck in a turn, on the average."""


def turns_left(view: MarketView) -> float:
    """Return about how many turns the seat has after the present one."""
    if view.last_round is not None:
        return float(view.last_round - view.round)
    players = len(view.mats)
    shown = sum(card is not None for card in view.display)
    by_supply = (view.supply + shown) / (PURCHASES * players)
    number = view.rules.numbers[view.rules.end_card]
    above = view.face_down + sum(view.rules.numbers[goal] < number for goal in view.open_goals)
    if view.face_down:
        below = [goal for goal in view.rules.goals_of(FACE_UP_GRADE) if view.rules.numbers[goal] < number]
        above += len(below)
    by_goals = above / (GOALS * players)
    return min(by_supply, by_goals, float(view.rules.longest - view.round)) + 1.0


class Outlook:
    """Judges the situations that a turn can lead to; made once for a decision."""

    def __init__(self, view: MarketView, weights: Weights) -> None:
        rules = view.rules
        self._rules = rules
        self._weights = weights
        self._turns = turns_left(view) if weights.horizon else ASSUMED_TURNS
        self._near = 1.0 / (1.0 + (self._turns / weights.near) ** 2)
        self.strengths = strengths(rules, weights)
        own = view.own
        cards = (*own.hidden, *own.discard)
        plain = [card for card in cards if not rules.is_goal[card]]
        self._count = len(plain)
        self._strength = sum(self.strengths[card] for card in plain)
        self._numbers = sum(rules.numbers[card] for card in plain)
        self._limited = own.limited
        self._spades, self._greens, self._reds = _symbols(rules, cards)
        self._goals = [card for card in cards if rules.is_goal[card]]

    def value(self, at: Situation) -> float:
        """Return what a turn is worth that ends like this, before a card is held back."""
        rules, weights = self._rules, self._weights
        count, strength = self._count, self._strength
        spades, greens, reds = self._spades, self._greens, self._reds
        about = rules.cards
        strengths = self.strengths
        numbers = self._numbers
        goals = list(self._goals)
        for cards in (at.hand, at.stage):
            for card in cards:
                each = about[card]
                spades += each.spades
                greens += each.greens
                reds += each.reds
                if rules.is_goal[card]:
                    goals.append(card)
                else:
                    count += 1
                    strength += strengths[card]
                    numbers += each.number
        mean = strength / count if count else 0.0
        if self._limited and numbers < weights.breadth:
            mean *= numbers / weights.breadth
        power = weights.growth * mean * (self._turns - weights.delay * len(goals))
        own = _vault_points(rules, at.vault)
        later = _vault_points(rules, goals) + SPADE * spades
        if not weights.hearts:
            return own + later + power
        greens_of_goals = sum(about[card].greens for card in goals)
        later += weights.green * min(greens - greens_of_goals, spades)
        now = reds + SPADE * max(0, spades - greens)
        if rules.expert:
            own += sum(about[card].greens + about[card].reds for card in at.vitrine)
            own += min(len(at.vitrine), len(at.vault))
        return own + power + self._near * now + (1.0 - self._near) * later

    def held(self, card: int) -> float:
        """Return what holding a card back is worth."""
        return self._weights.hold * self.strengths[card] if self._turns > 0 else 0.0

    def mean_strength(self, cards: Sequence[int]) -> float:
        """Return the mean strength of cards; 0 without any."""
        return sum(self.strengths[card] for card in cards) / len(cards) if cards else 0.0


def strengths(rules: MarketRules, weights: Weights) -> tuple[float, ...]:
    """Return how much each card helps to buy, as the price that it pays."""
    extra = {
        Function.TAKE: weights.take,
        Function.SIFT: weights.sift,
        Function.DRAW: weights.draw,
        Function.TRIPLE: weights.triple,
    }
    found = []
    for place, card in enumerate(rules.cards):
        function = rules.functions[place]
        if rules.is_goal[place]:
            found.append(4.0 if rules.expert and weights.hearts else 0.0)
            continue
        worth = float(card.number) if function is None else extra[function]
        found.append(worth + weights.border * card.border + weights.arrow * card.arrow)
    return tuple(found)


def _symbols(rules: MarketRules, cards: Iterable[int]) -> tuple[int, int, int]:
    about = [rules.cards[card] for card in cards]
    return sum(c.spades for c in about), sum(c.greens for c in about), sum(c.reds for c in about)


def _vault_points(rules: MarketRules, cards: Iterable[int]) -> float:
    about = rules.cards
    return float(sum(VAULT_GREEN * about[card].greens + VAULT_RED * about[card].reds for card in cards))
