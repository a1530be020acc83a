"""What the searching opponents compute on the kernel's integers; compiled with it where it can be."""
