"""The parts below the melody, derived from the chords: bass, guitar, and a second voice in thirds."""

from collections.abc import Sequence

from music_notation import BEAT, Chord, Note

BASS = (40, 55)
"""The range of the bass: the low E of a guitar to the open G string."""
VOICING = (52, 66)
"""The range of the chords on the upper strings of the guitar."""
NEAREST, FURTHEST = 3, 9
"""The second voice is a third to a sixth below the first."""
FORBIDDEN = 40
"""The cost of a parallel fifth or octave."""


def bass_line(harmony: Sequence[Chord]) -> tuple[Note, ...]:
    """Return a bass note for every beat: the chord's bass, near the note before; a held chord alternates.

    On the second beat of a chord in root position the bass takes the fifth below or above, as a guitarist's
    thumb does; of an inverted chord it repeats its note.
    """
    line: list[Note] = []
    since = 0
    for chord in harmony:
        since = since + 1 if chord.held else 0
        alternates = since % 2 == 1 and chord.bass == chord.tones[0]
        wanted = (chord.bass + 7) % 12 if alternates else chord.bass
        choices = [pitch for pitch in range(BASS[0], BASS[1] + 1) if pitch % 12 == wanted]
        near = line[-1].pitch if line else 45
        line.append(Note(chord.start, BEAT, min(choices, key=lambda pitch: (abs(pitch - near), pitch))))
    return tuple(line)


def voicings(harmony: Sequence[Chord]) -> tuple[tuple[int, ...], ...]:
    """Return three or four notes for every chord, each as near as possible to the chord before."""
    found: list[tuple[int, ...]] = []
    middle = 59.0
    for chord in harmony:
        if chord.held and found:
            found.append(found[-1])
            continue
        pitches = [pitch for pitch in range(VOICING[0], VOICING[1] + 1) if pitch % 12 in chord.tones]
        stacks = [
            tuple(pitches[at : at + 3])
            for at in range(len(pitches) - 2)
            # Third and root say what chord it is; a seventh may take the place of the fifth.
            if {pitch % 12 for pitch in pitches[at : at + 3]} >= {chord.tones[1]}
        ]
        before = found[-1] if found else None

        def cost(stack: tuple[int, ...], before: tuple[int, ...] | None = before) -> float:
            if before is None:
                return abs(sum(stack) / 3 - middle)
            return sum(abs(a - b) for a, b in zip(stack, before, strict=True)) + 0.1 * abs(
                sum(stack) / 3 - middle
            )

        found.append(min(stacks, key=cost))
    return tuple(found)


def second_voice(
    melody: Sequence[Note], harmony: Sequence[Chord], bass: Sequence[Note], scale: Sequence[int]
) -> tuple[Note, ...]:
    """Return a voice below the melody: a chord note where the melody has one, else a note of the scale.

    Thirds and sixths sound sweet, fourths and fifths hollow. On a beat the voice keeps away from the octave
    of the bass, and from fifths and octaves that move with the bass or the melody.
    """
    start = harmony[0].start
    line: list[Note] = []
    earlier: tuple[int, int, int] | None = None  # melody, second voice and bass on the last beat
    for note in melody:
        place = min((note.start - start) // BEAT, len(harmony) - 1)
        chord, low = harmony[place], bass[place].pitch
        wanted = chord.tones if note.pitch % 12 in chord.tones else (*scale, *chord.tones)
        choices = [
            note.pitch - step for step in range(NEAREST, FURTHEST + 1) if (note.pitch - step) % 12 in wanted
        ]

        def cost(
            pitch: int,
            high: int = note.pitch,
            low: int = low,
            earlier: tuple[int, int, int] | None = earlier,
        ) -> int:
            hollow = 0 if high - pitch in {3, 4, 8, 9} else 4
            doubled = 1 if (pitch - low) % 12 == 0 else 0
            moved = 0
            if earlier is not None:
                above, own, below = earlier
                with_melody = _parallel((above, own), (high, pitch))
                moved = FORBIDDEN * (with_melody + _parallel((own, below), (pitch, low)))
            return hollow + doubled + moved + (high - pitch) // 4

        chosen = min(choices, key=cost)
        if cost(chosen) >= FORBIDDEN:
            earlier = None
            continue  # the second player leaves this note out
        line.append(Note(note.start, note.length, chosen, note.ornament))
        if note.strong:
            earlier = (note.pitch, chosen, low)
    return tuple(line)


def _parallel(first: tuple[int, int], second: tuple[int, int]) -> bool:
    """Whether two voices move together in fifths or octaves, or into one by leaps."""
    (high, low), (high_next, low_next) = first, second
    move, below = high_next - high, low_next - low
    reached = (high_next - low_next) % 12
    if not move or not below or move * below < 0 or reached not in {0, 7}:
        return False
    return (high - low) % 12 == reached or (abs(move) > 2 and abs(below) > 2)
