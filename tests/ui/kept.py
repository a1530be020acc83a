"""The scenes about matches that are kept."""

from settebello.notation import Record
from settebello.ui.kit.ports.archive_port import KeptMatch, Shelf
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Scene, SceneId
from settebello.ui.menus.matches import MatchesScene, SaveAsScene
from settebello.ui.menus.replay import ReplayScene


def kept_scene(services: Services, scene: SceneId, argument: object) -> Scene:
    """A scene about matches that are kept."""
    kept = argument if isinstance(argument, KeptMatch) else KeptMatch(Shelf.TABLE)
    if scene is SceneId.REPLAY and isinstance(argument, Record):
        return ReplayScene(services, argument)
    if scene is SceneId.REPLAY:
        return ReplayScene(services, services.archive.record(kept))
    return SaveAsScene(services, kept) if scene is SceneId.SAVE_AS else MatchesScene(services)
