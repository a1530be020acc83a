"""The learning mode for other programs, in JSON lines. PRACTICE.md describes it."""

from settebello.practice.headless.commands import COMMANDS
from settebello.practice.headless.desk import Desk, DeskFiles
from settebello.practice.headless.errors import PracticeErrorCode
from settebello.practice.headless.practice_session import PracticeSession

__all__ = ["COMMANDS", "Desk", "DeskFiles", "PracticeErrorCode", "PracticeSession"]
