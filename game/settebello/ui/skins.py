"""Card skins: the manifest of a folder of pictures, and the pictures rasterised for the window."""

from collections.abc import Collection, Iterable, Mapping
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Literal

import pygame
from pydantic import Field

from settebello import datafile
from settebello.engine import Card, Pack, Suit
from settebello.ui.paint.boxes import rasterised
from settebello.ui.paint.fonts import Fonts, Role

MANIFEST = "skin.yaml"
SMALLEST_BADGE = 11.0
"""Radius in pixels below which the number would not be read."""
Colour = Annotated[str, Field(pattern=r"^#[0-9a-f]{6}$")]
Translations = dict[str, str]


class SuitPart(datafile.Model):
    """One suit of a manifest: the first part of its file names, its colour and what it is called."""

    file: str
    accent: Colour
    label: Translations


class SuitParts(datafile.Model):
    """The four suits by the roles they have in the rules."""

    coins: SuitPart
    cups: SuitPart
    swords: SuitPart
    clubs: SuitPart

    def of(self, suit: Suit) -> SuitPart:
        """Return the part of a suit."""
        match suit:
            case Suit.COINS:
                return self.coins
            case Suit.CUPS:
                return self.cups
            case Suit.SWORDS:
                return self.swords
            case Suit.CLUBS:
                return self.clubs


class RankPart(datafile.Model):
    """What a rank is called where a number does not do."""

    label: Translations


class BadgePart(datafile.Model):
    """Where value badges are put: the centre and the radius in units of the canvas."""

    supported: bool
    anchor: tuple[float, float]
    radius: float
    default: bool = False


class Manifest(datafile.Model):
    """The file skin.yaml of a folder (art bible, section 10)."""

    format: Literal[1]
    id: str
    name: Translations
    author: str
    licence: str
    canvas: tuple[int, int]
    corner_radius: float
    cards: str
    backs: Annotated[list[str], Field(min_length=1)]
    badges: BadgePart
    suits: SuitParts
    ranks: dict[int, RankPart] = Field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Skin:
    """One set of card pictures, all files known to be there."""

    folder: Path
    manifest: Manifest
    faces: Mapping[Card, Path]
    backs: tuple[Path, ...]

    @property
    def ratio(self) -> float:
        """The height of a card as a multiple of its width."""
        return self.manifest.canvas[1] / self.manifest.canvas[0]


def number(card: Card) -> int:
    """Return the place of the card in its suit, 1 to 10: what file names and badges state."""
    return card.bit // 4 + 1


def load_skin(folder: Path) -> Skin:
    """Read the manifest of a folder and look for every picture.

    Raises datafile.DataError naming all mistakes of the manifest, or all pictures that are missing.
    """
    path = folder / MANIFEST
    document = datafile.load(path.read_text(encoding="utf-8"), str(path))
    manifest = datafile.validate(document, Manifest)
    faces = {
        card: folder / manifest.cards.format(suit=manifest.suits.of(card.suit).file, rank=number(card))
        for card in Pack.ITALIAN.cards
    }
    backs = tuple(folder / name for name in manifest.backs)
    missing = [path for path in (*faces.values(), *backs) if not path.is_file()]
    if missing:
        raise datafile.DataError(
            tuple(
                datafile.Problem(
                    str(path), 1, 1, "cards", f"the picture {lost.relative_to(folder)} is missing", ""
                )
                for lost in missing
            )
        )
    return Skin(folder, manifest, faces, backs)


def _rasterise(path: Path, width: int, height: int) -> pygame.Surface:
    return pygame.image.load_sized_svg(path, (width, height))


@dataclass
class _Size:
    """The pictures of one width: those asked for and those there."""

    waiting: dict[Card | None, Future[pygame.Surface]] = field(default_factory=dict)
    ready: dict[Card | None, pygame.Surface] = field(default_factory=dict)


class CardImages:
    """The pictures of a skin at the widths the window needs; None stands for the back of a card.

    Rasterising runs in the executor; `poll` takes what is done, on the main thread. Until a picture
    is there, the same one at another width takes its place, else an empty card.
    """

    def __init__(self, skin: Skin, executor: Executor, fonts: Fonts) -> None:
        """Begin without any picture; `want` asks for them."""
        self.skin = skin
        self.generation = 0
        self._executor = executor
        self._fonts = fonts
        self._sizes: dict[int, _Size] = {}
        self._blank: dict[int, pygame.Surface] = {}
        self._badges = False

    @property
    def badges(self) -> bool:
        """Whether the value of the card stands in its corners."""
        return self._badges

    @badges.setter
    def badges(self, shown: bool) -> None:
        if shown != self._badges:
            self._badges = shown
            for width, size in self._sizes.items():
                for face in (*size.ready, *size.waiting):
                    self._ask(size, face, width)

    @property
    def busy(self) -> bool:
        """Whether pictures asked for are not there yet."""
        return any(size.waiting for size in self._sizes.values())

    def height(self, width: int) -> int:
        """Return the height in pixels of a card of this width in pixels."""
        return round(width * self.skin.ratio)

    def want(self, widths: Iterable[int], only: Iterable[Card | None] | None = None) -> None:
        """Ask for the pictures at these widths in pixels: all, or `only` some."""
        for width in widths:
            size = self._sizes.setdefault(width, _Size())
            for face in (*self.skin.faces, None) if only is None else only:
                if face not in size.ready and face not in size.waiting:
                    self._ask(size, face, width)

    def keep(self, widths: Collection[int]) -> None:
        """Drop the pictures of all other widths in pixels."""
        for width in [width for width in self._sizes if width not in widths]:
            for future in self._sizes.pop(width).waiting.values():
                future.cancel()
        for width in [width for width in self._blank if width not in widths]:
            del self._blank[width]

    def _ask(self, size: _Size, face: Card | None, width: int) -> None:
        path = self.skin.backs[0] if face is None else self.skin.faces[face]
        size.waiting[face] = self._executor.submit(_rasterise, path, width, self.height(width))

    def poll(self) -> bool:
        """Take the pictures that are done; whether there were any."""
        found = False
        for width, size in self._sizes.items():
            for face in [face for face, future in size.waiting.items() if future.done()]:
                picture = size.waiting.pop(face).result().convert_alpha()
                if self._badges and face is not None:
                    self._add_badges(picture, face, width)
                size.ready[face] = picture
                found = True
        self.generation += found
        return found

    def nearest(self, face: Card | None, width: int) -> tuple[pygame.Surface, float]:
        """Return the best picture there is and the factor that brings it to the width in pixels."""
        exact = self._sizes.get(width)
        if exact is not None and face in exact.ready:
            return exact.ready[face], 1.0
        there = sorted(w for w, size in self._sizes.items() if face in size.ready)
        if there:
            best = next((w for w in there if w >= width), there[-1])
            return self._sizes[best].ready[face], width / best
        return self._empty(width), 1.0

    def _empty(self, width: int) -> pygame.Surface:
        found = self._blank.get(width)
        if found is None:
            radius = self.skin.manifest.corner_radius * width / self.skin.manifest.canvas[0]
            found = pygame.Surface((width, self.height(width)), pygame.SRCALPHA)
            pygame.draw.rect(found, "#f7edd4", found.get_rect(), border_radius=round(radius))
            self._blank[width] = found = found.convert_alpha()
        return found

    def _add_badges(self, picture: pygame.Surface, face: Card, width: int) -> None:
        part = self.skin.manifest.badges
        if not part.supported:
            return
        unit = width / self.skin.manifest.canvas[0]
        radius = max(part.radius * unit, SMALLEST_BADGE)
        badge = badge_picture(self._fonts, number(face), radius)
        reach = badge.get_width() / 2
        x, y = max(part.anchor[0] * unit, reach + 1), max(part.anchor[1] * unit, reach + 1)
        picture.blit(badge, (round(x - reach), round(y - reach)))
        turned = pygame.transform.rotate(badge, 180)
        right, bottom = picture.get_width() - x, picture.get_height() - y
        picture.blit(turned, (round(right - reach), round(bottom - reach)))


def badge_picture(fonts: Fonts, value: int, radius: float) -> pygame.Surface:
    """Return a round badge with a number, radius in pixels."""
    picture = rasterised(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{2 * radius:.0f}" height="{2 * radius:.0f}" '
        'viewBox="0 0 62 62"><circle cx="31" cy="31" r="29.5" fill="#fffaea" stroke="#201a17" '
        'stroke-width="2.4"/><circle cx="31" cy="31" r="25.5" fill="none" stroke="#b8802a" '
        'stroke-width="1.4"/></svg>'
    )
    words = fonts.words(Role.BOLD, round(radius * 1.25), str(value), "#201a17")
    picture.blit(words, words.get_rect(center=picture.get_rect().center))
    return picture
