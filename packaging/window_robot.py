#!/usr/bin/env python3
"""Opens the installed game in a real window, plays a deal by keys, leaves, and prints the times.

    python3 packaging/window_robot.py settebello                    a program on the PATH
    python3 packaging/window_robot.py --deals 2 -- .venv/bin/python -m settebello

For X11, with xdotool; on a machine without a screen run it under xvfb-run with the switch
`-s "-screen 0 1280x900x24 -noreset"`: without -noreset the screen goes away for a moment whenever no program
is connected. It knows nothing of the program but its window, its keys and the saved match, so it checks a
wheel or a package as somebody who has just installed it. Ends with 0 after the deals are saved and the
program has left with 0. Only the standard library is needed.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

CLASS = "settebello"
KEYS = ("1", "Return", "space")
"""The first card, what is asked, and what is passed over; a key that means nothing now does nothing."""
OVER = re.compile(r"^    score:", re.MULTILINE)
"""A line that a record has for every deal that was counted."""


class RobotError(Exception):
    """The program did not do what was expected; the text says what."""


def waited(condition: Callable[[], str | bool], seconds: float, what: str) -> str | bool:
    """Return what a condition returns as soon as that is true; raises RobotError after some seconds."""
    end = time.monotonic() + seconds
    while not (found := condition()):
        if time.monotonic() > end:
            raise RobotError(f"{what}: not within {seconds:.0f} s")
        time.sleep(0.01)
    return found


def xdotool(*arguments: str) -> str:
    """Return what xdotool prints; empty if it fails."""
    return subprocess.run(["xdotool", *arguments], capture_output=True, text=True, check=False).stdout.strip()  # noqa: S607 - whichever is installed


def deals_over(folder: Path) -> int:
    """Return how many deals are counted in the saved matches below a folder."""
    texts = (path.read_text(encoding="utf-8") for path in folder.rglob("*.scopa"))
    return sum(len(OVER.findall(text)) for text in texts)


def play(command: Sequence[str], folder: Path, deals: int, patience: float) -> tuple[float, float]:
    """Play some deals with a program; return the seconds to its window and to the end of the last deal."""
    arguments = ("--variant", "scopa", "--level", "amico", "--seed", "7", "--windowed", "--no-sound")
    places = {**os.environ, "SETTEBELLO_HOME": str(folder)}
    if xdotool("search", "--onlyvisible", "--class", CLASS):
        raise RobotError("a window of the game is open already")
    begun = time.monotonic()
    with subprocess.Popen([*command, *arguments], env=places) as program:

        def window() -> str | bool:
            if program.poll() is not None:
                raise RobotError(f"the program ended with {program.returncode} before it had a window")
            return xdotool("search", "--onlyvisible", "--class", CLASS)

        def played() -> bool:
            if program.poll() is not None:
                raise RobotError(f"the program ended with {program.returncode} in the middle of a deal")
            for key in KEYS:
                xdotool("key", key)
                time.sleep(0.15)
            return deals_over(folder) >= deals

        try:
            found = str(waited(window, patience, "a window")).splitlines()[0]
            opened = time.monotonic() - begun
            xdotool("windowfocus", found)
            waited(played, patience, "the end of a deal")
            over = time.monotonic() - begun
            xdotool("key", "ctrl+q")
            waited(lambda: program.poll() is not None, patience, "the end of the program")
        finally:
            if program.poll() is None:
                program.kill()
    if program.returncode:
        raise RobotError(f"the program ended with {program.returncode}")
    return opened, over


def main() -> int:
    """Play, and print a line; return the exit status."""
    parser = argparse.ArgumentParser(description="Open the game in a window, play a deal by keys, and leave.")
    parser.add_argument("--deals", type=int, default=1, help="how many deals are played (default: 1)")
    parser.add_argument("--patience", type=float, default=120, help="seconds for each step (default: 120)")
    parser.add_argument("command", nargs="+", help="the program to start")
    parsed = parser.parse_args()
    if shutil.which("xdotool") is None or not os.environ.get("DISPLAY"):
        print("window_robot needs xdotool and an X11 display", file=sys.stderr)
        return 2
    try:
        with TemporaryDirectory() as folder:
            opened, over = play(parsed.command, Path(folder), parsed.deals, parsed.patience)
    except RobotError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"window after {opened:.2f} s, {parsed.deals} deal(s) over after {over:.1f} s, left with 0")
    return 0


if __name__ == "__main__":
    sys.exit(main())
