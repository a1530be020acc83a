"""The match at the table: session, players and labels."""

from dataclasses import dataclass, replace
from typing import Final, Self

from settebello.engine import Ruleset, Seat, side_of
from settebello.engine.rules.rulewords import Objective
from settebello.i18n import Names, Text, t, tn
from settebello.notation import Record, SeatRecord
from settebello.notation.purpose import SecondTable
from settebello.session import TableSession, only_person
from settebello.ui.kit.ports.game_plan import FRONT, Plan
from settebello.ui.kit.ports.offers import GameChoice, VariantChoice
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.table.model.short_names import again, numbered

Words = Text | Names | str
FIRST: Final = Seat(0)
PERSON_AVATAR = "ui/avatars/giocatore_calm.svg"
SPARE_AVATARS = tuple(
    f"ui/avatars/{name}_calm.svg" for name in ("horse", "lion", "dove", "mammone", "knight", "fish")
)


@dataclass(frozen=True, slots=True)
class TableGame:
    """A match to be played at the table; `players` are in the order of the seats.

    `person` is the seat of the only person who plays; None with several people or with opponents only.
    `again` starts another match of the same kind. `house_rules` counts the changed rules as the screen for a
    new game does: without the target score, which the table shows anyway, and the sides.
    """

    session: TableSession
    players: tuple[Player, ...]
    variant: Words
    again: GameChoice
    person: Seat | None
    house_rules: int = 0

    @classmethod
    def of(cls, services: Services, session: TableSession) -> Self:
        """Build the game from a session, with the names and pictures of the installed opponents."""
        rules = session.match.ruleset
        record = session.record
        people = seats_now(record)
        levels = tuple(one.level or "" for one in people[1:])
        person = only_person(one.level for one in people)
        alone = person == FIRST and not people[FIRST].name
        offered = next((choice for choice in services.variants() if choice.id == rules.id), None)
        variant = rules.id if offered is None else offered.name
        again = GameChoice(
            rules.id,
            len(people),
            levels if alone else (),
            rules.overrides,
            seats=() if alone else people,
            second=record.purpose.level if isinstance(record.purpose, SecondTable) else "",
        )
        sides = len(session.match.scores)
        changed = _house_rules(rules, offered, len(people))
        return cls(session, seated(services, record, sides), variant, again, person, changed)

    def with_person(self, picture: str | None, name: Words | None) -> Self:
        """Return the game with another picture and name of the only person, None to keep what there is."""
        players = (
            replace(player, avatar=picture or player.avatar, name=name or player.name)
            if seat == self.person
            else player
            for seat, player in enumerate(self.players)
        )
        return replace(self, players=tuple(players))

    @property
    def ruleset(self) -> Ruleset:
        """The ruleset of the match."""
        return self.session.match.ruleset

    @property
    def goal(self) -> Text:
        """The text for the target score, and for the objective where the fewest points win."""
        return goal_of(self.ruleset)

    @property
    def sides(self) -> int:
        """The number of sides."""
        return len(self.session.match.scores)


def _house_rules(rules: Ruleset, offered: VariantChoice | None, players: int) -> int:
    """Return the number of house rules; a variant that is not offered any more has no options to count by."""
    if offered is None or offered.variant is None:
        return sum(key not in FRONT for key, _ in rules.overrides)
    return Plan(offered.variant, offered.overlays, players, rules.overrides).house_rules


def seats_now(record: Record) -> tuple[SeatRecord, ...]:
    """Return the current seats of a match, after all opponent changes."""
    return tuple(replace(one, level=record.level(Seat(seat))) for seat, one in enumerate(record.seats))


def goal_of(ruleset: Ruleset) -> Text:
    """Return the text for the target score, and for the objective where the fewest points win."""
    target = ruleset.match.target
    if ruleset.match.objective is Objective.LOW:
        return tn("to {n} point, fewest win", "to {n} points, fewest win", n=target)
    return tn("to {n} point", "to {n} points", n=target)


def seated(services: Services, record: Record, sides: int) -> tuple[Player, ...]:
    """Return the current players of a match in the order of the seats."""
    people = seats_now(record)
    players = _players(services, people)
    person = only_person(one.level for one in people)
    if sides < len(players) and person is not None:
        roles = (_role(seat, sides, person) for seat in range(len(players)))
        return tuple(replace(player, role=role) for player, role in zip(players, roles, strict=True))
    return players


def _role(seat: int, sides: int, person: Seat) -> Text | None:
    """Return the relation of a team player to the only person: partner or opponent; None for the person."""
    if seat == person:
        return None
    return t("Partner") if side_of(seat, sides) == side_of(person, sides) else t("Opponent")


def own_picture(services: Services) -> str:
    """Return the picture of the current player."""
    return PERSON_AVATAR if services.players is None else services.players.present.picture


def _players(services: Services, people: tuple[SeatRecord, ...]) -> tuple[Player, ...]:
    """Return people and opponents; a repeated opponent gets a given name and a spare picture.

    The only person has the picture of the current player.
    """
    known = {choice.id: choice for choice in services.opponents}
    person = only_person(one.level for one in people)
    levels = tuple(one.level for one in people)
    found: list[Player] = []
    own = own_picture(services)
    spare = iter(avatar for avatar in SPARE_AVATARS if avatar != own)
    for place, (one, level) in enumerate(zip(people, levels, strict=True)):
        if level is None:
            named: Words = t("You") if place == person else one.name or numbered(place)
            first = PERSON_AVATAR not in {player.avatar for player in found}
            avatar = own if place == person else PERSON_AVATAR if first else next(spare)
            found.append(Player(named, avatar))
            continue
        opponent = known.get(level)
        name: Words = opponent.name if opponent else level
        avatar = opponent.avatar if opponent else next(spare)
        name = again(name, levels[:place].count(level))
        if avatar in {player.avatar for player in found}:
            avatar = next(spare)
        found.append(Player(name, avatar))
    return tuple(found)
