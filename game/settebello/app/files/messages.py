"""Messages about problems with the player's files and the program's own."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from settebello.i18n import Text, paragraphs, t
from settebello.manual.card_names import joined_by_commas
from settebello.session import Damaged
from settebello.skins import SkinChoice
from settebello.storage.bundle import BundleError, Fault
from settebello.storage.settings_file import Unreadable
from settebello.ui.kit.file_errors import reason
from settebello.ui.kit.ports.services import Question

if TYPE_CHECKING:
    # Problems are read when somebody solves one.
    from settebello.problems.trainer import DamagedProgress

MOST_NAMES: Final = 6
"""The number of settings that a message names; more would fill the page."""
NOTHING_TO_SAVE: Final = t("There is no match in progress to save.")
NOTHING_DEALT: Final = t("No cards have been dealt in this match yet.")


def about_settings(trouble: Unreadable) -> Question:
    """Return the message that the settings, or some of them, could not be read."""
    if trouble.left_out:
        more = ("…",) if len(trouble.left_out) > MOST_NAMES else ()
        names = joined_by_commas((*trouble.left_out[:MOST_NAMES], *more))
        return Question(
            t(
                "Some settings couldn't be read and are back to their defaults: {names}. {kept}",
                names=names,
                kept=_kept(trouble.kept_as),
            )
        )
    return Question(
        t("Your settings couldn't be read, so the defaults apply. {kept}", kept=_kept(trouble.kept_as))
    )


def about_progress(damaged: "DamagedProgress") -> Question:
    """Return the message that the file with a player's solved problems could not be read."""
    return Question(
        t(
            "Your solved problems couldn't be read, so they start again from zero. {kept}",
            kept=_kept(damaged.kept_as),
        )
    )


def about_unkept(error: OSError) -> Question:
    """Return the message that the settings could not be written."""
    return Question(
        t("Couldn't save your settings: {reason}. They apply until you quit.", reason=reason(error))
    )


def about_unsaved(error: OSError) -> Question:
    """Return the message that the last move of a closed match could not be saved."""
    return Question(t("Couldn't save the match: {reason}", reason=reason(error)))


def about_practice(error: OSError) -> Question:
    """Return the message, for an adult, that a child's practice could not be written."""
    return Question(
        t(
            "For grown-ups: couldn't save this practice: {reason}. The program tries again after "
            "every answer.",
            reason=reason(error),
        )
    )


def about_match(damaged: Damaged) -> Question:
    """Return the message that the saved match could not be read, or that it waits for its rules."""
    if damaged.whole:
        return Question(
            t("The saved match can't be continued: its rules or cards have changed since. It is untouched.")
        )
    return Question(t("Couldn't read the saved match. {kept}", kept=_kept(damaged.kept_as)))


def about_record(name: str, why: Text | str) -> Question:
    """Return the message that a recorded match could not be read."""
    return Question(t("Couldn't open the match {name}. {reason}", name=name, reason=why))


def about_skin(chosen: SkinChoice) -> Question:
    """Return the message that the chosen cards cannot be used, or that some of them cannot be drawn."""
    if chosen.skin is not None:
        return Question(
            t(
                "Some pictures of the deck “{name}” are those of the default deck. {problem}",
                name=chosen.name,
                problem=chosen.first_problem,
            )
        )
    return Question(
        t(
            "The deck “{name}” can't be used, so you are playing with the default deck. {problem}",
            name=chosen.name,
            problem=chosen.first_problem,
        )
    )


def about_language(name: str, problem: str) -> Question:
    """Return the message that texts of a language of the player's own have faults; `problem` is the first."""
    return Question(
        t(
            "The language file {name} has faults, and those texts stay English. {problem}",
            name=name,
            problem=problem,
        )
    )


def about_shipped(place: str) -> Question:
    """Return the message that one of the program's own files is damaged."""
    return Question(
        t(
            "A program file is damaged: {place}. The program continues without it. Reinstalling "
            "will fix this.",
            place=place,
        )
    )


def about_picture(name: str) -> Question:
    """Return the message that a card's picture cannot be drawn; `name` is its path below the skins folder."""
    return Question(
        t(
            "Couldn't draw the picture {name}. You see the picture of the default deck instead.",
            name=name,
        )
    )


def about_player(kept: Path | None) -> Question:
    """Return the message that a player's name and picture could not be read."""
    return Question(
        t("Couldn't read a player's name and picture. Nothing else is lost. {kept}", kept=_kept(kept))
    )


def about_mistake(report: Path | None) -> Question:
    """Return the message that the program failed unexpectedly and continues at the title."""
    if report is None:
        return Question(t("Something went wrong in the program. Your match is saved up to the last card."))
    return Question(
        t(
            "Something went wrong in the program. Your match is saved up to the last card. "
            "Details are in {place}",
            place=str(report),
        )
    )


def about_import(shared: Sequence[Text]) -> Question:
    """Return the message that names what an import brought for all players, and what was left out."""
    return Question(paragraphs(*shared), long=True)


def about_bundle(error: BundleError) -> Text:
    """Return why a player's export file is refused; nothing has been changed."""
    match error.fault:
        case Fault.NO_ZIP:
            return t("This is not a complete player file. Nothing was changed.")
        case Fault.CUT_OFF:
            return t(
                "This file ends too early, at byte {place}. Copy it again. Nothing was changed.",
                place=error.part,
            )
        case Fault.NOT_OURS:
            return t("This file isn't from Settebello. Nothing was changed.")
        case Fault.NEWER:
            return t("This file comes from a newer version of Settebello. Nothing was changed.")
        case Fault.TOO_LARGE | Fault.TOO_MANY:
            return t("This file is too large for a player file. Nothing was changed.")
        case Fault.NAME | Fault.CLASH:
            return t(
                "This file contains something in a forbidden place: {part}. Nothing was changed.",
                part=error.part,
            )
        case Fault.DAMAGED:
            return t("This file is damaged: {part}. Nothing was changed.", part=error.part)


def _kept(path: Path | None) -> Text:
    if path is None:
        return t("The file was not changed.")
    return t("The unreadable file is now called {name}.", name=path.name)
