"""What Discord shows instead of some characters, and whether people can see it: contrast as WCAG 2.2 defines it.

Discord replaces every emoji of Unicode in a message by a picture of its own, whatever the colour of the text. ``INKS``
holds the colours of those pictures, measured once: each SVG file of Discord's set (the package ``@discordapp/twemoji``
16.0.1) drawn 72 pixels high. For each emoji its most frequent colours, each with its share of the picture, in percent.
Whoever uses a new emoji draws its file in a browser and counts the colours.

What is not measured: text itself, which has the reader's own colours, and the fonts in which buttons are written.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

DARK = ("323339", "1A1A1E", "242429", "313338", "2B2D31")
"""Discord's dark grounds, of messages and of frames: *ash*, *dark*, and the dark theme before 2025."""
LIGHT = ("FFFFFF", "F2F3F5")
SEEN_CONTRAST = 2.0
"""A colour with less contrast than this to its ground is not seen at the size of a letter."""
READ_CONTRAST = 3.0
"""Lower bound for a picture that says something by itself (WCAG 2.2, 1.4.11)."""
SEEN_PERCENT = 25
"""Share of a picture that has to be seen."""
SAID_IN = ("content", "label", "placeholder", "description", "title", "name")
"""Where words stand: of a message, of a form, of what is offered while somebody types, of a thread."""
TEXT_SIGNS = "♧♢♡♤▸▲▼↻↺™█░▁▂▃▄▅▆▇"
"""Symbols that are no emojis: they are drawn as text, in its colour."""
INKS: Mapping[str, str] = {
    "✉": "E1E8ED:39 CCD6DD:39 99AAB5:14",
    "↩": "3B88C3:82 FFFFFF:15",
    "⏭": "3B88C3:71 FFFFFF:26",
    "⏮": "3B88C3:71 FFFFFF:26",
    "⏰": "E6E7E8:43 DD2E44:33 FFCC4D:11 414042:3",
    "⏳": "FFE8B6:39 3B88C3:30 FFAC33:25",
    "⏸": "3B88C3:82 FFFFFF:17",
    "▶": "3B88C3:80 FFFFFF:18",
    "◀": "3B88C3:80 FFFFFF:18",
    "☀": "FFAC33:94 FFAB33:3",
    "☝": "FFDC5D:81 EF9645:8",
    "♠": "31373D:98",
    "♣": "31373D:96",
    "♥": "BE1931:98",
    "♦": "BE1931:97",
    "⚔": "CCD6DD:33 9AAAB4:33 FFAC33:7 8A4633:5 B3C0C8:4",
    "⚖": "FFAC33:76 66757F:15",
    "⚙": "66757F:95",
    "⚠": "FFCC4D:83 231F20:11",
    "⚡": "FFAC33:96",
    "✂": "DD2E44:44 CCD6DD:23 99AAB5:21",
    "✅": "77B255:84 FFFFFF:12",
    "✊": "FFDC5D:87 EF9645:7",
    "✋": "FFDC5D:88 EF9645:7",
    "✏": "FFCC4D:50 D99E82:13 EA596E:9 CCD6DD:6 99AAB5:4 FFCC4C:3",
    "✖": "31373D:89 31373C:3",
    "❌": "DD2E44:99",
    "❓": "BE1931:94",
    "❗": "BE1931:96",
    "❤": "DD2E44:98",
    "⬆": "3B88C3:82 FFFFFF:16",
    "⬇": "3B88C3:82 FFFFFF:16",
    "🃏": "E6E7E8:63 EDBB9F:6 553788:5 9266CC:5 FFAC33:5",
    "🌱": "77B255:96",
    "🍀": "77B255:87",
    "🍽": "E1E8ED:59 99AAB5:29",
    "🎒": "BE1931:57 662113:16 C1694F:9 A0041E:8",
    "🎓": "394146:61 31373D:20 FCAB40:7",
    "🎬": "3F7123:49 CCD6DD:23 292F33:20",
    "🎯": "DD2E44:46 FFFFFF:22 55ACEE:6 B02436:4 3A87C2:4",
    "🎲": "EA596E:47 A0041E:19 DD2E44:18 FFFFFF:6",
    "🎴": "DD2E44:49 000000:30 FFFFFF:17",
    "🏁": "E1E8ED:40 31373D:39 8899A6:11 AAB8C2:5",
    "🎞": "BBDDF5:48 231F20:36 F5F8FA:11 88C9F9:3",
    "🏆": "FFCC4D:55 FFAC33:27 C1694F:15",
    "🏖": "3B88C3:24 DD2E44:22 F4900C:18 FFE8B6:16 66757F:5",
    "🏠": "FFE8B6:60 5C913B:12 66757F:10 55ACEE:7 C1694F:3",
    "🏮": "BE1931:41 DD2E44:41 292F33:16",
    "🏳": "E1E8ED:82 8899A6:11 AAB8C2:5",
    "🐂": "C1694F:94",
    "🐣": "FFCC4D:59 E1E8ED:29",
    "👀": "F5F8FA:50 E1E8ED:19 292F33:7 8899A6:5",
    "👁": "F5F8FA:37 8B5E3C:23 292F33:15 E1E8ED:6",
    "👉": "FFDC5D:99",
    "👋": "FFDC5D:74 5DADEC:11 EF9645:4",
    "👑": "FFCC4D:61 FFAC33:14 F4900C:6 5C913B:4 981CEB:3",
    "👥": "226699:53 55ACEE:44",
    "💚": "78B159:98",
    "💡": "FFD983:68 CCD6DD:9 99AAB5:7 FFCC4D:7",
    "💤": "4289C1:93",
    "💾": "31373D:49 E1E8ED:44 55ACEE:6",
    "📄": "CCD6DD:67 99AAB5:24 E1E8ED:6",
    "📈": "E1E8ED:41 CCD6DD:37 DD2E44:15",
    "📅": "E0E7EC:52 DD2F45:26 66757F:8",
    "📋": "FFFFFF:39 C1694F:28 99AAB5:15 CCD6DD:13",
    "📖": "CCD6DD:31 E1E8ED:31 99AAB5:18 226699:16",
    "📜": "FFD983:64 C1694F:17 FFE8B6:10 E39F3D:5",
    "📝": "CCD6DD:57 FFCC4D:12 99AAB5:10 66757F:6 D99E82:3",
    "📢": "CCD6DD:35 DD2E44:28 66757F:15 BE1931:12",
    "📣": "55ACEE:61 226699:29 3B88C3:4",
    "📥": "D99E82:47 77B255:23 C1694F:18 662113:9",
    "🔀": "3B88C3:79 FFFFFF:16",
    "🔁": "3B88C3:76 FFFFFF:19",
    "🔇": "CCD6DD:55 8899A6:21 DD2E44:20",
    "🔍": "BBDDF5:37 8899A6:35 66757F:13",
    "🔒": "FFAC33:80 AAB8C2:16",
    "🔓": "FFAC33:85 AAB8C2:14",
    "🔢": "3B88C3:76 FFFFFF:17",
    "🔧": "8899A6:95",
    "🔴": "DD2E44:99",
    "🔵": "55ACEE:98",
    "🗂": "FEE7B8:73 FDD888:8 FDCB58:6 9268CA:4 78B159:3 F18F26:3",
    "🗑": "9AAAB4:61 67757F:33",
    "🗳": "5DADEC:37 8CCAF7:24 FFD983:23 4289C1:6",
    "😂": "FFCC4D:54 5DADEC:18 664500:14 FFFFFF:3",
    "🙉": "D79E84:44 BF6952:30 642116:5",
    "🟢": "78B159:98",
    "🤐": "FFCC4D:79 99AAB5:10 664500:6",
    "🤔": "FFCB4C:68 F19020:17 65471B:6",
    "🤖": "55ACEE:44 3B88C3:15 226699:7 F5F8FA:6 FFFFFF:5 FFAC33:4",
    "🤝": "FFDC5D:40 FFCC4D:37 EF9645:5",
    "🚪": "BF6952:69 854836:15 AC5640:13",
    "🤫": "FFCB4C:71 F19020:10 65471B:7",
    "🤭": "FFCC4D:65 F4900C:22 664500:3",
    "🤲": "FFDC5D:82 EF9645:4",
    "🥇": "FFAC33:48 55ACEE:21 3B88C3:18 9E5200:5",
    "🥈": "CCD6DD:44 55ACEE:21 3B88C3:18 627077:8",
    "🥉": "FF8A3B:44 55ACEE:21 3B88C3:18 7C4119:7",
    "🦇": "66757F:39 99AAB5:36",
    "🧠": "F4ABBA:66 EA596E:12",
    "🫳": "FFDC5D:75 EF9645:10",
}


def luminance(ink: str) -> float:
    """The relative luminance of a colour, ``RRGGBB``."""
    parts = [int(ink[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def seen_percent(emoji: str, ground: str) -> int:
    """How much of an emoji's picture is seen on a ground, in percent. ``KeyError`` for one that was never measured."""
    inks = (ink.split(":") for ink in INKS[emoji].split())
    return sum(int(share) for ink, share in inks if contrast(ink, ground) >= SEEN_CONTRAST)


def pictures(said: str) -> Iterator[str]:
    """The characters of a text that Discord may draw as pictures."""
    for sign in said:
        if unicodedata.category(sign) == "So" and sign not in TEXT_SIGNS:
            yield sign


def unseen(said: str) -> set[str]:
    """The emojis of a text that nobody sees on one of Discord's dark grounds, or that were never measured."""
    return {sign for sign in pictures(said) if _is_unseen(sign)}


@cache
def _is_unseen(sign: str) -> bool:
    return sign not in INKS or any(seen_percent(sign, ground) < SEEN_PERCENT for ground in DARK)


def said_in(body: Any) -> Iterator[str]:
    """All words that a request has for people."""
    if isinstance(body, dict):
        for name, value in body.items():
            if name in SAID_IN and isinstance(value, str):
                yield value
            elif name == "emoji" and isinstance(value, dict):
                yield "" if value.get("id") else value.get("name") or ""  # one of the bot's own is a picture of its own
            else:
                yield from said_in(value)
    elif isinstance(body, list):
        for part in body:
            yield from said_in(part)


def illegible(requests: Iterable[Any]) -> list[str]:
    """What was sent to Discord that nobody sees in a dark theme: the sign, and the words around it.

    What was never measured is left out here: people may have it in their names.
    """
    found = []
    for request in requests:
        for said in said_in(request.json):
            found += [f"{sign} in {said!r}" for sign in unseen(said) & INKS.keys()]
    return found
