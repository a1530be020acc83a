"""The proof of a deal: everything with which a person can check that it was dealt as it was sealed."""

from dataclasses import dataclass

from settebello.engine import Card
from settebello.notation.record import Record
from settebello.notation.sealed_record import chain_heads
from settebello.notation.seals.chain import ChainEntry, EntryKind
from settebello.notation.seals.seal import Origin, Seal, commitment_words, dealt_with
from settebello.notation.seals.seeded_shuffle import SeededShuffle, order_key, order_text


@dataclass(frozen=True, slots=True)
class KeyedCard:
    """A card with the text that is hashed for it and the SHA-256 of that text, its key."""

    card: Card
    text: str
    key: str


@dataclass(frozen=True, slots=True)
class OpenedSeal:
    """What a finished deal tells.

    ``seal`` has the text that was sealed. ``decks`` are the decks as dealt: those thrown in, then the one
    that was played. ``orders`` has the cards of each deck in the order of their keys; where only the table
    was dealt again, it has the loose cards alone. It is empty if the deck does not follow from the seed.
    ``holds``: the commitment, its entry in the chain and the decks all fit to each other.
    """

    seal: Seal
    decks: tuple[tuple[Card, ...], ...]
    orders: tuple[tuple[KeyedCard, ...], ...]
    holds: bool


@dataclass(frozen=True, slots=True)
class DealProof:
    """A sealed deal; ``number`` counts from 1, ``opened`` is None until the deal is over."""

    number: int
    commitment: str
    origin: Origin
    cut: str
    opened: OpenedSeal | None

    @property
    def words(self) -> tuple[str, ...]:
        """The beginning of the commitment as eight words."""
        return commitment_words(self.commitment)


def proof_of(record: Record, deal: int) -> DealProof | None:
    """Return the proof of a deal, counted from 0; None if the deal has no seal."""
    played = record.deals[deal]
    seal = played.seal
    if seal is None:
        return None
    opened = None
    if played.score is not None:
        decks = (*played.thrown_in, played.deck)
        if seal.origin.follows_seed:
            shuffle = SeededShuffle(seal.seed, played.cut)
            holds = dealt_with(record.ruleset, seal, shuffle) == decks
            orders = tuple(_keyed(seal, played.cut, k, cards) for k, cards in enumerate(shuffle.orders))
        else:
            holds, orders = seal.decks == decks, ()
        opened = OpenedSeal(seal, decks, orders, holds and _is_in_chain(record, seal))
    return DealProof(deal + 1, seal.commitment, seal.origin, played.cut, opened)


def _keyed(seal: Seal, cut: str, number: int, cards: tuple[Card, ...]) -> tuple[KeyedCard, ...]:
    return tuple(
        KeyedCard(card, order_text(seal.seed, cut, number, card), order_key(seal.seed, cut, number, card))
        for card in cards
    )


def _is_in_chain(record: Record, seal: Seal) -> bool:
    entry = ChainEntry(EntryKind.SEALED, seal.deal, seal.commitment)
    heads = chain_heads(record)
    return any(one == entry and head == seal.chain for one, head in zip(record.chain, heads, strict=False))
