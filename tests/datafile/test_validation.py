"""Holding documents against models: every mistake at once, at its place, in plain words."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Literal

import pytest
from pydantic import Field, field_validator

from settebello.datafile import DataError, Model, Names, load, validate


class Tone(StrEnum):
    DARK = "dark"
    LIGHT = "light"


@dataclass(frozen=True, slots=True)
class Size:
    width: Annotated[int, Field(ge=1, le=9)] = 1


class Part(Model):
    id: Annotated[str, Field(min_length=1)]
    weight: float = 1.0


class Thing(Model):
    format: Literal[1]
    name: Names
    tone: Tone = Tone.DARK
    on: bool = False
    count: int | None = None
    parts: tuple[Part, ...] = ()
    sides: dict[int, Tone] | None = None
    pair: tuple[int, int] = (1, 2)
    size: Size = Size()
    code: Annotated[str, Field(pattern="^[a-z]+$")] = "x"

    @field_validator("code")
    @classmethod
    def not_bad(cls, code: str) -> str:
        if code == "bad":
            raise ValueError("bad is bad")
        return code


BASE = "format: 1\nname: {en: Thing}\n"


def messages(text: str) -> list[str]:
    with pytest.raises(DataError) as caught:
        validate(load(text, "a.yaml"), Thing)
    return [problem.summary.removeprefix("a.yaml:") for problem in caught.value.problems]


def test_texts_become_enums_and_lists_become_tuples_where_the_model_says_so() -> None:
    thing = validate(
        load(BASE + "tone: light\nparts: [{id: a, weight: 2}]\nsides: {4: dark}\npair: [3, 4]", "a.yaml"),
        Thing,
    )

    assert thing.tone is Tone.LIGHT
    assert thing.parts == (Part(id="a", weight=2.0),)
    assert thing.sides == {4: Tone.DARK}
    assert thing.pair == (3, 4)


def test_all_mistakes_are_told_in_the_order_of_their_places() -> None:
    text = "tone: lihgt\nparts:\n  - {id: '', weight: heavy}\n  - {idd: a}\nname: {de: Ding}\non: yes\n"

    assert messages(text) == [
        "1:1: format: is missing",
        "1:7: tone: 'lihgt' is not one of dark, light (did you mean 'light'?)",
        "3:10: parts[1].id: must not be empty",
        "3:22: parts[1].weight: 'heavy' is not a number",
        "4:5: parts[2].id: is missing",
        "4:6: parts[2].idd: is not known here: one of id, weight (did you mean 'id'?)",
        "5:7: name: the English text is missing: en",
        "6:5: on: 'yes' is not true or false (did you mean true?)",
    ]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("count: '7'", "3:8: count: '7' is not a whole number (a number stands without quotes)"),
        ("count: 1.5", "3:8: count: 1.5 is not a whole number"),
        ("count: true", "3:8: count: true is not a whole number"),
        ("code: 7", "3:7: code: 7 is not text (text that looks like a number stands in quotes)"),
        ("code: A", "3:7: code: 'A' does not have the form ^[a-z]+$"),
        ("code: bad", "3:7: code: bad is bad"),
        ("code:", "3:6: code: has no value; it must be text"),
        ("parts: x", "3:8: parts: 'x' is not a list"),
        ("parts: [x]", "3:9: parts[1]: 'x' is not a mapping of keys to values"),
        ("sides: {x: dark}", "3:9: sides.x: 'x' is not a whole number"),
        ("sides: {4: drak}", "3:12: sides.4: 'drak' is not one of dark, light (did you mean 'dark'?)"),
        ("pair: [1, 2, 3]", "3:7: pair: has too many entries (at most 2)"),
        ("size: {width: 10}", "3:15: size.width: 10 is too large (at most 9)"),
        ("size: {width: 0}", "3:15: size.width: 0 is too small (at least 1)"),
        ("size: {widht: 1}", "3:8: size.widht: is not known here: one of width (did you mean 'width'?)"),
    ],
)
def test_each_kind_of_mistake_has_its_sentence(line: str, message: str) -> None:
    assert messages(BASE + line) == [message]


def test_a_document_that_is_no_mapping_is_refused() -> None:
    assert messages("- format") == ["1:1: a list is not a mapping of keys to values"]


def test_keys_that_stand_twice_are_told_with_the_other_mistakes() -> None:
    with pytest.raises(DataError) as caught:
        validate(load(BASE + "on: 1\ncount: 1\ncount: 2", "a.yaml", strict=False), Thing)

    assert [(problem.line, problem.key) for problem in caught.value.problems] == [(3, "on"), (5, "count")]


def test_a_very_long_value_is_cut_short_in_the_message() -> None:
    (message,) = messages(BASE + f"tone: {'x' * 5000}")

    assert len(message) < 120
