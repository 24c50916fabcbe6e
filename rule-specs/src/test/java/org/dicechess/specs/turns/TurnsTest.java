package org.dicechess.specs.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.specs.VariantSpec;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares the engine with reference rules that share no code with it: every turn of a roll, and where it ends. */
@Tag("long")
class TurnsTest {

    /** Games begin at the array, and where castling, promotion and en passant are near. */
    private static final List<String> STARTS = List.of(
            ReferenceGame.THREE.start,
            TurnTable.POSITIONS.get(1),
            "r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1",
            "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
            "n1n1k3/PPPP4/8/8/8/8/4pppp/3K1N1N b - - 0 1");

    /** This many turns without capture and pawn move end the game. */
    private static final int DRAWN = 100;

    /** A game is left after this many turns, so that every start is reached. */
    private static final int MOST_TURNS = 200;

    @ParameterizedTest(name = "{0}: {2} positions of games, seed {1}")
    @CsvSource({"THREE, 1, 1500"})
    void inGamesTheEngineListsTheTurnsThatTheRulesAllow(ReferenceGame game, long seed, int positions) {
        RandomTurns turns = new RandomTurns(game, seed);
        Variant variant = VariantSpec.variant(game.id);
        ReferencePosition position = game.position(STARTS.get(0));
        int games = 0;
        for (int i = 0; i < positions; i++) {
            ReferencePosition rolled = turns.rolled(position);
            compare(variant, rolled);
            position = turns.played(rolled);
            if (position.isOver() || position.count() >= DRAWN || i % MOST_TURNS == MOST_TURNS - 1) {
                position = game.position(STARTS.get(++games % STARTS.size()));
            }
        }
        assertThat(games).isGreaterThanOrEqualTo(STARTS.size());
    }

    @ParameterizedTest(name = "{0}: {2} scattered positions, seed {1}")
    @CsvSource({"THREE, 2, 500", "GRAND, 3, 2000"})
    void withFewPiecesTheEngineListsTheTurnsThatTheRulesAllow(ReferenceGame game, long seed, int positions) {
        RandomTurns turns = new RandomTurns(game, seed);
        Variant variant = VariantSpec.variant(game.id);
        for (int i = 0; i < positions; i++) {
            compare(variant, turns.rolled(turns.scattered(14)));
        }
    }

    @Test
    void inGrandGamesTheEngineListsTheMovesOfEachMoment() {
        RandomTurns turns = new RandomTurns(ReferenceGame.GRAND, 4);
        Variant variant = VariantSpec.variant(ReferenceGame.GRAND.id);
        Position position = variant.start();
        for (int turn = 0; turn < 500; turn++) {
            position = position.node() instanceof Node.Chance ? position : variant.start();
            position = playedMoveByMove(position.after(TurnTable.text(turns.roll())), turns);
        }
    }

    private static Position playedMoveByMove(Position rolled, RandomTurns turns) {
        Position position = rolled;
        ReferencePosition slow = ReferenceGame.GRAND.position(rolled.text());
        while (position.node() instanceof Node.Decision decision) {
            Map<String, ReferencePosition> expected = ReferenceTurns.next(slow);
            assertThat(decision.events())
                    .as(position.text())
                    .extracting(Event::text)
                    .containsExactlyInAnyOrderElementsOf(expected.keySet());
            String event = turns.any(expected.keySet());
            position = position.after(event);
            slow = expected.get(event);
            assertThat(ReferenceText.sorted(position.text())).isEqualTo(slow.toString());
        }
        assertThat(position.node() instanceof Node.End).isEqualTo(slow.isOver() || slow.count() >= DRAWN);
        return position;
    }

    private static void compare(Variant variant, ReferencePosition rolled) {
        String text = rolled.toString();
        Position position = variant.position(text);
        assertThat(ReferenceText.sorted(position.text())).isEqualTo(text);
        Map<String, Position> ends = EngineTurns.of(position);
        Map<String, String> actual = new TreeMap<>();
        ends.forEach((turn, end) -> actual.put(turn, ReferenceText.sorted(end.text())));
        Map<String, ReferencePosition> referenceEnds = new TreeMap<>();
        ReferenceTurns.of(rolled).forEach(turn -> referenceEnds.put(turn.text(), turn.end()));
        Map<String, String> expected = new TreeMap<>();
        referenceEnds.forEach((turn, end) -> expected.put(turn, end.toString()));
        assertThat(more(actual, expected))
                .as("turns of %s that the rules do not allow", text)
                .isEmpty();
        assertThat(more(expected, actual))
                .as("turns of %s that are missing", text)
                .isEmpty();
        equalOnlyIfTheyPlayAlike(ends, referenceEnds);
        assertThat(position.turns().sequences()).as("sequences of %s", text).isEqualTo(ends.size());
        assertThat(position.turns().ends())
                .as("ends of %s", text)
                .isEqualTo(ends.values().stream().distinct().count());
    }

    /** Returns what is in one map and not, or with another value, in the other. */
    private static Map<String, String> more(Map<String, String> one, Map<String, String> other) {
        Map<String, String> more = new TreeMap<>(one);
        more.entrySet().removeAll(other.entrySet());
        return more;
    }

    /** Equal positions may differ in en passant squares that cannot matter, and in nothing else. */
    private static void equalOnlyIfTheyPlayAlike(
            Map<String, Position> ends, Map<String, ReferencePosition> referenceEnds) {
        Map<Position, Collection<ReferencePosition>> merged = new LinkedHashMap<>();
        ends.forEach((turn, end) -> merged.computeIfAbsent(end, same -> new java.util.LinkedHashSet<>())
                .add(referenceEnds.get(turn)));
        merged.values().stream()
                .filter(alike -> alike.size() > 1)
                .forEach(alike -> assertThat(
                                alike.stream().map(ReferenceEnPassant::live).collect(Collectors.toSet()))
                        .as("equal ends %s", alike)
                        .hasSize(1));
        long texts = referenceEnds.values().stream().distinct().count();
        long kept = merged.values().stream().mapToLong(Collection::size).sum();
        assertThat(kept).as("equal texts are equal positions").isEqualTo(texts);
    }
}
