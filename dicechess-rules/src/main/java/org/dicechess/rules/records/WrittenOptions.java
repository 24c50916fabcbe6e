package org.dicechess.rules.records;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.dicechess.Variant;
import org.dicechess.rules.model.OneLine;
import org.dicechess.rules.yaml.Names;

/** The options that a record states. */
sealed interface WrittenOptions {

    /** Returns the index where the options begin in the text. */
    int at();

    /**
     * Returns the options in the order of the text.
     *
     * @throws org.dicechess.NotationException if they are malformed
     */
    Map<String, String> map(RecordSource source);

    /**
     * Checks that these are the options in force.
     *
     * @throws org.dicechess.NotationException if they are not
     */
    void check(Variant variant, RecordSource source);

    /** Returns these options; names and values of options are names as definitions have them. */
    private static Map<String, String> named(Map<String, String> options, RecordSource source, int at) {
        options.forEach((name, value) -> {
            if (!Names.isName(name) || !Names.isName(value)) {
                throw source.error(
                        at,
                        "expected names and values of options of 1 to " + Names.LONGEST
                                + " letters, digits, - and _, found " + OneLine.quoted(name) + " with "
                                + OneLine.quoted(value));
            }
        });
        return options;
    }

    /** The options of a line. */
    record Line(RecordPart part) implements WrittenOptions {

        @Override
        public int at() {
            return part.at();
        }

        @Override
        public Map<String, String> map(RecordSource source) {
            Map<String, String> options = new LinkedHashMap<>();
            for (String option :
                    part.text().isEmpty() ? new String[0] : part.text().split(" ", -1)) {
                int equals = option.indexOf('=');
                if (equals < 0 || options.put(option.substring(0, equals), option.substring(equals + 1)) != null) {
                    throw source.error(
                            part,
                            "expected each option once, as name=value, separated by one blank, found '" + part.text()
                                    + "'");
                }
            }
            return named(options, source, part.at());
        }

        @Override
        public void check(Variant variant, RecordSource source) {
            if (!RecordOptions.fit(variant, map(source))) {
                String expected = RecordOptions.text(RecordOptions.of(variant));
                throw source.error(part, "expected the options '" + expected + "', found '" + part.text() + "'");
            }
        }
    }

    /** The options of a JSON object. */
    record Members(Map<String, String> stated, int at) implements WrittenOptions {

        @Override
        public Map<String, String> map(RecordSource source) {
            return named(stated, source, at);
        }

        @Override
        public void check(Variant variant, RecordSource source) {
            if (!RecordOptions.fit(variant, stated)) {
                throw source.error(
                        at,
                        "expected the options " + new TreeMap<>(RecordOptions.of(variant)) + ", found "
                                + new TreeMap<>(stated));
            }
        }
    }
}
