"""Names in several languages."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic_core import CoreSchema, PydanticCustomError, core_schema

SOURCE_LANGUAGE = "en"
"""The language that every name has."""

LANGUAGE_CODE = re.compile(r"[a-z]{2,3}(_[A-Z]{2})?")


@dataclass(frozen=True, slots=True, init=False)
class Names(Mapping[str, str]):
    """A name by language code, always including "en"; comes from a data file.

    A pydantic model can use it as a field type: ``name: Names``.
    """

    items_by_language: tuple[tuple[str, str], ...]

    def __init__(self, names: Mapping[str, str]) -> None:
        """Copy the names; raises ValueError without an English one."""
        if SOURCE_LANGUAGE not in names:
            raise ValueError("names need an English one: en")
        object.__setattr__(self, "items_by_language", tuple(sorted(names.items())))

    def __getitem__(self, language: str) -> str:
        """Return the name in exactly this language; raises KeyError."""
        return dict(self.items_by_language)[language]

    def __iter__(self) -> Iterator[str]:
        return iter(dict(self.items_by_language))

    def __len__(self) -> int:
        return len(self.items_by_language)

    def __hash__(self) -> int:
        return hash(self.items_by_language)

    def in_language(self, language: str) -> str:
        """Return the name in this language, or else in English."""
        names = dict(self.items_by_language)
        return names.get(language, names[SOURCE_LANGUAGE])

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:  # noqa: ANN401 - pydantic's own signature
        """Accept a mapping of language codes to texts that are not empty."""
        mapping = core_schema.dict_schema(
            core_schema.str_schema(),
            core_schema.str_schema(min_length=1, strip_whitespace=True),
        )
        return core_schema.no_info_after_validator_function(
            cls.checked,
            mapping,
            serialization=core_schema.plain_serializer_function_ser_schema(dict),
        )

    @classmethod
    def __get_pydantic_json_schema__(
        cls, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        """Mark the English name as required, for editors."""
        told = {"description": "Texts by language code; English is needed.", "required": [SOURCE_LANGUAGE]}
        return handler(schema) | told

    @classmethod
    def checked(cls, names: dict[str, str]) -> "Names":
        """Return the names of a data file; raises pydantic's error unless all keys are language codes."""
        for code in names:
            if not LANGUAGE_CODE.fullmatch(code):
                raise PydanticCustomError(
                    "language", "{code} is no language code such as en", {"code": repr(code)}
                )
        if SOURCE_LANGUAGE not in names:
            raise PydanticCustomError("no_english", "the English text is missing: en")
        return cls(names)
