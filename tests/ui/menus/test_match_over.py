"""The last screen of a match: what its points were made of, looking at it again, and what to play next."""

from settebello.engine import Category, Side
from settebello.i18n import Catalogue
from settebello.session import TableSession, summary_of
from settebello.ui.kit import routes
from settebello.ui.kit.scene import SceneId
from settebello.ui.kit.view.plane import BASE_HEIGHT, BASE_WIDTH
from settebello.ui.menus.results.match_over_scene import MatchOverScene
from settebello.ui.table.model.score_model.points_made import made_of
from tests.pilot import Pilot, services
from tests.ui.every_scene import to_the_sheet
from tests.ui.shelves import played
from tests.ui.tables import scenes, session

LARGEST_LETTERS = 1.5


def at_the_end(table: TableSession) -> Pilot:
    port = services()
    pilot = Pilot(scenes(port, table), routes.ContinueMatch())
    to_the_sheet(SceneId.MATCH_OVER)(pilot, table)
    return pilot


def test_the_points_of_a_match_are_told_by_category_and_add_up() -> None:
    record = played(2, ("amico", "bimbo", "amico"))
    summary = summary_of(record)
    made = made_of(record, (Side(0), Side(1)))
    assert made is not None
    words = Catalogue("en")(made)
    cards = [sum(deal.categories[Category.CARDS][side] for deal in summary.deals) for side in (0, 1)]
    assert f"Cards {cards[0]} : {cards[1]}" in words
    told = [part.rsplit(" ", 3)[-3::2] for part in words.split(", ")]
    assert tuple(sum(int(pair[side]) for pair in told) for side in (0, 1)) == summary.totals


def test_the_points_by_category_stand_in_the_order_of_the_sides_above_them() -> None:
    record = played(2, ("amico", "bimbo", "amico"))
    deals = summary_of(record).deals
    cards = [sum(deal.categories[Category.CARDS][side] for deal in deals) for side in (0, 1)]
    assert cards[0] != cards[1]
    made = made_of(record, (Side(1), Side(0)))
    assert made is not None
    assert f"Cards {cards[1]} : {cards[0]}" in Catalogue("en")(made)


def test_nothing_is_told_of_a_match_in_which_nobody_has_scored() -> None:
    assert made_of(played(2, steps=3), (Side(0), Side(1))) is None


def test_a_match_that_is_over_can_be_looked_at_and_another_game_chosen() -> None:
    with at_the_end(session(seed=5, target=3)) as pilot:
        assert pilot.focus == "Rematch with amico"
        over = pilot.scene
        assert isinstance(over, MatchOverScene)
        pilot.until(lambda: not over.animating)
        pilot.click("Replay match")
        assert pilot.at(SceneId.REPLAY)
        pilot.press("esc")
        assert pilot.at(SceneId.MATCH_OVER)
        pilot.click("New game")
        assert pilot.at(SceneId.NEW_GAME)
        pilot.press("esc")
        assert pilot.at(SceneId.MATCH_OVER)


def test_with_large_letters_everything_fits_the_window_without_moving_it() -> None:
    with at_the_end(session(seed=5, target=3)) as pilot:
        over = pilot.scene
        assert isinstance(over, MatchOverScene)
        wide, high = BASE_WIDTH / LARGEST_LETTERS, BASE_HEIGHT / LARGEST_LETTERS
        assert over.needs[0] <= wide
        assert over.needs[1] <= high
        for width, height in ((wide, high), (BASE_WIDTH, BASE_HEIGHT)):
            over.arrange(width, height)
            for button in over.group.widgets:
                assert 0 <= button.area.x < button.area.right <= width
                assert 0 <= button.area.y < button.area.bottom <= height
