"""The opponents' remarks: an occasional sentence after a turn, none repeated in an evening."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from settebello.ai.people.remarks import Lines, Need, Occasion
from settebello.engine import Deal, Seat
from settebello.engine.events import Event
from settebello.storage.settings import Talk
from settebello.ui.kit.ports.evening import NEW_EVENING, TOGETHER, Evening
from settebello.ui.kit.ports.tablemates import Remark
from settebello.ui.table.model.banter.partnership import NO_DEEDS, Deeds
from settebello.ui.table.model.banter.strokes import Highlight, Kind

REMARK_PROBABILITY: Final = {
    Talk.RARE: {
        Kind.SWEEP: 0.5,
        Kind.PRIZE: 0.4,
        Kind.DECIDER: 0.5,
        Kind.DEAL: 0.5,
        Kind.PRIMIERA: 0.4,
    },
    Talk.LIVELY: {
        Kind.SWEEP: 0.9,
        Kind.PRIZE: 0.9,
        Kind.DECIDER: 0.9,
        Kind.DEAL: 0.8,
        Kind.PRIMIERA: 0.8,
    },
}
"""Probability of a remark by talkativeness and kind of stroke; 1 for kinds not listed."""
QUIET: Final = {Talk.RARE: 5, Talk.LIVELY: 1}
"""Minimum number of turns between two remarks; remarks on the end of the match ignore it."""
SPOKEN_OF: Final = (
    Kind.MATCH,
    Kind.SWEEP,
    Kind.PRIZE,
    Kind.DECIDER,
    Kind.DEAL,
    Kind.PRIMIERA,
    Kind.BEGIN,
)
"""The kinds of strokes that can cause a remark, most important first."""
CLEAR: Final = 2
"""A deal won or lost by fewer points causes no remark."""


@dataclass(frozen=True, slots=True)
class Speaker:
    """An opponent who can make remarks: the opponent's id and lines."""

    id: str
    lines: Lines = field(hash=False)


@dataclass(frozen=True, slots=True)
class Conversation:
    """All remarks so far, as a fold over turns; `speakers` by seat, None for a silent seat.

    The random seed comes only from cards that the person sees: the same match always has the same remarks,
    and none reveals a hidden card. `met` are the needs of remarks that the table meets. `evening` is what was
    said so far, before this match too. `deeds` is what a partner may speak of at the end. `remark` is the
    remark of the last turn.
    """

    speakers: tuple[Speaker | None, ...]
    sides: int
    talk: Talk
    met: frozenset[Need] = frozenset()
    evening: Evening = NEW_EVENING
    seed: str = ""
    turns: int = 0
    quiet: int = 0
    deeds: Deeds = NO_DEEDS
    remark: Remark | None = None

    def after(self, turn: Sequence[Event], strokes: Iterable[Highlight]) -> "Conversation":
        """Return the conversation after a turn and its strokes."""
        known = tuple(strokes)
        seed = self.seed or _seed(turn, [seat for seat, one in enumerate(self.speakers) if one is None])
        evening = self.evening.dealt() if any(isinstance(event, Deal) for event in turn) else self.evening
        quiet = max(0, self.quiet - 1)
        deeds = self.deeds.after(known)
        later = replace(
            self, seed=seed, turns=self.turns + 1, quiet=quiet, evening=evening, deeds=deeds, remark=None
        )
        if self.talk is Talk.OFF:
            return later
        told = (stroke for stroke in known if stroke.kind in SPOKEN_OF)
        for stroke in sorted(told, key=lambda stroke: SPOKEN_OF.index(stroke.kind)):
            chance = Random(f"{seed} {later.turns} {stroke.kind}")
            waits = later.quiet and stroke.kind is not Kind.MATCH
            if waits or chance.random() >= REMARK_PROBABILITY[self.talk].get(stroke.kind, 1.0):
                continue
            together = later.together(chance) if stroke.kind is Kind.MATCH else None
            if together is not None:
                return together
            wishes = list(self._wishes(stroke))
            chance.shuffle(wishes)
            for seat, occasion in wishes:
                spoken = later.speaking(seat, occasion, chance)
                if spoken is not None:
                    return spoken
        return later

    def speaking(self, seat: Seat, occasion: Occasion, chance: Random) -> "Conversation | None":
        """Return the conversation with a new remark of a seat; None without a line to say now."""
        speaker = self.speakers[seat]
        if speaker is None:
            return None
        lines = speaker.lines.get(occasion, ())
        fitting = [n for n, line in enumerate(lines) if line.need is None or line.need in self.met]
        fresh = self.evening.unused(speaker.id, occasion, fitting)
        if not fresh:
            return None
        number = chance.choice(fresh)
        evening = self.evening.spoken(speaker.id, occasion, number)
        remark = Remark(seat, lines[number].words)
        return replace(self, evening=evening, quiet=QUIET[self.talk], remark=remark)

    def together(self, chance: Random) -> "Conversation | None":
        """Return the conversation after the partner of the only person has spoken of the partnership.

        None without such a partner, and without a line that is true of this match and was not said lately.
        """
        people = [Seat(seat) for seat, speaker in enumerate(self.speakers) if speaker is None]
        if len(people) != 1:
            return None
        (person,) = people
        partners = [Seat(seat) for seat in range(person % self.sides, len(self.speakers), self.sides)]
        chance.shuffle(partners)
        for seat in partners:
            speaker = self.speakers[seat]
            # A level has no lines: it is no person who would talk.
            if speaker is None or not speaker.lines:
                continue
            lines = dict(self.deeds.true_lines(person, seat, self.sides, self.met))
            fresh = self.evening.unused(speaker.id, TOGETHER, tuple(lines))
            if fresh:
                number = chance.choice(fresh)
                evening = self.evening.spoken(speaker.id, TOGETHER, number)
                remark = Remark(seat, lines[number])
                return replace(self, evening=evening, quiet=QUIET[self.talk], remark=remark)
        return None

    def _wishes(self, stroke: Highlight) -> Iterator[tuple[Seat, Occasion]]:
        """Yield the seats that could comment on a stroke, with the occasion as each of them sees it."""
        for number in range(len(self.speakers)):
            seat, side = Seat(number), number % self.sides
            own = side == stroke.side
            match stroke.kind:
                case Kind.BEGIN:
                    yield seat, Occasion.GREETING
                case Kind.SWEEP | Kind.PRIZE if own:
                    done = Occasion.SWEEP if stroke.kind is Kind.SWEEP else Occasion.PRIZE
                    yield seat, done if stroke.seat in {seat, None} else Occasion.PARTNER
                case Kind.SWEEP:
                    yield seat, Occasion.SWEPT
                case Kind.PRIZE:
                    yield seat, Occasion.PRIZE_LOST
                case Kind.DEAL if stroke.by[side] >= CLEAR:
                    yield seat, Occasion.GOOD_DEAL
                case Kind.DEAL if stroke.by[side] <= -CLEAR:
                    yield seat, Occasion.BAD_DEAL
                case Kind.PRIMIERA if own:
                    yield seat, Occasion.PRIMIERA
                case Kind.DECIDER if side in stroke.contenders:
                    yield seat, Occasion.CLOSE_MATCH
                case Kind.MATCH:
                    yield seat, Occasion.WON if own else Occasion.LOST
                case _:
                    pass


def _seed(turn: Sequence[Event], silent: Sequence[int]) -> str:
    """Return the seed from the visible part of the first deal: dealer, table, and the only person's hand."""
    deal = next((event for event in turn if isinstance(event, Deal)), None)
    if deal is None:
        return ""
    own = deal.hands[silent[0]] if len(silent) == 1 else ()
    return f"{deal.dealer} {' '.join(map(str, (*own, *deal.table)))}"
