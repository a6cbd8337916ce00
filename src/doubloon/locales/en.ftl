### English.
### Clauses are named by their ID with the dot as a hyphen; numbers come as plain text.

kings-gold = King's Gold
mille-sabords = Mille Sabords!
gold-armada = Gold Armada
gold-up = Gold Up

## Every game

play-over = The play is over.
play-waits-for-seat = The play waits for a player to choose, not for chance.
play-out-of-turn = It is not { $seat }'s turn to act but { $due }'s.
play-no-such-seat = There is no seat { $seat } at this table.
play-undo-own-act = { $seat } can take back only its own last act, and only while nothing has come after it.
play-undo-nothing = There is no step to take back.
play-undo-table-dice = Rolls can be taken back only in a play with real dice (dice = "table").
play-resign = A player may resign at any time; with two players the other one wins.
play-resign-once = { $seat } has resigned already.

## King's Gold

kg-components = There are sixty coins worth one each, and five equal dice.
kg-players = King's Gold is for two to six players.
kg-set-up = All coins begin in the box; the King and the players have none.
kg-coins-conserved = Box, King and players always hold all the coins together.
kg-first-player = Before the first turn everybody rolls the five dice once, and the most skulls begin.
kg-first-player-tie = Only seats tied for the most skulls take part in deciding who begins.
kg-roll-first = The dice must fall before anything can be chosen.
kg-cup = Exactly the dice in the cup fall, each showing one of its faces: { $cup } were in the cup, { $fell } fell.
kg-three-rolls = Rolling is over in this turn: there are at most three rolls.
kg-stop-early = You may stop after the first or the second roll.
kg-reroll-some = Choose at least one die to roll again, or stop.
kg-reroll-on-table = Only dice that lie on the table can be rolled again.
kg-crossbones-stay = A die showing crossbones is stuck until the end of the turn.
kg-third-crossbones = Three crossbones end the rolling at once, unless the table agreed otherwise.
kg-all-locked = When all five dice are stuck the penalty is paid once.
kg-stop-first = Stop rolling before you use the dice.
kg-results-compulsory = What the dice show must be carried out.
kg-cannon-pair = A coin with a cannon takes its number from the box for you, and the same for the King.
kg-short-box = When the box cannot pay both, the edition says who gets what is left.
kg-skull-pair = A coin with a skull steals its number from another player.
kg-victim = A theft names one other player at the table; a cannon pair names nobody.
kg-victim-short = A victim with fewer coins gives what there is.
kg-five-coins = Five coins take the King's whole pile.
kg-five-skulls = Five skulls, and only five, plunder one player; nothing else can be done with them.
kg-five-cannons = Five cannons take all that is left in the box and end the play.
kg-penalty = Three crossbones, or no combination, cost three coins, paid to the King.
kg-crossbones-cancel = With three crossbones nothing but the penalty counts, unless the table agreed otherwise.
kg-empty-gain = A combination that brings nothing is still a combination: no penalty is paid.
kg-pair-kinds = A pair is one coin die with one cannon or one skull.
kg-pair-on-table = Both dice of a pair must lie there, unused.
kg-one-combination = No die serves in two combinations.
kg-pairing-free = You choose coins, partners and order, but make as many pairs as the dice allow.
kg-left-over = Dice without a partner have no effect.
kg-two-skull-pairs = Two skull pairs may rob one player twice, or two players.
kg-two-cannon-pairs = Two cannon pairs take twice and pay the King twice.
kg-both-pairs = A skull pair and a cannon pair both count.
kg-box-empty = The play ends when the box is empty, and the most coins win.
kg-end-mid-turn = All pairs of the turn are carried out before an empty box ends the play, unless the table agreed otherwise.
kg-tie = Tied leaders settle it as their edition says.

kg-start-coins = The coins do not add up: box, King and players hold { $found }, the edition has { $coins }.
kg-start-tie-box = A tie-break begins only when the box is empty; here it holds { $box }.
kg-start-tie-seat = In a tie-break `seat` is the first of those still to roll.
kg-start-tie-reading = With tie-break = "{ $reading }" no tied turns are played.
kg-start-tie-repeat = `repeat` counts rounds of tied turns from 1 to { $most }.
kg-start-tie-few = A tie-break needs at least two tied seats and one still to roll.
kg-start-tie-order = `tie-break` must be the seats still to roll in playing order, the last of the round at the end.
kg-start-tie-unequal = Before anybody has rolled, exactly the tied seats hold the most coins.

## Mille Sabords

ms-players = Mille Sabords is for two to five players.
ms-set-up = Everybody begins with no points, and the first seat begins.
ms-deck = No card { $card } is left in the pile.
ms-reshuffle = When the pile is empty the discards are shuffled and become the pile.
ms-card-first = A card is turned up before anything else happens in a turn.
ms-one-card = A turn has only one card.
ms-roll-first = The dice must fall before anything can be chosen.
ms-cup = Exactly the dice in the cup fall, each showing one of its faces: { $cup } were in the cup, { $fell } fell.
ms-stop = After each roll you may stop and score.
ms-third-skull = The third skull ends the turn without points.
ms-three-on-first = Exactly three skulls on the first roll are a bust.
ms-later-skulls = Four skulls after a later roll are a bust.
ms-negative = Points may fall below zero, unless the table agreed otherwise.
ms-reroll-on-table = Only dice that lie on the table can be rolled again.
ms-reroll-two = Roll at least two dice, or stop.
ms-reroll-keep-one = Keep at least one die.
ms-skulls-stay = A skull stays until the end of the turn.
ms-score-combination = Three or more alike score, more for each die; skulls never do.
ms-score-treasure = Each coin and each diamond is worth 100 more.
ms-score-full-chest = When all eight dice score, the full chest brings 500 more.
ms-full-chest-ship = The sabres that win a ship count for the full chest, unless the table agreed otherwise.
ms-full-chest-skull-card = Only the eight dice are judged for the full chest, unless the table agreed otherwise.
ms-skull-island = Four skulls or more on the first roll lead to the skull island: each opponent loses 100 for every skull.
ms-island-roll-all = On the skull island all dice that are no skulls are rolled together.
ms-island-forced = On the skull island you roll on while enough dice are left.
ms-island-two = There are too few dice for a roll on the skull island.
ms-island-revealed = Only skulls lying at the end of the turn count on the skull island, unless the table agreed otherwise.
ms-treasure-island = Dice can be laid and lifted only under the treasure island card, and not on the skull island.
ms-treasure-island-bust = After the third skull only the dice on the treasure island score.
ms-lay-some = Choose at least one die to lay on the treasure island.
ms-lay-on-table = Only dice that lie on the table can be laid on the treasure island.
ms-lay-skulls = Skulls cannot be laid on the treasure island.
ms-lay-once = Dice are laid on the treasure island at most once between two rolls.
ms-lay-lifted = A die just lifted from the treasure island is laid there again only after the next roll.
ms-lift-some = Choose at least one die to lift from the treasure island.
ms-lift-laid = Only dice that lie on the treasure island can be lifted from it.
ms-lift-once = Dice are lifted at most once between two rolls, and before any are laid.
ms-pirate = The pirate counts the whole turn twice, the skull island too.
ms-skull-card = The skulls on the card count like skulls on dice.
ms-guardian = The guardian lets one skull be rolled again, once in the turn.
ms-guardian-alone = The guardian's skull may be rolled alone, unless the table agreed otherwise.
ms-guardian-rescue = The third skull lies: roll one skull again with the guardian's help, or stop and be bust.
ms-guardian-island = On the skull island the guardian rolls one skull again, that die alone.
ms-ship = A ship asks for its sabres: with them its value is won, without them it is lost.
ms-ship-bust = A bust on a ship costs its value, as the table agreed.
ms-ship-island = A ship never leads to the skull island: four skulls on the first roll are a bust.
ms-treasure-card = The coin or diamond on the card counts like one more die.
ms-animals = Monkeys and parrots count as one symbol.
ms-last-round = Whoever ends a turn at the target triggers the last round; then the most points win.
ms-last-raid = A player who triggered the last round and was overtaken may have one more turn, if the table agreed so.
ms-sudden-death = In sudden death whoever ends an own turn at the target wins at once.
ms-tie = Tied leaders share the win, unless the table agreed otherwise.
ms-magic = Nine alike win the play at once.
ms-magic-skulls = Nine skulls are no magic, unless the table agreed otherwise.

ms-start-unit = { $seat } cannot have { $points } points: all points are multiples of { $unit }.
ms-start-floor = { $seat } cannot have { $points } points: with floor-scores-at-zero nobody falls below 0.
ms-start-deck = There are { $found } cards { $card } in `deck`, the edition has only { $copies }.
ms-start-one-ending = Only one of `last-round`, `sudden-death` and `tie-break` can hold.
ms-start-tie-seat = In a tie-break `seat` is the first of those still to play.
ms-start-tie-reading = Tied turns are played only with tie-break = "extra-turns".
ms-start-tie-few = A tie-break needs at least two tied seats and one still to play.
ms-start-tie-order = `tie-break` must be the seats still to play in playing order, the last of the round at the end.
ms-start-tie-unequal = Before anybody has played, the tied seats have equal points.
ms-start-target = { $seat } stands at the target of { $target } without having triggered the last round: say `last-round` or `sudden-death`.
ms-start-trigger-seat = { $seat } triggered the last round and has no turn in it.
ms-start-trigger-points = { $seat } cannot have triggered the last round with fewer than { $target } points and nobody having played since.

## Gold Armada

ga-set-up = Two to five seats play with five dice. At the start every space of the board has its doubloon, and nobody holds anything yet.
ga-ten-piers = There are ten piers, each with room for three doubloons.
ga-board = The board, the die and the values are known from pictures only, so they are data that the owner of a box can correct.
ga-skull-tokens = Six skull tokens lie ready, unless the table agreed on another number.
ga-conserved = Every doubloon is on its space or with a seat: the seats hold exactly what the piers have given.
ga-turn-order = The youngest sits in seat 1 and begins; the turn then passes to the next seat.
ga-roll-first = The dice in the cup must fall before you can choose anything.
ga-cup = Exactly the dice in the cup fall, and each shows a symbol that is on the die.
ga-three-rolls = A turn has three rolls at most, and after the third the rolling is over.
ga-stop = You may stop after the first or the second roll; once you have stopped there is no more rolling in this turn.
ga-reroll-some = Choose at least one die to roll again. If you want to keep them all, stop.
ga-reroll-on-table = You can only roll dice again that lie on the table.
ga-stop-first = A doubloon is taken when the rolling is over: stop first, then take it.
ga-nearest-first = A pier gives its doubloons in order, the one nearest to the island first.
ga-one-doubloon = A turn brings one doubloon at most, even if your dice would do for several piers. You choose the pier.
ga-pier-empty = A pier that has given its three doubloons has none left to take.
ga-basic-pier = A basic pier wants dice with its own symbol: two for the first doubloon, and one more for each one after it.
ga-alike = Three, four or five of a kind wants at least that many dice alike.
ga-full-house = A full house is three dice alike and two of another symbol.
ga-five-equal = Five dice alike are no full house: the two must be of another symbol than the three.
ga-symbols-shown = For the first doubloon of a special pier any symbol will do, after that only the symbols shown on the space laid bare last.
ga-full-house-symbols = Where a full house is restricted, both its symbols must be among those shown, the pair's as well.
ga-must-take = If your dice win a doubloon you must take one, unless the table agreed that players may decline.
ga-skull = When your dice win no doubloon you take a skull token.
ga-end = The play is over as soon as all skull tokens or all doubloons are taken.
ga-finish-round = If the table agreed to finish the round, the seats that follow have their last turn. Without tokens left, a turn that brings nothing costs nothing.
ga-score = Your points are the values of your doubloons, less one for each skull token. The most points win.
ga-tie = With equal points the seat with fewer skull tokens wins, unless the table agreed to share. Seats that are still equal share the win.

ga-start-taken = The start says that { $found } doubloons are gone from the pier { $pier }, which has only { $spaces }.
ga-start-doubloons = In the start, “{ $field }” needs a list for each seat with the values of its doubloons, like [[1, 4], [2]].
ga-start-values = In the start the seats hold the doubloons { $held }, but the piers have given { $gone }; these must be the same.
ga-start-skulls = In the start the seats hold { $found } skull tokens, but there are only { $tokens }.
ga-start-both-gone = In the start all skull tokens and all doubloons are gone, but the play would have been over before the second of them ran out.
ga-start-last-token = In the start no skull token is left and { $seat } is to play on in the last round, but no seat before it holds a token, so nobody can have taken the last one in this round.
ga-start-last-doubloon = In the start no doubloon is left and { $seat } is to play on in the last round, but no seat before it holds the last doubloon of a pier, so nobody can have taken one in this round.

ga-board-table = On the board, “{ $field }” must be a table.
ga-board-missing = The board does not say “{ $field }”.
ga-board-unknown = The board says “{ $field }”, which means nothing there; known are { $known }.
ga-board-name = On the board, “{ $field }” must be a name that can be printed.
ga-board-name-twice = On the board, “{ $field }” is “{ $name }”, which another symbol is called already.
ga-board-die = The die of this board has no sides: at least one symbol needs one.
ga-board-kind = On the board, “{ $field }” must be one of { $known }.
ga-board-spaces = On the board, “{ $field }” must be a list with an entry for each of the { $spaces } spaces.
ga-board-number-least = On the board, “{ $field }” must be made of whole numbers from { $least } up.
ga-board-number-most = On the board, “{ $field }” must not be more than { $most }.
ga-board-no-letters = On the board, “{ $field }” must name at least one symbol by its letter.
ga-board-letter = On the board, “{ $field }” names a symbol “{ $letter }”; the letters are { $letters }.
ga-board-letter-twice = On the board, “{ $field }” names the symbol “{ $letter }” twice.
ga-board-one-symbol = On the board, “{ $field }” must be a single letter, for a basic pier has one symbol.
ga-board-impossible = Nobody could ever win doubloon { $space } of the pier { $pier }: with this die and these readings no roll of five dice will do. Check its needs, its symbols and the sides of the die.

## Gold Up

gu-box = The box has 48 chests and 62 cards in the key pile, and every one of them is somewhere exactly once.
gu-values = Every chest holds gold: the rarer its colour, the more. The printed values are not known, so they are data that the owner of a box can correct.
gu-seats = Two to six seats play.
gu-deal = Everybody begins a round with five cards of the key pile, dealt one at a time from the seat that begins.
gu-layout = Eleven chests lie open on the places a to k: rows of three, two, one, two and three.
gu-series = There are seven series: the five rows are 1 to 5, the two diagonals are 6 and 7.
gu-turn-order = Seat 1 begins the first round, the next seat the round after it. Turns go round in ascending seats.
gu-hidden-hands = Hands are hidden and chests are open. You may know of a hidden card what you saw of it, and what follows from that.
gu-one-act = A turn is one act: take a series, draw keys, rob keys or rob chests.
gu-cards-first = Cards are still to come. Wait until they have been dealt, drawn, lost or laid.
gu-card-due = Another card is due now: the next card must be of the right pile and for the right hand.
gu-card-left = That card cannot come: none of its kind can lie on top of the pile or is in the hand that loses it.
gu-take = Pay for all chests of a series and they are yours, open in front of you.
gu-one-key-each = Play exactly one key for every chest, no more and no fewer.
gu-key-colour = A key opens only chests of its own colour, and here are fewer of that colour than you want to open.
gu-keys-in-hand = You can only play cards that you hold, and you do not hold the keys for this.
gu-keys-only = Thieves open no chest. Only keys and jokers do.
gu-joker = A joker stands for any key, even for one that you hold and want to keep.
gu-keys-under = Played cards go under the key pile, openly, so everybody knows what lies there.
gu-refill = Every emptied place gets the next chest of the pile, in the order of the places.
gu-draw = Drawing is always possible. It brings two cards of the key pile, or what is left of it.
gu-no-hand-limit = There is no limit to the cards in a hand.
gu-key-thief = A key thief takes the whole hand of one other seat, special cards included.
gu-key-thief-held = You need a key thief in your hand to rob keys.
gu-key-thief-two = When two play, a key thief takes two cards blindly from the other hand, or the only one there is.
gu-victim = A thief robs another seat at this table.
gu-empty-hand = That seat holds no cards, so there is nothing to rob.
gu-chest-thief = A chest thief takes as many chests of one seat as you open with keys, each chest with its own.
gu-chest-thief-held = You need a chest thief in your hand to rob chests.
gu-chests-in-front = You can only steal chests that lie in front of that seat.
gu-steal-least = That is too few: a chest thief takes at least one chest, or as many as the table agreed on.
gu-round-end = The round is over as soon as the last chest leaves the pile. Whoever took the series keeps it, and the places left empty stay empty.
gu-stalemate = When every seat in succession draws from an empty key pile the round is over, unless the table agreed otherwise.
gu-round-score = After a round everybody scores the gold in front of them. Chests left on the table are nobody's.
gu-next-round = The next round begins by itself: all cards are shuffled and dealt again, unless the table agreed to keep hands.
gu-target = The play is over when somebody has reached the target after a round. The highest total wins.
gu-tie = If the lead is shared at the target, another round is played by all, unless the table agreed to share the win.

gu-start-table = The position cannot be: the table has { $places } places, and { $found } chests are given.
gu-start-letters = The position cannot be read: { $field } has the letters { $letters }, but only { $alphabet } are cards there.
gu-start-concealed = The position cannot be played on: { $field } has cards written as ?. Say what every card is.
gu-start-keys = The position cannot be: { $found } cards { $card } are in hands and in the key pile, but the box has { $copies }.
gu-start-chests = The position cannot be: { $found } chests { $card } are on the table, in front of seats and in the pile, but the box has { $copies }.
gu-start-round-over = The position cannot be: without a chest in the pile the round is over. Give at least one letter in unseen-chests.
gu-start-under = The bottom of the key pile cannot be read: under-keys is a text in order, or, only with the reading bottom-order = “shuffled”, a list of texts that are not empty.
gu-start-passes = The position cannot be: passes is { $passes }, but the key pile has { $cards } cards, and only draws from an empty pile are counted.
gu-start-stalemate = The position cannot be: after { $passes } passes in succession with { $seats } seats the round is over.
gu-start-target = The position cannot be: { $seat } has reached { $target } in finished rounds, so the play is over.

gu-chests-table = The file of chests is wrong: { $field } must be a table.
gu-chests-missing = The file of chests is wrong: { $field } is missing.
gu-chests-unknown = The file of chests is wrong: there is no { $field }; known there are { $known }.
gu-chests-letter = The file of chests is wrong: letters are fixed, and { $field } must be “{ $letter }”.
gu-chests-copies = The file of chests is wrong: { $field } must be a whole number from { $least } to { $most }.
gu-chests-positive = The file of chests is wrong: { $field } must be a whole number from 1 up.
gu-chests-few-chests = The file of chests is wrong: { $found } chests are too few to lay the table and have one left; at least { $least } are needed.
gu-chests-few-keys = The file of chests is wrong: { $found } cards in the key pile are too few to deal to { $seats } seats; at least { $least } are needed.

## Steps and records that cannot be read

gu-not-a-series = “{ $text }” is no series; series are written 1 to 7.
gu-one-card = “{ $text }” is not one card; chance brings cards one at a time, each a single letter.
concealed = “{ $text }” conceals a card with ?. Such a record is one seat's own and cannot be replayed; the table's record can.
not-a-step = “{ $text }” is not a step of this game.
not-a-seat = “{ $text }” is no seat; seats are p1, p2 and so on.
not-a-letter = No letter “{ $letters }” is known here; the letters are { $alphabet }.
not-a-pair = “{ $dice }” is no pair: write one coin and its partner, like 3c or 2k.
not-a-pier = There is no pier called “{ $pier }”; the piers are { $known }.
not-a-card = There is no card “{ $card }”; the cards are { $known }.

missing-field = The record lacks the field `{ $field }`.
unknown-field = A record has no field `{ $field }`; it may have { $known }, and names beginning with an underscore.
unknown-version = This is a record of version { $version }; only version { $known } can be read.
field-type = The field `{ $field }` must be { $expected ->
    [text] a text
    [texts] a list of texts
    [number] a whole number
    [numbers] a list of whole numbers
    [moment] a date or a text
    [table-dice] "table" or absent
   *[table] a table
}, not { $value }.
not-toml = This is not TOML: { $detail }.
too-nested = Lists or tables are nested too deeply here.
record-too-long = A record has at most { $longest } characters.
unwritable = A record cannot hold { $value }.
unknown-game = There is no game “{ $game }”; the games are { $known }.
unknown-edition = There is no edition “{ $edition }”; the editions are { $known }.
unknown-reading = There is no reading “{ $reading }”; the readings are { $known }.
reading-value = The reading `{ $reading }` cannot be { $value }; it can be { $allowed }.
reading-number = The reading `{ $reading }` must be a whole number from { $least } up, not { $value }.
no-target = This game ({ $game }) is not played to a target.
target-positive = The target must be above zero, not { $target }.
no-components = There are no components to exchange in this game ({ $game }).
seat-count = { $seats } players cannot play this game; it is for { $least } to { $most }.
points-claim = The record claims { $claimed } points, but its steps lead to { $found }.

research-reward = The reward of a table can be { $known }, not “{ $reward }”.
research-action = Action { $action } is not offered to { $agent } now; its action mask says which are.
research-fleet-game = A fleet plays { $known }, not “{ $game }”.
research-fleet-plays = A fleet needs at least one play, not { $plays }.
research-fleet-bot = There is no compiled bot “{ $bot }”; there are { $known }.
research-fleet-uncovered = The kernel of { $game } does not know `{ $missing }`.
research-fleet-reset = A fleet takes one seed for all its plays, and no options.
research-fleet-actions = A fleet of { $plays } plays needs as many whole numbers for actions.
research-fleet-action = Action { $action } is not offered in play { $play }; its action mask says which are.

start-missing = The [start] table lacks `{ $field }`.
start-unknown = A [start] table has no `{ $field }` here; it may have { $known }.
start-number = `{ $field }` in [start] must be a whole number from zero up.
start-truth = `{ $field }` in [start] must be true or false.
start-text = `{ $field }` in [start] must be a text.
start-seat = `{ $field }` in [start] must be a seat from 1 to { $seats }.
start-seats = `{ $field }` in [start] must be a list of different seats.
start-per-seat = `{ $field }` in [start] must be a list of { $seats } values, one for each seat.
start-numbers = `{ $field }` in [start] must be a list of whole numbers, one for each seat.
start-table = `{ $field }` in [start] must be a table of names and numbers.
start-kind = `{ $field }` in [start] knows no “{ $kind }”; it may have { $known }.

file-missing = There is no file { $file }.
file-folder = { $file } is a folder, not a record.
file-unreadable = { $file } cannot be opened for reading.
file-too-large = { $file } is too large for a record: more than { $longest } bytes.
file-not-text = { $file } is not a text file in UTF-8.
no-game-or-file = “{ $name }” is neither a game nor a file; the games are { $known }.

## The command

cli-about = Four pirate games: rules, records, exact counts.
cli-usage = usage:
cli-commands = commands
cli-arguments = arguments
cli-options = options
cli-help-help = show this page and stop
cli-help-version = show the version and stop
cli-json = answer in JSON
cli-edition = the edition to play by; without it the game's default
cli-reading = a reading that differs from the edition, like tie-break=shared; may be repeated

cli-replay = replay records and check their claims
cli-replay-files = records to replay; - is standard input
cli-perft = count lines of play and their weight, from a start or from where a record stops
cli-perft-what = a game's name, or a record
cli-perft-depth = the number of steps
cli-perft-seats = the number of players; without it the fewest
cli-perft-divide = split the count by the first step
cli-perft-options = --seats, --edition and --reading go with a game's name; a record says its own.

cli-missing = Something is missing: { $what }.
cli-unknown = This is not understood: { $what }.
cli-no-such-command = There is no command { $value }; there are { $known }.
cli-needs-value = { $what } needs a value.
cli-bad-value = { $what }: { $problem }
cli-wrong-usage = These arguments do not fit together; see --help.
cli-number = “{ $text }” is not a whole number.
cli-reading-form = “{ $text }” is not a reading; write NAME=VALUE.
cli-interrupted = Interrupted.
cli-refused = { $file }: { $message }
cli-refused-step = { $file }, step { $step }: { $message }

replay-head = { $game }, edition { $edition }
replay-turn = { $number }. { $seat }: { $outcome } ({ $change })
replay-points = { $seat } { $name }: { $points }
replay-to-act = { $seat } is to act.
replay-chance = Chance is next.
replay-over = The play is over, { $how }. { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}

perft-step = { $step }: lines { $lines }, weight { $weight }
perft-total = lines { $lines }, weight { $weight }

outcome-kings-gold-pairs = pairs
outcome-kings-gold-king = the King's gold
outcome-kings-gold-plunder = plunder
outcome-kings-gold-broadside = broadside
outcome-kings-gold-penalty = penalty
outcome-mille-sabords-scored = scored
outcome-mille-sabords-bust = bust
outcome-mille-sabords-island = skull island
outcome-mille-sabords-ship-lost = ship lost
outcome-mille-sabords-magic = pirate magic
outcome-gold-armada-doubloon = a doubloon
outcome-gold-armada-skull = a skull token
outcome-gold-up-series = a series
outcome-gold-up-draw = keys drawn
outcome-gold-up-rob-keys = keys robbed
outcome-gold-up-rob-chests = chests robbed

ending-resigned = somebody resigned
ending-box-empty = the box is empty
ending-tie-new-game = the leaders are tied and play a new game
ending-target = the target is reached
ending-sudden-death = in sudden death
ending-magic = by pirate magic
ending-skulls-gone = all skull tokens are taken
ending-doubloons-gone = all doubloons are taken

## Worth of positions

cli-best = tell what a position is worth to every seat, and every act in it
cli-best-files = records to look at, where they stop; - is standard input
cli-best-step = look at the position after this many steps instead
cli-best-goal = what counts: win (the chance to win), points (of this turn) or margin (the final difference); without it what the game offers first
cli-solve = compute the exact tables of a game and keep them
cli-solve-game = a game's name
cli-solve-folder = keep the tables in this folder instead of your cache
cli-solve-again = compute also what is there already
best-no-solver = Nobody can tell yet what a position of { $game } is worth.
best-no-goal = { $game } knows no goal “{ $goal }”; it knows { $known }.
best-seats = Nothing is known of the chance to win with { $seats } seats under these terms; ask with --goal points.
best-margin = The final margin is worked out for two seats, with up to twelve skull tokens, not for { $seats } seats under these terms; ask with --goal points.
best-win-far = The chance to win is worked out near the end of the board only: from here more than { $most } positions may still come. Ask with --goal margin.
best-unsolved = The chance to win is not solved under these terms. “doubloon solve { $game }” with the same terms does it in some minutes; --goal points answers at once.
best-needs-kernel = What a position of Gold Up is worth is found by playouts. They need Numba (pip install 'doubloon[fast]') and a box not much larger than the printed one.
best-step = This record has only { $steps } steps, so there is no position after step { $step }.
best-goal-win = Chance to win
best-goal-points = Points of this turn on average
best-goal-margin = Final difference on average
best-seat = { $seat } { $name }: { $value }
best-act = { $act }: { $value }
best-more = … and { $count } more acts
best-reason-stop = Points for stopping now: { $value }
best-reason-bust = Chance that the next roll is a bust: { $value }
best-reason-points = Points of this turn after the best, on average, if played on for points: { $value }
best-reason-best-points = Most points this turn could bring, on average: { $value }
best-reason-penalty = Chance of the penalty after the best: { $value }
best-reason-coins = Coins won in this turn after the best, on average: { $value }
best-reason-gold = Gold won until the round ends after the best, on average: { $value }
best-estimate = These numbers are estimates.
best-how-fitted = They come from plays of the captain against itself: an estimate of what the end of each turn is worth.
best-how-max-n = They suppose that everybody plays for themselves: a mean over best replies, for these go in circles with three seats.
best-estimate-error = These numbers are estimates, with a standard error of { $error }.
solve-nothing = There is nothing to solve in { $game } with { $seats } seats under these terms: whatever is exact about it needs no table.
solve-needs-numba = Solving this needs Numba, which is not installed: install doubloon with its extra, as in pip install 'doubloon[fast]'.
solve-not-kept = The table cannot be kept in { $file }: { $why }.
solve-done = { $table }: { $numbers } numbers in { $bytes } bytes, kept as { $file } in { $folder }
solve-begins-kings-gold-two-win = Chance to win of who rolls first and second: { $shares }
solve-begins-kings-gold-three-paranoid = What who rolls first, second and third can be sure of, the other two against it (exact): { $shares }
solve-begins-kings-gold-three-max-n = Chance to win of who rolls first, second and third, everybody for themselves (a mean, not exact): { $shares }
solve-known = { $table }: { $numbers } numbers in { $bytes } bytes, known already as { $file }

## Provable dice

cli-verify = draw every die and card of a record again and prove that nobody chose them
cli-verify-files = records to verify; - is standard input

verify-proved = { $file }: proved. { $steps ->
    [0] There was no chance in this play yet, but its secret is the one promised.
    [one] The one step of chance is what secret and texts give.
   *[other] All { $steps } steps of chance are what secret and texts give.
}
verify-compare = Play { $play } promised { $commitment }, and the seats added { $texts }: compare this with what the table showed you before the first step.

fairness-missing = This record has no `fairness` table, so there is nothing its dice could be proved by; only plays on a server have one.
fairness-table-dice = The dice of this play were real and entered by people (dice = "table"); no computer can prove those.
fairness-unfinished = The secret of this play is not published yet: that happens when the play is over. Fetch the record again then.
fairness-missing-field = The `fairness` table lacks the field `{ $field }`.
fairness-unknown-field = The `fairness` table has no field `{ $field }`; it may have { $known }.
fairness-play = `play` in the `fairness` table must be the id of the play: 1 to 64 letters, digits, hyphens or underscores.
fairness-secret = `secret` in the `fairness` table must be { $digits } digits from 0-9 and a-f.
fairness-commitment-form = `commitment` in the `fairness` table must be { $digits } digits from 0-9 and a-f.
fairness-commitment = The published secret is not the one that was promised: the promise was { $commitment }, but the SHA-256 of this secret is { $found }.
fairness-texts = `texts` in the `fairness` table must be a list of { $seats } texts, one for each seat in order.
fairness-text = The text of { $seat } in the `fairness` table must be 32 digits from 0-9 and a-f, or - for a bot or an empty seat.
fairness-differs = Chance did something else here: the record says “{ $found }”, but secret and texts give “{ $drawn }”.

## The terminal

cli-language = the language of all sentences, en or fr; without it that of the environment
cli-no-language = There is no language “{ $language }”; there are { $known }.
cli-play = play a whole game in this terminal, against bots or with friends
cli-play-what = a game's name, or a saved play to go on with; without it a menu asks
cli-play-seats = who plays, like you,deckhand: a level is a bot, any other name a person; without it you,deckhand
cli-play-target = the points to play to, where the game has a target
cli-play-record = the file to keep the play in; without it a new file in your own folder of plays
cli-play-seed = a number that makes dice and bots repeatable
cli-board = the board of your own box, for Gold Armada
cli-chests = the chests of your own box, for Gold Up
cli-play-no-color = no colours; NO_COLOR in the environment does the same
cli-play-options = --edition, --reading and --target go with a game's name; a saved play says its own.
cli-play-needs-game = Say which game to play, or give no option at all and choose from the menu.
cli-other-box = { $option } is for { $game } only.

terminal-you = you
terminal-bad-name = “{ $name }” cannot be a player's name: use up to 24 letters, and no commas.
terminal-other-seats = This play has { $seats } seats; name as many players.
terminal-finished = This play is over already; `doubloon replay` tells how it went.
terminal-foreign-dice = The dice of this record were thrown elsewhere, at a real table or by a server, so it cannot be played on here.
terminal-not-kept = The play cannot be written to { $file }: { $why }.
terminal-bad-file = { $file } cannot be the name of a file.
terminal-file-exists = { $file } is there already; choose another name, or go on with it by `doubloon play` and its name.

terminal-nothing = nothing
terminal-and = { $first } and { $last }
terminal-yes = yes

terminal-menu-head = Doubloon: what shall we play?
terminal-menu-seats = for { $least } to { $most } players
terminal-menu-resume = go on:
terminal-menu-resume-what = { $game } with { $names }, { $steps ->
    [one] one step
   *[other] { $steps } steps
} so far
terminal-menu-prompt = number, or quit>{" "}
terminal-menu-which = Type a number from 1 to { $most }, or quit.
terminal-menu-who = Who plays, { $least } to { $most } of you? A bot is called { $levels }, from weak to strong; any other name is a person at this keyboard. Press Enter for the name in brackets.
terminal-menu-strength = Measured with two players: { $beaten }.
terminal-menu-beats = { $level } wins { $percent } % against { $weaker }
terminal-menu-seat = seat { $seat } [{ $usual }]>{" "}
terminal-menu-seat-more = seat { $seat } [nobody more]>{" "}
terminal-menu-edition = Which edition? Press Enter for the first.
terminal-menu-default = the default
terminal-menu-target = points to play to [6000]>{" "}
terminal-menu-target-number = Type a whole number above zero, or press Enter.
terminal-menu-left = Nothing was begun. Fair winds!

terminal-head-turn = { $game } · { $who ->
    [you] your turn
   *[other] { $who } to act
}
terminal-head-help = Help
terminal-head-log = The play so far
terminal-head-rules = Rules of { $game }
terminal-head-over = { $game } · the play is over

terminal-question = { $who ->
    [you] What will you do?
   *[other] { $who }, what will you do?
}
terminal-question-words = Type a number or an act. Enter alone explains; also: look, log, rules, why, undo, save, resign, quit.
terminal-no-such-choice = There is no choice { $number } here.
terminal-try-help = Press Enter to see what may be typed.
terminal-choice-all = roll { $n ->
    [one] the one loose die
   *[other] all { $n } loose dice
} again
terminal-choice-keep = keep { $kept } and roll { $n ->
    [one] the other die
   *[other] the other { $n } dice
} again
terminal-choice-back = choose something else

terminal-help-choices = You may, among other things:
terminal-help-words = At any time you may type:
terminal-help-help = this page; Enter alone does the same
terminal-help-look = draw everything again, as wide as the window is now
terminal-help-log = tell the play so far
terminal-help-rules = all rules; with a name, like rules { "play.over" }, that one
terminal-help-why = why the last act was refused
terminal-help-undo = take back your last act, while nothing has followed it
terminal-help-save = say where the play is kept; with a file name, copy it there
terminal-help-resign = give up
terminal-help-quit = stop for today; the play is kept, and Ctrl-C or Ctrl-D do the same

terminal-rules-near = There is no rule “{ $clause }”; did you mean { $near }?
terminal-rules-unknown = There is no rule “{ $clause }”; type rules to see all of them.
terminal-why-nothing = Nothing has been refused in this decision.
terminal-resign-sure = Type yes to give up>{" "}
terminal-resign-not = Good: the play goes on.
terminal-kept-in = The play is kept in this file:
terminal-left = The play is kept. To go on with it:

terminal-tell-undo = { $who } took back: { $act }.
terminal-tell-resign = { $who } gave up.
terminal-tell-resign-bot = { $who } gave up; { $level } plays on in that seat.
terminal-over-won = { $winners } won: { $how }.
terminal-over-shared = { $winners } share the win: { $how }.

terminal-pass-done = When you have seen enough, press Enter to hide your cards.{" "}
terminal-pass-to = Pass the keyboard to { $who }. Nobody else looks now.
terminal-pass-ready = { $who }: press Enter when you are ready.{" "}

terminal-kg-box = the box
terminal-kg-king = the King
terminal-kg-die-name-1 = coin
terminal-kg-die-name-2 = coins
terminal-kg-die-name-3 = coins
terminal-kg-die-name-k = skull
terminal-kg-die-name-c = cannon
terminal-kg-die-name-x = bones
terminal-kg-die-1 = { $n ->
    [one] a one
   *[other] { $n } ones
}
terminal-kg-die-2 = { $n ->
    [one] a two
   *[other] { $n } twos
}
terminal-kg-die-3 = { $n ->
    [one] a three
   *[other] { $n } threes
}
terminal-kg-die-k = { $n ->
    [one] a skull
   *[other] { $n } skulls
}
terminal-kg-die-c = { $n ->
    [one] a cannon
   *[other] { $n } cannons
}
terminal-kg-die-x = { $n ->
    [one] crossbones
   *[other] { $n } crossbones
}
terminal-kg-rolls-left = { $n ->
    [one] One more roll is left.
   *[other] { $n } more rolls are left.
} Crossbones (x) are stuck.
terminal-kg-help-rolled = Roll some dice again, or stop and use them. { $n ->
    [one] You may roll once more.
   *[other] You may roll { $n } times more.
} “reroll 1k” puts a one and a skull back into the cup, “keep 3c” rolls everything else; “r” and “k” are short for them, “s” for stop.
terminal-kg-help-pairs = A coin with a cannon takes that many coins from the box (the King gets as many), a coin with a skull steals them from a player. Five coins take the King's pile, five skulls all that one player has, five cannons the whole box. No pair at all, or three crossbones, costs 3 coins.
terminal-kg-help-pairing = Use your dice in pairs, one after the other, as many as there are.
terminal-kg-help-pairing-words = “pair 3c” fires a cannon for three coins from the box; “pair 2k p2” steals two coins from player p2, and a name will do for p2. “p” is short for pair.
terminal-kg-help-plunder = Five skulls! Choose whom to rob of everything: { $victims }. Type plunder and a name.
terminal-kg-choice-stop = stop rolling and use the dice
terminal-kg-choice-cannon = fire the cannon: { $coins } from the box for you, { $coins } for the King
terminal-kg-choice-skull = steal { $coins } from { $victim }, who has { $has }
terminal-kg-choice-plunder = take all { $has } coins of { $victim }
terminal-kg-tell-opening = { $who } rolled { $dice } to see who begins: { $n ->
    [0] no skulls
    [one] one skull
   *[other] { $n } skulls
}.
terminal-kg-tell-opening-tie = The most skulls are tied.
terminal-kg-tell-first = { $who } had the most skulls and began.
terminal-kg-tell-lot = The lot fell on { $who }, who began.
terminal-kg-tell-roll = { $who } rolled { $dice }.
terminal-kg-tell-roll-again = Now { $who } rolled { $dice }.
terminal-kg-tell-reroll = { $who } put { $dice } back into the cup.
terminal-kg-tell-stop = { $who } stopped rolling.
terminal-kg-tell-cannon = { $who } fired a cannon for { $coin }: { $taken } from the box, and { $paid } for the King.
terminal-kg-tell-skull = { $who } stole { $stolen ->
    [one] a coin
   *[other] { $stolen } coins
} from { $victim } with a { $coin } and a skull.
terminal-kg-tell-plunder = Five skulls: { $who } took all { $stolen } coins of { $victim }.
terminal-kg-tell-penalty = Penalty: { $who } paid the King { $paid ->
    [0] nothing, having no coins
    [one] one coin
   *[other] { $paid } coins
}.
terminal-kg-tell-king = Five coins: { $who } took the King's pile, { $taken ->
    [one] one coin
   *[other] { $taken } coins
}.
terminal-kg-tell-broadside = Five cannons: { $who } took the whole box, { $taken ->
    [one] one coin
   *[other] { $taken } coins
}!
terminal-kg-tell-tie = The box is empty, and { $names } lead together: one more turn decides.

terminal-ms-die-name-k = skull
terminal-ms-die-name-s = sabre
terminal-ms-die-name-c = coin
terminal-ms-die-name-d = diamond
terminal-ms-die-name-m = monkey
terminal-ms-die-name-p = parrot
terminal-ms-die-k = { $n ->
    [one] a skull
   *[other] { $n } skulls
}
terminal-ms-die-s = { $n ->
    [one] a sabre
   *[other] { $n } sabres
}
terminal-ms-die-c = { $n ->
    [one] a coin
   *[other] { $n } coins
}
terminal-ms-die-d = { $n ->
    [one] a diamond
   *[other] { $n } diamonds
}
terminal-ms-die-m = { $n ->
    [one] a monkey
   *[other] { $n } monkeys
}
terminal-ms-die-p = { $n ->
    [one] a parrot
   *[other] { $n } parrots
}
terminal-ms-card-treasure-island = Treasure Island
terminal-ms-card-pirate = Pirate
terminal-ms-card-guardian = Guardian
terminal-ms-card-animals = Animals
terminal-ms-card-coin = Coin
terminal-ms-card-diamond = Diamond
terminal-ms-card-skull-1 = One skull
terminal-ms-card-skull-2 = Two skulls
terminal-ms-card-ship-2 = Ship: 2 sabres
terminal-ms-card-ship-3 = Ship: 3 sabres
terminal-ms-card-ship-4 = Ship: 4 sabres
terminal-ms-card-about-treasure-island = Dice laid on this card are safe from the third skull.
terminal-ms-card-about-pirate = Everything in this turn counts twice.
terminal-ms-card-about-guardian = Once in this turn one skull may be rolled again.
terminal-ms-card-about-animals = Monkeys and parrots count as the same.
terminal-ms-card-about-coin = One more coin to begin with.
terminal-ms-card-about-diamond = One more diamond to begin with.
terminal-ms-card-about-skull-1 = One skull lies there from the beginning.
terminal-ms-card-about-skull-2 = Two skulls lie there from the beginning.
terminal-ms-card-about-ship-2 = Two sabres win 300 more; without them 300 are lost.
terminal-ms-card-about-ship-3 = Three sabres win 500 more; without them 500 are lost.
terminal-ms-card-about-ship-4 = Four sabres win 1000 more; without them 1000 are lost.
terminal-ms-laid = On the treasure island, safe:
terminal-ms-table = On the table:
terminal-ms-note-last-round = began the last round
terminal-ms-standing = { $n ->
    [0] No skull yet
    [one] One skull of three
   *[other] { $n } skulls of three
}; stopping now brings { $worth }.
terminal-ms-standing-rescue = The third skull lies! Without the guardian's help the turn ends with { $worth }.
terminal-ms-standing-island = Skull Island: { $n } skulls, so every opponent loses { $loss }.
terminal-ms-help-rolled = Stop and score what lies there, or roll two dice or more again; the third skull ends the turn without points. “reroll mp” rolls a monkey and a parrot again, “keep sss” everything but three sabres; “r” and “k” are short for them, “s” for stop.
terminal-ms-help-score = Three alike are worth 100, four 200, five 500, six 1000, seven 2000, eight 4000; each coin and diamond is worth 100 more, and 500 more come when all eight dice score.
terminal-ms-help-guardian = The guardian lets you roll one skull again, once: add a k, like “reroll kmp”, or “reroll k” alone.
terminal-ms-help-treasure = “lay cc” puts two coins on the treasure island, where the third skull cannot take them; “lift c” takes one back. Each once between two rolls.
terminal-ms-help-rescue = The third skull lies, but the guardian can roll one skull again: “reroll k”, or with other dice “reroll kmp”. Stop, and the turn is bust.
terminal-ms-help-island = You are on Skull Island: roll on for more skulls. A roll without a skull ends the turn, and every opponent loses 100 for each skull.
terminal-ms-help-island-guardian = The guardian may roll one skull again here too, that die alone: “reroll k”.
terminal-ms-choice-stop = stop and score { $worth }
terminal-ms-choice-stop-rescue = stop and be bust: { $worth }
terminal-ms-choice-stop-island = leave the island: every opponent loses { $loss }
terminal-ms-choice-reroll = roll { $dice } again
terminal-ms-choice-lay = lay { $dice } on the treasure island
terminal-ms-choice-lift = take { $dice } back from the treasure island
terminal-ms-tell-card = { $who } turned up the card { $card }. { $about }
terminal-ms-tell-roll = { $who } rolled { $dice }.
terminal-ms-tell-roll-again = Now { $who } rolled { $dice }.
terminal-ms-tell-roll-island = On Skull Island { $who } rolled { $dice }.
terminal-ms-tell-island-begins = That is enough to send { $who } to Skull Island!
terminal-ms-tell-reroll = { $who } put { $dice } back into the cup.
terminal-ms-tell-lay = { $who } laid { $dice } on the treasure island.
terminal-ms-tell-lift = { $who } took { $dice } back from the treasure island.
terminal-ms-tell-stop = { $who } stopped.
terminal-ms-tell-scored = { $who } scored { $points }: { $total } in all.
terminal-ms-tell-bust = Three skulls: { $who } got nothing.
terminal-ms-tell-bust-laid = Three skulls, but { $who } saved { $points }: { $total } in all.
terminal-ms-tell-ship-lost = The ship was lost: { $who } paid { $points }: { $total } in all.
terminal-ms-tell-island = Skull Island: everybody but { $who } lost { $points }.
terminal-ms-tell-magic = Nine alike: pirate magic!
terminal-ms-tell-last-round = { $who } reached { $target }: everybody else has one last turn.
terminal-ms-tell-sudden-death = Nobody stands at the target any more: whoever reaches it next wins at once.
terminal-ms-tell-tie = { $names } lead together: one more turn each.

terminal-ga-die = { $n ->
    [one] { $name }
   *[other] { $n } × { $name }
}
terminal-ga-any = any
terminal-ga-pier-barrel = barrel
terminal-ga-pier-parrot = parrot
terminal-ga-pier-rum = rum
terminal-ga-pier-cannon = cannon
terminal-ga-pier-hook = hook
terminal-ga-pier-compass = compass
terminal-ga-pier-three = three
terminal-ga-pier-full-house = full-house
terminal-ga-pier-four = four
terminal-ga-pier-five = five
terminal-ga-need-none = empty
terminal-ga-need-alike = { $n } alike { $letters }
terminal-ga-need-full-house = 3 + 2 { $letters }
terminal-ga-held = coins { $coins }, skulls { $skulls }
terminal-ga-tokens = { $n ->
    [0] No skull token is left.
    [one] One skull token is left; the play ends with it.
   *[other] { $n } skull tokens are left; the play ends with the last one.
}
terminal-ga-rolls-left = { $n ->
    [one] One more roll is left.
   *[other] { $n } more rolls are left.
} A star marks the piers your dice satisfy.
terminal-ga-help-rolled = Roll some dice again, or stop and take a doubloon. { $n ->
    [one] You may roll once more.
   *[other] You may roll { $n } times more.
} “reroll rc” rolls a rum and a cannon again, “keep bb” everything but two barrels; “r” and “k” are short for them, “s” for stop.
terminal-ga-help-piers = Each pier shows what its next doubloon asks for and, in brackets, what it is worth: bb means two barrels, “4 alike ho” four hooks or four compasses, “3 + 2” a full house. When your dice satisfy no pier you take a skull token, which costs a point.
terminal-ga-help-taking = Choose the pier whose doubloon you take, like “take barrel” or “take full-house”; “t” is short for take. A turn brings one doubloon.
terminal-ga-choice-stop = stop rolling; the best doubloon to be had is worth { $best }
terminal-ga-choice-stop-skull = stop rolling and take a skull token
terminal-ga-choice-take = take { $value } from the pier { $pier }
terminal-ga-choice-decline = take no doubloon but a skull token
terminal-ga-tell-roll = { $who } rolled { $dice }.
terminal-ga-tell-roll-again = Now { $who } rolled { $dice }.
terminal-ga-tell-reroll = { $who } put { $dice } back into the cup.
terminal-ga-tell-stop = { $who } stopped rolling.
terminal-ga-tell-take = { $who } took the doubloon worth { $value } from the pier { $pier }.
terminal-ga-tell-decline = { $who } declined every doubloon.
terminal-ga-tell-skull = { $who } took a skull token; { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
}.

terminal-gu-name-w = white
terminal-gu-name-r = red
terminal-gu-name-b = blue
terminal-gu-name-g = green
terminal-gu-name-p = purple
terminal-gu-name-y = yellow
terminal-gu-name-j = joker
terminal-gu-name-K = key thief
terminal-gu-name-C = ch. thief
terminal-gu-chest-w = { $n ->
    [one] a white chest
   *[other] { $n } white chests
}
terminal-gu-chest-r = { $n ->
    [one] a red chest
   *[other] { $n } red chests
}
terminal-gu-chest-b = { $n ->
    [one] a blue chest
   *[other] { $n } blue chests
}
terminal-gu-chest-g = { $n ->
    [one] a green chest
   *[other] { $n } green chests
}
terminal-gu-chest-p = { $n ->
    [one] a purple chest
   *[other] { $n } purple chests
}
terminal-gu-chest-y = { $n ->
    [one] a yellow chest
   *[other] { $n } yellow chests
}
terminal-gu-key-w = { $n ->
    [one] a white key
   *[other] { $n } white keys
}
terminal-gu-key-r = { $n ->
    [one] a red key
   *[other] { $n } red keys
}
terminal-gu-key-b = { $n ->
    [one] a blue key
   *[other] { $n } blue keys
}
terminal-gu-key-g = { $n ->
    [one] a green key
   *[other] { $n } green keys
}
terminal-gu-key-p = { $n ->
    [one] a purple key
   *[other] { $n } purple keys
}
terminal-gu-key-y = { $n ->
    [one] a yellow key
   *[other] { $n } yellow keys
}
terminal-gu-key-j = { $n ->
    [one] a joker
   *[other] { $n } jokers
}
terminal-gu-key-K = { $n ->
    [one] a key thief
   *[other] { $n } key thieves
}
terminal-gu-key-C = { $n ->
    [one] a chest thief
   *[other] { $n } chest thieves
}
terminal-gu-unseen = a card
terminal-gu-cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
terminal-gu-front = has { $chests }
terminal-gu-piles = Left: { $keys } in the key pile, { $chests } in the chest pile, whose end is the end of the round.
terminal-gu-coming = The next keys are known: { $keys }.
terminal-gu-diagonals = Series 1 to 5 are the rows; 6 is a d f h k, 7 is c e f g i.
terminal-gu-hand = { $n ->
    [0] Your hand is empty.
    [one] Your hand, one card:
   *[other] Your hand, { $n } cards:
}
terminal-gu-help = Do one of these things; then your turn is over.
terminal-gu-help-take = Take a series: one key of its colour for every chest, a joker for any. “take 6” pays with keys first and jokers for the rest, “take 6 with wrbgj” says which.
terminal-gu-help-draw = Draw two keys: “draw”, or “d”.
terminal-gu-help-rob-keys = Play a key thief: “rob-keys p2”, or the name. It takes the whole hand; with two players, two cards unseen.
terminal-gu-help-rob-chests = Play a chest thief: “rob-chests” asks step by step; “rob-chests p2 wwr” says it all, and “with wwj” after it which keys are used.
terminal-gu-choice-take = take series { $series } for { $gold } gold: { $chests }
terminal-gu-choice-draw = { $n ->
    [0] pass; the key pile is empty
    [one] draw the last key
   *[other] draw { $n } keys
}
terminal-gu-choice-rob-keys = play a key thief on { $victim }, who has { $n ->
    [one] one card
   *[other] { $n } cards
}
terminal-gu-choice-rob-chests = play a chest thief; you choose step by step
terminal-gu-choice-victim = { $victim }, with { $chests }
terminal-gu-choice-these = take just { $chests } for { $gold } gold, and pay with { $keys }
terminal-gu-choice-pay = pay with { $keys }
terminal-gu-choice-chest = and { $chest }
terminal-gu-choice-series = series { $series }
terminal-gu-choice-with = choose the keys yourself
terminal-gu-choice-key = pay with { $key }
terminal-gu-tell-deal = A new round: everybody got five cards, eleven chests were laid out, and { $who } began.
terminal-gu-tell-key = { $who } drew { $card }.
terminal-gu-tell-chest = { $chest } was laid on place { $place }.
terminal-gu-tell-lose = { $who } got { $card } from { $victim }.
terminal-gu-tell-take = { $who } took series { $series } for { $gold } gold: { $chests }, with { $keys }.
terminal-gu-tell-draw = { $n ->
    [0] { $who } passed; the key pile is empty.
   *[other] { $who } went to the key pile.
}
terminal-gu-tell-thief = { $who } played a key thief on { $victim }.
terminal-gu-tell-rob-keys = { $who } played a key thief and took the whole hand of { $victim }, { $n ->
    [one] one card
   *[other] { $n } cards
}.
terminal-gu-tell-loot = It was { $cards }.
terminal-gu-tell-rob-chests = { $who } played a chest thief on { $victim } and took { $gold } gold: { $chests }, with { $keys }.
terminal-gu-round-gold = { $who } won { $gold } ({ $total } in all)
terminal-gu-tell-round = The round is over: { $gold }.

## The server

cli-serve = Serve tables for people and bots on the network.
cli-serve-host = address to listen at (127.0.0.1 for this machine alone, 0.0.0.0 for everybody)
cli-serve-port = port to listen at; 0 takes any free one
cli-serve-db = database file; without it, one in your own data folder
cli-serve-proxy = address of a proxy in front of the server whose word on clients' addresses is believed
cli-serve-origin = another address from which pages may talk to the server; may be given several times
cli-serve-rate = messages a second that one connection may send; 0 takes away all limits of speed
cli-serve-workers = processes in which bots think
serve-ready = Doubloon is ready at { $address }
serve-network = On your network: { $address }
serve-no-client = The browser client has not been built: run “make client” in the source tree. Everything else works.
serve-key = The key of the server cannot be used ({ $file }): { $why }.
serve-key-short = The key of the server in { $where } is too short: it needs at least { $least } characters.
serve-address = The server cannot listen at { $host } port { $port }: { $why }.

table-unknown = There is no table { $table }.
table-not-open = Open table { $table } first.
table-no-play = There is no play { $play }.
table-level = There is no bot { $level }; there are { $known }.
table-hidden-cards = Where hands are hidden the server deals: real cards cannot be entered for this game.
table-host-only = Only the host of the table can do this.
table-started = The play has started already.
table-not-started = The play has not started yet.
table-not-over = The play is not over yet.
table-seat-taken = Seat { $seat } is taken.
table-no-seat = There is no seat { $seat }: this table has { $seats }.
table-seats-free = Nobody sits at { $seats } yet.
table-not-yours = Seat { $seat } is not yours.
table-no-seat-held = You hold no seat at this table.
table-away = A bot plays for { $seat } until you return.
table-resigned = { $seat } has resigned; a bot plays on.
table-removed = The host has sent you away from this table.
table-remove-self = You cannot send yourself away; leave instead.
table-muted = The host has muted you at this table.
table-link = This link has been used already, or is none.
table-late = The play has gone on to step { $n }.
table-ahead = The play has come only as far as step { $n }.
table-no-undo = At this table nothing is taken back.
table-server-dice = At this table the server throws the dice.
table-nobody-to-act = Nobody has to choose now.

message-json = This is not a message in JSON: { $detail }.
message-field = This message is not as it should be: { $detail }.
message-text = This is not text in UTF-8: { $detail }.
message-binary = Messages are text, not bytes.
message-hello-first = Say hello first.
message-hello-twice = You have said hello already.
message-token = Nobody is known by this token.
message-origin = A page from somewhere else may not talk to this server.
message-no-page = There is nothing at this address.
message-method = This address cannot be used in this way.
message-failed = Something went wrong in the server; nothing has changed.

limit-rate = Too many messages at once; wait a moment.
limit-connections = There are too many connections from your address.
limit-tables = One connection can watch at most { $most } tables.
limit-new-tables = Too many new tables at once; wait a moment.
limit-chat = Too many words at once; wait a moment.
limit-plain-text = A plain line of text is wanted, with one to { $longest } characters.
limit-body = That is too much; send at most { $longest } bytes.

ledger-newer = The database is of version { $version }, made by a newer Doubloon; this one knows versions up to { $known }. Update Doubloon, or use another file.
ledger-file = The database { $path } cannot be opened: { $detail }. Check the path, and that the file is a Doubloon database you may read and write.
ledger-refused = The database refuses this: { $detail }.
ledger-failed = The database could not store this: { $detail }. Try again.
ledger-closed = The server is stopping and stores nothing more.
ledger-no-play = There is no play { $play }.

## Gold Armada in the browser

web-ga-symbol-barrel = { $n ->
    [one] a barrel
   *[other] { $n } barrels
}
web-ga-symbol-parrot = { $n ->
    [one] a parrot
   *[other] { $n } parrots
}
web-ga-symbol-rum = { $n ->
    [one] a bottle of rum
   *[other] { $n } bottles of rum
}
web-ga-symbol-cannon = { $n ->
    [one] a cannon
   *[other] { $n } cannons
}
web-ga-symbol-hook = { $n ->
    [one] a hook
   *[other] { $n } hooks
}
web-ga-symbol-compass = { $n ->
    [one] a compass
   *[other] { $n } compasses
}
web-ga-symbol-other = { $n ->
    [one] { $name }
   *[other] { $n } × { $name }
}
web-ga-face-barrel = barrel
web-ga-face-parrot = parrot
web-ga-face-rum = rum
web-ga-face-cannon = cannon
web-ga-face-hook = hook
web-ga-face-compass = compass
web-ga-island = The island and its piers
web-ga-pier-same = { $symbol } pier
web-ga-pier-alike = { $n ->
    [1] one die
    [2] pair
    [3] three of a kind
    [4] four of a kind
   *[other] five of a kind
}
web-ga-pier-full-house = full house
web-ga-need-any = { $n } alike, any symbol
web-ga-need-alike = { $n } alike: { $symbols }
web-ga-need-full-any = three alike and two of another symbol
web-ga-need-full = three alike and two of another: { $symbols }
web-ga-pier = { $pier }, { $value } for { $need }
web-ga-pier-won = { $pier }, { $value } for { $need }: your dice win it
web-ga-pier-reached = { $pier }, { $value } for { $need }: the dice win it
web-ga-pier-gone = { $pier }, no doubloon left
web-ga-asks = Asks for { $need }
web-ga-asks-nothing = Its doubloons are gone
web-ga-then = Then { $value } for { $need }
web-ga-won-here = The dice win this doubloon
web-ga-dice = Dice
web-ga-dice-hint = Tap the dice you want to keep.
web-ga-die-kept = { $face }, kept
web-ga-die-loose = { $face }, rolled again
web-ga-kept = kept
web-ga-cup = The dice are in the cup
web-ga-rolls = { $left ->
    [0] Last roll made
    [one] One roll left
   *[other] { $left } rolls left
}
web-ga-roll-again = { $n ->
    [0] Every die is kept
    [one] Roll one die again
    [5] Roll all five again
   *[other] Roll { $n } again
}
web-ga-stop = Stop rolling
web-ga-stop-skull = Stop and take a skull
web-ga-stop-take = Stop and take { $value }
web-ga-take = Take { $value }
web-ga-decline = Decline and take a skull
web-ga-choose = Choose a pier: your dice win { $n ->
    [one] one doubloon
   *[other] one of { $n }
}
web-ga-winning = The dice win now
web-ga-winning-none = The dice win no doubloon now
web-ga-tokens = { $n ->
    [0] No skull token left
    [one] One skull token left
   *[other] { $n } skull tokens left
}
web-ga-hoards = What everybody holds
web-ga-doubloons = { $n ->
    [0] no doubloon
    [one] one doubloon: { $values }
   *[other] { $n } doubloons: { $values }
}
web-ga-skulls = { $n ->
    [0] no skull
    [one] one skull
   *[other] { $n } skulls
}
web-ga-nothing = nothing yet
web-ga-last-doubloon = { $who } took { $value }: { $pier }
web-ga-last-skull = { $who } took a skull
web-ga-last-nothing = { $who } won nothing; no skull token was left
web-ga-turn = { $who } is rolling
web-ga-turn-yours = Your dice
web-ga-over = The play is over
web-ga-told-roll = The dice show { $dice }.
web-ga-told-reroll = { $who } rolls { $dice } again.
web-ga-told-rerolled = { $who } rolls { $again } again and gets { $dice }.
web-ga-told-stop = { $who } stops rolling.
web-ga-told-take = { $who } takes a doubloon: { $pier }.
web-ga-told-decline = { $who } declines and takes a skull.
web-ga-name-barrel = barrel pier
web-ga-name-parrot = parrot pier
web-ga-name-rum = rum pier
web-ga-name-cannon = cannon pier
web-ga-name-hook = hook pier
web-ga-name-compass = compass pier
web-ga-name-three = three of a kind
web-ga-name-full-house = full house
web-ga-name-four = four of a kind
web-ga-name-five = five of a kind
web-ga-entry = Enter the dice that fell
web-ga-or = { $first } or { $last }
web-ga-told-none = No doubloon was won.
web-ga-told-none-of = { $who } wins no doubloon.

## Dice in the browser

web-dice-and = { $first } and { $last }
web-dice-seat = player { $seat }
web-dice-held = { $die }, held
web-dice-loose = { $die }, to be rolled
web-dice-stuck = { $die }, stuck
web-dice-chosen = { $die }, chosen
web-dice-tag-held = held
web-dice-tag-stuck = stuck
web-dice-area = The turn
web-dice-told-undo = { $who } takes the last act back.
web-dice-told-undo-fate = The last step is taken back.
web-dice-told-roll-of = { $who } rolls { $dice }.
web-dice-told-resign = { $who } gives up.
web-dice-earlier = Turns before
web-dice-entry-tray = { $left ->
    [0] All dice are entered
    [one] One die is missing
   *[other] { $left } dice are missing
}
web-dice-entry-faces = What fell
web-dice-entry-add = Add: { $die }
web-dice-entry-remove = { $die }, take it out
web-dice-entry-clear = Start over
web-dice-entry-enter = Enter these dice
web-dice-entry-empty = An empty place

## King's Gold in the browser

web-kg-die-1 = coin 1
web-kg-die-2 = coin 2
web-kg-die-3 = coin 3
web-kg-die-k = skull
web-kg-die-c = cannon
web-kg-die-x = crossbones
web-kg-count-1 = { $n ->
    [one] a coin of 1
   *[other] { $n } coins of 1
}
web-kg-count-2 = { $n ->
    [one] a coin of 2
   *[other] { $n } coins of 2
}
web-kg-count-3 = { $n ->
    [one] a coin of 3
   *[other] { $n } coins of 3
}
web-kg-count-k = { $n ->
    [one] a skull
   *[other] { $n } skulls
}
web-kg-count-c = { $n ->
    [one] a cannon
   *[other] { $n } cannons
}
web-kg-count-x = { $n ->
    [one] crossbones
   *[other] { $n } crossbones
}
web-kg-told-opening = Rolled for the first turn: { $dice }, so { $n ->
    [0] no skull
    [one] one skull
   *[other] { $n } skulls
}.
web-kg-told-first = The lot falls on { $who }, who begins.
web-kg-told-roll = The dice show { $dice }.
web-kg-told-reroll = { $who } rolls { $dice } again.
web-kg-told-rerolled = { $who } rolls { $again } again and gets { $dice }.
web-kg-told-stop = { $who } stops rolling.
web-kg-told-cannon = { $who } fires a cannon for { $n ->
    [one] one coin
   *[other] { $n } coins
} from the box.
web-kg-told-skull = { $who } robs { $victim } for { $n ->
    [one] one coin
   *[other] { $n } coins
}.
web-kg-told-plunder = { $who } plunders { $victim }.
web-kg-story-pairs = { $who } gains { $n ->
    [one] one coin
   *[other] { $n } coins
}: { $parts }.
web-kg-story-pairs-nothing = { $who } makes pairs, but there was nothing to take.
web-kg-part-box = { $n } from the box, with { $king } for the King
web-kg-part-stolen = { $n } stolen from { $victim }
web-kg-story-plunder = Five skulls! { $who } takes everything { $victim } had: { $n ->
    [one] one coin
   *[other] { $n } coins
}.
web-kg-story-penalty = Penalty! { $who } { $n ->
    [0] has no coin to pay the King with
    [one] pays the King one coin
   *[other] pays the King { $n } coins
}.
web-kg-story-king = Five coins! { $who } takes the King's whole pile: { $n ->
    [one] one coin
   *[other] { $n } coins
}.
web-kg-story-broadside = Five cannons! { $who } takes all that was left in the box: { $n ->
    [one] one coin
   *[other] { $n } coins
}.
web-kg-treasury = The box, the King and the purses
web-kg-box = Box
web-kg-king = King
web-kg-unit = { $n ->
    [one] coin
   *[other] coins
}
web-kg-yours = your purse
web-kg-winner = winner
web-kg-rob = Take { $n }
web-kg-roll-off = The most skulls begin
web-kg-skulls = { $n ->
    [0] no skull
    [one] one skull
   *[other] { $n } skulls
}
web-kg-dice = Five dice
web-kg-rolls-left = { $n ->
    [0] no roll left
    [one] one roll left
   *[other] { $n } rolls left
}
web-kg-roll-again = { $n ->
    [0] Roll again
    [one] Roll one die again
   *[other] Roll { $n } dice again
}
web-kg-roll-none = Every die is held.
web-kg-stop = Stop
web-kg-stop-pairs = { $n ->
    [0] Pairs that bring nothing
    [one] Pairs for one coin
   *[other] Pairs for up to { $n } coins
}
web-kg-stop-penalty = { $n ->
    [0] A penalty, but you have no coin
    [one] A penalty: one coin
   *[other] A penalty: { $n } coins
}
web-kg-stop-king = { $n ->
    [one] The King's pile: one coin
   *[other] The King's pile: { $n } coins
}
web-kg-stop-plunder = { $n ->
    [one] All that a player has: one coin
   *[other] All that a player has: up to { $n } coins
}
web-kg-stop-broadside = { $n ->
    [one] The whole box: one coin
   *[other] The whole box: { $n } coins
}
web-kg-most = Most coins now: { $n }
web-kg-way-cannon = { $coin } with a cannon
web-kg-way-skull = { $coin } with a skull from { $victim }
web-kg-prompt-rolled = Choose the dice to hold
web-kg-prompt-pairing = Pair a coin with a cannon or a skull
web-kg-prompt-partner = And its partner?
web-kg-prompt-victim = Whom do you rob?
web-kg-prompt-plunder = Five skulls! Whose purse do you take?
web-kg-prompt-opening = { $who } rolls to see who begins
web-kg-watch-cup = { $who } has the dice
web-kg-watch-rolled = { $who } chooses dice
web-kg-watch-pairing = { $who } pairs the dice
web-kg-watch-plunder = { $who } chooses whom to plunder
web-kg-tied = Tied: { $names } { $repeat ->
    [one] take one more turn each
   *[other] take one more turn each, round { $repeat }
}
web-kg-entry-opening = Roll for the first turn
web-kg-entry-roll = Enter the roll
web-kg-entry-lot = On whom does the lot fall?

## Mille Sabords in the browser

web-ms-die-k = skull
web-ms-die-s = sabre
web-ms-die-c = coin
web-ms-die-d = diamond
web-ms-die-m = monkey
web-ms-die-p = parrot
web-ms-die-laid = { $die }, on the treasure island
web-ms-die-lifting = { $die }, take back
web-ms-die-guarded = { $die }, roll with the guardian
web-ms-tag-lift = take back
web-ms-tag-guarded = roll
web-ms-count-k = { $n ->
    [one] a skull
   *[other] { $n } skulls
}
web-ms-count-s = { $n ->
    [one] a sabre
   *[other] { $n } sabres
}
web-ms-count-c = { $n ->
    [one] a coin
   *[other] { $n } coins
}
web-ms-count-d = { $n ->
    [one] a diamond
   *[other] { $n } diamonds
}
web-ms-count-m = { $n ->
    [one] a monkey
   *[other] { $n } monkeys
}
web-ms-count-p = { $n ->
    [one] a parrot
   *[other] { $n } parrots
}
web-ms-card-treasure-island = Treasure Island
web-ms-card-pirate = Pirate
web-ms-card-guardian = Guardian
web-ms-card-animals = Animals
web-ms-card-coin = Coin
web-ms-card-diamond = Diamond
web-ms-card-skull-1 = One Skull
web-ms-card-skull-2 = Two Skulls
web-ms-card-ship-2 = Ship with Two Sabres
web-ms-card-ship-3 = Ship with Three Sabres
web-ms-card-ship-4 = Ship with Four Sabres
web-ms-about-treasure-island = Dice you lay here are safe: they score even after the third skull.
web-ms-about-pirate = Everything in this turn counts twice.
web-ms-about-guardian = Once in this turn you may roll one skull again.
web-ms-about-animals = Monkeys and parrots count as the same.
web-ms-about-coin = You have one more coin.
web-ms-about-diamond = You have one more diamond.
web-ms-about-skull = { $skulls ->
    [one] One skull lies there from the start.
   *[other] { $skulls } skulls lie there from the start.
}
web-ms-about-ship = Stop with { $sabres } sabres or more for { $bonus } extra points. Without them you lose { $bonus }.
web-ms-told-card = The card is { $card }.
web-ms-told-card-of = { $who } turns over { $card }.
web-ms-told-roll = The dice show { $dice }.
web-ms-told-reroll = { $who } rolls { $dice } again.
web-ms-told-rerolled = { $who } rolls { $again } again and gets { $dice }.
web-ms-told-island = On Skull Island the dice show { $dice }.
web-ms-told-lay = { $who } lays on the treasure island: { $dice }.
web-ms-told-lift = { $who } takes back from the treasure island: { $dice }.
web-ms-told-stop = { $who } stops.
web-ms-story-scored = { $n ->
    [0] { $who } stops without points.
   *[other] { $who } stops and scores { $n }.
}
web-ms-story-bust = The third skull! { $who } gets nothing.
web-ms-story-saved = The third skull! { $who } saves { $n } on the treasure island.
web-ms-story-ship-lost = The ship is lost: { $who } loses { $n }.
web-ms-story-island = { $who } was on Skull Island: everybody else loses { $n }.
web-ms-story-magic = Nine alike! { $who } wins at once.
web-ms-track = Points
web-ms-target = Target { $n }
web-ms-you = you
web-ms-triggered = began the last round
web-ms-winner = winner
web-ms-pile = The cards
web-ms-the-card = The card of this turn
web-ms-cards-left = { $n ->
    [one] One card left to draw
   *[other] { $n } cards left to draw
}
web-ms-skull-island = Skull Island!
web-ms-loss = Each opponent loses { $n }
web-ms-skulls = { $n ->
    [0] no skull
    [one] one skull
   *[other] { $n } skulls
}
web-ms-sabres = { $n } of { $of } sabres
web-ms-card-skull = skull of the card
web-ms-aside = Skulls, set apart
web-ms-dice = Dice
web-ms-guardian-offer = The guardian can roll one skull again. Tap the skull.
web-ms-guardian-use = Ask the guardian
web-ms-guardian-island = She rolls one skull again
web-ms-treasure = Treasure Island
web-ms-treasure-empty = Hold dice, then lay them here.
web-ms-saved = { $n } points are safe here.
web-ms-lay = { $n ->
    [0] Lay held dice here
    [one] Lay one die here
   *[other] Lay { $n } dice here
}
web-ms-lift = { $n ->
    [one] Take one die back
   *[other] Take { $n } dice back
}
web-ms-roll = { $n ->
    [0] Roll again
    [one] Roll one die again
   *[other] Roll { $n } dice again
}
web-ms-roll-more = More dice must be rolled with it.
web-ms-stop = Stop
web-ms-stop-rescue = Give up the turn
web-ms-stop-island = Leave the island
web-ms-worth = Scores { $n }
web-ms-worth-less = Loses { $n }
web-ms-worth-now = Stopping now would bring { $who } { $n }
web-ms-prompt-rolled = Choose the dice to hold
web-ms-prompt-rescue = The third skull! Only the guardian can help
web-ms-prompt-island = Roll on for more skulls.
web-ms-watch-card = { $who } turns up a card
web-ms-watch-cup = { $who } has the dice
web-ms-watch-rolled = { $who } chooses dice
web-ms-watch-rescue = The third skull! Will { $who } call the guardian?
web-ms-watch-island = { $who } is on the island.
web-ms-last-round = The last round! { $who } has reached { $n }; everybody else has one more turn.
web-ms-sudden-death = Sudden death: whoever ends a turn with { $n } wins at once.
web-ms-tied = Tied: { $names } take one more turn each.
web-ms-entry-card = Which card is turned up?
web-ms-entry-roll = Enter the roll

## Gold Up in the browser

web-gu-chest-w = { $n ->
    [one] a white chest
   *[other] { $n } white chests
}
web-gu-chest-r = { $n ->
    [one] a red chest
   *[other] { $n } red chests
}
web-gu-chest-b = { $n ->
    [one] a blue chest
   *[other] { $n } blue chests
}
web-gu-chest-g = { $n ->
    [one] a green chest
   *[other] { $n } green chests
}
web-gu-chest-p = { $n ->
    [one] a purple chest
   *[other] { $n } purple chests
}
web-gu-chest-y = { $n ->
    [one] a yellow chest
   *[other] { $n } yellow chests
}
web-gu-key-w = { $n ->
    [one] a white key
   *[other] { $n } white keys
}
web-gu-key-r = { $n ->
    [one] a red key
   *[other] { $n } red keys
}
web-gu-key-b = { $n ->
    [one] a blue key
   *[other] { $n } blue keys
}
web-gu-key-g = { $n ->
    [one] a green key
   *[other] { $n } green keys
}
web-gu-key-p = { $n ->
    [one] a purple key
   *[other] { $n } purple keys
}
web-gu-key-y = { $n ->
    [one] a yellow key
   *[other] { $n } yellow keys
}
web-gu-key-j = { $n ->
    [one] a joker
   *[other] { $n } jokers
}
web-gu-key-K = { $n ->
    [one] a key thief
   *[other] { $n } key thieves
}
web-gu-key-C = { $n ->
    [one] a chest thief
   *[other] { $n } chest thieves
}
web-gu-key-hidden = { $n ->
    [one] a hidden key
   *[other] { $n } hidden keys
}
web-gu-letter-w = W
web-gu-letter-r = R
web-gu-letter-b = B
web-gu-letter-g = G
web-gu-letter-p = P
web-gu-letter-y = Y
web-gu-letter-j = J
web-gu-letter-K = K
web-gu-letter-C = C
web-gu-table = The chests on the table
web-gu-place = Place { $place }: { $chest }, { $gold } gold
web-gu-place-empty = Place { $place }: empty
web-gu-series = Series { $series }, { $gold } gold: { $chests }
web-gu-series-able = Series { $series }, { $gold } gold: { $chests }; you have the keys
web-gu-series-title = Series { $series }
web-gu-gold = { $n } gold
web-gu-hand = { $n ->
    [0] Your hand is empty
    [one] Your hand, one card
   *[other] Your hand, { $n } cards
}
web-gu-swap = { $chest }, opened with { $key }: change
web-gu-swap-hint = Tap a key to play a joker instead, or back.
web-gu-take = Open the chests: { $n } gold
web-gu-close = Close
web-gu-key-theft = Play a key thief
web-gu-chest-theft = Play a chest thief
web-gu-chest-theft-of = Rob { $victim } of chests
web-gu-rob = Rob { $victim }
web-gu-theft-chests = Which chests? Tap them.
web-gu-theft-keys = With these keys
web-gu-steal = { $n ->
    [0] Choose at least one chest
    [one] Steal one chest: { $gold } gold
   *[other] Steal { $n } chests: { $gold } gold
}
web-gu-with-joker = A joker is played
web-gu-other-victim = Rob somebody else
web-gu-cards = { $n ->
    [0] no cards
    [one] one card
   *[other] { $n } cards
}
web-gu-hand-empty = an empty hand
web-gu-players = Players
web-gu-starter = began the round
web-gu-total = { $n } of { $target }
web-gu-standing = { $total } of { $target } gold, { $round } of it in this round
web-gu-round = { $n } gold in this round
web-gu-round-over = The round is over
web-gu-round-won = +{ $n }, { $total } in all
web-gu-piles = The piles
web-gu-key-pile = { $n ->
    [0] The key pile is empty
    [one] Key pile: one card
   *[other] Key pile: { $n } cards
}
web-gu-under = { $n ->
    [0] nothing lies under it yet
    [one] its last card is known
   *[other] its last { $n } are known
}
web-gu-under-next = { $n ->
    [one] the next card is known
   *[other] the next { $n } are known
}
web-gu-coming = Drawn next, from left to right:
web-gu-under-order = Known at the bottom, drawn from left to right once the cards above are gone:
web-gu-unseen = Not seen yet, in the pile or in other hands: { $keys }.
web-gu-chest-pile = { $n ->
    [0] The chest pile is empty
    [one] Chest pile: one chest
   *[other] Chest pile: { $n } chests
}
web-gu-round-ends = the round ends with the last one
web-gu-turn = { $who } is choosing
web-gu-hint = Tap a number to look at a series. A key on it means that you can open it.
web-gu-draw = Draw keys
web-gu-draw-about = { $n ->
    [one] one card in the pile
   *[other] { $n } cards in the pile
}
web-gu-pass = Pass
web-gu-pass-about = { $n ->
    [0] the key pile is empty
    [one] the key pile is empty; one pass in succession
   *[other] the key pile is empty; { $n } passes in succession
}
web-gu-last-series = { $who } opened series { $series } for { $gold } gold: { $chests }
web-gu-last-draw = { $n ->
    [0] { $who } passed
    [one] { $who } drew the last key
   *[other] { $who } drew { $n } keys
}
web-gu-last-rob-keys = { $n ->
    [one] { $who } robbed { $victim } of one card
   *[other] { $who } robbed { $victim } of { $n } cards
}
web-gu-last-rob-chests = { $who } robbed { $victim } of { $chests }: { $gold } gold
web-gu-told-deal = A new round: { $n } cards are dealt and { $chests ->
    [one] one chest
   *[other] { $chests } chests
} laid out.
web-gu-told-key = { $who } gets { $key }.
web-gu-told-chest = { $chest } is laid out.
web-gu-told-chests = New on the table: { $chests }.
web-gu-told-lose = The thief gets { $key }.
web-gu-told-take = { $who } opens series { $series } with { $keys }.
web-gu-told-draw = { $who } goes to the key pile.
web-gu-told-drawn = { $who } draws { $keys }.
web-gu-told-rob-keys = { $who } plays a key thief on { $victim }.
web-gu-told-robbed = { $who } plays a key thief on { $victim } and gets { $keys }.
web-gu-told-rob-chests = { $who } plays a chest thief and takes { $chests } from { $victim } with { $keys }.
web-gu-told-rob-nothing = { $who } plays a chest thief on { $victim } and takes nothing.

## Replays, proofs and real dice in the browser

web-replay-title = Watch a play again
web-replay-of = { $game }, watched again
web-replay-about = Step by step, forwards and backwards, through the eyes of anybody who sat there.
web-replay-choose = Choose a record
web-replay-choose-about = A file ending in .dbl from this device, or drop it here.
web-replay-mine = Your finished plays
web-replay-loading = The play is being laid out…
web-replay-unreachable = The server cannot be reached. Try again in a moment.
web-replay-refused = This play cannot be shown
web-replay-stuck = The next steps could not be fetched
web-replay-refused-step = Step { $step }: { $sentence }
web-replay-clause = Rule { $clause }
web-replay-controls = Wind the play
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = One step on
web-replay-last = To the end
web-replay-speed = Speed
web-replay-times = { $n } ×
web-replay-slider = Place in the play
web-replay-position = Step { $n } of { $steps }
web-replay-opening = The beginning
web-replay-remark = Remark: { $text }
web-replay-eyes = Seen by
web-replay-spectator = somebody watching
web-replay-seats = Players
web-replay-resigned = gave up
web-replay-log = What happened
web-replay-won = { $count ->
    [one] { $names } won: { $how }.
   *[other] { $names } share the win: { $how }.
}
web-replay-verify = Verify the dice
web-replay-download = Download the record
web-replay-other = Watch another play

web-verify-title = Verify the dice
web-verify-about = Nobody chose your dice, and you need not take our word for it: this page draws every die and card of a finished play again, here in your browser, and shows how.
web-verify-about-promise = Before the play the server drew a secret and showed its fingerprint: the promise.
web-verify-about-texts = Every player's browser added a random text of its own.
web-verify-about-draws = All dice and cards follow from secret and texts, step by step.
web-verify-about-secret = When the play was over the secret was published in its record.
web-verify-working = Every die is being drawn again…
web-verify-refused = The dice of this record cannot be verified
web-verify-not-proved = These are not the dice that were promised
web-verify-proved = Proved
web-verify-proved-steps = { $steps ->
    [0] There was no chance in this play, but its secret is the one promised.
    [one] The one step of chance is exactly what secret and texts give.
   *[other] All { $steps } steps of chance are exactly what secret and texts give.
}
web-verify-row = The server names other dice or cards for this step than those published for the game.
web-verify-promise-title = The promise
web-verify-promise-about = Compare this with what the table showed before the first step: anybody could make up a secret for a play that is over.
web-verify-play = Play
web-verify-promise = Promise
web-verify-text = Text of { $name }
web-verify-no-text = none: a bot or an empty seat
web-verify-secret = Secret
web-verify-hash = SHA-256 of the secret, worked out here
web-verify-hash-right = It is the promise.
web-verify-hash-wrong = It is not the promise!
web-verify-note = The promise you noted
web-verify-note-about = Paste it here to compare.
web-verify-note-right = It is the same.
web-verify-note-wrong = It is another one.
web-verify-steps = Every step of chance
web-verify-steps-about = Open a step to see how it was drawn.
web-verify-more = Show more ({ $left } left)
web-verify-right = right
web-verify-wrong = wrong
web-verify-row-about = { $numbers ->
    [one] One number below { $below } is drawn.
   *[other] { $numbers } numbers below { $below } are drawn, one for each die.
}
web-verify-message = Message of block { $c }
web-verify-block = Its HMAC-SHA256 with the secret, in words of eight digits
web-verify-table = A word from { $limit } up is skipped; the rest after dividing the others by { $below } is the number.
web-verify-word = Word
web-verify-decimal = In decimal
web-verify-number = mod { $below }
web-verify-gives = Gives
web-verify-skipped = skipped
web-verify-places = What the numbers stand for
web-verify-drawn = Drawn here:
web-verify-found = In the record:
web-verify-watch = Watch the play
web-verify-other = Verify another play
web-companion-title = Real dice
web-companion-of = { $game } with the real box
web-companion-about = Play with the box on your table. Tap in what falls, and Doubloon knows the rules, keeps the score and says what stopping would bring.
web-companion-dice-about = One phone or tablet for the whole table: tap in what was rolled or drawn, and what the player does. Whatever was tapped wrongly can be taken back, as far as you like.
web-companion-gold-up-about = Hands are secret, so your cards stay yours: here you keep the chests, the gold and the rounds.
web-companion-does-kings-gold = Referees every roll and pair, and counts the coins.
web-companion-does-mille-sabords = Referees every turn and shows what stopping would score.
web-companion-does-gold-armada = Shows the piers your dice win, and counts doubloons and skulls.
web-companion-does-gold-up = Keeps chests, gold and rounds.
web-companion-other = Another game
web-companion-players = Players
web-companion-players-about = In playing order, the one who begins first.
web-companion-name = Player { $seat }
web-companion-add = One more player
web-companion-remove = Remove player { $seat }
web-companion-edition = Edition
web-companion-target = Points to play to
web-companion-begin = Begin
web-companion-take-back = Take back the last step
web-companion-round = Round { $n }, to { $target } gold
web-companion-whose = Whose chests?
web-companion-in-front = { $gold } in front
web-companion-chests-of = Chests of { $name }
web-companion-count = × { $n }
web-companion-add-chest = Add { $chest } worth { $gold }
web-companion-remove-chest = Remove { $chest }
web-companion-won = { $name } has { $chest } more.
web-companion-lost = { $name } has { $chest } less.
web-companion-undo = Take back
web-companion-undone = The last change was taken back.
web-companion-round-over = The round is over
web-companion-round-sure = Write the gold down
web-companion-round-written = The round is written down.
web-companion-rounds = Finished rounds
web-companion-round-number = Round
web-companion-total = Total
web-companion-over = { $name } has won with { $gold } gold.
web-companion-new = Begin anew
web-companion-new-sure = Begin a new play
web-replay-board = The table
web-companion-turn = { $name } has the dice

## Browser: frame

web-title = Doubloon
web-title-turn = ● Your turn – { $title }
web-title-table = { $game } · { $code }
web-tagline = Four pirate games. Play against the crew at once, or bring your friends aboard with a link.
web-loading = One moment …
web-missing = Nothing here but sea
web-no-server = The server cannot be reached. Load the page again in a moment.
web-unaffiliated = Free software, made without the publishers of the games. Names belong to their owners; every drawing here is our own.
web-more = More
web-close = Close
web-cancel = Cancel
web-save = Save
web-go = Go
web-yes = yes
web-no = no
web-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}

web-connection-new = Connecting …
web-connection-lost = No connection
web-lost-about = The connection is lost. Your seat is kept and nothing is lost: we keep trying, and what you chose is sent as soon as it is back.
web-lost-request = There is no connection just now. Try again in a moment.
web-refused = This was refused ({ $problem }).

web-settings = Settings
web-your-name = Your name
web-language = Language
web-language-browser = As the browser says
web-theme = Light or dark
web-theme-system = System
web-theme-light = Light
web-theme-dark = Dark
web-sound = Sounds
web-motion = Motion, and a pace to follow the others
web-forget = Forget me
web-forget-sure = Your name and everything you said in chats will be erased from this server. What was played stays, without your name.
web-forget-yes = Yes, forget me

web-games = Games
web-about-kings-gold = Roll, keep, pair coins with cannons and skulls: fill your purse from the box and rob the rest before the King has it all.
web-about-mille-sabords = Eight dice, one card, and a third skull that ends it all. How far do you push your luck for treasure?
web-about-gold-armada = Three rolls to land at a pier of the island. Each one holds three doubloons, and asks more for every next one.
web-about-gold-up = Gather keys, open whole rows of chests, and beware of the thieves who come for your hand and your gold.
web-players = { $least } to { $most } players
web-play-now = Play now
web-play-now-at = Play now: { $game }
web-invite-friends = Invite friends
web-invite-friends-to = Invite friends: { $game }
web-my-plays = Your plays
web-my-finished = Finished
web-enter-code = Got a code?
web-code = Code of a table
web-open-tables = Open tables
web-open-tables-none = No table is open to everybody just now.
web-table-free = { $free ->
    [0] full
    [one] { $free } seat free
   *[other] { $free } seats free
}
web-table-playing = playing
web-table-over = over
web-to-home = To the games
web-to-records = Watch a record
web-to-verify = Check the dice
web-to-companion = Real dice at your table
web-name-list = Anne, Mary, Jack, Grace, Henry, Ching, Bart, Edward, Sadie, Rachel, Olivier, Jeanne, Kidd, Calico, Bonny, Morgan, Drake, Lafitte, Roberts, Vane, Teach, Ned, Rackham, Zheng

web-wish-told = { $seats } seats, { $level }
web-wish-change = Change how { $game } is played:
web-wish-seats = Seats
web-wish-level = Bots
web-wish-edition = Edition
web-wish-target = Points to reach
web-wish-target-usual = as in the edition
web-wish-timer = Time for a decision
web-wish-timer-none = as long as it takes
web-wish-undo = Acts may be taken back
web-wish-public = Listed for everybody
web-wish-readings = Rules in detail
web-wish-readings-about = Where the printed rules can be read in several ways, the table chooses.

web-level-cabin-boy = Cabin boy
web-level-deckhand = Deckhand
web-level-bosun = Bosun
web-level-captain = Captain
web-level-measured = { $level } · { $percent } % against { $weaker }
web-level-admiral = Admiral
web-bot-1 = Salty
web-bot-2 = Bess
web-bot-3 = Patch
web-bot-4 = Rosita
web-bot-5 = Gull
web-bot-6 = Hook
web-guest-name = Sailor { $seat }
web-guest-erased = Somebody
web-guests = Guests
web-seat-free = Free
web-seat-yours = you
web-seat-host = host
web-seat-not-here = not connected
web-seats = Seats
web-you = you

web-lobby-host = Your table. Hand on the link, fill what is free, and begin.
web-lobby-guest = You are invited. Take a seat, or stay and watch.
web-lobby-wait = { $host } starts the play.
web-sit = Sit here
web-sit-beside = Somebody beside me
web-sit-beside-name = Their name
web-stand = Stand up
web-add-bot = Add a bot
web-fill = A bot for seat { $seat }
web-take-out = Take out
web-start = Start
web-start-with-bots = { $n ->
    [one] Start with a bot in the free seat
   *[other] Start with bots in the { $n } free seats
}
web-invite = Invite
web-invite-code = Code
web-invite-link = Link for your friends
web-qr = The link as a picture for cameras
web-copy = Copy
web-copied = Copied.
web-copy-self = Your browser does not let us: the link is marked, copy it yourself.
web-spectators = { $n ->
    [one] one spectator
   *[other] { $n } spectators
}
web-terms = What is agreed
web-terms-dice = Dice and cards
web-terms-dice-server = drawn by the server, and provable
web-terms-dice-table = real ones, entered by hand
web-terms-level = Bot for whoever leaves
web-terms-changed = changed

web-board = On the table
web-beside = Log, chat and table
web-tab-log = Log
web-tab-chat = Chat
web-tab-table = Table
web-unread = { $n } new
web-log = What has happened
web-log-earlier = What came before is in the record.
web-chat = Chat
web-chat-none = Nobody has said anything yet.
web-chat-line = Say something
web-chat-send = Say
web-mute = Mute
web-unmute = Let speak
web-remove = Send away
web-remove-sure = Send away for good

web-points = { $game ->
    [kings-gold] { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
    [gold-up] { $n } gold
   *[other] { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
}
web-to-act = to act
web-resigned = gave up
web-away = a bot plays on
web-away-about = A bot plays for you until you return.
web-watching = You are watching
web-your-turn = Your turn
web-your-turn-aloud = It is { $name }'s turn.
web-turn-of = { $name }'s turn
web-undo = Take back
web-leave = Leave
web-leave-about = A bot plays on for you, and you can return at any time.
web-leave-sure = Leave the table
web-return = Return to my seat
web-resign = Give up
web-resign-for = Give up for { $name }
web-resign-about = Whoever gives up cannot win any more.
web-resign-sure = Give up for good
web-move = Go on with another device
web-move-link = Open this on the other device
web-move-about = It works once, and whoever opens it has your seats: show it to nobody else.
web-watch = Who wants to watch
web-watch-link = Link to this table
web-claim = Play on here
web-claim-about = Your seats move from the other device to this one. The link works once.
web-claim-yes = Move my seats here
web-pass = Pass the device to { $name }
web-pass-about = It is { $name }'s turn. Nobody else looks now!
web-pass-ready = I am { $name }

web-won = { $n ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
web-nobody-won = Nobody wins.
web-ended = The play is over: { $how }.
web-result-player = Player
web-result-points = { $game ->
    [kings-gold] Coins
    [gold-up] Gold
   *[other] Points
}
web-rematch = Rematch
web-to-rematch = To the rematch
web-to-replay = Watch it again
web-record = Download the record

## Browser: editions and readings

web-kg-edition-blue-orange-us = Blue Orange, United States
web-kg-edition-blue-orange-fr = Blue Orange, French
web-kg-edition-blue-orange-en = Blue Orange, English
web-kg-edition-blue-orange-de = Blue Orange, German
web-kg-edition-blue-orange-it = Blue Orange, Italian
web-kg-edition-blue-orange-es = Blue Orange, Spanish
web-kg-edition-blue-orange-pt = Blue Orange, Portuguese
web-kg-edition-blue-orange-nl = Blue Orange, Dutch
web-kg-reading-short-box = When the box cannot pay you and the King
web-kg-reading-short-box-share = you share what is left, the odd coin is the King's
web-kg-reading-short-box-player-first = you are paid first
web-kg-reading-stop-at-third-crossbones = The third crossbones end the rolling at once
web-kg-reading-three-crossbones-cancels = Three crossbones bring the penalty and nothing else
web-kg-reading-tie-break = When leaders are tied at the end
web-kg-reading-tie-break-tied-one-turn = each of them takes one more turn
web-kg-reading-tie-break-extra-round-all = everybody takes one more turn
web-kg-reading-tie-break-new-game = they win together, and a new play decides
web-kg-reading-tie-break-shared = they share the win
web-kg-reading-first-player-tie = When several roll the most skulls for the start
web-kg-reading-first-player-tie-reroll = they roll again
web-kg-reading-first-player-tie-random = a lot decides
web-kg-reading-end-mid-turn = The pair that empties the box ends the play at once

web-ms-edition-gigamic-fr = Gigamic, French
web-ms-edition-piraten-kapern-en = Piraten kapern, English
web-ms-reading-keep-at-least-one = At least one die is kept from roll to roll
web-ms-reading-skull-counts-as-kept-die = A skull counts as the die that is kept
web-ms-reading-card-counts-as-kept-die = The symbol on the card counts as the die that is kept
web-ms-reading-guardian-may-roll-alone = The guardian's skull may be rolled alone
web-ms-reading-guardian-rescues-third-skull = The guardian saves from the third skull
web-ms-reading-guardian-on-island = The guardian helps on the skull island
web-ms-reading-count-revealed-skulls = A skull the guardian rolled again still counts on the skull island
web-ms-reading-island-roll-all = On the skull island all other dice are rolled
web-ms-reading-island-forced = On the skull island you roll on while you can
web-ms-reading-island-single-die = On the skull island a single die may be rolled
web-ms-reading-floor-scores-at-zero = Nobody falls below zero
web-ms-reading-ship-bust-with-quota = Bust on a ship, but with the sabres it asks for
web-ms-reading-ship-bust-with-quota-malus = costs the ship's value
web-ms-reading-ship-bust-with-quota-zero = costs nothing
web-ms-reading-ship-bust-with-quota-bonus = keeps the ship's value
web-ms-reading-ship-swords-count-for-full-chest = Sabres that win a ship count for the full chest
web-ms-reading-skull-card-blocks-full-chest = A skull card prevents the full chest
web-ms-reading-magic-nine = Nine alike
web-ms-reading-magic-nine-win = win the play at once
web-ms-reading-magic-nine-as-eight = score like eight
web-ms-reading-magic-includes-skulls = Nine skulls are magic as well
web-ms-reading-final-round = After the last round the play ends if
web-ms-reading-final-round-trigger-must-hold = whoever triggered it still stands at the target
web-ms-reading-final-round-any-at-target = anybody stands at the target
web-ms-reading-trigger-replays-if-overtaken = Whoever triggered the last round and was overtaken has one more turn
web-ms-reading-tie-break = When leaders are tied at the end
web-ms-reading-tie-break-shared = they share the win
web-ms-reading-tie-break-extra-turns = they take more turns until one leads

web-ga-edition-tactic-fr = Tactic, French
web-ga-edition-tactic-nl = Tactic, Dutch
web-ga-reading-may-decline = A doubloon may be declined for a skull token
web-ga-reading-five-is-full-house = Five alike are a full house too
web-ga-reading-full-house-both-restricted = Both symbols of a full house must be among those shown
web-ga-reading-tie-break = When points are equal at the end
web-ga-reading-tie-break-fewer-skulls = fewer skull tokens win
web-ga-reading-tie-break-shared = they share the win
web-ga-reading-finish-round = The round is finished after the last token or doubloon
web-ga-reading-skull-tokens = Skull tokens

web-gu-edition-pink-monkey-fr = Pink Monkey, French
web-gu-reading-stalemate-ends-round = The round ends when everybody in turn draws from an empty pile
web-gu-reading-bottom-order = Cards put under the pile lie
web-gu-reading-bottom-order-canonical = in the order of their colours
web-gu-reading-bottom-order-shuffled = in an order nobody knows
web-gu-reading-min-stolen-chests = Chests a chest thief takes at least
web-gu-reading-tie-break = When leaders are tied at the end
web-gu-reading-tie-break-extra-round = there is another round
web-gu-reading-tie-break-shared = they share the win
web-gu-reading-keep-hands = Hands are kept from round to round

## Simulations

cli-simulate = let bots play matches against each other and count what comes of them
cli-simulate-game = a game's name
cli-simulate-bots = the bots, one a seat, like captain,deckhand; in every next play they sit one seat further
cli-simulate-plays = the number of plays
cli-simulate-seed = a number that makes the match repeatable, whoever plays it; without it any number, which is told
cli-simulate-workers = processes that play; without it one for each core
cli-simulate-ray = play on a Ray cluster: its address, or local for one on this machine
cli-simulate-plot = a picture of the answer: an SVG file to write
simulate-no-such-bot = There is no bot { $bot }; there are { $known }.
simulate-at-least-one = --plays and --workers must be at least 1.
simulate-workers-or-ray = --workers and --ray do not go together.
simulate-plot-svg = { $file }: pictures are SVG files; let the name end in .svg.
simulate-plot-unwritable = { $file } cannot be written.
simulate-needs-fast = Simulations need NumPy and Numba: pip install "doubloon[fast]".
simulate-needs-cluster = A cluster needs Ray: pip install "doubloon[cluster]".
simulate-no-cluster = There is no Ray cluster at { $address }: { $why }
simulate-compiling = Compiling { $game } for this machine; this happens only once.
simulate-interrupted = Interrupted. { $plays } plays were finished:
simulate-title = { $game } ({ $edition }), { $seats } seats, { $plays } plays, seed { $seed }
simulate-by-rules = Played by the rules themselves, which takes longer: nothing is compiled for { $what }.
simulate-bot = bot
simulate-seat = seat
simulate-wins = wins
simulate-interval = 95 % interval
simulate-between = { $low } – { $high } %
simulate-margin = ahead of the others
simulate-points = points
simulate-first = Who takes the first turn wins { $rate } ({ $interval }), { $advantage } percentage points more than their share.
simulate-length = A play takes { $mean } turns in the mean ({ $least } to { $most }, quarters { $low }, { $middle }, { $high }), { $acts } acts and { $steps } steps.
simulate-endings = Endings: { $endings }.
simulate-plot-wins = Wins, with 95 % intervals
simulate-plot-seats = Wins by seat
simulate-plot-first = first turn
simulate-plot-points = Points at the end, share of plays
simulate-plot-turns = Turns of a play, share of plays
cli-bench = measure speed against other programs, from a checkout of the sources
cli-bench-names = comparisons to make: kernels, arena, rules, server, tables; without a name all of them
bench-no-such = There is no comparison { $name }; there are { $known }.
bench-needs-sources = The comparisons are programs in the sources; run this from a checkout (docs/benchmarks.md).
