"""A transcript of a deal for export: hands, turns and points."""

from collections.abc import Iterator, Sequence

from settebello.engine import Card, Deal, FaceDown, Move, Play, Side
from settebello.i18n import Names, Text, pt, t
from settebello.ui.kit.view.lettering import Words
from settebello.ui.menus.replay.reel import ReplayPosition
from settebello.ui.table.model.captions import Captions
from settebello.ui.table.model.film import DealFilm
from settebello.ui.table.model.score_model.category_words import category_name, figure
from settebello.ui.table.motion.choreography import Choreographer

Line = tuple[Words, ...]


def told(
    reel: ReplayPosition,
    names: Sequence[Text | Names | str],
    captions: Captions,
    variant: Words,
    choreographer: Choreographer,
) -> list[Line]:
    """Return the lines about the current deal of a reel; hidden hands only if the deal is over."""
    deal = reel.here
    lines: list[Line] = [(t("{variant}, deal {number}", variant=variant, number=reel.deal + 1),)]
    lines += [("",), *_dealt(deal, names), ("",)]
    moves = iter(enumerate(reel.film.record.deals[reel.deal].moves, 1))
    before = deal.start
    for moment in deal.moments:
        said = choreographer.timeline(before, moment.events).captions
        played = any(isinstance(event, Play | FaceDown) for event in moment.events)
        number, move = next(moves) if played else (0, None)
        if moment.here.claim is not None and not deal.over:
            # Do not reveal the card of an open claim.
            move = None
        lines += _turn(number, move, [words for _, words in said])
        before = moment.here
    if deal.over:
        lines += [("",), *_points(deal, captions)]
    return lines


def _dealt(deal: DealFilm, names: Sequence[Words]) -> Iterator[Line]:
    begun = next((event for event in deal.events if isinstance(event, Deal)), None)
    if begun is None:
        return
    for seat, (name, hand) in enumerate(zip(names, begun.hands, strict=True)):
        if deal.over or seat == deal.start.owner:
            yield (f"{_row(hand):34}", name)
    yield (f"{_row(begun.table):34}", pt("record", "Table"))


def _turn(number: int, move: Move | None, said: Sequence[Words]) -> Iterator[Line]:
    """Yield the lines of a turn: number and move in notation, then its sentences."""
    head = f"{number:3}. {move!s:14}" if move is not None else " " * 19
    for words in said or ("",):
        yield (head, words)
        head = " " * 19


def _points(deal: DealFilm, captions: Captions) -> Iterator[Line]:
    score = deal.match.score
    if score is None:
        return
    sides = range(len(score.points))
    yield tuple(captions.side_title(Side(side)) for side in sides)
    for line in score.lines:
        had = [figure(captions.ruleset, line, side) for side in sides]
        cells = (f"{one:>6} {_gained(points):3}" for one, points in zip(had, line.points, strict=True))
        yield (*cells, category_name(line.category, captions.ruleset))
    yield (*(f"{points:>6} {' ':3}" for points in score.points), t("Points in this deal"))
    yield (*(f"{points:>6} {' ':3}" for points in deal.match.scores), t("Total"))


def _gained(points: int) -> str:
    return f"{points:+d}" if points else ""


def _row(cards: Sequence[Card]) -> str:
    return " ".join(map(str, cards)) or "-"
