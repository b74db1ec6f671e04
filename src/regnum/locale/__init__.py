"""Messages in English and Polish."""
