"""What drawn pictures are measured by: for the tests, and for the sheets to judge them on."""
