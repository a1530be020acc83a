"""The control panel below a replayed match: navigation, position, export."""

from itertools import pairwise
from typing import Final

from settebello.i18n import Text, decimal, t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.scene import Pop
from settebello.ui.kit.theme import CALM, CREAM, PAPER_SHADE, PLATE
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.kit.widgets import Button, Widget
from settebello.ui.menus.replay.replay_commands import ReplayCommands
from settebello.ui.menus.replay.replay_controls import BACK, ON, ReelBar, SignButton

HEIGHT: Final = 98.0
PLAY: Final = (80.0, 66.0)
STEP: Final = (60.0, 58.0)
FAR: Final = (50.0, 50.0)
"""Sizes of the buttons in the middle: the further a step, the smaller its button."""
ENDS: Final = (48.0, 48.0)
"""Size of the buttons at the ends of the bar."""
BAR: Final = 48.0
GAP: Final = 5.0
"""Distance of two buttons of a group."""
APART: Final = 14.0
"""Distance of the steps from the jumps to sweeps and deals."""
SIDE: Final = 14.0
ASIDE: Final = 40.0
"""Maximum distance of the buttons in the middle from everything beside them."""
TIMES: Final = 4.0
"""How many times as wide as in a group the gaps between the groups at the right are where room is short."""
LOW: Final = 5.0
"""How far the bar is below the middle, which leaves room for the glyphs above it."""
WORD: Final = 112.0
READABLE: Final = 14.0
"""Minimum text height in pixels; a replay cannot be scrolled."""


class Panel:
    """The widgets of the panel, and the texts between them."""

    def __init__(self, looking: ReplayCommands) -> None:
        """Create the widgets; `show` updates them."""
        self._looking = looking
        self._before = SignButton(t("Previous sweep"), (BACK, "broom"), looking.previous_sweep)
        self._after = SignButton(t("Next sweep"), ("broom", ON), looking.next_sweep)
        self.play = SignButton(t("Start playback"), ("play",), looking.play)
        self._start = SignButton(t("Start of the deal"), ("|", BACK), looking.to_start)
        self._end = SignButton(t("End of the deal"), (ON, "|"), looking.to_end)
        self._ways = (
            (SignButton(t("Previous deal"), (BACK, "cards"), looking.previous_deal), FAR),
            (self._before, FAR),
            (SignButton(t("Step back"), (BACK,), looking.back), STEP),
            (self.play, PLAY),
            (SignButton(t("Step forward"), (ON,), looking.forward), STEP),
            (self._after, FAR),
            (SignButton(t("Next deal"), ("cards", ON), looking.next_deal), FAR),
        )
        self._bar = ReelBar(t("Position in the deal"), self._go, looking.play, "broom")
        self.coach = SignButton(t("Ask the coach about this deal"), ("hint",), looking.ask_coach)
        self._hands = SignButton(t("Show all hands"), ("open_hand",), looking.turn_hands)
        self.menu = Button(t("Menu"), looking.open_menu, look=CALM, size=20)
        self._done = Button(t("Done"), Pop, look=CALM, size=20)
        self.menu.least = self._done.least = READABLE
        self._area = Area(0, 0, 0, 0)

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All widgets from left to right."""
        ways = (button for button, _ in self._ways)
        return (self._start, self._bar, self._end, *ways, self.coach, self._hands, self.menu, self._done)

    def arrange(self, area: Area) -> None:
        """Place the steps in the middle, the bar at their left, and two groups of buttons at their right."""
        self._area = area.inset(8, 6)
        x, y = self._area.centre
        gaps = [
            APART if {last, size} == {FAR, STEP} else GAP for (_, last), (_, size) in pairwise(self._ways)
        ]
        whole = sum(wide for _, (wide, _) in self._ways) + sum(gaps)
        left = first = x - whole / 2
        for (button, (wide, high)), gap in zip(self._ways, (*gaps, 0.0), strict=True):
            button.place(Area(left, y - high / 2, wide, high))
            left += wide + gap
        row = ((self.coach, FAR[0]), (self._hands, FAR[0]), (self.menu, WORD), (self._done, WORD))
        spare = self._area.right - SIDE - left - sum(wide for _, wide in row)
        near = min(GAP, spare / (2 + 2 * TIMES))
        aside = min(ASIDE, spare / 2 - near)
        for (widget, wide), gap in zip(row, (aside, near, spare - aside - 2 * near, near), strict=True):
            left += gap
            widget.place(Area(left, y - FAR[1] / 2, wide, FAR[1]))
            left += wide
        self._left = Area(self._area.x + SIDE, self._area.y, first - aside - self._area.x - SIDE, 0)
        wide, high = ENDS
        middle = y + LOW
        for button, at in ((self._start, self._left.x), (self._end, self._left.right - wide)):
            button.place(Area(at, middle - high / 2, wide, high))
        self._bar.place(Area(self._left.x + wide, middle - BAR / 2, self._left.width - 2 * wide, BAR))

    def show(self) -> None:
        """Update the widgets to the current position."""
        reel = self._looking.reel
        self._bar.place_now, self._bar.last, self._bar.stops = reel.place, reel.last, self._looking.stops
        self._bar.curve = self._looking.curve
        place = t("Position in the deal")
        self._bar.label = t("Position, and the lead to expect") if self._bar.curve else place
        self.play.signs = ("=",) if self._looking.playing else ("play",)
        self.play.label = t("Pause") if self._looking.playing else t("Start playback")
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
        x, room = self._left.centre[0], self._left.width
        size = max(16.0, READABLE / canvas.k)
        told = self.told()
        if canvas.text_width(told, size=size, role=Role.BOLD) > room:
            told = self._lead or told
        canvas.text(
            told,
            x,
            self._area.y + 13,
            size=size,
            colour=CREAM,
            role=Role.BOLD,
            align=Align.CENTRE,
            width=room,
        )
        focused = self._looking.group.focused
        # The others have their labels on them, and a sheet over the replay has its own.
        if focused in self.widgets and focused not in {self.menu, self._done}:
            canvas.text(
                focused.label,
                x,
                self._area.bottom - 12,
                size=max(15.0, READABLE / canvas.k),
                colour=PAPER_SHADE,
                align=Align.CENTRE,
                width=room,
            )

    @property
    def _lead(self) -> Text | None:
        """The lead that could be expected at the position, where a narrow bar has no room for more."""
        reel, curve = self._looking.reel, self._looking.curve
        expected = curve[reel.place] if reel.place < len(curve) else None
        return (
            None if expected is None else t("Expected lead: {points}", points=decimal(expected, signed=True))
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
