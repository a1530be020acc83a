"""The chapters on announcements: declarations, the strict table, and bluffing."""

from collections.abc import Callable, Iterator

from settebello.engine import Card, CardSet, Rank, Ruleset, declaration
from settebello.engine.rules.rulekeys import Extra
from settebello.engine.rules.rulewords import Check, Declare, Doubters, Matta
from settebello.i18n import Text, t, tn
from settebello.manual.card_names import card_name, counted, words_of
from settebello.manual.chapters.limits import limit_of
from settebello.manual.rules_page import Draft, Hand

ALIKE = "4c4b4s"
LOW = "1c3d4b"


def declarations(ruleset: Ruleset) -> Iterator[Draft | Text | None]:
    """Yield the declarations of new cards."""
    if ruleset.declare is Declare.NONE:
        return
    if ruleset.declare is Declare.ALIKE:
        yield from _alike(ruleset)
        return
    if ruleset.declare_bluff:
        yield t(
            "With three new cards in your hand, and before you play the first of them, you may knock and "
            "say how many points your hand is worth. You do not show it, and you may lie."
        )
    else:
        yield t(
            "With three new cards in your hand, and before you play the first of them, you may knock: "
            "you show all three, and they stay face up until they are played."
        )
    for cards, score in _kinds(ruleset):
        hand = CardSet.parse(cards, ruleset.deck.pack)
        declared = declaration(ruleset, hand)
        if declared is not None:
            yield score(declared.points), Hand(hand.cards, hand.pack, _worth(ruleset, declared.points))
    yield t("Only the best of these counts.")
    if ruleset.declare_bluff:
        yield from _doubted_hands(ruleset)
    if ruleset.table_sweep.matta is not Matta.NONE:
        yield t(
            "The wild card, {card}, may stand for any rank here, and the player who knocks names "
            "it. The card has that rank until it captures or is captured.",
            card=card_name(Card.parse(ruleset.table_sweep.matta), ruleset.deck.pack),
        )


def _alike(ruleset: Ruleset) -> Iterator[Draft | Text]:
    """Yield the declarations of three and four cards of one rank, which are only said."""
    extra, target = ruleset.score.extra or Extra(), ruleset.match.target
    yield t(
        "With new cards in your hand, and before you play the first of them, you may knock: "
        "you say what you have, and show nothing."
    )
    if extra.four_alike:
        wins = ruleset.match.check is Check.AT_ONCE and extra.four_alike >= target
        four = (
            t("Four cards of one rank win the match at once.")
            if wins
            else tn(
                "Four cards of one rank score one point.",
                "Four cards of one rank score {n} points.",
                n=extra.four_alike,
            )
        )
        yield four, _hand(ruleset, 4, extra.four_alike)
    if extra.three_alike:
        three = tn(
            "Three cards of one rank score one point.",
            "Three cards of one rank score {n} points.",
            n=extra.three_alike,
        )
        yield three, _hand(ruleset, 3, extra.three_alike)
        if (until := limit_of(ruleset, "three_alike")) is not None:
            yield t("From {n} points on, a side scores nothing for three cards of one rank.", n=until)


def _hand(ruleset: Ruleset, alike: int, points: int) -> Hand:
    """Return a new hand with so many fours, and of every other rank two cards at most."""
    deck = ruleset.deck
    fours = [card for card in deck.cards if card.rank is Rank.FOUR][:alike]
    others = sorted(
        (card for card in deck.cards if card.rank is not Rank.FOUR), key=lambda card: (card.bit % 4, card.bit)
    )
    cards = sorted([*fours, *others[: ruleset.deal.hand - alike]])
    return Hand(tuple(cards), deck.pack, tn("{n} point", "{n} points", n=points))


def _doubted_hands(ruleset: Ruleset) -> Iterator[Text]:
    """Yield who may doubt a hand that is not shown, and what comes of it."""
    if ruleset.doubters is Doubters.NEXT:
        yield t("Before playing a card, the next player may doubt it; then you show your hand.")
    else:
        yield t(
            "Before the next card is played, each opponent in turn says whether to believe or doubt it, "
            "the next player first. As soon as an opponent doubts, you show your hand."
        )
    yield t(
        "If your hand is worth as much as you said or more, the points count double. "
        "If you lied, the doubter scores them."
    )
    yield t("If nobody doubts, the points count. Cards that were shown are played face up.")


def _worth(ruleset: Ruleset, points: int) -> Text:
    """Return the points of a declaration, which some games count as sweeps."""
    if ruleset.declare is Declare.CIRULLA:
        return counted(ruleset, points)
    return tn("{n} point", "{n} points", n=points)


def _kinds(ruleset: Ruleset) -> Iterator[tuple[str, Callable[[int], Text]]]:
    """Yield the declarations, best first: three example cards, and the sentence with the points."""
    match ruleset.declare:
        case Declare.CIRULLA:
            yield ALIKE, lambda n: t("Three cards of one rank count as {sweeps}.", sweeps=counted(ruleset, n))
            yield (
                LOW,
                lambda n: t(
                    "Three cards that add up to 9 or less count as {sweeps}.", sweeps=counted(ruleset, n)
                ),
            )
        case Declare.CHORIZO:
            yield ALIKE, lambda n: t("Three cards of one rank score {n} points.", n=n)
            yield "5c6d7b", lambda n: t("Three ranks in a row score {n} points.", n=n)
            yield "2b4b7b", lambda n: t("Three cards of one suit score {n} points.", n=n)
            yield "1c3d5b", lambda n: t("Three cards that add up to exactly 9 score {n} points.", n=n)
            yield "1c2d4b", lambda n: t("Three cards that add up to 7 or less score {n} points.", n=n)
        case Declare.BUONGIOCO:
            yield (
                "2c2d2b",
                lambda n: t("Three cards of one rank that add up to 9 or less score {n} points.", n=n),
            )
            yield (
                "2c2d4b",
                lambda n: t(
                    "Three cards that add up to 9 or less, two of them of one rank, score {n} points.", n=n
                ),
            )
            yield (
                LOW,
                lambda n: t("Three cards of different ranks that add up to 9 or less score {n} points.", n=n),
            )
        case Declare.RONDA:
            yield ALIKE, lambda n: t("Three cards of one rank score {n} points.", n=n)
            yield (
                "4c4b7s",
                lambda n: tn(
                    "Two cards of one rank score one point.", "Two cards of one rank score {n} points.", n=n
                ),
            )
        case Declare.ALIKE | Declare.NONE:
            return


def strict_table(ruleset: Ruleset) -> Iterator[Text]:
    """Yield the rules about wrong and missed captures."""
    if not ruleset.penalties.enabled:
        return
    words = words_of(ruleset)
    yield t(
        "At this table the program does not show what a card can capture: you say yourself what you take."
    )
    yield t(
        "A player who takes cards against the rules gives them back and leaves the played card "
        "on the table. That costs 4 points, and one more for every {sweep} that anybody has made "
        "in the deal so far.",
        sweep=words.bare,
    )
    yield t(
        "If a card was laid that could have captured, the next player may take what was missed, "
        "as well as making a move: the laid card and the cards it could have taken. "
        "That makes no {sweep}.",
        sweep=words.bare,
    )


def bluffing(ruleset: Ruleset) -> Iterator[Text]:
    """Yield the rules about cards played face down, and doubts."""
    if not ruleset.bluff:
        return
    words = words_of(ruleset)
    yield t(
        "You may play a card face down, name any rank, and capture as a card of that rank would. "
        "Only the last card of the deal is always played face up."
    )
    if ruleset.doubters is Doubters.NEXT:
        yield t("Before playing a card, the next player may doubt it; then the card is turned up.")
    else:
        yield t(
            "Before the next card is played, each opponent in turn says whether to believe or doubt it, "
            "the next player first. As soon as an opponent doubts, the card is turned up."
        )
    yield t(
        "If you told the truth, you score one point for every card of the capture, the played one included."
    )
    yield t(
        "If you lied, the cards you took go back to the table, your card stays there with them, "
        "and the doubter scores those points. A {sweep} you made that way does not count.",
        sweep=words.bare,
    )
    yield t("If nobody doubts, the capture counts even if the rank was a lie; then the card is shown.")
