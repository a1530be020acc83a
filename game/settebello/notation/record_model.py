"""The fields of a written record and their types; `record_reader` checks what they say."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

SeatNumber = Annotated[int, Field(ge=0, le=5)]
Commitment = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
"""A SHA-256 as 64 hexadecimal digits."""


class Model(BaseModel):
    """A part of a record: exactly the fields named, with values of exactly their types."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class SeatModel(Model):
    """The occupant of a seat."""

    person: str | None = None
    opponent: str | None = None


class ChangeModel(Model):
    """A change of opponent."""

    after: Annotated[int, Field(ge=0)]
    seat: SeatNumber
    level: str


class DealModel(Model):
    """A deal; a sealed one in progress has ``hidden`` instead of its seed and decks."""

    dealer: SeatNumber
    seal: Commitment | None = None
    origin: str | None = None
    seed: str | None = None
    cut: str = ""
    hidden: str | None = None
    thrown_in: list[str] = []
    deck: str | None = None
    exchange: str | None = None
    moves: str = ""
    opponents: list[ChangeModel] = []
    score: list[int] | None = None


class PreparedModel(Model):
    """A sealed deal that is not on the table."""

    deal: Annotated[int, Field(ge=1)]
    dealer: SeatNumber
    seal: Commitment
    origin: str
    cut: str | None = None
    hidden: str


class RecordModel(Model):
    """A record; the fields from ``rules_text`` to ``chain_head`` come with the first seal.

    ``branch``, ``second_table`` and ``daily`` are those of version 3, which has one of them.
    """

    version: Literal[1, 2, 3] = Field(alias="scopa-record")
    ruleset: str
    rules: dict[str, Any] = {}
    digest: str
    dealer: SeatNumber
    seats: Annotated[list[SeatModel], Field(min_length=2, max_length=6)]
    taken_back: Annotated[int, Field(ge=0)] = 0
    hints: Annotated[int, Field(ge=0)] = 0
    repeated: bool = False
    branch: dict[str, Any] | None = None
    second_table: str | None = None
    daily: str | None = None
    rules_text: str | None = None
    chain: list[str] = []
    chain_head: Commitment | None = None
    deals: list[DealModel] = []
    prepared: list[PreparedModel] = []
