package org.dicechess.specs.walks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.dicechess.Cursor;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.rules.play.PlayVariant;
import org.dicechess.rules.table.Tables;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** When no room is left for path sets, walks are searched. Games then list the same events in the same order. */
@Tag("long")
class SearchedWalksTest {

    private static final int GAMES = 40;
    private static final int EVENTS = 150;

    private static final String GAME = """
            format: 1
            id: %s
            name: Walkers
            board: {files: 12, ranks: 12}
            areas: {whole: [all], edge: [a1-l1, a12-l12]}
            dice: {d5: {faces: 5}}
            pieces:
              a: {symbol: A, walk: {dice: d5, in: whole, step: W}}
              b: {symbol: B, walk: {dice: d5, in: whole, step: F}}
              c: {symbol: C, walk: {dice: d5, in: whole, step: mWcF}}
              d: {symbol: D, walk: {dice: d5, in: whole, one-of: [{step: W, rolls: 1-4}, {step: mF, rolls: 2-5}]}}
              e: {symbol: E, walk: {dice: d5, in: whole, step: WF}}
              f: {symbol: F, walk: {dice: d5, in: whole, step: WFcN}}
            turn: [choose, {roll: chosen}, walk]
            endings: {}
            setup: abcdef6/dcba8/abcd8/12/12/12/12/12/12/ABCD8/DCBA8/ABCDEF6 w - - 0 1
            """;

    @TempDir
    private Path folder;

    @Test
    void gamesAreTheSameWhetherWalksAreKeptOrSearched() throws IOException {
        Variant kept = load("kept");
        Variant searched = load("searched");
        fill(((PlayVariant) searched).tables());
        assertThat(games(searched)).isEqualTo(games(kept));
        assertThat(isSearched(((PlayVariant) kept).tables())).isFalse();
        assertThat(isSearched(((PlayVariant) searched).tables())).isTrue();
    }

    /** Asks for long walks until there is no room for short ones. */
    private static void fill(Tables tables) {
        for (int square = 0;
                !tables.walks.sets(2, 5, 2, square, (visited, paths) -> {}).searched();
                square++) {
            for (int code = 1; code <= tables.codes.count(); code++) {
                tables.walks.sets(code, 5, 4, square, (visited, paths) -> {});
                tables.walks.sets(code, 5, 3, square, (visited, paths) -> {});
            }
        }
    }

    /** Returns whether the walks of one step from an empty corner, for which no game has asked, are searched. */
    private static boolean isSearched(Tables tables) {
        return tables.walks
                .sets(1, 5, 1, tables.squares - 1, (visited, paths) -> {})
                .searched();
    }

    /** Returns the keys of all positions of some games. */
    private static List<List<Long>> games(Variant variant) {
        List<List<Long>> games = new ArrayList<>();
        int[] events = new int[variant.eventBound()];
        for (int seed = 0; seed < GAMES; seed++) {
            Random choice = new Random(seed);
            Cursor cursor = variant.start().cursor();
            List<Long> keys = new ArrayList<>();
            while (cursor.depth() < EVENTS && cursor.kind() != Cursor.Kind.END) {
                cursor.play(events[choice.nextInt(cursor.list(events, 0))]);
                keys.add(cursor.key());
            }
            games.add(keys);
        }
        return games;
    }

    private Variant load(String id) throws IOException {
        return Loader.create().load(Files.writeString(folder.resolve(id + ".yaml"), GAME.formatted(id)));
    }
}
