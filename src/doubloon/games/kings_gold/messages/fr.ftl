### Français.

## Clauses

kings-gold = King's Gold
kg-components = Il y a soixante pièces valant un chacune, et cinq dés identiques.
kg-players = King's Gold se joue de deux à six.
kg-set-up = Au début, toutes les pièces sont dans le coffre ; ni le Roi ni personne n'en a.
kg-coins-conserved = Le coffre, le Roi et les bourses réunis contiennent toujours toutes les pièces.
kg-first-player = Avant le premier tour, chaque place lance les cinq dés une fois : le plus de crânes commence.
kg-first-player-tie = Seules les places à égalité pour le plus de crânes se départagent pour commencer.
kg-roll-first = Il faut que les dés tombent avant de choisir quoi que ce soit.
kg-cup = Ce sont exactement les dés du gobelet qui tombent, chacun sur une de ses faces : { $cup } dans le gobelet, { $fell } de tombés.
kg-three-rolls = Fini de lancer pour ce tour : trois lancers au plus.
kg-stop-early = On peut s'arrêter après le premier ou le deuxième lancer.
kg-reroll-some = Choisis au moins un dé à relancer, ou arrête-toi.
kg-reroll-on-table = On ne relance que des dés posés sur la table.
kg-crossbones-stay = Un dé montrant des os croisés est bloqué jusqu'à la fin du tour.
kg-third-crossbones = Trois os croisés mettent aussitôt fin aux lancers, sauf accord contraire de la table.
kg-all-locked = Quand les cinq dés sont bloqués, l'amende se paie une seule fois.
kg-stop-first = Arrête de lancer avant d'utiliser les dés.
kg-results-compulsory = Ce que montrent les dés doit être exécuté.
kg-cannon-pair = Une pièce avec un canon prend son nombre dans le coffre pour toi, et autant pour le Roi.
kg-short-box = Quand le coffre ne suffit pas pour deux, l'édition dit qui reçoit le reste.
kg-skull-pair = Une pièce avec un crâne vole son nombre à quelqu'un d'autre.
kg-victim = Un vol désigne une autre place de la table ; une paire de canon ne désigne personne.
kg-victim-short = Une victime moins riche donne ce qu'elle a.
kg-five-coins = Cinq pièces emportent tout le tas du Roi.
kg-five-skulls = Cinq crânes, et cinq seulement, pillent une bourse ; ils ne servent à rien d'autre.
kg-five-cannons = Cinq canons prennent tout ce qui reste au coffre et terminent la partie.
kg-penalty = Trois os croisés, ou aucune combinaison, coûtent trois pièces, versées au Roi.
kg-crossbones-cancel = Avec trois os croisés, seule l'amende compte, sauf accord contraire de la table.
kg-empty-gain = Une combinaison qui ne rapporte rien en reste une : pas d'amende.
kg-pair-kinds = Une paire, c'est un dé pièce avec un canon ou un crâne.
kg-pair-on-table = Les deux dés d'une paire doivent être là, encore inutilisés.
kg-one-combination = Aucun dé ne sert dans deux combinaisons.
kg-pairing-free = Pièces, partenaires et ordre sont à ton choix, mais il faut former autant de paires que les dés le permettent.
kg-left-over = Les dés sans partenaire n'ont aucun effet.
kg-two-skull-pairs = Deux paires de crâne peuvent voler deux fois la même bourse, ou deux bourses.
kg-two-cannon-pairs = Deux paires de canon prennent deux fois et paient deux fois le Roi.
kg-both-pairs = Une paire de crâne et une paire de canon comptent toutes les deux.
kg-box-empty = La partie s'arrête quand le coffre est vide, et le plus de pièces gagne.
kg-end-mid-turn = Toutes les paires du tour sont exécutées avant qu'un coffre vide ne termine la partie, sauf accord contraire de la table.
kg-tie = Les égalités en tête se règlent comme le dit l'édition.
kg-start-coins = Le compte de pièces n'y est pas : coffre, Roi et bourses en ont { $found }, l'édition en a { $coins }.
kg-start-tie-box = Un départage ne commence que le coffre vide ; ici il contient { $box }.
kg-start-tie-seat = Dans un départage, `seat` est la première des places qui doivent encore lancer.
kg-start-tie-reading = Avec tie-break = "{ $reading }", aucun tour de départage ne se joue.
kg-start-tie-repeat = `repeat` compte les tours de départage de 1 à { $most }.
kg-start-tie-few = Un départage demande au moins deux places à égalité, dont une doit encore lancer.
kg-start-tie-order = `tie-break` doit donner les places qui doivent encore lancer, dans l'ordre du jeu, la dernière du tour à la fin.
kg-start-tie-unequal = Avant tout lancer, ce sont exactement les places à égalité qui ont le plus de pièces.

## Ce qu'un tour a donné

outcome-kings-gold-pairs = paires
outcome-kings-gold-king = l'or du Roi
outcome-kings-gold-plunder = pillage
outcome-kings-gold-broadside = bordée
outcome-kings-gold-penalty = amende

## Dans le terminal

terminal-kg-box = le coffre
terminal-kg-king = le Roi
terminal-kg-die-name-1 = pièce
terminal-kg-die-name-2 = pièces
terminal-kg-die-name-3 = pièces
terminal-kg-die-name-k = crâne
terminal-kg-die-name-c = canon
terminal-kg-die-name-x = os
terminal-kg-die-1 = { $n ->
    [one] un 1
   *[other] { $n } fois 1
}
terminal-kg-die-2 = { $n ->
    [one] un 2
   *[other] { $n } fois 2
}
terminal-kg-die-3 = { $n ->
    [one] un 3
   *[other] { $n } fois 3
}
terminal-kg-die-k = { $n ->
    [one] un crâne
   *[other] { $n } crânes
}
terminal-kg-die-c = { $n ->
    [one] un canon
   *[other] { $n } canons
}
terminal-kg-die-x = { $n ->
    [one] des os croisés
   *[other] { $n } os croisés
}
terminal-kg-rolls-left = { $n ->
    [one] Il reste un lancer.
   *[other] Il reste { $n } lancers.
} Les os croisés (x) sont bloqués.
terminal-kg-help-rolled = Relance des dés, ou arrête-toi et sers-t'en. { $n ->
    [one] Encore un lancer possible.
   *[other] Encore { $n } lancers possibles.
} « reroll 1k » remet un 1 et un crâne dans le gobelet, « keep 3c » relance tout le reste ; « r » et « k » les abrègent, « s » veut dire stop.
terminal-kg-help-pairs = Une pièce avec un canon prend autant de pièces au coffre (le Roi en reçoit autant), une pièce avec un crâne les vole à quelqu'un. Cinq pièces emportent le tas du Roi, cinq crânes toute une bourse, cinq canons tout le coffre. Aucune paire, ou trois os croisés, coûte 3 pièces.
terminal-kg-help-pairing = Utilise tes dés par paires, l'une après l'autre, autant qu'il y en a.
terminal-kg-help-pairing-words = « pair 3c » tire au canon pour trois pièces du coffre ; « pair 2k p2 » vole deux pièces à p2, et un nom vaut aussi pour p2. « p » abrège pair.
terminal-kg-help-plunder = Cinq crânes ! Choisis qui perd tout : { $victims }. Tape plunder et un nom.
terminal-kg-choice-stop = arrêter de lancer et utiliser les dés
terminal-kg-choice-cannon = tirer au canon : { $coins } du coffre pour toi, { $coins } pour le Roi
terminal-kg-choice-skull = voler { $coins } à { $victim }, qui a { $has }
terminal-kg-choice-plunder = prendre les { $has } pièces de la bourse de { $victim }
terminal-kg-tell-opening = { $who ->
    [toi] tu lances
   *[other] { $who } lance
} { $dice } pour savoir qui commence : { $n ->
    [0] aucun crâne
    [one] un crâne
   *[other] { $n } crânes
}.
terminal-kg-tell-opening-tie = Égalité pour le plus de crânes.
terminal-kg-tell-first = { $who ->
    [toi] tu as le plus de crânes et commences
   *[other] { $who } a le plus de crânes et commence
}.
terminal-kg-tell-lot = { $who ->
    [toi] le sort te désigne : tu commences
   *[other] le sort désigne { $who }, qui commence
}.
terminal-kg-tell-roll = { $who ->
    [toi] tu lances
   *[other] { $who } lance
} { $dice }.
terminal-kg-tell-roll-again = { $who ->
    [toi] tu relances et obtiens
   *[other] { $who } relance et obtient
} { $dice }.
terminal-kg-tell-reroll = { $who ->
    [toi] tu remets
   *[other] { $who } remet
} { $dice } dans le gobelet.
terminal-kg-tell-stop = { $who ->
    [toi] tu arrêtes
   *[other] { $who } arrête
} de lancer.
terminal-kg-tell-cannon = { $who ->
    [toi] tu tires
   *[other] { $who } tire
} au canon pour { $coin } : { $taken } du coffre, et { $paid } pour le Roi.
terminal-kg-tell-skull = { $who ->
    [toi] tu voles
   *[other] { $who } { $victim ->
        [toi] te vole
       *[other] vole
    }
} { $stolen ->
    [0] zéro pièce
    [one] une pièce
   *[other] { $stolen } pièces
}{ $victim ->
    [toi] {""}
   *[other] {" "}à { $victim }
} avec un { $coin } et un crâne.
terminal-kg-tell-plunder = Cinq crânes : { $who ->
    [toi] tu prends
   *[other] { $who } prend
} toute la bourse de { $victim }, soit { $stolen } { $stolen ->
    [one] pièce
   *[other] pièces
}.
terminal-kg-tell-penalty = Amende : { $paid ->
    [0] { $who ->
        [toi] ta bourse est vide, le Roi ne reçoit rien
       *[other] { $who } n'a rien, le Roi ne reçoit rien
    }
    [one] { $who ->
        [toi] tu paies une pièce au Roi
       *[other] { $who } paie une pièce au Roi
    }
   *[other] { $who ->
        [toi] tu paies { $paid } pièces au Roi
       *[other] { $who } paie { $paid } pièces au Roi
    }
}.
terminal-kg-tell-king = Cinq pièces : { $who ->
    [toi] tu emportes
   *[other] { $who } emporte
} le tas du Roi, soit { $taken } { $taken ->
    [one] pièce
   *[other] pièces
}.
terminal-kg-tell-broadside = Cinq canons : { $who ->
    [toi] tu prends
   *[other] { $who } prend
} tout le coffre, soit { $taken } { $taken ->
    [one] pièce
   *[other] pièces
} !
terminal-kg-tell-tie = Le coffre est vide, et la tête est à égalité entre { $names } : un tour de plus décide.

## Dans le navigateur

web-kg-die-1 = pièce 1
web-kg-die-2 = pièce 2
web-kg-die-3 = pièce 3
web-kg-die-k = crâne
web-kg-die-c = canon
web-kg-die-x = os croisés
web-kg-treasury = La caisse, le Roi et les bourses
web-kg-box = Caisse
web-kg-king = Roi
web-kg-unit = { $n ->
    [one] pièce
   *[other] pièces
}
web-kg-yours = ta bourse
web-kg-winner = gagnant
web-kg-rob = Prendre { $n }
web-kg-roll-off = Le plus de crânes commence
web-kg-skulls = { $n ->
    [0] aucun crâne
    [one] un crâne
   *[other] { $n } crânes
}
web-kg-dice = Cinq dés
web-kg-rolls-left = { $n ->
    [0] plus de lancer
    [one] encore un lancer
   *[other] encore { $n } lancers
}
web-kg-roll-again = { $n ->
    [0] Relancer
    [one] Relancer un dé
   *[other] Relancer { $n } dés
}
web-kg-roll-none = Tous les dés sont gardés.
web-kg-stop = Arrêter
web-kg-stop-pairs = { $n ->
    [0] Des paires qui ne rapportent rien
    [one] Des paires pour une pièce
   *[other] Des paires pour { $n } pièces au plus
}
web-kg-stop-penalty = { $n ->
    [0] Une pénalité, mais tu n'as pas de pièce
    [one] Une pénalité : une pièce
   *[other] Une pénalité : { $n } pièces
}
web-kg-stop-king = { $n ->
    [one] Le tas du Roi : { $n } pièce
   *[other] Le tas du Roi : { $n } pièces
}
web-kg-stop-plunder = { $n ->
    [one] Toute une bourse : { $n } pièce
   *[other] Toute une bourse : { $n } pièces au plus
}
web-kg-stop-broadside = { $n ->
    [one] Toute la caisse : { $n } pièce
   *[other] Toute la caisse : { $n } pièces
}
web-kg-most = Le plus de pièces : { $n }
web-kg-way-cannon = { $coin } avec un canon
web-kg-way-skull = { $coin } avec un crâne à { $victim }
web-kg-prompt-rolled = Choisis les dés à garder
web-kg-prompt-pairing = Associe une pièce à un canon ou à un crâne
web-kg-prompt-partner = Et avec quoi ?
web-kg-prompt-victim = Qui voles-tu ?
web-kg-prompt-plunder = Cinq crânes ! Quelle bourse prends-tu ?
web-kg-prompt-opening = { $who } lance pour savoir qui commence
web-kg-watch-cup = { $who } a les dés
web-kg-watch-rolled = { $who } choisit des dés
web-kg-watch-pairing = { $who } associe les dés
web-kg-watch-plunder = { $who } choisit qui dépouiller
web-kg-tied = Égalité : { $names } { $repeat ->
    [one] jouent encore un tour chacun
   *[other] jouent encore un tour chacun, manche { $repeat }
}
web-kg-entry-opening = Le lancer pour le premier tour
web-kg-entry-roll = Saisis le lancer
web-kg-entry-lot = Qui le sort désigne-t-il ?
web-kg-points = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
web-kg-result-points = Pièces
web-about-kings-gold = Lance, garde, associe les pièces aux canons et aux crânes : remplis ta bourse dans le coffre et dépouille les autres avant que le Roi n'ait tout.
web-companion-does-kings-gold = Arbitre chaque lancer et chaque paire, et compte les pièces.
web-kg-edition-blue-orange-us = Blue Orange, États-Unis
web-kg-edition-blue-orange-fr = Blue Orange, français
web-kg-edition-blue-orange-en = Blue Orange, anglais
web-kg-edition-blue-orange-de = Blue Orange, allemand
web-kg-edition-blue-orange-it = Blue Orange, italien
web-kg-edition-blue-orange-es = Blue Orange, espagnol
web-kg-edition-blue-orange-pt = Blue Orange, portugais
web-kg-edition-blue-orange-nl = Blue Orange, néerlandais
web-kg-reading-short-box = Quand le coffre ne peut payer toi et le Roi
web-kg-reading-short-box-share = le reste est partagé, la pièce impaire va au Roi
web-kg-reading-short-box-player-first = tu es payé d'abord
web-kg-reading-stop-at-third-crossbones = Les troisièmes tibias arrêtent aussitôt les lancers
web-kg-reading-three-crossbones-cancels = Trois tibias n'apportent que la pénalité
web-kg-reading-tie-break = En cas d'égalité en tête à la fin
web-kg-reading-tie-break-tied-one-turn = chacun d'eux joue un tour de plus
web-kg-reading-tie-break-extra-round-all = tout le monde joue un tour de plus
web-kg-reading-tie-break-new-game = ils gagnent ensemble, et une autre partie décide
web-kg-reading-tie-break-shared = ils se partagent la victoire
web-kg-reading-first-player-tie = Quand plusieurs ont le plus de crânes au départ
web-kg-reading-first-player-tie-reroll = ils relancent
web-kg-reading-first-player-tie-random = le sort décide
web-kg-reading-end-mid-turn = La paire qui vide le coffre finit aussitôt la partie
