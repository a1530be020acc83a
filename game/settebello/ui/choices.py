"""What the New Game screen offers, made from the rulebook's variants and the opponents' files."""

from collections.abc import Iterable

from settebello.ai import Opponent
from settebello.engine import Sides
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
