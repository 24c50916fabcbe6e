package org.dicechess.rules.setup;

import java.util.List;
import org.dicechess.rules.yaml.Form;

/** The forms of the values in the setup. */
public final class SetupForms {

    private SetupForms() {}

    /** Returns the forms, in no order that matters. */
    public static List<Form> all() {
        return List.of(
                Form.of("setup").text().map(SetupReader.KEYS),
                Form.of("deal").map(StepDealReader.KEYS).map(TableDealReader.KEYS),
                Form.of(StepDealReader.STEP),
                Form.of(TableDealReader.SLOT),
                Form.of(DealTableReader.KEYS),
                Form.of("read-dice").text().map(DealTableReader.TOTAL),
                Form.of("row").texts().names("cell"),
                Form.of("cell").text());
    }
}
