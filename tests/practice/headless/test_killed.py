"""``settebello practise`` killed in the middle of each activity: at most the open task is lost."""

import json
import subprocess
import sys
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from settebello.learning.activities import Kind
from settebello.learning.tens.pyramid import TEN
from tests.practice.headless.conversation import LADDER, NOON

Answer = dict[str, Any]
DONE = 2
"""Tasks or turns that are done before the kill."""
IN_EVERY_RUN = "mini_scopa"


class Pipes:
    """The program at the other end of two pipes, on a clock of its own."""

    def __init__(self, folder: Path, at: float) -> None:
        command = [sys.executable, "-m", "settebello", "--data", str(folder), "practise"]
        self._program = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._at = at

    def ask(self, cmd: str, **arguments: object) -> Answer:
        """The answer to a request, which must succeed."""
        program = self._program
        assert program.stdin is not None
        assert program.stdout is not None
        self._at += 3
        program.stdin.write(json.dumps({"cmd": cmd, "at": self._at, **arguments}).encode() + b"\n")
        program.stdin.flush()
        answer: Answer = json.loads(program.stdout.readline())
        assert answer["ok"], answer
        return answer

    def kill(self) -> None:
        self._program.kill()
        with self._program:
            pass

    def solve(self, task: Answer) -> None:
        """Answer a task with the cards that help marks."""
        complete = False
        while not complete:
            while task["phase"] == "counting":
                task = self.ask("touch", thing=len(task["touched"]))["task"]
            if task["phase"] == "comparing":
                cards = list(task["turned"].values())
                if not self.ask("answer", cards=cards[:1])["right"]:
                    self.ask("answer", cards=cards[1:])
            else:
                for _ in range(4):
                    task = self.ask("help")["task"]
                counted = {*task["given"], *task["counted"]}
                cards = [card for card in task["marked"] if card not in counted]
                complete = self.ask("answer", cards=cards, seconds=4.0)["complete"]
            task = complete or self.ask("task")["task"]

    def practise(self, activity: str, kind: Kind) -> Answer:
        """Do a part of an activity, and leave it open; what must be there after the kill."""
        if kind in {Kind.PUZZLES, Kind.SPRINT}:
            task = self.ask("begin", activity=activity)["task"]
            for _ in range(DONE):
                self.solve(task)
                task = self.ask("task")["task"]
            return {}
        if kind is Kind.DEALS:
            view = self.ask("prepare", activity=activity, shuffled=True)
            for _ in range(DONE):
                view = self.ask("play", move=max(view["moves"], key=len), seconds=3.0)
            return {"observation": view["observation"], "moves": view["moves"]}
        if kind is Kind.PYRAMID:
            return self._pyramid(activity)
        if kind is Kind.FISH:
            return self._fish(activity)
        if kind is Kind.CHECK:
            while not self.ask("checked", total=self.ask("check")["choices"][0])["right"]:
                pass
        return {}

    def _pyramid(self, activity: str) -> Answer:
        pyramid = self.ask("pyramid", activity=activity)["pyramid"]
        value = dict(zip(pyramid["cards"], pyramid["values"], strict=True))
        free = pyramid["free"]
        takes = [[card] for card in free if value[card] == TEN]
        takes += [list(pair) for pair in combinations(free, 2) if value[pair[0]] + value[pair[1]] == TEN]
        return {"pyramid": self.ask("pair", cards=takes[0], seconds=3.0)["pyramid"]}

    def _fish(self, activity: str) -> Answer:
        fish = self.ask("fish", activity=activity)["fish"]
        for number in fish["numbers"]:
            asked = self.ask("ask", card=fish["hand"][0], number=number, seconds=3.0)
            if asked["right"]:
                break
        return {"fish": asked["fish"]}

    def again(self, activity: str, kind: Kind) -> Answer:
        """Begin the activity again."""
        match kind:
            case Kind.PUZZLES | Kind.SPRINT:
                return self.ask("begin", activity=activity)
            case Kind.DEALS:
                return self.ask("prepare", activity=activity, time_ms=100)
            case Kind.PYRAMID | Kind.FISH:
                return self.ask(str(kind), activity=activity)
            case _:
                return {}


def kinds() -> dict[str, Kind]:
    """The kind of each activity, by its id."""
    return {activity.id: activity.kind for activity in LADDER.ladder}


@pytest.mark.parametrize(
    "activity",
    [pytest.param(one, marks=[] if one == IN_EVERY_RUN else pytest.mark.slow) for one in kinds()],
)
def test_a_kill_loses_at_most_the_open_task_and_nothing_is_counted_as_a_match(
    tmp_path: Path, activity: str
) -> None:
    """D2."""
    kind = kinds()[activity]
    program = Pipes(tmp_path, NOON)
    program.ask("seed", seed=5)
    child = program.ask("create", nick="Mia", avatar="fox", age="7-8")["child"]["id"]
    program.ask("change", aims={"scenario": [{"activity": activity, "tasks": 4}]})
    left = program.practise(activity, kind)
    before = program.ask("history")
    program.kill()

    program = Pipes(tmp_path, NOON + 600)
    program.ask("choose", child=child)
    after = program.ask("history")
    # A new sitting has begun, and that is an event.
    assert (after.pop("events"), after.pop("sittings")) == (before.pop("events") + 1, 2)
    assert before.pop("sittings") == 1
    assert after == before
    again = program.again(activity, kind)
    assert {name: again[name] for name in left} == left
    program.kill()
    assert {path.name for path in tmp_path.iterdir()} == {"learning"}
