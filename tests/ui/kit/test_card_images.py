"""The pictures of the deck in use, and what stands in their corners."""

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pygame
import pytest

from settebello.engine import Card, Pack, Ruleset
from settebello.engine.rules.rulekeys import Deck as DeckRules
from settebello.engine.rules.rulewords import Courts
from settebello.skins import Deck, load_skin
from settebello.ui.kit.cards import CardImages
from settebello.ui.kit.cards.corners import BADGED, Corners, places
from settebello.ui.kit.paint.fonts import Fonts
from tests.skins.broken import SHIPPED, SMALL, own_skin


def finish(images: CardImages) -> None:
    for _ in range(2000):
        images.poll()
        if not images.busy:
            return
        time.sleep(0.002)
    raise AssertionError("the pictures never came")


def test_pictures_come_at_the_width_asked_for(images: CardImages) -> None:
    images.want([60], only=[Card.parse("7d"), None])
    finish(images)
    picture, factor = images.nearest(Card.parse("7d"), 60)
    assert factor == 1.0
    assert picture.get_size() == (60, 100)


def test_until_a_picture_is_there_another_width_takes_its_place(images: CardImages) -> None:
    plain, _ = images.nearest(Card.parse("7d"), 60)
    assert plain.get_size() == (60, 100)
    assert images.nearest(None, 60)[0] is plain, "a card that is not drawn yet lies face down"
    assert plain.get_at((30, 50)) != plain.get_at((30, 1)), "no blank paper"
    images.want([60], only=[None])
    finish(images)
    back, _ = images.nearest(None, 60)
    assert back is not plain
    assert images.nearest(Card.parse("7d"), 60)[0] is back
    images.want([120], only=[Card.parse("7d")])
    finish(images)
    picture, factor = images.nearest(Card.parse("7d"), 60)
    assert picture.get_width() == 120
    assert factor == 0.5


def test_badges_are_drawn_on_the_faces_and_not_on_the_back(images: CardImages) -> None:
    seven = Card.parse("7d")
    images.want([90], only=[seven, None])
    finish(images)
    face, back = images.nearest(seven, 90)[0].copy(), images.nearest(None, 90)[0].copy()
    images.badges = True
    assert pygame.image.tobytes(images.nearest(seven, 90)[0], "RGBA") != pygame.image.tobytes(face, "RGBA")
    assert pygame.image.tobytes(images.nearest(None, 90)[0], "RGBA") == pygame.image.tobytes(back, "RGBA")


def test_widths_no_longer_used_are_let_go(images: CardImages) -> None:
    seven = Card.parse("7d")
    images.want([60, 90], only=[seven])
    finish(images)
    images.keep({90})
    assert images.nearest(seven, 60)[1] == pytest.approx(60 / 90)


def test_badges_come_and_go_without_waiting(images: CardImages) -> None:
    seven = Card.parse("7d")
    images.want([90], only=[seven])
    finish(images)
    plain, generation = images.nearest(seven, 90)[0], images.generation
    images.badges = True
    assert not images.busy
    assert images.generation > generation
    numbered = images.nearest(seven, 90)[0]
    assert numbered is not plain
    assert images.nearest(seven, 90)[0] is numbered
    images.badges = False
    assert images.nearest(seven, 90)[0] is plain


CICERA = Ruleset(id="cicera", deck=DeckRules(pack=Pack.BRESCIANE, courts=Courts.RANK_ONLY))


def pixels(images: CardImages, text: str) -> bytes:
    return pygame.image.tobytes(images.nearest(Card.parse(text), 90)[0], "RGBA")


def test_the_eight_of_one_pack_is_not_the_eight_of_another(images: CardImages) -> None:
    for images.ruleset in (None, CICERA):
        images.want([90])
        finish(images)
    eight, knave = pixels(images, "8d"), pixels(images, "Fd")
    images.ruleset = None
    assert pixels(images, "8d") == knave
    assert pixels(images, "8d") != eight


def test_a_badge_states_what_a_card_counts_and_is_missing_where_it_counts_nothing(images: CardImages) -> None:
    for images.ruleset in (None, CICERA):
        images.want([90])
        finish(images)
    plain = {text: pixels(images, text) for text in ("9d", "Td", "Fd")}
    images.badges = True
    assert pixels(images, "9d") != plain["9d"]
    assert pixels(images, "Td") != plain["Td"]
    assert pixels(images, "Fd") == plain["Fd"]
    images.ruleset = None
    assert pixels(images, "8d") != plain["Fd"]


SHOWN = (Card.parse("7d"), Card.parse("Kc"), None)


def drawn(images: CardImages, face: Card | None) -> bytes:
    return pygame.image.tobytes(images.nearest(face, 90)[0], "RGBA")


def french(*, style: str | None = None, back: str | None = None) -> Deck:
    return Deck.of(load_skin(SHIPPED / "francesi"), back, style)


def test_another_deck_is_shown_when_all_its_pictures_are_there_and_not_before(images: CardImages) -> None:
    images.want([60, 90], only=SHOWN)
    finish(images)
    before = [images.nearest(face, 90)[0] for face in SHOWN]
    images.use(french())
    images.want([60, 90], only=SHOWN)
    while images.busy:
        assert [images.nearest(face, 90)[0] for face in SHOWN] == before
        time.sleep(0.001)
        images.poll()
    after = [images.nearest(face, 90)[0] for face in SHOWN]
    assert all(new is not old for new, old in zip(after, before, strict=True))


def test_going_back_to_a_deck_shown_before_needs_no_waiting(images: CardImages) -> None:
    first = images.deck
    images.want([90], only=SHOWN)
    finish(images)
    before = images.nearest(SHOWN[0], 90)[0]
    for deck in (french(), first):
        images.use(deck)
        images.want([90], only=SHOWN)
        if deck is first:
            images.poll()
        finish(images)
    assert images.nearest(SHOWN[0], 90)[0] is before


def test_a_change_of_mind_while_waiting_leaves_the_deck_as_it_is(images: CardImages) -> None:
    images.want([90], only=SHOWN)
    finish(images)
    first = images.deck
    images.use(french())
    images.want([90], only=SHOWN)
    images.use(first)
    finish(images)
    assert images.deck == first


def test_a_back_or_a_style_alone_changes_what_is_its_own(images: CardImages) -> None:
    club = Card.parse("5b")
    shown = {}
    for name, deck in {
        "plain": french(),
        "four": french(style="four_colours"),
        "red": french(back="red"),
    }.items():
        images.use(deck)
        images.want([90], only=[*SHOWN, club])
        finish(images)
        shown[name] = [drawn(images, face) for face in (club, SHOWN[1], None)]
    plain, four, red = shown["plain"], shown["four"], shown["red"]
    assert [one == other for one, other in zip(plain, four, strict=True)] == [False, True, True]
    assert [one == other for one, other in zip(plain, red, strict=True)] == [True, True, False]


def test_a_picture_that_cannot_be_drawn_is_taken_from_the_spare_deck(fonts: Fonts, tmp_path: Path) -> None:
    spare = Deck.of(load_skin(SHIPPED / "napoletane"))
    folder = own_skin(tmp_path)
    broken = Deck.of(load_skin(folder))
    (folder / "cards" / "denari_07.svg").write_text("<svg", encoding="utf-8")
    (folder / "back.svg").unlink()
    with ThreadPoolExecutor(2) as executor:
        images = CardImages(broken, executor, fonts, spare)
        images.want([90], only=SHOWN)
        finish(images)
        sound = CardImages(spare, executor, fonts)
        sound.want([90], only=SHOWN)
        finish(sound)
        for face, same in zip(SHOWN, (True, False, True), strict=True):
            ours, theirs = (
                pygame.image.tobytes(each.nearest(face, 90)[0], "RGBA") for each in (images, sound)
            )
            assert (ours == theirs) is same
        assert sorted(trouble.file.name for trouble in images.take_troubles()) == [
            "back.svg",
            "denari_07.svg",
        ]
        assert images.take_troubles() == ()


def test_a_picture_that_nobody_can_draw_is_an_empty_card(fonts: Fonts, tmp_path: Path) -> None:
    folder = own_skin(tmp_path)
    deck = Deck.of(load_skin(folder))
    (folder / "cards" / "denari_07.svg").unlink()
    with ThreadPoolExecutor(1) as executor:
        images = CardImages(deck, executor, fonts)
        images.want([90], only=SHOWN)
        finish(images)
        assert images.nearest(SHOWN[0], 90)[0].get_size() == (90, 150)
        assert len(images.take_troubles()) == 1


def test_a_drawing_of_another_shape_lies_in_the_middle_of_its_card(fonts: Fonts, tmp_path: Path) -> None:
    folder = own_skin(tmp_path)
    square = SMALL.replace("0 0 360 600", "0 0 360 360").replace("<svg ", '<svg width="360" height="360" ')
    (folder / "cards" / "denari_07.svg").write_text(square, encoding="utf-8")
    with ThreadPoolExecutor(1) as executor:
        images = CardImages(Deck.of(load_skin(folder)), executor, fonts)
        images.want([90], only=SHOWN)
        finish(images)
        assert images.nearest(SHOWN[0], 90)[0].get_size() == (90, 150)


WIDTHS = (40, 60, 74, 90, 110, 126, 180, 240, 360, 720)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("index", ["A", "10"])
@pytest.mark.parametrize("sign", [None, SHIPPED / "napoletane" / "signs" / "coppe.svg"])
def test_a_badge_and_an_index_never_overlap_and_stay_on_the_card(
    width: int, index: str, sign: Path | None
) -> None:
    manifest = load_skin(SHIPPED / "napoletane").manifest
    card = pygame.Rect(0, 0, width, round(width * 5 / 3))
    found = places(card.size, manifest, Corners(7, index, sign=sign))
    assert found.letter is not None
    assert (found.badge is None) == (width < BADGED)
    assert (found.sign is None) == (sign is None)
    margin = [mark for mark in (found.letter, found.sign) if mark is not None]
    margin += [pygame.Rect(card.w - mark.right, mark.y, *mark.size) for mark in list(margin)]
    for place, mark in enumerate((*margin, *((found.badge,) if found.badge is not None else ()))):
        assert card.contains(mark)
        assert mark.collidelist(margin[:place]) == -1


FREE = 0.7
"""The part of a badge's place that is paper on every court: it may cover a frame line, never a sign."""


@pytest.mark.parametrize("skin", ["napoletane", "francesi", "saarbruecken"])
def test_the_corner_that_a_skin_has_for_badges_is_free_on_all_its_courts(skin: str, fonts: Fonts) -> None:
    deck = Deck.of(load_skin(SHIPPED / skin))
    courts = [card for card in deck.faces[Pack.ITALIAN] if card.rank.value in "89K"]
    with ThreadPoolExecutor(1) as executor:
        images = CardImages(deck, executor, fonts)
        images.want([90], only=courts)
        finish(images)
        badge = places((90, 150), deck.skin.manifest, Corners(8)).badge
        assert badge is not None
        assert len(courts) == 12
        for court in courts:
            place = images.nearest(court, 90)[0].subsurface(badge)
            paper = pygame.mask.from_threshold(place, "#f7edd4", (20, 20, 26, 255))
            assert paper.count() >= FREE * badge.width * badge.height, court


@pytest.mark.parametrize("width", WIDTHS)
def test_an_index_hides_nothing_of_the_picture(width: int) -> None:
    manifest = load_skin(SHIPPED / "napoletane").manifest
    sign = SHIPPED / "napoletane" / "signs" / "coppe.svg"
    card = pygame.Rect(0, 0, width, round(width * 5 / 3))
    found = places(card.size, manifest, Corners(0, "10", sign=sign))
    assert card.contains(found.picture)
    assert found.picture.height >= 0.8 * card.height
    assert found.letter is not None
    assert found.sign is not None
    assert not found.picture.inflate(0, -0.03 * card.height).colliderect(found.letter.union(found.sign))
    assert places(card.size, manifest, Corners(7)).picture == card


def test_an_index_stands_on_every_face_of_every_skin_and_on_no_back(images: CardImages) -> None:
    for deck in (images.deck, french()):
        images.use(deck)
        images.want([90], only=SHOWN)
        finish(images)
        images.index = False
        plain = [drawn(images, face) for face in SHOWN]
        images.index = True
        marked = [drawn(images, face) for face in SHOWN]
        assert [one == other for one, other in zip(plain, marked, strict=True)] == [False, False, True]


def test_both_may_stand_on_a_card_and_go_without_waiting(images: CardImages) -> None:
    images.want([90], only=SHOWN)
    finish(images)
    pictures = set()
    for images.badges, images.index in ((False, False), (False, True), (True, False), (True, True)):
        pictures.add(drawn(images, SHOWN[0]))
        assert not images.busy
    assert len(pictures) == 4


HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    ' viewBox="0 0 360 600">'
)
HOSTILE = {
    "parts that hold themselves": f'{HEAD}<g id="a"><use xlink:href="#a"/><use xlink:href="#a"/></g></svg>',
    "colours that refer to each other": (
        f'{HEAD}<linearGradient id="a" xlink:href="#b"/><linearGradient id="b" xlink:href="#a"/>'
        '<path fill="url(#a)" d="M0 0h360v600z"/></svg>'
    ),
    "pictures from elsewhere": (
        f'{HEAD}<image xlink:href="file:///dev/zero" width="360" height="600"/>'
        '<image xlink:href="http://127.0.0.1:9/x.png" width="360" height="600"/></svg>'
    ),
    "30000 units wide": (
        '<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"><path d="M0 0h9v9z"/></svg>'
    ),
    "no numbers": (
        '<svg xmlns="http://www.w3.org/2000/svg" width="nan" height="inf"><path d="M0 0Lnan inf"/></svg>'
    ),
    "as many dashes as are allowed": (
        f'{HEAD}<path stroke="#000" stroke-dasharray="1" d="M0 0L50000 50000"/></svg>'
    ),
    "as many numbers as are allowed": (
        f'{HEAD}<path stroke="#000" stroke-width="500" stroke-linejoin="round" d="M0 0'
        + "c900 900-900 900 9 9" * 16_000
        + '"/></svg>'
    ),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_drawing_that_passes_the_check_is_drawn_or_refused_in_bounded_time(
    tmp_path: Path, fonts: Fonts, what: str
) -> None:
    folder = own_skin(tmp_path)
    (folder / "back.svg").write_text(HOSTILE[what], encoding="utf-8")
    skin = load_skin(folder)
    began = time.monotonic()
    with ThreadPoolExecutor(1) as executor:
        images = CardImages(Deck.of(skin), executor, fonts)
        images.want([100], [None])
        images.settle()
    assert time.monotonic() - began < 30
    assert images.nearest(None, 100)[0].get_size() == (100, 167)
