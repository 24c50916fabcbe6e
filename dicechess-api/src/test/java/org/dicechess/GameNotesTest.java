package org.dicechess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert;
import org.dicechess.fair.FairScheme;
import org.dicechess.fair.FairTerms;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What hosts add to a game: tags and conclusions. The game is {@link RingVariant}. */
class GameNotesTest {

    private static final RingVariant TWICE = RingVariant.drawnAfter(2);
    private static final GameRecord START = GameRecord.from(TWICE.start());

    @Test
    void tagsKeepTheirOrder() {
        GameRecord game = START.tagged("White", "Anna").tagged("Black", "Ben").tagged("White", "Carla");
        assertThat(game.tags()).containsExactly(Map.entry("White", "Carla"), Map.entry("Black", "Ben"));
        assertThat(START.tags()).isEmpty();
        assertThat(game.withTags(Map.of("Site", "")).tags()).containsExactly(Map.entry("Site", ""));
        assertThatThrownBy(() -> game.tags().put("Site", "?")).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void tagsAreCopied() {
        Map<String, String> tags = new LinkedHashMap<>(Map.of("White", "Anna"));
        GameRecord game = START.withTags(tags);
        tags.put("bad name", "\n");
        assertThat(game.tags()).containsExactly(Map.entry("White", "Anna"));
    }

    @Test
    void longerAndShorterGamesKeepTheTags() {
        GameRecord game = START.tagged("White", "Anna").after("[1]").after(new Pass());
        assertThat(game.tags()).containsEntry("White", "Anna");
        assertThat(game.before().orElseThrow().tags()).containsEntry("White", "Anna");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "_a",
                "a b",
                "a-b",
                "é",
                "a:",
                "a\n",
                "\"",
                "Result",
                "Termination",
                "Conclusion",
                "Variant",
                "SetUp",
                "FEN"
            })
    void badNamesAreRefused(String name) {
        assertThatThrownBy(() -> START.tagged(name, "x"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("tag ")
                .hasMessageContaining("expected ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "A", "0", "a_", "White2", "result", "start", "events", "Fen"})
    void otherNamesAreFree(String name) {
        assertThat(START.tagged(name, "x").tags()).containsOnlyKeys(name);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " a ",
                "a: b",
                "\"\\",
                "{}",
                "Łódź",
                "\ud83c\udfb2",
                "a\u200cb\u200dc",
                "\u2764\ufe0f",
                "\u845b\udb40\udd00"
            })
    void aValueIsAnyLine(String value) {
        assertThat(START.tagged("White", value).tags()).containsEntry("White", value);
    }

    @ParameterizedTest
    @ValueSource(strings = {" ", "\u00a0 ", "\u200d", " \u200c "})
    void aValueThatNobodySeesIsRefused(String value) {
        assertThatThrownBy(() -> START.tagged("White", value))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("tag White has blanks alone, expected a text, or an empty one");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\n",
                "a\rb",
                "\t",
                "\0",
                "\u009f",
                "\u2028",
                "\u2029",
                "\ud83c",
                "\udfb2",
                "\u200f",
                "a\u202eb",
                "\u2067",
                "\u200b"
            })
    void aValueIsOneLine(String value) {
        assertThatThrownBy(() -> GameRecord.checkTag("White", value))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("tag White has the character U+");
    }

    /** Hosts show messages: what a stranger wrote stands there short, and on one line. */
    @ParameterizedTest
    @ValueSource(strings = {"\n", "\0", "\u202e", "\u2028", "x "})
    void messagesShowStrangersTextsSafely(String part) {
        String text = part.repeat(100_000);
        List<ThrowableAssert.ThrowingCallable> calls = List.of(
                () -> START.tagged(text, "x"),
                () -> START.tagged("Date", text),
                () -> Square.of(text),
                () -> Direction.of(text),
                () -> new Drawing.Area(text, "red", "x"),
                () -> new FairTerms(text, "0".repeat(64), Map.of(), FairScheme.FRESH));
        for (ThrowableAssert.ThrowingCallable call : calls) {
            assertThatThrownBy(call)
                    .isInstanceOf(IllegalArgumentException.class)
                    .satisfies(e -> assertThat(e.getMessage())
                            .hasSizeLessThan(700)
                            .matches(message -> message.codePoints()
                                    .noneMatch(c -> Character.isISOControl(c) || c == 0x202e || c == 0x2028)));
        }
    }

    @Test
    void tagsHaveLimits() {
        GameRecord full = START;
        for (int i = 1; i <= 100; i++) {
            full = full.tagged("t" + i, "x");
        }
        GameRecord most = full;
        assertThat(most.tagged("t100", "y").tags()).hasSize(100);
        assertThatThrownBy(() -> most.tagged("t101", "x")).hasMessage("101 tags, expected at most 100");
        assertThatCode(() -> GameRecord.checkTag("n".repeat(255), "v".repeat(255)))
                .doesNotThrowAnyException();
        assertThatThrownBy(() -> GameRecord.checkTag("n".repeat(256), "v")).hasMessageContaining("at most 255");
        assertThatThrownBy(() -> GameRecord.checkTag("n", "v".repeat(256)))
                .hasMessage("tag n has 256 characters, expected at most 255");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"yesterday", "2000-01-31", "2000.13.01", "2000.01.32", "2000.1.1", "00.01.31", "", "2000.?1.01"})
    void aDateIsWrittenAsPgnWantsIt(String date) {
        assertThatThrownBy(() -> START.tagged("Date", date))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("tag Date '" + date + "': expected year, month and day as 2000.01.31");
        assertThat(START.tagged("Date", "2000.??.??").tags()).containsEntry("Date", "2000.??.??");
        assertThat(START.tagged("Date", "????.12.31").tags()).hasSize(1);
    }

    @Test
    void aConclusionEndsTheGameAndNotThePosition() {
        GameRecord game = START.after("[2]").concluded(Conclusion.resignation(Color.WHITE));
        assertThat(game.result()).contains(Result.BLACK_WINS);
        assertThat(game.conclusion()).contains(Conclusion.resignation(Color.WHITE));
        assertThat(game.node()).isInstanceOf(Node.Decision.class);
        String over = "the game is over: White resigns";
        assertThatThrownBy(() -> game.after("a1b1"))
                .isInstanceOf(IllegalEventException.class)
                .hasMessage(over);
        assertThatThrownBy(() -> game.after(new Pass()))
                .isInstanceOf(IllegalEventException.class)
                .hasMessage(over);
        assertThatThrownBy(() -> game.after("Ra1")).isInstanceOf(NotationException.class);
        assertThat(game.explain("a1b1")).contains(over);
        assertThat(game.explain(new Pass())).contains(over);
        assertThatThrownBy(() -> game.concluded(Conclusion.agreement()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(over);
    }

    @Test
    void aConclusionIsWithdrawn() {
        GameRecord open = START.tagged("White", "Anna").after("[1]");
        GameRecord ended = open.concluded(Conclusion.agreement());
        assertThat(ended.reopened()).isEqualTo(open);
        assertThat(ended.reopened().after("a1b1").result()).isEmpty();
        assertThat(open.reopened()).isEqualTo(open);
        assertThat(ended.before()).isEqualTo(open.before());
        assertThat(open.conclusion()).isEmpty();
    }

    @Test
    void aGameThatItsRulesHaveEndedHasNoConclusion() {
        GameRecord drawn = START;
        for (String event : List.of("[1]", "--", "[1]", "--")) {
            drawn = drawn.after(event);
        }
        GameRecord over = drawn;
        assertThat(over.result()).contains(Result.DRAW);
        assertThatThrownBy(() -> over.concluded(Conclusion.agreement()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the game is over: repetition (ring-9)");
        assertThat(over.before().orElseThrow().result()).isEmpty();
    }

    @Test
    void gamesDifferByTagsAndConclusions() {
        GameRecord both = START.tagged("White", "A").tagged("Black", "B");
        assertThat(START.tagged("Black", "B").tagged("White", "A"))
                .isEqualTo(both)
                .hasSameHashCodeAs(both)
                .isNotEqualTo(START)
                .isNotEqualTo(START.tagged("White", "A"))
                .isNotEqualTo(both.tagged("White", "a"));
        assertThat(START.concluded(Conclusion.agreement()))
                .isEqualTo(START.concluded(Conclusion.agreement()))
                .isNotEqualTo(START)
                .isNotEqualTo(START.concluded(Conclusion.agreement().because("tired")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
            -           | WHITE | nothing has been played
            [2]         | WHITE | the last event is the roll [2], which nobody has chosen
            [1] a1b1    | WHITE | the turn of the last event, a1b1, is over
            [1] a1b1    | BLACK | White has chosen the last event, a1b1
            [1] -- [1]  | BLACK | the last event is the roll [1], which nobody has chosen
            """)
    void aRefusedTakeBackSaysWhy(String events, Color player, String reason) {
        GameRecord game = START;
        for (String event : events == null ? new String[0] : events.split(" ")) {
            game = game.after(event);
        }
        GameRecord played = game;
        assertThat(played.explainTakeBack(player)).contains(reason);
        assertThatThrownBy(() -> played.takeBack(player))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(reason);
        assertThatThrownBy(() -> played.concluded(Conclusion.agreement()).takeBack(player))
                .hasMessage("the game is over: agreement");
    }
}
