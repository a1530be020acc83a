"""Reasons as the coach shows them, and what the referee is told about each."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from settebello.ai import GreedyPlayer
from settebello.ai.analysis import USUAL, Analyst
from settebello.coach.reasons import MoveReason, move_reasons, reasons_against
from settebello.coach.verdict import is_said
from settebello.engine import Mark, Match, Move, Phase, Ruleset, Seat, SeatView
from tests.engine.bridge import cards, rules_of
from tests.reference.reasons import Known, is_true

CARELESS = 0.3
"""The share of moves drawn at random, so that all kinds of positions come up."""


@dataclass(frozen=True)
class Shown:
    """A reason for a move of a view and against another one."""

    view: SeatView
    best: Move
    other: Move
    reason: MoveReason

    def is_true(self) -> bool:
        """Whether the referee finds the same."""
        return is_true(known(self.view), str(self.best), str(self.other), self.reason.as_data())

    def __str__(self) -> str:
        view = self.view
        piles = " ".join(map(str, view.piles))
        return (
            f"{view.ruleset.id} {view.players}: {self.best} before {self.other} for {self.reason.as_data()} "
            f"with hand {view.hand} table {view.table} sizes {view.hand_sizes} and {piles}"
        )


def known(view: SeatView) -> Known:
    """What the seat knows, in the referee's words."""
    return Known(
        rules=rules_of(view.ruleset),
        players=view.players,
        seat=view.seat,
        dealer=view.dealer,
        hand=cards(view.hand),
        sizes=view.hand_sizes,
        stock=view.stock,
        table=cards(view.table),
        piles=tuple(map(cards, view.piles)),
        shown=tuple(map(cards, view.shown)),
        sweeps=view.sweeps,
        marks={mark.category.value: tuple(side[mark] for side in view.marks) for mark in Mark},
        guise=view.guise or "",
        last_captor=view.last_captor,
        played=tuple((str(move.card), cards(move.captured)) for move in view.history),
        tops=tuple("".join(cards(pile & view.tops)) for pile in view.piles) if view.tops else (),
    )


def views(ruleset: Ruleset, players: int, seed: int) -> Iterator[SeatView]:
    """Yield the views of seats with a choice, in deals of careless play, without end."""
    rng, greedy = Random(seed), GreedyPlayer()
    while True:
        match = Match.start(ruleset, players, Seat(rng.randrange(players))).deal_next(rng)[0].match
        while match.phase is Phase.PLAY and match.position is not None and match.position.turn is not None:
            view = match.position.view(match.position.turn)
            moves = view.legal_moves()
            if len(moves) > 1:
                yield view
            move = rng.choice(moves) if rng.random() < CARELESS else greedy.choose(view, rng)
            match = match.doubt().match if move is None else match.play(move).match


def of_any_pair(view: SeatView, rng: Random) -> Iterator[Shown]:
    """Yield the reasons of a move against another one, whatever the two are worth."""
    best, other = rng.sample(view.legal_moves(), 2)
    if view.claim is None and not best.claimed and not other.claimed:
        yield from (Shown(view, best, other, reason) for reason in move_reasons(view, best, other))


def of_verdicts(view: SeatView, iterations: int, seed: int) -> Iterator[Shown]:
    """Yield the reasons that the coach gives after a search, against every move that is surely worse."""
    best, *others = Analyst(view, USUAL, seed).analyse(iterations).moves
    for one in others:
        if is_said(one.behind) and best.move is not None and one.move is not None:
            for reason in reasons_against(view, best, one):
                yield Shown(view, best.move, one.move, reason)
