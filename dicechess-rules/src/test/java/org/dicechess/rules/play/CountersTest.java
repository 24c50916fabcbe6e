package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Counters count turns, also if a turn has several moves. */
class CountersTest {

    private static final String GAME = """
            format: 1
            id: counters
            name: Counters
            board: {files: 4, ranks: 4}
            pieces:
              pawn: {symbol: P, move: fmWfcF}
              king: {symbol: K, move: K}
            setup: k3/4/P3/K3 w - - 0 1
            turn: [move, move]
            counters: {quiet: {reset-by-moves-of: pawn}, all: {}}
            endings:
              quiet: {when: counter, counter: quiet, reaches: 50, result: draws}
              all: {when: counter, counter: all, reaches: 90, result: draws}
            """;

    private static final String WALKING = """
            format: 1
            id: walking
            name: Walking
            board: {files: 4, ranks: 4}
            areas: {everywhere: all}
            pieces:
              ant: {symbol: T, walk: {dice: [d4], in: everywhere, step: W}}
            dice: {d4: {faces: 4}}
            setup: t3/4/4/T3 w - - 0 1
            turn: [choose, {roll: chosen}, walk]
            counters: {walks: {counts: walks}}
            endings: {lost: {when: none-left, pieces: ant, result: loses}}
            """;

    @TempDir
    private Path folder;

    @Test
    void aMoveThatResetsACounterDoesSoForTheWholeTurn() {
        Position position = variant().position("k3/4/P3/K3 w - - 7 1 all=9");
        assertThat(counts(position.after("a2a3").after("a1b1"))).isEqualTo("0 10");
        assertThat(counts(position.after("a1b1").after("a2a3"))).isEqualTo("0 10");
        assertThat(counts(position.after("a1b1").after("b1c1"))).isEqualTo("8 10");
    }

    @Test
    void aCounterOfWalksStaysThere() {
        Variant walking = Trial.load(folder, WALKING);
        Position first = walking.position("t3/4/4/T3 w - - 9998 1");
        Position second = walked(first);
        Position third = walked(second);
        assertThat(List.of(second.counter("walks"), third.counter("walks"))).containsExactly(9999, 9999);
        assertThat(walking.position(third.text())).isEqualTo(third);
    }

    /** As in rule d4d6-50: only a step of at least one square is a move that sets a counter back. */
    @Test
    void aPieceThatOnlyTurnsSetsNoCounterBack() {
        Variant turning = Trial.load(folder, """
                format: 1
                id: turning
                name: Turning
                board: {files: 4, ranks: 4}
                pieces:
                  horse: {symbol: H, move: W, facings: [n, s]}
                  king:  {symbol: K, move: K}
                actions: {spin: {turn: horse, eighths: 4}}
                setup: k3/4/H^n3/K3 w - - 0 1
                turn: {one-of: [move, {act: [spin]}]}
                counters: {quiet: {reset-by-moves-of: horse}}
                endings: {quiet: {when: counter, counter: quiet, reaches: 50, result: draws}}
                """);
        Position position = turning.position("k3/4/H^n3/K3 w - - 7 1");
        String turn = Trial.events(position).stream()
                .filter(text -> text.startsWith("a2a2"))
                .findFirst()
                .orElseThrow();
        assertThat(position.after(turn).counter("quiet")).isEqualTo(8);
        assertThat(position.after("a2b2").counter("quiet")).isZero();
    }

    /** After the one choice, a throw of one and the first walk. */
    private static Position walked(Position position) {
        Position thrown = position.after(
                        ((Node.Decision) position.node()).events().get(0))
                .after("[1]");
        return thrown.after(((Node.Decision) thrown.node()).events().get(0));
    }

    @Test
    void theTextOfAnUnfinishedTurnReadsBack() {
        Position position = variant().position("k3/4/P3/K3 w - - 7 1 all=9").after("a2a3");
        assertThat(position.counter("quiet")).isNotNegative();
        Position read = position.variant().position(position.text());
        assertThat(read).isEqualTo(position);
        assertThat(counts(read.after("a1b1"))).isEqualTo("0 10");
    }

    @Test
    void aCounterStaysAtTheHighestNumberOfTexts() {
        Variant endless = Trial.load(
                folder,
                GAME.substring(0, GAME.indexOf("endings"))
                        + "endings: {lost: {when: none-left, pieces: king, result: loses}}");
        Position first = endless.position("k3/4/P3/K3 w - - 9998 1 all=9997");
        Position second = first.after("a1b1").after("b1a1");
        Position third = second.after("a4b4").after("b4a4");
        Position fourth = third.after("a1b1").after("b1a1");
        assertThat(List.of(counts(second), counts(third), counts(fourth)))
                .containsExactly("9999 9998", "9999 9999", "9999 9999");
        assertThat(endless.position(fourth.text())).isEqualTo(fourth);
        assertThat(counts(third.after("a2a3").after("a1b1"))).isEqualTo("0 9999");
    }

    private Variant variant() {
        return Trial.load(folder, GAME);
    }

    private static String counts(Position position) {
        return position.counter("quiet") + " " + position.counter("all");
    }
}
