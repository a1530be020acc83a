"""A program that counts what was played, again and again, until it is killed.

``python -m tests.session.endless_chronicle FOLDER SEED``: a match is put away or goes, the memory of the
summaries is written anew, and now and then the statistics begin anew. It says ``done`` after every step.
"""

import sys
from itertools import count
from pathlib import Path
from random import Random

from settebello.session.chronicle import Chronicle
from settebello.storage.saves import Saves
from tests.notation.matches import rules_of

SAMPLE = "sample.scopa"
MOST = 6


def main(folder: Path, seed: int) -> None:
    rng = Random(seed)
    text = (folder / SAMPLE).read_text(encoding="utf-8")
    saves = Saves(folder / "matches")
    chronicle = Chronicle(saves, rules_of)
    for number in count(1):
        kept = saves.finished()
        if len(kept) >= MOST:
            rng.choice(kept).unlink()
        saves.write(text)
        saves.finish()
        for _ in chronicle.read():
            pass
        if number % 3 == 0:
            chronicle.reset()
        sys.stdout.write(f"done {number}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
