"""The canvas that scenes draw on: text, shapes, pictures, cards, and a static layer."""

import io
from collections.abc import Callable, Hashable, Iterable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pygame

from settebello.engine import Card, Ruleset
from settebello.ui.kit.cards import CardImages
from settebello.ui.kit.cards.little_hands import LittleHand, LittleHands
from settebello.ui.kit.cards.resting import RestingCards
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import Boxes, BoxStyle, margin
from settebello.ui.kit.paint.fonts import Fonts
from settebello.ui.kit.paint.grain import Grain
from settebello.ui.kit.paint.lamplight import Lamp
from settebello.ui.kit.paint.late_pictures import LatePictures
from settebello.ui.kit.paint.luminance import luminance
from settebello.ui.kit.paint.lying_pictures import LyingPictures
from settebello.ui.kit.paint.picture_cache import pixels
from settebello.ui.kit.paint.picture_files import Pictures
from settebello.ui.kit.paint.sprites import Turn
from settebello.ui.kit.theme import CREAM, GOLD, GOLD_DEEP, INK, RED
from settebello.ui.kit.view.engravings import Engravings
from settebello.ui.kit.view.lettering import Lettering, Words

INKED_FROM = 0.2
"""Luminance of the darkest colour of a glyph around which ink is seen."""
LIT = {GOLD_DEEP: GOLD}
"""Colours of glyphs that may be lighter with ink around them, because the ink stands out from paper."""
ON_PAPER = {
    "seal": RED,
    **dict.fromkeys(
        ("play", "pause", "plus", "star", "coins", "full_screen", "arrow_left", "arrow_right"), GOLD
    ),
}
"""Colours of signs on buttons of paper that are not cream with ink: those of one tone."""
SHADOW_STEP = 6.0
"""The degrees of one step in which the shadows of cards in the air turn."""
FALL = (0.04, 0.14)
"""How far the shadow of a card falls: while the card lies, and how much further in the air; card widths."""
FALLS = (0.72, 1.0)
"""The direction of that fall: right and down, because light falls from the upper left."""


class Canvas(Lettering):
    """The window's surface with all drawing methods: shapes, text, pictures, cards and a static layer."""

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
        self._resting = RestingCards(cards, executor)
        self.focus_shown = False
        """Whether focus rings are drawn: the last input came from keys or a gamepad, not from the mouse."""
        self._grain = Grain(folder)
        self._boxes = Boxes(self._grain)
        self._pictures = Pictures(folder, executor)
        self._late = LatePictures(folder, executor, self._pictures.troubles.append)
        self._lying = LyingPictures(folder, executor, self._pictures.troubles.append)
        self._hands = LittleHands(executor, self._pictures.troubles.append)
        self._engravings = Engravings()
        self._widths: set[int] = set()
        super().__init__(surface, fonts, say)

    def use(self, surface: pygame.Surface) -> None:
        """Draw on another surface, or on the same one after a change of size."""
        super().use(surface)
        self._layer: pygame.Surface | None = None
        self._layer_key: Hashable = None
        self._layer_generation = (0, 0)
        self._layer_has_cards = False
        self._ground: pygame.Surface | None = None
        self._ground_key: Hashable = None
        self._under: pygame.Surface | None = None
        self._under_key: Hashable = None
        # Cache limits are relative to the window size, because the needs of a screen are.
        window = pixels(surface)
        self._boxes.clear(window)
        self._sprites.clear(window)
        self._resting.clear(window)
        self._pictures.clear(window)
        self._late.clear(window)
        self._lying.clear(window)
        self._hands.clear(window)
        self.fonts.clear(window)

    def forget(self) -> None:
        """Discard the static layer, for example after a change of language or skin."""
        self._layer_key = None
        self._ground_key = None
        self._under_key = None

    @property
    def busy(self) -> bool:
        """Whether requested pictures are not finished yet."""
        waiting = (self.cards, self._resting, self._pictures, self._late, self._lying, self._hands)
        return self._sprites.late or any(kept.busy for kept in waiting)

    @property
    def troubles(self) -> tuple[Path, ...]:
        """The damaged font and picture files."""
        return (*self.fonts.troubles, *self._pictures.troubles, *self._grain.troubles)

    def poll(self) -> bool:
        """Take finished pictures over; return whether the last frame would look different now."""
        late = self._late.poll()
        late = self._lying.poll() or late
        hands = self._hands.poll()
        covered = self._pictures.poll() or hands
        if covered:
            self.forget()
        elif late:
            self._layer_key = None
        turned = self._sprites.poll()
        tilted = self._resting.poll()
        return self.cards.poll() or covered or late or turned or tilted

    def finish(self) -> None:
        """End the frame: cached pictures it did not use may be evicted, unused card widths are dropped."""
        for kept in (self._boxes, self._sprites, self._resting, self._pictures):
            kept.finish()
        for late in (self._late, self._lying, self._hands):
            late.finish()
        self._engravings.finish()
        self.fonts.finish()
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
        outdated = self._layer_has_cards and self._layer_generation != self._generation
        if key != self._layer_key or outdated:
            self._target = self._layer
            self._layer_has_cards = False
            try:
                paint()
            finally:
                self._target = self._window
            self._layer_key = key
            self._layer_generation = self._generation
        self._target.blit(self._layer, (0, 0))

    def holds(self, key: Hashable) -> bool:
        """Return whether the static layer is that of a key."""
        return self._layer_key == (key, self.k, self._left, self._top, self.focus_shown)

    def keep(self, key: Hashable) -> None:
        """Take all that is drawn so far as the static layer of a key: what has come to rest stays there.

        That costs one copy, where painting the layer anew would draw everything in a single frame.
        """
        if self._layer is not None and self._target is self._window:
            self._layer.blit(self._window, (0, 0))
            self._layer_key = (key, self.k, self._left, self._top, self.focus_shown)

    def ground(self, key: Hashable, paint: Callable[[], None]) -> None:
        """Draw the ground of the static layer; `paint` redraws it only when `key` has changed.

        It covers the canvas and has neither cards nor late pictures, so that a new card on the table costs
        one copy of the ground.
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

    def under(self, key: Hashable, paint: Callable[[], None]) -> None:
        """Draw what lies below all sheets; `paint` redraws it only when `key` has changed.

        It covers the window in every view. Sheets upon each other all draw it, so one copy serves them
        all; the ground of the table below is kept besides.
        """
        if self._under is None:
            self._under = pygame.Surface(self._window.get_size()).convert()
        if key != self._under_key:
            before, self._target = self._target, self._under
            try:
                paint()
            finally:
                self._target = before
            self._under_key = key
        self._target.blit(self._under, (0, 0))

    @property
    def _generation(self) -> tuple[int, int]:
        """A value that changes whenever a card would look different now."""
        return self.cards.generation, self._resting.generation

    def png(self, area: Area, paint: Callable[[], None]) -> bytes:
        """Return what `paint` draws in an area as a PNG file, without showing it.

        Waits for card images, because a file cannot be updated later.
        """
        self._target = pygame.Surface(self._window.get_size()).convert()
        try:
            paint()
            for cards in (self.cards, self._resting):
                if cards.busy:
                    cards.settle()
                    paint()
            picture = self._target.subsurface(self._pixels(area).clip(self._target.get_rect()))
        finally:
            self._target = self._window
        return _png(picture)

    def shown(self) -> bytes:
        """Return the picture that was drawn last as a PNG file."""
        return _png(self._window)

    def lamplight(self, field: Area | None = None, *, soft: bool = False) -> None:
        """Lay the light of the lamp and its shade over everything drawn so far; for the static layer.

        The lamp hangs low over a `field`, a pool of light in the dark, or high over the whole window. Its
        light is `soft` on a light table top.
        """
        size = self._window.get_size()
        lamp = Lamp.high(*size, soft=soft) if field is None else Lamp.low(self._pixels(field), soft=soft)
        self._target.blit(self._pictures.lamplight(*size, lamp), (0, 0))

    # Plain shapes and pictures

    def box(self, area: Area, style: BoxStyle, alpha: float = 1.0) -> None:
        """Draw a box in a style."""
        picture = self._boxes.get(self.palette.box(style), area.width, area.height, self.k)
        edge = margin(style)
        x, y = round(self._across(area.x - edge)), round(self._down(area.y - edge))
        picture.draw(self._target, x, y, alpha)

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
        `mirrored` picture is turned over in every call.
        """
        found = self._pictures.fitting(name, round(area.width * self.k), round(area.height * self.k))
        found = self._sprites.get(found, Turn.of(angle, flip, scale))
        if mirrored:
            found = pygame.transform.flip(found, True, False)
        self._centred(found, *area.centre, alpha)

    def late_picture(
        self, name: str, area: Area, *, angle: float = 0.0, flip: float = 1.0, scale: float = 1.0
    ) -> bool:
        """Draw a picture of assets/ in an area, once it is there; return whether it is.

        It is rasterised in the background, so that many pictures at once delay no frame.
        """
        width, height = round(area.width * self.k), round(area.height * self.k)
        found = self._late.get(name, max(width, 1), max(height, 1))
        if found is None:
            return False
        self._centred(self._sprites.get(found, Turn.of(angle, flip, scale)), *area.centre, 1.0)
        return True

    def lying(self, name: str, area: Area) -> None:
        """Draw a thing of assets/ that lies on the ground, once it is there: shaded, with a hard shadow."""
        width, height = round(area.width * self.k), round(area.height * self.k)
        found = self._lying.get(name, max(width, 1), max(height, 1))
        if found is not None:
            self._blit(found, self._across(area.x), self._down(area.y), 1.0)

    def little_hand(self, hand: LittleHand, area: Area) -> None:
        """Draw a few very small cards in the middle of an area, once their picture is there."""
        width, height = round(area.width * self.k), round(area.height * self.k)
        found = self._hands.get(hand, max(width, 1), max(height, 1))
        if found is not None:
            self._centred(found, *area.centre, 1.0)

    def prepare(self, name: str, area: Area) -> None:
        """Render in the background a picture that will be drawn in this area."""
        self._pictures.prepare(name, round(area.width * self.k), round(area.height * self.k))

    def rehearse(self, paint: Callable[[], None]) -> None:
        """Draw out of sight, so that boxes and letters are there when they are drawn in a moving frame.

        `paint` must not draw what depends on the size of the window, such as scenery.
        """
        before, self._target = self._target, pygame.Surface((1, 1)).convert()
        try:
            paint()
        finally:
            self._target = before

    @contextmanager
    def grown(self, area: Area, anchor: tuple[float, float], scale: float) -> Iterator[None]:
        """Draw what follows as one picture, at a scale around an anchor; `area` is the room that it takes."""
        if scale == 1.0:
            yield
            return
        before, left, top = self._target, self._left, self._top
        size = max(1, round(area.width * self.k)), max(1, round(area.height * self.k))
        picture = self._target = pygame.Surface(size, pygame.SRCALPHA).convert_alpha()
        picture.fill((0, 0, 0, 0))
        self._left, self._top = area.x, area.y
        try:
            yield
        finally:
            self._target, self._left, self._top = before, left, top
        picture = pygame.transform.smoothscale_by(picture, scale)
        x, y = (at + (middle - at) * scale for at, middle in zip(anchor, area.centre, strict=True))
        self._centred(picture, x, y, 1.0)

    def cover(self, name: str, area: Area, *, mirrored: bool = False, late: bool = False) -> None:
        """Draw a picture of assets/ that covers the area, cropped if necessary.

        In place of a `late` picture that is not rasterised yet, the previous one is drawn for a moment.
        """
        pixels = self._pixels(area)
        found = self._pictures.covering(name, *pixels.size, late=late)
        self._target.blit(pygame.transform.flip(found, mirrored, False), pixels.topleft)

    def printed(self, name: str, x: float, y: float, size: float, colour: str, alpha: float = 1.0) -> None:
        """Draw a white picture of assets/ in one colour, fitted to a square centred at (x, y)."""
        pixels = max(1, round(size * self.k))
        self._centred(self._pictures.tinted(name, pixels, pixels, colour, flat=False), x, y, alpha)

    def scenery(self, name: str, part: Area, alpha: float = 1.0) -> None:
        """Cover the canvas with a part of an SVG picture of assets/; `part` is in units of the picture."""
        window = self._target.get_size()
        found = self._pictures.part(name, *window, (part.x, part.y, part.width, part.height))
        if alpha < 1.0:
            found.set_alpha(round(255 * alpha))
        self._target.blit(found, (0, 0))
        found.set_alpha(None)

    def prepare_scenery(self, name: str, part: Area) -> None:
        """Render in the background the scenery that will cover the canvas; to be called until it does."""
        window = self._window.get_size()
        self._pictures.prepare_part(name, *window, (part.x, part.y, part.width, part.height))

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
        # Cards that are not redrawn in every frame lie still.
        tilted = self._resting.get(face, base, turn, wanted=self._target is not self._window)
        if tilted is not None:
            base, turn = tilted, replace(turn, angle=0)
        self._centred(self._sprites.get(base, turn), x, y, alpha)

    def engraved(self, face: Card, x: float, y: float, width: float, ink: str, paper: str) -> None:
        """Draw a card centred at (x, y) as a pale print: what is dark in `ink`, the rest on `paper`."""
        self._layer_has_cards = self._layer_has_cards or self._target is self._layer
        base, factor = self.cards.nearest(face, max(8, round(width * self.k)))
        self._centred(self._engravings.get(base, factor, ink, paper), x, y, 1.0)

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


def _png(picture: pygame.Surface) -> bytes:
    """Return a picture as a PNG file."""
    written = io.BytesIO()
    pygame.image.save(picture, written, "picture.png")
    data = written.getvalue()
    # pygame never releases the file object, so release its contents here.
    written.seek(0)
    written.truncate()
    return data
