package org.dicechess.examples.players.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Variant;
import org.dicechess.examples.endgames.EndingTable;
import org.dicechess.examples.players.Games;
import org.dicechess.examples.players.TableFiles;
import org.dicechess.examples.players.TestShare;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.evaluation.Evaluations;
import org.dicechess.examples.players.evaluation.KnownValues;
import org.dicechess.examples.players.match.TableChoice;
import org.dicechess.examples.players.search.Budget;
import org.dicechess.examples.players.search.KnownTurn;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The hare chooses a die of two faces or one of three, the tortoise has one of three. On a row of three squares one
 * number of each die captures, wherever both stand, and every other number leads to the opponent's turn. So with x for
 * White to move and y for Black, the smaller die gives x = 1/2 + y/2 and the larger one 1/3 + 2/3 y; Black has y = -1/3
 * + 2/3 x. The smaller die is better: x = 1/2 and y = 0. The larger die gives 1/3 only.
 */
class TablesTest {

    private static final Variant VARIANT = Loader.create().load(Path.of("src/test/resources/hare-with-two-dice.yaml"));
    private static final KnownValues KNOWN = TableFiles.known(EndingTable.solve(VARIANT, "hare", "tortoise"));

    @ParameterizedTest
    @CsvSource({"H1t w - - 0 1, WHITE, 0.5", "Ht1 b - - 0 1, BLACK, 0", "1Ht w - - 0 1 b1:d3, WHITE, 0.33333333"})
    void aTurnIsWorthWhatFollows(String text, Color side, double value) {
        Cursor cursor = VARIANT.position(text).cursor();
        assertThat(new KnownTurn(cursor, KNOWN).value(side).orElseThrow()).isCloseTo(value, within(1e-6));
    }

    @ParameterizedTest
    @ValueSource(strings = {"level-3", "expectiminimax:depth=4", "mcts:nodes=50"})
    void thePlayerLosesNothing(String text) {
        Evaluation evaluation = new Evaluations(VARIANT).evaluation().with(KNOWN);
        Cursor cursor = VARIANT.position("H1t w - - 0 1").cursor();
        cursor.play(Players.of(text, evaluation).choose(cursor, Budget.nodes(500)));
        assertThat(new KnownTurn(cursor, KNOWN).value(Color.WHITE).orElseThrow())
                .isCloseTo(0.5, within(1e-6));
    }

    /** Nobody would play so without a table that wants White's rook on the h-file. */
    @ParameterizedTest
    @ValueSource(strings = {"level-3", "expectiminimax:depth=4", "mcts:nodes=50"})
    void thePlayerBelievesTheTable(String text) {
        Variant chess = Games.load("chess");
        Evaluation evaluation = Games.evaluation("chess").with(onTheLastFile());
        Cursor cursor = chess.position("7k/6p1/8/8/8/8/R7/4K3 w - - 0 1").cursor();
        int event = Players.of(text, evaluation).choose(cursor, Budget.nodes(500));
        assertThat(cursor.event(event).text()).isEqualTo("a2h2");
    }

    /** The table knows only what follows the opponent's answer, so the player must search to it. */
    @ParameterizedTest
    @ValueSource(strings = {"expectiminimax:depth=2", "mcts:nodes=3000"})
    void theSearchUsesTheTable(String text) {
        Variant chess = Games.load("chess");
        KnownValues there = onTheLastFile();
        KnownValues later = new KnownValues() {
            @Override
            public boolean mayKnow(Cursor cursor) {
                return true;
            }

            @Override
            public OptionalDouble of(Cursor cursor) {
                return cursor.turn() == Color.WHITE ? there.of(cursor) : OptionalDouble.empty();
            }
        };
        Cursor cursor = chess.position("7k/6p1/8/8/8/8/R7/4K3 w - - 0 1").cursor();
        Evaluation evaluation = Games.evaluation("chess").with(later);
        int event = Players.of(text, evaluation).choose(cursor, Budget.nodes(3_000));
        assertThat(cursor.event(event).text()).isEqualTo("a2h2");
    }

    /** A player who has no time, or has been stopped, reads no table: its search ends as without one. */
    @ParameterizedTest
    @CsvSource({
        "expectiminimax, false",
        "expectiminimax, true",
        "mcts, false",
        "mcts, true",
    })
    void whereNoTimeIsLeftNothingIsRead(String text, boolean interrupted) {
        Variant chess = Games.load("chess");
        AtomicInteger reads = new AtomicInteger();
        KnownValues there = onTheLastFile();
        KnownValues counting = new KnownValues() {
            @Override
            public boolean mayKnow(Cursor cursor) {
                return true;
            }

            @Override
            public OptionalDouble of(Cursor cursor) {
                reads.incrementAndGet();
                return there.of(cursor);
            }
        };
        Cursor cursor = chess.position("7k/6p1/8/8/8/8/R7/4K3 w - - 0 1").cursor();
        Player player = Players.of(text, Games.evaluation("chess").with(counting));
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        player.choose(cursor, interrupted ? Budget.UNLIMITED : new Budget(0, Long.MAX_VALUE));
        assertThat(Thread.interrupted()).isEqualTo(interrupted);
        assertThat(reads).hasValue(0);
    }

    @Test
    void whatDependsOnAnUnknownPositionIsUnknown() {
        Cursor cursor = VARIANT.position("HHt w - - 0 1").cursor();
        assertThat(new KnownTurn(cursor, KNOWN).value(Color.WHITE)).isEmpty();
    }

    /** In d4 d6 chess the player with the table loses nothing, and the greedy one does. */
    @Test
    void perfectInD4D6Chess() {
        assumeTrue(TestShare.isAll());
        Variant variant = Games.load("d4-d6-chess");
        EndingTable table = EndingTable.solve(variant, "gata", "gato");
        KnownValues known = TableFiles.known(table);
        Evaluation evaluation = new Evaluations(variant).evaluation();
        Player perfect = Players.of("level-3", evaluation.with(known));
        Player greedy = Players.of("greedy", evaluation);
        SplittableRandom random = new SplittableRandom(1);
        double given = 0;
        for (int i = 0; i < 100; i++) {
            TableChoice choice = TableChoice.random(() -> table.random(random), known, random);
            assertThat(choice.loss(perfect, Budget.nodes(500))).isCloseTo(0, within(1e-6));
            given += choice.loss(greedy, Budget.nodes(500));
        }
        assertThat(given).isGreaterThan(0.1);
    }

    private static KnownValues onTheLastFile() {
        return new KnownValues() {
            @Override
            public boolean mayKnow(Cursor cursor) {
                return true;
            }

            @Override
            public OptionalDouble of(Cursor cursor) {
                boolean there = cursor.position().board().squares().stream()
                        .filter(square -> square.text().startsWith("h"))
                        .flatMap(square -> cursor.position().board().at(square).stream())
                        .anyMatch(piece -> piece.type().name().equals("rook"));
                return OptionalDouble.of(there ? 0.9 : -0.9);
            }
        };
    }
}
