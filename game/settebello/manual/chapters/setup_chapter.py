"""The chapters on the cards and on the players."""

from collections.abc import Iterable, Iterator

from settebello.engine import Card, Pack, Rank, Ruleset, Sides, Suit
from settebello.engine.rules.rulewords import Courts, Cut, Direction, FirstDealer, Lead, Rotation
from settebello.engine.tables import number_of
from settebello.i18n import Text, t
from settebello.manual.card_names import Phrase, court_names, either, listed, rank_name, suit_name
from settebello.manual.rules_page import Draft, Row

TWO_PAIRS = 4


def cards(ruleset: Ruleset) -> Iterator[Text | Draft]:
    """Yield the pack, the cards in play, and their values."""
    pack = ruleset.deck.pack
    suits, courts = listed([suit_name(suit) for suit in Suit]), court_names(pack)
    match pack:
        case Pack.ITALIAN | Pack.SAARBRUECKEN:
            words = t(
                "The pack has 40 cards in four suits: {suits}. "
                "Each suit runs from the ace to the seven; then come {courts}.",
                suits=suits,
                courts=courts,
            )
        case Pack.SPANISH:
            words = t(
                "The Spanish pack has 40 cards in four suits: {suits}. "
                "Each suit runs from the ace to the seven; then come {courts}, "
                "which bear the numbers 10, 11 and 12.",
                suits=suits,
                courts=courts,
            )
        case Pack.BRESCIANE:
            words = t(
                "The pack has 52 cards in four suits: {suits}. "
                "Each suit runs from the ace to the ten; then come {courts}.",
                suits=suits,
                courts=courts,
            )
    yield words, _suits(ruleset)
    if ruleset.deck.upto:
        yield t(
            "Only the {count} lowest cards of each suit are in play, {all} in all.",
            count=ruleset.deck.upto,
            all=len(ruleset.deck.cards),
        )
    if ruleset.deck.courts is Courts.RANK_ONLY:
        yield t(
            "The ace counts 1, the other numbers count what they show. "
            "These have no number at all: {courts}.",
            courts=courts,
        )
    else:
        numbers: list[Phrase] = [
            t("{rank} {number}", rank=rank_name(rank, pack), number=number_of(ruleset, rank))
            for rank in pack.ranks[-3:]
        ]
        words = t(
            "The ace counts 1, the other numbers count what they show, {courts}.", courts=listed(numbers)
        )
        yield words, _values(ruleset)
    yield from _own_numbers(ruleset)


def _own_numbers(ruleset: Ruleset) -> Iterator[Text]:
    """Yield the ranks below the courts that count another number, and those that count one of two."""
    deck, pack = ruleset.deck, ruleset.deck.pack
    courts = {rank.value for rank in pack.ranks[-3:]}
    others = [entry for entry in deck.numbers if entry[0] not in courts]
    if others:
        yield t("These cards count another number: {cards}.", cards=_numbered(others, pack))
    if deck.second_numbers:
        yield t(
            "Each of these cards on the table may count another number instead: {cards}.",
            cards=_numbered(deck.second_numbers, pack),
        )


def _numbered(numbers: Iterable[tuple[str, int]], pack: Pack) -> Phrase:
    """Return ranks with their numbers: "the ace 11"."""
    return listed(
        [t("{rank} {number}", rank=rank_name(Rank(name), pack), number=number) for name, number in numbers]
    )


def _suits(ruleset: Ruleset) -> Row:
    """Return the ace of each suit, with the name of the suit."""
    rank = ruleset.deck.pack.ranks[0]
    return Row(tuple(Card(rank, suit) for suit in Suit), tuple(suit_name(suit) for suit in Suit))


def _values(ruleset: Ruleset) -> Row:
    """Return some cards of the scoring suit with their numbers: the ace, a number, and the courts in play."""
    deck = ruleset.deck
    ranks = (deck.pack.ranks[0], deck.pack.ranks[4], *deck.pack.ranks[-3:])
    shown = [card for rank in ranks if (card := Card(rank, deck.score_suit)) in deck.cards]
    return Row(tuple(shown), tuple(str(number_of(ruleset, card.rank)) for card in shown))


def players(ruleset: Ruleset, counts: tuple[int, ...]) -> Iterator[Text]:
    """Yield the sides, the direction of play, the dealer and the leader."""
    for sides in Sides:
        of_these = [count for count in counts if ruleset.players.sides_of(count) is sides]
        if sides is Sides.SOLO and of_these:
            yield _alone(of_these)
        elif sides is not Sides.SOLO:
            yield from (_together(sides, count) for count in of_these)
    if ruleset.players.direction is Direction.CCW:
        yield t("Play goes round anticlockwise: the player on your right is next.")
    else:
        yield t("Play goes round clockwise: the player on your left is next.")
    yield _first_dealer(ruleset.dealer.first)
    if ruleset.dealer.rotation is Rotation.NEXT:
        yield t("After each deal the next player becomes the dealer.")
    else:
        yield t("The same player deals throughout the match.")
    if ruleset.dealer.cut is Cut.SEAT_BEFORE_DEALER:
        yield t("The dealer shuffles, and the player before the dealer cuts.")
    if ruleset.lead is Lead.AFTER_DEALER:
        yield t("The player after the dealer gets the first cards and plays first.")
    else:
        yield t("The player on the dealer’s left gets the first cards and plays first.")


def _alone(counts: list[int]) -> Text:
    """Return the sentence for numbers of players that play without partners."""
    return t(
        "With {players} players, everybody plays alone.", players=either([str(count) for count in counts])
    )


def _together(sides: Sides, count: int) -> Text:
    """Return the sentence for a number of players that form sides."""
    if sides is Sides.TRIPLES:
        return t(
            "With {players} players, three play against three: the sides sit alternately, "
            "and partners put what they capture on one pile and score together.",
            players=count,
        )
    if count == TWO_PAIRS:
        return t(
            "With {players} players, two play against two: partners sit opposite each other, "
            "put what they capture on one pile and score together.",
            players=count,
        )
    return t(
        "With {players} players, three pairs play against each other: partners sit opposite each other, "
        "put what they capture on one pile and score together.",
        players=count,
    )


def _first_dealer(first: FirstDealer) -> Text:
    """Return how the first dealer is chosen."""
    match first:
        case FirstDealer.RANDOM:
            return t("Chance decides who deals first.")
        case FirstDealer.HIGHEST_CARD:
            return t("Everybody draws a card; the highest card deals first.")
        case FirstDealer.LOWEST_CARD:
            return t("Everybody draws a card; the lowest card deals first.")
        case FirstDealer.FIRST_ACE:
            return t("Cards are turned up one by one; the player who gets the first ace deals first.")
