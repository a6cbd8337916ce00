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
web-kg-treasury = Le coffre, le Roi et les bourses
web-kg-box = Coffre
web-kg-king = Roi
web-kg-unit = { $n ->
    [one] pièce
   *[other] pièces
}
web-kg-yours = ta bourse
web-kg-winner = { $who ->
    [you] tu gagnes
   *[other] victoire
}
web-kg-rob = Prendre { $n }
web-kg-roll-off = Le plus de crânes commence
web-kg-roller = { $who ->
    [you] Toi
   *[other] { $who }
}
web-kg-skulls = { $n ->
    [0] aucun crâne
    [one] un crâne
   *[other] { $n } crânes
}
web-kg-skulls-again = { $n ->
    [0] puis aucun
   *[other] puis { $n }
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
    [one] Paires : { $sum } pièce au plus
   *[other] Paires : { $sum } pièces au plus
}
web-kg-stop-loss = Des paires et l'amende : { $sum }
web-kg-stop-penalty = { $n ->
    [0] Une amende, mais tu n'as pas de pièce
    [one] Une amende : une pièce
   *[other] Une amende : { $n } pièces
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
    [one] Tout le coffre : { $n } pièce
   *[other] Tout le coffre : { $n } pièces
}
web-kg-parts-stop = { $who ->
    [you] Si tu arrêtes
   *[other] Si { $who } arrête
}
web-kg-parts-most = Ce que ces dés rapportent au plus
web-kg-parts-total = Au total : { $sum } pour { $who ->
    [you] toi
   *[other] { $who }
}, { $king } pour le Roi.
web-kg-parts-choice = Ces paires rapportent le plus. { $who ->
    [you] Tu choisis
   *[other] { $who } choisit
} les paires et qui voler une fois les lancers finis.
web-kg-part-cannon = Une pièce avec un canon : { $n ->
    [0] rien
    [one] une pièce
   *[other] { $n } pièces
} du coffre pour { $who ->
    [you] toi
   *[other] { $who }
}, { $king } pour le Roi.
web-kg-part-skull = Une pièce avec un crâne : { $n ->
    [0] il n'y a rien à voler à personne.
    [one] une pièce volée à quelqu'un.
   *[other] jusqu'à { $n } pièces volées à quelqu'un.
}
web-kg-part-king = Cinq pièces : { $n ->
    [0] le tas du Roi, mais il est vide.
    [one] tout le tas du Roi, une pièce.
   *[other] tout le tas du Roi, { $n } pièces.
}
web-kg-part-plunder = Cinq crânes : { $n ->
    [0] toute une bourse, mais elles sont vides.
   *[other] toute une bourse.
}
web-kg-part-broadside = Cinq canons : { $n ->
    [0] le coffre, mais il est vide.
    [one] tout ce qui reste au coffre, une pièce. Rien pour le Roi.
   *[other] tout ce qui reste au coffre, { $n } pièces. Rien pour le Roi.
}
web-kg-part-crossbones = Trois os croisés : une amende. { $who ->
    [you] { $n ->
        [0] Tu n'as rien pour payer le Roi.
        [one] Tu paies une pièce au Roi.
       *[other] Tu paies { $n } pièces au Roi.
    }
   *[other] { $n ->
        [0] { $who } n'a rien pour payer le Roi.
        [one] { $who } paie une pièce au Roi.
       *[other] { $who } paie { $n } pièces au Roi.
    }
}
web-kg-part-nothing = Aucune combinaison : une amende. { $who ->
    [you] { $n ->
        [0] Tu n'as rien pour payer le Roi.
        [one] Tu paies une pièce au Roi.
       *[other] Tu paies { $n } pièces au Roi.
    }
   *[other] { $n ->
        [0] { $who } n'a rien pour payer le Roi.
        [one] { $who } paie une pièce au Roi.
       *[other] { $who } paie { $n } pièces au Roi.
    }
}
web-kg-part-victim = { $victim ->
    [you] Tu as
   *[other] { $victim } a
} { $has ->
    [0] une bourse vide
    [one] une pièce : { $n } à prendre
   *[other] { $has } pièces : { $n } à prendre
}
web-kg-most = Le plus de pièces : { $n }
web-kg-way-cannon = { $coin } avec un canon
web-kg-way-skull = { $coin } avec un crâne à { $victim }
web-kg-prompt-rolled = Choisis les dés à garder
web-kg-prompt-pairing = Associe une pièce à un canon ou à un crâne
web-kg-prompt-partner = Et avec quoi ?
web-kg-prompt-victim = Qui voles-tu ?
web-kg-prompt-plunder = Cinq crânes ! Quelle bourse prends-tu ?
web-kg-watch-opening = { $who ->
    [you] Tu lances pour savoir qui commence
   *[other] { $who } lance pour savoir qui commence
}
web-kg-watch-lot = Le sort désigne qui commence
web-kg-watch-cup = { $who ->
    [you] Tu as les dés
   *[other] { $who } a les dés
}
web-kg-watch-rolled = { $who ->
    [you] Tu choisis des dés
   *[other] { $who } choisit des dés
}
web-kg-watch-pairing = { $who ->
    [you] Tu associes les dés
   *[other] { $who } associe les dés
}
web-kg-watch-plunder = { $who ->
    [you] Tu choisis qui dépouiller
   *[other] { $who } choisit qui dépouiller
}
web-kg-tie = Égalité en tête
web-kg-tied = Égalité en tête entre { $names }. { $repeat ->
    [one] Encore un tour pour départager.
   *[other] Encore un tour pour départager, manche { $repeat }.
}
web-kg-tied-everybody = Égalité en tête entre { $names }. { $repeat ->
    [one] Tout le monde joue encore un tour.
   *[other] Tout le monde joue encore un tour, manche { $repeat }.
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
web-kg-reading-short-box = Quand le coffre ne suffit pas pour toi et le Roi
web-kg-reading-short-box-share = le reste est partagé, la pièce impaire va au Roi
web-kg-reading-short-box-player-first = tu te sers d'abord
web-kg-reading-stop-at-third-crossbones = Les troisièmes os croisés arrêtent aussitôt les lancers
web-kg-reading-three-crossbones-cancels = Trois os croisés n'apportent que l'amende
web-kg-reading-tie-break = En cas d'égalité en tête à la fin
web-kg-reading-tie-break-tied-one-turn = chacun d'eux joue un tour de plus
web-kg-reading-tie-break-extra-round-all = tout le monde joue un tour de plus
web-kg-reading-tie-break-new-game = ils gagnent ensemble, et une autre partie décide
web-kg-reading-tie-break-shared = ils se partagent la victoire
web-kg-reading-first-player-tie = Quand plusieurs ont le plus de crânes au départ
web-kg-reading-first-player-tie-reroll = ils relancent
web-kg-reading-first-player-tie-random = le sort décide
web-kg-reading-end-mid-turn = La paire qui vide le coffre finit aussitôt la partie

## Ce que sont les choses

explain-kg-die-1 = Avec un canon, elle prend une pièce au coffre pour toi, et une pour le Roi. Avec un crâne, elle vole une pièce à quelqu'un. Cinq pièces, quels que soient leurs chiffres, emportent tout le tas du Roi.
explain-kg-die-2 = Avec un canon, elle prend deux pièces au coffre pour toi, et deux pour le Roi. Avec un crâne, elle vole deux pièces à quelqu'un. Cinq pièces, quels que soient leurs chiffres, emportent tout le tas du Roi.
explain-kg-die-3 = Avec un canon, elle prend trois pièces au coffre pour toi, et trois pour le Roi. Avec un crâne, elle vole trois pièces à quelqu'un. Cinq pièces, quels que soient leurs chiffres, emportent tout le tas du Roi.
explain-kg-die-k = Avec une pièce, un crâne vole à quelqu'un autant de pièces qu'elle indique. Cinq crânes prennent toute une bourse.
explain-kg-die-c = Avec une pièce, un canon prend au coffre autant de pièces qu'elle indique, et le Roi en reçoit autant. Cinq canons prennent tout ce qui reste au coffre.
explain-kg-die-x = Les os croisés ne rapportent rien, et trois d'entre eux coûtent trois pièces, payées au Roi.
explain-kg-tap-rolled = Touche ce dé pour le garder. Tout ce que tu ne gardes pas est relancé.
explain-kg-tap-pairing = Touche ce dé et son partenaire : une pièce avec un canon ou un crâne forme une paire.
explain-kg-watching = C'est { $who ->
    [you] ton tour
   *[other] le tour de { $who }
} : les dés sont à qui joue.
explain-kg-rolls = Un tour compte jusqu'à { $n } lancers. Tu peux t'arrêter après chacun d'eux.
explain-kg-box = Au début, toutes les pièces sont dans le coffre. Une pièce avec un canon en fait sortir, pour qui joue et autant pour le Roi. Quand le coffre est vide, la partie finit et la plus grosse bourse gagne.
explain-kg-left = { $n ->
    [0] Le coffre est vide.
    [one] Il reste une pièce.
   *[other] Il reste { $n } pièces.
}
explain-kg-king = Le Roi reçoit sa part de tout ce que prennent les canons, et chaque amende. Cinq pièces aux dés emportent tout son tas. À la fin, ses pièces ne comptent pour personne.
explain-kg-purse = { $who ->
    [you] Tu as
   *[other] { $who } a
} { $n ->
    [0] la bourse vide
    [one] une pièce
   *[other] { $n } pièces
}. La plus grosse bourse gagne quand le coffre est vide.
explain-kg-rob = Une pièce avec un crâne vole quelqu'un, une fois les lancers finis. Cinq crânes prennent toute une bourse.
explain-kg-robbed = Les autres te volent avec une pièce et un crâne, et cinq crânes prennent tout. C'est aussi de là que tu paies les amendes.
explain-kg-tie = Le coffre est vide : dans ces tours les canons ne rapportent rien. Les vols, le tas du Roi et les amendes comptent comme toujours, et la plus grosse bourse gagne ensuite.

## Les règles en bref

short-kg-goal = Avoir le plus de pièces quand le coffre est vide.
short-kg-turn =
    Lance les cinq dés. Relance ensuite ceux que tu veux, jusqu'à deux fois, ou arrête-toi quand tu veux.
    Les os croisés sont bloqués : on ne peut pas les relancer.
    Les lancers finis, associe une pièce à un canon ou à un crâne, autant de fois que les dés le permettent. Chaque dé ne sert qu'une fois.
short-kg-scores = Il faut faire ce que montrent les dés, que ça te plaise ou non :
short-kg-row-cannon = Prends au coffre autant de pièces qu'indique la pièce. Le Roi en reçoit autant.
short-kg-row-skull = Vole autant de pièces qu'indique la pièce à qui tu veux.
short-kg-row-king = Prends toutes les pièces du Roi, quels que soient les chiffres.
short-kg-row-plunder = Prends toute la bourse de quelqu'un.
short-kg-row-broadside = Prends tout ce qui reste au coffre. La partie finit.
short-kg-row-crossbones = Trois os croisés : paie 3 pièces au Roi. Rien d'autre ne compte, sauf accord contraire de la table.
short-kg-row-nothing = Ni paire ni cinq pareils : paie aussi 3 pièces au Roi.
short-kg-end =
    La partie finit quand le coffre est vide. La plus grosse bourse gagne ; les pièces du Roi ne comptent pour personne.
    Si le coffre ne suffit pas pour toi et le Roi, vous partagez le reste et la pièce impaire va au Roi, sauf accord contraire de la table.
    Une égalité se règle comme convenu à la table, le plus souvent par encore un tour pour tout le monde.

## Ce que la commande dit de ce jeu

not-a-pair = « { $dice } » n'est pas une paire. Écris une pièce et son partenaire, comme 3c ou 2k.
ending-box-empty = le coffre est vide
ending-tie-new-game = la tête est à égalité et joue une nouvelle partie
best-reason-penalty = Chance de payer l'amende après le meilleur acte : { $value }
best-reason-coins = Pièces gagnées en moyenne dans ce tour après le meilleur acte : { $value }
best-how-fitted = Ils viennent d'une estimation ajustée de chaque fin de tour, faite à partir de parties du capitaine contre lui-même.
best-how-max-n = Ils supposent que chacun joue pour soi. C'est une moyenne de meilleures réponses, car celles-ci tournent en rond à trois places.
solve-begins-kings-gold-two-win = Chance de gagner du premier et du second joueur : { $shares }
solve-begins-kings-gold-three-paranoid = Chance de gagner que le premier, le deuxième et le troisième joueur peuvent s'assurer contre les deux autres réunis (exact) : { $shares }
solve-begins-kings-gold-three-max-n = Chance de gagner du premier, du deuxième et du troisième joueur si chacun joue pour soi (une moyenne, non exacte) : { $shares }

review-reason-penalty = Risque de l'amende : { $best } au lieu de { $chosen }
review-reason-coins = Pièces de ce tour : { $best } au lieu de { $chosen }
review-how-fitted = Elles viennent d'une estimation de chaque fin de tour, réglée sur des parties du capitaine contre lui-même.
review-how-max-n = Elles supposent que chacun joue pour soi. Elles sont une moyenne de meilleures réponses, car à trois celles-ci tournent en rond.

## Tableaux
chart-kg-start = Le premier tour : { $box } pièces dans le coffre, { $king } chez le Roi, { $mine } à { $theirs }
chart-kg-level = À égalité au milieu : { $box } dans le coffre, { $king } chez le Roi, { $mine } à { $theirs }
chart-kg-ahead = En tête vers la fin : { $box } dans le coffre, { $king } chez le Roi, { $mine } à { $theirs }
chart-kg-behind = En retard vers la fin : { $box } dans le coffre, { $king } chez le Roi, { $mine } à { $theirs }
pocket-kg-1 = Quatre canons et au moins dix pièces dans le coffre : tente le cinquième. De même quatre crânes contre une victime qui a dix pièces.
pocket-kg-2 = Quatre dés pièce et au moins dix pièces chez le Roi : tente le cinquième.
pocket-kg-3 = Tes partenaires sont les crânes dès que quelqu'un a deux pièces, avant cela les canons.
pocket-kg-4 = Arrête-toi avec deux paires de ton partenaire si les pièces sont 3 et 2 ou mieux.
pocket-kg-5 = Avec deux os croisés, arrête-toi dès une telle paire.
pocket-kg-6 = Sinon garde au plus deux partenaires et deux pièces : un 3 toujours, un 2 seulement avec un partenaire, un 1 jamais.
pocket-kg-7 = Vole le plus riche, avec la plus haute pièce d'abord.
