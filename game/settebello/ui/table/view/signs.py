"""Marks on cards and on the table; each can be recognised by its shape, not by colour alone."""

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import SMALLEST, Role
from settebello.ui.kit.theme import (
    BLUE,
    BLUE_DEEP,
    CREAM,
    GOLD,
    GOLD_DEEP,
    INK,
    NIGHT,
    PAPER,
    PAPER_SHADE,
    PLATE,
    RED,
)
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.table.layout import RATIO
from settebello.ui.table.layout.pose import Pose

LETTER: Final = BoxStyle(PAPER, PAPER_SHADE, border=RED, border_width=2.0, radius=16, shadow=0.35)
LETTER_DISC: Final = 32.0
LETTER_STEP: Final = 29.0
SUM: Final = 27.0
SUM_LINE: Final = 34.0
"""The discs of letters, and the sums of captures: the size of their figures, and the height of a line."""

Sum = tuple[str, str, int]
"""A capture's letter, its sum in figures, and its number among the alternatives."""

COUNT: Final = BoxStyle("#3a2417", "#24150c", border=GOLD_DEEP, border_width=1.5, radius=13, shadow=0.3)
TAG: Final = 25.0
TAG_LEAST: Final = 16.0
OWNER: Final = 20.0
SIDE_OWNER: Final = 17.0
"""Height of a tag with a number, its least inner width, and the room of what says whose cards these are."""
SLIP: Final = BoxStyle(PAPER, PAPER_SHADE, border=INK, border_width=1.5, radius=5, shadow=0.4, shadow_reach=6)
"""The slip of paper for the sentence under the table."""
RIBBON_LEFT: Final = "ui/table/ribbon_left.svg"
RIBBON_RIGHT: Final = "ui/table/ribbon_right.svg"
RIBBON: Final = (38.0, 44.0)
RIBBON_OUT: Final = 26.0
RIBBON_DOWN: Final = 6.5
LAMP_OUT: Final = 7.0
"""The folded ends of that slip where there is room for them: their size, how far they stick out,
and how far the lamp of a hint is outside."""
TAGGED: Final = replace(SLIP, radius=4, shadow_reach=4)
SHADE: Final = BoxStyle("#1c0f07", "#1c0f07", radius=20, opacity=0.86)
SPOKEN: Final = (44.0, 34.0)
"""Letter sizes of a call, the preferred one first."""
SPEECH: Final = BoxStyle(PAPER, PAPER_SHADE, border=RED, border_width=2.5, radius=26, shadow=0.5)
PLATE_TURN: Final = replace(PLATE, fill=BLUE, rim=BLUE_DEEP, border="#ffd873", border_width=3.5)
"""The plate of the player to move: in the blue of what is chosen, with a golden edge."""
PLATE_PAPER: Final = replace(PLATE, fill=PAPER, rim=PAPER_SHADE, border=INK, border_width=1.6)
"""The plate of another player: a card of paper that stands out from every table."""
BADGE: Final = replace(PLATE, radius=20, border="#d9a441", border_width=2.0)
DISC: Final = BoxStyle("#ffd873", "#d9a441", border="#2a1c14", border_width=2.0, radius=17, shadow=0.4)
PLACE: Final = BoxStyle("#000000", "#000000", radius=6, opacity=0.16)
KINDS = 3
POINTS: Final = 21.0
CAPTION: Final = 21.0
LONG_SIZES: Final = (17.0, 16.0, 15.0, 14.0)
"""Text sizes of a caption, and of one that has no room for that, the preferred one first."""
BALANCED: Final = (0.55, 0.65, 0.75, 0.85, 0.92, 1.0)
"""Parts of its width that are tried for a caption of several lines, so that all are nearly as long."""
CAPTION_EDGE: Final = 2.0
"""Space above and below the text of a caption of several lines."""
CAPTION_ABOVE: Final = 5.0
CAPTION_BELOW: Final = 5.0
"""Distances by which a caption may extend beyond its area without covering table cards or raised cards."""

SIDES: Final = (("side_1", GOLD), ("side_2", "#7fb3e8"), ("side_3", "#9bd08a"))
SAFE_SIDES: Final = ("#e69f00", "#56b4e9", "#f0e442")
"""Orange, sky blue and yellow: three light colours of the Okabe-Ito palette."""
ALTERNATIVES: Final = (GOLD, "#ff7f5c", "#7fd67a")
"""The colours of the frames of alternatives; the number of their lines tells them apart as well."""
FRAME_WIDTH: Final = 8.0
FRAME_LINES: Final = (5.6, 2.9, 1.8)
"""Width of a frame, and of its lines where it has one, two or three."""
STRONGER: Final = 1.7
"""Factor for the thickness of marks in the palette for colour-blind players."""
CURSOR_GAP: Final = 8.5
CURSOR: Final = 3.0
CURSOR_EDGE: Final = 1.6
READABLE: Final = 14.0
"""Minimum text height in pixels, where there is room."""


def readable(
    canvas: Canvas, size: float, words: Words = "", room: float = math.inf, role: Role = Role.BODY
) -> float:
    """Return a text size in logical units, enlarged in small windows to at least `READABLE` pixels.

    The size is not enlarged where that would cut `words` in a width of `room`.
    """
    large = max(size, READABLE / canvas.k)
    return large if SMALLEST * canvas.text_width(words, size=large, role=role) <= room - 2 else size


def alternative_colour(canvas: Canvas, kind: int) -> str:
    """Return the colour of an alternative: of its frame, and of the disc with its letter."""
    return (SAFE_SIDES if canvas.palette.safe else ALTERNATIVES)[kind % KINDS]


def frame(canvas: Canvas, x: float, y: float, width: float, kind: int, *, angle: float = 0.0) -> None:
    """Draw the frame of an alternative: one, two or three lines on a dark ground, each kind in its colour."""
    colour, more = alternative_colour(canvas, kind), STRONGER if canvas.palette.safe else 1.0
    lines = kind % KINDS + 1
    line = FRAME_LINES[lines - 1] * more
    whole = FRAME_WIDTH * more
    gap = (whole - lines * line) / (lines + 1)
    canvas.card_frame(x, y, width, INK, angle=angle, thickness=whole)
    for number in range(lines):
        off = gap + number * (line + gap)
        canvas.card_frame(x, y, width, colour, angle=angle, thickness=line, off=off)


def cursor(canvas: Canvas, x: float, y: float, width: float, *, angle: float = 0.0) -> None:
    """Draw the ring of the focus around a card, at a distance from the card that no other frame has.

    It has the colour of paper: a golden one would be taken for the frame of a selected card. The mouse hides
    it, as it hides every ring of the focus.
    """
    if not canvas.focus_shown:
        return
    thickness = CURSOR * STRONGER if canvas.palette.safe else CURSOR
    edged, ring = (CURSOR_GAP, thickness + 2 * CURSOR_EDGE), (CURSOR_GAP + CURSOR_EDGE, thickness)
    for colour, (off, thick) in ((INK, edged), (CREAM, ring)):
        canvas.card_frame(x, y, width, colour, angle=angle, thickness=thick, off=off)


def letters(canvas: Canvas, x: float, y: float, text: str, kinds: Sequence[int | None] = ()) -> None:
    """Draw the letters of a card's alternatives, centred at (x, y): each on a disc in its own colour.

    `kinds` are the numbers of the alternatives; a letter without one is on paper.
    """
    for number, letter in enumerate(text):
        kind = kinds[number] if number < len(kinds) else None
        place = Area.centred(x + LETTER_STEP * (number - (len(text) - 1) / 2), y, LETTER_DISC, LETTER_DISC)
        style = LETTER
        if kind is not None and not canvas.palette.contrast:
            colour = alternative_colour(canvas, kind)
            style = replace(LETTER, fill=colour, rim=colour, border=INK)
        canvas.box(place, style)
        canvas.text(letter, *place.centre, size=20, role=Role.BOLD, colour=INK, align=Align.CENTRE)


def sums_size(canvas: Canvas, lines: Sequence[Sum]) -> tuple[float, float]:
    """Return the width and the height of the slip of `sums`."""
    wide = max(canvas.text_width(words, size=SUM, role=Role.BOLD) for _, words, _ in lines)
    return wide + 66, SUM_LINE * len(lines) + 10


def sums(canvas: Canvas, x: float, y: float, lines: Sequence[Sum]) -> None:
    """Draw sums in figures on a slip centred at (x, y), each after the letter of its alternative."""
    slip = Area.centred(x, y, *sums_size(canvas, lines))
    canvas.box(slip, SLIP)
    for number, (letter, words, kind) in enumerate(lines):
        middle = slip.y + 5 + SUM_LINE * (number + 0.5)
        letters(canvas, slip.x + 24, middle, letter, (kind,))
        canvas.text(words, slip.x + 50, middle, size=SUM, role=Role.BOLD, colour=INK)


def tag(canvas: Canvas, x: float, y: float, words: Words, width: float) -> None:
    """Draw a word in a badge on a card centred at (x, y), no wider than the card."""
    size = readable(canvas, 16, words, width - 14, Role.BOLD)
    wide = min(width - 4, canvas.text_width(words, size=size, role=Role.BOLD) + 18)
    canvas.box(Area.centred(x, y, wide, 26), LETTER)
    canvas.text(words, x, y, size=size, role=Role.BOLD, colour=INK, align=Align.CENTRE, width=wide - 8)


def chosen(canvas: Canvas, x: float, y: float, colour: str = RED) -> None:
    """Draw the tick on a selected table card, centred at (x, y)."""
    canvas.box(Area.centred(x, y, 30, 30), LETTER if colour == RED else replace(LETTER, border=colour))
    canvas.glyph("check", x, y, 20, colour)


def hint(canvas: Canvas, x: float, y: float) -> None:
    """Draw the lamp of a hint on a golden disc centred at (x, y)."""
    canvas.box(Area.centred(x, y, 34, 34), DISC)
    canvas.glyph("hint", x, y, 22, INK)


def hint_of(canvas: Canvas, pose: Pose) -> None:
    """Draw the lamp of a hint at the upper right corner of a card."""
    hint(canvas, pose.x + 0.5 * pose.width - 8, pose.y - 0.5 * pose.width * RATIO + 8)


def taker(canvas: Canvas, x: float, y: float) -> None:
    """Draw the arrow over a hand card that can capture something, centred at (x, y)."""
    canvas.box(Area.centred(x, y, 30, 30), LETTER)
    canvas.glyph("arrow_up", x, y, 18, RED)


def pointer(canvas: Canvas, x: float, y: float, glyph: str) -> None:
    """Draw the arrow that marks the player to move, on a golden disc centred at (x, y)."""
    canvas.box(Area.centred(x, y, 34, 34), DISC)
    canvas.glyph(glyph, x, y, 20, INK)


def count(canvas: Canvas, x: float, y: float, number: int, owner: str | int | None = None) -> None:
    """Draw a number on a tag of paper, with its `owner` before it: a portrait, or the sign of a side."""
    size = readable(canvas, 18)
    wide = canvas.text_width(str(number), size=size, role=Role.BOLD)
    aside = 0.0 if owner is None else OWNER if isinstance(owner, str) else SIDE_OWNER
    tag = Area.centred(x, y, max(wide + aside, TAG_LEAST) + 16, TAG)
    canvas.box(tag, TAGGED)
    if isinstance(owner, str):
        canvas.picture(owner, Area.centred(tag.x + 7, y, OWNER + 8, OWNER + 8))
    elif owner is not None:
        side(canvas, tag.x + 14, y, 15, owner)
    middle = (tag.x + 8 + aside + tag.right - 8) / 2 - (0.0 if owner is None else 1.0)
    canvas.text(str(number), middle, y, size=size, role=Role.BOLD, colour=INK, align=Align.CENTRE)


def side(canvas: Canvas, x: float, y: float, size: float, number: int) -> None:
    """Draw the sign of a side: each has its own shape and colour."""
    shape, _ = SIDES[number % len(SIDES)]
    canvas.glyph(shape, x, y, size, NIGHT)
    canvas.glyph(shape, x, y, size * 0.74, side_colour(canvas, number))


def side_colour(canvas: Canvas, number: int) -> str:
    """Return the colour of a side's sign."""
    if canvas.palette.safe:
        return SAFE_SIDES[number % len(SAFE_SIDES)]
    return SIDES[number % len(SIDES)][1]


def points(canvas: Canvas, x: float, y: float, number: int, colour: str = CREAM) -> None:
    """Draw a side's points, right-aligned at x."""
    canvas.text(str(number), x, y, size=POINTS, role=Role.BOLD, colour=colour, align=Align.RIGHT)


def said(canvas: Canvas, x: float, y: float, number: int) -> None:
    """Draw the number of a pile's declared sweeps, which no card marks, on a golden badge."""
    canvas.box(Area.centred(x, y, 44, 26), DISC)
    canvas.text(f"+{number}", x, y, size=readable(canvas, 18), role=Role.BOLD, colour=INK, align=Align.CENTRE)


def rank(canvas: Canvas, pose: Pose, label: Words) -> None:
    """Draw the rank that a card stands for, on a badge at its centre."""
    size = min(26.0, 0.34 * pose.width)
    width = max(1.9 * size, canvas.text_width(label, size=size, role=Role.BOLD) + size)
    canvas.box(Area.centred(pose.x, pose.y, width, 1.7 * size), LETTER)
    canvas.text(label, pose.x, pose.y, size=size, role=Role.BOLD, colour=INK, align=Align.CENTRE)


def speech_sizes(canvas: Canvas, words: Words) -> tuple[tuple[float, float], ...]:
    """Return the (width, height) that a bubble with a call can have, the preferred one first."""
    return tuple(
        (canvas.text_width(words, size=size, role=Role.TITLE) + 1.45 * size, 1.68 * size) for size in SPOKEN
    )


def speech(canvas: Canvas, box: Area, words: Words, *, shown: float) -> None:
    """Draw a bubble with a call; `shown` is how opaque it is."""
    canvas.box(box, SPEECH, shown)
    x, y = box.centre
    size = box.height / 1.68
    canvas.text(words, x, y, size=size, role=Role.TITLE, colour=RED, align=Align.CENTRE, alpha=shown)


def shown_speech(part: float, *, calm: bool) -> float:
    """Return how opaque a bubble is; `part` goes from 0 to 1. It fades out, and with `calm` it fades in."""
    return max(0.0, min(1.0, part / 0.08 if calm else 1.0, (1.0 - part) / 0.15))


def caption(
    canvas: Canvas,
    area: Area,
    words: Words,
    *,
    warning: bool = False,
    low: float = CAPTION_BELOW,
    above: float = CAPTION_ABOVE,
    lamp: bool = False,
) -> None:
    """Draw the sentence under the table on a slip of paper; a long sentence takes several lines.

    With a `lamp` it is a hint: its lamp hangs at the left end of the slip.

    Several lines extend above the area by up to `above`, and below it by `low`; they have the size of one
    line where they fit so.
    """
    room = area.width - 36
    needed = canvas.text_width(words, size=CAPTION)
    style = replace(SLIP, border=GOLD_DEEP, border_width=3.5) if warning else SLIP
    full = needed > room and above > CAPTION_ABOVE and _in_lines(canvas, area, words, low, above)
    if full or SMALLEST * needed > room:
        size, shade = CAPTION, area
        if full:
            shade = _balanced(canvas, area, words, low)
        else:
            size, shade = caption_lines(canvas, area, words, low=low)
        if lamp and not canvas.palette.contrast:
            draw_ribbon_ends(canvas, shade)
        canvas.box(shade, style)
        if lamp:
            hint(canvas, shade.x - LAMP_OUT, shade.centre[1])
        lines = Area(
            shade.x + 18, shade.y + CAPTION_EDGE, shade.width - 36, shade.height - 2 * CAPTION_EDGE + 1
        )
        canvas.paragraph(words, lines, size=size, colour=INK, align=Align.CENTRE)
        return
    x, y = area.centre
    band = Area.centred(x, y, min(needed + 44, area.width), area.height)
    if band.width + 2 * RIBBON_OUT <= area.width and not canvas.palette.contrast:
        draw_ribbon_ends(canvas, band)
    canvas.box(band, style)
    canvas.text(words, x, y, size=CAPTION, colour=INK, align=Align.CENTRE, width=room)
    if lamp:
        hint(canvas, band.x - LAMP_OUT, y)


def draw_ribbon_ends(canvas: Canvas, band: Area) -> None:
    """Draw the ends of a ribbon of paper, folded back behind its band."""
    wide, high = RIBBON
    y = band.bottom + RIBBON_DOWN - high
    canvas.picture(RIBBON_LEFT, Area(band.x - RIBBON_OUT, y, wide, high))
    canvas.picture(RIBBON_RIGHT, Area(band.right + RIBBON_OUT - wide, y, wide, high))


def _in_lines(canvas: Canvas, area: Area, words: Words, low: float, above: float) -> bool:
    """Return whether a caption of several lines fits in letters of full size."""
    return _lines_high(canvas, area.width, words) <= above + area.height + low


def _lines_high(canvas: Canvas, width: float, words: Words) -> float:
    """Return the height of a caption of several lines of full size on a slip of this width."""
    return canvas.paragraph_height(words, width - 36, size=CAPTION) + 2 * CAPTION_EDGE


def _balanced(canvas: Canvas, area: Area, words: Words, low: float) -> Area:
    """Return the area of a caption of several lines of full size, no wider than its lines need."""
    high = _lines_high(canvas, area.width, words)
    widths = (part * area.width for part in BALANCED)
    wide = next(wide for wide in widths if _lines_high(canvas, wide, words) <= high)
    return Area(area.centre[0] - wide / 2, area.bottom + low - high, wide, high)


def fits_in_full(canvas: Canvas, area: Area, words: Words) -> bool:
    """Return whether a sentence fits one line of a caption in an area in letters of full size."""
    return canvas.text_width(words, size=CAPTION) <= area.width - 36


def fits_on_line(canvas: Canvas, area: Area, words: Words) -> bool:
    """Return whether a sentence is readable as one line of a caption in an area."""
    part = min(1.0, (area.width - 36) / max(canvas.text_width(words, size=CAPTION), 1.0))
    return part == 1.0 or (part >= SMALLEST and CAPTION * part * canvas.k >= READABLE)


def caption_lines(
    canvas: Canvas, area: Area, words: Words, *, low: float = CAPTION_BELOW
) -> tuple[float, Area]:
    """Return the text size of a caption of several lines, and the area of its background.

    The text is as large as the space between the table cards and the hand permits (`LONG_SIZES`).
    """
    free = CAPTION_ABOVE + area.height + low
    least = READABLE / canvas.k
    for size in sorted({max(one, least) for one in LONG_SIZES}, reverse=True):
        high = canvas.paragraph_height(words, area.width - 36, size=size) + 2 * CAPTION_EDGE
        if high <= free:
            break
    return size, Area(area.x, area.bottom + low - high, area.width, high)
