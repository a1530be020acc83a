"""The size of match records: no record is written that is too large to be read again."""

from typing import Final

from settebello.datafile import Limits
from settebello.notation.record import Record
from settebello.notation.record_writer import print_record

RECORD_LIMITS: Final = Limits(text=2 * 1024 * 1024, values=250_000)
"""The largest record that is read. A match of 1000 deals for two takes about 350 KiB."""

ROOM_FOR_A_DEAL: Final = 512 * 1024
"""More bytes than one deal can add to a record.

A deal has at most 1000 decks of 170 bytes, and at each of its moves a change of every opponent.
"""


def has_room(record: Record) -> bool:
    """Return whether another deal can be added to a record without making it too large to be read."""
    return len(print_record(record).encode()) <= RECORD_LIMITS.text - ROOM_FOR_A_DEAL
