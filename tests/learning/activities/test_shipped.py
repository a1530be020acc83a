"""The shipped ladder: sound files, and puzzles of every level that the engine solves as they are meant."""

from random import Random

import pytest

from settebello import resources
from settebello.ai import Levels
from settebello.engine import CardSet, Seat, captures, card_value
from settebello.learning.activities import Activities, Activity, Kind, Level
from settebello.learning.deals.composer import opened
from settebello.learning.deals.smallpack import small_rules
from settebello.learning.facts import Direction
from settebello.learning.puzzles.maker import make
from settebello.learning.puzzles.puzzle import Puzzle, Task
from settebello.learning.puzzles.selections import Code, Price, explain
from tests.learning.material import RULEBOOK

SHIPPED = Activities.load([resources.assets() / "lessons"], RULEBOOK.ruleset)

LADDER = [
    "meet_the_cards",
    "find_the_twin",
    "make_it",
    "touch_and_count",
    "how_many",
    "all_the_ways",
    "what_is_missing",
    "way_back",
    "which_is_more",
    "three_together",
    "mini_scopa",
    "rubamazzetto",
    "scopa_with_coach",
    "friends_of_fifteen",
    "quindici_with_coach",
    "up_to_twenty",
    "which_cards_buy",
    "fewest_cards",
    "free_table",
    "calm_sprint",
    "broom_check",
    "pyramid_of_ten",
    "fish_for_ten",
]
LANGUAGES = {"en", "de", "it", "es", "fr", "ja"}
ASKING = [activity for activity in SHIPPED.ladder if activity.task]
DEALING = [activity for activity in SHIPPED.ladder if activity.kind is Kind.DEALS]


def test_the_ladder_is_sound_and_in_its_order() -> None:
    assert SHIPPED.problems == ()
    assert [activity.id for activity in SHIPPED.ladder] == LADDER


def test_every_goal_is_one_line_in_every_language() -> None:
    for activity in SHIPPED.ladder:
        assert set(activity.goal) == LANGUAGES, activity.id
        assert len(set(activity.goal.values())) == len(LANGUAGES), activity.id
        for language, goal in activity.goal.items():
            assert "\n" not in goal
            assert len(goal) <= (45 if language == "ja" else 90), (activity.id, language)


def some_puzzle(activity: Activity, level: Level, k: int, rng: Random) -> Puzzle:
    """A puzzle of a level, its sums and values in turn."""
    asked = level.values or level.sums(activity.ruleset)
    return make(activity.wish(level, asked[k % len(asked)], rng.random()), rng)


@pytest.mark.parametrize("amount", [300, pytest.param(10_000, marks=pytest.mark.slow)])
@pytest.mark.parametrize("activity", ASKING, ids=lambda activity: activity.id)
def test_its_puzzles_have_just_the_solutions_that_are_asked_for(activity: Activity, amount: int) -> None:
    rng = Random(1)
    for k in range(amount):
        level = activity.levels[k % len(activity.levels)]
        puzzle = some_puzzle(activity, level, k, rng)
        table = CardSet.of(puzzle.table)
        taken = captures(activity.ruleset, puzzle.card, table)
        if puzzle.beyond:
            # No game has this total: the card that is missing is found by adding.
            missing = puzzle.beyond - card_value(puzzle.card)
            taken = tuple(CardSet.of([card]) for card in puzzle.table if card_value(card) == missing)
            assert puzzle.solutions == taken
        if puzzle.task.pays:
            taken = puzzle.solutions
        assert puzzle.task is activity.task
        if activity.task is Task.WAYS:
            assert 1 <= len(taken) <= level.ways
        else:
            assert len(taken) == 1
        for solution in taken:
            price = Price(puzzle.price, fewest=puzzle.task is Task.FEWEST) if puzzle.task.pays else None
            told = explain(activity.ruleset, puzzle.card, solution, table, beyond=puzzle.beyond, price=price)
            assert told.code is Code.RIGHT
        beside = len(table) - sum(map(len, taken))
        # What pays with a card more is no distractor.
        others = 3 if puzzle.task is Task.FEWEST else 0
        assert beside <= level.distractors[1] + others
        if level.values:
            assert card_value(puzzle.card) in level.values


@pytest.mark.parametrize("activity", DEALING, ids=lambda activity: activity.id)
def test_its_deals_begin(activity: Activity) -> None:
    for level in activity.levels:
        rules = small_rules(activity.ruleset, level.upto)
        decks = [rules.deck.shuffled(Random(seed)) for seed in range(50)]
        assert any(opened(rules, Seat(1), deck) for deck in decks)
        assert level.sums(activity.ruleset)


def test_opponents_are_levels_that_there_are() -> None:
    levels = Levels.load([resources.assets() / "opponents"])
    named = {level.opponent for activity in DEALING for level in activity.levels}
    assert all(levels.get(name) for name in named)


def test_decks_are_arranged_with_the_coach_of_scopa_alone() -> None:
    arranged = {one.id for one in SHIPPED.ladder for level in one.levels if level.arranged}
    assert arranged == {"scopa_with_coach"}


@pytest.mark.parametrize(
    ("name", "direction"),
    [
        ("make_it", Direction.BOND),
        ("what_is_missing", Direction.GAP),
        ("way_back", Direction.GAP),
        ("up_to_twenty", Direction.GAP),
        ("friends_of_fifteen", Direction.GAP),
        ("mini_scopa", None),
    ],
)
def test_an_activity_trains_one_direction(name: str, direction: Direction | None) -> None:
    activity = SHIPPED.get(name)
    assert activity is not None
    assert activity.direction is direction


def test_more_cards_lie_there_where_a_right_answer_is_likely() -> None:
    activity = SHIPPED.get("make_it")
    assert activity is not None
    level = activity.levels[0]
    asked = level.sums(activity.ruleset)[0]
    found = [activity.wish(level, asked, chance).distractors for chance in (0.3, 0.6, 0.8, 0.95)]
    assert found == [1, 2, 3, 4]


def test_the_free_table_asks_for_no_puzzles() -> None:
    activity = SHIPPED.get("free_table")
    assert activity is not None
    with pytest.raises(ValueError, match="free_table asks for no puzzles"):
        activity.wish(activity.levels[0], 3, 0.5)
    assert SHIPPED.get("nowhere") is None
