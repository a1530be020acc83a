"""The content of a scene for speech output."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Protocol

from settebello.i18n import Names, Text

Words = Text | Names | str
ENDS: Final = tuple(".!?:;…。！？：")
INNER: Final = (", ", "; ", ": ", "、", "：")


@dataclass(frozen=True, slots=True)
class Spoken:
    """The current content of a scene for speech; changes are spoken.

    `opening` is spoken when the scene opens. `focus` describes the focused item and `of` identifies it: for
    the same item only changed parts are spoken again. `log` contains all events so far, each spoken once.
    `notice` is spoken last. A `patient` scene does not interrupt earlier speech. `beside` identifies an open
    side panel, and `shown` is its content: spoken when it opens, not when it changes.
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
    """Interface to speech output."""

    @property
    def available(self) -> bool:
        """Whether a voice is available."""
        ...

    def read(self) -> None:
        """Speak the whole content of the top scene."""
        ...


class SilentSpeech:
    """Speech output without a voice."""

    available: bool = False

    def read(self) -> None:
        """Do nothing."""


def phrase(parts: Iterable[str]) -> str:
    """Join the parts of one announcement: words by commas, anything longer as a sentence, each sentence once.

    >>> phrase(["Game", "Scopa", "1 of 29", "Three cards in hand."])
    'Game, Scopa, 1 of 29. Three cards in hand.'
    >>> phrase(["Nobody, I watch", "3 of 3"])
    'Nobody, I watch. 3 of 3'
    """
    whole, last, said = "", "", set[str]()
    for part in parts:
        if part.endswith(ENDS) and part in said:
            continue
        if whole and part:
            apart = part.endswith(ENDS) or _pauses(part) or _pauses(last)
            whole += " " if whole.endswith(ENDS) else ". " if apart else ", "
        whole += part
        last = part or last
        said.add(part)
    return whole


def _pauses(part: str) -> bool:
    """Return whether there is a pause within a part, so that another comma would blur where it ends."""
    return any(sign in part for sign in INNER)


def sentences(parts: Iterable[str]) -> str:
    """Join texts to sentences, adding a full stop where end punctuation is missing."""
    return " ".join(part if part.endswith(ENDS) else f"{part}." for part in parts if part)
