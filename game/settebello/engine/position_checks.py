"""What a position or a view must fulfil: every card in one place, sizes that fit, a seat that can act."""

from collections.abc import Iterable, Sequence

from settebello.engine.asking import Claim, opponents_of
from settebello.engine.bottom import Exchange
from settebello.engine.cards import CardSet, Side, side_letter
from settebello.engine.rules.ruleset import Ruleset
from settebello.engine.rules.rulewords import Piles
from settebello.engine.turn_state import TurnState


def check_turn(at: TurnState, held: Sequence[object]) -> None:
    """Raise ValueError if the seat in turn has nothing to play, or is asked about a claim and may not be."""
    if at.turn is None:
        return
    claimant = at.claimant
    if claimant is not None and at.asked:
        if at.turn not in opponents_of(at.ruleset, at.players, claimant):
            raise ValueError(f"seat {at.turn} is asked about a claim and is no opponent of seat {claimant}")
    elif not held[at.turn]:
        raise ValueError(f"seat {at.turn} is in turn and holds no card")


def check_boast(at: TurnState, held: Sequence[int]) -> None:
    """Raise ValueError for a declaration that the last move does not state, or that nobody could make."""
    if at.boast is None:
        return
    if not at.ruleset.declare_bluff:
        raise ValueError("a declaration may be doubted, but declare_bluff is off")
    stated = at.history[-1].boast if at.history else 0
    if stated != at.boast.points or held[at.boast.seat] != at.ruleset.deal.hand - 1 or at.claim:
        raise ValueError("the last move does not declare what may be doubted")


def check_bottom(at: TurnState, stock: int) -> None:
    """Raise ValueError for a bottom card where the rules know none, or a choice that cannot be due."""
    if at.bottom is None:
        return
    if not at.ruleset.deal.exchange:
        raise ValueError("a bottom card is given, but deal.exchange is off")
    if at.bottom.exchange is Exchange.DUE and (at.turn != at.dealer or at.history or not stock):
        raise ValueError("the dealer chooses the bottom card before the first card is played")


def claimed_card(claim: Claim | None, like: CardSet) -> tuple[CardSet, ...]:
    """Return the card of a claim as a set, if it is known."""
    return (CardSet.of((claim.card,), like.pack),) if claim and claim.card else ()


def check_sizes(position: TurnState, seats: dict[str, int], sides: int) -> None:
    """Raise ValueError for a tuple that has not one entry for each seat, or for each side."""
    for name, size in (seats | dict.fromkeys(("piles", "sweeps", "scores", "marks"), sides)).items():
        if len(getattr(position, name)) != size:
            raise ValueError(f"{name}: {len(getattr(position, name))} given, {size} needed")


def check_tops(at: TurnState) -> None:
    """Raise ValueError if a pile that may be stolen has no top card, or if another card is said to be one."""
    steals = at.ruleset.capture.piles is not Piles.CLOSED
    if not steals and not at.tops:
        return
    found = 0
    for side, pile in enumerate(at.piles):
        top = pile & at.tops
        found += len(top)
        if len(top) != (steals and bool(pile)):
            raise ValueError(f"tops: {top} given for the pile of side {side_letter(Side(side))}: {pile}")
    if found < len(at.tops):
        raise ValueError(f"tops: {at.tops} are not all in a pile")


def check_apart(ruleset: Ruleset, places: Iterable[CardSet]) -> None:
    """Raise ValueError for a card that lies in two places, or that is not in play."""
    seen = 0
    for cards in places:
        if twice := CardSet(seen & cards.mask, cards.pack):
            raise ValueError(f"{twice.cards[0]} lies in two places")
        seen |= cards.mask
    deck = ruleset.deck
    if deck.upto and (left_out := CardSet(seen, deck.pack) - deck.whole):
        raise ValueError(f"{left_out.cards[0]} is not in play, which goes up to {deck.ranks[-1]}")
