"""The cards of a match in progress, and how they are drawn and filled up."""

from dataclasses import dataclass, field, replace
from typing import Self

from settebello.market.cards import MarketRules
from settebello.market.market_events import Drawn, Event, Filled, Reshuffled, Trigger
from settebello.market.mats import Mat
from settebello.market.shuffling import shuffled
from settebello.market.situation import NO_MARKS, Situation, TurnMarks


@dataclass(frozen=True, slots=True)
class Table:
    """The cards of a match in progress.

    seed: decides every shuffle. supply, goals: the top card first. turned: whether the top goal is face up,
    though it is no C goal. graveyard: the bottom card first. removed: the cards put away unseen. starter: the
    seat that began. round: counts from 1. trigger, last_round: known once the end of the match is known.
    """

    rules: MarketRules = field(repr=False)
    seed: str
    mats: tuple[Mat, ...]
    supply: tuple[int, ...]
    display: tuple[int | None, ...]
    goals: tuple[int, ...]
    removed: tuple[int, ...]
    starter: int
    turn: int
    graveyard: tuple[int, ...] = ()
    turned: bool = True
    round: int = 1
    marks: TurnMarks = NO_MARKS
    trigger: Trigger | None = None
    last_round: int | None = None
    over: bool = False

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.mats)

    @property
    def situation(self) -> Situation:
        """What decides the actions of the seat in turn."""
        mat = self.mats[self.turn]
        goals = open_goals(self.rules, self.goals, turned=self.turned)
        return Situation(
            self.rules,
            mat.limited,
            mat.hand,
            mat.stage,
            mat.vault,
            mat.vitrine,
            self.display,
            goals,
            self.marks,
        )

    def reached(self, at: Situation) -> Self:
        """Return the state in which the seat in turn has come to a situation."""
        bought = len(open_goals(self.rules, self.goals, turned=self.turned)) - len(at.goals)
        mat = replace(self.mats[self.turn], hand=at.hand, stage=at.stage, vault=at.vault, vitrine=at.vitrine)
        return replace(
            self,
            mats=self.changed_mats(mat),
            display=at.display,
            goals=self.goals[bought:],
            turned=self.turned and not bought,
            graveyard=(*self.graveyard, *at.buried),
            marks=at.marks,
        )

    def changed_mats(self, mat: Mat) -> tuple[Mat, ...]:
        """Return the mats with that of the seat in turn exchanged."""
        return (*self.mats[: self.turn], mat, *self.mats[self.turn + 1 :])

    def sifting(self, happened: list[Event]) -> Self:
        """Return the state in which the seat in turn looks at the card it has drawn, if there is one."""
        state, card = self.drawn(happened)
        if card is None:
            return state
        mat = replace(state.mats[self.turn], sifted=card)
        return replace(state, mats=state.changed_mats(mat), marks=replace(self.marks, sifting=True))

    def drawing(self, count: int, happened: list[Event]) -> Self:
        """Return the state in which the seat in turn has drawn as many cards as there are."""
        state = self
        for _ in range(count):
            state, card = state.drawn(happened)
            if card is None:
                break
            mat = state.mats[state.turn]
            state = replace(state, mats=state.changed_mats(replace(mat, hand=(*mat.hand, card))))
        return state

    def drawn(self, happened: list[Event]) -> tuple[Self, int | None]:
        """Return the state without the card that is drawn next, and that card; None if there is none."""
        mat, graveyard, seat = self.mats[self.turn], self.graveyard, self.turn
        if not mat.deck and mat.discard:
            happened.append(Reshuffled(seat, len(mat.discard)))
            deck = shuffled(self.rules, mat.discard, self.seed, f"deck {seat}", mat.shuffles)
            mat = replace(mat, deck=deck, discard=(), shuffles=mat.shuffles + 1)
        if mat.deck:
            card, mat = mat.deck[0], replace(mat, deck=mat.deck[1:])
            happened.append(Drawn(seat, card))
        elif graveyard:
            card, graveyard = graveyard[0], graveyard[1:]
            happened.append(Drawn(seat, card, from_graveyard=True))
        else:
            return self, None
        return replace(self, mats=self.changed_mats(mat), graveyard=graveyard), card

    def filling(self, places: tuple[int, ...], happened: list[Event]) -> Self:
        """Return the state in which gaps of the display are filled from the supply, as far as it lasts."""
        display, used = list(self.display), 0
        for place in places:
            if display[place] is None and used < len(self.supply):
                card = self.supply[used]
                display[place], used = card, used + 1
                happened.append(Filled(place, card))
        return replace(self, display=tuple(display), supply=self.supply[used:])


def open_goals(rules: MarketRules, goals: tuple[int, ...], *, turned: bool) -> tuple[int, ...]:
    """Return the goals that lie face up from the top of the goal deck on."""
    count = 1 if turned and goals else 0
    while count < len(goals) and rules.face_up[goals[count]]:
        count += 1
    return goals[:count]


def off_allowed(rules: MarketRules, display: tuple[int | None, ...]) -> bool:
    """Return whether the display has cards, and spades on every one of them."""
    shown = [card for card in display if card is not None]
    return bool(shown) and all(rules.cards[card].spades for card in shown)
