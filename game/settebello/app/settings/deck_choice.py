"""Chooses the deck that settings and game ask for, or the default deck if that cannot be used."""

from collections.abc import Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from settebello.skins import DEFAULT, Deck, SkinChoice, Skins
from settebello.storage.settings import Settings
from settebello.ui.kit.ports.offers import skin_for


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """The variant on the screen, by id, and the skin that its rules name; both None without one."""

    variant: str | None = None
    suited: str | None = None


NO_GAME: Final = PlayedGame()


def wanted_skin(settings: Settings, game: PlayedGame) -> str:
    """Return the skin for a game: chosen for it, chosen for all, named by its rules, or the default."""
    return skin_for(settings, game.variant, game.suited) or DEFAULT


class Decks:
    """The available skins. A thread reads all of them, because that takes a moment."""

    def __init__(self, folders: Sequence[Path], executor: Executor) -> None:
        """Read the default skin from `folders`; raises DataError if no skin can be used at all."""
        self._skins = Skins(folders)
        self._executor = executor
        default = self._skins.get(DEFAULT)
        self._known: tuple[SkinChoice, ...] = (default,) if default.skin is not None else self._skins.all()
        usable = next((one.skin for one in self._known if one.skin is not None), None)
        if usable is None:
            raise default.problem
        self.spare = Deck.of(usable)
        self._looking: Future[tuple[SkinChoice, ...]] | None = None

    @property
    def all(self) -> tuple[SkinChoice, ...]:
        """Every skin known so far, faulty ones last."""
        if self._looking is not None and self._looking.done():
            self._known = self._looking.result()
            self._looking = None
        return self._known

    @property
    def busy(self) -> bool:
        """Whether the thread was still reading when this was asked last."""
        waiting = self._looking is not None
        return waiting and bool(self.all)

    def look(self) -> None:
        """Start to look for added, changed or removed skins; `all` has the result a little later."""
        if self._looking is None:
            self._looking = self._executor.submit(self._skins.all)

    def reread(self) -> None:
        """Read the skins whose files have changed again, at once."""
        self._looking = None
        self._known = self._skins.all()

    def chosen(self, settings: Settings, game: PlayedGame) -> tuple[Deck, SkinChoice | None]:
        """Return the deck for a game, and the choice if it has faults.

        If it cannot be used at all, the deck is the default one.
        """
        wanted = wanted_skin(settings, game)
        known = next((one for one in self.all if one.id == wanted and one.skin is not None), None)
        found = known or self._skins.get(wanted)
        if found.skin is None:
            return self.spare, found
        return Deck.of(found.skin, settings.back, settings.style), found if found.first_problem else None
