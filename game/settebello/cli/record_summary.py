"""The summary of a verified record as text: how it was dealt and played, and the state of the match."""

from collections.abc import Iterator

from settebello.cli.seat_names import SeatNames, Words
from settebello.engine import Match
from settebello.i18n import Text, t, tn
from settebello.manual.card_names import Phrase, joined_by_commas
from settebello.notation import Record


def verdict(record: Record, match: Match, company: SeatNames, game: Words) -> Iterator[Phrase]:
    """Yield the sentences, one for each line; `match` is the result of the replay."""
    yield t("Every move is legal, and every sweep and every point is counted correctly.")
    yield t(
        "Each deck has all {cards} cards exactly once; hands, table and stock were dealt from it in order.",
        cards=len(record.ruleset.deck.cards),
    )
    played = sum(len(deal.moves) for deal in record.deals)
    deals = tn("{variant}, one deal", "{variant}, {n} deals", n=len(record.deals), variant=game)
    yield joined_by_commas([deals, tn("one move", "{n} moves", n=played)])
    yield joined_by_commas(
        [
            tn("{name}: one point", "{name}: {n} points", n=points, name=name)
            for name, points in zip(company.sides, match.scores, strict=True)
        ]
    )
    yield _end(match, company)
    yield from _helps(record)


def _end(match: Match, company: SeatNames) -> Text:
    """Return who has won, or that the match is not over."""
    if match.winner is None:
        return t("The match is not over yet.")
    if match.winner == company.own:
        return t("Your side has won the match!") if company.pairs else t("You have won the match!")
    winner = company.sides[match.winner]
    if company.pairs:
        return t("{names} have won the match.", names=winner)
    return t("{name} has won the match.", name=winner)


def _helps(record: Record) -> Iterator[Text]:
    """Yield the helps that the record notes."""
    if record.taken_back:
        yield tn("The record lists one take-back.", "The record lists {n} take-backs.", n=record.taken_back)
    else:
        yield t("The record lists no take-backs.")
    if record.hints:
        yield tn("It lists one hint.", "It lists {n} hints.", n=record.hints)
    else:
        yield t("It lists no hints.")
    if record.repeated:
        yield t("It says that its first deal was known or arranged, or that it is a copy of a match.")
    else:
        yield t("It lists no known or arranged deals.")
