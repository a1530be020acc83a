"""A program killed while it works: begun, left alone for a while, and ended without a warning."""

import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]


def killed(module: str, folder: Path, seed: int, seconds: float) -> list[str]:
    """Let a module work in a folder for some seconds after its first line, kill it; all lines it said."""
    command = [sys.executable, "-m", module, str(folder), str(seed)]
    child = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8")
    assert child.stdout is not None
    said = child.stdout.readline()
    time.sleep(seconds)
    child.kill()
    said += child.stdout.read()
    child.stdout.close()
    child.wait()
    return [line.strip() for line in said.splitlines(keepends=True) if line.endswith("\n")]
