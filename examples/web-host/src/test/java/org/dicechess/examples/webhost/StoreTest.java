package org.dicechess.examples.webhost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import org.dicechess.examples.webhost.game.Entry;
import org.dicechess.examples.webhost.game.Entry.Kind;
import org.dicechess.examples.webhost.store.GameRow;
import org.dicechess.examples.webhost.store.Store;
import org.dicechess.examples.webhost.store.StoreException;
import org.dicechess.fair.Party;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a store keeps; with the property {@code dicechess.postgres} the store of that URL. */
class StoreTest {

    @TempDir
    Path folder;

    private String url() {
        return System.getProperty("dicechess.postgres", "jdbc:sqlite:" + folder.resolve("games.db"));
    }

    private static GameRow row(String id) {
        return new GameRow(id, "chess", Map.of("draws", "late"), "0".repeat(64), "", "none", true, 1_000);
    }

    private static Entry entry(int version, Kind kind, String text) {
        return new Entry(version, kind, Party.WHITE, text, "key-" + version, 1_000 + version);
    }

    private static String id() {
        return UUID.randomUUID().toString();
    }

    @Test
    void gamesAndEntriesAreThereAfterAReopening() {
        String id = id();
        List<Entry> entries = List.of(entry(1, Kind.JOIN, "hash Anna \u00e9\u4e2d"), entry(2, Kind.PLAY, "e2e4"));
        byte[] key;
        try (Store store = new Store(url())) {
            store.create(row(id), entries.subList(0, 1));
            store.append(id, entries.subList(1, 2));
            key = store.masterKey();
        }
        try (Store store = new Store(url())) {
            assertThat(store.game(id)).contains(row(id));
            assertThat(store.entries(id)).isEqualTo(entries);
            assertThat(store.masterKey()).isEqualTo(key).hasSize(32);
            assertThat(store.game(id())).isEmpty();
        }
    }

    @Test
    void aVersionIsThereOnceAndNothingIsWrittenByHalf() {
        String id = id();
        try (Store store = new Store(url())) {
            store.create(row(id), List.of(entry(1, Kind.JOIN, "hash Anna"), entry(2, Kind.PLAY, "e2e4")));
            List<Entry> before = store.entries(id);
            assertThatThrownBy(() ->
                            store.append(id, List.of(entry(3, Kind.PLAY, "e7e5"), entry(2, Kind.PLAY, "d7d5"))))
                    .isInstanceOf(StoreException.class);
            assertThat(store.entries(id)).isEqualTo(before);
            store.append(id, List.of(entry(3, Kind.PLAY, "e7e5")));
            assertThat(store.entries(id)).hasSize(3);
        }
    }

    /** The game that follows is there with the entry that begins it, or neither is. */
    @Test
    void aRematchIsWrittenAsAWhole() {
        String id = id();
        String next = id();
        List<Entry> seats = List.of(entry(1, Kind.JOIN, "hash Anna"));
        List<Entry> begins = List.of(entry(2, Kind.ACCEPT_REMATCH, ""));
        try (Store store = new Store(url())) {
            store.create(row(id), seats);
            assertThatThrownBy(() -> store.append(id, begins, row(id), seats)).isInstanceOf(StoreException.class);
            assertThat(store.entries(id)).isEqualTo(seats);
            store.append(id, begins, row(next), seats);
            assertThat(store.entries(id)).hasSize(2);
            assertThat(store.game(next)).contains(row(next));
            assertThat(store.entries(next)).isEqualTo(seats);
        }
    }

    /** A write that fails beside others fails alone. */
    @Test
    void manyWritersDoNotDisturbEachOther() {
        String id = id();
        try (Store store = new Store(url())) {
            store.create(row(id), List.of(entry(1, Kind.JOIN, "hash Anna")));
            List<String> failed = new ArrayList<>();
            IntStream.range(0, 40).parallel().forEach(i -> {
                String game = id();
                store.create(row(game), List.of(entry(1, Kind.JOIN, "hash Ben")));
                try {
                    store.append(i % 4 == 0 ? id : game, List.of(entry(i % 4 == 0 ? 1 : 2, Kind.PLAY, "e2e4")));
                } catch (StoreException twice) {
                    synchronized (failed) {
                        failed.add(game);
                    }
                }
            });
            assertThat(failed).hasSize(10);
            assertThat(store.entries(id)).hasSize(1);
        }
    }

    @Test
    void openGamesAreListedUntilTheyHaveTwoPlayers() {
        String id = id();
        try (Store store = new Store(url())) {
            store.create(row(id), List.of(entry(1, Kind.JOIN, "hash Anna")));
            assertThat(store.open(0, "")).extracting(GameRow::id).contains(id);
            assertThat(store.open(2_000, "")).extracting(GameRow::id).doesNotContain(id);
            store.append(id, List.of(entry(2, Kind.JOIN, "hash Ben")));
            assertThat(store.open(0, "")).extracting(GameRow::id).doesNotContain(id);
        }
    }

    @Test
    void filesOfPacksAreKeptOnce() {
        Map<String, byte[]> files = Map.of("a/variant.yaml", id().getBytes(StandardCharsets.UTF_8));
        try (Store store = new Store(url())) {
            String hash = store.keep(files);
            assertThat(store.keep(files)).isEqualTo(hash).hasSize(64);
            assertThat(store.files(hash)).containsOnlyKeys("a/variant.yaml");
            assertThat(store.files(hash).get("a/variant.yaml")).isEqualTo(files.get("a/variant.yaml"));
            assertThat(store.keep(Map.of())).isEmpty();
        }
    }
}
