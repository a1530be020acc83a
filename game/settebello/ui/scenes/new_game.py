"""A new game: which one, with whom, and how far."""

from functools import partial

from settebello.i18n import Names, Text, t, tn
from settebello.ui.canvas import Canvas
from settebello.ui.paint.area import Area
from settebello.ui.scene import Change, Pop, Push, Reset, SceneId
from settebello.ui.scenes.menu import MenuScene
from settebello.ui.services import GameChoice, OpponentChoice, Question, Services, VariantChoice
from settebello.ui.theme import CALM, INK_SOFT, RED_DEEP
from settebello.ui.widgets import Button, Choice, Option, ScrollList, Widget, draw_sheet, inside, sheet
from settebello.ui.widgets.values import LABEL_PART

ROW = 52.0
LIST_WIDTH = 300.0
GAP = 14.0
AVATAR = 56.0
PAIR = 4
"""Seats at a table where two play against two."""

UNFINISHED = Question(
    t("There is a match you have not finished. Begin a new one in its place?"),
    yes=t("Begin anew"),
    no=t("Go back"),
)


def seat_name(seat: int, players: int, *, pairs: bool) -> Text:
    """Return where an opponent sits, seen from the person at seat 0; play goes to the right."""
    if players == 2:
        return t("Opponent")
    if seat * 2 == players:
        return t("Your partner") if pairs else t("Opposite you")
    return t("On your right") if seat * 2 < players else t("On your left")


class NewGameScene(MenuScene):
    """A sheet on which a game is put together; every variant has its own numbers."""

    translucent = True

    def __init__(self, services: Services) -> None:
        """Begin with the first variant that can be played."""
        super().__init__(services)
        self._variant = next(variant for variant in services.variants if variant.problem is None)
        games = [Option(one.id, one.name, one.problem is not None) for one in services.variants]
        self._list = ScrollList(t("Game"), games, self._variant.id, self._choose_variant)
        self._players = Choice(t("Players"), (Option(0, ""),), 0, self._choose_players)
        self._target = Choice(t("Played to"), (Option(0, ""),), 0, lambda _: None)
        self._seats: tuple[Choice, ...] = ()
        self._invited = [services.opponents[n % len(services.opponents)].id for n in range(PAIR - 1)]
        self._start = Button(t("Deal the cards"), self._begin, on_paper=True)
        self._back = Button(t("Back"), Pop, look=CALM, on_paper=True)
        self._offer_variant()

    @property
    def choice(self) -> GameChoice:
        """The game as it is put together now."""
        return GameChoice(
            variant=self._variant.id,
            players=self._number,
            opponents=tuple(self._invited[: self._number - 1]),
            target=self._points,
        )

    def open(self, sheet: SceneId) -> Change | None:
        """Begin with Ctrl+N as well, for that is what is being asked for."""
        return self._begin() if sheet is SceneId.NEW_GAME else super().open(sheet)

    def arrange(self, width: float, height: float) -> None:
        """Put the list to the left and the numbers to the right."""
        super().arrange(width, height)
        self._sheet = sheet(1140, 672, width, height)
        self._place()

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, the description and everything to choose."""
        canvas.veil()
        draw_sheet(canvas, self._sheet, t("New game"))
        if self._variant.problem is not None:
            canvas.paragraph(t("This game cannot be played: its rules have a mistake."), self._text, size=20)
            canvas.paragraph(self._variant.problem, self._trouble, size=18, colour=RED_DEEP)
            super().draw(canvas)
            return
        canvas.paragraph(self._explained, self._text, size=20)
        for choice in self._seats:
            x = choice.area.x + choice.area.width * LABEL_PART - AVATAR / 2 - 12
            place = Area.centred(x, choice.area.centre[1], AVATAR, AVATAR)
            canvas.picture(self._opponent(choice).avatar, place)
        canvas.paragraph(
            t("Every opponent gets cards from the same fair shuffle; a stronger one only plays better."),
            self._note,
            size=18,
            colour=INK_SOFT,
        )
        super().draw(canvas)

    @property
    def _number(self) -> int:
        return int(str(self._players.value))

    @property
    def _points(self) -> int:
        return int(str(self._target.value))

    @property
    def _explained(self) -> Names:
        """The opponent in focus, or else the variant, in a few words."""
        focused = self.group.focused
        if isinstance(focused, Choice) and focused in self._seats:
            return self._opponent(focused).description
        return self._variant.description

    def resumed(self, result: object) -> Change | None:
        """Begin when the question about the unfinished match was answered with yes."""
        super().resumed(result)
        return Reset(SceneId.TABLE, self.choice) if result is True else None

    def _begin(self) -> Change | None:
        if self._variant.problem is not None:
            return None
        if self.services.can_continue():
            return Push(SceneId.DIALOG, UNFINISHED)
        return Reset(SceneId.TABLE, self.choice)

    def _find(self, variant: object) -> VariantChoice:
        return next(one for one in self.services.variants if one.id == variant)

    def _choose_variant(self, variant: object) -> Change | None:
        self._variant = self._find(variant)
        self._offer_variant()
        return None

    def _choose_players(self, players: object) -> Change | None:
        del players
        self._offer_seats(self._players)
        return None

    def _offer_variant(self) -> None:
        variant = self._variant
        if variant.problem is not None:
            self._seats = ()
            self.use(self._list, self._back, focus=self._list)
            return
        self._players.set_options([Option(n, str(n)) for n in variant.players], variant.players[0])
        self._target.set_options(
            [Option(n, tn("{n} point", "{n} points", n=n)) for n in variant.targets], variant.target
        )
        self._offer_seats(self._list)

    def _offer_seats(self, focus: Widget) -> None:
        pairs = self._number in self._variant.pairs
        people = [Option(one.id, one.name) for one in self.services.opponents]
        self._seats = tuple(
            Choice(
                seat_name(seat, self._number, pairs=pairs),
                people,
                self._invited[seat - 1],
                partial(self._invite, seat),
                side_by_side=False,
            )
            for seat in range(1, self._number)
        )
        self.use(self._list, self._players, *self._seats, self._target, self._back, self._start, focus=focus)
        if self.width:
            self._place()

    def _invite(self, seat: int, opponent: object) -> Change | None:
        self._invited[seat - 1] = str(opponent)
        return None

    def _opponent(self, choice: Choice) -> OpponentChoice:
        return next(one for one in self.services.opponents if one.id == choice.value)

    def _place(self) -> None:
        room = inside(self._sheet)
        left, right = room.split_left(LIST_WIDTH, 30)
        self._list.place(Area(left.x, left.y, left.width, left.height - 74))
        self._text, rest = right.split_top(104, 8)
        self._trouble = Area(rest.x, rest.y, rest.width, rest.height - 90)
        y = rest.y
        for choice in (self._players, *self._seats, self._target):
            choice.place(Area(rest.x, y, rest.width, ROW))
            y += ROW + GAP
        line = Area(room.x, room.bottom - 54, room.width, 54)
        self._back.place(Area(line.x, line.y, LIST_WIDTH, line.height))
        self._start.place(Area(line.right - 320, line.y, 320, line.height))
        self._note = Area(rest.x + 14, line.y + 4, line.right - 350 - rest.x, 50)
