"""Makes puzzles: tables from which the engine takes exactly the wanted sets.

See docs/learning.md, section 7.2.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from random import Random

from settebello.engine import Card, CardSet, Ruleset, captures, card_value
from settebello.learning.facts import LARGEST_ADDEND, LARGEST_SUM
from settebello.learning.puzzles.card_aim import aim_of, completes, payments, sums_of, values_of
from settebello.learning.puzzles.puzzle import Puzzle, Task
from settebello.learning.sums import MOST_ALIKE, Sum

MOST_ON_TABLE = 9
"""The most cards of a table, so that one row holds them."""

FOIL_TRIES = 8
"""The tables that are tried for one with a near miss; some small sums have none."""

TRIES = 24
"""The tables that are tried for one with the wanted number of ways and distractors."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """The properties of a puzzle to be made.

    wanted: the sum, for tasks that add. value: the card value, for the others. groups: the groups in which
    the value is shown; their order is drawn. distractors: cards that belong to no solution. ways: the number
    of solutions. near_miss: two cards of the table miss the target by one. upto: the highest card value in
    play. Where no table has all of these, the near miss is given up first, then ways and distractors.
    """

    task: Task
    ruleset: Ruleset
    wanted: Sum | None = None
    value: int = 0
    groups: tuple[int, ...] = ()
    distractors: int = 2
    ways: int = 1
    near_miss: bool = False
    upto: int = LARGEST_ADDEND


def make(wish: Wish, rng: Random) -> Puzzle:
    """Return a puzzle as wished; ValueError for a sum that the game or the range of values does not have."""
    if not wish.task.adds:
        return _Maker(wish, rng).single()
    if wish.wanted is None:
        raise ValueError(f"a task {wish.task} needs a wanted sum")
    said = wish.task.pays or setups(wish.ruleset, wish.wanted)
    if not said or max(wish.wanted.addends) > wish.upto:
        raise ValueError(f"{wish.wanted} is no sum of {wish.ruleset.id} with cards up to {wish.upto}")
    ways = wish.ways
    for _ in range(FOIL_TRIES if wish.near_miss else 0):
        puzzle = _Maker(wish, rng).adding(ways)
        if puzzle is not None and len(puzzle.table) >= _size(wish, puzzle) and _nearly(puzzle):
            return puzzle
    short: Puzzle | None = None
    while ways:
        for _ in range(TRIES):
            puzzle = _Maker(wish, rng).adding(ways)
            if puzzle is not None and len(puzzle.table) >= _size(wish, puzzle):
                return puzzle
            short = puzzle or short
        if short is not None:
            return short
        ways -= 1
    raise AssertionError(f"the engine takes {wish.wanted} alone, so that one way is always there")


@cache
def setups(ruleset: Ruleset, wanted: Sum) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return the values of a card and of table cards whose capture says the sum, all possibilities.

    In Quindici the card itself is an addend of the fifteen.
    """
    found: list[tuple[int, tuple[int, ...]]] = []
    whole = wanted.addends
    if wanted.total > LARGEST_SUM:
        # No game takes so much: one card is laid to the other.
        return tuple(dict.fromkeys(((whole[0], whole[1:]), (whole[1], whole[:1]))))
    options = [(value, whole) for value in range(1, LARGEST_ADDEND + 1)]
    for value in sorted(set(whole)):
        rest = list(whole)
        rest.remove(value)
        options.append((value, tuple(rest)))
    for value, addends in options:
        if Counter((value, *addends)).most_common(1)[0][1] > MOST_ALIKE:
            continue
        card, *cards = _some_cards(ruleset, (value, *addends))
        table = CardSet.of(cards, ruleset.deck.pack)
        if table in captures(ruleset, card, table) and wanted in sums_of(ruleset, card, table):
            found.append((value, addends))
    return tuple(found)


class _Maker:
    """Lays one puzzle card by card, as long as the engine finds no more solutions than wished."""

    def __init__(self, wish: Wish, rng: Random) -> None:
        self._wish = wish
        self._rng = rng
        deck = [card for card in wish.ruleset.deck.pack.cards if card_value(card, wish.ruleset) <= wish.upto]
        rng.shuffle(deck)
        self._deck = deck
        self._table: list[Card] = []

    def single(self) -> Puzzle:
        """Return a puzzle whose solution is the only card of a value."""
        wish = self._wish
        card, twin = self._draw([wish.value]), self._draw([wish.value])
        others = [each for each in self._deck if card_value(each, wish.ruleset) != wish.value]
        return self._laid(card[0], [*twin, *others[: wish.distractors]], None)

    def adding(self, ways: int) -> Puzzle | None:
        """Return a puzzle for the wanted sum with so many ways; None where this table did not succeed."""
        wish = self._wish
        if wish.wanted is None:
            return None
        if wish.task.pays:
            # Nothing takes the cards: the one that is not shown only has to lie nowhere else.
            card = self._deck.pop()
            self._table = self._draw(wish.wanted.addends)
        else:
            value, addends = self._rng.choice(setups(wish.ruleset, wish.wanted))
            card = self._draw([value])[0]
            self._table = self._draw(addends)
        solution = CardSet.of(self._table, wish.ruleset.deck.pack)
        if wish.task is Task.FEWEST:
            self._table += self._dearer(wish.wanted)
        if ways > 1 and not self._widened(card, solution, ways):
            return None
        solutions = self._taken(card)
        room = min(len(self._table) + wish.distractors, MOST_ON_TABLE)
        refused: set[int] = set()
        for other in list(self._deck):
            if len(self._table) >= room:
                break
            other_value = card_value(other, wish.ruleset)
            if other_value in refused:
                continue
            if self._taken(card, other) == solutions:
                self._table.append(other)
            else:
                # Only spares questions: whatever is laid, the engine was asked about.
                refused.add(other_value)
        given: tuple[Card, ...] = ()
        if wish.task.has_given:
            given = tuple(self._rng.sample(solution.cards, len(solution) - 1))
        return self._laid(card, self._table, wish.wanted, given)

    def _dearer(self, wanted: Sum) -> list[Card]:
        """Draw cards that pay the same with one card more, of which one may be of the wanted sum."""
        splits = [
            addends
            for addends in combinations_with_replacement(
                range(1, self._wish.upto + 1), len(wanted.addends) + 1
            )
            if sum(addends) == wanted.total
        ]
        self._rng.shuffle(splits)
        for addends in splits:
            missing = Counter(addends) - Counter(wanted.addends)
            added = self._peek(missing.elements())
            # A card that pays with another one would be a second answer.
            if added and len(self._paid(added)) == 1:
                for each in added:
                    self._deck.remove(each)
                return added
        return []

    def _widened(self, card: Card, solution: CardSet, ways: int) -> bool:
        """Add cards to the table until the card takes so many sets; return whether that succeeded."""
        ruleset = self._wish.ruleset
        aim = aim_of(ruleset, card)
        total = aim.total - card_value(card, ruleset) if aim.with_card else aim.total
        others = list(_splits(total, self._wish.upto))
        self._rng.shuffle(others)
        found = 1
        for addends in others:
            missing = Counter(addends) - Counter(values_of(ruleset, self._table))
            added = self._peek(missing.elements())
            if not added or len(self._table) + len(added) > MOST_ON_TABLE:
                continue
            taken = self._taken(card, *added)
            if solution in taken and found < len(taken) <= ways and self._differ(taken):
                found = len(taken)
                self._table += added
                for each in added:
                    self._deck.remove(each)
            if found == ways:
                return True
        return False

    def _differ(self, taken: Iterable[CardSet]) -> bool:
        """Return whether sets of cards differ by their values, not only by their suits."""
        values = [tuple(sorted(values_of(self._wish.ruleset, cards))) for cards in taken]
        return len(set(values)) == len(values)

    def _taken(self, card: Card, *added: Card) -> tuple[CardSet, ...]:
        """Return what the card takes from the table with some cards added."""
        cards = CardSet.of((*self._table, *added), self._wish.ruleset.deck.pack)
        if self._wish.task.pays and self._wish.wanted is not None:
            fewest = self._wish.task is Task.FEWEST
            return payments(self._wish.ruleset, cards, self._wish.wanted.total, fewest=fewest)
        if beyond := _beyond(self._wish):
            return completes(self._wish.ruleset, card, cards, beyond)
        return captures(self._wish.ruleset, card, cards)

    def _paid(self, added: Iterable[Card]) -> tuple[CardSet, ...]:
        """Return what pays the price with some cards added to the table."""
        return self._taken(next(iter(self._table)), *added)

    def _peek(self, values: Iterable[int]) -> list[Card]:
        """Return cards of these values that are left in the pack; none where one value is used up."""
        found: list[Card] = []
        for value in values:
            fitting = (
                card
                for card in self._deck
                if card not in found and card_value(card, self._wish.ruleset) == value
            )
            card = next(fitting, None)
            if card is None:
                return []
            found.append(card)
        return found

    def _draw(self, values: Iterable[int]) -> list[Card]:
        """Take cards of these values out of the pack; ValueError where there are none."""
        wanted = list(values)
        found = self._peek(wanted)
        if not found:
            raise ValueError(f"no cards of the values {wanted} among those up to {self._wish.upto}")
        for card in found:
            self._deck.remove(card)
        return found

    def _laid(self, card: Card, table: list[Card], wanted: Sum | None, given: Iterable[Card] = ()) -> Puzzle:
        self._rng.shuffle(table)
        pack = self._wish.ruleset.deck.pack
        groups = list(self._wish.groups)
        self._rng.shuffle(groups)
        return Puzzle(
            task=self._wish.task,
            ruleset=self._wish.ruleset,
            card=card,
            table=tuple(table),
            given=CardSet.of(given, pack),
            wanted=wanted,
            groups=tuple(groups),
            beyond=_beyond(self._wish),
        )


def _beyond(wish: Wish) -> int:
    """Return the total of a wished sum that no game takes; 0 for others, and for prices."""
    if wish.task.pays or wish.wanted is None:
        return 0
    return wish.wanted.total if wish.wanted.total > LARGEST_SUM else 0


def _size(wish: Wish, puzzle: Puzzle) -> int:
    """Return the number of cards that the table of such a puzzle should have."""
    used = CardSet(0, wish.ruleset.deck.pack)
    for cards in puzzle.solutions:
        used |= cards
    return min(len(used) + wish.distractors, MOST_ON_TABLE)


def _nearly(puzzle: Puzzle) -> bool:
    """Return whether two cards of the table miss the target by one."""
    values = values_of(puzzle.ruleset, puzzle.table)
    aim = sum(values_of(puzzle.ruleset, puzzle.solutions[0]))
    return any(abs(a + b - aim) == 1 for k, a in enumerate(values) for b in values[k + 1 :])


def _splits(total: int, upto: int) -> Iterator[tuple[int, ...]]:
    """Yield the splits of a total into at most three addends; more would fill the table."""
    for size in (1, 2, 3):
        for addends in combinations_with_replacement(range(1, upto + 1), size):
            if sum(addends) == total:
                yield addends


def most_ways(total: int, upto: int = LARGEST_ADDEND) -> int:
    """Return how many ways of two or three cards to a number there are at the most, with cards up to a value.

    >>> most_ways(3)
    2
    """
    return sum(len(addends) > 1 for addends in _splits(total, upto))


def _some_cards(ruleset: Ruleset, values: Iterable[int]) -> list[Card]:
    """Return cards of a pack with these values, in their order; at most four of one value."""
    left = list(ruleset.deck.pack.cards)
    found = []
    for value in values:
        card = next(card for card in left if card_value(card, ruleset) == value)
        left.remove(card)
        found.append(card)
    return found
