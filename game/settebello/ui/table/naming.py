"""What cards, ranks and suits are called in a sentence."""

from collections.abc import Iterable
from typing import Final

from settebello.engine import Card
from settebello.i18n import Text, t

CARD_NAMES: Final[dict[str, Text]] = {
    "1c": t("the ace of cups"),
    "1d": t("the ace of coins"),
    "1b": t("the ace of clubs"),
    "1s": t("the ace of swords"),
    "2c": t("the two of cups"),
    "2d": t("the two of coins"),
    "2b": t("the two of clubs"),
    "2s": t("the two of swords"),
    "3c": t("the three of cups"),
    "3d": t("the three of coins"),
    "3b": t("the three of clubs"),
    "3s": t("the three of swords"),
    "4c": t("the four of cups"),
    "4d": t("the four of coins"),
    "4b": t("the four of clubs"),
    "4s": t("the four of swords"),
    "5c": t("the five of cups"),
    "5d": t("the five of coins"),
    "5b": t("the five of clubs"),
    "5s": t("the five of swords"),
    "6c": t("the six of cups"),
    "6d": t("the six of coins"),
    "6b": t("the six of clubs"),
    "6s": t("the six of swords"),
    "7c": t("the seven of cups"),
    "7d": t("the seven of coins"),
    "7b": t("the seven of clubs"),
    "7s": t("the seven of swords"),
    "8c": t("the knave of cups"),
    "8d": t("the knave of coins"),
    "8b": t("the knave of clubs"),
    "8s": t("the knave of swords"),
    "9c": t("the knight of cups"),
    "9d": t("the knight of coins"),
    "9b": t("the knight of clubs"),
    "9s": t("the knight of swords"),
    "Kc": t("the king of cups"),
    "Kd": t("the king of coins"),
    "Kb": t("the king of clubs"),
    "Ks": t("the king of swords"),
}
"""One sentence part for each card of a pack of 40, so that each language can inflect it as it must."""


def card_name(card: Card) -> Text | str:
    """What a card is called, with its article; its notation where the pack has other ranks."""
    return CARD_NAMES.get(str(card), str(card))


def card_list(cards: Iterable[Card]) -> Text | str:
    """The names of one or more cards: "the ace of cups, the two of coins and the six of clubs"."""
    names = [card_name(card) for card in cards]
    if len(names) == 1:
        return names[0]
    *first, one, last = names
    whole: Text | str = t("{one} and {other}", one=one, other=last)
    for name in reversed(first):
        whole = t("{one}, {others}", one=name, others=whole)
    return whole
