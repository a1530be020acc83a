"""The canvas that scenes draw on: converts logical units to pixels."""

import io
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from enum import StrEnum
from itertools import pairwise
from pathlib import Path

import pygame

from settebello.engine import Card, Ruleset
from settebello.i18n import Names, Text
from settebello.ui.kit.cards import CardImages
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import Boxes, BoxStyle, margin
from settebello.ui.kit.paint.fonts import Fonts, Role
from settebello.ui.kit.paint.grain import Grain
from settebello.ui.kit.paint.lamplight import Lamp
from settebello.ui.kit.paint.late_pictures import LatePictures
from settebello.ui.kit.paint.luminance import luminance
from settebello.ui.kit.paint.palette import Palette
from settebello.ui.kit.paint.picture_cache import pixels
from settebello.ui.kit.paint.picture_files import Pictures
from settebello.ui.kit.paint.sprites import Sprites, Turn
from settebello.ui.kit.theme import CREAM, GOLD, GOLD_DEEP, INK, RED
from settebello.ui.kit.view.camera import View

BASE_WIDTH = 1280
BASE_HEIGHT = 720
INKED_FROM = 0.2
"""Luminance of the darkest colour of a glyph around which ink is seen."""
LIT = {GOLD_DEEP: GOLD}
"""Colours of glyphs that may be lighter with ink around them, because the ink stands out from paper."""
ON_PAPER = {
    "seal": RED,
    **dict.fromkeys(("play", "pause", "plus", "star", "full_screen", "arrow_left", "arrow_right"), GOLD),
}
"""Colours of signs on buttons of paper that are not cream with ink: those of one tone."""
Words = Text | Names | str
"""Types of text for the canvas; translated when drawn."""


class Align(StrEnum):
    """Horizontal alignment of a line relative to x."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


def scale_of(width: int, height: int) -> float:
    """Return the pixels per logical unit in a window of this size in pixels."""
    return max(min(width / BASE_WIDTH, height / BASE_HEIGHT), 0.1)


COARSE, BLURRED, DIMMED = 8, 24, 0.5
"""How what lies below a sheet is blurred: shrunk so much, by such a part of its height, and dimmed."""
SHADOW_STEP = 6.0
"""The degrees of one step in which the shadows of cards in the air turn."""
FALL = (0.055, 0.22)
"""How far the shadow of a card falls: while the card lies, and how much further in the air; card widths."""
FALLS = (0.72, 1.0)
"""The direction of that fall: right and down, because light falls from the upper left."""


class Canvas:
    """The window's surface with drawing methods; all lengths are logical units.

    The canvas is at least 1280 x 720 units, wider or higher if the window has another shape. Through a
    `View`, it is enlarged and only partly visible. `say` translates a text.
    """

    def __init__(
        self,
        surface: pygame.Surface,
        fonts: Fonts,
        cards: CardImages,
        folder: Path,
        say: Callable[[Words], str],
        executor: Executor | None = None,
    ) -> None:
        """Draw on `surface`, with the pictures under `folder` (assets)."""
        self.cards = cards
        self.fonts = fonts
        self.say = say
        self.palette = Palette()
        self.focus_shown = False
        """Whether focus rings are drawn: the last input came from keys or a gamepad, not from the mouse."""
        self._grain = Grain(folder)
        self._boxes = Boxes(self._grain)
        self._sprites = Sprites()
        self._pictures = Pictures(folder, executor)
        self._late = LatePictures(folder, executor, self._pictures.troubles.append)
        self._widths: set[int] = set()
        self.use(surface)

    def use(self, surface: pygame.Surface) -> None:
        """Draw on another surface, or on the same one after a change of size."""
        self._window = self._target = surface
        self.look()
        self._layer: pygame.Surface | None = None
        self._layer_key: Hashable = None
        self._layer_generation = 0
        self._layer_has_cards = False
        self._ground: pygame.Surface | None = None
        self._ground_key: Hashable = None
        self._veil: pygame.Surface | None = None
        # Cache limits are relative to the window size, because the needs of a screen are.
        window = pixels(surface)
        self._boxes.clear(window)
        self._sprites.clear(window)
        self._pictures.clear(window)
        self._late.clear(window)
        self.fonts.clear(window)

    def look(self, view: View | None = None) -> None:
        """Set the view of the canvas; None shows all of it at the largest size that fits."""
        wide, high = self._window.get_size()
        base = scale_of(wide, high)
        self.k = base * (view.zoom if view else 1.0)
        self._left, self._top = (view.x, view.y) if view else (0.0, 0.0)
        self.width = view.width if view else wide / base
        self.height = view.height if view else high / base

    @property
    def seen(self) -> Area:
        """The visible part of the canvas."""
        wide, high = self._window.get_size()
        return Area(self._left, self._top, wide / self.k, high / self.k)

    def forget(self) -> None:
        """Discard the static layer, for example after a change of language or skin."""
        self._layer_key = None
        self._ground_key = None

    @property
    def busy(self) -> bool:
        """Whether requested pictures are not finished yet."""
        return self.cards.busy or self._pictures.busy or self._late.busy

    @property
    def troubles(self) -> tuple[Path, ...]:
        """The damaged font and picture files."""
        return (*self.fonts.troubles, *self._pictures.troubles, *self._grain.troubles)

    def poll(self) -> bool:
        """Take finished pictures over; return whether there were any."""
        late = self._late.poll()
        covered = self._pictures.poll() or late
        if covered:
            self.forget()
        return self.cards.poll() or covered

    def finish(self) -> None:
        """End the frame: cached pictures it did not use may be evicted, unused card widths are dropped."""
        for kept in (self._boxes, self._sprites, self._pictures, self._late, self.fonts):
            kept.finish()
        if self._widths and not self.cards.busy:
            self.cards.keep(self._widths)
        self._widths = set()

    # The static layer

    def static(self, key: Hashable, paint: Callable[[], None]) -> None:
        """Draw the static layer; `paint` redraws it only when `key` has changed.

        Must be called before all other drawing: the layer covers the canvas.
        """
        if self._layer is None:
            self._layer = pygame.Surface(self._window.get_size()).convert()
        key = (key, self.k, self._left, self._top, self.focus_shown)
        # Card images affect only layers with cards.
        outdated = self._layer_has_cards and self._layer_generation != self.cards.generation
        if key != self._layer_key or outdated:
            self._target = self._layer
            self._layer_has_cards = False
            try:
                paint()
            finally:
                self._target = self._window
            self._layer_key = key
            self._layer_generation = self.cards.generation
        self._target.blit(self._layer, (0, 0))

    def ground(self, key: Hashable, paint: Callable[[], None]) -> None:
        """Draw the ground of the static layer; `paint` redraws it only when `key` has changed.

        It covers the canvas and has no cards, so that a new card on the table costs one copy of the ground.
        """
        if self._ground is None:
            self._ground = pygame.Surface(self._window.get_size()).convert()
        key = (key, self.k, self._left, self._top)
        if key != self._ground_key:
            before, self._target = self._target, self._ground
            try:
                paint()
            finally:
                self._target = before
            self._ground_key = key
        self._target.blit(self._ground, (0, 0))

    def png(self, area: Area, paint: Callable[[], None]) -> bytes:
        """Return what `paint` draws in an area as a PNG file, without showing it.

        Waits for card images, because a file cannot be updated later.
        """
        self._target = pygame.Surface(self._window.get_size()).convert()
        try:
            paint()
            if self.cards.busy:
                self.cards.settle()
                paint()
            picture = self._target.subsurface(self._pixels(area).clip(self._target.get_rect()))
        finally:
            self._target = self._window
        return _png(picture)

    def shown(self) -> bytes:
        """Return the picture that was drawn last as a PNG file."""
        return _png(self._window)

    def veil(self, colour: str = "#0c0603", alpha: float = 0.55) -> None:
        """Dim everything drawn so far; alpha from 0 (unchanged) to 1 (covered)."""
        if self._veil is None:
            self._veil = pygame.Surface(self._window.get_size()).convert()
        self._veil.fill(colour)
        self._veil.set_alpha(round(alpha * 255))
        self._target.blit(self._veil, (0, 0))

    def soften(self) -> None:
        """Blur everything drawn so far until no word can be read, and dim it: what a sheet lies on."""
        if self.palette.contrast:
            self.fill("#000000")
            return
        wide, high = self._target.get_size()
        small = (max(1, wide // COARSE), max(1, high // COARSE))
        blurred = pygame.transform.gaussian_blur(
            pygame.transform.smoothscale(self._target, small), max(2, small[1] // BLURRED)
        )
        pygame.transform.smoothscale(blurred, (wide, high), self._target)
        self.veil(alpha=DIMMED)

    def lamplight(self, field: Area | None = None) -> None:
        """Lay the light of the lamp and its shade over everything drawn so far; for the static layer.

        The lamp hangs low over a `field`, a pool of light in the dark, or high over the whole window.
        """
        size = self._window.get_size()
        lamp = Lamp.high(*size) if field is None else Lamp.low(self._pixels(field))
        self._target.blit(self._pictures.lamplight(*size, lamp), (0, 0))

    def shake(self, x: float, y: float) -> None:
        """Shift everything drawn so far to the right and down; the window's edge keeps what was there."""
        self._target.scroll(round(x * self.k), round(y * self.k))

    @contextmanager
    def clip(self, area: Area) -> Iterator[None]:
        """Restrict drawing to an area."""
        before = self._target.get_clip()
        self._target.set_clip(self._pixels(area).clip(before))
        try:
            yield
        finally:
            self._target.set_clip(before)

    # Plain shapes and pictures

    def fill(self, colour: str, area: Area | None = None) -> None:
        """Fill an area, or the whole canvas, with a colour."""
        self._target.fill(colour, None if area is None else self._pixels(area))

    def box(self, area: Area, style: BoxStyle, alpha: float = 1.0) -> None:
        """Draw a box in a style."""
        picture = self._boxes.get(self.palette.box(style), area.width, area.height, self.k)
        edge = margin(style)
        x, y = round(self._across(area.x - edge)), round(self._down(area.y - edge))
        picture.draw(self._target, x, y, alpha)

    def line(self, x1: float, y1: float, x2: float, y2: float, colour: str, thickness: float = 1.0) -> None:
        """Draw a horizontal or vertical line with sharp edges."""
        thick = max(1, round(thickness * self.k))
        left, top = round(self._across(min(x1, x2))), round(self._down(min(y1, y2)))
        wide, high = round(abs(x2 - x1) * self.k), round(abs(y2 - y1) * self.k)
        self._target.fill(self.palette.lines(colour), (left, top, max(wide, thick), max(high, thick)))

    def stroke(self, points: Sequence[tuple[float, float]], colour: str, thickness: float) -> None:
        """Draw a line through several points, round at its corners and ends."""
        ink = self.palette.lines(colour)
        width = max(1, round(thickness * self.k))
        places = [(self._across(x), self._down(y)) for x, y in points]
        for start, end in pairwise(places):
            pygame.draw.aaline(self._target, ink, start, end, width)
        for place in places:
            pygame.draw.aacircle(self._target, ink, place, width / 2)

    def picture(
        self,
        name: str,
        area: Area,
        alpha: float = 1.0,
        *,
        angle: float = 0.0,
        flip: float = 1.0,
        scale: float = 1.0,
        mirrored: bool = False,
    ) -> None:
        """Draw a picture of assets/ (`ui/avatars/king.svg`), fitted to the area and centred.

        `angle` in degrees counter-clockwise, `flip` the visible fraction of the width. `scale` is a factor
        for the fitted picture, which is cheaper than another area: the file is not rendered again. A
        `mirrored` picture at rest is turned over in every call.
        """
        found = self._pictures.fitting(name, round(area.width * self.k), round(area.height * self.k))
        if mirrored:
            self._centred(pygame.transform.flip(found, True, False), *area.centre, alpha)
            return
        x, y = area.centre
        self._centred(self._sprites.get(found, Turn.of(angle, flip, scale)), x, y, alpha)

    def late_picture(self, name: str, area: Area, *, flip: float = 1.0, scale: float = 1.0) -> bool:
        """Draw a picture of assets/ in an area, once it is there; return whether it is.

        It is rasterised in the background, so that many pictures at once delay no frame.
        """
        width, height = round(area.width * self.k), round(area.height * self.k)
        found = self._late.get(name, max(width, 1), max(height, 1))
        if found is None:
            return False
        self._centred(self._sprites.get(found, Turn.of(0.0, flip, scale)), *area.centre, 1.0)
        return True

    def prepare(self, name: str, area: Area) -> None:
        """Render a picture that will be drawn in this area, so that no later frame has to wait for it."""
        self._pictures.fitting(name, round(area.width * self.k), round(area.height * self.k))

    def cover(self, name: str, area: Area, *, mirrored: bool = False) -> None:
        """Draw a picture of assets/ that covers the area, cropped if necessary."""
        pixels = self._pixels(area)
        found = self._pictures.covering(name, *pixels.size)
        self._target.blit(pygame.transform.flip(found, mirrored, False), pixels.topleft)

    def printed(self, name: str, x: float, y: float, size: float, colour: str, alpha: float = 1.0) -> None:
        """Draw a white picture of assets/ in one colour, fitted to a square centred at (x, y)."""
        pixels = max(1, round(size * self.k))
        self._centred(self._pictures.tinted(name, pixels, pixels, colour, flat=False), x, y, alpha)

    def scenery(self, name: str, part: Area) -> None:
        """Cover the canvas with a part of an SVG picture of assets/; `part` is in units of the picture."""
        window = self._target.get_size()
        self._target.blit(
            self._pictures.part(name, *window, (part.x, part.y, part.width, part.height)), (0, 0)
        )

    def glyph(self, name: str, x: float, y: float, size: float, colour: str, alpha: float = 1.0) -> None:
        """Draw a glyph of assets/ui/glyphs (`star`) in one colour, centred at (x, y).

        Light colours have ink around them as on the cards. Dark colours and high contrast have none.
        """
        pixels = max(1, round(size * self.k))
        flat = self.palette.contrast or luminance(colour) < INKED_FROM
        colour = self.palette.lines(colour) if flat else LIT.get(colour, colour)
        found = self._pictures.tinted(f"ui/glyphs/{name}.svg", pixels, pixels, colour, flat=flat)
        self._centred(found, x, y, alpha)

    def sign(self, name: str, x: float, y: float, size: float, colour: str) -> None:
        """Draw the glyph of a button beside its label in `colour`.

        On paper, where the label is dark, the glyph is light with ink around it, except in high contrast.
        """
        cut = colour == INK and not self.palette.contrast
        self.glyph(name, x, y, size, ON_PAPER.get(name, CREAM) if cut else colour)

    def glow(self, x: float, y: float, radius: float, colour: str = GOLD, alpha: float = 1.0) -> None:
        """Draw a soft round light."""
        pixels = max(2, round(2 * radius * self.k))
        self._centred(self._pictures.glow(pixels, colour), x, y, alpha)

    # Cards

    def want_cards(
        self,
        *widths: float,
        only: Iterable[Card | None] | None = None,
        ruleset: Ruleset | None = None,
        numbers: bool = False,
    ) -> None:
        """Request card images of these widths (logical units), so that cards are drawn crisply.

        Must be called in every frame before any card: other widths are evicted. `only` restricts the faces;
        `ruleset` selects the pack, None the common pack of 40. With `numbers`, court cards show theirs.
        """
        self.cards.ruleset = ruleset
        self.cards.numbers = numbers
        pixels = {max(8, round(width * self.k)) for width in widths}
        self._widths |= pixels
        self.cards.want(pixels, only)

    def card(  # noqa: PLR0913 - a card on the table has that many sides; all but the place are by name
        self,
        face: Card | None,
        x: float,
        y: float,
        width: float,
        *,
        angle: float = 0.0,
        flip: float = 1.0,
        dim: float = 0.0,
        alpha: float = 1.0,
        lift: float | None = 0.0,
    ) -> None:
        """Draw a card centred at (x, y); the face None is the back.

        `angle` in degrees counter-clockwise, `flip` the visible fraction of the width, `dim` from 0 to 1
        (darkest), `lift` the height over the table (0 lying, 1 in the air; None draws no shadow).
        """
        self._layer_has_cards = self._layer_has_cards or self._target is self._layer
        pixels = max(8, round(width * self.k))
        if lift is not None:
            self._card_shadow(x, y, pixels, angle, flip, lift, alpha)
        base, factor = self.cards.nearest(face, pixels)
        turn = Turn.of(angle, flip, factor, dim)
        self._centred(self._sprites.get(base, turn), x, y, alpha)

    def card_frame(
        self,
        x: float,
        y: float,
        width: float,
        colour: str = GOLD,
        *,
        angle: float = 0.0,
        thickness: float = 4.0,
        off: float = 0.0,
    ) -> None:
        """Draw a frame around a card centred at (x, y), at a distance of `off`."""
        style = BoxStyle(
            "#ffffff",
            "#ffffff",
            border=self.palette.lines(colour),
            border_width=thickness,
            radius=self.cards.corner(width) + thickness + off,
            opacity=0.0,
            printed=False,
        )
        edge = 2 * (thickness + off)
        picture = self._boxes.frame(style, width + edge, width * self.cards.ratio + edge, self.k)
        turn = Turn.of(angle)
        self._centred(self._sprites.get(picture, turn), x, y, 1.0)

    def _card_shadow(
        self, x: float, y: float, pixels: int, angle: float, flip: float, lift: float, alpha: float
    ) -> None:
        """Draw the hard shadow of a card: it falls to the lower right, further the higher the card is."""
        found = self._boxes.shadow(pixels, self.cards.height(pixels), self.cards.corner(pixels))
        if lift:
            # Under a card in the air, nobody sees the difference, and most of its shadows are there already.
            angle = SHADOW_STEP * round(angle / SHADOW_STEP)
        sprite = self._sprites.get(found, Turn.of(angle, flip))
        fall = (FALL[0] + FALL[1] * lift) * pixels / self.k
        self._centred(sprite, x + FALLS[0] * fall, y + FALLS[1] * fall, alpha)

    # Text

    def text(  # noqa: PLR0913 - the plain parts of one line of letters; all but the place are by name
        self,
        words: Words,
        x: float,
        y: float,
        *,
        size: float = 21.0,
        colour: str = INK,
        role: Role = Role.BODY,
        align: Align = Align.LEFT,
        width: float | None = None,
        alpha: float = 1.0,
        shadow: str | None = None,
    ) -> float:
        """Draw a line vertically centred at y and return its width.

        If `width` is given, a longer text shrinks to at most three quarters, then it is cut.
        """
        text = self.say(words)
        if not text:
            return 0.0
        pixels = self._letters(size)
        if width is not None:
            pixels, text = self.fonts.fit(role, pixels, text, round(width * self.k))
        picture = self.fonts.words(role, pixels, text, self.palette.letters(colour))
        wide = picture.get_width() / self.k
        left = self._across(x - {Align.LEFT: 0.0, Align.CENTRE: wide / 2, Align.RIGHT: wide}[align])
        top = self._down(y) - picture.get_height() / 2
        if shadow is not None:
            fall = max(1, round(size * 0.05 * self.k))
            self._blit(self.fonts.words(role, pixels, text, shadow), left + fall, top + fall, alpha)
        self._blit(picture, left, top, alpha)
        return wide

    def cut_text(  # noqa: PLR0913 - the plain parts of one line of letters; all but the place are by name
        self,
        words: Words,
        x: float,
        y: float,
        *,
        size: float,
        colour: str,
        edge: str = INK,
        width: float | None = None,
        angle: float = 0.0,
        scale: float = 1.0,
        alpha: float = 1.0,
    ) -> None:
        """Draw a line of title letters with an ink edge, as on a woodcut, centred at (x, y).

        If `width` is given, a longer text shrinks to at most three quarters, then it is cut. `angle` in
        degrees counter-clockwise.
        """
        text = self.say(words)
        pixels = self._letters(size)
        if width is not None:
            pixels, text = self.fonts.fit(Role.TITLE, pixels, text, round(width * self.k))
        colours = (self.palette.letters(colour), edge)
        picture = self.fonts.cut_words(Role.TITLE, pixels, text, colours)
        self._centred(self._sprites.get(picture, Turn.of(angle, scale=scale)), x, y, alpha)

    def paragraph(  # noqa: PLR0913 - the plain parts of a text; all but the place are by name
        self,
        words: Words,
        area: Area,
        *,
        size: float = 21.0,
        colour: str = INK,
        role: Role = Role.BODY,
        align: Align = Align.LEFT,
        spacing: float = 0.92,
        alpha: float = 1.0,
        middle: bool = False,
    ) -> float:
        """Draw wrapped text from the top of the area, or in its `middle`, and return the height used.

        A text too high for the area shrinks to at most three quarters.
        """
        room = (round(area.width * self.k), area.height * self.k)
        lines, pixels = self.fonts.fit_lines(role, self._letters(size), self.say(words), room, spacing)
        step = self.fonts.height(role, pixels) * spacing / self.k
        x = {Align.LEFT: area.x, Align.CENTRE: area.centre[0], Align.RIGHT: area.right}[align]
        top = area.y + (area.height - step * len(lines)) / 2 if middle else area.y
        for row, line in enumerate(lines):
            self.text(
                line,
                x,
                top + (row + 0.5) * step,
                size=pixels / self.k,
                colour=colour,
                role=role,
                align=align,
                alpha=alpha,
            )
        return step * len(lines)

    def paragraph_height(
        self, words: Words, width: float, *, size: float = 21.0, role: Role = Role.BODY, spacing: float = 0.92
    ) -> float:
        """Return the height of a text wrapped to this width."""
        room = (round(width * self.k), float("inf"))
        lines, pixels = self.fonts.fit_lines(role, self._letters(size), self.say(words), room, spacing)
        return self.fonts.height(role, pixels) * spacing / self.k * len(lines)

    def paragraph_size(
        self, words: Words, area: Area, *, size: float = 21.0, role: Role = Role.BODY, spacing: float = 0.92
    ) -> float:
        """Return the size at which `paragraph` would draw a text in an area."""
        room = (round(area.width * self.k), area.height * self.k)
        _, pixels = self.fonts.fit_lines(role, self._letters(size), self.say(words), room, spacing)
        return min(size, pixels / self.k)

    def text_width(self, words: Words, *, size: float = 21.0, role: Role = Role.BODY) -> float:
        """Return the width of a text on one line."""
        text = self.say(words)
        return self.fonts.width(role, self._letters(size), text) / self.k if text else 0.0

    def _letters(self, size: float) -> int:
        return max(6, round(size * self.k))

    # Conversion to pixels

    def _pixels(self, area: Area) -> pygame.Rect:
        left, top = round(self._across(area.x)), round(self._down(area.y))
        right, bottom = round(self._across(area.right)), round(self._down(area.bottom))
        return pygame.Rect(left, top, right - left, bottom - top)

    def _across(self, x: float) -> float:
        return (x - self._left) * self.k

    def _down(self, y: float) -> float:
        return (y - self._top) * self.k

    def _centred(self, picture: pygame.Surface, x: float, y: float, alpha: float) -> None:
        wide, high = picture.get_size()
        self._blit(picture, self._across(x) - wide / 2, self._down(y) - high / 2, alpha)

    def _blit(self, picture: pygame.Surface, x: float, y: float, alpha: float) -> None:
        if alpha >= 1.0:
            self._target.blit(picture, (round(x), round(y)))
        elif alpha > 0.0:
            picture.set_alpha(round(alpha * 255))
            self._target.blit(picture, (round(x), round(y)))
            picture.set_alpha(255)


def _png(picture: pygame.Surface) -> bytes:
    """Return a picture as a PNG file."""
    written = io.BytesIO()
    pygame.image.save(picture, written, "picture.png")
    data = written.getvalue()
    # pygame never releases the file object, so release its contents here.
    written.seek(0)
    written.truncate()
    return data
