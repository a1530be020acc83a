"""The table in words for speech: the item under the cursor, and the whole table."""

from collections.abc import Iterable, Iterator, Sequence

from settebello.engine import Card, Pack
from settebello.i18n import Text, t, tn
from settebello.manual.card_names import Phrase, card_list, card_name, rank_name
from settebello.ui.kit.ports.results import ScoreSheet
from settebello.ui.kit.voice.spoken import Spoken, Words
from settebello.ui.kit.widgets.value_widgets import place_among
from settebello.ui.table.model.move_picker import MovePicker, Row
from settebello.ui.table.model.score_model.category_words import category_name, figure
from settebello.ui.table.model.spoken_choices import Choice, ChoiceKind
from settebello.ui.table.view.choice_bar import LABELS, stated


def at_cursor(picking: MovePicker) -> tuple[Words, ...]:
    """Return the name, state and position of the item under the cursor; empty without a cursor."""
    if picking.cursor is None:
        return ()
    row, place = picking.cursor
    if picking.choice_at_cursor is not None:
        which = place_among(place, len(picking.choices))
        return choice_name(picking.choice_at_cursor, picking.position.ruleset.deck.pack), t("button"), which
    card = picking.at_cursor
    if card is None:
        return ()
    name = card_name(card, picking.position.ruleset.deck.pack)
    taken = card == picking.card or card in picking.chosen or card in picking.said.robbed
    state: Words = t("chosen") if taken else ""
    number, count = place + 1, len(picking.row(row))
    if row is Row.HAND:
        return name, state, t("card {number} of {count} in your hand", number=number, count=count)
    where = t("card {number} of {count} on the table", number=number, count=count)
    if beneath := next((pile for pile in picking.position.piles if card in pile), None):
        where = t("on top of a pile of {number} cards", number=len(beneath))
    letters = " ".join(picking.letters_on(card)) if card in picking.table else ""
    return name, state, t("part of capture {letters}", letters=letters) if letters else "", where


def choice_name(choice: Choice, pack: Pack) -> Words:
    """Return the spoken name of a choice, in which a rank is a word and not a number."""
    if choice.kind is ChoiceKind.BOAST:
        return stated(choice.points)
    rank = None if choice.rank is None else rank_name(choice.rank, pack)
    word = LABELS.get(choice.kind)
    if rank is None or word is None:
        return rank or word or ""
    return t("{word}: {rank}", word=word, rank=rank)


def spoken_table(log: tuple[Text, ...], picking: MovePicker | None, notice: Text | None) -> Spoken:
    """Return the speech of the table: log, notice, and during a move selection the cursor."""
    focus = at_cursor(picking) if picking is not None else ()
    of = (picking.at_cursor or picking.choice_at_cursor) if picking is not None else None
    return Spoken(focus=focus, of=of, log=log, notice=notice)


def read_table(
    pack: Pack,
    table: Sequence[Card],
    hand: Sequence[Card] | None,
    stock: int,
    sides: Sequence[tuple[Words, int]],
    tops: Iterable[tuple[Words, Card]] = (),
) -> Iterator[Text]:
    """Yield sentences for the table cards, open piles, the own hand, the stock and the points of each side.

    `hand` is None when no hand is shown. `tops` are the sides whose pile is open, with its top card.
    """
    yield t("On the table: {cards}.", cards=card_list(table, pack)) if table else t("The table is empty.")
    for name, top in tops:
        yield t("{name}: {card} is on top of the pile.", name=name, card=card_name(top, pack))
    if hand is not None:
        yield t("In your hand: {cards}.", cards=card_list(hand, pack)) if hand else t("Your hand is empty.")
    if stock:
        yield tn("One card is left to deal.", "{n} cards are left to deal.", n=stock)
    yield from points_aloud(sides)


def points_aloud(sides: Iterable[tuple[Words, int]]) -> Iterator[Text]:
    """Yield a sentence with the points of each side."""
    for name, points in sides:
        yield tn("{name}: one point.", "{name}: {n} points.", n=points, name=name)


def read_line(sheet: ScoreSheet, number: int) -> tuple[Phrase, ...]:
    """Return a line of the score sheet for speech: category, figures, points."""
    line = sheet.score.lines[number]
    counts = (
        t("{name} {number}", name=name, number=figure(sheet.ruleset, line, side))
        for side, name in enumerate(sheet.sides)
    )
    points = tuple(
        tn("{name}: one point", "{name}: {n} points", n=n, name=name)
        for name, n in zip(sheet.sides, line.points, strict=True)
        if n
    )
    return category_name(line.category, sheet.ruleset), *counts, *(points or (t("nobody scores"),))
