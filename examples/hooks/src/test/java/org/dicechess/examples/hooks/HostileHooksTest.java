package org.dicechess.examples.hooks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.dicechess.Cursor;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.InvalidDefinitionException;
import org.dicechess.rules.Loader;
import org.dicechess.spi.HookException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Confined scripts that behave until the game has begun: they are stopped and name their line, and the game can go on
 * without them.
 */
@Tag("long")
@Timeout(60)
class HostileHooksTest {

    private static final String GAME = """
            format: 1
            id: hostile
            name: Hostile
            extends: chess
            check: ~
            endings: {checkmate: ~, stalemate: ~}
            """;

    @TempDir
    private Path folder;

    /** Each script turns hostile when the white pawn has left e2. */
    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            moves { piece, look -> | while (true) { }                                                     | 3 | the script does too much; it stopped after 50000 units of fuel
            moves { piece, look -> | (1..300).collect { look.go(piece.square()) }                           | 0 | more than 256 moves of one piece
            moves { piece, look -> | (1..60000).collect { look.go(piece.square()) }                         | 3 | the script does too much; it stopped after 50000 units of fuel
            moves { piece, look -> | def e = look.go('e4')^ while (true) { e = e.taking(piece.square()) }   | 3 | a move that names more than 16 squares
            moves { piece, look -> | def all = []^ while (true) { all.addAll(look.squaresOf(WHITE, 'pawn')) }   | 3 | the script does too much; it stopped after 50000 units of fuel
            moves { piece, look -> | [look.go('i9')]                                                      | 3 | no square 'i9' on this board
            moves { piece, look -> | [look.go('e1')]                                                      | 0 | the piece goes to e1, where a piece of its own side stands
            moves { piece, look -> | [piece.square()]                                                       | 0 | a list with 'b8' in it; expected each to be a move, as look.go(square)
            moves { piece, look -> | [look.go(piece.square()).changing(piece.square(), 'quene')]              | 0 | no piece 'quene'
            moves { piece, look -> | [null]                                                               | 0 | a list with nothing (null) in it; expected each to be a move
            moves { piece, look -> | look.at(look.square('e4')).get().type().name().toUpperCase()         | 0 | answered 'PAWN'; expected a list of moves
            moves { piece, look -> | look.at(look.square('e5')).get()                                     | 3 | No value present
            capturable { victim, captor, look -> | while (true) { }                                     | 3 | the script does too much; it stopped after 50000 units of fuel
            capturable { victim, captor, look -> | "perhaps"                                            | 0 | answered 'perhaps'; expected true or false
            captured { victim, look -> | 1.intdiv(0)                                                    | 3 | zero
            captured { victim, look -> | null                                                           | 0 | answered nothing (null); expected GONE, CAPTOR_PUTS or OWNER_PUTS
            over { look ->             | while (true) { }                                               | 3 | the script does too much; it stopped after 50000 units of fuel
            over { look ->             | look.count(WHITE, 'dragon') > 0                                | 3 | no piece 'dragon'
            """)
    void aScriptThatTurnsHostileIsStopped(String head, String deed, int line, String message) {
        String calm = switch (head.substring(0, head.indexOf(' '))) {
            case "moves" -> "[]";
            case "capturable" -> "true";
            case "captured" -> "GONE";
            default -> "false";
        };
        String script = head + "\n  if (look.has(look.square('e2'), WHITE, 'pawn')) return " + calm + "\n  "
                + deed.replace("^", ";") + "\n}\n";
        Variant variant = load(head.substring(0, head.indexOf(' ')), script);
        Position calmBefore = variant.position("rnbqkbnr/ppp1pppp/8/3p4/8/2N5/PPPPPPPP/R1BQKBNR w KQkq - 0 1");
        Cursor cursor = calmBefore.cursor();
        int events = cursor.count();

        assertThatThrownBy(() -> playOn(cursor))
                .isInstanceOf(HookException.class)
                .hasMessageContaining("hook script.groovy" + (line > 0 ? ":" + line : "") + " failed when asked about ")
                .hasMessageContaining(message)
                .satisfies(
                        failure -> assertThat(((HookException) failure).line()).isEqualTo(line));
        while (cursor.depth() > 0) {
            cursor.undo();
        }
        assertThat(cursor.position()).isEqualTo(calmBefore);
        assertThat(cursor.count()).isEqualTo(events);
        assertThat(calmBefore.after("a2a3").text()).startsWith("rnbqkbnr/ppp1pppp/8/3p4/8/P1N5/1PPPPPPP/R1BQKBNR b");
    }

    @Test
    void aScriptThatIsHostileAtOnceIsAProblemOfTheDefinition() {
        assertThatThrownBy(() -> load("over", "over { look ->\n  while (true) { }\n}"))
                .isInstanceOf(InvalidDefinitionException.class)
                .hasMessageContaining("E-HOOK hook script.groovy:2 failed when asked about the end of the game");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            moves { piece -> [] }                                  | write 'moves { piece, look -> ... }'
            moves { piece, look -> look.state }                    | state
            moves { piece, look -> look.getClass() }               | getClass
            moves { piece, look -> look.at(piece.square()).map { 1 } } | Function
            over { look -> new Effect(null, [], [], [], null) }  | 'new' is not permitted in a confined script
            over { look -> Optional.of(1) }                      | Optional
            """)
    void anUnlistedMethodIsRefused(String script, String part) {
        assertThatThrownBy(() -> load(script.substring(0, script.indexOf(' ')), script))
                .isInstanceOf(InvalidDefinitionException.class)
                .hasMessageContaining("E-SCRIPT script.groovy:1")
                .hasMessageContaining(part);
    }

    /** A pawn leaves e2, then knights and pawns are captured, so that every hook is soon asked. */
    private static void playOn(Cursor cursor) {
        for (String text : new String[] {"e2e4", "a7a6", "c3d5", "a6a5", "d5e7", "d8e7"}) {
            cursor.kind();
            cursor.play(cursor.number(cursor.variant().notation().event(cursor.position(), text)));
        }
        cursor.kind();
        cursor.count();
    }

    private Variant load(String word, String script) {
        String hook = switch (word) {
            case "moves" -> "pieces: {knight: {moves: {hook: script.groovy}}}\n";
            case "capturable" -> "pieces: {pawn: {capturable: {hook: script.groovy}}}\n";
            case "captured" ->
                "areas: {home: {white: a1-h2}}\npieces: {pawn: {when-captured: {hook: script.groovy, to: home}}}\n";
            default -> "";
        };
        String game = word.equals("over")
                ? GAME.replace("stalemate: ~", "stalemate: ~, told: {when: hook, hook: script.groovy, result: loses}")
                : GAME;
        try {
            Files.writeString(folder.resolve("script.groovy"), script);
            return Loader.create()
                    .scripts(GroovyScripts.confined())
                    .load(Files.writeString(folder.resolve("hostile.yaml"), game + hook));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
