### English.

## Clauses

gold-up = Gold Up
gu-box = The box has 48 chests and 62 cards for the key pile. Every one of them is in exactly one place.
gu-values = Every chest holds gold: the rarer its colour, the more. The printed values are not known, so the owner of a box can correct them.
gu-seats = The game is for two to six seats.
gu-deal = Every seat starts a round with five cards of the key pile, dealt one at a time from the seat that starts.
gu-layout = Eleven chests lie open on the places a to k: rows of three, two, one, two and three.
gu-series = There are seven series: the five rows are 1 to 5, the two diagonals are 6 and 7.
gu-turn-order = Seat 1 starts the first round, the next seat the round after it. Turns go in the order of the seats.
gu-hidden-hands = Hands are hidden and chests are open. You may know the hidden cards that you have seen, and what follows from that.
gu-one-act = A turn is one act: take a series, draw keys, rob keys or rob chests.
gu-cards-first = Cards are still to come. Wait until they have been dealt, drawn, lost or laid out.
gu-card-due = Another card is due now: it must come from the right pile and go to the right hand.
gu-card-left = That card cannot come: none of its kind can be on top of the pile, or in the hand that loses a card.
gu-take = Pay for all chests of a series and they are yours, face up in front of you.
gu-one-key-each = Play exactly one key for every chest, no more and no fewer.
gu-key-colour = A key opens only chests of its own colour, and there are fewer chests of that colour than keys.
gu-keys-in-hand = You can only play cards that you hold, and you do not hold these keys.
gu-keys-only = Only keys and jokers open chests; thieves do not.
gu-joker = A joker stands for any key, even for one that you hold and want to keep.
gu-keys-under = Played cards go under the key pile, openly, so everybody knows what lies there.
gu-refill = Every emptied place gets the next chest of the pile, in the order of the places.
gu-draw = You can always draw. It brings two cards of the key pile, or what is left of it.
gu-no-hand-limit = There is no limit to the cards in a hand.
gu-key-thief = A key thief takes the whole hand of one other seat, special cards included.
gu-key-thief-held = You need a key thief in your hand to rob keys.
gu-key-thief-two = With two players, a key thief takes two cards blindly from the other hand, or the only one there is.
gu-victim = A thief robs another seat at this table.
gu-empty-hand = That seat holds no cards, so there is nothing to rob.
gu-chest-thief = A chest thief takes as many chests of one seat as you open, each with its own key.
gu-chest-thief-held = You need a chest thief in your hand to rob chests.
gu-chests-in-front = You can only steal chests that lie in front of that seat.
gu-steal-least = That is too few: a chest thief takes at least one chest, or as many as the table agreed on.
gu-round-end = The round is over as soon as the last chest leaves the pile. Whoever took the series keeps it, and the places left empty stay empty.
gu-stalemate = When every seat in succession draws from an empty key pile the round is over, unless the table agreed otherwise.
gu-round-score = After a round everybody scores the gold in front of them. Chests left on the table count for nobody.
gu-next-round = The next round begins by itself: all cards are shuffled and dealt again, unless the table agreed to keep hands.
gu-target = The play is over when somebody has reached the target after a round. The highest total wins.
gu-tie = If the lead is shared at the target, another round is played by all, unless the table agreed to share the win.
gu-start-table = This position is impossible: the table has { $places } places, and { $found } chests are given.
gu-start-letters = This position cannot be read: { $field } has the letters { $letters }, but only { $alphabet } are cards there.
gu-start-concealed = This position cannot be played: { $field } has cards written as ?. Name every card.
gu-start-keys = This position is impossible: { $found } cards { $card } are in hands and in the key pile, but the box has { $copies }.
gu-start-chests = This position is impossible: { $found } chests { $card } are on the table, in front of seats and in the pile, but the box has { $copies }.
gu-start-round-over = This position is impossible: without a chest in the pile the round is over. Give at least one letter in unseen-chests.
gu-start-under = The bottom of the key pile cannot be read: under-keys is a text in order, or, only with the reading bottom-order = “shuffled”, a list of texts that are not empty.
gu-start-passes = This position is impossible: passes is { $passes }, but the key pile has { $cards } cards, and only draws from an empty pile are counted.
gu-start-stalemate = This position is impossible: after { $passes } passes in succession with { $seats } seats the round is over.
gu-start-target = This position is impossible: { $seat } has reached { $target } in finished rounds, so the play is over.
gu-chests-table = This must be a table of its own.
gu-chests-missing = This is missing: please add it.
gu-chests-unknown = Nothing of this name is known here. Known are { $known }.
gu-chests-letter = Letters are fixed: this one is “{ $letter }”.
gu-chests-number = Enter a whole number from { $least } to { $most }.
gu-chests-few-chests = { $found } chests are too few to lay out the table and have one left. There must be at least { $least }.
gu-chests-few-keys = { $found } cards in the key pile are too few to deal to { $seats } seats. There must be at least { $least }.
box-gu-value = { $chest } holds { $n } gold instead of { $usual }
box-gu-copies = { $cards } instead of { $usual }
box-gu-target = The play ends at { $n } gold instead of { $usual }
gu-not-a-series = “{ $text }” is not a series; series are written 1 to 7.
gu-one-card = “{ $text }” is not one card; chance brings one card at a time, written as one letter.

## Keys and chests

piece-gu-chest-w = { $n ->
    [one] a white chest
   *[other] { $n } white chests
}
piece-gu-chest-r = { $n ->
    [one] a red chest
   *[other] { $n } red chests
}
piece-gu-chest-b = { $n ->
    [one] a blue chest
   *[other] { $n } blue chests
}
piece-gu-chest-g = { $n ->
    [one] a green chest
   *[other] { $n } green chests
}
piece-gu-chest-p = { $n ->
    [one] a purple chest
   *[other] { $n } purple chests
}
piece-gu-chest-y = { $n ->
    [one] a yellow chest
   *[other] { $n } yellow chests
}
piece-gu-key-w = { $n ->
    [one] a white key
   *[other] { $n } white keys
}
piece-gu-key-r = { $n ->
    [one] a red key
   *[other] { $n } red keys
}
piece-gu-key-b = { $n ->
    [one] a blue key
   *[other] { $n } blue keys
}
piece-gu-key-g = { $n ->
    [one] a green key
   *[other] { $n } green keys
}
piece-gu-key-p = { $n ->
    [one] a purple key
   *[other] { $n } purple keys
}
piece-gu-key-y = { $n ->
    [one] a yellow key
   *[other] { $n } yellow keys
}
piece-gu-key-j = { $n ->
    [one] a joker
   *[other] { $n } jokers
}
piece-gu-key-K = { $n ->
    [one] a key thief
   *[other] { $n } key thieves
}
piece-gu-key-C = { $n ->
    [one] a chest thief
   *[other] { $n } chest thieves
}

## What a step did

story-gu-deal = A new round begins: everybody is dealt { $n } keys.
story-gu-hand = { $who ->
    [you] You hold { $keys }.
   *[other] { $who } holds { $keys }.
}
story-gu-lay = { $who ->
    [you] { $n } chests are laid out. You start the round.
   *[other] { $n } chests are laid out. { $who } starts the round.
}
story-gu-take = { $who ->
    [you] You open series { $series } with { $keys } and win { $gold } gold: { $chests }.
   *[other] { $who } opens series { $series } with { $keys } and wins { $gold } gold: { $chests }.
}
story-gu-refill = New on the table: { $chests }.
story-gu-draw = { $n ->
    [0] { $who ->
        [you] You pass: the key pile is empty.
       *[other] { $who } passes: the key pile is empty.
    }
    [one] { $who ->
        [you] You draw the last key.
       *[other] { $who } draws the last key.
    }
   *[other] { $who ->
        [you] You draw { $n } keys.
       *[other] { $who } draws { $n } keys.
    }
}
story-gu-key = { $who ->
    [you] You get { $key }.
   *[other] { $who } gets { $key }.
}
story-gu-rob-two = { $who ->
    [you] You play a key thief and take
   *[other] { $who } plays a key thief and takes
} { $n ->
    [one] a card
   *[other] { $n } cards
} unseen from { $victim ->
    [you] your hand
   *[other] the hand of { $victim }
}.
story-gu-lose = { $who ->
    [you] You take
   *[other] { $who } takes
} { $key } from { $victim ->
    [you] you
   *[other] { $victim }
}.
story-gu-rob-keys = { $who ->
    [you] You play a key thief and take
   *[other] { $who } plays a key thief and takes
} { $victim ->
    [you] your whole hand
   *[other] the whole hand of { $victim }
}: { $n ->
    [one] a card
   *[other] { $n } cards
}.
story-gu-rob-keys-seen = { $who ->
    [you] You play a key thief and take
   *[other] { $who } plays a key thief and takes
} { $victim ->
    [you] your whole hand
   *[other] the whole hand of { $victim }
}, { $n ->
    [one] a card
   *[other] { $n } cards
}: { $keys }.
story-gu-rob-chests = { $who ->
    [you] You play a chest thief with { $keys } and rob
   *[other] { $who } plays a chest thief with { $keys } and robs
} { $victim ->
    [you] you
   *[other] { $victim }
} of { $gold } gold: { $chests }.
story-gu-rob-no-chests = { $who ->
    [you] You play a chest thief on
   *[other] { $who } plays a chest thief on
} { $victim ->
    [you] you
   *[other] { $victim }
}, without a key: no chest is robbed.
story-gu-last-chest = The chest pile is empty: the round is over.
story-gu-stalemate = Everybody has passed in succession: the round is over.
story-gu-score = { $who ->
    [you] you score
   *[other] { $who } scores
} { $gold } gold ({ $total } in all)
story-gu-scores = { $scores }.
story-gu-win = { $who ->
    [you] You win with { $gold } gold: the target of { $target } is reached.
   *[other] { $who } wins with { $gold } gold: the target of { $target } is reached.
}
story-gu-shared = The target of { $target } is reached, and the win is shared with { $gold } gold: { $leaders }.
story-gu-tie = The target of { $target } is reached, but the lead is shared with { $gold } gold: { $leaders }. Everybody plays another round.

## What a turn came to

turn-gu-best = Best turn: { $n } gold
turn-gu-rows = { $n ->
    [one] One series opened
   *[other] { $n } series opened
}
turn-gu-gold-robbed = Robbed others of { $n } gold
turn-gu-keys-robbed = { $n ->
    [one] One key robbed
   *[other] { $n } keys robbed
}
turn-gu-series = { $who ->
    [you] You open series { $series } for { $gold } gold: { $chests }.
   *[other] { $who } opens series { $series } for { $gold } gold: { $chests }.
}
turn-gu-draw = { $n ->
    [0] { $who ->
        [you] You pass.
       *[other] { $who } passes.
    }
    [one] { $who ->
        [you] You draw the last key.
       *[other] { $who } draws the last key.
    }
   *[other] { $who ->
        [you] You draw { $n } keys.
       *[other] { $who } draws { $n } keys.
    }
}
turn-gu-rob-keys = { $who ->
    [you] You rob
   *[other] { $who } robs
} { $victim ->
    [you] you
   *[other] { $victim }
} of { $n ->
    [one] a card
   *[other] { $n } cards
}.
turn-gu-rob-chests = { $who ->
    [you] You rob
   *[other] { $who } robs
} { $victim ->
    [you] you
   *[other] { $victim }
} of { $gold } gold: { $chests }.
turn-gu-rob-no-chests = { $who ->
    [you] You rob
   *[other] { $who } robs
} { $victim ->
    [you] you
   *[other] { $victim }
} of nothing.

## In the terminal

terminal-gu-name-w = white
terminal-gu-name-r = red
terminal-gu-name-b = blue
terminal-gu-name-g = green
terminal-gu-name-p = purple
terminal-gu-name-y = yellow
terminal-gu-name-j = joker
terminal-gu-name-K = key thief
terminal-gu-name-C = ch. thief
terminal-gu-cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
terminal-gu-front = has { $chests }
terminal-gu-piles = Key pile: { $keys }. Chest pile: { $chests }; the round ends with the last one.
terminal-gu-coming = The next keys are known: { $keys }.
terminal-gu-diagonals = Series 1 to 5 are the rows; 6 is a d f h k, 7 is c e f g i.
terminal-gu-hand = { $n ->
    [0] Your hand is empty.
    [one] Your hand, one card:
   *[other] Your hand, { $n } cards:
}
terminal-gu-help = A turn is one act:
terminal-gu-help-take = Take a series: one key of its colour for every chest, a joker for any. “take 6” pays with keys first and with jokers for the rest, “take 6 with wrbgj” names the keys.
terminal-gu-help-draw = Draw two keys: “draw”, or “d”.
terminal-gu-help-rob-keys = Play a key thief: “rob-keys p2”, or the name. It takes the whole hand; with two players, two cards unseen.
terminal-gu-help-rob-chests = Play a chest thief: “rob-chests” guides you step by step; “rob-chests p2 wwr” names the chests, and “with wwj” after it names the keys.
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

## In the browser

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
web-gu-no-chests = no chests
web-gu-hand-empty = an empty hand
web-gu-players = Players
web-gu-begun = { $who ->
    [you] You began this round.
   *[other] { $who } began this round.
}
web-gu-total = { $n } of { $target }
web-gu-standing = { $total } of { $target } gold, { $round } of it in this round
web-gu-round-number = Round { $n }
web-gu-round-over = Round { $n } is over
web-gu-round-of = { $who ->
    [you] You
   *[other] { $who }
}
web-gu-round-won = +{ $n }, { $total } in all
web-gu-go-on = On to the next round
web-gu-key-pile = { $n ->
    [0] The key pile is empty
    [one] Key pile: one card
   *[other] Key pile: { $n } cards
}
web-gu-coming = Drawn next, from left to right:
web-gu-under-order = Known at the bottom, drawn from left to right once the cards above are gone:
web-gu-unseen = Not seen yet, in the pile or in other hands: { $keys }.
web-gu-chest-pile = { $n ->
    [0] The chest pile is empty
    [one] Chest pile: one chest
   *[other] Chest pile: { $n } chests
}
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
web-gu-list = The seven series
web-gu-look = { $n ->
    [0] Look at series { $series }: { $gold } gold, and you have all the keys
    [one] Look at series { $series }: { $gold } gold, one key is missing
   *[other] Look at series { $series }: { $gold } gold, { $n } keys are missing
}
web-gu-look-only = Look at series { $series }: { $gold } gold
web-gu-missing = { $n ->
    [0] keys in hand
    [one] one key missing
   *[other] { $n } keys missing
}
web-gu-needs = { $jokers ->
    [0] You still need { $keys }.
    [one] You have no key for these: { $keys }. Your joker stands for one of them.
   *[other] You have no key for these: { $keys }. Your { $jokers } jokers stand for as many of them.
}
web-gu-earlier = Finished rounds
web-gu-sum = Together
web-gu-score-of = { $who ->
    [you] Your gold
   *[other] Gold of { $who }
}
web-gu-chests-of = { $who ->
    [you] Your chests
   *[other] Chests of { $who }
}
web-gu-chests-named = { $who ->
    [you] Your chests: { $chests }
   *[other] Chests of { $who }: { $chests }
}
web-gu-hand-of = Hand of { $who }
web-gu-hand-named = Hand of { $who }: { $keys }
web-gu-points = { $n } gold
web-gu-result-points = Gold
web-about-gold-up = Gather keys, open whole rows of chests, and beware of the thieves who come for your hand and your gold.
web-companion-does-gold-up = Keeps chests, gold and rounds.
web-companion-gu-about = Hands are secret, so your cards stay yours: here you keep the chests, the gold and the rounds.
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

## What explains itself

explain-gu-key = It opens one chest of its colour, with { $gold } gold in it: on the table as part of a series, or in front of somebody you rob with a chest thief.
explain-gu-key-table = { $n ->
    [0] No chest of this colour is on the table now.
    [one] One chest of this colour is on the table now.
   *[other] { $n } chests of this colour are on the table now.
}
explain-gu-playable = You can play it now; that is your turn.
explain-gu-later = You can play it when it is your turn.
explain-gu-chest = It holds { $gold } gold. On the table, chests are opened a whole series at a time, each with a key of its colour or a joker.
explain-gu-front = { $who ->
    [you] They lie open in front of you and score when the round ends. Until then a chest thief can take them from you.
   *[other] They lie open in front of { $who } and score when the round ends. Until then a chest thief can take them.
}
explain-gu-holds = { $who } holds { $keys }.

## The rules in short

short-gu-goal = Open chests and gather gold. The play ends when somebody has 300 gold after a round, and whoever has the most then wins.
short-gu-turn =
    In your turn you do one thing.
    Open a series: play a key for every chest of a row or a diagonal, in the colour of the chest. The chests are yours, and new ones take their places.
    Or draw two keys.
    Or play a key thief: take the whole hand of another player. With two players, it takes two cards unseen.
    Or play a chest thief: take chests from one player, each with a key for it.
    A joker stands for any key. Cards you have played go under the key pile.
short-gu-scores =
    The rarer a colour, the more gold its chests hold.
    A table can have a box with other numbers: what its chests and seats show counts.
short-gu-end =
    A round is over as soon as the chest pile is empty. It also ends when everybody has passed in a row, because there were no keys to draw, unless the table agreed otherwise.
    Everybody scores the chests in front of them. Chests left on the table count for nobody.
    Then all cards are shuffled for the next round, unless the table agreed to keep the hands.
    If the lead is shared at the end, everybody plays another round, unless the table agreed to share the win.
short-gu-value-w = 5
short-gu-value-r = 8
short-gu-value-b = 10
short-gu-value-g = 12
short-gu-value-p = 20
short-gu-value-y = 40

## What the command says about this game

best-needs-kernel = Gold Up is evaluated by playouts. They need Numba (pip install 'doubloon[fast]') and a box not much larger than the printed one.
best-reason-gold = Expected gold until the end of the round after the best act: { $value }

## My box

web-gu-box-about = The gold in a chest is printed on the cards only, and no source gives it. Our values are assumptions.
web-gu-box-gold = Gold in a chest
web-gu-box-gold-in = Gold: { $chest }
web-gu-box-copies = Numbers of cards
web-gu-box-copies-of = How many: { $card }
web-gu-box-target = Gold that ends the play

gu-review-playouts = Gold Up is reviewed by playouts: at least { $least } for each position, not { $playouts }.
review-reason-gold = Gold until the end of the round: { $best } instead of { $chosen }
review-how-playouts = Every position and every act is played out { $playouts } times. A decision is judged by what its seat knew, never by hidden cards, and an error counts only beyond two standard errors. The values beside the steps and the luck are those of open hands.
