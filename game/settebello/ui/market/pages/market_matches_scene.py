"""The matches of the market game: in progress, finished and put away, and what they add up to."""

from typing import Final

from settebello.i18n import Text, pt, t
from settebello.ui.kit import routes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.market_port import KeptMarketMatch, MarketPort
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Push, Reset
from settebello.ui.kit.theme import CALM, INK, LETTERS, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.widgets import Button, Heading, Option, ScrollList, done_button, room_for
from settebello.ui.kit.widgets.paper import DONE
from settebello.ui.market.pages.market_sheet_scene import MarketSheetScene
from settebello.ui.market.view.tally_row import HEIGHT as HEIGHT_OF_TALLY
from settebello.ui.market.view.tally_row import draw_tally_row
from settebello.ui.table.model.market_results import (
    MarketTally,
    market_face,
    market_note,
    market_title,
)
from settebello.ui.table.view.market_fan import draw_market_fan
from settebello.ui.table.view.market_match import draw_kept_match

WIDTH: Final = 1200.0
HEIGHT: Final = 704.0
LIST: Final = 500.0
GAP: Final = 30.0
BUTTON: Final = 54.0
ABOVE: Final = 16.0
APART: Final = 14.0
ACTS: Final = 300.0
"""The height of the buttons, what is free above them and between them, and the width of the first ones."""
FAN: Final = 250.0
"""The height of the picture of a list without matches."""


class MarketMatchesScene(MarketSheetScene):
    """A list of matches with their results; a match is replayed or continued."""

    size = (WIDTH, HEIGHT)
    side, head, foot = 36.0, 110.0, 28.0
    needs = room_for(WIDTH, HEIGHT)
    heading = t("Matches of Mercato")

    def __init__(self, services: Services, market: MarketPort) -> None:
        """Read all matches."""
        super().__init__(services, market)
        self._kept = market.kept()
        self._list = ScrollList(t("Matches"), self._rows(), 0, self._choose, self.replay)
        self._replay = Button(t("Replay match"), self.replay, look=CALM, glyph="again")
        self._go_on = Button(t("Continue"), lambda: Reset(routes.ContinueMarket()), glyph="play")
        self._done = done_button(self.leave)
        self._tally = MarketTally.of(self._kept)
        self._offer()

    def _rows(self) -> list[Option | Heading]:
        """Return the rows below a heading for each state, with the face of an opponent."""
        groups: dict[Text, list[Option | Heading]] = {}
        for title in (t("Unfinished"), pt("matches", "Finished"), t("Cannot be read")):
            groups[title] = []
        for number, one in enumerate(self._kept):
            record = one.record
            title = (
                t("Cannot be read")
                if record is None
                else t("Unfinished")
                if record.points is None
                else pt("matches", "Finished")
            )
            words = market_title(self.services, self.market, one)
            face = market_face(self.services, one)
            groups[title].append(
                Option(number, words, faded=record is None, note=market_note(one), picture=face)
            )
        return [row for title, rows in groups.items() if rows for row in (Heading(title), *rows)]

    def replay(self) -> Change | None:
        """Open the replay of the chosen match."""
        chosen = self._chosen
        if chosen is None or chosen.record is None:
            return None
        return Push(routes.MarketReplay(chosen.record))

    def arrange(self, width: float, height: float) -> None:
        """Place the list at the left, and the buttons below what is known of a match."""
        super().arrange(width, height)
        if self._kept:
            self._list.place(self._pages[0])
        foot = self._foot
        self._go_on.place(Area(foot.x, foot.y, ACTS, BUTTON))
        self._replay.place(Area(foot.x + ACTS + APART, foot.y, ACTS, BUTTON))
        self._done.place(Area(foot.right - DONE, foot.y, DONE, BUTTON))

    @property
    def _foot(self) -> Area:
        """The row of the buttons."""
        room = self.room
        return Area(room.x, room.bottom - BUTTON, room.width, BUTTON)

    @property
    def _pages(self) -> tuple[Area, Area]:
        """The list, and what is known of a match beside it."""
        room = self.room
        above = Area(room.x, room.y, room.width, room.height - BUTTON - ABOVE)
        return above.split_left(LIST, GAP)

    def read(self) -> tuple[Words, ...]:
        """Return the tally."""
        return self._tally.lines

    def draw_content(self, canvas: Canvas) -> None:
        """Draw the chosen match and the tally; without matches a picture and a sentence."""
        if not self._kept:
            self._draw_nothing(canvas)
            return
        _, right = self._pages
        tally = Area(right.x, right.bottom - HEIGHT_OF_TALLY, right.width, HEIGHT_OF_TALLY)
        chosen = self._chosen
        if chosen is not None:
            page = Area(right.x, right.y, right.width, tally.y - 12 - right.y)
            draw_kept_match(canvas, self.services, self.market, chosen, page)
        draw_tally_row(canvas, self._tally, tally)

    def _draw_nothing(self, canvas: Canvas) -> None:
        """Draw a fan of cards, and that there is no match yet."""
        room = self.room
        fan = Area(room.x, room.y + 30, room.width, FAN)
        draw_market_fan(canvas, fan)
        canvas.text(
            t("No match yet."),
            room.centre[0],
            fan.bottom + 46,
            size=LETTERS[Size.LARGE],
            colour=INK,
            align=Align.CENTRE,
            width=room.width,
        )

    @property
    def _chosen(self) -> KeptMarketMatch | None:
        number = self._list.value if self._kept else None
        return self._kept[number] if isinstance(number, int) else None

    def _choose(self, number: object) -> Change | None:
        del number
        self._offer()
        return None

    def _offer(self) -> None:
        chosen = self._chosen
        self._replay.enabled = chosen is not None and chosen.record is not None
        self._go_on.enabled = chosen is not None and chosen.can_go_on
        widgets = (self._list, self._go_on, self._replay, self._done)
        shown = widgets if self._kept else (self._done,)
        here = self.group.focused
        self.use(*shown, focus=here if here in shown else shown[0])
