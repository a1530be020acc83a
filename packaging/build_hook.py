"""The build hook: compiles the languages and puts assets/, rules/ and documents into the wheel.

With the variable SETTEBELLO_NATIVE at 1 it compiles the core as well: a wheel for this platform and this
Python, with the sources beside what was made of them. Without, one wheel for all.
"""

import os
import subprocess
import sys
from datetime import UTC, datetime
from importlib.metadata import version as version_of
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LEFT_OUT = frozenset({"art", "i18n"})
"""Folders of assets/ that do not travel as they are: the cards' sources, and the languages' sources."""

MANUAL = "docs/manual.md"
"""The document that the program shows."""

GUIDES = ("docs/modding.md", "docs/rules.md", "docs/api.md", "BOTS.md", "PROTOCOL.md", "PRACTICE.md")
"""The documents for whoever makes something; each `new` command names the first."""

SWITCH = "SETTEBELLO_NATIVE"


def is_native() -> bool:
    """Whether a wheel with the compiled core is asked for."""
    return os.environ.get(SWITCH) == "1"


def compile_language(po: Path, mo: Path) -> None:
    """Write the .mo file of a .po file; raises babel's PoFileError when it cannot be read."""
    # Here, because this file is read to learn what to fetch, before Babel is there.
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    with po.open("rb") as source:
        catalog = read_po(source, locale=po.stem, abort_invalid=True)
    # Else Babel writes the time of the build, and no two builds are the same.
    catalog.creation_date = datetime.fromtimestamp(0, UTC)
    with mo.open("wb") as target:
        # A reworded sentence keeps its translation, marked fuzzy, until a translator has looked at it.
        write_mo(target, catalog, use_fuzzy=True)


class CustomBuildHook(BuildHookInterface[Any]):
    """Run by hatchling before it builds a wheel, or the wheel of an editable installation."""

    compiled: TemporaryDirectory[str] | None = None
    """The languages and the core on their way into a wheel."""

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling and Babel."""
        return self.metadata.core.optional_dependencies["native"] if is_native() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile beside the sources for an editable installation, into `settebello/_data` for a wheel."""
        root = Path(self.root)
        languages = sorted((root / "assets" / "i18n").glob("*.po"))
        if version == "editable":
            for po in languages:
                compile_language(po, po.with_suffix(".mo"))
            return
        self.compiled = TemporaryDirectory()
        included: dict[str, str] = build_data["force_include"]
        for folder in ("assets", "rules"):
            for path in sorted((root / folder).iterdir()):
                if path.name not in LEFT_OUT:
                    included[str(path)] = f"settebello/_data/{folder}/{path.name}"
        for name in (MANUAL, *GUIDES):
            included[str(root / name)] = f"settebello/_data/{name}"
        for po in languages:
            mo = Path(self.compiled.name) / f"{po.stem}.mo"
            compile_language(po, mo)
            included[str(mo)] = f"settebello/_data/assets/i18n/{mo.name}"
        if is_native():
            self._add_core(root, Path(self.compiled.name) / "core", build_data)

    def _add_core(self, root: Path, target: Path, build_data: dict[str, Any]) -> None:
        """Put the compiled modules beside their sources, and what they need at run time into the metadata."""
        builder = root / "packaging" / "core_builder.py"
        subprocess.run([sys.executable, str(builder), str(root / "game"), str(target)], check=True)
        for path in sorted(target.rglob("*")):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(target).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        # The compiled modules refuse a librt older than the one they were made with.
        build_data["dependencies"] += [f"librt>={version_of('librt')}", "mypy_extensions>=1"]

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002 - hatchling's own signature
        """Clear away what is in the wheel by now."""
        if self.compiled is not None:
            self.compiled.cleanup()
