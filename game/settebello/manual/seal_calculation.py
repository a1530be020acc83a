"""The whole calculation of seals and decks as text, for people who want to repeat it."""

from collections.abc import Iterator

from settebello.i18n import t
from settebello.manual.card_names import Phrase
from settebello.notation import Record
from settebello.notation.deal_proof import DealProof, OpenedSeal, proof_of
from settebello.notation.sealed_record import chain_heads


def calculation(record: Record, only: int | None = None) -> Iterator[Phrase]:
    """Yield every text that is hashed, with its SHA-256; the deal in progress stays hidden.

    ``only``: the one deal to explain, counted from 0; None for all deals.
    """
    if not record.chain:
        return
    yield t(
        "The rules that differ from the base rules. Their SHA-256 is {key}:", key=record.ruleset.full_digest
    )
    yield record.ruleset.canonical_text
    yield t("The list of seals, hints and take-backs. Each entry with the SHA-256 that it continues:")
    *heads, last = chain_heads(record)
    yield from (f"{head}  {entry}" for head, entry in zip(heads, record.chain, strict=True))
    yield last
    for deal in range(len(record.deals)) if only is None else (only,):
        proof = proof_of(record, deal)
        if proof is not None and proof.opened is not None:
            yield t("Deal {number}", number=proof.number)
            yield from _opened(proof, proof.opened)


def _opened(proof: DealProof, opened: OpenedSeal) -> Iterator[Phrase]:
    yield t("The sealed text, with a line end after each line. Its SHA-256 is {key}:", key=proof.commitment)
    yield from opened.seal.text.splitlines()
    for number, order in enumerate(opened.orders):
        yield t("Deck {number}: the cards in the order of the SHA-256 of their texts", number=number)
        yield from (f"{one.key}  {one.text}" for one in order)
