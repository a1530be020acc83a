"""The animals of the children: every pose of each is drawn, uncut, and tells itself from the others."""

from itertools import combinations, pairwise
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from interface.partners import HIGH, WIDE
from interface.partners.poses import ANIMALS, FINGERS
from interface.partners.sitting import HIGH as WHOLE
from interface.raster import rendered
from tests.art.decks import ASSETS, text

PARTNERS = Path("ui/partners")
CHILDREN = Path("ui/children")
SITTING = Path("ui/sitting")
POSES = ("watching", "nodding", "glad", "asleep", *(f"counting_{count}" for count in range(FINGERS + 1)))
TABLE = (234, 217, 181)
LARGEST = 24 * 1024
SMALL = (128, 96)
"""The smallest size on the screen: a seat at 800 by 500."""
SEAM = 8
"""The difference of tones on the chest, of 255, from which an edge between pose and lap would be seen."""
LEAST = 60
"""How many pixels of the small picture a raised finger changes at least."""


def seen(animal: str, pose: str) -> npt.NDArray[np.int64]:
    """A pose at its smallest size on a light table."""
    ground = pygame.Surface(SMALL)
    ground.fill(TABLE)
    ground.blit(rendered(text(PARTNERS / f"{animal}_{pose}.svg"), SMALL), (0, 0))
    return pygame.surfarray.array3d(ground).astype(np.int64)


def changed(one: npt.NDArray[np.int64], other: npt.NDArray[np.int64]) -> int:
    """How many pixels of two pictures differ visibly."""
    return int((np.abs(one - other).max(axis=2) > 40).sum())


def test_there_is_a_picture_for_every_pose_of_every_animal_and_no_other() -> None:
    wanted = {f"{animal}_{pose}.svg" for animal in ANIMALS for pose in POSES}
    assert {file.name for file in (ASSETS / PARTNERS).iterdir()} == wanted
    assert {file.stem for file in (ASSETS / CHILDREN).iterdir()} == set(ANIMALS)
    assert {file.stem for file in (ASSETS / SITTING).iterdir()} == set(ANIMALS)


@pytest.mark.parametrize("animal", ANIMALS)
def test_an_animal_sits_on_the_edge_of_the_table_and_nothing_else_is_cut_off(animal: str) -> None:
    for pose in POSES:
        svg = text(PARTNERS / f"{animal}_{pose}.svg")
        assert len(svg) < LARGEST
        picture = rendered(svg, (WIDE, HIGH))
        drawn = picture.get_bounding_rect()
        assert drawn.top > 0, pose
        assert drawn.left > 0, pose
        assert drawn.right < WIDE, pose
        assert HIGH - 8 <= drawn.bottom <= HIGH, pose


@pytest.mark.parametrize("animal", ANIMALS)
def test_on_its_cushion_an_animal_is_whole_and_its_lap_hides_where_a_pose_is_cut(animal: str) -> None:
    lap = rendered(text(SITTING / f"{animal}.svg"), (WIDE, WHOLE))
    drawn = lap.get_bounding_rect()
    assert drawn.left > 0
    assert drawn.right < WIDE
    assert drawn.bottom < WHOLE, "nothing is cut off"
    pose = rendered(text(PARTNERS / f"{animal}_watching.svg"), (WIDE, HIGH))
    end = pose.get_bounding_rect().bottom - 1
    seen = [x for x in range(WIDE) if pose.get_at((x, end)).a > 128]
    assert all(lap.get_at((x, end)).a == 255 for x in seen[6:-6]), "no gap between the pose and the lap"
    middle = round(WIDE / 2)
    whole = pose.copy()
    whole.blit(lap, (0, 0))
    chest = [whole.get_at((middle, y))[:3] for y in range(end - 3, min(end + 4, HIGH))]
    assert all(max(tones) - min(tones) < SEAM for tones in zip(*chest, strict=True))


@pytest.mark.parametrize("animal", ANIMALS)
def test_the_poses_of_an_animal_are_told_apart_at_the_smallest_size(animal: str) -> None:
    for one, other in combinations(("watching", "nodding", "glad", "asleep", "counting_5"), 2):
        assert changed(seen(animal, one), seen(animal, other)) > 10 * LEAST, (one, other)


@pytest.mark.parametrize("animal", ANIMALS)
def test_each_finger_that_counts_is_seen_at_the_smallest_size(animal: str) -> None:
    shown = [seen(animal, f"counting_{count}") for count in range(FINGERS + 1)]
    for count, (one, other) in enumerate(pairwise(shown), 1):
        assert changed(one, other) > LEAST, count


def test_two_animals_are_told_apart_at_the_smallest_size() -> None:
    for one, other in combinations(ANIMALS, 2):
        assert changed(seen(one, "watching"), seen(other, "watching")) > 20 * LEAST, (one, other)
