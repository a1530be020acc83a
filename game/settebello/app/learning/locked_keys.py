"""Decides when a child is playing, and which keys a locked scenario disables."""

from collections.abc import Sequence
from typing import Final

from settebello.ui.kit.controls.inputs import Action, Dropped, Press, UiEvent
from settebello.ui.kit.menu_scene import OPENS
from settebello.ui.kit.scene import SceneId

LOCKED_ACTIONS: Final = (OPENS.keys() - {Action.HELP}) | {Action.MENU, Action.PICTURE}
"""Actions that leave the children's scenes and do not lead back, unlike Esc, or show a message to read."""
CHILD_SCENES: Final = frozenset(
    scene
    for scene in SceneId
    if scene.name.startswith("LEARN_")
    and scene
    not in {
        *(SceneId.LEARN_WHO, SceneId.LEARN_NEW, SceneId.LEARN_GATE),
        *(SceneId.LEARN_ADULTS, SceneId.LEARN_NAMES),
    }
)
"""The scenes in which a single child plays."""


def plays(scenes: Sequence[SceneId]) -> bool:
    """Return whether a child is playing, judged by the open scenes; the adults' pages do not count."""
    return not CHILD_SCENES.isdisjoint(scenes) and SceneId.LEARN_ADULTS not in scenes


def held_back(event: UiEvent, scenes: Sequence[SceneId]) -> bool:
    """Return whether an event would leave a locked scenario; the menu of a deal is allowed."""
    if not plays(scenes):
        return False
    match event:
        case Dropped():
            return True
        case Press(Action.MENU):
            return scenes[-1] is not SceneId.LEARN_DEAL
        case Press(action):
            return action in LOCKED_ACTIONS
        case _:
            return False
