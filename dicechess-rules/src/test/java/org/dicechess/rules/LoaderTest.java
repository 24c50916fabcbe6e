package org.dicechess.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.dicechess.Dice;
import org.dicechess.GameRecord;
import org.dicechess.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Definitions that the loader refuses, with code and line, and definitions that have the same rules. */
class LoaderTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            options:
              draws: {default: few, choices: {few: {}, many: {endings: {count: {reaches: 20}}}}}
            board: {files: 5, ranks: 5}
            areas: {last: {white: rank 5}, centre: [c3, b2-d4]}
            dice:
              die: {faces: [pawn, king]}
            pieces:
              pawn: {symbol: P, move: fmWfcF, promotion: {area: last, to: rook}}
              rook: {symbol: R, move: R}
              king: {symbol: K, move: K, royal: true}
            setup: k4/p4/5/P4/K4 w - - 0 1
            turn: [{roll: die}, move]
            check: {attacked-royal: may-be-taken}
            counters: {count: {reset-by-capture: true}}
            endings:
              checkmate: {when: checkmate, result: loses}
              count: {when: counter, counter: count, reaches: 10, result: draws}
            """;

    @TempDir
    private Path folder;

    @Test
    void theGameOfThisTestLoads() {
        assertThat(Errors.of(Loader.create().check(file("game.yaml", GAME)))).isEmpty();
        assertThat(Loader.create().load(file("game.yaml", GAME)).start().text()).isEqualTo("k4/p4/5/P4/K4 w - - 0 1");
    }

    @Test
    void anUnknownIdIsTheHostsMistake() {
        assertThatThrownBy(() -> Loader.create().load("no-such-game"))
                .isInstanceOf(IllegalArgumentException.class)
                .isNotInstanceOf(InvalidDefinitionException.class)
                .hasMessageContaining("'no-such-game'");
    }

    @Test
    void anAbsentFileIsTheHostsMistake() {
        Path missing = folder.resolve("missing.yaml");
        assertThatThrownBy(() -> Loader.create().load(missing))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("missing.yaml");
        assertThatThrownBy(() -> Loader.create().check(missing)).isInstanceOf(UncheckedIOException.class);
    }

    @Test
    void optionsThatDoNotFitAreProblems() {
        Path file = file("game.yaml", GAME);
        assertThat(Errors.of(Loader.create().option("draws", "many").check(file)))
                .isEmpty();
        assertThat(Loader.create().option("draws", "mny").check(file))
                .singleElement()
                .hasToString(
                        "the chosen options:1:1: E-OPTION option draws has no value 'mny'; expected one of [few, many];"
                                + " did you mean 'many'?");
        assertThat(Loader.create().option("drows", "many").check(file))
                .singleElement()
                .hasToString("the chosen options:1:1: E-OPTION there is no option 'drows'; expected one of [draws];"
                        + " did you mean 'draws'?");
    }

    /** Each row changes one piece of the game; lines are those of the game above, which no row moves. */
    @ParameterizedTest(name = "{3} at line {2}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "format: 1                        | format: 2                                   | 1  | E-RANGE",
                "id: trial                        | id: Trial                                   | 2  | E-NAME",
                "name: Trial                      | name: 12                                    | 3  | E-QUOTE",
                "default: few                     | default: fewer                              | 5  | E-OPTION",
                "few: {}                          | few: {name: Other}                          | 5  |",
                "few: {}                          | few: {id: other}                            | 5  | E-OPTION",
                "few: {}                          | few: {extends: chess}                       | 5  | E-OPTION",
                "files: 5, ranks: 5               | files: 27, ranks: 5                         | 6  | E-RANGE",
                "files: 5, ranks: 5               | files: 1, ranks: 257                        | 6  | E-RANGE",
                "files: 5, ranks: 5               | files: 16, ranks: 17                        | 6  | E-RANGE",
                "files: 5, ranks: 5               | files: 5, ranks: 5, missing: f6             | 6  | E-UNKNOWN-AREA",
                "c3, b2-d4                        | c3, b2-d4, f9                               | 7  | E-UNKNOWN-AREA",
                "c3, b2-d4                        | c3, lost                                    | 7  | E-UNKNOWN-AREA",
                "die: {faces: [pawn, king]}       | die: {faces: [pawn, kin]}                   | 9  | E-UNKNOWN-PIECE",
                "die: {faces: [pawn, king]}       | die: {faces: []}                            | 9  | E-RANGE",
                "die: {faces: [pawn, king]}       | die: {count: 8, faces: 100}                 | 9  | E-RANGE",
                "die: {faces: [pawn, king]}       | die: {faces: [pawn, king], doubles: all}    | 9  | E-CHOICE",
                "symbol: P                        | symbol: p                                   | 11 | E-SYMBOL",
                "symbol: P                        | symbol: Pawnn                               | 11 | E-SYMBOL",
                "move: fmWfcF                     | move: fmWfcX                                | 11 | E-BETZA",
                "area: last                       | area: lst                                   | 11 | E-UNKNOWN-AREA",
                "to: rook                         | to: rok                                     | 11 | E-UNKNOWN-PIECE",
                "to: rook                         | to: [rook, rook]                            | 11 | E-DUPLICATE",
                "to: rook                         | to: []                                      | 11 | E-REQUIRED",
                "symbol: R                        | symbol: P                                   | 12 | E-DUPLICATE-SYMBOL",
                "symbol: R, move: R               | symbol: R, move: R, facings: [n, north]     | 12 | E-FACING",
                "symbol: R, move: R               | symbol: R, move: N, facings: [n, ne]        | 12 | E-FACING",
                "royal: true                      | royal: yes                                  | 13 | E-FLAG",
                "royal: true                      | royal: false                                | 16 | E-CHECK",
                "k4/p4/5/P4/K4 w                  | k4/p4/5/P4/K5 w                             | 14 | E-POSITION",
                "k4/p4/5/P4/K4 w                  | k4/p4/5/P4/X4 w                             | 14 | E-POSITION",
                "k4/p4/5/P4/K4 w                  | k4/p4/5/P4/K4 x                             | 14 | E-POSITION",
                "[{roll: die}, move]              | [{roll: dye}, move]                         | 15 | E-UNKNOWN-DICE",
                "[{roll: die}, move]              | [{roll: die}, mov]                          | 15 | E-STAGE",
                "[{roll: die}, move]              | [{one-of: [move, {roll: die}]}, move]       | 15 | E-TURN",
                "[{roll: die}, move]              | [{roll: die}, move, {optional: {roll: die}}] | 15 | E-TURN",
                "[{roll: die}, move]              | [{roll: die, optional: move}]               | 15 | E-STAGE",
                "[{roll: die}, move]              | [{roll: die}, {move: king}]                 | 15 | E-CHOICE",
                "[{roll: die}, move]              | [{roll: die}, move, {roll: die}]            | 15 | E-TURN",
                "K4 w - - 0 1                     | K4 w - - 10 1                               | 14 | E-POSITION",
                "[{roll: die}, move]              | []                                          | 15 | E-TURN",
                "[{roll: die}, move]              | move                                        | 9  | E-UNUSED",
                "reset-by-capture: true           | reset-by-moves-of: prawn                    | 17 | E-UNKNOWN-PIECE",
                "when: checkmate, result: loses   | when: checkmat, result: loses               | 19 | E-CHOICE",
                "when: checkmate, result: loses   | when: checkmate                             | 19 | E-REQUIRED",
                "when: checkmate, result: loses   | when: repetition, times: 3, result: loses   | 19 | E-CHOICE",
                "when: checkmate, result: loses   | when: repetition, times: 1, result: draws   | 19 | E-RANGE",
                "when: checkmate, result: loses   | when: none-left, pieces: keng, result: loses | 19 | E-UNKNOWN-PIECE",
                "when: checkmate, result: loses   | when: none-left, pieces: [], result: loses  | 19 | E-REQUIRED",
                "when: checkmate, result: loses   | when: {pieces: king}, side: whit, result: loses | 19 | E-CHOICE",
                "when: checkmate, result: loses   | when: {pieces: king}, pieces: king, result: loses | 19 | E-UNKNOWN-KEY",
                "counter: count, reaches          | counter: account, reaches                   | 20 | E-UNKNOWN-COUNTER",
                "reaches: 10                      | reaches: 0                                  | 20 | E-RANGE",
                "reaches: 10                      | reach: 10                                   | 20 | E-UNKNOWN-KEY",
            })
    void aMistakeIsReportedAtItsLine(String text, String mistake, int line, String code) {
        assertThat(GAME).contains(text);
        List<String> found = found(Loader.create().check(file("game.yaml", GAME.replace(text, mistake))));
        if (code == null) {
            // An option may change everything except the id and the keys that put the definition together.
            assertThat(found).isEmpty();
        } else {
            assertThat(found).contains(line + " " + code);
        }
    }

    @Test
    void aSideInCheckThatIsNotToMoveIsAProblem() {
        String free = GAME.replace("[pawn, king]", "6").replace("check: {attacked-royal: may-be-taken}", "check: {}");
        assertThat(Errors.of(Loader.create().check(file("game.yaml", free)))).isEmpty();
        String waiting = free.replace("k4/p4/5/P4/K4 w", "R3k/p4/5/P4/K4 w");
        assertThat(found(Loader.create().check(file("game.yaml", waiting)))).containsExactly("14 E-POSITION");
    }

    @ParameterizedTest(name = "{1} at line {2}: {0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "{place: rook, on: [b1, c1]}, {place: rook, on: [c1, d1]}              | E-DEAL",
                "{place: [rook, rook, rook], on: [b1, c1]}                             | E-RANGE",
                "{place: rook, on: [b1, c1]}, {place: [rook, rook], on: [b1, c1]}      | E-RANGE",
                "{place: rook, on: nowhere}                                            | E-UNKNOWN-AREA",
                "{place: rok, on: b1}                                                  | E-UNKNOWN-PIECE",
                "                                                                      | E-REQUIRED",
                "rook                                                                  | E-TYPE",
            })
    void stepsOfADealThatDoNotFitAreProblems(String steps, String code) {
        String deal = "setup: {position: k4/p4/5/P4/K4 w - - 0 1, deal: {die: array, steps: ["
                + (steps == null ? "" : steps) + "]}}";
        Path file = file("game.yaml", GAME.replace("setup: k4/p4/5/P4/K4 w - - 0 1", deal));
        assertThat(found(Loader.create().check(file))).contains("14 " + code);
    }

    @Test
    void aMirroredDealThatUsesASquareForBothSidesIsAProblem() {
        String deal = "setup: {position: k4/p4/5/P4/K4 w - - 0 1, "
                + "deal: {die: array, mirrored: true, steps: [{place: rook, on: [b1, b2]}, {place: rook, on: [b5, c1]}]}}";
        Path file = file("game.yaml", GAME.replace("setup: k4/p4/5/P4/K4 w - - 0 1", deal));
        assertThat(found(Loader.create().check(file))).containsExactly("14 E-MIRROR");
    }

    @Test
    void diceOfADealHaveANameOfTheirOwn() {
        String deal =
                "setup: {position: k4/p4/5/P4/K4 w - - 0 1, deal: {die: die, steps: [{place: rook, on: [b1, c1]}]}}";
        Path file = file("game.yaml", GAME.replace("setup: k4/p4/5/P4/K4 w - - 0 1", deal));
        assertThat(Loader.create().load(file).dice()).extracting(Dice::name).containsExactly("die", "die-deal");
    }

    @Test
    void aDealToAnOccupiedSquareIsAProblem() {
        String deal =
                "setup: {position: k4/p4/5/P4/K4 w - - 0 1, deal: {die: array, steps: [{place: rook, on: [a1, b1]}]}}";
        Path file = file("game.yaml", GAME.replace("setup: k4/p4/5/P4/K4 w - - 0 1", deal));
        assertThat(Loader.create().check(file)).isNotEmpty().allMatch(problem -> problem.line() == 14);
    }

    @Test
    void tooManyPiecesAreReportedAtTheirMap() {
        StringBuilder pieces = new StringBuilder();
        for (char letter = 'A'; letter <= 'P'; letter++) {
            pieces.append("  m")
                    .append(Character.toLowerCase(letter))
                    .append(": {symbol: X")
                    .append(letter)
                    .append(", move: W, facings: [n, ne, e, se, s, sw, w, nw]}\n");
        }
        Path file = file("game.yaml", GAME.replace("  rook:", pieces + "  rook:"));
        assertThat(found(Loader.create().check(file))).containsExactly("11 E-RANGE");
    }

    @Test
    void aFileBeyondTheLimitIsAProblem() {
        assertThat(Loader.create().check(file("large.yaml", GAME + "#".repeat(256 * 1024))))
                .hasSize(1);
        assertThat(Errors.of(Loader.create().check(file("fits.yaml", GAME + "#".repeat(200 * 1024)))))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "./other.yaml,           E-UNKNOWN-FILE",
        "../game.yaml,           E-REFERENCE",
        "./../game.yaml,         E-REFERENCE",
        "./a/../../game.yaml,    E-REFERENCE",
        "/etc/game.yaml,         E-REFERENCE",
        "./Game.yaml,            E-REFERENCE",
        "'./game.yaml ',         E-REFERENCE",
        "file:game.yaml,         E-REFERENCE",
        "no-such-game,           E-UNKNOWN-FILE",
    })
    void anUnknownReferenceIsAProblem(String reference, String code) {
        for (String key : List.of("extends", "import")) {
            Path file = file("mine.yaml", GAME + key + ": '" + reference + "'\n");
            assertThat(found(Loader.create().check(file))).as(key).contains("21 " + code);
        }
    }

    @Test
    void definitionsThatExtendEachOtherAreAProblem() {
        file("second.yaml", "format: 1\nextends: ./third.yaml\n");
        file("third.yaml", "format: 1\n\n\nextends: ./second.yaml\n");
        Path itself = file("itself.yaml", "format: 1\nextends: ./itself.yaml\n");
        assertThat(found(Loader.create().check(itself))).contains("2 E-CYCLE");
        Path first = file("first.yaml", "format: 1\nextends: ./second.yaml\n");
        assertThat(Loader.create().check(first))
                .anyMatch(problem -> problem.code().equals("E-CYCLE")
                        && problem.line() == 4
                        && problem.file().endsWith("third.yaml"));
    }

    @Test
    void aChainOfDefinitionsHasAtMostEightFiles() {
        file("chain1.yaml", GAME);
        for (int number = 2; number <= 9; number++) {
            file("chain" + number + ".yaml", "format: 1\nextends: ./chain" + (number - 1) + ".yaml\n");
        }
        assertThat(Errors.of(Loader.create().check(folder.resolve("chain8.yaml"))))
                .isEmpty();
        assertThat(Loader.create().check(folder.resolve("chain9.yaml")))
                .singleElement()
                .satisfies(problem -> assertThat(problem.code() + " " + problem.message())
                        .startsWith("E-RANGE a chain of more than 8 definitions; at most 8: "));
    }

    @Test
    void commentsOrderOfKeysAndQuotesDoNotChangeTheRulesHash() {
        String hash = hash(Loader.create(), GAME);
        assertThat(hash).matches("[0-9a-f]{64}");
        assertThat(hash(
                        Loader.create(),
                        "# A comment.\n"
                                + GAME.replace("board: {files: 5, ranks: 5}", "board: {ranks: 5, files: 5}  # wide")))
                .isEqualTo(hash);
        assertThat(hash(
                        Loader.create(),
                        GAME.replace("name: Trial\n", "").replace("id: trial", "name: 'Trial'\nid: \"trial\"")))
                .isEqualTo(hash);
    }

    @Test
    void everythingThatAffectsPlayChangesTheRulesHash() {
        String hash = hash(Loader.create(), GAME);
        assertThat(hash(Loader.create().option("draws", "few"), GAME)).isEqualTo(hash);
        assertThat(hash(Loader.create().option("draws", "many"), GAME)).isNotEqualTo(hash);
        assertThat(hash(Loader.create().option("draws", "many"), GAME))
                .isEqualTo(hash(Loader.create(), GAME.replace("reaches: 10", "reaches: 20")));
        assertThat(hash(Loader.create(), GAME.replace("reaches: 10", "reaches: 11")))
                .isNotEqualTo(hash);
        assertThat(hash(Loader.create(), GAME.replace("[pawn, king]", "[king, pawn]")))
                .isNotEqualTo(hash);
    }

    @Test
    void anOptionThatIsAddedDoesNotChangeTheRulesHash() {
        String none = GAME.replaceAll("(?m)^(options:|  draws:).*\\R", "");
        String more = GAME.replace(
                "options:\n",
                "options:\n  pace: {default: slow, choices: {quick: {dice: {die: {count: 2}}}, slow: {}}}\n");
        String hash = hash(Loader.create(), none);
        assertThat(none).doesNotContain("options", "draws:");
        assertThat(hash(Loader.create(), GAME)).isEqualTo(hash);
        assertThat(hash(Loader.create(), more)).isEqualTo(hash);
        assertThat(hash(Loader.create().option("pace", "slow"), more)).isEqualTo(hash);
        assertThat(hash(Loader.create().option("pace", "quick"), more)).isNotEqualTo(hash);
        assertThat(hash(Loader.create().option("pace", "quick").option("draws", "many"), more))
                .isNotIn(
                        hash,
                        hash(Loader.create().option("pace", "quick"), more),
                        hash(Loader.create().option("draws", "many"), more));
    }

    @Test
    void aVariantListsItsChoicesWithTheDefaultFirst() {
        String more = GAME.replace(
                "options:\n",
                "options:\n  pace: {default: slow, choices: {quick: {dice: {die: {count: 2}}}, slow: {}}}\n");
        Variant variant = Loader.create().option("pace", "quick").load(file("game.yaml", more));
        assertThat(variant.choices())
                .containsExactly(
                        Map.entry("pace", List.of("slow", "quick")), Map.entry("draws", List.of("few", "many")));
        assertThat(variant.options()).containsExactly(Map.entry("pace", "quick"), Map.entry("draws", "few"));
        assertThatThrownBy(() -> variant.choices().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    /** The record was written before its variant had the option. */
    @Test
    void aRecordFromBeforeAnOptionIsReadAndWrittenUnchanged() {
        String none = GAME.replaceAll("(?m)^(options:|  draws:).*\\R", "");
        Variant before = Loader.create().load(file("game.yaml", none));
        GameRecord game = GameRecord.from(before.start()).after("[1]").after("a2a3");
        Variant now = Loader.create().load(file("game.yaml", GAME));
        String text = before.notation().record(game);
        String json = before.notation().json(game);
        assertThat(now.notation().record(now.notation().record(text))).isEqualTo(text);
        assertThat(now.notation().json(now.notation().fromJson(json))).isEqualTo(json);
    }

    @Test
    void aSplitDefinitionHasTheSameRulesHash() {
        int begin = GAME.indexOf("pieces:");
        int end = GAME.indexOf("setup:");
        file("pieces.yaml", "format: 1\n" + GAME.substring(begin, end));
        String split = GAME.substring(0, begin) + GAME.substring(end) + "import: ./pieces.yaml\n";
        assertThat(hash(Loader.create(), split)).isEqualTo(hash(Loader.create(), GAME));
    }

    @Test
    void aLaterImportOverridesAnEarlierOneAndTheExtendedDefinition() {
        file("base.yaml", GAME);
        file("one.yaml", "format: 1\npieces: {rook: {move: B}, king: {move: W}}\n");
        file("two.yaml", "format: 1\npieces: {rook: {move: Q}}\n");
        Variant variant = Loader.create().load(file("own.yaml", """
                format: 1
                id: own
                name: Own
                extends: ./base.yaml
                import: [./one.yaml, ./two.yaml]
                pieces: {king: {move: F}}
                """));
        assertThat(variant.pieceTypes())
                .extracting(type -> type.name() + " " + type.betza())
                .containsExactly("pawn fmWfcF", "rook Q", "king F");
    }

    /** Equal hashes mean equal rules, and positions of variants with equal hashes are compared square by square. */
    @Test
    void piecesInAnotherOrderHaveAnotherHashOrEqualPositions() {
        String rook = "  rook: {symbol: R, move: R}\n";
        String pawn = GAME.lines()
                        .filter(line -> line.startsWith("  pawn:"))
                        .findFirst()
                        .orElseThrow() + "\n";
        Variant one = Loader.create().load(file("one.yaml", GAME));
        Variant other = Loader.create().load(file("other.yaml", GAME.replace(pawn + rook, rook + pawn)));
        if (one.rulesHash().equals(other.rulesHash())) {
            assertThat(one.start()).isEqualTo(other.start());
            assertThat(one.position("k4/p4/5/P4/K4 w - - 0 1")).isNotEqualTo(other.position("k4/r4/5/R4/K4 w - - 0 1"));
        }
    }

    /** If two endings hold, the first in the text counts. */
    @Test
    void endingsInAnotherOrderAreOtherRules() {
        String count = GAME.lines()
                        .filter(line -> line.startsWith("  count:"))
                        .findFirst()
                        .orElseThrow() + "\n";
        String both = count + count.replace("count: {when", "again: {when");
        String swapped = count.replace("count: {when", "again: {when") + count;
        assertThat(hash(Loader.create(), GAME.replace(count, both)))
                .isNotEqualTo(hash(Loader.create(), GAME.replace(count, swapped)));
    }

    /** The first counter has a field of its own in position texts. */
    @Test
    void countersInAnotherOrderAreOtherRules() {
        String two = "{count: {reset-by-capture: true}, moves: {}}";
        String swapped = "{moves: {}, count: {reset-by-capture: true}}";
        assertThat(hash(Loader.create(), GAME.replace("{count: {reset-by-capture: true}}", two)))
                .isNotEqualTo(hash(Loader.create(), GAME.replace("{count: {reset-by-capture: true}}", swapped)));
    }

    private String hash(Loader loader, String text) {
        return loader.load(file("game.yaml", text)).rulesHash();
    }

    private Path file(String name, String text) {
        try {
            return Files.writeString(folder.resolve(name), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> found(List<Problem> problems) {
        return Errors.of(problems).stream()
                .map(problem -> problem.line() + " " + problem.code())
                .distinct()
                .toList();
    }
}
