"""Card skins: the manifest of a folder of pictures, and the pictures rasterised for the window."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Literal

import pygame
from pydantic import Field

from settebello import datafile
from settebello.engine import Card, Pack, Ruleset, Suit, card_value
from settebello.engine.cards import Rank
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


class PackPart(datafile.Model):
    """Packs that use the same pictures, and the picture of each of their ranks."""

    of: Annotated[list[Pack], Field(min_length=1)]
    pictures: dict[Rank, str]


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
    packs: list[PackPart]
    backs: Annotated[list[str], Field(min_length=1)]
    badges: BadgePart
    suits: SuitParts
    labels: dict[str, Translations] = Field(default_factory=dict)

    def file_of(self, suit: Suit, picture: str) -> str:
        """Return the path of a card's picture inside the folder."""
        return self.cards.replace("{suit}", self.suits.of(suit).file).replace("{picture}", picture)


@dataclass(frozen=True, slots=True)
class Skin:
    """One set of card pictures, all files known to be there: for each pack the picture of each card."""

    folder: Path
    manifest: Manifest
    faces: Mapping[Pack, Mapping[Card, Path]]
    backs: tuple[Path, ...]

    @property
    def ratio(self) -> float:
        """The height of a card as a multiple of its width."""
        return self.manifest.canvas[1] / self.manifest.canvas[0]


def load_skin(folder: Path) -> Skin:
    """Read the manifest of a folder and look for every picture.

    Raises datafile.DataError naming all mistakes of the manifest, or all cards without a picture and all
    pictures that are missing.
    """
    path = folder / MANIFEST
    document = datafile.load(path.read_text(encoding="utf-8"), str(path))
    manifest = datafile.validate(document, Manifest)
    problems = list(_gaps(document, manifest)) or list(_missing_files(document, manifest, folder))
    if problems:
        raise datafile.DataError(problems)
    faces = {
        pack: {card: folder / manifest.file_of(card.suit, part.pictures[card.rank]) for card in pack.cards}
        for part in manifest.packs
        for pack in part.of
    }
    return Skin(folder, manifest, faces, tuple(folder / name for name in manifest.backs))


def _gaps(document: datafile.Document, manifest: Manifest) -> Iterator[datafile.Problem]:
    """Packs and ranks that have no picture, or more than one, and names for pictures there are not."""
    times = Counter(pack for part in manifest.packs for pack in part.of)
    for pack in Pack:
        if times[pack] != 1:
            yield document.problem(
                ("packs",), f"the pack '{pack}' must stand here once, not {times[pack]} times"
            )
    for place, part in enumerate(manifest.packs):
        where = ("packs", place, "pictures")
        for pack in part.of:
            for rank in pack.ranks:
                if rank not in part.pictures:
                    yield document.problem(where, f"the rank {rank} of the pack '{pack}' has no picture")
            for rank in part.pictures:
                if rank not in pack.ranks:
                    yield document.problem((*where, _key(rank)), f"the pack '{pack}' has no rank {rank}")
    used = {picture for part in manifest.packs for picture in part.pictures.values()}
    for picture in manifest.labels:
        if picture not in used:
            yield document.problem(("labels", picture), f"no rank has the picture '{picture}'", of_key=True)


def _missing_files(
    document: datafile.Document, manifest: Manifest, folder: Path
) -> Iterator[datafile.Problem]:
    """Pictures that are not in the folder, each told once, where it is asked for first."""
    places: dict[str, datafile.Path] = {}
    for place, part in enumerate(manifest.packs):
        for rank, picture in part.pictures.items():
            for suit in Suit:
                places.setdefault(manifest.file_of(suit, picture), ("packs", place, "pictures", _key(rank)))
    for place, name in enumerate(manifest.backs):
        places.setdefault(name, ("backs", place))
    for name, where in places.items():
        if not (folder / name).is_file():
            yield document.problem(where, f"the picture {name} is missing")


def _key(rank: Rank) -> str | int:
    """A rank as a key of the manifest, where the digits are numbers."""
    return int(rank) if rank.isdigit() else rank.value


def _rasterise(path: Path, width: int, height: int) -> pygame.Surface:
    return pygame.image.load_sized_svg(path, (width, height))


@dataclass
class _Size:
    """The pictures of one width: those asked for, those there, and those with a number on them."""

    waiting: dict[Path, Future[pygame.Surface]] = field(default_factory=dict)
    ready: dict[Path, pygame.Surface] = field(default_factory=dict)
    numbered: dict[tuple[Path, int], pygame.Surface] = field(default_factory=dict)


class CardImages:
    """The pictures of a skin at the widths the window needs; None stands for the back of a card.

    Rasterising runs in the executor; `poll` takes what is done, on the main thread. Until a picture
    is there, the same one at another width takes its place, else an empty card. Cards are those of a pack
    of 40 unless `ruleset` names another game: the packs share most pictures, but not by the same names.
    """

    def __init__(self, skin: Skin, executor: Executor, fonts: Fonts) -> None:
        """Begin without any picture; `want` asks for them."""
        self.skin = skin
        self.generation = 0
        self.ruleset: Ruleset | None = None
        self._executor = executor
        self._fonts = fonts
        self._sizes: dict[int, _Size] = {}
        self._blank: dict[int, pygame.Surface] = {}
        self._badges = False

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
    def busy(self) -> bool:
        """Whether pictures asked for are not there yet."""
        return any(size.waiting for size in self._sizes.values())

    def height(self, width: int) -> int:
        """Return the height in pixels of a card of this width in pixels."""
        return round(width * self.skin.ratio)

    def want(self, widths: Iterable[int], only: Iterable[Card | None] | None = None) -> None:
        """Ask for the pictures at these widths in pixels: all of the pack, or `only` some."""
        paths = [self._path(face) for face in ((*self._faces, None) if only is None else only)]
        for width in widths:
            size = self._sizes.setdefault(width, _Size())
            for path in paths:
                if path not in size.ready and path not in size.waiting:
                    size.waiting[path] = self._executor.submit(_rasterise, path, width, self.height(width))

    def keep(self, widths: Collection[int]) -> None:
        """Drop the pictures of all other widths in pixels."""
        for width in [width for width in self._sizes if width not in widths]:
            for future in self._sizes.pop(width).waiting.values():
                future.cancel()
        for width in [width for width in self._blank if width not in widths]:
            del self._blank[width]

    @property
    def _faces(self) -> Mapping[Card, Path]:
        return self.skin.faces[self.ruleset.deck.pack if self.ruleset is not None else Pack.ITALIAN]

    def _path(self, face: Card | None) -> Path:
        return self.skin.backs[0] if face is None else self._faces[face]

    def poll(self) -> bool:
        """Take the pictures that are done; whether there were any."""
        found = False
        for size in self._sizes.values():
            for path in [path for path, future in size.waiting.items() if future.done()]:
                size.ready[path] = size.waiting.pop(path).result().convert_alpha()
                found = True
        self.generation += found
        return found

    def nearest(self, face: Card | None, width: int) -> tuple[pygame.Surface, float]:
        """Return the best picture there is and the factor that brings it to the width in pixels."""
        path = self._path(face)
        there = sorted(w for w, size in self._sizes.items() if path in size.ready)
        if not there:
            return self._empty(width), 1.0
        best = next((w for w in there if w >= width), there[-1])
        size = self._sizes[best]
        value = card_value(face, self.ruleset) if self._badges and face is not None else 0
        if not value or not self.skin.manifest.badges.supported:
            return size.ready[path], width / best
        if (path, value) not in size.numbered:
            size.numbered[path, value] = self._with_badges(size.ready[path], value)
        return size.numbered[path, value], width / best

    def _empty(self, width: int) -> pygame.Surface:
        found = self._blank.get(width)
        if found is None:
            radius = self.skin.manifest.corner_radius * width / self.skin.manifest.canvas[0]
            found = pygame.Surface((width, self.height(width)), pygame.SRCALPHA)
            pygame.draw.rect(found, "#f7edd4", found.get_rect(), border_radius=round(radius))
            self._blank[width] = found = found.convert_alpha()
        return found

    def _with_badges(self, plain: pygame.Surface, value: int) -> pygame.Surface:
        part = self.skin.manifest.badges
        picture = plain.copy()
        unit = picture.get_width() / self.skin.manifest.canvas[0]
        radius = max(part.radius * unit, SMALLEST_BADGE)
        badge = badge_picture(self._fonts, value, radius)
        reach = badge.get_width() / 2
        x, y = max(part.anchor[0] * unit, reach + 1), max(part.anchor[1] * unit, reach + 1)
        picture.blit(badge, (round(x - reach), round(y - reach)))
        turned = pygame.transform.rotate(badge, 180)
        right, bottom = picture.get_width() - x, picture.get_height() - y
        picture.blit(turned, (round(right - reach), round(bottom - reach)))
        return picture


def badge_picture(fonts: Fonts, value: int, radius: float) -> pygame.Surface:
    """Return a round badge with a number, radius in pixels."""
    picture = rasterised(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{2 * radius:.0f}" height="{2 * radius:.0f}" '
        'viewBox="0 0 62 62"><circle cx="31" cy="31" r="29.5" fill="#fffaea" stroke="#201a17" '
        'stroke-width="2.4"/><circle cx="31" cy="31" r="25.5" fill="none" stroke="#b8802a" '
        'stroke-width="1.4"/></svg>'
    )
    # Two digits have to stay inside the ring as well.
    size = round(radius * (1.25 if value < 10 else 1.0))
    words = fonts.words(Role.BOLD, size, str(value), "#201a17")
    picture.blit(words, words.get_rect(center=picture.get_rect().center))
    return picture
