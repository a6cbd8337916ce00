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

## Les dés dans les phrases

piece-kg-1 = { $n ->
    [one] une pièce de 1
   *[other] { $n } pièces de 1
}
piece-kg-2 = { $n ->
    [one] une pièce de 2
   *[other] { $n } pièces de 2
}
piece-kg-3 = { $n ->
    [one] une pièce de 3
   *[other] { $n } pièces de 3
}
piece-kg-k = { $n ->
    [one] un crâne
   *[other] { $n } crânes
}
piece-kg-c = { $n ->
    [one] un canon
   *[other] { $n } canons
}
piece-kg-x = { $n ->
    [one] des os croisés
   *[other] { $n } os croisés
}

## Ce qu'un pas a fait

story-kg-opening = { $who ->
    [you] Tu lances
   *[other] { $who } lance
} { $dice } pour savoir qui commence : { $n ->
    [0] aucun crâne
    [one] un crâne
   *[other] { $n } crânes
}.
story-kg-opening-tie = Égalité pour le plus de crânes entre { $names } : on relance.
story-kg-opening-tie-lot = Égalité pour le plus de crânes entre { $names } : le sort décide.
story-kg-first = { $who ->
    [you] Tu as le plus de crânes et commences.
   *[other] { $who } a le plus de crânes et commence.
}
story-kg-lot = { $who ->
    [you] Le sort te désigne : tu commences.
   *[other] Le sort désigne { $who }, qui commence.
}
story-kg-roll = { $who ->
    [you] Tu lances
   *[other] { $who } lance
} { $dice }.
story-kg-roll-again = { $who ->
    [you] Tu relances et obtiens
   *[other] { $who } relance et obtient
} { $dice }.
story-kg-reroll = { $who ->
    [you] Tu remets
   *[other] { $who } remet
} { $dice } dans le gobelet.
story-kg-stop = { $who ->
    [you] Tu arrêtes
   *[other] { $who } arrête
} de lancer.
story-kg-third-roll = C'était le troisième et dernier lancer.
story-kg-third-crossbones = Les troisièmes os croisés mettent fin aux lancers.
story-kg-all-locked = Les cinq dés sont bloqués : fini de lancer.
story-kg-cannon = { $who ->
    [you] Tu tires
   *[other] { $who } tire
} au canon pour { $coin } : { $n ->
    [0] { $king ->
        [0] le coffre est vide
       *[other] rien du coffre, et { $king } pour le Roi
    }
    [one] une pièce du coffre, et { $king } pour le Roi
   *[other] { $n } pièces du coffre, et { $king } pour le Roi
}.
story-kg-skull = { $n ->
    [0] { $who ->
        [you] Tu tentes de voler { $victim }
       *[other] { $victim ->
            [you] { $who } tente de te voler
           *[other] { $who } tente de voler { $victim }
        }
    } avec un { $coin } et un crâne, mais il n'y a rien à voler.
    [one] { $who ->
        [you] Tu voles une pièce à { $victim }
       *[other] { $victim ->
            [you] { $who } te vole une pièce
           *[other] { $who } vole une pièce à { $victim }
        }
    } avec un { $coin } et un crâne.
   *[other] { $who ->
        [you] Tu voles { $n } pièces à { $victim }
       *[other] { $victim ->
            [you] { $who } te vole { $n } pièces
           *[other] { $who } vole { $n } pièces à { $victim }
        }
    } avec un { $coin } et un crâne.
}
story-kg-plunder = Cinq crânes : { $n ->
    [0] { $who ->
        [you] tu tentes de piller { $victim }
       *[other] { $victim ->
            [you] { $who } tente de te piller
           *[other] { $who } tente de piller { $victim }
        }
    }, mais il n'y a rien à voler.
   *[other] { $who ->
        [you] tu prends toute la bourse de { $victim }
       *[other] { $victim ->
            [you] { $who } prend toute ta bourse
           *[other] { $who } prend toute la bourse de { $victim }
        }
    }, soit { $n ->
        [one] une pièce
       *[other] { $n } pièces
    }.
}
story-kg-king = Cinq pièces : { $n ->
    [0] le tas du Roi est vide, { $who ->
        [you] tu ne prends rien.
       *[other] { $who } ne prend rien.
    }
   *[other] { $who ->
        [you] tu emportes
       *[other] { $who } emporte
    } tout le tas du Roi, soit { $n ->
        [one] une pièce
       *[other] { $n } pièces
    }.
}
story-kg-broadside = Cinq canons : { $n ->
    [0] le coffre est vide, { $who ->
        [you] tu ne prends rien.
       *[other] { $who } ne prend rien.
    }
   *[other] { $who ->
        [you] tu prends
       *[other] { $who } prend
    } tout ce qui reste au coffre, soit { $n ->
        [one] une pièce
       *[other] { $n } pièces
    }.
}
story-kg-penalty-crossbones = Amende pour les os croisés : { $who ->
    [you] { $n ->
        [0] tu n'as aucune pièce pour payer le Roi.
        [one] tu paies une pièce au Roi.
       *[other] tu paies { $n } pièces au Roi.
    }
   *[other] { $n ->
        [0] { $who } n'a aucune pièce pour payer le Roi.
        [one] { $who } paie une pièce au Roi.
       *[other] { $who } paie { $n } pièces au Roi.
    }
}
story-kg-penalty-nothing = Amende, car les dés ne forment aucune combinaison : { $who ->
    [you] { $n ->
        [0] tu n'as aucune pièce pour payer le Roi.
        [one] tu paies une pièce au Roi.
       *[other] tu paies { $n } pièces au Roi.
    }
   *[other] { $n ->
        [0] { $who } n'a aucune pièce pour payer le Roi.
        [one] { $who } paie une pièce au Roi.
       *[other] { $who } paie { $n } pièces au Roi.
    }
}
story-kg-cut-short = Le coffre vide met aussitôt fin à la partie : { $n ->
    [one] une paire est perdue.
   *[other] { $n } paires sont perdues.
}
story-kg-box-empty = Le coffre est vide : { $who ->
    [you] tu as
   *[other] { $who } a
} le plus de pièces, { $n }.
story-kg-tie = Le coffre est vide, et la tête est à égalité entre { $names }, à { $n } pièces : encore un tour pour chaque bourse à égalité.
story-kg-tie-everybody = Le coffre est vide, et la tête est à égalité entre { $names }, à { $n } pièces : tout le monde joue encore un tour.
story-kg-tie-again = La tête est à égalité entre { $names }, à { $n } pièces : une manche { $round } de tours supplémentaires commence.
story-kg-tie-broken = L'égalité est rompue : { $who ->
    [you] tu as
   *[other] { $who } a
} le plus de pièces, { $n }.
story-kg-tie-shared = La partie finit sur une égalité entre { $names }, à { $n } pièces : la victoire est partagée.
story-kg-tie-new-game = La partie finit sur une égalité entre { $names }, à { $n } pièces : une nouvelle partie décide.

## Ce qu'un tour a donné, en une phrase

turn-kg-best = { $n ->
    [one] Meilleur tour : une pièce
   *[other] Meilleur tour : { $n } pièces
}
turn-kg-robbed = { $n ->
    [one] Une pièce volée aux autres
   *[other] { $n } pièces volées aux autres
}
turn-kg-robbed-of = { $n ->
    [one] Une pièce perdue aux voleurs
   *[other] { $n } pièces perdues aux voleurs
}
turn-kg-penalties = { $n ->
    [one] Une amende
   *[other] { $n } amendes
}
turn-kg-pairs = { $who ->
    [you] Tu gagnes
   *[other] { $who } gagne
} { $n ->
    [one] une pièce
   *[other] { $n } pièces
} : { $parts }.
turn-kg-part-box = { $n ->
    [0] rien
   *[other] { $n }
} du coffre, avec { $king } pour le Roi
turn-kg-part-stolen = { $n } de { $victim ->
    [you] ta bourse
   *[other] la bourse de { $victim }
}
turn-kg-pairs-nothing = { $king ->
    [0] { $who ->
        [you] Tu formes des paires
       *[other] { $who } forme des paires
    }, mais il n'y a rien à prendre.
   *[other] { $who ->
        [you] Tu ne gagnes rien
       *[other] { $who } ne gagne rien
    }, mais le Roi reçoit { $king ->
        [one] une pièce
       *[other] { $king } pièces
    }.
}
turn-kg-pairs-penalty = { $who ->
    [you] Tu formes une paire, mais tu paies l'amende et perds
   *[other] { $who } forme une paire, mais paie l'amende et perd
} { $n ->
    [one] une pièce
   *[other] { $n } pièces
} en tout.
turn-kg-plunder = Cinq crânes ! { $who ->
    [you] Tu prends
   *[other] { $who } prend
} { $victim ->
    [you] toute ta bourse
   *[other] toute la bourse de { $victim }
} : { $n ->
    [one] une pièce
   *[other] { $n } pièces
}.
turn-kg-plunder-nothing = Cinq crânes ! Mais { $who ->
    [you] tu choisis
   *[other] { $who } choisit
} une bourse où il n'y a rien à voler.
turn-kg-penalty = Amende ! { $n ->
    [0] { $who ->
        [you] Tu n'as
       *[other] { $who } n'a
    } aucune pièce pour payer le Roi.
   *[other] { $who ->
        [you] Tu paies
       *[other] { $who } paie
    } { $n ->
        [one] une pièce
       *[other] { $n } pièces
    } au Roi.
}
turn-kg-king = Cinq pièces ! { $n ->
    [0] Mais le tas du Roi est vide, { $who ->
        [you] tu ne prends rien.
       *[other] { $who } ne prend rien.
    }
   *[other] { $who ->
        [you] Tu emportes
       *[other] { $who } emporte
    } tout le tas du Roi : { $n ->
        [one] une pièce
       *[other] { $n } pièces
    }.
}
turn-kg-broadside = Cinq canons ! { $n ->
    [0] Mais le coffre est vide, { $who ->
        [you] tu ne prends rien.
       *[other] { $who } ne prend rien.
    }
   *[other] { $who ->
        [you] Tu prends
       *[other] { $who } prend
    } tout ce qui reste au coffre : { $n ->
        [one] une pièce
       *[other] { $n } pièces
    }.
}

## Dans le terminal

terminal-kg-box = le coffre
terminal-kg-king = le Roi
terminal-kg-die-name-1 = pièce
terminal-kg-die-name-2 = pièces
terminal-kg-die-name-3 = pièces
terminal-kg-die-name-k = crâne
terminal-kg-die-name-c = canon
terminal-kg-die-name-x = os
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

## Ce que la commande dit de ce jeu

not-a-pair = « { $dice } » n'est pas une paire. Écris une pièce et son partenaire, comme 3c ou 2k.
ending-box-empty = le coffre est vide
ending-tie-new-game = la tête est à égalité et joue une nouvelle partie
best-reason-penalty = Chance de la pénalité après le meilleur acte : { $value }
best-reason-coins = Pièces gagnées en moyenne dans ce tour après le meilleur acte : { $value }
best-how-fitted = Ils viennent d'une estimation ajustée de chaque fin de tour, faite à partir de parties du capitaine contre lui-même.
best-how-max-n = Ils supposent que chacun joue pour soi. C'est une moyenne de meilleures réponses, car celles-ci tournent en rond à trois places.
solve-begins-kings-gold-two-win = Chance de gagner du premier et du second joueur : { $shares }
solve-begins-kings-gold-three-paranoid = Chance de gagner que le premier, le deuxième et le troisième joueur peuvent s'assurer contre les deux autres réunis (exact) : { $shares }
solve-begins-kings-gold-three-max-n = Chance de gagner du premier, du deuxième et du troisième joueur si chacun joue pour soi (une moyenne, non exacte) : { $shares }
