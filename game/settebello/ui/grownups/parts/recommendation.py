"""What a child should practise next and why, with ideas to talk about and to play at home."""

from typing import Final

from settebello.i18n import Text, t, tn
from settebello.learning.facts import Family
from settebello.learning.memory.mastery import State
from settebello.learning.report.advice import Advice, Reason, advice_for
from settebello.learning.report.heatmap import cell_of
from settebello.practice.adults_port import Report
from settebello.ui.grownups.parts.report_words import FAMILIES, equation, listed, seconds, some
from settebello.ui.kit.view.lettering import Words

TALKS: Final = {
    Family.PLUS_ONE: t("To talk about: which number comes after 6? And what is 6 + 1?"),
    Family.PLUS_TWO: t("To talk about: two steps on from 5 – where do you land?"),
    Family.DOUBLES: t("To talk about: where do you see doubles? Shoes, eyes, the fingers on your hands."),
    Family.NEAR_DOUBLES: t("To talk about: 4 + 4 is easy. How does it help with 4 + 5?"),
    Family.FRIENDS_OF_FIVE: t("To talk about: show 3 fingers of one hand. How many are folded down?"),
    Family.FRIENDS_OF_TEN: t("To talk about: show 7 fingers. How many more make ten?"),
    Family.BRIDGE_TEN: t("To talk about: 8 + 5 – what does the 8 need to make 10, and what is left over?"),
    Family.FRIENDS_OF_FIFTEEN: t("To talk about: there is a 9 on the table. Which card makes 15 with it?"),
}


def _pairs(total: int) -> Text:
    return t(
        "With real cards: lay them face down and turn over two. If they make {n}, keep the pair.", n=total
    )


SAME: Final = t("With real cards: everyone turns over a card and says its double, or the double plus one.")
STEPS: Final = t("With real cards: turn them over one by one and say the number that is one or two more.")
GAMES: Final = {
    Family.PLUS_ONE: STEPS,
    Family.PLUS_TWO: STEPS,
    Family.DOUBLES: SAME,
    Family.NEAR_DOUBLES: SAME,
    Family.FRIENDS_OF_FIVE: _pairs(5),
    Family.FRIENDS_OF_TEN: _pairs(10),
    Family.BRIDGE_TEN: t("With real cards: turn over two. If they make more than ten, say how much more."),
    Family.FRIENDS_OF_FIFTEEN: _pairs(15),
}


def following(report: Report) -> tuple[Text, tuple[Words, ...]]:
    """Return the next topic as a heading, and the reasons as sentences."""
    if not report.begun:
        return (
            t("Next: the first tasks"),
            (t("No practice yet. The first tasks show what the child already knows."),),
        )
    advice = advice_for(report.learner, report.plan, report.at)
    head = t("Next: {family}", family=next_heading(advice, begun=True))
    if advice.unit is None or advice.weakest is None:
        return (
            t("Next: continue along the path"),
            (t("All sums in this number range are secure. You can choose a larger range under “Plan”."),),
        )
    if advice.family is None:
        return head, _why(report, advice)
    return head, (*_why(report, advice), TALKS[advice.family], GAMES[advice.family])


def next_heading(advice: Advice, *, begun: bool) -> Words:
    """Return the next topic in a few words."""
    if not begun:
        return t("the first tasks")
    if advice.unit is None or advice.weakest is None:
        return t("continue along the path")
    return FAMILIES[advice.family] if advice.family else equation(advice.weakest)


def where(report: Report) -> tuple[Words, ...]:
    """Return sentences about the safe and the growing sums."""
    state = {fact: report.learner.record(fact).standing.state for fact in report.plan.facts}
    safe = [fact for fact, one in state.items() if one.step >= State.SAFE.step]
    growing = [fact for fact, one in state.items() if one is State.GROWING]
    found: list[Words] = []
    if safe:
        words = tn("{n} sum is secure: {sums}", "{n} sums are secure: {sums}", n=len(safe), sums=some(safe))
        found.append(words)
    else:
        found.append(t("No sums are secure yet. That takes a few days."))
    if growing:
        found.append(
            tn(
                "{n} sum is improving: {sums}",
                "{n} sums are improving: {sums}",
                n=len(growing),
                sums=some(growing),
            )
        )
    return tuple(found)


def _why(report: Report, advice: Advice) -> tuple[Words, ...]:
    found: list[Words] = []
    if advice.reason is Reason.TOO_HARD:
        found.append(t("The latest tasks were hard, so the easier sums before them come first."))
    if advice.safe:
        found.append(t("Already secure: {sums}.", sums=listed(advice.safe)))
    if advice.weakest is not None:
        cell = cell_of(report.learner, advice.weakest)
        if not cell.seen:
            found.append(t("{sum} hasn't come up yet.", sum=equation(advice.weakest)))
        elif cell.seconds is None:
            found.append(
                tn(
                    "{sum} was right in {right} of {n} answer.",
                    "{sum} was right in {right} of {n} answers.",
                    n=cell.seen,
                    sum=equation(advice.weakest),
                    right=cell.right,
                )
            )
        else:
            found.append(
                tn(
                    "{sum} was right in {right} of {n} answer, with {seconds} of thinking time.",
                    "{sum} was right in {right} of {n} answers, with {seconds} of thinking time.",
                    n=cell.seen,
                    sum=equation(advice.weakest),
                    right=cell.right,
                    seconds=seconds(cell.seconds),
                )
            )
    return tuple(found)
