"""The kernel's own loops, which the faces do not use: whole deals played at random, and seats out of step."""

from dataclasses import replace

import pytest

from settebello.engine import CardSet, Move, Pack, Position, Ruleset, Seat, captures, kernel
from settebello.engine.tables import compiled
from tests import reference
from tests.engine import bridge
from tests.strategies import PRIORITIES, SHAPES

NAMES = [str(card) for card in Pack.ITALIAN.cards]


def shuffled(rules: kernel.Rules, seed: int) -> kernel.State:
    """A deal about to begin, cards shuffled by the kernel's own numbers."""
    state = kernel.State(rules, seed)
    state.shuffle()
    return state


def dealt(state: kernel.State, changes: reference.Rules, players: int) -> reference.Deal:
    """What the kernel's order of cards is on the referee's table: slot by slot round the table."""
    rules = {**reference.SCOPA, **changes}
    order = [NAMES[int(state.order[k])] for k in range(40)]
    dealt = players * rules["deal.hand"]
    plies = 40 - rules["deal.table"]
    sides = reference.side_count(rules, players)
    return reference.Deal(
        rules=rules,
        players=players,
        turn=0,
        hands=tuple(reference.in_order(order[seat:dealt:players]) for seat in range(players)),
        table=reference.in_order(order[plies:]),
        stock=tuple(order[dealt:plies]),
        piles=((),) * sides,
        sweeps=(0,) * sides,
    )


def names(mask: int) -> tuple[str, ...]:
    """A kernel's set as the referee writes it."""
    return bridge.cards(CardSet(mask))


@pytest.mark.parametrize("priority", PRIORITIES)
@pytest.mark.parametrize("shape", range(len(SHAPES)))
def test_a_playout_is_a_legal_deal_and_counts_its_points(shape: int, priority: str) -> None:
    players, changes = SHAPES[shape]
    changes = {**changes, "capture.priority": priority}
    rules = compiled(Ruleset().changed(changes), players)
    for seed in range(1, 4):
        state, twin = shuffled(rules, seed), shuffled(rules, seed)
        deal = dealt(twin, changes, players)
        out = kernel.array([0] * kernel.MOVES)
        while deal.turn is not None:
            assert twin.seat() == deal.turn
            card = int(twin.order[twin.ply])
            found = [int(out[k]) for k in range(kernel.captures(rules, card, twin.table, out, 0))]
            expected = reference.captures(deal.rules, NAMES[card], deal.table)
            assert sorted(map(names, found)) == sorted(expected)
            chosen = found[twin.pick(len(found))] if len(found) > 1 else sum(found)
            twin.apply(card, chosen)
            deal = deal.play(NAMES[card], names(chosen))
        state.playout()
        sides = range(len(deal.piles))
        assert tuple(names(int(state.taken[side])) for side in sides) == deal.piles
        assert tuple(int(state.sweeps[side]) for side in sides) == deal.sweeps
        points = tuple(int(state.points[side]) for side in sides)
        assert points == reference.points(deal.rules, deal.piles, deal.sweeps)


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
    assert kernel.sweep_counts(rules, 1)
    assert kernel.sweep_counts(rules, 0) is (rule == "counts")
