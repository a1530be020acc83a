"""What one seat may know of a match, with no way back to the state."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from settebello.market.actions import Action
from settebello.market.cards import Kind, MarketRules
from settebello.market.legality import legal_actions
from settebello.market.market_events import Trigger
from settebello.market.situation import Situation, TurnMarks
from settebello.market.state import MarketState
from settebello.market.table import open_goals


@dataclass(frozen=True, slots=True)
class MatView:
    """What a seat may know of a player's cards.

    Discard pile and stage were seen when they were put down. ``hidden`` has the player's other cards in no
    order: for the own seat those of the deck, for another seat those of deck, hand and vault together, which
    follow from what was bought and buried. ``vault``: only the owner's. ``sifted``: only the owner's.
    """

    number: int
    limited: bool
    deck: int
    hand: int
    vault_size: int
    discard: tuple[int, ...]
    stage: tuple[int, ...]
    vitrine: tuple[int, ...]
    hidden: tuple[int, ...]
    vault: tuple[int, ...] = ()
    sifted: int | None = None


@dataclass(frozen=True, slots=True)
class MarketView:
    """What one seat may know.

    lower_goals: those that lie face up at the bottom.
    supply, face_down: how many cards are left. unseen_supply: the cards that were never seen, in the supply
    or put away; unseen_goals: those of the B goals. open_goals: from the top of the goal deck on.
    """

    rules: MarketRules = field(repr=False)
    seat: int
    mats: tuple[MatView, ...]
    hand: tuple[int, ...]
    display: tuple[int | None, ...]
    supply: int
    unseen_supply: tuple[int, ...]
    open_goals: tuple[int, ...]
    lower_goals: tuple[int, ...]
    face_down: int
    unseen_goals: tuple[int, ...]
    graveyard: tuple[int, ...]
    turned: bool
    starter: int
    turn: int
    round: int
    marks: TurnMarks
    trigger: Trigger | None
    last_round: int | None
    over: bool

    @property
    def own(self) -> MatView:
        """The seat's own cards."""
        return self.mats[self.seat]

    @property
    def situation(self) -> Situation | None:
        """What decides the seat's actions; None if it is not its turn."""
        if self.over or self.turn != self.seat:
            return None
        own = self.own
        return Situation(
            self.rules,
            own.limited,
            self.hand,
            own.stage,
            own.vault,
            own.vitrine,
            self.display,
            self.open_goals,
            self.marks,
        )

    def legal_actions(self) -> Iterator[Action]:
        """Yield the seat's legal actions; of the purchases those with a lean payment."""
        situation = self.situation
        if situation is not None:
            yield from legal_actions(situation)


def view_of(state: MarketState, seat: int) -> MarketView:
    """Return what a seat may know of a state."""
    rules = state.rules
    shown = open_goals(rules, state.goals, turned=state.turned)
    below = [goal for goal in state.goals if goal not in shown]
    removed_goals = [card for card in state.removed if _is_upper_goal(rules, card)]
    removed_supply = [card for card in state.removed if not _is_upper_goal(rules, card)]
    face_down = [goal for goal in below if not rules.face_up[goal]]
    return MarketView(
        rules=rules,
        seat=seat,
        mats=tuple(_mat_view(state, each, own=each == seat) for each in range(state.players)),
        hand=state.mats[seat].hand,
        display=state.display,
        supply=len(state.supply),
        unseen_supply=tuple(sorted((*state.supply, *removed_supply))),
        open_goals=shown,
        lower_goals=tuple(goal for goal in state.goals if rules.face_up[goal]),
        face_down=len(face_down),
        unseen_goals=tuple(sorted((*face_down, *removed_goals))),
        graveyard=state.graveyard,
        turned=state.turned,
        starter=state.starter,
        turn=state.turn,
        round=state.round,
        marks=state.marks,
        trigger=state.trigger,
        last_round=state.last_round,
        over=state.over,
    )


def _is_upper_goal(rules: MarketRules, card: int) -> bool:
    return rules.cards[card].kind is Kind.GOAL and rules.cards[card].grade == "B"


def _mat_view(state: MarketState, seat: int, *, own: bool) -> MatView:
    mat = state.mats[seat]
    if own:
        hidden = mat.deck
    else:
        drawn = () if mat.sifted is None else (mat.sifted,)
        hidden = (*mat.deck, *mat.hand, *mat.vault, *drawn)
    return MatView(
        number=mat.number,
        limited=mat.limited,
        deck=len(mat.deck),
        hand=len(mat.hand),
        vault_size=len(mat.vault),
        discard=mat.discard,
        stage=mat.stage,
        vitrine=mat.vitrine,
        hidden=tuple(sorted(hidden)),
        vault=mat.vault if own else (),
        sifted=mat.sifted if own else None,
    )
