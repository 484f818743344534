### Todos os textos do bot em português do Brasil.
### Plurals are chosen by [1], for in Portuguese [one] is nought as well.

## Games and their options
game-voador = Mau Mau Voador
game-classic = Mau-Mau
game-amm = Mau & Mau Avançado
game-ime = Mau-Mau Imesco
game-serbian = Mau Mau Sérvio
game-german = Mau-Mau Alemão
game-zheng = Zheng Shangyou
game-solitaire = Mau-Mau Paciência
option-steal = Roubar a vez
option-voluntary_draw = Comprar tendo carta para jogar
option-mau_penalty = Cartas por não dizer "mau-mau"
option-false_accusation = Cartas por acusar errado
option-silence_penalty = Cartas por falar no silêncio
option-silence_delete = Apagar o que se fala no silêncio
option-silence_unreadable = Mensagens cujo texto o bot não consegue ler
option-secret_card = Carta secreta
option-scoring = Contagem de pontos
option-target = A partida acaba em
option-return_penalty = Voltar depois de sair
option-misplay = Jogar uma carta errada
option-misplay_penalty = Cartas por uma carta errada
option-hints = Marcar o que pode ser jogado
option-silence = Rei do silêncio
option-poker = Pôquer quando sai uma sequência
option-lock = Boi na linha: um dois trava o jogo
option-jokers = Coringas
option-chupa_cabra = Chupa-cabra (coringa preto)
option-packs = Baralhos
option-hand_size = Cartas para cada um
option-first_player = Quem começa
option-starting_card = Uma carta virada no começo
option-show_counts = Mostrar quantas cartas cada um tem
option-not_both = Proibir a carta em cima da sua gêmea
option-draw_limit = Máximo de cartas compradas na vez
option-mau_check = Esquecer o "Mau-Mau" é descoberto
option-debt_ends_turn = Comprar por causa de uma carta encerra a vez
option-reshuffle_when_full = Embaralhar o monte da mesa quando tiver tantas cartas
option-seven_defence = Um dois em cima de setes
option-shown_card_penalty = Cartas por mostrar uma carta
option-cyclic = Cíclico: bater não encerra a rodada
option-max_reshuffles = Mini: a rodada acaba depois de tantas embaralhadas
option-time_limit = Mini: a rodada acaba depois de tantos minutos
option-open_hands = Open: todas as mãos à vista
option-read_only = ROM: ninguém diz uma palavra
option-talk_penalty = Cartas por falar no ROM
option-teams = Jogar em times
option-twos_in_sequences = Dois acima do ás em sequências
option-partners = Quem joga com quem
option-tribute_pick = Quem escolhe primeiro no imposto
option-walkover = Desistir de uma rodada
option-fourth_or_fifth = Primeiro e segundo, o parceiro em quarto ou quinto
option-two_of_diamonds = 2♦ faz o próximo comprar quatro
option-queen = Dama como o sete
option-ace_cover = Cobrir um ás
option-seven_stops = Um sete comprado primeiro encerra a compra
option-reverser = O que inverte o sentido
option-jump_in = Jogar fora da vez
option-two_adds = Os dois se somam ao jogar fora da vez
option-early_hand_penalty = Olhar a mão cedo demais custa cartas
option-jack_on_jack = Valete em cima de valete
option-ace = O que o ás faz
option-nine = O que o nove faz
option-jack_doubles = Bater com valete conta em dobro
option-turn_clock = Limite de tempo por vez
option-thread = Tópico próprio para a mesa
value-on = sim
value-off = não
value-auto = automático
value-usual = o padrão da contagem
value-forgive = perdoar
value-punish = contar como fala
value-cards = um ponto por carta que sobrou na mão
value-wins = um ponto por rodada ganha
value-amm_points = pontos das cartas que sobraram
value-worst = o pior total da mesa
value-100 = 100 pontos a mais
value-5 = 5 pontos
value-7 = 7 pontos: mais 2 por não ter o último
value-penalise = custa cartas
value-refuse = é recusada
value-draw_high = quem tirar a carta mais alta
value-host = o anfitrião
value-winner = o último vencedor
value-automatic = sozinho
value-accuse = por acusação
value-relay = o próximo responde como se ele não estivesse lá
value-kill = encerra os setes
value-chain = leva os setes adiante
value-pairs = duplas
value-seats = como estão sentados
value-drawn = por sorteio
value-chosen = como o anfitrião decidir
value-single = nas simples
value-all = também nas múltiplas
value-open = vê as cartas
value-blind = escolhe às cegas
value-vote = quando todos concordam
value-draw_until = comprar até servir
value-draw_one = comprar uma só carta
value-nine = nove
value-queen = dama
value-again = jogar de novo
value-skip = o próximo perde a vez
value-reverse = inverte o sentido
value-both = hecatombe ou roleta, como o jogador quiser
value-hecatombe = só hecatombe: todos compram três
value-roulette = só roleta-russa

## Cards and suits
suit-0 = ♣ paus
suit-1 = ♦ ouros
suit-2 = ♥ copas
suit-3 = ♠ espadas

## The lobby
lobby-title = ## { $game } — mesa aberta
lobby-host = { $host } chama você para jogar. Aperte **Entrar** para se sentar; suas cartas chegam por mensagem direta.
lobby-seats = **Na mesa ({ $count } de { $most })**
lobby-options = **Fora do padrão:** { $options }
lobby-plain = **Opções:** como dizem as regras
lobby-started = ## { $game } — a partida começou
lobby-link = Joga-se aqui: { $link }
lobby-closed = ## { $game } — esta mesa foi fechada
button-join = Entrar
button-leave = Sair
button-computer = Chamar robô
button-dismiss = Um robô a menos
button-options = Opções
button-partners = Times
button-start = Começar
button-hand = Minha mão
button-draw = Comprar
button-draw-debt = Comprar { $debt }
button-pass = Passo!
button-mau = Mau-mau!
button-knock = Dar um toque
button-accuse = Acusar
button-jump = Roubar a vez
button-deal = Próxima rodada
button-back = Voltei
button-again = Jogar de novo
button-yes = Sim
button-no = Não
button-accept = Comprar { $count }
button-say-last-card = Última carta!
button-say-mau-mau = Mau Mau!
button-decline = Não, obrigado
button-keep = Ficar com ela
button-claim = Pedir o rebote
button-ask = Quantas cartas?
button-eat = Estou comendo
button-stop = Acabei de comer
button-tell = Dizer quantas
button-number = Carta { $number }
joined = Seu lugar [nesta mesa]({ $link }) está garantido. Suas cartas vão chegar aqui.
seated = Seu lugar está garantido. Suas cartas chegam por mensagem direta.
joined-no-dms = Seu lugar está garantido, mas não consigo escrever para você: suas mensagens diretas estão fechadas para este servidor. Aperte **Minha mão** na mesa sempre que quiser ver suas cartas, ou abra as mensagens diretas e entre de novo.
joined-later = Seu lugar está garantido: você joga a partir da próxima rodada.
left-lobby = Você saiu da mesa.
left-match = Você saiu da partida. Pode voltar na próxima rodada, mas isso custa pontos (AMM-40).

## Options screen
options-title = ## Opções de { $game }
options-hint = Escolha o que mudar. Só quem comanda a mesa vê isto.
options-pick-game = Qual jogo?
options-pick = Mudar uma opção…
options-value = { $option }: escolha…
options-conflict = ⚠️ Essas opções não combinam bem. ({ $rule })

## The table
table-title = ## { $game } · rodada { $round }
table-title-over = ## { $game } · a partida acabou
table-follow = vale a carta de baixo: { $card }
table-lies = **{ $who }**: { $what }
table-turn = ▸ Vez de **{ $who }**
table-turn-until = ▸ Vez de **{ $who }**; o tempo acaba { $until }
table-leads = ▸ **{ $who }** começa a vaza: vale tudo
table-leads-until = ▸ **{ $who }** começa a vaza: vale tudo; o tempo acaba { $until }
table-answers = ▸ **{ $who }** compra { $debt } ou rebate
table-answers-until = ▸ **{ $who }** compra { $debt } ou rebate; o tempo acaba { $until }
table-call = ▸ **{ $who }** escolhe o naipe
table-choose = ▸ **{ $who }** escolhe uma vítima
table-retaliate = ▸ **{ $who }** compra { $debt } ou retalia
table-give = ▸ **{ $who }** ainda escolhe uma carta para passar à esquerda
table-poker = ▸ Pôquer! **{ $who }** pode baixar um jogo
table-cover = ▸ **{ $who }** tem de cobrir o ás
table-cut = ▸ **{ $who }** corta, e pode ficar com a carta
table-eights = ▸ **{ $who }** pode continuar com oitos
table-tribute = ▸ Imposto: **{ $who }** ainda põe a maior carta virada para baixo
table-tribute-back = ▸ Imposto: **{ $who }** ainda devolve uma carta
table-pick = ▸ Imposto: **{ $who }** escolhe uma de duas cartas viradas para baixo
table-pick-back = ▸ Imposto: **{ $who }** escolhe uma das duas cartas devolvidas
table-called = Naipe pedido: **{ $suit }**
table-mark-silent = 🤫 **Silêncio!** Ninguém fala até o próximo rei. Rir pode.
table-mark-locked = 🐂 **Boi na linha!** Só vale um dois, até que outro dois seja jogado.
table-mark-mute = 🔇 **ROM:** ninguém diz uma palavra até o fim da rodada. Gestos podem.
table-mark-dull = A carta da mesa perdeu a força: só contam o naipe e o valor.
table-secret = 🤐 Há uma carta secreta em jogo: ninguém diz o nome dela.
table-vote = 🗳️ **{ $accused }** violou { $rule }? { $by } diz que sim.
table-proposal = 🗳️ { $by } propõe: { $proposal }.
table-unwanted = 🗳️ { $count } de { $most } pedem que **{ $who }** saia da mesa (`/table kick`).
table-stock = monte { $count }
table-clockwise = ↻ sentido horário
table-counter = ↺ sentido anti-horário
table-between = As cartas da próxima rodada são dadas { $when }, ou quando alguém apertar **Próxima rodada**.
table-incomplete = A partida espera: alguém precisa entrar para a próxima rodada ser distribuída.
table-hash = Rodada { $round }: impressão digital da distribuição `{ $hash }`
cards-count = { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
seat-away = ausente, um robô joga no lugar
seat-next = a partir da próxima rodada
seat-eating = 🍽️ comendo
seat-out = 🏁 { $place }
seat-passed = passou

## The result of a round
result-title = ## Rodada { $round }: { $winner } bateu
result-title-first = ## Rodada { $round }: { $winner } bateu primeiro
result-nobody = ## Rodada { $round }: ninguém mais pode jogar
result-line = { $who }: { $points } — total **{ $total }**
result-why-cards = { $count ->
    [1] sobrou 1 carta
   *[other] sobraram { $count } cartas
}
result-why-card = { $card } { $points }
result-why-won = ganhou
result-why-missed = perdeu a rodada por ausência
result-why-first = primeiro a sair { $points }
result-why-second = segundo a sair { $points }
result-why-shared = parte das colocações restantes { $points }
result-why-not-last = sem o último { $points }
result-why-first-two = primeiro e segundo { $points }
result-why-first-three = primeiro, segundo e terceiro { $points }
result-why-drawn = { $count } compradas
result-why-turns = { $count } vezes
result-why-twice-jack = dobrado: bateu com valete { $points }
result-why-twice-undeclared = dobrado: bateu sem avisar { $points }
result-why-twice-two = dobrado: bateu com o 2♣ { $points }
result-why-partner-cards = parceiro: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
result-why-partner-card = parceiro: { $card } { $points }
result-why-partner-won = o parceiro venceu
result-seed = Semente da rodada: `{ $seed }` (`maumau verify` dá as cartas de novo)
result-final = ## A partida acabou: vitória de { $winner }
result-place = { $place }\. { $who } — **{ $total }**
result-placing = Colocação: { $placing }

## The secret card
secret-shown = 🤐 A carta secreta desta rodada é { $card }. Guarde na cabeça: ela some daqui a pouco, e quem disser o nome dela compra 4.

## The hand
hand-empty = Você não tem cartas.
hand-turn = **É a sua vez.** No topo está { $top }.
hand-turn-call = **É a sua vez.** O naipe pedido é { $suit }.
hand-turn-drawn = **Você comprou { $card }.** O que faz com ela?
hand-answer = **Você tem que comprar { $debt }**, ou rebater com uma carta que sirva.
hand-call = **Que naipe você pede?**
hand-choose = **Quem você escolhe?**
hand-retaliate = **Atacaram você: compre { $debt }**, ou jogue a outra cópia em retaliação.
hand-turn-any = **É a sua vez.** Ainda não há carta na mesa: jogue qualquer uma.
hand-lead = **Você começa a vaza:** jogue qualquer combinação.
hand-beat = **É a sua vez.** Supere { $lying } ou passe.
hand-cannot-beat = **É a sua vez.** Nada na sua mão supera { $lying }: passe.
hand-tribute = **Imposto:** ponha a sua maior carta virada para baixo para quem ficou na frente. Ninguém a vê além de quem a pega.
hand-tribute-back = **Imposto:** devolva uma carta que você não quer. Ninguém a vê além de quem a pega.
hand-pick = **Imposto:** há duas cartas viradas para baixo à sua frente. Escolha uma; a outra vai para o segundo.
hand-pick-open = **Imposto:** estas duas cartas foram postas para você e o segundo. Pegue uma; a outra vai para o segundo.
hand-pick-back = **Imposto:** as duas cartas devolvidas estão viradas para baixo. Escolha uma; a outra vai para o último.
hand-pick-back-open = **Imposto:** estas duas cartas foram devolvidas. Pegue uma; a outra vai para o último.
hand-gave = -# Imposto: você deu { $cards }.
hand-took = -# Imposto: você pegou { $cards }.
hand-give = **Escolha uma carta para passar à esquerda.** Só quem recebe a vê.
hand-poker = **Pôquer!** Você pode baixar de duas a cinco cartas que formem um jogo de pôquer; o melhor faz alguém comprar cinco.
hand-cover = **Cubra o ás**: com o naipe dele, outro ás ou um valete.
hand-cut = **Você cortou numa carta forte.** Fica com ela ou deixa na mesa?
hand-eights = **Você virou um oito.** Continue com mais oitos e uma carta do naipe deles, ou passe.
hand-misplayed = Foi uma jogada errada, e custa cartas: { $why }
hand-misplayed-again = Foi uma jogada errada; a carta voltou para a sua mão: { $why }
hand-between = A rodada acabou.
hand-looked-early = Você pegou as cartas antes de o carteador terminar, e recebe mais quatro.
hand-left = Você não está mais nesta mesa.
hand-over = A partida acabou.
hand-not-in = Você joga a partir da próxima rodada.
hand-away = Você estava ausente, e um robô está jogando no seu lugar.
hand-played = Você jogou { $card }.
hand-drew = Você comprou { $cards }.
hand-declared = Mau-mau! Está dito.
hand-knocked = Você deu um toque na mesa. Dê outro em até 10 segundos.
hand-armed = Você vai roubar a vez com { $cards } assim que der.
hand-disarmed = Você não vai mais roubar a vez automaticamente.
hand-picked = Pronto.
hand-title = ### { $game } · { $link }
pick-card = Jogar uma carta…
pick-card-of = Jogar uma carta: { $suit }…
pick-attack = Atacar com…
pick-retaliate = Retaliar com…
pick-arm = Roubar a vez, se der, com…
pick-several-play = Jogue várias cartas juntas…
pick-several-poker = Baixe um jogo de pôquer…
pick-combination = Escolha as cartas você mesmo…
pick-single = Uma carta…
pick-set = Cartas de um valor…
pick-sequence = Uma sequência…
pick-multiple = Uma sequência múltipla…
pick-reading = O que elas são?
reading-title = **Estas cartas podem valer por mais de uma coisa.** O que você joga?
reading-single = { $high }
reading-set = { $count } × { $high }
reading-sequence = sequência { $low }–{ $high } { $suit }
reading-multiple = { $low }–{ $high }, { $by } de cada
reading-impure = { $what }, impura
pick-roulette = Roleta-russa com…
pick-asked = A quem você pergunta?
pick-partners = Quem joga no time A?
pick-accused = Quem não disse "mau-mau"?
pick-seat = Escolha alguém…
move-play = { $card }
move-steal = { $card } · roubar a própria vez
move-double = { $card } · dobradinha
move-give = dar { $card }
move-choose = pegar { $card }
move-poker = { $card }
move-roulette = { $card } · virada para baixo
accuse-title = **Quem não disse "mau-mau"?** Acusar errado só custa cartas se as opções disserem.
ask-title = **A quem você pergunta quantas cartas tem?** Uma vez por jogada; o outro não precisa responder.
partners-title = **Quem joga com quem?** Escolha o time A inteiro; os outros são o time B. As pessoas mudam para lugares em que cada parceiro fica entre adversários.
asked = Você perguntou a { $who }.
accused-right = Você acertou: { $who } compra.
accused-wrong = { $who } não deve nada.

## What happened, in words
told-Laid = **{ $seat }** joga { $card }
told-Stole = **{ $seat }** rouba a vez com { $card }
told-Doubled = **{ $seat }** joga { $card }: dobradinha
told-Attacked = ⚔️ **{ $seat }** ataca com { $card }
told-Retaliated = ⚔️ **{ $seat }** retalia com { $card }
told-AttackFailed = **{ $seat }** ataca com a carta errada
told-RetaliationFailed = **{ $seat }** retalia com a carta errada
told-Targeted = … e escolhe **{ $victim }**: { $count } cartas
told-WentOut = 🏁 **{ $seat }** bateu
told-Drew = { $cards ->
    [1] **{ $seat }** compra uma carta
   *[other] **{ $seat }** compra { $cards }
}
told-DrawShown = { $count ->
    [1] **{ $seat }** comprou uma carta
   *[other] **{ $seat }** comprou { $count }
}
told-Reshuffled = O descarte é embaralhado e vira o monte
told-Passed = **{ $seat }**: "Passo!"
told-Stuck = **{ $seat }** não pode jogar nem comprar
told-LimitReached = **{ $seat }** comprou tudo o que a vez permite, e a perde
told-JumpedIn = ⚡ **{ $seat }** joga fora da vez { $card }
told-LaidAside = **{ $seat }** joga { $card }, que fica de lado
told-Misplayed = ❌ **{ $seat }** tenta o que não vale
told-Locked = { $locked ->
    [yes] 🐂 Boi na linha! Só um dois destrava
   *[no] 🔓 O jogo está destravado
}
told-CardsPassed = 🤲 Todos passam uma carta à esquerda
told-PokerShown = 🃏 Pôquer: { $shown }
told-Chosen = … e **{ $seat }** escolhe **{ $victim }**
told-ChoseNobody = … e **{ $seat }** não escolhe ninguém
told-Turned = 🎲 { $card } é virada e conta ao redor da mesa
told-TookCards = 🦇 **{ $seat }** leva { $cards } das cartas de **{ $victim }**
told-PointsDoubled = ✖️ Os pontos contam em dobro
told-HandsPassedOn = 🤲 Os perdedores passam as mãos adiante
told-FirstDrawn = Sorteio de quem começa: { $drawn }. Começa **{ $seat }**
told-SeatsSwapped = 🔀 **{ $seat }** e **{ $other }** trocam de lugar
told-Ate = { $eating ->
    [yes] 🍽️ **{ $seat }** está comendo
   *[no] 🍽️ **{ $seat }** acabou de comer
}
told-CardTaken = 🫳 **{ $seat }** tira { $card } de **{ $victim }**
told-Claimed = ↩️ Rebote! **{ $seat }** devolve para **{ $victim }**
told-CountAsked = ❓ **{ $by }** pergunta a **{ $seat }** quantas cartas tem
told-CountTold = **{ $seat }** tem { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
told-CardShown = 👁️ **{ $seat }** mostra { $card }
told-DeclarationForgotten = **{ $seat }** esqueceu de dizer "Mau-Mau"
told-PutUnder = As cartas da mesa são embaralhadas e vão para baixo do monte
told-WentOn = **{ $seat }** recebe cartas novas, e a rodada continua
told-Played = **{ $seat }** joga { $laid }{ $reading }
told-SaidPass = **{ $seat }** passa
told-TrickEnded = A vaza acabou: **{ $seat }** começa a próxima
told-TributeTaken = { $back ->
    [yes] 🏮 O imposto foi retribuído
   *[no] 🏮 O imposto foi pego
}
told-TributeDropped = 🏮 O resto do imposto fica de lado
told-LimitOfRound = { $what ->
    [time] ⏰ Acabou o tempo da rodada
   *[shuffles] Foi a última embaralhada da rodada
}
told-CutTo = ✂️ O corte mostra { $card }
told-Kept = **{ $seat }** fica com { $card }
told-LeftLying = **{ $seat }** deixa a carta na mesa
told-LookedEarly = 👀 **{ $seat }** olhou cedo demais
told-Skipped = **{ $seat }** perde a vez
told-DirectionReversed = 🔁 O sentido se inverte
told-DealerBegins = **{ $seat }** começa
told-Called = **{ $seat }** pede { $suit }
told-Declared = 📣 **{ $seat }**: "Mau-mau!"
told-Knocked = ✊ **{ $seat }** dá um toque na mesa
told-Accused = ☝️ **{ $by }** acusa **{ $seat }**
told-SilenceBegan = 🤫 Silêncio!
told-SilenceEnded = 📢 Pode falar de novo
told-Spoke = { $what ->
    [silence] 🤭 **{ $seat }** quebrou o silêncio
   *[secret] 🤭 **{ $seat }** disse o nome da carta secreta
}
told-Joined = **{ $seat }** entra na próxima rodada
told-Welcomed = **{ $seat }** começa com { $total }
told-Left = **{ $seat }** saiu
told-WentAway = **{ $seat }** está ausente; um robô joga no lugar
told-CameBack = **{ $seat }** voltou
told-Charged = 🗳️ **{ $by }** diz que **{ $accused }** violou { $rule }
told-Proposed = 🗳️ **{ $by }** propõe: { $proposal }
told-ProposalClosed = { $accepted ->
    [yes] 🗳️ Aceito: { $proposal }
   *[no] 🗳️ Não aceito: { $proposal }
}
told-VoteClosed = { $upheld ->
    [yes] 🗳️ A mesa concorda: **{ $accused }** violou { $rule }
   *[no] 🗳️ A mesa absolve **{ $accused }**
}

## Refusals by the rules
why-not-seated = Você não está nesta mesa. Aperte **Entrar** para se sentar.
why-round-over = A rodada acabou; espere a próxima. ({ $rule })
why-round-on = Há uma rodada em andamento. ({ $rule })
why-match-over = A partida acabou. ({ $rule })
why-table-full = A mesa está cheia. ({ $rule })
why-not-your-turn = Não é a sua vez: é a vez de { $who }. ({ $rule })
why-not-now = Isso não pode ser feito agora. ({ $rule })
why-not-in-hand = Você não tem essa carta. ({ $rule })
why-does-not-follow = { $card } não combina com { $top }, nem no naipe nem no valor. ({ $rule })
why-call-stands = O naipe pedido é { $suit }: jogue esse naipe, ou uma carta que valha mesmo assim. ({ $rule })
why-debt-stands = Você tem { $debt } cartas para comprar: rebata com uma carta que sirva, ou compre. ({ $rule })
why-only-the-drawn = Você já comprou: decida primeiro o que fazer com a carta comprada. ({ $rule })
why-must-play-drawn = A carta que você comprou serve, então tem que ser jogada. ({ $rule })
why-holds-playable = Você tem carta para jogar, então não pode comprar. ({ $rule })
why-draw-first = Compre antes de passar. ({ $rule })
why-nothing-to-draw = Não há mais o que comprar: passe. ({ $rule })
why-not-identical = Assim só se joga uma carta igual à do topo, e lá está { $top }. ({ $rule })
why-steal-or-double = Você tem a carta igual à do topo: roube a própria vez com ela, ou faça a dobradinha. ({ $rule })
why-not-one-card = "Mau-mau" se diz com uma carta na mão; você tem { $count }. ({ $rule })
why-already-declared = Você já disse. ({ $rule })
why-knock-instead = É hora de silêncio: em vez de falar, dê dois toques na mesa. ({ $rule })
why-declare-instead = Não é hora de silêncio: diga "mau-mau". ({ $rule })
why-not-yourself = Não pode ser você. ({ $rule })
why-no-such-choice = Isso não pode ser escolhido. ({ $rule })
why-nobody-to-vote = Não há quem possa votar nisso. ({ $rule })
why-locked = Boi na linha: agora só vale um dois. ({ $rule })
why-keep-one = Pelo menos uma carta tem de ficar na sua mão. ({ $rule })
why-only-face-down = Nesta mesa os coringas só saem virados para baixo. ({ $rule })
why-no-hand-of-poker = Essas cartas não formam um jogo de pôquer; não baixe cartas a mais. ({ $rule })
why-has-declared = O próximo disse "Mau-Mau": não se joga oito em cima disso. ({ $rule })
why-no-rebound = As quatro cartas não são todas do mesmo valor, do mesmo naipe, nem de quatro naipes. ({ $rule })
why-too-late = As cartas já foram dadas. ({ $rule })
why-leader-plays = Quem começa a vaza não pode passar: jogue qualquer combinação. ({ $rule })
why-no-combination = Estas cartas não formam combinação: cartas de um valor, três ou mais em sequência, ou uma sequência múltipla. ({ $rule })
why-other-reading = Estas cartas não podem valer por isso. ({ $rule })
why-other-shape = Tem de ser o mesmo tipo de combinação, com tantas cartas quantas estão na mesa: { $top }. ({ $rule })
why-too-low = Isso não supera o que está na mesa: { $top }. ({ $rule })
why-not-the-highest = O imposto é a sua maior carta. ({ $rule })

## Refusals by the bot
refused-no-table = Essa mesa não existe mais.
refused-too-many-of-yours = Você já está em { $most } mesas, e mais não dá. Saia de uma, ou feche uma.
refused-too-many-here = Já há { $most } mesas abertas neste canal. Entre em uma delas, ou peça que fechem uma.
refused-too-many-in-server = Já há { $most } mesas abertas neste servidor. Entre em uma delas, ou peça que fechem uma.
refused-left-server = Você não está mais no servidor desta mesa, então não pode jogar nela.
refused-barred = Mandaram você embora desta mesa.
refused-damaged = Não consigo ler a mesa #{ $number }: foi salva por outra versão do bot, ou está danificada. Nada nela mudou; quem cuida do bot encontra o motivo no registro.
refused-elsewhere = Esta mesa é jogada em outro lugar: { $link }
refused-no-table-here = Não há mesa aqui. Abra uma com `/table open`.
refused-not-started = A partida ainda não começou.
refused-already-started = A partida já começou.
refused-already-seated = Você já está nesta mesa.
refused-not-seated = Você não está nesta mesa. Aperte **Entrar** para se sentar.
refused-table-full = A mesa está cheia: este jogo é para até { $most }.
refused-too-few = A mesa precisa de pelo menos { $least } jogadores. Chame alguém, ou aperte **Chamar robô**.
refused-too-many = Só { $most } podem jogar isto. Escolha outro jogo ou outras opções, ou alguém se levanta.
refused-host-only = Só quem comanda a mesa pode fazer isso.
refused-no-computer = Não há robô para mandar embora.
refused-table-closed = Esta mesa foi fechada. Abra outra com `/table open`.
refused-moved-on = O jogo já andou. Dê outra olhada na mesa.
refused-bad-value = Essa não é uma das escolhas.
refused-no-teams = Os times são formados com quatro ou seis na mesa, quando a opção os deixa ao anfitrião.
refused-bad-option = { $name } não pode ser { $given }. Pode ser: { $choices }.
refused-bad-card = Não conheço a carta "{ $given }". Escreva como `7S`, `10♥` ou `RJ` (C paus, D ouros, H copas, S espadas).
refused-not-held = Você não tem essa carta.
refused-no-jumping = Neste jogo ninguém rouba a vez.
refused-unreadable = Não consigo ler esse botão. Talvez seja de uma versão antiga do bot.
refused-server-only = Isso só funciona em um servidor, não aqui.
refused-may-not-post = Não posso escrever neste canal. Preciso poder ver o canal, enviar mensagens e inserir links nele.
refused-gone = Não consigo mais chegar a esse lugar: foi apagado, ou não posso ver.
refused-discord = O Discord não responde no momento. Nada se perdeu; tente de novo daqui a pouco.
refused-mistake = Algo deu errado do meu lado. Nada mudou na mesa. (código { $code })
refused-no-charges = Neste jogo não há o que pôr em votação.
refused-no-proposals = Neste jogo não há o que propor.
refused-no-showing = Neste jogo, mostrar cartas não tem preço nem botão.
refused-options-conflict = Isso não combina com as outras opções. ({ $rule })

## Notices
which-title = Pode ser mais de uma mesa{ $pages ->
    [1] :
   *[other] {""} (página { $page } de { $pages }):
}
which-hand = Mostrar minha mão em…
which-leave = Sair de…
which-close = Fechar…
kick-asked = Você pede que { $who } saia. { $count ->
    [one] Falta mais uma pessoa pedir
   *[other] Faltam mais { $count } pessoas pedir
} com `/table kick`.
kick-done = { $who } não está mais na mesa.
notice-lost-place = Não consigo mais chegar ao canal da mesa. A partida espera; quem comanda a mesa pode continuar em outro lugar com `/table here`.
notice-cannot-delete = Não posso apagar mensagens aqui, então o que se fala no silêncio fica.
notice-closed = A mesa foi fechada.
notice-table-here = A mesa continua aqui.

## Leaderboard
leaders-title = ## Ranking de { $server }
leaders-game = no { $game }
leaders-none = Ninguém terminou uma rodada ainda. Abra uma mesa com `/table open`.
leaders-line = { $place }\. { $who } — { $won } de { $rounds } rodadas ganhas · partidas ganhas: { $matches } · pontos: { $points }
leaders-line-all = { $place }\. { $who } — { $won } de { $rounds } rodadas ganhas · partidas ganhas: { $matches }
leaders-total = { $rounds ->
    [1] Uma rodada
   *[other] { $rounds } rodadas
} em { $tables ->
    [1] uma mesa
   *[other] { $tables } mesas
} até agora.

## Help
help-body =
    ## Mau-Mau em 20 segundos
    1. `/table open` abre uma mesa aqui. Todo mundo aperta **Entrar**; quem comanda a mesa chama robôs e aperta **Começar**.
    2. Suas cartas chegam por mensagem direta, com botões para jogar. **Minha mão**, na mesa, também mostra.
    3. Jogue uma carta do mesmo naipe ou valor. Com uma carta só, aperte **Mau-mau!**

    `/hand` `/play` `/draw` `/pass` `/mau` `/accuse` `/jump` `/arm` fazem o mesmo pelo teclado.
    `/rules` explica as regras, `/leaderboard` mostra quem joga melhor aqui, `/solitaire` é para jogar sozinho.
rules-title = ## { $game }
rules-options = **Opções** (▸ fora do padrão do jogo)
rules-walkover = Desistir: proponha com `/propose` que a rodada acabe como está. Quando todos os outros concordam, ninguém a venceu, e cada mão conta como está.
rules-option = { $mark } { $option }: **{ $value }** ({ $rule })

## Sobre este bot, e o que ele guarda
cmd-about = Que bot é este, e como ele está
cmd-privacy = O que fica guardado sobre você: ver, exportar, apagar
about-body =
    ## maumau { $version }
    No ar desde { $since }; o Discord responde em { $latency } ms.
    Mesas abertas: { $here } neste servidor, { $all } no total.
about-link = Mais sobre mim: { $link }
privacy-body =
    ## O que eu guardo
    - **Sobre você:** seu id do Discord, seu nome, seu idioma e o canal das nossas mensagens diretas.
    - **Sobre os jogos:** quem senta onde, cada carta jogada e comprada, os pontos e as sementes da distribuição, para que qualquer pessoa confira que ninguém escolheu as cartas.
    - **O que você escreve, não.** No silêncio do rei eu olho se foi fala, e guardo só isso.
privacy-forever = - **Por quanto tempo:** enquanto eu estiver por aqui.
privacy-days = - **Por quanto tempo:** as cartas e jogadas de uma mesa encerrada por { $days ->
    [one] um dia
   *[other] { $days } dias
}; depois ficam os resultados, as sementes e um roteiro das jogadas.
privacy-servers =
    - **Servidores:** se um servidor me remover, tudo sobre ele é apagado depois de { $days } dias, a não ser que eu volte antes.
    - **Quem vê:** quem joga com você vê o jogo, e quem cuida de mim pode ler meu banco de dados. Mais ninguém recebe nada.
    - **Apagar:** você sai das suas mesas. Seu nome vira “someone” em todo lugar e seu id some; os resultados das outras pessoas ficam. Mensagens que já estão no Discord continuam lá.
privacy-export = Exportar meus dados
privacy-erase = Apagar meus dados…
privacy-exported = Isto é tudo o que eu guardo sobre você.
privacy-ask =
    ## Apagar tudo sobre você?
    { $tables ->
        [0] Você não está em nenhuma mesa.
        [one] Você sai da mesa em que está.
       *[other] Você sai das { $tables } mesas em que está.
    } Seus pontos, vitórias e ajustes somem, e ninguém consegue trazê-los de volta.
privacy-sure = Apagar de vez
privacy-erased = Não sobrou nada seu por aqui. Se você sentar de novo a uma mesa, começamos do zero.
refused-not-yours = Isso é de outra pessoa. `/privacy` mostra o que é seu.
refused-sat-down = Enquanto isso você sentou a uma mesa, então nada foi apagado. Tente de novo.

## Commands
cmd-table = Mesas: abrir, ver, sair
cmd-table-open = Abrir uma mesa aqui
cmd-table-show = Postar a mesa de novo, no fim do canal
cmd-table-leave = Sair da mesa
cmd-table-close = Fechar a mesa
cmd-table-kick = Mandar alguém embora da mesa
cmd-table-here = Continuar a mesa neste canal
cmd-hand = Ver a sua mão
cmd-play = Jogar uma carta
cmd-draw = Comprar
cmd-pass = Passar
cmd-mau = Dizer mau-mau
cmd-accuse = Acusar alguém de não ter dito mau-mau
cmd-jump = Roubar a vez com a carta igual à do topo
cmd-arm = Roubar a vez com uma carta assim que der
cmd-complain = Pôr em votação na mesa uma indireta sobre a carta secreta
cmd-propose = Propor o que as regras deixam para a mesa: ela vota
cmd-show = Mostrar uma carta à mesa, pelo preço dela
cmd-leaderboard = Quem joga melhor neste servidor
cmd-help = Como começar em 20 segundos
cmd-rules = As regras de um jogo
arg-rules = Qual jogo
arg-card = A carta, como 7S ou 10♥ (C paus, D ouros, H copas, S espadas); várias com espaços
arg-mau = Dizer mau-mau junto
arg-words = As palavras, onde o jogo tem várias
arg-call = O naipe a pedir com um valete
arg-player = Quem
arg-game = De qual jogo
arg-by = Em que ordem
by-won = rodadas ganhas
by-matches = partidas ganhas
by-rounds = rodadas jogadas
vote-asked = Sua queixa está em votação na mesa.
vote-cast = Seu voto foi contado.

## Paciência
cmd-solitaire = Jogar Mau-Mau sozinho: um jogo seu, ou o do dia
arg-what = Um jogo novo, o jogo do dia, ou o placar do dia
solitaire-new = um jogo seu
solitaire-daily = o jogo do dia
solitaire-board = o placar do dia
solitaire-done = 🏁 Bateu! { $drawn } cartas compradas, { $turns } vezes: **{ $total }**. Quanto menos, melhor.
solitaire-stuck = Não dá mais para jogar nem comprar: esta está perdida.
solitaire-title = ## O jogo de { $date }
solitaire-line = { $place }\. { $who } — **{ $points }** cartas compradas e vezes
solitaire-nobody = Ninguém terminou ainda. Tente com `/solitaire`.
refused-daily-played = Você já jogou o jogo de hoje. O próximo vem à meia-noite, UTC.
rules-deal = { $packs ->
    [one] Um baralho
   *[other] { $packs } baralhos
} { $jokers ->
    [yes] com coringas
   *[no] sem coringas
}, { $hand } cartas para cada um, no começo no sentido { $direction ->
    [clockwise] horário
   *[counter] anti-horário
}; de { $least } a { $most } na mesa. Livre-se das cartas: siga o naipe ou o valor da carta da mesa.
rules-joker = Coringa
does-Skip = o próximo perde a vez.
does-Reverse = inverte o sentido; com dois jogadores você joga de novo.
does-ReverseToBehind = inverte o sentido; com dois jogadores a vez é do outro.
does-DrawDebt = { $cards ->
    [one] o próximo compra uma, ou responde.
   *[other] o próximo compra { $cards }, ou responde; vai somando.
}
does-NextDraws = o próximo compra { $cards }, e depois joga.
does-PreviousDraws = o anterior compra { $cards }.
goes-anywhere = vai em cima de tudo, também de um naipe pedido{ $more ->
    [yes] ;
   *[no] .
}
goes-anywhere-uncalled = vai em cima de tudo, menos de um naipe pedido{ $more ->
    [yes] ;
   *[no] .
}
goes-on-call = vai também em cima de um naipe pedido{ $more ->
    [yes] ;
   *[no] .
}
goes-not-on-own = nunca em cima de outra do mesmo valor{ $more ->
    [yes] ;
   *[no] .
}
does-CallsSuit = pede um naipe.
does-Silence = silêncio: ninguém fala até o próximo; rir pode. Com uma carta, dão-se dois toques na mesa.
does-DealerTakesTurn = virado no começo, faz o carteador começar.
does-OthersDrawAtTheEnd = Como última carta, todos os outros compram { $cards }.
does-OthersDraw = todos os outros compram { $cards }.
does-PassCards = todos passam uma carta à esquerda, em segredo e ao mesmo tempo.
does-Lock = *boi na linha*: só vale este valor até sair outro; quem não tem, ou guarda o seu, compra uma e passa.
does-Hecatombe = todos compram três, você também. Fica de lado.
does-ChupaCabra = você pode escolher alguém, que leva três cartas suas, sem ver, nunca a última.
does-PokerOnRun = **Pôquer**: quando três cartas do mesmo naipe saem em sequência, cada um pode baixar um jogo de pôquer; o melhor faz alguém comprar cinco.
does-PlayAgain = jogue de novo.
does-Defence = responde a uma carta hostil do seu naipe, a um coringa, ou ao naipe do último seis ou sete.
does-SwapSeats = você troca de lugar com o anterior, a não ser que um dos dois esteja comendo.
does-ThirdSix = o terceiro seguido: o próximo compra seis, ou responde.
does-TakeAndPlay = tire uma carta do próximo, sem ver, e jogue-a na hora; não em quem disse "Mau-Mau".
does-MustBeCovered = tem de ser coberto: jogue em cima o naipe dele, outro igual ou um valete, e compre até poder.
does-LastJack = **Bater** com valete dobra os pontos dos perdedores; com o J♥ eles antes passam as mãos adiante.
does-LastTwoOfClubs = **Bater** com o 2♣: você escolhe de quem os pontos dobram.
does-SecretLast = **Bater** com a carta secreta: todos os outros compram quatro.
does-StealOwn = **A sua gêmea** da carta da mesa rouba a própria vez: sem efeito, e você joga de novo;
does-Double = ou vale como *dobradinha*: sem efeito próprio, o próximo compra duas e depois joga.
does-JumpIn = **Roubar a vez**: a gêmea da carta da mesa, se não for coringa, antes que o jogador da vez faça algo. Sem efeito; cancela o que ainda se ia comprar, e você joga de novo.
does-JumpInFully = **Fora da vez**: a mesma carta da mesa, antes que o próximo faça algo, com o efeito inteiro; nunca um valete.
does-Attack = **Carta secreta**: mostrada antes de dar as cartas, e nunca dita. Jogue-a em cima de tudo como ataque: alguém compra 8, ou devolve com a outra: 16. A carta errada custa quatro.
does-LayCards = **Juntas**: com um 8 quantos 8 você quiser, e uma carta do naipe do último; uma carta tem de ficar. A **gêmea** da carta jogada logo antes faz o próximo comprar duas.
does-RussianRoulette = **Roleta-russa**: um coringa virado para baixo; a carta virada conta ao redor da mesa, e quem ela alcança compra cinco.
does-Draw = **Comprar**: uma carta{ $voluntary ->
    [yes] {""}
   *[no] , quando nada serve
}{ $must ->
    [yes] ; se servir, tem de ser jogada.
   *[no] ; se servir, pode ser jogada.
}
does-DrawUnlessLocked = **Comprar**: uma carta, quando nada serve; se servir, tem de ser jogada.
does-DrawAlways = **Comprar**: uma carta, mesmo que algo sirva; depois só a comprada pode ser jogada.
does-DrawUntil = **Comprar**: até uma carta servir; mais, se quiser. Pagar por uma carta não custa a vez, salvo se as opções disserem.
does-Claim = **Rebote**: quatro cartas compradas por um coringa, todas do mesmo valor, do mesmo naipe ou de quatro naipes, devolvem cinco.
does-Declare = **Com uma carta** diga "Mau-Mau".
does-LastCard = **Com uma carta** diga "última carta"; se for um valete, diga "Mau Mau".
does-Accuse = **Acusar**: quem não disse a tempo compra { $penalty }.
does-Eat = **Comendo**: quem avisa não troca de lugar.
does-AskCount = **Quantas cartas** é assunto de cada um: pergunte uma vez por jogada; o outro não precisa responder.
does-Show = **Mostrar uma carta** custa { $penalty }.
does-SaysNothing = **ROM**: quem disser uma palavra compra { $silence_penalty }.
does-Look = **Mão adiantada**: olhar antes de o carteador terminar custa quatro.
rules-more-amm = Uma **jogada errada** custa cartas onde as opções dizem, uma vez por rodada. Quem bate sem ter dito "Mau-Mau", e sem ser acusado, dobra os pontos de todos.
rules-more-solitaire = Próximo e anterior são você. O objetivo é a mão vazia, com o mínimo de cartas compradas e de vezes.
rules-more-serbian = Quem está antes do carteador corta, e pode ficar com até três cartas fortes. Quem comprou por causa de uma carta ainda pode jogar. Acima do alvo a partida acaba: vence o menor total.
rules-more-voador = Em cima de cartas que se têm de comprar vai só o que responde a elas; depois de um coringa segue-se a carta de baixo. Com a sua gêmea da carta da mesa você tem de roubar ou dobrar.
rules-more-classic = As cartas que sobram contam: ás 1, dama e rei 10, valete 30, as demais o seu número. Quem chega ao alvo perde, e vence o menor total.
rules-more-german = Do sete ao ás: um baralho para até cinco, dois para até dez. A carta virada no começo não faz nada, e em cima de cartas que se têm de comprar só vai um sete. As cartas que sobram contam: ás 11, rei e dama 10, valete 20, as demais o seu número. Quem chega ao alvo perde, e vence o menor total.
rules-more-ime = Variantes nas opções: Cíclico, Mini, Open, ROM, Duo.
rules-zheng-deal = Um baralho com os dois curingas, todo distribuído; { $least } a { $most } na mesa, em sentido anti-horário. Seja o primeiro a ficar sem cartas. Do menor ao maior: 3 4 5 6 7 8 9 10 J Q K A 2 🃏B 🃏R.
rules-zheng-trick = - **Vazas**: alguém começa com qualquer combinação; na sua vez cada um a supera com o mesmo tipo e o mesmo número de cartas, ou passa, e ainda pode jogar depois. Quando todos os outros passaram em seguida, quem jogou por último começa.
rules-zheng-single = - **Uma carta**: vale o valor.
rules-zheng-set = - **Duas ou mais de um valor**; dois e curingas podem valer por cartas menores. No mesmo valor, as sem curinga superam as com curinga.
rules-zheng-sequence = - **Uma sequência** de três ou mais, do 3 ao A; curingas valem por qualquer carta, os dois { $twos ->
    [yes] só por si mesmos, acima do ás
   *[no] não entram
}. Um naipe só supera naipes mistos, depois vale o valor, depois não ter curingas.
rules-zheng-multiple = - **Uma sequência múltipla**: duas ou mais de cada um de três ou mais valores seguidos; dois e curingas ajudam, mas cada valor precisa de uma carta própria ou de um curinga.{ $all ->
    [yes] {" "}Dois naturais podem ser o valor acima do ás.
   *[no] {""}
}
rules-zheng-scores = - **Pontos**: { $teams ->
    [yes] em dois times de três, 3 para o time do primeiro, 2 para o do segundo, 2 para o que não tem o último; 5 por primeiro e segundo juntos, 10 com o terceiro. Em dois times de dois como no individual, somados. Cada um senta entre adversários{ $drawn ->
        [yes] , por sorteio
       *[no] {""}
    }
   *[no] o primeiro a sair faz 2, o segundo 1
}.
rules-zheng-tribute = - **Imposto**: antes da próxima rodada os dois últimos põem a sua maior carta virada para baixo para os dois primeiros, que devolvem uma carta qualquer; quem escolhe primeiro { $open ->
    [yes] vê as duas
   *[no] escolhe às cegas
}. O terceiro distribui e começa; em dois times de três o quinto, de três jogadores o segundo.
rules-more-zheng = A partida acaba em 11, em dois times de três em 50, para quem tiver mais; em caso de empate joga-se outra rodada.
why-needs-pairs = Times precisam de quatro ou seis na mesa, tantos de um lado quanto do outro. ({ $rule })
arg-rule = Qual regra, onde há várias
arg-proposal = O que propor
charge-VOA-15 = falou em voz alta durante o rei (VOA-15)
charge-VOA-21 = deu dica da carta secreta (VOA-21)
charge-AMM-55 = falou em voz alta durante o rei (AMM-55)
charge-IME-40 = mostrou uma carta (IME-40)
charge-IME-41 = espiou, escondeu cartas ou tramou (IME-41)
proposal-IME-50 = acabar a partida agora (IME-50)
proposal-COM-20 = desistir desta rodada (COM-20)
