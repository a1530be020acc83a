"""What there is to achieve, what is achieved, and in which match it was."""

from dataclasses import replace
from typing import Final

from settebello.i18n import dated, t
from settebello.session import Standing
from settebello.ui.kit import routes
from settebello.ui.kit.archive_progress import ArchiveProgress
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.achievements_port import Achieved, achieved
from settebello.ui.kit.ports.archive_port import KeptMatch, Shelf
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop, Push, SceneId
from settebello.ui.kit.theme import (
    CALM,
    FADED,
    FILLED,
    GOLD_DEEP,
    INK,
    INK_SOFT,
    LETTERS,
    RED_DEEP,
    TRACK,
    Size,
)
from settebello.ui.kit.view.canvas import Canvas, Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button, Heading, Option, ScrollList, Toggle, draw_sheet, inside, sheet
from settebello.ui.kit.widgets.paper import room_for

WIDTH: Final = 1100.0
HEIGHT: Final = 700.0
LIST: Final = 440.0
ROW: Final = 54.0
BAR: Final = 14.0
SMALL: Final = LETTERS[Size.SMALL] + 1


class AchievementsScene(MenuScene):
    """A sheet with everything there is to achieve; the matches are read a little in every frame."""

    translucent = True
    needs = room_for(WIDTH, HEIGHT)
    heading = t("Achievements")
    own = SceneId.ACHIEVEMENTS

    def __init__(self, services: Services) -> None:
        """Show nothing before the matches are read."""
        super().__init__(services)
        self._reading = ArchiveProgress(services.archive)
        self._achieved = Achieved()
        self._list: ScrollList | None = None
        on = services.settings.current.achievements
        self._say = Toggle(t("Tell of new ones after a match"), on=on, switched=self._switch)
        self._look = Button(t("Look at the match"), self._look_at, look=CALM, on_paper=True)
        self._done = Button(t("Done"), Pop, on_paper=True)
        self._sheet = self._page = self._list_area = sheet(WIDTH, HEIGHT, 0, 0)
        self.use(self._say, self._done, focus=self._done)

    @property
    def animating(self) -> bool:
        """Whether matches are still being read."""
        return not self._reading.over

    @property
    def chosen(self) -> Standing | None:
        """The achievement that is looked at."""
        value = self._list.value if self._list is not None else None
        return value if isinstance(value, Standing) else None

    @property
    def spoken(self) -> Spoken:
        """What has the focus; of the list also what is to be done."""
        chosen = self.chosen
        about = (chosen.achievement.words,) if chosen and self.group.focused is self._list else ()
        return Spoken((self.heading,), (*self.group.spoken, *about), self.group.focused)

    def update(self, now: float) -> Change | None:
        """Read on."""
        del now
        if not self._reading.over:
            if self._reading.step():
                self._achieved = achieved(self.services)
                self._show()
            self.touch()
        return None

    def arrange(self, width: float, height: float) -> None:
        """Put the list on the left, what is chosen on the right, and the buttons below."""
        super().arrange(width, height)
        self._sheet = sheet(WIDTH, HEIGHT, width, height)
        room = inside(self._sheet)
        foot = Area(room.x, room.bottom + 14 - ROW, room.width, ROW)
        self._say.place(Area(foot.x, foot.y, LIST, ROW))
        right = Area(foot.x + LIST + 34, foot.y, foot.width - LIST - 34, ROW)
        for button, area in zip((self._look, self._done), right.columns(2, 16), strict=True):
            button.place(area)
        upper = Area(room.x, room.y - 4, room.width, foot.y - 16 - room.y)
        self._list_area, self._page = upper.split_left(LIST, 34)
        if self._list is not None:
            self._list.place(self._list_area)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet and the achievement chosen."""
        canvas.veil()
        draw_sheet(canvas, self._sheet, self.heading)
        chosen = self.chosen
        if self.animating:
            self._reading.draw(canvas, self._page)
        elif chosen is not None:
            self._draw_one(canvas, chosen, self._page)
        super().draw(canvas)

    def _draw_one(self, canvas: Canvas, one: Standing, page: Area) -> None:
        x, y = page.centre[0], page.y + 92
        canvas.glyph("laurel", x, y, 168, GOLD_DEEP if one.done else FADED, 1.0 if one.done else 0.45)
        canvas.glyph("trophy", x, y - 16, 44, GOLD_DEEP if one.done else FADED, 1.0 if one.done else 0.6)
        top = page.y + 196
        title = one.achievement.title
        high = canvas.paragraph_height(title, page.width, size=36, role=Role.TITLE)
        area = Area(page.x, top, page.width, high + 1)
        canvas.paragraph(title, area, size=36, colour=RED_DEEP, role=Role.TITLE)
        top += high + 14
        high = canvas.paragraph(one.achievement.words, Area(page.x, top, page.width, 90), colour=INK)
        top += high + 22
        if one.achievement.goal > 1:
            bar = Area(page.x, top, page.width - 130, BAR)
            canvas.box(bar, replace(TRACK, radius=BAR / 2))
            part = one.reached / one.achievement.goal
            if part > 0:
                canvas.box(
                    Area(bar.x, bar.y, max(BAR, bar.width * part), BAR), replace(FILLED, radius=BAR / 2)
                )
            far = t("{reached} of {goal}", reached=max(0, one.reached), goal=one.achievement.goal)
            canvas.text(far, bar.right + 18, bar.centre[1], size=SMALL, role=Role.BOLD, width=112)
            top += BAR + 22
        canvas.text(self._note(one), page.x, top + 10, size=SMALL, colour=INK_SOFT, width=page.width)
        fair = t(
            "Matches with cards known before, at a shared screen or in lessons do not count, "
            "and for feats and victories over the strong neither do those with take-backs or hints."
        )
        high = canvas.paragraph_height(fair, page.width, size=SMALL - 1)
        area = Area(page.x, page.bottom - high - 4, page.width, high + 4)
        canvas.paragraph(fair, area, size=SMALL - 1, colour=INK_SOFT)

    def _show(self) -> None:
        rows: list[Option | Heading] = []
        done = [one for one in self._achieved.standings if one.done]
        open_ = [one for one in self._achieved.standings if not one.done]
        for title, group in ((t("Achieved"), done), (t("Not yet"), open_)):
            if group:
                rows.append(Heading(title))
            rows += [
                Option(one, one.achievement.title, note=self._row_note(one), faded=not one.done)
                for one in group
            ]
        self._list = ScrollList(self.heading, rows, None, self._choose)
        self._list.place(self._list_area)
        self._look.enabled = self.chosen is not None and self.chosen.done
        self.use(self._list, self._say, self._look, self._done, focus=self._list)

    def _row_note(self, one: Standing) -> Words:
        return self._note(one) if one.done else one.achievement.words

    def _note(self, one: Standing) -> Words:
        if one.done:
            return t("Achieved on {day}", day=dated(self._achieved.day(one)))
        return t("Not achieved yet")

    def _choose(self, value: object) -> Change | None:
        self._look.enabled = isinstance(value, Standing) and value.done
        self.touch()
        return None

    def _look_at(self) -> Change | None:
        one = self.chosen
        return None if one is None else Push(routes.ReplayKept(KeptMatch(Shelf.PUT_AWAY, one.match)))

    def _switch(self, on: bool) -> Change | None:  # noqa: FBT001 - as every switch is told
        port = self.services.settings
        port.change(replace(port.current, achievements=on))
        self.touch()
        return None
