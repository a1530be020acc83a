"""The list of tutorial chapters, with those already played."""

from pathlib import Path

from settebello.coach import Lesson, shipped_tutorial
from settebello.i18n import t
from settebello.ui.kit import routes
from settebello.ui.kit.backdrop import draw_ground
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop, Push, SceneId
from settebello.ui.kit.theme import CALM, LETTERS, Size
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
from settebello.ui.kit.widgets.vignette import draw_heading_vignettes

WIDTH = 760.0
HEIGHT = 680.0
BUTTON = 56.0
GAP = 16.0
WORDS = 62.0
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
        self._begin = Button(t("Start chapter"), self._play)
        self._back = Button(t("Back"), Pop, look=CALM)
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
            )
            for number, lesson in enumerate(lessons, 1)
        ]
        if self.services.market is not None:
            mercato = self.services.market().lesson
            rows.append(Heading(t("Mercato")))
            rows.append(Option(MERCATO, t(mercato.title), ticked=mercato.id in done))
        if tutorial.problems:
            rows.append(Heading(t("Unreadable chapters")))
        # A line for each file, with its first problem.
        for file, problem in {one.file: one for one in reversed(tutorial.problems)}.items():
            name = Path(file).name
            rows.append(Option(name, name, faded=True, note=problem.message))
        self.list = ScrollList(t("Chapters"), rows, ahead, lambda _: None, self._play)
        begun = self.group.focused is self._begin
        self.use(self.list, self._back, self._begin, focus=self._begin if begun else self.list)

    def arrange(self, width: float, height: float) -> None:
        """Place the list on the sheet and the buttons below it."""
        super().arrange(width, height)
        self._sheet = sheet(WIDTH, min(HEIGHT, height - 20), width, height)
        self._place()

    def _place(self) -> None:
        room = inside(self._sheet)
        low = room.bottom + 8 - BUTTON
        self.list.place(Area(room.x, room.y + WORDS, room.width, low - GAP - room.y - WORDS))
        left, right = Area(room.x, low, room.width, BUTTON).columns(2, 24)
        self._back.place(left)
        self._begin.place(right)

    def resumed(self, result: object) -> Change | None:
        """Select the next chapter."""
        self._offer()
        self._place()
        return super().resumed(result)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet with the list."""
        cloth = self.services.settings.current.table
        canvas.static(("tutorial", cloth), lambda: draw_ground(canvas, cloth))
        draw_sheet(canvas, self._sheet, self.heading)
        draw_heading_vignettes(canvas, self._sheet, self.heading, "chair", "broom")
        room = inside(self._sheet)
        canvas.paragraph(
            t("Card by card: first the rules, then how to play well. You can play every chapter again."),
            Area(room.x, room.y, room.width, WORDS - 8),
            size=LETTERS[Size.BODY],
            align=Align.CENTRE,
        )
        super().draw(canvas)

    def _play(self) -> Change | None:
        lesson = self.list.value
        if lesson == MERCATO:
            return Push(routes.MarketTutorial())
        return Push(routes.TutorialLesson(lesson)) if isinstance(lesson, Lesson) else None
