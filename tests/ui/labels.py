"""Watches what is written on a canvas: where, how large, and whether all of it is there."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import pygame
import pytest

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Fonts, Role
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.table.view import still_table
from settebello.ui.table.view.helps.panels import draw_panel

INK = 0.62
"""The height of letters as a part of the size of their font; lines may be set closer than that is."""
TOUCH = 2.0
"""By how much boxes of letters may meet, logical units."""


@dataclass(frozen=True, slots=True)
class Label:
    """One line of letters, where it is on the canvas of its scene, and how many pixels its font is high."""

    text: str
    box: Area
    pixels: int
    cut: bool
    seen: Area | None
    """What was drawn alone when it was written, such as the opening of a list."""

    def meets(self, other: "Label") -> bool:
        if self.seen != other.seen:
            return False
        one, two = self.box.inset(TOUCH, TOUCH), other.box
        return one.x < two.right and two.x < one.right and one.y < two.bottom and two.y < one.bottom


@dataclass
class Labels:
    """Everything written on a canvas."""

    found: list[Label] = field(default_factory=list)
    half_hidden: list[str] = field(default_factory=list)

    def faults(self, room: Area) -> list[str]:
        """What is cut, lies on one another, or stands out of the room there is."""
        wrong = [f"cut: {one.text}" for one in self.found if one.cut]
        for one in self.found:
            box = one.box if one.seen is None else room
            left, right = box.x < room.x - 1, box.right > room.right + 1
            if left or right or box.y < room.y - 1 or box.bottom > room.bottom + 1:
                wrong.append(f"outside: {one.text} {box}")
        wrong += [f"half hidden: {one}" for one in self.half_hidden]
        wrong += [f"{a.text} | {b.text}" for a, b in combinations(self.found, 2) if a.meets(b)]
        return wrong


def _within(box: Area, area: Area) -> bool:
    return box.x >= area.x and box.right <= area.right and box.y >= area.y and box.bottom <= area.bottom


@contextmanager
def watched_canvas(monkeypatch: pytest.MonkeyPatch) -> Iterator[Labels]:
    """Take down every line that is written on any canvas."""
    labels = Labels()
    last: dict[str, Any] = {}
    text, fit, words = Canvas.text, Fonts.fit, Fonts.words
    clip, veil = Canvas.clip, Canvas.veil
    openings: list[Area] = []

    def fitted(self: Fonts, role: Role, pixels: int, line: str, width: int) -> tuple[int, str]:
        found = fit(self, role, pixels, line, width)
        last["cut"] = found[1] != line
        return found

    def set_in(self: Fonts, role: Role, pixels: int, line: str, colour: str) -> pygame.Surface:
        last["pixels"] = pixels
        return words(self, role, pixels, line, colour)

    def written(self: Canvas, line: Words, x: float, y: float, **more: Any) -> float:  # noqa: ANN401 - handed on
        last.clear()
        wide = text(self, line, x, y, **more)
        if wide and more.get("alpha", 1.0) > 0:
            high = INK * last["pixels"] / self.k
            part = {"left": 0.0, "centre": 0.5, "right": 1.0}[str(more.get("align", "left"))]
            box = Area(x - part * wide, y - high / 2, wide, high)
            seen = openings[-1] if openings else None
            labels.found.append(Label(self.say(line), box, last["pixels"], last.get("cut", False), seen))
        return wide

    @contextmanager
    def clipped(self: Canvas, area: Area) -> Iterator[None]:
        openings.append(area)
        try:
            with clip(self, area):
                yield
        finally:
            openings.pop()

    def veiled(self: Canvas, *look: Any, **more: Any) -> None:  # noqa: ANN401 - handed on
        # What lies under a veil is dimmed, and a sheet may cover it.
        labels.found.clear()
        veil(self, *look, **more)

    def panel(canvas: Canvas, shown: Any, area: Area, *more: Any) -> None:  # noqa: ANN401 - as above
        # A panel beside the table is laid over whoever sits there; half a word beside it is a fault.
        labels.found = [one for one in labels.found if not _within(one.box, area)]
        draw_panel(canvas, shown, area, *more)
        edge = Label("the panel", area, labels.found[-1].pixels, cut=False, seen=None)
        outside = [one for one in labels.found if not _within(one.box, area)]
        labels.half_hidden += [one.text for one in outside if one.meets(edge)]

    with monkeypatch.context() as patch:
        patch.setattr(still_table, "draw_panel", panel)
        patch.setattr(Canvas, "veil", veiled)
        patch.setattr(Canvas, "text", written)
        patch.setattr(Canvas, "clip", clipped)
        patch.setattr(Fonts, "fit", fitted)
        patch.setattr(Fonts, "words", set_in)
        yield labels
