"""The company at the table: moods follow what happens and calm down, and nobody says a thing twice."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from random import Random

import pytest

from settebello import resources
from settebello.ai import GreedyPlayer
from settebello.ai.people.remarks import Occasion
from settebello.app.game_offers import opponent_choices
from settebello.engine import Card, CardSet, Event, Pack, Ruleset, Score, Seat, Side, parse_cards
from settebello.engine.events import Capture, Deal, DealOver, MatchOver, Play, Scopa
from settebello.engine.rules.rulewords import Objective
from settebello.i18n import languages
from settebello.notation import Record, SeatRecord
from settebello.session import PERSON, Doubt, NextDeal, PlayMove, TableSession, Waiting
from settebello.storage.settings import Settings, Speed, Talk
from settebello.ui.kit import routes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.evening import NEW_EVENING, Evening
from settebello.ui.kit.ports.offers import OpponentChoice
from settebello.ui.kit.ports.tablemates import Player, Remark
from settebello.ui.kit.routes import Route
from settebello.ui.kit.scene import Scene
from settebello.ui.menus.replay import ReplayScene
from settebello.ui.table.layout import RATIO, lay_out
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.banter.company import BanterState, faced
from settebello.ui.table.model.banter.mood import Mood, face
from settebello.ui.table.model.film import Film
from settebello.ui.table.model.rest_poses import resting_poses
from settebello.ui.table.scene import TableScene
from settebello.ui.table.view.talk import speech_bubble
from settebello.ui.table.view.talk.bubble_place import bubble_place
from settebello.ui.table.view.talk.speech_bubble import RemarkBubble, reading_time
from tests.ai.twin_deals import position_of, twin, unfinished
from tests.ai.views import EVERY_GAME, RULEBOOK
from tests.combinations import sampled
from tests.pilot import Pilot, services, shipped_levels
from tests.ui.shelves import played
from tests.ui.tables import NoJournal, opponents, ruleset, scenes
from tests.ui.test_no_text_cut import Nothing

PEOPLE = ("chiara", "gino", "beppe")
SIGNS = {
    Mood.DISMAYED: "--",
    Mood.WORRIED: "-",
    Mood.CALM: "o",
    Mood.PLEASED: "+",
    Mood.DELIGHTED: "++",
}


@cache
def choices() -> tuple[OpponentChoice, ...]:
    return opponent_choices(shipped_levels().opponents)


def company(players: int = 2, *, talk: Talk = Talk.OFF, rules: Ruleset | None = None) -> BanterState:
    """A company that has sat down; in pairs where there are four."""
    game = rules or ruleset("scopone" if players == 4 else "scopa")
    seats = (SeatRecord(), *(SeatRecord(level=level) for level in PEOPLE[: players - 1]))
    return BanterState.at(Record(game, seats, Seat(0)), choices(), talk)


def seen(people: BanterState) -> str:
    return " ".join(SIGNS[mood] for mood in people.faces)


def deal() -> Deal:
    return Deal(Seat(1), Seat(0), (parse_cards("1c2c3c"), parse_cards("1b2b3b")), parse_cards("4c5c6c7c"))


def laid(seat: int, card: str = "Kc") -> tuple[Event, ...]:
    return (Play(Seat(seat), Card.parse(card), Seat(0)),)


def took(seat: int, sides: int, card: str, taken: str, *, sweep: bool = False) -> tuple[Event, ...]:
    one, side = Card.parse(card), Side(seat % sides)
    cards = CardSet.of(parse_cards(taken), Pack.ITALIAN)
    swept = (Scopa(Seat(seat), side, one),) if sweep else ()
    return (Play(Seat(seat), one, Seat(0)), Capture(Seat(seat), side, one, cards), *swept)


def counted(*points: int, totals: tuple[int, ...] | None = None) -> tuple[Event, ...]:
    return (DealOver(Score((), points), totals or points),)


def after(people: BanterState, *turns: tuple[Event, ...]) -> BanterState:
    for turn in turns:
        people = people.after(turn)
    return people


def test_a_sweep_delights_who_makes_it_and_dismays_who_left_it() -> None:
    begun = after(company(4), laid(0), laid(1))
    assert seen(begun) == "o o o o"
    assert seen(after(begun, took(2, 2, "3c", "1c2s", sweep=True))) == "+ -- ++ -"


def test_a_mood_calms_down_after_some_plays() -> None:
    people = after(company(), laid(1), took(0, 2, "3c", "1c2s", sweep=True))
    course = [seen(people)]
    for number in range(7):
        people = after(people, laid(1 - number % 2))
        course.append(seen(people))
    assert course == ["++ --"] * 3 + ["+ -"] * 3 + ["o o"] * 2


def test_the_settebello_pleases_its_side_and_a_new_joy_drives_a_sorrow_away() -> None:
    people = after(company(4), took(1, 2, "7c", "7d"))
    assert seen(people) == "- ++ - +"
    assert seen(after(people, took(2, 2, "3c", "1c2s", sweep=True))) == "+ -- ++ -"


def test_without_a_point_for_the_settebello_nobody_minds_it() -> None:
    rules = ruleset().override({"score.settebello": 0})
    assert seen(after(company(rules=rules), took(1, 2, "7c", "7d"))) == "o o"


def test_a_lead_that_all_can_see_is_felt() -> None:
    """Seven coins, seven other cards and a sweep are worth some two points."""
    people = after(company(), took(1, 2, "Kd", "1d2d3d4d5d6d"), took(1, 2, "3c", "1c2s", sweep=True))
    for seat in (0, 1, 0, 1, 0, 1, 0):
        people = after(people, laid(seat))
    assert seen(people) == "o o"
    assert seen(after(people, took(1, 2, "9s", "2c7s"))) == "- +"


def test_a_deal_is_felt_when_the_next_begins_as_nobody_has_counted_it_before() -> None:
    over = after(company(), (deal(),), counted(4, 1))
    assert seen(over) == "o o"
    assert seen(after(over, (deal(),))) == "++ --"
    assert seen(after(company(), (deal(),), counted(1, 2), (deal(),))) == "- +"


def test_the_end_of_a_match_is_felt_before_it_comes() -> None:
    over = after(company(), (deal(),), counted(2, 2, totals=(9, 7)), (deal(),))
    assert seen(over) == "+ -"


def test_the_match_makes_the_winners_happy_and_they_stay_so() -> None:
    people = after(company(4), (MatchOver(Side(1), (8, 11)),))
    assert seen(people) == "- ++ - ++"


def test_where_few_points_win_a_sweep_is_no_joy() -> None:
    low = replace(ruleset(), match=replace(ruleset().match, objective=Objective.LOW))
    people = after(company(rules=low), laid(1), took(0, 2, "3c", "7d1c", sweep=True))
    assert seen(people) == "o o"
    assert seen(after(people, counted(4, 1), (deal(),))) == "-- ++"


def test_a_face_is_a_picture_that_is_there_and_who_has_one_picture_keeps_it() -> None:
    for choice in choices():
        for mood in Mood:
            assert (resources.assets() / face(choice.avatar, mood)).is_file()
    one = Player("Rosina", "ui/avatars/knave.svg")
    assert faced([one], [Mood.DISMAYED]) == (one,)


# Words


def match(
    talk: Talk, people: tuple[str, ...], seed: int, variant: str, evening: Evening = NEW_EVENING
) -> Iterator[tuple[BanterState, Record]]:
    """The company after every step of a match, folded over what each step has brought."""
    rules = ruleset(variant)
    seats = (SeatRecord(), *(SeatRecord(level="bimbo") for _ in people))
    session = TableSession.start(rules, seats, opponents=opponents(), journal=NoJournal(), rng=Random(seed))
    rng = Random(seed)

    def present() -> Record:
        # They play as the quickest does, and speak as themselves.
        named = (SeatRecord(), *(SeatRecord(level=one) for one in people))
        return replace(session.record, seats=named)

    here = BanterState.at(present(), choices(), talk, evening=evening)
    while session.waiting_for is not Waiting.NOTHING:
        position = session.match.position
        match session.waiting_for:
            case Waiting.DEAL:
                events = session.submit(NextDeal())
            case Waiting.PERSON if position is not None:
                move = GreedyPlayer().choose(position.view(PERSON), rng)
                events = session.submit(Doubt() if move is None else PlayMove(move))
            case _:
                events = session.poll()
        here = here.after(events)
        yield here, present()


GAMES = [
    (("gino",), "scopa"),
    (("pina", "chiara"), "scopa"),
    (("beppe", "ines", "gerd"), "scopone_scientifico"),
    (("anselmo",), "cirulla"),
    (("rosalba", "rosalba", "carmelo"), "escoba"),
    (("carmelo", "pina"), "scopa_bugiarda"),
]


@pytest.mark.parametrize(("people", "variant"), GAMES)
def test_nothing_is_said_twice_in_a_match_and_the_record_tells_the_same(
    people: tuple[str, ...], variant: str
) -> None:
    said: list[Remark] = []
    for number, (here, record) in enumerate(match(Talk.LIVELY, people, 3, variant)):
        if here.remark is not None:
            said.append(here.remark)
        if number % 40 == 0:
            assert BanterState.at(record, choices(), Talk.LIVELY).through(record) == here
    assert BanterState.at(record, choices(), Talk.LIVELY).through(record) == here
    assert len({(people[remark.seat - 1], remark.words) for remark in said}) == len(said)
    assert said[0].words in {line.words for one in choices() for line in one.lines.get(Occasion.GREETING, ())}
    assert said[-1] is here.remark, "somebody speaks when the match is over"
    assert all(remark.seat != PERSON for remark in said)


def test_off_is_silence_and_rare_is_less_than_lively() -> None:
    def remarks(talk: Talk) -> int:
        return sum(
            here.remark is not None for seed in range(4) for here, _ in match(talk, ("gino",), seed, "scopa")
        )

    assert remarks(Talk.OFF) == 0
    assert 4 < remarks(Talk.RARE) < remarks(Talk.LIVELY)


def test_a_level_says_nothing() -> None:
    assert all(here.remark is None for here, _ in match(Talk.LIVELY, ("amico",), 1, "scopa"))


def test_what_is_said_tells_nothing_of_hidden_cards() -> None:
    """Others with other cards in their hands say the same."""
    one = deal()
    other = replace(one, hands=(one.hands[0], parse_cards("7dKdKb")))
    talking = company(talk=Talk.LIVELY)
    turns = [took(0, 2, "3c", "1c2s", sweep=True), laid(1), laid(0), took(0, 2, "7c", "7s", sweep=True)]
    first, second = (after(talking, (dealt,), *turns) for dealt in (one, other))
    assert first.evening == second.evening
    assert first.evening.said


@pytest.mark.parametrize(("name", "players"), sampled(EVERY_GAME, 4))
def test_faces_and_remarks_are_the_same_for_other_hidden_cards(name: str, players: int) -> None:
    records = list(unfinished(RULEBOOK.ruleset(name), players, 2, "gino"))
    record = records[len(records) // 2]
    other = twin(record, 2)
    assert position_of(other) != position_of(record)
    first, second = (
        BanterState.at(one, choices(), Talk.LIVELY).during(Film.of(one))[-1] for one in (record, other)
    )
    assert [one.faces for one in first] == [one.faces for one in second]
    assert [one.remark for one in first] == [one.remark for one in second]


def test_a_remark_waits_until_the_cards_rest_and_stays_as_long_as_one_reads() -> None:
    words = choices()[-1].lines[Occasion.GREETING][0].words
    length = reading_time(words["en"])
    assert 1.5 < length < 6
    bubble = RemarkBubble()
    bubble.hear(Remark(Seat(1), words))
    course = [
        (1.0, False),
        (2.0, True),
        (2.0 + length / 2, False),
        (1.9 + length, False),
        (2.1 + length, False),
    ]
    news = [
        (bubble.at(now, still=still, language="en"), bubble.remark is not None, bubble.fading)
        for now, still in course
    ]
    waiting, comes, stays, fades, gone = news
    assert waiting == (False, False, False)
    assert (comes, stays, fades) == ((True, True, True), (False, True, False), (True, True, True))
    assert gone == (True, False, False)


@pytest.mark.parametrize("language", languages())
def test_no_line_is_too_long_for_its_bubble(language: str) -> None:
    with Pilot(lambda _: Nothing(), routes.Title(), language=language) as pilot:
        for words in (line.words for one in choices() for lines in one.lines.values() for line in lines):
            for width, height in speech_bubble.sizes_of(pilot.canvas, words):
                across = width - 2 * speech_bubble.INSIDE
                longest = max(
                    pilot.canvas.text_width(word, size=speech_bubble.SIZE)
                    for word in pilot.canvas.say(words).split()
                )
                assert longest <= across or language == "ja"
                assert height < 140


@pytest.mark.parametrize("size", [(1280, 720), (1120, 630)])
@pytest.mark.parametrize(
    ("variant", "players"), [("scopa", 2), ("scopa", 3), ("scopone_scientifico", 4), ("escoba", 6)]
)
def test_a_bubble_covers_neither_names_nor_cards_that_can_be_read(
    variant: str, players: int, size: tuple[int, int]
) -> None:
    film = Film.of(played(3, ("amico",) * (players - 1), variant))
    moments = [moment.here for deal in film.deals for moment in deal.moments][::5]
    layout = lay_out(*size, players, len(moments[0].piles))
    lines = [line.words for one in choices() for lines in one.lines.values() for line in lines]
    with Pilot(lambda _: Nothing(), routes.Title(), language="de") as pilot:
        longest = max(lines, key=lambda line: len(pilot.canvas.say(line)))
        for words in (lines[0], longest):
            sizes = speech_bubble.sizes_of(pilot.canvas, words)
            for here, seat in product(moments, range(1, players)):
                box = bubble_place(layout, here, Seat(seat), tuple(sizes)).box
                poses = resting_poses(here, layout)
                hands = {card for hand in here.hands for card in hand}
                seen = [pose for card, pose in poses.items() if pose.turn or card in hands]
                read = [around(pose) for pose in seen]
                people = (area for place in layout.seats for area in (place.plate, place.portrait))
                for area in (*people, layout.score, *read):
                    apart = box.right <= area.x or area.right <= box.x
                    assert apart or box.bottom <= area.y or area.bottom <= box.y
                assert 0 <= box.x < box.right <= layout.width
                assert 0 <= box.y < box.bottom <= layout.height


def around(pose: Pose) -> Area:
    """The rectangle of a card, which lies across at the side edges."""
    sides = (pose.width, pose.width * RATIO)
    wide, high = sides[::-1] if 45 < abs(pose.angle) % 180 < 135 else sides
    return Area.centred(pose.x, pose.y, wide, high)


def test_the_table_shows_moods_and_words() -> None:
    settings = Settings(language="en", speed=Speed.INSTANT, talk=Talk.LIVELY)
    given = replace(services(settings=settings), opponents=choices())
    seats = (SeatRecord(), SeatRecord(level="gino"))
    table = TableSession.start(ruleset(), seats, opponents=opponents(), journal=NoJournal(), rng=Random(5))
    with Pilot(scenes(given, table), routes.ContinueMatch()) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        pilot.frames(4)
        greeting = scene.saying.remark
        assert greeting is not None, "somebody says hello"
        assert greeting.seat == 1
        heard = given.evening.joined(Record(ruleset(), seats, Seat(0)))
        assert (heard.deals, {one.occasion for one in heard.said}) == (1, {Occasion.GREETING})
        before = pilot.window.surface.copy()
        sizes = tuple(speech_bubble.sizes_of(pilot.canvas, greeting.words))
        box = bubble_place(scene.layout, scene.playback.here, Seat(1), sizes).box
        pilot.until(lambda: scene.saying.remark is None)
        pilot.frames(2)
        place = scene.layout.seats[1].plate
        low = round(box.centre[1] * pilot.canvas.k)
        said = range(round((box.x + 4) * pilot.canvas.k), round((box.right - 4) * pilot.canvas.k))
        assert any(before.get_at((x, low)) != pilot.window.surface.get_at((x, low)) for x in said)
        high = round((place.y + 20) * pilot.canvas.k)
        across = range(round((place.x + 90) * pilot.canvas.k), round(place.right * pilot.canvas.k))
        assert all(before.get_at((x, high)) == pilot.window.surface.get_at((x, high)) for x in across)


@pytest.mark.parametrize("number", [1, 2])
def test_a_replay_has_the_words_of_the_match(number: int) -> None:
    """Also of the second match of an evening, before which something was said."""
    settings = Settings(language="en", speed=Speed.INSTANT, talk=Talk.LIVELY)
    given = replace(services(settings=settings), opponents=choices())
    for seed in range(6, 6 + number):
        start = given.evening.joined(Record(ruleset(), (), Seat(0)))
        course = list(match(Talk.LIVELY, ("gino",), seed, "scopa", start))
        last, record = course[-1]
        given.evening.heard(record, start, last.evening)
    said = [here.remark for here, _ in course if here.remark is not None]
    assert start.deals == 0 or number == 2

    def make(route: Route) -> Scene:
        return ReplayScene(given, record) if isinstance(route, routes.ReplayKept) else Nothing()

    with Pilot(make, routes.ReplayKept()) as pilot:
        scene = pilot.scene
        assert isinstance(scene, ReplayScene)
        seen_there: list[Remark] = []
        while True:
            pilot.frames(2)
            remark = scene.saying.remark
            if remark is not None and remark not in seen_there:
                seen_there.append(remark)
            if scene.reel.at_end:
                break
            scene.go(scene.reel.forward())
        assert seen_there == said
