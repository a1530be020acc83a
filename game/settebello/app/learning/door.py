"""The door to the learning mode, which is read and made when somebody first goes through."""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from settebello import resources
from settebello.ai import Opponents
from settebello.app.learning.alarm import Alarm
from settebello.app.settings.preferences import Preferences
from settebello.notation import RulesetOf
from settebello.ui.clock import Clock
from settebello.ui.controls.inputs import UiEvent
from settebello.ui.scene import SceneId

if TYPE_CHECKING:
    from settebello.app.learning.mode import Learning


class LearningDoor:
    """Holds the learning mode once it is wanted, and keeps a child inside of what it is to see alone."""

    def __init__(
        self,
        folder: Path,
        ruleset_of: RulesetOf,
        opponents: Opponents,
        *,
        clock: Clock,
        rng: Random,
        preferences: Preferences,
        open_scenes: Callable[[], Sequence[SceneId]],
        alarm: Alarm,
    ) -> None:
        """Keep shut; children are kept in `folder`, and what adults have to know goes to the alarm."""
        self._folder = folder
        self._ruleset_of = ruleset_of
        self._opponents = opponents
        self._clock = clock
        self._rng = rng
        self._preferences = preferences
        self._open_scenes = open_scenes
        self._alarm = alarm
        self._learning: Learning | None = None

    def open(self) -> "Learning":
        """The learning mode."""
        if self._learning is None:
            from settebello.app.learning.mode import Learning  # noqa: PLC0415 - a third of the start
            from settebello.learning.activities import Activities  # noqa: PLC0415 - as above

            lessons = resources.assets() / "lessons"
            self._learning = Learning(
                self._folder,
                lambda: Activities.load((lessons,), self._ruleset_of),
                ruleset_of=self._ruleset_of,
                opponents=self._opponents,
                clock=self._clock,
                rng=self._rng,
                alarm=self._alarm,
            )
        return self._learning

    def look(self) -> None:
        """Hear what has become of everything that was left to the writer."""
        self._alarm.look()

    def lend(self) -> None:
        """Have a child's own settings in force while it plays; whichever way it leaves, they are gone."""
        if self._learning is not None:
            from settebello.app.learning.guest import plays  # noqa: PLC0415 - read with the learning mode

            self._preferences.lend(self._learning.lent if plays(self._open_scenes()) else {})

    def held_back(self, event: UiEvent) -> bool:
        """Whether an event would lead out of what a child is to see alone."""
        if self._learning is None or not self._learning.locked:
            return False
        from settebello.app.learning.guest import held_back  # noqa: PLC0415 - as above

        return held_back(event, self._open_scenes())

    def close(self) -> None:
        """Let go of whatever was begun behind it."""
        if self._learning is not None:
            self._learning.close()
