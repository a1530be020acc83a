"""The names of signs, as a voice says them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from settebello.i18n.text import Aloud, Text, t, value_text

SIGN_NAMES: Final[Mapping[str, Text]] = MappingProxyType(
    {
        "+": t("plus"),
        "−": t("minus"),
        "×": t("multiplied by"),
        "÷": t("divided by"),
        "=": t("equals"),
        ".": t("full stop"),
        ",": t("comma"),
        ";": t("semicolon"),
        ":": t("colon"),
        "?": t("question mark"),
        "!": t("exclamation mark"),
        "'": t("apostrophe"),
        '"': t("quotation mark"),
        "`": t("grave accent"),
        "^": t("caret"),
        "~": t("tilde"),
        "_": t("underscore"),
        "-": t("hyphen"),
        "|": t("vertical bar"),
        "/": t("slash"),
        "\\": t("backslash"),
        "#": t("number sign"),
        "*": t("asterisk"),
        "%": t("percent"),
        "&": t("and"),
        "@": t("at sign"),
        "°": t("degrees"),
        "©": t("copyright"),
        "½": t("one half"),
        "★": t("star"),
        "○": t("circle"),
        "△": t("triangle"),
        "□": t("square"),
        "<": t("less than"),
        ">": t("greater than"),
        "(": t("left parenthesis"),
        ")": t("right parenthesis"),
        "[": t("left bracket"),
        "]": t("right bracket"),
        "{": t("left brace"),
        "}": t("right brace"),
    }
)
"""The name of each sign. Some are spoken wherever they are, the others where a key is named."""


def named_sign(sign: str) -> Text | str:
    """Return a sign that is spoken by its name wherever it is; any other text unchanged."""
    name = SIGN_NAMES.get(sign)
    return sign if name is None else value_text(Aloud(sign, name))
