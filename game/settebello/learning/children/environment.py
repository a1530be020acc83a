"""What is seen and heard while one child plays, where that is not as the program has it."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from pydantic import Field

NAME = "^[A-Za-z0-9_][A-Za-z0-9_. -]{0,63}$"
"""What a deck's folder may be called, as in the program's settings."""

Loudness = Annotated[float, Field(ge=0, le=1)]


class Colours(StrEnum):
    """The colours of tables, letters and marks."""

    PLAIN = "plain"
    SAFE = "safe"
    """Marks have colours that everybody can tell apart."""
    CONTRAST = "contrast"


@dataclass(frozen=True, slots=True, kw_only=True)
class Environment:
    """None: as the program has it; the program's own settings never change by any of these.

    voice, effects, music: how loud, 0 is not at all. letters, everything: sizes in percent of the usual.
    """

    language: Annotated[str, Field(pattern="^[a-z]{2,3}$")] | None = None
    voice: Loudness | None = None
    effects: Loudness | None = None
    music: Loudness | None = None
    letters: Annotated[int, Field(ge=100, le=150)] | None = None
    everything: Annotated[int, Field(ge=80, le=200)] | None = None
    large_cards: bool | None = None
    colours: Annotated[Colours, Field(strict=False)] | None = None
    deck: Annotated[str, Field(pattern=NAME)] | None = None
