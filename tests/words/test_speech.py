"""What the bot hears in a message: speech and laughter, declaring, the names of cards."""

from __future__ import annotations

from importlib.util import find_spec, module_from_spec

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.play import listening
from cogs.play.listening import Heard, hear
from rules.cards import NAMES, NATURALS, card, parse, pretty
from tests.support.folding import each


@pytest.fixture(scope="module", autouse=True)
def loaded() -> None:
    """The words are read before the first example: reading the languages takes longer than an example may."""
    listening.load()


LAUGHTER = [
    *("ha", "haha", "hahaha", "HAHAHA", "haahaahhaa", "ahah", "ahahah", "ahaha", "hah", "heh", "bahaha", "muahahaha"),
    *("hehe", "eheheh", "he he he", "he-he", "hihi", "hi hi hi", "hohoho", "huhu", "uhuhu", "hähä", "höhöhö"),
    *("hahahehe", "hahahehehihi", "hahehahe", "hehehahehe", "hahahahahe"),
    *("k", "kk", "kkk", "KKKKKKKK", "k k k", "kkkkj", "kakakaka", "rs", "rsrs", "rsrsrs", "rsss", "RSRS"),
    *("hauaieah", "uhaieauh"),
    *("huehue", "huehuehue", "hue hue", "heuheuheu", "auhauhauh", "hauhauhau", "ashuashuashu", "HUAHUAHUA"),
    *("kkkkkkasjdkasjd", "kkkkkkkASJDKLAJSDkkkk", "asjdhaksjdhkj", "sksksk", "jsjsjs", "ksksks"),
    *("хаха", "ахаха", "ХАХАХА", "хехе", "хихи", "ијухуху", "ијухуху..", "ijuhuhu", "лол", "ххх", "кек"),
    *("jaja", "jajaja", "ajajaja", "jeje", "jejeje", "jijiji", "jojojo", "xaxaxa", "xixi"),
    *("lol", "LOL", "looool", "lololol", "lol!!!", "lmao", "LMAOOOO", "lmfao", "rofl", "kek", "xswl", "teehee"),
    "www", "wwwwww", "w", "笑", "(笑)", "笑死", "草", "草草", "ははは", "あはは", "ハハハ", "ふふふ",
    "哈哈", "啊哈哈哈",
    "呵呵", "嘿嘿", "嘻嘻", "233", "23333", "555", "55555+", "ㅋㅋㅋ", "ㅋ", "ㅎㅎ", "하하하", "ㅠㅠ",
    "ههههه", "חחחח", "χαχαχα",
    *("xD", "XD", "xDDDD", "xdxd", "mdr", "MDRRR", "ptdr", "wkwkwk", "awkwkwk", "fufufu", "hhhh"),
    *("hahaxD", "kkkkrsrs", "kkkkhahaha", "lolxd", "kkkk 😂 hahaha!!!", "HAHA kkkk rsrs xD :D", "ha... ha... ha"),
    *("*haha*", "**kkk**", "||haha||", "`haha`", "__rsrs__", "~~lol~~", "> haha", "# kkkk", "```\nhaha\n```", "ha*ha*"),
    *("h\u200baha", "\u200bkkk\ufeff", "ha\u00adha", "ｈａｈａｈａ", "𝓱𝓪𝓱𝓪", "ⓗⓐⓗⓐ", "h̷a̷h̷a̷"),
]  # fmt: skip
GESTURES = [
    *("", " ", "\n", "!", "?", "...", "…", "?!?!", "-", "¿?", "\u200b", "\u3164", "\u2800"),
    ":D", ":)", ":-)", ";)", ":(", ":P", ":-P", "=D", ":DDDD", ":'D", ":o", ":3", ":')", "D:", "x)", "X'D",
    "<3", "</3",
    *("T_T", "o_o", "O.o", "-_-", "^^", "^o^", ">.<", "\\o/", "o/", "uwu", "¯\\_(ツ)_/¯", "¯\\\\\\_(ツ)\\_/¯", "ಠ_ಠ"),
    *("( ͡° ͜ʖ ͡°)", "(╯°□°)╯︵ ┻━┻", "┬─┬ノ( º _ ºノ)"),
    "😂", "😂😂 🤣", "👍🏽", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🇧🇷", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "7️⃣", "#️⃣", "🔟", "™️", "ℹ️", "Ⓜ️",
    "㊙️", "🆗", "🈁", "❤️", "♠️", "🂧",
    *("🇴 🇱 🇦", "🇴🇱🇦", "<:ola:123456789012345678>", "<a:vai_logo:123456789012345678>", "<:kek:1> 😂 <:ha:2>!"),
]  # fmt: skip
SPEECH = [
    "ola", "olá", "oi", "hi", "he", "she", "há", "a", "o", "h", "não", "sim", "ja", "ja ja", "ja ja ja",
    "da", "nein",
    "hello", "7", "5", "55", "666", "10!", "½", "é 😂", "haha não", "kkkk para", "hahaha fala kkkk",
    "lol no", "rs mano",
    "hahanohaha", "kkkkfalakkkk", "kkkkkkkksalada", "hahaha7", "k7", "haha,oi", "ha(word)ha", "😂joga😂",
    "||oi||", "*não*",
    "kkk\nvai", "ahhh", "ah", "oh", "aha", "oho", "huh", "uh huh", "uh-uh", "uhhhhhhh", "hmm", "pff", "shh",
    "psst", "gg",
    "hauaieuah", "kkkflaskskkk", "kkkkgalhkkkk", "kkkkdasskkkk",
    "hohe", "Höhe", "Ehe", "hush", "hushes", "shushes", "ashes", "hashes", "house", "seus", "Hause",
    "alfalfas", "flasks",
    *("lola", "loja", "kaka", "kiki", "jojo", "xoxo", "halo", "hail", "rso", "word", "wow", "wk", "lo", "fu", "asdf"),
    *("o/clock", "word:D", "vai :D", ":joy:", "x = 3", "D: vai", "x", "<3 you", "T_A"),
    "https://kkk.example/haha", "https://tenor.com/view/x-1", "<@123>", "<@&5>", "<#123>",
    "<t:1700000000:R>", "@everyone",
    "привет", "хай", "да", "ћао", "ајде", "你好", "我笑了", "哈喽", "草花", "不", "はい", "아니", "สวัสดี",
    "مرحبا", "שלום",
    *("ｏｌａ", "𝓸𝓵𝓪", "ⓞⓛⓐ", "o\u200bl\u200ba", "🄾🄻🄰", "mau mau", "Mau-Mau!"),
]  # fmt: skip
DECLARATIONS = [
    "mau mau", "Mau-Mau!", "maumau", "MAUMAU", "mau mauuu", "maaau  maaau", "mmaauu mau", "mau\nmau",
    "mau... mau!",
    "m a u m a u", "M-A-U M-A-U", "**mau** mau", "||mau||mau", "mau_mau", "MAU MAU MAU", "haha mau mau",
    "diz mau mau 😂",
    *("m\u200bau mau", "ｍａｕ ｍａｕ", "мау мау", "Мау-Мау", "máu mäu", "𝓶𝓪𝓾 𝓶𝓪𝓾"),
]  # fmt: skip


@each("text", LAUGHTER)
def test_VOA_16_laughter_is_not_speech(text: str) -> None:
    """Not speech: laughter, in any common form and language."""
    assert not hear(text).speech
    assert not hear(text).says("mau mau")
    assert not hear(text).cards


@each("text", GESTURES)
def test_VOA_16_emoji_emoticons_and_bare_signs_are_gestures(text: str) -> None:
    """Not speech: stickers, messages made of emoji alone; IME-53 calls them gestures."""
    assert not hear(text).speech
    assert not hear(text).says("mau mau")


@each("text", SPEECH)
def test_VOA_16_words_are_speech(text: str) -> None:
    """What is speech: any message; words between laughs, figures, links and mentions too."""
    assert hear(text).speech


@each("text", DECLARATIONS)
def test_VOA_18_a_declaration_in_words_counts_as_speech(text: str) -> None:
    """At one card during a silence a declaration in words counts as speech."""
    assert hear(text).says("mau mau")
    assert hear(text).speech


@each(
    "text",
    ["mau", "miau miau", "maumaus", "emaumau", "mau humor", "mau e mau", "ma uma", "<:maumau:123>", "muamua", "kkk"],
)
def test_VOA_18_other_words_declare_nothing(text: str) -> None:
    """Only "mau mau" declares, and no emoji's name."""
    assert not hear(text).says("mau mau")


NAMINGS = {
    "7S": [
        *("7S", "7♠", "♠7", "7♤", "🂧", "7⃣♠", "**7S**", "7♠!", "｜7Ｓ｜"),
        "7 of spades", "seven of spades", "SEVEN OF SPADES!!", "the seven of spades?", "seven-of-spades",
        "7-of-spades",
        "7spades", "spades 7", "spades: seven", "7 ♠", "7 ♠️", "♠️7", "♠️ 7️⃣", "7️⃣♠️", "7 :spades:",
        ":spades: 7", "7:spades:",
        "sete de espadas", "7 de espadas", "sete-de-espadas", "o Sete de Espadas", "espadas 7",
        "sete espadas", "sete de espada",
        "sedmica pik", "pik sedmica", "sedmica pika", "sedmicu pik", "pikova sedmica", "седмица пик",
        "пик седмица", "7 пик",
        *("Pik Sieben", "Pik-7", "Pik7", "pik sieben", "Piksieben", "sedam pik", "sedmica list", "Schippe sieben"),
        "黑桃7", "黑桃七", "黑桃 7", "7黑桃", "我有黑桃七吗", "黑桃的7", "7<:spades:123>", "<:7S:123>",
        "<:seven_of_spades:5>",
        "s\u200bete de esp\u200badas", "ＳＥＶＥＮ of spades", "||7|| ||♠||", "seven de espadas", "7s",
        "7s!", "(7s)", "kkk 7S", "我有7S吗",
    ],
    "10H": [
        "10H", "10♥", "♥10", "🔟♥️", "10 ♡", "10 of hearts", "ten of hearts", "TEN HEARTS", "dez de copas",
        "10 copas", "10❤️",
        *("desetka herc", "desetka srce", "herc 10", "десетка херц", "Herz Zehn", "Herz-10", "Herzzehn"),
        *("红心10", "红桃十", "紅心十", "🂺", "10h"),
    ],
    "QH": [
        "Qh", "QH", "qh", "Q♥", "♥q", "Q of hearts", "q of hearts", "queen of hearts", "queen hearts",
        "dama de copas",
        *("rainha de copas", "Rainha de Copas", "dama herc", "hercova dama", "dama srce", "херц дама", "Herz Dame"),
        *("Herzdame", "Herz-Dame", "Herz Königin", "Herz D", "红心Q", "红桃Q", "红桃圈", "紅桃皇后", "🂽", "🇶♥️"),
    ],
    "JC": [
        "JC", "J♣", "jack of clubs", "jack clubs", "valete de paus", "Valete de Pau", "J de paus",
        "pub tref", "žandar tref",
        "tref džandar", "dzandar trefa", "trefa žandara", "треф жандар", "џандар треф", "Kreuz Bube",
        "Kreuzbube", "Kreuz-Bauer",
        *("Kreuz B", "梅花J", "草花J", "梅花钩", "🃛"),
    ],
    "AD": [
        "A♦", "A ♦", "a♦", "🅰️♦️", "ace of diamonds", "ás de ouros", "as de ouros", "ÁS DE OUROS", "ás ♦",
        "Ás de ouro",
        "kec karo", "karo kec", "karo as", "as karo", "кец каро", "каро ас", "Karo As", "Karo Ass",
        "Karo-Ass", "Karoass",
        *("方块A", "方块尖", "方塊a", "方片A", "🃁", "AD"),
    ],
    "KH": [
        *("KH", "K♥", "king of hearts", "rei de copas", "herc kralj", "kralj herc", "kralja herca", "херц краљ"),
        *("Herz König", "Herzkönig", "Herz Koenig", "红心K", "红桃老K", "🂾"),
    ],
    "3D": ["3♦", "3D", "três de ouros", "trojka karo", "Karo Drei", "方块三", "three of diamonds", "🃃"],
    "AS": ["AS", "A♠", "pik as", "as pik", "Pik Ass", "ass pik", "黑桃A", "🂡", "as de espadas"],
}  # fmt: skip
SEVERAL = {
    "7♠ 8♥": "7S 8H",
    "♠7 ♥8": "7S 8H",
    "7♠8♥": "7S 8H",
    "♠7♥8": "7S 8H",
    "2 ♠7": "7S",
    "pik sedmica herc kralj": "7S KH",
    "sedmica pik, kralj herc": "7S KH",
    "红桃七黑桃八": "7H 8S",
    "7 and 8 of spades": "7S 8S",
    "7 & 8 of spades": "7S 8S",
    "7 + 8 of spades": "7S 8S",
    "黑桃7、8": "7S 8S",
    "spades 7 & 8": "7S 8S",
    "7 e 8 de espadas": "7S 8S",
    "sedmica i osmica pik": "7S 8S",
    "7 ili 8 pik": "7S 8S",
    "Herz 7 oder 8 oder Dame": "7H 8H QH",
    "7 of spades, 8": "7S",
    "Herzdame Pikass": "QH AS",
    "Karokönig und Kreuzbube": "KD JC",
    "🂡 🂮 🃞": "AS KS KC",
    "sete ou oito ou nove de espadas": "7S 8S 9S",
    "seven of spades and hearts": "7S 7H",
    "Pik 7 und 8": "7S 8S",
    "7 of spades and 8 of hearts": "7S 8H",
    "7S QH 10D": "7S QH 10D",
    "KARO AS": "AD",
    "🂡🂱": "AS AH",
}
NO_NAMES = [
    "", "7", "seven", "seven people", "I have 7 cards", "as", "As", "AH!", "ah", "Ah, ok", "a dama", "rei",
    "o rei", "dama",
    "class", "7steps", "spades", "♠", "🂠", "🂬", "🃏", "sete", "espadas", "herc", "kralj", "Herz", "黑桃",
    "红心", "方块", "十",
    "às 10h", "two 7s", "me dá 2s", "in 3D", "AS CARTAS", "KD VC", "kd", "Kd vc?", "Qd vc joga?",
    "write it in JS", "1.5D",
    "S7", "x7S", "7Sx", "17S", "11♠", "1♠", "0♠", "黑桃十二", "QQ♥", "what a ♥", "as ♠", "as copas", "k ♥",
    "nota 10 ❤️",
    "dama ❤️", "my queen ❤️", "the list as given", "top 7 list", "pub club", "pet hearts",
    "7. Spades are nice", "7! ♠",
    "7 cards, spades", "7 my spades", "10 club members", "seven spade", "a pik", "BJ", "joker", "🇦🇸",
    "🇰🇭 ok", "7 with ♠",
]  # fmt: skip


@each(("name", "text"), [(name, text) for name, texts in NAMINGS.items() for text in texts])
def test_VOA_21_a_card_is_named_in_words_or_symbols(name: str, text: str) -> None:
    """Naming it: its name in words or symbols, in the languages that the bot speaks."""
    assert hear(text).cards == {parse(name)}


@each(("text", "names"), SEVERAL.items())
def test_VOA_21_a_message_may_name_several_cards(text: str, names: str) -> None:
    """Naming it costs 4 cards, and naming it among others too."""
    assert {NAMES[which] for which in hear(text).cards} == set(names.split())


def facts(heard: Heard) -> tuple[bool, bool, frozenset[int]]:
    return heard.speech, heard.says("mau mau"), heard.cards


def test_VOA_21_the_tables_of_words_are_the_same_whenever_they_are_read() -> None:
    """A module that is loaded anew hears what the first one hears: nothing hangs on what was heard before."""
    found = find_spec("cogs.play.listening")
    assert found is not None
    assert found.loader is not None
    anew = module_from_spec(found)
    found.loader.exec_module(anew)
    for text in (
        *LAUGHTER,
        *SPEECH,
        *DECLARATIONS,
        *SEVERAL,
        *NO_NAMES,
        *(text for some in NAMINGS.values() for text in some),
    ):
        assert facts(anew.hear(text)) == facts(hear(text)), text


@each("text", NO_NAMES)
def test_VOA_21_ordinary_words_name_no_card(text: str) -> None:
    """A rank or a suit alone, and words which only look like them, name nothing."""
    assert hear(text).cards == frozenset()


def _rows(text: str) -> list[list[str]]:
    """Words by rank or suit: ``a/b c`` are two rows."""
    return [row.split("/") for row in text.split()]


LANGUAGES = [
    # ranks; suits; how a card is put together
    (_rows("ace two three four five six seven eight nine ten jack queen king"), _rows("clubs diamonds hearts spades"),
     ["{rank} of {suit}", "{rank} {suit}", "the {rank}-of-{suit}!"]),
    (_rows("ás/as dois três/tres quatro cinco seis sete oito nove dez valete dama/rainha rei"),
     _rows("paus ouros copas espadas"), ["{rank} de {suit}", "o {rank}-de-{suit}"]),
    (_rows("kec/as dvojka trojka četvorka petica šestica sedmica osmica devetka desetka žandar/džandar/pub dama kralj"),
     _rows("tref karo herc pik"), ["{rank} {suit}", "{suit} {rank}", "imam {suit} {rank}?"]),
    (_rows("кец/ас двојка тројка четворка петица шестица седмица осмица деветка десетка жандар/џандар дама краљ"),
     _rows("треф/трефа каро/кара херц/херца пик/пика"), ["{rank} {suit}", "{suit} {rank}"]),
    (_rows("Ass/As Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn Bube Dame König"), _rows("Kreuz Karo Herz Pik"),
     ["{suit} {rank}", "{suit}-{rank}", "{suit}{rank}"]),
    (_rows("A/尖 二/2 三/3 四/4 五/5 六/6 七/7 八/8 九/9 十/10 J/钩 Q K"), _rows("梅花/草花 方块/方塊 红桃/红心 黑桃"),
     ["{suit}{rank}", "{suit} {rank}", "我有{suit}{rank}"]),
    (_rows("A 2 3 4 5 6 7 8 9 10 J Q K"), _rows("♣/♣️/♧ ♦/♦️ ♥/♥️ ♠/♠️"),
     ["{suit}{rank}", "{rank}{suit}", "{rank} {suit}", "{suit} {rank}"]),
    (_rows("A 2 3 4 5 6 7 8 9 10 J Q K"), _rows("clubs/paus/Kreuz/tref diamonds hearts/copas/herc/Herz spades/Pik"),
     ["{rank} of {suit}", "{rank} {suit}", "{suit} {rank}", "{rank}-{suit}"]),
]  # fmt: skip


@given(language=st.sampled_from(LANGUAGES), rank=st.integers(0, 12), suit=st.integers(0, 3), data=st.data())
def test_VOA_21_every_card_is_named_in_every_language(
    language: tuple[list[list[str]], list[list[str]], list[str]], rank: int, suit: int, data: st.DataObject
) -> None:
    """Each rank's word with each suit's word is exactly that card, whatever its case."""
    ranks, suits, patterns = language
    pattern = data.draw(st.sampled_from(patterns))
    text = pattern.format(rank=data.draw(st.sampled_from(ranks[rank])), suit=data.draw(st.sampled_from(suits[suit])))
    recased = [text, text.title(), text.upper()] if "{rank}" in pattern and len(text) > 6 else [text]
    for spelt in recased:
        assert hear(spelt).cards == {card(rank, suit)}


@each("which", NATURALS)
def test_VOA_21_every_card_is_named_as_the_bot_writes_it(which: int) -> None:
    """The bot's own names for a card: ``7S``, ``7♠``."""
    assert hear(pretty(which)).cards == {which}
    if NAMES[which] != "AH":  # "AH!" is a cry
        assert hear(NAMES[which]).cards == {which}
    if NAMES[which] not in {"AC", "AD", "AS", "AH", "JS", "2D", "3D"}:  # words, amid others
        assert hear(f"has {NAMES[which]} now").cards == {which}


@given(st.lists(st.sampled_from(NATURALS), max_size=12))
def test_VOA_21_lists_of_symbols_name_exactly_their_cards(cards: list[int]) -> None:
    """Nothing is named between two peers."""
    assert hear(" ".join(pretty(which) for which in cards)).cards == set(cards)


JOLLY = [laugh for laugh in (*LAUGHTER, *GESTURES) if "`" not in laugh and not laugh.endswith("\\")]
SEPARATORS = [" ", "\n", " 😂 ", "! ", "... ", " <:kek:123> "]


@given(st.lists(st.tuples(st.sampled_from(JOLLY), st.sampled_from(SEPARATORS)), max_size=12))
def test_VOA_16_laughs_in_a_row_are_never_speech(parts: list[tuple[str, str]]) -> None:
    """Laughing is allowed, at any length."""
    assert not hear("".join(laugh + separator for laugh, separator in parts)).speech


@given(
    st.lists(st.sampled_from(JOLLY), max_size=6),
    st.sampled_from(["ola", "olá", "sete", "não", "7", "да", "你好", "nein", "house", "<@123>"]),
    st.lists(st.sampled_from(JOLLY), max_size=6),
)
def test_VOA_16_a_word_among_laughs_is_speech(before: list[str], word: str, after: list[str]) -> None:
    """Words hidden between laughs are speech."""
    assert hear(" ".join([*before, word, *after])).speech


UNITS = ["haha", "hehe", "kkk", "rsrs", "xd", "lol", "lmao", "hihi", "jaja", "ххх", "哈哈", "笑", "555"]


@given(st.lists(st.sampled_from(UNITS), min_size=1, max_size=8))
def test_VOA_16_laughs_in_one_word_are_never_speech(units: list[str]) -> None:
    """hahakkkrsrs."""
    assert not hear("".join(units)).speech


FRAGMENTS = [
    "7", "10", "S", "♠", "❤️", "of", "de", "and", ",", " ", "  ", "\n", "-", "Q", "a", "as", "pik",
    "Herzdame", "黑桃", "十", "🂧",
    *("ha", "k", "mau", ":D", "<", ":", "<:a:1>", "\u200b", "\ufe0f", "\u20e3", "🇦", "é", "\u0301", "ж", "ç", "_"),
]  # fmt: skip


@given(st.text(max_size=300) | st.lists(st.sampled_from(FRAGMENTS), max_size=40).map("".join))
def test_VOA_21_any_text_can_be_heard(text: str) -> None:
    """No text fails, the same text is heard alike, and jokers are never named."""
    heard = hear(text)
    assert facts(heard) == facts(hear(text))
    assert heard.cards <= set(NATURALS)


HOSTILE = [
    *("a", "h", "k", "ha", "ah", "hahahahe", "xd", "lol", "rs", "jk", "mau", "mau ", "m-_", "m a ", "5", "<", "<:"),
    *("<:a", ":", "7 ", "7 of ", "7 and ", "♠7", "7♠ and ", "黑桃", "十", "7S", "7S ", "o_", "[dc", "x(", "\u200b"),
    *("é", "🇦", "haus", "asdf"),
]  # fmt: skip


@each("piece", HOSTILE)
@each("end", ["", "x", "!"])
def test_VOA_16_long_messages_are_heard(piece: str, end: str) -> None:
    """A hostile message of any length comes to an end: a pattern that tries again and again would not."""
    assert facts(hear(piece * 4000 + end))
