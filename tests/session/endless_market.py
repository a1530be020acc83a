"""Plays match after match of the market game until it is killed, saying what is handed over and written.

``python -m tests.session.endless_market FOLDER SEED``
"""

import os
import sys
import time
from pathlib import Path
from random import Random
from unittest.mock import patch

from settebello.market import MarketState, action_text
from settebello.notation import SeatRecord
from settebello.session.market.market_matches import MarketMatches
from settebello.session.market.market_session import MarketSession
from tests.session.endless_match import FRAME, TellingWriter, say, slowly
from tests.session.market_saves import LEVELS, book

VARIANTS = ("mercato", "mercato_expert")


def told(session: MarketSession) -> str:
    """The match so far in a line: its seed and its actions."""
    record = session.record
    actions = ";".join(action_text(record.rules, action) for action in record.actions)
    return f"{record.seed}|{actions}"


def step(session: MarketSession, rng: Random) -> None:
    """Whoever is in turn acts once."""
    state: MarketState = session.state
    if session.persons_turn:
        session.play(rng.choice(list(state.legal_actions())))
    else:
        session.play_opponent_action()


def main(folder: Path, seed: int) -> None:
    rng, writer = Random(seed), TellingWriter()
    matches = MarketMatches(folder, book().rules, LEVELS, rng, writer)
    assert matches.look() is None, "the save was damaged"
    session = matches.resume()
    if session is not None:
        say(f"played 0 {told(session)}")
    while True:
        if session is None or session.over:
            seats = (SeatRecord(), SeatRecord(level="amico"))
            session = matches.start(book().rules(rng.choice(VARIANTS)), seats)
        else:
            step(session, rng)
        say(f"played {writer.handed} {told(session)}")
        if seed % 3:
            time.sleep(FRAME)


if __name__ == "__main__":
    number = int(sys.argv[2])
    with patch("os.fsync", slowly if number % 3 == 2 else os.fsync):
        main(Path(sys.argv[1]), number)
