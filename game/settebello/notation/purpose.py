"""What a match is played for, if it is no ordinary one: a branch, a second table, or the deal of the day."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Annotated, Any, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError

Count = Annotated[int, Field(ge=1, strict=True)]
Points = Annotated[int, Field(ge=-1000, le=1000, strict=True)]


class _BranchModel(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    id: Annotated[str, Field(pattern="^[0-9a-f]{8}$")]
    match: Annotated[str, Field(pattern="^[0-9a-f]{16}$")]
    deal: Count
    move: Count
    anew: bool = False
    points: list[Points] | None = None


@dataclass(frozen=True, slots=True)
class Branch:
    """A deal played on from a moment of another match.

    ``id``: its own name. ``match``: the identity of that match. ``deal`` and ``move``: the moment, both
    counted from 0. ``anew``: the hidden cards were dealt anew. ``points``: what each side scored in that
    match's deal; None if the deal was not finished.
    """

    id: str
    match: str
    deal: int
    move: int
    anew: bool = False
    points: tuple[int, ...] | None = None

    @property
    def data(self) -> dict[str, Any]:
        """The branch as plain values; deal and move are counted from 1."""
        found: dict[str, Any] = {
            "id": self.id,
            "match": self.match,
            "deal": self.deal + 1,
            "move": self.move + 1,
        }
        if self.anew:
            found["anew"] = True
        if self.points is not None:
            found["points"] = list(self.points)
        return found

    @classmethod
    def parse(cls, data: object) -> Self:
        """Return the branch of plain values; raises ValueError."""
        try:
            model = _BranchModel.model_validate(data)
        except ValidationError as error:
            first = error.errors()[0]
            place = ".".join(map(str, first["loc"]))
            raise ValueError(f"{place}: {first['msg']}" if place else first["msg"]) from None
        points = None if model.points is None else tuple(model.points)
        return cls(model.id, model.match, model.deal - 1, model.move - 1, model.anew, points)


@dataclass(frozen=True, slots=True)
class SecondTable:
    """A match whose cards a level plays as well, at a second table."""

    level: str


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """The deal of a day."""

    day: date


Purpose = Branch | SecondTable | DailyDeal


def is_one_deal(purpose: Purpose | None) -> bool:
    """Return whether a match ends with the deal it is played for."""
    return isinstance(purpose, Branch | DailyDeal)


def purpose_data(purpose: Purpose | None) -> dict[str, Any]:
    """Return a purpose as the fields of a record: at most one of ``branch``, ``second_table``, ``daily``."""
    match purpose:
        case None:
            return {}
        case Branch():
            return {"branch": purpose.data}
        case SecondTable(level):
            return {"second_table": level}
        case DailyDeal(day):
            return {"daily": day.isoformat()}


def purpose_of(fields: Mapping[str, Any]) -> Purpose | None:
    """Return the purpose that the fields of a record state; raises ValueError."""
    stated = [key for key in ("branch", "second_table", "daily") if fields.get(key) is not None]
    if len(stated) > 1:
        raise ValueError(f"a match is played for one purpose: {' or '.join(stated)}, not both")
    if not stated:
        return None
    value = fields[stated[0]]
    match stated[0]:
        case "branch":
            return Branch.parse(value)
        case "second_table":
            if not isinstance(value, str) or not value:
                raise ValueError("the level at the second table is missing")
            return SecondTable(value)
        case _:
            return DailyDeal(day_of(value))


def day_of(text: object) -> date:
    """Parse a day such as 2026-11-24; raises ValueError."""
    try:
        day = date.fromisoformat(str(text))
    except ValueError:
        day = None
    if day is None or day.isoformat() != text:
        raise ValueError(f"{text!r} is not a day such as 2026-11-24")
    return day
