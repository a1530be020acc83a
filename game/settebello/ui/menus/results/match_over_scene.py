"""The end of a match: the winner and the others, the course of the match, and what to do next."""

from typing import Final

from settebello.audio.cues import Cue
from settebello.i18n import Text, t, tn
from settebello.ui.kit import routes
from settebello.ui.kit.archive_progress import ArchiveProgress
from settebello.ui.kit.backdrop import draw_backdrop
from settebello.ui.kit.controls.inputs import PointerPressed, UiEvent
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.achievements_port import achieved
from settebello.ui.kit.ports.archive_port import Shelf
from settebello.ui.kit.ports.results import MatchResult
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Push, Reset
from settebello.ui.kit.theme import CALM, GOLD, GOLD_DEEP, INK, INK_SOFT, PANEL, RED_DEEP
from settebello.ui.kit.view.canvas import BASE_HEIGHT, BASE_WIDTH, Align, Canvas
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button, Surface, draw_sheet, room_for, sheet
from settebello.ui.menus.results.match_course import MatchCourse
from settebello.ui.menus.results.medal import LANDS, Medal
from settebello.ui.menus.results.podium import Podium
from settebello.ui.menus.results.result_list import REMARK, ROW, draw_list
from settebello.ui.table.model.score_model.points_made import made_of
from settebello.ui.table.view.spoken_table import points_aloud

HEADLINE: Final = 58.0
PAGE: Final = 282.0
"""Height of the page with the course of the match and the buttons."""
COURSE: Final = 0.47
"""The part of the page's width for the course."""
LINE: Final = 30.0
"""Height for the line of new achievements on the compact sheet."""
MADE: Final = 17.0
MADE_LINES: Final = 46.0
"""Height for the points by category."""
NARROW: Final = 820.0
"""Width of the compact sheet, used when the zoom leaves too little room."""
MEDALS: Final = 3
MEDAL: Final = 62.0
MEDAL_EVERY: Final = 0.45


class MatchOverScene(MenuScene):
    """Shows the winner; the button for another match of the same kind has the focus."""

    surface = Surface.PAPER

    def __init__(self, services: Services, result: MatchResult) -> None:
        """Show a result."""
        super().__init__(services)
        self.result = result
        self._new = Button(self._rematch(), lambda: Reset(routes.NewMatch(result.again)))
        self._look = Button(t("Replay match"), self._look_at, look=CALM)
        self._other = Button(t("New game"), lambda: Push(routes.NewGame()), look=CALM)
        self._title = Button(t("Main menu"), lambda: Reset(routes.Title()), look=CALM)
        looked = () if result.record is None else (self._look,)
        self._buttons = (self._new, *looked, self._other, self._title)
        self._medals: tuple[Medal, ...] = ()
        self.use(*self._buttons, focus=self._new)
        few = len(result.sides) <= 4
        self._tells = services.settings.current.achievements and result.own is not None
        self._made = None if result.record is None or not few else made_of(result.record, result.order)
        self._course = None if result.record is None else MatchCourse.of(result.record, result.order)
        why = 27 if self._why is not None else 0
        made = MADE_LINES if self._made else 0
        said = REMARK if result.remark is not None else 0
        self._low_size = (NARROW, 258 + why + LINE * self._tells + made + said + ROW * len(result.sides))
        self.needs = room_for(*self._low_size)
        self._low = False
        self._page = Area(0, 0, 0, 0)
        self._podium = Podium(result, BASE_WIDTH, BASE_HEIGHT - PAGE)
        self._now = 0.0
        self._begun: float | None = None
        self._medals_begun: float | None = None
        self._reading = ArchiveProgress(services.archive)
        self._achieved: tuple[Text, ...] = ()

    def _rematch(self) -> Text:
        """Return the label of the button for another match: with the name of an only opponent."""
        result = self.result
        if len(result.players) == 2 and result.own is not None:
            return t("Rematch with {name}", name=result.players[1 - result.own].name)
        return t("Play again")

    @property
    def _why(self) -> Text | None:
        """Why this side has won, where the totals do not say it."""
        return self.result.decided or (t("The fewest points win.") if self.result.low else None)

    # Places

    def arrange(self, width: float, height: float) -> None:
        """Place the page at the lower edge, or with little room a compact sheet in the middle."""
        super().arrange(width, height)
        self._low = width < BASE_WIDTH - 1 or height < BASE_HEIGHT - 1
        if self._low:
            self._page = sheet(*self._low_size, width, height)
        else:
            wide = min(width - 48, BASE_WIDTH + 160)
            self._page = Area(width / 2 - wide / 2, height - PAGE - 16, wide, PAGE)
            self._podium = Podium(self.result, width, self._page.y - 8)
        page = self._page
        line = Area(page.x + 32, page.bottom - (92 if self._low else 78), page.width - 64, 56)
        for button, area in zip(self._buttons, line.columns(len(self._buttons), 14), strict=True):
            button.place(area)
        room = Area(self._facts.x, line.y - MEDAL - 16, self._facts.width, MEDAL)
        for medal, area in zip(self._medals, room.columns(MEDALS, 12), strict=False):
            medal.place(area)
        shown = () if self._low else self._medals
        if self.group.widgets != (*shown, *self._buttons):
            self.use(*shown, *self._buttons, focus=self.group.focused)

    @property
    def _facts(self) -> Area:
        """The right part of the page, for the facts and the medals; the whole page without a course."""
        inner = self._page.inset(28)
        left = inner.x + (COURSE * inner.width + 36 if self._course is not None else 0)
        return Area(left, inner.y - 8, inner.right - left, inner.height)

    # Time

    @property
    def animating(self) -> bool:
        """Whether coins or medals are still landing, or the achievements are being read."""
        return not self._low and (self._time < self._podium.lasts or self._medal_time < self._medals_last)

    @property
    def _time(self) -> float:
        return 0.0 if self._begun is None else self._now - self._begun

    @property
    def _medal_time(self) -> float:
        return 0.0 if self._medals_begun is None else self._now - self._medals_begun

    @property
    def _medals_last(self) -> float:
        return MEDAL_EVERY * len(self._medals) + LANDS if self._medals else 0.0

    def handle(self, event: UiEvent) -> Change | None:
        """Let everything land at once after a click; then pass the event on."""
        if isinstance(event, PointerPressed) and self.animating:
            self._hurry()
        return super().handle(event)

    def _hurry(self) -> None:
        self._begun = self._now - self._podium.lasts
        if self._medals:
            self._medals_begun = self._now - self._medals_last
        self._age_medals()
        self.touch()

    def update(self, now: float) -> Change | None:
        """Play the sound for a win or a loss once, let coins and medals land, and read the achievements."""
        self._now = now
        if self._begun is None:
            self._begun = now
            won = self.result.own in {self.result.winner, None}
            self.services.cues.play(Cue.WIN if won else Cue.LOSE)
            if self.services.reduced_motion():
                self._hurry()
        if self._tells and not self._reading.over and self._reading.step():
            self._achieved = self._newly()
            self._hang()
        if self._medals and self._medals_begun is None and self._time >= self._podium.lasts:
            self._medals_begun = now
            if self.services.reduced_motion():
                self._hurry()
        self._age_medals()
        return super().update(now)

    def _age_medals(self) -> None:
        """Let each medal appear at its time, with a sound."""
        for number, medal in enumerate(self._medals):
            before, medal.age = medal.age, self._medal_time - MEDAL_EVERY * number
            if before <= 0 < medal.age:
                self.services.cues.play(Cue.POINT)
                self.touch()

    def _hang(self) -> None:
        """Make the medals of the new achievements, the last of which stands for all that are left."""
        titles: list[Text] = list(self._achieved)
        if len(titles) > MEDALS:
            titles = [*titles[: MEDALS - 1], t("{n} more", n=len(titles) - MEDALS + 1)]
        self._medals = tuple(Medal(title, lambda: Push(routes.Achievements())) for title in titles)
        self.arrange(self.width, self.height)
        self.touch()

    def _newly(self) -> tuple[Text, ...]:
        """Return the achievements of this match, if it is the latest finished one in the archive."""
        entries = [one for one in self.services.archive.entries if one.kept.shelf is Shelf.PUT_AWAY]
        last = entries[0].summary if entries else None
        if last is None or last.totals != self.result.totals:
            return ()
        return tuple(one.achievement.title for one in achieved(self.services).new)

    # Words

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
        made = () if self._made is None else (self._made,)
        opening = (self.headline(), *points_aloud(totals), *made)
        notice = self.achieved_line() or ""
        return Spoken(opening, self.group.spoken, self.group.focused, patient=True, notice=notice)

    # What a key or button does

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

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the sides with their coins, the course of the match and the buttons."""
        table = self.services.settings.current.table
        language = canvas.say(t("English"))
        key = ("match over", table, self._page, self._low, self._achieved, language)
        canvas.static(key, lambda: self._draw_still(canvas))
        if not self._low:
            self._podium.draw_coins(canvas, self._time)
            self._podium.draw_remark(canvas)
        super().draw(canvas)

    def _draw_still(self, canvas: Canvas) -> None:
        draw_backdrop(canvas, self.services.settings.current.table, dark=0.35)
        if self._low:
            self._draw_sheet(canvas)
            return
        page = self._page
        canvas.cut_text(
            self.headline(), canvas.width / 2, 46, size=HEADLINE, colour=GOLD, width=canvas.width - 80
        )
        self._podium.draw_still(canvas)
        canvas.box(page, PANEL)
        if self._course is not None:
            inner = page.inset(28)
            faces = tuple(stand.players[0].avatar for stand in self._podium.stands if stand.players)
            area = Area(inner.x, inner.y - 6, COURSE * inner.width, PAGE - 120)
            self._course.draw(canvas, area, faces)
        self._draw_facts(canvas, self._facts, self._facts.y + 14, Align.LEFT)

    def _draw_facts(self, canvas: Canvas, room: Area, y: float, align: Align) -> None:
        """Draw the game, what the points were made of and why they decide."""
        x = room.x if align is Align.LEFT else room.centre[0]
        below = tn(
            "{variant}, one deal", "{variant}, {n} deals", n=self.result.deals, variant=self.result.variant
        )
        canvas.text(below, x, y, size=20, colour=INK, align=align, width=room.width)
        y += 18
        if self._made is not None:
            made = Area(room.x, y, room.width, MADE_LINES)
            canvas.paragraph(self._made, made, size=MADE, colour=INK_SOFT, align=align, spacing=0.85)
            y += MADE_LINES
        if self._why is not None:
            canvas.text(self._why, x, y + 12, size=19, colour=RED_DEEP, align=align, width=room.width)

    def _draw_sheet(self, canvas: Canvas) -> None:
        """Draw the compact sheet: the same in rows and lines."""
        page = self._page
        draw_sheet(canvas, page, self.headline())
        y = draw_list(canvas, self.result, page, page.y + 120)
        room = page.inset(40)
        self._draw_facts(canvas, room, y + 20, Align.CENTRE)
        line = self.achieved_line()
        if line is not None:
            x, y = page.centre[0], page.bottom - 112
            wide = min(canvas.text_width(line, size=20), page.width - 160)
            canvas.glyph("trophy", x - wide / 2 - 22, y, 24, GOLD_DEEP)
            canvas.text(line, x, y, size=20, colour=INK, align=Align.CENTRE, width=page.width - 160)
