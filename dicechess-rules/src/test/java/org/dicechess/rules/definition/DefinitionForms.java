package org.dicechess.rules.definition;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.rules.files.FileForms;
import org.dicechess.rules.sections.SectionForms;
import org.dicechess.rules.setup.SetupForms;
import org.dicechess.rules.turn.TurnForms;
import org.dicechess.rules.yaml.Form;

/** The forms of all values of a definition, as the readers describe them. */
public final class DefinitionForms {

    private DefinitionForms() {}

    /** Returns the forms; the first one is that of a whole file. */
    public static List<Form> all() {
        List<Form> forms = new ArrayList<>();
        forms.add(Form.of(Sections.KEYS));
        forms.add(Form.of(GameReader.CHECK));
        forms.addAll(FileForms.of(Sections.KEYS));
        forms.addAll(SectionForms.all());
        forms.addAll(TurnForms.all());
        forms.addAll(SetupForms.all());
        return forms;
    }
}
