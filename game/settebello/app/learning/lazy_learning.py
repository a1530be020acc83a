"""Creates the learning mode when it is first opened."""

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING

from settebello import resources
from settebello.ai import Opponents
from settebello.app.settings.preferences import Preferences
from settebello.clock import Clock
from settebello.notation import RulesetOf
from settebello.practice.disk_errors import DiskErrors
from settebello.storage.places import Places
from settebello.ui.kit.controls.inputs import UiEvent
from settebello.ui.kit.scene import SceneId

if TYPE_CHECKING:
    from settebello.datafile import Problem
    from settebello.practice.learning_mode import Learning


class LazyLearning:
    """Holds the learning mode, applies a child's settings, and blocks keys that would leave a scenario."""

    def __init__(
        self,
        places: Places,
        ruleset_of: RulesetOf,
        opponents: Opponents,
        *,
        clock: Clock,
        rng: Random,
        preferences: Preferences,
        open_scenes: Callable[[], Sequence[SceneId]],
        disk_errors: DiskErrors,
    ) -> None:
        """Create nothing yet; write errors go to `disk_errors`.

        The children of `places` and its own activities are those of all players of the computer.
        """
        self._places = places
        self._ruleset_of = ruleset_of
        self._opponents = opponents
        self._clock = clock
        self._rng = rng
        self._preferences = preferences
        self._open_scenes = open_scenes
        self._disk_errors = disk_errors
        self._learning: Learning | None = None

    def open(self) -> "Learning":
        """Return the learning mode; it is loaded on the first call."""
        if self._learning is None:
            from settebello.learning.activities import Activities  # noqa: PLC0415 - as above
            from settebello.practice.learning_mode import Learning  # noqa: PLC0415 - a third of the start-up time
            from settebello.practice.practice_deals import DealSupport  # noqa: PLC0415 - as above

            lessons = resources.assets() / "lessons", self._places.lessons
            self._learning = Learning(
                self._places.data / "learning",
                lambda: Activities.load(lessons, self._ruleset_of),
                support=DealSupport(
                    ruleset_of=self._ruleset_of, opponents=self._opponents, clock=self._clock
                ),
                rng=self._rng,
                disk_errors=self._disk_errors,
            )
        return self._learning

    def look_for_children(self) -> None:
        """Show the children that an import has brought, if the learning mode is open."""
        if self._learning is not None:
            self._learning.household.look()

    def look(self) -> None:
        """Check the results of the writes passed to the writer."""
        self._disk_errors.look()

    def override(self) -> None:
        """Apply the child's setting overrides while a child is playing, and remove them otherwise."""
        if self._learning is not None:
            from settebello.app.learning.locked_keys import plays  # noqa: PLC0415 - imported with the learning mode

            self._preferences.override(self._learning.overrides if plays(self._open_scenes()) else {})

    @property
    def playing(self) -> bool:
        """Whether a child is playing."""
        if self._learning is None:
            return False
        from settebello.app.learning.locked_keys import plays  # noqa: PLC0415 - as above

        return plays(self._open_scenes())

    @property
    def problems(self) -> "tuple[Problem, ...]":
        """What is wrong with files of activities."""
        return self._learning.problems if self._learning is not None else ()

    def held_back(self, event: UiEvent) -> bool:
        """Return whether an event must be ignored because it would leave a locked scenario."""
        if self._learning is None or not self._learning.locked:
            return False
        from settebello.app.learning.locked_keys import held_back  # noqa: PLC0415 - as above

        return held_back(event, self._open_scenes())

    def close(self) -> None:
        """Close the learning mode if it was opened."""
        if self._learning is not None:
            self._learning.close()
