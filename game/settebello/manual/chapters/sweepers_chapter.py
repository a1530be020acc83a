"""The chapter on cards that take the whole table, and the names of cards and ranks in a rule's text."""

from collections.abc import Iterator

from settebello.engine import Card, Rank, Ruleset
from settebello.i18n import Text, t
from settebello.manual.card_names import Phrase, card_name, listed, rank_name, words_of
from settebello.manual.examples import sweeper_example
from settebello.manual.rules_page import Draft


def named_cards(ruleset: Ruleset, names: str) -> Phrase:
    """Return the names of a rule's cards and ranks: "the knave and the seven of coins" for ``F 7d``."""
    pack = ruleset.deck.pack
    return listed(
        [
            rank_name(Rank(name), pack) if len(name) == 1 else card_name(Card.parse(name), pack)
            for name in names.split()
        ]
    )


def sweepers(ruleset: Ruleset) -> Iterator[Draft | Text | None]:
    """Yield which cards take the whole table, what they leave, and whether that is a sweep."""
    rule, words = ruleset.sweeper, words_of(ruleset)
    if not rule.cards:
        return
    cards = named_cards(ruleset, rule.cards)
    yield t("These cards take all the cards on the table: {cards}.", cards=cards), sweeper_example(ruleset)
    if rule.spares:
        yield t("Only these stay on the table: {cards}.", cards=named_cards(ruleset, rule.spares))
    yield t("If there is nothing for them to take, they are laid on the table.")
    if not ruleset.sweep.points:
        return
    if not rule.scoring:
        yield t("With them, clearing the table makes no {sweep}.", sweep=words.bare)
        return
    scoring = named_cards(ruleset, rule.scoring)
    if rule.most:
        yield t(
            "Only the following may make {a_sweep}, from cards that add up to {most} at most: {cards}.",
            a_sweep=words.one,
            most=rule.most,
            cards=scoring,
        )
    else:
        yield t("Only the following may make {a_sweep}: {cards}.", a_sweep=words.one, cards=scoring)
