"""Drawing in logical units."""

from io import BytesIO
from itertools import pairwise

import pygame
import pytest

from settebello.engine import Card
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Fonts, Role
from settebello.ui.kit.paint.palette import Palette
from settebello.ui.kit.paint.picture_cache import PictureCache
from settebello.ui.kit.paint.sprites import NEW_IN_A_FRAME, Sprites, Turn, turned
from settebello.ui.kit.theme import CREAM, INK, PANEL
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.kit.view.plane import scale_of
from settebello.ui.kit.widgets.row_strip import whole_pixels
from tests.datafile.control_characters import REFUSED, code

LONG = "Geschwindigkeitsbegrenzung für Kartenspielerinnen und Kartenspieler"


@pytest.mark.parametrize(
    ("size", "logical"),
    [
        ((1280, 720), (1280, 720)),
        ((1920, 1080), (1280, 720)),
        ((800, 500), (1280, 800)),
        ((1024, 768), (1280, 960)),
        ((3840, 1600), (1728, 720)),
    ],
)
def test_the_canvas_is_never_smaller_than_1280_by_720(
    size: tuple[int, int], logical: tuple[int, int]
) -> None:
    k = scale_of(*size)
    assert (size[0] / k, size[1] / k) == pytest.approx(logical)


def ink(surface: pygame.Surface, ground: str) -> pygame.Rect:
    """Returns where something was drawn on a surface filled with one colour."""
    mask = pygame.mask.from_threshold(surface, pygame.Color(ground), (1, 1, 1, 255))
    mask.invert()
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)


def test_a_line_of_text_keeps_within_its_width(canvas: Canvas, screen: pygame.Surface) -> None:
    screen.fill("#ffffff")
    canvas.text(LONG, 100, 300, size=30, width=400)
    found = ink(screen, "#ffffff")
    assert found.left >= 99
    assert found.right <= 501
    assert abs(found.centery - 300) < 10


@pytest.mark.parametrize("align", list(Align))
def test_a_line_stands_where_it_is_told(canvas: Canvas, screen: pygame.Surface, align: Align) -> None:
    screen.fill("#ffffff")
    canvas.text("Scopa", 600, 300, size=40, align=align)
    found = ink(screen, "#ffffff")
    edge = {Align.LEFT: found.left, Align.CENTRE: found.centerx, Align.RIGHT: found.right}[align]
    assert abs(edge - 600) <= 4


def test_a_paragraph_gets_smaller_until_it_fits(canvas: Canvas, screen: pygame.Surface) -> None:
    screen.fill("#ffffff")
    high = canvas.paragraph(LONG, Area(100, 100, 330, 100), size=30)
    assert high <= 100
    assert ink(screen, "#ffffff").bottom <= 202
    assert canvas.paragraph_height(LONG, 330, size=30) > 100


def test_an_empty_text_draws_nothing(canvas: Canvas, screen: pygame.Surface) -> None:
    screen.fill("#ffffff")
    assert canvas.text("", 100, 100) == 0
    assert canvas.paragraph("", Area(0, 0, 100, 100)) == 0
    assert ink(screen, "#ffffff").width == 0


def test_letters_the_title_font_lacks_are_set_in_another(fonts: Fonts) -> None:
    assert fonts.width(Role.TITLE, 40, "札") == fonts.width(Role.BOLD, 40, "札")
    assert fonts.width(Role.TITLE, 40, "Scopa") != fonts.width(Role.BOLD, 40, "Scopa")


def test_a_box_lies_where_it_is_told_and_its_border_is_crisp(canvas: Canvas, screen: pygame.Surface) -> None:
    screen.fill("#000000")
    canvas.box(Area(100, 100, 200, 80), BoxStyle("#ffffff", "#ffffff", radius=0.5))
    found = ink(screen, "#000000")
    assert found.topleft == (100, 100)
    assert found.size == (200, 80)


def test_a_box_without_body_is_a_frame(canvas: Canvas, screen: pygame.Surface) -> None:
    screen.fill("#000000")
    canvas.box(Area(100, 100, 200, 80), BoxStyle("#ffffff", "#ffffff", "#ff0000", 4, opacity=0.0))
    assert screen.get_at((200, 140)) == pygame.Color("#000000")
    assert screen.get_at((200, 102)).r > 200


def test_the_still_layer_is_painted_only_when_it_has_changed(canvas: Canvas) -> None:
    painted: list[str] = []

    def draw(key: str) -> None:
        canvas.static(key, lambda: painted.append(key))

    for key in ("a", "a", "b", "b", "a"):
        draw(key)
    assert painted == ["a", "b", "a"]
    canvas.forget()
    draw("a")
    assert painted == ["a", "b", "a", "a"]


def test_only_a_still_layer_with_cards_waits_for_their_pictures(canvas: Canvas) -> None:
    painted: list[str] = []
    seven = Card.parse("7d")

    def bare() -> None:
        painted.append("bare")

    def with_card() -> None:
        painted.append("with card")
        canvas.card(seven, 640, 360, 100)

    for paint in (bare, with_card):
        canvas.static(paint, paint)
        canvas.static(paint, paint)
        canvas.cards.generation += 1
        canvas.static(paint, paint)
    assert painted == ["bare", "with card", "with card"]


def test_what_is_painted_on_the_still_layer_is_seen(canvas: Canvas, screen: pygame.Surface) -> None:
    screen.fill("#000000")
    canvas.static("key", lambda: canvas.fill("#00ff00"))
    assert screen.get_at((640, 360)) == pygame.Color("#00ff00")


def test_drawing_can_be_kept_inside_an_area(canvas: Canvas, screen: pygame.Surface) -> None:
    screen.fill("#000000")
    with canvas.clip(Area(10, 10, 20, 20)):
        canvas.fill("#ffffff")
    assert ink(screen, "#000000") == pygame.Rect(10, 10, 20, 20)
    canvas.fill("#ffffff")
    assert screen.get_at((600, 600)) == pygame.Color("#ffffff")


def test_a_card_is_drawn_around_its_middle_and_turns(canvas: Canvas, screen: pygame.Surface) -> None:
    screen.fill("#000000")
    canvas.card(Card.parse("7d"), 640, 360, 120, lift=None)
    found = ink(screen, "#000000")
    assert found.size == (120, 200)
    assert found.center == (640, 360)
    screen.fill("#000000")
    canvas.card(Card.parse("7d"), 640, 360, 120, angle=90, lift=None)
    found = ink(screen, "#000000")
    assert abs(found.width - 200) <= 2
    assert abs(found.height - 120) <= 2


def test_a_card_turned_over_half_way_is_narrow(canvas: Canvas, screen: pygame.Surface) -> None:
    screen.fill("#000000")
    canvas.card(None, 640, 360, 120, flip=0.25, lift=None)
    assert ink(screen, "#000000").size == (30, 200)


def test_the_hard_shadow_of_a_card_falls_to_the_lower_right_and_further_when_it_is_lifted(
    canvas: Canvas, screen: pygame.Surface
) -> None:
    reaches = []
    for lift in (0.0, 0.5, 1.0):
        screen.fill("#ffffff")
        canvas.card(Card.parse("7d"), 640, 360, 120, lift=lift)
        found = ink(screen, "#ffffff")
        assert found.topleft == (580, 260), "nothing is above or left of the card"
        reaches.append((found.right - 700, found.bottom - 460))
        # One flat tone: its edge is as dark as its middle.
        tones = {tuple(screen.get_at((x, found.bottom - 2))) for x in range(640, 690)}
        assert len(tones) == 1
    assert reaches == sorted(set(reaches))
    assert reaches[0][0] >= 3


def test_a_card_frame_surrounds_the_card(canvas: Canvas, screen: pygame.Surface) -> None:
    screen.fill("#000000")
    canvas.card_frame(640, 360, 120, thickness=6)
    found = ink(screen, "#000000")
    assert abs(found.width - 132) <= 2
    assert screen.get_at((640, 360)) == pygame.Color("#000000")


def test_the_memory_of_turned_pictures_is_bounded(screen: pygame.Surface) -> None:
    sprites = Sprites(limit=20)
    picture = pygame.Surface((30, 50)).convert_alpha()
    for angle in range(0, 360, 2):
        sprites.get(picture, Turn.of(angle))
    assert len(sprites) == 20


def test_a_panel_is_opaque(canvas: Canvas, screen: pygame.Surface) -> None:
    screen.fill("#0000ff")
    canvas.box(Area(100, 100, 600, 400), PANEL)
    assert screen.get_at((400, 300)).r > 200
    assert screen.get_at((400, 300)).b < 240


def test_a_memory_keeps_fewer_of_what_is_large_and_always_the_last() -> None:
    memory = PictureCache[str, int](limit=3, room=10, weighs=lambda value: value)
    for name, weight in (("a", 4), ("b", 4), ("c", 4), ("c", 5)):
        memory.put(name, weight)
    assert (memory.get("a"), memory.get("b"), memory.get("c")) == (None, 4, 5)
    memory.put("d", 30)
    assert (len(memory), memory.get("d")) == (1, 30)
    memory.clear()
    for name in "efgh":
        memory.put(name, 1)
    assert len(memory) == 3


def test_a_memory_keeps_what_the_last_two_pictures_needed_whatever_it_weighs() -> None:
    memory = PictureCache[str, int](limit=2, room=10, weighs=lambda value: value)
    memory.finish()
    for _ in range(3):
        for name in "abcd":
            if memory.get(name) is None:
                memory.put(name, 4)
        assert len(memory) == 4
        memory.finish()
    memory.put("e", 4)
    assert [name for name in "abcde" if memory.get(name)] == list("abcde")
    memory.finish()
    memory.get("e")
    memory.finish()
    memory.get("e")
    memory.finish()
    assert [name for name in "abcde" if memory.get(name)] == ["d", "e"]


def test_a_cleared_memory_may_have_another_room() -> None:
    memory = PictureCache[str, int](limit=9, room=10, weighs=lambda value: value)
    memory.clear(4)
    for name in "abcdef":
        memory.put(name, 2)
    assert len(memory) == 2
    memory.clear()
    for name in "abcdef":
        memory.put(name, 2)
    assert len(memory) == 2


def test_turned_pictures_fill_a_few_windows_of_the_size_it_has(screen: pygame.Surface) -> None:
    sprites = Sprites()
    picture = pygame.Surface((100, 100)).convert_alpha()
    sprites.clear(100 * 100 * 8)
    for angle in range(0, 360, 2):
        sprites.get(picture, Turn.of(angle))
    assert 8 <= len(sprites) <= 20


def test_a_picture_that_was_written_leaves_nothing_behind(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    streams: list[BytesIO] = []

    def made() -> BytesIO:
        streams.append(BytesIO())
        return streams[-1]

    monkeypatch.setattr("settebello.ui.kit.view.canvas.io.BytesIO", made)
    data = canvas.png(Area(0, 0, 100, 80), lambda: canvas.fill("#c01010"))
    assert data.startswith(b"\x89PNG")
    (stream,) = streams
    assert not stream.getvalue()


@pytest.mark.parametrize("character", REFUSED, ids=code)
def test_a_character_that_cannot_be_shown_is_drawn_as_its_replacement(
    canvas: Canvas, screen: pygame.Surface, character: str
) -> None:
    def drawn(text: str) -> bytes:
        screen.fill("#ffffff")
        canvas.text(text, 100, 100, size=30)
        canvas.text(text, 100, 200, size=30, width=90)
        canvas.paragraph(f"{text} {text}", Area(100, 300, 150, 300), size=20)
        assert canvas.text_width(text, size=30) > 0
        return screen.get_buffer().raw

    assert drawn(f"An{character}na{character}") == drawn("An\ufffdna\ufffd")


@pytest.mark.parametrize("contrast", [False, True])
def test_the_sign_of_a_button_on_paper_is_light_but_dark_in_high_contrast(
    canvas: Canvas, screen: pygame.Surface, contrast: bool
) -> None:
    canvas.palette = Palette(contrast=contrast)
    canvas.fill("#808080")
    canvas.sign("gear", 100, 100, 64, INK)
    drawn = {tuple(screen.get_at((x, y)))[:3] for x in range(68, 132) for y in range(68, 132)}
    assert (tuple(pygame.Color(CREAM))[:3] in drawn) is not contrast
    assert any(sum(colour) < 120 for colour in drawn)


@pytest.mark.usefixtures("screen")
def test_many_cards_that_turn_at_once_are_drawn_over_several_frames() -> None:
    sprites = Sprites()
    cards = [pygame.Surface((20, 20 + number), pygame.SRCALPHA) for number in range(8)]
    for card in cards:
        sprites.get(card, Turn.of(2.0))
    sprites.finish()
    assert len(sprites) == 8, "a single frame shows every picture in its turn"
    assert not sprites.late
    first = [sprites.get(card, Turn.of(4.0)) for card in cards]
    sprites.finish()
    assert len(sprites) == 8 + NEW_IN_A_FRAME
    assert sprites.poll(), "the frame must be drawn again"
    assert not sprites.poll()
    second = [sprites.get(card, Turn.of(4.0)) for card in cards]
    sprites.finish()
    assert len(sprites) == 16
    assert not sprites.late
    same = [before is after for before, after in zip(first, second, strict=True)]
    assert same == [True] * NEW_IN_A_FRAME + [False] * (8 - NEW_IN_A_FRAME)


@pytest.mark.usefixtures("screen")
def test_a_dimmed_picture_lies_in_a_warm_shadow_and_stays_opaque_and_as_clear_at_its_edge() -> None:
    paper = pygame.Surface((20, 20), pygame.SRCALPHA)
    paper.fill((250, 240, 220, 0))
    paper.fill((250, 240, 220, 255), (4, 4, 12, 12))
    shades = [turned(paper, Turn.of(dim=part)) for part in (0.25, 0.5, 0.75, 1.0)]
    middles = [shade.get_at((10, 10)) for shade in shades]
    assert [middle.a for middle in middles] == [255] * 4
    assert all(before.r > after.r for before, after in pairwise(middles))
    assert all(middle.r >= middle.g >= middle.b for middle in middles)
    assert shades[1].get_at((0, 0)).a == 0


@pytest.mark.usefixtures("screen")
def test_a_picture_without_a_near_one_is_made_whatever_the_frame_has_cost() -> None:
    sprites = Sprites()
    sprites.finish()
    for number in range(8):
        sprites.get(pygame.Surface((20, 20 + number), pygame.SRCALPHA), Turn.of(40.0))
    assert len(sprites) == 8
    assert not sprites.late


@pytest.mark.parametrize("k", [1.0, 1.5, 1.25, 0.8])
def test_fading_bands_meet_on_whole_pixels(k: float) -> None:
    bands = [whole_pixels(k, Area(0, 101.3 + 3.0 * number, 40, 3.0)) for number in range(8)]
    for band, below in pairwise(bands):
        assert band.bottom * k == pytest.approx(below.y * k)
        assert band.y * k == pytest.approx(round(band.y * k))


def test_what_is_grown_is_one_picture_around_its_anchor(canvas: Canvas, screen: pygame.Surface) -> None:
    area = Area(100, 100, 80, 40)
    for scale, seen in ((0.5, Area(100, 120, 40, 20)), (1.0, area), (1.5, Area(100, 80, 120, 60))):
        canvas.fill("#000000")
        with canvas.grown(area, (100, 140), scale):
            canvas.fill("#ff0000", area)
        mask = pygame.mask.from_threshold(screen, (255, 0, 0), (80, 80, 80))
        (found,) = mask.get_bounding_rects()
        k = canvas.k
        for side, wanted in zip(found, (seen.x, seen.y, seen.width, seen.height), strict=True):
            assert side == pytest.approx(wanted * k, abs=2)


def test_what_is_kept_is_the_layer_of_its_key(canvas: Canvas, screen: pygame.Surface) -> None:
    painted: list[str] = []

    def paint(colour: str) -> None:
        painted.append(colour)
        canvas.fill(colour)

    canvas.static("moves", lambda: paint("#0000ff"))
    assert canvas.holds("moves")
    canvas.fill("#ff0000", Area(0, 0, 100, 100))
    canvas.keep("rests")
    assert canvas.holds("rests")
    assert not canvas.holds("moves")
    canvas.fill("#00ff00")
    canvas.static("rests", lambda: paint("#ffffff"))
    assert painted == ["#0000ff"]
    assert screen.get_at((10, 10))[:3] == (255, 0, 0)
    assert screen.get_at((screen.get_width() - 2, 10))[:3] == (0, 0, 255)
