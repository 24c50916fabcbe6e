package org.dicechess.rules.turn;

import java.util.List;
import java.util.stream.Stream;
import org.dicechess.rules.yaml.Form;

/** The forms of the values in a turn. */
public final class TurnForms {

    private TurnForms() {}

    /** Returns the forms, in no order that matters. */
    public static List<Form> all() {
        return List.of(
                Form.of("part")
                        .words(Stream.concat(StageReader.WORDS.stream(), Stream.of(StageWords.PASS, StageWords.STOP))
                                .toList())
                        .items("part", 1, Integer.MAX_VALUE)
                        .map(StageWords.KEYS),
                Form.of("option-of-turn").other("part").map(StageWords.OPTION),
                Form.of(StageReader.SPEND));
    }
}
