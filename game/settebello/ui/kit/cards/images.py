"""The images of the current deck, rasterised at the widths that the window needs."""

from collections.abc import Collection, Iterable
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import pygame

from settebello.engine import Card, Pack, Ruleset, card_value
from settebello.engine.awards import court_ranks
from settebello.skins import Deck
from settebello.ui.kit.cards.corners import Corners, with_corners
from settebello.ui.kit.paint.fonts import Fonts
from settebello.ui.kit.paint.sized_pictures import sized

AT_ONCE: Final = 24
"""Maximum number of finished images taken over in one frame, to keep frames on time."""
PAPER: Final = "#f7edd4"
BACK: Final = "#7c3a2d"
EDGE: Final = 0.05
"""Width of the edge of a plain card back, as a fraction of the card's width."""
SMALL: Final = 90
"""Cards narrower than this, in pixels, have the small back of the deck."""
KEPT: Final = 3
"""Number of recently used decks whose images stay in memory, for players who compare decks."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """An image file that could not be drawn, and the reason; another image replaces it."""

    file: Path
    reason: str


@dataclass(frozen=True, slots=True)
class Made:
    """The result of rasterising: an image or None, and the problem if there was one."""

    picture: pygame.Surface | None
    trouble: Trouble | None = None


def _rasterise(path: Path, spare: Path, size: tuple[int, int]) -> Made:
    """Rasterise a file, or the spare file if that fails."""
    try:
        return Made(_whole(sized(path, size), size))
    except (pygame.error, OSError) as error:
        trouble = Trouble(path, str(error))
    try:
        return Made(_whole(sized(spare, size), size), trouble)
    except (pygame.error, OSError):
        return Made(None, trouble)


def _whole(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Return the image at exactly this size; an image of another shape is centred."""
    if picture.get_size() == size:
        return picture
    whole = pygame.Surface(size, pygame.SRCALPHA, 32)
    whole.blit(picture, picture.get_rect(center=whole.get_rect().center))
    return whole


@dataclass
class _Size:
    """The images of one width: requested, finished, and finished with corner marks."""

    waiting: dict[Path, Future[Made]] = field(default_factory=dict)
    ready: dict[Path, pygame.Surface] = field(default_factory=dict)
    marked: dict[tuple[Path, Corners], pygame.Surface] = field(default_factory=dict)


class CardImages:
    """The images of a deck at the widths the window needs; the face None is the back of a card.

    Rasterising runs in the executor; `poll` takes finished images over on the main thread. Until an image is
    finished, the same image at another width replaces it, or else a back. A new deck is shown once all its
    images are finished. An image that cannot be drawn is taken from the `spare` deck. Cards belong to the
    pack of 40 unless `ruleset` is set: packs share most images, but under different names.
    """

    def __init__(self, deck: Deck, executor: Executor, fonts: Fonts, spare: Deck | None = None) -> None:
        """Start without images; `want` requests them."""
        self.deck = deck
        self.generation = 0
        self.ruleset: Ruleset | None = None
        self.numbers = False
        """Whether court cards of `ruleset` show their numbers; set for each frame, as that is."""
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
        self._requests: set[tuple[object, ...]] = set()
        self._lately = [deck]
        self._troubles: list[Trouble] = []

    @property
    def badges(self) -> bool:
        """Whether a badge shows the value of a card; cards without a value have none."""
        return self._badges

    @badges.setter
    def badges(self, shown: bool) -> None:
        if shown != self._badges:
            self._badges = shown
            self.generation += 1

    @property
    def index(self) -> bool:
        """Whether a large index with the suit sign is in the corners."""
        return self._index

    @index.setter
    def index(self, shown: bool) -> None:
        if shown != self._index:
            self._index = shown
            self.generation += 1

    @property
    def busy(self) -> bool:
        """Whether requested images are not finished yet."""
        return bool(self._asked) or any(size.waiting for size in self._sizes.values())

    @property
    def ratio(self) -> float:
        """The height of a card as a multiple of its width."""
        return self.deck.skin.ratio

    def use(self, deck: Deck) -> None:
        """Switch to another deck as soon as its images are finished."""
        if deck != self._coming:
            self._coming = None if deck == self.deck else deck
            self._requests.clear()
            self._asked = set()

    def switch(self, deck: Deck) -> None:
        """Show another deck at once, with backs in place of the images that are not finished."""
        self._coming = deck
        self._adopt()
        self.generation += 1

    def reread(self, deck: Deck) -> None:
        """Show a deck whose files have changed; everything is rendered again from the files."""
        for size in self._sizes.values():
            for future in size.waiting.values():
                future.cancel()
        for pictures in (self._sizes, self._blank, self._backs):
            pictures.clear()
        self.deck, self._coming, self._asked, self._lately = deck, None, set(), [deck]
        self._requests.clear()
        self.generation += 1

    def take_troubles(self) -> tuple[Trouble, ...]:
        """Return and clear the drawing problems since the last call."""
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
        """Request the images at these widths in pixels: all cards of the pack, or `only` some."""
        widths = tuple(widths)
        request = (widths, None if only is None else (only := tuple(only)), self._pack)
        if request in self._requests:
            return
        if self._coming is None:
            # Every frame repeats its requests.
            self._requests.add(request)
        # The back comes first: it replaces images that are not finished yet.
        faces = (None, *(self.deck.faces[self._pack] if only is None else only))
        for width in widths:
            size = self._sizes.setdefault(width, _Size())
            for deck in (self.deck, self._coming):
                if deck is None:
                    continue
                for face in faces:
                    spare = self._path(face, self._spare, width)
                    self._ask(size, width, self._path(face, deck, width), spare)
            if self._coming is not None:
                self._asked |= {(width, self._path(face, self._coming, width)) for face in faces}

    def keep(self, widths: Collection[int]) -> None:
        """Drop the images of all other widths (in pixels), and cancel their requests."""
        dropped = [width for width in self._sizes if width not in widths]
        if dropped:
            self._requests.clear()
        for width in dropped:
            for future in self._sizes.pop(width).waiting.values():
                future.cancel()
        for plain in (self._blank, self._backs):
            for width in [width for width in plain if width not in widths]:
                del plain[width]
        self._asked = {(width, path) for width, path in self._asked if width in widths}

    def poll(self) -> bool:
        """Take finished images over, and switch to a complete new deck; return whether anything changed."""
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
        """Wait for all requested images; used before a picture is written to a file."""
        for width, size in self._sizes.items():
            for path in tuple(size.waiting):
                self._take(width, path)
        self._change()
        self.generation += 1

    def has(self, faces: Iterable[Card]) -> bool:
        """Return whether there is an image of each of these cards, at any width."""
        paths = [self._path(face, self.deck) for face in faces]
        return all(any(path in size.ready for size in self._sizes.values()) for path in paths)

    def nearest(self, face: Card | None, width: int) -> tuple[pygame.Surface, float]:
        """Return the best image available, and the factor that scales it to the width in pixels."""
        path = self._path(face, self.deck, width)
        there = sorted(w for w, size in self._sizes.items() if path in size.ready)
        if not there and face is None:
            # While it grows or shrinks, a back may need the other of its two pictures.
            path = self.deck.back if path == self.deck.small_back else self.deck.small_back
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

    def enlarged(self, face: Card | None, width: int, times: int) -> Future[Made]:
        """Request an image at several times a width in pixels, which is not kept."""
        size = (times * width, times * self.height(width))
        path = self._path(face, self.deck, width)
        return self._executor.submit(_rasterise, path, self._path(face, self._spare, width), size)

    def exact(self, face: Card | None, width: int) -> bool:
        """Return whether an image is there at this width in pixels, so that no other one replaces it."""
        size = self._sizes.get(width)
        return size is not None and self._path(face, self.deck, width) in size.ready

    def marks(self, face: Card | None) -> Corners:
        """Return the corner marks of a face."""
        return self._corners(face) if face is not None else Corners()

    def marked(self, picture: pygame.Surface, corners: Corners, times: int) -> pygame.Surface:
        """Return an image with corner marks; it is `times` as large as it will be shown."""
        if corners == Corners():
            return picture
        return with_corners(picture, self._fonts, self.deck.skin.manifest, corners, times)

    @property
    def _pack(self) -> Pack:
        return self.ruleset.deck.pack if self.ruleset is not None else Pack.ITALIAN

    def _path(self, face: Card | None, deck: Deck, width: int = SMALL) -> Path:
        if face is None:
            return deck.back if width >= SMALL else deck.small_back
        return deck.faces[self._pack][face]

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
        """Switch to the new deck if all its requested images are finished."""
        if not self._asked or any(path not in self._sizes[width].ready for width, path in self._asked):
            return False
        return self._adopt()

    def _adopt(self) -> bool:
        """Switch to the new deck if there is one; keep the images of the latest decks only."""
        if self._coming is None:
            return False
        self.deck, self._coming, self._asked = self._coming, None, set()
        self._requests.clear()
        self._lately = [*(deck for deck in self._lately if deck != self.deck), self.deck][-KEPT:]
        kept = {file for deck in self._lately for file in deck.files}
        for size in self._sizes.values():
            size.marked.clear()
            for path in [path for path in size.ready if path not in kept]:
                del size.ready[path]
        return True

    def _corners(self, card: Card) -> Corners:
        rules = self.ruleset
        shown = self._badges or (self.numbers and rules is not None and card.rank in court_ranks(rules))
        value = card_value(card, rules) if shown else 0
        if not self._index:
            return Corners(value)
        return Corners(value, self._letter(card), self.deck.accent(card.suit), self.deck.signs.get(card.suit))

    def _letter(self, card: Card) -> str:
        """Return the index of a card: the skin's own, else its number in the game, else its letter."""
        return self.deck.index(card, self._pack) or str(card_value(card, self.ruleset) or card.rank.value)

    def _plain_back(self, width: int) -> pygame.Surface:
        """Return a plain back, used until the deck's own back is finished."""
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
