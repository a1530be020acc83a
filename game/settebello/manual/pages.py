"""The rules page: all chapters in order."""

from settebello.engine import Ruleset
from settebello.i18n import t
from settebello.manual.card_names import words_of
from settebello.manual.chapters.advice_chapter import advice
from settebello.manual.chapters.captures_chapter import aces, turn
from settebello.manual.chapters.claims_chapter import bluffing, declarations, strict_table
from settebello.manual.chapters.deal_chapter import dealing
from settebello.manual.chapters.end_chapter import aim, end_of_deal, match, sweeps
from settebello.manual.chapters.points_chapter import points
from settebello.manual.chapters.setup_chapter import cards, players
from settebello.manual.chapters.sweepers_chapter import sweepers
from settebello.manual.rules_page import Section, numbered


def pages(ruleset: Ruleset, number: int | None = None) -> tuple[Section, ...]:
    """Return the rules page for a number of players, or for all numbers that the rules allow."""
    counts = ruleset.players.counts if number is None else (number,)
    sides = tuple(sorted({ruleset.players.side_count(count) for count in counts}))
    return numbered(
        (
            (t("The aim"), aim(ruleset)),
            (t("The cards"), cards(ruleset)),
            (t("The players"), players(ruleset, counts)),
            (t("The deal"), dealing(ruleset)),
            (t("Knocking"), declarations(ruleset)),
            (t("A turn"), turn(ruleset)),
            (t("Aces"), aces(ruleset)),
            (t("Cards that take everything"), sweepers(ruleset)),
            (t("The strict table"), strict_table(ruleset)),
            (t("Bluffing"), bluffing(ruleset)),
            (words_of(ruleset).heading, sweeps(ruleset)),
            (t("The end of a deal"), end_of_deal(ruleset)),
            (t("The points"), points(ruleset, sides)),
            (t("The match"), match(ruleset, sides)),
            (t("How to play well"), advice(ruleset, counts)),
        )
    )
