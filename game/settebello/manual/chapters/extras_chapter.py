"""Extra points of some games: single cards, sets of cards, and special captures."""

from collections.abc import Iterator
from itertools import groupby

from settebello.engine import Card, CardSet, Rank, Ruleset
from settebello.engine.rules.rulekeys import Extra
from settebello.i18n import Text, t, tn
from settebello.manual.card_names import Phrase, card_name, listed, rank_plural, set_name, words_of
from settebello.manual.chapters.limits import limit_of


def extras(ruleset: Ruleset) -> Iterator[Text]:
    """Yield the points for single cards, for sets of cards, and for special captures."""
    extra, pack = ruleset.score.extra, ruleset.deck.pack
    if extra is None:
        return
    worth = dict(extra.cards)
    # A card that scores besides its rank is named with both points.
    valued = [
        (name, points + (worth.get(name[0], 0) if len(name) > 1 else 0)) for name, points in extra.cards
    ]
    for points, entries in groupby(sorted(valued, key=lambda entry: -entry[1]), lambda entry: entry[1]):
        yield _cards(ruleset, [name for name, _ in entries], points)
    for cards, points in extra.sets:
        yield tn(
            "One point for having these together: {cards}.",
            "{n} points for having these together: {cards}.",
            n=points,
            cards=set_name(CardSet.parse(cards, pack)),
        )
    yield from _picula(ruleset, extra)
    if extra.one_suit:
        yield tn(
            "A capture in which the played card and all those taken are of one suit scores one point.",
            "A capture in which the played card and all those taken are of one suit scores {n} points.",
            n=extra.one_suit,
        )
    if extra.bager:
        yield tn(
            "Bager: taking two or more of the played card's suit scores one point a card, "
            "the played one included.",
            "Bager: taking two or more of the played card's suit scores {n} points a card, "
            "the played one included.",
            n=extra.bager,
        )
    if extra.three:
        yield tn(
            "Taking three or more cards at once scores one point.",
            "Taking three or more cards at once scores {n} points.",
            n=extra.three,
        )
    in_play = extra.picula or extra.one_suit or extra.bager or extra.three
    if in_play and not extra.edges:
        yield t("A capture with the last card of the deal scores none of these points.")
    if extra.picula and not (extra.edges and extra.across) and ruleset.deal.refill:
        yield t("A picula cannot be made of a card laid before new cards were dealt.")
    if extra.doubles and ruleset.sweep.points:
        yield t(
            "The side with {cards} counts the points for {sweeps} twice.",
            cards=set_name(CardSet.parse(extra.doubles, pack)),
            sweeps=words_of(ruleset).many,
        )
    if extra.level:
        yield t(
            "If several players tie for the most points in the deal, the one who has {card} scores one more.",
            card=card_name(Card.parse(extra.level), pack),
        )


def _picula(ruleset: Ruleset, extra: Extra) -> Iterator[Text]:
    """Yield the points for taking the card just laid."""
    if not extra.picula:
        return
    yield tn(
        "Picula: taking the card just laid by the player before with one of its rank scores one point.",
        "Picula: taking the card just laid by the player before with one of its rank scores {n} points.",
        n=extra.picula,
    )
    if (until := limit_of(ruleset, "picula")) is not None:
        yield t("From {n} points on, a side scores nothing for a picula.", n=until)


def _cards(ruleset: Ruleset, names: list[str], points: int) -> Text:
    """Return the sentence for cards and ranks with the same number of points each."""
    pack = ruleset.deck.pack
    known = {str(card): card for card in pack.cards}
    words: list[Phrase] = [
        card_name(known[name], pack) if name in known else rank_plural(Rank(name), pack) for name in names
    ]
    if len(words) == 1 and names[0] in known:
        return tn("One point: {card}.", "{n} points: {card}.", n=points, card=words[0])
    return tn("One point each: {cards}.", "{n} points each: {cards}.", n=points, cards=listed(words))
