"""Moods and conversation of all players at the table, as a fold over the turns of a match."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Self

from settebello.engine import Event, Ruleset, Seat
from settebello.notation import Record
from settebello.notation.record import replayed_deals
from settebello.storage.settings import Talk
from settebello.ui.kit.ports.evening import NEW_EVENING, Evening
from settebello.ui.kit.ports.offers import OpponentChoice
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.ports.tablemates import Player, Remark
from settebello.ui.table.model.banter.line_needs import needs_met
from settebello.ui.table.model.banter.mood import Mood, Moods, face
from settebello.ui.table.model.banter.strokes import Highlight, ScoreEstimate
from settebello.ui.table.model.banter.talk import Conversation, Speaker
from settebello.ui.table.model.film import Film, turns


@dataclass(frozen=True, slots=True)
class BanterState:
    """The banter state: public score estimate, moods and conversation.

    It depends only on the match, the players, the deck in use, and what was said earlier in the evening.
    """

    ledger: ScoreEstimate
    moods: Moods
    conversation: Conversation

    @classmethod
    def gathered(cls, ruleset: Ruleset, conversation: Conversation) -> Self:
        """Return the state before the first deal."""
        sides = conversation.sides
        moods = Moods.calm(len(conversation.speakers), sides)
        return cls(ScoreEstimate.empty(ruleset, sides), moods, conversation)

    @classmethod
    def of(cls, services: Services, record: Record, evening: Evening) -> Self:
        """Return the state of a record's match before its first deal, as the settings want it."""
        talk, coins = services.settings.current.talk, services.has_coins(record.ruleset.id)
        return cls.at(record, services.opponents, talk, evening=evening, coins=coins)

    @classmethod
    def at(
        cls,
        record: Record,
        opponents: Iterable[OpponentChoice],
        talk: Talk,
        *,
        evening: Evening = NEW_EVENING,
        coins: bool = True,
    ) -> Self:
        """Return the state of a record's match before its first deal, with its current players.

        `evening` is what was said before the match; `coins`: the deck in use has a suit called coins.
        """
        known = {choice.id: choice for choice in opponents}
        # A person has no opponent id, so the program makes no remarks for that seat.
        levels = [record.level(Seat(seat)) or "" for seat in range(len(record.seats))]
        speakers = [Speaker(level, known[level].lines) if level in known else None for level in levels]
        sides = record.ruleset.players.side_count(len(levels))
        met = needs_met(record.ruleset, coins=coins)
        return cls.gathered(record.ruleset, Conversation(tuple(speakers), sides, talk, met, evening))

    @property
    def faces(self) -> tuple[Mood, ...]:
        """The mood of each seat."""
        return self.moods.all

    @property
    def evening(self) -> Evening:
        """What was said this evening, in this match and before."""
        return self.conversation.evening

    @property
    def remark(self) -> Remark | None:
        """The remark made at the last turn, or None."""
        return self.conversation.remark

    def after(self, turn: Sequence[Event]) -> "BanterState":
        """Return the state after one more turn: all events that follow from one decision, or from dealing."""
        ledger = self.ledger
        strokes: tuple[Highlight, ...] = ()
        for event in turn:
            ledger, more = ledger.after(event)
            strokes += more
        return BanterState(ledger, self.moods.after(turn, strokes), self.conversation.after(turn, strokes))

    def through(self, record: Record) -> "BanterState":
        """Return the state after all turns of a record; raises ReplayError where it contradicts the rules."""
        result = self
        for deal in replayed_deals(record):
            for turn in turns(deal.events):
                result = result.after(turn)
        return result

    def during(self, film: Film) -> tuple[tuple["BanterState", ...], ...]:
        """Return the state at every moment of a film, deal by deal."""
        result, found = self, []
        for deal in film.deals:
            moments = []
            for moment in deal.moments:
                result = result.after(moment.events)
                moments.append(result)
            found.append(tuple(moments))
        return tuple(found)

    def talking(self, talk: Talk) -> "BanterState":
        """Return the same state with another talkativeness from now on."""
        return replace(self, conversation=replace(self.conversation, talk=talk))


def faced(players: Sequence[Player], moods: Sequence[Mood]) -> tuple[Player, ...]:
    """Return the players with the pictures that match their moods."""
    return tuple(
        replace(player, avatar=face(player.avatar, mood)) for player, mood in zip(players, moods, strict=True)
    )
