"""The cards of Mercato: one picture a card, marks that can be counted, and no two cards alike."""

from collections.abc import Callable
from functools import cache
from itertools import combinations
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pygame
import pytest

import build
import mercato
from checks.vision import Pixels, Sight, contrast, lab, pixels, seen
from interface.raster import rendered
from mercato.cards import MARKS as ROW
from mercato.cards import MARKS_BORDERED
from mercato.colours import DYES, LILAC
from mercato.marks import SIGNS, flash, green_heart, red_heart, shuffle, spade
from mercato.stall import inset
from settebello.market import Card
from tests.art.decks import ASSETS, label, text
from woodcut.palette import PAPER
from woodcut.picture import Picture

FOLDER = Path("market")
CARDS = {card.id: card for card in mercato.cards()}
SMALL = (90, 150)
FULL = (360, 600)
MOST = 100 * 1024
MOST_TOGETHER = 5_000_000
PLAINLY = 20.0
LEAST_POINTS = 150
"""On a card of 90 by 150 pixels, how many points of two cards differ plainly at least."""
LEAST_OF_A_NUMBER = 60
MARKS = (spade, green_heart, red_heart, flash, shuffle)
SIGHTS = (Sight.NORMAL, Sight.DEUTAN, Sight.PROTAN, Sight.TRITAN, Sight.GREY)


def file(card: str) -> Path:
    return FOLDER / "cards" / f"{card}.svg"


@cache
def drawn(card: str) -> pygame.Surface:
    ground = pygame.Surface(SMALL)
    ground.fill((34, 86, 60))
    ground.blit(rendered(text(file(card)), SMALL), (0, 0))
    return ground


def differing(first: Pixels, second: Pixels) -> int:
    return int((np.linalg.norm(first - second, axis=-1) > PLAINLY).sum())


def test_every_card_of_the_rules_has_a_picture_and_so_have_its_back_and_the_mats() -> None:
    names = {path.relative_to(ASSETS / FOLDER).as_posix() for path in (ASSETS / FOLDER).rglob("*.*")}
    cards = {f"cards/{card}.svg" for card in CARDS}
    backs = {f"back_{name}.svg" for name in ("g", "b", "r", "k", "supply", "goal")}
    mats = {f"mats/mat_{number}{side}.svg" for number in (1, 2, 3, 4) for side in ("", "_expert")}
    valances = {f"valance_{colour}.svg" for colour in ("g", "b", "r", "k")}
    assert len(cards) == 116
    assert names == cards | backs | mats | valances


@pytest.mark.parametrize("colour", ["g", "b", "r", "k"])
def test_a_piece_of_a_valance_goes_on_in_the_next_one(colour: str) -> None:
    size = (352, 96)
    shown = pygame.surfarray.array3d(rendered(text(FOLDER / f"valance_{colour}.svg"), size)).astype(int)
    # Both ends are cut through the seam of two flaps: the same rows have cloth there.
    assert (np.abs(shown[0] - shown[-1]).sum(axis=1) < 300).mean() > 0.6
    other = pygame.surfarray.array3d(rendered(text(FOLDER / "valance_g.svg"), size)).astype(int)
    assert colour == "g" or (np.abs(shown - other).sum(axis=2) > 100).mean() > 0.1


def marks_in_a_row(card: Card) -> int:
    """How many marks stand apart on the cloth, counted in the pixels of the card."""
    shown = pygame.surfarray.array3d(rendered(text(file(card.id)), FULL)).astype(int)
    edge = int(inset(bordered=card.border)) + 12
    row = round(MARKS_BORDERED if card.border else ROW)
    cloth = shown[edge : 360 - edge - 8, row - 22 : row + 22]
    dark = (cloth.max(axis=2) < 235).any(axis=1) | (cloth.min(axis=2) < 200).any(axis=1)
    return int((np.diff(dark.astype(int)) == 1).sum())


@pytest.mark.parametrize("card", list(CARDS.values()), ids=lambda card: card.id)
def test_the_marks_of_a_card_are_as_many_as_the_rules_say_and_stand_apart(card: Card) -> None:
    wanted = card.spades + card.greens + card.reds + card.flash + card.shuffle
    assert marks_in_a_row(card) == wanted


def silhouette(draw: Callable[[Picture], None]) -> npt.NDArray[np.int64]:
    """A mark as it is on a card of 90 pixels, in grey."""
    art = Picture()
    with art.at(32, 32):
        draw(art)
    ground = pygame.Surface((16, 16))
    ground.fill((255, 250, 234))
    ground.blit(rendered(art.svg(64, 64), (16, 16)), (0, 0))
    return np.asarray(pygame.surfarray.array3d(ground) @ np.array([0.2126, 0.7152, 0.0722])).astype(np.int64)


@pytest.mark.parametrize(("one", "other"), list(combinations(MARKS, 2)), ids=lambda draw: draw.__name__)
def test_two_marks_differ_at_90_pixels_without_any_colour(
    one: Callable[[Picture], None], other: Callable[[Picture], None]
) -> None:
    assert (np.abs(silhouette(one) - silhouette(other)) > 50).sum() >= 20


@pytest.mark.parametrize(("one", "other"), list(combinations(SIGNS, 2)))
def test_two_functions_have_different_signs_without_any_colour(one: str, other: str) -> None:
    assert (np.abs(silhouette(SIGNS[one]) - silhouette(SIGNS[other])) > 50).sum() >= 20


@pytest.mark.parametrize("dye", list(DYES))
def test_a_number_is_plain_on_its_ground(dye: str) -> None:
    assert contrast(DYES[dye].number, LILAC if dye == "goal" else PAPER) > 7


NUMBER = pygame.Rect(4, 22, 56, 36)
"""Where a card says its number, on a card of 90 by 150 pixels."""


def test_two_numbers_differ_where_the_number_is() -> None:
    one_each = {card.number: card.id for card in CARDS.values()}
    corners = {number: lab(pixels(drawn(card).subsurface(NUMBER))) for number, card in one_each.items()}
    nearest = min((differing(corners[a], corners[b]), a, b) for a, b in combinations(corners, 2))
    assert nearest[0] >= LEAST_OF_A_NUMBER, nearest


@pytest.mark.parametrize("sight", SIGHTS)
def test_any_two_cards_differ_plainly_to_every_eye(sight: Sight) -> None:
    shown = {card: lab(seen(pixels(drawn(card)), sight)) for card in CARDS}
    nearest = min((differing(shown[a], shown[b]), a, b) for a, b in combinations(shown, 2))
    assert nearest[0] >= LEAST_POINTS, nearest


def test_the_sets_differ_by_the_cut_of_their_awnings_without_any_colour() -> None:
    awnings = {}
    for colour in ("g", "b", "r", "k"):
        awnings[colour] = lab(seen(pixels(drawn(f"{colour}6").subsurface(0, 0, 90, 28)), Sight.GREY))
    nearest = min((differing(awnings[a], awnings[b]), a, b) for a, b in combinations(awnings, 2))
    assert nearest[0] >= 100, nearest


@pytest.mark.parametrize("card", ["g4a", "Z0b", "Z7c", "G12", "G21b", "G28"])
def test_the_sources_still_draw_the_committed_card_byte_for_byte(card: str) -> None:
    draw = build.sources()[file(card)]
    assert draw() == draw() == text(file(card))


@pytest.mark.parametrize("name", ["back_k.svg", "back_goal.svg", "mats/mat_3.svg", "mats/mat_4_expert.svg"])
def test_the_sources_still_draw_backs_and_mats_byte_for_byte(name: str) -> None:
    assert build.sources()[FOLDER / name]() == text(FOLDER / name)


def test_the_cards_are_small_enough_to_ship() -> None:
    sizes = {path: path.stat().st_size for path in (ASSETS / FOLDER).rglob("*.svg")}
    assert max(sizes.values()) <= MOST
    assert sum(sizes.values()) <= MOST_TOGETHER


@pytest.mark.parametrize("card", [*CARDS], ids=label)
def test_a_card_fills_its_size_and_leaves_its_corners_empty(card: str) -> None:
    shown = rendered(text(file(card)), SMALL)
    wide, high = SMALL
    assert shown.get_size() == SMALL
    assert [shown.get_at((x, y)).a for x in (0, wide - 1) for y in (0, high - 1)] == [0, 0, 0, 0]
    assert shown.get_bounding_rect() == pygame.Rect(0, 0, wide, high)
