"""The table of the learning mode's scenes."""

from collections.abc import Callable, Mapping
from typing import Final

from settebello.learning.deals.practice import PracticeDeal
from settebello.practice.learning_port import AfterDeal, LearningPort, Practice, Shuffled
from settebello.ui.grownups.pages import AdultsScene, gate_scene
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Scene, SceneId
from settebello.ui.learn.parts.gate import Gate
from settebello.ui.learn.scenes.album_scene import AlbumScene
from settebello.ui.learn.scenes.check_scene import CheckScene
from settebello.ui.learn.scenes.deal_scene import deal_scene
from settebello.ui.learn.scenes.deck_scene import DeckScene
from settebello.ui.learn.scenes.free_table_scene import FreeTableScene
from settebello.ui.learn.scenes.path_scene import PathScene
from settebello.ui.learn.scenes.ready_scene import ReadyScene
from settebello.ui.learn.scenes.reflection_scene import ReflectionScene
from settebello.ui.learn.scenes.task_scene import TaskScene
from settebello.ui.learn.scenes.who_scene import NewChildScene, WhoScene

PLAIN: Final[Mapping[SceneId, Callable[[Services, LearningPort], Scene]]] = {
    SceneId.LEARN_WHO: WhoScene,
    SceneId.LEARN_NEW: NewChildScene,
    SceneId.LEARN_PATH: PathScene,
    SceneId.LEARN_ALBUM: AlbumScene,
    SceneId.LEARN_FREE: lambda services, _: FreeTableScene(services),
    SceneId.LEARN_CHECK: CheckScene,
    SceneId.LEARN_GATE: lambda services, port: gate_scene(services, port.adults),
    SceneId.LEARN_ADULTS: lambda services, port: AdultsScene(services, port.adults),
}
"""The scenes that need nothing but the children."""


def learning_scene(services: Services, port: LearningPort, scene: SceneId, argument: object) -> Scene | None:
    """A scene of the learning mode; None for any other, and where its argument does not fit."""
    match scene, argument:
        case SceneId.LEARN_TASK, str():
            return TaskScene(services, port, argument)
        case SceneId.LEARN_REFLECTION, str() | None:
            return ReflectionScene(services, port, argument)
        case SceneId.LEARN_DEAL, Practice():
            return deal_scene(services, port, argument)
        case SceneId.LEARN_REFLECTION, AfterDeal():
            return ReflectionScene(services, port, argument.activity, argument.deal)
        case SceneId.LEARN_CHECK, AfterDeal():
            return CheckScene(services, port, argument)
        case SceneId.LEARN_DEAL, str():
            return ReadyScene(services, port, argument)
        case SceneId.LEARN_DEAL, Shuffled():
            return ReadyScene(services, port, argument.activity, shuffled=True)
        case SceneId.LEARN_DECK, PracticeDeal():
            return DeckScene(services, argument)
        case SceneId.LEARN_GATE, Gate():
            return gate_scene(services, port.adults, argument)
        case _ if scene in PLAIN:
            return PLAIN[scene](services, port)
        case _:
            return None
