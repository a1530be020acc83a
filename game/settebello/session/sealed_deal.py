"""The next deal of a table, sealed before its first card is seen."""

from dataclasses import dataclass
from random import Random
from typing import Final, Self

from settebello.engine import CannotDeal, Match, MatchStep, Phase
from settebello.notation import Record
from settebello.notation.sealed_record import with_seal
from settebello.notation.seals.seal import (
    RANDOM,
    Origin,
    OriginKind,
    Prepared,
    commitment_words,
    dealt_decks,
)
from settebello.notation.seals.seed import draw_seed, normal_cut

MISFIT: Final = "the sealed deal does not fit to the match"


@dataclass(frozen=True, slots=True)
class SealedDeal:
    """What may be shown of a deal that is sealed and not dealt: neither its seed nor its deck.

    ``number``: the deal, counted from 1. ``cut``: None while it can be chosen; a deal that was dealt and
    taken back has one already.
    """

    number: int
    commitment: str
    origin: Origin
    cut: str | None

    @property
    def words(self) -> tuple[str, ...]:
        """The beginning of the commitment as eight words."""
        return commitment_words(self.commitment)

    @classmethod
    def of(cls, prepared: Prepared) -> Self:
        """Return what may be shown of a prepared deal."""
        seal = prepared.seal
        return cls(seal.deal, seal.commitment, seal.origin, prepared.cut)


def prepare(record: Record, match: Match, rng: Random, chosen: str = "") -> Record:
    """Return the record with its next deal sealed; unchanged if it is.

    ``chosen``: the seed that a person chose for a match that has no deal yet. The seed of a later deal of
    such a match follows from it.
    """
    if record.next_prepared is not None:
        return record
    first = record.deals[0].seal if record.deals else None
    text = chosen if first is None else first.origin.text
    number = len(record.deals) + 1
    origin = Origin(OriginKind.CHOSEN, text) if text else RANDOM
    return with_seal(record, match.next_dealer, origin, origin.chosen_seed(number) or draw_seed(rng))


def deal(record: Record, match: Match, cut: str) -> tuple[Record, MatchStep]:
    """Deal the prepared deal of a record.

    Raises ValueError for a cut that is too long or has control characters, and if no deal is prepared;
    CannotDeal for a deal that does not fit to the match, as only a file made by hand can have one.
    """
    cut = normal_cut(cut)
    prepared = record.next_prepared
    if prepared is None:
        raise ValueError("the next deal is not prepared")
    if prepared.cut is not None:
        cut = prepared.cut
    decks = dealt_decks(record.ruleset, prepared.seal, cut)
    step = MatchStep(match, ())
    try:
        for deck in decks:
            dealt = step.match.deal_deck(deck)
            step = MatchStep(dealt.match, step.events + dealt.events)
    except ValueError:
        raise CannotDeal(MISFIT) from None
    if step.match.phase is not Phase.PLAY or step.match.dealer != prepared.seal.dealer:
        raise CannotDeal(MISFIT)
    return record.with_deal(decks, step.match.dealer, cut), step
