"""Why a file with all children cannot be imported, and why an export fails, in plain words."""

from settebello.i18n import Text, t
from settebello.storage.bundle import MOST_FILES, BundleError, Fault


def about_children(error: BundleError, file: str) -> Text:
    """Return why a file with children is refused; nothing has been changed."""
    match error.fault:
        case Fault.NO_ZIP:
            return t("{file} is not a file from “Export all children”.", file=file)
        case Fault.CUT_OFF:
            return t(
                "{file} ends too early, at byte {place}. Copy it again from where it was exported.",
                file=file,
                place=error.part,
            )
        case Fault.NOT_OURS:
            return t("{file} isn't from Settebello.", file=file)
        case Fault.NEWER:
            return t("{file} comes from a newer version of Settebello.", file=file)
        case Fault.TOO_LARGE | Fault.TOO_MANY:
            return t("{file} is too large for a file with children.", file=file)
        case Fault.NAME | Fault.CLASH:
            return t("{file} contains something in a forbidden place: {part}.", file=file, part=error.part)
        case Fault.DAMAGED:
            return t("{file} is damaged in this part: {part}.", file=file, part=error.part)


def about_export(error: BundleError) -> Text:
    """Return why a player's files cannot be exported; no file has been written."""
    match error.fault:
        case Fault.TOO_MANY:
            return t("There are more than {n} files. An export file can't hold so many.", n=MOST_FILES)
        case Fault.TOO_LARGE if error.part:
            return t("{part} is too large for an export file.", part=error.part)
        case Fault.TOO_LARGE:
            return t("All files together are too large for an export file.")
        case Fault.NEWER:
            return t(
                "{part} comes from a newer version of Settebello. Export with that version.", part=error.part
            )
        case Fault.NAME | Fault.CLASH:
            return t("Rename {part}, then export again: not every system accepts this name.", part=error.part)
        case _:
            return t("{part} is damaged. Remove this file, then export again.", part=error.part)
