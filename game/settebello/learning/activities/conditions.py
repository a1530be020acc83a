"""The conditions to enter an activity, and to complete it (docs/learning.md, section 8)."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from settebello.learning.facts import Unit


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """The progress of a child that decides which activities are open.

    through: the completed activities. begun: the units of which a fact was introduced. growing: for each
    unit, the share of its facts that are Growing or better, from 0 to 1. met: for each total, the share of
    its facts that are Met or better. safe: the share of the 46 facts that are Safe or better. allowed: the
    activities that an adult has switched on.
    """

    through: frozenset[str] = frozenset()
    begun: frozenset[Unit] = frozenset()
    growing: Mapping[Unit, float] = field(default_factory=dict)
    met: Mapping[int, float] = field(default_factory=dict)
    safe: float = 0.0
    allowed: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class Enter:
    """The conditions to enter an activity; all that are set must hold.

    after: activities to be completed first. begun: a unit of which a fact was introduced. growing: a unit
    whose share of Growing facts must be at least ``share``. met: the share of Met facts that one total must
    reach. safe: the share of the 46 facts that must be Safe. stays: a unit that, once begun, needs no share.
    switched_on: an adult must allow the activity.
    """

    after: tuple[str, ...] = ()
    begun: Unit | None = None
    growing: Unit | None = None
    share: float = 0.5
    met: float = 0.0
    safe: float = 0.0
    stays: Unit | None = None
    switched_on: bool = False

    @property
    def hides(self) -> bool:
        """Whether the activity is not on the path before it opens; all others can be played at any time."""
        return self.switched_on or self.safe > 0

    def open(self, activity: str, progress: Progress) -> bool:
        """Return whether the activity with this id is open."""
        return (
            progress.through.issuperset(self.after)
            and (self.begun is None or self.begun in progress.begun)
            and (self.growing is None or progress.growing.get(self.growing, 0.0) >= self.share)
            and max(progress.met.values(), default=0.0) >= self.met
            and (progress.safe >= self.safe or self.stays in progress.begun)
            and (not self.switched_on or activity in progress.allowed)
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Achieved:
    """What a child has achieved in an activity.

    answers: whether each answer was right, the latest last. values: the card values found so far. found: how
    often the least found set was found. finished: the finished units. chains: the skill at chains of three
    addends, in logits.
    """

    answers: tuple[bool, ...] = ()
    values: frozenset[int] = frozenset()
    found: int = 0
    finished: frozenset[Unit] = frozenset()
    chains: float = float("-inf")


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave:
    """The conditions to complete an activity; all that are set must hold.

    right, of: at least ``right`` of the latest ``of`` answers are right. each: card values to be found.
    found: how often every set must be found. finished: units that must be finished. chains: the skill at
    chains of three addends, in logits.
    """

    right: int = 0
    of: int = 0
    each: tuple[int, ...] = ()
    found: int = 0
    finished: tuple[Unit, ...] = ()
    chains: float | None = None

    def reached(self, achieved: Achieved) -> bool:
        """Return whether the child has completed the activity."""
        latest = achieved.answers[len(achieved.answers) - self.of :] if self.of else ()
        return (
            len(achieved.answers) >= self.of
            and sum(latest) >= self.right
            and achieved.values.issuperset(self.each)
            and achieved.found >= self.found
            and achieved.finished.issuperset(self.finished)
            and (self.chains is None or achieved.chains >= self.chains)
        )
