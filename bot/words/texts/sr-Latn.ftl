### Svi tekstovi bota na srpskom, latinicom. Ključevi su isti kao u en.ftl.

## Nabrajanje
list-comma = { $some }, { $more }
list-semicolon = { $some }; { $more }
list-or = { $some } ili { $more }

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
option-voluntary_draw = Vučenje i kad možeš da odigraš kartu
option-mau_penalty = Kazna (karata): nenajavljena poslednja
option-false_accusation = Kazna (karata): pogrešna optužba
option-silence_penalty = Kazna (karata): govor u tišini
option-silence_delete = Obriši ono što je rečeno u tišini
option-silence_unreadable = Poruke koje bot ne može da pročita
option-secret_card = Tajna karta
option-scoring = Bodovanje
option-target = Meč se završava na
option-return_penalty = Povratak posle odlaska
option-misplay = Odigrana pogrešna karta
option-misplay_penalty = Kazna (karata): greška
option-hints = Označi šta može da se odigra
option-silence = Kralj tišine
option-poker = Poker kad padne niz
option-lock = Boi na linha: dvojka zaključava igru
option-jokers = Džokeri
option-chupa_cabra = Čupakabra (crni džoker)
option-packs = Špilovi karata
option-hand_size = Karata po igraču
option-first_player = Ko počinje
option-starting_card = Okreni kartu za početak
option-show_counts = Prikaži ko koliko karata ima
option-not_both = Zabrani kartu na njenog blizanca
option-draw_limit = Koliko najviše karata vučeš u potezu
option-mau_check = Zaboravljeno „Mau-Mau” se kažnjava
option-debt_ends_turn = Kazneno vučenje završava potez
option-reshuffle_when_full = Broj karata u talonu za mešanje
option-seven_defence = Dvojka na niz sedmica
option-shown_card_penalty = Kazna (karata): pokazana karta
option-cyclic = Cíclico: izlazak ne završava partiju
option-max_reshuffles = Mini: broj mešanja do kraja partije
option-time_limit = Mini: broj minuta do kraja partije
option-open_hands = Open: sve karte se vide
option-read_only = ROM: niko ne govori
option-talk_penalty = Kazna (karata): govor u ROM-u
option-teams = Igra u ekipama
option-twos_in_sequences = Dvojke iznad keca u nizu
option-partners = Ko igra s kim
option-tribute_pick = Ko prvi bira danak
option-walkover = Odustajanje od partije
option-winner_rules = Ko pobedi, pravi pravilo
option-fourth_or_fifth = Ekipe od troje: 1. i 2. mesto, a treći 4. ili 5.
option-two_of_diamonds = 2♢: sledeći vuče četiri
option-queen = Dame rade isto što i sedmice
option-makao-queen = Dame idu na sve
option-makao-jokers = Džokeri važe kao svaka karta
option-ace_cover = Poklapanje keca
option-seven_stops = Prva vučena sedmica prekida vučenje
option-reverser = Šta menja smer
option-jump_in = Ubacivanje
option-two_adds = Dvojke se sabiraju pri ubacivanju
option-early_hand_penalty = Prerano gledanje karata se plaća
option-jack_on_jack = Žandar na žandara
option-ace = Šta radi kec
option-nine = Šta radi devetka
option-jack_doubles = Izlazak žandarom vredi duplo
option-turn_clock = Vreme za potez
option-thread = Posebna nit za sto
value-on = da
value-off = ne
value-auto = automatski
value-usual = { $number ->
    [0] podrazumevano
   *[other] podrazumevano ({ $number })
}
value-forgive = oprosti
value-punish = računa se kao priča
value-cards = poen za svaku preostalu kartu
value-wins = poen za svaku dobijenu partiju
value-amm_points = poeni preostalih karata
value-worst = najgori zbir za stolom
value-100 = 100 poena više
value-5 = 5 poena
value-7 = 7 poena: 5, i još 2 bez poslednjeg mesta
value-penalise = plaća se kartama
value-refuse = samo se odbija
value-draw_high = ko izvuče najjaču kartu
value-host = domaćin
value-winner = ko je dobio prošlu partiju
value-automatic = automatski
value-accuse = kad neko optuži
value-relay = prosleđuje: odgovara svaka sedmica, ili dvojka istog znaka
value-kill = prekida niz
value-chain = prosleđuje: odgovara svaka dvojka, ili sedmica istog znaka
value-pairs = parovi
value-seats = kako sede
value-drawn = žrebom
value-chosen = kako domaćin odredi
value-single = samo u jednostrukim
value-all = i u višestrukim
value-open = vidi karte
value-blind = bira naslepo
value-vote = kad se svi slože
value-draw_until = vuci dok ne dođe karta koja ide
value-draw_one = vuci samo jednu
value-nine = devetka
value-queen = dama
value-again = igra se opet
value-skip = sledeći gubi potez
value-reverse = menja smer
value-both = hekatomba ili rulet, bira ko igra džokera
value-hecatombe = samo hekatomba: svi vuku tri
value-roulette = samo ruski rulet

## Šta je koja igra, i šta radi koja opcija
intro-voador = Prati znak ili vrednost. Zbog sedmica i džokera se vuče, kralj donosi tišinu{ $steal ->
    [on] , a ko ima baš istu kartu može da ukrade potez
   *[off] {""}
}.
intro-classic = Prati znak ili vrednost; ko prvi ostane bez karata, dobija partiju.
intro-amm = Mau-Mau za majstore: osmice se igraju zajedno, blizanac prethodne karte tera sledećeg da vuče, a neke poslednje karte dupliraju poene ostalih.
intro-ime = Mau-Mau pun iznenađenja: karte za napad i karte za odbranu, karta uzeta naslepo od suseda, i zamena mesta.
intro-serbian = Mau Mau na srpski način: pre deljenja se seče, kec mora da se poklopi drugom kartom, a dobijena partija ti skida 40 poena.
intro-german = Kratka igra s kartama od sedmice do keca: sedmica tera sledećeg da vuče dve, osmica ga preskače, a žandar traži znak.
intro-zheng = Kineska igra nadmašivanja: nadjačaj poslednje odigrano istom vrstom kombinacije, samo jačom, ili reci dalje. Ostani bez karata pre svih: poslednji plaćaju danak.
explained-steal = Ako imaš baš istu kartu kao gornja, smeš da je odigraš u svakom trenutku i preuzmeš potez.
explained-voluntary_draw = Da: smeš da vučeš i kad možeš da igraš. Ne: vučeš samo kad ne možeš da igraš.
explained-mau_penalty = Koliko karata vučeš kad zaboraviš da najaviš poslednju kartu.
explained-false_accusation = Koliko karata vučeš kad optužiš nekoga ko je najavio poslednju kartu, ili nije morao.
explained-silence_penalty = Koliko karata košta svaka poruka dok traje tišina. Smeh je dozvoljen.
explained-silence_delete = Da: ono što se napiše dok niko ne sme da govori takođe se briše. Botu treba dozvola *Manage Messages*.
explained-silence_unreadable = Da li se poruka računa kao priča kad Discord ne da botu da je pročita: možda je bila samo smeh.
explained-secret_card = Da: pre deljenja svima se pokaže karta koju niko ne sme da imenuje. Ko je dobije može njome da napadne.
explained-scoring = Šta se računa posle partije: ko ju je dobio, ili karte koje su ostale drugima.
explained-target = Meč traje dok nečiji zbir ne stigne dotle.
explained-zheng-target = Meč traje dok neko, ili ekipa, ne skupi ovoliko poena. Podrazumevano: 11, a s troje u ekipi 50.
explained-return_penalty = Šta košta izaći iz meča i vratiti se: zbir ti postaje najgori za stolom, ili gori za 100 poena.
explained-misplay = Šta biva ako odigraš kartu koja ne ide: vraća se i košta te karata, ili se samo odbija.
explained-misplay_penalty = Koliko karata vučeš za prvu pogrešnu kartu u partiji. Sledeće su besplatne.
explained-hints = Da: u tvojoj ruci se označe karte koje sada možeš da odigraš. Pomaže dok učiš.
explained-silence = Da: posle kralja niko ne govori do sledećeg kralja. Ne: kralj je karta kao svaka druga.
explained-poker = Da: kad su poslednje tri karte istog znaka i uzastopnih vrednosti, naviše ili naniže, svi smeju da spuste poker kombinaciju. Najbolja tera nekoga da vuče pet.
explained-lock = Da: dvojka zaključava igru, i samo je druga dvojka otključava. Ne: dvojka je karta kao svaka druga.
explained-jokers = Šta rade džokeri. Hekatomba: svi vuku tri. Rulet: okrene se karta i broji se ukrug; na kome stane, vuče pet.
explained-chupa_cabra = Da: crnim džokerom možeš nekome da daš da ti uzme tri karte naslepo. Moraju da se igraju i džokeri.
explained-packs = Koliko se špilova meša zajedno. S više špilova ima više istih karata.
explained-hand_size = Koliko karata svako dobije na početku partije.
explained-first_player = Ko prvi igra u partiji.
explained-starting_card = Da: okrene se karta, i prvi na potezu mora da je prati. Ne: prvi na potezu igra koju hoće.
explained-show_counts = Da: sto pokazuje ko koliko karata ima. Ne: moraš da pitaš, a niko ne mora da odgovori.
explained-not_both = Da: karta mora da prati znak ili vrednost, ali nikad oboje.
explained-draw_limit = Kad u jednom potezu izvučeš ovoliko karata, gubiš potez. Ako ima granice, obično je devet.
explained-mau_check = Ko primeti nenajavljenu poslednju kartu: bot odmah, ili samo neko ko optuži.
explained-debt_ends_turn = Da: vučenje kaznenih karata završava tvoj potez. Ne: povučeš ih, pa igraš svoj potez.
explained-reshuffle_when_full = Kad u talonu ima ovoliko karata, sve osim gornje se promešaju i vraćaju pod špil.
explained-seven_defence = Šta dvojka pravog znaka radi nizu sedmica: prosleđuje karte koje se vuku, ili ih poništava.
explained-shown_card_penalty = Koliko karata košta pokazati stolu jednu svoju kartu.
explained-cyclic = Da: izlazak nosi poen, svi dopune ruku, i igra se dalje.
explained-max_reshuffles = Partija se završava kad se talon ovoliko puta promeša; pobeđuje ko ima najmanje karata.
explained-time_limit = Partija se završava posle ovoliko minuta; pobeđuje ko ima najmanje karata.
explained-open_hands = Da: svi vide sve karte.
explained-read_only = Da: od deljenja do kraja partije niko ne govori i ne piše. Gestovi i dugmad su dozvoljeni.
explained-talk_penalty = Koliko karata košta svaka poruka u ROM-u.
explained-teams = Da li svako igra za sebe, ili u ekipama koje sabiraju poene.
explained-twos_in_sequences = Da li dvojka sme da stoji iznad keca u nizu, kao u K A 2.
explained-partners = Ko je u kojoj ekipi: kako sede, žrebom, ili kako domaćin odredi pre početka.
explained-tribute_pick = Da li onaj ko je bio prvi u prošloj partiji vidi obe karte danka pre nego što uzme jednu.
explained-walkover = Da li smete da odustanete od partije kad se svi slože. Tada se sve ruke računaju kakve jesu.
explained-winner_rules = Ko dobije partiju ima dan da promeni jednu stvar u igri. Meč ide dalje s novim pravilom, i nikome se ne računa u rejting.
explained-fourth_or_fifth = Šta dobija ekipa od troje za prvo i drugo mesto kad je njen treći četvrti ili peti.
explained-two_of_diamonds = Da: 2♢ tera sledećeg da vuče četiri. Ne: to je karta kao svaka druga.
explained-queen = Da: dama tera sledećeg da vuče tri, kao sedmica. Ne: to je karta kao svaka druga.
explained-ace_cover = Kec mora da se poklopi drugom kartom. Ovo je ono što radiš ako ne možeš.
explained-seven_stops = Da: ako je prva karta koju vučeš zbog sedmica i sama sedmica, prestaješ da vučeš.
explained-reverser = Koja karta menja smer igre.
explained-jump_in = Da: ako imaš baš istu kartu kao gornja, smeš da je odigraš preko reda, s punim dejstvom.
explained-two_adds = Da: kad se neko ubaci dvojkom, pogođeni vuče osam umesto četiri.
explained-early_hand_penalty = Da: ako pogledaš karte pre kraja deljenja, vučeš još četiri.
explained-jack_on_jack = Da: žandar sme na žandara, i traži nov znak. Ne: ne sme.
explained-ace = Da li uz keca igraš opet, ili sledeći gubi potez.
explained-nine = Da li devetka menja smer igre.
explained-jack_doubles = Da: svi poeni partije se računaju duplo ako je poslednja karta bila žandar.
explained-turn_clock = Koliko svako ima vremena za potez. Ako istekne, bot umesto tebe odigra najbezazleniji potez.
explained-thread = Da li bot otvara nit za sto, da kanal ostane slobodan za priču.
intro-pesten = Iz Holandije: zbog dvojki i džokera se vuče ili se karte prosleđuju, na sedmicu igraš još jednu kartu, i ne možeš da izađeš kartom koja ima dejstvo.
intro-makao = Iz Poljske: igraš više karata iste vrednosti odjednom, boriš se dvojkama, trojkama i kraljevima, i žandarom zahtevaš vrednost.
intro-switch = Iz Engleske: crni žandar tera sledećeg da vuče pet, a crveni ga spasava, dame moraju da se poklope, i najavljuješ poslednju kartu.
intro-prsi = Iz Češke: zbog sedmica se vuče, zbog kečeva se propušta potez, dama traži znak, a igra ide dalje za drugo mesto i ostala.
intro-tschau-sepp = Iz Švajcarske: obrnuto od kazaljke, žandar traži znak, i jedna reč se kaže kad ostaneš s dve karte, a druga uz poslednju.
intro-sto-odno = Iz Rusije i njenog susedstva: šestice moraju da se poklope, kralj pik košta četiri, a s previše poena ispadaš iz meča.
intro-crazy-eights = Iz Severne Amerike: osmica ide na sve i traži znak, a ko izađe dobija poene karata koje su ostalima preostale.
intro-club = Turnirska pravila jednog nemačkog kluba: sedmice koštaju po jednu kartu i sabiraju se, a izlazak žandarom vredi duplo.
intro-branne = Igra jedne porodice: ubaci se istom kartom, šalji karte koje se vuku tamo-amo, i završi s tuđom rukom.
explained-after_debt = Kad povučeš karte zbog dvojke ili džokera: da li je tvoj potez gotov, ili još igraš?
explained-second_word = Koliko karata košta zaboraviti reč koja ide uz baš poslednju kartu.
explained-comes_back = Da: ako ostaneš bez karata, a onaj pre tebe odigra sedmicu herc, vraćaš se: vučeš dve i igraš dalje.
explained-king_of_spades = Da: kralj pik tera sledećeg da vuče četiri, i samo žandar pik to prekida.
explained-skipper = Koja karta oduzima potez sledećem.
explained-plays_on = Da: kad neko izađe, ostali igraju dalje dok ne ostane jedan. Ne: partija je tu gotova.
explained-seven = Da li sedmica sme na sedmicu, pa se karte koje se vuku sabiraju, ili svaka važi jednom.
explained-eight = Da: osmica tera sledećeg da vuče jednu i oduzima mu potez. Ne: to je karta kao svaka druga.
explained-together = Da: više karata iste vrednosti sme da se odigra u jednom potezu, i dejstva se sabiraju.
explained-limit = Iznad ovoliko poena ispadaš iz meča. S tačno toliko vraćaš se na nulu.
explained-specials = Da: dame preskaču, kečevi menjaju smer, zbog dvojke sledeći vuče dve, a zbog dame pik pet.
explained-jack_again = Da: posle žandara igraš opet. Ne: žandar je karta kao svaka druga.
explained-countdown = Da: svi počinju sa osam karata. Kad ih se rešiš, dobijaš sedam i igraš dalje, pa šest, sve do jedne.
explained-own_rank = Da: u odbrojavanju je tvoja slobodna vrednost broj karata koje su ti poslednji put podeljene, umesto osmice.
explained-makao-queen = Da: dama ide na sve, i sve ide na damu. Ne: to je karta kao svaka druga.
explained-makao-jokers = Da: u špilu su i džokeri. Džoker važi kao svaka karta koju imenuješ.

## Karte i boje
suit-0 = ♧ tref
suit-1 = ♢ karo
suit-2 = ♡ herc
suit-3 = ♤ pik

## Karte kako se pišu, i reči kojima se kucaju
card-52 = 🃏 crni
card-53 = 🃏 crveni
card-in-words = { $rank } { $suit ->
    [0] tref
    [1] karo
    [2] herc
   *[3] pik
}
meant-title = **Na koju svoju kartu misliš?**
typed-between = u
typed-suit-0 = tref, T, detelina, треф, т
typed-suit-1 = karo, K, kocka, каро, к
typed-suit-2 = herc, srce, H, херц, х
typed-suit-3 = pik, list, P, пик, п
typed-rank-0 = kec, as, кец, ас
typed-rank-1 = dvojka, dva, двојка
typed-rank-2 = trojka, tri, тројка
typed-rank-3 = četvorka, četiri, четворка
typed-rank-4 = petica, pet, петица
typed-rank-5 = šestica, šest, шестица
typed-rank-6 = sedmica, sedam, седмица
typed-rank-7 = osmica, osam, осмица
typed-rank-8 = devetka, devet, деветка
typed-rank-9 = desetka, deset, десетка
typed-rank-10 = žandar, Ž, жандар, ж
typed-rank-11 = dama, D, дама, д
typed-rank-12 = kralj, краљ
typed-joker-52 = crni džoker, džoker crni, crni, црни џокер, црни
typed-joker-53 = crveni džoker, džoker crveni, crveni, црвени џокер, црвени
typed-as = kao, као
typed-as-by = po, по
typed-as-double = dobradinha, duplo, добрадиња
typed-as-steal = krađa, kradi, крађа
typed-as-attack = napad, напад
typed-as-retaliate = uzvrat, uzvraćanje, узврат
typed-as-single = jedna, sama, једна
typed-as-set = iste, iste vrednosti, par, исте, пар
typed-as-sequence = niz, низ
typed-as-multiple = višestruki, višestruki niz, вишеструки низ
typed-today = danas, данас
typed-tomorrow = sutra, сутра

## Cards, as people name them when they talk: docs/translating.md says what the signs at the words mean
heard-rank-0 = kec, keca, kecu, kece, kecom, kecem, (as), (asa), (asu), (asom)
heard-rank-1 = dvojka, dvojke, dvojki, dvojku, dvojko, dvojkom, dvica, dvice, dvici, dvicu, dvico, dvicom, dva~, dve~
heard-rank-2 = trojka, trojke, trojki, trojku, trojko, trojkom, trica, trice, trici, tricu, trico, tricom, tri~
heard-rank-3 = četvorka, četvorke, četvorki, četvorku, četvorko, četvorkom, četiri~
heard-rank-4 = petica, petice, petici, peticu, petico, peticom, petka, petke, petki, petku, petko, petkom, pet~
heard-rank-5 = šestica, šestice, šestici, šesticu, šestico, šesticom, šestka, šestke, šestki, šestku, šestko, šestkom, šest~
heard-rank-6 = sedmica, sedmice, sedmici, sedmicu, sedmico, sedmicom, sedam~
heard-rank-7 = osmica, osmice, osmici, osmicu, osmico, osmicom, osmka, osmke, osmki, osmku, osmko, osmkom, osam~
heard-rank-8 = devetka, devetke, devetki, devetku, devetko, devetkom, devetica, devetice, devetici, deveticu, devetico, deveticom, devet~
heard-rank-9 = desetka, desetke, desetki, desetku, desetko, desetkom, desetica, desetice, desetici, deseticu, desetico, deseticom, deset~
heard-rank-10 = žandar, žandara, žandaru, žandare, žandarom, žandarem, džandar, džandara, džandaru, džandare, džandarom, džandarem, pub~, puba~, pubu~, dečko~, dečka~
heard-rank-11 = dama, dame, dami, damu, damo, damom, kraljica, kraljice, kraljici, kraljicu, kraljico, kraljicom, baba~, babu~
heard-rank-12 = kralj, kralja, kralju, kralje, kraljom, kraljem, pop~, popa~
heard-suit-0 = tref, trefa, trefu, trefe, trefom, trefem, trefov, trefova, trefove, trefovi, trefovo, trefovu, trefovog, trefovom, detelina, deteline, detelinu
heard-suit-1 = karo, kara, karu, karom, karov, karova, karove, karovi, karovo, karovu, karovog, karovom, (kocka), (kocke), (kocku)
heard-suit-2 = herc, herca, hercu, herce, hercom, hercem, hercov, hercova, hercove, hercovi, hercovo, hercovu, hercovog, hercovom, srce, srca
heard-suit-3 = pik, pika, piku, pike, pikom, pikem, pikov, pikova, pikove, pikovi, pikovo, pikovu, pikovog, pikovom, (list), (lista), (listu)
heard-of = od, u
heard-and = i, ili

## Šta ko bira za sebe, i šta bira server (/me, /settings)
prefer-person-faces = Moje karte
prefer-person-faces-pictures = Slike
prefer-person-faces-four = Slike u četiri boje: ♧ zelena, ♢ plava
prefer-person-faces-letters = Rečima: 7 pik
prefer-person-large = Mnogo karata
prefer-person-large-about = Kad u ruci imaš više od deset karata: male karte u redu, ili jedna velika slika. Njen opis nabraja karte.
prefer-person-large-off = Male karte u redu
prefer-person-large-on = Jedna velika slika
prefer-person-title = ## ⚙️ Moja podešavanja
prefer-person-small = Samo za tebe, na svakom serveru.
prefer-person-ping = Pominji me
prefer-person-ping-turn = Na svakom potezu
prefer-person-ping-turn-about = I još jednom pre nego što istekne vreme
prefer-person-ping-next = Na svakom potezu, i kad je moj sledeći
prefer-person-ping-times = U određeno vreme
prefer-person-ping-times-about = Svi stolovi u jednoj poruci
prefer-person-ping-late = Samo pre nego što istekne vreme
prefer-never = Nikad
prefer-person-ping-off-about = /games gledam bez poziva
prefer-person-peace = Pusti me na miru
prefer-person-peace-nights = Noću, od 22 do 8
prefer-person-peace-weekends = Noću i vikendom
prefer-person-peace-work = I radnim danom od 9 do 17
prefer-person-peace-own = Svoja vremena …
days = { $days ->
    [one] { $days } dan
    [few] { $days } dana
   *[other] { $days } dana
}
button-away = Odmor
button-away-days = Drugi dani …
button-privacy = Moji podaci
prefer-person-language = Jezik
prefer-person-language-auto = Kao u mom Discordu
prefer-person-hints = Pomoć u igri
prefer-person-hints-about = Dugmad posebnih karata kažu šta sledi: 7♤ · Zezé vuče 2.
prefer-person-hints-auto = U prve dve partije
prefer-person-hints-on = Uvek
prefer-server-title = ## ⚙️ Ovaj server
prefer-page-basics = Osnovno
prefer-page-ringing = Moja vremena
prefer-page-news = Objave
prefer-server-language = Jezik stolova
prefer-server-language-auto = Kao server na Discordu
cmd-me = Jezik, karte, podsetnici, odmor, moji podaci
cmd-settings = Ovaj server: jezik, stolovi, prava, dnevnik
arg-language = Jezik na kom ti odgovaram
refused-manage-only = Podešavanja servera menja samo ko njime upravlja.

## Koliko dobro igra računar
level-easy = lako
level-medium = srednje
level-hard = teško
levels-seated = { $who } seda za sto ({ $level }).

## Predsoblje
lobby-title = ### 🃏 { $game } · { $free ->
    [yes] ima mesta
   *[no] sto je pun
}
lobby-terms = { $most ->
    [0] {""}
   *[other] Najviše { $most } igrača ·{" "}
}{ $ends ->
    [yes] do { $target } poena ·{" "}
   *[no] {""}
}{ $unit ->
    [m] { $count } min po potezu
    [h] { $count } h po potezu
    [d] { $count } dana po potezu
   *[off] bez ograničenja vremena
}
lobby-options = **Kućna pravila:** { $options }
lobby-plain = **Kućna pravila:** nijedno, samo osnovna igra
lobby-started = 🃏 **{ $game }** · { $who }
lobby-over = 🏁 **{ $game }** · { $who } · završeno
lobby-closed = 💤 **{ $game }** · ovaj sto je zatvoren
button-join = Sedi
button-leave = Ustani
button-challenge-yes = Prihvati
button-challenge-no = Odbij
button-computer = Dodaj računar
button-invite = Pozovi
button-dismiss = Ukloni računar
button-form = Upiši vrednost…
button-options = Opcije
button-start = Počni
button-rules = Pravila
button-lessons = Nauči me
button-teach-more = Nauči me još
button-hand = Moje karte
button-draw = Vuci
button-draw-debt = Vuci { $debt }
button-pass = Dalje
button-mau = Mau-Mau!
button-knock = Kucni
button-accuse = Optuži
button-jump = Ubaci se
button-jump-in = Ubaci se
button-look = Tajna karta
button-deal = Sledeća partija
button-rule = Napravi pravilo
button-back = Opet sam tu
button-again = Igraj opet
button-yes = Da
button-no = Ne
button-accept = Vuci { $count }
button-say-last-card = Poslednja karta!
button-say-mau-mau = Mau Mau!
button-say-gesture = ✋ Još jedna karta
button-decline = Neka, hvala
button-agree = Da, može
button-resign = Odustani od partije
button-keep = Zadrži
button-claim = Traži odboj
button-ask = Koliko karata?
button-eat = Jedem
button-stop = Više ne jedem
button-tell = Reci koliko
button-number = Karta { $number }
button-rank = { $number ->
    [1] A
    [11] J
    [12] Q
    [13] K
   *[other] { $number }
}
joined = Tu si! Imaš mesto za [ovim stolom]({ $link }), a karte stižu ovamo.
seated = Tu si! Karte stižu u privatnoj poruci.
joined-no-dms = Tu si! Samo ne mogu da ti pišem: tvoje privatne poruke su zatvorene za ovaj server. Pritisni **Moje karte** za stolom kad god želiš da ih vidiš, ili otvori privatne poruke i sedni ponovo.
hand-no-dms = Ne mogu da ti pošaljem karte: tvoje privatne poruke su zatvorene za ovaj server. Pritisni **Moje karte** za stolom kad si na potezu, ili otvori privatne poruke i pritisni još jednom.
left-lobby = Tvoje mesto za stolom je slobodno. Vidimo se!
left-match = Izlaziš iz meča. Ostaje ti poslednje mesto, osim ako se vratiš u nekoj sledećoj partiji.
left-match-over = Izlaziš iz meča, i on je time završen.
leave-sure = { $alone ->
    [yes] Izaći iz meča? Ostali bi samo računari, pa se završava s trenutnim rezultatom.
    [event] Izaći iz meča? Onda je gotov, i pobeđuje { $who }.
   *[no] Izaći iz meča? Ostaje ti poslednje mesto, osim ako se vratiš; to košta poena.
}
leave-host = Ustati od svog stola? { $alone ->
    [yes] Nema nikog drugog, pa se zatvara.
   *[no] Domaćin je onda { $who }.
}

## Ekran opcija
options-title = ### 🃏 { $game }
options-pick-game = Koja igra?
options-more-games = Još igara…
options-own-games = Igre ovog servera…
options-value = { $option }: izaberi…
options-usual = -# Podrazumevano: { $value }
options-line = { $option }: { $value }
options-conflict = ⚠️ Ove opcije ne mogu zajedno.

## Sto
table-title = ### { $game } · partija { $round }
table-title-over = ### { $game } · meč je završen
table-over = 🏁 { $game } – meč je završen: [rezultat]({ $link })
table-follow = prati se: { $card }
table-lies = **{ $who }**: { $what }
table-plain = Nešto je kod mene pošlo naopako, pa ne mogu da prikažem sto #{ $number } kao inače. Može da se igra dalje.
table-turn = ▸ Na potezu: **{ $who }**
table-leads = ▸ **{ $who }** otvara: sve je dozvoljeno
table-answers = ▸ **{ $who }** mora da vuče { $debt } ili da odgovori
table-call = ▸ **{ $who }** bira znak
table-choose = ▸ **{ $who }** bira igrača
table-retaliate = ▸ **{ $who }** mora da vuče { $debt } ili da uzvrati
table-give = ▸ Svako daje kartu levom susedu. Čeka se: **{ $who }**
table-poker = ▸ Poker! Ima li neko kombinaciju? Čeka se: **{ $who }**
table-cut = ▸ **{ $who }** seče špil, i može da zadrži kartu
table-eights = ▸ **{ $who }** može da igra još osmica
table-joker = ▸ **{ $who }** bira šta džoker radi
table-tribute = ▸ Danak: najjača karta, licem nadole. Čeka se: **{ $who }**
table-tribute-back = ▸ Danak: jedna karta se vraća. Čeka se: **{ $who }**
table-pick = ▸ Danak: **{ $who }** bira jednu od dve karte licem nadole
table-pick-back = ▸ Danak: **{ $who }** bira jednu od dve vraćene karte
table-mark-silent = 🤫 Tišina: pisanje za stolom košta karte.
table-mark-locked = 🐂 **Boi na linha!** Igra je zaključana: ide samo dvojka, i ona je otključava.
table-mark-mute = 🔇 **ROM:** niko ne govori do kraja partije. Gestovi su dozvoljeni.
table-mark-dull = Gornja karta više nema dejstvo: samo prati njen znak ili vrednost.
table-secret = 🤐 U igri je tajna karta: ne imenuj je.
table-vote = 🗳️ { $by } optužuje: **{ $accused }**, { $rule }. Da li je tako?
table-votes = -# Zasad: { $yes } za, { $no } protiv.
table-proposal = 🗳️ { $by } predlaže { $proposal }.
table-unwanted = 🗳️ Udaljiti sa stola: **{ $who }**? Za: { $count } od { $most } (`/table kick`).
table-stock = špil: { $count }
table-between = Sledeća partija počinje { $when }, ili kad neko pritisne **Sledeća partija**.
table-rule = 🏆 Pobeda: **{ $who }** sme da napravi pravilo; vreme ističe { $until }. Posle toga može da počne sledeća partija.
table-incomplete = Čekaju se igrači: neko treba da sedne pre nego što počne sledeća partija, ili neko od vas dodaje računar.
table-hash = Partija { $round } · kontrolni kod `{ $hash }`
seat-away = nije tu, igra računar
seat-next = ulazi u sledećoj partiji
seat-eating = 🍽️ jede
seat-misses = ⏭️ propušta { $turns ->
    [1] sledeći potez
    [one] sledećih { $turns } potez
    [few] sledeća { $turns } poteza
   *[other] sledećih { $turns } poteza
}
seat-out = 🏁 { $place }
seat-passed = dalje

## Ishod partije
result-title = 🏁 Partija { $round }: { $many ->
    [yes] pobeđuju
   *[no] pobeđuje
} { $winner }
result-no-winner = 🏁 Partiju { $round } niko nije dobio
result-broke-off = Partija { $round } je prekinuta: ostalo je premalo igrača
result-for = za { $cards }
result-total = ukupno **{ $total }**
result-why-cards = { $count ->
    [one] ostala { $count } karta
    [few] ostale { $count } karte
   *[other] ostalo { $count } karata
}
result-why-won = pobeda
result-why-missed = propuštena partija
result-why-first = prvo mesto { $points }
result-why-second = drugo mesto { $points }
result-why-shared = deo preostalih mesta { $points }
result-why-not-last = nije poslednje mesto { $points }
result-why-first-two = prvo i drugo mesto { $points }
result-why-first-three = prvo, drugo i treće mesto { $points }
result-why-drawn = vučeno: { $count }
result-why-turns = poteza: { $count }
result-why-twice-jack = duplo: izlazak žandarom { $points }
result-why-twice-undeclared = duplo: izlazak bez „Mau-Mau” { $points }
result-why-twice-two = duplo: izlazak sa 2♧ { $points }
result-why-partner-cards = { $count ->
    [one] par: { $count } karta
    [few] par: { $count } karte
   *[other] par: { $count } karata
}
result-why-partner-card = par: { $card } { $points }
result-why-partner-won = pobeda u paru
result-seed = Seme `{ $seed }`
    -# Daje isti kod i iste karte iznova; svako to može da proveri uz `maumau verify`.
fair-about = Kod je bio određen pre poslednjeg pritiska na dugme pred deljenje, a taj pritisak je umešan u deljenje: niko nije mogao da bira karte.
result-next = Deli se samo { $when }.
result-match = 🏆 Meč: { $many ->
    [yes] pobeđuju
   *[no] pobeđuje
} { $winner }
result-place = **{ $who }** { $total }{ $gone ->
    [left] { " " }· napušta sto
    [sent] { " " }· sto je udaljio
   *[no] { $won ->
        [0] { "" }
        [one] { " " }· { $won } dobijena partija
        [few] { " " }· { $won } dobijene partije
       *[other] { " " }· { $won } dobijenih partija
    }
}
result-last-round = Poslednja partija: { $told }.
result-again = *{ button-again }* svima čuva mesto.
result-chart = Poeni posle svake partije · { $lowest ->
    [yes] najmanje pobeđuje
   *[no] najviše pobeđuje
}
result-chart-start = početak
round-number = partija { $round }
result-placing = Poredak: { $placing }

## Tajna karta
secret-shown = 🤐 Tajna karta ove partije je { $card }. Zapamti je: za koji čas nestaje, a ko je imenuje vuče 4.

## Karte u ruci
hand-plain = Nešto je kod mene pošlo naopako, pa su ovde samo tvoje karte i ono što možeš da uradiš. Možeš da igraš dalje. Sto: [#{ $number }]({ $link })
hand-cards = Tvoje karte
hand-waits = Javiću kad dođeš na potez.
hand-live = -# Uživo dok igraš · osveženo { $when }
hand-closed = 💤 Zatvoreno, da ne bi pokazivalo nešto staro.
hand-begins = { $who } počinje.
hand-seen = **Viđeno** { $when }
hint-debt = { $who } vuče { $count }
hint-call = ti biraš boju
hand-after = -# Posle tebe: { $seats }
hand-played-for = ⏰ Vreme je isteklo; odigrano je umesto tebe.
clock-until = -# ⏳ vreme ističe { $until }
table-goes = { $fits ->
    [all] bilo koja karta
   *[other] { $fits }
}
table-where = { $game } · partija { $round }
table-points = poeni: { $points }
goal = do { $target ->
    [one] { $target } poena
    [few] { $target } poena
   *[other] { $target } poena
}, { $lowest ->
    [yes] pobeđuje ko ima najmanje
   *[no] pobeđuje ko ima najviše
}
fits-but = { $suit } (osim { $card })
declared-nowhere = Trenutno nemaš poslednju kartu za najavu.
button-see = Pogledaj
button-see-again = Pogledaj opet
button-more = Još
button-story = Partija do sada
button-propose = Predloži …
button-bottom = Sto na dno
button-close = Zatvori
button-cards = Šta karte rade
more-table = Ovaj sto
more-host = Za tebe kao domaćina
more-anyway = **Nisi na potezu.** Ipak odigrati kartu? Pogrešna košta karte.
pick-send-away = Pošalji od stola …
pick-hand-over = Predaj sto …
propose-explained = Svi moraju da kažu da; jedno *Ne* prekida.{ $round ->
    [yes] {""} Partiju od koje se odustane niko ne dobija; računa se kakva jeste.
   *[no] {""}
}
story-empty = Još se ništa nije desilo.
cards-plain = Nijedna tvoja karta ne radi ništa posebno.
button-accuse-one = Optuži: { $who }
button-accuse-whom = Optuži …
hand-empty = Nemaš karata.
hand-large = Tvoje karte: { $cards }
hand-turn = { $can ->
    [draw]
        Ti si na potezu
        Možeš samo da vučeš.
    [pass]
        Ti si na potezu
        Možeš samo da kažeš dalje.
   *[other] { $fits ->
        [none] Ti si na potezu
        [all]
            Ti si na potezu
            Igraj bilo koju kartu.
       *[other]
            Ti si na potezu
            Igraj { $fits }.
    }
}
hand-decide = Ti si na potezu
hand-lead = Ti otvaraš: igraj šta hoćeš
hand-beat = Ti si na potezu: nadjačaj { $lying }
hand-cannot-beat =
    Ti si na potezu: nadjačaj { $lying }
    Ništa u ruci ne može: reci dalje.
hand-tribute =
    Danak
    Daj svoju najjaču kartu, licem nadole. Dobija je: { $who }. Niko drugi je ne vidi.
hand-tribute-back =
    Danak
    Vrati kartu koja ti ne treba. Dobija je: { $who }. Niko drugi je ne vidi.
hand-pick =
    Danak
    Evo dve karte licem nadole. Izaberi jednu; drugu dobija { $who }.
hand-pick-open =
    Danak
    Ove dve karte su za tebe i drugu osobu: { $who }. Uzmi jednu; druga ide njoj.
hand-pick-back =
    Danak
    Dve vraćene karte su licem nadole. Izaberi jednu; drugu dobija { $who }.
hand-pick-back-open =
    Danak
    Ove dve karte su vraćene. Uzmi jednu; drugu dobija { $who }.
hand-gave = -# Danak, dato: { $cards }.
hand-took = -# Danak, uzeto: { $cards }.
hand-turn-drawn =
    Vučeš { $card }
    Odigraj je ili preskoči.
hand-must-play-drawn =
    Vučeš { $card }
    Ako izvučena karta ide, mora da se odigra.
hand-answer = { $can ->
    [draw] Vuci { $debt }
   *[other] { $fits ->
        [none] Vuci { $debt } ili odgovori
       *[other] Vuci { $debt } ili odgovori sa { $fits }
    }
}
hand-call =
    Koji znak tražiš?
    Imaš: { $held }
hand-choose = Koga biraš?
hand-retaliate = Napad na tebe: vuci { $debt }, ili uzvrati drugim primerkom te karte
hand-give =
    Izaberi kartu za levog suseda
    Vidi je samo onaj ko je dobije.
hand-poker =
    Poker!
    Možeš da spustiš dve do pet karata koje čine kombinaciju; zbog najbolje neko vuče pet.
hand-cut =
    Sečenje otkriva jaku kartu
    Zadržavaš je ili ostaje na talonu?
hand-eights =
    Okrećeš osmicu
    Igraj još osmica i kartu njihovog znaka, ili reci dalje.
hand-joker =
    Okrećeš džokera
    Licem nagore: svi vuku. Licem nadole: ruski rulet.
hand-misplayed = ❌ { $why } { $drawn ->
    [none] Opet je u tvojoj ruci.
   *[other] Opet je u tvojoj ruci → vučeš { $drawn }
}
hand-misplayed-again = ❌ { $why } Opet je u tvojoj ruci; još jedna greška u ovoj partiji ne košta ništa.
hand-AttackFailed = ❌ To nije tajna karta. Opet je u tvojoj ruci, a ti vučeš kaznene karte.
hand-RetaliationFailed = ❌ To nije drugi primerak tajne karte. Opet je u tvojoj ruci, a ti vučeš kaznene karte.
hand-SecondWordMissed = Izlaziš bez reči „{ $words }”, pa vučeš i igraš dalje.
hand-MayNotEndSo = Ovom kartom ne možeš da izađeš, pa vučeš.
hand-looked-early = Pogled pre kraja deljenja: još četiri karte za tebe.
hand-between = Partija je završena.
hand-result-place = { $place ->
    [1] Partija { $round } je tvoja
    [2] Drugo mesto u partiji { $round }
    [3] Treće mesto u partiji { $round }
   *[other] Mesto { $place } u partiji { $round }
}
hand-result-match = { $place ->
    [1] Meč je tvoj
    [2] Drugo mesto u meču
    [3] Treće mesto u meču
   *[other] Mesto { $place } u meču
}
hand-result-winner = { $many ->
    [yes] { $winner } pobeđuju.
   *[no] { $winner } pobeđuje.
}
hand-result-points = { $points ->
    [one] **{ $points }** poen
    [few] **{ $points }** poena
   *[other] **{ $points }** poena
}{ $why }.
hand-result-total = Imaš **{ $total }**, mesto { $place } od { $most }.
hand-left = Nisi više za ovim stolom.
hand-sent-away = Udaljili su te sa ovog stola.
hand-not-in = Igraš od sledeće partije.
hand-away = Nema te, pa za tebe igra računar.
hand-played = Igraš { $card }
hand-drew = Vučeš { $cards }
hand-declared = { $words ->
    [knocks] ✊✊ Dva kucanja! Čuo je ceo sto.
    [gesture] ✋ Pokazano! Video je ceo sto.
   *[said] 📣 Rečeno! Čuo je ceo sto.
}
hand-knocked = To je jedno kucanje: dva u roku od 10 sekundi važe kao najava.
hand-picked = Gotovo.
pick-card = Odigraj kartu …
pick-card-of = Odigraj kartu: { $suit }…
pick-give = Daj kartu…
pick-give-of = Daj kartu: { $suit }…
pick-several-play = Odigraj kartu, ili više …
pick-several-poker = Spusti poker kombinaciju…
pick-combination = Izaberi karte …
pick-single = Jedna karta…
pick-set = Karte iste vrednosti…
pick-sequence = Niz…
pick-multiple = Višestruki niz…
pick-reading = Odigraj kao…
reading-title = **Ove karte mogu da se odigraju na više načina.** Šta igraš?
reading-single = { $high }
reading-set = { $count ->
    [2] par: { $high }
    [3] triling: { $high }
    [4] poker: { $high }
   *[other] { $count }{"\u00A0"}×{"\u00A0"}{ $high }
}
reading-sequence = niz { $low }–{ $high } { $suit }
reading-multiple = { $low }–{ $high }, po { $by }
reading-impure = { $what } s kartama-zamenama
pick-attack = Napadni sa…
pick-retaliate = Uzvrati sa…
pick-roulette = Ruski rulet sa…
ahead-title = ⏭ Plan unapred
ahead-explained = Kad dođeš na potez, igram prvu kartu koja može.
ahead-secret = Ovo vidiš samo ti. Važi do kraja partije.
ahead-line = { $deed } · { $when }
ahead-play = { $cards }
ahead-jump = ubaci se sa { $cards }
ahead-draw = ništa ne može: vuci
ahead-pass = zasad dalje
ahead-only = kad god možeš samo jedno (da vučeš, kažeš dalje, odigraš ili najaviš), to uradim
ahead-then = { $deed } → { $what }
ahead-any = čim može
ahead-on = na { $cards }
ahead-debt = umesto vučenja
ahead-no-other = ako drugo ne može
ahead-few = { $count ->
    [one] ako je nekom drugom ostala { $count } karta
    [few] ako su nekom drugom ostale najviše { $count } karte
   *[other] ako je nekom drugom ostalo najviše { $count } karata
}
ahead-lead = ako otvaraš
ahead-partner = ako je poslednji igrao tvoj partner
ahead-which = ### Kad da odigram { $cards }?
ahead-made = ⏭ Urađeno umesto tebe: { $what }
ahead-dropped = Karte su ti se promenile, pa ovo više ne važi: { $what }
pick-ahead = Dodaj kartu …
pick-ahead-when = Samo na…
pick-ahead-then = { $cards }: a onda?
pick-ahead-drop = Povuci …
pick-ahead-first = Stavi na vrh …
button-arm = Planiraj
button-ahead-jump = Ubaci me ako može
button-ahead-only = { $on ->
    [yes] Iznuđeno: da
   *[no] Iznuđeno: ne
}
refused-ahead-full = Unapred možeš najviše poteza: { $most }. Prvo povuci neki.
refused-ahead-no-cards = Trenutno nemaš karata da planiraš unapred.
refused-ahead-together = Ove karte ne mogu da se odigraju zajedno.
refused-ahead-no-round = Unapred možeš da planiraš samo u partiji sa drugima.
refused-ahead-risk = U ovoj igri pogrešna karta košta karte, pa ne mogu da igram umesto tebe. Ubacivanje možeš da isplaniraš.
pick-accused = Ko nije najavio poslednju kartu?
pick-asked = Koga pitaš?
pick-partners = Ko je u ekipi A?
pick-seat = Izaberi igrača…
pick-rank = Izaberi vrednost…
pick-number = Izaberi broj…
move-steal = { $card } · kradi svoj potez
move-double = { $card } · dobradinha (duplo)
move-give = daj { $card }
move-choose = uzmi { $card }
move-roulette = { $card } · licem nadole
accuse-title = **Ko nije najavio poslednju kartu („{ $words }”)?** Ko je uhvaćen { $penalty ->
    [0] ne vuče ništa
    [one] vuče { $penalty } kartu
    [few] vuče { $penalty } karte
   *[other] vuče { $penalty } karata
}. Pogrešna optužba { $cost ->
    [0] ne košta ništa
    [one] košta { $cost } kartu
    [few] košta { $cost } karte
   *[other] košta { $cost } karata
}.
accused-right = Tačno: { $who } vuče { $count ->
    [one] { $count } kartu
    [few] { $count } karte
   *[other] { $count } karata
}.
accused-wrong = Lažna uzbuna: { $who } ne greši. { $count ->
    [0] Ne košta te ništa.
    [one] Vučeš { $count } kartu.
    [few] Vučeš { $count } karte.
   *[other] Vučeš { $count } karata.
}
ask-title = **Koga pitaš koliko karata ima?** Smeš da pitaš jednom u potezu; niko ne mora da odgovori.
partners-title = **Ko igra s kim?** Izaberi celu ekipu A; ostali su ekipa B. Igrači menjaju mesta tako da svako sedi između dva protivnika.
asked = Pitaš: { $who }.

## Šta se dogodilo
told-Laid = **{ $seat }** { $card }
told-Stole = **{ $seat }** { $card } → krade potez
told-StoleOwn = **{ $seat }** { $card }, blizanac → igra opet
told-Doubled = **{ $seat }** { $card }, dobradinha
told-Attacked = ⚔️ **{ $seat }** napada kartom { $card }
told-Retaliated = ⚔️ **{ $seat }** uzvraća kartom { $card }
told-AttackFailed = **{ $seat }** napada pogrešnom kartom
told-RetaliationFailed = **{ $seat }** uzvraća pogrešnom kartom
told-Targeted = **{ $victim }**: { $count ->
    [one] { $count } karta
    [few] { $count } karte
   *[other] { $count } karata
}
told-WentOut = **{ $seat }** 🏁
told-Drew = { $cards-shown ->
    [none] { $cards ->
        [one] **{ $seat }** vuče { $cards } kartu
        [few] **{ $seat }** vuče { $cards } karte
       *[other] **{ $seat }** vuče { $cards } karata
    }
   *[other] **{ $seat }** vuče { $cards-shown }
}
told-DrawShown = { $count ->
    [one] **{ $seat }** vuče { $count } kartu
    [few] **{ $seat }** vuče { $count } karte
   *[other] **{ $seat }** vuče { $count } karata
}
told-Reshuffled = talon postaje novi špil
told-Passed = **{ $seat }**: dalje
told-Stuck = **{ $seat }** ne može ni da igra ni da vuče
told-LimitReached = **{ $seat }** ne može više da vuče i gubi potez
told-Skipped = **{ $seat }** propušta potez
told-DirectionReversed = 🔁 smer se menja
told-DealerBegins = Počinje **{ $seat }**
told-DebtGrew = { $cards ->
    [0] prosleđuje dalje
   *[other] { $cards-signed }
}
told-Called = **{ $seat }** traži { $suit }
told-Declared = { $words ->
    [last-card] 📣 **{ $seat }**: „{ words-last-card }”
    [mau-mau] 📣 **{ $seat }**: „{ words-mau-mau }”
    [knocks] ✊✊ **{ $seat }** kuca dvaput: ostaje jedna karta
    [gesture] ✋ **{ $seat }** pokazuje bez reči: ostaje jedna karta
    [unknown] 📣 **{ $seat }** najavljuje poslednju kartu
    [own] 📣 **{ $seat }**: „{ $words-own }”
   *[usual] 📣 **{ $seat }**: „{ words-usual }”
}
words-usual = Mau-Mau!
words-last-card = { button-say-last-card }
words-mau-mau = { button-say-mau-mau }
words-gesture = ✋
told-Knocked = ✊ **{ $seat }** kuca
told-Accused = ☝️ **{ $by }** optužuje: **{ $seat }** – { $rightly ->
    [yes] s pravom!
   *[no] lažna uzbuna!
}
told-SilenceBegan = 🤫 tišina
told-SilenceEnded = 📢 opet sme da se priča
told-Spoke = { $fined ->
    [yes] { $what ->
        [silence] 🤭 **{ $seat }** prekida tišinu
       *[secret] 🤭 **{ $seat }** imenuje tajnu kartu
    }
   *[no] 🤭 **{ $seat }** i dalje priča, to je već plaćeno
}
told-Joined = **{ $seat }** ulazi od sledeće partije
told-Welcomed = **{ $seat }** počinje: { $total ->
    [one] { $total } poen
    [few] { $total } poena
   *[other] { $total } poena
}
told-Left = **{ $seat }** odlazi
told-SentAway = **{ $seat }** mora da ode od stola
told-WentAway = **{ $seat }** nije tu; preuzima računar
told-CameBack = **{ $seat }** je opet tu
told-Charged = 🗳️ **{ $by }** optužuje: **{ $accused }**, { $rule }
told-Proposed = 🗳️ **{ $by }** predlaže { $proposal }
told-ProposalClosed = { $accepted ->
    [yes] 🗳️ Predlog { $proposal } se prihvata
   *[no] 🗳️ Predlog { $proposal } se odbija
}
told-VoteClosed = { $upheld ->
    [yes] 🗳️ Sto se slaže: **{ $accused }**, { $rule }
   *[no] 🗳️ Sto prašta: **{ $accused }**
}
told-JumpedIn = ⚡ **{ $seat }** se ubacuje: { $card }
told-LaidAside = **{ $seat }** { $card } → van igre do sledeće partije
told-LaidFaceDown = **{ $seat }** { $card }, licem nadole → van igre do sledeće partije
told-JokerTurnedUp = **{ $seat }** okreće { $card }; ta karta je van igre do sledeće partije
told-Misplayed = ❌ **{ $seat }** greši
told-Locked = { $locked ->
    [yes] 🐂 Boi na linha! Otključava samo dvojka
   *[no] 🔓 Igra se otključava
}
told-CardsPassed = 🤲 Svako daje kartu levom susedu
told-PokerShown = 🃏 Poker!{ $shown }
told-Chosen = { $why ->
    [chupa] **{ $seat }** bira ko uzima karte: **{ $victim }**
    [poker] **{ $seat }** bira ko vuče: **{ $victim }**
   *[two] **{ $seat }** duplira poene, njih nosi **{ $victim }**
}
told-ChoseNobody = **{ $seat }** ne bira nikoga
told-Turned = 🎲 Okreće se { $card } i broji oko stola
told-TookCards = 🦇 **{ $seat }** uzima karte ({ $cards }); gubi ih **{ $victim }**
told-PointsDoubled = 📈 Poeni se računaju duplo
told-HandsPassedOn = 🤲 Svi koji gube daju karte dalje
told-FirstDrawn = Vuče se ko počinje: { $drawn }. Počinje **{ $seat }**
told-SeatsSwapped = 🔀 **{ $seat }** i **{ $other }** menjaju mesta
told-Ate = { $eating ->
    [yes] 🍽️ **{ $seat }** jede
   *[no] 🍽️ **{ $seat }** više ne jede
}
told-CardTaken = 🫳 **{ $seat }** uzima { $card }; gubi je **{ $victim }**
told-Claimed = ↩️ Odboj! **{ $seat }** uzvraća: **{ $victim }**{ $cards-shown ->
    [none] {""}
   *[other] {" "}({ $cards-shown })
 }
told-CountAsked = ❓ **{ $by }** pita koliko karata ima **{ $seat }**
told-CountTold = { $count ->
    [one] **{ $seat }** ima { $count } kartu
    [few] **{ $seat }** ima { $count } karte
   *[other] **{ $seat }** ima { $count } karata
}
told-CardShown = 👁️ **{ $seat }** pokazuje { $card }
told-DeclarationForgotten = **{ $seat }** zaboravlja da najavi poslednju kartu
told-PutUnder = Talon se meša i ide ispod špila
told-FewerDealt = Svako dobija samo { $count ->
    [one] { $count } kartu
    [few] { $count } karte
   *[other] { $count } karata
}: više nema u špilovima
told-WentOn = **{ $seat }** dobija nove karte, i partija ide dalje
told-Played = **{ $seat }** { $laid }{ $reading }
told-SaidPass = **{ $seat }**: dalje
told-TrickEnded = **{ $seat }** otvara
told-TributeTaken = { $back ->
    [yes] 🏮 Karte za danak se vraćaju
   *[no] 🏮 Danak se deli
}
told-TributeDropped = 🏮 Ostatak danka se preskače
told-LimitOfRound = { $what ->
    [time] ⏰ Ističe vreme za ovu partiju
   *[shuffles] To je poslednje mešanje partije
}
told-CutTo = ✂️ Sečenje: { $card }
told-Kept = **{ $seat }** zadržava { $card }
told-LeftLying = **{ $seat }** ostavlja kartu na talonu
told-LookedEarly = 👀 **{ $seat }** gleda prerano

## Odbijanja po pravilima
why-not-seated = Ne sediš za ovim stolom. Pritisni **Sedi**.
why-round-over = Partija je završena; uskoro se deli nova.
why-round-on = Partija je u toku.
why-match-over = Meč je završen.
why-table-full = Sto je pun.
why-not-your-turn = Još nisi na potezu: čekamo { $who }.
why-not-now = To sada ne može.
why-not-in-hand = Nemaš tu kartu.
why-does-not-follow = { $card } ne ide na { $top }: prati znak ili vrednost.
why-call-stands = Traži se { $suit }: odigraj taj znak, ili kartu koja sme i na njega.
why-debt-stands = Treba da vučeš { $debt ->
    [one] { $debt } kartu
    [few] { $debt } karte
   *[other] { $debt } karata
}: odigraj kartu koja odgovara na to, ili vuci.
why-only-the-drawn = Već je vučeno: prvo odluči šta ćeš s tom kartom.
why-must-play-drawn = Vučena karta može da se odigra, pa moraš da je odigraš.
why-holds-playable = Imaš kartu koja ide, pa je odigraj.
why-draw-first = Vuci pre nego što kažeš dalje.
why-nothing-to-draw = Nema više šta da se vuče: reci dalje.
why-not-identical = Tako se igra samo karta ista kao gornja: { $top }.
why-steal-or-double = To je blizanac gornje karte: ukradi njome svoj potez, ili je igraj kao dobradinhu.
why-not-one-card = „{ $words }” se kaže s jednom kartom u ruci; ti ih imaš { $count }.
why-already-declared = To je već najavljeno.
why-knock-instead = Tišina je: kucni dvaput.
why-declare-instead = Nije tišina: reci „{ $words }”
why-not-yourself = Ne možeš da izabereš sebe.
why-no-such-choice = To ne možeš da izabereš.
why-nobody-to-vote = Nema nikog ko bi o tome glasao.
why-voted = Tvoj glas o tome je već dat.
why-about-you = Radi se o tebi, pa glasaju ostali.
why-tribute-first = Prvo ide danak: izaberi kartu za njega.
why-locked = Igra je zaključana (boi na linha): sada ide samo dvojka.
why-keep-one = Bar jedna karta mora da ostane u ruci.
why-only-face-down = Za ovim stolom džokeri idu samo licem nadole.
why-no-hand-of-poker = Te karte nisu poker kombinacija; izostavi sve što joj ne pripada.
why-has-declared = Ko je na redu posle tebe već najavljuje poslednju kartu („{ $words }”): sada ne smeš da igraš osmicu.
why-no-rebound = Za odboj četiri karte moraju biti iste vrednosti, istog znaka ili od četiri različita znaka.
why-too-late = Karte su već podeljene.
why-leader-plays = Ti otvaraš, pa ne možeš da kažeš dalje: odigraj bilo koju kombinaciju.
why-no-combination = To nije kombinacija: idu karte iste vrednosti, tri ili više u nizu, ili višestruki niz.
why-other-reading = Ove karte ne možeš tako da odigraš.
why-other-shape = Mora biti ista vrsta kombinacije, sa isto toliko karata kao { $top }.
why-too-low = To ne nadjačava { $top }.
why-not-the-highest = Moraš da daš svoju najjaču kartu.

## Odbijanja bota
refused-no-table = Tog stola više nema.
refused-too-many-of-yours = Već sediš za { $most } stolova, i to je granica. Prvo ustani od nekog, ili ga zatvori.
refused-too-many-here = Ovaj kanal je već na granici otvorenih stolova ({ $most }). Sedi za neki od njih, ili zamoli da se neki zatvori.
refused-too-many-in-server = Ovaj server je već na granici otvorenih stolova ({ $most }). Sedi za neki od njih, ili zamoli da se neki zatvori.
refused-left-server = Nisi više na serveru ovog stola, pa za njim ne možeš da igraš.
refused-barred = Sto te je udaljio: za njega ne možeš ponovo da sedneš.
refused-damaged = Ne mogu da pročitam sto #{ $number }: sačuvala ga je druga verzija bota, ili je oštećen. Na njemu se ništa nije promenilo; ko vodi bota naći će ga u dnevniku.
refused-elsewhere = Ovaj sto je ovde: { $link }
refused-no-table-here = Ovde nema stola. Otvori ga sa `/open`.
refused-not-started = Meč još nije počeo.
refused-already-started = Meč je već počeo.
refused-already-seated = Već sediš za ovim stolom.
refused-not-seated = Ne sediš za ovim stolom. Pritisni **Sedi**.
refused-no-seat = Ne sediš za ovim stolom, a sada nema slobodnog mesta.
refused-table-full = Sto je pun: ovu igru igra najviše { $most }.
refused-too-few = Treba bar { $least } igrača. Pozovi nekog, ili pritisni **Dodaj računar**.
refused-too-many = Ovo je za najviše { $most } igrača. Izaberi drugu igru ili druge opcije, ili neko mora da ustane.
refused-host-only = To može samo domaćin.
refused-nobody-to-agree = To mora da traži bar dvoje, a ovde možeš samo ti. Sačekaj da istekne vreme, predloži kraj sa `/table close`, ili ustani.
refused-not-dealt = To može da traži samo onaj ko je u ovoj partiji već dobio karte. Ti možeš od sledeće runde.
refused-no-computer = Nema računara koji bi ustao.
refused-table-closed = Ovaj sto je zatvoren. Otvori nov sa `/open`.
refused-moved-on = Igra je već otišla dalje. Ovako je sada.
refused-no-rule-now = Sada ne možeš da napraviš pravilo: sme samo ko je dobio poslednju partiju, jednom, u roku od jednog dana.
refused-rule-first = Pobeda: { $who } sme da napravi pravilo; vreme ističe { $until }. Onda može da počne sledeća partija.
refused-rule-stays = Ovo ne može da se menja tokom meča: { $place }. Pritisni **Poništi** i promeni nešto drugo.
refused-rule-one-change = { $count ->
    [0] Još ništa nije promenjeno.
   *[other] Promena: { $count }, a imaš samo jednu: pritisni **Poništi**.
}
refused-bad-value = To ne možeš da izabereš.
refused-not-offered = To ne možeš da izabereš. Može: { $choices }.
refused-level-not-told = U ovoj igri se taj nivo ne bi razlikovao od sledećeg, pa ga ovde nema.
refused-only-people = Udaljiti možeš samo ljude. **Opcije** uklanjaju računar pre početka meča.
refused-no-teams = Ekipe možeš da odrediš samo za četvoro ili šestoro, i samo ako to opcija prepušta domaćinu.
refused-bad-option = **{ $name }**: „{ $given }” nije moguće. Može biti: { $choices }.
refused-options-conflict = To ne može zajedno s drugim opcijama.
refused-bad-card = Ne poznajem kartu „{ $given }”. Piši je kao 7♤, 7P, „pik 7” ili „crveni džoker”.
refused-not-held = Nemaš tu kartu: { $card }.
refused-nothing-to-look-at = Sada nema karte za gledanje.
refused-looked-already = Tajna karta ti je već pokazana: imaš jedan pogled po partiji.
refused-no-jumping = U ovoj igri nema ubacivanja.
refused-nothing-to-jump-on = Još nema karte na koju možeš da se ubaciš.
refused-unreadable = Ne umem da pročitam to dugme. Možda je iz starije verzije bota.
refused-not-offered-now = Toga ovde trenutno nema. Isključeno je, ili je iz druge verzije bota.
refused-server-only = To radi na serveru, ne ovde.
refused-bot-not-here = Nisam na ovom serveru, pa ovde niko ne može da igra. Može da me doda neko ko upravlja serverom: <{ $link }>
refused-may-not-post = Ne smem da pišem u ovom kanalu. Potrebno mi je da ga vidim, šaljem poruke i ugrađujem veze.
refused-gone = Do tog kanala više ne mogu: obrisan je, ili ne smem da ga vidim.
refused-discord = Discord trenutno ne odgovara. Ništa nije izgubljeno; probaj malo kasnije.
refused-busy = Upravo mnogo ljudi pritiska dugmad. Probaj ponovo za nekoliko sekundi.
refused-one-at-a-time = Jedno po jedno: sačekaj odgovor na poslednji pritisak.
refused-store-away = Trenutno ne mogu do svojih beleški. Sve što je potvrđeno sačuvano je; probaj malo kasnije.
refused-mistake = Nešto je kod mene pošlo naopako. Za stolom se ništa nije promenilo. (oznaka { $code })
refused-no-charges = U ovoj igri nema za šta da se optužuje.
refused-no-proposals = U ovoj igri nema šta da se predloži.
refused-no-showing = Pokazivanje karata nije deo ove igre.
refused-daily-played = Deljenje dana je za danas već odigrano. Sledeće dolazi u ponoć, po UTC.
why-needs-pairs = Za ekipe treba četvoro ili šestoro, jednako na obe strane.

## Obaveštenja
which-title = Na koji sto misliš{ $pages ->
    [1] ?
   *[other] ? (strana { $page } od { $pages })
}
which-hand = Pokaži moje karte za stolom…
which-leave = Ustani od stola…
which-close = Zatvori sto…
kick-asked = Tražiš da { $who } ode. { $count ->
    [one] Treba to da traži još { $count } osoba
    [few] Treba to da traže još { $count } osobe
   *[other] Treba to da traži još { $count } osoba
}: `/table kick`. Ako do toga dođe, niko ko to traži ne može da završi na boljem mestu od onog na kom je tada.
kick-done = { $who } više nije za stolom.
stop-asked = { $count ->
    [one] Tražiš da se meč prekine. Treba da pristane još { $count } osoba: **Prekini meč** za stolom, ili `/table close`.
    [few] Tražiš da se meč prekine. Treba da pristanu još { $count } osobe: **Prekini meč** za stolom, ili `/table close`.
   *[other] Tražiš da se meč prekine. Treba da pristane još { $count } osoba: **Prekini meč** za stolom, ili `/table close`.
}
table-stopping = 🏳️ Prekinuti meč ovde? Za: { $count } od { $most }. Ako se svi slože, ne računa se nikome (`/table close`).
button-giveup = Prekini meč
ended-uncounted = Ostaje u istoriji, ali se ne računa u pobede i rejting.
ended-void = Nijedna partija nije završena, pa meč nema rezultat.
ended-stands = Poeni ostaju kakvi jesu.
ended-few =
    { $count ->
        [0]
            { $alone ->
                [yes] Niko više ne igra.
               *[no] Ostalo je premalo igrača.
            }
       *[other]
            { $alone ->
                [yes] Sto napušta: { $who }. Niko drugi ne igra dalje.
               *[no] Ostalo je premalo igrača. Sto napušta: { $who }.
            }
    }
ended-stale = Dugo niko nije igrao.
ended-consent = { $people ->
    [1] Meč je ovde prekinut.
   *[other] Svi su pristali da se ovde prekine.
}
ended-closed = Meč je zatvorila osoba { $who }.
ended-server = Bot je uklonjen sa servera.
ended-damaged = Sto više nije mogao da se pročita.
ended-unending = Po najnovijem pravilu partijama nikad ne bi bilo kraja.
notice-lost-place = Ne mogu više do kanala stola. Meč čeka; domaćin može da ga nastavi drugde sa `/table here`.
notice-lost-server = Nisam više na serveru tvog stola { $number }. Meč čeka; može ponovo da me doda neko ko upravlja serverom: <{ $link }>
notice-cannot-delete = Ovde ne smem da brišem poruke, pa ono što je rečeno u tišini ostaje.
notice-closed = Sto je zatvoren.
notice-closed-damaged = Sto #{ $number }, koji više ne mogu da pročitam, zatvoren je.
notice-table-here = Sto se nastavlja ovde.

## Lekcije
lesson-title = ### 🎒 { $game } · lekcija { $number } od { $count }
lesson-right = ✅ { $why }
lesson-aside = 🤔 To smeš, ali se ovde traži nešto drugo. Pročitaj još jednom i probaj opet.
lesson-keys = -# Ili ukucaj: { $hidden ->
    [yes] ||{ $commands }||
   *[no] { $commands }
}
lesson-which =
    ### 🎒 Učenje kroz igru
    Kratke situacije s pravim kartama. Možeš stati kad god želiš i kasnije nastaviti sa `/rules`.
pick-learn = Koju igru?
lesson-offer = Prvi put igraš { $game }? Za nekoliko minuta znaš kako.
button-learn = Pokaži mi
button-learn-again = Još jednom
button-learn-other = Druga igra
button-skip = Preskoči lekciju
lesson-finished-title = ### 🎒 { $game } · gotovo!
lesson-finished = Sada znaš dovoljno da sedneš s drugima. Sledeći korak: otvori sto na serveru (`/open`). Društvo pritiska **Sedi**, a računari popunjavaju prazna mesta. *Zašto?* uz tvoje karte kaže pravilo kad god ti nešto nije jasno.
button-now = Igraj odmah
now-terms = { $first ->
    [yes] Tvoja prva partija
   *[no] { $game }
} · protiv računara: { $count } · ništa se ne računa
now-left = { $some ->
    [yes] Ostalo ti je: { $cards }.{ " " }
   *[no] { "" }
}{ $who }
button-another-round = Još jedna partija
button-with-friends = Igraj s drugima
refused-no-lesson = Nijedna lekcija nije otvorena. Počni sa `/rules`.
refused-not-in-lesson = To u lekciji ne radi.
lesson-follow-tell = Cilj: ostati bez karata. Odigraj kartu istog znaka ili iste vrednosti kao gornja.
lesson-follow-right = Ista vrednost, pa ide: dovoljan je znak ili vrednost.
lesson-anywhere-tell = { $card } ne prati ni znak ni vrednost, ali ide na sve. Odigraj je.
lesson-anywhere-right = { $card } ide na sve: čuvaj takvu kartu dok ništa drugo ne ide.
lesson-together-tell = Smeš da odigraš više karata iste vrednosti odjednom, ako prva ide. Odigraj { $cards } zajedno.
lesson-together-right = { $cards } u jednom potezu: tako se ruka brzo prazni.
lesson-draw-tell = Nemaš šta da odigraš. Vuci kartu; ako ide, odmah je odigraj.
lesson-draw-right = Izvučena i odigrana. Kad ne ide, pritisni **{ button-pass }**.
lesson-debt-tell = Gornja karta je sedmica: čekaju te kaznene karte. Odgovori sa { $card } i vući će sledeći, za obe sedmice.
lesson-debt-right = Karte se sabiraju i idu dalje, dok neko nema odgovor.
lesson-call-tell = Žandarom tražiš sledeći znak. Odigraj { $card } i traži znak kojeg imaš najviše: pik.
lesson-call-right = Sada mora pik. Dobro za tebe!
lesson-skip-tell = Uz { $card } sledeći gubi potez. Odigraj je.
lesson-skip-right = Preskočeno! Na potezu je onaj iza.
lesson-reverse-tell = { $card } menja smer: sledeći je onaj ko je bio pre tebe. Odigraj je.
lesson-reverse-right = Sada se igra u drugom smeru.
lesson-previous-tell = { $card } pogađa onoga pre tebe: vuče karte. Dobro protiv nekog ko ih ima malo. Odigraj je.
lesson-previous-right = Pogodak! Opet je dalje od kraja.
lesson-mau-tell = Kad ostaneš s jednom kartom, reci to! Odigraj { $card }, pa pritisni **{ $word }**
lesson-mau-right = Rečeno na vreme. { $needed ->
    [yes] Ako zaboraviš, ne smeš da odigraš poslednju kartu u sledećem potezu.
   *[no] Ako zaboraviš, možda moraš da vučeš.
}
lesson-accuse-tell = { $seat } ima jednu kartu, a nije najavljena („{ $words }”). Pritisni **{ button-accuse }** i izaberi: { $seat }.
lesson-accuse-right = Odlično zapažanje: to košta karata. Prati ostale.
lesson-card-tell = Odigraj { $card }: { $does }.
lesson-card-right = { $card }: { $does }.
lesson-round-tell = Sad jedna kratka partija protiv računara. Na dugmadima piše šta rade posebne karte. Reši se svih!
lesson-round-right = Cela partija, od početka do kraja!
lesson-silence-tell = Gornja karta je kralj: **tišina**, niko ne govori do sledećeg. Odigraj { $card }, a onda, s jednom kartom, dvaput **kucni**.
lesson-silence-right = Dva kucanja za deset sekundi važe kao „Mau-Mau”. Smeh je uvek dozvoljen.
lesson-voador-jump-tell = Nisi na potezu, ali imaš baš istu kartu kao gornja: { $card }. Brzo pritisni **{ button-jump }**! Kradeš potez i igraš opet.
lesson-voador-jump-right = Ukradeno! Zato „leteći”: stigni pre onoga ko je na potezu.
lesson-voador-twin-tell = Kad si na potezu, blizanac gornje karte krade tvoj potez, ili je *dobradinha*: sledeći vuče dve pa igra. Izaberi dobradinhu.
lesson-voador-twin-right = Sledećem dve karte. Sama karta nema dejstvo.
lesson-voador-joker-tell = Džoker ide na sve. Odigraj { $card }: sledeći vuče pet, ili odgovara džokerom.
lesson-voador-joker-right = Pet karata! Sada važi karta ispod džokera.
lesson-voador-secret-tell = Za nekim stolovima igra se s *tajnom kartom*: svi je na tren vide pre deljenja, i niko ne sme da je imenuje. Ovde je to { $card }, i kod tebe je. Izaberi je kod **{ pick-attack }**, pa izaberi: { $seat }.
lesson-voador-secret-right = Osam karata! Samo druga ista karta mogla je da uzvrati.
lesson-vote-tell = Ako bot nešto ne vidi ili ne čuje, odlučuje sto: dole kod 🗳️ stoji optužba. Recimo da je tačna: pritisni **{ button-yes }**.
lesson-vote-right = Sto se slaže, i to košta karata. Optužba ide preko `/table complain`.
lesson-amm-lock-tell = Dvojka je *boi na linha*: sada ide samo dvojka, dok ne padne druga. Imaš je.
lesson-amm-lock-right = Otključano. Bez dvojke se vuče jedna i kaže „dalje”.
lesson-amm-eights-tell = Uz osmicu možeš da odigraš još osmica i kartu znaka poslednje, sve zajedno. Odigraj 8♧, 8♡ i 4♡.
lesson-amm-eights-right = Tri karte u jednom potezu. Jedna uvek mora da ostane u ruci.
lesson-amm-pair-tell = Gornja karta je upravo odigrana, a ti imaš njenog blizanca, { $card }. Odigraj je: sledeći vuče dve.
lesson-amm-pair-right = Dve karte za sledećeg. Važi samo na kartu odigranu neposredno pre.
lesson-amm-left-tell = Uz 4♢ svi daju po jednu kartu levom susedu, licem nadole. Odigraj je, pa daj kartu koja ti najmanje treba: devetku.
lesson-amm-left-right = Svi sada imaju novu kartu, a samo ti znaš koja je otišla od tebe.
lesson-amm-round-tell = Sad kratka partija protiv računara. U ovoj igri greška košta karata, a ništa ne pokazuje koja karta ide. Reši se svih svojih!
lesson-dig-tell = Nemaš šta da odigraš: ovde se vuče dok ne dođe karta koja ide. Vuci i odigraj šta nađeš.
lesson-dig-right = Našla se jedna. Ostale ti ostaju u ruci.
lesson-wild-tell = Žandar ide na skoro sve, i njime tražiš sledeći znak. Odigraj { $card } i traži znak kojeg imaš najviše: pik.
lesson-wild-right = Sada mora pik. Dobro za tebe!
lesson-shield-tell = Čekaju te kaznene karte. Dvojka istog znaka je štit: odigraj { $card }.
lesson-shield-right = Dvojka te čuva od karata.
lesson-again-tell = Kec ti daje još jedan potez. Odigraj { $card }, pa još jednu kartu.
lesson-again-right = Dve karte u jednom potezu.
lesson-ime-joker-tell = Džoker ide na skoro sve. Odigraj { $card }: sledeći vuče četiri, ili odgovara dvojkom.
lesson-ime-joker-right = Četiri karte! A posle džokera ide bilo koja karta.
lesson-ime-eat-tell = Jedeš dok igraš? Pritisni **{ button-eat }**: dok jedeš, niko ne menja mesto s tobom, ni uz 3♢ ili 3♡.
lesson-ime-eat-right = Ostaješ na svom mestu, uprkos 3♢. Pritisni **{ button-stop }** kad je tanjir prazan.
lesson-serbian-cover-tell = Kec mora odmah da se poklopi: istim znakom, drugim kecom ili žandarom. Odigraj { $card }, pa poklopi.
lesson-serbian-cover-right = Poklopljeno. Kec nikad nije poslednja karta.
lesson-serbian-jump-tell = Nisi na potezu, ali imaš baš istu kartu kao gornja: { $card }. Brzo pritisni **{ button-jump-in }**! Ima puno dejstvo, i igra ide dalje od tebe.
lesson-serbian-jump-right = Stižeš pre svih. Samo žandarom ne možeš da se ubaciš.
lesson-serbian-last-tell = S jednom kartom reci **{ button-say-last-card }** Prvo odigraj { $card }. (Ako je poslednja žandar: **{ button-say-mau-mau }**)
lesson-serbian-last-right = Rečeno na vreme, pa si na miru.
lesson-serbian-cut-tell = Pre deljenja neko seče špil, ovog puta ti. Sečenje otkriva jaku kartu i smeš da je zadržiš kao dodatnu. Pritisni **{ button-keep }**.
lesson-serbian-cut-right = Jedna karta više od ostalih, ali dobra. Sledeća nije bila jaka, pa njom počinje talon.
lesson-solitaire-follow-tell = Kad igraš bez drugih, isprazni ruku sa što manje vučenja i poteza. Odigraj kartu istog znaka ili vrednosti kao gornja.
lesson-solitaire-alone-tell = Posle tebe si opet ti! Odigraj { $card }, i tri karte za sedmicu moraš da vučeš ti. Odigraj pa vuci.
lesson-solitaire-alone-right = Tri karte više: takve karte čuvaj dok ne dobiješ odgovor.
lesson-solitaire-shield-tell = Ovako je bolje: odigraj { $card } i sebi odgovori dvojkom istog znaka.
lesson-solitaire-round-tell = Sad jedna kratka igra samo za tebe. Na dugmadima piše šta rade posebne karte. Reši se svih!
lesson-zheng-lead-tell = Ostani bez karata pre svih. Od najslabije: 3 4 5 … K A 2, džokeri. Ti otvaraš: odigraj šta hoćeš; prvo slabe: { $card }.
lesson-zheng-lead-right = Znak nije važan, samo vrednost. Ovde je dvojka jaka!
lesson-zheng-beat-tell = Treba nadjačati jednu kartu: odigraj jaču. Najslabija koja može je { $card }; kralja čuvaj.
lesson-zheng-beat-right = Dovoljna je malo jača, a najjače čuvaš za kasnije.
lesson-zheng-pass-tell = Ništa ti ne nadjačava keca. Reci „dalje”; u ovom štihu još možeš da igraš.
lesson-zheng-pass-right = Kad svi ostali redom kažu „dalje”, ponovo otvara ko poslednji igra.
lesson-zheng-pair-tell = Treba nadjačati par. Može samo jači par: odigraj svoj.
lesson-zheng-pair-right = Uvek ista vrsta, isto toliko karata, samo jača.
lesson-zheng-sequence-tell = Treba nadjačati niz: tri zaredom. Znaci mogu biti razni. Odigraj jači niz od tri.
lesson-zheng-sequence-right = Tri karte odjednom. Niz može biti i duži.
lesson-zheng-multiple-tell = Ti otvaraš. Tri ili više parova zaredom su višestruki niz: odigraj 4 4 5 5 6 6.
lesson-zheng-multiple-right = Šest karata odjednom, i teško ih je nadjačati.
lesson-zheng-wild-tell = Dvojke i džokeri pored prave karte mogu da važe kao slabija. Odigraj 10♧ sa 2♢: par desetki.
lesson-zheng-wild-right = Par desetki nadjačava devetke. Par pravih desetki nadjačao bi tvoj.
lesson-zheng-tribute-tell = Poslednje mesto u prošloj partiji košta *danak*. Daj najjaču kartu prvima: { $card }.
lesson-zheng-tribute-right = Oni ti vraćaju kartu koju ne žele. Osvoji prvo mesto, pa ti uzimaš!
lesson-zheng-round-tell = Sad kratka partija protiv računara. Rano igraj slabe karte i duge kombinacije, a jake čuvaj. Napred!

## Rang-lista
prefer-all-games = sve igre
prefer-new-tables = Za nove stolove; domaćin može da promeni.
leaders-none-yet = Niko još nije odigrao dovoljno za ovu listu.
leaders-rating = **{ $rating }** · { $matches ->
    [one] { $matches } meč
    [few] { $matches } meča
   *[other] { $matches } mečeva
}
leaders-wins = dobijeni mečevi: **{ $matches_won }** od { $matches } · dobijene partije: { $won } od { $rounds }
leaders-placings = ispred **{ $share }%** · { $medals }
leaders-points = **{ $mean }** po partiji · { $points } u { $rounds ->
    [one] { $rounds } partiji
    [few] { $rounds } partije
   *[other] { $rounds } partija
}
leaders-provisional = { $who } — oko { $rating }, privremeno · { $matches ->
    [one] { $matches } meč
    [few] { $matches } meča
   *[other] { $matches } mečeva
}
leaders-unrated = { $who } — još bez rejtinga
leaders-computers = dobijeno **{ $won }** od { $matches }
leaders-lacks-matches = { $who } — zasad { $done } od { $count } mečeva
leaders-lacks-rounds = { $who } — zasad { $done } od { $count } partija
leaders-about-rating = Procena koliko neko dobro igra protiv ljudi: u početku privremena, a bez mečeva polako pada.
leaders-about-wins = Samo mečevi protiv ljudi. Ko ima jednako dobijenih mečeva i partija deli mesto.
leaders-about-placings = Koliko drugih ljudi ostaje iza tebe, posle { $count } mečeva: 100% je uvek prvo mesto, 0% uvek poslednje.
leaders-about-points = Prosek svih partija protiv ljudi, posle { $count } partija.
leaders-about-computers = Mečevi u kojima su svi ostali bili računari.
season-all = od početka
by-rating = rejting
by-wins = dobijeni mečevi
by-placings = plasmani
by-points = poeni po partiji
by-computers = protiv računara
podium-title = ## 🏆 Podijum: { $season }
podium-reckoned = -# Rejtinzi su ponovo izračunati iz svih rezultata, po boljim pravilima. `/leaderboard` ih objašnjava.
leaders-title = ## Rang-lista servera { $server }
leaders-gone = više nije na serveru
leaders-none = Niko još nije završio partiju. Otvori sto sa `/open`, i zauzmi vrh!
leaders-total = Ukupno: { $rounds ->
    [one] { $rounds } partija
    [few] { $rounds } partije
   *[other] { $rounds } partija
} i { $matches ->
    [one] { $matches } meč
    [few] { $matches } meča
   *[other] { $matches } mečeva
}.

## At one's own pace
cmd-table-host = Prepusti sto drugom domaćinu
cmd-table-invite = Pozovi nekoga za sto, ili pomeni sve koji traže društvo
cmd-table-pause = Zatraži pauzu: počinje kad je traži većina
cmd-table-resume = Zatraži kraj pauze
cmd-games = Moji stolovi, i stolovi sa slobodnim mestima
arg-invited = Koga; bez imena pominjem sve koji traže društvo
menu-challenge = Izazovi
arg-challenged = Koga izazivaš: pominjem tu osobu i čuvam joj mesto
arg-pause = Koliko dugo
pause-1h = sat vremena
pause-6h = 6 sati
pause-12h = 12 sati
pause-24h = dan
pause-48h = dva dana
pause-72h = tri dana
pause-7d = nedelju dana
button-pause = Pauza
button-resume = Nastavi
button-calloff = Otkaži: { $begin }
host-done = Domaćin je sada { $who }.
host-now = 👑 Sada si domaćin ti: **{ $game }**, { $link }
invite-done = Poziv je na putu.
invite-whom = Koga želiš da pozoveš?
invitation = { $called }: { $host } traži društvo. **{ $game }**, { $count } od { $most } za stolom: { $link }
challenge = ⚔️ { $host } izaziva: { $whom }! Kad svi prihvate, meč počinje.
challenge-awaited = { $ready ->
    [yes] Još nisu svi odgovorili. Ako sada pritisneš **Počni**, igraš bez njih.
   *[no] Još nisu svi odgovorili.
}
lobby-again = 🔁 { $host } igra opet i čuva mesto: { $whom }. **Prihvati** ili **Odbij**. Ako svi prihvate, meč odmah počinje.
challenge-declined = Ovog puta ne: { $who }
challenge-over = Izazov je gotov: neki odgovori nisu stigli.
declined = U redu, ovog puta ne. Tvoje mesto je sad slobodno za druge.
pause-asked = { $count ->
    [one] Tražiš pauzu: { $length }. Treba da je zatraži još { $count } osoba: **Pauza** za stolom, ili `/table pause`.
    [few] Tražiš pauzu: { $length }. Treba da je zatraže još { $count } osobe: **Pauza** za stolom, ili `/table pause`.
   *[other] Tražiš pauzu: { $length }. Treba da je zatraži još { $count } osoba: **Pauza** za stolom, ili `/table pause`.
}
pause-begun = Sto je na pauzi i nastavlja se { $until }. Svi satovi stoje.
pause-end-asked = { $count ->
    [one] Tražiš kraj pauze. Treba da ga zatraži još { $count } osoba: **Nastavi** za stolom, ili `/table resume`.
    [few] Tražiš kraj pauze. Treba da ga zatraže još { $count } osobe: **Nastavi** za stolom, ili `/table resume`.
   *[other] Tražiš kraj pauze. Treba da ga zatraži još { $count } osoba: **Nastavi** za stolom, ili `/table resume`.
}
pause-over = Pauza je gotova; satovi opet teku.
table-paused = ⏸️ **Pauza:** igra se nastavlja { $until }. Dotle niko ne igra, i svi satovi stoje.
table-pausing = 🗳️ Pauza ({ $length })? Za: { $count } od { $most } (`/table pause`).
table-unpausing = 🗳️ Završiti pauzu? Za: { $count } od { $most } (`/table resume`).
seat-holiday = 🏖️ odmor: { $begin } do { $end }
refused-paused = Sto je na pauzi i nastavlja se { $until }. Za ranije treba da se složi većina: `/table resume`.
refused-not-paused = Sto nije na pauzi.
refused-pause-timed = Ova partija se igra na vreme, pa pauze nema dok se ne završi.
refused-pause-used = Meč ovde može da bude na pauzi ukupno { $days ->
    [one] { $days } dan
    [few] { $days } dana
   *[other] { $days } dana
}. Preostalo vreme: { $left ->
    [one] { $left } sat
    [few] { $left } sata
   *[other] { $left } sati
}.
refused-not-invited = Tu osobu ne možeš da pozoveš: već je za stolom, već je pozvana, udaljena je, ili ne vidi ovaj kanal.
refused-called-already = Društvo je već traženo u poslednjih sat vremena. I dalje možeš da pozoveš nekoga po imenu.
refused-no-role = Ovaj server nije izabrao ulogu koju pominjem kad se traže igrači (`/settings`). Možeš da pozoveš nekoga po imenu.
refused-yourself = Sebe ne možeš da izazoveš. Ako želiš da igraš bez društva, tu je `/daily`.
refused-no-challenge = Tu osobu ne možeš da izazoveš: pomenuta je pre manje od sat vremena, ne vidi ovaj kanal, ili ne može da igra za ovim stolom. Ni botovi ne igraju. Probaj kasnije, ili izazovi nekog drugog.
refused-not-challenged = Ovde te niko ne izaziva, ili je tvoj odgovor već stigao. Pritisni **Sedi** da sedneš.
refused-managers-only = Na ovom serveru stolove otvaraju samo oni koji njime upravljaju. Zamoli nekog od njih!
refused-away-dates = Ne razumem koji je dan { $written }. Napiši ga kao `2026-12-24`, `24.12.`, `24/12` (prvo dan, pa mesec), danas ili sutra.
refused-away-order = Poslednji dan, { $end }, pada pre prvog, { $begin }. Ako je samo jedan dan, izostavi ga.
refused-away-past = To vreme je već prošlo.
refused-away-long = Odmor mora da počne u roku od godinu dana, i traje najviše { $most } dana.
refused-away-many = Odmor je već najavljen { $most } puta. Prvo neki otkaži: `/me`.
remind-mention = ⏰ { $who }, čekamo te! Vreme ističe { $until }.
games-title = ### { $count ->
    [0] Nijedan sto te ne čeka
    [one] Na potezu si za { $count } stolom
    [few] Na potezu si za { $count } stola
   *[other] Na potezu si za { $count } stolova
}
games-others-title = ### Drugi su na potezu
games-tab-mine = Moji
games-tab-free = Slobodna mesta
tables-none = ### Ovde nema slobodnih mesta
    Otvori sto, pa drugi mogu da sednu.
wish-any = Bilo koja igra
wish-none = Ne javljaj mi više
wish-off = U redu, više ti ne javljam za nove stolove ovde.
wish-set = 📣 Pišem ti kad se na ovom serveru otvori sto: **{ $game }**, { $pace }. Najviše jednom dnevno.
wish-until = Do { $until }; posle izaberi ponovo u `/games`.
wish-pace = Kojim tempom?
wish-pace-any = bilo kojim tempom
wish-pace-quick = brzo (potezi do sat vremena)
wish-pace-slow = danima
wish-told = 📣 Otvoren je sto za igru **{ $game }** ({ $where }): { $link }
pick-wish = Javi mi za nove stolove…
tables-line = **{ $game }** · { $who }
    -# { $pace } · { $begun ->
        [yes] ulaziš od sledeće partije
       *[no] otvoren { $since }
    } · [#{ $number }]({ $link })
games-none = ### Nisi ni za jednim stolom
    Sedi za jedan sa slobodnim mestima ili otvori svoj: drugi pritisnu **{ button-join }**, a računari popune ostatak.
games-yours = Ti si na potezu
games-debt = vuci { $count } ili odgovori
games-called = traži se: { $suit }
games-top = gore: { $top }
games-others = Čeka se { $who }
games-between = Između partija.
games-match = **Tvoj meč:** pritisni **{ button-event-here }** do { $until }.
games-match-waits = Tu si; čekamo do { $until }: { $who }.
games-challenge = ⚔️ { $who } te izaziva.
games-lobby = Još nije počelo: { $count } od { $most } za stolom.
games-paused = ⏸️ Pauza; nastavlja se { $until }.
games-alone = Samo ti.
away-title = ## Odmor
away-first = Prvi dan
away-last = Poslednji dan
away-written = 2026-12-24, 24.12., danas, sutra
away-days = { $begin } do { $end }
away-line = - 🏖️ { $days }
away-told = { $count ->
    [0] Tvoji satovi tada stoje.
    [one] Tvoji satovi tada stoje. Obavešten je { $count } sto.
    [few] Tvoji satovi tada stoje. Obaveštena su { $count } stola.
   *[other] Tvoji satovi tada stoje. Obavešteno je { $count } stolova.
}
away-limit = -# Server { $server }: satovi stoje najviše ovoliko dana mesečno: { $days }. Tvoji stoje: { $counted }.
away-none = Odmor zaustavlja tvoje satove i javlja svim tvojim stolovima. Od danas:
away-over = Opet si tu: tvoji satovi opet teku.
away-stays = Odmor koji još nije počeo ostaje dok ga ne otkažeš:
away-called-off = Odmor je otkazan.
away-not-at-all = nijedan dan
prefer-person-reminders = Kako da te podsetim
prefer-person-reminders-dm = privatnom porukom
prefer-person-reminders-mention = pominjanjem za stolom
prefer-person-quiet = Tihi sati
prefer-person-zone = Vremenska zona
prefer-person-zone-about = Za sva vremena ovde, i za dane u *{ button-away }*. Nije na spisku? `/me zone:` je nalazi po gradu ili zemlji.
prefer-person-digest = Određeno vreme
prefer-person-digest-about = Do četiri puta dnevno: tada stiže jedna poruka sa svim stolovima koji te čekaju. Između te pominjem samo kad ti vreme ističe.
prefer-person-digest-off = Javi za svaki potez
next-is-you = ⏭ Sledeći potez je tvoj: **{ $game }** [#{ $number }]({ $link })
prefer-person-work = Radno vreme, od ponedeljka do petka
prefer-person-days = Tihi dani
digest-title = ### ☀️ { $count ->
    [one] Čeka te { $count } sto
    [few] Čekaju te { $count } stola
   *[other] Čeka te { $count } stolova
}
digest-why = U { $hours }, po tvom izboru u `/me`
button-next = Igraj redom
button-next-table = Sledeći sto
button-play = Igraj
arg-zone = Tvoja vremenska zona: upiši grad ili zemlju
refused-zone = Ne znam koja je vremenska zona { $written }. Upiši najbliži veći grad ili svoju zemlju, pa izaberi sa spiska.
prefer-server-opening = Otvaranje stolova
prefer-server-opening-about = Ko ovde sme da otvara stolove.
prefer-everyone = svi
prefer-managers = ko upravlja serverom
prefer-server-holidays = Odmor
prefer-server-holidays-about = Koliko dana mesečno jednom igraču satovi mogu da stoje zbog odmora, u mečevima koji počnu od sada.
prefer-server-pauses = Pauze
prefer-server-pauses-about = Toliko dana ukupno meč koji počne od sada sme da bude na pauzi.
prefer-server-role = Traži se društvo
prefer-server-role-about = Uloga koju pominje `/table invite`.

## Pomoć
rules-title = ## { $game }
rules-options = ⚙️ **{ $game }: opcije** (▸ promenjeno za ovim stolom)

## O ovom botu, i šta čuva
about-body =
    ## maumau { $version }
    Radi od { $since }; Discord odgovara za { $latency } ms.
    Otvoreni stolovi: na ovom serveru { $here }, ukupno { $all }.
about-shards = Ovaj server opslužuju šardovi { $shards }.
about-link = Više o meni: { $link }
privacy-title = ## Šta čuvam
privacy-you = - **O tebi:** tvoj Discord id, ime, imena na serverima i da li više nisi na njima, jezik, kanal naših privatnih poruka, i kada ti je stigao poslednji poziv za sto.
privacy-choices = - **Šta biraš:** podešavanja, odmor, dokle si u lekciji, tvoje pokušaje s deljenjem dana i tvoje odgovore na zadatak dana.
privacy-games = - **O igrama:** ko gde sedi, svaku odigranu i vučenu kartu, poene, i seme deljenja, da svako može da proveri da karte niko nije birao.
privacy-accounts = - **Šta iz toga sledi:** pobede, poene, rejting, tvoju omiljenu kartu, sreću i greške, protiv koga igraš i koliko često, i ko je bio ispred.
privacy-attendance = - **Pouzdanost:** koje mečeve završavaš i koliko ti obično treba da odgovoriš u svakoj partiji. Svi s tobom za otvorenim stolom vide to otprilike.
privacy-written = - **Igre koje praviš:** tvoj nacrt, i koje igre servera imaju tvoju poslednju izmenu.
privacy-decisions = - **Odluke:** šta odlučuješ o stolovima i ljudima i šta je odlučeno o tebi, 90 dana; da je meč zatvoren ili poništen tvojom odlukom; i ko ti ne da da igraš na serveru, dok te neko ponovo ne pusti.
privacy-words = - **Ne ono što pišeš.** U tišini gledam samo da li je to bio govor, i čuvam jedino to.
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
    } Tvojih poena, pobeda i podešavanja više neće biti, i niko ne može da ih vrati. Moje ranije objave u kanalima ostaju tamo, s tvojim imenom; može da ih obriše ko tamo upravlja porukama.
privacy-sure = Obriši zauvek
privacy-erased = Sve o tebi je obrisano. Ako opet sedneš za sto, počinjemo iz početka.
refused-not-yours = To su tuđi podaci. `/me` pokazuje tvoje.
refused-sat-down = U međuvremenu opet imaš mesto za nekim stolom, pa nije sve obrisano. Pokušaj ponovo.

## Komande
cmd-table = Ovaj sto: pozovi, pauza, glasanje, napusti
cmd-table-show = Objavi sto ponovo, na kraju kanala
cmd-table-leave = Ustani od stola
cmd-table-close = Zatvori sto
cmd-table-kick = Udalji nekog od stola
cmd-table-here = Nastavi sto u ovom kanalu
cmd-play = Tvoj potez; ili ga ukucaj: tref 10, vuci, mau
cmd-leaderboard = Ko je ovde najbolji; moj učinak i stari mečevi
cmd-help = Kreni odavde
cmd-rules = Kako se igra, i lekcija
arg-card = Karta: 7♤, 7P, „pik 7” ili „crveni džoker”; više njih s razmacima
arg-player = Na koga misliš
arg-rule = Koje pravilo
arg-proposal = Šta da se predloži
arg-game = Koja igra
vote-asked = Predlog je na glasanju.
vote-cast = Tvoj glas je zabeležen.
charge-VOA-15 = govor naglas u tišini
charge-VOA-21 = nagoveštaj tajne karte
charge-AMM-55 = govor naglas u tišini
charge-IME-40 = pokazana karta
charge-IME-41 = virenje, skrivanje karata ili dogovaranje
proposal-IME-50 = da se meč sada završi
proposal-COM-20 = da se od ove partije odustane

## Pasijans
solitaire-new = Bilo koje deljenje
solitaire-daily = Deljenje dana
solitaire-board = Lista dana
solitaire-done = 🏁 Gotovo! Vučeno karata: { $drawn }, poteza: { $turns }, ukupno **{ $total }**. Što manje, to bolje.
solitaire-stuck = Ne može se više ni igrati ni vući: ova je izgubljena. Više sreće drugi put!
solitaire-title = ## Deljenje dana · { $date }
solitaire-line = { $place }\. { $who } — **{ $points }** vučenih karata i poteza
solitaire-nobody = Niko je još nije završio. Probaj sa `/daily`.
solitaire-nobody-did = Niko je nije završio.
solitaire-given-up = -# Nije uspelo: { $who }{ $more ->
    [0] {""}
   *[other] {" "}i još { $more }
 }

## Pravila, iz onoga što igra sama kaže
rules-joker = džoker
does-Skip = { $whom ->
    [beyond] onaj posle njega
   *[next] sledeći
} gubi potez
does-Reverse = smer se menja; kad igra samo dvoje, igraš opet
does-ReverseToBehind = smer se menja (udvoje svejedno)
does-DrawDebt =
    { $whom ->
        [beyond] onaj posle njega
       *[next] sledeći
    } vuče { $cards }{ $answers ->
        [none] , bez odgovora
       *[other] { " " }ili odgovara sa { $answers }
    }
does-NextDraws = { $whom ->
    [beyond] onaj posle njega
   *[next] sledeći
} vuče { $cards }{ $then ->
    [plays] , pa igra
    [sits] {" "}i gubi potez
   *[other] {""}
}
does-PreviousDraws = prethodni vuče { $cards }
goes-anywhere = ide na sve
goes-anywhere-uncalled = ide na sve osim na traženi znak
goes-on-call = ide na svaki traženi znak, inače po znaku ili vrednosti
goes-not-on-own = nikad na { $rank }
does-CallsSuit = tražiš znak, koji važi { $until ->
    [cards] za sledeće karte: { $call_cards }
    [caller] za sve do tvog sledećeg poteza
   *[next] za sledeću kartu
}{ $debt ->
    [yes] , i za odgovor
   *[no] {""}
}
does-Silence = tišina do sledećeg, smeh je dozvoljen; svaka poruka košta { $talk ->
    [one] { $talk } kartu
    [few] { $talk } karte
   *[other] { $talk } karata
}
does-DealerTakesTurn = okrenuta na početku, počinje delilac
does-OthersDrawAtTheEnd = kao poslednja: ostali vuku { $cards }
does-OthersDraw = svi ostali vuku { $cards }
does-PassCards = svi daju kartu levom susedu, licem nadole
does-Lock = *boi na linha* (vo na pruzi): ide samo još jedna 2, i otključava; ili vuci jednu kartu, i ako imaš 2: odigraj je ako je 2, ili reci dalje
does-Hecatombe = svi vuku { $cards }, i ti
does-ChupaCabra = možeš da nateraš nekog da ti uzme { $cards } karte naslepo, nikad poslednju
does-PokerOnRun = **Poker:** posle tri karte istog znaka u nizu svi smeju da spuste 2 do 5 karata kao poker; zbog najboljeg neko vuče { $cards }.
does-PlayAgain = opet si na potezu
does-Defence = odgovara na { $suited } svog znaka i na svaki { $every }: niko ne vuče; { $sevens ->
    [kill] isto i za sedmice
    [chain] na 7 svog znaka kazna ide dalje (odgovara svaka 2 ili 7 istog znaka)
   *[relay] na 7 svog znaka kazna ide dalje (odgovara svaka 7 ili 2 istog znaka)
}
does-SwapSeats = menjaš mesto, ne karte, s prethodnim; sledeći ostaje isti
does-ThirdSix = kao treća zaredom: sledeći vuče { $cards } ili odgovara: { $answers }
does-TakeAndPlay = { $alone ->
    [yes] igra se karta izvučena naslepo iz tvoje ruke: ta karta ide na sve i ima dejstvo
   *[no] ne ide ako sledeći kaže *Mau-Mau*; odigraj kartu uzetu naslepo od sledećeg: ta karta ide na sve i ima dejstvo
}
does-LastJack = **Izlazak sa J:** poeni ostalih se računaju duplo; sa J♡ oni pre toga daju svoje karte dalje.
does-LastTwoOfClubs = **Izlazak sa 2♧:** biraš čiji se poeni računaju duplo.
does-SecretLast = Izlazak tajnom kartom: svi ostali vuku { $cards }.
does-StealOwn = **Blizanac** gornje karte (ista karta) na tvom potezu: odigraj ga bez dejstva (karte koje čekaju da se vuku poništavaju se) i igraš opet, ili ga odigraj kao dobradinhu. Ako karte čekaju da se vuku, smeš njime i da odgovoriš.
does-Double = **Dobradinha:** na svom potezu, i kad karte čekaju da se vuku, blizanac gornje karte, bez dejstva: te karte se poništavaju; sledeći vuče { $cards }, pa igra.
does-StealTurn = **Krađa poteza:** ako imaš blizanca gornje karte (ne džokera), odigraj ga sa *{ button-jump }*, i preko reda, dok je ta karta gornja. Nema dejstva, karte koje čekaju da se vuku poništavaju se, i igraš opet.
does-Attack = **Tajna karta:** pokazana pre deljenja, ne sme da se imenuje. Igra se na sve kao napad: neko vuče { $cards }, ili uzvraća drugim primerkom: { $answer }. Pogrešna karta, ili imenovanje tajne, košta { $wrong ->
    [one] { $wrong } kartu
    [few] { $wrong } karte
   *[other] { $wrong } karata
}.
does-LayCards = **8:** uz nju smeš još osmica, i onda jednu kartu znaka poslednje osmice. Bar jedna karta ti ostaje. Dok se traži znak, sve te osmice moraju biti u tom znaku. Ako su među njima dve osmice istog znaka, sledeći vuče { $cards }.
does-RussianRoulette = **Ruski rulet:** odigraj džokera licem nadole; okrene se karta i broji od tebe: na kome stane vuče { $cards }.
does-Draw =
    { $lay_drawn ->
        [no]
            { $voluntary ->
                [yes] Ako ne možeš, ili nećeš,
               *[no] Ako ne možeš,
            } vuci jednu; onda je tvoj potez gotov.
       *[yes]
            { $till_fits ->
                [yes]
                    Ako ne možeš, vuci dok ne dođe karta koja ide{ $limit ->
                        [0] .
                       *[other] , najviše { $limit }; ako ni tada nijedna ne ide, potez je gotov.
                    }{ $voluntary ->
                        [yes] { " " }Smeš da vučeš i kad ne moraš, i da nastaviš da vučeš.
                       *[no] { "" }
                    }
               *[no]
                    { $voluntary ->
                        [yes] Ako ne možeš, ili nećeš,
                       *[no] Ako ne možeš,
                    } vuci jednu: { $must ->
                        [yes] ako ide, moraš je odigrati
                       *[no] ako ide, smeš je odigrati
                    }; inače je potez gotov.
            }
    }
does-DrawAlways = Ako ne možeš, ili nećeš, vuci jednu: ako ide, smeš je odigrati, nijednu drugu; ili reci dalje.{ $seven_stops ->
    [yes] {" "}Ako vučeš zbog sedmice i prvo izvučeš 7{ $queen_stops ->
        [yes] {" "}ili Q
       *[no] {""}
    }, više ne vučeš.
   *[no] {""}
}
does-DrawUntil = Ako ne možeš, vuci dok ne dođe karta koja ide. Smeš da vučeš i kad ne moraš, i da nastaviš.{ $limit ->
    [0] {""}
   *[other] {" "}Sa { $limit } vučenih tvoj potez je gotov, a gornja karta više nema dejstvo.
}
does-Claim = **Odboj:** ako su { $cards } karte vučene zbog džokera iste vrednosti, jednog ili četiri znaka, bez džokera, traži ga: čiji je džoker vuče { $answer }. Vidite ih samo ti i ko je odigrao džokera.
does-Declare = ☝️ **Poslednja karta:** pritisni *{ $word }* pre nego što { $any_act ->
    [yes] sledeći išta učini
   *[no] padne sledeća karta
}{ $knock ->
    [yes] {" "}(u tišini dvaput *{ button-knock }*)
   *[no] {""}
}.
does-LastCard = ☝️ **Poslednja karta:** pritisni *{ $word }* (ako je J: *{ $second_word }*) pre nego što { $any_act ->
    [yes] sledeći išta učini
   *[no] padne sledeća karta
}. Pogrešno dugme se računa kao zaboravljeno.
does-Gesture = ☝️ **Poslednja karta:** pritisni *{ $word }* pre nego što { $any_act ->
    [yes] sledeći išta učini
   *[no] padne sledeća karta
}.
does-Accuse = Ako zaboraviš, a neko pritisne *{ button-accuse }*, vučeš { $penalty }.{ $false_penalty ->
    [0] {""}
    [one] {" "}Lažna uzbuna košta { $false_penalty } kartu.
    [few] {" "}Lažna uzbuna košta { $false_penalty } karte.
   *[other] {" "}Lažna uzbuna košta { $false_penalty } karata.
}
does-Eat = *{ button-eat }*: dok jedeš, niko ne menja mesto s tobom.
does-AskCount = *{ button-ask }* To smeš da pitaš jednom u potezu; niko ne mora da odgovori.
does-Show = Pokazana karta košta { $penalty ->
    [one] { $penalty } kartu
    [few] { $penalty } karte
   *[other] { $penalty } karata
}.
does-SaysNothing = **ROM:** niko ne govori; svaka poruka košta { $silence_penalty ->
    [one] { $silence_penalty } kartu
    [few] { $silence_penalty } karte
   *[other] { $silence_penalty } karata
}.
does-Look = Ko pogleda karte pre kraja deljenja, vuče { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karte
   *[other] { $cards } karata
}.
rules-zheng-single = **Jedna karta:** jača je viša vrednost.
rules-zheng-set = **Iste:** dve ili više karata iste vrednosti. Dvojke i džokeri pored prave karte smeju da važe kao slabija. Jača je viša vrednost; kod iste vrednosti, one bez njih. Dva džokera su par iznad 2 2.
rules-zheng-sequence = **Niz** od tri ili više, od 3 do A. Džokeri važe kao svaka karta, dvojke { $twos ->
    [yes] samo kao dvojke, iznad A
   *[no] ne mogu
}. Jedan znak nadjačava mešane, zatim viša vrednost, zatim niz bez džokera. Ako su sve prave karte istog znaka, i džokeri su.
rules-zheng-multiple = **Višestruki niz:** tri ili više uzastopnih vrednosti, od 3 do A, s po dve ili više karata, od svake jednako: 5 5 6 6 7 7. Dvojke i džokeri smeju da pomognu, ali svaka vrednost traži pravu kartu ili džokera. Nadjačava niz s isto toliko vrednosti i karata od svake: jača je viša vrednost, zatim niz bez dvojki i džokera.{ $all ->
    [yes] {" "}Prave dvojke smeju iznad A.
   *[no] {""}
}
rules-zheng-scores = 🏁 **Poeni:** { $teams ->
    [yes] tri na tri: 3 ekipi prvog mesta, 2 ekipi drugog, 2 ekipi koja nema poslednje. Prvo i drugo zajedno: 10 s trećim, { $fifth } s četvrtim ili petim, 5 s poslednjim. Dva na dva: { $first } i { $second }, sabrano. Ekipe sede naizmenično{ $drawn ->
        [yes] , žrebom
       *[no] {""}
    }
   *[no] { $first } za prvo mesto, { $second } za drugo
}.
rules-zheng-tribute = **Danak:** posle sledećeg deljenja poslednji i pretposlednji daju po jednu, svoju najjaču kartu. Prvi i drugi uzimaju po jednu i vraćaju po jednu; od tih pretposlednji uzima prvi. Prvi bira pre drugog i { $open ->
    [yes] vidi obe karte
   *[no] bira naslepo
}. { $teams ->
    [yes] Deli i otvara treći; kad su ekipe od po troje, peti.
   *[no] Deli i otvara treći. Kad igraju troje, plaća samo poslednji, i to prvom, a deli i otvara drugi.
}

## Istorija
history-title = ## Završeni mečevi · { $whose }
history-none = Još nijedan meč nije završen.
history-open = Pogledaj meč ponovo…
history-match = **#{ $number } { $game }** · { $when } · { $rounds ->
    [one] { $rounds } partija
    [few] { $rounds } partije
   *[other] { $rounds } partija
}
history-agreed = prekinut sporazumno
history-decided = završen s tadašnjim rezultatom
replay-title = ## Snimak: #{ $number } { $game }
replay-where = Partija { $round } · potez { $move } od { $moves } u meču
replay-house = ⏰ Isteklo je vreme ({ $who }): igrao je bot.
replay-eyes = Čiji pogled?
replay-eyes-table = Kako su svi videli
replay-eyes-open = Sve karte otvorene
replay-eyes-seat = Kako vidi { $who }
replay-round = Idi na partiju…
button-filmsend = Film u kanal
film-of = 🎬 Partija { $round }
film-described = Film jedne partije igre { $game }, u { $count ->
    [one] { $count } slici
    [few] { $count } slike
   *[other] { $count } slika
}: ruke, špil i talon posle svakog poteza. Prvi bez karata: { $who }.
pile-title = **Dokle se svaka karta slagala s kartom ispod**
pile-kept = **{ $name }**: do poslednje, { $cards }. karte
pile-broken = **{ $name }**: { $first ->
    [1] samo prva karta od ukupno { $cards }
   *[other] do { $first }. karte od ukupno { $cards }
}; zatim { $card } na { $below } · potez { $move }{ $laid ->
    [yes] {" "}· { $who }
   *[no] {""}
}
pile-about = PSMM: svaka karta na talonu ima boju ili vrednost karte ispod. PSMMe: isto to, osim kad žandar, osmica ili džoker dopušta drugu kartu.
refused-no-film = Za ovu partiju nema filma.
refused-film-failed = Film ovog puta nije mogao da se nacrta. Probaj ponovo.
refused-film-busy = Upravo se crta previše slika. Probaj ponovo za minut.
export-script = 📄 Zapis stola
export-json = 📄 JSON
refused-no-match = Na ovom serveru nema završenog meča s tim brojem.
refused-still-played = Taj meč se još igra; može se gledati kad se završi.
refused-no-replay = Od ovog meča sačuvan je ishod, ali ne i potezi.

## Pravila igara, kako se pričaju za stolom
rules-aim = 🎯 **Cilj:** ostati bez karata pre svih{ $pairs ->
    [yes] , ti ili neko iz tvoje ekipe
   *[no] {""}
}.
rules-aim-alone = 🎯 **Cilj:** ostati bez karata. Svaka vučena karta i svaki potez koštaju poen.
rules-alone = I sledeći i prethodni si ti.
rules-deal =
    🎴 **Deljenje:** { $most ->
        [1] dobijaš
       *[other] svako dobija
    } { $chosen ->
        [yes] najviše{ " " }
       *[no] { "" }
    }{ $hand ->
        [one] { $hand } kartu
        [few] { $hand } karte
       *[other] { $hand } karata
    }, iz { $packs ->
        [one] { $packs } špila
        [few] { $packs } špila
       *[other] { $packs } špilova
    } od po { $size }{ $from ->
        [all] { "" }
       *[other] , od { $from } do A
    }, { $jokers ->
        [one] s jednim džokerom u svakom
        [many] s { $joker_count } džokera u svakom
        [yes] s dva džokera u svakom
       *[no] bez džokera
    }.{ $most ->
        [1] { "" }
       *[other]
            { " " }Igra { $same ->
                [yes] { $most }
               *[no] od { $least } do { $most }
            } ljudi, { $direction ->
                [clockwise] u smeru kazaljke
               *[counter] obrnuto od kazaljke
            }.
    }
rules-begins = { $begins ->
    [draw_high] Pre deljenja svako izvuče kartu: najjača igra prva (A je najslabiji).
    [host] Domaćin igra prvi.
    [winner] Ko je dobio prošlu partiju igra prvi; u prvoj partiji, ko izvuče najjaču kartu.
   *[dealer] Prvi igra onaj posle delioca. Posle svake partije deli sledeći.
}
rules-follow = ▶️ **Tvoj potez:** odigraj kartu istog znaka ili vrednosti kao gornja{ $twin ->
    [yes] , ali nikad baš istu kartu
   *[no] {""}
}.
rules-debt = **Ako te karta tera da vučeš:** odgovori (bilo koji znak, ako ne piše drugačije), ili vuci te karte{ $after ->
    [over] { " " }i gubiš potez
    [lays] ; posle smeš još da odigraš kartu, ali ne vučeš ponovo
   *[on] { " " }pa igraj svoj potez
}.
rules-used-up = Špil je potrošen? Talon se meša ponovo.
rules-last-acts = Poslednja karta još deluje, bez odgovora.
rules-opening = { $acts ->
    [yes] Za početak se okrene karta. Važi kao da ju je odigrao delilac.
    [no] Za početak se okrene karta. Nema dejstva, samo se prati.
    [some] Za početak se okrene karta. Samo ove važe kao da ih je odigrao delilac: { $cards }.
    [own] Za početak se okrene karta. Ima samo dejstvo koje kod nje piše za okrenutu.
   *[none] Nijedna karta se ne okreće: ko počinje igra koju hoće.
}
rules-forgotten = Ako zaboraviš, vučeš { $cards } čim se ta karta odigra.
rules-course-undeclared = Ako izađeš bez toga, a niko ne primeti, poeni ostalih se računaju duplo.
rules-and = { $one }; { $more }
rules-card = **{ $cards }:** { $does }.
rules-adding = { $card } (pa je { $twice }, { $thrice } …)
rules-adding-once = { $card } (pa je { $sum })
rules-of-its-suit = { $rank } istog znaka
goes-over = posle se prati karta ispod nje
goes-aside = izlazi iz igre
rules-never-last = Ne može da se izađe sa: { $cards }.
does-LayCards-more = **Blizanac** upravo odigrane karte: sledeći vuče { $cards }, pa igra.
does-DealerGoesOn = Delilac koji okrene 8 sme da doda osmice.
does-DealerUsesJoker = Delilac koji okrene džokera koristi ga kao da ga je odigrao; ispod njega se okreće druga karta.
rules-misplay = **Greška:** karta koja ne ide, ili preko reda, vraća se i košta { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karte
   *[other] { $cards } karata
}, jednom u partiji.{ $hints ->
    [yes] {" "}Označeno je šta ide.
   *[no] {" "}Nije označeno šta ide.
}
rules-course-cut = **Sečenje:** onaj pre delioca seče špil. Jaku kartu koja se tu pojavi sme da zadrži povrh ostalih, najviše tri: { $cards }.
rules-course-cyclic = **Cíclico:** izlazak vredi 1; svi vuku do { $hand }, i igra se dalje.
rules-course-pairs = **Parovi:** sede jedno naspram drugog i sabiraju poene; igra ih četvoro ili šestoro.
rules-course-shuffles = **Mini:** kraj partije posle { $number }. mešanja; { $alone ->
    [yes] s kartama u ruci je izgubljena.
   *[no] pobeđuje ko ima najmanje karata.
}
rules-course-minutes = **Mini:** kraj partije posle { $number } min; { $alone ->
    [yes] s kartama u ruci je izgubljena.
   *[no] pobeđuje ko ima najmanje karata. Niko za potez nema više od desetine preostalog vremena, ali uvek ima minut.
}
rules-points = 🏁 **Poeni:** preostale karte vrede { $values }{ $winner ->
    [0] {""}
   *[other] ; pobeda nosi { $winner }
}.
rules-value = { $points } za { $cards }
rules-values = { $values }; ostale svoj broj
rules-points-each = 🏁 **Poeni:** { $each } za svaku preostalu kartu.
rules-points-won = 🏁 **Poeni:** { $winner } za dobijenu partiju.
rules-points-twice = Izlazak sa { $cards }: poeni ostalih se računaju duplo.
rules-end = Meč je gotov kad neko { $beyond ->
    [yes] pređe
   *[no] dostigne
} zbir { $target }; pobeđuje { $lowest ->
    [yes] najmanji
   *[no] najveći
} zbir.
rules-coming =
    { $penalty ->
        [worst] Ko izađe pa se vrati, ili dođe kasnije, počinje s najlošijim zbirom za stolom
       *[other] Izaći pa se vratiti košta { $penalty } poena; ko dođe kasnije počinje s najlošijim zbirom za stolom
    }.{ $walkover ->
        [yes] { " " }Ako svi hoće, od partije se odustaje.
       *[no] { "" }
    }
rules-best = Najbolje je kad igra od { $least } do { $most } ljudi.
rules-changed = 🔧 **Za ovim stolom:** { $options }
rules-and-others = { $options } · +{ $count }
rules-letters = A kec · J žandar · Q dama · K kralj
rules-zheng-deal = 🎴 **Deljenje:** podele se, jedna po jedna, sve karte špila s dva džokera, njih { $cards }, pa neko može da ima jednu više. { $teams ->
    [yes] Igra { $least } ili { $most } ljudi u dve ekipe
   *[no] Igra od { $least } do { $most } ljudi
}, obrnuto od kazaljke.
rules-zheng-turn = ▶️ **Tvoj potez:** nadjačaj poslednje odigrano istom vrstom i brojem karata, samo jačim; ili reci dalje. I kasnije smeš da igraš. Ko otvara, ne može da kaže dalje.
rules-zheng-leads = Kad svi ostali zaredom kažu dalje, ko je poslednji igrao otvara čime hoće; ako nema karata, sledeći. { $teams ->
    [yes] Pre prve partije iz svake ekipe neko izvuče kartu: jača otvara.
   *[no] Prvi otvara ko je izvučen žrebom.
} Partija traje dok samo jedan igrač ne ostane s kartama.
rules-zheng-order = Od slabije ka jačoj: 3 4 5 6 7 8 9 10 J Q K A 2, { card-52 }, { card-53 }.
rules-zheng-end = Meč je gotov na { $teams ->
    [yes] { $target } ({ $threes } tri na tri)
   *[no] { $target }
}; pobeđuje najveći zbir, a kod izjednačenja se igra još jedna partija.
rules-example = Primer
rules-example-title = 👀 **{ $game }: primer**
rules-example-hand = **{ $who }**, tvoje karte: { $cards }
rules-example-not = ❌ sada ne: { $cards }
rules-words = Reči
rules-which-word = Pokaži pravilo za…
rules-which-option = Šta radi opcija?…
rules-learn = Uči igrajući
rules-all = Sva pravila
rules-nothing = To je sve.
rules-id = Pravilo { $rule }
button-why = Zašto?

## Reči koje znaju samo oni koji igraju, svaka podebljana na svom mestu
term-twin = **Blizanac:** baš ista karta, po znaku i vrednosti, iz drugog špila.
term-answer = **Odgovor:** karta koju odigraš umesto da vučeš: sada vuče sledeći, ili niko.
term-call = **Traženje znaka:** reći koji znak mora sledeći, koja god bila gornja karta.
term-arm = **Potezi unapred:** karte koje izabereš pre svog reda; bot ih igra ili se ubacuje njima umesto tebe (*{ button-arm }*).
term-dobradinha = **Dobradinha:** na portugalskom „duplo”: ista karta odigrana na samu sebe.
term-boi = **Boi na linha:** „vo na pruzi”: ništa ne prolazi dok ne padne druga dvojka.
term-silence = **Tišina:** niko ne govori i ne piše; smeh, gestovi i dugmad su dozvoljeni.
term-accuse = **Optužba:** neko primećuje da zaboravljaš da najaviš poslednju kartu.
term-secret = **Tajna karta:** svi su je nakratko videli, niko ne sme da je imenuje.
term-rebound = **Odboj:** ono što je vučeno zbog džokera vraća se onome ko ga je odigrao.
term-mistake = **Greška:** odigrati kartu koja ne ide; za ovim stolom to košta karte.
term-strong = **Jaka karta:** ona koja nešto čini, i više vredi.
term-cover = **Poklapanje:** odigrati još jednu kartu na svoju.
term-rom = **ROM:** Read Only Mau-Mau: gestovi i dugmad, ali nijedna reč.
term-trick = **Štih:** sve što se odigra od otvaranja dok svi ostali ne kažu dalje.
term-wild = **Zamena:** karta koja važi kao ona koju nemaš.
term-tribute = **Danak:** karte koje poslednji jedne partije daju prvima pre sledeće.

## Pravila koja nijedna igra ne priča sama
rule-COM-3 = Kad više nema šta da se vuče, talon se meša; ako ni to ne pomogne, reci dalje.
rule-COM-7 = Igra samo ko ima mesto, a svaka igra ima ograničen broj mesta.
rule-COM-9 = Ako bot nešto ne vidi, o tome glasaju ostali za stolom, jedno po jedno pitanje, dok partija traje.
rule-COM-20 = Odustajanje: predloži sa `/table propose` da se partija završi s trenutnim rezultatom. Ako se svi ostali slože, niko je ne dobija, a svaka ruka se računa kakva jeste.
rule-AMM-54 = Čupakabra je crni džoker: bez džokera u igri nje nema.
rule-AMM-56 = Ko je zapisao ovu igru, ne preporučuje džokere zajedno s *boi na linha*.
rule-AMM-21 = Kad neko dostigne zbir do kog se igra, meč je gotov.
rule-AMM-40 = Ako odeš, smeš da se vratiš između dve partije; to košta poene.
rule-AMM-41 = Ako dođeš kasnije, počinješ od sledeće partije, s najgorim zbirom za stolom.
rule-AMM-42 = Ako nisi tu, za tebe igra računar, dok ne pritisneš *{ button-back }*.
rule-SRB-1 = S jednim špilom nijedna karta nema blizanca, pa niko ne može da se ubaci.
rule-SRB-12 = Dama koja menja smer ne može da radi isto što i sedmica.
rule-IME-41 = Virenje, skrivanje karata i dogovor protiv nekoga nisu dozvoljeni; sto o tome glasa.
rule-IME-50 = Ako izlazak ne završava partiju, računa se samo izlazak.
rule-IME-55 = Za parove treba četvoro ili šestoro, i partija koja se završava kad neko od njih izađe.
rule-ZSY-1 = Za ekipe treba četvoro ili šestoro, jednako na obe strane.

## Statistika
stats-title = ## { $who } · { $game }
stats-none = Ovde još ništa nije završeno.
stats-rating = rejting: **{ $rating }**
stats-unrated = rejting: još ga nema; trebaju mečevi od bar dve partije protiv drugih ljudi
stats-computers = protiv računara: dobijeno { $won } od { $matches }
stats-no-people = još nijedan meč protiv drugih ljudi; ovde se broje samo mečevi s ljudima na više strana
stats-provisional = rejting: oko { $rating }, privremeno (malo mečeva, ili malo različitih ljudi)
stats-streak = mečevi dobijeni zaredom: { $now } · najviše: **{ $best }**
stats-play = ⚖️ U poslednje vreme (rundi: { $rounds }): { $mistakes } grešaka po rundi (±{ $mistakes_error }), poklonjeno { $gave }% (±{ $gave_error }); sreća { $sign }{ $luck }% po rundi (±{ $luck_error })
stats-play-then = -# { $months ->
    [12] Pre godinu dana
    [6] Pre pola godine
   *[other] Pre tri meseca
}: { $mistakes } grešaka po rundi (±{ $error })
stats-card = 💚 omiljena karta: { $card } (odigrana { $count ->
    [one] { $count } put
    [few] { $count } puta
   *[other] { $count } puta
})
stats-debt = 📥 najviše karata vučenih odjednom: { $count ->
    [one] { $count } karta
    [few] { $count } karte
   *[other] { $count } karata
}
stats-silence = 🤫 prekinuta tišina: { $count ->
    [one] { $count } put
    [few] { $count } puta
   *[other] { $count } puta
}
stats-beats = ⬆️ najčešće ispred: { $who } ({ $ahead } : { $behind })
stats-bows = ⬇️ najčešće iza: { $who } ({ $ahead } : { $behind })
stats-chart = Rejting posle svakog meča (poslednjih: { $count })

## Šta server bira za svoje stolove
prefer-server-game = Igra novog stola
prefer-server-places = Gde smeju stolovi
prefer-server-places-all = Svuda
prefer-server-seasons = Kanal za podijum
prefer-server-seasons-about = Gde objavljujem ko je bio najbolji kad mesec prođe. Bez izbora: nigde.
prefer-nowhere = nigde
prefer-server-daily = Kanal za listu dana
prefer-server-daily-about = Gde objavljujem kako je prošlo deljenje dana (Mau-Mau pasijans) kad se dan (UTC) završi. Bez izbora: nigde.
refused-not-here = U ovom kanalu nema stolova; otvori sto ovde: { $where }

## Dogovori
arg-preset = Opcije koje je ovaj server sačuvao pod nekim imenom
button-save = Sačuvaj dogovor
button-drop = Obriši
button-previous = Nazad
pick-preset = Pogledaj dogovor…
presets-about = **Dogovori**
    -# Sačuvane opcije za `/open`. *{ button-save }* među opcijama tvog stola dodaje jedan.
preset-title =
    ## { $preset }
    { $game }
preset-name = Ime
preset-name-about = Ako se neki dogovor već tako zove, biće zamenjen.
preset-saved = Sačuvano kao **{ $preset }**: `/open` to nudi na ovom serveru, a `/settings` pokazuje.
refused-no-preset = Ovaj server nema dogovor „{ $preset }”.
refused-preset-name = Dogovoru treba ime koje se vidi.
refused-preset-game = „{ $preset }” je dogovor za drugu igru. Izostavi igru, ili dogovor.
refused-preset-option = „{ $preset }” više ne može: opcija *{ $option }* se promenila otkad je sačuvan. Ko upravlja serverom može ponovo da ga sačuva.
refused-preset-rules = „{ $preset }” više ne može: pravila su se promenila otkad je sačuvan. Ko upravlja serverom može ponovo da ga sačuva.
refused-presets-full = Već ima { $most } dogovora, i to je granica. Prvo obriši neki: `/settings`.

## Izgledi
button-analyse = Pogled unazad
tab-chances = Izgledi
tab-luck = Sreća
tab-moves = Potezi
tab-fair = Pošteno?
tab-numbers = Brojevi
look-chances = Partija { $round } · ko je mogao da pobedi?
look-luck = Partija { $round } · sreća i greške
look-moves = Partija { $round } · { $move ->
    [0] deljenje
   *[other] potez { $move } od { $moves }
}
look-fair = Partija { $round } · pošteno podeljena?
look-counting = ⏳ Ovo se upravo računa. Biće ovde za minut-dva.
look-turning = Preokret
look-luck-about = Tanka linija: gde prava vrednost može biti. Tuđe greške vide samo oni koji su ih napravili.
chart-chances = Izgledi na pobedu u partiji
chart-deal = deljenje
chart-move = potez { $move }
chart-end = kraj
chart-luck = Ko je imao sreće?
chart-unlucky = peh
chart-lucky = sreća
analysis-decision = { $told }{ $house ->
    [yes] { " " }⏰ vreme je isteklo
   *[no] { "" }
} · { $who } { $before } → { $after }%
analysis-about = { $alone ->
    [yes] Koliko često se odatle ostaje bez karata.
   *[no] Koliko često koja strana odatle pobeđuje, sa svim kartama otvorenim.
}
luck-words = **{ $who }** { $luck ->
    [good] – sreća
    [bad] – peh
   *[even] – ni sreća ni peh
}{ $judged ->
    [yes] { $mistakes ->
        [0] , bez grešaka
        [one] , { $mistakes } greška
        [few] , { $mistakes } greške
       *[other] , { $mistakes } grešaka
    }
   *[no] { "" }
}
luck-mine = 🍀 **{ $luck ->
    [good] Sreća
    [bad] Peh
   *[even] Ni sreća ni peh
}**{ $deal ->
    [none] .
   *[other] : s ovim kartama se dobija oko { $deal } od 10 partija{ $pile ->
            [good] , a špil ti je bio naklonjen
            [bad] , a špil ti je malo dao
           *[even] { "" }
        }.
} { $mistakes ->
    [0] Igraš bez greške.
    [one] Tvoje greške: { $mistakes }.
    [few] Tvoje greške: { $mistakes }.
   *[other] Tvoje greške: { $mistakes }.
}
luck-line = { $measure ->
    [points] ⚖️ { $who }: sreća { $luck } poena (±{ $error }; + je dobro){ $mistakes ->
        [0] { "" }
        [one] , { $mistakes } greška, −{ $gave } poena (±{ $gave_error })
        [few] , { $mistakes } greške, −{ $gave } poena (±{ $gave_error })
       *[other] , { $mistakes } grešaka, −{ $gave } poena (±{ $gave_error })
    }
   *[won] ⚖️ { $who }: sreća { $luck }% (±{ $error }){ $mistakes ->
        [0] { "" }
        [one] , { $mistakes } greška, −{ $gave }% (±{ $gave_error })
        [few] , { $mistakes } greške, −{ $gave }% (±{ $gave_error })
       *[other] , { $mistakes } grešaka, −{ $gave }% (±{ $gave_error })
    }
}
luck-account = -# po mestu { $par }%, sopstveni potezi { $own }% (±{ $own_error }), potezi ostalih { $others }% (±{ $others_error }): ukupno { $result }%
luck-mistake = ⚠️ potez { $place } · { $done } · bolje: { $better }
luck-about =
    Svaki potez se poredi s ostalim mogućim potezima, na mnogo zamišljenih deljenja koja s tog mesta izgledaju isto. Koliko dobija ili gubi prema prosečnom potezu, to je veština; ostalo je sreća. Greška se pominje samo ako je nova deljenja potvrde. { $measure ->
        [places] U procentima ostalih koji su ostali iza.
        [points] U poenima.
       *[other] U procentima dobijene partije.
    }
refused-analyses-off = Na ovom serveru se izgledi ne računaju.
refused-analyses-busy = Upravo se računa previše partija. Probaj ponovo za nekoliko minuta.
refused-analyses-used-up = Ovaj server je za danas potrošio računanja (najviše ih je { $most }); sledeće je moguće { $when }. Ono što je već izračunato uvek može da se pogleda.
refused-no-analysis = Izgledi u ovoj partiji ne mogu da se izračunaju.
refused-analysis-failed = Izgledi u ovoj partiji ovog puta nisu mogli da se izračunaju. Možeš da probaš ponovo { $when }.
prefer-server-analyses = Izgledi
prefer-server-analyses-about = Da li mogu da se vide svačiji izgledi, sreća i broj grešaka u završenoj partiji.

## The desk of a server
manage-page-tables = Stolovi sada
manage-page-matches = Gotovi mečevi
manage-page-deeds = Zapisnik
manage-page-people = Ko ne sme da igra
manage-page-season = Sezona
manage-no-tables = Nijedan sto nije otvoren.
manage-hidden = -# { $count ->
    [one] Još { $count } je u kanalu koji ne vidiš.
    [few] Još { $count } su u kanalima koje ne vidiš.
   *[other] Još { $count } je u kanalima koje ne vidiš.
}
manage-table = **[#{ $number } { $game }]({ $link })**
manage-lobby = još nije počelo · mesta: { $count } od { $most } · otvoreno { $since }: { $who }
manage-waits = partija { $round } · čeka se: **{ $who }**, pitanje { $since }
manage-choose = Pogledaj jedan…
manage-about-open = Zatvaranje završava meč s trenutnim rezultatom; ne računa se u pobede i rejting.
manage-about-match = Poništen meč ostaje u istoriji i ne računa se nigde: ni poeni, ni pobede, ni rejting. Za stolom se to objavi, i možeš da vratiš.
manage-about-void = Ovaj meč je poništen: ne računa se nigde. To možeš da vratiš.
button-desk-void = Poništi meč
button-desk-restore = Neka se opet računa
button-desk-season = Nova sezona
manage-why-about = Čitaju svi za stolom. Može da ostane prazno.
refused-voided-already = Ovaj meč nema rezultat koji bi se poništio, ili je već poništen.
refused-not-voided = Ovaj meč nije poništen.
refused-kept-out = Na ovom serveru ne možeš da igraš{ $ends ->
    [yes] { " " }do { $until }
   *[no] { "" }
}. Odlučuje: { $who }. Više piše u `/me`.
refused-roles-only = Na ovom serveru stolove otvaraju samo neke uloge. Zamoli nekog ko njime upravlja!
refused-rights-only = Samo ko na Discordu ima dozvolu **Manage Server** odlučuje ko šta sme.
manage-audit-about = Šta je ovde odlučeno u poslednjih 90 dana. Ako se tiče tebe, vidiš to i uz `/me`.
manage-concerned = Šta je ovde odlučeno u poslednjih 90 dana, a tiče te se: tvoji stolovi, ti i ceo server.
manage-audit-empty = Ništa nije odlučeno.
audit-closed-lobby = { $table }: zatvoreno pre početka · { $by }
audit-closed-closed = { $table }: zatvoreno · { $by }
audit-closed-consent = { $table }: svi su pristali da se prekine
audit-closed-few = { $table }: završeno, jer je ostalo premalo ljudi
audit-closed-stale = { $table }: završeno, jer dugo niko nije igrao
audit-closed-server = { $table }: zatvoreno, jer je bot uklonjen sa servera
audit-closed-damaged = { $table }: zatvoreno, jer nije moglo da se pročita
audit-closed-unending = { $table }: završeno, jer po najnovijem pravilu partijama nikad ne bi bilo kraja
audit-sent = { $table }: udaljenje sa stola: { $whom } · odlučuje: { $by }
audit-sent-voted = { $table }: udaljenje sa stola glasanjem: { $whom }
audit-voided = { $table }: poništeno · { $by }{ $reason ->
    [yes] : { $detail }
   *[no] {""}
}
audit-restored = { $table }: opet se računa · { $by }
audit-kept-out = ne igra { $days ->
    [0] više ovde: { $whom }
    [one] ovde: { $whom }, { $days } dan
    [few] ovde: { $whom }, { $days } dana
   *[other] ovde: { $whom }, { $days } dana
} · odlučuje: { $by }
audit-let-in = opet sme da igra ovde: { $whom } · odlučuje: { $by }
audit-season = sezona { $season } počinje iznova · odlučuje: { $by }
audit-set = promenjeno podešavanje · { $setting } · { $by }
manage-nobody-out = Svi smeju ovde da igraju.
manage-keep-out = Ne dozvoli nekome da igra ovde…
manage-let-in = Dozvoli nekome da opet igra…
manage-out = ne igra { $ends ->
    [yes] ovde do { $until }
   *[no] više ovde
}: { $whom } (odlučuje: { $by })
manage-how-long = Koliko dugo ovde ne igra: { $whom }? { $count ->
    [0] Trenutno nije ni za jednim stolom.
    [one] Napušta { $count } sto, kao da je za njim tako odlučeno: zauzima mesto na kom je tada. Meč u kom i ti igraš ide dalje s tom osobom.
    [few] Napušta { $count } stola, kao da je za njima tako odlučeno: zauzima mesta na kojima je tada. Meč u kom i ti igraš ide dalje s tom osobom.
   *[other] Napušta { $count } stolova, kao da je za njima tako odlučeno: zauzima mesta na kojima je tada. Meč u kom i ti igraš ide dalje s tom osobom.
}
manage-for-good = Zauvek
manage-sure = Da, počni iznova
manage-season = Sezona je jedan mesec (UTC): **{ $season }**.
manage-restarted = Počinje iznova od { $when }: računa se samo ono što se od tada završilo.
manage-season-about = Ako počne iznova, rang-lista joj se prazni i svi kreću ispočetka. Rang-lista od početka i raniji meseci ostaju kakvi jesu.
manage-season-sure = Ništa iz ove sezone do sada više se neće računati za njenu rang-listu, i to ne može da se poništi. Svi uz `/me` mogu da vide ko je to odlučio.
judged-voided = 🎲 Meč #{ $number } ({ $game }) je poništen: ostaje u istoriji i ne računa se nigde. Odlučuje: { $by }{ $plays ->
    [yes] , ko igra za ovim stolom
   *[no] {""}
}.
judged-restored = 🎲 To je vraćeno: meč #{ $number } ({ $game }) se opet računa. Odlučuje: { $by }{ $plays ->
    [yes] , ko igra za ovim stolom
   *[no] {""}
}.
judged-reason = > { $why }
history-voided = poništen · { $who }
ended-closed-playing = Meč je zatvorila osoba { $who }, koja igra za ovim stolom i sme da ga zatvori.
ended-small = Ovaj server ne računa ovakve mečeve: ostaje u istoriji, ali se ne računa u pobede i rejting.
prefer-page-rights = Ko sme
prefer-page-counting = Šta se računa
prefer-roles = neke uloge
prefer-server-openers = Uloge koje otvaraju stolove
prefer-server-openers-about = Koje uloge smeju da otvaraju stolove, ako smeju samo neke.
prefer-no-role = nijedna
prefer-server-hosts = Uloge domaćina svakog stola
prefer-server-hosts-about = Smeju da zatvore sto, udalje nekog i odrede drugog domaćina, i za stolovima za kojima ne igraju.
prefer-server-managers = Uloge koje upravljaju
prefer-server-managers-about = Smeju da koriste `/settings` i ova podešavanja kao oni koji upravljaju serverom, osim ove strane.
prefer-server-counted_rounds = Partije
prefer-server-counted_rounds-about = Meču treba bar ovoliko partija da bi se računao u pobede i rejting. Ova strana važi za mečeve koji počnu od sada.
prefer-server-counted_people = Ljudi
prefer-server-counted_people-about = Meču treba bar ovoliko ljudi, ne računajući računare.
prefer-server-counted_computers = Računari
prefer-server-counted_computers-about = Da li se računa meč u kom igraju i računari.
prefer-server-counted_games = Igre
prefer-server-counted_games-about = Koje igre se računaju. Bez izbora: sve.
manage-about-early = Nijedna partija nije završena, pa zatvaranje ne ostavlja rezultat.
manage-audit-title = ## 🗂️ Odluke na ovom serveru
arrival-hello =
    ## 🃏 Stigao je Mau-Mau
    Karte s društvom: cela partija odmah, ili jedna karta dnevno. Karte ti stižu u direktnoj poruci.
arrival-lacks = ⚠️ Nedostaju mi dozvole, pa nešto neće raditi: { $permissions }. Ko upravlja serverom može da ih da mojoj ulozi.
arrival-deaf = 🙉 Ne mogu da čitam poruke, jer onaj ko me pokreće nije uključio *Message Content Intent*. Zato u tišini ne razlikujem smeh od govora; sve ostalo radi.
arrival-settings = Na serveru { $server } nema kanala u kom smem da pišem, pa to kažem tebi. Tamo pomoću `/settings` biraš kanale, jezik i ko sme da otvara stolove.
permission-read_messages = View Channels
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-embed_links = Embed Links
permission-read_message_history = Read Message History
permission-external_emojis = Use External Emojis

## Time banks, and who finishes matches
option-time_bank = Rezerva vremena za meč
option-company = Samo ko završi devet od deset mečeva
table-bank = ⏳ Preostalo u rezervi: { $left }
bank-left = { $who } { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
refused-newcomers = Ovaj sto je za one koji završe devet od deset mečeva, i za najviše { $most } novih. Ta mesta su zauzeta: probaj sto koji je otvoren za sve.
refused-unfinished = Ovaj sto je za one koji završe devet od deset mečeva. Od tvojih poslednjih { $begun } ovde je završeno { $finished }. { $count ->
    [one] Završi još { $count } za stolom za sve, pa možeš.
    [few] Završi još { $count } za stolovima za sve, pa možeš.
   *[other] Završi još { $count } za stolovima za sve, pa možeš.
}
button-who = Ko sedi ovde?
who-title = ### Ko sedi ovde
    -# Ovo vide samo ljudi za ovim stolom. Reč je o mečevima na ovom serveru sa bar dvoje ljudi.
who-line = - **{ $who }** · { $finishes } · { $answers } · { $seen }
who-new = - **{ $who }** · 🌱 tek na početku
finishes-share = završava { $tenths ->
    [10] svaki meč
   *[other] { $tenths } od 10 mečeva
}
answers-minutes = odgovara za nekoliko minuta
answers-hour = odgovara za sat vremena
answers-hours = odgovara za nekoliko sati
answers-day = odgovara za jedan dan
answers-days = odgovara posle više dana
seen-day = poslednja partija: danas
seen-week = poslednja partija: ove nedelje
seen-month = poslednja partija: ovog meseca
seen-longer = ne igra duže od mesec dana
me-reliable = ### 🤝 Na ovom serveru
    Završeno: **{ $finished } od tvojih poslednjih { $begun }** mečeva. Svi za tvojim stolom to vide, i: *{ $answers }*.
me-new = ### 🤝 Na ovom serveru
    Tek počinješ ovde: posle još { $count ->
    [one] { $count } meča
    [few] { $count } meča
   *[other] { $count } mečeva
} svako za tvojim stolom vidi koliko mečeva završavaš i koliko brzo odgovaraš.
me-back-up = { $count ->
    [one] Završi još { $count }, pa je opet devet od deset.
    [few] Završi još { $count }, pa je opet devet od deset.
   *[other] Završi još { $count }, pa je opet devet od deset.
}
me-not-counted = -# Tihi sati, odmor, pauze i udaljenje sa stola nikome se ne računaju u minus.
explained-time_bank = Dodatno vreme za ceo meč, kad potez traje duže od svog vremena. Kad se potroši oboje, bot umesto tebe odigra najbezazleniji potez.
explained-company = Sme da sedne samo ko je na ovom serveru završio bar devet od deset mečeva, i još po dvoje novih. Pauze, odmor i tihi sati nikome se ne računaju u minus.


## Games that a server has written down
game-own = igra ovog servera
intro-own = Igra koju su ljudi ovde napravili. *Pravila* kažu kako se igra.
arg-file = TOML fajl sa igrom
games-own-title = ## Igre ovog servera
games-own-none = Još nijedna. Napravi je dugmadima, ili je uvezi iz fajla: `/workshop file`.
games-own-line = **{ $game }** · verzija { $version } od { $when } · { $who }
games-which = Pogledaj igru
button-glist = Igre ovog servera
button-gedit = Izmeni
button-gfile = Dobij kao fajl
button-gnew = Nova igra
game-delete-sure = Obrisati igru **{ $game }**? Stolovi koji je igraju idu dalje. Novi se s njom više ne otvara.
game-taken-in = ✅ Uvezeno. Otvori sto s njom: `/open`.
game-saved = ✅ Sačuvano. Otvori sto s njom: `/open`.
game-file = **{ $game }** kao fajl. Drugi server je uvozi sa `/workshop file`.
refused-no-game = Ovaj server nema igru „{ $game }”, ili je više nema. `/workshop list` pokazuje šta postoji.
refused-games-full = Već ima { $most } igara, i to je granica. Prvo obriši neku: `/workshop list`.
refused-game-taken = Igra „{ $game }” već postoji. Daj svojoj drugo ime.
refused-game-overtaken = Neko drugi je sačuvao „{ $game }” dok je radiš, pa bi tvoja igra poništila te izmene. Ništa tvoje nije izgubljeno: daj svojoj igri drugo ime i sačuvaj je pored.
refused-no-draft = Ovde sada ne praviš igru. Počni sa `/workshop new` ili `/workshop edit`. Nacrt se čuva nedelju dana.
refused-nothing-to-undo = Nema više šta da se poništi.
refused-file-which = Navedi igru da je dobiješ kao fajl, ili priloži fajl da uvezeš igru.
refused-file-too-long = Ovaj fajl je prevelik za igru: najviše { $most } kB.
refused-file-no-text = Ovaj fajl nije tekst. Igra je TOML fajl u UTF-8, kakav daje `/workshop file`.
refused-writers-only = Na ovom serveru igre prave samo neke uloge. Zamoli nekog ko njime upravlja!
refused-writing-managers = Na ovom serveru igre prave samo oni koji njime upravljaju: `/settings`, *Prava*. Zamoli nekog od njih!
prefer-server-writing = Pravljenje igara
prefer-server-writing-about = Ko sme da pravi igre za ovaj server (`/workshop`).
prefer-server-writers = Uloge koje prave igre
prefer-server-writers-about = Koje uloge smeju da prave igre, ako smeju samo neke.
own-wrong = Ova igra još ne može da se igra:
and-more = … i još { $count }.
own-wrong-near = Misliš li na { $near }?
own-wrong-known = Ovde može: { $known }
own-wrong-too-long = tekst je duži od { $given } znakova.
own-wrong-unreadable = ovo nije TOML ({ $given }).
own-wrong-newer = napisala ju je novija verzija ovog bota (format { $given }).
own-wrong-title = „{ $given }” ovde ne može: predugo je, ili ima nevidljive znakove.
own-wrong-unknown = „{ $given }” ne postoji.
own-wrong-missing = ovo nedostaje.
own-wrong-kind = ovo ne može biti „{ $given }”.
own-wrong-word = „{ $given }” nije jedna reč od slova, cifara, _ i -, sa slovom na početku.
own-wrong-range = { $given } je premali ili preveliki broj.
own-wrong-too-many = ima više od { $given }.
own-wrong-unread = opcija „{ $given }” se nigde ne koristi.
own-wrong-seats = za „{ $given }” treba najmanji i najveći broj igrača.
own-wrong-pack = za pun sto nema dovoljno karata ({ $given }).
own-wrong-never = niko nikada ne bi mogao da odigra { $given }.
own-wrong-calls = { $given } traži dve stvari odjednom.
own-wrong-contradiction = „{ $given }” ne ide zajedno.
own-wrong-absent = špil nema { $given }.
own-wrong-without-effect = ovo ništa ne menja: za to treba „{ $given }”.
refused-game-number = Upiši broj od { $low } do { $high }.
refused-game-points = Napiši ovako: `J = 20, Q K = 10`, sa brojevima od { $low } do { $high }.
refused-game-by-seats = Napiši ovako: `3 = 6, 5 = 5`, s brojevima od { $low } do { $high } iza broja igrača.
# games that are written down
told-Demanded = **{ $seat }** zahteva { $number ->
    [1] A
    [11] J
    [12] Q
    [13] K
   *[other] { $number }
}
told-CardNamed = Karta važi kao { $card }
told-HandsSwapped = 🔀 **{ $seat }** i **{ $other }** menjaju karte
told-HandLookedAt = 👀 **{ $seat }** gleda karte koje ima **{ $other }**
told-RulesChanged = ✏️ **{ $seat }** pravi pravilo
told-CardGiven = 🤲 **{ $seat }** daje kartu: **{ $other }**
told-NamedNext = 👉 **{ $seat }** bira ko igra sledeći: **{ $other }**
told-GaveUp = 🏳️ **{ $seat }** odustaje od partije
told-Disturbed = 📣 **{ $seat }** najavljuje, a nema šta: što su drugi najavili više ne važi
told-HandsChanged = 🤲 Svako dobija drugu ruku
told-HandSizeChosen = **{ $seat }** deli svakome { $number }
told-MayNotEndSo = Ovom kartom niko ne izlazi
told-SecondWordMissed = **{ $seat }** zaboravlja drugu reč
told-OutOfRound = **{ $seat }** ispada iz ove partije
told-CameBackIn = ↩️ **{ $seat }** mora da igra dalje
told-DealtFewer = **{ $seat }** dobija { $number } i igra dalje
hand-cover = { $can ->
    [play] Odigraj još jednu kartu
    [play-draw] Odigraj još jednu kartu, ili vuci
    [play-pass] Odigraj još jednu kartu, ili reci dalje
    [draw] Na nju ide još jedna karta: Možeš samo da vučeš
    [pass] Na nju ide još jedna karta: Možeš samo da kažeš dalje
    [draw-pass] Na nju ide još jedna karta: Možeš samo da vučeš ili kažeš dalje
   *[other] Odigraj još jednu kartu, vuci, ili reci dalje
}
hand-announce = { $needed ->
    [yes]
        { $count ->
            [one] Još jedna karta: najavi!
            [few] Još { $count } karte: najavi!
           *[other] Još { $count } karata: najavi!
        }
        Najavi pre svog sledećeg poteza, inače ne smeš da je odigraš.
   *[no] { $cost ->
        [0] { $count ->
            [one] Još jedna karta: najavi!
            [few] Još { $count } karte: najavi!
           *[other] Još { $count } karata: najavi!
        }
       *[other]
            { $count ->
                [one] Još jedna karta: najavi!
                [few] Još { $count } karte: najavi!
               *[other] Još { $count } karata: najavi!
            }
            Reci pre sledećeg poteza. Ako zaboraviš i uhvate te, vučeš { $cost }.
    }
}
hand-announce-silent = { $cost ->
    [0] Još jedna karta: kucni dvaput!
   *[other]
        Još jedna karta: kucni dvaput!
        Kucni pre sledećeg poteza. Ako zaboraviš i uhvate te, vučeš { $cost }.
}
hand-say = ❗ Pre poslednje karte reci: *{ $word }*
why-must-cover = Prvo odigraj još jednu kartu na { $top }.
why-does-not-cover = Na { $top } sada ide još jedna karta, ali { $card } ne ide na nju.
why-demand-stands = { $card } nije jedna od zahtevanih karata.
why-misses-turn = Propuštaš ovaj potez: reci dalje, ili odigraj kartu koja odgovara na to.
hand-give-card =
    Izaberi kartu koju daješ
    Vidi je samo onaj ko je dobije.
table-give-card = ▸ **{ $who }** bira kartu koju daje
table-cover = ▸ **{ $who }** igra opet
hand-stand = { $can ->
    [pass] Propuštaš potez
   *[other] Propuštaš potez, osim ako odigraš kartu koja odgovara na to
}
table-stand = ▸ **{ $who }** mora da odgovori ili propusti potez
hand-demand = Koju vrednost zahtevaš?
table-demand = ▸ **{ $who }** bira vrednost koju zahteva
hand-names =
    Kao koja karta važi?
    Prvo vrednost, zatim znak.
table-names = ▸ **{ $who }** bira kartu koju imenuje
hand-hand-size = Koliko karata svako dobija?
table-hand-size = ▸ **{ $who }** bira koliko se karata deli
hand-may-move-hands = Da li da se ruke menjaju?
table-may-move-hands = ▸ **{ $who }** odlučuje da li se ruke menjaju
why-declared-late = Poslednja karta nije najavljena pre tvog poteza, pa sada ne smeš da je odigraš.
why-declare-first = Prvo najavi poslednju kartu, pa smeš da je odigraš.
why-first-word = Prvo reci „{ $words }”.
why-has-paid = Što je moralo da se vuče, vučeno je; u ovom potezu više ne možeš.
table-mark-suspended = 💤 Nijedna karta nema dejstvo dok neka opet ne padne na svog blizanca.
table-mark-demand = ❗ Ide samo ono što je zahtevano.
result-why-rounded = zaokruženo { $points }
result-why-twice-shuffled = duplo: talon je mešan { $points }
result-why-taken = od ostalih { $points }
result-why-last-card = izlazak sa { $card } { $points }
result-why-twice-card = duplo: izlazak sa { $card } { $points }
result-why-dropped = ispadanje
result-why-exactly = tačno: nazad na nulu { $points }
result-why-place = mesto { $points }
result-why-gave-up = odustajanje { $points }
result-why-life = izgubljen život
does-EndDebt = karte koje se vuku se poništavaju
does-PassDebt = kazna ide dalje{ $answered_by_none ->
    [yes] , bez odgovora
   *[no] ; odgovara: { $answered_by }
}
does-ScaleDebt = kazna se { $by ->
    [half] prepolovi
   *[double] udvostruči
} i ide dalje{ $answered_by_none ->
    [yes] , bez odgovora
   *[no] ; odgovara: { $answered_by }
}
does-PreviousOwes = prethodni vuče { $cards }{ $answers ->
    [none] , bez odgovora
   *[other] {" "}ili odgovara: { $answers }
}
does-PicksWhoDraws = neko koga izabereš vuče { $cards }
does-SkipDebt = { $whom ->
    [beyond] onaj posle njega
   *[next] sledeći
} gubi potez{ $answered_by_none ->
    [yes] {""}
   *[no] {" "}ili odgovara: { $answered_by }
}{ $adds ->
    [yes] {" "}(potezi se sabiraju jednom igraču)
   *[no] {""}
}
does-SkipRow = za svaku kartu svoje vrednosti zaredom po jedan gubi potez
does-SomebodyDraws = { $who ->
    [self] ti vučeš { $cards }
    [previous] igrač pre tebe vuče { $cards }
    [fewest] ko od ostalih ima najmanje karata vuče { $cards }
    [most] ko od ostalih ima najviše karata vuče { $cards }
   *[second] drugi igrač posle tebe vuče { $cards }
}
does-SomebodyMisses = { $who ->
    [self] propuštaš
    [previous] igrač pre tebe propušta
    [fewest] ko od ostalih ima najmanje karata propušta
    [most] ko od ostalih ima najviše karata propušta
   *[second] drugi igrač posle tebe propušta
} { $turns ->
    [one] { $turns } potez
    [few] { $turns } poteza
   *[other] { $turns } poteza
}
does-ChooseNext = ti kažeš ko igra sledeći
does-LayAgain =
    { $must ->
        [yes]
            odigraj { $several ->
                [yes] još jednu pojedinačnu
               *[no] još jednu
            } kartu
       *[no]
            smeš da odigraš { $several ->
                [yes] još jednu pojedinačnu
               *[no] još jednu
            } kartu
    }{ $on_it_any ->
        [yes] { " " }koja ide
       *[no] { " " }({ $on_it })
    }{ $draws ->
        [none] { "" }
        [one]
            { $voluntary ->
                [yes] , ili vuci jednu
               *[no] ; ako ne možeš, vuci jednu
            }{ $lay_drawn ->
                [yes] { " " }(ako ide, smeš da je odigraš)
               *[no] , koju zadržavaš
            }
       *[until]
            { $voluntary ->
                [yes] , ili vuci dok ne dođe karta koja ide, i ako je već imaš (smeš da je zadržiš i vučeš opet)
               *[no] ; ako ne možeš, vuci dok ne dođe karta koja ide
            }{ $lay_drawn ->
                [yes] { "" }
               *[no] , i zadržavaš ih sve
            }
    }
does-LayMore = smeš u istom potezu da odigraš još karata, koliko hoćeš ({ $on_it })
does-CallOtherSuit = traži znak, ali ne njen
does-CallColour = traži crveno ili crno
does-DemandRank = { $ranks_all ->
        [yes] moraš da zahtevaš bilo koju vrednost
       *[no] moraš da zahtevaš jedno od { $ranks }
    }: svi to igraju ili vuku, dok ne padne ili potez ne stigne do tebe{ $answered_by_none ->
    [yes] {""}
   *[no] ; ide i: { $answered_by }
}
does-NextCard = { $one_of_all ->
    [yes] { $follows ->
        [yes] sledeća karta mora da prati gornju
       *[no] posle ide bilo koja karta
    }
   *[no] posle idu samo: { $one_of }{ $follows ->
        [yes] , ako prate gornju
       *[no] {""}
    }
}
does-StandsFor = važi kao svaka karta koju imenuješ
does-CopyBelow = radi isto što i karta ispod
does-Suspend = od tada karte nemaju dejstva, dok se to ne ponovi
does-SwapHands = { $may ->
    [yes] smeš da zameniš sve karte s kim hoćeš
   *[no] zameni sve karte s kim hoćeš
}
does-HandsMoveOn = { $may ->
    [yes] smeš da odlučiš da svi daju sve karte sledećem
   *[no] svi daju sve karte sledećem
}
does-GatherAndDeal = { $may ->
    [yes] smeš da skupiš sve ruke i ravnomerno podeliš ponovo
   *[no] sve ruke se skupljaju i ravnomerno dele ponovo
}
does-GiveCard = { $may ->
    [yes] smeš da daš nekome kartu, ne poslednju
   *[no] daj nekome kartu, ne poslednju
}
does-LookAtHand = pogledaj nečije karte
does-BringBack = ako sledeći upravo ostaje bez karata, vuče { $cards } i igra dalje
when-debt = kao odgovor na karte koje se vuku: { $does }
when-no_debt = kad nema šta da se vuče: { $does }
when-own_rank = na istu vrednost: { $does }
when-own_suit = na isti znak: { $does }
when-first_circle = u prvom krugu: { $does }
when-two_play = kad igraju dvoje: { $does }
when-more_play = kad igra troje ili više: { $does }
when-twin = na istu kartu: { $does }
when-own_number = koliko ti je karata poslednji put podeljeno: { $does }
when-row = kao { $row }. iste vrednosti zaredom: { $does }
when-last = kao poslednja karta: { $does }
when-turned_up = okrenuta: { $does }
does-LayTogether = **Zajedno:** više iste vrednosti odjednom{ $together_all ->
    [yes] { "" }
   *[no] { " " }({ $together })
}, prva mora da ide; vučena ide samo sama; { $all_act ->
    [yes]
        sve imaju dejstvo jedna za drugom{ $skips ->
            [yes] , mimo onog ko gubi potez
           *[no] { "" }
        }{ $calls ->
            [yes] ; traži samo poslednja
           *[no] { "" }
        }
   *[no] poslednja ima dejstvo
}.
does-LayPairs = **Parovi:** { $pairs } s kartom svog znaka; odjednom: { $together_all ->
    [yes] bilo koja vrednost
   *[no] { $together }
}; prva mora da ide; { $all_act ->
    [yes]
        sve imaju dejstvo{ $calls ->
            [yes] , ali traži samo poslednja
           *[no] { "" }
        }
   *[no] poslednja ima dejstvo
}.
does-DeclareCards = ☝️ **Još { $left } u ruci:** pritisni *{ $word }* pre nego što iko odigra.
does-DeclareTwice = ☝️ **Još { $left } u ruci:** pritisni *{ $word }* pre nego što iko odigra, *{ $second_word }* pre svoje poslednje.
does-JumpIn = **Ubacivanje:** *{ button-jump-in }* s blizancem upravo odigrane karte, pre nego što sledeći išta učini; dejstvo važi{ $doubled_none ->
        [yes] { "" }
       *[no] , { $doubled } dvostruko
    }, a nastavlja se od tebe.{ $never_none ->
        [yes] { "" }
       *[no] { " " }Ne može se ubaciti { $never }.
    }{ $spared_none ->
        [yes] { "" }
       *[no] { " " }Ako te { $spared } preskače, ne možeš da se ubaciš na to.
    }
goes-then-any = na to ide bilo koja karta
goes-by-colour = na { $rank } samo iste boje (crvena, crna)
rules-own-number = Vrednost jednaka broju karata koje su ti poslednji put podeljene ide na sve.
rules-opening-plain = Karte se okreću dok ne dođe jedna bez dejstva.
rules-put-back = Vraća se ako se okrene: { $cards }.
rules-single-drawn = Ako vučeš samo jednu kaznenu kartu, smeš da odigraš baš nju.
rules-chosen-hand = Delilac bira koliko: od 1 do { $number } svakom.
rules-hand-of = Udvoje po { $two }.
rules-hand-of-dealer = Delilac dobija { $number } i igra okrenutu kartu.
rules-who-dealer = { $who ->
    [winner] Sledeći deli ko je dobio.
    [loser] Sledeći deli kome ostane najviše.
   *[next] Deli se redom.
}
rules-who-begins = { $who ->
    [dealer] Počinje delilac.
    [before] Počinje igrač pre delioca.
    [winner] Počinje ko je dobio.
    [loser] Počinje ko je izgubio.
   *[next] Počinje igrač posle delioca.
}
rules-more-packs = Od { $number } igrača još jedan špil.
rules-packs-from = { $span ->
    [more] Od { $seats } igrača
    [one] Za { $seats } igrača
   *[some] Od { $seats } do { $last } igrača
} špilova: { $number }.
rules-hand-from = { $span ->
    [more] Od { $seats } igrača
    [one] Za { $seats } igrača
   *[some] Od { $seats } do { $last } igrača
} po { $number }.
rules-one-rank = Pri praćenju se ove računaju kao ista vrednost: { $cards }.
rules-call-cards = Traženi znak važi za sledeće karte: { $number }.
rules-then-another = Posle traženog znaka mora da dođe karta drugog znaka, bilo kog.
rules-second-word = Ako izađeš bez druge reči, vučeš { $number } i igraš dalje.
rules-needed = Ako ne najaviš poslednju kartu pre svog poteza, ne smeš da je odigraš u tom potezu.
rules-misses-turn = Ako zaboraviš, propuštaš i potez.
rules-not-with =
    Ne možeš da izađeš sa { $cards }: ako pokušaš, { $number ->
        [0] ostaješ u partiji bez karata, vučeš u sledećem potezu i smeš da odigraš vučenu
       *[other] vučeš { $number }
    }.
rules-late = Bez karata izlaziš tek kad opet dođeš na potez; dotle još možeš da ih dobiješ.
rules-too-many = S više od { $number } karata ispadaš iz partije.
does-GiveUp = 🏳️ Na svom potezu smeš da odustaneš od partije{ $price ->
    [0] : računa se kao poraz
   *[other] : to košta { $price } poena, šta god da držiš
}.
rules-misplay-once = Druga greška u partiji te izbacuje iz nje.
rules-first-saves = Ako prva karta koju vučeš za kaznu može da odgovori, smeš da je odigraš umesto da vučeš ostatak.
rules-disturbed = Ako to kaže neko ko nema šta da prijavi, ono što su drugi prijavili više ne važi: moraju ponovo.
rules-plays-on = Ostali igraju dalje dok ne ostane jedan.
rules-countdown = **Odbrojavanje:** svaki put kad izađeš dobijaš kartu manje i igraš dalje; kad se rešiš ruke od jedne karte, pobeda je tvoja.
rules-rounded = Poeni partije se zaokružuju na { $number } i nikad nisu manji od toga.
rules-alone-points = Ako ti ostane samo jedna karta: { $values }.
rules-last-points = Izlazak nekom od ovih: { $values }.
rules-shuffled-twice = Partija se računa duplo ako je talon mešan.
rules-to-winner = Ko dobije, uzima ono što ostali imaju.
rules-to-loser = Beleži samo onaj ko bi imao najviše.
rules-stuck-fewest = Ako niko ne može da igra, najmanja ruka dobija razliku do svake druge.
rules-exactly = S tačno { $number } vraćaš se na nulu.
rules-places = 🏁 **Poeni:** 0 za prvo mesto, 1 za drugo, i tako dalje.
rules-rounds = Igra se onoliko partija koliko je igrača; pobeđuje najmanji zbir.
rules-rounds-of = Broj partija: { $number }.
rules-out-above = S više od { $number } poena ispadaš; poslednji koji ostane dobija meč.
rules-lives = ❤️ **Životi:** svako ima { $number }. Ko na kraju partije drži najviše gubi jedan; bez života ispadaš, a poslednji koji ostane dobija meč.
rules-per-two = Kad igra dvoje, meč je gotov na { $number } poena; svaki dalji igrač dodaje polovinu toga.
rules-any-card = bilo koja karta
rules-every-card = Svaka karta
rules-any-but = bilo koja karta osim { $cards }
rules-its-suit = njen znak
rules-no-card = ništa
term-demand = **Zahtev:** ide samo ono što je zahtevano.
option-after_debt = Posle vučenja za dvojku ili džokera
option-second_word = Kazna (karata): zaboravljena druga reč
option-comes_back = Herc sedmica vraća nekoga
option-king_of_spades = Pik kralj košta četiri
option-skipper = Šta preskače sledećeg
option-plays_on = Ostali igraju dalje
option-seven = Sedmice
option-eight = Osmice koštaju kartu i potez
option-together = Više karata iste vrednosti odjednom
option-limit = Poeni iznad kojih ispadaš
option-specials = Posebne dame, kečevi i dvojke
option-jack_again = Žandari: igra se opet
option-countdown = Odbrojavanje
option-own_rank = Tvoja slobodna vrednost
value-over = potez je gotov
value-ten = desetka
value-king = kralj
value-eight = osmica
value-places = mesta
value-points = poeni preostalih karata
value-once = sledeći vuče dve i gubi potez
value-adds = sabiraju se
game-pesten = Pesten
game-makao = Makao
game-switch = Switch
game-prsi = Prší
game-tschau-sepp = Tschau Sepp
game-sto-odno = Sto jedan (101)
game-crazy-eights = Lude osmice
game-club = Klupska pravila
game-branne = Branne
arg-like = Igra od koje polaziš
game-editing = ✏️ **{ $game }**
game-unnamed = Naša igra
game-like = Naš { $game }
game-begin = Izaberi deo i podesi ga. Ispod su pravila kakva su sada. Sve se odmah čuva u nacrtu.
rule-begin = Pobeda: promeni **jednu** stvar u igri i pritisni **Sačuvaj**. Bodovanje, mesta i ime ostaju kakvi jesu.
rule-made = Gotovo! Od sledeće partije to je pravilo: { $link }
rule-ends = S ovim pravilom partijama nikad ne bi bilo kraja, pa ne važi. Pritisni **Poništi** i promeni nešto drugo, ili odustani od njega: { $link }
rule-dropped = Ništa se nije promenilo. Dok ima vremena, smeš da napraviš drugo pravilo.
hand-rule = 🏆 Pobeda je tvoja: smeš da promeniš **jednu** stvar u igri; vreme ističe { $until }.
game-others-at = Još neko sada menja ovu igru. Ko sačuva drugi, dobija upozorenje.
game-moved-on = Igra se promenila otkad je ovo prikazano. Sada je ovakva.
game-undone = Poništeno.
game-page = Deo: { $page }
game-name = Ime
game-about = Rečenica o njoj
game-no-entries = Još nijedna karta nema dejstvo. Izaberi karte da im ga daš.
game-add-entry = ＋ Karte koje nešto rade …
game-which-entry = Izmeni šta karte rade
game-which = Karte: { $cards }
game-when = Kada: { $when }
game-laid = kad god se odigraju
game-add-effect = ＋ Šta rade …
game-which-effect = Podesi drugo dejstvo
game-drop-effect = Ukloni dejstvo
game-remove-entry = Ukloni celo pravilo
game-all-cards = Sve karte
game-no-options = Za svakim stolom igra se isto. Izaberi šta domaćin sme sam da odluči.
game-let-choose = ＋ Neka stolovi biraju …
game-more-choices = ＋ Neka biraju još …
game-which-option = Promeni šta stolovi biraju
game-settle = Opet isto za svaki sto
game-all-options = Sve što biraju
game-does-nothing = još ništa: izaberi šta rade
game-cards-all = sve karte
game-cards-none = nijedna
game-cards-joker = Džoker
game-cards-without = ali ne { $card }
game-cards-finer = ✏️ preciznije …
game-cards-any = bilo kog znaka
game-cards-suit = svog znaka
game-by-option = kako sto izabere
game-typed-cards = Karte rečima
game-typed-cards-about = 7, KH (kralj herc), J:black, all -J, red; kod odgovora i 8:suit
game-typed-points = Na primer: J = 20, Q K = 10
game-typed-by-seats = Od koliko igrača = šta važi, na primer: 3 = 6, 5 = 5
game-typed-said = Stoji na dugmetu, a može i da se napiše u kanalu.
game-draft-open = Ovde još radiš na igri **{ $game }**. Ako počneš nešto drugo, to se odbacuje.
game-anew = Odbaci i počni iznova
game-drop-sure = Odbaciti nacrt igre **{ $game }**? Ono što je već sačuvano ostaje.
button-gundo = Poništi
button-gsave = Sačuvaj
button-gdrop = Odbaci nacrt
button-gon = Nastavi
refused-game-not-written = „{ $game }” ima posebna pravila koja se ne mogu ovako menjati. Pođi od druge igre.
part-about = Ime i igrači
part-pack = Špil
part-deal = Deljenje
part-follow = Šta ide na šta
part-call = Traženi znak
part-play = Više karata odjednom
part-draw = Vučenje
part-debt = Kazna
part-declare = Najava poslednje karte
part-jump-in = Ubacivanje
part-misplay = Pogrešne karte
part-ending = Kraj partije
part-counting = Poeni
part-cards = Šta karte rade
part-options = Šta stolovi biraju
part-about-fewest = Najmanje igrača
part-about-most = Najviše igrača
part-pack-cards = Koje karte
part-pack-packs = Špilova
part-pack-more-from = Još jedan špil od toliko igrača (0: nikad)
part-pack-packs-from = Špilova po broju igrača
part-pack-jokers = Džokera u špilu
part-pack-seats-per-pack = Igrača po špilu (0: bez granice)
part-deal-hand = Karata po igraču
part-deal-hand-of-two = Karata udvoje (0: isto)
part-deal-hand-from = Karata po broju igrača
part-deal-hand-of-dealer = Karata deliocu (0: isto)
part-deal-chosen = Delilac bira koliko
part-deal-direction = Smer
part-deal-direction-clockwise = u smeru kazaljke
part-deal-direction-counter-clockwise = obrnuto od kazaljke
part-deal-dealer = Ko sledeći deli
part-deal-begins = Ko počinje
part-deal-dealer-next = sledeći
part-deal-dealer-loser = ko je izgubio
part-deal-begins-behind = igrač posle delioca
part-deal-begins-loser = ko je izgubio
part-deal-begins-dealer = delilac
part-deal-begins-before = igrač pre delioca
part-deal-turned-up = Okrenuta karta
part-deal-turned-up-nothing = nema dejstvo
part-deal-turned-up-acts = ima dejstvo
part-deal-turned-up-plain = uvek je bez dejstva
part-deal-put-back = Nikad se ne okreće
part-follow-anywhere = Idu na sve
part-follow-on-call = Idu i na traženi znak
part-follow-not-on-own-rank = Ne na svoju vrednost
part-follow-own-rank-by-colour = Na svoju vrednost samo iste boje
part-follow-one-rank = Računaju se kao ista vrednost
part-follow-follow-call = Prate traženi znak
part-follow-takes-any = Na njih ide sve
part-follow-over = Talon ostaje kakav je: važi karta ispod
part-follow-not-both = Nikad na potpuno istu kartu
part-follow-own-number = Vrednost broja podeljenih ide na sve
part-call-until = Traženi znak važi
part-call-until-next = za sledeću kartu
part-call-until-caller = dok opet ne igra ko ga traži
part-call-cards = Za koliko karata
part-call-then-another = Zatim drugi znak
part-call-binds-debt = I ko odgovara mora da prati
part-play-together = Više odjednom od
part-play-all-act = Sve imaju dejstvo
part-play-pairs = Nose kartu svog znaka
part-any-voluntary = Vučenje i kad možeš da igraš
part-draw-must = Ako ide, moraš da je odigraš
part-draw-until = Vuci dok ne dođe karta koja ide
part-draw-limit = Najviše u potezu (0: bez granice)
part-draw-lay-drawn = Vučenu smeš da odigraš
part-debt-after = Posle vučenja
part-debt-after-lays = smeš da odigraš kartu
part-debt-after-on = igraš svoj potez
part-debt-after-single = smeš da odigraš jednu vučenu
part-debt-first-saves = Prva vučena sme da odgovori
part-declare-left = Najava sa toliko karata
part-declare-penalty = Kazna (karata): optužba za najavu
part-declare-forgotten = Kazna (karata): zaboravljena najava
part-declare-false-accusation = Kazna (karata): pogrešna optužba
part-declare-while-one = Optužba važi dok je u ruci jedna karta
part-declare-second = Kazna (karata): zaboravljena druga reč
part-declare-word = Šta se kaže s poslednjim kartama
part-declare-second-word = Druga reč
part-declare-needed = Bez reči ne smeš da odigraš poslednju kartu
part-declare-misses-turn = Ko zaboravi propušta potez
part-declare-disturbed = Drugi mogu da pokvare
part-jump-in-allowed = Ista karta sme da se ubaci
part-jump-in-never = Nikad se ne ubacuju
part-misplay-cost = Kazna (karata): pogrešna karta (0: samo se odbija)
part-misplay-hints = Označi karte koje možeš da odigraš
part-misplay-once = Druga greška izbacuje iz partije
part-ending-plays-on = Ostali igraju za mesta
part-ending-countdown = Odbrojavanje: svaki put jedna karta manje
part-ending-late = Izlaziš tek kad opet dođeš na potez
part-ending-not-with = Niko ne izlazi sa
part-ending-costs = Kazna (karata) za pokušaj
part-ending-too-many = Ispada iz partije s više karata od (0: nikad)
part-ending-give-up = Poena za odustajanje (0: ne može)
part-counting-by = Šta se računa
part-counting-by-cards = koliko karata ostane
part-counting-by-rounds = dobijene partije
part-counting-by-lives = životi
part-counting-points = Poeni karata
part-counting-alone = Poeni jedine preostale karte
part-counting-last = Poeni za izlazak sa
part-counting-twice = Duplo za izlazak sa
part-counting-round-to = Zaokruženo na
part-counting-shuffled-twice = Duplo ako je talon mešan
part-counting-to = Ko beleži
part-counting-to-losers = svako što drži
part-counting-to-winner = dobitnik, od svih
part-counting-to-loser = samo ko drži najviše
part-counting-stuck = Ako niko ne može
part-counting-stuck-all = svako broji svoje
part-counting-stuck-fewest = najmanja ruka dobija razlike
part-counting-exactly = Nazad na nulu s tačno (0: nikad)
part-counting-target = Meč se završava na
part-counting-beyond = Tek kad se pređe
part-counting-per-two = Za svaka dva igrača
part-counting-rounds = Partija u meču (0: do cilja)
part-counting-round-each = Partija koliko igrača
part-counting-out-above = Ispada iz meča iznad (0: nikad)
part-counting-lives = Života, ako se računaju
part-any-cards = Koliko karata
part-any-answered-by = Odgovara se sa
part-any-adds = Potezi se sabiraju
part-any-on-it = Šta sme na nju
part-any-must = Obavezno
part-any-may = Po želji
part-any-who = Ko
part-any-who-second = drugi igrač posle
part-any-who-self = ko je odigra
part-any-who-previous = igrač pre
part-any-who-fewest = najmanje karata
part-any-who-most = najviše karata
part-any-turns = Koliko poteza
part-any-by = Kako
part-any-by-double = udvostručeno
part-any-by-half = prepolovljeno
part-any-draws = Ko ne može vuče
part-lay-again-draws-one = jednu
part-lay-again-draws-none = nijednu
part-lay-again-draws-until = dok ne dođe karta koja ide
part-any-lay-drawn = Vučenu smeš da odigraš
part-any-ranks = Šta sme da se zahteva
part-any-one-of = Jedna od ovih
part-any-follows = Mora i da prati
part-any-default = Podrazumevano
part-any-low = Najmanje
part-any-high = Najviše
try-title = ### 🎲 { $game } · probna partija
try-tell = Partija samo za tebe, sa igrom kakva je sada: ostali su računari, niko drugi ne vidi, i ništa se ne računa. Reši se svih karata.
try-won-you = 🥇 Pobeđuješ!
try-won = { $close ->
    [yes] Za dlaku: prvo mesto ima { $who }
   *[no] Prvo mesto: { $who }
}
try-won-nobody = Niko ne pobeđuje.
button-gtry = Isprobaj
button-try-anew = Podeli ponovo
button-gcheck = Proveri
check-rounds = 🎯 **{ $rounds } partija** sa { $players } računara:
check-length = ⏳ U tipičnoj partiji svako odlučuje { $turns } puta, u dugoj { $long }.
check-all-end = ✅ Svaka partija se završi.
check-unended = ⚠️ Ovoliko ih nema kraja: { $unended } ({ $percent }%).{ $stuck ->
    [yes] { " " }Najčešće zapnu na { $hangs }.
   *[no] { "" }
}
check-behind-good = 👥 Sedeti odmah posle delioca je prednost: to mesto dobija { $behind }%; sama sreća bi dala { $fair }%.
check-behind-bad = 👥 Sedeti odmah posle delioca je mana: to mesto dobija { $behind }%; sama sreća bi dala { $fair }%.
check-behind-fair = 👥 Svejedno je gde sediš.
check-skill-much = 🧠 Veština mnogo vredi: ko igra razumno protiv nasumičnih dobija { $skill }%; sama sreća bi dala { $fair }%.
check-skill-some = 🧠 Veština vredi: ko igra razumno protiv nasumičnih dobija { $skill }%; sama sreća bi dala { $fair }%.
check-skill-little = 🧠 Skoro sve je sreća: ko igra razumno protiv nasumičnih dobija { $skill }%; sama sreća bi dala { $fair }%.
check-seldom = 💤 Gotovo nikad ne znači: { $what }
check-rated = 🏆 Mečevi se računaju za rejting, gde server to dopušta.
check-not-rated = 🏆 Previše partija se ne završi: može da se sačuva i igra, ali mečevi ne ulaze u rejting.
check-none = 🏆 Još nije provereno: mečevi ne ulaze u rejting dok neko ne pritisne *Proveri*.
refused-work-busy = Ovo sada nije stiglo na red: ima mnogo posla. Probaj ponovo za koji trenutak.
button-try-again = Probaj ponovo
refused-check-failed = Provera nije završena na vreme. Probaj kasnije; igra može da se sačuva i igra svejedno.
game-more-effects = ＋ Šta još mogu …
which-show = Pokaži sto…
table-laughing = 😂 Smeh: { $who }
heard-words-last-card = poslednja karta, poslednja, zadnja karta, zadnja, još jedna karta
refused-too-long = To je predugačko. Najviše karaktera: { $most }.
refused-game-takes-long = Čitanje ove igre traje predugo. Ako ima mnogo opcija, probaj s manje njih.
refused-lacks-permission = Ne mogu ovde da otvorim sto, jer mi nedostaje: { $permissions }. Ko upravlja serverom može to da mi da u podešavanjima ovog kanala.
refused-bot-timed-out = Na ovom serveru sam do { $until } pod tajmautom, pa ovde ne mogu da pišem. Može da ga ukine neko ko upravlja serverom.
notice-lacks-permission = Ne mogu više do kanala stola, jer mi u { $channel } nedostaje: { $permissions }. Meč čeka. Ko upravlja serverom može ponovo to da mi da, i sto odmah nastavlja; ili ga domaćin premešta sa `/table here`.
notice-bot-timed-out = Na serveru tvog stola sam do { $until } pod tajmautom, pa u { $channel } ne mogu da pišem. Meč čeka. Može da ga ukine neko ko upravlja serverom, i igra se odmah nastavlja.
button-open = Otvori sto
refused-opens-in-server = Stolovi se otvaraju na serveru: idi u neki njegov kanal i tamo ukucaj `/open`.
lesson-finished-alone = Sada znaš dovoljno da igraš i bez drugih: `/daily` ti deli igru, a svakog dana i novo deljenje dana za sve.
help-learn = Nauči me igru
refused-still-dealing = Deljenje još traje. Sačekaj nekoliko sekundi: ako sada pogledaš svoje karte, to te košta karata.
running-title = ### Još se igra
running-match = - **{ $game }** [#{ $number }]({ $link }) · { $rounds ->
    [one] { $rounds } partija do sada
    [few] { $rounds } partije do sada
   *[other] { $rounds } partija do sada
 } · tvoji poeni: { $points }
lobby-lacking = { $count ->
    [one] Za početak treba još { $count } igrač.
    [few] Za početak treba još { $count } igrača.
   *[other] Za početak treba još { $count } igrača.
}
host-title = ### Tvoj sto
host-ready = Za stolom: { $count }. Može da počne.
host-setup = Igra i kućna pravila …
start-direct = ### ✅ Počelo je
    Karte su ti u privatnim porukama. Tamo ti pišem kad god si na potezu.
start-here = ### ✅ Počelo je
    Tvoje privatne poruke su zatvorene za ovaj server, pa su karte iza **Moje karte**. Pomenem te za stolom kad si na potezu.
link-cards = Moje karte
link-table = Do stola
host-game = Druga igra
host-computers = Računari
host-teams = Ekipe
pick-level = Dodaj računar po jačini igre…
level-about-easy = Greši kao početnik
level-about-medium = Igra razumno, i ponekad pogreši
level-about-hard = Razmišlja unapred pre svake karte
seated-elsewhere = Sto: { $link }
seated-host = 👑 Domaćin je { $host } i započinje meč.
hand-dealing = ### ✅ Počelo je
    Karte se dele i stižu za koji trenutak.
refused-not-the-host = To može samo domaćin: { $host }.
check-goes-on = Sada imam mnogo posla, pa ova provera traje duže nego inače. Javljam ti ovde čim bude gotova.
refused-nothing-listed = Na ovom spisku više nema ničega.
why-not-in-round = Ova partija se igra bez tebe; ulaziš od sledećeg deljenja.
hand-where = { $game } · { $where }[do stola]({ $link })
button-stay = Ostani
button-return = Vrati se
button-cancel = Odustani
button-sendaway = Udalji
button-closetable = Zatvori sto
kick-sure = Udaljiti sa ovog stola: **{ $who }**? Ta osoba više ne može da sedne ovde.
close-sure = Zatvoriti sto #{ $number } ({ $game })? { $count ->
    [one] Za njim sedi još { $count } osoba.
    [few] Za njim sede još { $count } osobe.
   *[other] Za njim sedi još { $count } osoba.
}
nothing-done = U redu, ništa se nije promenilo.
sent-away-by = { $by } te udaljava sa stola #{ $number } na serveru { $where } ({ $game }). Za taj sto više ne možeš da sedneš.
sent-away-voted = Moraš da odeš od stola #{ $number } na serveru { $where } ({ $game }): ostali za njim su tako glasali sa `/table kick`. Za taj sto više ne možeš da sedneš.
points-count = { $count ->
    [one] { $count } poen
    [few] { $count } poena
   *[other] { $count } poena
}
hand-risk = Pogrešna karta te košta **{ $cards }**.
check-luck = 🏆 Odlučuje sreća: na { $pairs } deljenja, druga odigrana karta menja ishod { $changed ->
    [one] { $changed } put
    [few] { $changed } puta
   *[other] { $changed } puta
}. Može da se sačuva i igra, ali mečevi ne ulaze u rejting.
manage-own = I ti igraš u ovom meču. Ako ga ovde zatvoriš, izlaziš iz njega, a ostali igraju dalje. Neko drugi ko upravlja serverom može da ga zatvori ili poništi.
refused-own-match = Ovaj meč se tiče i tebe, pa o njemu mora da odluči neko drugi ko upravlja serverom.
refused-erased-match = Neko koga se ovaj meč ticao obrisao je svoje podatke, pa se više ne zna ko je to bio. Zato o meču niko ne odlučuje sam: važi kako stoji.
refused-match-stands = Neko je morao da ode iz ovog meča, pa više ne može da se prekine dogovorom. Igraj dalje, ili izađi.
you = Ti
you-Laid = **Ti** { $card }
you-Stole = **Ti** { $card } → kradeš potez
you-StoleOwn = **Ti** { $card }, blizanac → igraš opet
you-Doubled = **Ti** { $card }, dobradinha
you-Attacked = ⚔️ **Ti** napadaš kartom { $card }
you-Retaliated = ⚔️ **Ti** uzvraćaš kartom { $card }
you-WentOut = **Ti** 🏁
you-Drew = { $cards-shown ->
    [none] { $cards ->
        [one] **Ti** vučeš { $cards } kartu
        [few] **Ti** vučeš { $cards } karte
       *[other] **Ti** vučeš { $cards } karata
    }
   *[other] **Ti** vučeš { $cards-shown }
}
you-DrawShown = { $count ->
    [one] **Ti** vučeš { $count } kartu
    [few] **Ti** vučeš { $count } karte
   *[other] **Ti** vučeš { $count } karata
}
you-Passed = **Ti**: dalje
you-Stuck = **Ti** ne možeš ni da igraš ni da vučeš
you-LimitReached = **Ti** ne možeš više da vučeš i gubiš potez
you-JumpedIn = ⚡ **Ti** se ubacuješ: { $card }
you-Misplayed = ❌ **Ti** grešiš
you-Called = **Ti** tražiš { $suit }
you-Skipped = **Ti** propuštaš potez
you-DealerBegins = Počinješ **ti**
you-Accused = ☝️ **{ $by }** optužuje **tebe** – { $rightly ->
    [yes] s pravom!
   *[no] lažna uzbuna!
}
you-Knocked = ✊ **Ti** kucaš
you-Spoke = { $fined ->
    [yes] { $what ->
        [silence] 🤭 **Ti** prekidaš tišinu
       *[secret] 🤭 **Ti** imenuješ tajnu kartu
    }
   *[no] 🤭 **Ti** i dalje pričaš, to je već plaćeno
}
you-Declared = { $words ->
    [last-card] 📣 **Ti**: „{ words-last-card }”
    [mau-mau] 📣 **Ti**: „{ words-mau-mau }”
    [knocks] ✊✊ **Ti** kucaš dvaput: ostaje jedna karta
    [gesture] ✋ **Ti** pokazuješ bez reči: ostaje jedna karta
    [unknown] 📣 **Ti** najavljuješ poslednju kartu
    [own] 📣 **Ti**: „{ $words-own }”
   *[usual] 📣 **Ti**: „{ words-usual }”
}
you-DeclarationForgotten = **Ti** zaboravljaš da najaviš poslednju kartu
you-LookedEarly = 👀 **Ti** gledaš prerano
you-WentAway = **Ti** nisi tu; preuzima računar
you-CameBack = **Ti** si opet tu
you-Joined = **Ti** ulaziš od sledeće partije
you-Played = **Ti** { $laid }{ $reading }
you-SaidPass = **Ti**: dalje
you-TrickEnded = **Ti** otvaraš
you-CountAsked = ❓ **{ $by }** pita **tebe**: koliko karata?
by-you-Accused = ☝️ **Ti** optužuješ: **{ $seat }** – { $rightly ->
    [yes] s pravom!
   *[no] lažna uzbuna!
}
by-you-CountAsked = ❓ **Ti** pitaš koliko karata ima **{ $seat }**
by-you-Charged = 🗳️ **Ti** optužuješ: **{ $accused }**, { $rule }
by-you-Proposed = 🗳️ **Ti** predlažeš { $proposal }

part-pack-full-hands = Samo koliko ih dobija punu ruku
part-deal-acts = Otvorene karte koje deluju
part-deal-partners = Partneri, jedan preko puta drugog
part-declare-any-act = Kasno čim neko drugi nešto uradi
part-declare-accuse = Drugi smeju da prijave
part-talk = Tišina
part-talk-penalty = Kazna (karata): govor u tišini
part-talk-delete = Briši što se kaže u tišini
part-talk-unreadable = Poruke koje ne mogu da pročitam
part-misplay-tried = Pogrešne karte smeju da se probaju
part-ending-never-last = Ne mogu da budu poslednja karta
part-counting-winner = Ko pobedi, dobija
part-notice = Primetiti iste karte
part-notice-row = Iste karte zaredom (0: nikad)
part-notice-wrong = Kaznene karte: nema šta da se primeti
button-notice = Video sam!
does-Notice = **{ $row } karte iste vrednosti jedna na drugoj:** ko prvi kaže, daje nekome kartu{ $wrong ->
    [0] {""}
   *[other] ; ko pogreši, vuče { $wrong }
}.
told-Noticed = 👀 **{ $seat }** pre svih vidi iste karte
told-NoticedNothing = 👀 **{ $seat }** vidi iste karte gde ih nema
result-why-partner = partner { $points }
rules-side-out = Par je gotov kad su gotova oba partnera.
part-misplay-tried-priced = čim nešto košta
part-misplay-tried-always = uvek
part-misplay-tried-never = nikad
part-jump-in-spared = Preskočeni se ne ubacuje na
part-jump-in-doubled = Drugi vuku dvostruko za

## Takmičenja

cmd-event = Lige i turniri: pokreni, pogledaj, prekini
cmd-event-new = Pokreni ligu, kup ili švajcarski turnir u ovom kanalu (uprava servera)
cmd-event-show = Pogledaj takmičenje: ko vodi i protiv koga igraš
cmd-event-here = Nastavi takmičenje u ovom kanalu (za one koji upravljaju serverom)
cmd-event-stop = Prekini takmičenje (uprava servera)
arg-event = Koje takmičenje
arg-event-name = Kako se zove
arg-event-kind = Kako se igra
arg-event-places = Koliko ljudi može da igra; ostali čekaju mesto
arg-event-seats = Koliko ih sedi za stolom (2 do 6)
arg-event-rounds = Koliko kola; u ligi udvoje, koliko puta igra svako sa svakim (1 ili 2)
arg-event-signup = Koliko dana traju prijave
arg-event-role = Samo za jednu ulogu
arg-event-scoring = Šta se računa
arg-event-late = Ko može kasnije
arg-event-above = Liga iznad
arg-event-partner = S kim želiš da igraš
event-kind-league = Liga · svako sa svakim
event-kind-swiss = Švajcarski turnir · igraju oni s jednako poena
event-kind-knockout = Kup · dalje ide bolja polovina svakog stola
event-kind-evening = Veče igara · tri kola za dva sata
event-kind-season = Sezona · liga od deset nedelja
event-kind-cup = Pehar · kup, svake nedelje kolo
event-seats = { $team ->
    [1] stolovi za { $seats }
   *[other] u paru ili timu, stolovi za { $seats }
}
event-signup = 📅 Prijave do { $until }
event-for-role = Za { $role }
event-partners = 🤝 Igra se u paru ili timu. Izaberi s kim pod **{ button-more }**; ko na početku nema nikoga, dobija žrebom.
event-partner-told = { $count ->
    [0] Igraš sa: { $who }.
   *[other] Zapisano. Igrate zajedno čim { $who } izabere i tebe; već pitam.
}
event-partner-asks = **{ $who }** želi da igra **{ $name }** s tobom. Ako želiš i ti, izaberi **{ $who }** pod **{ button-more }** na poruci takmičenja.
event-role-gone = Svi mogu da se prijave: uloga za koju je bilo više ne postoji.
event-role-deleted = Uloga koja je mogla da se prijavi za **{ $name }** je obrisana, pa sada mogu svi. Ako to ne želiš, završi ga sa `/event stop` i napravi drugo.
event-reserve = ⏳ Lista čekanja: { $who }
event-round = { $weekly ->
    [yes] nedelja
   *[no] kolo
} { $round } od { $rounds }
event-players = **{ $count } od { $most }** { $who }
event-sits-out = Ovog puta ne igra: { $who }
event-bye = { $kind ->
    [knockout] { $who }: ovog puta bez protivnika, ide dalje
   *[other] { $who }: ovog puta bez protivnika, računa se kao pobeda
}
event-nobody-left = za ovaj meč nije ostao niko
event-how-walkover = { $count ->
    [one] { $who } nije na meču
    [few] { $who } nisu na meču
   *[other] { $who } nisu na meču
}
event-how-absent = niko nije došao
event-how-agreed = otkazan po dogovoru
event-how-barred = jedan je mogao da isključi drugog: niko nema poene
event-how-cancelled = nije mogao da se igra
event-how-seed = nerešeno: dalje ide bolji nosilac
event-cut-short = { $stage ->
    [few] Ovo takmičenje nije počelo: premalo prijava.
   *[stopped] Uprava servera prekida ovo takmičenje.
}
event-standings = { $scoring ->
    [places] **Poeni**{ $seats ->
        [2] {" "}(pobede–nerešeno–porazi)
       *[other] {""}
    }
   *[other] **Poeni po meču**
}
event-columns = { $scoring ->
    [places] Mečevi · Pobede · Poeni
   *[other] Mečevi · Pobede · Poeni po meču
}
event-line = { $place }\. { $who } **{ $points }** { $seats ->
    [2] ({ $won }–{ $drawn }–{ $lost })
   *[other] ({ $won } od { $played } dobijeno)
}
event-ties = { $kind ->
    [league] { $seats ->
        [2] Pobeda nosi 2 poena, nerešeno 1.
       *[other] Za svakoga ko je za stolom iza tebe dobijaš poen, a za izjednačenje pola. I za stolom druge veličine prvo mesto nosi { $most } poena, a poslednje nijedan.
    } Kad je poena isto, gledaju se međusobni poeni, pa pobede, pa poeni onih koje pobeđuješ. Ko odustane, poslednji je na tabeli.
    [swiss] { $seats ->
        [2] Pobeda nosi 2 poena, nerešeno 1.
       *[other] Za svakoga ko je za stolom iza tebe dobijaš poen, a za izjednačenje pola. I za stolom druge veličine prvo mesto nosi { $most } poena, a poslednje nijedan.
    } Kad je poena isto, gledaju se poeni svih protiv kojih igraš, pa poeni onih koje pobeđuješ, pa pobede. Kolo bez meča računa se kao da je protivnik imao isto poena kao ti. Ko odustane, poslednji je na tabeli.
   *[knockout] { $seats ->
        [2] Ako je nerešeno, dalje ide bolji nosilac.
       *[other] Sa svakog stola dalje ide bolja polovina, od troje dvoje. Ako je nerešeno, dalje ide bolji nosilac.
    }
}
event-average = Tabela računa tvoje poene po meču, u proseku: { $scoring ->
    [fewest] ko ima najmanje, prvi je
   *[most] ko ima najviše, prvi je
}. Ako propustiš meč, dobijaš najgore poene tog kola. Kad je isto, odlučuju mesta za stolovima. Ko odustane, poslednji je na tabeli.
event-ladder = { $where ->
    [up] ⬆️ Kad se obe završe, prva mesta ({ $count }) idu gore: **{ $name }**
   *[down] ⬇️ Kad se obe završe, poslednja mesta ({ $count }) idu dole: **{ $name }**
}
event-won = ## 🏆 { $name }: { $count ->
    [one] pobeđuje { $who }!
    [few] pobedu dele: { $who }!
   *[other] pobedu dele: { $who }!
}
event-nobody-won = ## 🏆 { $name } je gotovo, a niko nije pobedio.
arg-event-days = Koliko dana traje svako kolo
event-pace = { $days ->
    [0] { $weeks ->
        [0] { $minutes } minuta za svako kolo
        [one] { $weeks } nedelja
        [few] { $weeks } nedelje
       *[other] { $weeks } nedelja
    }
    [1] { $kind ->
        [league] jedan meč dnevno
       *[other] jedan dan za svako kolo
    }
    [7] { $kind ->
        [league] jedan meč nedeljno
       *[other] nedelja za svako kolo
    }
   *[other] dana za svako kolo: { $days }
}
event-small = Meč je sto za { $seats ->
    [2] dvoje
   *[other] { $seats }
}; kada, dogovorite sami. Pišem ti kad se tvoj otvori.
event-knock-out = { $matches ->
    [1] Finale
    [2] Polufinale
    [4] Četvrtfinale
    [8] Osmina finala
   *[other] Kolo od { $players }
}
event-until = Počnite do { $begin }, završite do { $end }
event-moved-off = { $days ->
    [one] { $days } dan duže od plana: neko je na odmoru.
    [few] { $days } dana duže od plana: neko je na odmoru.
   *[other] { $days } dana duže od plana: neko je na odmoru.
}
event-dates = **Gotovo do**
event-next-season = **{ $name }** počinje { $until }, i na spisku si. Ako ne želiš da igraš, odjavi se: { $channel }
event-playing = igra se
event-awaits = { $count ->
    [0] još nema nikoga
    [one] { $who } još nije tu
    [few] { $who } još nisu tu
   *[other] { $who } još nisu tu
}
event-match = ## 🏆 Tvoj meč: { $who }
event-match-waits = { $count ->
    [one] ## ⏰ { $who } te čeka
    [few] ## ⏰ { $who } te čekaju
   *[other] ## ⏰ { $who } te čekaju
}
event-match-starts = { $seats ->
    [2] Počinje čim ste oboje tu. Ko ne stigne do { $until }, gubi.
    [team] Počinje čim ste svi tu. Tim koji do { $until } nije potpun gubi.
   *[other] Počinje čim ste svi tu, a { $until } sa onima koji jesu. Ko tada nije tu, poslednji je.
}
event-with = Igraš sa: { $who }.
event-match-last = Gubiš meč { $until } ako ne dođeš.
event-match-here = Tu si. Čeka se { $who } do { $until }.
event-link = do takmičenja
event-no-match = Trenutno nemaš meč. Ako se otvori još neki, pišem ti.
event-leave-open = Na spisku si: **{ $name }**. Odjaviti te?
event-draft =
    ## 🏆 Novo takmičenje
    Ime: **{ $name }**
event-draft-name = { $kind ->
    [league] { $game } liga
    [season] { $game } sezona
    [evening] { $game } veče
   *[other] { $game } kup
}
event-draft-look = Ovako će izgledati: 🏆 **{ $name }** · { $plan }
event-draft-signup = { $days ->
    [one] { $days } dan
    [few] { $days } dana
   *[other] { $days } dana
}, najviše igrača: { $places }
event-draft-seats = { $seats ->
    [2] Jedan na jedan
   *[other] Stolovi za { $seats }
}
event-draft-rounds = { $kind ->
    [league] { $count ->
        [one] Svako sa svakim jednom
       *[other] Svako sa svakim dvaput
    }
   *[other] { $count ->
        [0] Kola koliko treba
       *[other] Kola: { $count }
    }
}
event-draft-scoring = { $scoring ->
    [places] Računaju se mesta za stolom
   *[other] Računaju se poeni igre
}
event-draft-late = { $late ->
    [always] Drugi mogu da uskoče
    [half] Drugi uskaču samo u prvoj polovini
   *[never] Posle početka niko nov
}
event-draft-above = { $above ->
    [0] Nema lige iznad
   *[other] Ispod { $name }: prva dva mesta idu gore, odande poslednja dva dole
}
button-event-mine = Moj meč
button-event-write = Piši: { $who }
button-event-post = Objavi ovde
button-event-name = Ime
event-picture = Kako su najbolji na takmičenju { $name } stigli do poena
event-joined = Igraš: **{ $name }**. Pišem ti kad se tvoj meč otvori.
event-not-there = { $out ->
    [yes] ## 🏆 { $name }
    Nisi na svom meču, pa ispadaš iz takmičenja.
   *[no] ## 🏆 { $name }
    Nisi na svom meču, pa se računa kao poraz. Ako propustiš i sledeći, ispadaš.
}
event-reserved = **{ $name }** je puno ili je već počelo. Na listi čekanja si: kad se oslobodi mesto, tvoje je.
event-taken-over = Oslobodilo se mesto: **{ $name }**. Tvoje je, sa poenima koje već ima.
event-replaced = 🔁 **{ $who }**: umesto { $old }
event-left = Više ne igraš: **{ $name }**.
event-lost-place = Ne mogu više do kanala za **{ $name }**. Mečevi čekaju. Ko upravlja serverom može da ga premesti sa `/event here` ili završi sa `/event stop`, iz bilo kog kanala; ako to niko ne uradi, završava se posle četiri nedelje, kako tada stoji.
event-lost-server = Nisam više na serveru za **{ $name }**. Mečevi čekaju. Može ponovo da me doda neko ko upravlja serverom: <{ $link }>. Ako to niko ne uradi, završava se posle četiri nedelje, kako tada stoji.
event-bot-timed-out = Na serveru za **{ $name }** sam do { $until } pod tajmautom, pa u { $channel } ne mogu da pišem. Mečevi čekaju. Može da ga ukine neko ko upravlja serverom, i odmah se nastavlja.
event-lacks-permission = Ne mogu više do kanala za **{ $name }**: u { $channel } nemam { $permissions }. Mečevi čekaju. Ko upravlja serverom može ponovo da mi da tu dozvolu, pa se odmah nastavlja; ili da ga premesti sa `/event here`, ili završi sa `/event stop`, iz bilo kog kanala. Ako to niko ne uradi, završava se posle četiri nedelje, kako tada stoji.
event-moved = Takmičenje se nastavlja ovde.
event-leave-sure = Odustati: **{ $name }**? Neko s liste čekanja preuzima tvoje mesto i tvoje poene. Ako nema nikoga, svi s kojima još treba da igraš pobeđuju, a ti ostaješ na poslednjem mestu. Dok ga niko ne preuzme, možeš ponovo da se prijaviš i mesto je opet tvoje.
event-stop-sure = Prekinuti **{ $name }**? { $count ->
    [one] Igra { $count } osoba.
    [few] Igra { $count } osobe.
   *[other] Igra { $count } osoba.
} Onda niko ne pobeđuje. Započeti mečevi se igraju do kraja.
event-stop-done = Takmičenje je prekinuto.
button-event-join = Prijavi se
button-event-wait = Na listu čekanja
button-event-leave = Odustani
button-event-table = Rezultati
button-event-cross = Unakrsna tabela
button-event-begin = Počni odmah
button-event-stop = Prekini takmičenje
button-event-next = Sledeća sezona
button-event-here = Tu sam
refused-no-event = Ovde nema takvog takmičenja. Uprava servera ga pokreće sa `/event new`.
refused-which-event = Ovde ima više takmičenja. Reci koje.
refused-event-game = Ova igra ne može da se igra za stolovima za { $seats }. Izaberi drugu.
refused-event-late = Tvoj meč je počeo bez tebe.
refused-event-places = Takvo takmičenje ima najviše { $most } mesta.
refused-events-full = Ovaj server već ima { $most } takmičenja. Sačekaj da se neko završi, ili prekini jedno.
refused-event-over = Ovo takmičenje je gotovo.
refused-event-closed = Više niko nov ne može da uđe.
refused-event-partner = S tobom može da igra samo ko je takođe na spisku.
refused-event-season-waits = **{ $name }** još traje. Sledeća sezona počinje kad se obe lige završe.
refused-event-role = Ovde se prijavljuje samo uloga { $role }.
refused-event-missed = Broj propuštenih mečeva zaredom u ovom takmičenju: { $most }. Zato više ne možeš da se vratiš.
refused-event-out = Trenutno ne možeš da igraš na ovom serveru.
refused-event-not-in = Ne igraš u ovom takmičenju.
refused-event-no-match = Ovde nemaš meč koji treba da odigraš.
refused-event-begun = Ovo takmičenje je već počelo.
refused-event-few = Potrebno je ljudi: { $least }. Sačekaj još prijava.
refused-event-not-here = Još nije javljeno da si tu.
refused-channel-not-seen = { $count ->
    [one] { $count } osoba koja učestvuje ne vidi ovaj kanal: { $who }. Izaberi drugi.
    [few] { $count } osobe koje učestvuju ne vide ovaj kanal: { $who }. Izaberi drugi.
   *[other] { $count } osoba koje učestvuju ne vidi ovaj kanal: { $who }. Izaberi drugi.
 }
refused-event-table = Ovaj meč pripada takmičenju: ko igra i šta se igra ne može da se menja. Ako ne možeš da igraš, odustani od takmičenja.
audit-event-moved = Takmičenje { $detail } premešta { $by }
audit-event = Takmičenje { $detail } prekida { $by }
privacy-events = - **Takmičenja:** za koje lige i turnire se prijavljuješ, tvoje rezultate tamo, i koje pokrećeš.

## Zadatak dana
button-position = Tvoj potez?
button-yesterday = Jučerašnje rešenje
button-today = Današnji zadatak
position-title = Zadatak dana · { $game } · { $date }
position-ask = Važi tvoj prvi pritisak; dan se završava { $until }
position-right = ✅ **Pogodak!**
position-wrong = ❌ **Nije najbolji potez.**
position-worths = **Koliko vredi koji potez**
position-worth = { $move }: { $measure ->
    [places] ostavlja { $worth }% ostalih iza sebe (± { $error })
   *[other] dobija { $worth }% partija (± { $error })
}
position-behind = { $move }: −{ $behind }% (± { $error })
position-usual = Šta računari ovde obično rade: { $move }
position-about = Partija je odavde nastavljena { $deals } puta sa svakim potezom. Karte koje ne vidiš svaki put su ponovo podeljene, iste za sve poteze. ± kaže koliko broj može da odstupa.
position-tally = 👥 Pogodilo: { $found } od { $answered }
position-tally-here = 🏠 Pogodilo na ovom serveru: { $found } od { $answered }
position-streak = 🎯 Pogodaka zaredom: { $days }
position-yesterday = **Jučerašnji najbolji potez:** { $move }
position-over = ⏰ Dan ovog zadatka je prošao, pa se tvoj odgovor više ne računa. Evo rešenja.
position-again = Ovde već imaš odgovor. Računa se prvi.
refused-position-soon = Današnji zadatak još nije spreman. Probaj ponovo za nekoliko minuta.
refused-position-off = Zadatka dana nema: isključen je u podešavanjima bota.
refused-position-none = Za taj dan nema zadatka.
refused-position-old = Ovaj zadatak više ne može da se prikaže: njegova pravila su se u međuvremenu promenila. Sledeći dolazi u ponoć, po UTC.
prefer-server-positions = Kanal za zadatak dana
prefer-server-positions-about = Gde svakog dana (UTC) objavljujem zadatak dana, s najboljim potezom od juče. Bez izbora: nigde.

## Commands, what they lead to, and what is typed
cmd-open = Otvori sto u ovom kanalu
cmd-table-complain = Optuži nekog za ono što bot ne vidi; sto glasa
cmd-table-propose = Predloži nešto stolu, na primer da se od partije odustane; o tome se glasa
cmd-table-card = Pokaži kartu celom stolu; to košta karte
cmd-workshop = Igre s ovog servera: napravi, uvezi, izmeni
cmd-workshop-list = Igre ovog servera
cmd-workshop-file = Uvezi igru iz fajla, ili dobij neku kao fajl za drugi server
cmd-workshop-copy = Napravi kopiju igre ovog servera pod drugim imenom
cmd-workshop-delete = Obriši igru ovog servera; stolovi koji je igraju idu dalje
cmd-workshop-new = Napravi igru, ni iz čega ili od neke postojeće
cmd-workshop-edit = Izmeni igru ovog servera; stolovi idu dalje kako su počeli
arg-move = Karta (pik 7) ili: vuci, dalje, spremi pik 7, Mau-Mau; bez toga: tvoje karte
cmd-daily = Današnji zadatak i današnji pasijans
solitaire-about =
    ### Pasijans
    Mau-Mau za jednu osobu. Deljenje dana je isto za sve, i imaš jedan pokušaj; manje je bolje.
button-solitaire = Pasijans
button-games = Moji stolovi
button-tables = Slobodna mesta
button-best = Lista najboljih
button-record = Učinak
button-matches = Stari mečevi
button-events = Takmičenja
button-about = O ovom botu
button-typing = Igraj kucanjem
arrival-play = Igraj partiju odmah
arrival-first = Prva partija je samo za tebe, protiv dva računara. Jezik, kanali i sat: `/settings`
help-title = ## Šta hoćeš da igraš?
help-now = **Partija odmah**
    -# Protiv dva računara; vidiš je samo ti
help-friends = **S društvom**
    -# U ovom kanalu; računari dopunjuju
help-puzzle = **Današnji zadatak**
    -# Jedna ruka: šta bi ti igrao?
help-solve = Reši
help-rules = **Kako ide:** odigraj kartu istog znaka ili iste vrednosti kao gornja. Ništa ne ide? Vuci. Ko prvi ostane bez karata, pobeđuje.
help-more = Još …
help-me = Moja podešavanja
help-settings = Podešavanja ovog servera
help-typing =
    ## Igraj kucanjem
    - **/play** pokazuje tvoje karte; **/play 7♤** igra kartu, **/play J♢ herc** sa znakom koji hoćeš, **/play 5♤ 5♡** više njih.
    - **/play vuci**, **/play dalje**, **/play ubaci**, **/play Mau-Mau**, **/play optuži Bia**.
    - **/play spremi 7♤** igra je kasnije, čim može.
    -# Dok kucaš, vidiš šta možeš da probaš. Imena karata važe na svakom jeziku: 7♤, 7P, pik 7, 黑桃7.
typed-move-draw = vuci, vučem
typed-move-pass = dalje, pas
typed-move-jump = ubaci, ubaci se
typed-move-plan = spremi, plan
typed-move-accuse = optuži, optuži za
typed-move-ask = pitaj, koliko
typed-move-mau = mau, kucni
typed-move-laugh = smej se
