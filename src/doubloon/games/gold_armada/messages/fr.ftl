### Français.

## Clauses

gold-armada = Gold Armada
ga-set-up = De deux à cinq places jouent avec cinq dés. Au début, chaque case du plateau a son doublon, et personne n'a rien.
ga-ten-piers = Il y a dix jetées, chacune avec de la place pour trois doublons.
ga-board = Le plateau, le dé et les valeurs ne figurent que sur des images du livret que nous n'avons pas trouvées. Les nôtres sont des hypothèses ; qui a la boîte peut les corriger.
ga-skull-tokens = Six jetons tête de mort sont prêts, sauf si la table a convenu d'un autre nombre.
ga-conserved = Chaque doublon est sur sa case ou appartient à une place : les places ont exactement les doublons qui ont quitté les jetées.
ga-turn-order = La place 1 est au plus jeune, qui commence ; le tour passe ensuite à la place suivante.
ga-roll-first = Il faut que les dés du gobelet tombent avant de choisir quoi que ce soit.
ga-cup = Ce sont exactement les dés du gobelet qui tombent, et chacun montre un symbole du dé.
ga-three-rolls = Un tour a trois lancers au plus ; après le troisième, c'est fini.
ga-stop = On peut s'arrêter après le premier ou le deuxième lancer ; ensuite, plus de lancer dans ce tour.
ga-reroll-some = Choisis au moins un dé à relancer. Pour tous les garder, arrête-toi.
ga-reroll-on-table = On ne relance que des dés posés sur la table.
ga-stop-first = Un doublon se prend quand les lancers sont finis : arrête-toi d'abord, prends-le ensuite.
ga-nearest-first = Une jetée donne ses doublons dans l'ordre, le plus proche de l'île en premier.
ga-one-doubloon = Un tour rapporte un doublon au plus, même si tes dés conviennent à plusieurs jetées. La jetée est à ton choix.
ga-pier-empty = Une jetée dont les trois doublons sont partis n'en a plus.
ga-basic-pier = Une jetée simple demande des dés à son symbole : deux pour le premier doublon, un de plus pour chacun des suivants.
ga-alike = Brelan, carré ou cinq identiques : il faut au moins ce nombre de dés pareils.
ga-full-house = Un full, c'est trois dés pareils et deux d'un autre symbole.
ga-five-equal = Cinq dés pareils ne font pas un full : les deux doivent différer des trois.
ga-symbols-shown = Pour le premier doublon d'une jetée spéciale, tous les symboles conviennent ; ensuite, seulement ceux de la dernière case découverte.
ga-full-house-symbols = Quand un full est restreint, ses deux symboles doivent être parmi ceux montrés, celui de la paire aussi.
ga-must-take = Si tes dés gagnent un doublon, il faut en prendre un, sauf si la table permet d'y renoncer.
ga-skull = Un tour sans doublon se termine par un jeton tête de mort, s'il en reste.
ga-end = La partie est finie dès que tous les jetons tête de mort ou tous les doublons sont pris.
ga-finish-round = Si la table a convenu de finir le tour, les places suivantes jouent une dernière fois. S'il ne reste plus de jeton, un tour sans gain ne coûte rien.
ga-score = Les points sont les valeurs des doublons, moins un par jeton tête de mort. Qui a le plus de points gagne.
ga-tie = À points égaux, le moins de jetons tête de mort gagne, sauf si la table a convenu de partager. Qui reste à égalité partage la victoire.
ga-start-taken = Le début dit que { $found } doublons ont quitté la jetée { $pier }, qui n'en a que { $spaces }.
ga-start-doubloons = Au début, « { $field } » demande pour chaque place une liste des valeurs de ses doublons, comme [[1, 4], [2]].
ga-start-values = Au début, les places ont les doublons { $held }, mais les jetées ont donné { $gone } ; ce doit être la même chose.
ga-start-skulls = Au début, les places ont { $found } jetons tête de mort, mais il n'y en a que { $tokens }.
ga-start-both-gone = Au début, tous les jetons tête de mort et tous les doublons sont partis, mais la partie aurait été finie dès que les premiers étaient épuisés.
ga-start-last-token = Au début, il ne reste aucun jeton tête de mort et { $seat } doit jouer son dernier tour, mais aucune place avant elle n'a de jeton : personne n'a donc pu prendre le dernier dans ce tour.
ga-start-last-doubloon = Au début, il ne reste aucun doublon et { $seat } doit jouer son dernier tour, mais aucune place avant elle n'a le dernier doublon d'une jetée : personne n'a donc pu en prendre un dans ce tour.
ga-board-table = Il faut ici une table.
ga-board-missing = Cela manque : ajoute-le.
ga-board-unknown = Rien ne porte ce nom ici. On y connaît { $known }.
ga-board-name = Donne au symbole un nom en caractères imprimables.
ga-board-name-long = Un nom a au plus { $most } caractères.
ga-board-name-twice = « { $name } » est déjà le nom d'un autre symbole. Choisis-en un autre.
ga-board-die = Le dé n'a pas de faces : donne au moins une face à un symbole.
ga-board-kind = Le genre d'une jetée est l'un de { $known }.
ga-board-spaces = Donne une entrée pour chacune des { $spaces } cases.
ga-board-number = Il faut ici des nombres entiers de { $least } à { $most }.
ga-board-no-letters = Choisis au moins un symbole pour chaque case.
ga-board-letter = Il n'y a pas de symbole « { $letter } » ; les lettres sont { $letters }.
ga-board-letter-twice = Le symbole « { $letter } » est nommé deux fois.
ga-board-one-symbol = Une jetée simple a un seul symbole : donne une seule lettre.
ga-board-impossible = Aucun lancer de cinq dés ne peut gagner le doublon { $space } de cette jetée. Vérifie le nombre de dés qu'elle demande, ses symboles et les faces du dé.
box-ga-name = { $symbol } s'appelle { $name }
box-ga-sides = { $symbol } : { $n ->
    [one] une face
   *[other] { $n } faces
} du dé au lieu de { $usual }
box-ga-values = { $pier } : vaut { $values } au lieu de { $usual }
box-ga-same = { $pier } : { $needs } dés avec { $symbol }
box-ga-alike = { $pier } : { $needs } dés pareils ; { $first }, puis { $second }, puis { $third }
box-ga-full-house = { $pier } : un full ; { $first }, puis { $second }, puis { $third }
box-ga-any = tout symbole

## Dés et jetées

piece-ga-b = { $n ->
    [one] un tonneau
   *[other] { $n } tonneaux
}
piece-ga-p = { $n ->
    [one] un perroquet
   *[other] { $n } perroquets
}
piece-ga-r = { $n ->
    [one] une bouteille de rhum
   *[other] { $n } bouteilles de rhum
}
piece-ga-c = { $n ->
    [one] un canon
   *[other] { $n } canons
}
piece-ga-h = { $n ->
    [one] un crochet
   *[other] { $n } crochets
}
piece-ga-o = { $n ->
    [one] une boussole
   *[other] { $n } boussoles
}
piece-ga-own = { $n ->
    [one] { $name }
   *[other] { $n } × { $name }
}
name-ga-b = tonneau
name-ga-p = perroquet
name-ga-r = rhum
name-ga-c = canon
name-ga-h = crochet
name-ga-o = boussole
name-ga-same = jetée { $symbol }
name-ga-alike = jetée { $n ->
    [1] du dé seul
    [2] de la paire
    [3] du brelan
    [4] du carré
   *[other] des cinq identiques
}
name-ga-full-house = jetée du full

## Ce qu'un pas a fait

story-ga-roll = { $who ->
    [you] Tu lances
   *[other] { $who } lance
} les dés : { $dice }.
story-ga-roll-some = { $who ->
    [you] Tu obtiens { $dice } et as
   *[other] { $who } obtient { $dice } et a
} maintenant { $table }.
story-ga-third-roll = { $who ->
    [you] C'était ton troisième et dernier lancer.
   *[other] { $who } a fait son troisième et dernier lancer.
}
story-ga-reroll = { $who ->
    [you] Tu relances
   *[other] { $who } relance
} { $dice }.
story-ga-stop = { $who ->
    [you] Tu arrêtes de lancer.
   *[other] { $who } arrête de lancer.
}
story-ga-choose = { $who ->
    [you] Tu peux
   *[other] { $who } peut
} prendre un doublon { $piers ->
    [one] à une seule jetée.
   *[other] à l'une des { $piers } jetées ouvertes.
}
story-ga-take = { $who ->
    [you] Tu prends
   *[other] { $who } prend
} un doublon de valeur { $value } à la { $pier }.
story-ga-decline = { $who ->
    [you] Tu renonces à tous les doublons que tes dés gagnent.
   *[other] { $who } renonce à tous les doublons que ses dés gagnent.
}
story-ga-no-pier = { $who ->
    [you] Tes dés ne gagnent aucun doublon.
   *[other] { $who } ne gagne aucun doublon avec ces dés.
}
story-ga-skull = { $who ->
    [you] Tu prends
   *[other] { $who } prend
} { $left ->
    [0] le dernier jeton tête de mort
   *[other] un jeton tête de mort
} et { $who ->
    [you] perds
   *[other] perd
} { $points ->
    [one] un point
   *[other] { $points } points
}{ $left ->
    [0] .
    [one]  ; il reste un jeton.
   *[other]  ; il reste { $left } jetons.
}
story-ga-no-skull = Il ne reste aucun jeton tête de mort : { $who ->
    [you] tu ne perds
   *[other] { $who } ne perd
} rien.
story-ga-last-round-skulls = Il ne reste aucun jeton tête de mort. On finit le tour de table : encore un tour pour { $last }.
story-ga-last-round-doubloons = Il ne reste aucun doublon. On finit le tour de table : encore un tour pour { $last }.
story-ga-over-skulls = Tous les jetons tête de mort sont pris : la partie est finie.
story-ga-over-doubloons = Tous les doublons sont pris : la partie est finie.
story-ga-over-round = Le tour de table est fini : la partie est finie aussi.

## Ce qu'un tour a donné

turn-ga-best = Meilleur doublon : { $n }
turn-ga-doubloons = { $n ->
    [one] Un doublon
   *[other] { $n } doublons
}
turn-ga-skulls = { $n ->
    [one] Un jeton tête de mort
   *[other] { $n } jetons tête de mort
}
turn-ga-doubloon = { $who ->
    [you] Tu gagnes
   *[other] { $who } gagne
} un doublon de valeur { $value } à la { $pier }.
turn-ga-skull = { $who ->
    [you] Tu ne gagnes aucun doublon et perds
   *[other] { $who } ne gagne aucun doublon et perd
} { $points ->
    [one] un point pour un jeton tête de mort
   *[other] { $points } points pour des jetons tête de mort
}.
turn-ga-nothing = { $who ->
    [you] Tu ne gagnes
   *[other] { $who } ne gagne
} aucun doublon ; il ne reste aucun jeton tête de mort à prendre.

## Dans le terminal

terminal-ga-any = tous
terminal-ga-pier-barrel = tonneau
terminal-ga-pier-parrot = perroquet
terminal-ga-pier-rum = rhum
terminal-ga-pier-cannon = canon
terminal-ga-pier-hook = crochet
terminal-ga-pier-compass = boussole
terminal-ga-pier-three = brelan
terminal-ga-pier-full-house = full
terminal-ga-pier-four = carré
terminal-ga-pier-five = cinq
terminal-ga-need-none = vide
terminal-ga-need-alike = { $n } pareils { $letters }
terminal-ga-need-full-house = 3 + 2 { $letters }
terminal-ga-held = pièces { $coins }, têtes de mort { $skulls }
terminal-ga-tokens = { $n ->
    [0] Il ne reste aucun jeton tête de mort.
    [one] Il reste un jeton tête de mort ; la partie finit avec lui.
   *[other] Il reste { $n } jetons tête de mort ; la partie finit avec le dernier.
}
terminal-ga-rolls-left = { $n ->
    [one] Il reste un lancer.
   *[other] Il reste { $n } lancers.
} Une étoile marque les jetées que tes dés satisfont.
terminal-ga-help-rolled = Relance des dés, ou arrête-toi et prends un doublon. { $n ->
    [one] Encore un lancer possible.
   *[other] Encore { $n } lancers possibles.
} « reroll rc » relance un rhum et un canon, « keep bb » tout sauf deux tonneaux ; « r » et « k » les abrègent, « s » veut dire stop.
terminal-ga-help-piers = Chaque jetée montre ce que demande son prochain doublon et, entre parenthèses, ce qu'il vaut : bb veut dire deux tonneaux, « 4 pareils ho » quatre crochets ou quatre boussoles, « 3 + 2 » un full. Quand tes dés ne satisfont aucune jetée, tu prends un jeton tête de mort, qui coûte un point.
terminal-ga-help-taking = Choisis la jetée dont tu prends le doublon, comme « take barrel » ou « take full-house » ; « t » abrège take. Un tour rapporte un doublon.
terminal-ga-choice-stop = arrêter de lancer ; le meilleur doublon à prendre vaut { $best }
terminal-ga-choice-stop-skull = arrêter de lancer et prendre un jeton tête de mort
terminal-ga-choice-take = prendre { $value } à la jetée { $pier }
terminal-ga-choice-decline = renoncer à tous les doublons et prendre un jeton tête de mort

## Dans le navigateur

web-ga-island = L'île et ses jetées
web-ga-pier-same = jetée { $symbol }
web-ga-pier-alike = { $n ->
    [1] un dé
    [2] paire
    [3] brelan
    [4] carré
   *[other] cinq identiques
}
web-ga-pier-full-house = full
web-ga-need-any = { $n } identiques, n'importe quel symbole
web-ga-need-alike = { $n } identiques : { $symbols }
web-ga-need-full-any = trois identiques et deux d'un autre symbole
web-ga-need-full = trois identiques et deux d'un autre : { $symbols }
web-ga-pier = { $pier }, { $value } contre { $need }
web-ga-pier-won = { $pier }, { $value } contre { $need } : { $whose ->
    [yours] tes dés le gagnent
   *[theirs] les dés le gagnent
}
web-ga-pier-gone = { $pier }, plus de doublon
web-ga-asks-nothing = Ses doublons sont partis
web-ga-dice = Dés
web-ga-dice-hint = Touche pour garder
web-ga-die-kept = { $face }, gardé
web-ga-die-loose = { $face }, à relancer
web-ga-kept = gardé
web-ga-cup = Les dés sont dans le gobelet
web-ga-rolls = { $left ->
    [0] Dernier lancer fait
    [one] Encore un lancer
   *[other] Encore { $left } lancers
}
web-ga-roll-again = { $n ->
    [0] Tous les dés sont gardés
    [one] Relancer un dé
    [5] Relancer les cinq
   *[other] Relancer { $n } dés
}
web-ga-stop = Arrêter de lancer
web-ga-stop-skull = { $tokens ->
    [0] Arrêter sans doublon
   *[other] Arrêter et prendre une tête de mort
}
web-ga-stop-choose = Arrêter
web-ga-up-to = { $n } doublons, jusqu'à { $most }
web-ga-stop-take = Arrêter et prendre { $value }
web-ga-take = Prendre { $value }
web-ga-decline = { $tokens ->
    [0] Tout refuser
   *[other] Refuser et prendre une tête de mort
}
web-ga-choose = Choisis un doublon
web-ga-choosing = { $who } choisit un doublon
web-ga-winning = { $whose ->
    [yours] Ce que tes dés gagnent
   *[theirs] Ce que les dés gagnent
}
web-ga-win = { $whose ->
    [yours] Tes dés gagnent
   *[theirs] Les dés gagnent
}
web-ga-winning-none = { $whose ->
    [yours] Tes dés ne gagnent rien
   *[theirs] Les dés ne gagnent rien
}
web-ga-piers = Ce que chaque jetée demande
web-ga-space-next = Le prochain doublon
web-ga-space-taken = Pris
web-ga-tokens = { $n ->
    [0] Plus de jeton tête de mort
    [one] Plus qu'un jeton tête de mort
   *[other] Encore { $n } jetons tête de mort
}
web-ga-doubloons = { $n ->
    [0] aucun doublon
    [one] un doublon : { $values }
   *[other] { $n } doublons : { $values }
}
web-ga-skulls = { $n ->
    [0] aucune tête de mort
    [one] une tête de mort
   *[other] { $n } têtes de mort
}
web-ga-nothing = rien encore
web-ga-turn = { $who } lance les dés
web-ga-turn-yours = Tes dés
web-ga-over = La partie est finie
web-ga-entry = Indique les dés tombés
web-ga-or = { $first } ou { $last }
web-about-gold-armada = Trois lancers pour accoster à une jetée de l'île. Chacune porte trois doublons, et en demande plus pour chaque suivant.
web-companion-does-gold-armada = Montre les jetées gagnées par les dés, et compte doublons et têtes de mort.
web-ga-edition-tactic-fr = Tactic, français
web-ga-edition-tactic-nl = Tactic, néerlandais
web-ga-reading-may-decline = Un doublon peut être refusé contre un jeton tête de mort
web-ga-reading-five-is-full-house = Cinq pareils sont aussi un full
web-ga-reading-full-house-both-restricted = Les deux symboles d'un full doivent être parmi ceux montrés
web-ga-reading-tie-break = À égalité de points à la fin
web-ga-reading-tie-break-fewer-skulls = le moins de jetons tête de mort gagne
web-ga-reading-tie-break-shared = ils se partagent la victoire
web-ga-reading-finish-round = Le tour de table est fini après le dernier jeton ou doublon
web-ga-reading-skull-tokens = Jetons tête de mort

## Ce que sont les choses

explain-ga-rolls = Lancers
explain-ga-die = { $n ->
    [0] Aucun doublon restant ne le demande.
   *[other] Il compte ici pour le prochain doublon : { $piers }.
}
explain-ga-die-free = Touche-le pour le garder. Les dés que tu ne gardes pas sont relancés.
explain-ga-die-fixed = Les lancers sont finis : les dés restent comme ils sont.
explain-ga-die-whose = C'est un dé de { $who }.
explain-ga-tokens = Un tour sans doublon coûte un jeton tête de mort. Chaque jeton enlève un point à qui l'a pris.
explain-ga-tokens-end = Avec le dernier jeton, la partie est finie, sauf si la table a convenu de finir le tour.
explain-ga-points = Les points sont les valeurs des doublons, moins un par jeton tête de mort. Qui a le plus de points gagne.
explain-ga-pier-same = Assez de dés à son symbole gagnent le doublon le plus proche de l'île. Plus qu'il n'en faut, c'est bon aussi.
explain-ga-pier-alike = Assez de dés identiques gagnent le doublon le plus proche de l'île. Sa case dit quels symboles comptent.
explain-ga-pier-full-house = Trois dés identiques et deux d'un autre symbole gagnent le doublon le plus proche de l'île. Sa case dit quels symboles comptent.
explain-ga-won = { $whose ->
    [yours] Tes dés gagnent le prochain doublon.
   *[theirs] Les dés gagnent le prochain doublon.
}
explain-ga-matches = { $whose ->
    [yours] Tu as { $n } des { $need } dés demandés.
   *[theirs] Il y a { $n } des { $need } dés demandés.
}

## Les règles en bref

short-ga-goal = Gagne des doublons aux dix jetées de l'île. À la fin, qui a le plus de points gagne.
short-ga-turn =
    Lance les cinq dés. Deux fois encore, tu peux en relancer autant que tu veux ; tu peux aussi t'arrêter plus tôt.
    Prends ensuite un doublon à une jetée que tes dés gagnent, toujours le plus proche de l'île.
    Si tes dés n'en gagnent aucun, tu prends un jeton tête de mort.
short-ga-scores =
    Une jetée à symbole demande ce symbole : deux dés pour le premier doublon, un de plus pour chacun des suivants.
    Les autres jetées demandent des dés identiques, ou un full. Après le premier doublon, seuls les symboles montrés sur la jetée comptent.
    Un doublon vaut son nombre. Chaque jeton tête de mort coûte un point.
short-ga-end = La partie finit dès que le dernier jeton tête de mort ou le dernier doublon est pris, sauf si la table a convenu de finir le tour.
short-ga-same = Son symbole : 2, 3, 4 dés
short-ga-skull = Pas de doublon : un jeton tête de mort
short-ga-row-same = 1 2 3
short-ga-row-three = 2 3 4
short-ga-row-full-house = 3 4 5
short-ga-row-four = 3 4 5
short-ga-row-five = 4 5 6
short-ga-row-skull = −1

## Ce que la commande dit de ce jeu

not-a-pier = Il n'y a pas de jetée « { $pier } ». Les jetées sont { $known }.
ending-skulls-gone = tous les jetons tête de mort sont pris
ending-doubloons-gone = tous les doublons sont pris
best-margin = L'écart final n'est calculé que pour deux places avec au plus douze jetons tête de mort, pas pour { $seats } places sous ces conditions. Essaie --goal points.
best-win-far = Sans sa table, la chance de gagner n'est calculée que près de la fin du plateau, et d'ici plus de { $most } positions peuvent encore suivre. « doubloon solve gold-armada --goal win » avec les mêmes conditions calcule la table. --goal margin répond sans elle.
solve-begins-gold-armada-two-win = Chance de gagner du premier et du second joueur : { $shares }

## Ma boîte

web-ga-box-about = Le plateau ne figure que sur des images que nous n'avons pas trouvées. Ses jetées, symboles et valeurs sont nos hypothèses.
web-ga-box-piers = Jetées
web-ga-box-kind = Demande
web-ga-box-kind-same = des dés avec son symbole
web-ga-box-kind-alike = des dés pareils
web-ga-box-kind-full-house = un full
web-ga-box-symbol = Son symbole
web-ga-box-space = { $n ->
    [1] Premier doublon
    [2] Deuxième doublon
   *[other] Troisième doublon
}
web-ga-box-value = Valeur
web-ga-box-value-of = { $pier }, { $space } : valeur
web-ga-box-needs = Dés
web-ga-box-needs-of = { $pier }, { $space } : dés
web-ga-box-allowed = { $space } : symboles qui comptent
web-ga-box-symbols = Les symboles et le dé
web-ga-box-symbols-about = Le nom de chaque symbole, et sur combien de faces d'un dé il figure.
web-ga-box-name = Nom du symbole { $symbol }
web-ga-box-sides = Faces du dé : { $symbol }

review-reason-skull = Risque d'un tour sans doublon : { $best } au lieu de { $chosen }
review-how-odds = Elles viennent de chances estimées à la fin de chaque tour, sauf près de la fin d'une partie à deux.

## Tableaux
chart-ga-board = { $gone ->
    [0] Rien n'est encore pris
    [one] Un doublon parti de chaque jetée
   *[other] { $gone } doublons partis de chaque jetée
  }
pocket-ga-1 = Garde le symbole auquel il manque le moins de dés pour un doublon ; à égalité, celui que tu as le plus, puis celui dont les jetées paient le plus.
pocket-ga-2 = Quatre pareils : relance le dernier dé si cinq pareils paient plus que ce que tu as.
pocket-ga-3 = Sinon arrête-toi si tu gagnes 3 ou plus.
pocket-ga-4 = Deux paires : garde les deux si le full les permet et paie 4 ou plus.
pocket-ga-5 = Avant le dernier lancer, garde deux telles paires dans tous les cas.
pocket-ga-6 = Prends le doublon qui paie le plus.
