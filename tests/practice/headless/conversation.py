"""A conversation with the learning mode, as a program on the other end would have it."""

from collections.abc import Iterator
from pathlib import Path

from settebello import resources
from settebello.ai.process.local import LocalOpponents
from settebello.learning.activities import Activities
from settebello.practice.attempt import Phase
from settebello.practice.headless import PracticeContext, PracticeFiles, PracticeSession
from tests.line_talk import Answer, LineTalk
from tests.protocol.talk import LEVELS, RULEBOOK

LADDER = Activities.load([resources.assets() / "lessons"], RULEBOOK.ruleset)
ANIMALS = tuple(path.stem for path in (resources.assets() / "ui" / "children").glob("*.svg"))
MIA = "child-1-dwtgnmrtcbvm"
"""The id of the first child after the seed 1."""
NOON = 1_760_011_200
"""A Thursday at noon, in seconds since the epoch."""


def desk_in(folder: Path) -> PracticeContext:
    """A desk on a folder of children."""
    return PracticeContext(
        PracticeFiles(
            folder=folder,
            ladder=lambda: LADDER,
            ruleset_of=RULEBOOK.ruleset,
            opponents=LocalOpponents(LEVELS),
            animals=ANIMALS,
        )
    )


class Conversation(LineTalk):
    """Sends requests as lines and reads the answers as lines; time passes only where it is told."""

    def __init__(self, folder: Path, *, seed: int = 1, at: float = NOON) -> None:
        self.complaints: list[str] = []
        self.context = desk_in(folder)
        self.session: PracticeSession = PracticeSession(self.context, self.complaints.append)
        self.ask("clock", at=at)
        self.ask("seed", seed=seed)

    def refused(self, cmd: str, **arguments: object) -> str:
        """The code of the error of a request that must fail."""
        answer = self.send(cmd, **arguments)
        assert answer["ok"] is False, answer
        code: str = answer["error"]["code"]
        return code

    def later(self, seconds: float) -> float:
        """The time some seconds on, for the next request."""
        return float(self.ask("clock")["at"]) + seconds

    def child(self, nick: str = "Mia", avatar: str = "fox", age: str = "7-8") -> str:
        """A new child; its id."""
        child: str = self.ask("create", nick=nick, avatar=avatar, age=age)["child"]["id"]
        return child

    def solution(self) -> list[str]:
        """The cards that solve the open task, which no answer tells."""
        attempt = self.context.attempt
        assert attempt is not None
        if attempt.phase is Phase.COMPARING and attempt.assignment.pair is not None:
            return [str(attempt.assignment.pair.more)]
        return [str(card) for card in attempt.answer if card not in attempt.assignment.puzzle.given]

    def block(self, activity: str) -> int:
        """Answer a block right; how many tasks it had."""
        task = self.ask("begin", activity=activity)["task"]
        count = 0
        while task is not None:
            answer = self.ask("answer", cards=self.solution(), seconds=3.0, at=self.later(5))
            assert answer["right"]
            count += answer["complete"]
            task = self.ask("task")["task"]
        return count

    def play_out(self) -> Iterator[Answer]:
        """Play the deal with the move that takes most; the answers."""
        over = False
        while not over:
            moves = self.ask("view")["moves"]
            answer = self.ask("play", move=max(moves, key=len), seconds=2.0, at=self.later(5))
            assert answer["played"]
            over = answer["over"]
            yield answer
