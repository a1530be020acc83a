"""What the ledge below a replay of the market game needs of the replay."""

from typing import Protocol

from settebello.ui.kit.scene import Change


class MarketReplayCommands(Protocol):
    """The replay that the ledge controls."""

    def moved(self) -> None:
        """Show the table at the place to which the timeline has moved."""
        ...

    def run(self) -> Change | None:
        """Start or stop playing by itself."""
        ...

    def turn(self, step: int) -> Change | None:
        """Go to the beginning of the next turn (1) or of the one before (-1)."""
        ...

    def change_seat(self) -> Change | None:
        """See the table from the next seat."""
        ...

    def count(self) -> Change | None:
        """Open the score sheet."""
        ...

    def leave(self) -> Change | None:
        """Return to the screen below."""
        ...
