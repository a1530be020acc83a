"""What the table says when no more cards can be dealt in a match."""

from random import Random

from settebello.engine import Seat
from settebello.notation import Record, SeatRecord
from settebello.notation.record_size import RECORD_LIMITS
from settebello.session import TableSession, Waiting
from settebello.ui.kit import routes
from settebello.ui.kit.scene import SceneId
from settebello.ui.table.scene import TableScene
from tests.pilot import Pilot, services
from tests.ui.tables import NoJournal, opponents, ruleset, scenes

FULL = "This match can't continue: there are no more deals. Start a new match."


def test_a_match_without_room_for_a_deal_says_so_and_can_be_left() -> None:
    """The person's name alone fills the record."""
    seats = (SeatRecord("x" * RECORD_LIMITS.text), SeatRecord(level="amico"))
    table = TableSession(
        Record(ruleset(), seats, Seat(0)), opponents=opponents(), journal=NoJournal(), rng=Random(3)
    )
    with Pilot(scenes(services(), table), routes.ContinueMatch()) as pilot:
        pilot.frames(30)
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        assert scene.message is not None
        assert pilot.says(scene.message) == FULL
        assert table.waiting_for is Waiting.DEAL
        # Other notices come and go; this one remains as long as it is true.
        pilot.press("l", "p", "p")
        pilot.frames(2)
        assert scene.message is not None
        assert pilot.says(scene.message) == FULL
        pilot.press("esc")
        while pilot.focus != "Save and leave":
            pilot.press("tab")
        pilot.press("enter")
        assert pilot.at(SceneId.TITLE)
