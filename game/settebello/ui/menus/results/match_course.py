"""The course of a match as lines: the totals of each side, deal by deal."""

import math
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Final, Self

from settebello.engine import Side
from settebello.notation import Record
from settebello.session import summary_of
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.theme import BLUE, GOLD_DEEP, GREEN, INK, INK_SOFT, PAPER_SHADE, RED
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align

COLOURS: Final = (GREEN, BLUE, GOLD_DEEP, "#8c4a78", INK_SOFT, RED)
"""The colours of the sides from the first to the last; the portraits at the ends tell them apart as well."""
PATTERNS: Final[tuple[tuple[float, ...], ...]] = (
    (),
    (16.0, 11.0),
    (2.0, 10.0),
    (16.0, 10.0, 2.0, 10.0),
    (28.0, 11.0),
    (16.0, 10.0, 2.0, 10.0, 2.0, 10.0),
)
"""Lengths of the dashes and gaps of each side's line, which tell the sides apart without colours."""
THICK: Final = 5.0
FACE: Final = 38.0
APART: Final = 1.06
"""The least distance of two portraits, in their size."""
FIGURES: Final = 18.0
BELOW: Final = 22.0
SCALE: Final = 30.0
"""Width for the numbers of the scale, left of the lines."""
MOST_MARKS: Final = 16
"""Up to so many deals each has its number."""


@dataclass(frozen=True, slots=True)
class MatchCourse:
    """The totals of each side before the first deal and after each; `sides` from the first to the last."""

    sides: tuple[Side, ...]
    totals: tuple[tuple[int, ...], ...]

    @classmethod
    def of(cls, record: Record, order: tuple[Side, ...]) -> Self | None:
        """Return the course of a match, with its sides in this order; None before the end of a deal."""
        deals = [deal.points for deal in summary_of(record).deals if deal.points]
        if not deals:
            return None
        return cls(
            order, tuple(tuple(accumulate((deal[side] for deal in deals), initial=0)) for side in order)
        )

    @property
    def deals(self) -> int:
        """The number of deals."""
        return len(self.totals[0]) - 1

    @property
    def _range(self) -> tuple[int, int]:
        """The least and the greatest value of the scale."""
        low = min(0, *(min(line) for line in self.totals))
        return low, max(1, *(max(line) for line in self.totals))

    def points(self, area: Area) -> tuple[tuple[tuple[float, float], ...], ...]:
        """Return the corners of each side's line in an area."""
        low, high = self._range
        step, unit = area.width / self.deals, area.height / (high - low)
        return tuple(
            tuple((area.x + step * n, area.bottom - unit * (total - low)) for n, total in enumerate(line))
            for line in self.totals
        )

    def draw(self, canvas: Canvas, area: Area, faces: tuple[str, ...], part: float = 1.0) -> None:
        """Draw the lines up to a part of the match (0 to 1), with a portrait at the end of each."""
        self.draw_scale(canvas, area)
        self.draw_lines(canvas, area, faces, part)

    def draw_scale(self, canvas: Canvas, area: Area) -> None:
        """Draw the ruling behind the lines, with the totals beside it and the number of each deal below."""
        inner = _inside(area)
        low, high = self._range
        for value in sorted({low, (low + high) // 2, high}):
            y = inner.bottom - inner.height * (value - low) / (high - low)
            canvas.line(inner.x, y, inner.right, y, PAPER_SHADE, 2)
            canvas.text(
                str(value), inner.x - 8, y, size=FIGURES, colour=INK_SOFT, align=Align.RIGHT, width=SCALE
            )
        for number, (x, _) in enumerate(self.points(inner)[0]):
            canvas.line(x, inner.y, x, inner.bottom, PAPER_SHADE, 2)
            if number and self.deals <= MOST_MARKS:
                y = inner.bottom + BELOW / 2 + 2
                canvas.text(str(number), x, y, size=FIGURES, colour=INK_SOFT, align=Align.CENTRE)
        canvas.line(inner.x, inner.bottom, inner.right, inner.bottom, INK_SOFT, 2)

    def draw_lines(self, canvas: Canvas, area: Area, faces: tuple[str, ...], part: float) -> None:
        """Draw the lines up to a part of the match, with a portrait at the end of each."""
        lines = [_begun(line, part * self.deals) for line in self.points(_inside(area))]
        # The winner's line is drawn last, above all others.
        drawn = zip(lines, COLOURS, PATTERNS, strict=False)
        for line, colour, pattern in reversed(list(drawn)):
            dashes = dashed(line, pattern)
            for dash in dashes:
                canvas.stroke(dash, INK, THICK + 3)
            for dash in dashes:
                canvas.stroke(dash, colour, THICK)
        for y, face in zip(_apart([line[-1][1] for line in lines], area), faces, strict=True):
            canvas.picture(face, Area.centred(lines[0][-1][0] + FACE / 2 + 8, y, FACE, FACE))


Line = tuple[tuple[float, float], ...]


def dashed(line: Line, pattern: tuple[float, ...]) -> list[Line]:
    """Return the dashes of a line, whose lengths and gaps repeat; the whole line without a pattern."""
    if not pattern:
        return [line]
    parts: list[Line] = []
    dash: list[tuple[float, float]] = [line[0]]
    place, left = 0, pattern[0]
    for (x, y), end in pairwise(line):
        length, done = math.dist((x, y), end), 0.0
        while length - done > left:
            done += left
            spot = x + (end[0] - x) * done / length, y + (end[1] - y) * done / length
            if place % 2 == 0:
                parts.append((*dash, spot))
            dash, place = [spot], (place + 1) % len(pattern)
            left = pattern[place]
        left -= length - done
        if place % 2 == 0:
            dash.append(end)
    return [*parts, tuple(dash)] if place % 2 == 0 and len(dash) > 1 else parts


def _inside(area: Area) -> Area:
    """Return the place of the lines in the area of the whole picture."""
    return Area(
        area.x + SCALE, area.y + FACE / 2, area.width - FACE - 16 - SCALE, area.height - FACE / 2 - BELOW
    )


def _begun(line: Line, deals: float) -> Line:
    """Return the beginning of a line, up to a number of deals."""
    whole = min(int(deals), len(line) - 1)
    if whole == len(line) - 1:
        return line
    (x1, y1), (x2, y2), more = line[whole], line[whole + 1], deals - whole
    return (*line[: whole + 1], (x1 + (x2 - x1) * more, y1 + (y2 - y1) * more))


def _apart(ends: list[float], area: Area) -> list[float]:
    """Return the heights of the portraits: those of the lines' ends, moved apart where they would overlap."""
    order = sorted(range(len(ends)), key=lambda place: ends[place])
    gap = min(APART * FACE, (area.height - FACE) / max(len(ends) - 1, 1))
    found, last = list(ends), area.y + FACE / 2 - gap
    for place in order:
        last = found[place] = max(ends[place], last + gap)
    over = last - (area.bottom - FACE / 2)
    for place in reversed(order):
        if over > 0:
            found[place] = min(
                found[place], area.bottom - FACE / 2 - gap * (len(order) - 1 - order.index(place))
            )
    return found
