"""``python -m tests.monkey SCENE … [--events 200000] [--seed 1]``: the robot for as long as one likes.

Prints a line for each scene: events, time, and what the program weighed at the first screen, ten times.
"""

import argparse
import os
import tempfile
import traceback
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from settebello.ui.scene import SceneId
from tests.monkey.program import Program, furnish
from tests.monkey.robot import HIDDEN, Robot


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("scenes", nargs="*", type=SceneId, default=list(SceneId))
    parser.add_argument("--events", type=int, default=200_000)
    parser.add_argument("--legs", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hidden", type=float, default=HIDDEN, help="the part of frames that is not drawn")
    given = parser.parse_args()
    for scene in given.scenes:
        # In memory where there is such a folder: a disk is waited for with every move.
        memory = Path("/dev/shm")  # noqa: S108
        with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
            furnish(Path(folder))
            program = Program(Path(folder), given.seed)
            try:
                robot = Robot(program, scene, given.seed, hidden=given.hidden)
                print(robot.run(given.events, given.legs), flush=True)  # noqa: T201 - figures to read
            except Exception:  # noqa: BLE001 - the other scenes have their turn all the same
                traceback.print_exc()
            finally:
                program.close()


if __name__ == "__main__":
    main()
