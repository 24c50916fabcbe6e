package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.rules.TestShare;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The engine against slow rules that share nothing with it but the reading of Betza notation: on random boards and
 * along random games both must say the same of every position.
 */
@Tag("long")
class OracleTest {

    private static final int LONGEST_GAME = 120;

    /** The slow rules are slowest on large boards. */
    private static final int MANY_SQUARES = 100;

    /** Tries all games and boards of a row in the long tests; otherwise a sixtieth, and shorter games. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "oracle-chess.yaml,        1,  8, 150",
        "oracle-fairy.yaml,        2,  5, 150",
        "oracle-hoppers.yaml,      3,  2,  70",
        "oracle-two-royals.yaml,   4,  1,  25",
        "oracle-facings.yaml,      5,  8, 400",
        "oracle-dice.yaml,         6, 12, 250",
        "oracle-two-moves.yaml,    7,  8, 150",
        "oracle-second-move.yaml,  8,  8, 150",
        "oracle-bare.yaml,         9, 12, 400",
        "oracle-bare-king.yaml,   14, 12, 400",
        "oracle-bare-king-two-moves.yaml, 15, 12, 400",
        "oracle-en-passant.yaml,  10, 20, 250",
        "oracle-royal-pair.yaml,  11, 30, 250",
        "oracle-bends.yaml,       12,  3, 120",
        "oracle-hooks.yaml,       13,  4, 200",
        "oracle-limits.yaml,      16, 12, 400",
        "oracle-all-royals.yaml,  17, 20, 250",
        "oracle-last-royal.yaml,  18, 20, 250",
    })
    void theEngineAgreesWithTheSlowRules(String file, long seed, int allGames, int allBoards) {
        int games = TestShare.of(allGames, (allGames + 59) / 60);
        int boards = TestShare.of(allBoards, (allBoards + 59) / 60);
        Path path = resource(file);
        Variant variant = TrialPaths.offer(Loader.create()).load(path);
        ReferenceRules rules = ReferenceRules.read(path, variant);
        int longest = TestShare.of(LONGEST_GAME, rules.squares.size() > MANY_SQUARES ? 4 : 10);
        ReferencePosition start = ReferencePosition.read(rules, variant.start().text());
        ReferenceComparison comparison = new ReferenceComparison(variant);
        RandomBoards scattered = new RandomBoards(rules, start, seed);
        for (int board = 0; board < boards; board++) {
            ReferencePosition slow = scattered.next();
            walk(comparison, variant.position(slow.text()), slow, new Random(seed), 2);
        }
        Random random = new Random(seed);
        for (int game = 0; game < games; game++) {
            walk(comparison, variant.start(), start, random, longest);
        }
        assertThat(comparison.compared()).isGreaterThanOrEqualTo(boards + games);
    }

    private static void walk(
            ReferenceComparison comparison, Position start, ReferencePosition slowStart, Random random, int length) {
        Position position = start;
        ReferencePosition slow = slowStart;
        for (int ply = 0; ply < length; ply++) {
            Map<String, ReferencePosition> next = comparison.compare(position, slow);
            if (next.isEmpty()) {
                return;
            }
            List<String> texts = new ArrayList<>(next.keySet());
            String text = texts.get(random.nextInt(texts.size()));
            position = position.after(text);
            slow = next.get(text);
        }
    }

    private static Path resource(String name) {
        try {
            return Path.of(OracleTest.class.getResource(name).toURI());
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }
}
