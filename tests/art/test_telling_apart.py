"""Cards must look different from one another even when they are small and even to a colour-blind player."""

from functools import cache
from itertools import combinations
from pathlib import Path

import numpy as np
import pygame
import pytest

from checks.masks import Mask, mask, overlap
from checks.vision import Pixels, Sight, apart, contrast, lab, pixels, seen
from interface.raster import rendered
from tests.art.decks import COURTS, SKINS, SUITS, cards, court, text
from woodcut.palette import INK, PAPER, SHADE

THUMBNAIL = (36, 60)
TABLE = (34, 86, 60)
CARD = (90, 150)
INDEX = pygame.Rect(0, 0, 14, 30)
"""Where a French card says its value and suit, on a card of 90 by 150 pixels."""
PLAINLY = 20.0
"""Two points differ plainly if they lie so far apart in Lab."""

NEAREST = 8.0
NEAREST_WITH_FEWER_COLOURS = 7.0
SAME_RANK = 15.0
# In the other decks the knave has an index, or no king's build and beard.
KNAVE_AND_KING = {"napoletane": 20.0, "francesi": 15.0, "saarbruecken": 15.0}
MOST_OVERLAP = 0.85
FEWER_COLOURS = (Sight.DEUTAN, Sight.PROTAN, Sight.TRITAN)
# The numbers of French suits differ by their indices and by the form of their signs only: see below.
COMPARED = {
    "napoletane": cards("napoletane"),
    "francesi": [court("francesi", suit, rank) for suit in SUITS["francesi"] for rank in COURTS],
    "saarbruecken": cards("saarbruecken"),
}


def on_table(file: Path, size: tuple[int, int]) -> pygame.Surface:
    ground = pygame.Surface(size)
    ground.fill(TABLE)
    ground.blit(rendered(text(file), size), (0, 0))
    return ground


@cache
def thumbnail(file: Path, sight: Sight) -> Pixels:
    return lab(seen(pixels(on_table(file, THUMBNAIL)), sight))


@cache
def figure(file: Path) -> Mask:
    return mask(text(file))


def distance(first: Path, second: Path, sight: Sight = Sight.NORMAL) -> float:
    """The mean difference of two small cards in Lab units."""
    return apart(thumbnail(first, sight), thumbnail(second, sight))


@pytest.mark.slow
@pytest.mark.parametrize("skin", SKINS)
@pytest.mark.parametrize("sight", [Sight.NORMAL, *FEWER_COLOURS])
def test_the_two_most_alike_cards_are_still_told_apart(skin: str, sight: Sight) -> None:
    nearest = min((distance(a, b, sight), a.stem, b.stem) for a, b in combinations(COMPARED[skin], 2))
    assert nearest[0] >= (NEAREST if sight is Sight.NORMAL else NEAREST_WITH_FEWER_COLOURS), nearest


@pytest.mark.parametrize("skin", SKINS)
@pytest.mark.parametrize("rank", COURTS)
def test_courts_of_one_rank_differ_by_suit(skin: str, rank: str) -> None:
    for first, second in combinations(SUITS[skin], 2):
        assert distance(court(skin, first, rank), court(skin, second, rank)) >= SAME_RANK, (first, second)


@pytest.mark.parametrize("skin", SKINS)
@pytest.mark.parametrize("rank", COURTS)
def test_no_two_courts_of_one_rank_stand_in_one_pose(skin: str, rank: str) -> None:
    for first, second in combinations(SUITS[skin], 2):
        both = overlap(figure(court(skin, first, rank)), figure(court(skin, second, rank)))
        assert both < MOST_OVERLAP, (first, second)


@pytest.mark.parametrize("skin", SKINS)
def test_a_knave_is_not_mistaken_for_a_king(skin: str) -> None:
    for suit in SUITS[skin]:
        assert distance(court(skin, suit, "08"), court(skin, suit, "10")) >= KNAVE_AND_KING[skin], suit


@pytest.mark.slow
@pytest.mark.parametrize("skin", SKINS)
def test_any_two_cards_differ_plainly_in_some_places(skin: str) -> None:
    drawn = {file.stem: lab(pixels(on_table(file, CARD))) for file in cards(skin)}
    nearest = min((differing(drawn[a], drawn[b]), a, b) for a, b in combinations(drawn, 2))
    assert nearest[0] >= 150, nearest


@pytest.mark.parametrize("suit", SUITS["francesi"])
def test_french_ranks_differ_by_their_indices(suit: str) -> None:
    corners = {
        file.stem: lab(pixels(on_table(file, CARD).subsurface(INDEX)))
        for file in cards("francesi")
        if file.stem.startswith(suit)
    }
    nearest = min((differing(corners[a], corners[b]), a, b) for a, b in combinations(corners, 2))
    assert nearest[0] >= 15, nearest


def differing(first: Pixels, second: Pixels) -> int:
    """How many points of two pictures given in Lab differ plainly."""
    return int((np.linalg.norm(first - second, axis=-1) > PLAINLY).sum())


@pytest.mark.parametrize("fill", sorted(SHADE))
def test_ink_is_seen_on_every_colour_and_best_on_paper(fill: str) -> None:
    assert contrast(INK, fill) >= 2.2
    assert contrast(INK, PAPER) >= 7
