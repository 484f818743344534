### Every text of the bot, in English. Keys of rules and events carry their names.

## Games and their options
game-voador = Mau Mau Voador
game-classic = Mau-Mau
game-amm = Advanced Mau & Mau
game-ime = Mau-Mau Imesco
game-serbian = Serbian Mau Mau
game-german = German Mau-Mau
game-zheng = Zheng Shangyou
game-solitaire = Mau-Mau Solitaire
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
option-misplay = Laying a wrong card
option-misplay_penalty = Cards for a wrong card
option-hints = Mark what can be laid
option-silence = King of silence
option-poker = Poker on a run
option-lock = Boi na linha: a two locks the game
option-jokers = Jokers
option-chupa_cabra = Chupa-cabra (black joker)
option-packs = Packs of cards
option-hand_size = Cards dealt to each
option-first_player = Who begins
option-starting_card = A card turned up for the start
option-show_counts = Show how many cards people hold
option-not_both = Forbid laying a card on its twin
option-draw_limit = Cards drawn in a turn at most
option-mau_check = Forgetting "Mau-Mau" is found out
option-debt_ends_turn = Drawing for a card ends the turn
option-reshuffle_when_full = Shuffle the pile when it has so many cards
option-seven_defence = A two laid on sevens
option-shown_card_penalty = Cards for showing a card
option-cyclic = Cíclico: going out does not end the round
option-max_reshuffles = Mini: the round ends after so many shuffles
option-time_limit = Mini: the round ends after so many minutes
option-open_hands = Open: all hands are visible
option-read_only = ROM: nobody says a word
option-talk_penalty = Cards for talking in ROM
option-teams = Playing in teams
option-twos_in_sequences = Twos above the ace in sequences
option-partners = Who plays with whom
option-tribute_pick = Who picks first of the tribute
option-walkover = Giving up a round
option-fourth_or_fifth = First and second, the third partner fourth or fifth
option-two_of_diamonds = 2♦ makes the next draw four
option-queen = Queen like a seven
option-ace_cover = Covering an ace
option-seven_stops = A seven drawn first stops the drawing
option-reverser = What reverses the direction
option-jump_in = Jumping in
option-two_adds = Twos add up when jumping in
option-early_hand_penalty = Looking at the hand too early costs cards
option-jack_on_jack = A jack on a jack
option-ace = What an ace does
option-nine = What a nine does
option-jack_doubles = Going out with a jack counts double
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
value-5 = 5 points
value-7 = 7 points: 2 for not having the last as well
value-penalise = costs cards
value-refuse = is refused
value-draw_high = whoever draws the highest card
value-host = the host
value-winner = the last winner
value-automatic = by itself
value-accuse = by an accusation
value-relay = the next faces them as if it were not there
value-kill = ends them
value-chain = carries them on
value-pairs = pairs
value-seats = as people sit
value-drawn = by lot
value-chosen = as the host sets it
value-single = in single ones
value-all = in multiple ones too
value-open = sees the cards
value-blind = picks blind
value-vote = when all agree
value-draw_until = draw until a card fits
value-draw_one = draw a single card
value-nine = nine
value-queen = queen
value-again = play again
value-skip = the next loses the turn
value-reverse = reverses the direction
value-both = hecatombe or roulette, as the player likes
value-hecatombe = hecatombe alone: everybody draws three
value-roulette = Russian roulette alone

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
button-partners = Teams
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
button-say-last-card = Last card!
button-say-mau-mau = Mau Mau!
button-decline = No, thanks
button-keep = Keep it
button-claim = Claim a rebound
button-ask = How many cards?
button-eat = I am eating
button-stop = Done eating
button-tell = Tell my count
button-number = Card { $number }
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
options-conflict = ⚠️ These options do not go well together. ({ $rule })

## The table
table-title = ## { $game } · round { $round }
table-title-over = ## { $game } · the match is over
table-follow = to follow: { $card }
table-lies = **{ $who }**: { $what }
table-turn = ▸ **{ $who }** to move
table-turn-until = ▸ **{ $who }** to move; the time is up { $until }
table-leads = ▸ **{ $who }** leads: anything goes
table-leads-until = ▸ **{ $who }** leads: anything goes; the time is up { $until }
table-answers = ▸ **{ $who }** draws { $debt } or answers
table-answers-until = ▸ **{ $who }** draws { $debt } or answers; the time is up { $until }
table-call = ▸ **{ $who }** calls a suit
table-choose = ▸ **{ $who }** chooses a victim
table-retaliate = ▸ **{ $who }** draws { $debt } or retaliates
table-give = ▸ **{ $who }** still to choose a card to pass to the left
table-poker = ▸ Poker! **{ $who }** may lay down a hand
table-cover = ▸ **{ $who }** has to cover the ace
table-cut = ▸ **{ $who }** cuts, and may keep the card
table-eights = ▸ **{ $who }** may go on with eights
table-tribute = ▸ Tribute: **{ $who }** still to lay the highest card face down
table-tribute-back = ▸ Tribute: **{ $who }** still to give a card back
table-pick = ▸ Tribute: **{ $who }** picks one of two cards that lie face down
table-pick-back = ▸ Tribute: **{ $who }** picks one of the two cards given back
table-called = Called: **{ $suit }**
table-mark-silent = 🤫 **Silence!** Nobody speaks until the next king. Laughing is allowed.
table-mark-locked = 🐂 **Boi na linha!** Nothing but a two goes, until another two is laid.
table-mark-mute = 🔇 **ROM:** nobody says a word until the round is over. Gestures are allowed.
table-mark-dull = The top has lost its power: only its suit or value counts.
table-secret = 🤐 A secret card is in play: nobody names it.
table-vote = 🗳️ Has **{ $accused }** broken { $rule }? { $by } says so.
table-proposal = 🗳️ { $by } proposes: { $proposal }.
table-unwanted = 🗳️ { $count } of { $most } ask that **{ $who }** leaves the table (`/table kick`).
table-stock = stock { $count }
table-clockwise = ↻ clockwise
table-counter = ↺ counter-clockwise
table-between = The next round is dealt { $when }, or when somebody presses **Next round**.
table-incomplete = The match waits: somebody has to join before the next round can be dealt.
table-hash = Round { $round }: fingerprint of the deal `{ $hash }`
cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
seat-away = absent, a computer player sits in
seat-next = from the next round
seat-eating = 🍽️ eating
seat-out = 🏁 { $place }
seat-passed = passed

## The result of a round
result-title = ## Round { $round }: { $winner } went out
result-title-first = ## Round { $round }: { $winner } went out first
result-nobody = ## Round { $round }: nobody can move any more
result-line = { $who }: { $points } — total **{ $total }**
result-why-cards = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
result-why-card = { $card } { $points }
result-why-won = won
result-why-missed = missed the round
result-why-first = first out { $points }
result-why-second = second out { $points }
result-why-shared = share of the places left { $points }
result-why-not-last = not last { $points }
result-why-first-two = first and second { $points }
result-why-first-three = first, second and third { $points }
result-why-drawn = { $count } drawn
result-why-turns = { $count } turns
result-why-twice-jack = doubled: out with a jack { $points }
result-why-twice-undeclared = doubled: out undeclared { $points }
result-why-twice-two = doubled: out with the 2♣ { $points }
result-why-partner-cards = partner: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
result-why-partner-card = partner: { $card } { $points }
result-why-partner-won = the partner won
result-seed = Seed of the round: `{ $seed }` (`maumau verify` deals it again)
result-final = ## The match is over: { $winner } wins
result-place = { $place }\. { $who } — **{ $total }**
result-placing = Placing: { $placing }

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
hand-turn-any = **It is your turn.** Nothing lies there yet: lay any card.
hand-lead = **You lead:** lay any combination.
hand-beat = **It is your turn.** Beat { $lying }, or pass.
hand-cannot-beat = **It is your turn.** Nothing you hold beats { $lying }: pass.
hand-tribute = **Tribute:** lay your highest card face down for those who were first. Nobody sees it but who takes it.
hand-tribute-back = **Tribute:** give back a card that you do not want. Nobody sees it but who takes it.
hand-pick = **Tribute:** two cards lie face down before you. Pick one; the other goes to the second.
hand-pick-open = **Tribute:** these two cards were laid for you and the second. Take one; the other goes to the second.
hand-pick-back = **Tribute:** the two cards given back lie face down. Pick one; the other goes to the last.
hand-pick-back-open = **Tribute:** these two cards were given back. Take one; the other goes to the last.
hand-gave = -# Tribute: you gave { $cards }.
hand-took = -# Tribute: you took { $cards }.
hand-give = **Choose a card to pass to the left.** Nobody sees it but whoever gets it.
hand-poker = **Poker!** You may lay down two to five cards that form a hand of poker; the best one makes somebody draw five.
hand-cover = **Cover the ace**: with its suit, another ace or a jack.
hand-cut = **You cut to a strong card.** Keep it, or leave it for the talon?
hand-eights = **You turned up an eight.** Go on with more eights and a card of their suit, or pass.
hand-misplayed = That was a misplay, and costs you cards: { $why }
hand-misplayed-again = That was a misplay; the card is back in your hand: { $why }
hand-between = The round is over.
hand-looked-early = You took up your cards before the dealer had finished, and get four more.
hand-left = You are no longer at this table.
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
pick-several-play = Lay several cards together…
pick-several-poker = Lay down a hand of poker…
pick-combination = Choose the cards yourself…
pick-single = A single card…
pick-set = Cards of one rank…
pick-sequence = A sequence…
pick-multiple = A multiple sequence…
pick-reading = What are they?
reading-title = **These cards can be taken for more than one thing.** What do you lay?
reading-single = { $high }
reading-set = { $count } × { $high }
reading-sequence = sequence { $low }–{ $high } { $suit }
reading-multiple = { $low }–{ $high }, { $by } of each
reading-impure = { $what }, impure
pick-roulette = Russian roulette with…
pick-asked = Whom do you ask?
pick-partners = Who plays in team A?
pick-accused = Who did not say "Mau-Mau"?
pick-seat = Choose a player…
move-play = { $card }
move-steal = { $card } · steal your own turn
move-double = { $card } · dobradinha
move-give = give { $card }
move-choose = take { $card }
move-poker = { $card }
move-roulette = { $card } · face down
accuse-title = **Who did not say "Mau-Mau"?** A wrong accusation costs cards only where the options say so.
ask-title = **Whom do you ask for the number of cards?** Once a turn; the other need not answer.
partners-title = **Who plays with whom?** Choose the whole of team A; the others are team B. People move to places where partners sit between opponents.
asked = You have asked { $who }.
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
told-LimitReached = **{ $seat }** has drawn all that a turn allows, and loses it
told-JumpedIn = ⚡ **{ $seat }** jumps in with { $card }
told-LaidAside = **{ $seat }** lays { $card }, which is set aside
told-Misplayed = ❌ **{ $seat }** tries what does not go
told-Locked = { $locked ->
    [yes] 🐂 Boi na linha! Only a two unlocks it
   *[no] 🔓 The game is unlocked
}
told-CardsPassed = 🤲 Everybody passes a card to the left
told-PokerShown = 🃏 Poker: { $shown }
told-Chosen = … and **{ $seat }** chooses **{ $victim }**
told-ChoseNobody = … and **{ $seat }** chooses nobody
told-Turned = 🎲 { $card } is turned up and counts round the table
told-TookCards = 🦇 **{ $seat }** takes { $cards } of **{ $victim }**'s cards
told-PointsDoubled = ✖️ Points count twice
told-HandsPassedOn = 🤲 The losers pass their hands on
told-FirstDrawn = Drawing for who begins: { $drawn }. **{ $seat }** begins
told-SeatsSwapped = 🔀 **{ $seat }** and **{ $other }** change places
told-Ate = { $eating ->
    [yes] 🍽️ **{ $seat }** is eating
   *[no] 🍽️ **{ $seat }** has finished eating
}
told-CardTaken = 🫳 **{ $seat }** takes { $card } from **{ $victim }**
told-Claimed = ↩️ Rebound! **{ $seat }** strikes back at **{ $victim }**
told-CountAsked = ❓ **{ $by }** asks **{ $seat }** for the number of cards
told-CountTold = **{ $seat }** holds { $count ->
    [one] 1 card
   *[other] { $count } cards
}
told-CardShown = 👁️ **{ $seat }** shows { $card }
told-DeclarationForgotten = **{ $seat }** forgot to say "Mau-Mau"
told-PutUnder = The pile is shuffled and put under the stock
told-WentOn = **{ $seat }** gets new cards, and the round goes on
told-Played = **{ $seat }** lays { $laid }{ $reading }
told-SaidPass = **{ $seat }** passes
told-TrickEnded = The trick is over: **{ $seat }** leads
told-TributeTaken = { $back ->
    [yes] 🏮 The tribute is repaid
   *[no] 🏮 The tribute is taken
}
told-TributeDropped = 🏮 The rest of the tribute is let go
told-LimitOfRound = { $what ->
    [time] ⏰ The time of the round is up
   *[shuffles] The last shuffle of the round
}
told-CutTo = ✂️ The cut shows { $card }
told-Kept = **{ $seat }** keeps { $card }
told-LeftLying = **{ $seat }** leaves it on the talon
told-LookedEarly = 👀 **{ $seat }** looked too early
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
told-Proposed = 🗳️ **{ $by }** proposes: { $proposal }
told-ProposalClosed = { $accepted ->
    [yes] 🗳️ Accepted: { $proposal }
   *[no] 🗳️ Not accepted: { $proposal }
}
told-VoteClosed = { $upheld ->
    [yes] 🗳️ The table agrees: **{ $accused }** broke { $rule }
   *[no] 🗳️ The table lets **{ $accused }** off
}

## Refusals by the rules
why-not-seated = You do not sit at this table. Press **Join** to take a seat.
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
why-locked = Boi na linha: only a two goes now. ({ $rule })
why-keep-one = At least one card has to stay in your hand. ({ $rule })
why-only-face-down = At this table jokers are laid face down alone. ({ $rule })
why-no-hand-of-poker = These cards are no hand of poker; lay nothing idle beside it. ({ $rule })
why-has-declared = The next player has said "Mau-Mau": no eight may be laid on that. ({ $rule })
why-no-rebound = The four cards are not all of one value, all of one suit, or of four suits. ({ $rule })
why-too-late = The cards have been dealt already. ({ $rule })
why-leader-plays = Who leads may not pass: lay any combination. ({ $rule })
why-no-combination = These cards are no combination: cards of one rank, three or more in sequence, or a multiple sequence. ({ $rule })
why-other-reading = These cards cannot be taken for that. ({ $rule })
why-other-shape = It has to be the same kind of combination with as many cards as lies there: { $top }. ({ $rule })
why-too-low = That does not beat what lies there: { $top }. ({ $rule })
why-not-the-highest = Tribute is your highest card. ({ $rule })

## Refusals by the bot
refused-no-table = There is no such table any more.
refused-too-many-of-yours = You sit at { $most } tables already, and more are not possible. Leave one, or close it.
refused-too-many-here = There are { $most } tables open in this channel already. Join one of them, or have one closed.
refused-too-many-in-server = There are { $most } tables open in this server already. Join one of them, or have one closed.
refused-left-server = You are no longer in this table's server, so you cannot play there.
refused-barred = You were sent away from this table.
refused-damaged = I cannot read table #{ $number }: it was saved by another version of the bot, or is damaged. Nothing of it has been changed; whoever runs the bot finds it in the log.
refused-elsewhere = This table is played elsewhere: { $link }
refused-no-table-here = There is no table here. Open one with `/table open`.
refused-not-started = The match has not begun yet.
refused-already-started = The match has begun already.
refused-already-seated = You sit at this table already.
refused-not-seated = You do not sit at this table. Press **Join** to take a seat.
refused-table-full = The table is full: { $most } can play this game.
refused-too-few = At least { $least } are needed. Invite somebody, or press **Computer player**.
refused-too-many = Only { $most } can play this. Choose another game or other options, or somebody gets up.
refused-host-only = Only the host can do that.
refused-no-computer = There is no computer player to send away.
refused-table-closed = This table is closed. Open a new one with `/table open`.
refused-moved-on = The table has moved on. Look at it again.
refused-bad-value = That is not one of the choices.
refused-no-teams = Teams are set for four or six at the table, where the option leaves them to the host.
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
refused-no-proposals = In this game there is nothing to propose.
refused-no-showing = In this game showing cards has no price, and no button.
refused-options-conflict = That does not go together with the other options. ({ $rule })

## Notices
which-title = You may mean several tables{ $pages ->
    [1] :
   *[other] {""} (page { $page } of { $pages }):
}
which-hand = Show my hand at…
which-leave = Leave…
which-close = Close…
kick-asked = You ask that { $who } leaves. { $count ->
    [one] One more has
   *[other] { $count } more have
} to ask for it with `/table kick`.
kick-done = { $who } is no longer at the table.
notice-lost-place = I can no longer reach the table's channel. The match waits; the host can have it go on elsewhere with `/table here`.
notice-cannot-delete = I may not delete messages here, so what is said under the king stays.
notice-closed = The table is closed.
notice-table-here = The table goes on here.

## Leaderboard
leaders-title = ## Leaderboard of { $server }
leaders-game = for { $game }
leaders-none = Nobody has finished a round yet. Open a table with `/table open`.
leaders-line = { $place }\. { $who } — { $won } of { $rounds } rounds won · matches won: { $matches } · points: { $points }
leaders-line-all = { $place }\. { $who } — { $won } of { $rounds } rounds won · matches won: { $matches }
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
    `/rules` tells the rules, `/leaderboard` who is best here, `/solitaire` plays alone.
rules-title = ## { $game }
rules-options = **Options** (▸ differs from the rules' usual)
rules-walkover = Giving up: `/propose` that the round ends as it stands. When all the others agree nobody has won it, and every hand counts as it is.
rules-option = { $mark } { $option }: **{ $value }** ({ $rule })

## About this bot, and what it keeps
cmd-about = Which bot this is, and how it does
cmd-privacy = What is kept about you: see it, export it, delete it
about-body =
    ## maumau { $version }
    Up since { $since }; Discord answers in { $latency } ms.
    Open tables: { $here } in this server, { $all } in all.
about-link = More about me: { $link }
privacy-body =
    ## What I keep
    - **About you:** your Discord id, your name, your language, and the channel of our direct messages.
    - **About games:** who sits where, every card laid and drawn, the points, and the seeds of the deals, so that anybody can check that nothing was dealt by hand.
    - **Not what you write.** Under the king I look at whether it was speech, and keep that alone.
privacy-forever = - **How long:** for as long as I run here.
privacy-days = - **How long:** cards and moves of a finished table for { $days ->
    [one] a day
   *[other] { $days } days
}; afterwards its results, its seeds, and a script of its moves.
privacy-servers =
    - **Servers:** if one removes me, everything about it is deleted after { $days } days, unless I am back by then.
    - **Who sees it:** who plays with you sees the game, and whoever runs me can read my database. Nobody else gets any of it.
    - **Deleting:** you leave your tables. Your name becomes “someone” everywhere and your id is gone; the results of others stay. Messages that stand on Discord already stay there.
privacy-export = Export my data
privacy-erase = Delete my data…
privacy-exported = This is all that I keep about you.
privacy-ask =
    ## Delete everything about you?
    { $tables ->
        [0] You sit at no table.
        [one] You leave the table at which you sit.
       *[other] You leave the { $tables } tables at which you sit.
    } Your points, wins and settings are gone, and nobody can bring them back.
privacy-sure = Delete for good
privacy-erased = Nothing of you is left here. If you sit down at a table again, we begin anew.
refused-not-yours = That is about somebody else. `/privacy` shows what is yours.
refused-sat-down = You have sat down somewhere meanwhile, so nothing was deleted. Try again.

## Commands
cmd-table = Tables: open one, see it, leave it
cmd-table-open = Open a table here
cmd-table-show = Post the table anew, at the end of the channel
cmd-table-leave = Leave the table
cmd-table-close = Close the table
cmd-table-kick = Send somebody away from the table
cmd-table-here = Have the table go on in this channel
cmd-hand = See your hand
cmd-play = Lay a card
cmd-draw = Draw
cmd-pass = Pass
cmd-mau = Say Mau-Mau
cmd-accuse = Say that somebody did not say Mau-Mau
cmd-jump = Jump in with a card identical to the top
cmd-arm = Jump in with a card as soon as you can
cmd-complain = Put what only people can see to the vote of the table
cmd-propose = Propose what the rules leave to the table: it votes on it
cmd-show = Show a card to the table, at its price
cmd-leaderboard = Who is best in this server
cmd-help = How to start in 20 seconds
cmd-rules = The rules of a game
arg-rules = Which game
arg-card = The card, as 7S or 10♥; several with spaces between
arg-mau = Say Mau-Mau with it
arg-words = The words, where the game has several
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

## Solitaire
cmd-solitaire = Play Mau-Mau alone: a deal of your own, or the day's
arg-what = A new game, the day's deal, or the day's board
solitaire-new = a game of your own
solitaire-daily = the day's deal
solitaire-board = the day's board
solitaire-done = 🏁 Out! { $drawn } cards drawn, { $turns } turns: **{ $total }**. The fewer, the better.
solitaire-stuck = Nothing can be played or drawn any more: this one is lost.
solitaire-title = ## The deal of { $date }
solitaire-line = { $place }\. { $who } — **{ $points }** cards drawn and turns taken
solitaire-nobody = Nobody has finished it yet. Try it with `/solitaire`.
refused-daily-played = You have played today's deal already. The next one comes at midnight, UTC.
rules-deal = { $packs ->
    [one] One pack
   *[other] { $packs } packs
} { $jokers ->
    [yes] with jokers
   *[no] without jokers
}, { $hand } cards each, { $direction ->
    [clockwise] clockwise
   *[counter] counter-clockwise
} at first; { $least } to { $most } at the table. Get rid of your cards: follow the suit or the value of the top.
rules-joker = Joker
does-Skip = the next player loses the turn.
does-Reverse = reverses the direction; with two players you move again.
does-ReverseToBehind = reverses the direction; with two players it is the other's turn.
does-DrawDebt = { $cards ->
    [one] the next draws one, or answers.
   *[other] the next draws { $cards }, or answers; it adds up.
}
does-NextDraws = the next draws { $cards }, and then plays.
does-PreviousDraws = the previous player draws { $cards }.
goes-anywhere = goes on anything, a called suit too{ $more ->
    [yes] ;
   *[no] .
}
goes-anywhere-uncalled = goes on anything but a called suit{ $more ->
    [yes] ;
   *[no] .
}
goes-on-call = goes on a called suit too{ $more ->
    [yes] ;
   *[no] .
}
goes-not-on-own = never on another one of its value{ $more ->
    [yes] ;
   *[no] .
}
does-CallsSuit = calls a suit.
does-Silence = silence: nobody says a word until the next one; laughing is allowed. With one card left one knocks twice.
does-DealerTakesTurn = turned up, it lets the dealer begin.
does-OthersDrawAtTheEnd = As last card everybody else draws { $cards }.
does-OthersDraw = everybody else draws { $cards }.
does-PassCards = everybody passes a card to the left, in secret and at the same time.
does-Lock = *boi na linha*: nothing but this value goes until another one is laid; who has none, or keeps it, draws one and passes.
does-Hecatombe = everybody draws three, you too. It is set aside.
does-ChupaCabra = you may choose somebody, who takes three of your cards, unseen, never the last one.
does-PokerOnRun = **Poker**: when three cards of a suit lie in a run, everybody may lay down a hand of poker; the best one makes somebody draw five.
does-PlayAgain = play again.
does-Defence = answers a hostile card of its suit, a joker, or the suit of the last six or seven.
does-SwapSeats = you change places with the previous player, unless one of you is eating.
does-ThirdSix = the third in a row: the next draws six, or answers.
does-TakeAndPlay = take a card, unseen, from the next player and play it at once; not on somebody who has said "Mau-Mau".
does-MustBeCovered = has to be covered: lay its suit, another one or a jack on it, and draw until you can.
does-LastJack = **Going out** with a jack doubles the losers' points; with the J♥ they pass their hands on first.
does-LastTwoOfClubs = **Going out** with the 2♣ you choose whose points are doubled.
does-SecretLast = **Going out** with the secret card everybody else draws four.
does-StealOwn = **Your own twin** of the top steals your own turn: no effect, and you move again;
does-Double = or it is a *dobradinha*: no effect of its own, the next draws two and then plays.
does-JumpIn = **Stealing the turn**: the twin of the top, if it is no joker, laid before the player to move acts. No effect; it cancels what is still to be drawn, and you move again.
does-JumpInFully = **Jumping in**: the same card as the top, before the next player acts, with its full effect; never a jack.
does-Attack = **Secret card**: shown before the deal, never to be named. Lay it on anything as an attack: somebody draws 8, or retaliates with the other copy: 16. The wrong card costs four.
does-LayCards = **Together**: with an 8 as many more 8s as you like, and a card of the last one's suit; one card has to stay. The **twin** of the card laid just before makes the next draw two.
does-RussianRoulette = **Russian roulette**: a joker face down; the card turned then counts round the table, and whoever it ends on draws five.
does-Draw = **Drawing**: one card{ $voluntary ->
    [yes] {""}
   *[no] , when nothing fits
}{ $must ->
    [yes] ; if it fits it has to be laid.
   *[no] ; if it fits it may be laid.
}
does-DrawUnlessLocked = **Drawing**: one card, when nothing fits; if it fits it has to be laid.
does-DrawAlways = **Drawing**: one card, also when something fits; only the drawn one may then be laid.
does-DrawUntil = **Drawing**: until a card fits; on if you like. Paying for a card does not cost the turn unless the options say so.
does-Claim = **Rebound**: four cards drawn for a joker, all of one value, of one suit or of four suits, strike back with five.
does-Declare = **With one card left** say "Mau-Mau".
does-LastCard = **With one card left** say "last card"; if it is a jack, say "Mau Mau".
does-Accuse = **Accusing**: who did not say it in time draws { $penalty }.
does-Eat = **Eating**: who says so keeps the place.
does-AskCount = **Counts** are one's own affair: ask once a turn; the other need not answer.
does-Show = **Showing a card** costs { $penalty }.
does-SaysNothing = **ROM**: whoever says a word draws { $silence_penalty }.
does-Look = **Early hands**: looking before the dealer has finished costs four.
rules-more-amm = A **misplay** costs cards where the options say so, once a round. Who goes out without having said "Mau-Mau", and is not accused, doubles everybody's points.
rules-more-solitaire = Next and previous are yourself. The aim is an empty hand, with as few cards drawn and turns taken as you can.
rules-more-serbian = The player before the dealer cuts, and may keep up to three strong cards. Who has drawn for a card may still lay one. Above the target the match is over: the lowest total wins.
rules-more-voador = On cards still to be drawn only what answers them goes; after a joker the card below is followed. With your own twin of the top you have to steal or double.
rules-more-classic = Cards left count: ace 1, queen and king 10, jack 30, others their number. Whoever reaches the target loses, and the lowest total wins.
rules-more-german = Seven to ace: one pack for up to five, two for up to ten. The card turned up does nothing, and on cards still to be drawn only a seven goes. Cards left count: ace 11, king and queen 10, jack 20, others their number. Whoever reaches the target loses, and the lowest total wins.
rules-more-ime = Variants by options: Cíclico, Mini, Open, ROM, Duo.
rules-zheng-deal = One pack with both jokers, dealt out; { $least } to { $most } at the table, counter-clockwise. Be the first to get rid of your cards. Low to high: 3 4 5 6 7 8 9 10 J Q K A 2 🃏B 🃏R.
rules-zheng-trick = - **Tricks**: somebody leads any combination; in turn each beats it with the same kind and as many cards, or passes, and may still play later. When all others have passed in a row, who laid last leads.
rules-zheng-single = - **A single card**: the rank counts.
rules-zheng-set = - **Two or more of one rank**; twos and jokers may stand for lower cards. At the same rank, cards without wild ones beat those with.
rules-zheng-sequence = - **A sequence** of three or more from 3 to A; jokers stand for any card, twos { $twos ->
    [yes] only for themselves, above the ace
   *[no] take no part
}. One suit beats mixed suits, then the rank counts, then being without jokers.
rules-zheng-multiple = - **A multiple sequence**: two or more of each of three or more ranks in a row; twos and jokers help, but each rank needs a card of its own or a joker.{ $all ->
    [yes] {" "}Natural twos may be the rank above the ace.
   *[no] {""}
}
rules-zheng-scores = - **Points**: { $teams ->
    [yes] in two teams of three 3 to the team of the first, 2 to that of the second, 2 to the one without the last; 5 for first and second together, 10 with the third. In two teams of two as alone, added up. Partners sit between opponents{ $drawn ->
        [yes] , drawn by lot
       *[no] {""}
    }
   *[no] the first out scores 2, the second 1
}.
rules-zheng-tribute = - **Tribute**: before the next round the last two each lay their highest card face down for the first two, who give back any card; who picks first { $open ->
    [yes] sees both
   *[no] picks blind
}. The third deals and leads; in two teams of three the fifth, of three players the second.
rules-more-zheng = The match ends at 11, in two teams of three at 50, for whoever has most; at a tie another round is played.
why-needs-pairs = Teams need four or six at the table, as many on each side. ({ $rule })
arg-rule = What the rule is, where there are several
arg-proposal = What to propose
charge-VOA-15 = talked aloud under the king (VOA-15)
charge-VOA-21 = hinted at the secret card (VOA-21)
charge-AMM-55 = talked aloud under the king (AMM-55)
charge-IME-40 = showed a card (IME-40)
charge-IME-41 = peeked, hid cards or plotted (IME-41)
proposal-IME-50 = to end the match now (IME-50)
proposal-COM-20 = to give up this round (COM-20)
