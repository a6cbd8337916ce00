### Français. On tutoie. Une espace insécable (U+00A0) précède ! ? ; : » et suit « (un test y veille).
### Une règle porte son identifiant, le point devenu trait d'union ; les nombres s'écrivent sans espace.

## Tous les jeux

play-over = La partie est finie.
play-waits-for-seat = La partie attend l'acte de quelqu'un, pas le hasard.
play-out-of-turn = { $seat ->
    [you] Ce n'est pas à toi d'agir, mais à { $due }.
   *[other] Ce n'est pas à { $seat } d'agir, mais à { $due }.
}
play-no-such-seat = Il n'y a pas de place { $seat } à cette table.
play-undo-own-act = { $seat ->
    [you] Tu ne peux reprendre que ta propre dernière action, et seulement si rien ne l'a suivie.
   *[other] { $seat } ne peut reprendre que sa propre dernière action, et seulement si rien ne l'a suivie.
}
play-undo-nothing = Il n'y a rien à reprendre.
play-undo-table-dice = Un lancer ne se reprend que dans une partie avec de vrais dés (dice = "table").
play-resign = On peut abandonner à tout moment ; à deux, l'autre gagne.
play-resign-once = { $seat ->
    [you] Tu as déjà abandonné.
   *[other] { $seat } a déjà abandonné.
}

story-resign = { $who ->
    [you] Tu abandonnes ; un robot prend ta place.
   *[other] { $who } abandonne ; un robot prend sa place.
}
story-resign-ends = { $who ->
    [you] Tu abandonnes.
   *[other] { $who } abandonne.
}
story-undo = { $who ->
    [you] Tu reprends ton dernier acte.
   *[other] { $who } reprend son dernier acte.
}
story-undo-fate = La dernière étape est reprise.
story-crew-busy = { $who ->
    [you] L'équipage est débordé : un { $level } joue pour toi.
   *[other] L'équipage est débordé : { $who } joue en { $level }.
}
story-crew-again = { $who ->
    [you] Un { $level } joue de nouveau pour toi.
   *[other] { $who } joue de nouveau en { $level }.
}
story-level-cabin-boy = mousse
story-level-deckhand = matelot
story-level-bosun = bosco
story-level-captain = capitaine

## Étapes et enregistrements illisibles

concealed = « { $text } » cache une carte sous un « ? ». Un tel enregistrement est celui d'une seule place et ne peut pas être rejoué. Utilise celui de la table.
not-a-step = « { $text } » n'est pas une étape de ce jeu.
not-a-seat = « { $text } » n'est pas une place. Les places sont p1, p2 et ainsi de suite.
not-a-letter = Il n'y a pas de lettre « { $letters } » ici. Les lettres sont { $alphabet }.

missing-field = L'enregistrement n'a pas de champ `{ $field }`.
unknown-field = `{ $field }` n'est pas un champ d'enregistrement. Les champs sont { $known }, et les noms qui commencent par un tiret bas.
unknown-version = Cet enregistrement est de version { $version }. Seule la version { $known } peut être lue.
field-type = Le champ `{ $field }` doit être { $expected ->
    [text] un texte
    [texts] une liste de textes
    [number] un nombre entier
    [numbers] une liste de nombres entiers
    [moment] une date ou un texte
    [table-dice] "table" ou absent
   *[table] une table
}, et non { $value }.
not-toml = Ceci n'est pas du TOML : { $detail }.
too-nested = Des listes ou des tables sont trop imbriquées.
toml-long-name = Un nom peut avoir au plus { $most } parties séparées par des points.
toml-many-names = Un texte peut avoir au plus { $most } noms.
record-too-costly = Rejouer cet enregistrement demande trop de temps ou de mémoire.
record-too-long = Un enregistrement peut avoir au plus { $longest } caractères.
unwritable = Un enregistrement ne peut pas contenir { $value }.
unknown-game = Il n'y a pas de jeu « { $game } ». Les jeux sont { $known }.
unknown-edition = Il n'y a pas d'édition « { $edition } ». Les éditions sont { $known }.
unknown-reading = Il n'y a pas de lecture « { $reading } ». Les lectures sont { $known }.
reading-value = La lecture `{ $reading }` ne peut pas être { $value }. Elle peut être { $allowed }.
reading-number = La lecture `{ $reading }` doit être un nombre entier d'au moins { $least }, et non { $value }.
no-target = Ce jeu ({ $game }) ne se joue pas à un objectif.
target-positive = L'objectif doit être supérieur à zéro, et non { $target }.
no-components = Ce jeu ({ $game }) n'a pas de matériel remplaçable.
file-field = « { $field } » : { $message }
terminal-box-corrected = Cette partie se joue avec une boîte corrigée :
terminal-box-approximate = L'évaluation de { $levels } est réglée sur la boîte habituelle. Avec celle-ci, elle est approximative.
seat-count = À { $seats }, ce jeu ne se joue pas ; il est fait pour { $least } à { $most }.
earlier-reading = L'enregistrement ne se rejoue pas comme son édition se lit aujourd'hui, mais comme elle se lisait avant une décision. Ajoute à ses lectures : { $readings }.
points-claim = L'enregistrement prétend à { $claimed } points, mais ses étapes mènent à { $found }.

start-missing = La table [start] n'a pas de `{ $field }`.
start-unknown = `{ $field }` n'est pas un champ de [start] ici. Les champs sont { $known }.
start-number = `{ $field }` dans [start] doit être un nombre entier, positif ou nul.
start-truth = `{ $field }` dans [start] doit être true ou false.
start-text = `{ $field }` dans [start] doit être un texte.
start-seat = `{ $field }` dans [start] doit être une place de 1 à { $seats }.
start-seats = `{ $field }` dans [start] doit être une liste de places différentes.
start-per-seat = `{ $field }` dans [start] doit être une liste de { $seats } valeurs, une par place.
start-numbers = `{ $field }` dans [start] doit être une liste de nombres entiers, un par place.
start-table = `{ $field }` dans [start] doit être une table de noms et de nombres.
start-kind = `{ $field }` dans [start] ne peut pas avoir « { $kind } ». Il peut avoir { $known }.

file-missing = Il n'y a pas de fichier { $file }.
file-folder = { $file } est un dossier, pas un enregistrement.
file-unreadable = { $file } ne peut pas être ouvert en lecture.
file-too-large = { $file } est trop gros pour un enregistrement : il a plus de { $longest } octets.
file-not-text = { $file } n'est pas un fichier texte en UTF-8.
no-game-or-file = « { $name } » n'est ni un jeu ni un fichier. Les jeux sont { $known }.

## La commande

cli-about = Jeux de pirates, de dés et de cartes : y jouer, rejouer et vérifier des enregistrements, compter et résoudre des positions.
cli-usage = usage :
cli-commands = commandes
cli-arguments = arguments
cli-options = options
cli-help-help = montrer cette aide et quitter
cli-help-version = montrer la version et quitter
cli-json = donner la réponse en JSON
cli-edition = l'édition à jouer ; par défaut, la première du jeu
cli-reading = une lecture qui diffère de l'édition, comme tie-break=shared ; peut être répétée

cli-replay = rejouer des enregistrements et vérifier ce qu'ils prétendent
cli-replay-files = enregistrements à rejouer ; - est l'entrée standard
cli-perft = compter les suites d'étapes et leur poids, depuis le début ou depuis la fin d'un enregistrement
cli-perft-what = le nom d'un jeu, ou un enregistrement
cli-perft-depth = le nombre d'étapes
cli-perft-seats = le nombre de joueurs ; par défaut, le plus petit
cli-perft-divide = répartir le compte selon la première étape
cli-perft-options = --seats, --edition et --reading demandent le nom d'un jeu. Un enregistrement a les siens.

cli-missing = Argument manquant : { $what }.
cli-unknown = Argument inconnu : { $what }.
cli-no-such-command = Il n'y a pas de commande { $value }. Les commandes sont { $known }.
cli-needs-value = { $what } demande une valeur.
cli-bad-value = { $what } : { $problem }
cli-wrong-usage = Ces arguments ne vont pas ensemble. Voir --help.
cli-number = « { $text } » n'est pas un nombre entier.
cli-reading-form = « { $text } » n'est pas une lecture. Écris NOM=VALEUR.
cli-interrupted = Interrompu.
cli-refused = { $file } : { $message }
cli-refused-step = { $file }, étape { $step } : { $message }

replay-head = { $game }, édition { $edition }
replay-turn = { $number }. { $seat } : { $what } ({ $change })
replay-points = { $seat } { $name } : { $points }
replay-to-act = C'est à { $seat } d'agir.
replay-chance = C'est au hasard de jouer.
replay-over = La partie est finie, { $how }. { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } partagent la victoire.
}

perft-step = { $step } : suites { $lines }, poids { $weight }
perft-total = suites { $lines }, poids { $weight }

ending-resigned = sur un abandon
ending-target = l'objectif est atteint

## Dés vérifiables

cli-verify = tirer de nouveau tous les dés et cartes d'un enregistrement, et prouver que personne ne les a choisis
cli-verify-files = enregistrements à vérifier ; - est l'entrée standard

verify-proved = { $file } : prouvé. { $steps ->
    [0] Cette partie n'a pas encore d'étape de hasard, mais son secret correspond à l'engagement.
    [one] La seule étape de hasard découle du secret et des graines des clients.
   *[other] Les { $steps } étapes de hasard découlent du secret et des graines des clients.
}
verify-seated = Les places ont été mélangées par les mêmes dés. Leurs numéros étaient { $seating }.
verify-alone = { $file } : prouvé par le serveur seul. { $steps ->
    [0] Cette partie n'a pas encore d'étape de hasard, mais son secret correspond à l'engagement.
    [one] La seule étape de hasard découle du secret.
   *[other] Les { $steps } étapes de hasard découlent du secret.
} Personne n'a ajouté de graine : le serveur a pu essayer beaucoup de secrets et garder celui qui lui plaisait.
verify-compare = L'engagement de la partie { $play } est { $commitment }, et les graines des clients sont { $texts }. Compare-les avec ce que la table t'a montré avant la première étape.

fairness-missing = Cet enregistrement n'a pas de table `fairness` : ses dés ne peuvent pas être prouvés. Seules les parties jouées sur un serveur en ont une.
fairness-table-dice = Les dés de cette partie étaient de vrais dés, saisis à la main (dice = "table"). Ils ne peuvent pas être prouvés.
fairness-unfinished = Le secret de cette partie n'est pas encore publié. Il l'est quand la partie est finie ; télécharge alors l'enregistrement de nouveau.
fairness-missing-field = La table `fairness` n'a pas de champ `{ $field }`.
fairness-unknown-field = `{ $field }` n'est pas un champ de la table `fairness`. Les champs sont { $known }.
fairness-play = `play` dans la table `fairness` doit être l'identifiant de la partie : 1 à 64 lettres, chiffres, tirets ou tirets bas.
fairness-secret = `secret` dans la table `fairness` doit être fait de { $digits } chiffres parmi 0-9 et a-f.
fairness-commitment-form = `commitment` dans la table `fairness` doit être fait de { $digits } chiffres parmi 0-9 et a-f.
fairness-commitment = Le secret publié ne correspond pas à l'engagement. L'engagement est { $commitment }, mais le SHA-256 du secret est { $found }.
fairness-texts = `texts` dans la table `fairness` doit être une liste de { $seats } graines de clients, autant que de places.
fairness-text = La graine de client numéro { $number } dans la table `fairness` doit être faite de 32 chiffres parmi 0-9 et a-f, ou être - pour un robot ou une place vide.
fairness-version = La table `fairness` a une version inconnue ici. Les versions connues sont { $known }. Un Doubloon plus récent la connaît peut-être.
fairness-seating-form = `seating` dans la table `fairness` doit nommer une fois chaque place de 1 à { $seats }.
fairness-seating = L'enregistrement dit que les places ont été mélangées en { $found }, mais le secret et les graines des clients donnent { $drawn }.
fairness-differs = L'enregistrement dit ici « { $found } », mais le secret et les graines des clients donnent « { $drawn } ».

## Le terminal

cli-language = la langue des messages, en ou fr ; par défaut, celle de l'environnement
cli-no-language = Il n'y a pas de langue « { $language } ». Les langues sont { $known }.
cli-play = jouer une partie dans ce terminal, contre des robots ou entre amis
cli-play-what = le nom d'un jeu, ou une partie gardée à reprendre ; sans lui, un menu
cli-play-seats = les joueurs, comme toi,deckhand : le nom d'un niveau est un robot, tout autre nom une personne
cli-play-target = les points à atteindre, si le jeu a un objectif
cli-play-record = le fichier où garder la partie ; par défaut, un nouveau fichier dans ton dossier de parties
cli-play-seed = un nombre qui rend dés et robots répétables
cli-components = un fichier de données avec le matériel de ta propre boîte de { $game }
cli-play-no-color = sans couleurs ; la variable d'environnement NO_COLOR fait de même
cli-play-options = --edition, --reading et --target demandent le nom d'un jeu. Une partie gardée a les siens.
cli-play-needs-game = Dis à quel jeu jouer, ou n'utilise aucune option et passe par le menu.
cli-other-box = { $option } est seulement pour { $game }.
cli-one-box = { $options } sont pour des jeux différents. Utilise une seule de ces options.

terminal-you = toi
terminal-bad-name = « { $name } » ne peut pas être un nom. Utilise jusqu'à 24 caractères et pas de virgule.
terminal-other-seats = Cette partie a { $seats } places. Donne autant de noms.
terminal-finished = Cette partie est finie. `doubloon replay` montre comment elle s'est passée.
terminal-foreign-dice = Cette partie ne peut pas être reprise ici : ses dés viennent d'une vraie table ou d'un serveur.
terminal-not-kept = La partie ne peut pas être gardée dans { $file } : { $why }.
terminal-bad-file = « { $file } » ne peut pas être le nom d'un fichier.
terminal-file-exists = { $file } existe déjà. Choisis un autre nom, ou reprends cette partie avec `doubloon play` et son nom.

story-best-turn = Meilleur tour : { $n }
list-you = toi
list-nothing = rien
list-and = { $first } et { $last }
terminal-yes = oui
terminal-no = non

terminal-menu-head = Doubloon : à quoi veux-tu jouer ?
terminal-menu-seats = de { $least } à { $most } personnes
terminal-menu-resume = reprendre :
terminal-menu-resume-what = { $game } avec { $names }, { $steps ->
    [0] aucune étape
    [one] une étape
   *[other] { $steps } étapes
} jusqu'ici
terminal-menu-prompt = un numéro, ou quit>{" "}
terminal-menu-which = Tape un numéro de 1 à { $most }, ou quit.
terminal-menu-who = Qui joue ? On peut être { $least } à { $most }. Les robots sont { $levels }, du plus faible au plus fort ; tout autre nom est une personne à ce clavier. Entrée prend le nom entre crochets.
terminal-menu-strength = Mesuré dans des parties à deux : { $beaten }.
terminal-menu-graded = { $level } ({ $grade })
terminal-menu-beats = { $level } gagne à { $percent } % contre { $weaker }
terminal-menu-weakened = Numba n'est pas installé : ce niveau joue moins bien qu'il ne peut : { $levels }.
terminal-menu-seat = place { $seat } [{ $usual }]>{" "}
terminal-menu-seat-more = place { $seat } [personne d'autre]>{" "}
terminal-menu-edition = Quelle édition ? Entrée prend la première.
terminal-menu-default = par défaut
terminal-menu-target = points à atteindre [{ $usual }]>{" "}
terminal-menu-target-number = Tape un nombre entier supérieur à zéro, ou Entrée.
terminal-menu-left = Aucune partie n'a commencé. Bon vent !

terminal-head-turn = { $game } · { $who ->
    [you] à toi
   *[other] à { $who } de jouer
}
terminal-head-help = Aide
terminal-head-log = La partie jusqu'ici
terminal-log-opening = Avant le premier tour
terminal-log-summary = { $number }. { $what }
terminal-log-turn = { $number }. { $who ->
    [you] Ton tour
   *[other] Tour de { $who }
}
terminal-head-rules = Règles de { $game }
terminal-head-over = { $game } · la partie est finie

terminal-question = { $who ->
    [you] Que fais-tu ?
   *[other] { $who }, que fais-tu ?
}
terminal-question-words = Tape un numéro ou un acte. Entrée montre l'aide. Commandes : look, log, rules, why, undo, save, resign, quit.
terminal-no-such-choice = Il n'y a pas de choix { $number } ici.
terminal-try-help = Entrée montre ce que tu peux taper.
terminal-choice-all = relancer { $n ->
    [one] le seul dé libre
   *[other] les { $n } dés libres
}
terminal-choice-keep = garder { $kept } et relancer { $n ->
    [one] l'autre dé
   *[other] les { $n } autres dés
}
terminal-generic-explain = Choisis un acte : tape son numéro, ou l'acte lui-même.
terminal-generic-more = { $n ->
    [one] Un autre acte peut être tapé.
   *[other] { $n } autres actes peuvent être tapés.
}
terminal-choice-back = choisir autre chose

terminal-help-choices = Quelques actes que tu peux choisir :
terminal-help-words = Commandes que tu peux taper à tout moment :
terminal-help-help = montrer cette page ; Entrée seule fait de même
terminal-help-look = redessiner la table, à la largeur actuelle de la fenêtre
terminal-help-log = montrer ce qui s'est passé, tour par tour
terminal-help-rules = montrer toutes les règles ; avec un nom, comme rules { "play.over" }, celle-là
terminal-help-why = montrer de nouveau pourquoi le dernier acte a été refusé
terminal-help-undo = reprendre ton dernier acte, si rien ne l'a suivi
terminal-help-save = montrer le fichier de la partie ; avec un nom de fichier, en garder une copie
terminal-help-resign = abandonner
terminal-help-quit = s'arrêter là ; la partie est gardée et peut être reprise. Ctrl-C et Ctrl-D font de même

terminal-rules-near = Il n'y a pas de règle « { $clause } ». Peut-être { $near } ?
terminal-rules-unknown = Il n'y a pas de règle « { $clause } ». Tape rules pour les voir toutes.
terminal-why-nothing = Aucun acte n'a été refusé dans ce choix.
terminal-resign-sure = Tape oui pour abandonner>{" "}
terminal-resign-not = La partie continue.
terminal-kept-in = La partie est gardée dans ce fichier :
terminal-left = La partie est gardée. Pour la reprendre :

terminal-over-won = { $who ->
    [you] Tu gagnes
   *[other] { $who } gagne
} : { $how }.
terminal-over-shared = Victoire partagée entre { $winners } : { $how }.

terminal-pass-done = Quand tu as tout vu, Entrée cache tes cartes.{" "}
terminal-pass-to = Passe le clavier à { $who }. Que personne d'autre ne regarde.
terminal-pass-ready = { $who } : Entrée quand c'est à toi.{" "}

## Le serveur

cli-serve = lancer le serveur web, avec des tables pour personnes et robots
cli-serve-host = adresse d'écoute : 127.0.0.1 pour cette machine seule (par défaut), 0.0.0.0 pour le réseau
cli-serve-port = port d'écoute ; 0 en prend un libre
cli-serve-db = fichier de la base de données ; par défaut, un fichier dans ton dossier de données
cli-serve-proxy = adresse d'un mandataire inverse auquel on se fie pour l'adresse des clients
cli-serve-origin = une autre origine dont les pages peuvent utiliser le serveur ; peut être répétée
cli-serve-allow = un autre nom de ce serveur, tel qu'il figure dans la barre d'adresse ; peut être répété
cli-serve-rate = messages par seconde qu'une connexion peut envoyer ; 0 enlève toutes les limites de débit
cli-serve-workers = nombre de processus pour les robots (par défaut, un de moins que les processeurs, au plus 4)
cli-serve-max-db = taille de la base de données au-delà de laquelle aucune table ne s'ouvre, par exemple 500M ou 2G ; par défaut, aucune limite
cli-size = { $text } n'est pas une taille. Écris un nombre d'octets, ou un nombre avec K, M ou G, par exemple 500M.
cli-tidy = archiver ou supprimer les parties d'un serveur que personne n'a ouvertes depuis longtemps
cli-tidy-db = fichier de la base de données du serveur, qui peut être en marche
cli-tidy-older = laisser ce qui a été ouvert, changé ou joué ces derniers jours
cli-tidy-archive = écrire chaque partie dans un fichier de ce dossier avant de la supprimer
cli-tidy-delete = supprimer sans rien garder
cli-tidy-dry-run = dire seulement ce qui serait fait
tidy-a-day = Un jour au moins : ce qui a servi aujourd'hui reste.
tidy-done = Parties archivées : { $archived }. Tables supprimées : { $deleted }.
tidy-would = Parties qui seraient archivées : { $archived }. Tables qui seraient supprimées : { $deleted }.
tidy-other-file = { $path } existe et contient autre chose. Rien n'a été supprimé ; choisis un autre dossier.
tidy-not-read-back = { $path } n'a pas pu être relu tel qu'il a été écrit. Rien n'a été supprimé.
serve-ready = Doubloon est prêt à { $address }
serve-network = Sur ton réseau : { $address }
serve-no-client = L'interface pour navigateur n'est pas construite. Lance « make client » dans les sources. Tout le reste fonctionne.
serve-misnamed = Ce serveur ne connaît pas le nom qui figure dans la barre d'adresse. Ouvre-le par son adresse IP, ou fais-le lancer avec « --allow-host » et ce nom.
serve-key = La clé du serveur est inutilisable ({ $file }) : { $why }.
serve-key-short = La clé du serveur dans { $where } est trop courte. Il lui faut au moins { $least } caractères.
serve-address = Le serveur ne peut pas écouter sur { $host } port { $port } : { $why }.

table-unknown = Il n'y a pas de table { $table }.
table-not-open = Ouvre d'abord la table { $table }.
table-no-play = Il n'y a pas de partie { $play }.
table-no-game = Il n'y a pas de jeu { $game }.
table-level = Il n'y a pas de robot { $level } ; il y a { $known }.
table-hidden-cards = Ce jeu a des cartes cachées : c'est le serveur qui donne, de vraies cartes ne peuvent pas être saisies.
table-host-only = Seul l'hôte de la table peut faire cela.
table-started = La partie a déjà commencé.
table-not-started = La partie n'a pas encore commencé.
table-not-over = La partie n'est pas encore finie.
table-seat-taken = La place { $seat } est prise.
table-no-seat = Il n'y a pas de place { $seat } : cette table en a { $seats }.
table-seats-free = Il n'y a encore personne à { $seats }.
table-seats-lost = Avec { $left } places, il n'y en aurait plus pour { $seats }. Il faut d'abord se lever ou s'asseoir ailleurs. Tu peux aussi renvoyer quelqu'un de la table.
table-texts-missing = { $seats } n'a pas encore contribué aux dés. Chaque personne doit le faire avant chaque partie. Recharge la page ou rassieds-toi.
table-text-used = Une autre place a déjà donné cette graine de client. Il en faut une différente pour chaque place.
table-terms-changed = Ce qui est convenu vient de changer. Relis-le, puis lance à nouveau la partie.
table-not-yours = La place { $seat } n'est pas la tienne.
table-no-seat-held = Tu n'as pas de place à cette table.
table-away = { $seat ->
    [you] Un robot joue pour toi jusqu'à ton retour.
   *[other] Un robot joue pour { $seat } jusqu'à ton retour.
}
table-resigned = { $seat ->
    [you] Tu as abandonné ; un robot joue à ta place.
   *[other] { $seat } a abandonné ; un robot joue à sa place.
}
table-removed = L'hôte t'a fait quitter cette table.
table-remove-self = On ne peut pas se renvoyer soi-même ; quitte plutôt la table.
table-muted = L'hôte t'a ôté la parole à cette table.
table-link = Ce lien n'est pas valable, ou il a déjà servi.
table-late = La partie en est déjà à l'étape { $n }.
table-ahead = La partie n'en est qu'à l'étape { $n }.
table-no-undo = À cette table, on ne peut pas revenir en arrière.
table-nothing-to-roll = Il n'y a rien à lancer pour l'instant.
table-server-dice = À cette table, c'est le serveur qui lance les dés.
table-nobody-to-act = Personne n'a de choix à faire maintenant.

message-json = Ceci n'est pas un message en JSON : { $detail }.
message-field = Ce message n'est pas valable : { $detail }.
message-text = Ceci n'est pas du texte en UTF-8 : { $detail }.
message-binary = Les messages sont du texte, pas des octets.
message-hello-first = Dis d'abord bonjour (hello).
message-hello-twice = Tu as déjà dit bonjour (hello).
message-token = Ce jeton est inconnu.
message-origin = Une page d'un autre site ne peut pas utiliser ce serveur.
message-host = Ce serveur ne s'appelle pas « { $host } ». Qui le fait tourner peut permettre ce nom avec « --allow-host ».
message-http = Ceci n'est pas une requête en HTTP.
message-cut-short = La requête s'est arrêtée avant la fin.
message-no-page = Il n'y a rien à cette adresse.
message-method = Cette adresse ne s'utilise pas ainsi.
message-failed = Quelque chose a échoué dans le serveur ; rien n'a changé.

limit-busy = Trop de parties sont en train d'être recalculées, pour toi ou pour d'autres ; réessaie dans un instant.
limit-rate = Trop de messages à la fois ; attends un instant.
limit-connections = Il y a trop de connexions depuis ton adresse.
limit-full = Le serveur est plein ; réessaie plus tard.
limit-head = L'en-tête de cette requête est trop long ; envoie au plus { $longest } octets.
limit-tables = Une connexion peut suivre au plus { $most } tables.
limit-new-tables = Trop de nouvelles tables à la fois ; attends un instant.
limit-all-tables = Beaucoup de monde ouvre des tables en ce moment ; attends une minute.
limit-steps = On a tant joué depuis ton adresse que rien n'est plus enregistré pour un moment. Réessaie dans quelques minutes.
limit-undo = Ce choix a déjà été repris { $most } fois. Décide-toi maintenant.
limit-room = Le serveur n'a plus de place pour de nouvelles tables en ce moment. Les parties commencées continuent.
limit-chat = Trop de messages à la fois ; attends un instant.
limit-plain-text = Écris une seule ligne de texte simple, d'un à { $longest } caractères.
limit-body = C'est trop ; envoie au plus { $longest } octets.
limit-box = Cette boîte est plus grande qu'aucun jeu n'en a besoin. N'envoie que les champs que le jeu connaît.

ledger-newer = La base de données est de version { $version }, faite par un Doubloon plus récent ; celui-ci connaît les versions jusqu'à { $known }. Mets Doubloon à jour, ou prends un autre fichier.
ledger-older = La base de données est de version { $version } ; ce Doubloon utilise la version { $known }. Lance le serveur une fois, et il la met à jour.
ledger-file = La base de données { $path } ne peut pas être ouverte : { $detail }. Vérifie le chemin, et que le fichier est une base Doubloon que tu peux lire et écrire.
ledger-foreign = { $path } est la base de données d'un autre programme. Elle n'a pas été modifiée ; utilise un autre fichier.
ledger-refused = La base de données refuse ceci : { $detail }.
ledger-failed = La base de données n'a pas pu garder ceci : { $detail }. Réessaie.
ledger-closed = Le serveur s'arrête et ne garde plus rien.
ledger-no-play = Il n'y a pas de partie { $play }.

## Les dés dans le navigateur

web-dice-seat = joueur { $seat }
web-dice-held = { $die }, gardé
web-dice-loose = { $die }, à relancer
web-dice-stuck = { $die }, bloqué
web-dice-chosen = { $die }, choisi
web-dice-tag-held = gardé
web-dice-tag-stuck = bloqué
web-dice-area = Le tour
web-dice-entry-tray = { $left ->
    [0] Tous les dés sont saisis
    [one] Il manque un dé
   *[other] Il manque { $left } dés
}
web-dice-entry-faces = Ce qui est tombé
web-dice-entry-add = Ajouter : { $die }
web-dice-entry-remove = { $die }, à retirer
web-dice-entry-clear = Recommencer
web-dice-entry-enter = Saisir ces dés
web-dice-entry-empty = Une place vide

## Revoir, vérifier, et les vrais dés dans le navigateur

web-replay-title = Revoir une partie
web-replay-of = { $game }, à revoir
web-replay-about = Étape par étape, en avant et en arrière, avec les yeux de n'importe qui à la table.
web-replay-choose = Choisir un enregistrement
web-replay-choose-about = Un fichier en .dbl de cet appareil, ou dépose-le ici.
web-replay-mine = Tes parties finies
web-replay-loading = La partie s'installe…
web-replay-unreachable = Le serveur ne répond pas. Réessaie dans un instant.
web-replay-refused = Cette partie ne peut pas être montrée
web-replay-stuck = La suite n'a pas pu être lue
web-replay-refused-step = Étape { $step } : { $sentence }
web-replay-clause = Règle { $clause }
web-replay-controls = Dérouler la partie
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-forward = Un pas en avant
web-replay-last = À la fin
web-replay-speed = Vitesse
web-replay-times = { $n } ×
web-replay-slider = Endroit de la partie
web-replay-position = Étape { $n } sur { $steps }
web-replay-opening = Le début
web-replay-remark = Remarque : { $text }
web-replay-eyes = Vu par
web-replay-spectator = quelqu'un qui regarde
web-replay-seats = À la table
web-replay-resigned = a abandonné
web-replay-log = Ce qui s'est passé
web-replay-won = { $count ->
    [one] { $names } gagne : { $how }.
   *[other] Victoire partagée entre { $names } : { $how }.
}
web-replay-verify = Vérifier les dés
web-replay-download = Télécharger l'enregistrement
web-replay-other = Revoir une autre partie

web-verify-title = Vérifier les dés
web-verify-about = Personne n'a choisi tes dés, et il n'y a pas à nous croire sur parole : cette page tire de nouveau chaque dé et chaque carte d'une partie finie, ici dans ton navigateur, et montre comment.
web-verify-about-promise = Avant la partie, le serveur tire un secret et en publie l'empreinte SHA-256 : l'engagement.
web-verify-about-texts = Le navigateur de chaque personne ajoute un texte au hasard : la graine du client.
web-verify-about-draws = Tous les dés et toutes les cartes découlent du secret et des graines des clients, étape par étape.
web-verify-about-secret = Après la partie, le secret est publié dans l'enregistrement.
web-verify-working = Chaque dé est tiré de nouveau…
web-verify-refused = Les dés de cet enregistrement ne peuvent pas être vérifiés
web-verify-not-proved = Ce ne sont pas les dés promis
web-verify-proved = Prouvé
web-verify-proved-steps = { $steps ->
    [0] Le hasard n'a pas joué dans cette partie, mais son secret correspond à l'engagement.
    [one] La seule étape de hasard est exactement ce que donnent le secret et les graines des clients.
   *[other] Les { $steps } étapes de hasard sont exactement ce que donnent le secret et les graines des clients.
}
web-verify-alone = Prouvé par le serveur seul
web-verify-alone-about = Personne n'a ajouté de graine. Le secret était donc fixé avant la partie, mais le serveur a pu essayer beaucoup de secrets avant de choisir celui-ci.
web-verify-seats-too = L'ordre des places a été tiré de nouveau, lui aussi.
web-verify-row = Pour cette étape, le serveur nomme d'autres dés ou d'autres cartes que ceux publiés pour le jeu.
web-verify-turn = Pour cette étape, le serveur nomme un autre tour que le sien.
web-verify-promise-title = L'engagement
web-verify-promise-about = Compare avec ce que la table montrait avant la première étape : n'importe qui pourrait inventer un secret pour une partie finie.
web-verify-play = Partie
web-verify-promise = Engagement
web-verify-text = Graine du client de { $name }
web-verify-text-number = Graine de client { $n }
web-verify-text-own = donnée par ce navigateur
web-verify-no-text = aucun : un robot ou une place vide
web-verify-secret = Secret
web-verify-hash = SHA-256 du secret, calculé ici
web-verify-hash-right = Il correspond à l'engagement.
web-verify-hash-wrong = Il ne correspond pas à l'engagement !
web-verify-kept = { $own ->
    [0] Ce navigateur a gardé ce que la table montrait avant la partie : la partie, l'engagement et les graines sont les mêmes.
   *[other] Ce navigateur a gardé ce que la table montrait avant la partie : la partie, l'engagement et les graines sont les mêmes, et sa propre graine en fait partie.
}
web-verify-note = L'engagement que tu as noté
web-verify-note-about = Colle-le ici pour comparer.
web-verify-note-right = C'est le même.
web-verify-note-wrong = C'en est un autre.
web-verify-steps = Chaque étape de hasard
web-verify-steps-about = Ouvre une étape pour voir comment elle a été tirée.
web-verify-more = En montrer plus (encore { $left })
web-verify-right = juste
web-verify-wrong = faux
web-verify-seats = Les places ont été mélangées : { $seats }
web-verify-seats-seat = { $name } depuis la place { $place }
web-verify-seats-about = De la dernière place à la deuxième, chaque place change avec une des places jusqu'à elle. Chaque nombre dit laquelle.
web-verify-seats-pair = la place { $place } change avec la place { $other }
web-verify-seats-table = Chaque nombre est le reste de la division de son mot. Un mot trop grand pour être équitable est sauté.
web-verify-row-about = { $numbers ->
    [one] Un nombre inférieur à { $below } est tiré.
   *[other] { $numbers } nombres inférieurs à { $below } sont tirés, un par dé.
}
web-verify-message = Message du bloc { $c }
web-verify-block = Son HMAC-SHA256 avec le secret, en mots de huit chiffres
web-verify-table = Un mot à partir de { $limit } est sauté ; pour les autres, le reste de la division par { $below } est le nombre.
web-verify-word = Mot
web-verify-decimal = En décimal
web-verify-number = mod { $below }
web-verify-gives = Donne
web-verify-below = Nombre
web-verify-skipped = sauté
web-verify-places = Ce que veulent dire les nombres
web-verify-drawn = Tiré ici :
web-verify-found = Dans l'enregistrement :
web-verify-watch = Revoir la partie
web-verify-other = Vérifier une autre partie
web-companion-title = Vrais dés
web-companion-of = { $game } avec la vraie boîte
web-companion-about = La boîte est sur la table ? Saisis ce qui tombe : Doubloon connaît les règles, tient le score et dit ce que s'arrêter rapporterait.
web-companion-dice-about = Un téléphone ou une tablette pour toute la table : on y saisit ce qui a été lancé ou tiré, et ce que chacun fait. Toute erreur se reprend, aussi loin qu'on veut.
web-companion-other = Un autre jeu
web-companion-players = À la table
web-companion-players-about = Dans l'ordre du jeu, en commençant par qui commence.
web-companion-name = Place { $seat }
web-companion-add = Une personne de plus
web-companion-remove = Enlever la place { $seat }
web-companion-edition = Édition
web-companion-target = Points à atteindre
web-companion-begin = Commencer
web-companion-take-back = Reprendre la dernière étape
web-companion-round = Manche { $n }, jusqu'à { $target } pièces d'or
web-companion-whose = Les coffres de qui ?
web-companion-in-front = { $gold } devant soi
web-companion-chests-of = Coffres de { $name }
web-companion-count = × { $n }
web-companion-add-chest = Ajouter { $chest } qui vaut { $gold }
web-companion-remove-chest = Enlever { $chest }
web-companion-won = { $name } a { $chest } de plus.
web-companion-lost = { $name } a { $chest } de moins.
web-companion-undo = Reprendre
web-companion-undone = Le dernier changement est repris.
web-companion-round-over = La manche est finie
web-companion-round-sure = Noter l'or
web-companion-round-written = La manche est notée.
web-companion-rounds = Manches finies
web-companion-round-number = Manche
web-companion-total = Total
web-companion-over = { $name } gagne avec { $gold } pièces d'or.
web-companion-new = Recommencer
web-companion-new-sure = Commencer une nouvelle partie
web-replay-board = La table
web-companion-turn = Les dés sont à { $name }

## Navigateur : le cadre

web-title = Doubloon
web-title-turn = ● À toi – { $title }
web-title-table = { $game } · { $code }
web-tagline = Des jeux de pirates, de dés et de cartes.
web-tagline-more = Affronte l'équipage tout de suite, ou fais monter tes amis à bord avec un lien.
web-loading = Un instant…
web-missing = Rien que la mer
web-no-server = Le serveur ne répond pas. Recharge la page dans un moment.
web-unaffiliated = Logiciel libre, fait sans les éditeurs des jeux. Les noms appartiennent à leurs propriétaires ; tous les dessins sont les nôtres.
web-more = Plus
web-close = Fermer
web-cancel = Annuler
web-save = Garder
web-go = Y aller
web-yes = oui
web-no = non
web-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}

web-connection-new = Connexion…
web-connection-lost = Pas de connexion
web-lost-about = La connexion est perdue. Ta place est gardée et rien n'est perdu : on continue d'essayer, et ton choix part dès qu'elle revient.
web-lost-request = Pas de connexion pour l'instant. Réessaie dans un moment.
web-refused = Refusé ({ $problem }).

web-settings = Réglages
web-your-name = Ton nom
web-name-ask = Comment t'appelles-tu ?
web-name-about = Les autres voient ce nom. Tu peux le changer à tout moment dans les réglages.
web-name-accept = S'asseoir sous le nom de { $name }
web-name-saved = C'est gardé. Tu t'appelles maintenant { $name }.
web-language = Langue
web-language-browser = Celle du navigateur
web-theme = Clair ou sombre
web-theme-system = Système
web-theme-light = Clair
web-theme-dark = Sombre
web-newcomers = Tu découvres ce jeu ? Lis les règles en une minute.
web-how-to-play = Comment jouer
web-how-to-play-at = Comment jouer : { $game }
web-short-title = { $game } en bref
web-short-none = Ce jeu n'a pas apporté de règles en bref.
web-short-goal = But du jeu
web-short-turn = Un tour
web-short-scores = Ce qui rapporte
web-short-end = La fin
web-keys = Jouer au clavier : les chiffres gardent des dés, R lance, S ou Entrée arrête, « ? » montre les règles
web-sound = Sons
web-rolls-at-once = Lancer mes dés tout de suite
web-motion = Mouvements, et un rythme pour suivre les autres
web-forget = M'oublier
web-forget-sure = Ton nom et tout ce que tu as dit seront effacés de ce serveur. Ce qui a été joué reste, sans ton nom. Dans une partie en cours, un robot prend ta place, et plus rien ici ne t'appartient.
web-forget-yes = Oui, m'oublier

web-games = Jeux
web-players = { $least } à { $most } joueurs
web-play-now = Jouer
web-play-now-at = Jouer : { $game }
web-invite-friends = Inviter des amis
web-invite-friends-to = Inviter des amis : { $game }
web-put-away = Ranger : { $game }
web-is-put-away = { $game } est rangé.
web-bring-back = Le ressortir
web-bring-back-game = Ressortir : { $game }
web-all-put-away = Rangées
web-my-plays = Tes parties
web-my-finished = Terminées
web-enter-code = Tu as un code ?
web-code = Code d'une table
web-open-tables = Tables ouvertes
web-open-tables-none = Aucune table n'est ouverte à tous en ce moment.
web-table-free = { $free ->
    [0] complète
    [one] { $free } place libre
   *[other] { $free } places libres
}
web-table-playing = en cours
web-table-over = terminée
web-to-home = Vers les jeux
web-to-records = Revoir une partie
web-to-verify = Vérifier les dés
web-to-companion = De vrais dés sur ta table
web-name-list = Anne, Mary, Jack, Grace, Henry, Ching, Bart, Édouard, Sadie, Rachel, Olivier, Jeanne, Kidd, Calico, Bonny, Morgan, Drake, Lafitte, Roberts, Surcouf, Barbe, Ned, Rackham, Zheng

web-wish-summary = { $seats } places, { $level }
web-wish-change = Changer la façon de jouer à { $game } :
web-wish-seats = Places
web-wish-level = Robots
web-wish-edition = Édition
web-wish-target = Points à atteindre
web-wish-target-usual = comme dans l'édition
web-wish-timer = Temps pour un choix
web-wish-timer-none = autant qu'il faut
web-wish-undo = Un coup peut être repris
web-wish-public = Visible pour tous
web-wish-shuffle = Places tirées au sort au début
web-wish-readings = Les règles en détail
web-wish-readings-about = Là où les règles imprimées peuvent se lire de plusieurs façons, la table choisit.

web-box-title = La boîte
web-box-of = Ma boîte : { $game }
web-box-enter = Ma boîte est différente
web-box-change = Modifier ma boîte
web-box-play = Jouer avec ma boîte
web-box-mine = ma boîte
web-box-how = Indique ce que contient ta propre boîte. C'est conservé sur cet appareil, et toute ta table voit ce qui diffère.
web-box-keep = Conserver ma boîte
web-box-usual = Revenir à la boîte habituelle
web-box-same = C'est la boîte habituelle.
web-box-changed = { $n ->
    [one] Un point diffère de la boîte habituelle.
   *[other] { $n } points diffèrent de la boîte habituelle.
}
web-box-differs = Ce qui diffère :
web-box-wrong = { $n ->
    [one] Il reste un point à corriger.
   *[other] Il reste { $n } points à corriger.
}
web-box-unchecked = Impossible de vérifier maintenant : le serveur ne répond pas.
web-box-house = Ce serveur joue avec sa propre boîte
web-box-plain = La boîte habituelle
web-box-corrected = Boîte corrigée
web-box-all = Les { $n } différences
web-box-approximate = { $n ->
    [one] L'évaluation de { $levels } est réglée sur la boîte habituelle ; avec une autre, elle est approximative.
   *[other] Les évaluations de { $levels } sont réglées sur la boîte habituelle ; avec une autre, elles sont approximatives.
}
web-box-less = Un de moins : { $label }
web-box-more = Un de plus : { $label }

web-level-cabin-boy = Mousse
web-level-deckhand = Matelot
web-level-bosun = Bosco
web-level-captain = Capitaine
web-grade-cabin-boy = Facile
web-grade-deckhand = Moyen
web-grade-bosun = Difficile
web-grade-captain = Expert
web-level-graded = { $grade } · { $sailor }
web-level-choice = { $level } ({ $about })
web-level-random = joue au hasard
web-level-measured = gagne à { $percent } % contre { $weaker }
web-level-weakened = moins fort sur ce serveur
web-plays-as = joue en { $level } : l'équipage est débordé
web-level-admiral = Amiral
web-bot-1 = Grand-Sel
web-bot-2 = Bess
web-bot-3 = Bandeau
web-bot-4 = Rosita
web-bot-5 = Mouette
web-bot-6 = Crochet
web-guest-name = Marin { $seat }
web-guest-erased = Quelqu'un
web-guests = Invités
web-seat-free = Libre
web-seat-yours = toi
web-seat-host = hôte
web-seat-not-here = déconnecté
web-seats = Places
web-you = toi
web-you-first = Toi

web-lobby-host = C'est ta table. Passe le lien, remplis ce qui est libre, et commence.
web-lobby-guest = Tu es invité à bord. Prends une place, ou reste pour regarder.
web-lobby-wait = { $host } lance la partie.
web-lobby-missing = { $names } : le navigateur n'a pas encore ajouté sa part aux dés. La partie peut commencer dès que c'est fait.
web-lobby-not-ready = n'a pas encore contribué aux dés
web-lobby-absent = Qui reste absent peut être renvoyé, et un robot peut prendre la place.
web-lobby-give = La donner à un robot
web-sit = S'asseoir ici
web-sit-beside = Quelqu'un à côté de moi
web-sit-beside-name = Son nom
web-stand = Se lever
web-add-bot = Ajouter un robot
web-fill = Un robot pour la place { $seat }
web-take-out = Retirer
web-start = Commencer
web-start-with-bots = { $n ->
    [one] Commencer avec un robot à la place libre
   *[other] Commencer avec des robots aux { $n } places libres
}
web-invite = Inviter
web-invite-code = Code
web-invite-link = Lien pour tes amis
web-qr = Le lien en image pour les appareils photo
web-copy = Copier
web-copied = Copié.
web-copy-self = Ton navigateur ne le permet pas : le lien est sélectionné, copie-le toi-même.
web-spectators = { $n ->
    [one] un spectateur
   *[other] { $n } spectateurs
}
web-terms = Ce qui est convenu
web-terms-dice = Dés et cartes
web-terms-dice-server = tirés par le serveur, et prouvables
web-terms-dice-table = de vrais, entrés à la main
web-terms-level = Robot pour qui s'en va
web-terms-changed = autrement que dans l'édition
web-terms-before = avant : { $before }
web-terms-change = Changer ce qui est convenu
web-terms-change-about = Toute la table voit ce que tu changes.
web-terms-save = Enregistrer
web-terms-keep = Ne rien changer
web-changes = { $who ->
    [you] Tu as changé : { $changes }.
   *[other] { $who } a changé : { $changes }.
}
web-changes-since = Changé depuis l'ouverture de la table : { $changes }.
web-changes-and = { $first } ; { $more }
web-changes-read = Ranger ce message
web-change-seats = { $now } places au lieu de { $before }
web-change-edition = l'édition est « { $now } » et non plus « { $before } »
web-change-target = il faut { $now } points au lieu de { $before }
web-change-timer = temps pour un choix : { $now } (avant : { $before })
web-change-unlimited = illimité
web-change-undo = { $now ->
    [true] un coup peut être repris
   *[false] un coup ne peut plus être repris
}
web-change-public = { $now ->
    [true] la table est visible pour tous
   *[false] la table n'est plus visible pour tous
}
web-change-dice = { $now ->
    [table] les dés sont de vrais dés, entrés à la main
   *[server] dés et cartes sont tirés par le serveur
}
web-change-level = robot pour qui s'en va : { $now } (avant : { $before })
web-change-shuffle = { $now ->
    [true] les places sont tirées au sort au début
   *[false] chacun garde sa place au début
}
web-change-box = { $now ->
    [own] la boîte est une boîte corrigée
   *[usual] la boîte est de nouveau la boîte habituelle
}
web-change-reading = « { $reading } » : { $now } (avant : { $before })
web-commitment = L'engagement sur les dés
web-commitment-about = Tous les dés et toutes les cartes de cette partie viennent d'un secret déjà tiré. Voici son empreinte. Ton navigateur la garde et ajoute un texte au hasard ; tu peux aussi la comparer avec les autres écrans. Après la partie, le secret est publié, ton navigateur le compare, et la vérification des dés tire chaque dé de nouveau : personne n'a pu changer les dés.

web-kept-promise = Les dés ont tenu parole.
web-kept-broken = La promesse sur les dés n'a pas été tenue !
web-kept-play = La partie a un autre identifiant que celui montré à ce navigateur.
web-kept-commitment = L'engagement n'est pas celui montré à ce navigateur avant la partie.
web-kept-secret = Le secret publié ne correspond pas à l'engagement montré à ce navigateur avant la partie.
web-kept-texts = Les graines des clients ne sont pas celles montrées à ce navigateur au début de la partie.
web-kept-own = La graine donnée par ce navigateur n'est pas parmi celles de la partie.
web-kept-about = Les dés de cette partie ont peut-être été choisis. Télécharge son enregistrement, et demande à qui tient ce serveur.

web-proof = La preuve des dés
web-proof-now = Cette partie
web-proof-hidden = { $n ->
    [0] Personne n'a encore donné de graine. Elles sont montrées quand la partie commence.
    [one] Une graine est donnée. Elle est montrée quand la partie commence.
   *[other] { $n } graines sont données. Elles sont montrées quand la partie commence.
}
web-proof-seating = Les places avant le mélange
web-history = Toutes les parties de cette table
web-history-about = Tout ce qui a été ouvert ici reste dans cette liste, et ce qui a été abandonné aussi : personne ne peut recommencer jusqu'à ce que les dés lui plaisent sans que cela se voie.
web-history-this = cette partie
web-history-state-open = pas commencée
web-history-state-playing = en cours
web-history-state-over = finie
web-history-state-abandoned = abandonnée

web-board = Sur la table
web-generic-area = La partie
web-generic-facts = Ce qu'il y a sur la table
web-generic-acts = Ce que tu peux faire
web-generic-choose = C'est ton tour. Que fais-tu ?
web-generic-watch = { $who } doit choisir.
web-generic-chance = { $who } attend les dés.
web-generic-over = La partie est finie.
web-generic-back = Choisir à nouveau
web-generic-none = aucun
web-last-turns = Les derniers tours
web-beside = Journal, discussion et table
web-tab-log = Journal
web-tab-chat = Discussion
web-tab-table = Table
web-unread = { $n ->
    [one] { $n } nouveau
   *[other] { $n } nouveaux
}
web-log = Ce qui s'est passé
web-log-earlier = Ce qui précède est dans la partie enregistrée.
web-log-turn = { $who ->
    [you] Ton tour
   *[other] Tour de { $who }
}
web-chat = Discussion
web-chat-none = Personne n'a encore rien dit.
web-chat-line = Dis quelque chose
web-chat-send = Dire
web-mute = Faire taire
web-unmute = Laisser parler
web-remove = Renvoyer
web-remove-sure = Renvoyer pour de bon

web-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-to-act = doit jouer
web-resigned = a abandonné
web-away = un robot joue
web-clock-played = Ton temps était écoulé : un robot a joué pour toi.
web-away-about = Un robot joue pour toi jusqu'à ton retour.
web-watching = Tu regardes
web-your-turn = À toi
web-your-turn-aloud = { $who ->
    [you] C'est ton tour.
   *[other] C'est le tour de { $who }.
}
web-your-roll-aloud = { $who ->
    [you] À toi : lance les dés.
   *[other] C'est le tour de { $who } : lance les dés.
}
web-skip = Touche pour passer
web-go-on = Touche pour continuer
web-turn-dice = Les dés qui ont terminé le tour
web-roll = Lancer
web-prompt-roll = À toi : lance les dés
web-turn-of = Au tour de { $name }
web-acts = Ce que tu peux faire maintenant
web-undo = Reprendre
web-leave = Partir
web-leave-about = Un robot joue pour toi, et tu peux revenir à tout moment.
web-leave-sure = Quitter la table
web-return = Reprendre ma place
web-resign = Abandonner
web-resign-for = Abandonner pour { $name }
web-resign-about = Si tu abandonnes, tu ne peux plus gagner.
web-resign-sure = Abandonner pour de bon
web-move = Continuer sur un autre appareil
web-move-link = Ouvre ceci sur l'autre appareil
web-move-about = Il marche une fois, et qui l'ouvre a tes places : ne le montre à personne d'autre.
web-watch = Qui veut regarder
web-watch-link = Lien vers cette table
web-claim = Continuer ici
web-claim-about = Tes places passent de l'autre appareil à celui-ci. Le lien marche une fois.
web-claim-yes = Amener mes places ici
web-pass = Passe l'appareil à { $name }
web-pass-about = C'est le tour de { $name }. Que personne d'autre ne regarde !
web-pass-ready = Je suis { $name }

web-won = { $who ->
    [you] Tu gagnes !
   *[other] { $who } gagne !
}
web-won-shared = { $names } se partagent la victoire !
web-won-shared-you = Toi et { $names }, vous partagez la victoire !
web-nobody-won = Personne ne gagne.
web-ended = La partie est finie : { $how }.
web-ended-resigned = { $who ->
    [you] Tu as abandonné.
   *[other] { $who } a abandonné.
}
web-result-player = Joueur
web-result-points = Points
web-rematch = Rejouer
web-share = Partager
web-share-line = { $game } : { $won } { $points }.
web-share-title = Partager le résultat
web-share-text = Une ligne avec un lien
web-share-picture = Enregistrer l'image
web-share-copy = Copier le texte
web-share-copied = C'est copié : colle-le où tu veux.
web-share-self = Ton navigateur ne nous laisse pas copier : le texte est sélectionné, copie-le toi-même.
web-share-failed = Cela n'a pas marché. Enregistre l'image ou copie le texte.
web-did = Ce que chacun a fait
web-luck = La chance des dés : { $percent } %
web-luck-about = La chance : de combien les dés ont changé les chances de gagner, par rapport à des lancers moyens.
web-to-rematch = Vers la revanche
web-to-replay = La revoir
web-to-review = Chance et erreurs

# La page d'une analyse

web-review-title = Chance et erreurs
web-review-of = Chance et erreurs : { $game }
web-review-about = Ce qui fut chance, ce qui fut adresse, ce qu'a coûté chaque erreur, et ce qui valait mieux. Choisis un fichier sur cet appareil, ou une de tes parties.
web-review-waiting = D'autres parties passent d'abord…
web-review-busy = Une autre analyse est en cours pour toi, ou il y en a trop. Celle-ci commencera toute seule.
web-review-working = La partie est analysée…
web-review-refused = Cette partie ne peut pas être analysée
web-review-again = Réessayer
web-review-other = Analyser une autre partie
web-review-chart = Le cours de la partie
web-review-slider = Étape de la partie
web-review-beginning = Le début
web-review-at = Étape { $n } : { $sentence }
web-review-lost = { $mark }, { $loss } points de pourcentage perdus
web-review-lost-margin = { $mark }, { $loss } points perdus
web-review-luck = { $mark }, { $luck } points de pourcentage pour { $name }
web-review-luck-margin = { $mark }, { $luck } points pour { $name }
web-review-legend-mistake = une erreur
web-review-legend-luck = grande chance ou grande malchance
web-review-seat = La chance et les erreurs de
web-review-everybody = tout le monde
web-review-totals = De quoi le résultat est fait
web-review-goal-win = Chances de gagner ; une victoire partagée à deux compte pour moitié.
web-review-goal-margin = Points d'avance à la fin.
web-review-mistakes = Les erreurs, la pire d'abord
web-review-position = Avant l'étape { $n }
web-review-after = Après l'étape { $n }
web-review-show = Montrer le plateau
web-review-hide = Cacher le plateau
web-review-acts = Ce qu'on pouvait faire, et ce que cela valait
web-review-chosen = choisi
web-review-best = le mieux
web-review-forced = Il n'y avait qu'une chose à faire.
web-review-share = Partager cette analyse
web-review-share-link = Lien vers cette analyse
web-review-decisions = { $decisions ->
    [one] une décision
   *[other] { $decisions } décisions
  }
web-review-about-start = Ce que la place avait avant la première étape, si chacun joue aussi bien que les valeurs le supposent.
web-review-about-luck = Ce que les dés et les cartes ont changé : la valeur après chacun moins la moyenne de tout ce qui pouvait venir. En moyenne, c'est zéro.
web-review-about-errors = Ce que les décisions de cette place ont perdu par rapport à la meilleure. Cela ne dépasse jamais zéro.
web-review-about-gifts = Ce que les erreurs des autres ont apporté à cette place. À plus de deux, l'erreur de l'un peut aussi coûter à un autre.
web-review-about-model = Ce que seules les estimations ont changé d'un tour à l'autre. C'est zéro quand les valeurs sont exactes.
web-review-about-result = La somme de tout cela : 100 pour cent pour une victoire. Une partie inachevée a la valeur de sa dernière position.
web-review-about-loss = La moyenne de ce qu'une décision a changé. Les décisions sans choix ne comptent pas.
web-review-about-accuracy = 100 pour une décision sans perte, 90 pour une qui perd un point de pourcentage, 37 pour une qui en perd dix ; la moyenne de toutes.
web-review-about-grade = Amiral, capitaine, bosco, matelot ou mousse, selon la perte moyenne d'une décision.
web-record = Télécharger la partie

## Simulations

cli-simulate = faire jouer des matchs entre robots, et donner les taux de victoire avec leurs intervalles de confiance
cli-simulate-game = le nom d'un jeu
cli-simulate-bots = les robots, un par place, comme captain,deckhand ; ils se décalent d'une place après chaque partie
cli-simulate-plays = le nombre de parties
cli-simulate-seed = un nombre qui rend le match reproductible ; par défaut, un nombre au hasard, qui est indiqué
cli-simulate-workers = nombre de processus ; par défaut, un par cœur
cli-simulate-ray = jouer sur une grappe Ray : son adresse, ou local pour cette machine
cli-simulate-plot = écrire un graphique de la réponse dans ce fichier SVG
simulate-no-such-bot = Il n'y a pas de robot { $bot } dans ce jeu. Les robots sont { $known }.
simulate-at-least-one = --plays et --workers doivent valoir au moins 1.
simulate-workers-or-ray = --workers et --ray ne se combinent pas.
simulate-plot-svg = { $file } : un graphique est un fichier SVG, son nom doit finir par .svg.
simulate-plot-unwritable = { $file } ne peut pas être écrit.
simulate-needs-fast = Les simulations ont besoin de NumPy et de Numba : pip install "doubloon[fast]".
simulate-no-cluster = Il n'y a pas de grappe Ray à { $address } : { $why }
simulate-needs-cluster = Une grappe a besoin de Ray : pip install "doubloon[cluster]".
simulate-compiling = Compilation de { $game } pour cette machine. Cela n'arrive qu'une fois.
simulate-interrupted = Interrompu. { $plays } parties étaient finies :
simulate-title = { $game } ({ $edition }), { $seats } places, { $plays } parties, graine { $seed }
simulate-by-rules = Joué par les règles au lieu d'un noyau, ce qui est plus lent : aucun noyau ne prend en charge { $what }.
simulate-bot = robot
simulate-seat = place
simulate-wins = victoires
simulate-interval = intervalle à 95 %
simulate-between = { $low } – { $high } %
simulate-margin = avance sur les autres
simulate-points = points
simulate-first = Qui joue le premier tour gagne { $rate } ({ $interval }), { $advantage } points de pourcentage de plus qu'une part égale.
simulate-length = Une partie dure { $mean } tours en moyenne ({ $least } à { $most }, quartiles { $low }, { $middle }, { $high }), { $acts } actes et { $steps } étapes.
simulate-endings = Fins : { $endings }.
simulate-plot-wins = Victoires, avec intervalles à 95 %
simulate-plot-seats = Victoires par place
simulate-plot-first = premier tour
simulate-plot-points = Points à la fin, part des parties
simulate-plot-turns = Tours d'une partie, part des parties
cli-bench = mesurer la vitesse face à d'autres programmes ; demande une copie des sources
cli-bench-names = comparaisons à faire : kernels, arena, rules, server, tables ; par défaut, toutes
bench-no-such = Il n'y a pas de comparaison { $name }. Les comparaisons sont { $known }.
bench-needs-sources = Les comparaisons demandent une copie des sources (docs/benchmarks.md).

## Valeur des positions

cli-best = donner la valeur d'une position pour chaque place, et celle de chaque acte
cli-best-files = enregistrements à évaluer, là où ils s'arrêtent ; - est l'entrée standard
cli-best-step = évaluer plutôt la position après ce nombre d'étapes
cli-best-goal = ce qu'il faut maximiser : win (la chance de gagner), points (de ce tour) ou margin (l'écart final) ; par défaut, le premier but du jeu
cli-solve = calculer les tables exactes d'un jeu et les garder
cli-solve-game = le nom d'un jeu
cli-solve-goal = le but dont on veut les tables : win (la chance de gagner) ou margin (l'écart final) ; par défaut, le premier but du jeu
cli-solve-folder = garder les tables dans ce dossier ; par défaut, ton cache
cli-solve-again = recalculer aussi les tables qui existent déjà
cli-certify = vérifier chaque nombre des tables résolues par un calcul indépendant, et prouver leur erreur maximale
cli-certify-folder = vérifier les tables de ce dossier ; par défaut, celles du paquet ou de ton cache
cli-certify-sample = vérifier seulement environ autant de positions : un coup d'œil qui ne prouve rien
best-no-solver = Il n'y a pas de solveur pour { $game }.
best-reading = On ne connaît aucune valeur de { $game } avec la lecture { $reading } : seules les règles la connaissent pour l'instant.
best-no-goal = { $game } n'a pas de but « { $goal } ». Ses buts sont { $known }.
best-seats = La chance de gagner n'est pas connue à { $seats } places sous ces conditions. Essaie --goal points.
best-unsolved = La chance de gagner n'est pas résolue sous ces conditions. « doubloon solve { $game } » avec les mêmes conditions la résout en quelques minutes. --goal points répond tout de suite.
best-step = Il n'y a pas de position après l'étape { $step } : l'enregistrement n'a que { $steps } étapes.
best-goal-win = Chance de gagner
best-goal-points = Points de ce tour en moyenne
best-goal-margin = Écart final en moyenne
best-seat = { $seat } { $name } : { $value }
best-act = { $act } : { $value }
best-more = … et { $count } autres actes
best-estimate = Ces nombres sont des estimations.
best-estimate-error = Ces nombres sont des estimations, avec une erreur type de { $error }.
solve-nothing = Il n'y a rien à résoudre dans { $game } à { $seats } places sous ces conditions : ses valeurs exactes se passent de table.
solve-needs-numba = Ce calcul demande Numba : pip install 'doubloon[fast]'.
solve-not-kept = La table ne peut pas être gardée dans { $file } : { $why }.
solve-too-large = La table aurait { $positions } positions. On en résout au plus { $most }.
solve-no-room = Il n'y a pas de place pour la table dans { $file } : il faut { $needed } Mo, et { $free } Mo sont libres.
solve-size = { $table } : { $positions } positions, encore { $megabytes } Mo à garder dans { $folder }. Chaque couche finie est gardée ; on peut donc interrompre et reprendre.
solve-error = L'erreur de chaque nombre est d'au plus { $error }.
bar-layers = couche { $layer } sur { $layers }, { $rate } positions/s
certify-unknown = Il n'y a pas de vérification pour { $table } : ses nombres sont des estimations ou des moyennes.
certify-missing = { $table } n'est pas résolue ici. « doubloon solve { $game } » avec les mêmes conditions la calcule.
certify-checked = { $table } : { $checked } positions sur { $positions } recalculées. Le plus grand résidu est { $residual }, à { $worst }.
certify-proven = Prouvé : l'erreur de chaque nombre est d'au plus { $bound }.
certify-no-bound = Chaque nombre est juste à ce résidu près. Aucune borne de l'erreur n'est prouvée : une partie de ce jeu peut être prolongée à volonté, et les résidus peuvent s'ajouter.
certify-sampled = L'échantillon est juste, mais il ne prouve rien sur le reste.
certify-wrong = La table est fausse : un tel résidu ne peut pas venir des arrondis.
solve-done = { $table } : { $numbers } nombres en { $bytes } octets, gardés sous { $file } dans { $folder }
solve-known = { $table } : { $numbers } nombres en { $bytes } octets, déjà gardés sous { $file }

## Recherche

research-reward = `reward` peut être { $known }, pas « { $reward } ».
research-action = L'action { $action } n'est pas permise à { $agent } maintenant. Le masque d'actions montre celles qui le sont.
research-no-encoder = { $game } n'a pas d'environnement : le jeu n'a pas d'encodeur (docs/research.md).
research-batch-game = { $game } ne peut pas faire tourner beaucoup de parties à la fois. Ces jeux le peuvent : { $known }.
research-batch-plays = `plays` doit être au moins 1, et non { $plays }.
research-batch-bot = Il n'y a pas de robot compilé « { $bot } ». Les robots compilés sont { $known }.
research-batch-uncovered = Le noyau de { $game } ne prend pas en charge ce `{ $missing }`.
research-batch-reset = `reset` prend une seule graine pour toutes les parties, et aucune option.
research-batch-actions = `step` demande { $plays } nombres entiers, une action par partie.
research-batch-action = L'action { $action } n'est pas permise dans la partie { $play }. Le masque d'actions montre celles qui le sont.

## Vérifier un jeu

cli-check-game = vérifier qu'un jeu respecte les lois communes à tous les jeux
cli-check-game-what = le nom d'un jeu enregistré
cli-check-game-plays = parties au hasard pour chaque édition et chaque nombre de places ; { $usual } sans cette option
cli-check-game-seed = un nombre qui rend les parties reproductibles
check-game-at-least-one = Demande au moins une partie.
check-game-opening = (à l'ouverture, avant toute étape)
check-game-where = Avec { $seats } places, édition { $edition }, après ces étapes :
check-game-kept = { $game } respecte les { $laws } lois, dans { $setups ->
    [one] une configuration
   *[other] { $setups } configurations
}.
check-game-broken = { $game } enfreint { $broken ->
    [one] une loi
   *[other] { $broken } lois
} sur { $laws }, en { $setups ->
    [one] une configuration
   *[other] { $setups } configurations
}.

## La base de données sur le disque

ledger-held = La base de données { $path } sert à un autre serveur, le processus { $holder }. Arrête-le d'abord, ou prends un autre fichier avec --db.
ledger-gone = La base de données { $path } a été effacée ou remplacée pendant que le serveur tournait : plus rien ne peut être gardé. Remets le fichier si tu le peux, et relance le serveur.
ledger-damaged = Le fichier de la base de données est abîmé. Arrête le serveur, regarde avec « doubloon check-db », et reviens à une sauvegarde.
ledger-unread = La base de données n'a pas pu être lue : { $detail }. Réessaie.
play-damaged = La partie { $play } est abîmée dans la base de données{ $step ->
    [0] {""}
   *[other] { " " }à partir de l'étape { $step }
} : elle n'est ni montrée ni continuée. Regarde avec « doubloon check-db ».
table-damaged = La table { $table } est abîmée dans la base de données : elle n'est pas ouverte. Regarde avec « doubloon check-db ».
cli-check-db = chercher des dégâts dans la base de données d'un serveur, même pendant qu'il tourne
cli-check-db-path = le fichier de la base de données
check-db-older = La base de données est de l'ancienne version { $version }. Lance une fois un serveur avec elle, puis vérifie-la.
check-db-page = SQLite trouve : { $detail }
check-db-missing = Une ligne de { $table } ({ $row }) nomme dans { $named } quelque chose qui n'y est pas.
check-db-pages = pages
check-db-plays = parties et tables
check-db-sound = { $file } est saine : { $plays } parties et { $tables } tables.
check-db-damaged = { $file } est abîmée : { $found ->
    [one] un défaut
   *[other] { $found } défauts
} dans { $plays } parties et { $tables } tables.
cli-backup = copier la base de données d'un serveur, même pendant qu'il tourne
cli-backup-target = le fichier à faire
cli-backup-force = remplacer le fichier s'il existe
cli-backup-no-key = laisser de côté la clé qui signe les cookies
backup-done = La sauvegarde est dans { $file }. Elle contient les secrets des parties en cours, et toi seul peux la lire.
backup-key = La clé qui signe les cookies est dans { $file }.
backup-exists = { $file } existe déjà. Nomme un autre fichier, ou remplace-le avec --force.
backup-itself = { $file } est la base de données elle-même. Nomme un autre fichier.
backup-file = La sauvegarde { $path } n'a pas pu être écrite : { $detail }.
backup-damaged = { $path } n'a pas été copiée, car elle est abîmée : { $detail }. Regarde avec « doubloon check-db ».

## Analyses

cli-review = montrer la chance, l'adresse et les fautes d'une partie, ou d'un dossier de parties
cli-review-files = enregistrements à analyser, ou dossiers d'enregistrements ; - est l'entrée standard
cli-review-html = écrire dans ce fichier une page avec des graphiques
cli-review-goal = ce qui est jugé : win (la chance de gagner) ou margin (l'écart final) ; par défaut, la chance de gagner
cli-review-playouts = nombre de parties simulées pour chaque position et chaque acte, dans un jeu jugé par simulation
review-no-judge = Les parties de { $game } ne peuvent pas être analysées : ses positions n'ont pas de valeurs.
review-no-goal = Une partie de { $game } ne peut pas être analysée pour « { $goal } ». Choisis { $known }.
review-nothing = Il n'y a rien à analyser : la partie est finie dès la position où commence l'enregistrement.
review-not-written = La page ne peut pas être écrite dans { $file } : { $why }.
review-files = Enregistrements
review-title = Analyse
review-head = { $game }, { $edition }
review-figure-start = Au début
review-figure-luck = Chance
review-figure-errors = Ses propres erreurs
review-figure-gifts = Cadeaux des autres
review-figure-model = Modèle
review-figure-result = Résultat
review-figure-adjusted = Résultat sans la chance
review-figure-decisions = Décisions libres
review-figure-loss = Effet moyen d'une décision
review-figure-accuracy = Précision
review-figure-grade = Grade
review-course = { $course } { $seat } { $name }
review-exact = Ces valeurs sont exactes.
review-estimate = Ces valeurs sont des estimations. « Modèle » est ce que seules les estimations ont changé, d'un tour au suivant.
review-box = L'évaluation est réglée sur la boîte habituelle ; avec cette boîte corrigée, elle est approximative.
review-luck-error = L'erreur type de la chance est de { $error } points de pourcentage.
review-not-over = La partie n'est pas finie. Le résultat est la valeur de la position où l'enregistrement s'arrête.
review-resigned = Quelqu'un a abandonné. À deux, la place qui abandonne perd ce qu'elle avait, comme par une erreur ; à plus, ses actes sont ensuite ceux du robot.
review-worst = Les fautes les plus graves
review-no-mistakes = Aucune décision n'est une faute marquée.
review-mistake = Étape { $step }, { $seat } { $name } : { $act } a coûté { $loss } points de pourcentage ({ $mark })
review-mistake-margin = Étape { $step }, { $seat } { $name } : { $act } a coûté { $loss } points ({ $mark })
review-better = Mieux : { $act }, { $best } au lieu de { $chosen }
review-mark-doubtful = douteux
review-mark-bad = mauvais
review-mark-very-bad = très mauvais
review-mark-lucky = chanceux
review-mark-very-lucky = très chanceux
review-mark-unlucky = malchanceux
review-mark-very-unlucky = très malchanceux
review-file = { $file } : { $game } – { $seats }
review-file-seat = { $name } { $result } (chance { $luck }, { $grade })
review-players = Joueurs
review-player = Nom
review-column-plays = Parties
review-column-result = Résultat
review-column-adjusted = Sans la chance
review-column-decisions = Décisions
review-column-loss = Effet
review-column-accuracy = Précision
review-column-grade = Grade
review-chart-win = La chance de gagner de { $names } au fil de la partie ; le tableau de toutes les étapes donne les nombres
review-chart-margin = L'écart final attendu de { $names } au fil de la partie ; le tableau de toutes les étapes donne les nombres
review-steps = Toutes les étapes
review-step = Étape
review-change = Chance ou perte

## Tableaux
cli-chart = montrer quand s'arrêter et quels dés garder, et une règle de poche avec sa perte
cli-chart-game = le jeu : { $games }
cli-chart-output = dessiner aussi le tableau dans ce fichier SVG
chart-none = { $game } n'a pas de tableau : il n'a ni dés, ni solution exacte d'un tour. Il y en a un pour { $known }.
chart-not-written = Le tableau ne peut pas être écrit dans { $file } : { $why }.
chart-title = Quand s'arrêter ? { $game }
chart-edition = Édition { $edition }
chart-pocket = Règle de poche
chart-loss-points = Face au jeu parfait, elle perd { $loss } points par tour ; le jeu parfait en fait { $worth } (± { $error }, mesuré sur { $turns } tours).
chart-loss-margin = De l'écart final entre deux joueurs, elle perd { $loss } points par tour (± { $error }, { $turns } tours).
chart-loss-win = Face au jeu parfait à deux joueurs, elle perd { $loss } de chances de gagner par tour (± { $error }, mesuré sur { $turns } tours).
chart-goal-points = Le mieux pour les points du tour, exactement.
chart-goal-win = Le mieux pour les chances de gagner à deux joueurs, exactement.
chart-how-map = La limite est celle qui perd le moins. Hachuré : cela dépend des dés.
chart-how-list = Descends la liste. La première ligne dont tu as les dés est la meilleure : garde ces dés et relance les autres.
chart-stop-from = s'arrêter dès { $points }
chart-never = ne pas s'arrêter
chart-rolls-left = { $n ->
    [one] encore un lancer
   *[other] encore { $n } lancers
  }
chart-stops = s'arrêter
chart-all-again = tout relancer
chart-locked = { $n ->
    [0] Aucun dé bloqué
    [one] Un dé bloqué
   *[other] { $n } dés bloqués
  }
chart-any = Une étoile est une pièce quelconque, un point un dé quelconque ; des majuscules égales sont des dés égaux.
web-chart-link = Quand s'arrêter ?
web-chart-link-at = Quand s'arrêter ? { $game }
web-chart-print = Imprimer
web-chart-choose = Situation
web-chart-map-label = { $row } : { $limit }
web-chart-points = Points sur la table
web-chart-legend-roll = relancer
web-chart-legend-mixed = selon les dés
web-chart-legend-stop = s'arrêter
web-chart-keep = Garder
web-chart-value = Valeur
web-chart-chance = Fréquence
web-chart-any-coin = une pièce quelconque
web-chart-any-die = un dé quelconque
web-chart-alike = dé { $letter }
