package org.dicechess.rules.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.StringJoiner;
import org.dicechess.GameRecord;
import org.dicechess.NotationException;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.rules.TestShare;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A record is read if its positions together take at most fifty million units of work. */
@Tag("long")
class RecordWorkTest {

    private static final long MOST = 50_000_000;

    @TempDir
    private Path folder;

    /**
     * White puts one of 48 pieces on one of 144 empty squares, Black one of 64: 6,912 and 9,216 events. An event of the
     * record is a hundred units more. So 3,062 turns of both take 49,996,336 units, and one more turn of White's is too
     * much.
     */
    @Test
    void theFirstEventBeyondTheLimitIsNamed() throws IOException {
        long both = 48 * 144 + 64 * 144 + 2 * 100;
        int turns = (int) (MOST / both);
        Variant variant = load("""
                areas: {in: [all]}
                pieces: {unit: {symbol: M, move: K}}
                actions: {far: {relocate: unit, from: in, to: in}}
                turn: [{act: [far]}]
                endings: {}
                setup: ROWS/16/16/16/16/16/16/16/16/16/FULL/FULL/FULL w - - 0 1
                """.replace(
                        "ROWS",
                        String.join("/", List.of("m".repeat(16), "m".repeat(16), "m".repeat(16), "m".repeat(16))))
                .replace("FULL", "M".repeat(16)));
        String round = "a1a4 a16a12 a4a1 a12a16 ";
        // The refusal below shows that all turns but the last event are accepted.
        int accepted = TestShare.of(turns, turns / 10);
        String most = record(variant, round.repeat(accepted / 2));
        assertThat(turns).isEqualTo(3062);
        assertThat(variant.notation().record(most).events()).hasSize(2 * accepted);
        String more = record(variant, round.repeat(turns / 2) + "a1a4");
        NotationException refusal = RecordGames.refusal(() -> variant.notation().record(more));
        assertThat(refusal)
                .hasMessageEndingWith(
                        "the positions up to here take 50003348 units of work to list, expected at most 50000000");
        assertThat(refusal.column()).isEqualTo(more.lastIndexOf("a1a4") + 1);
    }

    /**
     * Both sides always have a rook, so nobody loses by repetition. From event 956 on, where the first position has
     * occurred 240 times, each event looks at 957 positions: 38,280 units. So 1,200 events take about ten million
     * units, and 2,500 events 59 million.
     */
    @Test
    @EnabledIfSystemProperty(named = "dicechess.tests", matches = "long")
    void positionsAtWhichARepetitionLooksCountToo() throws IOException {
        Variant variant = load("""
                pieces: {rook: {symbol: R, move: R}}
                turn: move
                endings: {judged: {when: repetition, times: 240, always: {pieces: rook, of: enemy}, result: loses}}
                setup: 16/16/16/16/16/16/16/16/16/16/16/16/16/16/r15/R15 w - - 0 1
                """);
        String round = "a1b1 a2b2 b1a1 b2a2 ";
        assertThat(variant.notation().record(record(variant, round.repeat(300))).events())
                .hasSize(1200);
        NotationException refusal =
                RecordGames.refusal(() -> variant.notation().record(record(variant, round.repeat(625))));
        assertThat(refusal).hasMessageContaining("units of work to list, expected at most 50000000");
    }

    /**
     * Every roll allows two queens of sixteen to move. Only a try of all their moves shows that the third die cannot be
     * used.
     */
    @Test
    @EnabledIfSystemProperty(named = "dicechess.tests", matches = "long")
    void triedMovesCountToo() throws IOException {
        Variant variant = load("""
                dice: {d: {count: 3, faces: [queen, blocked]}}
                pieces:
                  queen: {symbol: Q, move: Q}
                  blocked: {symbol: B, move: "(15,15)"}
                turn: [{roll: d}, {spend: {most: true}}]
                endings: {}
                setup: 16/16/16/16/16/16/qqqqqqqqqqqqqqqq/16/16/16/QQQQQQQQQQQQQQQQ/16/16/16/1B12b1/16 w - - 0 1
                """);
        String round = "[1 1 2] a6a7 a7a6 -- [1 1 2] a10a9 a9a10 -- ";
        assertThat(variant.notation().record(record(variant, round)).events()).hasSize(8);
        String more = record(variant, round.repeat(400));
        NotationException refusal = RecordGames.refusal(() -> variant.notation().record(more));
        assertThat(refusal).hasMessageContaining("units of work");
        assertThat(refusal.column())
                .isGreaterThan(record(variant, round.repeat(5)).length());
    }

    /** Seventy endings read the sets of 125 kinds of either side, and no piece of them is there. Two pawns are. */
    @ParameterizedTest
    @CsvSource({"'king, pawn', pawn", "'king, pawn, KINDS', 'pawn, KINDS'"})
    @EnabledIfSystemProperty(named = "dicechess.tests", matches = "long")
    void endingsThatReadManySetsCountToo(String only, String oneColour) throws IOException {
        StringBuilder pieces = new StringBuilder("pieces:\n  king: {symbol: K, move: W}\n");
        StringJoiner kinds = new StringJoiner(", ");
        for (int i = 0; i < 125; i++) {
            kinds.add("x" + i);
            pieces.append("  x")
                    .append(i)
                    .append(": {symbol: X")
                    .append((char) ('a' + i / 26))
                    .append((char) ('a' + i % 26))
                    .append(", move: cA}\n");
        }
        pieces.append("  pawn: {symbol: P, move: cA}\n");
        String ending = "{when: material, only: [" + only + "], one-colour: [" + oneColour + "], result: draws}\n";
        StringBuilder endings = new StringBuilder("endings:\n");
        for (int i = 0; i < 70; i++) {
            endings.append("  m").append(i).append(": ").append(ending.replace("KINDS", kinds.toString()));
        }
        Variant variant =
                load(pieces + "turn: move\n" + endings + "setup: k15" + "/16".repeat(13) + "/PP14/K15 w - - 0 1\n");
        String round = "a1b1 a16b16 b1a1 b16a16 ";
        assertThat(variant.notation().record(record(variant, round.repeat(10))).events())
                .hasSize(40);
        String more = record(variant, round.repeat(4_000));
        assertThat(RecordGames.refusal(() -> variant.notation().record(more))).hasMessageContaining("units of work");
    }

    private Variant load(String rest) throws IOException {
        return Loader.create().load(Files.writeString(folder.resolve("work.yaml"), """
                format: 1
                id: work
                name: Work
                board: {files: 16, ranks: 16}
                """ + rest));
    }

    private static String record(Variant variant, String events) {
        return variant.notation()
                .record(GameRecord.from(variant.start()))
                .replace("events:\n", "events:\n" + events + "\n");
    }
}
