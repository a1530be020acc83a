"""Processes of our own with a pipe to each: how one is started, and how it is ended."""

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

LONGEST_END = 1.0
"""Seconds to wait for a killed process; it takes about a thousandth of that."""


def spawned(
    entry: Callable[..., None], arguments: tuple[Any, ...], name: str
) -> "tuple[BaseProcess, Connection]":
    """Start a process that is given its end of a pipe and the arguments; raises OSError or RuntimeError."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=entry, args=(theirs, *arguments), name=name, daemon=True)
    process.start()
    # Only when nobody else holds the other end does its end show here.
    theirs.close()
    return process, ours


def end(process: "BaseProcess | None", pipe: Connection | None) -> None:
    """Kill a process at once, and close the pipe to it; there may be none."""
    if process is not None:
        process.kill()
        process.join(LONGEST_END)
        if not process.is_alive():
            process.close()
    if pipe is not None:
        pipe.close()
