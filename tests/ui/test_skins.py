"""The manifest of a skin, and its pictures."""

import shutil
import time
from pathlib import Path

import pygame
import pytest

from settebello import resources
from settebello.datafile import DataError
from settebello.engine import Card, Pack, Ruleset, Suit
from settebello.engine.rulekeys import Courts, Deck
from settebello.ui.skins import CardImages, load_skin

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
    for pack in Pack:
        assert tuple(skin.faces[pack]) == pack.cards
        assert len(set(skin.faces[pack].values())) == len(pack.cards)


@pytest.mark.parametrize("pack", [Pack.ITALIAN, Pack.SPANISH, Pack.SAARBRUECKEN])
def test_packs_of_forty_have_their_courts_from_eight_to_ten(pack: Pack) -> None:
    faces = load_skin(SHIPPED).faces[pack]
    assert faces[Card.parse("7d")].name == "denari_07.svg"
    assert faces[Card.parse("8c")].name == "coppe_08.svg"
    assert faces[Card.parse("Ks")].name == "spade_10.svg"


def test_the_pack_of_52_has_numbers_to_ten_and_the_courts_of_forty() -> None:
    skin = load_skin(SHIPPED)
    forty, faces = skin.faces[Pack.ITALIAN], skin.faces[Pack.BRESCIANE]
    names = [faces[Card.parse(text)].name for text in ("8d", "9c", "Tb")]
    assert names == ["denari_pips08.svg", "coppe_pips09.svg", "bastoni_pips10.svg"]
    for court, other in zip(("Fs", "Vs", "Rs"), ("8s", "9s", "Ks"), strict=True):
        assert faces[Card.parse(court)] == forty[Card.parse(other)]


def test_a_skin_says_what_its_cards_are_called() -> None:
    manifest = load_skin(SHIPPED).manifest
    assert manifest.suits.of(Suit.COINS).label["it"] == "denari"
    assert manifest.labels["08"]["de"] == "Bube"
    assert "05" not in manifest.labels


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
    report = str(caught.value)
    assert "packs[1].pictures.3: the picture cards/coppe_03.svg is missing" in report
    assert "backs[1]: the picture back.svg is missing" in report


@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ("[bresciane52]", "[italian40]", "packs: the pack 'bresciane52' must stand here once, not 0 times"),
        (
            "[bresciane52]",
            "[bresciane52, saar40]",
            "packs: the pack 'saar40' must stand here once, not 2 times",
        ),
        ("T: pips10,", "", "packs[2].pictures: the rank T of the pack 'bresciane52' has no picture"),
        ('K: "10"', 'K: "10", T: "10"', "packs[1].pictures.T: the pack 'saar40' has no rank T"),
        ('"08": {', '"11": {', "labels.11: no rank has the picture '11'"),
        ("T: pips10", "T: pips11", "packs[2].pictures.T: the picture cards/spade_pips11.svg is missing"),
        ("bresciane52", "bresciane", "'bresciane' is not one of"),
        ("F: ", "G: ", "packs[2].pictures.G"),
    ],
)
def test_cards_without_their_picture_are_named_with_their_place(
    tmp_path: Path, before: str, after: str, problem: str
) -> None:
    skin = copy(tmp_path)
    manifest = skin / "skin.yaml"
    text = manifest.read_text(encoding="utf-8")
    assert text.count(before) == 1
    manifest.write_text(text.replace(before, after), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        load_skin(skin)
    assert problem in str(caught.value)


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


CICERA = Ruleset(id="cicera", deck=Deck(pack=Pack.BRESCIANE, courts=Courts.RANK_ONLY))


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
