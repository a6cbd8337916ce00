### English.

## Clauses

mille-sabords = Mille Sabords!
ms-players = Mille Sabords is for two to five players.
ms-set-up = Everybody starts with no points, and the first seat begins.
ms-deck = There is no card { $card } left in the pile.
ms-reshuffle = When the pile is empty, the discards are shuffled and become the pile.
ms-card-first = A turn begins with a card, before anything else happens.
ms-one-card = A turn has only one card.
ms-roll-first = The dice must be rolled before you can choose.
ms-cup = A roll shows exactly the dice in the cup, each with one of its faces: { $cup } were in the cup, { $fell } were rolled.
ms-stop = After each roll you may stop and score.
ms-third-skull = The third skull ends the turn without points.
ms-three-on-first = Exactly three skulls on the first roll are a bust.
ms-later-skulls = Four or more skulls after a later roll are a bust.
ms-negative = Points may fall below zero, unless the players agreed otherwise.
ms-reroll-on-table = Only dice on the table can be rolled again.
ms-reroll-two = Roll at least two dice, or stop.
ms-reroll-keep-one = Keep at least one die.
ms-skulls-stay = A skull stays until the end of the turn.
ms-score-combination = Three or more alike score, and each further die makes them score more. Skulls never score.
ms-score-treasure = Each coin and each diamond scores 100 more.
ms-score-full-chest = If all eight dice score, the full chest brings 500 more.
ms-full-chest-ship = The sabres that win a ship count for the full chest, unless the players agreed otherwise.
ms-full-chest-skull-card = Only the eight dice matter for the full chest, unless the players agreed otherwise.
ms-skull-island = Four or more skulls on the first roll lead to the skull island: each opponent loses 100 for every skull, and a roll without one ends the turn.
ms-island-roll-all = On the skull island all dice that are no skulls are rolled together.
ms-island-forced = On the skull island you must roll on while enough dice are left.
ms-island-two = There are too few dice for a roll on the skull island.
ms-island-revealed = On the skull island only the skulls at the end of the turn count, unless the players agreed otherwise.
ms-treasure-island = Dice can be laid and lifted only with the treasure island card, and not on the skull island.
ms-treasure-island-bust = The third skull ends the turn: only the dice on the treasure island score, and no more can be laid there.
ms-lay-some = Choose at least one die to lay on the treasure island.
ms-lay-on-table = Only dice on the table can be laid on the treasure island.
ms-lay-skulls = Skulls cannot be laid on the treasure island.
ms-lay-once = Dice are laid on the treasure island at most once between two rolls.
ms-lay-lifted = A die that you have just lifted can be laid on the treasure island again only after the next roll.
ms-lift-some = Choose at least one die to lift from the treasure island.
ms-lift-laid = Only dice on the treasure island can be lifted from it.
ms-lift-once = Dice are lifted at most once between two rolls, and before any are laid.
ms-pirate = The pirate counts the whole turn twice, the skull island too.
ms-skull-card = The skulls on the card count like skulls on dice.
ms-guardian = The guardian lets one skull be rolled again, once in the turn.
ms-guardian-once = The guardian is used up: she has already rolled a skull again in this turn.
ms-guardian-alone = The guardian's skull may be rolled alone, unless the players agreed otherwise.
ms-guardian-rescue = You have three skulls: roll one of them again with the guardian's help, or stop and be bust.
ms-guardian-island = On the skull island the guardian rolls one skull again, that die alone, unless the players agreed that she does not help there.
ms-ship = A ship needs its sabres: with them you win its value, without them you lose it.
ms-ship-bust = A bust on a ship costs its value, as the players agreed.
ms-ship-island = A ship never leads to the skull island: four skulls on the first roll are a bust.
ms-treasure-card = The coin or diamond on the card counts like one more die.
ms-animals = Monkeys and parrots count as one symbol.
ms-last-round = A player who ends a turn with at least the target triggers the last round; then the most points win.
ms-last-raid = A player who triggered the last round and was overtaken may have one more turn, if the players agreed so.
ms-sudden-death = In sudden death, a player who ends an own turn with at least the target wins at once.
ms-tie = Tied leaders share the win, unless the players agreed otherwise.
ms-magic = Nine alike win the play at once.
ms-magic-skulls = Nine skulls are not magic, unless the players agreed otherwise.
ms-start-unit = { $seat } cannot have { $points } points: all points are multiples of { $unit }.
ms-start-floor = { $seat } cannot have { $points } points: with floor-scores-at-zero nobody falls below 0.
ms-start-deck = There are { $found } cards { $card } in `deck`, the edition has only { $copies }.
ms-deck-table = This must be a table with a number for each kind of card.
ms-deck-missing = This is missing: please add it.
ms-deck-unknown = Nothing of this name is known here. Known are { $known }.
ms-deck-copies = Enter a whole number from 0 to { $most }.
ms-deck-empty = A deck needs at least one card.
ms-deck-many = These are { $found } cards; a deck has at most { $most }.
box-ms-copies = { $card }: { $n } instead of { $usual }
ms-start-one-ending = Only one of `last-round`, `sudden-death` and `tie-break` can hold.
ms-start-tie-seat = In a tie-break, `seat` must be the first of the seats still to play.
ms-start-tie-reading = Tied turns are played only with tie-break = "extra-turns".
ms-start-tie-few = A tie-break needs at least two tied seats and one still to play.
ms-start-tie-order = `tie-break` must list the seats still to play, in playing order.
ms-start-tie-unequal = Before anybody has played the tie-break, the tied seats must have equal points.
ms-start-target = { $seat } has reached the target of { $target }, but no last round was triggered: add `last-round` or `sudden-death`.
ms-start-trigger-seat = { $seat } triggered the last round and has no turn in it.
ms-start-trigger-points = { $seat } has fewer than { $target } points, and nobody has played since: it cannot have triggered the last round.

## Names

piece-ms-k = { $n ->
    [one] a skull
   *[other] { $n } skulls
}
piece-ms-s = { $n ->
    [one] a sabre
   *[other] { $n } sabres
}
piece-ms-c = { $n ->
    [one] a coin
   *[other] { $n } coins
}
piece-ms-d = { $n ->
    [one] a diamond
   *[other] { $n } diamonds
}
piece-ms-m = { $n ->
    [one] a monkey
   *[other] { $n } monkeys
}
piece-ms-p = { $n ->
    [one] a parrot
   *[other] { $n } parrots
}
name-ms-card-treasure-island = Treasure Island
name-ms-card-pirate = Pirate
name-ms-card-guardian = Guardian
name-ms-card-animals = Animals
name-ms-card-coin = Coin
name-ms-card-diamond = Diamond
name-ms-card-skull-1 = One skull
name-ms-card-skull-2 = Two skulls
name-ms-card-ship-2 = Ship: 2 sabres
name-ms-card-ship-3 = Ship: 3 sabres
name-ms-card-ship-4 = Ship: 4 sabres
name-ms-loss = { $victim ->
    [you] you { $points }
   *[other] { $victim } { $points }
}
about-ms-card-treasure-island = Dice laid on this card are safe from the third skull.
about-ms-card-pirate = Everything in this turn counts twice.
about-ms-card-guardian = One skull may be rolled again, once in this turn.
about-ms-card-animals = Monkeys and parrots count as the same symbol.
about-ms-card-coin = The coin on the card counts like one more die.
about-ms-card-diamond = The diamond on the card counts like one more die.
about-ms-card-skull-1 = The turn begins with one skull.
about-ms-card-skull-2 = The turn begins with two skulls.
about-ms-card-ship-2 = 2 sabres win 300 more; without them 300 are lost.
about-ms-card-ship-3 = 3 sabres win 500 more; without them 500 are lost.
about-ms-card-ship-4 = 4 sabres win 1000 more; without them 1000 are lost.

## What a step did

story-ms-card = { $who ->
    [you] You turn up the card { $card }.
   *[other] { $who } turns up the card { $card }.
}
story-ms-roll = { $who ->
    [you] You roll { $dice }.
   *[other] { $who } rolls { $dice }.
}
story-ms-roll-again = { $who ->
    [you] You get { $dice }.
   *[other] { $who } gets { $dice }.
}
story-ms-reroll = { $who ->
    [you] You roll { $dice } again.
   *[other] { $who } rolls { $dice } again.
}
story-ms-guardian = { $who ->
    [you] With the guardian's help, you roll { $dice } again.
   *[other] With the guardian's help, { $who } rolls { $dice } again.
}
story-ms-guardian-declined = { $who ->
    [you] You do not ask the guardian for help.
   *[other] { $who } does not ask the guardian for help.
}
story-ms-rescue = { $who ->
    [you] { $skulls } skulls! Only the guardian can save your turn.
   *[other] { $skulls } skulls! Only the guardian can save the turn of { $who }.
}
story-ms-lay = { $who ->
    [you] You lay { $dice } on the treasure island.
   *[other] { $who } lays { $dice } on the treasure island.
}
story-ms-lift = { $who ->
    [you] You take { $dice } back from the treasure island.
   *[other] { $who } takes { $dice } back from the treasure island.
}
story-ms-scored = { $who ->
    [you] You stop and score { $points }: { $total } in all.
   *[other] { $who } stops and scores { $points }: { $total } in all.
}
story-ms-scored-nothing = { $who ->
    [you] You stop and score nothing.
   *[other] { $who } stops and scores nothing.
}
story-ms-full-chest = { $who ->
    [you] Full chest: all eight dice score, { $bonus } more for you.
   *[other] Full chest: all eight dice score, { $bonus } more for { $who }.
}
story-ms-pirate = { $who ->
    [you] The pirate counts your { $points } points twice.
   *[other] The pirate counts the { $points } points of { $who } twice.
}
story-ms-ship-won = { $who ->
    [you] You have the { $sabres } sabres and win the ship: { $bonus } more.
   *[other] { $who } has the { $sabres } sabres and wins the ship: { $bonus } more.
}
story-ms-ship-lost = { $who ->
    [you] You stop without the { $sabres } sabres of the ship and lose { $points }: { $total } in all.
   *[other] { $who } stops without the { $sabres } sabres of the ship and loses { $points }: { $total } in all.
}
story-ms-ship-bust = { $who ->
    [you] { $skulls } skulls: you are bust and lose { $points } with the ship of { $sabres } sabres: { $total } in all.
   *[other] { $skulls } skulls: { $who } is bust and loses { $points } with the ship of { $sabres } sabres: { $total } in all.
}
story-ms-bust = { $who ->
    [you] { $skulls } skulls: you are bust and score nothing.
   *[other] { $skulls } skulls: { $who } is bust and scores nothing.
}
story-ms-bust-saved = { $who ->
    [you] { $skulls } skulls: you are bust, but the treasure island saves { $points }: { $total } in all.
   *[other] { $skulls } skulls: { $who } is bust, but the treasure island saves { $points }: { $total } in all.
}
story-ms-bust-ship = { $who ->
    [you] { $skulls } skulls: you are bust, but the sabres win the ship's { $points }: { $total } in all.
   *[other] { $skulls } skulls: { $who } is bust, but the sabres win the ship's { $points }: { $total } in all.
}
story-ms-island = { $who ->
    [you] { $skulls } skulls on the first roll: you land on Skull Island!
   *[other] { $skulls } skulls on the first roll: { $who } lands on Skull Island!
}
story-ms-island-roll = { $who ->
    [you] On Skull Island you roll { $dice }.
   *[other] On Skull Island { $who } rolls { $dice }.
}
story-ms-island-skulls = { $who ->
    [you] You now have { $skulls } skulls.
   *[other] { $who } now has { $skulls } skulls.
}
story-ms-island-end = { $who ->
    [you] You leave Skull Island with { $skulls } skulls.
   *[other] { $who } leaves Skull Island with { $skulls } skulls.
}
story-ms-island-end-pirate = { $who ->
    [you] You leave Skull Island with { $skulls } skulls, and the pirate counts them twice.
   *[other] { $who } leaves Skull Island with { $skulls } skulls, and the pirate counts them twice.
}
story-ms-island-loss = { $victim ->
    [you] You lose { $points }: { $total } in all.
   *[other] { $victim } loses { $points }: { $total } in all.
}
story-ms-island-losses = { $victims } lose { $points } each.
story-ms-island-no-loss = { $victim ->
    [you] You have no points to lose.
   *[other] { $victim } has no points to lose.
}
story-ms-magic = { $who ->
    [you] { $symbols }: pirate magic! You win at once.
   *[other] { $symbols }: pirate magic! { $who } wins at once.
}
story-ms-last-round = { $who ->
    [you] You have reached { $target }: the last round begins, with one more turn for { $others }.
   *[other] { $who } has reached { $target }: the last round begins, with one more turn for { $others }.
}
story-ms-last-raid = { $who ->
    [you] You have been overtaken and take one more turn.
   *[other] { $who } has been overtaken and takes one more turn.
}
story-ms-sudden-death = { $who ->
    [you] Sudden death: you have fallen below { $target }. The first player to end a turn with { $target } wins at once.
   *[other] Sudden death: { $who } has fallen below { $target }. The first player to end a turn with { $target } wins at once.
}
story-ms-tie = The lead is tied: one more turn each for { $leaders }.
story-ms-reshuffle = The pile is empty: the discarded cards are shuffled.

## What a turn came to, in a sentence

turn-ms-best = Best turn: { $n } points
turn-ms-islands = Cost others { $n } points from Skull Island
turn-ms-busts = { $n ->
    [one] Bust once
   *[other] Bust { $n } times
}
turn-ms-ships-lost = { $n ->
    [one] One ship lost
   *[other] { $n } ships lost
}
turn-ms-scored = { $who ->
    [you] You stop and score { $points }.
   *[other] { $who } stops and scores { $points }.
}
turn-ms-nothing = { $who ->
    [you] You stop without points.
   *[other] { $who } stops without points.
}
turn-ms-ship-won = { $who ->
    [you] You win the ship and score { $points }.
   *[other] { $who } wins the ship and scores { $points }.
}
turn-ms-ship-kept = { $who ->
    [you] The third skull! You still win the ship's { $points }.
   *[other] The third skull! { $who } still wins the ship's { $points }.
}
turn-ms-ship-lost = { $who ->
    [you] The ship is lost: you lose { $points }.
   *[other] The ship is lost: { $who } loses { $points }.
}
turn-ms-bust = { $who ->
    [you] The third skull! You get nothing.
   *[other] The third skull! { $who } gets nothing.
}
turn-ms-saved = { $who ->
    [you] The third skull! You save { $points } on the treasure island.
   *[other] The third skull! { $who } saves { $points } on the treasure island.
}
turn-ms-island = { $who ->
    [you] You visit Skull Island: { $points } points less for { $victims }.
   *[other] { $who } visits Skull Island: { $points } points less for { $victims }.
}
turn-ms-island-uneven = { $who ->
    [you] You visit Skull Island. Points lost: { $losses }.
   *[other] { $who } visits Skull Island. Points lost: { $losses }.
}
turn-ms-island-nothing = { $who ->
    [you] You visit Skull Island, but nobody has points to lose.
   *[other] { $who } visits Skull Island, but nobody has points to lose.
}
turn-ms-magic = { $who ->
    [you] Nine alike! You win at once.
   *[other] Nine alike! { $who } wins at once.
}

## In the terminal

terminal-ms-die-name-k = skull
terminal-ms-die-name-s = sabre
terminal-ms-die-name-c = coin
terminal-ms-die-name-d = diamond
terminal-ms-die-name-m = monkey
terminal-ms-die-name-p = parrot
terminal-ms-laid = On the treasure island, safe:
terminal-ms-table = On the table:
terminal-ms-note-last-round = triggered the last round
terminal-ms-standing = { $n ->
    [0] No skull yet
    [one] One skull of three
   *[other] { $n } skulls of three
}; stopping now scores { $worth }.
terminal-ms-standing-rescue = Three skulls! Without the guardian's help, the turn ends with { $worth }.
terminal-ms-standing-island = Skull Island: { $n } skulls, so every opponent loses { $loss }.
terminal-ms-help-rolled = Stop and score, or roll at least two dice again; the third skull ends the turn without points. “reroll mp” rolls a monkey and a parrot again, “keep sss” rolls everything but three sabres; “r” and “k” are short for them, “s” for stop.
terminal-ms-help-score = Three alike score 100, four 200, five 500, six 1000, seven 2000, eight 4000. Each coin and diamond scores 100 more, and a full chest (all eight dice score) 500 more.
terminal-ms-help-guardian = The guardian lets you roll one skull again, once: add a k, like “reroll kmp”, or “reroll k” alone.
terminal-ms-help-treasure = “lay cc” puts two coins on the treasure island, where they are safe from the third skull; “lift c” takes one back. You may do each once between two rolls.
terminal-ms-help-rescue = You have three skulls, but the guardian can roll one of them again: “reroll k”, or “reroll kmp” with other dice. If you stop, you are bust.
terminal-ms-help-island = You are on Skull Island: roll for more skulls. A roll without a skull ends the turn, and every opponent loses 100 for each skull.
terminal-ms-help-island-guardian = The guardian can roll one skull again here too, that die alone: “reroll k”.
terminal-ms-choice-stop = stop and score { $worth }
terminal-ms-choice-stop-rescue = stop and be bust: { $worth }
terminal-ms-choice-stop-island = leave the island: every opponent loses { $loss }
terminal-ms-choice-reroll = roll { $dice } again
terminal-ms-choice-lay = lay { $dice } on the treasure island
terminal-ms-choice-lift = take { $dice } back from the treasure island

## In the browser

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
web-ms-about-treasure-island = Dice laid here are safe: they score even after the third skull.
web-ms-about-pirate = Everything in this turn counts twice.
web-ms-about-guardian = Once in this turn, one skull may be rolled again.
web-ms-about-animals = Monkeys and parrots count as the same.
web-ms-about-coin = It counts as one more coin.
web-ms-about-diamond = It counts as one more diamond.
web-ms-about-skull = { $skulls ->
    [one] One skull lies there from the start.
   *[other] { $skulls } skulls lie there from the start.
}
web-ms-about-ship = Stopping with { $sabres } sabres or more brings { $bonus } extra points; without them { $bonus } are lost.
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
web-ms-sabres-enough = { $n } sabres: enough
web-ms-card-skull = skull of the card
web-ms-aside = Skulls, set apart
web-ms-dice = Dice
web-ms-guardian-offer = The guardian can roll one skull again. Tap the skull.
web-ms-guardian-use = Ask the guardian
web-ms-guardian-island = She rolls one skull again
web-ms-treasure = Treasure Island
web-ms-treasure-empty = Hold dice, then lay them on the island.
web-ms-treasure-gathered = What lies here is safe as soon as you roll.
web-ms-saved = { $n } points are safe here.
web-ms-lay = { $n ->
    [0] Lay held dice
    [one] Lay one die
   *[other] Lay { $n } dice
}
web-ms-lay-about = on the island
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
web-ms-prompt-rolled = Choose the dice to hold
web-ms-prompt-rescue = The third skull! Only the guardian can help
web-ms-prompt-island = Roll on for more skulls.
web-ms-watch-card = { $who ->
    [you] Your card comes first
   *[other] { $who } turns up a card
}
web-ms-watch-cup = { $who ->
    [you] Your dice are in the cup
   *[other] { $who } has the dice
}
web-ms-watch-rolled = { $who ->
    [you] Your dice lie there
   *[other] { $who } chooses dice
}
web-ms-watch-rescue = { $who ->
    [you] The third skull! Only the guardian can help
   *[other] The third skull! Will { $who } call the guardian?
}
web-ms-watch-island = { $who ->
    [you] You are on the island.
   *[other] { $who } is on the island.
}
web-ms-last-round = { $who ->
    [you] The last round! You have reached { $n }; everybody else has one more turn.
   *[other] The last round! { $who } has reached { $n }; everybody else has one more turn.
}
web-ms-sudden-death = Sudden death: whoever ends a turn with { $n } wins at once.
web-ms-tied = Tied: { $names } take one more turn each.
web-ms-entry-card = Which card is turned up?
web-ms-entry-roll = Enter the roll
web-about-mille-sabords = Eight dice, one card, and a third skull that ends it all. How far do you push your luck for treasure?
web-companion-does-mille-sabords = Referees every turn and shows what stopping would score.
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

## What stopping brings, item by item

web-ms-sum-title = { $who ->
    [you] If you stop now
   *[other] If { $who } stops now
}
web-ms-sum-short = What stopping brings: { $n }
web-ms-sum-on-card = { $n ->
    [one] one of them on the card
   *[other] { $n } of them on the card
}
web-ms-sum-full-chest = Full chest: all eight dice score
web-ms-sum-ship = The ship: its sabres are there
web-ms-sum-ship-lost = The ship is lost: too few sabres, and nothing else scores
web-ms-sum-pirate = The pirate counts it all twice
web-ms-sum-none = Without points
web-ms-sum-nothing = Nothing scores yet
web-ms-sum-bust = Without the guardian's help this turn scores nothing.
web-ms-sum-all = In all
web-ms-sum-total = { $who ->
    [you] Your points after that
   *[other] Points of { $who } after that
}
web-ms-sum-floor = At this table nobody falls below zero.
web-ms-sum-saved-title = Safe on the treasure island
web-ms-sum-saved-about = These points are kept even if the third skull comes.
web-ms-sum-rule = Three alike score 100, four 200, five 500, six 1000, seven 2000, eight 4000. Each coin and each diamond scores 100 besides. All eight dice scoring is a full chest: 500 more.
web-ms-card-about = { $card }: what the card does
web-ms-sum-island = Each opponent loses { $n } × { $each } = { $loss }.

## What things are

explain-ms-die-k = A skull never scores and stays where it is. The third skull ends the turn; four or more on the first roll lead to Skull Island.
explain-ms-die-s = Three sabres or more score, and each further one makes them score more. Ships ask for sabres, too.
explain-ms-die-c = Each coin scores 100. Three coins or more also score as a group.
explain-ms-die-d = Each diamond scores 100. Three diamonds or more also score as a group.
explain-ms-die-m = Three monkeys or more score. With the card Animals, parrots count among them.
explain-ms-die-p = Three parrots or more score. With the card Animals, monkeys count among them.
explain-ms-die-card = This skull is printed on the card of the turn: it counts like one on a die, and can never be rolled.
explain-ms-die-pick = A tap holds it, another tap lets it go. What is not held is rolled again.
explain-ms-die-lift = A tap marks it, to be taken back from the treasure island.
explain-ms-die-guarded = A tap marks it: the guardian lets you roll it again.
explain-ms-die-others = Now it is up to { $who } to choose.
explain-ms-card-treasure-island = After each roll dice can be laid on this card or taken back. A voluntary stop scores all eight dice, wherever they lie.
explain-ms-card-pirate = That is true for every bonus and, on Skull Island, for what each skull costs the others.
explain-ms-card-guardian = She also helps at the third skull and on Skull Island, unless the table agreed otherwise.
explain-ms-card-guardian-used = The guardian has already helped in this turn: skulls stay from now on.
explain-ms-card-animals = Two monkeys and two parrots score like four alike, for example.
explain-ms-card-coin = It scores 100 and makes a group of coins one larger. It is never rolled again.
explain-ms-card-diamond = It scores 100 and makes a group of diamonds one larger. It is never rolled again.
explain-ms-card-skull = They count like skulls on dice: with them, the third skull comes sooner.
explain-ms-card-ship = The third skull loses the ship as well, and a ship never leads to Skull Island. What a third skull costs when the sabres are there is agreed at the table.
explain-ms-pile = A new card is turned up for every turn. When the pile is empty, all cards are shuffled again. Still to come:
explain-ms-pile-card = { $n } × { $card }
explain-ms-skulls = Skulls on dice and on the card count together. With { $bust } the turn is over, and what lies on the table is lost.
explain-ms-skulls-first = Four or more on the first roll lead to Skull Island, where every skull costs all the others points. A ship never goes there.
explain-ms-sabres-title = Sabres for the ship
explain-ms-sabres = Whoever stops with { $of } sabres wins { $bonus } besides everything else; whoever stops with fewer scores nothing and loses { $bonus }.
explain-ms-treasure = Dice on the treasure island score even if the third skull comes, but without a full chest. Whoever stops scores everything anyway.
explain-ms-lay-none = First tap the dice you want to lay on the island, so that they are held.
explain-ms-island = The skulls lie apart and the other dice are rolled, as long as every roll brings another skull. Whoever is there scores nothing; each opponent loses points for every skull.
explain-ms-points = { $who ->
    [you] You have { $points } points; { $left } are missing for the target of { $target }.
   *[other] { $who } has { $points } points; { $left } are missing for the target of { $target }.
}
explain-ms-points-reached = { $who ->
    [you] You have { $points } points and have reached the target of { $target }.
   *[other] { $who } has { $points } points and has reached the target of { $target }.
}
explain-ms-target = Whoever ends a turn with { $n } points or more begins the last round: everybody else has one more turn, and then the most points win.

## The rules in short

short-ms-goal = Collect more points than the others. The race goes to 6000, unless the table agreed on another number.
short-ms-turn =
    A card is turned up. It holds for this turn only.
    Roll all eight dice.
    Now stop and score, or go on: hold at least one die and roll at least two others again. Do that as often as you dare.
    Skulls cannot be rolled again. The third skull ends your turn, and you score nothing.
    Four skulls or more on the very first roll take you to Skull Island. There you roll on as long as new skulls come, and each opponent loses 100 for every skull.
short-ms-cards = The cards
short-ms-card-treasure-island = Dice you lay on it score even after the third skull.
short-ms-card-pirate = Everything counts twice.
short-ms-card-guardian = Once, you may roll a skull again.
short-ms-card-animals = Monkeys and parrots count as the same.
short-ms-card-coin = One more coin for you.
short-ms-card-diamond = One more diamond for you.
short-ms-card-skull = You begin with one skull or two.
short-ms-card-ship = Stop with enough sabres and win its bonus. Stop with too few, or lose the turn, and you lose as many points.
short-ms-scores = Symbols that are alike score together. The more there are, the better:
short-ms-alike = Points for symbols alike
short-ms-treasure = for each coin and each diamond, besides
short-ms-chest = for a full chest: all eight dice score
short-ms-example = 100 + 3 × 100 = 400, for example
short-ms-end =
    Whoever ends a turn with 6000 points or more begins the last round: everybody else has one more turn. Then the most points win.
    If the player who began it has fallen below 6000 by then, you play on, and the next to end a turn there wins.
    Nine alike, eight dice and the card, win at once.
    A table may agree otherwise: what holds here stands under “Table”.

## What the command says about this game

not-a-card = There is no card “{ $card }”. The cards are { $known }.
ending-sudden-death = in sudden death
ending-magic = by pirate magic
best-reason-stop = Points for stopping now: { $value }
best-reason-bust = Chance that the next roll is a bust: { $value }
best-reason-points = Expected points of this turn after the best act, if played for points: { $value }
best-reason-best-points = Most points expected of this turn: { $value }

## My box

web-ms-box-about = The rulebook says only that there are 35 cards. How many there are of each kind is our assumption: several sources agree, but printings differ.
web-ms-box-total = { $n ->
    [one] one card in all
   *[other] { $n } cards in all
}

ms-review-target = The chance to win is not computed for a target of { $target } points, so this play cannot be reviewed.
review-reason-points = Points of this turn, if played for points: { $best } instead of { $chosen }
review-reason-bust = Chance that the next roll is a bust: { $best } instead of { $chosen }
review-how-full-deck = Cards of later turns are drawn as if from a full deck; all else is exact.
review-how-race = They come from a race in which every seat plays its later turns for points.

## Charts
chart-ms-row = { $skulls ->
    [0] no skull
    [one] one skull
   *[other] { $skulls } skulls
  }, { $dice } dice to roll
pocket-ms-1 = Roll two dice at a time, three without a skull: those that score nothing, then those that cost least. Count the skulls of the card.
pocket-ms-2 = No skull: never stop while two dice score nothing; otherwise stop from 2500.
pocket-ms-3 = One skull: stop from 2000; from 1000 if fewer than two dice score nothing.
pocket-ms-4 = Two skulls: stop from 400; from 300 if fewer than two dice score nothing.
pocket-ms-5 = Pirate and Treasure Island: double these limits. On the island lay every die that you do not roll.
pocket-ms-6 = Ship: keep all sabres, and do not stop before they are enough.
pocket-ms-7 = Guardian: do not stop with a skull. With two skulls, or if you would have to break what scores, roll the skull and at most one other die.
pocket-ms-8 = Skull island: roll all other dice as long as you may.
