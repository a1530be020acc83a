"""The keys that work in every scene, and files dropped onto the window."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from settebello.app.files.dropped_file import DroppedFiles
from settebello.app.files.window_picture import WindowPicture
from settebello.app.settings.preferences import Preferences
from settebello.app.settings.sizes import KEYS, resized
from settebello.ui.kit.controls.inputs import Action, Dropped, Press, UiEvent
from settebello.ui.kit.scene import SceneId
from settebello.ui.kit.stack import SceneStack

MURMUR: Final = 0.25
"""The volume of the ambience when a key turns it on."""


class Shortcuts:
    """Handles the events that are the same in every scene."""

    def __init__(
        self,
        preferences: Preferences,
        stack: SceneStack,
        read: Callable[[], None],
        dropped: DroppedFiles,
        picture: WindowPicture,
    ) -> None:
        """Take the parts that the shortcuts act on; `read` reads the screen aloud."""
        self._preferences = preferences
        self._stack = stack
        self._read = read
        self._dropped = dropped
        self._picture = picture

    def handled(self, event: UiEvent) -> bool:
        """Handle an event; return False if it is not a global one."""
        now, change = self._preferences.current, self._preferences.change
        match event:
            case Press(Action.FULLSCREEN):
                change(replace(now, full_screen=not now.full_screen))
            case Press(Action.MUTE):
                change(replace(now, sound=not now.sound))
            case Press(Action.MUSIC):
                change(replace(now, ambience=0.0 if now.ambience else MURMUR))
            case Press(Action.BADGES):
                change(replace(now, value_badges=not now.value_badges))
            case Press(action) if action in KEYS:
                change(resized(now, action))
            case Press(Action.READ):
                self._read()
            case Press(Action.PICTURE):
                self._picture.save()
            case Press(Action.QUIT):
                self._stack.close()
            case Dropped() if self._stack.ids[-1:] == (SceneId.LEARN_NAMES,):
                # This scene reads the file itself.
                return False
            case Dropped(path):
                if self._stack.ids[-1:] != (SceneId.DIALOG,):
                    self._stack.apply(self._dropped.shown(Path(path)))
            case _:
                return False
        return True
