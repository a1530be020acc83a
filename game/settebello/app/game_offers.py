"""What the New Game screen offers, made from the rulebook's variants and the opponents' files."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from settebello import resources
from settebello.ai import Opponent
from settebello.datafile import DataError
from settebello.i18n import Names
from settebello.rulebook import Rulebook
from settebello.ui.kit.ports.offers import OpponentChoice, VariantChoice

Stamp = tuple[tuple[str, int, int], ...]
"""Name, time of the last change, and size of every file of some folders."""


class Library:
    """The variants there are; looks again whether a file of theirs is new, changed or gone."""

    def __init__(self, rulebook: Rulebook, folders: Sequence[Path], renewed: Callable[[], None]) -> None:
        """Offer what `rulebook` has just read from `folders`; call `renewed` when it was read again."""
        self._rulebook = rulebook
        self._folders = tuple(folders)
        self._renewed = renewed
        self._stamp = stamp(self._folders)
        self._choices = variant_choices(rulebook)

    def choices(self) -> tuple[VariantChoice, ...]:
        """The variants there are now, those with mistakes last."""
        now = stamp(self._folders)
        if now != self._stamp:
            self._stamp = now
            self._rulebook.reload()
            self._choices = variant_choices(self._rulebook)
            self._renewed()
        return self._choices


def stamp(folders: Iterable[Path]) -> Stamp:
    """What tells whether a file of some folders, or of folders in them, has changed."""
    found = []
    for folder in folders:
        for path in sorted(folder.glob("**/*.yaml")):
            try:
                about = path.stat()
            except OSError:
                # Gone in this moment: as good as never found.
                continue
            found.append((str(path), about.st_mtime_ns, about.st_size))
    return tuple(found)


def variant_choices(rulebook: Rulebook) -> tuple[VariantChoice, ...]:
    """All variants of a rulebook, those with mistakes last."""
    playable = (
        VariantChoice(name, rulebook.variant(name).name, rulebook.variant(name), rulebook.overlays(name))
        for name in rulebook.ids()
    )
    return (*playable, *broken_choices(rulebook.problems))


def broken_choices(problems: Mapping[str, DataError]) -> tuple[VariantChoice, ...]:
    """The files of rules that cannot be played, by name, each with the first of its problems."""
    return tuple(
        VariantChoice(file, Names({"en": Path(file).stem}), problem=error.problems[0].summary)
        for file, error in sorted(problems.items())
    )


def portrait(name: str) -> str:
    """The picture under assets/ of somebody: in a calm mood, where there are pictures in several moods."""
    calm = f"ui/avatars/{name}_calm.svg"
    return calm if (resources.assets() / calm).is_file() else f"ui/avatars/{name}.svg"


def opponent_choices(opponents: Iterable[Opponent]) -> tuple[OpponentChoice, ...]:
    """The opponents as the New Game screen offers them."""
    return tuple(
        OpponentChoice(
            id=opponent.id,
            name=opponent.name,
            description=opponent.description,
            avatar=portrait(opponent.avatar),
            level=opponent.level,
            lines=opponent.lines,
        )
        for opponent in opponents
    )
