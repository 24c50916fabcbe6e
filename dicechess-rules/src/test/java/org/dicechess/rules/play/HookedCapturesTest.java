package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.Position;
import org.dicechess.Result;
import org.dicechess.TurnGraph;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;
import org.dicechess.spi.CaptureRule;
import org.dicechess.spi.CapturedRule;
import org.dicechess.spi.EndRule;
import org.dicechess.spi.HookException;
import org.dicechess.spi.MoveRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Hooks that decide whether a piece may be captured, what becomes of a captured piece, and when the game is over. */
class HookedCapturesTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 8, ranks: 8}
            areas: {home: {white: rank 2}, start: {white: a1-b1}, last: {white: rank 8}}
            pieces:
              pawn:   {symbol: P, move: fmWfceFifmnD, initial: home}
              rook:   {symbol: R, move: R}
              archer: {symbol: A, move: W}
              king:   {symbol: K, move: K, royal: true}
            setup: 4k3/8/8/8/8/8/8/4K3 w - - 0 1
            turn: move
            counters: {quiet: {reset-by-capture: true}}
            endings: {}
            """;

    private static final String CAPTURABLE = GAME.replace("symbol: P", "symbol: P, capturable: {hook: mine}");
    private static final String CAPTURED =
            GAME.replace("symbol: P", "symbol: P, when-captured: {hook: mine, to: start}");
    private static final String DECIDED =
            GAME.replace("endings: {}", "endings: {there: {when: hook, hook: mine, result: loses}}");

    @TempDir
    private Path folder;

    /** Only a pawn captures a pawn: by a step, en passant, or from afar. */
    @ParameterizedTest(name = "{0}: {1}, not {2}")
    @CsvSource(delimiter = '|', textBlock = """
            4k3/8/8/3p4/2P1A3/8/8/3RK3 w - - 0 1  | c4d5     | d1d5
            4k3/8/8/3r4/2P1A3/8/8/3RK3 w - - 0 1  | d1d5     | -
            4k3/8/8/2Pp4/3p4/8/8/4K3 w - d6 0 1   | c5d6     | -
            4k3/8/8/2pP4/3A4/8/8/4K3 w - c6 0 1   | d5c6     | d4c5
            4k3/8/8/3pp3/8/8/4A3/4K3 w - - 0 1    | e2e3     | e2e2xe5
            4k3/8/8/3rr3/8/8/4A3/4K3 w - - 0 1    | e2e2xe5  | -
            """)
    void capturesThatTheHookForbidsAreNotListed(String position, String possible, String forbidden) {
        String game = CAPTURABLE.replace("symbol: A, move: W", "symbol: A, move: W, moves: {hook: shoots}");
        CaptureRule onlyPawns = (victim, captor, look) -> look.has(captor.square(), look.side(), "pawn");
        MoveRule shoots =
                (piece, look) -> look.has(look.square("e5"), piece.side().opponent())
                        ? List.of(look.go(piece.square()).taking(look.square("e5")))
                        : List.of();
        Variant variant = Loader.create()
                .hook("mine", "1", onlyPawns)
                .hook("shoots", "1", shoots)
                .load(file(game));

        assertThat(Trial.events(variant.position(position))).contains(possible).doesNotContain(forbidden);
    }

    @Test
    void anEnPassantCaptureThatIsNotAllowedLeavesNoTrace() {
        Variant variant = load(CAPTURABLE, (CaptureRule) (victim, captor, look) -> false);
        Position passed = variant.position("4k3/3p4/8/2P5/8/8/8/4K3 b - - 0 1").after("d7d5");

        assertThat(Trial.events(passed)).doesNotContain("c5d6");
        assertThat(passed).isEqualTo(variant.position("4k3/8/8/2Pp4/8/8/8/4K3 w - - 1 2"));
    }

    @Test
    void theRefusalOfACaptureIsExplained() {
        Position position = load(CAPTURABLE, (CaptureRule) (victim, captor, look) -> false)
                .position("4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1");

        assertThat(position.explain("d1d5")).contains("the pawn on d5 may not be captured now");
    }

    @Test
    void theHookGetsVictimAndCaptorOnTheirSquares() {
        Position position = load(CAPTURABLE, (CaptureRule) (victim, captor, look) -> {
                    assertThat(victim).hasToString("p on d5");
                    assertThat(captor).hasToString("R on d1");
                    assertThat(look.side()).isEqualTo(Color.WHITE);
                    throw new IllegalStateException("asked");
                })
                .position("4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1");

        assertThatThrownBy(position::node)
                .isInstanceOf(HookException.class)
                .hasMessage("hook mine failed when asked about the capture of p on d5 by R on d1: asked");
    }

    /**
     * The rook on d1 captures a pawn on d5: the pawn leaves the game, or its captor or its owner puts it on a8 or b8.
     */
    @ParameterizedTest(name = "{0}: {2} decides at {1}")
    @CsvSource(delimiter = '|', textBlock = """
            GONE        | 4k3/8/8/3R4/8/8/8/4K3 b - - 0 1       | BLACK
            CAPTOR_PUTS | 4k3/8/8/3R4/8/8/8/4K3 w - - -1 1 p@w    | WHITE
            OWNER_PUTS  | 4k3/8/8/3R4/8/8/8/4K3 w - - -1 1 p@b    | BLACK
            """)
    void aFateNamesTheSideThatDecides(CapturedRule.Fate fate, String text, Color player) {
        Variant variant = load(CAPTURED, (CapturedRule) (victim, look) -> {
            assertThat(victim).hasToString("p on d5");
            assertThat(look.side()).isEqualTo(Color.WHITE);
            assertThat(look.has(victim.square(), Color.WHITE, "rook")).isTrue();
            return fate;
        });
        Position position = variant.position("4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1").after("d1d5");

        assertThat(position.text()).startsWith(text);
        assertThat(((Node.Decision) position.node()).player()).isEqualTo(player);
        assertThat(variant.position(position.text())).isEqualTo(position);
        if (fate != CapturedRule.Fate.GONE) {
            assertThat(Trial.events(position)).containsExactly("p@a8", "p@b8");
            assertThat(position.after("p@b8").text()).isEqualTo("1p2k3/8/8/3R4/8/8/8/4K3 b - - 0 1");
            assertThat(position.cursor().key())
                    .isEqualTo(variant.position(position.text()).cursor().key());
        }
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            4k3/8/8/3R4/8/8/8/4K3 w - - -1 1 p@ @3  | the side that places the piece
            4k3/8/8/3R4/8/8/8/4K3 w - - -1 1 p@x @3 | the side that places the piece
            4k3/8/8/3R4/8/8/8/4K3 w - - -1 1 P@b @3 | this side may not place the piece, expected its captor or its owner
            """)
    void aTextWithoutTheSideThatDecidesIsRefused(String text, String part) {
        Variant variant = load(CAPTURED, (CapturedRule) (victim, look) -> CapturedRule.Fate.GONE);

        assertThatThrownBy(() -> variant.position(text))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(part);
    }

    @Test
    void aHookThatFailsWhileAMoveIsPlayedLeavesTheCursorWhereItStood() {
        Cursor cursor = load(CAPTURED, (CapturedRule) (victim, look) -> {
                    throw new IllegalStateException("nobody knows");
                })
                .position("4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1")
                .cursor();
        Position before = cursor.position();
        int capture = cursor.number(before.variant().notation().event(before, "d1d5"));

        assertThatThrownBy(() -> cursor.play(capture))
                .isInstanceOf(HookException.class)
                .hasMessage("hook mine failed when asked about p on d5: nobody knows");
        assertThat(cursor.position()).isEqualTo(before);
        assertThat(cursor.key()).isEqualTo(before.cursor().key());
        assertThat(cursor.depth()).isZero();
        assertThatThrownBy(() -> before.after("d1d5")).isInstanceOf(HookException.class);
        assertThat(before.after("d1d4").text()).startsWith("4k3/8/8/3p4/3R4/");
    }

    @Test
    void onlyOneOfSeveralCapturedPiecesMayAwaitPlacement() {
        String game = CAPTURED.replace("symbol: A, move: W", "symbol: A, move: W, moves: {hook: shoots}");
        MoveRule shoots = (piece, look) -> look.has(
                        look.square("e5"), piece.side().opponent())
                ? List.of(look.go(piece.square()).taking(look.square("e5")).taking(look.square("e6")))
                : List.of();
        CapturedRule owner = (victim, look) -> CapturedRule.Fate.OWNER_PUTS;
        Variant variant = Loader.create()
                .hook("mine", "1", owner)
                .hook("shoots", "1", shoots)
                .load(file(game));
        Position position = variant.position("4k3/8/4r3/4p3/8/8/4A3/4K3 w - - 0 1");
        Move move = (Move) variant.notation().event(position, "e2e2xe5xe6");

        assertThat(move.captures()).extracting(Object::toString).containsExactly("p", "r");
        assertThat(position.after(move).text()).startsWith("4k3/8/8/8/8/8/4A3/4K3 w - - -1 1 p@b ");
        assertThatThrownBy(() ->
                        variant.position("4k3/8/4p3/4p3/8/8/4A3/4K3 w - - 0 1").node())
                .hasMessageEndingWith("takes 2 pieces that may be put down again; at most one");
    }

    /** White has lost as soon as a black pawn stands on e4, even if other events were possible. */
    @Test
    void anEndingThatDecidesStopsTheList() {
        Variant variant = load(DECIDED, (EndRule)
                look -> look.has(look.square("e4"), look.side().opponent(), "pawn"));
        Position before = variant.position("4k3/8/8/4p3/8/8/8/4K3 b - - 0 1");
        Position over = before.after("e5e4");

        assertThat(before.node()).isInstanceOf(Node.Decision.class);
        assertThat(over.node()).isEqualTo(new Node.End(Result.BLACK_WINS, "there", ""));
        assertThat(over.cursor().count()).isZero();
        assertThat(over.cursor().kind()).isEqualTo(Cursor.Kind.END);
    }

    @Test
    void anEndingThatDrawsDoesNotStopTheList() {
        Variant variant = load(DECIDED.replace("loses", "draws"), (EndRule) look -> look.counter("quiet") == 1);
        Position over = variant.position("4k3/8/8/4p3/8/8/8/4K3 b - - 0 1").after("e5e4");

        assertThat(over.node()).isEqualTo(new Node.End(Result.DRAW, "there", ""));
        assertThat(over.cursor().count()).isPositive();
        assertThat(variant.position("4k3/8/8/8/4p3/8/8/4K3 w - - 0 1").node()).isInstanceOf(Node.Decision.class);
    }

    /**
     * The order of a turn's moves matters to hooks: an ending stops the second move, and the first allows the second to
     * capture.
     */
    @Test
    void theTurnsOfAGameWithHooksAreCountedAsTheyArePlayed() {
        String dice = GAME.replace(
                "turn: move", "dice: {pair: {count: 2, faces: [rook, archer]}}\nturn: [{roll: pair}, {spend: {}}]");
        EndRule rookOnD4 = look -> look.has(look.square("d4"), look.side(), "rook");
        CaptureRule whenH1IsEmpty = (victim, captor, look) -> look.isEmpty(look.square("h1"));
        Variant ended =
                load(dice.replace("endings: {}", "endings: {there: {when: hook, hook: mine, result: wins}}"), rookOnD4);
        Variant spared = load(dice.replace("symbol: P", "symbol: P, capturable: {hook: mine}"), whenH1IsEmpty);

        for (Variant variant : List.of(ended, spared)) {
            TurnGraph turns =
                    variant.position("4k3/8/8/3p4/8/8/8/3R2KA w - - 0 1 [1 2]").turns();
            long ends = IntStream.range(0, turns.positions().size())
                    .filter(position -> turns.links(position).isEmpty())
                    .count();
            assertThat(turns.ends()).isEqualTo(ends);
        }
    }

    @ParameterizedTest(name = "{2} for {1}")
    @CsvSource(delimiter = '|', textBlock = """
            king:   {symbol: K, move: K, royal: true} | king:   {symbol: K, move: K, royal: true, capturable: {hook: mine}}           | 10 E-CHECK
            archer: {symbol: A, move: W}              | archer: {symbol: A, moves: {hook: shoots}}                                   | 9 E-ACTION
            archer: {symbol: A, move: W}              | archer: {symbol: A, moves: {hook: mine}}                                     | 9 E-UNKNOWN-HOOK
            archer: {symbol: A, move: W}              | archer: {symbol: A, move: W, when-captured: {hook: mine, to: home}}          | 9 E-UNKNOWN-HOOK
            archer: {symbol: A, move: W}              | archer: {symbol: A, move: W, when-captured: {hook: f, to: home, in: home}}   | 9 E-UNKNOWN-KEY
            archer: {symbol: A, move: W}              | archer: {symbol: A, move: W, capturable: {hok: mine}}                        | 9 E-UNKNOWN-KEY
            endings: {}                               | endings: {there: {when: hook, result: loses}}                                | 15 E-REQUIRED
            endings: {}                               | endings: {there: {when: hook, hook: shoots, result: loses}}                  | 15 E-UNKNOWN-HOOK
            """)
    void mistakesAreProblems(String text, String instead, String problem) {
        String game = GAME.replace("endings: {}", "actions: {steps: {move: archer}}\nendings: {}\ncheck: {}")
                .replace(text, instead);
        CaptureRule mine = (victim, captor, look) -> true;
        MoveRule shoots = (piece, look) -> List.of();
        CapturedRule fate = (victim, look) -> CapturedRule.Fate.GONE;
        List<Problem> problems = Loader.create()
                .hook("mine", "1", mine)
                .hook("shoots", "1", shoots)
                .hook("f", "1", fate)
                .check(file(game));

        assertThat(problems)
                .extracting(found -> found.line() + " " + found.code())
                .contains(problem);
    }

    /** A rook on a1 captures nothing on c7, and a blocked one nothing on a4: nobody asks whether the pawn is spared. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "a1c7, a rook does not go from a1 to c7 here",
        "a1a4, a rook does not go from a1 to a4 here: a2 is in the way",
        "a1b1, the pawn on b1 may not be captured now"
    })
    void theHookIsAskedOnlyForCapturesThatArePossibleOtherwise(String event, String reason) {
        CaptureRule spared = (victim, captor, look) -> {
            if (!victim.square().text().equals("b1")) {
                throw new AssertionError("asked about " + victim.square());
            }
            return false;
        };
        Position position = load(CAPTURABLE, spared).position("4k3/2p5/8/8/p7/8/A7/Rp2K3 w - - 0 1");
        assertThat(position.explain(event))
                .hasValueSatisfying(why -> assertThat(why).startsWith(reason));
    }

    private Variant load(String game, Object hook) {
        return Loader.create().hook("mine", "1", hook).load(file(game));
    }

    private Path file(String game) {
        try {
            return Files.writeString(folder.resolve("trial.yaml"), game);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
