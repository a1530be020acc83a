"""Each command by itself: what it answers, what it refuses, what it leaves as it was."""

import json
from random import Random
from time import monotonic

import pytest

from settebello import __version__
from settebello.protocol import ErrorCode
from tests.line_talk import Answer
from tests.protocol.talk import LEVELS, PACK, RULEBOOK, Talk, names, only

STATE_KEYS = [
    "ruleset", "rules", "players", "dealer", "turn", "hands", "table", "piles", "sweeps", "stock",
    "last_captor", "scores", "deal", "phase",
]  # fmt: skip


@pytest.fixture
def talk() -> Talk:
    return Talk()


def position(talk: Talk, **changes: object) -> Answer:
    """A small position of Scopa for two."""
    arguments: Answer = {
        "ruleset": "scopa",
        "players": 2,
        "hands": [["7d", "2c"], ["4s", "Kb"]],
        "table": ["3c", "4d"],
        "piles": {"A": [], "B": []},
        "turn": 0,
    }
    return talk.ask("position", **{**arguments, **changes})


def test_hello_says_what_there_is(talk: Talk) -> None:
    assert talk.ask("hello") == {
        "name": "Settebello",
        "version": __version__,
        "protocol": 1,
        "rulesets": list(RULEBOOK.ids()),
        "levels": [opponent.id for opponent in LEVELS.opponents],
    }


def test_an_id_comes_back_with_answers_and_errors(talk: Talk) -> None:
    for number in (0, -3, 1.5, "a", "", None, True):
        assert talk.send("hello", id=number)["id"] == number
        assert talk.send("no such command", id=number)["id"] == number
    assert "id" not in talk.send("hello")
    assert talk.refused("hello", id=[1])["code"] == ErrorCode.BAD_VALUE


@pytest.mark.parametrize("name", RULEBOOK.ids())
def test_a_ruleset_is_listed_with_every_key_and_what_may_be_changed(talk: Talk, name: str) -> None:
    answer = talk.ask("ruleset", ruleset=name)
    assert answer["players"] == list(RULEBOOK.ruleset(name).players.counts)
    # As JSON has it: the numbers of players that are keys of a mapping come as texts.
    assert answer["rules"] == json.loads(json.dumps(RULEBOOK.ruleset(name).rules()))
    assert answer["options"]
    for key, option in answer["options"].items():
        assert option["default"] in option["values"]
        for value in option["values"]:
            rules = {key: value} if key in answer["rules"] else value
            changed = talk.ask("ruleset", ruleset=name, rules=rules)["rules"]
            assert rules.items() <= changed.items()
            if value == option["default"]:
                assert changed == answer["rules"]
    for rules in (*answer["presets"].values(), *answer["overlays"].values()):
        assert rules.items() <= talk.ask("ruleset", ruleset=name, rules=rules)["rules"].items()


def test_an_unknown_ruleset_or_rule_is_named(talk: Talk) -> None:
    error = talk.refused("ruleset", ruleset="scopaa")
    assert (error["code"], "'scopaa'" in error["message"]) == ("unknown_ruleset", True)
    for rules in ({"capture.colour": 1}, {"match.target": 0}, {"match.target": "11"}, {"deal.hand": 4}):
        error = talk.refused("new", ruleset="scopa", players=2, rules=rules)
        assert error["code"] == "bad_rule"
        assert next(iter(rules)).split(".")[1] in error["message"]


def test_a_match_begins_with_seat_0_where_nothing_else_is_said(talk: Talk) -> None:
    answer = talk.ask("new", ruleset="scopa", players=3, seed=1)
    state = answer["state"]
    assert list(state) == STATE_KEYS
    assert (state["dealer"], state["turn"], state["deal"], state["phase"]) == (2, 0, 1, "play")
    assert state["scores"] == {"A": 0, "B": 0, "C": 0}
    assert names(answer["events"])[-1] == "deal"
    assert talk.ask("state") == {"state": state}
    assert talk.ask("new", ruleset="scopa", players=3, seed=1, dealer=0)["state"]["turn"] == 1


def test_the_same_seed_gives_the_same_cards_and_another_others(talk: Talk) -> None:
    first = talk.ask("new", ruleset="scopa", players=2, seed=1)
    assert talk.ask("new", ruleset="scopa", players=2, seed=1) == first
    assert talk.ask("new", ruleset="scopa", players=2, seed=2) != first
    by_chance = [talk.ask("new", ruleset="scopa", players=2)["state"] for _ in range(2)]
    assert by_chance[0] != by_chance[1]


def test_a_deck_is_dealt_in_its_order_and_must_be_the_pack(talk: Talk) -> None:
    dealt = only(talk.ask("new", ruleset="scopa", players=2, deck=PACK)["events"], "deal")
    # T1 P1 T1 P1 T1 P1 T1: seat 0 leads and is dealt to first.
    assert dealt["table"] == [PACK[0], PACK[3], PACK[6], PACK[9]]
    assert dealt["hands"] == [[PACK[1], PACK[4], PACK[7]], [PACK[2], PACK[5], PACK[8]]]
    for deck in (PACK[1:], [*PACK, "7d"], [*PACK[1:], PACK[1]], "".join(PACK), [*PACK[1:], "Td"]):
        assert talk.refused("new", ruleset="scopa", players=2, deck=deck)["code"] == "bad_value"


def test_a_deck_that_is_thrown_in_is_an_error_unless_a_seed_follows_it(talk: Talk) -> None:
    kings = ["Kc", "1c", "2c", "Kd", "3c", "4c", "Kb", "5c", "6c", "7c"]
    deck = kings + [card for card in PACK if card not in kings]
    error = talk.refused("new", ruleset="scopa", players=2, deck=deck)
    (event,) = error["events"]
    assert (event["event"], event["reason"], event["number"]) == ("redeal", "kings", 3)
    again = talk.ask("new", ruleset="scopa", players=2, deck=deck, seed=1)
    assert names(again["events"]) == ["redeal", "deal"]


def test_a_match_goes_on_to_its_end(talk: Talk) -> None:
    talk.ask("new", ruleset="scopa", players=2, seed=3)
    scores: Answer = {"A": 0, "B": 0}
    for deal in range(1, 100):
        state = talk.ask("state")["state"]
        assert (state["deal"], state["dealer"], state["scores"]) == (deal, deal % 2, scores)
        assert talk.refused("next")["code"] == "not_now"
        rng = Random(deal)
        events: list[Answer] = []
        while not events or "deal_over" not in names(events):
            events = talk.play(rng.choice(talk.ask("legal")["moves"]))
        over = only(events, "deal_over")
        score = talk.ask("score")
        assert (score["final"], score["points"]) == (True, over["points"])
        scores = {side: scores[side] + over["points"][side] for side in scores}
        assert over["scores"] == scores
        state = talk.ask("state")["state"]
        assert state["turn"] is None
        assert talk.ask("legal") == {"moves": [], "scopa": []}
        assert talk.refused("play", move="7d")["code"] == "not_now"
        assert talk.refused("choose", level="bimbo")["code"] == "not_now"
        if "match_over" in names(events):
            best = max(scores, key=lambda side: scores[side])
            assert only(events, "match_over")["side"] == state["winner"] == best
            assert state["phase"] == "match_over"
            assert scores[best] >= 11
            assert talk.refused("next")["code"] == "not_now"
            return
        assert state["phase"] == "deal_over"
        talk.ask("next")
    pytest.fail("the match did not end")


def test_the_next_deal_is_the_same_after_taking_it_back_and_follows_the_seed(talk: Talk) -> None:
    def second_deal(**arguments: int) -> Answer:
        talk.ask("new", ruleset="scopa", players=2, seed=9)
        talk.play_out(Random(1))
        return talk.ask("next", **arguments)

    first = second_deal()
    talk.ask("undo")
    assert talk.ask("state")["state"]["phase"] == "deal_over"
    assert talk.ask("next") == first
    assert second_deal() == first
    assert second_deal(seed=10) != first
    talk.ask("undo")
    dealt = only(talk.ask("next", deck=PACK)["events"], "deal")
    assert dealt["table"] == [PACK[0], PACK[3], PACK[6], PACK[9]]


def test_a_position_may_be_set_up_in_part(talk: Talk) -> None:
    state = position(talk, last_captor="B", scores={"B": 10}, sweeps={"A": 2}, dealer=0, stock=["9c", "8c"])[
        "state"
    ]
    assert state["hands"] == [["2c", "7d"], ["4s", "Kb"]]
    assert (state["last_captor"], state["scores"], state["sweeps"]) == (
        "B",
        {"A": 0, "B": 10},
        {"A": 2, "B": 0},
    )
    assert (state["dealer"], state["stock"], state["turn"]) == (0, 2, 0)
    assert talk.ask("legal") == {"moves": ["2c", "7dx3c4d"], "scopa": [False, True]}


def test_a_stock_of_unknown_cards_is_dealt_from_those_placed_nowhere(talk: Talk) -> None:
    position(talk, hands=[["7d"], ["4s"]], stock=6)
    talk.play("7dx3c4d")
    refill = only(talk.play("4s"), "refill")
    dealt = [card for hand in refill["hands"] for card in hand]
    assert len(set(dealt)) == 6
    assert not set(dealt) & {"7d", "4s", "3c", "4d"}
    assert refill["last"] is True


def test_stock_cards_are_dealt_from_the_front_one_by_one(talk: Talk) -> None:
    position(
        talk,
        hands=[["7d"], ["4s"]],
        stock=["1c", "2c", "3s", "4b", "5c", "6c", "8c", "8d", "8b", "8s", "9c", "9d"],
    )
    talk.play("7dx3c4d")
    refill = only(talk.play("4s"), "refill")
    assert (refill["leader"], refill["hands"]) == (0, [["1c", "3s", "5c"], ["2c", "4b", "6c"]])
    assert refill["last"] is False


@pytest.mark.parametrize(
    ("changes", "code", "message"),
    [
        ({"hands": [["7d", "2c"], ["7d"]]}, "bad_position", "7d stands twice: in hands.0 and in hands.1"),
        ({"table": ["3c", "2c"]}, "bad_position", "2c stands twice: in hands.0 and in table"),
        ({"piles": {"A": ["4s"], "B": []}}, "bad_position", "4s stands twice: in hands.1 and in piles.A"),
        ({"stock": ["Kb"]}, "bad_position", "Kb stands twice: in hands.1 and in stock"),
        ({"stock": 35}, "bad_position", "35 cards, but only 34 are placed nowhere"),
        ({"table": ["3c", "3c"]}, "bad_value", "table: 3c stands twice"),
        ({"table": ["Tc"]}, "bad_value", "table: Tc is not in the pack"),
        ({"hands": [["7d"]]}, "bad_position", "hands: 1 given for 2 players"),
        ({"hands": [[], ["4s"]]}, "bad_position", "turn: seat 0 holds no card"),
        ({"turn": None}, "bad_position", "turn: somebody must be in turn"),
        ({"turn": 2}, "bad_value", "turn: 2 is not a whole number from 0 to 1"),
        ({"players": 5}, "bad_value", "players: scopa is for 2, 3, 4, 6, not for 5"),
        ({"piles": {"C": []}}, "bad_value", "piles: 'C' is not a side: A, B"),
        ({"sweeps": {"A": -1}}, "bad_value", "sweeps.A: -1 is not"),
        ({"last_captor": "C"}, "bad_value", "last_captor: there is no side C"),
        ({"hands": [[], []], "stock": ["Kc"]}, "bad_position", "stock: cards are still to be dealt"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_name(
    talk: Talk, changes: Answer, code: str, message: str
) -> None:
    position(talk)
    arguments: Answer = {
        "ruleset": "scopa",
        "players": 2,
        "hands": [["7d", "2c"], ["4s", "Kb"]],
        "table": ["3c", "4d"],
        "piles": {"A": [], "B": []},
        "turn": 0,
    }
    error = talk.refused("position", **{**arguments, **changes})
    assert error["code"] == code
    assert message in error["message"]


def test_cards_dealt_at_once_leave_no_stock(talk: Talk) -> None:
    error = talk.refused(
        "position",
        ruleset="scopone",
        players=4,
        hands=[["1c"], [], [], []],
        table=[],
        piles={},
        turn=0,
        stock=1,
    )
    assert (error["code"], "deals all cards at once" in error["message"]) == ("bad_position", True)


def test_moves_stand_in_canonical_order_with_their_sweeps(talk: Talk) -> None:
    position(talk, hands=[["Kb", "7d", "7c"], ["4s"]], table=["3d", "3c", "4d", "4c"])
    answer = talk.ask("legal")
    sevens = [f"7{suit}x{three}{four}" for suit in "cd" for three in ("3c", "3d") for four in ("4c", "4d")]
    kings = ["Kbx3c3d4c", "Kbx3c3d4d"]
    assert answer == {"moves": sevens + kings, "scopa": [False] * 10}


def test_a_move_may_be_sent_with_or_without_its_mark_and_its_order(talk: Talk) -> None:
    for move in ("7dx3c4d", "7dx3c4d#", "7dx4d3c"):
        position(talk)
        answer = talk.ask("play", move=move)
        assert answer["events"] == [
            {"event": "play", "seat": 0, "card": "7d"},
            {"event": "capture", "seat": 0, "side": "A", "card": "7d", "cards": ["3c", "4d"]},
            {"event": "scopa", "seat": 0, "side": "A", "card": "7d"},
        ]
        assert answer["state"]["piles"] == {"A": ["3c", "4d", "7d"], "B": []}


def test_an_illegal_move_says_why_in_words_and_numbers(talk: Talk) -> None:
    position(talk)
    error = talk.refused("play", move="7dx3c")
    assert (error["code"], error["reason"], error["wanted"], error["got"]) == (
        "illegal_move",
        "wrong_sum",
        7,
        3,
    )
    assert error["options"] == [["3c", "4d"]]
    assert talk.refused("play", move="4sx4d")["reason"] == "not_in_hand"
    assert talk.refused("play", move="?")["code"] == "illegal_move"
    assert talk.refused("play", move="7")["code"] == "bad_value"


def test_undo_leads_back_step_by_step_and_no_further(talk: Talk) -> None:
    states = [position(talk)["state"]]
    states += [talk.ask("play", move=move)["state"] for move in ("7dx3c4d", "Kb", "2c", "4s")]
    assert states[-1]["phase"] == "deal_over"
    for state in reversed(states[:-1]):
        assert talk.ask("undo")["state"] == state
    assert talk.refused("undo")["code"] == "not_now"


def test_a_score_counts_the_piles_as_they_stand(talk: Talk) -> None:
    position(talk, piles={"A": ["7c", "6d"], "B": ["1b"]}, sweeps={"B": 2}, turn=0)
    score = talk.ask("score")
    assert score["final"] is False
    assert score["points"] == {"A": 3, "B": 2}
    assert score["detail"]["cards"] == {
        "winner": "A",
        "figures": {"A": 2, "B": 1},
        "points": 1,
        "by_side": {"A": 1, "B": 0},
    }
    assert score["detail"]["sweeps"] == {
        "winner": None,
        "figures": {"A": 0, "B": 2},
        "points": 2,
        "by_side": {"A": 0, "B": 2},
    }
    assert list(score["detail"]) == ["cards", "coins", "settebello", "primiera", "sweeps"]
    assert score["primiera"] == {"A": {"cards": ["6d", "7c"], "sum": 39}, "B": {"cards": ["1b"], "sum": 16}}
    assert "match_winner" not in score


def test_the_nominal_primiera_is_counted_in_halves(talk: Talk) -> None:
    talk.ask(
        "position", ruleset="trentino_tamanini", players=4, hands=[[]] * 4, table=[],
        piles={"A": ["7d", "1c", "Kb", "6s"], "B": ["1d"]}, turn=None,
    )  # fmt: skip
    score = talk.ask("score")
    assert score["primiera"]["A"]["sum"] == 19
    assert score["primiera"]["B"]["sum"] == 5.5
    assert score["detail"]["primiera"]["figures"] == {"A": 19, "B": 5.5}


def test_ties_may_be_shared(talk: Talk) -> None:
    talk.ask(
        "position", ruleset="spazzino", players=2, hands=[[], []], table=[],
        piles={"A": ["1c"], "B": ["2c"]}, turn=None,
    )  # fmt: skip
    line = talk.ask("score")["detail"]["cards"]
    assert line == {
        "winner": None,
        "figures": {"A": 1, "B": 1},
        "points": 2,
        "by_side": {"A": 1, "B": 1},
    }


def test_an_observation_is_what_a_seat_may_know(talk: Talk) -> None:
    talk.ask("new", ruleset="scopa", players=2, seed=1)
    talk.play(talk.ask("legal")["moves"][0])
    state = talk.ask("state")["state"]
    observation = talk.ask("observe", seat=1)["observation"]
    assert observation["hand"] == state["hands"][1]
    assert observation["hand_sizes"] == [2, 3]
    assert (observation["stock"], observation["turn"], observation["seat"]) == (30, 1, 1)
    assert len(observation["moves"]) == 1
    assert "hands" not in observation
    assert talk.refused("observe", seat=2)["code"] == "bad_value"


def test_the_same_question_gets_the_same_answer(talk: Talk) -> None:
    talk.ask("new", ruleset="cirulla", players=4, seed=6)
    observation = talk.ask("observe", seat=0)["observation"]
    other = Talk(seed=99)
    for cmd, arguments in (
        ("choose", {"level": "bimbo", "seed": 3}),
        ("choose", {"level": "amico", "seed": 3, "iterations": 10}),
        ("choose", {"level": "campione", "seed": 3, "iterations": 40}),
        ("choose", {"level": "maestro", "seed": 3}),
        ("analyse", {"seed": 3, "iterations": 40}),
        ("analyse", {"level": "maestro", "seed": 3}),
    ):
        answer = talk.ask(cmd, **arguments)
        assert talk.ask(cmd, **arguments) == answer
        assert other.ask(cmd, observation=observation, **arguments) == answer


def test_a_chosen_move_comes_with_what_was_weighed(talk: Talk) -> None:
    position(talk)
    answer = talk.ask("choose", level="esperto", seed=1)
    assert answer["move"] == "7dx3c4d"
    assert [found["move"] for found in answer["stats"]["candidates"]] == talk.ask("legal")["moves"]
    points = {found["move"]: found["points"] for found in answer["stats"]["candidates"]}
    assert points["7dx3c4d"] > points["2c"]
    assert "time_ms" not in answer["stats"]
    assert talk.ask("choose", level="bimbo", time_ms=5)["stats"]["time_ms"] >= 0


def usual(level: str) -> int:
    """How many iterations a level that searches does where nobody says how many."""
    opponent = LEVELS.get(level)
    assert opponent is not None
    assert opponent.effort is not None
    return opponent.effort.usual()


def test_a_level_that_searches_takes_the_iterations_it_is_given(talk: Talk) -> None:
    talk.ask("new", ruleset="scopa", players=2, seed=6)
    few, many = (
        talk.ask("choose", level="campione", seed=1, iterations=count)["stats"] for count in (20, 200)
    )
    assert (few["iterations"], many["iterations"]) == (20, 200)
    assert sum(found.get("visits", 0) for found in many["candidates"]) == 200
    assert talk.ask("choose", level="maestro", seed=1)["stats"]["iterations"] == usual("maestro")
    assert talk.ask("choose", level="esperto", seed=1, iterations=20)["stats"]["iterations"] == 0


def test_a_level_that_searches_uses_its_time_and_no_more() -> None:
    talk = Talk(clock=monotonic)
    talk.ask("new", ruleset="scopone", players=4, seed=6)
    talk.ask("choose", level="maestro", seed=1, iterations=8)
    for cmd in ("choose", "analyse"):
        stats = talk.ask(cmd, level="maestro", seed=1, time_ms=400)["stats"]
        # The answer comes in time; on a busy machine some of it may pass without any work.
        assert stats["time_ms"] < 2000
        assert stats["iterations"] >= 32
    assert talk.ask("choose", level="esperto", seed=1, time_ms=600_000)["stats"]["time_ms"] < 60_000


def test_time_given_gets_the_answer_of_the_iterations_it_was_enough_for(talk: Talk) -> None:
    talk.ask("new", ruleset="scopa", players=2, seed=6)
    timed = talk.ask("choose", level="campione", seed=1, time_ms=4)
    assert timed["stats"].pop("time_ms") > 0
    assert timed == talk.ask("choose", level="campione", seed=1, iterations=timed["stats"]["iterations"])


def test_a_choice_needs_a_level_that_exists_and_one_limit(talk: Talk) -> None:
    position(talk)
    error = talk.refused("choose", level="nobody")
    assert (error["code"], "bimbo, novizio, amico" in error["message"]) == ("unknown_level", True)
    assert talk.refused("analyse", level="nobody")["code"] == "unknown_level"
    assert talk.refused("choose", level="bimbo", time_ms=5, iterations=5)["code"] == "bad_value"
    assert talk.refused("analyse", iterations=0)["code"] == "bad_value"


def test_an_opponent_asked_out_of_turn_does_not_answer(talk: Talk) -> None:
    talk.ask("new", ruleset="scopa", players=2, seed=1)
    observation = talk.ask("observe", seat=1)["observation"]
    error = talk.refused("choose", level="bimbo", observation=observation)
    assert (error["code"], "seat 1 is not in turn" in error["message"]) == ("bad_observation", True)


def test_moves_are_analysed_best_first_with_error_and_reasons(talk: Talk) -> None:
    position(talk)
    answer = talk.ask("analyse", seed=1, iterations=50)
    assert [found["move"] for found in answer["moves"]] == ["7dx3c4d", "2c"]
    points = [found["points"] for found in answer["moves"]]
    assert points == sorted(points, reverse=True)
    assert all(found["error"] > 0 for found in answer["moves"])
    codes = [reason["code"] for reason in answer["moves"][0]["reasons"]]
    assert {"sweep", "takes", "leaves_nothing"} <= set(codes)
    assert {"code": "takes", "category": "settebello", "cards": ["7d"]} in answer["moves"][0]["reasons"]
    assert answer["stats"] == {"iterations": 50}
    assert talk.ask("analyse", time_ms=4)["stats"]["iterations"] > 0


def test_an_analysis_searches_as_the_level_that_is_asked_for(talk: Talk) -> None:
    talk.ask("new", ruleset="scopa", players=2, seed=6)
    assert talk.ask("analyse", level="maestro", seed=1)["stats"]["iterations"] == usual("maestro")
    strongest = talk.ask("analyse", level="campione", seed=1)
    assert strongest["stats"]["iterations"] == usual("campione") > usual("maestro")
    # A level that does not search has no say in how moves are weighed.
    assert talk.ask("analyse", level="bimbo", seed=1) == talk.ask("analyse", seed=1) == strongest


def test_an_analysis_says_what_the_next_players_can_do_with_the_table(talk: Talk) -> None:
    talk.ask("new", ruleset="scopone", players=4, seed=4)
    moves = talk.ask("analyse", seed=1, iterations=40)["moves"]
    reasons = [reason for found in moves for reason in found["reasons"]]
    takes = [reason for reason in reasons if reason["code"] == "can_take"]
    assert {reason["seat"] for reason in takes} == {1, 2, 3}
    assert {reason["code"] for reason in reasons} >= {"can_take", "leaves_total"}
    assert all(0 < reason["chance"] <= 1 for reason in takes)


def test_a_doubt_is_a_move_where_somebody_played_face_down(talk: Talk) -> None:
    arguments: Answer = {
        "ruleset": "scopa_bugiarda", "players": 2, "turn": 0,
        "hands": [["2c", "3c"], ["4s", "5s"]], "table": ["6c", "1d"], "piles": {"A": [], "B": []},
    }  # fmt: skip
    talk.ask("position", **arguments)
    assert "2c=7x1d6c" in talk.ask("legal")["moves"]
    events = talk.play("2c=7x1d6c")
    assert events == [{"event": "face_down", "seat": 0, "rank": "7", "cards": ["1d", "6c"]}]
    state = talk.ask("state")["state"]
    assert state["claim"] == {"seat": 0, "rank": "7", "cards": ["1d", "6c"], "card": "2c"}
    assert talk.ask("legal")["doubt"] is True
    seen = talk.ask("observe", seat=1)["observation"]
    assert seen["claim"] == {"seat": 0, "rank": "7", "cards": ["1d", "6c"]}
    assert talk.ask("observe", seat=0)["observation"]["claim"]["card"] == "2c"
    assert "?" in [found["move"] for found in talk.ask("analyse", seed=1, iterations=3)["moves"]]
    doubted = only(talk.play("?"), "doubted")
    assert (doubted["truthful"], doubted["points"], doubted["claimant"]) == (False, 3, 0)
    state = talk.ask("state")["state"]
    assert state["marks"] == {"A": {}, "B": {"claim": 3}}
    assert (state["table"], state["turn"]) == (["1d", "2c", "6c"], 1)
    assert talk.ask("undo")["state"]["claim"]["card"] == "2c"


def test_a_wrong_capture_at_the_strict_table_is_punished_not_refused(talk: Talk) -> None:
    talk.ask(
        "position", ruleset="escoba", players=2, rules={"penalties.enabled": True},
        hands=[["2c", "3c"], ["4s", "5s"]], table=["6c", "1d"], piles={}, turn=0, sweeps={"B": 1},
    )  # fmt: skip
    assert "2cx6c" not in talk.ask("legal")["moves"]
    assert only(talk.play("2cx6c"), "penalty")["points"] == 5
    state = talk.ask("state")["state"]
    assert state["marks"] == {"A": {"penalty": -5}, "B": {}}
    assert state["table"] == ["1d", "2c", "6c"]
    assert talk.ask("score")["detail"]["penalty"]["by_side"] == {"A": -5, "B": 0}


def test_a_match_can_be_decided_by_the_piles_alone(talk: Talk) -> None:
    coins = [card for card in PACK if card[1] == "d"]
    talk.ask(
        "position",
        ruleset="napola",
        players=2,
        hands=[["2c"], []],
        table=[],
        piles={"A": coins, "B": ["1b"]},
        turn=0,
    )
    assert talk.ask("score")["match_winner"] == "A"
    assert only(talk.play("2c"), "match_over")["side"] == "A"
    assert talk.ask("state")["state"]["winner"] == "A"


def test_without_a_game_there_is_nothing_to_do(talk: Talk) -> None:
    for cmd, arguments in (
        ("state", {}), ("legal", {}), ("score", {}), ("undo", {}), ("next", {}), ("observe", {"seat": 0}),
        ("play", {"move": "7d"}), ("choose", {"level": "bimbo"}), ("analyse", {}),
    ):  # fmt: skip
        assert talk.send(cmd, **arguments)["error"]["code"] == "no_game"


def test_a_failed_command_leaves_the_game_alone(talk: Talk) -> None:
    position(talk)
    for cmd in ("new", "position", "play", "observe", "choose"):
        talk.refused(cmd)
        talk.refused(cmd, nonsense=1)
    assert talk.ask("legal")["moves"] == ["2c", "7dx3c4d"]


def test_quit_ends_the_conversation(talk: Talk) -> None:
    assert talk.refused("quit", now=True)["code"] == "unknown_field"
    assert not talk.session.over
    assert talk.ask("quit") == {}
    assert talk.session.over


def test_a_mistake_in_the_program_is_answered_and_told_to_whoever_runs_it(
    talk: Talk, monkeypatch: pytest.MonkeyPatch
) -> None:
    position(talk)
    before = talk.ask("state")

    def broken(*_: object) -> Answer:
        raise ZeroDivisionError("a slip")

    monkeypatch.setattr("settebello.protocol.play_commands.score_of", broken)
    line = talk.session.answer_line(b'{"cmd":"score","id":7}')
    assert b'"id":7' in line
    assert b'"code":"internal"' in line
    assert "a slip" in talk.complaints.pop()
    assert talk.ask("state") == before


def test_legal_moves_are_sorted_as_text(talk: Talk) -> None:
    position(talk, hands=[["7d", "7b", "Kc"], ["2c"]], table=["9s"])
    assert talk.ask("legal")["moves"] == ["7b", "7d", "Kc"]


def test_nobody_doubts_the_own_move(talk: Talk) -> None:
    position(talk, ruleset="scopa_bugiarda", hands=[["2c", "5d"], ["Kb"]], table=["6c", "1d"], stock=6)
    assert talk.send("play", move="2c=7x1d6c?")["error"]["code"] == "illegal_move"
    talk.ask("play", move="2c=7x1d6c")
    assert talk.ask("legal")["doubt"] is True


@pytest.mark.parametrize("cmd", ["new", "next"])
def test_a_deal_that_is_given_up_is_an_error_and_not_endless(
    talk: Talk, cmd: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One deck instead of a thousand, and rules that throw in its table."""
    rules = {"redeal.table_sum_max": 20}
    talk.ask("new", ruleset="scopa", players=2, rules=rules, seed=1)
    talk.play_out(Random(1))
    monkeypatch.setattr("settebello.engine.match.MOST_DECKS", 1)
    named = {"ruleset": "scopa", "players": 2, "rules": rules} if cmd == "new" else {}
    error = talk.refused(cmd, seed=3, **named)
    assert error["code"] == ErrorCode.NOT_NOW
    assert "scopa: the rules throw in 1 first tables in a row" in error["message"]
