"""The free table: lay any cards and see their sum. No task is set and nothing is recorded."""

from functools import partial
from typing import Final

from settebello.audio.cues import Cue
from settebello.engine import Card, Rank, Ruleset, Suit, card_value
from settebello.i18n import pt, t
from settebello.manual.card_names import card_name
from settebello.ui.kit.controls.inputs import Action, Digit, Press, UiEvent
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.voice.narration import Narration
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets.base import State, Widget
from settebello.ui.kit.widgets.button import ring
from settebello.ui.learn.parts import sayings
from settebello.ui.learn.parts.card_spots import OVER, TAG, TAG_GAP, CardSpot, draw_tag, place_row, row
from settebello.ui.learn.parts.child_sizes import BUTTON, EDGE
from settebello.ui.learn.parts.child_voice import narrated, voice_switch
from settebello.ui.learn.parts.learn_buttons import Sign, calm
from settebello.ui.learn.parts.mat import MARGIN, draw_ground, whole_mat
from settebello.ui.learn.parts.say_again_button import say_again
from settebello.ui.learn.parts.sums import sum_pictures
from settebello.ui.learn.parts.sums.addend_colours import CELL, shade
from settebello.ui.learn.parts.sums.sum_pictures import Kind, Picture
from settebello.ui.learn.parts.sums.task_pictures import draw_words
from settebello.ui.learn.scenes.child_scene import ChildScene
from settebello.ui.table.layout import RATIO

GAME: Final = "scopa"
MOST: Final = 5
"""Maximum number of cards on the table, few enough to be seen at a glance."""
LARGEST: Final = 20
"""The largest sum that the pictures can show."""
CARD: Final = 150.0
"""The width of all cards: two rows of them just fit on the mat of the lowest window."""
ROWS: Final = 6.0
LOW: Final = 10.0
"""Between the laid cards with their numbers and the piles, and between these and the buttons."""
BESIDE: Final = 20.0
"""Between the laid cards and the picture of their sum, and between its buttons."""
TURN: Final = 0.56
"""How much of the room of both buttons the one with the longer label has."""


class BoxSpot(Widget):
    """A pile of cards of one value; a press lays a card. Its area is what the next pile leaves of it."""

    def __init__(self, card: Card, ruleset: Ruleset, pressed: partial[Change | None]) -> None:
        """Show the top card."""
        super().__init__(card_name(card, ruleset.deck.pack))
        self.card = card
        self.value = card_value(card, ruleset)
        self._pressed = pressed

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The value of the cards."""
        return (str(self.value),)

    def activate(self) -> Change | None:
        """Lay a card."""
        return self._pressed()

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the pile, pale if it is used up."""
        area = self.area
        x, y = area.x + CARD / 2, area.y + CARD * RATIO / 2
        canvas.card(self.card, x, y, CARD, dim=0.0 if self.enabled else 0.5)
        draw_tag(
            canvas,
            Area(area.x, area.bottom - TAG, area.width - TAG_GAP, TAG),
            self.value,
            shade(0),
            pips=self.value > 7,
        )
        if state.focused:
            # The focused pile is drawn last, so the whole card is seen.
            ring(canvas, Area(area.x, area.y, CARD, area.height), CELL, on_paper=True)


class FreeTableScene(ChildScene):
    """Ten piles below, up to five cards above, and a picture of their sum."""

    needs = (1210.0, 720.0)

    heading = t("Free play")

    def __init__(self, services: Services) -> None:
        """Start with an empty table."""
        super().__init__(services)
        self.ruleset = services.ruleset(GAME, {})
        self.laid: tuple[Card, ...] = ()
        self._kind = Kind.TEN_FRAME
        self.boxes = tuple(
            BoxSpot(Card(rank, Suit.CUPS), self.ruleset, partial(self._lay, rank))
            for rank in self.ruleset.deck.pack.ranks
        )
        self.spots: tuple[CardSpot, ...] = ()
        self._clear = calm(t("Clear table"), self._cleared, "broom")
        self._other = calm(t("Show another picture"), self._turn, "eye")
        self._home = Sign(pt("child", "Back"), self.leave, "home")
        self._voice = voice_switch(services)
        self._renew(self.boxes[0])

    @property
    def onward(self) -> Widget | None:
        """The first pile, as long as no card was laid."""
        return None if self.laid else self.boxes[0]

    def _lay(self, rank: Rank) -> Change | None:
        left = [Card(rank, suit) for suit in Suit if Card(rank, suit) not in self.laid]
        if left and len(self.laid) < MOST and self.total + card_value(left[0], self.ruleset) <= LARGEST:
            self.laid = (*self.laid, left[0])
            self.services.cues.play(Cue.PLAY)
            self._renew(self.group.focused)
        else:
            self.services.cues.play(Cue.KNOCK)
        return None

    def _take_away(self, card: Card) -> Change | None:
        self.laid = tuple(one for one in self.laid if one != card)
        self._renew(self.boxes[0])
        return None

    def _cleared(self) -> Change | None:
        self.laid = ()
        self._renew(self.boxes[0])
        return None

    def _turn(self) -> Change | None:
        """Show the next kind of picture."""
        kinds = [Kind.TEN_FRAME, Kind.NUMBER_LINE, Kind.PIPS, Kind.BOND]
        self._kind = kinds[(kinds.index(self._kind) + 1) % len(kinds)]
        self.touch()
        return None

    @property
    def addends(self) -> tuple[int, ...]:
        """The values of the cards on the table."""
        return tuple(card_value(card, self.ruleset) for card in self.laid)

    @property
    def total(self) -> int:
        """The sum of the cards on the table."""
        return sum(self.addends)

    @property
    def caption(self) -> Words:
        """The sum in words, or the instruction on an empty table."""
        return sayings.makes(self.addends) if self.laid else t("Lay any cards.")

    @property
    def spoken(self) -> Spoken:
        """The focused widget, and the sum after every card."""
        return Spoken(
            opening=(self.heading,), focus=self.group.spoken, of=self.group.focused, notice=self.caption
        )

    @property
    def narration(self) -> Narration | None:
        """The sum after every card."""
        return narrated(self.services, self.caption)

    def _renew(self, focus: Widget | None) -> None:
        self.spots = tuple(CardSpot(card, self.ruleset, self._take_away) for card in self.laid)
        for place, spot in enumerate(self.spots):
            spot.shade, spot.pips = shade(place), True
        self.use(*self.spots, *self.boxes, self._other, self._clear, self._voice, self._home, focus=focus)
        self._place()

    def handle(self, event: UiEvent) -> Change | None:
        """Handle input; number keys lay cards."""
        match event:
            case Digit(number) if number <= len(self.boxes):
                self.group.focus(self.boxes[number - 1])
                return self.boxes[number - 1].activate()
            case Press(Action.REPLAY):
                say_again(self.services)
                return None
            case Press(Action.ERASE) if self.laid:
                return self._take_away(self.laid[-1])
            case _:
                return super().handle(event)

    def arrange(self, width: float, height: float) -> None:
        """Place the table above the piles."""
        super().arrange(width, height)
        self._place()

    def _place(self) -> None:
        width, height = self.width, self.height
        self._home.place(Area(EDGE, EDGE, BUTTON, BUTTON))
        self._voice.place(Area(width - EDGE - BUTTON, EDGE, BUTTON, BUTTON))
        self._mat = whole_mat(width, height)
        inner = self._mat.inset(MARGIN)
        high = CARD * RATIO + TAG
        # Both rows are one group in the middle of the mat.
        first = inner.centre[1] - high - ROWS / 2
        top = first + high + ROWS
        # Ten piles have no room side by side: each covers a part of the one left of it.
        piles = row(len(self.boxes), Area(inner.x, top, inner.width, high), CARD)
        step = piles[1].x - piles[0].x
        for pile, box in zip(piles, self.boxes, strict=True):
            seen = CARD if pile is piles[-1] else min(step, CARD)
            box.place(Area(pile.x, top, seen, high))
        laid = Area(inner.x, first, CARD * (1 + (1 - OVER) * (MOST - 1)), CARD * RATIO)
        place_row(self.spots, laid, CARD)
        low = top - LOW - BUTTON
        left = laid.right + BESIDE
        self.board = Area(left, first, inner.right - left, low - LOW - first)
        free = self.board.width - BESIDE
        self._other.place(Area(left, low, TURN * free, BUTTON))
        self._clear.place(Area(left + TURN * free + BESIDE, low, (1 - TURN) * free, BUTTON))

    def draw(self, canvas: Canvas) -> None:
        """Draw the cards, the picture of their sum, and the piles."""
        draw_ground(canvas, self.services.settings.current.table, self._mat)
        canvas.want_cards(CARD)
        draw_words(canvas, Area(self.width / 2 - 420, EDGE + 6, 840, 64), (self.caption,), size=34)
        sum_pictures.draw(canvas, self.board, Picture(self._kind, self.addends, None), 1.0)
        super().draw(canvas)
