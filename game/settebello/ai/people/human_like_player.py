"""A human-like player: the heuristic evaluation, limited by habits."""

from random import Random

from settebello.ai.people.bluffs import doubts
from settebello.ai.people.boasts import doubts_boast, moves_said
from settebello.ai.people.bottom_choice import choose_bottom
from settebello.ai.people.exposure import exposure
from settebello.ai.people.habits import Habits
from settebello.ai.people.heuristic_player import HeuristicPlayer
from settebello.ai.players import Candidate, Decision, Player, moves_of
from settebello.engine import Card, CardSet, Move, SeatView, card_value

STEP = 2
"""Decimal places of points; smaller differences count as equal."""

EASY = 7
"""Captures with sums above this are harder to notice."""


class HumanLikePlayer(Player):
    """Plays the move with the best gain after the next player's reply and the answer to it.

    Among equally good moves it chooses the one with the lowest risk of a sweep.
    """

    def __init__(self, habits: Habits) -> None:
        self._habits = habits

    def decide(self, view: SeatView, rng: Random) -> Decision:
        """Return the best move among those noticed; raises ValueError if the hand is empty."""
        moves = moves_of(view)
        if len(moves) == 1 and not view.may_doubt:
            return Decision(moves[0])
        if view.exchanging:
            return choose_bottom(view, rng, self._habits)
        if view.boast and view.may_doubt and doubts_boast(view, rng):
            return Decision(None)
        sage = HeuristicPlayer(view, self._habits)
        if view.claim and view.may_doubt and doubts(view, view.claim, sage.claimed_worth(view.claim.cards)):
            return Decision(None)
        if view.asked:
            return Decision(moves[0])
        moves = self._noticed(moves_said(view, moves, rng), view, rng)
        candidates = tuple(Candidate(move, round(sage.worth(move)[0], STEP)) for move in moves)
        return Decision(self._chosen(candidates, view, rng), candidates)

    def _chosen(self, candidates: tuple[Candidate, ...], view: SeatView, rng: Random) -> Move:
        """Choose one of the best moves; with an error above 0, one of those nearly as good."""
        best = max(candidate.points for candidate in candidates)
        near = [candidate for candidate in candidates if candidate.points >= best - self._habits.error]
        best = rng.choice(near).points
        equals = [candidate.move for candidate in near if candidate.points == best]
        # For the tie-break every seen card counts as remembered: no sweep is given away needlessly.
        open_by = [exposure(view, move) for move in equals]
        least = min(open_by)
        return rng.choice([move for move, chance in zip(equals, open_by, strict=True) if chance == least])

    def _noticed(self, moves: tuple[Move, ...], view: SeatView, rng: Random) -> tuple[Move, ...]:
        """Return the moves without the overlooked captures; all moves if none would be left."""
        if self._habits.attention >= 1:
            return moves
        noticed: dict[tuple[Card, CardSet], bool] = {}
        for move in moves:
            key = (move.card, move.captured)
            if key not in noticed:
                noticed[key] = rng.random() < self._habits.attention ** _difficulty(view, move)
        return tuple(move for move in moves if noticed[move.card, move.captured]) or moves


def _difficulty(view: SeatView, move: Move) -> int:
    """Return the number of difficulties of a capture: every card after the first, and a large sum."""
    cards = len(move.captured)
    if cards < 2:
        return 0
    total = sum(card_value(card, view.ruleset) for card in move.captured)
    return cards - 1 + (total > EASY)
