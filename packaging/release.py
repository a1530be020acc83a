#!/usr/bin/env python3
"""Makes everything of a release that this machine can make, with checksums and a table of sizes.

    python3 packaging/release.py [FOLDER]         everything (default folder: dist)
    python3 packaging/release.py --wheels FOLDER  bundles of the wheels that lie there, instead of new ones

Wheels are made everywhere (packaging/wheels.py). A bundle is made of this system's native wheel: on Linux a
folder as .tar.xz, a Debian package and a single file; on Windows an installer; on macOS an application.
FOLDER then also has SHA256SUMS and SIZES, whose table says of every file that belongs to a release how
large it is, or why it was not made. Each bundle is started once (`--version`) before it is packed; `--once`
runs its whole self-test. Needs what packaging/wheels.py needs; dpkg-deb for the Debian package, makensis
for the installer.
"""

import argparse
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import desktop_files
import wheels
from bundles import MAKERS, Part, Workshop, workshop

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
            lines.append(
                f"| {part.what} | {part.path.name} | {size:.1f} | `{wheels.checksum(part.path)[:16]}…` |"
            )
    return "\n".join(lines) + "\n"


def kind(path: Path) -> str:
    """Return what a distribution file is."""
    if path.suffix != ".whl":
        return "source distribution"
    return "wheel for every machine" if path.name.endswith("-none-any.whl") else "native wheel"


def make(folder: Path, parsed: argparse.Namespace) -> list[Part]:
    """Make everything into a folder; return the parts, also those not made here; raises BuildError."""
    epoch = wheels.commit_time()
    if parsed.wheels is None:
        distributions = wheels.build_all(folder, parsed.python)
    else:
        given = sorted(path for path in parsed.wheels.iterdir() if path.name.endswith((".whl", ".tar.gz")))
        distributions = [Path(shutil.copy(path, folder)) for path in given]
    parts = [Part(kind(path), path) for path in distributions]
    version = distributions[0].name.split("-")[1].removesuffix(".tar.gz")
    maker = MAKERS.get(sys.platform)
    if maker is not None:
        with TemporaryDirectory() as work:
            shop = workshop(native_wheel(distributions), Path(work), epoch)
            parts += maker(shop, version, folder, whole=parsed.once)
            if parsed.keep:
                keep(shop, folder / "bundle")
    parts += [Part(*reason) for reason in elsewhere()]
    return [*parts, *NOWHERE]


def keep(shop: Workshop, folder: Path) -> None:
    """Keep the bundled program and its files for a desktop, of which the Flatpak is made."""
    shutil.copytree(shop.folder / "bundle" / "settebello", folder / "settebello", symlinks=True)
    shop.run(Path(__file__).with_name("shell_files.py"), folder / "share")
    desktop_files.write(folder / "share")


def elsewhere() -> list[tuple[str, None, str]]:
    """Return what other systems make."""
    return [(what, None, why) for system, (what, why) in ELSEWHERE.items() if system != sys.platform]


def main() -> int:
    """Make the release and print its table; return the exit status."""
    parser = argparse.ArgumentParser(description="Make everything of a release that this machine can make.")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "dist", help="where it goes")
    parser.add_argument("--wheels", type=Path, metavar="FOLDER", help="use the wheels in this folder")
    parser.add_argument(
        "--python", nargs="+", type=Path, default=[], help="further Pythons for native wheels"
    )
    parser.add_argument("--keep", action="store_true", help="keep the folder of which the Flatpak is made")
    parser.add_argument("--once", action="store_true", help="run the self-test of the bundle")
    parsed = parser.parse_args()
    folder = parsed.folder.absolute()
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        print(f"{folder} is not empty", file=sys.stderr)
        return 2
    try:
        parts = make(folder, parsed)
    except wheels.BuildError as error:
        print(error, file=sys.stderr)
        return 1
    made = sorted(part.path for part in parts if part.path is not None)
    sums = "".join(f"{wheels.checksum(path)}  {path.name}\n" for path in made)
    (folder / wheels.SUMS).write_text(sums, encoding="utf-8")
    text = table(parts)
    (folder / TABLE).write_text(text, encoding="utf-8")
    print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
