"""Checks that a file is an SVG drawing or a PNG picture that takes little time and memory."""

import re
from math import isfinite
from pathlib import Path
from xml.parsers import expat

from settebello.datafile import NotRegularError, TooLargeError, read_bytes

LARGEST_FILE = 1 << 20
MOST_ELEMENTS = 5000
MOST_NUMBERS = 100_000
"""The number of coordinates in one drawing; each takes at least two bytes."""
MOST_DASHES = 1_000_000
"""The estimated number of dashes in all lines of one drawing."""
DRAWING = "svg"
BITMAP = ".png"
LARGEST_BITMAP = 4 << 20
MOST_PIXELS = 2000
"""The most pixels of a bitmap in width and in height."""
_PNG = b"\x89PNG\r\n\x1a\n"

_NUMBER = re.compile(rb"[-+]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?")
_LENGTH = re.compile(rb"(%b)(in|cm|mm|pt|pc|em|ex|%%)?" % _NUMBER.pattern)
_PIXELS = {b"": 1.0, b"in": 96.0, b"cm": 37.8, b"mm": 3.78, b"pt": 1.34, b"pc": 16.0}
"""Pixels in a unit, rounded up."""
_NO_LENGTHS = re.compile(rb"#[0-9a-fA-F]{3,8}|xmlns[:a-z]*=(?:\"[^\"]*\"|'[^']*')")
_DASHES = re.compile(rb"stroke-dasharray\s*[:=]\s*[\"']?\s*([^\"';}>]*)")
_PLAIN_LENGTHS = re.compile(rb"[-+0-9.eE,\s]*(?:px)?|none|inherit")


class _NoDrawingError(Exception):
    """The reason why a file is refused, as the end of a sentence."""


def picture_problem(folder: Path, name: str) -> str | None:
    """Return the problem with a picture file, as the end of a sentence; None if it can be drawn."""
    path = folder / name
    try:
        if not path.resolve().is_relative_to(folder.resolve()):
            return "is not inside the folder of the skin"
    except (OSError, RuntimeError):
        # Older versions of Python raise RuntimeError for a link that leads to itself.
        return "is a link that leads to itself"
    try:
        content = read_bytes(path, LARGEST_BITMAP if _is_bitmap(name) else LARGEST_FILE)
    except FileNotFoundError:
        return "is missing"
    except (NotRegularError, TooLargeError) as error:
        return error.strerror or str(error)
    except OSError as error:
        return f"cannot be read: {error.strerror or error}"
    try:
        if _is_bitmap(name):
            _check_bitmap(content)
        else:
            _look_through(content)
    except expat.ExpatError as error:
        return f"is no SVG: line {error.lineno}: {expat.errors.messages[error.code]}"
    except _NoDrawingError as error:
        return str(error)
    return None


def _is_bitmap(name: str) -> bool:
    return name.lower().endswith(BITMAP)


def _check_bitmap(content: bytes) -> None:
    """Check the head of a bitmap, which says how large it is, and its end; raises _NoDrawingError."""
    if content[:8] != _PNG or content[12:16] != b"IHDR":
        raise _NoDrawingError("is no PNG")
    if b"IEND" not in content[-12:]:
        raise _NoDrawingError("is a PNG that is cut off")
    wide, high = (int.from_bytes(content[place : place + 4]) for place in (16, 20))
    if not (0 < wide <= MOST_PIXELS and 0 < high <= MOST_PIXELS):
        raise _NoDrawingError(f"has {wide} x {high} pixels, and not at most {MOST_PIXELS} x {MOST_PIXELS}")


def _look_through(content: bytes) -> None:
    """Check the form and the size of a drawing; raises ExpatError or _NoDrawingError."""
    if content.count(b"<") - content.count(b"</") > MOST_ELEMENTS:
        raise _NoDrawingError(f"has more than {MOST_ELEMENTS} parts")
    if len(content) > 2 * MOST_NUMBERS and sum(1 for _ in _NUMBER.finditer(content)) > MOST_NUMBERS:
        raise _NoDrawingError(f"has more than {MOST_NUMBERS} numbers")
    if b"dasharray" in content:
        _check_dashes(content)
    parser = expat.ParserCreate()

    def begins(element: str, _: dict[str, str]) -> None:
        # Only the root element matters; a call for each element would take most of the time.
        parser.StartElementHandler = None
        if element != DRAWING:
            raise _NoDrawingError(f"is no SVG: it begins with <{element}>")

    def declares(*_: object) -> None:
        # A few lines of entities can expand to gigabytes of text.
        raise _NoDrawingError("declares entities, which a drawing does not need")

    parser.StartElementHandler = begins
    parser.EntityDeclHandler = declares
    parser.Parse(content, True)  # noqa: FBT003 - expat's own signature


def _check_dashes(content: bytes) -> None:
    """Refuse a drawing whose lines have too many dashes: the renderer draws each, however short it is.

    No line is longer than seven times the sum of all its coordinates, the circumference of a circle included.
    """
    length = 7 * _sum_of_lengths(_NO_LENGTHS.sub(b"", content))
    for dashes in _DASHES.findall(content):
        period = [abs(float(number)) for number in _NUMBER.findall(dashes)]
        if not _PLAIN_LENGTHS.fullmatch(dashes.strip()) or not isfinite(sum(period)):
            raise _NoDrawingError("has dashes whose lengths are no plain numbers")
        if sum(period) and length * len(period) / sum(period) > MOST_DASHES:
            raise _NoDrawingError(f"has lines of more than {MOST_DASHES} dashes")


def _sum_of_lengths(content: bytes) -> float:
    """Return the sum of all lengths in a drawing in pixels; raises _NoDrawingError for units of letters.

    A percentage is one of the drawing's width or height, which is one of its lengths. Lengths in heights of
    letters have no bound: each element can multiply the height of the letters in the element around it.
    """
    lengths, parts = [0.0], 0.0
    for number, unit in _LENGTH.findall(content):
        if unit in {b"em", b"ex"}:
            raise _NoDrawingError("has dashes beside lengths in em or ex")
        if unit == b"%":
            parts += abs(float(number)) / 100
        else:
            lengths.append(abs(float(number)) * _PIXELS[unit])
    return sum(lengths) + (parts * max(lengths) if parts else 0.0)
