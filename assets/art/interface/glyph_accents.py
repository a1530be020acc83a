"""The second tone of the most visible signs: regions in red, gold or blue on 64 by 64 units.

Each lies on the white fill of its sign in `glyph_shapes` or in a hole of it, and has the same coordinates.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from interface import glyph_shapes as shapes
from woodcut.geometry import Region, brush, circle, poly, rounded, turn, union, unite

Accent: TypeAlias = tuple[Region, str]

RED: Final = "#e2573f"
GOLD: Final = "#f6bd45"
BLUE: Final = "#6fa3e0"
COLOURS: Final = (RED, GOLD, BLUE)
"""They are multiplied by the tint, as the fill is; with cream they are the colours of the cards."""


def _upper(fill: Region, y: float) -> Region:
    return fill.intersection(poly(f"-9,-9 73,-9 73,{y} -9,{y}"))


def _lower(fill: Region, y: float) -> Region:
    return fill.intersection(poly(f"-9,{y} 73,{y} 73,73 -9,73"))


def cards() -> Accent:
    """The card behind."""
    front = rounded(25, 7, 31, 50, 4.5).buffer(2)
    return shapes.cards().difference(front), RED


def tally() -> Accent:
    """The fifth stroke."""
    return brush("2,47 62,17", 7.4, (0.8, 1.0, 0.75)), RED


def lamp() -> Accent:
    """The glass and the rays."""
    return _upper(shapes.lamp(), 46), GOLD


def eye() -> Accent:
    """The iris, around its pupil."""
    iris = circle(32, 36.6, 10.0, 48).difference(circle(32, 36.6, 4.6, 32))
    return iris.difference(circle(35.4, 33, 4.2, 28)), BLUE


def bars() -> Accent:
    """The middle stroke."""
    return _lower(_upper(shapes.bars(), 41), 23), GOLD


def kite() -> Accent:
    """Two of the four quarters of the sail, and the bows."""
    quarters = union(poly("38,1 59,20 36,15.2"), poly("35,17 29,42 18,10"))
    bows = union(poly("16,43 27,48 18,53"), poly("40,46 30,53 41,57"))
    return shapes.kite().intersection(union(quarters, bows)), RED


def trophy() -> Accent:
    """All but the foot."""
    return _upper(shapes.trophy(), 46.5), GOLD


def page() -> Accent:
    """The folded corner."""
    return poly("38.4,4.6 53.4,19 38.4,19"), RED


def gear() -> Accent:
    """The hub, and the ring around it."""
    ring = circle(*shapes.CENTRE, 17.5, 64).difference(circle(*shapes.CENTRE, 12, 48))
    return union(ring, circle(*shapes.CENTRE, 6, 32)), GOLD


def question() -> Accent:
    """The dot."""
    return _lower(shapes.question(), 48), RED


def speaker_on() -> Accent:
    """The waves."""
    return shapes.speaker_on().intersection(poly("34,-9 73,-9 73,73 34,73")), GOLD


def speaker_off() -> Accent:
    """The cross."""
    return shapes.speaker_off().intersection(poly("35,-9 73,-9 73,73 35,73")), RED


def home() -> Accent:
    """The roof and the chimney."""
    roof = poly("32,4 62,31 57,36.6 32,14.6 7,36.6 2,31").buffer(0.8, quad_segs=5)
    return union(roof, poly("45,6 53,6 53,22 45,15")), RED


def person() -> Accent:
    """The shoulders."""
    return _lower(shapes.person(), 35.5), BLUE


def open_hand() -> Accent:
    """The pips."""
    return unite(turn(circle(32, 20, 4.4, 32), angle, (32, 60)) for angle in (-28, 0, 28)), RED


def landscape() -> Accent:
    """The sun."""
    return circle(44, 23, 5.4, 32), GOLD


def accents() -> dict[str, Callable[[], Accent]]:
    """What draws the second tone of each sign that has one, by the name of the sign."""
    return {
        "cards": cards,
        "tally": tally,
        "hint": lamp,
        "eye": eye,
        "menu": bars,
        "kite": kite,
        "trophy": trophy,
        "page": page,
        "gear": gear,
        "help": question,
        "speaker_on": speaker_on,
        "speaker_off": speaker_off,
        "home": home,
        "person": person,
        "open_hand": open_hand,
        "picture": landscape,
    }
