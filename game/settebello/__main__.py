"""The program's entry point: `python -m settebello`, the command `settebello`, and the frozen bundle."""

import multiprocessing
import sys

from settebello.gc_startup import gc_paused


def main() -> int:
    """Run the command line; return the exit status."""
    # In a frozen bundle the opponents' process also starts here; this call then runs it and exits.
    multiprocessing.freeze_support()
    with gc_paused():
        from settebello.cli import run

    return run(sys.argv[1:])


# Guarded, because the opponents' process imports this module under another name.
if __name__ == "__main__":
    sys.exit(main())
