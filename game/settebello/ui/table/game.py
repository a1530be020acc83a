"""Who sits at the table, and what is played."""

from dataclasses import dataclass, replace
from typing import Self

from settebello.engine import Ruleset, Seat
from settebello.engine.rulekeys import Objective
from settebello.i18n import Names, Text, t, tn
from settebello.notation import Record
from settebello.session import PERSON, TableSession
from settebello.ui.offers import GameChoice
from settebello.ui.services import Services

Words = Text | Names | str
PERSON_AVATAR = "ui/avatars/knave.svg"
SPARE_AVATARS = tuple(
    f"ui/avatars/{name}.svg" for name in ("horse", "lion", "dove", "mammone", "knight", "fish")
)


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a place: the name, a picture under assets/, and in teams what it is to the person."""

    name: Words
    avatar: str
    role: Text | None = None


@dataclass(frozen=True, slots=True)
class TableGame:
    """A match to be played at the table; `players` in the order of the seats, the person first.

    `again` is the choice that begins another match of the same kind.
    """

    session: TableSession
    players: tuple[Player, ...]
    variant: Words
    again: GameChoice

    @classmethod
    def of(cls, services: Services, session: TableSession) -> Self:
        """The game of a session, with the names and pictures of the opponents that the program offers."""
        rules = session.match.ruleset
        record = session.record
        levels = tuple(record.level(Seat(seat)) or "" for seat in range(1, len(record.seats)))
        variant = next((choice.name for choice in services.variants() if choice.id == rules.id), rules.id)
        again = GameChoice(rules.id, len(levels) + 1, levels, rules.overrides)
        sides = len(session.match.scores)
        return cls(session, seated(services, record, sides), variant, again)

    @property
    def ruleset(self) -> Ruleset:
        """The rules in force."""
        return self.session.match.ruleset

    @property
    def goal(self) -> Text:
        """How many points end the match, and whether few of them win it."""
        return goal_of(self.ruleset)

    @property
    def sides(self) -> int:
        """The number of sides."""
        return len(self.session.match.scores)


def goal_of(ruleset: Ruleset) -> Text:
    """How many points end a match, and whether few of them win it."""
    target = ruleset.match.target
    if ruleset.match.objective is Objective.LOW:
        return tn("to {n} point, fewest win", "to {n} points, fewest win", n=target)
    return tn("to {n} point", "to {n} points", n=target)


def seated(services: Services, record: Record, sides: int) -> tuple[Player, ...]:
    """Who sits at the table of a match by now, in the order of the seats."""
    levels = tuple(record.level(Seat(seat)) or "" for seat in range(1, len(record.seats)))
    players = _players(services, levels)
    if sides < len(players):
        return tuple(replace(player, role=_role(seat, sides)) for seat, player in enumerate(players))
    return players


def _role(seat: int, sides: int) -> Text | None:
    """What a player in a team is to the person."""
    if seat == PERSON:
        return None
    return t("Partner") if seat % sides == PERSON % sides else t("Opponent")


def _players(services: Services, levels: tuple[str, ...]) -> tuple[Player, ...]:
    """The person and the opponents; who comes a second time gets a number and another picture."""
    known = {choice.id: choice for choice in services.opponents}
    found = [Player(t("You"), PERSON_AVATAR)]
    spare = iter(SPARE_AVATARS)
    for place, level in enumerate(levels):
        opponent = known.get(level)
        name: Words = opponent.name if opponent else level
        avatar = opponent.avatar if opponent else next(spare)
        seen = levels[:place].count(level)
        if seen:
            name = t("{name} {number}", name=name, number=seen + 1)
        if avatar in {player.avatar for player in found}:
            avatar = next(spare)
        found.append(Player(name, avatar))
    return tuple(found)
