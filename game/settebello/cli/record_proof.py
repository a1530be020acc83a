"""The seals of a verified record as text, and the whole calculation for people who want to repeat it."""

from collections.abc import Iterator

from settebello.i18n import Text, t, tn
from settebello.manual.card_names import Phrase
from settebello.manual.proof_words import NOT_SHOWN, SHOWN
from settebello.notation import Record
from settebello.notation.deal_proof import DealProof, OpenedSeal, proof_of
from settebello.notation.sealed_record import chain_heads
from settebello.notation.seals.seal import OriginKind

_ORIGINS = {
    OriginKind.RANDOM: t("drawn at random"),
    OriginKind.CHOSEN: t("chosen by a person"),
    OriginKind.ARRANGED: t("arranged"),
    OriginKind.REPEATED: t("repeated from another match"),
}


def seals(record: Record) -> Iterator[Phrase]:
    """Yield what the seals of a verified record say, and what the verification shows."""
    proofs = [proof for deal in range(len(record.deals)) if (proof := proof_of(record, deal)) is not None]
    unsealed = len(record.deals) - len(proofs)
    if unsealed:
        yield tn(
            "One deal has no seal: nothing shows how its decks came about.",
            "{n} deals have no seal: nothing shows how their decks came about.",
            n=unsealed,
        )
    for proof in proofs:
        yield from _seal(proof)
    yield t("What this shows:")
    # The head of the verdict says the first of them already.
    yield from (_item(one) for one in (SHOWN[1:] if proofs else SHOWN[:1]))
    yield t("What this does not show:")
    yield from (_item(one) for one in NOT_SHOWN)


def calculation(record: Record) -> Iterator[Phrase]:
    """Yield every text that is hashed, with its SHA-256; the deal in progress stays hidden."""
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
    for deal in range(len(record.deals)):
        proof = proof_of(record, deal)
        if proof is not None and proof.opened is not None:
            yield t("Deal {number}", number=proof.number)
            yield from _opened(proof, proof.opened)


def _seal(proof: DealProof) -> Iterator[Phrase]:
    words = " ".join(proof.words)
    yield t(
        "Deal {number}, {origin}. Seal: {words}",
        number=proof.number,
        origin=_ORIGINS[proof.origin.kind],
        words=words,
    )
    if proof.opened is None:
        yield _item(t("Its seed and its deck are hidden until it is over."))
    elif proof.cut:
        yield _item(t("Seed: {seed}. Cut: {cut}", seed=proof.opened.seal.seed, cut=proof.cut))
    else:
        yield _item(t("Seed: {seed}. Nobody cut.", seed=proof.opened.seal.seed))


def _opened(proof: DealProof, opened: OpenedSeal) -> Iterator[Phrase]:
    yield t("The sealed text, with a line end after each line. Its SHA-256 is {key}:", key=proof.commitment)
    yield from opened.seal.text.splitlines()
    for number, order in enumerate(opened.orders):
        yield t("Deck {number}: the cards in the order of the SHA-256 of their texts", number=number)
        yield from (f"{one.key}  {one.text}" for one in order)


def _item(sentence: Text) -> Text:
    return t("- {sentence}", sentence=sentence)
