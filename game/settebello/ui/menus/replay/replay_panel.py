"""The control panel below a replayed match: a timeline, and buttons in three groups below it."""

from settebello.i18n import Text, decimal, t
from settebello.ui.kit import transport
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import Pop
from settebello.ui.kit.theme import CALM
from settebello.ui.kit.transport import BACK, ON, Ledge, Timeline, TransportKey, Weight
from settebello.ui.kit.transport.hint_plate import READABLE
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import Button, Widget
from settebello.ui.menus.replay.reel import ReplayPosition
from settebello.ui.menus.replay.replay_commands import ReplayCommands
from settebello.ui.menus.replay.replay_controls import KEY_MOVE, SWEEP, chapters, marks


class Panel:
    """The widgets of the panel, and the texts between them."""

    def __init__(self, looking: ReplayCommands) -> None:
        """Create the widgets; `show` updates them."""
        self._looking = looking
        self._before = TransportKey(t("Previous sweep"), (BACK, SWEEP), looking.previous_sweep)
        self._after = TransportKey(t("Next sweep"), (SWEEP, ON), looking.next_sweep)
        self.play = TransportKey(t("Start playback"), ("play",), looking.play, Weight.FIRST)
        self._line = Timeline(t("Position in the match"), self._go, looking.play)
        self.coach = TransportKey(t("Ask the coach about this deal"), ("hint",), looking.ask_coach)
        self._hands = TransportKey(t("Show all hands"), ("open_hand",), looking.turn_hands)
        self.menu = TransportKey(t("Menu"), ("menu",), looking.open_menu)
        done = Button(t("Done"), Pop, look=CALM, size=20)
        done.least = READABLE
        far = transport.FAR
        self._ledge = Ledge(
            self._line,
            (
                (self._before, transport.MOMENT),
                (TransportKey(t("Previous deal"), ("skip_back",), looking.previous_deal), far),
                (TransportKey(t("Step back"), ("arrow_left",), looking.back), transport.STEP),
                (self.play, transport.PLAY),
                (TransportKey(t("Step forward"), ("arrow_right",), looking.forward), transport.STEP),
                (TransportKey(t("Next deal"), ("skip_on",), looking.next_deal), far),
                (self._after, transport.MOMENT),
            ),
            (
                *((widget, transport.ASIDE) for widget in (self.coach, self._hands, self.menu)),
                (done, transport.DONE),
            ),
        )

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All widgets: the timeline, and the buttons from left to right."""
        return self._ledge.widgets

    def arrange(self, area: Area) -> None:
        """Place the widgets."""
        self._ledge.arrange(area)

    def show(self) -> None:
        """Update the widgets to the current position."""
        looking, line = self._looking, self._line
        line.chapters = chapters(looking.reel, looking.curve_of)
        line.marks = marks(looking.reel, line.chapters, looking.costly)
        line.place_now = line.chapters[looking.reel.deal].first + looking.reel.place
        line.label = t("Position, and the lead to expect") if looking.curve else t("Position in the match")
        line.value = self.told()
        self.play.signs = ("pause",) if looking.playing else ("play",)
        self.play.label = t("Pause") if looking.playing else t("Start playback")
        self.coach.enabled = looking.reviewable
        listed = t("List better moves")
        self.coach.label = listed if looking.listed else t("Ask the coach about this deal")
        stop, before, after = (SWEEP, t("Previous sweep"), t("Next sweep"))
        if looking.reviewing:
            stop, before, after = (KEY_MOVE, t("Previous key move"), t("Next key move"))
        self._before.signs, self._before.label = (BACK, stop), before
        self._after.signs, self._after.label = (stop, ON), after
        self._hands.lit = looking.hands_open

    def draw(self, canvas: Canvas) -> None:
        """Draw the ledge, and the position in words."""
        self._ledge.draw(canvas, self.told())

    def draw_hint(self, canvas: Canvas, widget: Widget) -> None:
        """Say above a widget what it does; above the timeline, which position the mouse points at."""
        pointed = self._line.pointed
        words = None if pointed is None else _turn_of(self._reel_at(pointed))
        self._ledge.draw_hint(canvas, widget, words)

    def told(self) -> Text:
        """Return the numbers of deal and turn as text."""
        reel, curve = self._looking.reel, self._looking.curve
        expected = curve[reel.place] if reel.place < len(curve) else None
        if expected is None:
            return _turn_of(reel)
        lead = decimal(expected, signed=True)
        if reel.counted:
            return t("Lead at the end: {points}", points=lead)
        most = len(reel.here.moments) - 1
        return t("Turn {turn} of {turns}. Expected lead: {points}", turn=reel.place, turns=most, points=lead)

    def _reel_at(self, place: int) -> ReplayPosition:
        """Return the position of a place on the timeline."""
        parts = self._line.chapters
        deal = next(number for number, part in enumerate(parts) if place <= part.last)
        return self._looking.reel.to_deal(deal).to(place - parts[deal].first)

    def _go(self, place: int) -> None:
        self._looking.go(self._reel_at(place))


def _turn_of(reel: ReplayPosition) -> Text:
    """Return the numbers of the deal and the turn of a position."""
    most = len(reel.here.moments) - 1
    return t(
        "Deal {deal} of {deals}, turn {turn} of {turns}",
        deal=reel.deal + 1,
        deals=len(reel.film.deals),
        turn=min(reel.place, most),
        turns=most,
    )
