"""The program itself, ``settebello practise``, at the other end of two pipes."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.practice.headless.conversation import NOON

Answer = dict[str, Any]

COMMAND = [sys.executable, "-m", "settebello"]


def run(folder: Path, requests: list[bytes]) -> tuple[list[Answer], subprocess.CompletedProcess[bytes]]:
    """Let the program answer lines that end with the input."""
    done = subprocess.run(
        [*COMMAND, "--data", str(folder), "practise"],
        input=b"\n".join(requests),
        capture_output=True,
        check=False,
    )
    return [json.loads(line) for line in done.stdout.splitlines()], done


def line(cmd: str, **arguments: object) -> bytes:
    return json.dumps({"cmd": cmd, **arguments}).encode()


def test_a_child_is_there_the_next_day(tmp_path: Path) -> None:
    answers, done = run(
        tmp_path,
        [
            line("seed", seed=1, at=NOON),
            line("create", nick="Mia", avatar="fox", age="7-8"),
            line("begin", activity="find_the_twin"),
            line("answer", cards=[], seconds=1.0, at=NOON + 2),
            b"nonsense",
            line("prepare", activity="scopa_with_coach"),
            line("quit"),
            line("hello"),
        ],
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert [answer["ok"] for answer in answers] == [True, True, True, True, False, True, True]
    mia = answers[1]["child"]["id"]
    assert (tmp_path / "learning" / mia / "child.yaml").exists()
    answers, done = run(tmp_path, [line("choose", child=mia, at=NOON + 86_400), line("history")])
    assert (done.returncode, done.stderr) == (0, b"")
    assert answers[0]["child"]["nick"] == "Mia"
    assert answers[1]["sittings"] == 2


def test_a_reader_that_goes_away_ends_the_program_in_peace(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "--data", str(tmp_path), "practise"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(line("hello") + b"\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["name"] == "Settebello"
        process.stdout.close()
        process.stdin.write((line("hello") + b"\n") * 100)
        process.stdin.close()
        assert process.wait(10) == 0
        assert process.stderr.read() == b""


def test_a_day_of_practice_imports_no_pygame(tmp_path: Path) -> None:
    """Tasks, a deal, a check and a report: all of the learning mode without its screens."""
    requests = [
        line("create", nick="", avatar="owl", age="5-6", at=NOON),
        line("path"),
        line("begin", activity="make_it"),
        line("help"),
        line("found"),
        line("prepare", activity="mini_scopa", shuffled=True),
        line("coach"),
        line("check"),
        line("album"),
        line("report"),
    ]
    sent = b"\n".join(requests)
    script = (
        "import io, sys; from settebello import cli;"
        f"sys.stdin = io.TextIOWrapper(io.BytesIO({sent!r}));"
        f"status = cli.run(['--data', {str(tmp_path)!r}, 'practise']);"
        "sys.exit(status or any(name.split('.')[0] == 'pygame' for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    answers = [json.loads(text) for text in done.stdout.splitlines()]
    assert len(answers) == len(requests)
    assert all(answer["ok"] for answer in answers)
