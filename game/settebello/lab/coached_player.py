"""A player with the coach beside it, to measure what advice is worth."""

from random import Random
from typing import Final

from settebello.ai import Player
from settebello.ai.analysis import USUAL, Analyst, is_crowded
from settebello.ai.players import Decision
from settebello.coach.verdict import is_said
from settebello.engine import SeatView

_LARGEST_SEED: Final = 2**31 - 2


class CoachedPlayer(Player):
    """Plays what another player would, unless the coach is sure that a different move is better.

    The coach speaks where it would in the window: the move lies far enough behind the best one, and surely.
    Then the best move is played.
    """

    def __init__(self, player: Player, iterations: int | None = None) -> None:
        """Put the coach beside `player`.

        `iterations`: how long the coach searches for a decision; None: as long as in the window.
        """
        self._player = player
        self._iterations = iterations

    def decide(self, view: SeatView, rng: Random) -> Decision:
        """Return the player's move, or the one that the coach surely prefers.

        Raises ValueError if the hand is empty.
        """
        own = self._player.decide(view, rng)
        seed = rng.randint(1, _LARGEST_SEED)
        if (len(view.listed_moves()) == 1 and not view.may_doubt) or is_crowded(view):
            return own
        best, *others = Analyst(view, USUAL, seed).analyse(self._iterations).moves
        played = next((one for one in others if one.move == own.move), None)
        return own if played is None or not is_said(played.behind) else Decision(best.move)
