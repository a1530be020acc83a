"""Hair of the Neapolitan courts, on a head whose eyes are on y = 0."""

from woodcut.geometry import blob
from woodcut.picture import Picture


def page_hair_from_the_side(art: Picture, colour: str, dark: str) -> None:
    """Draw the page-boy hair of a head in profile, over the face."""
    form = blob(
        "-22,-26! -22,-40 -8,-54 16,-56 38,-42 45,-14 44,18 48,44! 36,54 20,52 6,44! 8,24 3,2 -1,-14 -8,-24!"
    )
    art.shape(form, colour, ink=2.8, shade=dark, shift=(-5, -3))
    inside = art.here(form.buffer(-1.5))
    for strand in (
        "-14,-36 6,-38 16,-22 18,8 14,40",
        "-8,-46 18,-44 29,-22 31,10 27,46",
        "10,-52 34,-34 40,-4 40,24 38,48",
        "-10,-28 2,-26 8,-10 10,6",
    ):
        art.line(strand, 1.9, (0.2, 1, 0.4), within=inside)
