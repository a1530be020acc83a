"""The reasons for a move in words that a beginner understands, one short sentence each."""

from collections.abc import Iterable
from typing import Final

from settebello.coach.reasons import MoveReason, ReasonKind
from settebello.engine import Category, Rank, Ruleset
from settebello.i18n import Text, t, tn
from settebello.manual.card_names import (
    Phrase,
    card_list,
    card_name,
    either,
    joined,
    listed,
    rank_plural,
    suit_name,
    words_of,
)

TOLD: Final = 2
"""So many reasons are told at most."""
OF_THE_TABLE: Final = frozenset(
    {
        ReasonKind.SWEEPS,
        ReasonKind.NO_SWEEP,
        ReasonKind.SWEEPERS_GONE,
        ReasonKind.SWEEP_UNLIKELY,
        ReasonKind.GUARDS_SEVEN,
    }
)
"""The reasons whose sentences do not address the player."""


def reasons_told(
    reasons: Iterable[MoveReason], ruleset: Ruleset, *, most: int = TOLD, to_player: bool = True
) -> Text | None:
    """Return the most important reasons, at most so many, as one text; None if there are none.

    `to_player`: the reader is the player; others are told only what the table shows.
    """
    given = [one for one in reasons if to_player or one.kind in OF_THE_TABLE]
    # That a move takes more cards matters least: it is told only where nothing else is.
    first = [one for one in given if one.kind is not ReasonKind.TAKES_MORE] or given
    told: Text | None = None
    for reason in first[:most]:
        words = reason_words(reason, ruleset)
        told = words if told is None else joined(told, words)
    return told


def reason_words(reason: MoveReason, ruleset: Ruleset) -> Text:
    """Return a reason as a sentence."""
    match reason.kind:
        case ReasonKind.SWEEPS | ReasonKind.DECIDES | ReasonKind.TAKES_CARD:
            return _point(reason, ruleset)
        case ReasonKind.TAKES_SEVENS | ReasonKind.TAKES_COINS | ReasonKind.TAKES_MORE:
            return _taken(reason, ruleset)
        case ReasonKind.NO_SWEEP | ReasonKind.SWEEPERS_GONE | ReasonKind.SWEEP_UNLIKELY:
            return _table_safe(reason, ruleset)
        case ReasonKind.AVOIDS_GIFT | ReasonKind.GUARDS_SEVEN | ReasonKind.HOLDS_MOST:
            return _card_safe(reason, ruleset)
        case ReasonKind.KEEPS_PAIRS:
            return t(
                "Your side plays last and gains if it can answer each card with an equal one. "
                "An even number of {ranks} allows that.",
                ranks=_plurals(reason.ranks, ruleset),
            )
        case ReasonKind.BREAKS_PAIRS:
            return t(
                "Your opponents play last and gain by answering each card with its equal. "
                "An odd number of {ranks} prevents that.",
                ranks=_plurals(reason.ranks, ruleset),
            )
        case ReasonKind.LAST_CAPTURE:
            return t(
                "The last capture is then sure to be yours. "
                "It also brings you the cards left on the table at the end."
            )
        case ReasonKind.ANSWERS_PARTNER:
            return t(
                "Your partner began the deal with the same value. "
                "People mostly begin with a value they hold several of."
            )


def where_to_look(reason: MoveReason, ruleset: Ruleset) -> Text | None:
    """Return a question or a hint that leads to a reason; None where the aim of the move says enough."""
    match reason.kind:
        case ReasonKind.NO_SWEEP | ReasonKind.SWEEPERS_GONE | ReasonKind.SWEEP_UNLIKELY:
            return t("Think about what the next player could sweep.")
        case ReasonKind.AVOIDS_GIFT:
            return t("Which of your cards should the others not get?")
        case ReasonKind.GUARDS_SEVEN:
            return t("Who could take {card}?", card=card_name(reason.cards[0], ruleset.deck.pack))
        case ReasonKind.HOLDS_MOST:
            return t("Which cards do you hold more than one of?")
        case ReasonKind.ANSWERS_PARTNER:
            return t("Remember your partner's first card.")
        case ReasonKind.KEEPS_PAIRS | ReasonKind.BREAKS_PAIRS:
            return t("Which cards have been captured in pairs, and who plays last?")
        case ReasonKind.LAST_CAPTURE:
            return t("Who will make the last capture?")
        case _:
            return None


def _point(reason: MoveReason, ruleset: Ruleset) -> Text:
    """Return the sentence for a point that is made or certain."""
    if reason.kind is ReasonKind.SWEEPS:
        return t("That makes {sweep}.", sweep=words_of(ruleset).one)
    number = int(reason.number or 0)
    if reason.kind is ReasonKind.TAKES_CARD:
        return tn(
            "Your pile gets {card}: that card alone is worth a point.",
            "Your pile gets {card}: that card alone is worth {n} points.",
            n=number,
            card=card_name(reason.cards[0], ruleset.deck.pack),
        )
    match reason.category:
        case Category.COINS:
            return t(
                "Your pile then has {number} {suit}. "
                "Nobody else can get that many any more: you score for that.",
                number=number,
                suit=suit_name(ruleset.deck.score_suit),
            )
        case Category.MOST_SEVENS:
            sevens = rank_plural(Rank.SEVEN, ruleset.deck.pack)
            return t(
                "Your pile then has {number} {suit}. "
                "Nobody else can get that many any more: you score for that.",
                number=number,
                suit=sevens,
            )
        case Category.PRIMIERA:
            return t("After that, nobody else can win the primiera: it is yours.")
        case _:
            return t(
                "Your pile then has {number} cards. "
                "Nobody else can get that many any more: you score for that.",
                number=number,
            )


def _taken(reason: MoveReason, ruleset: Ruleset) -> Text:
    """Return the sentence for cards of which the most score."""
    pack, number = ruleset.deck.pack, int(reason.number or 0)
    if reason.kind is ReasonKind.TAKES_MORE:
        gained = len(reason.cards)
        if gained == number:
            return t("Your pile gets {number} cards. At the end, the most cards bring points.", number=number)
        return t(
            "Your pile gets {gained} cards, {number} more than otherwise. "
            "At the end, the most cards bring points.",
            gained=gained,
            number=number,
        )
    if reason.kind is ReasonKind.TAKES_COINS:
        return tn(
            "Your pile then has a first card of {suit}. At the end, the most {suit} bring points.",
            "Your pile then has {n} {suit}. At the end, the most {suit} bring points.",
            n=number,
            suit=suit_name(ruleset.deck.score_suit),
        )
    cards = card_list(reason.cards, pack)
    if ruleset.score.primiera:
        return t("Your pile gets {cards}: sevens are the best cards for the primiera.", cards=cards)
    return t("Your pile gets {cards}. At the end, the most sevens bring points.", cards=cards)


def _table_safe(reason: MoveReason, ruleset: Ruleset) -> Text:
    """Return the sentence for a table that can hardly be swept."""
    if reason.kind is ReasonKind.NO_SWEEP:
        if reason.number is None:
            return t("No single card can take the whole table after that, so the next player can't sweep.")
        total = int(reason.number)
        return t(
            "The table then adds up to {total}: no single card can take it all, "
            "so the next player can't sweep.",
            total=total,
        )
    ranks = either([rank_plural(rank, ruleset.deck.pack) for rank in reason.ranks])
    if reason.kind is ReasonKind.SWEEPERS_GONE:
        return t(
            "After that, only {ranks} could take the whole table. "
            "The cards seen so far show that the next player has none.",
            ranks=ranks,
        )
    return t(
        "After that, only {ranks} could take the whole table, "
        "and the next player has one only about 1 time in {times}.",
        ranks=ranks,
        times=round(1 / (reason.number or 1)),
    )


def _card_safe(reason: MoveReason, ruleset: Ruleset) -> Text:
    """Return the sentence for a card that can hardly be taken."""
    pack = ruleset.deck.pack
    if reason.kind is ReasonKind.AVOIDS_GIFT:
        return t(
            "Keep {card} in your hand: on the table, the next player could take it.",
            card=card_name(reason.cards[0], pack),
        )
    if reason.kind is ReasonKind.GUARDS_SEVEN:
        card = card_name(reason.cards[0], pack)
        if not reason.ranks:
            return t("By the cards seen so far, the next player can't take {card} after that.", card=card)
        return t(
            "After that, only {ranks} can take {card} from the table.",
            ranks=_plurals(reason.ranks, ruleset),
            card=card,
        )
    held, ranks = int(reason.number or 0), _plurals(reason.ranks, ruleset)
    if not reason.cards:
        return t(
            "You hold {number} {ranks}. "
            "By the cards seen so far, the next player has nothing that takes the one you lay.",
            number=held,
            ranks=ranks,
        )
    return t(
        "You hold {number} {ranks}: only one other card can take the one you lay.", number=held, ranks=ranks
    )


def _plurals(ranks: tuple[Rank, ...], ruleset: Ruleset) -> Phrase:
    return listed([rank_plural(rank, ruleset.deck.pack) for rank in ranks])
