"""The reasons for a move in the words of the player who made it."""

from collections.abc import Iterable

from settebello.coach.reasons import MoveReason, ReasonKind
from settebello.engine import Category, Rank, Ruleset
from settebello.i18n import Text, t, tn
from settebello.manual.card_names import (
    Phrase,
    card_list,
    card_name,
    joined,
    listed,
    rank_plural,
    suit_name,
)
from settebello.ui.table.model.helps.reason_words import TOLD, reason_words


def own_reasons(reasons: Iterable[MoveReason], ruleset: Ruleset) -> Text | None:
    """Return the most important reasons as one text; None if there are none."""
    given = tuple(reasons)
    # That a move takes more cards matters least: it is told only where nothing else is.
    first = [one for one in given if one.kind is not ReasonKind.TAKES_MORE] or given
    told: Text | None = None
    for reason in first[:TOLD]:
        words = own_words(reason, ruleset)
        told = words if told is None else joined(told, words)
    return told


def own_words(reason: MoveReason, ruleset: Ruleset) -> Text:
    """Return a reason as a sentence of the player."""
    match reason.kind:
        case ReasonKind.TAKES_CARD:
            return tn(
                "My pile gets {card}: that card alone is worth a point.",
                "My pile gets {card}: that card alone is worth {n} points.",
                n=int(reason.number or 0),
                card=card_name(reason.cards[0], ruleset.deck.pack),
            )
        case ReasonKind.DECIDES:
            return _decided(reason, ruleset)
        case ReasonKind.TAKES_SEVENS | ReasonKind.TAKES_COINS | ReasonKind.TAKES_MORE:
            return _taken(reason, ruleset)
        case ReasonKind.AVOIDS_GIFT:
            return t(
                "I keep {card} in my hand: on the table, the next player could take it.",
                card=card_name(reason.cards[0], ruleset.deck.pack),
            )
        case ReasonKind.HOLDS_MOST:
            held, ranks = int(reason.number or 0), _plurals(reason.ranks, ruleset)
            if reason.cards:
                return t(
                    "I hold {number} {ranks}: only one other card can take the one I lay.",
                    number=held,
                    ranks=ranks,
                )
            return t(
                "I hold {number} {ranks}. "
                "By the cards seen so far, the next player has nothing that takes the one I lay.",
                number=held,
                ranks=ranks,
            )
        case ReasonKind.KEEPS_PAIRS:
            return t(
                "My side plays last and gains if it can answer each card with an equal one. "
                "An even number of {ranks} allows that.",
                ranks=_plurals(reason.ranks, ruleset),
            )
        case ReasonKind.BREAKS_PAIRS:
            return t(
                "My opponents play last and gain by answering each card with its equal. "
                "An odd number of {ranks} prevents that.",
                ranks=_plurals(reason.ranks, ruleset),
            )
        case ReasonKind.LAST_CAPTURE:
            return t(
                "The last capture is then sure to be mine. "
                "It also brings me the cards left on the table at the end."
            )
        case ReasonKind.ANSWERS_PARTNER:
            return t(
                "My partner began the deal with the same value. "
                "People mostly begin with a value they hold several of."
            )
        case _:
            return reason_words(reason, ruleset)


def _decided(reason: MoveReason, ruleset: Ruleset) -> Text:
    """Return the sentence for a category that is won."""
    number = int(reason.number or 0)
    match reason.category:
        case Category.COINS:
            suit: Text | Phrase = suit_name(ruleset.deck.score_suit)
        case Category.MOST_SEVENS:
            suit = rank_plural(Rank.SEVEN, ruleset.deck.pack)
        case Category.PRIMIERA:
            return t("After that, nobody else can win the primiera: it is mine.")
        case _:
            return t(
                "My pile then has {number} cards. Nobody else can get that many any more: I score for that.",
                number=number,
            )
    return t(
        "My pile then has {number} {suit}. Nobody else can get that many any more: I score for that.",
        number=number,
        suit=suit,
    )


def _taken(reason: MoveReason, ruleset: Ruleset) -> Text:
    """Return the sentence for cards of which the most score."""
    number = int(reason.number or 0)
    if reason.kind is ReasonKind.TAKES_MORE:
        gained = len(reason.cards)
        if gained == number:
            return t("My pile gets {number} cards. At the end, the most cards bring points.", number=number)
        return t(
            "My pile gets {gained} cards, {number} more than otherwise. "
            "At the end, the most cards bring points.",
            gained=gained,
            number=number,
        )
    if reason.kind is ReasonKind.TAKES_COINS:
        return tn(
            "My pile then has a first card of {suit}. At the end, the most {suit} bring points.",
            "My pile then has {n} {suit}. At the end, the most {suit} bring points.",
            n=number,
            suit=suit_name(ruleset.deck.score_suit),
        )
    cards = card_list(reason.cards, ruleset.deck.pack)
    if ruleset.score.primiera:
        return t("My pile gets {cards}: sevens are the best cards for the primiera.", cards=cards)
    return t("My pile gets {cards}. At the end, the most sevens bring points.", cards=cards)


def _plurals(ranks: tuple[Rank, ...], ruleset: Ruleset) -> Phrase:
    return listed([rank_plural(rank, ruleset.deck.pack) for rank in ranks])
