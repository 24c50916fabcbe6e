package org.dicechess.examples.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dicechess.Perft.Unit.EVENT;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.dicechess.Perft;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

@Tag("long")
class QuestionTest {

    private static final List<Integer> PROMOTIONS = List.of(3, 4, 5, 6);

    @ParameterizedTest
    @EnumSource(
            mode = Mode.MATCH_ANY,
            names = {"PLAIN_.*X.*", "KINDS_.*", "DICE_.*"})
    void the_reference_counter_agrees_with_the_answers_about_generated_games(Question question) {
        assertThat(slow(question).leaves(question.fen(), question.depth())).isEqualTo(question.leaves());
    }

    @ParameterizedTest
    @EnumSource
    void the_library_agrees_with_every_answer(Question question) {
        question.answered(Perft.count(question.position().cursor(), question.depth(), EVENT));
    }

    @Test
    void the_peer_agrees_about_every_game_that_it_knows() {
        assumeTrue(FairyStockfish.isInstalled());
        try (FairyStockfish engine = FairyStockfish.start()) {
            assumeTrue(engine.hasLargeBoards());
            for (Question question : Question.values()) {
                if (!question.game().peer().isEmpty()) {
                    engine.play(question.game().peer());
                    question.answered(engine.perft(question.fen(), question.depth()));
                }
            }
        }
    }

    private static ReferenceCounter slow(Question question) {
        String[] parts = question.name().split("_|X");
        int first = Integer.parseInt(parts[1]);
        return switch (parts[0]) {
            case "PLAIN" -> new ReferenceCounter(first, Integer.parseInt(parts[2]), chess(), PROMOTIONS, true, true, 0);
            case "KINDS" -> new ReferenceCounter(10, 10, kinds(first), PROMOTIONS, true, false, 0);
            default -> new ReferenceCounter(8, 8, chess(), PROMOTIONS, false, false, first);
        };
    }

    private static List<String[]> chess() {
        return Stream.of("P ", "K K", "N N", "B B", "R R", "Q Q")
                .map(kind -> kind.split(" ", 2))
                .toList();
    }

    private static List<String[]> kinds(int number) {
        List<String[]> kinds = new ArrayList<>(chess().subList(0, 2));
        for (int i = 0; i < number - 2; i++) {
            kinds.add(new String[] {Boards.symbol(i), Boards.MOVES.get(i)});
        }
        return kinds;
    }
}
