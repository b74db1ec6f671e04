"""The build hook: compile the rules with mypyc when REGNUM_COMPILE=1, do nothing otherwise."""

import os
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILE = os.environ.get("REGNUM_COMPILE") == "1"


class RulesBuildHook(BuildHookInterface):
    """Hands over to hatch-mypyc, which is only installed when it is needed."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build environment needs beyond hatchling."""
        if not COMPILE:
            return []
        return ["hatch-mypyc==0.16.0", "mypy[mypyc]==2.4.1", "msgspec==0.22.0", "setuptools"]

    def _mypyc(self) -> Any:
        from hatch_mypyc.plugin import MypycBuildHook

        return MypycBuildHook(
            self.root, self.config, self.build_config, self.metadata, self.directory, self.target_name, self.app
        )

    def clean(self, versions: list[str]) -> None:
        """Remove what an earlier compilation left."""
        if COMPILE:
            self._mypyc().clean(versions)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile into the wheel. An editable install runs from the sources, so it stays interpreted."""
        if COMPILE and version != "editable":
            self._mypyc().initialize(version, build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave no compiled file among the sources: they would shadow them."""
        if COMPILE:
            self._mypyc().clean([version])
