"""The variants: one YAML file each, held against the engine's own list of rules.

``Rulebook`` reads folders of them; a ``Variant`` is one with its names, its rules, its options and
presets; an ``Overlay`` is a house rule to lay over many.
"""

from settebello.rulebook.loader import BadOverride, Rulebook, UnknownOverlay, UnknownVariant
from settebello.rulebook.variant import Choice, Family, Option, Overlay, Preset, Variant

__all__ = [
    "BadOverride",
    "Choice",
    "Family",
    "Option",
    "Overlay",
    "Preset",
    "Rulebook",
    "UnknownOverlay",
    "UnknownVariant",
    "Variant",
]
