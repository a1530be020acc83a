"""Two keys are enough: one goes on to the next thing, one presses it, as a switch for one finger does."""

from random import Random

import pytest

from settebello.engine import categories_of
from settebello.session import Waiting
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.scene import SceneId
from settebello.ui.menus.results.score_sheet_scene import ScoreSheetScene
from tests.pilot import Pilot, services
from tests.ui.tables import scenes, session

ON = "tab"
PRESS = "return"
PATIENCE = 600
"""So many pairs of presses are more than a deal of any game takes."""


@pytest.mark.parametrize(
    ("variant", "players"),
    [("scopa", 2), ("scopa_quindici", 2), ("scopone_scientifico", 4), ("cirulla", 3), ("scopa_bugiarda", 2)],
)
def test_a_deal_is_played_with_them_to_its_score_sheet(variant: str, players: int) -> None:
    table, rng = session(variant, players, seed=5), Random(5)
    port = services(settings=Settings(language="en", speed=Speed.INSTANT))
    played = set()
    with Pilot(scenes(port, table), routes.ContinueMatch()) as pilot:
        for _ in range(PATIENCE):
            pilot.until(
                lambda: (
                    not pilot.at(SceneId.TABLE)
                    or (table.waiting_for is Waiting.PERSON and not pilot.stack.animating)
                )
            )
            if not pilot.at(SceneId.TABLE):
                break
            for _ in range(rng.randrange(5)):
                pilot.press(ON)
            pilot.press(PRESS)
            played.add(len(table.record.deals[-1].moves))
        scene = pilot.scene
        assert isinstance(scene, ScoreSheetScene)
        lines = tuple(line.category for line in scene.sheet.score.lines)
        assert lines == categories_of(table.match.ruleset, players)
    assert len(played) > 10
