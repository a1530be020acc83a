"""Faces: every mood of every head construction can be told apart, and every guest has all of them."""

import io
import re
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from interface.avatars import CHOICES, LEVELS, PEOPLE, PLAYERS, SIZE, portraits
from woodcut.faces.broad import broad
from woodcut.faces.child import child
from woodcut.faces.frontal import frontal
from woodcut.faces.moods import Mood
from woodcut.faces.profile import profile
from woodcut.faces.three_quarter import face34
from woodcut.geometry import circle, clean, unite
from woodcut.palette import CHEEK, SKIN, WHITE
from woodcut.picture import Picture

AVATARS = Path(__file__).resolve().parents[2] / "assets/ui/avatars"
FIGURES = {
    "king",
    "knave",
    "knight",
    "turk",
    "pulcinella",
    "nonna",
    "mammone",
    "dama",
    "lion",
    "horse",
    "dove",
    "fish",
}
OPPONENTS = {"anselmo", "beppe", "carmelo", "chiara", "gerd", "gino", "ines", "pina", "rosalba"}
MOODED = PEOPLE | PLAYERS | LEVELS | CHOICES
CONSTRUCTIONS = (broad, child, face34, frontal, profile)
FEELINGS = tuple(mood for mood in Mood if mood is not Mood.BLINK)
SMALL = 64
LEAST_CHANGE = 0.009
"""The part of the dots of a small portrait that a mood changes at least."""
MOST_ALIKE = 0.85
"""The part of two black outlines together that both may cover."""


def dots(svg: str, size: int = SMALL) -> pygame.Surface:
    return pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (size, size))


def changed(one: pygame.Surface, other: pygame.Surface) -> float:
    """The part of the dots that differ clearly."""
    return 1 - pygame.mask.from_threshold(one, (0, 0, 0), (48, 48, 48, 255), other).count() / SMALL**2


def faces(draw: Callable[..., None]) -> Iterator[pygame.Surface]:
    for mood in FEELINGS:
        art = Picture()
        with art.at(SIZE / 2, SIZE / 2, 2):
            draw(art, mood=mood)
        yield dots(art.svg(SIZE, SIZE))


@pytest.mark.parametrize("draw", CONSTRUCTIONS, ids=lambda draw: draw.__name__)
def test_the_moods_of_a_construction_are_told_apart_at_64_pixels(draw: Callable[..., None]) -> None:
    for one, other in combinations(faces(draw), 2):
        assert changed(one, other) > LEAST_CHANGE


def areas(draw: Callable[..., None], colour: str, *, grave: bool) -> list[float]:
    """How large the regions of a colour on a face are."""
    art = Picture()
    draw(art, grave=grave)
    return [layer.region.area for layer in art.layers if layer.fill == colour]


@pytest.mark.parametrize("draw", CONSTRUCTIONS, ids=lambda draw: draw.__name__)
def test_a_grave_face_has_no_sparks_and_hatched_cheeks(draw: Callable[..., None]) -> None:
    eyes, grave_eyes = (areas(draw, WHITE, grave=grave) for grave in (False, True))
    assert len(grave_eyes) == len(eyes) / 2
    cheeks, grave_cheeks = (areas(draw, CHEEK[SKIN], grave=grave) for grave in (False, True))
    assert len(grave_cheeks) >= 3
    assert sum(grave_cheeks) < 0.6 * sum(cheeks)


def test_people_players_and_levels_have_five_moods_and_a_blink_beside_the_old_figures() -> None:
    people = {f"{name}_{mood}" for name in MOODED for mood in Mood}
    assert len(people) == 26 * 6
    assert set(PEOPLE) > OPPONENTS
    assert set(portraits()) == FIGURES | people
    assert {path.stem for path in AVATARS.glob("*.svg")} == FIGURES | people


@pytest.mark.parametrize("name", sorted(MOODED))
def test_a_portrait_changes_with_the_mood_and_stays_inside_its_ring(name: str) -> None:
    moods = [dots((AVATARS / f"{name}_{mood}.svg").read_text()) for mood in FEELINGS]
    for portrait in moods:
        assert portrait.get_at((1, 1)).a == 0
        assert portrait.get_at((SMALL - 2, SMALL - 2)).a == 0
        ring = [
            portrait.get_at(place) for place in ((3, SMALL // 2), (SMALL // 2, 3), (SMALL - 4, SMALL // 2))
        ]
        assert all(dot.r > 150 and dot.b < 130 for dot in ring)
    for one, other in combinations(moods, 2):
        assert changed(one, other) > LEAST_CHANGE


@pytest.mark.parametrize("name", sorted(MOODED))
def test_a_blink_closes_the_eyes_of_the_calm_face_and_changes_nothing_else(name: str) -> None:
    calm, blink = (dots((AVATARS / f"{name}_{mood}.svg").read_text()) for mood in (Mood.CALM, Mood.BLINK))
    assert 0.002 < changed(calm, blink) < 0.05


@pytest.mark.parametrize("name", ["chiara_calm", "carmelo_dismayed", "lion_pleased", "gino_blink", "king"])
def test_the_sources_still_draw_the_committed_portrait_byte_for_byte(name: str) -> None:
    assert portraits()[name]().svg(SIZE, SIZE) == (AVATARS / f"{name}.svg").read_text()


def test_people_differ_from_one_another() -> None:
    calm = [dots((AVATARS / f"{name}_{Mood.CALM}.svg").read_text()) for name in sorted(MOODED)]
    for one, other in combinations(calm, 2):
        assert changed(one, other) > 0.25


def test_everybody_is_known_by_the_outline_alone() -> None:
    inside = circle(SIZE / 2, SIZE / 2, 108, 96)
    outlines = []
    for _, _, sit in MOODED.values():
        art = Picture()
        sit(art, Mood.CALM)
        outlines.append(unite(clean(layer.region).simplify(1) for layer in art.layers).intersection(inside))
    for one, other in combinations(outlines, 2):
        assert one.intersection(other).area < MOST_ALIKE * one.union(other).area


def test_a_portrait_is_written_as_plain_paths() -> None:
    for path in AVATARS.glob("*_*.svg"):
        assert set(re.findall(r"<(\w+)", path.read_text())) == {"svg", "path"}
        assert path.stat().st_size < 60_000
