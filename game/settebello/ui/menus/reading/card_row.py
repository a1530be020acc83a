"""Four cards of a rank side by side, with a sentence below each: to look at, or to be touched."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from settebello.engine import Card, Ruleset
from settebello.i18n import Text, t
from settebello.manual.card_names import card_name
from settebello.ui.kit.forms import Block
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import GOLD, GREEN, INK, INK_SOFT, RED
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.kit.voice.spoken import Words
from settebello.ui.kit.widgets import Button, Widget
from settebello.ui.kit.widgets.base import State
from settebello.ui.kit.widgets.button import ring
from settebello.ui.table.layout import RATIO

CARD: Final = 104.0
ROOM: Final = 12.0
"""Room around a card, for the frame and the ring of the focus."""
BELOW: Final = 96.0
"""Height of the sentence below a card."""
SMALL: Final = 17.0
FIELD: Final = BoxStyle("#000000", "#000000", radius=8, opacity=0.0)


class TouchedCard(Button):
    """A card that can be chosen and put back, until the answer is given."""

    def __init__(self, card: Card, ruleset: Ruleset, pressed: Callable[[], Change | None]) -> None:
        """Show a card; `pressed` is called for every touch."""
        super().__init__(card_name(card, ruleset.deck.pack), pressed)
        self.card = card
        self.chosen = False
        self.judged = False
        """Whether the answer was given: the frame of the chosen cards stays, without a tick."""
        self._ruleset = ruleset

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The name of the card, and whether it is chosen."""
        return self.label, t("chosen") if self.chosen else t("not chosen")

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the card, raised and in a frame while it is chosen."""
        canvas.want_cards(CARD, ruleset=self._ruleset)
        x, y = self.area.centre
        canvas.card(self.card, x, y, CARD, lift=0.3 if self.chosen else 0.0)
        if self.chosen:
            canvas.card_frame(x, y, CARD, GOLD, thickness=5.0)
            if not self.judged:
                canvas.glyph("check", x + CARD / 2 - 12, y - CARD * RATIO / 2 + 14, 26, GREEN)
        if state.focused:
            ring(canvas, self.area.inset(4), FIELD, on_paper=True)


class CardRow(Block):
    """The cards of a rank in a row."""

    def __init__(
        self,
        cards: Sequence[Card],
        ruleset: Ruleset,
        told: Callable[[], Mapping[Card, Text]],
        verdicts: Callable[[], Mapping[Card, bool]],
        touched: Sequence[TouchedCard] = (),
    ) -> None:
        """Show `cards`; `told` has the sentences below them, `verdicts` says where a tick or a cross is.

        `touched`: the widgets that draw the cards, if they can be chosen.
        """
        super().__init__(CARD * RATIO + 2 * ROOM + BELOW)
        self._cards = tuple(cards)
        self._ruleset = ruleset
        self._told = told
        self._verdicts = verdicts
        self._touched = tuple(touched)
        self._now = (dict(told()), dict(verdicts()))

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """The cards that can be touched."""
        return self._touched

    def show(self, cards: Sequence[Card]) -> None:
        """Show other cards."""
        self._cards = tuple(cards)

    def refresh(self) -> bool:
        """Ask for the sentences again."""
        before, self._now = self._now, (dict(self._told()), dict(self._verdicts()))
        return before != self._now

    def place(self, area: Area) -> None:
        """Put the cards side by side."""
        super().place(area)
        for widget, column in zip(self._touched, self._columns, strict=False):
            high = CARD * RATIO + 2 * ROOM
            widget.place(Area.centred(column.centre[0], column.y + high / 2, CARD + 2 * ROOM, high))

    @property
    def _columns(self) -> tuple[Area, ...]:
        return tuple(self.area.columns(len(self._cards), 14.0))

    def draw(self, canvas: Canvas) -> None:
        """Draw the cards that are no widgets, and what is said below all of them."""
        canvas.want_cards(CARD, ruleset=self._ruleset)
        told, verdicts = self._now
        for card, column in zip(self._cards, self._columns, strict=True):
            x, y = column.centre[0], column.y + ROOM + CARD * RATIO / 2
            if not self._touched:
                canvas.card(card, x, y, CARD)
            if card in verdicts:
                right = verdicts[card]
                side = y + CARD * RATIO / 2 - 14
                canvas.glyph("check" if right else "cross", x, side + 30, 24, GREEN if right else RED)
            if card in told:
                top = column.y + CARD * RATIO + 2 * ROOM + 16
                room = Area(column.x, top, column.width, BELOW - 18)
                colour = INK if card in verdicts else INK_SOFT
                canvas.paragraph(told[card], room, size=SMALL, colour=colour, align=Align.CENTRE)
