"""Builds the installer for Windows from a folder that was bundled there; run by packaging/release.py.

Needs makensis (NSIS 3), which runs on Linux too.
"""

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]
SCRIPT = Path(__file__).resolve().parent / "windows" / "settebello.nsi"
ICON = ROOT / "assets" / "ui" / "icon" / "settebello.ico"


def build(bundle: Path, version: str, folder: Path, *more: str) -> Path:
    """Build the installer of a bundled folder; return its path.

    `more` are definitions such as AMD64, which makes the installer itself a 64-bit program. Raises
    CalledProcessError with what makensis says.
    """
    found = folder.absolute() / f"settebello-{version}-setup.exe"
    with TemporaryDirectory() as lists:
        (Path(lists) / "uninstall.nsh").write_text(uninstall_list(bundle), encoding="utf-8")
        defined = {
            "SOURCE": bundle.absolute(),
            "LISTS": lists,
            "OUT": found,
            "VERSION": version,
            "ICON": ICON,
            "LICENCE": ROOT / "LICENSE",
        }
        switches = [
            *(f"-D{name}={value}" for name, value in defined.items()),
            *(f"-D{name}" for name in more),
        ]
        _run(["makensis", "-V2", "-INPUTCHARSET", "UTF8", *switches, str(SCRIPT)])
    return found


def uninstall_list(bundle: Path) -> str:
    """Return the commands that remove the files of a folder, and its folders if they are then empty."""
    inside = sorted(bundle.rglob("*"))
    files = [f'Delete "$INSTDIR\\{_name(path, bundle)}"' for path in inside if not path.is_dir()]
    folders = [f'RMDir "$INSTDIR\\{_name(path, bundle)}"' for path in inside if path.is_dir()]
    return "\n".join([*files, *reversed(folders)]) + "\n"


def _name(path: Path, bundle: Path) -> str:
    # A dollar begins a variable of NSIS.
    return "\\".join(path.relative_to(bundle).parts).replace("$", "$$")


def _run(command: Sequence[str]) -> None:
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
