"""What the strongest level would do now, step by step, and why."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random

from settebello.ai.market.market_players import PlanningPlayer, situation_of
from settebello.ai.market.outlook import CHAMPION, Outlook
from settebello.i18n import Text, decimal, t, tn
from settebello.market import (
    Action,
    Bury,
    Buy,
    Draw,
    End,
    Keep,
    MarketRules,
    MarketView,
    Pass,
    Secure,
    SendOff,
    Sift,
    Situation,
    Symbols,
    Take,
    after,
)
from settebello.market.market_score import VAULT_GREEN, VAULT_RED
from settebello.ui.market.model.card_words import short_name
from settebello.ui.market.model.payment_words import best_amount, formula

CLEAR = 0.05
"""A smaller difference between two outlooks is not worth a word."""


@dataclass(frozen=True, slots=True)
class MarketHint:
    """A plan in sentences: what to do, what that brings, and the cards of its first step."""

    steps: tuple[Text, ...]
    reasons: tuple[Text, ...]
    cards: frozenset[int]


def hint_of(view: MarketView) -> MarketHint:
    """Return the plan of the strongest level for a view; raises ValueError if it is another's turn."""
    actions = PlanningPlayer(CHAMPION).plan(view, Random(0))
    here = situation_of(view)
    found: list[Text] = []
    at = here
    for action in actions:
        found.append(_step(at, action))
        if not isinstance(action, (Keep, Pass, End)):
            at = after(at, action)
    reasons = tuple(_reasons(view, here, at, actions))
    return MarketHint(tuple(found), reasons, frozenset(_cards(view, actions[0])))


def _step(at: Situation, action: Action) -> Text:
    """Return what to do in one step."""
    rules = at.rules
    match action:
        case Buy(card, payment, _):
            bought = short_name(rules.cards[card])
            if rules.is_goal[payment[0]]:
                return t("Buy {card} with {goal}.", card=bought, goal=short_name(rules.cards[payment[0]]))
            figures = formula(rules, payment, best_amount(at, payment))
            return t("Buy {card} with {sum}.", card=bought, sum=figures)
        case Sift():
            return t("Use the 1 and look at a card.")
        case Draw():
            return t("Use the 2 and draw two cards.")
        case Keep():
            return t("Keep the card you have drawn.")
        case Pass():
            return t("Stage the card and draw another.")
        case End(None, _):
            return t("End the turn and keep no card.")
        case End(card, _) | Take(card, _, _) | Bury(card, _) | Secure(card) | SendOff(card):
            return _with_card(action, short_name(rules.cards[card if card is not None else 0]))


def _with_card(action: Action, name: Text) -> Text:
    """Return a step that needs one card to be named."""
    match action:
        case Take():
            return t("Take {card} with the 0.", card=name)
        case Bury():
            return t("Put {card} on the graveyard with the arrow.", card=name)
        case Secure():
            return t("Put {card} into the vault.", card=name)
        case SendOff():
            return t("Send {card} off.", card=name)
        case _:
            return t("Keep {card} and end the turn.", card=name)


def _reasons(
    view: MarketView, here: Situation, there: Situation, actions: Iterable[Action]
) -> Iterator[Text]:
    """Yield what a plan brings, the most tangible first."""
    rules = view.rules
    got = tuple(action.card for action in actions if isinstance(action, (Buy, Take)))
    for card in got:
        if rules.is_goal[card]:
            yield tn(
                "{goal} is worth {n} point in the vault.",
                "{goal} is worth {n} points in the vault.",
                n=_vault_value(rules, card),
                goal=_capital(rules, card),
            )
    gone = Symbols.of(rules, [card for card in there.buried if card in here.hand])
    if gone.spades:
        yield tn("Your deck loses {n} spade.", "Your deck loses {n} spades.", n=gone.spades)
    gained = Symbols.of(rules, [card for card in got if not rules.is_goal[card]])
    if gained.greens:
        yield tn(
            "{n} green heart can cancel a spade.", "{n} green hearts can cancel spades.", n=gained.greens
        )
    outlook = Outlook(view, CHAMPION)
    plain = [card for card in got if not rules.is_goal[card]]
    own = (*view.own.hidden, *view.own.discard, *here.hand, *here.stage)
    mean = outlook.mean_strength([card for card in own if not rules.is_goal[card]])
    if plain and outlook.mean_strength(plain) > mean:
        yield t("Your deck will pay more.")
    if any(isinstance(action, (Draw, Sift)) for action in actions):
        yield t("You see more cards before you decide.")
    gain = outlook.value(there) - outlook.value(here)
    if gain > CLEAR:
        yield t("All in all about {n} points better than ending the turn now.", n=decimal(round(gain, 1)))


def _capital(rules: MarketRules, card: int) -> Text:
    return t("Goal {n}", n=rules.numbers[card])


def _vault_value(rules: MarketRules, card: int) -> int:
    about = rules.cards[card]
    return VAULT_GREEN * about.greens + VAULT_RED * about.reds


def _cards(view: MarketView, action: Action) -> tuple[int, ...]:
    """Return the cards that an action names."""
    match action:
        case Buy(card, payment, _):
            return card, *payment
        case Take(card, using, _) | Bury(card, using):
            return card, using
        case Sift(using) | Draw(using):
            return (using,)
        case Secure(card) | SendOff(card):
            return (card,)
        case End(keep, _):
            return () if keep is None else (keep,)
        case Keep() | Pass():
            return () if view.own.sifted is None else (view.own.sifted,)
