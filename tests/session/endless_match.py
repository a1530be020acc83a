"""A program that plays match after match until it is killed, saying what it is about to save and has saved.

``python -m tests.session.endless_match FOLDER SEED``
"""

import sys
from pathlib import Path
from random import Random

from settebello.ai import Levels, LocalOpponents
from settebello.notation import print_line
from settebello.session import Matches, NextDeal, PlayMove, TableSession, Waiting
from settebello.storage.saves import Saves
from tests.notation.matches import rules_of


def say(word: str, session: TableSession) -> None:
    position = session.match.position
    assert position is not None
    sys.stdout.write(f"{word} {print_line(position)}\n")
    sys.stdout.flush()


def main(folder: Path, seed: int) -> None:
    rng = Random(seed)
    matches = Matches(saves=Saves(folder), ruleset_of=rules_of, opponents=LocalOpponents(Levels()), rng=rng)
    matches.look()
    session = matches.resume() or matches.start("scopa", {}, ("bimbo",))
    while True:
        match session.waiting_for:
            case Waiting.DEAL:
                session.submit(NextDeal())
            case Waiting.PERSON:
                assert session.match.position is not None
                session.submit(PlayMove(rng.choice(session.match.position.legal_moves())))
            case Waiting.OPPONENT:
                session.poll()
            case Waiting.NOTHING:
                session = matches.start("scopa", {}, ("bimbo",))
                session.submit(NextDeal())
        say("shown", session)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
