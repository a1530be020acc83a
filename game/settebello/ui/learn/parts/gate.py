"""The gate between the children's scenes and the pages for grown-ups."""

from dataclasses import dataclass
from typing import Final

from settebello.ui.kit.scene import SceneId


@dataclass(frozen=True, slots=True)
class Gate:
    """The gate with what lies behind it; None: the scene below is told that it was passed, with OPENED.

    reading: there is something to read also where a PIN is set, which may be forgotten.
    """

    behind: SceneId | None = SceneId.LEARN_ADULTS
    reading: bool = False


OPENED: Final = "opened"
"""What a scene is told by a gate above it that was passed."""
