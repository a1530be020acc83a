"""The six figures of the levels in every mood: three from the cards and the comedy, three animals."""

from interface.avatars.animal_eyes import animal_eye
from interface.avatars.portrait import behind, drop, head, jumping
from woodcut.animals import FISH, LION_SHADE
from woodcut.dress import ermine
from woodcut.faces.beards import full_beard, handlebar
from woodcut.faces.eyes import brows
from woodcut.faces.features import Eye, Features, Nose
from woodcut.faces.moods import STIRS, Mood
from woodcut.faces.mouths import THROAT, TONGUE
from woodcut.faces.three_quarter import THREE_QUARTER
from woodcut.geometry import Region, blob, circle, discs, ellipse, limb, poly, union
from woodcut.hats import crown, helmet
from woodcut.heads import eyes, face34, hair_bob
from woodcut.palette import (
    BLACK,
    BLUE,
    BLUE_DARK,
    INK,
    PLUM,
    RED,
    RED_DARK,
    SKIN,
    SKIN_BROWN,
    TEAL,
    TEAL_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import Hatch, motif
from woodcut.picture import Picture
from woodcut.pigeon import BEAK, DOVE, DOVE_DARK, EYE, NECK

GREY_LINE = "#6d645c"
CHESTNUT, CHESTNUT_DARK = "#7b4a26", "#52301a"
RAVEN, RAVEN_DARK = "#3a2b23", "#1e1612"
MANE, MANE_DARK = "#d98d34", "#9c5a1c"
BELLY = "#e8f1ec"
FISH_LID, DOVE_LID = "#c6e1e6", "#c9d3dd"
LION_FACE = Features(
    outline="0,-42 22,-40 37,-26 38,-2 34,14 31,32 16,45 0,47 -16,45 -31,32 -34,14 -38,-2 -37,-26 -22,-40",
    left=Eye(-18, 8.4, outer=(-30, -14), middle=(-19, -20), inner=(-8, -14)),
    right=Eye(18, 8.4, outer=(30, -14), middle=(19, -20), inner=(8, -14)),
    nose=(0, 14),
    mouth=(0, 32),
    openness=1.35,
    pupil=3.9,
    look=(-0.8, 0.3),
    brow_width=4.2,
)


def bust(art: Picture, fill: str, dark: str) -> None:
    """Draw the shoulders of a figure."""
    art.shape(
        blob("32,280! 40,240 84,214 128,206 172,214 216,240 224,280!"),
        fill,
        ink=3.4,
        shade=dark,
        shift=(-8, -4),
        hatch=Hatch(angle=15, spacing=8, length=18, width=2.2),
    )


def collar(art: Picture) -> None:
    """Draw a white collar."""
    region = blob("92,226! 102,206 128,200 154,206 164,226! 128,240")
    art.shape(region, WHITE, ink=2.8, shade=WHITE_DARK, shift=(-4, -3))


def pulcinella(art: Picture, mood: Mood) -> None:
    """The Neapolitan of the old comedy; his brows are creases of the mask."""
    bust(art, WHITE, WHITE_DARK)
    for x in (96, 128, 160):
        art.line(f"{x},218 {x + (x - 128) * 0.2},240 {x + (x - 128) * 0.3},262", 3, (0, 1, 0.5))
    with head(art, mood, 132, 152, 1.4):
        face34(art, smile=2, mood=mood, full=False, grin=True)
        mask = blob(
            "-29,-22! -16,-20 2,-22 26,-24! 30,-8 27,8 14,14 4,12! -2,20 -10,27 -20,32 -30,30! "
            "-26,24 -27,14! -31,4"
        )
        art.shape(mask, BLACK, ink=2.4)
        stir = STIRS[mood]
        inner, middle, outer = 0.5 * stir.inner, 0.5 * stir.middle, 0.5 * stir.outer
        art.line(f"-24,{-13 - outer} -15,{-17 - middle} -6,{-12 - inner}", 3, (0.3, 1, 0.3), GREY_LINE)
        art.line(f"1,{-12 - inner} 12,{-17 - middle} 22,{-13 - outer}", 3, (0.3, 1, 0.3), GREY_LINE)
        art.line("-12,2 -17,14 -24,25", 2.6, (0.2, 1, 0.4), GREY_LINE)
        if mood in {Mood.DELIGHTED, Mood.BLINK}:
            # Closed eyes are lines, which only the skin in the holes of the mask shows.
            art.add(ellipse(-17.5, 0, 8, 6), SKIN)
            art.add(ellipse(9.5, 0, 9.6, 6.4), SKIN)
        eyes(art, mood)
        with jumping(art, mood):
            hat = blob("-35,-18! -38,-34 -30,-62 -14,-88 12,-98 34,-90! 26,-78 36,-58 40,-34 38,-16! 2,-27")
            art.shape(
                hat,
                WHITE,
                ink=3,
                shade=WHITE_DARK,
                shift=(-8, -3),
                hatch=Hatch(angle=18, spacing=6, length=14),
            )
            art.line("-8,-86 4,-78 16,-80", 2.2, (0, 1, 0.3))
            art.line("-26,-40 -20,-60 -12,-72", 2, (0, 1, 0.3))


def king(art: Picture, mood: Mood) -> None:
    """The king of the cards: his crown flies up when he is dismayed."""
    bust(art, BLUE, BLUE_DARK)
    ermine(art, blob("44,268! 60,222 100,206 128,204 156,206 196,222 212,268! 128,280"), 24, 20)
    with head(art, mood, 128, 138, 1.42):
        back = discs("31,-22,11 36,-8,11 37,7,11 35,22,11 30,34,9 -29,-22,8 -31,-8,7 -31,5,6", 24)
        art.shape(back, CHESTNUT, ink=2.6, shade=CHESTNUT_DARK, shift=(-4, -3))
        face34(art, bearded=True, brow=CHESTNUT_DARK, aged=True, mood=mood, bushy=1.2)
        full_beard(art, THREE_QUARTER, CHESTNUT, CHESTNUT_DARK, mood, length=76)
        side = discs("30,-20,7 32,-9,7 31,2,6")
        art.shape(side, CHESTNUT, ink=2.4, shade=CHESTNUT_DARK, shift=(-3, -2))
        with jumping(art, mood, turned=8, jump=11), art.at(0, -30, 1.06):
            crown(art, band=RED)


def knight(art: Picture, mood: Mood) -> None:
    """The knight of the cards under his plume."""
    bust(art, BLUE, BLUE_DARK)
    collar(art)
    with head(art, mood, 128, 152, 1.36):
        hair_bob(art, RAVEN, RAVEN_DARK, behind=True, length=38)
        face34(
            art,
            skin=SKIN_BROWN,
            mood=mood,
            nose=Nose.HOOKED,
            full=False,
            bushy=1.4,
            smile=1.5,
            grin=True,
            brow=RAVEN,
        )
        handlebar(art, THREE_QUARTER, RAVEN, mood, size=0.86)
        hair_bob(art, RAVEN, RAVEN_DARK, behind=False)
        with jumping(art, mood, turned=8, jump=11):
            helmet(art)


def lion(art: Picture, mood: Mood) -> None:
    """The lion of the town's arms, seen from before."""
    with head(art, mood, 128, 142, 1.5):
        flames = " ".join(
            f"{x},{y}{'!' if sharp else ''}"
            for x, y, sharp in (
                (0, -60, False),
                (20, -68, True),
                (26, -56, False),
                (46, -56, True),
                (44, -40, False),
                (62, -32, True),
                (54, -16, False),
                (68, -2, True),
                (56, 10, False),
                (64, 30, True),
                (50, 34, False),
                (52, 56, True),
                (36, 54, False),
                (30, 74, True),
                (16, 62, False),
                (0, 78, True),
                (-16, 62, False),
                (-30, 74, True),
                (-36, 54, False),
                (-52, 56, True),
                (-50, 34, False),
                (-64, 30, True),
                (-56, 10, False),
                (-68, -2, True),
                (-54, -16, False),
                (-62, -32, True),
                (-44, -40, False),
                (-46, -56, True),
                (-26, -56, False),
                (-20, -68, True),
            )
        )
        mane = blob(flames)
        art.shape(
            mane,
            MANE,
            ink=3,
            shade=MANE_DARK,
            shift=(-6, -4),
            hatch=Hatch(angle=18, spacing=7, length=12),
        )
        inside = art.here(mane).buffer(-1.5)
        for strand in (
            "38,-30 46,-36 54,-34",
            "42,-10 52,-10 60,-4",
            "40,12 50,16 58,26",
            "32,36 40,44 46,52",
            "16,50 20,58 28,68",
            "-16,50 -20,58 -28,68",
            "-32,36 -40,44 -46,52",
            "-40,12 -50,16 -58,26",
            "-42,-10 -52,-10 -60,-4",
            "-38,-30 -46,-36 -54,-34",
        ):
            art.line(strand, 2.6, (0, 1, 0.3), MANE_DARK, within=inside)
        for flip in (False, True):
            with art.at(flip=flip):
                art.shape(circle(-35, -36, 11, 28), WHITE, ink=2.6, shade=LION_SHADE, shift=(-3, -2))
                art.add(circle(-35, -35, 5.6, 24), LION_SHADE)
        face = blob(LION_FACE.outline)
        art.shape(face, WHITE, ink=2.8, shade=LION_SHADE, shift=(-5, -3))
        for side in (-1, 1):
            art.line(f"{side * 5},-18 {side * 6.4},-4 {side * 9},8", 2, (0, 1, 0.2), LION_SHADE)
        animal_eye(art, -18, 0, 9.4, EYE, WHITE, mood, look=-1)
        animal_eye(art, 18, 0, 9.4, EYE, WHITE, mood, look=-1)
        brows(art, LION_FACE, INK, mood, bushy=1.1)
        _muzzle(art, mood)
        with jumping(art, mood, turned=7, jump=10), art.at(0, -42, 0.8):
            crown(art, band=RED)


def _muzzle(art: Picture, mood: Mood) -> None:
    with art.at(0, 5):
        if mood in {Mood.DELIGHTED, Mood.DISMAYED}:
            gape = blob("-13,24! 0,27 13,24! 12,36 7,42 0,44 -7,42 -12,36")
            if mood is Mood.DISMAYED:
                gape = ellipse(0, 33, 8, 9.6)
            art.shape(gape, THROAT, ink=2.4, heavy=(0.4, 0.8))
            art.add(ellipse(0, 40, 6.6, 4.6).intersection(gape.buffer(-1)), TONGUE)
            if mood is Mood.DELIGHTED:
                for x in (-8.6, 8.6):
                    art.add(poly(f"{x - 2.2},25.4 {x + 2.2},25.6 {x},31"), WHITE)
        lobes = union(ellipse(-10.6, 19, 12.6, 9.4), ellipse(10.6, 19, 12.6, 9.4))
        art.shape(lobes, WHITE, ink=2.2, shade=LION_SHADE, shift=(-3, -3))
        nose = blob("-12,2! 0,0 12,2! 8,10 0,14.6 -8,10")
        art.shape(nose, INK, ink=0)
        art.line("-5.6,4.6 -1,4 3,4.4", 1.5, (0.2, 1, 0.2), GREY_LINE)
        art.line("0,12 0,20", 2.2, (1, 1))
        lift = {Mood.PLEASED: 5.0, Mood.DELIGHTED: 3.0, Mood.WORRIED: -4.6, Mood.DISMAYED: -1.0}.get(
            mood, 0.6
        )
        for side in (-1, 1):
            art.line(f"0,20 {side * 7},{26 + min(lift, 0) * 0.4} {side * 15},{24 - lift}", 2.4, (1, 1, 0.3))
            for row in range(3):
                art.dot(side * (8 + 3.4 * row), 15.4 + 2.2 * (row % 2), 1, GREY_LINE, 10)
        if mood in {Mood.CALM, Mood.PLEASED, Mood.BLINK}:
            art.line("-5,36 0,37.4 5,36", 1.5, (0, 1, 0))


def dove(art: Picture, mood: Mood) -> None:
    """A pigeon of the town's squares; its crest rises when it is startled."""
    with behind(art, mood, 140, 126, 1.62):
        body = blob(
            "-28,8 -34,-8 -30,-28 -14,-42 8,-44 28,-34 36,-14 36,6 42,30 60,58 74,120! -66,120! -62,84 "
            "-54,60 -38,36"
        )
        tufts = {Mood.DISMAYED: 17.0, Mood.WORRIED: 5.0, Mood.DELIGHTED: 8.0}.get(mood, 0.0)
        if tufts:
            for x, lean in ((-6, -4), (4, 2), (14, 8)):
                art.shape(
                    limb(
                        f"{x},-38,4.6 {x + lean * 0.6},{-44 - tufts * 0.6},3.4 {x + lean},{-44 - tufts},0.9"
                    ),
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
        for row, y in enumerate((46, 58)):
            for x in range(-40 + 7 * row, 60, 14):
                art.line(f"{x},{y} {x + 4},{y + 5} {x + 8},{y}", 1.7, (0.2, 1, 0.2), within=inside)
        _beak(art, mood)
        animal_eye(art, -7, -12, 12.4, EYE, DOVE_LID, mood, look=-1.6)
        stir = STIRS[mood]
        art.line(
            f"-20,{-26 - stir.inner} -8,{-31 - stir.middle} 6,{-25 - stir.outer}",
            4.4,
            (0.5, 1, 0.3),
            DOVE_DARK,
        )
        _sweat(art, mood, (24, -20), ((-34, -40), (46, -22)))


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
        fin = blob(f"-6,-40! 6,{-56 - raised * 0.5} 34,{-62 - raised}! 38,-52 60,{-58 - raised}! 60,-30!")
        art.shape(fin, RED, ink=2.8, shade=RED_DARK, shift=(-4, -3))
        for x in (10, 24, 38):
            art.line(f"{x},-44 {x + 4},-50 {x + 7},{-56 - raised * 0.6}", 1.8, (1, 0.8, 0))
        low = blob("16,40! 22,58 46,66! 46,52 56,40!")
        art.shape(low, RED, ink=2.6, shade=RED_DARK, shift=(-3, -3))
        body = blob(
            "-60,8 -54,-14 -36,-34 -6,-45 30,-44 62,-30 120,-16! 120,30! 62,40 26,48 -8,46 -36,37 -54,24"
        )
        art.shape(body, FISH, ink=3)
        inside = art.here(body).buffer(-1.4)
        art.lay(
            art.here(blob("-80,-12 -40,-22 -6,-26 40,-22 130,-6 130,-70 -70,-70")).intersection(inside), TEAL
        )
        art.lay(art.here(blob("-80,22 -40,20 -4,26 40,22 130,14 130,80 -70,80")).intersection(inside), BELLY)

        def scale_mark(px: float, py: float) -> Region:
            return blob(
                f"{px - 5},{py - 8}! {px + 4},{py - 5} {px + 6.6},{py} {px + 4},{py + 5} {px - 5},{py + 8}! "
                f"{px + 2.4},{py + 4} {px + 4.2},{py} {px + 2.4},{py - 4}"
            )

        marks = motif(blob("16,-30 60,-24 110,-10 110,24 60,30 16,34 22,0"), scale_mark, 15, 15)
        art.lay(art.here(marks).intersection(inside), TEAL_DARK)
        art.line("-4,-42 10,-20 8,10 -4,40", 2.8, (0.3, 1, 1, 0.4), within=inside)
        flap = {Mood.DELIGHTED: -34.0, Mood.DISMAYED: -52.0, Mood.WORRIED: 18.0}.get(mood, 0.0)
        with art.at(16, 14, turned=flap):
            art.shape(
                blob("-2,-7! 18,-8 36,2! 34,10 38,20! 14,16 -2,7!"),
                RED,
                ink=2.4,
                shade=RED_DARK,
                shift=(-3, -2),
            )
            for y in (2, 8):
                art.line(f"10,{y - 2} 20,{y} 31,{y + 4}", 1.5, (0, 1, 0.3))
        animal_eye(art, -26, -8, 13, RED, FISH_LID, mood, look=-2, white=True)
        stir = STIRS[mood]
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
    art.shape(limb(paths.get(mood, "-60,14,2.2 -52,18,4 -42,18,3.4 -33,15,1")), "#e79a86", ink=2.2)
