"""Games of ten that are left midway go on, and random clicks in them are no evidence."""

import json
import subprocess
import sys
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import pytest

from settebello.engine import Card, card_value
from settebello.learning.course.guard import FAST
from settebello.learning.course.today import SUMS, TENS_EVERY
from settebello.learning.facts import Fact
from settebello.learning.learner.events import Answered, Event, Played
from settebello.learning.memory.evidence import Help
from settebello.learning.memory.thinking_time import Age
from settebello.learning.sums import Sum
from settebello.learning.tens.fish import CHILD, PARTNER
from settebello.learning.tens.pyramid import TEN
from settebello.practice.disk_errors import DiskErrors
from settebello.practice.fish_game import FishGame, FishPhase
from settebello.practice.learning_mode import Learning
from settebello.practice.pyramid_game import Chosen, PyramidGame
from settebello.practice.ten_saves import GAMES
from tests.learning.learner.material import answer
from tests.practice.headless.conversation import NOON
from tests.practice.test_learning_mode import Time, mode, solved

PYRAMID, FISH = "pyramid_of_ten", "fish_for_ten"
QUICK, SLOW = 0.5, 5.0


def started(folder: Path, now: Time) -> Learning:
    learning = mode(folder, now)
    learning.create("Mia", "fox", Age.MIDDLE)
    return learning


def again(folder: Path, now: Time) -> Learning:
    """The program after it was killed: nothing was closed."""
    learning = mode(folder, now)
    learning.choose(learning.children[0].id)
    return learning


def answers(learning: Learning) -> list[Event]:
    assert learning.notebook is not None
    return [one for one in learning.notebook.events() if isinstance(one, Answered)]


def wrong_pair(game: PyramidGame) -> tuple[Card, Card] | None:
    """Two free cards that do not make ten, the first of which has a friend among the others."""
    free = [card for card in game.free if not game.is_ten(card)]
    for one, other in permutations(free, 2):
        friends = [card for card in free if game.value(card) == TEN - game.value(one)]
        if game.value(one) + game.value(other) != TEN and set(friends) - {one}:
            return one, other
    return None


def pyramid_with_a_wrong_pair(learning: Learning) -> PyramidGame:
    """A pyramid at the beginning of a turn in which the child can take wrong cards."""
    game = learning.pyramid(PYRAMID)
    game.begin(0.0)
    while wrong_pair(game) is None or any(map(game.is_ten, game.free)):
        take(game, SLOW)
    game.begin(0.0)
    return game


def miss(game: PyramidGame, now: float) -> None:
    cards = wrong_pair(game)
    assert cards is not None
    assert [game.choose(card, now) for card in cards] == [Chosen.RAISED, Chosen.MISSED]


def take(game: PyramidGame, now: float) -> tuple[Card, ...]:
    """Take the next cards of the way out."""
    way = game.pyramid.way_out()
    assert way is not None
    cards = game.cards(way[0])
    if len(game.raised) == 1:
        game.choose(game.raised[0], now)
    for card in cards:
        assert game.choose(card, now) is not Chosen.MISSED
    return cards


def play_on(game: FishGame) -> None:
    while not game.childs_turn and not game.over:
        game.go_on(0.0)


def ask(game: FishGame) -> None:
    """Play the child's turn, or answer the partner."""
    if game.phase is FishPhase.GIVE:
        assert game.give(next(card for card in game.hand if card_value(card) == game.wanted))
        return
    card = game.hand[0]
    game.choose(card)
    assert game.say(TEN - card_value(card), SLOW)


def test_many_wrong_pairs_in_a_short_time_are_no_evidence_and_the_way_is_shown(tmp_path: Path) -> None:
    learning = started(tmp_path, Time())
    game = pyramid_with_a_wrong_pair(learning)
    before = answers(learning)
    for number in range(1, 5):
        assert not game.together
        miss(game, number * QUICK)
    assert answers(learning) == before
    assert game.together
    assert game.shown is Help.EXAMPLE
    assert game.marked or game.points_back
    # The next choice goes on, and the next turn is evidence again.
    take(game, 10.0)
    take(game, 14.0)
    assert not game.together


def test_slow_misses_stay_evidence(tmp_path: Path) -> None:
    learning = started(tmp_path, Time())
    game = pyramid_with_a_wrong_pair(learning)
    before = len(answers(learning))
    for number in range(1, 5):
        miss(game, number * (FAST + 0.1))
    assert len(answers(learning)) == before + 1
    assert not game.together


def test_an_earnest_answer_before_random_clicks_stays(tmp_path: Path) -> None:
    learning = started(tmp_path, Time())
    game = pyramid_with_a_wrong_pair(learning)
    before = len(answers(learning))
    miss(game, SLOW)
    for number in range(1, 5):
        miss(game, SLOW + number * QUICK)
    assert len(answers(learning)) == before + 1
    assert game.together


def test_after_random_clicks_that_end_with_a_right_one_the_next_turn_shows_the_way(tmp_path: Path) -> None:
    learning = started(tmp_path, Time())
    game = pyramid_with_a_wrong_pair(learning)
    before = answers(learning)
    for number in range(1, 4):
        miss(game, number * QUICK)
    while len(take(game, 4 * QUICK)) == 1:
        pass
    assert game.together
    assert game.shown is Help.EXAMPLE
    assert answers(learning) == before


def test_random_numbers_in_go_fish_are_no_evidence(tmp_path: Path) -> None:
    learning = started(tmp_path, Time())
    game = learning.fish(FISH)
    game.begin(0.0)
    card = game.hand[0]
    wrong = [number for number in game.numbers if number != TEN - card_value(card)]
    game.choose(card)
    for number in range(1, 5):
        assert not game.together
        assert not game.say(wrong[number % len(wrong)], number * QUICK)
    assert answers(learning) == []
    assert game.together
    assert game.marked_number == TEN - card_value(card)


def test_a_pyramid_that_was_left_goes_on_after_a_kill(tmp_path: Path) -> None:
    now = Time()
    game = started(tmp_path, now).pyramid(PYRAMID)
    assert game.first
    for number in range(3):
        take(game, float(number))
    left = again(tmp_path, now).pyramid(PYRAMID)
    assert left.pyramid == game.pyramid
    assert left.free == game.free
    assert not left.first
    # What was taken can still be put back.
    assert left.put_back(0.0)
    assert left.put_back(0.0)
    assert again(tmp_path, now).pyramid(PYRAMID).pyramid == left.pyramid


@pytest.mark.parametrize("activity", [PYRAMID, FISH])
def test_a_game_that_was_only_seen_goes_on_with_what_the_hand_shows(activity: str, tmp_path: Path) -> None:
    now = Time()
    learning = started(tmp_path, now)
    games = [(learning.pyramid if activity == PYRAMID else learning.fish)(activity)]
    learning = again(tmp_path, now)
    games.append((learning.pyramid if activity == PYRAMID else learning.fish)(activity))
    assert games[0].saved == games[1].saved
    assert games[1].first


def test_a_game_of_nobody_is_not_saved(tmp_path: Path) -> None:
    learning = mode(tmp_path, Time())
    take(learning.pyramid(PYRAMID), 0.0)
    assert not list(tmp_path.rglob("*.yaml"))


def test_the_answer_of_a_turn_counts_once_though_the_game_was_left_in_it(tmp_path: Path) -> None:
    now = Time()
    learning = started(tmp_path, now)
    miss(pyramid_with_a_wrong_pair(learning), SLOW)
    before = answers(learning)
    learning = again(tmp_path, now)
    game = learning.pyramid(PYRAMID)
    assert answers(learning) == before
    while len(take(game, SLOW)) == 1:
        pass
    assert answers(learning) == before
    while len(take(game, SLOW)) == 1:
        pass
    assert len(answers(learning)) == len(before) + 1


def test_each_game_is_left_by_itself_and_by_its_child(tmp_path: Path) -> None:
    now = Time()
    learning = started(tmp_path, now)
    pyramid, fish = learning.pyramid(PYRAMID), learning.fish(FISH)
    take(pyramid, 0.0)
    ask(fish)
    assert learning.pyramid(PYRAMID).pyramid == pyramid.pyramid
    assert learning.fish(FISH).fish.asked[: len(fish.fish.asked)] == fish.fish.asked
    learning.create("Leo", "owl", Age.MIDDLE)
    assert not learning.pyramid(PYRAMID).pyramid.gone


def test_a_game_that_is_over_is_not_continued(tmp_path: Path) -> None:
    now = Time()
    learning = started(tmp_path, now)
    game = learning.pyramid(PYRAMID)
    while not game.over:
        take(game, SLOW)
    assert not list(tmp_path.rglob(f"{GAMES}/*.yaml"))
    assert not again(tmp_path, now).pyramid(PYRAMID).pyramid.gone


@pytest.mark.parametrize("turns", range(1, 12, 2))
def test_go_fish_goes_on_where_it_was_left(turns: int, tmp_path: Path) -> None:
    now = Time()
    game = started(tmp_path, now).fish(FISH)
    for _ in range(turns):
        play_on(game)
        if not game.over:
            ask(game)
    left = again(tmp_path, now).fish(FISH)
    if not game.fish.over:
        # The last answer is not shown again: the game goes on with what follows.
        game.go_on(0.0)
        assert left.fish.asked[: len(game.fish.asked)] == game.fish.asked
        assert left.fish.hands[CHILD] == game.fish.hands[CHILD]
    while not left.over:
        ask(left) if left.childs_turn else left.go_on(0.0)


def test_the_partner_asks_the_same_again(tmp_path: Path) -> None:
    for seed in range(12):
        folder, now = tmp_path / str(seed), Time()
        learning = started(folder, now)
        learning.rng.seed(seed)
        game = learning.fish(FISH)
        while not game.over and game.fish.turn == CHILD:
            ask(game)
            game.go_on(0.0)
        if game.phase in {FishPhase.ASKED, FishPhase.GIVE}:
            left = again(folder, now).fish(FISH)
            assert (left.fish.turn, left.card, left.phase) == (PARTNER, game.card, game.phase)


def test_what_was_found_in_a_pyramid_before_it_was_left_is_in_its_result(tmp_path: Path) -> None:
    game = started(tmp_path, Time()).pyramid(PYRAMID)
    hand = game.demonstrate()
    game.shown_take(hand, 0.0)
    before = [cards for _ in range(2) if len(cards := take(game, SLOW)) == 2]
    learning = again(tmp_path, Time())
    assert learning.found().sums == ()
    went_on = learning.pyramid(PYRAMID)
    after = take(went_on, SLOW)
    while len(after) < 2:
        after = take(went_on, SLOW)
    pairs = [tuple(sorted(map(went_on.value, cards))) for cards in (*before, after)]
    assert [one.addends for one in went_on.found] == pairs
    assert {one.addends for one in learning.found().sums} == {*pairs}
    # Another child has found nothing.
    learning.create("Ben", "owl", Age.MIDDLE)
    assert learning.found().sums == ()


@pytest.mark.parametrize("by_hand", [False, True])
def test_what_was_said_in_go_fish_before_it_was_left_is_in_its_result(
    by_hand: bool,
    tmp_path: Path,
) -> None:
    game = started(tmp_path, Time()).fish(FISH)
    card = game.hand[0]
    game.choose(card)
    assert game.say(TEN - card_value(card), SLOW, counts=not by_hand)
    learning = again(tmp_path, Time())
    found = learning.fish(FISH).found
    assert (
        found
        == learning.found().sums
        == (() if by_hand else (Sum.of((card_value(card), TEN - card_value(card))),))
    )


def test_the_sums_before_a_game_of_ten_leave_the_pairs_to_it_that_want_a_visit(tmp_path: Path) -> None:
    now = Time()
    learning = started(tmp_path, now)
    while (learning.stamp()[1] + 1) % TENS_EVERY:
        now.seconds += 86_400
    at, day = learning.stamp()
    due = {Fact(3, 7), Fact(4, 6)}
    assert learning.notebook is not None
    for fact in ("1+1", "1+2", "2+2", "1+4", *map(str, due)):
        learning.notebook.note(answer(fact, day=at, at=at))
    learning.notebook.note(Played(at=at, day=day, activity="mini_scopa", arranged=False))
    now.seconds += 86_400
    asked = []
    learning.begin("make_it")
    while (task := learning.task()) is not None:
        wanted = task.puzzle.wanted
        asked += [wanted.fact] if wanted is not None and not task.lesson else []
        now.seconds += 5
        learning.answered(solved(task))
    assert len(asked) == SUMS
    assert due.isdisjoint(asked)
    following = learning.day.next.activity
    assert following is not None
    assert following.id == PYRAMID
    game = learning.pyramid(PYRAMID)
    pairs = {
        Fact.of(game.value(card), TEN - game.value(card))
        for card in game.pyramid.cards
        if not game.is_ten(card)
    }
    assert due <= pairs


def test_a_game_that_was_killed_at_its_end_is_counted(tmp_path: Path) -> None:
    now = Time()
    learning = started(tmp_path, now)
    game = learning.fish(FISH)
    while not game.fish.over:
        play_on(game)
        ask(game)
    # The last pair lies there, and nobody went on.
    learning = again(tmp_path, now)
    assert learning.fish(FISH).fish.asked == ()
    assert learning.notebook is not None
    assert [one.activity for one in learning.notebook.events() if isinstance(one, Played)] == [FISH]


@pytest.mark.parametrize(
    "content",
    [
        "",
        "format: 2\ndealt: []\n",
        "format: 1\ndealt: [Kd]\nmoves: [Kd, Kd]\n",
        "format: 1\ndealt: [Kd4c]\n",
        "format: 1\ndealt: [4c, 5c, 6c]\nmoves: [4c]\n",
        "format: 1\ndealt: [4c, 4c, 6c6c]\nmoves: [4c]\n",
        "format: 1\ndealt: [4c, 6c, '']\nmoves: [5d]\n",
        "format: 1\ndealt: [4c, 6c, '']\nasks: 4c\n",
        "format: 1\ndealt: [zz]\n",
        "- 1\n",
    ],
)
@pytest.mark.parametrize("activity", [PYRAMID, FISH])
def test_a_damaged_game_is_begun_anew(content: str, activity: str, tmp_path: Path) -> None:
    now, learning = Time(), started(tmp_path, Time())
    path = tmp_path / learning.children[0].id / GAMES / f"{activity}.yaml"
    path.parent.mkdir()
    path.write_text(content, "utf-8")
    learning = again(tmp_path, now)
    if activity == PYRAMID:
        pyramid = learning.pyramid(activity)
        assert len(pyramid.pyramid.cards) > 3
        assert not pyramid.pyramid.gone
    else:
        fish = learning.fish(activity)
        assert len(fish.fish.stock) > 1
        assert not fish.fish.asked


def test_a_folder_in_the_place_of_a_game_is_set_aside_and_the_next_game_is_saved(tmp_path: Path) -> None:
    refused: list[OSError] = []
    learning = mode(tmp_path, Time(), DiskErrors(refused=refused.append))
    child = learning.create("Mia", "fox", Age.MIDDLE)
    path = tmp_path / child.id / GAMES / f"{PYRAMID}.yaml"
    path.mkdir(parents=True)
    take(learning.pyramid(PYRAMID), 0.0)
    assert not refused
    assert path.is_file()
    assert path.with_name(f"{path.name}.damaged-1").is_dir()


def test_a_game_goes_on_where_the_disk_refuses(tmp_path: Path) -> None:
    refused: list[OSError] = []
    learning = mode(tmp_path, Time(), DiskErrors(refused=refused.append))
    child = learning.create("Mia", "fox", Age.MIDDLE)
    (tmp_path / child.id / GAMES).write_text("", "utf-8")
    game = learning.pyramid(PYRAMID)
    take(game, 0.0)
    assert refused
    assert learning.pyramid(PYRAMID).pyramid == game.pyramid


def test_a_game_by_requests_goes_on_after_kill_9(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "settebello", "--data", str(tmp_path), "practise"]

    def begin() -> "subprocess.Popen[bytes]":
        return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def asked(program: "subprocess.Popen[bytes]", cmd: str, **arguments: object) -> dict[str, Any]:
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write(json.dumps({"cmd": cmd, "at": NOON, **arguments}).encode() + b"\n")
        program.stdin.flush()
        answer: dict[str, Any] = json.loads(program.stdout.readline())
        assert answer["ok"], answer
        return answer

    with begin() as program:
        asked(program, "seed", seed=3)
        child = asked(program, "create", nick="Mia", avatar="fox", age="7-8")["child"]["id"]
        asked(program, "fish", activity=FISH)
        game = asked(program, "pyramid", activity=PYRAMID)["pyramid"]
        values = dict(zip(game["cards"], game["values"], strict=True))
        cards = [[card] for card in game["free"] if values[card] == TEN]
        cards += [
            list(two) for two in combinations(game["free"], 2) if values[two[0]] + values[two[1]] == TEN
        ]
        taken = asked(program, "pair", cards=cards[0], seconds=3.0)["pyramid"]
        program.kill()
    with begin() as program:
        asked(program, "choose", child=child)
        assert asked(program, "pyramid", activity=PYRAMID)["pyramid"] == taken
        assert "hand" in asked(program, "fish", activity=FISH)["fish"]
        program.kill()
