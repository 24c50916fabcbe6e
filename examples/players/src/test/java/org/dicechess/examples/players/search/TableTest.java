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

    /** All keys share the four entries of a table with four. */
    @Test
    void theShallowestEntryGivesWay() {
        Table table = new Table(2);
        for (int key = 1; key <= 4; key++) {
            table.put(key, key == 3 ? 1 : 5, 0.5, -1, 1, key);
        }
        table.put(9, 2, 0.25, -1, 1, 9);
        assertThat(table.find(3)).isNegative();
        assertThat(table.event(table.find(1))).isEqualTo(1);
        assertThat(table.event(table.find(9))).isEqualTo(9);
    }

    @Test
    void anEntryOfAnEarlierSearchGivesWayFirst() {
        Table table = new Table(2);
        table.put(1, 6, 0.5, -1, 1, 1);
        table.age();
        for (int key = 2; key <= 4; key++) {
            table.put(key, 3, 0.5, -1, 1, key);
        }
        table.put(9, 2, 0.25, -1, 1, 9);
        assertThat(table.find(1)).isNegative();
        assertThat(table.find(2)).isNotNegative();
    }

    @Test
    void aBoundSettlesOnlyWhatItBounds() {
        Table table = new Table(4);
        table.put(1, 3, 0.5, 0.1, 0.4, 7);
        int at = table.find(1);
        assertThat(table.settles(at, 3, 0.1, 0.5)).isTrue();
        assertThat(table.settles(at, 3, 0.1, 0.6)).isFalse();
        assertThat(table.settles(at, 2, 0.1, 0.5)).isFalse();
        assertThat(table.settlesDeeper(at, 2, 0.1, 0.5)).isTrue();
        assertThat(table.settlesDeeper(at, 4, 0.1, 0.5)).isFalse();
    }

    /** Else the way to a win might never get shorter. */
    @Test
    void aWinCountsAtItsOwnDepthOnly() {
        Table table = new Table(4);
        table.put(1, 3, 1, -1, 1, 7);
        assertThat(table.settlesDeeper(table.find(1), 3, -1, 1)).isTrue();
        assertThat(table.settlesDeeper(table.find(1), 2, -1, 1)).isFalse();
    }
}
