"""What is written and drawn stands out from what it lies on, in every scene."""

import pytest

from settebello.storage.settings import Settings, Speed, Table
from settebello.ui.kit import theme
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.luminance import contrast
from settebello.ui.kit.paint.palette import Palette
from settebello.ui.kit.scene import SceneId
from settebello.ui.kit.theme import NIGHT
from tests.combinations import sampled
from tests.pilot import Pilot
from tests.ui.contrasts import Drawn, watched
from tests.ui.every_scene import at

LARGE = 32
"""Letters of this height in pixels count as large ones, which are read at a contrast of three."""
OUTLINED = {f"ui/glyphs/side_{number}.svg" for number in (1, 2, 3)}
"""Signs drawn twice, the first time darker as the edge of the second."""


def drawn(pilot: Pilot, palette: Palette) -> list[Drawn]:
    """All words and signs of a scene in these colours."""
    pilot.canvas.palette = palette
    pilot.canvas.forget()
    with watched(pilot.canvas) as found:
        pilot.stack.draw(pilot.canvas)
    assert found
    return found


def too_weak(found: list[Drawn], words: float, large: float, signs: float) -> list[str]:
    """What has less contrast than that with what it lies on."""
    weak = []
    for one in found:
        if one.what in OUTLINED and one.colour in {NIGHT, "#000000"}:
            continue
        least = signs if one.sign else large if one.pixels >= LARGE else words
        if one.contrast < least:
            weak.append(f"{one.what}: {one.colour} on {one.ground} {one.contrast:.1f}")
    return weak


@pytest.mark.parametrize("scene", sampled(list(SceneId), 9))
def test_every_word_stands_out_from_its_ground_and_far_more_in_high_contrast(scene: SceneId) -> None:
    with at(scene) as pilot:
        pilot.settle()
        assert too_weak(drawn(pilot, Palette()), 4.5, 3.0, 0.0) == []
        assert too_weak(drawn(pilot, Palette(contrast=True)), 7.0, 7.0, 3.0) == []


@pytest.mark.parametrize("table", list(Table))
def test_every_word_stands_out_on_every_table(table: Table) -> None:
    for scene in (SceneId.TABLE, SceneId.NEW_GAME):
        with at(scene, settings=Settings(language="en", speed=Speed.INSTANT, table=table)) as pilot:
            pilot.settle()
            assert too_weak(drawn(pilot, Palette()), 4.5, 3.0, 0.0) == []


def test_what_is_drawn_in_a_weak_colour_is_found() -> None:
    with at(SceneId.ABOUT) as pilot:
        pilot.settle()
        with watched(pilot.canvas) as found:
            pilot.canvas.fill("#777777")
            pilot.canvas.text("hardly read", 100, 100, colour="#888888")
        assert len(too_weak(found, 4.5, 3.0, 0.0)) == 1


ON_PAPER = {"CHOSEN", "FILLED"}
"""What never lies on anything dark."""
STYLES = {name: style for name, style in vars(theme).items() if isinstance(style, BoxStyle)}


@pytest.mark.parametrize("name", STYLES)
def test_in_high_contrast_a_border_is_seen_on_both_sides_or_the_box_without_it(name: str) -> None:
    style = Palette(contrast=True).box(STYLES[name])
    for ground in ("#ffffff",) if name in ON_PAPER else ("#000000", "#ffffff"):
        if style.border != "none" and contrast(style.border, ground) >= 3:
            continue
        assert contrast(style.fill, ground) >= 3 or ground == style.fill
