"""The notation of the music: melodies, chords and pieces, written as text.

Time counts in sixteenths. A melody is bars separated by ``|``. A note is a name with an octave (``c5`` is the
C above middle C, ``f#4``, ``bb4``), and ``r`` is a rest. ``:4`` gives the length; without it a note is an
eighth, 2. It may end in ``~`` (mordent) or ``*`` (tremolo). Chords are one symbol for each dotted quarter
(``Am``, ``E7``, ``C/E`` with E in the bass); ``-`` holds the chord before.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

BEAT = 6
"""Sixteenths in a dotted quarter, the beat of 6/8 and 12/8."""
STEPS = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
_NOTE = re.compile(r"(?:([a-g])([#b]?)(\d)|r)(?::(\d+))?([~*]?)$")
_CHORD = re.compile(r"([A-G][#b]?)(m?)(7?)(?:/([A-G][#b]?))?$")


class NotationError(ValueError):
    """A bar that does not add up, or a symbol that means nothing."""


@dataclass(frozen=True, slots=True)
class Note:
    """A note: start and length in sixteenths, pitch as a MIDI number, ornament (``~``, ``*`` or empty)."""

    start: int
    length: int
    pitch: int
    ornament: str = ""

    @property
    def end(self) -> int:
        """The time at which the note ends."""
        return self.start + self.length

    @property
    def strong(self) -> bool:
        """Whether the note begins on a beat."""
        return self.start % BEAT == 0


@dataclass(frozen=True, slots=True)
class Chord:
    """A chord from a time on: pitch classes with the root first, and the pitch class of the bass."""

    start: int
    name: str
    tones: tuple[int, ...]
    bass: int
    held: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """Some bars of a piece: melody, chords, and how they are played.

    `second` is a second melody. The styles are names of `music_players`: of the guitar, and what plays
    along (``drum``, ``thirds``, ``tremolo``, ``low``).
    """

    name: str
    melody: str
    chords: str
    guitar: str = "waltz"
    along: tuple[str, ...] = ()
    second: str = ""


@dataclass(frozen=True, slots=True)
class Piece:
    """A whole piece: its name, beats a minute and a bar, the scale (pitch classes), and its sections."""

    name: str
    tempo: float
    beats: int
    scale: tuple[int, ...]
    sections: tuple[Section, ...]
    loop: bool = True

    @property
    def bar(self) -> int:
        """The length of a bar in sixteenths."""
        return self.beats * BEAT

    @property
    def sixteenth(self) -> float:
        """The seconds of a sixteenth."""
        return 60 / self.tempo / BEAT

    def starts(self) -> Iterator[tuple[int, Section]]:
        """Yield each section with the time at which it begins."""
        now = 0
        for section in self.sections:
            yield now, section
            now += self.bar * bars(section.chords)

    @property
    def length(self) -> int:
        """The length of the piece in sixteenths."""
        return self.bar * sum(bars(section.chords) for section in self.sections)

    @property
    def seconds(self) -> float:
        """The length of the piece in seconds."""
        return self.length * self.sixteenth


def bars(text: str) -> int:
    """Count the bars of a text."""
    return len(text.strip().strip("|").split("|"))


def pitch_class(name: str) -> int:
    """Return the pitch class (C is 0) of a name such as ``Bb``."""
    return (STEPS[name[0].lower()] + name.count("#") - name[1:].count("b")) % 12


def notes(text: str, bar: int, start: int = 0) -> tuple[Note, ...]:
    """Read a melody.

    Raises:
        NotationError: a bar has not the length `bar`, or a note cannot be read.
    """
    found = []
    for number, part in enumerate(text.strip().strip("|").split("|")):
        now = start + number * bar
        for token in part.split():
            match = _NOTE.match(token)
            if match is None:
                raise NotationError(f"{token!r} is no note")
            letter, sign, octave, length, ornament = match.groups()
            long = int(length or 2)
            if letter:
                pitch = 12 * (int(octave) + 1) + STEPS[letter] + (sign == "#") - (sign == "b")
                found.append(Note(now, long, pitch, ornament))
            now += long
        if now != start + (number + 1) * bar:
            raise NotationError(f"bar {number + 1} of {text!r} has {now - start - number * bar} sixteenths")
    return tuple(found)


def chords(text: str, beats: int, start: int = 0) -> tuple[Chord, ...]:
    """Read chords, one for every beat.

    Raises:
        NotationError: a bar has another number of chords, or one cannot be read.
    """
    found: list[Chord] = []
    for part in text.strip().strip("|").split("|"):
        symbols = part.split()
        if len(symbols) != beats:
            raise NotationError(f"{part!r} has not {beats} chords")
        for symbol in symbols:
            now = start + BEAT * len(found)
            found.append(replace(found[-1], start=now, held=True) if symbol == "-" else _chord(symbol, now))
    return tuple(found)


def _chord(symbol: str, start: int) -> Chord:
    match = _CHORD.match(symbol)
    if match is None:
        raise NotationError(f"{symbol!r} is no chord")
    root, minor, seventh, below = match.groups()
    base = pitch_class(root)
    tones = [base, base + (3 if minor else 4), base + 7, *([base + 10] if seventh else [])]
    return Chord(start, symbol, tuple(tone % 12 for tone in tones), pitch_class(below or root))
