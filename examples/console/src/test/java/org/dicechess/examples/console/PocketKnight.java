package org.dicechess.examples.console;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Chess in which each side holds one more knight in hand. */
final class PocketKnight {

    private static final String DEFINITION = """
            format: 1
            id: pocket-knight
            name: Pocket knight
            extends: chess
            hands: {pieces: knight, captured: nobody}
            turn: {one-of: [move, drop]}
            endings: {dead-position: ~, dead-bishops: ~}
            setup: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Nn] w KQkq - 0 1
            """;

    private PocketKnight() {}

    /** Writes the definition and returns the name of its file. */
    static String in(Path folder) throws IOException {
        return Files.writeString(folder.resolve("pocket-knight.yaml"), DEFINITION)
                .toString();
    }
}
