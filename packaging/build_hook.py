"""The build hook: compiles the languages and puts assets/ and rules/ into the wheel."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LEFT_OUT = frozenset({"art", "i18n"})
"""Folders of assets/ that do not travel as they are: the cards' sources, and the languages' sources."""


def compile_language(po: Path, mo: Path) -> None:
    """Write the .mo file of a .po file; raises babel's PoFileError when it cannot be read."""
    with po.open("rb") as source:
        catalog = read_po(source, locale=po.stem, abort_invalid=True)
    with mo.open("wb") as target:
        write_mo(target, catalog)


class CustomBuildHook(BuildHookInterface[Any]):
    """Run by hatchling before it builds a wheel, or the wheel of an editable installation."""

    compiled: TemporaryDirectory[str] | None = None
    """The languages on their way into a wheel."""

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
        for po in languages:
            mo = Path(self.compiled.name) / f"{po.stem}.mo"
            compile_language(po, mo)
            included[str(mo)] = f"settebello/_data/assets/i18n/{mo.name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002 - hatchling's own signature
        """Clear away what is in the wheel by now."""
        if self.compiled is not None:
            self.compiled.cleanup()
