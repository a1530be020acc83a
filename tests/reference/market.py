"""The referee of the market game: written from the rules alone, slow, with lists that change in place.

It reads the card list with PyYAML, names cards by their ids and actions by their texts, and shares nothing
with the engine.
"""

from hashlib import sha256
from itertools import combinations
from pathlib import Path
from typing import Any

import yaml

Event = tuple[Any, ...]
MULTIPLIER = 3


def card_list(path: Path) -> dict[str, Any]:
    """The content of the file; `cards` has every card by its id."""
    content: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))
    cards: dict[str, dict[str, Any]] = {}
    for colour in content["colours"]:
        for card in content["own"]:
            cards[colour["id"] + card["id"]] = {**card, "sort": "own", "colour": colour["id"]}
    for card in content["central"]:
        cards[card["id"]] = {**card, "sort": "central"}
    for card in content["goals"]:
        cards[card["id"]] = {**card, "sort": "goal"}
    content["cards"] = cards
    return content


class Referee:
    """A match, played by the texts of actions."""

    def __init__(
        self,
        content: dict[str, Any],
        players: int,
        seed: str,
        *,
        expert: bool,
        handicaps: tuple[int, ...] = (),
    ) -> None:
        self.cards, self.seed, self.expert, self.players = content["cards"], seed, expert, players
        self.order = list(self.cards)
        self.longest: int = content["longest"]
        self.arrow_takes_all = content["arrow"] == "any"
        self.last_goal: str = content["last_goal"]
        numbers = sorted([1, 2, 3, 4], key=lambda mat: self._key("mats", 0, str(mat)))
        self.numbers = numbers[:players]
        self.limited = [expert or seat in handicaps for seat in range(players)]
        self.shuffles = [0] * players
        self.deck: list[list[str]] = []
        for seat in range(players):
            colour = content["colours"][seat]["id"]
            own = [card for card in self.order if self.cards[card].get("colour") == colour]
            self.deck.append(self._shuffled(own, seat))
        self.hand = [[deck.pop(0), deck.pop(0)] for deck in self.deck]
        self.discard: list[list[str]] = [[] for _ in range(players)]
        self.stage: list[list[str]] = [[] for _ in range(players)]
        self.vault: list[list[str]] = [[] for _ in range(players)]
        self.vitrine: list[list[str]] = [[] for _ in range(players)]
        (row,) = [each for each in content["removed"] if each["players"] == players]
        middle = [c for c in self.order if self.cards[c]["sort"] == "central" or self._grade(c) == "A"]
        self.supply = sorted(middle, key=lambda card: self._key("supply", 0, card))
        self.removed = [self.supply.pop(0) for _ in range(row["supply"])]
        upper = sorted(
            [c for c in self.order if self._grade(c) == "B"], key=lambda card: self._key("goals", 0, card)
        )
        self.removed += [upper.pop(0) for _ in range(row["goals"])]
        lower = sorted([c for c in self.order if self._grade(c) == "C"], key=self._number)
        self.goals: list[str] = upper + lower
        self.top_is_up = True
        self.display: list[str | None] = [self.supply.pop(0) for _ in range(3)]
        self.graveyard: list[str] = []
        self.starter = self.turn = self.numbers.index(min(self.numbers))
        self.round = 1
        self.trigger: str | None = None
        self.last_round: int | None = None
        self.over = False
        self.sifted: str | None = None
        self._begin_turn()

    # --- what the cards say

    def _key(self, pile: str, number: int, name: str) -> bytes:
        return sha256(f"settebello-market 1|{self.seed}|{pile}|{number}|{name}".encode()).digest()

    def _shuffled(self, cards: list[str], seat: int) -> list[str]:
        number = self.shuffles[seat]
        self.shuffles[seat] += 1
        return sorted(cards, key=lambda card: self._key(f"deck {seat}", number, card))

    def _number(self, card: str) -> int:
        return int(self.cards[card]["number"])

    def _grade(self, card: str) -> str:
        return str(self.cards[card].get("grade", ""))

    def _is_goal(self, card: str) -> bool:
        return bool(self.cards[card]["sort"] == "goal")

    def _is(self, card: str, number: int) -> bool:
        return not self._is_goal(card) and self._number(card) == number

    def _sum(self, paid: list[str]) -> int:
        """The sum of a payment; two or more red borders double their part."""
        red = [card for card in paid if self.cards[card].get("border")]
        extra = sum(map(self._number, red)) if len(red) >= 2 else 0
        return sum(map(self._number, paid)) + extra

    def _product(self, paid: list[str]) -> int:
        """Three times the other card of a pair with a 3; 0 if there is no such pair."""
        if len(paid) != 2 or ("triple" in self.used and self.limited[self.turn]):
            return 0
        one, other = paid
        if self._is(one, MULTIPLIER):
            return 3 * self._number(other)
        return 3 * self._number(one) if self._is(other, MULTIPLIER) else 0

    # --- what may be done

    def _begin_turn(self) -> None:
        shown = self._shown()
        self.off = bool(shown) and all(self.cards[card].get("spades") for card in shown)
        self.used: set[str] = set()
        self.bought = 0
        self.purple = False

    def _shown(self) -> list[str]:
        return [card for card in self.display if card]

    def _top(self) -> str | None:
        """The goal that can be bought."""
        if self.goals and (self.top_is_up or self._grade(self.goals[0]) == "C"):
            return self.goals[0]
        return None

    def _free(self, function: str) -> bool:
        return not (self.limited[self.turn] and function in self.used)

    def _ways(self, card: str) -> list[str]:
        ways = [""]
        if self.cards[card].get("flash"):
            ways.append(" to hand")
        if self.expert and self._is_goal(card):
            ways.append(" to vitrine")
        return ways

    def enough(self, card: str, paid: list[str]) -> bool:
        """Whether hand cards pay for a card."""
        if any(map(self._is_goal, paid)):
            return self.expert and len(paid) == 1 and not self._is_goal(card)
        price = self._number(card)
        return bool(paid) and max(self._sum(paid), self._product(paid)) >= price

    def _lean(self, card: str, paid: list[str]) -> bool:
        """Whether no card can be left out of a payment, counted as a sum."""
        price = self._number(card)
        if self._is_goal(paid[0]) or self._sum(paid) < price:
            return True
        rest = [[c for c in paid if c != each] for each in paid]
        return all(not some or self._sum(some) < price for some in rest)

    def legal(self) -> set[str]:
        """The texts of all legal actions; of the purchases those with a lean payment."""
        if self.over:
            return set()
        if self.sifted is not None:
            return {"keep", "pass"}
        found = self._purchases() | self._functions()
        found |= {f"secure {card}" for card in self.hand[self.turn] if self._is_goal(card)}
        if self.off:
            found |= {f"off {card}" for card in self._shown()}
        for way in ["", " shuffle"] if self.purple else [""]:
            found.add(f"end{way}")
            if not (self.expert and self.bought):
                found |= {f"end keep {card}{way}" for card in self.hand[self.turn]}
        return found

    def _purchases(self) -> set[str]:
        hand, found, top = self.hand[self.turn], set(), self._top()
        for card in [*self._shown(), *([top] if top else [])]:
            for count in range(1, len(hand) + 1):
                for some in combinations(sorted(hand, key=self.order.index), count):
                    paid = list(some)
                    if self.enough(card, paid) and self._lean(card, paid):
                        found |= {f"buy {card} with {'+'.join(paid)}{way}" for way in self._ways(card)}
        return found

    def _functions(self) -> set[str]:
        hand, found = self.hand[self.turn], set()
        for card in hand:
            if self._is(card, 0) and self._free("take"):
                for other in self._shown():
                    if not self._is_goal(other):
                        found |= {f"take {other} with {card}{way}" for way in self._ways(other)}
            if self._is(card, 1) and self._free("sift"):
                found.add(f"sift with {card}")
            if self._is(card, 2) and self._free("draw"):
                found.add(f"draw with {card}")
            if self.cards[card].get("arrow") and self._free("bury"):
                found |= {f"bury {other} with {card}" for other in hand if other != card}
        return found

    # --- what happens

    def play(self, text: str) -> list[Event]:
        """Play a legal action; what happened, as tuples of words."""
        self.events: list[Event] = []
        words = text.split()
        seat = self.turn
        match words:
            case ["buy", card, "with", names, *way]:
                paid = names.split("+")
                self._tell_payment(card, paid, way)
                self._gain(card, paid, way)
            case ["take", card, "with", zero, *way]:
                self.used.add("take")
                self.events.append(("taken", seat, card, zero, way[1] if way else "stage"))
                self._gain(card, [zero], way)
            case ["sift", "with", one]:
                self._use(one, "sift")
                self.sifted = self._draw()
            case ["keep"]:
                assert self.sifted is not None
                self.events.append(("kept", seat))
                self.hand[seat].append(self.sifted)
                self.sifted = None
            case ["pass"]:
                assert self.sifted is not None
                self.events.append(("passed", seat, self.sifted))
                self.stage[seat].append(self.sifted)
                self.sifted = None
                self._draw_to_hand(1)
            case ["draw", "with", two]:
                self._use(two, "draw")
                self._draw_to_hand(2)
            case ["bury", card, "with", arrow]:
                self.used.add("bury")
                self.events.append(("buried", seat, card, arrow))
                self.hand[seat].remove(arrow)
                self.stage[seat].append(arrow)
                self.hand[seat].remove(card)
                self.graveyard.append(card)
            case ["secure", card]:
                self.events.append(("secured", seat, card))
                self.hand[seat].remove(card)
                self.vault[seat].append(card)
            case ["off", card]:
                self.events.append(("sent off", seat, card))
                self.off = False
                place = self.display.index(card)
                self.display[place] = None
                self.graveyard.append(card)
                self._fill([place])
            case ["end", *rest]:
                self._end(rest)
        return self.events

    def _tell_payment(self, card: str, paid: list[str], way: list[str]) -> None:
        to = way[1] if way else "stage"
        if self._is_goal(paid[0]):
            amount: int | None = None
        elif self._sum(paid) >= self._number(card):
            amount = self._sum(paid)
        else:
            amount = self._product(paid)
            self.used.add("triple")
        self.events.append(("bought", self.turn, card, tuple(paid), amount, to))

    def _gain(self, card: str, given: list[str], way: list[str]) -> None:
        seat = self.turn
        for each in given:
            self.hand[seat].remove(each)
            self.stage[seat].append(each)
        if card in self.display:
            self.display[self.display.index(card)] = None
        else:
            assert self.goals.pop(0) == card
            self.top_is_up = False
        piles = {"stage": self.stage, "hand": self.hand, "vitrine": self.vitrine}
        piles[way[1] if way else "stage"][seat].append(card)
        self.bought += 1
        self.purple = self.purple or bool(self.cards[card].get("shuffle"))

    def _use(self, card: str, function: str) -> None:
        self.used.add(function)
        self.events.append(("used", self.turn, card))
        self.hand[self.turn].remove(card)
        self.stage[self.turn].append(card)

    def _draw(self) -> str | None:
        seat = self.turn
        if not self.deck[seat] and self.discard[seat]:
            self.events.append(("reshuffled", seat, len(self.discard[seat])))
            self.deck[seat] = self._shuffled(self.discard[seat], seat)
            self.discard[seat] = []
        if self.deck[seat]:
            self.events.append(("drawn", seat, self.deck[seat][0], False))
            return self.deck[seat].pop(0)
        if self.graveyard:
            self.events.append(("drawn", seat, self.graveyard[0], True))
            return self.graveyard.pop(0)
        return None

    def _draw_to_hand(self, count: int) -> None:
        for _ in range(count):
            card = self._draw()
            if card is not None:
                self.hand[self.turn].append(card)

    def _fill(self, places: list[int]) -> None:
        for place in places:
            if self.display[place] is None and self.supply:
                self.display[place] = self.supply.pop(0)
                self.events.append(("filled", place, self.display[place]))

    def _end(self, rest: list[str]) -> None:
        seat = self.turn
        kept = rest[1] if rest[:1] == ["keep"] else None
        staged = [card for card in self.hand[seat] if card != kept]
        self.events.append(("ended", seat, kept, tuple(staged)))
        self.hand[seat] = [kept] if kept else []
        self.discard[seat] += self.stage[seat] + staged
        self.stage[seat] = []
        if rest[-1:] == ["shuffle"]:
            self.events.append(("reshuffled", seat, len(self.discard[seat])))
            self.deck[seat] = self._shuffled(self.deck[seat] + self.discard[seat], seat)
            self.discard[seat] = []
        self._draw_to_hand(2)
        self._fill([0, 1, 2])
        if not self.top_is_up:
            self.top_is_up = True
            if self.goals and self._grade(self.goals[0]) != "C":
                self.events.append(("turned", self.goals[0]))
        self._look_for_end()
        self._next_player()

    def _look_for_end(self) -> None:
        if self.trigger is not None:
            return
        if self.goals and self.goals[0] == self.last_goal:
            self.trigger = "last_goal"
        elif not self.supply and not self._shown():
            self.trigger = "empty"
        else:
            return
        self.last_round = self.round + 1
        self.events.append(("triggered", self.trigger, self.last_round))

    def _next_player(self) -> None:
        following = (self.turn + 1) % self.players
        number = self.round + 1 if following == self.starter else self.round
        if self.trigger is None and number > self.longest:
            self.trigger = "longest"
            self.over = True
        elif self.last_round is not None and number > self.last_round:
            self.over = True
        if self.over:
            self.events.append(("over", self.trigger))
            self.off, self.used, self.bought, self.purple = False, set(), 0, False
            return
        self.turn, self.round = following, number
        self._begin_turn()
        self.events.append(("began", self.turn, self.round, self.off))

    # --- the result

    def points(self) -> list[int]:
        """The points of every seat."""
        return [self._points(seat) for seat in range(self.players)]

    def _count(self, symbol: str, cards: list[str]) -> int:
        return sum(int(self.cards[card].get(symbol, 0)) for card in cards)

    def _loose(self, seat: int) -> list[str]:
        drawn = [self.sifted] if self.sifted and seat == self.turn else []
        return self.deck[seat] + self.discard[seat] + self.stage[seat] + self.hand[seat] + drawn

    def _points(self, seat: int) -> int:
        loose, vault, vitrine = self._loose(seat), self.vault[seat], self.vitrine[seat]
        left = max(0, self._count("spades", loose) - self._count("greens", loose))
        points = self._count("greens", vault) + 2 * self._count("reds", vault)
        points += self._count("reds", loose) - 2 * left
        if self.expert:
            points += self._count("greens", vitrine) + self._count("reds", vitrine)
            points += min(len(vitrine), len(vault))
        return points

    def winners(self) -> list[int]:
        """The seats that win: most points, then most hearts outside the vault."""
        found = []
        for seat in range(self.players):
            outside = self._loose(seat) + self.vitrine[seat]
            hearts = self._count("greens", outside) + self._count("reds", outside)
            found.append((self._points(seat), hearts))
        return [seat for seat, each in enumerate(found) if each == max(found)]

    def state(self) -> dict[str, Any]:
        """Everything there is to know."""
        return {
            "numbers": self.numbers,
            "limited": self.limited,
            "deck": self.deck,
            "discard": self.discard,
            "stage": self.stage,
            "hand": self.hand,
            "vault": self.vault,
            "vitrine": self.vitrine,
            "supply": self.supply,
            "display": self.display,
            "goals": self.goals,
            "removed": self.removed,
            "graveyard": self.graveyard,
            "starter": self.starter,
            "turn": self.turn,
            "round": self.round,
            "off": self.off,
            "bought": self.bought,
            "purple": self.purple,
            "used": sorted(self.used),
            "sifted": self.sifted,
            "trigger": self.trigger,
            "last_round": self.last_round,
            "over": self.over,
        }
