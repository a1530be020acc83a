/* Random playouts by hand in C: what a compiled kernel is measured against (bench_reference.py).

   It plays the games of equal cards, sums, fifteen and aces that take all, with the kernel's tables, random
   numbers and checksums, so that equal checksums prove equal games. It is written as C that trusts its tables:
   no array is checked, and whatever these games do not need is left out. */

#include <stdint.h>

typedef int64_t set; /* card c is bit c */

typedef struct {
    int64_t cards, players, sides, plies, first_end, round;
    int64_t takes_sums, takes_fifteens, takes_table, sweep_left;
    int64_t majorities, bonuses, runs, ranks;
    int64_t run_least, run_most, run_suit, primiera_points;
    set single[64], block[64], starts[17], majority_mask[8], bonus_mask[16];
    int64_t value[64], goal[64], fifteen[64], majority_points[8], bonus_points[16];
    int64_t prime_shift[13], prime_worth[13];
} Rules;

typedef struct {
    int64_t order[64];
    set table, taken[6], moves[4096];
    int64_t sweeps[6], points[6], ply, last;
    uint64_t rng;
} State;

static inline int64_t pick(State *s, int64_t n) {
    s->rng = s->rng * 48271 % 2147483647;
    return s->rng * n >> 31;
}

static void shuffle(const Rules *r, State *s) {
    for (int64_t i = 0; i < r->cards; i++)
        s->order[i] = i;
    for (int64_t i = r->cards - 1; i > 0; i--) {
        int64_t j = pick(s, i + 1), card = s->order[i];
        s->order[i] = s->order[j];
        s->order[j] = card;
    }
    s->table = 0;
    for (int64_t i = r->plies; i < r->cards; i++)
        s->table |= (set)1 << s->order[i];
    s->ply = 0;
    s->last = -1;
    for (int64_t side = 0; side < r->sides; side++)
        s->taken[side] = s->sweeps[side] = 0;
}

/* Write every set of cards of rest worth exactly need; the new end of out. */
static set *subsets(const Rules *r, set rest, int64_t need, set taken, set *out) {
    for (set lowest = rest & r->starts[need]; lowest; lowest &= lowest - 1) {
        set bit = lowest & -lowest, higher = rest & -(bit + bit);
        int64_t lacking = need - r->value[__builtin_ctzll(lowest)];
        if (!lacking)
            *out++ = taken | bit;
        else if (higher & r->starts[lacking])
            out = subsets(r, higher, lacking, taken | bit, out);
    }
    return out;
}

/* Write every set that a card may take; the new end of out. */
static set *captures(const Rules *r, int64_t card, set table, set *out) {
    set *start = out;
    if (r->takes_table && r->block[card] >= 0 && table && !(table & r->block[card])) {
        *out++ = table;
        return out;
    }
    for (set same = table & r->single[card]; same; same &= same - 1)
        *out++ = same & -same;
    if (r->takes_sums && out == start)
        out = subsets(r, table, r->goal[card], 0, out);
    if (r->takes_fifteens)
        out = subsets(r, table, r->fifteen[card], 0, out);
    return out;
}

static void apply(const Rules *r, State *s, int64_t card, set take) {
    if (take) {
        int64_t side = s->ply % r->sides;
        int64_t sweeps = s->table == take && (s->ply + 1 + r->sweep_left <= r->plies);
        if (sweeps && r->takes_table && r->block[card] >= 0 && !(s->table & r->block[card]))
            sweeps = !(take & (take - 1)) && take & 15; /* an ace that takes all: another ace alone */
        s->taken[side] |= take | (set)1 << card;
        s->table ^= take;
        s->last = side;
        s->sweeps[side] += sweeps;
    } else
        s->table |= (set)1 << card;
    s->ply++;
}

static int64_t primiera(const Rules *r, set pile) {
    set have = 0;
    int64_t sum = 0;
    for (int64_t k = 0; k < r->ranks && have != 15; k++) {
        set fresh = pile >> r->prime_shift[k] & 15 & ~have;
        have |= fresh;
        sum += r->prime_worth[k] * __builtin_popcountll(fresh);
    }
    return __builtin_popcountll(have) == 4 ? 1000 + sum : sum;
}

/* Points to the one side with the most cards of a set, or the best primiera where there is no set. */
static void award(const Rules *r, State *s, set mask, int64_t points) {
    int64_t best = 0, who = -1;
    for (int64_t side = 0; side < r->sides; side++) {
        int64_t n = mask ? __builtin_popcountll(s->taken[side] & mask) : primiera(r, s->taken[side]);
        if (n > best) {
            best = n;
            who = side;
        } else if (n == best)
            who = -1;
    }
    if (who >= 0)
        s->points[who] += points;
}

static void finish(const Rules *r, State *s) {
    if (s->last >= 0)
        s->taken[s->last] |= s->table;
    for (int64_t side = 0; side < r->sides; side++) {
        set pile = s->taken[side];
        s->points[side] = s->sweeps[side];
        for (int64_t k = 0; k < r->bonuses; k++)
            if ((pile & r->bonus_mask[k]) == r->bonus_mask[k])
                s->points[side] += r->bonus_points[k];
        if (r->runs) {
            int64_t length = 0;
            for (pile >>= r->run_suit; pile & 1; pile >>= 4)
                length++;
            if (length >= r->run_least)
                s->points[side] += length < r->run_most ? length : r->run_most;
        }
    }
    for (int64_t k = 0; k < r->majorities; k++)
        award(r, s, r->majority_mask[k], r->majority_points[k]);
    if (r->primiera_points)
        award(r, s, 0, r->primiera_points);
}

static void playout(const Rules *r, State *s) {
    while (s->ply < r->plies) {
        int64_t card = s->order[s->ply];
        int64_t n = captures(r, card, s->table, s->moves) - s->moves;
        apply(r, s, card, n == 0 ? 0 : n == 1 ? s->moves[0] : s->moves[pick(s, n)]);
    }
    finish(r, s);
}

/* The same with every move of the whole hand laid out at each ply; how many moves that were. */
static int64_t playout_full(const Rules *r, State *s) {
    int64_t seen = 0;
    while (s->ply < r->plies) {
        int64_t end = r->first_end;
        if (s->ply >= end)
            end += ((s->ply - end) / r->round + 1) * r->round;
        set hand = 0, *out = s->moves;
        for (int64_t i = s->ply; i < end; i += r->players)
            hand |= (set)1 << s->order[i];
        for (; hand; hand &= hand - 1) {
            set *found = captures(r, __builtin_ctzll(hand), s->table, out), bit = hand & -hand;
            if (found == out)
                *out++ = bit;
            while (out < found)
                *out++ |= bit;
        }
        seen += out - s->moves;
        set move = s->moves[pick(s, out - s->moves)];
        int64_t card = __builtin_ctzll(move & ~s->table), i = s->ply;
        while (s->order[i] != card)
            i += r->players;
        s->order[i] = s->order[s->ply];
        s->order[s->ply] = card;
        apply(r, s, card, move & s->table);
    }
    finish(r, s);
    return seen;
}

/* So many random deals, with every move laid out where `seen` is given; a checksum of their points. */
int64_t run(const Rules *r, int64_t deals, int64_t seed, int64_t *seen) {
    static State state;
    int64_t checksum = 0;
    state.rng = seed;
    while (deals--) {
        shuffle(r, &state);
        if (seen)
            *seen += playout_full(r, &state);
        else
            playout(r, &state);
        for (int64_t side = 0; side < r->sides; side++)
            checksum = (checksum * 31 + state.points[side] * 7 + 1) % 1000000007;
    }
    return checksum;
}
