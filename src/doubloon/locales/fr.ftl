### Français. On tutoie. Une espace insécable (U+00A0) précède ! ? ; : » et suit « (un test y veille).
### Une règle porte son identifiant, le point devenu trait d'union ; les nombres s'écrivent sans espace.

kings-gold = King's Gold
mille-sabords = Mille Sabords !
gold-armada = Gold Armada
gold-up = Gold Up

## Tous les jeux

play-over = La partie est finie.
play-waits-for-seat = C'est à quelqu'un de choisir, pas au hasard.
play-out-of-turn = Ce n'est pas à { $seat } d'agir, mais à { $due }.
play-no-such-seat = Il n'y a pas de place { $seat } à cette table.
play-undo-own-act = { $seat } ne peut reprendre que sa propre dernière action, et seulement si rien ne l'a suivie.
play-undo-nothing = Il n'y a rien à reprendre.
play-undo-table-dice = Un lancer ne se reprend que dans une partie avec de vrais dés (dice = "table").
play-resign = On peut abandonner à tout moment ; à deux, l'autre gagne.
play-resign-once = { $seat } a déjà abandonné.

## King's Gold

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

## Mille Sabords

ms-players = Mille Sabords se joue de deux à cinq.
ms-set-up = Tout le monde commence sans points, et la première place commence.
ms-deck = Il ne reste aucune carte { $card } dans la pioche.
ms-reshuffle = Quand la pioche est vide, la défausse est mélangée et la remplace.
ms-card-first = Un tour s'ouvre toujours par une carte retournée.
ms-one-card = Un tour n'a qu'une carte.
ms-roll-first = Il faut que les dés tombent avant de choisir quoi que ce soit.
ms-cup = Ce sont exactement les dés du gobelet qui tombent, chacun sur une de ses faces : { $cup } dans le gobelet, { $fell } de tombés.
ms-stop = Après chaque lancer, on peut s'arrêter et marquer.
ms-third-skull = La troisième tête de mort termine le tour sans points.
ms-three-on-first = Exactement trois têtes de mort au premier lancer : le tour est perdu.
ms-later-skulls = Quatre têtes de mort après un lancer suivant : le tour est perdu.
ms-negative = Les points peuvent descendre sous zéro, sauf accord contraire de la table.
ms-reroll-on-table = On ne relance que des dés posés sur la table.
ms-reroll-two = Relance au moins deux dés, ou arrête-toi.
ms-reroll-keep-one = Garde au moins un dé.
ms-skulls-stay = Une tête de mort reste là jusqu'à la fin du tour.
ms-score-combination = Trois dés identiques ou plus marquent, davantage à chaque dé ; jamais les têtes de mort.
ms-score-treasure = Chaque pièce et chaque diamant vaut 100 de plus.
ms-score-full-chest = Quand les huit dés marquent, le coffre plein rapporte 500 de plus.
ms-full-chest-ship = Les sabres qui gagnent un bateau comptent pour le coffre plein, sauf accord contraire de la table.
ms-full-chest-skull-card = Pour le coffre plein, on ne juge que les huit dés, sauf accord contraire de la table.
ms-skull-island = Quatre têtes de mort ou plus au premier lancer mènent à l'île de la tête de mort : les adversaires perdent 100 par tête de mort.
ms-island-roll-all = Sur l'île de la tête de mort, tous les autres dés sont lancés ensemble.
ms-island-forced = Sur l'île de la tête de mort, on relance tant qu'il reste assez de dés.
ms-island-two = Il reste trop peu de dés pour lancer sur l'île de la tête de mort.
ms-island-revealed = Sur l'île de la tête de mort, seules comptent les têtes de mort présentes à la fin du tour, sauf accord contraire de la table.
ms-treasure-island = On ne pose et ne reprend des dés que sous la carte Île au trésor, et pas sur l'île de la tête de mort.
ms-treasure-island-bust = Après la troisième tête de mort, seuls les dés posés sur l'île au trésor marquent.
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
ms-guardian-alone = La tête de mort de la gardienne peut être relancée seule, sauf accord contraire de la table.
ms-guardian-rescue = La troisième tête de mort est là : relances-en une avec l'aide de la gardienne, ou arrête-toi et perds le tour.
ms-guardian-island = Sur l'île de la tête de mort, la gardienne relance une tête de mort, ce dé seul.
ms-ship = Un bateau exige ses sabres : avec eux, sa valeur est gagnée ; sans eux, elle est perdue.
ms-ship-bust = Un tour perdu sur un bateau coûte sa valeur, comme la table en a convenu.
ms-ship-island = Un bateau ne mène jamais à l'île de la tête de mort : quatre têtes de mort au premier lancer, et le tour est perdu.
ms-treasure-card = La pièce ou le diamant de la carte compte comme un dé de plus.
ms-animals = Singes et perroquets comptent comme un seul symbole.
ms-last-round = Finir un tour à l'objectif déclenche le dernier tour de table ; ensuite, le plus de points gagne.
ms-last-raid = Qui a déclenché le dernier tour et s'est fait dépasser peut rejouer une fois, si la table en a convenu.
ms-sudden-death = En mort subite, finir son propre tour à l'objectif gagne aussitôt.
ms-tie = Les égalités en tête partagent la victoire, sauf accord contraire de la table.
ms-magic = Neuf symboles identiques gagnent aussitôt la partie.
ms-magic-skulls = Neuf têtes de mort ne sont pas de la magie, sauf accord contraire de la table.

ms-start-unit = { $seat } ne peut pas avoir { $points } points : tous les points sont des multiples de { $unit }.
ms-start-floor = { $seat } ne peut pas avoir { $points } points : avec floor-scores-at-zero, personne ne descend sous 0.
ms-start-deck = Il y a { $found } cartes { $card } dans `deck`, l'édition n'en a que { $copies }.
ms-start-one-ending = Un seul peut valoir parmi `last-round`, `sudden-death` et `tie-break`.
ms-start-tie-seat = Dans un départage, `seat` est la première des places qui doivent encore jouer.
ms-start-tie-reading = Des tours de départage ne se jouent qu'avec tie-break = "extra-turns".
ms-start-tie-few = Un départage demande au moins deux places à égalité, dont une doit encore jouer.
ms-start-tie-order = `tie-break` doit donner les places qui doivent encore jouer, dans l'ordre du jeu, la dernière du tour à la fin.
ms-start-tie-unequal = Avant que quiconque ait joué, les places à égalité ont autant de points.
ms-start-target = { $seat } est à l'objectif de { $target } sans avoir déclenché le dernier tour : indique `last-round` ou `sudden-death`.
ms-start-trigger-seat = { $seat } a déclenché le dernier tour et n'y joue plus.
ms-start-trigger-points = { $seat } ne peut pas avoir déclenché le dernier tour avec moins de { $target } points sans que personne ait joué depuis.

## Gold Armada

ga-set-up = De deux à cinq places jouent avec cinq dés. Au début, chaque case du plateau a son doublon, et personne n'a rien.
ga-ten-piers = Il y a dix jetées, chacune avec de la place pour trois doublons.
ga-board = Le plateau, le dé et les valeurs ne sont connus que par des images : ce sont donc des données, qu'on peut corriger d'après sa propre boîte.
ga-skull-tokens = Six jetons tête de mort sont prêts, sauf si la table a convenu d'un autre nombre.
ga-conserved = Chaque doublon est sur sa case ou chez quelqu'un : les places ont exactement ce que les jetées ont donné.
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
ga-pier-empty = Une jetée qui a donné ses trois doublons n'en a plus.
ga-basic-pier = Une jetée simple veut des dés à son symbole : deux pour le premier doublon, un de plus pour chacun des suivants.
ga-alike = Brelan, carré ou cinq identiques : il faut au moins autant de dés pareils.
ga-full-house = Un full, c'est trois dés pareils et deux d'un autre symbole.
ga-five-equal = Cinq dés pareils ne font pas un full : les deux doivent différer des trois.
ga-symbols-shown = Pour le premier doublon d'une jetée spéciale, tous les symboles conviennent ; ensuite, seulement ceux de la dernière case découverte.
ga-full-house-symbols = Quand un full est restreint, ses deux symboles doivent être parmi ceux montrés, celui de la paire aussi.
ga-must-take = Si tes dés gagnent un doublon, il faut en prendre un, sauf si la table permet d'y renoncer.
ga-skull = Quand les dés ne gagnent aucun doublon, on prend un jeton tête de mort.
ga-end = La partie est finie dès que tous les jetons tête de mort ou tous les doublons sont pris.
ga-finish-round = Si la table a convenu de finir le tour, les places suivantes jouent une dernière fois. S'il ne reste plus de jeton, un tour sans gain ne coûte rien.
ga-score = Les points sont les valeurs des doublons, moins un par jeton tête de mort. Le plus de points gagne.
ga-tie = À points égaux, le moins de jetons tête de mort gagne, sauf si la table a convenu de partager. Qui reste à égalité partage la victoire.

ga-start-taken = Le début dit que { $found } doublons ont quitté la jetée { $pier }, qui n'en a que { $spaces }.
ga-start-doubloons = Au début, « { $field } » demande pour chaque place une liste des valeurs de ses doublons, comme [[1, 4], [2]].
ga-start-values = Au début, les places ont les doublons { $held }, mais les jetées ont donné { $gone } ; ce doit être la même chose.
ga-start-skulls = Au début, les places ont { $found } jetons tête de mort, mais il n'y en a que { $tokens }.
ga-start-both-gone = Au début, tous les jetons tête de mort et tous les doublons sont partis, mais la partie aurait été finie avant le dernier d'entre eux.
ga-start-last-token = Au début, il ne reste aucun jeton tête de mort et { $seat } doit jouer son dernier tour, mais aucune place avant elle n'a de jeton : personne n'a donc pu prendre le dernier dans ce tour.
ga-start-last-doubloon = Au début, il ne reste aucun doublon et { $seat } doit jouer son dernier tour, mais aucune place avant elle n'a le dernier doublon d'une jetée : personne n'a donc pu en prendre un dans ce tour.

ga-board-table = Sur le plateau, « { $field } » doit être une table.
ga-board-missing = Le plateau ne dit rien de « { $field } ».
ga-board-unknown = Le plateau dit « { $field } », qui n'y signifie rien ; sont connus { $known }.
ga-board-name = Sur le plateau, « { $field } » doit être un nom imprimable.
ga-board-name-twice = Sur le plateau, « { $field } » est « { $name } », déjà le nom d'un autre symbole.
ga-board-die = Le dé de ce plateau n'a pas de faces : au moins un symbole en veut une.
ga-board-kind = Sur le plateau, « { $field } » doit être l'un de { $known }.
ga-board-spaces = Sur le plateau, « { $field } » doit être une liste avec une entrée pour chacune des { $spaces } cases.
ga-board-number-least = Sur le plateau, « { $field } » doit être fait de nombres entiers à partir de { $least }.
ga-board-number-most = Sur le plateau, « { $field } » ne doit pas dépasser { $most }.
ga-board-no-letters = Sur le plateau, « { $field } » doit nommer au moins un symbole par sa lettre.
ga-board-letter = Sur le plateau, « { $field } » nomme un symbole « { $letter } » ; les lettres sont { $letters }.
ga-board-letter-twice = Sur le plateau, « { $field } » nomme deux fois le symbole « { $letter } ».
ga-board-one-symbol = Sur le plateau, « { $field } » doit être une seule lettre, car une jetée simple a un seul symbole.
ga-board-impossible = Personne ne pourrait jamais gagner le doublon { $space } de la jetée { $pier } : avec ce dé et ces lectures, aucun lancer de cinq dés ne suffit. Vérifie ce qu'elle demande, ses symboles et les faces du dé.

## Gold Up

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

gu-chests-table = Le fichier des coffres est faux : { $field } doit être une table.
gu-chests-missing = Le fichier des coffres est faux : { $field } manque.
gu-chests-unknown = Le fichier des coffres est faux : { $field } n'existe pas ; y sont connus { $known }.
gu-chests-letter = Le fichier des coffres est faux : les lettres sont fixes, et { $field } doit être « { $letter } ».
gu-chests-copies = Le fichier des coffres est faux : { $field } doit être un nombre entier de { $least } à { $most }.
gu-chests-positive = Le fichier des coffres est faux : { $field } doit être un nombre entier à partir de 1.
gu-chests-few-chests = Le fichier des coffres est faux : { $found } coffres ne suffisent pas pour garnir le centre et en garder un ; il en faut au moins { $least }.
gu-chests-few-keys = Le fichier des coffres est faux : { $found } cartes dans la pioche de clés ne suffisent pas pour servir { $seats } places ; il en faut au moins { $least }.

## Étapes et enregistrements illisibles

gu-not-a-series = « { $text } » n'est pas une série ; les séries s'écrivent 1 à 7.
gu-one-card = « { $text } » n'est pas une carte ; le hasard amène les cartes une à une, chacune d'une seule lettre.
concealed = « { $text } » cache une carte sous un « ? ». Un tel enregistrement n'est que celui d'une place et ne peut pas être rejoué ; celui de la table le peut.
not-a-step = « { $text } » n'est pas une étape de ce jeu.
not-a-seat = « { $text } » n'est pas une place ; les places sont p1, p2 et ainsi de suite.
not-a-letter = La lettre « { $letters } » est inconnue ici ; les lettres sont { $alphabet }.
not-a-pair = « { $dice } » n'est pas une paire : écris une pièce et son partenaire, comme 3c ou 2k.
not-a-pier = Aucune jetée ne s'appelle « { $pier } » ; les jetées sont { $known }.
not-a-card = Il n'y a pas de carte « { $card } » ; les cartes sont { $known }.

missing-field = Il manque à l'enregistrement le champ `{ $field }`.
unknown-field = Un enregistrement n'a pas de champ `{ $field }` ; il peut avoir { $known }, et des noms commençant par un tiret bas.
unknown-version = Cet enregistrement est de version { $version } ; seule la version { $known } peut être lue.
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
too-nested = Des listes ou des tables sont ici trop imbriquées.
record-too-long = Un enregistrement a au plus { $longest } caractères.
unwritable = Un enregistrement ne peut pas contenir { $value }.
unknown-game = Il n'y a pas de jeu « { $game } » ; les jeux sont { $known }.
unknown-edition = Il n'y a pas d'édition « { $edition } » ; les éditions sont { $known }.
unknown-reading = Il n'y a pas de lecture « { $reading } » ; les lectures sont { $known }.
reading-value = La lecture `{ $reading }` ne peut pas être { $value } ; elle peut être { $allowed }.
reading-number = La lecture `{ $reading }` doit être un nombre entier à partir de { $least }, et non { $value }.
no-target = Ce jeu ({ $game }) ne se joue pas à un objectif.
target-positive = L'objectif doit être au-dessus de zéro, et non { $target }.
no-components = Il n'y a pas de matériel à échanger dans ce jeu ({ $game }).
seat-count = À { $seats }, ce jeu ne se joue pas ; il est fait pour { $least } à { $most }.
points-claim = L'enregistrement prétend à { $claimed } points, mais ses étapes mènent à { $found }.

start-missing = Il manque `{ $field }` à la table [start].
start-unknown = Une table [start] n'a pas ici de `{ $field }` ; elle peut avoir { $known }.
start-number = `{ $field }` dans [start] doit être un nombre entier à partir de zéro.
start-truth = `{ $field }` dans [start] doit être true ou false.
start-text = `{ $field }` dans [start] doit être un texte.
start-seat = `{ $field }` dans [start] doit être une place de 1 à { $seats }.
start-seats = `{ $field }` dans [start] doit être une liste de places différentes.
start-per-seat = `{ $field }` dans [start] doit être une liste de { $seats } valeurs, une par place.
start-numbers = `{ $field }` dans [start] doit être une liste de nombres entiers, un par place.
start-table = `{ $field }` dans [start] doit être une table de noms et de nombres.
start-kind = `{ $field }` dans [start] ne connaît pas « { $kind } » ; il peut avoir { $known }.

file-missing = Il n'y a pas de fichier { $file }.
file-folder = { $file } est un dossier, pas un enregistrement.
file-unreadable = { $file } ne peut pas être ouvert en lecture.
file-too-large = { $file } est trop gros pour un enregistrement : plus de { $longest } octets.
file-not-text = { $file } n'est pas un fichier texte en UTF-8.
no-game-or-file = « { $name } » n'est ni un jeu ni un fichier ; les jeux sont { $known }.

## La commande

cli-about = Quatre jeux de pirates : règles, enregistrements, comptes exacts.
cli-usage = usage :
cli-commands = commandes
cli-arguments = arguments
cli-options = options
cli-help-help = montrer cette page et s'arrêter
cli-help-version = montrer la version et s'arrêter
cli-json = répondre en JSON
cli-edition = l'édition à suivre ; sans elle, celle par défaut du jeu
cli-reading = une lecture qui diffère de l'édition, comme tie-break=shared ; peut être répété

cli-replay = rejouer des enregistrements et vérifier ce qu'ils prétendent
cli-replay-files = enregistrements à rejouer ; - est l'entrée standard
cli-perft = compter les suites de coups et leur poids, depuis un début ou depuis la fin d'un enregistrement
cli-perft-what = le nom d'un jeu, ou un enregistrement
cli-perft-depth = le nombre d'étapes
cli-perft-seats = le nombre de places ; sans lui, le plus petit
cli-perft-divide = répartir le compte selon la première étape
cli-perft-options = --seats, --edition et --reading vont avec le nom d'un jeu ; un enregistrement dit les siens.

cli-missing = Il manque quelque chose : { $what }.
cli-unknown = Ceci n'est pas compris : { $what }.
cli-no-such-command = Il n'y a pas de commande { $value } ; il y a { $known }.
cli-needs-value = { $what } demande une valeur.
cli-bad-value = { $what } : { $problem }
cli-wrong-usage = Ces arguments ne vont pas ensemble ; voir --help.
cli-number = « { $text } » n'est pas un nombre entier.
cli-reading-form = « { $text } » n'est pas une lecture ; écris NOM=VALEUR.
cli-interrupted = Interrompu.
cli-refused = { $file } : { $message }
cli-refused-step = { $file }, étape { $step } : { $message }

replay-head = { $game }, édition { $edition }
replay-turn = { $number }. { $seat } : { $outcome } ({ $change })
replay-points = { $seat } { $name } : { $points }
replay-to-act = C'est à { $seat } d'agir.
replay-chance = C'est au hasard.
replay-over = La partie est finie, { $how }. { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } partagent la victoire.
}

perft-step = { $step } : suites { $lines }, poids { $weight }
perft-total = suites { $lines }, poids { $weight }

outcome-kings-gold-pairs = paires
outcome-kings-gold-king = l'or du Roi
outcome-kings-gold-plunder = pillage
outcome-kings-gold-broadside = bordée
outcome-kings-gold-penalty = amende
outcome-mille-sabords-scored = marqué
outcome-mille-sabords-bust = tour perdu
outcome-mille-sabords-island = île de la tête de mort
outcome-mille-sabords-ship-lost = bateau perdu
outcome-mille-sabords-magic = magie pirate
outcome-gold-armada-doubloon = un doublon
outcome-gold-armada-skull = un jeton tête de mort
outcome-gold-up-series = une série
outcome-gold-up-draw = clés piochées
outcome-gold-up-rob-keys = clés volées
outcome-gold-up-rob-chests = coffres volés

ending-resigned = sur un abandon
ending-box-empty = le coffre est vide
ending-tie-new-game = la tête est à égalité et joue une nouvelle partie
ending-target = l'objectif est atteint
ending-sudden-death = en mort subite
ending-magic = par magie pirate
ending-skulls-gone = tous les jetons tête de mort sont pris
ending-doubloons-gone = tous les doublons sont pris

## Des dés qui se prouvent

cli-verify = tirer de nouveau chaque dé et chaque carte d'un enregistrement et prouver que personne ne les a choisis
cli-verify-files = enregistrements à vérifier ; - est l'entrée standard

verify-proved = { $file } : prouvé. { $steps ->
    [0] Le hasard n'a pas encore joué dans cette partie, mais son secret est bien celui qui était promis.
    [one] La seule étape de hasard est bien ce que donnent le secret et les textes.
   *[other] Les { $steps } étapes de hasard sont bien ce que donnent le secret et les textes.
}
verify-compare = La partie { $play } avait promis { $commitment }, et les places ont ajouté { $texts } : compare avec ce que la table t'a montré avant la première étape.

fairness-missing = Cet enregistrement n'a pas de table `fairness` : rien ne permet d'en prouver les dés ; seules les parties jouées sur un serveur en ont une.
fairness-table-dice = Les dés de cette partie étaient de vrais dés, saisis à la main (dice = "table") ; aucun ordinateur ne peut les prouver.
fairness-unfinished = Le secret de cette partie n'est pas encore publié : il l'est quand la partie est finie. Reprends alors l'enregistrement.
fairness-missing-field = Il manque à la table `fairness` le champ `{ $field }`.
fairness-unknown-field = La table `fairness` n'a pas de champ `{ $field }` ; elle peut avoir { $known }.
fairness-play = `play` dans la table `fairness` doit être l'identifiant de la partie : 1 à 64 lettres, chiffres, tirets ou tirets bas.
fairness-secret = `secret` dans la table `fairness` doit être fait de { $digits } chiffres parmi 0-9 et a-f.
fairness-commitment-form = `commitment` dans la table `fairness` doit être fait de { $digits } chiffres parmi 0-9 et a-f.
fairness-commitment = Le secret publié n'est pas celui qui était promis : la promesse était { $commitment }, mais le SHA-256 de ce secret est { $found }.
fairness-texts = `texts` dans la table `fairness` doit être une liste de { $seats } textes, un par place dans l'ordre.
fairness-text = Le texte de { $seat } dans la table `fairness` doit être fait de 32 chiffres parmi 0-9 et a-f, ou être - pour un robot ou une place vide.
fairness-differs = Le hasard a fait autre chose ici : l'enregistrement dit « { $found } », mais le secret et les textes donnent « { $drawn } ».

## Le terminal

cli-language = la langue des phrases, en ou fr ; sans elle, celle de l'environnement
cli-no-language = Il n'y a pas de langue « { $language } » ; il y a { $known }.
cli-play = jouer une partie entière dans ce terminal, contre des robots ou entre amis
cli-play-what = le nom d'un jeu, ou une partie gardée à continuer ; sans lui, un menu demande
cli-play-seats = qui joue, comme toi,deckhand : un niveau est un robot, tout autre nom une personne ; sans cela toi,deckhand
cli-play-target = les points à atteindre, si le jeu a un objectif
cli-play-record = le fichier où garder la partie ; sans lui, un nouveau fichier dans ton dossier de parties
cli-play-seed = un nombre qui rend dés et robots répétables
cli-board = le plateau de ta propre boîte, pour Gold Armada
cli-chests = les coffres de ta propre boîte, pour Gold Up
cli-play-no-color = sans couleurs ; NO_COLOR dans l'environnement fait de même
cli-play-options = --edition, --reading et --target vont avec le nom d'un jeu ; une partie gardée dit les siens.
cli-play-needs-game = Dis à quel jeu jouer, ou ne donne aucune option et choisis dans le menu.
cli-other-box = { $option } est seulement pour { $game }.

terminal-you = toi
terminal-bad-name = « { $name } » ne peut pas être un nom : jusqu'à 24 lettres, et pas de virgule.
terminal-other-seats = Cette partie a { $seats } places ; donne autant de noms.
terminal-finished = Cette partie est déjà finie ; `doubloon replay` raconte comment.
terminal-foreign-dice = Les dés de cet enregistrement ont été lancés ailleurs, à une vraie table ou par un serveur ; on ne peut donc pas la continuer ici.
terminal-not-kept = La partie ne peut pas être écrite dans { $file } : { $why }.
terminal-bad-file = { $file } ne peut pas être le nom d'un fichier.
terminal-file-exists = { $file } existe déjà ; choisis un autre nom, ou continue cette partie par `doubloon play` et son nom.

terminal-nothing = rien
terminal-and = { $first } et { $last }
terminal-yes = oui

terminal-menu-head = Doubloon : à quoi joue-t-on ?
terminal-menu-seats = de { $least } à { $most } personnes
terminal-menu-resume = continuer :
terminal-menu-resume-what = { $game } avec { $names }, { $steps ->
    [0] aucune étape
    [one] une étape
   *[other] { $steps } étapes
} jusqu'ici
terminal-menu-prompt = un numéro, ou quit>{" "}
terminal-menu-which = Tape un numéro de 1 à { $most }, ou quit.
terminal-menu-who = Qui joue, de { $least } à { $most } ? Un robot s'appelle { $levels }, du plus faible au plus fort ; tout autre nom est une personne à ce clavier. Entrée prend le nom entre crochets.
terminal-menu-strength = Mesuré à deux : { $beaten }.
terminal-menu-beats = { $level } gagne à { $percent } % contre { $weaker }
terminal-menu-seat = place { $seat } [{ $usual }]>{" "}
terminal-menu-seat-more = place { $seat } [personne de plus]>{" "}
terminal-menu-edition = Quelle édition ? Entrée prend la première.
terminal-menu-default = par défaut
terminal-menu-target = points à atteindre [6000]>{" "}
terminal-menu-target-number = Tape un nombre entier au-dessus de zéro, ou Entrée.
terminal-menu-left = Rien n'a été commencé. Bon vent !

terminal-head-turn = { $game } · { $who ->
    [toi] à toi
   *[other] à { $who } de jouer
}
terminal-head-help = Aide
terminal-head-log = La partie jusqu'ici
terminal-head-rules = Règles de { $game }
terminal-head-over = { $game } · la partie est finie

terminal-question = { $who ->
    [toi] Que fais-tu ?
   *[other] { $who }, que fais-tu ?
}
terminal-question-words = Tape un numéro ou une action. Entrée seule explique ; et aussi : look, log, rules, why, undo, save, resign, quit.
terminal-no-such-choice = Il n'y a pas de choix { $number } ici.
terminal-try-help = Entrée montre ce qu'on peut taper.
terminal-choice-all = relancer { $n ->
    [one] le seul dé libre
   *[other] les { $n } dés libres
}
terminal-choice-keep = garder { $kept } et relancer { $n ->
    [one] l'autre dé
   *[other] les { $n } autres dés
}
terminal-choice-back = choisir autre chose

terminal-help-choices = Entre autres, tu peux :
terminal-help-words = À tout moment, tu peux taper :
terminal-help-help = cette page ; Entrée seule fait de même
terminal-help-look = tout redessiner, à la largeur actuelle de la fenêtre
terminal-help-log = raconter la partie jusqu'ici
terminal-help-rules = toutes les règles ; avec un nom, comme rules { "play.over" }, celle-là
terminal-help-why = pourquoi la dernière action a été refusée
terminal-help-undo = reprendre ta dernière action, tant que rien ne l'a suivie
terminal-help-save = dire où la partie est gardée ; avec un nom de fichier, l'y copier
terminal-help-resign = abandonner
terminal-help-quit = s'arrêter là ; la partie est gardée, et Ctrl-C ou Ctrl-D font de même

terminal-rules-near = Il n'y a pas de règle « { $clause } » ; peut-être { $near } ?
terminal-rules-unknown = Il n'y a pas de règle « { $clause } » ; tape rules pour les voir toutes.
terminal-why-nothing = Rien n'a été refusé dans ce choix.
terminal-resign-sure = Tape oui pour abandonner>{" "}
terminal-resign-not = Bien : la partie continue.
terminal-kept-in = La partie est gardée dans ce fichier :
terminal-left = La partie est gardée. Pour la continuer :

terminal-tell-undo = { $who ->
    [toi] tu reprends
   *[other] { $who } reprend
} : { $act }.
terminal-tell-resign = { $who ->
    [toi] tu abandonnes
   *[other] { $who } abandonne
}.
terminal-tell-resign-bot = { $who ->
    [toi] tu abandonnes
   *[other] { $who } abandonne
} ; { $level } continue à cette place.
terminal-over-won = { $winners ->
    [toi] tu gagnes
   *[other] { $winners } gagne
} : { $how }.
terminal-over-shared = Victoire partagée entre { $winners } : { $how }.

terminal-pass-done = Quand tu as tout vu, Entrée cache tes cartes.{" "}
terminal-pass-to = Le clavier passe à { $who }. Que personne d'autre ne regarde.
terminal-pass-ready = { $who } : Entrée quand tu es là.{" "}

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

terminal-ms-die-name-k = tête
terminal-ms-die-name-s = sabre
terminal-ms-die-name-c = pièce
terminal-ms-die-name-d = diamant
terminal-ms-die-name-m = singe
terminal-ms-die-name-p = perroq.
terminal-ms-die-k = { $n ->
    [one] une tête de mort
   *[other] { $n } têtes de mort
}
terminal-ms-die-s = { $n ->
    [one] un sabre
   *[other] { $n } sabres
}
terminal-ms-die-c = { $n ->
    [one] une pièce
   *[other] { $n } pièces
}
terminal-ms-die-d = { $n ->
    [one] un diamant
   *[other] { $n } diamants
}
terminal-ms-die-m = { $n ->
    [one] un singe
   *[other] { $n } singes
}
terminal-ms-die-p = { $n ->
    [one] un perroquet
   *[other] { $n } perroquets
}
terminal-ms-card-treasure-island = Île au trésor
terminal-ms-card-pirate = Pirate
terminal-ms-card-guardian = Gardienne
terminal-ms-card-animals = Animaux
terminal-ms-card-coin = Pièce
terminal-ms-card-diamond = Diamant
terminal-ms-card-skull-1 = Une tête de mort
terminal-ms-card-skull-2 = Deux têtes de mort
terminal-ms-card-ship-2 = Bateau : 2 sabres
terminal-ms-card-ship-3 = Bateau : 3 sabres
terminal-ms-card-ship-4 = Bateau : 4 sabres
terminal-ms-card-about-treasure-island = Les dés posés sur cette carte ne craignent pas la troisième tête de mort.
terminal-ms-card-about-pirate = Tout compte double dans ce tour.
terminal-ms-card-about-guardian = Une fois dans ce tour, une tête de mort peut être relancée.
terminal-ms-card-about-animals = Singes et perroquets comptent ensemble.
terminal-ms-card-about-coin = Une pièce de plus pour commencer.
terminal-ms-card-about-diamond = Un diamant de plus pour commencer.
terminal-ms-card-about-skull-1 = Une tête de mort est là dès le début.
terminal-ms-card-about-skull-2 = Deux têtes de mort sont là dès le début.
terminal-ms-card-about-ship-2 = Deux sabres gagnent 300 de plus ; sans eux, 300 sont perdus.
terminal-ms-card-about-ship-3 = Trois sabres gagnent 500 de plus ; sans eux, 500 sont perdus.
terminal-ms-card-about-ship-4 = Quatre sabres gagnent 1000 de plus ; sans eux, 1000 sont perdus.
terminal-ms-laid = Sur l'île au trésor, à l'abri :
terminal-ms-table = Sur la table :
terminal-ms-note-last-round = a ouvert le dernier tour
terminal-ms-standing = { $n ->
    [0] Pas encore de tête de mort
    [one] Une tête de mort sur trois
   *[other] { $n } têtes de mort sur trois
} ; s'arrêter maintenant rapporte { $worth }.
terminal-ms-standing-rescue = La troisième tête de mort est là ! Sans l'aide de la gardienne, le tour finit avec { $worth }.
terminal-ms-standing-island = Île de la tête de mort : { $n } têtes de mort, chaque adversaire perd donc { $loss }.
terminal-ms-help-rolled = Arrête-toi et marque ce qui est là, ou relance deux dés ou plus ; la troisième tête de mort termine le tour sans points. « reroll mp » relance un singe et un perroquet, « keep sss » tout sauf trois sabres ; « r » et « k » les abrègent, « s » veut dire stop.
terminal-ms-help-score = Trois identiques valent 100, quatre 200, cinq 500, six 1000, sept 2000, huit 4000 ; chaque pièce et chaque diamant vaut 100 de plus, et 500 de plus viennent quand les huit dés marquent.
terminal-ms-help-guardian = La gardienne laisse relancer une tête de mort, une fois : ajoute un k, comme « reroll kmp », ou « reroll k » seul.
terminal-ms-help-treasure = « lay cc » pose deux pièces sur l'île au trésor, où la troisième tête de mort ne les prend pas ; « lift c » en reprend une. Chacun une fois entre deux lancers.
terminal-ms-help-rescue = La troisième tête de mort est là, mais la gardienne peut en relancer une : « reroll k », ou avec d'autres dés « reroll kmp ». S'arrêter, c'est perdre le tour.
terminal-ms-help-island = Te voilà sur l'île de la tête de mort : relance pour en avoir d'autres. Un lancer sans tête de mort termine le tour, et chaque adversaire perd 100 par tête de mort.
terminal-ms-help-island-guardian = La gardienne peut ici aussi relancer une tête de mort, ce dé seul : « reroll k ».
terminal-ms-choice-stop = s'arrêter et marquer { $worth }
terminal-ms-choice-stop-rescue = s'arrêter et perdre le tour : { $worth }
terminal-ms-choice-stop-island = quitter l'île : chaque adversaire perd { $loss }
terminal-ms-choice-reroll = relancer { $dice }
terminal-ms-choice-lay = poser { $dice } sur l'île au trésor
terminal-ms-choice-lift = reprendre { $dice } de l'île au trésor
terminal-ms-tell-card = { $who ->
    [toi] tu retournes
   *[other] { $who } retourne
} la carte { $card }. { $about }
terminal-ms-tell-roll = { $who ->
    [toi] tu lances
   *[other] { $who } lance
} { $dice }.
terminal-ms-tell-roll-again = { $who ->
    [toi] tu relances et obtiens
   *[other] { $who } relance et obtient
} { $dice }.
terminal-ms-tell-roll-island = Sur l'île de la tête de mort, { $who ->
    [toi] tu lances
   *[other] { $who } lance
} { $dice }.
terminal-ms-tell-island-begins = { $who ->
    [toi] c'est assez pour t'envoyer
   *[other] c'est assez pour envoyer { $who }
} sur l'île de la tête de mort !
terminal-ms-tell-reroll = { $who ->
    [toi] tu remets
   *[other] { $who } remet
} { $dice } dans le gobelet.
terminal-ms-tell-lay = { $who ->
    [toi] tu poses
   *[other] { $who } pose
} { $dice } sur l'île au trésor.
terminal-ms-tell-lift = { $who ->
    [toi] tu reprends
   *[other] { $who } reprend
} { $dice } de l'île au trésor.
terminal-ms-tell-stop = { $who ->
    [toi] tu t'arrêtes
   *[other] { $who } s'arrête
}.
terminal-ms-tell-scored = { $who ->
    [toi] tu marques
   *[other] { $who } marque
} { $points } : { $total } en tout.
terminal-ms-tell-bust = Trois têtes de mort : { $who ->
    [toi] rien pour toi
   *[other] rien pour { $who }
}.
terminal-ms-tell-bust-laid = Trois têtes de mort, mais { $who ->
    [toi] tu sauves
   *[other] { $who } sauve
} { $points } : { $total } en tout.
terminal-ms-tell-ship-lost = Le bateau est perdu : { $who ->
    [toi] tu paies
   *[other] { $who } paie
} { $points } : { $total } en tout.
terminal-ms-tell-island = Île de la tête de mort : tout le monde sauf { $who } perd { $points }.
terminal-ms-tell-magic = Neuf identiques : magie pirate !
terminal-ms-tell-last-round = { $who ->
    [toi] tu atteins
   *[other] { $who } atteint
} { $target } : encore un dernier tour pour tous les autres.
terminal-ms-tell-sudden-death = Plus personne n'est à l'objectif : qui l'atteint gagne aussitôt.
terminal-ms-tell-tie = La tête est à égalité entre { $names } : un tour de plus chacun.

terminal-ga-die = { $n ->
    [one] { $name }
   *[other] { $n } × { $name }
}
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
terminal-ga-choice-decline = ne prendre aucun doublon, mais un jeton tête de mort
terminal-ga-tell-roll = { $who ->
    [toi] tu lances
   *[other] { $who } lance
} { $dice }.
terminal-ga-tell-roll-again = { $who ->
    [toi] tu relances et obtiens
   *[other] { $who } relance et obtient
} { $dice }.
terminal-ga-tell-reroll = { $who ->
    [toi] tu remets
   *[other] { $who } remet
} { $dice } dans le gobelet.
terminal-ga-tell-stop = { $who ->
    [toi] tu arrêtes
   *[other] { $who } arrête
} de lancer.
terminal-ga-tell-take = { $who ->
    [toi] tu prends
   *[other] { $who } prend
} le doublon de valeur { $value } à la jetée { $pier }.
terminal-ga-tell-decline = { $who ->
    [toi] tu renonces
   *[other] { $who } renonce
} à tous les doublons.
terminal-ga-tell-skull = { $who ->
    [toi] tu prends
   *[other] { $who } prend
} un jeton tête de mort ; { $left ->
    [0] il n'en reste aucun
    [one] il en reste un
   *[other] il en reste { $left }
}.

terminal-gu-name-w = blanc
terminal-gu-name-r = rouge
terminal-gu-name-b = bleu
terminal-gu-name-g = vert
terminal-gu-name-p = violet
terminal-gu-name-y = jaune
terminal-gu-name-j = joker
terminal-gu-name-K = vol. clés
terminal-gu-name-C = vol. cof.
terminal-gu-chest-w = { $n ->
    [one] un coffre blanc
   *[other] { $n } coffres blancs
}
terminal-gu-chest-r = { $n ->
    [one] un coffre rouge
   *[other] { $n } coffres rouges
}
terminal-gu-chest-b = { $n ->
    [one] un coffre bleu
   *[other] { $n } coffres bleus
}
terminal-gu-chest-g = { $n ->
    [one] un coffre vert
   *[other] { $n } coffres verts
}
terminal-gu-chest-p = { $n ->
    [one] un coffre violet
   *[other] { $n } coffres violets
}
terminal-gu-chest-y = { $n ->
    [one] un coffre jaune
   *[other] { $n } coffres jaunes
}
terminal-gu-key-w = { $n ->
    [one] une clé blanche
   *[other] { $n } clés blanches
}
terminal-gu-key-r = { $n ->
    [one] une clé rouge
   *[other] { $n } clés rouges
}
terminal-gu-key-b = { $n ->
    [one] une clé bleue
   *[other] { $n } clés bleues
}
terminal-gu-key-g = { $n ->
    [one] une clé verte
   *[other] { $n } clés vertes
}
terminal-gu-key-p = { $n ->
    [one] une clé violette
   *[other] { $n } clés violettes
}
terminal-gu-key-y = { $n ->
    [one] une clé jaune
   *[other] { $n } clés jaunes
}
terminal-gu-key-j = { $n ->
    [one] un joker
   *[other] { $n } jokers
}
terminal-gu-key-K = { $n ->
    [one] un voleur de clés
   *[other] { $n } voleurs de clés
}
terminal-gu-key-C = { $n ->
    [one] un voleur de coffres
   *[other] { $n } voleurs de coffres
}
terminal-gu-unseen = une carte
terminal-gu-cards = { $n ->
    [0] aucune carte
    [one] une carte
   *[other] { $n } cartes
}
terminal-gu-front = a { $chests }
terminal-gu-piles = Il reste { $keys } dans la pioche de clés et { $chests } dans la pile de coffres, dont la fin est la fin de la manche.
terminal-gu-coming = Les prochaines clés sont connues : { $keys }.
terminal-gu-diagonals = Les séries 1 à 5 sont les rangées ; 6 est a d f h k, 7 est c e f g i.
terminal-gu-hand = { $n ->
    [0] Ta main est vide.
    [one] Ta main, une carte :
   *[other] Ta main, { $n } cartes :
}
terminal-gu-help = Fais une de ces choses ; ensuite ton tour est fini.
terminal-gu-help-take = Prendre une série : une clé de la bonne couleur par coffre, un joker pour n'importe lequel. « take 6 » paie d'abord en clés et le reste en jokers, « take 6 with wrbgj » dit lesquelles.
terminal-gu-help-draw = Piocher deux clés : « draw », ou « d ».
terminal-gu-help-rob-keys = Jouer un voleur de clés : « rob-keys p2 », ou le nom. Il prend toute la main ; à deux, deux cartes à l'aveugle.
terminal-gu-help-rob-chests = Jouer un voleur de coffres : « rob-chests » demande pas à pas ; « rob-chests p2 wwr » dit tout, et « with wwj » ensuite quelles clés servent.
terminal-gu-choice-take = prendre la série { $series } pour { $gold } d'or : { $chests }
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
terminal-gu-choice-these = prendre seulement { $chests } pour { $gold } d'or, et payer avec { $keys }
terminal-gu-choice-pay = payer avec { $keys }
terminal-gu-choice-chest = et { $chest }
terminal-gu-choice-series = série { $series }
terminal-gu-choice-with = choisir les clés
terminal-gu-choice-key = payer avec { $key }
terminal-gu-tell-deal = Nouvelle manche : cinq cartes pour chacun, onze coffres au centre, et { $who ->
    [toi] tu commences
   *[other] { $who } commence
}.
terminal-gu-tell-key = { $who ->
    [toi] tu pioches
   *[other] { $who } pioche
} { $card }.
terminal-gu-tell-chest = { $chest } vient sur l'emplacement { $place }.
terminal-gu-tell-lose = { $who ->
    [toi] tu reçois
   *[other] { $who } reçoit
} { $card }, de la main de { $victim }.
terminal-gu-tell-take = { $who ->
    [toi] tu prends
   *[other] { $who } prend
} la série { $series } pour { $gold } d'or : { $chests }, avec { $keys }.
terminal-gu-tell-draw = { $n ->
    [0] { $who ->
        [toi] tu passes ; la pioche de clés est vide.
       *[other] { $who } passe ; la pioche de clés est vide.
    }
   *[other] { $who ->
        [toi] tu vas à la pioche de clés.
       *[other] { $who } va à la pioche de clés.
    }
}
terminal-gu-tell-thief = { $who ->
    [toi] tu joues
   *[other] { $who } joue
} un voleur de clés contre { $victim }.
terminal-gu-tell-rob-keys = { $who ->
    [toi] tu joues un voleur de clés et prends
   *[other] { $who } joue un voleur de clés et prend
} toute la main de { $victim }, { $n ->
    [one] une carte
   *[other] { $n } cartes
}.
terminal-gu-tell-loot = C'était { $cards }.
terminal-gu-tell-rob-chests = { $who ->
    [toi] tu joues un voleur de coffres contre { $victim } et prends
   *[other] { $who } joue un voleur de coffres contre { $victim } et prend
} { $gold } d'or : { $chests }, avec { $keys }.
terminal-gu-round-gold = { $who ->
    [toi] tu gagnes
   *[other] { $who } gagne
} { $gold } ({ $total } en tout)
terminal-gu-tell-round = La manche est finie : { $gold }.

## Le serveur

cli-serve = Ouvrir des tables pour personnes et robots sur le réseau.
cli-serve-host = adresse d'écoute (127.0.0.1 pour cette machine seule, 0.0.0.0 pour tout le monde)
cli-serve-port = port d'écoute ; 0 en prend un libre
cli-serve-db = fichier de la base de données ; sans lui, un fichier dans ton propre dossier de données
cli-serve-proxy = adresse d'un mandataire devant le serveur, cru sur l'adresse des clients
cli-serve-origin = une autre adresse dont les pages peuvent parler au serveur ; peut être répété
cli-serve-rate = messages par seconde qu'une connexion peut envoyer ; 0 enlève toutes les limites de vitesse
cli-serve-workers = processus dans lesquels les robots réfléchissent
serve-ready = Doubloon est prêt à { $address }
serve-network = Sur ton réseau : { $address }
serve-no-client = L'interface pour navigateur n'a pas été construite : lancez « make client » dans les sources. Tout le reste fonctionne.
serve-key = La clé du serveur est inutilisable ({ $file }) : { $why }.
serve-key-short = La clé du serveur dans { $where } est trop courte : il lui faut au moins { $least } caractères.
serve-address = Le serveur ne peut pas écouter à { $host } port { $port } : { $why }.

table-unknown = Il n'y a pas de table { $table }.
table-not-open = Ouvre d'abord la table { $table }.
table-no-play = Il n'y a pas de partie { $play }.
table-level = Il n'y a pas de robot { $level } ; il y a { $known }.
table-hidden-cards = Quand les mains sont cachées, c'est le serveur qui donne : de vraies cartes ne peuvent pas être saisies pour ce jeu.
table-host-only = Seul l'hôte de la table peut faire cela.
table-started = La partie a déjà commencé.
table-not-started = La partie n'a pas encore commencé.
table-not-over = La partie n'est pas encore finie.
table-seat-taken = La place { $seat } est prise.
table-no-seat = Il n'y a pas de place { $seat } : cette table en a { $seats }.
table-seats-free = Il n'y a encore personne à { $seats }.
table-not-yours = La place { $seat } n'est pas la tienne.
table-no-seat-held = Tu n'as pas de place à cette table.
table-away = Un robot joue pour { $seat } jusqu'à ton retour.
table-resigned = { $seat } a abandonné ; un robot continue.
table-removed = L'hôte t'a fait quitter cette table.
table-remove-self = On ne peut pas se renvoyer soi-même ; quitte plutôt la table.
table-muted = L'hôte t'a ôté la parole à cette table.
table-link = Ce lien a déjà servi, ou n'en est pas un.
table-late = La partie en est déjà à l'étape { $n }.
table-ahead = La partie n'en est qu'à l'étape { $n }.
table-no-undo = À cette table, rien ne se reprend.
table-server-dice = À cette table, c'est le serveur qui lance les dés.
table-nobody-to-act = Personne n'a de choix à faire maintenant.

message-json = Ceci n'est pas un message en JSON : { $detail }.
message-field = Ce message n'est pas comme il faut : { $detail }.
message-text = Ceci n'est pas du texte en UTF-8 : { $detail }.
message-binary = Les messages sont du texte, pas des octets.
message-hello-first = Dis d'abord bonjour (hello).
message-hello-twice = Tu as déjà dit bonjour (hello).
message-token = Personne n'est connu sous ce jeton.
message-origin = Une page venue d'ailleurs n'a pas à parler à ce serveur.
message-no-page = Il n'y a rien à cette adresse.
message-method = Cette adresse ne s'utilise pas ainsi.
message-failed = Quelque chose a échoué dans le serveur ; rien n'a changé.

limit-rate = Trop de messages à la fois ; attends un instant.
limit-connections = Il y a trop de connexions depuis ton adresse.
limit-tables = Une connexion peut suivre au plus { $most } tables.
limit-new-tables = Trop de nouvelles tables à la fois ; attends un instant.
limit-chat = Trop de paroles à la fois ; attends un instant.
limit-plain-text = Il faut une simple ligne de texte, d'un à { $longest } caractères.
limit-body = C'est trop ; envoie au plus { $longest } octets.

ledger-newer = La base de données est de version { $version }, faite par un Doubloon plus récent ; celui-ci connaît les versions jusqu'à { $known }. Mets Doubloon à jour, ou prends un autre fichier.
ledger-file = La base de données { $path } ne peut pas être ouverte : { $detail }. Vérifie le chemin, et que le fichier est une base Doubloon que tu peux lire et écrire.
ledger-refused = La base de données refuse ceci : { $detail }.
ledger-failed = La base de données n'a pas pu garder ceci : { $detail }. Réessaie.
ledger-closed = Le serveur s'arrête et ne garde plus rien.
ledger-no-play = Il n'y a pas de partie { $play }.

## Gold Armada dans le navigateur

web-ga-symbol-barrel = { $n ->
    [one] un tonneau
   *[other] { $n } tonneaux
}
web-ga-symbol-parrot = { $n ->
    [one] un perroquet
   *[other] { $n } perroquets
}
web-ga-symbol-rum = { $n ->
    [one] une bouteille de rhum
   *[other] { $n } bouteilles de rhum
}
web-ga-symbol-cannon = { $n ->
    [one] un canon
   *[other] { $n } canons
}
web-ga-symbol-hook = { $n ->
    [one] un crochet
   *[other] { $n } crochets
}
web-ga-symbol-compass = { $n ->
    [one] une boussole
   *[other] { $n } boussoles
}
web-ga-symbol-other = { $n ->
    [one] { $name }
   *[other] { $n } × { $name }
}
web-ga-face-barrel = tonneau
web-ga-face-parrot = perroquet
web-ga-face-rum = rhum
web-ga-face-cannon = canon
web-ga-face-hook = crochet
web-ga-face-compass = boussole
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
web-ga-pier-won = { $pier }, { $value } contre { $need } : tes dés le gagnent
web-ga-pier-reached = { $pier }, { $value } contre { $need } : les dés le gagnent
web-ga-pier-gone = { $pier }, plus de doublon
web-ga-asks = Demande { $need }
web-ga-asks-nothing = Ses doublons sont partis
web-ga-then = Puis { $value } contre { $need }
web-ga-won-here = Les dés gagnent ce doublon
web-ga-dice = Dés
web-ga-dice-hint = Touche les dés que tu veux garder.
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
   *[other] En relancer { $n }
}
web-ga-stop = Arrêter de lancer
web-ga-stop-skull = Arrêter et prendre une tête de mort
web-ga-stop-take = Arrêter et prendre { $value }
web-ga-take = Prendre { $value }
web-ga-decline = Refuser et prendre une tête de mort
web-ga-choose = Choisis une jetée : tes dés gagnent { $n ->
    [one] un doublon
   *[other] un doublon parmi { $n }
}
web-ga-winning = Les dés gagnent maintenant
web-ga-winning-none = Les dés ne gagnent aucun doublon maintenant
web-ga-tokens = { $n ->
    [0] Plus de jeton tête de mort
    [one] Plus qu'un jeton tête de mort
   *[other] Encore { $n } jetons tête de mort
}
web-ga-hoards = Ce que chacun possède
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
web-ga-last-doubloon = { $who } a pris { $value } : { $pier }
web-ga-last-skull = { $who } a pris une tête de mort
web-ga-last-nothing = { $who } n'a rien gagné ; il ne restait plus de jeton tête de mort
web-ga-turn = { $who } lance les dés
web-ga-turn-yours = Tes dés
web-ga-over = La partie est finie
web-ga-told-roll = Les dés montrent { $dice }.
web-ga-told-reroll = { $who } relance { $dice }.
web-ga-told-rerolled = { $who } relance { $again } et obtient { $dice }.
web-ga-told-stop = { $who } arrête de lancer.
web-ga-told-take = { $who } prend un doublon : { $pier }.
web-ga-told-decline = { $who } refuse et prend une tête de mort.
web-ga-name-barrel = jetée tonneau
web-ga-name-parrot = jetée perroquet
web-ga-name-rum = jetée rhum
web-ga-name-cannon = jetée canon
web-ga-name-hook = jetée crochet
web-ga-name-compass = jetée boussole
web-ga-name-three = brelan
web-ga-name-full-house = full
web-ga-name-four = carré
web-ga-name-five = cinq identiques
web-ga-entry = Indique les dés tombés
web-ga-or = { $first } ou { $last }
web-ga-told-none = Aucun doublon gagné.
web-ga-told-none-of = { $who } ne gagne aucun doublon.

## Les dés dans le navigateur

web-dice-and = { $first } et { $last }
web-dice-seat = joueur { $seat }
web-dice-held = { $die }, gardé
web-dice-loose = { $die }, à relancer
web-dice-stuck = { $die }, bloqué
web-dice-chosen = { $die }, choisi
web-dice-tag-held = gardé
web-dice-tag-stuck = bloqué
web-dice-area = Le tour
web-dice-told-undo = { $who } annule sa dernière action.
web-dice-told-undo-fate = Le dernier coup est annulé.
web-dice-told-roll-of = { $who } lance les dés : { $dice }.
web-dice-told-resign = { $who } abandonne.
web-dice-earlier = Les tours avant
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

## King's Gold dans le navigateur

web-kg-die-1 = pièce 1
web-kg-die-2 = pièce 2
web-kg-die-3 = pièce 3
web-kg-die-k = crâne
web-kg-die-c = canon
web-kg-die-x = os croisés
web-kg-count-1 = { $n ->
    [one] une pièce de 1
   *[other] { $n } pièces de 1
}
web-kg-count-2 = { $n ->
    [one] une pièce de 2
   *[other] { $n } pièces de 2
}
web-kg-count-3 = { $n ->
    [one] une pièce de 3
   *[other] { $n } pièces de 3
}
web-kg-count-k = { $n ->
    [one] un crâne
   *[other] { $n } crânes
}
web-kg-count-c = { $n ->
    [one] un canon
   *[other] { $n } canons
}
web-kg-count-x = { $n ->
    [one] des os croisés
   *[other] { $n } os croisés
}
web-kg-told-opening = Lancer pour le premier tour : { $dice }, donc { $n ->
    [0] aucun crâne
    [one] un crâne
   *[other] { $n } crânes
}.
web-kg-told-first = Le sort désigne { $who }, qui commence.
web-kg-told-roll = Les dés montrent { $dice }.
web-kg-told-reroll = { $who } relance { $dice }.
web-kg-told-rerolled = { $who } relance { $again } et obtient { $dice }.
web-kg-told-stop = { $who } arrête de lancer.
web-kg-told-cannon = { $who } tire au canon pour { $n ->
    [one] une pièce
   *[other] { $n } pièces
} de la caisse.
web-kg-told-skull = { $who } vole { $n ->
    [one] une pièce
   *[other] { $n } pièces
} à { $victim }.
web-kg-told-plunder = { $who } dépouille { $victim }.
web-kg-story-pairs = { $who } gagne { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} : { $parts }.
web-kg-story-pairs-nothing = { $who } forme des paires, mais il n'y avait rien à prendre.
web-kg-part-box = { $n } de la caisse, avec { $king } pour le Roi
web-kg-part-stolen = { $n } volées à { $victim }
web-kg-story-plunder = Cinq crânes ! { $who } prend tout à { $victim } : { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
web-kg-story-penalty = Pénalité ! { $who } { $n ->
    [0] n'a pas de pièce pour payer le Roi
    [one] paie une pièce au Roi
   *[other] paie { $n } pièces au Roi
}.
web-kg-story-king = Cinq pièces ! { $who } prend tout le tas du Roi : { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
web-kg-story-broadside = Cinq canons ! { $who } prend tout ce qui restait dans la caisse : { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
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

## Mille Sabords dans le navigateur

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
web-ms-count-k = { $n ->
    [one] une tête de mort
   *[other] { $n } têtes de mort
}
web-ms-count-s = { $n ->
    [one] un sabre
   *[other] { $n } sabres
}
web-ms-count-c = { $n ->
    [one] une pièce
   *[other] { $n } pièces
}
web-ms-count-d = { $n ->
    [one] un diamant
   *[other] { $n } diamants
}
web-ms-count-m = { $n ->
    [one] un singe
   *[other] { $n } singes
}
web-ms-count-p = { $n ->
    [one] un perroquet
   *[other] { $n } perroquets
}
web-ms-card-treasure-island = Île au trésor
web-ms-card-pirate = Pirate
web-ms-card-guardian = Gardienne
web-ms-card-animals = Animaux
web-ms-card-coin = Pièce
web-ms-card-diamond = Diamant
web-ms-card-skull-1 = Une tête de mort
web-ms-card-skull-2 = Deux têtes de mort
web-ms-card-ship-2 = Bateau à deux sabres
web-ms-card-ship-3 = Bateau à trois sabres
web-ms-card-ship-4 = Bateau à quatre sabres
web-ms-about-treasure-island = Les dés posés ici sont à l'abri : ils comptent même après la troisième tête de mort.
web-ms-about-pirate = Tout compte double dans ce tour.
web-ms-about-guardian = Une fois dans ce tour, tu peux relancer une tête de mort.
web-ms-about-animals = Singes et perroquets comptent ensemble.
web-ms-about-coin = Tu as une pièce de plus.
web-ms-about-diamond = Tu as un diamant de plus.
web-ms-about-skull = { $skulls ->
    [one] Une tête de mort est là dès le début.
   *[other] { $skulls } têtes de mort sont là dès le début.
}
web-ms-about-ship = Arrête-toi avec { $sabres } sabres ou plus pour { $bonus } points de plus. Sans eux, tu perds { $bonus }.
web-ms-told-card = La carte : { $card }.
web-ms-told-card-of = { $who } retourne { $card }.
web-ms-told-roll = Les dés montrent { $dice }.
web-ms-told-reroll = { $who } relance { $dice }.
web-ms-told-rerolled = { $who } relance { $again } et obtient { $dice }.
web-ms-told-island = Sur l'île de la tête de mort, les dés montrent { $dice }.
web-ms-told-lay = { $who } pose sur l'île au trésor { $dice }.
web-ms-told-lift = { $who } reprend sur l'île au trésor { $dice }.
web-ms-told-stop = { $who } s'arrête.
web-ms-story-scored = { $n ->
    [0] { $who } s'arrête sans point.
   *[other] { $who } s'arrête et marque { $n }.
}
web-ms-story-bust = La troisième tête de mort ! { $who } ne marque rien.
web-ms-story-saved = La troisième tête de mort ! { $who } sauve { $n } sur l'île au trésor.
web-ms-story-ship-lost = Le bateau est perdu : { $who } perd { $n }.
web-ms-story-island = { $who } était sur l'île de la tête de mort : tous les autres perdent { $n }.
web-ms-story-magic = Neuf identiques ! { $who } gagne aussitôt.
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
web-ms-sabres = { $n } sabres sur { $of }
web-ms-card-skull = tête de mort de la carte
web-ms-aside = Têtes de mort, mises de côté
web-ms-dice = Dés
web-ms-guardian-offer = La gardienne peut relancer une tête de mort. Touche-la.
web-ms-guardian-use = Appeler la gardienne
web-ms-guardian-island = Elle relance une tête de mort
web-ms-treasure = Île au trésor
web-ms-treasure-empty = Garde des dés, puis pose-les ici.
web-ms-saved = { $n } points sont à l'abri ici.
web-ms-lay = { $n ->
    [0] Poser les dés gardés ici
    [one] Poser un dé ici
   *[other] Poser { $n } dés ici
}
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
web-ms-worth-now = S'arrêter maintenant rapporterait { $n } à { $who }
web-ms-prompt-rolled = Choisis les dés à garder
web-ms-prompt-rescue = La troisième tête de mort ! Seule la gardienne peut t'aider
web-ms-prompt-island = Relance pour trouver d'autres têtes de mort.
web-ms-watch-card = { $who } retourne une carte
web-ms-watch-cup = { $who } a les dés
web-ms-watch-rolled = { $who } choisit des dés
web-ms-watch-rescue = La troisième tête de mort ! { $who } peut appeler la gardienne.
web-ms-watch-island = { $who } est sur l'île.
web-ms-last-round = Le dernier tour ! { $who } a atteint { $n } ; tous les autres jouent encore une fois.
web-ms-sudden-death = Mort subite : le premier à finir un tour avec { $n } gagne aussitôt.
web-ms-tied = Égalité : { $names } jouent encore un tour chacun.
web-ms-entry-card = Quelle carte est retournée ?
web-ms-entry-roll = Saisis le lancer

## Gold Up dans le navigateur

web-gu-chest-w = { $n ->
    [one] un coffre blanc
   *[other] { $n } coffres blancs
}
web-gu-chest-r = { $n ->
    [one] un coffre rouge
   *[other] { $n } coffres rouges
}
web-gu-chest-b = { $n ->
    [one] un coffre bleu
   *[other] { $n } coffres bleus
}
web-gu-chest-g = { $n ->
    [one] un coffre vert
   *[other] { $n } coffres verts
}
web-gu-chest-p = { $n ->
    [one] un coffre violet
   *[other] { $n } coffres violets
}
web-gu-chest-y = { $n ->
    [one] un coffre jaune
   *[other] { $n } coffres jaunes
}
web-gu-key-w = { $n ->
    [one] une clé blanche
   *[other] { $n } clés blanches
}
web-gu-key-r = { $n ->
    [one] une clé rouge
   *[other] { $n } clés rouges
}
web-gu-key-b = { $n ->
    [one] une clé bleue
   *[other] { $n } clés bleues
}
web-gu-key-g = { $n ->
    [one] une clé verte
   *[other] { $n } clés vertes
}
web-gu-key-p = { $n ->
    [one] une clé violette
   *[other] { $n } clés violettes
}
web-gu-key-y = { $n ->
    [one] une clé jaune
   *[other] { $n } clés jaunes
}
web-gu-key-j = { $n ->
    [one] un joker
   *[other] { $n } jokers
}
web-gu-key-K = { $n ->
    [one] un voleur de clés
   *[other] { $n } voleurs de clés
}
web-gu-key-C = { $n ->
    [one] un voleur de coffres
   *[other] { $n } voleurs de coffres
}
web-gu-key-hidden = { $n ->
    [one] une clé cachée
   *[other] { $n } clés cachées
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
web-gu-table = Les coffres sur la table
web-gu-place = Place { $place } : { $chest }, { $gold } d'or
web-gu-place-empty = Place { $place } : vide
web-gu-series = Série { $series }, { $gold } d'or : { $chests }
web-gu-series-able = Série { $series }, { $gold } d'or : { $chests } ; tu as les clés
web-gu-series-title = Série { $series }
web-gu-gold = { $n } d'or
web-gu-hand = { $n ->
    [0] Ta main est vide
    [one] Ta main, une carte
   *[other] Ta main, { $n } cartes
}
web-gu-swap = { $chest }, ouvert avec { $key } : changer
web-gu-swap-hint = Touche une clé pour jouer un joker à sa place, ou l'inverse.
web-gu-take = Ouvrir les coffres : { $n } d'or
web-gu-close = Fermer
web-gu-key-theft = Jouer un voleur de clés
web-gu-chest-theft = Jouer un voleur de coffres
web-gu-chest-theft-of = Voler des coffres à { $victim }
web-gu-rob = Voler { $victim }
web-gu-theft-chests = Quels coffres ? Touche-les.
web-gu-theft-keys = Avec ces clés
web-gu-steal = { $n ->
    [0] Choisis au moins un coffre
    [one] Voler un coffre : { $gold } d'or
   *[other] Voler { $n } coffres : { $gold } d'or
}
web-gu-with-joker = Un joker est joué
web-gu-other-victim = Voler quelqu'un d'autre
web-gu-cards = { $n ->
    [0] aucune carte
    [one] une carte
   *[other] { $n } cartes
}
web-gu-hand-empty = une main vide
web-gu-players = Joueurs
web-gu-starter = a commencé la manche
web-gu-total = { $n } sur { $target }
web-gu-standing = { $total } sur { $target } d'or, dont { $round } dans cette manche
web-gu-round = { $n } d'or dans cette manche
web-gu-round-over = La manche est finie
web-gu-round-won = +{ $n }, { $total } en tout
web-gu-piles = Les piles
web-gu-key-pile = { $n ->
    [0] La pile de clés est vide
    [one] Pile de clés : une carte
   *[other] Pile de clés : { $n } cartes
}
web-gu-under = { $n ->
    [0] rien n'est encore dessous
    [one] sa dernière carte est connue
   *[other] ses { $n } dernières sont connues
}
web-gu-under-next = { $n ->
    [one] la prochaine carte est connue
   *[other] les { $n } prochaines sont connues
}
web-gu-coming = Piochées ensuite, de gauche à droite :
web-gu-under-order = Connues au fond, piochées de gauche à droite quand les cartes du dessus sont parties :
web-gu-unseen = Pas encore vues, dans la pile ou dans d'autres mains : { $keys }.
web-gu-chest-pile = { $n ->
    [0] La pile de coffres est vide
    [one] Pile de coffres : un coffre
   *[other] Pile de coffres : { $n } coffres
}
web-gu-round-ends = la manche finit avec le dernier
web-gu-turn = { $who } choisit
web-gu-hint = Touche un numéro pour voir une série. Une clé dessus veut dire que tu peux l'ouvrir.
web-gu-draw = Piocher des clés
web-gu-draw-about = { $n ->
    [one] une carte dans la pile
   *[other] { $n } cartes dans la pile
}
web-gu-pass = Passer
web-gu-pass-about = { $n ->
    [0] la pile de clés est vide
    [one] la pile de clés est vide ; une passe de suite
   *[other] la pile de clés est vide ; { $n } passes de suite
}
web-gu-last-series = { $who } a ouvert la série { $series } pour { $gold } d'or : { $chests }
web-gu-last-draw = { $n ->
    [0] { $who } a passé
    [one] { $who } a pioché la dernière clé
   *[other] { $who } a pioché { $n } clés
}
web-gu-last-rob-keys = { $n ->
    [one] { $who } a volé une carte à { $victim }
   *[other] { $who } a volé { $n } cartes à { $victim }
}
web-gu-last-rob-chests = { $who } a volé { $chests } à { $victim } : { $gold } d'or
web-gu-told-deal = Nouvelle manche : { $n } cartes sont distribuées et { $chests ->
    [one] un coffre est posé
   *[other] { $chests } coffres sont posés
}.
web-gu-told-key = { $who } reçoit { $key }.
web-gu-told-chest = { $chest } est posé sur la table.
web-gu-told-chests = Nouveau sur la table : { $chests }.
web-gu-told-lose = Le voleur obtient { $key }.
web-gu-told-take = { $who } ouvre la série { $series } avec { $keys }.
web-gu-told-draw = { $who } va à la pile de clés.
web-gu-told-drawn = { $who } pioche { $keys }.
web-gu-told-rob-keys = { $who } joue un voleur de clés contre { $victim }.
web-gu-told-robbed = { $who } joue un voleur de clés contre { $victim } et obtient { $keys }.
web-gu-told-rob-chests = { $who } joue un voleur de coffres et prend { $chests } à { $victim } avec { $keys }.
web-gu-told-rob-nothing = { $who } joue un voleur de coffres contre { $victim } et ne prend rien.

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
web-verify-about-promise = Avant la partie, le serveur a tiré un secret et en a montré l'empreinte : la promesse.
web-verify-about-texts = Le navigateur de chaque personne a ajouté un texte au hasard.
web-verify-about-draws = Tous les dés et toutes les cartes découlent du secret et des textes, étape par étape.
web-verify-about-secret = À la fin de la partie, le secret a été publié dans l'enregistrement.
web-verify-working = Chaque dé est tiré de nouveau…
web-verify-refused = Les dés de cet enregistrement ne peuvent pas être vérifiés
web-verify-not-proved = Ce ne sont pas les dés promis
web-verify-proved = Prouvé
web-verify-proved-steps = { $steps ->
    [0] Le hasard n'a pas joué dans cette partie, mais son secret est bien celui qui était promis.
    [one] La seule étape de hasard est exactement ce que donnent le secret et les textes.
   *[other] Les { $steps } étapes de hasard sont exactement ce que donnent le secret et les textes.
}
web-verify-row = Pour cette étape, le serveur nomme d'autres dés ou d'autres cartes que ceux publiés pour le jeu.
web-verify-promise-title = La promesse
web-verify-promise-about = Compare avec ce que la table montrait avant la première étape : n'importe qui pourrait inventer un secret pour une partie finie.
web-verify-play = Partie
web-verify-promise = Promesse
web-verify-text = Texte de { $name }
web-verify-no-text = aucun : un robot ou une place vide
web-verify-secret = Secret
web-verify-hash = SHA-256 du secret, calculé ici
web-verify-hash-right = C'est la promesse.
web-verify-hash-wrong = Ce n'est pas la promesse !
web-verify-note = La promesse que tu as notée
web-verify-note-about = Colle-la ici pour comparer.
web-verify-note-right = C'est la même.
web-verify-note-wrong = C'en est une autre.
web-verify-steps = Chaque étape de hasard
web-verify-steps-about = Ouvre une étape pour voir comment elle a été tirée.
web-verify-more = En montrer plus (encore { $left })
web-verify-right = juste
web-verify-wrong = faux
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
web-companion-gold-up-about = Les mains sont secrètes et le restent : ici se tiennent les coffres, l'or et les manches.
web-companion-does-kings-gold = Arbitre chaque lancer et chaque paire, et compte les pièces.
web-companion-does-mille-sabords = Arbitre chaque tour et montre ce que s'arrêter rapporterait.
web-companion-does-gold-armada = Montre les jetées gagnées par les dés, et compte doublons et têtes de mort.
web-companion-does-gold-up = Tient les coffres, l'or et les manches.
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
web-companion-round = Manche { $n }, jusqu'à { $target } d'or
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
web-companion-over = { $name } gagne avec { $gold } d'or.
web-companion-new = Recommencer
web-companion-new-sure = Commencer une nouvelle partie
web-replay-board = La table
web-companion-turn = Les dés sont à { $name }

## Navigateur : le cadre

web-title = Doubloon
web-title-turn = ● À toi – { $title }
web-title-table = { $game } · { $code }
web-tagline = Quatre jeux de pirates. Affronte l'équipage tout de suite, ou fais monter tes amis à bord avec un lien.
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
web-language = Langue
web-language-browser = Celle du navigateur
web-theme = Clair ou sombre
web-theme-system = Système
web-theme-light = Clair
web-theme-dark = Sombre
web-sound = Sons
web-motion = Mouvements, et un rythme pour suivre les autres
web-forget = M'oublier
web-forget-sure = Ton nom et tout ce que tu as dit seront effacés de ce serveur. Ce qui a été joué reste, sans ton nom.
web-forget-yes = Oui, m'oublier

web-games = Jeux
web-about-kings-gold = Lance, garde, associe les pièces aux canons et aux crânes : remplis ta bourse dans le coffre et dépouille les autres avant que le Roi n'ait tout.
web-about-mille-sabords = Huit dés, une carte, et une troisième tête de mort qui met fin à tout. Jusqu'où tenteras-tu ta chance ?
web-about-gold-armada = Trois lancers pour accoster à une jetée de l'île. Chacune porte trois doublons, et en demande plus pour chaque suivant.
web-about-gold-up = Réunis des clés, ouvre des rangées entières de coffres, et gare aux voleurs qui en veulent à ta main et à ton or.
web-players = { $least } à { $most } joueurs
web-play-now = Jouer
web-play-now-at = Jouer : { $game }
web-invite-friends = Inviter des amis
web-invite-friends-to = Inviter des amis : { $game }
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

web-wish-told = { $seats } places, { $level }
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
web-wish-readings = Les règles en détail
web-wish-readings-about = Là où les règles imprimées peuvent se lire de plusieurs façons, la table choisit.

web-level-cabin-boy = Mousse
web-level-deckhand = Matelot
web-level-bosun = Bosco
web-level-captain = Capitaine
web-level-measured = { $level } · { $percent } % contre { $weaker }
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

web-lobby-host = C'est ta table. Passe le lien, remplis ce qui est libre, et commence.
web-lobby-guest = Tu es invité à bord. Prends une place, ou reste pour regarder.
web-lobby-wait = { $host } lance la partie.
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
web-terms-changed = changé

web-board = Sur la table
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
web-chat = Discussion
web-chat-none = Personne n'a encore rien dit.
web-chat-line = Dis quelque chose
web-chat-send = Dire
web-mute = Faire taire
web-unmute = Laisser parler
web-remove = Renvoyer
web-remove-sure = Renvoyer pour de bon

web-points = { $game ->
    [kings-gold] { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
    [gold-up] { $n } d'or
   *[other] { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
}
web-to-act = doit jouer
web-resigned = a abandonné
web-away = un robot joue
web-away-about = Un robot joue pour toi jusqu'à ton retour.
web-watching = Tu regardes
web-your-turn = À toi
web-your-turn-aloud = C'est le tour de { $name }.
web-turn-of = Au tour de { $name }
web-undo = Reprendre
web-leave = Partir
web-leave-about = Un robot joue pour toi, et tu peux revenir à tout moment.
web-leave-sure = Quitter la table
web-return = Reprendre ma place
web-resign = Abandonner
web-resign-for = Abandonner pour { $name }
web-resign-about = Qui abandonne ne peut plus gagner.
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

web-won = { $n ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire !
}
web-nobody-won = Personne ne gagne.
web-ended = La partie est finie : { $how }.
web-result-player = Joueur
web-result-points = { $game ->
    [kings-gold] Pièces
    [gold-up] Or
   *[other] Points
}
web-rematch = Revanche
web-to-rematch = Vers la revanche
web-to-replay = La revoir
web-record = Télécharger la partie

## Navigateur : éditions et lectures

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

## Simulations

cli-simulate = faire jouer des matchs entre robots et compter ce qui en sort
cli-simulate-game = le nom d'un jeu
cli-simulate-bots = les robots, un par siège, comme captain,deckhand ; à chaque partie ils se décalent d'un siège
cli-simulate-plays = le nombre de parties
cli-simulate-seed = un nombre qui rend le match reproductible, qui que ce soit qui le joue ; sans lui un nombre quelconque, qui est indiqué
cli-simulate-workers = processus qui jouent ; sans cette option un par cœur
cli-simulate-ray = jouer sur une grappe Ray : son adresse, ou local pour une grappe sur cette machine
cli-simulate-plot = une image de la réponse : un fichier SVG à écrire
simulate-no-such-bot = Il n'y a pas de robot { $bot } ; il y a { $known }.
simulate-at-least-one = --plays et --workers doivent valoir au moins 1.
simulate-workers-or-ray = --workers et --ray ne vont pas ensemble.
simulate-plot-svg = { $file } : les images sont des fichiers SVG ; le nom doit finir par .svg.
simulate-plot-unwritable = { $file } ne peut pas être écrit.
simulate-needs-fast = Les simulations ont besoin de NumPy et de Numba : pip install "doubloon[fast]".
simulate-no-cluster = Il n'y a pas de grappe Ray à { $address } : { $why }
simulate-needs-cluster = Une grappe a besoin de Ray : pip install "doubloon[cluster]".
simulate-compiling = Compilation de { $game } pour cette machine ; cela n'arrive qu'une fois.
simulate-interrupted = Interrompu. { $plays } parties étaient finies :
simulate-title = { $game } ({ $edition }), { $seats } sièges, { $plays } parties, graine { $seed }
simulate-by-rules = Joué par les règles elles-mêmes, ce qui est plus long : rien n'est compilé pour { $what }.
simulate-bot = robot
simulate-seat = siège
simulate-wins = victoires
simulate-interval = intervalle à 95 %
simulate-between = { $low } – { $high } %
simulate-margin = avance sur les autres
simulate-points = points
simulate-first = Qui joue le premier tour gagne { $rate } ({ $interval }), { $advantage } points de pourcentage de plus que sa part.
simulate-length = Une partie dure { $mean } tours en moyenne ({ $least } à { $most }, quartiles { $low }, { $middle }, { $high }), { $acts } actes et { $steps } étapes.
simulate-endings = Fins : { $endings }.
simulate-plot-wins = Victoires, avec intervalles à 95 %
simulate-plot-seats = Victoires par siège
simulate-plot-first = premier tour
simulate-plot-points = Points à la fin, part des parties
simulate-plot-turns = Tours d'une partie, part des parties
cli-bench = mesurer la vitesse face à d'autres programmes, depuis une copie des sources
cli-bench-names = comparaisons à faire : kernels, rules, server, tables ; sans nom, toutes
bench-no-such = Il n'y a pas de comparaison { $name } ; il y a { $known }.
bench-needs-sources = Les comparaisons sont des programmes des sources ; lancez ceci depuis une copie des sources (docs/benchmarks.md).

## Valeur des positions

cli-best = dire ce que vaut une position pour chaque siège, et chaque acte possible
cli-best-files = parties à examiner, là où elles s'arrêtent ; - est l'entrée standard
cli-best-step = examiner plutôt la position après ce nombre d'étapes
cli-best-goal = ce qui compte : win (la chance de gagner), points (de ce tour) ou margin (l'écart final) ; sans cela, ce que le jeu propose d'abord
cli-solve = calculer les tables exactes d'un jeu et les garder
cli-solve-game = le nom d'un jeu
cli-solve-folder = garder les tables dans ce dossier plutôt que dans votre cache
cli-solve-again = calculer aussi ce qui existe déjà
best-no-solver = Personne ne sait encore dire ce que vaut une position de { $game }.
best-no-goal = { $game } ne connaît pas le but « { $goal } » ; il connaît { $known }.
best-seats = On ne sait rien de la chance de gagner à { $seats } sièges sous ces conditions ; demandez avec --goal points.
best-margin = L'écart final est calculé pour deux sièges, avec au plus douze jetons tête de mort, pas pour { $seats } sièges sous ces conditions ; demandez avec --goal points.
best-win-far = La chance de gagner n'est calculée que près de la fin du plateau : d'ici, plus de { $most } positions peuvent encore venir. Demandez avec --goal margin.
best-unsolved = La chance de gagner n'est pas calculée sous ces conditions. « doubloon solve { $game } » avec les mêmes conditions le fait en quelques minutes ; --goal points répond tout de suite.
best-needs-kernel = La valeur d'une position de Gold Up se trouve en jouant des suites au hasard. Il y faut Numba (pip install 'doubloon[fast]') et une boîte à peine plus grande que celle du commerce.
best-step = Cette partie n'a que { $steps } étapes : il n'y a pas de position après l'étape { $step }.
best-goal-win = Chance de gagner
best-goal-points = Points de ce tour en moyenne
best-goal-margin = Écart final en moyenne
best-seat = { $seat } { $name } : { $value }
best-act = { $act } : { $value }
best-more = … et { $count } autres actes
best-reason-stop = Points si l'on s'arrête maintenant : { $value }
best-reason-bust = Chance que le prochain lancer soit fatal : { $value }
best-reason-points = Points de ce tour après le meilleur acte, en moyenne, si l'on continue pour les points : { $value }
best-reason-best-points = Le plus de points que ce tour puisse rapporter, en moyenne : { $value }
best-reason-penalty = Chance de la pénalité après le meilleur acte : { $value }
best-reason-coins = Pièces gagnées dans ce tour après le meilleur acte, en moyenne : { $value }
best-reason-gold = Or gagné jusqu'à la fin de la manche après le meilleur acte, en moyenne : { $value }
best-estimate = Ces nombres sont des estimations.
best-how-fitted = Ils viennent des parties du capitaine contre lui-même : une estimation de ce que vaut la fin de chaque tour.
best-how-max-n = Ils supposent que chacun joue pour soi : une moyenne de meilleures réponses, car celles-ci tournent en rond à trois sièges.
best-estimate-error = Ces nombres sont des estimations, avec une erreur type de { $error }.
solve-nothing = Il n'y a rien à résoudre dans { $game } à { $seats } sièges sous ces conditions : ce qui y est exact se passe de table.
solve-needs-numba = Ce calcul demande Numba, qui n'est pas installé : installez doubloon avec son supplément, par exemple pip install 'doubloon[fast]'.
solve-not-kept = La table ne peut pas être gardée dans { $file } : { $why }.
solve-done = { $table } : { $numbers } nombres en { $bytes } octets, gardés sous { $file } dans { $folder }
solve-begins-kings-gold-two-win = Chance de gagner de qui lance en premier et en second : { $shares }
solve-begins-kings-gold-three-paranoid = Ce dont sont sûrs le premier, le deuxième et le troisième à lancer, les deux autres contre eux (exact) : { $shares }
solve-begins-kings-gold-three-max-n = Chance de gagner du premier, du deuxième et du troisième à lancer, chacun pour soi (moyenne, non exacte) : { $shares }
solve-known = { $table } : { $numbers } nombres en { $bytes } octets, déjà connus sous { $file }

## Recherche

research-reward = La récompense d'une table peut être { $known }, pas « { $reward } ».
research-action = L'action { $action } n'est pas offerte à { $agent } maintenant ; son masque d'actions dit lesquelles le sont.
research-fleet-game = Une flotte joue à { $known }, pas à « { $game } ».
research-fleet-plays = Il faut à une flotte au moins une partie, pas { $plays }.
research-fleet-bot = Il n'y a pas de robot compilé « { $bot } » ; il y a { $known }.
research-fleet-uncovered = Le noyau de { $game } ne connaît pas `{ $missing }`.
research-fleet-reset = Une flotte prend une seule graine pour toutes ses parties, et aucune option.
research-fleet-actions = Une flotte de { $plays } parties a besoin d'autant de nombres entiers pour actions.
research-fleet-action = L'action { $action } n'est pas offerte dans la partie { $play } ; son masque d'actions dit lesquelles le sont.
