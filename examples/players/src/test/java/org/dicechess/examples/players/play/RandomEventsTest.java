package org.dicechess.examples.players.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.dicechess.Cursor;
import org.dicechess.examples.players.Games;
import org.junit.jupiter.api.Test;

class RandomEventsTest {

    /** In chess each event is a turn. */
    @Test
    void turnsOfBothSidesCount() {
        Cursor cursor = Games.load("chess").start().cursor();
        RandomEvents random = new RandomEvents(new SplittableRandom(1));
        for (int turns = 0; turns < 5; turns++) {
            assertThat(RandomEvents.turns(cursor)).isEqualTo(turns);
            cursor.play(random.next(cursor));
        }
    }
}
