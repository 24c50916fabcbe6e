package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;
import org.dicechess.spi.ConditionRule;
import org.dicechess.spi.EndRule;
import org.dicechess.spi.HookException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Hooks tell what is the case. All expected values are counted by hand. */
class HookedConditionsTest {

    private static final String GAME = """
            format: 1
            id: hooked
            name: Hooked
            board: {files: 3, ranks: 3}
            pieces:
              king: {symbol: K, move: K}
              rook: {symbol: R, move: R}
            turn: TURN
            endings: {lost: {when: none-left, pieces: king, result: loses}}
            setup: k2/3/1RK w - - 0 1
            """;

    private static final String TURN =
            "{when: {not: {hook: mine}}, then: {move: {}}, else: [{move: {kinds: rook}}, {move: {kinds: king}}]}";

    /** A rook of the side on turn stands on the middle file. */
    private static final ConditionRule MIDDLE =
            look -> look.squaresOf(look.side(), "rook").stream().anyMatch(square -> square.file() == 1);

    private static Loader with(Object hook) {
        return Loader.create().hook("mine", "1", hook);
    }

    private static byte[] game(String turn) {
        return GAME.replace("TURN", turn).getBytes(StandardCharsets.UTF_8);
    }

    private static Variant load(String turn, Object hook) {
        return with(hook).load("hooked.yaml", game(turn));
    }

    private static List<String> texts(Position position) {
        return position.node().events().stream().map(Object::toString).toList();
    }

    /** White has to move the rook first while it is on file b; Black, which has no rook, moves as it likes. */
    @Test
    void aTurnBranchesAsAHookSays() {
        Position start = load(TURN, MIDDLE).start();
        Position between = start.after("b1a1");
        assertThat(texts(start)).containsExactlyInAnyOrder("b1a1", "b1b2", "b1b3");
        assertThat(texts(between)).containsExactlyInAnyOrder("c1b1", "c1b2", "c1c2");
        Position black = between.after("c1c2");
        assertThat(black.turn()).isEqualTo(Color.BLACK);
        assertThat(texts(black)).containsExactlyInAnyOrder("a3a2", "a3b2", "a3b3");
        // The rook is on file a now.
        assertThat(texts(black.after("a3b3"))).contains("c2c1", "a1a2");
        Cursor cursor = start.cursor().checked();
        for (var event : start.node().events()) {
            long key = cursor.key();
            cursor.play(cursor.number(event));
            assertThat(cursor.position()).isEqualTo(start.after(event));
            cursor.undo();
            assertThat(cursor.key()).isEqualTo(key);
        }
    }

    @Test
    void filtersAndOptionsAskHooks() {
        Position filtered = load("{move: [{kinds: rook, only-if: {hook: mine}}, {direction: vertical}]}", MIDDLE)
                .start();
        assertThat(texts(filtered)).containsExactlyInAnyOrder("b1a1", "b1b2", "b1b3", "c1c2");
        Position chosen = load(
                        "{choose: {a: {only-if: {hook: mine}, then: move}, b: {only-if: {not: {hook: mine}}, then: move}}}",
                        MIDDLE)
                .start();
        assertThat(texts(chosen)).containsExactly("(a)");
        assertThat(texts(chosen.after("(a)").after("b1b3").after("(b)"))).contains("a3b3");
    }

    /** A hook that fails says where, and the position stays what it was. */
    @Test
    void aHookThatFailsChangesNothing() {
        ConditionRule fails = look -> {
            if (look.has(look.square("b2"), Color.WHITE)) {
                throw new IllegalStateException("no b2");
            }
            return false;
        };
        Position start = load("[{move: {}}, {when: {hook: mine}, then: {move: {}}}]", fails)
                .start();
        assertThatThrownBy(() -> start.after("b1b2").node())
                .isInstanceOf(HookException.class)
                .hasMessageContaining("mine")
                .hasMessageContaining("a condition of the turn")
                .hasMessageContaining("no b2");
        assertThat(start.after("b1b3").turn()).isEqualTo(Color.BLACK);
        Cursor cursor = start.cursor();
        long key = cursor.key();
        assertThatThrownBy(() -> cursor.play(cursor.number(start.node().events().stream()
                        .filter(event -> event.toString().equals("b1b2"))
                        .findFirst()
                        .orElseThrow())))
                .isInstanceOf(HookException.class);
        assertThat(cursor.key()).isEqualTo(key);
        assertThat(cursor.position()).isEqualTo(start);
    }

    /** A record names the hook: another version of it is another game. */
    @Test
    void theHookBelongsToTheRules() {
        String one = load(TURN, MIDDLE).rulesHash();
        assertThat(Loader.create()
                        .hook("mine", "2", MIDDLE)
                        .load("hooked.yaml", game(TURN))
                        .rulesHash())
                .isNotEqualTo(one);
        assertThat(load(TURN, MIDDLE).rulesHash()).isEqualTo(one);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{when: {hook: other}, then: move, else: move}",
                "{times: 3, of: {move: {only-if: {hook: other}}}}"
            })
    void anUnknownHookIsToldOnce(String turn) {
        assertThat(with(MIDDLE).check("hooked.yaml", game(turn)))
                .extracting(Problem::code)
                .containsExactly("E-UNKNOWN-HOOK");
    }

    @Test
    void aHookOfAnotherKindIsRefused() {
        EndRule end = look -> false;
        assertThat(with(end).check("hooked.yaml", game(TURN)))
                .extracting(Problem::code)
                .containsExactly("E-UNKNOWN-HOOK");
    }
}
