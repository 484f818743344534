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

## At one's own pace
cmd-table-host = Jemand anderem die Leitung des Tisches geben
cmd-table-invite = Jemanden an den Tisch einladen, oder alle rufen, die einen suchen
cmd-table-pause = Um eine Pause bitten: sie beginnt, wenn die meisten es tun
cmd-table-resume = Darum bitten, dass die Pause jetzt endet
cmd-games = Deine Tische auf allen Servern: wer am Zug ist, und bis wann
cmd-away = Urlaub ankündigen: so lange stehen deine Uhren
arg-invited = Wen; ohne Namen: die Rolle, die Mitspielende sucht
arg-pause = Wie lange
arg-from = Der erste Tag: 2026-12-24, 24.12., today (heute), tomorrow (morgen)
arg-until = Der letzte Tag, ebenso
pause-1h = einer Stunde
pause-6h = 6 Stunden
pause-12h = 12 Stunden
pause-24h = einem Tag
pause-48h = zwei Tagen
pause-72h = drei Tagen
pause-7d = einer Woche
button-pause = Pause
button-resume = Weiter
button-home = Bin wieder da
host-done = { $who } leitet jetzt den Tisch.
invite-done = Die Einladung ist unterwegs.
invitation = { $called }: { $host } sucht Mitspielende. **{ $game }**, { $count } von { $most } am Tisch: { $link }
pause-asked = { $count ->
    [one] Du bittest um eine Pause von { $length }. Eine Stimme fehlt noch: **Pause** am Tisch, oder `/table pause`.
   *[other] Du bittest um eine Pause von { $length }. { $count } Stimmen fehlen noch: **Pause** am Tisch, oder `/table pause`.
}
pause-begun = Der Tisch hat Pause, bis { $until }. Alle Uhren stehen.
pause-end-asked = { $count ->
    [one] Du bittest um das Ende der Pause. Eine Stimme fehlt noch: **Weiter** am Tisch, oder `/table resume`.
   *[other] Du bittest um das Ende der Pause. { $count } Stimmen fehlen noch: **Weiter** am Tisch, oder `/table resume`.
}
pause-over = Die Pause ist vorbei; die Uhren laufen weiter.
table-paused = ⏸️ **Pause** bis { $until }: niemand spielt, und alle Uhren stehen.
table-pausing = 🗳️ { $count } von { $most } bitten um eine Pause von { $length } (`/table pause`).
table-unpausing = 🗳️ { $count } von { $most } bitten um das Ende der Pause (`/table resume`).
seat-holiday = 🏖️ im Urlaub von { $begin } bis { $end }
refused-paused = Der Tisch hat Pause und macht { $until } weiter. Die meisten zusammen können sie früher beenden: `/table resume`.
refused-not-paused = Der Tisch hat keine Pause.
refused-pause-timed = Diese Runde läuft auf Zeit: keine Pause, bevor sie vorbei ist.
refused-not-invited = Diese Person kannst du nicht einladen: schon am Tisch, schon eingeladen, weggeschickt, oder sie sieht diesen Kanal nicht.
refused-called-already = In der letzten Stunde wurde schon gesucht. Beim Namen kannst du weiter einladen.
refused-no-role = Dieser Server hat keine Rolle gewählt, die Mitspielende sucht (`/settings`). Beim Namen kannst du einladen.
refused-managers-only = Auf diesem Server öffnet Tische, wer ihn verwaltet.
refused-away-dates = Diese Tage verstehe ich nicht. Schreib sie als `2026-12-24`, `24.12.`, `today` oder `tomorrow`; der erste Tag kommt zuerst.
refused-away-past = Diese Zeit ist schon vorbei.
refused-away-long = Urlaub beginnt innerhalb eines Jahres und dauert höchstens { $most } Tage.
refused-away-many = Du hast schon { $most } Mal Urlaub angekündigt. Sag erst einen ab: `/away`.
hand-then = -# Stand { $when }.
hand-lies = Oben liegt: { $lies }
hand-since = **Seit deinem letzten Zug**
remind-mention = ⏰ { $who }, hier wartet man auf dich. Die Zeit ist um { $until }.
games-title = ## Deine Tische ({ $page } von { $pages })
games-none = Du sitzt an keinem Tisch. `/table open` öffnet einen.
games-line = - { $turn } **{ $game }** [#{ $number }]({ $link }) · { $where }
    { $state }
games-yours = **Du bist am Zug.**
games-yours-until = **Du bist am Zug**; die Zeit ist um { $until }.
games-others = Am Zug: { $who }.
games-others-until = Am Zug: { $who }; die Zeit ist um { $until }.
games-between = Zwischen zwei Runden.
games-lobby = Noch nicht begonnen: { $count } von { $most } am Tisch.
games-paused = ⏸️ Pause bis { $until }.
games-alone = Für dich allein.
away-title = ## Urlaub
away-line = - 🏖️ von { $begin } bis { $end }
away-told = { $count ->
    [one] So lange stehen deine Uhren. Ein Tisch weiß Bescheid.
   *[other] So lange stehen deine Uhren. { $count } Tische wissen Bescheid.
}
away-limit = -# Auf { $server } stehen die Uhren höchstens { $days } Tage im Monat.
away-none = Du hast keinen Urlaub angekündigt. `/away` mit dem ersten und dem letzten Tag tut es für alle deine Tische.
away-over = Dein Urlaub ist abgesagt; deine Uhren laufen weiter.
prefer-person-reminders = Erinnerungen
prefer-person-reminders-about = Wenn die halbe Zeit für deinen Zug um ist, und wenn wenig davon bleibt.
prefer-person-reminders-dm = per Direktnachricht
prefer-person-reminders-mention = durch Erwähnung am Tisch
prefer-person-reminders-off = keine
prefer-person-quiet = Ruhezeit
prefer-person-quiet-about = In diesen Stunden klingelt nichts, nach der Uhr deiner Zeitzone.
prefer-person-quiet-off = keine
prefer-person-zone = Zeitzone
prefer-person-zone-about = Für die Ruhezeit und die Tage von `/away`.
prefer-server-opening = Tische öffnen
prefer-server-opening-about = Wer hier Tische öffnen darf.
prefer-server-opening-everyone = alle
prefer-server-opening-managers = wer den Server verwaltet
prefer-server-holidays = Urlaub
prefer-server-holidays-about = An so vielen Tagen im Monat stehen die Uhren, während jemand weg ist.
prefer-server-role = Mitspielende gesucht
prefer-server-role-about = Die Rolle, die `/table invite` ruft.
prefer-server-role-none = keine Rolle
