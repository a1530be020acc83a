"""Drawing of the words of the great moments: they strike the cloth and drive out dust."""

import math
from typing import Final

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
LEAVES: Final = 0.09
SHRINKS: Final = (0.8, 0.5, 0.22)
"""The part of its time in which the word shrinks away, and its sizes then: letters never look through."""


def word_scale(stamp: Stamp, part: float) -> float:
    """Return one of all the sizes of the word, as each size is a picture that is made ahead of time."""
    return _of((*_comes(stamp), 1.0, *SHRINKS), part)


def _comes(stamp: Stamp) -> tuple[float, ...]:
    return BELOW if stamp.below else SCALES


def _of(scales: tuple[float, ...], part: float) -> float:
    return scales[min(int(part * len(scales)), len(scales) - 1)]


def draw_stamp(canvas: Canvas, stamp: Stamp, part: float, *, calm: bool) -> None:
    """Draw the word: it comes down on the cloth, stays, and shrinks; with `calm` it fades."""
    comes = min(1.0, part / HITS)
    if not calm and HITS / 2 < part < DUST:
        _draw_dust(canvas, stamp, (part - HITS / 2) / (DUST - HITS / 2))
    if calm:
        draw_word(canvas, stamp, 1.0, min(1.0, (1.0 - part) / GOES) * comes)
    elif part > 1.0 - LEAVES:
        draw_word(canvas, stamp, _of(SHRINKS, (part - 1.0 + LEAVES) / LEAVES), 1.0)
    else:
        draw_word(canvas, stamp, 1.0 if comes >= 1.0 else _of(_comes(stamp), comes), 1.0)


def draw_word(canvas: Canvas, stamp: Stamp, scale: float, alpha: float) -> None:
    """Draw the word of a stamp at a scale: its lettering, or written letters where it has none."""
    picture = lettering(canvas.say(stamp.words))
    x, y = stamp.spot.x, stamp.spot.y
    if stamp.below and scale > 1.0:
        # Its upper edge stays where it is: the card is there.
        y += (scale - 1.0) * stamp.high / 2
    if picture is not None:
        area = Area.centred(x, y, stamp.room, stamp.high)
        canvas.picture(picture, area, alpha, scale=scale)
        return
    canvas.cut_text(
        stamp.words,
        x,
        y,
        size=min(WORD, WORD_BELOW * stamp.high) if stamp.below else WORD,
        colour=GOLD,
        width=stamp.room,
        angle=TURNED_BELOW if stamp.below else TURNED,
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
