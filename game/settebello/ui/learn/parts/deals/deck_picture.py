"""The picture that shows how the deck came into its order; a press says it in words."""

from collections.abc import Callable
from typing import Final

from settebello.learning.deals.practice import Kind
from settebello.ui.kit.scene import Change
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import Button
from settebello.ui.kit.widgets.base import State, Surface
from settebello.ui.kit.widgets.button import look_on, ring
from settebello.ui.learn.parts.deals.practice_coach import PracticeCoach
from settebello.ui.learn.parts.learn_buttons import Sign

ARRANGED: Final = "ui/decks/arranged.svg"
"""A hand that has put cards into their order."""
SHUFFLED: Final = "ui/decks/shuffled.svg"
"""Cards that are mixed."""


def picture_of(kind: Kind) -> str:
    """Return the picture of how a deck came into its order."""
    return ARRANGED if kind is Kind.ARRANGED else SHUFFLED


class DeckPicture(Button):
    """A picture in place of the words "arranged" or "shuffled"; a press shows and says the words."""

    def __init__(self, coach: PracticeCoach) -> None:
        """Show how the cards of this coach's deal came about."""
        super().__init__(coach.badge, coach.tell_deck)
        self.picture = picture_of(coach.practice.deal.kind)

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the picture."""
        del state
        canvas.picture(self.picture, self.area)


class DeckSign(Sign):
    """A sign with a picture of cards in place of a glyph."""

    def __init__(self, label: Words, pressed: Callable[[], Change | None], picture: str) -> None:
        """Show this picture of assets/."""
        super().__init__(label, pressed, "cards")
        self._picture = picture

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the box of a sign, and the picture in it."""
        look = look_on(self.look, paper=state.surface is Surface.PAPER)
        style = look.lit if state.focused else look.rest
        canvas.box(self.area, style)
        canvas.picture(self._picture, self.area.inset(self.area.height * 0.07))
        if state.focused:
            ring(canvas, self.area, style, on_paper=True)
