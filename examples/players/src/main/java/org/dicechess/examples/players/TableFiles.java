package org.dicechess.examples.players;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.dicechess.Cursor;
import org.dicechess.Variant;
import org.dicechess.examples.endgames.EndingTable;
import org.dicechess.examples.players.evaluation.KnownValues;
import picocli.CommandLine.Option;

/** The tables of endings that players use. */
public final class TableFiles {

    @Option(
            names = "--table",
            paramLabel = "FILE",
            description = "a table that 'endgames solve' has written, for the first player; repeatable")
    private List<Path> files = new ArrayList<>();

    /** Returns what the tables know; nothing if there is none. */
    KnownValues known(Variant variant) {
        return files.isEmpty() ? KnownValues.NONE : known(EndingTable.read(variant, files));
    }

    /** Returns what a table knows. */
    public static KnownValues known(EndingTable table) {
        return new KnownValues() {
            @Override
            public boolean mayKnow(Cursor cursor) {
                return table.mayHold(cursor);
            }

            @Override
            public OptionalDouble of(Cursor cursor) {
                return table.value(cursor);
            }
        };
    }
}
