"""The deck of a finished deal in the order in which it was dealt, for inspection."""

from dataclasses import replace
from typing import Final

from settebello.i18n import Text, pt, t
from settebello.learning.deals.practice import Kind, PracticeDeal
from settebello.manual.card_names import card_name
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.learn.parts.child_sizes import BUTTON, EDGE
from settebello.ui.learn.parts.coach_view import draw_numbers
from settebello.ui.learn.parts.daylight import Ground, draw_daylight
from settebello.ui.learn.parts.learn_buttons import Sign
from settebello.ui.learn.parts.say_again_button import SayAgain
from settebello.ui.learn.parts.sums.task_pictures import draw_words
from settebello.ui.learn.scenes.child_scene import ChildScene
from settebello.ui.table.layout import RATIO
from settebello.ui.table.layout.pose import Pose

A_ROW: Final = 10
GAP: Final = 10.0


class DeckScene(ChildScene):
    """All cards of the deal in rows of ten, from the first dealt to the last."""

    heading = t("How the cards were dealt")

    def __init__(self, services: Services, deal: PracticeDeal) -> None:
        """Lay out the cards."""
        super().__init__(services)
        self._deal = deal
        self._home = Sign(pt("child", "Back"), self.leave, "home")
        self._repeat = SayAgain(services)
        self.use(self._home, self._repeat, focus=self._home)

    @property
    def caption(self) -> Text:
        """How the order of the deck was determined."""
        if self._deal.kind is Kind.ARRANGED:
            return t("We arranged the cards before the game.")
        return t("We shuffled the cards before the game.")

    @property
    def spoken(self) -> Spoken:
        """How the order of the deck was determined."""
        return replace(super().spoken, opening=(self.heading, self.caption))

    def read(self) -> tuple[Words, ...]:
        """Return all cards in the order dealt."""
        pack = self._deal.ruleset.deck.pack
        return self.heading, self.caption, *(card_name(card, pack) for card in self._deal.deck)

    def arrange(self, width: float, height: float) -> None:
        """Place the buttons in the corners."""
        super().arrange(width, height)
        self._home.place(Area(EDGE, EDGE, BUTTON, BUTTON))
        self._repeat.place(Area(width - EDGE - BUTTON, EDGE, BUTTON, BUTTON))

    def draw(self, canvas: Canvas) -> None:
        """Draw the cards with their values."""
        draw_daylight(canvas, Ground.PAPER, self.services.settings.current.table)
        draw_words(canvas, Area(self.width / 2 - 420, EDGE + 6, 840, 64), (self.heading,), size=36)
        deck = self._deal.deck
        rows = -(-len(deck) // A_ROW)
        room = Area(EDGE, 112, self.width - 2 * EDGE, self.height - 112 - 60 - 2 * EDGE)
        high = min((room.height - GAP * (rows - 1)) / rows, 190.0)
        wide = min(high / RATIO, (room.width - GAP * (A_ROW - 1)) / A_ROW)
        step, line = min(wide + 30, room.width / A_ROW), high + GAP
        top = room.centre[1] - line * (rows - 1) / 2
        canvas.want_cards(wide)
        poses = []
        for place, card in enumerate(deck):
            row, column = divmod(place, A_ROW)
            x, y = room.centre[0] + step * (column - (A_ROW - 1) / 2), top + row * line
            canvas.card(card, x, y, wide)
            poses.append((card, Pose(x, y, wide)))
        if not self.services.settings.current.value_badges:
            draw_numbers(canvas, self._deal.ruleset, poses)
        area = Area(EDGE, self.height - EDGE - 56, self.width - 2 * EDGE, 56)
        draw_words(canvas, area, (self.caption,), size=28)
        super().draw(canvas)
