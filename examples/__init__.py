"""Worked examples; run them as `python -m examples.train`."""
