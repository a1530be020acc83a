"""The routes of the market game."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from settebello.ui.kit.routes.plain import PlainRoute
from settebello.ui.kit.scene_id import SceneId

if TYPE_CHECKING:
    # The title screen reads this module, and waits for nothing that only other screens need.
    from settebello.market import MarketState
    from settebello.notation.market.market_record import MarketRecord
    from settebello.ui.kit.ports.market_port import MarketSetup
    from settebello.ui.kit.ports.tablemates import Remark


class NewMarket(PlainRoute):
    """The page that sets up a match."""

    __slots__ = ()

    scene: ClassVar[SceneId] = SceneId.MARKET_NEW


class ContinueMarket(PlainRoute):
    """The table with the match in progress."""

    __slots__ = ()

    scene: ClassVar[SceneId] = SceneId.MARKET


@dataclass(frozen=True, slots=True)
class NewMarketMatch:
    """The table with a new match."""

    scene: ClassVar[SceneId] = SceneId.MARKET
    setup: "MarketSetup"


@dataclass(frozen=True, slots=True)
class MarketScores:
    """The score sheet of a match."""

    scene: ClassVar[SceneId] = SceneId.MARKET_SCORES
    record: "MarketRecord"
    state: "MarketState"


@dataclass(frozen=True, slots=True)
class MarketOver:
    """The end of the match at the table; `remark` is what somebody says about it."""

    scene: ClassVar[SceneId] = SceneId.MARKET_OVER
    record: "MarketRecord"
    state: "MarketState"
    remark: "Remark | None" = None


class MarketMatches(PlainRoute):
    """The list of the matches of the market game."""

    __slots__ = ()

    scene: ClassVar[SceneId] = SceneId.MARKET_MATCHES


@dataclass(frozen=True, slots=True)
class MarketReplay:
    """A match of the market game, action by action."""

    scene: ClassVar[SceneId] = SceneId.MARKET_REPLAY
    record: "MarketRecord"


@dataclass(frozen=True, slots=True)
class MarketFile:
    """The replay of a file with a match of the market game."""

    scene: ClassVar[SceneId] = SceneId.MARKET_REPLAY
    path: Path


class MarketRulesPage(PlainRoute):
    """The rules of the market game."""

    __slots__ = ()

    scene: ClassVar[SceneId] = SceneId.MARKET_RULES


class MarketCards(PlainRoute):
    """All cards of the market game."""

    __slots__ = ()

    scene: ClassVar[SceneId] = SceneId.MARKET_CARDS


class MarketTutorial(PlainRoute):
    """The tutorial of the market game."""

    __slots__ = ()

    scene: ClassVar[SceneId] = SceneId.MARKET_LESSON


MarketRoute = (
    NewMarket
    | ContinueMarket
    | NewMarketMatch
    | MarketScores
    | MarketOver
    | MarketMatches
    | MarketReplay
    | MarketFile
    | MarketRulesPage
    | MarketCards
    | MarketTutorial
)
"""The scenes of the market game."""
