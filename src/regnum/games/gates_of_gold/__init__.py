"""Gates of Gold: an expansion of Viscounts of the West Kingdom."""
