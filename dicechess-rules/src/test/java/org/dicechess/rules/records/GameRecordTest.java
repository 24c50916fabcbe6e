package org.dicechess.rules.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.dicechess.rules.records.RecordGames.CHESS;
import static org.dicechess.rules.records.RecordGames.CHESS960;
import static org.dicechess.rules.records.RecordGames.DICE_CHESS;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.IllegalEventException;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.Pass;
import org.dicechess.Perft;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.junit.jupiter.api.Test;

class GameRecordTest {

    private static final String[] TWICE_ROUND = {"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"};

    @Test
    void aGameThatEndedByRepetitionDoesNotContinue() {
        GameRecord game = RecordGames.play(CHESS, TWICE_ROUND);
        assertThat(game.node()).isInstanceOf(Node.End.class);
        assertThatThrownBy(() -> game.after(CHESS.notation().event(game.position(), "e2e4")))
                .isInstanceOf(IllegalEventException.class)
                .hasMessageContaining("repetition");
    }

    /** Compares with a count of equal positions one by one, in games that branch and repeat moves. */
    @Test
    void occurrencesAreCountedAlongTheGameAndNowhereElse() {
        List<String> shuttle = List.of("g1f3", "g8f6", "f3g1", "f6g8", "b1c3", "b8c6", "c3b1", "c6b8");
        GameRecord stem = RecordGames.play(CHESS, "e2e4", "e7e5");
        GameRecord branch = RecordGames.play(stem.position(), List.of("d2d4", "d7d5"));
        GameRecord game = stem;
        for (String event : shuttle) {
            game = game.after(event);
            assertThat(stem.after("a2a3").occurrences()).isEqualTo(1);
            assertThat(game.occurrences()).isEqualTo(equalPositions(game));
        }
        assertThat(game.occurrences()).isEqualTo(3);
        assertThat(game.before().orElseThrow().after("c6d4").occurrences()).isEqualTo(1);
        assertThat(stem.occurrences()).isEqualTo(1);
        assertThat(branch.occurrences()).isEqualTo(1);
    }

    @Test
    void anEarlierPositionIsThatOfTheGameThen() {
        GameRecord game = RecordGames.play(CHESS, "e2e4", "e7e5", "g1f3").tagged("White", "Anna");
        assertThat(game.at(0)).isEqualTo(GameRecord.from(CHESS.start()).tagged("White", "Anna"));
        assertThat(game.at(2).events()).isEqualTo(game.events().subList(0, 2));
        assertThat(game.at(2).lastMoves()).extracting(Move::text).containsExactly("e7e5");
        assertThat(game.at(3)).isSameAs(game);
        assertThatThrownBy(() -> game.at(4))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage("4 events; expected 0 to 3");
        assertThatThrownBy(() -> game.at(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void theLastTurnHasItsRollsAndPasses() {
        assertThat(texts(GameRecord.from(DICE_CHESS.start()))).isEmpty();
        GameRecord game = RecordGames.play(DICE_CHESS, "[1 1]", "e2e4", "[4 5]", "--");
        assertThat(texts(game)).containsExactly("[4 5]", "--");
        assertThat(texts(game.at(3))).containsExactly("[4 5]");
        assertThat(texts(game.at(2))).containsExactly("[1 1]", "e2e4");
    }

    private static List<String> texts(GameRecord game) {
        return game.lastTurn().stream().map(Event::text).toList();
    }

    private static int equalPositions(GameRecord game) {
        String[] counters = CHESS.counters().toArray(String[]::new);
        Position last = game.position().ignoring(counters);
        return (int) game.positions().stream()
                .filter(position -> position.ignoring(counters).equals(last))
                .count();
    }

    /** The positions of the game count how often they are compared or hashed. */
    @Test
    void anEventIsNotComparedWithTheWholeGame() {
        int length = 1000;
        AtomicInteger compared = new AtomicInteger();
        GameRecord game = GameRecord.from(numbered(times(3), 0, length + 1, compared));
        for (int i = 0; i < length; i++) {
            game = game.after(new Pass());
            assertThat(game.occurrences()).isEqualTo(1);
        }
        assertThat(compared.get()).isLessThan(10 * length);
    }

    /**
     * Four positions alternate, so often that a search through all equal ones would take time quadratic in the length.
     */
    @Test
    void aLongGameOfRepetitionsIsNotSearchedAtEachEvent() {
        int length = 4000;
        AtomicInteger compared = new AtomicInteger();
        GameRecord game = GameRecord.from(numbered(times(9999), 0, 4, compared));
        for (int i = 1; i <= length; i++) {
            game = game.after(new Pass());
            assertThat(game.occurrences()).isEqualTo(1 + i / 4);
        }
        assertThat(compared.get()).isLessThan(40 * length);
    }

    /** Chess with another number of occurrences for a draw, where passes lead to occurrences. */
    private static Variant times(int repetitions) {
        return (Variant) Proxy.newProxyInstance(
                GameRecordTest.class.getClassLoader(),
                new Class<?>[] {Variant.class},
                (self, called, arguments) -> switch (called.getName()) {
                    case "repetitions" -> repetitions;
                    case "repeatsByPasses" -> true;
                    default -> called.invoke(CHESS, arguments);
                });
    }

    /** Positions with the same number are equal; the numbers repeat after the period. */
    private static Position numbered(Variant variant, int number, int period, AtomicInteger compared) {
        return (Position) Proxy.newProxyInstance(
                GameRecordTest.class.getClassLoader(),
                new Class<?>[] {Position.class},
                (self, called, arguments) -> switch (called.getName()) {
                    case "variant" -> variant;
                    case "node" -> new Node.Decision(Color.WHITE, List.of(new Pass()));
                    case "beginsTurn" -> true;
                    case "ignoring" -> self;
                    case "listed" -> arguments[0];
                    case "after" -> numbered(variant, (number + 1) % period, period, compared);
                    case "hashCode" -> number + 0 * compared.incrementAndGet();
                    case "equals" -> compared.incrementAndGet() > 0 && number == arguments[0].hashCode();
                    default -> throw new AssertionError(called.getName());
                });
    }

    @Test
    void itExplainsWhatThePositionDoesNotKnow() {
        GameRecord game = RecordGames.play(CHESS, TWICE_ROUND);
        Event move = CHESS.notation().event(game.position(), "e2e4");
        assertThat(game.position().explain(move)).isEmpty();
        assertThat(game.explain(move).orElseThrow()).startsWith("the game is over: repetition");
        GameRecord earlier = game.before().orElseThrow();
        assertThat(earlier.explain(move)).contains("the piece on e2 is not Black's");
        assertThat(earlier.explain(CHESS.notation().event(earlier.position(), "f6g8")))
                .isEmpty();
        assertThatThrownBy(() -> game.after("e2e4"))
                .isInstanceOf(IllegalEventException.class)
                .hasMessage(game.explain(move).orElseThrow());
        assertThat(earlier.after("f6g8")).isEqualTo(game);
    }

    @Test
    void aRecordThatContinuesAfterRepetitionIsRefusedAtItsPlace() {
        GameRecord game = RecordGames.play(CHESS, TWICE_ROUND);
        String text = CHESS.notation().record(game).replace("f6g8\nresult", "f6g8 e2e4\nresult");
        assertThatThrownBy(() -> CHESS.notation().record(text))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("'e2e4': the game is over: repetition")
                .extracting(e -> ((NotationException) e).column())
                .isEqualTo(text.indexOf("e2e4") + 1);
    }

    @Test
    void aReplayNamesTheImpossibleEvent() {
        List<Event> events =
                new ArrayList<>(RecordGames.play(CHESS, "e2e4", "e7e5").events());
        events.add(events.get(0));
        assertThatThrownBy(() -> GameRecord.replay(CHESS.start(), events))
                .isInstanceOf(IllegalEventException.class)
                .hasMessage("event 3, e2e4: no piece stands on e2");
    }

    @Test
    void itsCursorSeesTheRepetitionThatThePositionDoesNot() {
        GameRecord game = RecordGames.play(CHESS, TWICE_ROUND);
        assertThat(game.cursor().kind()).isEqualTo(Cursor.Kind.END);
        assertThat(game.position().cursor().kind()).isEqualTo(Cursor.Kind.DECISION);
        Cursor cursor = game.before().orElseThrow().cursor();
        assertThat(cursor.depth()).isEqualTo(7);
        assertThat(cursor.kind()).isEqualTo(Cursor.Kind.DECISION);
        cursor.play(cursor.number(CHESS.notation().event(cursor.position(), "f6g8")));
        assertThat(cursor.end().reason()).isEqualTo("repetition");
    }

    /** A position with a roll in hand is no occurrence: the position before a throw must occur three times. */
    @Test
    void aPositionWithARollInHandIsNoOccurrence() {
        GameRecord game = GameRecord.from(DICE_CHESS.start().after("[2 2]"));
        for (int i = 0; i < 8; i++) {
            game = game.after(DICE_CHESS.notation().event(game.position(), TWICE_ROUND[i]));
            assertThat(game.node()).as("after %s moves", i + 1).isInstanceOf(Node.Chance.class);
            game = game.after(DICE_CHESS.notation().event(game.position(), "[2 2]"));
        }
        assertThat(game.node()).isInstanceOf(Node.Decision.class);
    }

    @Test
    void equalDiceAreReadInAnyOrder() {
        assertThat(DICE_CHESS.start().after("[3 1]"))
                .isEqualTo(DICE_CHESS.start().after("[1 3]"));
    }

    @Test
    void castlingInAnotherSpellingIsNotReportedAsALossOfRights() {
        Position position = CHESS960.position("6k1/8/8/8/8/8/8/R3K2R w KQ - 0 1");
        assertThat(position.explain("e1g1").orElseThrow()).doesNotContain("moved");
        assertThat(position.after("e1h1").text()).startsWith("6k1/8/8/8/8/8/8/R4RK1 b");
    }

    @Test
    void aRecordWithCarriageReturnsReadsTheSame() {
        GameRecord game = RecordGames.play(CHESS, "e2e4", "e7e5");
        String text = CHESS.notation().record(game).replace("\n", "\r\n");
        assertThat(CHESS.notation().record(text)).isEqualTo(game);
    }

    @Test
    void theHighestTurnNumberReadsBack() {
        Position position =
                CHESS.position("4k3/8/8/8/8/8/4P3/4K3 b - - 0 16383").after("e8d8");
        assertThat(CHESS.position(position.text())).isEqualTo(position);
        assertThat(position.turnNumber()).isEqualTo(16_383);
    }

    @Test
    void aNegativeDepthIsTheHostsMistake() {
        assertThatThrownBy(() -> Perft.count(CHESS.start().cursor(), -1, Perft.Unit.PLY))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("-1");
    }
}
