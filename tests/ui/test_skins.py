"""The manifest of a skin, and its pictures."""

import shutil
import time
from pathlib import Path

import pygame
import pytest

from settebello import resources
from settebello.datafile import DataError
from settebello.engine import Card, Pack, Suit
from settebello.ui.skins import CardImages, load_skin, number

SHIPPED = resources.assets() / "skins" / "napoletane"


def finish(images: CardImages) -> None:
    for _ in range(2000):
        images.poll()
        if not images.busy:
            return
        time.sleep(0.002)
    raise AssertionError("the pictures never came")


def test_the_shipped_skin_has_a_picture_for_every_card() -> None:
    skin = load_skin(SHIPPED)
    assert set(skin.faces) == set(Pack.ITALIAN.cards)
    assert len(set(skin.faces.values())) == 40
    assert skin.faces[Card.parse("7d")].name == "denari_07.svg"
    assert skin.faces[Card.parse("Ks")].name == "spade_10.svg"


def test_a_skin_says_what_its_cards_are_called() -> None:
    manifest = load_skin(SHIPPED).manifest
    assert manifest.suits.of(Suit.COINS).label["it"] == "denari"
    assert manifest.ranks[8].label["de"] == "Bube"
    assert 5 not in manifest.ranks


def test_the_number_of_a_card_is_its_place_in_the_suit() -> None:
    assert [number(Card.parse(text)) for text in ("1d", "7c", "8s", "Kb")] == [1, 7, 8, 10]


def copy(folder: Path) -> Path:
    skin = folder / "napoletane"
    shutil.copytree(SHIPPED, skin)
    return skin


def test_all_missing_pictures_are_named(tmp_path: Path) -> None:
    skin = copy(tmp_path)
    (skin / "cards" / "coppe_03.svg").unlink()
    (skin / "back.svg").unlink()
    with pytest.raises(DataError) as caught:
        load_skin(skin)
    assert len(caught.value.problems) == 2
    assert "cards/coppe_03.svg" in str(caught.value)
    assert "back.svg" in str(caught.value)


def test_a_manifest_with_mistakes_names_them_with_their_places(tmp_path: Path) -> None:
    skin = copy(tmp_path)
    manifest = skin / "skin.yaml"
    text = manifest.read_text(encoding="utf-8")
    manifest.write_text(
        text.replace("corner_radius:", "corner_radus:").replace("#f2b632", "gold"), encoding="utf-8"
    )
    with pytest.raises(DataError) as caught:
        load_skin(skin)
    report = str(caught.value)
    assert "corner_radus" in report
    assert "suits.coins.accent" in report


def test_pictures_come_at_the_width_asked_for(images: CardImages) -> None:
    images.want([60], only=[Card.parse("7d"), None])
    finish(images)
    picture, factor = images.nearest(Card.parse("7d"), 60)
    assert factor == 1.0
    assert picture.get_size() == (60, 100)


def test_until_a_picture_is_there_another_width_takes_its_place(images: CardImages) -> None:
    empty, _ = images.nearest(Card.parse("7d"), 60)
    assert empty.get_size() == (60, 100)
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
    finish(images)
    assert pygame.image.tobytes(images.nearest(seven, 90)[0], "RGBA") != pygame.image.tobytes(face, "RGBA")
    assert pygame.image.tobytes(images.nearest(None, 90)[0], "RGBA") == pygame.image.tobytes(back, "RGBA")


def test_widths_no_longer_used_are_let_go(images: CardImages) -> None:
    seven = Card.parse("7d")
    images.want([60, 90], only=[seven])
    finish(images)
    images.keep({90})
    assert images.nearest(seven, 60)[1] == pytest.approx(60 / 90)


def test_cards_stay_visible_while_badges_are_drawn(images: CardImages) -> None:
    seven = Card.parse("7d")
    images.want([90], only=[seven])
    finish(images)
    before = images.nearest(seven, 90)[0]
    images.badges = True
    assert images.nearest(seven, 90)[0] is before
    finish(images)
    assert images.nearest(seven, 90)[0] is not before
