"""What may lie over the table: helps, menu, curtain and the controls of a spectator."""

from typing import Protocol

from settebello.i18n import Text
from settebello.ui.kit.controls.inputs import UiEvent
from settebello.ui.kit.scene import Change
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import FocusGroup
from settebello.ui.table.layout import TableLayout
from settebello.ui.table.scene.curtain import Curtain
from settebello.ui.table.scene.spectator_controls import SpectatorControls
from settebello.ui.table.view.helps.open_helps import Helps


class Menu(Protocol):
    """What is open over a table that is paused: the menu, or a sheet of pictures in its place."""

    @property
    def group(self) -> FocusGroup:
        """Its buttons."""
        ...

    @property
    def opening(self) -> tuple[Text, ...]:
        """The sentence that is said when it opens."""
        ...

    def arrange(self, width: float, height: float) -> None:
        """Place it on a canvas of this size."""
        ...

    def handle(self, event: UiEvent) -> Change | None:
        """Give an event to its buttons."""
        ...

    def draw(self, canvas: Canvas) -> None:
        """Draw it over the table."""
        ...


class Overlays:
    """Holds what is open over the table, from the menu at the top down to the helps."""

    def __init__(self, helps: Helps) -> None:
        """Begin with nothing open."""
        self.helps = helps
        self.menu: Menu | None = None
        self.curtain: Curtain | None = None
        self.spectator: SpectatorControls | None = None

    def hung(self, *, moving: bool) -> Curtain | None:
        """The curtain while it is down; it waits until no card moves."""
        return None if moving else self.curtain

    def top(self, *, moving: bool) -> Menu | Curtain | SpectatorControls | None:
        """The uppermost overlay with buttons, which has the focus."""
        return self.menu or self.hung(moving=moving) or self.spectator

    def arrange(self, layout: TableLayout, *, bare: bool) -> None:
        """Place the curtain and the controls; `bare` says whether all hands are open."""
        if self.curtain is not None:
            self.curtain.arrange(layout)
        if self.spectator is not None:
            self.spectator.show(bare=bare)
            self.spectator.arrange(layout)

    def draw_peek(self, canvas: Canvas, layout: TableLayout) -> None:
        """Draw the last capture of a pile while it is looked at."""
        if self.helps.peek is not None:
            self.helps.peek.draw(canvas, layout)
