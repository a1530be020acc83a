"""What a pose asks of a face: where the eyes look, and what eyes, mouth and ears do."""

from dataclasses import dataclass
from enum import StrEnum


class Eyes(StrEnum):
    """The state of the lids."""

    OPEN = "open"
    GLAD = "glad"
    CLOSED = "closed"


class Mouth(StrEnum):
    """The state of the mouth."""

    CALM = "calm"
    SMILE = "smile"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Look:
    """A face in one pose; `gaze` moves the pupils, `ears` turns the ears outwards by so many degrees."""

    eyes: Eyes = Eyes.OPEN
    gaze: tuple[float, float] = (0.0, 0.0)
    mouth: Mouth = Mouth.CALM
    ears: float = 0.0
