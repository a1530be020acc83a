"""Short names for ranks, players, sides and seats."""

from collections.abc import Callable, Sequence
from typing import Final

from settebello.engine import Direction, Rank, Ruleset, side_of
from settebello.engine.tables import number_of
from settebello.i18n import Names, Text, t
from settebello.session import only_person

GIVEN: Final = (
    Names({"en": "Nello", "ja": "ネッロ"}),
    Names({"en": "Ciro", "ja": "チーロ"}),
    Names({"en": "Rocco", "ja": "ロッコ"}),
    Names({"en": "Mimmo", "ja": "ミンモ"}),
    Names({"en": "Tonio", "ja": "トニオ"}),
)
"""Given names that tell opponents apart who play at the same level."""


def rank_label(rank: Rank, ruleset: Ruleset) -> str:
    """Return the number of a rank, or its letter for a rank without a number."""
    number = number_of(ruleset, rank)
    return str(number) if number else rank.value


def numbered(seat: int) -> Text:
    """Return the default name of a person who has not entered one."""
    return t("Player {n}", n=seat + 1)


def again(name: Text | Names | str, before: int) -> Text | Names | str:
    """Return the name of an opponent who plays on several seats; `before` of them are already seated.

    The first one has the opponent's own name, each other one a given name as well.
    """
    return t("{given} ({name})", given=GIVEN[(before - 1) % len(GIVEN)], name=name) if before else name


def names_by_seat(
    levels: Sequence[str | None], said: Sequence[str], opponent: Callable[[str], Text | Names | str]
) -> tuple[Text | Names | str, ...]:
    """Return the players' names by seat: people by the name they entered, a single person as "You".

    `levels` are the opponent ids, None for a person. `opponent` returns an opponent's name; a repeated
    opponent gets a given name.
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
    """Return the column heading for a side; `names` are the players' names by seat.

    `owner` is the seat addressed as "You"; None when every player is called by name.
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
    """Return where a player sits as seen from the person; `seat` counts places in the order of play."""
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
    """Return where the opponents sit as seen from the person at seat 0, for seats 1 and up."""
    sides = rules.players.side_count(players)
    return tuple(
        seat_name(seat, players, rules.players.direction, partner=side_of(seat, sides) == 0)
        for seat in range(1, players)
    )
