package org.dicechess.examples.webhost.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.dicechess.Color;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.examples.board.View;
import org.dicechess.examples.webhost.game.Shelf;
import org.dicechess.examples.webhost.store.Store;
import org.dicechess.fair.FairHash;
import org.dicechess.fair.Party;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What games hold in memory, measured after all garbage is gone: never more than the estimate. */
@Tag("long")
class BytesTest {

    private static final Shelf SHELF = new Shelf(Optional.of(Path.of("packs")));
    private static final View.Look DRAWN = new View.Look(Color.WHITE, false, true);

    private static final int MOST_TIMES = 3;

    /** What the last measurement has found beyond the estimate. */
    private final List<String> wrong = new ArrayList<>();

    @TempDir
    Path folder;

    private final Random random = new Random(5);
    private int keys;

    private String key() {
        return "%064d".formatted(++keys);
    }

    private void share(LiveGame game, Party by, boolean seed) {
        byte[] value = new byte[16];
        String hash = FairHash.commitment(game.table().play().dice().terms(), by, value);
        String text = seed ? HexFormat.of().formatHex(value) : hash;
        game.play(by, new Command(key(), game.version(), seed ? "seed" : "commit", text), 0);
    }

    /** Plays at random as long as the rules let it go on, up to so many entries. */
    private void play(LiveGame game, int entries) {
        for (boolean seed : game.table().play().rolls() ? new boolean[] {false, true} : new boolean[0]) {
            share(game, Party.WHITE, seed);
            share(game, Party.BLACK, seed);
        }
        while (game.version() < entries && game.table().play().game().node() instanceof Node.Decision decision) {
            List<Event> events = decision.events();
            String text = events.get(random.nextInt(events.size())).text();
            game.play(Party.of(decision.player()), new Command(key(), game.version(), "play", text), 0);
        }
    }

    /** Waits until what other tests have left behind is gone: two measurements agree. */
    private static long used() {
        long before = Long.MAX_VALUE;
        long now = collected();
        for (int i = 0; i < 20 && Math.abs(before - now) > 10_000; i++) {
            before = now;
            now = collected();
        }
        return now;
    }

    private static long collected() {
        System.gc();
        LockSupport.parkNanos(50_000_000);
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    private String begin(Games games, String variant) {
        Form form = new Form(variant, Map.of(), "Anna", "white", "person", "none", true, null);
        String id = games.create(form, "here").game();
        games.join(id, "Ben", Optional.empty());
        return id;
    }

    private static void look(LiveGame game) {
        for (Party side : List.of(Party.WHITE, Party.BLACK)) {
            game.state(Optional.of(side), Optional.empty(), DRAWN, 0);
        }
    }

    private Games games(Store store) {
        return new Games(SHELF, store, new Computers(), 1_000, 10, 100, new Pulse(), Long.MAX_VALUE / 2);
    }

    /**
     * Adds what does not fit the estimate. The first game stands before the others, so that what all games share is not
     * counted.
     */
    private void measure(String what, Games games, List<String> ids, Consumer<LiveGame> act) {
        act.accept(games.game(ids.get(0)));
        long estimated = games.bytes();
        long before = used();
        List<String> others = ids.subList(1, ids.size());
        others.forEach(id -> act.accept(games.game(id)));
        long each = (used() - before) / others.size();
        estimated = (games.bytes() - estimated) / others.size();
        String told = what + ": " + each + " bytes, estimated " + estimated;
        System.out.println(told);
        if (each < estimated / 3 || each > estimated) {
            wrong.add(told);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"chess", "dice-chess"})
    void theEstimateIsNeverLess(String variant) {
        // Both are measured in the same way; each asks for dozens of whole collections.
        check(variant, 20, 300);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "d4-d6-chess",
                "grand-dice-chess",
                "dice-chess-three",
                "chess-2016",
                "chess-56",
                "d4-d6-chess-rinoceronte",
                "glinski-chess",
                "crater-dice-chess",
                "chess960"
            })
    void theEstimateIsNeverLessWhateverIsPlayed(String variant) {
        check(variant, 20, 200);
        check(variant, 40, 30);
    }

    /** What the threads of other tests have disturbed is measured again. */
    private void check(String variant, int number, int entries) {
        for (int again = 0; again == 0 || again < MOST_TIMES && !wrong.isEmpty(); again++) {
            wrong.clear();
            measure(variant, number, entries, folder.resolve("games" + entries + "-" + again + ".db"));
        }
        assertThat(wrong).isEmpty();
    }

    private void measure(String variant, int number, int entries, Path file) {
        String url = "jdbc:sqlite:" + file;
        List<String> ids = new ArrayList<>();
        // All of them stay until the end, so that nothing of one goes while another one is measured.
        try (Store store = new Store(url);
                Games played = games(store);
                Games read = games(store);
                Games seen = games(store)) {
            for (int i = 0; i <= number; i++) {
                ids.add(begin(played, variant));
            }
            measure(variant + ", played to " + entries + " entries", played, ids, game -> play(game, entries));
            measure(variant + ", read", read, ids, game -> {});
            measure(variant + ", read and looked at", seen, ids, BytesTest::look);
            assertThat(played.bytes()).isPositive();
        }
    }
}
