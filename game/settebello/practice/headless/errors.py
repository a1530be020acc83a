"""The codes of errors that only the learning mode has; the others are those of the engine protocol."""

from enum import StrEnum


class PracticeErrorCode(StrEnum):
    """Why a request about a child cannot be answered."""

    NO_CHILD = "no_child"
    """The command needs a child that practises, and none was chosen."""
    UNKNOWN_CHILD = "unknown_child"
    UNKNOWN_ACTIVITY = "unknown_activity"
    NO_TASK = "no_task"
    """The command needs an open task: no block was begun, or the task or the block is over."""
    NO_DEAL = "no_deal"
    """The command needs a deal that is being played."""
    NO_CHECK = "no_check"
    """The command needs a broom check that is not solved yet."""
    NO_GAME = "no_game"
    """The command needs a game of ten that is being played."""
    STORAGE = "storage"
    """The disk refuses."""
