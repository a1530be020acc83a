"""Whole deals for practice, from the first card to the look back, by mouse alone and by keys alone."""

from dataclasses import replace
from random import Random
from typing import Self

import pytest

from settebello.engine import Match, Move, Seat
from settebello.learning.deals.practice import Kind, PracticeDeal
from settebello.learning.deals.smallpack import small_rules
from settebello.learning.deals.turns import missed
from settebello.notation import DealRecord, Record, SeatRecord
from settebello.practice.learning_port import Practice
from settebello.session import TableSession, Waiting
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.scene import Push, SceneId
from settebello.ui.learn.parts.deals import PracticeCoach
from settebello.ui.learn.scenes.check_scene import CheckScene
from settebello.ui.learn.scenes.deck_scene import DeckScene
from settebello.ui.learn.scenes.end_scene import EndScene
from settebello.ui.menus.results.score_sheet_scene import ScoreSheetScene
from settebello.ui.table.model.spoken_choices import ChoiceKind
from settebello.ui.table.scene import TableScene
from tests.learning.material import QUINDICI, RULEBOOK, SCOPA
from tests.pilot import Pilot, services
from tests.ui.learn.practising import InMemory
from tests.ui.learn.tables import coach_of
from tests.ui.tables import NoJournal, opponents, scenes

RUBAMAZZETTO = RULEBOOK.ruleset("rubamazzetto", {"capture.modes": ["equal", "sum"]})
GAMES = {
    "mini_scopa": (SCOPA, 5),
    "rubamazzetto": (RUBAMAZZETTO, 7),
    "scopa_with_coach": (SCOPA, 10),
    "quindici_with_coach": (QUINDICI, 10),
}
LIMIT = 400


def prepared(activity: str, seed: int = 2) -> Practice:
    ruleset, upto = GAMES[activity]
    rules = small_rules(ruleset, upto)
    _, decks = Match.start(rules, 2, Seat(0)).deal_next(Random(seed))
    deal = PracticeDeal(ruleset=rules, dealer=Seat(0), deck=decks[-1], kind=Kind.ARRANGED)
    record = Record(
        rules, (SeatRecord(), SeatRecord(level="bimbo")), Seat(0), (DealRecord(Seat(0), deal.deck),)
    )
    table = TableSession(record, opponents=opponents(), journal=NoJournal(), rng=Random(seed))
    return Practice(table, deal, activity)


class Table:
    """A child at the table: it sees what it may take, and does it by mouse or by keys."""

    def __init__(self, practice: Practice, *, mouse: bool, speed: Speed = Speed.INSTANT) -> None:
        self.practice = practice
        self.port = InMemory()
        self.port.ready = practice
        given = services(settings=Settings(language="en", speed=speed))
        given = replace(given, learning=lambda: self.port)

        self.pilot = Pilot(scenes(given, practice.session), routes.LearnPath())
        self.pilot.stack.apply(Push(routes.PracticeTable(practice)))
        self.pilot.frames(2)
        self._mouse = mouse

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.pilot.close()

    @property
    def scene(self) -> TableScene:
        scene = self.pilot.scene
        assert isinstance(scene, TableScene)
        return scene

    @property
    def coach(self) -> PracticeCoach:
        return coach_of(self.pilot.scene)

    def my_turn(self) -> bool:
        """Go on to the child's next turn; False when the deal is over."""
        waiting = self.practice.session

        def due() -> bool:
            if not isinstance(self.pilot.scene, TableScene):
                return True
            return waiting.waiting_for is Waiting.PERSON and self.scene.picking is not None

        self.pilot.until(due)
        return isinstance(self.pilot.scene, TableScene)

    def may_take_back(self) -> bool:
        return self.coach.may_take_back

    def moves(self) -> tuple[Move, ...]:
        assert self.scene.picking is not None
        return self.scene.picking.legal

    def raise_cards(self, move: Move) -> None:
        """Raise a hand card and table cards."""
        scene, pilot = self.scene, self.pilot
        assert scene.picking is not None
        if self._mouse:
            for card in (move.card, *move.captured):
                pose = scene.poses[card]
                pilot.click((pose.x, pose.y))
            return
        pilot.press(str(scene.picking.hand.index(move.card) + 1))
        for card in move.captured:
            for _ in range(20):
                if scene.picking.at_cursor == card:
                    break
                at_table = scene.picking.at_cursor in scene.picking.table
                pilot.press("right" if at_table else "up")
            pilot.press("space")

    def confirm(self, kind: ChoiceKind) -> None:
        scene = self.scene
        if not self._mouse:
            self.pilot.press("n" if kind is ChoiceKind.LAY else "enter")
            return
        choosing = scene.choosing
        assert choosing is not None
        bar = choosing.bar
        place = next(n for n, one in enumerate(bar.choices) if one.kind is kind)
        self.pilot.click(bar.areas[place].centre)

    def play(self, move: Move) -> None:
        self.raise_cards(move)
        self.confirm(ChoiceKind.TAKE if move.captured else ChoiceKind.LAY)

    def on(self) -> None:
        """Press the green button."""
        if self._mouse:
            self.pilot.click("Next")
        else:
            self.pilot.press("enter")

    def from_the_end(self) -> None:
        """From the counted piles to what follows; with the whole pack the adults' sheet is one press away."""
        pilot = self.pilot
        end = pilot.scene
        assert isinstance(end, EndScene)
        pilot.until(lambda: not end.animating)
        labels = {pilot.says(widget.label) for widget in pilot.group.widgets}
        whole = end.ending.cards == 40
        assert ("Show score sheet" in labels) is whole
        if whole:
            pilot.click("Show score sheet")
            sheet = pilot.scene
            assert isinstance(sheet, ScoreSheetScene)
            # What is left is added up by the child.
            assert sheet.sheet.control is None
            pilot.until(lambda: sheet.counted)
            pilot.frames(40)
            pilot.click("Next")
            assert pilot.scene is end
            end.group.focus(end.group.widgets[0])
        self.on()


@pytest.mark.combinations(strength=1)
@pytest.mark.parametrize("hand", ["mouse", "keys"])
@pytest.mark.parametrize("activity", GAMES)
def test_a_whole_deal_is_played_to_its_look_back(activity: str, hand: str) -> None:
    with Table(prepared(activity), mouse=hand == "mouse") as table:
        rng, own = Random(3), 0
        while table.my_turn():
            before = table.practice.session.match.position
            move = max(table.moves(), key=lambda one: (len(one.captured), rng.random()))
            table.play(move)
            own += 1
            assert own < LIMIT
            assert table.port.turns[-1].before == before
            assert table.port.turns[-1].move == move
        assert own == len(table.practice.session.match.ruleset.deck.cards) // 2 - 2
        table.from_the_end()
        assert table.port.over == [table.practice]
        pilot = table.pilot
        if activity == "quindici_with_coach":
            check = pilot.scene
            assert isinstance(check, CheckScene)
            pilot.click(str(check.check.total))
            assert table.port.checks == [True]
            pilot.click("Next")
        assert pilot.at(SceneId.LEARN_GARDEN)
        table.on()
        # A card was earned for the album.
        assert pilot.at(SceneId.LEARN_REFLECTION)
        pilot.click("Show how the cards were dealt")
        deck = pilot.scene
        assert isinstance(deck, DeckScene)
        assert len(deck.read()) == 2 + len(table.practice.deal.deck)
        pilot.press("esc")
        pilot.click("Play again")
        assert pilot.at(SceneId.LEARN_DEAL) or pilot.at(SceneId.LEARN_PATH)


def test_a_card_is_taken_back_once_a_turn_and_told_of_once() -> None:
    with Table(prepared("scopa_with_coach"), mouse=False) as table:
        told = 0
        for _ in range(6):
            assert table.my_turn()
            laid = [move for move in table.moves() if not move.captured]
            if not laid:
                table.play(table.moves()[0])
                continue
            move = laid[0]
            count = len(table.port.turns)
            table.play(move)
            turn = table.port.turns[-1]
            assert (table.coach.aside is not None) is (missed(turn) is not None)
            told += table.coach.aside is not None
            assert table.may_take_back()
            table.pilot.press("ctrl+z")
            assert table.practice.session.match.position == turn.before
            assert table.coach.aside is None
            table.play(move)
            assert not table.may_take_back()
            table.pilot.press("ctrl+z")
            assert table.practice.session.match.position != turn.before
            assert len(table.port.turns) == count + 1
            assert table.coach.aside is None
        assert told
