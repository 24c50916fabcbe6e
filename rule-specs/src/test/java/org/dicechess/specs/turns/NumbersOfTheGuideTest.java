package org.dicechess.specs.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.dicechess.specs.guide.HowDoI;
import org.junit.jupiter.api.Test;

/** What the guide tells of numbers. */
class NumbersOfTheGuideTest {

    private static final String HILL = """
            format: 1
            id: hill
            name: Hill
            board: {files: 4, ranks: 2}
            pieces: {king: {symbol: K, move: W, royal: true}}
            numbers: {fury: {each: side, to: 9}, storm: {from: 1, to: 6, starts: 3}}
            turn: [move, {add: {fury: 2}}]
            endings: {hill: {when: hook, hook: hill.groovy, result: loses}}
            setup: k3/K3 w - - 0 1
            """;

    /** At the start no rook and no queen has a move: the roll [4 5] loses the turn. Each pawn has two moves. */
    @Test
    void aSideThatHasLostThreeTurnsMovesTwice() throws IOException {
        Position position = Loader.create()
                .load("lost turns", HowDoI.definition("make-up-for-lost-turns").getBytes(StandardCharsets.UTF_8))
                .start();
        for (String reply : new String[] {"a7a6", "b7b6", "c7c6"}) {
            position = position.after("[4 5]");
            assertThat(texts(position)).containsExactly("--");
            position = position.after("--").after("[1 2]").after(reply);
        }
        assertThat(position.text()).isEqualTo("rnbqkbnr/3ppppp/ppp5/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 4 @3");
        assertThat(position.number("lost", Color.WHITE)).isZero();
        assertThat(texts(position)).hasSize(16 + 4);
        Position between = position.after("e2e4");
        assertThat(between.turn()).isEqualTo(Color.WHITE);
        // Besides 15 moves of pawns: 5 of the bishop, 4 of the queen, 1 of the king, 5 of the knights.
        assertThat(texts(between)).hasSize(15 + 5 + 4 + 1 + 5);
        Position after = between.after("d1h5");
        assertThat(after.turn()).isEqualTo(Color.BLACK);
        assertThat(after.node()).isInstanceOf(Node.Chance.class);
        Position black = after.after("[4 4]").after("a8a7");
        assertThat(black.after("[2 2]").node()).isInstanceOf(Node.Decision.class);
    }

    /** A script reads the numbers of both sides, and that of the game. */
    @Test
    void aScriptReadsNumbers() throws IOException {
        Path folder = Files.createTempDirectory("numbers");
        Path game = Files.writeString(folder.resolve("variant.yaml"), HILL);
        Path script = Files.writeString(
                folder.resolve("hill.groovy"),
                "over { look -> look.number('fury', WHITE) == 4 && look.number('fury', look.side()) == 2"
                        + " && look.number('storm', WHITE) == look.number('storm', BLACK) }");
        Position start =
                Loader.create().scripts(GroovyScripts.confined()).load(game).start();
        Position second = start.after("a1b1").after("a2b2");
        assertThat(second.node()).isInstanceOf(Node.Decision.class);
        assertThat(second.after("b1c1").node()).isInstanceOf(Node.End.class);
        Files.delete(script);
        Files.delete(game);
        Files.delete(folder);
    }

    private static List<String> texts(Position position) {
        return ((Node.Decision) position.node())
                .events().stream().map(Event::text).toList();
    }
}
