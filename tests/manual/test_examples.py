"""Examples show what the engine does: nothing else, and something for every rule that has one."""

import pytest

from settebello.engine import CardSet, Move, Pack, Penalty, Position, Ruleset, Scopa, Seat, score_deal
from settebello.engine.rules.categories import Category
from settebello.i18n import Catalogue
from settebello.manual.rules_page import Example, Hand
from settebello.rulebook import Variant
from tests.manual.reading import paragraphs, rules, variants

VARIANTS = variants()


def examples(ruleset: Ruleset) -> list[Example]:
    found = [paragraph.example for paragraph in paragraphs(ruleset)]
    return [each for each in found if isinstance(each, Example)]


def position(ruleset: Ruleset, example: Example) -> Position:
    """The middle of a deal in which the first seat holds the card and the others one card each."""
    players = ruleset.players.counts[0]
    pack = ruleset.deck.pack
    used = example.table | CardSet.of((example.card,), pack)
    others = [card for card in pack.cards if card not in used]
    hands = (
        CardSet.of((example.card,), pack),
        *(CardSet.of((card,), pack) for card in others[: players - 1]),
    )
    sides = ruleset.players.side_count(players)
    nothing = CardSet(0, pack)
    return Position(
        ruleset=ruleset,
        players=players,
        dealer=Seat(players - 1),
        turn=Seat(0),
        hands=hands,
        table=example.table,
        piles=(nothing,) * sides,
        sweeps=(0,) * sides,
        scores=(0,) * sides,
        # One more round of hands, as some games count no sweep in the last one.
        stock=tuple(others[players - 1 :][: players * ruleset.deal.refill]),
        # Not the first card of the deal, which an ace may not be in some games.
        history=(Move.parse("2c"),),
    )


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_what_an_example_takes_is_what_the_position_allows(variant: Variant) -> None:
    for example in examples(variant.ruleset):
        here = position(variant.ruleset, example)
        plain = [
            move for move in here.legal_moves() if move == Move(example.card, move.captured) and move.captured
        ]
        assert [move.captured for move in plain] == [
            capture.cards for capture in example.captures if not capture.barred
        ]
        assert plain


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_an_example_says_sweep_where_the_engine_does(variant: Variant) -> None:
    for example in examples(variant.ruleset):
        for capture in example.captures:
            if not capture.barred:
                events = position(variant.ruleset, example).play(Move(example.card, capture.cards)).events
                swept = any(isinstance(event, Scopa) for event in events)
                assert capture.sweep == (swept and variant.ruleset.sweep.points > 0)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_what_adds_up_is_calculated_right(variant: Variant) -> None:
    for example in examples(variant.ruleset):
        for capture in example.captures:
            for adding in capture.adding.split(", ") if capture.adding else ():
                terms, total = adding.split(" = ")
                assert sum(map(int, terms.split(" + "))) == int(total)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_ways_to_capture_are_shown(variant: Variant) -> None:
    assert len(examples(variant.ruleset)) >= len(variant.ruleset.capture.modes)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({}, "has to take that card"),
        ({"capture.priority": "free"}, "free to choose"),
        ({"capture.priority": "fewest"}, "fewest cards"),
        ({"capture.modes": ["sum"], "capture.priority": "fewest"}, "Of several sums"),
        ({"capture.modes": ["fifteen"], "capture.fifteen_fewest": True}, "Of several fifteens"),
        ({"ace.sweep": True}, "A played ace"),
        ({"ace.sweep": True, "ace.on_table": "take_ace"}, "takes only that ace"),
        ({"ace.sweep": True, "ace.on_table": "take_ace_or_15"}, "takes that ace, or"),
    ],
)
def test_a_choice_is_shown_by_an_example(changes: dict[str, object], sentence: str) -> None:
    english = Catalogue("en")
    found = [each for each in paragraphs(rules(changes)) if sentence in english(each.text)]

    assert len(found) == 1
    assert isinstance(found[0].example, Example)


def test_what_is_barred_is_shown_beside_what_is_allowed() -> None:
    english = Catalogue("en")
    (found,) = [each for each in paragraphs(rules()) if "has to take that card" in english(each.text)]

    assert isinstance(found.example, Example)
    assert [(str(each.cards), each.barred, each.adding) for each in found.example.captures] == [
        ("7b", False, ""),
        ("3c4s", True, "3 + 4 = 7"),
    ]


@pytest.mark.parametrize("table", ["standard", "nominal", "pips"])
def test_the_primiera_of_the_example_is_what_the_engine_counts(table: str) -> None:
    ruleset = rules({"score.primiera_table": table})
    (hand,) = [each.example for each in paragraphs(ruleset) if isinstance(each.example, Hand)]
    pile = CardSet.of(hand.cards)

    line = score_deal(ruleset, 2, (pile, CardSet()), (0, 0)).line(Category.PRIMIERA)

    assert line is not None
    assert line.cards[0] == pile
    total = Catalogue("en")(hand.worth).split(" = ")[1]
    assert total == {"standard": "70", "nominal": "23½", "pips": "19"}[table]
    assert line.figures[0] == {"standard": 70, "nominal": 47, "pips": 19}[table]


@pytest.mark.parametrize("declare", ["cirulla", "chorizo", "buongioco"])
def test_the_points_of_a_declaration_are_the_engine_s(declare: str) -> None:
    ruleset = rules({"declare": declare})
    hands = [each.example for each in paragraphs(ruleset) if isinstance(each.example, Hand)]
    declared = [hand for hand in hands if len(hand.cards) == 3]

    assert len(declared) == {"cirulla": 2, "chorizo": 5, "buongioco": 3}[declare]
    for hand in declared:
        cards = CardSet.of(hand.cards, hand.pack)
        others = CardSet.parse("KcKd5s")
        here = Position(
            ruleset=ruleset,
            players=2,
            dealer=Seat(1),
            turn=Seat(0),
            hands=(cards, others),
            table=CardSet.parse("6c"),
            piles=(CardSet(), CardSet()),
            sweeps=(0, 0),
            scores=(0, 0),
        )
        assert here.declaration is not None
        assert Catalogue("en")(hand.worth).split()[0] == str(here.declaration.points)


def test_the_penalty_that_is_told_is_the_one_that_is_taken() -> None:
    ruleset = rules({"penalties.enabled": True})
    example = Example(CardSet.parse("2c4s"), CardSet.parse("7d").cards[0], ())

    events = position(ruleset, example).play(Move.parse("7dx2c4s")).events

    (penalty,) = [event for event in events if isinstance(event, Penalty)]
    assert penalty.points == 4
    assert any("costs 4 points" in Catalogue("en")(each.text) for each in paragraphs(ruleset))


def test_examples_use_cards_that_every_pack_has() -> None:
    for pack in Pack:
        assert examples(rules({"deck.pack": pack.value}))


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_the_cards_shown_beside_a_rule_are_in_play_and_labelled_once_each(variant: Variant) -> None:
    ruleset = variant.ruleset
    rows = [each.row for each in paragraphs(ruleset) if each.row is not None]
    assert rows
    for row in rows:
        assert set(row.cards) <= set(ruleset.deck.cards)
        assert len(set(row.cards)) == len(row.cards) > 0
        assert len(row.labels) in (0, len(row.cards))


def test_the_values_and_the_settebello_of_scopa_are_drawn() -> None:
    shown = [each.row for each in paragraphs(rules()) if each.row is not None]
    assert [(str(card), label) for card, label in zip(shown[1].cards, shown[1].labels, strict=True)] == [
        ("1d", "1"),
        ("5d", "5"),
        ("8d", "8"),
        ("9d", "9"),
        ("Kd", "10"),
    ]
    assert ["7d"] in [[str(card) for card in row.cards] for row in shown]
