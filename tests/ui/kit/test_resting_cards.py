"""Tilted cards that lie still are as sharp as straight ones."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import pygame
import pytest

from settebello import resources
from settebello.engine import Card
from settebello.skins import Deck, load_skin
from settebello.ui.kit.cards import CardImages
from settebello.ui.kit.cards.resting import AT_ONCE, ROOM, RestingCards
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Fonts
from settebello.ui.kit.paint.sprites import Turn, turned
from settebello.ui.kit.view.canvas import Canvas
from tests.skins.broken import SHIPPED

WIDTH = 110
FIVE = Card.parse("5c")
TILTED = Turn.of(2.0)


@pytest.fixture
def executor() -> Iterator[ThreadPoolExecutor]:
    """Two threads."""
    with ThreadPoolExecutor(2) as threads:
        yield threads


@pytest.fixture
def deck(executor: ThreadPoolExecutor, screen: pygame.Surface) -> CardImages:
    """The images of the first deck, with some of its cards."""
    del screen
    fonts = Fonts(resources.assets() / "fonts")
    images = CardImages(Deck.of(load_skin(SHIPPED / "napoletane")), executor, fonts)
    images.want([WIDTH], only=[FIVE, Card.parse("9s"), None])
    images.settle()
    return images


def sharpness(picture: pygame.Surface) -> float:
    """Returns how much neighbouring pixels inside a card differ."""
    ground = pygame.Surface(picture.get_size())
    ground.blit(picture, (0, 0))
    wide, high = (side - 10 for side in picture.get_size())
    grey = [[sum(ground.get_at((x, y))[:3]) for x in range(10, wide)] for y in range(10, high)]
    across = sum(abs(one - other) for row in grey for one, other in pairwise(row))
    down = sum(abs(a - b) for row, below in pairwise(grey) for a, b in zip(row, below, strict=True))
    return (across + down) / ((wide - 10) * (high - 10))


def test_a_tilted_card_that_lies_still_is_almost_as_sharp_as_a_straight_one(
    deck: CardImages, executor: ThreadPoolExecutor
) -> None:
    straight, _ = deck.nearest(FIVE, WIDTH)
    cards = RestingCards(deck, executor)
    assert cards.get(FIVE, straight, TILTED, wanted=True) is None, "it is made in the background"
    assert cards.busy
    cards.settle()
    tilted = cards.get(FIVE, straight, TILTED, wanted=False)
    assert tilted is not None
    quick = turned(straight, TILTED)
    assert tilted.get_size() == quick.get_size()
    whole = sharpness(straight)
    assert sharpness(quick) < 0.8 * whole
    assert sharpness(tilted) > 0.87 * whole


def test_cards_in_flight_are_not_prepared_and_a_straight_card_needs_nothing(
    deck: CardImages, executor: ThreadPoolExecutor
) -> None:
    straight, _ = deck.nearest(FIVE, WIDTH)
    cards = RestingCards(deck, executor)
    for turn, wanted in (
        (TILTED, False),
        (Turn.of(), True),
        (Turn.of(90.0), True),
        (Turn.of(2.0, flip=0.5), True),
        (Turn.of(2.0, scale=0.8), True),
    ):
        assert cards.get(FIVE, straight, turn, wanted=wanted) is None
    assert not cards.busy


def test_a_back_in_place_of_a_face_that_is_not_there_yet_never_becomes_its_picture(
    deck: CardImages, executor: ThreadPoolExecutor
) -> None:
    missing = Card.parse("7d")
    back, factor = deck.nearest(missing, WIDTH)
    assert back is deck.nearest(None, WIDTH)[0]
    assert factor == 1.0
    cards = RestingCards(deck, executor)
    assert cards.get(missing, back, TILTED, wanted=True) is None
    assert not cards.busy


def test_a_dimmed_card_is_the_same_card(deck: CardImages, executor: ThreadPoolExecutor) -> None:
    straight, _ = deck.nearest(FIVE, WIDTH)
    cards = RestingCards(deck, executor)
    cards.get(FIVE, straight, TILTED, wanted=True)
    cards.settle()
    dimmed = Turn.of(2.0, dim=0.5)
    assert cards.get(FIVE, straight, dimmed, wanted=True) is cards.get(FIVE, straight, TILTED, wanted=True)


def test_the_number_of_a_card_is_tilted_with_it(deck: CardImages, executor: ThreadPoolExecutor) -> None:
    knight = Card.parse("9s")
    plain, _ = deck.nearest(knight, WIDTH)
    deck.badges = True
    marked, _ = deck.nearest(knight, WIDTH)
    cards = RestingCards(deck, executor)
    for straight, shown in ((plain, False), (marked, True)):
        deck.badges = shown
        cards.get(knight, straight, TILTED, wanted=True)
        cards.settle()
    badged = cards.get(knight, marked, TILTED, wanted=False)
    without = cards.get(knight, plain, TILTED, wanted=False)
    assert badged is not None
    assert without is not None
    different = pygame.mask.from_threshold(badged, (0, 0, 0), (12, 12, 12, 255), without)
    different.invert()
    before = pygame.mask.from_threshold(marked, (0, 0, 0), (12, 12, 12, 255), plain)
    before.invert()
    seen, straight_seen = (
        max(mask.get_bounding_rects(), key=lambda r: r.width) for mask in (different, before)
    )
    assert abs(seen.width - straight_seen.width) <= 3
    assert abs(seen.centerx - straight_seen.centerx) <= 8


def test_the_table_is_drawn_again_once_for_all_cards_that_are_ready(
    deck: CardImages, executor: ThreadPoolExecutor
) -> None:
    straight, _ = deck.nearest(FIVE, WIDTH)
    cards = RestingCards(deck, executor)
    for step in range(1, 5):
        cards.get(FIVE, straight, Turn(angle=step), wanted=True)
    changes, end = 0, time.monotonic() + 20
    while cards.busy and time.monotonic() < end:
        changes += cards.poll()
    assert (changes, cards.generation, len(cards)) == (1, 1, 4)


def test_the_memory_of_tilted_cards_is_bounded(deck: CardImages, executor: ThreadPoolExecutor) -> None:
    straight, _ = deck.nearest(FIVE, WIDTH)
    cards = RestingCards(deck, executor)
    window = 10 * straight.get_width() * straight.get_height()
    cards.clear(window)
    for step in range(1, 13):
        cards.get(FIVE, straight, Turn(angle=step), wanted=True)
        cards.settle()
    assert 2 <= len(cards) <= 10 * ROOM
    for step in range(1, 45):
        cards.get(FIVE, straight, Turn(angle=step), wanted=True)
    assert cards.waiting <= AT_ONCE
    cards.clear(window)
    assert not cards.busy
    assert not len(cards)


def test_a_canvas_draws_tilted_cards_of_the_layer_sharp_once_they_are_ready(
    deck: CardImages, executor: ThreadPoolExecutor, screen: pygame.Surface
) -> None:
    canvas = Canvas(screen, Fonts(resources.assets() / "fonts"), deck, resources.assets(), str, executor)

    def drawn(angle: float) -> float:
        def paint() -> None:
            canvas.fill("#2e4d80")
            canvas.card(FIVE, 640, 360, WIDTH, angle=angle)

        canvas.static(("card", angle), paint)
        return sharpness(screen.subsurface(pygame.Rect(0, 0, 90, 160).move(595, 280)))

    straight, quick = drawn(0.0), drawn(2.0)
    assert canvas.busy
    end = time.monotonic() + 20
    while not canvas.poll() and time.monotonic() < end:
        pass
    assert drawn(2.0) > 1.15 * quick
    assert drawn(2.0) > 0.85 * straight
    written = canvas.png(Area(580, 260, 120, 200), lambda: canvas.card(FIVE, 640, 360, WIDTH, angle=4.0))
    assert written
    assert not canvas.busy, "a file cannot be updated later"
