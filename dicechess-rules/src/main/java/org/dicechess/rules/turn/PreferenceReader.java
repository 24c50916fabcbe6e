package org.dicechess.rules.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.model.Preference;
import org.dicechess.rules.sections.MoveFilterReader;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlList;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;

/** Reads which moves of a stage come first: {@code prefer} with a filter of moves, or a list in order. */
record PreferenceReader(MoveFilterReader moves, Problems problems) {

    static final String KEY = "prefer";

    /**
     * Reads the preferences beside the key of a stage.
     *
     * @param allowed what the stage allows
     */
    List<Preference> read(Fields fields, List<MoveFilter> allowed) {
        Optional<YamlNode> node = fields.node(KEY);
        List<Preference> found = new ArrayList<>();
        for (YamlNode one : node.map(PreferenceReader::inOrder).orElse(List.of())) {
            Preference read = new Preference(
                    moves.readMost(one).map(List::of).orElseGet(() -> moves.read(one)), rule(one, fields.map()));
            checkMost(one, read, fields.map(), found);
            check(one, read, allowed, found);
            found.add(read);
        }
        return List.copyOf(found);
    }

    /** Checks that most captures stand beside a stage that captures, and nothing behind them: some move is best. */
    private void checkMost(YamlNode place, Preference read, YamlMap stage, List<Preference> before) {
        boolean picks = stage.get("pick").isPresent() || stage.get("pick-piece").isPresent();
        if (picks && read.asks(MoveFilter.CapturesMost.class)) {
            problems.report(
                    place,
                    "E-FILTER",
                    "a pick captures nothing, so none captures most; expected 'captures: most' beside the move");
        }
        if (before.stream().anyMatch(one -> one.asks(MoveFilter.CapturesMost.class))) {
            problems.report(
                    place, "E-UNUSED", "some move always captures most; expected nothing behind 'captures: most'");
        }
    }

    private static List<? extends YamlNode> inOrder(YamlNode node) {
        return node instanceof YamlList list ? list.items() : List.of(node);
    }

    /** Returns the rule that the preference itself names, or else the stage. */
    private static String rule(YamlNode preference, YamlMap stage) {
        Optional<String> own = preference instanceof YamlMap map ? rule(map) : Optional.empty();
        return own.or(() -> rule(stage)).orElse("");
    }

    private static Optional<String> rule(YamlMap map) {
        return map.get("rule")
                .filter(YamlText.class::isInstance)
                .map(YamlText.class::cast)
                .map(YamlText::text);
    }

    /** Checks that the preference changes something. */
    private void check(YamlNode place, Preference read, List<MoveFilter> allowed, List<Preference> before) {
        if (problems.isUnder("turn") || problems.isUnder("first-turn")) {
            return;
        }
        if (read.filters().contains(MoveFilter.ANY)) {
            problems.report(
                    place, "E-FILTER", "each move comes first here, which changes nothing; expected a filter of moves");
        } else if (read.filters().equals(allowed)) {
            problems.report(
                    place, "E-FILTER", "the stage allows no other moves than these; expected a filter of some of them");
        } else if (before.stream().anyMatch(one -> one.filters().equals(read.filters()))) {
            problems.report(place, "E-DUPLICATE", "this filter stands in the list before; expected each once");
        }
    }
}
