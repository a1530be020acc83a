"""What the command line asked for, and how long it holds: for this run, not for the next one."""

from dataclasses import fields, replace
from pathlib import Path
from typing import Protocol

from settebello.app.settings.preferences import Keep
from settebello.storage.places import Places
from settebello.storage.settings import Motion, Settings, Unreadable, read_settings, write_settings


class Options(Protocol):
    """What the command line asked for; None means: as the settings say."""

    @property
    def places(self) -> Places:
        """The player's folders."""

    @property
    def once(self) -> bool:
        """Open, load everything, ask an opponent for one move, and leave."""

    @property
    def variant(self) -> str | None:
        """The variant to begin at once."""

    @property
    def level(self) -> str | None:
        """The opponents in that match."""

    @property
    def seed(self) -> int | None:
        """What the cards of that match come from."""

    @property
    def load(self) -> Path | None:
        """A record to go on with, or to look at when its match is won."""

    @property
    def profile(self) -> str | None:
        """The player, by name; whoever played last else."""

    @property
    def verbose(self) -> bool:
        """Whether the log is written to the terminal, too."""

    @property
    def language(self) -> str | None:
        """The language of the texts."""

    @property
    def full_screen(self) -> bool | None:
        """Whether to fill the screen."""

    @property
    def sound(self) -> bool | None:
        """Whether to be heard."""

    @property
    def reduced_motion(self) -> bool:
        """Whether no more is to move than has to."""


def settings_for(path: Path, options: Options) -> tuple[Settings, Keep, Unreadable | None]:
    """The settings of a file for this run, how changes of them are kept, and what is wrong with the file."""
    settings, trouble = read_settings(path)
    said = overridden(settings, options)
    # A file that could neither be read nor kept under another name must not be written over.
    lost = trouble is not None and trouble.kept_as is None

    def keep(changed: Settings) -> None:
        if not lost:
            write_settings(path, to_keep(changed, said, settings))

    return said, keep, trouble


def overridden(settings: Settings, options: Options) -> Settings:
    """The settings with what the command line says instead."""
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
    """The settings to keep: what the command line said, and nobody changed since, holds this once only."""
    names = [part.name for part in fields(Settings)]
    once = {
        name: getattr(settings, name)
        for name in names
        if getattr(said, name) != getattr(settings, name) and getattr(changed, name) == getattr(said, name)
    }
    return replace(changed, **once)
