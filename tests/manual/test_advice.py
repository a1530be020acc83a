"""How to play well: sections that fit the rules in force, and positions that engine and coach confirm."""

import re

import pytest

from settebello.ai.analysis import USUAL, Analyst
from settebello.coach.verdict import is_said
from settebello.engine import Card, Position, Seat, kernel
from settebello.i18n.text import placeholders
from settebello.manual.advice import Advice, fitting, shipped_advice
from settebello.manual.pages import pages
from settebello.manual.rules_page import Choice
from settebello.notation import replay
from settebello.notation.staged_record import record_of
from tests.manual.reading import RULEBOOK

SECTIONS = {section.id: section for section in shipped_advice().sections}
ITERATIONS = 16_000


def position(section: Advice) -> Position:
    """The position of a section, as its deal and its moves lead to it."""
    found = replay(
        record_of(section, RULEBOOK.ruleset(section.game), "pina", "gino", "rosalba")
    ).match.position
    assert found is not None
    return found


def ids(game: str, players: int | None = None) -> set[str]:
    ruleset = RULEBOOK.ruleset(game)
    return {each.id for each in fitting(ruleset, (players,) if players else ruleset.players.counts)}


def test_there_are_nine_to_twelve_sections_and_no_problem() -> None:
    assert not shipped_advice().problems
    assert 9 <= len(ids("scopa")) < len(ids("scopone")) <= 12


@pytest.mark.parametrize("name", SECTIONS)
def test_the_picture_is_the_position_of_the_deal_and_the_best_move_is_legal(name: str) -> None:
    section = SECTIONS[name]
    at = position(section)
    assert at.turn == 0
    assert set(section.hand) == set(at.hands[0])
    assert set(section.on_table) == set(at.table)
    assert section.best in at.legal_moves()


@pytest.mark.parametrize("name", SECTIONS)
def test_the_words_name_only_cards_on_the_picture_and_add_up(name: str) -> None:
    section = SECTIONS[name]
    named = {Card.parse(word) for word in placeholders(section.here)}
    assert named <= {*section.hand, *section.on_table}
    for terms, total in re.findall(r"((?:\d+ \+ )+\d+) = (\d+)", section.say + section.here):
        assert sum(map(int, terms.split(" + "))) == int(total)


def test_partners_are_advised_only_where_there_are_partners() -> None:
    assert {"partner", "pairs"} <= ids("scopone")
    assert not {"partner", "pairs", "opening"} & ids("scopa")


def test_games_of_other_captures_and_of_few_points_have_no_such_chapter() -> None:
    for game in ("escoba", "scopa_a_perdere", "scopa_bugiarda", "rubamazzetto", "cicera", "scopa_assi"):
        assert not ids(game)
        assert pages(RULEBOOK.ruleset(game))[-1].heading.key != "How to play well"


def test_without_the_primiera_no_section_speaks_of_sevens() -> None:
    told = " ".join(SECTIONS[name].say for name in ids("saar_simple"))
    assert "primiera" not in told


def test_where_sums_may_be_taken_freely_high_cards_guard_nothing() -> None:
    free = RULEBOOK.ruleset("scopa").override({"capture.priority": "free"})
    assert "high_guards" not in {each.id for each in fitting(free, (2,))}


def test_the_chapter_shows_every_section_with_its_position() -> None:
    chapter = pages(RULEBOOK.ruleset("scopone"))[-1]
    assert chapter.heading.key == "How to play well"
    assert all(isinstance(paragraph.example, Choice) for paragraph in chapter.paragraphs)


@pytest.mark.parametrize("name", SECTIONS)
@pytest.mark.slow
def test_the_coach_finds_the_best_move_of_every_section(name: str) -> None:
    section = SECTIONS[name]
    if not kernel.is_compiled():
        pytest.skip("the search is too slow without the compiled core")
    best, *others = Analyst(position(section).view(Seat(0)), USUAL, 2).analyse(ITERATIONS).moves
    level = {one.move for one in others if not is_said(one.behind)}
    assert best.move is not None
    assert section.best in {best.move, *level}
    # Equal cards are one answer: which of three twos is laid makes no difference.
    assert {move.card.rank for move in {best.move, *level} if move} == {section.best.card.rank}
