### English.

## Clauses

gold-armada = Gold Armada
ga-set-up = Two to five seats play with five dice. At the start every space of the board has its doubloon, and nobody holds anything.
ga-ten-piers = There are ten piers, each with space for three doubloons.
ga-board = The board, the die and the values are shown only in pictures of the rulebook that we could not find. Ours are assumptions, and owners of the box can correct them.
ga-skull-tokens = There are six skull tokens, unless the table agreed on another number.
ga-conserved = Every doubloon is on its space or belongs to a seat: the seats hold exactly the doubloons that are gone from the piers.
ga-turn-order = The youngest player sits in seat 1 and begins; then the turn passes to the next seat.
ga-roll-first = The dice in the cup must fall before you can choose anything.
ga-cup = Exactly the dice in the cup fall, and each shows a symbol of the die.
ga-three-rolls = A turn has at most three rolls. After the third, rolling is over.
ga-stop = You may stop after the first or the second roll. Once you have stopped, you cannot roll again in this turn.
ga-reroll-some = Choose at least one die to roll again. If you want to keep them all, stop.
ga-reroll-on-table = You can only reroll dice that lie on the table.
ga-stop-first = You can take a doubloon only when rolling is over: stop first, then take it.
ga-nearest-first = The doubloons of a pier are taken in order, the one nearest to the island first.
ga-one-doubloon = A turn brings at most one doubloon, even if your dice satisfy several piers. You choose the pier.
ga-pier-empty = A pier whose three doubloons are gone has none left to take.
ga-basic-pier = A basic pier asks for dice with its own symbol: two for the first doubloon, and one more for each following one.
ga-alike = Three, four or five of a kind means at least that many dice alike.
ga-full-house = A full house is three dice alike and two of another symbol.
ga-five-equal = Five dice alike are not a full house: the two must have another symbol than the three.
ga-symbols-shown = For the first doubloon of a special pier any symbol counts; after that only the symbols shown on the space uncovered last.
ga-full-house-symbols = Where the symbols of a full house are restricted, both its symbols must be among those shown, that of the pair as well.
ga-must-take = If your dice win a doubloon, you must take one, unless the table agreed that players may decline.
ga-skull = A turn that brings no doubloon ends with a skull token, if one is left.
ga-end = The play is over as soon as all skull tokens or all doubloons are taken.
ga-finish-round = If the table agreed to finish the round, the seats that follow still have their turn. If no token is left, a turn without a doubloon costs nothing.
ga-score = Your points are the values of your doubloons, minus one for each skull token. The most points win.
ga-tie = If points are equal, the seat with fewer skull tokens wins, unless the table agreed to share. Seats that are still equal share the win.
ga-start-taken = The start says that { $found } doubloons are gone from the pier { $pier }, which has only { $spaces }.
ga-start-doubloons = In the start, “{ $field }” needs a list for each seat with the values of its doubloons, like [[1, 4], [2]].
ga-start-values = In the start the seats hold the doubloons { $held }, but { $gone } are gone from the piers; these must be the same.
ga-start-skulls = In the start the seats hold { $found } skull tokens, but there are only { $tokens }.
ga-start-both-gone = In the start all skull tokens and all doubloons are gone, but the play would have ended when the first of them ran out.
ga-start-last-token = In the start no skull token is left and { $seat } has its last turn of the round, but no seat before it holds a token, so nobody can have taken the last one in this round.
ga-start-last-doubloon = In the start no doubloon is left and { $seat } has its last turn of the round, but no seat before it holds the last doubloon of a pier, so nobody can have taken one in this round.
ga-board-table = This must be a table of its own.
ga-board-missing = This is missing: please add it.
ga-board-unknown = Nothing of this name is known here. Known are { $known }.
ga-board-name = Give the symbol a name in printable characters.
ga-board-name-long = A name has at most { $most } characters.
ga-board-name-twice = “{ $name }” is already the name of another symbol. Choose a different one.
ga-board-die = The die has no sides: give at least one symbol a side.
ga-board-kind = The kind of a pier is one of { $known }.
ga-board-spaces = List one entry for each of the { $spaces } spaces.
ga-board-number = Only whole numbers from { $least } to { $most } are possible here.
ga-board-no-letters = Choose at least one symbol for each space.
ga-board-letter = There is no symbol “{ $letter }”; the letters are { $letters }.
ga-board-letter-twice = The symbol “{ $letter }” is named twice.
ga-board-one-symbol = A basic pier has exactly one symbol: name a single letter.
ga-board-impossible = No roll of five dice can win doubloon { $space } of this pier. Check how many dice it needs, its symbols and the sides of the die.
box-ga-name = { $symbol } is called { $name }
box-ga-sides = { $symbol }: { $n ->
    [one] one side
   *[other] { $n } sides
} of the die instead of { $usual }
box-ga-values = { $pier }: worth { $values } instead of { $usual }
box-ga-same = { $pier }: { $needs } dice with { $symbol }
box-ga-alike = { $pier }: { $needs } dice alike; { $first }, then { $second }, then { $third }
box-ga-full-house = { $pier }: a full house; { $first }, then { $second }, then { $third }
box-ga-any = any symbol

## Dice and piers

piece-ga-b = { $n ->
    [one] a barrel
   *[other] { $n } barrels
}
piece-ga-p = { $n ->
    [one] a parrot
   *[other] { $n } parrots
}
piece-ga-r = { $n ->
    [one] a bottle of rum
   *[other] { $n } bottles of rum
}
piece-ga-c = { $n ->
    [one] a cannon
   *[other] { $n } cannons
}
piece-ga-h = { $n ->
    [one] a hook
   *[other] { $n } hooks
}
piece-ga-o = { $n ->
    [one] a compass
   *[other] { $n } compasses
}
piece-ga-own = { $n ->
    [one] { $name }
   *[other] { $n } × { $name }
}
name-ga-b = barrel
name-ga-p = parrot
name-ga-r = rum
name-ga-c = cannon
name-ga-h = hook
name-ga-o = compass
name-ga-same = { $symbol } pier
name-ga-alike = { $n ->
    [1] one-die
    [2] pair
    [3] three-of-a-kind
    [4] four-of-a-kind
   *[other] five-of-a-kind
} pier
name-ga-full-house = full-house pier

## What a step did

story-ga-roll = { $who ->
    [you] You roll
   *[other] { $who } rolls
} { $dice }.
story-ga-roll-some = { $who ->
    [you] You get { $dice } and now have
   *[other] { $who } gets { $dice } and now has
} { $table }.
story-ga-third-roll = { $who ->
    [you] That was your third and last roll.
   *[other] { $who } has made the third and last roll.
}
story-ga-reroll = { $who ->
    [you] You roll
   *[other] { $who } rolls
} { $dice } again.
story-ga-stop = { $who ->
    [you] You stop rolling.
   *[other] { $who } stops rolling.
}
story-ga-choose = { $who ->
    [you] You can
   *[other] { $who } can
} take a doubloon { $piers ->
    [one] from one pier.
   *[other] from one of { $piers } piers.
}
story-ga-take = { $who ->
    [you] You take
   *[other] { $who } takes
} a doubloon worth { $value } from the { $pier }.
story-ga-decline = { $who ->
    [you] You decline every doubloon your dice win.
   *[other] { $who } declines every doubloon the dice win.
}
story-ga-no-pier = { $who ->
    [you] Your dice win no doubloon.
   *[other] { $who } wins no doubloon with these dice.
}
story-ga-skull = { $who ->
    [you] You take
   *[other] { $who } takes
} { $left ->
    [0] the last skull token
   *[other] a skull token
} and { $who ->
    [you] lose
   *[other] loses
} { $points ->
    [one] a point
   *[other] { $points } points
}{ $left ->
    [0] .
    [one] ; one token is left.
   *[other] ; { $left } tokens are left.
}
story-ga-no-skull = No skull token is left, so { $who ->
    [you] you lose
   *[other] { $who } loses
} nothing.
story-ga-last-round-skulls = No skull token is left. The round is still finished: one last turn for { $last }.
story-ga-last-round-doubloons = No doubloon is left. The round is still finished: one last turn for { $last }.
story-ga-over-skulls = All skull tokens are taken, so the play is over.
story-ga-over-doubloons = All doubloons are taken, so the play is over.
story-ga-over-round = The round is finished, so the play is over.

## What a turn came to

turn-ga-best = Best doubloon: { $n }
turn-ga-doubloons = { $n ->
    [one] One doubloon
   *[other] { $n } doubloons
}
turn-ga-skulls = { $n ->
    [one] One skull token
   *[other] { $n } skull tokens
}
turn-ga-doubloon = { $who ->
    [you] You win
   *[other] { $who } wins
} a doubloon worth { $value } at the { $pier }.
turn-ga-skull = { $who ->
    [you] You win no doubloon and lose
   *[other] { $who } wins no doubloon and loses
} { $points ->
    [one] a point to a skull token
   *[other] { $points } points to skull tokens
}.
turn-ga-nothing = { $who ->
    [you] You win
   *[other] { $who } wins
} no doubloon; no skull token is left to take.

## In the terminal

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
   *[other] You may roll { $n } more times.
} “reroll rc” rolls a rum and a cannon again, “keep bb” rolls everything but two barrels; “r”, “k” and “s” are short for reroll, keep and stop.
terminal-ga-help-piers = Each pier shows what its next doubloon asks for and, in brackets, its value: bb means two barrels, “4 alike ho” four hooks or four compasses, “3 + 2” a full house. If your dice satisfy no pier, you take a skull token, which costs a point.
terminal-ga-help-taking = Choose the pier whose doubloon you take, for example “take barrel” or “take full-house”; “t” is short for take. A turn brings one doubloon.
terminal-ga-choice-stop = stop rolling; the best doubloon you can take is worth { $best }
terminal-ga-choice-stop-skull = stop rolling and take a skull token
terminal-ga-choice-take = take { $value } from the pier { $pier }
terminal-ga-choice-decline = decline every doubloon and take a skull token

## In the browser

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
web-ga-pier-won = { $pier }, { $value } for { $need }: { $whose ->
    [yours] your dice win it
   *[theirs] the dice win it
}
web-ga-pier-gone = { $pier }, no doubloon left
web-ga-asks-nothing = Its doubloons are gone
web-ga-dice = Dice
web-ga-dice-hint = Tap dice to keep
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
    [one] Roll one die
    [5] Roll all five
   *[other] Roll { $n } dice
}
web-ga-stop = Stop rolling
web-ga-stop-skull = { $tokens ->
    [0] Stop without a doubloon
   *[other] Stop and take a skull
}
web-ga-stop-choose = Stop and choose
web-ga-up-to = { $n } doubloons, up to { $most }
web-ga-stop-take = Stop and take { $value }
web-ga-take = Take { $value }
web-ga-decline = { $tokens ->
    [0] Decline them all
   *[other] Decline and take a skull
}
web-ga-choose = Choose a doubloon
web-ga-choosing = { $who } chooses a doubloon
web-ga-winning = { $whose ->
    [yours] What your dice win
   *[theirs] What the dice win
}
web-ga-win = { $whose ->
    [yours] Your dice win
   *[theirs] The dice win
}
web-ga-winning-none = { $whose ->
    [yours] Your dice win nothing yet
   *[theirs] The dice win nothing yet
}
web-ga-piers = What each pier asks for
web-ga-space-next = The next doubloon
web-ga-space-taken = Taken
web-ga-tokens = { $n ->
    [0] No skull token left
    [one] One skull token left
   *[other] { $n } skull tokens left
}
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
web-ga-turn = { $who } is rolling
web-ga-turn-yours = Your dice
web-ga-over = The play is over
web-ga-entry = Enter the dice that fell
web-ga-or = { $first } or { $last }
web-about-gold-armada = Three rolls to land at a pier of the island. Each one holds three doubloons, and asks more for every next one.
web-companion-does-gold-armada = Shows the piers your dice win, and counts doubloons and skulls.
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

## What things are

explain-ga-rolls = Rolls
explain-ga-die = { $n ->
    [0] No doubloon that is left asks for it.
   *[other] It counts for the next doubloon here: { $piers }.
}
explain-ga-die-free = Tap it to keep it. The dice you do not keep are rolled again.
explain-ga-die-fixed = The rolling is over, so the dice stay as they are.
explain-ga-die-whose = { $who } has rolled it.
explain-ga-tokens = A turn that wins no doubloon costs a skull token. Each one takes a point from whoever has it.
explain-ga-tokens-end = With the last token the play is over, unless the table agreed to finish the round.
explain-ga-points = The values of the doubloons, minus one for each skull token, are the points. The most points win.
explain-ga-pier-same = Enough dice with its symbol win the doubloon nearest to the island. More than enough are fine.
explain-ga-pier-alike = Enough dice alike win the doubloon nearest to the island. Its space says which symbols count.
explain-ga-pier-full-house = Three dice alike and two of another symbol win the doubloon nearest to the island. Its space says which symbols count.
explain-ga-won = { $whose ->
    [yours] Your dice win the next doubloon.
   *[theirs] The dice win the next doubloon.
}
explain-ga-matches = { $whose ->
    [yours] You have { $n } of the { $need } dice it asks for.
   *[theirs] { $n } of the { $need } dice it asks for are there.
}

## The rules in short

short-ga-goal = Win doubloons at the ten piers of the island. The most points at the end win.
short-ga-turn =
    Roll all five dice. Twice more you may roll again as many as you like; you may also stop earlier.
    Then take one doubloon from a pier that your dice win, always the one nearest to the island.
    If your dice win none, you take a skull token.
short-ga-scores =
    A pier with a symbol wants that symbol: two dice for the first doubloon, one more for each one after it.
    The other piers want dice alike, or a full house. After the first doubloon only the symbols shown on the pier count.
    A doubloon is worth its number. Each skull token costs a point.
short-ga-end = The play ends at once when the last skull token or the last doubloon is taken, unless the table agreed to finish the round.
short-ga-same = Its symbol: 2, 3, 4 dice
short-ga-skull = No doubloon: a skull token
short-ga-row-same = 1 2 3
short-ga-row-three = 2 3 4
short-ga-row-full-house = 3 4 5
short-ga-row-four = 3 4 5
short-ga-row-five = 4 5 6
short-ga-row-skull = −1

## What the command says about this game

not-a-pier = There is no pier “{ $pier }”. The piers are { $known }.
ending-skulls-gone = all skull tokens are taken
ending-doubloons-gone = all doubloons are taken
best-margin = The final margin is computed only for two seats with at most twelve skull tokens, not for { $seats } seats under these terms. Use --goal points.
best-win-far = Without its table the chance to win is computed only near the end of the board, and from here more than { $most } positions can still follow. “doubloon solve gold-armada --goal win” with the same terms computes the table. --goal margin answers without it.
solve-begins-gold-armada-two-win = Chance to win of the first and the second player: { $shares }

## My box

web-ga-box-about = The board is shown only in pictures that we could not find. Its piers, symbols and values are our assumptions.
web-ga-box-piers = Piers
web-ga-box-kind = Asks for
web-ga-box-kind-same = dice with its own symbol
web-ga-box-kind-alike = dice alike
web-ga-box-kind-full-house = a full house
web-ga-box-symbol = Its symbol
web-ga-box-space = { $n ->
    [1] First doubloon
    [2] Second doubloon
   *[other] Third doubloon
}
web-ga-box-value = Worth
web-ga-box-value-of = { $pier }, { $space }: worth
web-ga-box-needs = Dice
web-ga-box-needs-of = { $pier }, { $space }: dice
web-ga-box-allowed = { $space }: symbols that count
web-ga-box-symbols = Symbols and the die
web-ga-box-symbols-about = The name of each symbol, and how many sides of one die show it.
web-ga-box-name = Name of the symbol { $symbol }
web-ga-box-sides = Sides of the die: { $symbol }

review-reason-skull = Chance of a turn without a doubloon: { $best } instead of { $chosen }
review-how-odds = They come from estimated odds at the end of each turn, except near the end of a play of two.

## Charts
chart-ga-board = { $gone ->
    [0] Nothing taken yet
    [one] One doubloon gone from each pier
   *[other] { $gone } doubloons gone from each pier
  }
pocket-ga-1 = Keep the symbol that lacks the fewest dice for a doubloon; of several, the one you have most of, then the one whose piers pay most.
pocket-ga-2 = Four alike: roll the last die if five alike pay more than you have.
pocket-ga-3 = Otherwise stop if you win 3 or more.
pocket-ga-4 = Two pairs: keep both if the full house allows them and pays 4 or more.
pocket-ga-5 = Before the last roll keep two such pairs in any case.
pocket-ga-6 = Take the doubloon that pays most.
