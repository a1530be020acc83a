"""A deal with the coach: a wrong click plays nothing, and the coach tells a step more each time."""

from dataclasses import replace
from itertools import combinations, permutations

import pytest

from settebello import resources
from settebello.app.learning.scenes import learning_scene
from settebello.engine import CardSet, Move, card_value
from settebello.i18n import languages
from settebello.learning.deals.practice import Kind
from settebello.learning.puzzles.card_aim import values_of
from settebello.notation import print_record
from settebello.practice.learning_port import Practice
from settebello.session import Waiting
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.routes import LearnRoute, Route
from settebello.ui.kit.scene import Push, Scene
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.learn.parts import coach_view, daylight
from settebello.ui.learn.parts.deals.deal_layout import deck_picture
from settebello.ui.learn.parts.deals.deck_picture import picture_of
from settebello.ui.learn.parts.deals.picture_menu import PictureMenu
from settebello.ui.menus.title_scene import TitleScene
from settebello.ui.table.model.spoken_choices import ChoiceKind
from settebello.ui.table.scene import TableScene
from tests.pilot import Pilot, services
from tests.ui.learn.practising import InMemory
from tests.ui.learn.tables import coach_of, leading_practice, some_practice

LAY_IT = "This card takes nothing: lay it."


def coached(practice: Practice, language: str = "en") -> Pilot:
    port = InMemory()
    settings = Settings(language=language, speed=Speed.INSTANT)
    given = replace(services(settings=settings), learning=lambda: port)

    def make(route: Route) -> Scene:
        return learning_scene(given, port, route) if isinstance(route, LearnRoute) else TitleScene(given)

    pilot = Pilot(make, routes.PracticeTable(practice), language=language)
    pilot.until(lambda: practice.session.waiting_for is Waiting.PERSON and not pilot.stack.animating)
    return pilot


def test_a_wrong_selection_leaves_the_deal_as_it_is_to_the_byte_and_is_explained() -> None:
    explained = 0
    for seed in range(1, 5):
        practice = some_practice(seed=seed)
        with coached(practice) as pilot:
            scene = pilot.scene
            assert isinstance(scene, TableScene)
            position = practice.session.match.position
            assert position is not None
            before = print_record(practice.session.record), str(position)
            for card in position.hands[0]:
                for pair in combinations(position.table, 2):
                    move = Move(card, CardSet.of(pair))
                    if position.refusal(move) is None or scene.picking is None:
                        continue
                    scene.picking = replace(scene.picking, card=card, chosen=CardSet.of(pair))
                    scene.play(move)
                    explained += scene.message is not None
                    now = practice.session.match.position
                    assert (print_record(practice.session.record), str(now)) == before
    assert explained > 10


def test_the_coach_tells_a_step_more_each_time_and_the_badge_says_that_cards_were_arranged() -> None:
    practice = some_practice()
    with coached(practice) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        assert pilot.says(coach_of(scene).badge) == "Practice deal: arranged cards"
        said = []
        for _ in range(3):
            pilot.press("h")
            assert scene.message is not None
            said.append(pilot.says(scene.message))
        position = practice.session.match.position
        assert position is not None
        takes = any(move.captured for move in position.legal_moves())
        assert said[0] == ("You can take cards." if takes else "No cards fit this time.")
        assert (said[2] != said[0]) is takes


def test_the_first_turn_of_a_child_that_leads_begins_when_its_cards_are_there() -> None:
    with coached(some_practice()) as pilot:
        pilot.frames(120)
        before = pilot.clock.now()
        practice = leading_practice()
        assert practice.session.waiting_for is Waiting.PERSON
        pilot.stack.apply(Push(routes.PracticeTable(practice)))
        pilot.frames(3)
        coach = coach_of(pilot.scene)
        assert coach.deal.turn.began >= before, "else the time before the deal counts as thinking"
        assert coach.idle < 1.0, "else the hand shows at once what to press"


@pytest.mark.parametrize("kind", Kind)
def test_the_picture_at_the_stock_shows_and_says_how_the_deck_came_about(kind: Kind) -> None:
    practice = some_practice()
    practice = replace(practice, deal=replace(practice.deal, kind=kind))
    with coached(practice) as pilot:
        scene, coach = pilot.scene, coach_of(pilot.scene)
        assert isinstance(scene, TableScene)
        words = pilot.says(coach.badge)
        pilot.click(deck_picture(scene.layout).centre)
        assert scene.message is not None
        assert pilot.says(scene.message) == words
        assert words in [pilot.says(one) for one in scene.read() if not isinstance(one, str)]
        assert (resources.assets() / picture_of(kind)).is_file()
        pilot.press("f10")
        menu = coach.table.overlays.menu
        assert isinstance(menu, PictureMenu)
        labels = [pilot.says(widget.label) for widget in menu.group.widgets]
        assert words in labels
        assert ("Shuffle the cards" in labels) is coach.deal.may_shuffle
    assert picture_of(Kind.ARRANGED) != picture_of(Kind.SHUFFLED)


def test_esc_goes_back_to_the_path_without_a_question() -> None:
    practice = some_practice()
    with coached(practice) as pilot:
        pilot.press("esc")
        assert pilot.at(None)


def test_the_coach_shows_what_is_nearest_to_the_cards_that_are_raised_and_lays_the_others_down() -> None:
    looked_at = 0
    for seed in range(1, 9):
        with coached(some_practice(seed=seed)) as pilot:
            scene = pilot.scene
            assert isinstance(scene, TableScene)
            picking = scene.picking
            assert picking is not None
            for take in picking.legal:
                spare = next((card for card in picking.table if card not in take.captured), None)
                if not take.captured or spare is None:
                    continue
                begun = CardSet.of((next(iter(take.captured)), spare))
                scene.picking = replace(picking, card=take.card, chosen=begun)
                for _ in range(3):
                    pilot.press("h")
                assert scene.picking is not None
                assert scene.picking.card == take.card
                assert scene.picking.chosen
                assert scene.picking.chosen - begun == CardSet.of(())
                assert any(
                    not scene.picking.chosen - other.captured
                    for other in picking.legal
                    if other.card == take.card and other.captured
                )
                looked_at += 1
    assert looked_at > 3


def test_how_far_the_raised_cards_go_is_also_said() -> None:
    heard = 0
    for seed in range(1, 6):
        with coached(some_practice(seed=seed)) as pilot:
            scene = pilot.scene
            assert isinstance(scene, TableScene)
            picking = scene.picking
            assert picking is not None
            take = next((one for one in picking.legal if len(one.captured) > 1), None)
            if take is None:
                continue
            pilot.press("h")
            first = next(iter(take.captured))
            for chosen, words in ((CardSet.of((first,)), "to go"), (take.captured, "That fits")):
                scene.picking = replace(picking, card=take.card, chosen=chosen)
                coach_of(scene).says = None
                notice = scene.spoken.notice
                assert notice is not None
                assert words in pilot.says(notice)
                heard += 1
    assert heard


def test_the_child_has_its_animal_at_the_table() -> None:
    with coached(some_practice()) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        own, *others = scene.still.players
        assert own.avatar == "ui/children/fox.svg"
        assert all(not player.avatar.startswith("ui/children/") for player in others)


def test_the_numbers_are_added_up_in_the_order_of_the_clicks() -> None:
    with coached(some_practice()) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        picking = scene.picking
        assert picking is not None
        pilot.press("h")
        rules = scene.session.match.ruleset
        cards = sorted(picking.table, key=lambda card: card.bit)[:3]
        for order in permutations(cards):
            for number in range(len(order) + 1):
                chosen = CardSet.of(order[:number])
                scene.picking = replace(picking, card=picking.hand[0], chosen=chosen)
                assert coach_of(scene).running is not None
            running = coach_of(scene).running
            assert running is not None
            assert running[0][-len(order) :] == values_of(rules, order)


def test_what_is_missing_is_said_only_where_cards_on_the_table_make_it() -> None:
    said = set()
    practice = some_practice()
    rules = practice.session.match.ruleset
    with coached(practice) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        picking = scene.picking
        assert picking is not None
        pilot.press("h")
        cards = sorted(picking.table, key=lambda card: card.bit)
        for card in picking.hand:
            ways = [move.captured for move in picking.legal if move.card == card and move.captured]
            for number in range(4):
                for chosen in map(CardSet.of, combinations(cards, number)):
                    scene.picking = replace(picking, card=card, chosen=chosen)
                    words = coach_of(scene).running_words
                    assert (words is None) == (not chosen and not ways)
                    told = "" if words is None else pilot.says(words)
                    if "more to go" in told:
                        assert any(chosen & way == chosen and way != chosen for way in ways)
                    if ways and not chosen:
                        # A card that takes only an equal one is not asked for a sum.
                        sums = any(len(way) > 1 for way in ways)
                        asked = f"Which cards make {card_value(card, rules)} together?"
                        assert told == (asked if sums else "Which card matches yours?")
                    said.add(told[:10])
        assert {"", "We have ", "Which card"} <= {one.rstrip("0123456789.") for one in said}
        assert pilot.says(coach_view.running(2, 5)) == "We have 2. 3 more to go."
        assert pilot.says(coach_view.running(2, 5, can_go_on=False)) == "We have 2."


def test_the_order_of_the_clicks_is_known_when_help_comes_after_them() -> None:
    with coached(some_practice()) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        picking = scene.picking
        assert picking is not None
        order = sorted(picking.table, key=lambda card: card.bit, reverse=True)[:3]
        for number in range(1, len(order) + 1):
            scene.picking = replace(picking, card=picking.hand[0], chosen=CardSet.of(order[:number]))
            assert coach_of(scene).running is None
        pilot.press("h")
        running = coach_of(scene).running
        assert running is not None
        assert running[0] == values_of(scene.session.match.ruleset, order)


@pytest.mark.parametrize("language", languages())
def test_what_is_said_of_the_raised_cards_hides_no_button(language: str) -> None:
    with coached(some_practice(), language) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        pilot.press("h")
        coach_of(scene).says = None
        for zoom in (1.0, 1.3, 2.0):
            pilot.stack.enlarge(zoom)
            pilot.canvas.look(pilot.stack.camera.view)
            assert scene.picking is not None
            scene.picking = replace(scene.picking, card=scene.picking.hand[0])
            # Where it has no room beside the hand, it stands above.
            running = coach_of(scene).running
            assert running is not None
            above = coach_view.running(0, running[1]) == scene.message
            assert above is (coach_view.for_words(scene.layout) is None)
            for total in (0, 14, 15, 17):
                words = coach_view.running(total, 15)
                paper = coach_view.draw_running(pilot.canvas, scene.layout, (total,), 15, words)
                if paper is not None:
                    assert paper.bottom <= coach_view.below_running(scene.layout).y
                    assert paper.height >= 36.0


def test_on_an_empty_table_nothing_is_asked_for_but_to_lay_a_card() -> None:
    with coached(some_practice()) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        assert scene.picking is not None
        pilot.press("h")
        begun = replace(scene.picking, card=scene.picking.hand[0])
        for picking, asked in (
            (begun, "Choose the cards to take, or lay your card."),
            (replace(begun, table=()), LAY_IT),
        ):
            scene.picking = picking
            choosing = scene.choosing
            assert choosing is not None
            prompt = choosing.prompt()
            assert prompt is not None
            assert pilot.says(prompt) == asked
            assert (coach_of(scene).running is None) == (not picking.table)


def test_the_button_to_lay_is_green_where_the_card_takes_nothing() -> None:
    shown = set()
    for seed in range(1, 4):
        with coached(some_practice(seed=seed)) as pilot:
            scene = pilot.scene
            assert isinstance(scene, TableScene)
            for number in range(1, 4):
                pilot.press(str(number))
                assert scene.picking is not None
                assert scene.choosing is not None
                card = scene.picking.card
                takes = any(move.captured for move in scene.picking.legal if move.card == card)
                assert (ChoiceKind.LAY in scene.choosing.bar.leading) is not takes
                shown.add(takes)
                pilot.press("esc")
    assert shown == {True, False}


def test_after_two_sets_that_do_not_fit_the_coach_points_at_a_capture() -> None:
    pointed = 0
    for seed in range(1, 6):
        with coached(some_practice(seed=seed)) as pilot:
            scene = pilot.scene
            assert isinstance(scene, TableScene)
            assert scene.picking is not None
            if coach_of(scene).way is None:
                continue
            legal = {move.captured for move in scene.picking.legal}
            pairs = map(CardSet.of, combinations(scene.picking.table, 2))
            wrong = [pair for pair in pairs if pair not in legal]
            card = scene.picking.legal[0].card
            for number, chosen in enumerate(wrong[:2], 1):
                assert scene.picking is not None
                scene.picking = replace(scene.picking, card=card, chosen=chosen)
                scene.play(Move(card, chosen))
                way = coach_of(scene).way
                assert way is not None
                assert ({way[0], *way[1]} <= {*coach_of(scene).pointed_at}) is (number == 2)
                pointed += number == 2
    assert pointed


def others_are_done(practice: Practice, pilot: Pilot) -> None:
    """Let the partner play and every card come to rest."""
    waiting = practice.session
    pilot.until(lambda: waiting.waiting_for is not Waiting.OPPONENT and not pilot.stack.animating, seconds=60)
    pilot.frames(2)


def test_the_sum_of_every_capture_is_said_also_of_those_of_the_partner() -> None:
    own = others = 0
    for seed in range(1, 6):
        practice = some_practice(seed=seed)
        with coached(practice) as pilot:
            scene = pilot.scene
            assert isinstance(scene, TableScene)
            for _ in range(3):
                position = practice.session.match.position
                if position is None or practice.session.waiting_for is not Waiting.PERSON:
                    break
                move = max(position.legal_moves(), key=lambda one: len(one.captured))
                before = len(practice.session.record.deals[-1].moves)
                scene.play(move)
                if move.captured:
                    aside = coach_of(scene).aside
                    assert aside is not None
                    assert str(sum(values_of(position.ruleset, move.captured))) in pilot.says(aside)
                    own += 1
                others_are_done(practice, pilot)
                moves = practice.session.record.deals[-1].moves[before + 1 :]
                taken = [one for one in moves if one.captured]
                says = coach_of(scene).says
                if taken and practice.session.waiting_for is Waiting.PERSON:
                    assert says is not None
                    assert str(sum(values_of(position.ruleset, taken[-1].captured))) in pilot.says(says)
                    others += 1
    assert own
    assert others


def test_the_table_in_daylight_has_one_cover_that_no_other_replaces(monkeypatch: pytest.MonkeyPatch) -> None:
    covers = []
    cover = Canvas.cover

    def noted(self: Canvas, name: str, area: Area, *, mirrored: bool = False) -> None:
        covers.append(name)
        cover(self, name, area, mirrored=mirrored)

    monkeypatch.setattr(Canvas, "cover", noted)
    with coached(some_practice()) as pilot:
        covers.clear()
        pilot.canvas.forget()
        pilot.frames(2)
    assert covers == [daylight.picture_of(daylight.Ground.CLOTH)]
