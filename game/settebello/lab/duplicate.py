"""Plays one deck once for every seating, so that both players get the same luck of the cards."""

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from random import Random
from statistics import mean
from types import TracebackType
from typing import Self

from settebello.ai import Player
from settebello.engine import (
    CannotDeal,
    IllegalMove,
    Match,
    Move,
    Phase,
    Position,
    Ruleset,
    Seat,
    Side,
    leader_of,
)
from settebello.engine.rules.rulewords import Objective
from settebello.lab.entrants import Entrants
from settebello.lab.faults import LabError
from settebello.lab.play_habits import Habits, Observer
from settebello.notation import print_line

Clock = Callable[[], float]
"""Returns seconds since a fixed moment; must be importable by other processes."""

Seating = tuple[tuple[Seat, ...], ...]
"""For each game with a deck, the seats of the first player; the second player has all others."""


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that determines the games of two players, except the number of decks and processes.

    ``first``, ``second``: names in the form that ``Entrants`` accepts.
    """

    ruleset: Ruleset
    players: int
    first: str
    second: str
    seed: int
    entrants: Entrants
    clock: Clock
    seating: Seating


def side_by_side(ruleset: Ruleset, players: int) -> Seating:
    """Return the seating in which the first player takes each side in turn, with all seats of that side."""
    sides = ruleset.players.side_count(players)
    return tuple(tuple(Seat(seat) for seat in range(side, players, sides)) for side in range(sides))


def seat_by_seat(players: int) -> Seating:
    """Return the seating in which the first player takes each single seat in turn."""
    return tuple((Seat(seat),) for seat in range(players))


@dataclass(frozen=True, slots=True)
class Game:
    """The result of a deck played once.

    side: the first player's side. place: that side's position in the order of play, 0 for the side that
    leads. deals: whether it is the dealer's side. points: each side's points in the deal. ahead: the first
    player's points minus the mean of the other sides, negated where few are wanted. decided: the side that
    won the match outright by the cards of this deal. seconds: the time of each player for each decision with
    a choice.
    """

    side: Side
    place: int
    deals: bool
    points: tuple[int, ...]
    ahead: float
    decided: Side | None
    seconds: tuple[tuple[float, ...], tuple[float, ...]]
    habits: Habits


@dataclass(frozen=True, slots=True)
class Deck:
    """All games with one deck; ``number`` counts the decks from 0."""

    number: int
    dealer: Seat
    games: tuple[Game, ...]

    @property
    def difference(self) -> float:
        """The mean lead of the first player in points, over the games."""
        return mean(game.ahead for game in self.games)


class Table:
    """The two players of a setup; a context manager that starts and ends them."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        enter = self._setup.entrants.enter
        with ExitStack() as stack:
            names = (self._setup.first, self._setup.second)
            self._players = [stack.enter_context(enter(name)) for name in names]
            self._stack = stack.pop_all()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()

    def play(self, number: int) -> Deck:
        """Play a deck once for each seating.

        Raises LabError if a player breaks the rules, or if the rules throw in too many first tables.
        """
        setup = self._setup
        dealer = Seat(number % setup.players)
        start = Match.start(setup.ruleset, setup.players, dealer)
        try:
            dealt = start.deal_next(Random(f"{setup.seed} {number}"))[0].match
        except CannotDeal as error:
            raise LabError(str(error)) from None
        games = [self._game(dealt, number, game) for game in range(len(setup.seating))]
        return Deck(number, dealer, tuple(games))

    def _game(self, match: Match, deck: int, game: int) -> Game:
        setup = self._setup
        own = setup.seating[game]
        seconds: tuple[list[float], list[float]] = ([], [])
        observer = Observer(own, setup.ruleset)
        ply = 0
        while match.phase is Phase.PLAY:
            position = _in_play(match)
            legal = position.listed_moves()
            who = 0 if position.turn in own else 1
            # Each decision has its own random numbers, so that no result depends on other games.
            rng = Random(f"{setup.seed} {deck} {game} {ply}")
            move, took = self._decide(self._players[who], position, rng)
            if len(legal) > 1 or position.may_doubt:
                seconds[who].append(took)
            try:
                step = match.doubt() if move is None else match.play(move)
            except (IllegalMove, ValueError) as error:
                name = (setup.first, setup.second)[who]
                raise LabError(f"{name} wants to play {move}: {error}\n  {print_line(position)}") from error
            observer.see(position, move, legal, step.events)
            match, ply = step.match, ply + 1
        return self._counted(match, own, seconds, observer.habits())

    def _decide(self, player: Player, position: Position, rng: Random) -> tuple[Move | None, float]:
        """Return a player's decision and the seconds it took."""
        view = position.view(Seat(position.turn or 0))
        begun = self._setup.clock()
        move = player.choose(view, rng)
        return move, self._setup.clock() - begun

    def _counted(
        self, match: Match, own: tuple[Seat, ...], seconds: tuple[list[float], list[float]], habits: Habits
    ) -> Game:
        position, score = _in_play(match), match.score
        if score is None:
            raise LabError("a deal has ended without a score")
        sides, side = position.side_count, position.side_of(own[0])
        lead = position.side_of(leader_of(match.ruleset, match.players, match.dealer))
        others = list(score.points)
        ahead = others.pop(side) - mean(others)
        return Game(
            side=side,
            place=(side - lead) % sides,
            deals=side == position.side_of(match.dealer),
            points=score.points,
            ahead=-ahead if match.ruleset.match.objective is Objective.LOW else ahead,
            decided=score.match_winner,
            seconds=(tuple(seconds[0]), tuple(seconds[1])),
            habits=habits,
        )


def _in_play(match: Match) -> Position:
    """Return the match's position; raises LabError if nothing has been dealt."""
    if match.position is None:
        raise LabError("nothing has been dealt")
    return match.position
