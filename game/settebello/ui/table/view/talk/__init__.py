"""What is said at the table, and how somebody is seen to think."""
