"""Tilted cards that lie still: drawn as sharp as straight ones, in the background."""

from concurrent.futures import Executor, Future
from typing import Final

import pygame

from settebello.engine import Card
from settebello.ui.kit.cards.corners import Corners
from settebello.ui.kit.cards.images import CardImages, Made
from settebello.ui.kit.paint.picture_cache import LARGE, PictureCache, pixels
from settebello.ui.kit.paint.sprites import ANGLE_STEP, Turn, turned

TIMES: Final = 3
"""How much larger a card is drawn before it is turned, and then reduced once: its lines stay dark."""
ROOM: Final = 0.6
"""Memory limit of all tilted cards in window sizes: more than lie on any table."""
MOST: Final = 120
AT_ONCE: Final = 16
"""Most cards that are prepared at the same time."""
QUARTER: Final = round(90 / ANGLE_STEP)
"""A quarter of a turn moves whole pixels: nothing is lost."""

_Key = tuple[Card | None, pygame.Surface, int]


class RestingCards:
    """Bounded cache of tilted cards, each known by its face, its straight picture and the steps of its angle.

    A large picture of the card is rasterised in the executor, gets its corner marks here, and is turned and
    reduced in the executor again. Until then, the straight picture is turned the quick way, which is softer.
    """

    def __init__(self, cards: CardImages, executor: Executor | None) -> None:
        """Start without pictures; without an executor, each is made at once."""
        self.generation = 0
        self._cards = cards
        self._executor = executor
        self._memory: PictureCache[_Key, pygame.Surface] = PictureCache(MOST, LARGE, pixels)
        self._large: dict[_Key, tuple[Corners, Future[Made]]] = {}
        self._turning: dict[_Key, Future[pygame.Surface]] = {}
        self._fresh = False

    def __len__(self) -> int:
        """Return the number of pictures."""
        return len(self._memory)

    @property
    def waiting(self) -> int:
        """The number of cards that are being prepared."""
        return len(self._large) + len(self._turning)

    @property
    def busy(self) -> bool:
        """Whether cards are being prepared."""
        return self.waiting > 0

    def get(
        self, face: Card | None, straight: pygame.Surface, turn: Turn, *, wanted: bool
    ) -> pygame.Surface | None:
        """Return the tilted card of a `straight` picture; None while there is none.

        Only a `wanted` one is prepared: cards that fly would want another one in every frame.
        """
        if turn != Turn(angle=turn.angle, dim=turn.dim) or not turn.angle % QUARTER:
            return None
        key, width = (face, straight, turn.angle), straight.get_width()
        found = self._memory.get(key)
        # While its own image is not there, a card is shown as a back, which must not become its picture.
        if found is None and wanted and not self._asked(key) and self._cards.exact(face, width):
            self._large[key] = self._cards.marks(face), self._cards.enlarged(face, width, TIMES)
            if self._executor is None:
                self.settle()
                return self._memory.get(key)
        return found

    def poll(self) -> bool:
        """Take finished pictures over; return whether cards should be drawn again, once for all of them."""
        # Corner marks take time here, so only one card gets them in a frame.
        large = next((key for key, (_, future) in self._large.items() if future.done()), None)
        if large is not None:
            corners, future = self._large.pop(large)
            self._turn(large, corners, future.result())
        done = [key for key, future in self._turning.items() if future.done()]
        for key in done:
            self._memory.put(key, self._turning.pop(key).result().convert_alpha())
        # Drawing the table again for each of them would cost more than all of them.
        self._fresh = self._fresh or bool(done)
        changed = self._fresh and not self.busy
        if changed:
            self.generation += 1
            self._fresh = False
        return changed

    def settle(self) -> None:
        """Wait for all pictures that are being prepared."""
        while self.busy:
            for _, future in tuple(self._large.values()):
                future.exception()
            for turning in tuple(self._turning.values()):
                turning.exception()
            self.poll()

    def finish(self) -> None:
        """End the frame, so that pictures it did not use may be evicted."""
        self._memory.finish()

    def clear(self, window: int) -> None:
        """Drop all pictures after a change of the window size; `window` is its new number of pixels."""
        for _, future in self._large.values():
            future.cancel()
        for turning in self._turning.values():
            turning.cancel()
        self._large.clear()
        self._turning.clear()
        self._memory.clear(round(window * ROOM))

    def _asked(self, key: _Key) -> bool:
        return key in self._large or key in self._turning or self.waiting >= AT_ONCE

    def _turn(self, key: _Key, corners: Corners, made: Made) -> None:
        """Have a large picture turned and reduced; a damaged file keeps the picture of the quick way."""
        _, straight, angle = key
        if made.picture is None:
            self._memory.put(key, turned(straight, Turn(angle=angle)))
            return
        large = self._cards.marked(made.picture, corners, TIMES)
        if self._executor is None:
            self._memory.put(key, reduced(straight.get_size(), large, angle).convert_alpha())
            self.generation += 1
        else:
            self._turning[key] = self._executor.submit(reduced, straight.get_size(), large, angle)


def reduced(size: tuple[int, int], large: pygame.Surface, angle: int) -> pygame.Surface:
    """Return a large picture turned by steps of an angle, as large as a card of a size turned the quick way.

    Runs in the background, so no surface that is drawn meanwhile may be used here.
    """
    quick = pygame.transform.rotozoom(_empty(size[0] + 2, size[1] + 2), angle * ANGLE_STEP, 1.0).get_size()
    whole = _empty(TIMES * quick[0], TIMES * quick[1])
    # Whole pixels are moved, and only the reduction smooths them: a line is softened once.
    wide = pygame.transform.rotate(large, angle * ANGLE_STEP)
    whole.blit(wide, wide.get_rect(center=whole.get_rect().center))
    return pygame.transform.smoothscale(whole, quick)


def _empty(width: int, height: int) -> pygame.Surface:
    return pygame.Surface((width, height), pygame.SRCALPHA, 32)
