"""The page that sets up a match of the market game."""

from collections.abc import Callable
from typing import Final

from settebello.i18n import pt, t
from settebello.notation import SeatRecord
from settebello.ui.kit import routes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.market_port import MarketPort, MarketSetup
from settebello.ui.kit.ports.services import Question, Services
from settebello.ui.kit.scene import Change, Push, Reset
from settebello.ui.kit.theme import CALM, INK_SOFT, LETTERS, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import (
    Button,
    Choice,
    Option,
    Toggle,
    Widget,
    room_for,
)
from settebello.ui.market.pages.market_sheet_scene import MarketSheetScene
from settebello.ui.market.pages.seat_rows import SeatRow, Sitter
from settebello.ui.table.model.table_game import own_picture
from settebello.ui.table.view.market_fan import draw_market_fan

WIDTH: Final = 980.0
HEIGHT: Final = 690.0
ROW: Final = 54.0
SEAT: Final = 58.0
PAGES: Final = 410.0
MOST: Final = 4
FREE: Final = 12.0
LEAST_FAN: Final = 90.0
"""The room around the fan of cards, and its least height: four players leave none."""
USUAL: Final = ("amico", "esperto", "bimbo")
UNFINISHED = Question(
    t("Your unfinished match of Mercato stays in its list. Start a new one?"),
    yes=t("Start new match"),
    no=t("Cancel"),
)


class MarketNewScene(MarketSheetScene):
    """Players, basic or expert game, who sits where, and a handicap for each seat."""

    size = (WIDTH, HEIGHT)
    side, head, foot = 40.0, 102.0, 30.0
    needs = room_for(WIDTH, HEIGHT)
    heading = t("Mercato")

    def __init__(self, services: Services, market: MarketPort) -> None:
        """Begin with two players: you and a friend."""
        super().__init__(services, market)
        self._variants = market.variants
        self._variant = self._variants[0]
        names = [Option(one.id, one.name) for one in self._variants]
        self._game = Choice(t("Game"), names, self._variant.id, self._choose_variant)
        counts = self._variant.rules.players
        self._count = counts[0]
        self._players = Choice(
            t("Players"), [Option(n, str(n)) for n in counts], self._count, self._choose_players
        )
        person = Sitter(None, t("A person"), own_picture(services))
        others = [Sitter(one.id, one.name, one.avatar) for one in market.opponents]
        self._seats = tuple(
            SeatRow(t("Seat {n}", n=seat + 1), (person, *others), self.touch) for seat in range(MOST)
        )
        for row, level in zip(self._seats, (None, *USUAL), strict=True):
            row.seat(level)
        self._limits = [False] * MOST
        self._handicaps = tuple(
            Toggle(t("Handicap"), on=False, switched=self._switch(seat)) for seat in range(MOST)
        )
        self._back = Button(t("Back"), self.leave, look=CALM)
        self._matches = Button(t("Matches"), lambda: Push(routes.MarketMatches()), look=CALM)
        self._rules = Button(t("Rules"), lambda: Push(routes.MarketRulesPage()), look=CALM, size=20)
        self._cards = Button(pt("page", "Cards"), lambda: Push(routes.MarketCards()), look=CALM, size=20)
        self._learn = Button(t("Tutorial"), lambda: Push(routes.MarketTutorial()), look=CALM, size=20)
        self._go_on = Button(t("Continue"), lambda: Reset(routes.ContinueMarket()), look=CALM)
        self._start = Button(t("Deal the cards"), self._begin)
        self._offer()

    @property
    def setup(self) -> MarketSetup:
        """The match as it is set up."""
        seats = tuple(SeatRecord(level=row.sitter.level) for row in self._seats[: self._count])
        expert = self._variant.rules.expert
        limits = tuple(seat for seat in range(self._count) if self._limits[seat] and not expert)
        return MarketSetup(self._variant.id, seats, limits)

    def arrange(self, width: float, height: float) -> None:
        """Place the rows on the sheet."""
        super().arrange(width, height)
        self._place()

    def resumed(self, result: object) -> Change | None:
        """Start the match if the question about the unfinished one was answered "yes"."""
        super().resumed(result)
        return Reset(routes.NewMarketMatch(self.setup)) if result is True else None

    def draw_content(self, canvas: Canvas) -> None:
        """Draw the description, the credit, and a fan of cards where there is room."""
        room = self.room
        canvas.paragraph(
            self._variant.description, Area(room.x, room.y, room.width - PAGES - 20, 48), size=18
        )
        foot = Area(room.x, self._back.area.y - 62, room.width, 50)
        canvas.paragraph(self._variant.credit, foot, size=LETTERS[Size.SMALL], colour=INK_SOFT)
        top = self._seats[self._count - 1].area.bottom + FREE
        fan = Area(room.x, top, room.width, foot.y - FREE - top)
        if fan.height >= LEAST_FAN:
            draw_market_fan(canvas, fan)

    def _choose_variant(self, variant: object) -> Change | None:
        self._variant = next(one for one in self._variants if one.id == variant)
        self._offer()
        return None

    def _choose_players(self, players: object) -> Change | None:
        if isinstance(players, int):
            self._count = players
        self._offer()
        return None

    def _switch(self, seat: int) -> Callable[[bool], Change | None]:
        """Return what a switch does that gives a seat the handicap."""
        return lambda on: self._limit(seat, limited=on)

    def _limit(self, seat: int, *, limited: bool) -> Change | None:
        self._limits[seat] = limited
        self.touch()
        return None

    def _begin(self) -> Change | None:
        if self.market.waiting is not None:
            return Push(routes.Dialog(UNFINISHED))
        return Reset(routes.NewMarketMatch(self.setup))

    def _offer(self) -> None:
        """Show as many seats as there are players; in the expert game everybody has the handicap."""
        expert = self._variant.rules.expert
        rows: list[Widget] = []
        for seat in range(self._count):
            rows.append(self._seats[seat])
            if not expert:
                rows.append(self._handicaps[seat])
        going = () if self.market.waiting is None else (self._go_on,)
        here = self.group.focused
        pages = self._reading
        offered = (self._game, self._players, *rows, self._start, *going, self._matches, self._back, *pages)
        self.use(*offered, focus=here if here in offered else self._game)
        self._place()

    @property
    def _reading(self) -> tuple[Button, ...]:
        """The buttons of the pages to read and to learn from."""
        return self._learn, self._rules, self._cards

    @property
    def _pages(self) -> Area:
        """Where the buttons of the pages to read are, beside the description."""
        room = self.room
        return Area(room.right - PAGES, room.y - 4, PAGES, 46)

    def _place(self) -> None:
        if not self.width:
            return
        room = self.room
        y = room.y + 50
        for choice in (self._game, self._players):
            choice.place(Area(room.x, y, room.width, ROW - 4))
            y += ROW
        y += 6
        for seat in range(self._count):
            row = Area(room.x, y, room.width, SEAT - 4)
            wide, narrow = row.split_left(0.62 * row.width, 24)
            self._seats[seat].place(wide)
            self._handicaps[seat].place(narrow)
            y += SEAT
        for page, place in zip(self._reading, self._pages.columns(len(self._reading), 10), strict=True):
            page.place(place)
        going = self._go_on in self.group.widgets
        foot = Area(room.x, room.bottom - 56, room.width, 56)
        places = foot.columns(4 if going else 3, 14)
        self._back.place(places[0])
        self._matches.place(places[1])
        if going:
            self._go_on.place(places[2])
        self._start.place(places[-1])
