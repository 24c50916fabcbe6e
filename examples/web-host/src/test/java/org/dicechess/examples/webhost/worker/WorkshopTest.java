package org.dicechess.examples.webhost.worker;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.dicechess.examples.players.evaluation.Evaluations;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A definition of a stranger is checked, drawn and played. */
class WorkshopTest {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String GAME = "format: 1\nid: mine\nname: Mine\nextends: dice-chess\n";

    private interface Author {
        String ask(Task task) throws JsonProcessingException;
    }

    private static JsonNode ask(Author author, String yaml, boolean play, List<String> events)
            throws JsonProcessingException {
        return JSON.readTree(author.ask(new Task(yaml, play, events, "white", "level-1", "", false)));
    }

    @Test
    void definitionsAreCheckedDrawnAndPlayed() throws JsonProcessingException {
        Workshop workshop = new Workshop();
        tasksAreDone(task -> JSON.writeValueAsString(workshop.answer(task)));
    }

    /** A process takes a second and a half to begin, so only the long tests start one; those in browsers do, too. */
    @Test
    @EnabledIfSystemProperty(named = "dicechess.tests", matches = "long")
    void aProcessDoesTheSame() throws JsonProcessingException {
        try (Workers workers = new Workers(WorkerMain.class)) {
            tasksAreDone(task -> workers.ask("me", task));
        }
    }

    private static void tasksAreDone(Author author) throws JsonProcessingException {
        JsonNode drawn = ask(author, GAME, false, List.of());
        assertThat(drawn.get("problems")).isEmpty();
        assertThat(drawn.get("view").get(0).get("svg").asText()).startsWith("<svg");
        assertThat(drawn.get("diagram").asText()).startsWith("<svg");

        JsonNode wrong = ask(author, GAME + "pieces:\n  queen: {mov: QN}\n", false, List.of());
        assertThat(wrong.get("problems").get(0).get("line").asInt()).isEqualTo(6);
        assertThat(wrong.get("problems").get(0).get("message").asText()).contains("'mov'");

        JsonNode played = ask(author, GAME, true, List.of("[1 3]", "e2e4"));
        assertThat(played.get("view").get(0).get("decides").asText()).isEqualTo("white");
        assertThat(played.get("events").size()).isEqualTo(5);
        assertThat(played.get("events").get(1).asText()).isEqualTo("e2e4");

        String scripted = GAME + "pieces:\n  queen: {move: {hook: queen.groovy}}\n";
        assertThat(ask(author, scripted, false, List.of()).get("problems")).isNotEmpty();
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
        Outcome outcome = workshop.answer(new Task(game, play, List.of(), "black", "level-2", "", false));
        assertThat(outcome.problems()).isEmpty();
        assertThat(outcome.events()).as("White has played its turn").hasSize(play ? 3 : 0);
        assertThat(made).hasValue(expected);
    }
}
