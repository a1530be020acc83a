"""YAML data files: strict reading, validation and writing, with every problem reported at its place.

``load`` reads, ``validate`` checks the content against a pydantic model, ``dump`` writes.
"""

from settebello.datafile.characters import refused, showable
from settebello.datafile.document import Document, Path, problem_at
from settebello.datafile.folder import FOLDER_NAME, matching
from settebello.datafile.names import Names
from settebello.datafile.problem import DataError, Place, Problem, suggestion
from settebello.datafile.regular_file import NotRegularError, TooLargeError, modified, read_bytes, read_text
from settebello.datafile.validation import Model, validate
from settebello.datafile.yaml_reader import SMALL_FILE, Limits, load, read
from settebello.datafile.yaml_writer import dump

__all__ = [
    "FOLDER_NAME",
    "SMALL_FILE",
    "DataError",
    "Document",
    "Limits",
    "Model",
    "Names",
    "NotRegularError",
    "Path",
    "Place",
    "Problem",
    "TooLargeError",
    "dump",
    "load",
    "matching",
    "modified",
    "problem_at",
    "read",
    "read_bytes",
    "read_text",
    "refused",
    "showable",
    "suggestion",
    "validate",
]
