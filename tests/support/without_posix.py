"""Takes away what Windows does not have, as near as a test comes to a Windows that is not there: a plugin for pytest.

What chooses by ``sys.platform`` chooses what is here, and so do the processes that a test starts.
"""

from __future__ import annotations

import signal
import sys
from importlib import import_module
from string import ascii_lowercase

SIGNALS = {"SIGABRT", "SIGFPE", "SIGILL", "SIGINT", "SIGSEGV", "SIGTERM", "SIG_DFL", "SIG_IGN"}
NEEDED_HERE = {"SIGKILL", "SIGCHLD", "siginterrupt"}
"""By what Python itself ends and waits for processes, and what uvloop asks for."""
FUNCTIONS = {
    "default_int_handler",
    "getsignal",
    "raise_signal",
    "set_wakeup_fd",
    "signal",
    "strsignal",
    "valid_signals",
}
MODULES = ("fcntl", "grp", "pwd", "termios")
CHOOSE_BY_PLATFORM = ("asyncio", "bot.process.loop", "bot.store.lock")

for name in {*dir(signal)} - SIGNALS - FUNCTIONS - NEEDED_HERE:
    if name.startswith("SIG") or (name[0] in ascii_lowercase and callable(getattr(signal, name))):
        delattr(signal, name)
for name in CHOOSE_BY_PLATFORM:
    import_module(name)
sys.modules |= dict.fromkeys(MODULES)
