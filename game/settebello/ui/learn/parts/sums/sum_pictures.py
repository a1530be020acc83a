"""The six pictures of a sum, computed from addends and target only (docs/learning.md, section 9).

``part`` is the progress of the animation from 0 to 1; the picture at 1 is complete, so reduced motion shows
it at once.
"""

import math
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import GOLD_DEEP, INK, INK_SOFT
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.learn.parts.sums.addend_colours import (
    BOARD,
    CELL,
    SURPLUS,
    Shade,
    pip,
    shade,
    straight,
    stroke,
    unit,
)

TEN: Final = 10
FIVE: Final = 5
USUAL_CIRCLE: Final = 30.0
SMALLEST_NUMBER: Final = 19.0
"""The smallest number in a circle, which is still readable in the smallest window."""
NUMBER: Final = 34.0
WANTED: Final = "#f2c14e"
"""The colour around the target number."""
SUM_LINE: Final = 52.0
EDGE: Final = 18.0
PAN: Final = 0.17
"""Half the width of a pan of the scale, in widths of the picture."""
LID: Final = replace(CELL, fill="#f2c14e", rim="#e7b84a")
"""What covers the units that are left."""
WHOLE_SEEN: Final = 1.2
"""Seconds for the whole, of an animation that takes some of it away."""
TALL: Final = 4
"""From this number on, the units before a mirror are in two columns."""
RULER: Final = (
    48.0,
    BoxStyle("#e6c795", "#c79f62", border=INK, border_width=1.8, radius=5, shadow=0.25, shadow_reach=5),
)
"""The height of the wooden ruler with the numbers, and its style."""
FROG: Final = 44.0
"""The least length of a step of the frog that hops along it, and"""
TALLEST: Final = 76.0
"""the height of that frog at most."""
GLASS: Final = BoxStyle("#eaf6fb", "#b9d9e6", border="#a97a2c", border_width=4.0, radius=8)
LONGEST: Final = 2.4
PER_UNIT: Final = 0.17
"""Seconds of animation per unit of the sum; `LONGEST` is the maximum of the total."""


class Kind(StrEnum):
    """The kinds of pictures."""

    PIPS = "pips"
    TEN_FRAME = "ten_frame"
    NUMBER_LINE = "number_line"
    SCALE = "scale"
    BOND = "bond"
    AWAY = "away"
    """The first addend slides away from a row of the whole; further ones are the units that are left."""
    COVERED = "covered"
    """As AWAY, with a lid over the units that are left."""
    MIRROR = "mirror"


@dataclass(frozen=True, slots=True)
class Picture:
    """A sum to be drawn: addends in the order of the cards, and the target or None."""

    kind: Kind
    addends: tuple[int, ...]
    target: int | None

    @property
    def total(self) -> int:
        """The sum of the addends."""
        return sum(self.addends)

    @property
    def seconds(self) -> float:
        """The duration of the animation."""
        if self.takes:
            return min(LONGEST, WHOLE_SEEN + 0.2 * self.addends[0])
        return min(LONGEST, 0.5 + PER_UNIT * self.total)

    @property
    def takes(self) -> bool:
        """Whether something is taken away from the target."""
        return self.kind in {Kind.AWAY, Kind.COVERED}


def draw(canvas: Canvas, area: Area, picture: Picture, part: float) -> None:
    """Draw the picture on its paper, at progress `part` of the animation."""
    canvas.box(area, BOARD)
    room = area.inset(EDGE)
    field = Area(room.x, room.y, room.width, room.height - SUM_LINE)
    _DRAWN[picture.kind](canvas, field, picture, part)
    if picture.kind is not Kind.BOND:
        _write_sum(canvas, Area(room.x, field.bottom, room.width, SUM_LINE), picture, part)


def _units(picture: Picture) -> list[Shade]:
    """Return the shade of every unit of the sum in order; units beyond the target have no colour."""
    units = [shade(place) for place, addend in enumerate(picture.addends) for _ in range(addend)]
    target = picture.target
    if target is not None and len(units) > target:
        units[target:] = [SURPLUS] * (len(units) - target)
    return units


def _shown(count: int, part: float) -> float:
    """Return how many of `count` units are visible at progress `part`; a fraction is a unit in motion."""
    return count * min(max(part, 0.0), 1.0)


def _write_sum(canvas: Canvas, area: Area, picture: Picture, part: float) -> None:
    """Draw the numbers as they are counted, and the total at the end."""
    if picture.takes:
        away, *left = picture.addends
        result = f" = {sum(left)}" if left and part >= 1.0 else ""
        canvas.text(
            f"{picture.target} \u2212 {away}{result}",
            area.centre[0],
            area.centre[1] + 4,
            size=NUMBER,
            role=Role.BOLD,
            align=Align.CENTRE,
        )
        return
    words: list[tuple[str, str]] = []
    counted = 0
    for place, addend in enumerate(picture.addends):
        words += [(" + ", INK)] if place else []
        if _shown(picture.total, part) + 1e-6 < min(counted + 1, picture.total):
            break
        words.append((str(addend), INK))
        counted += addend
    if part >= 1.0 and len(picture.addends) > 1:
        words += [(" = ", INK), (str(picture.total), INK)]
    wide = [canvas.text_width(text, size=NUMBER, role=Role.BOLD) for text, _ in words]
    x = area.centre[0] - sum(wide) / 2
    for (text, colour), width in zip(words, wide, strict=True):
        canvas.text(text, x, area.centre[1] + 4, size=NUMBER, role=Role.BOLD, colour=colour)
        x += width


def _pips(canvas: Canvas, area: Area, picture: Picture, part: float) -> None:
    """Draw a row per addend with a gap after five, and below it all units in one row with the target."""
    rows = len(picture.addends) + 1
    high = min(area.height / rows, 66.0)
    top = area.y + (area.height - high * rows) / 2
    longest = max(picture.total, picture.target or 0, 1)
    room = area.width / (longest + 0.35 * (longest // FIVE) + 0.5)
    step = min(room, high * 0.9)
    wide = _along(Area(0, 0, 0, 0), longest - 1, step) + step / 2
    area = Area(area.centre[0] - wide / 2, area.y, wide, area.height)
    shown = _shown(picture.total, part)
    counted = 0
    for row, addend in enumerate(picture.addends):
        for place in range(addend):
            if counted < shown:
                _pip_at(canvas, area, place, step, top + (row + 0.5) * high, shade(row))
            counted += 1
    y = top + (rows - 0.5) * high
    canvas.line(area.x - 12, y - high / 2, area.right + 12, y - high / 2, INK_SOFT, 2)
    units = _units(picture)
    for place in range(longest):
        x = _along(area, place, step)
        if place < (picture.target or 0):
            canvas.box(Area.centred(x, y, step * 0.88, step * 0.88), CELL)
        if place < shown and place < len(units):
            unit(canvas, x, y, step * 0.6, units[place])


def _along(area: Area, place: int, step: float) -> float:
    """Return the x of a unit in a row with a gap after five."""
    return area.x + step * (place + 0.5) + step * 0.35 * (place // FIVE)


def _pip_at(canvas: Canvas, area: Area, place: int, step: float, y: float, what: Shade) -> None:
    unit(canvas, _along(area, place, step), y, step * 0.6, what)


def _ten_frame(canvas: Canvas, area: Area, picture: Picture, part: float) -> None:
    """Draw one or two frames of ten cells: the first completes the ten, the second holds the rest."""
    units = _units(picture)
    frames = 2 if max(len(units), picture.target or 0) > TEN else 1
    gap = 22.0

    def fitting(across: int, down: int) -> float:
        # Leave room for the mark of the target at the end.
        wide, high = area.width - 24 - gap * (across - 1), area.height - gap * (down - 1)
        return min(wide / (FIVE * across), high / (2 * down), 84.0)

    across, down = max(((frames, 1), (1, frames)), key=lambda laid: fitting(*laid))
    cell = fitting(across, down)
    left = area.x + (area.width - cell * FIVE * across - gap * (across - 1)) / 2
    top = area.y + (area.height - cell * 2 * down - gap * (down - 1)) / 2
    shown = _shown(len(units), part)
    for place in range(TEN * frames):
        frame, row, column = place // TEN, place % TEN // FIVE, place % FIVE
        x = left + (frame if across > 1 else 0) * (cell * FIVE + gap) + (column + 0.5) * cell
        y = top + (frame if down > 1 else 0) * (cell * 2 + gap) + (row + 0.5) * cell
        canvas.box(Area.centred(x, y, cell - 3, cell - 3), CELL)
        if place < len(units) and place < shown:
            # A unit falls in from above and slows down at the end.
            fall = 1.0 - min(shown - place, 1.0)
            unit(canvas, x, y - 26 * fall**2, cell * 0.6, units[place], 1.0 - 0.6 * fall)
        if picture.target == place + 1 != len(units):
            canvas.line(x + cell / 2 + 1, y - cell / 2, x + cell / 2 + 1, y + cell / 2, GOLD_DEEP, 5)


def _number_line(canvas: Canvas, area: Area, picture: Picture, part: float) -> None:
    """Draw a number line that counts on from the largest addend in hops of one."""
    end = 15 if max(picture.total, picture.target or 0) > TEN else TEN
    end = max(end, picture.total, picture.target or 0)
    order = sorted(range(len(picture.addends)), key=lambda place: -picture.addends[place])
    step = area.width / (end + 1)
    y = area.y + area.height * 0.72

    def at(number: float) -> float:
        return area.x + step * (number + 0.5)

    ruler = Area(at(0) - step * 0.5, y, step * (end + 1), RULER[0])
    canvas.box(ruler, RULER[1])
    for number in range(end + 1):
        canvas.line(at(number), y, at(number), y + 9, INK, 2.4)
        marked = number == picture.target
        if marked:
            _mark_wanted(canvas, at(number), y + 27, 34)
        canvas.text(
            str(number),
            at(number),
            y + 28,
            size=min(23.0 if end <= TEN else 18.0, 0.86 * step),
            role=Role.BOLD if marked else Role.BODY,
            align=Align.CENTRE,
        )
    hops = [(0, picture.addends[order[0]], shade(order[0]))] if order else []
    start = picture.addends[order[0]] if order else 0
    for place in order[1:]:
        for _ in range(picture.addends[place]):
            hops.append((start, start + 1, shade(place)))
            start += 1
    shown = _shown(len(hops), part)
    for number, (first, last, what) in enumerate(hops):
        done = min(max(shown - number, 0.0), 1.0)
        if done:
            _hop(
                canvas,
                at(first),
                at(last),
                y,
                min(34 + step * (last - first) * 0.24, area.height * 0.6),
                what,
                done,
            )
    if order:
        x, high = _jumper(hops, shown)
        _draw_jumper(canvas, at(x), y - 34 * high, step, shade(order[0]))


def _mark_wanted(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draw the disc behind the target; in high contrast with a rim, because yellow is lost on white."""
    if canvas.palette.contrast:
        canvas.glyph("pip_round", x, y, size + 6, INK)
    canvas.glyph("pip_round", x, y, size, WANTED)


def _hop(canvas: Canvas, x1: float, x2: float, y: float, high: float, what: Shade, done: float) -> None:
    """Draw the arc of a hop up to progress `done`."""
    dots = max(12, round((x2 - x1 + 2 * high) / 1.5))
    points = [
        (x1 + (x2 - x1) * k / dots, y - high * math.sin(math.pi * k / dots))
        for k in range(round(dots * done) + 1)
    ]
    stroke(canvas, points, 6, INK)
    stroke(canvas, points, 4, what.colour)


def _draw_jumper(canvas: Canvas, x: float, y: float, step: float, what: Shade) -> None:
    """Draw the frog that hops along, its feet at `y`; a unit where there is no room for it."""
    if step < FROG or canvas.palette.contrast:
        pip(canvas, x, y - 12, 20, what)
        return
    high = min(TALLEST, 1.35 * step)
    canvas.picture("ui/walkers/frog.svg", Area(x - 0.36 * high, y - high + 2, 0.72 * high, high))


def _jumper(hops: list[tuple[int, int, Shade]], shown: float) -> tuple[float, float]:
    """Return the position on the number line and the height of the moving pip."""
    number = min(int(shown), len(hops) - 1)
    first, last, _ = hops[number]
    done = min(shown - number, 1.0)
    return first + (last - first) * done, math.sin(math.pi * done)


def _scale(canvas: Canvas, area: Area, picture: Picture, part: float) -> None:
    """Draw a balance: the target on the left, the addends on the right; level when equal."""
    target = picture.target or picture.total
    settled = 1.0 - (1.0 - min(max(part, 0.0), 1.0)) ** 3
    lean = max(-1.0, min(1.0, (picture.total - target) / 5))
    # The balance tilts to the left while the right pan is empty.
    tilt = (-1.0 + settled) + lean * settled
    x, y = area.centre[0], area.y + area.height * 0.30
    arm, fall = area.width * 0.30, 34.0 * tilt
    stroke(canvas, straight(x, y, x, area.bottom - 12), 12, INK_SOFT)
    foot = min(60.0, arm - PAN * area.width - 16)
    stroke(canvas, straight(x - foot, area.bottom - 8, x + foot, area.bottom - 8), 14, INK_SOFT)
    stroke(canvas, straight(x - arm, y - fall, x + arm, y + fall), 12, INK)
    canvas.glyph("pip_round", x, y, 26, GOLD_DEEP)
    _pan(canvas, x - arm, y - fall, (target,), area, plain=True)
    _pan(canvas, x + arm, y + fall, picture.addends if part > 0 else (), area, plain=False)


def _pan(canvas: Canvas, x: float, y: float, numbers: tuple[int, ...], area: Area, *, plain: bool) -> None:
    """Draw a pan on two strings, with its numbers as weights."""
    low = y + area.height * 0.42
    half = area.width * PAN
    for side in (-half, half):
        stroke(canvas, straight(x, y, x + side, low), 3, INK_SOFT)
    stroke(canvas, straight(x - half - 8, low, x + half + 8, low), 10, INK)
    wide = min(2 * half / max(len(numbers), 1), 62.0)
    left = x - wide * (len(numbers) - 1) / 2
    for place, number in enumerate(numbers):
        weight = Area.centred(left + place * wide, low - 6 - 28, wide - 6, 56)
        canvas.box(weight, CELL)
        sx, sy = weight.centre
        canvas.text(str(number), sx, sy - (0 if plain else 6), size=28, role=Role.BOLD, align=Align.CENTRE)
        if not plain:
            pip(canvas, sx, weight.bottom - 10, 11, shade(place))


def _bond(canvas: Canvas, area: Area, picture: Picture, part: float) -> None:
    """Draw the whole above its parts, and the target beside it if it differs."""
    high = area.height + SUM_LINE
    radius = min(46.0, area.width / (2.6 * max(len(picture.addends), 2)), high / 4.8)
    x, top = area.centre[0], area.y + radius + 4
    low = area.bottom + SUM_LINE - radius - 4
    wide = min(area.width / max(len(picture.addends), 1), radius * 3.4)
    left = x - wide * (len(picture.addends) - 1) / 2
    shown = _shown(len(picture.addends), part)
    for place in range(len(picture.addends)):
        if place < shown:
            stroke(canvas, straight(x, top, left + place * wide, low), 6, INK_SOFT)
    _number_in_circle(canvas, x, top, radius, picture.total, None)
    if picture.target is not None and picture.target != picture.total:
        _mark_wanted(canvas, area.right - radius, top, 2.2 * radius + 14)
        _number_in_circle(canvas, area.right - radius, top, radius, picture.target, None)
    for place, addend in enumerate(picture.addends):
        if place < shown:
            _number_in_circle(canvas, left + place * wide, low, radius, addend, shade(place))


def _mirror(canvas: Canvas, area: Area, picture: Picture, part: float) -> None:
    """Draw a double as units before a mirror and their image, and what a near double has besides.

    Two equal addends come first; the units of the others are right of the image.
    """
    half = picture.addends[0]
    others = picture.total - 2 * half
    columns = 1 if half < TALL else 2
    rows = -(-half // columns)
    cell = min(area.height / max(rows, 2), area.width / (2 * columns + 4), 84.0)
    x, y = area.centre
    glass = Area.centred(x, y, 0.34 * cell, rows * cell + 16)
    canvas.box(glass, GLASS)
    shown = _shown(picture.total, part)
    for one in range(half):
        row, column = divmod(one, columns)
        across, down = (column + 0.95) * cell, y + (row - (rows - 1) / 2) * cell
        if one < shown:
            unit(canvas, x - across, down, cell * 0.66, shade(0))
        if half + one < shown:
            # The image in a mirror looks like the thing itself.
            unit(canvas, x + across, down, cell * 0.66, shade(0))
    for one in range(others):
        if 2 * half + one < shown:
            down = y + (one - (others - 1) / 2) * cell
            unit(canvas, x + (columns + 1.15) * cell, down, cell * 0.66, shade(1))


def _number_in_circle(
    canvas: Canvas, x: float, y: float, radius: float, number: int, what: Shade | None
) -> None:
    # In a small circle the ring and the sign are smaller too, so that they leave the number free.
    part = min(1.0, radius / USUAL_CIRCLE)
    canvas.glyph("pip_round", x, y, 2.2 * radius + 8 * part, INK if what is None else what.colour)
    canvas.glyph("pip_round", x, y, 2.2 * radius - 6 * part, "#fffaeb")
    size = max(radius, SMALLEST_NUMBER)
    up = 0.0 if what is None else 6 * part
    canvas.text(str(number), x, y - up, size=size, role=Role.BOLD, align=Align.CENTRE)
    if what is not None:
        pip(canvas, x, y + radius * 0.66, 13 * part, what)


def _away(canvas: Canvas, area: Area, picture: Picture, part: float) -> None:
    """Draw the whole as a row of units; those that are taken away slide down and out of it."""
    whole, gone = picture.target or picture.total, picture.addends[0]
    step = min(area.width / (whole + 0.35 * (whole // FIVE) + 0.5), area.height * 0.36)
    wide = _along(Area(0, 0, 0, 0), whole - 1, step) + step / 2
    room = Area(area.centre[0] - wide / 2, area.y, wide, area.height)
    y, fall = area.y + area.height * 0.3, area.height * 0.42
    # The last units go, one after the other, so that the rest can be seen at a glance.
    left = whole - gone
    shown = _shown(gone + 2, part) - 1
    for place in range(whole):
        x = _along(room, place, step)
        canvas.box(Area.centred(x, y, step * 0.88, step * 0.88), CELL)
        slid = min(max(shown - (place - left), 0.0), 1.0) if place >= left else 0.0
        what = shade(0) if place >= left else shade(1)
        unit(canvas, x, y + fall * slid, step * 0.6, what, 1.0 - 0.45 * slid)
    if picture.kind is Kind.COVERED and left and shown >= 0:
        first, last = _along(room, 0, step), _along(room, left - 1, step)
        lid = Area(first - step / 2, y - step / 2, last - first + step, step)
        canvas.box(lid.inset(-3), LID)
        canvas.text("?", *lid.centre, size=min(NUMBER, step), role=Role.BOLD, align=Align.CENTRE)


_DRAWN: Final = {
    Kind.PIPS: _pips,
    Kind.TEN_FRAME: _ten_frame,
    Kind.NUMBER_LINE: _number_line,
    Kind.SCALE: _scale,
    Kind.BOND: _bond,
    Kind.AWAY: _away,
    Kind.COVERED: _away,
    Kind.MIRROR: _mirror,
}
