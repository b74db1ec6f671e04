"""It's a Wonderful Kingdom: two duchies, four rounds, one module."""
