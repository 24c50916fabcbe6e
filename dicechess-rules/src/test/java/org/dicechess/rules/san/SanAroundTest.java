package org.dicechess.rules.san;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.dicechess.Edit;
import org.dicechess.Event;
import org.dicechess.IllegalEventException;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Square;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.rules.TestShare;
import org.dicechess.rules.records.RecordGames;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Writing one event or reading one text looks at few events; the result is the same as with a look at all events. */
class SanAroundTest {

    /** Castling with two rooks on one side, pieces that turn, drops, walks, and actions that are written like moves. */
    private static final String GAME = """
            format: 1
            id: around
            name: Around
            board: {files: 12, ranks: 6}
            areas: {everywhere: all, back: {white: rank 1}, last: {white: rank 6}}
            pieces:
              pawn:   {symbol: P, move: fmWfceFifmnD, promotion: {area: last, to: [rook, knight]}}
              knight: {symbol: N, move: NK}
              rook:   {symbol: R, move: R, when-captured: {to: back, chosen-by: captor}}
              guard:  {symbol: G, move: W, facings: [n, e, s, w]}
              ant:    {symbol: T, ANT}
              king:   {symbol: K, move: K}
            actions: {turn-right: {turn: guard, eighths: 2}, jump: {relocate: knight, from: everywhere, to: back}, run: {move: knight}}
            turn: TURN
            REST
            endings: {}
            setup: r1g^stnk1g^s2rr/1pp1n1pp1pp1/12/12/1PP1N1PP1PP1/R1G^nTNK1G^n2RR w - - 0 1
            """;

    private static final String WALKS =
            GAME.replace("ANT", "walk: {dice: d4, in: everywhere, step: W}").replace("REST", "dice: {d4: {faces: 4}}");

    private static final String CASTLES = GAME.replace("ANT", "move: W")
            .replace(
                    "r1g^stnk1g^s2rr/1pp1n1pp1pp1/12/12/1PP1N1PP1PP1/R1G^nTNK1G^n2RR w - -",
                    "r4k4rr/1pp1n1pp1pp1/3g^s8/3G^n8/1PP1N1PP1PP1/R4K4RR w KK1Qkk6q -")
            .replace("REST", """
            castling:
              king: king
              rook: rook
              ways:
                near: {king: f1, rook: k1, king-to: h1, rook-to: g1}
                far:  {king: f1, rook: l1, king-to: i1, rook-to: h1}
                west: {king: f1, rook: a1, king-to: d1, rook-to: e1}
            """);

    @TempDir
    private Path folder;

    @ParameterizedTest
    @Tag("long")
    @ValueSource(
            strings = {
                "{one-of: [[choose, {roll: chosen}, walk], [{act: [turn-right, jump, run]}]]}",
                "[move, {optional: {act: [run, turn-right]}}]",
                "[move, {optional: move}]",
            })
    void aLookAtFewEventsGivesTheSameTexts(String turn) throws IOException {
        String game = (turn.contains("choose") ? WALKS : CASTLES).replace("TURN", turn);
        Variant variant = Loader.create().load(Files.writeString(folder.resolve("trial.yaml"), game));
        Random random = new Random(7);
        for (int round = 0; round < TestShare.of(3, 1); round++) {
            Position position = variant.start();
            for (int i = 0; i < TestShare.of(40, 8) && !(position.node() instanceof Node.End); i++) {
                if (position.node() instanceof Node.Decision decision) {
                    check(position, decision.events());
                }
                position = position.after(any(position, random));
            }
        }
    }

    private static void check(Position position, List<Event> events) {
        SanTable all = SanTable.of(position);
        Set<String> texts = new TreeSet<>(List.of("O-O", "O-O-O", "--", "a1", "Na", "b3b4", "f1k1"));
        for (Event event : events) {
            assertThat(SanTable.around(position, event).text(event))
                    .as(event.text())
                    .isEqualTo(all.text(event));
            assertThat(position.variant().notation().event(position, event.text()))
                    .isEqualTo(event);
            texts.addAll(SanParts.of(position, event).forms());
            texts.add(event.text());
        }
        for (String text : texts) {
            assertThat(SanTable.around(position, text).fitting(text)).as(text).isEqualTo(all.fitting(text));
        }
    }

    private static Event any(Position position, Random random) {
        if (position.node() instanceof Node.Chance chance) {
            return chance.outcome(random.nextInt((int) chance.total())).event();
        }
        List<Event> events = ((Node.Decision) position.node()).events();
        return events.get(random.nextInt(events.size()));
    }

    /** An event from another maker is recognised by its effect, not by its path. */
    @Test
    void anEventOfAnotherMakerIsWritten() {
        Position start = RecordGames.CHESS.start();
        Square from = Square.of("g1");
        Square to = Square.of("f3");
        List<Edit> edits = List.of(
                new Edit.Lift(from, start.board().at(from).orElseThrow()),
                new Edit.Put(to, start.board().at(from).orElseThrow()));
        assertThat(San.format(start, Move.of("hello", edits, List.of(), List.of(Square.of("h8"), Square.of("h7")))))
                .isEqualTo("Nf3");
        assertThatThrownBy(() -> San.format(start, Move.of("hello", List.of(), List.of(), List.of(from, to))))
                .isInstanceOf(IllegalEventException.class)
                .hasMessageStartingWith("hello: ");
    }
}
