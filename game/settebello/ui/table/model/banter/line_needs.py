"""Which needs of remarks a table meets: its game's words, and the suits of its deck."""

from settebello.ai.people.remarks import Need
from settebello.engine import Pack, Ruleset
from settebello.manual.card_names import settebello_within
from settebello.ui.table.model.caption_names import sweep_call


def needs_met(ruleset: Ruleset, *, coins: bool) -> frozenset[Need]:
    """Return the needs that a game meets; `coins`: the deck in use has a suit called coins."""
    met = {
        Need.SETTEBELLO: bool(ruleset.score.settebello)
        and settebello_within(ruleset) == settebello_within(Ruleset()),
        Need.SCOPA: sweep_call(ruleset.deck.pack) == sweep_call(Pack.ITALIAN),
        Need.COINS: coins,
    }
    return frozenset(need for need, here in met.items() if here)
