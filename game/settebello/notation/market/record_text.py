"""Prints and reads records of the market game; the first contradiction is reported with its line."""

import json
from collections.abc import Callable, Iterator
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from settebello.datafile import DataError, Document, Limits, load, validate
from settebello.market import LONGEST_SEED, Action, BadAction, End, MarketRules, action_text, parse_action
from settebello.notation.market.market_record import (
    VERSION,
    MarketRecord,
    MarketReplay,
    MarketReplayError,
    replay_market,
)
from settebello.notation.record import SeatRecord
from settebello.notation.record_model import SeatModel

MARKET_LIMITS: Final = Limits(text=1024 * 1024, values=50_000)
"""The largest record that is read; a match for four takes about 20 KiB."""

BETWEEN: Final = "; "
"""Stands between the actions of a turn."""

MarketRulesOf = Callable[[str], MarketRules]
"""Returns the rules of a variant; raises LookupError or DataError."""


class MarketRulesChangedError(DataError):
    """A record of a match whose rules or cards are faulty, missing, or others by now."""


class MarketRecordModel(BaseModel):
    """The fields of a written record."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    version: Literal[1] = Field(alias="mercato-record")
    variant: str
    digest: str
    seed: Annotated[str, Field(min_length=1, max_length=LONGEST_SEED)]
    seats: Annotated[list[SeatModel], Field(min_length=2, max_length=4)]
    handicaps: list[Annotated[int, Field(ge=0, le=3)]] = []
    taken_back: Annotated[int, Field(ge=0)] = 0
    turns: list[str] = []
    points: list[int] | None = None


def print_market_record(record: MarketRecord) -> str:
    """Return the text of a record, for a ``.mercato`` file; equal records give equal bytes."""
    rules = record.rules
    lines = [
        f"mercato-record: {VERSION}",
        f"variant: {rules.id}",
        f'digest: "{rules.digest}"',
        f"seed: {_quoted(record.seed)}",
        "seats:",
    ]
    lines += [f"  - {_seat(seat)}" for seat in record.seats]
    if record.handicaps:
        lines.append(f"handicaps: [{', '.join(map(str, record.handicaps))}]")
    if record.taken_back:
        lines.append(f"taken_back: {record.taken_back}")
    if record.actions:
        lines.append("turns:")
    lines += [
        f"  - {BETWEEN.join(action_text(rules, action) for action in turn)}"
        for turn in _turns(record.actions)
    ]
    if record.points is not None:
        lines.append(f"points: [{', '.join(map(str, record.points))}]")
    return "\n".join(lines) + "\n"


def _seat(seat: SeatRecord) -> str:
    return f"person: {_quoted(seat.name)}" if seat.level is None else f"opponent: {_quoted(seat.level)}"


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _turns(actions: tuple[Action, ...]) -> Iterator[list[Action]]:
    """Yield the actions turn by turn; the last turn may be unfinished."""
    turn: list[Action] = []
    for action in actions:
        turn.append(action)
        if isinstance(action, End):
            yield turn
            turn = []
    if turn:
        yield turn


def read_market_record(
    text: str | bytes, file: str, rules_of: MarketRulesOf
) -> tuple[MarketRecord, MarketReplay]:
    """Parse a record and replay it; ``file`` is its name in messages.

    Raises MarketRulesChangedError if the rules are not those of the record, DataError for anything that is
    not a record or that contradicts the rules.
    """
    document = load(text, file, limits=MARKET_LIMITS)
    version = document.value.get("mercato-record") if isinstance(document.value, dict) else None
    if isinstance(version, int) and version > VERSION:
        problem = f"version {version} needs a newer program; this one reads up to {VERSION}"
        raise DataError([document.problem(["mercato-record"], problem)])
    model = validate(document, MarketRecordModel)
    rules = _rules(document, model, rules_of)
    seats = tuple(_read_seat(document, seat, place) for place, seat in enumerate(model.seats))
    actions, places = _actions(document, model, rules)
    points = None if model.points is None else tuple(model.points)
    record = MarketRecord(
        rules, seats, model.seed, tuple(model.handicaps), tuple(actions), model.taken_back, points
    )
    try:
        return record, replay_market(record)
    except MarketReplayError as error:
        if error.action is None:
            raise DataError([document.problem([error.part], str(error))]) from None
        turn, number = places[error.action]
        said = f"turn {turn + 1}, action {number + 1} ({action_text(rules, actions[error.action])}): {error}"
        raise DataError([document.problem(["turns", turn], said)]) from None


def _rules(document: Document, model: MarketRecordModel, rules_of: MarketRulesOf) -> MarketRules:
    try:
        rules = rules_of(model.variant)
    except LookupError as error:
        raise MarketRulesChangedError([document.problem(["variant"], str(error))]) from None
    except DataError as error:
        raise MarketRulesChangedError(error.problems) from None
    if rules.digest != model.digest:
        said = f"the cards or rules of {model.variant} have changed since: their digest is {rules.digest}"
        raise MarketRulesChangedError([document.problem(["digest"], said)])
    return rules


def _read_seat(document: Document, seat: SeatModel, place: int) -> SeatRecord:
    if (seat.person is None) == (seat.opponent is None):
        said = "a seat is either a person or an opponent"
        raise DataError([document.problem(["seats", place], said)])
    return SeatRecord(seat.person or "", seat.opponent)


def _actions(
    document: Document, model: MarketRecordModel, rules: MarketRules
) -> tuple[list[Action], list[tuple[int, int]]]:
    """Return the actions, and for each its turn and its number in that turn."""
    actions: list[Action] = []
    places: list[tuple[int, int]] = []
    for turn, text in enumerate(model.turns):
        for number, part in enumerate(text.split(BETWEEN.strip())):
            try:
                actions.append(parse_action(rules, part))
            except BadAction as error:
                said = f"turn {turn + 1}, action {number + 1}: {error}"
                raise DataError([document.problem(["turns", turn], said)]) from None
            places.append((turn, number))
    return actions, places
