"""The rules a player reads, written from the rules in force: numbered paragraphs with examples."""

from settebello.manual.page import Capture, Example, Hand, Paragraph, Section
from settebello.manual.pages import pages
from settebello.manual.plain import plain_text

__all__ = ["Capture", "Example", "Hand", "Paragraph", "Section", "pages", "plain_text"]
