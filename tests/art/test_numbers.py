"""The number cards, backs and lone signs: so many signs as there should be, each by itself, none turned."""

from itertools import combinations
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pygame
import pytest
from shapely import Point, union_all
from shapely.geometry.base import BaseGeometry

import francesi.companions
import francesi.cuts
import francesi.numbers
import francesi.suits
import napoletane.coinage
import napoletane.engraving
import saarbruecken.grounds
import saarbruecken.numbers
import saarbruecken.pigeons
import saarbruecken.suits
from francesi.pips import HEIGHT, outline
from interface.raster import rendered
from tests.art.decks import BACKS, SKINS, SUITS, label, text
from woodcut.card import FURNITURE_LAYERS, PAPER_LAYERS
from woodcut.geometry import move, nodes, scale, turn
from woodcut.picture import Picture

LEAST_GAP = 3.0
GRAIN = 60.0
"""The area in square units below which something is a grain or a ripple, no sign."""
TALLEST_SIGN = 400.0
"""What is taller than this climbs over the whole card and is no sign."""
WIDEST_SIGN = 320.0
"""What is wider than this is water or ground from frame to frame and is no sign."""
JOINED = {
    (francesi.suits.Suit.COINS, 2): 1,
    (francesi.suits.Suit.COINS, 6): 2,
    (francesi.suits.Suit.CUPS, 6): 1,
    (francesi.suits.Suit.SWORDS, 4): 1,
    (francesi.suits.Suit.SWORDS, 5): 1,
    (francesi.suits.Suit.SWORDS, 7): 1,
    (francesi.suits.Suit.CLUBS, 2): 1,
    (francesi.suits.Suit.CLUBS, 5): 1,
    (francesi.suits.Suit.CLUBS, 6): 2,
    (francesi.suits.Suit.CLUBS, 7): 1,
}
"""To how many pips an ornament is tied, which makes so many pieces fewer."""
THINGS = {
    (saarbruecken.suits.Suit.COINS, 4): 1,
}
"""On which cards a grate hangs that is larger than half a sign and like none in form and colour."""
SIGN = (64, 64)
SMALL_SIGN = (20, 20)

QUICK = (7, 10)
SLOW = tuple(rank for rank in range(2, 11) if rank not in QUICK)
RANKS = [*QUICK, *(pytest.param(rank, marks=pytest.mark.slow) for rank in SLOW)]


def parts(art: Picture, furniture: int) -> list[BaseGeometry]:
    """What is drawn on a card, each piece by itself."""
    drawn = union_all([layer.region for layer in art.layers[furniture:]])
    return [part for part in getattr(drawn, "geoms", [drawn]) if part.area > GRAIN]


def bird_alone(bird: saarbruecken.pigeons.Bird, rank: int) -> BaseGeometry:
    """The largest piece of one pigeon of a card: the bird without the grains it pecks."""
    art = Picture()
    saarbruecken.pigeons.draw(art, bird, saarbruecken.pigeons.SIZE[rank])
    return max(parts(art, 0), key=lambda part: part.area)


def across_the_card(piece: BaseGeometry) -> bool:
    """Whether a piece climbs over the whole card or runs from frame to frame."""
    left, top, right, bottom = piece.bounds
    return bool(bottom - top >= TALLEST_SIGN or right - left >= WIDEST_SIGN)


def apart(pieces: list[BaseGeometry]) -> bool:
    """Whether all pieces stay clear of one another."""
    return all(a.distance(b) >= LEAST_GAP for a, b in combinations(pieces, 2))


def pips(suit: francesi.suits.Suit, rank: int) -> list[BaseGeometry]:
    """The outlines of the pips of a French number, without what is tied to them."""
    height, column = francesi.numbers.SIZES.get(rank, francesi.numbers.SMALL)
    shape = scale(outline(suit), height / HEIGHT)
    middle, row = francesi.numbers.MIDDLE, francesi.numbers.FAR / 6
    return [
        move(
            turn(shape, 180) if place.y > 0 else shape, middle.x + place.x * column, middle.y + place.y * row
        )
        for place in nodes(francesi.numbers.ROWS[rank])
    ]


def colours(file: Path, size: tuple[int, int]) -> npt.NDArray[np.float64]:
    return pygame.surfarray.array3d(rendered(text(file), size)).astype(np.float64)


@pytest.mark.parametrize("suit", francesi.suits.Suit)
@pytest.mark.parametrize("rank", RANKS)
def test_a_french_number_shows_so_many_pips_clear_of_one_another_and_of_the_indices(
    suit: francesi.suits.Suit, rank: int
) -> None:
    card = francesi.numbers.number(suit, rank, francesi.suits.TWO_COLOURS)
    pieces = parts(card, PAPER_LAYERS)
    digits = 2 * len(str(rank))
    lines = 2 if rank in {6, 9} else 0
    small_pips = 2
    companions = len(parts(francesi.companions.companion(suit, rank), 0))
    shown = rank + companions - JOINED.get((suit, rank), 0)
    assert len(pieces) == shown + digits + lines + small_pips
    assert apart(pieces)
    assert apart(pips(suit, rank))


@pytest.mark.parametrize("suit", francesi.suits.Suit)
def test_the_pips_of_a_french_suit_are_cut_in_ways_that_differ_and_leave_the_outline_clear(
    suit: francesi.suits.Suit,
) -> None:
    cuts = francesi.cuts.CUTS[suit]
    assert len(cuts) >= 3
    assert min(a.symmetric_difference(b).area for a, b in combinations(cuts, 2)) > GRAIN
    card = francesi.numbers.number(suit, 8, francesi.suits.TWO_COLOURS)
    glint = francesi.suits.TWO_COLOURS.dye(suit).glint
    light = union_all([layer.region for layer in card.layers if layer.fill == glint])
    for pip in pips(suit, 8):
        assert pip.intersection(light).area > pip.area / 20
        assert light.intersection(pip.buffer(1).difference(pip)).is_empty


def coloured(art: Picture) -> dict[str, BaseGeometry]:
    """Where each colour of a picture is, whatever lies above it."""
    fills = {layer.fill for layer in art.layers}
    return {fill: union_all([layer.region for layer in art.layers if layer.fill == fill]) for fill in fills}


def unlike(first: Picture, second: Picture) -> float:
    """By how many square units the colours of two pictures differ."""
    one, other = coloured(first), coloured(second)
    nothing = Point()
    return sum(
        float(one.get(fill, nothing).symmetric_difference(other.get(fill, nothing)).area)
        for fill in one | other
    )


def test_coins_blades_and_medals_have_more_than_one_pattern() -> None:
    coins, blades, medals = ([Picture() for _ in range(4)] for _ in range(3))
    for art, kind in zip(coins, napoletane.coinage.Stamp, strict=True):
        napoletane.coinage.stamp(art, 58, kind, 0)
    for art, engraving in zip(blades, napoletane.engraving.Engraving, strict=True):
        napoletane.engraving.engrave(art, 0, 16, 4, engraving)
    for art, ground in zip(medals, saarbruecken.grounds.Ground, strict=True):
        saarbruecken.grounds.cut_ground(art, ground, 64)
    for signs in (coins, blades, medals):
        assert min(unlike(a, b) for a, b in combinations(signs, 2)) > 2 * GRAIN


@pytest.mark.parametrize("suit", saarbruecken.suits.Suit)
@pytest.mark.parametrize("rank", RANKS)
def test_a_saarbruecken_number_shows_its_signs_clear_of_one_another(
    suit: saarbruecken.suits.Suit, rank: int
) -> None:
    if suit is saarbruecken.suits.Suit.CLUBS:
        # Pigeons share what they sit on: each is looked at by itself.
        pieces = [bird_alone(bird, rank) for bird in saarbruecken.pigeons.birds(rank)]
        assert len(pieces) == rank
        assert min(piece.area for piece in pieces) > max(piece.area for piece in pieces) / 2
        assert apart(pieces)
        return
    pieces = parts(saarbruecken.numbers.number(suit, rank), FURNITURE_LAYERS)
    signs = [piece for piece in pieces if not across_the_card(piece)]
    large = max(piece.area for piece in signs) / 2
    assert sum(piece.area > large for piece in signs) == rank + THINGS.get((suit, rank), 0)
    assert apart(pieces)


@pytest.mark.parametrize("file", BACKS, ids=label)
def test_a_back_looks_the_same_when_turned_by_half(file: Path) -> None:
    back = colours(file, (90, 150))
    assert np.abs(back - back[::-1, ::-1]).mean() < 4


@pytest.mark.parametrize("skin", SKINS)
def test_the_lone_signs_of_a_skin_fill_their_squares_and_are_told_apart_when_small(skin: str) -> None:
    files = [Path("skins") / skin / "signs" / f"{suit}.svg" for suit in SUITS[skin]]
    for file in files:
        sign = rendered(text(file), SIGN)
        box = sign.get_bounding_rect()
        assert sign.get_size() == SIGN
        assert max(box.size) >= 56
        assert pygame.Rect(0, 0, *SIGN).contains(box)
    small = [pygame.surfarray.array_alpha(rendered(text(file), SMALL_SIGN)).astype(float) for file in files]
    assert min(np.abs(a - b).mean() for a, b in combinations(small, 2)) > 12
