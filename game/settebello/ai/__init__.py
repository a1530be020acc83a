"""The computer opponents and the adviser, with the worker processes in which they think."""

from settebello.ai.levels import Group, Levels, Opponent, PlayerKind
from settebello.ai.people.greedy_player import GreedyPlayer
from settebello.ai.people.random_player import RandomPlayer
from settebello.ai.players import Player
from settebello.ai.process.advice_client import WorkerAdviser
from settebello.ai.process.adviser import Advice, Adviser, LocalAdviser, NoAdvice
from settebello.ai.process.client import Answer, Opponents
from settebello.ai.process.local import LocalOpponents
from settebello.ai.process.worker_client import WorkerOpponents

__all__ = [
    "Advice",
    "Adviser",
    "Answer",
    "GreedyPlayer",
    "Group",
    "Levels",
    "LocalAdviser",
    "LocalOpponents",
    "NoAdvice",
    "Opponent",
    "Opponents",
    "Player",
    "PlayerKind",
    "RandomPlayer",
    "WorkerAdviser",
    "WorkerOpponents",
]
