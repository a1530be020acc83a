"""Checks what a written record says about its purpose."""

from dataclasses import replace

from settebello.datafile import DataError, Document
from settebello.engine import CannotDeal
from settebello.notation.daily_deal import daily_dealer, daily_decks
from settebello.notation.purpose import Branch, DailyDeal, Purpose, is_one_deal, purpose_of
from settebello.notation.record import VERSION, Record
from settebello.notation.record_model import RecordModel

FIELDS = ("branch", "second_table", "daily")


def with_purpose(record: Record, model: RecordModel, document: Document) -> Record:
    """Return the record with its purpose; raises DataError if the purpose does not fit to the match."""
    stated = {key: getattr(model, key) for key in FIELDS}
    place = next((key for key in FIELDS if stated[key] is not None), "scopa-record")
    try:
        purpose = purpose_of(stated)
        _check_version(model, purpose)
        _check(record, purpose)
    except (ValueError, CannotDeal) as error:
        raise DataError([document.problem([place], str(error))]) from None
    return replace(record, purpose=purpose)


def _check_version(model: RecordModel, purpose: Purpose | None) -> None:
    if (purpose is not None) != (model.version == VERSION):
        raise ValueError(f"version {VERSION} states one of {', '.join(FIELDS)}, and no other version does")


def _check(record: Record, purpose: Purpose | None) -> None:
    if is_one_deal(purpose) and not record.repeated:
        raise ValueError("its cards may have been known, so the record must say repeated: true")
    if isinstance(purpose, Branch):
        if len(record.deals) != purpose.deal + 1:
            raise ValueError(
                f"the match has {len(record.deals)} deals, and the branch is of deal {purpose.deal + 1}"
            )
        if purpose.points is not None and len(purpose.points) != _sides(record):
            raise ValueError(f"points: {len(purpose.points)} numbers for {_sides(record)} sides")
    if isinstance(purpose, DailyDeal):
        players = len(record.seats)
        cards = [(*deal.thrown_in, deal.deck) for deal in record.deals]
        decks = daily_decks(record.ruleset, players, purpose.day)
        if cards != [decks] or record.dealer != daily_dealer(record.ruleset, players, purpose.day):
            raise ValueError(f"the cards are not those of {purpose.day.isoformat()}")


def _sides(record: Record) -> int:
    return record.ruleset.players.side_count(len(record.seats))
