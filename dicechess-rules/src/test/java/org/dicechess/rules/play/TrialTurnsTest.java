package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;
import org.dicechess.spi.MoveRule;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A check of a definition plays turns if the game has hooks that are called in play. */
@Timeout(60)
class TrialTurnsTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 8, ranks: 8}
            pieces:
              wizard: {symbol: W, move: W, moves: {hook: wizard}}
              king:   {symbol: K, move: K, royal: true}
            turn: move
            endings: {taken: {when: none-left, pieces: king, result: loses}}
            setup: k7/1w6/8/8/8/8/6W1/7K w - - 0 1
            """;

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void write() throws IOException {
        file = Files.writeString(folder.resolve("trial.yaml"), GAME);
    }

    @Test
    void aHookThatFailsLaterIsAProblemOfTheDefinition() {
        MoveRule lost = (piece, look) -> {
            if (piece.square().file() == 4) {
                throw new IllegalStateException("lost on the fifth file");
            }
            return List.of();
        };
        Loader loader = Loader.create().hook("wizard", "1", lost);
        List<Problem> problems = loader.check(file);

        assertThat(loader.load(file).id()).isEqualTo("trial");
        assertThat(problems).singleElement().satisfies(problem -> {
            assertThat(problem.line()).isEqualTo(6);
            assertThat(problem.column()).isEqualTo(46);
            assertThat(problem.path()).isEqualTo("pieces.wizard.moves.hook");
            assertThat(problem.code()).isEqualTo("E-HOOK");
            assertThat(problem.message())
                    .matches("hook wizard failed when asked about [Ww] on e[1-8]: lost on the fifth file;"
                            + " this happened in play, at .* [wb] - - 0 \\d+");
        });
        assertThat(loader.check(file)).isEqualTo(problems);
        assertThat(Loader.create().hook("wizard", "1", (MoveRule) lost::moves).check(file))
                .isEqualTo(problems);
    }

    @Test
    void anImpossibleMoveIsReportedWhereItIsListed() throws IOException {
        file = Files.writeString(
                folder.resolve("pawn.yaml"),
                GAME.replace(
                                "pieces:\n",
                                "areas: {last: {white: rank 8}}\npieces:\n  pawn: {symbol: P, move: mfW, promotion: {area: last, to: wizard}}\n")
                        .replace("8/8/8/8/6W1", "8/8/8/8/P5W1"));
        MoveRule shifting = (piece, look) -> look.squaresOf(piece.side(), "pawn").stream()
                .filter(pawn -> look.isEmpty(look.square(pawn.text().charAt(0) + "8")))
                .map(pawn -> look.go(piece.square())
                        .shifting(pawn, look.square(pawn.text().charAt(0) + "8")))
                .toList();
        assertThat(Loader.create().hook("wizard", "1", shifting).check(file))
                .singleElement()
                .satisfies(problem ->
                        assertThat(problem.message()).contains("a pawn is left on a8, where it has to promote"));
    }

    @Test
    void theNumberOfTrialTurnsIsLimited() {
        AtomicInteger asked = new AtomicInteger();
        MoveRule counting = (piece, look) -> {
            asked.incrementAndGet();
            look.squares().forEach(look::at); // so that no two positions look alike
            return List.of();
        };
        assertThat(Loader.create().hook("wizard", "1", counting).check(file)).isEmpty();
        // Some hundred turns with a wizard each; one call is that of the load.
        assertThat(asked.get()).isBetween(200, 10_100);
    }

    /** 10,000,000 units in all are a hundred such answers; the last position may go beyond. */
    @Test
    void trialTurnsCostLittle() {
        AtomicInteger asked = new AtomicInteger();
        MoveRule dear = (piece, look) -> {
            asked.incrementAndGet();
            look.squares().forEach(look::at); // so that no two positions look alike
            look.charge(100_000);
            return List.of();
        };
        assertThat(Loader.create().hook("wizard", "1", dear).check(file)).isEmpty();
        assertThat(asked.get()).isBetween(90, 110);
    }

    /**
     * As many dice as possible have to be used, and the stones cannot move. The search for a use of all dice therefore
     * tries all sequences of the queens. The limit of 150,000,000 units of work ends the trial long before 400 turns.
     */
    @Test
    @Tag("long")
    void heavyTurnsAreFew() throws IOException {
        String queens = "q1q1q1q1q1q1q1q1/1q1q1q1q1q1q1q1q/";
        file = Files.writeString(
                folder.resolve("heavy.yaml"),
                GAME.replace("files: 8, ranks: 8", "files: 16, ranks: 16")
                        .replace(
                                "pieces:\n",
                                "pieces:\n  queen: {symbol: Q, move: mQ}\n  stone: {symbol: S, move: '(15,15)'}\n")
                        .replace(
                                "turn: move",
                                "dice: {d: {count: 3, faces: [queen, stone]}}\nturn: [{roll: d}, {spend: {most: true}}, move]")
                        .replace(
                                "k7/1w6/8/8/8/8/6W1/7K",
                                "k15/1w2ss10/" + queens + "16/".repeat(8) + queens.toUpperCase(Locale.ROOT)
                                        + "4SS8W1/15K"));
        AtomicInteger asked = new AtomicInteger();
        MoveRule counting = (piece, look) -> {
            asked.incrementAndGet();
            look.squares().forEach(look::at); // so that no two positions look alike
            return List.of();
        };
        assertThat(Loader.create().hook("wizard", "1", counting).check(file)).isEmpty();
        assertThat(asked.get()).isBetween(20, 300);
    }

    @Test
    void withoutSuchHooksNothingIsPlayed() throws IOException {
        PlayVariant plain = (PlayVariant) Trial.load(folder, GAME.replace(", moves: {hook: wizard}", ""));
        assertThat(TrialTurns.failure(plain, 1)).isEmpty();
        assertThat(plain.tables().hooked.any).isFalse();
    }
}
