"""The set-up of a match."""

from settebello.market.cards import FACE_UP_GRADE, SUPPLY_GRADE, MarketRules
from settebello.market.market_events import Began, Event
from settebello.market.mats import Mat
from settebello.market.shuffling import shuffled, shuffled_mats
from settebello.market.situation import TurnMarks
from settebello.market.state import MarketState, Step
from settebello.market.table import off_allowed

MATS = (1, 2, 3, 4)
"""The numbers of the mats."""


LONGEST_SEED = 200


class BadSeedError(ValueError):
    """A seed that cannot be printed in one line, is empty or too long."""


def set_up(rules: MarketRules, players: int, seed: str, handicaps: tuple[int, ...] = ()) -> Step:
    """Return a new match.

    seed: decides every shuffle. handicaps: the seats that may use each function once a turn; in the expert
    game all of them. Raises ValueError for a number of players or a seat that the rules do not have,
    BadSeedError for a seed that no record can hold.
    """
    if not 0 < len(seed) <= LONGEST_SEED or not seed.isprintable():
        raise BadSeedError(f"a seed needs from 1 to {LONGEST_SEED} characters that can be printed")
    if players not in rules.removed:
        raise ValueError(f"{rules.id} is for {', '.join(map(str, rules.players))} players, not for {players}")
    if not set(handicaps) <= set(range(players)):
        raise ValueError(f"{handicaps} are not seats of {players} players")
    numbers = shuffled_mats(MATS, seed)[:players]
    mats = tuple(
        _mat(rules, seat, seed, number, limited=rules.expert or seat in handicaps)
        for seat, number in enumerate(numbers)
    )
    removed = rules.removed[players]
    supply = shuffled(rules, (*rules.central, *rules.goals_of(SUPPLY_GRADE)), seed, "supply")
    away, supply = supply[: removed.supply], supply[removed.supply :]
    upper = shuffled(rules, rules.goals_of("B"), seed, "goals")
    starter = numbers.index(min(numbers))
    shown: tuple[int | None, ...] = supply[: rules.display]
    display = (*shown, *[None] * (rules.display - len(shown)))
    state = MarketState(
        rules=rules,
        seed=seed,
        mats=mats,
        supply=supply[rules.display :],
        display=display,
        goals=(*upper[removed.goals :], *rules.goals_of(FACE_UP_GRADE)),
        removed=(*away, *upper[: removed.goals]),
        starter=starter,
        turn=starter,
        marks=TurnMarks(off=off_allowed(rules, display)),
    )
    begun: tuple[Event, ...] = (Began(starter, 1, state.marks.off),)
    return Step(state, begun)


def _mat(rules: MarketRules, seat: int, seed: str, number: int, *, limited: bool) -> Mat:
    """Return a player's cards: an own set, shuffled, of which the first cards are drawn."""
    deck = shuffled(rules, rules.of_colour(rules.colours[seat]), seed, f"deck {seat}")
    return Mat(number, limited, deck[rules.hand :], hand=deck[: rules.hand], shuffles=1)
