package org.dicechess.rules.setup;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Deal;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Squares;
import org.dicechess.rules.model.StepDeal;
import org.dicechess.rules.sections.DefinedNames;
import org.dicechess.rules.sections.SquareTerms;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Key;
import org.dicechess.rules.yaml.Keys;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlList;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;

/** Reads a {@code deal} by {@code steps}: each step chooses among the squares that are still free. */
final class StepDealReader {

    static final Keys KEYS = Keys.of(
            "deal-by-steps",
            Key.id("die").without("dice"),
            Key.id("dice"),
            Key.flag("mirrored"),
            Key.list("steps", "step-of-deal"),
            Key.node(SetupReader.ONLY_IF, "condition"));

    static final Keys STEP = Keys.of(
            "step-of-deal",
            Key.symbols("place", "piece"),
            Key.symbols("on", "squares"),
            Key.word("for", List.of("white", "black")),
            Key.word("facing", List.of("rolled")));

    /** The most steps, so that the text of a roll with one die for each step is short enough to be read. */
    private static final int MOST_STEPS = 100;

    /** The most ways times squares of steps, as a load may look at each way. */
    private static final long MOST_SQUARES = 10_000_000;

    private final Squares squares;
    private final List<Area> areas;
    private final List<Kind> kinds;
    private final List<Pool> pools;
    private final Problems problems;

    StepDealReader(Squares squares, List<Area> areas, List<Kind> kinds, List<Pool> pools, Problems problems) {
        this.squares = squares;
        this.areas = areas;
        this.kinds = kinds;
        this.pools = pools;
        this.problems = problems;
    }

    Optional<Deal> read(YamlMap map) {
        Fields fields = new Fields(map, KEYS, problems);
        boolean each = fields.has("dice");
        Optional<YamlText> die = each ? fields.name("dice") : fields.requiredName("die");
        boolean mirrored = fields.flag("mirrored").orElse(false);
        fields.node(SetupReader.ONLY_IF);
        List<StepDeal.Step> steps = new ArrayList<>();
        Optional<YamlList> list = fields.requiredList("steps");
        if (list.isPresent()) {
            steps(list.get(), steps, mirrored);
        }
        String rule = fields.rule();
        fields.done();
        return steps.isEmpty()
                ? Optional.empty()
                : Optional.of(new StepDeal(
                        die.isPresent() ? ownName(die.get().text()) : "", each, mirrored, List.copyOf(steps), rule));
    }

    /**
     * Returns a name that no other dice have, as hosts know dice by their names: {@code d4} may become {@code d4-deal}.
     */
    private String ownName(String name) {
        String own = name;
        for (boolean taken = true; taken; ) {
            taken = false;
            for (Pool pool : pools) {
                taken |= pool.name().equals(own);
            }
            own = taken ? own + "-deal" : own;
        }
        return own;
    }

    private void steps(YamlList list, List<StepDeal.Step> steps, boolean mirrored) {
        if (list.items().size() > MOST_STEPS) {
            problems.report(list, "E-RANGE", list.items().size() + " steps of a deal; at most " + MOST_STEPS);
            return;
        }
        long ways = 1;
        long read = 0;
        List<BitSet> used = new ArrayList<>();
        for (YamlNode item : list.items()) {
            if (!(item instanceof YamlMap map)) {
                problems.report(item, "E-TYPE", "map expected: place and on");
                continue;
            }
            Optional<StepDeal.Step> step = step(map, steps, used, mirrored);
            if (step.isPresent()) {
                steps.add(step.get());
                ways *= step.get().ways();
                read += step.get().squares().size();
            }
            if (ways > StepDeal.MOST_WAYS) {
                break;
            }
        }
        if (isLarge(list, ways, read)) {
            steps.clear();
            return;
        }
        if (steps.isEmpty()) {
            problems.report(list, "E-REQUIRED", "empty list; expected at least one step");
        }
    }

    /** Reports a deal with too many ways, or too many squares in all ways. */
    private boolean isLarge(YamlList list, long ways, long read) {
        if (ways > StepDeal.MOST_WAYS) {
            problems.report(
                    list,
                    "E-RANGE",
                    "more than " + StepDeal.MOST_WAYS + " ways to deal; at most " + StepDeal.MOST_WAYS);
            return true;
        }
        if (ways * read > MOST_SQUARES) {
            problems.report(
                    list,
                    "E-RANGE",
                    ways + " ways to deal, times " + read + " squares of the steps, are " + ways * read + "; at most "
                            + MOST_SQUARES);
            return true;
        }
        return false;
    }

    private Optional<StepDeal.Step> step(YamlMap map, List<StepDeal.Step> before, List<BitSet> used, boolean mirrored) {
        Fields fields = new Fields(map, STEP, problems);
        List<Kind> pieces = new DefinedNames(problems).all(fields.requiredTexts("place"), "piece", kinds);
        BitSet on = new SquareTerms(squares, areas, Color.WHITE, problems).all(fields.requiredTexts("on"));
        Color color = fields.choice("for").orElse("white").equals("white") ? Color.WHITE : Color.BLACK;
        boolean facing = fields.choice("facing").isPresent();
        fields.rule();
        fields.done();
        if (mirrored && (facing || color == Color.BLACK)) {
            problems.report(map, "E-DEAL", "a mirrored deal has only steps for White, without facings");
        }
        if (facing && (pieces.size() != 1 || pieces.get(0).facings().isEmpty())) {
            problems.report(map, "E-DEAL", "'facing: rolled' needs one piece, of a kind with facings");
            return Optional.empty();
        }
        int taken = 0;
        for (int i = 0; i < used.size(); i++) {
            taken += overlap(map, used.get(i), on) ? before.get(i).pieces().size() : 0;
        }
        if (mirrored && color == Color.WHITE) {
            checkMirror(map, before, on);
        }
        if (pieces.isEmpty() || pieces.size() > on.cardinality() - taken) {
            problems.report(
                    map, "E-RANGE", pieces.size() + " pieces for " + (on.cardinality() - taken) + " free squares");
            return Optional.empty();
        }
        used.add(on);
        return Optional.of(new StepDeal.Step(pieces, color, numbers(on), on.cardinality() - taken, facing));
    }

    private static List<Integer> numbers(BitSet set) {
        List<Integer> numbers = new ArrayList<>();
        for (int number = set.nextSetBit(0); number >= 0; number = set.nextSetBit(number + 1)) {
            numbers.add(number);
        }
        return List.copyOf(numbers);
    }

    /** Checks that every square has an opposite square, and that Black's pieces get other squares than White's. */
    private void checkMirror(YamlMap where, List<StepDeal.Step> before, BitSet on) {
        BitSet all = (BitSet) on.clone();
        for (StepDeal.Step step : before) {
            for (int square : step.squares()) {
                all.set(square);
            }
        }
        for (int square : numbers(on)) {
            int mirror = squares.mirror(square);
            if (mirror < 0 || all.get(mirror)) {
                problems.report(
                        where,
                        "E-MIRROR",
                        mirror < 0
                                ? squares.square(square) + " has no square opposite"
                                : "the mirrored deal uses " + squares.square(mirror) + " for both sides");
                return;
            }
        }
    }

    /**
     * Returns whether an earlier step uses some of these squares. It must use only such squares then, so that the
     * number of free squares does not depend on its choice.
     */
    private boolean overlap(YamlMap where, BitSet earlier, BitSet on) {
        if (!earlier.intersects(on)) {
            return false;
        }
        BitSet outside = (BitSet) earlier.clone();
        outside.andNot(on);
        if (!outside.isEmpty()) {
            problems.report(
                    where,
                    "E-DEAL",
                    "an earlier step uses some of these squares and others; expected only these or none of them");
        }
        return true;
    }
}
