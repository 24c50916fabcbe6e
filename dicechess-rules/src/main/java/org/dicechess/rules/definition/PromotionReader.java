package org.dicechess.rules.definition;

import java.util.List;
import java.util.Optional;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlText;

/**
 * Reads {@code promotion}: where, and to what. {@code array} in the list stands for every kind of the array that the game
 * began with, and {@code not queen} takes one of these away.
 */
final class PromotionReader {

    private static final String ARRAY = "array";
    private static final String NOT = "not ";

    private final List<Area> areas;
    private final List<String> pieces;
    private final Problems problems;
    private final Names names;

    PromotionReader(List<Area> areas, List<String> pieces, Problems problems) {
        this.areas = areas;
        this.pieces = pieces;
        this.problems = problems;
        this.names = new Names(problems);
    }

    Optional<Kind.Promotion> read(YamlMap map) {
        Fields fields = new Fields(map, problems);
        Optional<Area> area = fields.requiredSymbolText("area").flatMap(name -> names.find(name, "area", areas, Area::name));
        List<YamlText> to = fields.requiredTexts("to");
        boolean ofArray = to.stream().anyMatch(this::isArray);
        List<String> named = to.stream().filter(text -> !isArray(text) && !isNot(text)).flatMap(text -> piece(text).stream()).toList();
        List<String> never = to.stream().filter(PromotionReader::isNot).flatMap(text -> piece(after(text)).stream()).toList();
        check(to, ofArray || named.size() + never.size() < to.size());
        boolean optional = fields.flag("optional").orElse(false);
        String rule = fields.rule().map(YamlText::text).orElse("");
        fields.done();
        return area.map(squares -> new Kind.Promotion(squares, named, ofArray, never, optional, rule));
    }

    private void check(List<YamlText> to, boolean mayBeOfArray) {
        names.once(to, "E-DUPLICATE", "each piece once");
        if (!mayBeOfArray) {
            to.stream().filter(PromotionReader::isNot).forEach(text -> problems.report(
                    text, "E-UNUSED", "'not' takes away what 'array' gives, and that is not in this list"));
        }
    }

    /** A piece of this name has the name for itself. */
    private boolean isArray(YamlText text) {
        return text.text().equals(ARRAY) && !pieces.contains(ARRAY);
    }

    private static boolean isNot(YamlText text) {
        return text.text().startsWith(NOT);
    }

    private static YamlText after(YamlText text) {
        return Words.after(NOT, text);
    }

    private Optional<String> piece(YamlText name) {
        return names.find(name, "piece", pieces, key -> key);
    }
}
