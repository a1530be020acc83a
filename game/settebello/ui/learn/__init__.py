"""The scenes in which children practise, with the parts they are made of."""
