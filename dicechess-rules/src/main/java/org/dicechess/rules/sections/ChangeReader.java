package org.dicechess.rules.sections;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.dicechess.rules.model.Amount;
import org.dicechess.rules.model.GameNumber;
import org.dicechess.rules.model.NumberChange;
import org.dicechess.rules.model.NumberOf;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlText;

/** Reads the stages that change numbers: {@code {set: {NAME: 3}}} and {@code {add: {NAME: -1}, of: enemy}}. */
public final class ChangeReader {

    private final AmountReader amounts;
    private final Problems problems;

    public ChangeReader(AmountReader amounts, Problems problems) {
        this.amounts = amounts;
        this.problems = problems;
    }

    /**
     * Returns a stage; empty, with a problem reported, if it cannot be read.
     *
     * @param key {@code set} or {@code add}
     */
    public Optional<Stage> read(String key, Fields fields) {
        boolean enemy = amounts.isOfEnemy(fields);
        Optional<YamlMap> map = fields.map(key);
        if (map.isEmpty()) {
            return Optional.empty();
        }
        if (map.get().size() == 0) {
            problems.report(map.get(), "E-REQUIRED", "empty map; expected at least one number");
        }
        List<NumberChange> changes = new ArrayList<>();
        for (YamlMap.Entry entry : map.get().entries()) {
            YamlText name = new YamlText(entry.keyLocation(), map.get().path(), entry.key(), true);
            amounts.number(name, enemy, fields)
                    .flatMap(number -> change(number, key.equals("add"), entry))
                    .ifPresent(changes::add);
        }
        return changes.isEmpty() ? Optional.empty() : Optional.of(new Stage.Change(List.copyOf(changes)));
    }

    private Optional<NumberChange> change(NumberOf of, boolean adds, YamlMap.Entry entry) {
        GameNumber number = amounts.number(of);
        int range = number.to() - number.from();
        Optional<Amount> amount =
                amounts.read(entry.value(), adds ? -range : number.from(), adds ? range : number.to());
        boolean writes = entry.value() instanceof YamlText text && text.text().matches("[-+]?0+");
        if (adds && writes && amount.equals(Optional.of(Amount.of(0)))) {
            problems.report(entry.value(), "E-UNUSED", "0 changes nothing; expected another number");
        }
        return amount.map(read -> new NumberChange(of, adds, read));
    }
}
