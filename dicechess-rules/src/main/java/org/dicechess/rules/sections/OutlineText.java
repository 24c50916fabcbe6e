package org.dicechess.rules.sections;

import java.util.Optional;
import org.dicechess.Outline;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlText;

/** Reads {@code outline}: the name of a built-in outline, or a path, which begins with {@code M}. */
final class OutlineText {

    private final Problems problems;

    OutlineText(Problems problems) {
        this.problems = problems;
    }

    /** Returns the outline; empty, with a problem reported, if the text is neither a known name nor a path. */
    Optional<Outline> read(YamlText text) {
        return text.text().startsWith("M") ? path(text) : named(text);
    }

    private Optional<Outline> path(YamlText text) {
        try {
            return Optional.of(Outline.of(text.text()));
        } catch (IllegalArgumentException wrong) {
            problems.report(text, "E-OUTLINE", String.valueOf(wrong.getMessage()));
            return Optional.empty();
        }
    }

    private Optional<Outline> named(YamlText text) {
        Optional<Outline> outline = Outline.named(text.text());
        if (outline.isEmpty()) {
            problems.report(
                    text,
                    "E-UNKNOWN-OUTLINE",
                    "unknown outline " + Problems.quoted(text.text())
                            + "; expected a name that the guide lists under Pictures (rule-specs/README.md), or a path as"
                            + " 'M10 90L50 10L90 90Z'",
                    problems.suggest(text.text(), Outline.names()));
        }
        return outline;
    }
}
