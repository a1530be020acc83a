"""War through requests: the greater card first, then the difference, ten pairs, and an end."""

import json
from pathlib import Path

from settebello.learning.facts import Direction
from settebello.learning.learner.events import Answered
from settebello.learning.puzzles.pairs import PAIRS
from tests.practice.headless.conversation import Conversation


def war(folder: Path) -> Conversation:
    talk = Conversation(folder)
    talk.child()
    return talk


def test_a_game_is_ten_pairs_and_each_is_evidence_for_smaller_and_difference(tmp_path: Path) -> None:
    talk = war(tmp_path)
    task = talk.ask("begin", activity="which_is_more")["task"]
    pairs = 0
    while task is not None:
        assert task["phase"] == "comparing"
        assert task["of"] == PAIRS
        answer = talk.ask("answer", cards=talk.solution(), seconds=1.0, at=talk.later(5))
        assert (answer["right"], answer["complete"]) == (True, False)
        task = talk.ask("task")["task"]
        assert task["phase"] == "choosing"
        answer = talk.ask("answer", cards=talk.solution(), seconds=3.0, at=talk.later(5))
        assert (answer["right"], answer["complete"]) == (True, True)
        pairs += 1
        task = talk.ask("task")["task"]
    assert pairs == PAIRS
    notebook = talk.context.learning.notebook
    assert notebook is not None
    answered = [event for event in notebook.events() if isinstance(event, Answered)]
    assert len(answered) == PAIRS
    assert {event.setting.direction for event in answered} == {Direction.GAP}
    assert {event.activity for event in answered} == {"which_is_more"}
    # Only the question for the difference is timed.
    assert {event.seconds for event in answered if event.seconds is not None} <= {3.0}


def test_while_the_cards_are_compared_nothing_tells_which_counts_more(tmp_path: Path) -> None:
    talk = war(tmp_path)
    task = talk.ask("begin", activity="which_is_more")["task"]
    (more,) = talk.solution()
    turned = task.pop("turned")
    assert more in turned.values()
    assert more not in json.dumps(task)
    (less,) = set(turned.values()) - {more}
    first = talk.ask("answer", cards=[less])
    assert (first["right"], first["marked"]) == (False, [])
    # After two misses the card is pointed at.
    assert talk.ask("answer", cards=[less])["marked"] == [more]
    assert talk.ask("answer", cards=[more])["right"] is True


def test_help_points_at_the_greater_card(tmp_path: Path) -> None:
    talk = war(tmp_path)
    talk.ask("begin", activity="which_is_more")
    (more,) = talk.solution()
    assert talk.ask("help")["task"]["marked"] == [more]


def test_what_is_no_card_of_the_pair_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    talk = war(tmp_path)
    task = talk.ask("begin", activity="which_is_more")["task"]
    for cards in ([], ["7d", "7c"], list(task["turned"].values()), 3, ["xx"]):
        assert talk.refused("answer", cards=cards) == "bad_value"
    other = next(card for card in ("1d", "2d", "3d") if card not in task["turned"].values())
    assert talk.refused("answer", cards=[other]) == "bad_value"
    assert talk.ask("task")["task"] == task
