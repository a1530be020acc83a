"""Routes: values that name a scene to open and carry everything the scene is given.

`Push`, `Replace` and `Reset` take a route, and `app` makes the scene of every member of `Route`: a route
without a scene, and an argument that does not fit, are errors of the type check.
"""

from dataclasses import fields

from settebello.ui.kit.routes.learn import (
    AdultsRoute,
    ChildRoute,
    DealCheck,
    DealEnd,
    DealGarden,
    DealReflection,
    DealRoute,
    LearnAdults,
    LearnAlbum,
    LearnCheck,
    LearnDeck,
    LearnFish,
    LearnFree,
    LearnGarden,
    LearnGate,
    LearnNames,
    LearnNew,
    LearnPath,
    LearnPyramid,
    LearnReflection,
    LearnShowing,
    LearnStrategy,
    LearnTask,
    LearnWays,
    LearnWho,
    PracticeTable,
    PrepareDeal,
)
from settebello.ui.kit.routes.matches import (
    Achievements,
    Matches,
    MatchesRoute,
    PeekCheck,
    ProfileCard,
    ProfileFile,
    ProfileRoute,
    Profiles,
    ReplayKept,
    ReplayRecord,
    ReplayReviewed,
    SaveAs,
    Statistics,
    Story,
)
from settebello.ui.kit.routes.menus import (
    About,
    Assists,
    Cards,
    ChooseDeck,
    ChooseSeed,
    Decks,
    Dialog,
    Display,
    Help,
    HelpRoute,
    HouseRules,
    Keys,
    Letters,
    Licences,
    Manual,
    NewGame,
    NewGameRoute,
    Opponents,
    OverlayRoute,
    People,
    Rules,
    Settings,
    SettingsRoute,
    Sound,
    Title,
    Tutorial,
    TutorialLesson,
)
from settebello.ui.kit.routes.table import (
    ContinueKept,
    ContinueMatch,
    ContinueRecord,
    CutDeck,
    DealSeal,
    MatchOver,
    NewMatch,
    RepeatDeal,
    ResultRoute,
    ScoreSheet,
    SealRoute,
    TableRoute,
)

__all__ = [
    "About",
    "Achievements",
    "AdultsRoute",
    "Assists",
    "Cards",
    "ChildRoute",
    "ChooseDeck",
    "ChooseSeed",
    "ContinueKept",
    "ContinueMatch",
    "ContinueRecord",
    "CutDeck",
    "DealCheck",
    "DealEnd",
    "DealGarden",
    "DealReflection",
    "DealRoute",
    "DealSeal",
    "Decks",
    "Dialog",
    "Display",
    "Help",
    "HelpRoute",
    "HouseRules",
    "Keys",
    "LearnAdults",
    "LearnAlbum",
    "LearnCheck",
    "LearnDeck",
    "LearnFish",
    "LearnFree",
    "LearnGarden",
    "LearnGate",
    "LearnNames",
    "LearnNew",
    "LearnPath",
    "LearnPyramid",
    "LearnReflection",
    "LearnRoute",
    "LearnShowing",
    "LearnStrategy",
    "LearnTask",
    "LearnWays",
    "LearnWho",
    "Letters",
    "Licences",
    "Manual",
    "MatchOver",
    "Matches",
    "MatchesRoute",
    "MenuRoute",
    "NewGame",
    "NewGameRoute",
    "NewMatch",
    "Opponents",
    "OverlayRoute",
    "PeekCheck",
    "People",
    "PracticeTable",
    "PrepareDeal",
    "ProfileCard",
    "ProfileFile",
    "ProfileRoute",
    "Profiles",
    "RepeatDeal",
    "ReplayKept",
    "ReplayRecord",
    "ReplayReviewed",
    "ResultRoute",
    "Route",
    "Rules",
    "SaveAs",
    "ScoreSheet",
    "SealRoute",
    "Settings",
    "SettingsRoute",
    "Sound",
    "Statistics",
    "Story",
    "TableRoute",
    "Title",
    "Tutorial",
    "TutorialLesson",
    "is_plain",
]

MenuRoute = (
    NewGameRoute
    | SettingsRoute
    | HelpRoute
    | MatchesRoute
    | ProfileRoute
    | OverlayRoute
    | ResultRoute
    | SealRoute
)
"""Everything behind the title but the table and the learning mode."""
LearnRoute = ChildRoute | DealRoute | AdultsRoute
"""The scenes of the learning mode."""
Route = Title | MenuRoute | TableRoute | LearnRoute
"""Every scene there is, with what it is given."""


def is_plain(route: Route) -> bool:
    """Whether a route asks for a kind of screen only: all of its fields have their default values."""
    return all(getattr(route, one.name) == one.default for one in fields(route))
