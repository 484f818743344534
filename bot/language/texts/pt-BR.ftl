### Todos os textos do bot em português do Brasil.
### Plurals are chosen by [1], for in Portuguese [one] is nought as well.

## Listas
list-comma = { $some }, { $more }
list-semicolon = { $some }; { $more }

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
option-starting_card = Uma carta virada no começo
option-show_counts = Mostrar quantas cartas cada um tem
option-not_both = Proibir jogar a carta em cima da sua gêmea
option-draw_limit = Máximo de cartas compradas na vez
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
option-fourth_or_fifth = Times: 1º e 2º, mais o 4º ou 5º
option-two_of_diamonds = 2♢ faz o próximo comprar quatro
option-queen = Dama como o sete
option-makao-queen = Damas sobre tudo
option-makao-jokers = Curingas no lugar de qualquer carta
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
option-turn_clock = Limite de tempo por vez
option-thread = Tópico próprio para a mesa
value-on = sim
value-off = não
value-auto = automático
value-usual = { $number ->
    [0] o padrão
   *[other] o padrão ({ $number })
}
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
value-draw_until = comprar até servir
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
intro-voador = Acompanhe o naipe ou o valor da carta do topo e fique sem cartas antes de todos. Setes e curingas fazem comprar, um rei traz o silêncio{ $steal ->
    [on] , e quem tem exatamente a mesma carta rouba a vez
   *[off] {""}
}.
intro-classic = Acompanhe o naipe ou o valor da carta do topo e fique sem cartas antes de todos. Os setes se somam, o valete pede um naipe a todos, e as cartas que sobram contam contra você.
intro-amm = Mau-Mau para quem já joga bem: os oitos saem juntos, a gêmea da carta anterior faz o próximo comprar, e certas últimas cartas dobram os pontos dos outros.
intro-ime = Mau-Mau cheio de surpresas: cartas que atacam e cartas que defendem, uma carta tirada às cegas do vizinho, e trocas de lugar.
intro-serbian = Mau Mau como se joga na Sérvia: corta-se o baralho antes de dar as cartas, o ás tem de ser coberto por outra carta, e quem vence a rodada desconta 40 pontos.
intro-german = Um jogo curto, com as cartas do sete ao ás: um sete faz o próximo comprar duas, um oito tira a vez do próximo, e um valete pede um naipe.
intro-zheng = O jogo de subir, da China: supere o que está na mesa com o mesmo tipo de combinação, só que mais alta, ou passe. Fique sem cartas antes de todos: os últimos pagam tributo.
explained-steal = Quem tem uma carta exatamente igual à do topo pode jogá-la a qualquer momento e toma a vez.
explained-voluntary_draw = Sim: você pode comprar mesmo tendo uma carta que serve. Não: só compra quem não tem.
explained-mau_penalty = Quantas cartas compra quem se esquece de anunciar a última.
explained-false_accusation = Quantas cartas compra quem acusa alguém que anunciou a última carta ou não precisava.
explained-silence_penalty = Quantas cartas custa cada mensagem durante o silêncio. Rir pode.
explained-silence_delete = Sim: o que se escreve quando ninguém pode falar também é apagado. O bot precisa da permissão *Gerenciar mensagens*.
explained-silence_unreadable = Se uma mensagem conta como fala quando o Discord não deixa o bot lê-la: podia ser só risada.
explained-secret_card = Sim: antes de dar as cartas mostra-se a todos uma carta que ninguém pode dizer. Quem a tem pode atacar com ela.
explained-scoring = O que se conta depois da rodada: quem venceu, ou as cartas que sobraram para os outros.
explained-target = Jogam-se rodadas até o total de alguém chegar a este número.
explained-zheng-target = Jogam-se rodadas até alguém, ou um time, ter estes pontos. O normal é 11; com três no time, 50.
explained-return_penalty = Quanto custa sair da partida e voltar: seu total passa a ser o pior da mesa, ou piora 100 pontos.
explained-misplay = O que acontece com uma carta que não pode ser jogada: volta e custa cartas, ou simplesmente não é aceita.
explained-misplay_penalty = Quantas cartas você compra pela primeira carta errada da rodada. As seguintes não custam nada.
explained-hints = Sim: sua mão marca as cartas que servem agora. Ajuda enquanto se aprende.
explained-silence = Sim: depois de um rei ninguém diz uma palavra até o próximo rei. Não: o rei é uma carta comum.
explained-poker = Sim: quando as três últimas cartas são do mesmo naipe e de valores seguidos, subindo ou descendo, todos podem baixar uma mão de pôquer. A melhor faz alguém comprar cinco.
explained-lock = Sim: um dois trava o jogo, e só outro dois o destrava. Não: o dois é uma carta comum.
explained-jokers = O que fazem os curingas. Hecatombe: todos compram três. Roleta: vira-se uma carta e conta-se em volta da mesa; em quem parar, compra cinco.
explained-chupa_cabra = Sim: com o curinga preto você pode fazer alguém levar três cartas suas, às cegas. Os curingas também precisam estar em jogo.
explained-packs = Quantos baralhos são embaralhados juntos. Com mais baralhos há mais cartas iguais.
explained-hand_size = Quantas cartas cada pessoa recebe no começo da rodada.
explained-first_player = Quem joga primeiro na rodada.
explained-starting_card = Sim: vira-se uma carta, e quem começa tem de acompanhá-la. Não: quem começa joga qualquer carta.
explained-show_counts = Sim: a mesa mostra quantas cartas cada um tem. Não: é preciso perguntar, e ninguém precisa responder.
explained-not_both = Sim: a carta tem de acompanhar o naipe ou o valor, mas nunca os dois.
explained-draw_limit = Quem compra esta quantidade de cartas na mesma vez perde a vez. Onde há limite, costuma ser nove.
explained-mau_check = Quem percebe a última carta não anunciada: o bot, na hora, ou só alguém que acuse.
explained-debt_ends_turn = Sim: quem compra cartas de castigo perde a vez. Não: você as compra e segue jogando.
explained-reshuffle_when_full = Quando o descarte chega a este tamanho, tudo menos a carta do topo é embaralhado e volta para baixo do monte.
explained-seven_defence = O que um dois do naipe certo faz com uma sequência de setes: repassa as cartas por comprar, ou as cancela.
explained-shown_card_penalty = Quantas cartas custa mostrar uma das suas cartas à mesa.
explained-cyclic = Sim: quem bate marca um, todos compram até completar a mão, e o jogo continua.
explained-max_reshuffles = A rodada acaba quando o descarte foi embaralhado esta quantidade de vezes; vence quem tiver menos cartas.
explained-time_limit = A rodada acaba depois desta quantidade de minutos; vence quem tiver menos cartas.
explained-open_hands = Sim: todos veem as cartas de todos.
explained-read_only = Sim: das cartas dadas até o fim da rodada ninguém diz nem escreve uma palavra. Gestos e botões podem.
explained-talk_penalty = Quantas cartas custa cada mensagem no ROM.
explained-teams = Se cada um joga por si, ou se há times que somam seus pontos.
explained-twos_in_sequences = Se um dois pode vir depois do ás numa sequência, como em K A 2.
explained-partners = Quem fica em qual time: conforme os lugares, por sorteio, ou como decidir antes quem comanda a mesa.
explained-tribute_pick = Se quem venceu a última rodada vê as duas cartas do tributo antes de escolher.
explained-walkover = Se uma rodada pode ser encerrada quando todos concordam. Aí todas as cartas contam como estão.
explained-winner_rules = Depois de cada rodada, quem venceu pode mudar uma coisa do jogo, em até um dia. A partida segue pelas novas regras e não conta para a classificação de ninguém.
explained-fourth_or_fifth = Quanto ganha um time de três com o primeiro e o segundo lugar quando o terceiro dele fica em quarto ou quinto.
explained-two_of_diamonds = Sim: o 2♢ faz o próximo comprar quatro. Não: é uma carta comum.
explained-queen = Sim: uma dama faz o próximo comprar três, como um sete. Não: é uma carta comum.
explained-ace_cover = Um ás tem de ser coberto por outra carta. O que faz quem não tem com que cobri-lo.
explained-seven_stops = Sim: se a primeira carta comprada por causa de setes for um sete, você não compra mais.
explained-reverser = Que carta inverte o sentido do jogo.
explained-jump_in = Sim: quem tem uma carta exatamente igual à do topo pode jogá-la fora da vez, e ela tem todo o seu efeito.
explained-two_adds = Sim: quem é atingido por um dois jogado fora da vez compra oito em vez de quatro.
explained-early_hand_penalty = Sim: quem olha as cartas antes de acabarem de ser dadas compra mais quatro.
explained-jack_on_jack = Sim: um valete pode ser jogado sobre outro valete, e pede um novo naipe. Não: nunca.
explained-ace = Se o ás dá mais uma jogada a quem o joga, ou tira a vez do próximo.
explained-nine = Se o nove inverte o sentido do jogo.
explained-jack_doubles = Sim: todos os pontos da rodada contam em dobro se a última carta foi um valete.
explained-turn_clock = Quanto tempo cada pessoa tem para jogar. Acabado o tempo, o bot faz a jogada mais inofensiva.
explained-thread = Se o bot abre um tópico para a mesa, deixando o canal livre para conversar.
intro-pesten = Da Holanda: dois e curingas fazem comprar e repassam as cartas, um sete pede mais uma carta, e ninguém bate com uma carta que tem efeito.
intro-makao = Da Polônia: várias cartas do mesmo valor saem juntas, dois, três e reis lutam entre si, e um valete exige um valor.
intro-switch = Da Inglaterra: um valete preto faz o próximo comprar cinco e um vermelho o salva, as damas têm de ser cobertas, e a última carta é anunciada.
intro-prsi = Da Tchéquia: setes fazem comprar, ases fazem parar, uma dama pede um naipe, e os outros seguem jogando pelos lugares.
intro-tschau-sepp = Da Suíça: em sentido anti-horário, um valete pede um naipe, e há uma palavra para a penúltima carta e outra para a última.
intro-sto-odno = Da Rússia e dos vizinhos: os seis têm de ser cobertos, o rei de espadas custa quatro, e quem junta pontos demais sai da partida.
intro-crazy-eights = Da América do Norte: um oito vai sobre tudo e pede um naipe, e quem bate ganha os pontos das cartas que sobraram para os outros.
intro-club = Como um clube alemão joga torneios: os setes custam uma carta cada e se somam, e um valete como última carta conta em dobro.
intro-branne = O jogo de uma família: a mesma carta entra fora da vez, as cartas por comprar vão e voltam, e as mãos trocam de dono.
explained-after_debt = Se, depois de comprar as cartas de um dois ou curinga, sua vez acabou ou você ainda joga.
explained-second_word = Quantas cartas custa esquecer a palavra da última carta de todas.
explained-comes_back = Sim: o sete de copas, jogado pela pessoa anterior, traz de volta quem acabou de bater: compra duas e segue jogando.
explained-king_of_spades = Sim: o rei de espadas faz o próximo comprar quatro, e só o valete de espadas acaba com isso.
explained-skipper = Que carta faz o próximo perder a vez.
explained-plays_on = Sim: quando alguém bate, os outros seguem jogando até sobrar um. Não: a rodada acaba aí.
explained-seven = Se um sete pode ser jogado sobre um sete, somando as cartas por comprar, ou se cada um vale só uma vez.
explained-eight = Sim: um oito faz o próximo comprar uma e perder a vez. Não: é uma carta comum.
explained-together = Sim: várias cartas do mesmo valor podem ser jogadas de uma vez, e seus efeitos se somam.
explained-limit = Quem passa deste número de pontos sai da partida. Quem faz exatamente isso volta a zero.
explained-specials = Sim: damas tiram a vez, ases invertem o sentido, dois fazem o próximo comprar dois, e a dama de espadas, cinco.
explained-jack_again = Sim: quem joga um valete joga de novo. Não: o valete é uma carta comum.
explained-countdown = Sim: todos começam com oito cartas. Quem bate recebe sete e segue jogando, depois seis, até chegar a uma.
explained-own_rank = Sim: na contagem regressiva, seu valor curinga é o número de cartas que recebeu por último, em vez do oito.
explained-makao-queen = Sim: uma dama vai sobre tudo, e tudo vai sobre uma dama. Não: é uma carta comum.
explained-makao-jokers = Sim: há curingas no baralho. Um curinga vale pela carta que quem o joga disser.

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
prefer-person-title = ## ⚙️ Suas configurações
    -# Valem só para você, em todos os servidores.
prefer-person-language = Idioma
prefer-person-language-about = O que só você vê: sua mão, respostas para você, mensagens diretas.
prefer-person-language-auto = Como no meu Discord
prefer-person-faces = Cartas
prefer-person-faces-about = Suas cartas em desenhos, com uma cor para cada naipe se quiser, ou em palavras que um leitor de tela lê em voz alta: 7 de espadas.
prefer-person-faces-pictures = Desenhos
prefer-person-faces-four = Desenhos em quatro cores: ♧ verde, ♢ azul
prefer-person-faces-letters = Em palavras: 7 de espadas
prefer-person-large = Muitas cartas na mão
prefer-person-large-about = Uma mão com mais de dez cartas: cartas pequenas em fila, ou um desenho grande. A descrição dele diz as cartas.
prefer-person-large-off = Cartas pequenas em fila
prefer-person-large-on = Um desenho grande
prefer-person-hints = Dicas
prefer-person-hints-about = Uma linha embaixo da sua mão: o que suas cartas especiais fazem e o que acabou de acontecer com você.
prefer-person-hints-auto = Nas minhas duas primeiras rodadas de um jogo
prefer-person-hints-on = Sempre
prefer-person-hints-off = Nunca
prefer-server-title = ## ⚙️ Configurações deste servidor
prefer-page-people = Pessoas e lugares
prefer-page-tables = Mesas novas
prefer-page-news = Avisos
prefer-server-language = Idioma
prefer-server-language-about = O que todo mundo vê: mesas, resultados, rankings.
prefer-server-language-auto = Como o servidor está no Discord
cmd-me = Suas configurações: idioma, cartas, dicas
cmd-settings = Configurações deste servidor: idioma, mesas, canais
arg-language = O idioma em que respondo a você
refused-manage-only = Só quem gerencia este servidor pode mudar as configurações dele.

## O nível dos robôs
level-easy = fácil
level-medium = médio
level-hard = difícil
button-level-easy = Fácil
button-level-medium = Médio
button-level-hard = Difícil
levels-title = **Que robô você quer na mesa?**
levels-about =
    🤖🐣 **Fácil:** joga na boa e muitas vezes deixa passar a melhor carta. Bom para a primeira rodada.
    🤖 **Médio:** joga com juízo, como quase todo mundo.
    🤖🧠 **Difícil:** pensa adiante antes de cada carta.
    Nenhum deles vê carta que você não veria no lugar dele.
levels-seated = { $who } entra na mesa ({ $level }).
levels-more = Mais um?

## The lobby
lobby-title = ## { $game } — mesa aberta
lobby-host = { $host } quer jogar com você. Aperte **Entrar** para se sentar; suas cartas chegam por mensagem direta.
lobby-seats = **Na mesa ({ $count } de { $most })**
lobby-options = **Regras da casa:** { $options }
lobby-plain = **Regras da casa:** nenhuma, joga-se do jeito de sempre
lobby-started = ## { $game } — a partida começou
lobby-over = ## { $game } — a partida acabou
lobby-link = O jogo é aqui: { $link }
lobby-link-over = O jogo foi aqui: { $link }
lobby-closed = ## { $game } — esta mesa foi fechada
button-join = Entrar
button-leave = Sair
button-computer = Chamar robô
button-dismiss = Tirar um robô
button-form = Digitar um valor…
button-options = Opções
button-partners = Times
button-start = Começar
button-rules = Regras
button-lessons = Aprender
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
button-fair = Foi justo?
button-back = Voltei
button-again = Jogar de novo
button-yes = Sim
button-no = Não
button-accept = Comprar { $count }
button-say-last-card = Última carta!
button-say-mau-mau = Mau Mau!
button-say-gesture = ✋ Última carta
button-decline = Não, valeu
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
joined-later = Seu lugar está guardado: você joga a partir da próxima rodada.
left-lobby = Você saiu da mesa. Até a próxima!
left-match = Você saiu da partida. Pode voltar na próxima rodada, mas isso pode custar pontos.
left-match-over = Você saiu da partida, e ela acabou.
leave-sure = Sair da partida de { $game } (#{ $number })? { $alone ->
    [yes] Só sobrariam robôs, e por isso ela acaba como está.
   *[no] Os outros continuam sem você; se sobrarem poucos, ela acaba como está.
}

## Options screen
options-title = ## Opções de { $game }
options-hint = O que você quer mudar? Só quem comanda a mesa vê isto.
options-pick-game = Qual jogo?
options-more-games = Mais jogos…
options-own-games = Jogos deste servidor…
options-pick = Mudar uma opção…
options-value = { $option }: escolha…
options-usual = -# O padrão: { $value }
options-line = { $option }: { $value }
options-conflict = ⚠️ Essas opções não combinam bem.

## The table
table-title = ## { $game } · rodada { $round }
table-title-over = ## { $game } · a partida acabou
table-follow = vale a carta de baixo: { $card }
table-lies = **{ $who }**: { $what }
table-turn = ▸ Vez de **{ $who }**
table-leads = ▸ **{ $who }** começa a vaza: vale tudo
table-answers = ▸ **{ $who }** compra { $debt } ou rebate
table-until = { $asked }; o tempo acaba { $until }
table-call = ▸ **{ $who }** está escolhendo o naipe
table-choose = ▸ **{ $who }** escolhe alguém
table-retaliate = ▸ **{ $who }** compra { $debt } ou retalia
table-give = ▸ Falta passar uma carta para a esquerda: **{ $who }**
table-poker = ▸ Pôquer! Alguém baixa uma mão? **{ $who }**
table-cover = ▸ **{ $who }** tem de cobrir o ás
table-cut = ▸ **{ $who }** corta, e pode ficar com a carta
table-eights = ▸ **{ $who }** pode continuar com oitos
table-joker = ▸ **{ $who }** escolhe o que o curinga faz
table-tribute = ▸ Tributo: falta a maior carta de **{ $who }**, virada para baixo
table-tribute-back = ▸ Tributo: falta a carta devolvida por **{ $who }**
table-pick = ▸ Tributo: **{ $who }** escolhe uma de duas cartas viradas para baixo
table-pick-back = ▸ Tributo: **{ $who }** escolhe uma das duas cartas devolvidas
table-called = Naipe pedido: **{ $suit }**
table-demanded = Exigido: **{ $ranks }**
table-mark-silent = 🤫 **Silêncio!** Ninguém fala até o próximo rei. Rir pode.
table-mark-locked = 🐂 **Boi na linha!** O jogo travou: só vale um dois, e ele destrava.
table-mark-mute = 🔇 **ROM:** ninguém diz uma palavra até o fim da rodada. Gestos podem.
table-mark-dull = A carta do topo perdeu o efeito: agora só contam o naipe e o valor.
table-secret = 🤐 Há uma carta secreta em jogo: ninguém diz o nome dela.
table-secret-look = **Carta secreta** mostra a carta uma vez a cada pessoa, por { $seconds } segundos.
table-vote = 🗳️ { $by } acusa **{ $accused }**: { $rule }. É verdade?
table-votes = -# Até agora: { $yes } sim, { $no } não.
table-proposal = 🗳️ { $by } propõe { $proposal }.
table-unwanted = 🗳️ **{ $who }** deve sair da mesa: { $count } de { $most } a favor (`/table kick`).
table-stock = monte { $count }
table-clockwise = ↻ sentido horário
table-counter = ↺ sentido anti-horário
table-between = As cartas da próxima rodada são dadas { $when }, ou quando alguém apertar **Próxima rodada**.
table-rule = 🏆 **{ $who }** venceu e pode criar uma regra; o prazo acaba { $until }. Depois disso pode começar a próxima rodada.
table-incomplete = A partida espera: alguém precisa entrar antes da próxima rodada.
table-hash = Rodada { $round } · impressão digital das cartas dadas `{ $hash }`
cards-count = { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
seat-away = não está, um robô joga no lugar
seat-next = a partir da próxima rodada
seat-eating = 🍽️ comendo
seat-misses = ⏭️ perde { $turns ->
    [1] a próxima vez
   *[other] as próximas { $turns } vezes
}
seat-out = 🏁 { $place }
seat-passed = passou

## The result of a round
result-title = ## Rodada { $round }: { $winner } bateu
result-title-first = ## Rodada { $round }: 1º lugar para { $winner }
result-no-winner = ## Rodada { $round }: sem vencedor
result-broke-off = ## A rodada { $round } foi interrompida: não há jogadores suficientes
result-line = { $who }: { $points } — total **{ $total }**
result-why-cards = { $count ->
    [1] sobrou 1 carta
   *[other] sobraram { $count } cartas
}
result-why-card = { $card } { $points }
result-why-won = ganhou
result-why-missed = faltou à rodada
result-why-first = 1º lugar { $points }
result-why-second = 2º lugar { $points }
result-why-shared = parte das colocações restantes { $points }
result-why-not-last = sem o último lugar { $points }
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
result-seed = Semente da rodada: `{ $seed }` (com ela qualquer pessoa confere o sorteio: `maumau verify`)
fair-title = ### 🎲 As cartas da rodada { $round } foram dadas de forma justa?
fair-about = A impressão digital apareceu antes do toque que começou a rodada, e esse toque entrou no sorteio. Por isso ninguém podia escolher as cartas. A semente dá a mesma impressão digital e as mesmas cartas.
result-final = ## A partida acabou: 🏆 { $winner }
result-place = { $who } — **{ $total }**
result-placing = Colocação: { $placing }
result-picture = Os pontos de cada um ao longo das rodadas

## The secret card
secret-shown = 🤐 A carta secreta desta rodada é { $card }. Guarde na cabeça: ela some já, já, e quem disser o nome dela compra 4.

## The hand
hand-empty = Você não tem cartas.
hand-large = Sua mão: { $cards }
hand-turn = { $can ->
    [draw] **É a sua vez.** No topo está { $top }. Você só pode comprar.
    [pass] **É a sua vez.** No topo está { $top }. Você só pode passar.
   *[other] **É a sua vez.** No topo está { $top }.
}
hand-turn-call = { $can ->
    [draw] **É a sua vez.** O naipe pedido é { $suit }. Você só pode comprar.
    [pass] **É a sua vez.** O naipe pedido é { $suit }. Você só pode passar.
   *[other] **É a sua vez.** O naipe pedido é { $suit }.
}
hand-own-call = O seu pedido agora não vale para você.
hand-turn-drawn = **Você comprou { $card }.** O que faz com ela?
hand-answer = { $can ->
    [draw] **Você tem de comprar { $debt }.**
   *[other] **Você tem de comprar { $debt }**, ou rebater com uma carta que sirva.
}
hand-call = **Que naipe você pede?**
hand-choose = **Quem você escolhe?**
hand-retaliate = **Você levou um ataque: compre { $debt }**, ou retalie com a outra cópia da carta.
hand-decide = **É a sua vez.**
hand-turn-any = **É a sua vez.** Ainda não há carta na mesa: jogue qualquer uma.
hand-lead = **Você começa a vaza:** jogue qualquer combinação.
hand-beat = **É a sua vez.** Supere { $lying } ou passe.
hand-cannot-beat = **É a sua vez.** Nada na sua mão supera { $lying }: passe.
hand-tribute = **Tributo:** ponha a sua maior carta virada para baixo para quem ficou na frente. Mais ninguém a vê.
hand-tribute-back = **Tributo:** devolva uma carta que não faz falta. Só quem pagou tributo a vê.
hand-pick = **Tributo:** há duas cartas viradas para baixo à sua frente. Escolha uma; a outra vai para o 2º lugar.
hand-pick-open = **Tributo:** estas duas cartas são para você e o 2º lugar. Pegue uma; a outra vai para o 2º lugar.
hand-pick-back = **Tributo:** as duas cartas devolvidas estão viradas para baixo. Escolha uma; a outra vai para o último lugar.
hand-pick-back-open = **Tributo:** estas duas cartas foram devolvidas. Pegue uma; a outra vai para o último lugar.
hand-gave = -# Tributo: você deu { $cards }.
hand-took = -# Tributo: você pegou { $cards }.
hand-give = **Escolha uma carta para passar à pessoa da esquerda.** Só quem recebe é que vê.
hand-poker = **Pôquer!** Você pode baixar de duas a cinco cartas que formem uma mão de pôquer; a melhor faz alguém comprar cinco.
hand-cover = { $can ->
    [draw] **Cubra o ás**: com o naipe dele, outro ás ou um valete. Você só pode comprar.
    [pass] **Cubra o ás**: com o naipe dele, outro ás ou um valete. Você só pode passar.
   *[other] **Cubra o ás**: com o naipe dele, outro ás ou um valete.
}
hand-cut = **Você cortou numa carta forte.** Fica com ela ou deixa no descarte?
hand-eights = **Você virou um oito.** Continue com mais oitos e uma carta do naipe deles, ou passe.
hand-joker = **Você virou um curinga.** Aberto: todos compram. Virado para baixo: roleta-russa.
hand-misplayed = ❌ Foi um erro{ $cards ->
    [0] {" "}(não há carta para comprar)
    [1] , e você compra 1 carta de castigo
   *[other] , e você compra { $cards } cartas de castigo
}. { $why }
hand-misplayed-again = ❌ Mais um erro nesta rodada: desta vez sem castigo, e a carta volta para a sua mão. { $why }
hand-AttackFailed = ❌ Essa não é a carta secreta. Ela voltou para a sua mão, e você compra cartas de castigo.
hand-RetaliationFailed = ❌ Essa não é a outra cópia da carta secreta. Ela voltou para a sua mão, e você compra cartas de castigo.
hand-SecondWordMissed = Você bateu sem dizer “{ $words }”: compra e continua.
hand-MayNotEndSo = Ninguém bate com esta carta: você compra.
hand-between = A rodada acabou.
hand-broke-off = A rodada { $round } foi interrompida, porque não há jogadores suficientes.
hand-result-won = A rodada { $round } é sua!
hand-result-place = Rodada { $round }: { $place }º lugar de { $most }
hand-result-winner = Vitória: { $winner }.
hand-result-no-winner = A rodada { $round } não tem vencedor.
hand-result-match-won = A partida é sua!
hand-result-match-place = A partida acabou: { $place }º lugar de { $most }
hand-result-points = Nesta rodada: { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}{ $whys } · no total **{ $total }** ({ $place }º lugar de { $most })
hand-result-turned = 🔀 **A jogada que virou tudo**
hand-looked-early = Você olhou antes de acabarem de dar as cartas: mais quatro para você.
hand-left = Você não está mais nesta mesa.
hand-sent-away = Você foi retirado desta mesa.
hand-over = A partida acabou.
hand-not-in = Você joga a partir da próxima rodada.
hand-away = Você não estava, e um robô está jogando no seu lugar.
hand-played = Você jogou { $card }.
hand-drew = Você comprou { $cards }.
hand-declared = { $words ->
    [knocks] ✊✊ Dois toques: a mesa toda ouviu.
    [gesture] ✋ Está mostrado: a mesa toda viu.
   *[said] 📣 Está dito: a mesa toda ouviu.
}
hand-knocked = Você deu um toque na mesa. Dê outro em até 10 segundos.
hand-armed = ⚡ Combinado: { $cards }. Entro por você assim que a carta igual for jogada.
hand-disarmed = Não entro mais fora da vez por você.
hand-picked = Pronto.
hand-title = ### { $game } · { $link }
pick-card = Jogar uma carta…
pick-card-of = Jogar uma carta: { $suit }…
pick-give = Dar uma carta…
pick-give-of = Dar uma carta: { $suit }…
pick-attack = Atacar com…
pick-retaliate = Retaliar com…
pick-arm = Entrar fora da vez automaticamente com…
pick-several-play = Jogar várias cartas juntas…
pick-several-poker = Baixar uma mão de pôquer…
pick-combination = Escolher as cartas…
pick-single = Uma carta…
pick-set = Um conjunto (mesmo valor)…
pick-sequence = Uma sequência…
pick-multiple = Uma sequência múltipla…
pick-reading = Jogar como…
reading-title = **Estas cartas podem valer por mais de uma coisa.** O que você quer jogar?
reading-single = { $high }
reading-set = { $count }{"\u00A0"}×{"\u00A0"}{ $high }
reading-sequence = sequência { $low }–{ $high } { $suit }
reading-multiple = { $low }–{ $high }, { $by } de cada
reading-impure = { $what }, com cartas que valem por outras
pick-roulette = Roleta-russa com…
pick-asked = Para quem você pergunta?
pick-partners = Quem joga no time A?
pick-accused = Quem não anunciou a última carta?
pick-seat = Escolha alguém…
pick-rank = Escolha um valor…
pick-number = Escolha um número…
move-play = { $card }
move-steal = { $card } · roubar a própria vez
move-double = { $card } · dobradinha
move-give = dar { $card }
move-choose = pegar { $card }
move-poker = { $card }
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
ask-title = **Para quem você pergunta quantas cartas tem?** Uma vez por jogada; a pessoa pode não responder.
partners-title = **Quem joga com quem?** Escolha o time A inteiro; as outras pessoas são o time B. Depois, cada uma se senta entre duas do outro time.
asked = Você perguntou a { $who }.
accused-right = Na mosca: { $who } compra { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}.
accused-wrong = Alarme falso: não havia do que acusar { $who }. { $count ->
    [0] Não custa nada.
    [one] Você compra 1 carta.
   *[other] Você compra { $count } cartas.
}

## What happened, in words
told-Laid = **{ $seat }** joga { $card }
told-Stole = **{ $seat }** rouba a vez com { $card }
told-StoleOwn = **{ $seat }** joga a gêmea { $card } sem efeito e continua
told-Doubled = **{ $seat }** joga { $card }: dobradinha
told-Attacked = ⚔️ **{ $seat }** ataca com { $card }
told-Retaliated = ⚔️ **{ $seat }** retalia com { $card }
told-AttackFailed = **{ $seat }** ataca com a carta errada
told-RetaliationFailed = **{ $seat }** tenta retaliar com a carta errada
told-Targeted = … e escolhe **{ $victim }**: { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
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
told-Passed = **{ $seat }**: “Passo!”
told-Stuck = **{ $seat }** não pode jogar nem comprar
told-LimitReached = **{ $seat }** já comprou o máximo e perde a vez
told-JumpedIn = ⚡ **{ $seat }** entra fora da vez com { $card }
told-LaidAside = **{ $seat }** joga { $card }; ela fica fora até a próxima rodada
told-LaidFaceDown = **{ $seat }** joga { $card } virada para baixo; ela fica fora até a próxima rodada
told-JokerTurnedUp = **{ $seat }** vira { $card }; ela fica fora até a próxima rodada
told-Misplayed = ❌ **{ $seat }** comete um erro
told-Locked = { $locked ->
    [yes] 🐂 Boi na linha! Só um dois destrava
   *[no] 🔓 O jogo está destravado
}
told-CardsPassed = 🤲 Cada pessoa passa uma carta à da esquerda
told-PokerShown = 🃏 Pôquer!{ $shown }
told-Chosen = { $why ->
    [chupa] … e **{ $seat }** faz **{ $victim }** levar cartas
    [poker] … e **{ $seat }** faz **{ $victim }** comprar
   *[two] … e **{ $seat }** dobra os pontos de **{ $victim }**
}
told-ChoseNobody = … e **{ $seat }** não escolhe ninguém
told-Turned = 🎲 Vira-se { $card }, e conta-se em volta da mesa
told-TookCards = 🦇 **{ $seat }** leva { $cards } das cartas de **{ $victim }**
told-PointsDoubled = 📈 Os pontos contam em dobro
told-HandsPassedOn = 🤲 Quem perdeu entrega as cartas à pessoa seguinte
told-FirstDrawn = Sorteio de quem começa: { $drawn }. Começa **{ $seat }**
told-SeatsSwapped = 🔀 **{ $seat }** e **{ $other }** trocam de lugar
told-Ate = { $eating ->
    [yes] 🍽️ **{ $seat }** está comendo
   *[no] 🍽️ **{ $seat }** acabou de comer
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
told-DeclarationForgotten = **{ $seat }** esqueceu de anunciar a última carta
told-PutUnder = O descarte é embaralhado e vai para baixo do monte
told-FewerDealt = Só há { $count ->
    [1] 1 carta
   *[other] { $count } cartas
} para cada um: os baralhos não têm mais
told-WentOn = **{ $seat }** recebe cartas novas, e a rodada continua
told-Played = **{ $seat }** joga { $laid }{ $reading }
told-SaidPass = **{ $seat }** passa
told-TrickEnded = A vaza acabou: **{ $seat }** começa a próxima
told-TributeTaken = { $back ->
    [yes] 🏮 As cartas do tributo foram devolvidas
   *[no] 🏮 O tributo foi recolhido
}
told-TributeDropped = 🏮 O resto do tributo é perdoado
told-LimitOfRound = { $what ->
    [time] ⏰ Acabou o tempo da rodada
   *[shuffles] Foi a última embaralhada da rodada
}
told-CutTo = ✂️ O corte mostra { $card }
told-Kept = **{ $seat }** fica com { $card }
told-LeftLying = **{ $seat }** deixa a carta no descarte
told-LookedEarly = 👀 **{ $seat }** olhou cedo demais
told-Skipped = **{ $seat }** perde a vez
told-DirectionReversed = 🔁 O sentido se inverte
told-DealerBegins = **{ $seat }** começa
told-Called = **{ $seat }** pede { $suit }
told-Declared = { $words ->
    [last-card] 📣 **{ $seat }**: “{ words-last-card }”
    [mau-mau] 📣 **{ $seat }**: “{ words-mau-mau }”
    [knocks] ✊✊ **{ $seat }** dá dois toques na mesa: só falta uma carta
    [gesture] ✋ **{ $seat }** mostra sem palavras: só falta uma carta
    [unknown] 📣 **{ $seat }** anuncia a última carta
    [own] 📣 **{ $seat }**: “{ $words-own }”
   *[usual] 📣 **{ $seat }**: “{ words-usual }”
}
words-usual = Mau-Mau!
words-last-card = { button-say-last-card }
words-mau-mau = { button-say-mau-mau }
words-gesture = ✋
told-Knocked = ✊ **{ $seat }** dá um toque na mesa
told-Accused = ☝️ **{ $by }** acusa **{ $seat }**
told-SilenceBegan = 🤫 Silêncio!
told-SilenceEnded = 📢 Pode falar de novo
told-Spoke = { $fined ->
    [yes] { $what ->
        [silence] 🤭 **{ $seat }** quebrou o silêncio
       *[secret] 🤭 **{ $seat }** disse o nome da carta secreta
    }
   *[no] 🤭 **{ $seat }** continua falando, o que já está pago
}
told-Joined = **{ $seat }** entra na próxima rodada
told-Welcomed = **{ $seat }** começa com { $total ->
    [1] 1 ponto
   *[other] { $total } pontos
}
told-Left = **{ $seat }** saiu
told-SentAway = **{ $seat }** teve que sair da mesa
told-WentAway = **{ $seat }** não está; um robô joga no lugar
told-CameBack = **{ $seat }** voltou
told-Charged = 🗳️ **{ $by }** acusa **{ $accused }**: { $rule }
told-Proposed = 🗳️ **{ $by }** propõe { $proposal }
told-ProposalClosed = { $accepted ->
    [yes] 🗳️ A proposta de { $proposal } foi aceita
   *[no] 🗳️ A proposta de { $proposal } não foi aceita
}
told-VoteClosed = { $upheld ->
    [yes] 🗳️ A mesa concorda sobre **{ $accused }**: { $rule }
   *[no] 🗳️ A mesa absolve **{ $accused }**
}

## Refusals by the rules
why-not-seated = Você não está nesta mesa. Aperte **Entrar** para se sentar.
why-round-over = A rodada acabou; já vem a próxima.
why-round-on = Há uma rodada em andamento.
why-match-over = A partida acabou.
why-table-full = A mesa está cheia.
why-not-your-turn = Não é a sua vez: esperando por { $who }.
why-not-now = Isso agora não dá.
why-not-in-hand = Você não tem essa carta.
why-does-not-follow = { $card } não combina com { $top }: precisa ser do mesmo naipe ou valor.
why-call-stands = O naipe pedido é { $suit }: jogue esse naipe, ou uma carta que valha mesmo assim.
why-debt-stands = Você tem { $debt ->
    [1] 1 carta
   *[other] { $debt } cartas
} para comprar: rebata com uma carta que sirva, ou compre.
why-only-the-drawn = Você já comprou: decida primeiro o que fazer com a carta comprada.
why-must-play-drawn = A carta que você comprou serve, então tem de ser jogada.
why-holds-playable = Você tem carta que pode jogar, então jogue uma.
why-draw-first = Compre antes de passar.
why-nothing-to-draw = Não há mais o que comprar: passe.
why-not-identical = Assim só se joga uma carta igual à do topo, e lá está { $top }.
why-steal-or-double = Você tem a carta igual à do topo: roube a própria vez com ela, ou faça a dobradinha.
why-not-one-card = A última carta se anuncia (“{ $words }”) com uma carta na mão; você tem { $count }.
why-already-declared = Isso você já anunciou.
why-knock-instead = É hora de silêncio: em vez de falar, dê dois toques na mesa.
why-declare-instead = Não é hora de silêncio: diga “{ $words }”
why-not-yourself = Não pode ser você.
why-no-such-choice = Isso não pode ser escolhido.
why-nobody-to-vote = Não há quem possa votar nisso.
why-voted = Você já se manifestou sobre isso.
why-about-you = É sobre você, então os outros votam.
why-tribute-first = Primeiro vem o tributo: escolha uma carta para ele.
why-locked = O jogo está travado (boi na linha): agora só vale um dois.
why-keep-one = Pelo menos uma carta tem de ficar na sua mão.
why-only-face-down = Nesta mesa os curingas só saem virados para baixo.
why-no-hand-of-poker = Essas cartas não formam uma mão de pôquer; deixe fora as que sobram.
why-has-declared = A próxima pessoa anunciou a última carta (“{ $words }”): agora não se joga oito.
why-no-rebound = As quatro cartas não são do mesmo valor, nem do mesmo naipe, nem de quatro naipes diferentes.
why-too-late = As cartas já foram dadas.
why-leader-plays = Quem começa a vaza não pode passar: jogue qualquer combinação.
why-no-combination = Estas cartas não formam combinação: cartas de um valor, três ou mais em sequência, ou uma sequência múltipla.
why-other-reading = Estas cartas não podem valer por isso.
why-other-shape = Tem de ser o mesmo tipo de combinação, com tantas cartas quantas estão na mesa: { $top }.
why-too-low = Isso não supera o que está na mesa: { $top }.
why-not-the-highest = O tributo se paga com a sua maior carta.

## Refusals by the bot
refused-no-table = Essa mesa não existe mais.
refused-too-many-of-yours = Você já está em { $most } mesas, e mais não dá. Saia de uma, ou feche uma.
refused-too-many-here = Já há { $most } mesas abertas neste canal. Entre em uma delas, ou peça que fechem uma.
refused-too-many-in-server = Já há { $most } mesas abertas neste servidor. Entre em uma delas, ou peça que fechem uma.
refused-left-server = Você não está mais no servidor desta mesa, então não pode jogar nela.
refused-barred = Tiraram você desta mesa, e não dá para sentar nela de novo.
refused-damaged = Não consigo ler a mesa #{ $number }: foi salva por outra versão do bot, ou está danificada. Nada nela mudou; quem cuida do bot encontra o motivo no registro.
refused-elsewhere = Esta mesa é jogada em outro lugar: { $link }
refused-no-table-here = Não há mesa aqui. Abra uma com `/table open`.
refused-not-started = A partida ainda não começou.
refused-already-started = A partida já começou.
refused-already-seated = Você já está nesta mesa.
refused-not-seated = Você não está nesta mesa. Aperte **Entrar** para se sentar.
refused-no-seat = Você não está nesta mesa, e agora não há lugar para se sentar.
refused-table-full = A mesa está cheia: este jogo é para até { $most } pessoas.
refused-too-few = É preciso ter pelo menos { $least } pessoas. Chame alguém, ou aperte **Chamar robô**.
refused-too-many = Isto se joga com até { $most } pessoas. Escolha outro jogo ou outras opções, ou alguém se levanta.
refused-host-only = Só quem comanda a mesa pode fazer isso.
refused-nobody-to-agree = Pelo menos duas pessoas precisam pedir isso, e ninguém mais nesta mesa pode. Dá para esperar o tempo da vez, propor parar com `/table close` ou sair.
refused-no-computer = Não há robô para mandar embora.
refused-table-closed = Esta mesa foi fechada. Abra outra com `/table open`.
refused-moved-on = O jogo já andou. Dê outra olhada na mesa.
refused-no-rule-now = Você não pode criar uma regra aqui agora: só quem venceu a última rodada pode, uma vez e no prazo de um dia.
refused-rule-first = { $who } venceu e pode criar uma regra; o prazo acaba { $until }. Depois pode começar a próxima rodada.
refused-rule-stays = Isto fica como está durante a partida: { $place }. Aperte **Desfazer** e mude outra coisa.
refused-rule-one-change = { $count ->
    [0] Você ainda não mudou nada.
   *[other] São { $count } mudanças. Quem vence faz só uma: aperte **Desfazer**.
}
refused-bad-value = Essa não é uma das escolhas.
refused-not-offered = Essa não é uma das escolhas: { $choices }.
refused-only-people = Só pessoas podem ser tiradas da mesa. **Opções** tira um robô antes do começo da partida.
refused-no-teams = Os times são formados com quatro ou seis na mesa, quando a opção os deixa a quem comanda a mesa.
refused-bad-option = **{ $name }**: “{ $given }” não é possível. Pode ser: { $choices }.
refused-bad-card = Não conheço a carta “{ $given }”. Escreva como 7♤, 7E, “7 de espadas” ou “curinga vermelho”.
refused-not-held = Você não tem { $card }.
refused-nothing-to-look-at = Agora não há carta para olhar.
refused-looked-already = Você já olhou a carta secreta: ninguém a vê duas vezes na mesma rodada.
refused-no-jumping = Neste jogo ninguém entra fora da vez.
refused-nothing-to-jump-on = Ainda não há carta sobre a qual entrar fora da vez.
refused-unreadable = Não consigo ler esse botão. Talvez seja de uma versão antiga do bot.
refused-server-only = Isso só funciona em um servidor, não aqui.
refused-may-not-post = Não posso escrever neste canal. Preciso poder ver o canal, enviar mensagens e inserir links nele.
refused-gone = Não consigo mais chegar a esse lugar: foi apagado, ou não posso ver.
refused-discord = O Discord não responde no momento. Nada se perdeu; tente de novo daqui a pouco.
refused-busy = Muita gente quer algo neste momento. Tente de novo daqui a alguns segundos.
refused-one-at-a-time = Uma coisa de cada vez: espere a resposta aos seus últimos cliques.
refused-store-away = No momento não consigo acessar minhas anotações. O que já respondi está guardado; tente de novo daqui a pouco.
refused-mistake = Algo deu errado do meu lado. Nada mudou na mesa. (código { $code })
refused-no-charges = Neste jogo não há do que acusar alguém.
refused-no-proposals = Neste jogo não há o que propor.
refused-no-showing = Mostrar cartas não faz parte deste jogo.
refused-options-conflict = Isso não combina com as outras opções.

## Lições
cmd-learn = Aprender um jogo jogando: poucos minutos
lesson-title = ### 🎒 { $game } · lição { $number } de { $count }
lesson-right = ✅ { $why }
lesson-aside = 🤔 Isso até pode, mas aqui a ideia é outra. Leia de novo e tente mais uma vez.
lesson-keys = -# Ou digite: { $commands }
lesson-which =
    ### 🎒 Aprender jogando
    Situações curtas com cartas de verdade. Pare quando quiser e continue depois com `/learn`.
pick-learn = Qual jogo?
lesson-offer = Nunca jogou { $game }? Em poucos minutos você aprende.
button-learn = Quero aprender
button-learn-again = De novo
button-learn-other = Outro jogo
button-skip = Pular esta lição
lesson-finished-title = ### 🎒 { $game } · pronto!
refused-no-lesson = Nenhuma lição está aberta. Comece uma com `/learn`.
refused-not-in-lesson = Isso não funciona numa lição.
hint-cards = 💡 { $told }
hint-owes = 👉 { $who } jogou { $card }.
hint-owes-own = 👉 Seu próprio { $card } voltou para você.
hint-drew = 👉 Você comprou { $count }: { $who } jogou { $card }.
hint-skipped = 👉 Você perdeu a vez: { $who } jogou { $card }.
hint-accused = 👉 Você comprou { $count }: { $who } notou que você não avisou.
hint-spoke = 👉 Você comprou { $count }: { $what ->
    [secret] falou a carta secreta
   *[other] quebrou o silêncio
}.
lesson-follow-tell = O objetivo: ficar sem cartas. Jogue uma do mesmo naipe ou do mesmo valor que a carta do topo.
lesson-follow-right = Mesmo valor, então vale: basta naipe ou valor.
lesson-anywhere-tell = Nem o naipe nem o valor de { $card } estão na mesa, mas esta carta vai sobre qualquer uma. Jogue.
lesson-anywhere-right = { $card } vai sobre tudo: guarde uma carta assim para quando nada mais servir.
lesson-together-tell = Cartas do mesmo valor podem ser jogadas juntas, se a primeira servir. Jogue { $cards } de uma vez.
lesson-together-right = { $cards } na mesma vez: assim a mão acaba depressa.
lesson-draw-tell = Nada na sua mão serve. Compre uma carta; se servir, jogue-a na hora.
lesson-draw-right = Comprou e jogou. Se não servir, você aperta **{ button-pass }**.
lesson-debt-tell = Jogaram um sete em você: você teria que comprar. Rebata com { $card } e quem compra é o próximo, pelos dois setes.
lesson-debt-right = As cartas se somam e seguem adiante, até alguém não conseguir rebater.
lesson-call-tell = O valete pede o naipe que vem depois. Jogue { $card } e peça o naipe de que você mais tem: espadas.
lesson-call-right = Agora só vale espadas. Bom para você.
lesson-skip-tell = { $card } faz o próximo perder a vez. Jogue-a.
lesson-skip-right = Pulou! A vez foi para quem vem depois.
lesson-reverse-tell = { $card } inverte o sentido: quem vinha antes de você é o próximo. Jogue-a.
lesson-reverse-right = Agora o jogo roda para o outro lado.
lesson-previous-tell = { $card } acerta quem veio antes de você: compra cartas. Bom contra quem tem poucas. Jogue-a.
lesson-previous-right = Pegou! Agora falta mais para bater.
lesson-mau-tell = Ficou com uma carta só? Avise! Jogue { $card } e aperte **{ $word }**
lesson-mau-right = Avisou a tempo. { $needed ->
    [yes] Quem esquece não pode jogar a última carta na próxima vez.
   *[no] Quem esquece pode ter que comprar.
}
lesson-accuse-tell = { $seat } está com uma carta e não anunciou (“{ $words }”). Aperte **{ button-accuse }** e escolha { $seat }.
lesson-accuse-right = Boa: isso custa cartas. Fique de olho nos outros.
lesson-card-tell = Jogue { $card }: { $does }.
lesson-card-right = { $card }: { $does }.
lesson-round-tell = Agora uma rodada curta contra robôs. Embaixo da mão está o que suas cartas fazem. Livre-se de todas!
lesson-round-right = Uma rodada inteira, até o fim!
lesson-silence-tell = Tem um rei na mesa: **silêncio**, ninguém fala até o próximo. Jogue { $card } e, com uma carta só, dê dois **toques**.
lesson-silence-right = Dois toques em dez segundos valem como “Mau-Mau”. Rir pode sempre.
lesson-voador-jump-tell = Não é a sua vez, mas você tem a carta igual à do topo: { $card }. Aperte **{ button-jump }**, rápido! Depois jogue de novo.
lesson-voador-jump-right = Roubou! É daí que vem o “voador”: é só chegar antes de quem está na vez.
lesson-voador-twin-tell = Na sua vez, a carta gêmea rouba a sua própria vez ou vale *dobradinha*: o próximo compra duas e depois joga. Escolha a dobradinha.
lesson-voador-twin-right = Duas cartas para o próximo, e nenhum efeito da própria carta.
lesson-voador-joker-tell = O curinga vai em qualquer carta. Jogue { $card }: o próximo compra cinco, ou rebate com um curinga.
lesson-voador-joker-right = Cinco cartas! Agora vale a carta que está debaixo do curinga.
lesson-voador-secret-tell = Algumas mesas jogam com a *carta secreta*: todos a veem por um instante antes de se darem as cartas, e ninguém diz o nome dela. Aqui é { $card }, e está com você. Escolha-a em **{ pick-attack }** e depois escolha { $seat }.
lesson-voador-secret-right = Oito cartas! Só com a outra carta igual dava para retaliar.
lesson-vote-tell = O que o bot não vê nem ouve, a mesa decide: aí embaixo, em 🗳️, há uma acusação. Digamos que é verdade: aperte **{ button-yes }**.
lesson-vote-right = A mesa concorda, e isso custa cartas. Para acusar alguém, use `/complain`.
lesson-amm-lock-tell = O dois é *boi na linha*: agora só vale dois, até sair outro. Você tem um.
lesson-amm-lock-right = Liberado. Sem um dois você compraria uma e passaria.
lesson-amm-eights-tell = Com um oito você pode jogar mais oitos e uma carta do naipe do último, tudo junto. Jogue 8♧, 8♡ e 4♡.
lesson-amm-eights-right = Três cartas numa vez. Uma sempre tem que ficar na mão.
lesson-amm-pair-tell = A carta do topo acabou de ser jogada, e você tem a gêmea, { $card }. Jogue-a: o próximo compra duas.
lesson-amm-pair-right = Duas cartas para o próximo. Só vale logo em seguida.
lesson-amm-left-tell = Com o 4♢ todo mundo passa uma carta para a esquerda, sem mostrar. Jogue-o e dê a carta de que você menos gosta: o nove.
lesson-amm-left-right = Todos estão com uma carta nova, e só você sabe qual deu.
lesson-amm-round-tell = Agora uma rodada curta contra robôs. Como sempre neste jogo, uma carta errada custa cartas, e nada mostra quais servem. Livre-se das suas!
lesson-dig-tell = Nada na sua mão serve: aqui se compra até uma carta servir. Compre e jogue o que achar.
lesson-dig-right = Achou uma. As outras ficam na mão.
lesson-wild-tell = O valete vai em quase tudo e pede o naipe que vem depois. Jogue { $card } e peça o naipe de que você mais tem: espadas.
lesson-wild-right = Agora só vale espadas. Bom para você.
lesson-shield-tell = Você teria que comprar. Um dois do mesmo naipe é um escudo: jogue { $card }.
lesson-shield-right = O dois livra você das cartas.
lesson-again-tell = O ás deixa você jogar de novo. Jogue { $card } e mais uma carta.
lesson-again-right = Duas cartas numa vez só.
lesson-ime-joker-tell = O curinga vai em quase tudo. Jogue { $card }: o próximo compra quatro, ou rebate com um dois.
lesson-ime-joker-right = Quatro cartas! E depois do curinga vale qualquer carta.
lesson-ime-eat-tell = Beliscando algo enquanto joga? Aperte **{ button-eat }**: enquanto você come, ninguém troca de lugar com você, nem com 3♢ ou 3♡.
lesson-ime-eat-right = Você ficou no seu lugar, apesar do 3♢. **{ button-stop }** quando o prato estiver vazio.
lesson-serbian-cover-tell = O ás tem que ser coberto na hora: com o mesmo naipe, outro ás ou um valete. Jogue { $card } e cubra.
lesson-serbian-cover-right = Coberto. O ás nunca é a última carta.
lesson-serbian-jump-tell = Não é a sua vez, mas você tem a mesma carta: { $card }. Aperte **{ button-jump-in }**, rápido! Vale com efeito, e o jogo segue depois de você.
lesson-serbian-jump-right = Você chegou antes. Só o valete não pode.
lesson-serbian-last-tell = Com uma carta só, diga **{ button-say-last-card }** Primeiro jogue { $card }. (Se a última for um valete: **{ button-say-mau-mau }**)
lesson-serbian-last-right = Dito a tempo, sem risco.
lesson-serbian-cut-tell = Antes de se darem as cartas alguém corta o baralho: agora é você. A carta que apareceu é forte, e você pode ficar com ela a mais. Aperte **{ button-keep }**.
lesson-serbian-cut-right = Uma carta a mais que os outros, mas boa. A seguinte não era forte, então começa o descarte.
lesson-solitaire-follow-tell = Jogando sem mais ninguém, a ideia é esvaziar a mão com poucas compras e poucas jogadas. Jogue uma carta do mesmo naipe ou valor que o topo.
lesson-solitaire-alone-tell = O próximo é você! Jogue { $card } e as três cartas do sete são suas. Jogue e compre.
lesson-solitaire-alone-right = Três cartas a mais: guarde cartas assim para quando puder rebater.
lesson-solitaire-shield-tell = Assim é melhor: jogue { $card } e depois rebata com o dois do mesmo naipe.
lesson-solitaire-round-tell = Agora um jogo curto só seu. Embaixo da mão está o que suas cartas fazem. Livre-se de todas!
lesson-zheng-lead-tell = Fique sem cartas antes de todo mundo. Do menor ao maior: 3 4 5 … K A 2, curingas. Você começa: jogue o que quiser; primeiro as baixas: { $card }.
lesson-zheng-lead-right = O naipe não importa, só o valor. Aqui o dois é alto!
lesson-zheng-beat-tell = Há uma carta na mesa: supere-a com uma maior. A menor que serve é { $card }; guarde o rei.
lesson-zheng-beat-right = Basta ser maior, e as fortes ficam para depois.
lesson-zheng-pass-tell = Nada na sua mão supera um ás. Passe; você ainda pode jogar depois nesta vaza.
lesson-zheng-pass-right = Quando todos os outros passam em seguida, quem jogou por último começa de novo.
lesson-zheng-pair-tell = Há duas cartas do mesmo valor na mesa. Só duas de valor maior superam: jogue o seu par.
lesson-zheng-pair-right = Sempre o mesmo tipo, com o mesmo número de cartas, só que maior.
lesson-zheng-sequence-tell = Há três seguidas na mesa: uma sequência. Os naipes podem variar. Supere com outra de três, mais alta.
lesson-zheng-sequence-right = Três cartas de uma vez. Sequências podem ser mais longas.
lesson-zheng-multiple-tell = Você começa. Três ou mais pares seguidos são uma sequência múltipla: jogue 4 4 5 5 6 6.
lesson-zheng-multiple-right = Seis cartas de uma vez, e difícil de superar.
lesson-zheng-wild-tell = Dois e curingas podem valer por uma carta menor ao lado de outra. Jogue 10♧ com 2♢: um par de dez.
lesson-zheng-wild-right = Um par de dez supera os noves. Um par puro do mesmo valor o superaria.
lesson-zheng-tribute-tell = Você ficou em último na rodada anterior: isso custa *tributo*. Entregue a sua maior carta aos primeiros: { $card }.
lesson-zheng-tribute-right = Eles devolvem uma carta que não querem. Chegue em primeiro e quem recebe é você!
lesson-zheng-round-tell = Agora uma rodada curta contra robôs. Solte cedo as baixas e as combinações longas, e guarde as altas. Vamos!

## Notices
which-title = Pode ser mais de uma mesa{ $pages ->
    [1] :
   *[other] {""} (página { $page } de { $pages }):
}
which-hand = Mostrar minha mão em…
which-leave = Sair de…
which-close = Fechar…
kick-asked = Você pede que { $who } saia. { $count ->
    [one] Falta que mais uma pessoa peça
   *[other] Falta que mais { $count } pessoas peçam
} isso com `/table kick`.
kick-done = { $who } não está mais na mesa.
stop-asked = { $count ->
    [one] Você quer parar a partida. Falta mais uma pessoa concordar: **Parar a partida** na mesa, ou `/table close`.
   *[other] Você quer parar a partida. Faltam { $count } pessoas concordarem: **Parar a partida** na mesa, ou `/table close`.
}
table-stopping = 🏳️ Parar a partida aqui: { $count } de { $most } a favor. Se todos concordarem, ela não conta para ninguém (`/table close`).
button-giveup = Parar a partida
ended-few = { $count ->
    [0] A partida fica decidida como está: sobrou pouca gente.
   *[other] A partida fica decidida como está: { $who } saiu.
}
ended-stale = { $count ->
    [0] Faz tempo que ninguém joga. A partida fica decidida como está.
   *[other] Faz tempo que ninguém joga. A partida fica decidida como está: era a vez de { $who }, e isso conta como ter saído.
}
ended-consent = { $people ->
    [1] A partida parou aqui. Os pontos ficam como estão.
   *[other] Todos concordaram em parar aqui. Os pontos ficam como estão.
}
ended-closed = { $who } fechou a partida. Os pontos ficam como estão.
ended-server = O servidor não tinha mais o bot. Os pontos ficam como estão.
ended-unending = Pela regra mais nova, as rodadas não terminam. Os pontos ficam como estão.
ended-uncounted = Ela fica no histórico, e não conta para as vitórias nem para a classificação de ninguém.
ended-left = -# Quem saiu antes do fim fica em último: { $who }
ended-sent = -# A mesa mandou embora: { $who }, no lugar { $place }. A partida não conta para a classificação dessa pessoa.
ended-void = Nenhuma rodada tinha acabado, então a partida não tem resultado.
void-few = { $count ->
    [0] Sobrou pouca gente para jogar.
   *[other] Sobrou pouca gente para jogar: { $who } saiu.
}
void-stale = Faz tempo que ninguém joga.
void-consent = { $people ->
    [1] A partida parou aqui.
   *[other] Todos concordaram em parar aqui.
}
void-closed = { $who } fechou a partida.
void-server = O servidor não tinha mais o bot.
void-damaged = Não foi mais possível ler a mesa.
void-unending = Pela regra mais nova, as rodadas não terminam.
notice-lost-place = Não consigo mais chegar ao canal da mesa. A partida espera; quem comanda a mesa pode continuar em outro lugar com `/table here`.
notice-cannot-delete = Não posso apagar mensagens aqui, então o que se fala no silêncio fica.
notice-closed = A mesa foi fechada.
notice-closed-damaged = A mesa #{ $number }, que não consigo mais ler, foi fechada.
notice-table-here = A mesa continua aqui.

## Leaderboard
leaders-all-games = todos os jogos
leaders-none-yet = Ninguém jogou o bastante para esta lista ainda.
leaders-rating = **{ $rating }** · { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}
leaders-wins = partidas ganhas: **{ $matches_won }** de { $matches } · rodadas ganhas: { $won } de { $rounds }
leaders-placings = à frente de **{ $share } %** · { $medals }
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
leaders-about-rating = Uma estimativa cautelosa de quão bem alguém joga, a partir de partidas de pelo menos duas rodadas contra outras pessoas. Quem jogou pouco, ou com poucas pessoas diferentes, fica abaixo: provisória. Quem está ausente desce devagar.
leaders-about-wins = Entre pessoas. Quem ganhou o mesmo número de partidas e de rodadas divide o lugar.
leaders-about-placings = Quantas das outras pessoas ficam atrás, a partir de { $count } partidas: 100 % é sempre em primeiro, 0 % sempre em último.
leaders-about-points = A média de todas as rodadas entre pessoas, a partir de { $count } rodadas.
leaders-about-computers = Partidas em que todos os outros eram robôs.
season-all = desde sempre
season-this = este mês
season-last = mês passado
by-rating = classificação
by-wins = partidas ganhas
by-placings = colocações
by-points = pontos por rodada
by-computers = contra robôs
arg-season = Este mês, o mês passado ou desde sempre
podium-title = ## 🏆 O pódio de { $season }
podium-reckoned = -# Classificações e colocações agora são as entre pessoas. Foram recalculadas a partir de todos os resultados; `/leaderboard` diz o que é a classificação.
leaders-title = ## Ranking de { $server }
leaders-gone = saiu do servidor
leaders-none = Ninguém terminou uma rodada ainda. Abra uma mesa com `/table open` e estreie o ranking!
leaders-total = Ao todo: { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
} e { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}.

## At one's own pace
cmd-table-host = Passar o comando da mesa a outra pessoa
cmd-table-invite = Convidar alguém para a mesa, ou chamar quem procura uma
cmd-table-pause = Pedir uma pausa: começa quando a maioria pede
cmd-table-resume = Pedir que a pausa acabe agora
cmd-games = Suas mesas em todos os servidores: de quem é a vez, e até quando
cmd-away = Anunciar férias: enquanto isso seus relógios param
arg-invited = Quem convidar; sem nome, chamo todo mundo que procura gente para jogar
arg-pause = Quanto tempo
arg-from = O primeiro dia: 2026-12-24, 24.12., hoje, amanhã
arg-until = O último dia, do mesmo jeito
pause-1h = uma hora
pause-6h = 6 horas
pause-12h = 12 horas
pause-24h = um dia
pause-48h = dois dias
pause-72h = três dias
pause-7d = uma semana
button-pause = Pausa
button-resume = Continuar
button-home = Voltei
host-done = Agora quem comanda a mesa é { $who }.
invite-done = O convite está a caminho.
invitation = { $called }: { $host } procura gente para jogar. **{ $game }**, { $count } de { $most } na mesa: { $link }
pause-asked = { $count ->
    [one] Você pede uma pausa de { $length }. Falta mais uma pessoa pedir: **Pausa** na mesa, ou `/table pause`.
   *[other] Você pede uma pausa de { $length }. Faltam { $count } pessoas pedirem: **Pausa** na mesa, ou `/table pause`.
}
pause-begun = A mesa está em pausa e continua { $until }. Todos os relógios param.
pause-end-asked = { $count ->
    [one] Você pede que a pausa acabe. Falta mais uma pessoa pedir: **Continuar** na mesa, ou `/table resume`.
   *[other] Você pede que a pausa acabe. Faltam { $count } pessoas pedirem: **Continuar** na mesa, ou `/table resume`.
}
pause-over = A pausa acabou; os relógios voltam a andar.
table-paused = ⏸️ **Pausa:** continua { $until }. Ninguém joga, e todos os relógios param.
table-pausing = 🗳️ Pausa de { $length }: { $count } de { $most } a favor (`/table pause`).
table-unpausing = 🗳️ Fim da pausa: { $count } de { $most } a favor (`/table resume`).
seat-holiday = 🏖️ fora de { $begin } até { $end }
refused-paused = A mesa está em pausa, e continua { $until }. A maioria pode acabar com a pausa antes: `/table resume`.
refused-not-paused = A mesa não está em pausa.
refused-pause-timed = Esta rodada é jogada contra o relógio: nada de pausa até ela acabar.
refused-pause-used = Uma partida pode ficar em pausa aqui por { $days ->
    [one] um dia
   *[other] { $days } dias
} ao todo. Disso { $left ->
    [0] não sobra nada
    [one] sobra uma hora
   *[other] sobram { $left } horas
}.
refused-not-invited = Não dá para convidar essa pessoa: já está na mesa, já recebeu convite, foi mandada embora, ou não vê este canal.
refused-called-already = Já chamaram gente há menos de uma hora. Você ainda pode convidar alguém pelo nome.
refused-no-role = Este servidor não escolheu um cargo para chamar gente (`/settings`). Você pode convidar alguém pelo nome.
refused-managers-only = Neste servidor só abre mesas quem o gerencia. Peça a uma dessas pessoas!
refused-away-dates = Não entendo essas datas. Escreva como `2026-12-24`, `24.12.`, hoje ou amanhã; o primeiro dia vem primeiro.
refused-away-past = Esse tempo já passou.
refused-away-long = Férias começam dentro de um ano, e duram no máximo { $most } dias.
refused-away-many = Você já anunciou férias { $most } vezes. Cancele uma primeiro: `/away`.
hand-then = -# Atualizado em { $when }.
hand-out-of-turn = ⏳ Não é a sua vez: jogar uma carta agora é um erro.
hand-lies = Na mesa: { $lies }
hand-since = **Enquanto isso**
hand-since-late = **Nesse meio-tempo** o seu tempo acabou, e o bot jogou por você:
remind-mention = ⏰ { $who }, estamos esperando você! O tempo acaba { $until }.
games-title = ## Suas mesas{ $pages ->
    [1] {""}
   *[other] {" "}(página { $page } de { $pages })
}
games-none = Você não está em nenhuma mesa. `/table open` abre uma.
games-line = - { $turn }**{ $game }** [#{ $number }]({ $link }) · { $where }
    { $state }
games-yours = **É a sua vez.**
games-yours-until = **É a sua vez**; o tempo acaba { $until }.
games-others = A vez é de { $who }.
games-others-until = A vez é de { $who }; o tempo acaba { $until }.
games-between = Entre duas rodadas.
games-lobby = Ainda não começou: { $count } de { $most } na mesa.
games-paused = ⏸️ Em pausa; continua { $until }.
games-alone = Só para você.
away-title = ## Férias
away-line = - 🏖️ de { $begin } até { $end }
away-told = { $count ->
    [0] Seus relógios param nesse tempo.
    [one] Seus relógios param nesse tempo. Uma mesa foi avisada.
   *[other] Seus relógios param nesse tempo. { $count } mesas foram avisadas.
}
away-limit = -# Em { $server } os relógios param no máximo { $days } dias por mês.
away-none = Você não anunciou férias. `/away` com o primeiro e o último dia anuncia para todas as suas mesas.
away-over = Suas férias foram canceladas; seus relógios voltam a andar.
prefer-person-reminders = Lembretes
prefer-person-reminders-about = Quando metade do tempo da sua vez passou, e quando resta pouco.
prefer-person-reminders-dm = por mensagem direta
prefer-person-reminders-mention = por menção na mesa
prefer-person-reminders-off = nenhum
prefer-person-quiet = Horas de silêncio
prefer-person-quiet-about = Nada toca nestas horas, pelo relógio do seu fuso.
prefer-person-quiet-off = nenhuma
prefer-person-zone = Fuso horário
prefer-person-zone-about = Para as horas de silêncio, e os dias de `/away`.
prefer-server-opening = Abrir mesas
prefer-server-opening-about = Quem pode abrir mesas aqui.
prefer-server-opening-everyone = todo mundo
prefer-server-opening-managers = quem gerencia o servidor
prefer-server-holidays = Férias
prefer-server-holidays-about = Quantos dias por mês os relógios param enquanto alguém está fora.
prefer-server-pauses = Pausas
prefer-server-pauses-about = Quantos dias ao todo uma partida pode ficar em pausa.
prefer-server-role = Procura-se gente
prefer-server-role-about = O cargo que `/table invite` chama.
prefer-server-role-none = nenhum cargo

## Estatísticas
cmd-stats = O que alguém já fez neste servidor
stats-title = ## { $who } · { $game }
stats-none = Nada terminado aqui ainda.
stats-rating = classificação: **{ $rating }**
stats-unrated = classificação: depois de partidas de pelo menos duas rodadas contra outras pessoas
stats-computers = contra robôs: ganhou { $won } de { $matches }
stats-no-people = nenhuma partida contra outras pessoas ainda; aqui só contam partidas com pessoas em mais de um lado
stats-provisional = classificação: cerca de { $rating }, provisória (poucas partidas, ou poucas pessoas diferentes)
stats-streak = vitórias seguidas: { $now } · recorde: **{ $best }**
stats-card = 💚 carta preferida: { $card } (jogada { $count ->
    [one] { $count } vez
   *[other] { $count } vezes
})
stats-debt = 📥 maior castigo comprado de uma vez: { $count ->
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

    `/hand` `/play` `/draw` `/pass` `/mau` `/accuse` `/jump` fazem o mesmo pelo teclado; `/arm` entra fora da vez por você enquanto você não está.
    Nunca jogou? `/learn` ensina jogando.
    `/rules` explica as regras, `/leaderboard` mostra quem joga melhor aqui, e com `/solitaire` dá para jogar sem mais ninguém.
rules-title = ## { $game }

## Sobre este bot, e o que ele guarda
cmd-about = Que bot é este, e como ele está
cmd-privacy = O que fica guardado sobre você: ver, exportar, apagar
about-body =
    ## maumau { $version }
    No ar desde { $since }; o Discord responde em { $latency } ms.
    Mesas abertas: { $here } neste servidor, { $all } no total.
about-shards = Este servidor é atendido pelos shards { $shards }.
about-link = Mais sobre mim: { $link }
privacy-title = ## O que eu guardo
privacy-choices = - **O que você escolhe:** configurações, férias, onde você está em uma lição e suas tentativas no jogo do dia.
privacy-games = - **Sobre os jogos:** quem senta onde, cada carta jogada e comprada, os pontos e as sementes da distribuição, para que qualquer pessoa confira que ninguém escolheu as cartas.
privacy-accounts = - **O que resulta disso:** vitórias, pontos, classificação, sua carta preferida, quantas vezes você encontrou quem, e quem ficou na frente.
privacy-attendance = - **Confiabilidade:** quais partidas você terminou e quanto tempo costumou levar para responder em cada rodada. Quem está com você em uma mesa aberta vê isso por alto.
privacy-written = - **Jogos que você escreve:** seu rascunho, e quais jogos de um servidor você salvou por último.
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
        [one] Você sai da mesa em que está.
       *[other] Você sai das { $tables } mesas em que está.
    } Seus pontos, vitórias e configurações somem, e ninguém consegue trazê-los de volta.
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
cmd-mau = Dizer Mau-Mau
cmd-accuse = Acusar quem não anunciou a última carta
cmd-jump = Entrar fora da vez com a carta igual à do topo
cmd-arm = Entrar fora da vez automaticamente com a carta igual; sem carta: desligar
cmd-complain = Acusar alguém do que o bot não vê; a mesa vota
cmd-propose = Propor algo à mesa, como desistir da rodada; ela vota
cmd-show = Mostrar uma carta à mesa; custa cartas
cmd-leaderboard = Quem joga melhor neste servidor
cmd-help = Como começar em 20 segundos
cmd-rules = As regras de um jogo
arg-rules = Qual jogo
arg-card = A carta: 7♤, 7E, “7 de espadas” ou “curinga vermelho”; várias com espaços
arg-mau = Dizer Mau-Mau junto
arg-words = O que dizer, se há duas formas
arg-call = O naipe a pedir com um valete
arg-player = Quem
arg-game = Qual jogo
arg-by = Ordenar por
vote-asked = A mesa está votando.
vote-decided = Está decidido: não é preciso perguntar a mais ninguém.
vote-cast = Seu voto foi contado.

## As regras dos jogos, como se contam à mesa
rules-joker = curinga
rules-aim = 🎯 **Objetivo:** ficar sem cartas primeiro{ $pairs ->
    [yes] , você ou alguém do seu time
   *[no] {""}
}.
rules-aim-alone = 🎯 **Objetivo:** ficar sem cartas. Cada carta comprada e cada jogada custam um ponto.
rules-alone = O próximo e o anterior são você.
rules-deal = 🎴 **As cartas:** { $hand ->
    [1] 1 carta
   *[other] { $hand } cartas
} para cada um, de { $packs ->
    [1] um baralho
   *[other] { $packs } baralhos
} de { $size } cartas{ $from ->
    [all] {""}
   *[other] , do { $from } ao A
}, { $jokers ->
    [yes] { $packs ->
        [1] com dois curingas
       *[other] com dois curingas em cada
    }
   *[no] sem curingas
}.{ $most ->
    [1] {""}
   *[other] {" "}Jogam de { $least } a { $most } pessoas, em sentido { $direction ->
        [clockwise] horário
       *[counter] anti-horário
    }.
}
rules-begins = { $begins ->
    [draw_high] Antes, cada um tira uma carta: quem tem a mais alta joga primeiro.
    [host] Quem comanda a mesa joga primeiro.
    [winner] Quem venceu a rodada anterior joga primeiro; na primeira rodada, quem tirar a carta mais alta.
   *[dealer] Joga primeiro quem vem depois de quem deu as cartas. A cada rodada, quem dá as cartas é a pessoa seguinte.
}
rules-follow = ▶️ **Sua vez:** jogue uma carta do mesmo naipe ou valor da carta do topo{ $twin ->
    [yes] , mas nunca exatamente a mesma
   *[no] {""}
}.
does-Draw = { $voluntary ->
    [yes] Se não der, ou você não quiser,
   *[no] Se não der,
} compre uma carta: { $must ->
    [yes] se servir, tem de jogá-la
   *[no] se servir, pode jogá-la
}; se não, passa a vez.
does-DrawUntil = Se não der, compre até servir. Pode comprar também sem precisar, e seguir comprando.{ $limit ->
    [0] {""}
   *[other] {" "}Com { $limit } compradas acaba a vez, e a carta do topo vira comum.
}
rules-debt = **Se uma carta faz você comprar:** rebata, ou compre { $after ->
    [over] e perca a vez
    [lays] e jogue uma carta, se der
   *[on] e siga jogando
}.
rules-opening = { $acts ->
    [yes] Vira-se uma carta para começar. Ela vale como jogada por quem deu as cartas.
    [no] Vira-se uma carta para começar. Ela não faz nada: é só acompanhar.
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
does-Accuse = Quem esquece e é pego (*{ button-accuse }*) compra { $penalty }.{ $false_penalty ->
    [0] {""}
    [1] {" "}Alarme falso custa 1 carta.
   *[other] {" "}Alarme falso custa { $false_penalty } cartas.
}
rules-forgotten = Quem esquece compra { $cards } na hora.
rules-course-undeclared = Se alguém bate sem dizer, e ninguém percebe, os pontos dos outros contam em dobro.
rules-and = { $one }; { $more }
rules-card = **{ $cards }:** { $does }.
rules-adding = { $card } (aí { $twice }, { $thrice } …)
rules-of-its-suit = { $rank } do mesmo naipe
goes-anywhere = vai em cima de tudo
goes-anywhere-uncalled = vai em tudo, menos em naipe pedido
goes-on-call = vai também em naipe pedido
goes-not-on-own = nunca em { $rank }
goes-over = depois vale a carta de baixo
goes-aside = sai do jogo
goes-then-any = depois vale qualquer carta
does-Skip = o próximo perde a vez
does-Reverse = o sentido se inverte; só com dois, você joga de novo
does-ReverseToBehind = o sentido se inverte
does-DrawDebt = o próximo compra { $cards }{ $answers ->
    [none] , sem rebater
   *[other] {" "}ou rebate: { $answers }
}
does-ThirdSix = terceiro seguido: o próximo compra { $cards } ou rebate: { $answers }
does-NextDraws = o próximo compra { $cards } e joga
does-PreviousDraws = o anterior compra { $cards }
does-OthersDraw = todos os outros compram { $cards }
does-OthersDrawAtTheEnd = última carta: os outros compram { $cards }
does-PlayAgain = jogue de novo
does-CallsSuit = peça um naipe, que vale { $until ->
    [caller] para todos até a sua vez
   *[next] para a próxima carta
}{ $debt ->
    [yes] , também para rebater
   *[no] {""}
}
does-DealerTakesTurn = virado no começo, começa quem deu as cartas
does-PassCards = todos passam uma carta fechada à pessoa da esquerda
does-Lock = *boi na linha* (nada passa): só outro vai, e destrava; ou compre uma e passe
does-Silence = silêncio até o próximo; rir pode, cada mensagem custa { $talk ->
    [1] 1 carta
   *[other] { $talk } cartas
}
does-Hecatombe = todos compram { $cards }, você também
does-ChupaCabra = pode mandar alguém levar { $cards } cartas suas sem ver, nunca a última
does-Defence = rebate { $suited } do naipe, qualquer { $every }; { $sevens ->
    [kill] acaba com os 7
    [chain] passa os 7 adiante: rebate qualquer 2 ou um 7 do naipe
   *[relay] passa os 7 adiante: rebate qualquer 7 ou um 2 do naipe
}
does-SwapSeats = troque de lugar com o anterior (não quem come)
does-TakeAndPlay = { $alone ->
    [yes] uma carta da sua mão, sem ver, é jogada
   *[no] tire uma carta do próximo sem ver e jogue, seja qual for o topo; não de quem disse *Mau-Mau*
}
does-MustBeCovered = cubra na hora: o naipe, um A ou um J, ou { $one_draw ->
    [yes] compre uma
   *[no] compre até poder
}
rules-never-last = Não se pode bater com: { $cards }.
does-StealOwn = **Gêmea** (igual à do topo) na sua vez: jogue sem efeito e jogue de novo, ou faça dobradinha.
does-Double = **Dobradinha:** na sua vez, a gêmea da carta do topo, sem efeito: o próximo compra { $cards } e joga.
does-JumpIn = **Roubar a vez:** se você tem a gêmea da carta do topo (curinga não), jogue-a com *{ button-jump }*, mesmo fora da vez, enquanto aquela estiver no topo. Ela não faz efeito, o que havia para comprar fica anulado, e você joga de novo.
does-JumpInFully = **Entrar fora da vez:** aperte *{ button-jump-in }* com exatamente a carta do topo, nunca um J, antes que o próximo aja. Ela faz todo o seu efeito{ $doubled ->
    [yes] , um 2 em dobro
   *[no] {""}
}, e o jogo segue a partir de você. Quem um 8 faz perder a vez não pode entrar nele.
does-Attack = **Carta secreta:** mostrada antes de dar as cartas, nunca dita. Jogue em cima de tudo como ataque: alguém compra { $cards }, ou retalia com a outra cópia: { $answer }. Carta errada, ou dizer o nome, custa { $wrong ->
    [1] 1 carta
   *[other] { $wrong } cartas
}.
does-SecretLast = Bater com a carta secreta: os outros compram { $cards }.
does-LayCards = **8:** você pode jogar mais 8 junto, e depois uma carta do naipe do último 8. Pelo menos uma carta fica na mão. Com um naipe pedido, todos esses 8 têm de ser dele. Com dois 8 do mesmo naipe, o próximo compra { $cards }.
does-LayCards-more = **Gêmea:** uma carta igual à jogada logo antes faz o próximo comprar { $cards } e jogar.
does-DealerGoesOn = Quem dá e vira um 8 pode juntar outros 8.
does-DealerUsesJoker = Quem dá e vira um curinga o usa como se o tivesse jogado; outra carta é virada debaixo dele.
does-RussianRoulette = **Roleta-russa:** um curinga fechado; vira-se uma carta, que conta a partir de você: onde parar, compra { $cards }.
does-PokerOnRun = **Pôquer:** depois de três cartas do naipe em sequência, todos podem baixar de 2 a 5 como mão de pôquer; a melhor faz alguém comprar { $cards }.
does-LastJack = **Bater com J:** os pontos dos outros contam em dobro; com o J♡, antes passam as cartas ao próximo.
does-LastTwoOfClubs = **Bater com o 2♧:** escolha de quem os pontos contam em dobro.
does-Claim = **Rebote:** { $cards } cartas por um curinga, de um valor, um naipe ou quatro naipes, sem curinga: peça, e quem o jogou compra { $answer }.
does-Eat = *{ button-eat }*: enquanto você come, ninguém troca de lugar com você.
does-AskCount = *{ button-ask }* Uma vez por jogada; responder é opcional.
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
   *[no] {" "}Nada é marcado.
}
rules-course-cut = **O corte:** quem está antes de quem dá as cartas corta o baralho. Uma carta forte que aparece ali pode ser guardada, até três: { $cards }.
rules-course-cyclic = **Cíclico:** bater conta 1; todos compram até { $hand }, e o jogo segue.
rules-course-pairs = **Duplas:** sentam frente a frente e somam os pontos.
rules-course-shuffles = **Mini:** após { $number } embaralhadas a rodada acaba; vence quem tem menos cartas.
rules-course-minutes = **Mini:** após { $number } minutos a rodada acaba; vence quem tem menos cartas.
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
rules-changed = 🔧 **Nesta mesa:** { $options }
rules-and-others = { $options } · +{ $count }
rules-letters = A ás · J valete · Q dama · K rei
rules-zheng-deal = 🎴 **As cartas:** dão-se todas as { $cards } cartas de um baralho com dois curingas; por isso alguns podem ter uma a mais. { $teams ->
    [yes] Jogam { $least } ou { $most } pessoas em dois times
   *[no] Jogam de { $least } a { $most } pessoas
}, em sentido anti-horário.
rules-zheng-turn = ▶️ **Sua vez:** supere o que está na mesa com uma combinação do mesmo tipo e tamanho, mais alta; ou passe. Depois ainda pode jogar.
rules-zheng-leads = Quando todos os outros passam em seguida, quem jogou por último abre com o que quiser; se já ficou sem cartas, o próximo. Quem abre primeiro é sorteado. A rodada segue até que só uma pessoa tenha cartas.
rules-zheng-order = Do menor ao maior: 3 4 5 6 7 8 9 10 J Q K A 2, { card-52 }, { card-53 }.
rules-zheng-single = **Uma carta:** conta o valor.
rules-zheng-set = **Um grupo:** duas ou mais cartas de um valor. 2 e curingas valem por uma carta menor ao lado de uma verdadeira. Ganha o valor mais alto; no mesmo valor, o grupo sem eles.
rules-zheng-sequence = **Uma sequência** de três ou mais, do 3 ao A. Curingas valem por qualquer carta, os 2 { $twos ->
    [yes] só por si, acima do A
   *[no] não entram
}. Um só naipe ganha de naipes mistos, depois conta o valor, depois não ter curinga.
rules-zheng-multiple = **Uma sequência múltipla:** três ou mais valores seguidos, do 3 ao A, com duas ou mais cartas de cada, a mesma quantidade de cada: 5 5 6 6 7 7. 2 e curingas podem ajudar, mas cada valor precisa de uma carta verdadeira ou de um curinga. Ela supera outra com tantos valores e tantas de cada: ganha o valor mais alto, depois a sem 2 nem curingas.{ $all ->
    [yes] {" "}Os 2 de verdade podem ficar acima do A.
   *[no] {""}
}
rules-zheng-tribute = **Tributo:** antes da próxima rodada o último e o penúltimo entregam cada um a sua maior carta. O primeiro e o segundo pegam uma cada um e devolvem uma carta de que não precisam; o primeiro escolhe antes do segundo e { $open ->
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
rules-nothing = Não há mais nada a dizer além disso.
rules-id = Regra { $rule }
button-why = Por quê?

## Palavras que só quem joga conhece, cada uma em negrito onde está
term-twin = **Gêmea:** exatamente a mesma carta, no naipe e no valor, de outro baralho.
term-answer = **Rebater:** jogar uma carta em vez de comprar: então compra o próximo, ou ninguém.
term-call = **Pedir naipe:** dizer que naipe tem de ser seguido, não importa o que está na mesa.
term-arm = **Armar:** escolher cartas antes; o bot entra fora da vez com elas por você (`/arm`).
term-dobradinha = **Dobradinha:** a mesma carta jogada em cima de si mesma.
term-boi = **Boi na linha:** nada passa até sair outro dois.
term-silence = **Silêncio:** ninguém fala nem escreve; rir, gestos e botões podem.
term-accuse = **Acusar:** apontar quem esqueceu de anunciar a última carta.
term-secret = **Carta secreta:** todos a viram por um momento, ninguém pode dizer qual é.
term-rebound = **Rebote:** o que se comprou por um curinga se volta contra quem o jogou.
term-mistake = **Jogada errada:** jogar uma carta que não serve: nesta mesa custa cartas.
term-strong = **Carta forte:** a que faz alguma coisa, e conta mais.
term-cover = **Cobrir:** jogar mais uma carta em cima da sua.
term-rom = **ROM:** Read Only Mau-Mau: gestos e botões, mas nenhuma palavra.
term-trick = **Vaza:** tudo o que se joga desde a abertura até todos os outros passarem.
term-wild = **Carta que vale por outra:** faz o papel de uma carta que você não tem.
term-tribute = **Tributo:** o que os últimos de uma rodada pagam aos primeiros antes da próxima.

## Regras que nenhum jogo conta por si
rule-COM-3 = Quando não há mais o que comprar, o descarte é embaralhado; se nem isso ajuda, passe.
rule-COM-7 = Só joga quem tem lugar, e cada jogo tem um limite de lugares.
rule-COM-9 = O que o bot não vê vai à votação dos outros da mesa, um assunto por vez, enquanto a rodada corre.
rule-COM-20 = Desistir: proponha com `/propose` que a rodada acabe como está. Quando todos os outros concordam, ninguém a venceu, e cada mão conta como está.
rule-AMM-54 = O chupa-cabra é o curinga preto: sem curingas no jogo, ele não existe.
rule-AMM-56 = Quem escreveu este jogo não aconselha jogar com curingas e *boi na linha* ao mesmo tempo.
rule-AMM-21 = Quando alguém chega ao limite de pontos, a partida acaba.
rule-AMM-40 = Quem sai pode voltar entre duas rodadas; isso custa pontos.
rule-AMM-41 = Quem chega depois começa na rodada seguinte, com o pior total da mesa.
rule-AMM-42 = No lugar de quem está fora joga um robô, até que se aperte *{ button-back }*.
rule-SRB-1 = Com um só baralho nenhuma carta tem gêmea, e ninguém pode entrar fora da vez.
rule-SRB-12 = Uma dama que inverte o sentido não pode valer também como sete.
rule-IME-41 = Espiar, esconder cartas e tramar contra alguém não pode; a mesa vota.
rule-IME-50 = Onde bater não acaba a rodada, só se contam as batidas.
rule-IME-55 = Duplas pedem quatro ou seis pessoas, e uma rodada que acaba quando uma delas bate.
rule-ZSY-1 = Times pedem quatro ou seis pessoas, tantos de um lado quanto do outro.

## Paciência
cmd-solitaire = Mau-Mau para uma pessoa só: um jogo seu, ou o do dia
arg-what = Um jogo novo, o jogo do dia, ou o placar do dia
solitaire-new = um jogo seu
solitaire-daily = o jogo do dia
solitaire-board = o placar do dia
solitaire-done = 🏁 Bateu! Cartas compradas { $drawn } + jogadas { $turns } = **{ $total }**. Quanto menos, melhor.
solitaire-stuck = Não dá mais para jogar nem comprar: esta está perdida. Na próxima dá!
solitaire-title = ## O jogo de { $date }
solitaire-line = { $place }\. { $who } — **{ $points }** entre cartas compradas e jogadas
solitaire-nobody = Ninguém terminou ainda. Tente com `/solitaire`.
solitaire-nobody-did = Ninguém conseguiu.
solitaire-given-up = -# Tentaram e não conseguiram: { $who }{ $more ->
    [0] {""}
    [one] {" "}e mais uma pessoa
   *[other] {" "}e mais { $more }
 }
solitaire-more = … e mais { $more }.
refused-daily-played = Você já jogou o jogo de hoje. O próximo vem à meia-noite, UTC.
why-needs-pairs = Times precisam de quatro ou seis pessoas na mesa, tantas de um lado quanto do outro.
arg-rule = Qual regra foi violada
arg-proposal = O que propor
charge-VOA-15 = falou em voz alta no silêncio
charge-VOA-21 = deu dica da carta secreta
charge-AMM-55 = falou em voz alta no silêncio
charge-IME-40 = mostrou uma carta
charge-IME-41 = espiou, escondeu cartas ou tramou
proposal-IME-50 = acabar a partida agora
proposal-COM-20 = desistir desta rodada

## History
cmd-history = Partidas terminadas, para rever jogada por jogada
history-title = ## Partidas terminadas · { $whose }
history-none = Nenhuma partida foi jogada até o fim ainda.
history-open = Rever uma partida…
history-match = **#{ $number } { $game }** · { $when } · { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
}
history-agreed = parada de comum acordo
history-decided = decidida como estava
replay-title = ## Replay: #{ $number } { $game }
replay-where = Rodada { $round } · jogada { $move } de { $moves } da partida
replay-house = ⏰ O tempo de { $who } acabou: o bot jogou.
replay-eyes = Com os olhos de quem?
replay-eyes-table = Como todo mundo viu
replay-eyes-open = Todas as mãos abertas
replay-eyes-seat = Como { $who } viu
replay-round = Ir para uma rodada…
replay-round-number = Rodada { $round }
button-film = 🎬 Filme
film-of = 🎬 Rodada { $round } da mesa nº { $number }:
film-described = Filme de uma rodada de { $game }, em { $count ->
    [1] 1 imagem
   *[other] { $count } imagens
}: mãos, monte e descarte depois de cada jogada. Ficou sem cartas primeiro: { $who }.
film-nobody = ninguém
refused-no-film = Não há filme desta rodada.
refused-film-failed = Desta vez não deu para desenhar o filme. Tente de novo.
refused-film-busy = Há desenhos demais sendo feitos agora. Tente de novo daqui a um minuto.
export-script = 📄 Roteiro da mesa
export-json = 📄 JSON
refused-no-match = Não há partida terminada com esse número neste servidor.
refused-still-played = Essa partida ainda está em jogo; dá para revê-la quando acabar.
refused-no-replay = Desta partida ficou o resultado, mas não as jogadas.

## O que um servidor escolhe para as suas mesas
prefer-server-game = Jogo
prefer-server-game-about = O que se joga numa mesa nova quando ninguém diz o jogo.
prefer-server-turn_clock = Limite de tempo por vez
prefer-server-turn_clock-about = Nas mesas novas; quem comanda a mesa pode mudar.
prefer-server-thread = Tópicos
prefer-server-thread-about = Se as mesas novas ganham um tópico só delas, onde eu posso criar um.
prefer-server-silence_penalty = Castigo por falar
prefer-server-silence_penalty-about = Quantas cartas custa falar no silêncio, nas mesas novas dos jogos que têm silêncio; quem comanda a mesa pode mudar.
prefer-server-places = Canais para mesas
prefer-server-places-about = Onde se pode abrir mesas, também nos tópicos; nada escolhido: em todo lugar.
prefer-server-places-all = em todo lugar
prefer-server-seasons = Canal do pódio
prefer-server-seasons-about = Onde eu conto quem foi melhor quando o mês acaba; nada escolhido: em lugar nenhum.
prefer-server-seasons-none = em lugar nenhum
prefer-server-daily = Canal do placar do dia
prefer-server-daily-about = Onde eu mostro como foi o jogo do dia (Mau-Mau Paciência) quando o dia (UTC) acaba; nada escolhido: em lugar nenhum.
prefer-server-daily-none = em lugar nenhum
refused-not-here = Neste canal não se abrem mesas; abra a sua aqui: { $where }

## Combinados
arg-preset = Opções que este servidor guardou com um nome
button-save = Guardar combinado
button-drop = Apagar
button-settings = Voltar
pick-preset = Ver um combinado…
presets-about = **Combinados**
    -# Opções com um nome, para `/table open`. *{ button-save }* na tela de opções da sua mesa guarda as opções dela.
preset-title =
    ## { $preset }
    { $game }
preset-name = O nome
preset-name-about = Um combinado que já tem esse nome é substituído.
preset-saved = Guardado como **{ $preset }**: `/table open` oferece neste servidor, e `/settings` mostra.
refused-no-preset = Este servidor não tem um combinado “{ $preset }”.
refused-preset-name = Um combinado precisa de um nome que dê para ver.
refused-preset-game = “{ $preset }” é um combinado de outro jogo. Deixe de fora o jogo, ou o combinado.
refused-preset-option = “{ $preset }” não dá mais: a opção *{ $option }* já não é o que era quando foi guardado. Quem gerencia o servidor pode guardar de novo.
refused-preset-rules = “{ $preset }” não dá mais: as regras mudaram desde que foi guardado. Quem gerencia o servidor pode guardar de novo.
refused-presets-full = Já existem { $most } combinados, e não cabem mais. Apague um antes: `/settings`.

## Chances
cmd-analyse = As chances de cada um numa rodada que acabou, e as jogadas que mais pesaram
arg-table = O número de uma mesa, como em /history; senão, a última rodada deste canal
arg-round = Qual das rodadas dela; senão, a última que acabou
button-analyse = 📈 Chances
button-look-again = Olhar de novo
analysis-title =
    ## 📈 Quem podia ter ganhado
    { $game } · rodada { $round } da mesa nº { $number }
analysis-under-way = 📈 As chances da rodada { $round } da mesa nº { $number } estão sendo calculadas. Em um ou dois minutos aparecem aqui; se não, *{ button-look-again }*.
analysis-legend = -# com as cartas dadas → no melhor momento
analysis-line = **{ $letter }** { $who }: { $first }% → { $most }%
analysis-picture = As chances de vitória de cada um, em porcentagem, desde as cartas dadas até a jogada { $moves }. Cinco pontos de cada linha:
analysis-decisive = **O que mais pesou**
analysis-even = Nenhuma jogada sozinha pesou muito.
analysis-decision = jogada { $place } · { $who }: { $before }% → { $after }%
analysis-house = jogada { $place } · ⏰ o tempo acabou e o bot jogou · { $who }: { $before }% → { $after }%
analysis-about = Com todas as cartas na mesa: quantas vezes cada lado ganha quando robôs continuam dali, vez após vez{ $draws ->
    [yes] , e o que falta comprar é embaralhado a cada vez
   *[no] {""}
}. A sorte faz parte de cada mudança, e uns poucos por cento não querem dizer nada.
analysis-alone = Com a sua mão aberta: quantas vezes robôs se livram de todas as cartas dali em diante; o que falta comprar é embaralhado a cada vez. Uns poucos por cento não querem dizer nada.
refused-analyses-off = Neste servidor não se calculam chances.
refused-analyses-busy = Há rodadas demais sendo calculadas agora. Tente de novo daqui a alguns minutos.
refused-analyses-used-up = Este servidor já teve as { $most } rodadas de hoje; a próxima pode ser calculada { $when }. O que já foi calculado dá para ver sempre.
refused-no-analysis = Não dá para calcular as chances desta rodada.
refused-analysis-failed = Desta vez não deu para calcular as chances desta rodada. Dá para tentar de novo { $when }.
refused-no-round-here = Ainda não acabou nenhuma rodada neste canal. Pelo número de uma mesa se chega às rodadas dela: `/analyse table`.
prefer-server-analyses = Chances
prefer-server-analyses-about = Se dá para ver quem tinha que chance numa rodada que acabou (`/analyse`).
prefer-server-analyses-on = sim
prefer-server-analyses-off = não

## The desk of a server
cmd-server = Mesas abertas, e o que foi decidido aqui e por quem
manage-title = ## 🗂️ A administração deste servidor
manage-page-tables = Mesas
manage-page-matches = Partidas
manage-page-deeds = Decisões
manage-page-people = Pessoas
manage-page-season = Temporada
manage-back = Voltar
manage-no-tables = Nenhuma mesa está aberta.
manage-hidden = -# { $count ->
    [1] Mais uma está num canal que você não pode ver.
   *[other] Mais { $count } estão em canais que você não pode ver.
}
manage-table = **[#{ $number } { $game }]({ $link })**
manage-lobby = não começou · { $count } de { $most } lugares · aberta por { $who } { $since }
manage-waits = rodada { $round } · esperando **{ $who }**, desde { $since }
manage-choose = Ver uma delas…
manage-about-open = Fechar decide a partida como está; ela não conta para as vitórias nem para a classificação de ninguém.
manage-about-match = Uma partida anulada fica no histórico e não conta para nada: nem pontos, nem vitórias, nem classificação. A mesa é avisada, e dá para desfazer.
manage-about-void = Esta partida está anulada: não conta para nada. Dá para desfazer.
manage-plays = Você joga nesta mesa. O que você decidir aqui é avisado lá com essa observação.
button-desk-close = Fechar a mesa
button-desk-void = Anular a partida
button-desk-restore = Voltar a contar
button-desk-season = Recomeçar
manage-why = Por quê?
manage-why-about = Todo mundo da mesa lê. Pode ficar vazio.
refused-voided-already = Esta partida não tem resultado para anular, ou já está anulada.
refused-not-voided = Esta partida não está anulada.
refused-kept-out = Você não pode jogar neste servidor. Quem decidiu: { $who }. `/server` diz mais.
refused-kept-out-until = Você não pode jogar neste servidor até { $until }. Quem decidiu: { $who }. `/server` diz mais.
refused-roles-only = Neste servidor só alguns cargos abrem mesas. Peça a quem o gerencia!
refused-rights-only = Quem pode o quê é decidido por quem tem a permissão **Gerenciar servidor** no Discord.
manage-audit-about = O que foi decidido nos últimos 90 dias. Quem é afetado também lê as suas linhas com `/server`.
manage-concerned = O que foi decidido aqui nos últimos 90 dias e tem a ver com você: as suas mesas, você e o servidor todo.
manage-audit-empty = Nada foi decidido.
audit-closed-lobby = { $table }: fechada antes de começar por { $by }
audit-closed-closed = { $table }: fechada por { $by }
audit-closed-consent = { $table }: todos concordaram em parar
audit-closed-few = { $table }: terminou, porque sobrou pouca gente
audit-closed-stale = { $table }: terminou, porque ninguém jogava havia muito tempo
audit-closed-server = { $table }: fechada, porque o servidor estava sem o bot
audit-closed-damaged = { $table }: fechada, porque não dava mais para ler
audit-closed-unending = { $table } terminou, porque pela regra mais nova as rodadas não terminavam
audit-sent = { $table }: { $by } tirou { $whom } da mesa
audit-sent-voted = { $table }: a mesa votou e tirou { $whom }
audit-voided = { $table }: anulada por { $by }: { $detail }
audit-voided-plain = { $table }: anulada por { $by }
audit-restored = { $table }: conta de novo, por { $by }
audit-kept-out = { $whom } não pode jogar aqui por { $days ->
    [1] um dia
   *[other] { $days } dias
}, decisão de { $by }
audit-kept-out-for-good = { $whom } não pode mais jogar aqui, decisão de { $by }
audit-let-in = { $whom } pode jogar aqui de novo, decisão de { $by }
audit-season = a temporada { $season } foi recomeçada por { $by }
audit-set = configuração mudada por { $by } · { $setting }
manage-nobody-out = Todo mundo pode jogar aqui.
manage-keep-out = Impedir alguém de jogar aqui…
manage-let-in = Deixar alguém jogar de novo…
manage-out-until = { $whom } não pode jogar aqui até { $until } (decisão de { $by })
manage-out-for-good = { $whom } não pode mais jogar aqui (decisão de { $by })
manage-how-long = Por quanto tempo { $whom } não pode jogar aqui? { $count ->
    [0] No momento não está em nenhuma mesa.
    [1] Sai da mesa onde joga agora, como se a mesa tivesse decidido: a partida não conta nem a favor nem contra.
   *[other] Sai das { $count } mesas onde joga agora, como se as mesas tivessem decidido: as partidas não contam nem a favor nem contra.
}
manage-days = { $days ->
    [1] 1 dia
   *[other] { $days } dias
}
manage-for-good = Para sempre
manage-sure = Sim, recomeçar
manage-season = A temporada é um mês, em UTC: **{ $season }**.
manage-restarted = Ela foi recomeçada em { $when }: só conta o que terminou desde então.
manage-season-about = Se ela recomeça, o ranking dela fica vazio, e todo mundo começa de novo. O ranking desde sempre e os meses anteriores ficam como estão.
manage-season-sure = Tudo desta temporada até agora deixa de contar para o ranking dela, e isso não dá para desfazer. Todo mundo pode ler com `/server` quem fez isso.
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
ended-closed-playing = { $who }, que joga nesta mesa e pode fechá-la, fechou a partida. Os pontos ficam como estão.
ended-small = Este servidor não conta uma partida assim: ela fica no histórico, e não conta para as vitórias nem para a classificação de ninguém.
prefer-page-rights = Direitos
prefer-page-counting = O que conta
prefer-server-opening-roles = alguns cargos
prefer-server-openers = Cargos que abrem mesas
prefer-server-openers-about = Onde alguns cargos podem abrir mesas: quais.
prefer-server-openers-none = nenhum
prefer-server-hosts = Cargos que comandam todas as mesas
prefer-server-hosts-about = Podem fechar mesas, tirar pessoas e passar o comando, também onde não estão sentados.
prefer-server-hosts-none = nenhum
prefer-server-managers = Cargos que gerenciam
prefer-server-managers-about = Usam `/server` e estas configurações como quem gerencia o servidor, menos esta página.
prefer-server-managers-none = nenhum
prefer-server-counted_rounds = Rodadas
prefer-server-counted_rounds-about = Uma partida conta para vitórias e classificação a partir de tantas rodadas. Isto e o resto daqui vale para partidas que terminam de agora em diante.
prefer-server-counted_people = Pessoas
prefer-server-counted_people-about = Tantas pessoas têm que jogar nela, além dos robôs.
prefer-server-counted_computers = Robôs
prefer-server-counted_computers-about = Se uma partida com robôs conta.
prefer-server-counted_computers-on = conta
prefer-server-counted_computers-off = não conta
prefer-server-counted_games = Jogos
prefer-server-counted_games-about = Quais jogos contam; nenhum escolhido: todos.
prefer-server-counted_games-all = todos os jogos
manage-about-early = Nenhuma rodada acabou, então fechar não deixa resultado.
manage-audit-title = ## 🗂️ Decisões neste servidor
arrival-hello = ## 👋 Olá, { $server }!
    Aqui dá para jogar Mau-Mau e Zheng Shangyou, em qualquer ritmo: `/table open` abre uma mesa, `/learn` ensina um jogo, `/help` conta como funciona.
arrival-lacks = ⚠️ Faltam permissões para mim, e algumas coisas não vão funcionar: { $permissions }. Quem gerencia o servidor pode dá-las ao meu cargo.
arrival-deaf = 🙉 Não posso ler mensagens, porque quem me opera não ligou o *Message Content Intent*. Por isso não distingo risada de fala durante o silêncio; o resto funciona.
arrival-choose = Quem gerencia o servidor pode escolher aqui, e mais com `/settings`:
arrival-settings = Não achei lá nenhum canal em que eu possa escrever, por isso conto para você. `/settings` no servidor escolhe os canais, o idioma e quem pode abrir mesas.
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
prefer-server-time_bank = Reserva de tempo
prefer-server-time_bank-about = Quanto tempo cada pessoa tem para a partida toda, além do tempo de cada vez; quem comanda a mesa pode mudar.
prefer-server-company = Quem senta
prefer-server-company-about = Se só senta nas mesas novas quem termina nove de cada dez partidas, e algumas pessoas novas; quem comanda a mesa pode mudar.
table-bank = ⏳ Resta na reserva de tempo: { $left }
bank-left = { $who } { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
refused-newcomers = Esta mesa é para quem termina nove de cada dez partidas, e para no máximo { $most } pessoas novas. Esses lugares já estão ocupados: tente uma mesa para todo mundo.
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
    Você terminou **{ $finished } das suas últimas { $begun }** partidas. Quem está na sua mesa pode ler isso, e: *{ $answers }*.
me-new = ### 🤝 Neste servidor
    Você ainda tem pouca partida aqui: depois de mais { $count ->
    [1] uma partida
   *[other] { $count } partidas
}, quem está na sua mesa pode ver quantas você termina e em quanto tempo responde.
me-back-up = { $count ->
    [1] Termine mais uma, e volta a ser nove de cada dez.
   *[other] Termine mais { $count }, e volta a ser nove de cada dez.
}
me-not-counted = -# Horas de silêncio, férias e pausas não contam contra ninguém, nem ser tirado da mesa.
explained-time_bank = Uma vez que passa do relógio é paga com este tempo, que cada pessoa tem uma só vez para a partida toda. Quando os dois acabam, o bot faz a jogada mais inofensiva.
explained-company = Quem largou ou não terminou mais de uma em cada dez partidas neste servidor não pode sentar. Gente nova pode, duas pessoas por vez. Pausas, férias e horas de silêncio não contam contra ninguém.


## Games that a server has written down
game-own = um jogo deste servidor
intro-own = Um jogo que o pessoal daqui escreveu. *Regras* diz como é.
cmd-game = Jogos que vocês mesmos escrevem
cmd-game-list = Os jogos deste servidor
cmd-game-file = Receber um jogo de um arquivo, ou baixar um como arquivo
cmd-game-copy = Guardar um jogo deste servidor de novo, com outro nome
cmd-game-delete = Apagar um jogo deste servidor; as mesas que o jogam continuam
arg-own-game = Qual jogo deste servidor
arg-game-name = Como se chama
arg-file = Um arquivo TOML com um jogo
games-own-title = ## Jogos deste servidor
games-own-none = Nenhum ainda. Um jogo se escreve com botões, ou vem de um arquivo: `/game file`.
games-own-line = **{ $game }** · versão { $version } de { $when } · { $who }
games-which = Ver um jogo
button-glist = Todos os jogos
button-gedit = Mudar
button-gfile = Como arquivo
button-gdelete = Apagar
button-gnew = Jogo novo
game-delete-sure = Apagar **{ $game }**? As mesas que o jogam continuam. Ninguém abre mais uma nova com ele.
game-taken-in = ✅ Recebido do arquivo. Abra uma mesa com ele: `/table open`.
game-saved = ✅ Guardado. Abra uma mesa com ele: `/table open`.
game-file = **{ $game }** como arquivo. Outro servidor o recebe com `/game file`.
refused-no-game = Este servidor não tem (mais) um jogo “{ $game }”. `/game list` mostra o que há.
refused-games-full = Já existem { $most } jogos, e não cabem mais. Apague um antes: `/game list`.
refused-game-taken = Já existe um jogo chamado “{ $game }”. Dê outro nome ao seu.
refused-game-overtaken = Outra pessoa guardou “{ $game }” enquanto você trabalhava, e o seu desfaria o dela. Nada se perdeu: dê outro nome ao seu jogo e guarde-o ao lado.
refused-no-draft = Você não está escrevendo um jogo aqui agora. Comece com `/game new` ou `/game edit`. Um rascunho fica uma semana.
refused-nothing-to-undo = Não há mais nada para desfazer.
refused-file-which = Diga um jogo para recebê-lo como arquivo, ou anexe um arquivo para guardar o jogo dele.
refused-file-too-long = Este arquivo é grande demais para um jogo: no máximo { $most } kB.
refused-file-no-text = Este arquivo não é texto. Um jogo é um arquivo TOML em UTF-8, como o de `/game file`.
refused-writers-only = Neste servidor só alguns cargos escrevem jogos. Peça a quem o gerencia!
refused-writing-managers = Neste servidor só escreve jogos quem o gerencia: `/settings`, *Direitos*. Peça a uma dessas pessoas!
prefer-server-writing = Escrever jogos
prefer-server-writing-about = Quem pode escrever jogos para este servidor (`/game`).
prefer-server-writing-managers = quem gerencia o servidor
prefer-server-writing-everyone = todo mundo
prefer-server-writing-roles = alguns cargos
prefer-server-writers = Cargos que escrevem jogos
prefer-server-writers-about = Onde alguns cargos podem escrever jogos: quais.
prefer-server-writers-none = nenhum
own-wrong = Este jogo ainda não pode ser jogado:
own-wrong-more = … e mais { $count }.
own-wrong-near = Você quis dizer { $near }?
own-wrong-known = Existe: { $known }
own-wrong-too-long = o texto tem mais de { $given } caracteres.
own-wrong-unreadable = isto não é TOML ({ $given }).
own-wrong-newer = uma versão mais nova deste bot o escreveu (formato { $given }).
own-wrong-title = “{ $given }” não pode ficar aqui: é longo demais, ou tem sinais que não se veem.
own-wrong-unknown = não existe “{ $given }”.
own-wrong-missing = isto está faltando.
own-wrong-kind = isto não pode ser “{ $given }”.
own-wrong-range = { $given } é pouco ou demais.
own-wrong-too-many = há mais de { $given }.
own-wrong-unread = nada usa a opção “{ $given }”.
own-wrong-seats = “{ $given }” não diz de quantas a quantas pessoas.
own-wrong-pack = as cartas não bastam para uma mesa cheia ({ $given }).
own-wrong-never = ninguém poderia jogar { $given } nunca.
own-wrong-calls = { $given } pede duas coisas ao mesmo tempo.
own-wrong-contradiction = “{ $given }” não combinam.
own-wrong-absent = o baralho não tem { $given }.
refused-game-number = Aqui vai um número de { $low } a { $high }.
refused-game-points = Escreva assim: `J = 20, Q K = 10`, com números de { $low } a { $high }.
# games that are written down
told-Demanded = **{ $seat }** exige { $number ->
    [1] A
    [11] J
    [12] Q
    [13] K
   *[other] { $number }
}
told-CardNamed = A carta vale como { $card }
told-HandsSwapped = 🔀 **{ $seat }** e **{ $other }** trocam as cartas
told-HandLookedAt = 👀 **{ $seat }** olha as cartas de **{ $other }**
told-RulesChanged = ✏️ **{ $seat }** criou uma regra
told-CardGiven = 🤲 **{ $seat }** dá uma carta a **{ $other }**
told-HandsChanged = 🤲 As cartas mudam de mãos
told-HandSizeChosen = **{ $seat }** dá { $number } a cada pessoa
told-MayNotEndSo = Ninguém bate com esta carta
told-SecondWordMissed = **{ $seat }** esqueceu a segunda palavra
told-OutOfRound = **{ $seat }** sai desta rodada
told-CameBackIn = ↩️ **{ $seat }** tem de continuar
told-DealtFewer = **{ $seat }** recebe { $number } e continua
hand-again = { $can ->
    [play] **Jogue mais uma carta** sobre { $top }.
    [play-draw] **Jogue mais uma carta** sobre { $top }, ou compre.
    [play-pass] **Jogue mais uma carta** sobre { $top }, ou passe.
    [draw] **Vai mais uma carta sobre { $top }.** Você só pode comprar.
    [pass] **Vai mais uma carta sobre { $top }.** Você só pode passar.
    [draw-pass] **Vai mais uma carta sobre { $top }.** Você só pode comprar ou passar.
   *[other] **Jogue mais uma carta** sobre { $top }, ou compre ou passe.
}
hand-announce = ❗ { $count ->
    [one] Resta uma carta
   *[other] Restam { $count } cartas
}: anuncie{ $needed ->
    [yes] {" "}antes da sua próxima vez, senão não pode jogá-la
   *[no] {""}
}.
hand-say = ❗ Antes da última carta: *{ $word }*
why-must-cover = Primeiro jogue mais uma carta sobre { $top }.
why-does-not-cover = Sobre { $top } vai agora mais uma carta, mas não { $card }.
why-demand-stands = Foram exigidas outras cartas, e { $card } não é uma delas.
why-misses-turn = Você perde esta vez, a não ser que tenha uma carta que rebata. Senão, passe.
hint-announce = Depois vem a sua última carta: anuncie-a logo (“{ $words }”). Sem isso, você não pode jogá-la na próxima vez.
hand-give-card = **Escolha uma carta para dar.** Só quem a recebe a vê.
table-give-card = ▸ **{ $who }** escolhe uma carta para dar
table-again = ▸ **{ $who }** ainda tem uma carta a jogar
hand-stand = { $can ->
    [pass] **Você perde a vez.**
   *[other] **Você perde a vez**, ou rebate com uma carta que sirva.
}
table-stand = ▸ **{ $who }** perde a vez ou rebate
hand-demand = **Que valor você exige?**
table-demand = ▸ **{ $who }** está escolhendo o valor a exigir
hand-names = **Por qual carta ela vale?** Primeiro o valor, depois o naipe.
table-names = ▸ **{ $who }** diz uma carta
hand-hand-size = **Quantas cartas cada pessoa recebe?**
table-hand-size = ▸ **{ $who }** diz quantas cartas são dadas
why-declared-late = A última carta não foi anunciada antes da sua vez: agora você não pode jogá-la.
why-declare-first = Primeiro anuncie a última carta; depois pode jogá-la.
why-first-word = Primeiro diga “{ $words }”.
why-has-paid = Você já comprou o que devia; nesta vez não se compra mais.
table-mark-suspended = 💤 As cartas não fazem nada até que duas iguais se sigam de novo.
table-mark-demand = ❗ Só vale o que foi exigido.
result-why-rounded = arredondado { $points }
result-why-twice-shuffled = dobrado: o descarte foi embaralhado { $points }
result-why-taken = dos outros { $points }
result-why-last-card = bateu com { $card } { $points }
result-why-twice-card = dobrado: bateu com { $card } { $points }
result-why-dropped = fora da rodada
result-why-exactly = exato: volta a zero { $points }
result-why-place = lugar { $points }
does-EndDebt = nada mais se compra
does-PassDebt = a compra passa adiante; rebate: { $answered_by }
does-PreviousOwes = o anterior compra { $cards } ou rebate: { $answered_by }
does-PicksWhoDraws = alguém à sua escolha compra { $cards }
does-SkipDebt = o próximo perde a vez ou rebate: { $answered_by }{ $adds ->
    [yes] {" "}(as vezes se somam)
   *[no] {""}
}
does-SkipRow = perdem a vez tantos quantas cartas seguidas
does-LayAgain = { $must ->
    [yes] jogue outra carta
   *[no] pode jogar outra carta
}{ $on_it_any ->
    [yes] {" "}que sirva
   *[no] : { $on_it }
}{ $draws ->
    [none] {""}
    [one] , ou compre uma
   *[until] , ou compre até servir
}
does-CallOtherSuit = peça um naipe, menos o dela
does-CallColour = peça vermelho ou preto
does-DemandRank = exija um de { $ranks }: todos jogam ou compram, até sair ou voltar a sua vez; também vale: { $answered_by }
does-NextCard = a próxima carta é uma de { $one_of }{ $follows ->
    [yes] {" "}e tem de servir
   *[no] {""}
}
does-StandsFor = vale pela carta que você disser
does-CopyBelow = faz o que a carta de baixo faz
does-Suspend = nenhuma carta faz nada até acontecer de novo
does-SwapHands = troque as cartas com alguém
does-HandsMoveOn = todos passam as cartas ao próximo
does-GatherAndDeal = junte todas as cartas e dê de novo
does-GiveCard = dê uma carta a alguém, não a última
does-LookAtHand = olhe as cartas de alguém
does-BringBack = quem vem depois e já bateu compra { $cards } e continua
when-debt = como resposta a uma compra: { $does }
when-no_debt = sem compra: { $does }
when-own_rank = sobre o mesmo valor: { $does }
when-own_suit = sobre o mesmo naipe: { $does }
when-twin = sobre a mesma carta: { $does }
when-own_number = igual ao número que você recebeu: { $does }
when-row = { $row } do mesmo valor seguidas: { $does }
when-last = como última carta: { $does }
when-turned_up = virada: { $does }
does-DrawCards = { $voluntary ->
    [yes] Se não der, ou você não quiser,
   *[no] Se não der,
} { $till_fits ->
    [yes] compre até servir.
   *[no] compre uma.
} { $lay_drawn ->
    [yes] Se servir, pode jogar.
   *[no] Aí a sua vez acaba.
}
does-LayTogether = **Juntas:** várias de um valor de uma vez ({ $together }); { $all_act ->
    [yes] todas fazem efeito
   *[no] a última faz efeito
}.
does-LayPairs = **Pares:** { $pairs } com uma carta do naipe; de uma vez: { $together }; { $all_act ->
    [yes] todas fazem efeito
   *[no] a última faz efeito
}.
does-DeclareCards = ☝️ **Cartas na mão: { $left }.** Aperte *{ $word }* antes da próxima carta.
does-DeclareTwice = ☝️ **Cartas na mão: { $left }.** Aperte *{ $word }* antes da próxima carta. Depois *{ $second_word }* antes da última.
does-ThrowIn = **Entrar fora da vez:** *{ button-jump-in }* com a mesma carta do topo, antes que o próximo aja; ela faz efeito{ $never_any ->
    [yes] {""}
   *[no] {" "}(nunca { $never })
}.
goes-takes-any = depois vale qualquer carta
goes-by-colour = sobre { $rank } só da mesma cor (vermelho, preto)
rules-own-number = O valor igual ao número de cartas que você recebeu por último vai em cima de tudo.
rules-opening-plain = Viram-se cartas até uma que não faça nada.
rules-put-back = Não fica virada, volta ao monte: { $cards }.
rules-single-drawn = Quem compra só uma carta pode jogar essa mesma.
rules-chosen-hand = Quem dá escolhe de 1 a { $number } cartas.
rules-hand-of = Com duas pessoas, { $two } cartas cada.
rules-hand-of-dealer = Quem dá recebe { $number } e joga a carta virada.
rules-who-dealer = { $who ->
    [winner] Quem ganhou dá as cartas.
    [loser] Quem perdeu dá as cartas.
   *[next] Cada um dá por vez.
}
rules-who-begins = { $who ->
    [winner] Começa quem ganhou.
    [loser] Começa quem perdeu.
   *[next] Começa quem vem depois de quem dá.
}
rules-more-packs = Um baralho a mais a partir de { $number } pessoas.
rules-second-word = Bateu sem a segunda palavra: compre { $number } e continue.
rules-needed = Quem não anuncia a última carta antes da sua vez não pode jogá-la nessa vez.
rules-misses-turn = Quem esqueceu também perde a vez.
rules-not-with = Ninguém bate com { $cards }: quem tenta compra { $number }.
rules-late = Quem ficou sem cartas só bate quando a vez voltar.
rules-too-many = Quem tem mais de { $number } cartas sai da rodada.
rules-plays-on = Os outros continuam até sobrar um.
rules-countdown = **Contagem:** quem bate recebe uma carta a menos e continua; quem bate depois de uma carta venceu.
rules-rounded = A soma é arredondada para { $number }, e é no mínimo isso.
rules-alone-points = Como única carta que sobrou: { $values }.
rules-last-points = Bater com ela: { $values }.
rules-shuffled-twice = A rodada conta em dobro se o descarte foi embaralhado.
rules-to-winner = Quem bate ganha o que os outros têm.
rules-stuck-fewest = Se ninguém pode jogar, quem tem menos ganha as diferenças.
rules-exactly = Exatamente { $number } volta a zero.
rules-places = 🏁 **Pontos:** 0 para o 1º lugar, 1 para o 2º, e assim por diante.
rules-rounds = Há tantas rodadas quantas pessoas; vence quem tem menos pontos.
rules-rounds-of = Número de rodadas: { $number }.
rules-out-above = Quem passa de { $number } pontos sai; o último que sobra vence a partida.
rules-per-two = A partida acaba em { $number } pontos para cada duas pessoas: com quatro, no dobro.
rules-any-card = qualquer carta
rules-its-suit = o naipe dela
rules-no-card = nada
term-demand = **Exigir:** só se pode jogar o que foi exigido.
option-after_debt = Depois de comprar por dois ou curinga
option-second_word = Cartas pela segunda palavra esquecida
option-comes_back = O sete de copas traz alguém de volta
option-king_of_spades = O rei de espadas custa quatro
option-skipper = O que tira a vez do próximo
option-plays_on = Os outros continuam
option-seven = Setes
option-eight = Oitos custam uma carta e a vez
option-together = Várias cartas de um valor de uma vez
option-limit = Pontos acima dos quais se sai
option-specials = Damas, ases e dois fazem algo
option-jack_again = Valetes: jogar de novo
option-countdown = Contagem regressiva
option-own_rank = Um valor curinga para cada um
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
cmd-game-new = Escrever um jogo: do nada, ou a partir de outro
cmd-game-edit = Mudar um jogo deste servidor; as mesas seguem como começaram
arg-like = O jogo do qual você parte
game-editing = ✏️ **{ $game }**
game-unnamed = Nosso jogo
game-like = Nosso { $game }
game-begin = Escolha uma parte e ajuste. Embaixo estão as regras como são agora. Tudo fica guardado na hora.
rule-begin = Você venceu: mude **uma** coisa do jogo e aperte **Guardar**. A contagem, os lugares e o nome ficam.
rule-made = Agora é a regra, a partir da próxima rodada: { $link }
rule-ends = Com esta regra as rodadas não terminam. Por isso a partida acaba como está: { $link }
rule-dropped = Nada mudou. Enquanto houver tempo, você pode criar outra regra.
hand-rule = 🏆 Você venceu: pode mudar **uma** coisa do jogo; o prazo acaba { $until }.
game-others-at = Outra pessoa também está mudando este jogo. Quem guardar depois fica sabendo.
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
game-no-options = Todas as mesas jogam igual. Escolha o que quem abre uma mesa pode definir.
game-let-choose = ＋ Deixar as mesas escolherem …
game-more-choices = ＋ Deixar escolher mais …
game-which-option = Mudar o que as mesas escolhem
game-settle = Igual para todos de novo
game-all-options = Tudo o que elas escolhem
game-does-nothing = nada ainda: escolha o que fazem
game-cards-all = todas as cartas
game-cards-none = nenhuma
game-cards-joker = Curinga
game-cards-without = sem { $card }
game-cards-finer = ✏️ mais exato …
game-cards-any = de qualquer naipe
game-cards-suit = do próprio naipe
game-by-option = como a mesa escolher
game-typed-cards = Cartas em palavras
game-typed-cards-about = 7, KH (rei de copas), J:black, all -J, red; ao rebater também 8:suit
game-typed-points = Por exemplo: J = 20, Q K = 10
game-typed-said = Aparece num botão, e também se pode escrever no canal.
game-draft-open = Você ainda está escrevendo **{ $game }** aqui. Começar outro o descarta.
game-anew = Descartar e recomeçar
game-drop-sure = Descartar o rascunho de **{ $game }**? O que foi guardado fica.
button-gundo = Desfazer
button-gsave = Guardar
button-gdrop = Descartar o rascunho
button-gon = Continuar
refused-game-not-written = “{ $game }” tem regras próprias que não se escrevem assim. Comece de outro jogo.
part-about = Nome e jogadores
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
part-about-fewest = Jogadores, no mínimo
part-about-most = Jogadores, no máximo
part-pack-cards = Quais cartas
part-pack-packs = Baralhos
part-pack-more-from = Um baralho a mais a partir de tantos (0: nunca)
part-pack-seats-per-pack = Jogadores por baralho (0: sem limite)
part-deal-hand = Cartas para cada um
part-deal-hand-of-two = Cartas quando são dois (0: igual)
part-deal-hand-of-dealer = Cartas de quem dá (0: igual)
part-deal-chosen = Quem dá escolhe quantas
part-deal-direction = Direção
part-deal-direction-clockwise = horário
part-deal-direction-counter-clockwise = anti-horário
part-deal-dealer = Quem dá depois
part-deal-begins = Quem começa
part-deal-dealer-next = o próximo
part-deal-dealer-winner = quem ganhou
part-deal-dealer-loser = quem perdeu
part-deal-begins-behind = quem vem depois de quem dá
part-deal-begins-winner = quem ganhou
part-deal-begins-loser = quem perdeu
part-deal-turned-up = A carta virada
part-deal-turned-up-nothing = não faz nada
part-deal-turned-up-acts = tem efeito
part-deal-turned-up-plain = é sempre uma sem efeito
part-deal-put-back = Nunca viradas
part-follow-anywhere = Vão sobre qualquer carta
part-follow-on-call = Vão também sobre o naipe pedido
part-follow-not-on-own-rank = Não sobre o próprio valor
part-follow-own-rank-by-colour = Sobre o próprio valor só da mesma cor
part-follow-follow-call = Servem ao naipe pedido
part-follow-takes-any = Qualquer carta vai sobre elas
part-follow-over = Ficam por cima; vale a de baixo
part-follow-not-both = Nunca sobre a carta idêntica
part-follow-own-number = O valor igual ao número dado vai sobre tudo
part-call-until = O naipe pedido vale
part-call-until-next = para a próxima carta
part-call-until-caller = até quem pediu jogar de novo
part-call-binds-debt = Quem rebate tem de segui-lo
part-play-together = Várias de uma vez de
part-play-all-act = Todas têm efeito
part-play-pairs = Levam uma carta do seu naipe
part-draw-voluntary = Quem pode jogar pode comprar
part-draw-must = O que serve tem que ser jogado
part-draw-until = Comprar até servir
part-draw-lay-drawn = A comprada pode ser jogada
part-debt-after = Depois de comprar
part-debt-after-over = acabou a vez
part-debt-after-lays = pode jogar uma carta
part-debt-after-on = joga normalmente
part-debt-after-single = pode jogar a comprada
part-declare-left = Anunciar com tantas cartas
part-declare-penalty = Cartas para quem é pego
part-declare-forgotten = Cartas para quem esquece
part-declare-false-accusation = Cartas por acusação errada
part-declare-while-one = Pego enquanto tiver uma carta
part-declare-second = Cartas por esquecer a segunda palavra
part-declare-word = O que se diz com as últimas cartas
part-declare-second-word = A segunda palavra
part-declare-needed = Sem anúncio não há última carta
part-declare-misses-turn = Quem esquece perde a vez
part-jump-in-allowed = A carta idêntica entra fora da vez
part-jump-in-never = Nunca fora da vez
part-misplay-cost = Cartas por carta errada (0: só recusada)
part-misplay-hints = Mostrar o que serve
part-ending-plays-on = Os outros seguem jogando
part-ending-countdown = Contagem: cada vez uma a menos
part-ending-late = Bate só uma volta depois
part-ending-not-with = Ninguém bate com
part-ending-costs = Cartas para quem tenta
part-ending-too-many = Fora com mais cartas que (0: nunca)
part-counting-by = O que conta
part-counting-by-points = pontos das cartas que sobram
part-counting-by-cards = quantas cartas sobram
part-counting-by-rounds = rodadas ganhas
part-counting-by-places = colocações
part-counting-points = Pontos das cartas
part-counting-alone = Pontos de uma só carta que sobra
part-counting-last = Pontos por bater com
part-counting-twice = Em dobro ao bater com
part-counting-round-to = Arredondado a
part-counting-shuffled-twice = Em dobro se embaralhou
part-counting-to = Quem marca
part-counting-to-losers = cada um o que tem
part-counting-to-winner = quem ganha, de todos
part-counting-stuck = Se ninguém pode jogar
part-counting-stuck-all = cada um conta a sua mão
part-counting-stuck-fewest = quem tem menos leva as diferenças
part-counting-exactly = Exatamente tantos volta a zero (0: não)
part-counting-target = A partida acaba em
part-counting-beyond = Só acima disso
part-counting-per-two = Para cada dois jogadores
part-counting-rounds = Rodadas por partida (0: até a meta)
part-counting-round-each = Tantas rodadas quantos jogadores
part-counting-out-above = Fora da partida acima de (0: não)
part-any-cards = Quantas cartas
part-any-answered-by = Rebate-se com
part-any-adds = As vezes se somam
part-any-on-it = O que vai em cima
part-any-must = É obrigatório
part-any-draws = Quem não pode compra
part-lay-again-draws-one = uma carta
part-lay-again-draws-none = nenhuma
part-lay-again-draws-until = até uma servir
part-any-lay-drawn = A comprada pode ser jogada
part-any-ranks = O que pode ser exigido
part-any-one-of = Uma destas
part-any-follows = Tem que servir também
part-any-default = Normalmente
part-any-low = No mínimo
part-any-high = No máximo
try-title = ### 🎲 { $game } · teste
try-tell = Uma rodada só para você, com o jogo como está agora: os outros são robôs, ninguém mais vê, e nada conta. Livre-se de todas as cartas.
try-won-you = 🏆 Você ganhou.
try-won = **{ $who }** ganhou.
try-won-nobody = Ninguém ganhou.
button-gtry = Testar
button-try-anew = Dar de novo
button-gcheck = Conferir
check-rounds = 🎯 **{ $rounds } rodadas** com { $players } robôs:
check-length = ⏳ Numa rodada comum cada um decide { $turns } vezes, numa longa { $long }.
check-all-end = ✅ Toda rodada chega ao fim.
check-unended = ⚠️ { $unended } não acabaram ({ $percent } em cem). Travam mais no { $hangs }.
check-unended-plain = ⚠️ { $unended } não acabaram ({ $percent } em cem).
check-behind-good = 👥 É bom sentar depois de quem dá: { $behind } em cem se ganham ali; só a sorte daria { $fair }.
check-behind-bad = 👥 É ruim sentar depois de quem dá: { $behind } em cem se ganham ali; só a sorte daria { $fair }.
check-behind-fair = 👥 Tanto faz onde se senta.
check-skill-much = 🧠 A habilidade conta muito: quem joga com juízo contra o acaso ganha { $skill } em cem; só a sorte daria { $fair }.
check-skill-some = 🧠 A habilidade conta: quem joga com juízo contra o acaso ganha { $skill } em cem; só a sorte daria { $fair }.
check-skill-little = 🧠 É quase só sorte: quem joga com juízo contra o acaso ganha { $skill } em cem; só a sorte daria { $fair }.
check-seldom = 💤 Quase nunca importa: { $what }
check-rated = 🏆 As partidas contam para a classificação, se o servidor deixa.
check-not-rated = 🏆 Rodadas demais não acabam: dá para guardar e jogar, mas as partidas não contam na classificação.
check-none = 🏆 Ainda não conferido: até apertar *Conferir*, as partidas não contam na classificação.
refused-check-busy = Jogos demais esperam a conferência. Tente de novo em um minuto.
refused-check-failed = A conferência não terminou a tempo. Tente mais tarde; o jogo pode ser guardado e jogado mesmo assim.
game-more-effects = ＋ Mais do que podem fazer …
heard-words-last-card = última carta, última, só uma carta, uma carta só, só falta uma
