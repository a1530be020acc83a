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
    PICTURE = "picture"
    ERASE = "erase"
    KNOCK = "knock"
    DOUBT = "doubt"
    BELIEVE = "believe"
    FACE_DOWN = "face_down"
    MISSED = "missed"
    LAY = "lay"
    HINT = "hint"
    TRACKER = "tracker"
    PRIMIERA = "primiera"
    READING = "reading"
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
    Action.CONFIRM: t("Play the card or press the button"),
    Action.TOGGLE: t("Choose a card on the table"),
    Action.CANCEL: t("Undo a choice, or go back"),
    Action.MENU: t("Open the menu"),
    Action.HINT: t("Show a hint; again for a stronger one"),
    Action.TRACKER: t("Show the cards still out"),
    Action.PRIMIERA: t("Show the score so far"),
    Action.READING: t("Read the other hands"),
    Action.SEAL: t("Show the seal of the deal"),
    Action.LAST_MOVE: t("Replay the others' last moves"),
    Action.PEEK: t("Show the last capture; again for another pile"),
    Action.SKIP: t("Skip the animation"),
    Action.UNDO: t("Take your last card back"),
    Action.REDO: t("Play the card again"),
    Action.KNOCK: t("Knock"),
    Action.DOUBT: t("Doubt the face-down card"),
    Action.BELIEVE: t("Believe the face-down card"),
    Action.FACE_DOWN: t("Play the card face down"),
    Action.MISSED: t("Take missed cards"),
    Action.LAY: t("Lay the card without taking"),
    Action.UP: t("Move up"),
    Action.DOWN: t("Move down"),
    Action.LEFT: t("Move left"),
    Action.RIGHT: t("Move right"),
    Action.NEXT: t("Next item"),
    Action.PREVIOUS: t("Previous item"),
    Action.PAGE_UP: t("Up one page"),
    Action.PAGE_DOWN: t("Down one page"),
    Action.FIRST: t("Go to the start"),
    Action.LAST: t("Go to the end"),
    Action.ERASE: t("Erase a letter"),
    Action.READ: t("Read the table aloud"),
    Action.BADGES: t("Show the value on every card"),
    Action.MUTE: t("Sound on or off"),
    Action.MUSIC: t("Osteria sounds on or off"),
    Action.FULLSCREEN: t("Full screen on or off"),
    Action.LARGER: t("Larger interface"),
    Action.SMALLER: t("Smaller interface"),
    Action.USUAL_SIZE: t("Reset interface size"),
    Action.HELP: t("Help for this screen"),
    Action.SETTINGS: t("Settings"),
    Action.NEW_GAME: t("New game"),
    Action.SAME_DEAL: t("Play same deal again"),
    Action.REPLAY: t("Replay match"),
    Action.SAVE: t("Save copy of match"),
    Action.OPEN: t("Open my matches"),
    Action.EXPORT: t("Save deal as text"),
    Action.PICTURE: t("Save a picture of the window"),
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
            Action.READING,
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
        (Action.KNOCK, Action.DOUBT, Action.BELIEVE, Action.FACE_DOWN, Action.MISSED, Action.LAY),
    ),
    Group(
        t("Navigation"),
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
        t("Display and sound"),
        (
            Action.BADGES,
            Action.READ,
            Action.MUTE,
            Action.MUSIC,
            Action.FULLSCREEN,
            Action.LARGER,
            Action.SMALLER,
            Action.USUAL_SIZE,
            Action.PICTURE,
            Action.HELP,
            Action.SETTINGS,
        ),
    ),
)
"""All actions in the order in which they are listed."""
