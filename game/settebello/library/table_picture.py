"""A table as a picture: what one seat sees, or a whole position, as SVG."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import escape

from settebello.engine import Card, CardSet, Position, Seat, SeatView, side_letter
from settebello.library.card_picture import HEIGHT, WIDTH, back, face

MARGIN = 16
LABEL = 22
"""The height of the line above a row of cards."""
GAP = 8
LONGEST_ROW = 13
"""The cards that lie in a row without covering each other."""
SHORTEST_ROW = 6
"""The cards beside each other for which there is always room: the line above needs it."""
CLOTH = "#2f5d50"
INK = "#f6efe0"


@dataclass(frozen=True, slots=True)
class Row:
    """A row of cards below a line of text; None is a card that is face down."""

    text: str
    cards: tuple[Card | None, ...]
    in_turn: bool = False


@dataclass(frozen=True, slots=True)
class TablePicture:
    """A table as an SVG document, which notebooks show by themselves."""

    svg: str

    def _repr_svg_(self) -> str:
        """Return the document; notebooks call this."""
        return self.svg

    def __str__(self) -> str:
        return self.svg


def picture(table: Position | SeatView) -> TablePicture:
    """Return the picture of a table: all cards of a position, or what the seat of a view may know.

    Cards that a seat does not see are drawn face down.
    """
    rows = tuple(_rows(table))
    longest = max(SHORTEST_ROW, *(min(len(row.cards), LONGEST_ROW) for row in rows))
    width = 2 * MARGIN + longest * (WIDTH + GAP) - GAP
    height = MARGIN + len(rows) * (LABEL + HEIGHT + MARGIN)
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="sans-serif">',
        f"<title>{escape(table.ruleset.id)}</title>",
        f'<rect width="{width}" height="{height}" rx="12" fill="{CLOTH}"/>',
    ]
    top = MARGIN
    for row in rows:
        weight = ' font-weight="bold"' if row.in_turn else ""
        parts.append(
            f'<text x="{MARGIN}" y="{top + 14}" font-size="15" fill="{INK}"{weight}>{escape(row.text)}</text>'
        )
        step = _step(len(row.cards), width - 2 * MARGIN)
        for place, card in enumerate(row.cards):
            x, y = MARGIN + place * step, top + LABEL
            drawn = back() if card is None else face(card)
            parts.append(f'<g transform="translate({x:g} {y:g})">{drawn}</g>')
        top += LABEL + HEIGHT + MARGIN
    return TablePicture("".join((*parts, "</svg>")))


def _step(cards: int, width: float) -> float:
    """Return how far apart the cards of a row are."""
    return WIDTH + GAP if cards <= LONGEST_ROW else (width - WIDTH) / (cards - 1)


def _rows(table: Position | SeatView) -> Iterator[Row]:
    """Yield the other seats in the order of play, the table, and last the own seat."""
    own = table.seat if isinstance(table, SeatView) else table.turn or Seat(0)
    others = [Seat((own + place) % table.players) for place in range(1, table.players)]
    yield from (_seat_row(table, seat) for seat in others)
    claim = table.claim
    claimed: Iterable[Card] = claim.cards if claim else ()
    said = f", {claim.rank} claimed by seat {claim.seat}" if claim else ""
    stock = table.stock if isinstance(table.stock, int) else len(table.stock)
    left = f", {stock} in the stock" if stock else ""
    yield Row(f"Table{left}{said}", (*table.table, *claimed, *((None,) if claim else ())))
    yield _seat_row(table, own)


def _seat_row(table: Position | SeatView, seat: Seat) -> Row:
    side = table.side_of(seat)
    facts = [f"{len(table.piles[side])} cards won"]
    if table.sweeps[side]:
        facts.append("1 sweep" if table.sweeps[side] == 1 else f"{table.sweeps[side]} sweeps")
    in_turn = table.turn == seat
    if in_turn:
        facts.append("in turn")
    text = f"Seat {seat} (side {side_letter(side)}): {', '.join(facts)}"
    if isinstance(table, Position):
        return Row(text, tuple(table.hands[seat]), in_turn)
    known: CardSet = table.hand if seat == table.seat else table.shown[seat]
    hidden = table.hand_sizes[seat] - len(known)
    return Row(text, (*known, *((None,) * hidden)), in_turn)
