"""The sentences that the recorded voice says, most important first, and the ones that it does not say."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from settebello.audio import clip_pieces as pieces
from settebello.i18n import Text
from settebello.learning.facts import ALL_FACTS, FURTHER
from settebello.learning.strategies import COMPARED, two_ways, way_of
from settebello.ui.learn.parts.sayings import worked_out

TARGETS: Final = (*range(2, 11), 15)
"""The totals that tasks ask for."""
BEYOND: Final = tuple(sorted({fact.sum for fact in FURTHER}))
"""The totals that tasks ask for beyond all games."""
VALUES: Final = range(1, 11)
"""The values of the cards."""
FRIENDS: Final = range(1, 10)
"""The numbers that make ten with another one."""
TOTALS: Final = range(2, 41)
"""The totals that are said: up to the cards of a whole pack, which are counted in tens."""
PRICES: Final = range(7, 16)
"""What the cards of the market's tasks cost."""
WANTED: Final = tuple(sorted({*TARGETS, *BEYOND, *PRICES}))
"""Totals that a task asks for: of sums, and the prices that cards pay."""
GAPS: Final = range(1, 19)
"""The differences between a sum and its target."""

Slots = Mapping[str, Iterable[int]]

PROMPTS: Final[Mapping[str, Iterable[int]]] = {
    "Which card counts {n}?": VALUES,
    "Which cards make {n} together?": TARGETS,
    "Find all the ways to make {n}.": TARGETS,
    "That is {n}.": range(26),
    "This card counts {n}.": VALUES,
    "We are looking for {n}.": (1, *TARGETS),
    "There's a {n} on the table.": [n for n in VALUES if n != 8],
    "This picture card counts {n}.": (8, 9, 10),
    "Your {n} counts too.": VALUES,
    "The {n} can stay.": VALUES,
    "Another way to make {n}!": TARGETS,
    "We have {n}.": range(1, 21),
    "We have {n}. That fits!": TARGETS,
    "Together they make {n}.": range(5, 25),
    "It costs {n}. Which cards buy it?": PRICES,
    "It costs {n}. Take the fewest cards.": PRICES,
}
"""Sentences with one number, and its values."""
COUNTED: Final[Mapping[str, Iterable[int]]] = {"That's {n} too many.": VALUES, "That's {n} too few.": VALUES}
"""As PROMPTS, for sentences with a plural."""
FIXED: Final = (
    "How many dots? Find the card.",
    "Which card matches yours?",
    "Look:",
    "Now the sum fits.",
    "You worked that out.",
    "Let's look together.",
    "You've found that way already.",
    "Shall I show you something?",
    "There's an 8 on the table.",
    "Matching cards come first.",
    "The other cards can stay.",
    "No cards fit this time.",
    "You can lay a card.",
    "You can take cards.",
    "You can take a card back once.",
    "Choose again.",
    "Did you see? You could take cards.",
    "Who is playing?",
    "Choose an animal",
    "Learn to add",
    "Today you found",
    "Tomorrow is a good day too.",
    "You have looked at every card.",
    "A new card for your album!",
    "For your album!",
    "How much is left? Add the cards.",
    "Lay any cards.",
    "Getting the cards ready …",
    "That didn't work. Please get a grown-up.",
    "A golden frame for all friends of 15.",
    "A golden frame for adding three rests.",
    "Look what has grown!",
    "Fox",
    "Owl",
    "Cat",
    "Bear",
    "Rabbit",
    "Frog",
    "Penguin",
    "Mouse",
    "Meet the cards",
    "Find the twin",
    "Make the number",
    "All the ways",
    "What is missing?",
    "The way back",
    "Which is more?",
    "Which card counts more?",
    "The other card counts more.",
    "Three together",
    "Mini Scopa",
    "Rubamazzetto",
    "Scopa with help",
    "Friends of 15",
    "Up to 20",
    "Fifteens with help",
    "Free play",
    "Minute of sums",
    "How much is left?",
    "Now you try",
    "Try again",
    "Show me",
    "Let's go",
    "Album",
    "New child",
    "Say it again",
    "Show how the cards were dealt",
    "Practice deal: arranged cards",
    "Shuffled cards",
    "Stop for today",
    "Clear table",
    "Show another picture",
    "Shuffle the cards",
    "Give me a hint",
    "Garden",
    "For grown-ups",
    "A broom for every empty table!",
    "And here is the settebello!",
    "Which way is quicker?",
    "That's a good way.",
    "Pyramid of ten",
    "Other cards are lying on it.",
    "No cards fit any more. Put cards back.",
    "Go fish for ten",
    "Choose one of your cards.",
    "Go fish!",
    "Which cards buy it?",
    "The fewest cards",
    "Fewer cards can pay it.",
)
NUMBERS_SEEN: Final = (
    "How many dots together? Find the card.",
    "Count both groups together.",
    "How many?",
    "Look again",
    "Touch and count",
    "Touch each one.",
    "How many did you count? Find the card.",
)
"""What is said of numbers that are seen at a glance or counted."""
CHILD: Final = (
    "Take",
    "Next",
    "Help me",
    "Back",
    "Play again",
    "The game is over.",
    "Take your card back",
    "Good-bye",
)
"""As FIXED, with the context "child"."""
GARDEN: Final = ("A seed.", "A sprout.", "A flower.", "A tree.")
"""As FIXED, with the context "garden"."""

UNSPOKEN: Final[Mapping[str, str]] = {
    "{number} of {count}": "the screen reader's, for the progress of a scenario",
    "Hint": "the screen reader's, a line of the menu",
    "{name} wins.": "the screen reader's: a wreath shows it",
    "chosen": "the screen reader's: a tick shows it",
    "Take with this card: {card}.": "names a card, at which an arrow points",
    "Lay card": "the screen reader's: a child sees a green button",
    "Choose the cards to take, or lay your card.": "a caption: the coach says what helps",
    "Choose the cards to take.": "a caption: the coach says what helps",
    "This card takes nothing: lay it.": "a caption: the coach says what helps",
    "Click the card again to play it.": "a caption: the coach says what helps",
    "Now choose the card that takes them.": "a caption: the coach says what helps",
    "{name} lays {n}.": "a caption: the card is seen",
    "{name} takes {cards} with {n}.": "a caption: the sum is said",
    "{name} takes the pile with {n}.": "a caption: the cards are seen",
    "{sweep} {name} takes all the cards.": "a caption: the sum is said",
    "It is {name}'s turn.": "a caption: the plate shows it",
    "{name}, choose a card.": "a caption: the plate shows it",
    "{name} deals.": "a caption: the cards are seen",
    "New cards!": "a caption: the cards are seen",
    "Nobody gets the last cards.": "a caption: the end of the game shows it",
    "{name} gets the last cards.": "a caption: the end of the game shows it",
    "{name}:": "the name has a recording of its own, if it is an animal's",
    "Show score sheet": "opens a page to read",
    "Rules": "opens a page to read",
    "Back to the path": "the screen reader's, a line of the menu",
    "next to do": "the screen reader's: an arrow shows it",
    "finished": "the screen reader's: a tick shows it",
    "Find every way to make {n}.": "the album's conditions are for whoever reads",
    "Find every way to make {n} on two days.": "the album's conditions are for whoever reads",
    "Know every way to make {n} for sure.": "the album's conditions are for whoever reads",
    "Know every way to make {n} by heart.": "the album's conditions are for whoever reads",
    "Find twins and know the picture cards.": "the album's conditions are for whoever reads",
    "Find twins and picture cards on two days.": "the album's conditions are for whoever reads",
    "Know twins and picture cards for sure.": "the album's conditions are for whoever reads",
    "Know twins and picture cards by heart.": "the album's conditions are for whoever reads",
    "already found": "the screen reader's: the picture shows it",
    "still empty": "the screen reader's: the picture shows it",
    "You have tried {n} task.": "a number without limit",
    "{n}: our sum is right!": "a number up to a hundred",
    "How the cards were dealt": "a page for adults",
    "We arranged the cards before the game.": "a page for adults",
    "We shuffled the cards before the game.": "a page for adults",
    "{first} {second}": "both sentences have recordings of their own",
    "Turn the voice on": "the screen reader's: a sign shows it",
    "Turn the voice off": "the screen reader's: a sign shows it",
    "Put the cards back": "the screen reader's: a sign shows it",
    "Nothing has been sown here yet.": "the screen reader's: the bed is empty",
    "No group": "names a group of a class",
    "none": "the screen reader's: a mark shows it",
    "circle": "the screen reader's: a mark shows it",
    "diamond": "the screen reader's: a mark shows it",
    "triangle": "the screen reader's: a mark shows it",
    "square": "the screen reader's: a mark shows it",
    "star": "the screen reader's: a mark shows it",
    "cup": "the screen reader's: a mark shows it",
    "plus sign": "the screen reader's: a mark shows it",
    "That didn't work: {reason}": "tells adults why a file cannot be opened",
    "Previous children": "the screen reader's: an arrow shows it",
    "More children": "the screen reader's: an arrow shows it",
    "Chestnut": "the screen reader's: a picture shows it",
    "Lemon": "the screen reader's: a picture shows it",
    "Shell": "the screen reader's: a picture shows it",
    "Name": "labels a field that an adult fills in",
    "Age": "labels a choice that an adult makes",
}
"""Sentences of a child's screens that have no recording, and the reason."""


def sentences() -> Iterator[Text]:
    """Yield every recorded sentence once, the most important ones first."""
    yield from map(pieces.number_alone, range(21))
    for a, b in sorted({pair for fact in ALL_FACTS for pair in ((fact.a, fact.b), (fact.b, fact.a))}):
        yield Text("{a} and {b} make {n}.", None, (("a", a), ("b", b), ("n", a + b)))
    for key in FIXED[:22]:
        yield Text(key)
    for fact in ALL_FACTS:
        yield worked_out(way_of(fact))
    for key, values in PROMPTS.items():
        yield from (Text(key, None, (("n", n),)) for n in values)
    yield from (worked_out(two_ways(fact)[1]) for fact in COMPARED)
    yield from (Text(key) for key in FIXED[22:])
    yield from (Text(key) for key in NUMBERS_SEEN)
    yield from (Text(key, context="child") for key in CHILD)
    yield from (Text(key, context="garden") for key in GARDEN)
    for made, values in (
        (pieces.goes_on, VALUES),
        (pieces.and_last, VALUES),
        (pieces.in_all, TOTALS),
        (pieces.how_many_make, (*TARGETS, *BEYOND)),
        (pieces.take_away, range(1, 10)),
        (pieces.more, GAPS),
        (pieces.to_make, WANTED),
        (pieces.too_many, GAPS),
        (pieces.for_target, WANTED),
        (pieces.i_have, FRIENDS),
        (pieces.who_has, FRIENDS),
    ):
        yield from map(made, values)
    yield from (pieces.how_many_more(), pieces.how_many_left(), pieces.did_you_see())
    for key, values in COUNTED.items():
        yield from (Text(key, key, (("n", n),)) for n in values)
