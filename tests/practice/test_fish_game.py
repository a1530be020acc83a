"""Go fish for ten as a child plays it: what counts, help, and the partner's questions."""

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from settebello.engine import Card, card_value
from settebello.learning.facts import Direction
from settebello.learning.memory.evidence import Help
from settebello.learning.memory.thinking_time import Age
from settebello.learning.tens.fish import CHILD, PARTNER, Fish
from settebello.practice.fish_game import FishGame, FishPhase
from settebello.practice.ten_game import TenHooks
from tests.practice.test_learning_mode import Time, mode

if TYPE_CHECKING:
    from settebello.learning.tens.ten_evidence import TenTurn


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(one) for one in text.split())


class Table:
    """A game with few cards: the child has 4 and 9, the partner 6 and 1."""

    def __init__(self, child: str = "4c 9c", partner: str = "6s 8s", stock: str = "2d 1d") -> None:
        self.turns: list[TenTurn] = []
        self.overs = 0
        fish = Fish((cards(child), cards(partner)), cards(stock))
        self.game = FishGame(fish, Random(1), TenHooks(record=self.turns.append, over=self._over))

    def _over(self) -> None:
        self.overs += 1

    def played_out(self) -> None:
        """Play to the end without a mistake."""
        game = self.game
        while not game.over:
            if game.phase is FishPhase.GIVE:
                assert game.give(next(card for card in game.hand if card_value(card) == game.wanted))
            elif game.childs_turn:
                game.choose(game.hand[0])
                assert game.say(game.wanted, None)
            game.go_on(None)


def test_a_question_is_a_card_and_the_number_that_makes_ten_with_it() -> None:
    table = Table()
    game = table.game
    game.begin(10.0)
    four, nine = game.hand
    assert game.numbers == (1, 2, 4, 6, 8, 9)
    assert not game.say(6, 11.0)
    assert game.choose(nine)
    assert game.choose(four)
    assert game.wanted == 6
    assert game.say(6, 12.5)
    assert not game.childs_turn
    (turn,) = table.turns
    assert (turn.first, turn.second, turn.direction, turn.seconds) == (4, 6, Direction.GAP, 2.5)
    assert turn.clicks == 3
    # After a pair the child goes on.
    game.go_on(13.0)
    assert game.hand == (nine,)
    assert table.game.childs_turn


def test_only_the_first_number_of_a_question_counts_and_two_misses_point_at_the_right_one() -> None:
    table = Table()
    game = table.game
    game.choose(game.hand[0])
    assert not game.say(8, 1.0)
    assert game.told is not None
    assert (game.told.code, game.told.total) == ("too_much", 12)
    assert game.marked_number == 0
    assert not game.say(1, 2.0)
    assert game.marked_number == 6
    assert game.say(6, 3.0)
    assert [(turn.first, turn.second) for turn in table.turns] == [(4, 8)]


def test_help_shows_how_many_are_missing_then_the_number_and_is_not_known() -> None:
    table = Table()
    game = table.game
    game.help()
    assert game.marked == game.hand[:1]
    game.choose(game.hand[0])
    assert game.shown is Help.NONE
    game.help()
    assert game.marked_number == 0
    game.help()
    assert game.marked_number == 6
    game.say(6, 1.0)
    (turn,) = table.turns
    assert (turn.shown, turn.seconds) == (Help.EXAMPLE, None)


def test_the_partner_asks_and_the_child_gives_and_nothing_of_that_is_evidence() -> None:
    table = Table(child="4c 9c", partner="6s 8s", stock="2d 1d")
    game = table.game
    game.choose(game.hand[1])
    assert game.say(1, None)
    game.go_on(None)
    # The 9 was not to be had; the partner asks, with a 6 that fits the child's 4, or with the 8.
    seen = set()
    while not game.childs_turn and not game.over:
        seen.add(game.phase)
        game.go_on(None)
    if game.phase is FishPhase.GIVE:
        nine = next(card for card in game.hand if card_value(card) != game.wanted)
        assert not game.give(nine)
        assert len(game.marked) == 0
        assert not game.give(nine)
        marked = table.game.marked
        assert {card_value(card) for card in marked} == {game.wanted}
        assert game.give(marked[0])
    else:
        assert FishPhase.ASKED in seen
    assert len(table.turns) == 1


@pytest.mark.parametrize("seed", range(6))
def test_the_child_is_asked_for_cards_that_it_has(seed: int) -> None:
    table = Table(child="4c 9c 7c", partner="6s 8s 3s", stock="2d 1d")
    table.game = FishGame(
        table.game.fish, Random(seed), TenHooks(record=table.turns.append, over=lambda: None)
    )
    game = table.game
    while not game.over:
        if game.phase is FishPhase.GIVE:
            assert game.card in game.fish.hands[PARTNER]
            assert game.wanted in map(card_value, game.hand)
            game.give(next(card for card in game.hand if card_value(card) == game.wanted))
        elif game.phase is FishPhase.ASKED:
            assert game.wanted not in map(card_value, game.fish.hands[CHILD])
        elif game.childs_turn:
            game.choose(game.hand[-1])
            game.say(game.wanted, None)
        game.go_on(None)
    assert not any(game.fish.hands)


def test_a_game_ends_once_and_what_the_hand_shows_is_no_evidence() -> None:
    table = Table()
    game = table.game
    game.choose(game.hand[0])
    game.say(6, None, counts=False)
    assert table.turns == []
    table.played_out()
    assert table.overs == 1


def test_a_whole_game_feeds_the_memory_and_is_the_game_of_the_day(tmp_path: Path) -> None:
    learning = mode(tmp_path, Time())
    learning.create("Mia", "fox", Age.MIDDLE)
    table = Table()
    table.game = game = learning.fish("fish_for_ten")
    assert game.first
    assert game.all_pairs == 6
    table.played_out()
    history = learning.learner.history
    assert history.activity("fish_for_ten").tasks == 1
    (day,) = [history.day(number) for number in history.days]
    assert (day.deals, day.sums) == (1, 0)
    assert day.in_games == day.right > 0
    assert {fact.sum for fact in learning.learner.facts} == {10}
    assert {one.total for one in learning.found().sums} == {10}
    assert not learning.fish("fish_for_ten").first
