"""An opponent's remark in a bubble beside the portrait, shown for as long as it takes to read."""

import math
from typing import Final

from settebello.i18n import Names, Text
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.ports.tablemates import Remark
from settebello.ui.kit.theme import INK, PAPER, PAPER_SHADE, RED
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.table.layout import Edge, TableLayout
from settebello.ui.table.model.table_state import TableState
from settebello.ui.table.view.talk.balloon import draw_tail, popping
from settebello.ui.table.view.talk.bubble_place import bubble_place

BUBBLE: Final = BoxStyle(PAPER, PAPER_SHADE, border=RED, border_width=2.0, radius=16, shadow=0.45)
SIZE: Final = 18.0
INSIDE: Final = 9.0
ABOVE: Final = 9.0
WIDTHS: Final = (300.0, 460.0, 230.0, 170.0)
"""The maximum widths of a bubble, the preferred one first; a flat or a narrow one fits into gaps."""
LEAST: Final = 1.6
PER_SIGN: Final = 0.06
"""Seconds per character in addition to `LEAST`; wide (East Asian) characters take `WIDE_SIGN`."""
WIDE: Final = 0x2E80
"""Wide characters have code points above this; a line may break between any two of them."""
WIDE_SIGN: Final = 0.14
TAIL_MOST: Final = 0.86
"""How far along its lower edge the tail of a bubble above a head may be."""
LONGEST: Final = 270.0
"""Greatest width of a bubble above a head."""
COMES: Final = 0.16
GOES: Final = 0.3
"""Seconds of the fade-out; `COMES` is the fade-in."""
SOON: Final = 0.1
"""Seconds after the fade-in during which each frame is still redrawn, so that the last one is opaque."""


class RemarkBubble:
    """The current remark and its reading time; the game does not wait for it."""

    def __init__(self) -> None:
        """Start without a remark."""
        self._remark: Remark | None = None
        self._begun: float | None = None
        self._length = 0.0
        self._shown = 0.0

    @property
    def remark(self) -> Remark | None:
        """The remark shown now, or None."""
        return self._remark if self._begun is not None else None

    @property
    def fading(self) -> bool:
        """Whether a bubble is fading in or out."""
        shows = self._begun is not None
        return shows and (self._shown < COMES + SOON or self._shown > self._length - GOES)

    def hear(self, remark: Remark | None) -> None:
        """Set the next remark; it appears when the cards have come to rest."""
        if remark is not None:
            self._remark, self._begun = remark, None

    def at(self, now: float, *, still: bool, language: str) -> bool:
        """Advance to a time; return whether the picture changes.

        A remark begins while the table is `still`.
        """
        if self._remark is None:
            return False
        if self._begun is None:
            if not still:
                return False
            self._begun, self._shown = now, 0.0
            words = self._remark.words
            # Of a text of the catalogue the English length is near enough.
            self._length = reading_time(words.key if isinstance(words, Text) else words.in_language(language))
            return True
        self._shown = now - self._begun
        if self._shown < self._length:
            return self.fading
        self._remark = self._begun = None
        return True

    def draw(self, canvas: Canvas, layout: TableLayout, here: TableState, *, calm: bool) -> None:
        """Draw the bubble beside the speaker's plate, unless the speaker's hand is face up next to it.

        It pops up from the speaker; with `calm` it fades in.
        """
        if self._remark is None or self._begun is None:
            return
        if here.shown & set(here.hands[self._remark.seat]):
            return
        comes = self._shown / COMES if calm else 1.0
        alpha = min(1.0, comes, (self._length - self._shown) / GOES)
        words = self._remark.words
        place = bubble_place(layout, here, self._remark.seat, tuple(sizes_of(canvas, words)))
        since = math.inf if calm else self._shown
        with popping(canvas, place.box, place.tail, place.at, since):
            _draw(canvas, place.box, words, alpha)
            draw_tail(canvas, place.box, place.tail, at=place.at, alpha=alpha)


def reading_time(sentence: str) -> float:
    """Return the seconds for which a sentence is shown."""
    return LEAST + sum(WIDE_SIGN if ord(sign) > WIDE else PER_SIGN for sign in sentence)


def bubble(canvas: Canvas, room: Area, words: Names | Text) -> Area:
    """Return the area of a bubble for some words, vertically centred in the room if it is not too high."""
    across = min(canvas.text_width(words, size=SIZE) + 1, room.width - 2 * INSIDE)
    high = canvas.paragraph_height(words, across, size=SIZE)
    top = max(room.y, room.centre[1] - high / 2 - ABOVE)
    return Area(room.x, top, across + 2 * INSIDE, high + 2 * ABOVE)


def sizes_of(canvas: Canvas, words: Names | Text) -> list[tuple[float, float]]:
    """Return the (width, height) that a bubble for some words can have, the widest first."""
    found = []
    least = _longest_word(canvas, words) + 1 + 2 * INSIDE
    for widest in WIDTHS:
        box = bubble(canvas, Area(0, 0, max(least, widest), 0), words)
        found.append((box.width, box.height))
    return found


def _longest_word(canvas: Canvas, words: Names | Text) -> float:
    """Return the width of the longest word that cannot be broken; 0 without one."""
    whole = (word for word in canvas.say(words).split() if all(ord(sign) <= WIDE for sign in word))
    return max((canvas.text_width(word, size=SIZE) for word in whole), default=0.0)


def spoken_height(canvas: Canvas, width: float, words: Names | Text) -> float:
    """Return the height of a bubble of at most this width."""
    return bubble(canvas, Area(0, 0, width, 0), words).height


def draw_spoken(
    canvas: Canvas,
    room: Area,
    x: float,
    words: Names | Text,
    longest: float = LONGEST,
    *,
    since: float = math.inf,
) -> None:
    """Draw a bubble above a head at `x`, at the lower edge of a room that it does not leave.

    It has begun to pop up `since` so many seconds.
    """
    wide = min(room.width, longest)
    box = bubble(canvas, Area(x, room.y, wide, 0), words)
    across = min(max(room.x, x - box.width / 2), room.right - box.width)
    box = box.moved(across - box.x, room.bottom - box.bottom)
    at = max(1 - TAIL_MOST, min(TAIL_MOST, (x - box.x) / box.width))
    with popping(canvas, box, Edge.BOTTOM, at, since):
        _draw(canvas, box, words)
        draw_tail(canvas, box, Edge.BOTTOM, at=at)


def draw_beside(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    words: Names | Text,
    edge: Edge,
    *,
    since: float = math.inf,
) -> None:
    """Draw a bubble of at most this width beside a portrait at its left or right `edge`; y is its middle.

    It has begun to pop up `since` so many seconds.
    """
    box = bubble(canvas, Area(0, 0, width, 0), words)
    box = box.moved(x if edge is Edge.LEFT else x - box.width, y - box.centre[1])
    with popping(canvas, box, edge, 0.5, since):
        _draw(canvas, box, words)
        draw_tail(canvas, box, edge)


def _draw(canvas: Canvas, box: Area, words: Names | Text, alpha: float = 1.0) -> None:
    canvas.box(box, BUBBLE, alpha)
    lines = Area(box.x + INSIDE, box.y + ABOVE, box.width - 2 * INSIDE, box.height - 2 * ABOVE + 1)
    canvas.paragraph(words, lines, size=SIZE, colour=INK, align=Align.CENTRE, alpha=alpha)
