package org.dicechess.specs.fair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.dicechess.Color;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.Outcome;
import org.dicechess.Roll;
import org.dicechess.Variant;
import org.dicechess.fair.FairDice;
import org.dicechess.fair.FairHash;
import org.dicechess.fair.FairScheme;
import org.dicechess.fair.FairTerms;
import org.dicechess.fair.Party;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Whole games with fair dice: what is right is proved, and whatever is changed is found. */
@Tag("long")
class FairGamesTest {

    private static final Path CHECKER = Path.of("../examples/fair-dice/check.js");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource(FairScheme.class)
    void everyVariantWithDiceProvesItsRolls(FairScheme scheme) {
        Loader loader = Loader.create().scripts(GroovyScripts.confined());
        for (String id : loader.ids()) {
            Variant variant = loader.load(id);
            if (!variant.dice().isEmpty()) {
                GameRecord game = FairGames.play(variant, scheme, 60, 1);
                FairDice dice = FairDice.of(game).orElseThrow();
                assertThat(dice.explain(game)).as(id).isEmpty();
                assertThat(dice.isProved()).isTrue();
                assertThat(dice.rolls()).isNotEmpty();
                GameRecord json = variant.notation().fromJson(variant.notation().json(game));
                assertThat(FairDice.of(json)).contains(dice);
                GameRecord lines = variant.notation().record(variant.notation().record(game));
                assertThat(FairDice.of(lines)).contains(dice);
            }
        }
    }

    /** Some faces of the die never come: 1,440 arrays are there without the condition. */
    @ParameterizedTest
    @EnumSource(FairScheme.class)
    void aDealThatIsThrownAgainIsProved(FairScheme scheme) {
        Variant variant = Loader.create().load(Path.of("src/test/resources/dice-language/cylinder.yaml"));
        assertThat(((Node.Chance) variant.start().node()).total()).isLessThan(1_440);
        GameRecord game = FairGames.play(variant, scheme, 12, 1);
        FairDice dice = FairDice.of(game).orElseThrow();
        assertThat(dice.explain(game)).isEmpty();
        assertThat(dice.isProved()).isTrue();
    }

    /** In a storm chance picks the pawns that go: it is drawn like a roll. */
    @ParameterizedTest
    @EnumSource(FairScheme.class)
    void whatChancePicksIsProved(FairScheme scheme) {
        GameRecord game = FairGames.play(storm(), scheme, 60, 1);
        FairDice dice = FairDice.of(game).orElseThrow();
        assertThat(dice.explain(game)).isEmpty();
        assertThat(dice.isProved()).isTrue();
        assertThat(dice.rolls().size()).isGreaterThan((int)
                game.events().stream().filter(Roll.class::isInstance).count());
    }

    @Test
    void whatAHostPicksInThePlaceOfChanceIsFound() {
        FairDice dice = FairDice.begin(FairTerms.of(storm(), "picks", FairScheme.FRESH));
        GameRecord game = GameRecord.from(storm().start());
        int picked = 0;
        while (picked == 0) {
            if (!(game.node() instanceof Node.Chance chance)) {
                game = game.after(((Node.Decision) game.node()).events().get(0));
            } else if (chance.outcome(0).event() instanceof Roll) {
                dice = FairGames.rolled(dice, game.length(), chance);
                game = game.after(
                        chance.outcome(dice.roll(game.length()).orElseThrow().number())
                                .event());
            } else {
                game = game.after(chance.outcome(0).event());
                picked = game.length();
            }
        }
        assertThat(dice.isProved()).isTrue();
        assertThat(dice.explain(game)).hasValueSatisfying(why -> assertThat(why).contains("has no roll there"));
    }

    private static Variant storm() {
        return Loader.create().load(Path.of("dice-games/storm/variant.yaml"));
    }

    @ParameterizedTest
    @EnumSource(FairScheme.class)
    void everyChangedFieldIsFound(FairScheme scheme) {
        GameRecord game = game(scheme);
        List<String> lines = lines(game);
        for (int at = 0; at < lines.size(); at++) {
            List<String> words = List.of(lines.get(at).split(" "));
            for (int word = 0; word < words.size(); word++) {
                for (String other : others(words.get(word))) {
                    List<String> changed = new ArrayList<>(words);
                    changed.set(word, other);
                    List<String> all = new ArrayList<>(lines);
                    all.set(at, String.join(" ", changed));
                    assertThat(isFound(game, all))
                            .as(lines.get(at) + " -> " + all.get(at))
                            .isTrue();
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(FairScheme.class)
    void everyDroppedOrRepeatedLineIsFound(FairScheme scheme) {
        GameRecord game = game(scheme);
        List<String> lines = lines(game);
        for (int at = 0; at < lines.size(); at++) {
            List<String> dropped = new ArrayList<>(lines);
            dropped.remove(at);
            assertThat(isFound(game, dropped)).as("without " + lines.get(at)).isTrue();
            List<String> repeated = new ArrayList<>(lines);
            repeated.add(at, lines.get(at));
            assertThat(isFound(game, repeated)).as("twice " + lines.get(at)).isTrue();
        }
    }

    /** Rolls are dropped, repeated and exchanged as they are, and with the indices of the rolls in order again. */
    @ParameterizedTest
    @EnumSource(FairScheme.class)
    void everyDroppedRepeatedOrReorderedRollIsFound(FairScheme scheme) {
        GameRecord game = game(scheme);
        List<List<String>> blocks = blocks(lines(game));
        for (int at = 1; at < blocks.size(); at++) {
            List<List<String>> dropped = new ArrayList<>(blocks);
            dropped.remove(at);
            List<List<String>> repeated = new ArrayList<>(blocks);
            repeated.add(at, blocks.get(at));
            List<List<String>> exchanged = new ArrayList<>(blocks);
            if (at > 1) {
                Collections.swap(exchanged, at - 1, at);
            }
            for (List<List<String>> changed : List.of(dropped, repeated, exchanged)) {
                List<String> lines = changed.stream().flatMap(List::stream).toList();
                boolean same = lines.equals(lines(game));
                assertThat(isFound(game, lines)).as("block " + at).isEqualTo(!same);
                assertThat(isFound(game, renumbered(lines))).as("block " + at).isEqualTo(!same);
            }
        }
    }

    /** A transcript of another game, or of the same game under another option, is not taken for this one's. */
    @Test
    void anotherTranscriptIsFound() {
        Variant variant = Loader.create().load("dice-chess");
        GameRecord game = FairGames.play(variant, FairScheme.FRESH, 30, 3);
        GameRecord other = FairGames.play(variant, FairScheme.FRESH, 30, 4);
        assertThat(FairDice.of(other).orElseThrow().explain(game)).isPresent();
        Variant options = Loader.create().option("draws", "late").load("dice-chess");
        assertThat(FairDice.of(FairGames.play(options, FairScheme.FRESH, 30, 3))
                        .orElseThrow()
                        .explain(game)
                        .orElseThrow())
                .startsWith("the transcript has the rules ");
    }

    /** Nothing but moves may be missing at the end of a game, or a single roll, the next event. */
    @Test
    void aTranscriptMayBeOneRollAheadOfItsGame() throws IOException, InterruptedException {
        GameRecord game = FairGames.play(Loader.create().load("dice-chess"), FairScheme.FRESH, 30, 3);
        FairDice dice = FairDice.of(game).orElseThrow();
        GameRecord shorter = game;
        int rolls = 0;
        while (rolls < 3) {
            boolean takesRoll = shorter.lastEvent().orElseThrow() instanceof Roll;
            shorter = shorter.before().orElseThrow();
            rolls += takesRoll ? 1 : 0;
            boolean mayBe = rolls == 0 || rolls == 1 && takesRoll;
            assertThat(dice.explain(shorter).isEmpty()).as(shorter.toString()).isEqualTo(mayBe);
            if (rolls > 1) {
                assertThat(dice.explain(shorter))
                        .contains("the transcript has " + rolls + " rolls beyond the "
                                + shorter.events().size() + " events of the game; at most one may come next");
            }
            if (hasNode()) {
                assertThat(checker(shorter.withExtra(FairDice.MEMBER, dice.text())))
                        .as(shorter.toString())
                        .isEqualTo(mayBe ? 0 : 1);
            }
        }
    }

    /**
     * Values of 64 bytes are the longest ones. The record holds the transcript, with six characters for each line end.
     */
    @Test
    void aFullTranscriptFitsIntoARecord() {
        Variant variant = Loader.create().load("dice-chess");
        Node.Chance chance = (Node.Chance) variant.start().node();
        FairDice dice = FairDice.begin(FairTerms.of(variant, "full", FairScheme.FRESH_COMMITTED));
        byte[] value = new byte[64];
        int event = 0;
        while (event < 1_150 || dice.text().length() <= 870_000) {
            dice = dice.open(event++, chance);
            for (Party party : Party.values()) {
                dice = dice.commit(party, FairHash.commitment(dice.terms(), party, dice.index(), value));
            }
            dice = dice.seed(Party.WHITE, value).seed(Party.BLACK, value).draw(chance, value);
        }
        GameRecord game = dice.keptIn(GameRecord.from(variant.start()));
        assertThat(variant.notation().record(game)).hasSizeBetween(870_000, 948_576);
        FairDice full = dice;
        int next = event;
        assertThatThrownBy(() -> full.open(next, chance)).isInstanceOf(IllegalStateException.class);
    }

    /** Two dice of dice chess have 36 outcomes; a decision and the end of a game have none. */
    @Test
    void theRollAheadIsThatOfTheChanceNode() {
        Variant variant = Loader.create().load("dice-chess");
        GameRecord start = GameRecord.from(variant.start());
        Node.Chance chance = (Node.Chance) start.node();
        Node.Chance coin = new Node.Chance(chance.dice(), List.of(new Outcome(new Roll(List.of(1)), 2)), 2);
        FairDice none = FairDice.begin(FairTerms.of(variant, "ahead", FairScheme.FRESH));
        assertThat(FairGames.rolled(none, 0, chance).explain(start)).isEmpty();
        assertThat(FairGames.rolled(none, 0, coin).explain(start))
                .contains("the transcript has a roll of 2 after event 0, the game has 0 events, and no such roll comes"
                        + " next");
        FairDice one = FairGames.rolled(none, 0, chance);
        GameRecord decision =
                start.after(chance.outcome(one.roll(0).orElseThrow().number()).event());
        assertThat(one.explain(decision)).isEmpty();
        assertThat(FairGames.rolled(one, 1, chance).explain(decision).orElseThrow())
                .startsWith("the transcript has a roll of 36 after event 1, ");
    }

    /** The checker in another language agrees, with the right games and with changed ones. */
    @ParameterizedTest
    @EnumSource(FairScheme.class)
    void theCheckerInAnotherLanguageAgrees(FairScheme scheme) throws IOException, InterruptedException {
        assumeTrue(hasNode(), "node is not installed");
        GameRecord game = game(scheme);
        assertThat(checker(game)).isZero();
        List<String> lines = lines(game);
        Random random = new Random(7);
        for (int i = 0; i < 15; i++) {
            int at = random.nextInt(lines.size());
            List<String> words = new ArrayList<>(List.of(lines.get(at).split(" ")));
            int word = random.nextInt(words.size());
            words.set(word, others(words.get(word)).get(0));
            List<String> changed = new ArrayList<>(lines);
            changed.set(at, String.join(" ", words));
            assertThat(checker(with(game, changed)))
                    .as(lines.get(at) + " -> " + changed.get(at))
                    .isEqualTo(1);
        }
    }

    /** What a reader that is lenient with numbers, digits or order would accept. */
    @ParameterizedTest
    @CsvSource({
        "of 36, of 036",
        "of 36, of 99999999999999999999",
        "of 36, of 9223372036854775808",
        "event 0, event 00",
        "'seed white ', 'seed white a'",
        "'seed white ', 'seed white A'",
    })
    void lenientReadingIsNoReading(String part, String other) throws IOException, InterruptedException {
        GameRecord game = game(FairScheme.FRESH_COMMITTED);
        String text = game.extra(FairDice.MEMBER).orElseThrow();
        refuse(game, text.replaceFirst(part, other));
    }

    /** A transcript that is older than an option lacks it; the option then has its default. */
    @Test
    void anOptionThatATranscriptLacksHasItsDefault() {
        Variant variant = Loader.create().load("dice-chess");
        assertThat(variant.options()).isNotEmpty();
        String name = variant.options().keySet().iterator().next();
        String other = variant.choices().get(name).get(1);
        Variant changed = Loader.create().option(name, other).load("dice-chess");
        for (Variant played : List.of(variant, changed)) {
            FairTerms older = new FairTerms("g", played.rulesHash(), Map.of(), FairScheme.FRESH);
            assertThat(FairDice.begin(older)
                            .explain(GameRecord.from(played.start()))
                            .isEmpty())
                    .isEqualTo(played == variant);
        }
    }

    @Test
    void nobodyIsMissingWhoOwesNothing() throws IOException, InterruptedException {
        GameRecord game = game(FairScheme.FRESH_COMMITTED);
        String text = game.extra(FairDice.MEMBER).orElseThrow();
        refuse(game, text + "missing white\n");
        refuse(game, text.substring(0, text.length() - 1));
    }

    /** The choice of a die stands once its roll has been opened: another choice would have another die. */
    @Test
    void nothingIsTakenBackBehindAnOpenRoll() throws IOException, InterruptedException {
        Variant variant = Loader.create().scripts(GroovyScripts.confined()).load("d4-d6-chess");
        GameRecord game = GameRecord.from(variant.start()).after("d1:d6");
        Node.Chance chance = (Node.Chance) game.node();
        FairDice dice = FairDice.begin(FairTerms.of(variant, "g", FairScheme.FRESH));
        assertThat(dice.explainTakeBack(game, Color.WHITE)).isEmpty();
        assertThat(dice.explainTakeBack(game, Color.BLACK)).isEqualTo(game.explainTakeBack(Color.BLACK));
        FairDice open = dice.open(1, chance);
        assertThat(open.explain(game)).isEmpty();
        if (hasNode()) {
            assertThat(checker(game.withExtra(FairDice.MEMBER, open.text()))).isZero();
            assertThat(checker(game.after("[3]").withExtra(FairDice.MEMBER, open.text())))
                    .isEqualTo(1);
        }
        assertThat(open.explainTakeBack(game, Color.WHITE))
                .contains("the roll after event 1 has been opened, expected no roll since");
        assertThatThrownBy(() -> open.takenBack(0)).isInstanceOf(IllegalStateException.class);
        GameRecord back = game.takeBack(Color.WHITE);
        assertThat(open.explain(back).orElseThrow())
                .isEqualTo(
                        "the transcript has a roll of 6 after event 1, the game has 0 events, and no such roll comes next");
        byte[] value = new byte[16];
        FairDice drawn = open.commit(Party.HOST, FairHash.commitment(open.terms(), Party.HOST, 0, value))
                .seed(Party.WHITE, value)
                .seed(Party.BLACK, value)
                .draw(chance, value);
        assertThat(drawn.explainTakeBack(game, Color.WHITE)).isPresent();
        FairDice takenBack = drawn.takenBack(0);
        assertThat(takenBack.explainTakeBack(game, Color.WHITE)).isEmpty();
        Node.Chance other = (Node.Chance) back.after("d1:d4").node();
        assertThat(takenBack.open(1, other).index()).isEqualTo(1);
    }

    private void refuse(GameRecord game, String text) throws IOException, InterruptedException {
        GameRecord changed = game.withExtra(FairDice.MEMBER, text);
        assertThatThrownBy(() -> FairDice.of(changed)).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> FairDice.of(game.withExtraJson(FairDice.MEMBER, "5")))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("fair-dice: expected a string");
        if (hasNode()) {
            assertThat(checker(changed)).isEqualTo(1);
        }
    }

    private static boolean hasNode() {
        return Stream.of(System.getenv("PATH").split(":")).anyMatch(path -> Files.isExecutable(Path.of(path, "node")));
    }

    private int checker(GameRecord game) throws IOException, InterruptedException {
        Path file = Files.writeString(
                folder.resolve("game.json"),
                game.position().variant().notation().json(game));
        return new ProcessBuilder("node", CHECKER.toString(), file.toString())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("out.txt").toFile())
                .start()
                .waitFor();
    }

    private static GameRecord game(FairScheme scheme) {
        Variant variant = Loader.create().option("draws", "late").load("dice-chess");
        return FairGames.play(variant, scheme, 60, 5);
    }

    private static List<String> lines(GameRecord game) {
        return game.extra(FairDice.MEMBER).orElseThrow().lines().toList();
    }

    private static GameRecord with(GameRecord game, List<String> lines) {
        return game.withExtra(FairDice.MEMBER, String.join("\n", lines) + "\n");
    }

    private static boolean isFound(GameRecord game, List<String> lines) {
        try {
            FairDice dice = FairDice.of(with(game, lines)).orElseThrow();
            return !dice.isProved() || dice.explain(game).isPresent();
        } catch (NotationException found) {
            return true;
        }
    }

    /** Returns other words of the same form: another digit, another number, another party. */
    private static List<String> others(String word) {
        List<String> others = new ArrayList<>();
        for (int at : List.of(0, word.length() / 2, word.length() - 1)) {
            char c = word.charAt(at);
            char other = c == '9' ? '0' : c == 'f' ? 'a' : c == 'z' ? 'a' : (char) (c + 1);
            others.add(word.substring(0, at) + other + word.substring(at + 1));
        }
        if (word.equals("white") || word.equals("black") || word.equals("host")) {
            others.addAll(Stream.of("white", "black", "host")
                    .filter(each -> !each.equals(word))
                    .toList());
        }
        if (word.matches("[0-9]{1,9}")) {
            others.add(String.valueOf(Integer.parseInt(word) + 10));
            others.add("0".equals(word) ? "5" : "0");
        }
        Stream.of(FairScheme.values())
                .map(FairScheme::text)
                .filter(each -> FairScheme.valueOf("FRESH").text().charAt(0) == word.charAt(0) && !each.equals(word))
                .forEach(others::add);
        return others;
    }

    /** Returns the head and then each roll with its lines. */
    private static List<List<String>> blocks(List<String> lines) {
        List<List<String>> blocks = new ArrayList<>();
        blocks.add(new ArrayList<>());
        for (String line : lines) {
            if (line.startsWith("roll ")) {
                blocks.add(new ArrayList<>());
            }
            blocks.get(blocks.size() - 1).add(line);
        }
        return blocks;
    }

    private static List<String> renumbered(List<String> lines) {
        List<String> renumbered = new ArrayList<>();
        int index = 0;
        for (String line : lines) {
            renumbered.add(line.startsWith("roll ") ? line.replaceFirst("roll \\d+", "roll " + index++) : line);
        }
        return renumbered;
    }
}
