"""Builds the Debian package around the bundled folder; run by packaging/release.py.

The folder brings Python and all libraries but those that SDL looks for when it starts: those of the screen.
Needs dpkg-deb.
"""

import gzip
import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from email.utils import formatdate
from pathlib import Path
from tempfile import TemporaryDirectory

import desktop_files

SOURCES = Path(__file__).resolve().parent / "linux"
ROOT = Path(__file__).resolve().parents[1]
SCREEN = ("libx11-6", "libxcursor1", "libxext6", "libxfixes3", "libxi6", "libxrandr2", "libxss1")
WAYLAND = (
    "libdecor-0-0",
    "libegl1",
    "libwayland-client0",
    "libwayland-cursor0",
    "libwayland-egl1",
    "libxkbcommon0",
)
SOUND = ("libpulse0 | pipewire-pulse", "speech-dispatcher | espeak-ng")
MAINTAINER = "The Settebello developers <settebello@localhost>"
"""The project has no address; whoever publishes the package writes his own."""
NEWEST = re.compile(rb"GLIBC_2\.(\d+)")
COPYRIGHT = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Settebello
Comment: The licences of the bundled libraries are in /usr/lib/settebello/_internal/licences.

Files: *
Copyright: 2026 The Settebello developers
License: Expat
{licence}
"""
CONTROL = """\
Package: settebello
Version: {version}
Section: games
Priority: optional
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Recommends: {recommends}
Description: Scopa and its relatives
 Play Scopa and thirty of its relatives against opponents who see no more
 than you do, or learn to add with the same cards. Everything works offline,
 by mouse, keyboard or gamepad, in six languages.
"""


@dataclass(frozen=True, slots=True)
class Package:
    """What the package says of itself."""

    version: str
    epoch: int
    """The time of all its files, in seconds since 1970."""
    architecture: str


def build(bundle: Path, share: Path, package: Package, folder: Path) -> Path:
    """Build a package of the bundled program and of the files for /usr/share; return its path.

    Raises CalledProcessError if dpkg-deb refuses.
    """
    with TemporaryDirectory() as work:
        root = Path(work) / "root"
        _lay_out(root, bundle, share, package)
        size = sum(path.lstat().st_size for path in root.rglob("*") if path.is_file()) // 1024 + 1
        needed = (f"libc6 (>= 2.{newest_glibc(bundle)})", *SCREEN)
        control = root / "DEBIAN" / "control"
        control.parent.mkdir()
        control.write_text(
            CONTROL.format(
                version=package.version,
                architecture=package.architecture,
                maintainer=MAINTAINER,
                size=size,
                depends=", ".join(needed),
                recommends=", ".join((*WAYLAND, *SOUND)),
            ),
            encoding="utf-8",
        )
        _settle_modes(root)
        found = folder / f"settebello_{package.version}_{package.architecture}.deb"
        command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(found)]
        # The times of all files in the package.
        environment = {**os.environ, "SOURCE_DATE_EPOCH": str(package.epoch)}
        subprocess.run(command, check=True, capture_output=True, env=environment)
        return found


def _lay_out(root: Path, bundle: Path, share: Path, package: Package) -> None:
    """Put all files below a folder where the package has them."""
    usr = root / "usr"
    shutil.copytree(bundle, usr / "lib" / "settebello", symlinks=True)
    (usr / "games").mkdir()
    (usr / "games" / "settebello").symlink_to("../lib/settebello/settebello")
    shutil.copytree(share, usr / "share")
    desktop_files.write(usr / "share")
    # zsh looks for what packages bring in a folder of its own.
    zsh = usr / "share" / "zsh"
    (zsh / "vendor-completions").mkdir()
    (zsh / "site-functions" / "_settebello").rename(zsh / "vendor-completions" / "_settebello")
    (zsh / "site-functions").rmdir()
    for page in sorted((usr / "share" / "man").rglob("*.1")):
        _pack(page.with_name(f"{page.name}.gz"), page.read_bytes())
        page.unlink()
    document = usr / "share" / "doc" / "settebello"
    document.mkdir(parents=True)
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8").split("\n\n", 2)[2]
    indented = "\n".join(f" {line}" if line else " ." for line in licence.strip().splitlines())
    (document / "copyright").write_text(COPYRIGHT.format(licence=indented), encoding="utf-8")
    _pack(document / "changelog.gz", changelog(package).encode())
    overrides = usr / "share" / "lintian" / "overrides"
    overrides.mkdir(parents=True)
    shutil.copy(SOURCES / "lintian-overrides", overrides / "settebello")


def changelog(package: Package) -> str:
    """Return the package's list of changes, which names the program's own."""
    date = formatdate(package.epoch)
    return (
        f"settebello ({package.version}) unstable; urgency=medium\n\n"
        f"  * See CHANGELOG.md of Settebello {package.version}.\n\n"
        f" -- {MAINTAINER}  {date}\n"
    )


def newest_glibc(bundle: Path) -> int:
    """Return the second number of the newest glibc that a file of the bundle asks for."""
    found = {0}
    for path in bundle.rglob("*"):
        if path.is_file() and not path.is_symlink():
            content = path.read_bytes()
            if content.startswith(b"\x7fELF"):
                found |= {int(number) for number in NEWEST.findall(content)}
    return max(found)


def _pack(path: Path, content: bytes) -> None:
    path.write_bytes(gzip.compress(content, 9, mtime=0))


def _settle_modes(root: Path) -> None:
    """Make all files readable, and only programs executable."""
    for path in (root, *root.rglob("*")):
        if path.is_symlink():
            continue
        runs = path.is_dir() or path == root / "usr" / "lib" / "settebello" / "settebello"
        path.chmod(0o755 if runs else 0o644)
