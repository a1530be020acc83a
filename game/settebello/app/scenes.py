"""Makes the scene of every route: the first scene at once, the others from modules that are read later.

The hundred modules of the other scenes are imported after the first frame, so that the frame comes sooner.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from settebello.app.table_sessions import Tables
from settebello.rulebook import Rulebook
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.routes import LearnRoute, MarketRoute, Route, Title
from settebello.ui.kit.scene import Scene
from settebello.ui.kit.scene_id import SceneId
from settebello.ui.menus.title_scene import TitleScene

if TYPE_CHECKING:
    from settebello.app.pages import Pages


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

    def make(self, route: Route) -> Scene:
        """Make the scene of a route."""
        if isinstance(route, Title):
            return self._title()
        if isinstance(route, LearnRoute):
            return self._practice(route)
        if isinstance(route, MarketRoute):
            return self._market(route)
        return self.pages.make(route)

    @cached_property
    def pages(self) -> "Pages":
        """The factory of the scenes other than the title; importing it is slow."""
        from settebello.app.pages import Pages  # noqa: PLC0415 - imported after the first frame

        return Pages(self._services, self._rulebook, self._tables, self._open_scenes, self._title)

    def _title(self) -> Scene:
        """Create the title scene, after looking for a match to continue."""
        self._tables.look()
        return TitleScene(self._services)

    def _practice(self, route: LearnRoute) -> Scene:
        """A scene of the learning mode; the first screen where there are no files, and so no children."""
        if self._services.learning is None:
            return self._title()
        from settebello.app.learning.scenes import learning_scene  # noqa: PLC0415 - imported when children play

        return learning_scene(self._services, self._services.learning(), route)

    def _market(self, route: MarketRoute) -> Scene:
        """A scene of the market game; the first screen where there are no files."""
        if self._services.market is None:
            return self._title()
        from settebello.app.market_pages import market_scene  # noqa: PLC0415 - imported when it is played

        return market_scene(self._services, self._services.market(), route, self._title)
