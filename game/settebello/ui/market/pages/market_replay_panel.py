"""The ledge below a replay of the market game: its timeline by rounds, and the buttons."""

from itertools import groupby

from settebello.i18n import Text, t
from settebello.notation.market.market_record import MarketReplay
from settebello.ui.kit import transport
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.theme import CALM
from settebello.ui.kit.transport import Chapter, Ledge, Timeline, TransportKey, Weight
from settebello.ui.kit.transport.hint_plate import READABLE
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import Button, Widget
from settebello.ui.market.pages.market_replay_commands import MarketReplayCommands


def rounds(replayed: MarketReplay) -> tuple[Chapter, ...]:
    """Return a chapter for each round: the places after its actions."""
    places = range(len(replayed.states))
    parts = [list(part) for _, part in groupby(places, lambda place: replayed.states[place].round)]
    return tuple(Chapter(part[0], part[-1]) for part in parts)


class MarketReplayPanel:
    """The widgets of the ledge; seats change and points are counted in a match that is `over`."""

    def __init__(self, looking: MarketReplayCommands, replayed: MarketReplay, *, over: bool) -> None:
        """Stand at the beginning."""
        self._states = replayed.states
        self.line = Timeline(t("Action"), lambda _: looking.moved(), looking.run, marked=False)
        self.line.chapters = rounds(replayed)
        self._play = TransportKey(t("Start playback"), ("play",), looking.run, Weight.FIRST)
        before = TransportKey(t("Back one turn"), ("arrow_left",), lambda: looking.turn(-1))
        after = TransportKey(t("On one turn"), ("arrow_right",), lambda: looking.turn(1))
        last = TransportKey(t("Previous round"), ("skip_back",), lambda: self._to_round(-1))
        following = TransportKey(t("Next round"), ("skip_on",), lambda: self._to_round(1))
        open_ones = (
            TransportKey(t("Change seat"), ("person",), looking.change_seat),
            TransportKey(t("Score sheet"), ("tally",), looking.count),
        )
        back = Button(t("Back"), looking.leave, look=CALM, size=20)
        back.least = READABLE
        self._ledge = Ledge(
            self.line,
            (
                (last, transport.FAR),
                (before, transport.STEP),
                (self._play, transport.PLAY),
                (after, transport.STEP),
                (following, transport.FAR),
            ),
            (
                *((one, transport.ASIDE) for one in open_ones if over),
                (back, transport.DONE),
            ),
        )

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All widgets: the timeline, and the buttons from left to right."""
        return self._ledge.widgets

    def arrange(self, area: Area) -> None:
        """Place the widgets."""
        self._ledge.arrange(area)

    def show(self, *, runs: bool) -> None:
        """Update the widgets: whether the replay plays by itself, and the place in words."""
        self._play.label = t("Pause") if runs else t("Start playback")
        self._play.signs = ("pause",) if runs else ("play",)
        self.line.value = self._told()

    def draw(self, canvas: Canvas) -> None:
        """Draw the wood, and the number of the action."""
        self._ledge.draw(canvas, self._told())

    def draw_hint(self, canvas: Canvas, widget: Widget) -> None:
        """Say above a widget what it does; above the timeline, which round the mouse points at."""
        pointed = self.line.pointed
        words = None if pointed is None else t("Round {n}", n=self._states[pointed].round)
        self._ledge.draw_hint(canvas, widget, words)

    def _to_round(self, step: int) -> None:
        """Go to the beginning of the next round, or of this one, or from there of the one before."""
        line, here = self.line, self.line.place_now
        firsts = [part.first for part in line.chapters]
        ahead = [*(first for first in firsts if first > here), line.last]
        back = [0, *(first for first in firsts if first < here)]
        place = ahead[0] if step > 0 else back[-1]
        line.step(place - here, 0)

    def _told(self) -> Text:
        return t("{n} of {last}", n=self.line.place_now, last=self.line.last)
