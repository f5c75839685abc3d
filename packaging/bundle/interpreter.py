# SPDX-License-Identifier: MIT
"""The parts of a Python interpreter that the tests need (-c, -m, a file), in a bundle."""

import runpy
import sys
from multiprocessing import freeze_support

freeze_support()
words = sys.argv[1:]
while words and words[0] in ("-u", "-s", "-I"):
    words = words[1:]
if words[:1] == ["-c"]:
    sys.argv = ["-c", *words[2:]]
    sys.path.insert(0, "")  # as Python does: modules in the working directory are found
    exec(compile(words[1], "<string>", "exec"), {"__name__": "__main__"})
elif words[:1] == ["-m"]:
    sys.argv = words[1:]
    runpy.run_module(words[1], run_name="__main__", alter_sys=True)
else:
    sys.argv = words
    runpy.run_path(words[0], run_name="__main__")
