"""Laws of every position and deal, each with a literal example beside it."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from settebello.engine import (
    Card,
    CardSet,
    Category,
    DealOver,
    Leftover,
    Move,
    Piles,
    Position,
    Ruleset,
    Seat,
    SeatView,
    Side,
    Step,
    card_value,
    control_of,
    score_deal,
)
from tests.engine.games import SHIPPED
from tests.strategies import (
    combinations_of_rules,
    dealt,
    dealt_anew,
    positions,
    questions,
    rule_changes,
    tables_for,
)

RANDOM_RULES = st.one_of(combinations_of_rules(), questions())
ANY_RULES = st.one_of(tables_for(), RANDOM_RULES, st.sampled_from(list(SHIPPED.values())))


def everything(position: Position) -> list[Card]:
    """All cards of a position, one by one."""
    places: list[Iterable[Card]] = [*position.hands, position.table, *position.piles, position.stock]
    if position.claim and position.claim.card:
        places += [position.claim.cards, [position.claim.card]]
    return [card for place in places for card in place]


def played_out(position: Position, rng: Random) -> list[Step]:
    """Every step to the end of the deal, at random."""
    steps: list[Step] = []
    while not position.over:
        if position.may_doubt and rng.random() < 1 / 3:
            position = position.doubt().position
        steps.append(position.play(rng.choice(position.legal_moves())))
        position = steps[-1].position
    return steps


def example(table: str, first: str, second: str, **rules: object) -> Position:
    """Two players and no stock; the first is in turn."""
    nothing = CardSet()
    return Position(
        ruleset=Ruleset().changed(rules),
        players=2,
        dealer=Seat(1),
        turn=Seat(0),
        hands=(CardSet.parse(first), CardSet.parse(second)),
        table=CardSet.parse(table),
        piles=(nothing, nothing),
        sweeps=(0, 0),
        scores=(0, 0),
    )


@given(positions(rules=RANDOM_RULES))
def test_every_card_of_the_pack_lies_in_one_place_at_every_ply(position: Position) -> None:
    """Whatever the rules are."""
    assert sorted(everything(position)) == list(position.ruleset.deck.cards)


@given(positions(rules=ANY_RULES, over=False))
def test_every_legal_move_plays(position: Position) -> None:
    """Whatever the rules are: each move makes a position of its own and leaves this one alone."""
    assume(not position.over)
    before = replace(position)
    moves = position.legal_moves()
    assert len(set(moves)) == len(moves) > 0
    for move in moves:
        after = position.play(move).position
        # An answer to a claim is noted in the move that made it; the bottom card is chosen before all moves.
        answers, chooses = position.asked, position.exchanging
        assert (move.stands, move.bottom) == (answers, chooses)
        before_it = (
            position.history[:-1] if answers else position.history if chooses else (*position.history, move)
        )
        assert after.history[: len(before_it)] == before_it
        assert len(after.history) == len(position.history) + (not answers and not chooses)
        assert sorted(everything(after)) == sorted(everything(position))
    assert position == before


@given(positions(over=False), st.randoms(use_true_random=True))
def test_every_legal_move_of_plain_games_plays_and_moves_only_its_own_cards(
    position: Position, rng: Random
) -> None:
    assert position.turn is not None
    moves = position.legal_moves()
    assert len(set(moves)) == len(moves) > 0
    for move in moves:
        after = position.play(move).position
        side = position.side_of(position.turn)
        assert after.history == (*position.history, move)
        for other, pile in enumerate(position.piles):
            if other != side and not after.over:
                assert after.piles[other] == pile
        if move.captured and not after.over:
            assert after.piles[side] - position.piles[side] == move.captured | CardSet.of([move.card])
            assert after.table == position.table - move.captured
    assert position.play(moves[0]) == position.play(moves[0])


@given(positions(rules=ANY_RULES))
def test_a_doubt_moves_no_card_to_another_hand_and_is_the_same_as_a_doubted_move(position: Position) -> None:
    """A record writes both as one move."""
    if position.may_doubt:
        after = position.doubt().position
        assert (after.hands, after.stock, after.turn) == (position.hands, position.stock, position.player)
        assert not after.may_doubt
        judge = position.turn if position.asked else None
        assert after.history[-1] == replace(position.history[-1], doubted=True, judge=judge)
        assert sorted(everything(after)) == sorted(everything(position))
    with pytest.raises(ValueError, match="nothing to doubt"):
        replace(position, claim=None, boast=None, bottom=None, turn=position.player).doubt()


def test_playing_a_card_leaves_the_position_before_it_as_it_was() -> None:
    before = example("3c4s", "7d", "1c")
    copy = replace(before)
    after = before.play(Move.parse("7dx3c4s")).position
    assert before == copy
    assert after.piles[0] == CardSet.parse("7d3c4s")
    assert after.table == CardSet()
    assert after.sweeps == (1, 0)


@given(positions(rules=ANY_RULES), st.randoms(use_true_random=True))
def test_a_sampled_position_looks_the_same_from_the_seat_that_sampled_it(
    position: Position, rng: Random
) -> None:
    for seat in map(Seat, range(position.players)):
        view = position.view(seat)
        sampled = view.sample(rng)
        assert sampled.view(seat) == view
        assert sorted(everything(sampled)) == sorted(everything(position))


@given(positions(rules=ANY_RULES), st.randoms(use_true_random=True))
def test_a_view_does_not_depend_on_hidden_cards(position: Position, rng: Random) -> None:
    """Whatever is asked of a view has one answer for every way in which the hidden cards may lie."""
    seat = Seat(rng.randrange(position.players))
    other = dealt_anew(position, seat, rng)
    one, two = position.view(seat), other.view(seat)
    assert one == two
    assert one.legal_moves() == two.legal_moves()
    assert one.sample(Random(5)) == two.sample(Random(5))
    assert hash(one) == hash(two)


@given(positions(rules=ANY_RULES, over=False), st.randoms(use_true_random=False))
def test_a_move_is_allowed_exactly_where_it_is_listed(position: Position, rng: Random) -> None:
    """Moves with one part of another: one that is listed itself, or one that must be refused."""
    assume(not position.over)
    situation = position.situation()
    listed = situation.moves()
    for _ in range(20):
        move, other = rng.choice(listed), rng.choice(listed)
        part = rng.choice(["card", "captured", "robbed", "knock", "guise", "claimed", "boast", "bottom"])
        mixed = replace(move, **{part: getattr(other, part)})
        assert situation.allows(mixed) == (mixed in listed)


@given(positions(rules=ANY_RULES))
def test_the_seat_in_turn_sees_its_own_legal_moves(position: Position) -> None:
    if position.turn is not None:
        view = position.view(position.turn)
        assert view.legal_moves() == position.legal_moves()
        for move in view.legal_moves():
            after = position.play(move).position
            if not after.over:
                assert view.table_after(move) == after.table


def test_samples_put_every_unseen_card_in_every_hidden_place() -> None:
    """Were the unseen cards not shuffled, an opponent would know the truth or believe in one lie."""
    view = dealt(Ruleset(), 2, 0, Random(2)).view(Seat(0))
    rng = Random(3)
    samples = [view.sample(rng) for _ in range(400)]
    assert {card for sample in samples for card in sample.hands[1]} == set(view.unseen)
    for place in range(view.stock):
        assert {sample.stock[place] for sample in samples} == set(view.unseen)


def test_the_view_counts_what_it_cannot_see() -> None:
    position = dealt(Ruleset(), 3, 0, Random(2))
    view = position.view(Seat(1))
    assert (view.hand_sizes, view.stock, len(view.unseen)) == ((3, 3, 3), 27, 33)
    assert (view.side, view.hand) == (Side(1), position.hands[1])


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"hand": CardSet.parse("1c")}, "seat 0 holds 1 cards, hand_sizes says 3"),
        ({"stock": 31}, "34 cards are said to be hidden, but only 33 are unseen"),
    ],
)
def test_a_view_that_contradicts_itself_is_refused(changes: dict[str, Any], said: str) -> None:
    view = dealt(Ruleset(), 2, 0, Random(2)).view(Seat(0))
    with pytest.raises(ValueError, match=said):
        replace(view, **changes)


def test_a_view_holds_nothing_but_plain_values() -> None:
    view = dealt(Ruleset(), 2, 0, Random(2)).view(Seat(0))
    held = {type(getattr(view, name)) for name in SeatView.__dataclass_fields__}
    assert held <= {Ruleset, CardSet, tuple, int, type(None)}


@given(positions(rules=ANY_RULES), st.randoms(use_true_random=True))
def test_every_card_ends_in_a_pile_if_there_was_a_capture(position: Position, rng: Random) -> None:
    """Rules 2.5; not where a total ended the deal, and not the leftover where that is nobody's."""
    pack = len(position.ruleset.deck.cards)
    for step in played_out(position, rng)[-1:]:
        end = step.position
        piled, kept = sum(map(len, end.piles)), sum(map(len, end.hands)) + len(end.stock)
        assert piled + len(end.table) + kept == pack
        if any(isinstance(event, Leftover) for event in step.events):
            assert not kept
            claimed = position.ruleset.end.leftover == "last_capturer"
            assert not piled or not end.table or not claimed
            assert bool(piled) == (end.last_captor is not None)
        else:
            assert position.ruleset.match.check == "at_once"


def test_the_leftover_goes_to_the_side_that_captured_last_and_is_no_scopa() -> None:
    """Rules 2.3, number 4."""
    position = example("5c3sKd", "5d", "1c").play(Move.parse("5dx5c")).position
    step = position.play(Move.parse("1c"))
    assert Leftover(Side(0), CardSet.parse("1c3sKd")) in step.events
    assert step.position.piles == (CardSet.parse("5c5d1c3sKd"), CardSet())
    assert step.position.sweeps == (0, 0)


def test_nobody_gets_the_leftover_of_a_deal_without_a_capture() -> None:
    """AMB-43: cards stay unassigned."""
    step = example("5c3s", "6d", "1c").play(Move.parse("6d")).position.play(Move.parse("1c"))
    assert Leftover(None, CardSet.parse("1c3s5c6d")) in step.events
    assert step.position.piles == (CardSet(), CardSet())
    assert step.position.table == CardSet.parse("1c3s5c6d")


def left_over(position: Position, rng: Random) -> Iterator[CardSet]:
    """What is left over at the end of the deal, unless it is over already, or a total ends it."""
    for step in played_out(position, rng)[-1:]:
        yield from (event.cards for event in step.events if isinstance(event, Leftover))


def honest(ruleset: Ruleset) -> bool:
    """Whether a card takes one set by its rank: no claims, no wild card, no sweeper, no other number."""
    sweeping = ruleset.ace.sweep or ruleset.sweeper.cards
    numbered = ruleset.deck.numbers or ruleset.deck.second_numbers or ruleset.capture.numbers
    one = ruleset.capture.sets == "one" and not numbered
    return one and not (ruleset.bluff or sweeping or ruleset.table_sweep.matta != "none")


@given(positions(rules=ANY_RULES), st.randoms(use_true_random=True))
def test_what_is_left_over_of_equal_and_sum_games_adds_up_to_an_even_total(
    position: Position, rng: Random
) -> None:
    """Rules 2.5: a capture removes an even total, and the pack totals 220.

    A card that steals a pile takes nothing from the table; several sets or a run have any total.
    """
    ruleset = position.ruleset
    assume(ruleset.capture.piles is Piles.CLOSED)
    assume(ruleset.capture.sets == "one" and not ruleset.capture.run)
    assume(honest(ruleset) and "fifteen" not in ruleset.capture.modes and not ruleset.table_sweep.totals)
    for left in left_over(position, rng):
        assert sum(card_value(card, ruleset) for card in left) % 2 == 0


@pytest.mark.parametrize("name", [name for name in SHIPPED if "esco" in name or "quindici" in name])
def test_what_is_left_over_of_fifteen_games_adds_up_to_ten_modulo_fifteen(name: str) -> None:
    """Rules 2.5: never nothing, so that no last card can sweep; the strict table changes nothing of it."""
    ruleset, players = SHIPPED[name]
    for seed in range(10):
        rng = Random(seed)
        strict = ruleset.changed({"penalties.enabled": bool(seed % 2), "sweep.last_card": "counts"})
        for left in left_over(dealt(strict, players, 0, rng), rng):
            assert sum(card_value(card) for card in left) % 15 == 10
            control = control_of(strict, left)
            assert control is not None
            assert control.holds


@given(combinations_of_rules(), st.lists(st.integers(-1, 1), min_size=52, max_size=52))
def test_the_run_from_the_ace_is_paid_to_one_side_at_most(
    drawn: tuple[Ruleset, int], owners: list[int]
) -> None:
    """Rules 2.5."""
    ruleset = drawn[0].changed({"score.napola": {"min": 1, "cap": 13}, "players.counts": [2]})
    pack = ruleset.deck.pack
    piles = tuple(
        CardSet.of((card for card, owner in zip(pack.cards, owners, strict=False) if owner == side), pack)
        for side in range(2)
    )
    napola = score_deal(ruleset, 2, piles, (0, 0)).line(Category.NAPOLA)
    assert napola is not None
    assert sum(points > 0 for points in napola.points) <= 1


@given(positions(rules=ANY_RULES), st.randoms(use_true_random=True))
def test_the_lines_of_a_score_add_up_to_its_points(position: Position, rng: Random) -> None:
    for step in played_out(position, rng)[-1:]:
        (event,) = (event for event in step.events if isinstance(event, DealOver))
        added = tuple(sum(line.points[s] for line in event.score.lines) for s in range(len(event.totals)))
        assert event.score.points == added
        assert event.totals == tuple(
            a + b for a, b in zip(step.position.scores, event.score.points, strict=True)
        )
        assert event.score == step.position.score()
        for line in event.score.lines:
            if line.winner is not None:
                assert [side for side, points in enumerate(line.points) if points > 0] == [line.winner]


@given(positions(), st.randoms(use_true_random=True))
def test_a_plain_deal_pays_four_points_at_most_besides_its_sweeps(position: Position, rng: Random) -> None:
    """Rules 2.5."""
    plain = replace(position, ruleset=replace(position.ruleset, score=Ruleset().score))
    for step in played_out(plain, rng)[-1:]:
        score = step.position.score()
        sweeps = sum(step.position.sweeps) * plain.ruleset.sweep.points
        assert 1 <= sum(score.points) - sweeps <= 4 or step.position.last_captor is None


@given(rule_changes())
def test_the_last_card_sweeps_only_where_the_rules_say_so(changes: dict[str, Any]) -> None:
    """Rules 2.1, sweep.last_card, whatever the other rules are that let seven take five and two."""
    ruleset = Ruleset().changed({**changes, "capture.modes": ["equal", "sum"]})
    for last_card, sweeps in (("never", 0), ("counts", 1)):
        rules = ruleset.changed({"sweep.last_card": last_card})
        last = replace(example("5d2s", "7b", ""), ruleset=rules)
        assert last.play(Move.parse("7bx5d2s")).position.sweeps == (sweeps, 0)
    before_last = replace(example("5d2s", "7b", "1c"), ruleset=ruleset)
    assert before_last.play(Move.parse("7bx5d2s")).position.sweeps == (1, 0)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"hands": (CardSet.parse("7d"),)}, "hands: 1 given, 2 needed"),
        ({"piles": ()}, "piles: 0 given, 2 needed"),
        ({"sweeps": (0, 0, 0)}, "sweeps: 3 given, 2 needed"),
        ({"scores": (0,)}, "scores: 1 given, 2 needed"),
        ({"table": CardSet.parse("7d")}, "7d lies in two places"),
        ({"stock": (Card.parse("1c"),)}, "1c lies in two places"),
        ({"hands": (CardSet(), CardSet.parse("1c"))}, "seat 0 is in turn and holds no card"),
    ],
)
def test_a_position_that_cannot_be_is_refused(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        replace(example("3c4s", "7d", "1c"), **changes)


def test_a_finished_deal_has_no_moves() -> None:
    position = example("4c", "6d", "1c").play(Move.parse("6d")).position.play(Move.parse("1c")).position
    assert position.over
    assert position.legal_moves() == ()
