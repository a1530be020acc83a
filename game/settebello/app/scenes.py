"""The factory of all scenes: the title at once, the modules of the others on first use.

The hundred modules of the other scenes are imported after the first frame, so that the frame comes sooner.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final

from settebello.app.table_sessions import Tables
from settebello.rulebook import Rulebook
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Scene, SceneId
from settebello.ui.menus.title_scene import TitleScene

if TYPE_CHECKING:
    from settebello.app.pages import Pages

LEARNING: Final = frozenset(scene for scene in SceneId if scene.name.startswith("LEARN_"))
"""The scenes of the learning mode."""


class Scenes:
    """Creates every scene of the program."""

    def __init__(
        self,
        services: Services,
        rulebook: Rulebook,
        tables: Tables,
        open_scenes: Callable[[], Sequence[SceneId]],
    ) -> None:
        """Create no scene yet."""
        self._services = services
        self._rulebook = rulebook
        self._tables = tables
        self._open_scenes = open_scenes

    def make(self, scene: SceneId, argument: object) -> Scene:
        """Create a scene with its argument; the title if the argument does not fit."""
        if scene is SceneId.TITLE:
            return self._title()
        if scene in LEARNING:
            return self._practice(scene, argument)
        return self.pages.make(scene, argument)

    @cached_property
    def pages(self) -> "Pages":
        """The factory of the scenes other than the title; importing it is slow."""
        from settebello.app.pages import Pages  # noqa: PLC0415 - imported after the first frame

        return Pages(self._services, self._rulebook, self._tables, self._open_scenes, self._title)

    def _title(self) -> Scene:
        """Create the title scene, after looking for a match to continue."""
        self._tables.look()
        return TitleScene(self._services)

    def _practice(self, scene: SceneId, argument: object) -> Scene:
        """Create a scene of the learning mode; the title if that is impossible."""
        if self._services.learning is None:
            return self._title()
        from settebello.app.learning.scenes import learning_scene  # noqa: PLC0415 - imported when children play

        return learning_scene(self._services, self._services.learning(), scene, argument) or self._title()
