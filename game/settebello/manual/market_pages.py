"""The rules page of the market game: all chapters in order."""

from settebello.i18n import Names, t
from settebello.manual.market_examples import (
    cards_of,
    deck_points,
    drawing,
    holding_back,
    last_turns,
    purchase,
    sending_off,
    vault_points,
    whole_turn,
    with_a_goal,
)
from settebello.manual.rules_page import Drafts, MarketExample, Section, numbered
from settebello.market import MarketRules


def market_pages(rules: MarketRules, expert: MarketRules, credit: Names) -> tuple[Section, ...]:
    """Return the rules of both games; the credit names those who made the rules."""
    return numbered(
        (
            (t("The aim"), _aim(credit)),
            (t("The cards"), _cards(rules)),
            (t("The set-up"), _setup()),
            (t("A turn"), _turn(rules)),
            (t("The payment"), _payment(rules)),
            (t("The functions"), _functions(rules)),
            (t("The end of a turn"), _end_of_turn(rules)),
            (t("The end of the match"), _end(rules)),
            (t("The points"), _points(rules)),
            (t("The game for experts"), _experts(rules, expert)),
        )
    )


def _aim(credit: Names) -> Drafts:
    yield t("Buy cards with your cards, and put goals into your vault. The most points win.")
    yield t("{credit}", credit=credit)


def _cards(rules: MarketRules) -> Drafts:
    yield (
        t("Each player has a set of nine cards: 0, 1, 2, 3, 4, 4, 5, 6 and 7, with 14 spades."),
        MarketExample(cards_of(rules, "g0 g1 g2 g3 g4a g4b g5 g6 g7")),
    )
    yield (
        t("49 central cards have the numbers 0 to 9. They are yellow."),
        MarketExample(cards_of(rules, "Z0a Z1c Z4e Z6b Z8a Z9d")),
    )
    yield (
        t("31 goals have the numbers 10 to 28, and one to three stars for their class."),
        MarketExample(cards_of(rules, "G10 G16 G20b G22c G25 G28")),
    )
    yield t(
        "The marks are a red border, a flash, an arrow, the shuffle symbol, spades, green hearts and red "
        "hearts. A green heart is open, and a red heart is full."
    )


def _setup() -> Drafts:
    yield t("Two to four players play clockwise. Each player gets a mat, and the lowest number begins.")
    yield t("Each player shuffles the own set and draws two cards.")
    yield t(
        "The central cards and the goals with one star are the supply. With two players 15 of them are put "
        "away unseen, with three players 9."
    )
    yield t("Three cards of the supply lie open. They are the display.")
    yield t(
        "The goals with three stars lie face up, the 24 on top. The goals with two stars lie face down above "
        "them, less five with two players and less three with three. The top goal is turned."
    )


def _turn(rules: MarketRules) -> Drafts:
    yield (
        t("Use each hand card once, in any order: to buy, for its function, or to secure a goal."),
        whole_turn(rules),
    )
    yield (
        t("Buy a card of the display or the top goal. Payment and bought card go to the stage."),
        purchase(rules, "g5", "Z4a"),
    )
    yield t("A bought card with a flash may go to the hand.")
    yield t("Secure a goal: put it from the hand face down into the vault.")
    yield (
        t("If all cards of the display show spades at the beginning of the turn, send one of them off."),
        sending_off(rules, "Z6c Z2c Z9c", "Z2c"),
    )
    yield (
        t("A card without spades among them forbids it."),
        sending_off(rules, "Z6c Z2c G14", "Z2c"),
    )
    yield t(
        "The card that is sent off goes to the graveyard, and its gap is filled at once. Other gaps stay "
        "open during the turn."
    )


def _payment(rules: MarketRules) -> Drafts:
    yield t("The numbers of the payment must reach the number of the card. There is no change.")
    yield (
        t("Two or more cards with a red border count twice."),
        purchase(rules, "g4a g4b", "G16"),
    )
    yield (
        t("The other cards are added."),
        purchase(rules, "g6 Z7b g4a", "G28"),
    )
    yield (
        t("A single red border does not count twice."),
        purchase(rules, "g5", "Z8a"),
    )
    yield (
        t("A 3 and one other card may count three times that card."),
        purchase(rules, "g3 g5", "G11"),
    )
    yield (
        t("A tripled payment has exactly two cards."),
        purchase(rules, "g3 g5 Z5a", "G14"),
    )
    yield (
        t("In a sum a 3 is only a 3."),
        purchase(rules, "g0 g5 g3", "G11"),
    )


def _functions(rules: MarketRules) -> Drafts:
    yield t("After its function a card goes to the stage.")
    yield (
        t("A 0 takes a central card of the display free of charge."),
        MarketExample(cards_of(rules, "g0"), cards_of(rules, "Z7a")),
    )
    yield t("A 1 draws a card. Keep it, or stage it and draw a second card, which you keep.")
    yield (
        t("A 2 draws two cards. An empty deck is replaced by the shuffled discard pile."),
        drawing(rules, "g2", "g0", "g1 g3 g5 g6 g7"),
    )
    yield (
        t("An arrow puts another hand card on the graveyard."),
        MarketExample(cards_of(rules, "g5 g4a")),
    )


def _end_of_turn(rules: MarketRules) -> Drafts:
    yield (
        t("Keep at most one hand card and stage the others."),
        holding_back(rules, "g6 g7", "Z4a"),
    )
    yield t(
        "The stage goes to the discard pile. If you bought a goal with the shuffle symbol, you may shuffle "
        "the discard pile into the deck."
    )
    yield t("Draw two cards. The display is filled, and the top goal is turned.")


def _end(rules: MarketRules) -> Drafts:
    yield t(
        "The end is near when the 27 is on top of the goals, or display and supply are empty, at the end of "
        "a turn. The round is finished, and one more is played."
    )
    turns = ", ".join(str(turn) for turn in last_turns(rules))
    yield t(
        "Example: of three players the second turns the 27 up. These players are still in turn: {turns}.",
        turns=turns,
    )
    yield t("After {n} rounds the match is over.", n=rules.longest)


def _points(rules: MarketRules) -> Drafts:
    yield t("In the vault a green heart counts 1 and a red heart 2.")
    yield (
        t(
            "In deck, discard pile and hand each green heart cancels a spade. Each spade left counts {n}.",
            n="−2",
        ),
        deck_points(rules, "g0 g4a g4b g6 g7 g1 Z1a Z2a Z3a Z4a"),
    )
    yield (
        t("Green hearts that are left over count nothing there."),
        deck_points(rules, "g0 g4a g4b g1 Z1a Z2a Z3a Z4a Z6a"),
    )
    yield t("A red heart in deck, discard pile or hand counts 1.")
    yield t("The most points win. Between equal points the hearts outside the vault decide.")


def _experts(rules: MarketRules, expert: MarketRules) -> Drafts:
    yield t("A player with a handicap uses each of 0, 1, 2, 3 and the arrow once a turn. Experts all do.")
    yield t("A bought goal goes to the stage, or face up into the vitrine.")
    yield (
        t("A goal in the hand may pay for one central card, alone and at any price."),
        with_a_goal(rules, expert, "G12", "Z9a"),
    )
    yield (
        t("A goal never pays for a goal."),
        with_a_goal(rules, expert, "G12", "G11"),
    )
    yield (
        t("You may keep a card at the end only after a turn without a purchase."),
        holding_back(expert, "g6 g7", "Z4a", "g5"),
    )
    yield (
        t("Each heart in the vitrine counts 1. Each card in the smaller of vitrine and vault counts 1."),
        vault_points(expert, "G18 G12 G21c", "G16 G13"),
    )
