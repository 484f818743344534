"""Compile the rules into the wheel if ``MAUMAU_COMPILE=1``. Otherwise, or without a C compiler, they stay Python.

The wheel also contains the Python source of each compiled module: tracebacks show its lines, and a version of Python
for which nothing was compiled runs it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "MAUMAU_COMPILE"
LEVEL = "MAUMAU_COMPILE_LEVEL"
"""How much the C compiler optimises, 0 to 3. 0 compiles fastest, and is enough for tests."""
PACKAGE = "rules"
INTERPRETED = ("rules.script",)
"""What stays Python: it runs once a script, and uses many patterns that mypyc does not compile."""
NEEDED = ["mypy[mypyc]~=2.0", "setuptools>=77"]
NEEDED_BESIDE = "mypy_extensions>=1.1"
"""What the compiled rules need at run time."""
FLAGS = ["-w", "-fno-semantic-interposition", "-fvisibility=hidden"]
"""For the C compiler: others call compiled code through Python only, so its parts can call each other directly."""
SETUP = """
from setuptools import setup
from mypyc.build import mypycify

extensions = mypycify(["--strict", *{files!r}], opt_level={level!r}, debug_level="0", multi_file=True)
for extension in extensions:
    extension.extra_compile_args += {flags!r}
setup(name="rules", packages=[], ext_modules=extensions)
"""


class CompiledRules(BuildHookInterface):
    """Hatchling calls this hook for each wheel."""

    def wanted(self) -> bool:
        """Whether this build should be compiled, and can be."""
        if self.target_name != "wheel" or os.environ.get(SWITCH) != "1":
            return False
        if shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0]) is None:
            self.app.display_warning("there is no C compiler: the rules stay Python")
            return False
        return True

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling."""
        return NEEDED if self.wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and put the result into the wheel."""
        if version == "editable" or not self.wanted():
            return
        self.place = Path(mkdtemp(prefix="maumau-"))
        for file in compiled(Path(self.root), self.place):
            build_data["force_include"][str(file)] = str(file.relative_to(self.place))
        build_data["pure_python"], build_data["infer_tag"] = False, True
        build_data["dependencies"].append(NEEDED_BESIDE)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Delete the files that only the build needed."""
        shutil.rmtree(getattr(self, "place", ""), ignore_errors=True)


def compiled(root: Path, place: Path) -> list[Path]:
    """Write the modules to ``place`` and compile them there; return the files that belong in the wheel."""
    sys.path.insert(0, str(root))
    from compiling.written_out import written_out

    paths = {".".join(path.relative_to(root).with_suffix("").parts): path for path in (root / PACKAGE).rglob("*.py")}
    files = []
    for module, text in written_out({name: path.read_text("utf-8") for name, path in sorted(paths.items())}).items():
        file = place / paths[module].relative_to(root)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
        if text and not module.startswith(INTERPRETED):
            files.append(str(file.relative_to(place)))
    (place / "setup.py").write_text(SETUP.format(files=files, flags=FLAGS, level=os.environ.get(LEVEL, "2")), "utf-8")
    subprocess.run([sys.executable, "setup.py", "-q", "build_ext", "--inplace"], cwd=place, check=True)
    libraries = [file for pattern in ("*.so", "*.pyd") for file in place.rglob(pattern) if "build" not in file.parts]
    return [*libraries, *(place / file for file in files)]
