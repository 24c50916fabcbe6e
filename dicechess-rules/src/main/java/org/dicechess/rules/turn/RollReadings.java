package org.dicechess.rules.turn;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.dicechess.Outcome;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.sections.RollValue;
import org.dicechess.rules.sections.Rolled;
import org.dicechess.rules.yaml.YamlList;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;

/** Finds what a part of a turn reads of a roll before it, and parts the outcomes that differ in it. */
final class RollReadings {

    private static final String ROLL = "roll";

    /** The keys under which {@code rolled} means the roll in hand. */
    private static final Set<String> OF_HAND = Set.of("kinds", "becomes", "move", PreferenceReader.KEY);

    /** The stages that find in play which squares the roll in hand names, and the keys of such squares. */
    private static final Set<String> STAGES = Set.of("move", "act", "drop", "pick", "pick-piece");

    private static final Set<String> OF_SQUARES = Set.of("in", "to");

    /** The keys of a stage and its filters that lead to such keys. */
    private static final Set<String> OF_FILTERS =
            Set.of("move", "act", "drop", "pick", "pick-piece", "only", "and", "not", "in", "to");

    private final Pool pool;
    private final Set<RollValue> values = new LinkedHashSet<>();
    private boolean faces;

    /** Whether the part throws the same dice again. */
    private boolean again;

    private RollReadings(Pool pool) {
        this.pool = pool;
    }

    /**
     * Returns how many of the parts behind a roll, up to the last one that reads it other than by a move that it binds,
     * or throws it again; 0 if none does.
     */
    static int reach(Pool pool, List<YamlNode> behind) {
        int reach = 0;
        boolean last = true;
        for (int part = 0; part < behind.size(); part++) {
            RollReadings found = new RollReadings(pool);
            found.look(behind.get(part), last, "", part == 0 && isOfHand(behind.get(0)));
            reach = found.faces || found.again || !found.values.isEmpty() ? part + 1 : reach;
            last &= !rolls(behind.get(part));
        }
        return reach;
    }

    /** Returns whether a part right behind a roll is a stage that finds in play which squares the roll names. */
    static boolean isOfHand(YamlNode part) {
        return part instanceof YamlMap map && map.keys().stream().anyMatch(STAGES::contains);
    }

    private static boolean rolls(YamlNode part) {
        return part instanceof YamlMap map && map.entry(ROLL).isPresent();
    }

    /** Parts outcomes, by index: those of one set look alike for a part. */
    static List<BitSet> parted(Pool pool, BitSet outcomes, YamlNode part) {
        RollReadings found = new RollReadings(pool);
        found.look(part, true, "", false);
        List<Outcome> all = pool.outcomes();
        Map<List<Integer>, BitSet> sets = new LinkedHashMap<>();
        outcomes.stream()
                .forEach(outcome -> sets.computeIfAbsent(
                                found.read(all.get(outcome).roll().faces()), key -> new BitSet())
                        .set(outcome));
        return List.copyOf(sets.values());
    }

    private List<Integer> read(List<Integer> shown) {
        List<Integer> read = new ArrayList<>();
        values.stream().filter(value -> value.dice() <= shown.size()).forEach(value -> read.add(value.of(shown)));
        if (faces) {
            read.addAll(shown);
        }
        return read;
    }

    /**
     * Looks at a node.
     *
     * @param last whether the roll is the last one before the node
     * @param key the key of the node; empty in a list
     * @param held whether a stage finds in play which squares the roll names
     */
    private void look(YamlNode node, boolean last, String key, boolean held) {
        if (node instanceof YamlText text) {
            look(text.text(), last, key, held);
        } else if (node instanceof YamlMap map) {
            look(map, last, held);
        } else if (node instanceof YamlList list) {
            boolean still = last;
            for (YamlNode item : list.items()) {
                look(item, still, key, held);
                still &= !rolls(item);
            }
        }
    }

    private void look(String text, boolean last, String key, boolean held) {
        if (last) {
            RollValue.of(text).ifPresent(values::add);
            boolean ofHand = OF_HAND.contains(key) || held && OF_SQUARES.contains(key);
            faces |= text.equals(Rolled.WORD) && !ofHand;
        }
    }

    /** Returns whether a part throws these dice again: it names them, or they are the last ones. */
    private boolean throwsAgain(YamlMap map, boolean last) {
        boolean roll = map.get("again").orElse(map) instanceof YamlText word
                && word.text().equals(ROLL);
        return roll
                && (map.get("of").orElse(map) instanceof YamlText dice
                        ? dice.text().equals(pool.name())
                        : last);
    }

    private void look(YamlMap map, boolean last, boolean held) {
        boolean rolls = map.entry(ROLL).isPresent();
        again |= throwsAgain(map, last);
        for (YamlMap.Entry entry : map.entries()) {
            boolean ours = entry.value() instanceof YamlText name && name.text().equals(pool.name());
            if (ours) {
                RollValue.of(entry.key()).ifPresent(values::add);
                faces |= entry.key().equals(Rolled.WORD);
            }
            if (rolls && entry.key().equals("then") && entry.value() instanceof YamlMap patterns) {
                patterns.keys().stream()
                        .filter(pattern -> RollPattern.compares(pattern, pool.name()))
                        .forEach(pattern -> values.add(RollValue.TOTAL));
            }
            look(entry.value(), last && !rolls, entry.key(), held && OF_FILTERS.contains(entry.key()));
        }
    }
}
