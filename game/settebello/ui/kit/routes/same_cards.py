"""The routes to what is done with the same cards again, and to the deal of the day."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from settebello.ui.kit.scene_id import SceneId

if TYPE_CHECKING:
    # The title screen reads this module, and waits for nothing that only other screens need.
    from settebello.engine import Seat
    from settebello.notation import Record


@dataclass(frozen=True, slots=True)
class SameCards:
    """What can be done from a moment of a match: before move `move` of deal `deal`, both from 0."""

    scene: ClassVar[SceneId] = SceneId.SAME_CARDS
    record: "Record"
    deal: int
    move: int


@dataclass(frozen=True, slots=True)
class BothTables:
    """A finished deal beside the same cards with `level` on `seat`."""

    scene: ClassVar[SceneId] = SceneId.BOTH_TABLES
    record: "Record"
    deal: int
    seat: "Seat"
    level: str


@dataclass(frozen=True, slots=True)
class LuckAndPlay:
    """The luck and the play of every deal of a match."""

    scene: ClassVar[SceneId] = SceneId.LUCK
    record: "Record"


@dataclass(frozen=True, slots=True)
class BranchOver:
    """The end of a deal that was played on from another match."""

    scene: ClassVar[SceneId] = SceneId.BRANCH_OVER
    record: "Record"


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """The deal of the day, beginning with a game if one is named; `played`: it was played just now."""

    scene: ClassVar[SceneId] = SceneId.DAILY
    game: str = ""
    played: bool = False


@dataclass(frozen=True, slots=True)
class SecondPlayer:
    """The choice of who plays your cards at the second table; `changed` is called with every choice."""

    scene: ClassVar[SceneId] = SceneId.SECOND_PLAYER
    level: str
    changed: Callable[[str], object]


SameCardsRoute = SameCards | BothTables | LuckAndPlay | BranchOver | DailyDeal | SecondPlayer
"""What is done with the same cards again."""
