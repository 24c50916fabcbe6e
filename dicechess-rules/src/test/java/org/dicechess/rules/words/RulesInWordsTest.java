package org.dicechess.rules.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dicechess.RuleChapter;
import org.dicechess.rules.Loader;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.Ending;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.model.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The sentences are written by hand from what the guide says of each key. */
class RulesInWordsTest {

    private static final String GAME = """
            format: 1
            id: told
            name: Told
            board: {files: 5, ranks: 5}
            areas: {far: {white: rank 5}, corners: [a1, e1, a5, e5]}
            pieces:
              king: {symbol: K, move: K}
              man: {symbol: M, move: %s}
            turn: %s
            %s
            endings: {gone: {rule: told-1, when: none-left, pieces: king, result: loses}}
            setup: 2k2/5/5/5/M1K2 w - - 0 1
            """;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "W              | It moves or captures one square orthogonally.",
                "mWcF           | It captures one square diagonally.",
                "fW             | It moves or captures one square forward.",
                "D              | It moves or captures exactly 2 squares orthogonally.",
                "nA             | It moves or captures exactly 2 squares diagonally, if all squares that it passes are empty.",
                "N              | It moves or captures by a leap of 2 squares along a rank or file and 1 across it, as a knight"
                        + " of chess.",
                "ffN            | It moves or captures by a leap of 2 forward and 1 right or 2 forward and 1 left.",
                "W3             | It moves or captures up to 3 squares orthogonally over empty squares.",
                "Q              | It moves or captures any number of squares orthogonally or diagonally over empty squares.",
                "pR             | It moves or captures any number of squares orthogonally, hopping over exactly one piece; all"
                        + " other squares on the way are empty.",
                "gQ             | It moves or captures any number of squares orthogonally or diagonally, to the square right"
                        + " behind the first piece on its way.",
                "'{move: W, to: far}'   | It moves or captures one square orthogonally; ending in the area far.",
                "'{move: W, side: black}' | It moves or captures one square orthogonally; for Black alone.",
                "'\"[W-F]\"'    | It moves or captures along one of 8 ways as 1 forward, then 1 forward and 1 right; it may stop"
                        + " after leap 2; the squares in between must be empty.",
            })
    void movesAreToldAsSquares(String move, String sentence) {
        assertThat(sentences(move, "move", "")).contains(sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "move | The side makes a move of any piece. The turn ends.",
                "'[move, {optional: {move: {piece: same}}}]' | 2. One of these: (1) The side makes a move of the piece that the"
                        + " turn has moved last. The turn ends. (2) The side ends its turn.",
                "'{times: 1, of: [move, {when: captured, then: stop}]}' | The side makes a move of any piece. The turn ends.",
                "'{times: 5, of: [move, {when: captured, then: stop}]}' | 2 to 4, for n from 1 to 3. If the event right before has"
                        + " captured a piece: The turn ends. Otherwise: The side makes a move of any piece. Go on at point n"
                        + " + 2.",
                "'{repeat: [move, {when: captured, then: stop}]}' | 2. If the event right before has captured a piece: The turn"
                        + " ends. Otherwise: Go on at point 3.",
                "'{move: {kinds: man, to: far, captures: never}}' | The side makes a move of a man, that ends in the area far,"
                        + " that captures nothing. The turn ends.",
                "'{when: {pieces: man, of: enemy, at-most: 0}, then: pass, else: move}' | If the number of enemy pieces (man) is"
                        + " 0: The turn ends. Otherwise: The side makes a move of any piece. The turn ends.",
                "'{when: {row: man, length: 3, along: diagonal}, then: pass, else: move}' | If 3 own pieces (man) stand in a"
                        + " row (diagonal): The turn ends. Otherwise: The side makes a move of any piece. The turn ends.",
                "'{when: {row: man, length: 2, gaps: true, of: enemy}, then: pass, else: move}' | If at least 2 enemy pieces"
                        + " (man) stand on one line (vertical, sideways or diagonal), whatever stands between: The turn ends."
                        + " Otherwise: The side makes a move of any piece. The turn ends.",
                "'{when: {block: man, length: 2}, then: pass, else: move}' | If 4 own pieces (man) fill a square of 2 files"
                        + " and ranks: The turn ends. Otherwise: The side makes a move of any piece. The turn ends.",
                "'{move: {}, prefer: {captures: must}}' | The side makes a move of any piece. While there is a move that"
                        + " captures, no other is possible. The turn ends.",
                "'{move: {distance: 1}}' | The side makes a move over a distance of 1 square. The turn ends.",
                "'{move: {distance: 2}}' | The side makes a move over a distance of 2 squares. The turn ends.",
                "'{move: {}, by: opponent}' | The enemy decides: the side makes a move of any piece. The turn ends.",
                "'{one-of: [{choose: {go: move, stay: pass}}]}' | One of these: (1) The side chooses \"go\". The side makes a move"
                        + " of any piece. The turn ends. (2) The side chooses \"stay\". The turn ends.",
            })
    void turnsAreToldAsPoints(String turn, String sentence) {
        assertThat(sentences("W", turn, "")).contains(sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'effects: {shot: {after: {move: {captures: must}}, at: arrival, relocate: all, to: departure}}' | After a move"
                        + " that captures, on the square of arrival, all own pieces go to the square that the event has left.",
                "'effects: {siege: {after: move, remove: king, of: enemy, beside: {pieces: man, at-least: 4, by: W}}}' | After a"
                        + " move of any piece, all enemy pieces (king) leave the board, but only those with at least 4 own"
                        + " pieces (man) one square orthogonally from them.",
                "'effects: {lonely: {after: turn, remove: man, beside: {pieces: all, at-most: 0}}}' | After each turn, all own"
                        + " pieces (man) leave the board, but only those with no own pieces one square orthogonally or"
                        + " diagonally from them.",
                "'effects: {between: {after: move, enclosed: R2, hostile: corners, remove: man, of: enemy}}' | After a move of"
                        + " any piece, on lines of up to 2 squares orthogonally from the square of arrival that an own piece"
                        + " closes, or an empty square of the area corners, all enemy pieces (man) leave the board.",
                "'effects: {blast: {after: {move: {captures: must}}, reach: W, remove: man, of: either}}' | After a move that"
                        + " captures, on the squares that lie one square orthogonally from the square of arrival, all pieces"
                        + " (man) leave the board.",
                "'hands: {pieces: man, captured: owner}' | A side may hold pieces in hand: man. A captured piece of these kinds"
                        + " comes into the hand of the side that has lost it.",
                "'numbers: {fury: {each: side, to: 3, title: the fury}}' | The number fury (the fury), one of each side, is from"
                        + " 0 to 3 and begins at 0.",
                "'counters: {quiet: {reset-by-moves-of: man}}' | The counter quiet counts turns of both sides since a move of a"
                        + " man.",
            })
    void otherKeysAreTold(String key, String sentence) {
        String turn = key.startsWith("hands") ? "{one-of: [move, drop]}" : "move";
        assertThat(sentences("W", turn, key)).contains(sentence);
    }

    @Test
    void oneDieIsThrown() {
        String turn = "[{set: {far: 1, near: 2}}, {roll: %s}, {move: {distance: total}}]";
        String numbers = "numbers: {far: {to: 9}, near: {to: 9}}\n";
        assertThat(String.join("\n", sentences("W", turn.formatted("luck"), numbers + "dice: {luck: {faces: 3}}")))
                .contains("The number far becomes 1; the number near becomes 2.")
                .contains("The die luck is thrown");
        assertThat(String.join(
                        "\n", sentences("W", turn.formatted("pair"), numbers + "dice: {pair: {count: 2, faces: 2}}")))
                .contains("The dice pair are thrown");
    }

    @Test
    void whatARollSaysIsToldAtOnce() {
        assertThat(sentences("W", "[{roll: die}, {move: {distance: total}}]", "dice: {die: {faces: 4}}"))
                .contains(
                        "The die is thrown. (1) to (4), for n from 1 to 4: If the roll is [n], probability 1/4 (25.0%):"
                                + " The side makes a move over a distance of n squares. The turn ends.");
    }

    /** Each condition ends the turn; the last one decides nothing. The numbers of turns do not grow evenly. */
    private static String longTurn(String move) {
        return IntStream.range(2, 72)
                .mapToObj(at -> move + ", {when: {turn: {at-least: " + at * at + "}}, then: stop}")
                .collect(Collectors.joining(", ", "[", "]"));
    }

    @Test
    void ofManyPointsTheFirstAreTold() {
        assertThat(sentences("W", longTurn("move"), ""))
                .contains("The turn has 70 points in all; only the first 60 are told here.");
    }

    /**
     * Three moves come twenty times each. 60 points of 7,000 characters are too long, though they would be told once.
     */
    @Test
    void ofLongPointsTheFirstAreTold() {
        String filters = "{in: corners, to: corners}, ".repeat(99) + "{in: corners, to: far}";
        String part = "{move: [" + filters + "]}, {when: captured, then: stop}";
        String turn = "{times: 20, of: [" + String.join(", ", part, part, part) + "]}";
        assertThat(sentences("W", turn, ""))
                .anyMatch(text -> text.startsWith("The turn has 60 points in all; only the first "));
    }

    @Test
    void amountsAreTold() {
        String turn = "[{when: {number: far, more-than: {minus: [{number: near}, 1]}}, then: move, else:"
                + " {move: {distance: {at-most: 2}}}}, {set: {far: {minus: [{number: far}, {number: near}, 1]}}}]";
        assertThat(String.join("\n", sentences("W", turn, "numbers: {far: {to: 9}, near: {to: 9}}")))
                .contains("If the number far is more than the number near less 1: The side makes a move of any piece.")
                .contains("The number far becomes the number far less the number near and 1.");
    }

    /** Words of check speak of protection where a kind protects royal pieces, and only there. */
    @ParameterizedTest
    @CsvSource({"king, true", "man, false"})
    void protectedRoyalsAreTold(String ward, boolean told) {
        String check = "endings: {mate: {when: checkmate, result: loses}}";
        byte[] game = GAME.formatted("'W', protects: {pieces: " + ward + ", beside: W}", "move", "check: {}")
                .replace("move: K}", "move: K, royal: true}")
                .replaceFirst("endings: .*", check)
                .getBytes(StandardCharsets.UTF_8);
        assertThat(Loader.of().load("told", game).rules())
                .filteredOn(chapter -> chapter.topic() == RuleChapter.Topic.CHECK)
                .flatExtracting(RuleChapter::sentences)
                .extracting(RuleChapter.Sentence::text)
                .hasSize(told ? 3 : 2)
                .first()
                .isEqualTo("A side is in check if a royal piece of it (king) is attacked.");
    }

    @Test
    void sentencesNameTheirRules() {
        assertThat(chapters("W", "move", ""))
                .filteredOn(chapter -> chapter.topic() == RuleChapter.Topic.ENDINGS)
                .flatExtracting(RuleChapter::sentences)
                .containsExactly(
                        new RuleChapter.Sentence("Gone: if a side has no king left, that side loses.", "told-1"));
    }

    /** A condition, filter, stage, action or ending without words would fail only in the games that have it. */
    @ParameterizedTest
    @ValueSource(classes = {Condition.class, MoveFilter.Clause.class, Stage.class, Action.class, Ending.class})
    void everyPartOfTheModelHasWords(Class<?> part) throws IOException {
        StringBuilder words = new StringBuilder();
        try (Stream<Path> files = Files.list(Path.of("src/main/java/org/dicechess/rules/words"))) {
            for (Path file : files.toList()) {
                words.append(Files.readString(file));
            }
        }
        for (Class<?> each : part.getPermittedSubclasses()) {
            String name = each.getEnclosingClass().getSimpleName() + "." + each.getSimpleName();
            assertThat(words.toString()).containsPattern("instanceof " + Pattern.quote(name) + "\\b");
        }
    }

    private static List<String> sentences(String move, String turn, String key) {
        return chapters(move, turn, key).stream()
                .flatMap(chapter -> chapter.sentences().stream())
                .map(RuleChapter.Sentence::text)
                .toList();
    }

    private static List<RuleChapter> chapters(String move, String turn, String key) {
        byte[] game = GAME.formatted(move, turn, key).getBytes(StandardCharsets.UTF_8);
        return Loader.of().load("told", game).rules();
    }
}
