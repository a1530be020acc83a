"""What a verified record shows and what it does not: the sentences of every place that says so."""

from typing import Final

from settebello.i18n import Text, t

SHOWN: Final[tuple[Text, ...]] = (
    t("Every move is legal, and every sweep and every point is counted correctly."),
    t(
        "Every sealed deal uses the deck that follows from its seed and its cut, or is marked as "
        "arranged or repeated."
    ),
    t("No single entry in the list of seals, hints and take-backs has been removed, added or changed."),
    t(
        "If somebody wrote down the words of a seal before the deal: neither the deck of that "
        "deal nor any earlier entry in the list has been changed since."
    ),
)
"""What a record shows that was verified without an error."""

NOT_SHOWN: Final[tuple[Text, ...]] = (
    t("Who played, against which opponents, and whether the match was really played like this."),
    t("That nobody tried many seeds and picked a convenient one. A cut by another player rules this out."),
    t(
        "That nobody recalculated the list or the whole record. Only seal words written down before "
        "the deal rule this out."
    ),
)
"""What no record can show alone."""
