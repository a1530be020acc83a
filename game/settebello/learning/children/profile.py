"""Who a child is, and what the adults have set for it (learning.md, sections 11.1, 11.2 and 13)."""

from dataclasses import asdict, dataclass, field, replace
from enum import StrEnum
from typing import Annotated, Literal

from pydantic import Field

from settebello import datafile
from settebello.learning.facts import Fact, Unit
from settebello.learning.memory.thinking import Age
from settebello.learning.schedule.plan import LARGEST, TEN, Pace, Plan

LONGEST_NICK = 24
MOST_CHILDREN = 8
GOALS = (5, 10, 15, 20)
"""Minutes a day that adults may choose from."""


class Helping(StrEnum):
    """How much help a child is offered, as the adults set it."""

    SPARSE = "sparse"
    NORMAL = "normal"
    GENEROUS = "generous"


class Remedy(StrEnum):
    """A child's own preferred picture of sums; AUTO takes the one that shows the error best."""

    AUTO = "auto"
    TEN_FRAME = "ten_frame"
    NUMBER_LINE = "number_line"
    SCALE = "scale"
    BOND = "bond"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChildSettings:
    """How the screens behave for one child.

    auto_take: a set that fits is taken without a press of the button. calm: fewer cards, pips and ten-frames
    always. still: pictures of sums do not move. missed: in a deal it is told what could have been taken.
    """

    helping: Annotated[Helping, Field(strict=False)] = Helping.NORMAL
    picture: Annotated[Remedy, Field(strict=False)] = Remedy.AUTO
    auto_take: bool = False
    calm: bool = False
    still: bool = False
    missed: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Aims:
    """What adults have set: the plan, how much a day, and what is allowed.

    largest: the number range. goal: minutes a day. days: of a week with practice. units: those switched
    off. pinned: sums to practise in any case, as text. shuffled: decks are never arranged. allowed:
    activities that are closed without it, by id. limit: minutes after which it is enough for a day, 0 for
    none.
    """

    largest: int = TEN
    pace: Annotated[Pace, Field(strict=False)] = Pace.NORMAL
    goal: Annotated[int, Field(ge=1, le=60)] = 10
    days: Annotated[int, Field(ge=1, le=7)] = 4
    without: tuple[Annotated[Unit, Field(strict=False)], ...] = ()
    pinned: tuple[str, ...] = ()
    shuffled: bool = False
    allowed: tuple[str, ...] = ()
    limit: Annotated[int, Field(ge=0, le=180)] = 0

    def plan(self, age: Age) -> Plan:
        """The plan for the scheduler."""
        return Plan(
            largest=self.largest if self.largest in LARGEST else TEN,
            pace=self.pace,
            age=age,
            units=frozenset(Unit) - frozenset(self.without),
            pinned=tuple(map(Fact.parse, self.pinned)),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Child:
    """Somebody who practises: a name (none: that of the animal), an animal of assets/ui/children, an age."""

    id: str
    nick: str
    avatar: str
    age: Age = Age.MIDDLE
    settings: ChildSettings = field(default_factory=ChildSettings)
    aims: Aims = field(default_factory=Aims)


class _ChildModel(datafile.Model):
    """The file of a child; its id is the name of its folder."""

    format: Literal[1]
    nick: Annotated[str, Field(max_length=LONGEST_NICK)] = ""
    avatar: Annotated[str, Field(pattern=r"^[a-z0-9_]{1,40}$")]
    age: Annotated[Age, Field(strict=False)] = Age.MIDDLE
    settings: ChildSettings = ChildSettings()
    aims: Aims = Aims()


def named(nick: str) -> str:
    """A nick as it is kept: one short line."""
    return " ".join("".join(c for c in nick if c.isprintable()).split())[:LONGEST_NICK].strip()


def write(child: Child) -> str:
    """The text of a child's file, which `read` reads."""
    values = asdict(replace(child, nick=named(child.nick)))
    del values["id"]
    return datafile.dump({"format": 1, **values})


def read(text: str | bytes, file: str, child: str) -> Child:
    """The child of a text, called `file` in reports; raises DataError."""
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
