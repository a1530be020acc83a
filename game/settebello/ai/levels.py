"""The opponents to choose from: one file each, found by listing folders."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Literal, Self, assert_never

from pydantic import Field

from settebello.ai.greedy import GreedyPlayer
from settebello.ai.players import Player
from settebello.ai.random_player import RandomPlayer
from settebello.datafile import DataError, Model, Names, Problem, read, validate

Word = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]


class PlayerKind(StrEnum):
    """How an opponent plays."""

    RANDOM = "random"
    GREEDY = "greedy"

    def player(self) -> Player:
        """A player of this kind."""
        match self:
            case PlayerKind.RANDOM:
                return RandomPlayer()
            case PlayerKind.GREEDY:
                return GreedyPlayer()
            case _:
                assert_never(self)


@dataclass(frozen=True, slots=True)
class Opponent:
    """One opponent; ``avatar`` names a picture, ``order`` its place in the list, the weakest first."""

    id: str
    name: Names
    description: Names
    kind: PlayerKind
    avatar: str
    order: int


class _OpponentModel(Model):
    """The file of an opponent."""

    format: Literal[1]
    id: Word
    order: Annotated[int, Field(ge=0, le=1000)]
    player: PlayerKind
    avatar: Word
    name: Names
    description: Names


@dataclass(frozen=True, slots=True)
class Levels:
    """The opponents of some folders, the weakest first, and the problems of the files left out."""

    opponents: tuple[Opponent, ...] = ()
    problems: tuple[Problem, ...] = ()

    @classmethod
    def load(cls, folders: Iterable[Path]) -> Self:
        """The opponents in ``*.yaml`` of the folders, which may be missing; a bad file is left out."""
        found: dict[str, Opponent] = {}
        problems: list[Problem] = []
        for folder in folders:
            for path in sorted(folder.glob("*.yaml")):
                try:
                    opponent = _read(path, found)
                except DataError as error:
                    problems += error.problems
                else:
                    found[opponent.id] = opponent
        ordered = sorted(found.values(), key=lambda opponent: (opponent.order, opponent.id))
        return cls(tuple(ordered), tuple(problems))

    def get(self, level: str) -> Opponent | None:
        """The opponent of an id, None where there is none."""
        return next((opponent for opponent in self.opponents if opponent.id == level), None)

    def player(self, level: str) -> Player:
        """The player of a level; the greedy one where the level is not known (any more)."""
        opponent = self.get(level)
        return opponent.kind.player() if opponent else GreedyPlayer()


def _read(path: Path, known: dict[str, Opponent]) -> Opponent:
    document = read(path)
    model = validate(document, _OpponentModel)
    if model.id != path.stem:
        raise DataError(
            [document.problem(["id"], f"'{model.id}' differs from the file's name '{path.stem}'")]
        )
    if model.id in known:
        raise DataError([document.problem(["id"], f"there is an opponent '{model.id}' already")])
    return Opponent(model.id, model.name, model.description, model.player, model.avatar, model.order)
