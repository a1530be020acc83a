"""The cards of the market game in words."""

from settebello.i18n import Text, t, tn
from settebello.market import Card, Kind, MarketView


def short_name(card: Card) -> Text:
    """Return how a card is called in a sentence: by its number, and as a goal where it is one."""
    if card.kind is Kind.GOAL:
        return t("goal {n}", n=card.number)
    return t("the {n}", n=card.number)


def marks_of(card: Card) -> tuple[Text, ...]:
    """Return all marks of a card, one by one."""
    found: list[Text] = []
    if card.border:
        found.append(t("red border"))
    if card.flash:
        found.append(t("flash"))
    if card.arrow:
        found.append(t("arrow"))
    if card.shuffle:
        found.append(t("shuffle symbol"))
    if card.spades:
        found.append(tn("{n} spade", "{n} spades", n=card.spades))
    if card.greens:
        found.append(tn("{n} green heart", "{n} green hearts", n=card.greens))
    if card.reds:
        found.append(tn("{n} red heart", "{n} red hearts", n=card.reds))
    return tuple(found)


def full_name(card: Card) -> tuple[Text, ...]:
    """Return a card with all its marks, for the voice."""
    return short_name(card), *marks_of(card)


def table_in_words(view: MarketView, *, bare: bool) -> tuple[Text, ...]:
    """Return the cards for sale, and with `bare` those in hand, for the voice."""
    cards = view.rules.cards
    market = (*(card for card in view.display if card is not None), *view.open_goals[:1])
    hand = view.hand if bare else ()
    told = [t("On the market:")]
    told += [words for card in market for words in full_name(cards[card])]
    if hand:
        told.append(t("In your hand:"))
        told += [words for card in hand for words in full_name(cards[card])]
    return tuple(told)


def listed(parts: tuple[Text, ...]) -> Text | None:
    """Return texts joined by commas; None without any."""
    whole: Text | None = None
    for part in parts:
        whole = part if whole is None else t("{first}, {second}", first=whole, second=part)
    return whole
