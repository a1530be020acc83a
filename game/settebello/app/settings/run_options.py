"""The command line's options and settings overrides, which hold for this run only."""

from dataclasses import fields, replace
from pathlib import Path
from typing import Protocol

from settebello.app.settings.preferences import Keep
from settebello.storage.places import Places
from settebello.storage.settings import Motion, Settings
from settebello.storage.settings_file import Unreadable, read_settings, write_settings


class Options(Protocol):
    """The command line's options; None means the value in the settings."""

    @property
    def places(self) -> Places:
        """The player's folders."""

    @property
    def once(self) -> bool:
        """Whether to run the self-test and exit."""

    @property
    def variant(self) -> str | None:
        """The variant of a match to start at once."""

    @property
    def level(self) -> str | None:
        """The id of the opponents in that match."""

    @property
    def seed(self) -> int | None:
        """The seed of the cards in that match."""

    @property
    def load(self) -> Path | None:
        """The file of a record to continue, or to replay if its match is over."""

    @property
    def page(self) -> str | None:
        """The page to open over the title: "new" or "children"."""

    @property
    def profile(self) -> str | None:
        """The player's name; None: the last player."""

    @property
    def verbose(self) -> bool:
        """Whether to write the log to the terminal as well."""

    @property
    def language(self) -> str | None:
        """The language of the texts."""

    @property
    def full_screen(self) -> bool | None:
        """Whether to use the full screen."""

    @property
    def sound(self) -> bool | None:
        """Whether sound is on."""

    @property
    def reduced_motion(self) -> bool:
        """Whether to reduce motion."""


def settings_for(path: Path, options: Options) -> tuple[Settings, Keep, Unreadable | None]:
    """Return the settings for this run, the function that saves changes, and the problem with the file."""
    settings, trouble = read_settings(path)
    said = overridden(settings, options)
    # A faulty file that could not be renamed must not be overwritten.
    lost = trouble is not None and trouble.kept_as is None

    def keep(changed: Settings) -> None:
        if not lost:
            write_settings(path, to_keep(changed, said, settings))

    return said, keep, trouble


def overridden(settings: Settings, options: Options) -> Settings:
    """Return the settings with the command line's overrides."""
    if options.language is not None:
        settings = replace(settings, language=options.language)
    if options.full_screen is not None:
        settings = replace(settings, full_screen=options.full_screen)
    if options.sound is not None:
        settings = replace(settings, sound=options.sound)
    if options.reduced_motion:
        settings = replace(settings, motion=Motion.REDUCED)
    return settings


def to_keep(changed: Settings, said: Settings, settings: Settings) -> Settings:
    """Return the settings to save: overrides that were not changed since are replaced by the saved values."""
    names = [part.name for part in fields(Settings)]
    once = {
        name: getattr(settings, name)
        for name in names
        if getattr(said, name) != getattr(settings, name) and getattr(changed, name) == getattr(said, name)
    }
    return replace(changed, **once)
