package org.dicechess.specs.guide;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The examples of {@code PROBLEMS.md}: under the heading of a code files with a mistake, and their cure. */
final class ProblemExamples {

    /** The first line of a block that is a further file of an example. */
    private static final Pattern FILE = Pattern.compile("(?:#|//) ([a-z-]+\\.(?:yaml|groovy))");

    /** A comment under the wrong line: a caret under the wrong character, and what the loader says. */
    private static final Pattern MARK = Pattern.compile("#( *)\\^ (.*)");

    private static final Pattern MARK_GOES_ON = Pattern.compile("# {2,}(\\S.*)");

    /** A message that stands beside no example. */
    private static final Pattern MESSAGE = Pattern.compile("> `(.*)`");

    /**
     * A definition with further files beside it.
     *
     * @param text the definition
     * @param files the further files, by name
     */
    record Game(String text, Map<String, String> files) {}

    /**
     * An example.
     *
     * @param line where it begins
     * @param marks what the loader says, as {@code LINE:COLUMN CODE TEXT}
     */
    record Example(String code, int line, Game wrong, List<String> marks, Game cure) {

        @Override
        public String toString() {
            return "line " + line + ": " + code;
        }
    }

    private final List<String> lines;
    private final List<Example> examples = new ArrayList<>();
    private final List<String> codes = new ArrayList<>();
    private final Map<String, List<String>> messages = new TreeMap<>();

    private ProblemExamples(List<String> lines) {
        this.lines = lines;
    }

    /** Reads the file. */
    static ProblemExamples read() throws IOException {
        ProblemExamples read = new ProblemExamples(Files.readAllLines(Path.of("PROBLEMS.md")));
        int begin = 0;
        for (int at = 0; at <= read.lines.size(); at++) {
            if (at == read.lines.size() || read.lines.get(at).startsWith("### ")) {
                read.section(begin, at);
                begin = at;
            }
        }
        return read;
    }

    List<Example> examples() {
        return examples;
    }

    /** Returns the codes of the headings, in the order of the file. */
    List<String> codes() {
        return codes;
    }

    /** Returns the messages that stand beside no example, by code. */
    Map<String, List<String>> messages() {
        return messages;
    }

    /** Returns the codes to which the head of the file leads. */
    TreeSet<String> linked() {
        Matcher link = Pattern.compile("\\[([A-Z0-9-]+)]\\(#([a-z0-9-]+)\\)").matcher(String.join("\n", lines));
        TreeSet<String> linked = new TreeSet<>();
        while (link.find()) {
            linked.add(link.group(1).toLowerCase(Locale.ROOT).equals(link.group(2)) ? link.group(1) : "?");
        }
        return linked;
    }

    private void section(int begin, int end) {
        if (!lines.get(begin).startsWith("### ")) {
            return;
        }
        String code = lines.get(begin).substring(4);
        codes.add(code);
        Section section = new Section(code);
        for (int at = begin; at < end; at++) {
            Matcher message = MESSAGE.matcher(lines.get(at));
            if (message.matches()) {
                messages.computeIfAbsent(code, key -> new ArrayList<>()).add(message.group(1));
            } else if (lines.get(at).startsWith("```")) {
                int close = lines.subList(at + 1, end).indexOf("```") + at + 1;
                section.block(at + 1, lines.subList(at + 1, close));
                at = close;
            }
        }
    }

    /** The blocks of a section: further files, a wrong definition, its cure; or a further file that is the cure. */
    private final class Section {

        private final String code;
        private final Map<String, String> files = new TreeMap<>();
        private List<String> marked = List.of();
        private Game wrong = new Game("", Map.of());
        private int begin;

        Section(String code) {
            this.code = code;
        }

        void block(int line, List<String> text) {
            Matcher file = FILE.matcher(text.get(0));
            if (file.matches()) {
                files.put(file.group(1), String.join("\n", text) + "\n");
            }
            if (!marked.isEmpty()) {
                cured(file.matches() ? wrong.text() : String.join("\n", text) + "\n");
            } else if (!file.matches()) {
                spoilt(line, text);
            }
        }

        private void spoilt(int line, List<String> text) {
            List<String> kept = new ArrayList<>();
            List<String> marks = new ArrayList<>();
            boolean open = false;
            for (String each : text) {
                Matcher mark = MARK.matcher(each);
                Matcher further = MARK_GOES_ON.matcher(each);
                if (mark.matches()) {
                    marks.add(kept.size() + ":" + column(mark.group(1)) + " " + code + " " + mark.group(2));
                    open = true;
                } else if (open && further.matches()) {
                    marks.add(marks.remove(marks.size() - 1) + " " + further.group(1));
                } else {
                    kept.add(each);
                    open = false;
                }
            }
            begin = line;
            marked = marks;
            wrong = new Game(String.join("\n", kept) + "\n", Map.copyOf(files));
        }

        private void cured(String text) {
            examples.add(new Example(code, begin, wrong, marked, new Game(text, Map.copyOf(files))));
            marked = List.of();
        }

        /**
         * A caret cannot stand under the first character, where the comment begins. It stands under the second then.
         */
        private static int column(String blanks) {
            return blanks.isEmpty() ? 1 : blanks.length() + 2;
        }
    }
}
