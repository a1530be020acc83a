"""Applies the settings for cards and language, and shows the deck of the game on the screen."""

import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from settebello.app.files.messages import about_language, about_picture, about_skin
from settebello.app.settings.deck_choice import NO_GAME, Decks, PlayedGame, wanted_skin
from settebello.i18n import Catalogue, language_faults, own_catalogue, own_languages, system_language
from settebello.manual.skin_words import wording
from settebello.storage.settings import Settings
from settebello.ui.kit.cards import CardImages
from settebello.ui.kit.paint.fonts import Fonts
from settebello.ui.kit.ports.services import Question
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.window import preferred_languages

if TYPE_CHECKING:
    from settebello.skins import SkinChoice


class Appearance:
    """The deck and the text catalogue in use; problems are logged and shown through `complain`."""

    def __init__(
        self,
        settings: Settings,
        skins: Sequence[Path],
        fonts: Fonts,
        executor: Executor,
        *,
        log: logging.Logger,
        complain: Callable[[Question], None],
        own_languages: Path | None = None,
    ) -> None:
        """Load the cards and the language of these settings."""
        self._log = log
        self._complain = complain
        self._complained = False
        self._missing = set[Path]()
        self._skins = tuple(skins)
        self._own_languages = own_languages
        self._told_languages = set[str]()
        self.decks = Decks(skins, executor)
        self._game = NO_GAME
        self._told: SkinChoice | None = None
        self._deck, self._missed = self.decks.chosen(settings, NO_GAME)
        self.cards = CardImages(self._deck, executor, fonts, self.decks.spare)
        self.catalogue = self._words(settings)
        self._in_force = settings
        self._say_what_is_missed()

    def say(self, words: Words) -> str:
        """Return a text in the current language."""
        return self.catalogue(words)

    def aloud(self, words: Words) -> str:
        """Return a text in the current language as it is spoken."""
        return self.catalogue.aloud(words)

    def language(self) -> str:
        """Return the code of the current language."""
        return self.catalogue.language

    @property
    def skin(self) -> str:
        """The id of the skin in use."""
        return self._deck.skin.manifest.id

    def has_coins(self, game: PlayedGame) -> bool:
        """Return whether a game's deck has a suit called coins: whether it keeps the usual suit names."""
        deck, _ = self.decks.chosen(self._in_force, game)
        return deck.skin.manifest.words.suits is None

    def follow(self, game: PlayedGame) -> bool:
        """Show the deck of the game that is on the screen now; return whether that is another deck.

        It is shown at once: cards of the deck before would be wrong in this game.
        """
        before, self._game = self._wanted, game
        if self._wanted == before:
            return False
        self._choose_deck()
        self.cards.switch(self._deck)
        self.reread_texts()
        return True

    def apply(self, settings: Settings) -> None:
        """Apply changed settings."""
        before, self._in_force = self._in_force, settings
        deck = self._deck
        if _cards_of(before) != _cards_of(settings):
            self._choose_deck()
            self.cards.use(self._deck)
        if before.language != settings.language or deck.skin is not self._deck.skin:
            self.catalogue = self._words(settings)
        self.cards.badges = settings.value_badges
        self.cards.index = settings.large_index

    @property
    def deck_folder(self) -> Path:
        """The folder of the chosen skin, also while its files have errors and another skin is shown."""
        folders = (folder / self._wanted for folder in self._skins)
        return next((folder for folder in folders if folder.is_dir()), self._deck.skin.folder)

    def reread_texts(self) -> None:
        """Read the texts of the language in force again."""
        self.catalogue = self._words(self._in_force)

    def reread_deck(self) -> None:
        """Read the skin in use again: its manifest, its words and its pictures."""
        self.decks.reread()
        self._choose_deck()
        self.cards.reread(self._deck)
        self.reread_texts()

    def look(self) -> None:
        """Log the pictures of cards that could not be drawn; show a message about the first one only."""
        for trouble in self.cards.take_troubles():
            self.complain_of(trouble.file, trouble.reason)

    def is_of_own_skin(self, picture: Path) -> bool:
        """Return whether a picture belongs to a skin that the player has added."""
        return any(picture.is_relative_to(folder) for folder in self._skins[1:])

    def complain_of(self, picture: Path, reason: str) -> None:
        """Log a picture of a skin that could not be drawn, once; show a message about the first one only."""
        if picture in self._missing:
            return
        self._missing.add(picture)
        self._log.warning("%s: %s", picture, reason)
        if not self._complained:
            self._complained = True
            self._complain(about_picture(self._name_of(picture)))

    def _name_of(self, picture: Path) -> str:
        """Return a picture's path below the skins folder, for messages."""
        folder = next((folder for folder in self._skins if picture.is_relative_to(folder)), picture.parent)
        return picture.relative_to(folder).as_posix()

    def _words(self, settings: Settings) -> Catalogue:
        """Return the catalogue of the chosen language, with the card names of the current skin."""
        language = settings.language or system_language(preferred_languages())
        own = self._own_languages
        words = wording(self._deck.skin.manifest)
        if own is None or language not in own_languages(own):
            return Catalogue(language, wording=words)
        catalogue = Catalogue(language, wording=words, own=own_catalogue(language, own))
        if not catalogue.trouble and language not in self._told_languages:
            self._told_languages.add(language)
            self._say_faults(language, own)
        return catalogue

    def _say_faults(self, language: str, folder: Path) -> None:
        """Log the faults of a language of the player's own, and show a message with the first one."""
        faults = language_faults(language, folder)
        for fault in faults:
            self._log.warning("%s", fault)
        if faults:
            first = replace(faults[0], file=Path(faults[0].file).name)
            self._complain(about_language(first.file, first.summary))

    @property
    def _wanted(self) -> str:
        """The id of the skin that settings and game ask for."""
        return wanted_skin(self._in_force, self._game)

    def _choose_deck(self) -> None:
        """Take the deck for settings and game; show and log that the wanted skin cannot be used."""
        self._deck, self._missed = self.decks.chosen(self._in_force, self._game)
        self._say_what_is_missed()

    def _say_what_is_missed(self) -> None:
        """Show and log that the chosen skin cannot be used; faults that leave it usable, only once."""
        repeated = self._missed is not None and self._missed.skin is not None and self._missed is self._told
        self._told = self._missed
        if self._missed is not None and not repeated:
            self._log.warning("%s", self._missed.problem)
            self._complain(about_skin(self._missed))


def _cards_of(settings: Settings) -> tuple[object, ...]:
    """Return the settings on which the card pictures depend."""
    return settings.skin, settings.decks, settings.back, settings.style
