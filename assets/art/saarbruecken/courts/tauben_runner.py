"""The nine of doves: a boy runs, and the pigeons of the market fly up."""

from saarbruecken.courts.people import DENIM, LINEN, Cloth, arm, cuff, leg, open_hand, sleeve
from saarbruecken.courts.scenery import fountain, stage
from saarbruecken.courts.tauben_flight import flying_dove
from saarbruecken.suits import PLUM_DARK, Suit
from woodcut.dress import fist
from woodcut.faces.child import child
from woodcut.faces.moods import Mood
from woodcut.geometry import blob, limb, rounded
from woodcut.palette import GOLD, GOLD_DARK, PLUM
from woodcut.pattern import Hatch
from woodcut.picture import Picture
from woodcut.pigeon import DOVE, DOVE_DARK

HOOD: Cloth = (PLUM, PLUM_DARK)
BOOTS: Cloth = (GOLD, GOLD_DARK)
HAIR, HAIR_DARK = "#c96a2a", "#8f4416"


def runner() -> Picture:
    """A boy in rubber boots chases three pigeons and catches none."""
    art = stage(Suit.CLUBS, lambda town: fountain(town, 262, 0.94), (170, 84))
    flying_dove(art, 70, 136, 0.66, turned=8)
    flying_dove(art, 278, 192, 0.74, turned=-12, flip=True)
    flying_dove(art, 226, 72, 0.9, turned=10, down=True)
    with art.at(170, 536, 1.14):
        _legs(art)
        _far_arm(art)
        _body(art)
        _head(art)
        _near_arm(art)
    return art


def _boot(art: Picture, x: float, y: float, turned: float) -> None:
    """Draw a rubber boot; the ankle is at the origin, the toe points to the left."""
    with art.at(x, y, turned=turned):
        boot = blob("-15,-42! 15,-42! 16,-12 20,6 16,14! -18,14 -38,12 -43,4 -36,-5 -18,-10 -14,-24")
        art.shape(boot, BOOTS[0], ink=3.0, shade=BOOTS[1], shift=(-5, -3), hatch=Hatch(15, 6, 11))
        art.shape(rounded(-18, -48, 36, 11, 4), BOOTS[0], ink=2.4, shade=BOOTS[1], shift=(-3, -3))
        art.shape(rounded(-42, 9, 62, 8, 3.5), "#8b5a2e", ink=2.3)


def _legs(art: Picture) -> None:
    arm(art, "14,-124,21 46,-90,16.5! 74,-94,12.5")
    with art.at(92, -100, 0.84):
        _boot(art, 0, 0, -74)
    leg(art, "12,-132,22 27,-112,21 35,-98,20", DENIM, far=True)
    arm(art, "-14,-124,20 -56,-104,15 -60,-76,12")
    with art.at(-63, -28, 0.92):
        _boot(art, 0, 0, 10)
    leg(art, "-4,-132,24 -32,-116,22 -46,-108,20", DENIM, ("-14,-122 -28,-108 -34,-96",))


def _body(art: Picture) -> None:
    body = blob("-30,-226 -42,-196 -42,-150 -34,-120! 0,-110 42,-118! 40,-160 38,-200 28,-228 0,-238")
    art.shape(body, HOOD[0], ink=3.2, shade=HOOD[1], shift=(-8, -4), hatch=Hatch(15, 6.5, 15))
    inside = art.here(body).buffer(-1.5)
    art.line("-6,-232 -8,-170 -2,-112", 2.4, (1, 1, 1), within=inside)
    art.line("24,-150 30,-136 30,-120", 2.2, within=inside)
    for y in range(-200, -150, 21):  # toggles
        art.shape(limb(f"-14,{y},3.2 2,{y - 1},3.2"), GOLD, ink=1.8, shade=GOLD_DARK, shift=(-1, -1.5))
    pocket = blob("-34,-150! -12,-152 -10,-128! -34,-124!")
    art.shape(pocket, HOOD[0], ink=2.2, shade=HOOD[1], shift=(-3, -3))
    art.shape(blob("-40,-128! 0,-116 43,-126! 43,-114! 0,-104 -36,-115!"), HOOD[1], ink=2.5)


def _far_arm(art: Picture) -> None:
    sleeve(art, "-26,-210,16 -66,-222,15 -88,-256,12", HOOD, hatched=False)
    cuff(art, -88, -256, -30, LINEN, 26)
    _won_feather(art)
    fist(art, -97, -269, 0.96, turned=40)


def _won_feather(art: Picture) -> None:
    """Draw all that he has got of them so far."""
    with art.at(-100, -272, 0.96, turned=-14):
        art.shape(
            blob("0,-54! 9,-40 9,-24 3,-12! -6,-20 -8,-38"), DOVE, ink=2.2, shade=DOVE_DARK, shift=(-3, -2)
        )
        art.line("0,-46 1,-20 0,24", 2, (0.4, 1, 0.9))


def _near_arm(art: Picture) -> None:
    sleeve(art, "28,-206,17 72,-186,16 104,-206,12.5", HOOD, ("58,-190 70,-182 84,-188",))
    cuff(art, 106, -208, 54, LINEN, 27)
    open_hand(art, 114, -213, 0.8, turned=38)


def _head(art: Picture) -> None:
    hood = blob("-34,-222 -24,-240 6,-246 34,-238 42,-218 20,-208 -12,-208")
    art.shape(hood, HOOD[1], ink=2.8)
    with art.at(-4, -270, 1.08, turned=-7):
        back = blob(
            "-28,-26 -30,-2 0,10 26,16 36,4! 34,-6 42,-14! 36,-22 42,-36! 30,-40 30,-54! 16,-50 8,-62! "
            "-2,-52 -16,-58! -20,-46 -34,-44!"
        )
        art.shape(back, HAIR, ink=2.8, shade=HAIR_DARK, shift=(-4, -3))
        child(art, brow=HAIR_DARK, mood=Mood.DELIGHTED, freckled=True)
        front = blob(
            "-30,-14! -40,-30 -30,-42! -32,-52 -20,-54! -10,-62 2,-56! 14,-64 22,-52! 36,-50 34,-36! "
            "42,-24 33,-4! 28,-18 20,-26! "
            "14,-22 8,-30! 0,-22 -6,-30! -14,-20 -20,-28! -24,-18"
        )
        art.shape(front, HAIR, ink=2.6, shade=HAIR_DARK, shift=(-4, -3))
        for lock in ("-22,-40 -10,-48 0,-46", "4,-46 16,-48 26,-38", "-26,-32 -22,-36 -16,-38"):
            art.line(lock, 1.8, (0, 1, 0.3))
