"""Whether a reason for a move is true, found by trying all that the others could hold and do.

It knows what one seat knows, in the referee's words, and a reason as plain data: PROTOCOL.md lists the kinds.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations, permutations
from random import Random
from typing import Any

from tests.reference.captures import captures
from tests.reference.cards import MATTA, Cards, Rules, in_order, number, pack, ranks
from tests.reference.deal import Deal, Move, leader_of
from tests.reference.scoring import count, extra_of, figures_of

Data = Mapping[str, Any]


@dataclass(frozen=True)
class Known:
    """What a seat in turn knows: all public cards, its own hand, and how many cards the others hold.

    played: the card and what it took, for every move of the deal so far.
    """

    rules: Rules
    players: int
    seat: int
    dealer: int
    hand: Cards
    sizes: tuple[int, ...]
    stock: int
    table: Cards
    piles: tuple[Cards, ...]
    shown: tuple[Cards, ...]
    sweeps: tuple[int, ...]
    marks: Mapping[str, tuple[int, ...]]
    guise: str
    last_captor: int | None
    played: tuple[tuple[str, Cards], ...]
    tops: tuple[str, ...] = ()

    @cached_property
    def unseen(self) -> Cards:
        """The cards that this seat cannot see."""
        seen = {*self.hand, *self.table}
        for cards in (*self.piles, *self.shown):
            seen |= set(cards)
        return tuple(card for card in pack(self.rules) if card not in seen)

    @property
    def side(self) -> int:
        """The side of this seat."""
        return self.seat % len(self.piles)

    def world(self, unseen: Iterable[str]) -> Deal:
        """The deal in which the hidden cards lie in this order."""
        left = list(unseen)
        hands = []
        for seat, size in enumerate(self.sizes):
            if seat == self.seat:
                hands.append(self.hand)
                continue
            hidden = size - len(self.shown[seat])
            hands.append(in_order((*self.shown[seat], *left[:hidden])))
            del left[:hidden]
        before = self.played[-1][0] if self.played else ""
        return Deal(
            rules=self.rules,
            players=self.players,
            turn=self.seat,
            hands=tuple(hands),
            table=self.table,
            stock=tuple(left[: self.stock]),
            piles=self.piles,
            sweeps=self.sweeps,
            marks=self.marks,
            shown=self.shown,
            fresh=self.rules["deal.hand"],
            last_captor=self.last_captor,
            laid=before if before in self.table else "",
            guise=self.guise,
            played=len(self.played),
            tops=self.tops,
        )


class Tried:
    """A move of the seat, and what can follow."""

    def __init__(self, known: Known, move: str) -> None:
        self.known = known
        deal = known.world(known.unseen)
        self.move = next(one for one in deal.moves() if str(one) == move)
        self.after = deal.play(self.move)

    @property
    def pile(self) -> Cards:
        """The own pile afterwards."""
        return self.after.piles[self.known.side]

    @property
    def opponent_next(self) -> bool:
        """Whether an opponent plays next."""
        return self.after.turn is not None and self.after.side(self.after.turn) != self.known.side

    @property
    def gained(self) -> set[str]:
        """What the move brings, without what is left over at the end."""
        new = set(self.pile) - set(self.known.piles[self.known.side])
        return new if self.move.taken or self.move.card in new else set()

    @property
    def lays(self) -> bool:
        """Whether the card lies on the table afterwards."""
        return self.move.card in self.after.table

    @property
    def swept(self) -> bool:
        """Whether the move makes a sweep that scores."""
        return any(told[0] == "scopa" and told[2] == self.known.side for told in self.after.happened)

    @property
    def hidden(self) -> int:
        """How many cards of the next player are hidden."""
        assert self.after.turn is not None
        return len(self.after.hands[self.after.turn]) - len(self.after.shown[self.after.turn])

    @cached_property
    def candidates(self) -> Cards:
        """The cards that the next player may hold."""
        if not self.opponent_next:
            return ()
        assert self.after.turn is not None
        shown = self.after.shown[self.after.turn]
        return (*self.known.unseen, *shown) if self.hidden else shown

    def replies(self, card: str) -> Iterator[tuple[Move, Deal]]:
        """What the next player can do with a card, and what comes of it."""
        assert self.after.turn is not None
        shown = self.after.shown[self.after.turn]
        others = [one for one in self.known.unseen if one != card]
        rest = [one for one in shown if one != card]
        size = len(self.after.hands[self.after.turn]) - 1
        fillers = [(*rest, *others)[:size]]
        if card == MATTA and self.known.rules["declare"] != "none" and size == 2 and not shown:
            fillers = list(combinations(others, 2))
        for filler in fillers:
            hands = list(self.after.hands)
            hands[self.after.turn] = in_order((card, *filler))
            deal = replace(self.after, hands=tuple(hands))
            for move in deal.moves():
                if move.card == card and not move.claimed:
                    yield move, deal.play(move)

    @cached_property
    def sweepers(self) -> set[str]:
        """The cards with which the next player can make a sweep."""
        if not self.after.table or not self.known.rules["sweep.points"]:
            return set()
        return {
            card
            for card in self.candidates
            if any(told[0] == "scopa" for _, deal in self.replies(card) for told in deal.happened)
        }

    def takers(self, wanted: str) -> set[str]:
        """The cards with which the next player can take a card of the table, declarations left out."""
        return {
            card
            for card in self.candidates
            if any(wanted in (*move.taken, *move.robbed) for move, _ in self.replies(card) if not move.knock)
        }

    def chance(self, cards: set[str]) -> float:
        """How likely the next player holds one of some hidden cards, drawing one after the other."""
        assert self.after.turn is not None
        if cards & set(self.after.shown[self.after.turn]):
            return 1.0
        none = 1.0
        for drawn in range(self.hidden):
            left = len(self.known.unseen) - drawn
            none *= max(0, left - len(cards)) / left
        return 1 - none

    @cached_property
    def fewest_left(self) -> int:
        """The fewest cards that the own side gets by the last capture, whatever lies and is played where."""
        if self.after.turn is None or self.after.stock or sum(map(len, self.after.hands)) > 4:
            return 0
        fewest = 99
        for order in permutations(self.known.unseen):
            after = self.known.world(order).play(self.move)
            fewest = min(fewest, *_ends(after, self.known.side))
        return fewest


def _ends(deal: Deal, side: int) -> Iterator[int]:
    """How many cards of the table a side gets at the end, for every line of play."""
    if deal.turn is None:
        yield len(deal.left) if deal.last_captor == side else 0
        return
    for move in deal.moves():
        yield from _ends(deal.play(move), side)


def is_true(known: Known, best: str, other: str, reason: Data) -> bool:
    """Whether a reason holds for the better of two moves and not for the other."""
    return CHECKS[reason["kind"]](Tried(known, best), Tried(known, other), reason)


def _sweeps(best: Tried, other: Tried, reason: Data) -> bool:
    return best.swept and not other.swept and reason["number"] == best.known.rules["sweep.points"] > 0


def _decides(best: Tried, other: Tried, reason: Data) -> bool:
    """By the worst case for each other side, and by cards that are scattered at random."""
    known, category = best.known, str(reason["category"])
    rng = Random(len(known.unseen))

    def always_won(piles: tuple[Cards, ...]) -> bool:
        left = [card for card in pack(known.rules) if not any(card in pile for pile in piles)]
        ends = [[side] * len(left) for side in range(len(piles)) if side != known.side]
        ends += [[rng.randrange(len(piles)) for _ in left] for _ in range(60)]
        for owners in ends:
            held = [
                (*pile, *(card for card, owner in zip(left, owners, strict=True) if owner == side))
                for side, pile in enumerate(piles)
            ]
            counted = count(known.rules, held, known.sweeps, known.marks)
            better = {"coins": "all_coins", "most_sevens": "all_sevens"}.get(category, category)
            if known.side not in {counted.winners.get(category), counted.winners.get(better)}:
                return False
        return True

    held = None if category == "primiera" else figures_of(known.rules, category, [best.pile])[0]
    return (
        always_won(best.after.piles)
        and not always_won(other.after.piles)
        and not always_won(known.piles)
        and reason.get("number") == held
    )


def _takes_card(best: Tried, other: Tried, reason: Data) -> bool:
    known, (card,) = best.known, reason["cards"]
    piles = [(card,), *[()] * (len(known.piles) - 1)]
    none = (0,) * len(piles)
    counted = count(known.rules, piles, none, dict.fromkeys(known.marks, none))
    alone = counted.lines.get(reason["category"], none)[0]
    before = count(known.rules, known.piles, known.sweeps, known.marks)
    after = count(known.rules, best.after.piles, best.after.sweeps, best.after.marks)
    lines = [one.lines[reason["category"]][known.side] for one in (after, before)]
    known_kinds = {"settebello", "re_bello"} | ({"extra"} if extra_of(known.rules) else set())
    return bool(
        card in best.gained - other.gained
        and alone > 0
        and reason["category"] in known_kinds
        and reason["number"] == lines[0] - lines[1]
    )


def _last_capture(best: Tried, other: Tried, reason: Data) -> bool:
    return bool(best.fewest_left == reason["number"] > 0 == other.fewest_left)


def _precious(known: Known, card: str) -> bool:
    rules, extra = known.rules, extra_of(known.rules)
    single = {"7d"} if rules["score.settebello"] else set()
    single |= {ranks(rules)[-1] + "d"} if rules["score.re_bello"] else set()
    sevens = ("score.primiera", "score.most_sevens", "score.all_sevens")
    listed = dict(extra.get("cards", {})) if extra else {}
    return (
        card in single
        or card in listed
        or card[0] in listed
        or (card[0] == "7" and any(rules[key] for key in sevens))
    )


def _avoids_gift(best: Tried, other: Tried, reason: Data) -> bool:
    (card,) = reason["cards"]
    kept = card in best.known.hand and best.move.card != card
    takers = other.takers(card)
    named = set(reason["ranks"]) == {one[0] for one in takers}
    return (
        kept
        and other.lays
        and other.move.card == card
        and bool(takers)
        and named
        and _precious(best.known, card)
    )


def _clears(tried: Tried) -> bool:
    """Whether the next player can take the whole table, for a sweep or not."""
    return any(
        set(move.taken) == set(tried.after.table)
        for card in tried.candidates
        for move, _ in tried.replies(card)
    )


def _no_sweep(best: Tried, other: Tried, reason: Data) -> bool:
    rules = best.known.rules
    if "number" in reason:
        numbers = [number(rules, rank) for rank in ranks(rules)]
        values = [best.after.worth.value(card) for card in best.after.table]
        largest = 14 if "fifteen" in rules["capture.modes"] else max(one for one in numbers if one)
        if reason["number"] != sum(value or 0 for value in values) or reason["number"] <= largest:
            return False
    everywhere = [rank for rank in ranks(rules) if _takes_all(best, rank)]
    return best.opponent_next and not _clears(best) and not everywhere and bool(other.sweepers)


def _takes_all(tried: Tried, rank: str) -> bool:
    takes = captures(tried.known.rules, rank, tried.after.worth, tried.after.table)
    return in_order(tried.after.table) in takes


def _sweepers_gone(best: Tried, other: Tried, reason: Data) -> bool:
    return (
        not _clears(best)
        and bool(other.sweepers)
        and all(_takes_all(best, rank) for rank in reason["ranks"])
        and not any(card[0] in reason["ranks"] for card in best.candidates)
    )


def _sweep_unlikely(best: Tried, other: Tried, reason: Data) -> bool:
    chance = best.chance(best.sweepers)
    return (
        best.sweepers == set(reason["cards"])
        and {card[0] for card in best.sweepers} <= set(reason["ranks"])
        and abs(chance - reason["number"]) < 1e-9
        and 0 < chance <= 0.25
        and other.chance(other.sweepers) > 1.9 * chance
    )


def _guards_seven(best: Tried, other: Tried, reason: Data) -> bool:
    (card,) = reason["cards"]
    now, otherwise = best.takers(card), other.takers(card)
    return (
        card in best.after.table
        and card in other.after.table
        and best.opponent_next
        and {one[0] for one in now} == set(reason.get("ranks", ()))
        and now < otherwise
        and _precious(best.known, card)
    )


def _more_of(belongs: Callable[[Known, str], bool]) -> Callable[[Tried, Tried, Data], bool]:
    def check(best: Tried, other: Tried, reason: Data) -> bool:
        known = best.known
        own, others = ({card for card in one.gained if belongs(known, card)} for one in (best, other))
        held = sum(belongs(known, card) for card in best.pile)
        named = set(reason["cards"])
        return len(own) > len(others) and bool(named) and named <= own and reason["number"] == held

    return check


def _takes_more(best: Tried, other: Tried, reason: Data) -> bool:
    return len(best.gained) - len(other.gained) == reason["number"] >= 2 and bool(
        best.known.rules["score.cards"]
    )


def _odd(tried: Tried) -> set[str]:
    captured = [card[0] for pile in tried.after.piles for card in pile]
    return {rank for rank in captured if captured.count(rank) % 2}


def _own_side_is_last(tried: Tried) -> bool:
    deal = tried.known.world(tried.known.unseen)
    assert not deal.stock
    seat = 0
    while deal.turn is not None:
        seat = deal.turn
        deal = deal.play(deal.moves()[0])
    return seat % len(deal.piles) == tried.known.side


def _breaks_pairs(best: Tried, other: Tried, reason: Data) -> bool:
    new = _odd(best) - _odd(other)
    return _odd(other) < _odd(best) and new == set(reason["ranks"]) and not _own_side_is_last(best)


def _keeps_pairs(best: Tried, other: Tried, reason: Data) -> bool:
    kept = _odd(other) - _odd(best)
    return _odd(best) < _odd(other) and kept == set(reason["ranks"]) and _own_side_is_last(best)


def _holds_most(best: Tried, other: Tried, reason: Data) -> bool:
    rank = best.move.card[0]
    held = sum(card[0] == rank for card in best.known.hand)
    takers = best.takers(best.move.card)
    return (
        [rank] == list(reason["ranks"])
        and held == reason["number"] >= 2
        and best.lays
        and takers == set(reason.get("cards", ()))
        and len(takers) <= 1 < len(other.takers(other.move.card))
    )


def _answers_partner(best: Tried, other: Tried, reason: Data) -> bool:
    known = best.known
    leader = leader_of(known.rules, known.players, known.dealer)
    rank = known.played[0][0][0]
    partner = leader != known.seat and leader % len(known.piles) == known.side
    return partner and [rank] == list(reason["ranks"]) and best.move.card[0] == rank != other.move.card[0]


def _is_coin(known: Known, card: str) -> bool:
    return bool(card[1] == known.rules["deck.score_suit"])


def _is_seven(_: Known, card: str) -> bool:
    return card[0] == "7"


CHECKS: Mapping[str, Callable[[Tried, Tried, Data], bool]] = {
    "sweeps": _sweeps,
    "decides": _decides,
    "takes_card": _takes_card,
    "last_capture": _last_capture,
    "avoids_gift": _avoids_gift,
    "no_sweep": _no_sweep,
    "sweepers_gone": _sweepers_gone,
    "sweep_unlikely": _sweep_unlikely,
    "guards_seven": _guards_seven,
    "takes_sevens": _more_of(_is_seven),
    "takes_coins": _more_of(_is_coin),
    "breaks_pairs": _breaks_pairs,
    "keeps_pairs": _keeps_pairs,
    "holds_most": _holds_most,
    "answers_partner": _answers_partner,
    "takes_more": _takes_more,
}
