"""What a page says about the seal of a deal."""

from collections.abc import Mapping
from typing import Final

from settebello.i18n import Text, t
from settebello.notation.deal_proof import DealProof, OpenedSeal
from settebello.notation.seals.seal import Origin, OriginKind

_ORIGINS: Final[Mapping[OriginKind, Text]] = {
    OriginKind.RANDOM: t("The order of this deck was drawn at random."),
    OriginKind.ARRANGED: t("The cards of this deck were arranged."),
    OriginKind.REPEATED: t("This deal is repeated from another match."),
}
FIXED: Final = t("This deck was fixed before you saw a card.")
LATER: Final = t("When the deal is over, you will see its seed, and anybody can check the deck.")


def origin_sentence(origin: Origin) -> Text:
    """Return how the deck came about."""
    if origin.kind is OriginKind.CHOSEN:
        return t("The order of this deck follows from the chosen seed “{seed}”.", seed=origin.text)
    return _ORIGINS[origin.kind]


def seed_sentence(proof: DealProof) -> Text | None:
    """Return the cut, and of an opened seal the seed as well; None while there is nothing to say."""
    if proof.opened is None:
        return t("Cut: {cut}", cut=proof.cut) if proof.cut else None
    if proof.cut:
        return t("Seed: {seed}. Cut: {cut}", seed=proof.opened.seal.seed, cut=proof.cut)
    return t("Seed: {seed}. Nobody cut.", seed=proof.opened.seal.seed)


def verdict(opened: OpenedSeal) -> Text:
    """Return whether the deck is the one that was sealed."""
    if opened.seal.origin.follows_seed:
        if opened.holds:
            return t("Checked: the deck follows from the seed and the cut.")
        return t("Wrong: the deck does not follow from the seed and the cut.")
    if opened.holds:
        return t("Checked: the deck is the one that was sealed.")
    return t("Wrong: the deck is not the one that was sealed.")
