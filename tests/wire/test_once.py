"""Whatever Discord delivers twice has its effect once."""

from __future__ import annotations

from bot.discord.responder import WAITING_FOR_ONE
from tests.wire.people import Person, begun, controls, done, offered, seated, tells_hand, until
from tests.wire.process import BotProcess
from tests.wire.small_discord import SmallDiscord


async def test_a_press_and_a_command_that_come_twice_act_once(discord: SmallDiscord, bot: BotProcess) -> None:
    """In the same instant, and once more when the connection comes back; after a crash, too."""
    ana = Person(discord, "ana")
    opened = ana.command("open")
    discord.send_again(opened)
    await done(opened)
    await until(lambda: discord.said(discord.channel))
    pressed = ana.press(await controls(ana, discord.said(discord.channel)[0]), "computer")
    discord.send_again(pressed)
    await done(pressed)
    await discord.drop(unheard=4)
    await until(lambda: discord.resumed)
    await done(ana.command("table show"))
    assert bot.ask("SELECT count(*) FROM tables") == [(1,)]
    assert bot.ask("SELECT count(*) FROM seats") == [(2,)]
    await bot.kill()
    await bot.start()
    discord.send_again(opened)
    discord.send_again(pressed)
    await done(ana.command("table show"))
    assert bot.ask("SELECT count(*) FROM tables") == [(1,)]
    assert bot.ask("SELECT count(*) FROM seats") == [(2,)]
    assert not [one for one in discord.requests if one.path.endswith("/callback") and one.status >= 400]


async def test_presses_in_the_same_instant_are_all_answered(discord: SmallDiscord, bot: BotProcess) -> None:
    people = [Person(discord, f"person{number}") for number in range(8)]
    lobby = await seated(discord, people[0])
    pressed = [person.press(lobby, "join") for person in people[1:]]
    await done(*pressed)
    assert bot.ask("SELECT count(*) FROM seats") == [(8,)]


async def test_what_one_person_presses_again_and_again_holds_up_nobody(discord: SmallDiscord, bot: BotProcess) -> None:
    """Of what comes at once a few wait, a few are merged or told to wait, and the rest is ignored."""
    ana, bia = Person(discord, "ana"), Person(discord, "bia")
    await begun(discord, ana, bia)
    thread = bot.ask("SELECT thread FROM tables")[0][0]
    await until(lambda: any(offered(message, "hand") for message in discord.said(thread)))
    table = next(message for message in discord.said(thread) if offered(message, "hand"))
    await done(ana.command("play", thread))
    sent = [ana.press(table, "hand") for _ in range(100)]
    sent += [ana.command("play", thread) for _ in range(100)]
    beside = bia.press(table, "hand")
    await done(beside)
    assert beside.took < 2, "nobody else waits for that"
    assert tells_hand(beside.says())
    await until(lambda: sum(tells_hand(one.says()) for one in sent) >= 1 + WAITING_FOR_ONE)
    await done(ana.command("games"))
    assert len([one for one in sent if one.kind is None]) > 100, "most are ignored"
    assert "Traceback" not in bot.said()
    again = await done(ana.press(table, "hand"))
    assert tells_hand(again.says()), "after that a press counts as before"
