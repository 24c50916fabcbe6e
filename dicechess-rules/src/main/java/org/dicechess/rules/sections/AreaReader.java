package org.dicechess.rules.sections;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Squares;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Key;
import org.dicechess.rules.yaml.Keys;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.Scalars;
import org.dicechess.rules.yaml.YamlList;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;

/**
 * Reads {@code areas}. Each area has a name and its squares. A list of squares holds for both sides, except that an
 * area named in it stands for each side's own squares. A map {@code {white, black}} gives each side its squares;
 * without {@code black}, Black's are White's mirrored top to bottom.
 */
public final class AreaReader {

    static final Keys KEYS = Keys.of("area-of-sides", Key.symbols("white", "squares"), Key.symbols("black", "squares"));

    private final Squares squares;
    private final Problems problems;
    private final SquareTerms terms;

    public AreaReader(Squares squares, Problems problems) {
        this.squares = squares;
        this.problems = problems;
        this.terms = new SquareTerms(squares, List.of(), Color.WHITE, problems);
    }

    public List<Area> read(YamlMap map) {
        List<Area> areas = new ArrayList<>();
        for (YamlMap.Entry entry : map.entries()) {
            if (terms.hasSquares(entry.key())) {
                problems.report(
                        entry.keyLocation(),
                        map.path(),
                        "E-NAME",
                        "'" + entry.key() + "' stands for squares already; expected another name");
            } else if (org.dicechess.rules.yaml.Names.check(map, entry, problems)) {
                areas.add(area(entry, areas, map.keys()));
            }
        }
        return areas;
    }

    /** Returns the squares that a text names by their place, as {@code file a}; empty if it names none. */
    Optional<Area> squares(String text) {
        return terms.hasSquares(text) ? Optional.of(terms.area(text)) : Optional.empty();
    }

    private Area area(YamlMap.Entry entry, List<Area> known, List<String> names) {
        SquareTerms white = terms.with(known, Color.WHITE, names);
        SquareTerms black = terms.with(known, Color.BLACK, names);
        if (entry.value() instanceof YamlMap sides) {
            return relative(entry.key(), sides, white, black);
        }
        List<YamlText> texts = texts(entry.value());
        List<YamlText> idle = new ArrayList<>(white.idle(texts));
        idle.retainAll(black.idle(texts));
        SquareTerms.reportIdle(idle, problems);
        return new Area(entry.key(), white.union(texts), black.union(texts));
    }

    private Area relative(String name, YamlMap sides, SquareTerms whiteTerms, SquareTerms blackTerms) {
        Fields fields = new Fields(sides, KEYS, problems);
        BitSet white = whiteTerms.all(fields.has("white") ? fields.textList("white") : fields.requiredTexts("white"));
        BitSet black = fields.has("black") ? blackTerms.all(fields.textList("black")) : mirrored(sides, white);
        fields.rule();
        fields.done();
        return new Area(name, white, black);
    }

    private BitSet mirrored(YamlMap where, BitSet white) {
        BitSet black = new BitSet();
        for (int square = white.nextSetBit(0); square >= 0; square = white.nextSetBit(square + 1)) {
            int mirror = squares.mirror(square);
            if (mirror < 0) {
                problems.report(
                        where, "E-MIRROR", squares.square(square) + " has no square opposite; write 'black' too");
                return black;
            }
            black.set(mirror);
        }
        return black;
    }

    private List<YamlText> texts(YamlNode node) {
        Scalars scalars = new Scalars(problems);
        List<YamlText> texts = new ArrayList<>();
        List<YamlNode> items = node instanceof YamlList list ? list.items() : List.of(node);
        for (YamlNode item : items) {
            Optional<YamlText> text = scalars.symbol(item);
            if (text.isPresent()) {
                texts.add(text.get());
            }
        }
        return texts;
    }
}
