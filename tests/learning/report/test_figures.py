"""Which card values are confused, as the journal says."""

from settebello.learning.learner.event_text import parse_event, print_event
from settebello.learning.learner.events import Event, FoundTwin
from settebello.learning.report.figures import Asked, Confusion, Score, figures_of


def found(asked: int, chosen: int, *, twin: bool = False, dots: bool = False, at: float = 1.0) -> FoundTwin:
    return FoundTwin(
        at=at,
        day=1,
        right=asked == chosen,
        seconds=2.0,
        value=0 if twin else asked,
        chosen=chosen,
        twin=asked if twin else 0,
        dots=dots,
    )


def test_confused_values_are_counted_the_most_frequent_first() -> None:
    events: list[Event] = [
        *[found(9, 8)] * 3,
        found(9, 9),
        found(8, 9, twin=True),
        found(6, 7, dots=True),
        found(6, 6, dots=True),
    ]
    figures = figures_of(events)
    assert figures.answers == len(events)
    assert figures.scores == {Asked.VALUE: Score(4, 1), Asked.DOTS: Score(2, 1), Asked.TWIN: Score(1, 0)}
    assert figures.values == {6: Score(2, 1), 8: Score(1, 0), 9: Score(4, 1)}
    assert figures.confusions == (Confusion(9, 8, 3), Confusion(6, 7, 1), Confusion(8, 9, 1))
    assert figures.chosen[6, 6] == figures.chosen[9, 9] == 1
    assert figures.unknown == 0


def test_lines_of_older_journals_are_read_and_counted() -> None:
    old = "twin at=1.0 day=1 right=no seconds=2.0 value=9 activity=meet_the_cards"
    event = parse_event(old)
    assert isinstance(event, FoundTwin)
    assert (event.chosen, event.twin, event.dots) == (0, 0, False)
    assert print_event(event) == old
    right = parse_event("twin at=1.0 day=1 right=yes value=9")
    figures = figures_of((event, right))
    assert figures.values == {9: Score(2, 1)}
    assert figures.chosen == {(9, 9): 1}
    assert (figures.confusions, figures.unknown) == ((), 1)


def test_the_card_that_was_chosen_is_written_and_read_back() -> None:
    for event in (found(9, 8), found(4, 5, twin=True), found(6, 6, dots=True)):
        assert parse_event(print_event(event)) == event


def test_a_card_that_was_shown_from_the_beginning_says_nothing() -> None:
    lesson = FoundTwin(at=1, day=1, right=True, seconds=None, value=9, lesson=True)
    assert figures_of((lesson,)) == figures_of(())
    assert figures_of((lesson, found(9, 8))).values == {9: Score(1, 0)}


def test_a_child_without_such_tasks_has_no_figures() -> None:
    figures = figures_of(())
    assert (figures.answers, figures.confusions, figures.values) == (0, (), {})
