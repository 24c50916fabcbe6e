package org.dicechess.rules.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The stores that tables are built in: sets, runs and masks. Equal contents are stored once. */
class StoresTest {

    private static final int MANY = 1_000;

    @Test
    void aSetIsNumberedWhenItIsFirstAdded() {
        SquareSets sets = new SquareSets(2);
        assertThat(sets.number(new long[] {1, 0})).isZero();
        assertThat(sets.number(new long[] {0, 1})).isEqualTo(1);
        assertThat(sets.number(new long[] {1, 0})).isZero();
        assertThat(sets.add(new long[] {0, 1})).isFalse();
        assertThat(sets.add(new long[] {6, 1})).isTrue();
        assertThat(sets.count()).isEqualTo(3);
        assertThat(sets.word(2, 0)).isEqualTo(6);
        assertThat(sets.word(2, 1)).isEqualTo(1);
        assertThat(sets.all()).containsExactly(1, 0, 0, 1, 6, 1);
        long[] union = {8, 0};
        sets.addTo(union);
        assertThat(union).containsExactly(15, 1);
    }

    /** Sets that differ only in their highest squares are distinct too. */
    @Test
    void manySetsAreFoundAgain() {
        SquareSets sets = new SquareSets(2);
        for (int round = 0; round < 2; round++) {
            for (int i = 0; i < MANY; i++) {
                assertThat(sets.number(new long[] {(long) i << 54, -1})).isEqualTo(i);
            }
        }
        assertThat(sets.count()).isEqualTo(MANY);
    }

    @Test
    void anEqualRunBeginsWhereTheFirstOneDoes() {
        InternedRuns runs = new InternedRuns();
        assertThat(run(runs, 7, 8, 0)).isEqualTo(1);
        assertThat(run(runs, 9, 0)).isEqualTo(4);
        assertThat(run(runs, 7, 8, 0)).isEqualTo(1);
        assertThat(run(runs, 7, 0)).isEqualTo(6);
        assertThat(runs.all()).containsExactly(0, 7, 8, 0, 9, 0, 7, 0);
    }

    @Test
    void manyRunsAreFoundAgain() {
        InternedRuns runs = new InternedRuns();
        for (int round = 0; round < 2; round++) {
            for (int i = 0; i < MANY; i++) {
                assertThat(run(runs, i, i + 1, -i)).isEqualTo(1 + 3 * i);
            }
        }
        assertThat(runs.all()).hasSize(1 + 3 * MANY);
    }

    @Test
    void masksAgreeWithATableThatHasTheSameOrNothing() {
        BetweenMasks masks = new BetweenMasks();
        for (int cell = 0; cell < MANY; cell += 2) {
            masks.add(cell, cell + 1);
        }
        int[] table = new int[MANY];
        assertThat(masks.agrees(table)).isTrue();
        table[3] = 99;
        table[998] = 999;
        assertThat(masks.agrees(table)).isTrue();
        masks.enter(table);
        assertThat(table[0]).isEqualTo(1);
        assertThat(table[500]).isEqualTo(501);
        assertThat(table[3]).isEqualTo(99);
        assertThat(table[5]).isZero();
        table[500] = 1;
        assertThat(masks.agrees(table)).isFalse();
        masks.add(0, 77);
        masks.enter(table);
        assertThat(table[0]).as("the later counts").isEqualTo(77);
    }

    private static int run(InternedRuns runs, int... numbers) {
        for (int number : numbers) {
            runs.put(number);
        }
        return runs.end();
    }
}
