package org.dicechess.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.dicechess.Variant;
import org.dicechess.spi.EndRule;
import org.dicechess.spi.HookException;
import org.dicechess.spi.ScriptCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A load returns the cached variant only if all its content is the same. */
class LoadedVariantsTest {

    private static final int THREADS = 8;

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            import: ./pieces.yaml
            options:
              board: {default: small, choices: {small: {}, large: {board: {files: 4}, setup: k3/4/K3 w - - 0 1}}}
            board: {files: 3, ranks: 3}
            turn: move
            endings: {}
            setup: k2/3/K2 w - - 0 1
            """;
    private static final String PIECES = "format: 1\npieces: {king: {symbol: K, move: K}}\n";
    private static final String HOOKED =
            GAME.replace("endings: {}", "endings: {odd: {when: hook, hook: odd, result: draws}}");
    private static final String SCRIPTED =
            GAME.replace("endings: {}", "endings: {odd: {when: hook, hook: odd.say, result: draws}}");

    @TempDir
    private Path folder;

    @Test
    void theSameContentIsTheSameVariant() {
        assertThat(load(Loader.create(), GAME, PIECES)).isSameAs(load(Loader.create(), GAME, PIECES));
    }

    @Test
    void aChangedByteOfTheDefinitionIsNoticedAtOnce() {
        Variant first = load(Loader.create(), GAME, PIECES);
        Variant changed = load(Loader.create(), GAME.replace("Trial", "Triad"), PIECES);
        assertThat(changed.name()).isEqualTo("Triad");
        assertThat(first.name()).isEqualTo("Trial");
        assertThat(load(Loader.create(), GAME, PIECES)).isSameAs(first);
    }

    @Test
    void aChangedByteOfAnImportedFileIsNoticedAtOnce() {
        Variant first = load(Loader.create(), GAME, PIECES);
        Variant changed = load(Loader.create(), GAME, PIECES.replace("move: K", "move: W"));
        assertThat(changed.pieceTypes().get(0).betza()).isEqualTo("W");
        assertThat(changed).isNotSameAs(first);
        assertThat(load(Loader.create(), GAME, PIECES)).isSameAs(first);
    }

    @Test
    void aNewFileIsNoticedAtOnce() {
        Path game = file("game.yaml", GAME.replace("./pieces", "./others"));
        assertThat(Loader.create().check(game)).extracting(Problem::code).contains("E-UNKNOWN-FILE");
        file("others.yaml", PIECES);
        assertThat(Loader.create().check(game)).isEmpty();
    }

    @Test
    void otherOptionsAreAnotherVariant() {
        Variant small = load(Loader.create(), GAME, PIECES);
        Variant large = load(Loader.create().option("board", "large"), GAME, PIECES);
        assertThat(small.board().files()).isEqualTo(3);
        assertThat(large.board().files()).isEqualTo(4);
        assertThat(load(Loader.create().option("board", "large"), GAME, PIECES)).isSameAs(large);
    }

    /** A form states every option. */
    @Test
    void aStatedDefaultIsTheSameVariant() {
        Variant small = load(Loader.create(), GAME, PIECES);
        assertThat(load(Loader.create().option("board", "small"), GAME, PIECES)).isSameAs(small);
    }

    @Test
    void anotherNameIsAnotherVariantBecauseMessagesContainIt() {
        Variant one = load(Loader.create(), GAME, PIECES);
        assertThat(Loader.create().load(file("same.yaml", GAME))).isNotSameAs(one);
    }

    @Test
    void hooksAreTheSameByIdVersionAndIdentity() {
        EndRule never = look -> false;
        EndRule other = look -> false;
        Variant first = load(Loader.create().hook("odd", "1", never), HOOKED, PIECES);
        assertThat(load(Loader.create().hook("odd", "1", never), HOOKED, PIECES))
                .isSameAs(first);
        assertThat(load(Loader.create().hook("odd", "1", other), HOOKED, PIECES))
                .isNotSameAs(first);
        assertThat(load(Loader.create().hook("odd", "2", never), HOOKED, PIECES))
                .isNotSameAs(first);
        assertThat(load(Loader.create().hook("odd", "1", never).hook("even", "1", never), HOOKED, PIECES))
                .isNotSameAs(first);
    }

    @Test
    void compilersAreComparedByEquals() {
        file("odd.say", "never");
        Variant first = load(Loader.create().scripts(new Says("a")), SCRIPTED, PIECES);
        assertThat(load(Loader.create().scripts(new Says("a")), SCRIPTED, PIECES))
                .isSameAs(first);
        assertThat(load(Loader.create().scripts(new Says("b")), SCRIPTED, PIECES))
                .isNotSameAs(first);
    }

    @Test
    void aChangedScriptIsNoticedAtOnce() {
        file("odd.say", "never");
        Variant first = load(Loader.create().scripts(new Says("a")), SCRIPTED, PIECES);
        file("odd.say", "never again");
        assertThat(load(Loader.create().scripts(new Says("a")), SCRIPTED, PIECES))
                .isNotSameAs(first);
    }

    @Test
    void problemsAreReportedAgain() {
        String wrong = GAME.replace("files: 3", "files: 300");
        List<Problem> first = Loader.create().check(file("wrong.yaml", wrong));
        assertThat(first).isNotEmpty();
        assertThat(Loader.create().check(file("wrong.yaml", wrong))).isEqualTo(first);
        file("pieces.yaml", PIECES);
        Path game = file("wrong.yaml", wrong);
        assertThatThrownBy(() -> Loader.create().load(game)).isInstanceOf(InvalidDefinitionException.class);
    }

    @Test
    void threadsThatLoadAtOnceGetTheSameVariant() throws Exception {
        file("pieces.yaml", PIECES);
        Path game = file("game.yaml", GAME.replace("Trial", "Raced for"));
        List<Callable<Variant>> loads = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
            loads.add(() -> Loader.create().load(game));
        }
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<Variant> loaded = new ArrayList<>();
            for (Future<Variant> future : threads.invokeAll(loads)) {
                loaded.add(future.get());
            }
            assertThat(loaded).hasSize(THREADS).allMatch(variant -> variant == loaded.get(0));
        } finally {
            threads.shutdown();
        }
    }

    @Test
    void beyondTheLimitTheOldestAreRemoved() {
        LoadedVariants kept = new LoadedVariants();
        Variant variant = load(Loader.create(), GAME, PIECES);
        for (int number = 0; number < LoadedVariants.MOST; number++) {
            kept.keep(named(number), nothing(), variant);
        }
        assertThat(kept.find(named(0), nothing())).isPresent();
        kept.keep(named(LoadedVariants.MOST), nothing(), variant);
        assertThat(kept.size()).isEqualTo(LoadedVariants.MOST);
        assertThat(kept.find(named(0), nothing())).as("asked for lately").isPresent();
        assertThat(kept.find(named(1), nothing())).as("the oldest").isEmpty();
        assertThat(kept.find(named(LoadedVariants.MOST), nothing())).isPresent();
    }

    private static Ingredients named(int number) {
        return new Ingredients(Optional.empty(), "game-" + number, new byte[0], Map.of(), List.of(), Map.of());
    }

    private static Sources nothing() {
        return new Sources(name -> Optional.empty(), name -> Optional.empty());
    }

    /** A compiler whose scripts have no effect. */
    private record Says(String tone) implements ScriptCompiler {

        @Override
        public String ending() {
            return "say";
        }

        @Override
        public <T> T compile(String name, String text, Class<T> type) throws HookException {
            EndRule never = look -> false;
            return type.cast(never);
        }
    }

    private Variant load(Loader loader, String game, String pieces) {
        file("pieces.yaml", pieces);
        return loader.load(file("game.yaml", game));
    }

    private Path file(String name, String text) {
        try {
            return Files.writeString(folder.resolve(name), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
