"""Write the files by which a Linux desktop knows the game into a folder.

    .venv/bin/python packaging/desktop_files.py ~/.local/share --program "$PWD/.venv/bin/settebello"

The desktop file, the kinds of file of saved matches (.scopa, .mercato), the metadata for software centres
and the icons. Desktops look for them below that folder; a package for a system takes /usr/share and no
--program. Software centres fetch pictures from the web: --pictures names the address of the folder
packaging/pictures there.
"""

import argparse
import shutil
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parents[1]
SOURCES = Path(__file__).resolve().parent / "linux"
ICONS = ROOT / "assets" / "ui" / "icon" / "hicolor"
DESKTOP = "applications/settebello.desktop"
MIME = "mime/packages/settebello-mime.xml"
METAINFO = "metainfo/settebello.metainfo.xml"
MORE_ICONS = {
    "settebello-symbolic.svg": "symbolic/apps",
    "application-x-settebello-record.svg": "scalable/mimetypes",
    "application-x-settebello-mercato.svg": "scalable/mimetypes",
}
"""Icons drawn for desktops alone: the one in a single colour, and those of saved matches."""
PICTURES = {
    "table": "A table of Scopa",
    "title": "The osteria, the first screen",
    "opponents": "The opponents to choose from",
    "score": "A deal is counted",
}
"""Pictures for software centres, the first one shown first."""


def main() -> None:
    """Write the files and print their names."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    parser.add_argument("--program", default="settebello", metavar="PATH", help="the program to start")
    parser.add_argument("--pictures", metavar="ADDRESS", help="the address of the pictures on the web")
    arguments = parser.parse_args()
    for path in write(arguments.folder, arguments.program, arguments.pictures):
        print(path)


def write(folder: Path, program: str = "settebello", pictures: str | None = None) -> list[Path]:
    """Write all files below a folder; return their paths."""
    written = []
    changes = {DESKTOP: lambda text: starting(program, text), METAINFO: lambda text: shown(pictures, text)}
    for name in (DESKTOP, MIME, METAINFO):
        text = (SOURCES / Path(name).name).read_text(encoding="utf-8")
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(changes[name](text) if name in changes else text, encoding="utf-8")
        written.append(path)
    for icon in sorted(ICONS.rglob("*")):
        if icon.is_file():
            target = folder / "icons" / "hicolor" / icon.relative_to(ICONS)
            target.parent.mkdir(parents=True, exist_ok=True)
            written.append(Path(shutil.copy(icon, target)))
    for name, place in MORE_ICONS.items():
        target = folder / "icons" / "hicolor" / place / name
        target.parent.mkdir(parents=True, exist_ok=True)
        written.append(Path(shutil.copy(SOURCES / name, target)))
    return written


def shown(pictures: str | None, text: str) -> str:
    """Return the metadata with pictures at an address; without one unchanged."""
    if pictures is None:
        return text
    lines = ["  <screenshots>"]
    for number, (name, caption) in enumerate(PICTURES.items()):
        kind = ' type="default"' if number == 0 else ""
        address = escape(f"{pictures.rstrip('/')}/{name}.png")
        lines.append(
            f"    <screenshot{kind}><caption>{caption}</caption><image>{address}</image></screenshot>"
        )
    return text.replace("  <releases>", "\n".join([*lines, "  </screenshots>", "  <releases>"]))


def starting(program: str, text: str) -> str:
    """Return the text of a desktop file that starts another program, quoted as the Exec key wants."""
    if program == "settebello":
        return text
    quoted = program
    for character in ("\\", '"', "`", "$"):
        quoted = quoted.replace(character, "\\" + character)
    # The value is unescaped once as a string of the file, then once as a command.
    quoted = quoted.replace("\\", "\\\\").replace("%", "%%")
    return text.replace("Exec=settebello", f'Exec="{quoted}"')


if __name__ == "__main__":
    main()
