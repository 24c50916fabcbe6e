package org.dicechess;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * The history of a game: its positions, the events between them, and how often each position has occurred. Immutable
 * and thread-safe. Games with a common past share it: the first game that continues from there writes into the same
 * arrays.
 *
 * <p>A past keeps little for each event. It stores copies of positions and moves without their lists of events, and
 * hands out fresh copies, so that no list stays reachable. Hash tables of 64 positions each find equal positions.
 */
final class GamePast implements Recurrence {

    private static final int ROOM = 64;
    private static final int SLOTS = 2 * ROOM;
    private static final int GOLDEN = 0x9E37_79B9;

    private final Part part;

    /** The number of moments of the part that belong to this past, at least 1. */
    private final int size;

    private GamePast(Part part, int size) {
        this.part = part;
        this.size = size;
    }

    /** Returns the past of a game that begins in this position. */
    static GamePast of(Position start) {
        Part part = new Part(Optional.empty(), Repeating.of(start.variant()));
        part.write(Optional.empty(), start, Optional.empty());
        return new GamePast(part, 1);
    }

    /** Returns this past with one more event and the position that it leads to. */
    GamePast and(Event event, Position position) {
        Event kept = own(event, part.positions[size - 1]);
        synchronized (part) {
            if (part.filled == size && size < ROOM) {
                part.write(Optional.of(kept), position, Optional.of(this));
                return new GamePast(part, size + 1);
            }
        }
        Part next = size < ROOM ? part.copy(size) : new Part(Optional.of(this), part.repeating);
        next.write(Optional.of(kept), position, Optional.of(this));
        return new GamePast(next, next.filled);
    }

    /** Returns the past without the last event; empty at the start. */
    Optional<GamePast> before() {
        return size > 1 ? Optional.of(new GamePast(part, size - 1)) : part.before;
    }

    /** Returns the moves of the last turn in which a piece has moved, the first one first. */
    List<Move> lastMoves() {
        Deque<Move> moves = new ArrayDeque<>();
        Optional<GamePast> at = Optional.of(this);
        while (at.isPresent() && (moves.isEmpty() || !at.get().position().beginsTurn())) {
            if (at.get().last().orElse(null) instanceof Move move) {
                moves.addFirst(move);
            }
            at = at.get().before();
        }
        return List.copyOf(moves);
    }

    /** Returns the events of the turn in which the last event was, in their order. */
    List<Event> lastTurn() {
        Deque<Event> events = new ArrayDeque<>();
        Optional<GamePast> at = Optional.of(this);
        while (at.isPresent() && (events.isEmpty() || !at.get().position().beginsTurn())) {
            at.get().last().ifPresent(events::addFirst);
            at = at.get().before();
        }
        return List.copyOf(events);
    }

    /** Returns the last event; empty at the start. */
    Optional<Event> last() {
        return before().map(before -> own(part.events[size - 1], before.position()));
    }

    /** Returns the position in which the game began. */
    Position start() {
        return own(parts().get(0).part.positions[0]);
    }

    /** Returns the present position. */
    Position position() {
        return own(part.positions[size - 1]);
    }

    /**
     * Returns how often the present position has occurred, itself included; 0 where repetition cannot draw the game, as
     * nothing is counted there.
     */
    @Override
    public int occurrences() {
        return part.occurrences[size - 1];
    }

    /** Returns the number of events. */
    int length() {
        return part.first + size - 1;
    }

    /** Returns the positions from the start to the present one. */
    List<Position> positions() {
        List<Position> positions = new ArrayList<>(length() + 1);
        for (GamePast each : parts()) {
            for (int i = 0; i < each.size; i++) {
                positions.add(own(each.part.positions[i]));
            }
        }
        return List.copyOf(positions);
    }

    /** Returns the events in order. */
    List<Event> events() {
        List<Event> events = new ArrayList<>(length());
        Optional<Position> before = Optional.empty();
        for (GamePast each : parts()) {
            for (int i = 0; i < each.size; i++) {
                if (before.isPresent()) {
                    events.add(own(each.part.events[i], before.get()));
                }
                before = Optional.of(each.part.positions[i]);
            }
        }
        return List.copyOf(events);
    }

    /** Returns this past and the earlier ones that fill their parts, the earliest first. */
    private List<GamePast> parts() {
        List<GamePast> parts = new ArrayList<>();
        for (Optional<GamePast> each = Optional.of(this); each.isPresent(); each = each.get().part.before) {
            parts.add(each.get());
        }
        Collections.reverse(parts);
        return parts;
    }

    /** Returns whether a piece has moved in the turn that goes on here; moves before the past are not known. */
    private boolean hasMoved() {
        Optional<GamePast> at = Optional.of(this);
        while (at.isPresent() && !at.get().part.positions[at.get().size - 1].beginsTurn()) {
            if (at.get().part.events[at.get().size - 1] instanceof Move) {
                return true;
            }
            at = at.get().before();
        }
        return false;
    }

    /** Returns how often a position has occurred so far. */
    private int count(Position bare, int hash) {
        for (Optional<GamePast> each = Optional.of(this); each.isPresent(); each = each.get().part.before) {
            int count = each.get().part.count(bare, hash, each.get().size);
            if (count > 0) {
                return count;
            }
        }
        return 0;
    }

    /** Returns an equal position without a list of events. */
    private static Position own(Position position) {
        return position.ignoring();
    }

    /** Returns an equal event that has computed nothing. Rolls and selections need no copy, as they are small. */
    private static Event own(Event event, Position before) {
        return event instanceof Move ? before.listed(event) : event;
    }

    /** Returns whether the present position has occurred often enough for an ending by repetition. */
    boolean isRepeated() {
        return part.repeating.isEnough(occurrences());
    }

    @Override
    public List<Position> since(int times, int most) {
        int since = since(occurrences() - times + 1);
        List<Position> positions = new ArrayList<>();
        if (since >= 0 && length() - since < most) {
            Optional<GamePast> at = Optional.of(this);
            while (at.isPresent() && at.get().length() >= since) {
                positions.add(at.get().position());
                at = at.get().before();
            }
        }
        return List.copyOf(positions);
    }

    /** Returns after how many events the present position has occurred the time of this number; -1 if it has not. */
    private int since(int occurrence) {
        Position bare = bare(part.positions[size - 1]);
        int hash = bare.hashCode();
        int since = -1;
        Optional<GamePast> at = Optional.of(this);
        while (occurrence > 0 && since < 0 && at.isPresent()) {
            since = at.get().part.since(occurrence, bare, hash, at.get().size);
            at = at.get().part.before;
        }
        return since;
    }

    /** Returns the position as repetition compares it: without its counters. */
    Position bare(Position position) {
        return part.repeating.bare(position);
    }

    /** What a variant says about repetition, asked once for a game. */
    private record Repeating(int times, boolean judges, boolean passesCount, String[] counters) {

        static Repeating of(Variant variant) {
            return new Repeating(
                    variant.repetitions(),
                    variant.judgesRepetition(),
                    variant.repeatsByPasses(),
                    variant.counters().toArray(String[]::new));
        }

        /** Returns whether repetition may end the game. */
        boolean counts() {
            return times > 0 || judges;
        }

        boolean isEnough(int occurrences) {
            return judges ? occurrences > 1 : occurrences > 0 && occurrences >= times;
        }

        /** Returns whether the event has ended a turn without a move, and such a turn leads to no occurrence. */
        boolean ignores(Optional<Event> event, Optional<GamePast> past) {
            return !passesCount
                    && event.isPresent()
                    && (event.get() instanceof Pass || event.get() instanceof Choice)
                    && !past.orElseThrow().hasMoved();
        }

        Position bare(Position position) {
            return position.ignoring(counters);
        }
    }

    /** Up to 64 moments that several pasts share. A written moment never changes. */
    private static final class Part {

        private final Optional<GamePast> before;

        /** The number of earlier moments. */
        private final int first;

        private final Position[] positions = new Position[ROOM];

        /** The event that led to each position; null for the start. */
        private final Event[] events = new Event[ROOM];

        private final int[] occurrences = new int[ROOM];

        /**
         * The hash codes of the counted positions. The table {@code slots} holds their indices plus 1. Both are empty
         * where repetition draws no game.
         */
        private final int[] hashes;

        private final int[] slots;

        private final Repeating repeating;
        private int filled;

        Part(Optional<GamePast> before, Repeating repeating) {
            boolean counts = repeating.counts();
            this.before = before;
            this.repeating = repeating;
            this.hashes = new int[counts ? ROOM : 0];
            this.slots = new int[counts ? SLOTS : 0];
            this.first = before.isPresent() ? before.get().part.first + before.get().size : 0;
        }

        /** Returns a part with the first moments of this one, for a game that continues differently. */
        Part copy(int size) {
            Part copy = new Part(before, repeating);
            System.arraycopy(positions, 0, copy.positions, 0, size);
            System.arraycopy(events, 0, copy.events, 0, size);
            for (int at = 0; at < size; at++) {
                if (occurrences[at] > 0) {
                    copy.enter(hashes[at], at, occurrences[at]);
                }
            }
            copy.filled = size;
            return copy;
        }

        /** Appends a moment. */
        void write(Optional<Event> event, Position position, Optional<GamePast> past) {
            Position own = own(position);
            event.ifPresent(led -> events[filled] = led);
            positions[filled] = own;
            if (repeating.counts() && own.beginsTurn() && !repeating.ignores(event, past)) {
                Position bare = repeating.bare(own);
                int hash = bare.hashCode();
                enter(hash, filled, past.isPresent() ? 1 + past.get().count(bare, hash) : 1);
            }
            filled++;
        }

        private void enter(int hash, int at, int count) {
            int slot = slot(hash);
            while (slots[slot] != 0) {
                slot = slot + 1 & SLOTS - 1;
            }
            slots[slot] = at + 1;
            hashes[at] = hash;
            occurrences[at] = count;
        }

        /**
         * Returns the count stored with the last equal position among the first {@code size} moments; 0 if there is
         * none.
         */
        int count(Position bare, int hash, int size) {
            int count = 0;
            int slot = slot(hash);
            // Each slot is read once: a second look may see less than the first while another thread writes.
            int next = slots.length > 0 ? slots[slot] : 0;
            while (next != 0) {
                int at = next - 1;
                if (at < size
                        && hashes[at] == hash
                        && occurrences[at] > count
                        && repeating.bare(positions[at]).equals(bare)) {
                    count = occurrences[at];
                }
                slot = slot + 1 & SLOTS - 1;
                next = slots[slot];
            }
            return count;
        }

        /** Returns after how many events a position has occurred the time of this number; -1 if it has not here. */
        int since(int occurrence, Position bare, int hash, int size) {
            for (int at = 0; at < size; at++) {
                if (occurrences[at] == occurrence
                        && hashes[at] == hash
                        && repeating.bare(positions[at]).equals(bare)) {
                    return first + at;
                }
            }
            return -1;
        }

        private static int slot(int hash) {
            return hash * GOLDEN >>> Integer.numberOfLeadingZeros(SLOTS) + 1;
        }
    }
}
