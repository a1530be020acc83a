"""The animals of the market, with their feet at the origin."""

from woodcut.geometry import blob, circle, ellipse, limb
from woodcut.palette import BLACK, BROWN, BROWN_DARK, GOLD, INK, RED, RED_DARK, WHITE, WHITE_DARK
from woodcut.picture import Picture


def cat(art: Picture) -> None:
    """A black cat that sits."""
    art.shape(limb("30,0,7 46,-16,7 40,-38,6 50,-46,5"), BLACK, ink=2.6)
    art.shape(
        blob("-24,0! -24,-28 -8,-50 14,-48 32,-24 34,0!"), BLACK, ink=2.8, shade="#0f0d0c", shift=(-5, -4)
    )
    art.shape(blob("-34,-58! -34,-86! -22,-76 -6,-76 6,-86! 6,-58 -4,-44 -24,-44"), BLACK, ink=2.8)
    art.shape(blob("-14,0! -14,-30 0,-40 12,-28 10,0!"), WHITE, ink=2, shade=WHITE_DARK, shift=(-3, -2))
    for x in (-23, -5):
        art.add(ellipse(x, -63, 5, 4.2), GOLD)
        art.add(ellipse(x, -63, 1.6, 4), INK)
    art.dot(-14, -54, 2.4, "#c9826f", 12)


def pigeon(art: Picture) -> None:
    """A pigeon that looks to the left."""
    art.shape(blob("20,-18! 58,-22! 54,-8! 22,-4!"), "#71839a", ink=2.6)
    art.shape(
        blob("-26,-44 -12,-48 0,-34 26,-22 30,-8 8,0 -14,-6 -24,-22"),
        "#a9b6c4",
        ink=2.8,
        shade="#71839a",
        shift=(-4, -4),
    )
    art.shape(circle(-20, -50, 13, 30), "#4f8f6d", ink=2.6)
    art.shape(blob("-32,-52! -44,-47! -31,-44!"), GOLD, ink=2)
    art.dot(-22, -53, 3, WHITE, 12)
    art.dot(-22.6, -53, 1.6, INK, 10)
    art.line("-2,-26 14,-16 28,-14", 2.6, (0.2, 1, 0.2))
    for x in (0, 10):
        art.line(f"{x},-2 {x - 2},8", 3, (1, 1), RED)


def dog(art: Picture) -> None:
    """A dog that sits."""
    art.shape(limb("36,-10,6 52,-24,5 54,-40,4"), BROWN, ink=2.6)
    art.shape(
        blob("-22,0! -20,-34 0,-50 24,-44 40,-16 42,0!"), "#c98d5c", ink=2.8, shade="#9a6539", shift=(-6, -4)
    )
    art.shape(
        blob("-50,-56! -34,-76 -8,-78 8,-62 4,-44 -14,-36 -36,-40 -50,-46"),
        "#c98d5c",
        ink=2.8,
        shade="#9a6539",
        shift=(-3, -4),
    )
    art.shape(blob("-6,-76! 12,-74 16,-52 8,-38 -2,-50"), BROWN, ink=2.6, shade=BROWN_DARK, shift=(-3, -2))
    art.dot(-49, -54, 5, INK, 16)
    art.dot(-24, -62, 3.2, INK, 12)
    art.line("-46,-44 -34,-42 -24,-46", 2.2, (0.2, 1, 0.4))
    art.shape(limb("-14,-36,4 4,-34,4"), RED, ink=2.2)


def mouse(art: Picture) -> None:
    """A mouse."""
    art.line("24,-4 44,-6 52,-20", 3.4, (1, 0.8, 0.2))
    art.shape(
        blob("-30,-4! -22,-20 -2,-28 20,-18 26,0! -24,0!"),
        "#a69a92",
        ink=2.6,
        shade="#776b66",
        shift=(-4, -3),
    )
    art.shape(circle(-10, -26, 8, 24), "#c9a29a", ink=2.4)
    art.dot(-20, -12, 2.4, INK, 12)
    art.dot(-31, -5, 3, RED_DARK, 12)
