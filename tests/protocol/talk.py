"""A conversation with a session, as a program on the other end would have it."""

from collections.abc import Callable, Iterable
from random import Random

from settebello import resources
from settebello.ai import Levels
from settebello.protocol import EngineContext, Session
from settebello.rulebook import Rulebook
from tests.line_talk import Answer, LineTalk

RULEBOOK = Rulebook([resources.rules()])
LEVELS = Levels.load([resources.assets() / "opponents"])

PACK = [rank + suit for rank in "123456789K" for suit in "cdbs"]
LARGE_PACK = [rank + suit for rank in "123456789TFVR" for suit in "cdbs"]


def pack_of(variant: str) -> list[str]:
    """The cards a variant is played with."""
    return LARGE_PACK if variant == "cicera" else PACK


class SteppingClock:
    """A clock that goes on by a millisecond whenever somebody looks."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def now(self) -> float:
        self.seconds += 0.001
        return self.seconds


class Talk(LineTalk):
    """Sends requests as lines and reads the answers as lines."""

    def __init__(self, seed: int = 1, clock: Callable[[], float] | None = None) -> None:
        self.complaints: list[str] = []
        desk = EngineContext(RULEBOOK, LEVELS, Random(seed), clock or SteppingClock().now)
        self.session: Session = Session(desk, self.complaints.append)

    def refused(self, cmd: str, **arguments: object) -> Answer:
        """The error of a request that must fail and change nothing."""
        before = self.send("state")
        answer = self.send(cmd, **arguments)
        assert answer["ok"] is False, answer
        assert self.send("state") == before
        error: Answer = answer["error"]
        return error

    def play(self, *moves: str) -> list[Answer]:
        """Make moves; the events of all of them."""
        return [event for move in moves for event in self.ask("play", move=move)["events"]]

    def play_out(self, rng: Random) -> int:
        """Play the deal to its end at random; how many moves that took."""
        played = 0
        while self.ask("state")["state"]["phase"] == "play":
            moves = self.ask("legal")["moves"]
            self.ask("play", move=rng.choice([move for move in moves if "=" not in move] or moves))
            played += 1
        return played


def names(events: Iterable[Answer]) -> list[str]:
    """What kinds of events there were."""
    return [event["event"] for event in events]


def only(events: Iterable[Answer], name: str) -> Answer:
    """The one event of a kind."""
    (found,) = (event for event in events if event["event"] == name)
    return found
