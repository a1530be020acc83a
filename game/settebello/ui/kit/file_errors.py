"""Reasons for file errors in plain words."""

import errno
from typing import Final

from settebello.i18n import Text, t

FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT})
FORBIDDEN: Final = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})


def reason(error: Exception) -> Text | str:
    """Return the reason of an error for the player; rare errors keep the system's message."""
    if not isinstance(error, OSError):
        return str(error)
    if error.errno in FULL:
        return t("the disk is full")
    if error.errno in FORBIDDEN:
        return t("you don't have permission there")
    return error.strerror or str(error)
