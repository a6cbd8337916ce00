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

## Dice in sentences

piece-kg-1 = { $n ->
    [one] a coin of 1
   *[other] { $n } coins of 1
}
piece-kg-2 = { $n ->
    [one] a coin of 2
   *[other] { $n } coins of 2
}
piece-kg-3 = { $n ->
    [one] a coin of 3
   *[other] { $n } coins of 3
}
piece-kg-k = { $n ->
    [one] a skull
   *[other] { $n } skulls
}
piece-kg-c = { $n ->
    [one] a cannon
   *[other] { $n } cannons
}
piece-kg-x = { $n ->
    [one] crossbones
   *[other] { $n } crossbones
}

## What a step did

story-kg-opening = { $who ->
    [you] You roll
   *[other] { $who } rolls
} { $dice } to decide who begins: { $n ->
    [0] no skull
    [one] one skull
   *[other] { $n } skulls
}.
story-kg-opening-tie = { $names } are tied for the most skulls and roll again.
story-kg-opening-tie-lot = { $names } are tied for the most skulls: a lot decides.
story-kg-first = { $who ->
    [you] You have the most skulls and begin.
   *[other] { $who } has the most skulls and begins.
}
story-kg-lot = The lot falls on { $who ->
    [you] you: you begin.
   *[other] { $who }, who begins.
}
story-kg-roll = { $who ->
    [you] You roll
   *[other] { $who } rolls
} { $dice }.
story-kg-roll-again = { $who ->
    [you] You roll again and get
   *[other] { $who } rolls again and gets
} { $dice }.
story-kg-reroll = { $who ->
    [you] You put
   *[other] { $who } puts
} { $dice } back into the cup.
story-kg-stop = { $who ->
    [you] You stop
   *[other] { $who } stops
} rolling.
story-kg-third-roll = That was the third and last roll.
story-kg-third-crossbones = The third crossbones end the rolling.
story-kg-all-locked = All five dice are stuck, so the rolling ends.
story-kg-cannon = { $who ->
    [you] You fire
   *[other] { $who } fires
} a cannon for { $coin }: { $n ->
    [0] { $king ->
        [0] the box is empty
       *[other] nothing from the box, and { $king } for the King
    }
    [one] one coin from the box, and { $king } for the King
   *[other] { $n } coins from the box, and { $king } for the King
}.
story-kg-skull = { $n ->
    [0] { $who ->
        [you] You try
       *[other] { $who } tries
    } to rob { $victim } with a { $coin } and a skull, but there is nothing to rob.
    [one] { $who ->
        [you] You rob
       *[other] { $who } robs
    } { $victim } of one coin with a { $coin } and a skull.
   *[other] { $who ->
        [you] You rob
       *[other] { $who } robs
    } { $victim } of { $n } coins with a { $coin } and a skull.
}
story-kg-plunder = Five skulls: { $n ->
    [0] { $who ->
        [you] you try
       *[other] { $who } tries
    } to rob { $victim } of everything, but there is nothing to rob.
    [one] { $who ->
        [you] you rob
       *[other] { $who } robs
    } { $victim } of everything, one coin.
   *[other] { $who ->
        [you] you rob
       *[other] { $who } robs
    } { $victim } of everything, { $n } coins.
}
story-kg-king = Five coins: { $n ->
    [0] the King's pile is empty, so { $who ->
        [you] you take
       *[other] { $who } takes
    } nothing.
    [one] { $who ->
        [you] you take
       *[other] { $who } takes
    } the King's whole pile, one coin.
   *[other] { $who ->
        [you] you take
       *[other] { $who } takes
    } the King's whole pile, { $n } coins.
}
story-kg-broadside = Five cannons: { $n ->
    [0] the box is empty, so { $who ->
        [you] you take
       *[other] { $who } takes
    } nothing.
    [one] { $who ->
        [you] you take
       *[other] { $who } takes
    } all that is left in the box, one coin.
   *[other] { $who ->
        [you] you take
       *[other] { $who } takes
    } all that is left in the box, { $n } coins.
}
story-kg-penalty-crossbones = Penalty for the crossbones: { $who ->
    [you] { $n ->
        [0] you have no coin to pay the King.
        [one] you pay the King one coin.
       *[other] you pay the King { $n } coins.
    }
   *[other] { $n ->
        [0] { $who } has no coin to pay the King.
        [one] { $who } pays the King one coin.
       *[other] { $who } pays the King { $n } coins.
    }
}
story-kg-penalty-nothing = Penalty, because the dice form no combination: { $who ->
    [you] { $n ->
        [0] you have no coin to pay the King.
        [one] you pay the King one coin.
       *[other] you pay the King { $n } coins.
    }
   *[other] { $n ->
        [0] { $who } has no coin to pay the King.
        [one] { $who } pays the King one coin.
       *[other] { $who } pays the King { $n } coins.
    }
}
story-kg-cut-short = The empty box ends the play at once: { $n ->
    [one] one pair is lost.
   *[other] { $n } pairs are lost.
}
story-kg-box-empty = The box is empty: { $who ->
    [you] you have
   *[other] { $who } has
} the most coins, { $n }.
story-kg-tie = The box is empty, and { $names } are tied for the most coins, { $n } each: one more turn for each tied player.
story-kg-tie-everybody = The box is empty, and { $names } are tied for the most coins, { $n } each: everybody takes one more turn.
story-kg-tie-again = { $names } are tied for the most coins, { $n } each: round { $round } of extra turns begins.
story-kg-tie-broken = The tie is broken: { $who ->
    [you] you have
   *[other] { $who } has
} the most coins, { $n }.
story-kg-tie-shared = The play ends in a tie: { $names } have { $n } coins each and share the win.
story-kg-tie-new-game = The play ends in a tie: { $names } have { $n } coins each, and a new play decides.

## What a turn came to, in a sentence

turn-kg-best = { $n ->
    [one] Best turn: one coin
   *[other] Best turn: { $n } coins
}
turn-kg-robbed = { $n ->
    [one] Robbed others of one coin
   *[other] Robbed others of { $n } coins
}
turn-kg-robbed-of = { $n ->
    [one] Lost one coin to robbers
   *[other] Lost { $n } coins to robbers
}
turn-kg-penalties = { $n ->
    [one] One penalty
   *[other] { $n } penalties
}
turn-kg-pairs = { $who ->
    [you] You gain
   *[other] { $who } gains
} { $n ->
    [one] one coin
   *[other] { $n } coins
}: { $parts }.
turn-kg-part-box = { $n ->
    [0] nothing
   *[other] { $n }
} from the box, with { $king } for the King
turn-kg-part-stolen = { $n } stolen from { $victim }
turn-kg-pairs-nothing = { $king ->
    [0] { $who ->
        [you] You make pairs
       *[other] { $who } makes pairs
    }, but there is nothing to take.
   *[other] { $who ->
        [you] You gain
       *[other] { $who } gains
    } nothing, but the King gets { $king ->
        [one] one coin
       *[other] { $king } coins
    }.
}
turn-kg-pairs-penalty = { $who ->
    [you] You make a pair, but pay the penalty and lose
   *[other] { $who } makes a pair, but pays the penalty and loses
} { $n ->
    [one] one coin
   *[other] { $n } coins
} in all.
turn-kg-plunder = Five skulls! { $who ->
    [you] You take
   *[other] { $who } takes
} everything { $victim ->
    [you] you have
   *[other] { $victim } has
}: { $n ->
    [one] one coin
   *[other] { $n } coins
}.
turn-kg-plunder-nothing = Five skulls! But { $who ->
    [you] you choose
   *[other] { $who } chooses
} a victim with nothing to rob.
turn-kg-penalty = Penalty! { $n ->
    [0] { $who ->
        [you] You have
       *[other] { $who } has
    } no coin to pay the King.
    [one] { $who ->
        [you] You pay
       *[other] { $who } pays
    } the King one coin.
   *[other] { $who ->
        [you] You pay
       *[other] { $who } pays
    } the King { $n } coins.
}
turn-kg-king = Five coins! { $n ->
    [0] But the King's pile is empty, and { $who ->
        [you] you take
       *[other] { $who } takes
    } nothing.
    [one] { $who ->
        [you] You take
       *[other] { $who } takes
    } the King's whole pile: one coin.
   *[other] { $who ->
        [you] You take
       *[other] { $who } takes
    } the King's whole pile: { $n } coins.
}
turn-kg-broadside = Five cannons! { $n ->
    [0] But the box is empty, and { $who ->
        [you] you take
       *[other] { $who } takes
    } nothing.
    [one] { $who ->
        [you] You take
       *[other] { $who } takes
    } all that is left in the box: one coin.
   *[other] { $who ->
        [you] You take
       *[other] { $who } takes
    } all that is left in the box: { $n } coins.
}

## In the terminal

terminal-kg-box = the box
terminal-kg-king = the King
terminal-kg-die-name-1 = coin
terminal-kg-die-name-2 = coins
terminal-kg-die-name-3 = coins
terminal-kg-die-name-k = skull
terminal-kg-die-name-c = cannon
terminal-kg-die-name-x = bones
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
web-kg-winner = { $who ->
    [you] you win
   *[other] winner
}
web-kg-rob = Take { $n }
web-kg-roll-off = The most skulls begin
web-kg-roller = { $who ->
    [you] You
   *[other] { $who }
}
web-kg-skulls = { $n ->
    [0] no skull
    [one] one skull
   *[other] { $n } skulls
}
web-kg-skulls-again = { $n ->
    [0] then none
   *[other] then { $n }
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
    [one] Pairs: up to { $sum } coin
   *[other] Pairs: up to { $sum } coins
}
web-kg-stop-loss = Pairs and the penalty: { $sum }
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
web-kg-parts-stop = { $who ->
    [you] If you stop now
   *[other] If { $who } stops now
}
web-kg-parts-most = The most these dice bring
web-kg-parts-total = In all: { $sum } for { $who }, { $king } for the King.
web-kg-parts-choice = These pairs bring the most. { $who ->
    [you] You choose
   *[other] { $who } chooses
} the pairs and whom to rob once rolling is over.
web-kg-part-cannon = A coin with a cannon: { $n ->
    [0] nothing
    [one] one coin
   *[other] { $n } coins
} from the box for { $who }, { $king } for the King.
web-kg-part-skull = A coin with a skull: { $n ->
    [0] nobody has anything to rob.
    [one] one coin from another player.
   *[other] up to { $n } coins from another player.
}
web-kg-part-king = Five coins: { $n ->
    [0] the King's pile, but it is empty.
    [one] the King's whole pile, one coin.
   *[other] the King's whole pile, { $n } coins.
}
web-kg-part-plunder = Five skulls: { $n ->
    [0] all that one player has, but nobody has anything.
   *[other] all that one player has.
}
web-kg-part-broadside = Five cannons: { $n ->
    [0] the box, but it is empty.
    [one] all that is left in the box, one coin. The King gets nothing.
   *[other] all that is left in the box, { $n } coins. The King gets nothing.
}
web-kg-part-crossbones = Three crossbones: a penalty. { $who ->
    [you] You pay
   *[other] { $who } pays
} the King { $n ->
    [0] nothing, for want of coins.
    [one] one coin.
   *[other] { $n } coins.
}
web-kg-part-nothing = No combination: a penalty. { $who ->
    [you] You pay
   *[other] { $who } pays
} the King { $n ->
    [0] nothing, for want of coins.
    [one] one coin.
   *[other] { $n } coins.
}
web-kg-part-victim = { $victim ->
    [you] You have
   *[other] { $victim } has
} { $has ->
    [0] nothing
    [one] one coin: { $n } to take
   *[other] { $has } coins: { $n } to take
}
web-kg-most = Most coins now: { $n }
web-kg-way-cannon = { $coin } with a cannon
web-kg-way-skull = { $coin } with a skull from { $victim }
web-kg-prompt-rolled = Choose the dice to hold
web-kg-prompt-pairing = Pair a coin with a cannon or a skull
web-kg-prompt-partner = And its partner?
web-kg-prompt-victim = Whom do you rob?
web-kg-prompt-plunder = Five skulls! Whose purse do you take?
web-kg-watch-opening = { $who ->
    [you] You roll to see who begins
   *[other] { $who } rolls to see who begins
}
web-kg-watch-lot = A lot decides who begins
web-kg-watch-cup = { $who ->
    [you] You have the dice
   *[other] { $who } has the dice
}
web-kg-watch-rolled = { $who ->
    [you] You choose dice
   *[other] { $who } chooses dice
}
web-kg-watch-pairing = { $who ->
    [you] You pair the dice
   *[other] { $who } pairs the dice
}
web-kg-watch-plunder = { $who ->
    [you] You choose whom to plunder
   *[other] { $who } chooses whom to plunder
}
web-kg-tie = A tie for the most coins
web-kg-tied = Tied for the most coins: { $names }. { $repeat ->
    [one] One more turn each.
   *[other] One more turn each, round { $repeat }.
}
web-kg-tied-everybody = Tied for the most coins: { $names }. { $repeat ->
    [one] Everybody takes one more turn.
   *[other] Everybody takes one more turn, round { $repeat }.
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

## What things are

explain-kg-die-1 = With a cannon it takes one coin from the box for you, and one for the King. With a skull it steals one coin from another player. Five coins, whatever their numbers, take the King's whole pile.
explain-kg-die-2 = With a cannon it takes two coins from the box for you, and two for the King. With a skull it steals two coins from another player. Five coins, whatever their numbers, take the King's whole pile.
explain-kg-die-3 = With a cannon it takes three coins from the box for you, and three for the King. With a skull it steals three coins from another player. Five coins, whatever their numbers, take the King's whole pile.
explain-kg-die-k = With a coin, a skull steals as many coins as the coin says from another player. Five skulls take all that one player has.
explain-kg-die-c = With a coin, a cannon takes as many coins as the coin says from the box, and the King gets as many. Five cannons take all that is left in the box.
explain-kg-die-x = Crossbones bring nothing, and three of them cost three coins, paid to the King.
explain-kg-tap-rolled = A tap holds this die. All that you do not hold is rolled again.
explain-kg-tap-pairing = Tap this die and its partner: one coin with one cannon or skull is a pair.
explain-kg-watching = It is { $who ->
    [you] your
   *[other] { $who }'s
} turn: only whoever has the turn chooses dice.
explain-kg-rolls = A turn has up to { $n } rolls. You may stop after each of them.
explain-kg-box = All coins begin in the box. A coin with a cannon takes coins out of it, for a player and as many for the King. When the box is empty, the play ends and the most coins win.
explain-kg-left = { $n ->
    [0] The box is empty.
    [one] One coin is left.
   *[other] { $n } coins are left.
}
explain-kg-king = The King gets a share of all that cannons take, and every penalty. Five coins on the dice take his whole pile. At the end his coins count for nobody.
explain-kg-purse = { $who ->
    [you] You have
   *[other] { $who } has
} { $n ->
    [0] no coin
    [one] one coin
   *[other] { $n } coins
}. Whoever has the most when the box is empty wins.
explain-kg-rob = A coin with a skull robs another player, once rolling is over. Five skulls take all that one player has.
explain-kg-robbed = Others rob you with a coin and a skull, and five skulls take all you have. Penalties are paid from here.
explain-kg-tie = The box is empty, so cannons bring nothing in these turns. Thefts, the King's pile and penalties count as always, and the most coins then win.

## The rules in short

short-kg-goal = Have the most coins when the box is empty.
short-kg-turn =
    Roll the five dice. Then roll any of them again, up to two more times, or stop when you like.
    Crossbones are stuck: they cannot be rolled again.
    When rolling is over, pair a coin with a cannon or a skull, as often as the dice allow. Each die counts once.
short-kg-scores = What the dice show must be done, whether you like it or not:
short-kg-row-cannon = Take as many coins from the box as the coin says. The King gets as many.
short-kg-row-skull = Steal as many coins as the coin says from a player of your choice.
short-kg-row-king = Take all of the King's coins, whatever the numbers.
short-kg-row-plunder = Take all the coins of one player.
short-kg-row-broadside = Take all that is left in the box. The play ends.
short-kg-row-crossbones = Three crossbones: pay the King 3 coins. Nothing else counts, unless the table agreed otherwise.
short-kg-row-nothing = No pair and no five: pay the King 3 coins, too.
short-kg-end =
    The play ends when the box is empty. The most coins win; the King's coins count for nobody.
    If the box cannot pay you and the King, you share what is left, and the odd coin is the King's, unless the table agreed otherwise.
    A tie is settled as the table agreed, in most editions by one more turn for everybody.

## What the command says about this game

not-a-pair = “{ $dice }” is not a pair. Write one coin and its partner, such as 3c or 2k.
ending-box-empty = the box is empty
ending-tie-new-game = the leaders are tied and play a new game
best-reason-penalty = Chance of the penalty after the best act: { $value }
best-reason-coins = Expected coins of this turn after the best act: { $value }
best-how-fitted = They come from a fitted estimate of each end-of-turn position, made from plays of the captain against itself.
best-how-max-n = They assume that everybody plays for themselves. They are a mean over best replies, because with three seats these go in circles.
solve-begins-kings-gold-two-win = Chance to win of the first and the second player: { $shares }
solve-begins-kings-gold-three-paranoid = Chance to win that the first, second and third player can secure against the other two together (exact): { $shares }
solve-begins-kings-gold-three-max-n = Chance to win of the first, second and third player if everybody plays for themselves (a mean, not exact): { $shares }

review-reason-penalty = Chance of the penalty: { $best } instead of { $chosen }
review-reason-coins = Coins of this turn: { $best } instead of { $chosen }
review-how-fitted = They come from a fitted estimate of each end-of-turn position, made from plays of the captain against itself.
review-how-max-n = They assume that everybody plays for themselves. They are a mean over best replies, because with three seats these go in circles.

## Charts
chart-kg-start = The first turn: { $box } coins in the box, { $king } with the King, { $mine } to { $theirs }
chart-kg-level = Level in the middle: { $box } in the box, { $king } with the King, { $mine } to { $theirs }
chart-kg-ahead = Ahead near the end: { $box } in the box, { $king } with the King, { $mine } to { $theirs }
chart-kg-behind = Behind near the end: { $box } in the box, { $king } with the King, { $mine } to { $theirs }
pocket-kg-1 = Four cannons, and ten coins or more in the box: roll for the fifth. Likewise four skulls against a victim with ten coins.
pocket-kg-2 = Four coin dice, and ten coins or more with the King: roll for the fifth.
pocket-kg-3 = Your partners are skulls as soon as somebody has two coins, before that cannons.
pocket-kg-4 = Stop with two pairs of your partner if the coins are 3 and 2 or better.
pocket-kg-5 = With two crossbones, stop with any such pair.
pocket-kg-6 = Otherwise keep up to two partners and up to two coins: a 3 always, a 2 only with a partner, a 1 never.
pocket-kg-7 = Rob the richest, the highest coin first.
