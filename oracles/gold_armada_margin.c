/* The final margin of Gold Armada with two seats on the whole board, computed a second time.
 *
 *     gold_armada_margin < BOARD
 *
 * It uses neither a lattice of hands nor symmetries: every kept hand has its full row of
 * probabilities, every way to keep dice is listed, and all 4^10 boards are computed one after the
 * other. It reads what oracles/whole_gold_armada.py writes: the tokens; for each pier and space the
 * dice needed (0: a full house), the symbols as bits and the value; then the boards and tokens that
 * are asked for. It prints the future margin of each of these. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FACES = 6, DICE = 5, PIERS = 10, SPACES = 3, KEPT = 462, FULL = 252, ALL = 1 << 20 };

static int hand[KEPT][FACES], hands, needs[PIERS][SPACES], bits[PIERS][SPACES], all;
static double worth_of[PIERS][SPACES], *margins;
static int fell_to[KEPT][FULL], falls[KEPT], parts[FULL][32], part_count[FULL];
static double fell_with[KEPT][FULL];
static char won[FULL][PIERS][SPACES];

static void list(int *dice, int face, int left) {
    if (face == FACES - 1) {
        dice[face] = left;
        memcpy(hand[hands++], dice, sizeof hand[0]);
        return;
    }
    for (int n = 0; n <= left; n++) {
        dice[face] = n;
        list(dice, face + 1, left - n);
    }
}

static double ways(int n) { return n < 2 ? 1 : n * ways(n - 1); }

static int size(int h) {
    int dice = 0;
    for (int f = 0; f < FACES; f++) dice += hand[h][f];
    return dice;
}

static int inside(int small, int big) {
    for (int f = 0; f < FACES; f++)
        if (hand[small][f] > hand[big][f]) return 0;
    return 1;
}

static int wins(const int *dice, int need, int allowed) {
    int three = 0, two = 0;
    for (int f = 0; f < FACES; f++) {
        if (!(allowed >> f & 1)) continue;
        if (need && dice[f] >= need) return 1;
        three |= dice[f] == 3;
        two |= dice[f] == 2;
    }
    return !need && three && two;
}

static void prepare(void) {
    int dice[FACES];
    for (int n = DICE; n >= 0; n--) list(dice, 0, n); /* full hands first */
    for (int kept = 0; kept < hands; kept++)
        for (int full = 0; full < FULL; full++) {
            if (!inside(kept, full)) continue;
            double chance = ways(DICE - size(kept));
            for (int f = 0; f < FACES; f++) chance /= ways(hand[full][f] - hand[kept][f]);
            for (int n = size(kept); n < DICE; n++) chance /= FACES;
            fell_to[kept][falls[kept]] = full;
            fell_with[kept][falls[kept]++] = chance;
            if (kept >= FULL) parts[full][part_count[full]++] = kept;
        }
    for (int full = 0; full < FULL; full++)
        for (int p = 0; p < PIERS; p++)
            for (int s = 0; s < SPACES; s++)
                won[full][p][s] = (char)wins(hand[full], needs[p][s], bits[p][s]);
}

static double later(int tokens, int board) {
    return tokens && board < ALL - 1 ? margins[(size_t)tokens * ALL + (size_t)board] : 0;
}

static double turn(int tokens, int board) {
    double prize[PIERS], stopped[FULL], best[FULL], rolled[KEPT];
    double skull = -1 - later(tokens - 1, board);
    int gone[PIERS];
    for (int p = 0; p < PIERS; p++) {
        gone[p] = board >> 2 * p & 3;
        if (gone[p] < SPACES)
            prize[p] = worth_of[p][gone[p]] - later(tokens, board + (1 << 2 * p));
    }
    for (int full = 0; full < FULL; full++) {
        int any = 0;
        double most = skull;
        for (int p = 0; p < PIERS; p++)
            if (gone[p] < SPACES && won[full][p][gone[p]] && (!any || prize[p] > most)) {
                most = prize[p];
                any = 1;
            }
        stopped[full] = best[full] = most;
    }
    for (int again = 0; again < 2; again++) {
        for (int kept = FULL; kept < KEPT; kept++) {
            double mean = 0;
            for (int n = 0; n < falls[kept]; n++) mean += fell_with[kept][n] * best[fell_to[kept][n]];
            rolled[kept] = mean;
        }
        for (int full = 0; full < FULL; full++) {
            best[full] = stopped[full];
            for (int n = 0; n < part_count[full]; n++)
                if (rolled[parts[full][n]] > best[full]) best[full] = rolled[parts[full][n]];
        }
    }
    double mean = 0;
    for (int n = 0; n < falls[KEPT - 1]; n++)
        mean += fell_with[KEPT - 1][n] * best[fell_to[KEPT - 1][n]];
    return mean;
}

int main(void) {
    int asked = 0;
    if (scanf("%d", &all) != 1) return 1;
    for (int p = 0; p < PIERS; p++)
        for (int s = 0; s < SPACES; s++)
            if (scanf("%d %d %lf", &needs[p][s], &bits[p][s], &worth_of[p][s]) != 3) return 1;
    margins = calloc((size_t)(all + 1) * ALL, sizeof *margins);
    if (!margins) return 1;
    prepare();
    for (int tokens = 1; tokens <= all; tokens++)
        for (int board = ALL - 2; board >= 0; board--)
            margins[(size_t)tokens * ALL + (size_t)board] = turn(tokens, board);
    if (scanf("%d", &asked) != 1) return 1;
    while (asked--) {
        int board = 0, tokens, n;
        for (int p = 0; p < PIERS; p++) {
            if (scanf("%d", &n) != 1) return 1;
            board += n << 2 * p;
        }
        if (scanf("%d", &tokens) != 1) return 1;
        printf("%.12f\n", later(tokens, board));
    }
    return 0;
}
