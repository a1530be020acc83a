"""Why something could not be done with a file, in the words of players."""

import errno
from typing import Final

from settebello.i18n import Text, t

FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT})
FORBIDDEN: Final = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})


def reason(error: Exception) -> Text | str:
    """Say what an error means to somebody who plays; what is rare stays in the words of the system."""
    if not isinstance(error, OSError):
        return str(error)
    if error.errno in FULL:
        return t("the disk is full")
    if error.errno in FORBIDDEN:
        return t("the system does not allow it there")
    return error.strerror or str(error)
