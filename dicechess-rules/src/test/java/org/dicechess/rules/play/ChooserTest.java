package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.dicechess.Choice;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chance or the opponent decides at a stage. All expected values are counted by hand. */
class ChooserTest {

    /** White has a king and a pawn that can only step, or become one of two kinds. */
    private static final String GAME = """
            format: 1
            id: chosen
            name: Chosen
            board: {files: 3, ranks: 4}
            pieces:
              king: {symbol: K, move: K}
              pawn: {symbol: P, move: mfW, promotion: {area: last, to: [rook, king]}}
              rook: {symbol: R, move: R}
            areas: {last: {white: rank 4, black: rank 1}}
            dice: {die: {faces: 3}}
            endings: {lost: {when: none-left, pieces: king, result: loses}}
            """;

    @TempDir
    private Path folder;

    private Variant game(String turn, String setup) {
        String game = turn.contains("die") ? GAME : GAME.replaceAll("dice: .*\n", "");
        return Trial.load(folder, game + "turn: " + turn + "\nsetup: \"" + setup + "\"\n");
    }

    /** Two pawn moves with a promotion and the three of the king are equally likely. */
    @Test
    void chancePicksAmongTheEventsOfTheSideOnTurn() {
        Position start = game("{move: {}, by: chance}", "2k/P2/3/2K w - - 0 1").start();
        Node.Chance chance = (Node.Chance) start.node();

        assertThat(start.variant().hasChance()).isTrue();
        assertThat(game("move", "2k/P2/3/2K w - - 0 1").hasChance()).isFalse();
        assertThat(chance.picks()).isTrue();
        assertThat(chance.deals()).isFalse();
        assertThat(chance.dice().dice()).isEmpty();
        assertThat(chance.total()).isEqualTo(5);
        assertThat(chance.outcomes()).allMatch(outcome -> outcome.weight() == 1);
        assertThat(chance.events())
                .extracting(Object::toString)
                .containsExactlyInAnyOrder("a3a4r", "a3a4k", "c1b1", "c1b2", "c1c2");
        assertThat(start.purpose()).isEmpty();
        assertThat(start.after("a3a4k").board().toString())
                .isNotEqualTo(start.board().toString());
        assertThat(start.after("c1b2").turn()).isEqualTo(Color.BLACK);
        assertThat(start.explain("c1c3"))
                .hasValueSatisfying(reason -> assertThat(reason).contains("king does not go from c1 to c3"));
        assertThat(start.explain("[1]"))
                .hasValueSatisfying(reason -> assertThat(reason).contains("nothing is rolled now"));
    }

    /** The cursor agrees with the position in each number, and its events can be played and taken back. */
    @Test
    void aCursorPicksTheSameEvent() {
        Position start = game("{move: {}, by: chance}", "2k/P2/3/2K w - - 0 1").start();
        Node.Chance chance = (Node.Chance) start.node();
        Cursor cursor = start.cursor().checked();
        int[] events = new int[start.variant().eventBound()];

        assertThat(cursor.isChance()).isTrue();
        assertThat(cursor.total()).isEqualTo(5);
        assertThat(cursor.list(events, 0)).isEqualTo(5);
        for (int number = 0; number < 5; number++) {
            assertThat(cursor.outcome(number)).isEqualTo(events[number]);
            assertThat(cursor.weight(events[number])).isEqualTo(1);
            assertThat(cursor.event(events[number]))
                    .isEqualTo(chance.outcome(number).event());
            long key = cursor.key();
            cursor.play(events[number]);
            assertThat(cursor.position())
                    .isEqualTo(start.after(chance.outcome(number).event()));
            cursor.undo();
            assertThat(cursor.key()).isEqualTo(key);
        }
    }

    /** Without an event chance passes. */
    @Test
    void chancePassesWhereNothingIsPossible() {
        Position start = game("[{move: {kinds: pawn}, by: chance}, {move: {}}]", "2k/3/P2/K2 w - - 0 1")
                .start();
        Position blocked = game("[{move: {kinds: pawn}, by: chance}, {move: {}}]", "p1k/P2/3/K2 w - - 0 1")
                .start();

        assertThat(((Node.Chance) start.node()).events())
                .extracting(Object::toString)
                .containsExactly("a2a3");
        assertThat(((Node.Chance) blocked.node()).events())
                .extracting(Object::toString)
                .containsExactly("--");
        assertThat(((Node.Decision) start.after("a2a3").node()).player()).isEqualTo(Color.WHITE);
    }

    /** After an odd roll Black moves White's piece, after an even one chance does. */
    @Test
    void theOpponentMovesThePiecesOfTheSideOnTurn() {
        Position start = game(
                        "{roll: die, then: {odd: {move: {}, by: opponent}, even: {move: {}, by: chance}}}",
                        "2k/3/3/2K w - - 0 1")
                .start();
        Position black = start.after("[1]");
        Node.Decision decision = (Node.Decision) black.node();

        assertThat(decision.player()).isEqualTo(Color.BLACK);
        assertThat(black.turn()).isEqualTo(Color.WHITE);
        assertThat(decision.events()).extracting(Object::toString).containsExactlyInAnyOrder("c1b1", "c1b2", "c1c2");
        assertThat(black.purpose().orElseThrow().text())
                .isEqualTo("Black chooses for White, who moves with the roll [1]");
        assertThat(black.after("c1b2").turn()).isEqualTo(Color.BLACK);
        assertThat(start.after("[2]").node()).isInstanceOf(Node.Chance.class);
    }

    /** Records hold what chance has picked, nobody takes it back, and the text of each position is read again. */
    @Test
    void recordsAndTextsHoldWhatChanceHasPicked() {
        Variant variant = game("[{move: {}, by: chance}, {move: {}}]", "2k/P2/3/2K w - - 0 1");
        GameRecord game = GameRecord.from(variant.start()).after("a3a4r").after("c1b1");
        Position between = variant.start().after("a3a4r");

        assertThat(game.explainTakeBack(Color.WHITE)).isPresent();
        assertThat(GameRecord.from(variant.start()).after("a3a4r").explainTakeBack(Color.WHITE))
                .hasValue("chance has picked the last event, a3a4r, which nobody has chosen");
        assertThat(variant.notation().position(between.text())).isEqualTo(between);
        assertThat(GameRecord.replay(variant.start(), game.events()).position()).isEqualTo(game.position());
        assertThat(variant.notation().san(variant.start(), variant.notation().event(variant.start(), "a3a4r")))
                .isEqualTo("a4=R");
        assertThat(variant.notation().fromSan(variant.start(), "a4=R")).hasToString("a3a4r");
        assertThatThrownBy(() -> variant.notation().fromSan(variant.start(), "Ka4"))
                .isInstanceOf(NotationException.class);
    }

    /** Black chooses which of two dice counts; White moves a piece that it names. */
    @Test
    void aChoiceHasANameAndMovesNothing() {
        Variant variant = game(
                "[{roll: die}, {choose: {bold: {move: {}}, shy-one: pass}, by: opponent}]", "2k/P2/3/2K w - - 0 1");
        Position chosen = variant.start().after("[2]");
        Node.Decision decision = (Node.Decision) chosen.node();
        Position bold = chosen.after("(bold)");

        assertThat(decision.player()).isEqualTo(Color.BLACK);
        assertThat(decision.events()).extracting(Object::toString).containsExactly("(bold)", "(shy-one)");
        assertThat(chosen.purpose().orElseThrow().text())
                .isEqualTo("Black chooses for White, who chooses bold or shy one");
        assertThat(chosen.words(new Choice("shy-one"))).isEqualTo("chooses shy one");
        assertThat(chosen.explain("(meek)"))
                .hasValueSatisfying(reason -> assertThat(reason).startsWith("'meek' cannot be chosen now"));
        assertThat(bold.turn()).isEqualTo(Color.WHITE);
        assertThat(((Node.Decision) bold.node()).player()).isEqualTo(Color.WHITE);
        assertThat(bold.node().events()).hasSize(5);
        assertThat(chosen.after("(shy-one)").turn()).isEqualTo(Color.BLACK);
        for (Position one : List.of(chosen, bold)) {
            assertThat(variant.notation().position(one.text())).isEqualTo(one);
            Cursor cursor = one.cursor().checked();
            for (var event : one.node().events()) {
                long key = cursor.key();
                cursor.play(cursor.number(event));
                assertThat(cursor.position()).isEqualTo(one.after(event));
                cursor.undo();
                assertThat(cursor.key()).isEqualTo(key);
            }
        }
    }

    /** Chance does not decide where a captured piece is put, although it decides at the stage that follows. */
    @Test
    void aPieceIsPutBeforeChanceDecides() {
        String game = """
                format: 1
                id: put
                name: Put
                board: {files: 6, ranks: 6}
                areas: {pen: {white: [a1-f1]}, home: {white: a1-f2}}
                pieces:
                  guard: {symbol: G, move: K, when-captured: {to: pen}}
                  king: {symbol: K, move: K}
                  rook: {symbol: R, move: R}
                actions: {come: {put: rook, in: home}}
                endings: {kings: {when: none-left, pieces: king, result: loses}}
                setup: k4k/3g2/6/6/3R2/K4K w - - 0 1
                turn: [{move: {}}, {act: [come], by: chance}]
                """;
        Cursor cursor = Trial.load(folder, game).start().after("d2d5").cursor();
        assertThat(cursor.kind()).isEqualTo(Cursor.Kind.DECISION);
        assertThat(cursor.total()).isEqualTo(1);
    }

    /** An option is there only if its condition holds; where none is, the turn is lost. */
    @Test
    void anOptionNeedsItsCondition() {
        String turn = "{choose: {bold: {only-if: {pieces: pawn}, then: {move: {kinds: pawn}}},"
                + " shy: {only-if: {pieces: pawn, at-least: 2}, then: {move: {}}}}}";
        Variant variant = game(turn, "2k/P2/3/2K w - - 0 1");
        Position start = variant.start();
        assertThat(start.node().events()).extracting(Object::toString).containsExactly("(bold)");
        assertThat(start.after("(bold)").node().events())
                .extracting(Object::toString)
                .containsExactlyInAnyOrder("a3a4r", "a3a4k");
        assertThat(start.explain("(shy)"))
                .hasValueSatisfying(reason -> assertThat(reason).startsWith("'shy' cannot be chosen now"));
        assertThat(start.cursor().count()).isEqualTo(1);
        Position none = variant.notation().position("2k/3/3/2K w - - 0 1");
        assertThat(none.node().events()).extracting(Object::toString).containsExactly("--");
        assertThat(none.after("--").turn()).isEqualTo(Color.BLACK);
        Position both = variant.notation().position("2k/3/PP1/2K w - - 0 1");
        assertThat(both.node().events()).extracting(Object::toString).containsExactly("(bold)", "(shy)");
    }

    /** Chance chooses one of three ways, each equally likely. */
    @Test
    void chanceChooses() {
        Position start = game(
                        "{choose: {a: {move: {}}, b: pass, c: {move: {kinds: pawn}}}, by: chance}",
                        "2k/P2/3/2K w - - 0 1")
                .start();
        assertThat(((Node.Chance) start.node()).total()).isEqualTo(3);
        assertThat(start.after("(c)").node().events())
                .extracting(Object::toString)
                .containsExactlyInAnyOrder("a3a4r", "a3a4k");
    }

    /** Each wrong definition is told once, at the stage. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{move: {}, by: dice} | expected player, opponent, chance",
                "{optional: {move: {}, by: chance}} | another stage than one with 'by: chance' may come here",
                "[move, {optional: {move: {}, by: chance}}] | another stage than one with 'by: chance' may come here",
                "{one-of: [{move: {}, by: chance}, move]} | another stage than one with 'by: chance' may come here",
                "{one-of: [{move: {}, by: opponent}, move]} | another stage than one with 'by: opponent' may come here",
                "{choose: {a: move}} | one way to go on leaves no choice; expected two or more",
                "{choose: [a, b]} | map expected",
                "{choose: {a: {only-if: captured, then: move}, b: move}} | 'captured', 'moved', 'first-move' and 'through' speak of the event right before",
                "{choose: {a: {only-if: {side: white}}, b: move}} | required key 'then' is missing",
                "{one-of: [{choose: {a: move, b: move}}, move]} | the turn is ambiguous here",
                "{choose: {a: move, b b: move}} | bad name 'b b'",
                "{repeat: {move: {}, by: chance}} | another stage than one with 'by: chance' may come here",
            })
    void aWrongChooserIsRefused(String turn, String message) {
        String game = GAME.replaceAll("dice: .*\n", "") + "turn: " + turn + "\nsetup: 2k/3/3/2K\n";
        assertThat(Loader.create().check("game.yaml", game.getBytes(StandardCharsets.UTF_8)))
                .singleElement()
                .satisfies(problem -> assertThat(problem.message()).contains(message))
                .satisfies(problem -> assertThat(problem.line()).isEqualTo(11));
    }
}
