"""Reads the activities of some folders, one file each; a bad file is left out and its problems are kept."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal, Self

from pydantic import Field

from settebello.datafile import DataError, Document, Model, Names, Problem, read, suggestion, validate
from settebello.engine import Ruleset
from settebello.learning.activities.activity import TENS, Activity, Kind, Level
from settebello.learning.activities.conditions import Enter, Leave
from settebello.learning.deals.smallpack import RANGES
from settebello.learning.facts import LARGEST_ADDEND, LARGEST_FACT, LARGEST_SUM, Direction, Unit
from settebello.learning.puzzles.dot_patterns import Pattern
from settebello.learning.puzzles.maker import most_ways
from settebello.learning.puzzles.puzzle import Task
from settebello.learning.tens.pyramid import TEN

RulesetOf = Callable[[str, Mapping[str, Any]], Ruleset]

Word = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]
Value = Annotated[int, Field(ge=1, le=LARGEST_ADDEND)]
Total = Annotated[int, Field(ge=2, le=LARGEST_FACT)]
Count = Annotated[int, Field(ge=0, le=8)]
Part = Annotated[float, Field(ge=0, le=1)]

NEEDS_TASK = frozenset({Kind.PUZZLES, Kind.SPRINT})
FEWEST_ROWS = 3
FEWEST_PAIRS = 4


class _EnterModel(Model):
    after: tuple[Word, ...] = ()
    """The activities that the child must have completed."""
    begun: Unit | None = None
    """A unit of which a fact must have been introduced."""
    growing: Unit | None = None
    """The unit that must have the part `share` of its facts Growing."""
    share: Part = 0.5
    """The part of the facts of `growing`, from 0 to 1."""
    met: Part = 0.0
    """The part of a number's facts that must be Met, for any number, from 0 to 1."""
    safe: Part = 0.0
    """The part of the 46 facts that must be Safe, from 0 to 1; until then the activity is not on the path."""
    stays: Unit | None = None
    """A unit that keeps the activity open once a fact of it was introduced."""
    switched_on: bool = False
    """Whether an adult must have switched the activity on."""


class _LeaveModel(Model):
    right: Annotated[int, Field(ge=0, le=100)] = 0
    """The number of the latest answers that must be right."""
    of: Annotated[int, Field(ge=0, le=100)] = 0
    """The number of latest answers that count."""
    each: tuple[Value, ...] = ()
    """Values of cards that must each have been found."""
    found: Count = 0
    """How often every set must have been found at the least."""
    finished: tuple[Unit, ...] = ()
    """Units that must be finished."""
    chains: float | None = None
    """The skill at chains of three that is needed, in logits."""


class _LevelModel(Model):
    values: tuple[Value, ...] = ()
    """The values of the cards looked for."""
    dots: bool = False
    """Whether a value is shown as dots for a moment."""
    pattern: Pattern = Pattern.ROWS
    """How the dots are arranged; in two groups, the sum of the groups is practised."""
    units: tuple[Unit, ...] = ()
    """The units whose sums are asked for."""
    totals: tuple[Total, ...] = ()
    """The totals of the sums asked for."""
    addends: Annotated[int, Field(ge=2, le=4)] = 2
    """The number of addends of the sums asked for."""
    distractors: tuple[Count, Count] = (1, 4)
    """The fewest and the most distractors."""
    ways: Annotated[int, Field(ge=1, le=4)] = 1
    """The number of solutions of a puzzle."""
    near_miss: bool = False
    """Whether a distractor is nearly right."""
    bracket: bool = False
    """Whether a chain is shown in two steps."""
    upto: Annotated[int, Field(ge=RANGES[0], le=RANGES[-1])] = LARGEST_ADDEND
    """The highest value in play."""
    opponent: Word | None = None
    """The id of the opponent's level; only for deals."""
    arranged: bool = False
    """Whether decks are arranged, unless an adult forbids it."""
    open_hands: bool = False
    """Whether all cards may lie face up."""
    seconds: Annotated[int, Field(ge=0, le=600)] = 0
    """The length of a sprint; only for sprints."""
    rows: Annotated[int, Field(ge=0, le=5)] = 0
    """The rows of the pyramid; only for pyramids."""
    pairs: Annotated[int, Field(ge=0, le=18)] = 0
    """The pairs of the game; only for Go fish."""


class ActivityModel(Model):
    """The file of an activity; without ``leave`` the activity is never completed."""

    format: Literal[1]
    """The version of the form of this file."""
    id: Word
    """The name of the file without its ending."""
    order: Annotated[int, Field(ge=0, le=1000)]
    """The place in the ladder, the lowest first."""
    kind: Kind
    """What the activity is made of."""
    task: Task | None = None
    """What its puzzles ask; only where there are some."""
    rules: Word = "scopa"
    """The id of the variant that is played."""
    overrides: dict[str, Any] = Field(default_factory=dict)
    """The rules of the variant that are changed, by their dotted keys."""
    direction: Direction | None = None
    """Which number of a fact is trained."""
    name: Names
    """What the activity is called, by language."""
    goal: Names
    """What is learnt, in one line for adults, by language."""
    enter: _EnterModel = _EnterModel()
    """When the activity opens; all that is stated must hold."""
    leave: _LeaveModel | None = None
    """When a child is through; all that is stated must hold. Left out: the child decides."""
    levels: Annotated[tuple[_LevelModel, ...], Field(min_length=1)] = (_LevelModel(),)
    """The levels, the first one first. Left out: one level with the defaults."""


@dataclass(frozen=True, slots=True)
class Activities:
    """The activities in the order of the ladder, and the problems of the files that were left out."""

    ladder: tuple[Activity, ...] = ()
    problems: tuple[Problem, ...] = ()

    @classmethod
    def load(cls, folders: Iterable[Path], ruleset_of: RulesetOf) -> Self:
        """Load the activities in ``*.yaml`` of the folders, which may be missing; leave bad files out.

        ruleset_of: gives the rules of a variant, and raises ValueError for an unknown one.
        """
        found: dict[str, tuple[Document, Activity]] = {}
        problems: list[Problem] = []
        for path in (path for folder in folders for path in sorted(folder.glob("*.yaml"))):
            try:
                document, activity = _read(path, ruleset_of)
                if activity.id in found:
                    raise _wrong(document, ["id"], f"there is an activity '{activity.id}' already")
                found[activity.id] = document, activity
            except DataError as error:
                problems += error.problems
        # What comes after one that is left out can never open, and is left out as well.
        while bad := [name for name in found if _unknown(*found[name], set(found))]:
            problems += [problem for name in bad for problem in _unknown(*found[name], set(found))]
            for name in bad:
                del found[name]
        ladder = sorted((activity for _, activity in found.values()), key=lambda one: (one.order, one.id))
        return cls(tuple(ladder), tuple(problems))

    def get(self, name: str) -> Activity | None:
        """Return the activity with this id; None for an unknown id."""
        return next((activity for activity in self.ladder if activity.id == name), None)


def _read(path: Path, ruleset_of: RulesetOf) -> tuple[Document, Activity]:
    document = read(path)
    model = validate(document, ActivityModel)
    ruleset = _ruleset(document, model, ruleset_of)
    activity = Activity(
        id=model.id,
        order=model.order,
        kind=model.kind,
        task=model.task,
        ruleset=ruleset,
        direction=model.direction,
        name=model.name,
        goal=model.goal,
        enter=Enter(**model.enter.model_dump()),
        leave=Leave(**model.leave.model_dump()) if model.leave else None,
        levels=tuple(_level(level) for level in model.levels),
    )
    problems = [*_problems(document, activity), *_level_problems(document, activity)]
    if model.id != path.stem:
        message = f"'{model.id}' differs from the file's name '{path.stem}'"
        problems.append(document.problem(["id"], message))
    if problems:
        raise DataError(problems)
    return document, activity


def _ruleset(document: Document, model: ActivityModel, ruleset_of: RulesetOf) -> Ruleset:
    """Return the rules of an activity; DataError at the variant, at a key that is wrong, or at all keys."""
    # A key that is wrong by itself is told at its own place, keys that do not go together at their heading.
    tries: list[tuple[list[str | int], Mapping[str, Any]]] = [(["rules"], {})]
    tries += [(["overrides", key], {key: value}) for key, value in model.overrides.items()]
    tries.append((["overrides"], model.overrides))
    for path, changes in tries:
        try:
            ruleset = ruleset_of(model.rules, changes)
        except ValueError as error:
            raise _wrong(document, path, str(error)) from None
    return ruleset


def _level(model: _LevelModel) -> Level:
    said = model.model_dump(exclude={"opponent"})
    return Level(opponent=model.opponent or "", **said)


def _problems(document: Document, activity: Activity) -> Iterator[Problem]:
    """Yield what is inconsistent in the activity as a whole."""
    asks = activity.kind in NEEDS_TASK
    if asks != (activity.task is not None):
        said = "says what its puzzles ask" if asks else "asks for no puzzles"
        yield document.problem(["task"], f"an activity of the kind '{activity.kind}' {said}")
    leave = activity.leave
    if leave and leave.right > leave.of:
        yield document.problem(["leave", "right"], f"{leave.right} of {leave.of} answers cannot be right")


def _level_problems(document: Document, activity: Activity) -> Iterator[Problem]:
    """Yield what is inconsistent in the activity's levels."""
    deals, task = activity.kind is Kind.DEALS, activity.task
    for place, level in enumerate(activity.levels):
        path: tuple[str | int, ...] = ("levels", place)
        if level.distractors[0] > level.distractors[1]:
            yield document.problem((*path, "distractors"), "the fewest come first, then the most")
        if deals != bool(level.opponent):
            said = "says who the opponent is" if deals else "has no opponent"
            yield document.problem((*path, "opponent"), f"a level of the kind '{activity.kind}' {said}")
        if (activity.kind is Kind.SPRINT) != bool(level.seconds):
            yield document.problem((*path, "seconds"), "a sprint has some, and nothing else has any")
        if level.pattern is not Pattern.ROWS and not (level.dots and task is Task.VALUE):
            yield document.problem((*path, "pattern"), "only a value that is shown as dots has a pattern")
        if (activity.kind is Kind.PYRAMID) != (level.rows >= FEWEST_ROWS):
            said = f"a pyramid has at least {FEWEST_ROWS}, and nothing else has any"
            yield document.problem((*path, "rows"), said)
        if (activity.kind is Kind.FISH) != (level.pairs >= FEWEST_PAIRS):
            said = f"Go fish has at least {FEWEST_PAIRS}, and nothing else has any"
            yield document.problem((*path, "pairs"), said)
        if activity.kind in TENS and level.totals != (TEN,):
            yield document.problem((*path, "totals"), f"a game of ten has {TEN} alone")
        if task is None:
            continue
        if task.adds == bool(level.values):
            said = "for sums, not for values" if task.adds else "for some values"
            yield document.problem((*path, "values"), f"a task '{task}' asks {said}")
        elif task.adds and not level.sums(activity.ruleset):
            said = f"{activity.ruleset.id} has no such sum with cards up to {level.upto}"
            yield document.problem(path, said)


def check_activity(path: Path, others: Sequence[Path], ruleset_of: RulesetOf) -> tuple[Problem, ...]:
    """Return all problems of a file with an activity; ``others``: the folders of those it may come after."""
    try:
        document, activity = _read(path, ruleset_of)
    except DataError as error:
        return error.problems
    files = [one for folder in others for one in folder.glob("*.yaml")]
    known = {one.stem for one in files} | {activity.id}
    twice = [
        document.problem(["id"], f"there is an activity '{activity.id}' already")
        for one in files
        if one.stem == activity.id and one.absolute() != path.absolute()
    ]
    return (*twice, *_unknown(document, activity, known), *_too_few_ways(document, activity))


def _too_few_ways(document: Document, activity: Activity) -> Iterator[Problem]:
    """Yield the levels that want more ways to a number than there are; the program then takes fewer."""
    for place, level in enumerate(activity.levels):
        if activity.task is not None and activity.task.adds and level.ways > 1:
            for number, total in enumerate(level.totals):
                ways = most_ways(total, level.upto)
                if total <= LARGEST_SUM and ways < level.ways:
                    said = f"{total} has only {ways} way{'' if ways == 1 else 's'}, not {level.ways}"
                    yield document.problem(("levels", place, "totals", number), said)


def _unknown(document: Document, activity: Activity, known: set[str]) -> list[Problem]:
    """Return a problem for every activity in ``enter.after`` that does not exist."""
    return [
        document.problem(["enter", "after", place], f"there is no activity '{name}'{suggestion(name, known)}")
        for place, name in enumerate(activity.enter.after)
        if name not in known
    ]


def _wrong(document: Document, path: list[str | int], message: str) -> DataError:
    return DataError([document.problem(path, message)])
