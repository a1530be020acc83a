"""The variants: one YAML file each, held against the engine's own list of rules.

``Rulebook`` reads folders of them; a ``Variant`` is one with its names, its rules, and its options.
"""

from settebello.rulebook.loader import BadOverride, Rulebook, UnknownVariant
from settebello.rulebook.variant import Choice, Option, Variant

__all__ = ["BadOverride", "Choice", "Option", "Rulebook", "UnknownVariant", "Variant"]
