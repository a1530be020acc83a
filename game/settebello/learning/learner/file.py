"""The file of a learner, so that the journal need not be read from its beginning."""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Any, Final, Literal, TypeVar

import pydantic

from settebello import datafile
from settebello.datafile import DataError, Document, Limits, Problem
from settebello.learning.facts import Fact
from settebello.learning.history.history import History
from settebello.learning.history.tally import ActivityTally, Day, FactTally
from settebello.learning.learner.comfort import Comfort
from settebello.learning.learner.learner import Learner
from settebello.learning.learner.records import ChainRecord, FactRecord
from settebello.learning.memory.elo import Rating
from settebello.learning.memory.prediction import Calibration
from settebello.learning.memory.thinking_time import Tempo
from settebello.learning.sums import Sum

FORMAT = 1
"""The number of the format; it rises only together with a migration of older files."""

LEARNER_LIMITS: Final = Limits(text=16 * 1024 * 1024, values=100_000)
"""The largest file of a learner that is read. Twenty years with every time of every day take about 7 MiB."""

Key = TypeVar("Key", Fact, Sum)
Value = TypeVar("Value")


class _HistoryModel(datafile.Model):
    """The history in the file; each day and each fact is one line."""

    days: dict[int, str] = pydantic.Field(default_factory=dict)
    weeks: dict[int, str] = pydantic.Field(default_factory=dict)
    facts: dict[str, str] = pydantic.Field(default_factory=dict)
    activities: dict[str, ActivityTally] = pydantic.Field(default_factory=dict)
    values: dict[int, tuple[int, int]] = pydantic.Field(default_factory=dict)
    twin_days: tuple[int, int] = (0, -1)
    passed: tuple[str, ...] = ()
    shown: tuple[int, ...] = ()
    stickers: dict[str, int] = pydantic.Field(default_factory=dict)
    frames: dict[str, int] = pydantic.Field(default_factory=dict)
    checks: int = 0
    last: float | None = None


class _LearnerModel(datafile.Model):
    """The file: the number of the format, and the learner's fields; a missing field has its default."""

    format: Literal[1]
    events: int = 0
    sitting: int = 0
    tasks: int = 0
    adding: Rating = Rating()
    chain_three: Rating = Rating()
    chain_four: Rating = Rating()
    calibration: Calibration = Calibration()
    tempo: Tempo = Tempo()
    comfort: Comfort = Comfort()
    twins: int = 0
    facts: dict[str, FactRecord] = pydantic.Field(default_factory=dict)
    chains: dict[str, ChainRecord] = pydantic.Field(default_factory=dict)
    probes: dict[str, bool] = pydantic.Field(default_factory=dict)
    history: _HistoryModel = _HistoryModel()


def write(learner: Learner) -> str:
    """Return the text of a learner's file, which `read` reads; ValueError for a number that is not finite."""
    return datafile.dump({"format": FORMAT, **_plain(learner)})


def read(text: str | bytes, file: str) -> Learner:
    """Return the learner that a text describes, called `file` in reports; raises DataError."""
    document = datafile.load(text, file, limits=LEARNER_LIMITS)
    model = datafile.validate(document, _LearnerModel)
    values: dict[str, Any] = {name: getattr(model, name) for name in _LearnerModel.model_fields}
    del values["format"]
    problems: list[Problem] = []
    values["facts"] = _keyed(document, "facts", model.facts, Fact.parse, problems)
    values["chains"] = _keyed(document, "chains", model.chains, Sum.parse, problems)
    values["probes"] = _keyed(document, "probes", model.probes, Fact.parse, problems)
    values["history"] = _history(document, model.history, problems)
    if problems:
        raise DataError(problems)
    return Learner(**values)


def _history(document: Document, model: _HistoryModel, problems: list[Problem]) -> History:
    """Return the history of a file; add lines that cannot be read to the problems."""
    values: dict[str, Any] = {name: getattr(model, name) for name in _HistoryModel.model_fields}
    for name, parse in (("days", Day.parse), ("weeks", Day.parse), ("facts", FactTally.parse)):
        found: dict[Any, Any] = {}
        for key, line in values[name].items():
            try:
                found[key] = parse(line)
            except ValueError as error:
                problems.append(document.problem(("history", name, key), str(error)))
        values[name] = found
    return History(**values)


def _keyed(
    document: Document,
    name: str,
    values: Mapping[str, Value],
    parse: Callable[[str], Key],
    problems: list[Problem],
) -> dict[Key, Value]:
    """Return the mapping with parsed keys; add keys that cannot be read to the problems."""
    found: dict[Key, Value] = {}
    for key, value in values.items():
        try:
            found[parse(key)] = value
        except ValueError as error:
            problems.append(document.problem((name, key), str(error), of_key=True))
    return found


def _plain(value: Any) -> Any:  # noqa: ANN401 - any value of a learner
    """Return a value as plain data, without the fields that have their defaults."""
    if isinstance(value, Day | FactTally):
        return str(value)
    if is_dataclass(value) and not isinstance(value, Fact | Sum | type):
        return {
            each.name: _plain(getattr(value, each.name))
            for each in fields(value)
            if getattr(value, each.name) != _usual(each)
        }
    if isinstance(value, Mapping):
        return {key if isinstance(key, int) else str(key): _plain(part) for key, part in value.items()}
    return value


def _usual(each: "Field[Any]") -> Any:  # noqa: ANN401 - any value of a learner
    """Return a field's default, or a value equal to nothing where it has none."""
    return each.default if each.default_factory is MISSING else each.default_factory()
