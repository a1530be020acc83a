"""Opponents asked again with other hidden cards: nothing they do depends on them, and a leak is found."""

from dataclasses import replace
from random import Random

import pytest

from settebello.ai import Group, Levels, LocalOpponents, Opponent
from settebello.coach.decision_history import OpponentDecision, opponent_decisions
from settebello.coach.peek_check import OTHER_DEALS, Outcome, PeekCheck
from settebello.engine import Position, Seat, SeatView
from settebello.notation import Record, SeatRecord
from tests.ai.searchers import FEW, OPPONENTS
from tests.ai.twin_deals import hidden_cards, position_of, unfinished
from tests.ai.unsteady import UnsteadyOpponents
from tests.ai.views import EVERY_GAME, RULEBOOK
from tests.combinations import EVERY_VALUE, sampled

LEVELS = [opponent.id for opponent in OPPONENTS.of(Group.LEVEL)]
CHARACTERS = [opponent.id for opponent in OPPONENTS.of(Group.CHARACTER)]


def hurried(opponent: Opponent) -> Opponent:
    if opponent.effort is None:
        return opponent
    return replace(opponent, effort=replace(opponent.effort, iterations=FEW, interpreted=FEW))


HURRIED = Levels(tuple(map(hurried, OPPONENTS.opponents)))


def dealt(name: str = "scopa", players: int = 2, level: str = "amico", seed: int = 3) -> Record:
    """A deal between opponents of one level, played at random almost to its end."""
    *_, record = unfinished(RULEBOOK.ruleset(name), players, seed, level)
    return record


def decisions(record: Record) -> list[OpponentDecision]:
    return list(opponent_decisions(record, len(record.deals) - 1))


def checked(check: PeekCheck) -> PeekCheck:
    while not check.over:
        check.poll()
    return check


@pytest.mark.combinations(strength=EVERY_VALUE)
@pytest.mark.parametrize(("name", "players"), EVERY_GAME)
@pytest.mark.parametrize("level", LEVELS)
def test_no_decision_of_a_level_changes_with_the_hidden_cards(level: str, name: str, players: int) -> None:
    check_some_decisions(level, name, players)


@pytest.mark.combinations(strength=EVERY_VALUE)
@pytest.mark.parametrize(("name", "players"), EVERY_GAME)
@pytest.mark.parametrize("character", CHARACTERS)
def test_no_decision_of_a_character_changes_with_the_hidden_cards(
    character: str, name: str, players: int
) -> None:
    check_some_decisions(character, name, players)


def check_some_decisions(level: str, name: str, players: int) -> None:
    found = decisions(dealt(name, players, level))
    # A few decisions from the whole deal, so that every level can be tried in every game.
    check = checked(PeekCheck(LocalOpponents(HURRIED), found[:: max(1, len(found) // 3)], seed=5))
    assert {one.outcome for one in check.results} <= {Outcome.SAME, Outcome.ALL_KNOWN}
    assert check.of(Outcome.SAME)


@pytest.mark.parametrize(("name", "players"), sampled(EVERY_GAME, 12))
def test_other_deals_look_the_same_from_the_seat_and_differ_in_what_is_hidden(
    name: str, players: int
) -> None:
    found = decisions(dealt(name, players))
    assert found
    several = 0
    for number, one in enumerate(found[::3]):
        others = one.dealt_otherwise(Random(number), OTHER_DEALS)
        several += len(others) == OTHER_DEALS
        assert bool(others) != one.all_known
        for other in others:
            assert other != one.position
            assert other.view(one.seat) == one.view
            assert hidden_cards(other) == hidden_cards(one.position)
    assert several


def test_every_decision_of_an_opponent_with_a_choice_is_asked() -> None:
    record = dealt("scopa_bugiarda", 2, seed=4)
    found = decisions(record)
    assert any(one.view.may_doubt for one in found)
    for one in found:
        assert one.view.turn == one.seat
        assert one.view.may_doubt or len(one.view.legal_moves()) > 1
    people = replace(record, seats=(SeatRecord("Ada"), *record.seats[1:]))
    assert decisions(people) == [one for one in found if one.seat != 0]


def test_a_deal_in_progress_does_not_tell_which_hand_had_a_single_move() -> None:
    """With this rule, a single move shows that no other card of the hand takes anything."""
    rules = RULEBOOK.ruleset("scopa", {"capture.must_if_able": True})
    held, forced = set(), set()
    records = list(unfinished(rules, 2, 3, "amico"))
    for number, before in enumerate(records):
        position = position_of(before)
        assert position.turn is not None
        if len(position.hands[position.turn]) > 1 and number < len(records) - 1:
            held.add(number)
            if len(position.legal_moves()) == 1:
                forced.add(number)
    assert forced
    record = records[-1]
    assert held <= {one.number for one in decisions(record)}
    over = replace(record, deals=(replace(record.deals[0], score=(0, 0)),))
    assert not forced & {one.number for one in decisions(over)}


def test_the_level_is_the_one_that_had_the_seat_then() -> None:
    records = list(unfinished(RULEBOOK.ruleset("scopa"), 2, 3, "amico"))
    changed = records[9].with_level(Seat(0), "bimbo").with_level(Seat(1), "bimbo")
    later = replace(records[-1].deals[-1], changes=changed.deals[-1].changes)
    levels = {one.number >= 9: one.level for one in decisions(replace(records[-1], deals=(later,)))}
    assert levels == {False: "amico", True: "bimbo"}


def test_a_view_that_shows_a_hidden_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    true_view = Position.view

    def leaking(position: Position, seat: Seat) -> SeatView:
        leak = position.hands[1 - seat].mask % 1000
        return replace(true_view(position, seat), scores=(leak, 0))

    found = decisions(dealt())
    monkeypatch.setattr(Position, "view", leaking)
    check = checked(PeekCheck(LocalOpponents(HURRIED), found, seed=5))
    assert check.of(Outcome.CHANGED)


def test_an_opponent_that_decides_otherwise_is_found() -> None:
    found = [one for one in decisions(dealt()) if not one.view.may_doubt]
    check = checked(PeekCheck(UnsteadyOpponents(HURRIED), found, seed=5))
    assert len(check.of(Outcome.CHANGED)) + len(check.of(Outcome.ALL_KNOWN)) == len(found)
    assert check.of(Outcome.CHANGED)


def test_an_opponent_that_could_not_be_asked_proves_nothing() -> None:
    check = checked(PeekCheck(UnsteadyOpponents(HURRIED, "no process"), decisions(dealt()), seed=5))
    assert not check.of(Outcome.SAME)
    assert check.of(Outcome.NO_ANSWER)


def test_a_check_can_be_ended_at_any_time() -> None:
    found = decisions(dealt())
    check = PeekCheck(LocalOpponents(HURRIED), found, seed=5)
    while len(check.results) < 2:
        check.poll()
    check.close()
    assert check.over
    assert not check.poll()
    assert len(check.results) == 2 < check.total


def test_the_same_seed_gives_the_same_results() -> None:
    found = decisions(dealt("cirulla", 3))
    first, second = (checked(PeekCheck(LocalOpponents(HURRIED), found, seed=8)).results for _ in range(2))
    assert first == second
