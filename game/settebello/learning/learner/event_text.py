"""Events as lines of text, such as ``answered at=20412.7 day=20412 asked=3+4 as=bond outcome=right``."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from settebello.datafile import Place, suggestion
from settebello.learning.difficulty import Setting
from settebello.learning.facts import Direction, Fact
from settebello.learning.learner.events import (
    Answered,
    Checked,
    Event,
    FoundTwin,
    LeftLying,
    Opened,
    Passed,
    Played,
    Probed,
    Voided,
)
from settebello.learning.memory.evidence import Help, Outcome
from settebello.learning.sums import Sum

LATEST = 1_000_000.0
"""The upper bound of counts, and of times in days and seconds."""


class LineError(ValueError):
    """An error in a line: what is wrong, and at which character, counted from 0."""

    def __init__(self, message: str, place: int) -> None:
        super().__init__(message)
        self.place = place

    def at(self, line: int) -> Place:
        """Return the place of the error in a text in which the line has this number."""
        return Place(line, self.place + 1)


@dataclass(frozen=True, slots=True)
class _Field:
    """How one value is read and written; a value equal to `usual` is left out."""

    read: Callable[[str], Any]
    write: Callable[[Any], str] = str
    usual: Any = ...
    """The ellipsis means that the field is always written."""


class _Kind(NamedTuple):
    fields: Mapping[str, _Field]
    values: Callable[[Any], dict[str, Any]]
    """Returns the values of an event by field name."""
    make: Callable[[dict[str, Any]], Event]


def print_event(event: Event) -> str:
    """Return an event as one line, which `parse_event` reads."""
    name = _NAMES[type(event)]
    kind = _KINDS[name]
    values = kind.values(event)
    words = [
        f"{field}={form.write(values[field])}"
        for field, form in kind.fields.items()
        if form.usual is ... or values[field] != form.usual
    ]
    return " ".join([name, *words])


def parse_event(line: str) -> Event:
    """Parse a printed event; raises LineError."""
    name, _, rest = line.partition(" ")
    if name not in _KINDS:
        choices = ", ".join(_KINDS)
        raise LineError(f"{name!r} is not an event: one of {choices}{suggestion(name, _KINDS)}", 0)
    kind = _KINDS[name]
    values: dict[str, Any] = {}
    place = len(name) + 1
    for word in rest.split(" ") if rest else ():
        field, equals, text = word.partition("=")
        if field not in kind.fields or not equals:
            choices = ", ".join(kind.fields)
            raise LineError(f"{word!r} is not a field: one of {choices}, each with = and its value", place)
        if field in values:
            raise LineError(f"{field} stands twice", place)
        try:
            values[field] = kind.fields[field].read(text)
        except ValueError as error:
            raise LineError(f"{field}: {error}", place + len(field) + 1) from None
        place += len(word) + 1
    for field, form in kind.fields.items():
        if field not in values:
            if form.usual is ...:
                raise LineError(f"{field} is missing", len(line))
            values[field] = form.usual
    return kind.make(values)


def _number(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    # Written the other way round, so that what is no number at all fails as well.
    if not 0 <= number <= LATEST or not text.isascii() or "_" in text:
        raise ValueError(f"{text!r} is not a number from 0 to {LATEST:.0f}")
    return number


def _count(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 8 and int(text) <= LATEST):
        raise ValueError(f"{text!r} is not a whole number from 0 to {LATEST:.0f}")
    return int(text)


def _switch(text: str) -> bool:
    if text not in {"yes", "no"}:
        raise ValueError(f"{text!r} is neither yes nor no")
    return text == "yes"


def _word(text: str) -> str:
    if not all(character.isascii() and (character.isalnum() or character == "_") for character in text):
        raise ValueError(f"{text!r} is not a word of letters, digits and _")
    return text


def _one_of(choices: type[Direction] | type[Outcome]) -> Callable[[str], Any]:
    def read(text: str) -> Any:  # noqa: ANN401 - a value of whichever enum
        words = [choice.value for choice in choices]
        if text not in words:
            raise ValueError(f"{text!r} is not one of {', '.join(words)}{suggestion(text, words)}")
        return choices(text)

    return read


def _help(text: str) -> Help:
    if text not in {"0", "1", "2", "3"}:
        raise ValueError(f"{text!r} is not a level of help: 0 to 3")
    return Help(int(text))


def _written(value: bool) -> str:  # noqa: FBT001 - a way to write a value
    return "yes" if value else "no"


def _number_written(value: Help) -> str:
    return str(int(value))


_WHEN = {"at": _Field(_number, repr), "day": _Field(_count)}
_YES_OR_NO = _Field(_switch, _written)
_SECONDS = _Field(_number, repr, None)

_ANSWERED = {
    **_WHEN,
    "asked": _Field(Sum.parse),
    "as": _Field(_one_of(Direction)),
    "distractors": _Field(_count, usual=0),
    "foil": _Field(_switch, _written, usual=False),
    "outcome": _Field(_one_of(Outcome)),
    "taken": _Field(Sum.parse, usual=None),
    "mistake": _Field(_word, usual=""),
    "offered": _Field(_help, _number_written, Help.NONE),
    "shown": _Field(_help, _number_written, Help.NONE),
    "seconds": _SECONDS,
    "clicks": _Field(_count, usual=1),
    "cards": _Field(_count, usual=0),
    "limit": _Field(_number, repr, 4.0),
    "sprint": _Field(_switch, _written, usual=False),
    "activity": _Field(_word, usual=""),
}


def _plain(event: Event) -> dict[str, Any]:
    return {name: getattr(event, name) for name in event.__dataclass_fields__}


def _answer_values(answer: Answered) -> dict[str, Any]:
    setting = answer.setting
    values = {**_plain(answer), "as": setting.direction}
    return {**values, "distractors": setting.distractors, "foil": setting.foil}


def _answer(values: dict[str, Any]) -> Answered:
    setting = Setting(values.pop("as"), values.pop("distractors"), values.pop("foil"))
    return Answered(setting=setting, **values)


_KINDS = {
    "opened": _Kind(_WHEN, _plain, lambda values: Opened(**values)),
    "answered": _Kind(_ANSWERED, _answer_values, _answer),
    "twin": _Kind(
        {
            **_WHEN,
            "right": _YES_OR_NO,
            "seconds": _SECONDS,
            "clicks": _Field(_count, usual=1),
            "cards": _Field(_count, usual=0),
            "value": _Field(_count, usual=0),
            "activity": _Field(_word, usual=""),
            "lesson": _Field(_switch, _written, usual=False),
            "chosen": _Field(_count, usual=0),
            "twin": _Field(_count, usual=0),
            "dots": _Field(_switch, _written, usual=False),
        },
        _plain,
        lambda values: FoundTwin(**values),
    ),
    "probed": _Kind(
        {**_WHEN, "fact": _Field(Fact.parse), "right": _YES_OR_NO, "quick": _YES_OR_NO},
        _plain,
        lambda values: Probed(**values),
    ),
    "left": _Kind({**_WHEN, "sum": _Field(Sum.parse)}, _plain, lambda values: LeftLying(**values)),
    "played": _Kind(
        {
            **_WHEN,
            "activity": _Field(_word),
            "arranged": _YES_OR_NO,
            "seconds": _Field(_number, repr, 0.0),
        },
        _plain,
        lambda values: Played(**values),
    ),
    "checked": _Kind({**_WHEN, "right": _YES_OR_NO}, _plain, lambda values: Checked(**values)),
    "passed": _Kind({**_WHEN, "activity": _Field(_word)}, _plain, lambda values: Passed(**values)),
    "voided": _Kind(
        {**_WHEN, "since": _Field(_count), "before": _Field(_count)},
        _plain,
        lambda values: Voided(**values),
    ),
}
_NAMES: dict[type[Event], str] = {
    Opened: "opened",
    Answered: "answered",
    FoundTwin: "twin",
    Probed: "probed",
    LeftLying: "left",
    Played: "played",
    Checked: "checked",
    Passed: "passed",
    Voided: "voided",
}
