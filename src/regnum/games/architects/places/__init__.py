"""The locations of the Main Board, one file each, in the order of the rulebook."""
