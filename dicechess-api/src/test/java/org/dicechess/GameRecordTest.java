package org.dicechess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Records of a game that is small enough to follow by hand: {@link RingVariant}. */
class GameRecordTest {

    private static final RingVariant THRICE = RingVariant.drawnAfter(3);

    /** A part of a past has room for 64 moments. */
    private static final int ROOM = 64;

    @Test
    void aNewGameHasItsStartAlone() {
        GameRecord game = GameRecord.from(THRICE.start());
        assertThat(game.start()).isEqualTo(THRICE.start());
        assertThat(game.position()).isEqualTo(THRICE.start());
        assertThat(game.positions()).containsExactly(THRICE.start());
        assertThat(game.events()).isEmpty();
        assertThat(game.before()).isEmpty();
        assertThat(game.occurrences()).isEqualTo(1);
        assertThat(game.node()).isEqualTo(THRICE.start().node());
        assertThat(game.rulesHash()).isEqualTo("ring-3");
        assertThat(game).hasToString("ring after 0 events: a1 WHITE 0");
    }

    @Test
    void eventsAndPositionsAreInTheirOrder() {
        GameRecord game = played(THRICE, "[2] a1d1 [1] d1e1 [1] --");
        assertThat(game.events()).extracting(Event::text).containsExactly("[2]", "a1d1", "[1]", "d1e1", "[1]", "--");
        assertThat(game.length()).isEqualTo(6);
        assertThat(game.before().orElseThrow().length()).isEqualTo(5);
        assertThat(game.positions())
                .extracting(Position::text)
                .containsExactly(
                        "a1 WHITE 0",
                        "a1 WHITE 2",
                        "d1 BLACK 0",
                        "d1 BLACK 1",
                        "e1 WHITE 0",
                        "e1 WHITE 1",
                        "e1 BLACK 0");
        assertThat(game.position().counter("turns")).isEqualTo(3);
        assertThat(game).hasToString("ring after 6 events: e1 BLACK 0");
        assertThat(game.before()).contains(played(THRICE, "[2] a1d1 [1] d1e1 [1]"));
        assertThat(game.before().orElseThrow().position().text()).isEqualTo("e1 WHITE 1");
    }

    @Test
    void whatIsHandedOutCannotBeChanged() {
        GameRecord game = played(THRICE, "[1] --");
        assertThatThrownBy(() -> game.events().clear()).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> game.positions().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void anEventThatIsNotListedIsRefused() {
        GameRecord game = played(THRICE, "[1]");
        assertThatThrownBy(() -> game.after(new Roll(List.of(1))))
                .isInstanceOf(IllegalEventException.class)
                .hasMessage("[1] is not listed");
        assertThatThrownBy(() -> game.after("a1d1"))
                .isInstanceOf(IllegalEventException.class)
                .hasMessage("a1d1 is not listed");
        assertThatThrownBy(() -> game.after("Ra1")).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> game.explain("Ra1")).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> game.after((Event) null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("event");
        assertThatThrownBy(() -> game.explain((Event) null)).isInstanceOf(NullPointerException.class);
        assertThat(game.explain(new Pass())).isEmpty();
        assertThat(game.explain("a1b1")).isEmpty();
        assertThat(game.explain("a1d1")).contains("a1d1 is not listed");
        assertThat(game.explain(new Roll(List.of(2)))).contains("[2] is not listed");
        assertThat(game.events()).hasSize(1);
    }

    @Test
    void aReplayTellsTheNumberOfTheEventThatIsWrong() {
        List<Event> events = new ArrayList<>(played(THRICE, "[2] a1d1 [1]").events());
        assertThat(GameRecord.replay(THRICE.start(), events)).isEqualTo(played(THRICE, "[2] a1d1 [1]"));
        events.add(2, new Pass());
        assertThatThrownBy(() -> GameRecord.replay(THRICE.start(), events))
                .isInstanceOf(IllegalEventException.class)
                .hasMessage("event 3, --: -- is not listed");
    }

    /** Two passes bring the start back but for the counter, which repetition does not read. */
    @Test
    void theThirdOccurrenceAtTheBeginningOfATurnEndsTheGame() {
        GameRecord game = played(THRICE, "[1] -- [2] --");
        assertThat(game.occurrences()).isEqualTo(2);
        assertThat(game.node()).isInstanceOf(Node.Chance.class);
        GameRecord drawn = played(game, "[1] -- [1] --");
        assertThat(drawn.occurrences()).isEqualTo(3);
        assertThat(drawn.node()).isEqualTo(new Node.End(Result.DRAW, "repetition", "ring-9"));
        assertThat(drawn.position().node()).as("a position knows no repetition").isInstanceOf(Node.Chance.class);
        String over = "the game is over: repetition (ring-9)";
        assertThatThrownBy(() -> drawn.after(new Roll(List.of(1))))
                .isInstanceOf(IllegalEventException.class)
                .hasMessage(over);
        assertThatThrownBy(() -> drawn.after("[1]"))
                .isInstanceOf(IllegalEventException.class)
                .hasMessage(over);
        assertThat(drawn.explain(new Roll(List.of(1)))).contains(over);
        assertThat(drawn.explain("[1]")).contains(over);
        assertThatThrownBy(() -> drawn.explain("what")).isInstanceOf(NotationException.class);
    }

    @Test
    void aPositionWithARollInHandIsCountedButDrawsNothing() {
        GameRecord game = played(THRICE, "[1] -- [2] -- [1] -- [2]");
        assertThat(game.occurrences()).as("Black has rolled 2 twice").isEqualTo(2);
        GameRecord other = GameRecord.from(THRICE.start().after("[1]"));
        for (int i = 0; i < 2; i++) {
            other = played(other, "a1b1 [1] -- [2] b1e1 [1] e1a1 [1]");
        }
        assertThat(other.occurrences()).isEqualTo(3);
        assertThat(other.node()).isInstanceOf(Node.Decision.class);
    }

    @Test
    void theOtherSideIsAnotherPosition() {
        assertThat(played(THRICE, "[1] --").occurrences()).isEqualTo(1);
        assertThat(played(THRICE, "[1] -- [1] -- [1] --").occurrences()).isEqualTo(2);
    }

    /** The start occurs after every fourth event again. */
    @ParameterizedTest
    @ValueSource(ints = {60, 64, 68, 124, 128, 132, 300})
    void occurrencesAreCountedAcrossTheParts(int events) {
        GameRecord counted = passed(RingVariant.drawnAfter(1000), events);
        assertThat(counted.occurrences()).isEqualTo(1 + events / 4);
        assertThat(passed(RingVariant.drawnAfter(0), events).occurrences())
                .as("nobody has counted on the way")
                .isEqualTo(1 + events / 4);
    }

    /** Around the end of a part: 62 events are 63 moments. */
    @ParameterizedTest
    @ValueSource(ints = {0, 2, ROOM - 4, ROOM - 2, ROOM, ROOM + 2, 2 * ROOM - 2, 2 * ROOM})
    void gamesThatPartDoNotChangeEachOther(int events) {
        GameRecord common = passed(RingVariant.drawnAfter(1000), events);
        GameRecord first = played(common, "[1] a1b1");
        GameRecord second = played(common, "[2] a1c1");
        GameRecord third = played(common, "[2] a1d1 [1]");
        assertThat(first.position().text()).startsWith("b1");
        assertThat(second.position().text()).startsWith("c1");
        assertThat(third.position().text()).startsWith("d1");
        for (GameRecord game : List.of(first, second, third)) {
            assertThat(game.events().subList(0, events)).isEqualTo(common.events());
            assertThat(game.positions().subList(0, events + 1)).isEqualTo(common.positions());
            assertThat(game.positions()).hasSize(game.events().size() + 1);
            assertThat(game.length()).isEqualTo(game.events().size());
        }
        assertThat(second.events().get(events).text()).isEqualTo("[2]");
        assertThat(second.events().get(events + 1).text()).isEqualTo("a1c1");
        assertThat(common.events()).hasSize(events);
        assertThat(played(first, "[1] --").occurrences()).isEqualTo(1);
        assertThat(played(common, "[1] --").occurrences()).isEqualTo(1 + (events + 2) / 4);
    }

    @Test
    void anotherGamesPositionsAreNoOccurrences() {
        GameRecord common = played(THRICE, "[1]");
        assertThat(common.after("a1b1").occurrences()).isEqualTo(1);
        assertThat(common.after("a1b1").occurrences()).isEqualTo(1);
    }

    @Test
    void aGameGoesBackToItsStart() {
        GameRecord game = passed(RingVariant.drawnAfter(1000), 150);
        for (int left = 149; left >= 0; left--) {
            game = game.before().orElseThrow();
            assertThat(game.events()).hasSize(left);
            assertThat(game.occurrences()).isPositive();
        }
        assertThat(game).isEqualTo(GameRecord.from(RingVariant.drawnAfter(1000).start()));
        assertThat(game.before()).isEmpty();
    }

    @Test
    void recordsAreEqualByRulesStartAndEvents() {
        GameRecord game = played(THRICE, "[2] a1d1");
        assertThat(game)
                .isEqualTo(played(THRICE, "[2] a1d1"))
                .hasSameHashCodeAs(played(THRICE, "[2] a1d1"))
                .isNotEqualTo(played(THRICE, "[2] a1c1"))
                .isNotEqualTo(played(THRICE, "[2]"))
                .isNotEqualTo(played(RingVariant.drawnAfter(4), "[2] a1d1"))
                .isNotEqualTo(GameRecord.from(THRICE.start().after("[2]")).after("a1d1"))
                .isNotEqualTo("a text");
        GameRecord elsewhere = GameRecord.from(played(THRICE, "[1] a1b1 [1] --").position());
        assertThat(played(elsewhere, "[1] --").events())
                .isEqualTo(played(THRICE, "[1] --").events());
        assertThat(played(elsewhere, "[1] --")).isNotEqualTo(played(THRICE, "[1] --"));
    }

    @Test
    void aCursorKnowsTheWay() {
        GameRecord game = played(THRICE, "[2] a1d1 [1]");
        Cursor cursor = game.cursor();
        assertThat(cursor.depth()).isEqualTo(3);
        assertThat(cursor.position()).isEqualTo(game.position());
        cursor.undo();
        cursor.undo();
        cursor.undo();
        assertThat(cursor.position()).isEqualTo(game.start());
        assertThatThrownBy(cursor::undo).isInstanceOf(IllegalStateException.class);
    }

    private static GameRecord passed(RingVariant variant, int events) {
        GameRecord game = GameRecord.from(variant.start());
        for (int i = 0; i < events; i++) {
            game = game.after(i % 2 == 0 ? "[1]" : "--");
        }
        return game;
    }

    private static GameRecord played(RingVariant variant, String events) {
        return played(GameRecord.from(variant.start()), events);
    }

    private static GameRecord played(GameRecord before, String events) {
        GameRecord game = before;
        for (String event : events.split(" ")) {
            game = game.after(event);
        }
        return game;
    }
}
