package org.dicechess.examples.webhost.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.dicechess.examples.board.View;
import org.dicechess.examples.players.evaluation.Evaluations;
import org.dicechess.examples.webhost.Document;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A definition of a stranger is checked, drawn and played. */
@Tag("long")
class WorkshopTest {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String GAME = "format: 1\nid: mine\nname: Mine\nextends: dice-chess\n";

    private interface Author {
        String ask(Task task) throws JsonProcessingException;
    }

    private static JsonNode ask(Author author, String yaml, boolean play, List<String> events)
            throws JsonProcessingException {
        Task task = new Task(yaml, Map.of(), play, events, "white", "level-1", "", false);
        Document.checkBody("POST", Document.EDITOR, JSON.valueToTree(task));
        JsonNode outcome = JSON.readTree(author.ask(task));
        Document.checkAnswer("POST", Document.EDITOR, 200, outcome);
        return outcome;
    }

    @Test
    void definitionsAreCheckedDrawnAndPlayed() throws JsonProcessingException {
        Workshop workshop = new Workshop();
        tasksAreDone(task -> JSON.writeValueAsString(workshop.answer(task)));
    }

    /** A process takes a second and a half to begin, so only the long tests start one; those in browsers do, too. */
    @Test
    void aProcessDoesTheSame() throws JsonProcessingException {
        try (Workers workers = new Workers(WorkerMain.class)) {
            tasksAreDone(task -> workers.ask("me", task));
        }
    }

    private static void tasksAreDone(Author author) throws JsonProcessingException {
        JsonNode drawn = ask(author, GAME, false, List.of());
        assertThat(drawn.get("problems")).allMatch(each -> each.get("warning").asBoolean());
        assertThat(drawn.get("view").get(0).get("svg").asText()).startsWith("<svg");
        assertThat(drawn.get("diagram").asText()).startsWith("<svg");

        JsonNode wrong = ask(author, GAME + "pieces:\n  queen: {mov: QN}\n", false, List.of());
        assertThat(wrong.get("problems").get(0).get("line").asInt()).isEqualTo(6);
        assertThat(wrong.get("problems").get(0).get("message").asText()).contains("'mov'");

        JsonNode played = ask(author, GAME, true, List.of("[1 3]", "e2e4"));
        assertThat(played.get("view").get(0).get("decides").asText()).isEqualTo("white");
        assertThat(played.get("events").size()).isEqualTo(5);
        assertThat(played.get("events").get(1).asText()).isEqualTo("e2e4");

        assertThat(ask(author, SCRIPTED, false, List.of()).get("problems")).isNotEmpty();
    }

    private static final String SCRIPTED = GAME + "pieces:\n  queen: {move: {hook: queen.groovy}}\n";

    private static Task task(Map<String, String> scripts, boolean play, List<String> events, String side) {
        return new Task(SCRIPTED, scripts, play, events, side, "level-1", "queen", false);
    }

    /** A queen that its script lets go one square north goes from d1 nowhere else. */
    @Test
    void aScriptBesideTheDefinitionMovesAPiece() {
        String script = "path { from ->\n    from.ray(NORTH).isEmpty() ? [] : [leap(from.ray(NORTH)[0])]\n}\n";
        Map<String, String> scripts = Map.of("queen.groovy", script);
        Workshop workshop = new Workshop();
        assertThat(workshop.answer(task(scripts, false, List.of(), "white")).problems())
                .allMatch(Outcome.Mistake::warning);
        List<String> events = List.of("[1 1]", "d2d4", "[1 1]", "d7d5", "[5 5]");
        assertThat(workshop.answer(task(scripts, true, events, "both"))
                        .view()
                        .get(0)
                        .choices())
                .filteredOn(each -> each.from().equals("d1"))
                .extracting(View.Choice::to)
                .containsExactly("d2");
    }

    /** A knight in hand is clicked first, then one of the 32 empty squares; the picture has the same name for it. */
    @Test
    void aPieceInHandIsAPlaceToClick() {
        String yaml = "format: 1\nid: mine\nname: Mine\nextends: chess\nhands: {pieces: knight, captured: nobody}\n"
                + "turn: {one-of: [move, drop]}\nendings: {dead-position: ~, dead-bishops: ~}\n"
                + "setup: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Nn] w KQkq - 0 1\n";
        Outcome played =
                new Workshop().answer(new Task(yaml, Map.of(), true, List.of("N@e4"), "both", "level-1", "", false));
        View view = played.view().get(0);
        assertThat(view.choices())
                .filteredOn(each -> each.hand().equals("n"))
                .hasSize(31)
                .anySatisfy(each -> assertThat(each)
                        .isEqualTo(
                                new View.Choice("n@f6", "drop", "", "n", "knight", "f6", "", "puts the knight on f6")));
        assertThat(view.svg()).contains("data-hand=\"n\"").doesNotContain("data-hand=\"N\"");
    }

    /** A piece that may be put down in two forms is clicked in the hand for both: 32 squares twice. */
    @Test
    void formsOfAPieceInHandHaveOnePlaceToClick() {
        String yaml = "format: 1\nid: mine\nname: Mine\nextends: chess\n"
                + "pieces: {rider: {symbol: +N, move: NN, demoted: knight}}\n"
                + "hands: {pieces: knight, captured: nobody}\n"
                + "turn: {one-of: [move, {drop: [{}, {becomes: rider}]}]}\n"
                + "endings: {dead-position: ~, dead-bishops: ~}\n"
                + "setup: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[N] w KQkq - 0 1\n";
        Outcome played = new Workshop().answer(new Task(yaml, Map.of(), true, List.of(), "both", "level-1", "", false));
        assertThat(played.view().get(0).choices())
                .filteredOn(each -> each.hand().equals("N"))
                .hasSize(64)
                .extracting(View.Choice::text, View.Choice::piece, View.Choice::becomes)
                .contains(tuple("N@f3", "knight", ""), tuple("+N@f3", "knight", "rider"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "path { from -> | queen.groovy | 1",
                "path { from -># System.exit(0)# []#} | queen.groovy | 2",
                "path { from -># new File('x').text# []#} | queen.groovy | 2",
            })
    void aMistakeNamesItsFileAndLine(String script, String file, int line) {
        Outcome outcome = new Workshop()
                .answer(task(Map.of("queen.groovy", script.replace('#', '\n')), false, List.of(), "white"));
        assertThat(outcome.problems())
                .extracting(Outcome.Mistake::file, Outcome.Mistake::line, Outcome.Mistake::warning)
                .contains(tuple(file, line, false));
        assertThat(outcome.view()).isEmpty();
    }

    /** What a script must not do or never ends is a mistake of its author, and no other author waits for it. */
    @Test
    void aHostileScriptIsAMistakeOfItsAuthor() throws JsonProcessingException {
        List<String> hostile = List.of(
                "path { from -> while (true) { } }",
                "path { from -> System.exit(0) }",
                "path { from -> 'touch x'.execute() }",
                "path { from -> def a = ['x']; for (int i = 0; i < 99; i++) { a = a + a }; a }",
                "def f(x) { f(x) + f(x) }\npath { from -> f(1) }",
                "path { from -> " + "(".repeat(50_000) + " }",
                "do ".repeat(5_000),
                "path { from -> Thread.start { while (true) { } } }");
        try (Workers workers = new Workers(WorkerMain.class)) {
            for (String script : hostile) {
                String answer =
                        workers.ask("attacker", task(Map.of("queen.groovy", script), false, List.of(), "white"));
                assertThat(JSON.readTree(answer).get("problems"))
                        .as(script.substring(0, 15))
                        .isNotEmpty();
            }
            assertThat(ask(task -> workers.ask("me", task), GAME, false, List.of())
                            .get("problems"))
                    .allMatch(each -> each.get("warning").asBoolean());
        }
    }

    @Test
    void aWarningStandsBesideThePicture() {
        String royal = "format: 1\nid: mine\nname: Mine\nboard: {files: 3, ranks: 3}\n"
                + "pieces: {king: {symbol: K, move: K, royal: true}}\nturn: move\nendings: {}\nsetup: k2/3/K2 w - - 0 1\n";
        Outcome outcome =
                new Workshop().answer(new Task(royal, Map.of(), false, List.of(), "white", "level-1", "", false));
        assertThat(outcome.problems()).isNotEmpty().allMatch(Outcome.Mistake::warning);
        assertThat(outcome.view()).hasSize(1);
        assertThat(new Workshop()
                        .answer(new Task(royal, Map.of(), true, List.of(), "white", "level-1", "", false))
                        .view())
                .hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({"white, white", "black, black", "both, white", "none, ''"})
    void theAuthorChoosesForItsSides(String side, String decides) {
        Outcome outcome = new Workshop().answer(new Task(GAME, Map.of(), true, List.of(), side, "level-1", "", false));
        View view = outcome.view().get(0);
        if (side.equals("none")) {
            assertThat(view.turn()).as("White's turn is over").isEqualTo("black");
            assertThat(outcome.events()).isNotEmpty();
        } else if (side.equals("black")) {
            assertThat(outcome.told()).anyMatch(told -> told.startsWith("White "));
        }
        if (!decides.isEmpty() && !view.decides().isEmpty()) {
            assertThat(view.decides()).isEqualTo(decides);
        }
    }

    /**
     * The dice show a pawn and a knight, the pawn has gone: back to the choice keeps the roll, back a turn does not.
     */
    @Test
    void theAuthorGoesBackToItsChoiceOrItsTurn() {
        List<String> events = List.of("[1 2]", "e2e4");
        Outcome outcome = new Workshop().answer(new Task(GAME, Map.of(), true, events, "white", "level-1", "", false));
        assertThat(outcome.back()).isEqualTo(new Outcome.Back(1, 0));
        Outcome start =
                new Workshop().answer(new Task(GAME, Map.of(), true, List.of("[1 2]"), "white", "level-1", "", false));
        assertThat(start.back()).isEqualTo(new Outcome.Back(-1, -1));
    }

    /** An id of a bundled game is the author's here. */
    @Test
    void theFilesOfTheAuthorComeFirst() {
        String mine = "format: 1\nid: grand-dice-chess\nname: Mine\nextends: chess\n";
        Outcome outcome =
                new Workshop().answer(new Task(mine, Map.of(), false, List.of(), "white", "level-1", "", false));
        assertThat(outcome.problems()).isEmpty();
        assertThat(outcome.kinds()).hasSize(6);
    }

    /** An evaluation costs more than many moves of a level; a task with three of them makes one. */
    @ParameterizedTest
    @CsvSource({"true, 1", "false, 0"})
    void aTaskMakesOneEvaluation(boolean play, int expected) {
        AtomicInteger made = new AtomicInteger();
        Workshop workshop = new Workshop(variant -> {
            made.incrementAndGet();
            return new Evaluations(variant).trained();
        });
        String game = "format: 1\nid: mine\nname: Mine\nextends: chess\nturn: [move, move, move]\n"
                + "check: {attacked-royal: may-be-taken}\n"
                + "endings: {taken: {when: none-left, pieces: king, result: loses}}\n";
        Outcome outcome = workshop.answer(new Task(game, Map.of(), play, List.of(), "black", "level-2", "", false));
        assertThat(outcome.problems()).isEmpty();
        assertThat(outcome.events()).as("White has played its turn").hasSize(play ? 3 : 0);
        assertThat(made).hasValue(expected);
    }
}
