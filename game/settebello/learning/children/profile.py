"""A child's profile with the adults' settings (docs/learning.md, sections 11.1, 11.2 and 13)."""

from dataclasses import asdict, dataclass, field, replace
from enum import StrEnum
from typing import Annotated, Literal

from pydantic import Field

from settebello import datafile
from settebello.learning.children.age_presets import PRESETS, AgePreset
from settebello.learning.children.aims import Aims
from settebello.learning.children.child_settings import ChildSettings, Helping
from settebello.learning.facts import FURTHER, Fact
from settebello.learning.memory.thinking_time import LONGEST, Age
from settebello.learning.schedule.plan import Plan

LONGEST_NICK = 24
LONGEST_GROUP = 24
MOST_CHILDREN = 60


class Mark(StrEnum):
    """A coloured shape on a child's picture, which tells children with the same animal apart."""

    NONE = ""
    CIRCLE = "circle"
    DIAMOND = "diamond"
    TRIANGLE = "triangle"
    SQUARE = "square"
    STAR = "star"
    CUP = "cup"
    PLUS = "plus"


@dataclass(frozen=True, slots=True, kw_only=True)
class Child:
    """A child; its avatar is an animal of assets/ui/children, whose name replaces an empty nick.

    mark: the shape on the animal. group: the name of a class or group, or empty.
    """

    id: str
    nick: str
    avatar: str
    mark: Mark = Mark.NONE
    group: str = ""
    age: Age = Age.MIDDLE
    settings: ChildSettings = field(default_factory=ChildSettings)
    aims: Aims = field(default_factory=Aims)

    @property
    def quick_limit(self) -> float:
        """Seconds of thinking within which an answer counts as quick; with `calm` practically unlimited."""
        return LONGEST if self.settings.calm else self.preset.quick_limit

    @property
    def preset(self) -> AgePreset:
        """The defaults of the child's age."""
        return PRESETS[self.age]

    @property
    def helping(self) -> Helping:
        """How much help is offered: the adults' choice, else that of the age."""
        return self.preset.helping if self.settings.helping is None else self.settings.helping

    @property
    def open_hands(self) -> bool:
        """Whether the partner's cards lie face up: the adults' choice, else that of the age."""
        return self.preset.open_hands if self.settings.open_hands is None else self.settings.open_hands

    @property
    def plan(self) -> Plan:
        """The plan for the scheduler: the adults' choices, else those of the age."""
        return self.aims.plan(self.preset.pace, self.preset.start)

    @property
    def voice(self) -> bool:
        """Whether the child hears what its screens ask; by default up to eight years."""
        loudness = self.settings.around.voice
        if loudness is not None and not loudness:
            return False
        if self.settings.voice is not None:
            return self.settings.voice
        return self.preset.voice or loudness is not None

    def with_voice(self, *, on: bool) -> "Child":
        """Return the child with the voice on or off; a volume of 0 would keep it silent."""
        around = self.settings.around
        if on and around.voice is not None and not around.voice:
            around = replace(around, voice=None)
        return replace(self, settings=replace(self.settings, voice=on, around=around))


class _ChildModel(datafile.Model):
    """The file of a child; the child's id is the name of its folder."""

    format: Literal[1]
    nick: Annotated[str, Field(max_length=LONGEST_NICK)] = ""
    avatar: Annotated[str, Field(pattern=r"^[a-z0-9_]{1,40}$")]
    mark: Annotated[Mark, Field(strict=False)] = Mark.NONE
    group: Annotated[str, Field(max_length=LONGEST_GROUP)] = ""
    age: Annotated[Age, Field(strict=False)] = Age.MIDDLE
    settings: ChildSettings = ChildSettings()
    aims: Aims = Aims()


def named(nick: str) -> str:
    """Return a name as it is saved: one short line."""
    return _line(nick)[:LONGEST_NICK].strip()


def grouped(group: str) -> str:
    """Return the name of a group as it is saved: one short line."""
    return _line(group)[:LONGEST_GROUP].strip()


def _line(text: str) -> str:
    return " ".join("".join(c for c in text if c.isprintable()).split())


def write(child: Child) -> str:
    """Return the text of a child's file, which `read` reads."""
    values = asdict(replace(child, nick=named(child.nick), group=grouped(child.group)))
    del values["id"]
    # Without a mark and a group the file is as earlier versions write it, so that they can read it.
    for name in ("mark", "group"):
        if not values[name]:
            del values[name]
    return datafile.dump({"format": 1, **values})


def _check_pinned(text: str) -> None:
    """Raise ValueError for a text that is not one of the 46 facts; the further ones follow from these."""
    if Fact.parse(text) in FURTHER:
        raise ValueError(f"{text} cannot be practised first: it comes when all 46 facts are safe")


def read(text: str | bytes, file: str, child: str) -> Child:
    """Return the child that a text describes, called `file` in reports; raises DataError."""
    document = datafile.load(text, file)
    model = datafile.validate(document, _ChildModel)
    for place, pinned in enumerate(model.aims.pinned):
        try:
            _check_pinned(pinned)
        except ValueError as error:
            raise datafile.DataError([document.problem(("aims", "pinned", place), str(error))]) from None
    return Child(
        id=child,
        nick=model.nick,
        avatar=model.avatar,
        mark=model.mark,
        group=model.group,
        age=model.age,
        settings=model.settings,
        aims=model.aims,
    )
