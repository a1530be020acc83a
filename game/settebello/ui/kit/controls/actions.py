"""The actions that keys and buttons trigger, with their descriptions."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from settebello.i18n import Text, t


class Action(StrEnum):
    """A command that a key or a button triggers."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    PAGE_UP = "page_up"
    PAGE_DOWN = "page_down"
    FIRST = "first"
    LAST = "last"
    NEXT = "next"
    PREVIOUS = "previous"
    CONFIRM = "confirm"
    TOGGLE = "toggle"
    CANCEL = "cancel"
    FULLSCREEN = "fullscreen"
    SETTINGS = "settings"
    NEW_GAME = "new_game"
    SAME_DEAL = "same_deal"
    QUIT = "quit"
    HELP = "help"
    SKIP = "skip"
    BADGES = "badges"
    MUTE = "mute"
    LAST_MOVE = "last_move"
    PEEK = "peek"
    READ = "read"
    UNDO = "undo"
    REDO = "redo"
    SAVE = "save"
    OPEN = "open"
    EXPORT = "export"
    ERASE = "erase"
    KNOCK = "knock"
    DOUBT = "doubt"
    FACE_DOWN = "face_down"
    MISSED = "missed"
    LAY = "lay"
    HINT = "hint"
    TRACKER = "tracker"
    PRIMIERA = "primiera"
    SEAL = "seal"
    REPLAY = "replay"
    MUSIC = "music"
    LARGER = "larger"
    SMALLER = "smaller"
    USUAL_SIZE = "usual_size"
    MENU = "menu"


REPEATING: Final = frozenset(
    {
        Action.UP,
        Action.DOWN,
        Action.LEFT,
        Action.RIGHT,
        Action.PAGE_UP,
        Action.PAGE_DOWN,
        Action.ERASE,
    }
)
"""Actions that repeat while a key is held; none of them plays a card or presses a button."""

MEANINGS: Final[Mapping[Action, Text]] = {
    Action.CONFIRM: t("Play the card, press the button"),
    Action.TOGGLE: t("Choose a card on the table"),
    Action.CANCEL: t("Take a choice back, then leave"),
    Action.MENU: t("Open the menu"),
    Action.HINT: t("A hint; again for a stronger one"),
    Action.TRACKER: t("Which cards have been seen"),
    Action.PRIMIERA: t("How the points stand"),
    Action.SEAL: t("Show the seal of the deal"),
    Action.LAST_MOVE: t("Show the last moves of the others again"),
    Action.PEEK: t("Look at the last capture; again at another pile"),
    Action.SKIP: t("Finish the movement now"),
    Action.UNDO: t("Take your last card back"),
    Action.REDO: t("Play it again"),
    Action.KNOCK: t("Knock"),
    Action.DOUBT: t("Doubt the card that lies face down"),
    Action.FACE_DOWN: t("Play the card face down"),
    Action.MISSED: t("Take what was missed"),
    Action.LAY: t("Lay the card and take nothing"),
    Action.UP: t("Up"),
    Action.DOWN: t("Down"),
    Action.LEFT: t("Left"),
    Action.RIGHT: t("Right"),
    Action.NEXT: t("On to the next"),
    Action.PREVIOUS: t("Back to the one before"),
    Action.PAGE_UP: t("A page up"),
    Action.PAGE_DOWN: t("A page down"),
    Action.FIRST: t("To the beginning"),
    Action.LAST: t("To the end"),
    Action.ERASE: t("Erase a letter"),
    Action.READ: t("Read the table aloud"),
    Action.BADGES: t("Show the value on every card"),
    Action.MUTE: t("Sound on and off"),
    Action.MUSIC: t("Murmur of the osteria on and off"),
    Action.FULLSCREEN: t("Full screen on and off"),
    Action.LARGER: t("Everything larger"),
    Action.SMALLER: t("Everything smaller"),
    Action.USUAL_SIZE: t("Everything in its usual size"),
    Action.HELP: t("Help for this screen"),
    Action.SETTINGS: t("Settings"),
    Action.NEW_GAME: t("New game"),
    Action.SAME_DEAL: t("The same deal again"),
    Action.REPLAY: t("Look at the match again"),
    Action.SAVE: t("Save a copy of the match"),
    Action.OPEN: t("Open a match"),
    Action.EXPORT: t("Write down the deal that is looked at"),
    Action.QUIT: t("Save and leave"),
}
"""A short description of each action."""


@dataclass(frozen=True, slots=True)
class Group:
    """Related actions under a heading."""

    heading: Text
    actions: tuple[Action, ...]


GROUPS: Final = (
    Group(
        t("Playing"),
        (
            Action.CONFIRM,
            Action.TOGGLE,
            Action.CANCEL,
            Action.MENU,
            Action.HINT,
            Action.TRACKER,
            Action.PRIMIERA,
            Action.SEAL,
            Action.LAST_MOVE,
            Action.PEEK,
            Action.SKIP,
            Action.UNDO,
            Action.REDO,
        ),
    ),
    Group(
        t("In some games"),
        (Action.KNOCK, Action.DOUBT, Action.FACE_DOWN, Action.MISSED, Action.LAY),
    ),
    Group(
        t("Moving about"),
        (
            Action.UP,
            Action.DOWN,
            Action.LEFT,
            Action.RIGHT,
            Action.NEXT,
            Action.PREVIOUS,
            Action.PAGE_UP,
            Action.PAGE_DOWN,
            Action.FIRST,
            Action.LAST,
            Action.ERASE,
        ),
    ),
    Group(
        t("Matches"),
        (
            Action.NEW_GAME,
            Action.SAME_DEAL,
            Action.REPLAY,
            Action.SAVE,
            Action.OPEN,
            Action.EXPORT,
            Action.QUIT,
        ),
    ),
    Group(
        t("Seeing and hearing"),
        (
            Action.BADGES,
            Action.READ,
            Action.MUTE,
            Action.MUSIC,
            Action.FULLSCREEN,
            Action.LARGER,
            Action.SMALLER,
            Action.USUAL_SIZE,
            Action.HELP,
            Action.SETTINGS,
        ),
    ),
)
"""All actions in the order in which they are listed."""
