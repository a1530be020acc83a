"""The routes to the scenes of the learning mode."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from settebello.ui.kit.routes.plain import PlainRoute
from settebello.ui.kit.scene_id import SceneId

if TYPE_CHECKING:
    # The learning mode's modules are read when children play.
    from settebello.learning.deals.practice import PracticeDeal
    from settebello.learning.facts import Unit
    from settebello.learning.strategies import Way
    from settebello.practice.learning_port import AfterDeal, Practice
    from settebello.ui.kit.ports.results import ScoreSheet


@dataclass(frozen=True, slots=True)
class LearnWho:
    """The choice of the child that practises; `begins`: the sheet for the first child comes at once."""

    scene: ClassVar[SceneId] = SceneId.LEARN_WHO
    begins: bool = False


@dataclass(frozen=True, slots=True)
class LearnNew:
    """The sheet for a new child of a group."""

    scene: ClassVar[SceneId] = SceneId.LEARN_NEW
    group: str = ""


class LearnPath(PlainRoute):
    """The path with all activities."""

    __slots__ = ()

    scene: ClassVar[SceneId] = SceneId.LEARN_PATH


@dataclass(frozen=True, slots=True)
class LearnTask:
    """A block of tasks of an activity, given by its id."""

    scene: ClassVar[SceneId] = SceneId.LEARN_TASK
    activity: str


@dataclass(frozen=True, slots=True)
class LearnShowing:
    """A hand that shows how an activity goes; `then` is the route to its tasks or its deal."""

    scene: ClassVar[SceneId] = SceneId.LEARN_SHOWING
    activity: str
    then: "LearnTask | PrepareDeal"


@dataclass(frozen=True, slots=True)
class LearnStrategy:
    """How the facts of a unit can be worked out; `then` is the route to the tasks."""

    scene: ClassVar[SceneId] = SceneId.LEARN_STRATEGY
    unit: "Unit"
    then: "LearnTask | PrepareDeal"


@dataclass(frozen=True, slots=True)
class LearnWays:
    """Two ways to work out a fact, of which the child says which is quicker; `then` leads to the tasks."""

    scene: ClassVar[SceneId] = SceneId.LEARN_WAYS
    ways: "tuple[Way, Way]"
    then: "LearnTask | PrepareDeal"


@dataclass(frozen=True, slots=True)
class LearnReflection:
    """What was found in a block of an activity."""

    scene: ClassVar[SceneId] = SceneId.LEARN_REFLECTION
    activity: str


class LearnAlbum(PlainRoute):
    """The album of the child that practises."""

    __slots__ = ()

    scene: ClassVar[SceneId] = SceneId.LEARN_ALBUM


class LearnGarden(PlainRoute):
    """The garden of the child that practises."""

    __slots__ = ()

    scene: ClassVar[SceneId] = SceneId.LEARN_GARDEN


class LearnFree(PlainRoute):
    """The table on which a child lays cards as it likes."""

    __slots__ = ()

    scene: ClassVar[SceneId] = SceneId.LEARN_FREE


ChildRoute = (
    LearnWho
    | LearnNew
    | LearnPath
    | LearnShowing
    | LearnStrategy
    | LearnWays
    | LearnTask
    | LearnReflection
    | LearnAlbum
    | LearnGarden
    | LearnFree
)
"""What a child chooses and practises."""


@dataclass(frozen=True, slots=True)
class PrepareDeal:
    """The scene that waits until a practice deal of an activity is prepared, with shuffled cards if asked."""

    scene: ClassVar[SceneId] = SceneId.LEARN_DEAL
    activity: str
    shuffled: bool = False


@dataclass(frozen=True, slots=True)
class PracticeTable:
    """The table with a practice deal."""

    scene: ClassVar[SceneId] = SceneId.LEARN_DEAL
    practice: "Practice"


@dataclass(frozen=True, slots=True)
class DealEnd:
    """What each side has at the end of a practice deal; `sheet` is its score sheet, where it has one."""

    scene: ClassVar[SceneId] = SceneId.LEARN_END
    practice: "Practice"
    sheet: "ScoreSheet | None" = None


@dataclass(frozen=True, slots=True)
class DealGarden:
    """The garden after a practice deal; the next step of the day follows."""

    scene: ClassVar[SceneId] = SceneId.LEARN_GARDEN
    after: "AfterDeal"


@dataclass(frozen=True, slots=True)
class DealReflection:
    """What was found in a practice deal that is over."""

    scene: ClassVar[SceneId] = SceneId.LEARN_REFLECTION
    after: "AfterDeal"


class LearnCheck(PlainRoute):
    """A deal of Quindici whose remaining cards are to be added up."""

    __slots__ = ()

    scene: ClassVar[SceneId] = SceneId.LEARN_CHECK


@dataclass(frozen=True, slots=True)
class DealCheck:
    """The same for a practice deal that is over; its reflection follows."""

    scene: ClassVar[SceneId] = SceneId.LEARN_CHECK
    after: "AfterDeal"


@dataclass(frozen=True, slots=True)
class LearnDeck:
    """The order of the cards in a practice deal."""

    scene: ClassVar[SceneId] = SceneId.LEARN_DECK
    deal: "PracticeDeal"


@dataclass(frozen=True, slots=True)
class LearnPyramid:
    """A pyramid of ten of an activity."""

    scene: ClassVar[SceneId] = SceneId.LEARN_PYRAMID
    activity: str


@dataclass(frozen=True, slots=True)
class LearnFish:
    """A game of Go fish for ten of an activity."""

    scene: ClassVar[SceneId] = SceneId.LEARN_FISH
    activity: str


DealRoute = (
    PrepareDeal
    | PracticeTable
    | DealEnd
    | DealGarden
    | DealReflection
    | LearnCheck
    | DealCheck
    | LearnDeck
    | LearnPyramid
    | LearnFish
)
"""Games, and the scenes after them."""


class LearnAdults(PlainRoute):
    """The pages for grown-ups."""

    __slots__ = ()

    scene: ClassVar[SceneId] = SceneId.LEARN_ADULTS


class LearnNames(PlainRoute):
    """The sheet that adds children from a list of names or from a file."""

    __slots__ = ()

    scene: ClassVar[SceneId] = SceneId.LEARN_NAMES


@dataclass(frozen=True, slots=True)
class LearnGate:
    """The gate in front of `behind`; None: the scene below is told OPENED when it was passed.

    reading: the gate with words to read is shown even where a PIN is set, which may be forgotten.
    """

    scene: ClassVar[SceneId] = SceneId.LEARN_GATE
    behind: LearnNew | LearnAdults | None = field(default=LearnAdults())
    reading: bool = False


AdultsRoute = LearnAdults | LearnNames | LearnGate
"""The gate to the pages for grown-ups, and these pages."""
