"""Reads the constants of the theme again and gives them to the modules that imported them by name.

What other modules computed from a constant when they were imported, and default values of parameters, keep
the old value until the next start; a widget that was made with a style keeps that style until its scene is
opened again.
"""

import runpy
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from settebello.ui.kit import theme

PROGRAM = "settebello."


def reread_theme(file: Path | None = None) -> tuple[str, ...]:
    """Read the theme's file and return the names of the constants that changed.

    `file` is the module's own file by default. A file with an error changes nothing: raises whatever its code
    raises.
    """
    fresh = runpy.run_path(str(file or theme.__file__), run_name=theme.__name__)
    changed = {name: value for name, value in constants(fresh).items() if _differs(name, value)}
    modules = [module for name, module in sys.modules.items() if name.startswith(PROGRAM)]
    for name, value in changed.items():
        _replace(modules, name, value)
    return tuple(changed)


def constants(names: dict[str, Any]) -> dict[str, Any]:
    """Return the constants among the names of a module."""
    return {name: value for name, value in names.items() if name.isupper()}


def _differs(name: str, value: object) -> bool:
    # Values are compared as text: a class of the module that was read again is another class.
    return repr(vars(theme).get(name)) != repr(value)


def _replace(modules: list[ModuleType], name: str, value: object) -> None:
    """Set a constant in the theme and wherever the old value was imported under its name."""
    old = vars(theme).get(name)
    for module in modules:
        if module is theme or (name in vars(module) and vars(module)[name] is old):
            setattr(module, name, value)
