### English.
### Clauses are named by their ID with the dot as a hyphen; numbers come as plain text.

## Every game

play-over = The play is over.
play-waits-for-seat = The play waits for a player's act, not for chance.
play-out-of-turn = { $seat ->
    [you] It is not your turn to act but { $due }'s.
   *[other] It is not { $seat }'s turn to act but { $due }'s.
}
play-no-such-seat = There is no seat { $seat } at this table.
play-undo-own-act = { $seat ->
    [you] You can take back only your own last act, and only if nothing has followed it.
   *[other] { $seat } can take back only its own last act, and only if nothing has followed it.
}
play-undo-nothing = There is no step to take back.
play-undo-table-dice = Rolls can be taken back only in a play with real dice (dice = "table").
play-resign = A player may resign at any time; with two players the other one wins.
play-resign-once = { $seat ->
    [you] You have resigned already.
   *[other] { $seat } has resigned already.
}

story-resign = { $who ->
    [you] You resign; a bot takes over your seat.
   *[other] { $who } resigns; a bot takes over that seat.
}
story-resign-ends = { $who ->
    [you] You resign.
   *[other] { $who } resigns.
}
story-undo = { $who ->
    [you] You take back your last act.
   *[other] { $who } takes back the last act.
}
story-undo-fate = The last step is taken back.
story-crew-busy = { $who ->
    [you] The crew is busy: a { $level } plays for you.
   *[other] The crew is busy: { $who } plays as { $level }.
}
story-crew-again = { $who ->
    [you] A { $level } plays for you again.
   *[other] { $who } plays as { $level } again.
}
story-level-cabin-boy = cabin boy
story-level-deckhand = deckhand
story-level-bosun = bosun
story-level-captain = captain

## Steps and records that cannot be read

concealed = “{ $text }” hides a card as “?”. Such a record belongs to one seat and cannot be replayed. Use the record of the table.
not-a-step = “{ $text }” is not a step of this game.
not-a-seat = “{ $text }” is not a seat. Seats are p1, p2 and so on.
not-a-letter = There is no letter “{ $letters }” here. The letters are { $alphabet }.

missing-field = The record has no field `{ $field }`.
unknown-field = `{ $field }` is not a field of a record. The fields are { $known }, and names that begin with an underscore.
unknown-version = This record has version { $version }. Only version { $known } can be read.
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
too-nested = Lists or tables are nested too deeply.
toml-long-name = A name can have at most { $most } parts with dots between them.
toml-many-names = A text can have at most { $most } names.
record-too-costly = Replaying this record takes too much time or memory.
record-too-long = A record can have at most { $longest } characters.
unwritable = A record cannot hold { $value }.
unknown-game = There is no game “{ $game }”. The games are { $known }.
unknown-edition = There is no edition “{ $edition }”. The editions are { $known }.
unknown-reading = There is no reading “{ $reading }”. The readings are { $known }.
reading-value = The reading `{ $reading }` cannot be { $value }. It can be { $allowed }.
reading-number = The reading `{ $reading }` must be a whole number of at least { $least }, not { $value }.
no-target = This game ({ $game }) is not played to a target.
target-positive = The target must be greater than zero, not { $target }.
no-components = This game ({ $game }) has no components that can be replaced.
file-field = “{ $field }”: { $message }
terminal-box-corrected = This play has a corrected box:
terminal-box-approximate = The evaluation of { $levels } was fitted to the usual box. With this one it is approximate.
seat-count = { $seats } players cannot play this game; it is for { $least } to { $most }.
earlier-reading = The record does not replay as its edition is read today, but as it was read before a ruling. Add this to its readings: { $readings }.
points-claim = The record claims { $claimed } points, but its steps lead to { $found }.

research-reward = `reward` can be { $known }, not “{ $reward }”.
research-action = Action { $action } is not legal for { $agent } now. The action mask shows the legal actions.
research-no-encoder = { $game } has no environment: the game has no encoder (docs/research.md).
research-batch-game = { $game } cannot run many plays at once. These games can: { $known }.
research-batch-plays = `plays` must be at least 1, not { $plays }.
research-batch-bot = There is no compiled bot “{ $bot }”. The compiled bots are { $known }.
research-batch-uncovered = The kernel of { $game } does not support this `{ $missing }`.
research-batch-reset = `reset` takes one seed for all plays, and no options.
research-batch-actions = `step` needs { $plays } whole numbers, one action for each play.
research-batch-action = Action { $action } is not legal in play { $play }. The action mask shows the legal actions.

start-missing = The [start] table has no `{ $field }`.
start-unknown = `{ $field }` is not a field of [start] here. The fields are { $known }.
start-number = `{ $field }` in [start] must be a whole number, zero or more.
start-truth = `{ $field }` in [start] must be true or false.
start-text = `{ $field }` in [start] must be a text.
start-seat = `{ $field }` in [start] must be a seat from 1 to { $seats }.
start-seats = `{ $field }` in [start] must be a list of different seats.
start-per-seat = `{ $field }` in [start] must be a list of { $seats } values, one for each seat.
start-numbers = `{ $field }` in [start] must be a list of whole numbers, one for each seat.
start-table = `{ $field }` in [start] must be a table of names and numbers.
start-kind = `{ $field }` in [start] cannot have “{ $kind }”. It can have { $known }.

file-missing = There is no file { $file }.
file-folder = { $file } is a folder, not a record.
file-unreadable = { $file } cannot be opened for reading.
file-too-large = { $file } is too large for a record: it has more than { $longest } bytes.
file-not-text = { $file } is not a text file in UTF-8.
no-game-or-file = “{ $name }” is neither a game nor a file. The games are { $known }.

## The command

cli-about = Pirate dice and card games: play them, replay and verify records, count and solve positions.
cli-usage = usage:
cli-commands = commands
cli-arguments = arguments
cli-options = options
cli-help-help = show this help and exit
cli-help-version = show the version and exit
cli-json = print the answer as JSON
cli-edition = the edition to play; default: the first edition of the game
cli-reading = a reading that differs from the edition, such as tie-break=shared; can be repeated

cli-replay = replay records and check their claims
cli-replay-files = records to replay; - is standard input
cli-perft = count lines of play and their weight, from the start or from the end of a record
cli-perft-what = the name of a game, or a record
cli-perft-depth = the number of steps
cli-perft-seats = the number of players; default: the smallest
cli-perft-divide = split the count by first step
cli-perft-options = --seats, --edition and --reading need the name of a game. A record has its own.

cli-missing = Missing argument: { $what }.
cli-unknown = Unknown argument: { $what }.
cli-no-such-command = There is no command { $value }. The commands are { $known }.
cli-needs-value = { $what } needs a value.
cli-bad-value = { $what }: { $problem }
cli-wrong-usage = These arguments do not fit together. See --help.
cli-number = “{ $text }” is not a whole number.
cli-reading-form = “{ $text }” is not a reading. Write NAME=VALUE.
cli-interrupted = Interrupted.
cli-refused = { $file }: { $message }
cli-refused-step = { $file }, step { $step }: { $message }

replay-head = { $game }, edition { $edition }
replay-turn = { $number }. { $seat }: { $what } ({ $change })
replay-points = { $seat } { $name }: { $points }
replay-to-act = { $seat } is to act.
replay-chance = Chance is next.
replay-over = The play is over, { $how }. { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}

perft-step = { $step }: lines { $lines }, weight { $weight }
perft-total = lines { $lines }, weight { $weight }

ending-resigned = somebody resigned
ending-target = the target is reached

## Values of positions

cli-best = show the value of a position for every seat, and of every act
cli-best-files = records to evaluate, where they stop; - is standard input
cli-best-step = evaluate the position after this many steps instead
cli-best-goal = what to maximise: win (the chance to win), points (of this turn) or margin (the final difference); default: the first goal of the game
cli-solve = compute the exact tables of a game and save them
cli-solve-game = the name of a game
cli-solve-goal = the goal whose tables are meant: win (the chance to win) or margin (the final difference); default: the first goal of the game
cli-solve-folder = save the tables in this folder; default: your cache
cli-solve-again = compute tables again that are there already
cli-certify = check every number of solved tables with independent arithmetic, and prove how wrong they can be
cli-certify-folder = check the tables in this folder; default: those that ship, or your cache
cli-certify-sample = check only about this many positions: a quick look that proves nothing
best-no-solver = There is no solver for { $game }.
best-reading = No values of { $game } are known under the reading { $reading }: only the rules know it so far.
best-no-goal = { $game } has no goal “{ $goal }”. Its goals are { $known }.
best-seats = The chance to win is not known for { $seats } seats under these terms. Use --goal points.
best-unsolved = The chance to win is not solved under these terms. “doubloon solve { $game }” with the same terms solves it in some minutes. --goal points answers at once.
best-step = There is no position after step { $step }: the record has only { $steps } steps.
best-goal-win = Chance to win
best-goal-points = Expected points of this turn
best-goal-margin = Expected final difference
best-seat = { $seat } { $name }: { $value }
best-act = { $act }: { $value }
best-more = … and { $count } more acts
best-estimate = These numbers are estimates.
best-estimate-error = These numbers are estimates, with a standard error of { $error }.
solve-nothing = There is nothing to solve in { $game } with { $seats } seats under these terms: its exact values need no table.
solve-needs-numba = Solving this needs Numba: pip install 'doubloon[fast]'.
solve-not-kept = The table cannot be saved in { $file }: { $why }.
solve-too-large = The table would have { $positions } positions. At most { $most } are solved.
solve-no-room = There is no room for the table in { $file }: it needs { $needed } MB, and { $free } MB are free.
solve-size = { $table }: { $positions } positions, { $megabytes } MB still to be saved in { $folder }. Each finished layer is saved, so this can be interrupted and resumed.
solve-error = The error of every number is at most { $error }.
bar-layers = layer { $layer } of { $layers }, { $rate } positions/s
certify-unknown = There is no check of { $table }: its numbers are estimates or means.
certify-missing = { $table } is not solved here. “doubloon solve { $game }” with the same terms computes it.
certify-checked = { $table }: { $checked } of { $positions } positions searched again. The largest residual is { $residual }, at { $worst }.
certify-proven = Proven: the error of every number is at most { $bound }.
certify-no-bound = Every number is right to this residual. No bound on the error is proven: a play of this game can be prolonged at will, so residuals may add up.
certify-sampled = The sample is right, but it proves nothing about the rest.
certify-wrong = The table is wrong: such a residual cannot come from rounding.
solve-done = { $table }: { $numbers } numbers in { $bytes } bytes, saved as { $file } in { $folder }
solve-known = { $table }: { $numbers } numbers in { $bytes } bytes, already saved as { $file }

## Verifiable dice

cli-verify = draw all dice and cards of a record again, and prove that nobody chose them
cli-verify-files = records to verify; - is standard input

verify-proved = { $file }: proved. { $steps ->
    [0] This play has no step of chance yet, but its secret matches the commitment.
    [one] The one step of chance follows from the secret and the client seeds.
   *[other] All { $steps } steps of chance follow from the secret and the client seeds.
}
verify-seated = The seats were shuffled by the same dice. Their numbers before were { $seating }.
verify-alone = { $file }: proved by the server alone. { $steps ->
    [0] This play has no step of chance yet, but its secret matches the commitment.
    [one] The one step of chance follows from the secret.
   *[other] All { $steps } steps of chance follow from the secret.
} No player contributed a client seed, so the server could have tried many secrets and kept the one it liked.
verify-compare = The commitment of play { $play } is { $commitment }, and the client seeds are { $texts }. Compare both with what the table showed you before the first step.

fairness-missing = This record has no `fairness` table, so its dice cannot be proved. Only plays on a server have one.
fairness-table-dice = The dice of this play were real and entered by people (dice = "table"). They cannot be proved.
fairness-unfinished = The secret of this play is not published yet. It is published when the play is over; download the record again then.
fairness-missing-field = The `fairness` table has no field `{ $field }`.
fairness-unknown-field = `{ $field }` is not a field of the `fairness` table. The fields are { $known }.
fairness-play = `play` in the `fairness` table must be the id of the play: 1 to 64 letters, digits, hyphens or underscores.
fairness-secret = `secret` in the `fairness` table must be { $digits } digits from 0-9 and a-f.
fairness-commitment-form = `commitment` in the `fairness` table must be { $digits } digits from 0-9 and a-f.
fairness-commitment = The published secret does not match the commitment. The commitment is { $commitment }, but the SHA-256 of the secret is { $found }.
fairness-texts = `texts` in the `fairness` table must be a list of { $seats } client seeds, as many as there are seats.
fairness-text = Client seed number { $number } in the `fairness` table must be 32 digits from 0-9 and a-f, or - for a bot or an empty seat.
fairness-version = The `fairness` table has a version that is not known here. Known are { $known }. A newer Doubloon may know it.
fairness-seating-form = `seating` in the `fairness` table must list every seat from 1 to { $seats } once.
fairness-seating = The record says that the seats were shuffled to { $found }, but the secret and the client seeds give { $drawn }.
fairness-differs = The record says “{ $found }” here, but the secret and the client seeds give “{ $drawn }”.

## The terminal

cli-language = the language of all messages, en or fr; default: that of the environment
cli-no-language = There is no language “{ $language }”. The languages are { $known }.
cli-play = play a game in this terminal, against bots or with friends
cli-play-what = the name of a game, or a saved play to resume; without it, a menu
cli-play-seats = the players, such as you,deckhand: the name of a level is a bot, any other name is a person
cli-play-target = the points to play to, if the game has a target
cli-play-record = the file to save the play in; default: a new file in your folder of plays
cli-play-seed = a number that makes dice and bots repeatable
cli-components = a data file with the components of your own box of { $game }
cli-play-no-color = no colours; the environment variable NO_COLOR does the same
cli-play-options = --edition, --reading and --target need the name of a game. A saved play has its own.
cli-play-needs-game = Name the game to play, or leave out all options and use the menu.
cli-other-box = { $option } is for { $game } only.
cli-one-box = { $options } are for different games. Use one of them.

terminal-you = you
terminal-bad-name = “{ $name }” cannot be a player's name. Use up to 24 characters and no comma.
terminal-other-seats = This play has { $seats } seats. Name as many players.
terminal-finished = This play is over. `doubloon replay` shows how it went.
terminal-foreign-dice = This play cannot be resumed here: its dice came from a real table or a server.
terminal-not-kept = The play cannot be saved in { $file }: { $why }.
terminal-bad-file = “{ $file }” cannot be the name of a file.
terminal-file-exists = { $file } exists. Choose another name, or resume that play with `doubloon play` and its name.

story-best-turn = Best turn: { $n }
list-you = you
list-nothing = nothing
list-and = { $first } and { $last }
terminal-yes = yes
terminal-no = no

terminal-menu-head = Doubloon: what do you want to play?
terminal-menu-seats = for { $least } to { $most } players
terminal-menu-resume = resume:
terminal-menu-resume-what = { $game } with { $names }, { $steps ->
    [one] one step
   *[other] { $steps } steps
} so far
terminal-menu-prompt = number, or quit>{" "}
terminal-menu-which = Type a number from 1 to { $most }, or quit.
terminal-menu-who = Who plays? { $least } to { $most } can play. The bots are { $levels }, from weak to strong; any other name is a person at this keyboard. Press Enter for the name in brackets.
terminal-menu-strength = Measured in plays of two: { $beaten }.
terminal-menu-graded = { $level } ({ $grade })
terminal-menu-beats = { $level } wins { $percent } % against { $weaker }
terminal-menu-weakened = Numba is not installed, so this level plays weaker than it can: { $levels }.
terminal-menu-seat = seat { $seat } [{ $usual }]>{" "}
terminal-menu-seat-more = seat { $seat } [nobody else]>{" "}
terminal-menu-edition = Which edition? Press Enter for the first.
terminal-menu-default = the default
terminal-menu-target = points to play to [{ $usual }]>{" "}
terminal-menu-target-number = Type a whole number greater than zero, or press Enter.
terminal-menu-left = No play was started. Fair winds!

terminal-head-turn = { $game } · { $who ->
    [you] your turn
   *[other] { $who } to act
}
terminal-head-help = Help
terminal-head-log = The play so far
terminal-log-opening = Before the first turn
terminal-log-summary = { $number }. { $what }
terminal-log-turn = { $number }. { $who ->
    [you] Your turn
   *[other] { $who }'s turn
}
terminal-head-rules = Rules of { $game }
terminal-head-over = { $game } · the play is over

terminal-question = { $who ->
    [you] What will you do?
   *[other] { $who }, what will you do?
}
terminal-question-words = Type a number or an act. Press Enter for help. Commands: look, log, rules, why, undo, save, resign, quit.
terminal-no-such-choice = There is no choice { $number } here.
terminal-try-help = Press Enter to see what you can type.
terminal-choice-all = roll { $n ->
    [one] the one loose die
   *[other] all { $n } loose dice
} again
terminal-choice-keep = keep { $kept } and roll { $n ->
    [one] the other die
   *[other] the other { $n } dice
} again
terminal-generic-explain = Choose an act: type its number, or the act itself.
terminal-generic-more = { $n ->
    [one] One more act can be typed.
   *[other] { $n } more acts can be typed.
}
terminal-choice-back = choose something else

terminal-help-choices = Some of the acts you can choose:
terminal-help-words = Commands you can type at any time:
terminal-help-help = show this page; Enter alone does the same
terminal-help-look = draw the board again, as wide as the window is now
terminal-help-log = show what happened so far, turn by turn
terminal-help-rules = show all rules; with a name, such as rules { "play.over" }, that one
terminal-help-why = show again why the last act was refused
terminal-help-undo = take back your last act, if nothing has followed it
terminal-help-save = show the file of the play; with a file name, save a copy there
terminal-help-resign = resign
terminal-help-quit = stop now; the play is saved and can be resumed. Ctrl-C and Ctrl-D do the same

terminal-rules-near = There is no rule “{ $clause }”. Did you mean { $near }?
terminal-rules-unknown = There is no rule “{ $clause }”. Type rules to see all of them.
terminal-why-nothing = No act has been refused in this decision.
terminal-resign-sure = Type yes to resign>{" "}
terminal-resign-not = The play goes on.
terminal-kept-in = The play is saved in this file:
terminal-left = The play is saved. To resume it:

terminal-over-won = { $who ->
    [you] You win
   *[other] { $who } wins
}: { $how }.
terminal-over-shared = The win is shared by { $winners }: { $how }.

terminal-pass-done = When you have seen enough, press Enter to hide your cards.{" "}
terminal-pass-to = Pass the keyboard to { $who }. Nobody else may look now.
terminal-pass-ready = { $who }: press Enter when you are ready.{" "}

## The server

cli-serve = run the web server, with tables for people and bots
cli-serve-host = address to listen on: 127.0.0.1 for this machine only (default), 0.0.0.0 for the network
cli-serve-port = port to listen on; 0 takes a free one
cli-serve-db = database file; default: a file in your data folder
cli-serve-proxy = address of a reverse proxy that is trusted to report the addresses of clients
cli-serve-origin = another origin whose pages may use the server; can be repeated
cli-serve-allow = another name of this server, as in the address bar; can be repeated
cli-serve-rate = messages per second that one connection may send; 0 removes all rate limits
cli-serve-workers = number of processes for the bots (default: one less than processors, at most 4)
cli-serve-max-db = size of the database above which no new tables are opened, such as 500M or 2G; default: no limit
cli-size = { $text } is not a size. Write a number of bytes, or one with K, M or G, such as 500M.
cli-tidy = archive or delete plays of a server that nobody has opened for long
cli-tidy-db = database file of the server, which may be running
cli-tidy-older = leave alone whatever was opened, changed or played in these last days
cli-tidy-archive = write each play to a file in this folder before it is deleted
cli-tidy-delete = delete without keeping anything
cli-tidy-dry-run = only say how much it would be
tidy-a-day = At least one day: what was used today stays.
tidy-done = Plays archived: { $archived }. Tables deleted: { $deleted }.
tidy-would = Plays that would be archived: { $archived }. Tables that would be deleted: { $deleted }.
tidy-other-file = { $path } exists and holds something else. Nothing was deleted; use another folder.
tidy-not-read-back = { $path } could not be read back as it was written. Nothing was deleted.
serve-ready = Doubloon is ready at { $address }
serve-network = On your network: { $address }
serve-no-client = The browser client is not built. Run “make client” in the source tree. Everything else works.
serve-misnamed = This server does not know the name in your browser's address bar. Open it by its IP address, or let its host start it with “--allow-host” and that name.
serve-key = The server's key cannot be used ({ $file }): { $why }.
serve-key-short = The server's key in { $where } is too short. It needs at least { $least } characters.
serve-address = The server cannot listen on { $host } port { $port }: { $why }.

table-unknown = There is no table { $table }.
table-not-open = Open table { $table } first.
table-no-play = There is no play { $play }.
table-no-game = There is no game { $game }.
table-level = There is no bot { $level }; there are { $known }.
table-hidden-cards = This game has hidden cards, so the server must deal: real cards cannot be entered.
table-host-only = Only the host of the table can do this.
table-started = The play has started already.
table-not-started = The play has not started yet.
table-not-over = The play is not over yet.
table-seat-taken = Seat { $seat } is taken.
table-no-seat = There is no seat { $seat }: this table has { $seats }.
table-seats-free = Nobody sits at { $seats } yet.
table-seats-lost = With { $left } seats there would be none for { $seats }. Whoever sits there can stand up or take another seat first, or you can send them away.
table-texts-missing = { $seats } has not contributed to the dice yet. Every player has to, before each play. Reload the page, or sit down again.
table-text-used = Another seat has given this client seed already. Every seat needs one of its own.
table-terms-changed = The terms have just been changed. Look at them, then start again.
table-not-yours = Seat { $seat } is not yours.
table-no-seat-held = You hold no seat at this table.
table-away = { $seat ->
    [you] A bot plays for you until you return.
   *[other] A bot plays for { $seat } until you return.
}
table-resigned = { $seat ->
    [you] You have resigned; a bot plays instead.
   *[other] { $seat } has resigned; a bot plays instead.
}
table-removed = The host has sent you away from this table.
table-remove-self = You cannot send yourself away; leave instead.
table-muted = The host has muted you at this table.
table-link = This link is not valid, or has been used already.
table-late = The play is already at step { $n }.
table-ahead = The play is only at step { $n }.
table-no-undo = Taking back is not allowed at this table.
table-nothing-to-roll = There is nothing to roll now.
table-server-dice = At this table the server throws the dice.
table-nobody-to-act = Nobody has to choose now.

message-json = This is not a message in JSON: { $detail }.
message-field = This message is not valid: { $detail }.
message-text = This is not text in UTF-8: { $detail }.
message-binary = Messages are text, not bytes.
message-hello-first = Say hello first.
message-hello-twice = You have said hello already.
message-token = This token is unknown.
message-origin = A page of another site may not use this server.
message-host = This server is not known as “{ $host }”. Whoever runs it can allow the name with “--allow-host”.
message-http = This is not a request in HTTP.
message-cut-short = The request ended before it was complete.
message-no-page = There is nothing at this address.
message-method = This address cannot be used in this way.
message-failed = Something went wrong in the server; nothing has changed.

limit-busy = Too many replays are being computed for you or for others; try again in a moment.
limit-rate = Too many messages at once; wait a moment.
limit-connections = There are too many connections from your address.
limit-full = The server is full; try again later.
limit-head = The head of this request is too long; send at most { $longest } bytes.
limit-tables = One connection can watch at most { $most } tables.
limit-new-tables = Too many new tables at once; wait a moment.
limit-all-tables = Very many people open new tables at the moment; wait a minute.
limit-steps = So much has been played from your address that nothing more is stored for a while. Try again in some minutes.
limit-undo = This was taken back { $most } times already. Choose now.
limit-room = The server has no room for new tables at the moment. Plays that have begun go on.
limit-chat = Too many messages at once; wait a moment.
limit-plain-text = Write one line of plain text, with one to { $longest } characters.
limit-body = That is too much; send at most { $longest } bytes.
limit-box = This box is larger than any game needs. Send only the fields that the game knows.

ledger-newer = The database is of version { $version }, made by a newer Doubloon; this one knows versions up to { $known }. Update Doubloon, or use another file.
ledger-older = The database is of version { $version }; this Doubloon uses version { $known }. Start the server once, and it brings the database up to date.
ledger-file = The database { $path } cannot be opened: { $detail }. Check the path, and that the file is a Doubloon database you may read and write.
ledger-foreign = { $path } is a database of another program. It was not changed; use another file.
ledger-refused = The database refuses this: { $detail }.
ledger-failed = The database could not store this: { $detail }. Try again.
ledger-closed = The server is stopping and stores nothing more.
ledger-no-play = There is no play { $play }.

## Dice in the browser

web-dice-seat = player { $seat }
web-dice-held = { $die }, held
web-dice-loose = { $die }, to be rolled
web-dice-stuck = { $die }, stuck
web-dice-chosen = { $die }, chosen
web-dice-tag-held = held
web-dice-tag-stuck = stuck
web-dice-area = The turn
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
web-verify-about-promise = Before the play the server draws a secret and publishes its SHA-256 hash: the commitment.
web-verify-about-texts = Every player's browser adds a random text of its own: the client seed.
web-verify-about-draws = All dice and cards follow from the secret and the client seeds, step by step.
web-verify-about-secret = After the play the secret is published in its record.
web-verify-working = Every die is being drawn again…
web-verify-refused = The dice of this record cannot be verified
web-verify-not-proved = These are not the dice that were promised
web-verify-proved = Proved
web-verify-proved-steps = { $steps ->
    [0] There was no chance in this play, but its secret matches the commitment.
    [one] The one step of chance is exactly what the secret and the client seeds give.
   *[other] All { $steps } steps of chance are exactly what the secret and the client seeds give.
}
web-verify-alone = Proved by the server alone
web-verify-alone-about = No player added a client seed. So the secret was fixed before the play, but the server could have tried many secrets and chosen this one.
web-verify-seats-too = The order of the seats was drawn again as well.
web-verify-row = The server names other dice or cards for this step than those published for the game.
web-verify-turn = The server names another turn for this step than it can have.
web-verify-promise-title = The commitment
web-verify-promise-about = Compare this with what the table showed before the first step: anybody could make up a secret for a play that is over.
web-verify-play = Play
web-verify-promise = Commitment
web-verify-text = Client seed of { $name }
web-verify-text-number = Client seed { $n }
web-verify-text-own = given by this browser
web-verify-no-text = none: a bot or an empty seat
web-verify-secret = Secret
web-verify-hash = SHA-256 of the secret, computed here
web-verify-hash-right = It matches the commitment.
web-verify-hash-wrong = It does not match the commitment!
web-verify-kept = { $own ->
    [0] This browser kept what the table showed before the play: play, commitment and client seeds are the same.
   *[other] This browser kept what the table showed before the play: play, commitment and client seeds are the same, and its own seed is among them.
}
web-verify-note = The commitment you noted
web-verify-note-about = Paste it here to compare.
web-verify-note-right = It is the same.
web-verify-note-wrong = It is another one.
web-verify-steps = Every step of chance
web-verify-steps-about = Open a step to see how it was drawn.
web-verify-more = Show more ({ $left } left)
web-verify-right = right
web-verify-wrong = wrong
web-verify-seats = The seats were shuffled: { $seats }
web-verify-seats-seat = { $name } from place { $place }
web-verify-seats-about = From the last place to the second, each place changes with one of the places up to itself. Each number says with which.
web-verify-seats-pair = place { $place } changes with place { $other }
web-verify-seats-table = Each number is the rest after dividing its word. A word that is too large to be fair is skipped.
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
web-verify-below = Number
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
web-tagline = Pirate games of dice and cards.
web-tagline-more = Play against the crew at once, or bring your friends aboard with a link.
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
web-name-ask = What shall we call you?
web-name-about = The others see this name. You can change it in the settings at any time.
web-name-accept = Sit down as { $name }
web-name-saved = Saved. You are { $name } now.
web-language = Language
web-language-browser = As the browser says
web-theme = Light or dark
web-theme-system = System
web-theme-light = Light
web-theme-dark = Dark
web-newcomers = New to this game? Read the rules in a minute.
web-how-to-play = How to play
web-how-to-play-at = How to play: { $game }
web-short-title = { $game } in short
web-short-none = This game has brought no short rules.
web-short-goal = Goal
web-short-turn = A turn
web-short-scores = What scores
web-short-end = The end
web-keys = Keys that play: numbers hold dice, R rolls, S or Enter stops, ? shows the rules
web-sound = Sounds
web-rolls-at-once = Roll my dice at once
web-motion = Motion, and a pace to follow the others
web-forget = Forget me
web-forget-sure = Your name and everything you said in chats will be erased from this server. What was played stays, without your name. In a running play a bot takes your seat, and nothing here is yours any more.
web-forget-yes = Yes, forget me

web-games = Games
web-players = { $least } to { $most } players
web-play-now = Play now
web-play-now-at = Play now: { $game }
web-invite-friends = Invite friends
web-invite-friends-to = Invite friends: { $game }
web-put-away = Put away: { $game }
web-is-put-away = { $game } is put away.
web-bring-back = Bring it back
web-bring-back-game = Bring back: { $game }
web-all-put-away = Put away
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

web-wish-summary = { $seats } seats, { $level }
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
web-wish-shuffle = Seats are drawn by lot at the start
web-wish-readings = Rules in detail
web-wish-readings-about = Where the printed rules can be read in several ways, the table chooses.

web-box-title = The box
web-box-of = My box: { $game }
web-box-enter = My box is different
web-box-change = Change my box
web-box-play = Play with my box
web-box-mine = my box
web-box-how = Enter what your own box has. It is kept on this device, and everybody at your table sees what differs.
web-box-keep = Keep my box
web-box-usual = Back to the usual box
web-box-same = This is the usual box.
web-box-changed = { $n ->
    [one] One thing differs from the usual box.
   *[other] { $n } things differ from the usual box.
}
web-box-differs = What differs:
web-box-wrong = { $n ->
    [one] One thing must be corrected.
   *[other] { $n } things must be corrected.
}
web-box-unchecked = This cannot be checked now: the server does not answer.
web-box-house = This server plays with a box of its own
web-box-plain = The usual box
web-box-corrected = Corrected box
web-box-all = All { $n } differences
web-box-approximate = { $n ->
    [one] The evaluation of { $levels } was fitted to the usual box; with another one it is approximate.
   *[other] The evaluations of { $levels } were fitted to the usual box; with another one they are approximate.
}
web-box-less = One less: { $label }
web-box-more = One more: { $label }

web-level-cabin-boy = Cabin boy
web-level-deckhand = Deckhand
web-level-bosun = Bosun
web-level-captain = Captain
web-grade-cabin-boy = Easy
web-grade-deckhand = Medium
web-grade-bosun = Hard
web-grade-captain = Expert
web-level-graded = { $grade } · { $sailor }
web-level-choice = { $level } ({ $about })
web-level-random = plays at random
web-level-measured = wins { $percent } % against { $weaker }
web-level-weakened = weaker on this server
web-plays-as = plays as { $level }: the crew is busy
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
web-you-first = You

web-lobby-host = Your table. Hand on the link, fill what is free, and begin.
web-lobby-guest = You are invited. Take a seat, or stay and watch.
web-lobby-wait = { $host } starts the play.
web-lobby-missing = { $names }: the browser has not added its part to the dice yet. The play can start as soon as it has.
web-lobby-not-ready = has not added to the dice yet
web-lobby-absent = Whoever stays away can be sent away, and a bot can take the seat.
web-lobby-give = Give it to a bot
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
web-terms-changed = not as in the edition
web-terms-before = before: { $before }
web-terms-change = Change the terms
web-terms-change-about = Everybody at the table sees what you change.
web-terms-save = Save
web-terms-keep = Leave as it is
web-changes = { $who ->
    [you] You changed: { $changes }.
   *[other] { $who } changed: { $changes }.
}
web-changes-since = Changed since the table was opened: { $changes }.
web-changes-and = { $first }; { $more }
web-changes-read = Put this away
web-change-seats = { $now } seats instead of { $before }
web-change-edition = the edition is “{ $now }” instead of “{ $before }”
web-change-target = the target is { $now } instead of { $before }
web-change-timer = the time for a decision is { $now } instead of { $before }
web-change-unlimited = unlimited
web-change-undo = { $now ->
    [true] acts may be taken back
   *[false] acts may not be taken back any more
}
web-change-public = { $now ->
    [true] the table is listed for everybody
   *[false] the table is no longer listed for everybody
}
web-change-dice = { $now ->
    [table] the dice are real ones, entered by hand
   *[server] dice and cards are drawn by the server
}
web-change-level = the bot for whoever leaves is { $now } instead of { $before }
web-change-shuffle = { $now ->
    [true] the seats are drawn by lot at the start
   *[false] everybody keeps their seat at the start
}
web-change-box = { $now ->
    [own] the box is a corrected one
   *[usual] the box is the usual one again
}
web-change-reading = “{ $reading }” is { $now } instead of { $before }
web-commitment = Commitment to the dice
web-commitment-about = All dice and cards of this play come from a secret that is drawn already. This is its hash. Your browser keeps it and adds a random text of its own; you can also compare it with the other screens. After the play the secret is published, your browser compares it, and “Check the dice” draws every die again: nobody can have changed the dice.

web-kept-promise = The dice kept their promise.
web-kept-broken = The promise about the dice was broken!
web-kept-play = The play has another id than this browser was shown.
web-kept-commitment = The commitment is another one than this browser was shown before the play.
web-kept-secret = The published secret does not match the commitment that this browser was shown before the play.
web-kept-texts = The client seeds are others than this browser was shown when the play started.
web-kept-own = The client seed that this browser gave is not among those of the play.
web-kept-about = The dice of this play may have been chosen. Download its record, and ask whoever runs this server.

web-proof = Proof of the dice
web-proof-now = This play
web-proof-hidden = { $n ->
    [0] Nobody has given a client seed yet. They are shown when the play starts.
    [one] One client seed is given. It is shown when the play starts.
   *[other] { $n } client seeds are given. They are shown when the play starts.
}
web-proof-seating = Seats before they were shuffled
web-history = All plays of this table
web-history-about = Whatever was opened here stays in this list, and what was abandoned as well: nobody can try again until the dice please them without its being seen.
web-history-this = this play
web-history-state-open = not started
web-history-state-playing = being played
web-history-state-over = over
web-history-state-abandoned = abandoned

web-board = On the table
web-generic-area = The play
web-generic-facts = What is on the table
web-generic-acts = What you can do
web-generic-choose = It is your turn. What do you do?
web-generic-watch = { $who } has to choose.
web-generic-chance = { $who } waits for the dice.
web-generic-over = The play is over.
web-generic-back = Choose again
web-generic-none = none
web-last-turns = The last turns
web-beside = Log, chat and table
web-tab-log = Log
web-tab-chat = Chat
web-tab-table = Table
web-unread = { $n } new
web-log = What has happened
web-log-earlier = What came before is in the record.
web-log-turn = { $who ->
    [you] Your turn
   *[other] { $who }'s turn
}
web-chat = Chat
web-chat-none = Nobody has said anything yet.
web-chat-line = Say something
web-chat-send = Say
web-mute = Mute
web-unmute = Let speak
web-remove = Send away
web-remove-sure = Send away for good

web-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-to-act = to act
web-resigned = gave up
web-away = a bot plays on
web-clock-played = Your time was up: a bot played for you.
web-away-about = A bot plays for you until you return.
web-watching = You are watching
web-your-turn = Your turn
web-your-turn-aloud = { $who ->
    [you] It is your turn.
   *[other] It is { $who }'s turn.
}
web-your-roll-aloud = { $who ->
    [you] Your turn: roll.
   *[other] It is { $who }'s turn: roll.
}
web-skip = Tap to skip
web-go-on = Tap to go on
web-turn-dice = The dice that ended the turn
web-roll = Roll
web-prompt-roll = Your turn: roll the dice
web-turn-of = { $name }'s turn
web-acts = What you can do now
web-undo = Take back
web-leave = Leave
web-leave-about = A bot plays on for you, and you can return at any time.
web-leave-sure = Leave the table
web-return = Return to my seat
web-resign = Give up
web-resign-for = Give up for { $name }
web-resign-about = If you give up, you cannot win any more.
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

web-won = { $who ->
    [you] You win!
   *[other] { $who } wins!
}
web-won-shared = { $names } share the win!
web-won-shared-you = You and { $names } share the win!
web-nobody-won = Nobody wins.
web-ended = The play is over: { $how }.
web-ended-resigned = { $who ->
    [you] You gave up.
   *[other] { $who } gave up.
}
web-result-player = Player
web-result-points = Points
web-rematch = Play again
web-share = Share
web-share-line = { $game }: { $won } { $points }.
web-share-title = Share the result
web-share-text = A line with a link
web-share-picture = Save the picture
web-share-copy = Copy the text
web-share-copied = Copied: paste it wherever you like.
web-share-self = Your browser does not let us copy: the text is marked, copy it yourself.
web-share-failed = That did not work. Save the picture, or copy the text.
web-did = What everybody did
web-luck = Luck of the dice: { $percent } %
web-luck-about = Luck: how much the rolls moved the chance to win, compared with average rolls.
web-to-rematch = To the rematch
web-to-replay = Watch it again
web-to-review = Luck and mistakes

# The page of a review

web-review-title = Luck and mistakes
web-review-of = Luck and mistakes: { $game }
web-review-about = What was luck, what was skill, what each mistake cost, and what was better. Choose a record from this device, or one of your plays.
web-review-waiting = Other plays are reviewed first…
web-review-busy = Another review is being made for you, or too many are. This one begins by itself.
web-review-working = The play is being reviewed…
web-review-refused = This play cannot be reviewed
web-review-again = Try again
web-review-other = Review another play
web-review-chart = How it went
web-review-slider = Step of the play
web-review-beginning = The beginning
web-review-at = Step { $n }: { $sentence }
web-review-lost = { $mark }, it lost { $loss } percentage points
web-review-lost-margin = { $mark }, it lost { $loss } points
web-review-luck = { $mark }, { $luck } percentage points for { $name }
web-review-luck-margin = { $mark }, { $luck } points for { $name }
web-review-legend-mistake = a mistake
web-review-legend-luck = very lucky or very unlucky
web-review-seat = Whose luck and mistakes
web-review-everybody = everybody
web-review-totals = What the result is made of
web-review-goal-win = Chance to win; a win shared by two counts half.
web-review-goal-margin = Points ahead at the end.
web-review-mistakes = Mistakes, the worst first
web-review-position = Before step { $n }
web-review-after = After step { $n }
web-review-show = Show the board
web-review-hide = Hide the board
web-review-acts = What could be done, and what it was worth
web-review-chosen = chosen
web-review-best = best
web-review-forced = There was only one thing to do.
web-review-share = Share this review
web-review-share-link = Link to this review
web-review-decisions = { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
  }
web-review-about-start = What the seat had before the first step, if everybody plays as well as the values assume.
web-review-about-luck = What dice and cards changed: the value after each minus the mean over all that could have come. On average it is zero.
web-review-about-errors = What the seat's own decisions lost against the best one each time. It cannot be above zero.
web-review-about-gifts = What the mistakes of others brought this seat. With more than two seats one seat's mistake can cost another, too.
web-review-about-model = What only the estimates changed from one turn to the next. It is zero where the values are exact.
web-review-about-result = The sum of all of these: 100 per cent for a win. A play that is not over has the value of its last position.
web-review-about-loss = The mean of what a decision changed. Decisions with only one act do not count.
web-review-about-accuracy = 100 for a decision without loss, 90 for one that loses a percentage point, 37 for one that loses ten; the mean of all.
web-review-about-grade = Admiral, captain, bosun, deckhand or cabin boy, by the mean loss of a decision.
web-record = Download the record

## Simulations

cli-simulate = play matches between bots, and print win rates with confidence intervals
cli-simulate-game = the name of a game
cli-simulate-bots = the bots, one per seat, such as captain,deckhand; they move on by one seat after every play
cli-simulate-plays = the number of plays
cli-simulate-seed = a number that makes the match repeatable; default: a random number, which is printed
cli-simulate-workers = number of processes; default: one per core
cli-simulate-ray = play on a Ray cluster: its address, or local for this machine
cli-simulate-plot = write a chart of the answer to this SVG file
simulate-no-such-bot = There is no bot { $bot } in this game. The bots are { $known }.
simulate-at-least-one = --plays and --workers must be at least 1.
simulate-workers-or-ray = --workers and --ray cannot be combined.
simulate-plot-svg = { $file }: a chart is an SVG file, so its name must end in .svg.
simulate-plot-unwritable = { $file } cannot be written.
simulate-needs-fast = Simulations need NumPy and Numba: pip install "doubloon[fast]".
simulate-needs-cluster = A cluster needs Ray: pip install "doubloon[cluster]".
simulate-no-cluster = There is no Ray cluster at { $address }: { $why }
simulate-compiling = Compiling { $game } for this machine. This happens only once.
simulate-interrupted = Interrupted. { $plays } plays were finished:
simulate-title = { $game } ({ $edition }), { $seats } seats, { $plays } plays, seed { $seed }
simulate-by-rules = Played by the rules instead of a kernel, which is slower: no kernel supports { $what }.
simulate-bot = bot
simulate-seat = seat
simulate-wins = wins
simulate-interval = 95 % interval
simulate-between = { $low } – { $high } %
simulate-margin = ahead of the others
simulate-points = points
simulate-first = The player who takes the first turn wins { $rate } ({ $interval }), { $advantage } percentage points more than an equal share.
simulate-length = A play takes { $mean } turns on average ({ $least } to { $most }, quartiles { $low }, { $middle }, { $high }), { $acts } acts and { $steps } steps.
simulate-endings = Endings: { $endings }.
simulate-plot-wins = Wins, with 95 % intervals
simulate-plot-seats = Wins by seat
simulate-plot-first = first turn
simulate-plot-points = Points at the end, share of plays
simulate-plot-turns = Turns of a play, share of plays
cli-bench = measure speed against other programs; needs a source checkout
cli-bench-names = comparisons to run: kernels, arena, rules, server, tables; default: all
bench-no-such = There is no comparison { $name }. The comparisons are { $known }.
bench-needs-sources = The comparisons need a source checkout (docs/benchmarks.md).

## Checking a game

cli-check-game = check that a game obeys the laws of every game
cli-check-game-what = the name of a registered game
cli-check-game-plays = random plays of each edition with each number of seats; { $usual } if not given
cli-check-game-seed = a number that makes the plays repeatable
check-game-at-least-one = Ask for at least one play.
check-game-opening = (at the opening, before any step)
check-game-where = With { $seats } seats, edition { $edition }, after these steps:
check-game-kept = { $game } obeys all { $laws } laws, in { $setups ->
    [one] one setup
   *[other] { $setups } setups
}.
check-game-broken = { $game } breaks { $broken ->
    [one] one law
   *[other] { $broken } laws
} of { $laws }, looked for in { $setups ->
    [one] one setup
   *[other] { $setups } setups
}.

## The database on the disk

ledger-held = The database { $path } is in use by another server, process { $holder }. Stop that one first, or use another file with --db.
ledger-gone = The database { $path } was deleted or replaced while the server was running, so nothing can be stored. Put the file back if you can, and start the server again.
ledger-damaged = The database file is damaged. Stop the server, look with "doubloon check-db", and go back to a backup.
ledger-unread = The database could not be read: { $detail }. Try again.
play-damaged = Play { $play } is damaged in the database{ $step ->
    [0] {""}
   *[other] { " " }from step { $step } on
}, so it is not shown or continued. Look with "doubloon check-db".
table-damaged = Table { $table } is damaged in the database, so it is not opened. Look with "doubloon check-db".
cli-check-db = look for damage in a server's database; a server may use it meanwhile
cli-check-db-path = the database file
check-db-older = The database is of the older version { $version }. Start a server with it once, then check it.
check-db-page = SQLite finds: { $detail }
check-db-missing = A row of { $table } ({ $row }) names something in { $named } that is not there.
check-db-pages = pages
check-db-plays = plays and tables
check-db-sound = { $file } is sound: { $plays } plays and { $tables } tables.
check-db-damaged = { $file } is damaged: { $found ->
    [one] one finding
   *[other] { $found } findings
} in { $plays } plays and { $tables } tables.
cli-backup = copy a server's database, also while the server runs
cli-backup-target = the file to make
cli-backup-force = replace the file if it is there
cli-backup-no-key = leave out the key that signs cookies
backup-done = The backup is in { $file }. It holds the secrets of running plays, and only you can read it.
backup-key = The key that signs cookies is in { $file }.
backup-exists = { $file } is there already. Name another file, or replace it with --force.
backup-itself = { $file } is the database itself. Name another file.
backup-file = The backup { $path } could not be written: { $detail }.
backup-damaged = { $path } was not copied, because it is damaged: { $detail }. Look with "doubloon check-db".

## Reviews

cli-review = show the luck, the skill and the mistakes of a play, or of a folder of them
cli-review-files = records to review, or folders with records; - is standard input
cli-review-html = write a page with charts to this file
cli-review-goal = what is judged: win (the chance to win) or margin (the final difference); default: the chance to win
cli-review-playouts = playouts for each position and each act, in a game judged by playouts
review-no-judge = The plays of { $game } cannot be reviewed: it has no values of its positions.
review-no-goal = A play of { $game } cannot be reviewed for “{ $goal }”. Use { $known }.
review-nothing = There is nothing to review: the play is over in the position in which the record begins.
review-not-written = The page cannot be written to { $file }: { $why }.
review-files = Records
review-title = Review
review-head = { $game }, { $edition }
review-figure-start = At the start
review-figure-luck = Luck
review-figure-errors = Own errors
review-figure-gifts = Gifts of others
review-figure-model = Model
review-figure-result = Result
review-figure-adjusted = Result without luck
review-figure-decisions = Unforced decisions
review-figure-loss = Mean change by a decision
review-figure-accuracy = Accuracy
review-figure-grade = Grade
review-course = { $course } { $seat } { $name }
review-exact = These values are exact.
review-estimate = These values are estimates. “Model” is what only the estimates changed, from one turn to the next.
review-box = The evaluation was fitted to the usual box; with this corrected one it is approximate.
review-luck-error = The standard error of the luck is { $error } percentage points.
review-not-over = The play is not over. The result is the value of the position in which the record stops.
review-resigned = Somebody resigned. Of two seats the one that resigned loses what it had, as by an error; with more seats its acts after that are the bot's.
review-worst = The worst mistakes
review-no-mistakes = No decision was a marked mistake.
review-mistake = Step { $step }, { $seat } { $name }: { $act } lost { $loss } percentage points ({ $mark })
review-mistake-margin = Step { $step }, { $seat } { $name }: { $act } lost { $loss } points ({ $mark })
review-better = Better: { $act }, { $best } instead of { $chosen }
review-mark-doubtful = doubtful
review-mark-bad = bad
review-mark-very-bad = very bad
review-mark-lucky = lucky
review-mark-very-lucky = very lucky
review-mark-unlucky = unlucky
review-mark-very-unlucky = very unlucky
review-file = { $file }: { $game } – { $seats }
review-file-seat = { $name } { $result } (luck { $luck }, { $grade })
review-players = Players
review-player = Name
review-column-plays = Plays
review-column-result = Result
review-column-adjusted = Without luck
review-column-decisions = Decisions
review-column-loss = Change
review-column-accuracy = Accuracy
review-column-grade = Grade
review-chart-win = The chance to win of { $names } over the play; the table of all steps has the numbers
review-chart-margin = The expected final difference of { $names } over the play; the table of all steps has the numbers
review-steps = All steps
review-step = Step
review-change = Luck or loss

## Charts
cli-chart = show when to stop and which dice to keep, and a pocket rule with its loss
cli-chart-game = the game: { $games }
cli-chart-output = also draw the chart into this SVG file
chart-none = { $game } has no chart: it has no dice, and no exact solution of a turn. There is one for { $known }.
chart-not-written = The chart cannot be written to { $file }: { $why }.
chart-title = When should I stop? { $game }
chart-edition = Edition { $edition }
chart-pocket = Pocket rule
chart-loss-points = Against best play it loses { $loss } points a turn; best play makes { $worth } (± { $error }, measured over { $turns } turns).
chart-loss-margin = Of the final difference between two players it loses { $loss } points a turn (± { $error }, { $turns } turns).
chart-loss-win = Against best play with two players it loses { $loss } of the chance to win in a turn (± { $error }, measured over { $turns } turns).
chart-goal-points = Best for the points of the turn, exactly.
chart-goal-win = Best for the chance to win with two players, exactly.
chart-how-map = The limit is the one that loses least. Hatched: it depends on the dice.
chart-how-list = Go down the list. The first row whose dice you have is best: keep these dice and roll the others.
chart-stop-from = stop from { $points }
chart-never = never stop
chart-rolls-left = { $n ->
    [one] one roll left
   *[other] { $n } rolls left
  }
chart-stops = stop
chart-all-again = roll all
chart-locked = { $n ->
    [0] No die that stays
    [one] One die that stays
   *[other] { $n } dice that stay
  }
chart-any = A star is any coin, a dot any die, equal capitals are equal dice.
web-chart-link = When should I stop?
web-chart-link-at = When should I stop? { $game }
web-chart-print = Print
web-chart-choose = Situation
web-chart-map-label = { $row }: { $limit }
web-chart-points = Points on the table
web-chart-legend-roll = roll on
web-chart-legend-mixed = depends on the dice
web-chart-legend-stop = stop
web-chart-keep = Keep
web-chart-value = Worth
web-chart-chance = How often
web-chart-any-coin = any coin
web-chart-any-die = any die
web-chart-alike = die { $letter }
