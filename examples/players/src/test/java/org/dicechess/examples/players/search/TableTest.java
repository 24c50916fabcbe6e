package org.dicechess.examples.players.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TableTest {

    /** The keys 0 and 1 have other indexes; a second entry of a key takes the place of the first. */
    @Test
    void itTellsHowFullItIs() {
        Table table = new Table(2);
        assertThat(table.permille()).isZero();
        table.put(0, 1, 0.5, -1, 1, 7);
        table.put(0, 2, 0.5, -1, 1, 7);
        assertThat(table.permille()).isEqualTo(250);
        table.put(1, 1, 0.5, -1, 1, 7);
        assertThat(table.permille()).isEqualTo(500);
    }
}
