"""The scoring of deals and matches for display: lines, counting animation, results, verdicts."""
