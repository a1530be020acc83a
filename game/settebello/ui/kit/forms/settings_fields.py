"""The program's settings as fields."""

from dataclasses import replace

from settebello.storage.assists import Assists
from settebello.storage.settings import Settings
from settebello.ui.kit.forms.field import Field
from settebello.ui.kit.ports.services import Services


def settings_of(services: Services) -> Field[Settings]:
    """Return all settings as one field; each change is in force at once and kept for the next start."""
    return Field(lambda: services.settings.current, services.settings.change)


def assists_of(services: Services) -> Field[Assists]:
    """Return the helps at the table as one field."""
    return settings_of(services).field(lambda s: s.assists, lambda s, assists: replace(s, assists=assists))
