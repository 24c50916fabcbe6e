package org.dicechess.classics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.dicechess.Cursor;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Arrays that are dealt under conditions. */
class DealsTest {

    private static final int FILES = 10;

    /** The author counts 48,000 arrays before he asks for protected pawns. Here they are counted file by file. */
    @Test
    @Tag("long")
    void capablancaRandomChessHasTheArraysThatProtectEveryPawn() {
        Variant variant = Loader.create().load("capablanca-random-chess");
        Cursor cursor = variant.start().cursor();
        assertThat(cursor.total()).isEqualTo(21_836);
        for (int number : TestShare.of(IntStream.range(0, 21_836).boxed().toList(), 100)) {
            cursor.play(cursor.outcome(number));
            String text = cursor.position().text();
            cursor.undo();
            String array = text.substring(text.lastIndexOf('/') + 1, text.indexOf(' '));
            assertThat(text)
                    .isEqualTo(array.toLowerCase(Locale.ROOT) + "/pppppppppp/10/10/10/10/PPPPPPPPPP/" + array
                            + " w KQkq - 0 1");
            assertThat(array).matches("(?=[^K]*R[^K]*K[^K]*R)[RNBQKAC]{10}");
            assertThat(coloursOf(array, "B")).as(array).containsExactlyInAnyOrder(0, 1);
            assertThat(coloursOf(array, "QA")).as(array).containsExactlyInAnyOrder(0, 1);
            assertThat(IntStream.range(0, FILES).filter(file -> !isProtected(array, file)))
                    .as(array)
                    .isEmpty();
        }
    }

    private static List<Integer> coloursOf(String array, String pieces) {
        return IntStream.range(0, FILES)
                .filter(file -> pieces.indexOf(array.charAt(file)) >= 0)
                .mapToObj(file -> file % 2)
                .toList();
    }

    /** Returns whether a piece behind the pawns protects the pawn of a file. */
    private static boolean isProtected(String array, int file) {
        return holds(array, file, "RQKC")
                || holds(array, file - 1, "BQKA")
                || holds(array, file + 1, "BQKA")
                || holds(array, file - 2, "NAC")
                || holds(array, file + 2, "NAC");
    }

    private static boolean holds(String array, int file, String pieces) {
        return file >= 0 && file < FILES && pieces.indexOf(array.charAt(file)) >= 0;
    }
}
