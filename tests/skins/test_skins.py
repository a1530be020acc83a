"""Skins: the shipped ones, those with a mistake, and what a deck of one shows."""

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from settebello.datafile import DataError
from settebello.engine import Card, Pack, Suit
from settebello.skins import DEFAULT, Deck, Skins, load_skin
from tests.privileges import as_nobody, given_away
from tests.skins.broken import BROKEN, SHIPPED, change, own_skin

NAMES = sorted(path.parent.name for path in SHIPPED.glob("*/skin.yaml"))


@pytest.mark.parametrize("name", NAMES)
def test_every_shipped_skin_has_a_sound_picture_for_every_card(name: str) -> None:
    skin = load_skin(SHIPPED / name)
    for pack in Pack:
        assert tuple(skin.faces[pack]) == pack.cards
        assert len(set(skin.faces[pack].values())) == len(pack.cards)


@pytest.mark.parametrize("name", NAMES)
def test_every_shipped_skin_has_three_backs_and_the_signs_of_its_suits(name: str) -> None:
    skin = load_skin(SHIPPED / name)
    assert [back.id for back in skin.manifest.backs] == ["blue", "red", "green"]
    assert set(Deck.of(skin).signs) == set(Deck.of(skin).prints) == set(Suit)


def test_the_default_comes_first_and_skins_with_a_mistake_last(tmp_path: Path) -> None:
    own_skin(tmp_path, "alpha")
    change(own_skin(tmp_path, "beta"), "format: 1", "format: 2")
    found = Skins((SHIPPED, tmp_path)).all()
    assert [one.id for one in found] == [DEFAULT, "alpha", "francesi", "saarbruecken", "beta"]
    assert [one.skin is None for one in found] == [False, False, False, False, True]
    assert str(found[-1].name.in_language("de")) == "beta"


@pytest.mark.parametrize("pack", [Pack.ITALIAN, Pack.SPANISH, Pack.SAARBRUECKEN])
def test_packs_of_forty_have_their_courts_from_eight_to_ten(pack: Pack) -> None:
    faces = load_skin(SHIPPED / DEFAULT).faces[pack]
    assert faces[Card.parse("7d")].name == "denari_07.svg"
    assert faces[Card.parse("8c")].name == "coppe_08.svg"
    assert faces[Card.parse("Ks")].name == "spade_10.svg"


def test_the_pack_of_52_has_numbers_to_ten_and_the_courts_of_forty() -> None:
    skin = load_skin(SHIPPED / DEFAULT)
    forty, faces = skin.faces[Pack.ITALIAN], skin.faces[Pack.BRESCIANE]
    names = [faces[Card.parse(text)].name for text in ("8d", "9c", "Tb")]
    assert names == ["denari_pips08.svg", "coppe_pips09.svg", "bastoni_pips10.svg"]
    for court, other in zip(("Fs", "Vs", "Rs"), ("8s", "9s", "Ks"), strict=True):
        assert faces[Card.parse(court)] == forty[Card.parse(other)]


@pytest.mark.parametrize(("make", "problem"), BROKEN.values(), ids=list(BROKEN))
def test_what_is_wrong_with_a_skin_is_told_with_its_place(
    tmp_path: Path, make: Callable[[Path], object], problem: str
) -> None:
    skin = own_skin(tmp_path)
    load_skin(skin)
    make(skin)
    with pytest.raises(DataError) as caught:
        load_skin(skin)
    assert problem in str(caught.value)
    assert caught.value.problems[0].file.endswith("mine/skin.yaml")


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
        ("# The first back", 'index: {"11": J}\n# The first back', "index.11: no rank has the picture '11'"),
        ("T: pips10", "T: pips11", "packs[2].pictures.T: the picture cards/spade_pips11.svg is missing"),
        ("bresciane52", "bresciane", "'bresciane' is not one of"),
        ("F: ", "G: ", "packs[2].pictures.G"),
    ],
)
def test_cards_without_their_picture_are_named_with_their_place(
    tmp_path: Path, before: str, after: str, problem: str
) -> None:
    skin = own_skin(tmp_path)
    change(skin, before, after)
    with pytest.raises(DataError) as caught:
        load_skin(skin)
    assert problem in str(caught.value)


def test_all_missing_pictures_are_named(tmp_path: Path) -> None:
    skin = own_skin(tmp_path)
    (skin / "cards" / "coppe_03.svg").unlink()
    (skin / "back.svg").unlink()
    with pytest.raises(DataError) as caught:
        load_skin(skin)
    assert len(caught.value.problems) == 2


def test_a_folder_without_a_manifest_is_no_skin(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    assert Skins((tmp_path,)).all() == ()
    gone = Skins((tmp_path,)).get("empty")
    assert gone.skin is None
    assert "is not there any more" in str(gone.problem)


def test_a_skin_is_read_again_when_a_file_has_changed(tmp_path: Path) -> None:
    folder = own_skin(tmp_path)
    skins = Skins((tmp_path,))
    assert skins.get("mine").skin is skins.get("mine").skin is not None
    change(folder, "format: 1", "format: 2")
    assert skins.get("mine").skin is None


def test_of_two_skins_with_one_id_the_shipped_one_counts(tmp_path: Path) -> None:
    own_skin(tmp_path, DEFAULT)
    chosen = Skins((SHIPPED, tmp_path)).get(DEFAULT)
    assert chosen.skin is not None
    assert chosen.skin.folder == SHIPPED / DEFAULT


def test_a_deck_has_the_back_asked_for_and_the_first_where_the_skin_has_no_such() -> None:
    skin = load_skin(SHIPPED / DEFAULT)
    assert Deck.of(skin, "red").back.name == "back_red.svg"
    assert Deck.of(skin, "mauve").back == Deck.of(skin).back == SHIPPED / DEFAULT / "back.svg"


def test_a_style_changes_the_pictures_it_has_and_leaves_the_others() -> None:
    skin = load_skin(SHIPPED / "francesi")
    plain, four = Deck.of(skin), Deck.of(skin, style="four_colours")
    faces, others = plain.faces[Pack.ITALIAN], four.faces[Pack.ITALIAN]
    changed = {card.suit for card in faces if faces[card] != others[card]}
    assert changed == {Suit.COINS, Suit.CLUBS}
    assert len({four.accent(suit) for suit in Suit}) == 4
    assert Deck.of(skin, style="sixteen_colours") == plain


def test_french_courts_have_their_letters_and_numbers_their_number() -> None:
    deck = Deck.of(load_skin(SHIPPED / "francesi"))
    letters = [deck.index(Card.parse(text), Pack.ITALIAN) for text in ("1d", "7d", "8d", "9d", "Kd")]
    assert letters == ["A", None, "J", "Q", "K"]
    assert deck.index(Card.parse("8d"), Pack.BRESCIANE) is None


@pytest.mark.parametrize("text", ["{rank} {rank}", "of lions", "{rank} {suit}", "{rank", "{rank!r}"])
def test_a_card_s_name_has_its_rank_in_it_once(tmp_path: Path, text: str) -> None:
    suits = ", ".join(
        f'{suit}: {{name: {{en: x}}, card: {{en: "{text if suit == "cups" else "{rank}"}"}}}}'
        for suit in ("coins", "cups", "swords", "clubs")
    )
    skin = own_skin(tmp_path)
    change(skin, "badges:", f"words: {{suits: {{{suits}}}}}\nbadges:")
    with pytest.raises(DataError) as caught:
        load_skin(skin)
    assert [problem.key for problem in caught.value.problems] == ["words.suits.cups.card.en"]


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of other systems")
def test_a_style_that_cannot_be_looked_into_costs_that_skin_alone() -> None:
    with tempfile.TemporaryDirectory() as name:
        parent = Path(name)
        for skin in (own_skin(parent, "open"), own_skin(parent, "closed")):
            change(skin, "badges:", "styles: [{id: s, name: {en: S}, folder: style}]\nbadges:")
            shutil.copytree(skin / "cards", skin / "style")
        given_away(parent)
        (skin / "style").chmod(0o444)
        with as_nobody():
            every = Skins((SHIPPED, parent)).all()
            found = {one.id: one.first_problem for one in every if one.first_problem}
        (skin / "style").chmod(0o755)
    assert list(found) == ["closed"]
    assert "style/coppe_01.svg cannot be read: Permission denied" in found["closed"]
