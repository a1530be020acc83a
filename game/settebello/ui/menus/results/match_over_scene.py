"""The end of a match: winner, points, and what to do next."""

import math

from settebello.audio.cues import Cue
from settebello.engine import Card, Side
from settebello.i18n import Text, t, tn
from settebello.ui.kit import routes
from settebello.ui.kit.archive_progress import ArchiveProgress
from settebello.ui.kit.backdrop import draw_backdrop
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.achievements_port import achieved
from settebello.ui.kit.ports.archive_port import Shelf
from settebello.ui.kit.ports.results import MatchResult
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Push, Reset
from settebello.ui.kit.theme import CALM, GOLD_DEEP, INK, INK_SOFT, RED_DEEP
from settebello.ui.kit.view.canvas import Align, Canvas
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button, Surface, draw_sheet, room_for, sheet
from settebello.ui.table.model.score_model.points_made import made_of
from settebello.ui.table.view.spoken_table import points_aloud
from settebello.ui.table.view.talk.speech_bubble import draw_spoken

FAN = tuple(Card.parse(text) for text in ("7s", "7c", "7d", "7b"))
FAN_CARD = 98.0
FAN_TURN = 12.0
FAN_RADIUS = 300.0
ROW = 46.0
LOW_ROW = 36.0
FACE = 40.0
"""Width for a portrait in a row."""
LINE = 30.0
"""Height for the line of new achievements."""
MADE = 17.0
MADE_LINES = 46.0
"""Height for the points by category."""
WIDTH = 880.0
NARROW = 820.0
"""Width of the compact sheet, used when the zoom leaves too little room."""
FAN_ROOM = 180.0
"""Height of the card fan, which the compact sheet omits."""
REMARK = 34.0
"""Height of a remark shown as a line."""


class MatchOverScene(MenuScene):
    """Shows the winner; the button for another match of the same kind has the focus."""

    surface = Surface.PAPER

    def __init__(self, services: Services, result: MatchResult) -> None:
        """Show a result."""
        super().__init__(services)
        self.result = result
        self._new = Button(t("Play again"), lambda: Reset(routes.NewMatch(result.again)))
        self._title = Button(t("Main menu"), lambda: Reset(routes.Title()), look=CALM)
        self._look = Button(t("Replay match"), self._look_at, look=CALM)
        self._other = Button(t("New game"), lambda: Push(routes.NewGame()), look=CALM)
        looked = () if result.record is None else (self._look,)
        self._buttons = (self._title, *looked, self._other, self._new)
        self.use(*self._buttons, focus=self._new)
        self._area = Area(0, 0, 0, 0)
        why = 27 if self.result.decided or self.result.low else 0
        few = len(self.result.sides) <= 4
        told = few and services.settings.current.achievements and self.result.own is not None
        self._made = None if result.record is None or not few else made_of(result.record, result.order)
        made = MADE_LINES if self._made else 0
        self._low = False
        rest = 400 + 60 + why + LINE * told + made
        self._size = (WIDTH, rest + self._row * len(self.result.sides))
        said = REMARK if result.remark is not None else 0
        self._low_size = (NARROW, rest - FAN_ROOM + said + LOW_ROW * len(self.result.sides))
        self.needs = room_for(*self._low_size)
        self._cheered = False
        self._reading = ArchiveProgress(services.archive)
        self._tells = told
        self._achieved: tuple[Text, ...] = ()

    def arrange(self, width: float, height: float) -> None:
        """Place the sheet in the middle and the buttons at its lower edge."""
        super().arrange(width, height)
        whole = room_for(*self._size)
        self._low = width < whole[0] or height < whole[1]
        self._area = sheet(*(self._low_size if self._low else self._size), width, height)
        line = Area(self._area.x + 44, self._area.bottom - 92, self._area.width - 88, 56)
        for button, area in zip(self._buttons, line.columns(len(self._buttons), 14), strict=True):
            button.place(area)

    @property
    def _row(self) -> float:
        """The height of a side's row: lower with many sides, or little room."""
        return ROW if len(self.result.sides) <= 4 and not self._low else LOW_ROW

    def update(self, now: float) -> Change | None:
        """Play the sound for a win or a loss once, and read the achievements."""
        if not self._cheered:
            self._cheered = True
            won = self.result.own in {self.result.winner, None}
            self.services.cues.play(Cue.WIN if won else Cue.LOSE)
        if self._tells and not self._reading.over and self._reading.step():
            self._achieved = self._newly()
            self.touch()
        return super().update(now)

    def _newly(self) -> tuple[Text, ...]:
        """Return the achievements of this match, if it is the latest finished one in the archive."""
        entries = [one for one in self.services.archive.entries if one.kept.shelf is Shelf.PUT_AWAY]
        last = entries[0].summary if entries else None
        if last is None or last.totals != self.result.totals:
            return ()
        return tuple(one.achievement.title for one in achieved(self.services).new)

    def achieved_line(self) -> Text | None:
        """Return the text for new achievements: up to two by name, else with their number."""
        match self._achieved:
            case ():
                return None
            case (one,):
                return t("Achieved: {first}", first=one)
            case (one, other):
                return t("Achieved: {first}, {second}", first=one, second=other)
            case several:
                return t("Achieved: {first}, and {n} more", first=several[0], n=len(several) - 1)

    def leave(self) -> Change | None:
        """Answer Esc: to the title."""
        return Reset(routes.Title())

    def replay(self) -> Change | None:
        """Answer the key that looks at the match again."""
        return self._look_at()

    def _look_at(self) -> Change | None:
        """Look at the match from its beginning; nothing where there is no record."""
        record = self.result.record
        return None if record is None else Push(routes.ReplayRecord(record))

    def headline(self) -> Text:
        """Return which side has won."""
        if self.result.winner != self.result.own:
            if self.result.pairs and len(self.result.sides) == 2 and self.result.own is not None:
                return t("Your opponents have won the match.")
            winner = self.result.sides[self.result.winner]
            if self.result.pairs:
                return t("{names} have won the match.", names=winner)
            return t("{name} has won the match.", name=winner)
        if self.result.pairs:
            return t("Your side has won the match!")
        return t("You have won the match!")

    @property
    def spoken(self) -> Spoken:
        """The winner and the points."""
        totals = ((self.result.sides[side], self.result.totals[side]) for side in self.result.order)
        opening = (self.headline(), *points_aloud(totals))
        made = () if self._made is None else (self._made,)
        opening = (*opening, *made)
        notice = self.achieved_line() or ""
        return Spoken(opening, self.group.spoken, self.group.focused, patient=True, notice=notice)

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, the sheet, the fan of sevens, the totals and the buttons."""
        table = self.services.settings.current.table
        canvas.static(("match over", table), lambda: draw_backdrop(canvas, table, dark=0.35))
        canvas.want_cards(FAN_CARD)
        draw_sheet(canvas, self._area, self.headline())
        x = self._area.centre[0]
        y = self._area.y + 336
        if self._low:
            y += self._draw_line(canvas) - FAN_ROOM
        else:
            self._draw_fan(canvas, x, self._area.y + 204)
            self._draw_remark(canvas)
        order = self.result.order
        for place, side in enumerate(order):
            self._draw_row(canvas, side, y + self._row * place)
        below = tn(
            "{variant}, one deal", "{variant}, {n} deals", n=self.result.deals, variant=self.result.variant
        )
        y += self._row * len(order) + 6
        canvas.text(below, x, y, size=19, colour=INK_SOFT, align=Align.CENTRE)
        if self._made is not None:
            made = Area(self._area.x + 40, y + 14, self._area.width - 80, MADE_LINES)
            canvas.paragraph(self._made, made, size=MADE, colour=INK_SOFT, align=Align.CENTRE, spacing=0.85)
            y += MADE_LINES
        why = self.result.decided or (t("The fewest points win.") if self.result.low else None)
        if why is not None:
            room = self._area.width - 100
            canvas.text(why, x, y + 27, size=20, colour=RED_DEEP, align=Align.CENTRE, width=room)
        line = self.achieved_line()
        if line is not None:
            y = self._area.bottom - 114
            room = min(canvas.text_width(line, size=20), self._area.width - 160)
            canvas.glyph("trophy", x - room / 2 - 22, y, 24, GOLD_DEEP)
            canvas.text(line, x, y, size=20, colour=INK, align=Align.CENTRE, width=self._area.width - 160)
        super().draw(canvas)

    def _draw_fan(self, canvas: Canvas, x: float, y: float) -> None:
        for place, card in enumerate(FAN):
            turn = (place - (len(FAN) - 1) / 2) * FAN_TURN
            lean = math.radians(turn)
            canvas.card(
                card,
                x + FAN_RADIUS * math.sin(lean),
                y + FAN_RADIUS * (1 - math.cos(lean)),
                FAN_CARD,
                angle=-turn,
                lift=0.2,
            )

    def _draw_remark(self, canvas: Canvas) -> None:
        """Draw the final remark beside the fan, with its speaker."""
        remark = self.result.remark
        if remark is None:
            return
        portrait = Area(self._area.right - 162, self._area.y + 216, 96, 96)
        canvas.picture(self.result.players[remark.seat].avatar, portrait)
        draw_spoken(canvas, portrait.centre[0], portrait.y - 8, 184, remark.words)

    def _draw_line(self, canvas: Canvas) -> float:
        """Draw the final remark as a line below the heading; return its height."""
        remark = self.result.remark
        if remark is None:
            return 0.0
        words = t("{name}: “{words}”", name=self.result.players[remark.seat].name, words=remark.words)
        room = Area(self._area.x + 60, self._area.y + 112, self._area.width - 120, REMARK)
        x, y = room.centre
        canvas.text(words, x, y, size=20, colour=INK_SOFT, align=Align.CENTRE, width=room.width)
        return REMARK

    def _draw_row(self, canvas: Canvas, side: Side, y: float) -> None:
        x = self._area.centre[0]
        first = side == self.result.winner
        colour = RED_DEEP if first else INK
        if first:
            canvas.glyph("laurel", x - 286, y, 40, GOLD_DEEP)
        people = self.result.players[side :: len(self.result.sides)]
        room, size = 432.0 - FACE * len(people), min(FACE, self._row) - 4
        canvas.text(self.result.sides[side], x - 250, y, size=25, role=Role.BOLD, colour=colour, width=room)
        for place, player in enumerate(reversed(people)):
            canvas.picture(player.avatar, Area.centred(x + 176 - FACE * place, y, size, size))
        canvas.text(
            str(self.result.totals[side]),
            x + 250,
            y,
            size=30,
            role=Role.BOLD,
            colour=colour,
            align=Align.RIGHT,
        )
