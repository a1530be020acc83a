"""The state of a protocol session: rules, opponents, and the game in progress."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date
from random import Random
from typing import Self

from settebello.ai import Levels
from settebello.ai.search.search_player import Spread
from settebello.engine import Card, Match, Phase, Position
from settebello.protocol.errors import ErrorCode, ProtocolError
from settebello.protocol.line_session import Answer
from settebello.rulebook import Rulebook


@dataclass(frozen=True, slots=True)
class EngineContext:
    """The parts of a session that do not change.

    ``chance`` provides seeds for requests without one; ``now`` is a clock in seconds for time limits;
    ``spread`` runs the parts of the opponents' searches.
    """

    rulebook: Rulebook
    levels: Levels
    chance: Random
    now: Callable[[], float]
    spread: Spread = map

    def seed(self) -> int:
        """Return a seed for a request that gives none."""
        return self.chance.getrandbits(53)


@dataclass(frozen=True, slots=True)
class Game:
    """A match in progress, linked to the game before its last step.

    ``deck``: the deck of the deal; None for a deal that was set up. ``day``: of a deal of the day.
    """

    match: Match
    position: Position
    seed: int
    before: Self | None = None
    deck: tuple[Card, ...] | None = None
    day: date | None = None

    @classmethod
    def dealt(
        cls, match: Match, seed: int, before: Self | None = None, deck: tuple[Card, ...] | None = None
    ) -> Self:
        """Return the game of a match with cards dealt; raises ValueError if none are."""
        if match.position is None:
            raise ValueError("no cards are dealt")
        return cls(match, match.position, seed, before, deck)

    def after(self, match: Match) -> "Game":
        """Return the game after one more step."""
        return replace(Game.dealt(match, self.seed, self, self.deck), day=self.day)

    @property
    def phase(self) -> str:
        """The game's phase: ``play``, ``deal_over`` or ``match_over``."""
        return "deal_over" if self.match.phase is Phase.TO_DEAL else self.match.phase.value


@dataclass(frozen=True, slots=True)
class Outcome:
    """A command's answer, and the game after the command."""

    answer: Answer
    game: Game | None


def require_game(game: Game | None) -> Game:
    """Return the game; raises ProtocolError (no_game) if there is none."""
    if game is None:
        raise ProtocolError(ErrorCode.NO_GAME, "no game is under way: begin one with new or position")
    return game
