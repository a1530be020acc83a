"""A deck that is spread face down, to pick the place of a cut."""

from collections.abc import Callable
from typing import Final

from settebello.i18n import t
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import FIELD, GOLD
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import State, Surface, Widget
from settebello.ui.kit.widgets.button import ring
from settebello.ui.table.layout import RATIO

CARD: Final = 66.0
RAISED: Final = 18.0
EDGE: Final = 10.0
HEIGHT: Final = CARD * RATIO + RAISED + 2 * EDGE


class DeckFan(Widget):
    """The backs of a deck in a row, of which one is picked: by mouse, or with the left and right arrows."""

    def __init__(
        self, cards: int, picked: Callable[[int], None], pressed: Callable[[], Change | None]
    ) -> None:
        """Begin in the middle of `cards`. Places count from 1; `pressed` is called for Enter."""
        super().__init__(t("Place in the deck"))
        self._cards = cards
        self._picked = picked
        self._pressed = pressed
        self.place_now = cards // 2
        self.raised = True
        """Whether the place is the one that counts."""

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The label, and the place."""
        return self.label, t("{number} of {all}", number=self.place_now, all=self._cards)

    def activate(self) -> Change | None:
        """Cut at the place."""
        return self._pressed()

    def step(self, across: int, down: int) -> bool:
        """Move the place with the left and right arrows."""
        if down or not across:
            return False
        self._pick(self.place_now + across)
        return True

    def leap(self, down: int, *, far: bool) -> bool:
        """Move by ten places, or to an end."""
        self._pick(self.place_now + down * (self._cards if far else 10))
        return True

    def press(self, x: float, y: float) -> None:
        """Pick the card under the mouse."""
        self.drag(x, y)

    def drag(self, x: float, y: float) -> None:
        """Move the place with the mouse."""
        del y
        left, step = self._row
        self._pick(int((x - left + CARD / 2) // step) + 1)

    def release(self, x: float, y: float) -> Change | None:
        """Leave the place where the mouse has put it."""
        del x, y
        return None

    def card_at(self, place: int) -> tuple[float, float]:
        """Return the visible middle of the card at a place."""
        left, step = self._row
        return left + (place - 1) * step - CARD / 2 + step / 2, self.area.centre[1]

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the backs, the picked one raised."""
        canvas.want_cards(CARD, only=(None,))
        if state.focused:
            ring(canvas, self.area, FIELD, on_paper=state.surface is Surface.PAPER)
        left, step = self._row
        y = self.area.bottom - EDGE - CARD * RATIO / 2
        for number in range(self._cards):
            picked = self.raised and number + 1 == self.place_now
            x, high = left + number * step, y - RAISED * picked
            canvas.card(None, x, high, CARD, lift=0.35 if picked else 0.0)
            if picked:
                canvas.card_frame(x, high, CARD, GOLD, thickness=3.0)

    @property
    def _row(self) -> tuple[float, float]:
        """The centre of the first card, and the distance between two."""
        wide = self.area.width - 2 * EDGE - CARD
        return self.area.x + EDGE + CARD / 2, wide / max(self._cards - 1, 1)

    def _pick(self, place: int) -> None:
        self.place_now = min(max(place, 1), self._cards)
        self._picked(self.place_now)
