"""The glass: a tulip of pale beer with foam, without any brewery's name or mark."""

from enum import Enum

from shapely.geometry import box

from saarbruecken.suits import AMBER, AMBER_DARK
from woodcut.geometry import Region, blob, discs, ellipse, limb, rounded, union
from woodcut.palette import WHITE
from woodcut.pattern import Hatch, rim, shadow_comb
from woodcut.picture import Picture

GLASS = "#f7dfa0"
SPARK = "#fbe3a0"
EMPTY = "#faf3dc"
"""What is seen through a glass above the beer."""
GLINT = "#f7c65a"
FOAM_SHADE = "#e6d7ad"
DREGS = "#6e3f08"

LARGE, SMALL = 1.5, 1.15
"""From the first size on a glass is hatched, from the second with shorter strokes."""
HATCH = Hatch(angle=14, spacing=6.5, length=22)
SHORT = Hatch(angle=14, spacing=6, length=13, width=1.5)
FROTH = Hatch(angle=20, spacing=6, length=12, width=1.5, colour="#a8946a")


class Foam(Enum):
    """How the foam stands on a glass: its bubbles, its drip and what is drawn on it."""

    HIGH = (
        "-25,-44,10 -12,-51,12 4,-54,13 19,-50,11 27,-43,9 0,-44,14 -26,-34,6",
        "24,-38,6 26,-26,5 26,-16,4",
        ("-18,-50 -12,-56 -5,-52", "4,-50 11,-55 17,-49"),
    )
    SWELLING = (
        "-27,-42,9 -17,-49,11 -4,-52,12 11,-55,12 23,-47,11 27,-40,8 2,-44,13 27,-33,6",
        "-25,-38,6 -27,-24,5.4 -26,-8,4.4",
        ("-12,-47 -5,-54 2,-49", "8,-52 15,-55 20,-48"),
    )
    FLAT = (
        "-26,-42,8 -16,-46,9 -4,-48,10 8,-47,10 20,-45,10 27,-41,8 0,-42,11",
        "10,-38,6 11,-28,5 11,-22,3.8",
        ("-20,-44 -14,-49 -8,-44", "12,-44 18,-48 23,-42"),
    )
    DRIPPING = (
        "-25,-43,10 -14,-52,11 0,-56,12 13,-52,12 25,-45,10 0,-45,14 -27,-36,6",
        "-14,-38,6 -15,-26,5.2 -14,-18,4.2",
        ("-16,-50 -9,-57 -1,-51", "6,-53 13,-56 18,-49"),
    )

    @property
    def region(self) -> Region:
        """The foam with its drip."""
        bubbles, drip, _ = self.value
        return union(discs(bubbles, 24), rounded(-31, -46, 62, 12, 5), limb(drip))


def beer(
    art: Picture, x: float, y: float, size: float = 1.0, foam: Foam = Foam.HIGH, *, drunk: float = 0
) -> None:
    """Draw a glass of beer about the middle of its box, 74 by 135 units.

    `drunk` is the part of it that is gone.
    """
    with art.at(x, y - 1 * size, size):
        glass = blob("-30,-44! -29,-10 -22,26 -19,52! 0,56 19,52! 22,26 29,-10 30,-44! 0,-40")
        art.shape(glass, GLASS, ink=2.7)
        drink = blob("-27.5,-34! -26.5,-8 -20,26 -17.5,44! 0,47 17.5,44! 20,26 26.5,-8 27.5,-34!")
        level = -34 + 78 * drunk
        if drunk:
            art.add(drink, EMPTY)
            drink = drink.intersection(box(-40, level, 40, 60))
        art.add(drink, AMBER)
        art.lay(rim(art.here(drink), -8 * size, -size), AMBER_DARK)
        hatch = HATCH if size >= LARGE else SHORT if size >= SMALL else None
        if hatch:
            art.lay(shadow_comb(art.here(drink), hatch).intersection(art.here(drink)), DREGS)
        art.add(blob("-20,-28 -15,-28 -12,14 -12,34 -15,34 -19,4").intersection(drink), GLINT)
        sparks = discs("4,-6,2.4 10,12,2 -2,22,1.8 6,30,1.6 14,-16,2", 12)
        art.add(sparks.intersection(drink), SPARK)
        art.shape(blob("-20,52! 0,56 20,52! 21,60! 0,65 -21,60!"), GLASS, ink=2.3)
        if drunk:
            _rest(art, glass, level)
            return
        art.shape(foam.region, WHITE, ink=2.6, shade=FOAM_SHADE, shift=(-4, -4), hatch=hatch and FROTH)
        for curl in foam.value[2]:
            art.line(curl, 1.6)


def _rest(art: Picture, glass: Region, level: float) -> None:
    """The foam that is left in a glass from which somebody has drunk, and its rim."""
    inside = glass.buffer(-2.2)
    bubbles = discs(
        f"-22,{level},6 -12,{level - 3},7 0,{level - 1},7 11,{level - 3},7 21,{level},6", 24
    ).union(rounded(-30, level - 3, 60, 9, 4))
    art.shape(bubbles.intersection(inside), WHITE, ink=2.2, shade=FOAM_SHADE, shift=(-3, -3))
    mouth = ellipse(0, -43, 30, 5.4)
    art.shape(mouth, EMPTY, ink=2.4)
