"""What is in a drawn file: only what every version of nanosvg draws right, and within which bounds."""

import re
from collections.abc import Iterator
from itertools import accumulate
from typing import NamedTuple
from xml.etree import ElementTree as ET

NAMESPACE = "{http://www.w3.org/2000/svg}"
SHAPES = {"svg": {"width", "height", "viewBox"}, "path": {"fill", "fill-rule", "d"}}
COLOUR = re.compile(r"#[0-9a-f]{6}")
PATH = re.compile(r'<path fill="(#\w+)" fill-rule="evenodd" d="([^"]+)"/>')
RING = re.compile(r"M(\S+) (\S+)l([^z]*)z")
NUMBER = re.compile(r"-?[\d.]+")


class Outline(NamedTuple):
    """One path of a file: its fill, its bounds and how many points it has."""

    fill: str
    left: float
    top: float
    right: float
    bottom: float
    points: int


def faults(svg: str) -> list[str]:
    """What a renderer may not understand in an SVG text, each fault in words."""
    found = []
    for element in ET.fromstring(svg).iter():  # noqa: S314 - our own files
        name = element.tag.removeprefix(NAMESPACE)
        if name not in SHAPES:
            found.append(f"<{name}>")
            continue
        found += [f"<{name} {attribute}>" for attribute in sorted(element.attrib.keys() - SHAPES[name])]
        fill = element.get("fill", "#000000")
        if not COLOUR.fullmatch(fill):
            found.append(f"fill {fill}")
    return found


def outlines(svg: str) -> Iterator[Outline]:
    """The paths of a text that `Picture.svg` wrote, from back to front."""
    for fill, data in PATH.findall(svg):
        across: list[float] = []
        down: list[float] = []
        for x, y, steps in RING.findall(data):
            numbers = [float(number) for number in NUMBER.findall(steps)]
            across += accumulate(numbers[::2], initial=float(x))
            down += accumulate(numbers[1::2], initial=float(y))
        yield Outline(fill, min(across), min(down), max(across), max(down), len(across))
