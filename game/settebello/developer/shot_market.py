"""The content of shots of the market game: a match that its levels have played so far."""

from collections.abc import Mapping
from random import Random
from typing import Final, Protocol

from settebello.ai.market.market_levels import MARKET_LEVELS
from settebello.developer.shot import Shot
from settebello.market import view_of
from settebello.notation import SeatRecord
from settebello.session.market.market_session import MarketSession
from settebello.ui.kit import routes
from settebello.ui.kit.ports.market_port import MarketPort, MarketSetup
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Push, Reset
from settebello.ui.kit.scene_id import SceneId
from settebello.ui.kit.stack import SceneStack

SEED = "winter"
LEVELS = ("amico", "pina", "esperto")
LISTS: Final[Mapping[SceneId, routes.Route]] = {
    SceneId.MATCHES: routes.Matches(),
    SceneId.STATISTICS: routes.Statistics(),
    SceneId.MARKET_MATCHES: routes.MarketMatches(),
}
"""Pages that list matches or add them up."""


class Playing(Protocol):
    """The part of the program that is needed."""

    @property
    def stack(self) -> SceneStack:
        """The open scenes."""
        ...

    @property
    def services(self) -> Services:
        """What scenes can use."""
        ...


def reach_market(game: Playing, shot: Shot) -> None:
    """Go to the table, end, score sheet or replay of a match; `shot.target` is the round of a picture."""
    if game.services.market is None:
        return
    if shot.scene in LISTS:
        put_market_away(game.services.market())
        game.stack.apply(Push(LISTS[shot.scene]))
        return
    seats = [SeatRecord(name=name) for name in shot.people] or [SeatRecord()]
    seats += [SeatRecord(level=level) for level in LEVELS]
    setup = MarketSetup(shot.variant, tuple(seats[: shot.players]), (), SEED)
    session = game.services.market().start(setup)
    play_to(session, shot.target)
    match shot.scene:
        case SceneId.MARKET:
            game.stack.apply(Reset(routes.ContinueMarket()))
        case SceneId.MARKET_REPLAY:
            game.stack.apply(Push(routes.MarketReplay(session.record)))
        case SceneId.MARKET_OVER:
            game.stack.apply(Push(routes.MarketOver(session.record, session.state)))
        case _:
            game.stack.apply(Push(routes.MarketScores(session.record, session.state)))


def put_market_away(market: MarketPort) -> None:
    """Play two matches to their end, and begin a third one."""
    for variant, rounds in (("mercato", None), ("mercato_expert", None), ("mercato", 4)):
        seats = (SeatRecord(), SeatRecord(level="amico"))
        play_to(market.start(MarketSetup(variant, seats, (), f"{SEED} {variant}")), rounds)


def play_to(session: MarketSession, rounds: int | None) -> None:
    """Play for everybody until a person is in turn in a round, or to the end."""
    player, rng = MARKET_LEVELS["esperto"](), Random(1)
    while not session.over and not (
        rounds is not None and session.state.round >= rounds and session.persons_turn
    ):
        session.play(player.plan(view_of(session.state, session.state.turn), rng)[0])
