"""What follows from a child playing: when its settings hold, and which doors stay shut."""

from collections.abc import Sequence
from typing import Final

from settebello.ui.kit.controls.inputs import Action, Dropped, Press, UiEvent
from settebello.ui.kit.menu_scene import OPENS
from settebello.ui.kit.scene import SceneId

SHUT: Final = (OPENS.keys() - {Action.HELP}) | {Action.MENU}
"""The keys that lead out of the children's scenes, and not back as Esc does."""
AT_HOME: Final = frozenset(
    scene
    for scene in SceneId
    if scene.name.startswith("LEARN_")
    and scene not in {SceneId.LEARN_WHO, SceneId.LEARN_NEW, SceneId.LEARN_GATE, SceneId.LEARN_ADULTS}
)
"""The scenes in which one child plays."""


def plays(scenes: Sequence[SceneId]) -> bool:
    """Whether a child is playing, by the scenes that are open; grown-ups behind the gate see their own."""
    return not AT_HOME.isdisjoint(scenes) and SceneId.LEARN_ADULTS not in scenes


def held_back(event: UiEvent, scenes: Sequence[SceneId]) -> bool:
    """Whether an event would lead out of a locked scenario; the menu of a deal has nothing that does."""
    if not plays(scenes):
        return False
    match event:
        case Dropped():
            return True
        case Press(Action.MENU):
            return scenes[-1] is not SceneId.LEARN_DEAL
        case Press(action):
            return action in SHUT
        case _:
            return False
