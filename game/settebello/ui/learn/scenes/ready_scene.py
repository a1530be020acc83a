"""The waiting screen while a practice deal is being arranged."""

from settebello.i18n import pt, t
from settebello.practice.learning_port import LearningPort
from settebello.ui.kit import routes
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Replace
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.voice.narration import Narration
from settebello.ui.learn.parts.child_sizes import BUTTON, EDGE
from settebello.ui.learn.parts.child_voice import narrated, voice_switch
from settebello.ui.learn.parts.daylight import Ground, draw_daylight
from settebello.ui.learn.parts.learn_buttons import Sign, calm
from settebello.ui.learn.parts.sums.task_pictures import draw_words


class ReadyScene(MenuScene):
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

    def _shuffled(self) -> Change | None:
        self._port.prepare(self._activity, shuffled=True)
        return None

    def update(self, now: float) -> Change | None:
        """Continue when the deal is ready."""
        del now
        practice = self._port.practice()
        return None if practice is None else Replace(routes.PracticeTable(practice))

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
        """Draw the empty table."""
        draw_daylight(canvas, Ground.CLOTH, self.services.settings.current.table)
        draw_words(canvas, Area(EDGE, self.height / 2 - 70, self.width - 2 * EDGE, 64), (self.heading,))
        super().draw(canvas)
