### Français.

## Clauses

gold-up = Gold Up
gu-box = La boîte a 48 coffres et 62 cartes dans la pioche de clés, et chacune est quelque part, une seule fois.
gu-values = Chaque coffre contient de l'or : plus sa couleur est rare, plus il en a. Les valeurs imprimées ne sont pas connues : ce sont donc des données, qu'on peut corriger d'après sa propre boîte.
gu-seats = Gold Up se joue de deux à six.
gu-deal = Tout le monde commence une manche avec cinq cartes de la pioche de clés, données une à une depuis la place qui commence.
gu-layout = Onze coffres sont étalés sur les emplacements a à k : des rangées de trois, deux, un, deux et trois.
gu-series = Il y a sept séries : les cinq rangées sont 1 à 5, les deux diagonales 6 et 7.
gu-turn-order = La place 1 commence la première manche, la suivante celle d'après. On joue dans l'ordre des places.
gu-hidden-hands = Les mains sont cachées et les coffres visibles. D'une carte cachée, on peut savoir ce qu'on en a vu, et ce qui s'en déduit.
gu-one-act = Un tour, c'est une action : prendre une série, piocher des clés, voler des clés ou voler des coffres.
gu-cards-first = Des cartes doivent encore venir. Attends qu'elles soient données, piochées, perdues ou posées.
gu-card-due = C'est une autre carte qui doit venir : la suivante doit être de la bonne pile et pour la bonne main.
gu-card-left = Cette carte ne peut pas venir : aucune pareille ne peut être sur la pile, ni dans la main qui la perd.
gu-take = Paie tous les coffres d'une série et ils sont à toi, visibles devant toi.
gu-one-key-each = Joue exactement une clé par coffre, ni plus ni moins.
gu-key-colour = Une clé n'ouvre que des coffres de sa couleur, et il y en a ici moins de cette couleur que tu ne veux en ouvrir.
gu-keys-in-hand = On ne joue que des cartes qu'on a, et les clés pour cela ne sont pas dans ta main.
gu-keys-only = Les voleurs n'ouvrent aucun coffre. Il faut des clés et des jokers.
gu-joker = Un joker remplace n'importe quelle clé, même une qu'on a et qu'on veut garder.
gu-keys-under = Les cartes jouées vont sous la pioche de clés, au vu de tous : chacun sait ce qui s'y trouve.
gu-refill = Chaque emplacement vidé reçoit le coffre suivant de la pile, dans l'ordre des emplacements.
gu-draw = Piocher est toujours possible. Cela donne deux cartes de la pioche de clés, ou ce qu'il en reste.
gu-no-hand-limit = Une main n'a pas de limite de cartes.
gu-key-thief = Un voleur de clés prend toute la main de quelqu'un d'autre, cartes spéciales comprises.
gu-key-thief-held = Il faut un voleur de clés en main pour voler des clés.
gu-key-thief-two = À deux, un voleur de clés prend à l'aveugle deux cartes de l'autre main, ou la seule qui s'y trouve.
gu-victim = Un voleur s'en prend à une autre place de cette table.
gu-empty-hand = Cette main est vide : il n'y a rien à voler.
gu-chest-thief = Un voleur de coffres prend à quelqu'un autant de coffres que tu en ouvres avec des clés, chacun avec la sienne.
gu-chest-thief-held = Il faut un voleur de coffres en main pour voler des coffres.
gu-chests-in-front = On ne vole que des coffres posés devant cette place.
gu-steal-least = C'est trop peu : un voleur de coffres en prend au moins un, ou autant que la table en a convenu.
gu-round-end = La manche est finie dès que le dernier coffre quitte la pile. Qui a pris la série la garde, et les emplacements vides le restent.
gu-stalemate = Quand toutes les places à la suite piochent dans une pioche de clés vide, la manche est finie, sauf accord contraire de la table.
gu-round-score = Après une manche, chacun compte l'or devant soi. Les coffres restés au centre ne sont à personne.
gu-next-round = La manche suivante commence d'elle-même : toutes les cartes sont mélangées et redonnées, sauf si la table a convenu de garder les mains.
gu-target = La partie est finie quand quelqu'un a atteint l'objectif après une manche. Le plus haut total gagne.
gu-tie = Si la tête est partagée à l'objectif, tous jouent une manche de plus, sauf si la table a convenu de partager la victoire.
gu-start-table = Position impossible : le centre a { $places } emplacements, et { $found } coffres sont donnés.
gu-start-letters = Position illisible : { $field } contient les lettres { $letters }, mais seules { $alphabet } y sont des cartes.
gu-start-concealed = Cette position ne peut pas être jouée : { $field } a des cartes écrites « ? ». Il faut dire ce qu'est chaque carte.
gu-start-keys = Position impossible : { $found } cartes { $card } sont en main et dans la pioche de clés, mais la boîte en a { $copies }.
gu-start-chests = Position impossible : { $found } coffres { $card } sont au centre, devant les places et dans la pile, mais la boîte en a { $copies }.
gu-start-round-over = Position impossible : sans coffre dans la pile, la manche est finie. Donne au moins une lettre dans unseen-chests.
gu-start-under = Le dessous de la pioche de clés est illisible : under-keys est un texte dans l'ordre ou, seulement avec la lecture bottom-order = « shuffled », une liste de textes non vides.
gu-start-passes = Position impossible : passes vaut { $passes }, mais la pioche de clés a { $cards } cartes, et seules comptent les pioches dans une pile vide.
gu-start-stalemate = Position impossible : après { $passes } passes à la suite avec { $seats } places, la manche est finie.
gu-start-target = Position impossible : { $seat } a atteint { $target } dans des manches terminées, donc la partie est finie.
gu-chests-table = Il faut ici une table.
gu-chests-missing = Cela manque : ajoute-le.
gu-chests-unknown = Rien ne porte ce nom ici. On y connaît { $known }.
gu-chests-letter = Les lettres sont fixes : celle-ci est « { $letter } ».
gu-chests-number = Donne un nombre entier de { $least } à { $most }.
gu-chests-few-chests = { $found } coffres ne suffisent pas pour garnir le centre et en garder un. Il en faut au moins { $least }.
gu-chests-few-keys = { $found } cartes dans la pioche de clés ne suffisent pas pour servir { $seats } places. Il en faut au moins { $least }.
box-gu-value = { $chest } contient { $n ->
    [one] une pièce d'or
   *[other] { $n } pièces d'or
} au lieu de { $usual }
box-gu-copies = { $cards } au lieu de { $usual }
box-gu-target = La partie s'arrête à { $n } pièces d'or au lieu de { $usual }
gu-not-a-series = « { $text } » n'est pas une série ; les séries s'écrivent 1 à 7.
gu-one-card = « { $text } » n'est pas une carte ; le hasard amène les cartes une à une, chacune d'une seule lettre.

## Clés et coffres

piece-gu-chest-w = { $n ->
    [one] un coffre blanc
   *[other] { $n } coffres blancs
}
piece-gu-chest-r = { $n ->
    [one] un coffre rouge
   *[other] { $n } coffres rouges
}
piece-gu-chest-b = { $n ->
    [one] un coffre bleu
   *[other] { $n } coffres bleus
}
piece-gu-chest-g = { $n ->
    [one] un coffre vert
   *[other] { $n } coffres verts
}
piece-gu-chest-p = { $n ->
    [one] un coffre violet
   *[other] { $n } coffres violets
}
piece-gu-chest-y = { $n ->
    [one] un coffre jaune
   *[other] { $n } coffres jaunes
}
piece-gu-key-w = { $n ->
    [one] une clé blanche
   *[other] { $n } clés blanches
}
piece-gu-key-r = { $n ->
    [one] une clé rouge
   *[other] { $n } clés rouges
}
piece-gu-key-b = { $n ->
    [one] une clé bleue
   *[other] { $n } clés bleues
}
piece-gu-key-g = { $n ->
    [one] une clé verte
   *[other] { $n } clés vertes
}
piece-gu-key-p = { $n ->
    [one] une clé violette
   *[other] { $n } clés violettes
}
piece-gu-key-y = { $n ->
    [one] une clé jaune
   *[other] { $n } clés jaunes
}
piece-gu-key-j = { $n ->
    [one] un joker
   *[other] { $n } jokers
}
piece-gu-key-K = { $n ->
    [one] un voleur de clés
   *[other] { $n } voleurs de clés
}
piece-gu-key-C = { $n ->
    [one] un voleur de coffres
   *[other] { $n } voleurs de coffres
}

## Ce qu'une étape a fait

story-gu-deal = Nouvelle manche : chacun reçoit { $n } clés.
story-gu-hand = { $who ->
    [you] Tu as en main { $keys }.
   *[other] { $who } a en main { $keys }.
}
story-gu-lay = { $who ->
    [you] { $n } coffres sont posés sur la table. Tu commences la manche.
   *[other] { $n } coffres sont posés sur la table. { $who } commence la manche.
}
story-gu-take = { $who ->
    [you] Tu ouvres la série { $series } avec { $keys } et gagnes { $gold ->
            [one] { $gold } pièce d'or
           *[other] { $gold } pièces d'or
        } : { $chests }.
   *[other] { $who } ouvre la série { $series } avec { $keys } et gagne { $gold ->
           [one] { $gold } pièce d'or
          *[other] { $gold } pièces d'or
       } : { $chests }.
}
story-gu-refill = Nouveau sur la table : { $chests }.
story-gu-draw = { $n ->
    [0] { $who ->
        [you] Tu passes : la pioche de clés est vide.
       *[other] { $who } passe : la pioche de clés est vide.
    }
    [one] { $who ->
        [you] Tu pioches la dernière clé.
       *[other] { $who } pioche la dernière clé.
    }
   *[other] { $who ->
        [you] Tu pioches { $n } clés.
       *[other] { $who } pioche { $n } clés.
    }
}
story-gu-key = { $who ->
    [you] Tu reçois { $key }.
   *[other] { $who } reçoit { $key }.
}
story-gu-rob-two = { $who ->
    [you] Tu joues un voleur de clés et prends
   *[other] { $who } joue un voleur de clés et prend
} { $n ->
    [one] une carte
   *[other] { $n } cartes
} à l'aveugle dans { $victim ->
    [you] ta main
   *[other] la main de { $victim }
}.
story-gu-lose = { $who ->
    [you] Tu prends { $key } à { $victim }.
   *[other] { $victim ->
        [you] { $who } te prend { $key }.
       *[other] { $who } prend { $key } à { $victim }.
    }
}
story-gu-rob-keys = { $who ->
    [you] Tu joues un voleur de clés et prends
   *[other] { $who } joue un voleur de clés et prend
} { $victim ->
    [you] toute ta main
   *[other] toute la main de { $victim }
} : { $n ->
    [one] une carte
   *[other] { $n } cartes
}.
story-gu-rob-keys-seen = { $who ->
    [you] Tu joues un voleur de clés et prends
   *[other] { $who } joue un voleur de clés et prend
} { $victim ->
    [you] toute ta main
   *[other] toute la main de { $victim }
}, { $n ->
    [one] une carte
   *[other] { $n } cartes
} : { $keys }.
story-gu-rob-chests = { $who ->
    [you] Tu joues un voleur de coffres avec { $keys } et voles { $gold ->
            [one] { $gold } pièce d'or
           *[other] { $gold } pièces d'or
        } à { $victim }
   *[other] { $victim ->
        [you] { $who } joue un voleur de coffres avec { $keys } et te vole { $gold ->
                [one] { $gold } pièce d'or
               *[other] { $gold } pièces d'or
            }
       *[other] { $who } joue un voleur de coffres avec { $keys } et vole { $gold ->
               [one] { $gold } pièce d'or
              *[other] { $gold } pièces d'or
           } à { $victim }
    }
} : { $chests }.
story-gu-rob-no-chests = { $who ->
    [you] Tu joues
   *[other] { $who } joue
} un voleur de coffres contre { $victim ->
    [you] toi
   *[other] { $victim }
}, sans clé : aucun coffre n'est volé.
story-gu-last-chest = La pile de coffres est vide : la manche est finie.
story-gu-stalemate = Tous ont passé à la suite : la manche est finie.
story-gu-score = { $who ->
    [you] tu marques
   *[other] { $who } marque
} { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    } ({ $total } en tout)
story-gu-scores = { $scores }.
story-gu-win = { $who ->
    [you] Tu gagnes avec { $gold ->
            [one] { $gold } pièce d'or
           *[other] { $gold } pièces d'or
        } : l'objectif de { $target } est atteint.
   *[other] { $who } gagne avec { $gold ->
           [one] { $gold } pièce d'or
          *[other] { $gold } pièces d'or
       } : l'objectif de { $target } est atteint.
}
story-gu-shared = L'objectif de { $target } est atteint, et la victoire est partagée avec { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    } : { $leaders }.
story-gu-tie = L'objectif de { $target } est atteint, mais la tête est partagée avec { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    } : { $leaders }. Tous jouent une autre manche.

## Ce qu'un tour a donné

turn-gu-best = Meilleur tour : { $n ->
        [one] { $n } pièce d'or
       *[other] { $n } pièces d'or
    }
turn-gu-rows = { $n ->
    [one] Une série ouverte
   *[other] { $n } séries ouvertes
}
turn-gu-gold-robbed = { $n ->
    [one] { $n } pièce d'or volée aux autres
   *[other] { $n } pièces d'or volées aux autres
}
turn-gu-keys-robbed = { $n ->
    [one] Une clé volée
   *[other] { $n } clés volées
}
turn-gu-series = { $who ->
    [you] Tu ouvres la série { $series } pour { $gold ->
            [one] { $gold } pièce d'or
           *[other] { $gold } pièces d'or
        } : { $chests }.
   *[other] { $who } ouvre la série { $series } pour { $gold ->
           [one] { $gold } pièce d'or
          *[other] { $gold } pièces d'or
       } : { $chests }.
}
turn-gu-draw = { $n ->
    [0] { $who ->
        [you] Tu passes.
       *[other] { $who } passe.
    }
    [one] { $who ->
        [you] Tu pioches la dernière clé.
       *[other] { $who } pioche la dernière clé.
    }
   *[other] { $who ->
        [you] Tu pioches { $n } clés.
       *[other] { $who } pioche { $n } clés.
    }
}
turn-gu-rob-keys = { $who ->
    [you] Tu voles
   *[other] { $victim ->
        [you] { $who } te vole
       *[other] { $who } vole
    }
} { $n ->
    [one] une carte
   *[other] { $n } cartes
}{ $victim ->
    [you] .
   *[other] { " " }à { $victim }.
}
turn-gu-rob-chests = { $who ->
    [you] Tu voles { $gold ->
            [one] { $gold } pièce d'or
           *[other] { $gold } pièces d'or
        } à { $victim }
   *[other] { $victim ->
        [you] { $who } te vole { $gold ->
                [one] { $gold } pièce d'or
               *[other] { $gold } pièces d'or
            }
       *[other] { $who } vole { $gold ->
               [one] { $gold } pièce d'or
              *[other] { $gold } pièces d'or
           } à { $victim }
    }
} : { $chests }.
turn-gu-rob-no-chests = { $who ->
    [you] Tu ne voles rien à { $victim }.
   *[other] { $victim ->
        [you] { $who } ne te vole rien.
       *[other] { $who } ne vole rien à { $victim }.
    }
}

## Dans le terminal

terminal-gu-name-w = blanc
terminal-gu-name-r = rouge
terminal-gu-name-b = bleu
terminal-gu-name-g = vert
terminal-gu-name-p = violet
terminal-gu-name-y = jaune
terminal-gu-name-j = joker
terminal-gu-name-K = vol. clés
terminal-gu-name-C = vol. cof.
terminal-gu-cards = { $n ->
    [0] aucune carte
    [one] une carte
   *[other] { $n } cartes
}
terminal-gu-front = a { $chests }
terminal-gu-piles = Pioche de clés : { $keys }. Pile de coffres : { $chests } ; la manche finit avec le dernier.
terminal-gu-coming = Les prochaines clés sont connues : { $keys }.
terminal-gu-diagonals = Les séries 1 à 5 sont les rangées ; 6 est a d f h k, 7 est c e f g i.
terminal-gu-hand = { $n ->
    [0] Ta main est vide.
    [one] Ta main, une carte :
   *[other] Ta main, { $n } cartes :
}
terminal-gu-help = Un tour, c'est une action :
terminal-gu-help-take = Prendre une série : une clé de la bonne couleur par coffre, un joker pour n'importe lequel. « take 6 » paie d'abord en clés et le reste en jokers, « take 6 with wrbgj » nomme les clés.
terminal-gu-help-draw = Piocher deux clés : « draw », ou « d ».
terminal-gu-help-rob-keys = Jouer un voleur de clés : « rob-keys p2 », ou le nom. Il prend toute la main ; à deux, deux cartes à l'aveugle.
terminal-gu-help-rob-chests = Jouer un voleur de coffres : « rob-chests » te guide pas à pas ; « rob-chests p2 wwr » nomme les coffres, et « with wwj » ensuite les clés.
terminal-gu-choice-take = prendre la série { $series } pour { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    } : { $chests }
terminal-gu-choice-draw = { $n ->
    [0] passer ; la pioche de clés est vide
    [one] piocher la dernière clé
   *[other] piocher { $n } clés
}
terminal-gu-choice-rob-keys = jouer un voleur de clés contre { $victim }, qui a { $n ->
    [one] une carte
   *[other] { $n } cartes
}
terminal-gu-choice-rob-chests = jouer un voleur de coffres ; le choix se fait pas à pas
terminal-gu-choice-victim = { $victim }, avec { $chests }
terminal-gu-choice-these = prendre seulement { $chests } pour { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    }, et payer avec { $keys }
terminal-gu-choice-pay = payer avec { $keys }
terminal-gu-choice-chest = et { $chest }
terminal-gu-choice-series = série { $series }
terminal-gu-choice-with = choisir les clés
terminal-gu-choice-key = payer avec { $key }

## Dans le navigateur

web-gu-key-hidden = { $n ->
    [one] une clé cachée
   *[other] { $n } clés cachées
}
web-gu-letter-w = Ba
web-gu-letter-r = Ro
web-gu-letter-b = Be
web-gu-letter-g = Ve
web-gu-letter-p = Vi
web-gu-letter-y = Ja
web-gu-letter-j = Jo
web-gu-letter-K = Cl
web-gu-letter-C = Co
web-gu-table = Les coffres sur la table
web-gu-place = Emplacement { $place } : { $chest }, { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    }
web-gu-place-empty = Emplacement { $place } : vide
web-gu-series = Série { $series }, { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    } : { $chests }
web-gu-series-able = Série { $series }, { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    } : { $chests } ; tu as les clés
web-gu-series-title = Série { $series }
web-gu-gold = { $n ->
        [one] { $n } pièce d'or
       *[other] { $n } pièces d'or
    }
web-gu-hand = { $n ->
    [0] Ta main est vide
    [one] Ta main, une carte
   *[other] Ta main, { $n } cartes
}
web-gu-swap = { $chest }, ouvert avec { $key } : changer
web-gu-swap-hint = Touche une clé pour jouer un joker à sa place, ou l'inverse.
web-gu-take = Ouvrir les coffres : { $n ->
        [one] { $n } pièce d'or
       *[other] { $n } pièces d'or
    }
web-gu-key-theft = Jouer un voleur de clés
web-gu-chest-theft = Jouer un voleur de coffres
web-gu-chest-theft-of = Voler des coffres à { $victim }
web-gu-rob = Voler { $victim }
web-gu-theft-chests = Quels coffres ? Touche-les.
web-gu-theft-keys = Avec ces clés
web-gu-steal = { $n ->
    [0] Choisis au moins un coffre
    [one] Voler un coffre : { $gold ->
            [one] { $gold } pièce d'or
           *[other] { $gold } pièces d'or
        }
   *[other] Voler { $n } coffres : { $gold ->
           [one] { $gold } pièce d'or
          *[other] { $gold } pièces d'or
       }
}
web-gu-with-joker = Un joker est joué
web-gu-other-victim = Voler quelqu'un d'autre
web-gu-cards = { $n ->
    [0] aucune carte
    [one] une carte
   *[other] { $n } cartes
}
web-gu-no-chests = aucun coffre
web-gu-hand-empty = une main vide
web-gu-players = Joueurs
web-gu-begun = { $who ->
    [you] Tu as commencé cette manche.
   *[other] { $who } a commencé cette manche.
}
web-gu-total = { $n } sur { $target }
web-gu-standing = { $total } sur { $target } pièces d'or, dont { $round } dans cette manche
web-gu-round-number = Manche { $n }
web-gu-round-over = La manche { $n } est finie
web-gu-round-of = { $who ->
    [you] Toi
   *[other] { $who }
}
web-gu-round-won = +{ $n }, { $total } en tout
web-gu-go-on = À la manche suivante
web-gu-key-pile = { $n ->
    [0] La pioche de clés est vide
    [one] Pioche de clés : une carte
   *[other] Pioche de clés : { $n } cartes
}
web-gu-coming = Piochées ensuite, de gauche à droite :
web-gu-under-order = Connues au fond, piochées de gauche à droite quand les cartes du dessus sont parties :
web-gu-unseen = Pas encore vues, dans la pioche ou dans d'autres mains : { $keys }.
web-gu-chest-pile = { $n ->
    [0] La pile de coffres est vide
    [one] Pile de coffres : un coffre
   *[other] Pile de coffres : { $n } coffres
}
web-gu-turn = { $who } choisit
web-gu-hint = Touche un numéro pour voir une série. Une clé dessus veut dire que tu peux l'ouvrir.
web-gu-draw = Piocher des clés
web-gu-draw-about = { $n ->
    [one] une carte dans la pioche
   *[other] { $n } cartes dans la pioche
}
web-gu-pass = Passer
web-gu-pass-about = { $n ->
    [0] la pioche de clés est vide
    [one] la pioche de clés est vide ; une passe de suite
   *[other] la pioche de clés est vide ; { $n } passes de suite
}
web-gu-list = Les sept séries
web-gu-look = { $n ->
    [0] Voir la série { $series } : { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    }, et tu as toutes les clés
    [one] Voir la série { $series } : { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    }, il manque une clé
   *[other] Voir la série { $series } : { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    }, il manque { $n } clés
}
web-gu-look-only = Voir la série { $series } : { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    }
web-gu-missing = { $n ->
    [0] clés en main
    [one] il manque une clé
   *[other] il manque { $n } clés
}
web-gu-needs = { $jokers ->
    [0] Il te manque { $keys }.
    [one] Tu n'as pas de clé pour ceci : { $keys }. Ton joker en remplace une.
   *[other] Tu n'as pas de clé pour ceci : { $keys }. Tes { $jokers } jokers en remplacent autant.
}
web-gu-earlier = Manches terminées
web-gu-sum = En tout
web-gu-score-of = { $who ->
    [you] Ton or
   *[other] L'or de { $who }
}
web-gu-chests-of = { $who ->
    [you] Tes coffres
   *[other] Les coffres de { $who }
}
web-gu-chests-named = { $who ->
    [you] Tes coffres : { $chests }
   *[other] Les coffres de { $who } : { $chests }
}
web-gu-hand-of = La main de { $who }
web-gu-hand-named = La main de { $who } : { $keys }
web-gu-points = { $n ->
        [one] { $n } pièce d'or
       *[other] { $n } pièces d'or
    }
web-gu-result-points = Or
web-about-gold-up = Réunis des clés, ouvre des rangées entières de coffres, et gare aux voleurs qui en veulent à ta main et à ton or.
web-companion-does-gold-up = Tient les coffres, l'or et les manches.
web-companion-gu-about = Les mains sont secrètes et le restent : ici se tiennent les coffres, l'or et les manches.
web-gu-edition-pink-monkey-fr = Pink Monkey, français
web-gu-reading-stalemate-ends-round = La manche finit quand tous à la suite piochent dans une pile vide
web-gu-reading-bottom-order = Les cartes remises sous la pile sont
web-gu-reading-bottom-order-canonical = dans l'ordre de leurs couleurs
web-gu-reading-bottom-order-shuffled = dans un ordre que personne ne connaît
web-gu-reading-min-stolen-chests = Coffres qu'un voleur de coffres prend au moins
web-gu-reading-tie-break = En cas d'égalité en tête à la fin
web-gu-reading-tie-break-extra-round = il y a une autre manche
web-gu-reading-tie-break-shared = ils se partagent la victoire
web-gu-reading-keep-hands = Les mains sont gardées de manche en manche

## Ce qui s'explique

explain-gu-key = Elle ouvre un coffre de sa couleur, qui contient { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    } : sur la table avec toute sa série, ou devant quelqu'un que tu voles avec un voleur de coffres.
explain-gu-key-table = { $n ->
    [0] Aucun coffre de cette couleur n'est sur la table en ce moment.
    [one] Un coffre de cette couleur est sur la table en ce moment.
   *[other] { $n } coffres de cette couleur sont sur la table en ce moment.
}
explain-gu-playable = Tu peux le jouer maintenant ; c'est alors tout ton tour.
explain-gu-later = Tu peux le jouer quand c'est ton tour.
explain-gu-chest = Il contient { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    }. Sur la table, on ouvre les coffres d'une série tous ensemble, chacun avec une clé de sa couleur ou un joker.
explain-gu-front = { $who ->
    [you] Ils sont ouverts devant toi et comptent à la fin de la manche. D'ici là, un voleur de coffres peut te les prendre.
   *[other] Ils sont ouverts devant { $who } et comptent à la fin de la manche. D'ici là, un voleur de coffres peut les prendre.
}
explain-gu-holds = { $who } a en main { $keys }.

## Les règles en bref

short-gu-goal = Ouvre des coffres et amasse de l'or. La partie finit quand quelqu'un a 300 pièces d'or après une manche ; qui en a alors le plus gagne.
short-gu-turn =
    À ton tour, tu fais une seule chose.
    Ouvrir une série : joue une clé pour chaque coffre d'une rangée ou d'une diagonale, de la couleur du coffre. Les coffres sont à toi, et de nouveaux prennent leur place.
    Ou piocher deux clés.
    Ou jouer un voleur de clés : prends toute la main de quelqu'un. À deux, il prend deux cartes à l'aveugle.
    Ou jouer un voleur de coffres : prends des coffres à quelqu'un, chacun avec une clé pour lui.
    Un joker remplace n'importe quelle clé. Les cartes jouées vont sous la pioche de clés.
short-gu-scores =
    Plus une couleur est rare, plus ses coffres contiennent d'or.
    Une table peut avoir une boîte avec d'autres nombres : ce que montrent ses coffres et ses places compte.
short-gu-end =
    Une manche finit dès que la pile de coffres est vide. Elle finit aussi quand tous ont passé à la suite, faute de clés à piocher, sauf si la table en a convenu autrement.
    Chacun marque les coffres posés devant soi. Les coffres restés sur la table ne comptent pour personne.
    Puis toutes les cartes sont mélangées pour la manche suivante, sauf si la table a convenu de garder les mains.
    Si la tête est partagée à la fin, tous jouent une manche de plus, sauf si la table a convenu de partager la victoire.
short-gu-value-w = 5
short-gu-value-r = 8
short-gu-value-b = 10
short-gu-value-g = 12
short-gu-value-p = 20
short-gu-value-y = 40

## Ce que la commande dit de ce jeu

best-needs-kernel = Gold Up s'évalue en simulant des suites de partie. Il y faut Numba (pip install 'doubloon[fast]') et une boîte à peine plus grande que celle du commerce.
best-reason-gold = Or gagné en moyenne jusqu'à la fin de la manche après le meilleur acte : { $value }

## Ma boîte

web-gu-box-about = L'or d'un coffre n'est imprimé que sur les cartes, et aucune source ne le donne. Nos valeurs sont des hypothèses.
web-gu-box-gold = L'or d'un coffre
web-gu-box-gold-in = Or : { $chest }
web-gu-box-copies = Nombres de cartes
web-gu-box-copies-of = Combien : { $card }
web-gu-box-target = L'or qui termine la partie

gu-review-playouts = Gold Up est analysé par simulation : au moins { $least } parties pour chaque position, pas { $playouts }.
review-reason-gold = Or jusqu'à la fin de la manche : { $best } au lieu de { $chosen }
review-how-playouts = Chaque position et chaque acte sont simulés { $playouts } fois. Une décision est jugée sur ce que sa place savait, jamais sur des cartes cachées, et une erreur ne compte qu'au-delà de deux erreurs types. Les valeurs à côté des étapes et la chance sont celles de mains ouvertes.
