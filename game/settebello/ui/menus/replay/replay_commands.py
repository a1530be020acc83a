"""What the panel below a replayed match needs of the replay."""

from typing import Protocol

from settebello.ui.kit.scene import Change
from settebello.ui.menus.replay.deal_advice import Curve
from settebello.ui.menus.replay.reel import ReplayPosition


class ReplayCommands(Protocol):
    """The replay that the panel controls."""

    @property
    def reel(self) -> ReplayPosition:
        """The current position."""
        ...

    @property
    def costly(self) -> tuple[tuple[int, int], ...]:
        """The moves that could have been better, as numbers of deal and position."""
        ...

    @property
    def reviewing(self) -> bool:
        """Whether the stops are moves that could have been better, and not sweeps."""
        ...

    @property
    def curve(self) -> Curve:
        """What the viewer could expect at each position of the deal."""
        ...

    def curve_of(self, deal: int) -> Curve:
        """Return what the viewer could expect at each position of a deal."""
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

    def play(self) -> Change | None:
        """Start or stop automatic playback."""
        ...

    def turn_hands(self) -> Change | None:
        """Show all hands, or only the person's own."""
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

    def open_menu(self) -> Change | None:
        """Show what else can be done, in words."""
        ...
