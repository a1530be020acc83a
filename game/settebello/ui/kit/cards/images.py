"""The pictures of the deck in use, rasterised at the widths that the window needs."""

from collections.abc import Collection, Iterable
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import pygame

from settebello.engine import Card, Pack, Ruleset, card_value
from settebello.skins import Deck
from settebello.ui.kit.cards.corners import Corners, with_corners
from settebello.ui.kit.paint.fonts import Fonts

AT_ONCE: Final = 24
"""So many finished pictures are taken in one frame, so that it does not come late."""
PAPER: Final = "#f7edd4"
BACK: Final = "#7c3a2d"
EDGE: Final = 0.05
"""The edge of a plain back, as a part of its width."""
KEPT: Final = 3
"""The pictures of so many decks shown last are kept, for somebody who goes to and fro."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """A picture that could not be made, and why; another one takes its place."""

    file: Path
    reason: str


@dataclass(frozen=True, slots=True)
class _Made:
    """What came of rasterising: a picture if any, and what went wrong."""

    picture: pygame.Surface | None
    trouble: Trouble | None = None


def _rasterise(path: Path, spare: Path, size: tuple[int, int]) -> _Made:
    """Draw a file, or the spare one where that cannot be done."""
    try:
        return _Made(_whole(pygame.image.load_sized_svg(path, size), size))
    except (pygame.error, OSError) as error:
        trouble = Trouble(path, str(error))
    try:
        return _Made(_whole(pygame.image.load_sized_svg(spare, size), size), trouble)
    except (pygame.error, OSError):
        return _Made(None, trouble)


def _whole(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A picture of just this size: a drawing of another shape lies in the middle of it."""
    if picture.get_size() == size:
        return picture
    whole = pygame.Surface(size, pygame.SRCALPHA, 32)
    whole.blit(picture, picture.get_rect(center=whole.get_rect().center))
    return whole


@dataclass
class _Size:
    """The pictures of one width: those asked for, those there, and those with marks on them."""

    waiting: dict[Path, Future[_Made]] = field(default_factory=dict)
    ready: dict[Path, pygame.Surface] = field(default_factory=dict)
    marked: dict[tuple[Path, Corners], pygame.Surface] = field(default_factory=dict)


class CardImages:
    """The pictures of a deck at the widths the window needs; None stands for the back of a card.

    Rasterising runs in the executor; `poll` takes what is done, on the main thread. Until a picture
    is there, the same one at another width takes its place, else a back, as if the card were still to be
    turned up. Another deck is shown once all its pictures are there; a picture that cannot be drawn is taken
    from the `spare` deck. Cards are those of a pack of 40 unless `ruleset` names another game: packs share
    most pictures, but not by the same names.
    """

    def __init__(self, deck: Deck, executor: Executor, fonts: Fonts, spare: Deck | None = None) -> None:
        """Begin without any picture; `want` asks for them."""
        self.deck = deck
        self.generation = 0
        self.ruleset: Ruleset | None = None
        self._spare = spare or deck
        self._executor = executor
        self._fonts = fonts
        self._sizes: dict[int, _Size] = {}
        self._blank: dict[int, pygame.Surface] = {}
        self._backs: dict[int, pygame.Surface] = {}
        self._badges = False
        self._index = False
        self._coming: Deck | None = None
        self._asked: set[tuple[int, Path]] = set()
        self._lately = [deck]
        self._troubles: list[Trouble] = []

    @property
    def badges(self) -> bool:
        """Whether the card's value in the game stands in its corners; a card without a value has none."""
        return self._badges

    @badges.setter
    def badges(self, shown: bool) -> None:
        if shown != self._badges:
            self._badges = shown
            self.generation += 1

    @property
    def index(self) -> bool:
        """Whether a large letter and the suit's sign stand in the corners."""
        return self._index

    @index.setter
    def index(self, shown: bool) -> None:
        if shown != self._index:
            self._index = shown
            self.generation += 1

    @property
    def busy(self) -> bool:
        """Whether pictures asked for are not there yet."""
        return bool(self._asked) or any(size.waiting for size in self._sizes.values())

    @property
    def ratio(self) -> float:
        """The height of a card as a multiple of its width."""
        return self.deck.skin.ratio

    def use(self, deck: Deck) -> None:
        """Show another deck, as soon as its pictures are there."""
        if deck != self._coming:
            self._coming = None if deck == self.deck else deck
            self._asked = set()

    def take_troubles(self) -> tuple[Trouble, ...]:
        """What could not be drawn since this was asked last."""
        found, self._troubles = tuple(self._troubles), []
        return found

    def height(self, width: int) -> int:
        """Return the height in pixels of a card of this width in pixels."""
        return round(width * self.ratio)

    def corner(self, width: float) -> float:
        """Return the radius of the corners of a card of this width."""
        manifest = self.deck.skin.manifest
        return manifest.corner_radius * width / manifest.canvas[0]

    def want(self, widths: Iterable[int], only: Iterable[Card | None] | None = None) -> None:
        """Ask for the pictures at these widths in pixels: all of the pack, or `only` some."""
        # The back comes first: it stands for what is still being made.
        faces = (None, *(self.deck.faces[self._pack] if only is None else only))
        for width in widths:
            size = self._sizes.setdefault(width, _Size())
            for deck in (self.deck, self._coming):
                if deck is None:
                    continue
                for face in faces:
                    self._ask(size, width, self._path(face, deck), self._path(face, self._spare))
            if self._coming is not None:
                self._asked |= {(width, self._path(face, self._coming)) for face in faces}

    def keep(self, widths: Collection[int]) -> None:
        """Drop the pictures of all other widths in pixels."""
        for width in [width for width in self._sizes if width not in widths]:
            for future in self._sizes.pop(width).waiting.values():
                future.cancel()
        for plain in (self._blank, self._backs):
            for width in [width for width in plain if width not in widths]:
                del plain[width]
        self._asked = {(width, path) for width, path in self._asked if width in widths}

    def poll(self) -> bool:
        """Take pictures that are done, and show the deck that was waited for; whether anything came."""
        done = [
            (width, path)
            for width, size in self._sizes.items()
            for path, future in size.waiting.items()
            if future.done()
        ]
        for width, path in done[:AT_ONCE]:
            self._take(width, path)
        changed = self._change() or bool(done)
        self.generation += changed
        return changed

    def settle(self) -> None:
        """Wait for every picture asked for: for what is written down and does not change any more."""
        for width, size in self._sizes.items():
            for path in tuple(size.waiting):
                self._take(width, path)
        self._change()
        self.generation += 1

    def nearest(self, face: Card | None, width: int) -> tuple[pygame.Surface, float]:
        """Return the best picture there is and the factor that brings it to the width in pixels."""
        path = self._path(face, self.deck)
        there = sorted(w for w, size in self._sizes.items() if path in size.ready)
        if not there:
            return (self._plain_back(width), 1.0) if face is None else self.nearest(None, width)
        best = next((w for w in there if w >= width), there[-1])
        size = self._sizes[best]
        corners = self._corners(face) if face is not None else Corners()
        if corners == Corners():
            return size.ready[path], width / best
        found = size.marked.get((path, corners))
        if found is None:
            found = with_corners(size.ready[path], self._fonts, self.deck.skin.manifest, corners)
            size.marked[path, corners] = found
        return found, width / best

    @property
    def _pack(self) -> Pack:
        return self.ruleset.deck.pack if self.ruleset is not None else Pack.ITALIAN

    def _path(self, face: Card | None, deck: Deck) -> Path:
        return deck.back if face is None else deck.faces[self._pack][face]

    def _ask(self, size: _Size, width: int, path: Path, spare: Path) -> None:
        if path not in size.ready and path not in size.waiting:
            wanted = (width, self.height(width))
            size.waiting[path] = self._executor.submit(_rasterise, path, spare, wanted)

    def _take(self, width: int, path: Path) -> None:
        made = self._sizes[width].waiting.pop(path).result()
        if made.trouble is not None:
            self._troubles.append(made.trouble)
        picture = made.picture.convert_alpha() if made.picture is not None else self._empty(width)
        self._sizes[width].ready[path] = picture

    def _change(self) -> bool:
        """Go over to the deck that is waited for, if all that was asked for is there."""
        if self._coming is None or not self._asked:
            return False
        if any(path not in self._sizes[width].ready for width, path in self._asked):
            return False
        self.deck, self._coming, self._asked = self._coming, None, set()
        self._lately = [*(deck for deck in self._lately if deck != self.deck), self.deck][-KEPT:]
        kept = {file for deck in self._lately for file in deck.files}
        for size in self._sizes.values():
            size.marked.clear()
            for path in [path for path in size.ready if path not in kept]:
                del size.ready[path]
        return True

    def _corners(self, card: Card) -> Corners:
        value = card_value(card, self.ruleset) if self._badges else 0
        if not self._index:
            return Corners(value)
        return Corners(value, self._letter(card), self.deck.accent(card.suit), self.deck.signs.get(card.suit))

    def _letter(self, card: Card) -> str:
        """The index of a card: the skin's own, else its number in the game, or its letter without one."""
        return self.deck.index(card, self._pack) or str(card_value(card, self.ruleset) or card.rank.value)

    def _plain_back(self, width: int) -> pygame.Surface:
        """What stands for the back for the moment in which not even that is drawn."""
        found = self._backs.get(width)
        if found is None:
            found = self._empty(width).copy()
            edge = max(2, round(width * EDGE))
            inner = found.get_rect().inflate(-2 * edge, -2 * edge)
            pygame.draw.rect(found, BACK, inner, border_radius=max(1, round(self.corner(width)) - edge))
            line = inner.inflate(-2 * edge, -2 * edge)
            pygame.draw.rect(found, PAPER, line, max(1, edge // 3), border_radius=edge)
            self._backs[width] = found
        return found

    def _empty(self, width: int) -> pygame.Surface:
        found = self._blank.get(width)
        if found is None:
            found = pygame.Surface((width, self.height(width)), pygame.SRCALPHA)
            radius = round(self.corner(width))
            pygame.draw.rect(found, PAPER, found.get_rect(), border_radius=radius)
            self._blank[width] = found = found.convert_alpha()
        return found
