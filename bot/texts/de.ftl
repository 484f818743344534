## Was jemand für sich und was ein Server wählt (/me, /settings)
prefer-person-title = ## ⚙️ Wie du es magst
    -# Gilt nur für dich, auf allen Servern.
prefer-person-language = Sprache
prefer-person-language-about = -# Was nur du siehst: deine Karten, Antworten an dich, Direktnachrichten.
prefer-person-language-auto = Wie mein Discord
prefer-person-hints = Tipps
prefer-person-hints-about = -# Eine Zeile unter deinen Karten: was deine besonderen Karten tun und was dir gerade passiert ist.
prefer-person-hints-auto = In meinen ersten zwei Runden eines Spiels
prefer-person-hints-on = Immer
prefer-person-hints-off = Nie
prefer-server-title = ## ⚙️ Einstellungen dieses Servers
prefer-server-language = Sprache
prefer-server-language-about = -# Was alle sehen: Tische, Ergebnisse, Bestenlisten.
prefer-server-language-auto = Wie der Server in Discord
cmd-me = Wie du es magst: deine Sprache, Tipps
cmd-settings = Einstellungen dieses Servers: die Sprache
arg-language = Die Sprache, in der ich dir antworte
refused-manage-only = Die Einstellungen ändert nur, wer diesen Server verwaltet.
