"""Where music plays: at the title, at the table if wanted, never in learning tasks."""

import pytest

from settebello.app.music_choice import surface_of, track_for
from settebello.audio import Surface, Track
from settebello.storage.settings import Settings, Table
from settebello.ui.kit.scene import SceneId

QUIET = Settings()
EVERYWHERE = Settings(table_music=True)
TITLE, TABLE = SceneId.TITLE, SceneId.TABLE


def test_new_players_have_music_at_the_title_only() -> None:
    assert QUIET.music > 0
    assert track_for((TITLE,), QUIET) is Track.TITLE
    assert track_for((TITLE, TABLE), QUIET) is None


def test_music_at_the_table_is_a_choice() -> None:
    assert track_for((TITLE, TABLE), EVERYWHERE) is Track.TABLE


@pytest.mark.parametrize("page", [SceneId.SETTINGS, SceneId.SOUND, SceneId.RULES, SceneId.DIALOG])
def test_a_page_has_the_music_of_what_it_covers(page: SceneId) -> None:
    assert track_for((TITLE, page), QUIET) is Track.TITLE
    assert track_for((TITLE, TABLE, page), EVERYWHERE) is Track.TABLE
    assert track_for((TITLE, TABLE, page), QUIET) is None


@pytest.mark.parametrize("scene", [scene for scene in SceneId if scene.startswith("learn_")])
def test_learning_is_without_music(scene: SceneId) -> None:
    assert track_for((TITLE, scene), EVERYWHERE) is None
    assert track_for((TITLE, scene, SceneId.SETTINGS), EVERYWHERE) is None
    assert track_for((TITLE, SceneId.LEARN_PATH, scene), EVERYWHERE) is None


def test_the_end_of_a_match_has_its_coda_and_no_other_music() -> None:
    assert track_for((TITLE, TABLE, SceneId.MATCH_OVER), EVERYWHERE) is None
    assert track_for((TITLE, TABLE, SceneId.SCORE_SHEET), EVERYWHERE) is Track.TABLE


def test_without_scenes_there_is_no_music() -> None:
    assert track_for((), EVERYWHERE) is None


def test_felt_sounds_like_cloth_and_everything_else_like_wood() -> None:
    cloths = {table for table in Table if surface_of(Settings(table=table)) is Surface.CLOTH}

    assert cloths == {Table.FELT, Table.FELT_BLUE}
