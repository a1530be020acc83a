"""Writes game records as small YAML documents; equal records give equal bytes."""

import json

from settebello.engine import Card
from settebello.notation.record import VERSION, DealRecord, Record, SeatRecord


def print_record(record: Record) -> str:
    """Return the text of a record, for a file with the suffix ``.scopa``."""
    changes = record.ruleset.changes
    lines = [f"scopa-record: {VERSION}", f"ruleset: {record.ruleset.id}"]
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
    if record.deals:
        lines.append("deals:")
    for deal in record.deals:
        lines += _deal(deal, len(record.seats) * max(1, record.ruleset.deal.hand))
    return "\n".join(lines) + "\n"


def _seat(seat: SeatRecord) -> str:
    if seat.level is None:
        return f"person: {json.dumps(seat.name, ensure_ascii=False)}"
    return f"opponent: {json.dumps(seat.level, ensure_ascii=False)}"


def _deal(deal: DealRecord, moves_a_line: int) -> list[str]:
    lines = [f"  - dealer: {deal.dealer}"]
    if deal.thrown_in:
        lines += ["    thrown_in:", *(f"      - {_deck(deck)}" for deck in deal.thrown_in)]
    lines.append(f"    deck: {_deck(deal.deck)}")
    if deal.moves:
        texts = [f"{move}#" if place in deal.scopas else str(move) for place, move in enumerate(deal.moves)]
        size = min(moves_a_line, 12)
        lines.append("    moves: |")
        lines += [f"      {' '.join(texts[k : k + size])}" for k in range(0, len(texts), size)]
    if deal.changes:
        lines.append("    opponents:")
        for one in deal.changes:
            level = json.dumps(one.level, ensure_ascii=False)
            lines.append(f"      - {{after: {one.after}, seat: {one.seat}, level: {level}}}")
    if deal.score is not None:
        lines.append(f"    score: {list(deal.score)}")
    return lines


def _deck(deck: tuple[Card, ...]) -> str:
    return f'"{"".join(map(str, deck))}"'
