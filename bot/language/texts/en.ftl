### Every text of the bot, in English. Keys of rules and events carry their names.

## Lists
list-comma = { $some }, { $more }
list-semicolon = { $some }; { $more }

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
option-mau_penalty = Penalty cards: last card not announced
option-false_accusation = Penalty cards: a wrong accusation
option-silence_penalty = Penalty cards: talking during silence
option-silence_delete = Delete messages written during silence
option-silence_unreadable = Messages that the bot can't read
option-secret_card = Secret card
option-scoring = Scoring
option-target = The match ends at
option-return_penalty = Coming back after leaving
option-misplay = Playing a wrong card
option-misplay_penalty = Penalty cards: a mistake
option-hints = Mark what can be played
option-silence = King of silence
option-poker = Poker on a run
option-lock = Boi na linha: a two locks the game
option-jokers = Jokers
option-chupa_cabra = Chupa-cabra (black joker)
option-packs = Packs of cards
option-hand_size = Cards dealt to each player
option-first_player = Who starts
option-starting_card = A card turned up to start with
option-show_counts = Show how many cards people hold
option-not_both = Forbid playing a card on its twin
option-draw_limit = Cards drawn in a turn, at most
option-mau_check = A forgotten “Mau-Mau” is punished
option-debt_ends_turn = Drawing penalty cards ends the turn
option-reshuffle_when_full = Shuffle the discard pile at this size
option-seven_defence = A two on a run of sevens
option-shown_card_penalty = Penalty cards: showing a card
option-cyclic = Cíclico: going out doesn't end the round
option-max_reshuffles = Mini: shuffles until the round ends
option-time_limit = Mini: minutes until the round ends
option-open_hands = Open: all hands are visible
option-read_only = ROM: nobody says a word
option-talk_penalty = Penalty cards: talking in ROM
option-teams = Playing in teams
option-twos_in_sequences = Twos above the ace in sequences
option-partners = Who plays with whom
option-tribute_pick = Who picks first from the tribute
option-walkover = Giving up a round
option-winner_rules = The winner makes a rule
option-fourth_or_fifth = Teams: 1st and 2nd, the third 4th or 5th
option-two_of_diamonds = 2♢ makes the next player draw four
option-queen = Queen like a seven
option-makao-queen = Queens anywhere
option-makao-jokers = Jokers for any card
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
value-usual = { $number ->
    [0] usual
   *[other] usual ({ $number })
}
value-forgive = forgive
value-punish = count as talk
value-cards = one point per card left in hand
value-wins = one point per round won
value-amm_points = points of the cards left
value-worst = worst total at the table
value-100 = 100 points more
value-5 = 5 points
value-7 = 7 points: 5, and 2 for not having the last
value-penalise = costs cards
value-refuse = is refused
value-draw_high = whoever draws the highest card
value-host = the host
value-winner = the last winner
value-automatic = automatically
value-accuse = if somebody accuses
value-relay = passes it on: any seven, or a two of its suit, answers
value-kill = cancels it
value-chain = passes it on: any two, or a seven of its suit, answers
value-pairs = pairs
value-seats = as people sit
value-drawn = by lot
value-chosen = as the host sets it
value-single = in single sequences
value-all = in multiple sequences too
value-open = sees the cards
value-blind = picks blind
value-vote = when all agree
value-draw_until = draw until a card fits
value-draw_one = draw a single card
value-nine = nine
value-queen = queen
value-again = play again
value-skip = the next player loses the turn
value-reverse = reverses the direction
value-both = hecatombe or roulette, as the player likes
value-hecatombe = hecatombe alone: everybody draws three
value-roulette = Russian roulette alone

## What each game is, and what each option does
intro-voador = Match the top card's suit or value, and be the first without cards. Sevens and jokers make people draw, a king brings silence{ $steal ->
    [on] , and whoever holds the very same card steals the turn
   *[off] {""}
}.
intro-classic = Match the top card's suit or value, and be the first without cards. Sevens add up, a jack calls a suit for everybody, and the cards left in your hand count against you.
intro-amm = Mau-Mau for people who know it well: eights are played together, the twin of the card before makes the next player draw, and some last cards double the others' points.
intro-ime = Mau-Mau full of surprises: cards that hit the others and cards that defend you, a card taken unseen from your neighbour, and seats that are swapped.
intro-serbian = Mau Mau as it is played in Serbia: the pack is cut before the deal, an ace has to be covered by another card, and whoever wins a round gets 40 points off.
intro-german = A short game with the cards from seven to ace: a seven makes the next player draw two, an eight skips the next player, and a jack calls a suit.
intro-zheng = The climbing game from China: beat what lies there with the same kind of combination, only higher, or pass. Be the first without cards: the last pay you tribute.
explained-steal = Whoever holds exactly the same card as the top one may play it at any moment, and takes the turn.
explained-voluntary_draw = On: you may draw even though a card of yours fits. Off: you draw only when none fits.
explained-mau_penalty = How many cards you draw when you forgot to announce your last card.
explained-false_accusation = How many cards you draw when you accuse somebody who did announce the last card, or didn't have to.
explained-silence_penalty = How many cards each message costs while there is silence. Laughing is free.
explained-silence_delete = On: what players write while nobody may talk is also deleted. The bot needs the permission *Manage Messages* for it.
explained-silence_unreadable = Whether a message counts as talk when Discord doesn't let the bot read it: it could have been laughter.
explained-secret_card = On: before the deal everybody is shown a card that nobody may name. Whoever holds it can attack with it.
explained-scoring = What is counted after a round: who has won it, or the cards that the others still hold.
explained-target = Rounds are played until somebody's total gets this far.
explained-zheng-target = Rounds are played until somebody, or a team, has this many points. As usual 11; with three in a team 50.
explained-return_penalty = What it costs to leave a match and come back: your total becomes the worst at the table, or gets worse by 100 points.
explained-misplay = What happens to a card that may not be played: it comes back and costs cards, or it is just not taken.
explained-misplay_penalty = How many cards you draw for your first wrong card of a round. Later ones are free.
explained-hints = On: your hand marks the cards that fit right now. It helps while you are learning.
explained-silence = On: after a king nobody says a word until the next king. Off: a king is a card like any other.
explained-poker = On: when the last three cards are of one suit with ranks in a row, up or down, everybody may lay down a poker hand. The best one makes somebody draw five.
explained-lock = On: a two locks the game, and only another two unlocks it. Off: a two is a card like any other.
explained-jokers = What jokers do. Hecatombe: everybody draws three. Roulette: a card is turned and counted round the table; whoever it ends on draws five.
explained-chupa_cabra = On: with the black joker you may have somebody take three of your cards, unseen. Jokers have to be on, too.
explained-packs = How many packs are shuffled together. With more packs there are more identical cards.
explained-hand_size = How many cards everybody is dealt at the beginning of a round.
explained-first_player = Who plays first in a round.
explained-starting_card = On: a card is turned up, and the first player follows it. Off: the first player may play any card.
explained-show_counts = On: the table shows how many cards everybody holds. Off: you have to ask, and nobody has to answer.
explained-not_both = On: a card has to match in suit or in value, but never in both.
explained-draw_limit = Whoever has drawn this many cards in one turn loses the turn. Where there is a limit, it is mostly nine.
explained-mau_check = Who notices a last card that wasn't announced: the bot at once, or only somebody who accuses.
explained-debt_ends_turn = On: whoever draws penalty cards loses the turn. Off: you draw them and then play on.
explained-reshuffle_when_full = When this many cards lie on the discard pile, all but the top one are shuffled and go back under the stock.
explained-seven_defence = What a two of the right suit does to a run of sevens: it passes the cards to draw on, or it cancels them.
explained-shown_card_penalty = How many cards it costs to show one of your cards to the table.
explained-cyclic = On: whoever goes out scores one, everybody draws up to a full hand, and play goes on.
explained-max_reshuffles = The round ends when the discard pile has been shuffled this many times; whoever holds the fewest cards wins it.
explained-time_limit = The round ends after this many minutes; whoever holds the fewest cards wins it.
explained-open_hands = On: everybody sees everybody's cards.
explained-read_only = On: from the deal to the end of the round nobody says or writes a word. Gestures and buttons are allowed.
explained-talk_penalty = How many cards each message costs in ROM.
explained-teams = Whether everybody plays alone, or people play together and their points are added up.
explained-twos_in_sequences = Whether a two may stand above the ace in a sequence, as in K A 2.
explained-partners = Who belongs to which team: as people sit, drawn by lot, or set by the host before the start.
explained-tribute_pick = Whether the winner of the last round sees both cards of tribute before taking one.
explained-walkover = Whether a round may be given up when everybody agrees. All cards then count as they are.
explained-winner_rules = After each round its winner may change one thing of the game, within a day. The match goes on by the new rules, and counts for nobody's rating.
explained-fourth_or_fifth = What a team of three gets for coming first and second when its third player comes fourth or fifth.
explained-two_of_diamonds = On: the 2♢ makes the next player draw four. Off: it is a card like any other.
explained-queen = On: a queen makes the next player draw three, as a seven does. Off: it is a card like any other.
explained-ace_cover = An ace has to be covered by another card. What you do if none of yours can cover it.
explained-seven_stops = On: if the first card that you draw because of sevens is a seven, you draw no more.
explained-reverser = Which card turns the direction of play round.
explained-jump_in = On: whoever holds exactly the same card as the top one may play it out of turn, and it has its full effect.
explained-two_adds = On: whoever is hit by a two that somebody jumps in with draws eight instead of four.
explained-early_hand_penalty = On: whoever looks at the cards before the deal is over draws four more.
explained-jack_on_jack = On: a jack may be played on a jack, and calls a suit anew. Off: never.
explained-ace = Whether an ace gives another turn to whoever plays it, or takes the turn from the next player.
explained-nine = Whether a nine turns the direction of play round.
explained-jack_doubles = On: all points of a round count twice when its last card was a jack.
explained-turn_clock = How long everybody has for a turn. When the time is up, the bot makes the most harmless move.
explained-thread = Whether the bot opens a thread for the table, so that the channel stays free for talk.
intro-pesten = From the Netherlands: twos and jokers make people draw and pass the cards on, a seven is followed by another card, and nobody goes out with a card that does something.
intro-makao = From Poland: several cards of a rank go together, twos, threes and kings fight each other, and a jack demands a rank.
intro-switch = From England: a black jack makes the next player draw five and a red one saves them, queens have to be covered, and the last card is announced.
intro-prsi = From Czechia: sevens make people draw, aces make them stand, a queen calls a suit, and the others play on for the places.
intro-tschau-sepp = From Switzerland: counter-clockwise, a jack calls a suit, and there is a word to say with the last card but one and another one with the last.
intro-sto-odno = From Russia and its neighbours: sixes have to be covered, the king of spades costs four, and whoever collects too many points is out of the match.
intro-crazy-eights = From North America: an eight goes on anything and calls a suit, and whoever goes out scores what the others still hold.
intro-club = As a German club plays tournaments: a seven costs one card and adds up, and a jack as the last card counts twice.
intro-branne = One family's game: people jump in with the same card, cards to draw wander back and forth, and hands change their owners.
explained-after_debt = Whether you have had your turn when you have drawn the cards that a two or a joker makes you draw, or still play.
explained-second_word = How many cards it costs to forget the word that belongs to the very last card.
explained-comes_back = On: the seven of hearts, played by the player before, brings back whoever has just gone out: they draw two and play on.
explained-king_of_spades = On: the king of spades makes the next player draw four, and only the jack of spades ends that.
explained-skipper = Which card makes the next player lose the turn.
explained-plays_on = On: when somebody has gone out the others play on until one is left. Off: the round is over then.
explained-seven = Whether a seven may be played on a seven, so that the cards to draw add up, or each counts once.
explained-eight = On: an eight makes the next player draw one and lose the turn. Off: it is a card like any other.
explained-together = On: several cards of one rank may be played in one turn, and what they do adds up.
explained-limit = Whoever has more points than this is out of the match. Whoever has exactly this many begins at nothing again.
explained-specials = On: queens skip, aces turn the direction, twos make the next player draw two, and the queen of spades five.
explained-jack_again = On: whoever plays a jack plays again. Off: a jack is a card like any other.
explained-countdown = On: everybody begins with eight cards. Whoever goes out is dealt seven and plays on, then six, down to one.
explained-own_rank = On: in the countdown your wild rank is the number of cards that you were last dealt, instead of the eight.
explained-makao-queen = On: a queen goes on anything, and anything goes on a queen. Off: it is a card like any other.
explained-makao-jokers = On: jokers are in the packs. A joker stands for any card that its player names.

## Cards and suits
suit-0 = ♧ clubs
suit-1 = ♢ diamonds
suit-2 = ♡ hearts
suit-3 = ♤ spades

## Cards, as they are written, and the words by which they are typed
card-52 = 🃏 black
card-53 = 🃏 red
card-in-words = { $rank } of { $suit ->
    [0] clubs
    [1] diamonds
    [2] hearts
   *[3] spades
}
meant-title = **Which of your cards do you mean?**
typed-between = of
typed-suit-0 = club, clubs
typed-suit-1 = diamond, diamonds
typed-suit-2 = heart, hearts
typed-suit-3 = spade, spades
typed-rank-0 = ace
typed-rank-1 = two, deuce
typed-rank-2 = three
typed-rank-3 = four
typed-rank-4 = five
typed-rank-5 = six
typed-rank-6 = seven
typed-rank-7 = eight
typed-rank-8 = nine
typed-rank-9 = ten, T
typed-rank-10 = jack
typed-rank-11 = queen
typed-rank-12 = king
typed-joker-52 = black joker, joker black, black, small joker
typed-joker-53 = red joker, joker red, red, big joker
typed-as = as
typed-as-by = by, each
typed-as-double = double, dobradinha
typed-as-steal = steal
typed-as-attack = attack
typed-as-retaliate = counterattack, strike back, retaliate
typed-as-single = single
typed-as-set = set, pair
typed-as-sequence = sequence, run, straight
typed-as-multiple = multiple, multiple sequence
typed-today = today
typed-tomorrow = tomorrow

## Cards, as people name them when they talk: docs/translating.md says what the signs at the words mean
heard-rank-0 = ace
heard-rank-1 = two, deuce
heard-rank-2 = three, trey
heard-rank-3 = four
heard-rank-4 = five
heard-rank-5 = six
heard-rank-6 = seven
heard-rank-7 = eight
heard-rank-8 = nine
heard-rank-9 = ten
heard-rank-10 = jack, knave
heard-rank-11 = queen
heard-rank-12 = king
heard-suit-0 = clubs, …club
heard-suit-1 = diamonds, …diamond
heard-suit-2 = hearts, …heart
heard-suit-3 = spades, …spade
heard-of = of
heard-and = and, or

## What a person and a server choose (/me, /settings)
prefer-person-title = ## ⚙️ Your settings
    -# They hold for you alone, in every server.
prefer-person-language = Language
prefer-person-language-about = What you alone see: your hand, answers to you, direct messages.
prefer-person-language-auto = As my Discord
prefer-person-faces = Cards
prefer-person-faces-about = Your cards as pictures, with a colour for each suit if you like, or in words that a screen reader reads aloud: 7 of spades.
prefer-person-faces-pictures = Pictures
prefer-person-faces-four = Pictures in four colours: ♧ green, ♢ blue
prefer-person-faces-letters = In words: 7 of spades
prefer-person-large = Long hands
prefer-person-large-about = A hand of more than ten cards: small cards in a row, or one large picture. Its description names the cards.
prefer-person-large-off = Small cards in a row
prefer-person-large-on = One large picture
prefer-person-hints = Hints
prefer-person-hints-about = A line under your hand: what your special cards do, and what has just happened to you.
prefer-person-hints-auto = In my first two rounds of a game
prefer-person-hints-on = Always
prefer-person-hints-off = Never
prefer-server-title = ## ⚙️ Settings of this server
prefer-page-people = People and places
prefer-page-tables = New tables
prefer-page-news = Announcements
prefer-server-language = Language
prefer-server-language-about = What everybody sees: tables, results, leaderboards.
prefer-server-language-auto = As the server is set in Discord
cmd-me = Your settings: your language, cards, hints
cmd-settings = Settings of this server: language, tables, channels
arg-language = The language in which I answer you
refused-manage-only = Only people who manage this server may change its settings.

## How well computer players play
level-easy = easy
level-medium = medium
level-hard = hard
button-level-easy = Easy
button-level-medium = Medium
button-level-hard = Hard
levels-title = **How well should the computer play?**
levels-about =
    🤖🐣 **Easy:** plays along, and often misses the best card. Good for a first round.
    🤖 **Medium:** plays with good sense, as most people do.
    🤖🧠 **Hard:** thinks ahead before every card.
    None of them sees a card that you couldn't see in their seat.
levels-seated = { $who } sits down ({ $level }).
levels-more = One more?

## The lobby
lobby-title = ## { $game } — a table is open
lobby-host = { $host } would love to play with you. Press **Join** to sit down; your cards will come by direct message.
lobby-seats = **At the table ({ $count } of { $most })**
lobby-options = **House rules:** { $options }
lobby-plain = **House rules:** none, it's played the usual way
lobby-started = ## { $game } — the match is on
lobby-over = ## { $game } — the match is over
lobby-link = Played here: { $link }
lobby-link-over = Played here: { $link }
lobby-closed = ## { $game } — this table is closed
button-join = Join
button-leave = Leave
button-computer = Computer player
button-dismiss = Remove a computer
button-form = Type a value…
button-options = Options
button-partners = Teams
button-start = Start
button-rules = Rules
button-lessons = Learn
button-hand = My hand
button-draw = Draw
button-draw-debt = Draw { $debt }
button-pass = Pass
button-mau = Mau-Mau!
button-knock = Knock
button-accuse = Accuse
button-jump = Jump in
button-jump-in = Jump in
button-look = Secret card
button-deal = Next round
button-rule = Make a rule
button-fair = Fair?
button-back = I'm back
button-again = Play again
button-yes = Yes
button-no = No
button-accept = Accept and draw { $count }
button-say-last-card = Last card!
button-say-mau-mau = Mau Mau!
button-say-gesture = ✋ One card left
button-decline = No, thanks
button-keep = Keep it
button-claim = Claim a rebound
button-ask = How many cards?
button-eat = I'm eating
button-stop = Done eating
button-tell = Tell my count
button-number = Card { $number }
button-rank = { $number ->
    [1] A
    [11] J
    [12] Q
    [13] K
   *[other] { $number }
}
joined = You're in! You have a seat at [this table]({ $link }), and your cards will come here.
seated = You're in! Your cards will come by direct message.
joined-no-dms = You're in! I can't write to you, though: you don't take direct messages from this server. Press **My hand** at the table whenever you want to see your cards, or allow direct messages and join again.
hand-no-dms = I can't send you your hand: you don't take direct messages from this server. Press **My hand** at the table when it's your turn, or allow direct messages and press it once more.
joined-later = You're in from the next round on.
left-lobby = You've left the table. See you!
left-match = You've left the match. You can come back for the next round; that may cost points.
left-match-over = You've left the match, and it is over.
leave-sure = Leave the match of { $game } (#{ $number })? { $alone ->
    [yes] Only computer players would be left, so it ends as it stands.
   *[no] The others play on without you; if too few are left, it ends as it stands.
}

## Options screen
options-title = ## Options of { $game }
options-hint = What would you like to change? Only the host sees this.
options-pick-game = Which game?
options-more-games = More games…
options-own-games = Games of this server…
options-pick = Change an option…
options-value = { $option }: choose…
options-usual = -# As usual: { $value }
options-line = { $option }: { $value }
options-conflict = ⚠️ These options don't go well together.

## The table
table-title = ## { $game } · round { $round }
table-title-over = ## { $game } · the match is over
table-follow = the card to follow: { $card }
table-lies = **{ $who }**: { $what }
table-turn = ▸ **{ $who }** to move
table-leads = ▸ **{ $who }** leads: anything goes
table-answers = ▸ **{ $who }** draws { $debt } or answers
table-until = { $asked }; time is up { $until }
table-call = ▸ **{ $who }** is choosing a suit
table-choose = ▸ **{ $who }** chooses somebody
table-retaliate = ▸ **{ $who }** draws { $debt } or retaliates
table-give = ▸ Still to pass a card to the left: **{ $who }**
table-poker = ▸ Poker! Does anybody lay down a hand? **{ $who }**
table-cover = ▸ **{ $who }** has to cover the ace
table-cut = ▸ **{ $who }** cuts the pack, and may keep the card
table-eights = ▸ **{ $who }** may go on with eights
table-joker = ▸ **{ $who }** chooses what the joker does
table-tribute = ▸ Tribute: still to put down the highest card, face down: **{ $who }**
table-tribute-back = ▸ Tribute: still to give a card back: **{ $who }**
table-pick = ▸ Tribute: **{ $who }** picks one of two face-down cards
table-pick-back = ▸ Tribute: **{ $who }** picks one of the two cards given back
table-called = Called: **{ $suit }**
table-demanded = Demanded: **{ $ranks }**
table-mark-silent = 🤫 **Silence!** Nobody says a word until the next king. Laughing is allowed.
table-mark-locked = 🐂 **Boi na linha!** The game is locked: only a two may be played, and it unlocks the game.
table-mark-mute = 🔇 **ROM:** nobody says a word until the round is over. Gestures are allowed.
table-mark-dull = The top card has lost its effect: just follow its suit or value.
table-secret = 🤐 There's a secret card in play: nobody names it.
table-secret-look = **Secret card** shows it to each of you once, for { $seconds } seconds.
table-vote = 🗳️ { $by } accuses **{ $accused }**: { $rule }. Is it true?
table-votes = -# So far: { $yes } yes, { $no } no.
table-proposal = 🗳️ { $by } proposes { $proposal }.
table-unwanted = 🗳️ **{ $who }** should leave the table: { $count } of { $most } in favour (`/table kick`).
table-stock = stock { $count }
table-clockwise = ↻ clockwise
table-counter = ↺ counter-clockwise
table-between = The next round is dealt { $when }, or as soon as somebody presses **Next round**.
table-rule = 🏆 **{ $who }** has won and may make a rule; time is up { $until }. After that, the next round can be dealt.
table-incomplete = The match is waiting: somebody has to join before the next round can be dealt.
table-hash = Round { $round } · fingerprint of the deal `{ $hash }`
cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
seat-away = absent, a computer player sits in
seat-next = from the next round
seat-eating = 🍽️ eating
seat-misses = ⏭️ misses { $turns ->
    [one] the next turn
   *[other] the next { $turns } turns
}
seat-out = 🏁 { $place }
seat-passed = passed

## The result of a round
result-title = ## Round { $round }: { $winner } went out
result-title-first = ## Round { $round }: { $winner } went out first
result-no-winner = ## Round { $round } has no winner
result-broke-off = ## Round { $round } broke off: too few are left
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
result-why-not-last = without the last { $points }
result-why-first-two = first and second { $points }
result-why-first-three = first, second and third { $points }
result-why-drawn = drawn: { $count }
result-why-turns = turns: { $count }
result-why-twice-jack = doubled: out with a jack { $points }
result-why-twice-undeclared = doubled: out undeclared { $points }
result-why-twice-two = doubled: out with the 2♧ { $points }
result-why-partner-cards = partner: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
result-why-partner-card = partner: { $card } { $points }
result-why-partner-won = the partner won
result-seed = Seed of the round: `{ $seed }` (with it anybody can check the deal: `maumau verify`)
fair-title = ### 🎲 Was round { $round } dealt fairly?
fair-about = The fingerprint was shown before the press that began the round, and that press was mixed in. So nobody could choose the cards. The seed gives the same fingerprint and deals the same cards again.
result-final = ## The match is over: 🏆 { $winner }
result-place = { $who } — **{ $total }**
result-placing = Placing: { $placing }
result-picture = Everybody's points over the rounds

## The secret card
secret-shown = 🤐 The secret card of this round is { $card }. Keep it in mind: it'll be gone in a moment, and whoever names it draws 4.

## The hand
hand-title = ### { $game } · { $link }
hand-empty = You hold no cards.
hand-large = Your hand: { $cards }
hand-turn = { $can ->
    [draw] **It's your turn.** On top lies { $top }. You can only draw.
    [pass] **It's your turn.** On top lies { $top }. You can only pass.
   *[other] **It's your turn.** On top lies { $top }.
}
hand-turn-call = { $can ->
    [draw] **It's your turn.** { $suit } is called. You can only draw.
    [pass] **It's your turn.** { $suit } is called. You can only pass.
   *[other] **It's your turn.** { $suit } is called.
}
hand-own-call = Your call doesn't bind you now.
hand-turn-drawn = **You drew { $card }.** What do you do with it?
hand-answer = { $can ->
    [draw] **You have to draw { $debt }.**
   *[other] **You have to draw { $debt }**, or answer with a card that fits.
}
hand-call = **Which suit do you call?**
hand-choose = **Who will it be?**
hand-retaliate = **You're under attack: draw { $debt }**, or strike back with the other copy of the card.
hand-decide = **It's your turn.**
hand-turn-any = **It's your turn.** There's nothing to follow yet: play any card.
hand-lead = **You lead:** play any combination.
hand-beat = **It's your turn.** Beat { $lying }, or pass.
hand-cannot-beat = **It's your turn.** Nothing you hold beats { $lying }: pass.
hand-tribute = **Tribute:** put your highest card face down for those who were first. Nobody else sees it.
hand-tribute-back = **Tribute:** give back a card you can do without. Only who paid tribute sees it.
hand-pick = **Tribute:** two cards lie face down before you. Pick one; second place gets the other.
hand-pick-open = **Tribute:** these two cards are for you and second place. Take one; second place gets the other.
hand-pick-back = **Tribute:** the two cards given back lie face down. Pick one; last place gets the other.
hand-pick-back-open = **Tribute:** these two cards were given back. Take one; last place gets the other.
hand-gave = -# Tribute: you gave { $cards }.
hand-took = -# Tribute: you took { $cards }.
hand-give = **Choose a card to pass to the left.** Only whoever gets it sees it.
hand-poker = **Poker!** You may lay down two to five cards that make a poker hand; the best one makes somebody draw five.
hand-cover = { $can ->
    [draw] **Cover the ace**: with its suit, another ace or a jack. You can only draw.
    [pass] **Cover the ace**: with its suit, another ace or a jack. You can only pass.
   *[other] **Cover the ace**: with its suit, another ace or a jack.
}
hand-cut = **You cut to a strong card.** Keep it, or leave it on the pile?
hand-eights = **You turned up an eight.** Go on with more eights and a card of their suit, or pass.
hand-joker = **You turned up a joker.** Open: everybody draws. Face down: Russian roulette.
hand-misplayed = ❌ That was a mistake{ $cards ->
    [0] {" "}(there's nothing to draw for it)
    [one] , and you draw 1 penalty card
   *[other] , and you draw { $cards } penalty cards
}. { $why }
hand-misplayed-again = ❌ Another mistake this round: no penalty this time, the card is back in your hand. { $why }
hand-AttackFailed = ❌ That isn't the secret card. It's back in your hand, and you draw penalty cards.
hand-RetaliationFailed = ❌ That isn't the other copy of the secret card. It's back in your hand, and you draw penalty cards.
hand-SecondWordMissed = You went out without “{ $words }”, so you draw and play on.
hand-MayNotEndSo = Nobody goes out with this card, so you draw.
hand-between = The round is over.
hand-broke-off = Round { $round } broke off, because too few are left.
hand-result-won = Round { $round } is yours!
hand-result-place = Round { $round }: place { $place } of { $most }
hand-result-winner = Won by { $winner }.
hand-result-no-winner = Round { $round } has no winner.
hand-result-match-won = The match is yours!
hand-result-match-place = The match is over: place { $place } of { $most }
hand-result-points = This round: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $whys } · in all **{ $total }** (place { $place } of { $most })
hand-result-turned = 🔀 **The move that turned it**
hand-looked-early = You looked before the dealer had finished: four more cards for you.
hand-left = You're no longer at this table.
hand-sent-away = You were sent away from this table.
hand-over = The match is over.
hand-not-in = You're in from the next round on.
hand-away = You were away, so a computer player sits in for you.
hand-played = You played { $card }.
hand-drew = You drew { $cards }.
hand-declared = { $words ->
    [knocks] ✊✊ Knocked twice! The whole table has heard you.
    [gesture] ✋ Shown! The whole table has seen it.
   *[said] 📣 Said! The whole table has heard you.
}
hand-knocked = You've knocked once. Knock again within 10 seconds.
hand-armed = ⚡ Armed: { $cards }. I'll jump in for you the moment the same card is played.
hand-disarmed = Jumping in automatically is off.
hand-picked = Done.
pick-card = Play a card…
pick-card-of = Play a card: { $suit }…
pick-give = Give a card…
pick-give-of = Give a card: { $suit }…
pick-attack = Attack with…
pick-retaliate = Strike back with…
pick-arm = Jump in automatically with…
pick-several-play = Play several cards together…
pick-several-poker = Lay down a poker hand…
pick-combination = Choose the cards yourself…
pick-single = A single card…
pick-set = A set: cards of one value…
pick-sequence = A sequence…
pick-multiple = A multiple sequence…
pick-reading = Play them as…
reading-title = **These cards can be read in more than one way.** Which do you mean?
reading-single = { $high }
reading-set = { $count }{"\u00A0"}×{"\u00A0"}{ $high }
reading-sequence = sequence { $low }–{ $high } { $suit }
reading-multiple = { $low }–{ $high }, { $by } of each
reading-impure = { $what }, using wild cards
pick-roulette = Russian roulette with…
pick-asked = Who do you ask?
pick-partners = Who plays in team A?
pick-accused = Who didn't announce the last card?
pick-seat = Choose a player…
pick-rank = Choose a rank…
pick-number = Choose a number…
move-play = { $card }
move-steal = { $card } · steal your own turn
move-double = { $card } · dobradinha (double)
move-give = give { $card }
move-choose = take { $card }
move-poker = { $card }
move-roulette = { $card } · face down
accuse-title = **Who didn't announce the last card (“{ $words }”)?** Whoever is caught draws { $penalty ->
    [0] nothing
    [one] 1 card
   *[other] { $penalty } cards
}. A wrong accusation costs you { $cost ->
    [0] nothing
    [one] 1 card
   *[other] { $cost } cards
}.
ask-title = **Who do you ask how many cards they hold?** Once a turn; they don't have to answer.
partners-title = **Who plays with whom?** Choose everybody in team A; the others are team B. People change places so that partners sit between opponents.
asked = You've asked { $who }.
accused-right = Well spotted: { $who } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
accused-wrong = False alarm: there was nothing to accuse { $who } of. { $count ->
    [0] It costs you nothing.
    [one] You draw 1 card.
   *[other] You draw { $count } cards.
}

## What happened, in words
told-Laid = **{ $seat }** plays { $card }
told-Stole = **{ $seat }** steals the turn with { $card }
told-StoleOwn = **{ $seat }** plays the twin { $card } without effect, and plays on
told-Doubled = **{ $seat }** plays { $card } as dobradinha
told-Attacked = ⚔️ **{ $seat }** attacks with { $card }
told-Retaliated = ⚔️ **{ $seat }** strikes back with { $card }
told-AttackFailed = **{ $seat }** attacks with the wrong card
told-RetaliationFailed = **{ $seat }** strikes back with the wrong card
told-Targeted = … and chooses **{ $victim }**: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
told-WentOut = 🏁 **{ $seat }** is out
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
told-LimitReached = **{ $seat }** may not draw any more, and loses the turn
told-JumpedIn = ⚡ **{ $seat }** jumps in with { $card }
told-LaidAside = **{ $seat }** plays { $card }; it stays out until the next round
told-LaidFaceDown = **{ $seat }** plays { $card } face down; it stays out until the next round
told-JokerTurnedUp = **{ $seat }** turns up { $card }; it stays out until the next round
told-Misplayed = ❌ **{ $seat }** makes a mistake
told-Locked = { $locked ->
    [yes] 🐂 Boi na linha! Only a two unlocks it
   *[no] 🔓 The game is unlocked
}
told-CardsPassed = 🤲 Everybody passes a card to the left
told-PokerShown = 🃏 Poker!{ $shown }
told-Chosen = { $why ->
    [chupa] … and **{ $seat }** has **{ $victim }** take cards
    [poker] … and **{ $seat }** has **{ $victim }** draw
   *[two] … and **{ $seat }** has **{ $victim }**'s points count twice
}
told-ChoseNobody = … and **{ $seat }** chooses nobody
told-Turned = 🎲 { $card } is turned up, and counts round the table
told-TookCards = 🦇 **{ $seat }** takes { $cards } of **{ $victim }**'s cards
told-PointsDoubled = 📈 Points count twice
told-HandsPassedOn = 🤲 The losers pass their hands on
told-FirstDrawn = Drawing for who starts: { $drawn }. **{ $seat }** starts
told-SeatsSwapped = 🔀 **{ $seat }** and **{ $other }** change places
told-Ate = { $eating ->
    [yes] 🍽️ **{ $seat }** is eating
   *[no] 🍽️ **{ $seat }** has finished eating
}
told-CardTaken = 🫳 **{ $seat }** takes { $card } from **{ $victim }**
told-Claimed = ↩️ Rebound! **{ $seat }** strikes back at **{ $victim }**{ $cards-shown ->
    [none] {""}
   *[other] {" "}({ $cards-shown })
 }
told-CountAsked = ❓ **{ $by }** asks **{ $seat }**: how many cards?
told-CountTold = **{ $seat }** holds { $count ->
    [one] 1 card
   *[other] { $count } cards
}
told-CardShown = 👁️ **{ $seat }** shows { $card }
told-DeclarationForgotten = **{ $seat }** forgot to announce the last card
told-PutUnder = The pile is shuffled and put under the stock
told-FewerDealt = There { $count ->
    [one] is only 1 card
   *[other] are only { $count } cards
} for each: the packs hold no more
told-WentOn = **{ $seat }** gets new cards, and the round goes on
told-Played = **{ $seat }** plays { $laid }{ $reading }
told-SaidPass = **{ $seat }** passes
told-TrickEnded = The trick is over: **{ $seat }** leads
told-TributeTaken = { $back ->
    [yes] 🏮 The tribute is repaid
   *[no] 🏮 The tribute is taken
}
told-TributeDropped = 🏮 The rest of the tribute is let go
told-LimitOfRound = { $what ->
    [time] ⏰ The time of the round is up
   *[shuffles] That was the last shuffle of the round
}
told-CutTo = ✂️ The cut shows { $card }
told-Kept = **{ $seat }** keeps { $card }
told-LeftLying = **{ $seat }** leaves it on the pile
told-LookedEarly = 👀 **{ $seat }** looked too early
told-Skipped = **{ $seat }** is skipped
told-DirectionReversed = 🔁 The direction is reversed
told-DealerBegins = **{ $seat }** starts
told-Called = **{ $seat }** calls { $suit }
told-Declared = { $words ->
    [last-card] 📣 **{ $seat }**: “{ words-last-card }”
    [mau-mau] 📣 **{ $seat }**: “{ words-mau-mau }”
    [knocks] ✊✊ **{ $seat }** knocks twice: one card left
    [gesture] ✋ **{ $seat }** shows without a word: one card left
    [unknown] 📣 **{ $seat }** announces the last card
    [own] 📣 **{ $seat }**: “{ $words-own }”
   *[usual] 📣 **{ $seat }**: “{ words-usual }”
}
words-usual = Mau-Mau!
words-last-card = { button-say-last-card }
words-mau-mau = { button-say-mau-mau }
words-gesture = ✋
told-Knocked = ✊ **{ $seat }** knocks
told-Accused = ☝️ **{ $by }** accuses **{ $seat }**
told-SilenceBegan = 🤫 Silence!
told-SilenceEnded = 📢 You may talk again
told-Spoke = { $fined ->
    [yes] { $what ->
        [silence] 🤭 **{ $seat }** broke the silence
       *[secret] 🤭 **{ $seat }** named the secret card
    }
   *[no] 🤭 **{ $seat }** goes on talking, which is paid for already
}
told-Joined = **{ $seat }** joins from the next round on
told-Welcomed = **{ $seat }** starts with { $total ->
    [one] { $total } point
   *[other] { $total } points
}
told-Left = **{ $seat }** leaves
told-SentAway = **{ $seat }** was sent away from the table
told-WentAway = **{ $seat }** is absent; a computer player sits in
told-CameBack = **{ $seat }** is back
told-Charged = 🗳️ **{ $by }** accuses **{ $accused }**: { $rule }
told-Proposed = 🗳️ **{ $by }** proposes { $proposal }
told-ProposalClosed = { $accepted ->
    [yes] 🗳️ The proposal { $proposal } is accepted
   *[no] 🗳️ The proposal { $proposal } is not accepted
}
told-VoteClosed = { $upheld ->
    [yes] 🗳️ The table agrees about **{ $accused }**: { $rule }
   *[no] 🗳️ The table lets **{ $accused }** off
}

## Refusals by the rules
why-not-seated = You're not at this table. Press **Join** to take a seat.
why-round-over = The round is over; the next one is dealt soon.
why-round-on = A round is being played.
why-match-over = The match is over.
why-table-full = The table is full.
why-not-your-turn = It isn't your turn yet; waiting for { $who }.
why-not-now = That can't be done now.
why-not-in-hand = You don't hold that card.
why-does-not-follow = { $card } doesn't fit on { $top }: it needs the same suit or value.
why-call-stands = { $suit } is called: play that suit, or a card that goes on a called suit.
why-debt-stands = You have to draw { $debt ->
    [one] 1 card
   *[other] { $debt } cards
}: play a card that answers, or draw.
why-only-the-drawn = You've drawn already: decide first what to do with the card you drew.
why-must-play-drawn = The card you drew fits, so you have to play it.
why-holds-playable = You hold a card that can be played, so play one.
why-draw-first = Draw before you pass.
why-nothing-to-draw = There's nothing left to draw: pass.
why-not-identical = Only exactly the top card can be played like that, and { $top } lies there.
why-steal-or-double = You hold the twin of the top card: steal your own turn with it, or play it as dobradinha.
why-not-one-card = The last card is announced (“{ $words }”) with one card left; you hold { $count }.
why-already-declared = You've announced it already.
why-knock-instead = Hush, there's silence: knock twice instead.
why-declare-instead = There's no silence now: say “{ $words }”
why-not-yourself = Not yourself.
why-no-such-choice = That can't be chosen.
why-nobody-to-vote = There's nobody who could vote on it.
why-voted = You've had your say on this already.
why-about-you = This is about you, so the others vote.
why-tribute-first = The tribute comes first: choose a card for it.
why-locked = The game is locked (boi na linha): only a two may be played now.
why-keep-one = You have to keep at least one card.
why-only-face-down = At this table jokers are only played face down.
why-no-hand-of-poker = These cards aren't a poker hand; leave out whatever doesn't belong to it.
why-has-declared = The next player has announced the last card (“{ $words }”): you may not play an eight now.
why-no-rebound = The four cards are neither of one value, nor of one suit, nor of four suits.
why-too-late = The cards have been dealt already.
why-leader-plays = Whoever leads may not pass: play any combination.
why-no-combination = These cards don't make a combination: it takes cards of one value, three or more in sequence, or a multiple sequence.
why-other-reading = These cards can't be read like that.
why-other-shape = It has to be the same kind of combination, with as many cards as what lies there: { $top }.
why-too-low = That doesn't beat what lies there: { $top }.
why-not-the-highest = Tribute is paid with your highest card.

## Refusals by the bot
refused-no-table = That table is gone.
refused-too-many-of-yours = You sit at { $most } tables already, and that's the most. Leave one, or close it.
refused-too-many-here = There are { $most } tables open in this channel already. Join one of them, or have one closed.
refused-too-many-in-server = There are { $most } tables open in this server already. Join one of them, or have one closed.
refused-left-server = You're no longer in this table's server, so you can't play there.
refused-barred = You were sent away from this table, so you can't sit down there again.
refused-damaged = I can't read table #{ $number }: it was saved by another version of the bot, or it's damaged. Nothing of it has been changed; whoever runs the bot finds it in the log.
refused-elsewhere = This table is played somewhere else: { $link }
refused-no-table-here = There's no table here. Open one with `/table open`.
refused-not-started = The match hasn't begun yet.
refused-already-started = The match has begun already.
refused-already-seated = You're at this table already.
refused-not-seated = You're not at this table. Press **Join** to take a seat.
refused-no-seat = You're not at this table, and there's no seat to take now.
refused-table-full = The table is full: this game is for up to { $most }.
refused-too-few = At least { $least } are needed. Invite somebody, or press **Computer player**.
refused-too-many = This can be played by { $most } at most. Choose another game or other options, or somebody gets up.
refused-host-only = Only the host can do that.
refused-nobody-to-agree = At least two have to ask for that, and nobody else at this table can. You can wait until the time for the turn is over, ask to stop with `/table close`, or leave.
refused-no-computer = There's no computer player to send away.
refused-table-closed = This table is closed. Open a new one with `/table open`.
refused-moved-on = The table has moved on. Have another look.
refused-no-rule-now = You can't make a rule here now: only the winner of the last round may, once, within a day.
refused-rule-first = { $who } has won and may make a rule; time is up { $until }. Then the next round can be dealt.
refused-rule-stays = This stays as it is during a match: { $place }. Press **Undo**, and change something else.
refused-rule-one-change = { $count ->
    [0] You haven't changed anything yet.
   *[other] These are { $count } changes. A winner makes one: press **Undo**.
}
refused-bad-value = That isn't one of the choices.
refused-not-offered = That isn't one of the choices: { $choices }.
refused-only-people = Only people can be sent away. **Options** removes a computer player from a lobby.
refused-no-teams = Teams are set with four or six at the table, where the option leaves them to the host.
refused-bad-option = **{ $name }**: “{ $given }” isn't possible. It can be: { $choices }.
refused-bad-card = I don't know the card “{ $given }”. Write it like 7♤, 7S, “7 of spades” or “red joker”.
refused-not-held = You don't hold { $card }.
refused-nothing-to-look-at = There's no card to look at now.
refused-looked-already = You've looked at the secret card already: nobody sees it twice in a round.
refused-no-jumping = Nobody jumps in in this game.
refused-nothing-to-jump-on = There's no card yet to jump in on.
refused-unreadable = I can't read that button. It may be from an older version of the bot.
refused-server-only = That works in a server, not here.
refused-may-not-post = I'm not allowed to write in this channel. I need to view it, send messages and embed links there.
refused-gone = I can't get to that place any more: it was deleted, or I'm not allowed to see it.
refused-discord = Discord isn't answering at the moment. Nothing is lost; try again in a while.
refused-busy = Too many people want something at this moment. Try again in a few seconds.
refused-one-at-a-time = One thing at a time: wait for the answer to your last presses.
refused-store-away = I can't get at my notes at the moment. What I've answered is kept; try again in a while.
refused-mistake = Something went wrong on my side. Nothing at the table has changed. (code { $code })
refused-no-charges = There's nothing to accuse anybody of in this game.
refused-no-proposals = There's nothing to propose in this game.
refused-no-showing = Showing cards isn't part of this game.
refused-options-conflict = That doesn't go together with the other options.

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
stop-asked = { $count ->
    [one] You ask to stop the match. One more has to agree: **Stop the match** at the table, or `/table close`.
   *[other] You ask to stop the match. { $count } more have to agree: **Stop the match** at the table, or `/table close`.
}
table-stopping = 🏳️ To stop the match here: { $count } of { $most } in favour. If all agree, it counts for nobody (`/table close`).
button-giveup = Stop the match
ended-few = { $count ->
    [0] The match is decided as it stands: too few are left.
   *[other] The match is decided as it stands: { $who } left.
}
ended-stale = { $count ->
    [0] Nobody has played for a long time. The match is decided as it stands.
   *[other] Nobody has played for a long time. The match is decided as it stands: { $who } had to play, and counts as having left.
}
ended-consent = { $people ->
    [1] It was stopped here. The points stay as they are.
   *[other] Everybody agreed to stop here. The points stay as they are.
}
ended-closed = { $who } closed the match. The points stay as they are.
ended-server = The server no longer had the bot. The points stay as they are.
ended-unending = By the newest rule rounds come to no end. The points stay as they are.
ended-uncounted = It stays in the history, and counts for nobody's wins and rating.
ended-left = -# Left before the end, and placed last: { $who }
ended-sent = -# Sent away by the table: { $who }, at place { $place }. It isn't rated for them.
ended-void = No round was over, so the match has no result.
void-few = { $count ->
    [0] Too few are left to play.
   *[other] Too few are left to play: { $who } left.
}
void-stale = Nobody has played for a long time.
void-consent = { $people ->
    [1] It was stopped here.
   *[other] Everybody agreed to stop here.
}
void-closed = { $who } closed the match.
void-server = The server no longer had the bot.
void-damaged = The table could no longer be read.
void-unending = By the newest rule rounds come to no end.
notice-lost-place = I can't get to the table's channel any more. The match waits; the host can move it with `/table here`.
notice-cannot-delete = I'm not allowed to delete messages here, so what's written during silence stays.
notice-closed = The table is closed.
notice-closed-damaged = Table #{ $number }, which I can't read any more, is closed.
notice-table-here = The table goes on here.

## Lessons
cmd-learn = Learn a game by playing it: a few minutes
lesson-title = ### 🎒 { $game } · lesson { $number } of { $count }
lesson-right = ✅ { $why }
lesson-aside = 🤔 You could do that, but here something else is to be learned. Read on and try again.
lesson-keys = -# Or type: { $commands }
lesson-which =
    ### 🎒 Learn by playing
    Short positions with real cards. You may stop at any time and go on later with `/learn`.
pick-learn = Which game?
lesson-offer = Never played { $game }? A few minutes, and you know how.
button-learn = Show me
button-learn-again = Once more
button-learn-other = Another game
button-skip = Skip this lesson
lesson-finished-title = ### 🎒 { $game } · done!
lesson-finished = Now you know enough to sit down with others: `/table open`. The rest is in `/rules`.
refused-no-lesson = You haven't begun a lesson. `/learn` begins one.
refused-not-in-lesson = That doesn't work in a lesson.
hint-cards = 💡 { $told }
hint-owes = 👉 { $who } played { $card }.
hint-owes-own = 👉 Your own { $card } has come round to you.
hint-drew = 👉 You drew { $count }: { $who } played { $card }.
hint-skipped = 👉 You lost your turn: { $who } played { $card }.
hint-accused = 👉 You drew { $count }: { $who } noticed that you hadn't said it.
hint-spoke = 👉 You drew { $count }: { $what ->
    [secret] you named the secret card
   *[other] you broke the silence
}.
lesson-follow-tell = Your aim: get rid of all your cards. Play one of the same suit or the same value as the card on top.
lesson-follow-right = Same value, so it goes: suit or value is enough.
lesson-anywhere-tell = Neither the suit nor the value of { $card } lies there, but it goes on any card. Play it.
lesson-anywhere-right = { $card } goes on anything: keep it for when nothing else fits.
lesson-together-tell = Cards of one value may be laid together, if the first one fits. Play { $cards } at once.
lesson-together-right = { $cards } in one turn: that empties a hand quickly.
lesson-draw-tell = Nothing you hold fits. Draw a card; if it fits, play it at once.
lesson-draw-right = Drawn and played. If it doesn't fit, you press **{ button-pass }**.
lesson-debt-tell = A seven lies before you: you'd have to draw. Answer with { $card }, and the next player draws for both sevens.
lesson-debt-right = The cards add up and wander on, until somebody has no answer.
lesson-call-tell = A jack calls the suit that has to follow. Play { $card }, and call the suit you hold most of: spades.
lesson-call-right = Now spades has to be played. Good for you.
lesson-skip-tell = { $card } makes the next player lose the turn. Play it.
lesson-skip-right = Skipped! Now it's whoever comes after them.
lesson-reverse-tell = { $card } turns the direction round: whoever came before you is next. Play it.
lesson-reverse-right = And round it goes, the other way.
lesson-previous-tell = { $card } hits whoever came before you: they draw. Handy against somebody with few cards. Play it.
lesson-previous-right = Caught! Now they have further to go.
lesson-mau-tell = When you have one card left, say it! Play { $card }, then press **{ $word }**
lesson-mau-right = Just in time. { $needed ->
    [yes] Whoever forgets it may not play the last card on the next turn.
   *[no] Whoever forgets it may have to draw.
}
lesson-accuse-tell = { $seat } has one card left and hasn't announced it (“{ $words }”). Press **{ button-accuse }** and choose { $seat }.
lesson-accuse-right = Well spotted: that costs cards. Keep an eye on the others.
lesson-card-tell = Play { $card }: { $does }.
lesson-card-right = { $card }: { $does }.
lesson-round-tell = Now a short round, against computer players. Below your hand you can read what your cards do. Get rid of them all!
lesson-round-right = A whole round played to its end!
lesson-silence-tell = A king lies there: **silence**, nobody says a word until the next one. Play { $card }, and then, with one card left, **knock** twice.
lesson-silence-right = Knocked twice within ten seconds: that counts as “Mau-Mau”. Laughing is always allowed.
lesson-voador-jump-tell = It isn't your turn, but you hold the very card that lies on top: { $card }. Press **{ button-jump }**, quick! It steals the turn, and you play again.
lesson-voador-jump-right = Stolen! That is the “flying” in the name: be quicker than the player to move.
lesson-voador-twin-tell = On your own turn the twin of the top steals your turn, or is a *dobradinha*: the next player draws two and then plays. Choose the dobradinha.
lesson-voador-twin-right = Two cards for them, and no effect of the card's own.
lesson-voador-joker-tell = A joker goes on anything. Play { $card }: the next player draws five, or answers with a joker.
lesson-voador-joker-right = Five cards! What counts now is the card below the joker.
lesson-voador-secret-tell = Some tables play with a *secret card*: everybody sees it for a moment before the deal, and nobody names it. Here it is { $card }, and you hold it. Pick it under **{ pick-attack }**, then choose { $seat }.
lesson-voador-secret-right = Eight cards! Only the other copy of the card could have struck back.
lesson-vote-tell = What the bot can't see or hear, the table decides: below 🗳️ somebody is accused. Say it's true: press **{ button-yes }**.
lesson-vote-right = The table agrees, and that costs cards. `/complain` is how you bring something up.
lesson-amm-lock-tell = A two is *boi na linha*: only a two may be played now, and it unlocks the game. You have one.
lesson-amm-lock-right = Unlocked. Without a two you would have drawn one and passed.
lesson-amm-eights-tell = With an eight you may play more eights, and a card of the last eight's suit, all at once. Play 8♧, 8♡ and 4♡ together.
lesson-amm-eights-right = Three cards in one turn. One card must always stay in your hand.
lesson-amm-pair-tell = The card on top was played just now, and you hold its twin, { $card }. Play it: the next player draws two.
lesson-amm-pair-right = Two cards for the next player. It only works on the card played just before.
lesson-amm-left-tell = The 4♢ makes everybody pass a card to the left, unseen. Play it, then give away the card you like least: the nine.
lesson-amm-left-right = Everybody holds a new card now, and only you know which one you gave.
lesson-amm-round-tell = Now a short round against computer players. As usual in this game a wrong card costs cards, and nothing marks the ones that fit. Get rid of yours!
lesson-dig-tell = Nothing you hold fits, and here you draw until something does. Draw, and play what you find.
lesson-dig-right = Found one. The others stay in your hand.
lesson-wild-tell = A jack goes on almost anything and calls the suit that has to follow. Play { $card }, and call what you hold most of: spades.
lesson-wild-right = Now spades has to be played. Good for you.
lesson-shield-tell = You'd have to draw. A two of the same suit is a shield: play { $card }.
lesson-shield-right = The two keeps the cards away from you.
lesson-again-tell = An ace lets you play again. Play { $card }, and another card after it.
lesson-again-right = Two cards in one turn.
lesson-ime-joker-tell = A joker goes on almost anything. Play { $card }: the next player draws four, or answers with a two.
lesson-ime-joker-right = Four cards! And after a joker any card goes.
lesson-ime-eat-tell = Having a bite while you play? Press **{ button-eat }**: as long as you eat, nobody changes places with you, not even with a 3♢ or a 3♡.
lesson-ime-eat-right = You kept your place, in spite of the 3♢. **{ button-stop }** when your plate is empty.
lesson-serbian-cover-tell = An ace has to be covered at once: with its suit, another ace or a jack. Play { $card }, then cover it.
lesson-serbian-cover-right = Covered. An ace is never the last card.
lesson-serbian-jump-tell = It isn't your turn, but you hold the very same card: { $card }. Press **{ button-jump-in }**, quick! It counts in full, and play goes on after you.
lesson-serbian-jump-right = You were quicker. Only a jack can't jump in.
lesson-serbian-last-tell = With one card left say **{ button-say-last-card }** Play { $card } first. (If the last one is a jack, it is **{ button-say-mau-mau }**)
lesson-serbian-last-right = Said in time, and safe.
lesson-serbian-cut-tell = Before the deal somebody cuts the pack, now you. The card you cut to is a strong one, and you may keep it as an extra. Press **{ button-keep }**.
lesson-serbian-cut-right = One card more than the others, but a good one. The next one wasn't strong, so it starts the pile.
lesson-solitaire-follow-tell = Alone you try to empty your hand with few draws and few turns. Play a card of the same suit or value as the top.
lesson-solitaire-alone-tell = The next player is you! Play { $card }, and the three cards of a seven are yours to draw. Play it and draw.
lesson-solitaire-alone-right = Three cards more: keep such cards for when you have the answer.
lesson-solitaire-shield-tell = Better so: play { $card }, and answer yourself with the two of its suit.
lesson-solitaire-round-tell = Now a short game of your own. Below your hand you can read what your cards do. Get rid of them all!
lesson-zheng-lead-tell = Be the first to get rid of your cards. Low to high: 3 4 5 … K A 2, jokers. You lead, so play what you like; low cards first: { $card }.
lesson-zheng-lead-right = Suits don't matter here, only ranks. And twos are high!
lesson-zheng-beat-tell = A single card lies there: beat it with a higher one. The lowest that does it is { $card }; keep the king.
lesson-zheng-beat-right = Higher is enough, and the strong cards stay for later.
lesson-zheng-pass-tell = Nothing you hold beats an ace. Pass; you may still play later in this trick.
lesson-zheng-pass-right = Once all the others have passed in a row, whoever played last leads anew.
lesson-zheng-pair-tell = Two of one value lie there. Only two of a higher value beat them: play your pair.
lesson-zheng-pair-right = Always the same kind, with as many cards, but higher.
lesson-zheng-sequence-tell = Three in a row lie there: a sequence. Suits may be mixed. Beat it with a higher one of three.
lesson-zheng-sequence-right = Three cards gone at once. Sequences can be longer, too.
lesson-zheng-multiple-tell = You lead. Pairs in a row, three or more of them, are a multiple sequence: play 4 4 5 5 6 6.
lesson-zheng-multiple-right = Six cards in one go, and hard to beat.
lesson-zheng-wild-tell = Twos and jokers may stand for a lower card beside another one. Play 10♧ with 2♢: a pair of tens.
lesson-zheng-wild-right = A pair of tens beats the nines. A pure one of the same rank would beat it.
lesson-zheng-tribute-tell = You were last in the round before: that costs *tribute*. Give your highest card to those who were first: { $card }.
lesson-zheng-tribute-right = They give you back a card they don't want. Come first, and it's you who takes!
lesson-zheng-round-tell = Now a short round against computer players. Play low cards and long combinations early, and keep the high ones. Go!

## Leaderboard
leaders-all-games = all games
leaders-none-yet = Nobody has played enough for this list yet.
leaders-rating = **{ $rating }** · { $matches ->
    [one] one match
   *[other] { $matches } matches
}
leaders-wins = matches won: **{ $matches_won }** of { $matches } · rounds won: { $won } of { $rounds }
leaders-placings = ahead of **{ $share } %** · { $medals }
leaders-points = **{ $mean }** a round · { $points } in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
leaders-provisional = { $who } — about { $rating }, provisional · { $matches ->
    [one] one match
   *[other] { $matches } matches
}
leaders-unrated = { $who } — not rated yet
leaders-computers = won **{ $won }** of { $matches }
leaders-lacks-matches = { $who } — { $done } of { $count } matches so far
leaders-lacks-rounds = { $who } — { $done } of { $count } rounds so far
leaders-about-rating = A careful estimate of how well somebody plays, from matches of at least two rounds against other people. Whoever has played little, or with few different people, is listed below, as provisional. Whoever is away sinks slowly.
leaders-about-wins = Among people. Equal wins share a place.
leaders-about-placings = How many of the other people come behind, from { $count } matches on: 100 % is always first, 0 % always last.
leaders-about-points = The mean of all rounds among people, from { $count } rounds on.
leaders-about-computers = Matches in which all others were computer players.
season-all = all time
season-this = this month
season-last = last month
by-rating = rating
by-wins = matches won
by-placings = placings
by-points = points a round
by-computers = against computers
arg-season = This month, last month, or all time
podium-title = ## 🏆 The podium of { $season }
podium-reckoned = -# Ratings and places are those among people now. They were reckoned anew from all results; `/leaderboard` says what a rating is.
leaders-title = ## Leaderboard of { $server }
leaders-gone = has left the server
leaders-none = Nobody has finished a round yet. Open a table with `/table open`, and be the first!
leaders-total = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} and { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} in all.

## At one's own pace
cmd-table-host = Make somebody else the host
cmd-table-invite = Invite somebody to the table, or call all who look for one
cmd-table-pause = Ask for a pause: it begins as soon as most of you want it
cmd-table-resume = Ask that the pause ends now
cmd-games = Your tables in all servers: whose turn it is, and until when
cmd-away = Announce holidays: meanwhile your clocks stand still
arg-invited = Whom to invite; leave it out to call everybody who looks for players
arg-pause = How long
arg-from = The first day: 2026-12-24, 24.12., today, tomorrow
arg-until = The last day, likewise
pause-1h = an hour
pause-6h = 6 hours
pause-12h = 12 hours
pause-24h = a day
pause-48h = two days
pause-72h = three days
pause-7d = a week
button-pause = Pause
button-resume = Go on
button-home = I'm back
host-done = { $who } is the host now.
invite-done = The invitation is on its way.
invitation = { $called }: { $host } is looking for players. **{ $game }**, { $count } of { $most } at the table: { $link }
pause-asked = { $count ->
    [one] You ask for a pause of { $length }. One more has to ask for it: **Pause** at the table, or `/table pause`.
   *[other] You ask for a pause of { $length }. { $count } more have to ask for it: **Pause** at the table, or `/table pause`.
}
pause-begun = The table is paused, and goes on { $until }. All clocks stand still.
pause-end-asked = { $count ->
    [one] You ask that the pause ends. One more has to ask for it: **Go on** at the table, or `/table resume`.
   *[other] You ask that the pause ends. { $count } more have to ask for it: **Go on** at the table, or `/table resume`.
}
pause-over = The pause is over; the clocks go on.
table-paused = ⏸️ **Pause:** it goes on { $until }. Nobody plays, and all clocks stand still.
table-pausing = 🗳️ A pause of { $length }: { $count } of { $most } in favour (`/table pause`).
table-unpausing = 🗳️ To end the pause: { $count } of { $most } in favour (`/table resume`).
seat-holiday = 🏖️ away from { $begin } until { $end }
refused-paused = The table is paused, and goes on { $until }. If most of you want it, that's sooner: `/table resume`.
refused-not-paused = The table isn't paused.
refused-pause-timed = This round is played against the clock: there's no pause before it's over.
refused-pause-used = A match here can be paused for { $days ->
    [one] one day
   *[other] { $days } days
} in all. Of that, { $left ->
    [0] nothing is
    [one] one hour is
   *[other] { $left } hours are
} left.
refused-not-invited = I can't invite them: they sit here already, were invited before, were sent away, or can't see this channel.
refused-called-already = Somebody called for players less than an hour ago. You can still invite people by name.
refused-no-role = This server hasn't chosen a role to call for players (`/settings`). You can invite people by name.
refused-managers-only = In this server only those who manage it open tables. Ask one of them!
refused-away-dates = I don't understand these dates. Write them as `2026-12-24`, `24.12.`, today or tomorrow; the first day comes first.
refused-away-past = That's over already.
refused-away-long = Holidays begin within a year, and last { $most } days at most.
refused-away-many = You've announced { $most } holidays already. Call one off first: `/away`.
hand-then = -# Last updated { $when }.
hand-out-of-turn = ⏳ It isn't your turn: a card laid now is a mistake.
hand-lies = On top: { $lies }
hand-since = **Meanwhile**
hand-since-late = **Meanwhile** your time was up, so the bot played for you:
remind-mention = ⏰ { $who }, we're waiting for you! Time is up { $until }.
games-title = ## Your tables{ $pages ->
    [1] {""}
   *[other] {" "}(page { $page } of { $pages })
}
games-none = You're not at any table. `/table open` opens one.
games-line = - { $turn }**{ $game }** [#{ $number }]({ $link }) · { $where }
    { $state }
games-yours = **It's your turn.**
games-yours-until = **It's your turn**; time is up { $until }.
games-others = { $who } to move.
games-others-until = { $who } to move; time is up { $until }.
games-between = Between two rounds.
games-lobby = Not begun yet: { $count } of { $most } at the table.
games-paused = ⏸️ Paused; it goes on { $until }.
games-alone = For you alone.
away-title = ## Holidays
away-line = - 🏖️ from { $begin } until { $end }
away-told = { $count ->
    [0] Your clocks stand still then.
    [one] Your clocks stand still then. One table has been told.
   *[other] Your clocks stand still then. { $count } tables have been told.
}
away-limit = -# In { $server } clocks stand still for { $days } days a month at most.
away-none = No holidays announced. `/away` with a first and a last day tells all your tables.
away-over = Your holidays are called off; your clocks go on.
prefer-person-reminders = Reminders
prefer-person-reminders-about = When half of the time for your turn is over, and when little of it is left.
prefer-person-reminders-dm = by direct message
prefer-person-reminders-mention = by a mention at the table
prefer-person-reminders-off = none
prefer-person-quiet = Quiet hours
prefer-person-quiet-about = Nothing rings in these hours, by the clock of your time zone.
prefer-person-quiet-off = none
prefer-person-zone = Time zone
prefer-person-zone-about = For quiet hours, and for the days of `/away`.
prefer-server-opening = Opening tables
prefer-server-opening-about = Who may open tables here.
prefer-server-opening-everyone = everybody
prefer-server-opening-managers = those who manage the server
prefer-server-holidays = Holidays
prefer-server-holidays-about = On how many days a month clocks stand still while somebody is away.
prefer-server-pauses = Pauses
prefer-server-pauses-about = For how many days in all a match may be paused.
prefer-server-role = Looking for players
prefer-server-role-about = The role that `/table invite` calls.
prefer-server-role-none = no role

## Statistics
cmd-stats = What somebody has done in this server
stats-title = ## { $who } · { $game }
stats-none = Nothing finished here yet.
stats-rating = rating: **{ $rating }**
stats-unrated = rating: after matches of at least two rounds against other people
stats-computers = against computer players: won { $won } of { $matches }
stats-no-people = no match against other people yet; only matches with people on more than one side count here
stats-provisional = rating: about { $rating }, provisional (few matches, or few different people)
stats-streak = matches won in a row: { $now } · longest: **{ $best }**
stats-card = 💚 favourite card: { $card } (played { $count ->
    [one] once
   *[other] { $count } times
})
stats-debt = 📥 largest debt drawn: { $count ->
    [one] one card
   *[other] { $count } cards
}
stats-silence = 🤫 silence broken: { $count ->
    [one] once
   *[other] { $count } times
}
stats-beats = ⬆️ most often ahead of { $who } ({ $ahead } : { $behind })
stats-bows = ⬇️ most often behind { $who } ({ $ahead } : { $behind })
stats-chart = The rating after each of the last { $count } matches

## Help
help-body =
    ## Mau-Mau in 20 seconds
    1. `/table open` opens a table here. Everybody presses **Join**; the host adds computer players and presses **Start**.
    2. Your cards come by direct message, with buttons to play them. **My hand** at the table shows them too.
    3. Play a card of the same suit or value as the top one. With one card left press **Mau-Mau!**

    `/hand` `/play` `/draw` `/pass` `/mau` `/accuse` `/jump` do the same from the keyboard; `/arm` jumps in for you while you're away.
    Never played? `/learn` teaches you a game as you play it.
    `/rules` tells the rules, `/leaderboard` who's best here, and with `/solitaire` you play alone.
rules-title = ## { $game }

## About this bot, and what it keeps
cmd-about = Which bot this is, and how it does
cmd-privacy = What is kept about you: see it, export it, delete it
about-body =
    ## maumau { $version }
    Up since { $since }; Discord answers in { $latency } ms.
    Open tables: { $here } in this server, { $all } in all.
about-shards = This server is served by shards { $shards }.
about-link = More about me: { $link }
privacy-title = ## What I keep
privacy-you = - **About you:** your Discord id, your name, what servers call you and whether you've left them, your language, and the channel of our direct messages.
privacy-choices = - **What you choose:** settings, holidays, where you are in a lesson, and your tries at the day's deal.
privacy-games = - **About games:** who sits where, every card played and drawn, the points, and the seeds of the deals, so that anybody can check that nobody chose the cards.
privacy-accounts = - **What that adds up to:** wins, points, ratings, your favourite card, how often you've met whom, and who was ahead.
privacy-attendance = - **Reliability:** which matches you finished, and how long you usually took to answer in each round. Whoever sits at an open table with you can see it roughly.
privacy-written = - **Games you write:** your draft, and which games of a server you saved last.
privacy-decisions = - **Decisions:** what you decided about tables and people, and what was decided about you, for 90 days; that you closed a match or made it void; and who keeps you from playing in a server, until somebody lets you in.
privacy-words = - **Not what you write.** During silence I only check whether it was speech, and keep nothing else.
privacy-forever = - **How long:** for as long as I run here.
privacy-days = - **How long:** cards and moves of a finished table for { $days ->
    [one] a day
   *[other] { $days } days
}; afterwards its results, its seeds, and a script of its moves.
privacy-servers =
    - **Servers:** if one removes me, everything about it is deleted after { $days } days, unless I'm back by then.
    - **Who sees it:** whoever plays with you sees the game, and whoever runs me can read my database. Nobody else gets any of it.
    - **Deleting:** you leave your tables. Your name becomes “someone” everywhere and your id is gone; the results of others stay. Messages that stand on Discord already stay there.
privacy-export = Export my data
privacy-erase = Delete my data…
privacy-exported = This is all I keep about you.
privacy-ask =
    ## Delete everything about you?
    { $tables ->
        [0] You sit at no table.
        [one] You leave the table at which you sit.
       *[other] You leave the { $tables } tables at which you sit.
    } Your points, wins and settings are gone, and nobody can bring them back.
privacy-sure = Delete for good
privacy-erased = Nothing of you is left here. If you sit down at a table again, we begin anew.
refused-not-yours = That's about somebody else. `/privacy` shows what's yours.
refused-sat-down = You've sat down somewhere meanwhile, so nothing was deleted. Try again.

## Commands
cmd-table = Tables: open one, see it, leave it
cmd-table-open = Open a table here
cmd-table-show = Post the table again, at the end of the channel
cmd-table-leave = Leave the table
cmd-table-close = Close the table
cmd-table-kick = Send somebody away from the table
cmd-table-here = Move the table to this channel
cmd-hand = See your hand
cmd-play = Play a card
cmd-draw = Draw
cmd-pass = Pass
cmd-mau = Say Mau-Mau
cmd-accuse = Catch somebody who didn't announce the last card
cmd-jump = Jump in with exactly the top card
cmd-arm = Jump in automatically when this card's twin is played; without a card: switch it off
cmd-complain = Accuse somebody of what the bot can't see; the table votes
cmd-propose = Propose something to the table, such as giving up the round; it votes
cmd-show = Show one of your cards to the table; it costs penalty cards
cmd-leaderboard = Who's best in this server
cmd-help = How to start in 20 seconds
cmd-rules = The rules of a game
arg-rules = Which game
arg-card = The card: 7♤, 7S, “7 of spades” or “red joker”; several with spaces between
arg-mau = Say Mau-Mau with it
arg-words = Which words to say, if there are two
arg-call = The suit to call with a jack
arg-player = Which player
arg-game = Which game
arg-by = Sort by
vote-asked = The table votes on it now.
vote-decided = It's decided: nobody else has to be asked.
vote-cast = Your vote is counted.

## The rules of the games, as one tells them at a table
rules-joker = joker
rules-aim = 🎯 **Aim:** be the first to have no cards left{ $pairs ->
    [yes] , you or a partner
   *[no] {""}
}.
rules-aim-alone = 🎯 **Aim:** have no cards left. Each card drawn, and each turn, costs a point.
rules-alone = You are your own next and previous player.
rules-deal = 🎴 **The deal:** { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} each from { $packs ->
    [one] one pack
   *[other] { $packs } packs
} of { $size } cards{ $from ->
    [all] {""}
   *[other] , { $from } to A
}, { $jokers ->
    [yes] two jokers to a pack
   *[no] without jokers
}.{ $most ->
    [1] {""}
   *[other] {" "}{ $least } to { $most } people play, { $direction ->
        [clockwise] clockwise
       *[counter] counter-clockwise
    }.
}
rules-begins = { $begins ->
    [draw_high] Before the deal everybody draws a card: whoever has the highest plays first.
    [host] The host plays first.
    [winner] Whoever won the round before plays first; in the first round, whoever draws the highest card.
   *[dealer] The player after the dealer plays first. After each round the deal moves on by one seat.
}
rules-follow = ▶️ **Your turn:** play a card of the same suit or value as the top one{ $twin ->
    [yes] , but never exactly the same card
   *[no] {""}
}.
does-Draw = { $voluntary ->
    [yes] If you can't, or don't want to,
   *[no] If you can't,
} draw one card: { $must ->
    [yes] if it fits, you must play it
   *[no] if it fits, you may play it
}; otherwise your turn ends.
does-DrawAlways = If you can't, or don't want to, draw one card: you may play that card if it fits, but no other; or pass.{ $seven_stops ->
    [yes] {" "}If the first card drawn for 7s is a 7, you draw no more.
   *[no] {""}
}
does-DrawUntil = If you can't, draw until a card fits. You may also draw without need, and draw on.{ $limit ->
    [0] {""}
   *[other] {" "}After { $limit } your turn is over, and the top card is an ordinary one.
}
rules-debt = **If a card makes you draw:** play an answer, or draw them { $after ->
    [over] and lose your turn
    [lays] and play a card if you can
   *[on] and play on
}.
rules-opening = { $acts ->
    [yes] A card is turned up to start with. It acts as if the dealer had played it.
    [no] A card is turned up to start with. It does nothing: just follow it.
   *[none] No card is turned up: whoever begins plays any card.
}
does-Declare = ☝️ **One card left:** press *{ $word }* before { $any_act ->
    [yes] the next player acts
   *[no] the next card is played
}{ $knock ->
    [yes] {" "}(in silence, press *{ button-knock }* twice)
   *[no] {""}
}.
does-LastCard = ☝️ **One card left:** press *{ $word }* (if it is a J: *{ $second_word }*) before { $any_act ->
    [yes] the next player acts
   *[no] the next card is played
}. The wrong one counts as forgotten.
does-Gesture = ☝️ **One card left:** press *{ $word }* before { $any_act ->
    [yes] the next player acts
   *[no] the next card is played
}.
does-Accuse = Whoever forgets it, and is caught (*{ button-accuse }*), draws { $penalty }.{ $false_penalty ->
    [0] {""}
    [one] {" "}A false alarm costs 1 card.
   *[other] {" "}A false alarm costs { $false_penalty } cards.
}
rules-forgotten = Whoever forgets it draws { $cards } at once.
rules-course-undeclared = If somebody goes out without saying it, and isn't caught, the others' points count twice.
rules-and = { $one }; { $more }
rules-card = **{ $cards }:** { $does }.
rules-adding = { $card } (then { $twice }, { $thrice } …)
rules-of-its-suit = { $rank } of its suit
goes-anywhere = goes on anything
goes-anywhere-uncalled = goes on anything but a called suit
goes-on-call = goes on any called suit
goes-not-on-own = never on a { $rank }
goes-over = then follow the card below it
goes-aside = is set aside
goes-then-any = then any card goes
does-Skip = the next player sits out
does-Reverse = the direction turns; if only two play, you go again
does-ReverseToBehind = the direction turns
does-DrawDebt = the next player draws { $cards }{ $answers ->
    [none] , without an answer
   *[other] {" "}or answers: { $answers }
}
does-ThirdSix = third in a row: the next player draws { $cards } or answers: { $answers }
does-NextDraws = the next player draws { $cards }, then plays
does-PreviousDraws = the previous player draws { $cards }
does-OthersDraw = all others draw { $cards }
does-OthersDrawAtTheEnd = as last card, all others draw { $cards }
does-PlayAgain = play again
does-CallsSuit = call a suit for { $until ->
    [caller] everybody until your next turn
   *[next] the next card
}{ $debt ->
    [yes] , for answers too
   *[no] {""}
}
does-DealerTakesTurn = if it is turned up at the start, the dealer begins
does-PassCards = everybody chooses a card and passes it to the left, all at once
does-Lock = *boi na linha* (ox on the track): only another one may be played, and it unlocks; or draw one and pass
does-Silence = silence until the next one, laughing is free; each message costs { $talk ->
    [one] 1 card
   *[other] { $talk } cards
}
does-Hecatombe = all draw { $cards }, you too
does-ChupaCabra = you may have somebody take { $cards } of your cards unseen, never the last
does-Defence = answers { $suited } of its own suit, and any { $every }; { $sevens ->
    [kill] it ends a run of 7s
    [chain] a run of 7s goes on: any 2 or a 7 of its suit answers
   *[relay] a run of 7s goes on: any 7 or a 2 of its suit answers
}
does-SwapSeats = change places with the previous player (not while eating)
does-TakeAndPlay = { $alone ->
    [yes] a card drawn blind from your hand is played
   *[no] take a card unseen from the next player and play it, whatever lies on top; not from somebody who has said *Mau-Mau*
}
does-MustBeCovered = cover it at once: its suit, an A or a J, or { $one_draw ->
    [yes] draw one
   *[no] draw until you can
}
rules-never-last = Nobody can go out with: { $cards }.
does-StealOwn = **Twin** of the top (the same card) on your turn: play it without effect and play again, or play it as dobradinha.
does-Double = **Dobradinha:** the top card's twin on your turn, without effect; the next player draws { $cards }, then plays.
does-JumpIn = **Stealing the turn:** if you hold the twin of the top card (no joker), play it with *{ button-jump }*, also out of turn, while that card is on top. It has no effect, cards still to be drawn are forgiven, and you play again.
does-JumpInFully = **Jumping in:** press *{ button-jump-in }* with exactly the top card, never a J, before the next player acts. It has its full effect{ $doubled ->
    [yes] , a 2 twice
   *[no] {""}
}, and play goes on from you. Whoever an 8 skips can't jump in on it.
does-Attack = **Secret card:** shown before the deal, never named. Play it on anything as an attack: somebody draws { $cards }, or strikes back with the other copy: { $answer }. A wrong card, or naming it, costs { $wrong ->
    [one] 1 card
   *[other] { $wrong } cards
}.
does-SecretLast = Going out with the secret card: all others draw { $cards }.
does-LayCards = **8:** you may play more 8s with it, and then one card of the last 8's suit. You keep at least one card. While a suit is called, all these 8s have to be of it. If two of them are of one suit, the next player draws { $cards }.
does-LayCards-more = **Twin:** a card identical to the one played just before it makes the next player draw { $cards }, then play.
does-DealerGoesOn = A dealer who turns up an 8 may play more 8s on it.
does-DealerUsesJoker = Whoever deals and turns up a joker uses it as if it were played; another card is turned under it.
does-RussianRoulette = **Russian roulette:** a joker face down; a card is turned and counts round from you: whoever it ends on draws { $cards }.
does-PokerOnRun = **Poker:** after three cards of a suit in a run, all may lay 2 to 5 cards as a poker hand; the best makes somebody draw { $cards }.
does-LastJack = **Going out with a J:** the others' points count twice; with the J♡ they first pass their hands on.
does-LastTwoOfClubs = **Going out with the 2♧:** choose whose points count twice.
does-Claim = **Rebound:** { $cards } cards drawn for a joker, of one value, one suit or four suits, no joker among them: claim it, and its player draws { $answer }.
does-Eat = *{ button-eat }*: while you eat, nobody changes places with you.
does-AskCount = *{ button-ask }* You may ask that once a turn; nobody has to tell.
does-Show = Showing a card costs { $penalty ->
    [one] 1 card
   *[other] { $penalty } cards
}.
does-SaysNothing = **ROM:** nobody says a word; each message costs { $silence_penalty ->
    [one] 1 card
   *[other] { $silence_penalty } cards
}.
does-Look = Looking before the deal is done costs { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
rules-misplay = **Mistake:** a wrong card, or one out of turn, comes back and costs { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, once a round.{ $hints ->
    [yes] {" "}What goes is marked.
   *[no] {" "}Nothing is marked.
}
rules-course-cut = **The cut:** whoever sits before the dealer cuts the pack. A strong card there may be kept, up to three of them: { $cards }.
rules-course-cyclic = **Cíclico:** going out counts 1; all draw up to { $hand }, and play goes on.
rules-course-pairs = **Pairs:** partners sit opposite and add up their points.
rules-course-shuffles = **Mini:** after { $number } shuffles the round ends; fewest cards win.
rules-course-minutes = **Mini:** after { $number } minutes the round ends; fewest cards win.
rules-points = 🏁 **Points:** cards left count { $values }{ $winner ->
    [0] {""}
   *[other] ; the winner gets { $winner }
}.
rules-value = { $points } for { $cards }
rules-values = { $values }; all others their number
rules-points-each = 🏁 **Points:** { $each } for each card left.
rules-points-won = 🏁 **Points:** { $winner } for a round won.
rules-points-twice = Going out with { $cards }: the others' points count twice.
rules-end = The match ends when somebody has { $beyond ->
    [yes] more than { $target } points
   *[no] { $target } points or more
}; { $lowest ->
    [yes] fewest
   *[no] most
} points win.
rules-changed = 🔧 **At this table:** { $options }
rules-and-others = { $options } · +{ $count }
rules-letters = A ace · J jack · Q queen · K king
rules-zheng-deal = 🎴 **The deal:** all { $cards } cards of a pack with two jokers are dealt, so some may hold one card more. { $teams ->
    [yes] { $least } or { $most } people play in two teams
   *[no] { $least } to { $most } people play
}, counter-clockwise.
rules-zheng-turn = ▶️ **Your turn:** beat what lies there with the same kind of combination, as many cards, but higher; or pass. You may still play later.
rules-zheng-leads = When all others have passed in a row, whoever played last leads anything; if they have no cards left, the next player does. The first leader is drawn by lot. The round goes on until only one player has cards.
rules-zheng-order = Low to high: 3 4 5 6 7 8 9 10 J Q K A 2, { card-52 }, { card-53 }.
rules-zheng-single = **A single card:** by its value.
rules-zheng-set = **A set:** two or more cards of one value. 2s and jokers may stand for a lower card beside a real one. The higher value wins; at the same value, the set without them.
rules-zheng-sequence = **A sequence** of three or more, 3 to A. Jokers stand for any card, 2s { $twos ->
    [yes] only for themselves above the A
   *[no] take no part
}. One suit beats mixed suits, then the value counts, then being without jokers.
rules-zheng-multiple = **A multiple sequence:** three or more values in a row, 3 to A, with two or more cards of each, as many of each: 5 5 6 6 7 7. 2s and jokers may help, but each value needs a real card or a joker. It beats one with as many values and as many of each: the higher value wins, then the one without 2s and jokers.{ $all ->
    [yes] {" "}Real 2s may stand above the A.
   *[no] {""}
}
rules-zheng-tribute = **Tribute:** before the next round the last player and the last but one each give up their highest card. The first and the second take one each and give a card back that they can do without; the first picks before the second, and { $open ->
    [yes] sees both cards
   *[no] picks blind
}. { $teams ->
    [yes] The third deals and leads; with three in a team, the fifth.
   *[no] The third deals and leads. Of three players only the last pays, to the first, and the second deals and leads.
}
rules-zheng-scores = 🏁 **Points:** { $teams ->
    [yes] three a team: 3 to the team of the first, 2 to that of the second, 2 for not having the last. First and second of one team: 10 with the third, { $fifth } with the fourth or fifth, 5 with the last. Two a team: { $first } and { $second }, added up. Partners sit alternately{ $drawn ->
        [yes] , drawn by lot
       *[no] {""}
    }
   *[no] { $first } for whoever is out first, { $second } for the second
}.
rules-zheng-end = The match ends when { $teams ->
    [yes] a team has { $target } points ({ $threes } with three a team)
   *[no] somebody has { $target } points
}; most points win, and at a tie another round is played.
rules-options = ⚙️ **{ $game }: the options** (▸ changed at this table)
rules-example = Example
rules-example-title = 👀 **{ $game }: an example**
rules-example-hand = **{ $who }**, your hand: { $cards }
rules-example-not = ❌ not now: { $cards }
rules-words = Words
rules-which-word = Show me its rule…
rules-which-option = What does an option do?…
rules-learn = Learn by playing
rules-all = All the rules
rules-nothing = That's all there is to it.
button-why = Why?

## Words that only card players know, each bold where it stands
term-twin = **Twin:** exactly the same card, in suit and value, from another pack.
term-answer = **Answer:** a card that you play instead of drawing: the next player has to draw then, or nobody.
term-call = **Call:** to name the suit that has to be followed, whatever lies on top.
term-arm = **Arm:** to choose cards beforehand; the bot jumps in with them for you (`/arm`).
term-dobradinha = **Dobradinha:** Brazilian for “a double”: the same card played on itself.
term-boi = **Boi na linha:** “ox on the track”: nothing gets through until another two is played.
term-silence = **Silence:** nobody says or writes a word; laughing, gestures and buttons are free.
term-accuse = **Caught:** to point out that somebody has forgotten to announce the last card.
term-secret = **Secret card:** everybody has seen it for a moment, nobody may name it.
term-rebound = **Rebound:** what was drawn for a joker strikes back at whoever played it.
term-mistake = **Mistake:** playing a card that doesn't go: at this table it costs cards.
term-strong = **Strong card:** one that does something, and counts more.
term-cover = **Cover:** to play one more card on the one that you have just played.
term-rom = **ROM:** Read Only Mau-Mau: gestures and buttons, but no words.
term-trick = **Trick:** all that is played from one lead until everybody else has passed.
term-wild = **Wild card:** it stands for a card that you don't have.
term-tribute = **Tribute:** what the last of a round pay the first before the next one.

## Rules that no game tells by itself
rule-COM-3 = When nothing is left to draw, the pile is shuffled; when that doesn't help either, pass.
rule-COM-7 = You need a seat to play, and each game has only so many.
rule-COM-9 = What the bot can't see is put to the vote of the others at the table, one matter at a time, while a round is played.
rule-COM-20 = Giving up: `/propose` that the round ends as it stands. When all the others agree nobody has won it, and every hand counts as it is.
rule-AMM-54 = The chupa-cabra is the black joker: it takes jokers to play with it.
rule-AMM-56 = Whoever wrote this game down advises against playing jokers together with *boi na linha*.
rule-AMM-21 = When somebody has reached the target, the match is over.
rule-AMM-40 = Whoever leaves may come back between two rounds; it costs points.
rule-AMM-41 = Whoever comes later begins with the next round, and with the worst total at the table.
rule-AMM-42 = For whoever is away the computer plays, until *{ button-back }* is pressed.
rule-SRB-1 = With a single pack no card has a twin, so nobody can jump in.
rule-SRB-12 = A queen that turns the direction can't be like a seven as well.
rule-IME-41 = Peeking, hiding cards and plotting against somebody aren't allowed; the table votes on it.
rule-IME-50 = Where going out doesn't end the round, only goings-out are counted.
rule-IME-55 = Pairs need four or six players, and a round that ends when one of them is out.
rule-ZSY-1 = Teams need four or six players, as many on each side.

## Solitaire
cmd-solitaire = Play Mau-Mau alone: a deal of your own, or the day's
arg-what = A new game, the day's deal, or the day's board
solitaire-new = a game of your own
solitaire-daily = the day's deal
solitaire-board = the day's board
solitaire-done = 🏁 Out! Cards drawn { $drawn } + turns { $turns } = **{ $total }**. The fewer, the better.
solitaire-stuck = Nothing can be played or drawn any more: this one is lost. Better luck next time!
solitaire-title = ## The deal of { $date }
solitaire-line = { $place }\. { $who } — **{ $points }** cards drawn and turns taken
solitaire-nobody = Nobody has finished it yet. Try it with `/solitaire`.
solitaire-nobody-did = Nobody has made it.
solitaire-given-up = -# Tried it, and didn't make it: { $who }{ $more ->
    [0] {""}
    [one] {" "}and one more
   *[other] {" "}and { $more } more
 }
solitaire-more = … and { $more } more.
refused-daily-played = You've played today's deal already. The next one comes at midnight, UTC.
why-needs-pairs = Teams need four or six at the table, as many on each side.
arg-rule = Which rule was broken
arg-proposal = What to propose
charge-VOA-15 = talked aloud during silence
charge-VOA-21 = hinted at the secret card
charge-AMM-55 = talked aloud during silence
charge-IME-40 = showed a card
charge-IME-41 = peeked, hid cards or plotted
proposal-IME-50 = to end the match now
proposal-COM-20 = to give up this round

## History
cmd-history = Finished matches: watch them again, move by move
history-title = ## Finished matches · { $whose }
history-none = No match has been played to its end yet.
history-open = See a match again…
history-match = **#{ $number } { $game }** · { $when } · { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
history-agreed = stopped by agreement
history-decided = decided as it stood
replay-title = ## Replay: #{ $number } { $game }
replay-where = Round { $round } · move { $move } of { $moves } in the match
replay-house = ⏰ The time of { $who } was up: the bot moved.
replay-eyes = With whose eyes?
replay-eyes-table = As everybody saw it
replay-eyes-open = All hands open
replay-eyes-seat = As { $who } saw it
replay-round = Go to a round…
replay-round-number = Round { $round }
button-film = 🎬 Film
film-of = 🎬 Round { $round } of table #{ $number }:
film-described = A film of a round of { $game }, in { $count ->
    [one] 1 picture
   *[other] { $count } pictures
}: hands, stock and pile after every move. First without cards: { $who }.
film-nobody = nobody
refused-no-film = There's no film of this round.
refused-film-failed = The film couldn't be drawn this time. Try again.
refused-film-busy = Too many pictures are being drawn right now. Try again in a minute.
export-script = 📄 Table script
export-json = 📄 JSON
refused-no-match = There's no finished match with that number in this server.
refused-still-played = That match is still on; you can watch it again when it's over.
refused-no-replay = Only the result of this match was kept, not its moves.

## What a server chooses for its tables
prefer-server-game = Game
prefer-server-game-about = What a new table plays when nobody says which game.
prefer-server-turn_clock = Time for a turn
prefer-server-turn_clock-about = At new tables; their hosts can change it.
prefer-server-thread = Threads
prefer-server-thread-about = Whether new tables get a thread of their own, where I may make one.
prefer-server-silence_penalty = Penalty for talking
prefer-server-silence_penalty-about = How many cards it costs to talk during silence, at new tables of games that have it; their hosts can change it.
prefer-server-places = Channels for tables
prefer-server-places-about = Where tables may be opened, threads included; none chosen: everywhere.
prefer-server-places-all = everywhere
prefer-server-seasons = Channel for the podium
prefer-server-seasons-about = Where I say who was best when a month is over; none chosen: nowhere.
prefer-server-seasons-none = nowhere
prefer-server-daily = Channel for the daily board
prefer-server-daily-about = Where I show how the day's deal of Mau-Mau Solitaire went, once its day (UTC) is over; none chosen: nowhere.
prefer-server-daily-none = nowhere
refused-not-here = No tables in this channel; open one there: { $where }

## Presets
arg-preset = Options that this server has saved under a name
button-save = Save as a preset
button-drop = Delete
button-settings = Back
pick-preset = Look at a preset…
presets-about = **Presets**
    -# Options under a name, for `/table open`. *{ button-save }* on the options screen of your table keeps them.
preset-title =
    ## { $preset }
    { $game }
preset-name = Its name
preset-name-about = A preset that has this name already is replaced.
preset-saved = Saved as **{ $preset }**: `/table open` offers it in this server, and `/settings` shows it.
refused-no-preset = This server has no preset “{ $preset }”.
refused-preset-name = A preset needs a name that can be seen.
refused-preset-game = “{ $preset }” is a preset of another game. Leave the game out, or the preset.
refused-preset-option = “{ $preset }” can't be opened: the option *{ $option }* isn't what it was when this was saved. Somebody who manages the server can save it anew.
refused-preset-rules = “{ $preset }” can't be opened: the rules have changed since it was saved. Somebody who manages the server can save it anew.
refused-presets-full = There are { $most } presets already, and no more than that fit. Delete one first: `/settings`.

## Chances
cmd-analyse = Everybody's chances in a round that is over, and the moves that changed them most
arg-table = The number of a table, as in /history; else this channel's last round
arg-round = Which of its rounds; else the last one that is over
button-analyse = 📈 Chances
button-look-again = Look again
analysis-title =
    ## 📈 Who could have won
    { $game } · round { $round } of table #{ $number }
analysis-under-way = 📈 The chances of round { $round } at table #{ $number } are being worked out. They'll be here within a minute or two; if not, *{ button-look-again }*.
analysis-legend = -# at the deal → at best
analysis-line = **{ $letter }** { $who }: { $first }% → { $most }%
analysis-picture = Everybody's chance of winning in percent, from the deal to move { $moves }. Five points of each line:
analysis-decisive = **What changed the most**
analysis-even = No single move changed much.
analysis-decision = move { $place } · { $who }: { $before }% → { $after }%
analysis-house = move { $place } · ⏰ the time was up, the bot moved · { $who }: { $before }% → { $after }%
analysis-about = With all hands open: how often each side wins when computer players go on from there, again and again{ $draws ->
    [yes] , and what's still to be drawn is shuffled each time
   *[no] {""}
}. So luck is part of every change, and a few percent mean nothing.
analysis-alone = With your hand open: how often computer players get rid of all cards from there; what's still to be drawn is shuffled each time. A few percent mean nothing.
refused-analyses-off = Chances aren't worked out in this server.
refused-analyses-busy = Too many rounds are being worked out right now. Try again in a few minutes.
refused-analyses-used-up = This server has had its { $most } rounds for today; the next one can be worked out { $when }. Rounds that were worked out before can always be seen.
refused-no-analysis = The chances of this round can't be worked out.
refused-analysis-failed = The chances of this round couldn't be worked out this time. You can try again { $when }.
refused-no-round-here = No round has ended in this channel yet. A table's number leads to its rounds: `/analyse table`.
prefer-server-analyses = Chances
prefer-server-analyses-about = Whether people may see who had which chance in a round that is over (`/analyse`).
prefer-server-analyses-on = yes
prefer-server-analyses-off = no

## The desk of a server
cmd-server = Open tables, and what was decided here by whom
manage-title = ## 🗂️ This server's desk
manage-page-tables = Tables
manage-page-matches = Matches
manage-page-deeds = Decisions
manage-page-people = People
manage-page-season = Season
manage-back = Back
manage-no-tables = No table is open.
manage-hidden = -# { $count ->
    [one] One more is in a channel that you can't see.
   *[other] { $count } more are in channels that you can't see.
}
manage-table = **[#{ $number } { $game }]({ $link })**
manage-lobby = not begun · { $count } of { $most } seats · opened by { $who } { $since }
manage-waits = round { $round } · waiting for **{ $who }**, asked { $since }
manage-choose = Look at one…
manage-about-open = Closing it decides the match as it stands; it counts for nobody's wins and rating.
manage-about-match = A void match stays in the history and counts for nothing: no points, no wins, no rating. The table is told, and you can take it back.
manage-about-void = This match is void: it counts for nothing. You can take that back.
manage-plays = You play at this table. What you decide here is announced there with that remark.
button-desk-close = Close the table
button-desk-void = Make it void
button-desk-restore = Let it count again
button-desk-season = Start it anew
manage-why = Why?
manage-why-about = Everybody at the table reads it. You may leave it empty.
refused-voided-already = This match has no result that could be made void, or it's void already.
refused-not-voided = This match isn't void.
refused-kept-out = You can't play on this server. Decided by: { $who }. `/server` says more.
refused-kept-out-until = You can't play on this server until { $until }. Decided by: { $who }. `/server` says more.
refused-roles-only = In this server only some roles open tables. Ask somebody who manages it!
refused-rights-only = Who may do what is decided by those who have the permission **Manage Server** in Discord.
manage-audit-about = What people with powers decided in the last 90 days. Whoever is concerned reads their lines with `/server`, too.
manage-concerned = What was decided here in the last 90 days that concerns you: your tables, you, and the whole server.
manage-audit-empty = Nothing was decided.
audit-closed-lobby = { $table } was closed before it began, by { $by }
audit-closed-closed = { $table } was closed by { $by }
audit-closed-consent = { $table }: everybody agreed to stop
audit-closed-few = { $table } ended, because too few were left
audit-closed-stale = { $table } ended, because nobody had played for a long time
audit-closed-server = { $table } was closed, because the server had no bot
audit-closed-damaged = { $table } was closed, because it couldn't be read
audit-closed-unending = { $table } ended, because by its newest rule rounds came to no end
audit-sent = { $whom } was sent away from { $table } by { $by }
audit-sent-voted = { $whom } was sent away from { $table } by its vote
audit-voided = { $table } was made void by { $by }: { $detail }
audit-voided-plain = { $table } was made void by { $by }
audit-restored = { $table } counts again, by { $by }
audit-kept-out = { $whom } may not play here for { $days ->
    [one] one day
   *[other] { $days } days
}, by { $by }
audit-kept-out-for-good = { $whom } may not play here any more, by { $by }
audit-let-in = { $whom } may play here again, by { $by }
audit-season = the season { $season } was started anew by { $by }
audit-set = setting changed by { $by } · { $setting }
manage-nobody-out = Everybody may play here.
manage-keep-out = Keep somebody from playing here…
manage-let-in = Let somebody play again…
manage-out-until = { $whom } may not play here until { $until } (by { $by })
manage-out-for-good = { $whom } may not play here any more (by { $by })
manage-how-long = For how long may { $whom } not play here? { $count ->
    [0] They aren't at a table now.
    [one] They leave the table where they play now, as if it had sent them away: the match counts neither for nor against them.
   *[other] They leave the { $count } tables where they play now, as if those had sent them away: the matches count neither for nor against them.
}
manage-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
manage-for-good = For good
manage-sure = Yes, start it anew
manage-season = The season is a month, by UTC: **{ $season }**.
manage-restarted = It was started anew at { $when }: only what ended since then counts in it.
manage-season-about = If it starts anew, its leaderboard is empty, and everybody begins again. All-time standings and the months before stay as they are.
manage-season-sure = Everything of this season so far will count no more for its board, and that can't be taken back. Everybody can read with `/server` who did it.
judged-voided = 🎲 { $by }{ $plays ->
    [yes] , who plays at this table,
   *[no] {""}
} has made match #{ $number } ({ $game }) void: it stays in the history and counts for nothing.
judged-restored = 🎲 { $by }{ $plays ->
    [yes] , who plays at this table,
   *[no] {""}
} has taken that back: match #{ $number } ({ $game }) counts again.
judged-reason = > { $why }
history-voided = void, by { $who }
ended-closed-playing = { $who }, who plays at this table and may close it, closed the match. The points stay as they are.
ended-small = This server doesn't count a match like this: it stays in the history, and counts for nobody's wins and rating.
prefer-page-rights = Rights
prefer-page-counting = What counts
prefer-server-opening-roles = some roles
prefer-server-openers = Roles that open tables
prefer-server-openers-about = Where some roles may open tables: which ones.
prefer-server-openers-none = none
prefer-server-hosts = Roles that host every table
prefer-server-hosts-about = They may close tables, send people away and name another host, also where they don't sit.
prefer-server-hosts-none = none
prefer-server-managers = Roles that manage
prefer-server-managers-about = They use `/server` and these settings like those who manage the server, except for this page.
prefer-server-managers-none = none
prefer-server-counted_rounds = Rounds
prefer-server-counted_rounds-about = A match counts for wins and rating from this many rounds on. This and the other choices here hold for matches that end from now on.
prefer-server-counted_people = People
prefer-server-counted_people-about = At least this many people must play in it, besides computer players.
prefer-server-counted_computers = Computer players
prefer-server-counted_computers-about = Whether a match with computer players counts.
prefer-server-counted_computers-on = it counts
prefer-server-counted_computers-off = it doesn't count
prefer-server-counted_games = Games
prefer-server-counted_games-about = Which games count; none chosen: all of them.
prefer-server-counted_games-all = all games
manage-about-early = No round is over, so closing it leaves no result.
manage-audit-title = ## 🗂️ Decisions on this server
arrival-hello = ## 👋 Hello, { $server }!
    Here people play Mau-Mau and Zheng Shangyou, at any pace: `/table open` opens a table, `/learn` teaches a game, `/help` tells how it works.
arrival-lacks = ⚠️ I lack permissions, and some things won't work: { $permissions }. Whoever manages the server can give them to my role.
arrival-deaf = 🙉 I may not read messages, because whoever runs me hasn't switched the *Message Content Intent* on. So I can't tell laughter from speech during silence; everything else works.
arrival-choose = Whoever manages the server can choose here, and change more with `/settings`:
arrival-settings = I found no channel there in which I may write, so I tell you. `/settings` on the server chooses the channels, the language, and who may open tables.
permission-read_messages = View Channels
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-embed_links = Embed Links
permission-read_message_history = Read Message History
permission-external_emojis = Use External Emojis

## Time banks, and who finishes matches
option-time_bank = Time bank for the match
option-company = Only people who finish nine of ten matches
prefer-server-time_bank = Time bank
prefer-server-time_bank-about = How much time everybody has for the whole match, beside the time for a turn; their hosts can change it.
prefer-server-company = Who sits down
prefer-server-company-about = Whether only people who finish nine of ten matches sit down at new tables, and a few newcomers; their hosts can change it.
table-bank = ⏳ Left in the time bank: { $left }
bank-left = { $who } { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
refused-newcomers = This table is for people who finish nine of ten matches, and for { $most } newcomers at most. Those seats are taken: try a table for everybody.
refused-unfinished = This table is for people who finish nine of ten matches. You finished { $finished } of your last { $begun } here. { $count ->
    [one] Finish one more at a table for everybody, and you're in.
   *[other] Finish { $count } more at tables for everybody, and you're in.
}
button-who = Who sits here?
who-title = ### Who sits here
    -# Only those who sit here see this. It's about matches on this server with at least two people.
who-line = - **{ $who }** · { $finishes } · { $answers } · { $seen }
who-new = - **{ $who }** · 🌱 new here
finishes-share = finishes { $tenths ->
    [10] every match
   *[other] { $tenths } of 10 matches
}
answers-minutes = answers within minutes
answers-hour = answers within an hour
answers-hours = answers within a few hours
answers-day = answers within a day
answers-days = takes days to answer
seen-day = played today
seen-week = played this week
seen-month = played this month
seen-longer = hasn't played for over a month
me-reliable = ### 🤝 On this server
    You finished **{ $finished } of your last { $begun }** matches. Whoever sits at your table can read that, and: *{ $answers }*.
me-new = ### 🤝 On this server
    You're new here: after { $count ->
    [one] one more match
   *[other] { $count } more matches
} whoever sits at your table can see how many you finish and how soon you answer.
me-back-up = { $count ->
    [one] Finish one more, and it's nine of ten again.
   *[other] Finish { $count } more, and it's nine of ten again.
}
me-not-counted = -# Quiet hours, holidays and pauses don't count against anybody, nor does being sent away.
explained-time_bank = A turn that takes longer than its clock is paid from this time, which everybody has once for the whole match. When both are used up, the bot makes the most harmless move.
explained-company = Whoever has left or not finished more than one of ten matches on this server can't sit down. Newcomers can, two at a time. Pauses, holidays and quiet hours count against nobody.


## Games that a server has written down
game-own = a game of this server
intro-own = A game that people here have written down. *Rules* tells how it goes.
cmd-game = Games that you write down yourselves
cmd-game-list = The games of this server
cmd-game-file = Take a game from a file, or get one as a file: so games travel between servers
cmd-game-copy = Save a game of this server once more, under another name
cmd-game-delete = Delete a game of this server; tables that play it go on
arg-own-game = Which game of this server
arg-game-name = What it is called
arg-file = A TOML file with a game
games-own-title = ## Games of this server
games-own-none = None yet. A game is written with buttons, or taken from a file: `/game file`.
games-own-line = **{ $game }** · version { $version } of { $when } · { $who }
games-which = Look at a game
button-glist = All games
button-gedit = Edit
button-gfile = As a file
button-gdelete = Delete
button-gnew = New game
game-delete-sure = Delete **{ $game }**? Tables that play it go on. Nobody can open a new one with it.
game-taken-in = ✅ Taken from the file. Open a table with it: `/table open`.
game-saved = ✅ Saved. Open a table with it: `/table open`.
game-file = **{ $game }** as a file. Another server takes it with `/game file`.
refused-no-game = This server has no game “{ $game }” any more, or never had it. `/game list` shows what there is.
refused-games-full = There are { $most } games already, and no more than that fit. Delete one first: `/game list`.
refused-game-taken = There's a game called “{ $game }” already. Give yours another name.
refused-game-overtaken = Somebody else has saved “{ $game }” while you were at work, so yours would undo theirs. Nothing of yours is lost: give your game another name, and save it beside theirs.
refused-no-draft = You aren't writing a game here now. Begin with `/game new`, or `/game edit`. A draft is kept for a week.
refused-nothing-to-undo = There's nothing left to undo.
refused-file-which = Name a game to get it as a file, or attach a file to take a game from it.
refused-file-too-long = This file is too long for a game: { $most } kB is the most.
refused-file-no-text = This file isn't text. A game is a TOML file in UTF-8, as `/game file` gives it.
refused-writers-only = In this server only some roles write games. Ask somebody who manages it!
refused-writing-managers = In this server only those who manage it write games: `/settings`, *Rights*. Ask one of them!
prefer-server-writing = Writing games
prefer-server-writing-about = Who may write games for this server (`/game`).
prefer-server-writing-managers = those who manage the server
prefer-server-writing-everyone = everybody
prefer-server-writing-roles = some roles
prefer-server-writers = Roles that write games
prefer-server-writers-about = Where some roles may write games: which ones.
prefer-server-writers-none = none
own-wrong = This game can't be played yet:
own-wrong-more = … and { $count } more.
own-wrong-near = Do you mean { $near }?
own-wrong-known = There is: { $known }
own-wrong-too-long = the text is longer than { $given } characters.
own-wrong-unreadable = this isn't TOML ({ $given }).
own-wrong-newer = a newer version of this bot has written it (format { $given }).
own-wrong-title = “{ $given }” can't stand here: it's too long, or has signs that can't be seen.
own-wrong-unknown = there's no “{ $given }”.
own-wrong-missing = this is missing.
own-wrong-kind = this can't be “{ $given }”.
own-wrong-range = { $given } is too little or too much.
own-wrong-too-many = there are more than { $given }.
own-wrong-unread = nothing asks for the option “{ $given }”.
own-wrong-seats = “{ $given }” doesn't say from how many to how many players.
own-wrong-pack = there aren't enough cards for a full table ({ $given }).
own-wrong-never = nobody could ever play { $given }.
own-wrong-calls = { $given } asks for two things at once.
own-wrong-contradiction = “{ $given }” don't go together.
own-wrong-absent = the pack has no { $given }.
refused-game-number = A number from { $low } to { $high } is wanted here.
refused-game-points = Write it like this: `J = 20, Q K = 10`, with numbers from { $low } to { $high }.
# games that are written down
told-Demanded = **{ $seat }** demands { $number ->
    [1] A
    [11] J
    [12] Q
    [13] K
   *[other] { $number }
}
told-CardNamed = The card stands for { $card }
told-HandsSwapped = 🔀 **{ $seat }** and **{ $other }** change hands
told-HandLookedAt = 👀 **{ $seat }** looks at the hand of **{ $other }**
told-RulesChanged = ✏️ **{ $seat }** has made a rule
told-CardGiven = 🤲 **{ $seat }** gives a card to **{ $other }**
told-HandsChanged = 🤲 Hands change their owners
told-HandSizeChosen = **{ $seat }** deals { $number } to each
told-MayNotEndSo = Nobody goes out with this card
told-SecondWordMissed = **{ $seat }** forgot the second word
told-OutOfRound = **{ $seat }** is out of this round
told-CameBackIn = ↩️ **{ $seat }** has to play on
told-DealtFewer = **{ $seat }** is dealt { $number } and plays on
hand-again = { $can ->
    [play] **Play another card** on { $top }.
    [play-draw] **Play another card** on { $top }, or draw.
    [play-pass] **Play another card** on { $top }, or pass.
    [draw] **Another card goes on { $top }.** You can only draw.
    [pass] **Another card goes on { $top }.** You can only pass.
    [draw-pass] **Another card goes on { $top }.** You can only draw or pass.
   *[other] **Play another card** on { $top }, or draw or pass.
}
hand-announce = ❗ { $count ->
    [one] One card
   *[other] { $count } cards
} left: announce it{ $needed ->
    [yes] {" "}before your next turn, or you may not play it then
   *[no] {""}
}.
hand-say = ❗ Before your last card: *{ $word }*
why-must-cover = Lay another card on { $top } first.
why-does-not-cover = Another card goes on { $top } now, but not { $card }.
why-demand-stands = Other cards are demanded, and { $card } is none of them.
why-misses-turn = You miss this turn, unless you hold a card that answers it. Otherwise pass.
hint-announce = Next comes your last card: announce it at once (“{ $words }”). Without that you may not play it on your next turn.
hand-give-card = **Choose a card to give away.** Only whoever gets it sees it.
table-give-card = ▸ **{ $who }** chooses a card to give away
table-again = ▸ **{ $who }** has to lay another card, or may
hand-stand = { $can ->
    [pass] **You miss your turn.**
   *[other] **You miss your turn**, or answer with a card that fits.
}
table-stand = ▸ **{ $who }** misses the turn or answers
hand-demand = **Which rank do you demand?**
table-demand = ▸ **{ $who }** is choosing a rank to demand
hand-names = **For which card does it stand?** First the rank, then the suit.
table-names = ▸ **{ $who }** names a card
hand-hand-size = **How many cards does everybody get?**
table-hand-size = ▸ **{ $who }** says how many cards are dealt
why-declared-late = Your last card wasn't announced before your turn came: you may not play it now.
why-declare-first = Announce your last card first; then you may play it.
why-first-word = Say “{ $words }” first.
why-has-paid = You've drawn what you had to; no more is drawn in this turn.
table-mark-suspended = 💤 Cards do nothing until the same card is played on itself again.
table-mark-demand = ❗ Only what was demanded may be played.
result-why-rounded = rounded { $points }
result-why-twice-shuffled = doubled: the pile was shuffled { $points }
result-why-taken = from the others { $points }
result-why-last-card = out with { $card } { $points }
result-why-twice-card = doubled: out with { $card } { $points }
result-why-dropped = out of the round
result-why-exactly = exactly: back to nothing { $points }
result-why-place = place { $points }
does-EndDebt = the cards to draw are void
does-PassDebt = the cards to draw pass on; then answers: { $answered_by }
does-PreviousOwes = the previous player draws { $cards } or answers: { $answered_by }
does-PicksWhoDraws = somebody of your choice draws { $cards }
does-SkipDebt = the next player sits out or answers: { $answered_by }{ $adds ->
    [yes] {" "}(turns add up)
   *[no] {""}
}
does-SkipRow = as many players sit out as lie in a row
does-LayAgain = { $must ->
    [yes] play another card
   *[no] you may play another card
}{ $on_it_any ->
    [yes] {" "}that fits
   *[no] : { $on_it }
}{ $draws ->
    [none] {""}
    [one] , or draw one
   *[until] , or draw until one goes
}
does-CallOtherSuit = call a suit, not its own
does-CallColour = call red or black
does-DemandRank = demand one of { $ranks }: all play it or draw, until one is played or it's your turn again; also allowed: { $answered_by }
does-NextCard = the next card is one of { $one_of }{ $follows ->
    [yes] {" "}and has to follow
   *[no] {""}
}
does-StandsFor = it stands for any card that you name
does-CopyBelow = does what the card below does
does-Suspend = no card does anything until it happens again
does-SwapHands = change hands with somebody
does-HandsMoveOn = all pass their hands on
does-GatherAndDeal = gather all hands and deal them anew
does-GiveCard = give somebody a card, not your last
does-LookAtHand = look at somebody's hand
does-BringBack = whoever comes after you and has just gone out draws { $cards } and plays on
when-debt = as an answer to cards to draw: { $does }
when-no_debt = with nothing to draw: { $does }
when-own_rank = on its own rank: { $does }
when-own_suit = on its own suit: { $does }
when-twin = on the same card: { $does }
when-own_number = if its rank is the number of cards you were last dealt: { $does }
when-row = number { $row } of its rank in a row: { $does }
when-last = as last card: { $does }
when-turned_up = turned up: { $does }
does-DrawCards = { $voluntary ->
    [yes] If you can't, or don't want to,
   *[no] If you can't,
} { $till_fits ->
    [yes] draw until a card fits.
   *[no] draw one.
} { $lay_drawn ->
    [yes] What fits, you may play.
   *[no] Then your turn ends.
}
does-LayTogether = **Together:** several of a rank in one turn ({ $together }); { $all_act ->
    [yes] all of them act
   *[no] the last one acts
}.
does-LayPairs = **Pairs:** { $pairs } with a card of its suit; together in one turn: { $together }; { $all_act ->
    [yes] all of them act
   *[no] the last one acts
}.
does-DeclareCards = ☝️ **Cards left: { $left }.** Press *{ $word }* before the next card.
does-DeclareTwice = ☝️ **Cards left: { $left }.** Press *{ $word }* before the next card. Then *{ $second_word }* before the last card.
does-ThrowIn = **Jumping in:** press *{ button-jump-in }* with exactly the top card before the next player acts; it has its effect{ $never_any ->
    [yes] {""}
   *[no] {" "}(never { $never })
}.
goes-takes-any = then any card goes
goes-by-colour = on a { $rank } only of the same colour (red, black)
rules-own-number = The rank that is the number of cards you were last dealt goes on anything.
rules-opening-plain = Cards are turned up until one does nothing.
rules-put-back = Not turned up, but put back: { $cards }.
rules-single-drawn = Whoever has to draw a single card may play exactly that one.
rules-chosen-hand = The dealer deals 1 to { $number } cards, as they like.
rules-hand-of = With two players { $two } cards each.
rules-hand-of-dealer = The dealer gets { $number } and lays the card turned up.
rules-who-dealer = { $who ->
    [winner] The winner deals next.
    [loser] The loser deals next.
   *[next] The deal moves on.
}
rules-who-begins = { $who ->
    [winner] The last winner begins.
    [loser] The last loser begins.
   *[next] The player after the dealer begins.
}
rules-more-packs = One more pack from { $number } players on.
rules-second-word = Out without the second word: draw { $number } and play on.
rules-needed = Whoever hasn't announced the last card before their turn comes may not play it in that turn.
rules-misses-turn = Whoever forgets it misses a turn, too.
rules-not-with = Nobody goes out with { $cards }: whoever tries draws { $number }.
rules-late = Whoever has no cards left is out only when their turn comes again.
rules-too-many = Whoever holds more than { $number } cards is out of the round.
rules-plays-on = The others play on until one is left.
rules-countdown = **Countdown:** whoever goes out is dealt one card less than before and plays on; whoever gets rid of a hand of one card has won.
rules-rounded = The sum is rounded to { $number }, and is that at least.
rules-alone-points = As the only card left: { $values }.
rules-last-points = Going out with it: { $values }.
rules-shuffled-twice = The round counts twice when the pile was shuffled.
rules-to-winner = The winner scores what the others still hold.
rules-stuck-fewest = Nobody can move: whoever holds least gets the differences.
rules-exactly = Exactly { $number } is nothing again.
rules-places = 🏁 **Points:** 0 for the first out, 1 for the second, and so on.
rules-rounds = The match has as many rounds as players; the fewest points win.
rules-rounds-of = The match has { $number } rounds.
rules-out-above = Whoever has more than { $number } points is out; the last one left wins the match.
rules-per-two = The match ends at { $number } points for every two players: at twice as many with four.
rules-any-card = any card
rules-its-suit = its suit
rules-no-card = nothing
term-demand = **Demand:** only the cards that were demanded may be played.
option-after_debt = After drawing for a two or a joker
option-second_word = Cards for a forgotten second word
option-comes_back = The seven of hearts brings somebody back
option-king_of_spades = The king of spades costs four
option-skipper = What skips the next player
option-plays_on = The others play on
option-seven = Sevens
option-eight = Eights cost a card and the turn
option-together = Several cards of a rank in one turn
option-limit = Points above which one is out
option-specials = Queens, aces and twos do something
option-jack_again = Jacks: play again
option-countdown = Countdown
option-own_rank = A wild rank of one's own
value-over = the turn is over
value-ten = ten
value-king = king
value-eight = eight
value-places = places
value-points = points of the cards left
value-once = the next player draws two and loses the turn
value-adds = they add up
game-pesten = Pesten
game-makao = Makao
game-switch = Switch
game-prsi = Prší
game-tschau-sepp = Tschau Sepp
game-sto-odno = 101 (Sto odno)
game-crazy-eights = Crazy Eights
game-club = Club rules
game-branne = Branne
cmd-game-new = Write a game: from nothing, or from any game there is
cmd-game-edit = Change a game of this server; tables that play it go on as they began
arg-like = The game from which you begin
game-editing = ✏️ **{ $game }**
game-unnamed = Our game
game-like = Our { $game }
game-begin = Choose a part and set it. Below stand the rules as they are now. Everything is kept at once.
rule-begin = You've won: change **one** thing of the game, and press **Save**. The scoring, the seats and the name stay as they are.
rule-made = That's the rule now, from the next round on: { $link }
rule-ends = With this rule rounds come to no end. So the match ends as it stands: { $link }
rule-dropped = Nothing has changed. As long as there is time, you may make another rule.
hand-rule = 🏆 You've won: you may change **one** thing of the game; time is up { $until }.
game-others-at = Somebody else is changing this game now, too. Whoever saves later is told so.
game-moved-on = The game has changed since this screen was shown. This is how it stands now.
game-undone = Taken back.
game-page = Part: { $page }
game-name = Name
game-about = One sentence about it
game-no-entries = No card does anything yet. Choose cards to give them something to do.
game-add-entry = ＋ Cards that do something …
game-which-entry = Change what cards do
game-which = Cards: { $cards }
game-when = When: { $when }
game-laid = whenever they are played
game-add-effect = ＋ What they do …
game-which-effect = Settings of another effect
game-drop-effect = Take the effect away
game-remove-entry = Remove this whole rule
game-all-cards = All cards
game-no-options = Every table plays it the same. Choose what those who open a table may set themselves.
game-let-choose = ＋ Let tables choose …
game-more-choices = ＋ Let them choose more …
game-which-option = Change what tables choose
game-settle = The same for all again
game-all-options = Everything they choose
game-does-nothing = nothing yet: choose what they do
game-cards-all = all cards
game-cards-none = none
game-cards-joker = Joker
game-cards-without = without { $card }
game-cards-finer = ✏️ more exactly …
game-cards-any = of any suit
game-cards-suit = of its own suit
game-by-option = as the table chooses
game-typed-cards = Cards in words
game-typed-cards-about = 7, KH (king of hearts), J:black, all -J, red; after “answers” also 8:suit
game-typed-points = For example: J = 20, Q K = 10
game-typed-said = Your players see it on a button, and may write it in the channel.
game-draft-open = You're still writing **{ $game }** here. Beginning something else drops it.
game-anew = Drop it, begin anew
game-drop-sure = Drop the draft of **{ $game }**? What was saved before stays.
button-gundo = Undo
button-gsave = Save
button-gdrop = Drop the draft
button-gon = Go on writing
refused-game-not-written = “{ $game }” has rules of its own that can't be written down like this. Begin from another game.
part-about = Name and players
part-pack = Pack of cards
part-deal = Dealing
part-follow = What goes on what
part-call = Called suits
part-play = Several cards at once
part-draw = Drawing
part-debt = Cards to draw
part-declare = Announcing the last card
part-jump-in = Jumping in
part-misplay = Wrong cards
part-ending = How a round ends
part-counting = Points
part-cards = What cards do
part-options = What tables choose
part-about-fewest = Players, at least
part-about-most = Players, at most
part-pack-cards = Which cards
part-pack-packs = Packs
part-pack-more-from = Players for one more pack (0: never)
part-pack-seats-per-pack = Players to a pack (0: no limit)
part-deal-hand = Cards for each
part-deal-hand-of-two = Cards for each of two players (0: the same)
part-deal-hand-of-dealer = Cards for the dealer (0: the same)
part-deal-chosen = The dealer chooses how many
part-deal-direction = Direction
part-deal-direction-clockwise = clockwise
part-deal-direction-counter-clockwise = counter-clockwise
part-deal-dealer = Who deals next
part-deal-begins = Who begins
part-deal-dealer-next = the next player
part-deal-dealer-winner = the winner
part-deal-dealer-loser = the loser
part-deal-begins-behind = the player after the dealer
part-deal-begins-winner = the winner
part-deal-begins-loser = the loser
part-deal-turned-up = The card turned up
part-deal-turned-up-nothing = does nothing
part-deal-turned-up-acts = acts
part-deal-turned-up-plain = is always a plain one
part-deal-put-back = Never turned up
part-follow-anywhere = Go on any card
part-follow-on-call = Go on a called suit, too
part-follow-not-on-own-rank = Not on their own rank
part-follow-own-rank-by-colour = On their own rank only by colour
part-follow-follow-call = Fit a called suit
part-follow-takes-any = Any card goes on them
part-follow-over = Lie over the pile; the card below counts
part-follow-not-both = Never on the very same card
part-follow-own-number = The rank of the number dealt goes on any card
part-call-until = A called suit holds
part-call-until-next = for the next card
part-call-until-caller = until its caller plays again
part-call-binds-debt = Answers have to follow it, too
part-play-together = Several at once of
part-play-all-act = All of them act
part-play-pairs = Take a card of their suit along
part-draw-voluntary = Drawing even if a card fits
part-draw-must = What fits must be played
part-draw-until = Draw until a card fits
part-draw-lay-drawn = The drawn card may be played
part-debt-after = After drawing penalty cards
part-debt-after-over = the turn is over
part-debt-after-lays = you may play a card
part-debt-after-on = you play on as usual
part-debt-after-single = you may play the one drawn
part-declare-left = Cards left when announcing
part-declare-penalty = Cards for being caught
part-declare-forgotten = Cards for forgetting it
part-declare-false-accusation = Cards for a wrong accusation
part-declare-while-one = Caught as long as one has one card
part-declare-second = Cards for forgetting a second word
part-declare-word = What is said with the last cards
part-declare-second-word = The second word
part-declare-needed = No last card without the word
part-declare-misses-turn = Forgetting it costs a turn
part-jump-in-allowed = Jumping in with the same card
part-jump-in-never = Never to jump in with
part-misplay-cost = Cards for a wrong card (0: it is just refused)
part-misplay-hints = Show what can be played
part-ending-plays-on = The others play on for places
part-ending-countdown = Countdown: each time a card less
part-ending-late = Out only a whole circle later
part-ending-not-with = Nobody goes out with
part-ending-costs = Cards for trying to
part-ending-too-many = Out with more cards than (0: never)
part-counting-by = What counts
part-counting-by-points = points of the cards left
part-counting-by-cards = how many cards are left
part-counting-by-rounds = rounds won
part-counting-by-places = places
part-counting-points = Points of cards
part-counting-alone = Points of a single card left
part-counting-last = Points for going out with
part-counting-twice = Twice for going out with
part-counting-round-to = Rounded to
part-counting-shuffled-twice = Twice if the pile was shuffled
part-counting-to = Who scores
part-counting-to-losers = everybody, what they hold
part-counting-to-winner = the winner, what the others hold
part-counting-stuck = If nobody can move
part-counting-stuck-all = each counts their hand
part-counting-stuck-fewest = whoever holds least gets the differences
part-counting-exactly = Exactly this many is nothing again (0: no)
part-counting-target = The match ends at
part-counting-beyond = Only above it
part-counting-per-two = For every two players
part-counting-rounds = Rounds in a match (0: until the target)
part-counting-round-each = As many rounds as players
part-counting-out-above = Out of the match above (0: no)
part-any-cards = How many cards
part-any-answered-by = Answered by
part-any-adds = Turns add up
part-any-on-it = What may go on it
part-any-must = It's a must
part-any-draws = If you can't, you draw
part-lay-again-draws-one = one card
part-lay-again-draws-none = none
part-lay-again-draws-until = until one goes
part-any-lay-drawn = The drawn one may be played
part-any-ranks = Which may be demanded
part-any-one-of = One of these
part-any-follows = It has to follow, too
part-any-default = As usual
part-any-low = At least
part-any-high = At most
try-title = ### 🎲 { $game } · a try
try-tell = A round for yourself, as the game stands now: the others are computer players, nobody else sees it, and nothing counts. Get rid of all your cards.
try-won-you = 🏆 You've won.
try-won = **{ $who }** has won.
try-won-nobody = Nobody has won.
button-gtry = Try it
button-try-anew = Deal anew
button-gcheck = Check
check-rounds = 🎯 **{ $rounds } rounds** with { $players } computer players:
check-length = ⏳ In a usual round each player decides { $turns } times, in a long one { $long } times.
check-all-end = ✅ Every round comes to an end.
check-unended = ⚠️ { $unended } of them didn't end ({ $percent } in a hundred). They hang most often at { $hangs }.
check-unended-plain = ⚠️ { $unended } of them didn't end ({ $percent } in a hundred).
check-behind-good = 👥 It's good to sit right after the dealer: { $behind } in a hundred are won there; luck alone gives { $fair }.
check-behind-bad = 👥 It's bad to sit right after the dealer: { $behind } in a hundred are won there; luck alone gives { $fair }.
check-behind-fair = 👥 It makes no difference where one sits.
check-skill-much = 🧠 Skill counts much: whoever plays sensibly against others at random wins { $skill } in a hundred; luck alone gives { $fair }.
check-skill-some = 🧠 Skill counts: whoever plays sensibly against others at random wins { $skill } in a hundred; luck alone gives { $fair }.
check-skill-little = 🧠 It's nearly all luck: whoever plays sensibly against others at random wins { $skill } in a hundred; luck alone gives { $fair }.
check-seldom = 💤 Hardly ever matters: { $what }
check-rated = 🏆 Its matches count for ratings, where the server lets them.
check-not-rated = 🏆 Too many rounds never end: it can be saved and played, but its matches aren't rated.
check-none = 🏆 Not checked yet: until *Check* is pressed, its matches aren't rated.
refused-check-busy = Too many games wait for their check. Try again in a minute.
refused-check-failed = This check was not finished in time. Try again later; the game can be saved and played all the same.
game-more-effects = ＋ More that they can do …

