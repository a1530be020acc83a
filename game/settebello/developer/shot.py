"""A shot: one scene with plausible content, and the way to it."""

from collections.abc import Callable
from dataclasses import dataclass, field

from settebello.engine import Category, Position
from settebello.session import PERSON, TableSession, Waiting
from settebello.storage.assists import Assists
from settebello.ui.kit.scene import SceneId

Found = Callable[[TableSession], bool]


@dataclass(frozen=True, slots=True)
class Shot:
    """Describes one scene with its content: its match, the way to it, and the frames to wait there.

    `people` are the names of the players by seat, empty for an opponent; if all are empty, the match is only
    watched. `activity`: of the learning mode, begun by a child after `child`, the keys that lead to its path,
    or already finished by a new child. `practised`: children have practised for some weeks. `guarded`: they
    do so behind a PIN and in a locked scenario. `assists`: the helps that are switched on.
    """

    name: str
    scene: SceneId
    variant: str = "scopa"
    players: int = 2
    found: Found | None = None
    keys: tuple[int, ...] = ()
    child: tuple[int, ...] = ()
    activity: str = ""
    wait: int = 90
    target: int | None = None
    kept: tuple[tuple[str, tuple[str, ...], int], ...] = ()
    people: tuple[str, ...] = ()
    practised: bool = False
    guarded: bool = False
    assists: Assists = field(default_factory=Assists)


def choice_of_captures(session: TableSession) -> bool:
    """Whether the person is to move and a card may take one thing or another."""
    position = session.match.position
    return _late(position, 8) and position is not None and _ambiguous(position) is not None


def in_the_middle(session: TableSession) -> bool:
    """Whether the person is to move, with piles on the table."""
    return _late(session.match.position, 6)


def deal_over(session: TableSession) -> bool:
    """Whether a deal has just been counted."""
    return session.waiting_for is Waiting.DEAL and session.match.score is not None


def deal_won(session: TableSession) -> bool:
    """Whether the person has just won a deal with a sweep, clearly ahead of the others."""
    score = session.match.score
    if session.waiting_for is not Waiting.DEAL or score is None:
        return False
    own, *others = score.points
    sweeps = score.line(Category.SWEEPS)
    return own > max(others) + 1 and sweeps is not None and sweeps.figures[PERSON] > 0


def last_card(session: TableSession) -> bool:
    """Whether the person is about to play the last cards of the match."""
    position = session.match.position
    return (
        position is not None and _late(position, 1) and max(session.match.scores) >= 10 and not position.stock
    )


def _late(position: Position | None, moves_played: int) -> bool:
    return (
        position is not None
        and position.turn == PERSON
        and len(position.history) >= moves_played
        and len(position.table) >= 3
        and len(position.hands[PERSON]) > 1
    )


def _ambiguous(position: Position) -> int | None:
    cards = [move.card for move in position.listed_moves()]
    first = min(position.hands[PERSON].cards)
    return 1 if cards.count(first) > 1 else None
