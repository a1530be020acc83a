"""Reads game records strictly; the first contradiction of the rules is reported with line and move."""

from collections.abc import Callable, Iterator
from typing import Annotated, Any, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field

from settebello.datafile import DataError, Document, Place, Problem, load, validate
from settebello.datafile.document import problem_at
from settebello.engine import Card, Move, Pack, Ruleset, Seat, parse_cards
from settebello.notation.fields import RulesetOf
from settebello.notation.record import (
    VERSION,
    DealRecord,
    LevelChange,
    Record,
    Replay,
    ReplayError,
    SeatRecord,
    replay,
)
from settebello.notation.record_size import RECORD_LIMITS

_Value = TypeVar("_Value")
_SeatNumber = Annotated[int, Field(ge=0, le=5)]


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class _SeatModel(_Model):
    person: str | None = None
    opponent: str | None = None


class _ChangeModel(_Model):
    after: Annotated[int, Field(ge=0)]
    seat: _SeatNumber
    level: str


class _DealModel(_Model):
    dealer: _SeatNumber
    thrown_in: list[str] = []
    deck: str
    moves: str = ""
    opponents: list[_ChangeModel] = []
    score: list[int] | None = None


class _RecordModel(_Model):
    version: Literal[1] = Field(alias="scopa-record")
    ruleset: str
    rules: dict[str, Any] = {}
    digest: str
    dealer: _SeatNumber
    seats: Annotated[list[_SeatModel], Field(min_length=2, max_length=6)]
    taken_back: Annotated[int, Field(ge=0)] = 0
    hints: Annotated[int, Field(ge=0)] = 0
    repeated: bool = False
    deals: list[_DealModel] = []


def read_record(text: str | bytes, file: str, ruleset_of: RulesetOf) -> tuple[Record, Replay]:
    """Parse a record and replay it; ``file`` is its name in messages.

    Raises DataError for anything that is not a record or that contradicts the rules.
    """
    document = load(text, file, limits=RECORD_LIMITS)
    version = document.value.get("scopa-record") if isinstance(document.value, dict) else None
    if isinstance(version, int) and version > VERSION:
        problem = f"version {version} needs a newer program; this one reads up to {VERSION}"
        raise DataError([document.problem(["scopa-record"], problem)])
    model = validate(document, _RecordModel)
    reader = _Reader(document)
    ruleset = reader.ruleset(model, ruleset_of)
    seats = tuple(reader.seat(seat, place) for place, seat in enumerate(model.seats))
    deals = tuple(reader.deal(deal, place, ruleset.deck.pack) for place, deal in enumerate(model.deals))
    reader.check_changes(deals, seats)
    record = Record(ruleset, seats, Seat(model.dealer), deals, model.taken_back, model.repeated, model.hints)
    if len(seats) not in ruleset.players.counts:
        counts = ", ".join(map(str, ruleset.players.counts))
        raise DataError([document.problem(["seats"], f"{len(seats)} seats; {ruleset.id} is for {counts}")])
    if model.dealer >= len(seats):
        raise DataError([document.problem(["dealer"], f"no seat {model.dealer} among {len(seats)}")])
    try:
        return record, replay(record)
    except ReplayError as error:
        raise DataError([reader.disagreement(error)]) from None


class _Reader:
    """Converts the parts of a record to values; its errors name the place."""

    def __init__(self, document: Document) -> None:
        self._document = document

    def ruleset(self, model: _RecordModel, ruleset_of: RulesetOf) -> Ruleset:
        try:
            ruleset = ruleset_of(model.ruleset, model.rules)
        except DataError as error:
            message = "; ".join(problem.message for problem in error.problems)
            raise self._error(["ruleset"], message) from None
        except ValueError as error:
            raise self._error(["ruleset"], str(error)) from None
        if ruleset.digest != model.digest:
            message = f"the rules of {model.ruleset} have changed since: their digest is {ruleset.digest}"
            raise self._error(["digest"], message)
        return ruleset

    def seat(self, seat: _SeatModel, place: int) -> SeatRecord:
        if (seat.person is None) == (seat.opponent is None):
            raise self._error(["seats", place], "a seat is either a person or an opponent")
        return SeatRecord(seat.person or "", seat.opponent)

    def deal(self, deal: _DealModel, place: int, pack: Pack) -> DealRecord:
        path: list[str | int] = ["deals", place]
        thrown_in = (
            self._read(parse_cards, text, [*path, "thrown_in", k]) for k, text in enumerate(deal.thrown_in)
        )
        deck: tuple[Card, ...] = self._read(parse_cards, deal.deck, [*path, "deck"])
        texts = deal.moves.split()
        moves: list[Move] = []
        for move, text in enumerate(texts):
            try:
                moves.append(Move.parse(text, pack))
            except ValueError as error:
                raise DataError([self._move(place, move, str(error))]) from None
        scopas = frozenset(k for k, text in enumerate(texts) if text.endswith("#"))
        score = None if deal.score is None else tuple(deal.score)
        changes = tuple(LevelChange(one.after, Seat(one.seat), one.level) for one in deal.opponents)
        return DealRecord(Seat(deal.dealer), deck, tuple(thrown_in), tuple(moves), scopas, score, changes)

    def check_changes(self, deals: tuple[DealRecord, ...], seats: tuple[SeatRecord, ...]) -> None:
        """Raise DataError for a change of opponent at an impossible move or on a person's seat."""
        for number, deal in enumerate(deals):
            earlier = 0
            for place, one in enumerate(deal.changes):
                path: list[str | int] = ["deals", number, "opponents", place]
                if one.seat >= len(seats) or seats[one.seat].level is None:
                    raise self._error([*path, "seat"], f"no opponent sits on seat {one.seat}")
                if not earlier <= one.after <= len(deal.moves):
                    said = f"{one.after} is not from {earlier} to {len(deal.moves)}, the moves there are"
                    raise self._error([*path, "after"], said)
                earlier = one.after

    def disagreement(self, error: ReplayError) -> Problem:
        if error.move is not None:
            return self._move(error.deal, error.move, str(error))
        return self._document.problem(["deals", error.deal, error.part], str(error))

    def _read(self, parse: Callable[[str], _Value], text: str, path: list[str | int]) -> _Value:
        try:
            return parse(text)
        except ValueError as error:
            raise self._error(path, str(error)) from None

    def _error(self, path: list[str | int], message: str) -> DataError:
        return DataError([self._document.problem(path, message)])

    def _move(self, deal: int, move: int, message: str) -> Problem:
        """Return a problem at a move: at its own word if the moves are a literal block, else at the key."""
        path: list[str | int] = ["deals", deal, "moves"]
        message = f"deal {deal + 1}, move {move + 1}: {message}"
        start = self._document.place(path)
        for number, place in enumerate(_words(self._document.lines, start)):
            if number == move:
                return problem_at(self._document.file, self._document.lines, place, message, "moves")
        return self._document.problem(path, message)


def _words(lines: tuple[str, ...], block: Place) -> Iterator[Place]:
    """Yield the places of the words of a literal block whose ``|`` is at a place; none for other scalars."""
    if not lines[block.line - 1][block.column - 1 :].startswith("|"):
        return
    indent = len(lines[block.line - 1]) - len(lines[block.line - 1].lstrip())
    for number in range(block.line, len(lines)):
        line = lines[number]
        if line.strip() and len(line) - len(line.lstrip()) <= indent:
            return
        column = 0
        for word in line.split():
            column = line.index(word, column)
            yield Place(number + 1, column + 1)
            column += len(word)
