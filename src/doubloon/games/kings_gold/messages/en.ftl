### English.

## Clauses

kings-gold = King's Gold
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

## What a turn came to

outcome-kings-gold-pairs = pairs
outcome-kings-gold-king = the King's gold
outcome-kings-gold-plunder = plunder
outcome-kings-gold-broadside = broadside
outcome-kings-gold-penalty = penalty

## In the terminal

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

## In the browser

web-kg-die-1 = coin 1
web-kg-die-2 = coin 2
web-kg-die-3 = coin 3
web-kg-die-k = skull
web-kg-die-c = cannon
web-kg-die-x = crossbones
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
web-kg-points = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
web-kg-result-points = Coins
web-about-kings-gold = Roll, keep, pair coins with cannons and skulls: fill your purse from the box and rob the rest before the King has it all.
web-companion-does-kings-gold = Referees every roll and pair, and counts the coins.
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
