"""Other programs as players, and what is said of those that do not play by the rules."""

import json
import re
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from settebello.lab import LabError, decks_played
from settebello.lab.program import LONGEST_ANSWER, MOST_UNREAD, Program
from settebello.notation.observation import MORE_KEYS, view_of
from tests.lab.material import BOT, EXAMPLE_BOT, RULEBOOK, setup_of

PAGE = (Path(__file__).parents[2] / "BOTS.md").read_text("utf-8")


def bot(code: str) -> str:
    """A program that does something for each line it reads."""
    body = f"import sys, json\nfor line in sys.stdin:\n    request = json.loads(line)\n    {code}"
    return f"program:\"{sys.executable}\" -u -c '{body}'"


def played(name: str, ruleset: str = "scopa", players: int = 2, patience: float = 20.0) -> None:
    setup = setup_of(name, "random", ruleset, players)
    entrants = replace(setup.entrants, patience=patience)
    list(decks_played(replace(setup, entrants=entrants), range(1), 1))


def test_the_page_for_bot_writers_quotes_the_example_as_it_stands() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert code == EXAMPLE_BOT.read_text("utf-8")
    assert len(code.splitlines()) <= 10


@pytest.mark.parametrize(("ruleset", "players"), [("scopa", 2), ("cirulla", 3), ("scopa_bugiarda", 2)])
def test_the_example_plays(ruleset: str, players: int) -> None:
    played(BOT, ruleset, players)


def test_the_example_plays_in_several_processes() -> None:
    assert len(list(decks_played(setup_of(BOT), range(3), 2))) == 3


def test_the_lines_on_the_page_are_a_decision_as_it_is_asked_for() -> None:
    sent, got = (json.loads(line) for line in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL))
    assert list(sent) == ["id", "seed", "observation", "legal"]
    view = view_of(sent["observation"], RULEBOOK.ruleset)
    assert sent["legal"] == [str(move) for move in view.legal_moves()]
    assert got["id"] == sent["id"]
    assert got["move"] in sent["legal"]


def test_every_key_of_an_observation_stands_on_the_page() -> None:
    (sent, _) = (json.loads(line) for line in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL))
    for key in (*sent["observation"], *MORE_KEYS):
        assert f"`{key}`" in PAGE


def test_a_request_holds_what_the_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    log = tmp_path / "log"
    played(
        bot(
            f'open("{log}", "a").write(line); '
            'print(json.dumps(dict(id=request["id"], move=request["legal"][0])))'
        )
    )
    requests: list[dict[str, Any]] = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    assert [request["id"] for request in requests] == list(range(1, 37))
    for request in requests:
        assert request["observation"]["turn"] == request["observation"]["seat"]
        view = view_of(request["observation"], RULEBOOK.ruleset)
        assert request["legal"] == [str(move) for move in view.legal_moves()]


def test_cards_may_be_named_in_any_order_and_a_sweep_be_marked() -> None:
    turned = 'move = request["legal"][-1]; card, cross, taken = move.partition("x")'
    turned += '; taken = "".join(reversed([taken[k:k + 2] for k in range(0, len(taken), 2)]))'
    played(bot(f'{turned}; print(json.dumps(dict(id=request["id"], move=card + cross + taken + "#")))'))


@pytest.mark.parametrize(
    ("code", "what"),
    [
        ('print("7d")', "something that is not JSON"),
        ("print([])", "has not answered an object"),
        ('print(json.dumps(dict(id=request["id"])))', "has not answered an object"),
        ('print(json.dumps(dict(id=0, move=request["legal"][0])))', "another id than 1"),
        ('print(json.dumps(dict(id=request["id"], move="seven")))', "no move"),
        ('print(json.dumps(dict(id=request["id"], move="?")))', "no move"),
        ('print(json.dumps(dict(id=request["id"], move="1cx1d1b1s")))', "not legal"),
    ],
)
def test_a_wrong_answer_ends_the_match_and_is_shown_with_its_question(code: str, what: str) -> None:
    with pytest.raises(LabError, match=what) as error:
        played(bot(code))
    message = str(error.value)
    assert sys.executable in message
    assert '  sent: {"id":1,' in message
    assert "\n  got:  " in message


def test_a_program_that_ends_is_named() -> None:
    with pytest.raises(LabError, match="has ended without an answer"):
        played(bot("sys.exit(3)"))


def test_a_program_that_is_silent_is_not_waited_for_longer_than_its_time() -> None:
    with pytest.raises(LabError, match=r"has not answered within 0\.3 seconds"):
        played(bot("import time; time.sleep(30)"), patience=0.3)


def answers(length: int) -> str:
    """A program that answers the first request with a legal move in so many characters."""
    start = 'text = json.dumps(dict(id=request["id"], move=request["legal"][0]))[:-1]'
    return bot(f'{start}; print(text + " " * ({length} - len(text) - 1) + chr(125))')


def test_an_answer_may_be_as_long_as_the_limit_and_not_one_character_longer() -> None:
    played(answers(LONGEST_ANSWER))
    with pytest.raises(LabError, match=f"has answered with more than {LONGEST_ANSWER} characters"):
        played(answers(LONGEST_ANSWER + 1))


def test_a_line_without_an_end_is_not_read_to_its_end() -> None:
    endless = bot('[sys.stdout.write("x" * 4096) for _ in iter(int, 1)]')
    with pytest.raises(LabError, match=f"has answered with more than {LONGEST_ANSWER} characters"):
        played(endless)


def writing(lines: int) -> list[str]:
    """A program that writes so many lines before anybody asks, and then waits for the end of its input."""
    code = f"import sys; print('x\\n' * {lines}, end='', flush=True); sys.stdin.read()"
    return [sys.executable, "-c", code]


def test_a_program_that_writes_too_much_unasked_is_killed() -> None:
    """A thousand lines wait for their questions; one more is too many."""
    with Program.started(writing(MOST_UNREAD), 20.0) as program:
        assert {program.ask("again") for _ in range(MOST_UNREAD)} == {"x"}
    with Program.started(writing(MOST_UNREAD + 1), 20.0) as program:
        assert program._process.wait(20) != 0  # noqa: SLF001 - nothing else tells that it was killed
        with pytest.raises(LabError, match="has ended without an answer"):
            program.ask("one")


def test_what_goes_wrong_in_another_process_is_told_here() -> None:
    with pytest.raises(LabError, match="has ended without an answer"):
        list(decks_played(setup_of(bot("sys.exit(3)")), range(4), 2))


def test_a_script_that_is_no_program_is_told_how_to_be_one(tmp_path: Path) -> None:
    for name, told in (
        ("my_bot.py", "is a file and no program: write program:python3 "),
        ("notes", "no program$"),
    ):
        path = tmp_path / name
        path.touch(0o644)
        with pytest.raises(LabError, match=told):
            Program.find([str(path)])
    with pytest.raises(LabError, match=r"there is no program 'nowhere\.py'"):
        Program.find(["nowhere.py"])
