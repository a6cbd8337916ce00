"""The cases of the oracle `brute_mille_sabords.py`: one in each row."""

PERFT = """
1 2 | the start, two seats
1 2 | the start, five seats | | seats=5
1 2 | the start in English | | seats=3 edition=piraten-kapern-en
1 2 3 | three cards left | | points=0,0 seat=1 deck=pirate:1,guardian:2,skull-2:1
1 2 | first roll under treasure-island | ~ card treasure-island
1 2 | first roll under pirate | ~ card pirate
1 2 | first roll under guardian | ~ card guardian
1 2 | first roll under animals | ~ card animals
1 2 | first roll under coin | ~ card coin
1 2 | first roll under diamond | ~ card diamond
1 2 | first roll under skull-1 | ~ card skull-1
1 2 | first roll under skull-2 | ~ card skull-2
1 2 | first roll under ship-2 | ~ card ship-2
1 2 | first roll under ship-3 | ~ card ship-3
1 2 | first roll under ship-4 | ~ card ship-4
1 2 | first roll in English | ~ card pirate | edition=piraten-kapern-en
1 2 | first roll, guardian never alone | ~ card guardian | guardian-may-roll-alone=false
1 2 | first roll, guardian rescues nobody | ~ card guardian | guardian-rescues-third-skull=false
1 2 | first roll, guardian not on the island | ~ card guardian | guardian-on-island=false
1 2 | first roll, a skull is no kept die | ~ card guardian | skull-counts-as-kept-die=false
1 2 3 | two skulls lie under pirate | ~ card pirate; ~ roll kkssscdm
1 2 3 | two skulls lie under animals | ~ card animals; ~ roll kkssscdm
1 2 3 | two skulls lie under coin | ~ card coin; ~ roll kkssscdm
1 2 3 | two skulls lie under diamond | ~ card diamond; ~ roll kkssscdm
1 2 3 | two skulls lie under ship-2 | ~ card ship-2; ~ roll kkssscdm
1 2 3 | two skulls lie under ship-3 | ~ card ship-3; ~ roll kkssscdm
1 2 3 | two skulls lie under ship-4 | ~ card ship-4; ~ roll kkssscdm
1 2 | two skulls lie under guardian | ~ card guardian; ~ roll kkssscdm
1 2 | two skulls lie under treasure-island | ~ card treasure-island; ~ roll kkssscdm
1 2 3 | one skull lies under skull-1 | ~ card skull-1; ~ roll kssscccd
1 2 | no skull lies under skull-2 | ~ card skull-2; ~ roll sssscccc
1 2 | a skull card is a kept die | ~ card skull-2; ~ roll sssscccc | card-counts-as-kept-die=true
1 2 | a skull card is no kept die | ~ card skull-2; ~ roll sssscccc | card-counts-as-kept-die=true
    skull-counts-as-kept-die=false
1 2 | a coin card is a kept die | ~ card coin; ~ roll ssssdddd | card-counts-as-kept-die=true
    skull-counts-as-kept-die=false
1 2 | a coin card is no kept die | ~ card coin; ~ roll ssssdddd
1 2 | all eight may roll | ~ card pirate; ~ roll sssscccc | keep-at-least-one=false
1 2 | one of eight stays | ~ card pirate; ~ roll sssscccc
1 2 3 | a skull is no kept die | ~ card pirate; ~ roll kkssscdm | skull-counts-as-kept-die=false
1 2 | guardian, one skull | ~ card guardian; ~ roll ksssdddd
1 2 | guardian in English, one skull | ~ card guardian; ~ roll ksssdddd | edition=piraten-kapern-en
1 2 | guardian never alone | ~ card guardian; ~ roll kkssscdm | guardian-may-roll-alone=false
1 2 | guardian used | ~ card guardian; ~ roll kkssscdm; p1 reroll k; ~ roll c
1 2 3 | guardian rescue | ~ card guardian; ~ roll kkksscdm
1 2 | guardian rescue never alone | ~ card guardian; ~ roll kkksscdm | guardian-may-roll-alone=false
1 2 | guardian rescue, a die must be kept | ~ card guardian; ~ roll kkksscdm |
    skull-counts-as-kept-die=false
1 2 3 | after the rescue | ~ card guardian; ~ roll kkksscdm; p1 reroll ks; ~ roll cc
1 2 3 | guardian in a later roll | ~ card guardian; ~ roll kkssscdm; p1 reroll dm
1 2 3 | no rescue in a later roll | ~ card guardian; ~ roll kkssscdm; p1 reroll dm |
    guardian-rescues-third-skull=false
1 2 3 | guardian on the island | ~ card guardian; ~ roll kkkksscd
1 2 | no guardian on the island | ~ card guardian; ~ roll kkkksscd | guardian-on-island=false
1 2 3 | guardian and seven skulls | ~ card guardian; ~ roll kkkkkkks
1 2 3 | guardian and eight skulls | ~ card guardian; ~ roll kkkkkkkk
1 2 3 | guardian, seven skulls, one die rolls | ~ card guardian; ~ roll kkkkkkks |
    island-single-die=true
1 2 3 | the guardian's free roll | ~ card guardian; ~ roll kkkksscd; p1 reroll k
1 2 3 | guardian and choice | ~ card guardian; ~ roll kkkksscd | island-roll-all=false
    island-forced=false
1 2 3 | guardian's free roll and choice | ~ card guardian; ~ roll kkkksscd; p1 reroll k |
    island-roll-all=false island-forced=false
2 3 | lying skulls count | ~ card guardian; ~ roll kkkksscd; p2 reroll k | points=6300,0 seat=2
    last-round=1
2 3 | revealed skulls count | ~ card guardian; ~ roll kkkksscd; p2 reroll k | points=6300,0 seat=2
    last-round=1 count-revealed-skulls=true
1 2 | forced island | ~ card pirate; ~ roll kkkksscd
1 2 | forced island, five seats | ~ card animals; ~ roll kkkksscd | seats=5
1 2 | island with a skull card | ~ card skull-2; ~ roll kksscdmp
1 2 3 | island in English | ~ card pirate; ~ roll kkkksscd | edition=piraten-kapern-en
1 2 3 | all dice or stop | ~ card pirate; ~ roll kkkksscd | island-forced=false
1 2 3 | any dice, no stop | ~ card pirate; ~ roll kkkksscd | island-roll-all=false
1 2 | a single die rolls | ~ card pirate; ~ roll kkkkkkcd | island-single-die=true
1 2 | a single die stays | ~ card pirate; ~ roll kkkkkkcd
1 2 3 | a single die by choice | ~ card pirate; ~ roll kkkkkcdm | island-roll-all=false
    island-forced=false island-single-die=true
1 2 | nine skulls are no magic | ~ card skull-2; ~ roll kkkkkscd
1 2 | nine skulls are magic | ~ card skull-2; ~ roll kkkkkscd | magic-includes-skulls=true
1 2 3 | nine coins within reach | ~ card coin; ~ roll sccccccm; p1 reroll sm
1 2 3 | nine coins are eight | ~ card coin; ~ roll sccccccm; p1 reroll sm | magic-nine=as-eight
1 2 | lay or not | ~ card treasure-island; ~ roll ksccddmp
1 2 | three skulls off the card end it | ~ card treasure-island; ~ roll kssccdmp; p1 lay cc;
    p1 reroll sm; ~ roll cd; p1 reroll cd
1 2 3 | lift and lay | ~ card treasure-island; ~ roll kssccdmp; p1 lay cc; p1 reroll sm; ~ roll cd
1 2 | lifted dice are not laid again | ~ card treasure-island; ~ roll kssccdmp; p1 lay cc;
    p1 reroll sm; ~ roll cd; p1 lift c
1 2 | all lifted | ~ card treasure-island; ~ roll kssccdmp; p1 lay cc; p1 reroll sm; ~ roll cd;
    p1 lift cc
1 2 3 | no lift after a lay | ~ card treasure-island; ~ roll kssccdmp; p1 lay cc; p1 reroll sm;
    ~ roll cd; p1 lay cd
1 2 | one on the card, seven may roll | ~ card treasure-island; ~ roll sssscccc; p1 lay c
1 2 | all eight on the card | ~ card treasure-island; ~ roll ssccddmm; p1 lay ssccddmm
1 2 | laid dice are kept dice | ~ card treasure-island; ~ roll ksssdddd; p1 lay d |
    skull-counts-as-kept-die=false
1 2 | laid dice miss the target after a bust | ~ card treasure-island; ~ roll kksccddm; p1 lay ccdd;
    p1 reroll sm | points=5500,0 seat=1 sudden-death=true
1 2 | laid dice reach it after a bust | ~ card treasure-island; ~ roll kksccddm; p1 lay ccdd;
    p1 reroll sm | points=5600,0 seat=1 sudden-death=true
1 2 | ship bust, malus | ~ card ship-2; ~ roll kkssscdm; p2 reroll dm | points=5600,6000,0 seat=2
    sudden-death=true
1 2 | ship bust, zero | ~ card ship-2; ~ roll kkssscdm; p2 reroll dm | points=5600,6000,0 seat=2
    sudden-death=true ship-bust-with-quota=zero
1 2 | ship bust, zero, below | ~ card ship-2; ~ roll kkssscdm; p1 reroll dm | points=5700,0 seat=1
    sudden-death=true ship-bust-with-quota=zero
1 2 | ship bust, bonus | ~ card ship-2; ~ roll kkssscdm; p1 reroll dm | points=5700,0 seat=1
    sudden-death=true ship-bust-with-quota=bonus
1 2 | ship bust, no quota | ~ card ship-4; ~ roll kkssscdm; p2 reroll dm | points=5600,6000,0 seat=2
    sudden-death=true ship-bust-with-quota=bonus
1 | sabres fill the chest | ~ card ship-2; ~ roll ssccccdd; p1 stop | points=4700,0 seat=1
    sudden-death=true
1 | sabres do not fill the chest | ~ card ship-2; ~ roll ssccccdd; p1 stop | points=4700,0 seat=1
    sudden-death=true ship-swords-count-for-full-chest=false
1 | skull card and full chest | ~ card skull-1; ~ roll sssccccd; p1 stop | points=5000,0 seat=1
    sudden-death=true
1 | skull card, no full chest | ~ card skull-1; ~ roll sssccccd; p1 stop | points=5000,0 seat=1
    sudden-death=true skull-card-blocks-full-chest=true
1 2 | no floor | ~ card coin; ~ roll kkkksscd; ~ roll sscd; ~ card pirate; ~ roll cmmmmmmm |
    points=0,0 seat=1 sudden-death=true target=5000
1 2 | scores stop at zero | ~ card coin; ~ roll kkkksscd; ~ roll sscd; ~ card pirate;
    ~ roll cmmmmmmm | points=0,0 seat=1 sudden-death=true target=5000 floor-scores-at-zero=true
1 2 | the target begins the last round | ~ card skull-1; ~ roll ksssddmp; p1 stop; ~ card coin;
    ~ roll kkcccmpp | points=5700,0 seat=1
1 2 | a target of 8000 | ~ card skull-1; ~ roll ksssddmp; p1 stop; ~ card coin; ~ roll kkcccmpp |
    points=5700,0 seat=1 target=8000
1 2 | last turn of the last round | ~ card skull-1; ~ roll ksssddmp | points=5600,6000 seat=1
    last-round=2
1 2 | a tie is shared | ~ card skull-1; ~ roll ksssddmp; p1 stop | points=5700,6000 seat=1
    last-round=2
1 2 | a tie, extra turns | ~ card skull-1; ~ roll ksssddmp; p1 stop | points=5700,6000 seat=1
    last-round=2 tie-break=extra-turns
1 2 | the second extra turn may tie again | ~ card skull-1; ~ roll ksssddmp; p1 stop; ~ card coin;
    ~ roll kkkssscd; ~ card skull-1; ~ roll ksssddmp | points=5700,6000 seat=1 last-round=2
    tie-break=extra-turns
1 2 | the trigger must hold | ~ card animals; ~ roll kkkksscd | points=6000,6500,0 seat=3
    last-round=1
1 2 | anybody may hold | ~ card animals; ~ roll kkkksscd | points=6000,6500,0 seat=3 last-round=1
    final-round=any-at-target
1 2 | nobody holds | ~ card animals; ~ roll kkkksscd | points=6000,6300,0 seat=3 last-round=1
    final-round=any-at-target
1 2 | overtaken | ~ card skull-1; ~ roll ksssddmp | points=6000,5900 seat=2 last-round=1
1 2 | overtaken, one more turn | ~ card skull-1; ~ roll ksssddmp | points=6000,5900 seat=2
    last-round=1 trigger-replays-if-overtaken=true
1 2 | the one more turn ends the play | ~ card skull-1; ~ roll ksssddmp; p2 stop; ~ card coin;
    ~ roll kksscdmm; p1 reroll ss | points=6000,5900 seat=2 last-round=1
    trigger-replays-if-overtaken=true
1 2 | sudden death | ~ card skull-1; ~ roll ksssddmp | points=5700,5000 seat=1 sudden-death=true
1 2 | sudden death, not enough | ~ card skull-1; ~ roll ksssddmp | points=5600,5000 seat=1
    sudden-death=true
1 2 3 | sudden death, standing there | ~ card coin; ~ roll kkssscdm; p2 reroll dm |
    points=5600,6000,0 seat=2 sudden-death=true
1 2 | the last card of the deck | ~ card pirate; ~ roll kkssscdm; p1 stop | points=0,0 seat=1
    deck=pirate:1
1 2 | two cards left | | points=100,-300,0 seat=3 deck=pirate:1,ship-3:1
"""

ACCEPTED = """
1400 0 | the worked example of the book | ~ card pirate; ~ roll ksssccmp; p1 reroll mp; ~ roll cc;
    p1 reroll sss; ~ roll kdm; p1 stop
0 0 | three skulls on the first roll | ~ card coin; ~ roll kkksscdm
0 0 | four skulls in a later roll are no island | ~ card animals; ~ roll kksscdmp; p1 reroll sscd;
    ~ roll kkdm
0 0 | a skull card and two skulls | ~ card skull-1; ~ roll kkcccccc
0 0 | two skulls on the card and one die | ~ card skull-2; ~ roll kccccccc
0 0 | a stop without points | ~ card pirate; ~ roll kkssmmpp; p1 stop
0 -1000 | pirate island | ~ card pirate; ~ roll kkkksscd; ~ roll kscd; ~ roll scd
0 -400 -400 | island, three seats | ~ card animals; ~ roll kkkksscd; ~ roll sscd | seats=3
300 0 | island with a floor | ~ card animals; ~ roll kkkksscd; ~ roll sscd | points=300,300 seat=1
    floor-scores-at-zero=true
300 -100 | island without a floor | ~ card animals; ~ roll kkkksscd; ~ roll sscd | points=300,300
    seat=1
0 -400 | island by card | ~ card skull-2; ~ roll kksscdmp; ~ roll sscdmp
0 -700 | seven skulls | ~ card diamond; ~ roll kkkkkkks
0 -1600 | eight skulls, pirate | ~ card pirate; ~ roll kkkkkkkk
0 -800 | seven skulls, one die rolls | ~ card diamond; ~ roll kkkkkkks; ~ roll k |
    island-single-die=true
0 -1000 | island by choice | ~ card pirate; ~ roll kkkksscd; p1 reroll ss; ~ roll ks; p1 stop |
    edition=piraten-kapern-en
0 -800 | island left at once | ~ card pirate; ~ roll kkkksscd; p1 stop | edition=piraten-kapern-en
9000 0 | all eight rolled again | ~ card pirate; ~ roll sscdmmpp; p1 reroll sscdmmpp;
    ~ roll ssssssss; p1 stop | edition=piraten-kapern-en
1600 0 | two sabres win and fill the chest | ~ card ship-2; ~ roll ssccccdd; p1 stop
1100 0 | two sabres do not fill the chest | ~ card ship-2; ~ roll ssccccdd; p1 stop |
    ship-swords-count-for-full-chest=false
-500 0 | a ship lost by stopping | ~ card ship-3; ~ roll ssccccdd; p1 stop
-1000 0 | a ship bust, no island | ~ card ship-4; ~ roll kkkkssss
0 0 | a ship bust with the sabres, zero | ~ card ship-4; ~ roll kkkkssss | ship-bust-with-quota=zero
1000 0 | a ship bust with the sabres, bonus | ~ card ship-4; ~ roll kkkkssss |
    ship-bust-with-quota=bonus
-300 0 | a ship bust without the sabres | ~ card ship-2; ~ roll kkkkkscd |
    ship-bust-with-quota=bonus
0 0 | a ship lost with a floor | ~ card ship-2; ~ roll kkkkkscd | floor-scores-at-zero=true
1100 0 | animals fill the chest | ~ card animals; ~ roll sssmmmpp; p1 stop
600 0 | a coin more | ~ card coin; ~ roll kcccmmpp; p1 stop
1900 0 | a diamond more | ~ card diamond; ~ roll ssssssdd; p1 stop
4500 0 | skull card, full chest | ~ card skull-1; ~ roll mmmmmmmm; p1 stop
4000 0 | skull card, no full chest | ~ card skull-1; ~ roll mmmmmmmm; p1 stop |
    skull-card-blocks-full-chest=true
200 5900 over | nine coins | ~ card coin; ~ roll cccccccc | points=200,5900 seat=1
0 6000 over | nine diamonds, last round | ~ card diamond; ~ roll sddddddd; p1 reroll sd; ~ roll dd |
    points=0,6000 seat=1 last-round=2
5400 0 | nine coins as eight | ~ card coin; ~ roll cccccccc; p1 stop | edition=piraten-kapern-en
0 -900 | nine skulls | ~ card skull-2; ~ roll kkkkkscd; ~ roll kkd
0 0 over | nine skulls, magic | ~ card skull-2; ~ roll kkkkkscd; ~ roll kkd |
    magic-includes-skulls=true
400 0 | treasure after a bust | ~ card treasure-island; ~ roll ksccddmp; p1 lay ccdd; p1 reroll mp;
    ~ roll kk
400 0 | treasure, all dice score | ~ card treasure-island; ~ roll ksccddmp; p1 lay cc; p1 stop
500 0 | lift, lay, bust | ~ card treasure-island; ~ roll ksccddmp; p1 lay ccdd; p1 reroll sm;
    ~ roll cd; p1 lift dd; p1 lay cd; p1 reroll ddp; ~ roll kkd
0 0 | treasure, nothing laid | ~ card treasure-island; ~ roll kkkccccc
0 -400 | treasure and the skull island | ~ card treasure-island; ~ roll kkkkcccc; ~ roll ssss
300 0 | guardian rescue | ~ card guardian; ~ roll kkksscdm; p1 reroll k; ~ roll s; p1 stop
0 0 | guardian declined | ~ card guardian; ~ roll kkksscdm; p1 stop
0 0 | guardian in vain | ~ card guardian; ~ roll kkksscdm; p1 reroll kss; ~ roll kcc
0 0 | four skulls, no rescue | ~ card guardian; ~ roll kksscdmp; p1 reroll ss; ~ roll kk
0 0 | no rescue | ~ card guardian; ~ roll kkksscdm | guardian-rescues-third-skull=false
300 0 | guardian early | ~ card guardian; ~ roll kksscdmp; p1 reroll ks; ~ roll ss; p1 stop
0 -300 | guardian's free roll | ~ card guardian; ~ roll kkkksscd; p1 reroll k; ~ roll s;
    ~ roll ssscd
0 -400 | guardian's free roll, revealed | ~ card guardian; ~ roll kkkksscd; p1 reroll k; ~ roll s;
    ~ roll ssscd | count-revealed-skulls=true
0 -500 | guardian not used | ~ card guardian; ~ roll kkkksscd; p1 reroll sscd; ~ roll kscd;
    p1 reroll scd; ~ roll scd
0 -400 | no guardian on the island | ~ card guardian; ~ roll kkkksscd; ~ roll sscd |
    guardian-on-island=false
0 -700 | guardian and eight skulls | ~ card guardian; ~ roll kkkkkkkk; p1 reroll k; ~ roll s
0 -800 | guardian, eight skulls, stop | ~ card guardian; ~ roll kkkkkkkk; p1 stop
6200 0 | the target reached | ~ card skull-1; ~ roll ksssddmp; p1 stop | points=5900,0 seat=1
5000 0 | a target of 5000 | ~ card skull-1; ~ roll ksssddmp; p1 stop | points=4700,0 seat=1
    target=5000
6000 6000 over | a shared win | ~ card skull-1; ~ roll ksssddmp; p1 stop | points=5700,6000 seat=1
    last-round=2
6000 6000 | a tie | ~ card skull-1; ~ roll ksssddmp; p1 stop | points=5700,6000 seat=1 last-round=2
    tie-break=extra-turns
6300 6000 over | one leads after the extra turns | ~ card skull-1; ~ roll ksssddmp; p1 stop;
    ~ card skull-1; ~ roll ksssddmp; p1 stop; ~ card coin; ~ roll kkksscdm | points=5700,6000 seat=1
    last-round=2 tie-break=extra-turns
6000 0 6000 | two of three still tied | ~ card coin; ~ roll kkksscdm; ~ card coin; ~ roll kkksscdm;
    ~ card coin; ~ roll kkksscdm | points=6000,0,6000 seat=2 last-round=3 tie-break=extra-turns
6300 0 6000 over | extra turns begin after the trigger | ~ card skull-1; ~ roll ksssddmp; p3 stop;
    ~ card coin; ~ roll kkksscdm; ~ card skull-1; ~ roll ksssddmp; p1 stop | points=6000,0,5700
    seat=3 last-round=1 tie-break=extra-turns
5800 6300 over | the last round ends | ~ card coin; ~ roll kkksscdm | points=5800,6300 seat=1
    last-round=2
5600 0 | sudden death begins | ~ card animals; ~ roll kkkksscd; ~ roll sscd | points=6000,0 seat=2
    last-round=1
5600 6100 0 | the trigger fell | ~ card animals; ~ roll kkkksscd; ~ roll sscd | points=6000,6500,0
    seat=3 last-round=1
5600 6100 0 over | another holds | ~ card animals; ~ roll kkkksscd; p3 stop | points=6000,6500,0
    seat=3 last-round=1 edition=piraten-kapern-en
6000 5000 over | sudden death won | ~ card skull-1; ~ roll ksssddmp; p1 stop | points=5700,5000
    seat=1 sudden-death=true
5600 6100 0 over | won by standing there | ~ card coin; ~ roll kkksscdm | points=5600,6100,0 seat=2
    sudden-death=true
5600 6100 0 | not by standing there in another's turn | ~ card coin; ~ roll kkksscdm |
    points=5600,6100,0 seat=1 sudden-death=true
6000 6200 | overtaken | ~ card skull-1; ~ roll ksssddmp; p2 stop | points=6000,5900 seat=2
    last-round=1 trigger-replays-if-overtaken=true
6300 6200 over | overtaken and back in front | ~ card skull-1; ~ roll ksssddmp; p2 stop;
    ~ card skull-1; ~ roll ksssddmp; p1 stop | points=6000,5900 seat=2 last-round=1
    trigger-replays-if-overtaken=true
6000 6000 over | level is not overtaken | ~ card skull-1; ~ roll ksssddmp; p2 stop |
    points=6000,5700 seat=2 last-round=1 trigger-replays-if-overtaken=true
0 0 | the last card | ~ card coin; ~ roll kkksscdm | points=0,0 seat=1 deck=coin:1
"""
