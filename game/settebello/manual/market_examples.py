"""The examples on the rules page of the market game, each answered by the engine."""

from dataclasses import replace

from settebello.i18n import number, t
from settebello.manual.rules_page import MarketExample
from settebello.market import (
    Action,
    Buy,
    Card,
    Draw,
    End,
    MarketRules,
    Place,
    SendOff,
    Take,
    amount_of,
    refusal_of,
    scores_of,
)
from settebello.market.arrangement import Arrangement
from settebello.market.payment_formula import formula


def cards_of(rules: MarketRules, ids: str) -> tuple[Card, ...]:
    """Return cards by their ids, which spaces part."""
    return tuple(rules.cards[rules.index[card]] for card in ids.split())


def purchase(rules: MarketRules, hand: str, bought: str) -> MarketExample:
    """Show whether the cards of a hand buy a card, and how they add up."""
    goal = rules.index[bought]
    payment = tuple(rules.index[card] for card in hand.split())
    open_goal = rules.cards[goal].grade in {"B", "C"}
    at = Arrangement(
        hand=tuple(hand.split()),
        display=() if open_goal else (bought,),
        goals=(bought,) if open_goal else (),
    ).state(rules)
    refused = refusal_of(at.situation, Buy(goal, payment, Place.STAGE))
    figures = formula(rules, payment, amount_of(rules, payment, rules.numbers[goal]))
    return MarketExample(cards_of(rules, hand), cards_of(rules, bought), figures, allowed=refused is None)


def with_a_goal(rules: MarketRules, expert: MarketRules, goal: str, bought: str) -> MarketExample:
    """Show whether a goal pays for a card, in the basic game and in that for experts."""

    def pays(which: MarketRules) -> bool:
        at = Arrangement(hand=(goal,), display=(bought,)).state(which)
        buy = Buy(which.index[bought], (which.index[goal],), Place.STAGE)
        return refusal_of(at.situation, buy) is None

    experts, everybody = pays(expert), pays(rules)
    words = t("Only in the game for experts") if experts and not everybody else ""
    return MarketExample(cards_of(rules, goal), cards_of(rules, bought), words, allowed=experts)


def sending_off(rules: MarketRules, display: str, off: str) -> MarketExample:
    """Show whether a card of a display may be sent off."""
    at = Arrangement(display=tuple(display.split())).state(rules)
    allowed = refusal_of(at.situation, SendOff(rules.index[off])) is None
    return MarketExample(cards_of(rules, display), (), "", allowed=allowed)


def holding_back(rules: MarketRules, hand: str, display: str, payment: str = "") -> MarketExample:
    """Show a hand at the end of a turn, and whether its last card may be kept after a payment."""
    state = Arrangement(hand=tuple(f"{hand} {payment}".split()), display=(display,)).state(rules)
    if payment:
        paid = tuple(rules.index[card] for card in payment.split())
        state = state.play(Buy(rules.index[display], paid, Place.STAGE)).state
    kept = rules.index[hand.rsplit(maxsplit=1)[-1]]
    allowed = state.refusal(End(kept)) is None
    number = rules.numbers[kept]
    words = (
        t("The {n} may stay in the hand", n=number)
        if allowed
        else t("No card stays in the hand after a purchase")
    )
    return MarketExample(cards_of(rules, hand), (), words, allowed=allowed)


def drawing(rules: MarketRules, function: str, deck: str, discard: str) -> MarketExample:
    """Show what a function draws when the deck is short."""
    arranged = Arrangement(hand=(function,), deck=tuple(deck.split()), discard=tuple(discard.split()))
    step = arranged.state(rules).play(Draw(rules.index[function]))
    drawn = len(step.state.mats[0].hand)
    left = len(step.state.mats[0].deck)
    words = t("{drawn} cards drawn, {left} shuffled into the deck", drawn=drawn, left=left)
    return MarketExample(cards_of(rules, function), cards_of(rules, deck), words)


def whole_turn(rules: MarketRules) -> MarketExample:
    """Show the turn of the example: a 2 draws, a 0 takes, and a 3 multiplies."""
    index = rules.index
    state = Arrangement(hand=("g2", "g3"), deck=("g0", "g5"), display=("Z7a", "G11")).state(rules)
    actions: tuple[Action, ...] = (
        Draw(index["g2"]),
        Take(index["Z7a"], index["g0"]),
        Buy(index["G11"], (index["g3"], index["g5"]), Place.STAGE),
    )
    for action in actions:
        state = state.play(action).state
    stage = state.mats[0].stage
    return MarketExample(tuple(rules.cards[card] for card in stage), (), t("The stage after the turn"))


def last_turns(rules: MarketRules) -> tuple[int, ...]:
    """Return the players in turn after the second of three has turned the 27 up."""
    arranged = Arrangement(goals=("G26", "G27"), display=("Z9a", "Z8a", "Z7a"), supply=("Z5a",), players=3)
    state = arranged.state(rules).play(End()).state
    state = replace(state, goals=state.goals[-1:]).play(End()).state
    turns: list[int] = []
    while not state.over:
        turns.append(state.turn + 1)
        state = state.play(End()).state
    return tuple(turns)


def deck_points(rules: MarketRules, ids: str) -> MarketExample:
    """Show what the cards of a deck count."""
    score = scores_of(Arrangement(deck=tuple(ids.split())).state(rules))[0]
    words = t(
        "{spades} spades, {greens} green hearts: {points} points",
        spades=score.deck.spades,
        greens=score.deck.greens,
        points=number(score.points),
    )
    return MarketExample(cards_of(rules, ids), (), words)


def vault_points(rules: MarketRules, vault: str, vitrine: str) -> MarketExample:
    """Show what goals count in vault and vitrine, with the bonus of the smaller one."""
    arranged = Arrangement(vault=tuple(vault.split()), vitrine=tuple(vitrine.split()))
    score = scores_of(arranged.state(rules))[0]
    words = t(
        "{vault} for the vault, {vitrine} for the vitrine, {bonus} for its cards",
        vault=score.vault_points,
        vitrine=score.vitrine_points,
        bonus=score.stack_bonus,
    )
    return MarketExample(cards_of(rules, vault), cards_of(rules, vitrine), words)
