"""The routes to kept matches, to what is counted from them, and to the players of this computer."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from settebello.ui.kit.routes.plain import PlainRoute
from settebello.ui.kit.scene_id import SceneId

if TYPE_CHECKING:
    # The title screen reads this module, and waits for nothing that only other screens need.
    from settebello.coach.review import Reviewed
    from settebello.notation import Record
    from settebello.ui.kit.ports.archive_port import KeptMatch, Shelf
    from settebello.ui.kit.ports.players_port import PlayerCard


@dataclass(frozen=True, slots=True)
class Matches:
    """The list of all matches, beginning on a shelf where one is named."""

    scene: ClassVar[SceneId] = SceneId.MATCHES
    shelf: "Shelf | None" = None


@dataclass(frozen=True, slots=True)
class SaveAs:
    """The sheet that saves a match under a name; None: the match in progress."""

    scene: ClassVar[SceneId] = SceneId.SAVE_AS
    match: "KeptMatch | None" = None


@dataclass(frozen=True, slots=True)
class ReplayKept:
    """A kept match, step by step; None: the match in progress."""

    scene: ClassVar[SceneId] = SceneId.REPLAY
    match: "KeptMatch | None" = None


@dataclass(frozen=True, slots=True)
class ReplayRecord:
    """The match of a record, step by step, from the beginning of a `deal`, counted from 0."""

    scene: ClassVar[SceneId] = SceneId.REPLAY
    record: "Record"
    deal: int = 0


@dataclass(frozen=True, slots=True)
class ReplayReviewed:
    """A reviewed deal, at the moments where a better move was possible."""

    scene: ClassVar[SceneId] = SceneId.REPLAY
    reviewed: "Reviewed"


@dataclass(frozen=True, slots=True)
class PeekCheck:
    """The check that no opponent of a deal sees hidden cards; `play` is the play shown, from 0, if any."""

    scene: ClassVar[SceneId] = SceneId.PEEK_CHECK
    record: "Record"
    deal: int
    play: int | None = None


class Statistics(PlainRoute):
    """The statistics of all matches."""

    __slots__ = ()

    scene: ClassVar[SceneId] = SceneId.STATISTICS


class Achievements(PlainRoute):
    """The achievements."""

    __slots__ = ()

    scene: ClassVar[SceneId] = SceneId.ACHIEVEMENTS


@dataclass(frozen=True, slots=True)
class Story:
    """All that happened in a match, in sentences."""

    scene: ClassVar[SceneId] = SceneId.STORY
    record: "Record"


MatchesRoute = (
    Matches
    | SaveAs
    | ReplayKept
    | ReplayRecord
    | ReplayReviewed
    | PeekCheck
    | Statistics
    | Achievements
    | Story
)
"""What shows matches that are kept, and what is counted from them."""


class Profiles(PlainRoute):
    """The list of the players."""

    __slots__ = ()

    scene: ClassVar[SceneId] = SceneId.PROFILES


@dataclass(frozen=True, slots=True)
class ProfileCard:
    """The name and picture of a player; None: of a new one."""

    scene: ClassVar[SceneId] = SceneId.PROFILE_CARD
    player: "PlayerCard | None" = None


@dataclass(frozen=True, slots=True)
class ProfileFile:
    """The page that reads a player from a file, beginning with `path` where one is named."""

    scene: ClassVar[SceneId] = SceneId.PROFILE_FILE
    path: Path | None = None


ProfileRoute = Profiles | ProfileCard | ProfileFile
"""The players of this computer."""
