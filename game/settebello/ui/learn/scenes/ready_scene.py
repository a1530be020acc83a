"""The waiting screen while a practice deal is being arranged."""

import math
from typing import Final

from settebello.i18n import pt, t
from settebello.practice.learning_port import LearningPort
from settebello.ui.kit import routes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Replace
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.voice.narration import Narration
from settebello.ui.learn.parts.child_motion import is_still
from settebello.ui.learn.parts.child_sizes import BUTTON, EDGE
from settebello.ui.learn.parts.child_voice import narrated, voice_switch
from settebello.ui.learn.parts.daylight import Ground, draw_daylight
from settebello.ui.learn.parts.learn_buttons import Sign, calm
from settebello.ui.learn.parts.sums.task_pictures import draw_words
from settebello.ui.learn.scenes.child_scene import ChildScene

CARDS: Final = 3
BACK: Final = 84.0
STEP: Final = 104.0
HOP: Final = 26.0
RISE: Final = 158.0
"""The cards that hop in turn while the child waits, in logical units; `RISE` is above the middle."""
TURN: Final = 1.2
LATER: Final = 0.2
"""Seconds of a turn, and from one card to the next."""


class ReadyScene(ChildScene):
    """Waits until a deal is arranged, and offers a shuffled one instead."""

    heading = t("Getting the cards ready …")

    def __init__(
        self, services: Services, port: LearningPort, activity: str, *, shuffled: bool = False
    ) -> None:
        """Start arranging or shuffling a deal; an interrupted deal is continued."""
        super().__init__(services)
        self._port = port
        self._activity = activity
        self._home = Sign(pt("child", "Back"), self.leave, "home")
        self._voice = voice_switch(services)
        self._shuffle = calm(t("Shuffle the cards"), self._shuffled, "cards")
        self.use(self._shuffle, self._voice, self._home)
        port.prepare(activity, shuffled=shuffled)
        self._now = 0.0

    def _shuffled(self) -> Change | None:
        self._port.prepare(self._activity, shuffled=True)
        return None

    def update(self, now: float) -> Change | None:
        """Continue when the deal is ready."""
        self._now = now
        self.wait(now)
        practice = self._port.practice()
        return None if practice is None else Replace(routes.PracticeTable(practice))

    @property
    def still(self) -> bool:
        """Whether the cards lie still."""
        return is_still(self.services, self._port.child)

    @property
    def animating(self) -> bool:
        """Whether the cards move, so that a child sees that the program is at work."""
        return not self.still or super().animating

    @property
    def narration(self) -> Narration | None:
        """The heading."""
        return narrated(self.services, self.heading)

    def arrange(self, width: float, height: float) -> None:
        """Place the button in the middle."""
        super().arrange(width, height)
        self._home.place(Area(EDGE, EDGE, BUTTON, BUTTON))
        self._voice.place(Area(width - EDGE - BUTTON, EDGE, BUTTON, BUTTON))
        self._shuffle.place(Area.centred(width / 2, height / 2 + 60, 420, BUTTON))

    def draw(self, canvas: Canvas) -> None:
        """Draw the table with the backs of a few cards that hop in turn."""
        canvas.want_cards(BACK, only=(None,))
        draw_daylight(canvas, Ground.CLOTH, self.services.settings.current.table)
        draw_words(canvas, Area(EDGE, self.height / 2 - 70, self.width - 2 * EDGE, 64), (self.heading,))
        for place in range(CARDS):
            seconds = (self._now - LATER * place) % TURN
            hop = 0.0 if self.still else max(0.0, math.sin(2.0 * math.pi * seconds / TURN))
            x = self.width / 2 + STEP * (place - (CARDS - 1) / 2)
            canvas.card(None, x, self.height / 2 - RISE - HOP * hop, BACK, lift=hop)
        super().draw(canvas)
