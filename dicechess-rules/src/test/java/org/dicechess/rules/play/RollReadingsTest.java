package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a turn reads of a roll, after the first move too. All expected values are counted by hand. */
class RollReadingsTest {

    private static final String GAME = """
            format: 1
            id: readings
            name: Readings
            board: {files: 3, ranks: 3}
            pieces:
              king: {symbol: K, move: K}
              rook: {symbol: R, move: W}
            areas: {low: rank 1, mid: rank 2}
            endings: {lost: {when: none-left, pieces: king, result: loses}}
            """;

    @TempDir
    private Path folder;

    private static String text(String dice, String turn) {
        return GAME + "dice: " + dice + "\nturn: " + turn + "\nsetup: k1r/3/R1K w - - 0 1\n";
    }

    private Variant game(String dice, String turn) {
        return Trial.load(folder, text(dice, turn));
    }

    /** Plays the first event until the other side is on turn, and returns the number of moves. */
    private static int moves(Position start) {
        Position at = start;
        int moves = 0;
        while (at.turn() == start.turn()) {
            at = at.after(at.node().events().get(0));
            moves++;
        }
        return moves;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{times: total, of: move}      | 2 3 4 4 5 6",
                "{times: highest, of: move}    | 1 2 3 2 3 3",
                "{times: lowest, of: move}     | 1 1 1 2 2 3",
                "{times: {total: two}, of: move} | 2 3 4 4 5 6",
            })
    void aNumberOfMovesIsRead(String part, String expected) {
        for (String turn : List.of("[{roll: two}, " + part + "]", "{roll: two, then: {else: " + part + "}}")) {
            Position start = game("{two: {count: 2, faces: 3}}", turn).start();
            assertThat(start.node().events().stream()
                            .map(roll -> "" + moves(start.after(roll)))
                            .collect(Collectors.joining(" ")))
                    .isEqualTo(expected);
        }
    }

    /** Doubles lose the turn; else so many moves as the dice differ by. */
    @Test
    void theDifferenceIsRead() {
        Position start = game(
                        "{two: {count: 2, faces: 3}}",
                        "{roll: two, then: {difference 0: pass, else: {times: difference, of: move}}}")
                .start();
        assertThat(start.node().events().stream().map(roll -> "" + moves(start.after(roll))))
                .containsExactly("1", "1", "2", "1", "1", "1");
        assertThat(Trial.events(start.after("[2 2]"))).containsExactly("--");
    }

    /** A face names a file, another die a rank; a piece on one of the two moves. */
    @Test
    void facesNameSquares() {
        Position start = game(
                        "{file: {faces: [file a, file b, file c]}, rank: {faces: [low, mid]}}",
                        "[{roll: file}, {roll: rank}, {move: [{in: {rolled: file}}, {in: rolled}]}]")
                .start();
        Position second = start.after("[1]");

        assertThat(start.node().events()).hasSize(3);
        assertThat(((Node.Chance) start.node()).dice().dice().get(0).label(1)).isEqualTo("file a");
        assertThat(Trial.events(second.after("[2]"))).containsExactlyInAnyOrder("a1a2", "a1b1");
        assertThat(Trial.events(second.after("[1]"))).containsExactlyInAnyOrder("a1a2", "a1b1", "c1b1", "c1b2", "c1c2");
        assertThat(Trial.events(start.after("[2]").after("[2]"))).containsExactly("--");
        assertThat(start.words(start.node().events().get(2))).isEqualTo("rolls file c");
    }

    /** Of the rolls of three dice with two faces: 111, 112, 122, 222. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "highest | 1 2 2 2",
                "second-highest | 1 1 2 2",
                "third-highest | 1 1 1 2",
                "lowest | 1 1 1 2",
                "second-lowest | 1 1 2 2",
                "third-lowest | 1 2 2 2",
                "{second-lowest: three} | 1 1 2 2",
            })
    void eachDieIsRead(String value, String expected) {
        Position start = game("{three: {count: 3, faces: 2}}", "[{roll: three}, {times: " + value + ", of: move}]")
                .start();
        assertThat(start.node().events().stream()
                        .map(roll -> "" + moves(start.after(roll)))
                        .collect(Collectors.joining(" ")))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2 | second-lowest 2 | 1 2 2",
                "2 | alike 2 | 2 1 2",
                "4 | alike 4 | 2 1 1 1 2",
                "4 | alike 3 | 2 2 1 2 2",
                "4 | third-highest 2 | 1 1 1 2 2",
            })
    void patternsTellOfEachDie(int dice, String pattern, String expected) {
        Position start = game(
                        "{dice: {count: " + dice + ", faces: 2}}",
                        "{roll: dice, then: {" + pattern + ": [{move: {}}, {move: {}}], else: {move: {}}}}")
                .start();
        assertThat(start.node().events().stream()
                        .map(roll -> "" + moves(start.after(roll)))
                        .collect(Collectors.joining(" ")))
                .isEqualTo(expected);
    }

    /** Two dice have no third one. */
    @Test
    void aDieThatIsMissingIsTold() {
        String text = text("{two: {count: 2, faces: 6}}", "[{roll: two}, {times: third-lowest, of: move}]");
        assertThat(Loader.create().check("f", text.getBytes(StandardCharsets.UTF_8)))
                .extracting(problem -> problem.code() + " " + problem.message())
                .containsExactly("E-UNUSED no third-lowest among 2 dice; expected 'count: 3' or more");
        String pattern = text("{two: {count: 2, faces: 6}}", "{roll: two, then: {third-lowest 2: move, else: pass}}");
        assertThat(Loader.create().check("f", pattern.getBytes(StandardCharsets.UTF_8)))
                .singleElement()
                .satisfies(problem -> assertThat(problem.message()).contains("third-lowest 2"));
    }

    /** The rook stands on the first file alone, so it moves where a die names that one. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{when: {pieces: rook, in: rolled}, then: ROOK, else: KING} | a1a2 a1b1 | c1b1 c1b2 c1c2 | c1b1 c1b2 c1c2",
                "{when: {pieces: rook, of: either, in: rolled}, then: ROOK, else: KING} | a1a2 a1b1 | c1b1 c1b2 c1c2 | a1a2 a1b1",
                "{when: {pieces: all, in: {rolled: file}, more-than: {pieces: rook, of: enemy, in: rolled}}, then: ROOK, else: KING}"
                        + " | a1a2 a1b1 | c1b1 c1b2 c1c2 | c1b1 c1b2 c1c2",
                "{move: {kinds: king, distance: {at-most: {pieces: [rook, king], of: either, in: rolled}}}, stuck: ROOK}"
                        + " | c1b1 c1b2 c1c2 | a1a2 a1b1 | c1b1 c1b2 c1c2",
                "{move: {only-if: {pieces: rook, in: rolled}, kinds: rook}, stuck: KING} | a1a2 a1b1 | c1b1 c1b2 c1c2 | c1b1 c1b2 c1c2",
            })
    void conditionsAskForThePiecesOnSquaresThatFacesName(String part, String first, String second, String third) {
        Position start = game(
                        "{file: {faces: [file a, file b, file c]}}",
                        "[{roll: file}, "
                                + part.replace("ROOK", "{move: {kinds: rook}}").replace("KING", "{move: {kinds: king}}")
                                + "]")
                .start();
        List<String> moves = List.of(first, second, third);
        for (int face = 1; face <= moves.size(); face++) {
            assertThat(Trial.events(start.after("[" + face + "]")))
                    .containsExactlyInAnyOrder(moves.get(face - 1).split(" "));
        }
    }

    /** Right behind a roll a stage finds in play which squares are named. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{move: {in: rolled}} | a1a2 a1b1 | -- | c1b1 c1b2 c1c2",
                "{move: {to: rolled}} | a1a2 | a1b1 c1b1 c1b2 | c1c2",
                "{move: [{to: rolled, not: {kinds: king}}, {in: rolled, kinds: king}]} | a1a2 | a1b1 | c1b1 c1b2 c1c2",
                "{move: {kinds: king, and: {to: rolled}}, stuck: pass} | -- | c1b1 c1b2 | c1c2",
                "{pick: {in: rolled}}, {move: picked} | (a1a2) (a1b1) | -- | (c1b1) (c1b2) (c1c2)",
                "{act: [fall], only: {in: rolled}, by: chance}, {move: {}} | a1a1xa1 | -- | --",
                "{act: [all], only: {in: rolled}, stuck: pass} | (all) | -- | --",
                "{act: [come], only: {to: rolled}} | R@a2 | R@b1 R@b2 R@b3 | R@c2",
                "{move: {in: rolled}, stuck: {move: {to: rolled}}} | a1a2 a1b1 | a1b1 c1b1 c1b2 | c1b1 c1b2 c1c2",
            })
    void squaresAreFoundRightBehindARoll(String part, String first, String second, String third) {
        String actions = "actions: {fall: {remove: rook}, all: {remove: rook, all: true}, come: {put: rook, in: any}}";
        String named = part.contains("act") ? "\n" + actions + "\nareas: {any: a1-c3}" : "";
        String game = text("{file: {faces: [file a, file b, file c]}}", "[{roll: file}, " + part + "]" + named)
                .replace("areas: {low: rank 1, mid: rank 2}\n", named.isEmpty() ? "areas: {low: rank 1}\n" : "");
        Position start = Trial.load(folder, game).start();
        List<String> moves = List.of(first, second, third);
        for (int face = 1; face <= moves.size(); face++) {
            Position rolled = start.after("[" + face + "]");
            List<String> texts =
                    rolled.node().events().stream().map(Event::text).toList();
            assertThat(texts).containsExactlyInAnyOrder(moves.get(face - 1).split(" "));
            assertThat(start.variant().position(rolled.text())).isEqualTo(rolled);
            Trial.play(rolled, texts.get(0));
        }
    }

    /** So its filters count once, and not for each of 64 faces. */
    @Test
    void aDieMayNameAnySquare() {
        String squares = IntStream.range(0, 64)
                .mapToObj(square -> "" + (char) ('a' + square % 8) + (square / 8 + 1))
                .collect(Collectors.joining(", "));
        String turn = "[{roll: where}, {move: [{in: rolled}" + ", {in: rolled, kinds: rook}".repeat(400) + "]}]";
        String game = text("{where: {faces: [" + squares + "]}}", turn)
                .replace("{files: 3, ranks: 3}", "{files: 8, ranks: 8}")
                .replace("k1r/3/R1K", "k7/8/8/8/8/8/8/R6K");
        Position start = Trial.load(folder, game).start();
        assertThat(Trial.events(start.after("[1]"))).containsExactlyInAnyOrder("a1a2", "a1b1");
        assertThat(Trial.events(start.after("[8]"))).containsExactlyInAnyOrder("h1g1", "h1g2", "h1h2");
        assertThat(Trial.events(start.after("[57]"))).containsExactly("--");
    }

    /** The piece in hand ends the check on b1, after one of the rolls: it is no mate. */
    @ParameterizedTest
    @CsvSource({"R, chance", "'', end"})
    void mateAsksForADropAfterAnyRoll(String hand, String next) {
        String game = GAME.replace("king: {symbol: K, move: K}", "king: {symbol: K, move: K, royal: true}")
                        .replace("lost: {", "mate: {when: checkmate, result: loses}, lost: {")
                + """
                check: {attacked-royal: may-be-taken}
                hands: {}
                dice: {file: {faces: [file a, file b, file c]}}
                turn: [{roll: file}, {drop: {to: rolled}, stuck: {move: {}}}]
                setup: k1r/3/R1K w - - 0 1
                """.replace("                ", "");
        Position position =
                Trial.load(folder, game.replace("move: W}", "move: R}")).position("1k1/2r/K1r[" + hand + "] w - - 0 1");
        assertThat(position.node() instanceof Node.End ? "end" : "chance").isEqualTo(next);
        if (next.equals("chance")) {
            assertThat(Trial.events(position.after("[2]"))).containsExactly("R@b1");
        }
    }

    /** A die says which kind an action puts, and what it makes of a piece. */
    @Test
    void aRollSaysWhatIsPutAndWhatAPieceBecomes() {
        String game = text(
                        "{what: {faces: [rook, king]}}",
                        "[{roll: what}, {act: [come], only: {kinds: rolled}}, {roll: what},"
                                + " {act: [turn], only: {becomes: rolled}, stuck: stop}]"
                                + "\nactions: {come: {put: [rook, king], in: mid}, turn: {replace: all, by: [rook, king]}}")
                .replace("low: rank 1, ", "");
        Position start = Trial.load(folder, game).start();
        assertThat(Trial.events(start.after("[1]"))).containsExactlyInAnyOrder("R@a2", "R@b2", "R@c2");
        assertThat(Trial.events(start.after("[2]"))).containsExactlyInAnyOrder("K@a2", "K@b2", "K@c2");
        Position put = start.after("[1]").after("R@a2");
        assertThat(Trial.events(put.after("[1]"))).containsExactly("c1c1r");
        assertThat(Trial.events(put.after("[2]"))).containsExactlyInAnyOrder("a1a1k", "a2a2k");
    }

    /** Why a move is refused is told by the roll. */
    @Test
    void aSquareThatTheRollDoesNotNameIsTold() {
        Position start = game("{file: {faces: [file a, file b, file c]}}", "[{roll: file}, {move: {in: rolled}}]")
                .start();
        assertThat(start.after("[3]").explain("a1a2"))
                .hasValueSatisfying(why -> assertThat(why).contains("the roll [3] does not name a1"));
        assertThat(start.variant().rules().toString()).contains("that begins on a square which the roll names");
    }

    /** A face without squares matters only where it leads to what asks for squares. */
    @Test
    void aFaceWithoutSquaresLeadsElsewhere() {
        Position start = game(
                        "{place: {faces: [file a, rain]}}",
                        "{roll: place, then: {rain: {move: {kinds: king}}, else: {move: {in: rolled}}}}")
                .start();
        assertThat(Trial.events(start.after("[1]"))).containsExactlyInAnyOrder("a1a2", "a1b1");
        assertThat(Trial.events(start.after("[2]"))).containsExactlyInAnyOrder("c1b1", "c1b2", "c1c2");
        String bare = text("{place: {faces: [file a, king]}}", "[{roll: place}, {move: {in: rolled}}]");
        assertThat(Loader.create().check("f", bare.getBytes(StandardCharsets.UTF_8)))
                .extracting(problem -> problem.code() + " " + problem.message())
                .containsExactly("E-ROLL not every face of 'place' names squares; expected areas as faces");
    }

    /** Labels with weights: calm 3 of 6, fog 2, storm 1. */
    @Test
    void facesHaveLabelsAndWeights() {
        Position start = game(
                        "{sky: {count: 2, faces: {calm: 3, fog: 2, storm: 1}}}",
                        "{roll: sky, then: {any storm: pass, fog-fog: {move: {kinds: king}}, else: move}}")
                .start();
        Node.Chance chance = (Node.Chance) start.node();

        assertThat(chance.total()).isEqualTo(36);
        assertThat(chance.outcomes())
                .extracting(outcome -> outcome.event().text() + " " + outcome.weight())
                .containsExactly("[1 1] 9", "[1 2] 12", "[1 3] 6", "[2 2] 4", "[2 3] 4", "[3 3] 1");
        assertThat(chance.dice().dice().get(0).weight(1)).isEqualTo(3);
        assertThat(start.words(chance.events().get(4))).isEqualTo("rolls fog and storm");
        assertThat(Trial.events(start.after("[2 3]"))).containsExactly("--");
        assertThat(Trial.events(start.after("[2 2]"))).containsExactlyInAnyOrder("c1b1", "c1b2", "c1c2");
        assertThat(Trial.events(start.after("[1 2]"))).hasSize(5);
        int[] fallen = new int[6];
        for (int number = 0; number < 36; number++) {
            fallen[chance.outcomes().indexOf(chance.outcome(number))]++;
        }
        assertThat(fallen).containsExactly(9, 12, 6, 4, 4, 1);
    }

    /** Red against blue, each with three faces: 3 ways above, 3 equal, 3 below. */
    @Test
    void twoRollsAreCompared() {
        Position start = game(
                        "{red: {faces: 3}, blue: {faces: 3}}",
                        "[{roll: red}, {roll: blue, then: {above red: move, equal red: {move: {kinds: king}}, else: pass}}]")
                .start();
        StringBuilder found = new StringBuilder();
        for (var red : start.node().events()) {
            Position between = start.after(red);
            for (var blue : between.node().events()) {
                found.append(Trial.events(between.after(blue)).size()).append(' ');
            }
        }
        assertThat(found.toString().strip()).isEqualTo("3 5 5 1 3 5 1 1 3");
    }

    /** The kind that the roll names, after its move: another turn if that kind has moved. */
    @Test
    void theKindIsReadAfterTheMove() {
        Position start = game(
                        "{die: {faces: [king, rook]}}",
                        "[{roll: die}, {move: {}}, {when: {moved: rolled}, then: {move: {kinds: rook}}}]")
                .start();
        assertThat(start.after("[1]").after("c1c2").turn()).isEqualTo(start.turn());
        assertThat(start.after("[1]").after("a1a2").turn()).isNotEqualTo(start.turn());
        assertThat(start.after("[2]").after("a1a2").turn()).isEqualTo(start.turn());
        assertThat(start.after("[2]").after("c1c2").turn()).isNotEqualTo(start.turn());
    }

    /** Nothing possible: thrown again, twice at most; then the king moves. */
    @Test
    void theDiceAreThrownAgain() {
        Position start = game(
                        "{die: {faces: [file a, file b, file c]}}",
                        "[{roll: die}, {move: {in: rolled}, stuck: {again: roll, at-most: 2, else: {move: {kinds: king}}}}]")
                .start();
        Position second = start.after("[2]");
        Position third = second.after("[2]");

        assertThat(second.node()).isInstanceOf(Node.Chance.class);
        assertThat(third.node()).isInstanceOf(Node.Chance.class);
        assertThat(Trial.events(third.after("[2]"))).containsExactlyInAnyOrder("c1b1", "c1b2", "c1c2");
        assertThat(Trial.events(third.after("[1]"))).containsExactlyInAnyOrder("a1a2", "a1b1");
        assertThat(Trial.events(second.after("[1]"))).containsExactlyInAnyOrder("a1a2", "a1b1");
        assertThat(start.variant().notation().position(third.text())).isEqualTo(third);
        assertThat(third).isNotEqualTo(second);
    }

    /** A rule beside the roll changes nothing, and a face is a pattern by its squares. */
    @Test
    void aRollMayStateItsRule() {
        Position start = game("{file: {faces: [file a, file b]}}", "[{rule: r-1, roll: file}, {move: {in: rolled}}]")
                .start();
        Position named = game(
                        "{file: {faces: [file a, file b]}}", "{roll: file, then: {file b: pass, else: {move: {}}}}")
                .start();
        assertThat(Trial.events(start.after("[1]"))).containsExactlyInAnyOrder("a1a2", "a1b1");
        assertThat(Trial.events(named.after("[2]"))).containsExactly("--");
        assertThat(Trial.events(named.after("[1]"))).hasSize(5);
    }

    /** Only what reads the roll is there once for each total: three dice, 16 totals, and 30 stages behind. */
    @Test
    void whatReadsNothingIsThereOnce() {
        Position start = game(
                        "{three: {count: 3, faces: 6}}",
                        "[{roll: three}, {when: {side: white}, then: {move: {distance: {at-most: total}}}, else: move},"
                                + " {times: 18, of: {optional: move}}]")
                .start();
        assertThat(start.after("[1 1 1]").node().events()).hasSize(5);
    }

    /** A turn may begin with a pass, where the author says so. */
    @Test
    void aTurnMayBeginWithAPass() {
        Position start = game(
                        "{die: {faces: 2}}",
                        "{when: {turn: 1}, then: pass, else: [{roll: die}, {times: total, of: move}]}")
                .start();
        assertThat(Trial.events(start)).containsExactly("--");
        assertThat(start.purpose().orElseThrow().text()).isEqualTo("White has no move and passes");
        assertThat(start.after("--").after("--").node()).isInstanceOf(Node.Chance.class);
    }

    /** Each mistake is told once and alone. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{times: total, of: move} | E-ROLL no roll leads here; expected this behind {roll: ...} without 'then', or in its 'then'",
                "[{roll: two}, {times: {total: red}, of: move}] | E-ROLL no roll of 'red' leads here; expected dice thrown before",
                "[{roll: two}, {move: {in: rolled}}] | E-ROLL not every face of 'two' names squares; expected areas as faces",
                "[{roll: two}, {move: {}}, {when: {moved: rolled}, then: move}] | E-ROLL the faces of 'two' name no pieces; expected dice that do",
                "{roll: one, then: {doubles: move, else: pass}} | E-ROLL 'doubles' of the single die 'one'; expected more dice",
                "[{roll: two}, {times: {sum: two}, of: move}] | E-TYPE a list of amounts expected",
                "{roll: two, then: {above two: move, else: pass}} | E-ROLL unknown pattern 'above two' of 'two'",
                "[{roll: two}, move, {again: roll}] | E-REQUIRED required key 'at-most' is missing",
                "[move, {again: roll, at-most: 1}] | E-ROLL no roll leads here; expected 'again: roll' behind {roll: ...}",
                "{roll: two, then: {total 2: {times: 0, of: move}, else: move}} | E-RANGE whole number from 1 to 20 expected, not 0",
            })
    void aWrongReadingIsRefused(String turn, String message) {
        String game = text(turn.contains("one") ? "{one: {faces: 3}}" : "{two: {count: 2, faces: 3}}", turn);
        List<Problem> problems = Loader.create().check("game.yaml", game.getBytes(StandardCharsets.UTF_8));
        assertThat(problems)
                .singleElement()
                .satisfies(problem ->
                        assertThat(problem.code() + " " + problem.message()).startsWith(message));
        assertThat(problems.get(0).line()).isEqualTo(11);
    }

    /** A label that no pattern reads is told with what it needs. */
    @Test
    void aLabelNeedsAPattern() {
        String game = text("{two: {faces: [heads, tails]}}", "{roll: two, then: {1: move, else: pass}}");
        assertThat(Loader.create().check("game.yaml", game.getBytes(StandardCharsets.UTF_8)))
                .extracting(Problem::toString)
                .containsExactly(
                        "game.yaml:10:22: E-UNKNOWN-PIECE unknown piece 'heads' in dice.two.faces[0]; a label needs a"
                                + " pattern under 'then' that reads it",
                        "game.yaml:10:29: E-UNKNOWN-PIECE unknown piece 'tails' in dice.two.faces[1]; a label needs a"
                                + " pattern under 'then' that reads it");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{calm: 3, king: 1}",
                "{calm: 101, storm: 1}",
                "{calm: 0, storm: 1}",
                "[calm, fog]",
                "[kng, storm]",
                "[king, storn]",
                "[[calm, king], storm]",
                "{}",
                "[]",
                "0"
            })
    void wrongFacesAreRefused(String faces) {
        String game = text("{two: {faces: " + faces + "}}", "{roll: two, then: {storm: move, else: pass}}");
        List<Problem> problems = Loader.create().check("game.yaml", game.getBytes(StandardCharsets.UTF_8));
        assertThat(problems).isNotEmpty();
        assertThat(problems.get(0).line()).isEqualTo(10);
    }
}
