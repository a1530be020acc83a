"""Why something could not be done with a file, in words."""

import errno

import pytest

from settebello.i18n import Catalogue
from settebello.ui.kit.file_errors import reason


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (OSError(errno.ENOSPC, "No space left on device"), "die Festplatte ist voll"),
        (PermissionError(errno.EACCES, "Permission denied", "/home"), "dort fehlt dir die Berechtigung"),
        (OSError(errno.EROFS, "Read-only file system", "/home"), "dort fehlt dir die Berechtigung"),
        (OSError(errno.EIO, "Input/output error", "/home"), "Input/output error"),
        (OSError("torn"), "torn"),
        (ValueError("record:1:1: is empty"), "record:1:1: is empty"),
    ],
)
def test_a_player_reads_what_happened_and_no_number(error: Exception, said: str) -> None:
    assert Catalogue("de")(reason(error)) == said
