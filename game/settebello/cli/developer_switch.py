"""The switch --scene, which opens one scene in a window; only a checkout has it."""

import argparse
import os
from typing import TYPE_CHECKING

from settebello.resources import is_developer_build

if TYPE_CHECKING:
    from collections.abc import Callable

    from settebello.app import Game
    from settebello.developer.shot import Shot

SWITCH = "--scene"
NOT_TOGETHER = ("once", "variant", "load", "profile", "data", "portable")
"""Switches that name a match, a player or a folder; the scene brings its own."""


def add_scene(parser: "argparse._ActionsContainer", *, shown: bool | None) -> None:
    """Add the switch; ``shown``: whether the help has it, None: in a checkout."""
    shown = is_developer_build() if shown is None else shown
    about = "open one scene with example content in a temporary folder; without NAME: list the scenes"
    parser.add_argument(
        SWITCH,
        nargs="?",
        const="",
        metavar="NAME",
        help=about if shown else argparse.SUPPRESS,
    )


def check_scene(parsed: argparse.Namespace, parser: argparse.ArgumentParser) -> None:
    """Exit with status 2 and a message outside a checkout, for an unknown scene, and for other switches."""
    if parsed.scene is None:
        return
    if not is_developer_build():
        parser.error(
            f"argument {SWITCH}: needs a checkout of the sources (python3 packaging/run.py {SWITCH} NAME)"
        )
    others = [f"--{switch}" for switch in NOT_TOGETHER if getattr(parsed, switch) not in {None, False}]
    others += [f"the command {parsed.command}"] * (parsed.command is not None)
    if others:
        parser.error(f"argument {SWITCH}: cannot be combined with {others[0]}")
    known = scene_names()
    if parsed.scene and parsed.scene not in known:
        parser.error(f"argument {SWITCH}: {parsed.scene!r} is not one of {', '.join(known)}")


def developer_tools() -> "Callable[[Game], None] | None":
    """Return what attaches the developer tools to the program; None outside of a checkout."""
    if not is_developer_build():
        return None
    from settebello.developer.tools import attach

    return attach


def scene_names() -> tuple[str, ...]:
    """Return the names of all scenes that can be opened."""
    # The shots name keys by pygame's constants, and pygame prints its version when it is imported.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from settebello.developer.shots import SHOTS

    return tuple(shot.name for shot in SHOTS)


def shot_named(name: str) -> "Shot":
    """Return the shot with this name; raises StopIteration for an unknown one."""
    from settebello.developer.shots import SHOTS

    return next(shot for shot in SHOTS if shot.name == name)
