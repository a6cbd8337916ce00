### Français.

pig = Cochon
web-about-pig = Lance tant que tu oses et arrête-toi à temps : un as fait perdre toute la cagnotte. Le premier à 100 gagne.

## Les règles en bref

short-pig-goal = Avoir le premier 100 points, ou ce que la table a décidé.
short-pig-turn =
    Lance le dé : ce qu'il montre va dans la cagnotte.
    Relance aussi souvent que tu veux, ou arrête-toi : la cagnotte est alors à toi.
    Un as termine ton tour, et la cagnotte est perdue.
short-pig-end = Le premier qui atteint l'objectif gagne aussitôt.

## Clauses

pig-one = Un as termine le tour et fait perdre la cagnotte, sauf si la table a convenu que le premier lancer est sans risque.
pig-hold = S'arrêter ajoute la cagnotte à tes points et termine ton tour.
pig-target = Le premier qui atteint l'objectif gagne.
pig-roll-first = Le dé doit tomber avant tout choix.
pig-hold-something = Lance d'abord : la cagnotte est vide.
pig-start-one-winner = Un seul joueur peut avoir atteint l'objectif de { $target }.

## Éditions et lectures

web-pig-edition-classic = Classique
web-pig-reading-safe-first-roll = Un as au premier lancer d'un tour est sans risque

## Le récit d'un pas, et ce qu'un tour a donné

story-pig-roll = { $who ->
    [you] Tu fais
   *[other] { $who } fait
} { $n } : { $pot } dans la cagnotte.
story-pig-one = { $who ->
    [you] Tu fais un as et tu perds
   *[other] { $who } fait un as et perd
} { $pot ->
    [0] seulement le tour
   *[other] la cagnotte de { $pot }
}.
story-pig-hold = { $who ->
    [you] Tu t'arrêtes et tu gardes
   *[other] { $who } s'arrête et garde
} { $pot }.
turn-pig-held = { $who ->
    [you] Tu gagnes
   *[other] { $who } gagne
} { $n ->
    [one] un point
   *[other] { $n } points
}.
turn-pig-lost = { $who ->
    [you] Tu fais
   *[other] { $who } fait
} un as : aucun point.

## Le plateau générique

view-pig-pot = Dans la cagnotte
act-pig-roll = Lancer
act-pig-hold = S'arrêter
