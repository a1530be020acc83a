"""The practice deal that each child has left midway: its deck and its record, in the child's folder."""

from dataclasses import dataclass
from pathlib import Path as Folder
from typing import Final

from settebello.datafile import DataError, NotRegularError, TooLargeError, read_text
from settebello.engine import Seat
from settebello.learning.deals.practice import PracticeDeal
from settebello.learning.deals.turns import said_by
from settebello.learning.sums import Sum
from settebello.notation import DealRecord, Record, RulesetOf, SeatRecord, read_record
from settebello.practice.disk_errors import DiskErrors
from settebello.session import TableSession
from settebello.storage import files
from settebello.storage.saves import MatchFile, Saves

DEALS: Final = "deals"
DECKS: Final = "decks.txt"
OPEN: Final = "open.txt"
"""One line: the activity of the open deal, and its deck as in DECKS."""


@dataclass(frozen=True, slots=True)
class OpenDeal:
    """A practice deal that can be continued, with its activity, its record, and the file of that record."""

    activity: str
    deal: PracticeDeal
    record: Record
    journal: MatchFile


class DealSaves:
    """The files of the practice deals of all children; a deal goes on where the disk refuses to write."""

    def __init__(self, folder: Folder, ruleset_of: RulesetOf, disk_errors: DiskErrors) -> None:
        """Keep the deals below `folder`, those of each child in the child's own folder."""
        self._folder = folder
        self._ruleset_of = ruleset_of
        self._disk_errors = disk_errors
        self._put_aways = 0

    def begin(self, child: str, activity: str, deal: PracticeDeal, partner: str) -> OpenDeal:
        """Write the deck of a new deal to disk, before its first card is dealt."""
        place = self._place(child)
        self._put_away(place)
        try:
            place.mkdir(parents=True, exist_ok=True)
            with (place / DECKS).open("a", encoding="utf-8") as out:
                out.write(f"{deal}\n")
            files.write_text(place / OPEN, f"{activity} {deal}\n", forced=False)
        except OSError as error:
            self._disk_errors.warn(str(error))
        seats = (SeatRecord(), SeatRecord(level=partner))
        record = Record(
            deal.ruleset, seats, deal.dealer, (DealRecord(deal.dealer, deal.deck),), repeated=True
        )
        return OpenDeal(activity, deal, record, MatchFile(Saves(place), None))

    def load(self, child: str, partner: str) -> OpenDeal | None:
        """Return the deal that was left; None without one, and for damaged files, which are logged."""
        place = self._place(child)
        if not (place / OPEN).exists():
            return None
        self._disk_errors.settle()
        try:
            activity, _, line = read_text(place / OPEN).strip().partition(" ")
            deal = PracticeDeal.parse(line, self._ruleset_of)
            dealt = DealRecord(deal.dealer, deal.deck)
            text, record = self._record(place)
        except (DataError, ValueError, OSError, NotRegularError, TooLargeError) as error:
            self._disk_errors.warn(f"{place / OPEN}: {error}")
            self.drop(child)
            return None
        if record is None:
            # The program was killed before a card was played.
            seats = (SeatRecord(), SeatRecord(level=partner))
            record = Record(deal.ruleset, seats, deal.dealer, (dealt,), repeated=True)
        elif not _is_of(record, deal):
            self._disk_errors.warn(f"{place / OPEN}: the cards are not those of the record")
            self.drop(child)
            return None
        return OpenDeal(activity, deal, record, MatchFile(Saves(place), text))

    def drop(self, child: str) -> None:
        """Put away a deal that is over, or that cannot be continued."""
        place = self._place(child)
        try:
            (place / OPEN).unlink(missing_ok=True)
        except OSError as error:
            self._disk_errors.warn(str(error))
        self._put_away(place)

    def _record(self, place: Folder) -> tuple[str | None, Record | None]:
        """Return the record of the open deal as it was written, and what it says."""
        text = Saves(place).read()
        if text is None:
            return None, None
        return text, read_record(text, Saves(place).current.name, self._ruleset_of)[0]

    def _put_away(self, place: Folder) -> None:
        # The last record of the deal may still wait: this waits behind it. It has a key of its own each time,
        # because a write with the key of a pending one is carried out in its place, before that record.
        self._put_aways += 1
        self._disk_errors.leave((place, "put away", self._put_aways), Saves(place).finish)

    def _place(self, child: str) -> Folder:
        return self._folder / child / DEALS


def _is_of(record: Record, deal: PracticeDeal) -> bool:
    """Return whether a record is of a child that plays this deal, and nothing else, with one opponent."""
    decks = [(one.dealer, one.deck) for one in record.deals]
    levels = [seat.level is not None for seat in record.seats]
    return (record.ruleset, decks, levels) == (deal.ruleset, [(deal.dealer, deal.deck)], [False, True])


def taken_by_the_child(session: TableSession, deal: PracticeDeal) -> list[Sum]:
    """Return the sums that the child has taken so far, in their order."""
    found = list[Sum]()
    match = deal.start().match
    for move in session.record.deals[0].moves:
        position = match.position
        if position is None:
            break
        if position.turn == Seat(0) and move.captured:
            said = said_by(position, move.card, move.captured)
            found += [said] if said is not None else []
        match = match.play(move).match
    return found
