"""How each variant was last put together, kept with the settings."""

from dataclasses import replace

from settebello.engine.rules.rulevalues import frozen
from settebello.rulebook import Variant
from settebello.storage.settings import Party, TableMemory
from settebello.ui.kit.ports.game_plan import Plan, known
from settebello.ui.kit.ports.offers import VariantChoice
from settebello.ui.kit.ports.party import Gathering
from settebello.ui.kit.ports.services import SettingsPort

MOST_KEPT = 12
"""So many variants are remembered as played lately."""

USUAL = "scopa"
"""The game that is offered to somebody who has not played any."""


class LastSetup:
    """Remembers, for each variant, players, opponents, and what differed from the usual rules."""

    def __init__(self, settings: SettingsPort) -> None:
        """Read from and write to these settings."""
        self._settings = settings

    @property
    def lately(self) -> tuple[str, ...]:
        """The variants played last, by id, the newest first."""
        return self._settings.current.lately

    def first(self, choices: tuple[VariantChoice, ...]) -> VariantChoice:
        """The game to offer first: the one played last, while it can still be played."""
        wanted = (*self.lately, USUAL)
        able = [one for one in choices if one.variant is not None]
        named = [one for name in wanted for one in able if one.id == name]
        return (named or able)[0]

    def plan(self, choice: VariantChoice, variant: Variant) -> Plan:
        """The variant as it was last played; as its file has it when it was not."""
        counts = variant.ruleset.players.counts
        kept = self._settings.current.tables.get(choice.id)
        if kept is None:
            return Plan(variant, choice.overlays, counts[0])
        players = kept.players if kept.players in counts else counts[0]
        changes = known(variant, tuple((key, frozen(value)) for key, value in kept.changes.items()))
        return Plan(variant, choice.overlays, players, changes)

    def opponents(self, choice: VariantChoice) -> tuple[str, ...]:
        """Who played last, by id; empty when the variant was not played."""
        kept = self._settings.current.tables.get(choice.id)
        return kept.opponents if kept else ()

    def gathering(self, choice: VariantChoice) -> Gathering:
        """Which people played last; you alone when the variant was not played."""
        kept = self._settings.current.tables.get(choice.id)
        return Gathering(kept.party, kept.people) if kept else Gathering()

    def stand_in(self, choice: VariantChoice) -> str:
        """The opponent, by id, who sat in your place when nobody but opponents played; else nothing."""
        kept = self._settings.current.tables.get(choice.id)
        return kept.stand_in if kept else ""

    def keep(
        self, plan: Plan, opponents: tuple[str, ...], gathering: Gathering, stand_in: str, *, played: bool
    ) -> None:
        """Remember the game as it is now, and that it was `played` last."""
        now = self._settings.current
        own = plan.variant.id
        changes = plan.rules.changes
        names = tuple(gathering.names)
        who = gathering.party
        table = TableMemory(
            plan.players, opponents, changes, who, names, "" if who is not Party.NOBODY else stand_in
        )
        others = [name for name in now.lately if name != own]
        lately = (own, *others)[:MOST_KEPT] if played else now.lately
        self._settings.change(replace(now, tables=now.tables | {own: table}, lately=lately))
