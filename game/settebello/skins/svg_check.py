"""Whether a file is a drawing that the window can make a picture of, in little time and memory."""

from pathlib import Path
from xml.parsers import expat

LARGEST_FILE = 1 << 20
MOST_ELEMENTS = 5000
DRAWING = "svg"


class _NoDrawingError(Exception):
    """Why a file is left alone, as the end of a sentence about it."""


def trouble_with(folder: Path, name: str) -> str | None:
    """What is wrong with a file of a skin's folder, as the end of a sentence; None when it can be drawn."""
    path = folder / name
    if not path.resolve().is_relative_to(folder.resolve()):
        return "is not inside the folder of the skin"
    if not path.is_file():
        return "is missing"
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except OSError as error:
        return f"cannot be read: {error.strerror or error}"
    if len(content) > LARGEST_FILE:
        return f"is larger than {LARGEST_FILE // 1024} KiB"
    try:
        _look_through(content)
    except expat.ExpatError as error:
        return f"is no SVG: line {error.lineno}: {expat.errors.messages[error.code]}"
    except _NoDrawingError as error:
        return str(error)
    return None


def _look_through(content: bytes) -> None:
    """Look at the form and the size of a drawing; raises ExpatError and _NoDrawingError."""
    if content.count(b"<") - content.count(b"</") > MOST_ELEMENTS:
        raise _NoDrawingError(f"has more than {MOST_ELEMENTS} parts")
    parser = expat.ParserCreate()

    def begins(element: str, _: dict[str, str]) -> None:
        # Only the first element is asked for: a call for each of them takes most of the time.
        parser.StartElementHandler = None
        if element != DRAWING:
            raise _NoDrawingError(f"is no SVG: it begins with <{element}>")

    def declares(*_: object) -> None:
        # A few lines of these can stand for gigabytes of text.
        raise _NoDrawingError("declares entities, which a drawing does not need")

    parser.StartElementHandler = begins
    parser.EntityDeclHandler = declares
    parser.Parse(content, True)  # noqa: FBT003 - expat's own signature
