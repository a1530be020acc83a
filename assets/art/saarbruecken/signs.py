"""The four suit signs."""

from saarbruecken.suits import AMBER, AMBER_DARK, LION_BLUE, LION_BLUE_DARK
from woodcut import animals
from woodcut.geometry import blob, circle, discs, limb, rounded, union
from woodcut.palette import GOLD, GOLD_DARK, WHITE
from woodcut.pattern import rim
from woodcut.picture import Picture

GLASS = "#f7dfa0"


def lion_medal(art: Picture, x: float, y: float, radius: float = 50) -> None:
    """Draw a round blue medal with a crowned lion."""
    k = radius / 88
    with art.at(x, y):
        art.shape(circle(0, 0, radius, 72), GOLD, ink=2.8, shade=GOLD_DARK)
        field = circle(0, 0, radius * 0.88, 64)
        art.shape(field, LION_BLUE, ink=2.0, shade=LION_BLUE_DARK, shift=(-4, -4), heavy=(0.3, 0.5))
        animals.lion(art, -k, 9 * k, 1.06 * k, ink=1.9)


def dove(art: Picture, x: float, y: float, size: float = 1.0, *, flip: bool = False) -> None:
    """Draw a standing pigeon about the middle of its box, 113 by 94 units; it looks to the left."""
    with art.at(x, y, size, flip=flip):
        animals.dove(art, -11.5, -1.5)


def fish(art: Picture, x: float, y: float, size: float = 1.0, *, flip: bool = False) -> None:
    """Draw a roach about the middle of its box, 136 by 76 units; it swims to the left."""
    with art.at(x, y, size, flip=flip):
        animals.fish(art, -5, 0)


def beer(art: Picture, x: float, y: float, size: float = 1.0) -> None:
    """Draw a tulip glass with foam about the middle of its box, 72 by 133 units."""
    with art.at(x, y + 2 * size, size):
        glass = blob("-30,-44! -29,-10 -22,26 -19,52! 0,56 19,52! 22,26 29,-10 30,-44! 0,-40")
        art.shape(glass, GLASS, ink=2.7)
        beer = blob("-27.5,-34! -26.5,-8 -20,26 -17.5,44! 0,47 17.5,44! 20,26 26.5,-8 27.5,-34!")
        art.add(beer, AMBER)
        art.lay(rim(art.here(beer), -8 * size, -size), AMBER_DARK)
        art.add(blob("-20,-28 -15,-28 -12,14 -12,34 -15,34 -19,4"), "#f7c65a")
        art.add(discs("4,-6,2.4 10,12,2 -2,22,1.8 6,30,1.6 14,-16,2", 12), "#fbe3a0")
        foot = blob("-20,52! 0,56 20,52! 21,60! 0,65 -21,60!")
        art.shape(foot, GLASS, ink=2.3)
        foam = union(
            discs("-25,-44,10 -12,-51,12 4,-54,13 19,-50,11 27,-43,9 0,-44,14 -26,-34,6", 24),
            rounded(-31, -46, 62, 12, 5),
            limb("24,-38,6 26,-26,5 26,-16,4"),
        )
        art.shape(foam, WHITE, ink=2.6, shade="#e6d7ad", shift=(-4, -4))
        art.line("-18,-50 -12,-56 -5,-52", 1.6)
        art.line("4,-50 11,-55 17,-49", 1.6)
