"""Light on heads: a side in shadow, hatching, strands of hair, and shadows of what stands in front."""

import pytest
from shapely.geometry import box

from interface.avatars import LEVELS, PEOPLE
from interface.avatars.knife import ROUGH, SMOOTH, Cut, model, strands
from interface.light import FALLS, cast_shadows
from woodcut.faces.moods import Mood
from woodcut.geometry import circle, clean, ellipse, unite
from woodcut.palette import BLUE, BLUE_DARK, INK, RED, RED_DARK, SHADE, SKIN
from woodcut.picture import Picture

FACE = ellipse(100, 100, 40, 50)


def modelled(cut: Cut, *, flip: bool = False) -> Picture:
    """A face that is cut."""
    art = Picture()
    with art.at(200 if flip else 0, 0, flip=flip):
        art.shape(FACE, SKIN, shade=SHADE[SKIN])
        model(art, 0, SKIN, cut, eyes=95)
    return art


@pytest.mark.parametrize("flip", [False, True])
def test_the_shadow_is_at_the_right_of_a_face_wherever_it_looks(flip: bool) -> None:
    dark = unite(layer.region for layer in modelled(ROUGH, flip=flip).layers if layer.fill == SHADE[SKIN])
    right, left = (dark.intersection(half).area for half in (box(100, 0, 200, 200), box(0, 0, 100, 200)))
    assert right > 800
    assert right > 6 * left
    assert clean(FACE).buffer(0.1).contains(dark)


@pytest.mark.parametrize(("cut", "inks"), [(ROUGH, 2), (SMOOTH, 1)])
def test_only_a_rough_face_is_hatched_with_ink(cut: Cut, inks: int) -> None:
    """One ink is that of the outline."""
    assert sum(layer.fill == INK for layer in modelled(cut).layers) == inks


def test_a_hat_throws_its_shadow_on_the_face_below_it_and_nowhere_else() -> None:
    art = Picture()
    art.shape(FACE, SKIN, shade=SHADE[SKIN])
    hat = box(50, 40, 150, 80)
    art.shape(hat, BLUE, shade=BLUE_DARK)
    before = list(art.layers)
    cast_shadows(art)
    (shadow,) = [layer for layer in art.layers if layer not in before]
    assert shadow.fill == SHADE[SKIN]
    assert art.layers.index(shadow) == 3
    assert FACE.contains(shadow.region)
    assert 80 < shadow.region.bounds[3] <= hat.bounds[3] + FALLS[1] + 3


def test_strokes_and_small_things_throw_no_shadow() -> None:
    art = Picture()
    art.shape(FACE, SKIN, shade=SHADE[SKIN])
    art.line("60,90 100,92 140,90", 6)
    art.shape(circle(100, 100, 6), RED, shade=RED_DARK)
    before = len(art.layers)
    cast_shadows(art)
    assert len(art.layers) == before


def test_strands_are_cut_into_hair_from_its_ends() -> None:
    art = Picture()
    strands(art, FACE, (100, 100), INK, light=RED, count=12)
    dark = [layer.region for layer in art.layers if layer.fill == INK]
    assert len(dark) == 12
    assert all(FACE.contains(region) for region in dark)
    assert all(region.distance(FACE.exterior) < 3 for region in dark)
    bright = unite(layer.region for layer in art.layers if layer.fill == RED)
    assert bright.centroid.x < 100
    assert bright.centroid.y < 100


@pytest.mark.parametrize("name", ["beppe", "gerd", "oste", "king"])
def test_those_who_were_frontal_are_turned(name: str) -> None:
    """The face reaches farther on one side of its eyes than on the other one."""
    art = Picture()
    (PEOPLE | LEVELS)[name][2](art, Mood.CALM)
    face = max((layer.region for layer in art.layers if layer.fill == SKIN), key=lambda region: region.area)
    pupils = [
        layer.region for layer in art.layers if layer.fill == "#fffaea" and 20 < layer.region.area < 260
    ]
    left, _, right, _ = face.bounds
    middle = unite(
        region for region in pupils if face.contains(region.centroid) and 90 < region.centroid.y < 150
    ).envelope.centroid.x
    near, far = sorted((middle - left, right - middle))
    assert far > 1.15 * near
