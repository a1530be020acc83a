"""The kernel's own loops, which the faces do not use: whole deals played at random, and seats out of step."""

from collections import Counter
from dataclasses import replace
from itertools import combinations, product
from random import Random

import pytest

from settebello.engine import Card, CardSet, Mark, Move, Pack, Position, Rank, Ruleset, Seat, captures, kernel
from settebello.engine.kernel.rules import most_subsets
from settebello.engine.legality import seen
from settebello.engine.tables import compiled
from tests import reference
from tests.engine import bridge
from tests.engine.games import SHIPPED
from tests.reference.scoring import MARKS
from tests.strategies import PRIORITIES, SHAPES, combination


def shuffled(rules: kernel.Rules, seed: int) -> kernel.State:
    """A deal about to begin, cards shuffled by the kernel's own numbers."""
    state = kernel.State(rules, seed)
    state.shuffle()
    return state


def dealt(state: kernel.State, ruleset: Ruleset, players: int) -> reference.Deal:
    """What the kernel's order of cards is on the referee's table: slot by slot round it; seat 0 leads."""
    rules, pack = bridge.rules_of(ruleset), bridge.cards(ruleset.deck.cards)
    order = [pack[int(state.order[k])] for k in range(len(pack))]
    dealt = players * rules["deal.hand"]
    plies = len(pack) - rules["deal.table"]
    sides = reference.side_count(rules, players)
    deal = reference.Deal(
        rules=rules,
        players=players,
        turn=0,
        hands=tuple(reference.in_order(order[seat:dealt:players]) for seat in range(players)),
        table=reference.in_order(order[plies:]),
        stock=tuple(order[dealt:plies]),
        piles=((),) * sides,
        sweeps=(0,) * sides,
        marks=dict.fromkeys(MARKS, (0,) * sides),
        shown=((),) * players,
        fresh=rules["deal.hand"],
    )
    dealer = next(seat for seat in range(players) if reference.leader_of(rules, players, seat) == 0)
    return reference.opened(deal, dealer)


def compare(state: kernel.State, deal: reference.Deal, ruleset: Ruleset) -> None:
    """Assert that the kernel's table is the referee's."""
    pack = ruleset.deck.pack

    def names(mask: int) -> tuple[str, ...]:
        return bridge.cards(CardSet(int(mask), pack))

    sides = range(len(deal.piles))
    assert names(state.table) == deal.table
    assert tuple(names(state.taken[side]) for side in sides) == deal.piles
    assert tuple(int(state.sweeps[side]) for side in sides) == deal.sweeps
    held = {
        mark.category.value: tuple(int(state.marks[side * kernel.MARKS + mark]) for side in sides)
        for mark in Mark
    }
    assert held == deal.marks
    assert (None if state.last < 0 else state.last) == deal.last_captor
    assert set(names(state.tops)) == set(filter(None, deal.tops))


def compare_points(state: kernel.State, deal: reference.Deal) -> None:
    """Assert that the kernel counts a deal that is over as the referee does."""
    counted = reference.count(deal.rules, deal.piles, deal.sweeps, deal.marks)
    assert tuple(int(state.points[side]) for side in range(len(deal.piles))) == counted.points


def play_by_hand(ruleset: Ruleset, players: int, seed: int) -> None:
    """A deal of random moves chosen from the kernel's list, without words; each list is the referee's."""
    pack = bridge.cards(ruleset.deck.cards)
    state = shuffled(compiled(ruleset, players), seed)
    deal = dealt(state, ruleset, players)
    while deal.turn is not None:
        assert state.seat() == deal.turn
        found = [int(state.moves[k]) for k in range(int(state.legal()))]
        by_text = {}
        for move in found:
            own = move & int(state.hand())
            card = pack[own.bit_length() - 1]
            taken = bridge.cards(CardSet(move & ~own, ruleset.deck.pack))
            by_text[str(reference.Move(card, taken))] = move
        plain = {str(move): move for move in deal.moves() if not (move.knock or move.robbed or move.claimed)}
        assert len(by_text) == len(found)
        assert set(by_text) == set(plain)
        text = sorted(by_text)[int(state.pick(len(by_text)))]
        state.choose(by_text[text])
        deal = deal.play(plain[text])
        if deal.turn is None:
            state.finish()
            compare_points(state, deal)
        compare(state, deal, ruleset)


@pytest.mark.parametrize("name", SHIPPED)
def test_the_kernels_moves_are_the_referees_in_every_shipped_game(name: str) -> None:
    ruleset, players = SHIPPED[name]
    for seed in range(1, 4):
        play_by_hand(ruleset, players, seed)


@pytest.mark.parametrize("part", range(5))
def test_the_kernels_moves_are_the_referees_by_random_rules(part: int) -> None:
    """Without the dealer's exchange and bluffed declarations, of which the kernel knows nothing."""
    for number in range(part * 20, part * 20 + 20):
        ruleset, players = combination(Random(f"combination {number}"))
        plain = ruleset.changed({"deal.exchange": False, "declare_bluff": False})
        play_by_hand(plain, players, seed=number + 1)


def play_out(ruleset: Ruleset, players: int, seed: int) -> None:
    """A deal that the kernel plays out by itself, every captured card of which the referee takes as well."""
    pack = bridge.cards(ruleset.deck.cards)
    rules = compiled(ruleset, players)
    state, twin = shuffled(rules, seed), shuffled(rules, seed)
    deal = dealt(twin, ruleset, players)
    while deal.turn is not None:
        card = int(twin.order[twin.ply])
        found = kernel.captures_from(rules, card, twin.table)
        chosen = found[int(twin.pick(len(found)))] if len(found) > 1 else sum(found)
        twin.apply(card, chosen)
        deal = deal.play(reference.Move(pack[card], bridge.cards(CardSet(chosen, ruleset.deck.pack))))
    state.playout()
    compare(state, deal, ruleset)
    compare_points(state, deal)


def test_there_is_room_for_every_sum_where_the_wild_card_stands_for_an_ace() -> None:
    """Nothing less would hold what a king takes of all other cards of the pack."""
    rules = Ruleset().changed({"table_sweep.matta": "7c", "declare": "cirulla"})
    king = Card.parse("Ks")
    table = CardSet((1 << 40) - 1) - CardSet.parse("KcKdKbKs")
    assert len(captures(rules, king, table, Rank.ACE)) == 2688
    assert len(kernel.captures_from(seen(rules, Rank.ACE), king.bit, table.mask)) == 2688


@pytest.mark.parametrize("priority", PRIORITIES)
@pytest.mark.parametrize("shape", range(len(SHAPES)))
def test_a_playout_is_a_legal_deal_and_counts_its_points(shape: int, priority: str) -> None:
    players, changes = SHAPES[shape]
    for seed in range(1, 4):
        play_out(Ruleset().changed({**changes, "capture.priority": priority}), players, seed)


@pytest.mark.parametrize("name", SHIPPED)
def test_a_playout_of_every_shipped_game_without_words_is_a_legal_deal(name: str) -> None:
    """Hands that are declared, and cards that depend on the rest of the hand, are left to the next test."""
    ruleset, players = SHIPPED[name]
    by_the_slot = {
        "declare": "none",
        "ace.opening_ban": False,
        "capture.must_if_able": False,
        "capture.piles": "closed",
    }
    play_out(ruleset.changed(by_the_slot), players, 5)


@pytest.mark.parametrize("part", range(5))
def test_a_playout_by_any_rules_leaves_every_card_somewhere_and_counts_what_it_left(part: int) -> None:
    for number in range(part * 40, part * 40 + 40):
        ruleset, players = combination(Random(f"combination {number}"))
        state = shuffled(compiled(ruleset, players), number + 1)
        state.playout()
        rules, pack = bridge.rules_of(ruleset), ruleset.deck.pack
        sides = range(reference.side_count(rules, players))
        piles = [bridge.cards(CardSet(int(state.taken[side]), pack)) for side in sides]
        left = bridge.cards(CardSet(int(state.table), pack))
        # Where a total ends a deal at once, some cards are not played.
        kept = CardSet(sum(1 << int(state.order[k]) for k in range(int(state.ply), int(state.cut))), pack)
        places = [left, bridge.cards(kept), *piles]
        assert reference.in_order([card for place in places for card in place]) == reference.pack(rules)
        held = {
            mark.category.value: [int(state.marks[side * kernel.MARKS + mark]) for side in sides]
            for mark in Mark
        }
        counted = reference.count(rules, piles, [int(state.sweeps[side]) for side in sides], held)
        assert tuple(int(state.points[side]) for side in sides) == counted.points


def test_playouts_of_the_same_seed_have_the_same_checksum() -> None:
    rules = compiled(Ruleset(), 2)
    assert kernel.run_playouts(rules, 30, 7) == kernel.run_playouts(rules, 30, 7)
    assert kernel.run_playouts(rules, 30, 7) != kernel.run_playouts(rules, 30, 8)


def test_every_count_of_bits_is_right() -> None:
    for mask in (0, 1, 0b1011, (1 << 40) - 1, (1 << 52) - 1, 0x5A5A5A5A5A5A):
        assert kernel.popcount(mask) == mask.bit_count()


def test_the_kernels_shuffle_puts_every_card_in_every_place() -> None:
    rules = compiled(Ruleset(), 2)
    state = kernel.State(rules, 1)
    seen: list[set[int]] = [set() for _ in range(40)]
    for _ in range(600):
        state.shuffle()
        order = [int(state.order[k]) for k in range(40)]
        assert sorted(order) == list(range(40))
        for place, card in zip(seen, order, strict=True):
            place.add(card)
    assert all(place == set(range(40)) for place in seen)


def uneven(first: str, second: str, table: str) -> Position:
    """Two players whose hands may differ in size; the first is in turn."""
    nothing = CardSet()
    return Position(
        ruleset=Ruleset(),
        players=2,
        dealer=Seat(1),
        turn=Seat(0),
        hands=(CardSet.parse(first), CardSet.parse(second)),
        table=CardSet.parse(table),
        piles=(nothing, nothing),
        sweeps=(0, 0),
        scores=(0, 0),
    )


def test_a_seat_without_cards_is_passed_over() -> None:
    """Positions set up by hand, for lessons and puzzles, need not be in step."""
    position = uneven("1c2c3c", "9d", "Kd")
    position = position.play(Move.parse("1c")).position
    assert position.turn == 1
    position = position.play(Move.parse("9d")).position
    assert position.turn == 0
    position = position.play(Move.parse("2c")).position
    assert position.turn == 0
    assert not position.over
    position = position.play(Move.parse("3cx1c2c")).position
    assert position.over


def test_a_seat_that_holds_more_than_the_one_in_turn_plays_them_all() -> None:
    position = uneven("1c", "9d8d7d", "Kd")
    assert position.legal_moves() == (Move.parse("1c"),)
    position = position.play(Move.parse("1c")).position
    for move in ("9d", "8d"):
        assert position.turn == 1
        position = position.play(Move.parse(move)).position
    assert position.turn == 1
    assert position.play(Move.parse("7d")).position.over


def test_new_cards_come_to_everybody_when_hands_were_not_in_step() -> None:
    position = replace(uneven("1c2c", "9d", "Kd"), stock=Pack.ITALIAN.cards[20:26])
    for move in ("1c", "9d"):
        position = position.play(Move.parse(move)).position
    position = position.play(Move.parse(str(position.legal_moves()[0]))).position
    assert list(map(len, position.hands)) == [3, 3]


def test_however_unlike_hands_are_every_card_is_played() -> None:
    """A hand of 36 has more slots than any deal of the rules."""
    table = CardSet.parse("1c2c3c4c")
    position = Position(
        ruleset=Ruleset(),
        players=2,
        dealer=Seat(1),
        turn=Seat(0),
        hands=(CardSet.of(Pack.ITALIAN.cards) - table, CardSet()),
        table=table,
        piles=(CardSet(), CardSet()),
        sweeps=(0, 0),
        scores=(0, 0),
    )
    for _ in range(36):
        assert position.turn == Seat(0)
        position = position.play(position.legal_moves()[0]).position
    assert position.over
    assert sum(map(len, position.piles)) == 40


@pytest.mark.parametrize(
    ("pack", "hand", "rest", "sets"),
    [(Pack.ITALIAN, "Kd", 39, 1702 - 1), (Pack.BRESCIANE, "Rd", 51, 6948 - 1)],
)
def test_every_capture_from_a_table_of_the_whole_pack_is_found(
    pack: Pack, hand: str, rest: int, sets: int
) -> None:
    """The counts are those of all sets with the sum in a whole pack, less the card that is played."""
    rules = Ruleset().override({"deck.pack": pack.value, "capture.priority": "free"})
    held = CardSet.parse(hand, pack)
    table = CardSet.of(pack.cards, pack) - held
    assert len(table) == rest
    assert len(captures(rules, held.cards[0], table)) == sets


@pytest.mark.parametrize("rule", ["never", "counts"])
def test_only_with_the_last_card_does_it_matter_whether_that_one_sweeps(rule: str) -> None:
    """Rules 2.3."""
    rules = compiled(Ruleset().override({"sweep.last_card": rule}), 2)
    seven, table = Pack.ITALIAN.cards[24].bit, CardSet.parse("5d2s").mask
    assert kernel.sweep_counts(rules, seven, table, 1)
    assert kernel.sweep_counts(rules, seven, table, 0) is (rule == "counts")


def test_the_room_for_captures_is_that_of_the_most_sets_with_one_total() -> None:
    first, second = [1, 1, 2, 3, 4, 4, 5], [6, 6, 0, 0, 0, 0, 0]
    numbers = [(one, other) if other else (one,) for one, other in zip(first, second, strict=True)]
    totals = Counter(
        sum(chosen)
        for size in range(len(first) + 1)
        for cards in combinations(numbers, size)
        for chosen in product(*cards)
    )
    assert most_subsets(first, second, 16) == max(totals[total] for total in range(17))
