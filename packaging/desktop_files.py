"""Write the files by which a Linux desktop knows the game into a folder.

    .venv/bin/python packaging/desktop_files.py ~/.local/share --program "$PWD/.venv/bin/settebello"

The desktop file, the kind of file of saved matches (.scopa), the metadata for software centres and the icons.
Desktops look for them below that folder; a package for a system takes /usr/share and no --program.
"""

import argparse
import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCES = Path(__file__).resolve().parent / "linux"
ICONS = ROOT / "assets" / "ui" / "icon" / "hicolor"
DESKTOP = "applications/settebello.desktop"
MIME = "mime/packages/settebello-mime.xml"
METAINFO = "metainfo/settebello.metainfo.xml"


def main() -> None:
    """Write the files and print their names."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    parser.add_argument("--program", default="settebello", metavar="PATH", help="the program to start")
    arguments = parser.parse_args()
    for path in write(arguments.folder, arguments.program):
        print(path)


def write(folder: Path, program: str = "settebello") -> list[Path]:
    """Write all files below a folder; return their paths."""
    written = []
    for name in (DESKTOP, MIME, METAINFO):
        text = (SOURCES / Path(name).name).read_text(encoding="utf-8")
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(starting(program, text) if name == DESKTOP else text, encoding="utf-8")
        written.append(path)
    for icon in sorted(ICONS.rglob("*")):
        if icon.is_file():
            target = folder / "icons" / "hicolor" / icon.relative_to(ICONS)
            target.parent.mkdir(parents=True, exist_ok=True)
            written.append(Path(shutil.copy(icon, target)))
    return written


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
