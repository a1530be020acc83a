"""The rules of a game, generated from the current rules: contents on the left, text on the right."""

from settebello.i18n import t
from settebello.manual.pages import pages
from settebello.ui.kit.backdrop import draw_backdrop
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import RulesOf, Services
from settebello.ui.kit.scene import Change, Pop, SceneId
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import Button, Option, ScrollList, Surface, draw_sheet, inside, room_for, sheet
from settebello.ui.menus.rules.example_pictures import CARD, cards_of
from settebello.ui.menus.rules.text_column import TextColumn

WIDTH = 1190.0
HEIGHT = 690.0
CONTENTS = 286.0
BUTTON = 54.0
GAP = 20.0


class RulesScene(MenuScene):
    """A sheet with the complete rules of a game."""

    surface = Surface.PAPER
    needs = room_for(930, 460)
    own = SceneId.RULES

    def __init__(self, services: Services, rules: RulesOf) -> None:
        """Generate the text."""
        super().__init__(services)
        self.rules = rules
        self.heading = rules.name
        sections = pages(rules.ruleset, rules.players)
        examples = [paragraph.example for section in sections for paragraph in section.paragraphs]
        self._cards = frozenset().union(*map(cards_of, examples))
        rows = [Option(number, section.heading) for number, section in enumerate(sections)]
        self.contents = ScrollList(t("Contents"), rows, 0, self._go_to, self._read)
        self.page = TextColumn(t("Rules"), sections, self.contents.mark)
        self._done = Button(t("Done"), Pop)
        self.use(self.page, self.contents, self._done)
        self._sheet = sheet(WIDTH, HEIGHT, 0, 0)

    def arrange(self, width: float, height: float) -> None:
        """Place the contents left of the text."""
        super().arrange(width, height)
        self._sheet = sheet(min(WIDTH, width - 20), min(HEIGHT, height - 20), width, height)
        room = inside(self._sheet)
        left, right = room.split_left(CONTENTS, GAP)
        self.page.place(Area(right.x, right.y, right.width, right.height + 12))
        self.contents.place(Area(left.x, left.y, left.width, left.height + 12 - BUTTON - GAP))
        self._done.place(Area(left.x, left.bottom + 12 - BUTTON, left.width, BUTTON))

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, the contents and the visible part of the text."""
        cloth = self.services.settings.current.table
        canvas.static(("rules", cloth, self._sheet, canvas.say(self.rules.name)), lambda: self._paint(canvas))
        canvas.want_cards(CARD, only=self._cards, ruleset=self.rules.ruleset)
        super().draw(canvas)

    def _paint(self, canvas: Canvas) -> None:
        draw_backdrop(canvas, self.services.settings.current.table, dark=0.35)
        draw_sheet(canvas, self._sheet, self.rules.name)

    def _read(self) -> Change | None:
        self.group.focus(self.page)
        return None

    def _go_to(self, section: object) -> Change | None:
        if isinstance(section, int):
            self.page.go_to(section)
        return None
