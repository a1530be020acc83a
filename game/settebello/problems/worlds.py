"""All deals of the unseen cards that fit a view, one after the other."""

from collections.abc import Iterator
from itertools import combinations
from math import factorial, prod
from random import Random

from settebello.ai.search.roots import Root


class Worlds:
    """The deals of the unseen cards to the hidden slots of a root.

    Two deals that give every seat the same cards in every round of dealing are the same world. Hands that
    the past moves make impossible are not left out, so the worlds are at least all that are possible.
    """

    def __init__(self, root: Root) -> None:
        self._unseen = tuple(root.unseen)
        groups: dict[tuple[int, int], list[int]] = {}
        for slot in root.hidden:
            groups.setdefault(_place(root, slot), []).append(slot)
        self._groups = tuple(tuple(groups[place]) for place in sorted(groups))
        self.slots = [slot for group in self._groups for slot in group]
        """The hidden slots, in the order of the cards of a world."""

    def __len__(self) -> int:
        """Return the number of worlds."""
        cards, slots = len(self._unseen), len(self.slots)
        return factorial(cards) // factorial(cards - slots) // prod(map(factorial, map(len, self._groups)))

    def __iter__(self) -> Iterator[list[int]]:
        """Yield every world: the cards of the slots."""
        return self._dealt(self._unseen, 0)

    def sample(self, rng: Random) -> list[int]:
        """Return a random world."""
        return rng.sample(self._unseen, len(self.slots))

    def _dealt(self, cards: tuple[int, ...], group: int) -> Iterator[list[int]]:
        if group == len(self._groups):
            yield []
            return
        for hand in combinations(cards, len(self._groups[group])):
            rest = tuple(card for card in cards if card not in hand)
            for others in self._dealt(rest, group + 1):
                yield [*hand, *others]


def _place(root: Root, slot: int) -> tuple[int, int]:
    """Return the round of dealing and the seat of a slot."""
    state = root.state
    since, size = slot - int(state.first_end), int(state.rules.round)
    seat = (int(state.leader) + slot) % int(state.rules.players)
    return 0 if since < 0 else 1 + since // size, seat
