"""The bundles: licences, Debian package, Windows installer, Flatpak manifest, the table of a release."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import bundles
import debian_package
import licences
import pytest
import release
import wheels
import windows_installer
import yaml
from build_ledger import checksum

PACKAGING = Path(release.__file__).parent
MANIFEST = PACKAGING / "flatpak" / "org.example.Settebello.yml"


def tool(name: str) -> str:
    """The path of a program; skips the test where it is not installed."""
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A stand-in for the bundled folder, with odd names in it."""
    bundle = tmp_path / "bundle"
    inside = bundle / "_internal" / "deep é $x"
    inside.mkdir(parents=True)
    (inside / "ü.txt").write_text("data")
    (bundle / "_internal" / "libfirst.so").write_bytes(b"\x7fELF GLIBC_2.17 GLIBC_2.4 GLIBC_PRIVATE")
    (bundle / "_internal" / "libsecond.so").write_bytes(b"\x7fELF GLIBC_2.9 GLIBC_2.34")
    (bundle / "_internal" / "text").write_bytes(b"GLIBC_2.99")
    for name in ("settebello", "settebello.exe", "settebello-window.exe"):
        (bundle / name).write_text("#!/bin/sh\n")
    return bundle


def test_every_library_of_a_bundle_has_a_licence_beside_it(tmp_path: Path) -> None:
    assert licences.collect(tmp_path) == []
    found = {path.name for path in tmp_path.iterdir() if path.is_dir()}
    assert found >= {
        "settebello",
        "pygame-ce",
        "pydantic",
        "pydantic-core",
        "pyyaml",
        "platformdirs",
        "python",
    }
    assert all(list((tmp_path / name).iterdir()) for name in found)
    assert "babel" not in found, "an extra is in no bundle"
    lgpl = (tmp_path / "pygame-ce" / "LGPL-2.1.txt").read_text(encoding="utf-8")
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in lgpl


def test_a_library_without_a_licence_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(licences, "WITHOUT", {})
    assert licences.collect(tmp_path) == ["pygame-ce"]


def test_the_newest_c_library_that_is_asked_for_is_found(folder: Path) -> None:
    assert debian_package.newest_glibc(folder) == 34


def test_the_debian_package_has_program_desktop_files_and_licence(folder: Path, tmp_path: Path) -> None:
    dpkg = tool("dpkg-deb")
    share = tmp_path / "share"
    for name in ("man/man1/settebello.1", "zsh/site-functions/_settebello"):
        (share / name).parent.mkdir(parents=True)
        (share / name).write_text("text")
    package = debian_package.Package("1.2.3", 1_700_000_000, "amd64")
    found = debian_package.build(folder, share, package, tmp_path)
    (tmp_path / "again").mkdir()
    again = debian_package.build(folder, share, package, tmp_path / "again")
    assert checksum(found) == checksum(again)
    said = subprocess.run([dpkg, "-c", found], check=True, capture_output=True, text=True).stdout
    for line in (
        "./usr/games/settebello -> ../lib/settebello/settebello",
        "./usr/share/applications/settebello.desktop",
        "./usr/share/man/man1/settebello.1.gz",
        "./usr/share/zsh/vendor-completions/_settebello",
        "./usr/share/doc/settebello/copyright",
        "./usr/share/lintian/overrides/settebello",
    ):
        assert f"{line}\n" in said
    runs = [line.split()[-1] for line in said.splitlines() if line.startswith("-rwx")]
    assert runs == ["./usr/lib/settebello/settebello"]
    fields = subprocess.run([dpkg, "-f", found], check=True, capture_output=True, text=True).stdout
    assert "Depends: libc6 (>= 2.34), libx11-6" in fields


def test_the_uninstaller_removes_what_the_installer_brought_and_no_more(folder: Path) -> None:
    lines = windows_installer.uninstall_list(folder).splitlines()
    assert 'Delete "$INSTDIR\\_internal\\deep é $$x\\ü.txt"' in lines
    assert lines[-2:] == ['RMDir "$INSTDIR\\_internal\\deep é $$x"', 'RMDir "$INSTDIR\\_internal"']
    assert not [line for line in lines if "/r" in line]


def test_the_windows_installer_is_built_here(folder: Path, tmp_path: Path) -> None:
    tool("makensis")
    found = windows_installer.build(folder, "1.2.3", tmp_path)
    assert found.read_bytes()[:2] == b"MZ"


@pytest.mark.slow
def test_the_windows_installer_installs_and_uninstalls_in_silence(folder: Path, tmp_path: Path) -> None:
    tool("makensis")
    program, server = tool("wine"), tool("wineserver")
    installer = windows_installer.build(folder, "1.2.3", tmp_path, "AMD64")
    prefix = tmp_path / "wine"
    environment = {
        **os.environ,
        "WINEPREFIX": str(prefix),
        "WINEARCH": "win64",
        "WINEDEBUG": "-all",
        "DISPLAY": "",
        "WINEDLLOVERRIDES": "mscoree,mshtml=",
    }

    def wine(*command: str | Path) -> int:
        done = subprocess.run([program, *command], env=environment, check=False, capture_output=True)
        return done.returncode

    wine("wineboot", "-i")
    assert wine(installer, "/S") == 0
    (installed,) = prefix.rglob("Programs/Settebello/settebello-window.exe")
    home = installed.parent
    assert (home / "_internal" / "deep é $x" / "ü.txt").read_text() == "data"
    assert list(prefix.rglob("Settebello.lnk"))
    keys = [
        r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Settebello",
        *(rf"HKCU\Software\Classes\{name}" for name in (".scopa", ".mercato")),
    ]
    assert [wine("reg", "query", key) for key in keys] == [0, 0, 0]
    (home / "mine.txt").write_text("a file of the player's")
    assert wine(home / "uninstall.exe", "/S", f"_?=Z:{str(home).replace('/', chr(92))}") == 0
    assert {path.name for path in home.iterdir()} <= {"mine.txt", "uninstall.exe"}
    assert not list(prefix.rglob("Settebello.lnk"))
    assert all(wine("reg", "query", key) != 0 for key in keys)
    subprocess.run([server, "-k"], env=environment, check=False, capture_output=True)


def test_the_flatpak_manifest_takes_what_the_release_script_bundles() -> None:
    manifest = yaml.safe_load(MANIFEST.read_text(encoding="utf-8"))
    assert manifest["id"] == MANIFEST.stem
    (module,) = manifest["modules"]
    (source,) = module["sources"]
    assert (MANIFEST.parent / source["path"]).resolve() == PACKAGING.parent / "dist" / "bundle"


def test_the_flatpak_manifest_is_understood(tmp_path: Path) -> None:
    command = [tool("flatpak-builder"), "--show-manifest", str(MANIFEST)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_specification_is_python() -> None:
    compile(bundles.SPEC.read_text(encoding="utf-8"), str(bundles.SPEC), "exec")


def test_a_table_says_what_was_made_and_why_the_rest_was_not(tmp_path: Path) -> None:
    made = tmp_path / "a.whl"
    made.write_bytes(b"0" * 1_500_000)
    lines = release.table([bundles.Part("wheel", made), *release.NOWHERE]).splitlines()
    assert lines[2].startswith("| wheel | a.whl | 1.5 | `")
    assert [line for line in lines if release.NOT_RUN in line] == lines[3:]


def test_a_release_is_plain_values_for_other_programs(tmp_path: Path) -> None:
    made = tmp_path / "a.whl"
    made.write_bytes(b"0")
    found = json.loads(json.dumps(release.as_data([bundles.Part("wheel", made), *release.NOWHERE])))
    (wheel,) = found["made"]
    assert wheel == {"what": "wheel", "file": "a.whl", "bytes": 1, "sha256": checksum(made)}
    assert [part["what"] for part in found["not_run"]] == ["Flatpak", "AppImage"]
    assert set(bundles.BUNDLES) == set(bundles.MAKERS)


def test_what_other_systems_make_is_told() -> None:
    assert set(release.ELSEWHERE) == set(bundles.MAKERS)
    assert len(release.elsewhere()) == len(bundles.MAKERS) - (sys.platform in bundles.MAKERS)


def test_a_release_needs_the_native_wheel_of_this_python(tmp_path: Path) -> None:
    tag = f"cp{sys.version_info[0]}{sys.version_info[1]}"
    right = tmp_path / f"settebello-1-{tag}-{tag}-linux_x86_64.whl"
    assert release.native_wheel([tmp_path / "settebello-1-py3-none-any.whl", right]) == right
    with pytest.raises(wheels.BuildError, match=tag):
        release.native_wheel([tmp_path / "settebello-1-py3-none-any.whl"])
