"""Settings of sight and sound that apply while one child plays."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from pydantic import Field

from settebello.datafile import FOLDER_NAME

Loudness = Annotated[float, Field(ge=0, le=1)]


class Colours(StrEnum):
    """The colours of tables, letters and marks."""

    PLAIN = "plain"
    SAFE = "safe"
    """Marks have colours that people with colour blindness can tell apart."""
    CONTRAST = "contrast"


@dataclass(frozen=True, slots=True, kw_only=True)
class Environment:
    """One child's settings of sight and sound; None leaves the program's own setting in force.

    voice, effects, music: volumes, 0 for silence. letters, everything: sizes in percent of the usual ones.
    """

    language: Annotated[str, Field(pattern="^[a-z]{2,3}$")] | None = None
    voice: Loudness | None = None
    effects: Loudness | None = None
    music: Loudness | None = 0.0
    """The sounds of the osteria; off at first, because talk nearby distracts from a task."""
    letters: Annotated[int, Field(ge=100, le=150)] | None = None
    everything: Annotated[int, Field(ge=80, le=200)] | None = None
    large_cards: bool | None = None
    colours: Annotated[Colours, Field(strict=False)] | None = None
    deck: Annotated[str, Field(pattern=FOLDER_NAME)] | None = None
