"""The content of a shot: matches and children, written to a player's folders."""

from collections.abc import Iterator
from itertools import islice, zip_longest
from random import Random
from typing import Final

from settebello import resources
from settebello.ai import GreedyPlayer, Levels, LocalOpponents
from settebello.developer.practised_children import practise
from settebello.developer.shot import Shot
from settebello.notation import SeatRecord, print_record
from settebello.rulebook import Rulebook
from settebello.session import PERSON, Doubt, Matches, NextDeal, PlayMove, TableSession, Waiting
from settebello.storage.places import Places
from settebello.storage.profiles import Profiles
from settebello.storage.saves import NamedSaves, Saves
from settebello.ui.kit.ports.offers import USUAL
from settebello.ui.kit.scene import SceneId

PLAYED: Final = {
    SceneId.TABLE,
    SceneId.MATCH_OVER,
    SceneId.TITLE,
    SceneId.STORY,
    SceneId.READING_QUIZ,
    SceneId.RECALL,
}
"""The scenes that show a match."""


GUESTS: Final = ("nonna", "marinaio_calm", "dama")
"""The pictures of the players who are made for a picture of the guest book."""


def put_away(shot: Shot, places: Places) -> None:
    """Play matches and put them away, a copy of the last one under a name."""
    saves = Saves(places.matches)
    for seed, (variant, levels, steps) in enumerate(shot.kept):
        session = begin(saves, seed, variant, {}, levels)
        for _ in islice(moves(session, seed), steps):
            pass
        saves.finish()
        if seed % 2:
            NamedSaves(places.saved).write(f"{variant} {seed}", print_record(session.record))


def invite(shot: Shot, places: Places) -> None:
    """Make more players, each with a picture of their own."""
    profiles = Profiles(places)
    for name, avatar in zip(shot.people, GUESTS, strict=False):
        profiles.create(name, avatar)


def prepare_match(shot: Shot, places: Places) -> None:
    """Save a match that has come to what a picture shows."""
    put_away(shot, places)
    if shot.scene is SceneId.PROFILES:
        invite(shot, places)
    if shot.practised:
        practise(places.data / "learning", guarded=shot.guarded)
    if shot.scene not in PLAYED:
        return
    if shot.found is None:
        return
    for seed in range(500):
        saves = Saves(places.matches)
        session = start(shot, saves, seed)
        for _ in moves(session, seed):
            if shot.found(session):
                return
    raise SystemExit(f"no match comes to {shot.name}")


def start(shot: Shot, saves: Saves, seed: int) -> TableSession:
    """Begin a match of greedy players."""
    levels = USUAL[: shot.players - 1]
    changes = {} if shot.target is None else {"match.target": shot.target}
    seats = tuple(
        SeatRecord(name=name) if name else SeatRecord(level=level)
        for name, level in zip_longest(shot.people, ("pina", *levels)[: shot.players], fillvalue="")
    )
    return begin(saves, seed, shot.variant, changes, levels, seats if shot.people else ())


def begin(
    saves: Saves,
    seed: int,
    variant: str,
    changes: dict[str, int],
    levels: tuple[str, ...],
    seats: tuple[SeatRecord, ...] = (),
) -> TableSession:
    """Begin a match against these opponents, who answer at once."""
    matches = Matches(
        saves=saves,
        ruleset_of=Rulebook((resources.rules(),)).ruleset,
        opponents=LocalOpponents(Levels.load((resources.assets() / "opponents",))),
        rng=Random(seed),
    )
    return matches.start(variant, changes, levels, seats=seats)


def moves(session: TableSession, seed: int) -> Iterator[None]:
    """Play on, a step at a time, until the match is over."""
    rng = Random(seed)
    while session.waiting_for is not Waiting.NOTHING:
        position = session.match.position
        if session.waiting_for is Waiting.DEAL:
            session.submit(NextDeal())
        elif session.waiting_for is Waiting.PERSON and position is not None:
            move = GreedyPlayer().choose(position.view(position.turn or PERSON), rng)
            session.submit(Doubt() if move is None else PlayMove(move))
        else:
            session.poll()
        yield
