package org.dicechess.rules.sections;

import java.util.BitSet;
import java.util.List;
import org.dicechess.rules.model.Hands;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Key;
import org.dicechess.rules.yaml.Keys;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlText;

/** Reads {@code hands}: what sides hold beside the board, and who gets captured pieces. */
public final class HandsReader {

    private static final List<String> CAPTURED = List.of("captor", "owner", "nobody");

    static final Keys KEYS = Keys.of("hands", Key.symbols("pieces", "piece"), Key.word("captured", CAPTURED));

    private final List<Kind> kinds;
    private final Problems problems;

    public HandsReader(List<Kind> kinds, Problems problems) {
        this.kinds = kinds;
        this.problems = problems;
    }

    public Hands read(YamlMap map) {
        Fields fields = new Fields(map, KEYS, problems);
        boolean named = fields.has("pieces");
        List<YamlText> pieces = fields.textList("pieces");
        DefinedNames names = new DefinedNames(problems);
        names.checkOnce(pieces, "E-DUPLICATE", "each piece once");
        Hands.Captured captured = fields.choice("captured")
                .map(word -> Hands.Captured.values()[CAPTURED.indexOf(word)])
                .orElse(Hands.Captured.CAPTOR);
        String rule = fields.rule();
        fields.done();
        return new Hands(named ? names.kindsOfSides(pieces, kinds) : plain(), captured, rule);
    }

    /** Returns all kinds but royal and promoted ones. */
    private BitSet plain() {
        BitSet all = new BitSet();
        kinds.forEach(kind -> all.set(
                kind.index(),
                !kind.isOfNobody() && !kind.isRoyal() && kind.demoted().isEmpty()));
        return all;
    }
}
