"""What those at the table say: now and then a sentence of their own, and none twice in a match."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from settebello.ai.people.remarks import Lines, Occasion
from settebello.engine import Deal, Seat
from settebello.engine.events import Event
from settebello.storage.settings import Talk
from settebello.ui.kit.ports.tablemates import Remark
from settebello.ui.table.model.banter.strokes import Kind, Stroke

OFTEN: Final = {
    Talk.RARE: {Kind.SWEEP: 0.5, Kind.PRIZE: 0.4, Kind.DEAL: 0.5},
    Talk.LIVELY: {Kind.SWEEP: 0.9, Kind.PRIZE: 0.9, Kind.DEAL: 0.8},
}
"""How often something is said of what has happened; always where nothing stands here."""
QUIET: Final = {Talk.RARE: 5, Talk.LIVELY: 1}
"""So many turns nobody says anything after somebody has; the end of a match waits for nothing."""
SPOKEN_OF: Final = (Kind.MATCH, Kind.SWEEP, Kind.PRIZE, Kind.DEAL, Kind.BEGIN)
"""What is spoken of, and what first where much has happened at once."""
CLEAR: Final = 2
"""A deal won or lost by fewer points is nothing to talk about."""


@dataclass(frozen=True, slots=True)
class Speaker:
    """Somebody at the table who may say something, by the id of the opponent."""

    id: str
    lines: Lines = field(hash=False)


@dataclass(frozen=True, slots=True)
class Conversation:
    """All that has been said, as a fold over turns; `speakers` by seat, None for who never says anything.

    Chance comes from what everybody has seen, so that the same match has the same words, and none of them
    tells of a hidden card. `remark` is what was said at the last turn; `said` holds opponent, occasion and
    number of every sentence so far.
    """

    speakers: tuple[Speaker | None, ...]
    sides: int
    talk: Talk
    seed: str = ""
    turns: int = 0
    quiet: int = 0
    said: frozenset[tuple[str, Occasion, int]] = frozenset()
    remark: Remark | None = None

    def after(self, turn: Sequence[Event], strokes: Iterable[Stroke]) -> "Conversation":
        """The conversation after a turn and the strokes it was."""
        seed = self.seed or _seed(turn, [seat for seat, one in enumerate(self.speakers) if one is None])
        later = replace(self, seed=seed, turns=self.turns + 1, quiet=max(0, self.quiet - 1), remark=None)
        if self.talk is Talk.OFF:
            return later
        told = (stroke for stroke in strokes if stroke.kind in SPOKEN_OF)
        for stroke in sorted(told, key=lambda stroke: SPOKEN_OF.index(stroke.kind)):
            chance = Random(f"{seed} {later.turns} {stroke.kind}")
            waits = later.quiet and stroke.kind is not Kind.MATCH
            if waits or chance.random() >= OFTEN[self.talk].get(stroke.kind, 1.0):
                continue
            wishes = list(self._wishes(stroke))
            chance.shuffle(wishes)
            for seat, occasion in wishes:
                spoken = later.speaking(seat, occasion, chance)
                if spoken is not None:
                    return spoken
        return later

    def speaking(self, seat: Seat, occasion: Occasion, chance: Random) -> "Conversation | None":
        """The conversation with a sentence of somebody's more; None where nothing new is left to say."""
        speaker = self.speakers[seat]
        if speaker is None:
            return None
        lines = speaker.lines.get(occasion, ())
        fresh = [n for n in range(len(lines)) if (speaker.id, occasion, n) not in self.said]
        if not fresh:
            return None
        number = chance.choice(fresh)
        said = self.said | {(speaker.id, occasion, number)}
        return replace(self, said=said, quiet=QUIET[self.talk], remark=Remark(seat, lines[number]))

    def _wishes(self, stroke: Stroke) -> Iterator[tuple[Seat, Occasion]]:
        """Who could say something about a stroke, and what it is to them."""
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
                case Kind.MATCH:
                    yield seat, Occasion.WON if own else Occasion.LOST
                case _:
                    pass


def _seed(turn: Sequence[Event], silent: Sequence[int]) -> str:
    """What is seen of the first deal: who deals, the table, the cards of a person who plays alone."""
    deal = next((event for event in turn if isinstance(event, Deal)), None)
    if deal is None:
        return ""
    own = deal.hands[silent[0]] if len(silent) == 1 else ()
    return f"{deal.dealer} {' '.join(map(str, (*own, *deal.table)))}"
