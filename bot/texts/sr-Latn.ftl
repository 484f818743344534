### Svi tekstovi bota na srpskom, latinicom. Ključevi su isti kao u en.ftl.

## Igre i njihove opcije
game-voador = Leteći Mau Mau
game-classic = Mau-Mau
game-amm = Napredni Mau i Mau
game-ime = Mau-Mau Imesco
game-serbian = Srpski Mau Mau
game-german = Nemački Mau-Mau
game-zheng = Zheng Shangyou
game-solitaire = Mau-Mau pasijans
option-steal = Krađa poteza
option-voluntary_draw = Vučenje i kad se može odigrati karta
option-mau_penalty = Karte za prećutano "Mau-Mau"
option-false_accusation = Karte za pogrešnu prijavu
option-silence_penalty = Karte za priču pod kraljem
option-silence_delete = Obriši ono što je rečeno pod kraljem
option-silence_unreadable = Poruke čiji tekst bot ne sme da čita
option-secret_card = Tajna karta
option-scoring = Bodovanje
option-target = Meč se završava na
option-return_penalty = Povratak posle odlaska
option-misplay = Odigrana pogrešna karta
option-misplay_penalty = Karte za pogrešnu kartu
option-hints = Označi šta može da se odigra
option-silence = Kralj tišine
option-poker = Poker kad padne niz
option-lock = Boi na linha: dvojka zaključava igru
option-jokers = Džokeri
option-chupa_cabra = Čupakabra (crni džoker)
option-packs = Špilovi karata
option-hand_size = Karata svakome
option-first_player = Ko počinje
option-starting_card = Karta okrenuta za početak
option-show_counts = Prikaži ko koliko karata ima
option-not_both = Zabrani kartu na njenog blizanca
option-draw_limit = Najviše vučenih karata u potezu
option-mau_check = Zaboravljeno "Mau-Mau" se otkriva
option-debt_ends_turn = Vučenje zbog karte završava potez
option-reshuffle_when_full = Promešaj talon kad ima toliko karata
option-seven_defence = Dvojka na sedmice
option-shown_card_penalty = Karte za pokazanu kartu
option-cyclic = Cíclico: izlazak ne završava partiju
option-max_reshuffles = Mini: partija se završava posle toliko mešanja
option-time_limit = Mini: partija se završava posle toliko minuta
option-open_hands = Open: sve karte se vide
option-read_only = ROM: niko ne govori
option-talk_penalty = Karte za priču u ROM-u
option-teams = Igra u ekipama
option-twos_in_sequences = Dvojke iznad keca u nizu
option-partners = Ko igra s kim
option-tribute_pick = Ko prvi bira danak
option-walkover = Odustajanje od partije
option-fourth_or_fifth = Prvi i drugi, a treći partner četvrti ili peti
option-two_of_diamonds = 2♦: sledeći vuče četiri
option-queen = Dama kao sedmica
option-ace_cover = Pokrivanje keca
option-seven_stops = Prva vučena sedmica prekida vučenje
option-reverser = Šta menja smer
option-jump_in = Upadanje
option-two_adds = Dvojke se sabiraju pri upadanju
option-early_hand_penalty = Prerano gledanje karata se plaća
option-jack_on_jack = Žandar na žandara
option-ace = Šta radi kec
option-nine = Šta radi devetka
option-jack_doubles = Izlazak žandarom vredi duplo
option-turn_clock = Vreme za potez
option-thread = Posebna nit za sto
value-on = da
value-off = ne
value-auto = samo
value-usual = kako je uobičajeno za bodovanje
value-forgive = oprosti
value-punish = računa se kao priča
value-cards = bod za svaku preostalu kartu
value-wins = bod za svaku dobijenu partiju
value-amm_points = bodovi preostalih karata
value-worst = najgori zbir za stolom
value-100 = 100 bodova više
value-5 = 5 poena
value-7 = 7 poena: još 2 jer nemaju poslednjeg
value-penalise = plaća se kartama
value-refuse = ne prima se
value-draw_high = ko izvuče najjaču kartu
value-host = domaćin
value-winner = poslednji pobednik
value-automatic = samo od sebe
value-accuse = prijavom
value-relay = sledeći odgovara kao da je nema
value-kill = prekida ih
value-chain = nosi ih dalje
value-pairs = parovi
value-seats = kako sede
value-drawn = žrebom
value-chosen = kako domaćin odredi
value-single = u jednostrukim
value-all = i u višestrukim
value-open = vidi karte
value-blind = bira naslepo
value-vote = kad se svi slože
value-draw_until = vuci dok ne dođe karta
value-draw_one = vuci samo jednu
value-nine = devetka
value-queen = dama
value-again = igra se opet
value-skip = sledeći gubi potez
value-reverse = menja smer
value-both = hekatomba ili rulet, po izboru igrača
value-hecatombe = samo hekatomba: svi vuku tri
value-roulette = samo ruski rulet

## Karte i boje
suit-0 = ♣ tref
suit-1 = ♦ karo
suit-2 = ♥ herc
suit-3 = ♠ pik

## Predsoblje
lobby-title = ## { $game } — sto je otvoren
lobby-host = { $host } vas poziva na igru. Pritisnite **Sedi** da sednete; karte stižu u privatnoj poruci.
lobby-seats = **Za stolom ({ $count } od { $most })**
lobby-options = **Drugačije nego obično:** { $options }
lobby-plain = **Opcije:** kako pravila kažu
lobby-started = ## { $game } — meč je počeo
lobby-link = Igra se ovde: { $link }
lobby-closed = ## { $game } — ovaj sto je zatvoren
button-join = Sedi
button-leave = Ustani
button-computer = Računar
button-dismiss = Računar manje
button-options = Opcije
button-partners = Ekipe
button-start = Počni
button-hand = Moje karte
button-draw = Vuci
button-draw-debt = Vuci { $debt }
button-pass = Dalje
button-mau = Mau-Mau!
button-knock = Kucni
button-accuse = Prijavi
button-jump = Upadni
button-deal = Sledeća partija
button-back = Vratio sam se
button-again = Igraj opet
button-yes = Da
button-no = Ne
button-accept = Primi i vuci { $count }
button-say-last-card = Poslednja karta!
button-say-mau-mau = Mau Mau!
button-decline = Neka, hvala
button-keep = Zadrži
button-claim = Traži odboj
button-ask = Koliko karata?
button-eat = Jedem
button-stop = Gotov s jelom
button-tell = Reci koliko
button-number = Karta { $number }
joined = Imate mesto za [ovim stolom]({ $link }). Karte stižu ovamo.
seated = Imate mesto. Karte stižu u privatnoj poruci.
joined-no-dms = Imate mesto. Ne mogu da vam pišem: vaše privatne poruke su zatvorene za ovaj server. Pritisnite **Moje karte** za stolom kad god želite da ih vidite, ili otvorite privatne poruke i sednite ponovo.
joined-later = Imate mesto od sledeće partije.
left-lobby = Ustali ste od stola.
left-match = Napustili ste meč. Možete se vratiti u sledećoj partiji, uz cenu (AMM-40).

## Ekran opcija
options-title = ## Opcije igre { $game }
options-hint = Izaberite šta da promenite. Ovo vidi samo domaćin.
options-pick-game = Koja igra?
options-pick = Promeni opciju…
options-value = { $option }: izaberite…
options-conflict = ⚠️ Ove opcije ne idu dobro zajedno. ({ $rule })

## Sto
table-title = ## { $game } · partija { $round }
table-title-over = ## { $game } · meč je završen
table-follow = prati se: { $card }
table-lies = **{ $who }**: { $what }
table-turn = ▸ Na potezu: **{ $who }**
table-turn-until = ▸ Na potezu: **{ $who }**; vreme ističe { $until }
table-leads = ▸ **{ $who }** otvara: sve je dozvoljeno
table-leads-until = ▸ **{ $who }** otvara: sve je dozvoljeno; vreme ističe { $until }
table-answers = ▸ **{ $who }** vuče { $debt } ili odgovara
table-answers-until = ▸ **{ $who }** vuče { $debt } ili odgovara; vreme ističe { $until }
table-call = ▸ **{ $who }** traži boju
table-choose = ▸ **{ $who }** bira koga
table-retaliate = ▸ **{ $who }** vuče { $debt } ili uzvraća
table-give = ▸ Kartu za levog suseda još bira **{ $who }**
table-poker = ▸ Poker! Kombinaciju može da spusti **{ $who }**
table-cover = ▸ **{ $who }** mora da pokrije keca
table-cut = ▸ **{ $who }** seče, i može da zadrži kartu
table-eights = ▸ **{ $who }** može da nastavi osmicama
table-tribute = ▸ Danak: **{ $who }** tek treba da spusti najjaču kartu licem nadole
table-tribute-back = ▸ Danak: **{ $who }** tek treba da vrati kartu
table-pick = ▸ Danak: **{ $who }** bira jednu od dve karte koje leže licem nadole
table-pick-back = ▸ Danak: **{ $who }** bira jednu od dve vraćene karte
table-called = Traži se: **{ $suit }**
table-mark-silent = 🤫 **Tišina!** Niko ne govori do sledećeg kralja. Smejati se sme.
table-mark-locked = 🐂 **Boi na linha!** Ide samo dvojka, dok ne padne druga.
table-mark-mute = 🔇 **ROM:** niko ne govori do kraja partije. Gestovi se smeju.
table-mark-dull = Gornja karta je izgubila moć: važe samo boja i vrednost.
table-secret = 🤐 U igri je tajna karta: niko je ne imenuje.
table-vote = 🗳️ Da li je **{ $accused }** prekršio { $rule }? Tako kaže { $by }.
table-proposal = 🗳️ { $by } predlaže: { $proposal }.
table-unwanted = 🗳️ { $count } od { $most } traži da **{ $who }** ode od stola (`/table kick`).
table-stock = špil { $count }
table-clockwise = ↻ u smeru kazaljke
table-counter = ↺ obrnuto od kazaljke
table-between = Sledeća partija se deli { $when }, ili kad neko pritisne **Sledeća partija**.
table-incomplete = Meč čeka: neko treba da se pridruži pre nego što se podeli sledeća partija.
table-hash = Partija { $round }: otisak deljenja `{ $hash }`
cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karte
   *[other] { $count } karata
}
seat-away = odsutan, igra računar
seat-next = od sledeće partije
seat-eating = 🍽️ jede
seat-out = 🏁 { $place }
seat-passed = preskočio

## Ishod partije
result-title = ## Partija { $round }: izašao je { $winner }
result-title-first = ## Partija { $round }: prvi je izašao { $winner }
result-nobody = ## Partija { $round }: niko više ne može da igra
result-line = { $who }: { $points } — ukupno **{ $total }**
result-why-cards = { $count ->
    [one] ostala { $count } karta
    [few] ostale { $count } karte
   *[other] ostalo { $count } karata
}
result-why-card = { $card } { $points }
result-why-won = pobeda
result-why-missed = propuštena partija
result-why-first = izašao prvi { $points }
result-why-second = izašao drugi { $points }
result-why-shared = deo preostalih mesta { $points }
result-why-not-last = bez poslednjeg { $points }
result-why-first-two = prvi i drugi { $points }
result-why-first-three = prvi, drugi i treći { $points }
result-why-drawn = vučeno { $count }
result-why-turns = poteza { $count }
result-why-twice-jack = duplo: izlazak žandarom { $points }
result-why-twice-undeclared = duplo: izlazak bez najave { $points }
result-why-twice-two = duplo: izlazak sa 2♣ { $points }
result-why-partner-cards = { $count ->
    [one] partner: { $count } karta
    [few] partner: { $count } karte
   *[other] partner: { $count } karata
}
result-why-partner-card = partner: { $card } { $points }
result-why-partner-won = partnerova pobeda
result-seed = Seme partije: `{ $seed }` (`maumau verify` je deli ponovo)
result-final = ## Meč je završen: pobednik je { $winner }
result-place = { $place }\. { $who } — **{ $total }**
result-placing = Poredak: { $placing }

## Tajna karta
secret-shown = 🤐 Tajna karta ove partije je { $card }. Zapamtite je: uskoro nestaje, a ko je imenuje vuče 4.

## Karte u ruci
hand-title = ### { $game } · { $link }
hand-empty = Nemate karata.
hand-turn = **Vi ste na potezu.** Gore leži { $top }.
hand-turn-any = **Vi ste na potezu.** Još ništa ne leži: odigrajte bilo koju kartu.
hand-lead = **Ti otvaraš:** baci bilo koju kombinaciju.
hand-beat = **Ti si na potezu.** Nadjačaj { $lying } ili preskoči.
hand-cannot-beat = **Ti si na potezu.** Ništa u ruci ne nadjačava { $lying }: preskoči.
hand-tribute = **Danak:** spusti najjaču kartu licem nadole za one koji su bili prvi. Ne vidi je niko osim onoga ko je uzme.
hand-tribute-back = **Danak:** vrati kartu koju ne želiš. Ne vidi je niko osim onoga ko je uzme.
hand-pick = **Danak:** dve karte leže pred tobom licem nadole. Izaberi jednu; druga ide drugome.
hand-pick-open = **Danak:** ove dve karte su spuštene za tebe i drugog. Uzmi jednu; druga ide drugome.
hand-pick-back = **Danak:** dve vraćene karte leže licem nadole. Izaberi jednu; druga ide poslednjem.
hand-pick-back-open = **Danak:** ove dve karte su vraćene. Uzmi jednu; druga ide poslednjem.
hand-gave = -# Danak: dao si { $cards }.
hand-took = -# Danak: uzeo si { $cards }.
hand-turn-call = **Vi ste na potezu.** Traži se { $suit }.
hand-turn-drawn = **Izvukli ste { $card }.** Šta ćete s njom?
hand-answer = **Morate da vučete { $debt }**, ili odgovorite kartom koja ide.
hand-call = **Koju boju tražite?**
hand-choose = **Koga birate?**
hand-retaliate = **Napadnuti ste: vucite { $debt }**, ili uzvratite drugim primerkom.
hand-give = **Izaberite kartu za levog suseda.** Vidi je samo onaj ko je dobije.
hand-poker = **Poker!** Možete da spustite dve do pet karata koje čine kombinaciju; zbog najbolje neko vuče pet.
hand-cover = **Pokrijte keca**: njegovom bojom, drugim kecom ili žandarom.
hand-cut = **Presekli ste na jaku kartu.** Zadržavate je ili ostaje na talonu?
hand-eights = **Okrenuli ste osmicu.** Nastavite osmicama i kartom njihove boje, ili dalje.
hand-misplayed = To nije ispravna karta, i plaćate je: { $why }
hand-misplayed-again = To nije ispravna karta; vratila se u ruku: { $why }
hand-looked-early = Uzeli ste karte pre nego što je delilac završio, i dobijate još četiri.
hand-between = Partija je završena.
hand-left = Niste više za ovim stolom.
hand-over = Meč je završen.
hand-not-in = Igrate od sledeće partije.
hand-away = Bili ste odsutni, i za vas igra računar.
hand-played = Odigrali ste { $card }.
hand-drew = Izvukli ste { $cards }.
hand-declared = Rekli ste.
hand-knocked = Kucnuli ste jednom. Kucnite još jednom u roku od 10 sekundi.
hand-armed = Upašćete sa { $cards } čim bude moglo.
hand-disarmed = Nećete upadati sami od sebe.
hand-picked = Gotovo.
pick-card = Odigraj kartu…
pick-card-of = Odigraj kartu: { $suit }…
pick-several-play = Odigraj više karata zajedno…
pick-several-poker = Spusti poker kombinaciju…
pick-combination = Izaberi karte po svojoj volji…
pick-single = Jedna karta…
pick-set = Karte iste vrednosti…
pick-sequence = Niz…
pick-multiple = Višestruki niz…
pick-reading = Šta su one?
reading-title = **Ove karte mogu značiti više stvari.** Šta bacaš?
reading-single = { $high }
reading-set = { $count } × { $high }
reading-sequence = niz { $low }–{ $high } { $suit }
reading-multiple = { $low }–{ $high }, po { $by }
reading-impure = { $what }, nečisto
pick-attack = Napadni sa…
pick-retaliate = Uzvrati sa…
pick-roulette = Ruski rulet sa…
pick-arm = Upadni čim možeš, sa…
pick-accused = Ko nije rekao?
pick-asked = Koga pitate?
pick-partners = Ko igra u ekipi A?
pick-seat = Izaberi igrača…
move-play = { $card }
move-steal = { $card } · kradi svoj potez
move-double = { $card } · dobradinha
move-give = daj { $card }
move-choose = uzmi { $card }
move-poker = { $card }
move-roulette = { $card } · licem nadole
accuse-title = **Ko nije rekao?** Pogrešna prijava se plaća samo tamo gde opcije tako kažu.
accused-right = U pravu ste: { $who } vuče.
accused-wrong = { $who } nije ništa skrivio.
ask-title = **Koga pitate koliko karata ima?** Jednom u potezu; drugi ne mora da odgovori.
partners-title = **Ko igra s kim?** Izaberite celu ekipu A; ostali su ekipa B. Igrači prelaze na mesta gde svako sedi između dva protivnika.
asked = Pitali ste: { $who }.

## Šta se dogodilo
told-Laid = **{ $seat }** igra { $card }
told-Stole = **{ $seat }** krade potez kartom { $card }
told-Doubled = **{ $seat }** igra { $card } kao dobradinhu
told-Attacked = ⚔️ **{ $seat }** napada kartom { $card }
told-Retaliated = ⚔️ **{ $seat }** uzvraća kartom { $card }
told-AttackFailed = **{ $seat }** napada pogrešnom kartom
told-RetaliationFailed = **{ $seat }** uzvraća pogrešnom kartom
told-Targeted = … i bira: **{ $victim }**, karata { $count }
told-WentOut = 🏁 **{ $seat }** izlazi
told-Drew = { $cards ->
    [one] **{ $seat }** vuče { $cards } kartu
    [few] **{ $seat }** vuče { $cards } karte
   *[other] **{ $seat }** vuče { $cards } karata
}
told-DrawShown = { $count ->
    [one] **{ $seat }** je izvukao { $count } kartu
    [few] **{ $seat }** je izvukao { $count } karte
   *[other] **{ $seat }** je izvukao { $count } karata
}
told-Reshuffled = Talon se meša i postaje špil
told-Passed = **{ $seat }**: dalje
told-Stuck = **{ $seat }** ne može ni da igra ni da vuče
told-LimitReached = **{ $seat }** je izvukao sve što potez dopušta, i gubi ga
told-Skipped = **{ $seat }** se preskače
told-DirectionReversed = 🔁 Smer se menja
told-DealerBegins = Počinje **{ $seat }**
told-Called = **{ $seat }** traži { $suit }
told-Declared = 📣 **{ $seat }**: "Mau-Mau!"
told-Knocked = ✊ **{ $seat }** kuca
told-Accused = ☝️ **{ $by }** prijavljuje: **{ $seat }**
told-SilenceBegan = 🤫 Tišina!
told-SilenceEnded = 📢 Opet se sme govoriti
told-Spoke = { $what ->
    [silence] 🤭 **{ $seat }** je govorio pod kraljem
   *[secret] 🤭 **{ $seat }** je imenovao tajnu kartu
}
told-Joined = **{ $seat }** ulazi od sledeće partije
told-Welcomed = **{ $seat }** počinje sa { $total }
told-Left = **{ $seat }** odlazi
told-WentAway = **{ $seat }** je odsutan; igra računar
told-CameBack = **{ $seat }** se vratio
told-Charged = 🗳️ **{ $by }** kaže da je **{ $accused }** prekršio { $rule }
told-Proposed = 🗳️ **{ $by }** predlaže: { $proposal }
told-ProposalClosed = { $accepted ->
    [yes] 🗳️ Prihvaćeno: { $proposal }
   *[no] 🗳️ Nije prihvaćeno: { $proposal }
}
told-VoteClosed = { $upheld ->
    [yes] 🗳️ Sto se slaže: **{ $accused }** je prekršio { $rule }
   *[no] 🗳️ Sto oslobađa: **{ $accused }**
}
told-JumpedIn = ⚡ **{ $seat }** upada kartom { $card }
told-LaidAside = **{ $seat }** igra { $card }, koji se sklanja
told-Misplayed = ❌ **{ $seat }** pokušava ono što ne ide
told-Locked = { $locked ->
    [yes] 🐂 Boi na linha! Otključava samo dvojka
   *[no] 🔓 Igra je otključana
}
told-CardsPassed = 🤲 Svako daje kartu levom susedu
told-PokerShown = 🃏 Poker: { $shown }
told-Chosen = … i **{ $seat }** bira: **{ $victim }**
told-ChoseNobody = … i **{ $seat }** ne bira nikoga
told-Turned = 🎲 Okrenut je { $card } i broji se oko stola
told-TookCards = 🦇 **{ $seat }** uzima { $cards } od karata igrača **{ $victim }**
told-PointsDoubled = ✖️ Bodovi se računaju duplo
told-HandsPassedOn = 🤲 Gubitnici daju karte dalje
told-FirstDrawn = Vuče se ko počinje: { $drawn }. Počinje **{ $seat }**
told-SeatsSwapped = 🔀 **{ $seat }** i **{ $other }** menjaju mesta
told-Ate = { $eating ->
    [yes] 🍽️ **{ $seat }** jede
   *[no] 🍽️ **{ $seat }** je gotov s jelom
}
told-CardTaken = 🫳 **{ $seat }** uzima { $card } od igrača **{ $victim }**
told-Claimed = ↩️ Odboj! **{ $seat }** vraća udarac: **{ $victim }**
told-CountAsked = ❓ **{ $by }** pita koliko karata ima **{ $seat }**
told-CountTold = { $count ->
    [one] **{ $seat }** ima { $count } kartu
    [few] **{ $seat }** ima { $count } karte
   *[other] **{ $seat }** ima { $count } karata
}
told-CardShown = 👁️ **{ $seat }** pokazuje { $card }
told-DeclarationForgotten = **{ $seat }** je zaboravio da kaže "Mau-Mau"
told-PutUnder = Talon se meša i ide ispod špila
told-WentOn = **{ $seat }** dobija nove karte, i partija ide dalje
told-Played = **{ $seat }** baca { $laid }{ $reading }
told-SaidPass = **{ $seat }** preskače
told-TrickEnded = Štih je gotov: **{ $seat }** otvara
told-TributeTaken = { $back ->
    [yes] 🏮 Danak je uzvraćen
   *[no] 🏮 Danak je uzet
}
told-TributeDropped = 🏮 Ostatak danka se ne plaća
told-LimitOfRound = { $what ->
    [time] ⏰ Vreme partije je isteklo
   *[shuffles] Bilo je to poslednje mešanje partije
}
told-CutTo = ✂️ Presečeno je na { $card }
told-Kept = **{ $seat }** zadržava { $card }
told-LeftLying = **{ $seat }** ostavlja kartu na talonu
told-LookedEarly = 👀 **{ $seat }** je prerano pogledao

## Odbijanja po pravilima
why-not-seated = Ne sedite za ovim stolom. Pritisnite **Sedi**.
why-round-over = Partija je završena; sačekajte deljenje. ({ $rule })
why-round-on = Partija je u toku. ({ $rule })
why-match-over = Meč je završen. ({ $rule })
why-table-full = Sto je pun. ({ $rule })
why-not-your-turn = Niste na potezu; na potezu je { $who }. ({ $rule })
why-not-now = To sada ne može. ({ $rule })
why-not-in-hand = Nemate tu kartu. ({ $rule })
why-does-not-follow = { $card } ne ide na { $top } ni bojom ni vrednošću. ({ $rule })
why-call-stands = Traži se { $suit }: odigrajte tu boju, ili kartu koja sme na traženje. ({ $rule })
why-debt-stands = Čeka vas { $debt } karata: odgovorite kartom koja ide, ili ih vucite. ({ $rule })
why-only-the-drawn = Već ste vukli: najpre odlučite o vučenoj karti. ({ $rule })
why-must-play-drawn = Vučena karta ide, pa mora da se odigra. ({ $rule })
why-holds-playable = Imate kartu koja može da se odigra, pa ne smete da vučete. ({ $rule })
why-draw-first = Vucite pre nego što kažete dalje. ({ $rule })
why-nothing-to-draw = Nema se više šta vući: dalje. ({ $rule })
why-not-identical = Tako se igra samo karta ista kao gornja, a tamo leži { $top }. ({ $rule })
why-steal-or-double = To je blizanac gornje karte: ukradite njome svoj potez, ili je igrajte kao dobradinhu. ({ $rule })
why-not-one-card = To se kaže s jednom kartom; vi ih imate { $count }. ({ $rule })
why-already-declared = Već ste rekli. ({ $rule })
why-knock-instead = Tišina je: kucnite dvaput. ({ $rule })
why-declare-instead = Nije tišina: recite. ({ $rule })
why-not-yourself = Ne sebe. ({ $rule })
why-no-such-choice = To se ne može izabrati. ({ $rule })
why-nobody-to-vote = Nema nikog ko bi o tome glasao. ({ $rule })
why-locked = Boi na linha: sada ide samo dvojka. ({ $rule })
why-keep-one = Bar jedna karta mora da ostane u ruci. ({ $rule })
why-only-face-down = Za ovim stolom džokeri idu samo licem nadole. ({ $rule })
why-no-hand-of-poker = Te karte nisu poker kombinacija; ne spuštajte suvišne. ({ $rule })
why-has-declared = Sledeći je rekao "Mau-Mau": na to se ne igra osmica. ({ $rule })
why-no-rebound = Četiri karte nisu ni iste vrednosti, ni iste boje, ni četiri boje. ({ $rule })
why-too-late = Karte su već podeljene. ({ $rule })
why-leader-plays = Ko otvara ne može da preskoči: baci bilo koju kombinaciju. ({ $rule })
why-no-combination = Ove karte nisu kombinacija: karte iste vrednosti, tri ili više u nizu, ili višestruki niz. ({ $rule })
why-other-reading = Ove karte ne mogu značiti to. ({ $rule })
why-other-shape = Mora biti ista vrsta kombinacije sa isto toliko karata koliko leži: { $top }. ({ $rule })
why-too-low = To ne nadjačava ono što leži: { $top }. ({ $rule })
why-not-the-highest = Danak je tvoja najjača karta. ({ $rule })
why-needs-pairs = Za ekipe treba četvoro ili šestoro za stolom, podjednako na obe strane. ({ $rule })

## Odbijanja bota
refused-no-table = Tog stola više nema.
refused-too-many-of-yours = Već sedite za { $most } stolova, a više ne može. Ustanite od nekog, ili ga zatvorite.
refused-too-many-here = U ovom kanalu je već otvoreno { $most } stolova. Sedite za neki od njih, ili neka se neki zatvori.
refused-too-many-in-server = Na ovom serveru je već otvoreno { $most } stolova. Sedite za neki od njih, ili neka se neki zatvori.
refused-left-server = Niste više na serveru ovog stola, pa za njim ne možete da igrate.
refused-barred = Udaljeni ste od ovog stola.
refused-damaged = Ne mogu da pročitam sto #{ $number }: sačuvala ga je druga verzija bota, ili je oštećen. Na njemu se ništa nije promenilo; ko vodi bota naći će ga u dnevniku.
refused-elsewhere = Za ovim stolom igra se na drugom mestu: { $link }
refused-no-table-here = Ovde nema stola. Otvorite ga sa `/table open`.
refused-not-started = Meč još nije počeo.
refused-already-started = Meč je već počeo.
refused-already-seated = Već sedite za ovim stolom.
refused-not-seated = Ne sedite za ovim stolom. Pritisnite **Sedi**.
refused-table-full = Sto je pun: ovu igru može da igra { $most }.
refused-too-few = Potrebno je bar { $least }. Pozovite nekog, ili pritisnite **Računar**.
refused-too-many = Ovo može da igra najviše { $most }. Izaberite drugu igru ili druge opcije, ili neka neko ustane.
refused-host-only = To može samo domaćin.
refused-no-computer = Nema računara koji bi ustao.
refused-table-closed = Ovaj sto je zatvoren. Otvorite nov sa `/table open`.
refused-moved-on = Igra je otišla dalje. Pogledajte ponovo.
refused-bad-value = To nije ponuđeno.
refused-no-teams = Ekipe se određuju za četvoro ili šestoro za stolom, ako ih opcija prepušta domaćinu.
refused-bad-option = { $name } ne može da bude { $given }. Može: { $choices }.
refused-options-conflict = To ne ide zajedno s drugim opcijama. ({ $rule })
refused-bad-card = Ne poznajem kartu "{ $given }". Pišite je kao `7S`, `10♥` ili `RJ`.
refused-not-held = Nemate tu kartu.
refused-no-jumping = U ovoj igri se ne upada.
refused-unreadable = Ne umem da pročitam to dugme. Možda je iz starije verzije bota.
refused-server-only = To radi na serveru, ne ovde.
refused-may-not-post = Ne smem da pišem u ovom kanalu. Potrebno mi je da ga vidim, šaljem poruke i ugrađujem veze.
refused-gone = Do tog mesta više ne mogu: obrisano je, ili ne smem da ga vidim.
refused-discord = Discord trenutno ne odgovara. Ništa nije izgubljeno; probajte malo kasnije.
refused-mistake = Nešto je kod mene pošlo naopako. Za stolom se ništa nije promenilo. (oznaka { $code })
refused-no-charges = U ovoj igri nema o čemu da se glasa.
refused-no-proposals = U ovoj igri nema šta da se predloži.
refused-no-showing = U ovoj igri pokazivanje karata nema cenu, pa ni dugme.
refused-daily-played = Današnje deljenje ste već odigrali. Sledeće dolazi u ponoć, po UTC.

## Obaveštenja
which-title = Može da bude više stolova{ $pages ->
    [1] :
   *[other] {""} (strana { $page } od { $pages }):
}
which-hand = Pokaži moje karte za stolom…
which-leave = Ustani od stola…
which-close = Zatvori sto…
kick-asked = Tražite da { $who } ode. Treba da to sa `/table kick` zatraži još { $count ->
    [one] { $count } igrač
    [few] { $count } igrača
   *[other] { $count } igrača
}.
kick-done = { $who } više nije za stolom.
notice-lost-place = Ne mogu više do kanala stola. Meč čeka; domaćin može da ga nastavi drugde sa `/table here`.
notice-cannot-delete = Ovde ne smem da brišem poruke, pa ono što je rečeno pod kraljem ostaje.
notice-closed = Sto je zatvoren.
notice-table-here = Sto se nastavlja ovde.

## Rang-lista
leaders-title = ## Rang-lista servera { $server }
leaders-game = za igru { $game }
leaders-none = Niko još nije završio partiju. Otvorite sto sa `/table open`.
leaders-line = { $place }\. { $who } — dobijeno { $won } od { $rounds } partija · mečeva: { $matches } · bodova: { $points }
leaders-line-all = { $place }\. { $who } — dobijeno { $won } od { $rounds } partija · mečeva: { $matches }
leaders-total = Do sada: { $rounds ->
    [one] { $rounds } partija
    [few] { $rounds } partije
   *[other] { $rounds } partija
} za { $tables ->
    [one] { $tables } stolom
   *[other] { $tables } stola
}.

## Pomoć
help-body =
    ## Mau-Mau za 20 sekundi
    1. `/table open` otvara sto. Svi pritiskaju **Sedi**; domaćin dodaje računare i pritiska **Počni**.
    2. Karte stižu u privatnoj poruci, s dugmadima za igru. **Moje karte** za stolom ih takođe pokazuje.
    3. Odigrajte kartu koja prati boju ili vrednost. S jednom kartom pritisnite **Mau-Mau!**

    `/hand` `/play` `/draw` `/pass` `/mau` `/accuse` `/jump` `/arm` rade isto s tastature.
    `/rules` kaže pravila, `/leaderboard` ko je najbolji, `/solitaire` je za jednog.
rules-title = ## { $game }
rules-options = **Opcije** (▸ drugačije nego obično)
rules-walkover = Odustajanje: predložite sa `/propose` da se partija završi ovako kako stoji. Kad se svi ostali slože, niko je nije dobio, a svaka ruka se računa kakva jeste.
rules-option = { $mark } { $option }: **{ $value }** ({ $rule })

## O ovom botu, i šta čuva
cmd-about = Koji je ovo bot, i kako mu ide
cmd-privacy = Šta se o tebi čuva: pogledaj, preuzmi, obriši
about-body =
    ## maumau { $version }
    Radi od { $since }; Discord odgovara za { $latency } ms.
    Otvoreni stolovi: na ovom serveru { $here }, ukupno { $all }.
about-link = Više o meni: { $link }
privacy-body =
    ## Šta čuvam
    - **O tebi:** tvoj Discord id, ime, jezik i kanal naših direktnih poruka.
    - **O igrama:** ko gde sedi, svaku odigranu i vučenu kartu, poene, i seme deljenja, da svako može da proveri da karte niko nije birao.
    - **Ne ono što pišeš.** Pod kraljem gledam samo da li je to bio govor, i čuvam jedino to.
privacy-forever = - **Koliko dugo:** dok god ovde radim.
privacy-days = - **Koliko dugo:** karte i poteze završenog stola { $days ->
    [one] { $days } dan
    [few] { $days } dana
   *[other] { $days } dana
}; posle toga njegove ishode, seme i zapis poteza.
privacy-servers =
    - **Serveri:** ako me server ukloni, sve o njemu briše se posle { $days } dana, osim ako se do tada vratim.
    - **Ko to vidi:** ko s tobom igra vidi igru, a ko me vodi može da čita moju bazu. Niko drugi ne dobija ništa.
    - **Brisanje:** ustaješ od svojih stolova. Tvoje ime svuda postaje „someone”, a tvog id-a više nema; ishodi drugih ostaju. Poruke koje već stoje na Discordu ostaju tamo.
privacy-export = Preuzmi moje podatke
privacy-erase = Obriši moje podatke…
privacy-exported = Ovo je sve što čuvam o tebi.
privacy-ask =
    ## Obrisati sve o tebi?
    { $tables ->
        [0] Ne sediš ni za jednim stolom.
        [one] Ustaješ od { $tables } stola za kojim sediš.
        [few] Ustaješ od { $tables } stola za kojima sediš.
       *[other] Ustaješ od { $tables } stolova za kojima sediš.
    } Tvojih poena, pobeda i podešavanja više neće biti, i niko ne može da ih vrati.
privacy-sure = Obriši zauvek
privacy-erased = Od tebe ovde nije ostalo ništa. Ako opet sedneš za sto, počinjemo iznova.
refused-not-yours = To su tuđi podaci. `/privacy` pokazuje tvoje.
refused-sat-down = U međuvremenu si za nekim stolom, pa ništa nije obrisano. Pokušaj ponovo.

## Komande
cmd-table = Stolovi: otvori, pogledaj, napusti
cmd-table-open = Otvori sto ovde
cmd-table-show = Objavi sto ponovo, na kraju kanala
cmd-table-leave = Ustani od stola
cmd-table-close = Zatvori sto
cmd-table-kick = Udalji nekog od stola
cmd-table-here = Nastavi sto u ovom kanalu
cmd-hand = Pogledaj svoje karte
cmd-play = Odigraj kartu
cmd-draw = Vuci
cmd-pass = Dalje
cmd-mau = Reci Mau-Mau
cmd-accuse = Prijavi da neko nije rekao Mau-Mau
cmd-jump = Upadni kartom istom kao gornja
cmd-arm = Upadni kartom čim bude moglo
cmd-complain = Stavi na glasanje ono što samo ljudi mogu da vide
cmd-propose = Predloži ono što pravila prepuštaju stolu: o tome se glasa
cmd-show = Pokaži kartu stolu, uz njenu cenu
cmd-leaderboard = Ko je najbolji na ovom serveru
cmd-help = Kako se počinje za 20 sekundi
cmd-rules = Pravila igre
arg-rules = Koja igra
arg-card = Karta, kao 7S ili 10♥; više njih s razmacima
arg-mau = Reci uz to Mau-Mau
arg-words = Reči, gde ih igra ima više
arg-call = Boja koju tražiš žandarom
arg-player = Koji igrač
arg-rule = Koje pravilo, gde ih je više
arg-proposal = Šta da se predloži
arg-game = Za koju igru
arg-by = Po čemu se ređa
by-won = dobijene partije
by-matches = dobijeni mečevi
by-rounds = odigrane partije
vote-asked = Vaša primedba je stavljena pred sto.
vote-cast = Vaš glas se računa.
charge-VOA-15 = pričao naglas pod kraljem (VOA-15)
charge-VOA-21 = nagovestio tajnu kartu (VOA-21)
charge-AMM-55 = pričao naglas pod kraljem (AMM-55)
charge-IME-40 = pokazao kartu (IME-40)
charge-IME-41 = virio, krio karte ili se dogovarao (IME-41)
proposal-IME-50 = da se meč sada završi (IME-50)
proposal-COM-20 = da se od ove partije odustane (COM-20)

## Pasijans
cmd-solitaire = Igraj Mau-Mau sam: svoje deljenje, ili današnje
arg-what = Nova igra, današnje deljenje ili današnja lista
solitaire-new = svoja igra
solitaire-daily = današnje deljenje
solitaire-board = današnja lista
solitaire-done = 🏁 Gotovo! Vučeno karata: { $drawn }, poteza: { $turns }, ukupno **{ $total }**. Što manje, to bolje.
solitaire-stuck = Ne može se više ni igrati ni vući: ova je izgubljena.
solitaire-title = ## Deljenje za { $date }
solitaire-line = { $place }\. { $who } — **{ $points }** vučenih karata i poteza
solitaire-nobody = Niko je još nije završio. Probajte sa `/solitaire`.

## Pravila, iz onoga što igra sama kaže
rules-deal = { $packs ->
    [one] { $packs } špil
    [few] { $packs } špila
   *[other] { $packs } špilova
} { $jokers ->
    [yes] s džokerima
   *[no] bez džokera
}, po { $hand } karata, na početku { $direction ->
    [clockwise] u smeru kazaljke
   *[counter] obrnuto od kazaljke
}; za stolom od { $least } do { $most }. Otarasite se karata: pratite boju ili vrednost gornje.
rules-joker = Džoker
does-Skip = sledeći gubi potez.
does-Reverse = menja smer; u dvoje ste opet vi na potezu.
does-ReverseToBehind = menja smer; u dvoje igra drugi.
does-DrawDebt = { $cards ->
    [one] sledeći vuče jednu, ili odgovara.
   *[other] sledeći vuče { $cards }, ili odgovara; sabira se.
}
does-NextDraws = sledeći vuče { $cards }, pa igra.
does-PreviousDraws = prethodni vuče { $cards }.
goes-anywhere = ide na sve, i na traženu boju{ $more ->
    [yes] ;
   *[no] .
}
goes-anywhere-uncalled = ide na sve osim na traženu boju{ $more ->
    [yes] ;
   *[no] .
}
goes-on-call = ide i na traženu boju{ $more ->
    [yes] ;
   *[no] .
}
goes-not-on-own = nikad na drugu iste vrednosti{ $more ->
    [yes] ;
   *[no] .
}
does-CallsSuit = traži boju.
does-Silence = tišina: niko ne govori do sledećeg; smejati se sme. S jednom kartom kuca se dvaput.
does-DealerTakesTurn = okrenuta na početku, daje potez deliocu.
does-OthersDrawAtTheEnd = Kao poslednja karta: svi ostali vuku { $cards }.
does-OthersDraw = svi ostali vuku { $cards }.
does-PassCards = svako daje kartu levom susedu, tajno i istovremeno.
does-Lock = *boi na linha*: ide samo ta vrednost dok ne padne druga; ko je nema, ili je čuva, vuče jednu i kaže dalje.
does-Hecatombe = svi vuku tri, i vi. Sklanja se.
does-ChupaCabra = možete da izaberete nekoga, ko uzima tri vaše karte, ne gledajući, nikad poslednju.
does-PokerOnRun = **Poker**: kad tri karte iste boje padnu u nizu, svako može da spusti kombinaciju; zbog najbolje neko vuče pet.
does-PlayAgain = igrate opet.
does-Defence = odgovara neprijateljskoj karti svoje boje, džokeru, ili boji poslednje šestice ili sedmice.
does-SwapSeats = menjate mesto s prethodnim, osim ako neko od vas jede.
does-ThirdSix = treća zaredom: sledeći vuče šest, ili odgovara.
does-TakeAndPlay = uzmite kartu sledećem, ne gledajući, i odmah je odigrajte; ne onome ko je rekao "Mau-Mau".
does-MustBeCovered = mora da se pokrije: njegovom bojom, drugim kecom ili žandarom; vucite dok ne možete.
does-LastJack = **Izlazak** žandarom udvostručuje bodove gubitnika; sa J♥ oni pre toga daju karte dalje.
does-LastTwoOfClubs = **Izlazak** sa 2♣: birate čiji se bodovi dupliraju.
does-SecretLast = **Izlazak** tajnom kartom: svi ostali vuku četiri.
does-StealOwn = **Vaš blizanac** gornje karte krade vaš potez: bez dejstva, i igrate opet;
does-Double = ili je *dobradinha*: bez svog dejstva, sledeći vuče dve pa igra.
does-JumpIn = **Krađa poteza**: blizanac gornje karte, ako nije džoker, pre nego što igrač na potezu išta učini. Bez dejstva; poništava ono što se tek vuče, i igrate opet.
does-JumpInFully = **Upadanje**: karta ista kao gornja, pre nego što sledeći išta učini, s punim dejstvom; nikad žandar.
does-Attack = **Tajna karta**: pokazana pre deljenja, nikad imenovana. Igra se na sve kao napad: neko vuče 8, ili uzvraća drugim primerkom: 16. Pogrešna karta košta četiri.
does-LayCards = **Zajedno**: uz 8 koliko hoćete osmica, i karta boje poslednje; jedna karta mora da ostane. Zbog **blizanca** karte odigrane neposredno pre sledeći vuče dve.
does-RussianRoulette = **Ruski rulet**: džoker licem nadole; okrenuta karta se broji oko stola, i na kome stane vuče pet.
does-Draw = **Vučenje**: jedna karta{ $voluntary ->
    [yes] {""}
   *[no] , kad ništa ne ide
}{ $must ->
    [yes] ; ako ide, mora da se odigra.
   *[no] ; ako ide, može da se odigra.
}
does-DrawUnlessLocked = **Vučenje**: jedna karta, kad ništa ne ide; ako ide, mora da se odigra.
does-DrawAlways = **Vučenje**: jedna karta, i kad nešto ide; posle toga sme samo ona da se odigra.
does-DrawUntil = **Vučenje**: dok neka ne ide; i dalje, ako želite. Plaćanje zbog karte ne košta potez, osim ako opcije tako kažu.
does-Claim = **Odboj**: četiri karte vučene za džokera, sve iste vrednosti, iste boje ili četiri boje, vraćaju pet.
does-Declare = **S jednom kartom** recite "Mau-Mau".
does-LastCard = **S jednom kartom** recite "poslednja karta"; ako je žandar, recite "Mau Mau".
does-Accuse = **Prijava**: ko nije rekao na vreme vuče { $penalty }.
does-Eat = **Ko jede** i to kaže, ostaje na svom mestu.
does-AskCount = **Broj karata** je svačija stvar: pita se jednom u potezu; drugi ne mora da odgovori.
does-Show = **Pokazana karta** košta { $penalty }.
does-SaysNothing = **ROM**: ko progovori vuče { $silence_penalty }.
does-Look = **Rano gledanje**: ko pogleda pre nego što je delilac završio dobija još četiri.
rules-more-voador = Na karte koje se tek vuku ide samo ono što im odgovara; posle džokera prati se karta ispod. Svojim blizancem gornje karte morate da kradete ili dublirate.
rules-more-classic = Preostale karte vrede: kec 1, dama i kralj 10, žandar 30, ostale svoj broj. Ko stigne do granice gubi, a pobeđuje najmanji zbir.
rules-more-german = Od sedmice do keca: jedan špil za najviše petoro, dva za najviše desetoro. Karta okrenuta na početku nema dejstva, a na karte koje se tek vuku ide samo sedmica. Preostale karte vrede: kec 11, kralj i dama 10, žandar 20, ostale svoj broj. Ko stigne do granice gubi, a pobeđuje najmanji zbir.
rules-more-amm = **Pogrešna karta** se plaća gde opcije tako kažu, jednom u partiji. Ko izađe a nije rekao "Mau-Mau", i nije prijavljen, udvostručuje svima bodove.
rules-more-ime = Varijante su u opcijama: Cíclico, Mini, Open, ROM, Duo.
rules-zheng-deal = Jedan špil sa oba džokera, podeljen do kraja; { $least } do { $most } za stolom, suprotno od kazaljke na satu. Prvi ostani bez karata. Od najslabije do najjače: 3 4 5 6 7 8 9 10 J Q K A 2 🃏B 🃏R.
rules-zheng-trick = - **Štihovi**: neko otvara bilo kojom kombinacijom; redom je svako nadjačava istom vrstom sa isto toliko karata, ili preskače, i kasnije još može da igra. Kad svi ostali preskoče zaredom, otvara ko je poslednji bacio.
rules-zheng-single = - **Jedna karta**: važi vrednost.
rules-zheng-set = - **Dve ili više iste vrednosti**; dvojke i džokeri mogu zameniti slabije karte. Kod iste vrednosti čiste nadjačavaju nečiste.
rules-zheng-sequence = - **Niz** od tri ili više, od 3 do A; džokeri menjaju bilo koju kartu, dvojke { $twos ->
    [yes] važe samo kao dvojke, iznad keca
   *[no] ne učestvuju
}. Jedna boja nadjačava mešane, zatim važi vrednost, zatim da nema džokera.
rules-zheng-multiple = - **Višestruki niz**: po dve ili više od tri ili više uzastopnih vrednosti; dvojke i džokeri pomažu, ali svaka vrednost traži svoju kartu ili džokera.{ $all ->
    [yes] {" "}Prave dvojke mogu biti vrednost iznad keca.
   *[no] {""}
}
rules-zheng-scores = - **Poeni**: { $teams ->
    [yes] u dve ekipe od po tri 3 ekipi prvog, 2 ekipi drugog, 2 ekipi bez poslednjeg; 5 za prvog i drugog zajedno, 10 i sa trećim. U dve ekipe od po dva kao pojedinačno, sabrano. Svako sedi između protivnika{ $drawn ->
        [yes] , po žrebu
       *[no] {""}
    }
   *[no] prvi koji izađe dobija 2, drugi 1
}.
rules-zheng-tribute = - **Danak**: pre sledeće partije poslednja dvojica spuštaju najjaču kartu licem nadole za prvu dvojicu, koja vraćaju bilo koju kartu; ko prvi bira { $open ->
    [yes] vidi obe
   *[no] bira naslepo
}. Deli i otvara treći; u dve ekipe od po tri peti, od tri igrača drugi.
rules-more-zheng = Meč se završava na 11, u dve ekipe od po tri na 50, za onoga ko ima najviše; kod izjednačenja se igra još jedna partija.
rules-more-serbian = Igrač pre delioca seče, i može da zadrži do tri jake karte. Ko je vukao zbog karte može ipak da odigra. Iznad granice meč je završen: pobeđuje najmanji zbir.
rules-more-solitaire = Sledeći i prethodni ste vi sami. Cilj je prazna ruka, sa što manje vučenih karata i poteza.
