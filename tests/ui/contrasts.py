"""Listens in on a canvas: every word and sign drawn, with the colours that were there before."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pygame
import pytest

from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.paint.luminance import contrast
from settebello.ui.kit.view.canvas import Canvas

ACROSS, DOWN = 12, 4
WORST = 0.27
"""The part of the ground that may be worse: the edge of a low box above or below letters, a grain of wood."""


@dataclass(frozen=True)
class Drawn:
    """Something drawn in one colour, and its contrast with nearly all of its ground."""

    what: str
    colour: str
    ground: str
    contrast: float
    pixels: int
    sign: bool


@contextmanager
def watched(canvas: Canvas) -> Iterator[list[Drawn]]:
    """Everything that is drawn while this lasts."""
    found: list[Drawn] = []
    known: dict[int, tuple[pygame.Surface, str, str, bool]] = {}
    shadows: set[str] = set()
    words, tinted, blit, text = canvas.fonts.words, canvas._pictures.tinted, canvas._blit, canvas.text  # noqa: SLF001 - what is drawn is watched from inside

    def watch_words(role: Role, pixels: int, said: str, colour: str) -> pygame.Surface:
        picture = words(role, pixels, said, colour)
        known[id(picture)] = (picture, said, colour, False)
        return picture

    def watch_tinted(name: str, wide: int, high: int, colour: str, *, flat: bool) -> pygame.Surface:
        picture = tinted(name, wide, high, colour, flat=flat)
        known[id(picture)] = (picture, name, colour, True)
        return picture

    def watch_text(*given: Any, **by_name: Any) -> float:  # noqa: ANN401 - as the method it stands for
        shadows.clear()
        shadows.add(by_name.get("shadow", ""))
        return text(*given, **by_name)

    def watch_blit(picture: pygame.Surface, x: float, y: float, alpha: float) -> None:
        one = known.get(id(picture))
        if one is not None and alpha >= 1 and (one[3] or one[2] not in shadows):
            _, what, colour, sign = one
            seen = ground(canvas._target, picture, round(x), round(y), colour)  # noqa: SLF001 - as above
            if seen is not None:
                found.append(Drawn(what, colour, *seen, picture.get_height(), sign))
        blit(picture, x, y, alpha)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(canvas.fonts, "words", watch_words)
        patch.setattr(canvas._pictures, "tinted", watch_tinted)  # noqa: SLF001 - as above
        patch.setattr(canvas, "_blit", watch_blit)
        patch.setattr(canvas, "text", watch_text)
        yield found


def ground(
    target: pygame.Surface, picture: pygame.Surface, x: int, y: int, colour: str
) -> tuple[str, float] | None:
    """The colour under a picture that is nearly the worst for this one, with its contrast."""
    area = pygame.Rect(x, y, *picture.get_size()).clip(target.get_clip()).clip(target.get_rect())
    if area.width < ACROSS or area.height < DOWN:
        return None
    there = []
    for row in range(DOWN):
        for column in range(ACROSS):
            place = (
                area.x + (2 * column + 1) * area.width // (2 * ACROSS),
                area.y + (2 * row + 1) * area.height // (2 * DOWN),
            )
            red, green, blue, _ = target.get_at(place)
            under = f"#{red:02x}{green:02x}{blue:02x}"
            there.append((contrast(colour, under), under))
    there.sort()
    value, under = there[int(WORST * len(there))]
    return under, value
