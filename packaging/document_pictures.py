"""Take the pictures of the README and of the manual again, from scenes with example content.

    .venv/bin/python packaging/document_pictures.py [NAME ...]

Without names it takes all. Each is a scene of 1280x720, scaled and reduced to a palette of 72 colours.
The sweep is a moving picture of 640x360 in 60 colours. assets/art/sheets.py makes the pictures of the decks.
"""

import argparse
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import pygame
from moving_picture import LAST, SHOWN, sweep_frames
from screenshots import take

from settebello.developer.shots import SHOTS
from settebello.storage.settings import Settings, WindowSize

ROOT = Path(__file__).resolve().parent.parent
README = "packaging/pictures"
MANUAL = "docs/pictures"
COLOURS = 72
MOVING_COLOURS = 60
SWEEP = f"{README}/sweep.png"
SWEEP_SIZE = (640, 360)


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of a document: its file, the scene it shows, and its size in pixels."""

    file: str
    scene: str
    width: int

    @property
    def size(self) -> tuple[int, int]:
        """The width and the height."""
        return self.width, self.width * 9 // 16


PICTURES = (
    Picture(f"{README}/title.png", "title", 736),
    Picture(f"{README}/table.png", "table", 736),
    Picture(f"{README}/rules.png", "rules", 736),
    Picture(f"{README}/opponents.png", "opponents", 736),
    Picture(f"{README}/score.png", "score_sheet", 736),
    Picture(f"{README}/lesson.png", "lesson", 736),
    Picture(f"{README}/learn.png", "learn_free", 736),
    Picture(f"{MANUAL}/new_game.png", "new_game", 640),
    Picture(f"{MANUAL}/hint.png", "hint_strong", 640),
    Picture(f"{MANUAL}/replay.png", "replay", 640),
    Picture(f"{MANUAL}/seal.png", "seal", 640),
    Picture(f"{MANUAL}/adults.png", "adults_overview", 640),
)


def main() -> None:
    """Take the pictures that the command line names."""
    names = [*(Path(picture.file).stem for picture in PICTURES), Path(SWEEP).stem]
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(names))
    wanted = parser.parse_args().names or names
    for picture in PICTURES:
        if Path(picture.file).stem in wanted:
            write(picture, ROOT / picture.file)
            print(picture.file)
    if Path(SWEEP).stem in wanted:
        write_sweep(ROOT / SWEEP)
        print(SWEEP)


def write_sweep(path: Path) -> None:
    """Write the moving picture of a sweep (APNG)."""
    sys.path.insert(0, str(ROOT / "assets" / "art"))
    from few_colours import reduced  # noqa: PLC0415 - found by the line above
    from interface.palette_png import Frame, moving_png  # noqa: PLC0415 - as above

    wide, high = SWEEP_SIZE
    shots = [
        pygame.transform.smoothscale(shot.convert(24), SWEEP_SIZE)
        for shot in sweep_frames(WindowSize(1280, 720))
    ]
    # All frames share one palette.
    strip = pygame.Surface((wide, high * len(shots)), 0, 24)
    for number, shot in enumerate(shots):
        strip.blit(shot, (0, high * number))
    rows, palette = reduced(strip, MOVING_COLOURS)
    frames = [
        Frame(rows[high * n : high * (n + 1)], LAST if n == len(shots) - 1 else SHOWN)
        for n in range(len(shots))
    ]
    path.write_bytes(moving_png(wide, frames, palette))


def write(picture: Picture, path: Path) -> None:
    """Write one picture."""
    # These scripts draw the shipped pictures and are no package.
    sys.path.insert(0, str(ROOT / "assets" / "art"))
    from few_colours import reduced  # noqa: PLC0415 - found by the line above
    from interface.palette_png import palette_png  # noqa: PLC0415 - as above

    (shot,) = (shot for shot in SHOTS if shot.name == picture.scene)
    with tempfile.TemporaryDirectory() as folder:
        large = Path(folder) / "large.png"
        take(shot, Settings(language="en", window=WindowSize(1280, 720)), large)
        surface = pygame.transform.smoothscale(pygame.image.load(large).convert(24), picture.size)
    rows, palette = reduced(surface, COLOURS)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(palette_png(picture.width, rows, palette))


if __name__ == "__main__":
    main()
