"""All achievements, with the matches in which they were earned."""

from dataclasses import replace
from typing import Final

from settebello.i18n import dated, t
from settebello.session import Standing
from settebello.ui.kit import routes
from settebello.ui.kit.archive_progress import ArchiveProgress
from settebello.ui.kit.forms import (
    Column,
    Drawing,
    Item,
    Line,
    Ruled,
    SheetScene,
    Space,
    SwitchRow,
    When,
    settings_of,
)
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.achievements_port import Achieved, achieved
from settebello.ui.kit.ports.archive_port import KeptMatch, Shelf
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Push, SceneId
from settebello.ui.kit.still_life import TROPHY
from settebello.ui.kit.theme import (
    CALM,
    FILLED,
    INK,
    INK_SOFT,
    LETTERS,
    TRACK,
    Size,
)
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button, Heading, Option, ScrollList, done_button
from settebello.ui.kit.widgets.paper import DONE
from settebello.ui.kit.widgets.plate import Plate, draw_plate, fitted
from settebello.ui.kit.widgets.sheet_binding import SheetBinding
from settebello.ui.kit.widgets.vignette import draw_vignette
from settebello.ui.menus.results.medal import medal_picture

VIGNETTE = 110.0
LIST: Final = 440.0
ROW: Final = 54.0
BAR: Final = 14.0
MOST_OF_PAGE: Final = 0.58
"""The part of the page that the plate with the medal takes at most."""
PLATE_GAP: Final = 16.0
WORDS_GAP: Final = 22.0
BAR_GAP: Final = 22.0
NOTE: Final = 30.0
"""Height of the line that says when it was achieved, with the gap below it."""
SMALL: Final = LETTERS[Size.SMALL] + 1
FAIR: Final = t(
    "Lessons, matches on a shared screen and matches with cards you had seen before "
    "don't count. For feats and wins over strong opponents, matches with take-backs or "
    "hints don't count either."
)


class AchievementsScene(SheetScene):
    """A sheet with all achievements; the matches are read a little in every frame."""

    heading = t("Achievements")
    still_life = TROPHY
    binding = SheetBinding.LEDGER
    own = SceneId.ACHIEVEMENTS

    def __init__(self, services: Services) -> None:
        """Show nothing until the matches have been read."""
        super().__init__(services)
        self._reading = ArchiveProgress(services.archive)
        self._achieved = Achieved()
        self._list = ScrollList(self.heading, (), None, lambda _: None)
        told = settings_of(services).field(
            lambda s: s.achievements, lambda s, on: replace(s, achievements=on)
        )
        say = SwitchRow(t("Announce new achievements"), told, ROW)
        look = Button(t("Replay match"), self._look_at, look=CALM)
        done = done_button()
        looked_at = When(self._listed, Item(look, ROW, enabled=self._may_look))
        page = Column(
            Line(
                When(self._listed, Item(self._list, 0, stretch=True)),
                Drawing(self._draw_page, stretch=True),
                gap=34,
                widths=(LIST, None),
            ),
            Space(16),
            Ruled(
                Line(
                    say,
                    Line(looked_at, Item(done, ROW), gap=16, widths=(None, DONE)),
                    gap=34,
                    widths=(LIST, None),
                )
            ),
        )
        self.show(page, width=1100, height=700, lift=4, spare=-18, focus=done)

    @property
    def animating(self) -> bool:
        """Whether matches are still being read."""
        return not self._reading.over

    @property
    def chosen(self) -> Standing | None:
        """The selected achievement."""
        value = self._list.value if self._list.rows else None
        return value if isinstance(value, Standing) else None

    @property
    def spoken(self) -> Spoken:
        """The focused widget; for the list also the achievement's condition."""
        chosen = self.chosen
        about = (chosen.achievement.words,) if chosen and self.group.focused is self._list else ()
        return Spoken((self.heading,), (*self.group.spoken, *about), self.group.focused)

    def update(self, now: float) -> Change | None:
        """Continue reading."""
        del now
        if not self._reading.over:
            if self._reading.step():
                self._achieved = achieved(self.services)
                self._show()
            self.touch()
        return None

    def _draw_page(self, canvas: Canvas, page: Area) -> None:
        """Draw the achievement chosen; while the matches are read, how far that is."""
        chosen = self.chosen
        if self.animating:
            self._reading.draw(canvas, page)
        elif chosen is not None:
            self._draw_one(canvas, chosen, page)

    def _draw_one(self, canvas: Canvas, one: Standing, page: Area) -> None:
        """Draw an achievement; its plate leaves the room that the words below it need."""
        counted = one.achievement.goal > 1
        fair_high = canvas.paragraph_height(FAIR, page.width, size=SMALL - 1) + 4
        words_high = canvas.paragraph_height(one.achievement.words, page.width)
        below = PLATE_GAP + words_high + WORDS_GAP + (BAR + BAR_GAP if counted else 0.0) + NOTE + fair_high
        high = min(MOST_OF_PAGE * page.height, page.height - below)
        frame = fitted(Plate.LEVEL, Area(page.x, page.y, page.width, high))
        frame = frame.moved((page.width - frame.width) / 2, 0)
        title = one.achievement.title
        medal = medal_picture(one.achievement.id)
        draw_plate(canvas, Plate.LEVEL, frame, medal, title, part=0.86, faint=not one.done)
        top = frame.bottom + PLATE_GAP
        canvas.paragraph(one.achievement.words, Area(page.x, top, page.width, words_high + 2), colour=INK)
        top += words_high + WORDS_GAP
        if counted:
            bar = Area(page.x, top, page.width - 130, BAR)
            canvas.box(bar, replace(TRACK, radius=BAR / 2))
            part = one.reached / one.achievement.goal
            if part > 0:
                canvas.box(
                    Area(bar.x, bar.y, max(BAR, bar.width * part), BAR), replace(FILLED, radius=BAR / 2)
                )
            far = t("{reached} of {goal}", reached=max(0, one.reached), goal=one.achievement.goal)
            canvas.text(far, bar.right + 18, bar.centre[1], size=SMALL, role=Role.BOLD, width=112)
            top += BAR + BAR_GAP
        canvas.text(self._note(one), page.x, top + 10, size=SMALL, colour=INK_SOFT, width=page.width)
        area = Area(page.x, page.bottom - fair_high, page.width, fair_high)
        draw_vignette(canvas, "mouse", Area(page.x, top + 22, page.width, area.y - top - 26), VIGNETTE)
        canvas.paragraph(FAIR, area, size=SMALL - 1, colour=INK_SOFT)

    def _show(self) -> None:
        rows: list[Option | Heading] = []
        done = [one for one in self._achieved.standings if one.done]
        open_ = [one for one in self._achieved.standings if not one.done]
        for title, group in ((t("Achieved"), done), (t("Not yet"), open_)):
            if group:
                rows.append(Heading(title))
            rows += [
                Option(
                    one,
                    one.achievement.title,
                    note=self._row_note(one),
                    faded=not one.done,
                    picture=medal_picture(one.achievement.id),
                )
                for one in group
            ]
        self._list.set_rows(rows, None)
        self.refresh()
        self.group.focus(self._list)

    def _listed(self) -> bool:
        return bool(self._list.rows)

    def _may_look(self) -> bool:
        return self.chosen is not None and self.chosen.done

    def _row_note(self, one: Standing) -> Words:
        return self._note(one) if one.done else one.achievement.words

    def _note(self, one: Standing) -> Words:
        if one.done:
            return t("Achieved on {day}", day=dated(self._achieved.day(one)))
        return t("Not achieved yet")

    def _look_at(self) -> Change | None:
        one = self.chosen
        return None if one is None else Push(routes.ReplayKept(KeptMatch(Shelf.PUT_AWAY, one.match)))
