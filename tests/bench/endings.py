"""How long the frames of a match's end take, and how they look.

``python tests/bench/endings.py [NAME ...] [--size 1920x1080] [--save FOLDER]`` plays the ends of matches as
fast as the clock of the screen, prints the CPU time of their frames, and saves a frame every 60 ms.
"""

import argparse
import gc
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

import pygame

from settebello import resources
from settebello.ai import Levels
from settebello.ai.people.remarks import Occasion
from settebello.engine import Card, Seat, Side
from settebello.i18n import Names
from settebello.notation import Record
from settebello.notation.market.market_record import MarketRecord, replay_market
from settebello.session import summary_of
from settebello.storage.settings import Settings
from settebello.ui.kit import routes
from settebello.ui.kit.ports.offers import GameChoice
from settebello.ui.kit.ports.results import MatchResult
from settebello.ui.kit.ports.tablemates import Player, Remark
from settebello.ui.kit.routes import Route
from tests.pilot import FRAME, Pilot, services
from tests.ui.market.some_market import SomeMarket, finished
from tests.ui.shelves import played
from tests.ui.tables import scenes, session

EVERY: Final = 0.06
"""Seconds between two saved frames."""
LIMIT: Final = 12.0
"""Milliseconds that a frame may take."""
NAMES: Final = ("You", "Beppe", "Gino", "Rosalba")
FACES: Final = ("giocatore", "beppe", "gino", "rosalba")
LEVELS: Final = Levels.load((resources.assets() / "opponents",))


def said(face: str, *, won: bool) -> Names:
    """Return the first line that an opponent of this portrait says after a match."""
    speaker = next(one for one in LEVELS.opponents if one.id == face)
    return speaker.lines[Occasion.WON if won else Occasion.LOST][0].words


def result(variant: str, players: int, *, won: bool, speaker: int) -> MatchResult:
    """Return a match that the person has won or lost, whatever its course."""
    record, winner = _found(variant, players, won=won)
    summary = summary_of(record)
    sides = len(summary.totals)
    names = tuple(" & ".join(NAMES[side:players:sides]) for side in range(sides))
    return MatchResult(
        sides=tuple(names),
        totals=summary.totals,
        winner=winner,
        own=Side(0),
        deals=len(summary.deals),
        variant=variant.capitalize(),
        again=GameChoice(variant, players, ("amico",)),
        pairs=players > sides,
        players=tuple(
            Player(name, f"ui/avatars/{face}_calm.svg")
            for name, face in zip(NAMES[:players], FACES[:players], strict=True)
        ),
        remark=Remark(Seat(speaker), said(FACES[speaker], won=winner == speaker % sides)),
        record=record,
        last=tuple(map(Card.parse, ("3c", "4c", "7s"))),
    )


def _found(variant: str, players: int, *, won: bool) -> tuple[Record, Side]:
    """Return the record of a match that has ended so, and the side that has won."""
    for seed in range(60):
        record = played(seed, ("amico",) * (players - 1), variant, target=11)
        winner = summary_of(record).winner
        if winner is not None and (winner == 0) is won:
            return record, winner
    raise SystemExit(f"no match of {variant} ends so")


def market(players: int = 2) -> routes.MarketOver:
    """Return the end of a market match whose points fall at last, if there is one."""
    record: MarketRecord = finished(players, expert=players > 2)
    return routes.MarketOver(record, replay_market(record).state, Remark(Seat(1), said("beppe", won=False)))


ENDS: Final[dict[str, Callable[[], Route]]] = {
    "loss": lambda: routes.MatchOver(result("scopa", 2, won=False, speaker=1)),
    "win": lambda: routes.MatchOver(result("scopa", 2, won=True, speaker=1)),
    "pairs": lambda: routes.MatchOver(result("scopone", 4, won=True, speaker=2)),
    "pairs_lost": lambda: routes.MatchOver(result("scopone", 4, won=False, speaker=3)),
    "three": lambda: routes.MatchOver(result("scopa", 3, won=True, speaker=1)),
    "three_lost": lambda: routes.MatchOver(result("scopa", 3, won=False, speaker=1)),
    "market": lambda: market(2),
    "market_four": lambda: market(4),
}


def play(
    name: str, size: tuple[int, int], folder: Path | None, language: str, *, pace: bool
) -> list[tuple[float, float]]:
    """Play an end; return the time of each frame since its beginning, and its milliseconds of CPU."""
    some = SomeMarket()
    port = replace(services(settings=Settings(language=language)), market=lambda: some, chance=Random(1))
    frames: list[tuple[float, float]] = []
    with Pilot(scenes(port, session(seed=4)), ENDS[name](), size=size, language=language) as pilot:
        # The first frame is that of the change of scenes; what follows must not wait for anything. To collect
        # what the playing of the match has left behind is no work of the end.
        gc.collect()
        gc.freeze()
        begun, saved = pilot.loop.time, -EVERY
        while pilot.stack.animating or pilot.loop.time - begun < 1:
            wall, before = time.perf_counter(), time.thread_time()
            pilot.loop.frame()
            frames.append((pilot.loop.time - begun, 1000 * (time.thread_time() - before)))
            if folder is not None and pilot.loop.time - saved >= EVERY - 1e-6:
                saved = pilot.loop.time
                pygame.image.save(pilot.window.surface, folder / f"{name}_{1000 * (saved - begun):05.0f}.png")
            pilot.clock.advance(FRAME)
            if pace:
                time.sleep(max(0.0, FRAME - (time.perf_counter() - wall)))
        if folder is not None:
            pilot.frames(3)
            pygame.image.save(pilot.window.surface, folder / f"{name}_rest.png")
    return frames


def main() -> None:
    """Play the ends that are asked for."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("names", nargs="*", default=list(ENDS))
    asked.add_argument("--size", default="1920x1080")
    asked.add_argument("--save", type=Path)
    asked.add_argument("--language", default="en")
    given = asked.parse_args()
    wide, high = map(int, given.size.split("x"))
    if given.save:
        given.save.mkdir(parents=True, exist_ok=True)
    for name in given.names:
        frames = play(name, (wide, high), given.save, given.language, pace=not given.save)
        spent = sorted(one for _, one in frames)
        late = [f"{at:.2f} s {one:.0f}" for at, one in frames if one > LIMIT]
        print(  # noqa: T201 - a measurement is there to be read
            f"{name} {given.size}: {len(frames)} frames, median {median(spent):.1f} ms, "
            f"p99 {spent[int(0.99 * len(spent))]:.1f} ms, longest {spent[-1]:.1f} ms; "
            f"late: {', '.join(late) or 'none'}"
        )


if __name__ == "__main__":
    main()
