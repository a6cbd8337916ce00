/* Gold Armada by the random policy as a C program: the ceiling our kernel is measured against.
 *
 *     gold_armada PLAYS SEED SEATS
 *
 * The plain readings and our board. Prints seconds, steps, acts, turns, and for each seat wins
 * and points. The dice, the choices and their order are those of the kernel, so the sums must
 * be equal. */
#include "chance.h"

enum { FACES = 6, DICE = 5, MOST = 6, WAYS = 7776, PIERS = 10, TOKENS = 6 };

static uint8_t hand_dice[512][FACES], size_of[512], piers_in[1024], pier_of[1024][PIERS];
static uint16_t hand_sum[512], by_sum[WAYS], way_sum[WAYS], keep[8192];
static struct { uint16_t keeps, from; uint32_t wins; } hands[512];
static uint16_t power[DICE + 1] = {1, 6, 36, 216, 1296, 7776};
static uint16_t cup_ways[512]; /* ways of the dice that do not lie */
static int hand_count;

/* Symbols that count, a bit each from barrel to compass; space 3 * n is nearest the island. */
static int needs[3][PIERS] = {
    {2, 2, 2, 2, 2, 2, 3, 0, 4, 5}, {3, 3, 3, 3, 3, 3, 3, 0, 4, 5}, {4, 4, 4, 4, 4, 4, 3, 0, 4, 5}};
static int values[3][PIERS] = {
    {1, 1, 1, 1, 1, 1, 2, 3, 3, 4}, {2, 2, 2, 2, 2, 2, 3, 4, 4, 5}, {3, 3, 3, 3, 3, 3, 4, 5, 5, 6}};
static uint8_t allowed[3][PIERS] = {
    {1, 2, 4, 8, 16, 32, 63, 63, 63, 63},
    {1, 2, 4, 8, 16, 32, 15, 60, 51, 45},
    {1, 2, 4, 8, 16, 32, 3, 12, 48, 33}};

static int wins(const uint8_t *dice, int row, int pier) {
    int three = -1, two = -1;
    for (int face = 0; face < FACES; face++) {
        int counts = allowed[row][pier] >> face & 1;
        if (needs[row][pier] && counts && dice[face] >= needs[row][pier]) return 1;
        if (dice[face] == 3 && counts) three = face;
        if (dice[face] == 2 && counts) two = face;
    }
    return !needs[row][pier] && three >= 0 && two >= 0;
}

static int sum_of(const uint8_t *dice) {
    int sum = 0;
    for (int face = 1; face < FACES; face++) sum += dice[face] * power[face - 1];
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

/* Every choice of dice to roll again, in the order of the rules, as the hand that is kept. */
static int list_keeps(const uint8_t *dice, uint8_t *left, int face, int at) {
    if (face == FACES) {
        if (memcmp(left, dice, FACES)) keep[at++] = (uint16_t)find(left);
        return at;
    }
    for (int n = dice[face]; n >= 0; n--) {
        left[face] = (uint8_t)n;
        at = list_keeps(dice, left, face + 1, at);
    }
    return at;
}

static void prepare(void) {
    uint8_t dice[FACES] = {0}, left[FACES];
    int at = 0;
    for (int n = 0; n <= DICE; n++) list_hands(dice, 0, n);
    for (int way = 0; way < WAYS; way++)
        for (int die = 0, from = way; die < DICE; die++, from /= 6)
            if (from % 6) way_sum[way] += power[from % 6 - 1];
    for (int piers = 0; piers < 1024; piers++)
        for (int pier = 0; pier < PIERS; pier++)
            if (piers >> pier & 1) pier_of[piers][piers_in[piers]++] = (uint8_t)pier;
    for (int n = 0; n < hand_count; n++) {
        for (int face = 0; face < FACES; face++) size_of[n] += hand_dice[n][face];
        cup_ways[n] = power[DICE - size_of[n]];
        hand_sum[n] = (uint16_t)sum_of(hand_dice[n]);
        if (size_of[n] < DICE) continue;
        by_sum[hand_sum[n]] = (uint16_t)n;
        for (int row = 0; row < 3; row++)
            for (int pier = 0; pier < PIERS; pier++)
                if (wins(hand_dice[n], row, pier)) hands[n].wins |= 1u << (row * PIERS + pier);
        hands[n].from = (uint16_t)at;
        at = list_keeps(hand_dice[n], left, 0, at);
        hands[n].keeps = (uint16_t)(at - hands[n].from);
    }
}

typedef struct {
    uint64_t chance, whim;
    uint32_t front;
    int seats, tokens, held[MOST], skulls[MOST];
    long steps, acts, turns;
} Play;

static void turn(Play *p, int seat) {
    uint64_t chance = p->chance, whim = p->whim;
    int steps = 1, acts = 0;
    int hand = by_sum[way_sum[part(bits(&chance), WAYS)]];
    for (int rolls = 1; rolls < 3; rolls++) {
        uint64_t x = bits(&whim);
        steps++, acts++;
        if (!part(x, 2)) break;
        int kept = keep[hands[hand].from + part(rest(x, 2), hands[hand].keeps)];
        hand = by_sum[hand_sum[kept] + way_sum[part(bits(&chance), cup_ways[kept])]];
        steps++;
    }
    uint32_t spaces = hands[hand].wins & p->front;
    uint32_t piers = (spaces | spaces >> PIERS | spaces >> 2 * PIERS) & 1023;
    if (piers) {
        int pier = pier_of[piers][part(bits(&whim), piers_in[piers])], row = 0;
        uint32_t bit = 1u << pier;
        while (!(p->front & bit)) bit <<= PIERS, row++;
        p->front = (p->front ^ bit) | (bit << PIERS & ((1u << 30) - 1));
        p->held[seat] += values[row][pier];
        steps++, acts++;
    } else {
        p->tokens--;
        p->skulls[seat]++;
    }
    p->chance = chance, p->whim = whim;
    p->steps += steps, p->acts += acts, p->turns++;
}

int main(int argc, char **argv) {
    if (argc != 4) return fprintf(stderr, "gold_armada PLAYS SEED SEATS\n"), 2;
    long plays = atol(argv[1]), steps = 0, acts = 0, turns = 0, won[MOST] = {0}, points[MOST] = {0};
    uint64_t seed = strtoull(argv[2], NULL, 10);
    int seats = atoi(argv[3]);
    prepare();
    double begun = now();
    for (long n = 0; n < plays; n++) {
        Play p = {.seats = seats, .tokens = TOKENS, .front = 1023};
        int most = -1000, fewest = 0;
        seed_generators(&p.chance, &p.whim, seed, (uint64_t)(n / seats));
        for (int seat = 0; p.tokens && p.front; seat = seat + 1 == seats ? 0 : seat + 1)
            turn(&p, seat);
        for (int s = 0; s < seats; s++) {
            int total = p.held[s] - p.skulls[s];
            points[s] += total;
            if (total > most || (total == most && p.skulls[s] < fewest))
                most = total, fewest = p.skulls[s];
        }
        for (int s = 0; s < seats; s++)
            won[s] += p.held[s] - p.skulls[s] == most && p.skulls[s] == fewest;
        steps += p.steps, acts += p.acts, turns += p.turns;
    }
    printf("%.9f %ld %ld %ld", now() - begun, steps, acts, turns);
    for (int s = 0; s < seats; s++) printf(" %ld %ld", won[s], points[s]);
    return puts(""), 0;
}
