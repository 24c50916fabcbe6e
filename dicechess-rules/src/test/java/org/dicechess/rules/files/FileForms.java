package org.dicechess.rules.files;

import java.util.List;
import org.dicechess.rules.yaml.Form;
import org.dicechess.rules.yaml.Keys;

/** The forms of what puts the parts of a definition together. */
public final class FileForms {

    private FileForms() {}

    /** Returns the forms for games with these keys, in no order that matters. */
    public static List<Form> of(Keys game) {
        Keys changes = game.except(ChosenOptions.FIXED).and(ChosenOptions.CHOICE);
        return List.of(
                Form.of(ChosenOptions.KEYS),
                Form.of(ChosenOptions.CHOICE.name()).map(changes));
    }
}
