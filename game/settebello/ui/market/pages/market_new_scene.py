"""The page that sets up a match of the market game."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from settebello.i18n import pt, t
from settebello.notation import SeatRecord
from settebello.ui.kit import routes
from settebello.ui.kit.forms.section import GROUND, HAIRLINE
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.market_port import MarketPort, MarketSetup
from settebello.ui.kit.ports.services import Question, Services
from settebello.ui.kit.scene import Change, Push, Reset
from settebello.ui.kit.theme import CALM, FIELD, GOLD_DEEP, INK, INK_SOFT, LETTERS, RED_DEEP, SHEET, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.kit.widgets import Button, Choice, Option, Surface, Toggle, Widget
from settebello.ui.kit.widgets.paper import draw_rule
from settebello.ui.market.pages.market_new_layout import NARROW_NEEDS, NEEDS, SIDE, SIGN, NewMarketPages
from settebello.ui.market.pages.seat_rows import SeatRow, Sitter
from settebello.ui.market.view.small_stall import draw_small_stall
from settebello.ui.table.model.table_game import own_picture
from settebello.ui.table.view.market_fan import draw_market_fan

MOST: Final = 4
SMALL: Final = 20.0
RULE: Final = 14.0
HALF: Final = 128.0
"""How far the ornament of the heading is above its lower edge, and reaches to either side."""
TAG: Final = replace(FIELD, radius=6, shadow=0.35, shadow_reach=5)
"""The paper with the handicap of a seat."""
USUAL: Final = ("amico", "esperto", "bimbo")
UNFINISHED = Question(
    t("Your unfinished match of Mercato stays in its list. Start a new one?"),
    yes=t("Start new match"),
    no=t("Cancel"),
)


class MarketNewScene(MenuScene):
    """Players, basic or expert game, who sits where, and a handicap for each seat."""

    surface = Surface.PAPER
    translucent = True
    needs = NEEDS
    narrow = NARROW_NEEDS
    heading = t("Mercato")

    def __init__(self, services: Services, market: MarketPort) -> None:
        """Begin with two players: you and a friend."""
        super().__init__(services)
        self.market = market
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
        self._back = Button(t("Back"), self.leave, look=CALM, glyph="arrow_left")
        self._matches = Button(
            t("Matches"), lambda: Push(routes.MarketMatches()), look=CALM, size=SMALL, glyph="notebook"
        )
        self._rules = Button(
            t("Rules"), lambda: Push(routes.MarketRulesPage()), look=CALM, size=SMALL, glyph="book"
        )
        self._cards = Button(
            pt("page", "Cards"), lambda: Push(routes.MarketCards()), look=CALM, size=SMALL, glyph="cards"
        )
        self._learn = Button(
            t("Tutorial"), lambda: Push(routes.MarketTutorial()), look=CALM, size=SMALL, glyph="slate"
        )
        self._go_on = Button(t("Continue"), lambda: Reset(routes.ContinueMarket()), look=CALM, glyph="play")
        self._start = Button(t("Deal the cards"), self._begin, glyph="open_hand")
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

    def draw(self, canvas: Canvas) -> None:
        """Draw both pages: the game with a fan of cards, and its table with the slips of the seats."""
        pages = self._pages
        canvas.veil()
        canvas.box(pages.sheet, SHEET)
        if pages.fold is not None:
            canvas.line(pages.fold, pages.sheet.y + 26, pages.fold, pages.sheet.bottom - 26, GOLD_DEEP, 1)
        self._draw_heading(canvas, pages.heading)
        self._draw_choices(canvas, pages)
        canvas.paragraph(self._variant.description, pages.about, size=LETTERS[Size.BODY] - 1)
        if pages.fan is not None:
            draw_market_fan(canvas, pages.fan)
        size = LETTERS[Size.SMALL]
        canvas.paragraph(self._variant.credit, pages.credit, size=size, colour=INK_SOFT, middle=True)
        draw_small_stall(canvas, pages.board, pages.cloth, self.services.settings.current.table)
        for slip in pages.slips:
            if slip.limit.height:
                canvas.box(slip.tag, TAG)
        super().draw(canvas)

    def _draw_heading(self, canvas: Canvas, area: Area) -> None:
        """Draw the name of the game with the ornament below it."""
        x = area.centre[0]
        y = area.y + (area.height - 2 * RULE) / 2 + 3
        canvas.text(
            self.heading,
            x,
            y,
            size=LETTERS[Size.HEADING],
            role=Role.TITLE,
            colour=RED_DEEP,
            align=Align.CENTRE,
            width=area.width,
        )
        draw_rule(canvas, x, area.bottom - RULE, HALF)

    def _draw_choices(self, canvas: Canvas, pages: NewMarketPages) -> None:
        """Draw the ground of the choices, a hairline between them, and the sign of each."""
        ground = pages.rows
        canvas.box(ground, GROUND)
        for sign, row in (("cards", pages.game), ("person", pages.players)):
            canvas.sign(sign, ground.x + SIDE + SIGN / 2, row.centre[1], SIGN, INK)
        y = pages.players.y
        canvas.line(ground.x + SIDE, y, ground.right - SIDE, y, HAIRLINE, 1.2)

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
        offered = (self._game, self._players, *rows, self._start, *going, *pages, self._back)
        self.use(*offered, focus=here if here in offered else self._game)
        self._place()

    @property
    def _reading(self) -> tuple[Button, ...]:
        """The buttons of the pages to read and to learn from."""
        return self._learn, self._rules, self._cards, self._matches

    @property
    def _pages(self) -> NewMarketPages:
        going = self.market.waiting is not None
        limits = not self._variant.rules.expert
        return NewMarketPages.of(self.width, self.height, self._count, limits=limits, going=going)

    def _place(self) -> None:
        if not self.width:
            return
        pages = self._pages
        self._game.place(pages.game)
        self._players.place(pages.players)
        for row, limit, slip in zip(self._seats, self._handicaps, pages.slips, strict=False):
            row.place(slip.seat)
            limit.place(slip.limit)
        for page, place in zip(self._reading, pages.reading, strict=True):
            page.place(place)
        self._back.place(pages.back)
        self._go_on.place(pages.go_on)
        self._start.place(pages.start)
