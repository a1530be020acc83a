"""The control panel below a replayed match: navigation, position, export."""

from typing import Final, Protocol

from settebello.i18n import Text, decimal, t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.scene import Change, Pop
from settebello.ui.kit.theme import CALM, CREAM, PAPER_SHADE, PLATE
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.kit.widgets import Button, FocusGroup, Widget
from settebello.ui.menus.replay.deal_advice import Curve
from settebello.ui.menus.replay.reel import ReplayPosition
from settebello.ui.menus.replay.replay_controls import BACK, ON, ReelBar, SignButton

HEIGHT: Final = 98.0
SIGN: Final = 48.0
GAP: Final = 3.0
LOW: Final = 8.0
"""Vertical offset of the bar from the buttons, which leaves room for the glyphs above it."""
WORD: Final = 114.0
READABLE: Final = 14.0
"""Minimum text height in pixels; a replay cannot be scrolled."""


class ReplayCommands(Protocol):
    """The replay that the panel controls."""

    group: FocusGroup

    @property
    def reel(self) -> ReplayPosition:
        """The current position."""
        ...

    @property
    def stops(self) -> tuple[int, ...]:
        """The positions in the deal to jump to."""
        ...

    @property
    def reviewing(self) -> bool:
        """Whether the stops are moves that could have been better, and not sweeps."""
        ...

    @property
    def curve(self) -> Curve:
        """What the viewer could expect at each position of the deal."""
        ...

    @property
    def playing(self) -> bool:
        """Whether the replay advances by itself."""
        ...

    @property
    def hands_open(self) -> bool:
        """Whether all hands are face up."""
        ...

    def go(self, reel: ReplayPosition) -> Change | None:
        """Move to a position."""
        ...

    def forward(self) -> Change | None:
        """Animate the next turn."""
        ...

    def back(self) -> Change | None:
        """Move back by one turn."""
        ...

    def next_sweep(self) -> Change | None:
        """Move to the next stop."""
        ...

    def previous_sweep(self) -> Change | None:
        """Move to the previous stop."""
        ...

    def next_deal(self) -> Change | None:
        """Move to the next deal."""
        ...

    def previous_deal(self) -> Change | None:
        """Move to the previous deal."""
        ...

    def to_start(self) -> Change | None:
        """Move to the beginning of the deal."""
        ...

    def to_end(self) -> Change | None:
        """Move to the end of the deal."""
        ...

    def play(self) -> Change | None:
        """Start or stop automatic playback."""
        ...

    def turn_hands(self) -> Change | None:
        """Show all hands, or only the person's own."""
        ...

    @property
    def sealed(self) -> bool:
        """Whether the deal has a seal."""
        ...

    def show_seal(self) -> Change | None:
        """Open the page about the seal of the deal."""
        ...

    def check_peeking(self) -> Change | None:
        """Open the check of the opponents."""
        ...

    @property
    def reviewable(self) -> bool:
        """Whether the coach can review the deal."""
        ...

    @property
    def listed(self) -> bool:
        """Whether the coach found better moves in the deal."""
        ...

    def ask_coach(self) -> Change | None:
        """Have the coach review the deal, or show what it found."""
        ...

    def same_cards(self) -> Change | None:
        """Open what can be done with the same cards again."""
        ...

    def write_text(self) -> Change | None:
        """Export the deal as text."""
        ...

    def write_picture(self) -> Change | None:
        """Export the table as a picture."""
        ...


class Panel:
    """The widgets of the panel, and the texts between them."""

    def __init__(self, looking: ReplayCommands) -> None:
        """Create the widgets; `show` updates them."""
        self._looking = looking
        self._before = SignButton(t("Previous sweep"), (BACK, "broom"), looking.previous_sweep)
        self._after = SignButton(t("Next sweep"), ("broom", ON), looking.next_sweep)
        self.play = SignButton(t("Start playback"), ("play",), looking.play)
        self._ways = (
            SignButton(t("Previous deal"), (BACK, "cards"), looking.previous_deal),
            SignButton(t("Start of the deal"), ("|", BACK), looking.to_start),
            self._before,
            SignButton(t("Step back"), (BACK,), looking.back),
            self.play,
            SignButton(t("Step forward"), (ON,), looking.forward),
            self._after,
            SignButton(t("End of the deal"), (ON, "|"), looking.to_end),
            SignButton(t("Next deal"), ("cards", ON), looking.next_deal),
        )
        self._bar = ReelBar(t("Position in the deal"), self._go, looking.play, "broom")
        self.coach = SignButton(t("Ask the coach about this deal"), ("hint",), looking.ask_coach)
        self._hands = SignButton(t("Show all hands"), ("open_hand",), looking.turn_hands)
        self._seal = SignButton(t("Show seal"), ("seal",), looking.show_seal)
        asked = t("Check for peeking")
        self._peeking = SignButton(asked, ("eye", "help"), looking.check_peeking)
        self._text = SignButton(t("Save deal as text"), ("page",), looking.write_text)
        self._picture = SignButton(t("Save as picture"), ("picture",), looking.write_picture)
        self._again = SignButton(t("Same cards again"), ("cards", "play"), looking.same_cards)
        self._done = Button(t("Done"), Pop, look=CALM, size=20)
        self._done.least = READABLE
        self._area = Area(0, 0, 0, 0)

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All widgets from left to right."""
        return (*self._ways, self._bar, *self._tools, self._done)

    @property
    def _tools(self) -> tuple[SignButton, ...]:
        """The buttons between the bar and the last one."""
        return (
            self.coach,
            self._hands,
            self._seal,
            self._peeking,
            self._text,
            self._picture,
            self._again,
        )

    def arrange(self, area: Area) -> None:
        """Place all widgets in a row."""
        self._area = area.inset(8, 6)
        y = self._area.centre[1] - SIGN / 2
        left = self._area.x + 14
        for button in self._ways:
            button.place(Area(left, y, SIGN, SIGN))
            left += SIGN + GAP
        right = self._area.right - 14
        self._done.place(Area(right - WORD, y, WORD, SIGN))
        right -= WORD + GAP + 2
        for button in reversed(self._tools):
            button.place(Area(right - SIGN, y, SIGN, SIGN))
            right -= SIGN + GAP
        right += SIGN
        self._middle = Area(left + 8, self._area.y, right - SIGN - 22 - left, self._area.height)
        self._bar.place(Area(self._middle.x, y + LOW, self._middle.width, SIGN))

    def show(self) -> None:
        """Update the widgets to the current position."""
        reel = self._looking.reel
        self._bar.place_now, self._bar.last, self._bar.stops = reel.place, reel.last, self._looking.stops
        self._bar.curve = self._looking.curve
        place = t("Position in the deal")
        self._bar.label = t("Position, and the lead to expect") if self._bar.curve else place
        self.play.signs = ("=",) if self._looking.playing else ("play",)
        self.play.label = t("Pause") if self._looking.playing else t("Start playback")
        self._seal.enabled = self._looking.sealed
        self.coach.enabled = self._looking.reviewable
        listed = t("List better moves")
        self.coach.label = listed if self._looking.listed else t("Ask the coach about this deal")
        stop, before, after = ("broom", t("Previous sweep"), t("Next sweep"))
        if self._looking.reviewing:
            stop, before, after = ("hint", t("Previous key move"), t("Next key move"))
        self._before.signs, self._before.label = (BACK, stop), before
        self._after.signs, self._after.label = (stop, ON), after
        self._bar.sign = stop
        self._hands.lit = self._looking.hands_open

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, and the texts above and below the bar."""
        canvas.box(self._area, PLATE)
        x, room = self._middle.centre[0], self._middle.width
        canvas.text(
            self.told(),
            x,
            self._area.y + 13,
            size=max(16.0, READABLE / canvas.k),
            colour=CREAM,
            role=Role.BOLD,
            align=Align.CENTRE,
            width=room,
        )
        focused = self._looking.group.focused
        if focused is not None and focused is not self._done:
            canvas.text(
                focused.label,
                x,
                self._area.bottom - 12,
                size=max(15.0, READABLE / canvas.k),
                colour=PAPER_SHADE,
                align=Align.CENTRE,
                width=room,
            )

    def told(self) -> Text:
        """Return the numbers of deal and turn as text."""
        reel = self._looking.reel
        deal, deals, most = reel.deal + 1, len(reel.film.deals), len(reel.here.moments) - 1
        curve = self._looking.curve
        expected = curve[reel.place] if reel.place < len(curve) else None
        if expected is not None:
            lead = decimal(expected, signed=True)
            if reel.counted:
                return t("Lead at the end: {points}", points=lead)
            return t(
                "Turn {turn} of {turns}. Expected lead: {points}",
                turn=reel.place,
                turns=most,
                points=lead,
            )
        return t(
            "Deal {deal} of {deals}, turn {turn} of {turns}",
            deal=deal,
            deals=deals,
            turn=min(reel.place, most),
            turns=most,
        )

    def _go(self, place: int) -> None:
        self._looking.go(self._looking.reel.to(place))
