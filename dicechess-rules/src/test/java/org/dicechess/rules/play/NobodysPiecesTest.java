package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Direction;
import org.dicechess.Event;
import org.dicechess.IllegalEventException;
import org.dicechess.Move;
import org.dicechess.Piece;
import org.dicechess.Position;
import org.dicechess.Square;
import org.dicechess.Variant;
import org.dicechess.picture.Picture;
import org.dicechess.rules.Loader;
import org.dicechess.spi.PathRule;
import org.dicechess.spi.Waypoint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Pieces that belong to nobody. All expected values are counted by hand. */
class NobodysPiecesTest {

    private static final String GAME = """
            format: 1
            id: walls
            name: Walls
            board: {files: 3, ranks: 3}
            pieces:
              king: {symbol: K, move: K}
              rook: {symbol: R, move: R}
              cannon: {symbol: C, move: mRcpR}
              stone: {symbol: "#", owner: nobody, move: W}
              wall: {symbol: "*", owner: nobody}
            areas: {mid: rank 2, any: all}
            endings: {lost: {when: none-left, pieces: king, result: loses}}
            """;

    @TempDir
    private Path folder;

    private Variant game(String rest, String board) {
        return Trial.load(folder, GAME + rest + "\nsetup: '" + board + " w - - 0 1'\n");
    }

    private static String[] texts(Position position) {
        return position.node().events().stream().map(Event::text).toArray(String[]::new);
    }

    /** Nobody's pieces stop moves and are not captured; a cannon hops over them, but takes none behind. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "k2/*2/R1K | a1b1 c1b1 c1b2 c1c2",
                "k2/#2/R1K | a1b1 c1b1 c1b2 c1c2",
                "k1K/*2/C2 | a1a3 a1b1 a1c1 c3b3 c3b2 c3c2",
                "*1K/#2/C1k | a1b1 c3b3 c3b2 c3c2",
                "k1K/*2/r2 | c3b3 c3b2 c3c2",
            })
    void theyBlock(String board, String moves) {
        Position start = game("turn: move", board).start();
        assertThat(texts(start)).containsExactlyInAnyOrder(moves.split(" "));
        play(start);
    }

    /** Neither moves with turns nor captures of own pieces take a wall. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "RdR | k2/R2/C1K | a1a2 a1b1 a1c1 a2a3 a2b2 a2c2",
                "RdR | k2/*2/C1K | a1b1 a1c1",
                "'\"[W-F]\"' | k2/3/C1K | a1b3 a1c2",
                "'\"[W-F]\"' | k2/2*/C1K | a1b3",
                "'\"[W-F]\"' | k2/2r/C1K | a1b3 a1c2",
            })
    void noWayTakesThem(String move, String board, String moves) {
        Position start = Trial.load(
                        folder,
                        GAME.replace("mRcpR", move) + "turn: {move: {kinds: [cannon, rook]}}\nsetup: '" + board
                                + " w - - 0 1'\n")
                .start();
        assertThat(texts(start)).containsExactlyInAnyOrder(moves.split(" "));
        play(start);
    }

    /** A path by a hook goes over a wall where it may go over any piece, and neither over nor onto one as an enemy. */
    @ParameterizedTest
    @CsvSource({"*, a1a3", "r, 'a1a2,a1a3,a1b1,a1c1'", "R, a1a3"})
    void pathsOfHooksGoOverThem(String sign, String moves) {
        PathRule rule = from -> {
            List<Square> up = from.ray(Direction.NORTH);
            List<Square> right = from.ray(Direction.EAST);
            if (up.size() < 2 || right.size() < 2) {
                return List.of();
            }
            return List.of(
                    Waypoint.leap(up.get(0)),
                    joined(Waypoint.over(up.get(0)), Waypoint.leap(up.get(1))),
                    Waypoint.leap(right.get(0)),
                    joined(Waypoint.overEnemy(right.get(0)), Waypoint.leap(right.get(1))));
        };
        String text = GAME.replace("mRcpR", "{hook: jump}") + "turn: {move: {kinds: cannon}}\nsetup: '2k/" + sign
                + "1K/C" + sign + "1 w - - 0 1'\n";
        Position start = Loader.create()
                .hook("jump", "1", rule)
                .load("walls", text.getBytes(StandardCharsets.UTF_8))
                .start();
        assertThat(texts(start)).containsExactlyInAnyOrder(moves.split(","));
        play(start);
    }

    private static List<Waypoint> joined(List<Waypoint> one, List<Waypoint> other) {
        return Stream.concat(one.stream(), other.stream()).toList();
    }

    /** A chain goes up, over and down again on a board of two words. */
    @ParameterizedTest
    @CsvSource({"R1R6, 1-0", "R8, *"})
    void aChainWinds(String rank, String result) {
        String rest = GAME.replace("files: 3, ranks: 3", "files: 9, ranks: 9")
                        .replace("any: all}", "any: all, begin: [a1], end: [c1]}")
                        .replaceAll(
                                "endings:.*",
                                "endings: {met: {when: {chain: rook, from: begin, to: end, by: W}, " + "result: wins}}")
                + "turn: move\nsetup: 'k8/9/9/9/9/9/9/9/8K w - - 0 1'\n";
        String columns = "R1R6/".repeat(7);
        Position position =
                Trial.load(folder, rest).position("RRR4k1/" + columns.substring(5) + rank + "/R1R5K w - - 0 1");
        String ends = position.node() instanceof org.dicechess.Node.End end
                ? end.result().text()
                : "*";
        assertThat(ends).isEqualTo(result);
    }

    /** A stone that White moves goes to an empty square or takes a black piece; one that Black moves a white one. */
    @Test
    void anActionMovesThemForTheSideOnTurn() {
        Variant variant = game("actions: {roll: {move: stone}}\nturn: {act: roll}", "k1K/R#r/1*1");
        assertThat(texts(variant.start())).containsExactlyInAnyOrder("b2b3", "b2c2");
        play(variant.start());
        Position black = variant.position("k1K/R#r/1*1 b - - 0 1");
        assertThat(texts(black)).containsExactlyInAnyOrder("b2b3", "b2a2");
        play(black);
        assertThat(black.after("b2a2").text()).isEqualTo("k1K/#1r/1*1 w - - 0 2");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{go: {put: wall}} | *@a1 *@a2 *@b3 *@c2",
                "{go: {put: wall, of: nobody, in: mid}} | *@a2 *@c2",
                "{go: {remove: wall}} | c1c1xc1",
                "{go: {remove: all, of: nobody}} | b1b1xb1 c1c1xc1",
                "{go: {remove: all, of: either, in: mid}} | b2b2xb2",
                "{go: {replace: rook, by: wall}} | b2b2*",
                "{go: {replace: wall, by: rook}} | c1c1r",
                "{go: {replace: wall, by: stone}} | c1c1#",
                "{go: {relocate: wall, from: any, to: mid}} | c1a2 c1c2",
                "{go: {exchange: [all, not wall], of: nobody, with: wall}} | b1c1,c1b1",
                "{go: {exchange: all}} | b2c3,c3b2",
                "{go: {return: wall, count: 1, from: any, to: mid}} | *@a2 *@c2",
                "{go: {shift: wall, in: any, direction: forward}} | (go)",
                "{go: {remove: [wall, stone], in: mid, all: true}} | --",
            })
    void actionsNameThem(String actions, String events) {
        Position start = game("actions: " + actions + "\nturn: {act: [go]}", "k1K/1R1/1#*")
                .start();
        assertThat(start.node().events())
                .extracting(event -> event.text().replace("/go", ""))
                .containsExactlyInAnyOrder(events.split(" "));
        for (Event event : start.node().events()) {
            if (event instanceof Move move) {
                // None goes where another piece stands.
                assertThat(move.captures()).isEmpty();
                assertThat(start.cursor().isCapture(start.cursor().number(move)))
                        .isFalse();
            }
        }
        play(start);
    }

    /** What an action does on all its pieces at once. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{go: {remove: [wall, stone], all: true}} | k1K/1R1/3",
                "{go: {remove: all, of: either, in: mid, all: true}} | k1K/3/1#*",
                "{go: {replace: wall, by: rook, all: true}} | k1K/1R1/1#R",
                "{go: {shift: wall, in: any, direction: forward}} | k1K/1R*/1#1",
                "{go: {shift: all, of: nobody, in: any, direction: left}} | k1K/1R1/#*1",
            })
    void actionsOnAll(String actions, String board) {
        Position start = game("actions: " + actions + "\nturn: {act: [go]}", "k1K/1R1/1#*")
                .start();
        assertThat(start.after("(go)").text()).isEqualTo(board + " b - - 0 1");
        play(start);
    }

    /** Black acts, too: a wall becomes its rook, and a shift goes its way forward. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{go: {replace: wall, by: rook}} | c3c3r | k1r/1R1/K1#",
                "{go: {move: stone}} | c1c2 | k1*/1R#/K2",
                "{go: {shift: wall, in: any, direction: forward}} | (go) | k2/1R*/K1#",
            })
    void theOtherSideActs(String actions, String event, String board) {
        Position black = game("actions: " + actions + "\nturn: {act: [go]}", "k1*/1R1/K1#")
                .position("k1*/1R1/K1# b - - 0 1");
        assertThat(black.after(event).text()).isEqualTo(board + " w - - 0 2");
        play(black);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{pieces: wall, at-least: 2} | true",
                "{pieces: wall, at-least: 3} | false",
                "{pieces: all, of: nobody, at-least: 3} | true",
                "{pieces: all, of: nobody, at-least: 4} | false",
                "{pieces: all, at-least: 3} | false",
                "{pieces: all, of: enemy, at-least: 2} | false",
                "{pieces: stone, in: mid} | false",
                "{row: wall, length: 2} | true",
                "{pieces: all, of: nobody, more-than: {pieces: all}} | true",
                "{block: [stone, wall], length: 2} | false",
            })
    void conditionsCountThem(String condition, boolean holds) {
        Position start = game(
                        "turn: {when: " + condition + ", then: move, else: [{act: [go]}, move]}\n"
                                + "actions: {go: {remove: rook}}",
                        "k1K/1R1/#**")
                .start();
        assertThat(texts(start)).anySatisfy(text -> assertThat(text).isEqualTo(holds ? "c3b3" : "b2b2xb2"));
        play(start);
    }

    /** Where a king goes beside a wall on a3; by leaps, it counts the squares that these reach alone. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{beside: {pieces: wall, at-most: 0}} | *2/2k/1K1 | b1a1 b1c1 b1c2",
                "{beside: {pieces: wall, by: W, at-most: 0}} | *2/2k/1K1 | b1a1 b1b2 b1c1 b1c2",
                "{beside: {pieces: wall, by: fW}} | *2/2k/1K1 | b1a2",
                "{beside: {pieces: wall, by: bW}} | *2/2k/1K1 | --",
                "{file: {pieces: all, of: nobody}} | *2/2k/1K1 | b1a1 b1a2",
                "{file: {pieces: all, of: either}} | *2/2k/1K1 | b1c1 b1c2",
            })
    void filtersCountThem(String filter, String board, String moves) {
        Position start = game("turn: {move: " + filter + "}", board).start();
        assertThat(texts(start)).containsExactlyInAnyOrder(moves.split(" "));
        play(start);
    }

    /** A star on a square that does not exist is no piece, even where a piece has that symbol. */
    @Test
    void aMissingSquareIsNoWall() {
        Variant variant = Trial.load(
                folder,
                GAME.replace("ranks: 3}", "ranks: 3, missing: [b2]}") + "turn: move\nsetup: '*1k/***/K1* w - - 0 1'\n");
        assertThat(variant.start().text()).isEqualTo("*1k/***/K1* w - - 0 1");
        assertThat(variant.start().board().at(Square.of("a2"))).isPresent();
        assertThat(texts(variant.start())).containsExactly("a1b1");
        assertThatThrownBy(() -> variant.position("*1k/*1*/K1* w - - 0 1")).hasMessageContaining("expected '*'");
        assertThatThrownBy(() -> variant.position("*1k/*#*/K1* w - - 0 1")).hasMessageContaining("expected '*'");
    }

    @Test
    void theyHaveNoOwner() {
        Position start = game("turn: move", "k1K/*2/R2").start();
        Piece wall = start.board().at(Square.of("a2")).orElseThrow();
        assertThat(wall.owner()).isEmpty();
        assertThat(wall.isOf(Color.WHITE) || wall.isOf(Color.BLACK)).isFalse();
        assertThat(wall.text()).isEqualTo("*");
        assertThat(start.explain("a2a3")).hasValue("the piece on a2 belongs to nobody");
        assertThat(Picture.of(start).svg()).contains("wall");
        assertThat(Picture.of(start).text()).contains("*");
        Position later = start.after("a1b1");
        assertThat(Picture.of(later)
                        .lastMove((Move) start.variant().notation().event(start, "a1b1"))
                        .text())
                .contains("2 * . .")
                .contains("1 : R .");
    }

    /** The square that a piece has just left: the wall stays there, and no other wall can be put. */
    @Test
    void aPieceLeavesAWallBehind() {
        Variant variant =
                game("actions: {drop: {put: wall}}\nturn: [move, {act: [drop], only: {to: departure}}]", "k2/3/R1K");
        Position between = variant.start().after("a1a2");
        assertThat(between.text()).isEqualTo("k2/R2/2K w - - 0 1 <a1 @1");
        assertThat(texts(between)).containsExactly("*@a1");
        assertThat(between.explain("*@b1"))
                .hasValue("this stage of the turn allows no such move: b1 is not a square that has just been left");
        assertThat(between.explain("*@a2")).hasValue("a piece stands on a2");
        assertThat(between.after("*@a1").text()).isEqualTo("k2/R2/*1K b - - 0 1");
        assertThat(between).isNotEqualTo(variant.start().after("c1c2"));
        play(between);
        assertThatThrownBy(() -> variant.position("k2/R2/2K w - - 0 1 @1 <a2"))
                .hasMessageContaining("expected an empty square that a piece has left");
        assertThatThrownBy(() -> variant.position("k2/R2/2K w - - 0 1 @1 <b2,b1,c2"))
                .hasMessageContaining("expected at most 2 squares");
        assertThatThrownBy(() -> variant.position("k2/R2/2K w - - 0 1 @1 <b2,b2"))
                .hasMessageContaining("expected an empty square that a piece has left");
        assertThatThrownBy(() -> variant.position("k2/R2/2K w - - 0 1 <b2"))
                .hasMessageContaining("expected it where a later stage asks which squares were left");
    }

    /** Castling leaves two squares. */
    @Test
    void castlingLeavesTwoSquares() {
        Variant variant = Trial.load(
                folder,
                Trial.SMALL_CHESS.replace("pieces:\n", "pieces:\n  wall: {symbol: '*', owner: nobody}\n")
                        + "actions: {drop: {put: wall}}\n"
                        + "turn: [{move: {}}, {act: [drop], only: {to: departure}}]\n"
                        + "endings: {lost: {when: none-left, pieces: king, result: loses}}\n");
        Position between = variant.position("rn2k2r/pppppppp/8/8/8/8/PPPPPPPP/RN2K2R w KQkq - 5 1")
                .after("e1g1");
        assertThat(between.text()).isEqualTo("rn2k2r/pppppppp/8/8/8/8/PPPPPPPP/RN3RK1 w kq - 5 1 <e1,h1 @1");
        assertThat(texts(between)).containsExactly("*@e1", "*@h1");
        play(between);
    }

    /** A rook shoots where it could go next: not over pieces, and not onto them. */
    @Test
    void aPieceShootsWhereItCouldGo() {
        Variant variant =
                game("actions: {shot: {put: wall}}\nturn: [move, {act: [shot], only: {to: reached}}]", "k2/3/R1K");
        Position between = variant.start().after("a1a2");
        assertThat(texts(between)).containsExactlyInAnyOrder("*@a1", "*@b2", "*@c2");
        assertThat(between.text()).isEqualTo("k2/R2/2K w - - 0 1 >a2 @1");
        assertThat(between.explain("*@b1"))
                .hasValue(
                        "this stage of the turn allows no such move: b1 is not reached by the piece that has just moved");
        play(between);
        assertThat(texts(variant.start().after("c1b2")))
                .containsExactlyInAnyOrder("*@b1", "*@c1", "*@a2", "*@c2", "*@b3", "*@c3");
    }

    /** A wall may end a check, and saves from mate; it does not where a side in check has to move. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "one-of: [move, {act: [sink]}] | 2k/3/K1r | a1a2 *@b1/sink",
                "one-of: [move, {act: [sink]}] | 1k1/3/K1r | *@b1/sink",
                "one-of: [move, {act: [sink]}] | 1k1/2r/K1r | *@b1/sink",
                "one-of: [move, {act: [sink], only: {only-if: {not: check}}}] | 1k1/2r/K1r | -",
                "'{when: check, then: move, else: {one-of: [move, {act: [sink]}]}}' | 1k1/2r/K1r | -",
                "'{when: check, then: move, else: {one-of: [move, {act: [sink]}]}}' | 2k/3/K1r | a1a2",
                "'{choose: {walk: move, wall: {only-if: {not: check}, then: {act: [sink]}}}}' | 1k1/2r/K1r | -",
                "'{choose: {walk: move, wall: {only-if: {not: check}, then: {act: [sink]}}}}' | 2k/3/K1r | (walk)",
                "'{choose: {walk: move, wall: {only-if: {not: check}, then: {act: [sink]}}}}' | 2k/3/K2 | (walk) (wall)",
            })
    void aWallEndsACheck(String turn, String board, String events) {
        Position position = Trial.load(folder, walls(turn)).position(board + " w - - 0 1");
        assertThat(texts(position)).containsExactlyInAnyOrder(events.equals("-") ? new String[0] : events.split(" "));
        play(position);
    }

    /** A side in check could choose the wall, which may not end it. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{choose: {walk: move, wall: {act: [sink]}}}",
                "{choose: {walk: move, wall: {only-if: check, then: {act: [sink]}}}}",
                "{choose: {walk: move, wall: {only-if: {any: [{not: check}, {side: white}]}, then: {act: [sink]}}}}",
            })
    void aSideInCheckMustHaveItsMoves(String turn) {
        assertThatThrownBy(() -> Trial.load(folder, walls(turn)))
                .hasMessageContaining("E-CHECK with actions a side in check may have to pass");
    }

    /** Ways that may all be closed leave a side in check nothing to choose. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{choose: {walk: {only-if: {not: check}, then: move}, wall: {only-if: {not: check}, then: {act: [sink]}}}} | false",
                "{choose: {walk: {only-if: {side: white}, then: move}, run: {only-if: {turn: 2}, then: move}}} | false",
                "{choose: {walk: {only-if: check, then: move}, wall: {only-if: {not: check}, then: {act: [sink]}}}} | true",
                "{choose: {walk: {only-if: {side: white}, then: move}, run: {only-if: {not: {side: white}}, then: move}}} | true",
                "{choose: {walk: move, run: {only-if: {turn: 2}, then: move}}} | true",
                "{choose: {walk: {only-if: {not: check}, then: move}, run: {only-if: {not: check}, then: move}}, stuck: move} | true",
            })
    void aSideInCheckHasAWay(String turn, boolean good) {
        String game = turn.contains("sink") ? walls(turn) : walls(turn).replaceAll("actions:.*\n", "");
        byte[] text = game.getBytes(StandardCharsets.UTF_8);
        List<String> problems = Loader.create().check("f", text).stream()
                .map(problem -> problem.code() + " " + problem.message())
                .toList();
        assertThat(problems)
                .hasSize(good ? 0 : 1)
                .allMatch(problem -> problem.startsWith(
                        "E-CHECK a side in check may find all ways closed, unless one has no 'only-if'; write "));
    }

    private static String walls(String turn) {
        return GAME.replace("king: {symbol: K, move: K}", "king: {symbol: K, move: K, royal: true}")
                        .replaceAll("endings:.*", "endings: {mate: {when: checkmate, result: loses}}")
                + "check: {}\nactions: {sink: {put: wall}}\nturn: {" + turn.replaceAll("^\\{|\\}$", "") + "}\n"
                + "setup: 'k2/3/2K w - - 0 1'\n";
    }

    /** A wall between keeps the royal safe, so nobody may take it away; own pieces stand as well before a put. */
    @Test
    void aPutMayNotLeaveTheRoyalAttackedByAHopper() {
        String rest = GAME.replace("king: {symbol: K, move: K}", "king: {symbol: K, move: K, royal: true}")
                        .replaceAll("endings:.*", "endings: {mate: {when: checkmate, result: loses}}")
                + "check: {}\nactions: {sink: {put: wall}}\nturn: {one-of: [move, {act: [sink]}]}\n"
                + "setup: 'k2/3/2K w - - 0 1'\n";
        Position position = Trial.load(folder, rest).position("2k/3/K1c w - - 0 1");
        assertThat(texts(position))
                .containsExactlyInAnyOrder(
                        "a1a2", "a1b1", "*@a2/sink", "*@b2/sink", "*@c2/sink", "*@a3/sink", "*@b3/sink");
        assertThat(position.explain("*@b1/sink")).hasValue("after it White's royal would be attacked");
        play(position);
    }

    /** Chains of White's rooks from the left to the right, and of Black's from below to the top. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "by: W | RR1/1RR/k1K | 1-0",
                "by: W | RR1/2R/k1K | *",
                "by: K | RR1/2R/k1K | 1-0",
                "by: F | R1R/1R1/k1K | 1-0",
                "by: F | RRR/3/k1K | *",
                "by: W | r2/1r1/krK | *",
                "by: W | *r1/rr1/rkK | 0-1",
                "by: W | ***/3/k1K | *",
                "by: frW | 1RR/RR1/k1K | 1-0",
                "by: frW | RR1/1RR/k1K | *",
            })
    void piecesConnect(String by, String board, String result) {
        String rest = GAME.replace(
                                "any: all}",
                                "any: all, begin: {white: file a, black: rank 1}, "
                                        + "end: {white: file c, black: rank 3}}")
                        .replaceAll(
                                "endings:.*",
                                "endings: {met: {when: {chain: rook, from: begin, to: end, " + by + "}, result: wins}}")
                + "turn: move\nsetup: 'k2/3/2K w - - 0 1'\n";
        Position position = Trial.load(folder, rest).position(board + " w - - 0 1");
        String ends = position.node() instanceof org.dicechess.Node.End end
                ? end.result().text()
                : "*";
        assertThat(ends).isEqualTo(result);
    }

    /** Each event, played and taken back with a cursor, leads where the position says; its text is read again. */
    private static void play(Position start) {
        Cursor cursor = start.cursor().checked();
        long key = cursor.key();
        for (var event : start.node().events()) {
            Position after = start.after(event.text());
            assertThat(after).isEqualTo(start.after(event));
            cursor.play(cursor.number(event));
            assertThat(cursor.position()).isEqualTo(after);
            assertThat(start.variant().notation().position(after.text())).isEqualTo(after);
            cursor.undo();
            assertThat(cursor.key()).isEqualTo(key);
            assertThat(cursor.position()).isEqualTo(start);
        }
    }

    /** The stone steps to an empty square alone: e2 is the enemy's, and c3 too far. */
    @Test
    void explanationsSayWhyNobodysPieceDoesNotGoThere() {
        Position position = game(
                        "actions: {roll: {relocate: stone, from: any, to: any}}\nturn: {act: [roll]}", "k2/1#r/K2")
                .start();
        assertThat(texts(position)).contains("b2b3", "b2a2").doesNotContain("b2c2");
        assertThat(position.explain("b2c2")).contains("no action takes the piece on b2 to c2: a piece stands there");
    }

    /** White has no king. The text names what the wall would become, which is of no side. */
    @Test
    void nothingBecomesAnythingInAFinishedGame() {
        Position over = game(
                        "actions: {sow: {replace: wall, by: rook}}\nturn: {one-of: [move, {act: [sow]}]}", "1*k/3/2K")
                .position("1*k/3/3 w - - 0 1");
        assertThatThrownBy(() -> over.after("b3b3r"))
                .isInstanceOf(IllegalEventException.class)
                .hasMessageContaining("the game is over: lost");
    }
}
