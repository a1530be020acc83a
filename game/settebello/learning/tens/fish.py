"""Go fish for ten: two players ask each other for the friends of their cards, the numbers that make ten."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random
from typing import Final

from settebello.engine import Card, Ruleset, card_value
from settebello.learning.facts import Fact
from settebello.learning.tens.pyramid import TEN
from settebello.learning.tens.pyramid_maker import cards_of, pairs_of

HAND: Final = 4
"""The cards that each player is dealt."""
CHILD: Final = 0
PARTNER: Final = 1

Cards = tuple[Card, ...]


class Answer(StrEnum):
    """Where the friend of a card was."""

    OWN = "own"
    """In the hand of the player who asks; nobody else is asked."""
    GIVEN = "given"
    FISHED = "fished"
    """The other player has none: a card is drawn, and the turn ends."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One question, as both players hear and see it.

    player: who asks. card: the card that is shown. pair: whether two cards that make ten were laid down.
    friend: the other card of that pair; None without one.
    """

    player: int
    card: Card
    answer: Answer
    friend: Card | None = None

    @property
    def pair(self) -> bool:
        """Whether a pair was laid down."""
        return self.friend is not None


@dataclass(frozen=True, slots=True)
class FishView:
    """All that one player may know: its own hand, what was asked, and how many cards there are elsewhere."""

    hand: Cards
    asked: tuple[Asked, ...]
    others: int
    stock: int
    player: int


@dataclass(frozen=True, slots=True)
class Fish:
    """A game of Go fish for ten. The player at turn shows a card and asks for its friend.

    hands: of the child and of its partner. stock: the next card first. A player goes on after a pair from its
    own or the other hand. Whoever has no card at its turn draws one.
    """

    hands: tuple[Cards, Cards]
    stock: Cards
    turn: int = CHILD
    asked: tuple[Asked, ...] = ()

    @property
    def over(self) -> bool:
        """Whether all cards are laid down in pairs."""
        return not any(self.hands) and not self.stock

    @property
    def hand(self) -> Cards:
        """The hand of the player at turn."""
        return self.hands[self.turn]

    def view(self, player: int) -> FishView:
        """Return what a player may know."""
        return FishView(self.hands[player], self.asked, len(self.hands[1 - player]), len(self.stock), player)

    def answer(self, card: Card) -> Answer:
        """Return where the friend of a card of the player at turn is."""
        if _friend(card, self.hand) is not None:
            return Answer.OWN
        return Answer.FISHED if _friend(card, self.hands[1 - self.turn]) is None else Answer.GIVEN

    def after(self, card: Card) -> "Fish":
        """Return the game after the player at turn has asked for the friend of a card.

        ValueError for a card that is not in its hand.
        """
        if card not in self.hand:
            raise ValueError(f"{card} is not in the hand of player {self.turn}")
        answer, other = self.answer(card), 1 - self.turn
        own, theirs, stock = self.hand, self.hands[other], self.stock
        friend = _friend(card, theirs if answer is Answer.GIVEN else own)
        if answer is Answer.FISHED:
            # The friend is in no hand, so the stock has it.
            drawn, stock = stock[0], stock[1:]
            own = (*own, drawn)
            friend = drawn if _friend(card, (drawn,)) else None
        if friend is not None:
            own, theirs = _without(own, card, friend), _without(theirs, friend)
        now = Fish(
            hands=(own, theirs) if self.turn == CHILD else (theirs, own),
            stock=stock,
            turn=other if answer is Answer.FISHED else self.turn,
            asked=(*self.asked, Asked(self.turn, card, answer, friend)),
        )
        return now.ready()

    def ready(self) -> "Fish":
        """Return the game with a card in the hand of the player at turn, unless it is over."""
        if self.hand or self.over:
            return self
        if not self.stock:
            return replace(self, turn=1 - self.turn)
        drawn = (self.stock[0],)
        return replace(
            self,
            hands=(drawn, self.hands[1]) if self.turn == CHILD else (self.hands[0], drawn),
            stock=self.stock[1:],
        )


def deal_fish(ruleset: Ruleset, pairs: int, facts: Sequence[Fact], rng: Random) -> Fish:
    """Deal a game of so many pairs of the facts, those wanted most first; the child begins."""
    values = [value for one in pairs_of(facts, pairs) for value in (one.a, one.b)]
    cards = list(cards_of(ruleset, values, rng))
    rng.shuffle(cards)
    return Fish((tuple(cards[:HAND]), tuple(cards[HAND : 2 * HAND])), tuple(cards[2 * HAND :])).ready()


def are_pairs(cards: Sequence[Card]) -> bool:
    """Return whether different cards can be laid down in pairs of ten until none is left."""
    counts = Counter(map(card_value, cards))
    paired = all(counts[TEN - value] == count for value, count in counts.items())
    return len(set(cards)) == len(cards) and paired and counts[TEN // 2] % 2 == 0


def ask_for(view: FishView, rng: Random) -> Card:
    """Return the card for whose friend the partner asks, by what it may know alone.

    First a pair in its own hand, then the friend of a card that the other player has shown, then any card,
    not the one it has just asked for in vain.
    """
    for card in view.hand:
        if _friend(card, view.hand) is not None:
            return card
    shown = held_by_other(view)
    known = [card for card in view.hand if _friend(card, shown) is not None]
    last = next((one.card for one in reversed(view.asked) if one.player == view.player), None)
    others = [card for card in view.hand if card != last]
    return rng.choice(known or others or list(view.hand))


def held_by_other(view: FishView) -> Cards:
    """Return the cards that the other player has shown and still has."""
    held: list[Card] = []
    for one in view.asked:
        if one.player != view.player and not one.pair:
            held.append(one.card)
        held = [card for card in held if not (one.pair and card in {one.card, one.friend})]
    return tuple(dict.fromkeys(held))


def _friend(card: Card, among: Cards) -> Card | None:
    wanted = TEN - card_value(card)
    return next((one for one in among if one != card and card_value(one) == wanted), None)


def _without(cards: Cards, *gone: Card) -> Cards:
    return tuple(card for card in cards if card not in gone)
