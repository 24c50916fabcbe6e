package org.dicechess.rules.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.dicechess.rules.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FieldsTest {

    /** Keys of any names with any values, those that are words with these. */
    private static final Keys ANY =
            Keys.each("any", new Key("", Key.Takes.NODE, "", 0, 26, List.of("all", "best"), List.of(), List.of()));

    private final Problems problems = new Problems();

    @Test
    void returnsTheValuesOfKeys() {
        Fields fields = fields("t: Gato\nn: 12\nf: true\nc: best\nm: {k: v}\nl: [a]\ns: no\ni: d4-d6\nrule: x-1\n");
        assertThat(fields.text("t")).map(YamlText::text).contains("Gato");
        assertThat(fields.number("n", 0, 12)).hasValue(12);
        assertThat(fields.flag("f")).contains(true);
        assertThat(fields.choice("c")).contains("best");
        assertThat(fields.map("m")).map(YamlMap::keys).contains(List.of("k"));
        assertThat(fields.list("l")).map(found -> found.items().size()).contains(1);
        assertThat(fields.symbolText("s")).map(YamlText::text).contains("no");
        assertThat(fields.name("i")).map(YamlText::text).contains("d4-d6");
        assertThat(fields.rule()).isEqualTo("x-1");
        fields.done();
        assertThat(problems.list()).isEmpty();
    }

    @Test
    void returnsEmptyForAbsentKeys() {
        Fields fields = fields("{}");
        assertThat(fields.has("x")).isFalse();
        assertThat(fields.text("x")).isEmpty();
        assertThat(fields.number("x", 0, 1)).isEmpty();
        assertThat(fields.textList("x")).isEmpty();
        assertThat(problems.list()).isEmpty();
    }

    @Test
    void readsOneTextAsAListOfOne() {
        Fields fields = fields("a: x\nb: [y, \"z\"]\n");
        assertThat(fields.textList("a")).extracting(YamlText::text).containsExactly("x");
        assertThat(fields.textList("b")).extracting(YamlText::text).containsExactly("y", "z");
    }

    @Test
    void reportsItemsThatAreNotTexts() {
        assertThat(fields("a: [x, [y]]").textList("a"))
                .extracting(YamlText::text)
                .containsExactly("x");
        assertThat(lines())
                .containsExactly(
                        "t.yaml:1:8: E-TYPE single value expected, not the list [y] in a[1]; write y; a text in brackets needs quotes");
    }

    @Test
    void reportsUnknownKeysAtTheKey() {
        Fields fields = fields("board:\n  wdith: 8\n  quux: 1\n  rule: x-1\n");
        Fields board = new Fields(fields.requiredMap("board").orElseThrow(), ANY, problems);
        board.number("width", 1, 26);
        board.done();
        assertThat(lines())
                .containsExactly(
                        "t.yaml:2:3: E-UNKNOWN-KEY unknown key 'wdith' in board; did you mean 'width'?",
                        "t.yaml:3:3: E-UNKNOWN-KEY unknown key 'quux' in board; expected one of [rule, width]");
    }

    @Test
    void reportsAMisspeltRequiredKeyOnce() {
        Fields fields = fields("totl: green\n");
        fields.requiredSymbolText("total");
        fields.done();
        assertThat(lines()).containsExactly("t.yaml:1:1: E-UNKNOWN-KEY unknown key 'totl'; did you mean 'total'?");
    }

    @Test
    void reportsMissingKeysWhereTheMapBegins() {
        Fields fields = fields("a: 1\npawn:\n  b: 1\n");
        Fields pawn = new Fields(fields.requiredMap("pawn").orElseThrow(), ANY, problems);
        pawn.number("b", 1, 1);
        pawn.requiredText("symbol");
        pawn.done();
        assertThat(lines()).containsExactly("t.yaml:3:3: E-REQUIRED required key 'symbol' is missing in pawn");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            0      | 0
            7      | 7
            26     | 26
            27     | E-RANGE
            999999999999 | E-RANGE
            -1     | E-RANGE
            +1     | E-NUMBER
            01     | E-NUMBER
            00     | E-NUMBER
            1_0    | E-NUMBER
            1e1    | E-NUMBER
            1.0    | E-NUMBER
            0x1    | E-NUMBER
            "1"    | E-NUMBER
            '1'    | E-NUMBER
            eight  | E-NUMBER
            \u0661 | E-NUMBER
            \uFF11 | E-NUMBER
            ""     | E-NUMBER
            ~      | E-REQUIRED
            [1]    | E-TYPE
            {a: 1} | E-TYPE
            """)
    void readsWholeNumbersFrom0To26(String written, String expected) {
        assertThat(answer(written, fields -> {
                    var number = fields.number("x", 0, 26);
                    return number.isPresent() ? Integer.toString(number.getAsInt()) : "";
                }))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"-25, -25", "-0, E-NUMBER", "-01, E-NUMBER", "-26, E-RANGE", "--1, E-NUMBER", "25, 25"})
    void readsSignsWhereNumbersMayBeNegative(String written, String expected) {
        assertThat(answer(written, fields -> {
                    var number = fields.requiredNumber("x", -25, 25);
                    return number.isPresent() ? Integer.toString(number.getAsInt()) : "";
                }))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '`', textBlock = """
            true, true
            false, false
            yes, E-FLAG
            off, E-FLAG
            True, E-FLAG
            "true", E-FLAG
            1, E-FLAG
            null, E-REQUIRED
            [], E-TYPE
            """)
    void readsFlags(String written, String expected) {
        assertThat(answer(
                        written, fields -> fields.flag("x").map(String::valueOf).orElse("")))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            Gato       | Gato
            N          | N
            y          | y
            d4         | d4
            1st        | 1st
            1-2        | 1-2
            'no'       | no
            "12"       | 12
            no         | E-QUOTE
            On         | E-QUOTE
            TRUE       | E-QUOTE
            12         | E-QUOTE
            -3         | E-QUOTE
            1e3        | E-QUOTE
            1_000      | E-QUOTE
            0x1F       | E-QUOTE
            1:30       | E-QUOTE
            .5         | E-QUOTE
            .NaN       | E-QUOTE
            2020-01-01 | E-QUOTE
            =          | E-QUOTE
            null       | E-REQUIRED
            ~          | E-REQUIRED
            ''         | E-REQUIRED
            [a]        | E-TYPE
            """)
    void readsTextsForPeople(String written, String expected) {
        assertThat(answer(written, fields -> text(fields.text("x")))).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "pawn, pawn",
        "d4-d6-chess, d4-d6-chess",
        "12, 12",
        "Pawn, E-NAME",
        "a--b, E-NAME",
        "-a, E-NAME",
        "a/b, E-NAME"
    })
    void readsIdentifiers(String written, String expected) {
        assertThat(answer(written, fields -> text(fields.name("x")))).isEqualTo(expected);
    }

    @Test
    void namesTheWordsOfAChoice() {
        assertThat(fields("x: bset").choice("x")).isEmpty();
        assertThat(lines())
                .containsExactly("t.yaml:1:4: E-CHOICE expected all, best; not 'bset' in x; did you mean 'best'?");
    }

    @ParameterizedTest
    @CsvSource({"map", "list"})
    void reportsTextsInPlaceOfMapsAndLists(String kind) {
        Fields fields = fields("x: some");
        boolean answered = kind.equals("map")
                ? fields.map("x").isPresent()
                : fields.list("x").isPresent();
        assertThat(answered).isFalse();
        assertThat(lines()).containsExactly("t.yaml:1:4: E-TYPE " + kind + " expected, not 'some' in x");
    }

    @Test
    void requiredKeysNeedAValue() {
        Fields fields = fields("a:\nb: ~\n");
        assertThat(fields.requiredMap("a")).isEmpty();
        assertThat(fields.requiredList("b")).isEmpty();
        assertThat(fields.requiredNode("c")).isEmpty();
        fields.done();
        assertThat(problems.list()).extracting(Problem::code).containsExactly("E-REQUIRED", "E-REQUIRED", "E-REQUIRED");
    }

    private String answer(String written, Function<Fields, String> question) {
        String answer = question.apply(fields("x: " + written));
        List<Problem> found = problems.list();
        assertThat(found.isEmpty()).as(found.toString()).isEqualTo(!answer.isEmpty());
        return found.isEmpty() ? answer : found.get(0).code();
    }

    private static String text(Optional<YamlText> text) {
        return text.map(YamlText::text).orElse("");
    }

    private Fields fields(String text) {
        return new Fields(Yaml.read(text), ANY, problems);
    }

    private List<String> lines() {
        return problems.list().stream().map(Problem::toString).toList();
    }
}
