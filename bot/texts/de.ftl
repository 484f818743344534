### Deutsch.

## Über diesen Bot, und was er aufhebt
cmd-about = Welcher Bot das ist, und wie es ihm geht
cmd-privacy = Was über dich gespeichert ist: ansehen, herunterladen, löschen
about-body =
    ## maumau { $version }
    Läuft seit { $since }; Discord antwortet in { $latency } ms.
    Offene Tische: { $here } auf diesem Server, { $all } insgesamt.
about-link = Mehr über mich: { $link }
privacy-body =
    ## Was ich speichere
    - **Über dich:** deine Discord-ID, deinen Namen, deine Sprache und den Kanal unserer Direktnachrichten.
    - **Über Spiele:** wer wo sitzt, jede gelegte und gezogene Karte, die Punkte und die Startwerte der Karten, damit alle nachprüfen können, dass niemand die Karten ausgesucht hat.
    - **Nicht, was du schreibst.** Unter dem König sehe ich nur nach, ob geredet wurde, und merke mir nur das.
privacy-forever = - **Wie lange:** solange ich hier laufe.
privacy-days = - **Wie lange:** Karten und Züge eines beendeten Tisches { $days ->
    [one] einen Tag
   *[other] { $days } Tage
}; danach seine Ergebnisse, seine Startwerte und ein Protokoll der Züge.
privacy-servers =
    - **Server:** Wirft mich ein Server hinaus, wird nach { $days } Tagen alles über ihn gelöscht, außer ich bin bis dahin zurück.
    - **Wer es sieht:** Wer mit dir spielt, sieht das Spiel, und wer mich betreibt, kann meine Datenbank lesen. Sonst bekommt niemand etwas davon.
    - **Löschen:** Du stehst von deinen Tischen auf. Dein Name wird überall zu „someone“, deine ID verschwindet; die Ergebnisse der anderen bleiben. Nachrichten, die schon auf Discord stehen, bleiben dort.
privacy-export = Meine Daten herunterladen
privacy-erase = Meine Daten löschen …
privacy-exported = Das ist alles, was ich über dich gespeichert habe.
privacy-ask =
    ## Alles über dich löschen?
    { $tables ->
        [0] Du sitzt an keinem Tisch.
        [one] Du stehst von dem Tisch auf, an dem du sitzt.
       *[other] Du stehst von den { $tables } Tischen auf, an denen du sitzt.
    } Deine Punkte, Siege und Einstellungen sind dann weg, und niemand kann sie zurückholen.
privacy-sure = Endgültig löschen
privacy-erased = Von dir ist hier nichts mehr da. Setzt du dich wieder an einen Tisch, fangen wir neu an.
refused-not-yours = Das betrifft jemand anderen. `/privacy` zeigt, was dir gehört.
refused-sat-down = Du hast dich inzwischen an einen Tisch gesetzt, darum wurde nichts gelöscht. Versuch es noch einmal.
