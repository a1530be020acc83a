"""Loads a skin: the manifest and the pictures of a folder, all of them checked."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from string import Formatter

from settebello import datafile
from settebello.engine import Pack, Suit
from settebello.engine.cards import Rank
from settebello.skins.faces import Faces, card_file, faces_of, pictures_of
from settebello.skins.manifest import Manifest
from settebello.skins.svg_check import picture_problem

MANIFEST = "skin.yaml"
RATIO = (3, 5)
"""Width and height of a card: all table layouts expect this shape."""


@dataclass(frozen=True, slots=True)
class Skin:
    """One set of card pictures, all files checked; ``faces`` has the picture of each card of each pack.

    notes: the pictures that are missing or cannot be drawn; cards have that of ``spare``, the default deck.
    """

    folder: Path
    manifest: Manifest
    faces: Faces
    pictures: Mapping[Pack, Mapping[Rank, str]]
    spare: "Skin | None" = None
    notes: tuple[datafile.Problem, ...] = ()
    undrawable: frozenset[str] = frozenset()
    """The pictures of the notes, by path inside the folder."""

    @property
    def ratio(self) -> float:
        """The height of a card as a multiple of its width."""
        return self.manifest.canvas[1] / self.manifest.canvas[0]


def load_skin(folder: Path, spare: Skin | None = None) -> Skin:
    """Read the manifest of a folder and check every picture.

    With ``spare``, a pack of forty cards is enough, and that deck stands in for pictures that are missing,
    too large or not valid. Without it, every card needs its picture. Raises datafile.DataError with all
    problems of the manifest and, without ``spare``, of the pictures.
    """
    document = datafile.read(folder / MANIFEST)
    manifest = datafile.validate(document, Manifest)
    problems = [*_contradictions(document, manifest, folder)]
    problems += _gaps(document, manifest, complete=spare is None)
    bad = _bad_files(document, manifest, folder)
    if problems or (bad and spare is None):
        raise datafile.DataError([*problems, *bad.values()])
    pictures, undrawable = pictures_of(manifest), frozenset(bad)
    faces = faces_of(folder, manifest, pictures, undrawable, None if spare is None else spare.faces)
    return Skin(folder, manifest, faces, pictures, spare, tuple(bad.values()), undrawable)


def _contradictions(
    document: datafile.Document, manifest: Manifest, folder: Path
) -> Iterator[datafile.Problem]:
    """Yield problems with values that are valid alone but not together."""
    if manifest.id != folder.name:
        yield document.problem(("id",), f"the id has to be the name of the folder, '{folder.name}'")
    width, height = manifest.canvas
    if width * RATIO[1] != height * RATIO[0]:
        yield document.problem(
            ("canvas",), f"cards have to be {RATIO[0]} wide to {RATIO[1]} high, such as 360 to 600"
        )
    for key, ids in (
        ("backs", [back.id for back in manifest.backs]),
        ("styles", [style.id for style in manifest.styles]),
    ):
        for place, one in enumerate(ids):
            if one in ids[:place]:
                yield document.problem((key, place, "id"), f"'{one}' stands here twice")
    if manifest.words.suits is not None:
        for suit, words in manifest.words.suits:
            for language, text in words.card.items():
                if not _names_its_rank(text):
                    where = ("words", "suits", suit, "card", language)
                    yield document.problem(where, "has to have {rank} in it once, and no other braces")


def _names_its_rank(text: str) -> bool:
    try:
        return [part[1:] for part in Formatter().parse(text) if part[1] is not None] == [("rank", "", None)]
    except ValueError:
        return False


def _gaps(document: datafile.Document, manifest: Manifest, *, complete: bool) -> Iterator[datafile.Problem]:
    """Yield packs and ranks without exactly one picture, and names of unused pictures.

    ``complete``: whether every pack must be there.
    """
    times = Counter(pack for part in manifest.packs for pack in part.of)
    if not times:
        yield document.problem(("packs",), "a pack of cards must stand here, such as italian40")
    for pack in Pack:
        if times[pack] > 1 or (complete and not times[pack]):
            yield document.problem(
                ("packs",), f"the pack '{pack}' must stand here once, not {times[pack]} times"
            )
    for place, part in enumerate(manifest.packs):
        where = ("packs", place, "pictures")
        for pack in part.of:
            for rank in pack.ranks:
                if rank not in part.pictures:
                    yield document.problem(where, f"the rank {rank} of the pack '{pack}' has no picture")
            for rank in part.pictures:
                if rank not in pack.ranks:
                    yield document.problem((*where, _key(rank)), f"the pack '{pack}' has no rank {rank}")
    used = {picture for part in manifest.packs for picture in part.pictures.values()}
    for picture in manifest.index:
        if picture not in used:
            yield document.problem(("index", picture), f"no rank has the picture '{picture}'", of_key=True)


def _bad_files(document: datafile.Document, manifest: Manifest, folder: Path) -> dict[str, datafile.Problem]:
    """Return the pictures that are missing or cannot be drawn, each with the problem at its first use."""
    places: dict[str, datafile.Path] = {}
    for place, part in enumerate(manifest.packs):
        for rank, picture in part.pictures.items():
            for suit in Suit:
                places.setdefault(
                    card_file(folder, manifest, suit, picture), ("packs", place, "pictures", _key(rank))
                )
    for place, back in enumerate(manifest.backs):
        places.setdefault(back.file, ("backs", place, "file"))
    for suit in Suit:
        sign = manifest.sign_of(suit)
        if sign is not None:
            places.setdefault(sign, ("signs",))
        printed = manifest.print_of(suit)
        if printed is not None:
            places.setdefault(printed, ("prints",))
    if manifest.ornament is not None:
        places.setdefault(manifest.ornament, ("ornament",))
    found: dict[str, datafile.Problem] = {}
    for name, where in places.items():
        trouble = picture_problem(folder, name)
        if trouble is not None:
            found[name] = document.problem(where, f"the picture {name} {trouble}")
    return found | dict(_bad_styles(document, manifest, folder, [Path(name).name for name in places]))


def _bad_styles(
    document: datafile.Document, manifest: Manifest, folder: Path, names: list[str]
) -> Iterator[tuple[str, datafile.Problem]]:
    """Yield styles without a card picture, and their pictures that cannot be drawn, by path."""
    for place, style in enumerate(manifest.styles):
        where = ("styles", place, "folder")
        found = [f"{style.folder}/{name}" for name in names if is_there(folder / style.folder / name)]
        if not found:
            said = f"no picture of a card is in the folder {style.folder}"
            yield style.folder, document.problem(where, said)
        for name in found:
            trouble = picture_problem(folder, name)
            if trouble is not None:
                yield name, document.problem(where, f"the picture {name} {trouble}")


def is_there(path: Path) -> bool:
    """Return whether there is a file, or may be one: the system does not show what is in some folders."""
    try:
        path.lstat()
    except FileNotFoundError:
        return False
    except OSError:
        return True
    return True


def _key(rank: Rank) -> str | int:
    """Return a rank as a key of the manifest, where digits are numbers."""
    return int(rank) if rank.isdigit() else rank.value
