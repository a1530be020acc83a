"""A position of the market game that is set up by the ids of its cards, for examples and lessons."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from settebello.market.cards import MarketRules
from settebello.market.setup import set_up
from settebello.market.situation import TurnMarks
from settebello.market.state import MarketState
from settebello.market.table import off_allowed

SEED = "arrangement"


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The cards that a position shows, by their ids; seat 0 is in turn, and the others hold nothing.

    deck: the top card first. goals: the top goal first. supply: the next card first.
    """

    hand: tuple[str, ...] = ()
    display: tuple[str, ...] = ()
    goals: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    stage: tuple[str, ...] = ()
    supply: tuple[str, ...] = ()
    vault: tuple[str, ...] = ()
    vitrine: tuple[str, ...] = ()
    players: int = 2

    @property
    def cards(self) -> tuple[str, ...]:
        """All its cards."""
        piles = (self.hand, self.display, self.goals, self.deck, self.discard, self.supply)
        return tuple(card for pile in (*piles, self.stage, self.vault, self.vitrine) for card in pile)

    def state(self, rules: MarketRules) -> MarketState:
        """Return the position; raises LookupError for a card that the rules do not have."""

        def found(ids: Iterable[str]) -> tuple[int, ...]:
            return tuple(rules.index[card] for card in ids)

        start = set_up(rules, self.players, SEED).state
        shown: tuple[int | None, ...] = found(self.display)
        display = (*shown, *[None] * (rules.display - len(shown)))
        own = replace(
            start.mats[0],
            deck=found(self.deck),
            discard=found(self.discard),
            stage=found(self.stage),
            hand=found(self.hand),
            vault=found(self.vault),
            vitrine=found(self.vitrine),
        )
        others = (replace(mat, deck=(), hand=()) for mat in start.mats[1:])
        return replace(
            start,
            mats=(own, *others),
            supply=found(self.supply),
            display=display,
            goals=found(self.goals),
            removed=(),
            starter=0,
            turn=0,
            marks=TurnMarks(off=off_allowed(rules, display)),
        )
