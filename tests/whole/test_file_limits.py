"""Limits of files: what is exactly as large as the limit is read, one step more is refused with a reason."""

import base64
import json
import zlib
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from settebello import datafile
from settebello.ai.core.network import BITS, FIELDS
from settebello.ai.search import networks
from settebello.ai.search.networks import NetworkError, Weights, checksum
from settebello.datafile import DataError, TooLargeError, yaml_reader
from settebello.datafile.regular_file import LARGEST
from settebello.i18n import Catalogue, catalogue, t
from settebello.notation.record_size import RECORD_LIMITS
from settebello.skins import manifest, svg_check
from settebello.skins.skin import load_skin
from settebello.skins.svg_check import picture_problem
from tests.ai.native_search import senseless
from tests.skins.broken import change, own_skin


def list_of(values: int) -> str:
    """A list that has so many values with itself."""
    return f"[{'1,' * (values - 1)}]"


def number_of(digits: int) -> str:
    return "9" * digits


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


@pytest.mark.parametrize(
    ("text", "limit", "reason"),
    [
        (list_of, datafile.SMALL_FILE.values, "has more than 20000 values"),
        (nested, yaml_reader.DEEPEST, "is nested more than 32 deep"),
        (number_of, yaml_reader.MOST_DIGITS, "the number has more than 18 digits"),
    ],
)
def test_a_text_may_have_as_much_as_the_limit(text: Callable[[int], str], limit: int, reason: str) -> None:
    datafile.load(text(limit), "a.yaml")
    with pytest.raises(DataError, match=reason):
        datafile.load(text(limit + 1), "a.yaml")


def test_a_file_written_by_hand_may_have_256_kib(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    for more in (0, 1):
        path.write_text("1 #".ljust(datafile.SMALL_FILE.text + more, "x"), encoding="utf-8")
        if more:
            with pytest.raises(DataError, match="is larger than 256 KiB"):
                datafile.read(path)
        else:
            assert datafile.read(path).value == 1


@pytest.mark.slow
def test_a_record_may_have_250_000_values() -> None:
    datafile.load(list_of(RECORD_LIMITS.values), "a.scopa", limits=RECORD_LIMITS)
    with pytest.raises(DataError, match="has more than 250000 values"):
        datafile.load(list_of(RECORD_LIMITS.values + 1), "a.scopa", limits=RECORD_LIMITS)


def sparse(path: Path, size: int) -> Path:
    """A file of so many zero bytes, which take no room on the disk."""
    with path.open("wb") as file:
        file.truncate(size)
    return path


def test_a_file_without_a_limit_of_its_own_may_have_32_mib(tmp_path: Path) -> None:
    assert len(datafile.read_bytes(sparse(tmp_path / "a", LARGEST))) == LARGEST
    with pytest.raises(TooLargeError, match="is larger than 32 MiB"):
        datafile.read_bytes(sparse(tmp_path / "a", LARGEST + 1))


def italian(folder: Path, deal: str) -> Path:
    """A language with one translation."""
    head = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n'
    text = f'{head}\nmsgid "Deal"\nmsgstr "{deal}"\n'
    with (folder / "it.mo").open("wb") as file:
        write_mo(file, read_po(BytesIO(text.encode()), locale="it"))
    return folder / "it.mo"


def test_a_language_may_have_4_mib(tmp_path: Path) -> None:
    file = italian(tmp_path, "Smazzata")
    for more in (0, 1):
        with file.open("r+b") as content:
            content.truncate(catalogue.LARGEST + more)
        found = Catalogue("it", tmp_path)
        assert found(t("Deal")) == ("Deal" if more else "Smazzata")
        assert found.trouble.endswith("is larger than 4 MiB") == bool(more)


def test_a_translation_may_have_4000_characters(tmp_path: Path) -> None:
    for more in (0, 1):
        said = "x" * (catalogue.LONGEST + more)
        italian(tmp_path, said)
        assert Catalogue("it", tmp_path)(t("Deal")) == ("Deal" if more else said)


def drawing_of(elements: int) -> str:
    return f"<svg>{'<g/>' * (elements - 1)}</svg>"


def drawing_with(numbers: int) -> str:
    return f'<svg><path d="M{" 10" * numbers}"/></svg>'


def drawing_dashed(dashes: int) -> str:
    """The check takes seven times the sum of all numbers, 7 included, for the length of the lines."""
    return f'<svg><path stroke-dasharray="7" d="H{dashes - 7}"/></svg>'


def drawing_in(size: int) -> str:
    return "<svg></svg>".ljust(size)


@pytest.mark.parametrize(
    ("drawing", "limit", "problem"),
    [
        (drawing_in, svg_check.LARGEST_FILE, "is larger than 1024 KiB"),
        (drawing_of, svg_check.MOST_ELEMENTS, "has more than 5000 parts"),
        (drawing_with, svg_check.MOST_NUMBERS, "has more than 100000 numbers"),
        (drawing_dashed, svg_check.MOST_DASHES, "has lines of more than 1000000 dashes"),
    ],
)
def test_a_drawing_may_have_as_much_as_the_limit(
    tmp_path: Path, drawing: Callable[[int], str], limit: int, problem: str
) -> None:
    for size, told in ((limit, None), (limit + 1, problem)):
        (tmp_path / "a.svg").write_text(drawing(size), encoding="utf-8")
        assert picture_problem(tmp_path, "a.svg") == told


def bitmap(wide: int = 6, high: int = 10, length: int = 0) -> bytes:
    """The head and the end of a PNG file of a size, with zeros between them up to a length."""
    head = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + wide.to_bytes(4) + high.to_bytes(4)
    end = b"\0\0\0\0IEND\xaeB\x60\x82"
    return head.ljust(length - len(end), b"\0") + end


@pytest.mark.parametrize(
    ("largest", "larger", "problem"),
    [
        (bitmap(length=4 << 20), bitmap(length=(4 << 20) + 1), "is larger than 4 MiB"),
        (bitmap(2000, 2000), bitmap(2000, 2001), "2000 x 2001 pixels"),
    ],
    ids=["4 MiB", "2000 pixels"],
)
def test_a_bitmap_may_have_as_much_as_the_limit(
    tmp_path: Path, largest: bytes, larger: bytes, problem: str
) -> None:
    (tmp_path / "a.png").write_bytes(largest)
    assert picture_problem(tmp_path, "a.png") is None
    (tmp_path / "a.png").write_bytes(larger)
    assert problem in str(picture_problem(tmp_path, "a.png"))


def test_a_card_may_be_4000_pixels_high(tmp_path: Path) -> None:
    skin = own_skin(tmp_path)
    most = manifest.LARGEST_CANVAS
    change(skin, "canvas: [360, 600]", f"canvas: [{most * 3 // 5}, {most}]")
    load_skin(skin)
    change(skin, f", {most}]", f", {most + 1}]")
    with pytest.raises(DataError, match=r"canvas\[2\]: 4001 is too large"):
        load_skin(skin)


def weights_with(words: int, units: int) -> dict[str, Any]:
    """The content of a file of weights that are all zero."""
    rows = base64.b85encode(zlib.compress(bytes(2 * words * BITS * units))).decode()
    content: dict[str, Any] = {"format": 2, "mark": "none", "words": words, "bias": 0, "rows": rows}
    content |= {"start": [0] * units, "out": [0] * units}
    return content | {"sha256": checksum(content)}


@pytest.mark.parametrize(
    ("words", "units", "more"),
    [(networks.MOST_WORDS, FIELDS, (1, 0)), (1, networks.MOST_UNITS, (0, FIELDS))],
)
def test_a_network_may_have_as_many_words_and_units_as_the_limits(
    tmp_path: Path, words: int, units: int, more: tuple[int, int]
) -> None:
    path = tmp_path / "a.json"
    path.write_text(json.dumps(weights_with(words, units)))
    assert len(Weights.read(path).rows) == words * BITS * units
    words, units = words + more[0], units + more[1]
    path.write_text(json.dumps(weights_with(words, units)))
    with pytest.raises(NetworkError, match=f"{words} words, {units} units; up to 64 and 512 are allowed"):
        Weights.read(path)


def test_a_file_of_weights_may_have_1_mib(tmp_path: Path) -> None:
    weights, path = senseless(3), tmp_path / "a.json"
    weights.write(path)
    text = path.read_text()
    path.write_text(text.ljust(networks.LARGEST_FILE))
    assert Weights.read(path) == weights
    path.write_text(text.ljust(networks.LARGEST_FILE + 1))
    with pytest.raises(NetworkError, match="is larger than 1024 KiB"):
        Weights.read(path)
