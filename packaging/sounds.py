"""Make the sounds of the game: synthesised with the standard library, written as OGG Vorbis.

``python packaging/sounds.py`` writes ``assets/sounds/*.ogg`` and the murmur of the osteria in
``assets/sounds/ambience``, and prints length, level and peak of each. Needs soundfile, a tool for whoever
changes a sound; neither the game nor its tests import it. Every sound is a function of a seed: the same seed
gives the same samples.

A sound is a list of samples, 44100 a second, mono, around -1 to 1 until `levelled` sets its loudness.
"""

import math
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import soundfile

SOUNDS = Path(__file__).resolve().parent.parent / "assets" / "sounds"
RATE = 44100
QUALITY = 0.45  # libsndfile's compression level, 0 best to 1 smallest
PEAK_LIMIT = 0.5  # -6 dB: three cues at once still fit

Wave = list[float]


def frames(seconds: float) -> int:
    """Count the samples in a time."""
    return round(seconds * RATE)


def noise(rng: Random, seconds: float) -> Wave:
    """White noise."""
    return [rng.uniform(-1, 1) for _ in range(frames(seconds))]


def band(wave: Sequence[float], start: float, end: float, width: float) -> Wave:
    """Keep a band around a frequency (Hz) that glides from start to end; width 2 is broad, 0.1 narrow.

    A state variable filter, whose frequency may move without clicks.
    """
    low = mid = 0.0
    out = []
    for i, sample in enumerate(wave):
        frequency = start * (end / start) ** (i / len(wave))
        step = 2 * math.sin(math.pi * frequency / RATE)
        low += step * mid
        mid += step * (sample - low - width * mid)
        out.append(mid * width)
    return out


def softened(wave: Sequence[float], frequency: float) -> Wave:
    """Take away what lies above a frequency (Hz), gently: 6 dB an octave."""
    keep = math.exp(-2 * math.pi * frequency / RATE)
    state = 0.0
    out = []
    for sample in wave:
        state = sample + (state - sample) * keep
        out.append(state)
    return out


def swelled(wave: Sequence[float], peak_at: float) -> Wave:
    """Let a sound rise until a part (0 to 1) of its length and then fall away, without corners."""
    peak = peak_at * len(wave)
    return [
        sample * math.sin(math.pi / 2 * min(i / peak, (len(wave) - i) / (len(wave) - peak))) ** 2
        for i, sample in enumerate(wave)
    ]


def faded(wave: Sequence[float], half_life: float) -> Wave:
    """Let a sound die away, halved every half_life seconds."""
    keep = 0.5 ** (1 / (half_life * RATE))
    return [sample * keep**i for i, sample in enumerate(wave)]


def tone(frequency: float, seconds: float, half_life: float, glide: float = 1.0) -> Wave:
    """Sound a dying sine whose frequency (Hz) moves to glide times itself."""
    phase = 0.0
    out = []
    for i in range(frames(seconds)):
        phase += 2 * math.pi * frequency * glide ** (i / frames(seconds)) / RATE
        out.append(math.sin(phase) * min(i / 60, 1))
    return faded(out, half_life)


def mixed(*parts: tuple[float, float, Sequence[float]]) -> Wave:
    """Lay parts over one another, each given as (start in seconds, loudness, samples)."""
    out = [0.0] * max(frames(start) + len(wave) for start, _, wave in parts)
    for start, loudness, wave in parts:
        for i, sample in enumerate(wave, frames(start)):
            out[i] += loudness * sample
    return out


def plucked(rng: Random, frequency: float, seconds: float, brightness: float = 0.5) -> Wave:
    """Pluck a string (Karplus and Strong): a loop of noise, averaged each time round."""
    length = RATE / frequency - 0.5  # the averaging itself delays by half a sample
    whole = int(length)
    part = length - whole
    burst = softened(noise(rng, (whole + 2) / RATE), 800 + 6000 * brightness)
    middle = sum(burst) / len(burst)
    out = [sample - middle for sample in burst]
    previous = 0.0
    for now in range(len(out), frames(seconds)):
        delayed = out[now - whole] * (1 - part) + out[now - whole - 1] * part
        out.append(0.997 * 0.5 * (delayed + previous))
        previous = delayed
    return out


def paper(rng: Random, seconds: float, start: float, end: float) -> Wave:
    """One card sliding over another or over cloth: a short breath of noise."""
    return swelled(softened(band(noise(rng, seconds), start, end, 0.9), 3500), 0.35)


def thump(rng: Random, pitch: float) -> Wave:
    """A card or hand landing on a padded table."""
    return mixed(
        (0, 1.0, tone(pitch, 0.12, 0.018, 0.7)),
        (0, 0.9, faded(softened(noise(rng, 0.05), 1400), 0.006)),
    )


def knock(rng: Random, pitch: float) -> Wave:
    """Knuckles on wood: three modes of a board, the higher ones shorter."""
    return mixed(
        (0, 1.0, tone(pitch, 0.2, 0.022)),
        (0, 0.5, tone(pitch * 1.93, 0.15, 0.013)),
        (0, 0.3, tone(pitch * 3.27, 0.1, 0.008)),
        (0, 0.5, faded(softened(noise(rng, 0.03), 2200), 0.004)),
    )


def bell(frequency: float, seconds: float, half_life: float) -> Wave:
    """A small bell: the note, its octave, and one partial that fits neither."""
    return mixed(
        (0, 1.0, tone(frequency, seconds, half_life)),
        (0, 0.25, tone(frequency * 2, seconds, half_life * 0.6)),
        (0, 0.12, tone(frequency * 2.76, seconds, half_life * 0.35)),
    )


def deal(rng: Random) -> Wave:
    """A card leaving the pack and touching the cloth."""
    return mixed(
        (0, 1.0, paper(rng, rng.uniform(0.09, 0.11), 2600, 1500)),
        (0.075, 0.16, thump(rng, rng.uniform(150, 170))),
    )


def play(rng: Random) -> Wave:
    """A card put down on cloth: a breath of air, then the card."""
    return mixed(
        (0, 0.35, paper(rng, 0.07, 1200, 2200)),
        (0.045, 0.3, thump(rng, rng.uniform(150, 170))),
        (0.045, 1.0, faded(softened(band(noise(rng, 0.06), 1700, 1300, 0.8), 3500), 0.008)),
    )


def capture(rng: Random) -> Wave:
    """Two papers drawn together over the cloth and squared."""
    return mixed(
        (0, 0.8, paper(rng, 0.17, 1300, 2300)),
        (rng.uniform(0.11, 0.13), 1.0, paper(rng, 0.19, 1600, 2900)),
        (0.28, 0.28, thump(rng, 160)),
    )


def sweep(rng: Random) -> Wave:
    """A broom across the cloth, then the card laid crosswise with a knock."""
    stroke = swelled(softened(band(noise(rng, 0.5), 1100, 2800, 1.0), 4000), 0.55)
    bristles = [1.0] * len(stroke)
    for _ in range(70):  # bristles let go one after another
        at = rng.randrange(len(stroke))
        for i in range(at, min(at + frames(0.006), len(stroke))):
            bristles[i] *= 0.55
    return mixed(
        (0, 1.6, [a * b for a, b in zip(stroke, softened(bristles, 400), strict=True)]),
        (0.47, 0.5, knock(rng, 205)),
    )


def settebello(rng: Random) -> Wave:
    """A single glint of gold: four notes rising, each a small bell."""
    notes = (1318.5, 1661.2, 1975.5, 2637.0)  # E, G sharp, B, E
    step = rng.uniform(0.05, 0.062)
    return mixed(*((step * i, 0.8 - 0.12 * i, bell(note, 0.75, 0.11)) for i, note in enumerate(notes)))


def point(rng: Random) -> Wave:
    """One coin laid on others."""
    size = rng.uniform(0.96, 1.04)
    coin = mixed(
        (0, 1.0, tone(1870 * size, 0.22, 0.026)),
        (0, rng.uniform(0.6, 0.8), tone(2930 * size, 0.2, 0.02)),
        (0, rng.uniform(0.25, 0.45), tone(4410 * size, 0.15, 0.012)),
    )
    return mixed((0, 1.0, coin), (rng.uniform(0.045, 0.06), 0.5, coin))


def success(rng: Random) -> Wave:
    """Two plucked notes, the second a fourth higher: that was right."""
    notes = ((0.0, 0.8, 587.3), (0.1, 0.9, 784.0))
    return softened(
        mixed(*((at, loud, faded(plucked(rng, note, 0.7, 0.35), 0.12)) for at, loud, note in notes)), 2600
    )


def declared(rng: Random) -> Wave:
    """Knuckles on the table, twice."""
    pitch = rng.uniform(215, 235)
    return mixed((0, 1.0, knock(rng, pitch)), (rng.uniform(0.13, 0.16), 0.85, knock(rng, pitch * 0.97)))


def shuffle(rng: Random) -> Wave:
    """Two halves of a pack let go into each other, then squared on the table."""
    parts: list[tuple[float, float, Sequence[float]]] = []
    now = 0.02
    for i in range(34):
        tick = faded(band(noise(rng, 0.03), rng.uniform(1800, 2600), 1600, 0.8), 0.004)
        parts.append((now, rng.uniform(0.5, 0.9) * math.sin(math.pi * (i + 2) / 38), tick))
        now += rng.uniform(0.010, 0.020)
    parts.append((0, 0.22, swelled(band(noise(rng, now), 1200, 2000, 1.2), 0.6)))
    parts.append((now + 0.05, 0.6, paper(rng, 0.14, 1900, 1100)))
    parts.append((now + 0.16, 0.22, thump(rng, 170)))
    return softened(mixed(*parts), 5000)


def refuse(rng: Random) -> Wave:
    """Two soft knocks, the second lower: not that one."""
    pitch = rng.uniform(180, 190)
    return softened(mixed((0, 1.0, knock(rng, pitch)), (0.11, 0.8, knock(rng, 0.84 * pitch))), 900)


def win(rng: Random) -> Wave:
    """A mandolin climbs a chord of G and lets it ring."""
    notes = ((0.0, 392.0), (0.13, 493.9), (0.26, 587.3), (0.42, 784.0))
    chord = ((0.42, 392.0), (0.435, 493.9), (0.45, 587.3))
    melody = [(at, 0.8, faded(plucked(rng, note, 1.3), 0.3)) for at, note in notes]
    ring = [(at, 0.35, faded(plucked(rng, note, 1.2), 0.3)) for at, note in chord]
    return softened(mixed(*melody, *ring), 3000)


def lose(rng: Random) -> Wave:
    """The mandolin steps down to a low third, in no bad mood."""
    notes = ((0.0, 392.0), (0.2, 329.6), (0.4, 261.6), (0.4, 329.6))
    return softened(
        mixed(*((at, 0.7, faded(plucked(rng, note, 1.0, 0.25), 0.22)) for at, note in notes)), 2000
    )


def focus(rng: Random) -> Wave:
    """The focus moves: a fingertip on wood."""
    return mixed(
        (0, 1.0, tone(rng.uniform(620, 660), 0.05, 0.006)),
        (0, 0.3, faded(softened(noise(rng, 0.02), 2000), 0.003)),
    )


def button(rng: Random) -> Wave:
    """A wooden button goes down."""
    return mixed((0, 1.0, knock(rng, rng.uniform(322, 338))), (0.035, 0.3, knock(rng, 420)))


@dataclass(frozen=True, slots=True)
class Recipe:
    """How one cue is made: its sound, its level in dB (see `level`), and how many takes there are."""

    make: Callable[[Random], Wave]
    level: float
    takes: int = 1


# Heard often is quiet; the two moments of a match a player waits for stand out.
RECIPES = {
    "shuffle": Recipe(shuffle, -28, takes=2),
    "deal": Recipe(deal, -30, takes=3),
    "play": Recipe(play, -27, takes=3),
    "capture": Recipe(capture, -26, takes=3),
    "sweep": Recipe(sweep, -22, takes=2),
    "settebello": Recipe(settebello, -25, takes=2),
    "point": Recipe(point, -28, takes=3),
    "knock": Recipe(declared, -24, takes=2),
    "refuse": Recipe(refuse, -29, takes=2),
    "success": Recipe(success, -27, takes=2),
    "win": Recipe(win, -22),
    "lose": Recipe(lose, -24),
    "focus": Recipe(focus, -40, takes=3),
    "button": Recipe(button, -32, takes=2),
}


def syllable(rng: Random, pitch: float) -> Wave:
    """A vowel nobody can make out: a buzzing throat and the two resonances of a mouth."""
    length = frames(rng.uniform(0.11, 0.26))
    glide = rng.uniform(0.9, 1.12)
    phase = 0.0
    buzz = []
    for i in range(length):
        phase = (phase + pitch * glide ** (i / length) / RATE) % 1
        buzz.append(2 * phase - 1)
    open_, front = rng.uniform(320, 720), rng.uniform(900, 1900)
    lower, upper = band(buzz, open_, open_ * glide, 0.35), band(buzz, front, front * glide, 0.3)
    return swelled([a + 0.35 * b for a, b in zip(lower, upper, strict=True)], rng.uniform(0.25, 0.5))


def talk(rng: Random, pitch: float, seconds: float) -> Wave:
    """Somebody tells something, waits for the others, and goes on."""
    parts: list[tuple[float, float, Sequence[float]]] = []
    now = rng.uniform(0, 3)
    while now < seconds:
        eager = rng.uniform(0.5, 1.0)
        for place in range(rng.randint(4, 13)):
            said = syllable(rng, pitch * rng.uniform(0.92, 1.1) * 0.99**place)
            parts.append((now, eager * rng.uniform(0.5, 1.0), said))
            now += len(said) / RATE * rng.uniform(0.75, 1.05)
        now += rng.uniform(0.5, 3.0)
    return mixed(*parts)[: frames(seconds)]


def far(rng: Random, wave: Sequence[float], copies: int = 5) -> Wave:
    """Hear a sound from across a room: dull, and blurred by what the walls give back."""
    dull = softened(softened(wave, 900), 1500)
    return mixed(
        (0, 1.0, dull), *((rng.uniform(0.015, 0.12), rng.uniform(0.2, 0.5), dull) for _ in range(copies))
    )


def osteria(rng: Random, seconds: float, seam: float) -> Wave:
    """Half a dozen people talking far off, a glass now and then; the end goes over into the beginning."""
    whole = seconds + seam
    parts: list[tuple[float, float, Sequence[float]]] = [
        (0, rng.uniform(0.5, 1.0), far(rng, talk(rng, pitch, whole)))
        for pitch in (98, 112, 126, 147, 188, 214)
    ]
    parts.append((0, 0.02, softened(softened(noise(rng, whole), 300), 300)))
    for _ in range(4):
        glass = bell(rng.uniform(1900, 2900), 0.6, 0.07)
        parts.append((rng.uniform(1, seconds - 1), rng.uniform(0.01, 0.02), far(rng, glass, 3)))
    wave = mixed(*parts)
    length, overlap = frames(seconds), frames(seam)
    for i in range(overlap):
        part = math.sin(math.pi / 2 * i / overlap)
        late = math.cos(math.pi / 2 * i / overlap)
        wave[i] = wave[i] * part + wave[length + i] * late
    return wave[:length]


MURMUR_SECONDS = 24.0
MURMUR_SEAM = 2.0
MURMUR_LEVEL = -32
MURMUR_QUALITY = 0.9  # nothing in it is clear enough to need more


def decibels(amplitude: float) -> float:
    """Express an amplitude (1 is full scale) in dB."""
    return 20 * math.log10(max(amplitude, 1e-9))


def level(wave: Sequence[float]) -> float:
    """Loudness of the loudest tenth of a second in dB, without the lows that small speakers swallow."""
    lows = softened(wave, 250)
    energy = [0.0]
    for sample, low in zip(wave, lows, strict=True):
        energy.append(energy[-1] + (sample - low) ** 2)
    window = frames(0.1)
    loudest = max(energy[min(i + window, len(wave))] - energy[i] for i in range(0, len(wave), 100))
    return decibels(math.sqrt(loudest / window))


def levelled(wave: Sequence[float], target: float) -> Wave:
    """Bring a sound to a level in dB, and let it begin and end without a click.

    Raises:
        ValueError: its peak would pass PEAK_LIMIT.
    """
    head, tail = frames(0.0015), frames(0.03)
    gain = 10 ** ((target - level(wave)) / 20)
    out = [sample * gain * min(i / head, (len(wave) - 1 - i) / tail, 1) for i, sample in enumerate(wave)]
    peak = max(map(abs, out))
    if peak > PEAK_LIMIT:
        raise ValueError(f"peak {decibels(peak):.1f} dB is over {decibels(PEAK_LIMIT):.1f} dB")
    return out


def write(file: Path, wave: Sequence[float], quality: float = QUALITY) -> None:
    """Write samples as mono OGG Vorbis."""
    with soundfile.SoundFile(
        file, "w", RATE, channels=1, format="OGG", subtype="VORBIS", compression_level=quality
    ) as out:
        # A second at a time: libsndfile keeps what it is given at once on the stack.
        for start in range(0, len(wave), RATE):
            out.buffer_write(array("f", wave[start : start + RATE]).tobytes(), dtype="float32")


def report(name: str, wave: Sequence[float], file: Path) -> int:
    """Print what can be measured of a sound; the size of its file."""
    size = file.stat().st_size
    peak = decibels(max(map(abs, wave)))
    seconds = len(wave) / RATE
    print(f"{name:12} {seconds:5.2f} s  level {level(wave):6.1f}  peak {peak:6.1f} dB  {size:6} bytes")
    return size


def main() -> None:
    """Write every take of every cue, and the murmur."""
    total = 0
    for name, recipe in RECIPES.items():
        for take in range(1, recipe.takes + 1):
            stem = name if recipe.takes == 1 else f"{name}-{take}"
            wave = levelled(recipe.make(Random(stem)), recipe.level)
            file = SOUNDS / f"{stem}.ogg"
            write(file, wave)
            total += report(stem, wave, file)
    murmur = osteria(Random("osteria"), MURMUR_SECONDS, MURMUR_SEAM)
    gain = 10 ** ((MURMUR_LEVEL - level(murmur)) / 20)
    murmur = [sample * gain for sample in murmur]
    file = SOUNDS / "ambience" / "osteria.ogg"
    file.parent.mkdir(exist_ok=True)
    write(file, murmur, MURMUR_QUALITY)
    total += report("osteria", murmur, file)
    print(f"{total} bytes in all")


if __name__ == "__main__":
    main()
