### Todos os textos do bot em português do Brasil.

## Games and their options
game-voador = Mau Mau Voador
game-classic = Mau-Mau
option-steal = Roubar a vez
option-voluntary_draw = Comprar tendo carta para jogar
option-mau_penalty = Cartas por não dizer "mau-mau"
option-false_accusation = Cartas por acusação errada
option-silence_penalty = Cartas por falar sob o rei
option-silence_delete = Apagar o que se disse sob o rei
option-silence_unreadable = Mensagens cujo texto o bot não pode ler
option-secret_card = Carta secreta
option-scoring = Contagem
option-target = A partida acaba em
option-return_penalty = Voltar depois de sair
option-turn_clock = Tempo de cada vez
option-thread = Um tópico para a mesa
value-on = sim
value-off = não
value-auto = automático
value-usual = o de costume da contagem
value-forgive = perdoar
value-punish = contar como fala
value-cards = um ponto por carta que sobrou
value-wins = um ponto por rodada ganha
value-amm_points = pontos das cartas que sobraram
value-worst = o pior total da mesa
value-100 = 100 pontos a mais

## Cards and suits
suit-0 = ♣ paus
suit-1 = ♦ ouros
suit-2 = ♥ copas
suit-3 = ♠ espadas

## The lobby
lobby-title = ## { $game } — mesa aberta
lobby-host = { $host } convida. Aperte **Entrar** para se sentar; suas cartas chegam por mensagem direta.
lobby-seats = **Na mesa ({ $count } de { $most })**
lobby-options = **Diferente do costume:** { $options }
lobby-plain = **Opções:** como dizem as regras
lobby-started = ## { $game } — a partida começou
lobby-link = Joga-se aqui: { $link }
lobby-closed = ## { $game } — esta mesa foi fechada
button-join = Entrar
button-leave = Sair
button-computer = Jogador do bot
button-dismiss = Um do bot a menos
button-options = Opções
button-start = Começar
button-hand = Minha mão
button-draw = Comprar
button-draw-debt = Comprar { $debt }
button-pass = Passo!
button-mau = Mau-mau!
button-knock = Bater na mesa
button-accuse = Acusar
button-jump = Roubar a vez
button-deal = Próxima rodada
button-back = Voltei
button-again = Jogar de novo
button-yes = Sim
button-no = Não
button-accept = Aceitar e comprar { $count }
joined = Você tem um lugar [nesta mesa]({ $link }). Suas cartas vão chegar aqui.
seated = Você tem um lugar. Suas cartas chegam por mensagem direta.
joined-no-dms = Você tem um lugar. Não consigo escrever para você: suas mensagens diretas estão fechadas para este servidor. Aperte **Minha mão** na mesa sempre que quiser ver suas cartas, ou abra as mensagens diretas e entre de novo.
joined-later = Você joga a partir da próxima rodada.
left-lobby = Você saiu da mesa.
left-match = Você saiu da partida. Pode voltar na próxima rodada, por um preço (AMM-40).

## Options screen
options-title = ## Opções de { $game }
options-hint = Escolha o que mudar. Só quem abriu a mesa vê isto.
options-pick-game = Qual jogo?
options-pick = Mudar uma opção…
options-value = { $option }: escolha…

## The table
table-title = ## { $game } · rodada { $round }
table-title-over = ## { $game } · a partida acabou
table-follow = para seguir: { $card }
table-turn = ▸ Vez de **{ $who }**
table-turn-until = ▸ Vez de **{ $who }**, até { $until }
table-answers = ▸ **{ $who }** compra { $debt } ou rebate
table-answers-until = ▸ **{ $who }** compra { $debt } ou rebate, até { $until }
table-call = ▸ **{ $who }** escolhe um naipe
table-choose = ▸ **{ $who }** escolhe uma vítima
table-retaliate = ▸ **{ $who }** compra { $debt } ou retalia
table-called = Naipe pedido: **{ $suit }**
table-silence = 🤫 **Silêncio!** Ninguém fala até o próximo rei. Rir pode.
table-secret = 🤐 Há uma carta secreta em jogo: ninguém diz o nome dela.
table-vote = 🗳️ **{ $accused }** violou { $rule }? { $by } diz que sim.
table-stock = monte { $count }
table-clockwise = ↻ sentido horário
table-counter = ↺ sentido anti-horário
table-between = A próxima rodada é dada { $when }, ou quando alguém apertar **Próxima rodada**.
table-hash = Rodada { $round }: impressão digital da distribuição `{ $hash }`
cards-count = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
seat-away = ausente, o bot joga no lugar
seat-next = a partir da próxima rodada

## The result of a round
result-title = ## Rodada { $round }: { $winner } bateu
result-nobody = ## Rodada { $round }: ninguém mais pode jogar
result-line = { $who }: { $points } — total **{ $total }**
result-why-cards = { $count ->
    [one] sobrou 1 carta
   *[other] sobraram { $count } cartas
}
result-why-card = { $card } { $points }
result-why-won = ganhou
result-why-missed = faltou à rodada
result-seed = Semente da rodada: `{ $seed }` (`maumau verify` dá as cartas de novo)
result-final = ## A partida acabou: { $winner } ganhou
result-place = { $place }. { $who } — **{ $total }**

## The secret card
secret-shown = 🤐 A carta secreta desta rodada é { $card }. Guarde na cabeça: ela some já, e quem disser o nome dela compra 4.

## The hand
hand-empty = Você não tem cartas.
hand-turn = **É a sua vez.** No topo está { $top }.
hand-turn-call = **É a sua vez.** O naipe pedido é { $suit }.
hand-turn-drawn = **Você comprou { $card }.** Jogue, ou passe.
hand-turn-stole = **A vez é sua.** Jogue mais uma carta sobre { $top }.
hand-answer = **Você tem de comprar { $debt }**, ou rebater com uma carta que sirva.
hand-call = **Que naipe você pede?**
hand-choose = **Quem você escolhe?**
hand-retaliate = **Atacaram você: compre { $debt }**, ou jogue a outra cópia em retaliação.
hand-wait = É a vez de { $who }.
hand-between = A rodada acabou.
hand-over = A partida acabou.
hand-not-in = Você joga a partir da próxima rodada.
hand-away = Você estava ausente, e o bot está jogando no seu lugar.
hand-played = Você jogou { $card }.
hand-drew = Você comprou { $cards }.
hand-declared = Mau-mau! Está dito.
hand-knocked = Você bateu uma vez. Bata de novo em até 10 segundos.
hand-armed = Você rouba a vez com { $cards } assim que der.
hand-disarmed = Você não rouba mais a vez automaticamente.
hand-picked = Feito.
hand-title = ### { $game } · { $link }
pick-card = Jogar uma carta…
pick-card-of = Jogar uma carta: { $suit }…
pick-attack = Atacar com…
pick-retaliate = Retaliar com…
pick-arm = Roubar a vez, se der, com…
pick-accused = Quem não disse "mau-mau"?
pick-seat = Escolha um jogador…
move-play = { $card }
move-steal = { $card } · roubar a própria vez
move-double = { $card } · dobradinha
accuse-title = **Quem não disse "mau-mau"?** Acusação errada não muda nada.
accused-right = Você tinha razão: { $who } compra.
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
    [one] **{ $seat }** compra uma carta
   *[other] **{ $seat }** compra { $cards }
}
told-DrawShown = { $count ->
    [one] **{ $seat }** comprou uma carta
   *[other] **{ $seat }** comprou { $count }
}
told-Reshuffled = O descarte é embaralhado e vira o monte
told-Passed = **{ $seat }**: passo!
told-Stuck = **{ $seat }** não pode jogar nem comprar
told-Skipped = **{ $seat }** perde a vez
told-DirectionReversed = 🔁 O sentido inverte
told-DealerBegins = **{ $seat }** começa
told-Called = **{ $seat }** pede { $suit }
told-Declared = 📣 **{ $seat }**: "Mau-mau!"
told-Knocked = ✊ **{ $seat }** bate na mesa
told-Accused = ☝️ **{ $by }** acusa **{ $seat }**
told-SilenceBegan = 🤫 Silêncio!
told-SilenceEnded = 📢 Pode falar de novo
told-Spoke = { $what ->
    [silence] 🤭 **{ $seat }** falou sob o rei
   *[secret] 🤭 **{ $seat }** disse o nome da carta secreta
}
told-Joined = **{ $seat }** entra na próxima rodada
told-Welcomed = **{ $seat }** começa com { $total }
told-Left = **{ $seat }** saiu
told-WentAway = **{ $seat }** está ausente; o bot joga no lugar
told-CameBack = **{ $seat }** voltou
told-Charged = 🗳️ **{ $by }** diz que **{ $accused }** violou { $rule }
told-VoteClosed = { $upheld ->
    [yes] 🗳️ A mesa concorda: **{ $accused }** violou { $rule }
   *[no] 🗳️ A mesa absolve **{ $accused }**
}

## Refusals by the rules
why-not-seated = Você não está nesta mesa. Aperte **Entrar** para se sentar.
why-not-playing = Você não joga esta rodada.
why-round-over = A rodada acabou; espere a próxima. ({ $rule })
why-round-on = Há uma rodada em andamento. ({ $rule })
why-match-over = A partida acabou. ({ $rule })
why-table-full = A mesa está cheia. ({ $rule })
why-not-your-turn = Não é a sua vez: é a vez de { $who }. ({ $rule })
why-not-now = Isso não pode ser feito agora. ({ $rule })
why-not-in-hand = Você não tem essa carta. ({ $rule })
why-does-not-follow = { $card } não segue { $top } nem em naipe nem em valor. ({ $rule })
why-call-stands = O naipe pedido é { $suit }: jogue esse naipe, ou uma carta que vá sobre o pedido. ({ $rule })
why-debt-stands = Há uma dívida de { $debt } para você: rebata com uma carta que sirva, ou compre. ({ $rule })
why-only-the-drawn = Você já comprou: jogue a carta comprada, ou passe. ({ $rule })
why-must-play-drawn = A carta que você comprou serve, então tem de ser jogada. ({ $rule })
why-holds-playable = Você tem carta para jogar, então não pode comprar. ({ $rule })
why-draw-first = Compre antes de passar. ({ $rule })
why-nothing-to-draw = Não há mais o que comprar: passe. ({ $rule })
why-not-identical = Assim só se joga uma carta igual à do topo, e lá está { $top }. ({ $rule })
why-steal-or-double = Você tem a carta igual à do topo: roube a própria vez com ela, ou faça a dobradinha. ({ $rule })
why-not-one-card = "Mau-mau" se diz com uma carta na mão; você tem { $count }. ({ $rule })
why-already-declared = Você já disse. ({ $rule })
why-knock-instead = É silêncio: bata duas vezes na mesa. ({ $rule })
why-declare-instead = Não é silêncio: diga "mau-mau". ({ $rule })
why-not-yourself = Você mesmo, não. ({ $rule })
why-no-such-choice = Isso não pode ser escolhido. ({ $rule })
why-nobody-to-vote = Não há quem possa votar. ({ $rule })

## Refusals by the bot
refused-no-table = Essa mesa não existe mais.
refused-no-table-here = Não há mesa aqui. Abra uma com `/table open`.
refused-which-table = Você está em várias mesas; vá ao canal da que você quer: { $links }
refused-not-started = A partida ainda não começou.
refused-already-started = A partida já começou.
refused-already-seated = Você já está nesta mesa.
refused-not-seated = Você não está nesta mesa. Aperte **Entrar** para se sentar.
refused-table-full = A mesa está cheia: este jogo é para até { $most }.
refused-too-few = São precisos pelo menos { $least }. Chame alguém, ou aperte **Jogador do bot**.
refused-host-only = Só quem abriu a mesa pode fazer isso.
refused-no-computer = Não há jogador do bot para mandar embora.
refused-table-closed = Esta mesa foi fechada. Abra outra com `/table open`.
refused-moved-on = A mesa já andou. Olhe de novo.
refused-bad-value = Essa não é uma das opções.
refused-bad-option = { $name } não pode ser { $given }. Pode ser: { $choices }.
refused-bad-card = Não conheço a carta "{ $given }". Escreva como `7S`, `10♥` ou `RJ`.
refused-not-held = Você não tem essa carta.
refused-no-jumping = Neste jogo ninguém rouba a vez.
refused-unreadable = Não consigo ler esse botão. Talvez seja de um bot mais antigo.
refused-server-only = Isso funciona num servidor, não aqui.
refused-may-not-post = Não posso escrever neste canal. Preciso vê-lo, enviar mensagens e inserir links nele.
refused-gone = Não alcanço mais esse lugar: foi apagado, ou não posso vê-lo.
refused-discord = O Discord não responde no momento. Nada se perdeu; tente de novo daqui a pouco.
refused-mistake = Algo deu errado do meu lado. Nada mudou na mesa. (código { $code })
refused-no-charges = Neste jogo não há o que levar a votação.

## Notices
notice-lost-place = Não alcanço mais o canal da mesa. A partida espera; quem abriu a mesa pode continuar em outro lugar com `/table here`.
notice-cannot-delete = Não posso apagar mensagens aqui, então o que se diz sob o rei fica.
notice-closed = A mesa foi fechada.
notice-table-here = A mesa continua aqui.

## Leaderboard
leaders-title = ## Placar de { $server }
leaders-game = de { $game }
leaders-none = Ninguém terminou uma rodada ainda. Abra uma mesa com `/table open`.
leaders-line = { $place }. { $who } — { $won } de { $rounds } rodadas ganhas, { $matches } partidas, { $points } pontos
leaders-total = { $rounds ->
    [one] Uma rodada
   *[other] { $rounds } rodadas
} em { $tables ->
    [one] uma mesa
   *[other] { $tables } mesas
} até agora.

## Help
help-body =
    ## Mau-mau em 20 segundos
    1. `/table open` abre uma mesa aqui. Todos apertam **Entrar**; quem abriu chama jogadores do bot e aperta **Começar**.
    2. Suas cartas chegam por mensagem direta, com botões para jogar. **Minha mão**, na mesa, também mostra.
    3. Jogue uma carta do mesmo naipe ou valor. Com uma carta só, aperte **Mau-mau!**

    `/hand` `/play` `/draw` `/pass` `/mau` `/accuse` `/jump` `/arm` fazem o mesmo pelo teclado.
    `/rules` conta as regras, `/leaderboard` quem é melhor aqui.
rules-title = ## { $game }
rules-options = **Opções** (▸ diferente do costume)
rules-option = { $mark } { $option }: **{ $value }** ({ $rule })
rules-text-voador =
    Dois baralhos com coringas, sete cartas para cada um, de início no sentido anti-horário. O objetivo é ficar sem cartas. Jogue uma carta do mesmo naipe ou valor, um valete ou um coringa; senão compre uma, e jogue se servir.
    **A** pula o próximo. **7** o próximo compra 3, ou joga um sete: 6, 9 … **9** o anterior compra uma. **Q** inverte o sentido. **J** vai sobre qualquer carta e pede um naipe; quem bate com ele faz todos os outros comprarem uma. **Coringa** vai sobre qualquer carta, o próximo compra 5 ou joga um coringa: 10 … e segue-se a carta de baixo.
    **K** silêncio: ninguém diz uma palavra até o próximo rei; rir pode. Com uma carta, bata duas vezes na mesa.
    **Roubar a vez**: quem tem a carta igual à do topo pode jogá-la antes de quem está na vez, e fica com a vez. Na sua própria vez, a carta igual rouba a própria vez ou é uma *dobradinha*: o próximo compra duas e joga.
    Com uma carta diga "mau-mau", ou podem acusar você assim que a carta seguinte for jogada.
    **Carta secreta** (opção): mostrada antes de dar as cartas, ninguém pode dizer o nome dela. Quem a tem pode jogá-la sobre qualquer carta como ataque: alguém compra 8, ou retalia com a outra cópia: 16.
rules-text-classic =
    Dois baralhos sem coringas, cinco cartas para cada um, de início no sentido horário. Jogue uma carta do mesmo naipe ou valor. Senão compre uma: se servir, tem de ser jogada; se não, a vez passa.
    **A** pula o próximo. **7** o próximo compra 2 e não joga, ou joga um sete: 4, 6 … **9** o anterior compra uma. **Q** inverte o sentido. **J** pede um naipe, que vale para todos até a vez de quem pediu; outro valete pode ser jogado sobre o pedido. Um **8** virado deixa quem deu as cartas começar.
    Com uma carta diga "mau-mau", ou podem acusar você assim que a carta seguinte for jogada.
    As cartas que sobram contam: ás 1, dama e rei 10, valete 30, as outras o seu número. Quem chega ao limite perde; ganha o menor total.

## Commands
cmd-table = Mesas: abrir, ver, sair
cmd-table-open = Abrir uma mesa aqui
cmd-table-show = Postar a mesa de novo, no fim do canal
cmd-table-leave = Sair da mesa
cmd-table-close = Fechar a mesa
cmd-table-here = Continuar a mesa neste canal
cmd-hand = Ver a sua mão
cmd-play = Jogar uma carta
cmd-draw = Comprar
cmd-pass = Passar
cmd-mau = Dizer mau-mau
cmd-accuse = Acusar alguém de não ter dito mau-mau
cmd-jump = Roubar a vez com a carta igual à do topo
cmd-arm = Roubar a vez com uma carta assim que der
cmd-complain = Levar uma indireta sobre a carta secreta à votação da mesa
cmd-leaderboard = Quem é melhor neste servidor
cmd-help = Como começar em 20 segundos
cmd-rules = As regras de um jogo
arg-rules = Qual jogo
arg-card = A carta, como 7S ou 10♥
arg-mau = Dizer mau-mau junto
arg-call = O naipe a pedir com um valete
arg-player = Qual jogador
arg-game = De qual jogo
arg-by = Em que ordem
by-won = rodadas ganhas
by-matches = partidas ganhas
by-rounds = rodadas jogadas
vote-asked = Sua queixa foi à votação da mesa.
vote-cast = Seu voto foi contado.
