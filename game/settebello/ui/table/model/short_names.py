"""What a rank is called where there is room for a number alone, and what a place at the table."""

from collections.abc import Callable, Sequence

from settebello.engine import Direction, Rank, Ruleset
from settebello.engine.tables import number_of
from settebello.i18n import Names, Text, t
from settebello.session import only_person


def rank_label(rank: Rank, ruleset: Ruleset) -> str:
    """The number of a rank, or its letter where it has none."""
    number = number_of(ruleset, rank)
    return str(number) if number else rank.value


def numbered(seat: int) -> Text:
    """What somebody is called who has said no name."""
    return t("Player {n}", n=seat + 1)


def again(name: Text | Names | str, before: int) -> Text | Names | str:
    """What somebody is called when so many of that name sit there already."""
    return t("{name} {number}", name=name, number=before + 1) if before else name


def names_by_seat(
    levels: Sequence[str | None], said: Sequence[str], opponent: Callable[[str], Text | Names | str]
) -> tuple[Text | Names | str, ...]:
    """What everybody is called: people by the name they have said, the only one of them "You".

    `levels` are those of the opponents, None for a person; `opponent` names one, who gets a number when
    another of the name sits there already.
    """
    person = only_person(levels)
    return tuple(
        again(opponent(level), levels[:seat].count(level))
        if level is not None
        else t("You")
        if seat == person
        else name or numbered(seat)
        for seat, (level, name) in enumerate(zip(levels, said, strict=True))
    )


def side_title(
    names: Sequence[Text | Names | str], sides: int, side: int, owner: int | None
) -> Text | Names | str:
    """What a side is called at the head of a column; `names` are those of the players by seat.

    `owner` is the seat of the one who is spoken to; None where everybody is called by name.
    """
    pairs = len(names) > sides
    if owner is not None and side == owner % sides:
        return t("Your side") if pairs else t("You")
    if pairs and sides == 2 and owner is not None:
        return t("Opponents")
    whole, *others = names[side::sides]
    for other in others:
        whole = t("{one} & {other}", one=whole, other=other)
    return whole


def seat_name(seat: int, players: int, direction: Direction, *, partner: bool) -> Text:
    """Where somebody sits, seen from a person; `seat` is how many places on in the order of play."""
    if players == 2:
        return t("Opponent")
    if seat * 2 == players:
        return t("Your partner") if partner else t("Opposite you")
    right = (seat * 2 < players) == (direction is Direction.CCW)
    if partner:
        return t("Partner on the right") if right else t("Partner on the left")
    if players <= 4 or seat in {1, players - 1}:
        return t("On your right") if right else t("On your left")
    return t("Further right") if right else t("Further left")


def seat_names(players: int, rules: Ruleset) -> tuple[Text, ...]:
    """Where the opponents sit, seen from the person at seat 0, in the order of the seats from 1 on."""
    sides = rules.players.side_count(players)
    return tuple(
        seat_name(seat, players, rules.players.direction, partner=seat % sides == 0)
        for seat in range(1, players)
    )
