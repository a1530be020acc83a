"""Causes outside the program have their own exit status, one sentence and no crash report."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from settebello import cli
from settebello.cli import MISTAKE, OUTSIDE

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="shells of other systems")

REQUESTS = b'{"cmd":"new","ruleset":"scopa","players":2,"seed":7}\n'
PROGRAM = (sys.executable, "-m", "settebello")
LAB = ["lab", "match", "random", "greedy", "--deals", "1", "--jobs", "1"]
PRINTING = [
    ["rules", "list"],
    ["rules", "text", "scopa"],
    ["players"],
    ["export"],
    ["engine"],
    ["practise"],
    LAB,
    ["--verify", str(Path(__file__).parents[1] / "museum" / "version-1.scopa")],
]

FAILING = """
import sys
from contextlib import suppress
from settebello import cli

def fail(*_):
    with suppress(OSError):
        print("the list", flush=True)
    raise KeyError("a mistake")

cli.run_rules = fail
sys.exit(cli.run(sys.argv[1:]))
"""


def run(
    home: Path, shell: str, *arguments: str, environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    """Run the program by a shell, which connects its streams; requests are on the standard input."""
    command = ["sh", "-c", f'"$@" {shell}', "sh", *PROGRAM, "--data", str(home), *arguments]
    return subprocess.run(
        command, input=REQUESTS, capture_output=True, check=False, timeout=60, env=environment
    )


def run_unread(*command: str) -> subprocess.CompletedProcess[bytes]:
    """Run a command whose output goes into a pipe that nobody reads."""
    reading, writing = os.pipe()
    os.close(reading)
    try:
        return subprocess.run(
            command, input=REQUESTS, stdout=writing, stderr=subprocess.PIPE, check=False, timeout=60
        )
    finally:
        os.close(writing)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is always full")
@pytest.mark.combinations(strength=1)
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("arguments", PRINTING, ids=lambda given: given[0])
def test_a_full_output_is_no_mistake_of_the_program(
    tmp_path: Path, arguments: list[str], unbuffered: str
) -> None:
    environment = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
    done = run(tmp_path, "> /dev/full", *arguments, environment=environment)
    assert done.stderr == b"The output cannot be written: No space left on device.\n"
    assert done.returncode == OUTSIDE
    assert not (tmp_path / "crash.txt").exists()


@pytest.mark.parametrize("arguments", PRINTING, ids=lambda given: given[0])
def test_a_closed_output_is_no_mistake_of_the_program(tmp_path: Path, arguments: list[str]) -> None:
    done = run(tmp_path, ">&-", *arguments)
    assert done.stderr == b"The standard output is closed; the answer can be written nowhere.\n"
    assert done.returncode == OUTSIDE
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("command", ["engine", "practise"])
def test_a_closed_input_is_no_mistake_of_the_program(tmp_path: Path, command: str) -> None:
    done = run(tmp_path, "<&-", command)
    assert done.stderr == b"The standard input is closed; no request can be read.\n"
    assert done.returncode == OUTSIDE
    assert not list(tmp_path.iterdir())


def test_with_all_streams_closed_no_file_takes_the_place_of_one(tmp_path: Path) -> None:
    done = run(tmp_path, "<&- >&- 2>&-", "export", str(tmp_path / "all.zip"))
    assert done.returncode == OUTSIDE
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("arguments", [PRINTING[0], LAB], ids=lambda given: given[0])
def test_a_reader_who_has_enough_hears_no_complaint(tmp_path: Path, arguments: list[str]) -> None:
    done = run_unread(*PROGRAM, "--data", str(tmp_path), *arguments)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_mistake_of_the_program_is_reported_although_nobody_reads_the_output(tmp_path: Path) -> None:
    done = run_unread(sys.executable, "-c", FAILING, "--data", str(tmp_path), "rules", "list")
    assert done.returncode == MISTAKE
    assert "KeyError: 'a mistake'" in (tmp_path / "crash.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("driver", ["x11", "wayland", "nothing"])
def test_without_a_display_the_program_says_that_there_is_no_screen(tmp_path: Path, driver: str) -> None:
    places = {"SDL_VIDEODRIVER": driver, "DISPLAY": ":477", "WAYLAND_DISPLAY": "nowhere-477"}
    done = run(tmp_path, "", environment={**os.environ, **places})
    assert done.stderr.splitlines()[-1].startswith(b"Settebello finds no screen to open its window on")
    assert done.returncode == OUTSIDE
    assert not (tmp_path / "crash.txt").exists()


def test_an_empty_text_names_no_folder(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.run(["--data", "", "rules", "list"])
    assert ended.value.code == 2
    assert "the name of the folder is empty" in capsys.readouterr().err
