"""Write the JSON schemas that tell editors what the data files may say.

    .venv/bin/python packaging/schemas.py            writes them
    .venv/bin/python packaging/schemas.py --check    exits with 1 if one is out of date

Each schema is made from the pydantic model that loads the files, with the docstrings below its fields as
descriptions. Run it after a change to such a model or to a rule key.
"""

import argparse
import ast
import inspect
import json
import sys
import textwrap
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from glossary import Glossary
from pydantic import BaseModel
from pydantic.json_schema import GenerateJsonSchema
from pydantic_core import core_schema

from settebello.ai.levels import OpponentModel
from settebello.coach.lesson import Lesson
from settebello.coach.market_lesson import MarketLesson
from settebello.engine import Ruleset
from settebello.engine.rules import rulekeys
from settebello.engine.rules.ruleset import rule_fields
from settebello.learning.activities.activity_files import ActivityModel
from settebello.manual.advice import Advice
from settebello.problems.problem_file import ProblemFile
from settebello.rulebook import rule_types
from settebello.rulebook import schema as rules_files
from settebello.rulebook.market_schema import MarketFile
from settebello.rulebook.schema import OverlayFile, RulesFile
from settebello.skins.manifest import Manifest

ROOT = Path(__file__).resolve().parent.parent
NAME = "schema.json"
MADE_IN = frozenset({rule_types.__name__, rules_files.__name__})
"""The modules that make models from the dataclasses of the engine."""


class DescribedSchema(GenerateJsonSchema):
    """Makes a schema in which the docstring below a field describes its property."""

    def model_schema(self, schema: core_schema.ModelSchema) -> dict[str, Any]:
        """Return pydantic's schema of a model with the descriptions."""
        found = super().model_schema(schema)
        for name, text in descriptions(schema["cls"]).items():
            if name in found["properties"]:
                found["properties"][name]["description"] = text
        return found


def descriptions(model: type) -> dict[str, str]:
    """Return the docstrings below the fields of a model by field, those of its base classes included."""
    found: dict[str, str] = {}
    for cls in reversed(model.__mro__):
        if cls.__module__.startswith(("settebello.", Glossary.__module__)):
            found |= dict(_field_docstrings(_written_class(cls)))
    return found


def _written_class(cls: type) -> type:
    """Return the dataclass of the engine that a section of a rules file is made from, or else the class."""
    if cls is RulesFile:
        return Ruleset
    found: type = getattr(rulekeys, cls.__name__, cls) if cls.__module__ in MADE_IN else cls
    return found


def _field_docstrings(cls: type) -> Iterator[tuple[str, str]]:
    (definition,) = ast.parse(textwrap.dedent(inspect.getsource(cls))).body
    if not isinstance(definition, ast.ClassDef):
        raise TypeError(f"{cls} is not written as a class")
    for field, below in zip(definition.body, definition.body[1:], strict=False):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                yield name, inspect.cleandoc(text)


def schema_of(model: type[BaseModel]) -> Any:  # noqa: ANN401 - a JSON schema
    """Return the schema of a model's files, without null: a key that says nothing is left out."""
    return _without_null(model.model_json_schema(schema_generator=DescribedSchema))


def rules_schema() -> Any:  # noqa: ANN401 - a JSON schema
    """Return the schema of rules files."""
    # A key left out means "as in the extended file", whose value is not the model's default.
    schema = _without_defaults(schema_of(RulesFile))
    own = {"pattern": r"^[a-z][a-z0-9_]*$"}
    schema["properties"]["options"]["propertyNames"] = {"anyOf": [_rule_keys(), own]}
    for entry in ("PresetEntry", "ValueEntry"):
        schema["$defs"][entry]["properties"]["rules"]["propertyNames"] = _rule_keys()
    return schema


def overlay_schema() -> Any:  # noqa: ANN401 - a JSON schema
    """Return the schema of overlay files."""
    schema = _without_defaults(schema_of(OverlayFile))
    for part in ("rules", "unless"):
        schema["properties"][part]["propertyNames"] = {"enum": [*rule_fields(), *_sections()]}
    for part in ("needs", "without"):
        schema["properties"][part]["items"] = _rule_keys()
    return schema


def _rule_keys() -> dict[str, Any]:
    return {"enum": list(rule_fields())}


def _sections() -> list[str]:
    """Return the sections that may hold rules, as in a rules file."""
    return sorted({key.partition(".")[0] for key in rule_fields() if "." in key})


SCHEMAS: Mapping[str, Callable[[], Any]] = {
    "rules": rules_schema,
    "rules/overlays": overlay_schema,
    "rules/market": lambda: schema_of(MarketFile),
    "assets/skins": lambda: schema_of(Manifest),
    "assets/opponents": lambda: schema_of(OpponentModel),
    "assets/lessons": lambda: schema_of(ActivityModel),
    "assets/tutorial": lambda: schema_of(Lesson),
    "assets/tutorial/mercato": lambda: schema_of(MarketLesson),
    "assets/advice": lambda: schema_of(Advice),
    "assets/problems": lambda: schema_of(ProblemFile),
    "packaging/words": lambda: schema_of(Glossary),
}
"""The schema of the data files in each folder."""


def _without_null(schema: Any) -> Any:  # noqa: ANN401 - any part of a JSON schema
    if isinstance(schema, list):
        return [_without_null(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    branches = [branch for branch in schema.get("anyOf", ()) if branch != {"type": "null"}]
    # What is said of the field goes before what is said of its type.
    whole = branches[0] | schema if len(branches) == 1 else schema
    left_out = {"anyOf"} if whole is not schema else set()
    return {
        key: _without_null(part)
        for key, part in whole.items()
        if key not in left_out and (key, part) != ("default", None)
    }


def _without_defaults(schema: Any) -> Any:  # noqa: ANN401 - any part of a JSON schema
    if isinstance(schema, list):
        return [_without_defaults(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return {key: _without_defaults(part) for key, part in schema.items() if key != "default"}


def text_of(folder: str) -> str:
    """Return what the schema file of a folder has to hold."""
    return json.dumps(SCHEMAS[folder](), indent=1, ensure_ascii=False) + "\n"


def stale(root: Path = ROOT) -> list[str]:
    """Return the folders whose schema file is missing or out of date."""
    found = []
    for folder in SCHEMAS:
        path = root / folder / NAME
        if not path.is_file() or path.read_text(encoding="utf-8") != text_of(folder):
            found.append(folder)
    return found


def main(arguments: list[str], root: Path = ROOT) -> int:
    """Write or check the schemas; the exit status."""
    parser = argparse.ArgumentParser(description="Write the JSON schemas of the data files.")
    parser.add_argument("--check", action="store_true", help="only say which ones are out of date")
    checking = parser.parse_args(arguments).check
    outdated = stale(root)
    for folder in outdated:
        if not checking:
            (root / folder / NAME).write_text(text_of(folder), encoding="utf-8")
        print(f"{'out of date' if checking else 'written'}: {folder}/{NAME}")
    return int(checking and bool(outdated))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
