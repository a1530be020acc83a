"""The opponents to choose from, each loaded from its own YAML file."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Literal, Self, assert_never

from pydantic import Field

from settebello.ai.people.gentle_player import GentlePlayer
from settebello.ai.people.greedy_player import GreedyPlayer
from settebello.ai.people.habits import Habits, HabitsModel
from settebello.ai.people.human_like_player import HumanLikePlayer
from settebello.ai.people.random_player import RandomPlayer
from settebello.ai.people.remarks import Lines, LinesModel
from settebello.ai.players import Player
from settebello.ai.search.search_player import Effort, EffortModel, SearchPlayer, Spread
from settebello.datafile import DataError, Document, Model, Names, Problem, read, suggestion, validate

LONGEST_REMARK = 45
"""The most characters of a remark at the table."""
LONGEST_REMARKS = {"ja": 22}
"""The same, for languages with wider characters."""

Word = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]


class PlayerKind(StrEnum):
    """The algorithm by which an opponent plays."""

    RANDOM = "random"
    GENTLE = "gentle"
    HABITS = "habits"
    SEARCH = "search"

    @property
    def habits(self) -> tuple[str, ...]:
        """The names of the habits that players of this kind use."""
        match self:
            case PlayerKind.HABITS:
                return tuple(HabitsModel.model_fields)
            case PlayerKind.SEARCH:
                return ("risk", "error")
            case _:
                return ()


class Group(StrEnum):
    """The kind of an entry in the list: a level, or a character who plays at a level."""

    LEVEL = "level"
    CHARACTER = "character"


@dataclass(frozen=True, slots=True)
class Opponent:
    """One opponent. ``avatar`` names its picture; ``order`` is its place in the list, weakest first.

    level: the id of the level at which it plays, its own id if it is a level. effort: how it searches, None
    if it does not search. lines: the remarks of a character at the table.
    """

    id: str
    name: Names
    description: Names
    group: Group
    level: str
    kind: PlayerKind
    habits: Habits
    avatar: str
    order: int
    effort: Effort | None = None
    lines: Lines = field(default_factory=dict, hash=False)

    def player(self, spread: Spread = map) -> Player:
        """Return a player with this opponent's settings; ``spread`` runs the parts of its searches."""
        if self.effort is not None:
            return SearchPlayer(self.effort, self.habits, spread)
        match self.kind:
            case PlayerKind.RANDOM:
                return RandomPlayer()
            case PlayerKind.GENTLE:
                return GentlePlayer()
            case PlayerKind.HABITS | PlayerKind.SEARCH:
                return HumanLikePlayer(self.habits)
            case _:
                assert_never(self.kind)


class OpponentModel(Model):
    """The file of an opponent: a level states its kind of player, a character the level at which it plays."""

    format: Literal[1]
    """The version of the file format."""
    id: Word
    """The file name without its suffix."""
    order: Annotated[int, Field(ge=0, le=1000)]
    """The position in the list of opponents, weakest first."""
    group: Group
    """Whether the file is a level or a character."""
    player: PlayerKind | None = None
    """The kind of player; only in the file of a level."""
    level: Word | None = None
    """The level at which a character plays; only in the file of a character."""
    habits: HabitsModel | None = None
    """The habits that differ from a flawless player, or from the character's level."""
    search: EffortModel | None = None
    """The search effort of a player of the kind `search`; only in the file of a level."""
    avatar: Word
    """The name of the avatar picture."""
    name: Names
    """The name of the opponent, by language."""
    description: Names
    """A sentence or two about the opponent, by language."""
    lines: LinesModel | None = None
    """The remarks of a character, by occasion."""


@dataclass(frozen=True, slots=True)
class Levels:
    """The opponents found in the data folders, weakest first, and the problems of the files left out."""

    opponents: tuple[Opponent, ...] = ()
    problems: tuple[Problem, ...] = ()

    @classmethod
    def load(cls, folders: Iterable[Path]) -> Self:
        """Load the opponents from ``*.yaml`` in the folders; missing folders and faulty files are skipped."""
        found: dict[str, Opponent] = {}
        problems: list[Problem] = []
        paths = [path for folder in folders for path in sorted(folder.glob("*.yaml"))]
        people: list[tuple[Document, OpponentModel]] = []
        for path in paths:
            try:
                document, model = _read(path)
                if model.group is Group.CHARACTER:
                    people.append((document, model))
                else:
                    _add(found, _level(document, model), document)
            except DataError as error:
                problems += error.problems
        # A character's file may precede its level's file.
        for document, model in people:
            try:
                _add(found, _character(document, model, found), document)
            except DataError as error:
                problems += error.problems
        ordered = sorted(found.values(), key=lambda opponent: (opponent.order, opponent.id))
        return cls(tuple(ordered), tuple(problems))

    def of(self, group: Group) -> tuple[Opponent, ...]:
        """Return the opponents of one group, weakest first."""
        return tuple(opponent for opponent in self.opponents if opponent.group is group)

    def get(self, level: str) -> Opponent | None:
        """Return the opponent with an id, or None."""
        return next((opponent for opponent in self.opponents if opponent.id == level), None)

    def player(self, level: str, spread: Spread = map) -> Player:
        """Return the player of a level or character; the greedy player if the id is unknown.

        ``spread`` runs the parts of its searches.
        """
        opponent = self.get(level)
        return opponent.player(spread) if opponent else GreedyPlayer()


def check_opponent(path: Path, folders: Sequence[Path], avatars: Collection[str]) -> tuple[Problem, ...]:
    """Return all problems of an opponent's file, in one of the folders of opponents or elsewhere.

    ``avatars``: the pictures that there are.
    """
    known = Levels.load(folders)
    found = {one.id: one for one in known.opponents}
    faults: list[Problem] = []
    try:
        document = read(path)
        faults += _without_model(document, found, avatars)
        model = _model(document, path)
        faults += _long_remarks(document, model)
        if path.absolute().parent in {folder.absolute() for folder in folders}:
            # It was read with the others, so that an id that is taken already is a fault of this file.
            own = [one for one in known.problems if Path(one.file).absolute() == path.absolute()]
            if own:
                return _once([*faults, *own])
            del found[model.id]
        if model.group is Group.CHARACTER:
            _add(found, _character(document, model, found), document)
        else:
            _add(found, _level(document, model), document)
    except DataError as error:
        faults += error.problems
    return _once(faults)


def _once(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Return problems by place; one that was seen in two ways is told once."""
    return DataError({(one.line, one.column, one.message): one for one in problems}.values()).problems


def _without_model(
    document: Document, known: Mapping[str, Opponent], avatars: Collection[str]
) -> Iterator[Problem]:
    """Yield the problems with the picture and the level, also of a file that has others."""
    said = document.value if isinstance(document.value, dict) else {}
    avatar, level = said.get("avatar"), said.get("level")
    if isinstance(avatar, str) and avatar not in avatars:
        hint = suggestion(avatar, avatars)
        named = ", ".join(sorted(avatars))
        yield document.problem(["avatar"], f"there is no picture '{avatar}'{hint}; there are {named}")
    if isinstance(level, str) and said.get("group") == Group.CHARACTER and level not in _levels(known):
        yield _no_level(document, level, _levels(known))


def _long_remarks(document: Document, model: OpponentModel) -> Iterator[Problem]:
    """Yield the remarks for which a balloon at the table has no room."""
    for occasion, lines in model.lines.lines().items() if model.lines else ():
        for place, line in enumerate(lines):
            for language, text in line.words.items():
                most = LONGEST_REMARKS.get(language, LONGEST_REMARK)
                if len(text) > most:
                    said = f"is too long: {len(text)} characters (at most {most})"
                    yield document.problem(["lines", occasion.value, place, language], said)


def _levels(known: Mapping[str, Opponent]) -> list[str]:
    return [opponent.id for opponent in known.values() if opponent.group is Group.LEVEL]


def _no_level(document: Document, level: str, levels: Sequence[str]) -> Problem:
    return document.problem(["level"], f"there is no level '{level}'{suggestion(level, levels)}")


def _read(path: Path) -> tuple[Document, OpponentModel]:
    document = read(path)
    return document, _model(document, path)


def _model(document: Document, path: Path) -> OpponentModel:
    model = validate(document, OpponentModel)
    if model.id != path.stem:
        raise DataError(
            [document.problem(["id"], f"'{model.id}' differs from the file's name '{path.stem}'")]
        )
    return model


def _add(known: dict[str, Opponent], opponent: Opponent, document: Document) -> None:
    if opponent.id in known:
        raise DataError([document.problem(["id"], f"there is an opponent '{opponent.id}' already")])
    known[opponent.id] = opponent


def _level(document: Document, model: OpponentModel) -> Opponent:
    if model.level is not None:
        raise DataError([document.problem(["level"], "only a character has one: this is a level itself")])
    if model.player is None:
        raise DataError([document.problem([], "player: a level says what kind of player it is")])
    if (model.search is not None) != (model.player is PlayerKind.SEARCH):
        raise DataError([document.problem([], "search: stated for the kind 'search', and only for it")])
    if model.lines is not None:
        raise DataError([document.problem(["lines"], "only a character says anything")])
    effort = Effort(**model.search.model_dump()) if model.search else None
    return _opponent(document, model, model.player, model.id, Habits(), effort)


def _character(document: Document, model: OpponentModel, known: Mapping[str, Opponent]) -> Opponent:
    if model.player is not None:
        raise DataError([document.problem(["player"], "a character plays as its level does")])
    if model.level is None:
        raise DataError([document.problem([], "level: a character says at which level it plays")])
    if model.level not in _levels(known):
        raise DataError([_no_level(document, model.level, _levels(known))])
    if model.search is not None:
        raise DataError([document.problem(["search"], "a character searches as its level does")])
    level = known[model.level]
    if model.habits is not None:
        all_of_them = [
            one.id for one in known.values() if one.id == one.level and one.kind is PlayerKind.HABITS
        ]
        wrong = sorted(model.habits.model_fields_set - set(level.kind.habits))
        some = " and ".join(level.kind.habits) or "no habits"
        said = f"at the level '{level.id}' {some} can be stated; all habits at {', '.join(all_of_them)}"
        if wrong:
            raise DataError([document.problem(["habits", name], said) for name in wrong])
    return _opponent(document, model, level.kind, level.id, level.habits, level.effort)


def _opponent(
    document: Document,
    model: OpponentModel,
    kind: PlayerKind,
    level: str,
    habits: Habits,
    effort: Effort | None,
) -> Opponent:
    if model.habits is not None:
        if not kind.habits:
            raise DataError([document.problem(["habits"], f"a player of the kind '{kind}' has none")])
        for name in sorted(model.habits.model_fields_set - set(kind.habits)):
            known = f"a player of the kind '{kind}' has only {' and '.join(kind.habits)}"
            raise DataError([document.problem(["habits", name], known)])
        habits = model.habits.over(habits)
    return Opponent(
        id=model.id,
        name=model.name,
        description=model.description,
        group=model.group,
        level=level,
        kind=kind,
        habits=habits,
        avatar=model.avatar,
        order=model.order,
        effort=effort,
        lines=model.lines.lines() if model.lines is not None else {},
    )
