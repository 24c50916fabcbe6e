package org.dicechess.rules.definition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.dicechess.rules.model.Listing;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlText;

/** Reads the keys of a definition that lists of variants show. */
final class ListingReader {

    /** The longest name, group and other name in characters. */
    static final int LONGEST = 60;

    private static final int MOST_NAMES = 10;

    private final Fields fields;
    private final Problems problems;

    ListingReader(Fields fields, Problems problems) {
        this.fields = fields;
        this.problems = problems;
    }

    Listing read() {
        return new Listing(
                text(fields.requiredName("id")),
                text(fields.requiredTitle("name")),
                text(fields.text("about")),
                text(fields.title("group")),
                also());
    }

    private List<String> also() {
        List<YamlText> texts = fields.titles("also");
        if (texts.size() > MOST_NAMES) {
            problems.report(texts.get(MOST_NAMES), "E-RANGE", texts.size() + " other names; at most " + MOST_NAMES);
        }
        List<String> names = new ArrayList<>();
        for (YamlText text : texts) {
            if (names.contains(text.text())) {
                problems.report(text, "E-DUPLICATE", Problems.quoted(text.text()) + " stands here twice");
            }
            names.add(text.text());
        }
        return List.copyOf(names);
    }

    private static String text(Optional<YamlText> text) {
        return text.isPresent() ? text.get().text() : "";
    }
}
