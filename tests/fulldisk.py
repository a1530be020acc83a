"""A disk that is full, to be put in the place of whatever writes."""

import errno


def full(*_: object, **__: object) -> None:
    """Take nothing."""
    raise OSError(errno.ENOSPC, "No space left on device")
