package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Roll;
import org.dicechess.Variant;

/**
 * Holds positions of the library against the slow rules, and remembers keys: equal positions, equal keys, and only
 * those.
 */
final class ReferenceComparison {

    private final Variant variant;
    private final Map<Long, String> identities = new HashMap<>();
    private final Map<String, Long> keys = new HashMap<>();
    private final int[] buffer;
    private int compared;

    ReferenceComparison(Variant variant) {
        this.variant = variant;
        this.buffer = new int[variant.eventBound()];
    }

    int compared() {
        return compared;
    }

    /** Returns the positions after every event, by the event's text; empty at the end of the game. */
    Map<String, ReferencePosition> compare(Position position, ReferencePosition slow) {
        compared++;
        String text = position.text();
        assertThat(ReferencePosition.sorted(text)).isEqualTo(slow.text());
        assertThat(variant.position(text)).as("read back: %s", text).isEqualTo(position);
        // Within a turn a square that was just opened makes a later difference, although no piece can capture on it
        // yet.
        if (!slow.enPassant().isEmpty() && !slow.isChance() && position.beginsTurn()) {
            Position closed = variant.position(text.replaceFirst(" [^ ]+( \\d+ \\d+)", " -$1"));
            assertThat(closed.equals(position))
                    .as("equal without en passant squares: %s", text)
                    .isEqualTo(ReferenceGame.open(slow).isEmpty());
        }
        for (Color color : Color.values()) {
            assertThat(position.inCheck(color))
                    .as("%s in check: %s", color, text)
                    .isEqualTo(ReferenceGame.inCheck(slow, color));
        }
        Map<String, ReferencePosition> next = next(slow);
        assertThat(node(position))
                .as("what comes next: %s", text)
                .isEqualTo(next.isEmpty() ? ReferenceGame.end(slow).orElseThrow() : "");
        assertThat(events(position)).as("events: %s", text).containsExactlyInAnyOrderElementsOf(next.keySet());
        follow(position, slow, next);
        return next;
    }

    private static Map<String, ReferencePosition> next(ReferencePosition slow) {
        // At the first choice of a turn without dice the endings ask for the same moves.
        boolean first = slow.stage() == 0 && !slow.isChance();
        Map<String, ReferencePosition> legal = first ? ReferenceGame.legal(slow, true) : Map.of();
        if ((first ? ReferenceGame.end(slow, legal.isEmpty()) : ReferenceGame.end(slow)).isPresent()) {
            return Map.of();
        }
        if (slow.isChance()) {
            return rolls(slow);
        }
        Map<String, ReferencePosition> next = new TreeMap<>(
                first ? legal : ReferenceGame.legal(slow, slow.roll().isEmpty()));
        if (next.isEmpty() || slow.mayPass()) {
            next.put("--", ReferenceGame.passed(slow));
        }
        return next;
    }

    private static Map<String, ReferencePosition> rolls(ReferencePosition slow) {
        Map<String, ReferencePosition> rolls = new TreeMap<>();
        int faces = slow.rules().faces.size();
        for (int one = 1; one <= faces; one++) {
            for (int other = one; other <= faces; other++) {
                rolls.put("[" + one + " " + other + "]", slow.rolled(List.of(one, other)));
            }
        }
        return rolls;
    }

    private static String node(Position position) {
        return position.node() instanceof Node.End end
                ? end.reason() + ", " + end.result().text()
                : "";
    }

    private static List<String> events(Position position) {
        if (position.node() instanceof Node.Chance chance) {
            return chance.outcomes().stream()
                    .map(outcome -> outcome.event().text())
                    .toList();
        }
        return position.node() instanceof Node.Decision decision
                ? decision.events().stream().map(Event::text).toList()
                : List.of();
    }

    /** Plays every event with a cursor and takes it back. */
    private void follow(Position position, ReferencePosition slow, Map<String, ReferencePosition> next) {
        Cursor cursor = position.cursor();
        long key = cursor.key();
        remember(key, slow);
        if (next.isEmpty()) {
            assertThat(cursor.kind()).isEqualTo(Cursor.Kind.END);
            return;
        }
        assertThat(cursor.kind()).isEqualTo(slow.isChance() ? Cursor.Kind.CHANCE : Cursor.Kind.DECISION);
        int end = cursor.list(buffer, 0);
        assertThat(cursor.count()).isEqualTo(end);
        List<String> listed = new ArrayList<>();
        for (int i = 0; i < end; i++) {
            Event event = cursor.event(buffer[i]);
            listed.add(event.text());
            cursor.play(buffer[i]);
            ReferencePosition after = next.get(event.text());
            String text = cursor.position().text();
            assertThat(ReferencePosition.sorted(text))
                    .as("%s after %s", position, event)
                    .isEqualTo(after.text());
            if (!(event instanceof Roll)) {
                remember(cursor.key(), after);
            }
            cursor.undo();
            assertThat(cursor.key())
                    .as("key of %s after %s and undo", position, event)
                    .isEqualTo(key);
        }
        assertThat(listed).isEqualTo(events(position));
        assertThat(cursor.position()).isEqualTo(position);
        assertThat(cursor.position().text()).isEqualTo(position.text());
    }

    private void remember(long key, ReferencePosition slow) {
        String identity = slow.identity(slow.enPassant().isEmpty() ? slow.enPassant() : ReferenceGame.open(slow));
        String before = identities.put(key, identity);
        Long keyBefore = keys.put(identity, key);
        assertThat(before == null || before.equals(identity))
                .as("one key for %s and %s", before, identity)
                .isTrue();
        assertThat(keyBefore == null || keyBefore == key)
                .as("two keys for %s", identity)
                .isTrue();
    }
}
