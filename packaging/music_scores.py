"""The music of the game: a tarantella for the title, a siciliana for the table, and two codas.

All of it was composed for this game. `music_rules` checks it note by note, `music_players` plays it.
"""

from dataclasses import replace

from music_notation import Piece, Section

A_MINOR = (9, 11, 0, 2, 4, 5, 8)
D_MINOR = (2, 4, 5, 7, 9, 10, 1)

# The tarantella: a question and an answer in A minor, a brighter verse in C, a round in A major, and a
# darker bridge on the low strings.
THEME = Section(
    "theme",
    "e5 d#5 e5 a5 e5 c5 | d5 e5 f5 a5 f5 d5 | c5 d5 e5 a5 e5 c5 | b4 c5 b4 g#4:4 b4 |"
    "e5 d#5 e5 a5 b5 c6 | a5 g5 f5 f5 e5 d5 | d5 c5 b4 g#4 a4 b4 | a4 e5 c5 a4:6",
    "Am - | Dm - | Am/E - | E7 - | Am - | Dm - | E7 E7/D | Am -",
)
DRESSED = replace(
    THEME,
    name="theme, ornamented",
    melody="e5~ d5:1 d#5:1 e5 a5 g5:1 f5:1 e5:1 c5:1 | d5~ e5 f5 a5:1 g5:1 f5 d5 | c5~ d5 e5 a5 e5 c5 |"
    " b4:1 c5:1 b4:1 a4:1 b4 g#4:4 b4 | e5~ d#5 e5 a5:1 b5:1 c6:1 b5:1 a5 |"
    " a5~ g5 f5 f5:1 g5:1 f5:1 e5:1 d5 | d5 c5 b4 g#4:1 a4:1 b4:1 a4:1 b4 | a4:1 b4:1 c5:1 b4:1 a4 a4:6*",
)
VERSE = Section(
    "verse",
    "g5 f5 e5 e5:4 g5 | f5 e5 d5 d5:4 f5 | b4 c5 d5 g5 f5 d5 | e5 d5 c5 g4:4 r |"
    "g5 f5 e5 c6:4 g5 | a5 g5 a5 c6:4 a5 | a5 g5 f5 d5 e5 f5 | e5 d5 c5 c5:6",
    "C - | G7/B - | G7 - | C C/E | C/E - | F - | Dm/F G7 | C -",
)
BACK = replace(
    VERSE,
    name="verse, back to A minor",
    melody="g5~ f5 e5 e5:4* g5 | f5~ e5 d5 d5:4* f5 | b4 c5 d5 g5 f5 d5 | e5~ d5 c5 g4:4 c5 |"
    "e5~ f5 g5 c6:4* g5 | a5~ g5 a5 f5:4 a5 | f5 e5 d5 d5:4 f5 | e5 f5 e5 d5 c5 b4",
    chords="C - | G7/B - | G7 - | C C/E | C - | F - | Dm - | E7 E7/G#",
)
ROUND = Section(
    "round",
    "c#5 e5 a5 a5 g#5 a5 | f#5 a5 d6 d6:4 a5 | g#5 a5 b5 e5 f#5 g#5 | a5 e5 c#5 a4:4 r |"
    "a5 g#5 f#5 a5:4 c#6 | b5 a5 b5 d6 b5 f#5 | e5 a5 c#6 b5 g#5 e5 | a5:6 a5:4 r",
    "A - | D - | E7 - | A - | F#m - | Bm/D - | A/E E7 | A -",
    along=("drum",),
)
ROUND_AGAIN = replace(
    ROUND,
    name="round, with thirds",
    melody="c#5 e5 a5 a5~ g#5 a5 | f#5 a5 d6 d6:4* a5 | g#5~ a5 b5 e5 f#5 g#5 | a5 e5 c#5 a4:4 c#5 |"
    "a5~ g#5 f#5 a5:4* c#6 | b5~ a5 b5 d6 b5 f#5 | e5 a5 c#6 b5 g#5 b5 | a5:12*",
    along=("drum", "thirds"),
)
BRIDGE = Section(
    "bridge",
    "f4 e4 d4 f4:4 a4 | bb4 a4 g4 bb4:4 d5 | c#5 d5 e5 c#5 a4 e4 | f4 e4 d4 d4:6 |"
    "d5 c5 bb4 d5:4 f5 | d5 c5 bb4 g4 a4 bb4 | g#4 a4 b4 d5 c5 b4 | e5 d5 c5 b4:4 r",
    "Dm - | Gm - | A7 - | Dm - | Bb - | Gm/Bb - | E7/B E7 | E7 E7/G#",
    guitar="broken",
    along=("low",),
)
TARANTELLA = Piece(
    "tarantella",
    116,
    2,
    A_MINOR,
    (
        Section(
            "entry", "r:12 | r:12 | r:12 | r:6 e5 f#5 g#5", "Am - | Dm - | E7 - | Am E7", along=("drum",)
        ),
        replace(THEME, guitar="waltz"),
        replace(DRESSED, along=("drum",)),
        replace(VERSE, along=("drum",)),
        replace(BACK, along=("drum",), guitar="strum"),
        replace(THEME, name="theme, with thirds", along=("drum", "thirds"), guitar="strum"),
        ROUND,
        replace(ROUND_AGAIN, guitar="strum"),
        BRIDGE,
        replace(THEME, name="theme, alone", guitar="broken"),
        replace(VERSE, name="verse, with thirds", along=("drum", "thirds")),
        replace(DRESSED, name="theme, at its fullest", along=("drum", "octave"), guitar="strum"),
        Section(
            "turn",
            "a4 c5 e5 a5:6* | f5 e5 d5 a5:6* | g#5 a5 b5 e5 d5 b4 | e5:6* r:6",
            "Am - | Dm - | E7/B E7 | E7 -",
            along=("drum",),
        ),
    ),
)

# The siciliana: slow, in D minor with a middle part in F, over an unhurried broken guitar.
SONG = Section(
    "song",
    "a4:3 bb4:1 a4 a4:4 d5 c#5:3 d5:1 e5 d5:4 f5 |"
    "bb4:3 a4:1 bb4 d5:4 g5 e5:3 f5:1 e5 c#5:4 a4 |"
    "a4:3 bb4:1 a4 f5:4 e5 d5:3 e5:1 f5 e5:4 d5 |"
    "d5:3 e5:1 f5 e5:4 c#5 d5:4 a4 d5:6",
    "Dm - A7/E Dm/F | Gm Gm/Bb A7 - | Dm F/C Bb A7 | Gm/Bb A7 Dm -",
    guitar="broken",
)
SONG_AGAIN = replace(
    SONG,
    name="song, ornamented",
    melody="a4:3~ bb4:1 a4 a4:2 bb4:1 c5:1 d5 c#5:3~ d5:1 e5 d5:4 f5 |"
    "bb4:3~ a4:1 bb4 d5:4 g5 e5:3~ f5:1 e5 c#5:2 b4:1 c#5:1 a4 |"
    "a4:3~ bb4:1 a4 f5:2 g5:1 f5:1 e5 d5:3~ e5:1 f5 e5:4* d5 |"
    "d5:3 e5:1 f5 e5:4~ c#5 d5:4* a4 d5:6*",
)
SKY = Section(
    "sky",
    "c5:3 d5:1 c5 f5:4 c5 d5:3 e5:1 f5 e5:4 g5 |"
    "a5:3 g5:1 f5 f5:4 d5 d5:3 e5:1 f5 e5:4 c5 |"
    "d5:3 c5:1 bb4 c5:4 f5 bb4:3 c5:1 d5 e5:4 g5 |"
    "a5:3 g5:1 f5 g5:3 f5:1 e5 f5:6 e5:4 d5",
    "F F/A Bb C7 | F/A Dm Gm/Bb C7 | Bb F/A Gm C7 | F/C C7 F C7",
    guitar="broken",
)
SKY_AGAIN = replace(
    SKY,
    name="sky, with thirds",
    melody="c5:3~ d5:1 c5 f5:4* c5 d5:3 e5:1 f5 e5:4* g5 |"
    "a5:3~ g5:1 f5 f5:4* d5 d5:3 e5:1 f5 e5:4* c5 |"
    "d5:3~ c5:1 bb4 c5:4* f5 bb4:3 c5:1 d5 e5:4* g5 |"
    "a5:3~ g5:1 f5 g5:3 f5:1 e5 f5:6* e5:4 c#5",
    chords="F F/A Bb C7 | F/A Dm Gm/Bb C7 | Bb F/A Gm C7 | F/C C7 F A7",
    along=("thirds",),
    guitar="rolled",
)
LOW = replace(
    SONG,
    name="song, on the low strings",
    melody="a3:3 bb3:1 a3 a3:4 d4 c#4:3 d4:1 e4 d4:4 f4 |"
    "bb3:3 a3:1 bb3 d4:4 g4 e4:3 f4:1 e4 c#4:4 a3 |"
    "a3:3 bb3:1 a3 f4:4 e4 d4:3 e4:1 f4 e4:4 d4 |"
    "d4:3 e4:1 f4 e4:4 c#4 d4:4 a4 d4:6",
    along=("low",),
    guitar="rolled",
)
SICILIANA = Piece(
    "siciliana",
    50,
    4,
    D_MINOR,
    (
        Section("entry", "r:24 | r:24", "Dm - Gm/Bb - | A7 - Dm -", guitar="broken"),
        SONG,
        SONG_AGAIN,
        SKY,
        SKY_AGAIN,
        LOW,
        replace(SONG_AGAIN, name="song, with thirds", along=("thirds",), guitar="rolled"),
        Section(
            "close",
            "g5:3 f5:1 e5 d5:6 c#5:3 d5:1 e5 c#5:4 a4 | d5:4 a4 f4:6 d4:12*",
            "Gm - A7 - | Dm - - -",
            guitar="broken",
        ),
    ),
)

WON = Piece(
    "win",
    132,
    2,
    (9, 11, 1, 2, 4, 6, 8),
    (
        Section(
            "won",
            "a5 e5 a5 c#6:4 a5 | d6 c#6 d6 f#6:4* d6 | e6 d6 b5 g#5 a5 b5 | a5:12*",
            "A - | D - | E7 - | A -",
            guitar="strum",
            along=("drum", "thirds"),
        ),
    ),
    loop=False,
)
LOST = Piece(
    "lose",
    84,
    2,
    D_MINOR,
    (
        Section(
            "lost",
            "a4:3 bb4:1 a4 f5:4 d5 | bb4:3 a4:1 g4 e4:3 f4:1 g4 | f#4:12*",
            "Dm - | Gm A7 | D -",
            guitar="broken",
            along=("low",),
        ),
    ),
    loop=False,
)
PIECES = (TARANTELLA, SICILIANA, WON, LOST)
