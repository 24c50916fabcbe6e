package org.dicechess.rules.pgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.dicechess.rules.records.RecordGames.CHESS;
import static org.dicechess.rules.records.RecordGames.DICE_CHESS;
import static org.dicechess.rules.records.RecordGames.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.dicechess.Color;
import org.dicechess.Conclusion;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.NotationException;
import org.dicechess.Result;
import org.dicechess.rules.TestShare;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Texts as the PGN standard of 1994 and other programs have them; the moves were written beside them by hand. */
class ReadPgnTest {

    private static GameRecord read(String text) {
        return CHESS.notation().fromPgn(text);
    }

    private static String events(GameRecord game) {
        return game.events().stream().map(Event::text).collect(Collectors.joining(" "));
    }

    @Test
    void commentsVariationsAndGlyphsAreLeftOut() {
        GameRecord game = read("""
                % made by a program
                [Event "Club \\"Knight\\" championship"]
                [Site "?"]
                [Date "????.??.??"]
                [White "Müller, A"]
                [Black "B"]
                [Result "0-1"]
                [ECO "A00"]

                {A comment before all} 1. f3?! $2 {weak [%clk 0:01:00]} (1. e4 e5 (1... c5 {Sicilian)}) 2. Nf3) 1... e5 ; to the end (
                2.g4?? Qh4# 0-1
                """);
        assertThat(events(game)).isEqualTo("f2f3 e7e5 g2g4 d8h4");
        assertThat(game.result()).contains(Result.BLACK_WINS);
        assertThat(game.conclusion()).isEmpty();
        assertThat(game.tags())
                .isEqualTo(Map.of(
                        "Event", "Club \"Knight\" championship", "White", "Müller, A", "Black", "B", "ECO", "A00"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "1. e4 e5 2. Nf3                    | e2e4 e7e5 g1f3",
                "1.e4 e5 2.Nf3 *                    | e2e4 e7e5 g1f3",
                "1 e4 e5 2 Nf3                      | e2e4 e7e5 g1f3",
                "e4 e5 Nf3                          | e2e4 e7e5 g1f3",
                "1... e4 1... e5                    | e2e4 e7e5",
                "1. ... e4 1 . e5 2..... Nf3         | e2e4 e7e5 g1f3",
                "e4 ... e5 2.Nf3 ...Nc6             | e2e4 e7e5 g1f3 b8c6",
                "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 +?! = dxc6 | e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6 d7c6",
                "e4 a6 e5 d5 exd6 e.p.++ *          | e2e4 a7a6 e4e5 d7d5 e5d6",
                "e4 a6 e5 d5 exd6 ep! Nc6           | e2e4 a7a6 e4e5 d7d5 e5d6 b8c6",
                "e4 (e3~% ) {~) e5                  | e2e4 e7e5",
                "e2-e4 e7-e5 Ng1-f3 Ng8f6           | e2e4 e7e5 g1f3 g8f6",
                "e2e4 e7e5 g1f3                     | e2e4 e7e5 g1f3",
                "e4 a6 e5 d5 exd6 e.p. *            | e2e4 a7a6 e4e5 d7d5 e5d6",
                "e4 e5 Nf3 Nf6 Bc4 Bc5 0-0 O-O      | e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 e1g1 e8g8",
                "e4!e5 | FAILS",
                "h4 g5 hxg5 h6 gxh6 a6 h7 a5 hxg8(Q) | h2h4 g7g5 h4g5 h7h6 g5h6 a7a6 h6h7 a6a5 h7g8q",
                "e4{best}e5{also}                   | e2e4 e7e5",
                "e4 (e3) e5 (e6) (c5)               | e2e4 e7e5",
                "e4 {e7e5 is usual} c5              | e2e4 c7c5",
                "e4 {(threat) d5} c5                | e2e4 c7c5",
                "e4 e5 1-0 $1 ; x                   | e2e4 e7e5",
                "e4 e5 1-0 {resigned} (e6) 1-0      | e2e4 e7e5",
                "e4 <reserved> e5<x y> *            | e2e4 e7e5",
                "e4\u00A0e5\u2003Nf3\u202F*\u001A | e2e4 e7e5 g1f3",
                "1.\u00A0e4 1...\u00A0e5             | e2e4 e7e5",
                "1. e4 N e5 2. Nf3 ! N {new} *      | e2e4 e7e5 g1f3",
                "1. e4 e5 2. N f3                   | FAILS",
                "1. e4 N                            | FAILS",
                "N e4                               | FAILS",
            })
    void movesAreReadAsPeopleWriteThem(String text, String expected) {
        if (expected.equals("FAILS")) {
            assertThatThrownBy(() -> read(text)).isInstanceOf(NotationException.class);
        } else {
            assertThat(events(read(text.replace('~', '\n')))).isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[Result \"1-0\"] e4 1-0                                         | resignation by black",
                "[Termination \"Time forfeit\"] e4 0-1                           | time by white",
                "[Termination \"abandoned\"] e4 0-1                              | abandonment by white",
                "[Termination \"Rules infraction\"] e4 0-1                       | adjudication",
                "[Termination \"normal\"] e4 1/2-1/2                             | agreement",
                "[Result \"1/2-1/2\"] e4                                         | agreement",
                "[Conclusion \"time by black: it fell\"] e4 1-0                  | time by black",
                "[Result \"*\"] e4 *                                             | ",
                "[Result \"0-1\"] e4 1-0                                         | resignation by black",
                "[Result \"0-1\"] e4 *                                           | resignation by white",
                "[Result \"1:0\"] e4                                             | resignation by black",
                "[Result \"\"] e4                                                | ",
                "e4 1/2                                                          | agreement",
                "e4 \u00BD-\u00BD                                                | agreement",
                "e4 \u00BD                                                        | agreement",
                "e4 1:0                                                          | resignation by black",
                "e4 0\u20131                                                      | resignation by white",
                "e4 0 - 1                                                        | resignation by white",
                "e4                                                              | ",
            })
    void anEndThatTheRulesDoNotKnowIsConcluded(String text, String expected) {
        assertThat(read(text).conclusion().map(Conclusion::text)).isEqualTo(Optional.ofNullable(expected));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "e4~e5~Ke3             | line 3, column 1: 'Ke3': ",
                "e4~{open              | line 2, column 1: a comment without end",
                "e4 (e5 (c5)           | line 1, column 4: a variation without end",
                "e4 <x                 | line 1, column 4: '<', expected",
                "e4 )                  | line 1, column 4: ')', expected",
                "[White Fischer]       | line 1, column 1: expected a tag",
                "e4 [White \"x\"]      | line 1, column 4: a tag after moves",
                "e4 1-0 e5             | line 1, column 8: moves after the result",
                "f3 e5 g4 Qh4# 1-0     | line 1, column 15: '1-0', expected 0-1, as the rules end the game",
                "f3 e5 g4 Qh4# a3      | line 1, column 15: 'a3': the game is over",
                "[Result \"2-0\"] e4   | line 1, column 10: '2-0', expected 1-0",
                "[FEN \"8/8\"] e4      | line 1, column 10: ",
                "[Options \"a=b\"] e4  | line 1, column 11: the game has the options 'a=b'",
                "e4 1-0 0-1            | line 1, column 8: another result than 1-0",
                "[FEN \"8/8\"] [FEN \"8/9\"] | line 1, column 19: the tag FEN a second time",
                "[Options \"\"] [Options \"a=b\"] | line 1, column 24: the tag Options a second time",
                "[Conclusion \"magic\"] e4 1-0 | line 1, column 14: ",
                "Nd2                   | line 1, column 1: 'Nd2'",
            })
    void mistakesAreTold(String text, String message) {
        assertThatThrownBy(() -> read(text.replace('~', '\n')))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(message);
    }

    /** The moves count, whatever a tag for people has. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[Date \"1972\"]                          | 1972.??.??",
                "[Date \"1972.7.1\"]                      | 1972.07.01",
                "[Date \"1972.00.00\"]                    | 1972.??.??",
                "[Date \"1972/07/11\"]                    | 1972.07.11",
                "[Date \"1972-07-00\"]                    | 1972.07.??",
                "[Date \"2024.13.45\"]                    | 2024.??.??",
                "[Date \"2024.12.45\"]                    | 2024.12.??",
                "[Date \"2024.13.05\"]                    | 2024.??.??",
                "[Date \"2024.??.05\"]                    | 2024.??.05",
                "[Date \"0000.00.00\"]                    | ",
                "[Date \"spring of 1972\"]                | ",
                "[Date \" \"]                             | ",
            })
    void datesAreThoseOfTheStandard(String tag, String expected) {
        GameRecord game = read(tag + "\n\n1. e4 *");
        assertThat(events(game)).isEqualTo("e2e4");
        assertThat(game.tags().get("Date")).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[White \"a\"] [White \"a\"]             | a",
                "[White \"a\"] [White \"b\"]             | a",
                "[White \"?\"] [White \"b\"]             | b",
                "[White \" \"]                            | ",
                "[] [ ] [White \"a\"]                     | a",
                "[White-Elo \"12\"] [White.Title \"GM\"] [White \"a\"] | a",
                "[White \"a\u202Eb\"]                    | ",
                "[Result \"1-0\"] [Result \"0-1\"] [White \"a\"] | a",
            })
    void aTagForPeopleCostsNoGame(String tags, String white) {
        GameRecord game = read(tags + "\n\n1. e4 *");
        assertThat(events(game)).isEqualTo("e2e4");
        assertThat(game.tags()).isEqualTo(white == null ? Map.of() : Map.of("White", white));
    }

    /** A value has 255 characters at most; the sign of 8 bits has two units. */
    @Test
    void aLongTagIsCut() {
        assertThat(read("[White \"" + "\uD834\uDD1E".repeat(300) + "\"] e4 *").tags())
                .isEqualTo(Map.of("White", "\uD834\uDD1E".repeat(255)));
    }

    @Test
    void ofVeryManyTagsTheFirstHundredAreKept() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 120; i++) {
            text.append("[A").append(i).append(" \"x\"]\n");
        }
        assertThat(read(text + "\ne4 *").tags()).hasSize(100).containsKey("A99");
    }

    /** Nothing is played behind the result. */
    @Test
    void aCommentBehindTheResultHasNoRolls() {
        GameRecord game = DICE_CHESS.notation().fromPgn("1. {[1 2]} Nf3 1-0 {[1 1] was to come}");
        assertThat(events(game)).isEqualTo("[1 2] g1f3");
    }

    /** Lines have 1,001 characters: 1,047 of them and 529 more are 1,048,576. */
    @Test
    void aTextThatIsTooLongIsRefusedWhereItIs() {
        String text = ("x".repeat(999) + "\r\n").repeat(1_050);
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("line 1048, column 530: the text is too long, expected at most 1048576");
    }

    @Test
    void quotationMarksWithoutABackslashAreRead() {
        assertThat(read("[White \"A \"x\" \\ 0\"]\n[Black \"b\"] e4").tags())
                .isEqualTo(Map.of("White", "A \"x\" \\ 0", "Black", "b"));
    }

    @Test
    void rollsStandInComments() {
        String moves = "1. {[1 2] the knight} Nf3 {[%clk 0:09:00] [1 1]} *";
        GameRecord game = DICE_CHESS.notation().fromPgn(moves);
        assertThat(events(game)).isEqualTo("[1 2] g1f3 [1 1]");
        assertThatThrownBy(() -> DICE_CHESS.notation().fromPgn("1. Nf3"))
                .hasMessageContaining("line 1, column 4: 'Nf3' without a roll of ");
        assertThatThrownBy(() -> DICE_CHESS.notation().fromPgn("1. {[1 9]} Nf3"))
                .hasMessageContaining("line 1, column 5: '[1 9]': ");
    }

    @Test
    void whatIsWrittenReadsBack() {
        GameRecord game = play(DICE_CHESS.start(), List.of("[1 2]", "g1f3", "[1 1]"))
                .withTags(Map.of("White", "a \"b\" \\c", "Round", "1"))
                .concluded(Conclusion.resignation(Color.BLACK).because("it: rains"));
        assertThat(DICE_CHESS.notation().fromPgn(Pgn.export(game))).isEqualTo(game);
        GameRecord later = play(CHESS.position("7k/8/8/6Q1/8/8/8/K7 w - - 3 40"), List.of("g5g6"));
        assertThat(read(Pgn.export(later))).isEqualTo(later);
        assertThat(read("")).isEqualTo(GameRecord.from(CHESS.start()));
    }

    /** A million characters of each sort are read or refused at once, in the quick tests a quarter of them. */
    @ParameterizedTest
    @CsvSource({"e4 , work", "'{(x)} ', work", "'{x} ', ''", "(, without end", "'$1 ', ''", "[a \"b\"], ''", "x, x"})
    @Timeout(5)
    void hostileTextsTakeNoTime(String part, String refusal) {
        String text = part.repeat(TestShare.of(1_000_000, 250_000) / part.length());
        if (refusal.isEmpty()) {
            assertThat(read(text).length()).isZero();
        } else {
            assertThatThrownBy(() -> read(text))
                    .isInstanceOf(NotationException.class)
                    .satisfies(refused ->
                            assertThat(String.valueOf(refused.getMessage())).hasSizeLessThan(2_000));
        }
    }
}
