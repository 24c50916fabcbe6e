package org.dicechess.examples.webhost.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import org.dicechess.Variant;
import org.dicechess.examples.webhost.game.Entry;
import org.dicechess.examples.webhost.game.Entry.Kind;
import org.dicechess.examples.webhost.game.Refusal;
import org.dicechess.examples.webhost.game.Shelf;
import org.dicechess.examples.webhost.game.Table;
import org.dicechess.examples.webhost.store.GameRow;
import org.dicechess.fair.Party;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The running sum of bytes is that of the games in memory, whatever has happened to them. */
@Tag("long")
class MemoryTest {

    private static final int GAMES = 20;
    private static final int ACTS = 4_000;
    private static final Variant CHESS =
            new Shelf(Optional.empty()).load("chess", Map.of()).variant();

    private final AtomicLong failing = new AtomicLong();
    private final Memory memory = new Memory(GAMES * 10_000L, new Rows(System::currentTimeMillis));
    private final LiveGame.Host host = new LiveGame.Host() {
        @Override
        public void append(LiveGame game, List<Entry> entries) {
            if (failing.incrementAndGet() % 50 == 0) {
                memory.remove(game);
                throw new IllegalStateException("the store fails");
            }
        }

        @Override
        public byte[] masterKey() {
            return new byte[32];
        }

        @Override
        public void changed(LiveGame game) {
            memory.changed(game);
        }

        @Override
        public long abandonedAfter() {
            return 1_000;
        }

        @Override
        public int mostEvents() {
            return 100;
        }
    };

    private LiveGame read(String id) {
        GameRow row = new GameRow(id, "chess", Map.of(), CHESS.rulesHash(), "", "none", true, 0);
        List<Entry> seats = List.of(
                new Entry(1, Kind.JOIN, Party.WHITE, "hash Anna", "", 0),
                new Entry(2, Kind.JOIN, Party.BLACK, "hash Ben", "", 0));
        return new LiveGame(row, Table.begin(CHESS, id, new byte[32]), host, seats);
    }

    private void act(Random random) {
        String id = "game" + random.nextInt(GAMES);
        LiveGame game = memory.game(id, this::read);
        switch (random.nextInt(12)) {
            case 0 -> memory.remove(game);
            case 1 -> game.drop();
            case 2 -> memory.add(read(id));
            case 3 -> game.watch(() -> {});
            default -> play(game, random);
        }
    }

    private static void play(LiveGame game, Random random) {
        Command command = new Command("key-" + random.nextLong(), game.version(), "offer-draw", "");
        try {
            game.play(random.nextBoolean() ? Party.WHITE : Party.BLACK, command, 0);
        } catch (Refusal | IllegalStateException refused) {
            // Somebody else was first, or the store has failed.
        }
    }

    @Test
    void theSumIsThatOfTheGames() {
        List<CompletableFuture<Void>> threads = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Random random = new Random(i);
            threads.add(CompletableFuture.runAsync(() -> {
                for (int act = 0; act < ACTS; act++) {
                    act(random);
                }
            }));
        }
        threads.forEach(CompletableFuture::join);
        AtomicLong all = new AtomicLong();
        memory.forEach(game -> all.addAndGet(game.bytes()));
        assertThat(memory.bytes()).isEqualTo(all.get()).isPositive().isLessThan(GAMES * 11_000L);
        memory.forEach(memory::remove);
        assertThat(memory.bytes()).isZero();
    }
}
