"""What there is to do: the ladder of activities, one file each."""

from settebello.learning.activities.activity import Activity, Kind, Level
from settebello.learning.activities.activity_files import Activities
from settebello.learning.activities.conditions import Achieved, Enter, Leave, Progress

__all__ = ["Achieved", "Activities", "Activity", "Enter", "Kind", "Leave", "Level", "Progress"]
