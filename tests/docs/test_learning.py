"""docs/learning.md states the parameters of the learning mode as the program has them."""

import re
from pathlib import Path

import pytest

from settebello.learning.children.age_presets import PRESETS
from settebello.learning.course import guard, progress, today
from settebello.learning.deals import composer, rollouts, smallpack, workshop
from settebello.learning.difficulty import Setting, step_difficulty
from settebello.learning.facts import Direction, Unit
from settebello.learning.learner import comfort, records
from settebello.learning.memory import elo, evidence, fsrs, mastery, prediction, thinking_time
from settebello.learning.memory.evidence import Help
from settebello.learning.puzzles.selections import Code
from settebello.learning.schedule import help_level, scheduler
from settebello.learning.schedule.plan import Pace
from settebello.practice import task_block

TEXT = (Path(__file__).parents[2] / "docs" / "learning.md").read_text(encoding="utf-8")


def section(number: str) -> str:
    """The text of a section, all in one line."""
    _, heading, rest = TEXT.partition(f"# {number} " if "." in number else f"# {number}. ")
    assert heading
    return " ".join(re.split(r"\n#+ ", rest)[0].replace("−", "-").replace("\u2032", "'").split())


@pytest.mark.parametrize(
    ("number", "said"),
    [
        ("2.3", f"d = {evidence.SPRINT_LIMIT:.0f} s"),
        ("6.2", f"β = -1.2 + 0.28·min(a, b) + 0.06·(a + b) - 0.8·[a = b] + 0.5·[a + b > {10}]"),
        ("6.3", f"w₂₀ = {fsrs.W[20]}"),
        ("6.3", f"**P = {1 - prediction.SLIP}·R + (1 - R)·C**"),
        ("6.3", f"a = 0 and b = {prediction.Calibration().slope}"),
        ("6.3", f"a += {prediction.SHIFT_STEP}·(y - P') and b += {prediction.SLOPE_STEP}·(y - P')"),
        ("6.3", f"b kept in {prediction.LEAST_SLOPE}…{prediction.MOST_SLOPE}"),
        ("6.4", f"{thinking_time.MOTOR} s a click and {thinking_time.SEARCH} s a card"),
        ("6.4", f"latest {thinking_time.TWINS_KEPT} times"),
        ("6.4", f"between {thinking_time.FASTEST} and {thinking_time.SLOWEST:.0f}. A time above"),
        (
            "6.4",
            f"A time above {thinking_time.LONGEST:.0f} s",
        ),
        ("6.4", f"at most {thinking_time.EASY_SHARE} of the quick limit"),
        ("6.4", "6 s for the age 5–6, 4 s for 7–8, 3 s for 9+"),
        ("6.5", "w₀…w₂₀ = " + ", ".join(map(str, fsrs.W))),
        ("6.5", f"Δ < {fsrs.SAME_DAY} days"),
        ("6.5", f"S stays in {fsrs.LEAST_STABILITY}…{fsrs.MOST_STABILITY:.0f} days"),
        ("6.6", f"θ += {elo.GAIN}·m·e/(1 + {elo.SKILL_SETTLES}·n)"),
        ("6.6", f"o_f += {elo.GAIN}·m·e/(1 + {elo.OFFSET_SETTLES}·n_f)"),
        ("6.7", f"right on {mastery.GROWING_DAYS} days"),
        ("6.7", f"{mastery.SAFE_RUN} times in a row, and S of at least {mastery.SAFE_STABILITY:.0f} days"),
        (
            "6.7",
            f"{mastery.GOLD_RUN} times in a row over at least {mastery.GOLD_SPAN} days",
        ),
        (
            "6.7",
            f"{mastery.GOLD_SPAN} days, {mastery.GOLD_AT_ONCE} of them at once",
        ),
        ("7.1", f"`GATE` | {scheduler.GATE:.0f} days"),
        ("7.1", f"`SURE` | {scheduler.SURE:.2f}"),
        ("7.1", f"`QUICK_DAYS` | {scheduler.QUICK_DAYS} "),
        ("7.1", f"`RETRY` | {scheduler.RETRY} "),
        ("7.1", f"`GROW` | {scheduler.GROW} "),
        ("7.1", f"`SHUFFLE` | {scheduler.SHUFFLE:.0f} "),
        ("7.1", f"unsure at most | {Pace.NORMAL.unsure_at_most} (gentle {Pace.GENTLE.unsure_at_most})"),
        ("7.1", f"new a day | {Pace.NORMAL.new_a_day} (gentle {Pace.GENTLE.new_a_day})"),
        ("7.1", f"easy share | {comfort.EASY_SHARE:.2f} ({comfort.EASED_SHARE:.2f} while eased)"),
        ("7.1", f"`LONG_AWAY` | {scheduler.LONG_AWAY} days"),
        ("7.1", f"below {comfort.TOO_HARD} right, the next {comfort.EASED_FOR} tasks".replace("0.", ".")),
        ("7.1", f"the {scheduler.WANTED} unsure facts seen longest ago"),
        ("7.3", f"playing it out {composer.TIMES} times"),
        ("7.3", f"captures with probability {rollouts.CHILD_CAPTURES / 1000}".replace("0.", ".")),
        ("7.3", f"λ is {composer.FAIRNESS}, and {composer.DEARER} in Quindici"),
        ("7.3", f"best of {composer.STARTS} random decks and tries {composer.SWAPS} swaps"),
        (
            "7.3",
            f"After {workshop.BEST_AFTER} s the best deck so far is taken (with at least {workshop.LEAST} s",
        ),
        ("7.3", f"after {workshop.PATIENCE:.0f} s"),
        ("8", f"known after {progress.CHAINS_TOLD} answers"),
        (
            "8",
            f"go up a level after {progress.PER_LEVEL} tasks, deals after {progress.DEALS_PER_LEVEL} deals",
        ),
        ("8", f"| warm-up | {today.WARM} tasks about the cards |"),
        ("8", f"| sums | {today.SUMS} |"),
        ("8", f"| more sums | {today.SUMS} |"),
        ("8", f"for others after {today.NEEDED} mistakes"),
        ("8", f"Mini Scopa {today.DEALS} times, then Rubamazzetto {today.DEALS} times"),
        ("8", f"most {today.MOST_OTHERS} tasks without sums"),
        ("8", f"is longer than {task_block.SIZE_OF_OTHERS}."),
        ("9", f"0 none | {help_level.ALONE_FROM:.2f}".replace("0.", ".")),
        ("9", f"1 prompt | {help_level.PROMPT_FROM:.2f}".replace("0.", ".")),
        ("9", f"2 partial | {help_level.PARTIAL_FROM:.2f}".replace("0.", ".")),
        ("9", f"shift within -{records.MOST_HELP_SHIFT}…{records.MOST_HELP_SHIFT}"),
        ("16", f"Four answers below {guard.FAST} s each, at least three of them wrong"),
    ],
)
def test_a_section_states_the_value_of_the_program(number: str, said: str) -> None:
    assert said in section(number)


def test_the_words_for_numbers_are_those_of_the_program() -> None:
    assert (guard.LOOKED_AT, guard.MISSES) == (4, 3)
    assert records.HELP_LOWERS_AFTER == 2
    assert thinking_time.TWINS_NEEDED == 5
    words = {True: "yes", False: "no"}
    for age, preset in PRESETS.items():
        row = (
            f"{preset.quick_limit:.0f} s",
            words[preset.voice],
            preset.pace,
            preset.helping,
            preset.start,
            words[preset.open_hands],
            words[preset.warm_up],
        )
        assert f"| {age.replace('-', '–')} | {' | '.join(row)} |" in section("11.2")
    assert len(Help) == 4


def test_the_difficulty_is_the_formula() -> None:
    assert step_difficulty(3, 4) == pytest.approx(0.28 * 3 + 0.06 * 7)
    assert step_difficulty(6, 6) == pytest.approx(0.28 * 6 + 0.06 * 12 - 0.8 + 0.5)
    assert Setting(Direction.BOND, 4, foil=True).difficulty == pytest.approx(0.35 + 0.15 * 2 + 0.3)
    assert "{SUM 0, GAP 0.25, BOND 0.35} + 0.15·max(0, distractors - 2) + 0.3·[near miss" in section("6.2")


@pytest.mark.parametrize("unit", [unit for unit in Unit if unit.facts])
def test_a_unit_has_the_facts_of_its_row(unit: Unit) -> None:
    (row,) = re.findall(rf"^\| {unit}[^|]*\| ([^|]*) \|$", TEXT, re.MULTILINE)
    named = re.findall(r"\d+\+\d+", row)
    assert named == [f"{fact}" for fact in unit.facts[: len(named)]]
    assert len(named) == len(unit.facts) or "then the other pairs" in row


def test_the_small_packs_are_those_of_the_table() -> None:
    (hands,) = re.findall(r"^\| Hand and refill \| (.*) \|$", TEXT, re.MULTILINE)
    said = dict(zip((*smallpack.RANGES,), map(int, hands.split(" | ")), strict=True))
    assert {upto: said[upto] for upto in smallpack._HANDS} == smallpack._HANDS  # noqa: SLF001 - the document states these values


def test_every_code_of_an_explanation_has_a_row() -> None:
    rows = re.findall(r"^\| ([A-Z_]{5,}) \|", TEXT, re.MULTILINE)
    assert sorted(row.lower() for row in rows) == sorted(code.value for code in Code)
