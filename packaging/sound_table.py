"""The table of measurements in ``assets/sounds/README.md``, made from the files as they are."""

from pathlib import Path

import numpy as np
from sound_levels import Measured, measured, share
from sound_waves import Wave

HEAD = "| sound | takes | seconds | LUFS, loudest 0.1 s | LUFS, whole | true peak, dB | KiB |"
RULE = "|---|---|---|---|---|---|---|"
START, END = "<!-- measured -->", "<!-- end -->"


def read(file: Path) -> Wave:
    """Return a file's samples, as the library of OGG Vorbis decodes them."""
    import soundfile  # noqa: PLC0415 - a tool for whoever changes a sound

    wave, _ = soundfile.read(file, always_2d=True)
    return np.asarray(wave, dtype=np.float64)


def groups(sounds: Path) -> dict[str, list[Path]]:
    """Return the takes of every sound by the name that they share."""
    found: dict[str, list[Path]] = {}
    for file in sorted(sounds.rglob("*.ogg")):
        name = file.relative_to(sounds).with_suffix("").as_posix()
        stem, _, number = name.rpartition("-")
        found.setdefault(stem if number.isdigit() else name, []).append(file)
    return found


def row(name: str, takes: list[Measured], size: int) -> str:
    """Return a row of the table: the longest and loudest of the takes."""
    return (
        f"| {name} | {len(takes)} | {max(one.seconds for one in takes):.2f} |"
        f" {max(one.loudest for one in takes):.1f} | {max(one.integrated for one in takes):.1f} |"
        f" {max(one.peak for one in takes):.1f} | {size / 1024:.0f} |"
    )


def table(sounds: Path) -> str:
    """Return the table, and below it the spectrum of the murmur and the sizes."""
    lines = [HEAD, RULE]
    total = 0
    for name, files in groups(sounds).items():
        size = sum(file.stat().st_size for file in files)
        total += size
        lines.append(row(name, [measured(read(file)) for file in files], size))
    osteria = read(sounds / "ambience" / "osteria.ogg")
    body, upper = share(osteria, 200, 3500), share(osteria, 1000, 3500)
    music = sum(file.stat().st_size for file in (sounds / "music").glob("*.ogg"))
    return "\n".join(
        (
            *lines,
            "",
            f"Of the murmur's energy {body:.1%} lies between 200 and 3,500 Hz, and {upper:.1%} above 1 kHz.",
            f"All files: {total / 1024:.0f} KiB, of which music {music / 1024:.0f} KiB.",
        )
    )


def renew(sounds: Path) -> None:
    """Measure all files again, and write the table."""
    file = sounds / "README.md"
    text = file.read_text(encoding="utf-8")
    before, after = text.partition(START)[0], text.partition(END)[2]
    file.write_text(f"{before}{START}\n\n{table(sounds)}\n\n{END}{after}", encoding="utf-8")
