package org.dicechess.rules.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BitSelectTest {

    @ParameterizedTest
    @ValueSource(longs = {1, -1, Long.MIN_VALUE, 0x8000000000000001L, 0xFF00000000000000L, 0x00FF00FF00FF00FFL, 6})
    void findsEachBit(long bits) {
        int number = 0;
        for (int place : BitSet.valueOf(new long[] {bits}).stream().toArray()) {
            assertThat(BitSelect.place(bits, number++)).as("%x", bits).isEqualTo(place);
        }
    }

    @Test
    void findsEachBitOfRandomSets() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 2000; i++) {
            findsEachBit(i % 2 == 0 ? random.nextLong() : random.nextLong() & random.nextLong() & random.nextLong());
        }
    }
}
