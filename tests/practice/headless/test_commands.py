"""The commands of the learning mode: what is right, what a child may know, and what is recorded."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from settebello.engine import CardSet
from settebello.learning.children.profile import MOST_CHILDREN
from settebello.learning.learner.events import Answered, Checked, FoundTwin, LeftLying, Played, Probed
from settebello.learning.memory.evidence import Help, Outcome
from settebello.practice.headless import PracticeContext
from settebello.practice.headless.deal_json import PARTNER
from tests.line_talk import Answer
from tests.practice.headless.conversation import NOON, Conversation

DAY = 86_400


@pytest.fixture
def talk(tmp_path: Path) -> Conversation:
    conversation = Conversation(tmp_path)
    conversation.child()
    return conversation


def events(context: PracticeContext) -> list[Any]:
    assert context.learning.notebook is not None
    return list(context.learning.notebook.events())


def wrong(task: Answer, talk: Conversation) -> list[str]:
    """Cards of the open task that do not solve it."""
    attempt = talk.context.attempt
    assert attempt is not None
    puzzle = attempt.assignment.puzzle
    free = [card for card in task["table"] if card not in task["given"]]
    sets = [[card] for card in free] if attempt.single else [[a, b] for a in free for b in free if a < b]
    for cards in sets:
        if CardSet.parse("".join([*cards, *task["given"]]), puzzle.cards.pack) not in puzzle.solutions:
            return cards
    raise AssertionError(task)


def placed(talk: Conversation) -> None:
    """Answer blocks until the placement is over and sums are asked for."""
    talk.block("find_the_twin")
    for _ in range(4):
        talk.block("make_it")


def test_the_puzzle_decides_what_is_right_and_nobody_can_claim_it(talk: Conversation) -> None:
    task = talk.ask("begin", activity="make_it")["task"]
    for claim in ({"right": True}, {"complete": True}, {"mistake": ""}, {"outcome": "right"}):
        assert talk.refused("answer", cards=wrong(task, talk), seconds=2.0, **claim) == "unknown_field"
    missed = talk.ask("answer", cards=wrong(task, talk), seconds=2.0)
    assert (missed["right"], missed["complete"]) == (False, False)
    assert missed["explanation"]["code"] in {"too_much", "too_little", "extra", "figure", "twin_first"}
    right = talk.ask("answer", cards=talk.solution(), seconds=2.0)
    assert (right["right"], right["complete"], right["explanation"]["code"]) == (True, True, "right")
    assert talk.refused("answer", cards=talk.solution()) == "no_task"
    (probed,) = [event for event in events(talk.context) if isinstance(event, Probed)]
    assert not probed.right


def test_only_the_first_set_of_a_task_is_evidence(talk: Conversation) -> None:
    placed(talk)
    task = talk.ask("begin", activity="make_it")["task"]
    before = len(events(talk.context))
    first = talk.ask("answer", cards=wrong(task, talk), seconds=4.0, clicks=3)
    talk.ask("answer", cards=wrong(task, talk), seconds=4.0)
    assert talk.ask("answer", cards=talk.solution(), seconds=4.0)["complete"]
    (answered,) = events(talk.context)[before:]
    assert isinstance(answered, Answered)
    assert (answered.outcome, answered.clicks) == (Outcome.MISS, 3)
    assert answered.mistake == first["explanation"]["code"]


def test_after_an_explanation_no_time_counts_and_help_is_what_was_shown(talk: Conversation) -> None:
    placed(talk)
    task = talk.ask("begin", activity="make_it")["task"]
    shown = talk.ask("help")["task"]
    assert shown["shown"] == min(task["offered"] + 1, Help.EXAMPLE)
    assert talk.ask("answer", cards=talk.solution(), seconds=4.0)["seconds"] is None
    answered = events(talk.context)[-1]
    assert isinstance(answered, Answered)
    assert (answered.seconds, answered.shown) == (None, shown["shown"])


def test_help_that_the_client_has_shown_by_itself_is_recorded(talk: Conversation) -> None:
    placed(talk)
    talk.ask("begin", activity="make_it")
    assert talk.ask("answer", cards=talk.solution(), seconds=4.0, shown=3)["shown"] == Help.EXAMPLE
    assert events(talk.context)[-1].shown is Help.EXAMPLE


def test_a_task_tells_no_more_of_its_solution_than_help_shows(talk: Conversation) -> None:
    placed(talk)
    for activity in ("make_it", "what_is_missing"):
        task = talk.ask("begin", activity=activity)["task"]
        while task is not None:
            solution = talk.solution()
            text = json.dumps(
                {name: value for name, value in task.items() if name not in {"table", "values"}}
            )
            told = [card for card in solution if f'"{card}"' in text]
            assert len(told) < len(solution) or task["shown"] == Help.EXAMPLE
            assert "wanted" not in task
            assert ("example" in task) == (task["phase"] == "example")
            talk.ask("answer", cards=solution, seconds=3.0)
            task = talk.ask("task")["task"]


def test_a_value_is_said_without_its_card(talk: Conversation) -> None:
    task = talk.ask("begin", activity="meet_the_cards")["task"]
    assert task["card"] is None
    assert task["target"] in task["values"]
    answer = talk.ask("answer", cards=wrong(task, talk), seconds=1.0)
    assert answer["right"] is False
    assert talk.refused("answer", cards=task["table"][:2]) == "bad_value"


def test_all_the_ways_are_found_one_after_the_other(talk: Conversation) -> None:
    placed(talk)
    task = talk.ask("begin", activity="all_the_ways")["task"]
    many = task["left"]
    for number in range(many):
        solution = talk.solution()
        answer = talk.ask("answer", cards=solution, seconds=3.0)
        assert (answer["right"], answer["complete"]) == (True, number == many - 1)
        if number < many - 1:
            assert talk.ask("answer", cards=solution)["again"]
            assert len(talk.ask("task")["task"]["found"]) == number + 1


def test_answers_clicked_at_random_are_voided(talk: Conversation) -> None:
    placed(talk)
    task = talk.ask("begin", activity="make_it")["task"]
    before = talk.ask("facts")["facts"]
    pauses = []
    for _ in range(4):
        pauses.append(talk.ask("answer", cards=wrong(task, talk), seconds=0.3)["pause"])
        talk.ask("answer", cards=talk.solution(), seconds=0.3)
        task = talk.ask("task")["task"]
    assert True in pauses
    assert talk.ask("facts")["facts"] == before


def test_a_sprint_ends_by_the_time_that_the_requests_give(talk: Conversation) -> None:
    placed(talk)
    assert talk.refused("begin", activity="calm_sprint") == "not_now"
    talk.ask("change", aims={"allowed": ["calm_sprint"]})
    task = talk.ask("begin", activity="calm_sprint")["task"]
    assert task["seconds_left"] == task["seconds"] > 0
    talk.ask("answer", cards=talk.solution(), seconds=2.0)
    later = talk.ask("task", at=talk.later(10))["task"]
    assert later["seconds_left"] == task["seconds"] - 10
    talk.ask("answer", cards=talk.solution(), seconds=2.0)
    assert talk.ask("task", at=talk.later(task["seconds"]))["task"] is None


def test_a_day_is_told_by_its_path(talk: Conversation) -> None:
    path = talk.ask("path")
    assert [step["part"] for step in path["today"]] == ["sums", "game", "more_sums", "goodbye"]
    assert [stone["stage"] for stone in path["stones"]].count("next") == 1
    step = talk.ask("next")["step"]
    assert step == path["today"][0]
    assert (step["activity"], step["kind"], step["done"], step["of"]) == ("make_it", "puzzles", 0, 8)
    assert talk.block("make_it") >= 8
    assert talk.ask("next")["step"]["part"] == "game"
    assert [step["over"] for step in talk.ask("path")["today"]] == [True, False, False, False]
    assert talk.ask("path", at=talk.later(DAY))["today"][0]["done"] == 0


def test_a_day_goes_on_where_it_was_left(tmp_path: Path) -> None:
    """The next step comes from the history alone, after a restart in the middle of a block as well."""
    talk = Conversation(tmp_path)
    child = talk.child(age="5-6")
    seen: list[tuple[str, int]] = []
    for _ in range(60):
        again = Conversation(tmp_path, at=talk.later(5))
        again.ask("choose", child=child)
        assert again.ask("next") == talk.ask("next")
        talk = again
        step = talk.ask("next")["step"]
        if step["activity"] is None:
            break
        if not seen or seen[-1][0] != step["part"]:
            seen.append((step["part"], 0))
        seen[-1] = (step["part"], seen[-1][1] + 1)
        if step["kind"] == "deals":
            talk.ask("prepare", activity=step["activity"], shuffled=True)
            list(talk.play_out())
            continue
        # One task, and the program ends.
        task = talk.ask("begin", activity=step["activity"])["task"]
        assert task["of"] == step["of"] - step["done"] or task["task"] == "ways"
        talk.ask("answer", cards=talk.solution(), seconds=3.0, at=talk.later(5))
    assert [part for part, _ in seen] == ["warm_up", "sums", "game", "more_sums"]
    assert seen[0][1] == 2
    assert seen[2][1] == 1
    assert 8 <= seen[1][1] <= 9


def test_a_locked_scenario_is_all_there_is(talk: Conversation) -> None:
    talk.ask("change", aims={"scenario": [{"activity": "make_it", "unit": "U1", "tasks": 3}], "locked": True})
    path = talk.ask("path")
    assert path["locked"]
    assert [(stone["activity"], stone["done"], stone["of"]) for stone in path["stones"]] == [
        ("make_it", 0, 3)
    ]
    assert talk.refused("begin", activity="find_the_twin") == "not_now"
    assert talk.refused("prepare", activity="mini_scopa") == "not_now"
    assert talk.block("make_it") == 3
    assert talk.ask("path")["stones"][0]["stage"] == "done"


def test_children_are_created_chosen_changed_and_left(tmp_path: Path) -> None:
    talk = Conversation(tmp_path)
    for cmd in ("path", "next", "task", "found", "album", "check", "facts", "view", "help", "coach"):
        assert talk.refused(cmd) == "no_child"
    first, second = talk.child("Mia"), talk.child("Ben", "owl", "9+")
    told = talk.ask("children")
    assert [(child["id"], child["nick"]) for child in told["children"]] == [(first, "Mia"), (second, "Ben")]
    assert told["child"] == second
    changed = talk.ask("change", child=first, nick="Mimi", settings={"calm": True}, aims={"goal": 15})[
        "child"
    ]
    assert (changed["nick"], changed["settings"]["calm"], changed["aims"]["goal"]) == ("Mimi", True, 15)
    # What adults have not chosen is as the age has it.
    assert changed["settings"]["helping"] is changed["aims"]["pace"] is None
    assert talk.ask("choose", child=first)["child"] == changed
    assert talk.ask("report", child=second)["begun"] is False
    talk.ask("leave")
    assert talk.refused("path") == "no_child"
    for _ in range(MOST_CHILDREN - 2):
        talk.child()
    assert talk.refused("create", nick="", avatar="fox", age="9+") == "not_now"
    again = Conversation(tmp_path)
    assert len(again.ask("children")["children"]) == MOST_CHILDREN


def hidden(talk: Conversation) -> set[str]:
    """The partner's cards, which the desk knows and no answer may tell."""
    coached = talk.context.coached
    position = coached.practice.session.match.position if coached else None
    return {str(card) for card in position.hands[PARTNER]} if position else set()


@pytest.mark.parametrize(
    "activity", ["mini_scopa", "rubamazzetto", "scopa_with_coach", "quindici_with_coach"]
)
def test_the_partners_cards_are_in_no_answer_of_a_deal(talk: Conversation, activity: str) -> None:
    placed(talk)
    rng = Random(1)
    answer = talk.ask("prepare", activity=activity)
    assert answer["deal"]["kind"] in {"arranged", "shuffled"}
    while not answer.get("over"):
        for told in (answer, talk.ask("view"), talk.ask("coach"), talk.ask("coach")):
            text = json.dumps(told)
            assert not any(f'"{card}"' in text for card in hidden(talk))
            assert "deck" not in told
        assert len(hidden(talk)) == talk.ask("view")["observation"]["hand_sizes"][1]
        answer = talk.ask("play", move=rng.choice(talk.ask("view")["moves"]), seconds=2.0)
        dealt = [event for event in answer["events"] if event["event"] in {"deal", "refill"}]
        assert all(isinstance(event["hands"][1], int) for event in dealt)
        assert all("control" not in event for event in answer["events"])
    assert len(answer["deck"]) in {20, 24, 28, 40}
    assert {*answer["piles"][0], *answer["piles"][1]} <= {*answer["deck"]}
    assert all(count >= 0 for count in answer["sweeps"])


def test_open_hands_show_the_partners_cards_where_adults_allow_it(talk: Conversation) -> None:
    talk.ask("change", settings={"open_hands": True})
    view = talk.ask("prepare", activity="mini_scopa", shuffled=True)
    assert view["deal"]["open_hands"]
    assert set(view["partner_hand"]) == hidden(talk)
    assert "partner_hand" not in talk.ask("prepare", activity="scopa_with_coach", shuffled=True)


def test_a_deal_says_whether_its_deck_was_arranged_and_adults_may_forbid_it(talk: Conversation) -> None:
    placed(talk)
    prepared = talk.ask("prepare", activity="scopa_with_coach", time_ms=60_000)
    assert (prepared["deal"]["kind"], prepared["cut"]) == ("arranged", False)
    assert talk.ask("prepare", activity="scopa_with_coach")["observation"] == prepared["observation"]
    other = talk.ask("prepare", activity="scopa_with_coach", shuffled=True)
    assert other["deal"]["kind"] == "shuffled"
    talk.ask("change", aims={"shuffled": True})
    assert talk.ask("prepare", activity="quindici_with_coach")["deal"]["kind"] == "shuffled"
    assert talk.refused("prepare", activity="make_it") == "not_now"


def test_arranging_a_deck_ends_at_its_limit(talk: Conversation) -> None:
    placed(talk)
    prepared = talk.ask("prepare", activity="scopa_with_coach", time_ms=1)
    assert (prepared["deal"]["kind"], prepared["cut"]) == ("arranged", True)


def test_a_turn_is_recorded_as_the_table_does_it(talk: Conversation) -> None:
    placed(talk)
    view = talk.ask("prepare", activity="quindici_with_coach")
    over, refused = False, 0
    while not over:
        before, tried = len(events(talk.context)), False
        taking = [move for move in view["moves"] if "x" in move]
        table = view["observation"]["table"]
        if taking:
            card = taking[0].split("x")[0]
            one = next((other for other in table if f"{card}x{other}" not in taking), "")
            if one:
                told = talk.ask("play", move=f"{card}x{one}", seconds=1.0)
                assert told["played"] is False
                assert told["explanation"]["code"] not in {"right", "none_yet"}
                assert len(events(talk.context)) == before
                refused, tried = refused + 1, True
        view = talk.ask("play", move=taking[0] if taking else view["moves"][0], seconds=2.0)
        new = events(talk.context)[before:]
        assert all(isinstance(event, Answered | LeftLying | Played) for event in new)
        if tried:
            # What is taken after it was explained says nothing; the first set is what counts.
            assert not any(isinstance(event, Answered) and event.outcome is Outcome.RIGHT for event in new)
        over = view["over"]
    assert refused
    assert isinstance(events(talk.context)[-1], Played)
    assert talk.refused("play", move="7d") == "no_deal"


def test_a_card_may_be_taken_back_once_and_is_not_recorded_again(talk: Conversation) -> None:
    talk.ask("prepare", activity="mini_scopa", shuffled=True)
    assert talk.refused("take_back") == "not_now"
    before = talk.ask("view")
    talk.ask("play", move=before["moves"][0], seconds=1.0)
    recorded = len(events(talk.context))
    back = talk.ask("take_back")
    assert back["observation"] == before["observation"]
    assert back["deal"]["may_take_back"] is False
    talk.ask("play", move=before["moves"][-1], seconds=1.0)
    assert len(events(talk.context)) == recorded
    assert talk.refused("take_back") == "not_now"


def test_the_coach_tells_more_with_every_question(talk: Conversation) -> None:
    view = talk.ask("prepare", activity="quindici_with_coach")
    while not any("x" in move for move in view["moves"]):
        view = talk.ask("play", move=view["moves"][0])
    told = [talk.ask("coach") for _ in range(4)]
    assert [("card" in one, "cards" in one) for one in told] == [
        (False, False),
        (True, False),
        (True, True),
        (True, True),
    ]
    assert sum(told[-1]["addends"]) == 15
    talk.ask("play", move=f"{told[-1]['card']}x{''.join(told[-1]['cards'])}")
    answered = [event for event in events(talk.context) if isinstance(event, Answered)]
    assert answered[-1].shown is Help.EXAMPLE


def test_a_broom_check_is_right_when_its_first_total_is(talk: Conversation) -> None:
    talk.ask("prepare", activity="quindici_with_coach")
    *_, last = talk.play_out()
    left = next(event for event in last["events"] if event["event"] == "leftover")
    assert last["check"]
    check = talk.ask("check")
    assert check["cards"] == left["cards"]
    assert set(check) == {"cards", "choices"}
    assert talk.context.check is not None
    total = talk.context.check.check.total
    missed = talk.ask("checked", total=next(one for one in check["choices"] if one != total))
    assert missed["right"] is False
    assert talk.ask("checked", total=total)["first"] is False
    assert talk.refused("checked", total=total) == "no_check"
    for _ in range(3):
        talk.ask("check")
        done = talk.ask("checked", total=talk.context.check.check.total)
        assert done["right"]
    assert done["frames"] == ["broom_check"]
    checks = [event.right for event in events(talk.context) if isinstance(event, Checked)]
    assert checks == [False, True, True, True]


def test_what_is_remembered_and_what_adults_see_agree(talk: Conversation) -> None:
    placed(talk)
    facts = {one["fact"]: one for one in talk.ask("facts")["facts"]}
    assert len(facts) == 46
    seen = next(name for name, one in facts.items() if one["seen"])
    one = talk.ask("fact", fact=seen)
    assert facts[seen].items() <= one.items()
    assert one["stability"] > 0
    assert talk.refused("fact", fact="9+11") == "bad_value"
    history, report = talk.ask("history"), talk.ask("report", days=3)
    (day,) = history["days"].values()
    assert report["days"][-1]["tasks"] == day["tasks"] == report["weeks"][-1]["tasks"]
    assert day["twins"] == sum(isinstance(event, FoundTwin) for event in events(talk.context))
    assert len(report["days"]) == 3
    assert report["sittings"][0]["tasks"] == history["tasks"]
    met = sum(one["state"] != "new" for one in facts.values())
    assert met == len(talk.context.learning.learner.facts)


def test_time_stands_still_until_a_request_moves_it_and_never_goes_back(tmp_path: Path) -> None:
    talk = Conversation(tmp_path)
    assert talk.ask("clock") == {"at": NOON, "day": talk.ask("clock")["day"], "simulated": True}
    assert talk.ask("clock", at=NOON + DAY)["at"] == NOON + DAY
    assert talk.refused("clock", at=NOON) == "bad_value"
    assert talk.refused("begin", activity="make_it", at=NOON + 2 * DAY) == "no_child"
    assert talk.ask("clock")["at"] == NOON + DAY


def transcript(folder: Path, seed: int) -> list[Answer]:
    """Everything that is answered in two days of practice."""
    talk = Conversation(folder, seed=seed)
    talk.child()
    said: list[Answer] = []
    for day in range(2):
        talk.ask("clock", at=NOON + day * DAY)
        for activity in ("find_the_twin", "make_it"):
            talk.block(activity)
            said.append(talk.ask("found"))
        said.append(talk.ask("prepare", activity="quindici_with_coach", time_ms=60_000))
        said += talk.play_out()
        said.append(talk.ask("check"))
    return [*said, talk.ask("facts"), talk.ask("history"), talk.ask("report"), talk.ask("album")]


def test_the_same_seed_gives_the_same_days_and_another_seed_others(tmp_path: Path) -> None:
    first = transcript(tmp_path / "a", 1)
    assert transcript(tmp_path / "b", 1) == first
    assert transcript(tmp_path / "c", 2) != first


def test_a_disk_that_refuses_is_told_and_practice_goes_on(
    talk: Conversation, monkeypatch: pytest.MonkeyPatch
) -> None:
    talk.ask("begin", activity="find_the_twin")
    notebook = talk.context.learning.notebook
    assert notebook is not None

    def refuse(*arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(type(notebook), "_append", refuse)
    answer = talk.ask("answer", cards=talk.solution(), seconds=1.0)
    assert "No space left" in answer["unsaved"][0]
    assert "unsaved" not in talk.ask("task")
    monkeypatch.undo()
    talk.ask("answer", cards=talk.solution(), seconds=1.0)
    assert not notebook.owing


def test_a_child_that_cannot_be_saved_is_refused(talk: Conversation, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("settebello.storage.files.write_text", refuse)
    assert talk.refused("create", nick="Ben", avatar="owl", age="9+") == "storage"
    assert talk.refused("change", nick="Ben") == "storage"
    monkeypatch.undo()
    assert [child["nick"] for child in talk.ask("children")["children"]] == ["Mia"]


def test_a_mistake_in_the_program_is_an_answer_and_the_conversation_goes_on(
    talk: Conversation, monkeypatch: pytest.MonkeyPatch
) -> None:
    def mistaken(*arguments: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(talk.context.learning, "path", mistaken)
    answer = json.loads(talk.session.answer_line(b'{"cmd":"path","at":1760099999}'))
    assert answer["error"]["code"] == "internal"
    assert "ZeroDivisionError" in talk.complaints.pop()
    monkeypatch.undo()
    assert talk.ask("clock")["at"] == NOON
    assert talk.ask("path")["stones"]
