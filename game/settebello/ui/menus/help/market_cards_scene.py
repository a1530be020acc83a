"""All cards of the market game: the sets, the central cards, the goals, and the mats with the backs."""

from enum import StrEnum
from typing import Final

from settebello.i18n import Text, t
from settebello.market import Card, Kind
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.market_port import MarketPort
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, SceneId
from settebello.ui.kit.theme import INK_SOFT, LETTERS, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import (
    Choice,
    Option,
    Surface,
    done_button,
    draw_sheet,
    inside,
    room_for,
    sheet,
)
from settebello.ui.kit.widgets.paper import DONE

WIDTH: Final = 1240.0
HEIGHT: Final = 706.0
BUTTON: Final = 54.0
CHOICE: Final = 48.0
RAISED: Final = 4.0
"""How far the choice is above the usual beginning of a page."""
SMALL: Final = 4
"""The highest number on the first page of central cards."""
GAP: Final = 7.0
CLOSE: Final = 4.0
ROWS: Final = 3
"""The gap between two rows of cards, and how many rows there are of those that are not in sets."""
NARROW: Final = 92.0
"""The width of the cards of a row that overlaps: so narrow that every number is seen whole."""
SET: Final = 0.6
"""The height of the set that is shown card by card, as a part of the room."""
TALL: Final = 600 / 360
MAT: Final = 680 / 840
FOLDER: Final = "market"


class Part(StrEnum):
    """The parts of the game that are shown together."""

    SETS = "sets"
    LOW = "low"
    HIGH = "high"
    GOALS = "goals"
    MATS = "mats"


NAMES: Final = {
    Part.SETS: t("Sets"),
    Part.LOW: t("Central cards {first}–{last}", first=0, last=SMALL),
    Part.HIGH: t("Central cards {first}–{last}", first=SMALL + 1, last=9),
    Part.GOALS: t("Goals"),
    Part.MATS: t("Mats and backs"),
}
ABOUT: Final[dict[Part, Text]] = {
    Part.SETS: t("Each player has a set of nine cards. The cut of the awning tells the colours apart."),
    Part.LOW: t("There are as many goods as the number says. The function hangs from the awning."),
    Part.HIGH: t("There are as many goods as the number says. The function hangs from the awning."),
    Part.GOALS: t("Goals have one to three stars. A green heart is open, and a red heart is full."),
    Part.MATS: t("One side of a mat is for the basic game, and the other for experts."),
}


class MarketCardsScene(MenuScene):
    """A sheet with every card of the market game, part by part."""

    surface = Surface.PAPER
    needs = room_for(WIDTH, HEIGHT)
    translucent = True
    heading = t("The cards of Mercato")
    own = SceneId.MARKET_CARDS

    def __init__(self, services: Services, market: MarketPort) -> None:
        """Begin with the sets of the players."""
        super().__init__(services)
        self._cards = market.variants[0].rules.cards
        self._part = Part.SETS
        options = [Option(part, NAMES[part]) for part in Part]
        self._parts = Choice("", options, self._part, self._choose, side_by_side=True)
        self._done = done_button()
        self.use(self._parts, self._done, focus=self._parts)

    @property
    def part(self) -> Part:
        """The part that is shown."""
        return self._part

    def arrange(self, width: float, height: float) -> None:
        """Place the choice above the cards and the button below them."""
        super().arrange(width, height)
        self._sheet = sheet(WIDTH, HEIGHT, width, height)
        room = inside(self._sheet)
        self._parts.place(Area(room.x, room.y - RAISED, room.width, CHOICE))
        self._done.place(Area(room.right - DONE, room.bottom + 12 - BUTTON, DONE, BUTTON))
        top = self._parts.area.bottom + 6
        self._room = Area(room.x, top, room.width, room.bottom + 12 - BUTTON - 6 - top)

    def draw(self, canvas: Canvas) -> None:
        """Draw the cards of the part in rows."""
        canvas.veil()
        draw_sheet(canvas, self._sheet, self.heading)
        note = Area(self._sheet.x + 40, self._done.area.y, self._done.area.x - self._sheet.x - 60, BUTTON)
        canvas.paragraph(ABOUT[self._part], note, size=LETTERS[Size.SMALL] + 1, colour=INK_SOFT, middle=True)
        match self._part:
            case Part.MATS:
                self._draw_mats(canvas)
            case Part.SETS:
                self._draw_sets(canvas)
            case _:
                self._draw_rows(canvas, self._rows())
        super().draw(canvas)

    def read(self) -> tuple[Words, ...]:
        """Return the heading, the part and what is told of it."""
        return self.heading, NAMES[self._part], ABOUT[self._part]

    def _choose(self, part: object) -> Change | None:
        if isinstance(part, Part):
            self._part = part
        return None

    def _rows(self) -> list[list[Card]]:
        """Return the cards of the part in rows."""
        match self._part:
            case Part.LOW | Part.HIGH:
                high = self._part is Part.HIGH
                central = [card for card in self._cards if card.kind is Kind.CENTRAL]
                central = [card for card in central if (card.number > SMALL) == high]
                central.sort(key=lambda card: card.number)
                return _in_rows(central, -(-len(central) // ROWS))
            case _:
                goals = [card for card in self._cards if card.kind is Kind.GOAL]
                return _in_rows(goals, -(-len(goals) // ROWS))

    def _draw_sets(self, canvas: Canvas) -> None:
        """Draw the first set side by side, and below it the other colours, each as a row that overlaps."""
        own = [card for card in self._cards if card.kind is Kind.OWN]
        colours = dict.fromkeys(card.colour for card in own)
        first, *others = ([card for card in own if card.colour == colour] for colour in colours)
        room = self._room
        wide = min((room.width + GAP) / len(first) - GAP, SET * room.height / TALL)
        left = room.centre[0] - (len(first) * (wide + GAP) - GAP) / 2
        for along, card in enumerate(first):
            self._draw_card(canvas, card, Area(left + along * (wide + GAP), room.y, wide, wide * TALL))
        top = room.y + wide * TALL + 2 * GAP
        low = min(room.bottom - top, NARROW * TALL)
        for column, cards in zip(room.columns(max(len(others), 1), 22), others, strict=False):
            narrow = low / TALL
            step = (column.width - narrow) / (len(cards) - 1)
            for along, card in enumerate(cards):
                self._draw_card(canvas, card, Area(column.x + along * step, top, narrow, low))

    def _draw_card(self, canvas: Canvas, card: Card, area: Area) -> None:
        canvas.late_picture(f"{FOLDER}/cards/{card.id}.svg", area)

    def _draw_rows(self, canvas: Canvas, rows: list[list[Card]]) -> None:
        room = self._room
        columns = max(len(row) for row in rows)
        high = (room.height + CLOSE) / len(rows) - CLOSE
        wide = high / TALL
        step = min(wide + 2 * GAP, (room.width - wide) / max(columns - 1, 1))
        left = room.centre[0] - (wide + step * (columns - 1)) / 2
        for down, row in enumerate(rows):
            for along, card in enumerate(row):
                area = Area(left + along * step, room.y + down * (high + CLOSE), wide, high)
                self._draw_card(canvas, card, area)

    def _draw_mats(self, canvas: Canvas) -> None:
        room = self._room
        backs = [f"back_{name}" for name in (*dict.fromkeys(c.colour for c in self._cards if c.colour),)]
        backs += ["back_supply", "back_goal"]
        wide = (room.width - 3 * GAP) / 4
        high = min(wide * MAT, 0.52 * room.height)
        wide = high / MAT
        for place in range(2):
            side = "_expert" if place else ""
            for number in range(2):
                x = room.centre[0] + (2 * place + number - 2) * (wide + GAP) + GAP / 2
                area = Area(x, room.y, wide, high)
                canvas.late_picture(f"{FOLDER}/mats/mat_{2 * place + number + 1}{side}.svg", area)
        low = room.height - high - 3 * GAP
        narrow = low / TALL
        start = room.centre[0] - (len(backs) * (narrow + 2 * GAP) - 2 * GAP) / 2
        for place, name in enumerate(backs):
            area = Area(start + place * (narrow + 2 * GAP), room.y + high + 3 * GAP, narrow, low)
            canvas.late_picture(f"{FOLDER}/{name}.svg", area)


def _in_rows(cards: list[Card], columns: int) -> list[list[Card]]:
    """Return cards in rows of so many."""
    return [cards[start : start + columns] for start in range(0, len(cards), columns)]
