"""A program that writes every kind of file until it is killed, saying what is on disk for certain.

``python -m tests.storage.endless_writer FOLDER SEED``: it says ``begin N`` before a step, ``done N`` after.
"""

import sys
from dataclasses import replace
from datetime import date
from itertools import count
from pathlib import Path
from random import Random

from settebello.storage.bundle_writer import write_bundle
from settebello.storage.places import Places
from settebello.storage.profiles import AVATARS, Profiles
from settebello.storage.saves import MatchFile, NamedSaves, Saves
from settebello.storage.settings_file import read_settings, write_settings

TODAY = date(2026, 11, 22)


def text_of(number: int) -> str:
    """A text long enough for a torn one to be noticed."""
    return f"number: {number}\n" + "x" * 20_000 + f"\nend: {number}\n"


def main(folder: Path, seed: int) -> None:
    rng = Random(seed)
    places = Places.under(folder)
    profiles = Profiles(places)
    settings = read_settings(places.settings)[0]
    file = MatchFile(Saves(places.matches), Saves(places.matches).read())
    for number in count(1):
        sys.stdout.write(f"begin {number}\n")
        sys.stdout.flush()
        kind = rng.randrange(6)
        if kind == 0:
            settings = replace(settings, volume=rng.random())
            write_settings(places.settings, settings)
        elif kind == 1:
            file.write(text_of(seed * 10_000 + number))
        elif kind == 2:
            NamedSaves(places.saved).write("copy", text_of(seed * 10_000 + number))
        elif kind == 3:
            profiles.change(profiles.all()[0], f"R{seed}-{number}", rng.choice(AVATARS))
        elif kind == 4:
            profiles.choose(profiles.all()[-1].id)
        elif len(profiles.all()) > 2:
            profiles.remove(profiles.all()[-1], TODAY)
        else:
            profiles.create(f"P{seed}-{number}", "king")
        if number % 12 == 0:
            write_bundle(places.exports / "all.zip", profiles.all()[0], "1", TODAY)
        sys.stdout.write(f"done {number} {kind}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
