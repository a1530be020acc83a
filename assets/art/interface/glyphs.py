"""Signs to be tinted by the window, in the manner of the cards: a white fill, its shaded rim, ink behind it.

They are drawn on 64 by 64 units and written on 256. The window multiplies them by a colour, so white becomes
that colour and ink stays dark. The most visible signs have a second tone on the white fill. On light grounds
and in high contrast the window draws the white fill alone, so every inner line is cut out of the fill, and
the ink shows through it.
"""

from collections.abc import Callable
from functools import partial

from interface import glyph_shapes as shapes
from interface.glyph_accents import Accent, accents
from woodcut.geometry import Region, circle, move, poly, rounded, scale, union
from woodcut.palette import INK
from woodcut.pattern import rim
from woodcut.picture import Picture

SIZE = 256
UNIT = SIZE / 64
WHITE = "#ffffff"
SHADE = "#cbbca4"
"""What the tint is multiplied by on the rim at the lower right."""
INSIDE = 0.9
"""The part of the square that the fill of an inked sign may take: the rest is for its ink."""
EDGE = 2.5
HEAVY = (1.0, 1.8)
"""How far the ink reaches beyond the fill, and how far it is pulled to the lower right, in units of 64."""
FINE = {"coins": 1.7, "laurel": 1.2}
"""How far the ink of signs with fine parts reaches."""
RIM = (-1.9, -2.5)


def glyphs() -> dict[str, Callable[[], Picture]]:
    """What draws each sign, by its name."""
    arrows = {"right": 0, "down": 90, "left": 180, "up": 270}
    bends = {"ccw": (False, 0), "ccw_back": (False, 180), "cw": (True, 0), "cw_back": (True, 180)}
    inked: dict[str, Callable[[], Region]] = {
        "coins": shapes.coins,
        "cups": shapes.cups,
        "swords": shapes.swords,
        "clubs": shapes.clubs,
        "dealer": shapes.dealer,
        "broom": shapes.broom,
        "check": shapes.check,
        "cross": shapes.cross,
        "plus": shapes.plus,
        "kite": shapes.kite,
        "gear": shapes.gear,
        "star": shapes.faceted_star,
        "speaker_on": shapes.speaker_on,
        "speaker_off": shapes.speaker_off,
        "laurel": shapes.laurel,
        "trophy": shapes.trophy,
        "hand": shapes.hand,
        "undo": shapes.undo,
        "hint": shapes.lamp,
        "eye": shapes.eye,
        "full_screen": shapes.full_screen,
        "cards": shapes.cards,
        "open_hand": shapes.open_hand,
        "home": shapes.home,
        "help": shapes.question,
        "keyboard": shapes.keyboard,
        "page": shapes.page,
        "picture": shapes.landscape,
        "menu": shapes.bars,
        "tally": shapes.tally,
        "person": shapes.person,
        "book": shapes.book,
        "redo": shapes.redo,
        "pause": lambda: union(rounded(12, 8, 14, 48, 2.5), rounded(38, 8, 14, 48, 2.5)),
        "play": partial(poly, "14,6! 57,32! 14,58!"),
    }
    for name, angle in arrows.items():
        inked[f"arrow_{name}"] = partial(shapes.arrow, angle)
    for name, (mirrored, angle) in bends.items():
        inked[f"bend_{name}"] = partial(shapes.bend, angle, mirrored=mirrored)
    plain: dict[str, Callable[[], Region]] = {
        "side_1": partial(circle, *shapes.CENTRE, 26, 72),
        "side_2": partial(poly, "32,3 61,32 32,61 3,32"),
        "side_3": partial(poly, "32,6 61,56 3,56"),
        "seal": shapes.seal,
    }
    drawn: dict[str, Callable[[], Picture]] = {}
    second = accents()
    for name, shape in inked.items():
        drawn[name] = partial(_inked, shape, FINE.get(name, EDGE), second.get(name))
    for name, shape in plain.items():
        drawn[name] = partial(_plain, shape)
    return drawn


def _plain(shape: Callable[[], Region]) -> Picture:
    """A sign that the window draws several times, with an edge of its own."""
    art = Picture()
    art.lay(scale(shape(), UNIT), WHITE)
    return art


def _inked(shape: Callable[[], Region], edge: float, second: Callable[[], Accent] | None) -> Picture:
    """A sign on its ink, which is heavier at the lower right; both fill at most the square.

    `second` draws a region in a second tone, which is placed as the sign is.
    """
    heavy = tuple(part * edge / EDGE for part in HEAVY)
    fill = shape()
    left, top, right, bottom = fill.bounds
    room = [63 - 2 * edge - part for part in heavy]
    size = min(INSIDE, room[0] / (right - left), room[1] / (bottom - top))
    left, top, right, bottom = scale(fill, size, origin=shapes.CENTRE).bounds
    shift = _nudge(left, right, room[0], edge), _nudge(top, bottom, room[1], edge)

    def placed(region: Region) -> Region:
        return move(scale(region, size, origin=shapes.CENTRE), *shift)

    fill = placed(fill)
    ink = fill.buffer(edge, quad_segs=6)
    ink = union(ink, move(ink, *heavy))
    layers = [(ink, INK), (fill, WHITE)]
    if second is not None:
        region, colour = second()
        layers.append((placed(region), colour))
    art = Picture()
    for region, colour in (*layers, (rim(fill, *RIM), SHADE)):
        art.lay(scale(region, UNIT), colour)
    return art


def _nudge(start: float, end: float, room: float, edge: float) -> float:
    """How far a side of the fill must move to leave room for its ink."""
    return max(0.0, edge - start) - max(0.0, end - edge - room)
