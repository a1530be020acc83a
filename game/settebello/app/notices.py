"""What went wrong with the player's files, a sentence each."""

from pathlib import Path
from typing import Final

from settebello.i18n import Text, t
from settebello.session import Damaged
from settebello.skins import Chosen
from settebello.storage.settings import Unreadable
from settebello.ui.services import Question

NOTHING_TO_SAVE: Final = t("There is no match in progress to save.")
NOTHING_DEALT: Final = t("Not a card of this match has been dealt yet.")


def about_settings(trouble: Unreadable) -> Question:
    """The settings could not be read."""
    return Question(t("The settings could not be read and start afresh. {kept}", kept=_kept(trouble.kept_as)))


def about_match(damaged: Damaged) -> Question:
    """The saved match could not be read."""
    return Question(t("The saved match could not be read. {kept}", kept=_kept(damaged.kept_as)))


def about_record(name: str, reason: str) -> Question:
    """A match that is kept could not be read."""
    return Question(t("The match {name} could not be opened. {reason}", name=name, reason=reason))


def about_skin(chosen: Chosen) -> Question:
    """The cards chosen cannot be used."""
    return Question(
        t(
            "The cards “{name}” cannot be used, so the usual ones are on the table. {problem}",
            name=chosen.name,
            problem=chosen.first_problem,
        )
    )


def about_picture(file: Path) -> Question:
    """A picture of a card cannot be drawn."""
    return Question(
        t(
            "The picture {name} cannot be drawn; that of the usual cards takes its place.",
            name=f"{file.parent.parent.name}/{file.parent.name}/{file.name}",
        )
    )


def _kept(path: Path | None) -> Text:
    if path is None:
        return t("The file was left as it is.")
    return t("The file is kept as {name}.", name=path.name)
