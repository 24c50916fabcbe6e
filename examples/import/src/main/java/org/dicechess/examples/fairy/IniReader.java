package org.dicechess.examples.fairy;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.examples.fairy.Section.Entry;

/** Cuts the text of a variants file into sections. */
final class IniReader {

    static final int MOST_CHARACTERS = 1 << 20;
    static final int MOST_SECTIONS = 1_000;
    private static final int MOST_LINES = 20_000;
    private static final int LONGEST_LINE = 10_000;

    private final List<Section> sections = new ArrayList<>();
    private final Problems problems;

    /** Whether a line has come before the first section. */
    private boolean belongsToNone;

    private IniReader(Problems problems) {
        this.problems = problems;
    }

    static List<Section> read(String text, Problems problems) {
        if (text.length() > MOST_CHARACTERS) {
            problems.add(1, 1, "", "E-TOO-LONG", "the file is too long; expected at most 1 MiB");
            return List.of();
        }
        IniReader reader = new IniReader(problems);
        String[] lines = (text.startsWith("\uFEFF") ? text.substring(1) : text).split("\n", -1);
        if (lines.length > MOST_LINES) {
            problems.add(MOST_LINES + 1, 1, "", "E-TOO-LONG", "too many lines; expected at most 20,000");
            return List.of();
        }
        for (int line = 0; line < lines.length; line++) {
            reader.line(lines[line].endsWith("\r") ? chopped(lines[line]) : lines[line], line + 1);
        }
        if (reader.sections.isEmpty() && !reader.belongsToNone) {
            problems.add(1, 1, "", "E-SYNTAX", "no section; expected [name] or [name:base]");
        }
        return reader.sections;
    }

    private static String chopped(String line) {
        return line.substring(0, line.length() - 1);
    }

    private void line(String line, int number) {
        String text = line.strip();
        if (text.isEmpty() || text.startsWith("#") || text.startsWith(";")) {
            return;
        }
        if (line.length() > LONGEST_LINE) {
            ofLastSection().add(number, 1, "", "E-TOO-LONG", "a line is too long; expected at most 10,000 characters");
        } else if (line.startsWith("[")) {
            section(line, number);
        } else if (sections.isEmpty()) {
            early(number);
        } else {
            entry(line, number, sections.get(sections.size() - 1));
        }
    }

    /** Reports the first of the lines that belong to no section. */
    private void early(int number) {
        if (!belongsToNone) {
            belongsToNone = true;
            problems.add(number, 1, "", "E-SYNTAX", "a line before the first section; expected [name] or [name:base]");
        }
    }

    private void section(String line, int number) {
        int end = line.indexOf(']');
        if (end < 0 || sections.size() >= MOST_SECTIONS) {
            String wrong = end < 0
                    ? "a section has no end; expected [name] or [name:base]"
                    : "too many sections; expected at most " + MOST_SECTIONS;
            problems.add(number, 1, "", end < 0 ? "E-SYNTAX" : "E-TOO-LONG", wrong);
            sections.add(new Section("", "", number, 1, new ArrayList<>(), new Problems(problems.file())));
            return;
        }
        String title = line.substring(1, end);
        int colon = title.indexOf(':');
        sections.add(new Section(
                (colon < 0 ? title : title.substring(0, colon)).strip(),
                colon < 0 ? "" : title.substring(colon + 1).strip(),
                number,
                colon + 3,
                new ArrayList<>(),
                new Problems(problems.file())));
    }

    /** Returns the problems of the section to which a line belongs, or of the file. */
    private Problems ofLastSection() {
        return sections.isEmpty() ? problems : sections.get(sections.size() - 1).problems();
    }

    private void entry(String line, int number, Section section) {
        int equals = line.indexOf('=');
        if (equals < 0) {
            section.problems().add(number, 1, section.name(), "E-SYNTAX", "a line without '='; expected key = value");
            return;
        }
        String key = line.substring(0, equals).strip();
        String value = line.substring(equals + 1);
        int blanks = value.length() - value.stripLeading().length();
        if (value.isBlank()) {
            section.problems()
                    .add(
                            number,
                            equals + 1,
                            path(section, key),
                            "W-NO-VALUE",
                            "no value, so the key counts for nothing");
        } else {
            section.entries().add(new Entry(key, value.strip(), number, column(line, key), equals + 2 + blanks));
        }
    }

    private static int column(String line, String key) {
        return line.indexOf(key) + 1;
    }

    private static String path(Section section, String key) {
        return section.name() + "." + key;
    }
}
