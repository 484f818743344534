## Karten, wie sie geschrieben werden, und die Wörter, mit denen man sie tippt
card-52 = 🃏 schwarz
card-53 = 🃏 rot
meant-title = **Welche deiner Karten meinst du?**
typed-between = von
typed-suit-0 = Kreuz, Treff, Kr, K
typed-suit-1 = Karo, Ka, K
typed-suit-2 = Herz, He
typed-suit-3 = Pik, Pi, P
typed-rank-0 = Ass, As
typed-rank-1 = Zwei
typed-rank-2 = Drei
typed-rank-3 = Vier
typed-rank-4 = Fünf
typed-rank-5 = Sechs
typed-rank-6 = Sieben
typed-rank-7 = Acht
typed-rank-8 = Neun
typed-rank-9 = Zehn
typed-rank-10 = Bube, B
typed-rank-11 = Dame, D
typed-rank-12 = König
typed-joker-52 = schwarzer Joker, Joker schwarz, schwarz
typed-joker-53 = roter Joker, Joker rot, rot

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
