package org.dicechess.specs.walks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.Roll;
import org.dicechess.Selection;
import org.dicechess.Square;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("long")
class ReferenceWalksTest {

    private static final String[] FACINGS = {"n", "e", "s", "w"};
    private static final String[] DIAGONALS = {"ne", "se", "sw", "nw"};

    @ParameterizedTest(name = "{0}: {2} positions, seed {1}")
    @CsvSource({"d4-d6-chess, 1, 7000", "d4-d6-chess-rinoceronte, 2, 3000"})
    void theEngineWalksAsTheRulesSayWithAllPiecesAndRolls(String id, long seed, int positions) {
        Variant variant = Loader.create().scripts(GroovyScripts.trusted()).load(id);
        Random random = new Random(seed);
        int answers = 0;
        for (int i = 0; i < positions; i++) {
            Map<Square, String> pieces = scatter(random, id.endsWith("rinoceronte"));
            answers += compare(variant, pieces, random.nextBoolean());
        }
        assertThat(answers).as("answers compared").isGreaterThan(10 * positions);
    }

    private static int compare(Variant variant, Map<Square, String> pieces, boolean white) {
        String text = text(pieces) + (white ? " w - - 0 1" : " b - - 0 1");
        Cursor cursor = variant.position(text).cursor();
        ReferenceWalks slow = new ReferenceWalks(pieces);
        int answers = 0;
        for (int choice : events(cursor)) {
            if (cursor.event(choice) instanceof Selection selection) {
                cursor.play(choice);
                for (int outcome : events(cursor)) {
                    int roll = ((Roll) cursor.event(outcome)).faces().get(0);
                    cursor.play(outcome);
                    assertThat(texts(cursor))
                            .as("%s %s [%s]", text, selection, roll)
                            .isEqualTo(slow.walks(selection.square(), roll));
                    answers++;
                    cursor.undo();
                }
                cursor.undo();
            }
        }
        return answers;
    }

    private static int[] events(Cursor cursor) {
        int[] buffer = new int[cursor.variant().eventBound()];
        return java.util.Arrays.copyOf(buffer, cursor.list(buffer, 0));
    }

    private static Set<String> texts(Cursor cursor) {
        Set<String> texts = new TreeSet<>();
        for (int number : events(cursor)) {
            Event event = cursor.event(number);
            assertThat(texts.add(event.text())).as("%s twice", event).isTrue();
        }
        return texts;
    }

    /** Returns a board with few or many pieces, so that long walks and shortened ones both occur. */
    private static Map<Square, String> scatter(Random random, boolean rinocerontes) {
        List<Square> squares = new ArrayList<>();
        for (int i = 0; i < 64; i++) {
            squares.add(new Square(i % 8, i / 8));
        }
        Collections.shuffle(squares, random);
        Map<Square, String> pieces = new LinkedHashMap<>();
        int count = 2 + random.nextInt(26);
        for (Square square : squares.subList(0, count)) {
            pieces.put(square, piece(random, square, rinocerontes));
        }
        pieces.put(new Square(3, 3), "R");
        pieces.put(new Square(4, 4), "r");
        return pieces;
    }

    private static String piece(Random random, Square square, boolean rinocerontes) {
        String letters =
                ReferenceWalks.isPlaying(square) ? rinocerontes ? "RFAGCUN" : "RFAGCU" : rinocerontes ? "CUN" : "CU";
        String letter = String.valueOf(letters.charAt(random.nextInt(letters.length())));
        String facing = letter.equals("C")
                ? "^" + FACINGS[random.nextInt(4)]
                : letter.equals("N") ? "^" + DIAGONALS[random.nextInt(4)] : "";
        return (random.nextBoolean() ? letter : letter.toLowerCase(java.util.Locale.ROOT)) + facing;
    }

    private static String text(Map<Square, String> pieces) {
        StringBuilder text = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            int run = 0;
            for (int file = 0; file < 8; file++) {
                String piece = pieces.getOrDefault(new Square(file, rank), "");
                text.append(run > 0 && !piece.isEmpty() ? run : "").append(piece);
                run = piece.isEmpty() ? run + 1 : 0;
            }
            text.append(run > 0 ? run : "").append(rank == 0 ? "" : "/");
        }
        return text.toString();
    }
}
