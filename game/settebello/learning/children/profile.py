"""A child's profile with the adults' settings (docs/learning.md, sections 11.1, 11.2 and 13)."""

from dataclasses import asdict, dataclass, field, replace
from typing import Annotated, Literal

from pydantic import Field

from settebello import datafile
from settebello.learning.children.age_presets import PRESETS, AgePreset
from settebello.learning.children.aims import Aims
from settebello.learning.children.child_settings import ChildSettings, Helping
from settebello.learning.facts import Fact
from settebello.learning.memory.thinking_time import LONGEST, Age
from settebello.learning.schedule.plan import Plan

LONGEST_NICK = 24
MOST_CHILDREN = 8


@dataclass(frozen=True, slots=True, kw_only=True)
class Child:
    """A child; its avatar is an animal of assets/ui/children, whose name replaces an empty nick."""

    id: str
    nick: str
    avatar: str
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


class _ChildModel(datafile.Model):
    """The file of a child; the child's id is the name of its folder."""

    format: Literal[1]
    nick: Annotated[str, Field(max_length=LONGEST_NICK)] = ""
    avatar: Annotated[str, Field(pattern=r"^[a-z0-9_]{1,40}$")]
    age: Annotated[Age, Field(strict=False)] = Age.MIDDLE
    settings: ChildSettings = ChildSettings()
    aims: Aims = Aims()


def named(nick: str) -> str:
    """Return a name as it is saved: one short line."""
    return " ".join("".join(c for c in nick if c.isprintable()).split())[:LONGEST_NICK].strip()


def write(child: Child) -> str:
    """Return the text of a child's file, which `read` reads."""
    values = asdict(replace(child, nick=named(child.nick)))
    del values["id"]
    return datafile.dump({"format": 1, **values})


def read(text: str | bytes, file: str, child: str) -> Child:
    """Return the child that a text describes, called `file` in reports; raises DataError."""
    document = datafile.load(text, file)
    model = datafile.validate(document, _ChildModel)
    for place, pinned in enumerate(model.aims.pinned):
        try:
            Fact.parse(pinned)
        except ValueError as error:
            raise datafile.DataError([document.problem(("aims", "pinned", place), str(error))]) from None
    return Child(
        id=child,
        nick=model.nick,
        avatar=model.avatar,
        age=model.age,
        settings=model.settings,
        aims=model.aims,
    )
