### Alle Texte des Bots auf Deutsch.

## Aufzählungen
list-comma = { $some }, { $more }
list-semicolon = { $some }; { $more }
list-or = { $some } oder { $more }

## Spiele und ihre Optionen
game-voador = Mau Mau Voador
game-classic = Mau-Mau
game-amm = Mau & Mau für Fortgeschrittene
game-ime = Mau-Mau Imesco
game-serbian = Serbisches Mau-Mau
game-german = Deutsches Mau-Mau
game-zheng = Zheng Shangyou
game-solitaire = Mau-Mau solo
option-steal = Den Zug klauen
option-voluntary_draw = Ziehen, obwohl du legen könntest
option-mau_penalty = Strafkarten: letzte Karte nicht angesagt
option-false_accusation = Strafkarten: falscher Alarm
option-silence_penalty = Strafkarten: Reden beim Schweigen
option-silence_delete = Nachrichten beim Schweigen löschen
option-silence_unreadable = Nachrichten, die der Bot nicht lesen kann
option-secret_card = Geheimkarte
option-scoring = Wertung
option-target = Die Partie endet bei
option-return_penalty = Zurückkommen nach dem Aussteigen
option-misplay = Eine falsche Karte legen
option-misplay_penalty = Strafkarten: falsch gelegt
option-hints = Markieren, welche Karten passen
option-silence = König des Schweigens
option-poker = Poker nach einer Folge
option-lock = Boi na linha: eine Zwei sperrt das Spiel
option-jokers = Joker
option-chupa_cabra = Chupacabra (schwarzer Joker)
option-packs = Kartendecks
option-hand_size = Karten für jede Person
option-first_player = Wer anfängt
option-starting_card = Zum Start wird eine Karte aufgedeckt
option-show_counts = Zeigen, wer wie viele Karten hat
option-not_both = Keine Karte auf ihren Zwilling legen
option-draw_limit = So viele Karten darfst du höchstens je Zug ziehen
option-mau_check = Wie ein vergessenes „Mau-Mau“ auffliegt
option-debt_ends_turn = Nach Strafkarten ist der Zug vorbei
option-reshuffle_when_full = Ablagestapel neu mischen ab dieser Größe
option-seven_defence = Eine Zwei auf Siebenen
option-shown_card_penalty = Strafkarten: eine Karte zeigen
option-cyclic = Cíclico: weiter, auch wenn jemand fertig ist
option-max_reshuffles = Mini: so oft wird gemischt, dann ist Schluss
option-time_limit = Mini: Minuten bis zum Ende der Runde
option-open_hands = Open: alle Karten liegen offen
option-read_only = ROM: niemand sagt ein Wort
option-talk_penalty = Strafkarten: Reden bei ROM
option-teams = In Teams spielen
option-twos_in_sequences = Zweien über dem Ass in Straßen
option-partners = Wer mit wem spielt
option-tribute_pick = Wer beim Tribut zuerst wählt
option-walkover = Eine Runde aufgeben
option-winner_rules = Wer gewinnt, macht eine Regel
option-fourth_or_fifth = Dreierteams: Platz 1 und 2, dazu 4 oder 5
option-two_of_diamonds = 2♢: die nächste Person zieht vier
option-queen = Damen wirken wie Siebenen
option-makao-queen = Damen gehen auf alles
option-makao-jokers = Joker zählen als jede Karte
option-ace_cover = Das Ass abdecken
option-seven_stops = Eine gezogene Sieben beendet das Ziehen
option-reverser = Was die Richtung wechselt
option-jump_in = Dazwischenwerfen
option-two_adds = Dazwischengeworfene Zweien summieren sich
option-early_hand_penalty = Zu frühes Nachsehen kostet Karten
option-jack_on_jack = Bube auf Bube
option-ace = Was ein Ass macht
option-nine = Was eine Neun macht
option-jack_doubles = Mit einem Buben beenden zählt doppelt
option-turn_clock = Bedenkzeit je Zug
option-thread = Ein Thread für den Tisch
value-on = an
value-off = aus
value-auto = automatisch
value-usual = { $number ->
    [0] Standard
   *[other] Standard ({ $number })
}
value-forgive = verzeihen
value-punish = als Reden zählen
value-cards = ein Punkt je übrige Karte
value-wins = ein Punkt je gewonnene Runde
value-amm_points = Punkte der übrigen Karten
value-worst = die schlechteste Punktzahl am Tisch
value-100 = 100 Punkte mehr
value-5 = 5 Punkte
value-7 = 7 Punkte: 5, plus 2 für „nicht der letzte Platz“
value-penalise = kostet Strafkarten
value-refuse = geht nicht
value-draw_high = wer die höchste Karte zieht
value-host = der Host
value-winner = wer zuletzt gewonnen hat
value-automatic = von selbst
value-accuse = wenn jemand es merkt
value-relay = geht weiter: jede Sieben oder eine Zwei ihrer Farbe kontert
value-kill = beendet die Folge
value-chain = geht weiter: jede Zwei oder eine Sieben ihrer Farbe kontert
value-pairs = zu zweit
value-seats = wie alle sitzen
value-drawn = ausgelost
value-chosen = wie der Host es festlegt
value-single = nur in einfachen Straßen
value-all = auch in Mehrfachstraßen
value-open = sieht die Karten
value-blind = wählt blind
value-vote = wenn alle einverstanden sind
value-draw_until = ziehen, bis eine Karte passt
value-draw_one = eine einzige Karte ziehen
value-nine = Neun
value-queen = Dame
value-again = noch einmal legen
value-skip = wer als Nächstes dran ist, setzt aus
value-reverse = die Richtung wechselt
value-both = Hekatombe oder Roulette, wie du magst
value-hecatombe = nur Hekatombe: alle ziehen drei
value-roulette = nur Russisches Roulette

## Was jedes Spiel ist, und was jede Option macht
intro-voador = Farbe oder Wert muss passen. Siebenen und Joker lassen ziehen, ein König bringt Schweigen{ $steal ->
    [on] , und wer genau die gleiche Karte hat, kann den Zug klauen
   *[off] {""}
}.
intro-classic = Farbe oder Wert muss passen; wer zuerst keine Karten mehr hat, gewinnt die Runde.
intro-amm = Mau-Mau für Profis: Achten gehen zusammen, nach dem Zwilling der vorigen Karte zieht die nächste Person, und manche letzten Karten verdoppeln die Punkte der anderen.
intro-ime = Mau-Mau voller Überraschungen: Karten zum Angreifen und zum Abwehren, eine blind gezogene Karte von nebenan, und getauschte Plätze.
intro-serbian = Mau Mau, wie man es in Serbien spielt: Vor dem Austeilen wird abgehoben, ein Ass muss abgedeckt werden, und wer eine Runde gewinnt, bekommt 40 Punkte abgezogen.
intro-german = Ein kurzes Spiel mit den Karten von Sieben bis Ass: Bei einer Sieben zieht die nächste Person zwei, bei einer Acht setzt sie aus, und ein Bube wünscht eine Farbe.
intro-zheng = Das Kletterspiel aus China: Überbiete, was da liegt, mit der gleichen Art Kombination, nur höher, oder passe. Werd als Erstes fertig: Die letzten zahlen Tribut.
explained-steal = Hast du genau die gleiche Karte wie die oberste, darfst du sie jederzeit legen und übernimmst den Zug.
explained-voluntary_draw = An: Du darfst ziehen, auch wenn du legen könntest. Aus: Du ziehst nur, wenn du nicht legen kannst.
explained-mau_penalty = Wie viele Karten du ziehst, wenn du vergisst, deine letzte Karte anzusagen.
explained-false_accusation = Wie viele Karten dich ein falscher Alarm kostet: Die letzte Karte war angesagt oder musste es nicht sein.
explained-silence_penalty = Wie viele Karten jede Nachricht beim Schweigen kostet. Lachen ist erlaubt.
explained-silence_delete = An: Was geschrieben wird, wenn niemand reden darf, wird auch gelöscht. Der Bot braucht dazu das Recht *Nachrichten verwalten*.
explained-silence_unreadable = Ob eine Nachricht als Reden zählt, die Discord den Bot nicht lesen lässt: Sie könnte auch Lachen sein.
explained-secret_card = An: Vor dem Austeilen sehen alle eine Karte, die niemand nennen darf. Wer sie bekommt, kann damit angreifen.
explained-scoring = Was nach einer Runde zählt: wer sie gewonnen hat, oder die Karten, die die anderen noch haben.
explained-target = Die Partie geht weiter, bis jemand insgesamt so weit ist.
explained-zheng-target = Die Partie geht weiter, bis jemand oder ein Team so viele Punkte hat. Standard: 11, zu dritt im Team 50.
explained-return_penalty = Was es kostet, die Partie zu verlassen und zurückzukommen: Deine Punktzahl wird die schlechteste am Tisch, oder um 100 Punkte schlechter.
explained-misplay = Was passiert, wenn du eine Karte legst, die nicht geht: Sie kommt zurück und kostet dich Karten, oder sie wird einfach abgelehnt.
explained-misplay_penalty = Wie viele Karten du für die erste falsche Karte einer Runde ziehst. Weitere kosten nichts.
explained-hints = An: Bei deinen Karten ist markiert, was du gerade legen kannst. Das hilft beim Lernen.
explained-silence = An: Nach einem König sagt niemand ein Wort bis zum nächsten König. Aus: Ein König ist eine Karte wie jede andere.
explained-poker = An: Wenn die letzten drei Karten eine Farbe haben und ihre Werte auf- oder absteigend aufeinanderfolgen, dürfen alle eine Pokerhand legen. Die beste lässt jemanden fünf ziehen.
explained-lock = An: Eine Zwei sperrt das Spiel, und nur eine weitere Zwei öffnet es wieder. Aus: Eine Zwei ist eine Karte wie jede andere.
explained-jokers = Was Joker machen. Hekatombe: Alle ziehen drei. Roulette: Eine Karte wird aufgedeckt und reihum gezählt; wer getroffen wird, zieht fünf.
explained-chupa_cabra = An: Mit dem schwarzen Joker kannst du jemanden blind drei deiner Karten nehmen lassen. Dazu müssen Joker im Spiel sein.
explained-packs = Wie viele Decks zusammengemischt werden. Mit mehr Decks gibt es mehr gleiche Karten.
explained-hand_size = Wie viele Karten alle am Anfang einer Runde bekommen.
explained-first_player = Wer in einer Runde als Erstes spielt.
explained-starting_card = An: Eine Karte wird aufgedeckt, und wer anfängt, legt eine, die dazu passt. Aus: Wer anfängt, legt eine beliebige Karte.
explained-show_counts = An: Am Tisch steht, wer wie viele Karten hat. Aus: Du musst fragen, und niemand muss antworten.
explained-not_both = An: Eine Karte muss in Farbe oder Wert passen, aber nie in beidem.
explained-draw_limit = Hast du in einem Zug so viele Karten gezogen, ist dein Zug vorbei. Wenn es eine Grenze gibt, sind es meist neun.
explained-mau_check = Wer merkt, dass die letzte Karte nicht angesagt wurde: der Bot sofort, oder nur jemand, der es sagt.
explained-debt_ends_turn = An: Nach Strafkarten ist dein Zug vorbei. Aus: Du ziehst sie und machst dann deinen Zug.
explained-reshuffle_when_full = Liegen so viele Karten auf dem Ablagestapel, werden alle außer der obersten gemischt und kommen unter den Ziehstapel.
explained-seven_defence = Was eine Zwei der richtigen Farbe mit einer Folge von Siebenen macht: Sie gibt die Strafkarten weiter oder hebt sie auf.
explained-shown_card_penalty = Wie viele Karten es kostet, dem Tisch eine eigene Karte zu zeigen.
explained-cyclic = An: Fertigwerden bringt einen Punkt, alle füllen ihre Karten auf, und es geht weiter.
explained-max_reshuffles = Die Runde endet, wenn der Ablagestapel so oft gemischt wurde; wer die wenigsten Karten hat, gewinnt sie.
explained-time_limit = Die Runde endet nach so vielen Minuten; wer die wenigsten Karten hat, gewinnt sie.
explained-open_hands = An: Alle sehen alle Karten.
explained-read_only = An: Vom Austeilen bis zum Ende der Runde sagt und schreibt niemand ein Wort. Gesten und Knöpfe sind erlaubt.
explained-talk_penalty = Wie viele Karten jede Nachricht bei ROM kostet.
explained-teams = Ob alle für sich spielen, oder in Teams, die ihre Punkte zusammenzählen.
explained-twos_in_sequences = Ob eine Zwei in einer Straße über dem Ass stehen darf, wie bei K A 2.
explained-partners = Wer in welchem Team ist: wie alle sitzen, ausgelost, oder wie der Host es vor dem Start festlegt.
explained-tribute_pick = Ob Platz 1 der letzten Runde beide Karten des Tributs sieht, bevor die Wahl fällt.
explained-walkover = Ob ihr eine Runde aufgeben könnt, wenn alle einverstanden sind. Alle Karten zählen dann, wie sie sind.
explained-winner_rules = Wer eine Runde gewinnt, darf einen Tag lang eine Sache am Spiel ändern. Die Partie geht mit der neuen Regel weiter und zählt für keine Wertung.
explained-fourth_or_fifth = Was ein Dreierteam für Platz 1 und 2 bekommt, wenn die dritte Person Platz 4 oder 5 hat.
explained-two_of_diamonds = An: Bei der 2♢ zieht die nächste Person vier. Aus: Sie ist eine Karte wie jede andere.
explained-queen = An: Bei einer Dame zieht die nächste Person drei, wie bei einer Sieben. Aus: Sie ist eine Karte wie jede andere.
explained-ace_cover = Ein Ass muss mit einer weiteren Karte abgedeckt werden. Das passiert, wenn du das nicht kannst.
explained-seven_stops = An: Ist die erste Karte, die du wegen Siebenen ziehst, eine Sieben, ziehst du nicht weiter.
explained-reverser = Welche Karte die Spielrichtung wechselt.
explained-jump_in = An: Hast du genau die gleiche Karte wie die oberste, darfst du sie legen, ohne dran zu sein, und sie wirkt ganz normal.
explained-two_adds = An: Wirft jemand eine Zwei dazwischen, zieht die getroffene Person acht statt vier.
explained-early_hand_penalty = An: Siehst du deine Karten an, bevor alle ausgeteilt sind, ziehst du vier dazu.
explained-jack_on_jack = An: Ein Bube darf auf einen Buben und wünscht eine neue Farbe. Aus: Das geht nicht.
explained-ace = Ob du nach einem Ass noch einmal spielst, oder ob die nächste Person aussetzt.
explained-nine = Ob eine Neun die Spielrichtung wechselt.
explained-jack_doubles = An: Alle Punkte einer Runde zählen doppelt, wenn ihre letzte Karte ein Bube war.
explained-turn_clock = Wie lange alle für einen Zug Zeit haben. Ist sie um, macht der Bot für dich den harmlosesten Zug.
explained-thread = Ob der Bot für den Tisch einen Thread öffnet, damit der Kanal frei bleibt.
intro-pesten = Aus den Niederlanden: Zweien und Joker lassen ziehen oder die Strafkarten weitergeben, auf eine Sieben legst du noch eine Karte, und mit einer Karte, die etwas bewirkt, wirst du nicht fertig.
intro-makao = Aus Polen: Du legst mehrere Karten eines Werts auf einmal, kämpfst mit Zweien, Dreien und Königen und verlangst mit einem Buben einen Wert.
intro-switch = Aus England: Bei einem schwarzen Buben zieht die nächste Person fünf, ein roter rettet sie, Damen müssen abgedeckt werden, und die letzte Karte sagst du an.
intro-prsi = Aus Tschechien: Bei Siebenen wird gezogen, bei Assen ausgesetzt, eine Dame wünscht eine Farbe, und danach geht es um Platz zwei und die weiteren.
intro-tschau-sepp = Aus der Schweiz: gegen den Uhrzeigersinn, ein Bube wünscht eine Farbe, und mit zwei Karten auf der Hand sagst du ein Wort, mit der letzten noch eines.
intro-sto-odno = Aus Russland und seinen Nachbarn: Sechsen müssen abgedeckt werden, der Pik-König kostet vier, und mit zu vielen Punkten scheidest du aus.
intro-crazy-eights = Aus Nordamerika: Eine Acht geht auf alles und wünscht eine Farbe, und wer fertig wird, bekommt die Punkte der Karten, die den anderen bleiben.
intro-club = Die Turnierregeln eines deutschen Vereins: Siebenen kosten je eine Karte und summieren sich, und mit einem Buben fertig zu werden zählt doppelt.
intro-branne = Das Spiel einer Familie: Wirf die gleiche Karte dazwischen, schick Strafkarten hin und her, und am Ende hast du die Karten von jemand anderem.
explained-after_debt = Nachdem du wegen einer Zwei oder eines Jokers gezogen hast: Ist dein Zug vorbei, oder spielst du noch?
explained-second_word = Wie viele Karten es kostet, das Wort zur allerletzten Karte zu vergessen.
explained-comes_back = An: Bist du gerade fertig und die Person vor dir legt die Herz-Sieben, bist du wieder dabei: Du ziehst zwei und spielst weiter.
explained-king_of_spades = An: Beim Pik-König zieht die nächste Person vier, und nur der Pik-Bube beendet das.
explained-skipper = Bei welcher Karte die nächste Person aussetzt.
explained-plays_on = An: Wenn jemand fertig ist, spielen die anderen weiter, bis nur noch eine Person übrig ist. Aus: Dann ist die Runde vorbei.
explained-seven = Ob eine Sieben auf eine Sieben darf, so dass sich die Strafkarten summieren, oder jede nur einmal zählt.
explained-eight = An: Bei einer Acht zieht die nächste Person eine und setzt aus. Aus: Sie ist eine Karte wie jede andere.
explained-together = An: Mehrere Karten eines Werts dürfen in einem Zug gelegt werden, und ihre Wirkungen summieren sich.
explained-limit = Über so vielen Punkten scheidest du aus. Bei genau so vielen bist du wieder bei null.
explained-specials = An: Damen lassen aussetzen, Asse wechseln die Richtung, bei Zweien zieht die nächste Person zwei, bei der Pik-Dame fünf.
explained-jack_again = An: Nach einem Buben spielst du noch einmal. Aus: Ein Bube ist eine Karte wie jede andere.
explained-countdown = An: Alle fangen mit acht Karten an. Bist du fertig, bekommst du sieben und spielst weiter, dann sechs, bis hinunter zu einer.
explained-own_rank = An: Beim Countdown geht statt der Acht der Wert auf alles, der der Zahl der Karten entspricht, die du zuletzt bekommen hast.
explained-makao-queen = An: Eine Dame geht auf alles, und alles geht auf eine Dame. Aus: Sie ist eine Karte wie jede andere.
explained-makao-jokers = An: Joker sind im Spiel. Ein Joker zählt als jede Karte, die du nennst.

## Karten und Farben
suit-0 = ♧ Kreuz
suit-1 = ♢ Karo
suit-2 = ♡ Herz
suit-3 = ♤ Pik

## Karten, wie sie geschrieben werden, und die Wörter, mit denen man sie tippt
card-52 = 🃏 schwarz
card-53 = 🃏 rot
card-in-words = { $suit ->
    [0] Kreuz
    [1] Karo
    [2] Herz
   *[3] Pik
} { $rank }
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
typed-as = als
typed-as-by = je, zu
typed-as-double = Dobradinha, Doppel
typed-as-steal = Klau, klauen, geklaut
typed-as-attack = Angriff
typed-as-retaliate = Gegenschlag, Gegenangriff
typed-as-single = Einzelkarte, einzeln
typed-as-set = Gleiche, Paar
typed-as-sequence = Straße, Strasse, Folge
typed-as-multiple = Mehrfachstraße, Mehrfachstrasse
typed-today = heute
typed-tomorrow = morgen

## Cards, as people name them when they talk: docs/translating.md says what the signs at the words mean
heard-rank-0 = (as), (ass)
heard-rank-1 = zwei, zwo
heard-rank-2 = drei
heard-rank-3 = vier
heard-rank-4 = fünf, fuenf
heard-rank-5 = sechs
heard-rank-6 = sieben
heard-rank-7 = acht
heard-rank-8 = neun
heard-rank-9 = zehn
heard-rank-10 = bube, bauer, =B
heard-rank-11 = dame, königin, koenigin, =D
heard-rank-12 = könig, koenig
heard-suit-0 = kreuz-, treff-
heard-suit-1 = karo-, (eckstein)
heard-suit-2 = herz-
heard-suit-3 = pik-, (schippe), (schippen)
heard-of = –
heard-and = und, oder

## Was jemand für sich und was ein Server wählt (/me, /settings)
prefer-person-title = ## ⚙️ Meine Einstellungen
prefer-person-small = Nur für dich, auf jedem Server.
prefer-person-ping = Ping mich an
prefer-person-ping-turn = Bei jedem Zug
prefer-person-ping-turn-about = Und noch einmal, bevor die Zeit abläuft
prefer-person-ping-next = Bei jedem Zug, und wenn ich als Nächstes dran bin
prefer-person-ping-times = Zu festen Zeiten
prefer-person-ping-times-about = Alle Tische in einer Nachricht
prefer-person-ping-late = Nur bevor die Zeit abläuft
prefer-never = Nie
prefer-person-ping-off-about = Ich schaue selbst bei /games nach
prefer-person-peace = Lass mich in Ruhe
prefer-person-peace-nights = Nachts, 22 bis 8 Uhr
prefer-person-peace-weekends = Nachts und am Wochenende
prefer-person-peace-work = Auch montags bis freitags von 9 bis 17 Uhr
prefer-person-peace-own = Eigene Zeiten …
days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
button-away = Urlaub
button-away-days = Andere Tage …
button-privacy = Meine Daten
prefer-person-language = Sprache
prefer-person-language-auto = Wie in meinem Discord
prefer-person-faces = Meine Karten
prefer-person-faces-pictures = Bilder
prefer-person-faces-four = Bilder in vier Farben: ♧ grün, ♢ blau
prefer-person-faces-letters = In Worten: Pik 7
prefer-person-large = Viele Karten
prefer-person-large-about = Mehr als zehn Karten auf der Hand: kleine Karten in einer Reihe oder ein großes Bild. Seine Beschreibung nennt die Karten.
prefer-person-large-off = Kleine Karten in einer Reihe
prefer-person-large-on = Ein großes Bild
prefer-person-hints = Tipps
prefer-person-hints-about = Knöpfe besonderer Karten sagen, was daraus wird: 7♤ · Zezé zieht 2.
prefer-person-hints-auto = In meinen ersten zwei Runden
prefer-person-hints-on = Immer
prefer-server-title = ## ⚙️ Dieser Server
prefer-page-basics = Das Wichtigste
prefer-page-ringing = Meine Zeiten
prefer-page-news = Posts
prefer-server-language = Sprache der Tische
prefer-server-language-auto = Wie der Server in Discord
cmd-me = Sprache, Karten, Pings, Urlaub, meine Daten
cmd-settings = Dieser Server: Sprache, Tische, Rechte, Protokoll
arg-language = Die Sprache, in der ich dir antworte
refused-manage-only = Die Einstellungen ändert nur, wer diesen Server verwaltet.

## Wie gut Computer spielen
level-easy = leicht
level-medium = mittel
level-hard = schwer
levels-seated = { $who } setzt sich dazu ({ $level }).

## Der offene Tisch
lobby-title = ### 🃏 { $game } · { $free ->
    [yes] freie Plätze
   *[no] alle Plätze besetzt
}
lobby-terms = { $most ->
    [0] {""}
   *[other] Bis zu { $most } Leute ·{" "}
}{ $ends ->
    [yes] bis { $target } Punkte ·{" "}
   *[no] {""}
}{ $unit ->
    [m] { $count } Min. pro Zug
    [h] { $count } Std. pro Zug
    [d] { $count } Tage pro Zug
   *[off] ohne Zeitlimit
}
lobby-options = **Hausregeln:** { $options }
lobby-plain = **Hausregeln:** keine, es gilt der Standard
lobby-started = 🃏 **{ $game }** · { $who }
lobby-over = 🏁 **{ $game }** · { $who } · vorbei
lobby-closed = 💤 **{ $game }** · dieser Tisch ist geschlossen
button-join = Mitspielen
button-leave = Aussteigen
button-challenge-yes = Annehmen
button-challenge-no = Ablehnen
button-computer = Computer dazuholen
button-invite = Einladen
button-dismiss = Computer entfernen
button-form = Wert eingeben…
button-options = Optionen
button-start = Los geht's
button-rules = Regeln
button-lessons = Zeig's mir
button-teach-more = Zeig mir mehr
button-hand = Meine Karten
button-draw = Ziehen
button-draw-debt = { $debt } ziehen
button-pass = Passe
button-mau = Mau-Mau!
button-knock = Klopfen
button-accuse = Erwischt!
button-jump = Dazwischen!
button-jump-in = Dazwischen!
button-look = Geheimkarte
button-deal = Nächste Runde
button-rule = Eine Regel machen
button-back = Bin wieder da
button-again = Noch eine Partie
button-yes = Ja
button-no = Nein
button-accept = { $count } ziehen
button-say-last-card = Letzte Karte!
button-say-mau-mau = Mau Mau!
button-say-gesture = ✋ Noch eine Karte
button-decline = Nein, danke
button-agree = Ja, machen
button-resign = Runde aufgeben
button-keep = Behalten
button-claim = Rückstoß!
button-ask = Wie viele Karten?
button-eat = Ich esse gerade
button-stop = Fertig gegessen
button-tell = Anzahl sagen
button-number = Karte { $number }
button-rank = { $number ->
    [1] A
    [11] J
    [12] Q
    [13] K
   *[other] { $number }
}
joined = Du spielst an [diesem Tisch]({ $link }) mit. Deine Karten kommen hierher.
seated = Schön, dass du mitspielst! Deine Karten kommen per Direktnachricht.
joined-no-dms = Schön, dass du mitspielst! Ich kann dir nur nicht schreiben: Deine Direktnachrichten sind für diesen Server aus. Drück am Tisch auf **Meine Karten**, wann immer du sie sehen willst, oder erlaube Direktnachrichten und komm noch einmal dazu.
hand-no-dms = Ich kann dir deine Karten nicht schicken: Deine Direktnachrichten sind für diesen Server aus. Drück am Tisch auf **Meine Karten**, wenn du dran bist, oder erlaube Direktnachrichten und drück noch einmal darauf.
left-lobby = Du spielst hier nicht mehr mit. Bis bald!
left-match = Du bist ausgestiegen und kommst auf den letzten Platz, außer du kommst zu einer späteren Runde zurück.
left-match-over = Du bist aus der Partie ausgestiegen, und sie ist vorbei.
leave-sure = { $alone ->
    [yes] Aus der Partie aussteigen? Dann sind nur noch Computer übrig, und sie endet mit dem jetzigen Stand.
    [event] Aus der Partie aussteigen? Dann ist sie vorbei, und { $who } gewinnt.
   *[no] Aus der Partie aussteigen? Du kommst auf den letzten Platz, außer du kommst zurück; das kostet Punkte.
}
leave-host = Deinen Tisch verlassen? { $alone ->
    [yes] Sonst ist niemand da, also schließt er.
   *[no] Host ist dann { $who }.
}

## Die Optionen
options-title = ### 🃏 { $game }
options-pick-game = Welches Spiel?
options-more-games = Mehr Spiele…
options-own-games = Spiele dieses Servers…
options-value = { $option }: was gilt?
options-usual = -# Standard: { $value }
options-line = { $option }: { $value }
options-conflict = ⚠️ Diese Optionen vertragen sich nicht.

## Der Tisch
table-title = ### { $game } · Runde { $round }
table-title-over = ### { $game } · die Partie ist vorbei
table-over = 🏁 { $game } ist vorbei: [das Ergebnis]({ $link })
table-follow = es gilt: { $card }
table-lies = **{ $who }**: { $what }
table-plain = Da ist bei mir etwas schiefgegangen, deshalb kann ich Tisch #{ $number } nicht wie sonst zeigen. Ihr könnt weiterspielen.
table-turn = ▸ **{ $who }** ist dran
table-leads = ▸ **{ $who }** spielt aus: Alles ist erlaubt
table-answers = ▸ **{ $who }** muss { $debt } ziehen oder kontern
table-call = ▸ **{ $who }** sucht gerade eine Farbe aus
table-choose = ▸ **{ $who }** sucht gerade jemanden aus
table-retaliate = ▸ **{ $who }** muss { $debt } ziehen oder zurückschlagen
table-give = ▸ Alle geben eine Karte nach links. Warten auf: **{ $who }**
table-poker = ▸ Poker! Hat jemand eine Pokerhand? Warten auf: **{ $who }**
table-cut = ▸ **{ $who }** hebt gerade ab und darf die Karte behalten
table-eights = ▸ **{ $who }** darf noch mehr Achten legen
table-joker = ▸ **{ $who }** überlegt, was der Joker tut
table-tribute = ▸ Tribut: Höchste Karte verdeckt abgeben. Warten auf: **{ $who }**
table-tribute-back = ▸ Tribut: Eine Karte zurückgeben. Warten auf: **{ $who }**
table-pick = ▸ Tribut: **{ $who }** wählt gerade eine von zwei verdeckten Karten
table-pick-back = ▸ Tribut: **{ $who }** wählt gerade eine der beiden zurückgegebenen Karten
table-mark-silent = 🤫 Schweigen: Wer am Tisch schreibt, zieht Karten.
table-mark-locked = 🐂 **Boi na linha!** Das Spiel ist gesperrt: Nur eine Zwei passt, und sie hebt die Sperre auf.
table-mark-mute = 🔇 **ROM:** Niemand sagt ein Wort, bis die Runde vorbei ist. Gesten sind erlaubt.
table-mark-dull = Die oberste Karte wirkt nicht mehr: Leg einfach etwas mit ihrer Farbe oder ihrem Wert.
table-secret = 🤐 Eine Geheimkarte ist im Spiel: Nicht nennen!
table-vote = 🗳️ { $by } sagt über **{ $accused }**: { $rule }. Stimmt das?
table-votes = -# Bisher: { $yes } ja, { $no } nein.
table-proposal = 🗳️ { $by } schlägt vor, { $proposal }.
table-unwanted = 🗳️ **{ $who }** vom Tisch wegschicken? Dafür: { $count } von { $most } (`/table kick`).
table-stock = Ziehstapel: { $count }
table-between = Die nächste Runde beginnt { $when }, oder sobald jemand auf **Nächste Runde** drückt.
table-rule = 🏆 **{ $who }** hat gewonnen und darf eine Regel machen; die Zeit endet { $until }. Danach kann die nächste Runde beginnen.
table-incomplete = Warten auf Mitspielende: Die nächste Runde beginnt erst, wenn jemand dazukommt oder ihr einen Computer dazuholt.
table-hash = Runde { $round } · Fairness-Code `{ $hash }`
seat-away = nicht da, der Computer spielt
seat-next = ab der nächsten Runde dabei
seat-eating = 🍽️ isst gerade
seat-misses = ⏭️ setzt { $turns ->
    [one] den nächsten Zug
   *[other] die nächsten { $turns } Züge
} aus
seat-out = 🏁 { $place }
seat-passed = hat gepasst

## Das Ergebnis einer Runde
result-title = 🏁 { $winner } { $many ->
    [yes] gewinnen
   *[no] gewinnt
} Runde { $round }
result-no-winner = 🏁 Runde { $round }: Niemand hat gewonnen
result-broke-off = Runde { $round } wurde abgebrochen: Es sind zu wenige übrig
result-for = für { $cards }
result-total = gesamt **{ $total }**
result-why-cards = { $count ->
    [one] 1 Karte übrig
   *[other] { $count } Karten übrig
}
result-why-won = gewonnen
result-why-missed = nicht dabei
result-why-first = Platz 1: { $points }
result-why-second = Platz 2: { $points }
result-why-shared = Anteil an den übrigen Plätzen: { $points }
result-why-not-last = nicht der letzte Platz: { $points }
result-why-first-two = Platz 1 und 2: { $points }
result-why-first-three = Platz 1, 2 und 3: { $points }
result-why-drawn = gezogen: { $count }
result-why-turns = Züge: { $count }
result-why-twice-jack = verdoppelt: mit einem Buben beendet { $points }
result-why-twice-undeclared = verdoppelt: beendet ohne „Mau-Mau“ { $points }
result-why-twice-two = verdoppelt: mit 2♧ beendet { $points }
result-why-partner-cards = im Team: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
result-why-partner-card = im Team: { $card } { $points }
result-why-partner-won = das Team hat gewonnen
result-seed = Startwert `{ $seed }`
    -# Er ergibt denselben Code und dieselben Karten noch einmal; mit `maumau verify` kann das jeder nachprüfen.
fair-about = Der Code stand fest, bevor zum letzten Mal vor dem Austeilen jemand auf einen Knopf gedrückt hat, und dieser Druck wurde mit eingemischt: Niemand konnte die Karten aussuchen.
result-next = Wird { $when } von selbst ausgeteilt.
result-match = 🏆 { $winner } { $many ->
    [yes] gewinnen
   *[no] gewinnt
} die Partie
result-place = **{ $who }** { $total }{ $gone ->
    [left] { " " }· ausgestiegen
    [sent] { " " }· weggeschickt
   *[no] { $won ->
        [0] { "" }
        [one] { " " }· 1 Runde gewonnen
       *[other] { " " }· { $won } Runden gewonnen
    }
}
result-last-round = Letzte Runde: { $told }.
result-again = *{ button-again }* hält euch allen den Platz frei.
result-chart = Punkte nach jeder Runde · { $lowest ->
    [yes] weniger ist besser
   *[no] mehr ist besser
}
result-chart-start = Beginn
round-number = Runde { $round }
result-placing = Platzierung: { $placing }

## Die Geheimkarte
secret-shown = 🤐 Die Geheimkarte dieser Runde ist { $card }. Merk sie dir: Gleich ist sie weg, und wer sie nennt, zieht 4.

## Die Karten
hand-plain = Da ist bei mir etwas schiefgegangen, deshalb siehst du hier nur deine Karten und was du tun kannst. Du kannst weiterspielen. Tisch: [#{ $number }]({ $link })
hand-cards = Deine Karten
hand-waits = Ich schreibe dir, wenn du dran bist.
hand-live = -# Hier aktuell, solange du spielst · Stand { $when }
hand-closed = 💤 Geschlossen, damit hier nichts Altes steht.
hand-begins = { $who } fängt an.
hand-seen = **Gesehen** { $when }
hint-debt = { $who } zieht { $count }
hint-call = du wünschst dir die Farbe
hand-after = -# Nach dir: { $seats }
hand-played-for = ⏰ Die Zeit war um; ich habe für dich gespielt.
clock-until = -# ⏳ Zeit läuft ab { $until }
table-goes = { $fits ->
    [all] jede Karte
   *[other] { $fits }
}
table-where = { $game } · Runde { $round }
table-points = Punkte: { $points }
goal = bis { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkte
}, { $lowest ->
    [yes] wer am wenigsten hat, gewinnt
   *[no] wer am meisten hat, gewinnt
}
fits-but = { $suit } (nicht { $card })
declared-nowhere = Du hast gerade keine letzte Karte anzusagen.
button-see = Schauen
button-see-again = Noch mal schauen
button-more = Mehr
button-story = Die Runde bisher
button-propose = Vorschlagen …
button-bottom = Tisch nach unten
button-close = Schließen
button-cards = Was Karten tun
more-table = Dieser Tisch
more-host = Für dich als Gastgeber
more-anyway = **Du bist nicht dran.** Trotzdem eine Karte legen? Eine falsche kostet dich Karten.
pick-send-away = Wegschicken …
pick-hand-over = Übergeben an …
propose-explained = Alle müssen Ja sagen; ein *Nein* beendet es.{ $round ->
    [yes] {""} Eine aufgegebene Runde gewinnt niemand; sie zählt, wie sie steht.
   *[no] {""}
}
story-empty = Noch ist nichts passiert.
cards-plain = Keine deiner Karten tut etwas Besonderes.
button-accuse-one = { $who } erwischen
button-accuse-whom = Erwischen …
hand-empty = Du hast keine Karten.
hand-large = Deine Karten: { $cards }
hand-turn = { $can ->
    [draw]
        Du bist dran
        Du kannst nur ziehen.
    [pass]
        Du bist dran
        Du kannst nur passen.
   *[other] { $fits ->
        [none] Du bist dran
        [all]
            Du bist dran
            Leg, was du willst.
       *[other]
            Du bist dran
            Leg { $fits }.
    }
}
hand-turn-drawn =
    Du hast { $card } gezogen
    Leg die Karte oder passe.
hand-must-play-drawn =
    Du hast { $card } gezogen
    Passt die gezogene Karte, musst du sie legen.
hand-answer = { $can ->
    [draw] Zieh { $debt }
   *[other] { $fits ->
        [none] Zieh { $debt } oder kontere
       *[other] Zieh { $debt } oder kontere mit { $fits }
    }
}
hand-call =
    Welche Farbe wünschst du dir?
    Du hast: { $held }
hand-choose = Wen suchst du aus?
hand-retaliate = Ein Angriff auf dich: Zieh { $debt }, oder schlag mit der zweiten Geheimkarte zurück
hand-decide = Du bist dran
hand-lead = Du spielst aus: Leg, was du magst
hand-beat = Du bist dran: Überbiete { $lying }
hand-cannot-beat =
    Du bist dran: Überbiete { $lying }
    Das kann keine deiner Karten: passe.
hand-tribute =
    Tribut
    Gib deine höchste Karte verdeckt ab, für { $who }. Sonst sieht sie niemand.
hand-tribute-back =
    Tribut
    Gib eine Karte zurück, die du nicht brauchst. Sie geht an { $who }; sonst sieht sie niemand.
hand-pick =
    Tribut
    Zwei Karten liegen verdeckt vor dir. Wähl eine; die andere geht an { $who }.
hand-pick-open =
    Tribut
    Diese zwei Karten sind für dich und { $who }. Nimm eine; die andere geht an { $who }.
hand-pick-back =
    Tribut
    Die beiden zurückgegebenen Karten liegen verdeckt da. Wähl eine; die andere geht an { $who }.
hand-pick-back-open =
    Tribut
    Diese beiden Karten wurden zurückgegeben. Nimm eine; die andere geht an { $who }.
hand-gave = -# Tribut: Du gibst { $cards }.
hand-took = -# Tribut: Du nimmst { $cards }.
hand-give =
    Wähl eine Karte, die nach links geht
    Nur wer sie bekommt, sieht sie.
hand-poker =
    Poker!
    Du darfst zwei bis fünf Karten hinlegen, die eine Pokerhand bilden; wer die beste hat, lässt jemanden fünf ziehen.
hand-cut =
    Du hebst ab: Da liegt eine starke Karte
    Behältst du sie, oder bleibt sie auf dem Ablagestapel?
hand-eights =
    Du deckst eine Acht auf
    Leg noch Achten und eine Karte ihrer Farbe, oder passe.
hand-joker =
    Du deckst einen Joker auf
    Offen: Alle ziehen. Verdeckt: russisches Roulette.
hand-misplayed = ❌ { $why } { $drawn ->
    [none] Du hast sie wieder.
   *[other] Du hast sie wieder → du ziehst { $drawn }
}
hand-misplayed-again = ❌ { $why } Du hast sie wieder; noch ein Fehler in dieser Runde kostet nichts.
hand-AttackFailed = ❌ Das ist nicht die Geheimkarte. Du hast sie zurück und ziehst Strafkarten.
hand-RetaliationFailed = ❌ Das ist nicht die zweite Geheimkarte. Du hast sie zurück und ziehst Strafkarten.
hand-SecondWordMissed = Du warst fertig, ohne „{ $words }“ zu sagen: Du ziehst und spielst weiter.
hand-MayNotEndSo = Mit dieser Karte kannst du nicht fertig werden, also ziehst du.
hand-between = Die Runde ist vorbei.
hand-result-place = { $place ->
    [1] Du gewinnst Runde { $round }
    [2] Zweiter Platz in Runde { $round }
    [3] Dritter Platz in Runde { $round }
   *[other] Platz { $place } in Runde { $round }
}
hand-result-match = { $place ->
    [1] Du gewinnst die Partie
    [2] Zweiter Platz in der Partie
    [3] Dritter Platz in der Partie
   *[other] Platz { $place } in der Partie
}
hand-result-winner = { $many ->
    [yes] { $winner } gewinnen.
   *[no] { $winner } gewinnt.
}
hand-result-points = { $points ->
    [one] **1** Punkt
   *[other] **{ $points }** Punkte
}{ $why }.
hand-result-total = Du hast **{ $total }**, Platz { $place } von { $most }.
hand-looked-early = Du hast nachgesehen, bevor alles ausgeteilt war: vier Karten mehr für dich.
hand-left = Du spielst an diesem Tisch nicht mehr mit.
hand-sent-away = Du wurdest von diesem Tisch weggeschickt.
hand-not-in = Du spielst ab der nächsten Runde mit.
hand-away = Du warst nicht da, also spielt der Computer für dich.
hand-played = Du hast { $card } gelegt
hand-drew = Du hast { $cards } gezogen
hand-declared = { $words ->
    [knocks] ✊✊ Zweimal geklopft! Der ganze Tisch hat's gehört.
    [gesture] ✋ Gezeigt! Der ganze Tisch hat's gesehen.
   *[said] 📣 Gesagt! Der ganze Tisch hat's gehört.
}
hand-knocked = Das war ein Klopfen: Zwei innerhalb von 10 Sekunden zählen als Ansage.
hand-picked = Erledigt.
pick-card = Eine Karte legen …
pick-card-of = Eine Karte legen: { $suit }…
pick-give = Eine Karte abgeben…
pick-give-of = Eine Karte abgeben: { $suit }…
pick-attack = Angreifen mit…
pick-retaliate = Zurückschlagen mit…
ahead-title = ⏭ Vorausplanen
ahead-explained = Wenn du dran bist, lege ich die erste Karte, die geht.
ahead-secret = Das siehst nur du. Es gilt bis zum Ende der Runde.
ahead-line = { $deed } · { $when }
ahead-play = { $cards }
ahead-jump = mit { $cards } dazwischenwerfen
ahead-draw = nichts passt: ziehen
ahead-pass = vorerst passen
ahead-only = immer wenn du nur eins tun kannst – ziehen, passen, legen oder ansagen –, mache ich das
ahead-then = { $deed } → { $what }
ahead-any = sobald es geht
ahead-on = auf { $cards }
ahead-debt = statt zu ziehen
ahead-no-other = nur zur Not
ahead-few = { $count ->
    [one] wenn sonst jemand nur noch 1 Karte hat
   *[other] wenn sonst jemand nur noch { $count } Karten hat
}
ahead-lead = wenn du ausspielst
ahead-partner = wenn zuletzt jemand aus deinem Team gelegt hat
ahead-which = ### Wann soll ich { $cards } legen?
ahead-made = ⏭ Für dich erledigt: { $what }
ahead-dropped = Deine Karten haben sich geändert, also fällt das weg: { $what }
pick-ahead = Karte dazu …
pick-ahead-when = Nur auf…
pick-ahead-then = { $cards }: und dann?
pick-ahead-drop = Zurücknehmen …
pick-ahead-first = Nach oben …
button-arm = Planen
button-ahead-jump = Dazwischenwerfen
button-ahead-only = { $on ->
    [yes] Muss-Züge: an
   *[no] Muss-Züge: aus
}
refused-ahead-full = Du kannst höchstens { $most } Züge vorausplanen. Nimm erst einen zurück.
refused-ahead-no-cards = Du hast gerade keine Karten, mit denen du planen könntest.
refused-ahead-together = Diese Karten kann man nicht zusammen legen.
refused-ahead-no-round = Vorausplanen kannst du nur in einer Runde mit anderen.
refused-ahead-risk = In diesem Spiel kostet eine falsche Karte Strafkarten, also kann ich keine für dich legen. Dazwischenwerfen kannst du vorausplanen.
pick-several-play = Eine Karte legen, oder mehrere …
pick-several-poker = Eine Pokerhand hinlegen…
pick-combination = Karten selbst wählen …
pick-single = Eine Einzelkarte…
pick-set = Gleiche: Karten eines Werts…
pick-sequence = Eine Straße…
pick-multiple = Eine Mehrfachstraße…
pick-reading = Legen als…
reading-title = **Diese Karten lassen sich verschieden legen.** Was meinst du?
reading-single = { $high }
reading-set = { $count ->
    [2] ein Paar { $high }
    [3] drei { $high }
    [4] vier { $high }
   *[other] { $count }{"\u00A0"}×{"\u00A0"}{ $high }
}
reading-sequence = eine Straße { $low }–{ $high } { $suit }
reading-multiple = { $low }–{ $high }, je { $by }
reading-impure = { $what } mit Platzhaltern
pick-roulette = Russisches Roulette mit…
pick-asked = Wen fragst du?
pick-partners = Wer ist in Team A?
pick-accused = Wer hat die letzte Karte nicht angesagt?
pick-seat = Jemanden aussuchen…
pick-rank = Wert wählen…
pick-number = Zahl wählen…
move-steal = { $card } · deinen Zug klauen
move-double = { $card } · Dobradinha (Doppel)
move-give = { $card } geben
move-choose = { $card } nehmen
move-roulette = { $card } · verdeckt
accuse-title = **Wer hat die letzte Karte nicht angesagt („{ $words }“)?** Wer erwischt wird, zieht { $penalty ->
    [0] nichts
    [one] 1 Karte
   *[other] { $penalty } Karten
}. Falscher Alarm kostet dich { $cost ->
    [0] nichts
    [one] 1 Karte
   *[other] { $cost } Karten
}.
ask-title = **Wen fragst du, wie viele Karten es noch sind?** Du darfst einmal je Zug fragen; antworten muss niemand.
partners-title = **Wer spielt mit wem?** Wähl das ganze Team A; alle anderen sind Team B. Dann werden Plätze getauscht, bis die Teams abwechselnd sitzen.
asked = Du fragst { $who }.
accused-right = Richtig: { $who } zieht { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
accused-wrong = Falscher Alarm: Bei { $who } ist alles in Ordnung. { $count ->
    [0] Es kostet dich nichts.
    [one] Du ziehst 1 Karte.
   *[other] Du ziehst { $count } Karten.
}

## Was passiert ist
told-Laid = **{ $seat }** { $card }
told-Stole = **{ $seat }** { $card } → klaut den Zug
told-StoleOwn = **{ $seat }** { $card }, der Zwilling → noch mal dran
told-Doubled = **{ $seat }** { $card }, Dobradinha
told-Attacked = ⚔️ **{ $seat }** greift mit { $card } an
told-Retaliated = ⚔️ **{ $seat }** schlägt mit { $card } zurück
told-AttackFailed = **{ $seat }** greift mit der falschen Karte an
told-RetaliationFailed = **{ $seat }** schlägt mit der falschen Karte zurück
told-Targeted = **{ $victim }**: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
told-WentOut = **{ $seat }** 🏁
told-Drew = { $cards-shown ->
    [none] { $cards ->
        [one] **{ $seat }** zieht eine Karte
       *[other] **{ $seat }** zieht { $cards } Karten
    }
   *[other] **{ $seat }** zieht { $cards-shown }
}
told-DrawShown = { $count ->
    [one] **{ $seat }** zieht eine Karte
   *[other] **{ $seat }** zieht { $count } Karten
}
told-Reshuffled = der Ablagestapel wird zum Ziehstapel
told-Passed = **{ $seat }** passt
told-Stuck = **{ $seat }** kann weder legen noch ziehen
told-LimitReached = **{ $seat }** kann nicht mehr ziehen, und der Zug ist vorbei
told-JumpedIn = ⚡ **{ $seat }** wirft dazwischen: { $card }
told-LaidAside = **{ $seat }** { $card } → bleibt bis zur nächsten Runde draußen
told-LaidFaceDown = **{ $seat }** { $card }, verdeckt → bleibt bis zur nächsten Runde draußen
told-JokerTurnedUp = **{ $seat }** deckt { $card } auf; die Karte bleibt bis zur nächsten Runde draußen
told-Misplayed = ❌ **{ $seat }** macht einen Fehler
told-Locked = { $locked ->
    [yes] 🐂 Boi na linha! Nur eine Zwei hebt die Sperre auf
   *[no] 🔓 Die Sperre ist aufgehoben
}
told-CardsPassed = 🤲 Alle geben eine Karte nach links weiter
told-PokerShown = 🃏 Poker!{ $shown }
told-Chosen = { $why ->
    [chupa] **{ $seat }** lässt **{ $victim }** Karten nehmen
    [poker] **{ $seat }** lässt **{ $victim }** ziehen
   *[two] **{ $seat }** verdoppelt die Punkte von **{ $victim }**
}
told-ChoseNobody = **{ $seat }** sucht niemanden aus
told-Turned = 🎲 { $card } wird aufgedeckt und um den Tisch gezählt
told-TookCards = 🦇 **{ $seat }** nimmt Karten von **{ $victim }**: { $cards }
told-PointsDoubled = 📈 Die Punkte zählen doppelt
told-HandsPassedOn = 🤲 Alle, die verloren haben, geben ihre Karten weiter
told-FirstDrawn = Es wird gezogen, wer anfängt: { $drawn }. **{ $seat }** fängt an
told-SeatsSwapped = 🔀 **{ $seat }** und **{ $other }** tauschen die Plätze
told-Ate = { $eating ->
    [yes] 🍽️ **{ $seat }** isst gerade
   *[no] 🍽️ **{ $seat }** ist mit dem Essen fertig
}
told-CardTaken = 🫳 **{ $seat }** nimmt { $card } von **{ $victim }**
told-Claimed = ↩️ Rückstoß! **{ $seat }** gibt es **{ $victim }** zurück{ $cards-shown ->
    [none] {""}
   *[other] {" "}({ $cards-shown })
 }
told-CountAsked = ❓ **{ $by }** fragt **{ $seat }**: Wie viele Karten?
told-CountTold = **{ $seat }** hat { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
told-CardShown = 👁️ **{ $seat }** zeigt { $card }
told-DeclarationForgotten = **{ $seat }** vergisst, die letzte Karte anzusagen
told-PutUnder = Der Ablagestapel wird gemischt und kommt unter den Ziehstapel
told-FewerDealt = Für alle gibt es nur je { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}: Mehr geben die Decks nicht her
told-WentOn = **{ $seat }** bekommt neue Karten, und die Runde geht weiter
told-Played = **{ $seat }** { $laid }{ $reading }
told-SaidPass = **{ $seat }** passt
told-TrickEnded = **{ $seat }** spielt aus
told-TributeTaken = { $back ->
    [yes] 🏮 Für den Tribut gibt es Karten zurück
   *[no] 🏮 Der Tribut wird verteilt
}
told-TributeDropped = 🏮 Der Rest vom Tribut fällt aus
told-LimitOfRound = { $what ->
    [time] ⏰ Die Zeit für diese Runde ist um
   *[shuffles] Das war das letzte Mischen dieser Runde
}
told-CutTo = ✂️ Abgehoben: { $card }
told-Kept = **{ $seat }** behält { $card }
told-LeftLying = **{ $seat }** lässt die Karte auf dem Ablagestapel
told-LookedEarly = 👀 **{ $seat }** sieht zu früh nach
told-Skipped = **{ $seat }** setzt aus
told-DirectionReversed = 🔁 die Richtung wechselt
told-DealerBegins = **{ $seat }** fängt an
told-DebtGrew = { $cards ->
    [0] gibt es weiter
   *[other] { $cards-signed }
}
told-Called = **{ $seat }** wünscht sich { $suit }
told-Declared = { $words ->
    [last-card] 📣 **{ $seat }**: „{ words-last-card }“
    [mau-mau] 📣 **{ $seat }**: „{ words-mau-mau }“
    [knocks] ✊✊ **{ $seat }** klopft zweimal: noch eine Karte
    [gesture] ✋ **{ $seat }** zeigt ohne Worte: noch eine Karte
    [unknown] 📣 **{ $seat }** sagt die letzte Karte an
    [own] 📣 **{ $seat }**: „{ $words-own }“
   *[usual] 📣 **{ $seat }**: „{ words-usual }“
}
words-usual = Mau-Mau!
words-last-card = { button-say-last-card }
words-mau-mau = { button-say-mau-mau }
words-gesture = ✋
told-Knocked = ✊ **{ $seat }** klopft
told-Accused = ☝️ **{ $by }** zeigt auf **{ $seat }**: { $rightly ->
    [yes] erwischt!
   *[no] falscher Alarm!
}
told-SilenceBegan = 🤫 Schweigen
told-SilenceEnded = 📢 ihr dürft wieder reden
told-Spoke = { $fined ->
    [yes] { $what ->
        [silence] 🤭 **{ $seat }** bricht das Schweigen
       *[secret] 🤭 **{ $seat }** nennt die Geheimkarte
    }
   *[no] 🤭 **{ $seat }** redet weiter, das ist schon bezahlt
}
told-Joined = **{ $seat }** spielt ab der nächsten Runde mit
told-Welcomed = **{ $seat }** fängt mit { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkten
} an
told-Left = **{ $seat }** steigt aus
told-SentAway = **{ $seat }** wird vom Tisch weggeschickt
told-WentAway = **{ $seat }** ist nicht da; der Computer übernimmt
told-CameBack = **{ $seat }** ist wieder da
told-Charged = 🗳️ **{ $by }** sagt über **{ $accused }**: { $rule }
told-Proposed = 🗳️ **{ $by }** schlägt vor, { $proposal }
told-ProposalClosed = { $accepted ->
    [yes] 🗳️ Der Vorschlag, { $proposal }, ist angenommen
   *[no] 🗳️ Der Vorschlag, { $proposal }, ist abgelehnt
}
told-VoteClosed = { $upheld ->
    [yes] 🗳️ Der Tisch sieht es auch so: **{ $accused }**, { $rule }
   *[no] 🗳️ Der Tisch lässt **{ $accused }** laufen
}

## Was nach den Regeln nicht geht
why-not-seated = Du spielst an diesem Tisch nicht mit. Drück auf **Mitspielen**.
why-round-over = Die Runde ist vorbei; gleich wird neu ausgeteilt.
why-round-on = Es läuft gerade eine Runde.
why-match-over = Die Partie ist vorbei.
why-table-full = Der Tisch ist voll.
why-not-your-turn = Du bist noch nicht dran: Wir warten auf { $who }.
why-not-now = Das geht gerade nicht.
why-not-in-hand = Diese Karte hast du nicht.
why-does-not-follow = { $card } passt nicht auf { $top }: Farbe oder Wert muss stimmen.
why-call-stands = Gewünscht: { $suit }. Leg diese Farbe, oder eine Karte, die trotzdem passt.
why-debt-stands = Du musst { $debt ->
    [one] 1 Karte
   *[other] { $debt } Karten
} ziehen: Leg eine Karte, die kontert, oder zieh.
why-only-the-drawn = Du hast schon gezogen: Entscheide erst, was du mit dieser Karte machst.
why-must-play-drawn = Die gezogene Karte passt, also leg sie.
why-holds-playable = Du hast eine Karte, die passt: Leg eine.
why-draw-first = Zieh erst, dann kannst du passen.
why-nothing-to-draw = Es gibt nichts mehr zu ziehen: Du kannst nur passen.
why-not-identical = So geht nur genau die gleiche Karte wie die oberste: { $top }.
why-steal-or-double = Du hast den Zwilling der obersten Karte: Klau damit deinen eigenen Zug, oder leg ihn als Dobradinha.
why-not-one-card = „{ $words }“ sagst du mit einer Karte auf der Hand; du hast { $count }.
why-already-declared = Das hast du schon angesagt.
why-knock-instead = Jetzt herrscht Schweigen: Klopf stattdessen zweimal.
why-declare-instead = Jetzt darf geredet werden: Sag „{ $words }“
why-not-yourself = Dich selbst kannst du nicht aussuchen.
why-no-such-choice = Das kannst du nicht wählen.
why-nobody-to-vote = Niemand könnte darüber abstimmen.
why-voted = Darüber hast du schon abgestimmt.
why-about-you = Es geht um dich, also stimmen die anderen ab.
why-tribute-first = Erst kommt der Tribut: Wähle eine Karte dafür.
why-locked = Das Spiel ist gesperrt (boi na linha): Jetzt passt nur eine Zwei.
why-keep-one = Mindestens eine Karte musst du behalten.
why-only-face-down = An diesem Tisch werden Joker nur verdeckt gelegt.
why-no-hand-of-poker = Diese Karten sind keine Pokerhand; lass weg, was nicht dazugehört.
why-has-declared = Wer als Nächstes dran ist, hat die letzte Karte angesagt („{ $words }“): Jetzt darfst du keine Acht legen.
why-no-rebound = Für den Rückstoß brauchen die vier Karten einen Wert, eine Farbe oder vier verschiedene Farben.
why-too-late = Die Karten sind schon ausgeteilt.
why-leader-plays = Du spielst aus, also kannst du nicht passen: Leg, was du magst.
why-no-combination = Das ist keine Kombination: Es gehen Karten eines Werts, eine Straße ab drei Karten oder eine Mehrfachstraße.
why-other-reading = So kannst du diese Karten nicht legen.
why-other-shape = Es muss die gleiche Art Kombination mit gleich vielen Karten sein wie { $top }.
why-too-low = Das überbietet { $top } nicht.
why-not-the-highest = Du musst deine höchste Karte geben.

## Was beim Bot nicht geht
refused-no-table = Diesen Tisch gibt es nicht mehr.
refused-too-many-of-yours = Du spielst schon an { $most } Tischen, mehr geht nicht. Steig erst an einem aus, oder schließ einen.
refused-too-many-here = In diesem Kanal sind schon { $most } Tische offen. Spiel an einem mit, oder bitte darum, dass einer geschlossen wird.
refused-too-many-in-server = Auf diesem Server sind schon { $most } Tische offen. Spiel an einem mit, oder bitte darum, dass einer geschlossen wird.
refused-left-server = Du bist nicht mehr auf dem Server dieses Tisches, also kannst du dort nicht spielen.
refused-barred = Du wurdest von diesem Tisch weggeschickt und kannst dort nicht mehr mitspielen.
refused-damaged = Ich kann Tisch #{ $number } nicht lesen: Er stammt von einer anderen Version des Bots oder ist beschädigt. Nichts daran wurde geändert; wer den Bot betreibt, findet es im Protokoll.
refused-elsewhere = Dieser Tisch ist hier: { $link }
refused-no-table-here = Hier gibt es keinen Tisch. Mach mit `/open` einen auf.
refused-not-started = Die Partie hat noch nicht begonnen.
refused-already-started = Die Partie hat schon begonnen.
refused-already-seated = Du spielst an diesem Tisch schon mit.
refused-not-seated = Du spielst an diesem Tisch nicht mit. Drück auf **Mitspielen**.
refused-no-seat = Du spielst an diesem Tisch nicht mit, und gerade ist kein Platz frei.
refused-table-full = Der Tisch ist voll: Dieses Spiel geht bis { $most }.
refused-too-few = Es müssen mindestens { $least } sein. Lad jemanden ein, oder drück auf **Computer dazuholen**.
refused-too-many = Das geht nur bis { $most }. Nimm ein anderes Spiel oder andere Optionen, oder jemand steigt aus.
refused-host-only = Das kann nur der Host.
refused-nobody-to-agree = Darum müssen mindestens zwei bitten, und außer dir kann es hier niemand. Warte, bis die Bedenkzeit um ist, schlag mit `/table close` vor aufzuhören, oder steig aus.
refused-not-dealt = Darum kann nur bitten, wer in dieser Partie schon Karten bekommen hat. Du kannst es ab der nächsten Runde.
refused-no-computer = Es spielt gar kein Computer mit.
refused-table-closed = Dieser Tisch ist geschlossen. Mach mit `/open` einen neuen auf.
refused-moved-on = Am Tisch ging es schon weiter. So steht es jetzt.
refused-no-rule-now = Du kannst gerade keine Regel machen: Das darf nur, wer die letzte Runde gewonnen hat, einmal, innerhalb eines Tages.
refused-rule-first = { $who } hat gewonnen und darf eine Regel machen; die Zeit endet { $until }. Dann kann die nächste Runde beginnen.
refused-rule-stays = Das kannst du während einer Partie nicht ändern: { $place }. Drück auf **Rückgängig** und ändere etwas anderes.
refused-rule-one-change = { $count ->
    [0] Du hast noch nichts geändert.
   *[other] Das sind { $count } Änderungen, und du hast nur eine: Drück auf **Rückgängig**.
}
refused-bad-value = Das kannst du nicht wählen.
refused-not-offered = Das kannst du nicht wählen. Möglich ist: { $choices }.
refused-level-not-told = In diesem Spiel spielt diese Stufe wie die nächste, darum gibt es sie hier nicht.
refused-only-people = Wegschicken kann man nur Menschen. **Optionen** nimmt einen Computer aus der Runde, bevor die Partie beginnt.
refused-no-teams = Teams kannst du nur zu viert oder zu sechst festlegen, und nur, wenn die Option das dem Host überlässt.
refused-bad-option = **{ $name }**: „{ $given }“ ist nicht möglich. Möglich ist: { $choices }.
refused-bad-card = Die Karte „{ $given }“ kenne ich nicht. Schreib sie so: 7♤, P7, „Pik 7“ oder „roter Joker“.
refused-not-held = { $card } hast du nicht.
refused-nothing-to-look-at = Jetzt gibt es keine Karte anzusehen.
refused-looked-already = Du hast die Geheimkarte schon gesehen: Pro Runde darfst du einmal hinsehen.
refused-no-jumping = In diesem Spiel wird nicht dazwischengeworfen.
refused-nothing-to-jump-on = Noch liegt keine Karte da, auf die du etwas dazwischenwerfen könntest.
refused-unreadable = Ich kann diesen Knopf nicht lesen. Vielleicht ist er von einer älteren Version des Bots.
refused-not-offered-now = Das gibt es hier gerade nicht. Es ist ausgeschaltet oder stammt von einer anderen Version des Bots.
refused-server-only = Das geht auf einem Server, nicht hier.
refused-bot-not-here = Ich bin nicht auf diesem Server, darum kann hier niemand spielen. Wer den Server verwaltet, kann mich hinzufügen: <{ $link }>
refused-may-not-post = In diesem Kanal darf ich nicht schreiben. Ich muss ihn sehen, Nachrichten senden und Links einbetten dürfen.
refused-gone = In diesen Kanal komme ich nicht mehr: Er ist gelöscht, oder ich darf ihn nicht sehen.
refused-discord = Discord antwortet gerade nicht. Nichts ist verloren; versuch es gleich noch einmal.
refused-busy = Gerade drücken sehr viele auf Knöpfe. Versuch es in ein paar Sekunden noch einmal.
refused-one-at-a-time = Eins nach dem anderen: Warte auf die Antwort auf deinen letzten Klick.
refused-store-away = Ich komme gerade nicht an meine Notizen. Was ich bestätigt habe, ist gespeichert; versuch es später noch einmal.
refused-mistake = Da ist bei mir etwas schiefgegangen. Am Tisch hat sich nichts geändert. (Code { $code })
refused-no-charges = In diesem Spiel gibt es nichts, was du jemandem vorwerfen könntest.
refused-no-proposals = In diesem Spiel gibt es nichts vorzuschlagen.
refused-no-showing = Karten zu zeigen gehört nicht zu diesem Spiel.
refused-options-conflict = Das verträgt sich nicht mit den anderen Optionen.

## Hinweise
which-title = Welchen Tisch meinst du{ $pages ->
    [1] ?
   *[other] ? (Seite { $page } von { $pages })
}
which-hand = Meine Karten zeigen von…
which-leave = Aussteigen bei…
which-close = Schließen…
kick-asked =
    Du möchtest { $who } wegschicken. { $count ->
        [one] Noch eine Person muss
       *[other] Noch { $count } Leute müssen
    } das auch wollen: `/table kick`. Kommt es dazu, können alle, die dafür waren, keinen besseren Platz mehr erreichen als den, auf dem sie dann sind.
kick-done = { $who } spielt hier nicht mehr mit.
stop-asked = { $count ->
    [one] Du möchtest die Partie beenden. Eine Stimme fehlt noch: **Partie beenden** am Tisch, oder `/table close`.
   *[other] Du möchtest die Partie beenden. { $count } Stimmen fehlen noch: **Partie beenden** am Tisch, oder `/table close`.
}
table-stopping = 🏳️ Die Partie hier beenden? Dafür: { $count } von { $most }. Wollen es alle, zählt sie für niemanden (`/table close`).
button-giveup = Partie beenden
ended-uncounted = Sie bleibt im Verlauf, zählt aber nicht für Siege und Wertung.
ended-void = Keine Runde ging zu Ende, darum hat die Partie kein Ergebnis.
ended-stands = Die Punkte bleiben, wie sie sind.
ended-few =
    { $count ->
        [0]
            { $alone ->
                [yes] Sonst spielt niemand weiter.
               *[no] Es sind zu wenige übrig.
            }
       *[other]
            { $alone ->
                [yes] Ausgestiegen: { $who }. Sonst spielt niemand weiter.
               *[no] Es sind zu wenige übrig. Ausgestiegen: { $who }.
            }
    }
ended-stale = Lange hat niemand gespielt.
ended-consent = { $people ->
    [1] Die Partie wurde hier beendet.
   *[other] Alle wollten hier aufhören.
}
ended-closed = { $who } hat die Partie geschlossen.
ended-server = Der Bot wurde vom Server entfernt.
ended-damaged = Der Tisch ließ sich nicht mehr lesen.
ended-unending = Mit der neuesten Regel würden Runden nie enden.
notice-lost-place = Ich komme nicht mehr in den Kanal des Tisches. Die Partie wartet; der Host kann sie mit `/table here` woanders weitergehen lassen.
notice-lost-server = Ich bin nicht mehr auf dem Server deines Tisches { $number }. Die Partie wartet; wer den Server verwaltet, kann mich wieder hinzufügen: <{ $link }>
notice-cannot-delete = Ich darf hier keine Nachrichten löschen, also bleibt stehen, was beim Schweigen geschrieben wird.
notice-closed = Der Tisch ist geschlossen.
notice-closed-damaged = Tisch #{ $number }, den ich nicht mehr lesen kann, ist geschlossen.
notice-table-here = Hier geht es am Tisch weiter.

## Lektionen
lesson-title = ### 🎒 { $game } · Lektion { $number } von { $count }
lesson-right = ✅ { $why }
lesson-aside = 🤔 Das ginge auch, aber gefragt ist hier etwas anderes. Lies noch einmal und versuch es wieder.
lesson-keys = -# Oder tippe: { $hidden ->
    [yes] ||{ $commands }||
   *[no] { $commands }
}
lesson-which =
    ### 🎒 Spielend lernen
    Kurze Situationen mit echten Karten. Du kannst jederzeit aufhören und später mit `/rules` weitermachen.
pick-learn = Welches Spiel?
lesson-offer = Noch nie { $game } gespielt? In ein paar Minuten kannst du es.
button-learn = Zeig's mir
button-learn-again = Noch einmal
button-learn-other = Ein anderes Spiel
button-skip = Lektion überspringen
lesson-finished-title = ### 🎒 { $game } · geschafft!
lesson-finished = Jetzt weißt du genug, um dich zu anderen zu setzen. Mach als Nächstes auf einem Server einen Tisch auf (`/open`): Deine Leute drücken auf **Mitspielen**, und auf die leeren Plätze kommen Computer. *Warum?* bei deinen Karten sagt dir die Regel, wann immer du dich wunderst.
button-now = Jetzt spielen
now-terms = { $first ->
    [yes] Deine erste Runde
   *[no] { $game }
} · gegen { $count } Computer · nichts zählt
now-left = { $some ->
    [yes] Du hattest noch { $cards }.{ " " }
   *[no] { "" }
}{ $who }
button-another-round = Noch eine Runde
button-with-friends = Mit anderen spielen
refused-no-lesson = Es ist keine Lektion offen. Beginne eine mit `/rules`.
refused-not-in-lesson = Das geht in einer Lektion nicht.
lesson-follow-tell = Dein Ziel: Werd alle Karten los. Leg eine, die in Farbe oder Wert zur obersten passt.
lesson-follow-right = Gleicher Wert, also passt sie: Farbe oder Wert genügt.
lesson-anywhere-tell = { $card } passt weder in Farbe noch im Wert, geht aber auf alles. Leg sie.
lesson-anywhere-right = { $card } geht auf alles: Heb dir so eine Karte auf, bis sonst nichts passt.
lesson-together-tell = Karten mit gleichem Wert darfst du zusammen legen, wenn die erste passt. Leg { $cards } auf einmal.
lesson-together-right = { $cards } in einem Zug: So wird die Hand schnell leer.
lesson-draw-tell = Keine deiner Karten passt. Zieh eine; passt die, leg sie gleich.
lesson-draw-right = Gezogen und gelegt. Passt sie nicht, drückst du **{ button-pass }**.
lesson-debt-tell = Oben liegt eine Sieben: Du müsstest ziehen. Kontere mit { $card }, dann zieht die nächste Person für beide Siebenen.
lesson-debt-right = Die Karten summieren sich und wandern weiter, bis jemand nicht kontern kann.
lesson-call-tell = Mit einem Buben wünschst du dir die nächste Farbe. Leg { $card } und wünsch dir, wovon du am meisten hast: Pik.
lesson-call-right = Jetzt muss Pik kommen. Gut für dich!
lesson-skip-tell = Bei { $card } setzt die nächste Person aus. Leg sie.
lesson-skip-right = Ausgesetzt! Weiter geht es mit der Person danach.
lesson-reverse-tell = { $card } dreht die Richtung um: Dran ist, wer vor dir war. Leg sie.
lesson-reverse-right = Jetzt geht es andersherum.
lesson-previous-tell = { $card } trifft die Person vor dir: Sie zieht. Praktisch gegen jemanden, der fast fertig ist. Leg sie.
lesson-previous-right = Getroffen! Bis zum Ende dauert es jetzt wieder länger.
lesson-mau-tell = Nur noch eine Karte? Dann sag es! Leg { $card } und drück **{ $word }**
lesson-mau-right = Rechtzeitig gesagt. { $needed ->
    [yes] Vergisst du es, darfst du die letzte Karte im nächsten Zug nicht legen.
   *[no] Vergisst du es, musst du vielleicht ziehen.
}
lesson-accuse-tell = { $seat } hat nur noch eine Karte und hat sie nicht angesagt („{ $words }“). Drück **{ button-accuse }** und wähl { $seat }.
lesson-accuse-right = Gut aufgepasst: Das kostet Karten. Behalt die anderen im Auge.
lesson-card-tell = Leg { $card }: { $does }.
lesson-card-right = { $card }: { $does }.
lesson-round-tell = Jetzt eine kurze Runde gegen Computer. Was besondere Karten tun, steht in ihren Knöpfen. Werd alle los!
lesson-round-right = Eine ganze Runde, von Anfang bis Ende!
lesson-silence-tell = Oben liegt ein König: **Schweigen**, bis der nächste kommt, sagt niemand ein Wort. Leg { $card }, dann hast du nur noch eine: **klopf** zweimal.
lesson-silence-right = Zweimal in zehn Sekunden geklopft zählt als „Mau-Mau“. Lachen ist immer erlaubt.
lesson-voador-jump-tell = Du bist nicht dran, hast aber genau die gleiche Karte wie die oberste: { $card }. Drück schnell **{ button-jump }**: Du klaust den Zug und legst noch einmal.
lesson-voador-jump-right = Geklaut! Daher das „fliegende“ Mau-Mau: Sei schneller als die Person, die dran ist.
lesson-voador-twin-tell = Bist du dran, klaut der Zwilling der obersten Karte deinen eigenen Zug, oder er ist eine *Dobradinha*: Die nächste Person zieht zwei und spielt dann. Nimm die Dobradinha.
lesson-voador-twin-right = Zwei Karten für die nächste Person. Die Karte selbst wirkt nicht.
lesson-voador-joker-tell = Ein Joker geht auf alles. Leg { $card }: Fünf Karten für die nächste Person, oder sie kontert mit einem Joker.
lesson-voador-joker-right = Fünf Karten! Jetzt gilt die Karte unter dem Joker.
lesson-voador-secret-tell = Manche Tische spielen mit einer *Geheimkarte*: Alle sehen sie vor dem Austeilen einen Moment lang, und niemand darf sie nennen. Hier ist es { $card }, und du hast sie. Such sie bei **{ pick-attack }** aus und dann { $seat }.
lesson-voador-secret-right = Acht Karten! Nur mit der zweiten Geheimkarte hätte man zurückschlagen können.
lesson-vote-tell = Was der Bot nicht sieht und nicht hört, entscheidet der Tisch: Unten bei 🗳️ wird jemandem etwas vorgeworfen. Nehmen wir an, es stimmt: Drück **{ button-yes }**.
lesson-vote-right = Der Tisch ist sich einig, und das kostet Karten. Mit `/table complain` bringst du selbst etwas vor.
lesson-amm-lock-tell = Eine 2 ist *boi na linha*: Jetzt passt nur eine 2, bis noch eine gelegt wird. Du hast eine.
lesson-amm-lock-right = Die Sperre ist weg. Ohne Zwei hättest du eine Karte gezogen und gepasst.
lesson-amm-eights-tell = Mit einer 8 darfst du weitere Achten legen und eine Karte in der Farbe der letzten, alles auf einmal. Leg 8♧, 8♡ und 4♡ zusammen.
lesson-amm-eights-right = Drei Karten in einem Zug. Eine muss immer auf der Hand bleiben.
lesson-amm-pair-tell = Die oberste Karte wurde gerade gelegt, und du hast ihren Zwilling { $card }. Leg ihn: Die nächste Person zieht zwei.
lesson-amm-pair-right = Zwei Karten für die nächste Person. Das gilt nur direkt nach der ersten.
lesson-amm-left-tell = Bei 4♢ geben alle eine Karte verdeckt nach links weiter. Leg sie, und gib dann die Karte weg, die du am wenigsten magst: die Neun.
lesson-amm-left-right = Alle haben jetzt eine neue Karte, und nur du weißt, welche du weggegeben hast.
lesson-amm-round-tell = Jetzt eine kurze Runde gegen Computer. In diesem Spiel kostet ein Fehler Karten, und nichts verrät, welche passt. Werd deine los!
lesson-dig-tell = Von deinen Karten passt keine: Hier ziehst du, bis eine passt. Zieh und leg, was du findest.
lesson-dig-right = Eine gefunden. Die anderen behältst du.
lesson-wild-tell = Ein Bube geht auf fast alles, und du wünschst dir die nächste Farbe. Leg { $card } und wünsch dir, wovon du am meisten hast: Pik.
lesson-wild-right = Jetzt muss Pik kommen. Gut für dich!
lesson-shield-tell = Du müsstest ziehen. Eine 2 derselben Farbe ist ein Schild: Leg { $card }.
lesson-shield-right = Die 2 hält die Karten von dir fern.
lesson-again-tell = Nach einem Ass bist du noch einmal dran. Leg { $card } und danach noch eine Karte.
lesson-again-right = Zwei Karten in einem Zug.
lesson-ime-joker-tell = Ein Joker geht auf fast alles. Leg { $card }: Vier Karten für die nächste Person, oder sie kontert mit einer 2.
lesson-ime-joker-right = Vier Karten! Und nach einem Joker geht jede Karte.
lesson-ime-eat-tell = Du isst nebenbei? Drück **{ button-eat }**: Solange du isst, tauscht niemand den Platz mit dir, auch nicht mit 3♢ oder 3♡.
lesson-ime-eat-right = Du hast deinen Platz behalten, trotz 3♢. Drück **{ button-stop }**, wenn der Teller leer ist.
lesson-serbian-cover-tell = Ein Ass musst du gleich abdecken: mit seiner Farbe, einem anderen Ass oder einem Buben. Leg { $card } und deck es ab.
lesson-serbian-cover-right = Abgedeckt. Ein Ass ist nie die letzte Karte.
lesson-serbian-jump-tell = Du bist nicht dran, hast aber genau die gleiche Karte wie die oberste: { $card }. Drück schnell **{ button-jump-in }**. Sie wirkt ganz normal, und von dir aus geht es weiter.
lesson-serbian-jump-right = Du warst schneller. Nur mit einem Buben geht das nicht.
lesson-serbian-last-tell = Mit einer Karte sagst du **{ button-say-last-card }** Leg zuerst { $card }. (Ist die letzte ein Bube: **{ button-say-mau-mau }**)
lesson-serbian-last-right = Rechtzeitig gesagt, also sicher.
lesson-serbian-cut-tell = Vor dem Austeilen hebt jemand ab, diesmal du. Da liegt eine starke Karte, und du darfst sie zusätzlich behalten. Drück **{ button-keep }**.
lesson-serbian-cut-right = Eine Karte mehr als die anderen, aber eine gute. Die nächste war nicht stark, also beginnt mit ihr der Ablagestapel.
lesson-solitaire-follow-tell = Allein versuchst du, mit wenig Ziehen und wenigen Zügen fertig zu werden. Leg eine Karte, die in Farbe oder Wert zur obersten passt.
lesson-solitaire-alone-tell = Nach dir kommst du selbst dran! Leg { $card }, und du ziehst die drei Karten für die Sieben selbst. Leg sie und zieh.
lesson-solitaire-alone-right = Drei Karten mehr: Heb dir so etwas lieber auf, bis du kontern kannst.
lesson-solitaire-shield-tell = So ist es besser: Leg { $card } und kontere selbst mit der Zwei ihrer Farbe.
lesson-solitaire-round-tell = Jetzt ein kurzes Spiel für dich allein. Was besondere Karten tun, steht in ihren Knöpfen. Werd alle los!
lesson-zheng-lead-tell = Werd als Erstes alle Karten los. Von niedrig nach hoch: 3 4 5 … K A 2, Joker. Du spielst aus und darfst alles legen; fang niedrig an: { $card }.
lesson-zheng-lead-right = Die Farbe zählt nicht, nur der Wert. Die 2 ist hier hoch!
lesson-zheng-beat-tell = Da liegt eine einzelne Karte: Überbiete sie. Die niedrigste, die reicht, ist { $card }; heb den König auf.
lesson-zheng-beat-right = Etwas höher genügt, und die starken hebst du dir für später auf.
lesson-zheng-pass-tell = Keine deiner Karten überbietet ein Ass. Passe; in diesem Stich darfst du später noch mitspielen.
lesson-zheng-pass-right = Haben alle anderen nacheinander gepasst, spielt wieder aus, wer zuletzt gelegt hat.
lesson-zheng-pair-tell = Da liegt ein Paar. Nur ein höheres Paar überbietet es: Leg deins.
lesson-zheng-pair-right = Immer die gleiche Art mit gleich vielen Karten, nur höher.
lesson-zheng-sequence-tell = Da liegen drei in Folge: eine Straße. Die Farben dürfen gemischt sein. Überbiete sie mit einer höheren aus drei Karten.
lesson-zheng-sequence-right = Drei Karten auf einmal weg. Straßen dürfen auch länger sein.
lesson-zheng-multiple-tell = Du spielst aus. Drei oder mehr Paare in Folge sind eine Mehrfachstraße: Leg 4 4 5 5 6 6.
lesson-zheng-multiple-right = Sechs Karten auf einen Streich, und schwer zu überbieten.
lesson-zheng-wild-tell = Zweien und Joker können neben einer echten Karte als eine niedrigere zählen. Leg 10♧ mit 2♢: ein Zehnerpaar.
lesson-zheng-wild-right = Das Zehnerpaar überbietet die Neunen. Ein Paar echter Zehnen würde deines überbieten.
lesson-zheng-tribute-tell = In der letzten Runde hattest du den letzten Platz: Das kostet *Tribut*. Gib deine höchste Karte an die ersten Plätze ab: { $card }.
lesson-zheng-tribute-right = Dafür bekommst du eine Karte zurück, die niemand braucht. Auf Platz 1 nimmst du!
lesson-zheng-round-tell = Jetzt eine kurze Runde gegen Computer. Niedrige Karten und lange Kombinationen früh, hohe aufheben. Los!

## Bestenliste
leaders-title = ## Bestenliste von { $server }
prefer-all-games = alle Spiele
prefer-new-tables = Für neue Tische; der Host kann es ändern.
leaders-gone = nicht mehr auf dem Server
leaders-none = Noch hat niemand eine Runde zu Ende gespielt. Mach mit `/open` einen Tisch auf und setz dich an die Spitze!
leaders-none-yet = Für diese Liste hat noch niemand genug gespielt.
leaders-rating = **{ $rating }** · { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
}
leaders-wins = gewonnene Partien: **{ $matches_won }** von { $matches } · gewonnene Runden: { $won } von { $rounds }
leaders-placings = vor **{ $share } %** · { $medals }
leaders-points = **{ $mean }** je Runde · { $points } in { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}
leaders-provisional = { $who } – etwa { $rating }, vorläufig · { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
}
leaders-unrated = { $who } – noch ohne Wertungszahl
leaders-computers = **{ $won }** von { $matches } gewonnen
leaders-lacks-matches = { $who } – bisher { $done } von { $count } Partien
leaders-lacks-rounds = { $who } – bisher { $done } von { $count } Runden
leaders-about-rating = Eine Schätzung, wie gut jemand gegen Menschen spielt: am Anfang vorläufig, und ohne Partien sinkt sie langsam.
leaders-about-wins = Nur Partien gegen Menschen. Bei gleich vielen gewonnenen Partien und Runden wird der Platz geteilt.
leaders-about-placings = Wie viele der anderen Menschen hinter dir landen, sobald du { $count } Partien gespielt hast: 100 % heißt immer vorn, 0 % immer hinten.
leaders-about-points = Der Schnitt aller Runden gegen Menschen, sobald du { $count } Runden gespielt hast.
leaders-about-computers = Partien, in denen alle anderen Computer waren.
leaders-total = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} und { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
} insgesamt.
season-all = insgesamt
by-rating = Wertungszahl
by-wins = gewonnene Partien
by-placings = Platzierungen
by-points = Punkte je Runde
by-computers = gegen Computer
podium-title = ## 🏆 Podest: { $season }
podium-reckoned = -# Die Wertungszahlen wurden aus allen Ergebnissen neu berechnet, nach besseren Regeln. `/leaderboard` erklärt sie.

## Verlauf
history-title = ## Gespielte Partien · { $whose }
history-none = Noch ist keine Partie zu Ende gespielt.
history-open = Eine Partie noch einmal anschauen…
history-match = **#{ $number } { $game }** · { $when } · { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}
history-agreed = einvernehmlich beendet
history-decided = vorzeitig zu Ende
replay-title = ## Wiederholung: #{ $number } { $game }
replay-where = Runde { $round } · Zug { $move } von { $moves } der Partie
replay-house = ⏰ Die Zeit für { $who } war um: Der Bot hat gespielt.
replay-eyes = Aus wessen Sicht?
replay-eyes-table = Wie es alle gesehen haben
replay-eyes-open = Alle Karten offen
replay-eyes-seat = Wie { $who } es gesehen hat
replay-round = Zu einer Runde…
button-filmsend = Film in den Kanal
film-of = 🎬 Runde { $round }
film-described =
    Ein Film von einer Runde { $game } in { $count ->
        [one] 1 Bild
       *[other] { $count } Bildern
    }: Karten, Ziehstapel und Ablagestapel nach jedem Zug. Als Erstes ohne Karten: { $who }.
pile-title = **Wie lange jede Karte auf die darunter passte**
pile-kept = **{ $name }**: alle { $cards } Karten
pile-broken = **{ $name }**: { $first ->
    [one] nur die erste von { $cards } Karten
   *[other] die ersten { $first } von { $cards } Karten
}; dann { $card } auf { $below } · Zug { $move }{ $laid ->
    [yes] {" "}· { $who }
   *[no] {""}
}
pile-about = PSMM: Jede Karte auf dem Ablagestapel hat Farbe oder Wert der Karte darunter. PSMMe: ebenso, außer wo ein Bube, eine Acht oder ein Joker eine andere Karte erlaubt.
refused-no-film = Von dieser Runde gibt es keinen Film.
refused-film-failed = Der Film ließ sich diesmal nicht zeichnen. Versuch es noch einmal.
refused-film-busy = Gerade wird zu viel gezeichnet. Versuch es in einer Minute noch einmal.
export-script = 📄 Tischprotokoll
export-json = 📄 JSON
refused-no-match = Auf diesem Server gibt es keine gespielte Partie mit dieser Nummer.
refused-still-played = Diese Partie läuft noch; danach lässt sie sich noch einmal ansehen.
refused-no-replay = Von dieser Partie ist das Ergebnis erhalten, aber nicht der Verlauf.

## Hilfe
rules-title = ## { $game }

## Befehle
cmd-table = Dieser Tisch: einladen, Pause, abstimmen, aussteigen
cmd-table-show = Den Tisch unten im Kanal noch einmal zeigen
cmd-table-leave = Am Tisch aussteigen
cmd-table-close = Den Tisch schließen
cmd-table-kick = Jemanden vom Tisch wegschicken
cmd-table-here = Den Tisch in diesen Kanal holen
cmd-play = Dein Zug; oder tipp ihn: Kreuz 10, ziehen, mau, dazwischen
cmd-leaderboard = Wer hier vorn liegt; meine Bilanz und gespielte Partien
cmd-help = Hier geht's los
cmd-rules = Wie ein Spiel geht, und eine Lektion dazu
arg-card = Die Karte: 7♤, P7, „Pik 7“ oder „roter Joker“; mehrere mit Leerzeichen
arg-player = Wen du meinst
arg-game = Welches Spiel
vote-asked = Du hast es zur Abstimmung gestellt.
vote-cast = Deine Stimme ist gezählt.

## Die Regeln der Spiele, wie man sie am Tisch erzählt
rules-joker = Joker
rules-aim =
    🎯 **Ziel:** Werd als Erstes alle Karten los{ $pairs ->
        [yes] , du oder jemand aus deinem Team
       *[no] { "" }
    }.
rules-aim-alone = 🎯 **Ziel:** Werd alle Karten los. Jede gezogene Karte und jeder Zug kostet einen Punkt.
rules-alone = Vor und nach dir bist wieder du dran.
rules-deal =
    🎴 **Austeilen:** { $chosen ->
        [yes] bis zu{ " " }
       *[no] { "" }
    }{ $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    }{ $most ->
        [1] { "" }
       *[other] { " " }pro Person
    }, aus { $packs ->
        [one] einem Deck
       *[other] { $packs } Decks
    } mit { $size } Karten{ $from ->
        [all] { "" }
       *[other] , { $from } bis A
    }, { $jokers ->
        [one] je Deck ein Joker
        [many] je Deck { $joker_count } Joker
        [yes] je Deck zwei Joker
       *[no] ohne Joker
    }.{ $most ->
        [1] { "" }
       *[other]
            { " " }Es spielen { $same ->
                [yes] { $most }
               *[no] { $least } bis { $most }
            }, { $direction ->
                [clockwise] im Uhrzeigersinn
               *[counter] gegen den Uhrzeigersinn
            }.
    }
rules-begins =
    { $begins ->
        [draw_high] Vor dem Austeilen ziehen alle eine Karte: Die höchste fängt an (A ist niedrig).
        [host] Der Host fängt an.
        [winner] Wer die letzte Runde gewonnen hat, fängt an; in der ersten Runde, wer die höchste Karte zieht.
       *[dealer] Die Person nach der austeilenden fängt an. Ausgeteilt wird reihum.
    }
rules-follow = ▶️ **Du bist dran:** Leg eine Karte, die in Farbe oder Wert zur obersten passt{ $twin ->
    [yes] , aber nie genau die gleiche
   *[no] {""}
}.
does-Draw =
    { $lay_drawn ->
        [no]
            { $voluntary ->
                [yes] Passt keine, oder willst du nicht legen,
               *[no] Passt keine,
            } zieh eine Karte; dann ist dein Zug vorbei.
       *[yes]
            { $till_fits ->
                [yes]
                    Passt keine, zieh, bis eine passt{ $limit ->
                        [0] .
                       *[other] , höchstens { $limit }; passt dann noch keine, ist dein Zug vorbei.
                    }{ $voluntary ->
                        [yes] { " " }Du darfst auch ziehen, ohne zu müssen, und weiterziehen.
                       *[no] { "" }
                    }
               *[no]
                    { $voluntary ->
                        [yes] Passt keine, oder willst du nicht legen,
                       *[no] Passt keine,
                    } zieh eine Karte: { $must ->
                        [yes] passt sie, musst du sie legen
                       *[no] passt sie, darfst du sie legen
                    }; sonst ist dein Zug vorbei.
            }
    }
does-DrawAlways =
    Passt keine, oder willst du nicht legen, zieh eine Karte: Passt sie, darfst du sie legen, aber keine andere; oder passe.{ $seven_stops ->
        [yes]
            { " " }Musst du wegen einer 7 ziehen und ist die erste gezogene eine 7{ $queen_stops ->
                [yes] { " " }oder eine Q
               *[no] { "" }
            }, hörst du auf zu ziehen.
       *[no] { "" }
    }
does-DrawUntil =
    Passt keine, zieh, bis eine passt. Du darfst auch ziehen, ohne zu müssen, und weiterziehen.{ $limit ->
        [0] { "" }
       *[other] { " " }Nach { $limit } gezogenen ist dein Zug vorbei, und die oberste Karte wirkt nicht mehr.
    }
rules-debt = **Wenn du ziehen sollst:** Kontere (Farbe meist egal), oder zieh die Karten{ $after ->
    [over] { " " }und setz aus
    [lays] ; danach darfst du noch eine Karte legen, ziehst aber nicht noch mal
   *[on] { " " }und mach deinen Zug
}.
rules-used-up = Ist der Ziehstapel leer, wird neu gemischt.
rules-last-acts = Die letzte Karte wirkt; kontern geht nicht.
rules-opening =
    { $acts ->
        [yes] Zum Start wird eine Karte aufgedeckt. Sie wirkt wie von der austeilenden Person gelegt.
        [no] Zum Start wird eine Karte aufgedeckt. Sie wirkt nicht: Leg einfach, was dazu passt.
        [some] Zum Start wird eine Karte aufgedeckt. Nur diese wirken wie von der austeilenden Person gelegt: { $cards }.
        [own] Zum Start wird eine Karte aufgedeckt. Sie wirkt nur, wie es bei ihr unter „aufgedeckt“ steht.
       *[none] Keine Karte wird aufgedeckt: Wer anfängt, legt eine beliebige Karte.
    }
does-Declare = ☝️ **Letzte Karte:** Drück *{ $word }*, bevor { $any_act ->
    [yes] die nächste Person etwas tut
   *[no] die nächste Karte liegt
}{ $knock ->
    [yes] {" "}(beim Schweigen zweimal *{ button-knock }*)
   *[no] {""}
}.
does-LastCard = ☝️ **Letzte Karte:** Drück *{ $word }* (bei einem J *{ $second_word }*), bevor { $any_act ->
    [yes] die nächste Person etwas tut
   *[no] die nächste Karte liegt
}. Das falsche von beiden zählt wie vergessen.
does-Gesture = ☝️ **Letzte Karte:** Drück *{ $word }*, bevor { $any_act ->
    [yes] die nächste Person etwas tut
   *[no] die nächste Karte liegt
}.
does-Accuse = Vergisst du es und wirst erwischt (*{ button-accuse }*), ziehst du { $penalty }.{ $false_penalty ->
    [0] {""}
    [one] {" "}Falscher Alarm kostet 1 Karte.
   *[other] {" "}Falscher Alarm kostet { $false_penalty } Karten.
}
rules-forgotten = Vergisst du es, ziehst du { $cards }, sobald sie liegt.
rules-course-undeclared = Wirst du so fertig, ohne erwischt zu werden, zählen alle anderen Punkte doppelt.
rules-and = { $one }; { $more }
rules-card = **{ $cards }:** { $does }.
rules-adding = { $card } (macht { $twice }, { $thrice } …)
rules-adding-once = { $card } (macht { $sum })
rules-of-its-suit = { $rank } ihrer Farbe
goes-anywhere = geht auf alles
goes-anywhere-uncalled = geht auf alles außer auf eine gewünschte Farbe
goes-on-call = geht passend oder auf jede Wunschfarbe
goes-not-on-own = nie auf { $rank }
goes-over = danach gilt die Karte darunter
goes-aside = kommt aus dem Spiel
does-Skip = { $whom ->
    [beyond] die Person danach
   *[next] die nächste Person
} setzt aus
does-Reverse = die Richtung wechselt; zu zweit bist du noch mal dran
does-ReverseToBehind = die Richtung wechselt (zu zweit egal)
does-DrawDebt =
    { $whom ->
        [beyond] die Person danach
       *[next] die nächste Person
    } zieht { $cards }{ $answers ->
        [none] , Kontern geht nicht
       *[other] { " " }oder kontert mit { $answers }
    }
does-ThirdSix = als dritte in Folge: die nächste Person zieht { $cards } oder kontert mit { $answers }
does-NextDraws = { $whom ->
    [beyond] die Person danach
   *[next] die nächste Person
} zieht { $cards }{ $then ->
    [plays] {" "}und spielt
    [sits] {" "}und setzt aus
   *[other] {""}
}
does-PreviousDraws = die vorige Person zieht { $cards }
does-OthersDraw = alle anderen ziehen { $cards }
does-OthersDrawAtTheEnd = als letzte Karte: alle anderen ziehen { $cards }
does-PlayAgain = du bist noch mal dran
does-CallsSuit =
    wünsch dir eine Farbe{ $until ->
        [cards] { " " }für die nächsten { $call_cards } Karten
        [caller] { " " }für alle, bis du dran bist
       *[next] { " " }für die nächste Karte
    }{ $debt ->
        [yes] , auch fürs Kontern
       *[no] { "" }
    }
does-DealerTakesTurn = aufgedeckt: wer austeilt, fängt an
does-PassCards = alle geben verdeckt eine Karte nach links
does-Lock = *boi na linha* (Sperre): nur noch eine 2 geht und entsperrt; oder zieh eine, auch mit 2 auf der Hand: Leg sie, wenn sie eine 2 ist, oder passe
does-Silence =
    Schweigen, bis wieder so eine liegt, Lachen erlaubt; jede Nachricht kostet { $talk ->
        [one] 1 Karte
       *[other] { $talk } Karten
    }
does-Hecatombe = alle ziehen { $cards }, du auch
does-ChupaCabra = lass, wenn du willst, jemanden blind { $cards } deiner Karten nehmen, nie die letzte
does-Defence = kontert { $suited } der eigenen Farbe und jeden { $every }: niemand zieht; { $sevens ->
    [kill] ebenso bei Siebenen
    [chain] auf eine 7 der Farbe gehen die Strafkarten weiter (kontern: jede 2 oder 7 der Farbe)
   *[relay] auf eine 7 der Farbe gehen die Strafkarten weiter (kontern: jede 7 oder 2 der Farbe)
}
does-SwapSeats = tausch Platz, nicht Karten, mit der vorigen Person; dran ist, wer es sonst wäre
does-TakeAndPlay = { $alone ->
    [yes] eine blind gezogene Karte deiner Hand wird gelegt: Die geht auf alles und wirkt
   *[no] nie, wenn die nächste Person *Mau-Mau* gesagt hat; leg eine Karte, die du ihr blind ziehst: Die geht auf alles und wirkt
}
rules-never-last = Nicht als letzte Karte: { $cards }.
does-StealOwn = **Zwilling** (genau die gleiche Karte wie die oberste), wenn du dran bist: Leg ihn ohne Wirkung (was zu ziehen war, entfällt) und spiel noch mal, oder leg ihn als Dobradinha. Ist etwas zu ziehen, darfst du mit ihm auch kontern.
does-Double = **Dobradinha:** Leg im eigenen Zug, auch wenn etwas zu ziehen ist, den Zwilling der obersten Karte, ohne Wirkung: Was zu ziehen war, entfällt; die nächste Person zieht { $cards } und spielt.
does-StealTurn = **Den Zug klauen:** Hast du den Zwilling der obersten Karte (kein Joker), leg ihn mit *{ button-jump }*, auch außer der Reihe, solange sie oben liegt. Er hat keine Wirkung, was zu ziehen war, entfällt, und du spielst noch mal.
does-Attack = **Geheimkarte:** vor dem Austeilen gezeigt, nie genannt. Leg sie auf alles als Angriff: Jemand zieht { $cards }, oder schlägt mit der anderen zurück: { $answer }. Falsche Karte, oder sie nennen, kostet { $wrong ->
    [one] 1 Karte
   *[other] { $wrong } Karten
}.
does-SecretLast = Fertig mit der Geheimkarte: Alle anderen ziehen { $cards }.
does-LayCards = **8:** Du darfst weitere Achten dazulegen und dann eine Karte in der Farbe der letzten. Eine Karte behältst du. Ist eine Farbe gewünscht, müssen alle diese Achten sie haben. Sind zwei einer Farbe dabei, zieht die nächste Person { $cards }.
does-LayCards-more = **Zwilling** der eben gelegten Karte: Die nächste Person zieht { $cards } und spielt.
does-DealerGoesOn = Wer eine 8 aufdeckt, darf Achten dazulegen.
does-DealerUsesJoker = Wer beim Austeilen einen Joker aufdeckt, nutzt ihn, als wäre er gelegt; darunter wird eine andere Karte aufgedeckt.
does-RussianRoulette = **Russisches Roulette:** Leg einen Joker verdeckt; eine Karte wird aufgedeckt und ab dir gezählt: Wer getroffen wird, zieht { $cards }.
does-PokerOnRun = **Poker:** Nach drei Karten einer Farbe in Folge dürfen alle 2 bis 5 Karten als Pokerhand legen; die beste lässt jemanden { $cards } ziehen.
does-LastJack = **Fertig mit J:** Alle anderen Punkte zählen doppelt; beim J♡ gehen vorher alle Karten weiter.
does-LastTwoOfClubs = **Fertig mit der 2♧:** Wähl, wessen Punkte doppelt zählen.
does-Claim = **Rückstoß:** Haben die { $cards } Karten für einen Joker einen Wert, eine Farbe oder vier Farben, ohne Joker, hol ihn dir: Wer den Joker gelegt hat, zieht { $answer }. Nur ihr beide seht die Karten.
does-Eat = *{ button-eat }*: Solange du isst, tauscht niemand den Platz mit dir.
does-AskCount = *{ button-ask }* Das darfst du einmal im Zug fragen; antworten muss niemand.
does-Show = Eine Karte zeigen kostet { $penalty ->
    [one] 1 Karte
   *[other] { $penalty } Karten
}.
does-SaysNothing = **ROM:** Niemand sagt ein Wort; jede Nachricht kostet { $silence_penalty ->
    [one] 1 Karte
   *[other] { $silence_penalty } Karten
}.
does-Look = Vor dem Ende des Austeilens hinsehen kostet { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
rules-misplay = **Fehler:** Eine falsche Karte, oder eine außer der Reihe, kommt zurück und kostet { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, einmal je Runde.{ $hints ->
        [yes] { " " }Was geht, ist markiert.
       *[no] { " " }Was geht, ist nicht markiert.
    }
rules-course-cut = **Abheben:** Wer vor der austeilenden Person sitzt, hebt ab und darf eine starke Karte, die dabei auftaucht, zusätzlich behalten, bis zu drei nacheinander. Stark: { $cards }.
rules-course-cyclic = **Cíclico:** Fertigwerden zählt 1; alle ziehen auf { $hand }, und es geht weiter.
rules-course-pairs = **Paare:** Sie sitzen sich gegenüber und zählen ihre Punkte zusammen; es spielen vier oder sechs.
rules-course-shuffles = **Mini:** Nach { $number } Mal Mischen endet die Runde; { $alone ->
        [yes] mit Karten auf der Hand ist sie verloren.
       *[no] wer die wenigsten Karten hat, gewinnt.
    }
rules-course-minutes = **Mini:** Nach { $number } Minuten endet die Runde; { $alone ->
        [yes] mit Karten auf der Hand ist sie verloren.
       *[no] wer die wenigsten Karten hat, gewinnt. Ein Zug darf höchstens ein Zehntel der restlichen Zeit dauern; eine Minute hast du aber immer.
    }
rules-points = 🏁 **Punkte:** Übrige Karten zählen { $values }{ $winner ->
    [0] {""}
   *[other] ; wer gewinnt, bekommt { $winner }
}.
rules-value = { $points } für { $cards }
rules-values = { $values }; alle anderen ihre Zahl
rules-points-each = 🏁 **Punkte:** { $each } je übrige Karte.
rules-points-won = 🏁 **Punkte:** { $winner } je gewonnene Runde.
rules-points-twice = Fertig mit { $cards }: Die Punkte aller anderen zählen doppelt.
rules-end =
    Die Partie endet, wenn jemand { $beyond ->
        [yes] mehr als { $target } Punkte
       *[no] { $target } Punkte oder mehr
    } hat; wer die { $lowest ->
        [yes] wenigsten
       *[no] meisten
    } hat, gewinnt.
rules-coming =
    { $penalty ->
        [worst] Wer aussteigt und wiederkommt oder spät dazukommt, hat die schlechteste Punktzahl
       *[other] Aussteigen und wiederkommen kostet { $penalty } Punkte; wer spät dazukommt, hat die schlechteste Punktzahl
    }.{ $walkover ->
        [yes] { " " }Wollen alle, endet eine Runde.
       *[no] { "" }
    }
rules-best = Am besten mit { $least } bis { $most } Personen.
rules-changed = 🔧 **An diesem Tisch:** { $options }
rules-and-others = { $options } · +{ $count }
rules-letters = A Ass · J Bube · Q Dame · K König
rules-zheng-deal = 🎴 **Austeilen:** Alle { $cards } Karten eines Decks mit zwei Jokern werden einzeln verteilt; manche haben also eine mehr. { $teams ->
    [yes] Es spielen { $least } oder { $most } in zwei Teams
   *[no] Es spielen { $least } bis { $most }
}, gegen den Uhrzeigersinn.
rules-zheng-turn = ▶️ **Du bist dran:** Überbiete, was da liegt, mit der gleichen Art und gleich vielen Karten, nur höher; oder passe. Später darfst du wieder. Wer ausspielt, kann nicht passen.
rules-zheng-leads = Wenn alle anderen hintereinander passen, spielt aus, wer zuletzt gelegt hat; ist die Person fertig, die nächste. { $teams ->
    [yes] Vor der ersten Runde zieht aus jedem Team eine Person eine Karte: Die höhere fängt an.
   *[no] Wer anfängt, wird ausgelost.
} Die Runde dauert, bis nur noch eine Person Karten hat.
rules-zheng-order = Von unten nach oben: 3 4 5 6 7 8 9 10 J Q K A 2, { card-52 }, { card-53 }.
rules-zheng-single = **Einzelkarte:** Der höhere Wert gewinnt.
rules-zheng-set = **Gleiche:** zwei oder mehr Karten eines Werts. Zweien und Joker können neben einer echten Karte als eine niedrigere zählen. Der höhere Wert gewinnt; bei gleichem Wert die ohne sie. Die beiden Joker sind ein Paar über 2 2.
rules-zheng-sequence = **Straße** aus drei oder mehr, von 3 bis A. Joker zählen als jede Karte, Zweien { $twos ->
    [yes] nur als sie selbst über dem A
   *[no] gehen nicht
}. Eine Farbe schlägt gemischte, dann gewinnt der höhere Wert, dann die ohne Joker. Haben alle echten Karten eine Farbe, haben auch die Joker sie.
rules-zheng-multiple = **Mehrfachstraße:** drei oder mehr Werte in Folge, von 3 bis A, mit je zwei oder mehr Karten, von jedem gleich viele: 5 5 6 6 7 7. Zweien und Joker dürfen helfen, aber jeder Wert braucht eine echte Karte oder einen Joker. Sie schlägt eine mit gleich vielen Werten und gleich vielen von jedem: Der höhere Wert gewinnt, dann die ohne Zweien und Joker.{ $all ->
    [yes] {" "}Echte Zweien dürfen über das A.
   *[no] {""}
}
rules-zheng-tribute = **Tribut:** Nach dem nächsten Austeilen geben der letzte und der vorletzte Platz je ihre höchste Karte ab. Platz 1 und 2 nehmen je eine und geben je eine Karte zurück, von denen der vorletzte Platz zuerst nimmt. Platz 1 wählt vor Platz 2 und { $open ->
    [yes] sieht beide Karten
   *[no] wählt blind
}. { $teams ->
    [yes] Platz 3 teilt aus und spielt als Erstes; drei gegen drei Platz 5.
   *[no] Platz 3 teilt aus und spielt als Erstes. Zu dritt zahlt nur der letzte Platz, und zwar an den ersten, und Platz 2 teilt aus und spielt als Erstes.
}
rules-zheng-scores = 🏁 **Punkte:** { $teams ->
    [yes] drei gegen drei: 3 für das Team von Platz 1, 2 für das von Platz 2, 2 für das ohne den letzten Platz. Platz 1 und 2 in einem Team: 10 mit Platz 3, { $fifth } mit Platz 4 oder 5, 5 mit dem letzten. Zwei gegen zwei: { $first } und { $second }, zusammengezählt. Teams sitzen abwechselnd{ $drawn ->
        [yes] , ausgelost
       *[no] {""}
    }
   *[no] { $first } für Platz 1, { $second } für Platz 2
}.
rules-zheng-end =
    Die Partie endet bei { $teams ->
        [yes] { $target } Punkten (drei gegen drei { $threes })
       *[no] { $target } Punkten
    }; die meisten gewinnen, bei Gleichstand folgt noch eine Runde.
rules-options = ⚙️ **{ $game }: die Optionen** (▸ an diesem Tisch geändert)
rules-example = Beispiel
rules-example-title = 👀 **{ $game }: ein Beispiel**
rules-example-hand = **{ $who }**, deine Karten: { $cards }
rules-example-not = ❌ jetzt nicht: { $cards }
rules-words = Wörter
rules-which-word = Zeig mir die Regel zu…
rules-which-option = Was macht eine Option?…
rules-learn = Spielend lernen
rules-all = Alle Regeln
rules-nothing = Mehr steckt nicht dahinter.
rules-id = Regel { $rule }
button-why = Warum?

## Wörter, die nur kennt, wer spielt; jedes steht fett, wo es erklärt wird
term-twin = **Zwilling:** genau die gleiche Karte in Farbe und Wert, aus einem anderen Deck.
term-answer = **Kontern:** eine Karte legen, statt zu ziehen: Dann zieht die nächste Person, oder niemand.
term-call = **Wunsch:** sagen, welche Farbe als Nächstes kommen muss, egal was oben liegt.
term-arm = **Züge im Voraus:** Karten, die du wählst, bevor du dran bist; der Bot legt sie für dich oder wirft sie dazwischen (*{ button-arm }*).
term-dobradinha = **Dobradinha:** brasilianisch für ein Doppel: die gleiche Karte auf sich selbst.
term-boi = **Boi na linha:** „Ochse auf den Schienen“: Nichts geht durch, bis noch eine Zwei liegt.
term-silence = **Schweigen:** Niemand sagt oder schreibt ein Wort; Lachen, Gesten und Knöpfe sind frei.
term-accuse = **Erwischt:** Jemand hat gemerkt, dass du deine letzte Karte nicht angesagt hast.
term-secret = **Geheimkarte:** Alle haben sie kurz gesehen, niemand darf sie nennen.
term-rebound = **Rückstoß:** Was für einen Joker gezogen wurde, schlägt auf die Person zurück, die ihn gelegt hat.
term-mistake = **Fehler:** eine Karte legen, die nicht geht; an diesem Tisch kostet dich das Karten.
term-strong = **Starke Karte:** eine, die etwas bewirkt und mehr zählt.
term-cover = **Abdecken:** noch eine Karte auf die eigene legen.
term-rom = **ROM:** Read Only Mau-Mau: Gesten und Knöpfe, aber kein Wort.
term-trick = **Stich:** alles vom Ausspielen, bis alle anderen gepasst haben.
term-wild = **Platzhalter:** eine Karte, die als eine zählt, die du nicht hast.
term-tribute = **Tribut:** die Karten, die die letzten Plätze einer Runde den ersten vor der nächsten geben.

## Regeln, die kein Spiel von selbst erzählt
rule-COM-3 = Ist nichts mehr zu ziehen, wird der Ablagestapel gemischt; hilft auch das nicht, dann passe.
rule-COM-7 = Mitspielen kann, wer einen Platz hat, und jedes Spiel hat nur eine bestimmte Zahl davon.
rule-COM-9 = Sieht der Bot etwas nicht, stimmen die anderen am Tisch darüber ab, eins nach dem anderen, solange eine Runde läuft.
rule-COM-20 = Aufgeben: Schlag mit `/table propose` vor, die Runde mit dem jetzigen Stand zu beenden. Sind alle anderen einverstanden, gewinnt niemand, und alle Karten zählen, wie sie sind.
rule-AMM-54 = Der Chupacabra ist der schwarze Joker: Ohne Joker im Spiel gibt es ihn nicht.
rule-AMM-56 = Wer dieses Spiel aufgeschrieben hat, rät davon ab, Joker und *boi na linha* zusammen zu spielen.
rule-AMM-21 = Sobald die Zielpunktzahl erreicht ist, ist die Partie vorbei.
rule-AMM-40 = Steigst du aus, kannst du zwischen zwei Runden zurückkommen; das kostet Punkte.
rule-AMM-41 = Kommst du später, fängst du mit der nächsten Runde an, mit dem schlechtesten Stand am Tisch.
rule-AMM-42 = Bist du nicht da, spielt der Computer für dich, bis du auf *{ button-back }* drückst.
rule-SRB-1 = Mit einem einzigen Deck hat keine Karte einen Zwilling, also kann niemand etwas dazwischenwerfen.
rule-SRB-12 = Eine Dame, die die Richtung wechselt, kann nicht auch wie eine Sieben wirken.
rule-IME-41 = Spicken, Karten verstecken und Absprachen gegen jemanden sind nicht erlaubt; der Tisch stimmt darüber ab.
rule-IME-50 = Wenn Fertigwerden die Runde nicht beendet, zählt nur das Fertigwerden.
rule-IME-55 = Paare brauchen vier oder sechs am Tisch, und eine Runde, die endet, wenn jemand von ihnen fertig ist.
rule-ZSY-1 = Teams brauchen vier oder sechs am Tisch, auf jeder Seite gleich viele.

## Mau-Mau solo
solitaire-new = Irgendein Spiel
solitaire-daily = Spiel des Tages
solitaire-board = Bestenliste
solitaire-done = 🏁 Fertig! Gezogen { $drawn } + Züge { $turns } = **{ $total }**. Je weniger, desto besser.
solitaire-stuck = Nichts passt mehr, und zu ziehen gibt es auch nichts: Das hier ist verloren. Nächstes Mal klappt's!
solitaire-title = ## Spiel des Tages · { $date }
solitaire-line = { $place }\. { $who } – **{ $points }** aus gezogenen Karten und Zügen
solitaire-nobody = Noch hat es niemand geschafft. Versuch es mit `/daily`.
solitaire-nobody-did = Niemand hat es geschafft.
solitaire-given-up = -# Versucht und nicht geschafft: { $who }{ $more ->
    [0] {""}
    [one] {" "}und noch jemand
   *[other] {" "}und { $more } weitere
 }
refused-daily-played = Das Spiel des Tages hast du heute schon gespielt. Das nächste kommt um Mitternacht (UTC).
why-needs-pairs = Teams brauchen vier oder sechs am Tisch, auf jeder Seite gleich viele.
arg-rule = Gegen welche Regel
arg-proposal = Was du vorschlägst
charge-VOA-15 = laut geredet beim Schweigen
charge-VOA-21 = Hinweis auf die Geheimkarte
charge-AMM-55 = laut geredet beim Schweigen
charge-IME-40 = eine Karte gezeigt
charge-IME-41 = gespickt, Karten versteckt oder sich abgesprochen
proposal-IME-50 = die Partie jetzt zu beenden
proposal-COM-20 = diese Runde aufzugeben

## Über diesen Bot, und was er aufhebt
privacy-title = ## Was ich speichere
privacy-you = - **Über dich:** deine Discord-ID, deinen Namen, wie du auf Servern heißt und ob du sie verlassen hast, deine Sprache, den Kanal unserer Direktnachrichten und wann du zuletzt an einen Tisch eingeladen wurdest.
privacy-choices = - **Was du einstellst:** Einstellungen, Urlaub, wie weit du in einer Lektion bist, deine Versuche am Spiel des Tages und deine Antworten zum Rätsel des Tages.
privacy-games = - **Über Spiele:** wer wo sitzt, jede gelegte und gezogene Karte, die Punkte und die Startwerte der Karten, damit alle nachprüfen können, dass niemand die Karten ausgesucht hat.
privacy-accounts = - **Was sich daraus ergibt:** Siege, Punkte, Wertungen, deine Lieblingskarte, Glück und Fehler, gegen wen du wie oft gespielt hast und wer vorn lag.
privacy-attendance = - **Zuverlässigkeit:** welche Partien du zu Ende gespielt hast und wie lange du in jeder Runde meist für eine Antwort gebraucht hast. Alle, die mit dir an einem offenen Tisch sitzen, sehen es ungefähr.
privacy-written = - **Spiele, die du entwirfst:** deinen Entwurf, und welche Spiele eines Servers du zuletzt gespeichert hast.
privacy-decisions = - **Entscheidungen:** was du über Tische und Leute entschieden hast und was über dich entschieden wurde, 90 Tage lang; dass du eine Partie beendet oder für nichtig erklärt hast; und wer dich auf einem Server nicht mitspielen lässt, bis dich jemand wieder lässt.
privacy-words = - **Nicht, was du schreibst.** Beim Schweigen sehe ich nur nach, ob geredet wurde, und merke mir nur das.
privacy-forever = - **Wie lange:** solange ich hier laufe.
privacy-days = - **Wie lange:** Karten und Züge eines beendeten Tisches { $days ->
    [one] einen Tag
   *[other] { $days } Tage
}; danach seine Ergebnisse, seine Startwerte und ein Protokoll der Züge.
privacy-servers =
    - **Server:** Wirft mich ein Server hinaus, wird nach { $days } Tagen alles über ihn gelöscht, außer ich bin bis dahin zurück.
    - **Wer es sieht:** Wer mit dir spielt, sieht das Spiel, und wer mich betreibt, kann meine Datenbank lesen. Sonst bekommt niemand etwas davon.
    - **Löschen:** Du steigst an deinen Tischen aus. Dein Name wird überall zu „someone“, deine ID verschwindet; die Ergebnisse der anderen bleiben. Nachrichten, die schon auf Discord stehen, bleiben dort.
privacy-export = Meine Daten herunterladen
privacy-erase = Meine Daten löschen…
privacy-exported = Das ist alles, was ich über dich gespeichert habe.
privacy-ask =
    ## Alles über dich löschen?
    { $tables ->
        [0] Du sitzt an keinem Tisch.
        [one] Du steigst an deinem Tisch aus.
       *[other] Du steigst an deinen { $tables } Tischen aus.
    } Deine Punkte, Siege und Einstellungen sind dann weg, und niemand kann sie zurückholen. Was ich schon in Kanälen gepostet habe, bleibt dort, auch mit deinem Namen; wer dort Nachrichten verwaltet, kann es löschen.
privacy-sure = Endgültig löschen
privacy-erased = Alles über dich ist weg. Setzt du dich wieder an einen Tisch, fangen wir von vorn an.
refused-not-yours = Das betrifft jemand anderen. `/me` zeigt, was dir gehört.
refused-sat-down = Du hast dich inzwischen an einen Tisch gesetzt, darum wurde nicht alles gelöscht. Versuch es noch einmal.
about-body =
    ## maumau { $version }
    Läuft seit { $since }; Discord antwortet in { $latency } ms.
    Offene Tische: { $here } auf diesem Server, { $all } insgesamt.
about-shards = Diesen Server bedienen die Shards { $shards }.
about-link = Mehr über mich: { $link }

## Wenn es länger dauern darf
cmd-table-host = Jemand anderen zum Host machen
cmd-table-invite = Jemanden an den Tisch einladen, oder alle anpingen, die einen suchen
cmd-table-pause = Um eine Pause bitten: Sie beginnt, sobald die meisten sie wollen
cmd-table-resume = Um das Ende der Pause bitten
cmd-games = Meine Tische, und Tische mit freien Plätzen
arg-invited = Wen du einlädst; ohne Namen pinge ich alle an, die mitspielen wollen
menu-challenge = Herausfordern
arg-challenged = Wen du herausforderst: Ich pinge die Person an und halte einen Platz frei
arg-pause = Wie lange
pause-1h = eine Stunde
pause-6h = 6 Stunden
pause-12h = 12 Stunden
pause-24h = ein Tag
pause-48h = zwei Tage
pause-72h = drei Tage
pause-7d = eine Woche
button-pause = Pause
button-resume = Weiter
button-calloff = Absagen: { $begin }
host-done = Host ist jetzt { $who }.
host-now = 👑 Du bist jetzt Host von **{ $game }**: { $link }
invite-done = Die Einladung ist unterwegs.
invite-whom = Wen möchtest du einladen?
invitation = { $called }: { $host } sucht Mitspielende. **{ $game }**, { $count } von { $most } am Tisch: { $link }
challenge = ⚔️ Herausforderung von { $host } an { $whom }! Wenn alle annehmen, geht es los.
challenge-awaited = { $ready ->
    [yes] Noch haben nicht alle geantwortet. Drückst du jetzt auf **Los geht's**, spielst du ohne sie.
   *[no] Noch haben nicht alle geantwortet.
}
lobby-again = 🔁 { $host } spielt noch eine Partie und hält einen Platz frei für { $whom }: **Annehmen** oder **Ablehnen**. Wenn alle annehmen, geht es sofort los.
challenge-declined = Diesmal nicht dabei: { $who }
challenge-over = Die Herausforderung ist vorbei: Nicht alle haben geantwortet.
declined = Alles klar, diesmal nicht. Dein Platz ist jetzt für andere frei.
pause-asked = { $count ->
    [one] Du bittest um eine Pause ({ $length }). Eine Stimme fehlt noch: **Pause** am Tisch, oder `/table pause`.
   *[other] Du bittest um eine Pause ({ $length }). { $count } Stimmen fehlen noch: **Pause** am Tisch, oder `/table pause`.
}
pause-begun = Der Tisch hat Pause, weiter geht es { $until }. Alle Uhren stehen.
pause-end-asked = { $count ->
    [one] Du bittest um das Ende der Pause. Eine Stimme fehlt noch: **Weiter** am Tisch, oder `/table resume`.
   *[other] Du bittest um das Ende der Pause. { $count } Stimmen fehlen noch: **Weiter** am Tisch, oder `/table resume`.
}
pause-over = Die Pause ist vorbei, die Uhren laufen wieder.
table-paused = ⏸️ **Pause:** Weiter geht es { $until }. Bis dahin spielt niemand, und alle Uhren stehen.
table-pausing = 🗳️ Pause machen ({ $length })? Dafür: { $count } von { $most } (`/table pause`).
table-unpausing = 🗳️ Die Pause beenden? Dafür: { $count } von { $most } (`/table resume`).
seat-holiday = 🏖️ Urlaub: { $begin } bis { $end }
refused-paused = Der Tisch hat Pause, weiter geht es { $until }. Früher geht es, wenn die meisten es wollen: `/table resume`.
refused-not-paused = Der Tisch hat keine Pause.
refused-pause-timed = Diese Runde läuft auf Zeit: Eine Pause gibt es erst, wenn sie vorbei ist.
refused-pause-used = Eine Partie kann hier insgesamt { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} Pause haben. Davon { $left ->
    [0] ist nichts mehr
    [one] ist noch eine Stunde
   *[other] sind noch { $left } Stunden
} übrig.
refused-not-invited = Diese Person kann ich nicht einladen: Sie sitzt schon hier, ist schon eingeladen, wurde weggeschickt oder sieht diesen Kanal nicht.
refused-called-already = Vor weniger als einer Stunde wurde schon gepingt. Einzeln, mit Namen, kannst du weiter einladen.
refused-no-role = Dieser Server hat noch keine Rolle gewählt, die ich für Mitspielende anpinge (`/settings`). Einzeln, mit Namen, kannst du einladen.
refused-yourself = Dich selbst kannst du nicht herausfordern. Wenn du allein spielen willst: `/daily`.
refused-no-challenge = Diese Person kann ich nicht herausfordern: Sie wurde vor weniger als einer Stunde angepingt, sieht diesen Kanal nicht oder kann an diesem Tisch nicht mitspielen. Bots spielen auch nicht mit. Versuch es später, oder bei anderen.
refused-not-challenged = Du bist hier nicht herausgefordert, oder du hast schon geantwortet. Drück auf **Mitspielen**, um dich dazuzusetzen.
refused-managers-only = Auf diesem Server machen nur die Leute Tische auf, die ihn verwalten. Frag einfach bei ihnen nach!
refused-away-dates = Aus { $written } werde ich nicht schlau. Schreib einen Tag als `2026-12-24`, `24.12.`, `24/12` (Tag zuerst), heute oder morgen.
refused-away-order = Der letzte Tag, { $end }, liegt vor dem ersten, { $begin }. Lass ihn weg, wenn es nur ein Tag ist.
refused-away-past = Diese Zeit ist schon vorbei.
refused-away-long = Urlaub muss innerhalb eines Jahres anfangen und dauert höchstens { $most } Tage.
refused-away-many = Du hast schon { $most } Mal Urlaub angekündigt. Sag erst einen ab: `/me`.
remind-mention = ⏰ { $who }, alle warten auf dich! Die Bedenkzeit endet { $until }.
games-title = ### { $count ->
    [0] Kein Tisch wartet auf dich
    [one] Du bist an 1 Tisch dran
   *[other] Du bist an { $count } Tischen dran
}
games-others-title = ### Andere sind dran
games-tab-mine = Meine
games-tab-free = Freie Plätze
tables-none = ### Keine freien Plätze hier
    Mach einen Tisch auf, und andere können mitspielen.
wish-any = Jedes Spiel
wish-none = Nicht mehr Bescheid sagen
wish-off = In Ordnung, über neue Tische hier sage ich dir nichts mehr.
wish-set = 📣 Ich schreibe dir, wenn auf diesem Server ein Tisch aufgemacht wird: **{ $game }**, { $pace }. Höchstens einmal am Tag.
wish-until = Bis { $until }; danach wähl in `/games` noch mal.
wish-pace = Wie schnell?
wish-pace-any = egal wie schnell
wish-pace-quick = schnell (Züge bis zu einer Stunde)
wish-pace-slow = über mehrere Tage
wish-told = 📣 In { $where } ist ein Tisch für **{ $game }** offen: { $link }
pick-wish = Neue Tische melden…
tables-line = **{ $game }** · { $who }
    -# { $pace } · { $begun ->
        [yes] du bist ab der nächsten Runde dabei
       *[no] aufgemacht { $since }
    } · [#{ $number }]({ $link })
games-none = ### Du sitzt an keinem Tisch
    Spiel an einem mit freien Plätzen mit oder mach einen auf: Andere drücken auf **{ button-join }**, Computer füllen den Rest.
games-yours = Du bist dran
games-debt = { $count } ziehen oder antworten
games-called = gewünscht: { $suit }
games-top = oben: { $top }
games-others = Warten auf { $who }
games-between = Zwischen zwei Runden.
games-match = **Deine Partie:** Drück bis { $until } auf **{ button-event-here }**.
games-match-waits = Du bist da; wir warten bis { $until } auf { $who }.
games-challenge = ⚔️ { $who } fordert dich heraus.
games-lobby = Noch nicht begonnen: { $count } von { $most } am Tisch.
games-paused = ⏸️ Pause; weiter geht es { $until }.
games-alone = Nur du.
away-title = ## Urlaub
away-first = Der erste Tag
away-last = Der letzte Tag
away-written = 2026-12-24, 24.12., heute, morgen
away-days = { $begin } bis { $end }
away-line = - 🏖️ { $days }
away-told = { $count ->
    [0] In dieser Zeit stehen deine Uhren.
    [one] In dieser Zeit stehen deine Uhren. Ein Tisch weiß Bescheid.
   *[other] In dieser Zeit stehen deine Uhren. { $count } Tische wissen Bescheid.
}
away-limit = -# Auf { $server } stehen die Uhren höchstens { $days } Tage im Monat. Deine stehen: { $counted }.
away-none = Urlaub hält deine Uhren an und sagt allen deinen Tischen Bescheid. Ab heute:
away-over = Willkommen zurück: Deine Uhren laufen wieder.
away-stays = Urlaub, der noch nicht begonnen hat, bleibt, bis du ihn absagst:
away-called-off = Dein Urlaub ist abgesagt.
away-not-at-all = gar nicht
prefer-person-reminders = Wie ich dich erinnere
prefer-person-reminders-dm = per Direktnachricht
prefer-person-reminders-mention = durch Erwähnung am Tisch
prefer-person-quiet = Ruhezeit
prefer-person-zone = Zeitzone
prefer-person-zone-about = Für alle Zeiten hier und die Tage von *{ button-away }*. Nicht dabei? `/me zone:` findet sie nach Stadt oder Land.
prefer-person-digest = Feste Zeiten
prefer-person-digest-about = Bis zu vier Uhrzeiten: Dann kommt eine Nachricht mit allen Tischen, die auf dich warten. Dazwischen pinge ich dich nur an, wenn deine Zeit fast um ist.
prefer-person-digest-off = Bei jedem Zug anpingen
next-is-you = ⏭ Gleich bist du dran: **{ $game }** [#{ $number }]({ $link })
prefer-person-work = Arbeitszeit, Montag bis Freitag
prefer-person-days = Ruhetage
digest-title = ### ☀️ { $count ->
    [one] 1 Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
digest-why = Um { $hours }, wie du es in `/me` gewählt hast
button-next = Nacheinander spielen
button-next-table = Nächster Tisch
button-play = Spielen
arg-zone = Deine Zeitzone: Tipp eine Stadt oder ein Land
refused-zone = Ich weiß nicht, welche Zeitzone { $written } ist. Tipp die nächste große Stadt oder dein Land, und wähl aus der Liste.
prefer-server-opening = Tische aufmachen
prefer-server-opening-about = Wer hier Tische aufmachen darf.
prefer-everyone = alle
prefer-managers = wer den Server verwaltet
prefer-server-holidays = Urlaub
prefer-server-holidays-about = An so vielen Tagen im Monat können die Uhren einer Person für Urlaub stehen. Gilt für Partien, die ab jetzt beginnen.
prefer-server-pauses = Pausen
prefer-server-pauses-about = So viele Tage Pause darf eine Partie insgesamt haben. Gilt für Partien, die ab jetzt beginnen.
prefer-server-role = Mitspielende gesucht
prefer-server-role-about = Die Rolle, die `/table invite` anpingt.

## Statistik
stats-title = ## { $who } · { $game }
stats-none = Hier ist noch nichts zu Ende gespielt.
stats-rating = Wertungszahl: **{ $rating }**
stats-unrated = Wertungszahl: noch keine; dafür zählen Partien von mindestens zwei Runden gegen andere Menschen
stats-computers = gegen Computer: { $won } von { $matches } gewonnen
stats-no-people = noch keine Partie gegen andere Leute; hier zählen nur Partien mit Menschen auf mehr als einer Seite
stats-provisional = Wertungszahl: etwa { $rating }, vorläufig (wenige Partien oder wenige verschiedene Leute)
stats-streak = Partien in Folge gewonnen: { $now } · längste Serie: **{ $best }**
stats-play = ⚖️ Zuletzt ({ $rounds } Runden): { $mistakes } Fehler pro Runde (±{ $mistakes_error }), { $gave } % (±{ $gave_error }) verschenkt; Glück { $sign }{ $luck } % pro Runde (±{ $luck_error })
stats-play-then = -# { $months ->
    [12] Vor einem Jahr
    [6] Vor einem halben Jahr
   *[other] Vor drei Monaten
}: { $mistakes } Fehler pro Runde (±{ $error })
stats-card = 💚 Lieblingskarte: { $card } ({ $count ->
    [one] einmal
   *[other] { $count }-mal
} gelegt)
stats-debt = 📥 meiste Strafkarten auf einmal: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
stats-silence = 🤫 Schweigen gebrochen: { $count ->
    [one] einmal
   *[other] { $count }-mal
}
stats-beats = ⬆️ am häufigsten vor { $who } ({ $ahead } : { $behind })
stats-bows = ⬇️ am häufigsten hinter { $who } ({ $ahead } : { $behind })
stats-chart = Die Wertungszahl nach jeder der letzten { $count } Partien

## Was ein Server für seine Tische wählt
prefer-server-game = Spiel eines neuen Tischs
prefer-server-places = Wo Tische stehen dürfen
prefer-server-places-all = Überall
prefer-server-seasons = Kanal für das Podest
prefer-server-seasons-about = Wo ich poste, wer am besten war, wenn ein Monat um ist. Ohne Auswahl: nirgends.
prefer-nowhere = nirgends
prefer-server-daily = Kanal für die Bestenliste des Tages
prefer-server-daily-about = Wo ich poste, wie das Spiel des Tages (Mau-Mau solo) ausging, sobald der Tag (UTC) um ist. Ohne Auswahl: nirgends.
refused-not-here = In diesem Kanal gibt es keine Tische; mach einen hier auf: { $where }

## Vorlagen
arg-preset = Optionen, die dieser Server unter einem Namen gespeichert hat
button-save = Als Vorlage
button-drop = Löschen
button-previous = Zurück
pick-preset = Eine Vorlage ansehen…
presets-about = **Vorlagen**
    -# Gespeicherte Optionen für `/open`. *{ button-save }* bei den Optionen deines Tisches legt eine an.
preset-title =
    ## { $preset }
    { $game }
preset-name = Der Name
preset-name-about = Heißt schon eine Vorlage so, wird sie ersetzt.
preset-saved = Gespeichert als **{ $preset }**: `/open` bietet die Vorlage auf diesem Server an, `/settings` zeigt sie.
refused-no-preset = Dieser Server hat keine Vorlage „{ $preset }“.
refused-preset-name = Eine Vorlage braucht einen Namen, den man sieht.
refused-preset-game = „{ $preset }“ ist eine Vorlage für ein anderes Spiel. Lass das Spiel weg oder die Vorlage.
refused-preset-option = „{ $preset }“ geht nicht mehr: Die Option *{ $option }* ist seit dem Speichern anders. Wer den Server verwaltet, kann die Vorlage neu speichern.
refused-preset-rules = „{ $preset }“ geht nicht mehr: Die Regeln sind seit dem Speichern anders. Wer den Server verwaltet, kann die Vorlage neu speichern.
refused-presets-full = Es gibt schon { $most } Vorlagen, mehr geht nicht. Lösch zuerst eine: `/settings`.

## Chancen
button-analyse = Rückblick
tab-chances = Chancen
tab-luck = Glück
tab-moves = Züge
tab-fair = Fair?
tab-numbers = Zahlen
look-chances = Runde { $round } · wer hätte gewinnen können?
look-luck = Runde { $round } · Glück und Fehler
look-moves = Runde { $round } · { $move ->
    [0] ausgeteilt
   *[other] Zug { $move } von { $moves }
}
look-fair = Runde { $round } · fair ausgeteilt?
look-counting = ⏳ Das wird gerade ausgerechnet. In ein, zwei Minuten steht es hier.
look-turning = Wendepunkt
look-luck-about = Der dünne Strich: wo der wahre Wert liegen kann. Welche Fehler andere gemacht haben, sehen nur sie selbst.
chart-chances = Chance, die Runde zu gewinnen
chart-deal = ausgeteilt
chart-move = Zug { $move }
chart-end = Ende
chart-luck = Wer hatte das Glück?
chart-unlucky = Pech
chart-lucky = Glück
analysis-decision = { $told }{ $house ->
    [yes] { " " }⏰ die Zeit war um
   *[no] { "" }
} · { $who } { $before } → { $after } %
analysis-about = { $alone ->
    [yes] Wie oft du von da an alle Karten loswirst.
   *[no] Wie oft jede Seite von da an gewinnt, mit allen Karten offen.
}
luck-words = **{ $who }** { $luck ->
    [good] hatte Glück
    [bad] hatte Pech
   *[even] weder Glück noch Pech
}{ $judged ->
    [yes] { $mistakes ->
        [0] , kein Fehler
        [one] , 1 Fehler
       *[other] , { $mistakes } Fehler
    }
   *[no] { "" }
}
luck-mine = 🍀 **{ $luck ->
    [good] Glück gehabt
    [bad] Pech gehabt
   *[even] Weder Glück noch Pech
}**{ $deal ->
    [none] .
   *[other] : Mit diesen Karten gewinnt man etwa { $deal } von 10 Runden{ $pile ->
            [good] ; der Ziehstapel war gut zu dir
            [bad] ; der Ziehstapel gab dir wenig
           *[even] { "" }
        }.
} { $mistakes ->
    [0] Du hast keinen Fehler gemacht.
    [one] Du hast einen Fehler gemacht.
   *[other] Du hast { $mistakes } Fehler gemacht.
}
luck-line = { $measure ->
    [points] ⚖️ { $who }: Glück { $luck } Punkte (±{ $error }; + ist gut){ $mistakes ->
        [0] { "" }
        [one] , ein Fehler, −{ $gave } Punkte (±{ $gave_error })
       *[other] , { $mistakes } Fehler, −{ $gave } Punkte (±{ $gave_error })
    }
   *[won] ⚖️ { $who }: Glück { $luck } % (±{ $error }){ $mistakes ->
        [0] { "" }
        [one] , ein Fehler, −{ $gave } % (±{ $gave_error })
       *[other] , { $mistakes } Fehler, −{ $gave } % (±{ $gave_error })
    }
}
luck-account = -# fairer Anteil { $par } % · eigene Züge { $own } % (±{ $own_error }) · Züge der anderen { $others } % (±{ $others_error }) · zusammen { $result } %
luck-mistake = ⚠️ Zug { $place } · { $done } · besser: { $better }
luck-about =
    Jeder Zug wird mit den anderen möglichen verglichen, bei vielen gedachten Verteilungen der Karten, die von diesem Platz aus alle gleich aussehen. Was ein Zug gegenüber einem durchschnittlichen gewinnt oder verliert, ist Können; der Rest ist Glück. Ein Fehler wird nur gezeigt, wenn neue Verteilungen ihn bestätigen. { $measure ->
        [places] In Prozent der anderen, die man hinter sich lässt.
        [points] In Punkten.
       *[other] In Prozent einer gewonnenen Runde.
    }
refused-analyses-off = Auf diesem Server werden keine Chancen ausgerechnet.
refused-analyses-busy = Gerade werden zu viele Runden ausgerechnet. Versuch es in ein paar Minuten noch einmal.
refused-analyses-used-up = Dieser Server hat seine { $most } Runden für heute verbraucht; die nächste geht { $when }. Was schon ausgerechnet ist, lässt sich immer ansehen.
refused-no-analysis = Die Chancen dieser Runde lassen sich nicht ausrechnen.
refused-analysis-failed = Die Chancen dieser Runde ließen sich diesmal nicht ausrechnen. Du kannst es { $when } noch einmal versuchen.
prefer-server-analyses = Chancen
prefer-server-analyses-about = Ob alle sehen können, wer in einer gespielten Runde welche Chance, wie viel Glück und wie viele Fehler hatte.

## The desk of a server
manage-page-tables = Tische jetzt
manage-page-matches = Fertige Partien
manage-page-deeds = Protokoll
manage-page-people = Wer nicht darf
manage-page-season = Die Saison
manage-no-tables = Kein Tisch ist offen.
manage-hidden = -# { $count ->
    [one] Dazu kommt eins aus einem Kanal, den du nicht siehst.
   *[other] Dazu kommen { $count } aus Kanälen, die du nicht siehst.
}
manage-table = **[#{ $number } { $game }]({ $link })**
manage-lobby = noch nicht begonnen · { $count } von { $most } Plätzen · aufgemacht { $since } von { $who }
manage-waits = Runde { $round } · wartet auf **{ $who }**, gefragt { $since }
manage-choose = Eines ansehen…
manage-about-open = Schließen beendet die Partie mit dem jetzigen Stand; sie zählt nicht für Siege und Wertung.
manage-about-match = Eine ungültige Partie bleibt im Verlauf und zählt für nichts: keine Punkte, keine Siege, keine Wertung. Am Tisch wird es gesagt, und du kannst es zurücknehmen.
manage-about-void = Diese Partie ist ungültig: Sie zählt für nichts. Du kannst das zurücknehmen.
button-desk-void = Ungültig machen
button-desk-restore = Wieder zählen
button-desk-season = Saison neu starten
manage-why-about = Alle am Tisch lesen es. Du kannst es leer lassen.
refused-voided-already = Diese Partie hat kein Ergebnis, das ungültig werden könnte, oder sie ist schon ungültig.
refused-not-voided = Diese Partie ist nicht ungültig.
refused-kept-out = Du kannst auf diesem Server { $ends ->
    [yes] bis { $until } nicht mitspielen
   *[no] nicht mitspielen
}. Entschieden von: { $who }. Mehr sagt `/me`.
refused-roles-only = Auf diesem Server dürfen nur einige Rollen Tische aufmachen. Frag die Leute, die ihn verwalten!
refused-rights-only = Nur wer in Discord die Berechtigung **Server verwalten** hat, entscheidet, wer was darf.
manage-audit-about = Was hier in den letzten 90 Tagen entschieden wurde. Geht es um dich, siehst du es auch mit `/me`.
manage-concerned = Was hier in den letzten 90 Tagen entschieden wurde und dich betrifft: deine Tische, dich und den ganzen Server.
manage-audit-empty = Es wurde nichts entschieden.
audit-closed-lobby = { $table }: vor Beginn geschlossen von { $by }
audit-closed-closed = { $table }: geschlossen von { $by }
audit-closed-consent = { $table }: alle wollten aufhören
audit-closed-few = { $table }: zu Ende, weil zu wenige übrig waren
audit-closed-stale = { $table }: zu Ende, weil lange niemand gespielt hat
audit-closed-server = { $table }: geschlossen, weil der Bot vom Server entfernt wurde
audit-closed-damaged = { $table }: geschlossen, weil der Tisch nicht mehr lesbar war
audit-closed-unending = { $table }: zu Ende, weil mit der neuesten Regel Runden nie enden würden
audit-sent = { $table }: { $whom } weggeschickt von { $by }
audit-sent-voted = { $table }: { $whom } vom Tisch weggestimmt
audit-voided = { $table }: für ungültig erklärt von { $by }{ $reason ->
    [yes] : { $detail }
   *[no] {""}
}
audit-restored = { $table }: zählt wieder, durch { $by }
audit-kept-out = { $whom } darf hier { $days ->
    [0] nicht mehr
    [one] einen Tag nicht
   *[other] { $days } Tage nicht
} mitspielen, entschieden von { $by }
audit-let-in = { $whom } darf hier wieder mitspielen, entschieden von { $by }
audit-season = die Saison { $season } neu gestartet von { $by }
audit-set = Einstellung geändert von { $by } · { $setting }
manage-nobody-out = Alle dürfen hier mitspielen.
manage-keep-out = Jemanden hier nicht mitspielen lassen…
manage-let-in = Jemanden wieder mitspielen lassen…
manage-out = { $whom } darf hier { $ends ->
    [yes] bis { $until } nicht
   *[no] nicht mehr
} mitspielen (entschieden von { $by })
manage-how-long =
    Wie lange soll { $whom } hier nicht mitspielen? { $count ->
        [0] Zurzeit an keinem Tisch.
        [one] Diese Person verlässt ihren jetzigen Tisch und bekommt den Platz, auf dem sie dann ist. Spielst du dort selbst mit, bleibt sie in der Partie.
       *[other] Diese Person verlässt ihre { $count } jetzigen Tische und bekommt überall den Platz, auf dem sie dann ist. Wo du selbst mitspielst, bleibt sie in der Partie.
    }
manage-for-good = Für immer
manage-sure = Ja, neu starten
manage-season = Eine Saison ist ein Monat (UTC): **{ $season }**.
manage-restarted = Sie wurde am { $when } neu gestartet: Es zählt nur, was seitdem zu Ende ging.
manage-season-about = Startest du sie neu, ist ihre Bestenliste leer, und alle fangen von vorn an. Die Bestenliste insgesamt und die Monate davor bleiben, wie sie sind.
manage-season-sure = Alles aus dieser Saison zählt dann nicht mehr für ihre Bestenliste, und das lässt sich nicht rückgängig machen. Mit `/me` können alle sehen, wer es war.
judged-voided = 🎲 { $by }{ $plays ->
    [yes] {" "}(spielt an diesem Tisch)
   *[no] {""}
} hat die Partie #{ $number } ({ $game }) für ungültig erklärt: Sie bleibt im Verlauf und zählt für nichts.
judged-restored = 🎲 { $by }{ $plays ->
    [yes] {" "}(spielt an diesem Tisch)
   *[no] {""}
} hat das zurückgenommen: Die Partie #{ $number } ({ $game }) zählt wieder.
judged-reason = > { $why }
history-voided = ungültig, durch { $who }
ended-closed-playing = { $who } spielt an diesem Tisch mit und hat die Partie geschlossen.
ended-small = Dieser Server zählt solche Partien nicht: Sie bleibt im Verlauf, zählt aber nicht für Siege und Wertung.
prefer-page-rights = Wer darf
prefer-page-counting = Was zählt
prefer-roles = einige Rollen
prefer-server-openers = Rollen, die Tische aufmachen
prefer-server-openers-about = Welche Rollen Tische aufmachen dürfen, wenn es nur einige dürfen.
prefer-no-role = keine
prefer-server-hosts = Rollen, die Host jedes Tisches sind
prefer-server-hosts-about = Sie dürfen Tische schließen, Leute wegschicken und einen anderen Host bestimmen, auch an Tischen, an denen sie nicht mitspielen.
prefer-server-managers = Rollen, die verwalten
prefer-server-managers-about = Sie können `/settings` und diese Einstellungen nutzen wie alle, die den Server verwalten, außer dieser Seite.
prefer-server-counted_rounds = Runden
prefer-server-counted_rounds-about = So viele Runden braucht eine Partie mindestens, um für Siege und Wertung zu zählen. Diese Seite gilt für Partien, die ab jetzt beginnen.
prefer-server-counted_people = Leute
prefer-server-counted_people-about = So viele Leute braucht eine Partie mindestens, Computer nicht mitgezählt.
prefer-server-counted_computers = Computer
prefer-server-counted_computers-about = Ob eine Partie mit Computern zählt.
prefer-server-counted_games = Spiele
prefer-server-counted_games-about = Welche Spiele zählen. Ohne Auswahl: alle.
manage-about-early = Keine Runde ist vorbei, darum bleibt beim Schließen kein Ergebnis.
manage-audit-title = ## 🗂️ Entscheidungen auf diesem Server
arrival-hello =
    ## 🃏 Mau-Mau ist da
    Karten mit deinen Leuten: jetzt eine ganze Runde, oder eine Karte am Tag. Deine Karten kommen als Direktnachricht.
arrival-lacks = ⚠️ Mir fehlen Berechtigungen, darum geht manches nicht: { $permissions }. Wer den Server verwaltet, kann sie meiner Rolle geben.
arrival-deaf = 🙉 Ich kann keine Nachrichten lesen, weil der *Message Content Intent* nicht eingeschaltet ist. Beim Schweigen kann ich darum Lachen nicht von Reden unterscheiden; alles andere geht.
arrival-settings = In { $server } habe ich keinen Kanal gefunden, in dem ich schreiben darf, darum sage ich es dir. Mit `/settings` wählst du dort die Kanäle, die Sprache und wer Tische aufmachen darf.
permission-read_messages = Kanäle ansehen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-create_public_threads = Öffentliche Threads erstellen
permission-embed_links = Links einbetten
permission-read_message_history = Nachrichtenverlauf anzeigen
permission-external_emojis = Externe Emojis verwenden

## Time banks, and who finishes matches
option-time_bank = Zeitpolster für die Partie
option-company = Nur wer neun von zehn Partien zu Ende spielt
table-bank = ⏳ Noch im Zeitpolster: { $left }
bank-left = { $who } { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
refused-newcomers = Dieser Tisch ist für alle, die neun von zehn Partien zu Ende spielen, dazu höchstens { $most } Neue. Diese Plätze sind vergeben: Versuch einen Tisch, der allen offensteht.
refused-unfinished = Dieser Tisch ist für alle, die neun von zehn Partien zu Ende spielen. Du hast hier { $finished } deiner letzten { $begun } zu Ende gespielt. { $count ->
    [one] Spiel noch eine an einem Tisch für alle zu Ende, dann geht es.
   *[other] Spiel noch { $count } an Tischen für alle zu Ende, dann geht es.
}
button-who = Wer sitzt hier?
who-title = ### Wer hier sitzt
    -# Das sieht nur, wer hier sitzt. Es geht um Partien auf diesem Server mit mindestens zwei Leuten.
who-line = - **{ $who }** · { $finishes } · { $answers } · { $seen }
who-new = - **{ $who }** · 🌱 neu hier
finishes-share = spielt { $tenths ->
    [10] jede Partie
   *[other] { $tenths } von 10 Partien
} zu Ende
answers-minutes = antwortet innerhalb von Minuten
answers-hour = antwortet innerhalb einer Stunde
answers-hours = antwortet innerhalb einiger Stunden
answers-day = antwortet innerhalb eines Tages
answers-days = braucht Tage für eine Antwort
seen-day = hat heute gespielt
seen-week = hat diese Woche gespielt
seen-month = hat diesen Monat gespielt
seen-longer = hat über einen Monat nicht gespielt
me-reliable = ### 🤝 Auf diesem Server
    Du hast **{ $finished } deiner letzten { $begun }** Partien zu Ende gespielt. Alle an deinem Tisch können das sehen, und: *{ $answers }*.
me-new = ### 🤝 Auf diesem Server
    Du bist neu hier: Nach { $count ->
    [one] einer weiteren Partie
   *[other] { $count } weiteren Partien
} können alle an deinem Tisch sehen, wie viele du zu Ende spielst und wie schnell du antwortest.
me-back-up = { $count ->
    [one] Spiel noch eine zu Ende, dann sind es wieder neun von zehn.
   *[other] Spiel noch { $count } zu Ende, dann sind es wieder neun von zehn.
}
me-not-counted = -# Ruhezeiten, Urlaub und Pausen zählen gegen niemanden, und auch nicht, wenn der Tisch jemanden wegschickt.
explained-time_bank = Extrazeit für die ganze Partie, wenn ein Zug länger dauert als seine Bedenkzeit. Ist beides verbraucht, macht der Bot für dich den harmlosesten Zug.
explained-company = Mitspielen kann nur, wer auf diesem Server mindestens neun von zehn Partien zu Ende gespielt hat, dazu zwei Neue zugleich. Pausen, Urlaub und Ruhezeit zählen gegen niemanden.


## Games that a server has written down
game-own = ein Spiel dieses Servers
intro-own = Ein Spiel, das Leute hier selbst gemacht haben. *Regeln* erklärt, wie es geht.
arg-file = Eine TOML-Datei mit einem Spiel
games-own-title = ## Spiele dieses Servers
games-own-none = Noch keine. Entwirf eines mit Knöpfen, oder lies eines aus einer Datei ein: `/workshop file`.
games-own-line = **{ $game }** · Fassung { $version } vom { $when } · { $who }
games-which = Ein Spiel ansehen
button-glist = Spiele vom Server
button-gedit = Ändern
button-gfile = Als Datei holen
button-gnew = Neues Spiel
game-delete-sure = **{ $game }** löschen? Tische, die es spielen, gehen weiter. Neue macht niemand mehr damit auf.
game-taken-in = ✅ Eingelesen. Mach einen Tisch damit auf: `/open`.
game-saved = ✅ Gespeichert. Mach einen Tisch damit auf: `/open`.
game-file = **{ $game }** als Datei. Ein anderer Server liest es mit `/workshop file` ein.
refused-no-game = Dieser Server hat kein Spiel „{ $game }“, oder nicht mehr. `/workshop list` zeigt, was es gibt.
refused-games-full = Es gibt schon { $most } Spiele, mehr geht nicht. Lösch zuerst eines: `/workshop list`.
refused-game-taken = Ein Spiel namens „{ $game }“ gibt es schon. Gib deinem einen anderen Namen.
refused-game-overtaken = Jemand anderes hat „{ $game }“ gespeichert, während du daran gearbeitet hast; deines würde das überschreiben. Nichts von dir ist verloren: Gib deinem Spiel einen anderen Namen und speichere es daneben.
refused-no-draft = Du entwirfst hier gerade kein Spiel. Fang mit `/workshop new` oder `/workshop edit` an. Ein Entwurf bleibt eine Woche.
refused-nothing-to-undo = Es gibt nichts mehr rückgängig zu machen.
refused-file-which = Nenn ein Spiel, um es als Datei zu bekommen, oder häng eine Datei an, um ein Spiel einzulesen.
refused-file-too-long = Diese Datei ist zu groß für ein Spiel: höchstens { $most } kB.
refused-file-no-text = Diese Datei ist kein Text. Ein Spiel ist eine TOML-Datei in UTF-8, wie `/workshop file` sie gibt.
refused-writers-only = Auf diesem Server dürfen nur einige Rollen Spiele entwerfen. Frag die Leute, die ihn verwalten!
refused-writing-managers = Auf diesem Server entwerfen nur die Leute Spiele, die ihn verwalten: `/settings`, *Rechte*. Frag einfach bei ihnen nach!
prefer-server-writing = Spiele entwerfen
prefer-server-writing-about = Wer für diesen Server Spiele entwerfen darf (`/workshop`).
prefer-server-writers = Rollen, die Spiele entwerfen
prefer-server-writers-about = Welche Rollen Spiele entwerfen dürfen, wenn es nur einige dürfen.
own-wrong = Dieses Spiel lässt sich noch nicht spielen:
and-more = … und { $count } weitere.
own-wrong-near = Meintest du { $near }?
own-wrong-known = Hier möglich: { $known }
own-wrong-too-long = der Text ist länger als { $given } Zeichen.
own-wrong-unreadable = das ist kein TOML ({ $given }).
own-wrong-newer = eine neuere Version dieses Bots hat es geschrieben (Format { $given }).
own-wrong-title = „{ $given }“ geht hier nicht: zu lang, oder mit unsichtbaren Zeichen.
own-wrong-unknown = „{ $given }“ gibt es nicht.
own-wrong-missing = das fehlt noch.
own-wrong-kind = das kann nicht „{ $given }“ sein.
own-wrong-word = „{ $given }“ ist nicht ein einziges Wort aus Buchstaben, Ziffern, _ und -, mit einem Buchstaben vorn.
own-wrong-range = { $given } ist zu klein oder zu groß.
own-wrong-too-many = es sind mehr als { $given }.
own-wrong-unread = die Option „{ $given }“ wird nirgends benutzt.
own-wrong-seats = „{ $given }“ braucht eine kleinste und eine größte Zahl von Personen.
own-wrong-pack = für einen vollen Tisch reichen die Karten nicht ({ $given }).
own-wrong-never = niemand könnte je { $given } legen.
own-wrong-calls = { $given } verlangt zweierlei zugleich.
own-wrong-contradiction = „{ $given }“ geht nicht zusammen.
own-wrong-absent = im Deck fehlt { $given }.
own-wrong-without-effect = das bewirkt nichts: Dazu gehört „{ $given }“.
refused-game-number = Gib eine Zahl von { $low } bis { $high } ein.
refused-game-points = Schreib es so: `J = 20, Q K = 10`, mit Zahlen von { $low } bis { $high }.
refused-game-by-seats = Schreib es so: `3 = 6, 5 = 5`, hinter der Zahl der Personen Zahlen von { $low } bis { $high }.
# games that are written down
told-Demanded = **{ $seat }** verlangt { $number ->
    [1] A
    [11] J
    [12] Q
    [13] K
   *[other] { $number }
}
told-CardNamed = Die Karte zählt als { $card }
told-HandsSwapped = 🔀 **{ $seat }** und **{ $other }** tauschen die Karten
told-HandLookedAt = 👀 **{ $seat }** sieht sich die Karten von **{ $other }** an
told-RulesChanged = ✏️ **{ $seat }** macht eine Regel
told-CardGiven = 🤲 **{ $seat }** gibt **{ $other }** eine Karte
told-NamedNext = 👉 **{ $seat }** lässt **{ $other }** weiterspielen
told-GaveUp = 🏳️ **{ $seat }** gibt die Runde auf
told-Disturbed = 📣 **{ $seat }** sagt es, ohne etwas anzusagen zu haben: Was andere angesagt haben, gilt nicht mehr
told-HandsChanged = 🤲 Alle bekommen andere Karten
told-HandSizeChosen = **{ $seat }** teilt je { $number } Karten aus
told-MayNotEndSo = Mit dieser Karte wird niemand fertig
told-SecondWordMissed = **{ $seat }** vergisst das zweite Wort
told-OutOfRound = **{ $seat }** scheidet aus dieser Runde aus
told-CameBackIn = ↩️ **{ $seat }** muss weiterspielen
told-DealtFewer = **{ $seat }** bekommt { $number } Karten und spielt weiter
hand-cover = { $can ->
    [play] Leg noch eine Karte
    [play-draw] Leg noch eine Karte, oder zieh
    [play-pass] Leg noch eine Karte, oder passe
    [draw] Darauf kommt noch eine Karte: Du kannst nur ziehen
    [pass] Darauf kommt noch eine Karte: Du kannst nur passen
    [draw-pass] Darauf kommt noch eine Karte: Du kannst nur ziehen oder passen
   *[other] Leg noch eine Karte, oder zieh oder passe
}
hand-announce = { $needed ->
    [yes]
        { $count ->
            [one] Letzte Karte: Sag es an!
           *[other] Noch { $count } Karten: Sag es an!
        }
        Sag es vor deinem nächsten Zug, sonst darfst du sie dann nicht legen.
   *[no] { $cost ->
        [0] { $count ->
            [one] Letzte Karte: Sag es an!
           *[other] Noch { $count } Karten: Sag es an!
        }
       *[other]
            { $count ->
                [one] Letzte Karte: Sag es an!
               *[other] Noch { $count } Karten: Sag es an!
            }
            Sag es vor dem nächsten Zug. Vergisst du es und wirst erwischt, ziehst du { $cost }.
    }
}
hand-announce-silent = { $cost ->
    [0] Letzte Karte: Klopf zweimal!
   *[other]
        Letzte Karte: Klopf zweimal!
        Klopf vor dem nächsten Zug. Vergisst du es und wirst erwischt, ziehst du { $cost }.
}
hand-say = ❗ Sag vor deiner letzten Karte: *{ $word }*
why-must-cover = Leg erst noch eine Karte auf { $top }.
why-does-not-cover = Auf { $top } kommt jetzt noch eine Karte, aber nicht { $card }.
why-demand-stands = { $card } ist keine der verlangten Karten.
why-misses-turn = Du setzt diesmal aus: Passe, oder leg eine Karte, die kontert.
hand-give-card =
    Such eine Karte aus, die du weggibst
    Nur wer sie bekommt, sieht sie.
table-give-card = ▸ **{ $who }** sucht gerade eine Karte zum Weggeben aus
table-cover = ▸ **{ $who }** ist noch mal dran
hand-stand = { $can ->
    [pass] Du setzt aus
   *[other] Du setzt aus, außer du legst eine Karte, die kontert
}
table-stand = ▸ **{ $who }** muss kontern oder aussetzen
hand-demand = Welchen Wert verlangst du?
table-demand = ▸ **{ $who }** sucht gerade den Wert aus, der verlangt wird
hand-names =
    Als welche Karte zählt sie?
    Erst der Wert, dann die Farbe.
table-names = ▸ **{ $who }** sucht gerade eine Karte aus
hand-hand-size = Wie viele Karten bekommen alle?
table-hand-size = ▸ **{ $who }** überlegt, wie viele Karten es gibt
hand-may-move-hands = Sollen die Karten wechseln?
table-may-move-hands = ▸ **{ $who }** überlegt, ob die Karten wechseln
why-declared-late = Deine letzte Karte hast du nicht angesagt, bevor du dran warst: Jetzt darfst du sie nicht legen.
why-declare-first = Sag erst deine letzte Karte an; dann darfst du sie legen.
why-first-word = Sag erst „{ $words }“.
why-has-paid = Du hast gezogen, was du musstest; mehr ziehst du in diesem Zug nicht.
table-mark-suspended = 💤 Keine Karte wirkt, bis wieder eine Karte auf ihren Zwilling gelegt wird.
table-mark-demand = ❗ Es geht nur, was verlangt ist.
result-why-rounded = gerundet { $points }
result-why-twice-shuffled = verdoppelt: neu gemischt { $points }
result-why-taken = von den anderen { $points }
result-why-last-card = beendet mit { $card } { $points }
result-why-twice-card = verdoppelt: beendet mit { $card } { $points }
result-why-dropped = ausgeschieden
result-why-exactly = genau: zurück auf null { $points }
result-why-place = Platz { $points }
result-why-gave-up = aufgegeben { $points }
result-why-life = ein Leben weniger
does-EndDebt = die Strafkarten entfallen
does-PassDebt =
    die Strafkarten gehen weiter{ $answered_by_none ->
        [yes] , Kontern geht nicht
       *[no] { " " }(kontern: { $answered_by })
    }
does-ScaleDebt =
    die Strafkarten werden { $by ->
        [half] halbiert
       *[double] verdoppelt
    } und gehen weiter{ $answered_by_none ->
        [yes] , Kontern geht nicht
       *[no] { " " }(kontern: { $answered_by })
    }
does-PreviousOwes =
    die vorige Person zieht { $cards }{ $answers ->
        [none] , Kontern geht nicht
       *[other] { " " }oder kontert mit { $answers }
    }
does-PicksWhoDraws = jemand deiner Wahl zieht { $cards }
does-SkipDebt =
    { $whom ->
        [beyond] die Person danach
       *[next] die nächste Person
    } setzt aus{ $answered_by_none ->
        [yes] { "" }
       *[no] { " " }oder kontert mit { $answered_by }
    }{ $adds ->
        [yes] { " " }(zählt zusammen)
       *[no] { "" }
    }
does-SkipRow = für jede Karte ihres Werts in Folge setzt eine Person aus
does-SomebodyDraws = { $who ->
    [self] du ziehst { $cards }
    [previous] die Person vor dir zieht { $cards }
    [fewest] wer von den anderen am wenigsten Karten hat, zieht { $cards }
    [most] wer von den anderen am meisten Karten hat, zieht { $cards }
   *[second] die übernächste Person zieht { $cards }
}
does-SomebodyMisses = { $who ->
    [self] du setzt
    [previous] die Person vor dir setzt
    [fewest] wer von den anderen am wenigsten Karten hat, setzt
    [most] wer von den anderen am meisten Karten hat, setzt
   *[second] die übernächste Person setzt
} { $turns ->
    [one] einmal aus
   *[other] { $turns }-mal aus
}
does-ChooseNext = du sagst, wer als Nächstes spielt
does-LayAgain =
    { $must ->
        [yes]
            leg { $several ->
                [yes] noch eine einzelne
               *[no] noch eine
            } Karte
       *[no]
            du darfst { $several ->
                [yes] noch eine einzelne
               *[no] noch eine
            } Karte legen
    }{ $on_it_any ->
        [yes] , die passt
       *[no] { " " }({ $on_it })
    }{ $draws ->
        [none] { "" }
        [one]
            { $voluntary ->
                [yes] , oder zieh eine
               *[no] ; geht keine, zieh eine
            }{ $lay_drawn ->
                [yes] { " " }(passt sie, darfst du sie legen)
               *[no] , die du behältst
            }
       *[until]
            { $voluntary ->
                [yes] , oder zieh, bis eine kommt, die geht, auch wenn du schon eine hast (du darfst sie behalten und weiterziehen)
               *[no] ; geht keine, zieh, bis eine geht
            }{ $lay_drawn ->
                [yes] { "" }
               *[no] , und behalte alle
            }
    }
does-LayMore = du darfst im selben Zug weitere Karten legen, so viele du willst ({ $on_it })
does-CallOtherSuit = wünsch dir eine andere Farbe als die der Karte
does-CallColour = wünsch dir Rot oder Schwarz
does-DemandRank =
    { $ranks_all ->
        [yes] du musst irgendeinen Wert verlangen
       *[no] du musst einen Wert verlangen ({ $ranks })
    }: alle legen ihn oder ziehen, bis er liegt oder du dran bist{ $answered_by_none ->
        [yes] { "" }
       *[no] ; auch: { $answered_by }
    }
does-NextCard = { $one_of_all ->
    [yes] { $follows ->
        [yes] die nächste Karte muss passen
       *[no] als Nächstes geht jede Karte
    }
   *[no] als Nächstes gehen nur: { $one_of }{ $follows ->
        [yes] , wenn sie passen
       *[no] {""}
    }
}
does-StandsFor = zählt als jede Karte, die du nennst
does-CopyBelow = wirkt wie die Karte darunter
does-Suspend = danach wirkt keine Karte mehr, bis das noch einmal passiert
does-SwapHands = { $may ->
    [yes] du darfst mit jemandem deiner Wahl alle Karten tauschen
   *[no] tausch alle Karten mit jemandem deiner Wahl
}
does-HandsMoveOn = { $may ->
    [yes] du darfst alle ihre ganze Hand an die nächste Person weitergeben lassen
   *[no] alle geben ihre ganze Hand an die nächste Person weiter
}
does-GatherAndDeal = { $may ->
    [yes] du darfst die Karten aller einsammeln und gleichmäßig neu austeilen
   *[no] die Karten aller werden eingesammelt und gleichmäßig neu ausgeteilt
}
does-GiveCard = { $may ->
    [yes] du darfst jemandem eine Karte geben, nicht die letzte
   *[no] gib jemandem eine Karte, nicht die letzte
}
does-LookAtHand = sieh dir jemandes Karten an
does-BringBack = ist die Person nach dir gerade fertig geworden, zieht sie { $cards } und spielt weiter
when-debt = statt zu ziehen gelegt: { $does }
when-no_debt = wenn niemand ziehen muss: { $does }
when-own_rank = auf den eigenen Wert: { $does }
when-own_suit = auf die eigene Farbe: { $does }
when-first_circle = bevor alle einmal dran waren: { $does }
when-two_play = zu zweit: { $does }
when-more_play = ab drei Personen: { $does }
when-twin = auf die gleiche Karte: { $does }
when-own_number = ist ihr Wert die Zahl deiner zuletzt bekommenen Karten: { $does }
when-row = als { $row }. ihres Werts in Folge: { $does }
when-last = als letzte Karte: { $does }
when-turned_up = aufgedeckt: { $does }
does-LayTogether = **Zusammen:** mehrere eines Werts{ $together_all ->
    [yes] { "" }
   *[no] { " " }({ $together })
}, die erste muss passen, gezogene nie; { $all_act ->
    [yes]
        alle wirken{ $skips ->
            [yes] { " " }nacheinander (nicht auf Aussetzende)
           *[no] { "" }
        }{ $calls ->
            [yes] ; nur die letzte wünscht
           *[no] { "" }
        }
   *[no] die letzte wirkt
}.
does-LayPairs = **Paare:** { $pairs } mit einer Karte der Farbe; auf einmal: { $together_all ->
    [yes] jeder Wert
   *[no] { $together }
}; die erste muss passen; { $all_act ->
    [yes]
        alle wirken{ $calls ->
            [yes] , nur die letzte wünscht
           *[no] { "" }
        }
   *[no] die letzte wirkt
}.
does-DeclareCards = ☝️ **Noch { $left } auf der Hand:** Drück *{ $word }*, bevor jemand legt.
does-DeclareTwice = ☝️ **Noch { $left } auf der Hand:** *{ $word }*, bevor jemand legt, *{ $second_word }* vor der letzten.
does-JumpIn = **Dazwischenwerfen:** *{ button-jump-in }* mit dem Zwilling der eben gelegten Karte, bevor jemand etwas tut; er wirkt{ $doubled_none ->
        [yes] { "" }
       *[no] , { $doubled } doppelt
    }, und bei dir geht es weiter.{ $never_none ->
        [yes] { "" }
       *[no] { " " }Mit { $never } geht es nicht.
    }{ $spared_none ->
        [yes] { "" }
       *[no] { " " }Setzt du wegen { $spared } aus, kannst du darauf nichts dazwischenwerfen.
    }
goes-then-any = darauf geht alles
goes-by-colour = auf { $rank } nur in Rot auf Rot, Schwarz auf Schwarz
rules-own-number = Auf alles geht der Wert, der der Zahl deiner zuletzt bekommenen Karten entspricht.
rules-opening-plain = Aufgedeckt wird, bis eine nichts macht.
rules-put-back = Wird zurückgelegt, wenn aufgedeckt: { $cards }.
rules-single-drawn = Ziehst du nur eine Strafkarte, darfst du genau diese legen.
rules-chosen-hand = Wer austeilt, sagt, wie viele: 1 bis { $number }.
rules-hand-of = Zu zweit { $two } Karten.
rules-hand-of-dealer = Wer austeilt, bekommt { $number } und legt die aufgedeckte Karte.
rules-who-dealer = { $who ->
    [winner] Als Nächstes teilt aus, wer gewonnen hat.
    [loser] Wer am meisten übrig hat, teilt aus.
   *[next] Reihum wird ausgeteilt.
}
rules-who-begins =
    { $who ->
        [dealer] Es beginnt, wer austeilt.
        [before] Es beginnt die Person vor der austeilenden.
        [winner] Es beginnt, wer zuletzt gewonnen hat.
        [loser] Es beginnt, wer zuletzt verloren hat.
       *[next] Es beginnt die Person nach der austeilenden.
    }
rules-more-packs = Ab { $number } Personen ein Deck mehr.
rules-packs-from = { $span ->
    [more] Ab { $seats } Personen
    [one] Mit { $seats } Personen
   *[some] Mit { $seats } bis { $last } Personen
} { $number } Decks.
rules-hand-from = { $span ->
    [more] Ab { $seats } Personen
    [one] Mit { $seats } Personen
   *[some] Mit { $seats } bis { $last } Personen
} je { $number } Karten.
rules-one-rank = Beim Legen zählen diese als ein Wert: { $cards }.
rules-call-cards = Eine gewünschte Farbe gilt für die nächsten { $number } Karten.
rules-then-another = Nach der gewünschten Farbe muss eine Karte irgendeiner anderen Farbe folgen.
rules-second-word = Wirst du ohne das zweite Wort fertig, ziehst du { $number } und spielst weiter.
rules-needed = Sagst du deine letzte Karte nicht an, bevor du wieder dran bist, darfst du sie in diesem Zug nicht legen.
rules-misses-turn = Vergisst du es, setzt du auch noch aus.
rules-not-with =
    Mit { $cards } kannst du nicht fertig werden: Versuchst du es, { $number ->
        [0] bleibst du ohne Karten in der Runde, ziehst in deinem nächsten Zug und darfst die gezogene legen
       *[other] ziehst du { $number }
    }.
rules-late = Ohne Karten bist du erst fertig, wenn du wieder dran bist (und bis dahin keine bekommst).
rules-too-many = Mit mehr als { $number } Karten scheidest du aus der Runde aus.
does-GiveUp =
    🏳️ Wenn du dran bist, darfst du die Runde aufgeben{ $price ->
        [0] : Dann hast du sie verloren
       *[other] : Das kostet { $price } Punkte, egal was du auf der Hand hast
    }.
rules-misplay-once = Beim zweiten Fehler in einer Runde scheidest du aus ihr aus.
rules-first-saves = Ist die erste Strafkarte, die du ziehst, eine zum Kontern, darfst du sie legen und ziehst den Rest nicht.
rules-disturbed = Sagt es jemand, der nichts anzusagen hat, gilt nicht mehr, was andere angesagt haben: Sie müssen es noch einmal sagen.
rules-plays-on = Die anderen spielen weiter, bis eine Person übrig ist.
rules-countdown = **Countdown:** Bist du fertig, bekommst du jedes Mal eine Karte weniger und spielst weiter; wirst du auch eine Hand mit nur einer Karte los, hast du gewonnen.
rules-rounded = Die Punkte einer Runde werden auf volle { $number } gerundet und sind mindestens { $number }.
rules-alone-points = Bleibt dir nur eine einzige Karte: { $values }.
rules-last-points = Fertig mit einer davon: { $values }.
rules-shuffled-twice = Die Runde zählt doppelt, wenn neu gemischt wurde.
rules-to-winner = Wer gewinnt, bekommt, was die anderen noch haben.
rules-to-loser = Punkte bekommt nur, wer die meisten hätte.
rules-stuck-fewest = Geht nichts mehr, bekommt die kleinste Hand die Differenz zu jeder anderen.
rules-exactly = Mit genau { $number } bist du wieder bei null.
rules-places = 🏁 **Punkte:** 0 für Platz 1, 1 für Platz 2, und so weiter.
rules-rounds = Es gibt so viele Runden wie Personen; wer die wenigsten Punkte hat, gewinnt.
rules-rounds-of = Rundenzahl: { $number }.
rules-out-above = Mit mehr als { $number } Punkten scheidest du aus; wer übrig bleibt, gewinnt die Partie.
rules-lives = ❤️ **Leben:** je { $number }. Wer am Ende einer Runde am meisten auf der Hand hat, verliert eins; ohne Leben scheidest du aus, und wer übrig bleibt, gewinnt die Partie.
rules-per-two = Die Partie endet zu zweit bei { $number } Punkten; jede weitere Person hebt das Ziel um die Hälfte davon.
rules-any-card = jede Karte
rules-every-card = Jede Karte
rules-any-but = Karten außer { $cards }
rules-its-suit = ihre Farbe
rules-no-card = nichts
term-demand = **Verlangen:** Nur die verlangten Karten dürfen gelegt werden.
option-after_debt = Nach dem Ziehen für Zwei oder Joker
option-second_word = Strafkarten: zweites Wort vergessen
option-comes_back = Herz-Sieben holt jemanden zurück
option-king_of_spades = Pik-König kostet vier
option-skipper = Was die nächste Person aussetzen lässt
option-plays_on = Die anderen spielen weiter
option-seven = Siebenen
option-eight = Achten kosten eine Karte und den Zug
option-together = Mehrere Karten eines Werts auf einmal
option-limit = Punkte, über denen du ausscheidest
option-specials = Damen, Asse und Zweien mit Wirkung
option-jack_again = Buben: noch einmal
option-countdown = Countdown
option-own_rank = Ein eigener Wert geht auf alles
value-over = der Zug ist vorbei
value-ten = Zehn
value-king = König
value-eight = Acht
value-places = Plätze
value-points = Punkte der übrigen Karten
value-once = die nächste Person zieht zwei und setzt aus
value-adds = sie summieren sich
game-pesten = Pesten
game-makao = Makao
game-switch = Switch
game-prsi = Prší
game-tschau-sepp = Tschau Sepp
game-sto-odno = Hunderteins (Sto odno)
game-crazy-eights = Crazy Eights
game-club = Vereinsregeln
game-branne = Branne
arg-like = Das Spiel, von dem du ausgehst
game-editing = ✏️ **{ $game }**
game-unnamed = Unser Spiel
game-like = Unser { $game }
game-begin = Wähl einen Teil und stell ihn ein. Unten stehen die Regeln, wie sie jetzt sind. Jede Änderung bleibt gleich erhalten.
rule-begin = Du hast gewonnen: Ändere **eine** Sache am Spiel und drück auf **Speichern**. Die Wertung, die Plätze und der Name bleiben, wie sie sind.
rule-made = Fertig! Ab der nächsten Runde ist das die Regel: { $link }
rule-ends = Mit dieser Regel würden Runden nie enden, darum gilt sie nicht. Drück auf **Rückgängig** und ändere etwas anderes, oder verwirf sie: { $link }
rule-dropped = Nichts hat sich geändert. Solange Zeit ist, darfst du eine andere Regel machen.
hand-rule = 🏆 Du hast gewonnen: Du darfst **eine** Sache am Spiel ändern; die Zeit endet { $until }.
game-others-at = Jemand anderes ändert dieses Spiel gerade auch. Wer als Zweites speichert, bekommt eine Warnung.
game-moved-on = Das Spiel hat sich seit dieser Anzeige geändert. So steht es jetzt.
game-undone = Rückgängig gemacht.
game-page = Teil: { $page }
game-name = Name
game-about = Ein Satz dazu
game-no-entries = Noch macht keine Karte etwas. Wähl Karten, um ihnen eine Wirkung zu geben.
game-add-entry = ＋ Karten, die etwas machen …
game-which-entry = Ändern, was Karten machen
game-which = Karten: { $cards }
game-when = Wann: { $when }
game-laid = immer, wenn sie gelegt werden
game-add-effect = ＋ Was sie machen …
game-which-effect = Eine andere Wirkung einstellen
game-drop-effect = Wirkung entfernen
game-remove-entry = Diese Regel ganz entfernen
game-all-cards = Alle Karten
game-no-options = An jedem Tisch wird gleich gespielt. Wähl, was ein Host selbst entscheiden darf.
game-let-choose = ＋ Den Tischen überlassen …
game-more-choices = ＋ Noch mehr überlassen …
game-which-option = Ändern, was Tische wählen
game-settle = Wieder an jedem Tisch gleich
game-all-options = Alles, was sie wählen
game-does-nothing = noch nichts: wähl, was sie machen
game-cards-all = alle Karten
game-cards-none = keine
game-cards-joker = Joker
game-cards-without = ohne { $card }
game-cards-finer = ✏️ genauer …
game-cards-any = jeder Farbe
game-cards-suit = der eigenen Farbe
game-by-option = wie der Tisch es wählt
game-typed-cards = Karten in Worten
game-typed-cards-about = 7, KH (Herz-König), J:black, all -J, red; bei Kontern auch 8:suit
game-typed-points = Zum Beispiel: J = 20, Q K = 10
game-typed-by-seats = Ab wie vielen Personen = was dann gilt, zum Beispiel: 3 = 6, 5 = 5
game-typed-said = Es steht auf einem Knopf, und man darf es auch in den Kanal schreiben.
game-draft-open = Du arbeitest hier noch an **{ $game }**. Fängst du etwas anderes an, wird das verworfen.
game-anew = Verwerfen und neu anfangen
game-drop-sure = Den Entwurf von **{ $game }** verwerfen? Was du schon gespeichert hast, bleibt.
button-gundo = Rückgängig
button-gsave = Speichern
button-gdrop = Entwurf verwerfen
button-gon = Weitermachen
refused-game-not-written = „{ $game }“ hat besondere Regeln, die sich so nicht bearbeiten lassen. Geh von einem anderen Spiel aus.
part-about = Name und Personen
part-pack = Kartendeck
part-deal = Austeilen
part-follow = Was worauf geht
part-call = Gewünschte Farben
part-play = Mehrere Karten auf einmal
part-draw = Ziehen
part-debt = Strafkarten
part-declare = Die letzte Karte ansagen
part-jump-in = Dazwischenwerfen
part-misplay = Falsche Karten
part-ending = Wie eine Runde endet
part-counting = Punkte
part-cards = Was Karten machen
part-options = Was Tische wählen
part-about-fewest = Kleinste Zahl von Personen
part-about-most = Größte Zahl von Personen
part-pack-cards = Welche Karten
part-pack-packs = Decks
part-pack-more-from = Ein Deck mehr ab so vielen Personen (0: nie)
part-pack-packs-from = Decks nach Personenzahl
part-pack-jokers = Joker je Deck
part-pack-seats-per-pack = Personen je Deck (0: keine Grenze)
part-deal-hand = Karten je Person
part-deal-hand-of-two = Karten zu zweit (0: ebenso viele)
part-deal-hand-from = Karten nach Personenzahl
part-deal-hand-of-dealer = Wer austeilt, bekommt (0: ebenso viele)
part-deal-chosen = Wer austeilt, wählt, wie viele
part-deal-direction = Richtung
part-deal-direction-clockwise = im Uhrzeigersinn
part-deal-direction-counter-clockwise = gegen den Uhrzeigersinn
part-deal-dealer = Wer als Nächstes austeilt
part-deal-begins = Wer beginnt
part-deal-dealer-next = die nächste Person
part-deal-dealer-loser = wer verloren hat
part-deal-begins-behind = die Person nach der, die austeilt
part-deal-begins-loser = wer verloren hat
part-deal-begins-dealer = wer austeilt
part-deal-begins-before = die Person vor der, die austeilt
part-deal-turned-up = Die aufgedeckte Karte
part-deal-turned-up-nothing = macht nichts
part-deal-turned-up-acts = wirkt
part-deal-turned-up-plain = ist immer eine ohne Wirkung
part-deal-put-back = Nie aufgedeckt
part-follow-anywhere = Gehen auf alles
part-follow-on-call = Gehen auch auf eine gewünschte Farbe
part-follow-not-on-own-rank = Nicht auf den eigenen Wert
part-follow-own-rank-by-colour = Auf den eigenen Wert nur in Rot/Schwarz
part-follow-one-rank = Gelten als ein Wert
part-follow-follow-call = Passen zur gewünschten Farbe
part-follow-takes-any = Auf sie geht alles
part-follow-over = Lassen den Stapel, wie er war: Die Karte darunter gilt
part-follow-not-both = Nie auf genau die gleiche Karte
part-follow-own-number = Der Wert der Kartenzahl geht auf alles
part-call-until = Eine gewünschte Farbe gilt
part-call-until-next = für die nächste Karte
part-call-until-caller = bis wieder dran ist, wer sie gewünscht hat
part-call-cards = So viele Karten lang
part-call-then-another = Danach eine andere Farbe
part-call-binds-debt = Auch wer kontert, muss sie legen
part-play-together = Mehrere auf einmal von
part-play-all-act = Alle wirken
part-play-pairs = Nehmen eine Karte ihrer Farbe mit
part-any-voluntary = Ziehen, auch wenn du legen könntest
part-draw-must = Was passt, musst du legen
part-draw-until = Ziehen, bis eine passt
part-draw-limit = Höchstens so viele pro Zug (0: beliebig)
part-draw-lay-drawn = Die gezogene darfst du legen
part-debt-after = Nach dem Ziehen
part-debt-after-lays = darfst du eine Karte legen
part-debt-after-on = machst du deinen Zug
part-debt-after-single = darfst du eine einzelne gezogene legen
part-debt-first-saves = Die erste gezogene darf kontern
part-declare-left = Ansagen bei so vielen Karten
part-declare-penalty = Strafkarten: erwischt
part-declare-forgotten = Strafkarten: vergessen
part-declare-false-accusation = Strafkarten: falscher Alarm
part-declare-while-one = Erwischen geht, solange eine Karte da ist
part-declare-second = Strafkarten: zweites Wort vergessen
part-declare-word = Was du bei den letzten Karten sagst
part-declare-second-word = Das zweite Wort
part-declare-needed = Ohne das Wort darfst du die letzte Karte nicht legen
part-declare-misses-turn = Wer es vergisst, setzt aus
part-declare-disturbed = Andere können es verderben
part-jump-in-allowed = Die gleiche Karte darf dazwischen
part-jump-in-never = Nie dazwischen
part-misplay-cost = Strafkarten: falsche Karte (0: nur abgelehnt)
part-misplay-hints = Markieren, was du legen kannst
part-misplay-once = Beim zweiten Fehler bist du raus aus der Runde
part-ending-plays-on = Die anderen spielen um Plätze weiter
part-ending-countdown = Countdown: jedes Mal eine Karte weniger
part-ending-late = Fertig erst, wenn du wieder dran bist
part-ending-not-with = Niemand wird fertig mit
part-ending-costs = Strafkarten für den Versuch
part-ending-too-many = Aus der Runde bei mehr Karten als (0: nie)
part-ending-give-up = Punkte fürs Aufgeben (0: geht nicht)
part-counting-by = Was zählt
part-counting-by-cards = wie viele Karten übrig sind
part-counting-by-rounds = gewonnene Runden
part-counting-by-lives = Leben
part-counting-points = Punkte der Karten
part-counting-alone = Punkte einer einzigen übrigen Karte
part-counting-last = Punkte fürs Fertigwerden mit
part-counting-twice = Doppelt, wenn du fertig wirst mit
part-counting-round-to = Gerundet auf
part-counting-shuffled-twice = Doppelt, wenn neu gemischt wurde
part-counting-to = Wer bekommt sie
part-counting-to-losers = alle, was sie halten
part-counting-to-winner = wer gewinnt, von allen
part-counting-to-loser = nur wer am meisten hält
part-counting-stuck = Geht nichts mehr
part-counting-stuck-all = zählen alle ihre Karten
part-counting-stuck-fewest = bekommt die kleinste Hand die Differenzen
part-counting-exactly = Zurück auf null bei genau (0: nie)
part-counting-target = Die Partie endet bei
part-counting-beyond = Erst, wenn es überschritten ist
part-counting-per-two = Je zwei Personen
part-counting-rounds = Runden einer Partie (0: bis zum Ziel)
part-counting-round-each = So viele Runden wie Personen
part-counting-out-above = Ausgeschieden über (0: nie)
part-counting-lives = Leben, wenn Leben zählen
part-any-cards = Wie viele Karten
part-any-answered-by = Kontern mit
part-any-adds = Das Aussetzen summiert sich
part-any-on-it = Was darauf darf
part-any-must = Pflicht
part-any-may = Freiwillig
part-any-who = Wer
part-any-who-second = die übernächste Person
part-any-who-self = wer sie legt
part-any-who-previous = die Person davor
part-any-who-fewest = am wenigsten Karten
part-any-who-most = am meisten Karten
part-any-turns = Wie viele Züge
part-any-by = Wie
part-any-by-double = verdoppelt
part-any-by-half = halbiert
part-any-draws = Wer nicht kann, zieht
part-lay-again-draws-one = eine Karte
part-lay-again-draws-none = keine
part-lay-again-draws-until = bis du eine legen kannst
part-any-lay-drawn = Die gezogene darfst du legen
part-any-ranks = Was verlangt werden darf
part-any-one-of = Eine davon
part-any-follows = Muss auch passen
part-any-default = Standard
part-any-low = Mindestens
part-any-high = Höchstens
try-title = ### 🎲 { $game } · Proberunde
try-tell = Eine Runde für dich allein, so wie das Spiel jetzt ist: Die anderen sind Computer, sonst sieht es niemand, und nichts zählt. Werd alle Karten los.
try-won-you = 🥇 Du gewinnst!
try-won = { $close ->
    [yes] Ganz knapp: { $who } war schneller
   *[no] { $who } war zuerst fertig
}
try-won-nobody = Niemand gewinnt.
button-gtry = Ausprobieren
button-try-anew = Neu austeilen
button-gcheck = Prüfen
check-rounds = 🎯 **{ $rounds } Runden** mit { $players } Computern:
check-length = ⏳ In einer typischen Runde entscheidet jede Person { $turns }-mal, in einer langen { $long }-mal.
check-all-end = ✅ Jede Runde geht zu Ende.
check-unended = ⚠️ { $unended } davon enden nie ({ $percent } %).{ $stuck ->
    [yes] { " " }Am häufigsten hängen sie fest bei { $hangs }.
   *[no] { "" }
}
check-behind-good = 👥 Gleich nach der Person zu sitzen, die austeilt, ist ein Vorteil: Dieser Platz gewinnt { $behind } %; mit Glück allein wären es { $fair } %.
check-behind-bad = 👥 Gleich nach der Person zu sitzen, die austeilt, ist ein Nachteil: Dieser Platz gewinnt { $behind } %; mit Glück allein wären es { $fair } %.
check-behind-fair = 👥 Es macht keinen Unterschied, wo du sitzt.
check-skill-much = 🧠 Können zählt viel: Wer mit Verstand gegen Zufall spielt, gewinnt { $skill } %; mit Glück allein wären es { $fair } %.
check-skill-some = 🧠 Können zählt: Wer mit Verstand gegen Zufall spielt, gewinnt { $skill } %; mit Glück allein wären es { $fair } %.
check-skill-little = 🧠 Es ist fast nur Glück: Wer mit Verstand gegen Zufall spielt, gewinnt { $skill } %; mit Glück allein wären es { $fair } %.
check-seldom = 💤 Kommt fast nie vor: { $what }
check-rated = 🏆 Die Partien zählen für die Wertung, wo der Server es will.
check-not-rated = 🏆 Zu viele Runden enden nie: Man kann es speichern und spielen, aber die Partien werden nicht gewertet.
check-none = 🏆 Noch nicht geprüft: Die Partien werden nicht gewertet, bis jemand auf *Prüfen* drückt.
refused-work-busy = Dazu bin ich gerade nicht gekommen: Es ist viel zu tun. Versuch es gleich noch einmal.
button-try-again = Noch mal versuchen
refused-check-failed = Diese Prüfung wurde nicht rechtzeitig fertig. Versuch es später noch einmal; speichern und spielen kannst du das Spiel trotzdem.
game-more-effects = ＋ Was sie noch machen können …
which-show = Den Tisch zeigen…
table-laughing = 😂 Am Lachen: { $who }
heard-words-last-card = letzte Karte, letzte, noch eine Karte, eine Karte noch, nur noch eine
refused-too-long = Das ist zu lang: Nimm höchstens { $most } Zeichen.
refused-game-takes-long = Dieses Spiel zu lesen dauert zu lange. Hat es viele Optionen, versuch es mit weniger.
refused-lacks-permission = Hier kann ich keinen Tisch aufmachen, denn mir fehlt: { $permissions }. Wer den Server verwaltet, kann mir das in den Einstellungen dieses Kanals erlauben.
refused-bot-timed-out = Ich habe auf diesem Server bis { $until } einen Timeout und kann hier nichts schreiben. Wer den Server verwaltet, kann ihn aufheben.
notice-lacks-permission = Ich komme nicht mehr in den Kanal des Tisches, denn in { $channel } fehlt mir: { $permissions }. Die Partie wartet. Wer den Server verwaltet, kann mir das wieder erlauben, dann geht es am Tisch sofort weiter; oder der Host holt ihn mit `/table here` in einen anderen Kanal.
notice-bot-timed-out = Ich habe auf dem Server deines Tisches bis { $until } einen Timeout und kann in { $channel } nichts schreiben. Die Partie wartet. Wer den Server verwaltet, kann ihn aufheben, dann geht es am Tisch sofort weiter.
button-open = Tisch aufmachen
refused-opens-in-server = Tische macht man auf einem Server auf: Geh dort in einen Kanal und gib `/open` ein.
lesson-finished-alone = Jetzt weißt du genug, um allein zu spielen: `/daily` teilt dir ein Spiel aus, und jeden Tag gibt es für alle ein neues Spiel des Tages.
help-learn = Bring mir ein Spiel bei
refused-still-dealing = Es wird noch ausgeteilt. Warte ein paar Sekunden: Siehst du jetzt schon nach, kostet dich das Karten.
running-title = ### Läuft noch
running-match = - **{ $game }** [#{ $number }]({ $link }) · { $rounds ->
    [one] bisher eine Runde
   *[other] bisher { $rounds } Runden
 } · deine Punkte: { $points }
lobby-lacking = { $count ->
    [one] Zum Start fehlt noch 1 Person.
   *[other] Zum Start fehlen noch { $count } Personen.
}
host-title = ### Dein Tisch
host-ready = Ihr seid { $count }, das reicht: Es kann losgehen.
host-setup = Spiel und Hausregeln …
start-direct = ### ✅ Es geht los
    Deine Karten sind in deinen Direktnachrichten. Dort schreibe ich dir, sobald du dran bist.
start-here = ### ✅ Es geht los
    Deine Direktnachrichten sind für diesen Server aus, darum sind deine Karten hinter **Meine Karten**. Ich erwähne dich am Tisch, wenn du dran bist.
link-cards = Meine Karten
link-table = Zum Tisch
host-game = Anderes Spiel
host-computers = Computer
host-teams = Teams
pick-level = Einen nach Stärke dazuholen…
level-about-easy = Macht Fehler wie am Anfang
level-about-medium = Spielt mit Verstand und vertut sich ab und zu
level-about-hard = Denkt vor jeder Karte voraus
seated-elsewhere = Der Tisch: { $link }
seated-host = 👑 { $host } ist Host und startet die Partie.
hand-dealing = ### ✅ Es geht los
    Es wird ausgeteilt; gleich kommen deine Karten.
refused-not-the-host = Das kann nur der Host: { $host }.
check-goes-on = Ich habe gerade viel zu tun, darum dauert diese Prüfung länger als sonst. Ich sage dir hier Bescheid, wenn sie fertig ist.
refused-nothing-listed = Auf dieser Liste steht nichts mehr.
why-not-in-round = Diese Runde läuft ohne dich; wird das nächste Mal ausgeteilt, bist du dabei.
hand-where = { $game } · { $where }[zum Tisch]({ $link })
button-stay = Bleiben
button-return = Zurückkommen
button-cancel = Abbrechen
button-sendaway = Wegschicken
button-closetable = Tisch schließen
kick-sure = **{ $who }** von diesem Tisch wegschicken? Mitspielen geht für diese Person hier dann nicht mehr.
close-sure = Tisch #{ $number } ({ $game }) schließen? { $count ->
    [one] Dort sitzt noch eine andere Person.
   *[other] Dort sitzen noch { $count } andere.
}
nothing-done = In Ordnung, nichts hat sich geändert.
sent-away-by = { $by } hat dich von Tisch #{ $number } auf { $where } ({ $game }) weggeschickt. Du kannst dort nicht mehr mitspielen.
sent-away-voted = Du wurdest von Tisch #{ $number } auf { $where } ({ $game }) weggeschickt: Die anderen dort haben mit `/table kick` dafür gestimmt. Du kannst dort nicht mehr mitspielen.
points-count = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
hand-risk = Eine falsche Karte kostet dich **{ $cards }**.
check-luck =
    🏆 Das Glück entscheidet: Bei { $pairs } Verteilungen hat eine andere Karte { $changed ->
        [one] nur einmal
       *[other] nur { $changed }-mal
    } geändert, wer gewinnt. Man kann das Spiel speichern und spielen, aber die Partien werden nicht gewertet.
manage-own = Du spielst in dieser Partie mit. Schließt du sie hier, steigst du aus, und die anderen spielen weiter. Schließen oder für ungültig erklären kann sie jemand anderes aus der Serververwaltung.
refused-own-match = Du hast mit dieser Partie selbst zu tun, darum muss jemand anderes aus der Serververwaltung darüber entscheiden.
refused-erased-match = Jemand, der mit dieser Partie zu tun hatte, hat seine Daten löschen lassen; wer das war, lässt sich nicht mehr sagen. Darum entscheidet niemand allein über sie, und sie zählt, wie sie steht.
refused-match-stands = Aus dieser Partie wurde jemand weggeschickt, darum könnt ihr sie nicht mehr einvernehmlich beenden. Spiel weiter, oder steig aus.
you = Du
you-Laid = **Du** { $card }
you-Stole = **Du** { $card } → klaust den Zug
you-StoleOwn = **Du** { $card }, der Zwilling → noch mal dran
you-Doubled = **Du** { $card }, Dobradinha
you-Attacked = ⚔️ **Du** greifst mit { $card } an
you-Retaliated = ⚔️ **Du** schlägst mit { $card } zurück
you-WentOut = **Du** 🏁
you-Drew = { $cards-shown ->
    [none] { $cards ->
        [one] **Du** ziehst eine Karte
       *[other] **Du** ziehst { $cards } Karten
    }
   *[other] **Du** ziehst { $cards-shown }
}
you-DrawShown = { $count ->
    [one] **Du** ziehst eine Karte
   *[other] **Du** ziehst { $count } Karten
}
you-Passed = **Du** passt
you-Stuck = **Du** kannst weder legen noch ziehen
you-LimitReached = **Du** kannst nicht mehr ziehen, und dein Zug ist vorbei
you-JumpedIn = ⚡ **Du** wirfst dazwischen: { $card }
you-Misplayed = ❌ **Du** machst einen Fehler
you-Called = **Du** wünschst dir { $suit }
you-Skipped = **Du** setzt aus
you-DealerBegins = **Du** fängst an
you-Accused = ☝️ **{ $by }** zeigt auf **dich**: { $rightly ->
    [yes] erwischt!
   *[no] falscher Alarm!
}
you-Knocked = ✊ **Du** klopfst
you-Spoke = { $fined ->
    [yes] { $what ->
        [silence] 🤭 **Du** brichst das Schweigen
       *[secret] 🤭 **Du** nennst die Geheimkarte
    }
   *[no] 🤭 **Du** redest weiter, das ist schon bezahlt
}
you-Declared = { $words ->
    [last-card] 📣 **Du**: „{ words-last-card }“
    [mau-mau] 📣 **Du**: „{ words-mau-mau }“
    [knocks] ✊✊ **Du** klopfst zweimal: noch eine Karte
    [gesture] ✋ **Du** zeigst ohne Worte: noch eine Karte
    [unknown] 📣 **Du** sagst die letzte Karte an
    [own] 📣 **Du**: „{ $words-own }“
   *[usual] 📣 **Du**: „{ words-usual }“
}
you-DeclarationForgotten = **Du** vergisst, die letzte Karte anzusagen
you-LookedEarly = 👀 **Du** siehst zu früh nach
you-WentAway = **Du** bist nicht da; der Computer übernimmt
you-CameBack = **Du** bist wieder da
you-Joined = **Du** spielst ab der nächsten Runde mit
you-Played = **Du** { $laid }{ $reading }
you-SaidPass = **Du** passt
you-TrickEnded = **Du** spielst aus
you-CountAsked = ❓ **{ $by }** fragt **dich**: Wie viele Karten?
by-you-Accused = ☝️ **Du** zeigst auf **{ $seat }**: { $rightly ->
    [yes] erwischt!
   *[no] falscher Alarm!
}
by-you-CountAsked = ❓ **Du** fragst **{ $seat }**: Wie viele Karten?
by-you-Charged = 🗳️ **Du** sagst über **{ $accused }**: { $rule }
by-you-Proposed = 🗳️ **Du** schlägst vor, { $proposal }

part-pack-full-hands = Nur so viele Personen, wie Karten reichen
part-deal-acts = Aufgedeckte Karten, die wirken
part-deal-partners = Teams sitzen sich gegenüber
part-declare-any-act = Zu spät, sobald jemand etwas tut
part-declare-accuse = Andere dürfen dich erwischen
part-talk = Schweigen
part-talk-penalty = Strafkarten: Reden beim Schweigen
part-talk-delete = Nachrichten beim Schweigen löschen
part-talk-unreadable = Nachrichten, die ich nicht lesen kann
part-misplay-tried = Falsche Karten darf man versuchen
part-ending-never-last = Nicht als letzte Karte
part-counting-winner = Wer gewinnt, bekommt
part-notice = Gleiche Karten bemerken
part-notice-row = Gleiche Karten in Folge (0: nie)
part-notice-wrong = Strafkarten: nichts zu bemerken
button-notice = Gesehen!
does-Notice = **{ $row } Karten eines Werts aufeinander:** Wer es zuerst sagt, gibt jemandem eine Karte{ $wrong ->
    [0] {""}
   *[other] ; wer sich irrt, zieht { $wrong }
}.
told-Noticed = 👀 **{ $seat }** sieht die gleichen Karten als Erstes
told-NoticedNothing = 👀 **{ $seat }** sieht gleiche Karten, wo keine sind
result-why-partner = im Team: { $points }
rules-side-out = Ein Paar ist fertig, wenn beide es sind.
part-misplay-tried-priced = sobald es etwas kostet
part-misplay-tried-always = immer
part-misplay-tried-never = nie
part-jump-in-spared = Wer aussetzen muss, wirft nichts auf
part-jump-in-doubled = Andere ziehen doppelt für

## Turniere

cmd-event = Ligen und Turniere: starten, ansehen, abbrechen
cmd-event-new = In diesem Kanal eine Liga oder ein Turnier starten (Serververwaltung)
cmd-event-show = Ein Turnier ansehen: wer vorn liegt, und gegen wen du spielst
cmd-event-here = Ein Turnier in diesem Kanal weiterführen (Serververwaltung)
cmd-event-stop = Ein Turnier abbrechen (Serververwaltung)
arg-event = Welches Turnier
arg-event-name = Wie es heißt
arg-event-kind = Wie gespielt wird
arg-event-places = Wie viele mitspielen können; alle anderen kommen auf die Warteliste
arg-event-seats = Wie viele an einem Tisch sitzen (2 bis 6)
arg-event-rounds = Wie viele Runden; in einer Liga zu zweit, wie oft alle gegeneinander spielen (1 oder 2)
arg-event-signup = Wie viele Tage man sich anmelden kann
arg-event-role = Nur für eine Rolle
arg-event-scoring = Was zählt
arg-event-late = Wer später noch dazukommt
arg-event-above = Die Liga darüber
arg-event-partner = Mit wem du spielen willst
event-kind-league = Liga · alle gegen alle
event-kind-swiss = Schweizer Turnier · gleich viele Punkte treffen sich
event-kind-knockout = K.-o.-Turnier · die bessere Hälfte jedes Tisches kommt weiter
event-kind-evening = Spieleabend · drei Runden in zwei Stunden
event-kind-season = Saison · eine Liga über zehn Wochen
event-kind-cup = Pokal · K. o., jede Woche eine Runde
event-seats = { $team ->
    [1] Tische zu { $seats }
   *[other] Partner an Tischen zu { $seats }
}
event-signup = 📅 Anmeldung bis { $until }
event-for-role = Für { $role }
event-partners = 🤝 Gespielt wird mit Partner. Wähle deinen unter **{ button-more }**; wer beim Start keinen hat, bekommt einen zugelost.
event-partner-told = { $count ->
    [0] Du spielst mit { $who }.
   *[other] Notiert. Ihr seid Partner, sobald { $who } auch dich wählt; ich habe gefragt.
}
event-partner-asks = **{ $who }** möchte **{ $name }** mit dir spielen. Willst du das auch, wähle **{ $who }** unter **{ button-more }** bei der Nachricht des Turniers.
event-role-gone = Alle können sich anmelden: Die Rolle, für die es war, gibt es nicht mehr.
event-role-deleted = Die Rolle, die sich für **{ $name }** anmelden konnte, wurde gelöscht; jetzt können es alle. Wenn du das nicht willst, beende es mit `/event stop` und mach ein neues.
event-reserve = ⏳ Auf der Warteliste: { $who }
event-round = { $weekly ->
    [yes] Woche
   *[no] Runde
} { $round } von { $rounds }
event-players = **{ $count } von { $most }** { $who }
event-sits-out = Diesmal spielfrei: { $who }
event-bye = { $kind ->
    [knockout] { $who }: spielfrei, kommt weiter
   *[other] { $who }: spielfrei, zählt als Sieg
}
event-nobody-left = für diese Partie ist niemand mehr da
event-how-walkover = { $count ->
    [one] { $who } kam nicht
   *[other] { $who } kamen nicht
}
event-how-absent = niemand war da
event-how-agreed = gemeinsam abgesagt
event-how-cancelled = konnte nicht gespielt werden
event-how-barred = einer konnte den anderen aussperren: keine Punkte
event-how-seed = gleichauf: der bessere Startplatz ist weiter
event-cut-short = { $stage ->
    [few] Dieses Turnier findet nicht statt: Zu wenige haben sich angemeldet.
   *[stopped] Die Serververwaltung hat dieses Turnier abgebrochen.
}
event-standings = { $scoring ->
    [places] **Punkte**{ $seats ->
        [2] {" "}(Siege–Remis–Niederlagen)
       *[other] {""}
    }
   *[other] **Punkte je Partie**
}
event-columns = { $scoring ->
    [places] Gespielt · Siege · Punkte
   *[other] Gespielt · Siege · Punkte je Partie
}
event-line = { $place }\. { $who } **{ $points }** { $seats ->
    [2] ({ $won }–{ $drawn }–{ $lost })
   *[other] ({ $won } von { $played } gewonnen)
}
event-ties = { $kind ->
    [league] { $seats ->
        [2] Ein Sieg bringt 2 Punkte, ein Remis 1.
       *[other] Für jeden, den du am Tisch hinter dir lässt, bekommst du einen Punkt, für Gleichstand einen halben. An einem Tisch anderer Größe bringt der erste Platz auch { $most } Punkte, der letzte keinen.
    } Bei gleich vielen Punkten zählen die Punkte gegeneinander, dann die Siege, dann die Punkte derer, gegen die du gewonnen hast. Wer aussteigt, kommt auf den letzten Platz.
    [swiss] { $seats ->
        [2] Ein Sieg bringt 2 Punkte, ein Remis 1.
       *[other] Für jeden, den du am Tisch hinter dir lässt, bekommst du einen Punkt, für Gleichstand einen halben. An einem Tisch anderer Größe bringt der erste Platz auch { $most } Punkte, der letzte keinen.
    } Bei gleich vielen Punkten zählen die Punkte aller, gegen die du gespielt hast, dann die Punkte derer, gegen die du gewonnen hast, dann die Siege. Eine Runde ohne Partie zählt so, als hättest du gegen jemanden mit so vielen Punkten wie du gespielt. Wer aussteigt, kommt auf den letzten Platz.
   *[knockout] { $seats ->
        [2] Steht es gleich, ist der bessere Startplatz weiter.
       *[other] Von jedem Tisch kommt die bessere Hälfte weiter, von dreien zwei. Steht es gleich, ist der bessere Startplatz weiter.
    }
}
event-average = Die Tabelle zählt deine Punkte je Partie im Schnitt: { $scoring ->
    [fewest] Wer am wenigsten hat, steht vorn
   *[most] Wer am meisten hat, steht vorn
}. Fehlst du bei einer Partie, bekommst du die schlechtesten Punkte dieser Runde. Bei Gleichstand zählen die Plätze an den Tischen. Wer aussteigt, kommt auf den letzten Platz.
event-ladder = { $where ->
    [up] ⬆️ Die besten { $count } steigen nach dem Ende beider Ligen auf: **{ $name }**
   *[down] ⬇️ Die letzten { $count } steigen nach dem Ende beider Ligen ab: **{ $name }**
}
event-won = ## 🏆 { $name }: { $count ->
    [one] Es gewinnt { $who }!
   *[other] Gemeinsam gewinnen: { $who }!
}
event-nobody-won = ## 🏆 { $name } ist vorbei, und niemand hat gewonnen.
arg-event-days = Wie viele Tage jede Runde dauert
event-pace = { $days ->
    [0] { $weeks ->
        [0] { $minutes } Minuten für jede Runde
        [one] { $weeks } Woche
       *[other] { $weeks } Wochen
    }
    [1] { $kind ->
        [league] eine Partie am Tag
       *[other] ein Tag für jede Runde
    }
    [7] { $kind ->
        [league] eine Partie pro Woche
       *[other] eine Woche für jede Runde
    }
   *[other] { $kind ->
        [league] eine Partie alle { $days } Tage
       *[other] { $days } Tage für jede Runde
    }
}
event-small = Eine Partie ist ein Tisch für { $seats ->
    [2] zwei
   *[other] { $seats }
}; wann, macht ihr aus. Ich schreibe dir, wenn deine offen ist.
event-knock-out = { $matches ->
    [1] Finale
    [2] Halbfinale
    [4] Viertelfinale
    [8] Achtelfinale
   *[other] Runde der letzten { $players }
}
event-until = Anfangen bis { $begin }, fertig bis { $end }
event-moved-off = { $days ->
    [one] { $days } Tag länger als geplant: Jemand hat Urlaub.
   *[other] { $days } Tage länger als geplant: Jemand hat Urlaub.
}
event-dates = **Fertig bis**
event-next-season = **{ $name }** beginnt { $until }, und du bist angemeldet. Willst du nicht mitspielen, melde dich in { $channel } ab.
event-playing = läuft
event-awaits = { $count ->
    [0] noch niemand da
    [one] { $who } ist noch nicht da
   *[other] { $who } sind noch nicht da
}
event-match = ## 🏆 Deine Partie: { $who }
event-match-waits = { $count ->
    [one] ## ⏰ { $who } wartet auf dich
   *[other] ## ⏰ { $who } warten auf dich
}
event-match-starts = { $seats ->
    [2] Sobald ihr beide da seid, geht es los. Wer bis { $until } nicht da ist, verliert.
    [team] Sobald alle da sind, geht es los. Ein Team, das bis { $until } nicht vollzählig ist, verliert.
   *[other] Sobald alle da sind, geht es los, und am { $until } mit denen, die da sind. Wer dann fehlt, kommt auf den letzten Platz.
}
event-with = Du spielst mit { $who }.
event-match-last = Deine Partie ist { $until } verloren, wenn du nicht kommst.
event-match-here = Du bist da. Gewartet wird auf { $who } bis { $until }.
event-link = zum Event
event-no-match = Du hast gerade keine Partie. Falls noch eine kommt, schreibe ich dir.
event-leave-open = Du bist für **{ $name }** angemeldet. Wieder abmelden?
event-draft =
    ## 🏆 Ein neues Turnier
    Name: **{ $name }**
event-draft-name = { $kind ->
    [league] Liga in { $game }
    [season] Saison in { $game }
    [evening] Abend mit { $game }
   *[other] Turnier in { $game }
}
event-draft-look = So wird es aussehen: 🏆 **{ $name }** · { $plan }
event-draft-signup = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}, bis { $places } Leute
event-draft-seats = { $seats ->
    [2] Zwei gegeneinander
   *[other] Tische zu { $seats }
}
event-draft-rounds = { $kind ->
    [league] { $count ->
        [one] Alle einmal gegeneinander
       *[other] Alle zweimal gegeneinander
    }
   *[other] { $count ->
        [0] So viele Runden wie nötig
       *[other] { $count } Runden
    }
}
event-draft-scoring = { $scoring ->
    [places] Es zählen die Plätze am Tisch
   *[other] Es zählen die Punkte des Spiels
}
event-draft-late = { $late ->
    [always] Andere können nachrücken
    [half] Nachrücken nur in der ersten Hälfte
   *[never] Nach dem Beginn niemand Neues
}
event-draft-above = { $above ->
    [0] Keine Liga darüber
   *[other] Unter { $name }: die besten zwei steigen auf, dort die letzten zwei ab
}
button-event-mine = Meine Partie
button-event-write = { $who } schreiben
button-event-post = Hier posten
button-event-name = Name
event-picture = Wie die Besten von { $name } an ihre Punkte kamen
event-joined = Du bist dabei: **{ $name }**. Wenn eine Partie von dir offen ist, schreibe ich dir.
event-not-there = { $out ->
    [yes] ## 🏆 { $name }
    Du warst nicht bei deiner Partie und bist damit aus dem Turnier.
   *[no] ## 🏆 { $name }
    Du warst nicht bei deiner Partie, sie zählt als verloren. Fehlst du auch bei der nächsten, bist du raus.
}
event-reserved = **{ $name }** ist voll oder läuft schon. Du stehst auf der Warteliste: Wird ein Platz frei, ist er deiner.
event-taken-over = In **{ $name }** ist ein Platz frei geworden: Du hast ihn, mit den Punkten, die er schon hatte.
event-replaced = 🔁 **{ $who }**: nachgerückt für { $old }
event-left = Du bist bei **{ $name }** raus.
event-lost-place = Ich komme nicht mehr in den Kanal von **{ $name }**. Seine Partien warten. Die Serververwaltung kann es in jedem Kanal mit `/event here` umziehen lassen oder mit `/event stop` beenden; sonst endet es nach vier Wochen so, wie es steht.
event-lost-server = Ich bin nicht mehr auf dem Server von **{ $name }**. Seine Partien warten. Wer den Server verwaltet, kann mich wieder hinzufügen: <{ $link }>. Sonst endet es nach vier Wochen so, wie es steht.
event-bot-timed-out = Ich habe auf dem Server von **{ $name }** bis { $until } einen Timeout und kann in { $channel } nichts schreiben. Seine Partien warten. Wer den Server verwaltet, kann ihn aufheben, dann geht es sofort weiter.
event-lacks-permission = Ich komme nicht mehr in den Kanal von **{ $name }**: In { $channel } fehlt mir { $permissions }. Seine Partien warten. Die Serververwaltung kann mir das wieder geben, dann geht es sofort weiter; oder es in jedem Kanal mit `/event here` umziehen lassen oder mit `/event stop` beenden. Sonst endet es nach vier Wochen so, wie es steht.
event-moved = Das Turnier geht hier weiter.
event-leave-sure = Bei **{ $name }** aussteigen? Jemand von der Warteliste übernimmt deinen Platz, mit deinen Punkten. Wenn da niemand ist, gewinnen alle, gegen die du noch spielen müsstest, und du kommst auf den letzten Platz. Solange ihn niemand übernommen hat, kannst du wieder einsteigen und hast ihn zurück.
event-stop-sure = **{ $name }** abbrechen? { $count ->
    [one] Es spielt { $count } Person mit.
   *[other] Es spielen { $count } Leute mit.
} Dann gewinnt niemand. Partien, die schon laufen, werden zu Ende gespielt.
event-stop-done = Das Turnier ist abgebrochen.
button-event-join = Anmelden
button-event-wait = Auf die Warteliste
button-event-leave = Aussteigen
button-event-table = Ergebnisse
button-event-cross = Kreuztabelle
button-event-begin = Jetzt anfangen
button-event-stop = Turnier abbrechen
button-event-next = Nächste Saison
button-event-here = Ich bin da
refused-no-event = So ein Turnier gibt es hier nicht. Die Serververwaltung startet eins mit `/event new`.
refused-which-event = Hier laufen mehrere Turniere. Sag dazu, welches.
refused-event-game = Dieses Spiel geht an Tischen zu { $seats } nicht. Nimm ein anderes.
refused-event-late = Deine Partie hat ohne dich angefangen.
refused-event-places = So ein Turnier hat höchstens { $most } Plätze.
refused-events-full = Auf diesem Server laufen schon { $most } Turniere. Warte, bis eins vorbei ist, oder brich eins ab.
refused-event-over = Dieses Turnier ist vorbei.
refused-event-closed = Hier kann niemand Neues mehr dazukommen.
refused-event-partner = Mit dir spielen kann nur, wer hier auch angemeldet ist.
refused-event-season-waits = **{ $name }** läuft noch. Die nächste Saison beginnt, wenn beide Ligen zu Ende sind.
refused-event-role = Hier kann man sich nur mit dieser Rolle anmelden: { $role }.
refused-event-missed = Du hast in diesem Turnier { $most } Partien hintereinander verpasst und kannst nicht mehr einsteigen.
refused-event-out = Du kannst auf diesem Server gerade nicht mitspielen.
refused-event-not-in = Du spielst in diesem Turnier nicht mit.
refused-event-no-match = Du hast hier keine Partie zu spielen.
refused-event-begun = Dieses Turnier hat schon angefangen.
refused-event-few = Dafür braucht es { $least } Leute. Warte, bis sich mehr angemeldet haben.
refused-event-not-here = Du hattest noch nicht gesagt, dass du da bist.
refused-channel-not-seen = { $count ->
    [one] { $who } spielt mit und sieht diesen Kanal nicht. Nimm einen anderen.
   *[other] { $count } Leute spielen mit und sehen diesen Kanal nicht: { $who }. Nimm einen anderen.
 }
refused-event-table = Diese Partie gehört zu einem Turnier: Wer spielt und was gespielt wird, steht fest. Wenn du nicht kannst, verlass das Turnier.
audit-event-moved = Das Turnier { $detail } zog um durch { $by }
audit-event = Das Turnier { $detail } wurde abgebrochen von { $by }
privacy-events = - **Turniere:** bei welchen Ligen und Turnieren du dich angemeldet hast, deine Ergebnisse dort, und welche du gestartet hast.

## Das Rätsel des Tages
button-position = Was legst du?
button-yesterday = Lösung von gestern
button-today = Rätsel von heute
position-title = Rätsel des Tages · { $game } · { $date }
position-ask = Dein erster Druck zählt; der Tag endet { $until }
position-right = ✅ **Gefunden!**
position-wrong = ❌ **Nicht der beste Zug.**
position-worths = **Was jeder Zug wert ist**
position-worth = { $move }: { $measure ->
    [places] lässt { $worth } % der anderen hinter sich (± { $error })
   *[other] gewinnt { $worth } % der Runden (± { $error })
}
position-behind = { $move }: −{ $behind } % (± { $error })
position-usual = Was Computer hier meist tun: { $move }
position-about = Von hier ging die Runde mit jedem Zug { $deals }-mal weiter. Was du nicht siehst, wurde jedes Mal neu ausgeteilt, für alle Züge gleich. ± sagt, um wie viel eine Zahl danebenliegen kann.
position-tally = 👥 Gefunden: { $found } von { $answered }
position-tally-here = 🏠 Auf diesem Server gefunden: { $found } von { $answered }
position-streak = 🎯 In Folge gefunden: { $days }
position-yesterday = **Bester Zug von gestern:** { $move }
position-over = ⏰ Der Tag dieses Rätsels ist um, deine Antwort zählt nicht mehr. Hier ist die Lösung.
position-again = Du hast hier schon geantwortet. Deine erste Antwort zählt.
refused-position-soon = Das Rätsel von heute ist noch nicht fertig. Versuch es in ein paar Minuten noch einmal.
refused-position-off = Es gibt kein Rätsel des Tages: Wer mich betreibt, hat es abgeschaltet.
refused-position-none = Für diesen Tag gibt es kein Rätsel.
refused-position-old = Dieses Rätsel kann ich nicht mehr zeigen: Seine Regeln haben sich seither geändert. Das nächste kommt um Mitternacht (UTC).
prefer-server-positions = Kanal für das Rätsel des Tages
prefer-server-positions-about = Wo ich jeden Tag (UTC) das Rätsel des Tages poste, mit dem besten Zug vom Vortag. Ohne Auswahl: nirgends.

## Commands, what they lead to, and what is typed
cmd-open = Einen Tisch in diesem Kanal aufmachen
cmd-table-complain = Jemandem vorwerfen, was der Bot nicht sieht; der Tisch stimmt ab
cmd-table-propose = Dem Tisch etwas vorschlagen, zum Beispiel die Runde aufzugeben; er stimmt ab
cmd-table-card = Dem Tisch eine Karte zeigen; das kostet Strafkarten
cmd-workshop = Eigene Spiele: entwerfen, einlesen, ändern
cmd-workshop-list = Die Spiele dieses Servers
cmd-workshop-file = Ein Spiel aus einer Datei einlesen, oder eines als Datei für einen anderen Server bekommen
cmd-workshop-copy = Ein Spiel dieses Servers unter einem anderen Namen kopieren
cmd-workshop-delete = Ein Spiel dieses Servers löschen; Tische, die es spielen, gehen weiter
cmd-workshop-new = Ein Spiel entwerfen, von Grund auf oder aus einem anderen
cmd-workshop-edit = Ein Spiel dieses Servers ändern; Tische spielen weiter, wie sie begannen
arg-move = Eine Karte (Pik 7) oder: ziehen, passen, planen Pik 7, Mau-Mau; ohne Angabe: deine Karten
cmd-daily = Das Rätsel und das Spiel des Tages für dich allein
solitaire-about =
    ### Mau-Mau solo
    Mau-Mau allein. Das Spiel des Tages ist für alle gleich, und du hast einen Versuch; weniger ist besser.
button-solitaire = Mau-Mau solo
button-games = Meine Tische
button-tables = Freie Plätze
button-best = Bestenliste
button-record = Bilanz
button-matches = Gespielte Partien
button-events = Turniere
button-about = Über diesen Bot
button-typing = Tippen statt drücken
arrival-play = Jetzt eine Runde
arrival-first = Die erste Runde ist nur für dich, gegen zwei Computer. Sprache, Kanäle und Uhr: `/settings`
help-title = ## Was möchtest du spielen?
help-now = **Eine Runde jetzt**
    -# Gegen zwei Computer; nur du siehst sie
help-friends = **Mit anderen**
    -# In diesem Kanal; Computer füllen auf
help-puzzle = **Das Rätsel von heute**
    -# Ein paar Karten: Was würdest du legen?
help-solve = Lösen
help-rules = **So geht's:** Leg eine Karte mit der Farbe oder dem Wert der obersten. Nichts passt? Zieh. Wer zuerst keine Karten mehr hat, gewinnt.
help-more = Mehr …
help-me = Meine Einstellungen
help-settings = Einstellungen dieses Servers
help-typing =
    ## Tippen statt drücken
    - **/play** zeigt deine Karten; **/play Pik 7** legt eine, **/play Karo Bube Herz** mit der Farbe, die du dir wünschst, **/play Pik 5 Herz 5** mehrere.
    - **/play ziehen**, **/play passen**, **/play dazwischen**, **/play Mau-Mau**, **/play erwischt Bia**.
    - **/play planen Pik 7** legt sie später, sobald sie passt.
    -# Beim Tippen siehst du, was du versuchen kannst. Namen von Karten gehen in jeder Sprache: 7♤, 7S, Pik 7, 黑桃7.
typed-move-draw = ziehen, zieh, nehmen
typed-move-pass = passen, passe, weiter
typed-move-jump = dazwischen, dazwischenwerfen
typed-move-plan = planen, plan
typed-move-accuse = erwischt, erwischen
typed-move-ask = fragen, wie viele
typed-move-mau = mau, klopfen
typed-move-laugh = lachen
