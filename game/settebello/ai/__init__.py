"""The opponents: who plays how, and the process in which they think."""

from settebello.ai.client import Answer, Opponents
from settebello.ai.greedy import GreedyPlayer
from settebello.ai.levels import Group, Levels, Opponent, PlayerKind
from settebello.ai.local import LocalOpponents
from settebello.ai.players import Player
from settebello.ai.random_player import RandomPlayer
from settebello.ai.worker_client import WorkerOpponents

__all__ = [
    "Answer",
    "GreedyPlayer",
    "Group",
    "Levels",
    "LocalOpponents",
    "Opponent",
    "Opponents",
    "Player",
    "PlayerKind",
    "RandomPlayer",
    "WorkerOpponents",
]
