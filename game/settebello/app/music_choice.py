"""Which music belongs to the open scenes, and how the table sounds."""

from collections.abc import Sequence
from typing import Final

from settebello.audio import Surface, Track
from settebello.storage.settings import Settings, Table
from settebello.ui.kit.scene import SceneId

SILENT: Final = frozenset(
    {
        SceneId.MATCH_OVER,  # its coda is a cue
        SceneId.MARKET_OVER,
        SceneId.LESSON,
        SceneId.PROBLEM,
        SceneId.REPLAY,
        SceneId.MARKET_REPLAY,
        *(scene for scene in SceneId if scene.startswith("learn_")),
    }
)
"""Scenes without music, with everything that lies above them."""
AT_TABLE: Final = frozenset({SceneId.TABLE, SceneId.MARKET})
CLOTHS: Final = frozenset({Table.FELT, Table.FELT_BLUE})


def track_for(scenes: Sequence[SceneId], settings: Settings) -> Track | None:
    """Return the music for the open scenes, the bottom one first; None for silence.

    A page such as the settings has the music of the scene that it covers. Learning tasks have none.
    """
    for scene in reversed(scenes):
        if scene in SILENT:
            return None
        if scene in AT_TABLE:
            return Track.TABLE if settings.table_music else None
        if scene is SceneId.TITLE:
            return Track.TITLE
    return None


def surface_of(settings: Settings) -> Surface:
    """Return what the cards lie on."""
    return Surface.CLOTH if settings.table in CLOTHS else Surface.WOOD
