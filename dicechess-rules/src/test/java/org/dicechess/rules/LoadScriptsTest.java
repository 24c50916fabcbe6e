package org.dicechess.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.dicechess.spi.EndRule;
import org.dicechess.spi.HookException;
import org.dicechess.spi.ScriptCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A load compiles each script once, for all choices of options and all places that name it, even if the script is
 * wrong.
 */
class LoadScriptsTest {

    private static final String GAME = """
            format: 1
            id: many
            name: Many
            board: {files: 4, ranks: 4}
            options: {o: {about: x, default: a, choices: {a: {}, b: {}, c: {}}}}
            pieces: {king: {symbol: K, move: K}}
            turn: move
            endings:
              one: {when: hook, hook: a.words, result: loses}
              two: {when: hook, hook: a.words, result: loses}
              three: {when: hook, hook: b.words, result: loses}
            setup: k3/4/4/3K w - - 0 1
            """;

    private final List<String> compiled = new ArrayList<>();

    @TempDir
    private Path folder;

    @Test
    void eachScriptOfAGameIsCompiledOnce() throws IOException {
        Path game = game();
        Loader.create().scripts(new Words(false)).load(game);
        assertThat(compiled).containsExactly("a.words", "b.words");
    }

    /** The choices b and c are loads of their own. */
    @Test
    void aCheckCompilesEachScriptOnceForEachChoice() throws IOException {
        assertThat(Loader.create().scripts(new Words(false)).check(game())).isEmpty();
        assertThat(compiled).containsExactly("a.words", "b.words", "a.words", "b.words", "a.words", "b.words");
    }

    @Test
    void aWrongScriptIsCompiledOnceAndReportedAtEachPlace() throws IOException {
        assertThat(Loader.create().scripts(new Words(true)).check(game()))
                .extracting(Problem::message)
                .allMatch(message -> message.endsWith("no good"))
                .hasSize(3);
        assertThat(compiled).containsExactly("a.words", "b.words");
    }

    @Test
    void theMessageDescribesTheNamesOfScripts() throws IOException {
        Path game = game();
        Files.writeString(folder.resolve("Big_b.words"), "never");
        Files.writeString(game, GAME.replace("b.words", "Big_b.words").replace("a.words", "gone.words"));
        assertThat(Loader.create().scripts(new Words(false)).check(game))
                .extracting(Problem::message)
                .containsExactly(
                        "there is no script 'gone.words'",
                        "there is no script 'gone.words'",
                        "there is no script 'Big_b.words';"
                                + " expected a name of lower-case letters, digits and '-' before the ending");
    }

    private Path game() throws IOException {
        Files.writeString(folder.resolve("a.words"), "never");
        Files.writeString(folder.resolve("b.words"), "never, too");
        return Files.writeString(folder.resolve("many.yaml"), GAME);
    }

    /** Compiles any text to a rule that ends no game, or refuses it. */
    private final class Words implements ScriptCompiler {

        private final boolean wrong;

        Words(boolean wrong) {
            this.wrong = wrong;
        }

        @Override
        public String ending() {
            return "words";
        }

        @Override
        public <T> T compile(String name, String text, Class<T> type) {
            compiled.add(name);
            if (wrong) {
                throw new HookException(1, name + ":1: no good");
            }
            EndRule never = look -> false;
            return type.cast(never);
        }
    }
}
