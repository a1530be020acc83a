"""Drawing of the words of the great moments: they strike the cloth and drive out dust."""

import math
from typing import Final, NamedTuple

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import GOLD
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.model.held_up import WORD_COMES
from settebello.ui.table.motion.effects import HITS, Stamp
from settebello.ui.table.view.lettering import lettering
from settebello.ui.table.view.puffs import PUFF, draw_puff

WORD: Final = 104.0
TURNED: Final = 6.0
WORD_BELOW: Final = 0.68
TURNED_BELOW: Final = 2.0
"""Height and lean of a word without lettering; below a card its height is in parts of its room."""
SCALES: Final = (1.5, 1.25, 0.94)
"""Its sizes while it comes down: at last it is pressed into the cloth, and springs back to its size."""
BELOW: Final = (WORD_COMES, 1.12, 0.96)
"""The same for a word below a card that is held up: there is room for its largest size."""
GOES: Final = 0.14
PUFFS: Final = 8
ASIDE: Final = 0.55
"""How far dust flies upwards and downwards from a word below a card, as an angle."""
DUST: Final = 0.55
"""The part of its time in which dust flies from the word."""
LEAVES: Final = 0.18
"""The part of its time in which the word leaves: it falls off the cloth, or is swept away."""
FALLS: Final = (
    (0.02, 3.0, 1.0),
    (0.12, -5.0, 0.96),
    (0.4, -12.0, 0.86),
    (0.9, -20.0, 0.74),
    (1.6, -28.0, 0.6),
)
"""The steps in which it falls: how far in heights of its room, how it leans, and its size."""
SWEPT: Final = ((-0.03, -4.0), (0.06, 5.0), (0.24, 9.0), (0.52, 13.0), (0.88, 13.0), (1.3, 13.0))
"""The steps in which it is swept away: how far in parts of its way, after it was drawn back, and its lean."""
SWEEPS_OVER: Final = 1150.0
FALLS_BY: Final = 1.9
SWISH: Final = 230.0
"""The width of that way, the factor of that fall, and the size of the strokes of air behind a word."""
SWAYS: Final = ((0.06, 1.5), (0.12, -1.0), (0.18, 0.5))
SWAY: Final = (0.5, 0.24)
"""How it sways when it has struck, at the end of parts of its time, and from side to side until it leaves."""


class Shape(NamedTuple):
    """How a word is drawn: its size, its lean in degrees, and where it is from its spot."""

    scale: float = 1.0
    angle: float = 0.0
    x: float = 0.0
    y: float = 0.0


def rehearse_word(canvas: Canvas, stamp: Stamp, part: float) -> None:
    """Make one of the pictures of a word ahead of time: each size and lean needs one."""
    sways = [Shape(angle=angle) for _, angle in SWAYS]
    sways += [Shape(angle=angle) for angle in (SWAY[0], 0.0, -SWAY[0])]
    shapes = (*map(Shape, _comes(stamp)), *sways, *_leaving(stamp))
    _draw_word(canvas, stamp, shapes[min(int(part * len(shapes)), len(shapes) - 1)], 0.0)


def _leaving(stamp: Stamp) -> tuple[Shape, ...]:
    """Return how a word leaves, step by step."""
    if stamp.swept:
        ahead = stamp.swept
        return tuple(Shape(1.0, -ahead * lean, ahead * far * SWEEPS_OVER) for far, lean in SWEPT)
    return tuple(Shape(scale, lean, 0.0, far * FALLS_BY * stamp.high) for far, lean, scale in FALLS)


def _shape(stamp: Stamp, part: float) -> Shape:
    """Return how the word is drawn at a progress."""
    if part < HITS:
        return Shape(_of(_comes(stamp), part / HITS))
    if part > 1.0 - LEAVES:
        return _between(_leaving(stamp), (part - 1.0 + LEAVES) / LEAVES)
    since = part - HITS
    angle = next((lean for until, lean in SWAYS if since < until), None)
    if angle is None:
        lean, lasts = SWAY
        angle = 0.5 * round(2 * lean * math.sin(math.tau * (since - SWAYS[-1][0]) / lasts / 2))
    return Shape(angle=angle)


def _between(shapes: tuple[Shape, ...], part: float) -> Shape:
    """Return a shape in whose picture the word is at a part of its leaving; its place changes steadily."""
    along = part * (len(shapes) - 1)
    before = shapes[min(int(along), len(shapes) - 1)]
    after = shapes[min(int(along) + 1, len(shapes) - 1)]
    left = along - int(along)
    return before._replace(x=before.x + (after.x - before.x) * left, y=before.y + (after.y - before.y) * left)


def _comes(stamp: Stamp) -> tuple[float, ...]:
    return BELOW if stamp.below else SCALES


def _of(scales: tuple[float, ...], part: float) -> float:
    return scales[min(int(part * len(scales)), len(scales) - 1)]


def draw_stamp(canvas: Canvas, stamp: Stamp, part: float, *, calm: bool) -> None:
    """Draw the word: it comes down on the cloth, sways, and leaves in one motion; with `calm` it fades."""
    comes = min(1.0, part / HITS)
    if not calm and HITS / 2 < part < DUST:
        _draw_dust(canvas, stamp, (part - HITS / 2) / (DUST - HITS / 2))
    if calm:
        _draw_word(canvas, stamp, Shape(), min(1.0, (1.0 - part) / GOES) * comes)
        return
    shape = _shape(stamp, part)
    if stamp.swept and part > 1.0 - LEAVES:
        _draw_swish(canvas, stamp, shape)
    _draw_word(canvas, stamp, shape, 1.0)


def _draw_swish(canvas: Canvas, stamp: Stamp, shape: Shape) -> None:
    """Draw the strokes of air behind a word that is swept away."""
    behind = stamp.swept * (0.3 * stamp.room + 0.4 * SWISH)
    x, y = stamp.spot.x + shape.x - behind, stamp.spot.y
    if stamp.swept * shape.x > 0:
        name = f"ui/moments/swish{'' if stamp.swept > 0 else '_left'}.svg"
        canvas.picture(name, Area.centred(x, y, SWISH, SWISH))


def _draw_word(canvas: Canvas, stamp: Stamp, shape: Shape, alpha: float) -> None:
    """Draw the word of a stamp in a shape: its lettering, or written letters where it has none."""
    picture = lettering(canvas.say(stamp.words))
    scale = shape.scale
    x, y = stamp.spot.x + shape.x, stamp.spot.y + shape.y
    if stamp.below and scale > 1.0:
        # Its upper edge stays where it is: the card is there.
        y += (scale - 1.0) * stamp.high / 2
    if picture is not None:
        area = Area.centred(x, y, stamp.room, stamp.high)
        canvas.picture(picture, area, alpha, angle=shape.angle, scale=scale)
        return
    canvas.cut_text(
        stamp.words,
        x,
        y,
        size=min(WORD, WORD_BELOW * stamp.high) if stamp.below else WORD,
        colour=GOLD,
        width=stamp.room,
        angle=(TURNED_BELOW if stamp.below else TURNED) + shape.angle,
        scale=scale,
        alpha=alpha,
    )


def _draw_dust(canvas: Canvas, stamp: Stamp, age: float) -> None:
    """Draw the dust that the word drives out to all sides when it hits the cloth; `age` goes from 0 to 1."""
    wide = min(0.62 * canvas.text_width(stamp.words, size=WORD, role=Role.TITLE), 0.5 * stamp.room)
    high = min(92.0, 0.5 * stamp.high)
    for number in range(PUFFS):
        lean = math.tau * (number + 0.5) / PUFFS
        if stamp.below:
            # Above is the card, and below the sentence: the dust flies to both sides.
            lean = ASIDE * math.sin(lean) + (0.0 if math.cos(lean) > 0 else math.pi)
        out = 0.72 + 0.42 * math.sqrt(age)
        x, y = stamp.spot.x + out * (wide + 30) * math.cos(lean), stamp.spot.y + out * high * math.sin(lean)
        size = PUFF * (0.9 if number % 2 else 0.65) * (0.7 + 0.3 * age)
        draw_puff(canvas, x, y, size, age)
