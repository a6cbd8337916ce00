/* SplitMix64 and uniform numbers, as in src/doubloon/kernels/generator.py. */
#ifndef CHANCE_H
#define CHANCE_H
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define STEP 0x9E3779B97F4A7C15ull
#define MASK ((1ull << 48) - 1)

static inline uint64_t scramble(uint64_t x) {
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBull;
    return x ^ (x >> 31);
}
static inline uint64_t bits(uint64_t *state) { return scramble(*state += STEP) >> 16; }
static inline uint32_t part(uint64_t x, uint64_t n) { return (uint32_t)(x * n >> 48); }
static inline uint64_t rest(uint64_t x, uint64_t n) { return x * n & MASK; }

static inline void seed_generators(uint64_t *chance, uint64_t *whim, uint64_t seed, uint64_t deal) {
    *chance = scramble(scramble(seed + STEP) + deal * STEP);
    *whim = scramble(*chance ^ 0xD1B54A32D192ED03ull);
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}
#endif
