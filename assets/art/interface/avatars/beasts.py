"""The dove and the fish of the levels in every mood."""

from interface.avatars.animal_eyes import animal_eye
from interface.avatars.portrait import behind, drop
from woodcut.animals import FISH, LION_SHADE
from woodcut.faces.moods import LIVELY, Mood
from woodcut.faces.mouths import THROAT, TONGUE
from woodcut.geometry import Region, blob, ellipse, limb, poly
from woodcut.palette import INK, PLUM, RED, RED_DARK, TEAL, TEAL_DARK, WHITE
from woodcut.pattern import Hatch, motif, rim
from woodcut.picture import Picture
from woodcut.pigeon import BEAK, DOVE, DOVE_DARK, EYE, NECK

BELLY = "#e8f1ec"
FISH_LID, DOVE_LID = "#c6e1e6", "#c9d3dd"
FISH_SHADE, SCALES = "#5d8f9c", "#2f6d73"
DOVE_LINE = "#55617a"


def dove(art: Picture, mood: Mood) -> None:
    """A pigeon of the town's squares; its crest rises when it is startled."""
    with behind(art, mood, 140, 126, 1.62):
        body = blob(
            "-28,8 -34,-8 -30,-28 -14,-42 8,-44 28,-34 36,-14 36,6 42,30 60,58 74,120! -66,120! -62,84 "
            "-54,60 -38,36"
        )
        tufts = {Mood.DISMAYED: 17.0, Mood.DELIGHTED: 11.0}.get(mood, 6.0)
        for x, lean in ((-6, -4), (4, 2), (14, 8)):
            art.shape(
                limb(f"{x},-38,4.6 {x + lean * 0.6},{-44 - tufts * 0.6},3.4 {x + lean},{-44 - tufts},0.9"),
                DOVE,
                ink=2.2,
                shade=DOVE_DARK,
                shift=(-2, -1),
            )
        art.shape(
            body, DOVE, ink=3, shade=DOVE_DARK, shift=(-8, -4), hatch=Hatch(angle=16, spacing=7, length=16)
        )
        inside = art.here(body).buffer(-1.3)
        art.lay(
            art.here(blob("-60,36 -34,30 0,34 34,24 66,34 72,62 30,62 -10,68 -66,70")).intersection(inside),
            NECK,
        )
        art.lay(
            art.here(blob("-76,64 -40,62 -10,66 30,60 80,58 86,92 30,90 -10,96 -80,94")).intersection(inside),
            PLUM,
        )
        art.lay(rim(inside, -17, -5), DOVE_DARK)
        for x, y, long in ((30, -22, 9), (33, -12, 12), (34, -2, 13), (33, 8, 11)):
            art.line(
                f"{x + 4},{y} {x - long * 0.4},{y - 2} {x - long},{y - 4}",
                4.2,
                (1, 0.6, 0),
                DOVE_DARK,
                within=inside,
            )
        for row, y in enumerate((46, 58)):
            for x in range(-46 + 7 * row, 66, 14):
                art.line(f"{x},{y} {x + 4},{y + 6} {x + 9},{y}", 2.2, (0.2, 1, 0.2), within=inside)
        for barb in ("-24,-20 -20,-28 -14,-34", "-8,6 0,10 9,10", "10,2 18,3 24,0", "-2,-34 6,-36 14,-34"):
            art.line(barb, 2, (0, 1, 0), DOVE_LINE, within=inside)
        _scarf(art, mood)
        _beak(art, mood)
        animal_eye(art, -7, -12, 12.4, EYE, DOVE_LID, mood, look=-1.6)
        stir = LIVELY[mood]
        art.line(
            f"-20,{-26 - stir.inner} -8,{-31 - stir.middle} 6,{-25 - stir.outer}",
            4.4,
            (0.5, 1, 0.3),
            DOVE_DARK,
        )
        _sweat(art, mood, (24, -20), ((-34, -40), (46, -22)))


def _scarf(art: Picture, mood: Mood) -> None:
    """Draw a knitted scarf against the wind on the roofs; its end flies in strong feelings."""
    around = blob("-37,12! -20,20 4,23 26,18 42,6! 51,20 47,33! 24,43 -6,45 -32,38 -47,30!")
    art.shape(around, RED, ink=2.8, shade=RED_DARK, shift=(-4, -4))
    inside = art.here(around).buffer(-1.5)
    for stripe in ("-28,14 -29,26 -34,40", "30,12 36,24 36,40"):
        art.line(stripe, 5, (1, 1, 1), WHITE, within=inside)
    for fold in ("-16,21 -20,30 -18,40", "12,22 16,32 12,41", "43,12 45,22 42,32"):
        art.line(fold, 2.2, (0, 1, 0.3), within=inside)
    with art.at(-4, 34, turned={Mood.DELIGHTED: -38, Mood.DISMAYED: -56, Mood.WORRIED: 10}.get(mood, 0)):
        end = blob("-9,-6! 9,-6! 14,14 16,44! 10,40 5,46! 0,41 -5,46! -10,41 -15,45! -11,14")
        art.shape(end, RED, ink=2.6, shade=RED_DARK, shift=(-4, -2))
        within = art.here(end).buffer(-1.5)
        for y in (14, 30):
            art.line(f"-20,{y} 20,{y}", 4.6, (1, 1), WHITE, within=within)
    with art.at(-4, 32):
        art.shape(blob("-11,-9 0,-12 11,-9 12,6 0,10 -12,6"), RED, ink=2.6, shade=RED_DARK, shift=(-3, -3))


def _sweat(
    art: Picture, mood: Mood, worried: tuple[float, float], flying: tuple[tuple[float, float], ...]
) -> None:
    """Draw the drops of worry and dismay where they hide neither eye nor beak."""
    if mood is Mood.WORRIED:
        drop(art, *worried, 0.62)
    elif mood is Mood.DISMAYED:
        for number, place in enumerate(flying):
            drop(art, *place, 0.62, turned=-28 if number else 28)


def _beak(art: Picture, mood: Mood) -> None:
    lower = blob("-28,6! -42,8 -54,12! -44,18 -27,15!")
    if mood in {Mood.DELIGHTED, Mood.DISMAYED}:
        art.add(poly("-28,2 -50,8 -44,22 -27,14"), THROAT)
        with art.at(-27, 10, turned=-26):
            art.shape(blob("-1,-2! -14,1 -25,5! -16,9 -1,6!"), BEAK, ink=2.2)
    else:
        art.shape(lower, BEAK, ink=2.2)
    art.shape(blob("-27,-8! -44,-3 -58,11! -44,9 -26,7!"), BEAK, ink=2.4, shade=INK, shift=(-1, -2))
    art.shape(ellipse(-31, -7, 8, 5.4), WHITE, ink=2, shade=LION_SHADE, shift=(-2, -1))
    bend = {Mood.PLEASED: -4.0, Mood.DELIGHTED: -5.0, Mood.WORRIED: 4.0, Mood.DISMAYED: 3.0}.get(mood, -1.0)
    art.line(f"-27,9 -22,{9 + bend * 0.5} -18,{9 + bend}", 2.2, (1, 1, 0.2))


def fish(art: Picture, mood: Mood) -> None:
    """A river fish, near enough to see what it thinks."""
    with behind(art, mood, 138, 136, 1.62):
        raised = {Mood.DISMAYED: 12.0, Mood.DELIGHTED: 6.0, Mood.WORRIED: -6.0}.get(mood, 0.0)
        spines = ((4, -14), (20, -19), (36, -18), (52, -12))
        comb = " ".join(
            f"{x},{-44 + 0.1 * x + up - raised}! {x + 10},{-44 - raised * 0.4}" for x, up in spines
        )
        fin = blob(f"-10,-38! {comb} 72,-26!")
        art.shape(fin, RED, ink=2.8, shade=RED_DARK, shift=(-4, -3))
        for x, up in spines:
            art.line(f"{x + 3},-38 {x + 2},-48 {x},{-44 + 0.1 * x + up - raised}", 2.4, (1, 0.8, 0.4))
        low = blob("16,40! 20,58 36,69! 37,58 52,66! 51,52 62,38!")
        art.shape(low, RED, ink=2.6, shade=RED_DARK, shift=(-3, -3))
        for ray in ("24,44 27,54 34,64", "36,44 41,53 49,61"):
            art.line(ray, 1.9, (0.2, 1, 0))
        body = blob(
            "-61,10 -55,-12 -38,-30 -8,-44 30,-44 62,-30 120,-16! 120,30! 62,40 26,49 -8,48 -34,41 -50,32"
        )
        art.shape(body, FISH, ink=3.4)
        inside = art.here(body).buffer(-1.4)
        art.lay(
            art.here(blob("-80,-12 -40,-22 -6,-26 40,-22 130,-6 130,-70 -70,-70")).intersection(inside), TEAL
        )
        art.lay(art.here(blob("-80,22 -40,20 -4,26 40,22 130,14 130,80 -70,80")).intersection(inside), BELLY)
        for x in (14, 32, 50, 68):
            bar = blob(f"{x},-50! {x + 11},-48! {x + 12},-22 {x + 6},6! {x + 1},-18")
            art.lay(art.here(bar).intersection(inside), TEAL_DARK)
        art.lay(rim(inside, -5, -9), FISH_SHADE)

        def scale_mark(px: float, py: float) -> Region:
            return blob(
                f"{px - 5},{py - 8}! {px + 4},{py - 5} {px + 6.6},{py} "
                f"{px + 4},{py + 5} {px - 5},{py + 8}! "
                f"{px + 2.0},{py + 4} {px + 3.6},{py} {px + 2.0},{py - 4}"
            )

        marks = motif(blob("16,-34 60,-26 110,-12 110,26 60,32 16,36 20,0"), scale_mark, 14, 14)
        art.lay(art.here(marks).intersection(inside), SCALES)
        for x, y in ((26, 44), (38, 43), (50, 40), (62, 37), (14, 46)):
            art.line(f"{x},{y + 4} {x - 2},{y - 4} {x - 7},{y - 11}", 2.4, (1, 0.6, 0), within=inside)
        gill = blob("-7,-41! 9,-22 10,8 -4,41! 2,22 3,-18")
        art.lay(art.here(gill).intersection(inside), TEAL_DARK)
        art.line("-5,-42 10,-20 10,10 -5,42", 3, (0.3, 1, 1, 0.4), within=inside)
        for x, y, long in ((-3, -22, 13), (-2, -10, 15), (-2, 2, 14), (-4, 14, 11), (-7, 25, 8)):
            art.line(
                f"{x + 6},{y} {x - long * 0.4},{y - 1} {x - long},{y + 2}", 2.2, (1, 0.6, 0), within=inside
            )
        art.line("-50,0 -42,11 -28,16 -14,13", 2, (0, 1, 0), TEAL_DARK, within=inside)
        flap = {Mood.DELIGHTED: -34.0, Mood.DISMAYED: -52.0, Mood.WORRIED: 18.0}.get(mood, 0.0)
        with art.at(16, 14, turned=flap):
            art.shape(
                blob("-2,-7! 18,-8 36,2! 34,10 38,20! 14,16 -2,7!"),
                RED,
                ink=2.4,
                shade=RED_DARK,
                shift=(-3, -2),
            )
            for y in (-3, 3, 9):
                art.line(f"6,{y - 2} 20,{y} 32,{y + 4}", 2, (0, 1, 0.3))
        animal_eye(art, -26, -8, 13, RED, FISH_LID, mood, look=-2, white=True)
        stir = LIVELY[mood]
        art.line(
            f"-42,{-23 - stir.inner} -28,{-29 - stir.middle} -12,{-24 - stir.outer}",
            4.2,
            (0.5, 1, 0.3),
            TEAL_DARK,
        )
        _lips(art, mood)
        _sweat(art, mood, (2, -26), ((-46, -38), (8, -62)))


def _lips(art: Picture, mood: Mood) -> None:
    if mood is Mood.DELIGHTED:
        art.shape(blob("-60,8! -48,12 -32,10! -34,24 -46,31 -56,24"), THROAT, ink=2.6, heavy=(0.4, 0.8))
        art.add(ellipse(-44, 25, 7, 4), TONGUE)
        return
    if mood is Mood.DISMAYED:
        art.shape(ellipse(-54, 18, 10, 12), "#e79a86", ink=2.4)
        art.shape(ellipse(-55, 18, 5, 7), THROAT, ink=1.6)
        return
    paths = {
        Mood.PLEASED: "-60,12,2.2 -52,22,4 -42,23,3.4 -30,12,1",
        Mood.WORRIED: "-60,22,2.2 -52,15,4 -43,16,3.4 -34,25,1",
    }
    art.shape(limb(paths.get(mood, "-62,13,3 -53,20,5.2 -42,19,3.8 -32,14,1")), "#e79a86", ink=2.2)
