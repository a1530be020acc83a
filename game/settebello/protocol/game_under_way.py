"""What the protocol's commands work on: the rules and opponents there are, and the game under way."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Self

from settebello.ai import Levels
from settebello.ai.search.search_player import Spread
from settebello.engine import Match, Phase, Position
from settebello.protocol.errors import ErrorCode, ProtocolError
from settebello.protocol.line_session import Answer
from settebello.rulebook import Rulebook


@dataclass(frozen=True, slots=True)
class EngineContext:
    """What does not change while the session lasts.

    ``chance`` gives the seeds that nobody gave; ``now`` is a clock in seconds for requests with a time limit;
    ``spread`` carries out the parts of the opponents' searches.
    """

    rulebook: Rulebook
    levels: Levels
    chance: Random
    now: Callable[[], float]
    spread: Spread = map

    def seed(self) -> int:
        """A seed for a request that gives none."""
        return self.chance.getrandbits(53)


@dataclass(frozen=True, slots=True)
class Game:
    """A match under way, and the game as it was before its last step."""

    match: Match
    position: Position
    seed: int
    before: Self | None = None

    @classmethod
    def dealt(cls, match: Match, seed: int, before: Self | None = None) -> Self:
        """The game of a match whose cards are dealt."""
        if match.position is None:
            raise ValueError("no cards are dealt")
        return cls(match, match.position, seed, before)

    def after(self, match: Match) -> "Game":
        """The game with a step more."""
        return Game.dealt(match, self.seed, self)

    @property
    def phase(self) -> str:
        """What the game waits for: ``play``, ``deal_over`` or ``match_over``."""
        return "deal_over" if self.match.phase is Phase.TO_DEAL else self.match.phase.value


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a command answers, and the game after it."""

    answer: Answer
    game: Game | None


def under_way(game: Game | None) -> Game:
    """The game; ProtocolError (no_game) where none is under way."""
    if game is None:
        raise ProtocolError(ErrorCode.NO_GAME, "no game is under way: begin one with new or position")
    return game
