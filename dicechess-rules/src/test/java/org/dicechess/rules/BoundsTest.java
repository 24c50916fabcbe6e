package org.dicechess.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dicechess.Direction;
import org.dicechess.spi.FacingRule;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Definitions that would ask for too much in play are refused with the number and the limit; those just below load. */
@Tag("long")
@Timeout(60)
class BoundsTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 16, ranks: 16}
            AREAS
            pieces:
              king: {symbol: K, move: K, royal: true}
              PIECES
            dice: {DICE}
            actions: {ACTIONS}
            turn: TURN
            endings: {ENDINGS}
            options: {OPTIONS}
            setup: k15/16/16/16/16/16/16/8T7/16/16/16/16/16/16/T14t/K15 w - - 0 1
            """;
    private static final String TAKEN = "taken: {when: none-left, pieces: king, result: loses}";
    private static final String EIGHT = """
            format: 1
            id: trial
            name: Trial
            board: {files: 8, ranks: 8}
            dice: {d: {DICE}}
            pieces:
              king:  {symbol: K, move: K, royal: true}
              queen: {symbol: Q, move: Q}
              hare:  {symbol: H, move: N}
            turn: [{roll: d}, {spend: {SPEND}}]
            endings: {taken: {when: none-left, pieces: king, result: loses}}
            setup: k7/8/8/8/QQQQQQQQ/8/8/K7 w - - 0 1
            """;

    @TempDir
    private Path folder;

    /** A step of a king has eight ways to begin, seven to go on, and none back to the square before. */
    @ParameterizedTest(name = "{0} with {1} steps in {2}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "K | 6   | all   | ",
                "W | 10  | all   | ",
                "K | 12  | a2-c4 | ",
                "W | 100 | a2-p2 | ",
                "K | 7   | all   | walks of ant visit more squares than can be counted",
                "K | 12  | all   | walks of ant from a1 with 12 steps visit more squares than are searched in play",
                "K | 20  | all   | walks of ant from a1 with 20 steps visit more squares than are searched in play",
                "K | 20  | a2-d5 | walks of ant from a2 with 20 steps visit more squares than are searched in play",
            })
    void tooManyWalksAreRefused(String step, int die, String area, String problem) {
        String game = GAME.replace("AREAS", "areas: {walked: [" + area + "]}")
                .replace("PIECES", "ant: {symbol: T, walk: {dice: d, in: walked, step: " + step + "}}")
                .replace("DICE", "d: {faces: " + die + "}")
                .replace("TURN", "[choose, {roll: chosen}, walk]");
        String limit = "; at most 1000000 from one square, repeated visits included in pieces.ant.walk";
        assertThat(problems(with(game, "", "", TAKEN)))
                .isEqualTo(problem == null ? List.of() : List.of("8:26 E-RANGE " + problem + limit));
    }

    /**
     * A relocation of any piece to any square: at most half of the squares hold a piece, so 128 times 128 events; 1860
     * steps of kings, 256 choices, a pass.
     */
    @ParameterizedTest(name = "{0} relocations")
    @CsvSource(
            delimiter = '|',
            value = {"7 | ", "8 | 133189", "15 | 247877"})
    void theEventsOfANodeFitAList(int actions, Integer events) {
        String game = GAME.replace("AREAS", "areas: {in: [all]}")
                .replace("PIECES", "t: {symbol: T, move: K}")
                .replace("DICE", "")
                .replace("TURN", "{act: [" + list(actions, "x%d"::formatted) + "]}");
        String problem = "10:10 E-RANGE a player may have " + events
                + " events to choose from, counted by square; at most 131072 in actions";
        assertThat(problems(with(game, list(actions, "x%d: {relocate: t, from: in, to: in}"::formatted), "", TAKEN)))
                .isEqualTo(events == null ? List.of() : List.of(problem));
    }

    /**
     * If a turn must use as many dice as possible, moves of the last die are only searched for. A queen steps from
     * square to square in eight directions: 8 * 7 * 4 orthogonal and 7 * 7 * 4 diagonal steps are 420, a king has the
     * same, and a hare has 336 leaps.
     */
    @ParameterizedTest(name = "{0}, {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "count: 3, faces: [queen, hare] | most: true | ",
                "count: 3, faces: 6             | most: true | ",
                "count: 8, faces: [queen, hare] |            | ",
                "count: 4, faces: [queen, hare] | most: true | [1 1 1 1] may take 74264820",
                "count: 4, faces: [queen, king] | most: true | [1 1 1 1] may take 74264820",
                "count: 4, faces: [hare, king]  | most: true | [1 1 1 1] may take 38046288",
                "count: 8, faces: [queen, hare] | most: true | [1 1 1 1 1 1 1 1] may take more than 1000000000000",
            })
    void theDiceOfATurnWithMostAreLimited(String dice, String spend, String problem) {
        String limit = " moves to try; at most 4000000: throw fewer dice, or allow dice to be given up in turn";
        assertThat(problems(EIGHT.replace("DICE", dice).replace("SPEND", spend == null ? "" : spend)))
                .isEqualTo(
                        problem == null
                                ? List.of()
                                : List.of("10:7 E-RANGE with 'most: true' the roll " + problem + limit));
    }

    /**
     * The roll [1 1 2] takes most tries: 420 moves of a queen, each with 420 + 336 behind it, and 336 of a hare, each
     * with 420 behind it. That makes 420 * 757 + 336 * 421 = 459,396 tries, and each counts for each royal.
     */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "8/KKKKKKKK  | ",
                "K7/KKKKKKKK | [1 1 2] may take 4134564 moves to try, each counted for 9 royals; at most 4000000: throw",
            })
    void movesAreTriedForEachRoyalUnderCheck(String array, String problem) {
        String game = EIGHT.replace("DICE", "count: 3, faces: [queen, hare]")
                .replace("SPEND", "most: true")
                .replace(
                        "endings: {",
                        "check: {attacked-royal: may-be-taken}\nendings: {mate: {when: checkmate, result: loses}, ")
                .replace("8/K7 w", array + " w");
        // Without queens on the board the turns that a load plays are short. The limit looks at the kinds and royals.
        boolean emptied = !TestShare.isAll() && problem == null;
        assertThat(problems(emptied ? game.replace("QQQQQQQQ", "8") : game))
                .hasSize(problem == null ? 0 : 1)
                .allMatch(found -> found.contains(" the roll " + problem));
    }

    @ParameterizedTest(name = "{0} choices")
    @CsvSource({
        "40, ''",
        "41, 41 choices of all options together; at most 40",
        "9500, 9500 choices of all options together; at most 40"
    })
    void theNumberOfChoicesIsLimited(int choices, String problem) {
        int first = choices / 2;
        String options = "one: {default: c0, choices: {" + list(first, "c%d: {}"::formatted)
                + "}}, two: {default: c0, choices: {" + list(choices - first, "c%d: {}"::formatted) + "}}";
        assertThat(problems(with(plain(), "", options, TAKEN)))
                .isEqualTo(problem.isEmpty() ? List.of() : List.of("13:10 E-RANGE " + problem + " in options"));
    }

    @Test
    void tooManyChoicesAreRefusedBeforeAnyOfThemIsRead() {
        String options = "one: {default: none, choices: {" + list(41, "c%d: {import: chess}"::formatted) + "}}";
        assertThat(problems(with(plain(), "", options, TAKEN)))
                .containsExactly("13:10 E-RANGE 41 choices of all options together; at most 40 in options");
    }

    /** The text is filled up with a comment: 20 choices of 150,000 bytes are 3,000,000. */
    @ParameterizedTest(name = "{0} bytes")
    @CsvSource(
            delimiter = '|',
            value = {"150000 | 0", "150001 | 1"})
    void theBytesOfAllChoicesAreLimited(int bytes, int problems) {
        String game = with(plain(), "", "one: {default: c0, choices: {" + list(20, "c%d: {}"::formatted) + "}}", TAKEN);
        assertThat(problems(game + "# " + "x".repeat(bytes - 2 - game.length())))
                .hasSize(problems)
                .allMatch(problem -> problem.equals("13:10 E-RANGE 20 choices of all options together, each of files "
                        + "with 150001 bytes; the product is at most 3000000 in options"));
    }

    /** Four files of 262,144 bytes, the most of a file, fill the megabyte; the file that refers to them is too much. */
    @ParameterizedTest
    @CsvSource({"3, 0", "4, 1"})
    void theBytesOfAllFilesAreLimited(int imports, int problems) throws IOException {
        String text = "format: 1\n# ";
        for (int i = 0; i < imports; i++) {
            Files.writeString(folder.resolve("full" + i + ".yaml"), text + "x".repeat(262_144 - text.length()));
        }
        String game = with(plain(), "", "", TAKEN) + "\nimport: [" + list(imports, "./full%d.yaml"::formatted) + "]\n";
        assertThat(problems(game))
                .hasSize(problems)
                .allMatch(problem -> problem.contains("E-RANGE the files of the definition up to this one have "
                        + (4 * 262_144 + game.length()) + " bytes together; at most 1048576"));
    }

    @ParameterizedTest(name = "{0} imports")
    @CsvSource(
            delimiter = '|',
            value = {"64 | there is no definition 'none'", "65 | more than 64 imports in all files together; at most 64"
            })
    void theNumberOfImportsIsLimited(int imports, String last) {
        String game = with(plain(), "", "", TAKEN) + "\nimport: [" + list(imports, number -> "none") + "]\n";
        List<String> problems = problems(game);
        assertThat(problems).hasSize(imports);
        assertThat(problems.get(imports - 1)).contains(last);
    }

    /**
     * On 16x16 squares, counted by hand: a queen has 12,640 squares, a knight 1,680, both 16 lines from each of 256
     * squares, so 18,416. A king has 1,860 squares and 8 lines, so 3,908. Both sides have all of them: 54 kinds and the
     * king need 1,996,744.
     */
    @ParameterizedTest(name = "{0} kinds")
    @CsvSource({"54, ''", "55, p54"})
    void movesOfAllPiecesAreBounded(int kinds, String piece) {
        // The problem names the first kind that is too much, so those before it are accepted.
        assumeTrue(TestShare.isAll() || !piece.isEmpty());
        String problem =
                "the moves of the pieces up to this one have more than 2000000 lines and squares, counted from every square of the board; at most "
                        + "2000000 for all pieces together; pieces that move alike count once in pieces." + piece
                        + ".move";
        List<String> problems = problems(withKinds(kinds, number -> "W" + (16 + number) + "FFN"));
        assertThat(problems).hasSize(piece.isEmpty() ? 0 : 1);
        assertThat(problems).allSatisfy(told -> assertThat(told).contains(" E-RANGE " + problem));
    }

    @Test
    void piecesThatMoveAlikeCountOnce() {
        assertThat(problems(withKinds(100, number -> "QN"))).isEmpty();
    }

    private static String withKinds(int count, IntFunction<String> move) {
        String kinds = list(
                count,
                number -> "p%d: {symbol: %c%c, move: %s}"
                        .formatted(number, 'A' + number / 26, 'a' + number % 26, move.apply(number)));
        return with(plain().replace("t: {symbol: T, move: K}", kinds.replace("}, p", "}\n  p")), "", "", TAKEN)
                .replace("T14t", "16")
                .replace("8T7", "16");
    }

    @Test
    void theNumberOfAreasAndEndingsIsLimited() {
        String areas = "areas: {" + list(201, "area%d: all"::formatted) + "}";
        String endings = list(100, "e%d: {when: material, only: king, result: draws}"::formatted);
        assertThat(problems(with(plain().replace("AREAS", areas), "", "", TAKEN)))
                .containsExactly("5:8 E-RANGE 201 areas; at most 200 in areas");
        assertThat(problems(with(plain(), "", "", endings))).isEmpty();
        assertThat(problems(with(plain(), "", "", endings + ", " + TAKEN)))
                .containsExactly("12:10 E-RANGE 101 endings; at most 100 in endings");
    }

    /** Eight dice with nine faces have 12870 rolls; positions can number 32767 rolls of all pools together. */
    @Test
    void rollsHaveNumbers() {
        String pools = list(3, "d%d: {count: 8, faces: 9}"::formatted);
        String turn = "[{roll: d0}, move, {roll: d1}, move, {roll: d2}, move]";
        String game = GAME.replace("AREAS", "")
                .replace("PIECES", "t: {symbol: T, move: K}")
                .replace("DICE", pools);
        assertThat(problems(with(game.replace("TURN", turn), "", "", TAKEN)))
                .containsExactly("9:7 E-RANGE 38610 rolls, partly spent rolls included; at most 32767 in dice");
        String two =
                game.replace(", d2: {count: 8, faces: 9}", "").replace("TURN", "[{roll: d0}, move, {roll: d1}, move]");
        assertThat(problems(with(two, "", "", TAKEN))).isEmpty();
    }

    /** Eight dice with nine faces have 12870 rolls; each of them is looked up in each table. */
    @ParameterizedTest(name = "{0} tables")
    @CsvSource(
            delimiter = '|',
            value = {
                "3 | ",
                "4 | 14:152 E-RANGE 51480 rows to look up, one for each roll and table; at most 40000 in setup.deal.tables"
            })
    void theNumberOfRowsOfADealIsLimited(int tables, String problem) {
        String rows = list(tables, "t%d: {by: {total: d}, rows: {odd: {s: king}, else: {}}}"::formatted);
        String game = plain().replace("dice: {}", "dice: {d: {count: 8, faces: 9}}")
                .replace("symbol: K, move: K, royal: true", "symbol: K, move: K")
                .replace("setup: k15", "setup: {position: k15")
                .replace("8T7", "16")
                .replace(
                        "T14t/K15 w - - 0 1",
                        "16/K15 w - - 0 1, deal: "
                                + "{dice: d, mirrored: true, slots: {s: {holds: t, on: a2}}, tables: {" + rows + "}}}");
        assertThat(problems(with(game, "", "", TAKEN))).isEqualTo(problem == null ? List.of() : List.of(problem));
    }

    @Test
    void aPieceThatTurnsNeedsFacings() {
        String game = GAME.replace("AREAS", "areas: {in: [a1-d4]}")
                .replace("DICE", "d: {faces: 2}")
                .replace("TURN", "[choose, {roll: chosen}, walk]")
                .replace("PIECES", "ant: {symbol: T, FACINGS walk: {dice: d, in: in, step: W}, turns: {hook: compass}}")
                .replaceAll("setup: .*", "setup: k15/16/16/16/16/16/16/16/16/16/16/16/16/16/16/K15 w - - 0 1");
        String faced = with(game, "", "", TAKEN).replace("FACINGS", "facings: [n, e, s],");
        assertThat(problems(faced, spot -> List.of(spot.facing(), Direction.EAST)))
                .isEmpty();
        assertThat(problems(faced, spot -> List.of(Direction.EAST, Direction.WEST)))
                .containsExactly(
                        "8:88 E-HOOK hook compass failed when asked about T^n on a1: facing w; expected one of n, e, s in pieces.ant.turns.hook");
        assertThat(problems(with(game, "", "", TAKEN).replace("FACINGS", ""), spot -> List.of(Direction.EAST)))
                .containsExactly("8:8 E-FACING a piece with 'turns' needs 'facings' in pieces.ant");
    }

    /**
     * Only a move promotes: a piece that reached the last rank in another way would be a position that cannot exist.
     */
    @ParameterizedTest(name = "{1} {2}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "                              | put: {relocate: t, from: in, to: last}        | 10:44 | actions.put.to",
                "                              | put: {relocate: t, from: in, to: home}        |       | ",
                "                              | put: {replace: king, in: in, by: t}           | 10:36 | actions.put.in",
                "                              | put: {return: t, count: 1, from: in, to: in}  | 10:52 | actions.put.to",
                "when-captured: {to: last},    | put: {move: king}                             | 8:48  | pieces.t.when-captured.to",
                "when-captured: {to: home},    | put: {move: king}                             |       | ",
            })
    void noPieceIsPutWhereItHasToPromote(String captured, String action, String place, String path) {
        String game = GAME.replace("AREAS", "areas: {in: [all], last: {white: rank 16}, home: {white: rank 1}}")
                .replace("DICE", "")
                .replace(
                        "PIECES",
                        "t: {symbol: T, move: fW, " + (captured == null ? "" : captured)
                                + " promotion: {area: last, to: king}}")
                .replace("TURN", "{act: put}");
        String problem = " E-PROMOTION a t may be put on a16, where it has to promote;"
                + " expected an area without such squares in ";
        assertThat(problems(with(game, action, "", TAKEN)))
                .isEqualTo(place == null ? List.of() : List.of(place + problem + path));
        assertThat(problems(with(game, action, "", TAKEN).replace("to: king}}", "to: king, optional: true}}")))
                .isEmpty();
    }

    private static String plain() {
        return GAME.replace("PIECES", "t: {symbol: T, move: K}")
                .replace("DICE", "")
                .replace("TURN", "move");
    }

    private static String with(String game, String actions, String options, String endings) {
        return game.replace("AREAS", "")
                .replace("ACTIONS", actions)
                .replace("OPTIONS", options)
                .replace("ENDINGS", endings);
    }

    private static String list(int size, IntFunction<String> text) {
        return IntStream.range(0, size).mapToObj(text).collect(Collectors.joining(", "));
    }

    private List<String> problems(String game) {
        return problems(Loader.create(), game);
    }

    private List<String> problems(String game, FacingRule compass) {
        return problems(Loader.create().hook("compass", "1", compass), game);
    }

    private List<String> problems(Loader loader, String game) {
        try {
            return Errors.of(loader.check(Files.writeString(folder.resolve("game.yaml"), game))).stream()
                    .map(problem ->
                            problem.toString().replaceFirst(".*game.yaml:", "").replaceFirst(": ", " "))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
