"""The faces that swell for a second when the people at the table react to what has happened."""

from collections.abc import Sequence
from typing import Final

from settebello.engine import Seat, side_of
from settebello.storage.settings import Speed
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.layout import TableLayout
from settebello.ui.table.model.banter.mood import CALM_FACE, Mood
from settebello.ui.table.view.plates import LARGEST, draw_portrait

LASTS: Final = 1.0
"""Seconds for which a face is larger."""
STEP: Final = 0.05
"""Seconds of each size while a face swells or shrinks."""
SCALES: Final = (1.08, 1.16, LARGEST)
"""The sizes while it swells, up to the one that stays; it shrinks through the same ones."""


LAUGHS: Final = (1.3, 1.55)
LAUGH: Final = 0.12
"""When a delighted face laughs twice again after that, in seconds, and for how long it is a little larger."""
OVER: Final = LAUGHS[-1] + LAUGH
DELIGHTED: Final = f"_{Mood.DELIGHTED}.svg"


def laughing(since: float) -> float:
    """Return how large a delighted face is so many seconds after it has changed."""
    laughs = any(begins <= since < begins + LAUGH for begins in LAUGHS)
    return SCALES[0] if laughs else swollen(since)


def swollen(since: float) -> float:
    """Return how large a face is so many seconds after it has changed; 1 before and after that."""
    if not 0 <= since < LASTS:
        return 1.0
    return SCALES[min(int(since / STEP), int((LASTS - since) / STEP), len(SCALES) - 1)]


def _scale(face: str, since: float) -> float:
    return laughing(since) if face.endswith(DELIGHTED) else swollen(since)


class Reactions:
    """The faces that have just changed; calm ones do not swell, nor does any with reduced motion."""

    def __init__(self, services: Services) -> None:
        """Start before any face is known."""
        self._services = services
        self._faces: tuple[str, ...] = ()
        self._begun: dict[Seat, float] = {}
        self._scales: dict[Seat, float] = {}

    @property
    def moving(self) -> bool:
        """Whether a face swells or shrinks at this moment."""
        return any(scale < LARGEST for scale in self._scales.values())

    def at(self, now: float, players: Sequence[Player]) -> bool:
        """Advance to a time; return whether the picture changes. Without players nobody swells."""
        faces = tuple(player.avatar for player in players)
        if not faces:
            self._begun.clear()
        elif len(faces) == len(self._faces):
            for seat, (face, old) in enumerate(zip(faces, self._faces, strict=True)):
                if face != old and not face.endswith(CALM_FACE):
                    self._begun[Seat(seat)] = now
        self._faces = faces
        speed = self._services.settings.current.speed
        moves = speed is not Speed.INSTANT and not self._services.reduced_motion()
        scales = (
            {seat: _scale(faces[seat], now - begun) for seat, begun in self._begun.items()} if moves else {}
        )
        shown, self._scales = self._scales, {seat: one for seat, one in scales.items() if one > 1.0}
        self._begun = {seat: begun for seat, begun in self._begun.items() if now - begun < OVER}
        return shown != self._scales

    def draw(self, canvas: Canvas, layout: TableLayout, players: Sequence[Player]) -> None:
        """Draw the large faces over their portraits."""
        sides = len(layout.piles)
        for seat, scale in self._scales.items():
            if layout.seat_covered(seat):
                continue
            side = side_of(seat, sides) if len(players) > sides else None
            draw_portrait(canvas, layout.seats[seat], players[seat].avatar, side, scale=scale)
