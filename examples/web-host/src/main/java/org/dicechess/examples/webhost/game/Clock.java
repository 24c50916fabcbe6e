package org.dicechess.examples.webhost.game;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.dicechess.Color;

/**
 * The time of both players. It runs while the game waits for them, whether or not they are connected, so that going
 * away and coming back changes nothing.
 */
public final class Clock {

    private final Pace pace;
    private final Map<Color, Long> left = new EnumMap<>(Color.class);
    private Optional<Color> runs = Optional.empty();
    private long since;

    /** Who has been asked in this turn, and since when. */
    private Optional<Color> asked = Optional.empty();

    private long askedSince;

    /**
     * How much time players have.
     *
     * @param bank milliseconds at the start; 0 for a game without a clock
     * @param increment milliseconds that each turn adds
     * @param renewed whether each turn has the whole bank anew, as in play over days
     */
    public record Pace(long bank, long increment, boolean renewed) {

        private static final long SECOND = 1_000;
        private static final int MOST = 100 * 24 * 3_600;

        /**
         * Reads {@code none}, {@code SECONDS+INCREMENT} or {@code SECONDS/turn}.
         *
         * @throws Refusal if the text is none of them
         */
        public static Pace of(String text) {
            if (text.equals("none")) {
                return new Pace(0, 0, false);
            }
            if (!text.matches("[1-9][0-9]{0,6}(/turn|\\+[0-9]{1,4})")) {
                throw new Refusal(422, "no-clock", "a clock is none, SECONDS+INCREMENT or SECONDS/turn");
            }
            String[] parts = text.split("[+/]");
            if (Long.parseLong(parts[0]) > MOST) {
                throw new Refusal(422, "no-clock", "a clock has at most " + MOST + " seconds");
            }
            boolean renewed = text.endsWith("/turn");
            return new Pace(
                    SECOND * Long.parseLong(parts[0]), renewed ? 0 : SECOND * Long.parseLong(parts[1]), renewed);
        }

        /** Returns whether there is a clock. */
        public boolean exists() {
            return bank > 0;
        }
    }

    /** Makes a clock that does not run yet. */
    public Clock(Pace pace) {
        this.pace = pace;
        for (Color side : Color.values()) {
            left.put(side, pace.bank);
        }
    }

    /** Notes that from this moment on the game waits for this player, or for nobody. A roll may stand between. */
    public void ask(Optional<Color> player, long now) {
        stop(now);
        if (player.isPresent() && !player.equals(asked)) {
            asked = player;
            askedSince = now;
        }
        runs = player;
    }

    /** A moment before the last one counts as the last one: a command may have come before the host could note it. */
    private void stop(long moment) {
        long now = Math.max(moment, since);
        runs.ifPresent(side -> left.merge(side, since - now, Long::sum));
        runs = Optional.empty();
        since = now;
    }

    /** Notes that the turn of a player is over: it gets what a turn adds, if it has been asked in this turn. */
    public void endTurn(Color player, long now) {
        if (asked.equals(Optional.of(player))) {
            endShare(player, now);
            left.merge(player, pace.increment, Long::sum);
        }
    }

    /** Notes that a player has given its share in the dice, which adds no time. */
    public void endShare(Color player, long now) {
        if (asked.equals(Optional.of(player))) {
            stop(now);
            asked = Optional.empty();
            left.computeIfPresent(player, (side, rest) -> pace.renewed ? pace.bank : rest);
        }
    }

    /**
     * Notes that the game has gone back: who has been asked loses the time that has passed, gets no increment, and will
     * have its time for a turn anew.
     */
    public void goBack(long now) {
        asked.ifPresent(player -> endShare(player, now));
    }

    /** Returns the milliseconds that a player has left. */
    public long left(Color side, long now) {
        return left.get(side) - (runs.equals(Optional.of(side)) ? Math.max(0, now - since) : 0);
    }

    /** Returns whose time has run out; empty if nobody's has. */
    public Optional<Color> fallen(long now) {
        return pace.exists() ? runs.filter(side -> left(side, now) <= 0) : Optional.empty();
    }

    /** Returns for how many milliseconds the player who is asked has been asked without an end of its turn. */
    public long waited(long now) {
        return runs.isEmpty() ? 0 : now - askedSince;
    }

    /** Returns how much time players have. */
    public Pace pace() {
        return pace;
    }
}
