"""The four knaves: young, on two legs, each in a stance of his own."""

from napoletane.furniture import PLATFORM, Suit, platform
from napoletane.stances import (
    bowing_with_the_cup,
    leaning_on_the_sword,
    tossing_the_coin,
    walking_with_the_club,
)
from woodcut.card import card_base
from woodcut.geometry import ellipse
from woodcut.picture import Picture

STANCES = {
    Suit.COINS: tossing_the_coin,
    Suit.CUPS: bowing_with_the_cup,
    Suit.SWORDS: leaning_on_the_sword,
    Suit.CLUBS: walking_with_the_club,
}


def knave(suit: Suit) -> Picture:
    """A knave on two legs, with the sign of his suit."""
    art = card_base()
    platform(art, suit)
    art.add(ellipse(180, 537, 112, 6), PLATFORM[suit][1])
    STANCES[suit](art)
    return art
