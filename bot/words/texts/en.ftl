### Every text of the bot, in English. Keys of rules and events carry their names.

## Lists
list-comma = { $some }, { $more }
list-semicolon = { $some }; { $more }
list-or = { $some } or { $more }

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
option-voluntary_draw = Drawing when you could play
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
option-starting_card = Turn up a card to start with
option-show_counts = Show how many cards people hold
option-not_both = Forbid playing a card on its twin
option-draw_limit = Most cards you can draw in a turn
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
option-tribute_pick = First pick of the tribute
option-walkover = Giving up a round
option-winner_rules = The winner makes a rule
option-fourth_or_fifth = Teams of three: 1st, 2nd and 4th or 5th
option-two_of_diamonds = 2♢ makes the next player draw four
option-queen = Queens act like sevens
option-makao-queen = Queens go on anything
option-makao-jokers = Jokers count as any card
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
option-turn_clock = Time per turn
option-thread = A thread for the table
value-on = on
value-off = off
value-auto = automatic
value-usual = { $number ->
    [0] default
   *[other] default ({ $number })
}
value-forgive = forgive
value-punish = count as talk
value-cards = one point per card left in hand
value-wins = one point per round won
value-amm_points = points of the cards left
value-worst = worst total at the table
value-100 = 100 points more
value-5 = 5 points
value-7 = 7 points: 5, plus 2 for not coming last
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
value-draw_until = draw until you can play
value-draw_one = draw a single card
value-nine = nine
value-queen = queen
value-again = play again
value-skip = the next player loses the turn
value-reverse = reverses the direction
value-both = hecatombe or roulette, the player's choice
value-hecatombe = hecatombe only: everybody draws three
value-roulette = Russian roulette only

## What each game is, and what each option does
intro-voador = Match suit or rank. Sevens and jokers make people draw, a king means silence{ $steal ->
    [on] , and anybody with exactly the same card can steal the turn
   *[off] {""}
}.
intro-classic = Match suit or rank; whoever is first without cards wins the round.
intro-amm = Mau-Mau for experts: eights are played together, playing exactly the same card as the one before makes the next player draw, and some last cards double everybody else's points.
intro-ime = Mau-Mau full of surprises: cards that attack and cards that defend, a card taken unseen from your neighbour, and players who swap seats.
intro-serbian = Mau Mau the way Serbia plays it: the pack is cut before the deal, an ace has to be covered by another card, and winning a round takes 40 points off your total.
intro-german = A short game with the cards from seven to ace: a seven makes the next player draw two, an eight skips the next player, and a jack calls a suit.
intro-zheng = The climbing game from China: beat the last play with the same kind of combination, only higher, or pass. Run out of cards first: the last players pay you tribute.
explained-steal = If you have exactly the same card as the top one, you may play it at any moment and take the turn.
explained-voluntary_draw = On: you may draw even if you could play. Off: you draw only when you can't play.
explained-mau_penalty = How many cards you draw when you forgot to announce your last card.
explained-false_accusation = How many cards you draw when you accuse somebody who did announce the last card, or didn't have to.
explained-silence_penalty = How many cards each message costs while there is silence. Laughing is free.
explained-silence_delete = On: what players write while nobody may talk is also deleted. The bot needs the permission *Manage Messages* for it.
explained-silence_unreadable = Whether a message counts as talk when Discord doesn't let the bot read it: it could have been laughter.
explained-secret_card = On: before the deal everybody is shown a card that nobody may name. Whoever holds it can attack with it.
explained-scoring = What counts after a round: who won it, or the cards the others still have.
explained-target = The match goes on until somebody's total gets this far.
explained-zheng-target = The match goes on until somebody, or a team, has this many points. Default: 11, or 50 with three in a team.
explained-return_penalty = What it costs to leave a match and come back: your total becomes the worst at the table, or gets worse by 100 points.
explained-misplay = What happens if you play a card you can't: it comes back and costs you cards, or it's simply refused.
explained-misplay_penalty = How many cards you draw for your first wrong card of a round. Later ones are free.
explained-hints = On: your hand marks the cards you can play right now. It helps while you're learning.
explained-silence = On: after a king nobody says a word until the next king. Off: a king is a card like any other.
explained-poker = On: when the last three cards are of one suit with ranks in a row, up or down, everybody may lay down a poker hand. The best one makes somebody draw five.
explained-lock = On: a two locks the game, and only another two unlocks it. Off: a two is a card like any other.
explained-jokers = What jokers do. Hecatombe: everybody draws three. Roulette: a card is turned up and counted around the table; the player it lands on draws five.
explained-chupa_cabra = On: with the black joker you may make somebody take three of your cards, unseen. Jokers have to be on, too.
explained-packs = How many packs are shuffled together. With more packs there are more identical cards.
explained-hand_size = How many cards everybody is dealt at the beginning of a round.
explained-first_player = Who plays first in a round.
explained-starting_card = On: a card is turned up, and the first player has to match it. Off: the first player may play any card.
explained-show_counts = On: the table shows how many cards everybody holds. Off: you have to ask, and nobody has to answer.
explained-not_both = On: a card has to match the suit or the rank, but never both.
explained-draw_limit = Once you've drawn this many cards in one turn, you lose the turn. If there's a limit, it's usually nine.
explained-mau_check = Who notices a last card that wasn't announced: the bot at once, or only somebody who accuses.
explained-debt_ends_turn = On: drawing penalty cards ends your turn. Off: you draw them and then take your turn.
explained-reshuffle_when_full = When the discard pile has this many cards, all but the top one are shuffled and go back under the draw pile.
explained-seven_defence = What a two of the right suit does to a run of sevens: it passes the cards to draw on, or it cancels them.
explained-shown_card_penalty = How many cards it costs to show one of your cards to the table.
explained-cyclic = On: going out scores one, everybody draws up to a full hand, and play goes on.
explained-max_reshuffles = The round ends when the discard pile has been shuffled this many times; whoever holds the fewest cards wins it.
explained-time_limit = The round ends after this many minutes; whoever holds the fewest cards wins it.
explained-open_hands = On: everybody sees everybody's cards.
explained-read_only = On: from the deal to the end of the round nobody says or writes a word. Gestures and buttons are allowed.
explained-talk_penalty = How many cards each message costs in ROM.
explained-teams = Whether everybody plays alone, or people play together and their points are added up.
explained-twos_in_sequences = Whether a two may stand above the ace in a sequence, as in K A 2.
explained-partners = Who's on which team: as people sit, drawn by lot, or set by the host before the start.
explained-tribute_pick = Whether the last round's winner sees both tribute cards before taking one.
explained-walkover = Whether you can give up a round if everybody agrees. All hands then count as they are.
explained-winner_rules = After each round the winner has a day to change one thing about the game. The match goes on with the new rule and counts for nobody's rating.
explained-fourth_or_fifth = What a team of three gets for coming first and second when its third player comes fourth or fifth.
explained-two_of_diamonds = On: the 2♢ makes the next player draw four. Off: it is a card like any other.
explained-queen = On: a queen makes the next player draw three, as a seven does. Off: it is a card like any other.
explained-ace_cover = An ace has to be covered by another card. This is what you do if you can't.
explained-seven_stops = On: if a seven makes you draw and the first card you draw is a seven too, you stop there.
explained-reverser = Which card reverses the direction of play.
explained-jump_in = On: if you have exactly the same card as the top one, you may play it out of turn, with its full effect.
explained-two_adds = On: if somebody jumps in with a two, the player it hits draws eight instead of four.
explained-early_hand_penalty = On: looking at your cards before the deal is over costs you four more.
explained-jack_on_jack = On: a jack may be played on a jack, and calls a new suit. Off: it can't be.
explained-ace = Whether an ace lets you play again, or makes the next player lose the turn.
explained-nine = Whether a nine reverses the direction of play.
explained-jack_doubles = On: all points of a round count double when its last card was a jack.
explained-turn_clock = How long everybody has for a turn. If time runs out, the bot makes the most harmless move for you.
explained-thread = Whether the bot opens a thread for the table, so that the channel stays free for talk.
intro-pesten = From the Netherlands: twos and jokers make people draw or pass the draw on, you play another card after a seven, and you can't go out with a card that does something.
intro-makao = From Poland: you play several cards of one rank at once, battle with twos, threes and kings, and demand a rank with a jack.
intro-switch = From England: a black jack makes the next player draw five and a red one saves them, queens have to be covered, and you announce your last card.
intro-prsi = From Czechia: sevens make people draw, aces make them miss a turn, a queen calls a suit, and play goes on for second place and below.
intro-tschau-sepp = From Switzerland: play goes counter-clockwise, a jack calls a suit, and there's one word to say with two cards left and another with your last.
intro-sto-odno = From Russia and its neighbours: sixes have to be covered, the king of spades costs four, and with too many points you're out of the match.
intro-crazy-eights = From North America: an eight goes on anything and calls a suit, and whoever goes out scores what the others still hold.
intro-club = The tournament rules of a German club: a seven costs one card and they add up, and going out with a jack counts double.
intro-branne = One family's game: jump in with the same card, bounce the cards to draw back and forth, and end up with somebody else's hand.
explained-after_debt = After you draw for a two or a joker: is your turn over, or do you still play?
explained-second_word = How many cards it costs to forget the word for your very last card.
explained-comes_back = On: if you've just gone out and the player before you plays the seven of hearts, you're back: you draw two and keep playing.
explained-king_of_spades = On: the king of spades makes the next player draw four, and only the jack of spades ends that.
explained-skipper = Which card makes the next player lose the turn.
explained-plays_on = On: after somebody goes out, the others play on until one is left. Off: the round ends right there.
explained-seven = Whether a seven may be played on a seven so that the cards to draw add up, or each seven counts once.
explained-eight = On: an eight makes the next player draw one and lose the turn. Off: it is a card like any other.
explained-together = On: you may play several cards of one rank in one turn, and their effects add up.
explained-limit = Go above this many points and you're out of the match. Hit it exactly and you're back to zero.
explained-specials = On: queens skip, aces reverse the direction, twos make the next player draw two, and the queen of spades five.
explained-jack_again = On: you play again after a jack. Off: a jack is a card like any other.
explained-countdown = On: everybody starts with eight cards. When you go out, you're dealt seven and keep playing, then six, down to one.
explained-own_rank = On: in the countdown, your wild rank is the number of cards you were last dealt, and eights aren't wild.
explained-makao-queen = On: a queen goes on anything, and anything goes on a queen. Off: it is a card like any other.
explained-makao-jokers = On: jokers are in the packs. A joker counts as any card you name.

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
prefer-person-title = ## ⚙️ My settings
prefer-person-small = Only for you, in every server.
prefer-person-ping = Ping me
prefer-person-ping-turn = At every turn
prefer-person-ping-turn-about = And again before the time runs out
prefer-person-ping-next = At every turn, and when I'm next
prefer-person-ping-times = At set times
prefer-person-ping-times-about = All tables in one message
prefer-person-ping-late = Only before the time runs out
prefer-never = Never
prefer-person-ping-off-about = I look at /games myself
prefer-person-peace = Leave me in peace
prefer-person-peace-nights = At night, 22 to 8
prefer-person-peace-weekends = At night and on weekends
prefer-person-peace-work = Also from 9 to 17, Monday to Friday
prefer-person-peace-own = My own times …
days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
button-away = Time off
button-away-days = Other days …
button-privacy = My data
prefer-person-language = Language
prefer-person-language-auto = As in my Discord
prefer-person-faces = My cards
prefer-person-faces-pictures = Pictures
prefer-person-faces-four = Pictures in four colours: ♧ green, ♢ blue
prefer-person-faces-letters = In words: 7 of spades
prefer-person-large = Long hands
prefer-person-large-about = A hand of more than ten cards: small cards in a row, or one large picture. Its description names the cards.
prefer-person-large-off = Small cards in a row
prefer-person-large-on = One large picture
prefer-person-hints = Hints
prefer-person-hints-about = Buttons of special cards say what comes of them: 7♤ · Zezé draws 2.
prefer-person-hints-auto = In my first two rounds
prefer-person-hints-on = Always
prefer-server-title = ## ⚙️ This server
prefer-page-basics = Basics
prefer-page-ringing = My times
prefer-page-news = Posts
prefer-server-language = Language of tables
prefer-server-language-auto = As the server in Discord
cmd-me = Language, cards, pings, time off, my data
cmd-settings = This server: language, tables, rights, log
arg-language = The language in which I answer you
refused-manage-only = Only server managers can change this server's settings.

## How well computer players play
level-easy = easy
level-medium = medium
level-hard = hard
levels-seated = { $who } sits down ({ $level }).

## The lobby
lobby-title = ### 🃏 { $game } · { $free ->
    [yes] free seats
   *[no] all seats taken
}
lobby-terms = { $most ->
    [0] {""}
   *[other] Up to { $most } players ·{" "}
}{ $ends ->
    [yes] to { $target } points ·{" "}
   *[no] {""}
}{ $unit ->
    [m] { $count } min a turn
    [h] { $count } h a turn
    [d] { $count } days a turn
   *[off] no time limit
}
lobby-options = **House rules:** { $options }
lobby-plain = **House rules:** none, just the standard game
lobby-started = 🃏 **{ $game }** · { $who }
lobby-over = 🏁 **{ $game }** · { $who } · over
lobby-closed = 💤 **{ $game }** · this table is closed
button-join = Join
button-leave = Leave
button-challenge-yes = Accept
button-challenge-no = Decline
button-computer = Add a computer
button-invite = Invite
button-dismiss = Remove a computer
button-form = Type a value…
button-options = Options
button-start = Start
button-rules = Rules
button-lessons = Teach me
button-teach-more = Teach me more
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
button-back = I'm back
button-again = Play again
button-yes = Yes
button-no = No
button-accept = Accept and draw { $count }
button-say-last-card = Last card!
button-say-mau-mau = Mau Mau!
button-say-gesture = ✋ One card left
button-decline = No, thanks
button-agree = Yes, do it
button-resign = Give up the round
button-keep = Keep it
button-claim = Claim a rebound
button-ask = How many cards?
button-eat = I'm eating
button-stop = Done eating
button-tell = Say how many
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
joined-no-dms = You're in! I can't message you, though: your direct messages are off for this server. Press **My hand** at the table whenever you want to see your cards, or allow direct messages and join again.
hand-no-dms = I can't send you your hand: your direct messages are off for this server. Press **My hand** at the table when it's your turn, or allow direct messages and press it once more.
left-lobby = You've left the table. See you!
left-match = You've left the match. You come last, unless you come back for a later round.
left-match-over = You've left the match, and it is over.
leave-sure = { $alone ->
    [yes] Leave this match? Only computers would be left, so it ends as it stands.
    [event] Leave this match? It ends, and { $who } wins it.
   *[no] Leave this match? You come last, unless you come back; that costs points.
}
leave-host = Leave your table? { $alone ->
    [yes] Nobody else is here, so it closes.
   *[no] { $who } becomes the host.
}

## Options screen
options-title = ### 🃏 { $game }
options-pick-game = Which game?
options-more-games = More games…
options-own-games = This server's games…
options-value = { $option }: choose…
options-usual = -# Default: { $value }
options-line = { $option }: { $value }
options-conflict = ⚠️ These options don't work together.

## The table
table-title = ### { $game } · round { $round }
table-title-over = ### { $game } · the match is over
table-over = 🏁 { $game } is over: [the result]({ $link })
table-follow = card to match: { $card }
table-lies = **{ $who }**: { $what }
table-plain = Something went wrong on my side, so I can't show table #{ $number } as usual. You can play on.
table-turn = ▸ **{ $who }**'s turn
table-leads = ▸ **{ $who }** leads: anything goes
table-answers = ▸ **{ $who }** must draw { $debt } or answer
table-call = ▸ **{ $who }** is choosing a suit
table-choose = ▸ **{ $who }** is choosing a player
table-retaliate = ▸ **{ $who }** must draw { $debt } or strike back
table-give = ▸ Passing a card to the left, waiting for: **{ $who }**
table-poker = ▸ Poker! Anybody got a hand? Waiting for: **{ $who }**
table-cut = ▸ **{ $who }** is cutting the pack, and may keep the card
table-eights = ▸ **{ $who }** may play more eights
table-joker = ▸ **{ $who }** is choosing what the joker does
table-tribute = ▸ Tribute: giving up the highest card, face down. Waiting for: **{ $who }**
table-tribute-back = ▸ Tribute: giving a card back. Waiting for: **{ $who }**
table-pick = ▸ Tribute: **{ $who }** is picking one of two face-down cards
table-pick-back = ▸ Tribute: **{ $who }** is picking one of the two cards given back
table-mark-silent = 🤫 Silence: writing at the table costs cards.
table-mark-locked = 🐂 **Boi na linha!** The game is locked: only a two may be played, and it unlocks the game.
table-mark-mute = 🔇 **ROM:** nobody says a word until the round is over. Gestures are allowed.
table-mark-dull = The top card no longer does anything: just match its suit or rank.
table-secret = 🤐 There's a secret card in play: don't name it.
table-vote = 🗳️ { $by } says **{ $accused }** { $rule }. Is it true?
table-votes = -# So far: { $yes } yes, { $no } no.
table-proposal = 🗳️ { $by } proposes { $proposal }.
table-unwanted = 🗳️ Send **{ $who }** away from the table? { $count } of { $most } say yes (`/table kick`).
table-stock = draw pile: { $count }
table-between = The next round is dealt { $when }, or as soon as somebody presses **Next round**.
table-rule = 🏆 **{ $who }** won and may make a rule; time's up { $until }. Then the next round can start.
table-incomplete = Waiting for players: somebody has to join before the next round can start, or one of you adds a computer.
table-hash = Round { $round } · fairness code `{ $hash }`
seat-away = away, the computer is playing
seat-next = joins next round
seat-eating = 🍽️ eating
seat-misses = ⏭️ misses { $turns ->
    [one] the next turn
   *[other] the next { $turns } turns
}
seat-out = 🏁 { $place }
seat-passed = passed

## The result of a round
result-title = 🏁 { $winner } { $many ->
    [yes] win
   *[no] wins
} round { $round }
result-no-winner = 🏁 Round { $round } has no winner
result-broke-off = Round { $round } was cut short: too few players left
result-for = for { $cards }
result-total = in all **{ $total }**
result-why-cards = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
result-why-won = won
result-why-missed = missed the round
result-why-first = first out { $points }
result-why-second = second out { $points }
result-why-shared = share of the remaining places { $points }
result-why-not-last = not last { $points }
result-why-first-two = first and second { $points }
result-why-first-three = first, second and third { $points }
result-why-drawn = drawn: { $count }
result-why-turns = turns: { $count }
result-why-twice-jack = doubled: out with a jack { $points }
result-why-twice-undeclared = doubled: went out unannounced { $points }
result-why-twice-two = doubled: out with the 2♧ { $points }
result-why-partner-cards = partner: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
result-why-partner-card = partner: { $card } { $points }
result-why-partner-won = partner won
result-seed = Seed `{ $seed }`
    -# It gives the same code and the same cards again; anybody can check that with `maumau verify`.
fair-about = The code was fixed before the last press ahead of the deal, and that press was mixed in: nobody could choose the cards.
result-next = Dealt by itself { $when }.
result-match = 🏆 { $winner } { $many ->
    [yes] win
   *[no] wins
} the match
result-place = **{ $who }** { $total }{ $gone ->
    [left] { " " }· left
    [sent] { " " }· sent away
   *[no] { $won ->
        [0] { "" }
        [one] { " " }· 1 round won
       *[other] { " " }· { $won } rounds won
    }
}
result-last-round = Last round: { $told }.
result-again = *{ button-again }* keeps seats for all of you.
result-chart = Points after each round · { $lowest ->
    [yes] fewest win
   *[no] most win
}
result-chart-start = start
round-number = round { $round }
result-placing = Order of finish: { $placing }

## The secret card
secret-shown = 🤐 The secret card of this round is { $card }. Keep it in mind: it'll be gone in a moment, and whoever names it draws 4.

## The hand
hand-plain = Something went wrong on my side, so this is only your cards and what you can do. You can play on. Table: [#{ $number }]({ $link })
hand-cards = Your cards
hand-waits = I'll write when it's your turn.
hand-live = -# Live here while you play · brought up to date { $when }
hand-closed = 💤 Closed, so that it can't show you something old.
hand-begins = { $who } begins.
hand-seen = **Seen** { $when }
hint-debt = { $who } draws { $count }
hint-call = you choose the next suit
hand-after = -# After you: { $seats }
hand-played-for = ⏰ Time ran out; I played for you.
clock-until = -# ⏳ time's up { $until }
table-goes = { $fits ->
    [all] any card
   *[other] { $fits }
}
table-where = { $game } · round { $round }
table-points = points: { $points }
goal = to { $target ->
    [one] { $target } point
   *[other] { $target } points
}, { $lowest ->
    [yes] fewest win
   *[no] most win
}
fits-but = { $suit } (not { $card })
declared-nowhere = You have no last card to announce right now.
button-see = Look
button-see-again = Look again
button-more = More
button-story = The round so far
button-propose = Propose …
button-bottom = Table to the bottom
button-close = Close
button-cards = What my cards do
more-table = This table
more-host = For you as the host
more-anyway = **Not your turn.** Play a card anyway? A wrong one costs you cards.
pick-send-away = Send away …
pick-hand-over = Hand over to …
propose-explained = Everybody has to say yes; one *No* ends it.{ $round ->
    [yes] {""} Nobody wins a round that is given up; it counts as it stands.
   *[no] {""}
}
story-empty = Nothing has happened yet.
cards-plain = None of your cards does anything special.
button-accuse-one = Accuse { $who }
button-accuse-whom = Accuse …
hand-empty = You hold no cards.
hand-large = Your hand: { $cards }
hand-turn = { $can ->
    [draw]
        Your turn
        You can only draw.
    [pass]
        Your turn
        You can only pass.
   *[other] { $fits ->
        [none] Your turn
        [all]
            Your turn
            Play any card.
       *[other]
            Your turn
            Play { $fits }.
    }
}
hand-turn-drawn =
    You drew { $card }
    Play it, or pass.
hand-must-play-drawn =
    You drew { $card }
    A drawn card that fits has to be played.
hand-answer = { $can ->
    [draw] Draw { $debt }
   *[other] { $fits ->
        [none] Draw { $debt }, or play a card that answers
       *[other] Draw { $debt }, or answer with { $fits }
    }
}
hand-call =
    Which suit do you want?
    You hold: { $held }
hand-choose = Who will it be?
hand-retaliate = You're under attack: draw { $debt }, or strike back with the other copy of the card
hand-decide = Your turn
hand-lead = Your turn: play anything
hand-beat = Your turn: beat { $lying }
hand-cannot-beat =
    Your turn: beat { $lying }
    Nothing you hold does: pass.
hand-tribute =
    Tribute
    Give your highest card, face down, for { $who }. Nobody else sees it.
hand-tribute-back =
    Tribute
    Give back a card you can do without. It goes to { $who }; nobody else sees it.
hand-pick =
    Tribute
    Here are two face-down cards. Pick one; { $who } gets the other.
hand-pick-open =
    Tribute
    These two cards are for you and { $who }. Take one; { $who } gets the other.
hand-pick-back =
    Tribute
    The two cards given back are face down. Pick one; { $who } gets the other.
hand-pick-back-open =
    Tribute
    These two cards were given back. Take one; { $who } gets the other.
hand-gave = -# Tribute: you gave { $cards }.
hand-took = -# Tribute: you took { $cards }.
hand-give =
    Choose a card to pass to the left
    Only the player who gets it sees it.
hand-poker =
    Poker!
    You may lay down two to five cards that make a poker hand; the best one makes somebody draw five.
hand-cut =
    You cut to a strong card
    Keep it, or leave it on the pile?
hand-eights =
    You turned up an eight
    Play more eights and a card of their suit, or pass.
hand-joker =
    You turned up a joker
    Face up: everybody draws. Face down: Russian roulette.
hand-misplayed = ❌ { $why } { $drawn ->
    [none] It is back in your hand.
   *[other] It is back in your hand → you draw { $drawn }
}
hand-misplayed-again = ❌ { $why } It is back in your hand; another mistake this round is free.
hand-AttackFailed = ❌ That isn't the secret card. It's back in your hand, and you draw penalty cards.
hand-RetaliationFailed = ❌ That isn't the other copy of the secret card. It's back in your hand, and you draw penalty cards.
hand-SecondWordMissed = You went out without saying “{ $words }”, so you draw and keep playing.
hand-MayNotEndSo = You can't go out with this card, so you draw.
hand-between = The round is over.
hand-result-place = { $place ->
    [1] You win
    [2] Second in
    [3] Third in
   *[other] Place { $place } in
} round { $round }
hand-result-match = { $place ->
    [1] You win the match
    [2] Second in the match
    [3] Third in the match
   *[other] Place { $place } in the match
}
hand-result-winner = { $many ->
    [yes] { $winner } win.
   *[no] { $winner } wins.
}
hand-result-points = { $points ->
    [one] **1** point
   *[other] **{ $points }** points
}{ $why }.
hand-result-total = You have **{ $total }**, place { $place } of { $most }.
hand-looked-early = You looked before the dealer had finished: four more cards for you.
hand-left = You're no longer at this table.
hand-sent-away = You were sent away from this table.
hand-not-in = You're in from the next round.
hand-away = You were away, so the computer is playing for you.
hand-played = You played { $card }
hand-drew = You drew { $cards }
hand-declared = { $words ->
    [knocks] ✊✊ Knocked twice! The whole table heard you.
    [gesture] ✋ Shown! The whole table saw you.
   *[said] 📣 Said it! The whole table heard you.
}
hand-knocked = That was one knock: two within 10 seconds say it.
hand-picked = Done.
pick-card = Play a card …
pick-card-of = Play a card: { $suit }…
pick-give = Give a card…
pick-give-of = Give a card: { $suit }…
pick-attack = Attack with…
pick-retaliate = Strike back with…
ahead-title = ⏭ Plan ahead
ahead-explained = When it's your turn I play the first one that is possible.
ahead-secret = Only you see this. It ends with the round.
ahead-line = { $deed } · { $when }
ahead-play = { $cards }
ahead-jump = jump in with { $cards }
ahead-draw = nothing fits: draw
ahead-pass = pass until you lead
ahead-only = whenever there's only one thing you can do (draw, pass, play or announce), I do it
ahead-then = { $deed } → { $what }
ahead-any = as soon as possible
ahead-on = on { $cards }
ahead-debt = instead of drawing
ahead-no-other = if nothing else fits
ahead-few = { $count ->
    [one] if somebody else is down to 1 card
   *[other] if somebody else is down to { $count } cards
}
ahead-lead = if you lead
ahead-partner = if your partner made the last play
ahead-which = ### When should I play { $cards }?
ahead-made = ⏭ Done for you: { $what }
ahead-dropped = Your hand has changed, so this is no longer planned: { $what }
pick-ahead = Add a card …
pick-ahead-when = Only on …
pick-ahead-then = { $cards }: what then?
pick-ahead-drop = Take back …
pick-ahead-first = Move to the top …
button-arm = Plan
button-ahead-jump = Jump in if I can
button-ahead-only = { $on ->
    [yes] Forced moves: on
   *[no] Forced moves: off
}
refused-ahead-full = You can plan at most { $most } moves ahead. Take one back first.
refused-ahead-no-cards = You have no cards to plan with right now.
refused-ahead-together = These cards can't be played together.
refused-ahead-no-round = You can only plan ahead in a round with other players.
refused-ahead-risk = A wrong card costs you cards in this game, so I won't play any for you. You can plan to jump in, though.
pick-several-play = Play a card, or several …
pick-several-poker = Lay down a poker hand…
pick-combination = Choose the cards myself …
pick-single = A single card…
pick-set = A set: cards of the same rank…
pick-sequence = A sequence…
pick-multiple = A multiple sequence…
pick-reading = Play them as…
reading-title = **These cards can be played in more than one way.** Which one do you mean?
reading-single = { $high }
reading-set = { $count ->
    [2] a pair of { $high }s
    [3] three { $high }s
    [4] four { $high }s
   *[other] { $count }{"\u00A0"}×{"\u00A0"}{ $high }
}
reading-sequence = a sequence { $low }–{ $high } { $suit }
reading-multiple = { $low }–{ $high }, { $by } of each
reading-impure = { $what } with wild cards
pick-roulette = Russian roulette with…
pick-asked = Who will you ask?
pick-partners = Who's on team A?
pick-accused = Who didn't announce the last card?
pick-seat = Choose a player…
pick-rank = Choose a rank…
pick-number = Choose a number…
move-steal = { $card } · steal your own turn
move-double = { $card } · dobradinha (double)
move-give = give { $card }
move-choose = take { $card }
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
ask-title = **Who will you ask for their card count?** You may ask once a turn; they don't have to answer.
partners-title = **Who's with whom?** Choose everybody on team A; the others are team B. Players swap seats so that partners sit between opponents.
asked = You've asked { $who }.
accused-right = Well spotted: { $who } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
accused-wrong = False alarm: { $who } did nothing wrong. { $count ->
    [0] It costs you nothing.
    [one] You draw 1 card.
   *[other] You draw { $count } cards.
}

## What happened, in words
told-Laid = **{ $seat }** { $card }
told-Stole = **{ $seat }** { $card } → steals the turn
told-StoleOwn = **{ $seat }** { $card }, the twin → goes again
told-Doubled = **{ $seat }** { $card }, dobradinha
told-Attacked = ⚔️ **{ $seat }** attacks with { $card }
told-Retaliated = ⚔️ **{ $seat }** strikes back with { $card }
told-AttackFailed = **{ $seat }** attacks with the wrong card
told-RetaliationFailed = **{ $seat }** strikes back with the wrong card
told-Targeted = **{ $victim }**: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
told-WentOut = **{ $seat }** 🏁
told-Drew = { $cards-shown ->
    [none] { $cards ->
        [one] **{ $seat }** draws a card
       *[other] **{ $seat }** draws { $cards }
    }
   *[other] **{ $seat }** draws { $cards-shown }
}
told-DrawShown = { $count ->
    [one] **{ $seat }** draws a card
   *[other] **{ $seat }** draws { $count }
}
told-Reshuffled = the pile becomes the draw pile
told-Passed = **{ $seat }** passes
told-Stuck = **{ $seat }** can neither play nor draw
told-LimitReached = **{ $seat }** can't draw any more and loses the turn
told-JumpedIn = ⚡ **{ $seat }** jumps in: { $card }
told-LaidAside = **{ $seat }** { $card } → stays out until the next round
told-LaidFaceDown = **{ $seat }** { $card }, face down → stays out until the next round
told-JokerTurnedUp = **{ $seat }** turns up { $card }; it stays out until the next round
told-Misplayed = ❌ **{ $seat }** makes a mistake
told-Locked = { $locked ->
    [yes] 🐂 Boi na linha! Only a two unlocks it
   *[no] 🔓 The game is unlocked
}
told-CardsPassed = 🤲 Everybody passes a card to the left
told-PokerShown = 🃏 Poker!{ $shown }
told-Chosen = { $why ->
    [chupa] **{ $seat }** makes **{ $victim }** take cards
    [poker] **{ $seat }** makes **{ $victim }** draw
   *[two] **{ $seat }** doubles **{ $victim }**'s points
}
told-ChoseNobody = **{ $seat }** chooses nobody
told-Turned = 🎲 { $card } is turned up and counted around the table
told-TookCards = 🦇 **{ $seat }** takes { $cards } of **{ $victim }**'s cards
told-PointsDoubled = 📈 Points count double
told-HandsPassedOn = 🤲 The losers pass their hands on
told-FirstDrawn = Drawing to see who starts: { $drawn }. **{ $seat }** starts
told-SeatsSwapped = 🔀 **{ $seat }** and **{ $other }** swap seats
told-Ate = { $eating ->
    [yes] 🍽️ **{ $seat }** is eating
   *[no] 🍽️ **{ $seat }** is done eating
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
told-DeclarationForgotten = **{ $seat }** forgets to announce the last card
told-PutUnder = The pile is shuffled and goes under the draw pile
told-FewerDealt = There { $count ->
    [one] is only 1 card
   *[other] are only { $count } cards
} each: the packs don't have more
told-WentOn = **{ $seat }** gets new cards, and the round goes on
told-Played = **{ $seat }** { $laid }{ $reading }
told-SaidPass = **{ $seat }** passes
told-TrickEnded = **{ $seat }** leads
told-TributeTaken = { $back ->
    [yes] 🏮 The tribute is repaid
   *[no] 🏮 The tribute is taken
}
told-TributeDropped = 🏮 The rest of the tribute is skipped
told-LimitOfRound = { $what ->
    [time] ⏰ Time's up for this round
   *[shuffles] That was the last shuffle of the round
}
told-CutTo = ✂️ The cut shows { $card }
told-Kept = **{ $seat }** keeps { $card }
told-LeftLying = **{ $seat }** leaves it on the pile
told-LookedEarly = 👀 **{ $seat }** looks too early
told-Skipped = **{ $seat }** is skipped
told-DirectionReversed = 🔁 direction reversed
told-DealerBegins = **{ $seat }** starts
told-DebtGrew = { $cards ->
    [0] passes it on
   *[other] { $cards-signed }
}
told-Called = **{ $seat }** wants { $suit }
told-Declared = { $words ->
    [last-card] 📣 **{ $seat }**: “{ words-last-card }”
    [mau-mau] 📣 **{ $seat }**: “{ words-mau-mau }”
    [knocks] ✊✊ **{ $seat }** knocks twice: one card left
    [gesture] ✋ **{ $seat }** signals without a word: one card left
    [unknown] 📣 **{ $seat }** announces the last card
    [own] 📣 **{ $seat }**: “{ $words-own }”
   *[usual] 📣 **{ $seat }**: “{ words-usual }”
}
words-usual = Mau-Mau!
words-last-card = { button-say-last-card }
words-mau-mau = { button-say-mau-mau }
words-gesture = ✋
told-Knocked = ✊ **{ $seat }** knocks
told-Accused = ☝️ **{ $by }** accuses **{ $seat }**: { $rightly ->
    [yes] caught!
   *[no] false alarm!
}
told-SilenceBegan = 🤫 silence
told-SilenceEnded = 📢 you may talk again
told-Spoke = { $fined ->
    [yes] { $what ->
        [silence] 🤭 **{ $seat }** breaks the silence
       *[secret] 🤭 **{ $seat }** names the secret card
    }
   *[no] 🤭 **{ $seat }** keeps talking, already paid for
}
told-Joined = **{ $seat }** joins from the next round
told-Welcomed = **{ $seat }** starts with { $total ->
    [one] { $total } point
   *[other] { $total } points
}
told-Left = **{ $seat }** leaves
told-SentAway = **{ $seat }** is sent away from the table
told-WentAway = **{ $seat }** is away; the computer takes over
told-CameBack = **{ $seat }** is back
told-Charged = 🗳️ **{ $by }** says **{ $accused }** { $rule }
told-Proposed = 🗳️ **{ $by }** proposes { $proposal }
told-ProposalClosed = { $accepted ->
    [yes] 🗳️ The proposal { $proposal } is accepted
   *[no] 🗳️ The proposal { $proposal } is turned down
}
told-VoteClosed = { $upheld ->
    [yes] 🗳️ The table agrees: **{ $accused }** { $rule }
   *[no] 🗳️ The table lets **{ $accused }** off
}

## Refusals by the rules
why-not-seated = You're not at this table. Press **Join** to take a seat.
why-round-over = The round is over; the next one is dealt soon.
why-round-on = A round is being played.
why-match-over = The match is over.
why-table-full = The table is full.
why-not-your-turn = It isn't your turn yet; waiting for { $who }.
why-not-now = You can't do that right now.
why-not-in-hand = You don't hold that card.
why-does-not-follow = { $card } doesn't go on { $top }: match the suit or the rank.
why-call-stands = The suit called is { $suit }: play that, or a card that goes on any called suit.
why-debt-stands = You have to draw { $debt ->
    [one] 1 card
   *[other] { $debt } cards
}: play a card that answers, or draw.
why-only-the-drawn = You've already drawn: decide what to do with that card first.
why-must-play-drawn = You can play the card you drew, so you have to.
why-holds-playable = You have a card you can play, so play one.
why-draw-first = Draw before you pass.
why-nothing-to-draw = There's nothing left to draw: pass.
why-not-identical = You can only do that with exactly the same card as the top one: { $top }.
why-steal-or-double = You have the twin of the top card: steal your own turn with it, or play it as a dobradinha.
why-not-one-card = You say “{ $words }” with one card left; you have { $count }.
why-already-declared = You've announced it already.
why-knock-instead = Hush, there's silence: knock twice instead.
why-declare-instead = There's no silence now: say “{ $words }”
why-not-yourself = You can't choose yourself.
why-no-such-choice = You can't choose that.
why-nobody-to-vote = There's nobody to vote on it.
why-voted = You've already voted on this.
why-about-you = This is about you, so the others vote.
why-tribute-first = The tribute comes first: choose a card for it.
why-locked = The game is locked (boi na linha): only a two may be played now.
why-keep-one = You have to keep at least one card.
why-only-face-down = At this table jokers are only played face down.
why-no-hand-of-poker = These cards aren't a poker hand; leave out whatever doesn't belong to it.
why-has-declared = The next player has announced the last card (“{ $words }”): you may not play an eight now.
why-no-rebound = For a rebound the four cards need the same rank, the same suit, or four different suits.
why-too-late = The cards have been dealt already.
why-leader-plays = You lead, so you can't pass: play any combination.
why-no-combination = That's not a combination: you need cards of the same rank, three or more in sequence, or a multiple sequence.
why-other-reading = You can't play these cards as that.
why-other-shape = It has to be the same kind of combination, with the same number of cards, as { $top }.
why-too-low = That doesn't beat { $top }.
why-not-the-highest = You have to give your highest card.

## Refusals by the bot
refused-no-table = That table is gone.
refused-too-many-of-yours = You're already at { $most } tables, and that's the limit. Leave or close one first.
refused-too-many-here = This channel already has { $most } open tables. Join one, or ask for one to be closed.
refused-too-many-in-server = This server already has { $most } open tables. Join one, or ask for one to be closed.
refused-left-server = You're no longer in this table's server, so you can't play there.
refused-barred = You were sent away from this table, so you can't sit down there again.
refused-damaged = I can't read table #{ $number }: it was saved by another version of the bot, or it's damaged. Nothing in it has changed; for whoever runs the bot, the log says more.
refused-elsewhere = This table is over here: { $link }
refused-no-table-here = There's no table here. Open one with `/open`.
refused-not-started = The match hasn't started yet.
refused-already-started = The match has already started.
refused-already-seated = You're at this table already.
refused-not-seated = You're not at this table. Press **Join** to take a seat.
refused-no-seat = You're not at this table, and there's no free seat right now.
refused-table-full = The table is full: this game is for up to { $most }.
refused-too-few = You need at least { $least } players. Invite somebody, or press **Add a computer**.
refused-too-many = This is for { $most } players at most. Choose another game or other options, or somebody has to leave.
refused-host-only = Only the host can do that.
refused-nobody-to-agree = At least two people have to ask for that, and you're the only one here who can. Wait until time runs out, ask to stop with `/table close`, or leave.
refused-not-dealt = Only those who have been dealt cards in this match can ask for that. You can from the next round on.
refused-no-computer = There's no computer player to send away.
refused-table-closed = This table is closed. Open a new one with `/open`.
refused-moved-on = The table had moved on. This is how it is now.
refused-no-rule-now = You can't make a rule right now: only the last round's winner can, once, within a day.
refused-rule-first = { $who } won and may make a rule; time's up { $until }. Then the next round can start.
refused-rule-stays = This can't change during a match: { $place }. Press **Undo** and change something else.
refused-rule-one-change = { $count ->
    [0] You haven't changed anything yet.
   *[other] That's { $count } changes, and you only get one: press **Undo**.
}
refused-bad-value = That isn't one of the choices.
refused-not-offered = That isn't one of the choices: { $choices }.
refused-level-not-told = In this game that level plays just like the next one, so it isn't offered.
refused-only-people = Only people can be sent away. **Options** removes a computer player from a lobby.
refused-no-teams = You can set teams only with four or six at the table, and only if the options leave it to the host.
refused-bad-option = **{ $name }**: “{ $given }” isn't possible. It can be: { $choices }.
refused-bad-card = I don't know the card “{ $given }”. Write it like 7♤, 7S, “7 of spades” or “red joker”.
refused-not-held = You don't hold { $card }.
refused-nothing-to-look-at = There's no card to look at now.
refused-looked-already = You've already seen the secret card: you get one look a round.
refused-no-jumping = This game has no jumping in.
refused-nothing-to-jump-on = There's no card to jump in on yet.
refused-unreadable = I can't read that button. It may be from an older version of the bot.
refused-not-offered-now = That isn't offered here right now. It's switched off, or it came with another version of the bot.
refused-server-only = That works in a server, not here.
refused-bot-not-here = I'm not in this server, so nothing can be played here. Somebody who manages the server can add me: <{ $link }>
refused-may-not-post = I'm not allowed to write in this channel. I need to view it, send messages and embed links there.
refused-gone = I can't reach that channel any more: it was deleted, or I'm not allowed to see it.
refused-discord = Discord isn't answering at the moment. Nothing is lost; try again in a while.
refused-busy = Lots of people are pressing things right now. Try again in a few seconds.
refused-one-at-a-time = One thing at a time: wait for the answer to your last press.
refused-store-away = I can't reach my notes right now. Whatever I've confirmed is saved; try again in a while.
refused-mistake = Something went wrong on my side. Nothing at the table has changed. (code { $code })
refused-no-charges = There's nothing to accuse anybody of in this game.
refused-no-proposals = There's nothing to propose in this game.
refused-no-showing = Showing cards isn't part of this game.
refused-options-conflict = That doesn't work with the other options.

## Notices
which-title = Which table do you mean{ $pages ->
    [1] ?
   *[other] ? (page { $page } of { $pages })
}
which-hand = Show my hand at…
which-leave = Leave…
which-close = Close…
kick-asked =
    You've asked for { $who } to be sent away. { $count ->
        [one] One more person has
       *[other] { $count } more people have
    } to ask, too: `/table kick`. If it happens, nobody who asked can finish higher than they stand at that moment.
kick-done = { $who } is no longer at the table.
stop-asked = { $count ->
    [one] You've asked to stop the match. One more person has to agree: **Stop the match** at the table, or `/table close`.
   *[other] You've asked to stop the match. { $count } more people have to agree: **Stop the match** at the table, or `/table close`.
}
table-stopping = 🏳️ Stop the match here? { $count } of { $most } say yes. If everybody agrees, it doesn't count for anybody (`/table close`).
button-giveup = Stop the match
ended-uncounted = It stays in the history, but doesn't count for wins or ratings.
ended-void = No round was finished, so the match has no result.
ended-stands = The points stay as they are.
ended-few =
    { $count ->
        [0]
            { $alone ->
                [yes] Nobody is still playing.
               *[no] Too few players are left.
            }
       *[other]
            { $alone ->
                [yes] { $who } left, and nobody else is still playing.
               *[no] Too few players are still in. Left the match: { $who }.
            }
    }
ended-stale = Nobody has played for a long time.
ended-consent = { $people ->
    [1] It was stopped here.
   *[other] Everybody agreed to stop here.
}
ended-closed = { $who } closed the match.
ended-server = The bot was removed from the server.
ended-damaged = The table could no longer be read.
ended-unending = With the newest rule, rounds would never end.
notice-lost-place = I can't get to the table's channel any more. The match waits; the host can move it with `/table here`.
notice-lost-server = I'm not in the server of your table { $number } any more. The match waits; somebody who manages the server can add me again: <{ $link }>
notice-cannot-delete = I'm not allowed to delete messages here, so what's written during silence stays.
notice-closed = The table is closed.
notice-closed-damaged = Table #{ $number }, which I can't read any more, is closed.
notice-table-here = The table continues here.

## Lessons
lesson-title = ### 🎒 { $game } · lesson { $number } of { $count }
lesson-right = ✅ { $why }
lesson-aside = 🤔 You could do that, but it isn't what's asked for here. Read it again and have another go.
lesson-keys = -# Or type: { $hidden ->
    [yes] ||{ $commands }||
   *[no] { $commands }
}
lesson-which =
    ### 🎒 Learn by playing
    Short situations with real cards. Stop whenever you like and pick it up again with `/rules`.
pick-learn = Which game?
lesson-offer = Never played { $game }? Give it a few minutes and you'll know how.
button-learn = Show me
button-learn-again = Once more
button-learn-other = Another game
button-skip = Skip this lesson
lesson-finished-title = ### 🎒 { $game } · done!
lesson-finished = You know enough to sit down with others now. Next, open a table in a server (`/open`): friends press **Join**, and computer players fill the empty seats. Whenever you wonder, *Why?* under your hand shows you the rule.
button-now = Play now
now-terms = { $first ->
    [yes] Your first round
   *[no] { $game }
} · against { $count } computers · nothing counts
now-left = { $some ->
    [yes] You had { $cards } left.{ " " }
   *[no] { "" }
}{ $who }
button-another-round = Another round
button-with-friends = Play with friends
refused-no-lesson = You haven't started a lesson. Start one with `/rules`.
refused-not-in-lesson = That doesn't work in a lesson.
lesson-follow-tell = Your goal: get rid of all your cards. Play one with the same suit or the same rank as the top card.
lesson-follow-right = Same rank, so it works: you only need to match the suit or the rank.
lesson-anywhere-tell = { $card } matches neither the suit nor the rank, but it goes on any card. Play it.
lesson-anywhere-right = { $card } goes on anything: keep it for when nothing else fits.
lesson-together-tell = You may play several cards of one rank at once, if the first one can be played. Play { $cards } together.
lesson-together-right = { $cards } in one turn: that empties a hand quickly.
lesson-draw-tell = You have nothing to play. Draw a card; if you can play it, do it at once.
lesson-draw-right = Drawn and played. When you can't play it, press **{ button-pass }**.
lesson-debt-tell = The top card is a seven: you'd have to draw. Answer with { $card }, and the next player draws for both sevens.
lesson-debt-right = The cards to draw add up and get passed along until somebody has no answer.
lesson-call-tell = A jack lets you call the next suit. Play { $card }, and call the suit you have most of: spades.
lesson-call-right = Now it has to be spades. Good for you!
lesson-skip-tell = { $card } makes the next player lose the turn. Play it.
lesson-skip-right = Skipped! Now it's whoever comes after them.
lesson-reverse-tell = { $card } reverses the direction: the player before you is next. Play it.
lesson-reverse-right = And round it goes, the other way.
lesson-previous-tell = { $card } hits the player before you: they draw. Handy against somebody with few cards. Play it.
lesson-previous-right = Caught! Now they have further to go.
lesson-mau-tell = When you have one card left, say it! Play { $card }, then press **{ $word }**
lesson-mau-right = Just in time. { $needed ->
    [yes] If you forget, you can't play your last card on your next turn.
   *[no] If you forget, you may have to draw.
}
lesson-accuse-tell = { $seat } has one card left and hasn't announced it (“{ $words }”). Press **{ button-accuse }** and choose { $seat }.
lesson-accuse-right = Well spotted: that costs them cards. Keep an eye on the others.
lesson-card-tell = Play { $card }: { $does }.
lesson-card-right = { $card }: { $does }.
lesson-round-tell = Now a short round, against computer players. The buttons say what special cards do. Get rid of them all!
lesson-round-right = That's a whole round, start to finish!
lesson-silence-tell = The top card is a king: **silence**, nobody says a word until the next one. Play { $card }, and then, with one card left, **knock** twice.
lesson-silence-right = Knocked twice within ten seconds: that counts as “Mau-Mau”. Laughing is always allowed.
lesson-voador-jump-tell = It isn't your turn, but you have exactly the same card as the top one: { $card }. Press **{ button-jump }**, quick! You steal the turn and play again.
lesson-voador-jump-right = Stolen! That's the “flying” in the name: be quicker than the player whose turn it is.
lesson-voador-twin-tell = On your own turn, the top card's twin either steals your own turn or is a *dobradinha*: the next player draws two and then plays. Choose the dobradinha.
lesson-voador-twin-right = Two cards for them. The card itself does nothing.
lesson-voador-joker-tell = A joker goes on anything. Play { $card }: the next player draws five, or answers with a joker.
lesson-voador-joker-right = Five cards! What counts now is the card below the joker.
lesson-voador-secret-tell = Some tables play with a *secret card*: everybody sees it for a moment before the deal, and nobody may name it. Here it's { $card }, and you have it. Pick it under **{ pick-attack }**, then choose { $seat }.
lesson-voador-secret-right = Eight cards! Only the other copy of the card could have struck back.
lesson-vote-tell = If the bot can't see or hear something, the table decides: next to 🗳️ somebody is accused. Say it's true: press **{ button-yes }**.
lesson-vote-right = The table agrees, and that costs cards. `/table complain` is how you bring something up.
lesson-amm-lock-tell = A two is *boi na linha*: only a two may be played now, and it unlocks the game. You have one.
lesson-amm-lock-right = Unlocked. Without a two you would have drawn one and passed.
lesson-amm-eights-tell = With an eight you may play more eights, and a card of the last eight's suit, all at once. Play 8♧, 8♡ and 4♡ together.
lesson-amm-eights-right = Three cards in one turn. One card must always stay in your hand.
lesson-amm-pair-tell = The card on top was played just now, and you hold its twin, { $card }. Play it: the next player draws two.
lesson-amm-pair-right = Two cards for the next player. It only works on the card played just before.
lesson-amm-left-tell = The 4♢ makes everybody pass a card to the left, unseen. Play it, then give away the card you like least: the nine.
lesson-amm-left-right = Everybody holds a new card now, and only you know which one you gave.
lesson-amm-round-tell = Now a short round against computer players. In this game a mistake costs cards, and nothing marks the cards you can play. Get rid of yours!
lesson-dig-tell = You have nothing to play, and here you draw until you do. Draw, and play what you find.
lesson-dig-right = Found one. The others stay in your hand.
lesson-wild-tell = A jack goes on almost anything and lets you call the next suit. Play { $card }, and call what you have most of: spades.
lesson-wild-right = Now it has to be spades. Good for you!
lesson-shield-tell = You'd have to draw. A two of the same suit is a shield: play { $card }.
lesson-shield-right = The two keeps the cards away from you.
lesson-again-tell = An ace lets you play again. Play { $card }, and another card after it.
lesson-again-right = Two cards in one turn.
lesson-ime-joker-tell = A joker goes on almost anything. Play { $card }: the next player draws four, or answers with a two.
lesson-ime-joker-right = Four cards! And after a joker any card goes.
lesson-ime-eat-tell = Having a bite while you play? Press **{ button-eat }**: while you're eating, nobody can swap seats with you, not even with a 3♢ or a 3♡.
lesson-ime-eat-right = You kept your seat in spite of the 3♢. Press **{ button-stop }** when your plate is empty.
lesson-serbian-cover-tell = An ace has to be covered at once: with its suit, another ace or a jack. Play { $card }, then cover it.
lesson-serbian-cover-right = Covered. An ace is never the last card.
lesson-serbian-jump-tell = It isn't your turn, but you have exactly the same card as the top one: { $card }. Press **{ button-jump-in }**, quick! It has its full effect, and play goes on from you.
lesson-serbian-jump-right = You were quicker. You just can't jump in with a jack.
lesson-serbian-last-tell = With one card left say **{ button-say-last-card }** Play { $card } first. (If the last one is a jack, it is **{ button-say-mau-mau }**)
lesson-serbian-last-right = Said in time, and safe.
lesson-serbian-cut-tell = Before the deal somebody cuts the pack, and this time it's you. The card you cut to is a strong one, and you may keep it as an extra. Press **{ button-keep }**.
lesson-serbian-cut-right = One more card than the others have, and a good one. The next one wasn't strong, so it starts the pile.
lesson-solitaire-follow-tell = Playing alone, you try to empty your hand with few draws and few turns. Play a card with the same suit or rank as the top card.
lesson-solitaire-alone-tell = The next player is you! Play { $card }, and you have to draw the three cards for the seven yourself. Play it and draw.
lesson-solitaire-alone-right = Three more cards: keep a seven for when you have the answer.
lesson-solitaire-shield-tell = Here's a better way: play { $card }, then answer yourself with the two of its suit.
lesson-solitaire-round-tell = Now a short game of your own. The buttons say what special cards do. Get rid of them all!
lesson-zheng-lead-tell = Be the first to get rid of your cards. Low to high: 3 4 5 … K A 2, jokers. You lead, so play what you like; low cards first: { $card }.
lesson-zheng-lead-right = Suits don't matter here, only ranks. And twos are high!
lesson-zheng-beat-tell = There's a single card to beat: play a higher one. The lowest that works is { $card }; keep the king.
lesson-zheng-beat-right = Just a bit higher is enough, and you keep the strong cards for later.
lesson-zheng-pass-tell = Nothing you hold beats an ace. Pass; you may still play later in this trick.
lesson-zheng-pass-right = Once everybody else has passed in a row, whoever played last leads again.
lesson-zheng-pair-tell = There's a pair to beat. Only a higher pair beats it: play yours.
lesson-zheng-pair-right = It's always the same kind, with the same number of cards, but higher.
lesson-zheng-sequence-tell = There's a sequence to beat: three in a row. Suits may be mixed. Play a higher one, also of three.
lesson-zheng-sequence-right = Three cards gone at once. Sequences can be longer, too.
lesson-zheng-multiple-tell = You lead. Pairs in a row, three or more of them, are a multiple sequence: play 4 4 5 5 6 6.
lesson-zheng-multiple-right = Six cards in one go, and hard to beat.
lesson-zheng-wild-tell = Next to a real card, twos and jokers can count as a lower card. Play 10♧ with 2♢: a pair of tens.
lesson-zheng-wild-right = A pair of tens beats the nines. A pair of real tens would beat yours.
lesson-zheng-tribute-tell = You came last in the round before: that costs *tribute*. Give your highest card to the players who came first: { $card }.
lesson-zheng-tribute-right = They give you back a card they don't want. Come first, and it's you who takes!
lesson-zheng-round-tell = Now a short round against computer players. Play low cards and long combinations early, and keep the high ones. Go!

## Leaderboard
prefer-all-games = all games
prefer-new-tables = For new tables; hosts can change it.
leaders-none-yet = Nobody has played enough for this list yet.
leaders-rating = **{ $rating }** · { $matches ->
    [one] one match
   *[other] { $matches } matches
}
leaders-wins = matches won: **{ $matches_won }** of { $matches } · rounds won: { $won } of { $rounds }
leaders-placings = ahead of **{ $share }%** · { $medals }
leaders-points = **{ $mean }** per round · { $points } in { $rounds ->
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
leaders-about-rating = An estimate of how well somebody plays against people. It's provisional at first, and sinks slowly without matches.
leaders-about-wins = Only matches against people. Equal wins share a place.
leaders-about-placings = How many of the other people you finish ahead of, once you've played { $count } matches: 100% is always first, 0% always last.
leaders-about-points = Average over all rounds against people, once you've played { $count } rounds.
leaders-about-computers = Matches where everybody else was a computer player.
season-all = all time
by-rating = rating
by-wins = matches won
by-placings = placings
by-points = points per round
by-computers = against computers
podium-title = ## 🏆 Podium: { $season }
podium-reckoned = -# Ratings have been recalculated from all results, by better rules. `/leaderboard` explains them.
leaders-title = ## Leaderboard of { $server }
leaders-gone = has left the server
leaders-none = Nobody has finished a round yet. Open a table with `/open`, and be the first!
leaders-total = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} and { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} in all.

## At one's own pace
cmd-table-host = Make somebody else the host
cmd-table-invite = Invite somebody to the table, or ping everybody who's looking for one
cmd-table-pause = Ask for a pause: it begins as soon as most of you want it
cmd-table-resume = Ask to end the pause now
cmd-games = My tables, and tables with free seats
arg-invited = Who to invite; leave it out to ping everybody who wants to play
menu-challenge = Challenge
arg-challenged = Who to challenge: they're pinged, and a seat is kept for them
arg-pause = How long
pause-1h = an hour
pause-6h = 6 hours
pause-12h = 12 hours
pause-24h = a day
pause-48h = two days
pause-72h = three days
pause-7d = a week
button-pause = Pause
button-resume = Resume
button-calloff = Cancel: { $begin }
host-done = { $who } is the host now.
host-now = 👑 You're the host now of **{ $game }**: { $link }
invite-done = The invitation is on its way.
invite-whom = Whom would you like to invite?
invitation = { $called }: { $host } is looking for players. **{ $game }**, { $count } of { $most } at the table: { $link }
challenge = ⚔️ { $host } challenges { $whom }! When everybody has accepted, the match starts.
challenge-awaited = { $ready ->
    [yes] Not everybody has answered yet. If you press **Start** now, you play without them.
   *[no] Not everybody has answered yet.
}
lobby-again = 🔁 { $host } plays again and keeps a seat for { $whom }: **Accept** or **Decline**. If everybody accepts, the match starts at once.
challenge-declined = Not this time: { $who }
challenge-over = The challenge is over: not everybody answered.
declined = OK, not this time. Your seat is free for others now.
pause-asked = { $count ->
    [one] You've asked for a pause of { $length }. One more person has to ask, too: **Pause** at the table, or `/table pause`.
   *[other] You've asked for a pause of { $length }. { $count } more people have to ask, too: **Pause** at the table, or `/table pause`.
}
pause-begun = The table is paused and resumes { $until }. All clocks are stopped.
pause-end-asked = { $count ->
    [one] You've asked to end the pause. One more person has to ask, too: **Resume** at the table, or `/table resume`.
   *[other] You've asked to end the pause. { $count } more people have to ask, too: **Resume** at the table, or `/table resume`.
}
pause-over = The pause is over; the clocks are running again.
table-paused = ⏸️ **Paused:** play resumes { $until }. Until then nobody plays, and all clocks are stopped.
table-pausing = 🗳️ Pause for { $length }? { $count } of { $most } say yes (`/table pause`).
table-unpausing = 🗳️ End the pause? { $count } of { $most } say yes (`/table resume`).
seat-holiday = 🏖️ time off: { $begin } to { $end }
refused-paused = The table is paused and resumes { $until }. To resume sooner, most of you have to agree: `/table resume`.
refused-not-paused = The table isn't paused.
refused-pause-timed = This round is played against the clock, so it can't be paused until it's over.
refused-pause-used = A match here can be paused for { $days ->
    [one] one day
   *[other] { $days } days
} in total, and { $left ->
    [0] none of that is
    [one] one hour is
   *[other] { $left } hours are
} left.
refused-not-invited = I can't invite them: they're already at this table, have been invited before, were sent away, or can't see this channel.
refused-called-already = Somebody called for players less than an hour ago. You can still invite people by name.
refused-no-role = This server hasn't chosen a role to ping for players (`/settings`). You can invite people by name.
refused-yourself = You can't challenge yourself. If you'd like to play alone, there's `/daily`.
refused-no-challenge = I can't challenge them: they were pinged less than an hour ago, can't see this channel, or can't play at this table. Bots don't play either. Try later, or challenge somebody else.
refused-not-challenged = You weren't challenged here, or you've answered already. Press **Join** to sit down.
refused-managers-only = Only server managers can open tables in this server. Ask one of them!
refused-away-dates = I can't read { $written } as a day. Write it as `2026-12-24`, `24.12.`, `24/12` (day first), today or tomorrow.
refused-away-order = The last day, { $end }, comes before the first, { $begin }. Leave it out if it's a single day.
refused-away-past = That's over already.
refused-away-long = Time off has to start within a year, and lasts { $most } days at most.
refused-away-many = You've already announced time off { $most } times. Cancel one first: `/me`.
remind-mention = ⏰ { $who }, we're waiting for you! Time's up { $until }.
games-title = ### { $count ->
    [0] No table is waiting for you
    [one] Your turn at 1 table
   *[other] Your turn at { $count } tables
}
games-others-title = ### Others' turn
games-tab-mine = Mine
games-tab-free = Free seats
tables-none = ### No free seats here
    Open a table, and others can join you.
wish-any = Any game
wish-none = Don't tell me any more
wish-off = OK, I won't tell you about new tables here.
wish-set = 📣 I'll message you when a table opens in this server: **{ $game }**, { $pace }. Once a day at most.
wish-until = Until { $until }; choose again in `/games`.
wish-pace = How quick?
wish-pace-any = at any pace
wish-pace-quick = quick (turns of up to an hour)
wish-pace-slow = over several days
wish-told = 📣 A **{ $game }** table has opened in { $where }: { $link }
pick-wish = Tell me of new tables…
tables-line = **{ $game }** · { $who }
    -# { $pace } · { $begun ->
        [yes] you're in from the next round
       *[no] opened { $since }
    } · [#{ $number }]({ $link })
games-none = ### You're not at any table
    Join one with free seats, or open one: friends press **{ button-join }**, computers fill the rest.
games-yours = Your turn
games-debt = draw { $count }, or answer
games-called = { $suit } called
games-top = top: { $top }
games-others = Waiting for { $who }
games-between = Between rounds.
games-match = **Your match:** press **{ button-event-here }** by { $until }.
games-match-waits = You're here; waiting for { $who } until { $until }.
games-challenge = ⚔️ { $who } challenges you.
games-lobby = Not started yet: { $count } of { $most } at the table.
games-paused = ⏸️ Paused; resumes { $until }.
games-alone = Just you.
away-title = ## Time off
away-first = The first day
away-last = The last day
away-written = 2026-12-24, 24.12., today, tomorrow
away-days = { $begin } to { $end }
away-line = - 🏖️ { $days }
away-told = { $count ->
    [0] Your clocks will be stopped then.
    [one] Your clocks will be stopped then. One table has been told.
   *[other] Your clocks will be stopped then. { $count } tables have been told.
}
away-limit = -# In { $server }, clocks stop { $days } days a month at most. Yours stop: { $counted }.
away-none = Time off stops your clocks and tells all your tables. From today:
away-over = Welcome back: your clocks are running again.
away-stays = Time off that hasn't begun yet stays until you cancel it:
away-called-off = Your time off is cancelled.
away-not-at-all = not at all
prefer-person-reminders = How to remind me
prefer-person-reminders-dm = by direct message
prefer-person-reminders-mention = by a mention at the table
prefer-person-quiet = Quiet hours
prefer-person-zone = Time zone
prefer-person-zone-about = For all times here, and for the days of *{ button-away }*. Not in the list? `/me zone:` finds it by city or country.
prefer-person-digest = Set times
prefer-person-digest-about = Up to four times of day: one message then with all the tables waiting for you. In between I ping you only when your time is nearly up.
prefer-person-digest-off = Ping me at each turn
next-is-you = ⏭ You're next at **{ $game }** [#{ $number }]({ $link })
prefer-person-work = Working hours, Monday to Friday
prefer-person-days = Quiet days
digest-title = ### ☀️ { $count ->
    [one] 1 table waits for you
   *[other] { $count } tables wait for you
}
digest-why = At { $hours }, as you chose in `/me`
button-next = One after the other
button-next-table = Next table
button-play = Play
arg-zone = Your time zone: type a city or a country
refused-zone = I can't tell which time zone { $written } means. Type the next large city or your country, and choose from the list.
prefer-server-opening = Opening tables
prefer-server-opening-about = Who may open tables here.
prefer-everyone = everybody
prefer-managers = server managers
prefer-server-holidays = Time off
prefer-server-holidays-about = How many days a month a player's clocks can stop for time off. Applies to matches that begin from now on.
prefer-server-pauses = Pauses
prefer-server-pauses-about = How many days a match can be paused in total. Applies to matches that begin from now on.
prefer-server-role = Looking for players
prefer-server-role-about = The role that `/table invite` pings.

## Statistics
stats-title = ## { $who } · { $game }
stats-none = Nothing finished here yet.
stats-rating = rating: **{ $rating }**
stats-unrated = rating: none yet; it takes matches of at least two rounds against other people
stats-computers = against computer players: won { $won } of { $matches }
stats-no-people = no match against other people yet; only matches with people on more than one side count here
stats-provisional = rating: about { $rating }, provisional (few matches, or few different people)
stats-streak = matches won in a row: { $now } · longest: **{ $best }**
stats-play = ⚖️ Lately ({ $rounds } rounds): { $mistakes } mistakes a round (±{ $mistakes_error }), costing { $gave }% (±{ $gave_error }); luck { $sign }{ $luck }% a round (±{ $luck_error })
stats-play-then = -# { $months ->
    [12] A year ago
    [6] Half a year ago
   *[other] Three months ago
}: { $mistakes } mistakes a round (±{ $error })
stats-card = 💚 favourite card: { $card } (played { $count ->
    [one] once
   *[other] { $count } times
})
stats-debt = 📥 most cards drawn at once: { $count ->
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
rules-title = ## { $game }

## About this bot, and what it keeps
about-body =
    ## maumau { $version }
    Up since { $since }; Discord answers in { $latency } ms.
    Open tables: { $here } in this server, { $all } in all.
about-shards = This server is served by shards { $shards }.
about-link = More about me: { $link }
privacy-title = ## What I keep
privacy-you = - **About you:** your Discord id, your name, your names in servers and whether you've left them, your language, the channel of our direct messages, and when you were last invited to a table.
privacy-choices = - **What you choose:** settings, time off, where you are in a lesson, your tries at the daily deal, and your answers to the puzzle of the day.
privacy-games = - **About games:** who sits where, every card played and drawn, the points, and the seeds of the deals, so that anybody can check that nobody chose the cards.
privacy-accounts = - **What that adds up to:** wins, points, ratings, your favourite card, luck and mistakes, who you've played, how often, and who came out ahead.
privacy-attendance = - **Reliability:** which matches you finished, and how long you usually took to answer in each round. Anybody at an open table with you can see it roughly.
privacy-written = - **Games you make:** your draft, and which of a server's games you saved last.
privacy-decisions = - **Decisions:** what you decided about tables and people, and what was decided about you, for 90 days; that you closed a match or made it void; and who keeps you from playing in a server, until somebody lets you in.
privacy-words = - **Not what you write.** During silence I only check whether it was speech, and keep nothing else.
privacy-forever = - **How long:** for as long as I run here.
privacy-days = - **How long:** cards and moves of a finished table for { $days ->
    [one] a day
   *[other] { $days } days
}; afterwards its results, its seeds, and a script of its moves.
privacy-servers =
    - **Servers:** if one removes me, everything about it is deleted after { $days } days, unless I'm back by then.
    - **Who sees it:** people who play with you see the game, and whoever runs me can read my database. Nobody else gets any of it.
    - **Deleting:** you leave your tables. Your name becomes “someone” everywhere and your id is gone; other people's results stay. Messages already on Discord stay there.
privacy-export = Export my data
privacy-erase = Delete my data…
privacy-exported = This is all I keep about you.
privacy-ask =
    ## Delete everything about you?
    { $tables ->
        [0] You're not at any table.
        [one] You'll leave the table you're at.
       *[other] You'll leave the { $tables } tables you're at.
    } Your points, wins and settings will be gone, and nobody can bring them back. What I've already posted in channels stays there, with your name in it; whoever manages messages there can delete it.
privacy-sure = Delete for good
privacy-erased = Everything about you is gone. If you sit down at a table again, we start fresh.
refused-not-yours = That's about somebody else. `/me` shows what's yours.
refused-sat-down = You joined a table in the meantime, so not everything was deleted. Try again.

## Commands
cmd-table = This table: invite, pause, vote, leave
cmd-table-show = Repost the table at the bottom of the channel
cmd-table-leave = Leave the table
cmd-table-close = Close the table
cmd-table-kick = Send somebody away from the table
cmd-table-here = Move the table to this channel
cmd-play = Your turn; or type a move: 10C, draw, mau, jump
cmd-leaderboard = Who is best here; my own record and past matches
cmd-help = Start here
cmd-rules = How a game goes, and a lesson in it
arg-card = The card: 7♤, 7S, “7 of spades” or “red joker”; several with spaces between
arg-player = Which player
arg-game = Which game
vote-asked = You've put it to the vote.
vote-cast = Your vote is counted.

## The rules of the games, as one tells them at a table
rules-joker = joker
rules-aim = 🎯 **Aim:** be the first to have no cards left{ $pairs ->
    [yes] , you or a partner
   *[no] {""}
}.
rules-aim-alone = 🎯 **Aim:** have no cards left. Each card drawn, and each turn, costs a point.
rules-alone = You are your own next and previous player.
rules-deal =
    🎴 **The deal:** { $chosen ->
        [yes] up to{ " " }
       *[no] { "" }
    }{ $hand ->
        [one] 1 card
       *[other] { $hand } cards
    }{ $most ->
        [1] { "" }
       *[other] { " " }each
    } from { $packs ->
        [one] one pack
       *[other] { $packs } packs
    } of { $size } cards{ $from ->
        [all] { "" }
       *[other] , { $from } to A
    }, { $jokers ->
        [one] one joker to a pack
        [many] { $joker_count } jokers to a pack
        [yes] two jokers to a pack
       *[no] without jokers
    }.{ $most ->
        [1] { "" }
       *[other]
            { " " }{ $same ->
                [yes] { $most }
               *[no] { $least } to { $most }
            } people play, { $direction ->
                [clockwise] clockwise
               *[counter] counter-clockwise
            }.
    }
rules-begins = { $begins ->
    [draw_high] Before the deal everybody draws a card: the highest plays first (A is low).
    [host] The host plays first.
    [winner] The winner of the last round plays first; in the first round, whoever draws the highest card.
   *[dealer] The player after the dealer plays first. After each round the next player deals.
}
rules-follow = ▶️ **Your turn:** play a card with the same suit or rank as the top card{ $twin ->
    [yes] , but never exactly the same card
   *[no] {""}
}.
does-Draw =
    { $lay_drawn ->
        [no]
            { $voluntary ->
                [yes] If you can't, or don't want to,
               *[no] If you can't,
            } draw one card; then your turn ends.
       *[yes]
            { $till_fits ->
                [yes]
                    If you can't, draw until you can{ $limit ->
                        [0] .
                       *[other] , at most { $limit }; if you still can't, your turn ends.
                    }{ $voluntary ->
                        [yes] { " " }You may also draw when you don't need to, and keep drawing.
                       *[no] { "" }
                    }
               *[no]
                    { $voluntary ->
                        [yes] If you can't, or don't want to,
                       *[no] If you can't,
                    } draw one card: { $must ->
                        [yes] if you can play it, you must
                       *[no] you may play it if you can
                    }; otherwise your turn ends.
            }
    }
does-DrawAlways =
    If you can't, or don't want to, draw one card: you may play that card if you can, but no other; or pass.{ $seven_stops ->
        [yes]
            { " " }If a 7 makes you draw and the first card you draw is a 7{ $queen_stops ->
                [yes] { " " }or a Q
               *[no] { "" }
            }, you stop there.
       *[no] { "" }
    }
does-DrawUntil = If you can't, draw until you can. You may also draw when you don't need to, and keep drawing.{ $limit ->
    [0] {""}
   *[other] {" "}After drawing { $limit }, your turn is over, and the top card no longer does anything.
}
rules-debt = **If a card makes you draw:** play an answer (any suit, unless said otherwise), or draw the cards{ $after ->
    [over] { " " }and lose your turn
    [lays] ; then you may still play a card, but you don't draw again
   *[on] { " " }and take your turn
}.
rules-used-up = Draw pile used up? The pile is shuffled again.
rules-last-acts = The last card still acts; nobody can answer.
rules-opening =
    { $acts ->
        [yes] A card is turned up to start with. It acts as if the dealer had played it.
        [no] A card is turned up to start with. It does nothing: just match it.
        [some] A card is turned up to start with. Only these act as if the dealer had played them: { $cards }.
        [own] A card is turned up to start with. It only does what its line says after “turned up”.
       *[none] No card is turned up: the first player may play any card.
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
does-Accuse = If you forget and get caught (*{ button-accuse }*), you draw { $penalty }.{ $false_penalty ->
    [0] {""}
    [one] {" "}A false alarm costs 1 card.
   *[other] {" "}A false alarm costs { $false_penalty } cards.
}
rules-forgotten = If you forget, you draw { $cards } as it is played.
rules-course-undeclared = If you go out without saying it and don't get caught, the others' points count double.
rules-and = { $one }; { $more }
rules-card = **{ $cards }:** { $does }.
rules-adding = { $card } (makes { $twice }, { $thrice } …)
rules-adding-once = { $card } (makes { $sum })
rules-of-its-suit = { $rank } of its suit
goes-anywhere = goes on anything
goes-anywhere-uncalled = goes on anything but a called suit
goes-on-call = goes on any called suit, otherwise by suit or rank
goes-not-on-own = never on a { $rank }
goes-over = then follow the card below it
goes-aside = is set aside
does-Skip = { $whom ->
    [beyond] the player after that
   *[next] the next player
} sits out
does-Reverse = the direction reverses; if only two play, you go again
does-ReverseToBehind = the direction reverses (no change with two)
does-DrawDebt =
    { $whom ->
        [beyond] the player after that
       *[next] the next player
    } draws { $cards }{ $answers ->
        [none] , without an answer
       *[other] , or answers with { $answers }
    }
does-ThirdSix = as the third in a row: the next player draws { $cards }, or answers with { $answers }
does-NextDraws = { $whom ->
    [beyond] the player after that
   *[next] the next player
} draws { $cards }{ $then ->
    [plays] , then plays
    [sits] {" "}and sits out
   *[other] {""}
}
does-PreviousDraws = the previous player draws { $cards }
does-OthersDraw = all others draw { $cards }
does-OthersDrawAtTheEnd = as your last card: all others draw { $cards }
does-PlayAgain = take another turn
does-CallsSuit =
    { $until ->
        [cards] you call a suit for the next { $call_cards } cards
        [caller] you call a suit for everybody until your next turn
       *[next] you call the suit of the next card
    }{ $debt ->
        [yes] , for answers too
       *[no] { "" }
    }
does-DealerTakesTurn = if it is turned up at the start, the dealer begins
does-PassCards = everybody chooses a card and passes it to the left, all at once
does-Lock = *boi na linha* (ox on the track): only another 2 may be played, which unlocks it; or draw one card, even if you hold a 2: play it if it's a 2, or pass
does-Silence =
    silence until another is played, laughing is free; each message costs { $talk ->
        [one] 1 card
       *[other] { $talk } cards
    }
does-Hecatombe = everybody draws { $cards }, you too
does-ChupaCabra = you may make somebody take { $cards } of your cards unseen, never the last
does-Defence = answers { $suited } of its suit and any { $every }: nobody draws; { $sevens ->
    [kill] the same for 7s
    [chain] on a 7 of its suit the cards to draw pass on (answers: any 2, or a 7 of its suit)
   *[relay] on a 7 of its suit the cards to draw pass on (answers: any 7, or a 2 of its suit)
}
does-SwapSeats = swap seats, not cards, with the previous player; whoever was next still is
does-TakeAndPlay = { $alone ->
    [yes] play a card drawn blind from your hand: that card goes on anything and has its effect
   *[no] never if the next player has said *Mau-Mau*; play a card taken unseen from them: that card goes on anything and has its effect
}
rules-never-last = Never your last card: { $cards }.
does-StealOwn = **The top card's twin on your turn** (exactly the same card): play it without effect (cards waiting to be drawn are cancelled) and play again, or play it as a dobradinha. If cards are waiting to be drawn, you may also play it as an answer.
does-Double = **Dobradinha:** on your turn, even if cards are waiting to be drawn, play the top card's twin without its effect: those cards are cancelled, and the next player draws { $cards }, then plays.
does-StealTurn = **Stealing the turn:** if you have the twin of the top card (no joker), play it with *{ button-jump }*, even out of turn, while that card is on top. It has no effect, cards waiting to be drawn are cancelled, and you play again.
does-Attack = **Secret card:** shown before the deal, never named. Play it on anything as an attack: somebody draws { $cards }, or strikes back with the other copy: { $answer }. A wrong card, or naming it, costs { $wrong ->
    [one] 1 card
   *[other] { $wrong } cards
}.
does-SecretLast = Going out with the secret card: all others draw { $cards }.
does-LayCards = **8:** you may play more 8s with it, and then one card of the last 8's suit. You keep at least one card. While a suit is called, all these 8s have to be of that suit. If two of them are of one suit, the next player draws { $cards }.
does-LayCards-more = **Twin:** a card identical to the one played just before it makes the next player draw { $cards }, then play.
does-DealerGoesOn = A dealer who turns up an 8 may add more 8s.
does-DealerUsesJoker = A dealer who turns up a joker uses it as if it were played; another card is turned up under it.
does-RussianRoulette = **Russian roulette:** play a joker face down; a card is turned up and counted around from you: whoever it lands on draws { $cards }.
does-PokerOnRun = **Poker:** after three cards of one suit in a run, everybody may lay down 2 to 5 cards as a poker hand; the best makes somebody draw { $cards }.
does-LastJack = **Going out with a J:** the others' points double; with the J♡ they first pass their hands on.
does-LastTwoOfClubs = **Going out with the 2♧:** choose whose points count double.
does-Claim = **Rebound:** if the { $cards } cards you draw for a joker are of one rank, one suit or four suits, without a joker, claim it: whoever played the joker draws { $answer }. Only the two of you see the cards.
does-Eat = *{ button-eat }*: while you're eating, nobody can swap seats with you.
does-AskCount = *{ button-ask }* You may ask that once a turn; nobody has to answer.
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
    [yes] {" "}Cards you can play are marked.
   *[no] {" "}Cards you can play aren't marked.
}
rules-course-cut = **The cut:** the player before the dealer cuts the pack. If that turns up a strong card, they may keep it as an extra card, up to three in a row. Strong: { $cards }.
rules-course-cyclic = **Cíclico:** going out counts 1; all draw up to { $hand }, and play goes on.
rules-course-pairs = **Pairs:** partners sit opposite each other and add up their points; four or six play.
rules-course-shuffles = **Mini:** after { $number } shuffles the round ends; { $alone ->
        [yes] with cards left, it's lost.
       *[no] whoever has the fewest cards wins.
    }
rules-course-minutes = **Mini:** after { $number } minutes the round ends; { $alone ->
        [yes] with cards left, it's lost.
       *[no] whoever has the fewest cards wins. A turn may take up to a tenth of the time that's left, but always at least a minute.
    }
rules-points = 🏁 **Points:** cards left count { $values }{ $winner ->
    [0] {""}
   *[other] ; the winner gets { $winner }
}.
rules-value = { $points } for { $cards }
rules-values = { $values }; all others their number
rules-points-each = 🏁 **Points:** { $each } for each card left.
rules-points-won = 🏁 **Points:** { $winner } for a round won.
rules-points-twice = Going out with { $cards }: the others' points count double.
rules-end =
    The match ends when somebody has { $beyond ->
        [yes] more than { $target } points
       *[no] { $target } points or more
    }; the { $lowest ->
        [yes] fewest
       *[no] most
    } points win.
rules-coming =
    { $penalty ->
        [worst] If you leave and come back, or join late, you start with the worst total at the table
       *[other] Leaving and coming back costs { $penalty } points; if you join late, you start with the worst total at the table
    }.{ $walkover ->
        [yes] { " " }If all agree, a round is given up.
       *[no] { "" }
    }
rules-best = Best with { $least } to { $most } players.
rules-changed = 🔧 **At this table:** { $options }
rules-and-others = { $options } · +{ $count }
rules-letters = A ace · J jack · Q queen · K king
rules-zheng-deal = 🎴 **The deal:** all { $cards } cards of a pack with two jokers are dealt one by one, so some may hold one card more. { $teams ->
    [yes] { $least } or { $most } people play in two teams
   *[no] { $least } to { $most } people play
}, counter-clockwise.
rules-zheng-turn = ▶️ **Your turn:** beat the last play with the same kind of combination and the same number of cards, but higher; or pass. You may still play later. Whoever leads can't pass.
rules-zheng-leads =
    When all others have passed in a row, whoever played last leads again, with anything; if they have no cards left, the next player leads. { $teams ->
        [yes] Before the first round one of each team draws a card: the higher leads.
       *[no] The first leader is drawn by lot.
    } The round goes on until only one player has cards.
rules-zheng-order = Low to high: 3 4 5 6 7 8 9 10 J Q K A 2, { card-52 }, { card-53 }.
rules-zheng-single = **A single card:** the higher rank wins.
rules-zheng-set = **A set:** two or more cards of one rank. 2s and jokers may count as a lower card next to a real one. The higher rank wins; at the same rank, the set without 2s and jokers. The two jokers are a pair above 2 2.
rules-zheng-sequence = **A sequence** of three or more, 3 to A. Jokers count as any card, 2s { $twos ->
    [yes] only as themselves above the A
   *[no] can't be used
}. One suit beats mixed suits, then the higher rank wins, then the one without jokers. If all real cards are of one suit, so are the jokers.
rules-zheng-multiple = **A multiple sequence:** three or more ranks in a row, 3 to A, with two or more cards of each, the same number of each: 5 5 6 6 7 7. 2s and jokers may help, but each rank needs a real card or a joker. It beats one with as many ranks and as many of each: the higher rank wins, then the one without 2s and jokers.{ $all ->
    [yes] {" "}Real 2s may go above the A.
   *[no] {""}
}
rules-zheng-tribute = **Tribute:** after the next deal, the last and second-to-last players each give up their highest card. The first and the second take one each and give back one card each, of which the second-to-last takes one first. The first picks before the second, and { $open ->
    [yes] sees both cards
   *[no] picks blind
}. { $teams ->
    [yes] The third deals and leads; with three in a team, the fifth.
   *[no] The third deals and leads. With three players only the last pays, to the first, and the second deals and leads.
}
rules-zheng-scores =
    🏁 **Points:** { $teams ->
        [yes]
            in teams of three: 3 for first place, 2 for second, 2 to the team that doesn't come last. If one team has first and second: 10 if it has third too, { $fifth } if fourth or fifth, 5 if last. In teams of two: { $first } for first, { $second } for second, added up. Teams sit alternately{ $drawn ->
                [yes] , drawn by lot
               *[no] { "" }
            }
       *[no] { $first } for going out first, { $second } for going out second
    }.
rules-zheng-end =
    The match ends when { $teams ->
        [yes] a team has { $target } points ({ $threes } with three a team)
       *[no] somebody has { $target } points
    }; the most points win, and in a tie another round is played.
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
rules-id = Rule { $rule }
button-why = Why?

## Words that only card players know, each bold where it stands
term-twin = **Twin:** exactly the same card, in suit and rank, from another pack.
term-answer = **Answer:** a card you play instead of drawing: now the next player has to draw, or nobody does.
term-call = **Call:** to name the suit that has to be played next, whatever the top card is.
term-arm = **Moves ahead:** cards you choose before it's your turn; the bot plays them or jumps in with them for you (*{ button-arm }*).
term-dobradinha = **Dobradinha:** Brazilian for “a double”: the same card played on itself.
term-boi = **Boi na linha:** “ox on the track”: nothing gets through until another two is played.
term-silence = **Silence:** nobody says or writes a word; laughing, gestures and buttons are free.
term-accuse = **Caught:** somebody pointed out that you forgot to announce your last card.
term-secret = **Secret card:** everybody has seen it for a moment, nobody may name it.
term-rebound = **Rebound:** what was drawn for a joker strikes back at whoever played it.
term-mistake = **Mistake:** playing a card you can't; at this table it costs you cards.
term-strong = **Strong card:** one that does something, and counts more.
term-cover = **Cover:** to play one more card on the one that you have just played.
term-rom = **ROM:** Read Only Mau-Mau: gestures and buttons, but no words.
term-trick = **Trick:** everything played from one lead until everybody else has passed.
term-wild = **Wild card:** it counts as a card that you don't have.
term-tribute = **Tribute:** the cards that the last players of a round give the first before the next one.

## Rules that no game tells by itself
rule-COM-3 = If there's nothing left to draw, the pile is shuffled; if that doesn't help either, pass.
rule-COM-7 = You need a seat to play, and each game has only so many.
rule-COM-9 = If the bot can't see it, the others at the table vote on it, one question at a time, while a round is on.
rule-COM-20 = Giving up: `/table propose` to end the round as it stands. If everybody else agrees, nobody wins it, and every hand counts as it is.
rule-AMM-54 = The chupa-cabra is the black joker, so you have to play with jokers.
rule-AMM-56 = The author of this game advises against playing jokers together with *boi na linha*.
rule-AMM-21 = When somebody has reached the target, the match is over.
rule-AMM-40 = If you leave, you may come back between two rounds; it costs points.
rule-AMM-41 = If you come later, you start in the next round, with the worst total at the table.
rule-AMM-42 = If you're away, the computer plays for you until you press *{ button-back }*.
rule-SRB-1 = With a single pack no card has a twin, so nobody can jump in.
rule-SRB-12 = A queen that reverses the direction can't act like a seven as well.
rule-IME-41 = Peeking, hiding cards and plotting against somebody aren't allowed; the table votes on it.
rule-IME-50 = If going out doesn't end the round, the only thing that scores is going out.
rule-IME-55 = Pairs need four or six players, and a round that ends when one of them is out.
rule-ZSY-1 = Teams need four or six players, with the same number on each side.

## Solitaire
solitaire-new = Any deal
solitaire-daily = Today's deal
solitaire-board = Today's board
solitaire-done = 🏁 Out! Cards drawn { $drawn } + turns { $turns } = **{ $total }**. Lower is better.
solitaire-stuck = Nothing can be played or drawn any more: this one is lost. Better luck next time!
solitaire-title = ## Daily deal · { $date }
solitaire-line = { $place }\. { $who } — **{ $points }** cards drawn and turns taken
solitaire-nobody = Nobody has finished it yet. Try it with `/daily`.
solitaire-nobody-did = Nobody made it.
solitaire-given-up = -# Tried it, and didn't make it: { $who }{ $more ->
    [0] {""}
    [one] {" "}and one more
   *[other] {" "}and { $more } more
 }
refused-daily-played = You've played today's deal already. The next one comes at midnight, UTC.
why-needs-pairs = Teams need four or six players, with the same number on each side.
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
history-title = ## Finished matches · { $whose }
history-none = No match has been finished yet.
history-open = Watch a match again…
history-match = **#{ $number } { $game }** · { $when } · { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
history-agreed = stopped by agreement
history-decided = ended as it stood
replay-title = ## Replay: #{ $number } { $game }
replay-where = Round { $round } · move { $move } of { $moves } in the match
replay-house = ⏰ { $who } ran out of time: the bot moved.
replay-eyes = Whose view?
replay-eyes-table = As everybody saw it
replay-eyes-open = All hands open
replay-eyes-seat = As { $who } saw it
replay-round = Go to a round…
button-filmsend = Film to the channel
film-of = 🎬 Round { $round }
film-described = A film of a round of { $game }, in { $count ->
    [one] 1 picture
   *[other] { $count } pictures
}: hands, draw pile and pile after every move. First to run out of cards: { $who }.
pile-title = **How long each card matched the one below**
pile-kept = **{ $name }**: all { $cards } cards
pile-broken = **{ $name }**: { $first ->
    [one] only the first of { $cards } cards
   *[other] the first { $first } of { $cards } cards
}; then { $card } on { $below } · move { $move }{ $laid ->
    [yes] {" "}· { $who }
   *[no] {""}
}
pile-about = PSMM: each card on the discard pile has the suit or the rank of the card below. PSMMe: the same, unless a jack, an eight or a joker allows another card.
refused-no-film = There's no film of this round.
refused-film-failed = The film couldn't be drawn this time. Try again.
refused-film-busy = Too many pictures are being drawn right now. Try again in a minute.
export-script = 📄 Table script
export-json = 📄 JSON
refused-no-match = There's no finished match with that number in this server.
refused-still-played = That match is still on; you can watch it again when it's over.
refused-no-replay = Only the result of this match was kept, not its moves.

## What a server chooses for its tables
prefer-server-game = Game of a new table
prefer-server-places = Where tables may be opened
prefer-server-places-all = Everywhere
prefer-server-seasons = Channel for the podium
prefer-server-seasons-about = Where I post who was best when a month is over. Choose none for nowhere.
prefer-nowhere = nowhere
prefer-server-daily = Channel for the daily board
prefer-server-daily-about = Where I post how the daily deal of Mau-Mau Solitaire went, once its day (UTC) is over. Choose none for nowhere.
refused-not-here = Tables can't be opened in this channel. Open one here: { $where }

## Presets
arg-preset = Options that this server has saved under a name
button-save = Save as a preset
button-drop = Delete
button-previous = Back
pick-preset = Look at a preset…
presets-about = **Presets**
    -# Saved options for `/open`. *{ button-save }* on your table's options screen adds one.
preset-title =
    ## { $preset }
    { $game }
preset-name = Its name
preset-name-about = If a preset already has this name, it's replaced.
preset-saved = Saved as **{ $preset }**: `/open` offers it in this server, and `/settings` shows it.
refused-no-preset = This server has no preset “{ $preset }”.
refused-preset-name = A preset needs a name people can see.
refused-preset-game = “{ $preset }” is a preset of another game. Leave the game out, or the preset.
refused-preset-option = “{ $preset }” can't be opened: the option *{ $option }* has changed since it was saved. A server manager can save it again.
refused-preset-rules = “{ $preset }” can't be opened: the rules have changed since it was saved. A server manager can save it again.
refused-presets-full = There are already { $most } presets, and that's the limit. Delete one first: `/settings`.

## Chances
button-analyse = Look back
tab-chances = Chances
tab-luck = Luck
tab-moves = Moves
tab-fair = Fair?
tab-numbers = Numbers
look-chances = Round { $round } · who could have won?
look-luck = Round { $round } · luck and mistakes
look-moves = Round { $round } · { $move ->
    [0] the deal
   *[other] move { $move } of { $moves }
}
look-fair = Round { $round } · dealt fairly?
look-counting = ⏳ This is being worked out. It will be here within a minute or two.
look-turning = Turning point
look-luck-about = The thin line: where the true value may lie. The mistakes of others are theirs to see.
chart-chances = Chance to win the round
chart-deal = deal
chart-move = move { $move }
chart-end = end
chart-luck = Who had the luck?
chart-unlucky = unlucky
chart-lucky = lucky
analysis-decision = { $told }{ $house ->
    [yes] { " " }⏰ time ran out
   *[no] { "" }
} · { $who } { $before } → { $after }%
analysis-about = { $alone ->
    [yes] How often all your cards would be gone from there.
   *[no] How often each side would win from there, with all hands open.
}
luck-words = **{ $who }** { $luck ->
    [good] lucky
    [bad] unlucky
   *[even] neither lucky nor unlucky
}{ $judged ->
    [yes] { $mistakes ->
        [0] , no mistakes
        [one] , 1 mistake
       *[other] , { $mistakes } mistakes
    }
   *[no] { "" }
}
luck-mine = 🍀 **{ $luck ->
    [good] Good luck
    [bad] Bad luck
   *[even] Neither good nor bad luck
}**{ $deal ->
    [none] .
   *[other] : this deal wins about { $deal } rounds in 10{ $pile ->
            [good] , and the draw pile was kind to you
            [bad] , and the draw pile gave you little
           *[even] { "" }
        }.
} { $mistakes ->
    [0] You made no mistake.
    [one] You made one mistake.
   *[other] You made { $mistakes } mistakes.
}
luck-line = { $measure ->
    [points] ⚖️ { $who }: luck { $luck } points (±{ $error }; + is good){ $mistakes ->
        [0] { "" }
        [one] , one mistake, −{ $gave } points (±{ $gave_error })
       *[other] , { $mistakes } mistakes, −{ $gave } points (±{ $gave_error })
    }
   *[won] ⚖️ { $who }: luck { $luck }% (±{ $error }){ $mistakes ->
        [0] { "" }
        [one] , one mistake, −{ $gave }% (±{ $gave_error })
       *[other] , { $mistakes } mistakes, −{ $gave }% (±{ $gave_error })
    }
}
luck-account = -# a fair share { $par }% · own moves { $own }% (±{ $own_error }) · the others' moves { $others }% (±{ $others_error }) · in all { $result }%
luck-mistake = ⚠️ move { $place } · { $done } · better: { $better }
luck-about =
    Each move is compared with the other possible moves, over many imagined deals that look the same to the player. What it gains or loses against an average player's move is skill; the rest is luck. A mistake is only shown if a second set of deals confirms it. { $measure ->
        [places] In percent of the opponents left behind.
        [points] In points.
       *[other] In percent of a win.
    }
refused-analyses-off = Chances are switched off in this server.
refused-analyses-busy = Too many rounds are being worked out right now. Try again in a few minutes.
refused-analyses-used-up = This server has had its { $most } rounds for today; the next one can be worked out { $when }. Rounds that were worked out before can always be seen.
refused-no-analysis = The chances of this round can't be worked out.
refused-analysis-failed = The chances of this round couldn't be worked out this time. You can try again { $when }.
prefer-server-analyses = Chances
prefer-server-analyses-about = Whether people can see everybody's chances, luck and number of mistakes in a finished round.

## The desk of a server
manage-page-tables = Tables now
manage-page-matches = Finished matches
manage-page-deeds = Log
manage-page-people = Who may not play
manage-page-season = The season
manage-no-tables = No table is open.
manage-hidden = -# { $count ->
    [one] One more is in a channel that you can't see.
   *[other] { $count } more are in channels that you can't see.
}
manage-table = **[#{ $number } { $game }]({ $link })**
manage-lobby = not begun · { $count } of { $most } seats · opened by { $who } { $since }
manage-waits = round { $round } · waiting for **{ $who }**, asked { $since }
manage-choose = Look at one…
manage-about-open = Closing it ends the match as it stands; it doesn't count for wins or ratings.
manage-about-match = A void match stays in the history and counts for nothing: no points, no wins, no rating. The table is told, and you can take it back.
manage-about-void = This match is void: it counts for nothing. You can take that back.
button-desk-void = Make it void
button-desk-restore = Let it count again
button-desk-season = Restart the season
manage-why-about = Everybody at the table reads it. You may leave it empty.
refused-voided-already = This match has no result to void, or it's already void.
refused-not-voided = This match isn't void.
refused-kept-out = You can't play in this server{ $ends ->
    [yes] { " " }until { $until }
   *[no] { "" }
}. Decided by: { $who }. `/me` says more.
refused-roles-only = Only some roles can open tables in this server. Ask a server manager!
refused-rights-only = Only people with Discord's **Manage Server** permission decide who may do what.
manage-audit-about = What managers decided here in the last 90 days. If it's about you, you can see it with `/me`, too.
manage-concerned = What was decided here in the last 90 days that concerns you: your tables, you, and the whole server.
manage-audit-empty = Nothing was decided.
audit-closed-lobby = { $table } was closed before it began, by { $by }
audit-closed-closed = { $table } was closed by { $by }
audit-closed-consent = { $table }: everybody agreed to stop
audit-closed-few = { $table } ended, because too few were left
audit-closed-stale = { $table } ended, because nobody had played for a long time
audit-closed-server = { $table } was closed, because the bot was removed from the server
audit-closed-damaged = { $table } was closed, because it couldn't be read
audit-closed-unending = { $table } ended, because with its newest rule rounds would never end
audit-sent = { $whom } was sent away from { $table } by { $by }
audit-sent-voted = { $whom } was sent away from { $table } by its vote
audit-voided = { $table } was made void by { $by }{ $reason ->
    [yes] : { $detail }
   *[no] {""}
}
audit-restored = { $table } counts again, by { $by }
audit-kept-out = { $whom } may not play here { $days ->
    [0] any more
    [one] for one day
   *[other] for { $days } days
}, by { $by }
audit-let-in = { $whom } may play here again, by { $by }
audit-season = the season { $season } was restarted by { $by }
audit-set = setting changed by { $by } · { $setting }
manage-nobody-out = Everybody may play here.
manage-keep-out = Keep somebody from playing here…
manage-let-in = Let somebody play again…
manage-out = { $whom } may not play here { $ends ->
    [yes] until { $until }
   *[no] any more
} (by { $by })
manage-how-long =
    For how long should { $whom } be kept from playing here? { $count ->
        [0] They aren't at a table right now.
        [one] They'll leave the table they're at and finish in the place they're in then. If you play in that match yourself, they stay in it.
       *[other] They'll leave the { $count } tables they're at and finish in the places they're in then. If you play in one of those matches yourself, they stay in it.
    }
manage-for-good = For good
manage-sure = Yes, restart it
manage-season = A season is one month (UTC): **{ $season }**.
manage-restarted = It was restarted on { $when }: only what ended since then counts.
manage-season-about = Restarting empties its leaderboard, and everybody starts over. All-time standings and earlier months stay as they are.
manage-season-sure = Nothing from this season so far will count for its leaderboard any more, and that can't be undone. Anybody can see with `/me` who did it.
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
ended-closed-playing = { $who } plays at this table and closed the match.
ended-small = This server doesn't count matches like this: it stays in the history, but doesn't count for wins or ratings.
prefer-page-rights = Who may
prefer-page-counting = What counts
prefer-roles = some roles
prefer-server-openers = Roles that open tables
prefer-server-openers-about = Which roles may open tables, if only some roles may.
prefer-no-role = none
prefer-server-hosts = Roles that host every table
prefer-server-hosts-about = They may close tables, send people away and name another host, even at tables where they don't play.
prefer-server-managers = Roles that manage
prefer-server-managers-about = They can use `/settings` and these settings like server managers, except for this page.
prefer-server-counted_rounds = Rounds
prefer-server-counted_rounds-about = A match needs at least this many rounds to count for wins and ratings. This page applies to matches that begin from now on.
prefer-server-counted_people = People
prefer-server-counted_people-about = A match needs at least this many people, not counting computer players.
prefer-server-counted_computers = Computer players
prefer-server-counted_computers-about = Whether a match with computer players counts.
prefer-server-counted_games = Games
prefer-server-counted_games-about = Which games count; none chosen: all of them.
manage-about-early = No round is over, so closing it leaves no result.
manage-audit-title = ## 🗂️ Decisions in this server
arrival-hello =
    ## 🃏 Mau-Mau is here
    Cards with your friends: a whole round now, or one card a day. Your cards come by direct message.
arrival-lacks = ⚠️ I'm missing permissions, so some things won't work: { $permissions }. A server manager can give them to my role.
arrival-deaf = 🙉 I can't read messages, because whoever runs me hasn't switched on the *Message Content Intent*. So I can't tell laughter from speech during silence; everything else works.
arrival-settings = I couldn't find a channel in { $server } that I may write in, so I'm telling you. Use `/settings` there to choose the channels, the language, and who may open tables.
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
table-bank = ⏳ Left in the time bank: { $left }
bank-left = { $who } { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
refused-newcomers = This table is for people who finish nine of ten matches, plus { $most } newcomers at most. Those seats are taken: try a table that's open to everybody.
refused-unfinished = This table is for people who finish nine of ten matches. You finished { $finished } of your last { $begun } here. { $count ->
    [one] Finish one more at a table for everybody, and you're in.
   *[other] Finish { $count } more at tables for everybody, and you're in.
}
button-who = Who sits here?
who-title = ### Who sits here
    -# Only people at this table see this. It's about matches in this server with at least two people.
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
me-reliable = ### 🤝 In this server
    You finished **{ $finished } of your last { $begun }** matches. Anybody at your table can see that, and: *{ $answers }*.
me-new = ### 🤝 In this server
    You're new here: after { $count ->
    [one] one more match
   *[other] { $count } more matches
} anybody at your table can see how many you finish and how quickly you answer.
me-back-up = { $count ->
    [one] Finish one more, and it's nine of ten again.
   *[other] Finish { $count } more, and it's nine of ten again.
}
me-not-counted = -# Quiet hours, time off, pauses and being sent away don't count against anybody.
explained-time_bank = Extra time for the whole match, used when a turn takes longer than its clock. When both are used up, the bot makes the most harmless move for you.
explained-company = Only people who have finished at least nine of ten matches in this server can sit down, plus two newcomers at a time. Pauses, time off and quiet hours don't count against anybody.


## Games that a server has written down
game-own = a game of this server
intro-own = A game made by people here. *Rules* explains how to play it.
arg-file = A TOML file with a game
games-own-title = ## Games of this server
games-own-none = None yet. Make one with buttons, or import one from a file: `/workshop file`.
games-own-line = **{ $game }** · version { $version } of { $when } · { $who }
games-which = Look at a game
button-glist = Games of this server
button-gedit = Edit
button-gfile = Get as a file
button-gnew = New game
game-delete-sure = Delete **{ $game }**? Tables that play it go on. Nobody can open a new one with it.
game-taken-in = ✅ Imported. Open a table with it: `/open`.
game-saved = ✅ Saved. Open a table with it: `/open`.
game-file = **{ $game }** as a file. Another server can import it with `/workshop file`.
refused-no-game = This server has no game “{ $game }” any more, or never had it. `/workshop list` shows what there is.
refused-games-full = There are already { $most } games, and that's the limit. Delete one first: `/workshop list`.
refused-game-taken = There's a game called “{ $game }” already. Give yours another name.
refused-game-overtaken = Somebody else saved “{ $game }” while you were working on it, so yours would undo theirs. Nothing of yours is lost: give your game another name and save it next to theirs.
refused-no-draft = You aren't making a game here right now. Start with `/workshop new` or `/workshop edit`. A draft is kept for a week.
refused-nothing-to-undo = There's nothing left to undo.
refused-file-which = Name a game to get it as a file, or attach a file to import a game.
refused-file-too-long = This file is too big for a game: the limit is { $most } kB.
refused-file-no-text = This file isn't text. A game is a TOML file in UTF-8, as `/workshop file` gives it.
refused-writers-only = Only some roles can make games in this server. Ask a server manager!
refused-writing-managers = Only server managers can make games in this server: `/settings`, *Rights*. Ask one of them!
prefer-server-writing = Making games
prefer-server-writing-about = Who may make games for this server (`/workshop`).
prefer-server-writers = Roles that make games
prefer-server-writers-about = Which roles may make games, if only some roles may.
own-wrong = This game can't be played yet:
and-more = … and { $count } more.
own-wrong-near = Did you mean { $near }?
own-wrong-known = Possible here: { $known }
own-wrong-too-long = the text is longer than { $given } characters.
own-wrong-unreadable = this isn't TOML ({ $given }).
own-wrong-newer = a newer version of this bot has written it (format { $given }).
own-wrong-title = “{ $given }” can't be used here: it's too long, or has invisible characters.
own-wrong-unknown = there's no “{ $given }”.
own-wrong-missing = this is missing.
own-wrong-kind = this can't be “{ $given }”.
own-wrong-word = “{ $given }” isn't one word of letters, digits, _ and -, with a letter first.
own-wrong-range = { $given } is too small or too large.
own-wrong-too-many = there are more than { $given }.
own-wrong-unread = the option “{ $given }” isn't used anywhere.
own-wrong-seats = “{ $given }” needs a lowest and a highest number of players.
own-wrong-pack = there aren't enough cards for a full table ({ $given }).
own-wrong-never = nobody could ever play { $given }.
own-wrong-calls = { $given } asks for two different things at once.
own-wrong-contradiction = “{ $given }” don't go together.
own-wrong-absent = the pack has no { $given }.
own-wrong-without-effect = this changes nothing: it needs “{ $given }”.
refused-game-number = Enter a number from { $low } to { $high }.
refused-game-points = Write it like this: `J = 20, Q K = 10`, with numbers from { $low } to { $high }.
refused-game-by-seats = Write it like this: `3 = 6, 5 = 5` (from how many players = the value), with values from { $low } to { $high }.
# games that are written down
told-Demanded = **{ $seat }** demands { $number ->
    [1] A
    [11] J
    [12] Q
    [13] K
   *[other] { $number }
}
told-CardNamed = The card counts as { $card }
told-HandsSwapped = 🔀 **{ $seat }** and **{ $other }** swap hands
told-HandLookedAt = 👀 **{ $seat }** looks at the hand of **{ $other }**
told-RulesChanged = ✏️ **{ $seat }** makes a rule
told-CardGiven = 🤲 **{ $seat }** gives a card to **{ $other }**
told-NamedNext = 👉 **{ $seat }** lets **{ $other }** play next
told-GaveUp = 🏳️ **{ $seat }** gives up the round
told-Disturbed = 📣 **{ $seat }** says it with nothing to announce, so nobody's announcement counts any more
told-HandsChanged = 🤲 Everybody gets a different hand
told-HandSizeChosen = **{ $seat }** deals { $number } each
told-MayNotEndSo = Nobody can go out with this card
told-SecondWordMissed = **{ $seat }** forgets the second word
told-OutOfRound = **{ $seat }** is eliminated from this round
told-CameBackIn = ↩️ **{ $seat }** has to keep playing
told-DealtFewer = **{ $seat }** is dealt { $number } and keeps playing
hand-cover = { $can ->
    [play] Play another card
    [play-draw] Play another card, or draw
    [play-pass] Play another card, or pass
    [draw] It needs another card: you can only draw
    [pass] It needs another card: you can only pass
    [draw-pass] It needs another card: you can only draw or pass
   *[other] Play another card, draw, or pass
}
hand-announce = { $needed ->
    [yes]
        { $count ->
            [one] One card left: say it!
           *[other] { $count } cards left: say it!
        }
        Say it before your next turn, or you may not play it then.
   *[no] { $cost ->
        [0] { $count ->
            [one] One card left: say it!
           *[other] { $count } cards left: say it!
        }
       *[other]
            { $count ->
                [one] One card left: say it!
               *[other] { $count } cards left: say it!
            }
            Say it before the next move. Forget it and get caught, and you draw { $cost }.
    }
}
hand-announce-silent = { $cost ->
    [0] One card left: knock twice!
   *[other]
        One card left: knock twice!
        Knock before the next move. Forget it and get caught, and you draw { $cost }.
}
hand-say = ❗ Before your last card, say: *{ $word }*
why-must-cover = Play another card on { $top } first.
why-does-not-cover = { $top } needs another card now, but { $card } doesn't go on it.
why-demand-stands = { $card } isn't one of the cards demanded.
why-misses-turn = You miss this turn: pass, or play a card that answers.
hand-give-card =
    Choose a card to give away
    Only the player who gets it sees it.
table-give-card = ▸ **{ $who }** is choosing a card to give away
table-cover = ▸ **{ $who }** goes again
hand-stand = { $can ->
    [pass] You miss your turn
   *[other] You miss your turn, unless you play a card that answers
}
table-stand = ▸ **{ $who }** must answer or miss the turn
hand-demand = Which rank will you demand?
table-demand = ▸ **{ $who }** is choosing a rank to demand
hand-names =
    Which card does it count as?
    Choose the rank, then the suit.
table-names = ▸ **{ $who }** is naming a card
hand-hand-size = How many cards does everybody get?
table-hand-size = ▸ **{ $who }** is choosing how many cards to deal
hand-may-move-hands = Should the hands change?
table-may-move-hands = ▸ **{ $who }** is deciding whether hands change
why-declared-late = You didn't announce your last card before your turn, so you can't play it now.
why-declare-first = Announce your last card first; then you may play it.
why-first-word = Say “{ $words }” first.
why-has-paid = You've drawn what you had to; there's no more drawing this turn.
table-mark-suspended = 💤 No card has any effect until somebody plays a card on its twin again.
table-mark-demand = ❗ Only what was demanded may be played.
result-why-rounded = rounded { $points }
result-why-twice-shuffled = doubled: the pile was shuffled { $points }
result-why-taken = from the others { $points }
result-why-last-card = out with { $card } { $points }
result-why-twice-card = doubled: out with { $card } { $points }
result-why-dropped = eliminated
result-why-exactly = exact hit, back to zero { $points }
result-why-place = place { $points }
result-why-gave-up = gave up { $points }
result-why-life = a life lost
does-EndDebt = the cards to draw are cancelled
does-PassDebt =
    the cards to draw pass to the next player{ $answered_by_none ->
        [yes] , and nothing answers them
       *[no] { " " }(answers: { $answered_by })
    }
does-ScaleDebt =
    the cards to draw are { $by ->
        [half] halved
       *[double] doubled
    } and pass to the next player{ $answered_by_none ->
        [yes] , and nothing answers them
       *[no] { " " }(answers: { $answered_by })
    }
does-PreviousOwes =
    the previous player draws { $cards }{ $answers ->
        [none] , without an answer
       *[other] , or answers with { $answers }
    }
does-PicksWhoDraws = somebody of your choice draws { $cards }
does-SkipDebt =
    { $whom ->
        [beyond] the player after that
       *[next] the next player
    } sits out{ $answered_by_none ->
        [yes] { "" }
       *[no] , or answers with { $answered_by }
    }{ $adds ->
        [yes] { " " }(adding up for one player)
       *[no] { "" }
    }
does-SkipRow = one player sits out for each card of its rank in a row
does-SomebodyDraws =
    { $who ->
        [self] you draw { $cards }
        [previous] the player before you draws { $cards }
        [fewest] the opponent with the fewest cards draws { $cards }
        [most] the opponent with the most cards draws { $cards }
       *[second] the player after the next one draws { $cards }
    }
does-SomebodyMisses =
    { $who ->
        [self]
            you miss your next { $turns ->
                [one] turn
               *[other] { $turns } turns
            }
        [previous]
            the player before you misses the next { $turns ->
                [one] turn
               *[other] { $turns } turns
            }
        [fewest]
            the opponent with the fewest cards misses the next { $turns ->
                [one] turn
               *[other] { $turns } turns
            }
        [most]
            the opponent with the most cards misses the next { $turns ->
                [one] turn
               *[other] { $turns } turns
            }
       *[second]
            the player after the next one misses the next { $turns ->
                [one] turn
               *[other] { $turns } turns
            }
    }
does-ChooseNext = you say who plays next
does-LayAgain =
    { $must ->
        [yes]
            play { $several ->
                [yes] another single card
               *[no] another card
            }
       *[no]
            you may play { $several ->
                [yes] another single card
               *[no] another card
            }
    }{ $on_it_any ->
        [yes] { " " }that can be played
       *[no] { " " }({ $on_it })
    }{ $draws ->
        [none] { "" }
        [one]
            { $voluntary ->
                [yes] , or draw one
               *[no] ; if you can't, draw one
            }{ $lay_drawn ->
                [yes] { " " }(if you can play it, you may)
               *[no] , which you keep
            }
       *[until]
            { $voluntary ->
                [yes] , or draw until one comes that can, even if you hold one (you may keep it and draw again)
               *[no] ; if you can't, draw until you can
            }{ $lay_drawn ->
                [yes] { "" }
               *[no] , and keep them all
            }
    }
does-LayMore = you may play more cards in the same turn, as many as you like ({ $on_it })
does-CallOtherSuit = you call a suit other than its own
does-CallColour = you call red or black
does-DemandRank =
    { $ranks_all ->
        [yes] you must demand a rank
       *[no] you must demand one of { $ranks }
    }: all play it or draw, until one is played or it's your turn again{ $answered_by_none ->
        [yes] { "" }
       *[no] ; also allowed: { $answered_by }
    }
does-NextCard = { $one_of_all ->
    [yes] { $follows ->
        [yes] the next card has to match
       *[no] any card goes next
    }
   *[no] only these go next: { $one_of }{ $follows ->
        [yes] , if they match
       *[no] {""}
    }
}
does-StandsFor = it counts as any card you name
does-CopyBelow = does what the card below does
does-Suspend = from then on no card has any effect, until this happens again
does-SwapHands = { $may ->
    [yes] you may swap hands with somebody of your choice
   *[no] swap hands with somebody of your choice
}
does-HandsMoveOn = { $may ->
    [yes] you may have everybody pass their whole hand to the next player
   *[no] everybody passes their whole hand to the next player
}
does-GatherAndDeal = { $may ->
    [yes] you may gather all hands and deal them again evenly
   *[no] all hands are gathered and dealt again evenly
}
does-GiveCard = { $may ->
    [yes] you may give somebody a card, not your last
   *[no] give somebody a card, not your last
}
does-LookAtHand = look at somebody's hand
does-BringBack = if the player after you has just gone out, they draw { $cards } and keep playing
when-debt = played instead of drawing: { $does }
when-no_debt = when nobody has to draw: { $does }
when-own_rank = on a card of its own rank: { $does }
when-own_suit = on a card of its own suit: { $does }
when-first_circle = the first time around the table: { $does }
when-two_play = with two players left: { $does }
when-more_play = with three players or more: { $does }
when-twin = on the same card: { $does }
when-own_number = if its rank is the number of cards you were last dealt: { $does }
when-row = as card number { $row } of its rank in a row: { $does }
when-last = as your last card: { $does }
when-turned_up = turned up: { $does }
does-LayTogether = **Together:** several cards of one rank{ $together_all ->
    [yes] { "" }
   *[no] { " " }({ $together })
}, the first has to fit; a drawn one alone; { $all_act ->
    [yes]
        all act one by one{ $skips ->
            [yes] , past whoever sits out
           *[no] { "" }
        }{ $calls ->
            [yes] ; only the last calls
           *[no] { "" }
        }
   *[no] the last one acts
}.
does-LayPairs = **Pairs:** { $pairs } with a card of its suit; together in one turn: { $together_all ->
    [yes] any rank
   *[no] { $together }
}; the first has to fit; { $all_act ->
    [yes]
        all of them act{ $calls ->
            [yes] , but only the last one calls
           *[no] { "" }
        }
   *[no] the last one acts
}.
does-DeclareCards = ☝️ **Cards left: { $left }.** Press *{ $word }* before anybody plays.
does-DeclareTwice = ☝️ **Cards left: { $left }.** Press *{ $word }* before anybody plays, *{ $second_word }* before your last.
does-JumpIn = **Jumping in:** press *{ button-jump-in }* with the twin of the card just played before the next player acts; it has its effect{ $doubled_none ->
        [yes] { "" }
       *[no] , { $doubled } twice
    }, and play goes on from you.{ $never_none ->
        [yes] { "" }
       *[no] { " " }You can't jump in with { $never }.
    }{ $spared_none ->
        [yes] { "" }
       *[no] { " " }If { $spared } skips you, you can't jump in on it.
    }
goes-then-any = then any card goes on it
goes-by-colour = on a { $rank } only of the same colour (red, black)
rules-own-number = Your wild rank is the number of cards you were last dealt: it goes on anything.
rules-opening-plain = Cards are turned up until one does nothing.
rules-put-back = Put back if turned up: { $cards }.
rules-single-drawn = If you have to draw just one card, you may play that card.
rules-chosen-hand = The dealer chooses how many: 1 to { $number } each.
rules-hand-of = With two players { $two } cards each.
rules-hand-of-dealer = The dealer gets { $number } and plays the card turned up.
rules-who-dealer =
    { $who ->
        [winner] The winner deals next.
        [loser] Whoever has the most left deals next.
       *[next] The next player deals after each round.
    }
rules-who-begins = { $who ->
    [dealer] The dealer begins.
    [before] The player before the dealer begins.
    [winner] The last winner begins.
    [loser] The last loser begins.
   *[next] The player after the dealer begins.
}
rules-more-packs = One more pack with { $number } or more players.
rules-packs-from = { $span ->
    [more] With { $seats } players or more
    [one] With { $seats } players
   *[some] With { $seats } to { $last } players
}, { $number } packs.
rules-hand-from = { $span ->
    [more] With { $seats } players or more
    [one] With { $seats } players
   *[some] With { $seats } to { $last } players
}, { $number } cards each.
rules-one-rank = For matching, these count as one rank: { $cards }.
rules-call-cards = A called suit holds for the next { $number } cards.
rules-then-another = The card after a called suit has to be of a different suit, whichever.
rules-second-word = If you go out without the second word, you draw { $number } and keep playing.
rules-needed = If you haven't announced your last card before your turn comes, you can't play it that turn.
rules-misses-turn = If you forget, you miss a turn, too.
rules-not-with =
    You can't go out with { $cards }: if you try, you { $number ->
        [0] stay in without cards, draw on your next turn, and may play what you draw
       *[other] draw { $number }
    }.
rules-late = With no cards left, you're only out on your next turn; until then you can still get cards.
rules-too-many = With more than { $number } cards you're out of the round.
does-GiveUp = 🏳️ On your turn you may give up the round{ $price ->
    [0] : you count as its loser
   *[other] : it costs { $price } points, whatever you hold
}.
rules-misplay-once = A second mistake in a round puts you out of it.
rules-first-saves = If a card makes you draw and the first card you draw is an answer, you may play it instead of drawing the rest.
rules-disturbed = If somebody says it with nothing to announce, what others have announced no longer counts: they have to say it again.
rules-plays-on = The others play on until one is left.
rules-countdown = **Countdown:** each time you go out, you're dealt one card fewer than before and keep playing; get rid of a hand of one card, and you've won.
rules-rounded = A round's points are rounded to the nearest { $number }, and are at least that many.
rules-alone-points = If you're left with a single card: { $values }.
rules-last-points = Going out with one of these: { $values }.
rules-shuffled-twice = The round counts double if the pile was shuffled.
rules-to-winner = The winner scores what the others still hold.
rules-to-loser = Only the player with the most points scores them.
rules-stuck-fewest = If nobody can move, the lowest hand scores the difference to each of the others.
rules-exactly = Exactly { $number } takes you back to zero.
rules-places = 🏁 **Points:** 0 for the first out, 1 for the second, and so on.
rules-rounds = The match has as many rounds as players; the fewest points win.
rules-rounds-of = The match has { $number } rounds.
rules-out-above = With more than { $number } points you're out; the last player left wins the match.
rules-lives = ❤️ **Lives:** { $number } each. Whoever holds most at the end of a round loses one; without any you are out, and the last player left wins the match.
rules-per-two = The match ends at { $number } points with two players; each further player adds half of that.
rules-any-card = any card
rules-every-card = Every card
rules-any-but = any card but { $cards }
rules-its-suit = its suit
rules-no-card = nothing
term-demand = **Demand:** only the cards that were demanded may be played.
option-after_debt = After drawing for a two or a joker
option-second_word = Penalty cards: forgotten second word
option-comes_back = The seven of hearts brings somebody back
option-king_of_spades = The king of spades costs four
option-skipper = What skips the next player
option-plays_on = The others play on
option-seven = Sevens
option-eight = Eights cost a card and the turn
option-together = Several cards of one rank in one turn
option-limit = Points above which you're out
option-specials = Special queens, aces and twos
option-jack_again = Jacks: play again
option-countdown = Countdown
option-own_rank = Your own wild rank
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
arg-like = The game to start from
game-editing = ✏️ **{ $game }**
game-unnamed = Our game
game-like = Our { $game }
game-begin = Choose a part and set it up. The rules as they are now are shown below. Everything is kept right away.
rule-begin = You won: change **one** thing about the game, and press **Save**. The scoring, the seats and the name stay as they are.
rule-made = Done! From the next round on, that's the rule: { $link }
rule-ends = With this rule rounds would never end, so I haven't made it. Press **Undo** and change something else, or drop it: { $link }
rule-dropped = Nothing has changed. While there's time, you may make another rule.
hand-rule = 🏆 You won: you may change **one** thing about the game; time's up { $until }.
game-others-at = Somebody else is changing this game right now, too. Whoever saves second gets a warning.
game-moved-on = The game has changed since this screen was shown. This is how it stands now.
game-undone = Undone.
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
game-drop-effect = Remove the effect
game-remove-entry = Remove this whole rule
game-all-cards = All cards
game-no-options = Every table plays it the same way. Choose what hosts may decide for themselves.
game-let-choose = ＋ Let tables choose …
game-more-choices = ＋ Let them choose more …
game-which-option = Change what tables choose
game-settle = Same for every table again
game-all-options = Everything they choose
game-does-nothing = nothing yet: choose what they do
game-cards-all = all cards
game-cards-none = none
game-cards-joker = Joker
game-cards-without = without { $card }
game-cards-finer = ✏️ more precisely …
game-cards-any = of any suit
game-cards-suit = of its own suit
game-by-option = as the table chooses
game-typed-cards = Cards in words
game-typed-cards-about = 7, KH (king of hearts), J:black, all -J, red; after “answers” also 8:suit
game-typed-points = For example: J = 20, Q K = 10
game-typed-by-seats = How many players = what holds from then on, for example: 3 = 6, 5 = 5
game-typed-said = Your players see it on a button, and may write it in the channel.
game-draft-open = You're still working on **{ $game }** here. Starting something else discards it.
game-anew = Discard and start over
game-drop-sure = Discard the draft of **{ $game }**? What you've already saved stays.
button-gundo = Undo
button-gsave = Save
button-gdrop = Discard the draft
button-gon = Keep working
refused-game-not-written = “{ $game }” has special rules that can't be edited like this. Start from another game.
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
part-about-fewest = Fewest players
part-about-most = Most players
part-pack-cards = Which cards
part-pack-packs = Packs
part-pack-more-from = Players for one more pack (0: never)
part-pack-packs-from = Packs by number of players
part-pack-jokers = Jokers in a pack
part-pack-seats-per-pack = Players per pack (0: no limit)
part-deal-hand = Cards per player
part-deal-hand-of-two = Cards for each of two players (0: the same)
part-deal-hand-from = Cards each by number of players
part-deal-hand-of-dealer = Cards for the dealer (0: the same)
part-deal-chosen = The dealer chooses how many
part-deal-direction = Direction
part-deal-direction-clockwise = clockwise
part-deal-direction-counter-clockwise = counter-clockwise
part-deal-dealer = Who deals next
part-deal-begins = Who begins
part-deal-dealer-next = the next player
part-deal-dealer-loser = the loser
part-deal-begins-behind = the player after the dealer
part-deal-begins-loser = the loser
part-deal-begins-dealer = the dealer
part-deal-begins-before = the player before the dealer
part-deal-turned-up = The card turned up
part-deal-turned-up-nothing = does nothing
part-deal-turned-up-acts = acts
part-deal-turned-up-plain = is always one that does nothing
part-deal-put-back = Never turned up
part-follow-anywhere = Go on any card
part-follow-on-call = Go on a called suit, too
part-follow-not-on-own-rank = Not on their own rank
part-follow-own-rank-by-colour = On their own rank only in the same colour
part-follow-one-rank = Count as one rank
part-follow-follow-call = Fit a called suit
part-follow-takes-any = Any card goes on them
part-follow-over = Leave the pile as it was: the card below counts
part-follow-not-both = Never on the very same card
part-follow-own-number = The rank of the number dealt goes on any card
part-call-until = A called suit holds
part-call-until-next = for the next card
part-call-until-caller = until its caller plays again
part-call-cards = Cards that must be of it
part-call-then-another = Then another suit
part-call-binds-debt = Answers have to follow it, too
part-play-together = Several at once of
part-play-all-act = All of them act
part-play-pairs = Played with a card of their suit
part-any-voluntary = Drawing even if you could play
part-draw-must = If you can play it, you must
part-draw-until = Draw until you can play
part-draw-limit = Most drawn in a turn (0: no limit)
part-draw-lay-drawn = The drawn card may be played
part-debt-after = After drawing penalty cards
part-debt-after-lays = you may play a card
part-debt-after-on = you take your turn
part-debt-after-single = you may play a single card drawn
part-debt-first-saves = The first card drawn may answer
part-declare-left = Announce with this many cards left
part-declare-penalty = Penalty cards: caught
part-declare-forgotten = Penalty cards: forgotten
part-declare-false-accusation = Penalty cards: a wrong accusation
part-declare-while-one = Can be caught as long as one card is left
part-declare-second = Penalty cards: forgotten second word
part-declare-word = What is said with the last cards
part-declare-second-word = The second word
part-declare-needed = You can't play the last card without the word
part-declare-misses-turn = Forgetting it costs a turn
part-declare-disturbed = Others can spoil it by saying it
part-jump-in-allowed = Jumping in with the same card
part-jump-in-never = Never to jump in with
part-misplay-cost = Penalty cards: a wrong card (0: just refused)
part-misplay-hints = Mark the cards you can play
part-misplay-once = A second mistake puts you out of the round
part-ending-plays-on = The others play on for places
part-ending-countdown = Countdown: one card fewer each time
part-ending-late = Out only when your turn comes around again
part-ending-not-with = Nobody goes out with
part-ending-costs = Penalty cards for trying
part-ending-too-many = Out of the round above this many cards (0: never)
part-ending-give-up = Points for giving up (0: not possible)
part-counting-by = What counts
part-counting-by-cards = how many cards are left
part-counting-by-rounds = rounds won
part-counting-by-lives = lives
part-counting-points = Points of cards
part-counting-alone = Points of a single card left
part-counting-last = Points for going out with
part-counting-twice = Double for going out with
part-counting-round-to = Rounded to
part-counting-shuffled-twice = Double if the pile was shuffled
part-counting-to = Who scores
part-counting-to-losers = everybody, what they hold
part-counting-to-winner = the winner, what the others hold
part-counting-to-loser = only whoever holds most
part-counting-stuck = If nobody can move
part-counting-stuck-all = each counts their hand
part-counting-stuck-fewest = the lowest hand scores the differences
part-counting-exactly = Back to zero at exactly (0: never)
part-counting-target = The match ends at
part-counting-beyond = Only when it's passed
part-counting-per-two = For every two players
part-counting-rounds = Rounds in a match (0: until the target)
part-counting-round-each = As many rounds as players
part-counting-out-above = Out of the match above (0: never)
part-counting-lives = Lives, where lives count
part-any-cards = How many cards
part-any-answered-by = Answered by
part-any-adds = Turns add up
part-any-on-it = What may go on it
part-any-must = Required
part-any-may = Not required
part-any-who = Who
part-any-who-second = the player after the next one
part-any-who-self = whoever plays it
part-any-who-previous = the player before
part-any-who-fewest = fewest cards
part-any-who-most = most cards
part-any-turns = How many turns
part-any-by = How
part-any-by-double = doubled
part-any-by-half = halved
part-any-draws = If you can't, you draw
part-lay-again-draws-one = one card
part-lay-again-draws-none = none
part-lay-again-draws-until = until you can play one
part-any-lay-drawn = The drawn one may be played
part-any-ranks = Which may be demanded
part-any-one-of = One of these
part-any-follows = It has to follow, too
part-any-default = Default
part-any-low = At least
part-any-high = At most
try-title = ### 🎲 { $game } · test round
try-tell = A private round with the game as it stands now: the others are computer players, nobody else sees it, and nothing counts. Get rid of all your cards.
try-won-you = 🥇 You win!
try-won = { $close ->
    [yes] So close: { $who } was first
   *[no] { $who } was first
}
try-won-nobody = Nobody wins.
button-gtry = Try it
button-try-anew = Deal again
button-gcheck = Check
check-rounds = 🎯 **{ $rounds } rounds** with { $players } computer players:
check-length = ⏳ In a typical round each player decides { $turns } times, in a long one { $long } times.
check-all-end = ✅ Every round comes to an end.
check-unended = ⚠️ { $unended } of them never ended ({ $percent }%).{ $stuck ->
    [yes] { " " }They get stuck most often at { $hangs }.
   *[no] { "" }
}
check-behind-good = 👥 Sitting right after the dealer is an advantage: that seat wins { $behind }%; luck alone would give { $fair }%.
check-behind-bad = 👥 Sitting right after the dealer is a disadvantage: that seat wins { $behind }%; luck alone would give { $fair }%.
check-behind-fair = 👥 It makes no difference where you sit.
check-skill-much = 🧠 Skill matters a lot: playing sensibly against random players wins { $skill }%; luck alone would give { $fair }%.
check-skill-some = 🧠 Skill matters: playing sensibly against random players wins { $skill }%; luck alone would give { $fair }%.
check-skill-little = 🧠 It's nearly all luck: playing sensibly against random players wins { $skill }%; luck alone would give { $fair }%.
check-seldom = 💤 Hardly ever matters: { $what }
check-rated = 🏆 Its matches count for ratings, where the server lets them.
check-not-rated = 🏆 Too many rounds never end: it can be saved and played, but its matches aren't rated.
check-none = 🏆 Not checked yet: its matches aren't rated until somebody presses *Check*.
refused-work-busy = I couldn't get to that just now: there's a lot to do. Try again in a moment.
button-try-again = Try again
refused-check-failed = This check didn't finish in time. Try again later; you can save and play the game anyway.
game-more-effects = ＋ More that they can do …
which-show = Show the table…
table-laughing = 😂 Laughing: { $who }
heard-words-last-card = last card, one card left, just one left, laatste kaart
refused-too-long = That's too long: use { $most } characters at most.
refused-game-takes-long = This game is taking too long to read. If it has a lot of options, try fewer.
refused-lacks-permission = I can't open a table here, because I'm missing { $permissions }. A server manager can give me that in this channel's settings.
refused-bot-timed-out = I'm timed out in this server until { $until }, so I can't write here. Somebody who manages the server can end that.
notice-lacks-permission = I can't get to the table's channel any more: in { $channel } I'm missing { $permissions }. The match waits. Whoever manages the server can give me that again, and the table continues at once; or the host moves it with `/table here`.
notice-bot-timed-out = I'm timed out in the server of your table until { $until }, so I can't write in { $channel }. The match waits. Somebody who manages the server can end that, and the table continues at once.
button-open = Open a table
refused-opens-in-server = You can only open tables in a server: go to one of its channels and use `/open` there.
lesson-finished-alone = You know enough to play on your own now: `/daily` deals you a game, and a new daily deal for everybody each day.
help-learn = Teach me a game
refused-still-dealing = The dealer isn't done yet. Wait a few seconds: looking at your hand now would cost you cards.
running-title = ### Still being played
running-match = - **{ $game }** [#{ $number }]({ $link }) · { $rounds ->
    [one] one round so far
   *[other] { $rounds } rounds so far
 } · your points: { $points }
lobby-lacking = { $count ->
    [one] 1 more player is needed to start.
   *[other] { $count } more players are needed to start.
}
host-title = ### Your table
host-ready = { $count } at the table: enough to start.
host-setup = Game and house rules …
start-direct = ### ✅ Started
    Your cards are in your direct messages. I write to you there whenever it's your turn.
start-here = ### ✅ Started
    Your direct messages are closed for this server, so your cards are behind **My hand**. I'll mention you at the table when it's your turn.
link-cards = My cards
link-table = To the table
host-game = Another game
host-computers = Computers
host-teams = Teams
pick-level = Add one by level…
level-about-easy = Makes the mistakes that beginners make
level-about-medium = Plays sensibly, and slips up now and then
level-about-hard = Thinks ahead before every card
seated-elsewhere = The table: { $link }
seated-host = 👑 { $host } is the host and starts the match.
hand-dealing = ### ✅ Started
    The cards are being dealt and come to you in a moment.
refused-not-the-host = Only the host, { $host }, can do that.
check-goes-on = I'm busy right now, so this check takes longer than usual. I'll tell you here when it's done.
refused-nothing-listed = Nothing is left on this list.
why-not-in-round = You're not in this round; you join when the next one is dealt.
hand-where = { $game } · { $where }[to the table]({ $link })
button-stay = Stay
button-return = Come back
button-cancel = Cancel
button-sendaway = Send away
button-closetable = Close the table
kick-sure = Send **{ $who }** away from this table? They can't sit down here again.
close-sure = Close table #{ $number } ({ $game })? { $count ->
    [one] One other person sits there.
   *[other] { $count } other people sit there.
}
nothing-done = OK, nothing has changed.
sent-away-by = { $by } sent you away from table #{ $number } in { $where } ({ $game }). You can't sit down there again.
sent-away-voted = You were sent away from table #{ $number } in { $where } ({ $game }): the others there voted for it with `/table kick`. You can't sit down there again.
points-count = { $count ->
    [one] 1 point
   *[other] { $count } points
}
hand-risk = A wrong card costs you **{ $cards }**.
check-luck = 🏆 Luck decides: in { $pairs } deals, playing another card changed who won { $changed ->
    [one] once
   *[other] { $changed } times
}. It can be saved and played, but its matches aren't rated.
manage-own = You're playing in this match. If you close it here, you leave it, and the others play on. Another server manager can close it or make it void.
refused-own-match = You're part of this match, so another server manager has to decide about it.
refused-erased-match = Somebody who had a part in this match has had their data deleted, so nobody can tell any more who that was. So nobody can decide about this match alone; it counts as it stands.
refused-match-stands = Somebody was sent away from this match, so it can't be stopped by agreement any more. Play on, or leave.
you = You
you-Laid = **You** { $card }
you-Stole = **You** { $card } → steal the turn
you-StoleOwn = **You** { $card }, the twin → go again
you-Doubled = **You** { $card }, dobradinha
you-Attacked = ⚔️ **You** attack with { $card }
you-Retaliated = ⚔️ **You** strike back with { $card }
you-WentOut = **You** 🏁
you-Drew = { $cards-shown ->
    [none] { $cards ->
        [one] **You** draw a card
       *[other] **You** draw { $cards }
    }
   *[other] **You** draw { $cards-shown }
}
you-DrawShown = { $count ->
    [one] **You** draw a card
   *[other] **You** draw { $count }
}
you-Passed = **You** pass
you-Stuck = **You** can neither play nor draw
you-LimitReached = **You** can't draw any more and lose the turn
you-JumpedIn = ⚡ **You** jump in: { $card }
you-Misplayed = ❌ **You** make a mistake
you-Called = **You** want { $suit }
you-Skipped = **You** are skipped
you-DealerBegins = **You** start
you-Accused = ☝️ **{ $by }** accuses **you**: { $rightly ->
    [yes] caught!
   *[no] false alarm!
}
you-Knocked = ✊ **You** knock
you-Spoke = { $fined ->
    [yes] { $what ->
        [silence] 🤭 **You** break the silence
       *[secret] 🤭 **You** name the secret card
    }
   *[no] 🤭 **You** keep talking, already paid for
}
you-Declared = { $words ->
    [last-card] 📣 **You**: “{ words-last-card }”
    [mau-mau] 📣 **You**: “{ words-mau-mau }”
    [knocks] ✊✊ **You** knock twice: one card left
    [gesture] ✋ **You** signal without a word: one card left
    [unknown] 📣 **You** announce the last card
    [own] 📣 **You**: “{ $words-own }”
   *[usual] 📣 **You**: “{ words-usual }”
}
you-DeclarationForgotten = **You** forget to announce the last card
you-LookedEarly = 👀 **You** look too early
you-WentAway = **You** are away; the computer takes over
you-CameBack = **You** are back
you-Joined = **You** join from the next round
you-Played = **You** { $laid }{ $reading }
you-SaidPass = **You** pass
you-TrickEnded = **You** lead
you-CountAsked = ❓ **{ $by }** asks **you**: how many cards?
by-you-Accused = ☝️ **You** accuse **{ $seat }**: { $rightly ->
    [yes] caught!
   *[no] false alarm!
}
by-you-CountAsked = ❓ **You** ask **{ $seat }**: how many cards?
by-you-Charged = 🗳️ **You** say **{ $accused }** { $rule }
by-you-Proposed = 🗳️ **You** propose { $proposal }

part-pack-full-hands = Only as many players as get full hands
part-deal-acts = Turned-up cards that act
part-deal-partners = Partners, sitting opposite
part-declare-any-act = Too late once another player does anything
part-declare-accuse = Others may point it out
part-talk = Silence
part-talk-penalty = Penalty cards: talking during silence
part-talk-delete = Delete messages written during silence
part-talk-unreadable = Messages I can't read
part-misplay-tried = Wrong cards may be tried
part-ending-never-last = Can't be the last card
part-counting-winner = The winner scores
part-notice = Noticing equal cards
part-notice-row = Equal cards in a row (0: never)
part-notice-wrong = Penalty cards: nothing to notice
button-notice = I saw it!
does-Notice = **{ $row } cards of one rank on each other:** the first player to say so gives a card to somebody{ $wrong ->
    [0] {""}
   *[other] ; whoever is wrong draws { $wrong }
}.
told-Noticed = 👀 **{ $seat }** is the first to see the equal cards
told-NoticedNothing = 👀 **{ $seat }** sees equal cards where there are none
result-why-partner = partner { $points }
rules-side-out = A side is out when both partners are.
part-misplay-tried-priced = if it costs something
part-misplay-tried-always = always
part-misplay-tried-never = never
part-jump-in-spared = No jumping in if skipped by
part-jump-in-doubled = Others draw twice as much for

## Events

cmd-event = Leagues and tournaments: start, see, stop
cmd-event-new = Start a league, a knock-out or a Swiss tournament in this channel (server managers)
cmd-event-show = See an event: who leads, and who you play
cmd-event-here = Have an event go on in this channel (server managers)
cmd-event-stop = Stop an event (server managers)
arg-event = Which event
arg-event-name = What it's called
arg-event-kind = How it's played
arg-event-places = How many people can play; others wait for a spot
arg-event-seats = How many sit at a table (2 to 6)
arg-event-rounds = How many rounds; in a league of two how often everybody meets (1 or 2)
arg-event-signup = How many days people can sign up
arg-event-role = Only for one role
arg-event-scoring = What counts
arg-event-late = Who can join later
arg-event-above = The league above it
arg-event-partner = Whom you want to play with
event-kind-league = League · everybody against everybody
event-kind-swiss = Swiss · you meet people who have as many points
event-kind-knockout = Knock-out · the better half of each table goes through
event-kind-evening = Club evening · three rounds in two hours
event-kind-season = Season · a league over ten weeks
event-kind-cup = Cup · a knock-out, a round a week
event-seats = { $team ->
    [1] tables of { $seats }
   *[other] partners at tables of { $seats }
}
event-signup = 📅 Sign up until { $until }
event-for-role = For { $role }
event-partners = 🤝 You play with a partner. Choose yours behind **{ button-more }**; whoever hasn't one when it starts gets one by lot.
event-partner-told = { $count ->
    [0] You play with { $who }.
   *[other] Noted. You're partners as soon as { $who } chooses you, too; I've asked.
}
event-partner-asks = **{ $who }** wants to play **{ $name }** with you. If you want that, too, choose **{ $who }** behind **{ button-more }** on the event's message.
event-role-gone = Everybody can sign up: the role it was for is gone.
event-role-deleted = The role that could sign up for **{ $name }** was deleted, so now everybody can. If you don't want that, end it with `/event stop`, and start another one.
event-reserve = ⏳ Waiting for a spot: { $who }
event-round = { $weekly ->
    [yes] week
   *[no] round
} { $round } of { $rounds }
event-players = **{ $count } of { $most }** { $who }
event-sits-out = Not playing this time: { $who }
event-bye = { $kind ->
    [knockout] { $who }: no opponent this time, goes through
   *[other] { $who }: no opponent this time, so it's a win
}
event-nobody-left = nobody's left for this match
event-how-walkover = { $count ->
    [one] { $who } didn't come
   *[other] { $who } didn't come
}
event-how-absent = nobody came
event-how-agreed = called off by agreement
event-how-barred = one could keep the other out: no points
event-how-cancelled = couldn't be played
event-how-seed = level: the better seed goes through
event-cut-short = { $stage ->
    [few] This event didn't start: too few had signed up.
   *[stopped] A server manager has stopped this event.
}
event-standings = { $scoring ->
    [places] **Points**{ $seats ->
        [2] {" "}(won–drawn–lost)
       *[other] {""}
    }
   *[other] **Points a match**
}
event-columns = { $scoring ->
    [places] Played · Won · Points
   *[other] Played · Won · Points a match
}
event-line = { $place }\. { $who } **{ $points }** { $seats ->
    [2] ({ $won }–{ $drawn }–{ $lost })
   *[other] ({ $won } of { $played } won)
}
event-ties = { $kind ->
    [league] { $seats ->
        [2] A win is 2 points, a draw 1.
       *[other] For each one you leave behind you at a table you get a point, and half a one for whoever is level with you. A table of another size gives its first { $most } points and its last none, too.
    } Ties are broken by the points against each other, then by wins, then by the points of those you beat. If you leave, you come last.
    [swiss] { $seats ->
        [2] A win is 2 points, a draw 1.
       *[other] For each one you leave behind you at a table you get a point, and half a one for whoever is level with you. A table of another size gives its first { $most } points and its last none, too.
    } Ties are broken by the points of everybody you've met, then by the points of those you beat, then by wins. A round without a match counts as if you'd met somebody with as many points as you. If you leave, you come last.
   *[knockout] { $seats ->
        [2] If a match is level, the better seed goes through.
       *[other] The better half of each table goes through, of three two. If it's level, the better seed does.
    }
}
event-average = The table goes by your points in a match, on average: { $scoring ->
    [fewest] the fewest come first
   *[most] the most come first
}. If you miss a match, you get the worst of that round. If it's level, the places at the tables decide. If you leave, you come last.
event-ladder = { $where ->
    [up] ⬆️ The best { $count } go up to **{ $name }** when both are over.
   *[down] ⬇️ The last { $count } go down to **{ $name }** when both are over.
}
event-won = ## 🏆 { $name }: { $count ->
    [one] { $who } wins!
   *[other] { $who } share the win!
}
event-nobody-won = ## 🏆 { $name } is over, and nobody has won it.
arg-event-days = How many days each round takes
event-pace = { $days ->
    [0] { $weeks ->
        [0] { $minutes } minutes for each round
        [one] { $weeks } week
       *[other] { $weeks } weeks
    }
    [1] { $kind ->
        [league] one match a day
       *[other] a day for each round
    }
    [7] { $kind ->
        [league] one match a week
       *[other] a week for each round
    }
   *[other] { $kind ->
        [league] one match every { $days } days
       *[other] { $days } days for each round
    }
}
event-small = A match is a table for { $seats ->
    [2] two
   *[other] { $seats }
}; you agree when. I write to you when yours is open.
event-knock-out = { $matches ->
    [1] Final
    [2] Semi-finals
    [4] Quarter-finals
    [8] Round of 16
   *[other] Round of { $players }
}
event-until = Start by { $begin }, over by { $end }
event-moved-off = { $days ->
    [one] { $days } day longer than planned: somebody has time off.
   *[other] { $days } days longer than planned: somebody has time off.
}
event-dates = **Over by**
event-next-season = **{ $name }** starts { $until }, and you're signed up. If you don't want to play, leave it in { $channel }.
event-playing = being played
event-awaits = { $count ->
    [0] nobody's here yet
    [one] { $who } isn't here yet
   *[other] { $who } aren't here yet
}
event-match = ## 🏆 Your match: { $who }
event-match-waits = { $count ->
    [one] ## ⏰ { $who } is waiting for you
   *[other] ## ⏰ { $who } are waiting for you
}
event-match-starts = { $seats ->
    [2] It starts as soon as you're both here. Whoever isn't here by { $until } loses it.
    [team] It starts as soon as you're all here. A team that isn't complete by { $until } loses it.
   *[other] It starts as soon as you're all here, and at { $until } with those who are. Whoever isn't comes last.
}
event-with = You play with { $who }.
event-match-last = Your match is lost { $until } unless you come.
event-match-here = You're here. Waiting for { $who } until { $until }.
event-link = to the event
event-no-match = You have no match at the moment. If another one opens, I write to you.
event-leave-open = You've signed up for **{ $name }**. Leave it again?
event-draft =
    ## 🏆 A new event
    Name: **{ $name }**
event-draft-name = { $kind ->
    [league] { $game } league
    [season] { $game } season
    [evening] { $game } evening
   *[other] { $game } cup
}
event-draft-look = So it will look: 🏆 **{ $name }** · { $plan }
event-draft-signup = { $days ->
    [one] { $days } day
   *[other] { $days } days
}, up to { $places } people
event-draft-seats = { $seats ->
    [2] Two against each other
   *[other] Tables of { $seats }
}
event-draft-rounds = { $kind ->
    [league] { $count ->
        [one] Everybody meets once
       *[other] Everybody meets twice
    }
   *[other] { $count ->
        [0] As many rounds as it needs
       *[other] { $count } rounds
    }
}
event-draft-scoring = { $scoring ->
    [places] Places at the tables count
   *[other] The points of the game count
}
event-draft-late = { $late ->
    [always] Others can take over spots
    [half] Others can take over in the first half
   *[never] Nobody new once it has started
}
event-draft-above = { $above ->
    [0] No league above it
   *[other] Below { $name }: the best two go up, its last two come down
}
button-event-mine = My match
button-event-write = Write to { $who }
button-event-post = Post it here
button-event-name = Name
event-picture = How the leaders of { $name } scored
event-joined = You're in: **{ $name }**. When a match of yours is open, I write to you.
event-not-there = { $out ->
    [yes] ## 🏆 { $name }
    You weren't there for your match, so you're out of the event.
   *[no] ## 🏆 { $name }
    You weren't there for your match, so it counts as lost. Miss the next one, and you're out.
}
event-reserved = **{ $name }** is full or has started. You're on the waiting list: when a spot becomes free, it's yours.
event-taken-over = A spot in **{ $name }** was free: it's yours, with the points of whoever had it before.
event-replaced = 🔁 **{ $who }**: took over from { $old }
event-left = You're out of **{ $name }**.
event-lost-place = I can't get to the channel of **{ $name }** any more. Its matches wait. Whoever manages the server can move it with `/event here`, or end it with `/event stop`, in any channel; if nobody does, it ends as it stands after four weeks.
event-lost-server = I'm not in the server of **{ $name }** any more. Its matches wait. Whoever manages the server can add me again: <{ $link }>. If nobody does, it ends as it stands after four weeks.
event-bot-timed-out = I'm timed out in the server of **{ $name }** until { $until }, so I can't write in { $channel }. Its matches wait. Whoever manages the server can end that, and it continues at once.
event-lacks-permission = I can't get to the channel of **{ $name }** any more: in { $channel } I'm missing { $permissions }. Its matches wait. Whoever manages the server can give me that again, and it continues at once; or move it with `/event here`, or end it with `/event stop`, in any channel. If nobody does, it ends as it stands after four weeks.
event-moved = The event continues here.
event-leave-sure = Leave **{ $name }**? Somebody from the waiting list takes your spot, with your points. If there's nobody, everybody you'd still have to play wins that match, and you come last. Until somebody has taken it, you can join again and have it back.
event-stop-sure =
    Stop **{ $name }**? { $count ->
        [one] { $count } person is
       *[other] { $count } people are
    } playing in it. If you stop it, nobody wins it; matches that have started are still played to the end.
event-stop-done = The event is stopped.
button-event-join = Sign up
button-event-wait = Join waiting list
button-event-leave = Leave the event
button-event-table = Results
button-event-cross = Cross table
button-event-begin = Start now
button-event-stop = Stop the event
button-event-next = Next season
button-event-here = I'm here
refused-no-event = There's no such event here. Server managers start one with `/event new`.
refused-which-event = There are several events here. Say which one.
refused-event-game = This game can't be played at tables of { $seats }. Choose another one.
refused-event-late = Your match has started without you.
refused-event-places = An event like this has room for { $most } people at most.
refused-events-full = This server already has { $most } events. Wait until one is over, or stop one.
refused-event-over = This event is over.
refused-event-closed = Nobody new can join this event any more.
refused-event-partner = Only somebody who has signed up for this event can be your partner.
refused-event-season-waits = **{ $name }** isn't over yet. The next season starts when both leagues are.
refused-event-role = Only { $role } can sign up here.
refused-event-missed = You missed { $most } matches in a row in this event, so you can't come back to it.
refused-event-out = You can't play in this server at the moment.
refused-event-not-in = You aren't in this event.
refused-event-no-match = You have no match to play here.
refused-event-begun = This event has started already.
refused-event-few = An event needs at least { $least } people. Wait until more have signed up.
refused-event-not-here = You hadn't said that you're here.
refused-channel-not-seen = { $count ->
    [one] { $who } takes part and can't see this channel. Choose another one.
   *[other] { $count } people take part and can't see this channel: { $who }. Choose another one.
 }
refused-event-table = This match belongs to an event: who plays, and what, is fixed. If you can't play it, leave the event.
audit-event-moved = The event { $detail } was moved by { $by }
audit-event = The event { $detail } was stopped by { $by }
privacy-events = - **Events:** which leagues and tournaments you signed up for, your results there, and which ones you started.

## The puzzle of the day
button-position = What would you play?
button-yesterday = Yesterday's solution
button-today = Today's puzzle
position-title = Puzzle of the day · { $game } · { $date }
position-ask = Your first press counts; the day ends { $until }
position-right = ✅ **You found it!**
position-wrong = ❌ **Not the best move.**
position-worths = **What each move is worth**
position-worth = { $move }: { $measure ->
    [places] leaves { $worth }% of the others behind (± { $error })
   *[other] wins { $worth }% of the rounds (± { $error })
}
position-behind = { $move }: −{ $behind }% (± { $error })
position-usual = What computer players usually do here: { $move }
position-about = From here, the round was played on { $deals } times with each move. The cards you can't see were dealt again each time, the same for every move. ± is how far off a number may be.
position-tally = 👥 Found it: { $found } of { $answered }
position-tally-here = 🏠 Found it in this server: { $found } of { $answered }
position-streak = 🎯 Found in a row: { $days }
position-yesterday = **Yesterday's best move:** { $move }
position-over = ⏰ Time's up for this puzzle, so your answer doesn't count any more. Here's the solution.
position-again = You've answered this one already. Your first answer counts.
refused-position-soon = Today's puzzle isn't ready yet. Try again in a few minutes.
refused-position-off = There's no puzzle of the day: whoever runs me has switched it off.
refused-position-none = There's no puzzle for that day.
refused-position-old = I can't show this puzzle any more: its rules have changed since. The next one comes at midnight, UTC.
prefer-server-positions = Channel for the puzzle of the day
prefer-server-positions-about = Where I post the puzzle of the day each day (UTC), with the best move of the day before. Choose none for nowhere.

## Commands, what they lead to, and what is typed
cmd-open = Open a table in this channel
cmd-table-complain = Accuse somebody of what the bot can't see; the table votes
cmd-table-propose = Propose something, such as giving up the round; the table votes on it
cmd-table-card = Show one of your cards to the table; it costs penalty cards
cmd-workshop = Games of your own: make, import, change
cmd-workshop-list = The games of this server
cmd-workshop-file = Import a game from a file, or get one as a file to share with another server
cmd-workshop-copy = Copy one of this server's games under another name
cmd-workshop-delete = Delete a game of this server; tables that play it go on
cmd-workshop-new = Make a game, from scratch or from any existing game
cmd-workshop-edit = Change one of this server's games; tables already playing it stay as they started
arg-move = A card (7S), or: draw, pass, jump, plan 7S, accuse Bia, Mau-Mau; leave it out for your hand
cmd-daily = Today's puzzle, and today's Solitaire deal
solitaire-about =
    ### Solitaire
    Mau-Mau alone. Today's deal is the same for everybody, and you have one try; lower is better.
button-solitaire = Solitaire
button-games = My tables
button-tables = Free seats
button-best = Leaderboard
button-record = Record
button-matches = Past matches
button-events = Events
button-about = About this bot
button-typing = Play by typing
arrival-play = Play a round now
arrival-first = The first round is just for you, against two computers. Language, channels and clock: `/settings`
help-title = ## What would you like to play?
help-now = **A round now**
    -# Against two computers; only you see it
help-friends = **With friends**
    -# In this channel; computers fill up
help-puzzle = **Today's puzzle**
    -# One hand: what would you play?
help-solve = Solve
help-rules = **How it goes:** play a card of the same suit or rank as the top card. Nothing fits? Draw. First without cards wins.
help-more = More …
help-me = My settings
help-settings = Settings of this server
help-typing =
    ## Play by typing
    - **/play** shows your hand; **/play 7♤** plays a card, **/play J♢ hearts** with the suit that you want, **/play 5♤ 5♡** several.
    - **/play draw**, **/play pass**, **/play jump**, **/play Mau-Mau**, **/play accuse Bia**.
    - **/play plan 7♤** plays it later, as soon as it goes.
    -# While you type, you see what you may try. Card names are read in every language: 7S, 7 of spades, Pik 7, 黑桃7.
typed-move-draw = draw, take
typed-move-pass = pass, skip
typed-move-jump = jump, jump in
typed-move-plan = plan, arm
typed-move-accuse = accuse, catch
typed-move-ask = ask, how many
typed-move-mau = mau, mau-mau, knock
typed-move-laugh = laugh, haha
