"""The players of a match at the table, with their pictures."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from settebello.notation import SeatRecord
from settebello.session import TableSession
from settebello.ui.kit.ports.services import Services
from settebello.ui.table.model.table_game import PERSON_AVATAR, TableGame
from tests.pilot import services
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
