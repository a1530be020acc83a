"""The ghost hand that shows what is pressed next, and the marks that remain there."""

from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.theme import RING
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets.button import outline
from settebello.ui.table.view import signs
from settebello.ui.table.view.helps.ghost_hand import GhostHand, draw_hand

WAITS: Final = 0.9
"""Seconds until the hand sets out."""
BELOW: Final = 0.7
"""Where the finger taps a card, as a part of its height."""


class PointingHand:
    """Glides once to a place and taps it; a frame and an arrow mark the place until it is pressed."""

    def __init__(self, *, still: bool) -> None:
        """Point at nothing; `still`: the hand does not glide."""
        self._still = still
        self._area: Area | None = None
        self._hand: GhostHand | None = None
        self._seconds = 0.0

    @property
    def moving(self) -> bool:
        """Whether the hand is on its way, or is about to set out."""
        return self._hand is not None and self._seconds < WAITS + self._hand.seconds

    def point(self, area: Area | None, start: tuple[float, float]) -> None:
        """Point at a place, which the hand sets out for from `start`; None for nothing."""
        if area == self._area:
            return
        self._area = area
        self._seconds = 0.0
        if area is None:
            self._hand = None
            return
        tip = area.centre[0], area.y + BELOW * area.height
        self._hand = GhostHand(start, (tip,))

    def begin_again(self) -> None:
        """Let the hand set out once more."""
        self._seconds = 0.0

    def advance(self, step: float) -> None:
        """Let time go on."""
        self._seconds += step

    def draw(self, canvas: Canvas) -> None:
        """Draw the marks, and the hand while it is on its way."""
        if self._area is None or self._hand is None:
            return
        outline(canvas, self._area, RING, on_paper=True)
        if self._seconds < WAITS or not self.moving:
            signs.pointer(canvas, self._area.centre[0], self._area.bottom - 20, "arrow_up")
            return
        gone = self._seconds - WAITS
        draw_hand(canvas, self._hand.tip(gone, still=self._still), pressed=self._hand.pressed(gone))
