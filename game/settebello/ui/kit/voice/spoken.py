"""What a scene has to say to those who listen instead of looking."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Protocol

from settebello.i18n import Names, Text

Words = Text | Names | str
ENDS: Final = tuple(".!?:;…。！？：")


@dataclass(frozen=True, slots=True)
class Spoken:
    """What there is to hear of a scene as it is now; what has become another is said.

    `opening` is said when the scene comes up. `focus` describes what has the focus, and `of` is whatever it
    is that has it: of the same thing only what has changed is said again. `log` is all that has happened so
    far, of which nothing is left out; `notice` is what is said at last. A `patient` scene comes up by itself
    and lets what is being said be finished. `beside` is what is open beside it, and `shown` what that shows:
    said once when it is opened, however often it becomes another.
    """

    opening: tuple[Words, ...] = ()
    focus: tuple[Words, ...] = ()
    of: object = None
    log: tuple[Words, ...] = ()
    notice: Words | None = None
    patient: bool = False
    beside: object = None
    shown: tuple[Words, ...] = ()


class Aloud(Protocol):
    """The way to have things said."""

    @property
    def available(self) -> bool:
        """Whether there is a voice."""
        ...

    def read(self) -> None:
        """Say what is to be known of the scene on top, all of it."""
        ...


class NobodySpeaks:
    """There is no voice."""

    available: bool = False

    def read(self) -> None:
        """Say nothing."""


def sentences(parts: Iterable[str]) -> str:
    """Words one after the other, each with an end to it."""
    return " ".join(part if part.endswith(ENDS) else f"{part}." for part in parts if part)
