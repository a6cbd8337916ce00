### Français.

## Clauses

mille-sabords = Mille Sabords !
ms-players = Mille Sabords se joue de deux à cinq.
ms-set-up = Tout le monde commence sans points, et la première place commence.
ms-deck = Il ne reste aucune carte { $card } dans la pioche.
ms-reshuffle = Quand la pioche est vide, la défausse est mélangée et la remplace.
ms-card-first = Un tour s'ouvre toujours par une carte retournée.
ms-one-card = Un tour n'a qu'une carte.
ms-roll-first = Il faut lancer les dés avant de choisir.
ms-cup = Un lancer montre exactement les dés du gobelet, chacun sur une de ses faces : { $cup } dans le gobelet, { $fell } lancés.
ms-stop = Après chaque lancer, on peut s'arrêter et marquer.
ms-third-skull = La troisième tête de mort termine le tour sans points.
ms-three-on-first = Exactement trois têtes de mort au premier lancer : le tour est perdu.
ms-later-skulls = Quatre têtes de mort ou plus après un lancer suivant : le tour est perdu.
ms-negative = Les points peuvent descendre sous zéro, sauf accord contraire des joueurs.
ms-reroll-on-table = On ne relance que des dés posés sur la table.
ms-reroll-two = Relance au moins deux dés, ou arrête-toi.
ms-reroll-keep-one = Garde au moins un dé.
ms-skulls-stay = Une tête de mort reste là jusqu'à la fin du tour.
ms-score-combination = Trois dés identiques ou plus marquent, davantage à chaque dé ; jamais les têtes de mort.
ms-score-treasure = Chaque pièce et chaque diamant vaut 100 de plus.
ms-score-full-chest = Quand les huit dés marquent, le coffre plein rapporte 500 de plus.
ms-full-chest-ship = Les sabres qui gagnent un bateau comptent pour le coffre plein, sauf accord contraire des joueurs.
ms-full-chest-skull-card = Pour le coffre plein, seuls les huit dés comptent, sauf accord contraire des joueurs.
ms-skull-island = Quatre têtes de mort ou plus au premier lancer mènent à l'île de la tête de mort : les adversaires perdent 100 par tête de mort, et un lancer sans tête de mort termine le tour.
ms-island-roll-all = Sur l'île de la tête de mort, tous les autres dés sont lancés ensemble.
ms-island-forced = Sur l'île de la tête de mort, il faut relancer tant qu'il reste assez de dés.
ms-island-two = Il reste trop peu de dés pour lancer sur l'île de la tête de mort.
ms-island-revealed = Sur l'île de la tête de mort, seules comptent les têtes de mort présentes à la fin du tour, sauf accord contraire des joueurs.
ms-treasure-island = On ne pose et ne reprend des dés que sous la carte Île au trésor, et pas sur l'île de la tête de mort.
ms-treasure-island-bust = La troisième tête de mort termine le tour : seuls les dés posés sur l'île au trésor marquent, et on n'en pose plus.
ms-lay-some = Choisis au moins un dé à poser sur l'île au trésor.
ms-lay-on-table = On ne pose sur l'île au trésor que des dés de la table.
ms-lay-skulls = Une tête de mort ne se pose pas sur l'île au trésor.
ms-lay-once = Entre deux lancers, on ne pose des dés sur l'île au trésor qu'une fois.
ms-lay-lifted = Un dé qu'on vient de reprendre ne retourne sur l'île au trésor qu'après le lancer suivant.
ms-lift-some = Choisis au moins un dé à reprendre de l'île au trésor.
ms-lift-laid = On ne reprend que des dés posés sur l'île au trésor.
ms-lift-once = Entre deux lancers, on ne reprend des dés qu'une fois, et avant d'en poser.
ms-pirate = Le pirate fait compter double tout le tour, l'île de la tête de mort aussi.
ms-skull-card = Les têtes de mort de la carte comptent comme celles des dés.
ms-guardian = La gardienne permet de relancer une tête de mort, une fois dans le tour.
ms-guardian-once = La gardienne a déjà servi : elle a relancé une tête de mort dans ce tour.
ms-guardian-alone = La tête de mort de la gardienne peut être relancée seule, sauf accord contraire des joueurs.
ms-guardian-rescue = Tu as trois têtes de mort : relances-en une avec l'aide de la gardienne, ou arrête-toi et perds le tour.
ms-guardian-island = Sur l'île de la tête de mort, la gardienne relance une tête de mort, ce dé seul, sauf si les joueurs ont convenu qu'elle n'y aide pas.
ms-ship = Un bateau exige ses sabres : avec eux, sa valeur est gagnée ; sans eux, elle est perdue.
ms-ship-bust = Un tour perdu sur un bateau coûte sa valeur, comme les joueurs en ont convenu.
ms-ship-island = Un bateau ne mène jamais à l'île de la tête de mort : quatre têtes de mort au premier lancer, et le tour est perdu.
ms-treasure-card = La pièce ou le diamant de la carte compte comme un dé de plus.
ms-animals = Singes et perroquets comptent comme un seul symbole.
ms-last-round = Finir un tour à l'objectif déclenche le dernier tour de table ; ensuite, le plus de points gagne.
ms-last-raid = Qui a déclenché le dernier tour et s'est fait dépasser peut rejouer une fois, si les joueurs en ont convenu.
ms-sudden-death = En mort subite, finir son propre tour à l'objectif gagne aussitôt.
ms-tie = Les égalités en tête partagent la victoire, sauf accord contraire des joueurs.
ms-magic = Neuf symboles identiques gagnent aussitôt la partie.
ms-magic-skulls = Neuf têtes de mort ne sont pas de la magie, sauf accord contraire des joueurs.
ms-start-unit = { $seat } ne peut pas avoir { $points } points : tous les points sont des multiples de { $unit }.
ms-start-floor = { $seat } ne peut pas avoir { $points } points : avec floor-scores-at-zero, personne ne descend sous 0.
ms-start-deck = Il y a { $found } cartes { $card } dans `deck`, l'édition n'en a que { $copies }.
ms-deck-table = Il faut ici une table avec un nombre pour chaque sorte de carte.
ms-deck-missing = Cela manque : ajoute-le.
ms-deck-unknown = Rien ne porte ce nom ici. On y connaît { $known }.
ms-deck-copies = Donne un nombre entier de 0 à { $most }.
ms-deck-empty = Il faut au moins une carte.
ms-deck-many = Cela fait { $found } cartes ; il en faut au plus { $most }.
box-ms-copies = { $card } : { $n } au lieu de { $usual }
ms-start-one-ending = Un seul peut valoir parmi `last-round`, `sudden-death` et `tie-break`.
ms-start-tie-seat = Dans un départage, `seat` est la première des places qui doivent encore jouer.
ms-start-tie-reading = Des tours de départage ne se jouent qu'avec tie-break = "extra-turns".
ms-start-tie-few = Un départage demande au moins deux places à égalité, dont une doit encore jouer.
ms-start-tie-order = `tie-break` doit donner les places qui doivent encore jouer, dans l'ordre du jeu.
ms-start-tie-unequal = Avant que quiconque ait joué, les places à égalité ont autant de points.
ms-start-target = { $seat } a atteint l'objectif de { $target }, mais aucun dernier tour n'est déclenché : ajoute `last-round` ou `sudden-death`.
ms-start-trigger-seat = { $seat } a déclenché le dernier tour et n'y joue plus.
ms-start-trigger-points = { $seat } ne peut pas avoir déclenché le dernier tour avec moins de { $target } points sans que personne ait joué depuis.

## Noms

piece-ms-k = { $n ->
    [one] une tête de mort
   *[other] { $n } têtes de mort
}
piece-ms-s = { $n ->
    [one] un sabre
   *[other] { $n } sabres
}
piece-ms-c = { $n ->
    [one] une pièce
   *[other] { $n } pièces
}
piece-ms-d = { $n ->
    [one] un diamant
   *[other] { $n } diamants
}
piece-ms-m = { $n ->
    [one] un singe
   *[other] { $n } singes
}
piece-ms-p = { $n ->
    [one] un perroquet
   *[other] { $n } perroquets
}
name-ms-card-treasure-island = Île au trésor
name-ms-card-pirate = Pirate
name-ms-card-guardian = Gardienne
name-ms-card-animals = Animaux
name-ms-card-coin = Pièce
name-ms-card-diamond = Diamant
name-ms-card-skull-1 = Une tête de mort
name-ms-card-skull-2 = Deux têtes de mort
name-ms-card-ship-2 = Bateau : 2 sabres
name-ms-card-ship-3 = Bateau : 3 sabres
name-ms-card-ship-4 = Bateau : 4 sabres
name-ms-loss = { $victim ->
    [you] toi { $points }
   *[other] { $victim } { $points }
}
about-ms-card-treasure-island = Les dés posés sur cette carte ne craignent pas la troisième tête de mort.
about-ms-card-pirate = Tout compte double dans ce tour.
about-ms-card-guardian = Une tête de mort peut être relancée, une fois dans ce tour.
about-ms-card-animals = Singes et perroquets comptent comme un seul symbole.
about-ms-card-coin = La pièce de la carte compte comme un dé de plus.
about-ms-card-diamond = Le diamant de la carte compte comme un dé de plus.
about-ms-card-skull-1 = Le tour commence avec une tête de mort.
about-ms-card-skull-2 = Le tour commence avec deux têtes de mort.
about-ms-card-ship-2 = 2 sabres gagnent 300 de plus ; sans eux, 300 sont perdus.
about-ms-card-ship-3 = 3 sabres gagnent 500 de plus ; sans eux, 500 sont perdus.
about-ms-card-ship-4 = 4 sabres gagnent 1000 de plus ; sans eux, 1000 sont perdus.

## Ce qu'une étape a fait

story-ms-card = { $who ->
    [you] Tu retournes la carte { $card }.
   *[other] { $who } retourne la carte { $card }.
}
story-ms-roll = { $who ->
    [you] Tu lances { $dice }.
   *[other] { $who } lance { $dice }.
}
story-ms-roll-again = { $who ->
    [you] Tu obtiens { $dice }.
   *[other] { $who } obtient { $dice }.
}
story-ms-reroll = { $who ->
    [you] Tu relances { $dice }.
   *[other] { $who } relance { $dice }.
}
story-ms-guardian = { $who ->
    [you] Avec l'aide de la gardienne, tu relances { $dice }.
   *[other] Avec l'aide de la gardienne, { $who } relance { $dice }.
}
story-ms-guardian-declined = { $who ->
    [you] Tu renonces à l'aide de la gardienne.
   *[other] { $who } renonce à l'aide de la gardienne.
}
story-ms-rescue = { $who ->
    [you] { $skulls } têtes de mort ! Seule la gardienne peut sauver ton tour.
   *[other] { $skulls } têtes de mort ! Seule la gardienne peut sauver le tour de { $who }.
}
story-ms-lay = { $who ->
    [you] Tu poses { $dice } sur l'île au trésor.
   *[other] { $who } pose { $dice } sur l'île au trésor.
}
story-ms-lift = { $who ->
    [you] Tu reprends { $dice } de l'île au trésor.
   *[other] { $who } reprend { $dice } de l'île au trésor.
}
story-ms-scored = { $who ->
    [you] Tu t'arrêtes et marques { $points } : { $total } en tout.
   *[other] { $who } s'arrête et marque { $points } : { $total } en tout.
}
story-ms-scored-nothing = { $who ->
    [you] Tu t'arrêtes sans rien marquer.
   *[other] { $who } s'arrête sans rien marquer.
}
story-ms-full-chest = { $who ->
    [you] Coffre plein : les huit dés marquent, { $bonus } de plus pour toi.
   *[other] Coffre plein : les huit dés marquent, { $bonus } de plus pour { $who }.
}
story-ms-pirate = { $who ->
    [you] Le pirate compte double tes { $points } points.
   *[other] Le pirate compte double les { $points } points de { $who }.
}
story-ms-ship-won = { $who ->
    [you] Tu as les { $sabres } sabres et gagnes le bateau : { $bonus } de plus.
   *[other] { $who } a les { $sabres } sabres et gagne le bateau : { $bonus } de plus.
}
story-ms-ship-lost = { $who ->
    [you] Tu t'arrêtes sans les { $sabres } sabres du bateau et perds { $points } : { $total } en tout.
   *[other] { $who } s'arrête sans les { $sabres } sabres du bateau et perd { $points } : { $total } en tout.
}
story-ms-ship-bust = { $who ->
    [you] { $skulls } têtes de mort : ton tour est perdu, et le bateau à { $sabres } sabres te coûte { $points } : { $total } en tout.
   *[other] { $skulls } têtes de mort : { $who } perd son tour, et { $points } avec le bateau à { $sabres } sabres : { $total } en tout.
}
story-ms-bust = { $who ->
    [you] { $skulls } têtes de mort : tu perds ton tour et ne marques rien.
   *[other] { $skulls } têtes de mort : { $who } perd son tour et ne marque rien.
}
story-ms-bust-saved = { $who ->
    [you] { $skulls } têtes de mort : tu perds ton tour, mais l'île au trésor sauve { $points } : { $total } en tout.
   *[other] { $skulls } têtes de mort : { $who } perd son tour, mais l'île au trésor sauve { $points } : { $total } en tout.
}
story-ms-bust-ship = { $who ->
    [you] { $skulls } têtes de mort : tu perds ton tour, mais les sabres gagnent les { $points } du bateau : { $total } en tout.
   *[other] { $skulls } têtes de mort : { $who } perd son tour, mais les sabres gagnent les { $points } du bateau : { $total } en tout.
}
story-ms-island = { $who ->
    [you] { $skulls } têtes de mort au premier lancer : te voilà sur l'île de la tête de mort !
   *[other] { $skulls } têtes de mort au premier lancer : voilà { $who } sur l'île de la tête de mort !
}
story-ms-island-roll = { $who ->
    [you] Sur l'île de la tête de mort, tu lances { $dice }.
   *[other] Sur l'île de la tête de mort, { $who } lance { $dice }.
}
story-ms-island-skulls = { $who ->
    [you] Tu as maintenant { $skulls } têtes de mort.
   *[other] { $who } a maintenant { $skulls } têtes de mort.
}
story-ms-island-end = { $who ->
    [you] Tu quittes l'île de la tête de mort avec { $skulls } têtes de mort.
   *[other] { $who } quitte l'île de la tête de mort avec { $skulls } têtes de mort.
}
story-ms-island-end-pirate = { $who ->
    [you] Tu quittes l'île de la tête de mort avec { $skulls } têtes de mort, et le pirate les compte double.
   *[other] { $who } quitte l'île de la tête de mort avec { $skulls } têtes de mort, et le pirate les compte double.
}
story-ms-island-loss = { $victim ->
    [you] Tu perds { $points } : { $total } en tout.
   *[other] { $victim } perd { $points } : { $total } en tout.
}
story-ms-island-losses = Chacun perd { $points } : { $victims }.
story-ms-island-no-loss = { $victim ->
    [you] Tu n'as pas de points à perdre.
   *[other] { $victim } n'a pas de points à perdre.
}
story-ms-magic = { $who ->
    [you] { $symbols } : magie pirate ! Tu gagnes aussitôt.
   *[other] { $symbols } : magie pirate ! { $who } gagne aussitôt.
}
story-ms-last-round = { $who ->
    [you] Tu as atteint { $target } : le dernier tour de table commence, encore un tour pour { $others }.
   *[other] { $who } a atteint { $target } : le dernier tour de table commence, encore un tour pour { $others }.
}
story-ms-last-raid = { $who ->
    [you] Un autre score dépasse le tien : tu joues encore un tour.
   *[other] Un autre score dépasse celui de { $who }, qui joue encore un tour.
}
story-ms-sudden-death = { $who ->
    [you] Mort subite : tu n'as plus { $target }. Finir son propre tour à { $target } gagne désormais aussitôt.
   *[other] Mort subite : { $who } n'a plus { $target }. Finir son propre tour à { $target } gagne désormais aussitôt.
}
story-ms-tie = Égalité en tête : encore un tour chacun pour { $leaders }.
story-ms-reshuffle = La pioche est vide : la défausse est mélangée.

## Ce qu'un tour a donné, en une phrase

turn-ms-best = Meilleur tour : { $n } points
turn-ms-islands = { $n } points coûtés aux autres depuis l'île de la tête de mort
turn-ms-busts = { $n ->
    [one] Une troisième tête de mort
   *[other] { $n } fois une troisième tête de mort
}
turn-ms-ships-lost = { $n ->
    [one] Un bateau perdu
   *[other] { $n } bateaux perdus
}
turn-ms-scored = { $who ->
    [you] Tu t'arrêtes et marques { $points }.
   *[other] { $who } s'arrête et marque { $points }.
}
turn-ms-nothing = { $who ->
    [you] Tu t'arrêtes sans point.
   *[other] { $who } s'arrête sans point.
}
turn-ms-ship-won = { $who ->
    [you] Tu gagnes le bateau et marques { $points }.
   *[other] { $who } gagne le bateau et marque { $points }.
}
turn-ms-ship-kept = { $who ->
    [you] La troisième tête de mort ! Tu gagnes tout de même les { $points } du bateau.
   *[other] La troisième tête de mort ! { $who } gagne tout de même les { $points } du bateau.
}
turn-ms-ship-lost = { $who ->
    [you] Le bateau est perdu : tu perds { $points }.
   *[other] Le bateau est perdu : { $who } perd { $points }.
}
turn-ms-bust = { $who ->
    [you] La troisième tête de mort ! Tu ne marques rien.
   *[other] La troisième tête de mort ! { $who } ne marque rien.
}
turn-ms-saved = { $who ->
    [you] La troisième tête de mort ! Tu sauves { $points } sur l'île au trésor.
   *[other] La troisième tête de mort ! { $who } sauve { $points } sur l'île au trésor.
}
turn-ms-island = { $who ->
    [you] Tu passes par l'île de la tête de mort : { $points } points de moins pour { $victims }.
   *[other] { $who } passe par l'île de la tête de mort : { $points } points de moins pour { $victims }.
}
turn-ms-island-uneven = { $who ->
    [you] Tu passes par l'île de la tête de mort. Points perdus : { $losses }.
   *[other] { $who } passe par l'île de la tête de mort. Points perdus : { $losses }.
}
turn-ms-island-nothing = { $who ->
    [you] Tu passes par l'île de la tête de mort, mais personne n'a de points à perdre.
   *[other] { $who } passe par l'île de la tête de mort, mais personne n'a de points à perdre.
}
turn-ms-magic = { $who ->
    [you] Neuf identiques ! Tu gagnes aussitôt.
   *[other] Neuf identiques ! { $who } gagne aussitôt.
}

## Dans le terminal

terminal-ms-die-name-k = tête
terminal-ms-die-name-s = sabre
terminal-ms-die-name-c = pièce
terminal-ms-die-name-d = diamant
terminal-ms-die-name-m = singe
terminal-ms-die-name-p = perroq.
terminal-ms-laid = Sur l'île au trésor, à l'abri :
terminal-ms-table = Sur la table :
terminal-ms-note-last-round = a déclenché le dernier tour
terminal-ms-standing = { $n ->
    [0] Pas encore de tête de mort
    [one] Une tête de mort sur trois
   *[other] { $n } têtes de mort sur trois
} ; s'arrêter maintenant marque { $worth }.
terminal-ms-standing-rescue = Trois têtes de mort ! Sans l'aide de la gardienne, le tour finit avec { $worth }.
terminal-ms-standing-island = Île de la tête de mort : { $n } têtes de mort, chaque adversaire perd donc { $loss }.
terminal-ms-help-rolled = Arrête-toi et marque, ou relance au moins deux dés ; la troisième tête de mort termine le tour sans points. « reroll mp » relance un singe et un perroquet, « keep sss » tout sauf trois sabres ; « r » et « k » les abrègent, « s » veut dire stop.
terminal-ms-help-score = Trois identiques valent 100, quatre 200, cinq 500, six 1000, sept 2000, huit 4000 ; chaque pièce et chaque diamant vaut 100 de plus, et 500 de plus viennent quand les huit dés marquent.
terminal-ms-help-guardian = La gardienne laisse relancer une tête de mort, une fois : ajoute un k, comme « reroll kmp », ou « reroll k » seul.
terminal-ms-help-treasure = « lay cc » pose deux pièces sur l'île au trésor, où la troisième tête de mort ne les prend pas ; « lift c » en reprend une. Chacun une fois entre deux lancers.
terminal-ms-help-rescue = Tu as trois têtes de mort, mais la gardienne peut en relancer une : « reroll k », ou avec d'autres dés « reroll kmp ». S'arrêter, c'est perdre le tour.
terminal-ms-help-island = Te voilà sur l'île de la tête de mort : relance pour en avoir d'autres. Un lancer sans tête de mort termine le tour, et chaque adversaire perd 100 par tête de mort.
terminal-ms-help-island-guardian = La gardienne peut ici aussi relancer une tête de mort, ce dé seul : « reroll k ».
terminal-ms-choice-stop = s'arrêter et marquer { $worth }
terminal-ms-choice-stop-rescue = s'arrêter et perdre le tour : { $worth }
terminal-ms-choice-stop-island = quitter l'île : chaque adversaire perd { $loss }
terminal-ms-choice-reroll = relancer { $dice }
terminal-ms-choice-lay = poser { $dice } sur l'île au trésor
terminal-ms-choice-lift = reprendre { $dice } de l'île au trésor

## Dans le navigateur

web-ms-die-k = tête de mort
web-ms-die-s = sabre
web-ms-die-c = pièce
web-ms-die-d = diamant
web-ms-die-m = singe
web-ms-die-p = perroquet
web-ms-die-laid = { $die }, sur l'île au trésor
web-ms-die-lifting = { $die }, à reprendre
web-ms-die-guarded = { $die }, à relancer par la gardienne
web-ms-tag-lift = reprendre
web-ms-tag-guarded = relancer
web-ms-about-treasure-island = Les dés posés ici sont à l'abri : ils comptent même après la troisième tête de mort.
web-ms-about-pirate = Tout compte double dans ce tour.
web-ms-about-guardian = Une fois dans ce tour, une tête de mort peut être relancée.
web-ms-about-animals = Singes et perroquets comptent ensemble.
web-ms-about-coin = Elle compte comme une pièce de plus.
web-ms-about-diamond = Il compte comme un diamant de plus.
web-ms-about-skull = { $skulls ->
    [one] Une tête de mort est là dès le début.
   *[other] { $skulls } têtes de mort sont là dès le début.
}
web-ms-about-ship = S'arrêter avec { $sabres } sabres ou plus rapporte { $bonus } points de plus ; sans eux, { $bonus } sont perdus.
web-ms-track = Points
web-ms-target = But : { $n }
web-ms-you = toi
web-ms-triggered = a lancé le dernier tour
web-ms-winner = gagnant
web-ms-pile = Les cartes
web-ms-the-card = La carte de ce tour
web-ms-cards-left = { $n ->
    [one] Encore une carte à tirer
   *[other] Encore { $n } cartes à tirer
}
web-ms-skull-island = L'île de la tête de mort !
web-ms-loss = Chaque adversaire perd { $n }
web-ms-skulls = { $n ->
    [0] aucune tête de mort
    [one] une tête de mort
   *[other] { $n } têtes de mort
}
web-ms-sabres = { $n ->
    [one] { $n } sabre sur { $of }
   *[other] { $n } sabres sur { $of }
}
web-ms-sabres-enough = { $n } sabres : assez
web-ms-card-skull = tête de mort de la carte
web-ms-aside = Têtes de mort, mises de côté
web-ms-dice = Dés
web-ms-guardian-offer = La gardienne peut relancer une tête de mort. Touche-la.
web-ms-guardian-use = Appeler la gardienne
web-ms-guardian-island = Elle relance une tête de mort
web-ms-treasure = Île au trésor
web-ms-treasure-empty = Garde des dés, puis pose-les sur l'île.
web-ms-treasure-gathered = Ce qui est ici sera à l'abri dès que tu relances.
web-ms-saved = { $n } points sont à l'abri ici.
web-ms-lay = { $n ->
    [0] Poser les dés gardés
    [one] Poser un dé
   *[other] Poser { $n } dés
}
web-ms-lay-about = sur l'île
web-ms-lift = { $n ->
    [one] Reprendre un dé
   *[other] Reprendre { $n } dés
}
web-ms-roll = { $n ->
    [0] Relancer
    [one] Relancer un dé
   *[other] Relancer { $n } dés
}
web-ms-roll-more = Il faut en relancer davantage.
web-ms-stop = Arrêter
web-ms-stop-rescue = Abandonner le tour
web-ms-stop-island = Quitter l'île
web-ms-worth = Marque { $n }
web-ms-worth-less = Perd { $n }
web-ms-prompt-rolled = Choisis les dés à garder
web-ms-prompt-rescue = La troisième tête de mort ! Seule la gardienne peut t'aider
web-ms-prompt-island = Relance pour trouver d'autres têtes de mort.
web-ms-watch-card = { $who ->
    [you] D'abord, ta carte
   *[other] { $who } retourne une carte
}
web-ms-watch-cup = { $who ->
    [you] Tes dés sont dans le gobelet
   *[other] { $who } a les dés
}
web-ms-watch-rolled = { $who ->
    [you] Tes dés sont là
   *[other] { $who } choisit des dés
}
web-ms-watch-rescue = { $who ->
    [you] La troisième tête de mort ! Seule la gardienne peut t'aider
   *[other] La troisième tête de mort ! { $who } peut appeler la gardienne.
}
web-ms-watch-island = { $who ->
    [you] Te voilà sur l'île.
   *[other] { $who } est sur l'île.
}
web-ms-last-round = { $who ->
    [you] Le dernier tour ! Tu as atteint { $n } ; tous les autres jouent encore une fois.
   *[other] Le dernier tour ! { $who } a atteint { $n } ; tous les autres jouent encore une fois.
}
web-ms-sudden-death = Mort subite : le premier à finir un tour avec { $n } gagne aussitôt.
web-ms-tied = Égalité : { $names } jouent encore un tour chacun.
web-ms-entry-card = Quelle carte est retournée ?
web-ms-entry-roll = Saisis le lancer
web-about-mille-sabords = Huit dés, une carte, et une troisième tête de mort qui met fin à tout. Jusqu'où tenteras-tu ta chance ?
web-companion-does-mille-sabords = Arbitre chaque tour et montre ce que s'arrêter rapporterait.
web-ms-edition-gigamic-fr = Gigamic, français
web-ms-edition-piraten-kapern-en = Piraten kapern, anglais
web-ms-reading-keep-at-least-one = Au moins un dé est gardé d'un lancer à l'autre
web-ms-reading-skull-counts-as-kept-die = Une tête de mort compte comme le dé gardé
web-ms-reading-card-counts-as-kept-die = Le symbole de la carte compte comme le dé gardé
web-ms-reading-guardian-may-roll-alone = La tête de mort de la gardienne peut être relancée seule
web-ms-reading-guardian-rescues-third-skull = La gardienne sauve de la troisième tête de mort
web-ms-reading-guardian-on-island = La gardienne aide sur l'île de la tête de mort
web-ms-reading-count-revealed-skulls = Une tête de mort relancée par la gardienne compte encore sur l'île
web-ms-reading-island-roll-all = Sur l'île de la tête de mort tous les autres dés sont relancés
web-ms-reading-island-forced = Sur l'île de la tête de mort on relance tant qu'on peut
web-ms-reading-island-single-die = Sur l'île de la tête de mort un seul dé peut être relancé
web-ms-reading-floor-scores-at-zero = Personne ne descend sous zéro
web-ms-reading-ship-bust-with-quota = Perdre sur un bateau, mais avec les sabres demandés
web-ms-reading-ship-bust-with-quota-malus = coûte la valeur du bateau
web-ms-reading-ship-bust-with-quota-zero = ne coûte rien
web-ms-reading-ship-bust-with-quota-bonus = garde la valeur du bateau
web-ms-reading-ship-swords-count-for-full-chest = Les sabres qui gagnent un bateau comptent pour le coffre plein
web-ms-reading-skull-card-blocks-full-chest = Une carte à têtes de mort empêche le coffre plein
web-ms-reading-magic-nine = Neuf pareils
web-ms-reading-magic-nine-win = gagnent aussitôt la partie
web-ms-reading-magic-nine-as-eight = comptent comme huit
web-ms-reading-magic-includes-skulls = Neuf têtes de mort sont magiques aussi
web-ms-reading-final-round = Après le dernier tour la partie finit si
web-ms-reading-final-round-trigger-must-hold = qui l'a déclenché est encore au but
web-ms-reading-final-round-any-at-target = quelqu'un est au but
web-ms-reading-trigger-replays-if-overtaken = Qui a déclenché le dernier tour et s'est fait dépasser joue encore une fois
web-ms-reading-tie-break = En cas d'égalité en tête à la fin
web-ms-reading-tie-break-shared = ils se partagent la victoire
web-ms-reading-tie-break-extra-turns = ils jouent d'autres tours jusqu'à ce que l'un mène

## Ce que rapporte l'arrêt, poste par poste

web-ms-sum-title = { $who ->
    [you] Si tu t'arrêtes maintenant
   *[other] Si { $who } s'arrête maintenant
}
web-ms-sum-short = Ce que rapporte l'arrêt : { $n }
web-ms-sum-on-card = { $n ->
    [one] dont un sur la carte
   *[other] dont { $n } sur la carte
}
web-ms-sum-full-chest = Coffre plein : les huit dés comptent
web-ms-sum-ship = Le bateau : ses sabres sont là
web-ms-sum-ship-lost = Le bateau est perdu : trop peu de sabres, et rien d'autre ne compte
web-ms-sum-pirate = Le pirate compte le tout deux fois
web-ms-sum-none = Sans points
web-ms-sum-nothing = Rien ne compte encore
web-ms-sum-bust = Sans l'aide de la gardienne, ce tour ne rapporte rien.
web-ms-sum-all = En tout
web-ms-sum-total = { $who ->
    [you] Tes points ensuite
   *[other] Points de { $who } ensuite
}
web-ms-sum-floor = À cette table, personne ne descend sous zéro.
web-ms-sum-saved-title = À l'abri sur l'île au trésor
web-ms-sum-saved-about = Ils restent acquis même si la troisième tête de mort arrive.
web-ms-sum-rule = Trois identiques valent 100, quatre 200, cinq 500, six 1000, sept 2000, huit 4000. Chaque pièce et chaque diamant vaut 100 de plus. Les huit dés qui comptent font un coffre plein : 500 de plus.
web-ms-card-about = { $card } : ce que fait la carte
web-ms-sum-island = Chaque adversaire perd { $n } × { $each } = { $loss }.

## Ce que sont les choses

explain-ms-die-k = Une tête de mort ne compte jamais et reste où elle est. La troisième termine le tour ; quatre ou plus au premier lancer mènent à l'île de la tête de mort.
explain-ms-die-s = Trois sabres ou plus comptent, et chaque sabre de plus les fait valoir davantage. Les bateaux aussi demandent des sabres.
explain-ms-die-c = Chaque pièce vaut 100. Trois pièces ou plus comptent en plus comme groupe.
explain-ms-die-d = Chaque diamant vaut 100. Trois diamants ou plus comptent en plus comme groupe.
explain-ms-die-m = Trois singes ou plus comptent. Avec la carte Animaux, les perroquets comptent avec eux.
explain-ms-die-p = Trois perroquets ou plus comptent. Avec la carte Animaux, les singes comptent avec eux.
explain-ms-die-card = Cette tête de mort est imprimée sur la carte du tour : elle compte comme celle d'un dé et ne se relance jamais.
explain-ms-die-pick = Touche-le pour le garder, touche-le encore pour le lâcher. Ce qui n'est pas gardé est relancé.
explain-ms-die-lift = Touche-le pour le reprendre de l'île au trésor.
explain-ms-die-guarded = Touche-la : la gardienne te laisse la relancer.
explain-ms-die-others = C'est maintenant à { $who } de choisir.
explain-ms-card-treasure-island = Après chaque lancer, des dés peuvent être posés sur cette carte ou repris. Qui s'arrête de son plein gré marque avec les huit dés, où qu'ils soient.
explain-ms-card-pirate = Cela vaut pour chaque bonus et, sur l'île de la tête de mort, pour ce que chaque tête coûte aux autres.
explain-ms-card-guardian = Elle aide aussi à la troisième tête de mort et sur l'île de la tête de mort, sauf si la table en a décidé autrement.
explain-ms-card-guardian-used = La gardienne a déjà aidé dans ce tour : les têtes de mort restent désormais.
explain-ms-card-animals = Deux singes et deux perroquets, par exemple, valent quatre symboles identiques.
explain-ms-card-coin = Elle vaut 100 et agrandit d'une pièce le groupe de pièces. Elle ne se relance jamais.
explain-ms-card-diamond = Il vaut 100 et agrandit d'un diamant le groupe de diamants. Il ne se relance jamais.
explain-ms-card-skull = Elles comptent comme celles des dés : la troisième vient donc plus vite.
explain-ms-card-ship = La troisième tête de mort perd aussi le bateau, et un bateau ne mène jamais à l'île de la tête de mort. Ce que coûte une troisième tête quand les sabres sont là se décide à la table.
explain-ms-pile = Une carte est retournée à chaque tour. Quand la pioche est vide, toutes les cartes sont mélangées. À venir :
explain-ms-pile-card = { $n } × { $card }
explain-ms-skulls = Les têtes de mort des dés et de la carte comptent ensemble. À { $bust }, le tour est fini, et ce qui est sur la table est perdu.
explain-ms-skulls-first = Quatre ou plus au premier lancer mènent à l'île de la tête de mort, où chaque tête coûte des points à tous les autres. Un bateau n'y va jamais.
explain-ms-sabres-title = Les sabres du bateau
explain-ms-sabres = Qui s'arrête avec { $of } sabres gagne { $bonus } en plus de tout le reste ; qui s'arrête avec moins ne marque rien et perd { $bonus }.
explain-ms-treasure = Les dés sur l'île au trésor comptent même si la troisième tête de mort arrive, mais sans coffre plein. Qui s'arrête marque tout de toute façon.
explain-ms-lay-none = Touche d'abord les dés que tu veux poser sur l'île, pour les garder.
explain-ms-island = Les têtes de mort restent de côté et les autres dés sont relancés, tant que chaque lancer en apporte une de plus. On n'y marque rien ; chaque adversaire perd des points pour chaque tête.
explain-ms-points = { $who ->
    [you] Tu as { $points } points ; il en manque { $left } pour atteindre { $target }.
   *[other] { $who } a { $points } points ; il en manque { $left } pour atteindre { $target }.
}
explain-ms-points-reached = { $who ->
    [you] Tu as { $points } points : les { $target } sont atteints.
   *[other] { $who } a { $points } points : les { $target } sont atteints.
}
explain-ms-target = Finir un tour avec { $n } points ou plus lance le dernier tour : tous les autres jouent encore une fois, puis le plus de points gagne.

## Les règles en bref

short-ms-goal = Réunis plus de points que les autres. La course va jusqu'à 6000, sauf si la table a choisi un autre nombre.
short-ms-turn =
    Une carte est retournée. Elle ne vaut que pour ce tour.
    Lance les huit dés.
    Arrête-toi et marque, ou continue : garde au moins un dé et relance au moins deux autres. Aussi souvent que tu l'oses.
    Une tête de mort ne se relance pas. La troisième termine ton tour, et tu ne marques rien.
    Quatre têtes de mort ou plus au tout premier lancer t'emmènent sur l'île de la tête de mort. Là, tu relances tant qu'il en vient d'autres, et chaque adversaire perd 100 par tête.
short-ms-cards = Les cartes
short-ms-card-treasure-island = Les dés que tu y poses comptent même après la troisième tête de mort.
short-ms-card-pirate = Tout compte double.
short-ms-card-guardian = Une fois, tu peux relancer une tête de mort.
short-ms-card-animals = Singes et perroquets comptent ensemble.
short-ms-card-coin = Une pièce de plus pour toi.
short-ms-card-diamond = Un diamant de plus pour toi.
short-ms-card-skull = Tu commences avec une ou deux têtes de mort.
short-ms-card-ship = Arrête-toi avec assez de sabres et gagne son bonus. Avec trop peu, ou si tu perds ton tour, tu perds autant de points.
short-ms-scores = Les symboles identiques comptent ensemble. Plus il y en a, mieux c'est :
short-ms-alike = Points pour des symboles identiques
short-ms-treasure = de plus pour chaque pièce et chaque diamant
short-ms-chest = pour un coffre plein : les huit dés comptent
short-ms-example = 100 + 3 × 100 = 400, par exemple
short-ms-end =
    Finir un tour avec 6000 points ou plus lance le dernier tour : tous les autres jouent encore une fois. Puis le plus de points gagne.
    Si la personne qui l'a lancé est alors retombée sous 6000, on continue, et la prochaine qui finit un tour à 6000 gagne.
    Neuf symboles identiques, huit dés et la carte, gagnent aussitôt.
    Une table peut en décider autrement : ce qui vaut ici est écrit sous « Table ».

## Ce que la commande dit de ce jeu

not-a-card = Il n'y a pas de carte « { $card } ». Les cartes sont { $known }.
ending-sudden-death = en mort subite
ending-magic = par magie pirate
best-reason-stop = Points si l'on s'arrête maintenant : { $value }
best-reason-bust = Chance que le prochain lancer soit fatal : { $value }
best-reason-points = Points de ce tour en moyenne après le meilleur acte, si l'on joue pour les points : { $value }
best-reason-best-points = Le plus de points que ce tour puisse rapporter en moyenne : { $value }

## Ma boîte

web-ms-box-about = Le livret dit seulement qu'il y a 35 cartes. Le nombre de chaque sorte est notre hypothèse : plusieurs sources concordent, mais les tirages diffèrent.
web-ms-box-total = { $n ->
    [one] une carte en tout
   *[other] { $n } cartes en tout
}

ms-review-target = La chance de gagner n'est pas calculée pour un objectif de { $target } points : cette partie ne peut pas être analysée.
review-reason-points = Points de ce tour, joué pour les points : { $best } au lieu de { $chosen }
review-reason-bust = Risque que le prochain lancer fasse tout perdre : { $best } au lieu de { $chosen }
review-how-full-deck = Les cartes des tours suivants sont tirées comme d'une pioche complète ; tout le reste est exact.
review-how-race = Elles viennent d'une course où chacun joue ses tours suivants pour les points.

## Tableaux
chart-ms-row = { $skulls ->
    [0] aucune tête de mort
    [one] une tête de mort
   *[other] { $skulls } têtes de mort
  }, { $dice } dés à relancer
pocket-ms-1 = Relance deux dés à la fois, trois sans tête de mort : ceux qui ne rapportent rien, puis ceux qui coûtent le moins. Compte les têtes de mort de la carte.
pocket-ms-2 = Aucune tête de mort : ne t'arrête jamais tant que deux dés ne rapportent rien ; sinon arrête-toi dès 2500.
pocket-ms-3 = Une tête de mort : arrête-toi dès 2000 ; dès 1000 si moins de deux dés ne rapportent rien.
pocket-ms-4 = Deux têtes de mort : arrête-toi dès 400 ; dès 300 si moins de deux dés ne rapportent rien.
pocket-ms-5 = Pirate et île au trésor : double ces limites. Sur l'île, pose tous les dés que tu ne relances pas.
pocket-ms-6 = Bateau : garde tous les sabres, et ne t'arrête pas avant d'en avoir assez.
pocket-ms-7 = Gardienne : ne t'arrête pas avec une tête de mort. Avec deux, ou s'il fallait casser ce qui rapporte, relance la tête de mort et au plus un autre dé.
pocket-ms-8 = Île de la tête de mort : relance tous les autres dés tant que tu le peux.
