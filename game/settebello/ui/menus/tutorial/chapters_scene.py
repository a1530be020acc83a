"""The list of tutorial chapters, with those already played."""

from functools import partial
from pathlib import Path
from typing import Final

from settebello.coach import Lesson, shipped_tutorial
from settebello.i18n import t
from settebello.ui.kit import routes
from settebello.ui.kit.backdrop import draw_ground
from settebello.ui.kit.forms.section import GROUND
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop, Push, SceneId
from settebello.ui.kit.still_life import RULEBOOK
from settebello.ui.kit.theme import CALM, GOLD_DEEP, INK, LETTERS, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.kit.widgets import (
    Button,
    Heading,
    Option,
    ScrollList,
    Surface,
    draw_sheet,
    inside,
    room_for,
    sheet,
)
from settebello.ui.kit.widgets.base import NOWHERE
from settebello.ui.kit.widgets.paper import DONE
from settebello.ui.kit.widgets.sheet_binding import SheetBinding
from settebello.ui.kit.widgets.vignette import draw_heading_vignettes
from settebello.ui.menus.tutorial.chapter_picture import ChapterPicture, cards_of, draw_chapter, picture_of

WIDTH: Final = 1120.0
HEIGHT: Final = 690.0
LIST: Final = 600.0
BUTTON: Final = 56.0
START: Final = 300.0
"""The width of the button that starts a chapter."""
RULE: Final = 14.0
"""The room between the rule across the sheet and the buttons below it."""
GAP: Final = 18.0
WORDS: Final = 34.0
EDGE: Final = 18.0
"""How far the words and the picture of a chapter stand from the edge of their ground."""
TITLE: Final = 30.0
SIGN: Final = 150.0
"""The size of the sign of the market game."""
MERCATO = "mercato"
"""The row of the tutorial of the market game."""


class ChaptersScene(MenuScene):
    """A list of the chapters; the first unplayed one is selected."""

    surface = Surface.PAPER
    needs = room_for(WIDTH, 460)
    heading = t("Learn the game")
    own = SceneId.TUTORIAL

    def __init__(self, services: Services) -> None:
        """List all chapters."""
        super().__init__(services)
        self._sheet = sheet(WIDTH, HEIGHT, 0, 0)
        self._panel = NOWHERE
        self._begin = Button(t("Start chapter"), self._play, glyph="play")
        self._back = Button(t("Back"), Pop, look=CALM, glyph="arrow_left")
        self._pictures: dict[str, ChapterPicture] = {}
        self._offer()

    def _offer(self) -> None:
        done = self.services.settings.current.lessons
        tutorial = shipped_tutorial()
        lessons = tutorial.lessons
        first = lessons[0] if lessons else None
        ahead = next((lesson for lesson in lessons if lesson.id not in done), first)
        rows: list[Option | Heading] = [
            Option(
                lesson,
                t("{number}. {title}", number=number, title=t(lesson.title)),
                ticked=lesson.id in done,
                cards=partial(cards_of, lesson),
            )
            for number, lesson in enumerate(lessons, 1)
        ]
        if self.services.market is not None:
            mercato = self.services.market().lesson
            rows.append(Heading(t("Mercato")))
            rows.append(Option(MERCATO, t(mercato.title), ticked=mercato.id in done, sign="basket"))
        if tutorial.problems:
            rows.append(Heading(t("Unreadable chapters")))
        # A line for each file, with its first problem.
        for file, problem in {one.file: one for one in reversed(tutorial.problems)}.items():
            name = Path(file).name
            rows.append(Option(name, name, faded=True, note=problem.message))
        self.list = ScrollList(t("Chapters"), rows, ahead, self._mark, self._play)
        begun = self.group.focused is self._begin
        self.use(self.list, self._back, self._begin, focus=self._begin if begun else self.list)

    def arrange(self, width: float, height: float) -> None:
        """Place the list on the sheet and the buttons below it."""
        super().arrange(width, height)
        self._sheet = sheet(WIDTH, min(HEIGHT, height - 20), width, height)
        self._place()

    def _place(self) -> None:
        room = inside(self._sheet)
        low = room.bottom + 10 - BUTTON
        page = Area(room.x, room.y + WORDS, room.width, low - RULE - GAP - room.y - WORDS)
        listed, self._panel = page.split_left(LIST, 24)
        self.list.place(listed)
        self._back.place(Area(room.x, low, DONE, BUTTON))
        self._begin.place(Area(room.right - START, low, START, BUTTON))

    def resumed(self, result: object) -> Change | None:
        """Select the next chapter."""
        self._offer()
        self._place()
        return super().resumed(result)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet with the list."""
        cloth = self.services.settings.current.table
        canvas.static(("tutorial", cloth), lambda: draw_ground(canvas, cloth, RULEBOOK, self._sheet))
        draw_sheet(canvas, self._sheet, self.heading, SheetBinding.BOOK)
        draw_heading_vignettes(canvas, self._sheet, self.heading, "chair", "broom")
        room = inside(self._sheet)
        canvas.paragraph(
            t("Card by card: first the rules, then how to play well. You can play every chapter again."),
            Area(room.x, room.y - 6, room.width, WORDS - 4),
            size=LETTERS[Size.BODY] - 1,
            align=Align.CENTRE,
        )
        y = self._back.area.y - RULE
        canvas.line(room.x, y, room.right, y, GOLD_DEEP, 1.5)
        self._draw_panel(canvas, self._panel)
        super().draw(canvas)

    def _draw_panel(self, canvas: Canvas, panel: Area) -> None:
        """Draw what the selected chapter is about."""
        lesson = self.list.value
        canvas.box(panel, GROUND)
        room = panel.inset(EDGE)
        if lesson == MERCATO:
            canvas.sign("basket", *room.centre, min(SIGN, room.height), INK)
        if not isinstance(lesson, Lesson):
            return
        title = t(lesson.title)
        high = canvas.paragraph_height(title, room.width, size=TITLE, role=Role.TITLE)
        canvas.paragraph(
            title,
            Area(room.x, room.y, room.width, high + 1),
            size=TITLE,
            role=Role.TITLE,
            colour=RED_DEEP,
            align=Align.CENTRE,
        )
        y = room.y + high + 6
        canvas.line(room.x, y, room.right, y, GOLD_DEEP, 1.5)
        draw_chapter(canvas, self._picture(lesson), Area(room.x, y, room.width, room.bottom - y))

    def _picture(self, lesson: Lesson) -> ChapterPicture:
        """Return the picture of a chapter, which is worked out when it is first seen."""
        if lesson.id not in self._pictures:
            self._pictures[lesson.id] = picture_of(lesson, self.services.ruleset(lesson.game, {}))
        return self._pictures[lesson.id]

    def _mark(self, chapter: object) -> Change | None:
        del chapter
        self.touch()
        return None

    def _play(self) -> Change | None:
        lesson = self.list.value
        if lesson == MERCATO:
            return Push(routes.MarketTutorial())
        return Push(routes.TutorialLesson(lesson)) if isinstance(lesson, Lesson) else None
