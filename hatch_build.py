"""The build hook: the page goes into every wheel; the rules are compiled with mypyc when REGNUM_COMPILE=1."""

import os
import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILE = os.environ.get("REGNUM_COMPILE") == "1"
PAGE = os.environ.get("REGNUM_PAGE") != "0"


class RegnumBuildHook(BuildHookInterface):
    """Builds the page and compiles the rules with the project's own tools, which are not part of the package."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build environment needs beyond hatchling, pinned where the other commands find it too."""
        return [*(self._pinned("page.txt") if PAGE else []), *(self._pinned("compile.txt") if COMPILE else [])]

    def _pinned(self, name: str) -> list[str]:
        return re.findall(r"^[\w.-]+==[^\\\n]+", (Path(self.root) / "requirements" / name).read_text(), re.MULTILINE)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Put the page and the compiled rules into the wheel. An editable install runs from the sources as they are."""
        sys.path.insert(0, self.root)
        if PAGE:
            from tools.page import ensure_page

            ensure_page(Path(sys.executable), Path(self.root))
        if COMPILE and version != "editable":
            from tools.compiling import compile_rules

            build_data["infer_tag"] = True
            build_data["pure_python"] = False
            build_data["force_include"].update({str(file): place for file, place in compile_rules().items()})
