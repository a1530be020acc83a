"""Matches with sealed deals: played by chance by people alone, with cuts, hints and take-backs."""

from random import Random

from settebello.engine import Ruleset
from settebello.notation import SeatRecord
from settebello.session import (
    Doubt,
    NextDeal,
    PlayMove,
    SealDeal,
    TableSession,
    TakeBack,
    TakeHint,
    Waiting,
)
from tests.session.test_table import Shelf, Slow

CUTS = ("", "place 17", "Oma hebt ab", "\N{WHITE HEART SUIT} 7d|0", '"\\')


def people(ruleset: Ruleset, players: int, rng: Random, seed_text: str = "") -> tuple[TableSession, Shelf]:
    """A table at which only people sit."""
    seats = tuple(SeatRecord(f'Person "{seat}"') for seat in range(players))
    shelf = Shelf()
    session = TableSession.start(
        ruleset, seats, opponents=Slow(), journal=shelf, rng=rng, seed_text=seed_text
    )
    return session, shelf


def act(session: TableSession, rng: Random) -> None:
    """Do something that is possible: mostly play a card."""
    if session.waiting_for is Waiting.DEAL:
        if rng.random() < 0.5:
            session.submit(SealDeal())
        session.submit(NextDeal(rng.choice(CUTS)))
        return
    position = session.match.position
    assert position is not None
    chance = rng.random()
    if chance < 0.02:
        session.submit(TakeHint())
    elif chance < 0.04:
        session.submit(TakeBack())
    elif position.may_doubt and chance < 0.3:
        session.submit(Doubt())
    else:
        session.submit(PlayMove(rng.choice(position.legal_moves())))


def played(session: TableSession, rng: Random, deals: int) -> None:
    """Play until so many deals are finished or the match is over."""
    while session.waiting_for is not Waiting.NOTHING:
        if session.waiting_for is Waiting.DEAL and len(session.record.deals) >= deals:
            return
        act(session, rng)
