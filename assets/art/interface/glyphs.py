"""Signs to be tinted by the window, in the manner of the cards: a white fill, its shaded rim, ink behind it.

The window multiplies them by a colour, so white becomes that colour and ink stays dark. The signs of the
menus have a second tone. On light grounds and in high contrast the window draws the white fill alone, so
every inner line is cut out of the fill, and the ink shows through it.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from interface import glyph_market as market
from interface import glyph_setup as setup
from interface import glyph_shapes as shapes
from interface import glyph_things as things
from interface.glyph_sign import CENTRE, EDGE, Sign, inked, plain
from woodcut.geometry import Region, circle, poly
from woodcut.picture import Picture

FINE: Final = {"coins": 1.9, "laurel": 1.4}
"""How far the ink of signs with fine parts reaches."""
THINGS: Final[dict[str, Callable[[], Sign]]] = {
    "broom": things.broom,
    "kite": things.kite,
    "gear": things.gear,
    "speaker_on": things.speaker_on,
    "speaker_off": things.speaker_off,
    "balloon": things.balloon,
    "trophy": things.trophy,
    "hand": things.hand,
    "undo": things.undo,
    "again": things.again,
    "moon": things.moon,
    "redo": things.redo,
    "hint": things.lamp,
    "eye": things.eye,
    "cards": things.cards,
    "open_hand": things.open_hand,
    "home": things.home,
    "help": things.question,
    "keyboard": things.keyboard,
    "page": things.page,
    "picture": things.landscape,
    "menu": things.bars,
    "tally": things.tally,
    "person": things.person,
    "book": things.book,
    "slate": things.slate,
    "stacks": things.stacks,
    "door": things.door,
    "notebook": things.notebook,
    "basket": market.basket,
    "chest": market.chest,
    "cabinet": market.cabinet,
    "gravestone": market.gravestone,
    "pile": market.pile,
    "pair": setup.pair,
    "sprout": setup.sprout,
    "sun": setup.sun,
    "tables": setup.tables,
}
MARKS: Final[dict[str, Callable[[], Region]]] = {
    "coins": shapes.coins,
    "cups": shapes.cups,
    "swords": shapes.swords,
    "clubs": shapes.clubs,
    "dealer": shapes.dealer,
    "check": shapes.check,
    "cross": shapes.cross,
    "plus": shapes.plus,
    "star": shapes.faceted_star,
    "laurel": shapes.laurel,
    "full_screen": shapes.full_screen,
    "pause": shapes.pause,
    "play": shapes.play,
    "play_back": shapes.play_back,
    "skip_back": shapes.skip_back,
    "skip_on": shapes.skip_on,
    "fault": shapes.fault,
    **{
        f"arrow_{name}": partial(shapes.arrow, angle)
        for name, angle in {"right": 0, "down": 90, "left": 180, "up": 270}.items()
    },
    **{
        f"bend_{name}": partial(shapes.bend, angle, mirrored=mirrored)
        for name, (mirrored, angle) in {
            "ccw": (False, 0),
            "ccw_back": (False, 180),
            "cw": (True, 0),
            "cw_back": (True, 180),
        }.items()
    },
}
PLAIN: Final[dict[str, Callable[[], Region]]] = {
    "side_1": partial(circle, *CENTRE, 26, 72),
    "side_2": partial(poly, "32,3 61,32 32,61 3,32"),
    "side_3": partial(poly, "32,6 61,56 3,56"),
    "seal": shapes.seal,
}


def glyphs() -> dict[str, Callable[[], Picture]]:
    """What draws each sign, by its name."""
    drawn: dict[str, Callable[[], Picture]] = {}
    for name, thing in THINGS.items():
        drawn[name] = partial(_thing, thing)
    for name, shape in MARKS.items():
        drawn[name] = partial(_mark, shape, FINE.get(name, EDGE))
    for name, shape in PLAIN.items():
        drawn[name] = partial(_plain, shape)
    return drawn


def _thing(thing: Callable[[], Sign]) -> Picture:
    return inked(thing())


def _mark(shape: Callable[[], Region], edge: float) -> Picture:
    return inked(Sign(shape()), edge)


def _plain(shape: Callable[[], Region]) -> Picture:
    return plain(shape())
