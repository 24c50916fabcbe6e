package org.dicechess.examples.webhost.live;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** What lists of games show. A game that has been shown is not read again until it changes. */
final class Rows {

    private static final int MOST = 5_000;

    /** A game that cannot be read, or is not there, is not looked for again until then. */
    private static final long REFUSED_MILLIS = 60_000;

    /** The list of open games is read again then, as they leave it after a week. */
    private static final long OPEN_MILLIS = 5_000;

    private static final Open NONE = new Open(List.of(), Long.MIN_VALUE);

    private final LongSupplier millis;
    private final Map<String, Row> rows = new LinkedHashMap<>(16, 0.75f, true);
    private Open open = NONE;
    private long changes;

    private record Row(Optional<Listed> shown, long until) {}

    private record Open(List<String> ids, long until) {}

    Rows(LongSupplier millis) {
        this.millis = millis;
    }

    /** Notes a game as it is now. */
    synchronized void put(Listed game) {
        put(game.id(), new Row(Optional.of(game), Long.MAX_VALUE));
    }

    private void put(String id, Row row) {
        rows.put(id, row);
        if (rows.size() > MOST) {
            rows.remove(rows.keySet().iterator().next()); // the one that nobody has asked for for longest
        }
    }

    /** Notes that nobody knows how a game is now. */
    synchronized void forget(String id) {
        rows.remove(id);
    }

    /** Returns the row of a game; the function reads it if it is not known, and notes it if it is there. */
    Optional<Listed> of(String id, Function<String, Optional<Listed>> read) {
        Optional<Row> known = known(id);
        return known.isPresent() ? known.get().shown : refused(id, read.apply(id));
    }

    private synchronized Optional<Row> known(String id) {
        return Optional.ofNullable(rows.get(id)).filter(row -> millis.getAsLong() < row.until);
    }

    private synchronized Optional<Listed> refused(String id, Optional<Listed> read) {
        if (read.isEmpty() && known(id).isEmpty()) { // else it has been made meanwhile
            put(id, new Row(read, millis.getAsLong() + REFUSED_MILLIS));
        }
        return read;
    }

    /** Notes that the store has another list of games that wait for a player. */
    synchronized void openChanged() {
        changes++;
        open = NONE;
    }

    /** Returns the ids of the games that wait for a player; the supplier reads them if they are not known. */
    List<String> open(Supplier<List<String>> read) {
        long seen = changes();
        long now = millis.getAsLong();
        return known(now).orElseGet(() -> keep(new Open(read.get(), now + OPEN_MILLIS), seen));
    }

    private synchronized long changes() {
        return changes;
    }

    private synchronized Optional<List<String>> known(long now) {
        return Optional.of(open).filter(kept -> now < kept.until).map(Open::ids);
    }

    /** A list that was read while a game changed may lack it. */
    private synchronized List<String> keep(Open fresh, long seen) {
        open = seen == changes ? fresh : NONE;
        return fresh.ids;
    }
}
