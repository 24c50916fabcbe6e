package org.dicechess.specs.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.dicechess.Color;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Roll;
import org.dicechess.Variant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A player may take back its own choices of the present turn, and never a roll. */
@Tag("long")
class TakeBackTest {

    private static final int EVENTS = 150;

    static List<String> ids() {
        return NotedGames.ids();
    }

    /** Each row: a game, then the events that the player takes back one after another, and why no more. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            dice-chess-three | [2 3 4];g1f3;h1g1      | WHITE | 2 | the last event is the roll [2 3 4], which nobody has chosen
            dice-chess-three | [2 3 4];g1f3;h1g1      | BLACK | 0 | White has chosen the last event, h1g1
            dice-chess-three | [2 3 4];g1f3;h1g1;--   | WHITE | 0 | the turn of the last event, --, is over
            dice-chess       | [1 1];e2e4             | WHITE | 0 | the turn of the last event, e2e4, is over
            chess            | e2e4                   | WHITE | 0 | the turn of the last event, e2e4, is over
            chess            | f2f3;e7e5;g2g4;d8h4    | BLACK | 0 | the game is over: checkmate (chess-35)
            d4-d6-chess      | h1h4;d1:d4             | WHITE | 2 | nothing has been played
            d4-d6-chess      | h1h4;d1:d4             | BLACK | 0 | White has chosen the last event, d1:d4
            d4-d6-chess      | h1h4;d1:d4;[1]         | WHITE | 0 | the last event is the roll [1], which nobody has chosen
            """)
    void rowsByHand(String id, String events, Color player, int times, String reason) {
        GameRecord game = GameRecord.from(NotedGames.loader().load(id).start()).tagged("White", "Anna");
        List<GameRecord> earlier = new ArrayList<>();
        for (String event : events.split(";")) {
            earlier.add(game);
            game = game.after(event);
        }
        for (int i = 0; i < times; i++) {
            assertThat(game.explainTakeBack(player)).isEmpty();
            game = game.takeBack(player);
            assertThat(game).isEqualTo(earlier.get(earlier.size() - 1 - i));
        }
        assertThat(game.explainTakeBack(player)).contains(reason);
    }

    /** The captured piece of d4 d6 chess is placed by its captor's opponent or by a side that the definition names. */
    @ParameterizedTest
    @MethodSource("ids")
    void onlyTheLastChoiceOfThePresentTurnIsTakenBack(String id) {
        Variant variant = NotedGames.loader().load(id);
        Random random = new Random(11);
        GameRecord game = GameRecord.from(variant.start());
        for (int i = 0; i < EVENTS; i++) {
            Node node = game.node();
            if (node instanceof Node.End) {
                break;
            }
            GameRecord next = game.after(NotedGames.any(node, random));
            for (Color player : Color.values()) {
                boolean may = node instanceof Node.Decision decision
                        && decision.player() == player
                        && !(next.node() instanceof Node.End)
                        && isSameTurn(game.position(), next.position());
                assertThat(next.explainTakeBack(player).isEmpty())
                        .as("%s takes back the last of %s", player, next.events())
                        .isEqualTo(may);
            }
            game = next;
        }
    }

    /** Turns alternate, so another turn is another side's or has another number. */
    private static boolean isSameTurn(Position before, Position after) {
        return before.turn() == after.turn() && before.turnNumber() == after.turnNumber();
    }

    @Test
    void noRollIsEverUndone() {
        Variant variant = NotedGames.loader().load("d4-d6-chess-rinoceronte");
        GameRecord game = NotedGames.open(variant, 5);
        long rolls = rolls(game);
        for (Color player : Color.values()) {
            GameRecord shorter = game;
            while (shorter.explainTakeBack(player).isEmpty()) {
                shorter = shorter.takeBack(player);
            }
            assertThat(rolls(shorter)).isEqualTo(rolls);
            assertThat(shorter.tags()).isEqualTo(game.tags());
        }
    }

    private static long rolls(GameRecord game) {
        return game.events().stream().filter(Roll.class::isInstance).count();
    }
}
