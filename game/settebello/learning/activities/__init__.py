"""The ladder of activities; each activity is one data file."""

from settebello.learning.activities.activity import GAMES, TENS, Activity, Kind, Level
from settebello.learning.activities.activity_files import Activities
from settebello.learning.activities.conditions import Achieved, Enter, Leave, Progress

__all__ = [
    "GAMES",
    "TENS",
    "Achieved",
    "Activities",
    "Activity",
    "Enter",
    "Kind",
    "Leave",
    "Level",
    "Progress",
]
