"""The shipped fonts: they load, they may be shipped, and no character of any text is missing in them."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from fontTools.ttLib import TTFont

from settebello import resources
from settebello.ui.kit.paint.font_roles import LAST_OF_TITLE, TITLE_MARKS
from settebello.ui.kit.paint.fonts import Fonts, Role

FONTS = resources.assets() / "fonts"
NAMES = ("title", "body", "bold", "plain", "plain_bold")
LICENCES = {
    "title": "berkshire-swash.OFL.txt",
    "body": "m-plus-rounded-1c.OFL.txt",
    "bold": "m-plus-rounded-1c.OFL.txt",
    "plain": "andika.OFL.txt",
    "plain_bold": "andika.OFL.txt",
}
COPYRIGHT = 0  # number of the copyright line in a font's table of names

# Names that players type: every letter with an accent that the shipped languages use, and everyday Japanese.
TYPED = (
    "ÀÈÉÌÒÙàèéìòù ÄÖÜẞäöüß ÇŒÆÂÊÎÔÛËÏŸçœæâêîôûëïÿ ÑÁÍÓÚñáíóú¿¡"
    "あいうがぱっゃアイウヴー 山田太郎 佐藤花子 \uff14\uff17"  # full width 4 and 7
)


def text_files() -> list[Path]:
    """Every file whose texts the window may draw, whole: names, sentences, and the comments with them."""
    assets = resources.assets()
    return sorted(
        [
            *assets.glob("i18n/*.po"),
            *assets.glob("opponents/*.yaml"),
            *assets.glob("tutorial/*.yaml"),
            *assets.glob("advice/*.yaml"),
            *assets.glob("skins/*/skin.yaml"),
            *resources.rules().glob("*.yaml"),
        ]
    )


def characters(text: str) -> set[str]:
    return {character for character in text if character.isprintable()}


def covered(name: str) -> set[str]:
    with TTFont(FONTS / f"{name}.ttf") as font:
        return {chr(point) for point in font.getBestCmap()}


@pytest.fixture(autouse=True)
def lettering() -> Iterator[None]:
    pygame.font.init()
    yield
    pygame.font.quit()


def test_every_font_in_the_folder_is_one_the_tests_know() -> None:
    assert {file.stem for file in FONTS.iterdir() if file.suffix not in {".md", ".txt"}} == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_font_loads_and_draws(name: str) -> None:
    drawn = pygame.font.Font(FONTS / f"{name}.ttf", 24).render("Settebello", True, "black")

    assert pygame.mask.from_surface(drawn).count() > 200


@pytest.mark.parametrize("name", NAMES)
def test_a_font_has_its_licence_beside_it(name: str) -> None:
    licence = (FONTS / LICENCES[name]).read_text(encoding="utf-8")
    with TTFont(FONTS / f"{name}.ttf") as font:
        owner = font["name"].getDebugName(COPYRIGHT).split(" (")[0]

    assert owner.startswith("Copyright")
    assert licence.startswith(owner.removesuffix("."))
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence


def test_there_are_texts_in_every_language_to_look_through() -> None:
    assert {file.stem for file in text_files() if file.suffix == ".po"} >= {"de", "it", "es", "fr", "ja"}
    assert len(text_files()) > 8


@pytest.mark.parametrize("name", ["body", "bold"])
@pytest.mark.parametrize("file", text_files(), ids=lambda file: f"{file.parent.name}/{file.name}")
def test_a_text_font_has_every_character_of_every_text(name: str, file: Path) -> None:
    assert characters(file.read_text(encoding="utf-8")) - covered(name) == set()


@pytest.mark.parametrize("name", ["title", "plain", "plain_bold"])
def test_a_font_for_latin_has_every_character_the_window_draws_with_it(name: str) -> None:
    used = {character for file in text_files() for character in characters(file.read_text(encoding="utf-8"))}
    latin = {character for character in used if ord(character) <= LAST_OF_TITLE}

    assert (latin | TITLE_MARKS) - covered(name) == set()


@pytest.mark.parametrize("name", ["body", "bold"])
def test_a_text_font_has_what_players_type_as_their_names(name: str) -> None:
    assert characters(TYPED) - covered(name) == set()


def test_letters_that_are_easy_to_tell_apart_take_the_place_of_all_others_but_japanese_ones() -> None:
    fonts = Fonts(FONTS)
    usual = {role: fonts.width(role, 40, "Il1 dbqp") for role in Role}
    japanese = fonts.width(Role.BODY, 40, "金の7")
    fonts.plain = True
    assert fonts.width(Role.BODY, 40, "Il1 dbqp") == usual[Role.PLAIN] != usual[Role.BODY]
    for role in (Role.BOLD, Role.TITLE):
        assert fonts.width(role, 40, "Il1 dbqp") == usual[Role.PLAIN_BOLD] != usual[role]
    assert fonts.width(Role.BODY, 40, "金の7") == japanese
    fonts.plain = False
    assert fonts.width(Role.TITLE, 40, "Il1 dbqp") == usual[Role.TITLE]


def test_a_character_no_font_has_would_be_noticed() -> None:
    assert characters("Scopa \U0001f9f9") - covered("body") == {"\U0001f9f9"}


def test_kerning_survived_the_subset() -> None:
    font = pygame.font.Font(FONTS / "body.ttf", 100)

    assert font.size("AVAVAV")[0] < 3 * (font.size("A")[0] + font.size("V")[0])


@pytest.mark.parametrize("name", ["body", "bold"])
def test_the_dots_of_a_shortened_text_stand_on_the_line(name: str) -> None:
    with TTFont(FONTS / f"{name}.ttf") as font:
        dots, stop = (font["glyf"][font.getBestCmap()[ord(character)]] for character in "….")

    assert dots.yMin == stop.yMin


def inked(role: Role, text: str) -> int:
    """How many pixels a text has that is drawn with the fonts of the window."""
    return pygame.mask.from_surface(Fonts(FONTS).words(role, 30, text, "black")).count()


@pytest.mark.parametrize("role", [Role.TITLE, Role.BODY, Role.BOLD, Role.PLAIN])
@pytest.mark.parametrize("name", ["Алиса", "Жанна", "Nguyễn"])
def test_names_in_cyrillic_and_vietnamese_letters_are_drawn_whole(role: Role, name: str) -> None:
    pygame.display.set_mode((10, 10))
    fonts = Fonts(FONTS)

    assert all(map(fonts.drawable, name))
    letters = [inked(role, letter) for letter in name]
    assert min(letters) > 20
    assert len({*letters}) > 2
    assert inked(role, name) > 0.9 * sum(letters)


def test_a_letter_that_no_font_has_is_drawn_as_a_box_and_told() -> None:
    pygame.display.set_mode((10, 10))
    fonts = Fonts(FONTS)

    assert [letter for letter in "Aя山é 7\u03b7\u0627\u05d0\U0001f9f9" if not fonts.drawable(letter)] == [
        "\u03b7",
        "\u0627",
        "\u05d0",
        "\U0001f9f9",
    ]
    assert inked(Role.BODY, "\u0627") == inked(Role.BODY, "□") > 20


@pytest.mark.parametrize("name", ["body", "plain"])
def test_the_letters_of_a_font_are_those_of_its_table(name: str) -> None:
    letters = {*"Aéя山\u0627ßŁあ。—\u2190\u0416"}
    fonts = Fonts(FONTS)

    with_table = {letter for letter in letters if letter in covered(name)}

    assert {one for one in letters if fonts._letters.has(Role(name), one)} == with_table  # noqa: SLF001
