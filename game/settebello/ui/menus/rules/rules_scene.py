"""The rules of a game, generated from the current rules."""

from settebello.i18n import t
from settebello.manual.pages import pages
from settebello.ui.kit.ports.services import RulesOf, Services
from settebello.ui.kit.scene import SceneId
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.menus.rules.book_scene import BookScene
from settebello.ui.menus.rules.example_pictures import CARD, cards_of


class RulesScene(BookScene):
    """A sheet with the complete rules of a game."""

    own = SceneId.RULES

    def __init__(self, services: Services, rules: RulesOf) -> None:
        """Generate the text."""
        self.rules = rules
        sections = pages(rules.ruleset, rules.players)
        super().__init__(services, rules.name, t("Rules"), sections)
        paragraphs = [paragraph for section in sections for paragraph in section.paragraphs]
        examples = [one.example or one.row for one in paragraphs]
        self._cards = frozenset().union(*map(cards_of, examples))

    @property
    def variant_id(self) -> str:
        """The variant whose rules these are."""
        return self.rules.ruleset.id

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, and ask for the cards of the examples."""
        canvas.want_cards(CARD, only=self._cards, ruleset=self.rules.ruleset)
        super().draw(canvas)
