"""Copies the licences of the program and of everything that a bundle holds into one folder.

    PYTHON packaging/licences.py FOLDER

Run by the Python of the environment in which settebello is installed: the licences are those of the installed
versions. Ends with status 1 if a library has none.
"""

import re
import shutil
import sys
import sysconfig
from importlib.metadata import Distribution, distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NAMED = re.compile(r"(licen[cs]e|copying|notice)", re.IGNORECASE)
CONDITION = re.compile(r"extra ==|; *python")
"""What a requirement says that does not hold for the program here."""
LGPL = Path(__file__).resolve().parent / "licences" / "LGPL-2.1.txt"
WITHOUT = {"pygame-ce": LGPL}
"""Libraries that are installed without their licence, and where it is instead."""


def needed(name: str) -> dict[str, Distribution]:
    """Return an installed distribution and all that it needs, by their names in lower case."""
    found: dict[str, Distribution] = {}
    waiting = [name]
    while waiting:
        one = distribution(waiting.pop())
        key = one.metadata["Name"].lower().replace("_", "-")
        if key not in found:
            found[key] = one
            wanted = [
                line for line in one.requires or () if "extra ==" not in line and "; python" not in line
            ]
            waiting += [re.split(r"[^\w.-]", line, maxsplit=1)[0] for line in wanted]
    return found


def texts_of(one: Distribution) -> list[Path]:
    """Return the licences that were installed with a distribution."""
    files = [Path(str(one.locate_file(file))) for file in one.files or ()]
    inside = [path for path in files if any(part.endswith(".dist-info") for part in path.parts)]
    return [path for path in inside if NAMED.match(path.name) and path.is_file()]


def python_text() -> Path | None:
    """Return the licence of the Python that runs."""
    library = Path(sysconfig.get_path("stdlib"))
    version = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    places = (
        library / "LICENSE.txt",
        Path(sys.base_prefix) / "LICENSE.txt",
        Path("/usr/share/doc", version, "copyright"),
    )
    return next((path for path in places if path.is_file()), None)


def collect(folder: Path) -> list[str]:
    """Copy all licences into a folder, one folder for each library; return the names of those without."""
    missing = []
    folder.mkdir(parents=True, exist_ok=True)
    for path in sorted((ROOT / "assets" / "licences").glob("*.txt")):
        shutil.copy(path, folder)
    found = {name: texts_of(one) for name, one in needed("settebello").items()}
    python = python_text()
    found["python"] = [] if python is None else [python]
    for name, installed in found.items():
        texts = installed or [path for path in (WITHOUT.get(name),) if path is not None]
        if not texts:
            missing.append(name)
        for number, path in enumerate(texts):
            target = folder / name / (path.name if number == 0 else f"{number + 1}-{path.name}")
            target.parent.mkdir(exist_ok=True)
            shutil.copy(path, target)
    return missing


def main() -> int:
    """Copy them, and name the libraries without one; return the exit status."""
    missing = collect(Path(sys.argv[1]))
    for name in missing:
        print(f"{name} has no licence beside it", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
