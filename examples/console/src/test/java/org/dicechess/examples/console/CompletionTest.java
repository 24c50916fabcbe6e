package org.dicechess.examples.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dicechess.examples.console.Completion.Offer;
import org.junit.jupiter.api.Test;

class CompletionTest {

    private static final List<String> COMMANDS = List.of("areas", "moves", "areas home", "areas none");
    private static final List<String> FEW = List.of("a1a2", "a1b1", "e5:d4", "[1 3]", "--");

    /** 26 events of a1, one of b1, two of b10. */
    private static final List<String> MANY = Stream.concat(
                    IntStream.rangeClosed(1, 26).mapToObj(rank -> "a1c" + rank), Stream.of("b1b2", "b10b11", "b10b12"))
            .toList();

    @Test
    void fewEventsAreOfferedAsTheyAre() {
        assertThat(texts(FEW, "")).isEqualTo(FEW);
        assertThat(texts(FEW, "a1")).containsExactly("a1a2", "a1b1");
        assertThat(texts(FEW, "[1")).containsExactly("[1 3]");
    }

    @Test
    void ofManyEventsTheCommonFirstSquareIsOffered() {
        assertThat(offers(List.of(), "", MANY))
                .containsExactly(
                        new Offer("a1", false, false), new Offer("b1b2", false, true), new Offer("b10", false, false));
        assertThat(texts(MANY, "a")).containsExactly("areas", "a1");
    }

    @Test
    void afterASquareItsEventsAreOffered() {
        assertThat(texts(MANY, "a1")).isEqualTo(MANY.subList(0, 26));
        assertThat(texts(MANY, "b10")).containsExactly("b10b11", "b10b12");
    }

    /** Thirty squares for a pawn, one for a knight. */
    @Test
    void ofManyDropsThePieceIsOffered() {
        List<String> drops = Stream.concat(
                        IntStream.rangeClosed(1, 30).mapToObj(rank -> "P@a" + rank), Stream.of("N@b1"))
                .toList();
        assertThat(offers(List.of(), "", drops))
                .containsExactly(new Offer("P@", false, false), new Offer("N@b1", false, true));
        assertThat(texts(drops, "P@")).isEqualTo(drops.subList(0, 30));
    }

    @Test
    void commandsAreOfferedOnceALetterIsTyped() {
        assertThat(offers(List.of(), "a", FEW))
                .containsExactly(
                        new Offer("areas", true, true), new Offer("a1a2", false, true), new Offer("a1b1", false, true));
        assertThat(texts(FEW, "m")).containsExactly("moves");
    }

    @Test
    void theSecondWordOfACommandIsOfferedInsteadOfEvents() {
        assertThat(offers(List.of("areas"), "h", FEW)).containsExactly(new Offer("home", true, true));
        assertThat(offers(List.of("areas"), "", FEW)).extracting(Offer::text).containsExactly("home", "none");
    }

    @Test
    void eventsAreOfferedAfterOtherWords() {
        assertThat(offers(List.of("why"), "e", FEW)).containsExactly(new Offer("e5:d4", false, true));
    }

    @Test
    void noEventsAreOfferedAfterTheNameOfAFile() {
        assertThat(offers(List.of("save"), "", FEW)).isEmpty();
        assertThat(offers(List.of("save", "e"), "", FEW)).isEmpty();
        assertThat(offers(List.of("load"), "e", FEW)).isEmpty();
    }

    private static List<String> texts(List<String> events, String word) {
        return offers(List.of(), word, events).stream().map(Offer::text).toList();
    }

    private static List<Offer> offers(List<String> before, String word, List<String> events) {
        return new Completion(COMMANDS, events).offers(before, word);
    }
}
