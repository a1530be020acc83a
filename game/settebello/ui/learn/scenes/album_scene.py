"""The album: forty cards to earn, with every place visible from the start."""

from dataclasses import replace
from typing import Final

from settebello.engine import Card, Pack, Suit
from settebello.i18n import Text, pt, t, tn
from settebello.manual.card_names import card_name
from settebello.practice.learning_port import Frame, LearningPort
from settebello.ui.kit import routes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Push
from settebello.ui.kit.theme import CREAM, GOLD, INK_SOFT
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.voice.narration import Narration
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets.base import State, Widget
from settebello.ui.kit.widgets.button import ring
from settebello.ui.learn.parts.child_sizes import BUTTON, EDGE
from settebello.ui.learn.parts.child_voice import narrated, voice_switch
from settebello.ui.learn.parts.daylight import Ground, draw_daylight
from settebello.ui.learn.parts.learn_buttons import Sign
from settebello.ui.learn.parts.medals import EARNED_BY, draw_medal
from settebello.ui.learn.parts.plaques import Plaque
from settebello.ui.learn.parts.sums.addend_colours import CELL
from settebello.ui.learn.parts.sums.task_pictures import draw_words
from settebello.ui.learn.scenes.child_scene import ChildScene
from settebello.ui.table.layout import RATIO

SUITS: Final = (Suit.CLUBS, Suit.CUPS, Suit.SWORDS, Suit.COINS)
"""The rows by learning step: right once, right on two days, safe, gold."""
TWINS: Final = 1
EMPTY: Final = BoxStyle(CREAM, CREAM, border=INK_SOFT, border_width=2.0, radius=8, opacity=0.34)
"""A place drawn on the paper in pencil."""


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
        """Draw the card, or the outline of its place."""
        area = self.area
        x, y = area.centre
        if self._newest:
            canvas.glow(x, y, area.width, GOLD, 0.9)
        if self.earned:
            canvas.card(self.card, x, y, area.width)
        else:
            canvas.box(area, EMPTY)
            canvas.card(self.card, x, y, area.width, alpha=0.28, lift=None)
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
        """Lay out the places in four rows of ten."""
        super().arrange(width, height)
        self._home.place(Area(EDGE, EDGE, BUTTON, BUTTON))
        for place, frame in enumerate(self.frames):
            frame.place(Area(EDGE, 2 * EDGE + BUTTON + place * (BUTTON + EDGE), BUTTON, BUTTON))
        low = 2 * EDGE + BUTTON + len(self.frames) * (BUTTON + EDGE)
        self._voice.place(Area(EDGE, low, BUTTON, BUTTON))
        below = low + BUTTON + EDGE
        self._garden.place(Area(EDGE, below, BUTTON, BUTTON))
        room = Area(EDGE + BUTTON + EDGE, EDGE, width - 3 * EDGE - BUTTON, height - 3 * EDGE - 60)
        high = (room.height - 3 * 12) / 4
        wide = min(high / RATIO, (room.width - 9 * 14) / 10)
        step = min((room.width - wide) / 9, wide + 26)
        left = room.centre[0] - 9 * step / 2
        for place, spot in enumerate(self.places):
            line, column = divmod(place, 10)
            y = room.y + (line + 0.5) * high + line * 12
            spot.place(Area.centred(left + column * step, y, wide, wide * RATIO))

    def draw(self, canvas: Canvas) -> None:
        """Draw the places and the condition of the focused one."""
        draw_daylight(canvas, Ground.PAPER, self.services.settings.current.table)
        canvas.want_cards(self.places[0].area.width)
        area = Area(EDGE, self.height - EDGE - 60, self.width - 2 * EDGE, 60)
        draw_words(canvas, area, self.caption, size=30)
        super().draw(canvas)
