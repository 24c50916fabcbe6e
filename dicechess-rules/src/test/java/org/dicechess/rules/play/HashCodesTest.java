package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An attacker cannot write positions that all have one hash code. */
class HashCodesTest {

    @TempDir
    private Path folder;

    /**
     * A piece of code 1 on a square and a piece of code 31 on the square before it give the same hash code if that
     * multiplies by 31: 1 * 31 = 31 * 1.
     */
    @Test
    void piecesWhoseCodesCompensateForSquaresDiffer() throws IOException {
        StringBuilder kinds = new StringBuilder();
        for (int i = 0; i < 16; i++) {
            kinds.append("  k")
                    .append(i)
                    .append(": {symbol: K")
                    .append((char) ('a' + i))
                    .append(", move: W}\n");
        }
        Variant variant =
                Loader.create().load(Files.writeString(folder.resolve("hash.yaml"), """
                format: 1
                id: hash
                name: Hash
                board: {files: 8, ranks: 4}
                pieces:
                KINDSturn: move
                endings: {}
                setup: 8/8/8/(Ka)7 w - - 0 1
                """.replace("KINDS", kinds)));
        Set<Integer> hashes = new HashSet<>();
        for (int choice = 0; choice < 1 << 8; choice++) {
            StringBuilder board = new StringBuilder();
            for (int pair = 0; pair < 8; pair++) {
                board.append((choice >>> pair & 1) == 0 ? "(Ka)1(Kb)" : "1(Kp)(Kb)")
                        .append(pair % 2 == 0 ? "" : pair < 7 ? "2/" : "2");
            }
            hashes.add(variant.position(board + " w - - 0 1").hashCode());
        }
        assertThat(hashes).as("of 256 positions").hasSizeGreaterThan(250);
    }
}
