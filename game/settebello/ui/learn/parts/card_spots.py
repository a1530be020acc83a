"""Selectable cards of the learning mode: large, with their value as a number and as pips in fives."""

from collections.abc import Callable, Sequence
from typing import Final

from settebello.engine import Card, Ruleset, card_value
from settebello.i18n import pt
from settebello.manual.card_names import card_name
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.widgets.base import State, Widget
from settebello.ui.kit.widgets.button import ring
from settebello.ui.learn.parts.sums.addend_colours import BLUE, CELL, Shade, pip
from settebello.ui.table.layout import RATIO

SMALLEST: Final = 115.0
"""Minimum width of a card, so that small hands can hit it: 115 by 192 logical units."""
LARGEST: Final = 150.0
"""Width of a card where there is room: seven of them fit side by side."""
GAP: Final = 18.0
LIFT: Final = 14.0
INSIDE: Final = 8.0
"""How far below the upper edge of a card the arrow of help lies: above is the question."""
REACH: Final = 8.0
"""Distance around a card in which a click still counts."""
LOWEST_FIGURE: Final = 8
FIVE: Final = 5
OVER: Final = 0.08
"""How much of a card the next one in a row covers in most rows: the border, and none of the signs."""
MOST_OVER: Final = 0.35
"""How much of it the next one may cover in the longest rows, so that all cards stay large."""
TAG: Final = 40.0
TAG_GAP: Final = 3.0
BELOW: Final = (11.0, 2.0)
"""How far each card of a pile lies left of the one on it, and above it."""
TURNED: Final = (-5.0, 3.0, -2.0)
"""The angles of the cards of a pile, in turn."""
FRAME_HELP: Final = "#f2c14e"
FRAME_GIVEN: Final = "#fff6df"


def row(count: int, area: Area, most: float = LARGEST) -> list[Area]:
    """Return the areas of `count` cards side by side, centred in an area, `most` wide where they have room.

    Where those of the usual width have no room side by side, each covers a part of the one left of it.
    """
    if not count:
        return []
    wide = min(LARGEST, most, max(SMALLEST, area.width / (1 + (1 - MOST_OVER) * (count - 1))))
    wide = max(wide, min(most, (area.width - GAP * (count - 1)) / count))
    step = min(wide + GAP, (area.width - wide) / max(count - 1, 1))
    left = area.centre[0] - step * (count - 1) / 2
    return [
        Area.centred(left + place * step, area.y + wide * RATIO / 2, wide, wide * RATIO)
        for place in range(count)
    ]


def place_row(spots: Sequence["CardSpot"], area: Area, most: float = LARGEST) -> None:
    """Place cards side by side in an area, each with a number as wide as what is seen of it."""
    areas = row(len(spots), area, most)
    for place, (spot, own) in enumerate(zip(spots, areas, strict=True)):
        spot.place(own)
        seen = areas[place + 1].x - own.x - TAG_GAP if place + 1 < len(areas) else own.width
        spot.tag_width = min(own.width, seen)


class CardSpot(Widget):
    """A card on the table that can be raised and lowered."""

    def __init__(self, card: Card, ruleset: Ruleset, chosen: Callable[[Card], Change | None]) -> None:
        """Start lowered; `chosen` is called when the card is clicked."""
        super().__init__(card_name(card, ruleset.deck.pack))
        self.card = card
        self.value = card_value(card, ruleset)
        self._chosen = chosen
        self.lifted = False
        self.marked = False
        self.given = False
        self.number = True
        self.pips = False
        self.shade: Shade = BLUE
        self.below: tuple[Card, ...] = ()
        """The cards of a pile whose top this card is, the lowest first."""
        self.tag_width = LARGEST
        """The width of the number below the card."""
        self.at: tuple[float, float] | None = None
        """The centre of the card during a flight; otherwise None."""

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The card's name and value, and whether it is raised."""
        said: tuple[Words, ...] = (self.label, str(self.value)) if self.number else (self.label,)
        return (*said, pt("child", "chosen")) if self.lifted else said

    def place(self, area: Area) -> None:
        """Set the area; clicks count slightly beyond it."""
        super().place(area.inset(-REACH))

    @property
    def card_area(self) -> Area:
        """The area of the card itself."""
        area = self.area.inset(REACH)
        lift = LIFT if self.lifted or self.given else 0.0
        return Area(area.x, area.y - lift, area.width, area.height)

    def activate(self) -> Change | None:
        """Raise or lower the card."""
        return self._chosen(self.card)

    def press(self, x: float, y: float) -> None:
        """Do nothing: a card reacts when the mouse button is released."""

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the card with its value, and a frame if help points at it."""
        area = self.card_area
        x, y = self.at or area.centre
        raised = self.lifted or self.given
        for place, card in enumerate(self.below):
            deep = len(self.below) - place
            canvas.card(
                card, x - BELOW[0] * deep, y - BELOW[1] * deep, area.width, angle=TURNED[place % len(TURNED)]
            )
        canvas.card(self.card, x, y, area.width, lift=0.55 if raised else 0.0)
        if self.at is None:
            if self.marked:
                canvas.card_frame(x, y, area.width, FRAME_HELP, thickness=7)
                canvas.glyph("arrow_down", x, area.y + INSIDE, 30, FRAME_HELP)
            elif raised:
                canvas.card_frame(x, y, area.width, FRAME_GIVEN, thickness=4)
        if self.number:
            draw_tag(
                canvas,
                Area(x - area.width / 2, y + area.height / 2, min(area.width, self.tag_width), TAG),
                self.value,
                self.shade,
                pips=self.pips or self.value >= LOWEST_FIGURE,
            )
        if state.focused and self.at is None:
            high = area.height + (TAG if self.number else 0.0)
            around = Area(area.x - 6, area.y - 6, area.width + 12, high + 12)
            ring(canvas, around, CELL, on_paper=True)


def draw_tag(canvas: Canvas, area: Area, value: int, what: Shade, *, pips: bool) -> None:
    """Draw the tag below a card: its value as a number and as pips in fives."""
    tag = area.inset(0, 1)
    canvas.box(tag, CELL)
    x, y = tag.centre
    if not pips:
        canvas.text(str(value), x, y, size=30, role=Role.BOLD, align=Align.CENTRE)
        return
    canvas.text(str(value), tag.x + 22, y, size=28, role=Role.BOLD, align=Align.CENTRE, colour=INK)
    left = tag.x + 43
    step = (tag.right - 6 - left) / FIVE
    lines = (value + FIVE - 1) // FIVE
    for unit in range(value):
        line, place = divmod(unit, FIVE)
        high = y + (line - (lines - 1) / 2) * min(step * 1.05, 17)
        pip(canvas, left + (place + 0.5) * step, high, min(step * 0.72, 12), what)
