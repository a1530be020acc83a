"""Meetings of two players of the market game: each set-up is played once from every seat."""

import multiprocessing
import signal
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from random import Random
from statistics import mean

from settebello.ai.market.market_levels import MARKET_LEVELS
from settebello.coach.duplicate.interval import Interval
from settebello.market import MarketRules, scores_of, set_up, view_of, winners_of


@dataclass(frozen=True, slots=True)
class MarketSetup:
    """Everything that decides a meeting: the players are levels, the second one has all other seats."""

    rules: MarketRules
    players: int
    first: str
    second: str
    seed: int


@dataclass(frozen=True, slots=True)
class MarketMatch:
    """One match: points by seat, the share of the win by seat, who began, how long it took, what ended it.

    own: the seat of the first player.
    """

    own: int
    points: tuple[int, ...]
    shares: tuple[float, ...]
    starter: int
    rounds: int
    trigger: str

    @property
    def ahead(self) -> float:
        """The first player's points minus the mean of the others'."""
        others = [points for seat, points in enumerate(self.points) if seat != self.own]
        return self.points[self.own] - mean(others)


Duplicate = tuple[MarketMatch, ...]
"""The matches of one set-up, one for every seat of the first player."""


def duplicate(setup: MarketSetup, number: int) -> Duplicate:
    """Play a set-up once from every seat; between equal players one match says everything."""
    seats = 1 if setup.first == setup.second else setup.players
    return tuple(_match(setup, number, own) for own in range(seats))


def _match(setup: MarketSetup, number: int, own: int) -> MarketMatch:
    first, second = MARKET_LEVELS[setup.first](), MARKET_LEVELS[setup.second]()
    players = [first if seat == own else second for seat in range(setup.players)]
    state = set_up(setup.rules, setup.players, f"{setup.seed} {number}").state
    decision = 0
    while not state.over:
        # Each decision has its own random numbers, so that no result depends on other matches; those of the
        # matches of one set-up are the same.
        rng = Random(f"{setup.seed} {number} {decision}")
        for action in players[state.turn].plan(view_of(state, state.turn), rng):
            state = state.play(action).state
        decision += 1
    scores = scores_of(state)
    winners = winners_of(scores)
    shares = tuple((seat in winners) / len(winners) for seat in range(setup.players))
    trigger = "" if state.trigger is None else state.trigger.value
    return MarketMatch(
        own, tuple(score.points for score in scores), shares, state.starter, state.round, trigger
    )


def meeting(setup: MarketSetup, setups: int, jobs: int) -> Iterator[Duplicate]:
    """Yield the matches of so many set-ups, in their order."""
    if jobs == 1:
        yield from (duplicate(setup, number) for number in range(setups))
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, initializer=_ignore_interrupt) as pool:
        yield from pool.map(duplicate, [setup] * setups, range(setups), chunksize=4)


def _ignore_interrupt() -> None:
    """Let only the main process react to Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@dataclass(frozen=True, slots=True)
class MarketFigures:
    """The figures of a meeting.

    ahead: the first player's lead in points. share: its share of the matches won. starter: the share that the
    seat that begins has won. rounds: the mean, and what one of ten matches exceeds.
    """

    setups: int
    ahead: Interval
    share: Interval
    starter: Interval
    rounds: float
    long: int
    points: float
    triggers: dict[str, float]

    @classmethod
    def of(cls, played: list[Duplicate]) -> "MarketFigures":
        """Count the matches of a meeting; raises ValueError without any."""
        matches = [match for each in played for match in each]
        rounds = sorted(match.rounds for match in matches)
        triggers = Counter(match.trigger for match in matches)
        return cls(
            setups=len(played),
            ahead=Interval.of([mean(match.ahead for match in each) for each in played]),
            share=Interval.of([mean(match.shares[match.own] for match in each) for each in played]),
            starter=Interval.of([mean(match.shares[match.starter] for match in each) for each in played]),
            rounds=mean(rounds),
            long=rounds[(len(rounds) * 9) // 10],
            points=mean(points for match in matches for points in match.points),
            triggers={name: count / len(matches) for name, count in sorted(triggers.items())},
        )

    def lines(self, setup: MarketSetup) -> Iterator[str]:
        """Yield the figures as text."""
        yield f"{setup.first} - {setup.second}, {setup.rules.id}, {setup.players} players, seed {setup.seed}"
        seats = "" if setup.first == setup.second else " from every seat"
        yield f"  {self.setups} set-ups, each played once{seats}"
        yield f"  lead in points      {self.ahead}"
        yield f"  share of wins       {_percent(self.share)}"
        yield f"  the seat that began {_percent(self.starter)} of the wins"
        yield f"  rounds              {self.rounds:.1f} on the average, {self.long} or more in one of ten"
        yield f"  points              {self.points:.1f} a player on the average"
        ends = ", ".join(f"{name} {share:.1%}" for name, share in self.triggers.items())
        yield f"  ended by            {ends}"


def _percent(interval: Interval) -> str:
    if interval.bounds is None:
        return f"{interval.mean:.1%}"
    # The interval is symmetric, and a share is not beyond 0 or 1.
    low, high = (min(1.0, max(0.0, bound)) for bound in interval.bounds)
    return f"{interval.mean:.1%} ({low:.1%}, {high:.1%})"
