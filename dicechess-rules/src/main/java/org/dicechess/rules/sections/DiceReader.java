package org.dicechess.rules.sections;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.dicechess.rules.model.Face;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Key;
import org.dicechess.rules.yaml.Keys;
import org.dicechess.rules.yaml.NamedMaps;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;

/**
 * Reads {@code dice}. Each pool has a name, a number of equal dice and their faces. {@link FaceReader} says what faces
 * are.
 */
public final class DiceReader {

    /** Stands in {@code {roll: chosen}} for the dice that the player has chosen, so no dice have this name. */
    public static final String CHOSEN = "chosen";

    private static final int MOST_DICE = 8;

    static final Keys KEYS = Keys.of(
            "dice",
            Key.node("faces", "faces"),
            Key.number("count", 1, MOST_DICE),
            Key.word("doubles", List.of("any", "plain")));

    private static final int MOST_OUTCOMES = 20_000;

    private final FaceReader faces;
    private final Problems problems;

    public DiceReader(FaceReader faces, Problems problems) {
        this.faces = faces;
        this.problems = problems;
    }

    public List<Pool> read(YamlMap map) {
        List<Pool> pools = new ArrayList<>();
        for (NamedMaps.Named dice : NamedMaps.of(map, "count, faces and more", problems)) {
            if (dice.name().equals(CHOSEN)) {
                problems.report(
                        map.entry(CHOSEN).orElseThrow().keyLocation(),
                        map.path(),
                        "E-NAME",
                        "'chosen' stands for the dice that a player chooses; expected another name");
            } else {
                pools.addAll(pool(dice.name(), dice.map()));
            }
        }
        return pools;
    }

    /** Reads one pool; returns an empty list, with problems reported, if that fails. */
    private List<Pool> pool(String name, YamlMap dice) {
        Fields fields = new Fields(dice, KEYS, problems);
        OptionalInt count = fields.number("count");
        int number = fields.has("count") ? count.orElse(1) : 1;
        Optional<YamlNode> node = fields.requiredNode("faces");
        List<Face> faces = node.isPresent() ? this.faces.read(node.get()) : List.of();
        boolean any = fields.choice("doubles").orElse("plain").equals("any");
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
        if (cases(number, faces) > Pool.MOST_CASES) {
            problems.report(
                    dice,
                    "E-RANGE",
                    "the dice and the weights of their faces make more than 10^15 equally likely cases; at most 10^15",
                    "fewer dice, or smaller weights");
            return List.of();
        }
        return List.of(Pool.of(name, number, faces, any, rule));
    }

    /** Returns the number of equally likely cases, or any number beyond the limit. */
    private static long cases(int dice, List<Face> faces) {
        long ofDie = faces.stream().mapToLong(Face::weight).sum();
        long cases = 1;
        for (int i = 0; i < dice; i++) {
            cases = Pool.cases(cases, ofDie);
        }
        return cases;
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
