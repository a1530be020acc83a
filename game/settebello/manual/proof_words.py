"""What a verified record shows and what it does not: the sentences of every place that says so."""

from typing import Final

from settebello.i18n import Text, t

SHOWN: Final[tuple[Text, ...]] = (
    t("Every move is legal, and every sweep and every point is counted right."),
    t("Every sealed deal has the deck of its seed and its cut, or is marked as arranged or repeated."),
    t("No single entry of the list of seals, hints and take-backs was removed, added or changed."),
    t(
        "If somebody noted the words of a seal before the deal: neither the deck of that deal nor an earlier "
        "entry of the list was changed since."
    ),
)
"""What a record shows that was verified without an error."""

NOT_SHOWN: Final[tuple[Text, ...]] = (
    t("Who played, against which opponents, and whether the match was really played like this."),
    t("That nobody tried many seeds and took one that suited. A cut by another player excludes this."),
    t("That nobody computed the list or the whole record anew. Only the noted words of a seal exclude this."),
)
"""What no record can show alone."""
