/* King's Gold by the random policy as a C program: the ceiling our kernel is measured against.
 *
 *     kings_gold PLAYS SEED SEATS
 *
 * The plain readings. Prints seconds, steps, acts, turns, and for each seat wins and points.
 * The dice, the choices and their order are those of the kernel, so the sums must be equal. */
#include "chance.h"

enum { COIN1, COIN2, COIN3, SKULL, CANNON, BONES, FACES, DICE = 5, MOST = 6, WAYS = 7776 };
enum { PAIRS, PLUNDER, KING, BROADSIDE, PENALTY };

typedef struct {
    uint8_t outcome, settles, skulls, pairs, bones;
    uint16_t keeps, from;
    uint8_t pair[3 * MOST]; /* coin, and 4 times the n-th other seat */
    uint16_t paired[2][3];
} Hand;

static Hand hands[512];
static uint8_t hand_dice[512][FACES];
static uint16_t hand_sum[512], by_sum[WAYS], way_sum[WAYS], keep[4096];
static uint8_t size_of[512];
static uint16_t power[DICE + 1] = {1, 6, 36, 216, 1296, 7776};
static uint16_t cup_ways[512]; /* ways of the dice that do not lie */
static int hand_count;

static int sum_of(const uint8_t *dice) {
    int sum = 0, power_ = 1;
    for (int face = 1; face < FACES; face++, power_ *= 6) sum += dice[face] * power_;
    return sum;
}

static void list_hands(uint8_t *dice, int face, int left) {
    if (face == FACES - 1) {
        dice[face] = (uint8_t)left;
        memcpy(hand_dice[hand_count++], dice, FACES);
        return;
    }
    for (int n = 0; n <= left; n++) {
        dice[face] = (uint8_t)n;
        list_hands(dice, face + 1, left - n);
    }
}

static int find(const uint8_t *dice) {
    int n = 0;
    while (memcmp(hand_dice[n], dice, FACES)) n++;
    return n;
}

static void prepare(int seats) {
    uint8_t dice[FACES] = {0};
    int at = 0;
    for (int n = 0; n <= DICE; n++) list_hands(dice, 0, n);
    for (int way = 0; way < WAYS; way++) {
        int left = way, sum = 0;
        for (int die = 0; die < DICE; die++, left /= 6)
            if (left % 6) sum += power[left % 6 - 1];
        way_sum[way] = (uint16_t)sum;
    }
    for (int n = 0; n < hand_count; n++) {
        const uint8_t *d = hand_dice[n];
        Hand *h = &hands[n];
        int coins = d[0] + d[1] + d[2], partners = d[SKULL] + d[CANNON];
        size_of[n] = (uint8_t)(coins + partners + d[BONES]);
        cup_ways[n] = power[DICE - size_of[n]];
        hand_sum[n] = (uint16_t)sum_of(d);
        h->skulls = d[SKULL];
        h->bones = d[BONES];
        for (int coin = 0; coin < 3; coin++) {
            if (!d[coin]) continue;
            for (int skull = 0; skull < 2; skull++) {
                int partner = skull ? SKULL : CANNON;
                if (!d[partner]) continue;
                uint8_t left[FACES];
                memcpy(left, d, FACES);
                left[coin]--, left[partner]--;
                h->paired[skull][coin] = (uint16_t)find(left);
                for (int victim = skull; victim < (skull ? seats : 1); victim++)
                    h->pair[h->pairs++] = (uint8_t)(coin + 4 * victim);
            }
        }
        if (size_of[n] < DICE) continue;
        by_sum[hand_sum[n]] = (uint16_t)n;
        h->settles = d[BONES] >= 3;
        h->outcome = d[BONES] >= 3         ? PENALTY
                     : coins == DICE       ? KING
                     : d[SKULL] == DICE    ? PLUNDER
                     : d[CANNON] == DICE   ? BROADSIDE
                     : coins && partners   ? PAIRS
                                           : PENALTY;
        h->from = (uint16_t)at;
        uint8_t again[FACES];
        for (again[0] = 0; again[0] <= d[0]; again[0]++)
            for (again[1] = 0; again[1] <= d[1]; again[1]++)
                for (again[2] = 0; again[2] <= d[2]; again[2]++)
                    for (again[3] = 0; again[3] <= d[3]; again[3]++)
                        for (again[4] = 0; again[4] <= d[4]; again[4]++) {
                            uint8_t left[FACES];
                            int any = 0;
                            for (int f = 0; f < BONES; f++) any += again[f], left[f] = d[f] - again[f];
                            left[BONES] = d[BONES];
                            if (any) keep[at++] = (uint16_t)find(left);
                        }
        h->keeps = (uint16_t)(at - h->from);
    }
}

typedef struct {
    uint64_t chance, whim;
    int seats, box, king, coins[MOST];
    long steps, acts, turns;
} Play;

static int roll_off(Play *p) {
    int rollers[MOST], count = p->seats;
    for (int n = 0; n < count; n++) rollers[n] = n;
    for (;;) {
        int skulls[MOST], most = 0, left = 0;
        for (int n = 0; n < count; n++) {
            skulls[n] = hands[by_sum[way_sum[part(bits(&p->chance), WAYS)]]].skulls;
            if (skulls[n] > most) most = skulls[n];
        }
        p->steps += count;
        for (int n = 0; n < count; n++)
            if (skulls[n] == most) rollers[left++] = rollers[n];
        if (left == 1) return rollers[0];
        count = left;
    }
}

static inline void pay_penalty(Play *p, int seat) {
    int paid = p->coins[seat] < 3 ? p->coins[seat] : 3;
    p->coins[seat] -= paid;
    p->king += paid;
}

static void turn(Play *p, int seat) {
    uint64_t chance = p->chance, whim = p->whim;
    int steps = 1, acts = 0, rolls = 1;
    int hand = by_sum[way_sum[part(bits(&chance), WAYS)]];
    while (rolls < 3 && !hands[hand].settles) {
        uint64_t x = bits(&whim);
        steps++, acts++;
        if (!part(x, 2)) break;
        int kept = keep[hands[hand].from + part(rest(x, 2), hands[hand].keeps)];
        hand = by_sum[hand_sum[kept] + way_sum[part(bits(&chance), cup_ways[kept])]];
        steps++, rolls++;
    }
    switch (hands[hand].outcome) {
    case PAIRS:
        do {
            const Hand *h = &hands[hand];
            int pair = h->pair[part(bits(&whim), h->pairs)], coin = pair & 3, robbed = pair >> 2;
            int value = coin + 1;
            steps++, acts++;
            if (robbed) {
                int victim = robbed - (robbed <= seat);
                int amount = value < p->coins[victim] ? value : p->coins[victim];
                hand = h->paired[1][coin];
                p->coins[victim] -= amount;
                p->coins[seat] += amount;
            } else {
                int taken = value, paid = value;
                hand = h->paired[0][coin];
                if (p->box < 2 * value) taken = p->box / 2, paid = p->box - taken;
                p->coins[seat] += taken;
                p->king += paid;
                p->box -= taken + paid;
            }
        } while (hands[hand].pairs);
        if (hands[hand].bones >= 3) pay_penalty(p, seat);
        break;
    case PLUNDER: {
        int victim = (int)part(bits(&whim), (uint64_t)p->seats - 1);
        victim += victim >= seat;
        steps++, acts++;
        p->coins[seat] += p->coins[victim];
        p->coins[victim] = 0;
        break;
    }
    case KING:
        p->coins[seat] += p->king;
        p->king = 0;
        break;
    case BROADSIDE:
        p->coins[seat] += p->box;
        p->box = 0;
        break;
    default:
        pay_penalty(p, seat);
    }
    p->chance = chance, p->whim = whim;
    p->steps += steps, p->acts += acts, p->turns++;
}

/* The leaders among these seats, in their order. */
static int leaders(const Play *p, const int *among, int count, int *best) {
    int most = -1, found = 0;
    for (int n = 0; n < count; n++)
        if (p->coins[among[n]] > most) most = p->coins[among[n]];
    for (int n = 0; n < count; n++)
        if (p->coins[among[n]] == most) best[found++] = among[n];
    return found;
}

static int play_out(Play *p, int *winners) {
    int seat = roll_off(p), order[MOST], best[MOST], count = p->seats, found;
    for (;;) {
        turn(p, seat);
        if (!p->box) break;
        if (++seat == p->seats) seat = 0;
    }
    for (int n = 0; n < count; n++) order[n] = (seat + 1 + n) % p->seats;
    for (int repeat = 0; (found = leaders(p, order, count, best)) > 1 && repeat < 10; repeat++) {
        memcpy(order, best, sizeof best);
        count = found;
        for (int n = 0; n < count; n++) turn(p, order[n]);
    }
    memcpy(winners, best, sizeof best);
    return found;
}

int main(int argc, char **argv) {
    if (argc != 4) return fprintf(stderr, "kings_gold PLAYS SEED SEATS\n"), 2;
    long plays = atol(argv[1]), steps = 0, acts = 0, turns = 0, wins[MOST] = {0}, points[MOST] = {0};
    uint64_t seed = strtoull(argv[2], NULL, 10);
    int seats = atoi(argv[3]);
    prepare(seats);
    double begun = now();
    for (long n = 0; n < plays; n++) {
        Play p = {.seats = seats, .box = 60};
        int best[MOST];
        seed_generators(&p.chance, &p.whim, seed, (uint64_t)(n / seats));
        int found = play_out(&p, best);
        while (found--) wins[best[found]]++;
        for (int s = 0; s < seats; s++) points[s] += p.coins[s];
        steps += p.steps, acts += p.acts, turns += p.turns;
    }
    printf("%.9f %ld %ld %ld", now() - begun, steps, acts, turns);
    for (int s = 0; s < seats; s++) printf(" %ld %ld", wins[s], points[s]);
    return puts(""), 0;
}
