"""The children as grown-ups see them, on real files: what is taken back, put away, and taken along."""

from pathlib import Path

import pytest

from settebello.learning.learner.learner import Learner
from settebello.learning.memory.thinking_time import Age
from settebello.learning.report.print_pages import WeekWords, Words
from settebello.learning.report.weeks import weeks_of
from settebello.practice.adults import Adults
from settebello.practice.learning_mode import Learning
from tests.practice.test_learning_mode import DAY, Time, block, mode

WORDS = Words(language="en", title="Practice of Mia", columns=("w",) * 6, states=("s",) * 5)


def practised(folder: Path, now: Time, days: int = 3) -> Learning:
    """Mia practises on some days, Leo once in between; Mia is there now."""
    learning = mode(folder, now)
    mia = learning.create("Mia", "fox", Age.MIDDLE)
    block(learning, now, "find_the_twin")
    learning.create("Leo", "owl", Age.YOUNG)
    block(learning, now, "find_the_twin")
    for _ in range(days - 1):
        now.seconds += DAY
        learning.choose(mia.id)
        block(learning, now, "make_it")
    return learning


def test_sittings_are_told_with_the_latest_first(tmp_path: Path) -> None:
    adults = practised(tmp_path / "learning", Time()).adults
    mia, leo = (one.id for one in adults.children)
    sittings = adults.sittings(mia)
    # A block of sums has eight of them; the picture cards that were shown before some of them count as well.
    assert [one.tasks for one in sittings] == [9, 10, 4]
    assert [one.right for one in sittings] == [9, 10, 4]
    assert sittings[0].day == sittings[1].day + 1 == sittings[2].day + 2
    assert sittings[0].end == adults.report(mia).learner.events
    assert sittings[1].end == sittings[0].first
    assert all(0.2 < one.minutes < 1 for one in sittings)
    assert len(adults.sittings(leo)) == 1


def test_all_pages_count_the_same_tasks(tmp_path: Path) -> None:
    now = Time()
    learning = practised(tmp_path / "learning", now)
    adults = learning.adults
    mia, _ = (one.id for one in adults.children)
    report = adults.report(mia)
    assert report.learner.probes
    weeks = weeks_of(report.learner.history, report.child.aims.days)
    assert sum(week.tasks for week in weeks) == sum(one.tasks for one in adults.sittings(mia)) == 23
    again = mode(tmp_path / "learning", now)
    assert again.adults.report(mia).learner.history == report.learner.history


def test_a_sitting_in_the_middle_is_voided_and_the_rest_stays(tmp_path: Path) -> None:
    now = Time()
    learning = practised(tmp_path / "learning", now)
    adults = learning.adults
    mia, _ = (one.id for one in adults.children)
    last, middle, first = adults.sittings(mia)
    before = adults.report(mia).learner
    adults.void(mia, middle)
    after = adults.report(mia).learner
    assert after.tasks == before.tasks - middle.tasks
    assert middle.day not in after.history.days
    assert {first.day, last.day} <= set(after.history.days)
    assert adults.sittings(mia) == (last, first)
    # Whoever practises goes on with it, and it stays so when it is read again.
    assert learning.learner is after
    block(learning, now, "make_it")
    again = mode(tmp_path / "learning", now)
    assert again.adults.report(mia).learner == learning.learner


def test_the_sitting_of_somebody_else_is_voided_as_well(tmp_path: Path) -> None:
    adults = practised(tmp_path / "learning", Time()).adults
    mia, leo = (one.id for one in adults.children)
    adults.void(leo, adults.sittings(leo)[0])
    assert adults.sittings(leo) == ()
    assert adults.report(leo).learner.tasks == 0
    assert adults.report(mia).learner.tasks == 23


def test_a_child_that_practises_now_is_put_away_and_comes_back_as_it_was(tmp_path: Path) -> None:
    learning = practised(tmp_path / "learning", Time())
    adults = learning.adults
    mia, _ = (one.id for one in adults.children)
    before = adults.report(mia).learner
    adults.remove(mia)
    assert (learning.child, adults.now) == (None, "")
    assert learning.learner == Learner()
    assert [one.nick for one in adults.children] == ["Leo"]
    assert [one.nick for one in adults.removed] == ["Mia"]
    adults.restore(mia)
    assert adults.report(mia).learner == before
    assert adults.removed == ()
    learning.choose(mia)
    assert learning.learner.tasks == before.tasks


def test_everything_can_be_removed_for_ever(tmp_path: Path) -> None:
    learning = practised(tmp_path / "learning", Time())
    learning.adults.remove_all()
    assert not list(tmp_path.rglob("child*"))
    assert learning.children == ()
    assert learning.create("Ida", "cat", Age.MIDDLE).nick == "Ida"


@pytest.mark.parametrize("weeks", [0, 1])
def test_pages_to_print_open_from_a_file_and_need_nothing_else(tmp_path: Path, weeks: int) -> None:
    learning = practised(tmp_path / "learning", Time())
    mia, _ = (one.id for one in learning.children)
    opened: list[str] = []
    adults = Adults(learning, tmp_path / "exports", learning.adults.chance, opened.append)
    pages = [
        adults.print_report(mia, WORDS, [WeekWords("13 Nov 2023", "80%", "2.0 s")] * weeks),
        adults.print_cards(WORDS),
        adults.print_friends(WORDS),
    ]
    assert opened == [page.as_uri() for page in pages]
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert "Practice of Mia" in text
        assert "http" not in text
        assert "src=" not in text
