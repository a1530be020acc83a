"""The suits and the two sets of colours they are printed in."""

from dataclasses import dataclass
from enum import StrEnum

from woodcut.palette import GREEN_DARK, RED, RED_DARK


class Suit(StrEnum):
    """The suits; a value is how the files of the suit begin."""

    COINS = "quadri"
    CUPS = "cuori"
    SWORDS = "picche"
    CLUBS = "fiori"


@dataclass(frozen=True, slots=True)
class Dye:
    """The colour of a suit, its shade, its hatching, and the glint on the upper left of a pip."""

    base: str
    shade: str
    ink: str
    glint: str


_RED = Dye(RED, RED_DARK, "#5f130d", "#ef7d62")
_BLACK = Dye("#22324f", "#121c30", "#0a101c", "#5d7aa8")
_ORANGE = Dye("#d9771a", "#9c4f0c", "#5c2c04", "#f3ab5c")
_GREEN = Dye(GREEN_DARK, "#123a20", "#08210f", "#5fa173")


@dataclass(frozen=True, slots=True)
class Palette:
    """The dyes of the four suits."""

    diamonds: Dye
    hearts: Dye
    spades: Dye
    clubs: Dye

    def dye(self, suit: Suit) -> Dye:
        """The dye of a suit."""
        match suit:
            case Suit.COINS:
                return self.diamonds
            case Suit.CUPS:
                return self.hearts
            case Suit.SWORDS:
                return self.spades
            case Suit.CLUBS:
                return self.clubs


TWO_COLOURS = Palette(diamonds=_RED, hearts=_RED, spades=_BLACK, clubs=_BLACK)
FOUR_COLOURS = Palette(diamonds=_ORANGE, hearts=_RED, spades=_BLACK, clubs=_GREEN)
