### Every text of the bot, in English. Keys of rules and events carry their names.

## Games and their options
game-voador = Mau Mau Voador
game-classic = Mau-Mau
option-steal = Stealing the turn
option-voluntary_draw = Drawing while a card could be played
option-mau_penalty = Cards for not saying "Mau-Mau"
option-false_accusation = Cards for a wrong accusation
option-silence_penalty = Cards for talking under the king
option-silence_delete = Delete what was said under the king
option-silence_unreadable = Messages whose text the bot may not read
option-secret_card = Secret card
option-scoring = Scoring
option-target = The match ends at
option-return_penalty = Coming back after leaving
option-turn_clock = Time for a turn
option-thread = A thread for the table
value-on = on
value-off = off
value-auto = automatic
value-usual = as usual for the scoring
value-forgive = forgive
value-punish = count as talk
value-cards = one point per card left in hand
value-wins = one point per round won
value-amm_points = points of the cards left
value-worst = worst total at the table
value-100 = 100 points more

## Cards and suits
suit-0 = ♣ clubs
suit-1 = ♦ diamonds
suit-2 = ♥ hearts
suit-3 = ♠ spades

## The lobby
lobby-title = ## { $game } — a table is open
lobby-host = { $host } invites you to play. Press **Join** to sit down; your cards will come by direct message.
lobby-seats = **At the table ({ $count } of { $most })**
lobby-options = **Different from usual:** { $options }
lobby-plain = **Options:** as the rules say
lobby-started = ## { $game } — the match is on
lobby-link = It is played here: { $link }
lobby-closed = ## { $game } — this table is closed
button-join = Join
button-leave = Leave
button-computer = Computer player
button-dismiss = One computer less
button-options = Options
button-start = Start
button-hand = My hand
button-draw = Draw
button-draw-debt = Draw { $debt }
button-pass = Pass
button-mau = Mau-Mau!
button-knock = Knock
button-accuse = Accuse
button-jump = Jump in
button-deal = Next round
button-back = I am back
button-again = Play again
button-yes = Yes
button-no = No
button-accept = Accept and draw { $count }
joined = You have a seat at [this table]({ $link }). Your cards will come here.
seated = You have a seat. Your cards will come by direct message.
joined-no-dms = You have a seat. I cannot write to you: your direct messages are closed to this server. Press **My hand** at the table whenever you want to see your cards, or open your direct messages and join again.
joined-later = You have a seat from the next round on.
left-lobby = You have left the table.
left-match = You have left the match. You may come back for the next round, at a price (AMM-40).

## Options screen
options-title = ## Options of { $game }
options-hint = Choose what to change. Only the host sees this.
options-pick-game = Which game?
options-pick = Change an option…
options-value = { $option }: choose…

## The table
table-title = ## { $game } · round { $round }
table-title-over = ## { $game } · the match is over
table-follow = to follow: { $card }
table-turn = ▸ **{ $who }** to move
table-turn-until = ▸ **{ $who }** to move; the time is up { $until }
table-answers = ▸ **{ $who }** draws { $debt } or answers
table-answers-until = ▸ **{ $who }** draws { $debt } or answers; the time is up { $until }
table-call = ▸ **{ $who }** calls a suit
table-choose = ▸ **{ $who }** chooses a victim
table-retaliate = ▸ **{ $who }** draws { $debt } or retaliates
table-called = Called: **{ $suit }**
table-silence = 🤫 **Silence!** Nobody speaks until the next king. Laughing is allowed.
table-secret = 🤐 A secret card is in play: nobody names it.
table-vote = 🗳️ Has **{ $accused }** broken { $rule }? { $by } says so.
table-stock = stock { $count }
table-clockwise = ↻ clockwise
table-counter = ↺ counter-clockwise
table-between = The next round is dealt { $when }, or when somebody presses **Next round**.
table-hash = Round { $round }: fingerprint of the deal `{ $hash }`
cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
seat-away = absent, a computer player sits in
seat-next = from the next round

## The result of a round
result-title = ## Round { $round }: { $winner } went out
result-nobody = ## Round { $round }: nobody can move any more
result-line = { $who }: { $points } — total **{ $total }**
result-why-cards = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
result-why-card = { $card } { $points }
result-why-won = won
result-why-missed = missed the round
result-seed = Seed of the round: `{ $seed }` (`maumau verify` deals it again)
result-final = ## The match is over: { $winner } wins
result-place = { $place }. { $who } — **{ $total }**

## The secret card
secret-shown = 🤐 The secret card of this round is { $card }. Keep it in mind: it will be gone in a moment, and whoever names it draws 4.

## The hand
hand-title = ### { $game } · { $link }
hand-empty = You hold no cards.
hand-turn = **It is your turn.** On top lies { $top }.
hand-turn-call = **It is your turn.** { $suit } is called.
hand-turn-drawn = **You drew { $card }.** What do you do with it?
hand-answer = **You have to draw { $debt }**, or answer with a card that fits.
hand-call = **Which suit do you call?**
hand-choose = **Whom do you choose?**
hand-retaliate = **You were attacked: draw { $debt }**, or lay the other copy in retaliation.
hand-wait = { $who } is to move.
hand-between = The round is over.
hand-over = The match is over.
hand-not-in = You play from the next round on.
hand-away = You were away, and a computer player sits in for you.
hand-played = You laid { $card }.
hand-drew = You drew { $cards }.
hand-declared = Mau-Mau! You have said it.
hand-knocked = You knocked once. Knock again within 10 seconds.
hand-armed = You will jump in with { $cards } as soon as you can.
hand-disarmed = You will not jump in by yourself.
hand-picked = Done.
pick-card = Lay a card…
pick-card-of = Lay a card: { $suit }…
pick-attack = Attack with…
pick-retaliate = Retaliate with…
pick-arm = Jump in if I can, with…
pick-accused = Who did not say "Mau-Mau"?
pick-seat = Choose a player…
move-play = { $card }
move-steal = { $card } · steal your own turn
move-double = { $card } · dobradinha
accuse-title = **Who did not say "Mau-Mau"?** A wrong accusation costs cards only where the options say so.
accused-right = You were right: { $who } draws.
accused-wrong = { $who } has nothing to answer for.

## What happened, in words
told-Laid = **{ $seat }** lays { $card }
told-Stole = **{ $seat }** steals the turn with { $card }
told-Doubled = **{ $seat }** lays { $card } as dobradinha
told-Attacked = ⚔️ **{ $seat }** attacks with { $card }
told-Retaliated = ⚔️ **{ $seat }** retaliates with { $card }
told-AttackFailed = **{ $seat }** attacks with the wrong card
told-RetaliationFailed = **{ $seat }** retaliates with the wrong card
told-Targeted = … and chooses **{ $victim }**: { $count } cards
told-WentOut = 🏁 **{ $seat }** has gone out
told-Drew = { $cards ->
    [one] **{ $seat }** draws a card
   *[other] **{ $seat }** draws { $cards }
}
told-DrawShown = { $count ->
    [one] **{ $seat }** drew a card
   *[other] **{ $seat }** drew { $count }
}
told-Reshuffled = The pile is shuffled and becomes the stock
told-Passed = **{ $seat }** passes
told-Stuck = **{ $seat }** can neither play nor draw
told-Skipped = **{ $seat }** is skipped
told-DirectionReversed = 🔁 The direction is reversed
told-DealerBegins = **{ $seat }** begins
told-Called = **{ $seat }** calls { $suit }
told-Declared = 📣 **{ $seat }**: "Mau-Mau!"
told-Knocked = ✊ **{ $seat }** knocks
told-Accused = ☝️ **{ $by }** accuses **{ $seat }**
told-SilenceBegan = 🤫 Silence!
told-SilenceEnded = 📢 You may speak again
told-Spoke = { $what ->
    [silence] 🤭 **{ $seat }** spoke under the king
   *[secret] 🤭 **{ $seat }** named the secret card
}
told-Joined = **{ $seat }** joins with the next round
told-Welcomed = **{ $seat }** starts with { $total }
told-Left = **{ $seat }** leaves
told-WentAway = **{ $seat }** is absent; a computer player sits in
told-CameBack = **{ $seat }** is back
told-Charged = 🗳️ **{ $by }** says that **{ $accused }** broke { $rule }
told-VoteClosed = { $upheld ->
    [yes] 🗳️ The table agrees: **{ $accused }** broke { $rule }
   *[no] 🗳️ The table lets **{ $accused }** off
}

## Refusals by the rules
why-not-seated = You do not sit at this table. Press **Join** to take a seat.
why-not-playing = You do not play this round.
why-round-over = The round is over; wait for the next deal. ({ $rule })
why-round-on = A round is being played. ({ $rule })
why-match-over = The match is over. ({ $rule })
why-table-full = The table is full. ({ $rule })
why-not-your-turn = It is not your turn: { $who } is to move. ({ $rule })
why-not-now = That cannot be done now. ({ $rule })
why-not-in-hand = You do not hold that card. ({ $rule })
why-does-not-follow = { $card } does not follow { $top } by suit or value. ({ $rule })
why-call-stands = { $suit } is called: lay that suit, or a card that goes on a call. ({ $rule })
why-debt-stands = You have { $debt } cards to draw: answer with a card that fits, or draw them. ({ $rule })
why-only-the-drawn = You have drawn already: decide first what to do with the drawn card. ({ $rule })
why-must-play-drawn = The card you drew fits, so it has to be laid. ({ $rule })
why-holds-playable = You hold a card that can be laid, so you may not draw. ({ $rule })
why-draw-first = Draw before you pass. ({ $rule })
why-nothing-to-draw = There is nothing left to draw: pass. ({ $rule })
why-not-identical = Only a card identical to the top can be laid so, and { $top } lies there. ({ $rule })
why-steal-or-double = You hold the twin of the top: steal your own turn with it, or lay it as dobradinha. ({ $rule })
why-not-one-card = "Mau-Mau" is said with one card in hand; you hold { $count }. ({ $rule })
why-already-declared = You have said it already. ({ $rule })
why-knock-instead = There is silence: knock twice instead. ({ $rule })
why-declare-instead = There is no silence: say "Mau-Mau". ({ $rule })
why-not-yourself = Not yourself. ({ $rule })
why-no-such-choice = That cannot be chosen. ({ $rule })
why-nobody-to-vote = There is nobody who could vote on it. ({ $rule })

## Refusals by the bot
refused-no-table = There is no such table any more.
refused-no-table-here = There is no table here. Open one with `/table open`.
refused-which-table = You sit at several tables; go to the channel of the one you mean: { $links }
refused-not-started = The match has not begun yet.
refused-already-started = The match has begun already.
refused-already-seated = You sit at this table already.
refused-not-seated = You do not sit at this table. Press **Join** to take a seat.
refused-table-full = The table is full: { $most } can play this game.
refused-too-few = At least { $least } are needed. Invite somebody, or press **Computer player**.
refused-host-only = Only the host can do that.
refused-no-computer = There is no computer player to send away.
refused-table-closed = This table is closed. Open a new one with `/table open`.
refused-moved-on = The table has moved on. Look at it again.
refused-bad-value = That is not one of the choices.
refused-bad-option = { $name } cannot be { $given }. It can be: { $choices }.
refused-bad-card = I do not know the card "{ $given }". Write it as `7S`, `10♥` or `RJ`.
refused-not-held = You do not hold that card.
refused-no-jumping = In this game nobody jumps in.
refused-unreadable = I cannot read that button. It may be from an older version of the bot.
refused-server-only = That works in a server, not here.
refused-may-not-post = I may not write in this channel. I need to view it, to send messages and to embed links there.
refused-gone = I cannot reach that place any more: it was deleted, or I may not see it.
refused-discord = Discord does not answer at the moment. Nothing is lost; try again in a while.
refused-mistake = Something went wrong on my side. Nothing at the table has changed. (code { $code })
refused-no-charges = In this game there is nothing to put to a vote.

## Notices
notice-lost-place = I can no longer reach the table's channel. The match waits; the host can have it go on elsewhere with `/table here`.
notice-cannot-delete = I may not delete messages here, so what is said under the king stays.
notice-closed = The table is closed.
notice-table-here = The table goes on here.

## Leaderboard
leaders-title = ## Leaderboard of { $server }
leaders-game = for { $game }
leaders-none = Nobody has finished a round yet. Open a table with `/table open`.
leaders-line = { $place }. { $who } — { $won } of { $rounds } rounds won · matches won: { $matches } · points: { $points }
leaders-total = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} at { $tables ->
    [one] one table
   *[other] { $tables } tables
} so far.

## Help
help-body =
    ## Mau-Mau in 20 seconds
    1. `/table open` opens a table here. Everybody presses **Join**; the host adds computer players and presses **Start**.
    2. Your cards come by direct message, with buttons to play them. **My hand** at the table shows them too.
    3. Lay a card that follows suit or value. With one card left press **Mau-Mau!**

    `/hand` `/play` `/draw` `/pass` `/mau` `/accuse` `/jump` `/arm` do the same from the keyboard.
    `/rules` tells the rules, `/leaderboard` who is best here.
rules-title = ## { $game }
rules-options = **Options** (▸ differs from the rules' usual)
rules-option = { $mark } { $option }: **{ $value }** ({ $rule })

## Commands
cmd-table = Tables: open one, see it, leave it
cmd-table-open = Open a table here
cmd-table-show = Post the table anew, at the end of the channel
cmd-table-leave = Leave the table
cmd-table-close = Close the table
cmd-table-here = Have the table go on in this channel
cmd-hand = See your hand
cmd-play = Lay a card
cmd-draw = Draw
cmd-pass = Pass
cmd-mau = Say Mau-Mau
cmd-accuse = Say that somebody did not say Mau-Mau
cmd-jump = Jump in with a card identical to the top
cmd-arm = Jump in with a card as soon as you can
cmd-complain = Put a hint at the secret card to the table's vote
cmd-leaderboard = Who is best in this server
cmd-help = How to start in 20 seconds
cmd-rules = The rules of a game
arg-rules = Which game
arg-card = The card, as 7S or 10♥
arg-mau = Say Mau-Mau with it
arg-call = The suit to call with a jack
arg-player = Which player
arg-game = For which game
arg-by = Sorted by what
by-won = rounds won
by-matches = matches won
by-rounds = rounds played
vote-asked = Your complaint is put to the table.
vote-cast = Your vote is counted.

## The rules of the games, in short
rules-text-voador =
    Two packs with jokers, seven cards each, counter-clockwise at first; the card turned up acts as if the dealer had laid it. Get rid of your cards. Lay a card of the same suit or value, or a jack or a joker; otherwise draw one, and lay it if it fits.
    - **A** skips the next player. **7** the next draws 3 and loses the turn, or lays a seven: 6, 9 … **9** the previous player draws one. **Q** reverses; with two players you move again. **J** goes on anything and calls a suit; when you go out with it, everybody else draws one. **Joker** goes on anything; the next draws 5 and loses the turn, or lays a joker: 10 … After it the card below is followed.
    - **K** silence: nobody says a word until the next king; laughing is allowed. At one card knock twice instead of speaking.
    - **Stealing**: whoever holds the twin of the top, if it is no joker, may lay it before the player to move acts, and takes the turn. The twin has no effect, cancels cards still to be drawn, and its player moves again. On your own turn the twin either steals your own turn, or is a *dobradinha*: no effect of its own, but the next draws two and then plays.
    - With one card left say "Mau-Mau". If you have not by the time the next card is laid, you can be accused, and then you draw.
    - **Secret card** (option): shown before the deal, never to be named. Whoever holds it may play it normally, or lay it on anything as an attack: somebody chosen draws 8, or retaliates with the other copy and chooses who draws 16. Attacking with the wrong card costs 4; when you go out with the secret card, everybody else draws 4.
    - Unless the options say otherwise each card left counts one point, and at 50 the match is over: the lowest total wins.
rules-text-classic =
    Two packs without jokers, five cards each, clockwise at first; the card turned up acts as if the dealer had laid it. Get rid of your cards. Lay a card of the same suit or value. Otherwise draw one: if it fits it has to be laid, if not the turn passes.
    - **A** skips the next player. **7** the next draws 2 and does not play, or lays a seven (of the called suit, if there is one): 4, 6 … **9** the previous player draws one. **Q** reverses; with two players you move again. **J** calls a suit, which binds everybody until the caller's turn comes round; another jack may be laid on it. An **8** turned up lets the dealer begin.
    - With one card left say "Mau-Mau". If you have not by the time the next card is laid, you can be accused, and then you draw.
    - Cards left count: ace 1, queen and king 10, jack 30, others their number. Whoever reaches the target loses, and the match is over: the lowest total wins.
