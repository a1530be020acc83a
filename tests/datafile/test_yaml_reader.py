"""Reading YAML: plain values with places, and nothing but DataError for everything else."""

from pathlib import Path
from random import Random

import pytest
import yaml

from settebello.datafile import DataError, Place, load, read
from settebello.datafile import yaml_reader as reading_module


def report(text: str | bytes) -> str:
    with pytest.raises(DataError) as caught:
        load(text, "a.yaml")
    return str(caught.value)


def first_line(text: str | bytes) -> str:
    return report(text).split("\n", maxsplit=1)[0]


def test_values_are_plain_and_keep_their_places() -> None:
    document = load("# a comment\na: 1\nb:\n  - x\n  - {c: 2.5}\n", "a.yaml")

    assert document.value == {"a": 1, "b": ["x", {"c": 2.5}]}
    assert document.place(("b", 1, "c")) == Place(5, 9)
    assert document.place(("b", 1, "c"), of_key=True) == Place(5, 6)
    assert document.place(("b",), of_key=True) == Place(3, 1)


def test_what_is_not_there_has_the_place_of_the_nearest_key_above_it() -> None:
    document = load("# a comment\na: 1\nb:\n  c: 2\n", "a.yaml")

    assert document.place(("b", "x", "y")) == Place(3, 1)
    assert document.place(("x",)) == Place(2, 1)


@pytest.mark.parametrize("text", ["on", "no", "yes", "off", "010", "0x1F", "0o17", "1:30", "1_000", "1e5"])
def test_what_older_yaml_took_for_booleans_and_numbers_is_text(text: str) -> None:
    assert load(f"a: {text}", "a.yaml").value == {"a": text}


@pytest.mark.parametrize("text", ["2024-05-01", "2024-05-01 10:00:00", ".inf", ".nan", "<<", "=", "1.2.3"])
def test_dates_and_curiosities_are_text(text: str) -> None:
    assert load(f"a: {text}", "a.yaml").value == {"a": text}


@pytest.mark.parametrize(
    ("text", "value"),
    [("true", True), ("False", False), ("-7", -7), ("0", 0), ("1.5e3", 1500.0), ("~", None), ("", None)],
)
def test_booleans_numbers_and_nothing_are_those_of_yaml_1_2(text: str, value: object) -> None:
    read_value = load(f"a: {text}", "a.yaml").value["a"]

    assert (read_value, type(read_value)) == (value, type(value))


def test_quotes_make_text_of_anything() -> None:
    assert load("a: 'true'\nb: \"7\"\nc: ''", "a.yaml").value == {"a": "true", "b": "7", "c": ""}


def test_a_mistake_is_shown_with_its_line_and_a_mark_below_it() -> None:
    assert report("a: 1\nb: [1, &x 2]\n") == (
        "a.yaml:2:8: the anchor &x is not allowed; quote a text that begins with &\n"
        "     2 | b: [1, &x 2]\n"
        "       |        ^"
    )


def test_the_mark_stands_right_below_wide_characters() -> None:
    assert report("name: {ja: 王様, ja: 王}\n") == (
        "a.yaml:1:16: name.ja: stands here again (first in line 1)\n"
        "     1 | name: {ja: 王様, ja: 王}\n"
        "       |                  ^"
    )


def test_of_a_long_line_the_part_around_the_mistake_is_shown() -> None:
    line = f"a: ['{'x' * 300}', &y 1]"

    summary, excerpt, mark = report(line).split("\n")

    assert summary.startswith("a.yaml:1:309: ")
    assert len(excerpt) < 120
    assert excerpt[mark.index("^") :].startswith("&y")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "a.yaml:1:1: is empty"),
        ("# nothing\n\n", "a.yaml:1:1: is empty"),
        ("\ufeffa: 1", "a.yaml:1:1: begins with a byte order mark; save it as UTF-8 without one"),
        (b"\xef\xbb\xbfa: 1", "a.yaml:1:1: begins with a byte order mark; save it as UTF-8 without one"),
        (b"\xff\xfea\x00", "a.yaml:1:1: is written in UTF-16; save it as UTF-8"),
        (b"a: 1\nb: \xe4\n", "a.yaml:2:4: the byte 0xe4 is not UTF-8; save the file as UTF-8"),
        ("a:\n\tb: 1", "a.yaml:2:1: a tab stands before the first word; indent with spaces"),
        ("a: \x07", "a.yaml:1:4: the character U+0007 is not allowed here"),
        ("a: x\u2028y", "a.yaml:1:5: the character U+2028 is not allowed here"),
        ("a: 1\nb: 2\na: 3", "a.yaml:3:1: a: stands here again (first in line 1)"),
        ("1: x\n'1': y", "a.yaml:2:1: 1: stands here again (first in line 1)"),
        ("a: *x", "a.yaml:1:4: the alias *x is not allowed; write the value again"),
        ("a: !!python/name:os.system x", "a.yaml:1:4: a tag is not allowed; quote a text that begins with !"),
        ("%YAML 1.1\n---\na: 1", "a.yaml:1:1: directives (%YAML, %TAG) are not allowed"),
        ("a: 1\n---\nb: 1", "a.yaml:2:1: a second document begins here; a file holds one"),
        ("[1]: 2", "a.yaml:1:1: a key must be a word or a whole number"),
        ("true: 2", "a.yaml:1:1: a key must be a word or a whole number"),
        ("a: " + "9" * 5000, "a.yaml:1:4: the number has more than 18 digits"),
        ("a: 1.5e999", "a.yaml:1:4: the number is too large"),
        ('a: "\\uD800"', "a.yaml:1:4: a: the character U+D800 is not allowed in a text"),
        ("[" * 100_000, "a.yaml:1:33: is nested more than 32 deep"),
        ("- " * 100_000, "a.yaml:1:65: is nested more than 32 deep"),
        ("#" * 262_145, "a.yaml:1:1: is larger than 256 KiB"),
        ("#è" * 90_000, "a.yaml:1:1: is larger than 256 KiB"),
        ("a: [" + "1," * 20_001 + "]", "a.yaml:1:40001: has more than 20000 values"),
        ("a: [1, 2", "a.yaml:1:9: this is not YAML: expected ',' or ']', but got '<stream end>'"),
        ("a: b: c", "a.yaml:1:5: this is not YAML: mapping values are not allowed here"),
    ],
)
def test_every_trick_and_accident_is_refused_at_its_place(text: str | bytes, line: str) -> None:
    assert first_line(text).startswith(line)


def test_an_escape_that_names_no_character_is_refused() -> None:
    assert "an escape in quotes names no character" in first_line('a: "\\UFFFFFFFF"')


def test_the_text_between_carriage_returns_is_a_line() -> None:
    document = load(b"a: 1\r\nb: 2\r\n", "a.yaml")

    assert document.value == {"a": 1, "b": 2}
    assert document.place(("b",)) == Place(2, 4)


def test_keys_that_stand_twice_may_wait_for_the_other_mistakes() -> None:
    document = load("a: 1\na: {b: 2, b: 3}", "a.yaml", strict=False)

    assert document.value == {"a": 1}
    assert [problem.line for problem in document.problems] == [2, 2]


def test_a_file_that_cannot_be_opened_is_a_data_error(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"no\.yaml:1:1: cannot be read"):
        read(tmp_path / "no.yaml")


def test_both_parsers_see_the_same_values_at_the_same_places(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = Path(__file__).parents[2] / "rules"
    rng = Random(7)
    texts = [path.read_text(encoding="utf-8") for path in sorted(rules.glob("*.yaml"))]
    texts += [
        "a:\n  b:\nc:\n- x\n-\n- ''\nd: |\n  two\n  lines\ne: >-\n  folded\n  text\nf: {g: , h: [ , ]}\n"
    ]
    for _ in range(60):
        lines = rng.choice(texts).split("\n")
        lines.insert(rng.randrange(len(lines)), rng.choice(lines))
        texts.append("\n".join(lines))
    outcomes = []
    for parser in ("CSafeLoader", "SafeLoader"):
        # Without the C parser, which not every machine has, there is nothing to compare.
        if hasattr(yaml, parser):
            monkeypatch.setattr(reading_module, "_PARSERS", (getattr(yaml, parser),))
            outcomes.append([outcome(text) for text in texts])

    assert all(one == outcomes[0] for one in outcomes)
    assert sum(isinstance(one, dict) for one in outcomes[0]) >= 20


def outcome(text: str) -> object:
    """What a text means, key by key with its place, or the lines of its mistakes."""
    try:
        document = load(text, "a.yaml", strict=False)
    except DataError:
        return "refused"
    return {
        path: (place, document.keys.get(path), document.problems, str(document.value))
        for path, place in document.values.items()
    }
