"""The album: forty cards to earn, with every place visible from the start."""

from dataclasses import replace
from typing import Final

from settebello.engine import Card, Pack, Suit
from settebello.i18n import Text, pt, t, tn
from settebello.manual.card_names import card_name
from settebello.practice.learning_port import Frame, LearningPort
from settebello.ui.kit import routes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Push
from settebello.ui.kit.theme import GOLD
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.voice.narration import Narration
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets.base import State, Widget
from settebello.ui.kit.widgets.button import ring
from settebello.ui.learn.parts.album_book import RIM, draw_book, draw_slot, draw_sticker, slots
from settebello.ui.learn.parts.child_sizes import BUTTON, EDGE
from settebello.ui.learn.parts.child_voice import narrated, voice_switch
from settebello.ui.learn.parts.daylight import Ground, draw_daylight
from settebello.ui.learn.parts.learn_buttons import Sign
from settebello.ui.learn.parts.medals import EARNED_BY, draw_medal
from settebello.ui.learn.parts.plaques import Plaque
from settebello.ui.learn.parts.sums.addend_colours import CELL
from settebello.ui.learn.parts.sums.task_pictures import draw_words
from settebello.ui.learn.scenes.child_scene import ChildScene

SUITS: Final = (Suit.CLUBS, Suit.CUPS, Suit.SWORDS, Suit.COINS)
"""The rows by learning step: right once, right on two days, safe, gold."""
TWINS: Final = 1
TOP: Final = 12.0
LOW: Final = 12.0
"""Above the book, and below it and its caption."""
CAPTION: Final = 60.0


def earned_by(card: Card, value: int) -> Text:
    """Return the condition for a card."""
    if value == TWINS:
        return _TWINS[card.suit]
    match card.suit:
        case Suit.CLUBS:
            return t("Find every way to make {n}.", n=value)
        case Suit.CUPS:
            return t("Find every way to make {n} on two days.", n=value)
        case Suit.SWORDS:
            return t("Know every way to make {n} for sure.", n=value)
        case Suit.COINS:
            return t("Know every way to make {n} by heart.", n=value)


_TWINS: Final = {
    Suit.CLUBS: t("Find twins and know the picture cards."),
    Suit.CUPS: t("Find twins and picture cards on two days."),
    Suit.SWORDS: t("Know twins and picture cards for sure."),
    Suit.COINS: t("Know twins and picture cards by heart."),
}


class PlaceSpot(Widget):
    """The place of a card in the album."""

    def __init__(self, card: Card, *, earned: bool, newest: bool) -> None:
        """Show the card, or an empty place."""
        super().__init__(card_name(card, Pack.ITALIAN))
        self.card = card
        self.earned = earned
        self._newest = newest

    @property
    def value(self) -> int:
        """The value of the card, 1 to 10."""
        return Pack.ITALIAN.ranks.index(self.card.rank) + 1

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The card, whether it is earned, and its condition."""
        here = t("already found") if self.earned else t("still empty")
        return self.label, here, earned_by(self.card, self.value)

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the card, or its slot."""
        area = self.area
        x, y = area.centre
        if self._newest:
            canvas.glow(x, y, area.width, GOLD, 0.9)
        if self.earned:
            draw_sticker(canvas, area, self.card)
        else:
            draw_slot(canvas, area, self.card, self.value)
        if state.focused:
            ring(canvas, area, CELL, on_paper=True)


class FrameSpot(Widget):
    """A golden frame: its condition, and whether it is earned."""

    def __init__(self, frame: Frame, *, earned: bool) -> None:
        """Show the glyph, golden or pale."""
        super().__init__(EARNED_BY[frame])
        self.earned = earned
        self._frame = frame

    @property
    def spoken(self) -> tuple[Words, ...]:
        """Whether the frame is earned, and its condition."""
        return t("already found") if self.earned else t("still empty"), self.label

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the glyph in its frame."""
        area = self.area
        draw_medal(canvas, area, self._frame, earned=self.earned)
        if state.focused:
            ring(canvas, area, CELL, on_paper=True)


class AlbumScene(ChildScene):
    """Four rows of ten places; the focused place shows its condition."""

    heading = t("Album")

    def __init__(self, services: Services, port: LearningPort) -> None:
        """Focus the newest card."""
        super().__init__(services)
        self.album = port.album()
        self.places = tuple(
            PlaceSpot(
                card,
                earned=card in self.album.earned,
                newest=card == self.album.newest,
            )
            for suit in SUITS
            for card in sorted(one for one in Pack.ITALIAN.cards if one.suit is suit)
        )
        self.book = Area(0.0, 0.0, 0.0, 0.0)
        self._home = Sign(pt("child", "Back"), self.leave, "home")
        self._voice = voice_switch(services)
        newest = next((spot for spot in self.places if spot.card == self.album.newest), self.places[0])
        self.frames = tuple(FrameSpot(frame, earned=frame in self.album.frames) for frame in Frame)
        self._garden = Plaque(
            t("Garden"), "ui/garden/flower_red.svg", lambda: Push(routes.LearnGarden()), bare=True
        )
        self.use(*self.places, *self.frames, self._garden, self._voice, self._home, focus=newest)

    @property
    def caption(self) -> tuple[Words, ...]:
        """The condition of the focused place, or the number of tasks tried."""
        focused = self.group.focused
        if isinstance(focused, PlaceSpot):
            return (earned_by(focused.card, focused.value),)
        if isinstance(focused, FrameSpot):
            return (focused.label,)
        tries = self.album.tries
        return (tn("You have tried {n} task.", "You have tried {n} tasks.", n=tries),)

    @property
    def spoken(self) -> Spoken:
        """The heading, and the focused place."""
        return replace(super().spoken, opening=(self.heading,))

    @property
    def narration(self) -> Narration | None:
        """The heading."""
        return narrated(self.services, self.heading)

    def arrange(self, width: float, height: float) -> None:
        """Lay out the places in four rows of ten across the two pages."""
        super().arrange(width, height)
        self._home.place(Area(EDGE, EDGE, BUTTON, BUTTON))
        for place, frame in enumerate(self.frames):
            frame.place(Area(EDGE, 2 * EDGE + BUTTON + place * (BUTTON + EDGE), BUTTON, BUTTON))
        low = 2 * EDGE + BUTTON + len(self.frames) * (BUTTON + EDGE)
        self._voice.place(Area(EDGE, low, BUTTON, BUTTON))
        below = low + BUTTON + EDGE
        self._garden.place(Area(EDGE, below, BUTTON, BUTTON))
        left = EDGE + BUTTON + EDGE
        self.book = Area(left, TOP, width - EDGE - left, height - TOP - 2 * LOW - CAPTION)
        for spot, area in zip(self.places, slots(self.book), strict=True):
            spot.place(area)

    def draw(self, canvas: Canvas) -> None:
        """Draw the places and the condition of the focused one."""
        table, book = self.services.settings.current.table, self.book
        draw_daylight(canvas, Ground.CLOTH, table, lambda: draw_book(canvas, book), book)
        canvas.want_cards(self.places[0].area.width - 2 * RIM)
        area = Area(book.x, self.height - LOW - CAPTION, book.width, CAPTION)
        draw_words(canvas, area, self.caption, size=30)
        super().draw(canvas)
