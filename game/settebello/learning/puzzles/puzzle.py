"""A puzzle: a card, a table, and what is asked (docs/learning.md, sections 7.2 and 8)."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Self

from settebello.engine import Card, CardSet, Ruleset, captures, parse_cards
from settebello.engine.cards import NO_CARDS
from settebello.learning.facts import LARGEST_SUM
from settebello.learning.puzzles.card_aim import Aim, aim_of, completes, payments, sums_of, values_of
from settebello.learning.sums import Sum
from settebello.notation import RulesetOf
from settebello.notation.position_line import find_rules, print_rules

PAIR = 2
_FIELDS = ("card", "table", "given", "wanted", "groups", "beyond")


class Task(StrEnum):
    """What the child is asked to do."""

    VALUE = "value"
    """A value is said; the child clicks the card that has it."""
    TWIN = "twin"
    """The child clicks the card that is equal to the one shown."""
    MAKE = "make"
    """The child clicks the cards that the card shown takes."""
    WAYS = "ways"
    """The child finds one set after the other until all are found."""
    GAP = "gap"
    """Some cards are chosen already; the child clicks the missing one."""
    BACK = "back"
    """One card is taken away from the card shown; the child clicks the card that is left."""
    MORE = "more"
    """Child and partner turn over a card each; the child clicks the greater one, then the difference."""

    BUY = "buy"
    """A price is shown; the child clicks the cards that pay it exactly."""
    FEWEST = "fewest"
    """A price is shown; the child pays it exactly, with as few cards as possible."""

    @property
    def pays(self) -> bool:
        """Whether a price is paid, so that no card of the child's takes the others."""
        return self in {Task.BUY, Task.FEWEST}

    @property
    def adds(self) -> bool:
        """Whether the task asks for a sum."""
        return self not in {Task.VALUE, Task.TWIN}

    @property
    def has_given(self) -> bool:
        """Whether all cards of a solution but one are given."""
        return self in {Task.GAP, Task.BACK, Task.MORE}


@dataclass(frozen=True, kw_only=True)
class Puzzle:
    """A puzzle; its solutions are the engine's captures that include the given cards.

    card: what takes the others; where a price is paid it is not shown and lies nowhere.
    table: in the order in which it is shown. given: table cards that are chosen already. wanted: the sum that
    is practised, for tasks that add. groups: the groups of dots in which a value is shown, in their order;
    none where it is one group. beyond: a total above fifteen, which a table card makes with the card; no game
    has it, so the engine is not asked; 0 for the captures of the game. Raises ValueError for a card in two
    places, for a table without a solution, where no solution says the wanted sum, and where the groups do not
    make the value.
    """

    task: Task
    ruleset: Ruleset
    card: Card
    table: tuple[Card, ...]
    given: CardSet = NO_CARDS
    wanted: Sum | None = None
    groups: tuple[int, ...] = ()
    beyond: int = 0

    def __post_init__(self) -> None:
        CardSet.of((self.card, *self.table), self.ruleset.deck.pack)
        if self.given - self.cards:
            raise ValueError(f"{self.given - self.cards} is given and does not lie on the table")
        if not self.solutions:
            raise ValueError(f"{self.card} takes nothing from {self.cards} with {self.given} among it")
        if (self.wanted is not None) != self.task.adds:
            raise ValueError(f"a task {self.task} {'needs a' if self.task.adds else 'has no'} wanted sum")
        if self.wanted is not None and self.wanted not in self.said:
            raise ValueError(f"no solution of {self.card} at {self.cards} says {self.wanted}")
        if self.groups and not self._fits(self.groups):
            raise ValueError(f"the groups {self.groups} are not what {self.task} asks for with {self.card}")

    def _fits(self, groups: tuple[int, ...]) -> bool:
        """Return whether groups of dots are the value that is asked for."""
        asked = self.task is Task.VALUE and sum(groups) == aim_of(self.ruleset, self.card).total
        return asked and len(groups) > 1 and min(groups) > 0

    @property
    def cards(self) -> CardSet:
        """The table as a set."""
        return CardSet.of(self.table, self.ruleset.deck.pack)

    @cached_property
    def solutions(self) -> tuple[CardSet, ...]:
        """All solutions, in canonical order."""
        if self.task.pays:
            return payments(self.ruleset, self.cards, self.price, fewest=self.task is Task.FEWEST)
        if self.beyond:
            return completes(self.ruleset, self.card, self.cards, self.beyond)
        taken = captures(self.ruleset, self.card, self.cards)
        return tuple(cards for cards in taken if not self.given - cards)

    @property
    def price(self) -> int:
        """What is to be paid: the total of the wanted sum; 0 for tasks without a price."""
        return self.wanted.total if self.task.pays and self.wanted is not None else 0

    @property
    def aim(self) -> Aim:
        """What is to be made."""
        if self.task.pays:
            return Aim(self.price, with_card=False)
        return Aim(self.beyond, with_card=True) if self.beyond else aim_of(self.ruleset, self.card)

    @property
    def own(self) -> tuple[Card, ...]:
        """The card shown, where it counts with the others."""
        return (self.card,) if self.aim.with_card else ()

    def sums_of(self, taken: CardSet) -> tuple[Sum, ...]:
        """Return the sums that a set of table cards says where it is taken."""
        if not self.beyond and not self.task.pays:
            return sums_of(self.ruleset, self.card, taken)
        values = values_of(self.ruleset, (*self.own, *taken))
        learnt = len(values) == PAIR or sum(values) <= LARGEST_SUM
        return (Sum.of(values),) if len(values) > 1 and learnt and sum(values) == self.aim.total else ()

    @property
    def said(self) -> tuple[Sum, ...]:
        """The sums that the solutions say, in their order."""
        return tuple(one for cards in self.solutions for one in self.sums_of(cards))

    def __str__(self) -> str:
        fields = {
            "card": self.card,
            "table": "".join(map(str, self.table)),
            "given": self.given or "",
            "wanted": self.wanted or "",
            "groups": "+".join(map(str, self.groups)),
            "beyond": self.beyond or "",
        }
        return " ".join(
            [
                self.task,
                print_rules(self.ruleset),
                *(f"{name}={text}" for name, text in fields.items() if text),
            ]
        )

    @classmethod
    def parse(cls, line: str, ruleset_of: RulesetOf) -> Self:
        """Parse a printed puzzle; ValueError says what is wrong with it."""
        words = line.split()
        if len(words) < 2:
            raise ValueError(f"{line!r} is no puzzle: a task comes first, then the rules")
        pairs = dict(word.partition("=")[::2] for word in words[2:])
        for name in _FIELDS[:2]:
            if name not in pairs:
                raise ValueError(f"{line!r} is no puzzle: {name}= is missing")
        changes = {name: text for name, text in pairs.items() if name not in _FIELDS}
        ruleset = find_rules(words[1], changes, ruleset_of)
        wanted = pairs.get("wanted")
        return cls(
            task=Task(words[0]),
            ruleset=ruleset,
            card=Card.parse(pairs["card"]),
            table=parse_cards(pairs["table"]),
            given=CardSet.parse(pairs.get("given", ""), ruleset.deck.pack),
            wanted=Sum.parse(wanted) if wanted else None,
            groups=tuple(int(group) for group in pairs.get("groups", "").split("+") if group),
            beyond=int(pairs.get("beyond", 0)),
        )
