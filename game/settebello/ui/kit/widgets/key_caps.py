"""Drawing of keyboard keys and gamepad buttons."""

from dataclasses import replace
from typing import Final

from settebello.ui.kit.controls.pads import DRAWN, Button, Maker, letters_on
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import CREAM, FIELD, GOLD_DEEP, INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words

BODY: Final = BoxStyle("#3b3733", "#1f1c1a", border=GOLD_DEEP, border_width=1.5, radius=10)
"""The dark body of a button, visible on paper and on wood."""
CAP: Final = replace(FIELD, rim="#dcc795", border=INK, radius=8, shadow=0.3, shadow_reach=3)
"""A key: paper with the ink of the buttons."""
JOINT: Final = 0.44
"""The room for the plus between two keys, as a part of their height."""
SHAPES: Final = {Button.A: "#8fd06a", Button.B: "#ff8d7d", Button.X: "#8fc3ff", Button.Y: "#ffd873"}
"""The usual colours of the four face buttons; letters identify them, too."""
PLAYSTATION: Final = {Button.A: "#9fc4ff", Button.B: "#ff9a94", Button.X: "#f0a8dc", Button.Y: "#8fe0c0"}
LONG: Final = frozenset(
    {Button.LEFT_SHOULDER, Button.RIGHT_SHOULDER, Button.LEFT_TRIGGER, Button.RIGHT_TRIGGER}
)


def button_width(button: Button, size: float) -> float:
    """Return the width of a button of height `size`."""
    return size * 1.45 if button in LONG else size


def draw_button(canvas: Canvas, button: Button, maker: Maker, x: float, y: float, size: float) -> None:
    """Draw a button with its left edge at `x`, vertically centred at `y`."""
    wide = button_width(button, size)
    area = Area(x, y - size / 2, wide, size)
    canvas.box(area, replace(BODY, radius=size * 0.32 if button in LONG else size / 2))
    ink = _ink(button, maker)
    sign = DRAWN[maker].get(button)
    if sign is not None:
        canvas.glyph(sign, *area.centre, size * 0.62, ink)
        return
    canvas.text(
        letters_on(button, maker),
        *area.centre,
        size=size * (0.62 if button in SHAPES else 0.5),
        colour=ink,
        role=Role.BOLD,
        align=Align.CENTRE,
        width=wide - 4,
    )


def _ink(button: Button, maker: Maker) -> str:
    match maker:
        case Maker.XBOX:
            return SHAPES.get(button, CREAM)
        case Maker.PLAYSTATION:
            return PLAYSTATION.get(button, CREAM)
        case Maker.NINTENDO:
            return CREAM


def cap_width(canvas: Canvas, words: Words, size: float) -> float:
    """Return the width of the caps of a chord of keys, which have the height `size`."""
    keys = _keys(canvas, words)
    return sum(_key_width(canvas, key, size) for key in keys) + JOINT * size * (len(keys) - 1)


def draw_cap(canvas: Canvas, words: Words, area: Area) -> None:
    """Draw a cap for each key of a chord, with a plus between two; labels shrink if they do not fit."""
    keys = _keys(canvas, words)
    share = area.width / cap_width(canvas, words, area.height)
    joint = JOINT * area.height * share
    x = area.x
    for number, key in enumerate(keys):
        if number:
            canvas.glyph("plus", x + joint / 2, area.centre[1], 0.3 * area.height, INK)
            x += joint
        cap = Area(x, area.y, _key_width(canvas, key, area.height) * share, area.height)
        canvas.box(cap, CAP)
        canvas.text(
            key,
            cap.centre[0],
            cap.centre[1] - 1,
            size=cap.height * 0.5,
            colour=INK,
            role=Role.BOLD,
            align=Align.CENTRE,
            width=cap.width - cap.height * 0.25,
        )
        x += cap.width


def _keys(canvas: Canvas, words: Words) -> list[str]:
    """Return the labels of the keys of a chord: Ctrl + plus are two."""
    return canvas.say(words).split(" + ")


def _key_width(canvas: Canvas, key: str, size: float) -> float:
    return max(size, canvas.text_width(key, size=size * 0.5, role=Role.BOLD) + size * 0.4)
