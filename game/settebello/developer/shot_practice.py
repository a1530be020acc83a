"""What children have done before a shot is taken: a deal or a block of tasks played to its end."""

from random import Random

from settebello import resources
from settebello.engine import Seat
from settebello.learning.deals.practice import Kind, PracticeDeal
from settebello.learning.memory.thinking_time import Age
from settebello.practice.attempt import Attempt, Phase
from settebello.practice.coached_deal import CoachedDeal
from settebello.practice.learning_mode import Learning
from settebello.practice.learning_port import Practice
from settebello.rulebook import Rulebook
from settebello.session import PlayMove, Waiting

THOUGHT = 3.0
"""Seconds of each answer."""


def finished_deal(learning: Learning, activity: str) -> Practice:
    """A practice deal of a new child that captures as much as it can, played to its end."""
    learning.create("", "fox", Age.MIDDLE)
    learning.prepare(activity)
    while (practice := learning.practice()) is None:
        pass
    coached, session = CoachedDeal(practice, learning.record_turn), practice.session
    while session.waiting_for is not Waiting.DEAL:
        position = session.match.position
        if session.waiting_for is Waiting.OPPONENT or position is None:
            session.poll()
            continue
        move = max(position.legal_moves(), key=lambda one: (len(one.captured), str(one)))
        coached.begin_turn(0.0)
        ply, turn = coached.ply, coached.turn_of(position, move, None)
        session.submit(PlayMove(move))
        coached.played(ply, turn)
    learning.played(practice)
    return practice


def finish_block(learning: Learning, activity: str) -> None:
    """Let a new child solve a block of tasks without a mistake."""
    learning.create("", "fox", Age.MIDDLE)
    learning.begin(activity)
    while (task := learning.task()) is not None:
        attempt, puzzle = Attempt(task, 0.0), task.puzzle
        if attempt.phase is Phase.EXAMPLE:
            attempt.begin(0.0)
        for solution in puzzle.solutions:
            for card in solution - puzzle.given:
                attempt.toggle(card)
            verdict = attempt.take(THOUGHT)
            if verdict.reply is not None:
                learning.answered(verdict.reply)
            if attempt.phase is Phase.SOLVED:
                break


def some_deal() -> PracticeDeal:
    """A deal of Scopa whose cards are said to be arranged."""
    rules = Rulebook((resources.rules(),)).ruleset("scopa")
    deck = rules.deck.pack.shuffled(Random(7))
    return PracticeDeal(ruleset=rules, dealer=Seat(0), deck=deck, kind=Kind.ARRANGED)
