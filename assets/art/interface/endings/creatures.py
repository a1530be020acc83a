"""Busts that differ from those of the portraits: the figures that have no body there."""

from shapely.geometry import box

from interface.avatars.beasts import fish
from interface.avatars.figures import choices
from interface.avatars.lion import lion
from interface.avatars.portrait import Sitter, shoulders
from woodcut.animals import LION_SHADE
from woodcut.faces.moods import Mood
from woodcut.geometry import blob, limb, union
from woodcut.palette import BLUE, BLUE_DARK, RED, RED_DARK, SKY, STEEL, STEEL_DARK, WHITE
from woodcut.picture import Picture


def sitting_lion(art: Picture, mood: Mood) -> None:
    """The lion with a body."""
    shoulders(art, WHITE, LION_SHADE, wide=92, top=196)
    lion(art, mood)


def fish_in_a_bucket(art: Picture, mood: Mood) -> None:
    """The fish looks out of its bucket of water."""
    art.shape(blob("84,226! 120,212 170,208 220,212 256,226! 220,240 170,244 120,240"), SKY, ink=3)
    with art.at(128, 150, turned=58), art.at(-112, -140):
        head = Picture()
        fish(head, mood)
        body = [layer._replace(region=art.here(layer.region)) for layer in head.layers]
    inside = art.here(union(box(-80, -80, 400, 228), box(96, 226, 244, 300)))
    art.layers += [layer._replace(region=layer.region.buffer(0).intersection(inside)) for layer in body]
    bucket = blob("84,226! 120,240 170,244 220,240 256,226! 246,284! 94,284!")
    art.shape(bucket, STEEL, ink=3.2, shade=STEEL_DARK, shift=(-10, -2))
    art.shape(limb("84,226,5 126,240,5 170,244,5 214,240,5 256,226,5"), STEEL, ink=2.8, shade=STEEL_DARK)


def in_a_jacket(sit: Sitter, fill: str, dark: str, *, top: float = 208) -> Sitter:
    """A figure without a body gets one."""

    def dressed(art: Picture, mood: Mood) -> None:
        shoulders(art, fill, dark, wide=92, top=top)
        sit(art, mood)

    return dressed


def horse_in_a_coat(art: Picture, mood: Mood) -> None:
    """The head and neck of the knight's horse above a coat."""
    whole = Picture()
    choices()["horse"][2](whole, mood)
    whole.clip(blob("-20,-20! 190,-20! 206,40 214,110 232,180 236,240! -20,240!"))
    shoulders(art, BLUE, BLUE_DARK, wide=96, top=206)
    art.layers += [layer._replace(region=art.here(layer.region)) for layer in whole.layers]
    mane = blob(
        "190,52! 206,50 226,64! 222,72 240,98! 234,106 250,142! 244,152 258,192! 250,204 254,238! 226,240! "
        "222,190 208,136 198,92"
    )
    art.shape(mane, "#3a2417", ink=3, shade="#21130b", shift=(-5, -3))
    for strand in ("214,80 226,130 234,160", "228,150 238,190 240,222"):
        art.line(strand, 2.6, (0, 1, 0.2), "#6d4a30")
    art.shape(blob("70,236! 128,214 200,224! 204,250 140,256 76,256!"), RED, ink=3, shade=RED_DARK)
