"""The last setup of each variant, stored in the settings."""

from dataclasses import replace

from settebello.engine.rules.rulevalues import frozen
from settebello.rulebook import Variant
from settebello.storage.settings import Party, TableMemory
from settebello.ui.kit.ports.game_plan import Plan, known
from settebello.ui.kit.ports.offers import VariantChoice
from settebello.ui.kit.ports.party import Gathering
from settebello.ui.kit.ports.services import SettingsPort

MOST_KEPT = 12
"""Number of recently played variants that are remembered."""

USUAL = "scopa"
"""The default game for new players."""


class LastSetup:
    """Stores, for each variant, players, opponents and changed rules."""

    def __init__(self, settings: SettingsPort) -> None:
        """Use these settings as storage."""
        self._settings = settings

    @property
    def lately(self) -> tuple[str, ...]:
        """The ids of recently played variants, the newest first."""
        return self._settings.current.lately

    def first(self, choices: tuple[VariantChoice, ...]) -> VariantChoice:
        """Return the game to offer first: the one played last, if still available."""
        wanted = (*self.lately, USUAL)
        able = [one for one in choices if one.variant is not None]
        named = [one for name in wanted for one in able if one.id == name]
        return (named or able)[0]

    def plan(self, choice: VariantChoice, variant: Variant) -> Plan:
        """Return the last setup of a variant, or its defaults."""
        counts = variant.ruleset.players.counts
        kept = self._settings.current.tables.get(choice.id)
        if kept is None:
            return Plan(variant, choice.overlays, counts[0])
        players = kept.players if kept.players in counts else counts[0]
        changes = known(variant, tuple((key, frozen(value)) for key, value in kept.changes.items()))
        return Plan(variant, choice.overlays, players, changes)

    def opponents(self, choice: VariantChoice) -> tuple[str, ...]:
        """Return the ids of the last opponents; empty if the variant was never played."""
        kept = self._settings.current.tables.get(choice.id)
        return kept.opponents if kept else ()

    def gathering(self, choice: VariantChoice) -> Gathering:
        """Return the people of the last setup; by default one person."""
        kept = self._settings.current.tables.get(choice.id)
        return Gathering(kept.party, kept.people) if kept else Gathering()

    def stand_in(self, choice: VariantChoice) -> str:
        """Return the id of the opponent on the person's seat when only opponents played; empty otherwise."""
        kept = self._settings.current.tables.get(choice.id)
        return kept.stand_in if kept else ""

    def keep(
        self, plan: Plan, opponents: tuple[str, ...], gathering: Gathering, stand_in: str, *, played: bool
    ) -> None:
        """Store the setup; `played` also makes the variant the most recent one."""
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
