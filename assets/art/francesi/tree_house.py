"""The rope ladder to the house in the tree, and the squirrel who lives there."""

from woodcut.geometry import blob, circle, ellipse, limb, poly, union
from woodcut.palette import INK, WHITE
from woodcut.picture import Picture

RUST, RUST_DARK, BELLY = "#c0622c", "#85401a", "#f3dcb4"
ROPE, RUNG, RUNG_DARK = "#d8b06a", "#b07b43", "#7a4d20"
NUT, NUT_DARK, CAP = "#d39a4e", "#9a6a2b", "#7a5a34"


def _ladder(art: Picture) -> None:
    """Two ropes and the rungs between them, from the foot of the tree down to the ground."""
    for rope in ("172,244 169,300 171,360 167,428", "188,244 191,300 189,360 193,428"):
        art.line(rope, 6.6, (1, 1, 1, 1))
        art.line(rope, 3.2, (1, 1, 1, 1), ROPE)
    for x in (167, 193):
        art.shape(circle(x, 429, 4.4, 22), ROPE, ink=2.1, heavy=(0.3, 0.5))
    for step in range(10):
        y = 262 + step * 17.5
        lean = (1.5, -1.2, 0.8)[step % 3]
        rung = limb(f"164,{y - lean},3.2 196,{y + lean},3.2")
        art.shape(rung, RUNG, ink=2.2, shade=RUNG_DARK, shift=(0, -2), heavy=(0.4, 0.7))


def _squirrel(art: Picture) -> None:
    """A red squirrel who climbs, a nut in its mouth; its belly is at the origin, its head at the top."""
    tail = blob("14,34! 30,43 45,36 50,18 45,2 47,-10 56,-17! 44,-27 31,-22 26,-9 29,6 25,17 14,20!")
    art.shape(tail, RUST, ink=2.7, shade=RUST_DARK, shift=(-4, -4))
    for hair in ("22,34 36,30 41,15 36,-2 40,-15", "34,35 44,26 45,14", "35,-8 38,-17 45,-20"):
        art.line(hair, 2.4, (0, 1, 0.8, 0), RUST_DARK)
    far = union(limb("-8,-14,5 -18,-22,4.2 -23,-31,3.6"), limb("2,28,5 -8,38,4 -15,37,3.4"))
    art.shape(far, RUST_DARK, ink=2.2)
    body = blob("-12,-18 -15,-4 -14,14 -8,30 6,37 19,30 22,14 15,-2 8,-18 -2,-24")
    art.shape(body, RUST, ink=2.6, shade=RUST_DARK, shift=(-4, -3))
    inside = art.here(body.buffer(-1.2))
    art.lay(art.here(blob("-20,-14! -8,-12 -4,6 -2,24 -10,34!")).intersection(inside), BELLY)
    thigh = union(ellipse(9, 22, 12, 13), limb("6,30,5.4 -4,37.6,4 -13,34.6,3.6"))
    art.shape(thigh, RUST, ink=2.3, shade=RUST_DARK, shift=(-3, -3))
    arm = limb("2,-10,5.4 -7,-18,4.4 -17,-17,3.8")
    art.shape(arm, RUST, ink=2.2, shade=RUST_DARK, shift=(-2, -2))
    for ear in ("-9,-41! -11,-53 -13,-61! -3,-55 0,-45!", "0,-44! 2,-55 3,-63! 10,-54 8,-41!"):
        art.shape(blob(ear), RUST, ink=2.1, shade=RUST_DARK, shift=(-2, -2))
    head = blob("-24,-31 -19,-40 -8,-46 4,-45 12,-37 12,-26 4,-19 -8,-19 -19,-24")
    art.shape(head, RUST, ink=2.5, shade=RUST_DARK, shift=(-3, -3))
    art.lay(
        art.here(blob("-26,-29! -14,-30 -4,-24 2,-16! -16,-16!")).intersection(art.here(head.buffer(-1.1))),
        BELLY,
    )
    art.shape(circle(-7, -35, 4, 22), INK, ink=0.8, heavy=(0, 0))
    art.dot(-8.2, -36.4, 1.4, WHITE, 10)
    art.shape(circle(-23.4, -32, 2.5, 14), "#5a2f1c", ink=1.2, heavy=(0.2, 0.2))
    nut = circle(-27, -22, 8.4, 30)
    art.shape(nut, NUT, ink=2.2, shade=NUT_DARK, shift=(-3, -2))
    art.shape(poly("-35,-24 -19,-24 -21,-30 -33,-30").buffer(1), CAP, ink=1.9, heavy=(0.3, 0.4))


def ladder(art: Picture) -> None:
    """Draw the ladder under the house, and the squirrel who carries a nut home."""
    _ladder(art)
    with art.at(176, 398, 0.84):
        _squirrel(art)
