"""Writes game records as small YAML documents; equal records give equal bytes."""

import json

from settebello.engine import Card, Ruleset
from settebello.notation.purpose import purpose_data
from settebello.notation.record import DealRecord, Record, SeatRecord
from settebello.notation.sealed_record import chain_heads
from settebello.notation.seals.seal import Prepared, Seal, dealt_decks
from settebello.notation.seals.veil import veiled


def print_record(record: Record) -> str:
    """Return the text of a record, for a file with the suffix ``.scopa``.

    Records with a purpose have version 3, others with seals version 2, all others version 1.
    """
    changes = record.ruleset.changes
    version = 3 if record.purpose else 2 if record.chain else 1
    lines = [f"scopa-record: {version}", f"ruleset: {record.ruleset.id}"]
    if changes:
        lines += ["rules:", *(f"  {key}: {json.dumps(value)}" for key, value in changes.items())]
    lines += [f'digest: "{record.ruleset.digest}"', f"dealer: {record.dealer}", "seats:"]
    lines += [f"  - {_seat(seat)}" for seat in record.seats]
    if record.taken_back:
        lines.append(f"taken_back: {record.taken_back}")
    if record.hints:
        lines.append(f"hints: {record.hints}")
    if record.repeated:
        lines.append("repeated: true")
    lines += [f"{key}: {json.dumps(value)}" for key, value in purpose_data(record.purpose).items()]
    if record.chain:
        lines += [f"rules_text: {_quoted(record.ruleset.canonical_text)}", "chain:"]
        lines += [f'  - "{entry}"' for entry in record.chain]
        lines.append(f'chain_head: "{chain_heads(record)[-1]}"')
    if record.deals:
        lines.append("deals:")
    for deal in record.deals:
        lines += _deal(deal, len(record.seats) * max(1, record.ruleset.deal.hand))
    if record.prepared:
        lines.append("prepared:")
    for prepared in record.prepared:
        lines += _prepared(prepared, record.ruleset)
    return "\n".join(lines) + "\n"


def _seat(seat: SeatRecord) -> str:
    return f"person: {_quoted(seat.name)}" if seat.level is None else f"opponent: {_quoted(seat.level)}"


def _deal(deal: DealRecord, moves_a_line: int) -> list[str]:
    lines = [f"  - dealer: {deal.dealer}"]
    if deal.seal is not None:
        lines += [*_seal(deal.seal), f"    cut: {_quoted(deal.cut)}"]
    if deal.seal is not None and deal.score is None:
        lines.append(f"    hidden: {_hidden(deal.seal, (*deal.thrown_in, deal.deck))}")
    else:
        lines += [f"    seed: {_quoted(deal.seal.seed)}"] if deal.seal is not None else []
        if deal.thrown_in:
            lines += ["    thrown_in:", *(f"      - {_deck(deck)}" for deck in deal.thrown_in)]
        lines.append(f"    deck: {_deck(deal.deck)}")
    if deal.exchange is not None:
        lines.append(f"    exchange: {deal.exchange}")
    if deal.moves:
        texts = [f"{move}#" if place in deal.scopas else str(move) for place, move in enumerate(deal.moves)]
        size = min(moves_a_line, 12)
        lines.append("    moves: |")
        lines += [f"      {' '.join(texts[k : k + size])}" for k in range(0, len(texts), size)]
    if deal.changes:
        lines.append("    opponents:")
        for one in deal.changes:
            lines.append(f"      - {{after: {one.after}, seat: {one.seat}, level: {_quoted(one.level)}}}")
    if deal.score is not None:
        lines.append(f"    score: {list(deal.score)}")
    return lines


def _prepared(prepared: Prepared, ruleset: Ruleset) -> list[str]:
    seal = prepared.seal
    lines = [f"  - deal: {seal.deal}", f"    dealer: {seal.dealer}", *_seal(seal)]
    # The deck follows from the seed, unless it was given; that of a chosen cut is written to guard the cut.
    decks = () if seal.origin.follows_seed else seal.decks
    if prepared.cut is not None:
        lines.append(f"    cut: {_quoted(prepared.cut)}")
        decks = dealt_decks(ruleset, seal, prepared.cut)
    return [*lines, f"    hidden: {_hidden(seal, decks)}"]


def _seal(seal: Seal) -> list[str]:
    return [f'    seal: "{seal.commitment}"', f"    origin: {_quoted(str(seal.origin))}"]


def _hidden(seal: Seal, decks: tuple[tuple[Card, ...], ...]) -> str:
    texts = tuple("".join(map(str, deck)) for deck in decks)
    return f'"{veiled(seal.commitment, seal.seed, texts)}"'


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _deck(deck: tuple[Card, ...]) -> str:
    return f'"{"".join(map(str, deck))}"'
