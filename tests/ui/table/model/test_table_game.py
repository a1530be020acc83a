"""The players of a match at the table with their pictures, and how many house rules it has."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from settebello.notation import SeatRecord
from settebello.session import TableSession
from settebello.ui.kit.ports.services import Services
from settebello.ui.table.model.table_game import PERSON_AVATAR, TableGame
from tests.pilot import services, shipped
from tests.ui.every_scene import one_player
from tests.ui.tables import NoJournal, opponents, ruleset


def pictures(given: Services, *seats: SeatRecord) -> tuple[str, ...]:
    """The pictures of the players by seat."""
    table = TableSession.start(ruleset(), seats, opponents=opponents(), journal=NoJournal(), rng=Random(5))
    return tuple(player.avatar for player in TableGame.of(given, table).players)


def test_somebody_who_chose_no_picture_has_the_one_with_cards_in_the_hand(tmp_path: Path) -> None:
    seats = (SeatRecord(), SeatRecord(level="random"))
    assert pictures(services(), *seats)[0] == PERSON_AVATAR
    assert pictures(replace(services(), players=one_player(tmp_path)), *seats)[0] == PERSON_AVATAR


@pytest.mark.parametrize("chosen", ["giocatrice_calm", "horse"])
def test_the_only_person_has_the_picture_chosen_and_nobody_else_has_it(tmp_path: Path, chosen: str) -> None:
    one_player(tmp_path).change("first", "Rita", chosen)
    given = replace(services(), players=one_player(tmp_path))
    random = SeatRecord(level="random")
    found = pictures(given, SeatRecord(), random, random, random)
    assert found[0] == f"ui/avatars/{chosen.removesuffix('_calm')}_calm.svg"
    assert len(set(found)) == len(found)


@pytest.mark.parametrize(
    ("variant", "players", "changes", "number"),
    [
        ("scopa", 2, {}, 0),
        ("scopa", 2, {"match.target": 21}, 0),
        ("asso_pigliatutto", 4, {"deal.hand": 9, "deal.table": 4, "deal.pattern": "P3 T2 P3 T2 P3"}, 1),
        ("scopa_bugiarda", 2, {"declare": "buongioco", "declare_bluff": True}, 1),
        ("escoba", 2, {"score.most_sevens": 0, "score.primiera": 1, "match.target": 15}, 1),
        ("scopa", 2, {"score.grande": 5, "capture.priority": "fewest"}, 2),
        ("scopa", 4, {"players.sides": {4: "solo"}}, 0),
        # Rules that no option offers: the command line and other programs may change them.
        ("scopa", 2, {"score.all_sevens": 3, "score.opponent_under_10": 4}, 2),
    ],
)
def test_a_choice_that_changes_several_rules_is_one_house_rule_as_on_the_new_game_screen(
    variant: str, players: int, changes: dict[str, object], number: int
) -> None:
    seats = (SeatRecord(level="random"),) * players
    table = TableSession.start(
        shipped().ruleset(variant, changes), seats, opponents=opponents(), journal=NoJournal(), rng=Random(5)
    )
    assert TableGame.of(services(), table).house_rules == number
