"""What the scenes ask of the program: each port a protocol that `app` fulfils."""
