### Texte auf Deutsch.

## Rangliste
leaders-title = ## Rangliste von { $server }
leaders-all-games = alle Spiele
leaders-none = Noch ist keine Runde zu Ende gespielt. Öffne einen Tisch mit `/table open`.
leaders-none-yet = Für diese Liste hat noch niemand genug gespielt.
leaders-rating = **{ $rating }** · { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
}
leaders-wins = gewonnene Partien: **{ $matches_won }** von { $matches } · gewonnene Runden: { $won } von { $rounds }
leaders-placings = vor **{ $share } %** · { $medals }
leaders-points = **{ $mean }** je Runde · { $points } in { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}
leaders-lacks-matches = { $who } — bisher { $done } von { $count } Partien
leaders-lacks-rounds = { $who } — bisher { $done } von { $count } Runden
leaders-about-rating = Eine Wertung zählt ab { $count } Partien gegen andere Menschen.
leaders-about-wins = Bei gleich vielen gewonnenen Partien und Runden wird der Platz geteilt.
leaders-about-placings = Wie viele hinter einem landen, ab { $count } Partien: 100 % heißt immer vorn, 0 % immer hinten.
leaders-about-points = Der Schnitt aller Runden, ab { $count } Runden.
leaders-total = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
} und { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
} gespielt.
season-all = insgesamt
season-this = dieser Monat
season-last = letzter Monat
by-rating = Wertung
by-wins = gewonnene Partien
by-placings = Platzierungen
by-points = Punkte je Runde
arg-season = Dieser Monat, letzter Monat oder insgesamt
podium-title = ## 🏆 Das Podest vom { $season }

## Hilfe
