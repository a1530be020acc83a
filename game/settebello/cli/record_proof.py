"""The seals of a verified record as text."""

from collections.abc import Iterator

from settebello.i18n import Text, t, tn
from settebello.manual.card_names import Phrase
from settebello.manual.proof_words import NOT_SHOWN, SHOWN
from settebello.notation import Record
from settebello.notation.deal_proof import DealProof, proof_of
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
            "One deal has no seal, so nothing shows how its cards were shuffled.",
            "{n} deals have no seal, so nothing shows how their cards were shuffled.",
            n=unsealed,
        )
    for proof in proofs:
        yield from _seal(proof)
    yield t("What this check shows:")
    # The head of the verdict says the first of them already.
    yield from (_item(one) for one in (SHOWN[1:] if proofs else SHOWN[:1]))
    yield t("What this check doesn't show:")
    yield from (_item(one) for one in NOT_SHOWN)


def _seal(proof: DealProof) -> Iterator[Phrase]:
    words = " ".join(proof.words)
    yield t(
        "Deal {number}, {origin}. Seal: {words}",
        number=proof.number,
        origin=_ORIGINS[proof.origin.kind],
        words=words,
    )
    if proof.opened is None:
        yield _item(t("Its seed and its deck are hidden until the deal is over."))
    elif proof.cut:
        yield _item(t("Seed: {seed}. Cut: {cut}", seed=proof.opened.seal.seed, cut=proof.cut))
    else:
        yield _item(t("Seed: {seed}. Nobody cut.", seed=proof.opened.seal.seed))


def _item(sentence: Text) -> Text:
    return t("- {sentence}", sentence=sentence)
