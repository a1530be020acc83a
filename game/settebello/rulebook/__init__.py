"""The variants: one YAML file each, validated against the engine's own list of rules.

``Rulebook`` reads folders of files. A ``Variant`` has names, rules, options and presets; an ``Overlay`` is a
house rule that can be added to many variants.
"""

from settebello.rulebook.emblem import Emblem, Lie
from settebello.rulebook.loader import BadOverride, Rulebook, UnknownOverlay, UnknownVariant
from settebello.rulebook.variant import Choice, Family, Option, Overlay, Preset, Variant

__all__ = [
    "BadOverride",
    "Choice",
    "Emblem",
    "Family",
    "Lie",
    "Option",
    "Overlay",
    "Preset",
    "Rulebook",
    "UnknownOverlay",
    "UnknownVariant",
    "Variant",
]
