"""The variants and opponents that the New Game screen offers."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from settebello import resources
from settebello.ai import Opponent
from settebello.ai.strengths import Strengths
from settebello.datafile import DataError, matching
from settebello.datafile.file_stamp import Stamp, stamp_of
from settebello.i18n import Names
from settebello.rulebook import Rulebook
from settebello.ui.kit.ports.offers import Ahead, OpponentChoice, VariantChoice


class Library:
    """The available variants; rule files are read again when a file is added, changed or removed."""

    def __init__(self, rulebook: Rulebook, folders: Sequence[Path], renewed: Callable[[], None]) -> None:
        """Offer what `rulebook` has just read from `folders`; call `renewed` after reading again."""
        self._rulebook = rulebook
        self._folders = tuple(folders)
        self._renewed = renewed
        self._stamp = stamp(self._folders)
        self._choices = variant_choices(rulebook)

    def choices(self) -> tuple[VariantChoice, ...]:
        """Return the variants available now, faulty ones last."""
        now = stamp(self._folders)
        if now != self._stamp:
            self._stamp = now
            self._rulebook.reload()
            self._choices = variant_choices(self._rulebook)
            self._renewed()
        return self._choices


def stamp(folders: Iterable[Path]) -> Stamp:
    """Return a value that changes when a YAML file in the folders or their subfolders changes."""
    return stamp_of(path for folder in folders for path in matching(folder, "**/*.yaml"))


def variant_choices(rulebook: Rulebook) -> tuple[VariantChoice, ...]:
    """Return all variants of a rulebook, faulty ones last."""
    playable = (
        VariantChoice(name, rulebook.variant(name).name, rulebook.variant(name), rulebook.overlays(name))
        for name in rulebook.ids()
    )
    return (*playable, *broken_choices(rulebook.problems))


def broken_choices(problems: Mapping[str, DataError]) -> tuple[VariantChoice, ...]:
    """Return the faulty rule files by name, each with its first problem."""
    return tuple(
        VariantChoice(file, Names({"en": Path(file).stem}), problem=error.problems[0].summary)
        for file, error in sorted(problems.items())
    )


def portrait(name: str) -> str:
    """Return the path under assets/ of an avatar: the calm picture if there are several moods."""
    calm = f"ui/avatars/{name}_calm.svg"
    return calm if (resources.assets() / calm).is_file() else f"ui/avatars/{name}.svg"


def opponent_choices(
    opponents: Iterable[Opponent], strengths: Strengths | None = None
) -> tuple[OpponentChoice, ...]:
    """Return the opponents in the form that the New Game screen shows, with what was measured of levels."""
    known = tuple(opponents)
    names = {opponent.id: opponent.name for opponent in known}
    return tuple(
        OpponentChoice(
            id=opponent.id,
            name=opponent.name,
            description=opponent.description,
            avatar=portrait(opponent.avatar),
            level=opponent.level,
            lines=opponent.lines,
            ahead=_ahead(opponent, strengths, names) if strengths is not None else None,
        )
        for opponent in known
    )


def _ahead(opponent: Opponent, strengths: Strengths, names: Mapping[str, Names]) -> Ahead | None:
    """Return how far a level is ahead of the one below; None if that is not known."""
    step = strengths.steps.get(opponent.id)
    if step is None or step.below not in names or not {"scopa", "scopone"} <= step.games.keys():
        return None
    return Ahead(names[step.below], step.games["scopa"][0], step.games["scopone"][0])
