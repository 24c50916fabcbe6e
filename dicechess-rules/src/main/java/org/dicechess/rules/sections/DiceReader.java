package org.dicechess.rules.sections;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.Scalars;
import org.dicechess.rules.yaml.YamlList;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;

/**
 * Reads {@code dice}. Each pool has a name, a number of equal dice and their faces. Faces are a number, or a list that
 * names for the faces 1, 2, 3 and so on the pieces that each allows to move.
 */
public final class DiceReader {

    /** Stands in {@code {roll: chosen}} for the dice that the player has chosen, so no dice have this name. */
    public static final String CHOSEN = "chosen";

    private static final int MOST_POOLS = 13;
    private static final int MOST_DICE = 8;
    private static final int MOST_FACES = 100;
    private static final int MOST_OUTCOMES = 20_000;

    private final List<Kind> kinds;
    private final Problems problems;
    private final DefinedNames names;

    public DiceReader(List<Kind> kinds, Problems problems) {
        this.kinds = kinds;
        this.problems = problems;
        this.names = new DefinedNames(problems);
    }

    public List<Pool> read(YamlMap map) {
        List<Pool> pools = new ArrayList<>();
        for (YamlMap.Entry entry : map.entries()) {
            if (!org.dicechess.rules.yaml.Names.check(map, entry, problems)) {
                continue;
            }
            if (entry.key().equals(CHOSEN)) {
                problems.report(
                        entry.keyLocation(),
                        map.path(),
                        "E-NAME",
                        "'chosen' stands for the dice that a player chooses; expected another name");
            } else if (entry.value() instanceof YamlMap dice) {
                pools.addAll(pool(entry.key(), dice));
            } else {
                problems.report(entry.value(), "E-TYPE", "map expected: count, faces and more");
            }
        }
        if (pools.size() > MOST_POOLS) {
            problems.report(map, "E-RANGE", pools.size() + " names of dice; at most " + MOST_POOLS);
        }
        return pools;
    }

    /** Reads one pool; returns an empty list, with problems reported, if that fails. */
    private List<Pool> pool(String name, YamlMap dice) {
        Fields fields = new Fields(dice, problems);
        OptionalInt count = fields.number("count", 1, MOST_DICE);
        int number = fields.has("count") ? count.orElse(1) : 1;
        Optional<YamlNode> node = fields.requiredNode("faces");
        List<List<Kind>> faces = node.isPresent() ? faces(node.get()) : List.of();
        boolean any = fields.choice("doubles", List.of("any", "plain"))
                .orElse("plain")
                .equals("any");
        String rule = fields.rule();
        fields.done();
        if (faces.isEmpty()) {
            return List.of();
        }
        if (outcomes(number, faces.size()) > MOST_OUTCOMES) {
            problems.report(
                    dice, "E-RANGE", "more than " + MOST_OUTCOMES + " different rolls; at most " + MOST_OUTCOMES);
            return List.of();
        }
        List<Integer> numbers = new ArrayList<>();
        for (int face = 1; face <= faces.size(); face++) {
            numbers.add(face);
        }
        return List.of(new Pool(name, number, List.copyOf(numbers), faces, any, rule));
    }

    private List<List<Kind>> faces(YamlNode node) {
        if (!(node instanceof YamlList list)) {
            OptionalInt count = new Scalars(problems).number(node, 2, MOST_FACES);
            return java.util.Collections.nCopies(count.orElse(0), List.of());
        }
        if (list.items().size() < 2 || list.items().size() > MOST_FACES) {
            problems.report(node, "E-RANGE", list.items().size() + " faces; expected 2 to " + MOST_FACES);
        }
        List<List<Kind>> faces = new ArrayList<>();
        for (YamlNode item : list.items()) {
            faces.add(face(item));
        }
        return List.copyOf(faces);
    }

    private List<Kind> face(YamlNode node) {
        Scalars scalars = new Scalars(problems);
        List<YamlNode> items = node instanceof YamlList list ? list.items() : List.of(node);
        List<YamlText> pieces = new ArrayList<>();
        for (YamlNode item : items) {
            Optional<YamlText> piece = scalars.symbol(item);
            if (piece.isPresent()) {
                pieces.add(piece.get());
            }
        }
        names.checkOnce(pieces, "E-DUPLICATE", "each piece once on a face");
        return names.all(pieces, "piece", kinds);
    }

    /** Returns the number of rolls (combinations of faces with repetition), or any number beyond the limit. */
    private static long outcomes(int dice, int faces) {
        long outcomes = 1;
        for (int i = 0; i < dice; i++) {
            outcomes = outcomes * (faces + i) / (i + 1);
        }
        return outcomes;
    }
}
