"""A pyramid of ten as a child plays it: help, cards put back, and what counts."""

from pathlib import Path
from typing import TYPE_CHECKING

from settebello.engine import Card
from settebello.learning.memory.evidence import Help
from settebello.learning.memory.thinking_time import Age
from settebello.learning.tens.pyramid import Pyramid
from settebello.practice.pyramid_game import Chosen, PyramidGame
from settebello.practice.ten_game import TenHooks
from tests.practice.test_learning_mode import Time, mode

if TYPE_CHECKING:
    from settebello.learning.tens.ten_evidence import TenTurn

CARDS = tuple(Card.parse(text) for text in ("Kc", "4c", "6c", "Kd", "3c", "7c"))
KING, THREE, SEVEN = CARDS[3:]


class Table:
    """A small pyramid: 4 and 6 below a king, and below them a king, a 3 and a 7."""

    def __init__(self, values: tuple[int, ...] = (10, 4, 6, 10, 3, 7)) -> None:
        self.turns: list[TenTurn] = []
        self.overs = 0
        self.game = PyramidGame(Pyramid(CARDS, values), TenHooks(record=self.turns.append, over=self._over))

    def _over(self) -> None:
        self.overs += 1


def test_a_second_card_is_tried_at_once_and_a_ten_is_taken_alone() -> None:
    table = Table()
    game = table.game
    assert game.choose(CARDS[1], 1.0) is Chosen.COVERED
    assert game.choose(THREE, 1.0) is Chosen.RAISED
    assert game.choose(THREE, 1.0) is Chosen.LOWERED
    assert game.choose(SEVEN, 2.0) is Chosen.RAISED
    assert game.choose(KING, 2.5) is Chosen.TAKEN
    assert game.raised == (SEVEN,)
    assert game.choose(THREE, 3.0) is Chosen.TAKEN
    assert [(turn.first, turn.second, turn.seconds) for turn in table.turns] == [(7, 3, 3.0)]
    assert game.choose(CARDS[1], 4.0) is Chosen.RAISED
    assert game.choose(CARDS[2], 5.0) is Chosen.TAKEN
    assert game.choose(CARDS[0], 6.0) is Chosen.TAKEN
    assert game.over
    assert table.overs == 1
    assert [turn.seconds for turn in table.turns] == [3.0, 2.0]


def test_only_the_first_pair_of_a_turn_counts_and_two_misses_point_at_the_cards() -> None:
    table = Table((10, 3, 7, 2, 4, 6))
    game = table.game
    game.choose(KING, 1.0)
    assert game.choose(THREE, 1.0) is Chosen.MISSED
    assert game.told is not None
    assert game.told.code == "too_little"
    assert game.marked == ()
    game.choose(KING, 1.0)
    assert game.choose(SEVEN, 1.0) is Chosen.MISSED
    assert set(game.marked) <= {THREE, SEVEN}
    assert game.shown is Help.EXAMPLE
    game.choose(THREE, 1.0)
    assert game.choose(SEVEN, 1.0) is Chosen.TAKEN
    assert [(turn.first, turn.second) for turn in table.turns] == [(2, 4)]
    assert (game.misses, game.shown) == (0, Help.NONE)


def test_cards_are_put_back_one_take_after_the_other_and_what_follows_is_no_evidence() -> None:
    table = Table()
    game = table.game
    assert not game.put_back(0.0)
    start = game.pyramid
    game.choose(KING, 1.0)
    game.choose(THREE, 1.0)
    game.choose(SEVEN, 1.0)
    assert game.put_back(2.0)
    game.choose(THREE, 3.0)
    game.choose(SEVEN, 3.0)
    assert len(table.turns) == 1
    game.choose(CARDS[1], 4.0)
    game.choose(CARDS[2], 4.0)
    assert len(table.turns) == 2
    while game.put_back(5.0):
        pass
    assert game.pyramid == start


def test_help_points_at_one_card_then_at_two_and_at_the_way_back_where_nothing_is_left_to_take() -> None:
    table = Table((10, 4, 6, 2, 3, 7))
    game = table.game
    game.help()
    # The 2 can never be taken.
    assert game.lost
    assert game.points_back
    assert game.marked == ()
    open_ = Table((10, 4, 6, 10, 3, 7)).game
    open_.help()
    assert open_.marked == (KING,)
    open_.choose(KING, 1.0)
    open_.help()
    assert len(open_.marked) == 1
    open_.help()
    assert set(open_.marked) == {THREE, SEVEN}
    game.choose(THREE, 1.0)
    game.choose(SEVEN, 1.0)
    assert game.stuck
    assert game.points_back


def test_what_was_helped_does_not_count_as_known() -> None:
    table = Table()
    table.game.choose(KING, 1.0)
    table.game.help()
    table.game.choose(THREE, 1.0)
    table.game.choose(SEVEN, 1.0)
    (turn,) = table.turns
    assert (turn.shown, turn.seconds) == (Help.PARTIAL, None)


def test_what_the_hand_has_shown_is_no_evidence_and_cannot_be_put_back() -> None:
    table = Table()
    cards = table.game.demonstrate()
    assert set(cards) == {THREE, SEVEN}
    table.game.shown_take(cards, 1.0)
    assert table.turns == []
    assert not table.game.may_put_back


def test_a_whole_pyramid_feeds_the_memory_and_is_the_game_of_the_day(tmp_path: Path) -> None:
    learning = mode(tmp_path, Time())
    learning.create("Mia", "fox", Age.MIDDLE)
    game = learning.pyramid("pyramid_of_ten")
    assert game.first
    pairs = 0
    while not game.over:
        way = game.pyramid.way_out()
        assert way is not None
        pairs += len(way[0]) == 2
        for card in game.cards(way[0]):
            game.choose(card, None)
    history = learning.learner.history
    assert history.activity("pyramid_of_ten").tasks == 1
    (day,) = [history.day(number) for number in history.days]
    assert (day.deals, day.sums, day.in_games, day.right) == (1, 0, pairs, pairs)
    assert {fact.sum for fact in learning.learner.facts} == {10}
    assert {one.total for one in learning.found().sums} == {10}
    assert not learning.pyramid("pyramid_of_ten").first
    learning.begin("make_it")
    assert learning.found().sums == ()
