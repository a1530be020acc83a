"""What an opponent has just taken, in a sentence."""

from collections.abc import Iterable

from settebello.engine import Capture, Event, Scopa, Seat, side_of
from settebello.i18n import Text, t
from settebello.manual.card_names import card_list, card_name
from settebello.session import PERSON
from settebello.ui.table.model.table_game import TableGame


def gain_of_others(game: TableGame, events: Iterable[Event]) -> Text | None:
    """Say what an opponent of the person has taken in these events, a sweep before anything else."""
    taken: list[Capture] = []
    sweeps: set[Seat] = set()
    sides = game.ruleset.players.side_count(len(game.players))
    for event in events:
        if isinstance(event, Capture) and side_of(event.seat, sides) != side_of(PERSON, sides):
            taken.append(event)
        elif isinstance(event, Scopa):
            sweeps.add(event.seat)
    if not taken:
        return None
    shown = min(taken, key=lambda one: one.seat not in sweeps)
    pack = game.ruleset.deck.pack
    facts = {"name": game.players[shown.seat].name, "card": card_name(shown.card, pack)}
    if shown.seat in sweeps:
        return t("{name} makes a sweep with {card}.", **facts)
    return t("{name} takes {cards} with {card}.", cards=card_list(shown.cards, pack), **facts)
