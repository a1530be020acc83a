"""Checks the seals and the chain of a written record, and gives its deals their seals."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from settebello.datafile import DataError, Document
from settebello.engine import Card, Ruleset, Seat
from settebello.notation.record import VERSION, DealRecord, Record
from settebello.notation.record_model import DealModel, PreparedModel, RecordModel
from settebello.notation.sealed_record import chain_heads
from settebello.notation.seals.chain import ChainEntry, EntryKind
from settebello.notation.seals.seal import (
    Origin,
    OriginKind,
    Prepared,
    Seal,
    dealt_decks,
    seeded_deck,
)
from settebello.notation.seals.seed import normal_cut

Decks = tuple[tuple[Card, ...], ...]
_Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class OpenDeal:
    """The seed of a deal, empty without a seal, and its decks; none if a prepared deal is not cut."""

    seed: str
    decks: Decks


def with_seals(
    record: Record,
    model: RecordModel,
    document: Document,
    deals: Sequence[OpenDeal],
    prepared: Sequence[OpenDeal],
) -> Record:
    """Return a record with its chain and its seals.

    ``deals`` and ``prepared`` are the opened parts of the model's deals. Raises DataError at the first part
    that does not fit to the others.
    """
    reader = _SealReader(replace(record, chain=_entries(model, document)), document)
    sealed = []
    for place, (deal, opened) in enumerate(zip(model.deals, deals, strict=True)):
        sealed.append(reader.deal(record.deals[place], deal, opened, place))
    waiting = [
        reader.prepared(one, opened, place)
        for place, (one, opened) in enumerate(zip(model.prepared, prepared, strict=True))
    ]
    complete = replace(reader.record, deals=tuple(sealed), prepared=tuple(waiting))
    reader.check_chain(complete, model)
    return complete


def check_fields(model: RecordModel, ruleset: Ruleset, document: Document) -> None:
    """Raise DataError unless a record has the fields of its version, and each deal those of its state."""

    def require(present: bool, path: _Path, said: str) -> None:  # noqa: FBT001 - a condition
        if not present:
            raise DataError([document.problem(path, said)])

    if model.version == 1 or (model.version == VERSION and not model.chain):
        for key in ("rules_text", "chain", "chain_head", "prepared"):
            require(not getattr(model, key), (key,), f"{key} is a field of records with seals")
    else:
        said = f"the rules are {ruleset.canonical_text}"
        require(model.rules_text == ruleset.canonical_text, ("rules_text",), said)
        sealed = any(entry.startswith(EntryKind.SEALED) for entry in model.chain)
        require(sealed, ("chain",), "a record with a chain has at least one sealed deal")
    for place, deal in enumerate(model.deals):
        path: _Path = ("deals", place)
        if deal.seal is None:
            for key in ("origin", "seed", "cut", "hidden"):
                require(not getattr(deal, key), (*path, key), f"{key} is a field of a sealed deal")
            require(deal.deck is not None, path, "deck is missing")
            continue
        require(bool(model.chain), (*path, "seal"), "seal is a field of records with seals")
        hidden = deal.score is None
        require(
            (deal.hidden is not None) == hidden, path, "hidden belongs to a deal in progress, and only there"
        )
        for key in ("seed", "deck"):
            stated = getattr(deal, key) is not None
            require(stated != hidden, path, f"{key} belongs to a finished deal, and only there")
        require(not (hidden and deal.thrown_in), path, "thrown_in is hidden while the deal is in progress")


def _entries(model: RecordModel, document: Document) -> tuple[ChainEntry, ...]:
    entries = []
    for place, text in enumerate(model.chain):
        try:
            entries.append(ChainEntry.parse(text))
        except ValueError as error:
            raise DataError([document.problem(["chain", place], str(error))]) from None
    return tuple(entries)


class _SealReader:
    """Rebuilds each seal from the record and compares it with what is written."""

    def __init__(self, record: Record, document: Document) -> None:
        self.record = record
        self._document = document
        self._heads = chain_heads(record)
        self._places: dict[int, int] = {}
        """The entry of each seal that was not looked up yet, by the number of its deal."""
        for place, entry in enumerate(record.chain):
            if entry.kind is EntryKind.EARLIER and place:
                raise self._error(("chain", place), "only the first entry can be an earlier one")
            if entry.kind is EntryKind.SEALED:
                if entry.number in self._places:
                    raise self._error(("chain", place), f"deal {entry.number} is sealed a second time")
                self._places[entry.number] = place

    def deal(self, deal: DealRecord, model: DealModel, opened: OpenDeal, place: int) -> DealRecord:
        """Return a deal with its seal."""
        path: _Path = ("deals", place)
        if model.seal is None:
            if not self.record.chain or self.record.chain[0].kind is EntryKind.EARLIER:
                return deal
            raise self._error(path, f"deal {place + 1} has no seal")
        origin = self._origin(model.origin or "", path)
        seal = self._seal(place + 1, deal.dealer, origin, opened, model.seal, path)
        cut = self._cut(model.cut, path)
        self._check_decks(seal, cut, opened, path, "deck")
        return replace(deal, seal=seal, cut=cut)

    def prepared(self, model: PreparedModel, opened: OpenDeal, place: int) -> Prepared:
        """Return a prepared deal."""
        path: _Path = ("prepared", place)
        if model.deal <= len(self.record.deals):
            raise self._error((*path, "deal"), f"deal {model.deal} is dealt already")
        if model.dealer >= len(self.record.seats):
            raise self._error((*path, "dealer"), f"no seat {model.dealer} among {len(self.record.seats)}")
        origin = self._origin(model.origin, path)
        seal = self._seal(model.deal, Seat(model.dealer), origin, opened, model.seal, path)
        if model.cut is None:
            if opened.decks and origin.follows_seed:
                raise self._error((*path, "hidden"), "the deck is cut, and the cut is missing")
            return Prepared(seal)
        cut = self._cut(model.cut, path)
        self._check_decks(seal, cut, opened, path, "cut")
        return Prepared(seal, cut)

    def check_chain(self, record: Record, model: RecordModel) -> None:
        """Raise DataError if the chain does not fit to the rest of the record."""
        for number, place in self._places.items():
            raise self._error(("chain", place), f"deal {number} was sealed, and the record does not have it")
        noted = dict.fromkeys(EntryKind, 0)
        for entry in record.chain:
            noted[entry.kind] += 1
            if entry.kind is EntryKind.EARLIER:
                noted[EntryKind.TAKE_BACK] += entry.number
                noted[EntryKind.HINT] += int(entry.detail)
        counted = (
            ("taken_back", EntryKind.TAKE_BACK, record.taken_back),
            ("hints", EntryKind.HINT, record.hints),
        )
        for key, kind, stated in counted:
            if record.chain and noted[kind] != stated:
                raise self._error((key,), f"{key} is {stated}, but the chain has {noted[kind]}")
        seals = [*(deal.seal for deal in record.deals), *(one.seal for one in record.prepared)]
        known = any(seal is not None and seal.origin.kind is not OriginKind.RANDOM for seal in seals)
        if (known or noted[EntryKind.REPEATED]) and not record.repeated:
            raise self._error(("repeated",), "the chain or a seal says that a deal may have been known")
        if record.chain and model.chain_head != self._heads[-1]:
            said = "the entries lead to another head: an entry was added, removed or changed"
            raise self._error(("chain_head",), said)

    def _seal(
        self, number: int, dealer: Seat, origin: Origin, opened: OpenDeal, written: str, path: _Path
    ) -> Seal:
        """Return a seal rebuilt from its facts; raises DataError if it is not the one that is written."""
        place = self._places.pop(number, None)
        if place is None:
            raise self._error((*path, "seal"), f"the chain has no seal of deal {number}")
        if origin.chosen_seed(number) not in {None, opened.seed}:
            raise self._error(path, f"the seed is not the one that {origin} gives to deal {number}")
        ruleset, players = self.record.ruleset, len(self.record.seats)
        decks = (seeded_deck(ruleset, opened.seed),) if origin.follows_seed else opened.decks
        rules, head = ruleset.full_digest, self._heads[place]
        seal = Seal(rules, players, number, dealer, origin, head, decks, opened.seed)
        if self.record.chain[place].detail != written:
            raise self._error((*path, "seal"), f"the chain has another seal of deal {number}")
        if seal.commitment != written:
            said = (
                "the sealed text does not give this seal: an earlier entry of the chain, the rules, the "
                "seats, the dealer, the origin, the seed or the deck was changed"
            )
            raise self._error((*path, "seal"), said)
        return seal

    def _check_decks(self, seal: Seal, cut: str, opened: OpenDeal, path: _Path, key: str) -> None:
        try:
            decks = dealt_decks(self.record.ruleset, seal, cut)
        except ValueError as error:
            raise self._error(path, str(error)) from None
        if decks != opened.decks:
            raise self._error((*path, key), "the seed and the cut give another order of the cards")

    def _origin(self, text: str, path: _Path) -> Origin:
        try:
            return Origin.parse(text)
        except ValueError as error:
            raise self._error((*path, "origin"), str(error)) from None

    def _cut(self, text: str, path: _Path) -> str:
        try:
            cut = normal_cut(text)
        except ValueError as error:
            raise self._error((*path, "cut"), str(error)) from None
        if cut != text:
            raise self._error((*path, "cut"), f"{text!r} is not in its normal form, {cut!r}")
        return cut

    def _error(self, path: _Path, message: str) -> DataError:
        return DataError([self._document.problem(path, message)])
