"""Skins with a mistake, made of a small sound one."""

import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path

from settebello import resources

SHIPPED = resources.assets() / "skins"
SMALL = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 600"><path fill="#a00" d="M9 9h90v90z"/></svg>'
)
BILLION = (
    '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>'
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="&b;"/></svg>'
)


def own_skin(folder: Path, name: str = "mine") -> Path:
    """A sound skin of the player's own, all cards alike, called by its folder's name."""
    skin = folder / name
    for file in _files():
        path = skin / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(SMALL, encoding="utf-8")
    change(skin, "id: napoletane", f"id: {name}", source=SHIPPED / "napoletane" / "skin.yaml")
    return skin


@cache
def _files() -> tuple[str, ...]:
    shipped = SHIPPED / "napoletane"
    return tuple(sorted(str(path.relative_to(shipped)) for path in shipped.glob("**/*.svg")))


def change(skin: Path, before: str, after: str, *, source: Path | None = None) -> None:
    """Write something else in the manifest."""
    manifest = skin / "skin.yaml"
    text = (source or manifest).read_text(encoding="utf-8")
    assert text.count(before) == 1, before
    manifest.write_text(text.replace(before, after), encoding="utf-8")


def _picture(content: str | bytes) -> Callable[[Path], None]:
    def write(skin: Path) -> None:
        data = content.encode() if isinstance(content, str) else content
        (skin / "cards" / "denari_07.svg").write_bytes(data)

    return write


def _drawn(path: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 600"><path {path}/></svg>'


def _outside(skin: Path) -> None:
    shutil.copy(skin / "back.svg", skin.parent / "back.svg")
    change(skin, "file: back.svg", "file: ../back.svg")


BROKEN: dict[str, tuple[Callable[[Path], object], str]] = {
    "a picture is missing": (
        lambda skin: (skin / "cards" / "denari_07.svg").unlink(),
        "packs[1].pictures.7: the picture cards/denari_07.svg is missing",
    ),
    "the back is missing": (
        lambda skin: (skin / "back.svg").unlink(),
        "backs[1].file: the picture back.svg is missing",
    ),
    "a sign is missing": (
        lambda skin: (skin / "signs" / "coppe.svg").unlink(),
        "signs: the picture signs/coppe.svg is missing",
    ),
    "a print is missing": (
        lambda skin: (skin / "prints" / "spade.svg").unlink(),
        "prints: the picture prints/spade.svg is missing",
    ),
    "a picture is too large": (
        _picture(SMALL + " " * (1 << 20)),
        "the picture cards/denari_07.svg is larger than 1024 KiB",
    ),
    "a picture has too many parts": (
        _picture("<svg>" + "<path/>" * 5000 + "</svg>"),
        "the picture cards/denari_07.svg has more than 5000 parts",
    ),
    "a picture is a photograph": (
        _picture(b"\x89PNG\r\n\x1a\n\x00\x00"),
        "the picture cards/denari_07.svg is no SVG: line 1: not well-formed",
    ),
    "a picture is a web page": (
        _picture("<html></html>"),
        "the picture cards/denari_07.svg is no SVG: it begins with <html>",
    ),
    "a picture is cut off": (_picture(SMALL[:-20]), "is no SVG: line 1: "),
    "a picture is empty": (_picture(""), "is no SVG: line 1: no element found"),
    "a picture swells": (_picture(BILLION), "declares entities, which a drawing does not need"),
    "a picture lies elsewhere": (
        _outside,
        "backs[1].file: the picture ../back.svg is not inside the folder of the skin",
    ),
    "a picture has endless dashes": (
        _picture(_drawn('stroke="#000" stroke-dasharray="1 1" d="M0 0L1e9 1e9"')),
        "has lines of more than 1000000 dashes",
    ),
    "a picture has dashes of no length": (
        _picture(_drawn('style="stroke:#000;stroke-dasharray:1e-9" d="M0 0L300 300"')),
        "has lines of more than 1000000 dashes",
    ),
    "a picture has dashes in per cent": (
        _picture(_drawn('stroke="#000" stroke-dasharray="0.001%" d="M0 0L300 300"')),
        "has dashes whose lengths are no plain numbers",
    ),
    "a picture has dashes along a line in inches": (
        _picture(
            _drawn('stroke="#000" stroke-dasharray="0.06"').replace("path", 'rect width="3500in" height="9"')
        ),
        "has lines of more than 1000000 dashes",
    ),
    "a picture has dashes along a line in per cent": (
        _picture(
            _drawn('stroke="#000" stroke-dasharray="2"')
            .replace("path", 'rect width="9000%" height="9"')
            .replace("360 600", "99999 99999")
        ),
        "has lines of more than 1000000 dashes",
    ),
    "a picture has dashes along a line in heights of letters": (
        _picture(
            _drawn('stroke="#000" stroke-dasharray="2"').replace("path", 'rect width="90em" height="9"')
        ),
        "has dashes beside lengths in em or ex",
    ),
    "a picture has dashes along a line beyond every number": (
        _picture(_drawn('stroke="#000" stroke-dasharray="1" d="M0 0L1e999 0"')),
        "has lines of more than 1000000 dashes",
    ),
    "a picture has dashes beyond every number": (
        _picture(_drawn('stroke="#000" stroke-dasharray="1e999 1e-9" d="M0 0L300 300"')),
        "has dashes whose lengths are no plain numbers",
    ),
    "a picture has too many numbers": (
        _picture(_drawn('stroke="#000" d="M0 0' + "L360 600L0 0" * 30_000 + '"')),
        "has more than 100000 numbers",
    ),
    "a picture is a large photograph": (
        _picture(b"\x89PNG\r\n\x1a\n" + bytes(50 * 2**20)),
        "the picture cards/denari_07.svg is larger than 1024 KiB",
    ),
    "cards are square": (
        lambda skin: change(skin, "canvas: [360, 600]", "canvas: [600, 600]"),
        "canvas: cards have to be 3 wide to 5 high",
    ),
    "cards are huge": (
        lambda skin: change(skin, "canvas: [360, 600]", "canvas: [36000, 60000]"),
        "canvas[1]: 36000 is too large",
    ),
    "the id is another": (
        lambda skin: change(skin, "id: mine", "id: yours"),
        "id: the id has to be the name of the folder, 'mine'",
    ),
    "the manifest is no YAML": (
        lambda skin: (skin / "skin.yaml").write_text("format: [1\n", encoding="utf-8"),
        "skin.yaml:2:1: this is not YAML",
    ),
    "the manifest is empty": (
        lambda skin: (skin / "skin.yaml").write_text("", encoding="utf-8"),
        "skin.yaml:1:1: is empty",
    ),
    "the manifest is from the future": (
        lambda skin: change(skin, "format: 1", "format: 2"),
        "skin.yaml:3:9: format: 2 is not 1",
    ),
    "a key is unknown": (
        lambda skin: change(skin, "corner_radius:", "corner_radus:"),
        "(did you mean 'corner_radius'?)",
    ),
    "a colour is none": (
        lambda skin: change(skin, '"#f2b632"', '"gold"'),
        "suits.coins.accent",
    ),
    "two backs have one id": (
        lambda skin: change(skin, "id: red", "id: blue"),
        "backs[2].id: 'blue' stands here twice",
    ),
    "a style has no picture": (
        lambda skin: change(
            skin, "badges:", "styles: [{id: other, name: {en: Other}, folder: none}]\nbadges:"
        ),
        "styles[1].folder: no picture of a card is in the folder none",
    ),
    "a name lacks English": (
        lambda skin: change(skin, "  en: Neapolitan\n", ""),
        "name: the English text is missing: en",
    ),
}
"""What is wrong, how to make it so in a skin called `mine`, and what is said of it."""
