"""Cards must look different from one another even when they are small and even to a colour-blind player."""

from functools import cache
from itertools import combinations
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pygame
import pytest

CARDS = Path(__file__).resolve().parents[2] / "assets/skins/napoletane/cards"
NAMES = sorted(path.stem for path in CARDS.glob("*.svg"))
SUITS = ("denari", "coppe", "spade", "bastoni")
THUMBNAIL = (36, 60)
TABLE = (34, 86, 60)

Pixels = npt.NDArray[np.float64]

# What a deuteranope sees, as a matrix on linear light (the usual simulation at full strength).
GREEN_BLIND = np.array(
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
)
TO_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
WHITE_POINT = np.array([0.9505, 1.0, 1.089])


def linear(pixels: Pixels) -> Pixels:
    return np.where(pixels <= 0.04045, pixels / 12.92, ((pixels + 0.055) / 1.055) ** 2.4)


def lab(light: Pixels) -> Pixels:
    xyz = light @ TO_XYZ.T / WHITE_POINT
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    x, y, z = f[..., 0], f[..., 1], f[..., 2]
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], -1)


@cache
def thumbnail(name: str, *, green_blind: bool = False) -> Pixels:
    card = pygame.image.load_sized_svg(CARDS / f"{name}.svg", THUMBNAIL)
    ground = pygame.Surface(card.get_size())
    ground.fill(TABLE)
    ground.blit(card, (0, 0))
    light = linear(pygame.surfarray.array3d(ground).astype(float) / 255)
    return lab(np.clip(light @ GREEN_BLIND.T, 0, 1) if green_blind else light)


def distance(first: str, second: str, *, green_blind: bool = False) -> float:
    """The mean difference of two small cards in Lab units."""
    apart = thumbnail(first, green_blind=green_blind) - thumbnail(second, green_blind=green_blind)
    return float(np.mean(np.linalg.norm(apart, axis=-1)))


@pytest.mark.parametrize(("green_blind", "least"), [(False, 8), (True, 7)])
def test_the_two_most_alike_cards_are_still_told_apart(green_blind: bool, least: float) -> None:
    nearest = min((distance(a, b, green_blind=green_blind), a, b) for a, b in combinations(NAMES, 2))
    assert nearest[0] >= least, nearest


@pytest.mark.parametrize("rank", ["08", "09", "10"])
def test_courts_of_one_rank_differ_by_suit(rank: str) -> None:
    for first, second in combinations(SUITS, 2):
        assert distance(f"{first}_{rank}", f"{second}_{rank}") >= 15


@pytest.mark.parametrize("suit", SUITS)
def test_a_knave_is_not_mistaken_for_a_king(suit: str) -> None:
    assert distance(f"{suit}_08", f"{suit}_10") >= 20
