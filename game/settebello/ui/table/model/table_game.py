"""Who sits at the table, and what is played."""

from dataclasses import dataclass, replace
from typing import Final, Self

from settebello.engine import Ruleset, Seat
from settebello.engine.rules.rulewords import Objective
from settebello.i18n import Names, Text, t, tn
from settebello.notation import Record, SeatRecord
from settebello.session import TableSession, only_person
from settebello.ui.kit.ports.offers import GameChoice
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.table.model.short_names import again, numbered

TARGET: Final = "match.target"
Words = Text | Names | str
FIRST: Final = Seat(0)
PERSON_AVATAR = "ui/avatars/knave.svg"
SPARE_AVATARS = tuple(
    f"ui/avatars/{name}.svg" for name in ("horse", "lion", "dove", "mammone", "knight", "fish")
)


@dataclass(frozen=True, slots=True)
class TableGame:
    """A match to be played at the table; `players` in the order of the seats.

    `person` is the seat of the one who plays alone against opponents: None where several people play, who
    are called by their names, or nobody does. `again` is the choice that begins another match of the same
    kind.
    """

    session: TableSession
    players: tuple[Player, ...]
    variant: Words
    again: GameChoice
    person: Seat | None

    @classmethod
    def of(cls, services: Services, session: TableSession) -> Self:
        """The game of a session, with the names and pictures of the opponents that the program offers."""
        rules = session.match.ruleset
        record = session.record
        people = seats_now(record)
        levels = tuple(one.level or "" for one in people[1:])
        person = only_person(one.level for one in people)
        alone = person == FIRST and not people[FIRST].name
        variant = next((choice.name for choice in services.variants() if choice.id == rules.id), rules.id)
        again = GameChoice(
            rules.id, len(people), levels if alone else (), rules.overrides, seats=() if alone else people
        )
        sides = len(session.match.scores)
        return cls(session, seated(services, record, sides), variant, again, person)

    @property
    def ruleset(self) -> Ruleset:
        """The rules in force."""
        return self.session.match.ruleset

    @property
    def goal(self) -> Text:
        """How many points end the match, and whether few of them win it."""
        return goal_of(self.ruleset)

    @property
    def house_rules(self) -> int:
        """How many rules are not as usual, besides the points played to, which stand at the table anyway."""
        return sum(key != TARGET for key, _ in self.ruleset.overrides)

    @property
    def sides(self) -> int:
        """The number of sides."""
        return len(self.session.match.scores)


def seats_now(record: Record) -> tuple[SeatRecord, ...]:
    """Who sits at the table of a match by now."""
    return tuple(replace(one, level=record.level(Seat(seat))) for seat, one in enumerate(record.seats))


def goal_of(ruleset: Ruleset) -> Text:
    """How many points end a match, and whether few of them win it."""
    target = ruleset.match.target
    if ruleset.match.objective is Objective.LOW:
        return tn("to {n} point, fewest win", "to {n} points, fewest win", n=target)
    return tn("to {n} point", "to {n} points", n=target)


def seated(services: Services, record: Record, sides: int) -> tuple[Player, ...]:
    """Who sits at the table of a match by now, in the order of the seats."""
    people = seats_now(record)
    players = _players(services, people)
    person = only_person(one.level for one in people)
    if sides < len(players) and person is not None:
        roles = (_role(seat, sides, person) for seat in range(len(players)))
        return tuple(replace(player, role=role) for player, role in zip(players, roles, strict=True))
    return players


def _role(seat: int, sides: int, person: Seat) -> Text | None:
    """What a player in a team is to the person who plays alone."""
    if seat == person:
        return None
    return t("Partner") if seat % sides == person % sides else t("Opponent")


def _players(services: Services, people: tuple[SeatRecord, ...]) -> tuple[Player, ...]:
    """People and opponents; who comes a second time gets a number and another picture."""
    known = {choice.id: choice for choice in services.opponents}
    person = only_person(one.level for one in people)
    levels = tuple(one.level for one in people)
    found: list[Player] = []
    spare = iter(SPARE_AVATARS)
    for place, (one, level) in enumerate(zip(people, levels, strict=True)):
        if level is None:
            named: Words = t("You") if place == person else one.name or numbered(place)
            first = PERSON_AVATAR not in {player.avatar for player in found}
            found.append(Player(named, PERSON_AVATAR if first else next(spare)))
            continue
        opponent = known.get(level)
        name: Words = opponent.name if opponent else level
        avatar = opponent.avatar if opponent else next(spare)
        name = again(name, levels[:place].count(level))
        if avatar in {player.avatar for player in found}:
            avatar = next(spare)
        found.append(Player(name, avatar))
    return tuple(found)
