"""Two ways to work out a sum, of which the child says which is quicker; either answer is right."""

from functools import partial
from typing import Final

from settebello.audio.cues import Cue
from settebello.i18n import pt, t
from settebello.practice.learning_port import LearningPort, Way
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.routes import LearnRoute
from settebello.ui.kit.scene import Change, Replace
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.voice.narration import Narration
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Widget
from settebello.ui.learn.parts import sayings
from settebello.ui.learn.parts.child_sizes import BUTTON, EDGE, WAY_ON
from settebello.ui.learn.parts.child_voice import LISTENS, hears
from settebello.ui.learn.parts.daylight import Ground, draw_daylight
from settebello.ui.learn.parts.idle_hand import BREATHES, round_of_hand
from settebello.ui.learn.parts.learn_buttons import go
from settebello.ui.learn.parts.sums.task_pictures import draw_words
from settebello.ui.learn.parts.sums.way_board import WayBoard
from settebello.ui.learn.scenes.way_scene import WayScene

GAP: Final = 22.0
TOP: Final = 184.0
SLOW: Final = 1.6
STAYS: Final = 0.8
"""How much longer a picture takes than as an explanation, and seconds until the next one begins."""


class WaysScene(WayScene):
    """Shows one way after the other; each can be chosen at any time. Nothing is recorded."""

    heading = t("Which way is quicker?")

    def __init__(
        self, services: Services, port: LearningPort, ways: tuple[Way, Way], then: LearnRoute
    ) -> None:
        """Show two ways of one fact; `then` is the route to the tasks."""
        super().__init__(services, port, then)
        self._fact = ways[0].fact
        self.boards = tuple(WayBoard(way, partial(self._choose, place)) for place, way in enumerate(ways))
        self.chosen: WayBoard | None = None
        self._at = -1
        self._on = go(pt("child", "Next"), lambda: Replace(self._then), "play")
        self.use(*self.boards, self._repeat, self._voice, self._home, focus=self.boards[0])

    @property
    def onward(self) -> Widget | None:
        """One of the ways after the other, as either may be chosen; then the green button."""
        if self.chosen is not None:
            return self._on
        if self._at < len(self.boards):
            return None
        return self.boards[int(max(0.0, self.idle - BREATHES) / round_of_hand()) % len(self.boards)]

    @property
    def animating(self) -> bool:
        """Whether a picture is still going to move."""
        return self._at < len(self.boards) or super().animating

    def update(self, now: float) -> Change | None:
        """Show one picture after the other, then ask."""
        self._now = now
        self.wait(now)
        while self._at < len(self.boards):
            if self._at >= 0:
                board = self.boards[self._at]
                passed, lasts = now - self._since, SLOW * board.picture.seconds
                board.part = 1.0 if self.still else min(1.0, passed / lasts)
                self.touch()
                speaking = self.services.narrator.speaking and passed < lasts + LISTENS
                if not self.still and (passed < lasts + STAYS or speaking):
                    return None
            self._next()
        return None

    def _next(self) -> None:
        """Begin the next picture; after the last one ask."""
        self._at += 1
        self._since = self._now
        if self._at < len(self.boards):
            self._log.append(sayings.worked_out(self.boards[self._at].way))
            self.services.cues.play(Cue.DEAL)
        else:
            self._log.append(self.heading)
        self.touch()

    def _choose(self, place: int) -> Change | None:
        """Take either way for good; the sum is said, and the green button leads on."""
        board = self.boards[place]
        self._at = len(self.boards)
        for one in self.boards:
            one.part, one.chosen = 1.0, one is board
        if self.chosen is None:
            self._log += [t("That's a good way."), sayings.makes((self._fact.a, self._fact.b))]
            self.use(*self.boards, self._on, self._repeat, self._voice, self._home, focus=self._on)
            self.arrange(self.width, self.height)
        self.chosen = board
        self.services.cues.play(Cue.SWEEP)
        self.touch()
        return None

    @property
    def words(self) -> tuple[Words, ...]:
        """The question; at last a friendly word for either answer."""
        sum_ = f"{sayings.adding((self._fact.b, self._fact.a))}: "
        return (sum_, self.heading if self.chosen is None else t("That's a good way."))

    @property
    def spoken(self) -> Spoken:
        """The question, the focused way, and the answer."""
        notice = None if self.chosen is None else t("That's a good way.")
        return Spoken(
            opening=(*self.words[:1], self.heading),
            focus=self.group.spoken,
            of=self.group.focused,
            notice=notice,
        )

    @property
    def narration(self) -> Narration | None:
        """The ways as they are shown, the question, and the answer."""
        if not hears(self.services):
            return None
        return Narration((), tuple(self._log), tuple(self._log[-2:]))

    def arrange(self, width: float, height: float) -> None:
        """Place the two ways side by side."""
        super().arrange(width, height)
        low = height - EDGE - BUTTON
        self._on.place(Area(width - EDGE - WAY_ON, low, WAY_ON, BUTTON))
        room = Area(EDGE, TOP, width - 2 * EDGE, low - GAP - TOP)
        for board, area in zip(self.boards, room.columns(len(self.boards), GAP), strict=True):
            board.place(area)

    def draw(self, canvas: Canvas) -> None:
        """Draw the question and the pictures."""
        draw_daylight(canvas, Ground.CLOTH, self.services.settings.current.table)
        draw_words(canvas, Area(EDGE, TOP - 76, self.width - 2 * EDGE, 64), self.words, size=36)
        super().draw(canvas)
