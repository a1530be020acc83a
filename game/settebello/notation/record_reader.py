"""Reads game records strictly; the first contradiction of the rules is reported with line and move."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final, TypeVar

from settebello.datafile import DataError, Document, Place, Problem, load, validate
from settebello.datafile.document import problem_at
from settebello.engine import Card, CardSet, Exchange, Move, Pack, Ruleset, Seat, parse_cards
from settebello.notation.fields import RulesetOf
from settebello.notation.purpose_reader import with_purpose
from settebello.notation.record import (
    VERSION,
    DealRecord,
    Left,
    LevelChange,
    Record,
    Replay,
    ReplayError,
    SeatRecord,
    replay,
)
from settebello.notation.record_model import DealModel, PreparedModel, RecordModel, SeatModel
from settebello.notation.record_size import RECORD_LIMITS
from settebello.notation.seal_reader import Decks, OpenDeal, check_fields, with_seals
from settebello.notation.seals.veil import unveiled

_Value = TypeVar("_Value")
_Path = tuple[str | int, ...]

BEFORE_SIX: Final = {"players.counts": (2, 3, 4)}
"""What Scopa, Napola, Scopa d'assi and Scopa bugiarda stated up to 0.5.0; digests of records contain it."""


def read_record(text: str | bytes, file: str, ruleset_of: RulesetOf) -> tuple[Record, Replay]:
    """Parse a record and replay it; ``file`` is its name in messages.

    Raises DataError for anything that is not a record or that contradicts the rules.
    """
    document = load(text, file, limits=RECORD_LIMITS)
    version = document.value.get("scopa-record") if isinstance(document.value, dict) else None
    if isinstance(version, int) and version > VERSION:
        problem = f"version {version} needs a newer program; this one reads up to {VERSION}"
        raise DataError([document.problem(["scopa-record"], problem)])
    model = validate(document, RecordModel)
    reader = _Reader(document)
    ruleset = reader.ruleset(model, ruleset_of)
    seats = tuple(reader.seat(seat, place) for place, seat in enumerate(model.seats))
    check_fields(model, ruleset, document)
    pack = ruleset.deck.pack
    opened = [reader.opened(deal, place) for place, deal in enumerate(model.deals)]
    deals = tuple(
        reader.deal(deal, place, pack, opened[place].decks) for place, deal in enumerate(model.deals)
    )
    reader.check_changes(deals, seats)
    record = Record(ruleset, seats, Seat(model.dealer), deals, model.taken_back, model.repeated, model.hints)
    if len(seats) not in ruleset.players.counts:
        counts = ", ".join(map(str, ruleset.players.counts))
        raise DataError([document.problem(["seats"], f"{len(seats)} seats; {ruleset.id} is for {counts}")])
    if model.dealer >= len(seats):
        raise DataError([document.problem(["dealer"], f"no seat {model.dealer} among {len(seats)}")])
    try:
        replayed = replay(record)
    except ReplayError as error:
        raise DataError([reader.disagreement(error)]) from None
    if model.chain:
        prepared = [reader.opened_prepared(one, place) for place, one in enumerate(model.prepared)]
        record = with_seals(record, model, document, opened, prepared)
    return with_purpose(record, model, document), replayed


class _Reader:
    """Converts the parts of a record to values; its errors name the place."""

    def __init__(self, document: Document) -> None:
        self._document = document

    def ruleset(self, model: RecordModel, ruleset_of: RulesetOf) -> Ruleset:
        try:
            ruleset = ruleset_of(model.ruleset, model.rules)
        except DataError as error:
            message = "; ".join(problem.message for problem in error.problems)
            raise self._error(["ruleset"], message) from None
        except ValueError as error:
            raise self._error(["ruleset"], str(error)) from None
        if ruleset.digest == model.digest:
            return ruleset
        earlier = ruleset.changed(BEFORE_SIX) if 6 in ruleset.players.counts else ruleset
        if earlier.digest != model.digest:
            message = f"the rules of {model.ruleset} have changed since: their digest is {ruleset.digest}"
            raise self._error(["digest"], message)
        return earlier

    def opened(self, deal: DealModel, place: int) -> OpenDeal:
        """Return the seed and the decks of a deal, deciphered if they are hidden."""
        path: _Path = ("deals", place)
        if deal.seal is not None and deal.hidden is not None:
            opened = self._unveiled(deal.seal, deal.hidden, path)
            if opened.decks:
                return opened
            raise self._error((*path, "hidden"), "the hidden part has no deck")
        thrown_in = (
            self._read(parse_cards, text, (*path, "thrown_in", k)) for k, text in enumerate(deal.thrown_in)
        )
        deck = self._read(parse_cards, deal.deck or "", (*path, "deck"))
        return OpenDeal(deal.seed or "", (*thrown_in, deck))

    def opened_prepared(self, one: PreparedModel, place: int) -> OpenDeal:
        """Return the seed and the given decks of a prepared deal."""
        return self._unveiled(one.seal, one.hidden, ("prepared", place))

    def _unveiled(self, seal: str, hidden: str, path: _Path) -> OpenDeal:
        try:
            seed, texts = unveiled(seal, hidden)
            return OpenDeal(seed, tuple(parse_cards(text) for text in texts))
        except ValueError:
            said = "the hidden part is damaged or belongs to another seal"
            raise self._error((*path, "hidden"), said) from None

    def seat(self, seat: SeatModel, place: int) -> SeatRecord:
        if (seat.person is None) == (seat.opponent is None):
            raise self._error(["seats", place], "a seat is either a person or an opponent")
        return SeatRecord(seat.person or "", seat.opponent)

    def deal(self, deal: DealModel, place: int, pack: Pack, decks: Decks) -> DealRecord:
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
        *thrown_in, deck = decks
        dealt = DealRecord(Seat(deal.dealer), deck, tuple(thrown_in), tuple(moves), scopas, score, changes)
        if deal.exchange is None:
            return dealt
        path: _Path = ("deals", place, "exchange")
        return replace(dealt, exchange=self._read(lambda text: _exchange(text, pack), deal.exchange, path))

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

    def _read(self, parse: Callable[[str], _Value], text: str, path: _Path) -> _Value:
        try:
            return parse(text)
        except ValueError as error:
            raise self._error(path, str(error)) from None

    def _error(self, path: Sequence[str | int], message: str) -> DataError:
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


def _exchange(text: str, pack: Pack) -> Card | Left:
    """Parse what the dealer did with the bottom card; raises ValueError."""
    if text == Exchange.LEFT:
        return Exchange.LEFT
    card = Card.parse(text)
    CardSet.of((card,), pack)
    return card


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
