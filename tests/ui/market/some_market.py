"""Matches of the market game to look at, without files."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

from settebello import resources
from settebello.ai.market.market_levels import MARKET_LEVELS
from settebello.coach.market_guide import MarketGuide
from settebello.coach.market_lesson import MarketLesson, shipped_market_lesson
from settebello.market import Action, MarketRules, MarketState, view_of
from settebello.notation import SeatRecord
from settebello.notation.market.market_record import MarketRecord, MarketReplay, replay_market
from settebello.rulebook.market_book import MarketBook, MarketVariant
from settebello.session.market.market_session import MarketSession
from settebello.ui.kit.ports.market_port import KeptMarketMatch, MarketSetup
from settebello.ui.kit.ports.offers import OpponentChoice
from tests.pilot import OPPONENTS
from tests.ui.tables import NoJournal

SEED = "winter"


@cache
def book() -> MarketBook:
    """The shipped variants."""
    return MarketBook((resources.rules(),))


def rules(*, expert: bool = False) -> MarketRules:
    """The rules of the basic game, or those for experts."""
    return book().rules("mercato_expert" if expert else "mercato")


def market_session(
    players: int = 2,
    *,
    expert: bool = False,
    people: tuple[int, ...] = (0,),
    seed: str = SEED,
    names: tuple[str, ...] = (),
) -> MarketSession:
    """A new match; the seats that no person has are a greedy planner's."""
    seats = tuple(
        SeatRecord(name=names[seat] if names else "") if seat in people else SeatRecord(level="amico")
        for seat in range(players)
    )
    return session_of(MarketRecord(rules(expert=expert), seats, seed))


def session_of(record: MarketRecord, replayed: MarketReplay | None = None) -> MarketSession:
    """The match of a record, going on."""
    others = {
        seat: MARKET_LEVELS.get(each.level, MARKET_LEVELS["amico"])()
        for seat, each in enumerate(record.seats)
        if each.level is not None
    }
    return MarketSession(record, players=others, journal=NoJournal(), rng=Random(1), replayed=replayed)


def plan_of(state: MarketState, level: str = "esperto") -> tuple[Action, ...]:
    """What a level would do in a state."""
    return MARKET_LEVELS[level]().plan(view_of(state, state.turn), Random(3))


def played(session: MarketSession, until: Callable[[MarketSession], bool]) -> MarketSession:
    """Play on for everybody until something is so, or the match is over."""
    while not session.over and not until(session):
        for action in plan_of(session.state):
            if until(session):
                break
            session.play(action)
    return session


def later(rounds: int) -> Callable[[MarketSession], bool]:
    """Whether a person is in turn in a later round."""
    return lambda session: session.state.round > rounds and session.persons_turn


@cache
def finished(players: int = 2, *, expert: bool = False) -> MarketRecord:
    """The record of a match that was played to its end."""
    return played(market_session(players, expert=expert), lambda _: False).record


class SomeMarket:
    """The market game without files: the match at the table, and some finished ones."""

    def __init__(self, session: MarketSession | None = None) -> None:
        self.session = session

    @property
    def variants(self) -> tuple[MarketVariant, ...]:
        return tuple(book().variants.values())

    @property
    def opponents(self) -> tuple[OpponentChoice, ...]:
        return OPPONENTS

    @property
    def waiting(self) -> MarketRecord | None:
        return None if self.session is None or self.session.over else self.session.record

    def start(self, setup: MarketSetup) -> MarketSession:
        record = MarketRecord(book().rules(setup.variant), setup.seats, setup.seed or SEED, setup.handicaps)
        self.session = session_of(record)
        return self.session

    def resume(self) -> MarketSession | None:
        if self.session is None:
            self.session = market_session()
        return self.session

    def kept(self) -> tuple[KeptMarketMatch, ...]:
        return (
            KeptMarketMatch("", "2026-11-28", market_session().record),
            KeptMarketMatch("000002.mercato", "2026-11-27", finished(expert=True)),
            KeptMarketMatch("000001.mercato", "", problem="no record"),
        )

    def read(self, path: Path) -> MarketRecord:
        raise FileNotFoundError(path)

    def replay(self, record: MarketRecord) -> MarketReplay:
        return replay_market(record)

    @property
    def lesson(self) -> MarketLesson:
        return shipped_market_lesson()

    def guide(self) -> MarketGuide:
        return MarketGuide(self.lesson, rules())

    def name_of(self, record: MarketRecord) -> MarketVariant | None:
        return book().variants.get(record.rules.id)
