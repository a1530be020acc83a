"""A card for an age: a birthday cake with a candle for each year, so that nothing has to be read."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from settebello.i18n import Text, pt
from settebello.learning.memory.thinking_time import Age
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import GOLD, INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.widgets.base import State, Widget
from settebello.ui.kit.widgets.button import ring
from settebello.ui.learn.parts.sums.addend_colours import BLUE, BOARD, GREEN, VERMILION

AGES: Final = {Age.YOUNG: "5–6", Age.MIDDLE: "7–8", Age.OLDER: "9+"}
"""What is written on a card."""
YEARS: Final = {Age.YOUNG: (5, 6), Age.MIDDLE: (7, 8), Age.OLDER: (9,)}
"""The years that a card stands for; the cake has the candles of the first one."""
EDGE: Final = 8.0
NUMBER: Final = 34.0
"""The letters of the age."""
LINE: Final = 36.0
"""The height of the line with the age."""
CAKE: Final = BoxStyle("#c98b4e", "#9a6331", border=INK, border_width=2.0, radius=6)
ICING: Final = BoxStyle("#fff3f0", "#f3cfc9", border=INK, border_width=2.0, radius=5)
CANDLE: Final = BoxStyle("#ffffff", "#ffffff", border=INK, border_width=1.2, radius=2)
WAX: Final = (BLUE.colour, VERMILION.colour, GREEN.colour)
"""The colours of the candles, by turns."""
WIDE: Final = 0.78
"""The width of the cake as a part of the card's."""
FLAME: Final = 12.0


class AgeCard(Widget):
    """A selectable age: its years as candles on a cake, and as numbers below."""

    def __init__(self, age: Age, pressed: Callable[[], Change | None]) -> None:
        """Show an age; the scene says whether it is chosen."""
        super().__init__(AGES[age])
        self.age = age
        self.chosen = False
        self._pressed = pressed

    @property
    def words(self) -> tuple[Text, ...]:
        """What a child hears: the years."""
        return tuple(pt("voice", "{n}.", n=year) for year in YEARS[self.age])

    @property
    def spoken(self) -> tuple[Words, ...]:
        """What is chosen here, the years, and whether they are chosen."""
        chosen = (pt("child", "chosen"),) if self.chosen else ()
        return (pt("child", "Age"), self.label, *chosen)

    def activate(self) -> Change | None:
        """Choose the age."""
        return self._pressed()

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the card with its cake."""
        area = self.area
        canvas.box(area, BOARD)
        x, _ = area.centre
        room = Area(area.x + EDGE, area.y + EDGE, area.width - 2 * EDGE, area.height - LINE - EDGE - 2)
        _draw_cake(canvas, room, YEARS[self.age][0])
        canvas.text(
            self.label, x, area.bottom - LINE / 2 - 2, size=NUMBER, role=Role.BOLD, align=Align.CENTRE
        )
        if self.chosen:
            canvas.glyph("pip_round", area.right - 16, area.y + 16, 34, INK)
            canvas.glyph("check", area.right - 16, area.y + 16, 20, GOLD)
        if state.focused:
            ring(canvas, area, BOARD, on_paper=True)


def _draw_cake(canvas: Canvas, room: Area, candles: int) -> None:
    """Draw a cake with so many burning candles on the lower edge of an area."""
    wide = WIDE * room.width
    high = 0.4 * room.height
    left = room.centre[0] - wide / 2
    cake = Area(left, room.bottom - high, wide, high)
    icing = Area(left - 3, cake.y - 4, wide + 6, 0.45 * high)
    step = (wide - 14) / candles
    tall = 0.34 * room.height
    for number in range(candles):
        x = left + 7 + (number + 0.5) * step
        wax = WAX[number % len(WAX)]
        canvas.box(Area.centred(x, icing.y + 3 - tall / 2, 6.5, tall), replace(CANDLE, fill=wax, rim=wax))
        y = icing.y + 3 - tall - FLAME / 2
        canvas.glyph("pip_round", x, y, FLAME, INK)
        canvas.glyph("pip_round", x, y, FLAME - 3.5, GOLD)
    canvas.box(cake, CAKE)
    canvas.box(icing, ICING)
