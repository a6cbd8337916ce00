### English.

pig = Pig
web-about-pig = Roll as often as you dare and hold in time: a one loses the whole pot. First to 100.

## The rules in short

short-pig-goal = Be the first with 100 points, or with what the table agreed on.
short-pig-turn =
    Roll the die: what it shows goes into the pot.
    Roll again as often as you like, or hold: then the pot is yours.
    A one ends your turn, and the pot is lost.
short-pig-end = Whoever reaches the target wins at once.

## Clauses

pig-one = A one ends the turn and loses the pot, unless the table agreed that the first roll is safe.
pig-hold = Holding adds the pot to your points and ends your turn.
pig-target = The first to reach the target wins.
pig-roll-first = The die must fall before anything can be chosen.
pig-hold-something = Roll first: there is nothing in the pot to hold.
pig-start-one-winner = Only one player can have reached the target of { $target }.

## Editions and readings

web-pig-edition-classic = Classic
web-pig-reading-safe-first-roll = A one on the first roll of a turn is safe

## The story of a step, and what a turn came to

story-pig-roll = { $who ->
    [you] You roll
   *[other] { $who } rolls
} a { $n }: { $pot } in the pot.
story-pig-one = { $who ->
    [you] You roll
   *[other] { $who } rolls
} a one and { $who ->
    [you] lose
   *[other] loses
} { $pot ->
    [0] nothing but the turn
   *[other] the pot of { $pot }
}.
story-pig-hold = { $who ->
    [you] You hold
   *[other] { $who } holds
} and { $who ->
    [you] bank
   *[other] banks
} { $pot }.
turn-pig-held = { $who ->
    [you] You bank
   *[other] { $who } banks
} { $n ->
    [one] one point
   *[other] { $n } points
}.
turn-pig-lost = { $who ->
    [you] You roll
   *[other] { $who } rolls
} a one: no points.

## The generic board

view-pig-pot = In the pot
act-pig-roll = Roll
act-pig-hold = Hold
