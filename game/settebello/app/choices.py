"""What the New Game screen offers, made from the rulebook's variants and the opponents' files."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from settebello.ai import Opponent
from settebello.datafile import DataError
from settebello.engine import Sides
from settebello.i18n import Names
from settebello.rulebook import Variant
from settebello.ui.services import OpponentChoice, VariantChoice

TARGET = "match.target"


def variant_choice(variant: Variant) -> VariantChoice:
    """A variant as the New Game screen offers it."""
    rules = variant.ruleset
    targets = [
        choice.value
        for option in variant.options
        if option.key == TARGET
        for choice in option.choices
        if isinstance(choice.value, int)
    ]
    counts = rules.players.counts
    return VariantChoice(
        id=variant.id,
        name=variant.name,
        description=variant.description,
        players=counts,
        targets=tuple(targets) or (rules.match.target,),
        target=rules.match.target,
        pairs=tuple(count for count in counts if rules.players.sides_of(count) is not Sides.SOLO),
    )


def broken_choices(problems: Mapping[str, DataError]) -> tuple[VariantChoice, ...]:
    """The files of rules that cannot be played, by name, each with the first of its problems."""
    return tuple(
        VariantChoice(
            id=file,
            name=Names({"en": Path(file).stem}),
            description=Names({"en": ""}),
            players=(),
            targets=(),
            target=0,
            problem=error.problems[0].summary,
        )
        for file, error in sorted(problems.items())
    )


def opponent_choices(opponents: Iterable[Opponent]) -> tuple[OpponentChoice, ...]:
    """The opponents as the New Game screen offers them."""
    return tuple(
        OpponentChoice(
            id=opponent.id,
            name=opponent.name,
            description=opponent.description,
            avatar=f"ui/avatars/{opponent.avatar}.svg",
        )
        for opponent in opponents
    )
