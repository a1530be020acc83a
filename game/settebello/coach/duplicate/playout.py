"""Deals played to their end by levels, with the same moves on every computer."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from random import Random
from statistics import mean

from settebello.ai import GreedyPlayer, Levels, Player
from settebello.ai.search.search_player import SearchPlayer
from settebello.coach.decision_history import Action, actions_of_deal, after
from settebello.engine import Match, Phase, Position, Ruleset, Seat, Side
from settebello.engine.rules.rulewords import Objective
from settebello.notation import Record, replay

Decide = Callable[[Position, int], Action]
"""Returns the action of the seat in turn; the number counts the actions of the deal from 0."""


class SteadyPlayers:
    """The players of levels, each with an effort that does not depend on the computer.

    Where the core is compiled, some levels search more in a match than here.
    """

    def __init__(self, levels: Levels) -> None:
        """Make no player yet."""
        self._levels = levels
        self._players: dict[str, Player] = {}

    def get(self, level: str) -> Player:
        """Return the player of a level; the greedy player for an unknown one, as at the table."""
        if level not in self._players:
            opponent = self._levels.get(level)
            if opponent is None:
                self._players[level] = GreedyPlayer()
            elif opponent.effort is None:
                self._players[level] = opponent.player()
            else:
                effort = replace(opponent.effort, iterations=opponent.effort.interpreted, steady=True)
                self._players[level] = SearchPlayer(effort, opponent.habits)
        return self._players[level]

    def decide(self, position: Position, level: str, seed: str) -> Action:
        """Return the decision of the seat in turn, which sees only its own view."""
        turn = Seat(position.turn or 0)
        return self.get(level).choose(position.view(turn), Random(seed))


def decided_by(players: SteadyPlayers, seats: Mapping[Seat, str], seed: str) -> Decide:
    """Return decisions by the levels on the seats. Each decision has random numbers of its own."""

    def decide(position: Position, number: int) -> Action:
        return players.decide(position, seats[Seat(position.turn or 0)], f"{seed} {number}")

    return decide


def match_played(match: Match, decide: Decide) -> Match:
    """Play a deal to its end."""
    number = 0
    while match.phase is Phase.PLAY and match.position is not None:
        match = after(match, decide(match.position, number))
        number += 1
    return match


def record_played(record: Record, decide: Decide) -> Record:
    """Return a record with its last deal played to its end, from the moment it has reached.

    Raises ReplayError for a record that contradicts the rules, and IllegalMove for an illegal decision.
    """
    for reached in records_on(record, decide):
        record = reached
    return record


def records_on(record: Record, decide: Decide) -> Iterator[Record]:
    """Yield a record with one action more each time, until its last deal is over; raises as above."""
    match = replay(record).match
    number = sum(1 for _ in actions_of_deal(record, -1))
    while match.phase is Phase.PLAY and match.position is not None:
        action = decide(match.position, number)
        record, match = _with_action(record, match, action)
        number += 1
        yield record


def record_with(record: Record, actions: tuple[Action, ...]) -> Record:
    """Return a record with actions added to its last deal; raises IllegalMove."""
    match = replay(record).match
    for action in actions:
        record, match = _with_action(record, match, action)
    return record


def _with_action(record: Record, match: Match, action: Action) -> tuple[Record, Match]:
    step = match.doubt() if action is None else match.play(action)
    return record.with_step(match, action, step.events), step.match


def lead_of(points: tuple[int, ...], side: Side, ruleset: Ruleset) -> float:
    """Return a side's points less the mean of the other sides; negated where few points are wanted."""
    others = [each for number, each in enumerate(points) if number != side]
    lead = points[side] - mean(others)
    return float(-lead if ruleset.match.objective is Objective.LOW else lead)
