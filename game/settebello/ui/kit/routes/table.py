"""The routes to the table, and to the sheets that count a deal and a match."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from settebello.ui.kit.routes.plain import PlainRoute
from settebello.ui.kit.scene_id import SceneId

if TYPE_CHECKING:
    # The title screen reads this module, and waits for nothing that only other screens need.
    from settebello.coach.duplicate.branches import BranchPlan
    from settebello.engine import SeatView
    from settebello.notation import Record
    from settebello.session.sealed_deal import SealedDeal
    from settebello.ui.kit.ports import results
    from settebello.ui.kit.ports.archive_port import KeptMatch
    from settebello.ui.kit.ports.offers import GameChoice, SameDeal
    from settebello.ui.kit.voice.spoken import Words


class ContinueMatch(PlainRoute):
    """The table with the match in progress."""

    __slots__ = ()

    scene: ClassVar[SceneId] = SceneId.TABLE


@dataclass(frozen=True, slots=True)
class ContinueKept:
    """The table with a kept match, continued."""

    scene: ClassVar[SceneId] = SceneId.TABLE
    match: "KeptMatch"


@dataclass(frozen=True, slots=True)
class ContinueRecord:
    """The table with the match of a record, continued."""

    scene: ClassVar[SceneId] = SceneId.TABLE
    record: "Record"


@dataclass(frozen=True, slots=True)
class NewMatch:
    """The table with a new match."""

    scene: ClassVar[SceneId] = SceneId.TABLE
    choice: "GameChoice"


@dataclass(frozen=True, slots=True)
class RepeatDeal:
    """The table with a new match that begins with a deal of another one."""

    scene: ClassVar[SceneId] = SceneId.TABLE
    deal: "SameDeal"


@dataclass(frozen=True, slots=True)
class PlayOn:
    """The table with a deal that is played on from a moment of another match."""

    scene: ClassVar[SceneId] = SceneId.TABLE
    plan: "BranchPlan"


TableRoute = ContinueMatch | ContinueKept | ContinueRecord | NewMatch | RepeatDeal | PlayOn
"""The table, by the match that is played at it."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The score sheet of a deal."""

    scene: ClassVar[SceneId] = SceneId.SCORE_SHEET
    sheet: "results.ScoreSheet"


@dataclass(frozen=True, slots=True)
class MatchOver:
    """The result of a match."""

    scene: ClassVar[SceneId] = SceneId.MATCH_OVER
    result: "results.MatchResult"


ResultRoute = ScoreSheet | MatchOver
"""The sheets after a deal and after a match."""


@dataclass(frozen=True, slots=True)
class ReadingQuiz:
    """Questions about the other hands, from what a view knows; `names` are those of the players by seat."""

    scene: ClassVar[SceneId] = SceneId.READING_QUIZ
    view: "SeatView"
    names: "tuple[Words, ...]"


@dataclass(frozen=True, slots=True)
class RecallCards:
    """The memory question about a deal that is over, from what a seat saw of it."""

    scene: ClassVar[SceneId] = SceneId.RECALL
    view: "SeatView"
    names: "tuple[Words, ...]"


ReadingRoute = ReadingQuiz | RecallCards
"""Questions about cards that were played and cards that are hidden."""


@dataclass(frozen=True, slots=True)
class DealSeal:
    """The seal of a deal, counted from 0. The deal has one."""

    scene: ClassVar[SceneId] = SceneId.SEAL
    record: "Record"
    deal: int


@dataclass(frozen=True, slots=True)
class CutDeck:
    """The sheet on which a sealed deck is cut: `cards` are in the deck, and `people` are at the table."""

    scene: ClassVar[SceneId] = SceneId.CUT
    sealed: "SealedDeal"
    cards: int
    people: int


SealRoute = DealSeal | CutDeck
"""The seal of a deal, and the cut that follows it."""
