package org.dicechess.examples.benchmarks;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Move;
import org.dicechess.Position;
import org.dicechess.Square;
import org.dicechess.Variant;

/** Positions from random games, one from each game. */
final class Middlegames {

    private static final int EARLIEST = 20;
    private static final int LATEST = 60;

    private final RandomPlay play;
    private final Cursor cursor;
    private final int[] events;
    private final SplittableRandom random;

    Middlegames(Variant variant, long seed) {
        this.cursor = variant.start().cursor();
        this.play = new RandomPlay(cursor);
        this.events = new int[variant.eventBound()];
        this.random = new SplittableRandom(seed);
    }

    /** Returns positions of d4 d6 chess, whose leaves are counted first. */
    static Middlegames ofD4D6Chess(long seed) {
        return new Middlegames(KnownCounts.confirmed(Definitions.bundled().load("d4-d6-chess")), seed);
    }

    /**
     * Returns this many different positions in which a turn begins, 20 to 60 turns from the start, each with its own
     * cursor.
     */
    Cursor[] turns(int number) {
        Set<Position> found = new LinkedHashSet<>();
        while (found.size() < number) {
            play.begin(random.nextLong());
            if (goes(random.nextInt(EARLIEST, LATEST + 1)) && begins()) {
                found.add(cursor.position());
            }
        }
        return cursors(found);
    }

    /**
     * Returns, for each kind of selected piece, this many different positions with a roll, mixed, 20 to 60 turns from
     * the start, each with its own cursor.
     */
    Cursor[] gather(int kinds, int each) {
        Set<Position> found = new LinkedHashSet<>();
        Map<String, Integer> ofKind = new HashMap<>();
        while (found.size() < kinds * each) {
            play.begin(random.nextLong());
            if (goes(random.nextInt(EARLIEST, LATEST + 1)) && throwsDice()) {
                String kind = kind();
                if (ofKind.getOrDefault(kind, 0) < each && found.add(cursor.position())) {
                    ofKind.merge(kind, 1, Integer::sum);
                }
            }
        }
        return cursors(found);
    }

    private static Cursor[] cursors(Set<Position> positions) {
        return positions.stream().map(Position::cursor).toArray(Cursor[]::new);
    }

    private boolean begins() {
        return cursor.kind() == Cursor.Kind.DECISION && cursor.position().beginsTurn();
    }

    /** Plays this many turns, and returns whether the game goes on. */
    private boolean goes(int turns) {
        int left = turns;
        while (left > 0) {
            Color mover = cursor.turn();
            if (play.next() == Cursor.Kind.END) {
                return false;
            }
            left -= cursor.turn() == mover ? 0 : 1;
        }
        return true;
    }

    /** Plays until the next roll, and returns whether it came. */
    private boolean throwsDice() {
        Cursor.Kind kind = play.next();
        while (kind == Cursor.Kind.DECISION) {
            kind = play.next();
        }
        return kind == Cursor.Kind.CHANCE;
    }

    /** Returns the kind of the selected piece. */
    private String kind() {
        cursor.list(events, 0);
        Square from = ((Move) cursor.event(events[0])).from().orElseThrow();
        return cursor.position().board().at(from).orElseThrow().type().name();
    }
}
