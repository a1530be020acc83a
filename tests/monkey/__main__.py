"""``python -m tests.monkey SCENE … [--events 200000] [--seed 1]``: the robot for as long as one likes.

Prints a line for each scene: events, time, and what the program weighed at the first screen, ten times.
With ``--full`` no file takes a byte any more once the program is furnished and started, as on a full disk
(not on Windows); the lines then have to go through a pipe.
"""

import argparse
import os
import sys
import tempfile
import traceback
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from settebello.ui.kit.scene import SceneId
from tests.monkey.program import Program, furnish
from tests.monkey.robot import HIDDEN, Robot


def room_for(size: int | None) -> None:
    """Let no file of this process grow beyond so many bytes, which is as on a full disk; None: let them."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - not there on Windows

        without = resource.RLIM_INFINITY
        resource.setrlimit(resource.RLIMIT_FSIZE, (without if size is None else size, without))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("scenes", nargs="*", type=SceneId, default=list(SceneId))
    parser.add_argument("--events", type=int, default=200_000)
    parser.add_argument("--legs", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hidden", type=float, default=HIDDEN, help="the part of frames that is not drawn")
    parser.add_argument("--full", action="store_true", help="on a disk that is full")
    given = parser.parse_args()
    for scene in given.scenes:
        # In memory where there is such a folder: a disk is waited for with every move.
        memory = Path("/dev/shm")  # noqa: S108
        with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
            furnish(Path(folder))
            program = Program(Path(folder), given.seed)
            program.child()
            if given.full:
                room_for(0)
                # What is said of it once is said before the robot comes.
                for _ in range(3):
                    program.child()
                    program.plain()
            try:
                robot = Robot(program, scene, given.seed, hidden=given.hidden)
                print(robot.run(given.events, given.legs), flush=True)  # noqa: T201 - figures to read
            except Exception:  # noqa: BLE001 - the other scenes have their turn all the same
                traceback.print_exc()
            finally:
                program.close()
                room_for(None)


if __name__ == "__main__":
    main()
