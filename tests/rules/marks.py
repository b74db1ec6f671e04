"""`@rule("ARC-QUARRY-01")`: the test holds the code to that rule and fails when the code breaks it."""

import pytest

rule = pytest.mark.rule
