"""The colours of the market game: those of each player's set, of the central cards and of the goals."""

from typing import Final, NamedTuple

from woodcut.palette import BLACK, BLUE, BLUE_DARK, GOLD, GOLD_DARK, GREEN, GREEN_DARK, RED, RED_DARK

VIOLET, VIOLET_DARK = "#7353a3", "#4b3275"
LILAC: Final = "#e9e1ec"
"""The ground of a goal."""


class Dye(NamedTuple):
    """Cloth, its shade, the number, and how many stripes an awning of it has."""

    base: str
    dark: str
    number: str
    stripes: int


DYES: Final = {
    "g": Dye(GREEN, GREEN_DARK, "#17482b", 9),
    "b": Dye(BLUE, BLUE_DARK, "#17356a", 7),
    "r": Dye(RED, RED_DARK, "#7d1a12", 11),
    "k": Dye(BLACK, "#0f0d0c", "#0f0d0c", 5),
    "central": Dye(GOLD, GOLD_DARK, "#5b3418", 6),
    "goal": Dye(VIOLET, VIOLET_DARK, "#3a2463", 1),
}
"""By the colour of a set, or by the kind of the other cards."""
