#!/usr/bin/env python3
"""Makes everything of a release that this machine can make, with checksums and a table of sizes.

    python3 packaging/release.py [FOLDER]         everything (default folder: dist)
    python3 packaging/release.py --wheels FOLDER  bundles of the wheels that lie there, instead of new ones

Wheels are made everywhere (packaging/wheels.py). A bundle is made of this system's native wheel: on Linux a
folder as .tar.xz, a Debian package and a single file; on Windows an installer; on macOS an application.
FOLDER then also has SHA256SUMS and SIZES, whose table says of every file that belongs to a release how
large it is, or why it was not made. Each bundle is started once (`--version`) before it is packed; `--once`
runs its whole self-test. A release that was interrupted goes on when it is started again with the same folder
and the same sources; `--json` prints the result as JSON. Needs what packaging/wheels.py needs; dpkg-deb for
the Debian package, makensis for the installer.
"""

import argparse
import json
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import desktop_files
import wheels
from build_ledger import Ledger, OccupiedError, checksum
from bundles import BUNDLES, MAKERS, Part, Workshop, bundle, workshop

ROOT = Path(__file__).resolve().parents[1]
TABLE = "SIZES"
NOT_RUN = "not run"


ELSEWHERE = {
    "linux": ("folder, Debian package and single file for Linux", "made on Linux"),
    "win32": ("installer for Windows", "made on Windows: its Python and libraries are those of Windows"),
    "darwin": ("application for macOS", "made on macOS"),
}
NOWHERE = (
    Part("Flatpak", reason="its runtime cannot be fetched where releases are made; the manifest is checked"),
    Part("AppImage", reason="its tools are in no package registry; the single file for Linux stands for it"),
)


def native_wheel(found: Sequence[Path]) -> Path:
    """Return the native wheel for the Python that runs; raises BuildError if there is none."""
    tag = f"cp{sys.version_info[0]}{sys.version_info[1]}"
    for path in found:
        if f"-{tag}-{tag}-" in path.name:
            return path
    raise wheels.BuildError(f"there is no wheel for {tag}")


def table(parts: Sequence[Part]) -> str:
    """Return the table of a release in Markdown."""
    lines = ["| what | file | MB | SHA-256 |", "| --- | --- | ---: | --- |"]
    for part in parts:
        if part.path is None:
            lines.append(f"| {part.what} | {NOT_RUN}: {part.reason} | | |")
        else:
            size = part.path.stat().st_size / 1e6
            lines.append(f"| {part.what} | {part.path.name} | {size:.1f} | `{checksum(part.path)[:16]}…` |")
    return "\n".join(lines) + "\n"


def kind(path: Path) -> str:
    """Return what a distribution file is."""
    if path.suffix != ".whl":
        return "source distribution"
    return "wheel for every machine" if path.name.endswith("-none-any.whl") else "native wheel"


def as_data(parts: Sequence[Part]) -> dict[str, Any]:
    """Return a release as plain JSON values."""
    made = [{"what": part.what, **wheels.facts(part.path)} for part in parts if part.path is not None]
    missing = [{"what": part.what, "reason": part.reason} for part in parts if part.path is None]
    return {"made": made, "not_run": missing}


def make(folder: Path, parsed: argparse.Namespace, ledger: Ledger) -> list[Part]:
    """Make everything into a folder; return the parts, also those not made here; raises BuildError."""
    epoch = wheels.commit_time()
    if parsed.wheels is None:
        distributions = wheels.build_all(folder, parsed.python, ledger)
    else:
        given = sorted(path for path in parsed.wheels.iterdir() if path.name.endswith((".whl", ".tar.gz")))
        distributions = [Path(shutil.copy(path, folder)) for path in given]
    parts = [Part(kind(path), path) for path in distributions]
    version = distributions[0].name.split("-")[1].removesuffix(".tar.gz")
    maker = MAKERS.get(sys.platform)
    if maker is not None:
        with TemporaryDirectory() as work:
            shop = workshop(native_wheel(distributions), Path(work), epoch, ledger)
            parts += maker(shop, version, folder, whole=parsed.once)
            if parsed.keep:
                keep(shop, version, folder / "bundle")
    parts += [Part(*reason) for reason in elsewhere()]
    return [*parts, *NOWHERE]


def keep(shop: Workshop, version: str, folder: Path) -> None:
    """Keep the bundled program and its files for a desktop, of which the Flatpak is made."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(bundle(shop, version), folder / "settebello", symlinks=True)
    shop.run(Path(__file__).with_name("shell_files.py"), folder / "share")
    desktop_files.write(folder / "share")


def elsewhere() -> list[tuple[str, None, str]]:
    """Return what other systems make."""
    return [(what, None, why) for system, (what, why) in ELSEWHERE.items() if system != sys.platform]


def main() -> int:
    """Make the release and print its table; return the exit status."""
    parser = wheels.arguments("Make everything of a release that this machine can make.")
    parser.add_argument("--wheels", type=Path, metavar="FOLDER", help="use the wheels in this folder")
    parser.add_argument("--keep", action="store_true", help="keep the folder of which the Flatpak is made")
    parser.add_argument("--once", action="store_true", help="run the self-test of the bundle")
    parsed = parser.parse_args()
    folder = parsed.folder.absolute()
    distributions = wheels.parts_of(parsed.python) if parsed.wheels is None else 0
    try:
        # Copies of wheels are no parts that were made from the sources here.
        state = wheels.state_of_sources() if parsed.wheels is None else ""
        ledger = Ledger(folder, state, distributions + BUNDLES.get(sys.platform, 0))
        parts = make(folder, parsed, ledger)
    except OccupiedError as error:
        print(error, file=sys.stderr)
        return 2
    except wheels.BuildError as error:
        print(error, file=sys.stderr)
        return 1
    wheels.write_sums(folder, [part.path for part in parts if part.path is not None])
    text = table(parts)
    (folder / TABLE).write_text(text, encoding="utf-8")
    ledger.close()
    print(json.dumps(as_data(parts), indent=1) if parsed.json else text, end="\n" if parsed.json else "")
    return 0


if __name__ == "__main__":
    sys.exit(main())
