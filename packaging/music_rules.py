"""Checks a piece note by note by the rules of a textbook on harmony.

Each broken rule is a sentence with its place. The rules: a note on a beat belongs to the chord; a note off
the beat belongs to the chord or is a step from both neighbours (or is reached by step and repeated); no leap
is larger than an octave, augmented or diminished outside a chord; a leap of more than a fifth turns back;
melody and bass move in no parallel fifths or octaves and in no direct ones by leap; the leading note rises;
every note lies in the range of its instrument; a piece ends on a chord of its key or its dominant.
"""

from collections.abc import Container, Iterator, Sequence
from itertools import pairwise

from music_notation import BEAT, Chord, Note, Piece, Section, chords, notes
from music_parts import bass_line, second_voice

MANDOLIN = (55, 93)
GUITAR = (40, 76)
OCTAVE, FIFTH = 12, 7
STEP = 2


def name(pitch: int) -> str:
    """Return the name of a pitch, such as ``c5``."""
    return f"{('c', 'c#', 'd', 'd#', 'e', 'f', 'f#', 'g', 'g#', 'a', 'bb', 'b')[pitch % 12]}{pitch // 12 - 1}"


def chord_at(harmony: Sequence[Chord], time: int) -> Chord:
    """Return the chord at a time."""
    return harmony[min(time // BEAT, len(harmony) - 1)]


def _steps(first: Note, second: Note) -> bool:
    return abs(first.pitch - second.pitch) <= STEP


def dissonances(melody: Sequence[Note], harmony: Sequence[Chord]) -> Iterator[str]:
    """Yield the notes that do not fit the harmony."""
    for place, note in enumerate(melody):
        if note.pitch % 12 in chord_at(harmony, note.start).tones:
            continue
        before = melody[place - 1] if place else None
        after = melody[place + 1] if place + 1 < len(melody) else None
        where = f"{name(note.pitch)} at {note.start}"
        if note.strong:
            yield f"{where} on the beat is not in {chord_at(harmony, note.start).name}"
        elif after is None or before is None:
            yield f"{where} has no neighbour to lead it"
        elif not _steps(note, after):
            yield f"{where} outside {chord_at(harmony, note.start).name} is left by a leap"
        elif not _steps(before, note):
            yield f"{where} outside {chord_at(harmony, note.start).name} is reached by a leap"


def leaps(melody: Sequence[Note], harmony: Sequence[Chord], begins: Container[int] = ()) -> Iterator[str]:
    """Yield leaps that nobody would sing."""
    for place, (first, second) in enumerate(pairwise(melody)):
        if second.start != first.end or second.start in begins:
            continue
        size = abs(second.pitch - first.pitch)
        tones = chord_at(harmony, second.start).tones
        broken = first.pitch % 12 in tones and second.pitch % 12 in tones
        where = f"{name(first.pitch)} to {name(second.pitch)} at {second.start}"
        if size > OCTAVE:
            yield f"{where} is more than an octave"
        if size in {6, 10, 11} and not broken:
            yield f"{where} leaps by {size} semitones outside a chord"
        if size > FIFTH and not broken and place + 2 < len(melody):
            back = (melody[place + 2].pitch - second.pitch) * (second.pitch - first.pitch)
            if back > 0:
                yield f"{where} does not turn back"
        if size == 3 and {first.pitch % 12, second.pitch % 12} == {1, 10} and not broken:
            yield f"{where} is an augmented second"


def on_beats(line: Sequence[Note], beats: range) -> list[int | None]:
    """Return the pitch that sounds at each beat."""
    found: list[int | None] = []
    for beat in beats:
        sounding = [note.pitch for note in line if note.start <= beat < note.end]
        found.append(sounding[0] if sounding else None)
    return found


def parallels(
    upper: Sequence[Note], lower: Sequence[Note], end: int, begins: Container[int] = ()
) -> Iterator[str]:
    """Yield parallel fifths and octaves from beat to beat, and direct ones with a leap in the upper voice."""
    beats = range(0, end, BEAT)
    pairs = list(zip(beats, on_beats(upper, beats), on_beats(lower, beats), strict=True))
    for (_, high, low), (beat, high_next, low_next) in pairwise(pairs):
        if high is None or low is None or high_next is None or low_next is None:
            continue
        move, below = high_next - high, low_next - low
        reached = (high_next - low_next) % OCTAVE
        if not move or not below or move * below < 0 or reached not in {0, FIFTH}:
            continue
        where = f"{name(high)}/{name(low)} to {name(high_next)}/{name(low_next)} at {beat}"
        if (high - low) % OCTAVE == reached:
            yield f"{where} are parallel {'octaves' if not reached else 'fifths'}"
        elif abs(move) > STEP and abs(below) > STEP and beat not in begins:
            yield f"{where} is a direct {'octave' if not reached else 'fifth'}"


def ranges(line: Sequence[Note], span: tuple[int, int]) -> Iterator[str]:
    """Yield notes out of the range of an instrument."""
    for note in line:
        if not span[0] <= note.pitch <= span[1]:
            yield f"{name(note.pitch)} at {note.start} is out of range"


def leading_notes(melody: Sequence[Note], harmony: Sequence[Chord]) -> Iterator[str]:
    """Yield third notes of a dominant that fall by a leap, or by a step into the next chord."""
    for first, second in pairwise(melody):
        here, there = chord_at(harmony, first.start), chord_at(harmony, second.start)
        dominant = len(here.tones) > len(there.tones) and (here.tones[0] - there.tones[0]) % 12 == FIFTH
        if dominant and first.pitch % 12 == here.tones[1] and second.pitch - first.pitch not in {0, 1}:
            if (
                second.pitch % 12 in {there.tones[0], there.tones[2]}
                and abs(second.pitch - first.pitch) > STEP
            ):
                continue  # it leaps within the chord that it leads to, as in a broken chord
            yield f"{name(first.pitch)} at {first.start} does not rise"


def broken_rules(piece: Piece) -> tuple[str, ...]:
    """Return what is wrong with a piece; nothing if all rules are kept."""
    found: list[str] = []
    melody: list[Note] = []
    harmony: list[Chord] = []
    for start, section in piece.starts():
        melody += notes(section.melody, piece.bar, start)
        harmony += chords(section.chords, piece.beats, start)
        found += _of_second_voice(piece, section)
    bass = bass_line(harmony)
    # A new section is a new phrase: it may begin anywhere in the range.
    begins = frozenset(start for start, _ in piece.starts())
    found += dissonances(melody, harmony)
    found += leaps(melody, harmony, begins)
    found += parallels(melody, bass, piece.length, begins)
    found += leading_notes(melody, harmony)
    found += ranges(melody, MANDOLIN)
    found += ranges(bass, GUITAR)
    # The last chord closes, or leads back to the first.
    home = harmony[0].tones[0]
    if harmony[-1].tones[0] not in {home, (home + FIFTH) % 12}:
        found.append("the last chord leads nowhere")
    return tuple(found)


def _of_second_voice(piece: Piece, section: Section) -> Iterator[str]:
    """Yield what is wrong with the voice in thirds of a section."""
    if "thirds" not in section.along:
        return
    melody = notes(section.melody, piece.bar)
    harmony = chords(section.chords, piece.beats)
    second = second_voice(melody, harmony, bass_line(harmony), piece.scale)
    end = piece.bar * len(harmony) // piece.beats
    for wrong in (
        *(f for f in dissonances(second, harmony) if "on the beat" in f),
        *parallels(melody, second, end),
        *parallels(second, bass_line(harmony), end),
        *ranges(second, MANDOLIN),
    ):
        yield f"{section.name}, second voice: {wrong}"
