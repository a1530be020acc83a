"""Those who sit at a table, and what they say."""

from dataclasses import dataclass

from settebello.engine import Seat
from settebello.i18n import Names, Text
from settebello.ui.kit.voice.spoken import Words


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a place: the name, a picture under assets/, and in teams what it is to the person."""

    name: Words
    avatar: str
    role: Text | None = None


@dataclass(frozen=True, slots=True)
class Remark:
    """What somebody says."""

    seat: Seat
    words: Names | Text
