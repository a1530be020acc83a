"""When an activity opens and when a child is through with it (docs/learning.md, section 8)."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from settebello.learning.facts import Unit


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """What decides which activities are open.

    through: the activities a child is through with. begun: the units with a fact introduced. growing: of each
    unit the part of its facts that are Growing or better, from 0 to 1. met: the same for Met and better, of
    the facts of a number, by that number. allowed: activities that a grown-up has switched on.
    """

    through: frozenset[str] = frozenset()
    begun: frozenset[Unit] = frozenset()
    growing: Mapping[Unit, float] = field(default_factory=dict)
    met: Mapping[int, float] = field(default_factory=dict)
    allowed: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class Enter:
    """When an activity opens; all that is stated must hold, and where nothing is it is always open.

    after: activities to be through with. begun: a unit. growing: the unit that must have the part ``share``
    of its facts Growing. met: the part of a number's facts that must be Met, for any number. switched_on: by
    a grown-up.
    """

    after: tuple[str, ...] = ()
    begun: Unit | None = None
    growing: Unit | None = None
    share: float = 0.5
    met: float = 0.0
    switched_on: bool = False

    def open(self, activity: str, progress: Progress) -> bool:
        """Whether the activity of that id is open."""
        return (
            progress.through.issuperset(self.after)
            and (self.begun is None or self.begun in progress.begun)
            and (self.growing is None or progress.growing.get(self.growing, 0.0) >= self.share)
            and max(progress.met.values(), default=0.0) >= self.met
            and (not self.switched_on or activity in progress.allowed)
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Achieved:
    """What a child has done in an activity, and what it knows by now.

    answers: whether the answers were right, the latest last. values: those of cards found by now. found: how
    often every set was found at the least. chains: the skill at chains of three, in logits.
    """

    answers: tuple[bool, ...] = ()
    values: frozenset[int] = frozenset()
    found: int = 0
    finished: frozenset[Unit] = frozenset()
    chains: float = float("-inf")


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave:
    """When a child is through; all that is stated must hold.

    right, of: so many of the latest answers. each: values to be found. found: how often every set must be
    found. finished: units whose facts are all introduced and none of them unsure. chains: the skill at
    chains of three, in logits.
    """

    right: int = 0
    of: int = 0
    each: tuple[int, ...] = ()
    found: int = 0
    finished: tuple[Unit, ...] = ()
    chains: float | None = None

    def reached(self, achieved: Achieved) -> bool:
        """Whether the child is through."""
        latest = achieved.answers[len(achieved.answers) - self.of :] if self.of else ()
        return (
            len(achieved.answers) >= self.of
            and sum(latest) >= self.right
            and achieved.values.issuperset(self.each)
            and achieved.found >= self.found
            and achieved.finished.issuperset(self.finished)
            and (self.chains is None or achieved.chains >= self.chains)
        )
