"""Makes the bundles of this system: the program with a Python and libraries; for packaging/release.py."""

import os
import shutil
import subprocess
import tarfile
import venv
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import debian_package
import wheels
import windows_installer
from build_ledger import Ledger

SPEC = Path(__file__).resolve().parent / "settebello.spec"
TOOLS = ("pyinstaller>=6.10", "shtab>=1.13,<1.14")


@dataclass(frozen=True, slots=True)
class Part:
    """A file of a release, or why this machine did not make it."""

    what: str
    path: Path | None = None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Workshop:
    """Where a bundle is made: a Python with the program and the tools, and a folder for what is made."""

    python: Path
    folder: Path
    epoch: str
    ledger: Ledger

    def run(self, *command: str | Path, **more: str) -> str:
        """Return what the Python prints with arguments; raises BuildError if it fails."""
        return wheels.run([self.python, *command], self.folder, {"SOURCE_DATE_EPOCH": self.epoch, **more})


def workshop(wheel: Path, folder: Path, epoch: str, ledger: Ledger) -> Workshop:
    """Make an environment with a native wheel and the tools; raises BuildError."""
    venv.create(folder / "tools", with_pip=True)
    python = folder / "tools" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    made = Workshop(python, folder, epoch, ledger)
    made.run("-m", "pip", "install", "--quiet", "--disable-pip-version-check", *TOOLS, wheel)
    return made


def bundle(shop: Workshop, version: str, *, one_file: bool = False) -> Path:
    """Return the folder, or the one file, that PyInstaller makes of the program, once; raises BuildError."""
    target = shop.folder / ("single" if one_file else "bundle")
    if (made := target / "settebello").exists():
        return made
    licences = shop.folder / "licences"
    if not licences.exists():
        shop.run(SPEC.with_name("licences.py"), licences)
    work = shop.folder / f"{target.name}-work"
    shop.run(
        *(
            "-m",
            "PyInstaller",
            "--noconfirm",
            "--log-level",
            "ERROR",
            "--distpath",
            target,
            "--workpath",
            work,
            SPEC,
        ),
        SETTEBELLO_LICENCES=str(licences),
        SETTEBELLO_VERSION=version,
        SETTEBELLO_ONE_FILE=str(int(one_file)),
        PYTHONHASHSEED="0",
    )
    return made


def check_bundle(folder: Path, *, whole: bool) -> None:
    """Start the bundled program; raises BuildError if its core is not compiled or its self-test fails."""
    program = folder / ("settebello.exe" if os.name == "nt" else "settebello") if folder.is_dir() else folder
    with TemporaryDirectory() as home:
        places = {"SETTEBELLO_HOME": home}
        said = wheels.run([program, "--version"], folder.parent, places)
        if "core: compiled" not in said:
            raise wheels.BuildError(f"{program} says {said.strip()}")
        if whole:
            # SDL draws on no screen: a machine that builds has none.
            wheels.run([program, "--once"], folder.parent, {**places, "SDL_VIDEODRIVER": "dummy"})


def checked_bundle(shop: Workshop, version: str, *, whole: bool) -> Path:
    """Return the bundled folder after a start of it; raises BuildError."""
    made = bundle(shop, version)
    check_bundle(made, whole=whole)
    return made


def for_linux(shop: Workshop, version: str, folder: Path, *, whole: bool) -> list[Part]:
    """Make the packages for Linux; raises BuildError."""
    name = f"settebello-{version}-linux-{os.uname().machine}"
    packed, alone = folder / f"{name}.tar.xz", folder / name

    def pack() -> Path:
        made = checked_bundle(shop, version, whole=whole)
        with tarfile.open(packed, "w:xz") as archive:
            archive.add(made, f"settebello-{version}", filter=lambda info: _plain(info, int(shop.epoch)))
        return packed

    def copy_single() -> Path:
        single = bundle(shop, version, one_file=True)
        check_bundle(single, whole=False)
        return Path(shutil.copy(single, alone))

    return [
        Part("folder for Linux", shop.ledger.part("folder for Linux", pack)),
        _debian(shop, version, folder),
        Part("single file for Linux", shop.ledger.part("single file for Linux", copy_single)),
    ]


def _plain(info: tarfile.TarInfo, epoch: int) -> tarfile.TarInfo:
    """Take the builder and the time of building out of an entry of an archive."""
    info.uid = info.gid = 0
    info.uname = info.gname = "root"
    info.mtime = epoch
    return info


def _debian(shop: Workshop, version: str, folder: Path) -> Part:
    """Make the Debian package, if there is dpkg-deb."""
    what = "package for Debian and Ubuntu"
    if shutil.which("dpkg-deb") is None:
        return Part(what, reason="dpkg-deb is not installed")
    architecture = wheels.run(["dpkg", "--print-architecture"], shop.folder).strip()
    package = debian_package.Package(version, int(shop.epoch), architecture)

    def build() -> Path:
        share = shop.folder / "share"
        shop.run(SPEC.with_name("shell_files.py"), share)
        return debian_package.build(bundle(shop, version), share, package, folder)

    try:
        return Part(what, shop.ledger.part(what, build))
    except subprocess.CalledProcessError as error:
        raise wheels.BuildError(f"dpkg-deb: {error.stderr}") from error


def for_windows(shop: Workshop, version: str, folder: Path, *, whole: bool) -> list[Part]:
    """Make the installer for Windows; raises BuildError."""
    what = "installer for Windows"
    if shutil.which("makensis") is None:
        return [Part(what, reason="makensis is not installed")]

    def build() -> Path:
        return windows_installer.build(checked_bundle(shop, version, whole=whole), version, folder)

    try:
        return [Part(what, shop.ledger.part(what, build))]
    except subprocess.CalledProcessError as error:
        raise wheels.BuildError(f"makensis: {error.stdout}") from error


def for_macos(shop: Workshop, version: str, folder: Path, *, whole: bool) -> list[Part]:
    """Make the application for macOS; raises BuildError."""
    what = "application for macOS"
    packed = folder / f"settebello-{version}-macos-{os.uname().machine}.zip"

    def pack() -> Path:
        made = checked_bundle(shop, version, whole=whole).with_name("Settebello.app")
        # The archive keeps the links and permissions inside the application.
        wheels.run(["ditto", "-c", "-k", "--keepParent", made, packed], shop.folder)
        return packed

    return [Part(what, shop.ledger.part(what, pack))]


MAKERS = {"linux": for_linux, "win32": for_windows, "darwin": for_macos}
"""What makes the parts of a release that belong to a system."""
BUNDLES = {"linux": 3, "win32": 1, "darwin": 1}
"""How many parts that makes."""
