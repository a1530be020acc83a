"""Drawing of the score sheet's lines."""
