"""Reads the player's matches a little in every frame, and draws a progress bar."""

from typing import Final

from settebello.i18n import Text, t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.archive_port import ArchivePort
from settebello.ui.kit.theme import FILLED, INK_SOFT, LETTERS, RED_DEEP, TRACK, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.kit.widgets.vignette import draw_vignette

VIGNETTE = 160.0
BAR = 18.0
SIZE = 22.0
READING: Final = t("Reading your matches")


class ArchiveProgress:
    """Reads the whole archive once."""

    def __init__(self, archive: ArchivePort) -> None:
        """Start without reading, so that the first frame appears at once."""
        self._archive = archive
        self._part: float | None = None

    @property
    def over(self) -> bool:
        """Whether everything has been read."""
        return self._part is not None and self._part >= 1.0

    def step(self) -> bool:
        """Continue reading for a moment; return whether everything has been read."""
        if self._part is None:
            self._archive.begin()
            self._part = 0.0
        else:
            self._part = self._archive.advance()
        return self.over

    def draw(self, canvas: Canvas, room: Area) -> None:
        """Draw the progress bar in the middle of an area."""
        x, y = room.centre
        canvas.text(READING, x, y - 30, size=SIZE, colour=INK_SOFT, align=Align.CENTRE)
        track = Area.centred(x, y, min(room.width * 0.7, 420), BAR)
        canvas.box(track, TRACK)
        if self._part:
            canvas.box(Area(track.x, track.y, max(track.width * self._part, BAR), BAR), FILLED)

    def draw_trouble(self, canvas: Canvas, area: Area) -> None:
        """Draw the reason why matches could not be read, if there is one."""
        if self._archive.trouble:
            reason = t("Some matches couldn't be read: {reason}", reason=self._archive.trouble)
            canvas.paragraph(reason, area, size=LETTERS[Size.SMALL], colour=RED_DEEP)


def draw_sentence(canvas: Canvas, room: Area, words: Text) -> None:
    """Draw a sentence in the middle of an area, as a message in an otherwise empty place."""
    high = canvas.paragraph_height(words, room.width, size=SIZE)
    area = Area(room.x, room.centre[1] - high / 2, room.width, high + 1)
    above = Area(room.x, room.y, room.width, area.y - 18 - room.y)
    if above.height > VIGNETTE:
        above = Area(room.x, area.y - 18 - VIGNETTE, room.width, VIGNETTE)
    draw_vignette(canvas, "cat", above)
    canvas.paragraph(words, area, size=SIZE, colour=INK_SOFT, align=Align.CENTRE)
