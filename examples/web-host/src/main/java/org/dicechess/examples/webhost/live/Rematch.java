package org.dicechess.examples.webhost.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.dicechess.examples.webhost.game.Entry;
import org.dicechess.examples.webhost.game.Entry.Kind;
import org.dicechess.examples.webhost.store.GameRow;
import org.dicechess.fair.Party;

/**
 * The game that follows another one: the same rules, options and clock, the same players with the same tokens on the
 * other sides. Its id is another one, so its dice have another secret and other seeds.
 *
 * @param row what is fixed
 * @param seats the first entries
 */
record Rematch(GameRow row, List<Entry> seats) {

    /** Returns the id of the rematch of a game. */
    static String id(String game) {
        return Seat.hash("rematch " + game).substring(0, Games.ID_LENGTH);
    }

    /** Returns the rematch of a game that is over. */
    static Rematch of(GameRow over, Map<Party, Seat> seats, long now) {
        GameRow row = new GameRow(
                id(over.id()), over.variant(), over.options(), over.rules(), over.pack(), over.clock(), false, now);
        List<Entry> entries = new ArrayList<>();
        for (Party side : List.of(Party.WHITE, Party.BLACK)) {
            String player = seats.get(LiveGame.opponent(side)).text();
            entries.add(new Entry(entries.size() + 1, Kind.JOIN, side, player, "", now));
        }
        return new Rematch(row, entries);
    }
}
