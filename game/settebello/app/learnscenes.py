"""The table of the learning mode's scenes."""

from settebello.ui.learn.port import LearningPort, Practice
from settebello.ui.scene import Scene, SceneId
from settebello.ui.scenes.learn.album import AlbumScene
from settebello.ui.scenes.learn.check import CheckScene
from settebello.ui.scenes.learn.deal import DealScene, ReadyScene
from settebello.ui.scenes.learn.freetable import FreeTableScene
from settebello.ui.scenes.learn.path import PathScene
from settebello.ui.scenes.learn.reflection import ReflectionScene
from settebello.ui.scenes.learn.task import TaskScene
from settebello.ui.scenes.learn.who import NewChildScene, WhoScene
from settebello.ui.services import Services


def learning_scene(services: Services, port: LearningPort, scene: SceneId, argument: object) -> Scene | None:
    """A scene of the learning mode; None for any other, and where its argument does not fit."""
    match scene, argument:
        case SceneId.LEARN_WHO, _:
            return WhoScene(services, port)
        case SceneId.LEARN_NEW, _:
            return NewChildScene(services, port)
        case SceneId.LEARN_PATH, _:
            return PathScene(services, port)
        case SceneId.LEARN_TASK, str():
            return TaskScene(services, port, argument)
        case SceneId.LEARN_REFLECTION, str() | None:
            return ReflectionScene(services, port, argument)
        case SceneId.LEARN_ALBUM, _:
            return AlbumScene(services, port)
        case SceneId.LEARN_FREE, _:
            return FreeTableScene(services)
        case SceneId.LEARN_CHECK, _:
            return CheckScene(services, port)
        case SceneId.LEARN_DEAL, Practice():
            return DealScene(services, port, argument)
        case SceneId.LEARN_DEAL, str():
            return ReadyScene(services, port, argument)
        case _:
            return None
