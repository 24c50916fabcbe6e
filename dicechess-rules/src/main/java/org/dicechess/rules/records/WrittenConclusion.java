package org.dicechess.rules.records;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.dicechess.Color;
import org.dicechess.Conclusion;
import org.dicechess.Result;

/**
 * Reads how a game ended that the rules have not ended.
 *
 * @param source the whole text
 * @param result the stated result
 */
record WrittenConclusion(RecordSource source, RecordPart result) {

    private static final String BY = " by ";

    /** Returns the word of records for a side: {@code white}, {@code black}. */
    static String text(Color side) {
        return side.name().toLowerCase(Locale.ROOT);
    }

    /**
     * Returns the conclusion of a line, which {@link Conclusion#text()} wrote.
     *
     * @param why its text for people
     */
    Conclusion read(RecordPart line, RecordPart why) {
        int by = line.text().indexOf(BY);
        return by < 0
                ? read(line, line, Optional.empty(), why)
                : read(
                        line,
                        new RecordPart(line.text().substring(0, by), line.at()),
                        Optional.of(line.within(by + BY.length() + 1)),
                        why);
    }

    /**
     * Returns the conclusion with these parts.
     *
     * @param whole where a complaint about all of them is reported
     */
    Conclusion read(RecordPart whole, RecordPart kind, Optional<RecordPart> by, RecordPart why) {
        Conclusion.Kind what = named(kind, List.of(Conclusion.Kind.values()), Conclusion.Kind::text);
        Optional<Color> side = by.map(part -> named(part, List.of(Color.values()), WrittenConclusion::text));
        Result given = named(result, List.of(Result.values()), Result::text);
        Conclusion conclusion = source.valid(whole, () -> new Conclusion(what, side, given, ""));
        return source.valid(why, () -> conclusion.because(why.text()));
    }

    private <T> T named(RecordPart part, List<T> all, Function<T, String> name) {
        List<String> names = new ArrayList<>();
        for (T one : all) {
            if (name.apply(one).equals(part.text())) {
                return one;
            }
            names.add(name.apply(one));
        }
        throw source.error(part, "expected one of " + names + " for a conclusion, found '" + part.text() + "'");
    }
}
