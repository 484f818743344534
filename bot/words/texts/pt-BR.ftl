### Todos os textos do bot em português do Brasil.
### Plurals are chosen by [1], for in Portuguese [one] is nought as well.

## Listas
list-comma = { $some }, { $more }
list-semicolon = { $some }; { $more }
list-or = { $some } ou { $more }

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
option-mau_penalty = Castigo (cartas): não anunciar a última
option-false_accusation = Castigo (cartas): acusar errado
option-silence_penalty = Castigo (cartas): falar no silêncio
option-silence_delete = Apagar o que se fala no silêncio
option-silence_unreadable = Mensagens que o bot não consegue ler
option-secret_card = Carta secreta
option-scoring = Contagem de pontos
option-target = A partida acaba em
option-return_penalty = Voltar depois de sair
option-misplay = Jogar uma carta errada
option-misplay_penalty = Castigo (cartas): jogada errada
option-hints = Marcar o que pode ser jogado
option-silence = Rei do silêncio
option-poker = Pôquer quando sai uma sequência
option-lock = Boi na linha: um dois trava o jogo
option-jokers = Curingas
option-chupa_cabra = Chupa-cabra (curinga preto)
option-packs = Baralhos
option-hand_size = Cartas para cada pessoa
option-first_player = Quem começa
option-starting_card = Virar uma carta para começar
option-show_counts = Mostrar quantas cartas cada um tem
option-not_both = Proibir jogar a carta em cima da sua gêmea
option-draw_limit = Máximo de cartas que se compra na vez
option-mau_check = “Mau-Mau” esquecido é punido
option-debt_ends_turn = Comprar por castigo encerra a vez
option-reshuffle_when_full = Cartas no descarte para reembaralhar
option-seven_defence = Dois jogado sobre uma sequência de setes
option-shown_card_penalty = Castigo (cartas): mostrar uma carta
option-cyclic = Cíclico: bater não encerra a rodada
option-max_reshuffles = Mini: embaralhadas até a rodada acabar
option-time_limit = Mini: minutos até a rodada acabar
option-open_hands = Open: todas as mãos à vista
option-read_only = ROM: ninguém diz uma palavra
option-talk_penalty = Castigo (cartas): falar no ROM
option-teams = Jogar em times
option-twos_in_sequences = Dois acima do ás em sequências
option-partners = Quem joga com quem
option-tribute_pick = Quem escolhe primeiro no tributo
option-walkover = Desistir de uma rodada
option-winner_rules = Quem vence cria uma regra
option-fourth_or_fifth = Times de três: 1º e 2º, mais o 4º ou 5º
option-two_of_diamonds = 2♢ faz o próximo comprar quatro
option-queen = Damas fazem o mesmo que setes
option-makao-queen = Damas vão sobre tudo
option-makao-jokers = Curingas valem como qualquer carta
option-ace_cover = Cobrir um ás
option-seven_stops = Um sete comprado primeiro encerra a compra
option-reverser = O que inverte o sentido
option-jump_in = Entrar fora da vez
option-two_adds = Os dois se somam ao entrar fora da vez
option-early_hand_penalty = Olhar a mão cedo demais custa cartas
option-jack_on_jack = Valete em cima de valete
option-ace = O que o ás faz
option-nine = O que o nove faz
option-jack_doubles = Bater com valete conta em dobro
option-turn_clock = Tempo por vez
option-thread = Tópico próprio para a mesa
value-on = sim
value-off = não
value-auto = automático
value-usual = { $number ->
    [0] padrão
   *[other] padrão ({ $number })
}
value-forgive = perdoar
value-punish = contar como fala
value-cards = um ponto por carta que sobrou na mão
value-wins = um ponto por rodada ganha
value-amm_points = pontos das cartas que sobraram
value-worst = o pior total da mesa
value-100 = 100 pontos a mais
value-5 = 5 pontos
value-7 = 7 pontos: 5, mais 2 por não ficar em último
value-penalise = custa cartas
value-refuse = é recusada
value-draw_high = quem tirar a carta mais alta
value-host = quem comanda a mesa
value-winner = quem venceu a última rodada
value-automatic = na hora, pelo bot
value-accuse = se alguém acusar
value-relay = repassa: qualquer sete, ou um dois do mesmo naipe, rebate
value-kill = encerra a sequência
value-chain = repassa: qualquer dois, ou um sete do mesmo naipe, rebate
value-pairs = duplas
value-seats = conforme os lugares na mesa
value-drawn = por sorteio
value-chosen = como decidir quem comanda a mesa
value-single = só nas simples
value-all = também nas múltiplas
value-open = vê as cartas
value-blind = escolhe às cegas
value-vote = quando todos concordam
value-draw_until = comprar até poder jogar
value-draw_one = comprar uma só carta
value-nine = nove
value-queen = dama
value-again = jogar de novo
value-skip = o próximo perde a vez
value-reverse = inverte o sentido
value-both = hecatombe ou roleta, à escolha de quem joga
value-hecatombe = só hecatombe: todos compram três
value-roulette = só roleta-russa

## O que é cada jogo, e o que faz cada opção
intro-voador = Acompanhe o naipe ou o valor. Setes e curingas fazem comprar, um rei traz o silêncio{ $steal ->
    [on] , e quem tem exatamente a mesma carta pode roubar a vez
   *[off] {""}
}.
intro-classic = Acompanhe o naipe ou o valor; quem fica sem cartas primeiro vence a rodada.
intro-amm = Mau-Mau para feras: os oitos saem juntos, a gêmea da carta anterior faz o próximo comprar, e certas últimas cartas dobram os pontos dos outros.
intro-ime = Mau-Mau cheio de surpresas: cartas que atacam e cartas que defendem, uma carta tirada às cegas do vizinho, e trocas de lugar.
intro-serbian = Mau Mau do jeito da Sérvia: o baralho é cortado antes de dar as cartas, o ás tem de ser coberto por outra carta, e vencer a rodada desconta 40 pontos.
intro-german = Um jogo curto, com as cartas do sete ao ás: um sete faz o próximo comprar duas, um oito tira a vez do próximo, e um valete pede um naipe.
intro-zheng = O jogo de subir, da China: supere a última jogada com o mesmo tipo de combinação, só que mais alta, ou passe. Fique sem cartas antes de todo mundo: os últimos pagam tributo.
explained-steal = Se você tem uma carta exatamente igual à do topo, pode jogá-la a qualquer momento e tomar a vez.
explained-voluntary_draw = Sim: você pode comprar mesmo podendo jogar. Não: você só compra quando não pode jogar.
explained-mau_penalty = Quantas cartas você compra quando se esquece de anunciar a última.
explained-false_accusation = Quantas cartas você compra quando acusa alguém que anunciou a última carta ou não precisava.
explained-silence_penalty = Quantas cartas custa cada mensagem durante o silêncio. Rir pode.
explained-silence_delete = Sim: o que se escreve quando ninguém pode falar também é apagado. O bot precisa da permissão *Gerenciar mensagens*.
explained-silence_unreadable = Se uma mensagem conta como fala quando o Discord não deixa o bot lê-la: podia ser só risada.
explained-secret_card = Sim: antes de dar as cartas mostra-se a todos uma carta que ninguém pode dizer. Quem a tem pode atacar com ela.
explained-scoring = O que conta depois da rodada: quem venceu, ou as cartas que sobraram para os outros.
explained-target = A partida segue até o total de alguém chegar a este número.
explained-zheng-target = A partida segue até alguém, ou um time, ter estes pontos. Padrão: 11; com três no time, 50.
explained-return_penalty = Quanto custa sair da partida e voltar: seu total passa a ser o pior da mesa, ou piora 100 pontos.
explained-misplay = O que acontece se você joga uma carta que não pode: ela volta e custa cartas, ou simplesmente é recusada.
explained-misplay_penalty = Quantas cartas você compra pela primeira carta errada da rodada. As seguintes não custam nada.
explained-hints = Sim: sua mão marca as cartas que você pode jogar agora. Ajuda enquanto você aprende.
explained-silence = Sim: depois de um rei ninguém diz uma palavra até o próximo rei. Não: o rei é uma carta comum.
explained-poker = Sim: quando as três últimas cartas são do mesmo naipe e de valores seguidos, subindo ou descendo, todos podem baixar uma mão de pôquer. A melhor faz alguém comprar cinco.
explained-lock = Sim: um dois trava o jogo, e só outro dois o destrava. Não: o dois é uma carta comum.
explained-jokers = O que fazem os curingas. Hecatombe: todos compram três. Roleta: uma carta é virada e contada em volta da mesa; em quem parar, compra cinco.
explained-chupa_cabra = Sim: com o curinga preto você pode fazer alguém levar três cartas suas, às cegas. Os curingas também precisam estar em jogo.
explained-packs = Quantos baralhos são embaralhados juntos. Com mais baralhos há mais cartas iguais.
explained-hand_size = Quantas cartas cada pessoa recebe no começo da rodada.
explained-first_player = Quem joga primeiro na rodada.
explained-starting_card = Sim: uma carta é virada, e quem começa tem de acompanhá-la. Não: quem começa joga qualquer carta.
explained-show_counts = Sim: a mesa mostra quantas cartas cada um tem. Não: é preciso perguntar, e ninguém precisa responder.
explained-not_both = Sim: a carta tem de acompanhar o naipe ou o valor, mas nunca os dois.
explained-draw_limit = Ao comprar esta quantidade de cartas na mesma vez, você perde a vez. Se há limite, costuma ser nove.
explained-mau_check = Quem percebe a última carta não anunciada: o bot, na hora, ou só alguém que acuse.
explained-debt_ends_turn = Sim: comprar cartas de castigo encerra a sua vez. Não: você as compra e depois joga.
explained-reshuffle_when_full = Quando o descarte chega a este tamanho, tudo menos a carta do topo é embaralhado e volta para baixo do monte.
explained-seven_defence = O que um dois do naipe certo faz com uma sequência de setes: repassa as cartas por comprar, ou as cancela.
explained-shown_card_penalty = Quantas cartas custa mostrar uma das suas cartas à mesa.
explained-cyclic = Sim: bater marca um, todos compram até completar a mão, e o jogo continua.
explained-max_reshuffles = A rodada acaba quando o descarte foi embaralhado esta quantidade de vezes; vence quem tiver menos cartas.
explained-time_limit = A rodada acaba depois desta quantidade de minutos; vence quem tiver menos cartas.
explained-open_hands = Sim: todos veem as cartas de todos.
explained-read_only = Sim: das cartas dadas até o fim da rodada ninguém diz nem escreve uma palavra. Gestos e botões podem.
explained-talk_penalty = Quantas cartas custa cada mensagem no ROM.
explained-teams = Se cada um joga por si, ou se há times que somam seus pontos.
explained-twos_in_sequences = Se um dois pode vir depois do ás numa sequência, como em K A 2.
explained-partners = Quem fica em qual time: conforme os lugares, por sorteio, ou como decidir antes quem comanda a mesa.
explained-tribute_pick = Se quem venceu a última rodada vê as duas cartas do tributo antes de escolher.
explained-walkover = Se vocês podem desistir de uma rodada quando todos concordam. Aí todas as mãos contam como estão.
explained-winner_rules = Depois de cada rodada, quem venceu tem um dia para mudar uma coisa do jogo. A partida segue com a regra nova e não conta para a classificação de ninguém.
explained-fourth_or_fifth = Quanto ganha um time de três com o primeiro e o segundo lugar quando o terceiro dele fica em quarto ou quinto.
explained-two_of_diamonds = Sim: o 2♢ faz o próximo comprar quatro. Não: é uma carta comum.
explained-queen = Sim: uma dama faz o próximo comprar três, como um sete. Não: é uma carta comum.
explained-ace_cover = Um ás tem de ser coberto por outra carta. Isto é o que você faz se não puder.
explained-seven_stops = Sim: se a primeira carta que você compra por causa de setes for um sete, você para de comprar.
explained-reverser = Que carta inverte o sentido do jogo.
explained-jump_in = Sim: se você tem uma carta exatamente igual à do topo, pode jogá-la fora da vez, com todo o efeito dela.
explained-two_adds = Sim: se alguém entra fora da vez com um dois, quem leva o dois compra oito em vez de quatro.
explained-early_hand_penalty = Sim: olhar suas cartas antes de acabarem de dar custa mais quatro.
explained-jack_on_jack = Sim: um valete pode ser jogado sobre outro valete, e pede um novo naipe. Não: não pode.
explained-ace = Se com o ás você joga de novo, ou se o próximo perde a vez.
explained-nine = Se o nove inverte o sentido do jogo.
explained-jack_doubles = Sim: todos os pontos da rodada contam em dobro se a última carta foi um valete.
explained-turn_clock = Quanto tempo cada pessoa tem por vez. Se o tempo acaba, o bot faz por ela a jogada mais inofensiva.
explained-thread = Se o bot abre um tópico para a mesa, deixando o canal livre para conversar.
intro-pesten = Da Holanda: dois e curingas fazem comprar ou passar as cartas adiante, depois de um sete você joga mais uma carta, e não dá para bater com uma carta que tem efeito.
intro-makao = Da Polônia: você joga várias cartas do mesmo valor de uma vez, briga com dois, três e reis, e exige um valor com um valete.
intro-switch = Da Inglaterra: um valete preto faz o próximo comprar cinco e um vermelho o salva, as damas têm de ser cobertas, e você anuncia a sua última carta.
intro-prsi = Da Tchéquia: setes fazem comprar, ases tiram a vez, uma dama pede um naipe, e o jogo segue pelo segundo lugar e pelos outros.
intro-tschau-sepp = Da Suíça: o jogo roda no sentido anti-horário, um valete pede um naipe, e há uma palavra para quando restam duas cartas e outra para a última.
intro-sto-odno = Da Rússia e dos vizinhos: os seis têm de ser cobertos, o rei de espadas custa quatro, e com pontos demais você sai da partida.
intro-crazy-eights = Da América do Norte: um oito vai sobre tudo e pede um naipe, e quem bate ganha os pontos das cartas que sobraram para os outros.
intro-club = As regras de torneio de um clube alemão: os setes custam uma carta cada e se somam, e bater com um valete conta em dobro.
intro-branne = O jogo de uma família: entre fora da vez com a mesma carta, mande as cartas por comprar para lá e para cá, e acabe com a mão de outra pessoa.
explained-after_debt = Depois de comprar por um dois ou curinga: sua vez acabou, ou você ainda joga?
explained-second_word = Quantas cartas custa esquecer a palavra da última carta de todas.
explained-comes_back = Sim: se você acabou de bater e a pessoa antes de você joga o sete de copas, você volta: compra duas e segue jogando.
explained-king_of_spades = Sim: o rei de espadas faz o próximo comprar quatro, e só o valete de espadas acaba com isso.
explained-skipper = Que carta faz o próximo perder a vez.
explained-plays_on = Sim: depois que alguém bate, os outros seguem jogando até sobrar um. Não: a rodada acaba ali.
explained-seven = Se um sete pode ser jogado sobre um sete, somando as cartas por comprar, ou se cada um vale só uma vez.
explained-eight = Sim: um oito faz o próximo comprar uma e perder a vez. Não: é uma carta comum.
explained-together = Sim: várias cartas do mesmo valor podem ser jogadas de uma vez, e seus efeitos se somam.
explained-limit = Passou deste número de pontos, você sai da partida. Acertou em cheio, volta a zero.
explained-specials = Sim: damas tiram a vez, ases invertem o sentido, dois fazem o próximo comprar dois, e a dama de espadas, cinco.
explained-jack_again = Sim: depois de um valete você joga de novo. Não: o valete é uma carta comum.
explained-countdown = Sim: todos começam com oito cartas. Ao bater, você recebe sete e segue jogando, depois seis, até chegar a uma.
explained-own_rank = Sim: na contagem regressiva, seu valor curinga é o número de cartas que recebeu por último, em vez do oito.
explained-makao-queen = Sim: uma dama vai sobre tudo, e tudo vai sobre uma dama. Não: é uma carta comum.
explained-makao-jokers = Sim: há curingas no baralho. Um curinga vale como qualquer carta que você disser.

## Cards and suits
suit-0 = ♧ paus
suit-1 = ♢ ouros
suit-2 = ♡ copas
suit-3 = ♤ espadas

## As cartas como se escrevem, e as palavras com que são digitadas
card-52 = 🃏 preto
card-53 = 🃏 vermelho
card-in-words = { $rank } de { $suit ->
    [0] paus
    [1] ouros
    [2] copas
   *[3] espadas
}
meant-title = **Qual das suas cartas você quer dizer?**
typed-between = de
typed-suit-0 = pau, paus, P
typed-suit-1 = ouro, ouros, O
typed-suit-2 = copa, copas, C
typed-suit-3 = espada, espadas, E
typed-rank-0 = ás
typed-rank-1 = dois
typed-rank-2 = três
typed-rank-3 = quatro
typed-rank-4 = cinco
typed-rank-5 = seis
typed-rank-6 = sete
typed-rank-7 = oito
typed-rank-8 = nove
typed-rank-9 = dez
typed-rank-10 = valete, V
typed-rank-11 = dama, rainha, D
typed-rank-12 = rei, R
typed-joker-52 = curinga preto, coringa preto, joker preto, preto
typed-joker-53 = curinga vermelho, coringa vermelho, joker vermelho, vermelho
typed-as = como
typed-as-by = por, cada
typed-as-double = dobradinha
typed-as-steal = roubo, roubar, roubo da vez
typed-as-attack = ataque, atacar
typed-as-retaliate = contra-ataque, retaliar, retaliação, devolver
typed-as-single = única, carta única, sozinha
typed-as-set = conjunto, par
typed-as-sequence = sequência
typed-as-multiple = múltipla, sequência múltipla
typed-today = hoje
typed-tomorrow = amanhã

## Cards, as people name them when they talk: docs/translating.md says what the signs at the words mean
heard-rank-0 = =ás
heard-rank-1 = dois, duas…, duque…
heard-rank-2 = três, terno…
heard-rank-3 = quatro, quadra…
heard-rank-4 = cinco, quina…
heard-rank-5 = seis, sena…
heard-rank-6 = sete
heard-rank-7 = oito
heard-rank-8 = nove
heard-rank-9 = dez
heard-rank-10 = valete
heard-rank-11 = dama, rainha
heard-rank-12 = rei
heard-suit-0 = paus, …pau
heard-suit-1 = ouros, …ouro
heard-suit-2 = copas, …copa
heard-suit-3 = espadas, …espada
heard-of = de, do, da, dos, das
heard-and = e, ou

## O que cada pessoa e cada servidor escolhe (/me, /settings)
prefer-person-title = ## ⚙️ Minhas configurações
prefer-person-small = Só para você, em qualquer servidor.
prefer-person-ping = Me chame
prefer-person-ping-turn = A cada vez
prefer-person-ping-turn-about = E de novo antes de o tempo acabar
prefer-person-ping-next = A cada vez, e quando eu for a próxima pessoa
prefer-person-ping-times = Em horários marcados
prefer-person-ping-times-about = Todas as mesas em uma mensagem
prefer-person-ping-late = Só antes de o tempo acabar
prefer-never = Nunca
prefer-person-ping-off-about = Eu mesmo olho em /games
prefer-person-peace = Me deixe em paz
prefer-person-peace-nights = À noite, das 22 às 8
prefer-person-peace-weekends = À noite e nos fins de semana
prefer-person-peace-work = Também das 9 às 17, de segunda a sexta
prefer-person-peace-own = Meus próprios horários …
days = { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}
button-away = Férias
button-away-days = Outros dias …
button-privacy = Meus dados
prefer-person-language = Idioma
prefer-person-language-auto = Como no meu Discord
prefer-person-faces = Minhas cartas
prefer-person-faces-pictures = Desenhos
prefer-person-faces-four = Desenhos em quatro cores: ♧ verde, ♢ azul
prefer-person-faces-letters = Em palavras: 7 de espadas
prefer-person-large = Muitas cartas na mão
prefer-person-large-about = Uma mão com mais de dez cartas: cartas pequenas em fila, ou um desenho grande. A descrição dele diz as cartas.
prefer-person-large-off = Cartas pequenas em fila
prefer-person-large-on = Um desenho grande
prefer-person-hints = Dicas
prefer-person-hints-about = Os botões das cartas especiais dizem o que acontece: 7♤ · Zezé compra 2.
prefer-person-hints-auto = Nas minhas duas primeiras rodadas
prefer-person-hints-on = Sempre
prefer-server-title = ## ⚙️ Este servidor
prefer-page-basics = Básico
prefer-page-ringing = Meus horários
prefer-page-news = Publicações
prefer-server-language = Idioma das mesas
prefer-server-language-auto = Como o servidor no Discord
cmd-me = Idioma, cartas, avisos, férias, meus dados
cmd-settings = Este servidor: idioma, mesas, direitos, registro
arg-language = O idioma em que respondo a você
refused-manage-only = Só quem gerencia este servidor pode mudar as configurações dele.

## O nível dos robôs
level-easy = fácil
level-medium = médio
level-hard = difícil
levels-seated = { $who } entra na mesa ({ $level }).

## The lobby
lobby-title = ### 🃏 { $game } · { $free ->
    [yes] lugares livres
   *[no] mesa cheia
}
lobby-terms = { $most ->
    [0] {""}
   *[other] Até { $most } pessoas ·{" "}
}{ $ends ->
    [yes] até { $target } pontos ·{" "}
   *[no] {""}
}{ $unit ->
    [m] { $count } min por jogada
    [h] { $count } h por jogada
    [d] { $count } dias por jogada
   *[off] sem limite de tempo
}
lobby-options = **Regras da casa:** { $options }
lobby-plain = **Regras da casa:** nenhuma, só o jogo padrão
lobby-started = 🃏 **{ $game }** · { $who }
lobby-over = 🏁 **{ $game }** · { $who } · acabou
lobby-closed = 💤 **{ $game }** · esta mesa foi fechada
button-join = Entrar
button-leave = Sair
button-challenge-yes = Aceitar
button-challenge-no = Recusar
button-computer = Chamar robô
button-invite = Convidar
button-dismiss = Tirar um robô
button-form = Digitar um valor…
button-options = Opções
button-start = Começar
button-rules = Regras
button-lessons = Me ensine
button-teach-more = Me ensine mais
button-hand = Minha mão
button-draw = Comprar
button-draw-debt = Comprar { $debt }
button-pass = Passo!
button-mau = Mau-Mau!
button-knock = Dar um toque
button-accuse = Acusar
button-jump = Roubar a vez
button-jump-in = Entrar fora da vez
button-look = Carta secreta
button-deal = Próxima rodada
button-rule = Criar uma regra
button-back = Voltei
button-again = Jogar de novo
button-yes = Sim
button-no = Não
button-accept = Comprar { $count }
button-say-last-card = Última carta!
button-say-mau-mau = Mau Mau!
button-say-gesture = ✋ Última carta
button-decline = Não, valeu
button-agree = Sim, pode ser
button-resign = Desistir da rodada
button-keep = Ficar com ela
button-claim = Pedir o rebote
button-ask = Quantas cartas?
button-eat = Estou comendo
button-stop = Acabei de comer
button-tell = Dizer quantas
button-number = Carta { $number }
button-rank = { $number ->
    [1] A
    [11] J
    [12] Q
    [13] K
   *[other] { $number }
}
joined = Oba, você joga [nesta mesa]({ $link })! Suas cartas vão chegar aqui.
seated = Oba, você está no jogo! Suas cartas chegam por mensagem direta.
joined-no-dms = Oba, você está no jogo! Só não consigo escrever para você: suas mensagens diretas estão fechadas para este servidor. Aperte **Minha mão** na mesa sempre que quiser ver suas cartas, ou abra as mensagens diretas e entre de novo.
hand-no-dms = Não consigo enviar sua mão: suas mensagens diretas estão fechadas para este servidor. Aperte **Minha mão** na mesa quando for sua vez, ou abra as mensagens diretas e aperte de novo.
left-lobby = Você saiu da mesa. Até a próxima!
left-match = Você saiu da partida. Fica em último lugar, a não ser que volte em outra rodada.
left-match-over = Você saiu da partida, e ela acabou.
leave-sure = { $alone ->
    [yes] Sair da partida? Só sobrariam robôs, então ela acaba como está.
    [event] Sair da partida? Aí ela acaba, e { $who } vence.
   *[no] Sair da partida? Você fica em último lugar, a não ser que volte; isso custa pontos.
}
leave-host = Sair da sua mesa? { $alone ->
    [yes] Não tem mais ninguém, então ela fecha.
   *[no] Quem comanda passa a ser { $who }.
}

## Options screen
options-title = ### 🃏 { $game }
options-pick-game = Qual jogo?
options-more-games = Mais jogos…
options-own-games = Jogos deste servidor…
options-value = { $option }: escolha…
options-usual = -# Padrão: { $value }
options-line = { $option }: { $value }
options-conflict = ⚠️ Essas opções não combinam bem.

## The table
table-title = ### { $game } · rodada { $round }
table-title-over = ### { $game } · a partida acabou
table-over = 🏁 { $game }: a partida acabou, veja [o resultado]({ $link })
table-follow = vale a carta de baixo: { $card }
table-lies = **{ $who }**: { $what }
table-plain = Algo deu errado do meu lado, então não consigo mostrar a mesa #{ $number } como sempre. Dá para continuar jogando.
table-turn = ▸ Vez de **{ $who }**
table-leads = ▸ **{ $who }** começa a vaza: vale tudo
table-answers = ▸ **{ $who }** tem de comprar { $debt } ou rebater
table-call = ▸ **{ $who }** está escolhendo o naipe
table-choose = ▸ **{ $who }** está escolhendo alguém
table-retaliate = ▸ **{ $who }** tem de comprar { $debt } ou retaliar
table-give = ▸ Uma carta vai para a esquerda. Esperando por: **{ $who }**
table-poker = ▸ Pôquer! Alguém tem uma mão? Esperando por: **{ $who }**
table-cut = ▸ **{ $who }** está cortando o baralho, e pode ficar com a carta
table-eights = ▸ **{ $who }** pode jogar mais oitos
table-joker = ▸ **{ $who }** está escolhendo o que o curinga faz
table-tribute = ▸ Tributo: a maior carta, virada para baixo. Esperando por: **{ $who }**
table-tribute-back = ▸ Tributo: devolver uma carta. Esperando por: **{ $who }**
table-pick = ▸ Tributo: **{ $who }** está escolhendo uma de duas cartas viradas para baixo
table-pick-back = ▸ Tributo: **{ $who }** está escolhendo uma das duas cartas devolvidas
table-mark-silent = 🤫 Silêncio: escrever na mesa custa cartas.
table-mark-locked = 🐂 **Boi na linha!** O jogo travou: só vale um dois, e ele destrava.
table-mark-mute = 🔇 **ROM:** ninguém diz uma palavra até o fim da rodada. Gestos podem.
table-mark-dull = A carta do topo não faz mais nada: é só acompanhar o naipe ou o valor.
table-secret = 🤐 Há uma carta secreta em jogo: não diga o nome dela.
table-vote = 🗳️ { $by } diz que **{ $accused }** { $rule }. É verdade?
table-votes = -# Até agora: { $yes } sim, { $no } não.
table-proposal = 🗳️ { $by } propõe { $proposal }.
table-unwanted = 🗳️ Mandar **{ $who }** embora da mesa? { $count } de { $most } dizem sim (`/table kick`).
table-stock = monte: { $count }
table-between = A próxima rodada começa { $when }, ou quando alguém apertar **Próxima rodada**.
table-rule = 🏆 **{ $who }** venceu e pode criar uma regra; o prazo acaba { $until }. Depois a próxima rodada pode começar.
table-incomplete = Esperando gente: alguém precisa entrar antes da próxima rodada, ou um de vocês põe um robô.
table-hash = Rodada { $round } · código do sorteio `{ $hash }`
seat-away = não está, um robô joga no lugar
seat-next = entra na próxima rodada
seat-eating = 🍽️ comendo
seat-misses = ⏭️ perde { $turns ->
    [1] a próxima vez
   *[other] as próximas { $turns } vezes
}
seat-out = 🏁 { $place }
seat-passed = passou

## The result of a round
result-title = 🏁 { $winner } { $many ->
    [yes] vencem
   *[no] vence
} a rodada { $round }
result-no-winner = 🏁 Rodada { $round }: sem vencedor
result-broke-off = A rodada { $round } foi interrompida: sobrou pouca gente
result-for = por { $cards }
result-total = ao todo **{ $total }**
result-why-cards = { $count ->
    [1] sobrou 1 carta
   *[other] sobraram { $count } cartas
}
result-why-won = ganhou
result-why-missed = faltou à rodada
result-why-first = 1º lugar { $points }
result-why-second = 2º lugar { $points }
result-why-shared = parte das colocações restantes { $points }
result-why-not-last = não ficou em último { $points }
result-why-first-two = 1º e 2º lugares { $points }
result-why-first-three = 1º, 2º e 3º lugares { $points }
result-why-drawn = compradas: { $count }
result-why-turns = jogadas: { $count }
result-why-twice-jack = dobrado: bateu com valete { $points }
result-why-twice-undeclared = dobrado: bateu sem dizer “Mau-Mau” { $points }
result-why-twice-two = dobrado: bateu com o 2♧ { $points }
result-why-partner-cards = dupla: { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
result-why-partner-card = dupla: { $card } { $points }
result-why-partner-won = a dupla venceu
result-seed = Semente `{ $seed }`
    -# Ela dá o mesmo código e as mesmas cartas de novo; qualquer pessoa confere com `maumau verify`.
fair-about = O código já estava definido antes do último botão apertado antes da distribuição, e esse toque entrou no sorteio: ninguém podia escolher as cartas.
result-next = Cartas dadas sozinhas { $when }.
result-match = 🏆 { $winner } { $many ->
    [yes] vencem
   *[no] vence
} a partida
result-place = **{ $who }** { $total }{ $gone ->
    [left] { " " }· saiu
    [sent] { " " }· a mesa mandou embora
   *[no] { $won ->
        [0] { "" }
        [1] { " " }· venceu 1 rodada
       *[other] { " " }· venceu { $won } rodadas
    }
}
result-last-round = Última rodada: { $told }.
result-again = *{ button-again }* guarda o lugar de todos vocês.
result-chart = Pontos depois de cada rodada · { $lowest ->
    [yes] menos é melhor
   *[no] mais é melhor
}
result-chart-start = início
round-number = rodada { $round }
result-placing = Ordem de chegada: { $placing }

## The secret card
secret-shown = 🤐 A carta secreta desta rodada é { $card }. Guarde na cabeça: ela some já, já, e quem disser o nome dela compra 4.

## The hand
hand-plain = Algo deu errado do meu lado, então aqui estão só as suas cartas e o que você pode fazer. Pode continuar jogando. Mesa: [#{ $number }]({ $link })
hand-cards = As suas cartas
hand-waits = Escrevo quando for a sua vez.
hand-live = -# Ao vivo enquanto você joga · atualizado { $when }
hand-closed = 💤 Fechada, para não mostrar nada antigo.
hand-begins = { $who } começa.
hand-seen = **Visto** { $when }
hint-debt = { $who } compra { $count }
hint-call = você escolhe o naipe
hand-after = -# Depois de você: { $seats }
hand-played-for = ⏰ O tempo acabou; joguei por você.
clock-until = -# ⏳ o tempo acaba { $until }
table-goes = { $fits ->
    [all] qualquer carta
   *[other] { $fits }
}
table-where = { $game } · rodada { $round }
table-points = pontos: { $points }
goal = até { $target ->
    [one] { $target } ponto
   *[other] { $target } pontos
}, { $lowest ->
    [yes] vence quem tem menos
   *[no] vence quem tem mais
}
fits-but = { $suit } (menos { $card })
declared-nowhere = Agora você não tem última carta para anunciar.
button-see = Olhar
button-see-again = Olhar de novo
button-more = Mais
button-story = A rodada até aqui
button-propose = Propor …
button-bottom = Mesa para baixo
button-close = Fechar
button-cards = O que cartas fazem
more-table = Esta mesa
more-host = Para você, que abriu a mesa
more-anyway = **Não é a sua vez.** Jogar uma carta mesmo assim? Uma errada custa cartas.
pick-send-away = Mandar embora …
pick-hand-over = Passar a mesa para …
propose-explained = Todos têm de dizer sim; um *Não* encerra.{ $round ->
    [yes] {""} Ninguém vence uma rodada abandonada; ela conta como está.
   *[no] {""}
}
story-empty = Ainda não aconteceu nada.
cards-plain = Nenhuma carta sua faz algo especial.
button-accuse-one = Acusar { $who }
button-accuse-whom = Acusar …
hand-empty = Você não tem cartas.
hand-large = Sua mão: { $cards }
hand-turn = { $can ->
    [draw]
        É a sua vez
        Você só pode comprar.
    [pass]
        É a sua vez
        Você só pode passar.
   *[other] { $fits ->
        [none] É a sua vez
        [all]
            É a sua vez
            Jogue qualquer carta.
       *[other]
            É a sua vez
            Jogue { $fits }.
    }
}
hand-turn-drawn =
    Você comprou { $card }
    Jogue ou passe.
hand-must-play-drawn =
    Você comprou { $card }
    Se a carta comprada serve, tem de ser jogada.
hand-answer = { $can ->
    [draw] Compre { $debt }
   *[other] { $fits ->
        [none] Compre { $debt } ou rebata
       *[other] Compre { $debt } ou rebata com { $fits }
    }
}
hand-call =
    Que naipe você quer?
    Você tem: { $held }
hand-choose = Quem você vai escolher?
hand-retaliate = Você levou um ataque: compre { $debt }, ou retalie com a outra cópia da carta
hand-decide = É a sua vez
hand-lead = É a sua vez: jogue o que quiser
hand-beat = É a sua vez: supere { $lying }
hand-cannot-beat =
    É a sua vez: supere { $lying }
    Nada na sua mão supera: passe.
hand-tribute =
    Tributo
    Entregue a sua maior carta, virada para baixo, para { $who }. Mais ninguém a vê.
hand-tribute-back =
    Tributo
    Devolva uma carta que não faz falta. Ela vai para { $who }; mais ninguém a vê.
hand-pick =
    Tributo
    Aqui estão duas cartas viradas para baixo. Escolha uma; a outra vai para { $who }.
hand-pick-open =
    Tributo
    Estas duas cartas são para você e { $who }. Pegue uma; a outra vai para { $who }.
hand-pick-back =
    Tributo
    As duas cartas devolvidas estão viradas para baixo. Escolha uma; a outra vai para { $who }.
hand-pick-back-open =
    Tributo
    Estas duas cartas foram devolvidas. Pegue uma; a outra vai para { $who }.
hand-gave = -# Tributo: você deu { $cards }.
hand-took = -# Tributo: você pegou { $cards }.
hand-give =
    Escolha uma carta para passar à pessoa da esquerda
    Só quem recebe é que vê.
hand-poker =
    Pôquer!
    Você pode baixar de duas a cinco cartas que formem uma mão de pôquer; a melhor faz alguém comprar cinco.
hand-cut =
    Você cortou numa carta forte
    Fica com ela ou deixa no descarte?
hand-eights =
    Você virou um oito
    Jogue mais oitos e uma carta do naipe deles, ou passe.
hand-joker =
    Você virou um curinga
    Virado para cima: todos compram. Virado para baixo: roleta-russa.
hand-misplayed = ❌ { $why } { $drawn ->
    [none] Ela voltou para a sua mão.
   *[other] Ela voltou para a sua mão → você compra { $drawn }
}
hand-misplayed-again = ❌ { $why } Ela voltou para a sua mão; outro erro nesta rodada não custa nada.
hand-AttackFailed = ❌ Essa não é a carta secreta. Ela voltou para a sua mão, e você compra cartas de castigo.
hand-RetaliationFailed = ❌ Essa não é a outra cópia da carta secreta. Ela voltou para a sua mão, e você compra cartas de castigo.
hand-SecondWordMissed = Você bateu sem dizer “{ $words }”, então compra e segue jogando.
hand-MayNotEndSo = Não dá para bater com esta carta, então você compra.
hand-between = A rodada acabou.
hand-result-place = { $place ->
    [1] Vitória
    [2] Segundo lugar
    [3] Terceiro lugar
   *[other] { $place }º lugar
} na rodada { $round }
hand-result-match = { $place ->
    [1] Vitória
    [2] Segundo lugar
    [3] Terceiro lugar
   *[other] { $place }º lugar
} na partida
hand-result-winner = { $many ->
    [yes] { $winner } venceram.
   *[no] { $winner } venceu.
}
hand-result-points = { $points ->
    [1] **1** ponto
   *[other] **{ $points }** pontos
}{ $why }.
hand-result-total = Você tem **{ $total }**, { $place }º lugar de { $most }.
hand-looked-early = Você olhou antes de acabarem de dar as cartas: mais quatro para você.
hand-left = Você não está mais nesta mesa.
hand-sent-away = Tiraram você desta mesa.
hand-not-in = Você joga a partir da próxima rodada.
hand-away = Você não estava, então um robô está jogando no seu lugar.
hand-played = Você jogou { $card }
hand-drew = Você comprou { $cards }
hand-declared = { $words ->
    [knocks] ✊✊ Dois toques! A mesa toda ouviu.
    [gesture] ✋ Mostrou! A mesa toda viu.
   *[said] 📣 Disse! A mesa toda ouviu.
}
hand-knocked = Foi um toque: dois em até 10 segundos valem como aviso.
hand-picked = Pronto.
pick-card = Jogar uma carta …
pick-card-of = Jogar uma carta: { $suit }…
pick-give = Dar uma carta…
pick-give-of = Dar uma carta: { $suit }…
pick-attack = Atacar com…
pick-retaliate = Retaliar com…
ahead-title = ⏭ Planejar
ahead-explained = Na sua vez, jogo a primeira que der.
ahead-secret = Só você vê isto. Vale até o fim da rodada.
ahead-line = { $deed } · { $when }
ahead-play = { $cards }
ahead-jump = entrar fora da vez com { $cards }
ahead-draw = nada serve: comprar
ahead-pass = passar por enquanto
ahead-only = sempre que só houver uma coisa a fazer (comprar, passar, jogar ou avisar), eu faço
ahead-then = { $deed } → { $what }
ahead-any = assim que der
ahead-on = sobre { $cards }
ahead-debt = em vez de comprar
ahead-no-other = se nada mais servir
ahead-few = { $count ->
    [one] se mais alguém estiver com 1 carta só
   *[other] se mais alguém estiver com até { $count } cartas
}
ahead-lead = se você começar a vaza
ahead-partner = se a última jogada for da sua dupla
ahead-which = ### Quando devo jogar { $cards }?
ahead-made = ⏭ Feito por você: { $what }
ahead-dropped = Sua mão mudou, então isto não vale mais: { $what }
pick-ahead = Mais uma carta …
pick-ahead-when = Só sobre…
pick-ahead-then = { $cards }: e depois?
pick-ahead-drop = Retirar …
pick-ahead-first = Pôr em primeiro …
button-arm = Planejar
button-ahead-jump = Entrar fora da vez
button-ahead-only = { $on ->
    [yes] Sem escolha: joga
   *[no] Sem escolha: não
}
refused-ahead-full = Dá para adiantar no máximo { $most } jogadas. Retire uma antes.
refused-ahead-no-cards = Você não tem cartas para planejar agora.
refused-ahead-together = Estas cartas não podem ser jogadas juntas.
refused-ahead-no-round = Só dá para planejar numa rodada com outras pessoas.
refused-ahead-risk = Neste jogo, uma carta errada custa cartas, então não posso jogar por você. Entrar fora da vez dá para planejar.
pick-several-play = Jogar uma carta, ou várias …
pick-several-poker = Baixar uma mão de pôquer…
pick-combination = Escolher as cartas …
pick-single = Uma carta…
pick-set = Um conjunto: cartas do mesmo valor…
pick-sequence = Uma sequência…
pick-multiple = Uma sequência múltipla…
pick-reading = Jogar como…
reading-title = **Estas cartas podem ser jogadas de mais de um jeito.** Qual deles?
reading-single = { $high }
reading-set = { $count ->
    [2] um par de { $high }
    [3] uma trinca de { $high }
    [4] uma quadra de { $high }
   *[other] { $count }{"\u00A0"}×{"\u00A0"}{ $high }
}
reading-sequence = uma sequência { $low }–{ $high } { $suit }
reading-multiple = { $low }–{ $high }, { $by } de cada
reading-impure = { $what } com carta no lugar de outra
pick-roulette = Roleta-russa com…
pick-asked = Para quem você vai perguntar?
pick-partners = Quem está no time A?
pick-accused = Quem não anunciou a última carta?
pick-seat = Escolha alguém…
pick-rank = Escolha um valor…
pick-number = Escolha um número…
move-steal = { $card } · roubar a própria vez
move-double = { $card } · dobradinha
move-give = dar { $card }
move-choose = pegar { $card }
move-roulette = { $card } · virada para baixo
accuse-title = **Quem não anunciou a última carta (“{ $words }”)?** Quem for pego { $penalty ->
    [0] não compra nada
    [1] compra 1 carta
   *[other] compra { $penalty } cartas
}. Acusar errado { $cost ->
    [0] não custa nada
    [1] custa 1 carta
   *[other] custa { $cost } cartas
}.
ask-title = **Para quem você vai perguntar quantas cartas tem?** Você pode perguntar uma vez por jogada; ninguém precisa responder.
partners-title = **Quem joga com quem?** Escolha o time A inteiro; as outras pessoas são o time B. As pessoas trocam de lugar para que cada uma fique entre duas do outro time.
asked = Você perguntou a { $who }.
accused-right = Na mosca: { $who } compra { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}.
accused-wrong = Alarme falso: { $who } não fez nada de errado. { $count ->
    [0] Não custa nada.
    [one] Você compra 1 carta.
   *[other] Você compra { $count } cartas.
}

## What happened, in words
told-Laid = **{ $seat }** { $card }
told-Stole = **{ $seat }** { $card } → rouba a vez
told-StoleOwn = **{ $seat }** { $card }, a gêmea → joga de novo
told-Doubled = **{ $seat }** { $card }, dobradinha
told-Attacked = ⚔️ **{ $seat }** ataca com { $card }
told-Retaliated = ⚔️ **{ $seat }** retalia com { $card }
told-AttackFailed = **{ $seat }** ataca com a carta errada
told-RetaliationFailed = **{ $seat }** retalia com a carta errada
told-Targeted = **{ $victim }**: { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
told-WentOut = **{ $seat }** 🏁
told-Drew = { $cards-shown ->
    [none] { $cards ->
        [1] **{ $seat }** compra uma carta
       *[other] **{ $seat }** compra { $cards }
    }
   *[other] **{ $seat }** compra { $cards-shown }
}
told-DrawShown = { $count ->
    [1] **{ $seat }** compra uma carta
   *[other] **{ $seat }** compra { $count }
}
told-Reshuffled = o descarte vira o novo monte
told-Passed = **{ $seat }**: “Passo!”
told-Stuck = **{ $seat }** não pode jogar nem comprar
told-LimitReached = **{ $seat }** não pode comprar mais e perde a vez
told-JumpedIn = ⚡ **{ $seat }** entra fora da vez: { $card }
told-LaidAside = **{ $seat }** { $card } → fica fora até a próxima rodada
told-LaidFaceDown = **{ $seat }** { $card }, virada para baixo → fica fora até a próxima rodada
told-JokerTurnedUp = **{ $seat }** vira { $card }; ela fica fora até a próxima rodada
told-Misplayed = ❌ **{ $seat }** comete um erro
told-Locked = { $locked ->
    [yes] 🐂 Boi na linha! Só um dois destrava
   *[no] 🔓 O jogo está destravado
}
told-CardsPassed = 🤲 Cada pessoa passa uma carta à da esquerda
told-PokerShown = 🃏 Pôquer!{ $shown }
told-Chosen = { $why ->
    [chupa] **{ $seat }** faz **{ $victim }** levar cartas
    [poker] **{ $seat }** faz **{ $victim }** comprar
   *[two] **{ $seat }** dobra os pontos de **{ $victim }**
}
told-ChoseNobody = **{ $seat }** não escolhe ninguém
told-Turned = 🎲 { $card } é virada e contada em volta da mesa
told-TookCards = 🦇 **{ $seat }** leva { $cards } das cartas de **{ $victim }**
told-PointsDoubled = 📈 Os pontos contam em dobro
told-HandsPassedOn = 🤲 Quem perdeu passa as cartas à pessoa seguinte
told-FirstDrawn = Sorteio de quem começa: { $drawn }. Começa **{ $seat }**
told-SeatsSwapped = 🔀 **{ $seat }** e **{ $other }** trocam de lugar
told-Ate = { $eating ->
    [yes] 🍽️ **{ $seat }** está comendo
   *[no] 🍽️ **{ $seat }** acaba de comer
}
told-CardTaken = 🫳 **{ $seat }** tira { $card } de **{ $victim }**
told-Claimed = ↩️ Rebote! **{ $seat }** retalia contra **{ $victim }**{ $cards-shown ->
    [none] {""}
   *[other] {" "}({ $cards-shown })
 }
told-CountAsked = ❓ **{ $by }** pergunta a **{ $seat }** quantas cartas tem
told-CountTold = **{ $seat }** tem { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
told-CardShown = 👁️ **{ $seat }** mostra { $card }
told-DeclarationForgotten = **{ $seat }** esquece de anunciar a última carta
told-PutUnder = O descarte é embaralhado e vai para baixo do monte
told-FewerDealt = Só há { $count ->
    [1] 1 carta
   *[other] { $count } cartas
} para cada um: os baralhos não têm mais
told-WentOn = **{ $seat }** recebe cartas novas, e a rodada continua
told-Played = **{ $seat }** { $laid }{ $reading }
told-SaidPass = **{ $seat }** passa
told-TrickEnded = **{ $seat }** abre
told-TributeTaken = { $back ->
    [yes] 🏮 As cartas do tributo são devolvidas
   *[no] 🏮 O tributo é recolhido
}
told-TributeDropped = 🏮 O resto do tributo fica de fora
told-LimitOfRound = { $what ->
    [time] ⏰ Acabou o tempo da rodada
   *[shuffles] Foi a última embaralhada da rodada
}
told-CutTo = ✂️ O corte mostra { $card }
told-Kept = **{ $seat }** fica com { $card }
told-LeftLying = **{ $seat }** deixa a carta no descarte
told-LookedEarly = 👀 **{ $seat }** olha cedo demais
told-Skipped = **{ $seat }** perde a vez
told-DirectionReversed = 🔁 o sentido se inverte
told-DealerBegins = **{ $seat }** começa
told-DebtGrew = { $cards ->
    [0] passa adiante
   *[other] { $cards-signed }
}
told-Called = **{ $seat }** pede { $suit }
told-Declared = { $words ->
    [last-card] 📣 **{ $seat }**: “{ words-last-card }”
    [mau-mau] 📣 **{ $seat }**: “{ words-mau-mau }”
    [knocks] ✊✊ **{ $seat }** dá dois toques na mesa: só falta uma carta
    [gesture] ✋ **{ $seat }** faz um sinal sem palavras: só falta uma carta
    [unknown] 📣 **{ $seat }** anuncia a última carta
    [own] 📣 **{ $seat }**: “{ $words-own }”
   *[usual] 📣 **{ $seat }**: “{ words-usual }”
}
words-usual = Mau-Mau!
words-last-card = { button-say-last-card }
words-mau-mau = { button-say-mau-mau }
words-gesture = ✋
told-Knocked = ✊ **{ $seat }** dá um toque na mesa
told-Accused = ☝️ **{ $by }** acusa **{ $seat }**: { $rightly ->
    [yes] pegou!
   *[no] alarme falso!
}
told-SilenceBegan = 🤫 silêncio
told-SilenceEnded = 📢 pode falar de novo
told-Spoke = { $fined ->
    [yes] { $what ->
        [silence] 🤭 **{ $seat }** quebra o silêncio
       *[secret] 🤭 **{ $seat }** diz o nome da carta secreta
    }
   *[no] 🤭 **{ $seat }** continua falando, mas já está pago
}
told-Joined = **{ $seat }** entra na próxima rodada
told-Welcomed = **{ $seat }** começa com { $total ->
    [1] 1 ponto
   *[other] { $total } pontos
}
told-Left = **{ $seat }** sai
told-SentAway = **{ $seat }** tem que sair da mesa
told-WentAway = **{ $seat }** não está; um robô assume o lugar
told-CameBack = **{ $seat }** volta
told-Charged = 🗳️ **{ $by }** diz que **{ $accused }** { $rule }
told-Proposed = 🗳️ **{ $by }** propõe { $proposal }
told-ProposalClosed = { $accepted ->
    [yes] 🗳️ A proposta de { $proposal } é aceita
   *[no] 🗳️ A proposta de { $proposal } é recusada
}
told-VoteClosed = { $upheld ->
    [yes] 🗳️ A mesa concorda: **{ $accused }** { $rule }
   *[no] 🗳️ A mesa deixa **{ $accused }** em paz
}

## Refusals by the rules
why-not-seated = Você não está nesta mesa. Aperte **Entrar** para se sentar.
why-round-over = A rodada acabou; já vem a próxima.
why-round-on = Há uma rodada em andamento.
why-match-over = A partida acabou.
why-table-full = A mesa está cheia.
why-not-your-turn = Não é a sua vez: esperando por { $who }.
why-not-now = Isso não dá agora.
why-not-in-hand = Você não tem essa carta.
why-does-not-follow = { $card } não vai sobre { $top }: acompanhe o naipe ou o valor.
why-call-stands = O naipe pedido é { $suit }: jogue esse naipe, ou uma carta que vá sobre qualquer pedido.
why-debt-stands = Você tem { $debt ->
    [1] 1 carta
   *[other] { $debt } cartas
} para comprar: jogue uma carta que rebata, ou compre.
why-only-the-drawn = Você já comprou: decida primeiro o que fazer com a carta comprada.
why-must-play-drawn = A carta que você comprou serve, então jogue-a.
why-holds-playable = Você tem uma carta que pode jogar, então jogue.
why-draw-first = Compre antes de passar.
why-nothing-to-draw = Não há mais o que comprar: passe.
why-not-identical = Assim só vale uma carta exatamente igual à do topo: { $top }.
why-steal-or-double = Você tem a carta igual à do topo: roube a própria vez com ela, ou faça a dobradinha.
why-not-one-card = Você diz “{ $words }” quando tem uma carta; você tem { $count }.
why-already-declared = Isso você já anunciou.
why-knock-instead = É hora de silêncio: em vez de falar, dê dois toques na mesa.
why-declare-instead = Não é hora de silêncio: diga “{ $words }”
why-not-yourself = Você não pode se escolher.
why-no-such-choice = Isso você não pode escolher.
why-nobody-to-vote = Não há mais ninguém para votar nisso.
why-voted = Você já votou nisso.
why-about-you = É sobre você, então os outros votam.
why-tribute-first = Primeiro vem o tributo: escolha uma carta para ele.
why-locked = O jogo está travado (boi na linha): agora só vale um dois.
why-keep-one = Pelo menos uma carta tem de ficar na sua mão.
why-only-face-down = Nesta mesa os curingas só saem virados para baixo.
why-no-hand-of-poker = Essas cartas não formam uma mão de pôquer; deixe fora as que sobram.
why-has-declared = A próxima pessoa anunciou a última carta (“{ $words }”): agora não se joga oito.
why-no-rebound = Para o rebote as quatro cartas precisam ser de um valor, de um naipe ou de quatro naipes diferentes.
why-too-late = As cartas já foram dadas.
why-leader-plays = Você começa a vaza, então não pode passar: jogue qualquer combinação.
why-no-combination = Isso não é uma combinação: valem cartas do mesmo valor, três ou mais em sequência, ou uma sequência múltipla.
why-other-reading = Você não pode jogar estas cartas assim.
why-other-shape = Tem de ser o mesmo tipo de combinação, com o mesmo número de cartas, que { $top }.
why-too-low = Isso não supera { $top }.
why-not-the-highest = Você tem de entregar a sua maior carta.

## Refusals by the bot
refused-no-table = Essa mesa não existe mais.
refused-too-many-of-yours = Você já está em { $most } mesas, e esse é o limite. Saia de uma ou feche uma primeiro.
refused-too-many-here = Este canal já tem { $most } mesas abertas. Entre em uma delas, ou peça que fechem uma.
refused-too-many-in-server = Este servidor já tem { $most } mesas abertas. Entre em uma delas, ou peça que fechem uma.
refused-left-server = Você não está mais no servidor desta mesa, então não pode jogar nela.
refused-barred = Tiraram você desta mesa, e não dá para sentar nela de novo.
refused-damaged = Não consigo ler a mesa #{ $number }: foi salva por outra versão do bot, ou está danificada. Nada nela mudou; quem cuida do bot encontra o motivo no registro.
refused-elsewhere = Esta mesa está aqui: { $link }
refused-no-table-here = Não há mesa aqui. Abra uma com `/open`.
refused-not-started = A partida ainda não começou.
refused-already-started = A partida já começou.
refused-already-seated = Você já está nesta mesa.
refused-not-seated = Você não está nesta mesa. Aperte **Entrar** para se sentar.
refused-no-seat = Você não está nesta mesa, e agora não há lugar livre.
refused-table-full = A mesa está cheia: este jogo é para até { $most } pessoas.
refused-too-few = Precisa de pelo menos { $least } pessoas. Chame alguém, ou aperte **Chamar robô**.
refused-too-many = Isto é para até { $most } pessoas. Escolha outro jogo ou outras opções, ou alguém tem de sair.
refused-host-only = Só quem comanda a mesa pode fazer isso.
refused-nobody-to-agree = Pelo menos duas pessoas precisam pedir isso, e aqui só você pode. Espere o tempo da vez acabar, proponha parar com `/table close`, ou saia.
refused-not-dealt = Só quem já recebeu cartas nesta partida pode pedir isso. Você pode a partir da próxima rodada.
refused-no-computer = Não há robô para mandar embora.
refused-table-closed = Esta mesa foi fechada. Abra outra com `/open`.
refused-moved-on = O jogo já tinha andado. Está assim agora.
refused-no-rule-now = Você não pode criar uma regra agora: só quem venceu a última rodada pode, uma vez, em até um dia.
refused-rule-first = { $who } venceu e pode criar uma regra; o prazo acaba { $until }. Depois a próxima rodada pode começar.
refused-rule-stays = Isto não pode mudar durante a partida: { $place }. Aperte **Desfazer** e mude outra coisa.
refused-rule-one-change = { $count ->
    [0] Você ainda não mudou nada.
   *[other] São { $count } mudanças, e você só tem uma: aperte **Desfazer**.
}
refused-bad-value = Isso você não pode escolher.
refused-not-offered = Isso você não pode escolher. Pode ser: { $choices }.
refused-level-not-told = Neste jogo ninguém notaria a diferença entre esse nível e o seguinte, então ele não existe aqui.
refused-only-people = Só pessoas podem ser tiradas da mesa. **Opções** tira um robô antes do começo da partida.
refused-no-teams = Dá para formar times só com quatro ou seis na mesa, e só se a opção deixa isso com quem comanda a mesa.
refused-bad-option = **{ $name }**: “{ $given }” não é possível. Pode ser: { $choices }.
refused-bad-card = Não conheço a carta “{ $given }”. Escreva como 7♤, 7E, “7 de espadas” ou “curinga vermelho”.
refused-not-held = Você não tem { $card }.
refused-nothing-to-look-at = Agora não há carta para olhar.
refused-looked-already = Você já viu a carta secreta: é uma olhada por rodada.
refused-no-jumping = Neste jogo não se entra fora da vez.
refused-nothing-to-jump-on = Ainda não há carta sobre a qual entrar fora da vez.
refused-unreadable = Não consigo ler esse botão. Talvez seja de uma versão antiga do bot.
refused-not-offered-now = Isso não está disponível aqui agora. Está desligado, ou veio com outra versão do bot.
refused-server-only = Isso só funciona em um servidor, não aqui.
refused-bot-not-here = Não estou neste servidor, então não dá para jogar aqui. Quem gerencia o servidor pode me adicionar: <{ $link }>
refused-may-not-post = Não posso escrever neste canal. Preciso poder ver o canal, enviar mensagens e inserir links nele.
refused-gone = Não consigo mais chegar a esse canal: foi apagado, ou não posso vê-lo.
refused-discord = O Discord não responde no momento. Nada se perdeu; tente de novo daqui a pouco.
refused-busy = Tem muita gente apertando botões agora. Tente de novo daqui a alguns segundos.
refused-one-at-a-time = Uma coisa de cada vez: espere a resposta ao seu último clique.
refused-store-away = Não consigo chegar às minhas anotações agora. O que já confirmei está salvo; tente de novo daqui a pouco.
refused-mistake = Algo deu errado do meu lado. Nada mudou na mesa. (código { $code })
refused-no-charges = Neste jogo não há do que acusar alguém.
refused-no-proposals = Neste jogo não há o que propor.
refused-no-showing = Mostrar cartas não faz parte deste jogo.
refused-options-conflict = Isso não combina com as outras opções.

## Lições
lesson-title = ### 🎒 { $game } · lição { $number } de { $count }
lesson-right = ✅ { $why }
lesson-aside = 🤔 Isso até pode, mas não é o que se pede aqui. Leia de novo e tente mais uma vez.
lesson-keys = -# Ou digite: { $hidden ->
    [yes] ||{ $commands }||
   *[no] { $commands }
}
lesson-which =
    ### 🎒 Aprender jogando
    Situações curtas com cartas de verdade. Pare quando quiser e continue depois com `/rules`.
pick-learn = Qual jogo?
lesson-offer = Nunca jogou { $game }? Em poucos minutos você aprende.
button-learn = Quero aprender
button-learn-again = De novo
button-learn-other = Outro jogo
button-skip = Pular esta lição
lesson-finished-title = ### 🎒 { $game } · pronto!
lesson-finished = Agora você já pode se sentar com mais gente. Próximo passo: abra uma mesa em um servidor (`/open`). A turma aperta **Entrar**, e robôs ocupam as cadeiras vazias. *Por quê?*, na sua mão, conta a regra sempre que bater a dúvida.
button-now = Jogar agora
now-terms = { $first ->
    [yes] Sua primeira rodada
   *[no] { $game }
} · contra { $count } robôs · nada conta
now-left = { $some ->
    [yes] Sobrou { $cards } para você.{ " " }
   *[no] { "" }
}{ $who }
button-another-round = Mais uma rodada
button-with-friends = Jogar com amigos
refused-no-lesson = Nenhuma lição está aberta. Comece uma com `/rules`.
refused-not-in-lesson = Isso não funciona numa lição.
lesson-follow-tell = O objetivo: ficar sem cartas. Jogue uma do mesmo naipe ou do mesmo valor da carta do topo.
lesson-follow-right = Mesmo valor, então vale: basta naipe ou valor.
lesson-anywhere-tell = { $card } não acompanha nem o naipe nem o valor, mas vai sobre qualquer carta. Jogue.
lesson-anywhere-right = { $card } vai sobre tudo: guarde uma carta assim para quando nada mais servir.
lesson-together-tell = Você pode jogar várias cartas do mesmo valor de uma vez, se a primeira servir. Jogue { $cards } juntas.
lesson-together-right = { $cards } na mesma vez: assim a mão acaba depressa.
lesson-draw-tell = Nada na sua mão serve. Compre uma carta; se servir, jogue-a na hora.
lesson-draw-right = Comprou e jogou. Quando não servir, aperte **{ button-pass }**.
lesson-debt-tell = A carta do topo é um sete: você teria que comprar. Rebata com { $card } e quem compra é o próximo, pelos dois setes.
lesson-debt-right = As cartas se somam e seguem adiante, até alguém não conseguir rebater.
lesson-call-tell = O valete pede o naipe que vem depois. Jogue { $card } e peça o naipe de que você mais tem: espadas.
lesson-call-right = Agora só vale espadas. Bom para você!
lesson-skip-tell = { $card } faz o próximo perder a vez. Jogue-a.
lesson-skip-right = Pulou! A vez foi para quem vem depois.
lesson-reverse-tell = { $card } inverte o sentido: a próxima pessoa é a que joga antes de você. Jogue-a.
lesson-reverse-right = Agora o jogo roda para o outro lado.
lesson-previous-tell = { $card } acerta a pessoa antes de você: ela compra. Bom contra quem tem poucas. Jogue-a.
lesson-previous-right = Pegou! Agora falta mais para bater.
lesson-mau-tell = Ficou com uma carta só? Avise! Jogue { $card } e aperte **{ $word }**
lesson-mau-right = Avisou a tempo. { $needed ->
    [yes] Se esquecer, você não pode jogar a última carta na próxima vez.
   *[no] Se esquecer, pode ter que comprar.
}
lesson-accuse-tell = { $seat } está com uma carta e não anunciou (“{ $words }”). Aperte **{ button-accuse }** e escolha { $seat }.
lesson-accuse-right = Boa: isso custa cartas. Fique de olho nos outros.
lesson-card-tell = Jogue { $card }: { $does }.
lesson-card-right = { $card }: { $does }.
lesson-round-tell = Agora uma rodada curta contra robôs. Os botões dizem o que as cartas especiais fazem. Livre-se de todas!
lesson-round-right = Uma rodada inteira, do começo ao fim!
lesson-silence-tell = A carta do topo é um rei: **silêncio**, ninguém fala até o próximo. Jogue { $card } e, com uma carta só, dê dois **toques**.
lesson-silence-right = Dois toques em dez segundos valem como “Mau-Mau”. Rir pode sempre.
lesson-voador-jump-tell = Não é a sua vez, mas você tem uma carta exatamente igual à do topo: { $card }. Aperte **{ button-jump }**, rápido! Você rouba a vez e joga de novo.
lesson-voador-jump-right = Roubou! É daí que vem o “voador”: é só chegar antes de quem está na vez.
lesson-voador-twin-tell = Na sua vez, a carta gêmea rouba a sua própria vez ou vale *dobradinha*: o próximo compra duas e depois joga. Escolha a dobradinha.
lesson-voador-twin-right = Duas cartas para o próximo. A carta em si não faz nada.
lesson-voador-joker-tell = O curinga vai sobre qualquer carta. Jogue { $card }: o próximo compra cinco, ou rebate com um curinga.
lesson-voador-joker-right = Cinco cartas! Agora vale a carta que está debaixo do curinga.
lesson-voador-secret-tell = Algumas mesas jogam com a *carta secreta*: todos a veem por um instante antes de dar as cartas, e ninguém pode dizer o nome dela. Aqui é { $card }, e está com você. Escolha-a em **{ pick-attack }** e depois escolha { $seat }.
lesson-voador-secret-right = Oito cartas! Só com a outra carta igual dava para retaliar.
lesson-vote-tell = O que o bot não vê nem ouve, a mesa decide: aí embaixo, em 🗳️, há uma acusação. Digamos que é verdade: aperte **{ button-yes }**.
lesson-vote-right = A mesa concorda, e isso custa cartas. Para acusar alguém, use `/table complain`.
lesson-amm-lock-tell = O dois é *boi na linha*: agora só vale dois, até sair outro. Você tem um.
lesson-amm-lock-right = Liberado. Sem um dois você compraria uma e passaria.
lesson-amm-eights-tell = Com um oito você pode jogar mais oitos e uma carta do naipe do último, tudo junto. Jogue 8♧, 8♡ e 4♡.
lesson-amm-eights-right = Três cartas numa vez. Uma sempre tem que ficar na mão.
lesson-amm-pair-tell = A carta do topo acabou de ser jogada, e você tem a gêmea, { $card }. Jogue-a: o próximo compra duas.
lesson-amm-pair-right = Duas cartas para o próximo. Só vale logo em seguida.
lesson-amm-left-tell = Com o 4♢ todo mundo passa uma carta para a esquerda, sem mostrar. Jogue-o e dê a carta de que você menos gosta: o nove.
lesson-amm-left-right = Todos estão com uma carta nova, e só você sabe qual deu.
lesson-amm-round-tell = Agora uma rodada curta contra robôs. Neste jogo um erro custa cartas, e nada marca quais você pode jogar. Livre-se das suas!
lesson-dig-tell = Nada na sua mão serve: aqui se compra até uma carta servir. Compre e jogue o que achar.
lesson-dig-right = Achou uma. As outras ficam na mão.
lesson-wild-tell = O valete vai sobre quase tudo e pede o naipe que vem depois. Jogue { $card } e peça o naipe de que você mais tem: espadas.
lesson-wild-right = Agora só vale espadas. Bom para você!
lesson-shield-tell = Você teria que comprar. Um dois do mesmo naipe é um escudo: jogue { $card }.
lesson-shield-right = O dois livra você das cartas.
lesson-again-tell = O ás deixa você jogar de novo. Jogue { $card } e mais uma carta.
lesson-again-right = Duas cartas numa vez só.
lesson-ime-joker-tell = O curinga vai sobre quase tudo. Jogue { $card }: o próximo compra quatro, ou rebate com um dois.
lesson-ime-joker-right = Quatro cartas! E depois do curinga vale qualquer carta.
lesson-ime-eat-tell = Beliscando algo enquanto joga? Aperte **{ button-eat }**: enquanto você come, ninguém troca de lugar com você, nem com 3♢ ou 3♡.
lesson-ime-eat-right = Você ficou no seu lugar, apesar do 3♢. Aperte **{ button-stop }** quando o prato estiver vazio.
lesson-serbian-cover-tell = O ás tem que ser coberto na hora: com o mesmo naipe, outro ás ou um valete. Jogue { $card } e cubra.
lesson-serbian-cover-right = Coberto. O ás nunca é a última carta.
lesson-serbian-jump-tell = Não é a sua vez, mas você tem uma carta exatamente igual à do topo: { $card }. Aperte **{ button-jump-in }**, rápido! Ela faz todo o efeito, e o jogo segue a partir de você.
lesson-serbian-jump-right = Você chegou antes. Só o valete não pode.
lesson-serbian-last-tell = Com uma carta só, diga **{ button-say-last-card }** Primeiro jogue { $card }. (Se a última for um valete: **{ button-say-mau-mau }**)
lesson-serbian-last-right = Dito a tempo, sem risco.
lesson-serbian-cut-tell = Antes de dar as cartas alguém corta o baralho, e desta vez é você. A carta que apareceu é forte, e você pode ficar com ela a mais. Aperte **{ button-keep }**.
lesson-serbian-cut-right = Uma carta a mais que os outros, mas boa. A seguinte não era forte, então começa o descarte.
lesson-solitaire-follow-tell = Jogando sem mais ninguém, a ideia é esvaziar a mão com poucas compras e poucas jogadas. Jogue uma carta do mesmo naipe ou valor que o topo.
lesson-solitaire-alone-tell = O próximo é você! Jogue { $card }, e quem compra as três cartas do sete é você. Jogue e compre.
lesson-solitaire-alone-right = Três cartas a mais: guarde cartas assim para quando puder rebater.
lesson-solitaire-shield-tell = Assim é melhor: jogue { $card } e depois rebata com o dois do mesmo naipe.
lesson-solitaire-round-tell = Agora um jogo curto só seu. Os botões dizem o que as cartas especiais fazem. Livre-se de todas!
lesson-zheng-lead-tell = Fique sem cartas antes de todo mundo. Do menor ao maior: 3 4 5 … K A 2, curingas. Você começa: jogue o que quiser; primeiro as baixas: { $card }.
lesson-zheng-lead-right = O naipe não importa, só o valor. Aqui o dois é alto!
lesson-zheng-beat-tell = Há uma carta para superar: jogue uma maior. A menor que serve é { $card }; guarde o rei.
lesson-zheng-beat-right = Basta ser maior, e as fortes ficam para depois.
lesson-zheng-pass-tell = Nada na sua mão supera um ás. Passe; você ainda pode jogar depois nesta vaza.
lesson-zheng-pass-right = Quando todos os outros passam em seguida, quem jogou por último começa de novo.
lesson-zheng-pair-tell = Há um par para superar. Só um par mais alto supera: jogue o seu.
lesson-zheng-pair-right = Sempre o mesmo tipo, com o mesmo número de cartas, só que maior.
lesson-zheng-sequence-tell = Há uma sequência para superar: três seguidas. Os naipes podem variar. Jogue outra de três, mais alta.
lesson-zheng-sequence-right = Três cartas de uma vez. Sequências podem ser mais longas.
lesson-zheng-multiple-tell = Você começa. Três ou mais pares seguidos são uma sequência múltipla: jogue 4 4 5 5 6 6.
lesson-zheng-multiple-right = Seis cartas de uma vez, e difícil de superar.
lesson-zheng-wild-tell = Dois e curingas podem valer como uma carta menor ao lado de uma de verdade. Jogue 10♧ com 2♢: um par de dez.
lesson-zheng-wild-right = Um par de dez supera os noves. Um par de dez de verdade superaria o seu.
lesson-zheng-tribute-tell = Você ficou em último na rodada anterior: isso custa *tributo*. Entregue a sua maior carta a quem chegou na frente: { $card }.
lesson-zheng-tribute-right = Eles devolvem uma carta que não querem. Chegue em primeiro e quem recebe é você!
lesson-zheng-round-tell = Agora uma rodada curta contra robôs. Solte cedo as baixas e as combinações longas, e guarde as altas. Vamos!

## Notices
which-title = De qual mesa você está falando{ $pages ->
    [1] ?
   *[other] ? (página { $page } de { $pages })
}
which-hand = Mostrar minha mão em…
which-leave = Sair de…
which-close = Fechar…
kick-asked = Você pediu que { $who } saia da mesa. { $count ->
    [1] Falta mais uma pessoa pedir
   *[other] Faltam mais { $count } pessoas pedirem
} também: `/table kick`. Se isso acontecer, quem pediu não pode terminar em um lugar melhor do que o que tiver nessa hora.
kick-done = { $who } não está mais na mesa.
stop-asked = { $count ->
    [one] Você pediu para parar a partida. Falta mais uma pessoa concordar: **Parar a partida** na mesa, ou `/table close`.
   *[other] Você pediu para parar a partida. Faltam { $count } pessoas concordarem: **Parar a partida** na mesa, ou `/table close`.
}
table-stopping = 🏳️ Parar a partida aqui? { $count } de { $most } dizem sim. Se todos concordarem, ela não conta para ninguém (`/table close`).
button-giveup = Parar a partida
ended-uncounted = Ela fica no histórico, mas não conta para vitórias nem classificação.
ended-void = Nenhuma rodada terminou, então a partida não tem resultado.
ended-stands = Os pontos ficam como estão.
ended-few =
    { $count ->
        [0]
            { $alone ->
                [yes] Ninguém mais continua.
               *[no] Sobrou pouca gente.
            }
       *[other]
            { $alone ->
                [yes] Saiu: { $who }. Ninguém mais continua.
               *[no] Sobrou pouca gente. Saiu: { $who }.
            }
    }
ended-stale = Faz tempo que ninguém joga.
ended-consent = { $people ->
    [1] A partida parou aqui.
   *[other] Todos concordaram em parar aqui.
}
ended-closed = { $who } fechou a partida.
ended-server = O bot foi removido do servidor.
ended-damaged = Não foi mais possível ler a mesa.
ended-unending = Com a regra mais nova, as rodadas nunca acabariam.
notice-lost-place = Não consigo mais chegar ao canal da mesa. A partida espera; quem comanda a mesa pode continuar em outro lugar com `/table here`.
notice-lost-server = Não estou mais no servidor da sua mesa { $number }. A partida espera; quem gerencia o servidor pode me adicionar de novo: <{ $link }>
notice-cannot-delete = Não posso apagar mensagens aqui, então o que se fala no silêncio fica.
notice-closed = A mesa foi fechada.
notice-closed-damaged = A mesa #{ $number }, que não consigo mais ler, foi fechada.
notice-table-here = A mesa continua aqui.

## Leaderboard
prefer-all-games = todos os jogos
prefer-new-tables = Para mesas novas; quem comanda a mesa pode mudar.
leaders-none-yet = Ninguém jogou o bastante para esta lista ainda.
leaders-rating = **{ $rating }** · { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}
leaders-wins = partidas ganhas: **{ $matches_won }** de { $matches } · rodadas ganhas: { $won } de { $rounds }
leaders-placings = à frente de **{ $share }%** · { $medals }
leaders-points = **{ $mean }** por rodada · { $points } em { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
}
leaders-provisional = { $who } — cerca de { $rating }, provisória · { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}
leaders-unrated = { $who } — ainda sem classificação
leaders-computers = ganhou **{ $won }** de { $matches }
leaders-lacks-matches = { $who } — { $done } de { $count } partidas até agora
leaders-lacks-rounds = { $who } — { $done } de { $count } rodadas até agora
leaders-about-rating = Uma estimativa de quão bem alguém joga contra pessoas: provisória no começo, e sem partidas desce aos poucos.
leaders-about-wins = Só partidas contra pessoas. Quem ganhou o mesmo número de partidas e de rodadas divide o lugar.
leaders-about-placings = Quantas das outras pessoas ficam atrás de você, depois de { $count } partidas: 100% é sempre em primeiro, 0% sempre em último.
leaders-about-points = A média de todas as rodadas contra pessoas, depois de { $count } rodadas.
leaders-about-computers = Partidas em que todos os outros eram robôs.
season-all = desde sempre
by-rating = classificação
by-wins = partidas ganhas
by-placings = colocações
by-points = pontos por rodada
by-computers = contra robôs
podium-title = ## 🏆 Pódio: { $season }
podium-reckoned = -# As classificações foram recalculadas a partir de todos os resultados, com regras melhores. `/leaderboard` explica como.
leaders-title = ## Ranking de { $server }
leaders-gone = saiu do servidor
leaders-none = Ninguém terminou uma rodada ainda. Abra uma mesa com `/open` e estreie o ranking!
leaders-total = Ao todo: { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
} e { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}.

## At one's own pace
cmd-table-host = Passar o comando da mesa a outra pessoa
cmd-table-invite = Convidar alguém para a mesa, ou mencionar quem procura uma
cmd-table-pause = Pedir uma pausa: começa quando a maioria pede
cmd-table-resume = Pedir para acabar a pausa agora
cmd-games = Minhas mesas, e mesas com lugar livre
arg-invited = Quem convidar; sem nome, menciono todo mundo que procura gente para jogar
menu-challenge = Desafiar
arg-challenged = Quem você desafia: menciono a pessoa e guardo um lugar para ela
arg-pause = Quanto tempo
pause-1h = uma hora
pause-6h = 6 horas
pause-12h = 12 horas
pause-24h = um dia
pause-48h = dois dias
pause-72h = três dias
pause-7d = uma semana
button-pause = Pausa
button-resume = Continuar
button-calloff = Cancelar: { $begin }
host-done = Agora quem comanda a mesa é { $who }.
host-now = 👑 Agora quem comanda **{ $game }** é você: { $link }
invite-done = O convite está a caminho.
invite-whom = Quem você quer convidar?
invitation = { $called }: { $host } procura gente para jogar. **{ $game }**, { $count } de { $most } na mesa: { $link }
challenge = ⚔️ { $host } desafia { $whom }! Quando todo mundo aceitar, a partida começa.
challenge-awaited = { $ready ->
    [yes] Nem todo mundo respondeu ainda. Se você apertar **Começar** agora, joga sem quem falta.
   *[no] Nem todo mundo respondeu ainda.
}
lobby-again = 🔁 { $host } joga de novo e guarda um lugar para { $whom }: **Aceitar** ou **Recusar**. Se todos aceitarem, a partida começa na hora.
challenge-declined = Desta vez não: { $who }
challenge-over = O desafio acabou: nem todo mundo respondeu.
declined = Tudo bem, fica para a próxima. Seu lugar agora está livre para outra pessoa.
pause-asked = { $count ->
    [one] Você pediu uma pausa de { $length }. Falta mais uma pessoa pedir: **Pausa** na mesa, ou `/table pause`.
   *[other] Você pediu uma pausa de { $length }. Faltam { $count } pessoas pedirem: **Pausa** na mesa, ou `/table pause`.
}
pause-begun = A mesa está em pausa e continua { $until }. Todos os relógios estão parados.
pause-end-asked = { $count ->
    [one] Você pediu para acabar a pausa. Falta mais uma pessoa pedir: **Continuar** na mesa, ou `/table resume`.
   *[other] Você pediu para acabar a pausa. Faltam { $count } pessoas pedirem: **Continuar** na mesa, ou `/table resume`.
}
pause-over = A pausa acabou; os relógios voltam a andar.
table-paused = ⏸️ **Pausa:** o jogo continua { $until }. Até lá ninguém joga, e todos os relógios estão parados.
table-pausing = 🗳️ Fazer uma pausa de { $length }? { $count } de { $most } dizem sim (`/table pause`).
table-unpausing = 🗳️ Acabar a pausa? { $count } de { $most } dizem sim (`/table resume`).
seat-holiday = 🏖️ férias: { $begin } a { $end }
refused-paused = A mesa está em pausa e continua { $until }. Para continuar antes, a maioria precisa concordar: `/table resume`.
refused-not-paused = A mesa não está em pausa.
refused-pause-timed = Esta rodada é contra o relógio, então só dá para pausar quando ela acabar.
refused-pause-used = Uma partida pode ficar em pausa aqui por { $days ->
    [one] um dia
   *[other] { $days } dias
} ao todo, e { $left ->
    [0] não sobra nada disso
    [one] sobra uma hora
   *[other] sobram { $left } horas
}.
refused-not-invited = Não dá para convidar essa pessoa: já está na mesa, já recebeu convite, foi mandada embora, ou não vê este canal.
refused-called-already = Já mencionaram o cargo há menos de uma hora. Você ainda pode convidar alguém pelo nome.
refused-no-role = Este servidor não escolheu um cargo para mencionar quando falta gente (`/settings`). Você pode convidar alguém pelo nome.
refused-yourself = Não dá para se desafiar. Se quiser jogar só você, use `/daily`.
refused-no-challenge = Não dá para desafiar essa pessoa: foi mencionada há menos de uma hora, não vê este canal, ou não pode jogar nesta mesa. Bots também não jogam. Tente mais tarde, ou desafie outra pessoa.
refused-not-challenged = Ninguém desafiou você aqui, ou você já respondeu. Aperte **Entrar** para se sentar.
refused-managers-only = Só quem gerencia este servidor abre mesas aqui. Peça a uma dessas pessoas!
refused-away-dates = Não entendo { $written } como data. Escreva `2026-12-24`, `24.12.`, `24/12` (o dia antes do mês), hoje ou amanhã.
refused-away-order = O último dia, { $end }, vem antes do primeiro, { $begin }. Se for um dia só, deixe-o de fora.
refused-away-past = Esse tempo já passou.
refused-away-long = As férias têm de começar dentro de um ano, e duram no máximo { $most } dias.
refused-away-many = Você já anunciou férias { $most } vezes. Cancele uma primeiro: `/me`.
remind-mention = ⏰ { $who }, estamos esperando você! O tempo acaba { $until }.
games-title = ### { $count ->
    [0] Nenhuma mesa espera por você
    [1] Sua vez em 1 mesa
   *[other] Sua vez em { $count } mesas
}
games-others-title = ### Vez de outras pessoas
games-tab-mine = Minhas
games-tab-free = Lugares livres
tables-none = ### Nenhum lugar livre aqui
    Abra uma mesa, e outras pessoas entram.
wish-any = Qualquer jogo
wish-none = Não me avise mais
wish-off = Tudo bem, não aviso mais sobre mesas novas aqui.
wish-set = 📣 Eu escrevo para você quando abrir uma mesa neste servidor: **{ $game }**, { $pace }. No máximo uma vez por dia.
wish-until = Até { $until }; depois escolha de novo em `/games`.
wish-pace = Em que ritmo?
wish-pace-any = em qualquer ritmo
wish-pace-quick = rápido (até uma hora por vez)
wish-pace-slow = ao longo de vários dias
wish-told = 📣 Abriu uma mesa de **{ $game }** em { $where }: { $link }
pick-wish = Avise de mesas novas…
tables-line = **{ $game }** · { $who }
    -# { $pace } · { $begun ->
        [yes] você entra na próxima rodada
       *[no] aberta { $since }
    } · [#{ $number }]({ $link })
games-none = ### Você não está em nenhuma mesa
    Entre em uma com lugares livres, ou abra uma: as outras pessoas apertam **{ button-join }**, e robôs completam.
games-yours = Sua vez
games-debt = comprar { $count }, ou responder
games-called = pedido: { $suit }
games-top = no topo: { $top }
games-others = Esperando por { $who }
games-between = Entre rodadas.
games-match = **Sua partida:** aperte **{ button-event-here }** até { $until }.
games-match-waits = Você chegou; esperando { $who } até { $until }.
games-challenge = ⚔️ { $who } desafia você.
games-lobby = Ainda não começou: { $count } de { $most } na mesa.
games-paused = ⏸️ Em pausa; continua { $until }.
games-alone = Só você.
away-title = ## Férias
away-first = O primeiro dia
away-last = O último dia
away-written = 2026-12-24, 24.12., hoje, amanhã
away-days = { $begin } a { $end }
away-line = - 🏖️ { $days }
away-told = { $count ->
    [0] Seus relógios param nesse tempo.
    [one] Seus relógios param nesse tempo. Uma mesa foi avisada.
   *[other] Seus relógios param nesse tempo. { $count } mesas foram avisadas.
}
away-limit = -# Em { $server } os relógios param no máximo { $days } dias por mês. Os seus param: { $counted }.
away-none = As férias param seus relógios e avisam todas as suas mesas. A partir de hoje:
away-over = Que bom que você voltou! Seus relógios voltam a andar.
away-stays = As férias que ainda não começaram continuam marcadas até você cancelar:
away-called-off = Suas férias foram canceladas.
away-not-at-all = nenhum dia
prefer-person-reminders = Como lembrar
prefer-person-reminders-dm = por mensagem direta
prefer-person-reminders-mention = por menção na mesa
prefer-person-quiet = Horas de silêncio
prefer-person-zone = Fuso horário
prefer-person-zone-about = Para todos os horários daqui, e os dias de *{ button-away }*. Não está na lista? `/me zone:` acha pela cidade ou pelo país.
prefer-person-digest = Horários marcados
prefer-person-digest-about = Até quatro horários do dia: então vem uma mensagem com todas as mesas que esperam você. Fora disso, só chamo quando seu tempo está quase no fim.
prefer-person-digest-off = Avisar a cada vez
next-is-you = ⏭ A próxima vez é sua em **{ $game }** [#{ $number }]({ $link })
prefer-person-work = Horário de trabalho, de segunda a sexta
prefer-person-days = Dias de silêncio
digest-title = ### ☀️ { $count ->
    [1] 1 mesa espera por você
   *[other] { $count } mesas esperam por você
}
digest-why = Às { $hours }, como você escolheu em `/me`
button-next = Jogar em sequência
button-next-table = Próxima mesa
button-play = Jogar
arg-zone = Seu fuso horário: digite uma cidade ou um país
refused-zone = Não sei qual fuso horário é { $written }. Digite a cidade grande mais próxima ou o seu país, e escolha na lista.
prefer-server-opening = Abrir mesas
prefer-server-opening-about = Quem pode abrir mesas aqui.
prefer-everyone = todo mundo
prefer-managers = quem gerencia o servidor
prefer-server-holidays = Férias
prefer-server-holidays-about = Quantos dias por mês os relógios de uma pessoa podem parar para férias, em partidas que começam de agora em diante.
prefer-server-pauses = Pausas
prefer-server-pauses-about = Quantos dias ao todo uma partida que começa de agora em diante pode ficar em pausa.
prefer-server-role = Procura-se gente
prefer-server-role-about = O cargo que `/table invite` menciona.

## Estatísticas
stats-title = ## { $who } · { $game }
stats-none = Nada terminado aqui ainda.
stats-rating = classificação: **{ $rating }**
stats-unrated = classificação: nenhuma ainda; precisa de partidas de pelo menos duas rodadas contra outras pessoas
stats-computers = contra robôs: ganhou { $won } de { $matches }
stats-no-people = nenhuma partida contra outras pessoas ainda; aqui só contam partidas com pessoas em mais de um lado
stats-provisional = classificação: cerca de { $rating }, provisória (poucas partidas, ou poucas pessoas diferentes)
stats-streak = vitórias seguidas: { $now } · recorde: **{ $best }**
stats-play = ⚖️ Ultimamente ({ $rounds } rodadas): { $mistakes } erros por rodada (±{ $mistakes_error }), que custam { $gave }% (±{ $gave_error }); sorte { $sign }{ $luck }% por rodada (±{ $luck_error })
stats-play-then = -# { $months ->
    [12] Um ano atrás
    [6] Meio ano atrás
   *[other] Três meses atrás
}: { $mistakes } erros por rodada (±{ $error })
stats-card = 💚 carta preferida: { $card } (jogada { $count ->
    [one] { $count } vez
   *[other] { $count } vezes
})
stats-debt = 📥 mais cartas compradas de uma vez: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
stats-silence = 🤫 silêncio quebrado: { $count ->
    [one] { $count } vez
   *[other] { $count } vezes
}
stats-beats = ⬆️ mais vezes à frente de { $who } ({ $ahead } : { $behind })
stats-bows = ⬇️ mais vezes atrás de { $who } ({ $ahead } : { $behind })
stats-chart = A classificação depois de cada uma das últimas { $count } partidas

## Help
rules-title = ## { $game }

## Sobre este bot, e o que ele guarda
about-body =
    ## maumau { $version }
    No ar desde { $since }; o Discord responde em { $latency } ms.
    Mesas abertas: { $here } neste servidor, { $all } no total.
about-shards = Este servidor é atendido pelos shards { $shards }.
about-link = Mais sobre mim: { $link }
privacy-title = ## O que eu guardo
privacy-you = - **Sobre você:** seu id do Discord, seu nome, seus nomes nos servidores e se você saiu deles, seu idioma, o canal das nossas mensagens diretas, e quando você recebeu o último convite para uma mesa.
privacy-choices = - **O que você escolhe:** configurações, férias, onde você está em uma lição, suas tentativas no jogo do dia e suas respostas ao problema do dia.
privacy-games = - **Sobre os jogos:** quem senta onde, cada carta jogada e comprada, os pontos e as sementes da distribuição, para que qualquer pessoa confira que ninguém escolheu as cartas.
privacy-accounts = - **O que resulta disso:** vitórias, pontos, classificação, sua carta preferida, sorte e erros, contra quem você jogou, quantas vezes, e quem ficou na frente.
privacy-attendance = - **Confiabilidade:** quais partidas você terminou e quanto tempo costumou levar para responder em cada rodada. Quem está com você em uma mesa aberta vê isso por alto.
privacy-written = - **Jogos que você cria:** seu rascunho, e quais jogos de um servidor você salvou por último.
privacy-decisions = - **Decisões:** o que você decidiu sobre mesas e pessoas, e o que foi decidido sobre você, por 90 dias; que você encerrou ou anulou uma partida; e quem impede você de jogar em um servidor, até que alguém deixe de novo.
privacy-words = - **O que você escreve, não.** No silêncio do rei eu olho se foi fala, e guardo só isso.
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
        [one] Você vai sair da mesa em que está.
       *[other] Você vai sair das { $tables } mesas em que está.
    } Seus pontos, vitórias e configurações somem, e ninguém consegue trazê-los de volta. O que eu já postei nos canais fica lá, com o seu nome; quem gerencia as mensagens de lá pode apagar.
privacy-sure = Apagar de vez
privacy-erased = Apaguei tudo sobre você. Se você sentar de novo a uma mesa, começamos do zero.
refused-not-yours = Isso é de outra pessoa. `/me` mostra o que é seu.
refused-sat-down = Enquanto isso você sentou a uma mesa, então nem tudo foi apagado. Tente de novo.

## Commands
cmd-table = Esta mesa: convidar, pausar, votar, sair
cmd-table-show = Postar a mesa de novo, no fim do canal
cmd-table-leave = Sair da mesa
cmd-table-close = Fechar a mesa
cmd-table-kick = Mandar alguém embora da mesa
cmd-table-here = Continuar a mesa neste canal
cmd-play = A sua vez; ou digite a jogada: 10P, comprar, mau
cmd-leaderboard = Quem joga melhor aqui; minhas marcas e partidas antigas
cmd-help = Comece aqui
cmd-rules = Como se joga, e uma lição
arg-card = A carta: 7♤, 7E, “7 de espadas” ou “curinga vermelho”; várias com espaços
arg-player = Quem
arg-game = Qual jogo
vote-asked = Você colocou em votação.
vote-cast = Seu voto foi contado.

## As regras dos jogos, como se contam à mesa
rules-joker = curinga
rules-aim = 🎯 **Objetivo:** ficar sem cartas primeiro{ $pairs ->
    [yes] , você ou alguém do seu time
   *[no] {""}
}.
rules-aim-alone = 🎯 **Objetivo:** ficar sem cartas. Cada carta comprada e cada jogada custam um ponto.
rules-alone = O próximo e o anterior são você.
rules-deal =
    🎴 **As cartas:** { $chosen ->
        [yes] até{ " " }
       *[no] { "" }
    }{ $hand ->
        [1] 1 carta
       *[other] { $hand } cartas
    }{ $most ->
        [1] { "" }
       *[other] { " " }cada
    }, de { $packs ->
        [1] um baralho
       *[other] { $packs } baralhos
    } de { $size } cartas{ $from ->
        [all] { "" }
       *[other] , do { $from } ao A
    }, { $jokers ->
        [one] com um curinga em cada
        [many] com { $joker_count } curingas em cada
        [yes]
            { $packs ->
                [1] com dois curingas
               *[other] com dois curingas em cada
            }
       *[no] sem curingas
    }.{ $most ->
        [1] { "" }
       *[other]
            { " " }Jogam { $same ->
                [yes] { $most }
               *[no] de { $least } a { $most }
            } pessoas, em sentido { $direction ->
                [clockwise] horário
               *[counter] anti-horário
            }.
    }
rules-begins = { $begins ->
    [draw_high] Antes, cada um tira uma carta: a mais alta joga primeiro (o A é a mais baixa).
    [host] Quem comanda a mesa joga primeiro.
    [winner] Quem venceu a última rodada joga primeiro; na primeira rodada, quem tirar a carta mais alta.
   *[dealer] Joga primeiro quem vem depois de quem deu as cartas. A cada rodada, quem dá as cartas é a pessoa seguinte.
}
rules-follow = ▶️ **Sua vez:** jogue uma carta do mesmo naipe ou valor da carta do topo{ $twin ->
    [yes] , mas nunca exatamente a mesma
   *[no] {""}
}.
does-Draw =
    { $lay_drawn ->
        [no]
            { $voluntary ->
                [yes] Se não der, ou você não quiser,
               *[no] Se não der,
            } compre uma carta; aí a sua vez acaba.
       *[yes]
            { $till_fits ->
                [yes]
                    Se não der, compre até poder jogar{ $limit ->
                        [0] .
                       *[other] , no máximo { $limit }; se ainda não der, sua vez acaba.
                    }{ $voluntary ->
                        [yes] { " " }Você também pode comprar sem precisar, e continuar comprando.
                       *[no] { "" }
                    }
               *[no]
                    { $voluntary ->
                        [yes] Se não der, ou você não quiser,
                       *[no] Se não der,
                    } compre uma carta: { $must ->
                        [yes] se servir, tem de jogá-la
                       *[no] se servir, pode jogá-la
                    }; se não, sua vez acaba.
            }
    }
does-DrawAlways = Se não der, ou você não quiser, compre uma carta: se servir, pode jogar essa, e nenhuma outra; ou passe.{ $seven_stops ->
    [yes] {" "}Se foi um 7 que fez você comprar, e a primeira carta comprada é um 7{ $queen_stops ->
        [yes] {" "}ou uma Q
       *[no] {""}
    }, você para de comprar.
   *[no] {""}
}
does-DrawUntil = Se não der, compre até poder jogar. Você também pode comprar sem precisar, e continuar comprando.{ $limit ->
    [0] {""}
   *[other] {" "}Com { $limit } compradas sua vez acaba, e a carta do topo não faz mais nada.
}
rules-debt = **Se uma carta faz você comprar:** rebata (naipe livre) ou compre as cartas{ $after ->
    [over] { " " }e perca a vez
    [lays] ; depois ainda pode jogar uma carta, sem comprar de novo
   *[on] { " " }e faça a sua jogada
}.
rules-used-up = Acabou o monte? O descarte é embaralhado.
rules-last-acts = A última carta ainda vale, sem rebater.
rules-opening = { $acts ->
    [yes] Vira-se uma carta para começar. Ela vale como jogada por quem deu as cartas.
    [no] Vira-se uma carta para começar. Ela não faz nada: é só acompanhar.
    [some] Vira-se uma carta para começar. Só estas valem como jogadas por quem deu as cartas: { $cards }.
    [own] Vira-se uma carta para começar. Ela só faz o que se diz dela quando virada.
   *[none] Nenhuma carta é virada: quem começa joga qualquer uma.
}
does-Declare = ☝️ **Última carta:** aperte *{ $word }* antes { $any_act ->
    [yes] que o próximo aja
   *[no] da próxima carta
}{ $knock ->
    [yes] {" "}(no silêncio, duas vezes *{ button-knock }*)
   *[no] {""}
}.
does-LastCard = ☝️ **Última carta:** aperte *{ $word }* (se for um J, *{ $second_word }*) antes { $any_act ->
    [yes] que o próximo aja
   *[no] da próxima carta
}. O botão errado vale como esquecer.
does-Gesture = ☝️ **Última carta:** aperte *{ $word }* antes { $any_act ->
    [yes] que o próximo aja
   *[no] da próxima carta
}.
does-Accuse = Se você esquece e alguém percebe (*{ button-accuse }*), compra { $penalty }.{ $false_penalty ->
    [0] {""}
    [1] {" "}Alarme falso custa 1 carta.
   *[other] {" "}Alarme falso custa { $false_penalty } cartas.
}
rules-forgotten = Se esquecer, compra { $cards } quando ela sai.
rules-course-undeclared = Se você bate sem dizer, e ninguém percebe, os pontos dos outros contam em dobro.
rules-and = { $one }; { $more }
rules-card = **{ $cards }:** { $does }.
rules-adding = { $card } (e vira { $twice }, { $thrice } …)
rules-adding-once = { $card } (e vira { $sum })
rules-of-its-suit = { $rank } do mesmo naipe
goes-anywhere = vai em cima de tudo
goes-anywhere-uncalled = vai em tudo, menos em naipe pedido
goes-on-call = vai em qualquer naipe pedido, fora isso por naipe ou valor
goes-not-on-own = nunca em { $rank }
goes-over = depois vale a carta de baixo
goes-aside = sai do jogo
does-Skip = { $whom ->
    [beyond] o seguinte a ele
   *[next] o próximo
} perde a vez
does-Reverse = o sentido se inverte; só com dois, você joga de novo
does-ReverseToBehind = o sentido se inverte (a dois, tanto faz)
does-DrawDebt =
    { $whom ->
        [beyond] o seguinte a ele
       *[next] o próximo
    } compra { $cards }{ $answers ->
        [none] , sem poder rebater
       *[other] { " " }ou rebate com { $answers }
    }
does-ThirdSix = como terceiro seguido: o próximo compra { $cards } ou rebate com { $answers }
does-NextDraws = { $whom ->
    [beyond] o seguinte a ele
   *[next] o próximo
} compra { $cards }{ $then ->
    [plays] {" "}e joga
    [sits] {" "}e perde a vez
   *[other] {""}
}
does-PreviousDraws = o anterior compra { $cards }
does-OthersDraw = todos os outros compram { $cards }
does-OthersDrawAtTheEnd = última carta: os outros compram { $cards }
does-PlayAgain = a vez é sua de novo
does-CallsSuit = peça um naipe, que vale { $until ->
    [cards] para as próximas { $call_cards } cartas
    [caller] para todos até a sua vez
   *[next] para a próxima carta
}{ $debt ->
    [yes] , também para rebater
   *[no] {""}
}
does-DealerTakesTurn = virado no começo, começa quem deu as cartas
does-PassCards = todos passam uma carta fechada à pessoa da esquerda
does-Lock = *boi na linha* (nada passa): só outro 2 vai, e destrava; ou compre uma carta, mesmo tendo um 2: jogue-a, se for um 2, ou passe
does-Silence =
    silêncio até sair outra igual (rir pode); cada mensagem custa { $talk ->
        [1] 1 carta
       *[other] { $talk } cartas
    }
does-Hecatombe = todos compram { $cards }, você também
does-ChupaCabra = pode fazer alguém levar { $cards } cartas suas sem ver, nunca a última
does-Defence = rebate { $suited } do naipe e qualquer { $every }: ninguém compra; { $sevens ->
    [kill] com os 7 também
    [chain] sobre um 7 do naipe, a compra passa adiante (rebate: qualquer 2 ou um 7 do naipe)
   *[relay] sobre um 7 do naipe, a compra passa adiante (rebate: qualquer 7 ou um 2 do naipe)
}
does-SwapSeats = troque de lugar, não de cartas, com o anterior; joga quem já era o próximo
does-TakeAndPlay = { $alone ->
    [yes] uma carta da sua mão, sem ver, é jogada: ela vai em cima de tudo e faz efeito
   *[no] nunca contra quem disse *Mau-Mau*; jogue uma carta tirada sem ver do próximo: ela vai em cima de tudo e faz efeito
}
rules-never-last = Não se pode bater com: { $cards }.
does-StealOwn = **Gêmea** (igual à do topo) na sua vez: jogue sem efeito (o que havia para comprar fica anulado) e jogue de novo, ou faça dobradinha. Se há cartas por comprar, também pode rebater com ela.
does-Double = **Dobradinha:** na sua vez, mesmo com cartas por comprar, a gêmea da carta do topo, sem efeito: o que havia para comprar fica anulado; o próximo compra { $cards } e joga.
does-StealTurn = **Roubar a vez:** se você tem a gêmea da carta do topo (curinga não), jogue-a com *{ button-jump }*, mesmo fora da vez, enquanto aquela estiver no topo. Ela não faz efeito, o que havia para comprar fica anulado, e você joga de novo.
does-Attack = **Carta secreta:** mostrada antes de dar as cartas, nunca dita. Jogue em cima de tudo como ataque: alguém compra { $cards }, ou retalia com a outra cópia: { $answer }. Carta errada, ou dizer o nome, custa { $wrong ->
    [1] 1 carta
   *[other] { $wrong } cartas
}.
does-SecretLast = Bater com a carta secreta: os outros compram { $cards }.
does-LayCards = **8:** você pode jogar mais 8 junto, e depois uma carta do naipe do último 8. Pelo menos uma carta fica na mão. Com um naipe pedido, todos esses 8 têm de ser dele. Com dois 8 do mesmo naipe, o próximo compra { $cards }.
does-LayCards-more = **Gêmea:** uma carta igual à jogada logo antes faz o próximo comprar { $cards } e jogar.
does-DealerGoesOn = Quem dá e vira um 8 pode juntar outros 8.
does-DealerUsesJoker = Quem dá e vira um curinga o usa como se o tivesse jogado; outra carta é virada debaixo dele.
does-RussianRoulette = **Roleta-russa:** jogue um curinga fechado; uma carta é virada e contada a partir de você: em quem parar, compra { $cards }.
does-PokerOnRun = **Pôquer:** depois de três cartas do naipe em sequência, todos podem baixar de 2 a 5 como mão de pôquer; a melhor faz alguém comprar { $cards }.
does-LastJack = **Bater com J:** os pontos dos outros dobram; com o J♡, antes passam as cartas ao próximo.
does-LastTwoOfClubs = **Bater com o 2♧:** escolha de quem os pontos contam em dobro.
does-Claim = **Rebote:** se as { $cards } cartas compradas por um curinga são de um valor, um naipe ou quatro naipes, sem curinga entre elas, peça: quem jogou o curinga compra { $answer }. Além de você, só quem jogou o curinga vê essas cartas.
does-Eat = *{ button-eat }*: enquanto você come, ninguém troca de lugar com você.
does-AskCount = *{ button-ask }* Você pode perguntar uma vez por jogada; ninguém precisa responder.
does-Show = Mostrar uma carta custa { $penalty ->
    [1] 1 carta
   *[other] { $penalty } cartas
}.
does-SaysNothing = **ROM:** ninguém fala; cada mensagem custa { $silence_penalty ->
    [1] 1 carta
   *[other] { $silence_penalty } cartas
}.
does-Look = Olhar antes de acabarem de dar as cartas custa { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
}.
rules-misplay = **Jogada errada:** carta que não serve, ou fora da vez, volta e custa { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
}, uma vez por rodada.{ $hints ->
    [yes] {" "}O que serve é marcado.
   *[no] {" "}O que serve não é marcado.
}
rules-course-cut = **O corte:** quem está antes de quem dá as cartas corta o baralho e pode ficar com uma carta forte que apareça ali, a mais, até três: { $cards }.
rules-course-cyclic = **Cíclico:** bater conta 1; todos compram até { $hand }, e o jogo segue.
rules-course-pairs = **Duplas:** sentam frente a frente e somam os pontos; jogam quatro ou seis.
rules-course-shuffles = **Mini:** após { $number } embaralhadas a rodada acaba; { $alone ->
    [yes] com cartas na mão, está perdida.
   *[no] vence quem tem menos cartas.
}
rules-course-minutes = **Mini:** após { $number } minutos a rodada acaba; { $alone ->
        [yes] com cartas na mão, está perdida.
       *[no] vence quem tem menos cartas. Uma jogada pode levar até um décimo do tempo que resta, mas sempre pelo menos um minuto.
    }
rules-points = 🏁 **Pontos:** cartas na mão contam { $values }{ $winner ->
    [0] {""}
   *[other] ; quem bate leva { $winner }
}.
rules-value = { $points } por { $cards }
rules-values = { $values }; as demais, o seu número
rules-points-each = 🏁 **Pontos:** { $each } por carta que sobrou.
rules-points-won = 🏁 **Pontos:** { $winner } por rodada ganha.
rules-points-twice = Bater com { $cards }: os pontos dos outros contam em dobro.
rules-end = A partida acaba quando alguém { $beyond ->
    [yes] passa de
   *[no] chega a
} { $target } pontos; vence quem tem { $lowest ->
    [yes] menos
   *[no] mais
}.
rules-coming =
    { $penalty ->
        [worst] Quem sai e volta, ou chega depois, começa com o pior total da mesa
       *[other] Sair e voltar custa { $penalty } pontos; quem chega depois começa com o pior total da mesa
    }.{ $walkover ->
        [yes] { " " }Se todos quiserem, desiste-se da rodada.
       *[no] { "" }
    }
rules-best = Melhor com { $least } a { $most } pessoas.
rules-changed = 🔧 **Nesta mesa:** { $options }
rules-and-others = { $options } · +{ $count }
rules-letters = A ás · J valete · Q dama · K rei
rules-zheng-deal = 🎴 **As cartas:** dão-se, uma por vez, todas as { $cards } cartas de um baralho com dois curingas; por isso alguns podem ter uma a mais. { $teams ->
    [yes] Jogam { $least } ou { $most } pessoas em dois times
   *[no] Jogam de { $least } a { $most } pessoas
}, em sentido anti-horário.
rules-zheng-turn = ▶️ **Sua vez:** supere a última jogada com uma combinação do mesmo tipo e com o mesmo número de cartas, mais alta; ou passe. Depois ainda pode jogar. Quem começa a vaza não pode passar.
rules-zheng-leads = Quando todos os outros passam em seguida, quem jogou por último abre com o que quiser; se já ficou sem cartas, o próximo. { $teams ->
    [yes] Antes da primeira rodada, uma pessoa de cada time tira uma carta: a mais alta abre.
   *[no] Quem abre primeiro é sorteado.
} A rodada segue até que só uma pessoa tenha cartas.
rules-zheng-order = Do menor ao maior: 3 4 5 6 7 8 9 10 J Q K A 2, { card-52 }, { card-53 }.
rules-zheng-single = **Uma carta:** ganha o valor mais alto.
rules-zheng-set = **Um conjunto:** duas ou mais cartas de um valor. 2 e curingas podem valer como uma carta menor ao lado de uma verdadeira. Ganha o valor mais alto; no mesmo valor, o conjunto sem eles. Os dois curingas são um par acima de 2 2.
rules-zheng-sequence = **Uma sequência** de três ou mais, do 3 ao A. Curingas valem como qualquer carta, os 2 { $twos ->
    [yes] só como 2, acima do A
   *[no] não entram
}. Um só naipe ganha de naipes mistos, depois ganha o valor mais alto, depois a sem curinga. Se as verdadeiras são de um só naipe, os curingas também são.
rules-zheng-multiple = **Uma sequência múltipla:** três ou mais valores seguidos, do 3 ao A, com duas ou mais cartas de cada, a mesma quantidade de cada: 5 5 6 6 7 7. 2 e curingas podem ajudar, mas cada valor precisa de uma carta verdadeira ou de um curinga. Ela supera outra com tantos valores e tantas de cada: ganha o valor mais alto, depois a sem 2 nem curingas.{ $all ->
    [yes] {" "}Os 2 de verdade podem ficar acima do A.
   *[no] {""}
}
rules-zheng-tribute = **Tributo:** depois de dadas as cartas da próxima rodada, o último e o penúltimo entregam cada um a sua maior carta. O primeiro e o segundo pegam uma cada um e devolvem uma cada um; dessas, o penúltimo pega antes. O primeiro escolhe antes do segundo e { $open ->
    [yes] vê as duas cartas
   *[no] escolhe às cegas
}. { $teams ->
    [yes] O terceiro dá as cartas e abre; com três por time, o quinto.
   *[no] O terceiro dá as cartas e abre. Se são três, só o último paga, ao primeiro, e o segundo dá as cartas e abre.
}
rules-zheng-scores = 🏁 **Pontos:** { $teams ->
    [yes] três por time: 3 para o time do primeiro, 2 para o do segundo, 2 para quem não tem o último. Primeiro e segundo juntos: 10 com o terceiro, { $fifth } com o quarto ou quinto, 5 com o último. Dois por time: { $first } e { $second }, somados. Os times se sentam alternados{ $drawn ->
        [yes] , por sorteio
       *[no] {""}
    }
   *[no] { $first } para o 1º lugar, { $second } para o 2º
}.
rules-zheng-end = A partida acaba em { $teams ->
    [yes] { $target } ({ $threes } com três por time)
   *[no] { $target }
}; vence quem tem mais, e no empate joga-se outra rodada.
rules-options = ⚙️ **{ $game }: as opções** (▸ mudadas nesta mesa)
rules-example = Exemplo
rules-example-title = 👀 **{ $game }: um exemplo**
rules-example-hand = **{ $who }**, sua mão: { $cards }
rules-example-not = ❌ agora não: { $cards }
rules-words = Palavras
rules-which-word = Ver a regra de…
rules-which-option = O que faz uma opção?…
rules-learn = Aprender jogando
rules-all = Todas as regras
rules-nothing = É só isso.
rules-id = Regra { $rule }
button-why = Por quê?

## Palavras que só quem joga conhece, cada uma em negrito onde está
term-twin = **Gêmea:** exatamente a mesma carta, no naipe e no valor, de outro baralho.
term-answer = **Rebater:** jogar uma carta em vez de comprar: aí compra o próximo, ou ninguém.
term-call = **Pedir naipe:** dizer que naipe tem de vir a seguir, seja qual for a carta do topo.
term-arm = **Jogadas adiantadas:** cartas que você escolhe antes da sua vez; o bot joga ou entra fora da vez com elas por você (*{ button-arm }*).
term-dobradinha = **Dobradinha:** a mesma carta jogada em cima de si mesma.
term-boi = **Boi na linha:** nada passa até sair outro dois.
term-silence = **Silêncio:** ninguém fala nem escreve; rir, gestos e botões podem.
term-accuse = **Acusar:** apontar que alguém esqueceu de anunciar a última carta.
term-secret = **Carta secreta:** todos a viram por um momento, ninguém pode dizer qual é.
term-rebound = **Rebote:** o que se comprou por um curinga se volta contra quem o jogou.
term-mistake = **Jogada errada:** jogar uma carta que não pode; nesta mesa isso custa cartas.
term-strong = **Carta forte:** a que faz alguma coisa, e conta mais.
term-cover = **Cobrir:** jogar mais uma carta em cima da sua.
term-rom = **ROM:** Read Only Mau-Mau: gestos e botões, mas nenhuma palavra.
term-trick = **Vaza:** tudo o que se joga desde a abertura até todos os outros passarem.
term-wild = **Carta no lugar de outra:** vale como uma carta que você não tem.
term-tribute = **Tributo:** as cartas que os últimos de uma rodada dão aos primeiros antes da próxima.

## Regras que nenhum jogo conta por si
rule-COM-3 = Quando não há mais o que comprar, o descarte é embaralhado; se nem isso ajuda, passe.
rule-COM-7 = Só joga quem tem lugar, e cada jogo tem um limite de lugares.
rule-COM-9 = Se o bot não vê, os outros da mesa votam, uma questão por vez, enquanto a rodada corre.
rule-COM-20 = Desistir: proponha com `/table propose` acabar a rodada como está. Se todos os outros concordam, ninguém vence, e cada mão conta como está.
rule-AMM-54 = O chupa-cabra é o curinga preto: sem curingas no jogo, ele não existe.
rule-AMM-56 = Quem escreveu este jogo não aconselha jogar com curingas e *boi na linha* ao mesmo tempo.
rule-AMM-21 = Quando alguém chega ao limite de pontos, a partida acaba.
rule-AMM-40 = Se você sair, pode voltar entre duas rodadas; isso custa pontos.
rule-AMM-41 = Se você chegar depois, começa na rodada seguinte, com o pior total da mesa.
rule-AMM-42 = Se você não está, um robô joga no seu lugar até você apertar *{ button-back }*.
rule-SRB-1 = Com um só baralho nenhuma carta tem gêmea, e ninguém pode entrar fora da vez.
rule-SRB-12 = Uma dama que inverte o sentido não pode fazer também o papel do sete.
rule-IME-41 = Espiar, esconder cartas e tramar contra alguém não pode; a mesa vota.
rule-IME-50 = Se bater não acaba a rodada, só conta bater.
rule-IME-55 = Duplas precisam de quatro ou seis pessoas, e de uma rodada que acaba quando uma delas bate.
rule-ZSY-1 = Times precisam de quatro ou seis pessoas, o mesmo número de cada lado.

## Paciência
solitaire-new = Um jogo qualquer
solitaire-daily = Jogo do dia
solitaire-board = Placar do dia
solitaire-done = 🏁 Bateu! Cartas compradas { $drawn } + jogadas { $turns } = **{ $total }**. Quanto menos, melhor.
solitaire-stuck = Não dá mais para jogar nem comprar: esta está perdida. Na próxima dá!
solitaire-title = ## Jogo do dia · { $date }
solitaire-line = { $place }\. { $who } — **{ $points }** entre cartas compradas e jogadas
solitaire-nobody = Ninguém terminou ainda. Tente com `/daily`.
solitaire-nobody-did = Ninguém conseguiu.
solitaire-given-up = -# Tentaram e não conseguiram: { $who }{ $more ->
    [0] {""}
    [one] {" "}e mais uma pessoa
   *[other] {" "}e mais { $more }
 }
refused-daily-played = Você já jogou o jogo de hoje. O próximo vem à meia-noite, UTC.
why-needs-pairs = Times precisam de quatro ou seis pessoas, o mesmo número de cada lado.
arg-rule = Qual regra
arg-proposal = O que propor
charge-VOA-15 = falou em voz alta no silêncio
charge-VOA-21 = deu dica da carta secreta
charge-AMM-55 = falou em voz alta no silêncio
charge-IME-40 = mostrou uma carta
charge-IME-41 = espiou, escondeu cartas ou tramou
proposal-IME-50 = acabar a partida agora
proposal-COM-20 = desistir desta rodada

## History
history-title = ## Partidas terminadas · { $whose }
history-none = Nenhuma partida terminou ainda.
history-open = Rever uma partida…
history-match = **#{ $number } { $game }** · { $when } · { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
}
history-agreed = parada de comum acordo
history-decided = acabou como estava
replay-title = ## Replay: #{ $number } { $game }
replay-where = Rodada { $round } · jogada { $move } de { $moves } da partida
replay-house = ⏰ O tempo de { $who } acabou, e o bot jogou.
replay-eyes = Visão de quem?
replay-eyes-table = Como todo mundo viu
replay-eyes-open = Todas as mãos abertas
replay-eyes-seat = Como { $who } viu
replay-round = Ir para uma rodada…
button-filmsend = Filme no canal
film-of = 🎬 Rodada { $round }
film-described = Filme de uma rodada de { $game }, em { $count ->
    [1] 1 imagem
   *[other] { $count } imagens
}: mãos, monte e descarte depois de cada jogada. Ficou sem cartas primeiro: { $who }.
pile-title = **Até onde cada carta combinou com a de baixo**
pile-kept = **{ $name }**: todas as { $cards } cartas
pile-broken = **{ $name }**: { $first ->
    [one] só a primeira de { $cards } cartas
   *[other] as { $first } primeiras de { $cards } cartas
}; depois { $card } sobre { $below } · jogada { $move }{ $laid ->
    [yes] {" "}· { $who }
   *[no] {""}
}
pile-about = PSMM (Propriedade de Sequência de Mau-Mau): cada carta do descarte tem o naipe ou o valor da carta de baixo. PSMMe, a estendida: o mesmo, salvo se um valete, um oito ou um curinga permite outra carta.
refused-no-film = Não há filme desta rodada.
refused-film-failed = Desta vez não deu para desenhar o filme. Tente de novo.
refused-film-busy = Há desenhos demais sendo feitos agora. Tente de novo daqui a um minuto.
export-script = 📄 Roteiro da mesa
export-json = 📄 JSON
refused-no-match = Não há partida terminada com esse número neste servidor.
refused-still-played = Essa partida ainda está em jogo; dá para revê-la quando acabar.
refused-no-replay = Desta partida ficou o resultado, mas não as jogadas.

## O que um servidor escolhe para as suas mesas
prefer-server-game = Jogo de uma mesa nova
prefer-server-places = Onde dá para abrir mesas
prefer-server-places-all = Em qualquer canal
prefer-server-seasons = Canal do pódio
prefer-server-seasons-about = Onde eu posto quem foi melhor quando o mês acaba. Sem escolha: em lugar nenhum.
prefer-nowhere = em lugar nenhum
prefer-server-daily = Canal do placar do dia
prefer-server-daily-about = Onde eu posto como foi o jogo do dia (Mau-Mau Paciência) quando o dia (UTC) acaba. Sem escolha: em lugar nenhum.
refused-not-here = Neste canal não dá para abrir mesas; abra a sua aqui: { $where }

## Combinados
arg-preset = Opções que este servidor salvou com um nome
button-save = Salvar combinado
button-drop = Apagar
button-previous = Voltar
pick-preset = Ver um combinado…
presets-about = **Combinados**
    -# Opções salvas para `/open`. *{ button-save }*, na tela de opções da sua mesa, cria um.
preset-title =
    ## { $preset }
    { $game }
preset-name = O nome
preset-name-about = Se já houver um combinado com esse nome, ele é substituído.
preset-saved = Salvo como **{ $preset }**: `/open` oferece neste servidor, e `/settings` mostra.
refused-no-preset = Este servidor não tem um combinado “{ $preset }”.
refused-preset-name = Um combinado precisa de um nome que dê para ver.
refused-preset-game = “{ $preset }” é um combinado de outro jogo. Deixe de fora o jogo, ou o combinado.
refused-preset-option = “{ $preset }” não dá mais: a opção *{ $option }* mudou desde que foi salvo. Quem gerencia o servidor pode salvar de novo.
refused-preset-rules = “{ $preset }” não dá mais: as regras mudaram desde que foi salvo. Quem gerencia o servidor pode salvar de novo.
refused-presets-full = Já existem { $most } combinados, e esse é o limite. Apague um antes: `/settings`.

## Chances
button-analyse = Rever
tab-chances = Chances
tab-luck = Sorte
tab-moves = Jogadas
tab-fair = Foi justo?
tab-numbers = Números
look-chances = Rodada { $round } · quem podia ter vencido?
look-luck = Rodada { $round } · sorte e erros
look-moves = Rodada { $round } · { $move ->
    [0] as cartas dadas
   *[other] jogada { $move } de { $moves }
}
look-fair = Rodada { $round } · as cartas foram justas?
look-counting = ⏳ Isto está sendo calculado. Em um ou dois minutos aparece aqui.
look-turning = Virada
look-luck-about = O traço fino: onde o valor verdadeiro pode estar. Os erros dos outros só eles veem.
chart-chances = Chance de vencer a rodada
chart-deal = cartas dadas
chart-move = jogada { $move }
chart-end = fim
chart-luck = Quem teve sorte?
chart-unlucky = azar
chart-lucky = sorte
analysis-decision = { $told }{ $house ->
    [yes] { " " }⏰ o tempo acabou
   *[no] { "" }
} · { $who } { $before } → { $after }%
analysis-about = { $alone ->
    [yes] Quantas vezes dá para ficar sem cartas dali em diante.
   *[no] Quantas vezes cada lado vence dali em diante, com todas as mãos abertas.
}
luck-words = **{ $who }** { $luck ->
    [good] com sorte
    [bad] com azar
   *[even] nem sorte nem azar
}{ $judged ->
    [yes] { $mistakes ->
        [0] , nenhum erro
        [1] , 1 erro
       *[other] , { $mistakes } erros
    }
   *[no] { "" }
}
luck-mine = 🍀 **{ $luck ->
    [good] Boa sorte
    [bad] Azar
   *[even] Nem sorte nem azar
}**{ $deal ->
    [none] .
   *[other] : com essas cartas se vencem umas { $deal } de 10 rodadas{ $pile ->
            [good] , e o monte ajudou
            [bad] , e o monte ajudou pouco
           *[even] { "" }
        }.
} { $mistakes ->
    [0] Você não cometeu nenhum erro.
    [1] Você cometeu um erro.
   *[other] Você cometeu { $mistakes } erros.
}
luck-line = { $measure ->
    [points] ⚖️ { $who }: sorte { $luck } pontos (±{ $error }; + é bom){ $mistakes ->
        [0] { "" }
        [1] , um erro, −{ $gave } pontos (±{ $gave_error })
       *[other] , { $mistakes } erros, −{ $gave } pontos (±{ $gave_error })
    }
   *[won] ⚖️ { $who }: sorte { $luck }% (±{ $error }){ $mistakes ->
        [0] { "" }
        [1] , um erro, −{ $gave }% (±{ $gave_error })
       *[other] , { $mistakes } erros, −{ $gave }% (±{ $gave_error })
    }
}
luck-account = -# parte justa { $par }% · jogadas próprias { $own }% (±{ $own_error }) · jogadas dos outros { $others }% (±{ $others_error }) · ao todo { $result }%
luck-mistake = ⚠️ jogada { $place } · { $done } · melhor: { $better }
luck-about =
    Cada jogada é comparada com as outras possíveis, em muitas distribuições imaginadas que, vistas daquele lugar, são todas iguais. O que ela ganha ou perde em relação a uma jogada média é habilidade; o resto é sorte. Um erro só aparece se novas distribuições o confirmam. { $measure ->
        [places] Em porcentagem dos outros deixados para trás.
        [points] Em pontos.
       *[other] Em porcentagem de uma rodada vencida.
    }
refused-analyses-off = Neste servidor não se calculam chances.
refused-analyses-busy = Há rodadas demais sendo calculadas agora. Tente de novo daqui a alguns minutos.
refused-analyses-used-up = Este servidor já teve as { $most } rodadas de hoje; a próxima pode ser calculada { $when }. O que já foi calculado dá para ver sempre.
refused-no-analysis = Não dá para calcular as chances desta rodada.
refused-analysis-failed = Desta vez não deu para calcular as chances desta rodada. Dá para tentar de novo { $when }.
prefer-server-analyses = Chances
prefer-server-analyses-about = Se dá para ver as chances, a sorte e o número de erros de cada um numa rodada que acabou.

## The desk of a server
manage-page-tables = Mesas agora
manage-page-matches = Partidas acabadas
manage-page-deeds = Registro
manage-page-people = Quem não pode jogar
manage-page-season = A temporada
manage-no-tables = Nenhuma mesa está aberta.
manage-hidden = -# { $count ->
    [1] Mais uma está num canal que você não pode ver.
   *[other] Mais { $count } estão em canais que você não pode ver.
}
manage-table = **[#{ $number } { $game }]({ $link })**
manage-lobby = não começou · { $count } de { $most } lugares · aberta por { $who } { $since }
manage-waits = rodada { $round } · esperando **{ $who }**, desde { $since }
manage-choose = Ver uma delas…
manage-about-open = Fechar acaba a partida como está; ela não conta para vitórias nem classificação.
manage-about-match = Uma partida anulada fica no histórico e não conta para nada: nem pontos, nem vitórias, nem classificação. A mesa é avisada, e dá para desfazer.
manage-about-void = Esta partida está anulada: não conta para nada. Dá para desfazer.
button-desk-void = Anular a partida
button-desk-restore = Voltar a contar
button-desk-season = Reiniciar temporada
manage-why-about = Todo mundo da mesa lê. Pode ficar vazio.
refused-voided-already = Esta partida não tem resultado para anular, ou já está anulada.
refused-not-voided = Esta partida não está anulada.
refused-kept-out = Você não pode jogar neste servidor{ $ends ->
    [yes] { " " }até { $until }
   *[no] { "" }
}. Quem decidiu: { $who }. `/me` diz mais.
refused-roles-only = Só alguns cargos abrem mesas neste servidor. Peça a quem gerencia o servidor!
refused-rights-only = Só quem tem a permissão **Gerenciar servidor** no Discord decide quem pode o quê.
manage-audit-about = O que foi decidido aqui nos últimos 90 dias. Se é sobre você, dá para ver também com `/me`.
manage-concerned = O que foi decidido aqui nos últimos 90 dias e tem a ver com você: as suas mesas, você e o servidor todo.
manage-audit-empty = Nada foi decidido.
audit-closed-lobby = { $table }: fechada antes de começar por { $by }
audit-closed-closed = { $table }: fechada por { $by }
audit-closed-consent = { $table }: todos concordaram em parar
audit-closed-few = { $table }: terminou, porque sobrou pouca gente
audit-closed-stale = { $table }: terminou, porque ninguém jogava havia muito tempo
audit-closed-server = { $table }: fechada, porque o bot foi removido do servidor
audit-closed-damaged = { $table }: fechada, porque não dava mais para ler
audit-closed-unending = { $table }: terminou, porque com a regra mais nova as rodadas nunca acabariam
audit-sent = { $table }: { $by } tirou { $whom } da mesa
audit-sent-voted = { $table }: a mesa votou e tirou { $whom }
audit-voided = { $table }: anulada por { $by }{ $reason ->
    [yes] : { $detail }
   *[no] {""}
}
audit-restored = { $table }: conta de novo, por { $by }
audit-kept-out = { $whom } não pode { $days ->
    [0] mais jogar aqui
    [1] jogar aqui por um dia
   *[other] jogar aqui por { $days } dias
}, decisão de { $by }
audit-let-in = { $whom } pode jogar aqui de novo, decisão de { $by }
audit-season = a temporada { $season } foi reiniciada por { $by }
audit-set = configuração mudada por { $by } · { $setting }
manage-nobody-out = Todo mundo pode jogar aqui.
manage-keep-out = Impedir alguém de jogar aqui…
manage-let-in = Deixar alguém jogar de novo…
manage-out = { $whom } não pode { $ends ->
    [yes] jogar aqui até { $until }
   *[no] mais jogar aqui
} (decisão de { $by })
manage-how-long =
    Por quanto tempo { $whom } fica sem jogar aqui? { $count ->
        [0] No momento não está em nenhuma mesa.
        [1] Essa pessoa sai da mesa em que está e fica com o lugar que tiver nessa hora. Se você também joga essa partida, a pessoa continua nela.
       *[other] Essa pessoa sai das { $count } mesas em que está e fica com os lugares que tiver nessa hora. Nas partidas em que você também joga, a pessoa continua.
    }
manage-for-good = Para sempre
manage-sure = Sim, reiniciar
manage-season = Uma temporada é um mês (UTC): **{ $season }**.
manage-restarted = Ela foi reiniciada em { $when }: só conta o que terminou desde então.
manage-season-about = Reiniciar esvazia o ranking dela, e todo mundo começa de novo. O ranking desde sempre e os meses anteriores ficam como estão.
manage-season-sure = Nada desta temporada até agora vai contar para o ranking dela, e isso não dá para desfazer. Todo mundo pode ver com `/me` quem fez isso.
judged-voided = 🎲 { $by }{ $plays ->
    [yes] , que joga nesta mesa,
   *[no] {""}
} anulou a partida #{ $number } ({ $game }): ela fica no histórico e não conta para nada.
judged-restored = 🎲 { $by }{ $plays ->
    [yes] , que joga nesta mesa,
   *[no] {""}
} desfez isso: a partida #{ $number } ({ $game }) conta de novo.
judged-reason = > { $why }
history-voided = anulada por { $who }
ended-closed-playing = { $who }, que joga nesta mesa, fechou a partida.
ended-small = Este servidor não conta partidas assim: ela fica no histórico, mas não conta para vitórias nem classificação.
prefer-page-rights = Quem pode
prefer-page-counting = O que vale
prefer-roles = alguns cargos
prefer-server-openers = Cargos que abrem mesas
prefer-server-openers-about = Quais cargos podem abrir mesas, se só alguns podem.
prefer-no-role = nenhum
prefer-server-hosts = Cargos que comandam todas as mesas
prefer-server-hosts-about = Podem fechar mesas, tirar pessoas e passar o comando, mesmo em mesas em que não jogam.
prefer-server-managers = Cargos que gerenciam
prefer-server-managers-about = Podem usar `/settings` e estas configurações como quem gerencia o servidor, menos esta página.
prefer-server-counted_rounds = Rodadas
prefer-server-counted_rounds-about = Uma partida precisa de pelo menos tantas rodadas para contar para vitórias e classificação. Esta página vale para partidas que começam de agora em diante.
prefer-server-counted_people = Pessoas
prefer-server-counted_people-about = Uma partida precisa de pelo menos tantas pessoas, sem contar robôs.
prefer-server-counted_computers = Robôs
prefer-server-counted_computers-about = Se uma partida com robôs conta.
prefer-server-counted_games = Jogos
prefer-server-counted_games-about = Quais jogos contam. Sem escolha: todos.
manage-about-early = Nenhuma rodada acabou, então fechar não deixa resultado.
manage-audit-title = ## 🗂️ Decisões neste servidor
arrival-hello =
    ## 🃏 O Mau-Mau chegou
    Cartas com a sua turma: uma rodada inteira agora, ou uma carta por dia. Suas cartas chegam por mensagem direta.
arrival-lacks = ⚠️ Faltam permissões para mim, então algumas coisas não vão funcionar: { $permissions }. Quem gerencia o servidor pode dá-las ao meu cargo.
arrival-deaf = 🙉 Não consigo ler mensagens, porque quem me opera não ligou o *Message Content Intent*. Por isso não distingo risada de fala durante o silêncio; o resto funciona.
arrival-settings = Não achei em { $server } um canal em que eu possa escrever, então digo a você. Use `/settings` lá para escolher os canais, o idioma e quem pode abrir mesas.
permission-read_messages = Ver canais
permission-send_messages = Enviar mensagens
permission-send_messages_in_threads = Enviar mensagens em tópicos
permission-create_public_threads = Criar tópicos públicos
permission-embed_links = Inserir links
permission-read_message_history = Ver histórico de mensagens
permission-external_emojis = Usar emojis externos

## Time banks, and who finishes matches
option-time_bank = Reserva de tempo da partida
option-company = Só quem termina nove de cada dez partidas
table-bank = ⏳ Resta na reserva de tempo: { $left }
bank-left = { $who } { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
refused-newcomers = Esta mesa é para quem termina nove de cada dez partidas, mais { $most } pessoas novas no máximo. Esses lugares já estão ocupados: tente uma mesa aberta a todo mundo.
refused-unfinished = Esta mesa é para quem termina nove de cada dez partidas. Aqui você terminou { $finished } das suas últimas { $begun }. { $count ->
    [1] Termine mais uma numa mesa para todo mundo, e pronto.
   *[other] Termine mais { $count } em mesas para todo mundo, e pronto.
}
button-who = Quem está aqui?
who-title = ### Quem está aqui
    -# Só quem está na mesa vê isto. Fala das partidas deste servidor com pelo menos duas pessoas.
who-line = - **{ $who }** · { $finishes } · { $answers } · { $seen }
who-new = - **{ $who }** · 🌱 chegou há pouco
finishes-share = termina { $tenths ->
    [10] todas as partidas
   *[other] { $tenths } de cada 10 partidas
}
answers-minutes = responde em minutos
answers-hour = responde em até uma hora
answers-hours = responde em algumas horas
answers-day = responde em até um dia
answers-days = leva dias para responder
seen-day = jogou hoje
seen-week = jogou nesta semana
seen-month = jogou neste mês
seen-longer = não joga há mais de um mês
me-reliable = ### 🤝 Neste servidor
    Você terminou **{ $finished } das suas últimas { $begun }** partidas. Todo mundo da sua mesa pode ver isso, e: *{ $answers }*.
me-new = ### 🤝 Neste servidor
    Você jogou pouco aqui ainda: depois de mais { $count ->
    [1] uma partida
   *[other] { $count } partidas
}, todo mundo da sua mesa pode ver quantas você termina e em quanto tempo responde.
me-back-up = { $count ->
    [1] Termine mais uma, e volta a ser nove de cada dez.
   *[other] Termine mais { $count }, e volta a ser nove de cada dez.
}
me-not-counted = -# Horas de silêncio, férias, pausas e sair a mando da mesa não contam contra ninguém.
explained-time_bank = Tempo extra para a partida toda, usado quando uma vez dura mais que o relógio. Quando os dois acabam, o bot faz por você a jogada mais inofensiva.
explained-company = Só senta quem terminou pelo menos nove de cada dez partidas neste servidor, mais duas pessoas novas por vez. Pausas, férias e horas de silêncio não contam contra ninguém.


## Games that a server has written down
game-own = um jogo deste servidor
intro-own = Um jogo criado pelo pessoal daqui. *Regras* explica como se joga.
arg-file = Um arquivo TOML com um jogo
games-own-title = ## Jogos deste servidor
games-own-none = Nenhum ainda. Crie um com botões, ou importe de um arquivo: `/workshop file`.
games-own-line = **{ $game }** · versão { $version } de { $when } · { $who }
games-which = Ver um jogo
button-glist = Jogos do servidor
button-gedit = Mudar
button-gfile = Baixar como arquivo
button-gnew = Jogo novo
game-delete-sure = Apagar **{ $game }**? As mesas que o jogam continuam. Ninguém abre mais uma nova com ele.
game-taken-in = ✅ Importado. Abra uma mesa com ele: `/open`.
game-saved = ✅ Salvo. Abra uma mesa com ele: `/open`.
game-file = **{ $game }** como arquivo. Outro servidor o importa com `/workshop file`.
refused-no-game = Este servidor não tem (mais) um jogo “{ $game }”. `/workshop list` mostra o que há.
refused-games-full = Já existem { $most } jogos, e esse é o limite. Apague um antes: `/workshop list`.
refused-game-taken = Já existe um jogo chamado “{ $game }”. Dê outro nome ao seu.
refused-game-overtaken = Outra pessoa salvou “{ $game }” enquanto você trabalhava nele, e o seu desfaria o dela. Nada seu se perdeu: dê outro nome ao seu jogo e salve ao lado.
refused-no-draft = Você não está criando um jogo aqui agora. Comece com `/workshop new` ou `/workshop edit`. Um rascunho fica uma semana.
refused-nothing-to-undo = Não há mais nada para desfazer.
refused-file-which = Diga um jogo para baixá-lo como arquivo, ou anexe um arquivo para importar um jogo.
refused-file-too-long = Este arquivo é grande demais para um jogo: no máximo { $most } kB.
refused-file-no-text = Este arquivo não é texto. Um jogo é um arquivo TOML em UTF-8, como o de `/workshop file`.
refused-writers-only = Só alguns cargos criam jogos neste servidor. Peça a quem gerencia o servidor!
refused-writing-managers = Só quem gerencia este servidor cria jogos aqui: `/settings`, *Direitos*. Peça a uma dessas pessoas!
prefer-server-writing = Criar jogos
prefer-server-writing-about = Quem pode criar jogos para este servidor (`/workshop`).
prefer-server-writers = Cargos que criam jogos
prefer-server-writers-about = Quais cargos podem criar jogos, se só alguns podem.
own-wrong = Este jogo ainda não pode ser jogado:
and-more = … e mais { $count }.
own-wrong-near = Você quis dizer { $near }?
own-wrong-known = Aqui pode ser: { $known }
own-wrong-too-long = o texto tem mais de { $given } caracteres.
own-wrong-unreadable = isto não é TOML ({ $given }).
own-wrong-newer = uma versão mais nova deste bot o escreveu (formato { $given }).
own-wrong-title = “{ $given }” não dá aqui: é longo demais, ou tem caracteres invisíveis.
own-wrong-unknown = não existe “{ $given }”.
own-wrong-missing = isto está faltando.
own-wrong-kind = isto não pode ser “{ $given }”.
own-wrong-word = “{ $given }” não é uma só palavra de letras, algarismos, _ e -, começando com uma letra.
own-wrong-range = { $given } é pequeno ou grande demais.
own-wrong-too-many = há mais de { $given }.
own-wrong-unread = a opção “{ $given }” não é usada em lugar nenhum.
own-wrong-seats = “{ $given }” precisa de um número mínimo e um máximo de pessoas.
own-wrong-pack = as cartas não bastam para uma mesa cheia ({ $given }).
own-wrong-never = ninguém nunca poderia jogar { $given }.
own-wrong-calls = { $given } pede duas coisas ao mesmo tempo.
own-wrong-contradiction = “{ $given }” não combinam.
own-wrong-absent = o baralho não tem { $given }.
own-wrong-without-effect = isso não muda nada: precisa de “{ $given }”.
refused-game-number = Digite um número de { $low } a { $high }.
refused-game-points = Escreva assim: `J = 20, Q K = 10`, com números de { $low } a { $high }.
refused-game-by-seats = Escreva assim: `3 = 6, 5 = 5`, com números de { $low } a { $high } depois do número de pessoas.
# games that are written down
told-Demanded = **{ $seat }** exige { $number ->
    [1] A
    [11] J
    [12] Q
    [13] K
   *[other] { $number }
}
told-CardNamed = A carta vale como { $card }
told-HandsSwapped = 🔀 **{ $seat }** e **{ $other }** trocam as mãos
told-HandLookedAt = 👀 **{ $seat }** olha as cartas de **{ $other }**
told-RulesChanged = ✏️ **{ $seat }** cria uma regra
told-CardGiven = 🤲 **{ $seat }** dá uma carta a **{ $other }**
told-NamedNext = 👉 **{ $seat }** passa a vez para **{ $other }**
told-GaveUp = 🏳️ **{ $seat }** desiste da rodada
told-Disturbed = 📣 **{ $seat }** fala sem ter o que anunciar: o que os outros anunciaram não vale mais
told-HandsChanged = 🤲 Cada pessoa recebe uma mão diferente
told-HandSizeChosen = **{ $seat }** dá { $number } a cada pessoa
told-MayNotEndSo = Com esta carta ninguém bate
told-SecondWordMissed = **{ $seat }** esquece a segunda palavra
told-OutOfRound = **{ $seat }** está fora desta rodada
told-CameBackIn = ↩️ **{ $seat }** tem de continuar jogando
told-DealtFewer = **{ $seat }** recebe { $number } e continua jogando
hand-cover = { $can ->
    [play] Jogue mais uma carta
    [play-draw] Jogue mais uma carta, ou compre
    [play-pass] Jogue mais uma carta, ou passe
    [draw] Ela pede mais uma carta: Você só pode comprar
    [pass] Ela pede mais uma carta: Você só pode passar
    [draw-pass] Ela pede mais uma carta: Você só pode comprar ou passar
   *[other] Jogue mais uma carta, compre ou passe
}
hand-announce = { $needed ->
    [yes]
        { $count ->
            [1] Última carta: avise!
           *[other] Restam { $count } cartas: avise!
        }
        Avise antes da sua próxima vez, ou não poderá jogá-la.
   *[no] { $cost ->
        [0] { $count ->
            [1] Última carta: avise!
           *[other] Restam { $count } cartas: avise!
        }
       *[other]
            { $count ->
                [1] Última carta: avise!
               *[other] Restam { $count } cartas: avise!
            }
            Avise antes da próxima jogada. Se esquecer e for pego, você compra { $cost }.
    }
}
hand-announce-silent = { $cost ->
    [0] Última carta: dê dois toques!
   *[other]
        Última carta: dê dois toques!
        Dê os toques antes da próxima jogada. Se esquecer e for pego, você compra { $cost }.
}
hand-say = ❗ Antes da última carta, diga: *{ $word }*
why-must-cover = Primeiro jogue mais uma carta sobre { $top }.
why-does-not-cover = { $top } pede agora mais uma carta, mas { $card } não vai sobre ela.
why-demand-stands = { $card } não é uma das cartas exigidas.
why-misses-turn = Você perde esta vez: passe, ou jogue uma carta que rebata.
hand-give-card =
    Escolha uma carta para dar
    Só quem a recebe a vê.
table-give-card = ▸ **{ $who }** está escolhendo uma carta para dar
table-cover = ▸ **{ $who }** joga de novo
hand-stand = { $can ->
    [pass] Você perde a vez
   *[other] Você perde a vez, a não ser que jogue uma carta que rebata
}
table-stand = ▸ **{ $who }** tem de rebater ou perder a vez
hand-demand = Que valor você vai exigir?
table-demand = ▸ **{ $who }** está escolhendo o valor a exigir
hand-names =
    Como qual carta ela vale?
    Primeiro o valor, depois o naipe.
table-names = ▸ **{ $who }** está escolhendo uma carta
hand-hand-size = Quantas cartas cada pessoa recebe?
table-hand-size = ▸ **{ $who }** está escolhendo quantas cartas dar
hand-may-move-hands = As mãos vão mudar?
table-may-move-hands = ▸ **{ $who }** está decidindo se as mãos mudam
why-declared-late = Você não anunciou a última carta antes da sua vez, então não pode jogá-la agora.
why-declare-first = Primeiro anuncie a última carta; depois pode jogá-la.
why-first-word = Primeiro diga “{ $words }”.
why-has-paid = Você já comprou o que devia; nesta vez não dá para comprar mais.
table-mark-suspended = 💤 Nenhuma carta faz efeito até alguém jogar de novo uma carta sobre a gêmea dela.
table-mark-demand = ❗ Só vale o que foi exigido.
result-why-rounded = arredondado { $points }
result-why-twice-shuffled = dobrado: o descarte foi embaralhado { $points }
result-why-taken = dos outros { $points }
result-why-last-card = bateu com { $card } { $points }
result-why-twice-card = dobrado: bateu com { $card } { $points }
result-why-dropped = fora da rodada
result-why-exactly = em cheio, volta a zero { $points }
result-why-place = lugar { $points }
result-why-gave-up = desistiu { $points }
result-why-life = uma vida a menos
does-EndDebt = as cartas por comprar são canceladas
does-PassDebt =
    a compra passa ao próximo{ $answered_by_none ->
        [yes] , sem poder rebater
       *[no] , que rebate com { $answered_by }
    }
does-ScaleDebt =
    a compra { $by ->
        [half] cai pela metade
       *[double] dobra
    } e passa ao próximo{ $answered_by_none ->
        [yes] , sem poder rebater
       *[no] , que rebate com { $answered_by }
    }
does-PreviousOwes =
    o anterior compra { $cards }{ $answers ->
        [none] , sem poder rebater
       *[other] { " " }ou rebate com { $answers }
    }
does-PicksWhoDraws = alguém à sua escolha compra { $cards }
does-SkipDebt =
    { $whom ->
        [beyond] o seguinte a ele
       *[next] o próximo
    } perde a vez{ $answered_by_none ->
        [yes] { "" }
       *[no] { " " }ou rebate com { $answered_by }
    }{ $adds ->
        [yes] { " " }(somam-se para um só)
       *[no] { "" }
    }
does-SkipRow = uma pessoa perde a vez para cada carta seguida do mesmo valor
does-SomebodyDraws =
    { $who ->
        [self] você compra { $cards }
        [previous] quem joga antes de você compra { $cards }
        [fewest] quem tem menos cartas entre os outros compra { $cards }
        [most] quem tem mais cartas entre os outros compra { $cards }
       *[second] a segunda pessoa depois de você compra { $cards }
    }
does-SomebodyMisses =
    { $who ->
        [self] você perde
        [previous] quem joga antes de você perde
        [fewest] quem tem menos cartas entre os outros perde
        [most] quem tem mais cartas entre os outros perde
       *[second] a segunda pessoa depois de você perde
    } { $turns ->
        [1] a próxima vez
       *[other] as próximas { $turns } vezes
    }
does-ChooseNext = você diz quem joga em seguida
does-LayAgain =
    { $must ->
        [yes]
            jogue { $several ->
                [yes] outra carta sozinha
               *[no] outra carta
            }
       *[no]
            pode jogar { $several ->
                [yes] outra carta sozinha
               *[no] outra carta
            }
    }{ $on_it_any ->
        [yes] { " " }que sirva
       *[no] { " " }({ $on_it })
    }{ $draws ->
        [none] { "" }
        [one]
            { $voluntary ->
                [yes] , ou compre uma
               *[no] ; se não puder, compre uma
            }{ $lay_drawn ->
                [yes] { " " }(se servir, pode jogar)
               *[no] , que fica na mão
            }
       *[until]
            { $voluntary ->
                [yes] , ou compre até vir uma que sirva, mesmo se já tiver uma (pode guardá-la e comprar de novo)
               *[no] ; se não puder, compre até poder
            }{ $lay_drawn ->
                [yes] { "" }
               *[no] , e fique com todas
            }
    }
does-LayMore = pode jogar mais cartas na mesma vez, quantas quiser ({ $on_it })
does-CallOtherSuit = peça um naipe, menos o dela
does-CallColour = peça vermelho ou preto
does-DemandRank = { $ranks_all ->
        [yes] tem de exigir um valor qualquer
       *[no] tem de exigir um de { $ranks }
    }: todos jogam ou compram, até sair ou voltar a sua vez{ $answered_by_none ->
    [yes] {""}
   *[no] ; também vale: { $answered_by }
}
does-NextCard = { $one_of_all ->
    [yes] { $follows ->
        [yes] a próxima carta tem de servir
       *[no] depois vale qualquer carta
    }
   *[no] depois só valem: { $one_of }{ $follows ->
        [yes] , se servirem
       *[no] {""}
    }
}
does-StandsFor = vale como qualquer carta que você disser
does-CopyBelow = faz o que a carta de baixo faz
does-Suspend = daí em diante nenhuma carta faz efeito, até isso acontecer de novo
does-SwapHands = { $may ->
    [yes] você pode trocar de mão com quem quiser
   *[no] troque de mão com quem quiser
}
does-HandsMoveOn = { $may ->
    [yes] você pode fazer todos passarem a mão inteira ao próximo
   *[no] todos passam a mão inteira ao próximo
}
does-GatherAndDeal = { $may ->
    [yes] você pode juntar todas as mãos e dar de novo por igual
   *[no] todas as mãos são juntadas e dadas de novo por igual
}
does-GiveCard = { $may ->
    [yes] você pode dar uma carta a alguém, não a última
   *[no] dê uma carta a alguém, não a última
}
does-LookAtHand = olhe as cartas de alguém
does-BringBack = se quem vem depois de você acabou de bater, compra { $cards } e segue jogando
when-debt = em vez de comprar: { $does }
when-no_debt = quando ninguém tem de comprar: { $does }
when-own_rank = sobre o mesmo valor: { $does }
when-own_suit = sobre o mesmo naipe: { $does }
when-first_circle = na primeira volta: { $does }
when-two_play = com duas pessoas na rodada: { $does }
when-more_play = com três pessoas ou mais: { $does }
when-twin = sobre a mesma carta: { $does }
when-own_number = se o valor é o número de cartas que você recebeu por último: { $does }
when-row = { $row } do mesmo valor seguidas: { $does }
when-last = como última carta sua: { $does }
when-turned_up = virada: { $does }
does-LayTogether = **Juntas:** várias de um valor{ $together_all ->
    [yes] { "" }
   *[no] { " " }({ $together })
}, a primeira tem de servir; a comprada, sozinha; { $all_act ->
    [yes]
        todas agem uma a uma{ $skips ->
            [yes] , pulando quem perde a vez
           *[no] { "" }
        }{ $calls ->
            [yes] ; só a última pede
           *[no] { "" }
        }
   *[no] a última faz efeito
}.
does-LayPairs = **Pares:** { $pairs } com uma carta do naipe; de uma vez: { $together_all ->
    [yes] qualquer valor
   *[no] { $together }
}; a primeira tem de servir; { $all_act ->
    [yes]
        todas fazem efeito{ $calls ->
            [yes] , mas só a última pede
           *[no] { "" }
        }
   *[no] a última faz efeito
}.
does-DeclareCards = ☝️ **Cartas na mão: { $left }.** Aperte *{ $word }* antes que alguém jogue.
does-DeclareTwice = ☝️ **Cartas na mão: { $left }.** Aperte *{ $word }* antes que alguém jogue e *{ $second_word }* antes da última.
does-JumpIn = **Entrar fora da vez:** *{ button-jump-in }* com a gêmea da carta recém-jogada, antes que o próximo faça algo; ela faz efeito{ $doubled_none ->
        [yes] { "" }
       *[no] , { $doubled } em dobro
    }, e o jogo segue de você.{ $never_none ->
        [yes] { "" }
       *[no] { " " }Com { $never } não dá para entrar.
    }{ $spared_none ->
        [yes] { "" }
       *[no] { " " }Se { $spared } tira a sua vez, você não pode entrar nele.
    }
goes-then-any = em cima vale qualquer carta
goes-by-colour = sobre { $rank } só da mesma cor (vermelho, preto)
rules-own-number = O valor igual ao número de cartas que você recebeu por último vai em cima de tudo.
rules-opening-plain = Viram-se cartas até uma que não faça nada.
rules-put-back = Voltam ao monte se viradas: { $cards }.
rules-single-drawn = Se você tem de comprar só uma carta, pode jogar essa mesma.
rules-chosen-hand = Quem dá escolhe quantas: de 1 a { $number }.
rules-hand-of = Com duas pessoas, { $two } cartas cada.
rules-hand-of-dealer = Quem dá recebe { $number } e joga a carta virada.
rules-who-dealer = { $who ->
    [winner] Na próxima, quem ganhou dá as cartas.
    [loser] Na próxima, dá quem ficou com mais.
   *[next] Cada um dá por vez.
}
rules-who-begins = { $who ->
    [dealer] Começa quem dá as cartas.
    [before] Começa quem vem antes de quem dá.
    [winner] Começa quem ganhou.
    [loser] Começa quem perdeu.
   *[next] Começa quem vem depois de quem dá.
}
rules-more-packs = Um baralho a mais a partir de { $number } pessoas.
rules-packs-from = { $span ->
    [more] A partir de { $seats } pessoas
    [one] Com { $seats } pessoas
   *[some] De { $seats } a { $last } pessoas
}, { $number } baralhos.
rules-hand-from = { $span ->
    [more] A partir de { $seats } pessoas
    [one] Com { $seats } pessoas
   *[some] De { $seats } a { $last } pessoas
}, { $number } cartas cada.
rules-one-rank = Na hora de seguir, estes contam como um só valor: { $cards }.
rules-call-cards = O naipe pedido vale para as próximas { $number } cartas.
rules-then-another = Depois do naipe pedido tem de vir uma carta de outro naipe, qualquer um.
rules-second-word = Se você bate sem a segunda palavra, compra { $number } e segue jogando.
rules-needed = Se você não anunciou a última carta antes da sua vez, não pode jogá-la nessa vez.
rules-misses-turn = Se esquecer, você também perde a vez.
rules-not-with =
    Não dá para bater com { $cards }: se tentar, você { $number ->
        [0] continua na rodada sem cartas, compra na sua próxima vez e pode jogar a que comprou
       *[other] compra { $number }
    }.
rules-late = Sem cartas, você só bate quando a vez voltar a você; até lá ainda pode receber cartas.
rules-too-many = Com mais de { $number } cartas você sai da rodada.
does-GiveUp = 🏳️ Na sua vez você pode desistir da rodada{ $price ->
    [0] : conta como derrota
   *[other] : custa { $price } pontos, seja qual for a sua mão
}.
rules-misplay-once = O segundo erro na rodada tira você dela.
rules-first-saves = Se a primeira carta que você compra de castigo rebate, pode jogá-la em vez de comprar o resto.
rules-disturbed = Se alguém fala sem ter o que anunciar, o que os outros anunciaram deixa de valer: precisam falar de novo.
rules-plays-on = Os outros continuam até sobrar um.
rules-countdown = **Contagem:** cada vez que você bate, recebe uma carta a menos que antes e segue jogando; livre-se de uma mão de uma carta, e você venceu.
rules-rounded = Os pontos da rodada são arredondados para o múltiplo de { $number } mais próximo, e são no mínimo { $number }.
rules-alone-points = Se só restou uma carta na mão: { $values }.
rules-last-points = Bater com uma destas: { $values }.
rules-shuffled-twice = A rodada conta em dobro se o descarte foi embaralhado.
rules-to-winner = Quem bate ganha o que os outros têm.
rules-to-loser = Só quem faria mais pontos marca.
rules-stuck-fewest = Se ninguém pode jogar, a menor mão ganha a diferença para cada uma das outras.
rules-exactly = Com exatamente { $number } você volta a zero.
rules-places = 🏁 **Pontos:** 0 para o 1º lugar, 1 para o 2º, e assim por diante.
rules-rounds = Há tantas rodadas quantas pessoas; vence quem tem menos pontos.
rules-rounds-of = Número de rodadas: { $number }.
rules-out-above = Com mais de { $number } pontos você sai; quem sobrar por último vence a partida.
rules-lives = ❤️ **Vidas:** { $number } para cada um. Quem tem mais no fim da rodada perde uma; sem vidas você sai, e quem sobrar por último vence a partida.
rules-per-two = A partida acaba em { $number } pontos com duas pessoas; cada pessoa a mais acrescenta metade disso.
rules-any-card = qualquer carta
rules-every-card = Todas as cartas
rules-any-but = qualquer carta, menos { $cards }
rules-its-suit = o naipe dela
rules-no-card = nada
term-demand = **Exigir:** só se pode jogar o que foi exigido.
option-after_debt = Depois de comprar por dois ou curinga
option-second_word = Castigo (cartas): segunda palavra esquecida
option-comes_back = O sete de copas traz alguém de volta
option-king_of_spades = O rei de espadas custa quatro
option-skipper = O que tira a vez do próximo
option-plays_on = Os outros continuam
option-seven = Setes
option-eight = Oitos custam uma carta e a vez
option-together = Várias cartas de um valor na mesma vez
option-limit = Pontos acima dos quais você sai
option-specials = Damas, ases e dois especiais
option-jack_again = Valetes: jogar de novo
option-countdown = Contagem regressiva
option-own_rank = Seu próprio valor curinga
value-over = a vez acaba
value-ten = dez
value-king = rei
value-eight = oito
value-places = lugares
value-points = pontos das cartas que sobram
value-once = o próximo compra duas e perde a vez
value-adds = somam-se
game-pesten = Pesten
game-makao = Makao
game-switch = Switch
game-prsi = Prší
game-tschau-sepp = Tschau Sepp
game-sto-odno = Cento e um (Sto odno)
game-crazy-eights = Oito Maluco
game-club = Regras de clube
game-branne = Branne
arg-like = O jogo do qual você parte
game-editing = ✏️ **{ $game }**
game-unnamed = Nosso jogo
game-like = Nosso { $game }
game-begin = Escolha uma parte e ajuste. As regras como são agora aparecem embaixo. Tudo fica no rascunho na hora.
rule-begin = Você venceu: mude **uma** coisa do jogo e aperte **Salvar**. A contagem, os lugares e o nome ficam como estão.
rule-made = Pronto! A partir da próxima rodada, essa é a regra: { $link }
rule-ends = Com esta regra as rodadas nunca acabariam, então ela não é criada. Aperte **Desfazer** e mude outra coisa, ou desista dela: { $link }
rule-dropped = Nada mudou. Enquanto houver tempo, você pode criar outra regra.
hand-rule = 🏆 Você venceu: pode mudar **uma** coisa do jogo; o prazo acaba { $until }.
game-others-at = Outra pessoa também está mudando este jogo agora. Quem salvar depois recebe um aviso.
game-moved-on = O jogo mudou desde esta tela. Agora está assim.
game-undone = Desfeito.
game-page = Parte: { $page }
game-name = Nome
game-about = Uma frase sobre ele
game-no-entries = Nenhuma carta faz nada ainda. Escolha cartas para lhes dar um efeito.
game-add-entry = ＋ Cartas que fazem algo …
game-which-entry = Mudar o que as cartas fazem
game-which = Cartas: { $cards }
game-when = Quando: { $when }
game-laid = sempre que são jogadas
game-add-effect = ＋ O que fazem …
game-which-effect = Ajustar outro efeito
game-drop-effect = Tirar o efeito
game-remove-entry = Remover a regra inteira
game-all-cards = Todas as cartas
game-no-options = Todas as mesas jogam igual. Escolha o que quem comanda a mesa pode decidir.
game-let-choose = ＋ Deixar as mesas escolherem …
game-more-choices = ＋ Deixar escolher mais …
game-which-option = Mudar o que as mesas escolhem
game-settle = Igual em todas as mesas de novo
game-all-options = Tudo o que elas escolhem
game-does-nothing = nada ainda: escolha o que fazem
game-cards-all = todas as cartas
game-cards-none = nenhuma
game-cards-joker = Curinga
game-cards-without = sem { $card }
game-cards-finer = ✏️ com mais precisão …
game-cards-any = de qualquer naipe
game-cards-suit = do próprio naipe
game-by-option = como a mesa escolher
game-typed-cards = Cartas em palavras
game-typed-cards-about = 7, KH (rei de copas), J:black, all -J, red; ao rebater também 8:suit
game-typed-points = Por exemplo: J = 20, Q K = 10
game-typed-by-seats = A partir de quantas pessoas = o que vale, por exemplo: 3 = 6, 5 = 5
game-typed-said = Aparece num botão, e também se pode escrever no canal.
game-draft-open = Você ainda está trabalhando em **{ $game }** aqui. Começar outra coisa descarta isso.
game-anew = Descartar e recomeçar
game-drop-sure = Descartar o rascunho de **{ $game }**? O que você já salvou fica.
button-gundo = Desfazer
button-gsave = Salvar
button-gdrop = Descartar o rascunho
button-gon = Continuar
refused-game-not-written = “{ $game }” tem regras especiais que não dá para editar assim. Comece de outro jogo.
part-about = Nome e pessoas
part-pack = Baralho
part-deal = Dar as cartas
part-follow = O que vai sobre o quê
part-call = Naipe pedido
part-play = Várias cartas de uma vez
part-draw = Comprar
part-debt = Cartas a comprar
part-declare = Anunciar a última carta
part-jump-in = Entrar fora da vez
part-misplay = Cartas erradas
part-ending = Como acaba a rodada
part-counting = Pontos
part-cards = O que as cartas fazem
part-options = O que as mesas escolhem
part-about-fewest = Mínimo de pessoas
part-about-most = Máximo de pessoas
part-pack-cards = Quais cartas
part-pack-packs = Baralhos
part-pack-more-from = Um baralho a mais a partir de tantos (0: nunca)
part-pack-packs-from = Baralhos por número de pessoas
part-pack-jokers = Curingas por baralho
part-pack-seats-per-pack = Pessoas por baralho (0: sem limite)
part-deal-hand = Cartas por pessoa
part-deal-hand-of-two = Cartas quando são dois (0: igual)
part-deal-hand-from = Cartas por número de pessoas
part-deal-hand-of-dealer = Cartas de quem dá (0: igual)
part-deal-chosen = Quem dá escolhe quantas
part-deal-direction = Direção
part-deal-direction-clockwise = horário
part-deal-direction-counter-clockwise = anti-horário
part-deal-dealer = Quem dá depois
part-deal-begins = Quem começa
part-deal-dealer-next = o próximo
part-deal-dealer-loser = quem perdeu
part-deal-begins-behind = quem vem depois de quem dá
part-deal-begins-loser = quem perdeu
part-deal-begins-dealer = quem dá as cartas
part-deal-begins-before = quem vem antes de quem dá
part-deal-turned-up = A carta virada
part-deal-turned-up-nothing = não faz nada
part-deal-turned-up-acts = tem efeito
part-deal-turned-up-plain = é sempre uma sem efeito
part-deal-put-back = Nunca viradas
part-follow-anywhere = Vão sobre qualquer carta
part-follow-on-call = Vão também sobre o naipe pedido
part-follow-not-on-own-rank = Não sobre o próprio valor
part-follow-own-rank-by-colour = Sobre o próprio valor só da mesma cor
part-follow-one-rank = Contam como um só valor
part-follow-follow-call = Servem ao naipe pedido
part-follow-takes-any = Qualquer carta vai sobre elas
part-follow-over = Deixam o descarte como estava: vale a carta de baixo
part-follow-not-both = Nunca sobre a carta idêntica
part-follow-own-number = O valor igual ao número dado vai sobre tudo
part-call-until = O naipe pedido vale
part-call-until-next = para a próxima carta
part-call-until-caller = até quem pediu jogar de novo
part-call-cards = Por quantas cartas
part-call-then-another = Depois outro naipe
part-call-binds-debt = Quem rebate tem de segui-lo
part-play-together = Várias de uma vez de
part-play-all-act = Todas têm efeito
part-play-pairs = Levam uma carta do seu naipe
part-any-voluntary = Comprar mesmo podendo jogar
part-draw-must = Se servir, você tem de jogar
part-draw-until = Comprar até poder jogar
part-draw-limit = No máximo por vez (0: sem limite)
part-draw-lay-drawn = Você pode jogar a comprada
part-debt-after = Depois de comprar
part-debt-after-lays = você pode jogar uma carta
part-debt-after-on = você faz a sua jogada
part-debt-after-single = você pode jogar uma só carta comprada
part-debt-first-saves = A primeira comprada pode rebater
part-declare-left = Anunciar com tantas cartas
part-declare-penalty = Castigo (cartas): acusação certa
part-declare-forgotten = Castigo (cartas): esquecer
part-declare-false-accusation = Castigo (cartas): acusação errada
part-declare-while-one = Dá para acusar enquanto restar uma carta
part-declare-second = Castigo (cartas): segunda palavra esquecida
part-declare-word = O que você diz com as últimas cartas
part-declare-second-word = A segunda palavra
part-declare-needed = Sem a palavra, você não joga a última carta
part-declare-misses-turn = Quem esquece perde a vez
part-declare-disturbed = Os outros podem estragar
part-jump-in-allowed = A carta idêntica entra fora da vez
part-jump-in-never = Nunca fora da vez
part-misplay-cost = Castigo (cartas): carta errada (0: só recusada)
part-misplay-hints = Marcar as cartas que você pode jogar
part-misplay-once = O segundo erro tira da rodada
part-ending-plays-on = Os outros seguem jogando
part-ending-countdown = Contagem: uma carta a menos a cada vez
part-ending-late = Você só bate quando a vez voltar
part-ending-not-with = Ninguém bate com
part-ending-costs = Castigo (cartas) por tentar
part-ending-too-many = Fora da rodada acima de tantas cartas (0: nunca)
part-ending-give-up = Pontos por desistir (0: não dá)
part-counting-by = O que conta
part-counting-by-cards = quantas cartas sobram
part-counting-by-rounds = rodadas ganhas
part-counting-by-lives = vidas
part-counting-points = Pontos das cartas
part-counting-alone = Pontos de uma só carta que sobra
part-counting-last = Pontos por bater com
part-counting-twice = Em dobro ao bater com
part-counting-round-to = Arredondado a
part-counting-shuffled-twice = Em dobro se o descarte foi embaralhado
part-counting-to = Quem marca
part-counting-to-losers = cada um o que tem
part-counting-to-winner = quem ganha, de todos
part-counting-to-loser = só quem tem mais
part-counting-stuck = Se ninguém pode jogar
part-counting-stuck-all = cada um conta a sua mão
part-counting-stuck-fewest = a menor mão ganha as diferenças
part-counting-exactly = Volta a zero com exatamente (0: nunca)
part-counting-target = A partida acaba em
part-counting-beyond = Só quando passar disso
part-counting-per-two = Para cada duas pessoas
part-counting-rounds = Rodadas por partida (0: até a meta)
part-counting-round-each = Tantas rodadas quantas pessoas
part-counting-out-above = Fora da partida acima de (0: nunca)
part-counting-lives = Vidas, quando valem vidas
part-any-cards = Quantas cartas
part-any-answered-by = Rebate-se com
part-any-adds = As vezes se somam
part-any-on-it = O que vai em cima
part-any-must = Tem de ser
part-any-may = Opcional
part-any-who = Quem
part-any-who-second = a segunda pessoa depois
part-any-who-self = quem joga
part-any-who-previous = quem jogou antes
part-any-who-fewest = menos cartas
part-any-who-most = mais cartas
part-any-turns = Quantas vezes
part-any-by = Como
part-any-by-double = em dobro
part-any-by-half = pela metade
part-any-draws = Quem não pode compra
part-lay-again-draws-one = uma carta
part-lay-again-draws-none = nenhuma
part-lay-again-draws-until = até poder jogar uma
part-any-lay-drawn = Você pode jogar a comprada
part-any-ranks = O que pode ser exigido
part-any-one-of = Uma destas
part-any-follows = Tem que servir também
part-any-default = Padrão
part-any-low = No mínimo
part-any-high = No máximo
try-title = ### 🎲 { $game } · rodada de teste
try-tell = Uma rodada só sua, com o jogo como está agora: os outros são robôs, ninguém mais vê, e nada conta. Livre-se de todas as cartas.
try-won-you = 🥇 Você venceu!
try-won = { $close ->
    [yes] Quase: { $who } chegou antes
   *[no] { $who } chegou antes
}
try-won-nobody = Ninguém vence.
button-gtry = Testar
button-try-anew = Dar de novo
button-gcheck = Conferir
check-rounds = 🎯 **{ $rounds } rodadas** com { $players } robôs:
check-length = ⏳ Numa rodada típica cada pessoa decide { $turns } vezes, numa longa { $long }.
check-all-end = ✅ Toda rodada chega ao fim.
check-unended = ⚠️ { $unended } delas nunca acabam ({ $percent }%).{ $stuck ->
    [yes] { " " }Travam mais vezes em { $hangs }.
   *[no] { "" }
}
check-behind-good = 👥 Sentar logo depois de quem dá as cartas é uma vantagem: esse lugar ganha { $behind }%; só a sorte daria { $fair }%.
check-behind-bad = 👥 Sentar logo depois de quem dá as cartas é uma desvantagem: esse lugar ganha { $behind }%; só a sorte daria { $fair }%.
check-behind-fair = 👥 Tanto faz onde você senta.
check-skill-much = 🧠 A habilidade conta muito: quem joga com juízo contra o acaso ganha { $skill }%; só a sorte daria { $fair }%.
check-skill-some = 🧠 A habilidade conta: quem joga com juízo contra o acaso ganha { $skill }%; só a sorte daria { $fair }%.
check-skill-little = 🧠 É quase só sorte: quem joga com juízo contra o acaso ganha { $skill }%; só a sorte daria { $fair }%.
check-seldom = 💤 Quase nunca importa: { $what }
check-rated = 🏆 As partidas contam para a classificação, se o servidor deixa.
check-not-rated = 🏆 Rodadas demais nunca acabam: dá para salvar e jogar, mas as partidas não contam na classificação.
check-none = 🏆 Ainda não conferido: as partidas não contam na classificação até alguém apertar *Conferir*.
refused-work-busy = Não deu para fazer isso agora: há muita coisa na fila. Tente de novo daqui a pouco.
button-try-again = Tentar de novo
refused-check-failed = A conferência não terminou a tempo. Tente mais tarde; dá para salvar e jogar o jogo mesmo assim.
game-more-effects = ＋ Mais do que podem fazer …
which-show = Mostrar a mesa…
table-laughing = 😂 Rindo: { $who }
heard-words-last-card = última carta, última, só uma carta, uma carta só, só falta uma
refused-too-long = Isso é longo demais: use no máximo { $most } caracteres.
refused-game-takes-long = Este jogo está demorando demais para ser lido. Se ele tem muitas opções, tente com menos.
refused-lacks-permission = Não posso abrir uma mesa aqui, porque me falta: { $permissions }. Quem gerencia o servidor pode me dar isso nas configurações deste canal.
refused-bot-timed-out = Estou de castigo neste servidor até { $until }, então não consigo escrever aqui. Quem gerencia o servidor pode tirar o castigo.
notice-lacks-permission = Não consigo mais chegar ao canal da mesa, porque em { $channel } me falta: { $permissions }. A partida espera. Quem gerencia o servidor pode me dar isso de novo, e a mesa continua na hora; ou quem comanda a mesa a leva para outro canal com `/table here`.
notice-bot-timed-out = Estou de castigo no servidor da sua mesa até { $until }, então não consigo escrever em { $channel }. A partida espera. Quem gerencia o servidor pode tirar o castigo, e a mesa continua na hora.
button-open = Abrir uma mesa
refused-opens-in-server = As mesas ficam em servidores: vá a um canal de um deles e use `/open` lá.
lesson-finished-alone = Agora você já pode jogar sem mais ninguém: `/daily` dá as cartas, e todo dia há um novo jogo do dia para todo mundo.
help-learn = Aprender um jogo
refused-still-dealing = Ainda não acabaram de dar as cartas. Espere alguns segundos: olhar sua mão agora custaria cartas.
running-title = ### Ainda em jogo
running-match = - **{ $game }** [#{ $number }]({ $link }) · { $rounds ->
    [1] uma rodada até agora
   *[other] { $rounds } rodadas até agora
 } · seus pontos: { $points }
lobby-lacking = { $count ->
    [1] Falta mais 1 na mesa para começar.
   *[other] Faltam mais { $count } na mesa para começar.
}
host-title = ### Sua mesa
host-ready = { $count } na mesa: já dá para começar.
host-setup = Jogo e regras da casa …
start-direct = ### ✅ Começou
    Suas cartas estão nas mensagens diretas. Escrevo para você lá sempre que for a sua vez.
start-here = ### ✅ Começou
    Suas mensagens diretas estão fechadas para este servidor, então suas cartas estão em **Minha mão**. Menciono você na mesa quando for a sua vez.
link-cards = Minhas cartas
link-table = Ir à mesa
host-game = Outro jogo
host-computers = Robôs
host-teams = Times
pick-level = Chamar robô de nível…
level-about-easy = Comete os erros de quem está começando
level-about-medium = Joga com juízo e às vezes se distrai
level-about-hard = Pensa adiante antes de cada carta
seated-elsewhere = A mesa: { $link }
seated-host = 👑 { $host } comanda a mesa e dá início à partida.
hand-dealing = ### ✅ Começou
    Estão dando as cartas; elas chegam já, já.
refused-not-the-host = Só { $host }, que comanda a mesa, pode fazer isso.
check-goes-on = Tenho muito o que fazer agora, então esta conferência demora mais do que de costume. Aviso aqui quando acabar.
refused-nothing-listed = Não sobrou nada nesta lista.
why-not-in-round = Esta rodada é sem você; sua mão vem na próxima.
hand-where = { $game } · { $where }[para a mesa]({ $link })
button-stay = Ficar
button-return = Voltar à partida
button-cancel = Cancelar
button-sendaway = Mandar embora
button-closetable = Fechar a mesa
kick-sure = Mandar **{ $who }** embora desta mesa? Depois não dá mais para essa pessoa se sentar aqui.
close-sure = Fechar a mesa #{ $number } ({ $game })? { $count ->
    [1] Há mais uma pessoa nela.
   *[other] Há mais { $count } pessoas nela.
}
nothing-done = Tudo bem, nada mudou.
sent-away-by = { $by } mandou você embora da mesa #{ $number } em { $where } ({ $game }). Você não pode mais se sentar nela.
sent-away-voted = Mandaram você embora da mesa #{ $number } em { $where } ({ $game }): o resto da mesa votou a favor com `/table kick`. Você não pode mais se sentar nela.
points-count = { $count ->
    [1] 1 ponto
   *[other] { $count } pontos
}
hand-risk = Uma carta errada custa **{ $cards }**.
check-luck = 🏆 Quem decide é a sorte: em { $pairs } distribuições, jogar outra carta mudou quem venceu { $changed ->
    [1] uma vez
   *[other] { $changed } vezes
}. Dá para salvar e jogar, mas as partidas não contam na classificação.
manage-own = Você joga nesta partida. Se fechar aqui, você sai dela, e o resto da mesa continua. Outra pessoa que gerencia o servidor pode fechar ou anular a partida.
refused-own-match = Você faz parte desta partida, então quem tem que decidir sobre ela é outra pessoa que gerencia o servidor.
refused-erased-match = Alguém que fez parte desta partida apagou os próprios dados, e já não dá para saber quem era. Por isso ninguém decide sozinho sobre ela: ela vale como está.
refused-match-stands = Mandaram alguém embora desta partida, então não dá mais para parar de comum acordo. Continue jogando, ou saia.
you = Você
you-Laid = **Você** { $card }
you-Stole = **Você** { $card } → rouba a vez
you-StoleOwn = **Você** { $card }, a gêmea → joga de novo
you-Doubled = **Você** { $card }, dobradinha
you-Attacked = ⚔️ **Você** ataca com { $card }
you-Retaliated = ⚔️ **Você** retalia com { $card }
you-WentOut = **Você** 🏁
you-Drew = { $cards-shown ->
    [none] { $cards ->
        [1] **Você** compra uma carta
       *[other] **Você** compra { $cards }
    }
   *[other] **Você** compra { $cards-shown }
}
you-DrawShown = { $count ->
    [1] **Você** compra uma carta
   *[other] **Você** compra { $count }
}
you-Passed = **Você**: “Passo!”
you-Stuck = **Você** não pode jogar nem comprar
you-LimitReached = **Você** não pode comprar mais e perde a vez
you-JumpedIn = ⚡ **Você** entra fora da vez: { $card }
you-Misplayed = ❌ **Você** comete um erro
you-Called = **Você** pede { $suit }
you-Skipped = **Você** perde a vez
you-DealerBegins = **Você** começa
you-Accused = ☝️ **{ $by }** acusa **você**: { $rightly ->
    [yes] pegou!
   *[no] alarme falso!
}
you-Knocked = ✊ **Você** dá um toque na mesa
you-Spoke = { $fined ->
    [yes] { $what ->
        [silence] 🤭 **Você** quebra o silêncio
       *[secret] 🤭 **Você** diz o nome da carta secreta
    }
   *[no] 🤭 **Você** continua falando, mas já está pago
}
you-Declared = { $words ->
    [last-card] 📣 **Você**: “{ words-last-card }”
    [mau-mau] 📣 **Você**: “{ words-mau-mau }”
    [knocks] ✊✊ **Você** dá dois toques na mesa: só falta uma carta
    [gesture] ✋ **Você** faz um sinal sem palavras: só falta uma carta
    [unknown] 📣 **Você** anuncia a última carta
    [own] 📣 **Você**: “{ $words-own }”
   *[usual] 📣 **Você**: “{ words-usual }”
}
you-DeclarationForgotten = **Você** esquece de anunciar a última carta
you-LookedEarly = 👀 **Você** olha cedo demais
you-WentAway = **Você** não está; um robô assume o lugar
you-CameBack = **Você** volta
you-Joined = **Você** entra na próxima rodada
you-Played = **Você** { $laid }{ $reading }
you-SaidPass = **Você** passa
you-TrickEnded = **Você** abre
you-CountAsked = ❓ **{ $by }** pergunta a **você**: quantas cartas?
by-you-Accused = ☝️ **Você** acusa **{ $seat }**: { $rightly ->
    [yes] pegou!
   *[no] alarme falso!
}
by-you-CountAsked = ❓ **Você** pergunta a **{ $seat }** quantas cartas tem
by-you-Charged = 🗳️ **Você** diz que **{ $accused }** { $rule }
by-you-Proposed = 🗳️ **Você** propõe { $proposal }

part-pack-full-hands = Só quantos recebem a mão inteira
part-deal-acts = Cartas viradas que têm efeito
part-deal-partners = Duplas, frente a frente
part-declare-any-act = Tarde demais quando outro faz algo
part-declare-accuse = Os outros podem apontar
part-talk = Silêncio
part-talk-penalty = Castigo (cartas): falar no silêncio
part-talk-delete = Apagar o que se diz no silêncio
part-talk-unreadable = Mensagens que não consigo ler
part-misplay-tried = Pode-se tentar cartas erradas
part-ending-never-last = Não podem ser a última carta
part-counting-winner = Quem vence marca
part-notice = Notar cartas iguais
part-notice-row = Cartas iguais seguidas (0: nunca)
part-notice-wrong = Castigo (cartas): nada a notar
button-notice = Eu vi!
does-Notice = **{ $row } cartas do mesmo valor uma sobre a outra:** quem disser primeiro dá uma carta a alguém{ $wrong ->
    [0] {""}
   *[other] ; quem errar compra { $wrong }
}.
told-Noticed = 👀 **{ $seat }** vê primeiro as cartas iguais
told-NoticedNothing = 👀 **{ $seat }** vê cartas iguais onde não há
result-why-partner = parceria { $points }
rules-side-out = Uma dupla bate quando os dois batem.
part-misplay-tried-priced = quando custa algo
part-misplay-tried-always = sempre
part-misplay-tried-never = nunca
part-jump-in-spared = Quem perde a vez por ela não entra
part-jump-in-doubled = Os outros compram em dobro por

## Torneios

cmd-event = Ligas e torneios: começar, ver, encerrar
cmd-event-new = Começar uma liga, um mata-mata ou um torneio suíço neste canal (gestão do servidor)
cmd-event-show = Ver um torneio: quem está na frente e contra quem você joga
cmd-event-here = Continuar um torneio neste canal (quem administra o servidor)
cmd-event-stop = Encerrar um torneio (gestão do servidor)
arg-event = Qual torneio
arg-event-name = Como se chama
arg-event-kind = Como se joga
arg-event-places = Quantas pessoas podem jogar; as outras esperam uma vaga
arg-event-seats = Quantas pessoas sentam em cada mesa (2 a 6)
arg-event-rounds = Quantas etapas; numa liga de dois, quantas vezes todos se enfrentam (1 ou 2)
arg-event-signup = Por quantos dias dá para se inscrever
arg-event-role = Só para um cargo
arg-event-scoring = O que vale
arg-event-late = Quem entra depois
arg-event-above = A liga acima
arg-event-partner = Com quem você quer jogar
event-kind-league = Liga · todo mundo contra todo mundo
event-kind-swiss = Suíço · você enfrenta quem tem os mesmos pontos
event-kind-knockout = Mata-mata · passa a melhor metade de cada mesa
event-kind-evening = Noite de jogos · três etapas em duas horas
event-kind-season = Temporada · uma liga de dez semanas
event-kind-cup = Copa · mata-mata, uma etapa por semana
event-seats = { $team ->
    [1] mesas de { $seats }
   *[other] em equipe, mesas de { $seats }
}
event-signup = 📅 Inscrições até { $until }
event-for-role = Para { $role }
event-partners = 🤝 Joga-se em equipe. Escolha com quem em **{ button-more }**; quem não tiver ninguém no começo entra por sorteio.
event-partner-told = { $count ->
    [0] Você joga com { $who }.
   *[other] Anotado. Vocês jogam juntos quando { $who } escolher você também; eu já perguntei.
}
event-partner-asks = **{ $who }** quer jogar **{ $name }** com você. Se você também quiser, escolha **{ $who }** em **{ button-more }** na mensagem do torneio.
event-role-gone = Todo mundo pode se inscrever: o cargo para o qual era não existe mais.
event-role-deleted = O cargo que podia se inscrever em **{ $name }** foi apagado, então agora todo mundo pode. Se você não quiser isso, encerre-o com `/event stop` e comece outro.
event-reserve = ⏳ Na lista de espera: { $who }
event-round = { $weekly ->
    [yes] semana
   *[no] etapa
} { $round } de { $rounds }
event-players = **{ $count } de { $most }** { $who }
event-sits-out = De folga desta vez: { $who }
event-bye = { $kind ->
    [knockout] { $who }: sem adversário desta vez, avança
   *[other] { $who }: sem adversário desta vez, conta como vitória
}
event-nobody-left = não sobrou ninguém para esta partida
event-how-walkover = { $count ->
    [one] { $who } não veio
   *[other] { $who } não vieram
}
event-how-absent = ninguém veio
event-how-agreed = cancelada de comum acordo
event-how-barred = um podia barrar o outro: sem pontos para ninguém
event-how-cancelled = não deu para jogar
event-how-seed = empate: passa quem saiu na frente no chaveamento
event-cut-short = { $stage ->
    [few] Este torneio não começou: poucas inscrições.
   *[stopped] A gestão do servidor encerrou este torneio.
}
event-standings = { $scoring ->
    [places] **Pontos**{ $seats ->
        [2] {" "}(vitórias–empates–derrotas)
       *[other] {""}
    }
   *[other] **Pontos por partida**
}
event-columns = { $scoring ->
    [places] Partidas · Vitórias · Pontos
   *[other] Partidas · Vitórias · Pontos por partida
}
event-line = { $place }\. { $who } **{ $points }** { $seats ->
    [2] ({ $won }–{ $drawn }–{ $lost })
   *[other] ({ $won } de { $played } vencidas)
}
event-ties = { $kind ->
    [league] { $seats ->
        [2] Vitória vale 2 pontos, empate 1.
       *[other] Cada pessoa que você deixa para trás na mesa vale 1 ponto, e meio se vocês empatam. Numa mesa de outro tamanho, o primeiro lugar também vale { $most } pontos, e o último, nenhum.
    } Em caso de empate em pontos, decide o confronto direto, depois as vitórias, depois os pontos de quem você venceu. Quem sai fica em último lugar.
    [swiss] { $seats ->
        [2] Vitória vale 2 pontos, empate 1.
       *[other] Cada pessoa que você deixa para trás na mesa vale 1 ponto, e meio se vocês empatam. Numa mesa de outro tamanho, o primeiro lugar também vale { $most } pontos, e o último, nenhum.
    } Em caso de empate em pontos, decidem os pontos de todo mundo que você enfrentou, depois os de quem você venceu, depois as vitórias. Uma etapa sem partida conta como se você tivesse enfrentado alguém com os mesmos pontos que você. Quem sai fica em último lugar.
   *[knockout] { $seats ->
        [2] Se a partida empata, passa quem saiu na frente no chaveamento.
       *[other] Passa a melhor metade de cada mesa; de três, duas pessoas. Se empata, passa quem saiu na frente no chaveamento.
    }
}
event-average = A tabela conta a média dos seus pontos por partida: { $scoring ->
    [fewest] quem tem menos fica na frente
   *[most] quem tem mais fica na frente
}. Se você faltar a uma partida, recebe os piores pontos da etapa. Em caso de empate, decidem os lugares nas mesas. Quem sai fica em último lugar.
event-ladder = { $where ->
    [up] ⬆️ Quando as duas acabarem, as { $count } melhores sobem: **{ $name }**
   *[down] ⬇️ Quando as duas acabarem, as { $count } últimas descem: **{ $name }**
}
event-won = ## 🏆 { $name }: { $count ->
    [one] vitória de { $who }!
   *[other] vitória dividida entre { $who }!
}
event-nobody-won = ## 🏆 { $name } acabou, e ninguém venceu.
arg-event-days = Quantos dias dura cada etapa
event-pace = { $days ->
    [0] { $weeks ->
        [0] { $minutes } minutos para cada etapa
        [one] { $weeks } semana
       *[other] { $weeks } semanas
    }
    [1] { $kind ->
        [league] uma partida por dia
       *[other] um dia para cada etapa
    }
    [7] { $kind ->
        [league] uma partida por semana
       *[other] uma semana para cada etapa
    }
   *[other] { $kind ->
        [league] uma partida a cada { $days } dias
       *[other] { $days } dias para cada etapa
    }
}
event-small = Uma partida é uma mesa para { $seats ->
    [2] duas
   *[other] { $seats }
} pessoas; vocês combinam quando. Eu escrevo quando a sua abrir.
event-knock-out = { $matches ->
    [1] Final
    [2] Semifinais
    [4] Quartas de final
    [8] Oitavas de final
   *[other] Fase de { $players }
}
event-until = Comecem até { $begin }, terminem até { $end }
event-moved-off = { $days ->
    [one] { $days } dia a mais que o previsto: alguém está de férias.
   *[other] { $days } dias a mais que o previsto: alguém está de férias.
}
event-dates = **Termina até**
event-next-season = **{ $name }** começa { $until }, e você já está na lista. Se não quiser jogar, saia em { $channel }.
event-playing = em jogo
event-awaits = { $count ->
    [0] ninguém chegou ainda
    [one] { $who } ainda não chegou
   *[other] { $who } ainda não chegaram
}
event-match = ## 🏆 Sua partida: { $who }
event-match-waits = { $count ->
    [one] ## ⏰ { $who } está esperando você
   *[other] ## ⏰ { $who } estão esperando você
}
event-match-starts = { $seats ->
    [2] Começa assim que as duas pessoas chegarem. Quem não chegar até { $until } perde.
    [team] Começa assim que todo mundo chegar. A equipe que não estiver completa até { $until } perde.
   *[other] Começa assim que todo mundo chegar, e em { $until } com quem estiver. Quem faltar fica em último.
}
event-with = Você joga com { $who }.
event-match-last = Você perde a partida { $until } se não vier.
event-match-here = Você chegou. Esperando { $who } até { $until }.
event-link = ir ao torneio
event-no-match = Você não tem partida agora. Se abrir mais uma, eu escrevo.
event-leave-open = Você está na lista de **{ $name }**. Quer sair?
event-draft =
    ## 🏆 Um torneio novo
    Nome: **{ $name }**
event-draft-name = { $kind ->
    [league] Liga de { $game }
    [season] Temporada de { $game }
    [evening] Noite de { $game }
   *[other] Copa de { $game }
}
event-draft-look = Vai ficar assim: 🏆 **{ $name }** · { $plan }
event-draft-signup = { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}, até { $places } pessoas
event-draft-seats = { $seats ->
    [2] Uma pessoa contra outra
   *[other] Mesas de { $seats }
}
event-draft-rounds = { $kind ->
    [league] { $count ->
        [one] Todo mundo se enfrenta uma vez
       *[other] Todo mundo se enfrenta duas vezes
    }
   *[other] { $count ->
        [0] Quantas etapas forem precisas
       *[other] { $count } etapas
    }
}
event-draft-scoring = { $scoring ->
    [places] Valem os lugares nas mesas
   *[other] Valem os pontos do jogo
}
event-draft-late = { $late ->
    [always] Outras pessoas podem entrar
    [half] Entradas só na primeira metade
   *[never] Ninguém novo depois do começo
}
event-draft-above = { $above ->
    [0] Nenhuma liga acima
   *[other] Abaixo de { $name }: sobem as duas melhores, descem de lá as duas últimas
}
button-event-mine = Minha partida
button-event-write = Escrever a { $who }
button-event-post = Publicar aqui
button-event-name = Nome
event-picture = Como quem lidera { $name } chegou aos seus pontos
event-joined = Você está dentro: **{ $name }**. Quando uma partida sua abrir, eu escrevo para você.
event-not-there = { $out ->
    [yes] ## 🏆 { $name }
    Você não veio à sua partida e está fora do torneio.
   *[no] ## 🏆 { $name }
    Você não veio à sua partida, e ela conta como derrota. Se faltar à próxima também, está fora.
}
event-reserved = **{ $name }** está cheio ou já começou. Você está na lista de espera: quando abrir uma vaga, ela é sua.
event-taken-over = Abriu uma vaga em **{ $name }**: ela é sua, com os pontos que já tinha.
event-replaced = 🔁 **{ $who }**: no lugar de { $old }
event-left = Você está fora de **{ $name }**.
event-lost-place = Não consigo mais chegar ao canal de **{ $name }**. As partidas esperam. Quem administra o servidor pode trazê-lo com `/event here` ou encerrá-lo com `/event stop`, em qualquer canal; se ninguém fizer isso, ele termina como está depois de quatro semanas.
event-lost-server = Não estou mais no servidor de **{ $name }**. As partidas esperam. Quem gerencia o servidor pode me adicionar de novo: <{ $link }>. Se ninguém fizer isso, ele termina como está depois de quatro semanas.
event-bot-timed-out = Estou de castigo no servidor de **{ $name }** até { $until }, então não consigo escrever em { $channel }. As partidas esperam. Quem gerencia o servidor pode tirar o castigo, e ele continua na hora.
event-lacks-permission = Não consigo mais chegar ao canal de **{ $name }**: em { $channel } me falta { $permissions }. As partidas esperam. Quem administra o servidor pode me dar isso de novo, e ele continua na hora; ou trazê-lo com `/event here`, ou encerrá-lo com `/event stop`, em qualquer canal. Se ninguém fizer isso, ele termina como está depois de quatro semanas.
event-moved = O torneio continua aqui.
event-leave-sure = Sair de **{ $name }**? Alguém da lista de espera fica com a sua vaga e os seus pontos. Se não houver ninguém, todo mundo que você ainda enfrentaria vence, e você fica em último lugar. Enquanto ninguém ficar com ela, você pode entrar de novo e recuperá-la.
event-stop-sure = Encerrar **{ $name }**? { $count ->
    [one] { $count } pessoa está
   *[other] { $count } pessoas estão
} jogando. Aí ninguém vence. As partidas que já começaram vão até o fim.
event-stop-done = O torneio está encerrado.
button-event-join = Me inscrever
button-event-wait = Lista de espera
button-event-leave = Sair do torneio
button-event-table = Resultados
button-event-cross = Tabela cruzada
button-event-begin = Começar agora
button-event-stop = Encerrar o torneio
button-event-next = Próxima temporada
button-event-here = Cheguei
refused-no-event = Não há esse torneio aqui. A gestão do servidor começa um com `/event new`.
refused-which-event = Há vários torneios aqui. Diga qual.
refused-event-game = Este jogo não dá para jogar em mesas de { $seats }. Escolha outro.
refused-event-late = Sua partida começou sem você.
refused-event-places = Um torneio assim tem no máximo { $most } vagas.
refused-events-full = Este servidor já tem { $most } torneios. Espere um acabar, ou encerre um.
refused-event-over = Este torneio acabou.
refused-event-closed = Ninguém novo pode entrar neste torneio agora.
refused-event-partner = Só pode jogar com você quem também se inscreveu.
refused-event-season-waits = **{ $name }** ainda não acabou. A próxima temporada começa quando as duas ligas acabarem.
refused-event-role = Aqui só dá para se inscrever com este cargo: { $role }.
refused-event-missed = Você faltou a { $most } partidas seguidas neste torneio e não pode mais voltar.
refused-event-out = Você não pode jogar neste servidor no momento.
refused-event-not-in = Você não está neste torneio.
refused-event-no-match = Você não tem partida para jogar aqui.
refused-event-begun = Este torneio já começou.
refused-event-few = São necessárias pelo menos { $least } pessoas. Espere mais inscrições.
refused-event-not-here = Você ainda não tinha dito que chegou.
refused-channel-not-seen = { $count ->
    [one] { $who } participa e não vê este canal. Escolha outro.
   *[other] { $count } pessoas participam e não veem este canal: { $who }. Escolha outro.
 }
refused-event-table = Esta partida é de um torneio: quem joga e o que se joga já está definido. Se você não puder jogar, saia do torneio.
audit-event-moved = O torneio { $detail } foi movido por { $by }
audit-event = O torneio { $detail } foi encerrado por { $by }
privacy-events = - **Torneios:** em quais ligas e torneios você se inscreveu, seus resultados ali, e quais você começou.

## O problema do dia
button-position = O que você jogaria?
button-yesterday = Solução de ontem
button-today = Problema de hoje
position-title = Problema do dia · { $game } · { $date }
position-ask = Vale o seu primeiro toque; o dia acaba { $until }
position-right = ✅ **Você acertou!**
position-wrong = ❌ **Não é a melhor jogada.**
position-worths = **Quanto vale cada jogada**
position-worth = { $move }: { $measure ->
    [places] deixa { $worth }% dos outros para trás (± { $error })
   *[other] ganha { $worth }% das rodadas (± { $error })
}
position-behind = { $move }: −{ $behind }% (± { $error })
position-usual = O que os robôs costumam fazer aqui: { $move }
position-about = Daqui a rodada seguiu { $deals } vezes com cada jogada. As cartas que você não vê foram dadas de novo a cada vez, iguais para todas as jogadas. ± diz quanto um número pode estar errado.
position-tally = 👥 Acertaram: { $found } de { $answered }
position-tally-here = 🏠 Acertaram neste servidor: { $found } de { $answered }
position-streak = 🎯 Acertos seguidos: { $days }
position-yesterday = **Melhor jogada de ontem:** { $move }
position-over = ⏰ O dia deste problema acabou, e a sua resposta não conta mais. Aqui está a solução.
position-again = Você já respondeu esta. Vale a sua primeira resposta.
refused-position-soon = O problema de hoje ainda não está pronto. Tente de novo daqui a alguns minutos.
refused-position-off = Aqui não há problema do dia: quem me opera o desligou.
refused-position-none = Não há problema para esse dia.
refused-position-old = Não dá mais para mostrar este problema: as regras dele mudaram. O próximo vem à meia-noite, UTC.
prefer-server-positions = Canal do problema do dia
prefer-server-positions-about = Onde eu posto o problema do dia a cada dia (UTC), com a melhor jogada do dia anterior. Sem escolha: em lugar nenhum.

## Commands, what they lead to, and what is typed
cmd-open = Abrir uma mesa neste canal
cmd-table-complain = Acusar alguém do que o bot não vê; a mesa vota
cmd-table-propose = Propor algo à mesa, como desistir da rodada; ela vota
cmd-table-card = Mostrar uma carta à mesa; custa cartas
cmd-workshop = Jogos de vocês: criar, importar, mudar
cmd-workshop-list = Os jogos deste servidor
cmd-workshop-file = Importar um jogo de um arquivo, ou baixar um como arquivo para outro servidor
cmd-workshop-copy = Copiar um jogo deste servidor com outro nome
cmd-workshop-delete = Apagar um jogo deste servidor; as mesas que o jogam continuam
cmd-workshop-new = Criar um jogo, do zero ou a partir de outro
cmd-workshop-edit = Mudar um jogo deste servidor; as mesas seguem como começaram
arg-move = Uma carta (7E) ou: comprar, passar, planejar 7E, Mau-Mau; sem nada, a sua mão
cmd-daily = O problema e a paciência de hoje
solitaire-about =
    ### Paciência
    Mau-Mau para uma pessoa só. O jogo do dia é o mesmo para todo mundo, e você tem uma tentativa; menos é melhor.
button-solitaire = Paciência
button-games = Minhas mesas
button-tables = Lugares livres
button-best = Placar
button-record = Marcas
button-matches = Partidas antigas
button-events = Torneios
button-about = Sobre este bot
button-typing = Jogar digitando
arrival-play = Jogar uma rodada
arrival-first = A primeira rodada é só para você, contra dois computadores. Idioma, canais e relógio: `/settings`
help-title = ## O que você quer jogar?
help-now = **Uma rodada agora**
    -# Contra dois computadores; só você vê
help-friends = **Com a turma**
    -# Neste canal; computadores completam
help-puzzle = **O problema de hoje**
    -# Uma mão: o que você jogaria?
help-solve = Resolver
help-rules = **Como se joga:** jogue uma carta do naipe ou do valor da carta do topo. Nada serve? Compre. Quem fica sem cartas primeiro ganha.
help-more = Mais …
help-me = Minhas configurações
help-settings = Configurações deste servidor
help-typing =
    ## Jogar digitando
    - **/play** mostra a sua mão; **/play 7♤** joga uma carta, **/play J♢ copas** com o naipe que você quer, **/play 5♤ 5♡** várias.
    - **/play comprar**, **/play passar**, **/play roubar**, **/play Mau-Mau**, **/play acusar Bia**.
    - **/play planejar 7♤** joga mais tarde, assim que der.
    -# Enquanto digita, você vê o que pode tentar. Os nomes das cartas valem em qualquer língua: 7♤, 7E, 7 de espadas, 黑桃7.
typed-move-draw = comprar, compro, puxar
typed-move-pass = passar, passo
typed-move-jump = roubar, roubar a vez
typed-move-plan = planejar, plano
typed-move-accuse = acusar, acuso
typed-move-ask = perguntar, quantas
typed-move-mau = mau, toque
typed-move-laugh = rir
