"""A short lesson before a unit: how its sums can be worked out, in pictures that are spoken."""

from typing import Final

from settebello.audio.cues import Cue
from settebello.i18n import pt, t
from settebello.learning.facts import Unit
from settebello.learning.strategies import Way, taught_in
from settebello.practice.learning_port import LearningPort
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.routes import LearnRoute
from settebello.ui.kit.scene import Change, Replace
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.voice.narration import Narration
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.learn.parts import sayings
from settebello.ui.learn.parts.child_sizes import BUTTON, EDGE, WAY_ON
from settebello.ui.learn.parts.child_voice import LISTENS, hears
from settebello.ui.learn.parts.daylight import Ground, draw_daylight
from settebello.ui.learn.parts.learn_buttons import go
from settebello.ui.learn.parts.say_again_button import say_again
from settebello.ui.learn.parts.sums import sum_pictures
from settebello.ui.learn.parts.sums.sum_pictures import Picture
from settebello.ui.learn.parts.sums.task_pictures import draw_progress, draw_words
from settebello.ui.learn.parts.sums.way_pictures import picture_of_way
from settebello.ui.learn.parts.touches import Touchable
from settebello.ui.learn.scenes.way_scene import WayScene

BOARD: Final = (640.0, 400.0)
STAYS: Final = 5.0
"""Seconds for which a picture that does not move stays until the next one comes by itself."""
TIMES: Final = 2
RESTS: Final = 0.9
"""How often a picture that moves is shown, and seconds for which it is complete each time."""
SLOW: Final = 1.6
"""How much longer the picture takes than as an explanation, because it is new."""


class StrategyScene(WayScene):
    """Shows a few sums of a unit, one after the other; the green button goes on at any time."""

    heading = t("Look:")

    def __init__(self, services: Services, port: LearningPort, unit: Unit, then: LearnRoute) -> None:
        """Show a unit; `then` is the route to its tasks."""
        super().__init__(services, port, then)
        self._ways = taught_in(unit)
        self._place = -1
        self._on = go(pt("child", "Next"), self._next, "play")
        self.use(self._on, self._repeat, self._voice, self._home, focus=self._on)

    @property
    def way(self) -> Way | None:
        """The way that is shown now."""
        return self._ways[self._place] if 0 <= self._place < len(self._ways) else None

    @property
    def picture(self) -> Picture | None:
        """The picture that is shown now."""
        return picture_of_way(self.way) if self.way is not None else None

    @property
    def part(self) -> float:
        """The progress of the picture, 0 to 1."""
        picture = self.picture
        if picture is None or self.still:
            return 1.0
        once = SLOW * picture.seconds
        seen = self._now - self._since
        # Shown twice: else it would rest for as long as the sentences take to be read.
        return min(1.0, (seen if seen < once + RESTS else seen - once - RESTS) / once)

    @property
    def touchables(self) -> tuple[Touchable, ...]:
        """The picture, which begins again."""
        return (self._board,) if self.picture is not None else ()

    @property
    def _board(self) -> Touchable:
        wide, high = BOARD
        board = Area.centred(self.width / 2, self.height / 2 + 24, wide, high)
        # On low canvases the sentence is below the dots of the progress, and the board is lower.
        top = max(board.y, EDGE + BUTTON + 4 + 76)
        return Touchable("board", Area(board.x, top, wide, board.bottom - top))

    def touched_picture(self, picture: Touchable) -> None:
        """Show the picture once more from its beginning, with its sentences."""
        super().touched_picture(picture)
        self._since = self._now
        say_again(self.services)

    def update(self, now: float) -> Change | None:
        """Show the next sum when the present one has been seen for a while."""
        self._now = now
        picture = self.picture
        if picture is None:
            return self._next()
        lasts = STAYS if self.still else TIMES * (SLOW * picture.seconds + RESTS)
        seen = now - self._since
        if seen >= lasts and not (self.services.narrator.speaking and seen < lasts + LISTENS):
            return self._next()
        if not self.still and seen < lasts:
            self.touch()
        return None

    def _next(self) -> Change | None:
        """Show the next sum; after the last one go on to the tasks."""
        self._place += 1
        way = self.way
        if way is None:
            return Replace(self._then)
        self._since = self._now
        self._log += [sayings.worked_out(way), sayings.makes((way.fact.a, way.fact.b))]
        self.services.cues.play(Cue.DEAL)
        self.touch()
        return None

    @property
    def words(self) -> tuple[Words, ...]:
        """The sum, and how it is worked out."""
        way = self.way
        if way is None:
            return ()
        return f"{sayings.adding((way.fact.b, way.fact.a))}: ", sayings.worked_out(way)

    @property
    def spoken(self) -> Spoken:
        """What was said of the sums."""
        return Spoken(opening=(self.heading,), of=self.group.focused, log=tuple(self._log))

    @property
    def narration(self) -> Narration | None:
        """How the sums are worked out, and the sums."""
        if not hears(self.services):
            return None
        return Narration((self.heading,), tuple(self._log), tuple(self._log[-2:]))

    def read(self) -> tuple[Words, ...]:
        """Return how the sum is worked out, and the sum."""
        way = self.way
        return () if way is None else (sayings.worked_out(way), sayings.makes((way.fact.a, way.fact.b)))

    def arrange(self, width: float, height: float) -> None:
        """Lay out the screen."""
        super().arrange(width, height)
        self._on.place(Area(width - EDGE - WAY_ON, height - EDGE - BUTTON, WAY_ON, BUTTON))

    def draw(self, canvas: Canvas) -> None:
        """Draw the sentence and its picture."""
        draw_daylight(canvas, Ground.CLOTH, self.services.settings.current.table)
        progress = Area(EDGE + BUTTON + 18, EDGE, 120, BUTTON)
        draw_progress(canvas, progress, max(self._place, 0), len(self._ways))
        picture = self.picture
        if picture is not None:
            board = self.raised(self._board)
            sum_pictures.draw(canvas, board, picture, self.part)
            draw_words(
                canvas, Area(EDGE, self._board.area.y - 76, self.width - 2 * EDGE, 64), self.words, size=36
            )
        super().draw(canvas)
