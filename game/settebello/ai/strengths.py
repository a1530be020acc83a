"""How many points a deal each level was measured to be ahead of the one below it (STRENGTH.md)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field

from settebello.datafile import DataError, Model, Problem, read, validate

Points = tuple[float, float, float]
"""The mean, and the ends of its 95 % interval."""


class _StepModel(Model):
    level: str
    below: str
    games: Annotated[dict[str, Points], Field(min_length=1)]


class _StrengthModel(Model):
    format: Literal[1]
    decks: Annotated[int, Field(ge=1)]
    steps: tuple[_StepModel, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """How far a level is ahead of the one below, by the id of the game."""

    below: str
    games: Mapping[str, Points]


@dataclass(frozen=True, slots=True)
class Strengths:
    """The steps by the id of the higher level, and the problems of the file."""

    steps: Mapping[str, Step] = field(default_factory=dict)
    problems: tuple[Problem, ...] = ()

    @classmethod
    def load(cls, path: Path) -> "Strengths":
        """Read the file; a faulty one gives no steps."""
        try:
            model = validate(read(path), _StrengthModel)
        except DataError as error:
            return cls(problems=error.problems)
        return cls({one.level: Step(one.below, one.games) for one in model.steps})
