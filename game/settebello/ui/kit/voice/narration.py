"""What a child hears of a scene, and the interface to the narrator who says it."""

from dataclasses import dataclass
from typing import Protocol

from settebello.i18n import Text
from settebello.ui.kit.voice.spoken import Words


@dataclass(frozen=True, slots=True)
class Narration:
    """What a child hears of a scene; never the cards of a task, which would name its answer.

    `opening`: the question, spoken when it changes and with every new `task`. `log`: all that was told so
    far, each sentence spoken once. `caption`: the last of it, which is repeated on request. `label`: the
    name of the focused picture. `task`: the number of the task.
    """

    opening: tuple[Text, ...] = ()
    log: tuple[Text, ...] = ()
    caption: tuple[Text, ...] = ()
    label: Words | None = None
    task: int = 0


class Narrated(Protocol):
    """A scene as the narrator sees it."""

    @property
    def narration(self) -> Narration | None:
        """What a child hears now; None where the child's voice is off."""
        ...


class NarratorPort(Protocol):
    """Interface to the narrator."""

    @property
    def on(self) -> bool:
        """Whether the top scene is narrated."""
        ...

    @property
    def speaking(self) -> bool:
        """Whether a recording is playing."""
        ...

    def repeat(self) -> None:
        """Say the question and what was told last, in the next frame."""
        ...


class SilentNarrator:
    """A narrator who says nothing."""

    on: bool = False
    speaking: bool = False

    def repeat(self) -> None:
        """Do nothing."""
