package org.dicechess.examples.webhost.live;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The games in memory. Together they hold a bounded number of bytes: those that nobody has asked for longest go. What
 * they hold is a running sum, so that a question for one game costs the same however many others there are.
 */
final class Memory {

    /** So much of the bytes is left when games have been let go, so that this does not happen at each question. */
    private static final double ROOM = 0.8;

    private final long mostBytes;
    private final Rows rows;
    private final AtomicLong questions = new AtomicLong();

    /** The sum changes with the map alone, in the functions that the map runs for one game at a time. */
    private final AtomicLong sum = new AtomicLong();

    private final Map<String, Held> games = new ConcurrentHashMap<>();

    /** A game, and as how many bytes it stands in the sum. */
    private record Held(LiveGame game, long bytes) {}

    /**
     * Makes an empty memory.
     *
     * @param mostBytes how many bytes the games may hold, about; the one that was asked for last always stays
     * @param rows what lists show of games, which may be wrong for a game that has gone
     */
    Memory(long mostBytes, Rows rows) {
        this.mostBytes = mostBytes;
        this.rows = rows;
    }

    /** Returns a game; the function reads it if it is not here. */
    LiveGame game(String id, Function<String, LiveGame> read) {
        return keep(games.compute(id, (key, held) -> isHere(held) ? held : counted(held, read.apply(key))).game);
    }

    private static boolean isHere(Held held) {
        return held != null && !held.game.isGone();
    }

    /** Notes a new game. */
    void add(LiveGame game) {
        games.compute(game.row().id(), (key, held) -> counted(held, game));
        keep(game);
    }

    private Held counted(Held before, LiveGame game) {
        Held now = new Held(game, game.bytes());
        sum.addAndGet(now.bytes - (before == null ? 0 : before.bytes));
        return now;
    }

    /** Notes that a game holds more or fewer bytes than before. */
    void changed(LiveGame game) {
        games.computeIfPresent(game.row().id(), (key, held) -> held.game == game ? counted(held, game) : held);
    }

    /** Lets a game go; one that has been read anew stays. */
    void remove(LiveGame game) {
        games.computeIfPresent(game.row().id(), (key, held) -> held.game == game ? uncounted(held) : held);
    }

    private Held uncounted(Held held) {
        sum.addAndGet(-held.bytes);
        return null;
    }

    /** Notes that somebody asks for a game, and lets others go while all together hold too many bytes. */
    private LiveGame keep(LiveGame game) {
        game.asked(questions.incrementAndGet());
        if (bytes() > mostBytes) {
            List<LiveGame> oldest = games.values().stream()
                    .map(Held::game)
                    .filter(other -> other != game)
                    .sorted(Comparator.comparingLong(LiveGame::asked))
                    .toList();
            letGo(oldest, this::retire);
            letGo(oldest, this::interrupt);
        }
        return game;
    }

    private void letGo(List<LiveGame> oldest, Predicate<LiveGame> way) {
        for (LiveGame game : oldest) {
            if (bytes() > mostBytes * ROOM && way.test(game)) {
                remove(game);
            }
        }
    }

    /** Lets a game go that people watch: their streams end, and the game is read anew when they come again. */
    private boolean interrupt(LiveGame game) {
        if (!game.isGone()) {
            game.drop();
            rows.forget(game.row().id());
        }
        return true;
    }

    /** The time of a game that is not in memory may run out unseen, so a list has to read it again. */
    private boolean retire(LiveGame game) {
        boolean retired = game.retire();
        if (retired && !game.row().clock().equals("none")) {
            rows.forget(game.row().id());
        }
        return retired;
    }

    /** Returns about how many bytes the games hold. */
    long bytes() {
        return sum.get();
    }

    /** Does something with each game. */
    void forEach(Consumer<LiveGame> act) {
        games.values().forEach(held -> act.accept(held.game));
    }

    /** Returns whether a game is in memory and like this. */
    boolean has(String id, Predicate<LiveGame> like) {
        Held held = games.get(id);
        return held != null && like.test(held.game);
    }
}
