"""The music by the rules of a textbook, and mistakes that the rules find."""

from dataclasses import replace

import pytest
from music_notation import BEAT, Chord, NotationError, Piece, Section, chords, notes
from music_parts import bass_line, second_voice, voicings
from music_rules import broken_rules, dissonances, leading_notes, leaps, parallels, ranges
from music_scores import A_MINOR, PIECES, SICILIANA, TARANTELLA


def piece(melody: str, harmony: str) -> Piece:
    return Piece("try", 100, 2, A_MINOR, (Section("try", melody, harmony),))


@pytest.mark.parametrize("one", PIECES, ids=lambda one: one.name)
def test_a_piece_keeps_every_rule(one: Piece) -> None:
    assert broken_rules(one) == ()


@pytest.mark.parametrize("one", [TARANTELLA, SICILIANA], ids=lambda one: one.name)
def test_a_piece_lasts_a_minute_and_a_half_and_varies(one: Piece) -> None:
    assert one.seconds >= 90
    played = [(part.melody, part.guitar, part.along) for part in one.sections]
    assert len(set(played)) == len(played)


@pytest.mark.parametrize("one", PIECES, ids=lambda one: one.name)
def test_a_phrase_is_four_or_eight_bars_long(one: Piece) -> None:
    for _, part in one.starts():
        bars = len(chords(part.chords, one.beats)) // one.beats
        assert bars in {2, 3, 4, 8}
        assert sum(note.length for note in notes(part.melody, one.bar)) <= bars * one.bar


@pytest.mark.parametrize(
    ("melody", "harmony", "wrong"),
    [
        ("b4 a4 c5 e5:6", "Am -", "on the beat is not in Am"),
        ("a4 d5 c5 e5:6", "Am -", "is reached by a leap"),
        ("a4 b4 e5 e5:6", "Am -", "is left by a leap"),
        ("a4:6 c6:6", "Am -", "more than an octave"),
        ("e5 f5 g#5 b5:6", "E7 -", "f5"),
        ("e5:6 d5:6", "Am G", "parallel fifths"),
        ("a4:6 g4:6", "Am G", "parallel octaves"),
        ("e5:6 g#5:6 | c5:12", "Am E7 | Am -", "does not rise"),
        ("e4:6 e3:6", "Am -", "out of range"),
        ("d5:12", "Dm -", None),
    ],
)
def test_a_mistake_is_found(melody: str, harmony: str, wrong: str | None) -> None:
    found = broken_rules(piece(melody, harmony))

    assert (any(wrong in sentence for sentence in found)) if wrong else not found


def test_a_piece_that_ends_on_a_strange_chord_is_found() -> None:
    assert any("leads nowhere" in one for one in broken_rules(piece("a4:12 | f5:12", "Am - | F -")))


def test_rules_see_single_voices() -> None:
    harmony = chords("Am G", 2)
    upper = notes("e5:6 d5:6", 12)

    assert not list(dissonances(upper, harmony))
    assert not list(leaps(upper, harmony))
    assert list(parallels(upper, bass_line(harmony), 12))
    assert not list(ranges(upper, (60, 80)))
    assert not list(leading_notes(upper, harmony))


@pytest.mark.parametrize("text", ["a4:5 b4", "x4:12", "a4", "a4:14"])
def test_a_bar_that_does_not_add_up_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        notes(text, 12)


@pytest.mark.parametrize("text", ["Am", "Am - -", "H -"])
def test_chords_that_do_not_fill_a_bar_are_refused(text: str) -> None:
    with pytest.raises(NotationError):
        chords(text, 2)


def test_a_chord_has_its_notes_and_its_bass() -> None:
    assert chords("E7/B -", 2) == (
        Chord(0, "E7/B", (4, 8, 11, 2), 11),
        Chord(BEAT, "E7/B", (4, 8, 11, 2), 11, held=True),
    )


def test_the_chords_of_the_guitar_lead_smoothly() -> None:
    for one in PIECES:
        harmony = [chord for start, part in one.starts() for chord in chords(part.chords, one.beats, start)]
        stacks = voicings(harmony)
        for (chord, stack), (_, after) in zip(
            list(zip(harmony, stacks, strict=True))[:-1],
            list(zip(harmony, stacks, strict=True))[1:],
            strict=True,
        ):
            assert {pitch % 12 for pitch in stack} <= set(chord.tones)
            assert sum(abs(a - b) for a, b in zip(stack, after, strict=True)) <= 15


def test_the_second_voice_is_below_the_first_and_may_pause() -> None:
    part = replace(TARANTELLA.sections[1], along=("thirds",))
    melody, harmony = notes(part.melody, 12), chords(part.chords, 2)
    voice = {note.start: note for note in second_voice(melody, harmony, bass_line(harmony), A_MINOR)}

    assert len(voice) > 0.9 * len(melody)
    for note in melody:
        if note.start in voice:
            assert 3 <= note.pitch - voice[note.start].pitch <= 9
