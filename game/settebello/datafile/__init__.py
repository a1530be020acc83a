"""YAML data files: strict reading, validation and writing, with every problem reported at its place.

``load`` reads, ``validate`` checks the content against a pydantic model, ``dump`` writes.
"""

from settebello.datafile.document import Document, Path, problem_at
from settebello.datafile.names import Names
from settebello.datafile.problem import DataError, Place, Problem, suggestion
from settebello.datafile.validation import Model, validate
from settebello.datafile.yaml_reader import Limits, load, read
from settebello.datafile.yaml_writer import dump

__all__ = [
    "DataError",
    "Document",
    "Limits",
    "Model",
    "Names",
    "Path",
    "Place",
    "Problem",
    "dump",
    "load",
    "problem_at",
    "read",
    "suggestion",
    "validate",
]
