"""The sentences about single cards: where they are, why a hand cannot have them, and who captured them."""

from collections.abc import Sequence

from settebello.ai.reading.questions import CardFate, Fate, RankAnswer, Verdict
from settebello.engine import Card, SeatView
from settebello.i18n import Text, percent, t
from settebello.manual.card_names import card_name, rank_plural
from settebello.problems.card_recall import Captor
from settebello.ui.kit.voice.spoken import Words


def asked(answer: RankAnswer, view: SeatView, names: Sequence[Words]) -> Text:
    """Return the question."""
    ranks = rank_plural(answer.rank, view.ruleset.deck.pack)
    return t("Can {name} still hold any {ranks}?", name=names[answer.seat], ranks=ranks)


def answered(answer: RankAnswer, view: SeatView, names: Sequence[Words]) -> Text:
    """Return the answer in a sentence."""
    ranks = rank_plural(answer.rank, view.ruleset.deck.pack)
    name = names[answer.seat]
    if answer.verdict is Verdict.NO:
        return t("No: {name} can't hold any {ranks}.", name=name, ranks=ranks)
    if answer.verdict is Verdict.SURE:
        return t("Yes, for certain: {name} holds at least one.", name=name)
    share = percent(answer.holding / answer.deals)
    return t("Yes. If all unseen cards are equally likely, the chance is {chance}.", chance=share)


def fate_words(one: CardFate, view: SeatView, names: Sequence[Words]) -> Text:
    """Return where a card is, or why a hand cannot have it."""
    name = names[one.by] if one.by is not None else ""
    own = one.by == view.seat
    number = (one.play or 0) + 1
    match one.fate:
        case Fate.OWN:
            return t("In your hand")
        case Fate.SHOWN:
            return t("Face up in the hand of {name}", name=name)
        case Fate.PLAYED if own:
            return t("You played it (card {number} of the deal)", number=number)
        case Fate.PLAYED:
            return t("{name} played it (card {number} of the deal)", name=name, number=number)
        case Fate.DEALT:
            return t("It was on the first table")
        case Fate.SEEN:
            return t("It has been seen")
        case Fate.EXCLUDED:
            return t(
                "Still out, but {name} laid a card (card {number} of the deal) that this one rules out",
                name=name,
                number=number,
            )
        case Fate.NO_HAND:
            return t("Still out, but not in this hand")
        case Fate.POSSIBLE:
            return t("Still out")


def captor_words(card: Card, captor: Captor, view: SeatView, names: Sequence[Words]) -> Text:
    """Return who captured a card, or who captured others with it."""
    if captor.seat is None or captor.card is None:
        return t("Left over at the end of the deal")
    if captor.card == card:
        if captor.seat == view.seat:
            return t("You took other cards with it")
        return t("{name} took other cards with it", name=names[captor.seat])
    with_card = card_name(captor.card, view.ruleset.deck.pack)
    if captor.seat == view.seat:
        return t("You took it with {card}", card=with_card)
    return t("{name} took it with {card}", name=names[captor.seat], card=with_card)
