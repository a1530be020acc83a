"""A deal of every game with every number of players, played in the window to its score sheet."""

from random import Random
from typing import Any

import pytest

from settebello import resources
from settebello.engine import categories_of
from settebello.engine.rules.rulewords import Check
from settebello.notation import print_record, read_record
from settebello.rulebook import Rulebook
from settebello.session import NextDeal, PlayMove, TableSession, Waiting
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.scene import SceneId
from settebello.ui.menus.results.score_sheet_scene import ScoreSheetScene
from settebello.ui.table.scene import TableScene
from tests.combinations import sampled
from tests.pilot import Pilot, services
from tests.ui.fingers import WAYS, Fingers, any_move
from tests.ui.tables import NoJournal, opponents, scenes, session

BOOK = Rulebook((resources.rules(),))
GAMES = [(name, players) for name in BOOK.ids() for players in BOOK.ruleset(name).players.counts]
STRICT = {"penalties.enabled": True}
BOASTING = {"declare": "buongioco", "declare_bluff": True}
QUICK: list[tuple[str, int, dict[str, Any], str]] = [
    ("cirulla", 3, {}, "mouse"),
    ("cirulla", 2, {}, "keys"),
    ("chorizo", 2, {}, "pad"),
    ("scopa_bugiarda", 2, {}, "mouse"),
    ("scopa_bugiarda", 3, {}, "keys"),
    ("scopa_bugiarda", 2, {}, "pad"),
    ("scopa_bugiarda", 3, {"doubters": "any"}, "mouse"),
    ("scopa_bugiarda", 4, {"doubters": "any"}, "keys"),
    ("scopa_bugiarda", 6, {"doubters": "any"}, "pad"),
    ("scopa_bugiarda", 2, BOASTING, "mouse"),
    ("scopa_bugiarda", 3, {**BOASTING, "doubters": "any"}, "keys"),
    ("scopa_bugiarda", 4, BOASTING, "pad"),
    ("escoba", 2, STRICT, "mouse"),
    ("escoba", 6, STRICT, "keys"),
    ("escoba", 3, STRICT, "pad"),
    ("escoba", 6, {"players.sides": {4: "solo", 6: "solo"}}, "mouse"),
    ("cicera", 4, {}, "keys"),
    ("spazzino", 2, {}, "pad"),
    ("spazzino", 2, {"deal.exchange": True}, "mouse"),
    ("spazzino", 3, {"deal.exchange": True}, "keys"),
    ("spazzino", 4, {"deal.exchange": True}, "pad"),
    ("scopa_assi", 4, {"ace.may_place": True, "ace.empty_table": "takes_itself"}, "mouse"),
    ("scopa_jp", 4, {"capture.must_if_able": True}, "keys"),
    ("cuarenta", 2, {}, "mouse"),
    ("cuarenta", 4, {"match.target": 4}, "keys"),
    ("rubamazzetto", 2, {}, "mouse"),
    ("rubamazzetto", 3, {"capture.modes": ["equal", "sum"]}, "keys"),
    ("rubamazzetto", 4, {"players.sides": {4: "pairs"}, "capture.mandatory": False}, "pad"),
]


def until_asked(pilot: Pilot, table: TableSession) -> None:
    """Wait until the person may play, or the deal is over."""
    pilot.until(
        lambda: (
            not pilot.at(SceneId.TABLE) or (table.waiting_for is Waiting.PERSON and not pilot.stack.animating)
        )
    )


def play_a_deal(pilot: Pilot, table: TableSession, fingers: Fingers, rng: Random) -> None:
    """Play to the score sheet; the picture of the table agrees with the deal at every turn."""
    until_asked(pilot, table)
    while pilot.at(SceneId.TABLE):
        position = table.match.position
        assert position is not None
        assert isinstance(pilot.scene, TableScene)
        here = pilot.scene.playback.here
        assert [set(hand) for hand in here.hands] == [set(hand) for hand in position.hands]
        assert [set(pile.cards) for pile in here.piles] == [set(pile) for pile in position.piles]
        assert tuple(len(pile.sweeps) + pile.said for pile in here.piles) == position.sweeps
        assert not here.open_piles or {pile.top for pile in here.piles} - {None} == set(position.tops)
        if table.match.ruleset.match.check is Check.AT_ONCE:
            worth = table.match.ruleset.sweep.points
            pairs = zip(position.sweeps, position.marks, strict=True)
            scored = [sweeps * worth + sum(marks) for sweeps, marks in pairs]
            seen = [total for _, total in pilot.scene.points]
            assert seen == [a + b for a, b in zip(position.scores, scored, strict=True)]
        assert here.guise == position.guise
        assert here.shown == {card for cards in position.shown for card in cards}
        claimed = set() if position.claim is None else set(position.claim.cards)
        assert set(here.table_cards) == set(position.table) | claimed
        if position.may_doubt and rng.random() < 0.5:
            fingers.doubt()
        else:
            fingers.play(any_move(position, rng))
        until_asked(pilot, table)


def a_deal_of(
    variant: str, players: int, changes: dict[str, Any], way: str, *, seed: int = 3
) -> TableSession:
    table = session(variant, players, seed=seed, changes=changes)
    port = services(settings=Settings(language="en", speed=Speed.INSTANT))
    with Pilot(scenes(port, table), routes.ContinueMatch()) as pilot:
        play_a_deal(pilot, table, WAYS[way](pilot, table), Random(seed))
        scene = pilot.scene
        assert isinstance(scene, ScoreSheetScene)
        lines = tuple(line.category for line in scene.sheet.score.lines)
        assert lines == categories_of(table.match.ruleset, players)
        control = table.match.ruleset.end.control_mod15
        assert (scene.sheet.control is None) == (control is None)
        pilot.frames(3)
    text = print_record(table.record)
    _, replayed = read_record(text, "record", BOOK.ruleset)
    assert replayed.match == table.match
    assert replayed.events == table.events_so_far
    return table


@pytest.mark.parametrize(("variant", "players", "changes", "way"), sampled(QUICK, 3))
def test_a_deal_with_everything_the_family_knows_is_played(
    variant: str, players: int, changes: dict[str, Any], way: str
) -> None:
    a_deal_of(variant, players, changes, way)


def test_a_match_that_ends_in_the_middle_of_a_deal_is_counted() -> None:
    table = a_deal_of("cuarenta", 2, {"match.target": 4}, "mouse")
    assert table.match.winner is not None
    assert table.match.position is not None
    assert any(table.match.position.hands)
    assert max(table.match.scores) >= 4


def test_a_match_left_while_a_card_lies_face_down_is_taken_up_with_it() -> None:
    table = session("scopa_bugiarda", 2, seed=1)
    rng = Random(1)
    for _ in range(60):
        position = table.match.position
        if table.waiting_for is Waiting.PERSON and position is not None:
            if position.may_doubt:
                break
            table.submit(PlayMove(any_move(position, rng)))
        elif table.waiting_for is Waiting.DEAL:
            table.submit(NextDeal())
        else:
            table.poll()
    record, replayed = read_record(print_record(table.record), "record", BOOK.ruleset)
    again = TableSession(record, opponents=opponents(), journal=NoJournal(), rng=Random(2), replayed=replayed)
    assert again.match == table.match
    port = services(settings=Settings(language="en", speed=Speed.INSTANT))
    with Pilot(scenes(port, again), routes.ContinueMatch()) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        assert scene.playback.here.claim is not None
        assert scene.message is not None
        assert "Doubt it, or play." in pilot.says(scene.message)
        pilot.press("d")
        assert again.record.deals[-1].moves[len(record.deals[-1].moves) - 1].doubted
        assert scene.playback.here.claim is None


@pytest.mark.slow
@pytest.mark.parametrize("way", list(WAYS))
@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_a_deal_of_every_game_is_played_by_mouse_by_keys_and_by_gamepad(
    variant: str, players: int, way: str
) -> None:
    a_deal_of(variant, players, {}, way)
