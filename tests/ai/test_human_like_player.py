"""People at the table: what each remembers, notices, fears and likes shows in the moves."""

from collections import Counter
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from settebello.ai.people.card_beliefs import CardBeliefs
from settebello.ai.people.card_memory import plays, unseen_by
from settebello.ai.people.exposure import exposure
from settebello.ai.people.gentle_player import GentlePlayer
from settebello.ai.people.habits import EVERYTHING, Habits
from settebello.ai.people.heuristic_player import HeuristicPlayer, followers, odd_ranks
from settebello.ai.people.human_like_player import HumanLikePlayer
from settebello.engine import CardSet, Move, Position, Seat, SeatView
from settebello.engine.tables import compiled
from settebello.notation import read_line
from tests.ai.views import EVERY_GAME, RULEBOOK, SCIENTIFICO, SCOPA, random_positions, view_of_line


def view_of(line: str) -> SeatView:
    """The view of the seat in turn, in any shipped variant."""
    position = read_line(line, RULEBOOK.ruleset)
    assert isinstance(position, Position)
    assert position.turn is not None
    return position.view(position.turn)


def worth(view: SeatView, move: str, habits: Habits) -> float:
    return HeuristicPlayer(view, habits).worth(Move.parse(move))[0]


def made(view: SeatView, habits: Habits, times: int = 12) -> Counter[str]:
    """How often each move is made, with other numbers every time."""
    return Counter(str(HumanLikePlayer(habits).choose(view, Random(seed))) for seed in range(times))


def set_of(text: str) -> int:
    return CardSet.parse(text).mask


def test_the_gentle_player_takes_every_second_time_and_then_as_little_as_it_can() -> None:
    view = view_of_line("scopa players=2 dealer=1 turn=0 hands=8cKc9s/4s4bKs table=8b2c5d stock=-")
    moves = Counter(str(GentlePlayer().choose(view, Random(seed))) for seed in range(600))
    taken = sum(count for move, count in moves.items() if "x" in move)
    assert set(moves) == {"8cx8b", "9s"}
    assert 240 < taken < 360


def test_the_gentle_player_takes_where_it_must() -> None:
    view = view_of_line("scopa players=2 dealer=1 turn=0 hands=8c/KcKbKs table=3b5c1s7d stock=-")
    assert {str(GentlePlayer().choose(view, Random(seed))) for seed in range(30)} == {"8cx3b5c", "8cx1s7d"}


@pytest.mark.parametrize(("ruleset", "players"), [(SCOPA, 2), (SCOPA, 3), (SCIENTIFICO, 4)])
def test_the_plays_of_a_deal_are_found_backwards(ruleset: object, players: int) -> None:
    positions = list(random_positions(ruleset, players, 6))  # type: ignore[arg-type]
    last = positions[-1]
    assert last.turn is not None
    found = list(plays(last.view(last.turn)))
    assert [play.age for play in found] == list(range(len(positions) - 1))
    for play, before in zip(found, reversed(positions[:-1]), strict=True):
        assert (play.seat, play.table) == (before.turn, before.table.mask)


def test_who_remembers_everything_takes_nothing_for_unseen_that_has_gone() -> None:
    for position in random_positions(SCIENTIFICO, 4, 3):
        assert position.turn is not None
        view = position.view(position.turn)
        rules = compiled(view.ruleset, view.players)
        assert unseen_by(view, rules, EVERYTHING) == view.unseen.mask
        assert unseen_by(view, rules, 2) & view.unseen.mask == view.unseen.mask


def test_what_went_long_ago_is_forgotten_and_what_counts_much_is_kept_longer() -> None:
    """Sevens, coins and what the own side has taken are kept eight times as long as others."""
    line = "scopa players=2 dealer=1 turn=0 hands=9s/9b table=1c piles=2c2s3c3d/7b7s8c8s stock=-"
    moves = ("3cx3d", "2c", "2sx2c", "7b", "8c", "7sx7b", "9d", "8sx8c", "Kc")
    view = replace(view_of_line(line), history=tuple(map(Move.parse, moves)))
    rules = compiled(view.ruleset, view.players)
    forgotten = [unseen_by(view, rules, memory) & ~view.unseen.mask for memory in range(4)]
    assert unseen_by(view, rules, 9) == view.unseen.mask
    assert forgotten == [set_of(cards) for cards in ("2c2s3c3d7b7s8c8s", "2s3c3d", "2s3c", "2s3c")]


def test_chances_of_holding_add_up_and_shown_cards_are_sure() -> None:
    view = view_of_line("scopa players=2 dealer=1 turn=0 hands=8c2d9s/KcKbKs table=8b2c1s1d5d")
    rules = compiled(view.ruleset, view.players)
    held = CardBeliefs(view, rules, view.unseen.mask, [0.0] * 40, None).of(Seat(1), 0)
    assert {card // 4 for card, _ in held} == set(range(10))
    assert all(0 < chance < 1 for _, chance in held)
    # Of 32 unseen cards two are eights; the other hand has three cards.
    eight = next(chance for card, chance in held if card // 4 == 7)
    assert eight == pytest.approx(1 - (29 / 32) ** 2)
    open_hand = replace(view, shown=(view.shown[0], CardSet.parse("KcKb")))
    held = CardBeliefs(open_hand, rules, open_hand.unseen.mask, [0.0] * 40, None).of(Seat(1), 0)
    assert next(chance for card, chance in held if card // 4 == 9) == 1


def test_who_leaves_a_seven_lying_is_thought_to_hold_none() -> None:
    position = next(iter(random_positions(SCIENTIFICO, 4, 1)))
    assert position.turn is not None
    start = position.view(position.turn)
    seven = next(card for card in start.unseen if card.rank.value == "7")
    other = next(card for card in start.unseen if card.rank.value == "9")
    table = CardSet.of((seven, other))
    view = replace(
        start,
        table=table,
        turn=start.seat,
        hand_sizes=tuple(9 if seat != start.seat else 10 for seat in range(4)),
        history=(Move(seven), Move(other), Move(next(iter(start.unseen - table)))),
    )
    view = replace(view, table=table | CardSet.of((view.history[-1].card,)))
    last = Seat((start.seat - 2) % 4)
    sevens = [dict(HeuristicPlayer(view, Habits(reading=each))._held(None, last)) for each in (0, 1)]  # noqa: SLF001 - what it remembers is no part of a decision
    rank = {card // 4 for card in sevens[0]} & {6}
    assert rank == {6}
    blind, reader = (next(chance for card, chance in held.items() if card // 4 == 6) for held in sevens)
    assert reader < blind / 2


def test_exposure_is_the_chance_that_the_next_hand_holds_a_card_that_sweeps() -> None:
    view = view_of_line("scopa players=2 dealer=1 turn=0 seat=0 hands=9c2c/3? table=8b stock=6?")
    # Nobody has seen the four kings and ten of 37 cards would be swept by them alone.
    assert exposure(view, Move.parse("9c")) == 0
    hidden = len(view.unseen)
    miss = 1.0
    for drawn in range(3):
        miss *= (hidden - 4 - drawn) / (hidden - drawn)
    assert exposure(view, Move.parse("2c")) == pytest.approx(1 - miss)
    plain = replace(view, ruleset=view.ruleset.changed({"sweep.points": 0}))
    assert exposure(plain, Move.parse("2c")) == 0
    low = replace(view, ruleset=RULEBOOK.ruleset("scopa_a_perdere"))
    assert exposure(low, Move.parse("2c")) == 0


def test_the_expert_exposes_no_table_more_than_another_move_as_good() -> None:
    player, equals = HumanLikePlayer(Habits()), 0
    for name, players in (("scopa", 2), ("scopone", 4), ("scopa_quindici", 2), ("scopa_assi", 3)):
        for seed in range(4):
            for position in random_positions(RULEBOOK.ruleset(name), players, seed):
                assert position.turn is not None
                view = position.view(position.turn)
                decision = player.decide(view, Random(seed))
                assert decision.move is not None
                points = {candidate.move: candidate.points for candidate in decision.candidates}
                same = [move for move in points if points[move] == points[decision.move]]
                equals += len(same) > 1
                assert exposure(view, decision.move) <= min(
                    (exposure(view, move) for move in same), default=1.0
                )
    assert equals > 30


def test_sums_of_many_cards_are_overlooked_and_pairs_are_not() -> None:
    sums = view_of_line("scopa players=2 dealer=1 turn=0 hands=Kc9s/4s4b8s table=2b3s5c8b stock=-")
    assert set(made(sums, Habits())) == {"Kcx2b3s5c"}
    found = made(sums, Habits(attention=0.6), 60)
    assert 0 < found["Kcx2b3s5c"] < 30
    pair = view_of_line("scopa players=2 dealer=1 turn=0 hands=Kc9s/4s4b8s table=KdKb2c5c stock=-")
    for seed in range(30):
        decision = HumanLikePlayer(Habits(attention=0)).decide(pair, Random(seed))
        assert "KcxKd" in {str(candidate.move) for candidate in decision.candidates}


def test_who_looks_at_the_own_gain_alone_leaves_the_sweep() -> None:
    view = view_of_line("scopa players=2 dealer=1 turn=0 seat=0 hands=6c1s/3? table=5b4b stock=6?")
    assert set(made(view, Habits())) == {"6c"}
    assert worth(view, "1s", Habits(foresight=0)) == pytest.approx(
        worth(view, "6c", Habits(foresight=0)), abs=0.01
    )


def test_danger_seems_larger_to_the_cautious_and_smaller_to_the_bold() -> None:
    view = view_of_line("scopa players=2 dealer=1 turn=0 seat=0 hands=6c1s/3? table=5b4b stock=6?")
    cautious, plain, bold = (worth(view, "1s", Habits(risk=risk)) for risk in (-0.5, 0.0, 0.5))
    assert cautious < plain < bold


def test_gold_seems_worth_more_to_the_greedy() -> None:
    view = view_of_line("scopa players=2 dealer=1 turn=0 hands=9c8s/4s4bKs table=9d9b8b7c7s6c stock=-")
    plain, greedy = (
        worth(view, "9cx9d", Habits(greed=greed)) - worth(view, "9cx9b", Habits(greed=greed))
        for greed in (1.0, 3.0)
    )
    assert 0 < plain < greedy


def test_to_the_impatient_a_capture_seems_better_than_it_is_and_a_card_laid_does_not() -> None:
    view = view_of_line("scopa players=2 dealer=1 turn=0 hands=9c2s/4s4bKs table=9d8b stock=-")
    assert worth(view, "9cx9d", Habits(patience=0)) > worth(view, "9cx9d", Habits())
    assert worth(view, "2s", Habits(patience=0)) == worth(view, "2s", Habits())


def test_pairs_are_kept_by_the_side_that_plays_last_and_broken_by_the_other() -> None:
    moves = {}
    for dealer in (0, 1):
        line = f"scopa players=2 dealer={dealer} turn=0 hands=7c2d/4s4b table=3b4c9d stock=-"
        view = view_of_line(line)
        moves[dealer] = worth(view, "7cx3b4c", Habits(parity=3)) - worth(view, "7cx3b4c", Habits(parity=0))
    assert moves[0] < 0 < moves[1]
    assert odd_ranks(set_of("7c3b4c")) == 3
    assert odd_ranks(set_of("7c7d3b")) == 1


def test_who_errs_makes_a_move_nearly_as_good_and_never_a_bad_one() -> None:
    view = view_of_line("scopa players=2 dealer=1 turn=0 hands=9c8s2c/4s4bKs table=9d9b8b7c7s stock=-")
    points = {
        str(found.move): found.points
        for found in HumanLikePlayer(Habits()).decide(view, Random(1)).candidates
    }
    best = max(points.values())
    some = made(view, Habits(error=0.15), 80)
    assert len(some) > 1
    assert all(points[move] >= best - 0.15 for move in some)


def test_the_answer_to_the_next_play_is_the_own_hand_s_among_two_and_the_partner_s_among_four() -> None:
    two = next(iter(random_positions(SCOPA, 2, 1)))
    four = next(iter(random_positions(SCIENTIFICO, 4, 1)))
    assert two.turn is not None
    assert four.turn is not None
    assert followers(two.view(two.turn)) == [1 - two.turn, two.turn]
    assert followers(four.view(four.turn)) == [(four.turn + 1) % 4, (four.turn + 2) % 4]
    last = list(random_positions(SCOPA, 2, 1))[-1]
    assert last.turn is not None
    assert followers(last.view(last.turn)) == []


def test_who_wants_few_points_lets_the_others_have_them() -> None:
    line = "scopa_a_perdere players=2 dealer=1 turn=0 hands=7c8s/2s3s table=7d7s"
    assert set(made(view_of(line), Habits())) <= {"7cx7s", "8s"}


@pytest.mark.parametrize("habits", [Habits(), Habits(memory=2, attention=0.6, foresight=0.4, error=0.3)])
def test_people_see_no_hidden_card_and_decide_the_same_way_twice(habits: Habits) -> None:
    player, changed = HumanLikePlayer(habits), 0
    for name, players in EVERY_GAME:
        for position in islice(random_positions(RULEBOOK.ruleset(name), players, 8), 0, None, 14):
            assert position.turn is not None
            view = position.view(position.turn)
            other = view.sample(Random(3))
            changed += other != position
            decision = player.decide(view, Random(4))
            assert player.decide(other.view(position.turn), Random(4)) == decision
            assert decision.move in view.legal_moves() or (decision.move is None and view.may_doubt)
    assert changed > 40
