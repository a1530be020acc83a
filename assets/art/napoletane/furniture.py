"""The suits, and the platform that courts stand on."""

from enum import StrEnum

from shapely.geometry import box

from woodcut.geometry import Region, blob, circle, rounded, scale
from woodcut.palette import (
    BLUE,
    BLUE_DARK,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    PAPER,
    RED,
    RED_DARK,
)
from woodcut.picture import Picture


class Suit(StrEnum):
    """The suits; a value is how the files of the suit begin."""

    COINS = "denari"
    CUPS = "coppe"
    SWORDS = "spade"
    CLUBS = "bastoni"


TINT = "#e6d6ad"
"""The shadow on the ground, which has no ink."""
COARSER = 0.47
"""How far a point of a number card may be left out: these cards have many small leaves and dots."""

PLATFORM = {
    Suit.COINS: (GOLD, GOLD_DARK),
    Suit.CUPS: (RED, RED_DARK),
    Suit.SWORDS: (BLUE, BLUE_DARK),
    Suit.CLUBS: (GREEN, GREEN_DARK),
}


def platform(art: Picture, suit: Suit) -> None:
    """Draw the platform a court stands on; its colour names the suit."""
    y, h = 534, 44
    c, d = PLATFORM[suit]
    top = blob(f"24,{y + 6} 80,{y - 3} 180,{y - 6} 280,{y - 3} 336,{y + 6} 338,{y + 14}! 22,{y + 14}!")
    base = box(20, y + 10, 340, y + h + 5)
    art.shape(top, c, ink=2.6, heavy=(0.4, 1.3))
    art.shape(base.intersection(rounded(19, 0, 322, y + h + 4, 9)), c, ink=2.6, shade=d, shift=(-6, -5))
    for step in range(15):
        x = 40 + step * 20
        if step % 2 == 0:
            carving = _carving(suit, x, y + 28.5)
            art.add(carving, d)
            art.add(scale(carving, 0.45, 0.45, origin=(x, y + 28.5)), PAPER)
        else:
            art.dot(x, y + 28.5, 3.2, PAPER, 16)
    art.line(f"21,{y + 13.5} 180,{y + 13} 339,{y + 13.5}", 2.2, (1, 1, 1))
    art.line(f"24,{y + 44} 336,{y + 44}", 1.6, (1, 1, 1))


def _carving(suit: Suit, x: float, y: float) -> Region:
    """The motif of the frieze: its form names the suit where its colour cannot."""
    match suit:
        case Suit.COINS:
            return circle(x, y, 10.5, 32)
        case Suit.CUPS:
            side = f"{x + 12},{y - 8}! {x + 6},{y + 6} {x},{y + 10}! {x - 6},{y + 6}"
            return blob(f"{x - 12},{y - 8}! {x},{y - 10} {side}")
        case Suit.SWORDS:
            return blob(f"{x},{y - 11.5}! {x + 11},{y - 0.5} {x},{y + 11.5}! {x - 11},{y - 0.5}")
        case Suit.CLUBS:
            return blob(f"{x - 14},{y + 6}! {x - 4},{y - 9} {x + 14},{y - 6}! {x + 4},{y + 9}")
