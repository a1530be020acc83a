"""What the table says of a disk that answers later than the next picture comes."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from settebello.notation import SeatRecord
from settebello.session import TableSession, Waiting
from settebello.ui.kit import routes
from settebello.ui.table.scene import TableScene
from tests.fulldisk import full
from tests.pilot import Pilot, services
from tests.ui.tables import NoJournal, opponents, ruleset, scenes
from tests.writers import HeldWriter

REFUSED = "Couldn't save the match: the disk is full"


class Disk(NoJournal):
    """A journal on a disk that may be full."""

    def __init__(self) -> None:
        super().__init__()
        self.full = False

    def write(self, text: str) -> None:
        if self.full:
            full()
        super().write(text)


@contextmanager
def playing() -> Iterator[tuple[Pilot, Disk, HeldWriter]]:
    disk, writer = Disk(), HeldWriter()
    table = TableSession.start(
        ruleset(),
        (SeatRecord(), SeatRecord(level="amico")),
        opponents=opponents(),
        journal=disk,
        rng=Random(3),
        writer=writer,
    )
    with Pilot(scenes(services(), table), routes.ContinueMatch()) as pilot:
        assert isinstance(pilot.scene, TableScene)
        until_asked(pilot)
        yield pilot, disk, writer


def until_asked(pilot: Pilot) -> None:
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    pilot.until(lambda: scene.session.waiting_for is Waiting.PERSON and not scene.animating)


def said(pilot: Pilot) -> str:
    assert isinstance(pilot.scene, TableScene)
    message = pilot.scene.message
    return "" if message is None else pilot.says(message)


def play(pilot: Pilot) -> None:
    """Play the first card; a second key, where none is needed, would take what is said off the table."""
    assert isinstance(pilot.scene, TableScene)
    deal, session = len(pilot.scene.session.record.deals) - 1, pilot.scene.session
    before = len(session.record.deals[deal].moves)
    pilot.press("1")
    if len(session.record.deals[deal].moves) == before:
        pilot.press("enter")
    assert len(session.record.deals[deal].moves) > before


def test_a_refusal_is_said_when_it_comes_and_stands_until_the_disk_has_room() -> None:
    with playing() as (pilot, disk, writer):
        writer.drain()
        pilot.frames(2)
        disk.full = True
        play(pilot)
        until_asked(pilot)
        assert said(pilot) != REFUSED, "the disk has not answered"
        version = pilot.scene.version
        writer.drain()
        pilot.frames(2)
        assert said(pilot) == REFUSED
        assert pilot.scene.version > version, "it has to be drawn"
        disk.full = False
        play(pilot)
        until_asked(pilot)
        assert said(pilot) == REFUSED, "nothing else is known yet"
        writer.drain()
        pilot.frames(2)
        assert said(pilot) != REFUSED


def test_a_good_answer_takes_nothing_else_off_the_table() -> None:
    with playing() as (pilot, disk, writer):
        disk.full = True
        play(pilot)
        until_asked(pilot)
        writer.drain()
        pilot.frames(2)
        disk.full = False
        play(pilot)
        until_asked(pilot)
        pilot.press("ctrl+y")
        assert said(pilot) == "There is no card to play again."
        writer.drain()
        pilot.frames(2)
        assert said(pilot) == "There is no card to play again."
