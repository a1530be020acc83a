"""The day as two visits confirm it, for what may be deleted only after a time."""

from pathlib import Path
from typing import Final

from settebello.datafile import NotRegularError, TooLargeError, read_text
from settebello.storage import files

DAYS: Final = "days.txt"
"""The file with the two latest days of visits, as numbers."""


def confirmed_day(folder: Path, today: int) -> int | None:
    """Return the latest day number that two visits on different days have reached; notes today in `folder`.

    A clock that is wrong for one day thus deletes nothing. None while there was no visit on another day.
    Raises OSError where the disk refuses.
    """
    earlier, latest = _read(folder / DAYS)
    if latest != today:
        earlier = latest
        files.write_text(folder / DAYS, f"{'' if earlier is None else earlier} {today}\n")
    return None if earlier is None else min(earlier, today)


def forget_days(folder: Path) -> None:
    """Remove the days noted in `folder`, once nothing is left there that could be deleted."""
    (folder / DAYS).unlink(missing_ok=True)


def _read(path: Path) -> tuple[int | None, int | None]:
    """Return the day before the latest visit's day, and that day; None for what is not known."""
    try:
        earlier, _, latest = read_text(path).strip("\n").partition(" ")
        return int(earlier) if earlier else None, int(latest)
    except (FileNotFoundError, NotRegularError, TooLargeError, ValueError):
        return None, None
