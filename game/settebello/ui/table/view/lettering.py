"""The words of the great moments as pictures: drawn letters for the words that there are, by what is said."""

from typing import Final

NAMES: Final = {
    "SCOPA!": "scopa",
    "ESCOBA!": "escoba",
    "¡ESCOBA!": "escoba_es",
    "BESEN!": "besen",
    "¡BESEN!": "besen_es",
    "SETTEBELLO!": "settebello",
    "¡SETTEBELLO!": "settebello_es",
    "スコーパ！": "scopa_ja",
    "エスコバ！": "escoba_ja",
    "ベーゼン！": "besen_ja",
    "セッテベッロ！": "settebello_ja",
}
"""The names of the pictures by their words, in capitals and without blanks."""


def lettering(said: str) -> str | None:
    """Return the picture of a word, or None where it has to be written."""
    name = NAMES.get("".join(said.split()).upper())
    return None if name is None else f"ui/lettering/{name}.svg"
