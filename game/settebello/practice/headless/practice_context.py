"""What the commands of a conversation work on: the learning mode, the time, and what is being solved."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from settebello.ai import Opponents
from settebello.clock import SystemClock
from settebello.learning.activities import Activities, Activity
from settebello.learning.children.profile import Child
from settebello.learning.deals.workshop import Clock
from settebello.notation import RulesetOf
from settebello.practice.deck_workshop import InlineWorkshop
from settebello.practice.disk_errors import DiskErrors
from settebello.practice.headless.errors import PracticeErrorCode
from settebello.practice.headless.simulated_time import SimulatedTime
from settebello.practice.learning_mode import Learning
from settebello.practice.practice_deals import DealSupport
from settebello.protocol.errors import ErrorCode, ProtocolError, shown

if TYPE_CHECKING:
    from settebello.practice.attempt import Attempt
    from settebello.practice.check_attempt import CheckAttempt
    from settebello.practice.coached_deal import CoachedDeal
    from settebello.practice.fish_game import FishGame
    from settebello.practice.pyramid_game import PyramidGame

ARRANGING: Final = 10.0
"""Seconds that arranging a deck may take where a request sets no limit."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PracticeFiles:
    """The folders a practice context reads: the folder of the children, and what the program brings along.

    animals: the ids of the pictures that a child may choose from.
    """

    folder: Path
    ladder: Callable[[], Activities]
    ruleset_of: RulesetOf
    opponents: Opponents
    animals: Collection[str]


class PracticeContext:
    """The state of one conversation. Opponents must answer when they are polled."""

    def __init__(self, files: PracticeFiles, clock: Clock | None = None) -> None:
        """Open the learning mode on a folder; `clock` measures how long arranging a deck takes."""
        self.animals = tuple(sorted(files.animals))
        self.time = SimulatedTime()
        self.rng = Random()
        self.ids = Random()
        """Draws the ids of children, apart from `rng`: creating a child changes no task that follows."""
        self.workshop = InlineWorkshop(clock or SystemClock(), ARRANGING)
        self.unsaved: list[str] = []
        """Why the disk refused something since the latest answer."""
        self.learning = Learning(
            files.folder,
            files.ladder,
            support=DealSupport(
                ruleset_of=files.ruleset_of,
                opponents=files.opponents,
                clock=self.time,
                workshop=self.workshop,
            ),
            rng=self.rng,
            ids=self.ids,
            disk_errors=DiskErrors(refused=lambda error: self.unsaved.append(str(error))),
            now=self.time.now,
        )
        self.attempt: Attempt | None = None
        self.block_began = 0.0
        self.spent = 0.0
        """Seconds that the answers to the open task have taken so far."""
        self.coached: CoachedDeal | None = None
        self.check: CheckAttempt | None = None
        self.pyramid: PyramidGame | None = None
        self.fish: FishGame | None = None

    def forget(self) -> None:
        """Drop what is being solved, because another child practises."""
        self.attempt, self.coached, self.check = None, None, None
        self.pyramid, self.fish = None, None

    def require_child(self) -> Child:
        """Return the child that practises; ProtocolError (no_child) where there is none."""
        child = self.learning.child
        if child is None:
            raise ProtocolError(PracticeErrorCode.NO_CHILD, "nobody practises: choose or create a child")
        return child

    def known_child(self, child: str) -> Child:
        """The child of an id; ProtocolError (unknown_child)."""
        found = next((one for one in self.learning.children if one.id == child), None)
        if found is None:
            known = ", ".join(one.id for one in self.learning.children) or "there is none"
            message = f"{shown(child)} is not a child: {known}"
            raise ProtocolError(PracticeErrorCode.UNKNOWN_CHILD, message)
        return found

    def activity(self, name: str) -> Activity:
        """The activity of an id; ProtocolError (unknown_activity)."""
        found = self.learning.activities.get(name)
        if found is None:
            known = ", ".join(self.learning.activities)
            message = f"{shown(name)} is not an activity: {known}"
            raise ProtocolError(PracticeErrorCode.UNKNOWN_ACTIVITY, message)
        return found

    def reachable(self, name: str) -> Activity:
        """An activity that the child may begin now; ProtocolError (not_now) for one not on its path."""
        activity = self.activity(name)
        if all(stone.activity is not activity for stone in self.learning.path().stones):
            reason = "the scenario is locked" if self.learning.locked else "it is not open yet"
            raise ProtocolError(ErrorCode.NOT_NOW, f"{name} is not on the path: {reason}")
        return activity

    def close(self) -> None:
        """Write everything down."""
        self.learning.close()
