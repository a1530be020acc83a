"""Records with sealed deals: seals are added, and the chain notes take-backs and hints."""

import json
from dataclasses import replace

from settebello.engine import Card, Seat
from settebello.notation.record import Record, SeatRecord
from settebello.notation.seals.chain import ChainEntry, EntryKind, heads
from settebello.notation.seals.seal import Origin, OriginKind, Prepared, Seal, seeded_deck


def chain_heads(record: Record) -> tuple[str, ...]:
    """Return the head before each entry of the record's chain and, last, the head after them all."""
    return heads(record.ruleset.full_digest, map(_seat_text, record.seats), record.chain)


def with_seal(record: Record, dealer: Seat, origin: Origin, seed: str) -> Record:
    """Return the record with the next deal sealed; the order of its deck follows from the seed."""
    decks = (seeded_deck(record.ruleset, seed),)
    return _with_seal(record, len(record.deals) + 1, dealer, origin, seed, decks)


def with_given_deal_sealed(record: Record, kind: OriginKind, seed: str) -> Record:
    """Return the record with a seal for its last deal, whose decks were given.

    The seed is random: it only makes the seal impossible to guess.
    """
    deal = record.deals[-1]
    decks = (*deal.thrown_in, deal.deck)
    sealed = _with_seal(record, len(record.deals), deal.dealer, Origin(kind), seed, decks)
    *rest, prepared = sealed.prepared
    deals = (*record.deals[:-1], replace(deal, seal=prepared.seal))
    return replace(sealed, deals=deals, prepared=tuple(rest))


def with_hint(record: Record) -> Record:
    """Return the record with one more hint."""
    return replace(_noted(record, EntryKind.HINT), hints=record.hints + 1)


def after_take_back(record: Record, earlier: Record) -> Record:
    """Return an earlier state of the record, with one more take-back noted."""
    noted = _noted(replace(earlier, chain=record.chain), EntryKind.TAKE_BACK)
    return replace(noted, taken_back=record.taken_back + 1, hints=record.hints)


def after_redo(record: Record, later: Record) -> Record:
    """Return the state from before a take-back, with all that was noted since."""
    return replace(later, taken_back=record.taken_back, hints=record.hints, chain=record.chain)


def as_repeated(record: Record) -> Record:
    """Return the record as that of a match that does not count, because it may be known."""
    return replace(_noted(record, EntryKind.REPEATED), repeated=True)


def _with_seal(
    record: Record,
    number: int,
    dealer: Seat,
    origin: Origin,
    seed: str,
    decks: tuple[tuple[Card, ...], ...],
) -> Record:
    if not record.chain:
        record = _with_first_entries(record, number, origin)
    players, rules = len(record.seats), record.ruleset.full_digest
    seal = Seal(rules, players, number, dealer, origin, chain_heads(record)[-1], decks, seed)
    entry = ChainEntry(EntryKind.SEALED, number, seal.commitment)
    return replace(record, chain=(*record.chain, entry), prepared=(*record.prepared, Prepared(seal)))


def _with_first_entries(record: Record, number: int, origin: Origin) -> Record:
    """Return the record with a chain that begins with what happened before the first seal."""
    entries: list[ChainEntry] = []
    if number > 1 or record.taken_back or record.hints:
        entries.append(ChainEntry(EntryKind.EARLIER, record.taken_back, record.hints))
    if record.repeated and origin.kind is OriginKind.RANDOM:
        entries.append(ChainEntry(EntryKind.REPEATED, *_moment(record)))
    return replace(record, chain=tuple(entries))


def _noted(record: Record, kind: EntryKind) -> Record:
    """Return the record with a new entry of the chain; a record without seals has no chain."""
    if not record.chain:
        return record
    return replace(record, chain=(*record.chain, ChainEntry(kind, *_moment(record))))


def _moment(record: Record) -> tuple[int, int]:
    """Return the number of the last deal and of its next move; 0 and 1 before the first deal."""
    return len(record.deals), len(record.deals[-1].moves) + 1 if record.deals else 1


def _seat_text(seat: SeatRecord) -> str:
    """Return the chain's line for a seat, without the level of an opponent, which may change."""
    return (
        f"seat person {json.dumps(seat.name, ensure_ascii=False)}" if seat.level is None else "seat opponent"
    )
