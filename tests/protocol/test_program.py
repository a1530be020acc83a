"""The program itself, ``settebello engine``, at the other end of two pipes."""

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

Answer = dict[str, Any]


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "settebello", "--data", str(tmp_path), "engine"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        yield process
        process.kill()


def say(engine: subprocess.Popen[bytes], line: bytes) -> Answer:
    """Send a line and wait for its answer, which must come before the next line is sent."""
    assert engine.stdin is not None
    assert engine.stdout is not None
    engine.stdin.write(line + b"\n")
    engine.stdin.flush()
    answer: Answer = json.loads(engine.stdout.readline())
    return answer


def run(lines: Sequence[bytes]) -> tuple[list[Answer], subprocess.CompletedProcess[bytes]]:
    """Let the program answer lines that end with the input."""
    done = subprocess.run(
        [sys.executable, "-m", "settebello", "engine"],
        input=b"\n".join(lines),
        capture_output=True,
        check=False,
    )
    return [json.loads(line) for line in done.stdout.splitlines()], done


def test_a_deal_is_played_by_two_programs(engine: subprocess.Popen[bytes]) -> None:
    assert say(engine, b'{"cmd":"hello"}')["name"] == "Settebello"
    state = say(engine, b'{"cmd":"new","ruleset":"cirulla","players":2,"seed":1}')["state"]
    while state["phase"] == "play":
        move = say(engine, b'{"cmd":"choose","level":"amico","seed":1}')["move"]
        state = say(engine, json.dumps({"cmd": "play", "move": move}).encode())["state"]
    assert say(engine, b'{"cmd":"score"}')["final"] is True
    assert say(engine, b'{"cmd":"quit","id":"bye"}') == {"id": "bye", "ok": True}
    assert engine.wait(10) == 0
    assert engine.stderr is not None
    assert engine.stderr.read() == b""


def test_the_end_of_the_input_is_the_end_of_the_program() -> None:
    answers, done = run([b'{"cmd":"hello","id":1}', b"nonsense", b"[" * 300_000, b'{"cmd":"hello","id":2}'])
    assert [answer.get("id") for answer in answers] == [1, None, None, 2]
    assert [answer["ok"] for answer in answers] == [True, False, False, True]
    assert done.returncode == 0
    assert done.stderr == b""


def test_what_follows_quit_is_not_read() -> None:
    answers, done = run([b'{"cmd":"quit"}', b'{"cmd":"hello"}'])
    assert (answers, done.returncode) == ([{"ok": True}], 0)


def test_lines_may_end_as_on_windows() -> None:
    answers, _ = run([b'{"cmd":"hello"}\r', b'{"cmd":"quit"}\r'])
    assert [answer["ok"] for answer in answers] == [True, True]


def test_a_reader_that_goes_away_ends_the_program_in_peace(engine: subprocess.Popen[bytes]) -> None:
    assert engine.stdin is not None
    assert engine.stdout is not None
    say(engine, b'{"cmd":"hello"}')
    engine.stdout.close()
    engine.stdin.write(b'{"cmd":"hello"}\n' * 100)
    engine.stdin.close()
    assert engine.wait(10) == 0
    assert engine.stderr is not None
    assert engine.stderr.read() == b""


def test_rules_of_the_players_own_folder_are_known(tmp_path: Path, engine: subprocess.Popen[bytes]) -> None:
    assert "mine" not in say(engine, b'{"cmd":"hello"}')["rulesets"]
    engine.kill()
    folder = tmp_path / "rules"
    folder.mkdir(exist_ok=True)
    text = "format: 1\nid: mine\nextends: scopa\nname: {en: M}\ndescription: {en: M.}\nmatch: {target: 7}\n"
    (folder / "mine.yaml").write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "settebello", "--data", str(tmp_path), "engine"],
        input=b'{"cmd":"ruleset","ruleset":"mine"}\n',
        capture_output=True,
        check=True,
    )
    assert json.loads(done.stdout)["rules"]["match.target"] == 7


def test_the_engine_opens_no_window() -> None:
    script = (
        "import io, sys; from settebello import cli;"
        'sys.stdin = io.TextIOWrapper(io.BytesIO(b\'{"cmd":"hello"}\'));'
        "cli.run(['engine']); sys.exit('pygame' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
