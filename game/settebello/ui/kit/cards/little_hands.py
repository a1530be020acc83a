"""A few very small cards as one picture, as emblems of games: drawn large once, and reduced."""

import math
from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pygame

from settebello.ui.kit.paint.picture_cache import LARGE, PictureCache, pixels
from settebello.ui.kit.paint.sized_pictures import sized

TIMES: Final = 3
"""How much larger the cards are drawn before they are reduced: their lines stay dark."""
RATIO: Final = 5 / 3
INK: Final = "#1f1712"
PAPER: Final = "#f7edd4"
OUTLINE: Final = 0.045
"""Width of the ink around a card, and how much heavier it is at the lower right, in widths of a card."""
HEAVIER: Final = 0.03
CORNER: Final = 0.1
TURNS: Final = {1: 0.0, 2: 14.0, 3: 12.0, 4: 10.0, 5: 9.0}
"""Degrees from one card of a fan to the next, by the number of cards."""
PIVOT: Final = {2: 2.7, 3: 2.3, 4: 2.5, 5: 2.6}
"""How far below its middle a fan of so many cards is held, in widths of a card."""
STEP: Final = (0.11, -0.13)
"""From one card of a pile to the next one on it, in widths of a card."""
ROOM: Final = 1.0
"""Memory limit in window sizes."""
MANY: Final = 120


@dataclass(frozen=True, slots=True)
class LittleHand:
    """Picture files of cards from the lowest to the topmost one, in a fan or as a `pile`."""

    cards: tuple[Path, ...]
    pile: bool = False

    def places(self) -> list[tuple[float, float, float]]:
        """Return the middle of each card in widths of a card, and its lean in degrees to the right."""
        count = len(self.cards)
        middles = [place - (count - 1) / 2 for place in range(count)]
        if self.pile:
            return [(STEP[0] * at, STEP[1] * at, 0.0) for at in middles]
        found: list[tuple[float, float, float]] = []
        for at in middles:
            lean = TURNS[count] * at
            far, turn = PIVOT.get(count, 0.0), math.radians(lean)
            found.append((far * math.sin(turn), far * (1 - math.cos(turn)), lean))
        return found

    @property
    def shape(self) -> float:
        """The width of all cards as a multiple of their height."""
        left, top, right, bottom = self.bounds()
        return (right - left) / (bottom - top)

    def bounds(self) -> tuple[float, float, float, float]:
        """Return the left, upper, right and lower edge around all cards, in widths of a card."""
        across: list[float] = []
        down: list[float] = []
        for x, y, lean in self.places():
            turn = math.radians(lean)
            wide = (abs(math.cos(turn)) + RATIO * abs(math.sin(turn))) / 2
            high = (RATIO * abs(math.cos(turn)) + abs(math.sin(turn))) / 2
            across += (x - wide, x + wide)
            down += (y - high, y + high)
        edge = OUTLINE + HEAVIER
        return min(across) - edge, min(down) - edge, max(across) + edge, max(down) + edge


def drawn(hand: LittleHand, width: int, height: int) -> pygame.Surface | None:
    """Return the cards in the middle of a picture of this size; None if a file is damaged."""
    left, top, right, bottom = hand.bounds()
    card = TIMES * min(width / (right - left), height / (bottom - top))
    size = (max(4, round(card)), max(6, round(RATIO * card)))
    whole = pygame.Surface((TIMES * width, TIMES * height), pygame.SRCALPHA, 32)
    middle = (whole.get_width() / 2, whole.get_height() / 2)
    try:
        for path, (x, y, lean) in zip(hand.cards, hand.places(), strict=True):
            picture = pygame.transform.rotozoom(_framed(sized(path, size), size), -lean, 1.0)
            at = (
                middle[0] + (x - (left + right) / 2) * card,
                middle[1] + (y - (top + bottom) / 2) * card,
            )
            whole.blit(picture, picture.get_rect(center=(round(at[0]), round(at[1]))))
    except (pygame.error, OSError, ValueError):
        return None
    return pygame.transform.smoothscale(whole, (width, height))


def _framed(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Return a card on its ink, which is a little heavier at the lower right."""
    wide, high = size
    line, more = max(2, round(OUTLINE * wide)), max(1, round(HEAVIER * wide))
    edge = line + more
    whole = pygame.Surface((wide + 2 * edge, high + 2 * edge), pygame.SRCALPHA, 32)
    radius = round(CORNER * wide)
    ink = pygame.Rect(edge - line, edge - line, wide + 2 * line + more, high + 2 * line + more)
    pygame.draw.rect(whole, INK, ink, border_radius=radius + line)
    paper = pygame.Rect(edge, edge, wide, high)
    pygame.draw.rect(whole, PAPER, paper, border_radius=radius)
    whole.blit(picture, picture.get_rect(center=paper.center))
    return whole


class LittleHands:
    """Bounded cache of such pictures, made in the background; until then there is nothing to show."""

    def __init__(self, executor: Executor | None, failed: Callable[[Path], None]) -> None:
        """Draw in the executor, or at once without one; `failed` is told of a damaged file."""
        self._executor = executor
        self._failed = failed
        self._waiting: dict[tuple[LittleHand, int, int], Future[pygame.Surface | None]] = {}
        self._memory: PictureCache[tuple[LittleHand, int, int], pygame.Surface] = PictureCache(
            MANY, LARGE, pixels
        )

    @property
    def busy(self) -> bool:
        """Whether pictures are being drawn."""
        return bool(self._waiting)

    def get(self, hand: LittleHand, width: int, height: int) -> pygame.Surface | None:
        """Return the picture in a size in pixels; None while it is drawn."""
        key = (hand, width, height)
        found = self._memory.get(key)
        if found is None and key not in self._waiting:
            if self._executor is None:
                return self._keep(key, drawn(hand, width, height))
            self._waiting[key] = self._executor.submit(drawn, hand, width, height)
        return found

    def poll(self) -> bool:
        """Take finished pictures over; return whether there were any."""
        done = [key for key, future in self._waiting.items() if future.done()]
        for key in done:
            self._keep(key, self._waiting.pop(key).result())
        return bool(done)

    def finish(self) -> None:
        """End the frame, so that pictures it did not use may be evicted."""
        self._memory.finish()

    def clear(self, window: int) -> None:
        """Drop all pictures after a change of the window size; `window` is its new number of pixels."""
        for future in self._waiting.values():
            future.cancel()
        self._waiting.clear()
        self._memory.clear(round(window * ROOM))

    def _keep(self, key: tuple[LittleHand, int, int], picture: pygame.Surface | None) -> pygame.Surface:
        if picture is None:
            self._failed(key[0].cards[-1])
            picture = pygame.Surface((8, 8), pygame.SRCALPHA)
        found = picture.convert_alpha()
        self._memory.put(key, found)
        return found
