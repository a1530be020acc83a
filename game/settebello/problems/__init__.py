"""Problems: late positions in which one move is best whatever the others hold."""
