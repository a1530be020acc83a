"""The shipped problems: enough of them, legal to the last card, and right in every world."""

from collections import Counter
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest

from settebello import resources
from settebello.ai import Levels
from settebello.ai.levels import Group
from settebello.datafile import DataError, read
from settebello.problems.checks import checked
from settebello.problems.generator import missed_by, solved
from settebello.problems.kinds import ProblemKind
from settebello.problems.problem import Problem
from settebello.problems.problem_file import played_mistakes, problems_of
from settebello.problems.shipped import ShippedProblems
from tests.pilot import shipped
from tests.problems.some_problems import problems_shipped, some_problems

FOLDER = resources.assets() / "problems"
GAMES = problems_shipped().games


def every() -> list[Problem]:
    return [one for game in GAMES for one in some_problems(game)]


def test_there_are_at_least_300_problems_of_six_games_of_every_kind_and_grade() -> None:
    problems = every()
    assert len(problems) >= 300
    assert len(GAMES) >= 6
    assert len({one.id for one in problems}) == len(problems)
    assert not problems_shipped().damaged
    kinds = Counter(one.kind for one in problems)
    assert {kind for kind, count in kinds.items() if count >= 10} == set(ProblemKind) - {ProblemKind.MISTAKE}
    assert len({one.grade for one in problems}) >= 4
    assert all(one.grade >= 1 for one in problems)
    for one in problems:
        assert problems_shipped().by_id(one.id) is one


@pytest.mark.parametrize(
    "game", [game if game == "scopa" else pytest.param(game, marks=pytest.mark.slow) for game in GAMES]
)
def test_every_deck_and_move_is_legal(game: str) -> None:
    document = read(FOLDER / f"{game}.yaml")
    problems = problems_of(document, shipped().ruleset)
    assert played_mistakes(document, problems) is None


@pytest.mark.parametrize("game", GAMES)
def test_a_problem_of_each_game_is_proved_again(game: str) -> None:
    problem = min(some_problems(game)[:8], key=lambda one: sum(one.view.hand_sizes) + one.view.stock)
    result = checked(problem)
    assert result.fault is None, (problem.id, result)
    assert result.worlds


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_problem_is_proved_again_in_all_its_worlds(game: str) -> None:
    for problem in some_problems(game):
        result = checked(problem)
        assert result.fault is None, (problem.id, result)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_strongest_search_solves_every_problem_and_the_levels_it_is_graded_for_miss_it(game: str) -> None:
    levels = Levels.load([resources.assets() / "opponents"]).of(Group.LEVEL)
    players = {level.id: level.player() for level in levels}
    for problem in some_problems(game):
        # Other seeds than those the problems were made with.
        assert solved(problem.view, problem.right[0], seeds=range(10, 12)), problem.id
        assert missed_by(problem.view, problem.right[0], players) == problem.missed, problem.id


def test_the_problem_of_the_day_comes_once_before_any_comes_again() -> None:
    shipped_problems = problems_shipped()
    first = date(2026, 11, 24)
    count = len(GAMES) * min(len(some_problems(game)) for game in GAMES)
    days = [shipped_problems.of_day(first + timedelta(days=n)) for n in range(count)]
    assert None not in days
    assert len({one.id for one in days if one is not None}) == count
    # Every computer has the same.
    assert days[0] == ShippedProblems(shipped().ruleset).of_day(first)


def test_a_faulty_file_is_left_out_and_named(tmp_path: Path) -> None:
    text = (FOLDER / "scopa.yaml").read_text(encoding="utf-8")
    (tmp_path / "scopa.yaml").write_text(text.replace("kind: match", "kind: mtach", 1), encoding="utf-8")
    found = ShippedProblems(shipped().ruleset, tmp_path)
    assert found.of("scopa") == ()
    assert found.of("nothing") == ()
    assert found.by_id("scopa_2_0_32") is None
    ((path, report),) = found.damaged.items()
    assert path.name == "scopa.yaml"
    assert "kind: 'mtach'" in report
    assert found.of_day(date(2026, 11, 24)) is None
    assert ShippedProblems(shipped().ruleset, tmp_path / "none").of_day(date(2026, 11, 24)) is None


def lines(text: str) -> str:
    """A file of problems with one entry."""
    return f"format: 1\nproblems:\n- {text}\n"


def good() -> dict[str, str]:
    """The lines of a good entry by their keys."""
    text = (
        (FOLDER / "scopa.yaml").read_text(encoding="utf-8").partition("problems:\n- ")[2].partition("\n- ")[0]
    )
    found: dict[str, str] = {}
    key = ""
    for line in text.splitlines():
        if line.startswith(("    ", "  - ")):
            found[key] += "\n" + line
        else:
            key = line.strip().partition(":")[0]
            found[key] = line.strip()
    return found


@pytest.mark.parametrize(
    ("key", "line", "said"),
    [
        ("game", "game: scopaa", "did you mean 'scopa'"),
        ("players", "players: 5", "scopa is for 2, 3, 4, 6, not for 5"),
        ("dealer", "dealer: 2", "the seats are 0 to 1"),
        ("scores", "scores: [1, 2, 3]", "there are 2 sides, so 2 scores are needed"),
        ("deck", "deck: 7d", "a deck is each card of italian40 once, in the order of dealing"),
        ("deck", "deck: 7x", "7x"),
        ("played", "played: 7d?", "7d"),
        ("play", "play: 7d 8d", "a problem has one right move"),
        ("play", "play: '-'", "is not a move"),
        ("kind", "kind: nothing", "is not one of match"),
    ],
)
def test_a_mistake_in_a_file_is_said_with_its_place(tmp_path: Path, key: str, line: str, said: str) -> None:
    entry = {**good(), key: line}
    path = tmp_path / "mine.yaml"
    path.write_text(lines("\n  ".join(entry.values())), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        problems_of(read(path), shipped().ruleset)
    (problem,) = caught.value.problems
    assert said in problem.message
    at = path.read_text(encoding="utf-8").splitlines()[problem.line - 1]
    assert line.partition(":")[0] in at
    assert problem.column > 1


def test_moves_that_the_rules_refuse_are_said_with_their_place(tmp_path: Path) -> None:
    entry = good()
    played = entry["played"].split()
    wrong = {**entry, "played": " ".join(["played:", played[2], *played[1:]])}
    path = tmp_path / "mine.yaml"
    path.write_text(lines("\n  ".join(wrong.values())), encoding="utf-8")
    document = read(path)
    error = played_mistakes(document, problems_of(document, shipped().ruleset))
    assert error is not None
    (problem,) = error.problems
    assert problem.key == "problems[1].played"
    right = Random(0).choice(["7dx1c2c3c", "1cx1d"])
    path.write_text(lines("\n  ".join({**entry, "play": f"play: {right}"}.values())), encoding="utf-8")
    document = read(path)
    error = played_mistakes(document, problems_of(document, shipped().ruleset))
    assert error is not None
    assert error.problems[0].key == "problems[1].play"
