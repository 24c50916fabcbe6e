package org.dicechess.rules.definition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.dicechess.Variant;
import org.dicechess.rules.Errors;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;
import org.dicechess.rules.play.Trial;
import org.dicechess.spi.CaptureRule;
import org.dicechess.spi.EndRule;
import org.dicechess.spi.FacingRule;
import org.dicechess.spi.HookException;
import org.dicechess.spi.MoveRule;
import org.dicechess.spi.ScriptCompiler;
import org.dicechess.spi.Spot;
import org.dicechess.spi.StepRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What hooks are told, which answers are refused, and how much work they may do. */
class HooksAtLoadTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 5, ranks: 5}
            areas: {whole: all, top: {white: rank 5}}
            pieces:
              ant:  {symbol: T, facings: [n, e, s, w], walk: {dice: d4, in: whole, step: {hook: steps, with: {ways: [n, ne]}}}, turns: {hook: faces}}
              king: {symbol: K, move: K}
            dice: {d4: {faces: 4}}
            turn: [choose, {roll: chosen}, walk]
            endings: {gone: {when: none-left, pieces: king, result: loses}}
            setup: k3t^s/5/5/5/K3T^n w - - 0 1
            """;

    private static final String MOVES = """
            format: 1
            id: trial
            name: Trial
            board: {files: 5, ranks: 5}
            pieces:
              archer: {symbol: A, move: W, moves: {hook: jumps, with: {to: [c3, d3]}}}
              king:   {symbol: K, move: K}
            turn: move
            endings: {there: {when: hook, hook: ends, result: loses}}
            setup: k4/5/5/5/K3A w - - 0 1
            """;

    private static final StepRule WALKS =
            from -> from.directions("ways").stream().map(from::walk).toList();
    private static final FacingRule STAYS = visit -> List.of(visit.facing());

    @TempDir
    private Path folder;

    /** White's top is rank 5, Black's is rank 1; forward is the facing of the piece. */
    @Test
    void aSpotTellsSquareSideFacingAreasAndGivenTexts() {
        Map<String, List<Object>> told = new TreeMap<>();
        StepRule steps = from -> {
            told.put(from.square() + " " + from.side() + " " + from.facing(), answers(from));
            return List.of();
        };
        assertThat(problems(steps, STAYS)).isEmpty();
        assertThat(told).hasSize(25 * 2 * 4);
        assertThat(told.get("d1 WHITE " + Direction.NORTH))
                .containsExactly(
                        false,
                        Direction.NORTH,
                        Direction.NORTH,
                        List.of("n", "ne"),
                        List.of(Direction.NORTH, Direction.NORTH_EAST),
                        List.of(Square.of("e1")),
                        List.of(Square.of("d2"), Square.of("d3"), Square.of("d4"), Square.of("d5")));
        assertThat(told.get("d1 BLACK " + Direction.EAST))
                .containsExactly(
                        true,
                        Direction.EAST,
                        Direction.EAST,
                        List.of("n", "ne"),
                        List.of(Direction.EAST, Direction.SOUTH_EAST),
                        List.of(Square.of("e1")),
                        List.of(Square.of("d2"), Square.of("d3"), Square.of("d4"), Square.of("d5")));
    }

    private static List<Object> answers(Spot from) {
        return List.of(
                from.in("top"),
                from.towards("top"),
                from.turned(Direction.NORTH),
                from.given("ways"),
                from.directions("ways"),
                from.walk(Direction.EAST),
                from.ray(Direction.NORTH));
    }

    /** On 25 squares there are 24 times 25 steps of two squares: 1,200 squares in all; equal steps count once. */
    @Test
    void differentStepsHaveAtMostAThousandSquares() {
        List<List<Square>> pairs = new ArrayList<>();
        for (int one = 0; one < 25; one++) {
            for (int other = 0; other < 25; other++) {
                if (one != other) {
                    pairs.add(List.of(new Square(one % 5, one / 5), new Square(other % 5, other / 5)));
                }
            }
        }
        StepRule all = from -> asked(from, pairs);
        assertThat(problems(all, STAYS))
                .first()
                .asString()
                .startsWith("E-HOOK hook steps failed when asked about ")
                .endsWith(": 1200 squares of different steps; at most 1000");
        StepRule same = from -> asked(from, Collections.nCopies(1001, from.walk(Direction.EAST)));
        assertThat(problems(same, STAYS)).isEmpty();
    }

    private static <T> T asked(Spot from, T answer) {
        from.given("ways");
        return answer;
    }

    @Test
    void aPieceFacesSomewhereThatItsKindCanFace() {
        assertThat(problems(WALKS, visit -> List.of()))
                .first()
                .asString()
                .startsWith("E-HOOK hook faces failed when asked about ")
                .endsWith(": no facing; expected at least one");
        assertThat(problems(WALKS, visit -> List.of(Direction.NORTH_EAST)))
                .first()
                .asString()
                .endsWith(": facing ne; expected one of n, e, s, w");
        assertThat(problems(WALKS, visit -> List.of(Direction.SOUTH, visit.facing())))
                .isEmpty();
    }

    @Test
    void aFailureSaysWhatTheHookSaid() {
        assertThat(problems(failing(new IllegalStateException()), STAYS))
                .first()
                .asString()
                .startsWith("E-HOOK hook steps failed when asked about ")
                .endsWith(": IllegalStateException");
        assertThat(problems(failing(new HookException(3, "no way")), STAYS))
                .first()
                .asString()
                .startsWith("E-HOOK hook steps:3 failed when asked about ")
                .endsWith(": no way");
        assertThat(problems(failing(new HookException(3, "steps:3: no way")), STAYS))
                .first()
                .asString()
                .endsWith(": no way")
                .doesNotContain("steps:3: no way");
    }

    private static StepRule failing(RuntimeException failure) {
        return from -> {
            throw failure;
        };
    }

    @Test
    void theHooksOfALoadShareTheirFuel() {
        StepRule tired = from -> {
            from.charge(200_000);
            return WALKS.steps(from);
        };
        assertThat(problems(tired, STAYS))
                .first()
                .asString()
                .contains("the hooks of a definition together do too much work at load; they may use 20000000 units");
        StepRule fresh = from -> {
            from.charge(10_000);
            return WALKS.steps(from);
        };
        assertThat(problems(fresh, STAYS)).isEmpty();
    }

    /** A character costs 200 units and a brace 25,000 more, of 20 million; each script is compiled once. */
    @ParameterizedTest
    @CsvSource({"99000, 0, true", "100001, 0, false", "1000, 700, true", "1000, 800, false", "1, 793, true"})
    void compilingAScriptTakesFuel(int characters, int braces, boolean enough) {
        Mistakes.file(folder, "ends.words", " ".repeat(characters) + "{".repeat(braces));
        String second = "{there: {when: hook, hook: ends.words, result: loses}, ";
        String game = MOVES.replace(", moves: {hook: jumps, with: {to: [c3, d3]}}", "")
                .replace("hook: ends,", "hook: ends.words,")
                .replace("{there: {", second + "again: {");
        List<Problem> problems = Loader.create().scripts(new Words()).check(Mistakes.file(folder, "game.yaml", game));
        assertThat(problems.isEmpty()).isEqualTo(enough);
        assertThat(problems)
                .allMatch(problem -> problem.message()
                        .startsWith("ends.words: the hooks of a definition together do too much work at load"));
    }

    @Test
    void aHookInPlayIsToldWhatTheDefinitionGives() {
        EndRule never = look -> false;
        Variant variant = inPlay(never);
        assertThat(Trial.events(variant.start()))
                .containsExactlyInAnyOrder("a1a2", "a1b1", "a1b2", "e1e2", "e1d1", "e1c3", "e1d3");
    }

    @Test
    void anActionDoesNotMoveAPieceWithAHookForItsMoves() {
        MoveRule none = (piece, look) -> List.of();
        EndRule never = look -> false;
        String game = MOVES.replace("turn: move", "actions: {go: {move: PIECE}}\nturn: {one-of: [move, {act: go}]}")
                .replace(", with: {to: [c3, d3]}", "");
        Loader loader = Loader.create().hook("jumps", "1", none).hook("ends", "1", never);
        assertThat(Errors.of(loader.check(Mistakes.file(folder, "game.yaml", game.replace("PIECE", "archer")))))
                .extracting(Problem::message)
                .containsExactly("an action moves archer by its notation; expected no 'moves' on this piece");
        assertThat(loader.check(Mistakes.file(folder, "game.yaml", game.replace("PIECE", "king"))))
                .isEmpty();
    }

    @Test
    void aRoyalUnderCheckHasNoHookForItsCapture() {
        CaptureRule always = (victim, captor, look) -> true;
        String game = MOVES.replace(", moves: {hook: jumps, with: {to: [c3, d3]}}", "")
                .replace("move: K}", "move: K, ROYAL, capturable: {hook: always}}")
                .replaceAll("endings: .*", "CHECK");
        String mates = "check: {}\nendings: {mate: {when: checkmate, result: loses}}";
        Loader loader = Loader.create().hook("always", "1", always);
        assertThat(loader.check(Mistakes.file(
                        folder,
                        "game.yaml",
                        game.replace("ROYAL", "royal: true").replace("CHECK", mates))))
                .extracting(Problem::message)
                .containsExactly(
                        "a royal has a hook for its capture; expected none, since the game has a rule of check");
        assertThat(Errors.of(loader.check(Mistakes.file(
                        folder,
                        "game.yaml",
                        game.replace("ROYAL", "royal: true").replace("CHECK", "endings: {}")))))
                .isEmpty();
    }

    @Test
    void aFailureOfAnEndingNamesTheQuestion() {
        EndRule fails = look -> {
            if (!look.isEmpty(look.square("e2"))) {
                throw new IllegalStateException("nobody knows");
            }
            return false;
        };
        Variant variant = inPlay(fails);
        assertThatThrownBy(() -> variant.start().after("e1e2").node())
                .isInstanceOf(HookException.class)
                .hasMessageStartingWith("hook ends failed when asked about the end of the game, ")
                .hasMessageEndingWith(": nobody knows");
    }

    private Variant inPlay(EndRule ends) {
        MoveRule jumps = (piece, look) -> piece.side() == Color.BLACK
                ? List.of()
                : piece.given("to").stream().map(Square::of).map(look::go).toList();
        return Loader.create()
                .hook("jumps", "1", jumps)
                .hook("ends", "1", ends)
                .load(Mistakes.file(folder, "game.yaml", MOVES));
    }

    private List<String> problems(StepRule steps, FacingRule faces) {
        return Loader.create()
                .hook("steps", "1", steps)
                .hook("faces", "1", faces)
                .check(Mistakes.file(folder, "game.yaml", GAME))
                .stream()
                .map(problem -> problem.code() + " " + problem.message())
                .toList();
    }

    /** Compiles any text to a rule that ends no game. */
    private static final class Words implements ScriptCompiler {

        @Override
        public String ending() {
            return "words";
        }

        @Override
        public <T> T compile(String name, String text, Class<T> type) {
            EndRule never = look -> false;
            return type.cast(never);
        }
    }
}
