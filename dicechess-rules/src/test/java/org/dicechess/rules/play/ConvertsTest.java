package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Actions by which pieces change sides, one or all of them. All expected values are counted by hand. */
class ConvertsTest {

    private static final String GAME = """
            format: 1
            id: turncoats
            name: Turncoats
            board: {files: 5, ranks: 4}
            areas: {west: a1-b4, mine: {white: a1-e2, black: a3-e4}}
            pieces:
              king: {symbol: K, move: K}
              rook: {symbol: R, move: R, when-captured: {to: mine, chosen-by: owner}}
              stone: {symbol: S, move: W}
              wall: {symbol: "*", owner: nobody}
            castling: {king: king, rook: stone, ways: {east: {king: c1, rook: e1, king-to: e1, rook-to: d1}}}
            ACTIONS
            endings: {lost: {when: none-left, pieces: king, result: loses}}
            setup: 'k2s1/s2r1/*4/K1S1S w - - 0 1'
            """;

    @TempDir
    private Path folder;

    private Position start(String actions) {
        String game = GAME.replace("ACTIONS", actions.replace("; ", "\n"));
        boolean places = actions.contains("rook");
        return Trial.load(folder, places ? game : game.replace(", when-captured: {to: mine, chosen-by: owner}", ""))
                .start();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "convert: stone, of: enemy | a3a3 d4d4",
                "convert: stone | c1c1 e1e1",
                "convert: stone, of: either, in: west | a3a3",
                "convert: [stone, rook], of: enemy, in: west | a3a3",
                "convert: stone, of: enemy, all: true | (coup)",
                "convert: stone, of: enemy}, same: {replace: stone, of: enemy, by: stone | a3a3/coup d4d4/coup a3a3/same d4d4/same",
            })
    void onePieceOrAllChangeSides(String action, String events) {
        Position start = start("actions: {coup: {" + action
                + "}}; turn: [{act: [NAMES]}, move]".replace("NAMES", action.contains("same") ? "coup, same" : "coup"));
        assertThat(Trial.events(start)).containsExactlyInAnyOrder(events.split(" "));
        for (String event : events.split(" ")) {
            Trial.play(start, event, "a1b1");
        }
    }

    /** A die says where it happens, and the piece that has changed sides moves. */
    @Test
    void aRollSaysWhichPieceAndItMovesOn() {
        Position start = start("dice: {where: {faces: [file a, file e]}}; actions: {coup: {convert: stone, of: enemy}};"
                + " turn: [{roll: where}, {act: [coup], only: {in: rolled}, by: chance, stuck: stop},"
                + " {move: {piece: same}}]");
        Position rolled = start.after("[1]");
        Position turned = Trial.play(start, "[1]", "a3a3");
        assertThat(turned.text()).startsWith("k2s1/S2r1/*4/K1S1S w");
        assertThat(Trial.events(turned)).containsExactlyInAnyOrder("a3b3", "a3a4");
        assertThat(rolled.explain("d4d4")).isPresent();
        Variant game = start.variant();
        GameRecord record = GameRecord.from(start);
        for (String text : new String[] {"[1]", "a3a3", "a3b3"}) {
            Event event = game.notation().event(record.position(), text);
            record = record.after(event);
        }
        assertThat(game.notation().fromPgn(game.notation().pgn(record))).isEqualTo(record);
    }

    /** A rook that changes sides is not put down elsewhere, as a captured one is. It counts as captured. */
    @Test
    void aPieceThatChangesSidesIsNotPlaced() {
        Position start = start("actions: {coup: {convert: rook, of: enemy}, kill: {remove: rook, of: enemy}};"
                + " turn: [{act: [coup, kill]}, move]");
        assertThat(Trial.play(start, "d3d3/coup").text()).startsWith("k2s1/s2R1/*4/K1S1S w");
        assertThat(Trial.events(start.after("d3d3xd3/kill"))).allMatch(text -> text.startsWith("r@"));
    }

    /** A mule that changes sides and one that stays where it is have the same squares. */
    @Test
    void aPieceThatStaysHasAnotherText() {
        String game = GAME.replace(
                        "ACTIONS",
                        "actions: {coup: {convert: mule}, stay: {move: mule}}\n" + "turn: [{act: [coup, stay]}, move]")
                .replace(", when-captured: {to: mine, chosen-by: owner}", "")
                .replace("stone: {", "mule: {symbol: M, move: \"(0,0)\"}\n  stone: {");
        Position start = Trial.load(folder, game).position("k4/5/5/KM3 w - - 0 1");
        assertThat(Trial.events(start)).containsExactlyInAnyOrder("b1b1/coup", "b1b1/stay");
        assertThat(Trial.play(start, "b1b1/coup", "a1a2").text()).startsWith("k4/5/K4/1m3 b");
        assertThat(Trial.play(start, "b1b1/stay", "a1a2").text()).startsWith("k4/5/K4/1M3 b");
    }

    /** The stone on e1 has changed sides twice: it may castle no more. */
    @Test
    void rightsAreLost() {
        Position start = start("actions: {coup: {convert: stone}, back: {convert: stone, of: enemy}};"
                        + " turn: [{act: [coup, back], stuck: pass}, move]")
                .variant()
                .position("k4/5/5/2K1S w K - 0 1");
        Position later = Trial.play(start, "e1e1", "c1c2", "e1e1", "a4b4");
        assertThat(later.text()).startsWith("1k3/5/2K2/4S w - ");
    }
}
