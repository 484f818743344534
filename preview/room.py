"""A room: one channel as one person sees it, on a page of its own."""

from __future__ import annotations

import asyncio
import html
import struct
from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any, Self

from aiohttp import web
from simcord import ChannelHandle
from simcord.backend.access import can_access_channel
from simcord.preview import Preview
from simcord.preview._action_plans import _component_key, _component_paths
from simcord.preview._media import MediaInfo, MediaWorker
from simcord.preview._pages import _Page
from simcord.preview._server import PreviewServer

from preview.servers import Person, Servers, room_name

Components = Sequence[Mapping[str, object]] | None
"""The components of a message, as Discord has them."""
KEPT_PICTURES = 8
"""How many of its last publications a page's actions may refer to. On a busy table that is some seconds."""


DRAFT = "  if (draftValue(key) === undefined) {\n"
CHOSEN_ANEW = """  const listed = component.type === TYPE.STRING_SELECT;
  const told = listed ? optionDefaults(entries).slice(0, maximum) : selectedIds(descriptor);
  const choice = [component.type, component.custom_id, listed ? told : ""].join();
  if (dropdown?.key !== key && choices.get(key) !== choice) {
    choices.set(key, choice);
    if (draftValue(key) !== undefined) options.onReconcileDraft?.(key, told);
  }
  if (draftValue(key) === undefined) {
"""
"""JavaScript: a select shows the default choice of its message, also after an edit. SimCord's select keeps the old
choice.
"""
SELECTS = "export function renderSelect("
DROPPED = '    if (pending || (uncertain && kind !== "close"))'
WAITS = """    if (!pageAction(kind) && !uncertain && admissionBlocked()) {
      const twice = pending?.controlKey && pending.controlKey === extra.control_key;
      const scope = `${context.viewerId}:${context.contextGeneration}`;
      if (!twice) waiting = { kind, extra, scope, metadata: { ...metadata, revision: context.observedRevision } };
      return;
    }
"""
DRAIN = "  function drain() {\n"
GOES_ON = """  let waiting = null;
  function drain() {
    if (waiting && !admissionBlocked()) {
      const { kind, extra, scope, metadata } = waiting;
      waiting = null;
      if (scope === `${context.viewerId}:${context.contextGeneration}`) dispatch(kind, extra, metadata);
      else drain();
      return;
    }
"""
REVISION = "published_revision: context.observedRevision || context.publishedRevision"
PRESSED_ON = "published_revision: metadata?.revision || context.observedRevision || context.publishedRevision"
"""JavaScript: what is pressed or sent during an action waits for its end; of several the last. SimCord drops it."""
KNOWN = "const choices = autocompleteResults.get(autocompleteKey(currentDraft(), option.name, current)) || [];"
ASKED = """const known = autocompleteResults.get(autocompleteKey(currentDraft(), option.name, current));
            if (!known) queryAutocomplete(option, current);
            const choices = known || [];"""
"""JavaScript: suggestions are there before the first letter, as in Discord."""
NONE_MATCH = 'autocomplete.state === "failed" ?'
LOADING = f'autocomplete.state === "loading" ? "Loading options" : {NONE_MATCH}'
PRESELECTED = "if (listItems.length) suggestionListbox.setActive(0"
CHOSEN_BY_ARROW = f'if (!optional && !heading.startsWith("OPTIONS MATCHING")) {PRESELECTED}'
"""JavaScript: Enter sends what was typed. In SimCord it takes the first suggestion, or adds an option."""
UNDERLINED = ".markdown-link { color: var(--link-accent);"
ON_HOVER = f".markdown-link:not(:hover) {{ text-decoration: none; }}\n{UNDERLINED}"
"""CSS: a link is underlined under the mouse alone, as in Discord."""
EMOJIS = ".message-content.emoji-only {"
IN_HEADINGS = """.markdown-heading .custom-emoji { width: 1.375em; height: 1.375em; }
h1.markdown-heading { font-size: 24px; line-height: 33px; }
h2.markdown-heading { font-size: 20px; line-height: 27.5px; }
.custom-emoji:not([src]) { display: inline-block; overflow: hidden; color: transparent; white-space: nowrap; }
"""
"""CSS: headings are larger, as in Discord, and an emoji is as large as the text around it. SimCord's have one size. An
emoji takes its place before its picture is there. In SimCord its name takes more: a menu that opens paints the hand
anew, and closes when the names push it off the screen.
"""
STACKED = "  .component-section { grid-template-columns: 1fr; }\n"
BESIDE = "  .component-section { grid-template-columns: minmax(0, 1fr) auto; }\n"
"""CSS: a picture or a button stands beside its text on a narrow screen, too, as in Discord."""


def _controls(message: str, components: Components) -> dict[str, str]:
    """Give the custom id of every button and select of a message, by its place."""
    return {
        place: str(control["custom_id"])
        for root, component in enumerate(components or ())
        for path, control in _component_paths(component, str(root))
        if (place := _component_key(control, path, int(message))) and "custom_id" in control
    }


class _OwnPictures(MediaWorker):
    """Shows the bot's own pictures at once.

    SimCord lets a process check the pictures one after the other, and refuses more than eight at a time. So most cards
    of a hand would be broken for seconds on every page. The bot's own drawings need no check.
    """

    def __init__(self) -> None:
        super().__init__()
        self.own: set[bytes] = set()

    async def validate(self, key: str, blob: bytes, *, media_time: float | None = None) -> MediaInfo:
        if blob not in self.own:
            return await super().validate(key, blob, media_time=media_time)
        width, height = struct.unpack("!II", blob[16:24])  # where each PNG has them
        return MediaInfo("PNG", width, height, 1, 4 * width * height, blob, "image/png", capture=blob, poster=blob)


class _RoomServer(PreviewServer):
    """SimCord's server of one room, with the room's name on the tab and a link to the hub."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        home = html.escape(room.home)
        self._texts = {
            "<title>SimCord Preview</title>": f"<title>{html.escape(room.title)}</title>",
            '<span class="brand-mark" aria-hidden="true">S</span>': (
                f'<a class="brand-mark" href="{home}" aria-label="All rooms" title="All rooms">M</a>'
            ),
            "<strong>SimCord</strong><small>Preview</small>": (
                f'<a class="toolbar-button" href="{home}" aria-hidden="true" tabindex="-1">All rooms</a>'
            ),
            SELECTS: f"const choices = new Map();\n{SELECTS}",
            DRAFT: CHOSEN_ANEW,
            DROPPED: WAITS + DROPPED,
            DRAIN: GOES_ON,
            REVISION: PRESSED_ON,
            KNOWN: ASKED,
            NONE_MATCH: LOADING,
            PRESELECTED: CHOSEN_BY_ARROW,
            UNDERLINED: ON_HOVER,
            EMOJIS: IN_HEADINGS + EMOJIS,
            STACKED: BESIDE,
        }

    async def _static(self, request: web.Request) -> web.Response:
        response: web.Response = await super()._static(request)
        if response.content_type in ("text/html", "application/javascript", "text/css"):
            page = response.text or ""
            for theirs, ours in self._texts.items():
                page = page.replace(theirs, ours)
            response.text = page
        return response


class Room(Preview):
    """One channel, first as one person sees it. The page's list of viewers has the other people who may enter."""

    def __init__(
        self,
        servers: Servers,
        channel: ChannelHandle,
        person: Person,
        *,
        floor: asyncio.Lock,
        home: str,
        zone: str,
    ) -> None:
        others = [
            other.enters(channel)
            for other in servers.people
            if other is not person and can_access_channel(servers.env, channel.id, other.enters(channel), history=True)
        ]
        super().__init__(
            servers.env,
            channel,
            (person.enters(channel), *others),
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale=person.locale,
            timezone=zone,
            presentation_time=None,
            assets=None,
            port=0,
        )
        self.home = home
        self.title = f"{person.name} · {room_name(channel)}"
        self._floor = floor
        self._shown: dict[str, deque[tuple[int, dict[str, Components]]]] = {}
        self._server = _RoomServer(self)
        self._media_worker = self._pictures = _OwnPictures()

    async def __aenter__(self) -> Self:
        self.env._preview = None  # the others stay open: see the package's docstring
        await super().__aenter__()
        return self

    async def _action(self, context_id: str | None, body: Mapping[str, object]) -> dict[str, object]:
        async with self._floor:
            self.env._preview = self
            return await super()._action(context_id, self._caught_up(context_id, body))

    def _publish(self, page: _Page, **reason: Any) -> None:
        self._advance_presentation_time()  # else what has just happened would lie in the future: "in 7 seconds"
        super()._publish(page, **reason)
        self._shown = {key: shown for key, shown in self._shown.items() if key in self._pages}
        seen = {number: self._components(number) for number in page.snapshot["messages"]}
        self._shown.setdefault(page.id, deque(maxlen=KEPT_PICTURES)).append((page.revision, seen))

    def _components(self, message: str) -> Components:
        if not message.isdecimal():
            return None
        stored = self.env.backend.messages.get(self.channel.id, {}).get(int(message))
        return None if stored is None else stored.components

    def _caught_up(self, context_id: str | None, body: Mapping[str, object]) -> Mapping[str, object]:
        """Change an action so that it refers to the present publication instead of the one that its page had fetched
        last.

        SimCord refuses actions on any older publication. Here the bot acts by itself, so every other press would be
        lost. SimCord finds a button by its place in the message, Discord by its custom id. So the press goes to the
        place where that id is now, and is refused if the message has it no longer.
        """
        page, revision = self._pages.get(context_id or ""), body.get("published_revision", 0)
        seen = dict(self._shown.get(context_id or "", ())).get(revision) if isinstance(revision, int) else None
        if page is None or seen is None:
            return body
        if body.get("kind") not in {"click", "select"}:
            return {**body, "published_revision": page.revision}
        target = str(body.get("target_id"))
        pressed = _controls(target, seen.get(target)).get(str(body.get("control_key")))
        for place, custom_id in _controls(target, self._components(target)).items():
            if custom_id == pressed:
                return {**body, "control_key": place, "published_revision": page.revision}
        return {**body, "published_revision": 0}

    def furnish(self, pictures: Mapping[str, tuple[str, bytes]]) -> None:
        """Show these pictures where messages link to them: (file name, bytes) by address."""
        self._explicit_assets.update(pictures)
        self._pictures.own |= {picture for _, picture in pictures.values()}

    def restate(self) -> None:
        """Publish the room as it is now on every open page."""
        self._advance_presentation_time()
        self._publish_message_pages(reason="refresh")

    @property
    def closed(self) -> bool:
        """Whether the room was closed, in the browser or here."""
        return self._closed

    @property
    def watching(self) -> set[int]:
        """The ids of the people as whom somebody has this room open in a tab."""
        return {page.viewer.id for page in self._pages.values() if page is not self._python}
