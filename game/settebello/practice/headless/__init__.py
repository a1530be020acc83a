"""The learning mode for other programs, in JSON lines. PRACTICE.md describes it."""

from settebello.practice.headless.commands import COMMANDS
from settebello.practice.headless.errors import PracticeErrorCode
from settebello.practice.headless.practice_context import PracticeContext, PracticeFiles
from settebello.practice.headless.practice_session import PracticeSession

__all__ = ["COMMANDS", "PracticeContext", "PracticeErrorCode", "PracticeFiles", "PracticeSession"]
