"""A deck of forty cards, of bitmaps, or with pictures missing is played with the default deck's help."""

import os
import struct
import zlib
from pathlib import Path

import pygame
import pytest

from settebello.datafile import DataError
from settebello.engine import Card, Pack
from settebello.skins import DEFAULT, Deck, Skin, Skins, load_skin
from settebello.skins.svg_check import picture_problem
from settebello.ui.kit.paint.sized_pictures import sized
from tests.skins.broken import SHIPPED, change, own_skin

FORTY = """format: 1
id: forty
name: {en: Forty}
author: A player
licence: CC0
canvas: [360, 600]
corner_radius: 20
cards: "{suit}{picture}.png"
packs:
  - of: [italian40]
    pictures: {1: "1", 2: "2", 3: "3", 4: "4", 5: "5", 6: "6", 7: "7", 8: "8", 9: "9", K: "10"}
backs:
  - {id: plain, file: back.png, name: {en: Plain}}
badges: {supported: false, anchor: [40, 40], radius: 30}
suits:
  coins: {file: d, accent: "#c09000"}
  cups: {file: c, accent: "#c00000"}
  swords: {file: s, accent: "#0000c0"}
  clubs: {file: b, accent: "#008000"}
"""


def png(wide: int = 6, high: int = 10) -> bytes:
    """A red picture."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\0" + b"\xff\0\0" * wide) * high
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + head + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def forty(parent: Path) -> Path:
    """A deck of forty bitmaps and a back."""
    folder = parent / "forty"
    folder.mkdir()
    (folder / "skin.yaml").write_text(FORTY, "utf-8")
    for suit in "dcsb":
        for number in range(1, 11):
            (folder / f"{suit}{number}.png").write_bytes(png())
    (folder / "back.png").write_bytes(png())
    return folder


@pytest.fixture(name="default")
def default_skin() -> Skin:
    return load_skin(SHIPPED / DEFAULT)


def test_forty_pictures_are_enough(tmp_path: Path, default: Skin) -> None:
    folder = forty(tmp_path)
    skin = load_skin(folder, default)
    assert not skin.notes
    for pack in (Pack.ITALIAN, Pack.SPANISH, Pack.SAARBRUECKEN):
        assert {path.parent for path in skin.faces[pack].values()} == {folder}
    faces = skin.faces[Pack.BRESCIANE]
    names = {text: faces[Card.parse(text)] for text in ("7d", "8d", "9d", "Td", "Fd", "Vd", "Rd")}
    assert [names[text] for text in ("7d", "Fd", "Vd", "Rd")] == [
        folder / name for name in ("d7.png", "d8.png", "d9.png", "d10.png")
    ]
    shipped = default.faces[Pack.BRESCIANE]
    assert [names[text] for text in ("8d", "9d", "Td")] == [
        shipped[Card.parse(t)] for t in ("8d", "9d", "Td")
    ]


def test_the_pack_of_52_is_enough_for_nothing_but_itself(tmp_path: Path, default: Skin) -> None:
    folder = own_skin(tmp_path)
    change(folder, "italian40, spanish40, saar40", "spanish40")
    skin = load_skin(folder, default)
    assert skin.faces[Pack.ITALIAN] == skin.faces[Pack.SPANISH]
    assert all(path.is_relative_to(folder) for path in skin.faces[Pack.ITALIAN].values())


def test_without_another_deck_every_card_needs_a_picture(tmp_path: Path) -> None:
    with pytest.raises(DataError) as caught:
        load_skin(forty(tmp_path))
    assert [problem.key for problem in caught.value.problems] == ["packs"] * 3


def test_missing_pictures_are_told_and_drawn_from_the_default_deck(tmp_path: Path, default: Skin) -> None:
    folder = own_skin(tmp_path)
    (folder / "cards" / "coppe_03.svg").unlink()
    (folder / "cards" / "spade_10.svg").write_text("nothing")
    (folder / "back.svg").unlink()
    (folder / "signs" / "denari.svg").unlink()
    choice = Skins((SHIPPED, tmp_path)).get("mine")
    skin = choice.skin
    assert skin is not None
    assert len(choice.problem.problems) == len(skin.notes) == 4
    three, king = Card.parse("3c"), Card.parse("Ks")
    for card in (three, king):
        assert skin.faces[Pack.ITALIAN][card] == default.faces[Pack.ITALIAN][card]
    assert skin.faces[Pack.BRESCIANE][Card.parse("Rs")] == default.faces[Pack.BRESCIANE][Card.parse("Rs")]
    assert skin.faces[Pack.ITALIAN][Card.parse("4c")].is_relative_to(folder)
    deck = Deck.of(skin)
    assert deck.back == Deck.of(default).back
    assert Deck.of(skin, "red").back == folder / "back_red.svg"
    assert len(deck.signs) == 3


def test_a_borrowed_card_has_the_corner_of_the_deck_it_comes_from(tmp_path: Path) -> None:
    french = load_skin(SHIPPED / "francesi")
    folder = forty(tmp_path)
    (folder / "d8.png").unlink()
    deck = Deck.of(load_skin(folder, french))
    assert deck.index(Card.parse("8d"), Pack.ITALIAN) == "J"
    assert deck.index(Card.parse("8c"), Pack.ITALIAN) is None


def test_the_manifest_and_the_pictures_are_blamed_at_once(tmp_path: Path) -> None:
    folder = own_skin(tmp_path)
    change(folder, "id: red", "id: blue")
    (folder / "back.svg").unlink()
    with pytest.raises(DataError) as caught:
        load_skin(folder)
    assert {problem.key for problem in caught.value.problems} == {"backs[2].id", "backs[1].file"}


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "is no PNG"),
        (b"<svg/>", "is no PNG"),
        (png()[:-6], "is a PNG that is cut off"),
        (png(2001, 1), "has 2001 x 1 pixels, and not at most 2000 x 2000"),
        (png() + bytes(5 << 20), "is larger than 4 MiB"),
        (png(), None),
    ],
)
def test_a_bitmap_is_looked_at_before_it_is_drawn(
    tmp_path: Path, content: bytes, problem: str | None
) -> None:
    (tmp_path / "card.PNG").write_bytes(content)
    assert picture_problem(tmp_path, "card.PNG") == problem


def test_a_bitmap_is_drawn_as_large_as_fits(tmp_path: Path) -> None:
    assert os.environ["SDL_VIDEODRIVER"] == "dummy"
    (tmp_path / "card.png").write_bytes(png(30, 50))
    drawn = sized(tmp_path / "card.png", (60, 110))
    assert drawn.get_size() == (60, 100)
    assert drawn.get_at((30, 50)) == pygame.Color(255, 0, 0)


@pytest.mark.parametrize(("stated", "other"), [("png", "svg"), ("svg", "png")])
def test_pictures_are_exchanged_one_by_one_whatever_their_ending(
    tmp_path: Path, stated: str, other: str
) -> None:
    folder = forty(tmp_path)
    drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 600"><path d="M0 0h360v600z"/></svg>'
    for path in folder.glob("[dcsb]*[0-9].png"):
        if stated == "svg":
            path.unlink()
            path.with_suffix(".svg").write_text(drawing, "utf-8")
    if stated == "svg":
        change(folder, '.png"', '.svg"')
    (folder / f"d7.{stated}").unlink()
    if other == "png":
        (folder / "d7.png").write_bytes(png())
    else:
        (folder / "d7.svg").write_text(drawing, "utf-8")
    skin = load_skin(folder, load_skin(SHIPPED / DEFAULT))
    assert skin.notes == ()
    faces = skin.faces[Pack.ITALIAN]
    assert faces[Card.parse("7d")] == folder / f"d7.{other}"
    assert faces[Card.parse("7c")] == folder / f"c7.{stated}"
