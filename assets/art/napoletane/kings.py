"""The four kings in their robes."""

from napoletane.furniture import PLATFORM, Suit, platform
from napoletane.monarchs import (
    leaning_on_the_club,
    raising_the_cup,
    shouldering_the_sword,
    with_coin_and_sceptre,
)
from napoletane.robes import KingDress, motif_cross, motif_lily, motif_ring, motif_star
from woodcut.card import card_base
from woodcut.geometry import ellipse
from woodcut.palette import (
    BLUE,
    BLUE_DARK,
    BROWN,
    BROWN_DARK,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    RED,
    RED_DARK,
    SKIN_OLIVE,
)
from woodcut.picture import Picture

KINGS = {
    Suit.COINS: KingDress(
        mantle=(BLUE, BLUE_DARK, GOLD),
        robe=(GOLD, GOLD_DARK),
        orphrey=RED,
        sash=BLUE,
        gem=BLUE,
        hair=("#7b4a26", "#52301a"),
        shoe=(RED, RED_DARK),
        pattern=motif_cross,
    ),
    Suit.CUPS: KingDress(
        mantle=(RED_DARK, "#6b1912", "#e8b04a"),
        robe=(RED, RED_DARK),
        orphrey=GREEN,
        sash=GREEN,
        gem=GOLD,
        hair=("#d8d0c2", "#a39a8a"),
        shoe=(BLUE, BLUE_DARK),
        pattern=motif_lily,
    ),
    Suit.SWORDS: KingDress(
        skin=SKIN_OLIVE,
        mantle=(BLUE_DARK, "#12294f", "#7fb2d6"),
        robe=(BLUE, BLUE_DARK),
        orphrey=GOLD,
        sash=GOLD,
        gem=RED,
        hair=("#3a2b23", "#1e1612"),
        shoe=(GOLD, GOLD_DARK),
        pattern=motif_star,
    ),
    Suit.CLUBS: KingDress(
        mantle=(RED, RED_DARK, "#f0b46a"),
        robe=(GREEN, GREEN_DARK),
        orphrey=GOLD,
        sash=GOLD,
        gem=RED,
        hair=("#b5622a", "#7c3d16"),
        shoe=(BROWN, BROWN_DARK),
        pattern=motif_ring,
    ),
}


BEARING = {
    Suit.COINS: with_coin_and_sceptre,
    Suit.CUPS: raising_the_cup,
    Suit.SWORDS: shouldering_the_sword,
    Suit.CLUBS: leaning_on_the_club,
}
FACING_RIGHT = (Suit.CLUBS,)


def king(suit: Suit) -> Picture:
    """A king in a long robe with the sign of his suit."""
    art = card_base()
    platform(art, suit)
    art.add(ellipse(180, 538, 128, 7), PLATFORM[suit][1])
    right = suit in FACING_RIGHT
    with art.at(360 if right else 0, 0, flip=right):
        BEARING[suit](art, KINGS[suit])
    return art
