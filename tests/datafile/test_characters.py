"""Characters that cannot be shown: refused in every text of a data file, raw or as an escape."""

import pytest
from pydantic import Field

from settebello.datafile import DataError, Model, load, refused, showable, validate
from tests.datafile.control_characters import REFUSED, code, escaped

TEXTS = (
    "",
    "Settebello",
    "Üßé 王様 かるた",
    "two\nlines\tand a tab",
    "a family: \U0001f468\u200d\U0001f469\u200d\U0001f467",
    "a soft\u00ad hyphen, a no-break\u00a0space, a wide\u3000space",
    "\ufffd",
)
each = pytest.mark.parametrize("character", REFUSED, ids=code)


class Named(Model):
    """A file with texts at several depths."""

    name: str
    more: dict[str, list[str]] = Field(default_factory=dict)


@each
def test_a_refused_character_is_found_and_replaced(character: str) -> None:
    assert refused(f"An{character}na{character}") == character
    assert showable(f"An{character}na{character}") == "An\ufffdna\ufffd"
    assert not refused(showable(character))


@pytest.mark.parametrize("text", TEXTS)
def test_every_other_text_is_shown_as_it_is(text: str) -> None:
    assert not refused(text)
    assert showable(text) == text


@each
@pytest.mark.parametrize(
    ("before", "after", "key", "column"),
    [('name: "An', 'na"', "name", 7), ('name: x\nmore: {a: [b, "', '"]}', "more.a[2]", 15)],
)
def test_an_escape_is_refused_at_its_place(
    character: str, before: str, after: str, key: str, column: int
) -> None:
    with pytest.raises(DataError) as caught:
        load(f"{before}{escaped(character)}{after}", "a.yaml")
    line = before.count("\n") + 1
    problem = f"a.yaml:{line}:{column}: {key}: the character {code(character)} is not allowed in a text"
    assert str(caught.value).splitlines()[0] == problem


@each
def test_an_escape_in_a_key_is_refused_and_the_report_can_be_shown(character: str) -> None:
    with pytest.raises(DataError) as caught:
        load(f'"a{escaped(character)}": 1', "a.yaml")
    assert f"the character {code(character)} is not allowed in a text" in str(caught.value)
    assert not refused(str(caught.value))


@each
def test_the_character_itself_is_refused_everywhere(character: str) -> None:
    for text in (f"a: x{character}y", f"# x{character}y\na: 1"):
        if character == "\r":
            continue  # an old line end, which the reader takes for a new line
        with pytest.raises(DataError):
            load(text, "a.yaml")


def test_all_refused_characters_of_a_file_are_reported_with_its_other_problems() -> None:
    document = load('name: "\\u0000"\nmore: {a: ["\\ud800"], b: [1]}', "a.yaml", strict=False)
    with pytest.raises(DataError) as caught:
        validate(document, Named)
    messages = [problem.message for problem in caught.value.problems]
    assert "the character U+0000 is not allowed in a text" in messages
    assert "the character U+D800 is not allowed in a text" in messages


def test_a_block_of_several_lines_is_a_text() -> None:
    document = load("name: |\n  two\n  lines\n", "a.yaml")
    assert validate(document, Named).name == "two\nlines\n"
