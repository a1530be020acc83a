"""The panel under a match that is looked at: the ways through it, where one is, and what can be written."""

from typing import Final, Protocol

from settebello.i18n import Text, t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.scene import Change, Pop
from settebello.ui.kit.theme import CREAM, PAPER_SHADE, PLATE
from settebello.ui.kit.view.canvas import Align, Canvas
from settebello.ui.kit.widgets import Button, FocusGroup, Widget
from settebello.ui.menus.replay.reel import Reel
from settebello.ui.menus.replay.replay_controls import BACK, ON, ReelBar, SignButton

HEIGHT: Final = 98.0
SIGN: Final = 48.0
GAP: Final = 6.0
LOW: Final = 8.0
"""How much lower than the buttons the bar lies, so that the signs on it have room under the line above."""
WORD: Final = 114.0
READABLE: Final = 14.0
"""How many pixels letters are high at least: a match that is looked at cannot be moved over."""


class Looking(Protocol):
    """What the panel shows and does."""

    group: FocusGroup

    @property
    def reel(self) -> Reel:
        """Where one is."""
        ...

    @property
    def stops(self) -> tuple[int, ...]:
        """The places of the deal to jump to."""
        ...

    @property
    def reviewing(self) -> bool:
        """Whether those are what could have been done better, not the sweeps."""
        ...

    @property
    def playing(self) -> bool:
        """Whether one turn after another is shown."""
        ...

    @property
    def hands_open(self) -> bool:
        """Whether all hands lie open."""
        ...

    def go(self, reel: Reel) -> Change | None:
        """Stand at a moment."""
        ...

    def forward(self) -> Change | None:
        """Show the next turn."""
        ...

    def back(self) -> Change | None:
        """Stand a turn earlier."""
        ...

    def next_sweep(self) -> Change | None:
        """Stand at the next sweep."""
        ...

    def previous_sweep(self) -> Change | None:
        """Stand at the sweep before."""
        ...

    def next_deal(self) -> Change | None:
        """Stand at the next deal."""
        ...

    def previous_deal(self) -> Change | None:
        """Stand at the deal before."""
        ...

    def to_start(self) -> Change | None:
        """Stand at the beginning of the deal."""
        ...

    def to_end(self) -> Change | None:
        """Stand at the end of the deal."""
        ...

    def play(self) -> Change | None:
        """Show one turn after another, or no more."""
        ...

    def turn_hands(self) -> Change | None:
        """Lay all hands open, or only one's own."""
        ...

    def write_text(self) -> Change | None:
        """Write the deal down in words."""
        ...

    def write_picture(self) -> Change | None:
        """Write the table as a picture."""
        ...


class Panel:
    """The widgets of the panel, and what is written between them."""

    def __init__(self, looking: Looking) -> None:
        """Make the widgets; `show` says what they stand for now."""
        self._looking = looking
        stop, before, after = ("broom", t("Sweep before"), t("Next sweep"))
        if looking.reviewing:
            stop, before, after = ("hint", t("Moment before"), t("Next moment"))
        self.play = SignButton(t("Play"), ("play",), looking.play)
        self._ways = (
            SignButton(t("Deal before"), (BACK, "cards"), looking.previous_deal),
            SignButton(t("Beginning of the deal"), ("|", BACK), looking.to_start),
            SignButton(before, (BACK, stop), looking.previous_sweep),
            SignButton(t("Step back"), (BACK,), looking.back),
            self.play,
            SignButton(t("Step forward"), (ON,), looking.forward),
            SignButton(after, (stop, ON), looking.next_sweep),
            SignButton(t("End of the deal"), (ON, "|"), looking.to_end),
            SignButton(t("Next deal"), ("cards", ON), looking.next_deal),
        )
        self._bar = ReelBar(t("The deal from its beginning to its end"), self._go, looking.play, stop)
        self._hands = SignButton(t("All hands open"), ("eye",), looking.turn_hands)
        self._text = SignButton(t("As text"), ("page",), looking.write_text)
        self._picture = SignButton(t("As picture"), ("picture",), looking.write_picture)
        self._done = Button(t("Done"), Pop, size=20)
        self._done.least = READABLE
        self._area = Area(0, 0, 0, 0)

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All of them, from the left to the right."""
        return (*self._ways, self._bar, self._hands, self._text, self._picture, self._done)

    def arrange(self, area: Area) -> None:
        """Put everything in a row."""
        self._area = area.inset(8, 6)
        y = self._area.centre[1] - SIGN / 2
        left = self._area.x + 14
        for button in self._ways:
            button.place(Area(left, y, SIGN, SIGN))
            left += SIGN + GAP
        right = self._area.right - 14
        self._done.place(Area(right - WORD, y, WORD, SIGN))
        right -= WORD + GAP + 2
        for button in (self._picture, self._text, self._hands):
            button.place(Area(right - SIGN, y, SIGN, SIGN))
            right -= SIGN + GAP
        right += SIGN
        self._middle = Area(left + 8, self._area.y, right - SIGN - 22 - left, self._area.height)
        self._bar.place(Area(self._middle.x, y + LOW, self._middle.width, SIGN))

    def show(self) -> None:
        """Show where one is now."""
        reel = self._looking.reel
        self._bar.place_now, self._bar.last, self._bar.stops = reel.place, reel.last, self._looking.stops
        self.play.signs = ("=",) if self._looking.playing else ("play",)
        self.play.label = t("Pause") if self._looking.playing else t("Play")
        self._hands.lit = self._looking.hands_open

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, and what is written above and below the bar."""
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
        """Which deal, and how far it has got."""
        reel = self._looking.reel
        deal, deals, most = reel.deal + 1, len(reel.film.deals), len(reel.here.moments) - 1
        return t(
            "Deal {deal} of {deals}, turn {turn} of {turns}",
            deal=deal,
            deals=deals,
            turn=min(reel.place, most),
            turns=most,
        )

    def _go(self, place: int) -> None:
        self._looking.go(self._looking.reel.to(place))
