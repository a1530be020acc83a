"""The matches of the market game: in progress, finished and put away, and what they add up to."""

from typing import Final

from settebello.i18n import t
from settebello.ui.kit import routes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.market_port import KeptMarketMatch, MarketPort
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Push, Reset
from settebello.ui.kit.theme import CALM, INK, RED_DEEP
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import Button, Option, ScrollList, room_for
from settebello.ui.market.pages.market_sheet_scene import MarketSheetScene
from settebello.ui.table.model.market_results import MarketTally, market_note, market_title

WIDTH: Final = 1080.0
HEIGHT: Final = 680.0
LIST: Final = 600.0


class MarketMatchesScene(MarketSheetScene):
    """A list of matches with their results; a match is replayed or continued."""

    size = (WIDTH, HEIGHT)
    needs = room_for(WIDTH, HEIGHT)
    heading = t("Matches of Mercato")

    def __init__(self, services: Services, market: MarketPort) -> None:
        """Read all matches."""
        super().__init__(services, market)
        self._kept = market.kept()
        rows = [
            Option(number, market_title(services, market, one), note=market_note(one))
            for number, one in enumerate(self._kept)
        ]
        self._list = ScrollList(t("Matches"), rows, 0, self._choose, self.replay)
        self._replay = Button(t("Replay match"), self.replay)
        self._go_on = Button(t("Continue"), lambda: Reset(routes.ContinueMarket()), look=CALM)
        self._back = Button(t("Back"), self.leave, look=CALM)
        self._tally = MarketTally.of(self._kept)
        self._offer()

    def replay(self) -> Change | None:
        """Open the replay of the chosen match."""
        chosen = self._chosen
        if chosen is None or chosen.record is None:
            return None
        return Push(routes.MarketReplay(chosen.record))

    def arrange(self, width: float, height: float) -> None:
        """Place the list at the left and the buttons below the tally."""
        super().arrange(width, height)
        room = self.room
        left, right = room.split_left(LIST, 36)
        self._list.place(left)
        y = room.bottom
        for button in (self._back, self._go_on, self._replay):
            y -= 56
            button.place(Area(right.x, y, right.width, 54))
            y -= 12

    def read(self) -> tuple[Words, ...]:
        """Return the tally."""
        return self._tally.lines

    def draw_content(self, canvas: Canvas) -> None:
        """Draw the tally."""
        _, right = self.room.split_left(LIST, 36)
        canvas.text(t("Statistics"), right.x, right.y + 16, size=27, role=Role.TITLE, colour=RED_DEEP)
        y = right.y + 44
        for words in self._tally.lines:
            y += canvas.paragraph(words, Area(right.x, y, right.width, 60), size=20, colour=INK) + 6
        if not self._kept:
            canvas.paragraph(t("No match yet."), self._list.area.inset(24), size=20, colour=INK)

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
        widgets = (self._list, self._replay, self._go_on, self._back)
        shown = widgets if self._kept else (self._back,)
        here = self.group.focused
        self.use(*shown, focus=here if here in shown else shown[0])
