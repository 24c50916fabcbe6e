package org.dicechess.rules.sections;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlText;

/**
 * Reads {@code promotion}: the area, and the kinds to promote to. In the list {@code array} stands for every kind of
 * the array that the game began with, and {@code not queen} removes one of these.
 */
final class PromotionReader {

    private static final String ARRAY = "array";
    private static final String NOT = "not ";

    private final List<Area> areas;
    private final List<String> pieces;
    private final Problems problems;
    private final DefinedNames names;

    PromotionReader(List<Area> areas, List<String> pieces, Problems problems) {
        this.areas = areas;
        this.pieces = pieces;
        this.problems = problems;
        this.names = new DefinedNames(problems);
    }

    Optional<Kind.Promotion> read(YamlMap map) {
        Fields fields = new Fields(map, problems);
        Optional<Area> area = names.find(fields.requiredSymbolText("area"), "area", areas);
        List<YamlText> to = fields.requiredTexts("to");
        boolean ofArray = false;
        List<String> named = new ArrayList<>();
        List<String> never = new ArrayList<>();
        for (YamlText text : to) {
            ofArray |= isArray(text);
            if (isNot(text)) {
                addPiece(KeywordAndName.after(NOT, text), never);
            } else if (!isArray(text)) {
                addPiece(text, named);
            }
        }
        check(to, ofArray || named.size() + never.size() < to.size());
        boolean optional = fields.flag("optional").orElse(false);
        String rule = fields.rule();
        fields.done();
        return area.isPresent()
                ? Optional.of(
                        new Kind.Promotion(area.get(), List.copyOf(named), ofArray, List.copyOf(never), optional, rule))
                : Optional.empty();
    }

    private void check(List<YamlText> to, boolean mayBeOfArray) {
        names.checkOnce(to, "E-DUPLICATE", "each piece once");
        for (YamlText text : to) {
            if (!mayBeOfArray && isNot(text)) {
                problems.report(
                        text, "E-UNUSED", "'not' removes a kind that 'array' adds; expected 'array' in this list");
            }
        }
    }

    /** Returns whether a text is the keyword {@code array}: a piece of that name takes precedence. */
    private boolean isArray(YamlText text) {
        return text.text().equals(ARRAY) && !pieces.contains(ARRAY);
    }

    private static boolean isNot(YamlText text) {
        return text.text().startsWith(NOT);
    }

    private void addPiece(YamlText name, List<String> known) {
        if (names.isKnown(name, "piece", pieces)) {
            known.add(name.text());
        }
    }
}
