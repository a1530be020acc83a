"""Draws the map of the window's rooms in ARCHITECTURE.md from the imports of the program.

python packaging/room_map.py           writes packaging/pictures/rooms.svg
python packaging/room_map.py --check   exits with 1 if the picture is out of date

An arrow from A to B says that modules of A import modules of B. Where A also imports what B imports, that
arrow is left out. The picture holds no numbers, so that it changes only with the structure.
"""

import ast
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from textwrap import wrap
from typing import Final

import grimp

PROGRAM: Final = "settebello"
UI: Final = f"{PROGRAM}.ui"
TABLE: Final = f"{UI}.table"
ROOT: Final = Path(__file__).parents[1] / "game"
PICTURE: Final = Path(__file__).parent / "pictures" / "rooms.svg"

WIDTH: Final = 1000
SIZE: Final = (330, 130)
STEP: Final = 170
MARGIN: Final = 40
LETTER: Final = 7.4
"""About the width of a small letter."""
PAPER, INK, SOFT, EDGE, FILL = "#f7edd4", "#2a1c14", "#8a5a1c", "#b8802a", "#fff6df"

Arrows = Mapping[tuple[str, str], int]


def arrows(graph: grimp.ImportGraph, package: str) -> Arrows:
    """Count the imports from each child of `package` to each other child."""
    inside = f"{package}."
    found = Counter[tuple[str, str]]()
    for module in graph.modules:
        if not module.startswith(inside):
            continue
        for imported in graph.find_modules_directly_imported_by(module):
            if imported.startswith(inside):
                ends = tuple(name.removeprefix(inside).partition(".")[0] for name in (module, imported))
                if ends[0] != ends[1]:
                    found[ends[0], ends[1]] += 1
    return found


def floors(found: Arrows) -> tuple[tuple[str, ...], ...]:
    """Stack the rooms so that every arrow points down, the top floor first.

    Raises:
        ValueError: The rooms import each other in a circle.
    """
    rooms = {room for ends in found for room in ends}
    below = {room: {to for start, to in found if start == room} for room in rooms}
    stacked: list[tuple[str, ...]] = []
    done: set[str] = set()
    while rooms - done:
        floor = tuple(sorted(room for room in rooms - done if below[room] <= done))
        if not floor:
            raise ValueError(f"rooms import each other in a circle: {sorted(rooms - done)}")
        stacked.insert(0, floor)
        done |= set(floor)
    return tuple(stacked)


def direct(found: Arrows) -> tuple[tuple[str, str], ...]:
    """Leave out every arrow that a longer way along other arrows implies."""

    def reaches(start: str, end: str, skipped: tuple[str, str]) -> bool:
        nexts = (to for begun, to in found if begun == start and (begun, to) != skipped)
        return any(to == end or reaches(to, end, skipped) for to in nexts)

    return tuple(sorted(ends for ends in found if not reaches(*ends, ends)))


def purpose(package: str) -> str:
    """Return the first sentence of a package's docstring."""
    source = (ROOT / package.replace(".", "/") / "__init__.py").read_text(encoding="utf-8")
    return (ast.get_docstring(ast.parse(source)) or "").partition("\n")[0]


def children(graph: grimp.ImportGraph, package: str) -> tuple[str, ...]:
    """Return the names of the folders and modules directly inside a package."""
    return tuple(sorted(name.rpartition(".")[2] for name in graph.find_children(package)))


def folders(graph: grimp.ImportGraph, package: str) -> tuple[str, ...]:
    """Return the names of the folders directly inside a package."""
    return tuple(name for name in children(graph, package) if graph.find_children(f"{package}.{name}"))


def room_map() -> str:
    """Return the picture as SVG: the rooms of the window and, beside them, those of the table."""
    graph = grimp.build_graph(PROGRAM, cache_dir=None)
    parts = [*_plan(graph, UI, "ui", MARGIN), *_plan(graph, TABLE, "ui/table", WIDTH / 2 + MARGIN)]
    high = MARGIN * 2 + STEP * max(len(floors(arrows(graph, package))) for package in (UI, TABLE))
    style = "font-family='sans-serif' font-size='17'"
    head = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {high}' {style} fill='{INK}'>"
    ground = f"<rect width='{WIDTH}' height='{high}' fill='{PAPER}'/>"
    tip = (
        "<marker id='tip' markerWidth='10' markerHeight='10' refX='8' refY='5' orient='auto' "
        f"markerUnits='userSpaceOnUse'><path d='M0 0 L10 5 L0 10 z' fill='{EDGE}'/></marker>"
    )
    return "\n".join((head, f"<defs>{tip}</defs>", ground, *parts, "</svg>")) + "\n"


def _plan(graph: grimp.ImportGraph, package: str, title: str, left: float) -> Iterator[str]:
    """Draw the rooms of one package, floor by floor, with the arrows between them."""
    found = arrows(graph, package)
    stacked = floors(found)
    wide, high = SIZE
    room = WIDTH / 2 - 2 * MARGIN
    yield f"<text x='{left}' y='{MARGIN}' font-weight='bold'>{title}</text>"
    places = {}
    for level, floor in enumerate(stacked):
        width = min(wide, (room - 20 * (len(floor) - 1)) / len(floor))
        for number, name in enumerate(floor):
            spare = room - len(floor) * width - 20 * (len(floor) - 1)
            x = left + spare / 2 + number * (width + 20)
            places[name] = (x, MARGIN + 40 + level * STEP, width, high)
    yield from _lines(found, places)
    for name, (x, y, width, height) in places.items():
        box = f"<rect x='{x:.0f}' y='{y}' width='{width:.0f}' height='{height}' rx='8' fill='{FILL}'"
        yield f"{box} stroke='{EDGE}' stroke-width='2'/>"
        yield _text(x + width / 2, y + 24, name, "font-weight='bold'")
        about = wrap(purpose(f"{package}.{name}"), int(width / LETTER))
        inner = wrap(" ".join(folders(graph, f"{package}.{name}")), int(width / LETTER))
        for row, words in enumerate((*about, *inner)):
            style = "font-size='13'" if row < len(about) else f"font-size='13' fill='{SOFT}'"
            yield _text(x + width / 2, y + 44 + 16 * row, words, style)


def _lines(found: Arrows, places: Mapping[str, tuple[float, float, float, float]]) -> Iterator[str]:
    """Draw an arrow from the lower edge of each room to the upper edge of every room it imports directly."""
    for start, to in direct(found):
        (x, y, width, high), (tox, toy, towide, _) = places[start], places[to]
        begin, end = x + width / 2, tox + towide / 2
        line = f"<line x1='{begin:.0f}' y1='{y + high}' x2='{end:.0f}' y2='{toy - 2}'"
        yield f"{line} stroke='{EDGE}' stroke-width='2.5' marker-end='url(#tip)'/>"


def _text(x: float, y: float, words: str, style: str) -> str:
    """Write centred words."""
    return f"<text x='{x:.0f}' y='{y:.0f}' text-anchor='middle' {style}>{words}</text>"


def main() -> None:
    """Write the picture, or say whether it is up to date."""
    drawn = room_map()
    if "--check" in sys.argv[1:]:
        if not PICTURE.is_file() or PICTURE.read_text(encoding="utf-8") != drawn:
            sys.exit(f"{PICTURE.name} is out of date: run packaging/room_map.py")
    else:
        PICTURE.write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()
