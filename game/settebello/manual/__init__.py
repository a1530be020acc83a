"""The rules page: numbered paragraphs with examples, generated from the rules in force."""

from settebello.manual.pages import pages
from settebello.manual.plain_text import plain_text
from settebello.manual.rules_page import Capture, Example, Hand, Paragraph, Section

__all__ = ["Capture", "Example", "Hand", "Paragraph", "Section", "pages", "plain_text"]
