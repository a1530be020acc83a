"""Starts and ends child processes that are connected to the game by a pipe."""

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

LONGEST_END = 1.0
"""Seconds to wait for a killed process to end; normally about a millisecond."""


def spawned(
    entry: Callable[..., None], arguments: tuple[Any, ...], name: str
) -> "tuple[BaseProcess, Connection]":
    """Start a process; return it and our end of the pipe to it. Raises OSError or RuntimeError."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=entry, args=(theirs, *arguments), name=name, daemon=True)
    process.start()
    # Close our copy of the child's end: otherwise recv() never sees EOF when the child dies.
    theirs.close()
    return process, ours


def end(process: "BaseProcess | None", pipe: Connection | None) -> None:
    """Kill a process at once and close its pipe; either may be None."""
    if process is not None:
        process.kill()
        process.join(LONGEST_END)
        if not process.is_alive():
            process.close()
    if pipe is not None:
        pipe.close()
