package org.dicechess.rules.definition;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.NotationException;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.BoardField;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Man;
import org.dicechess.rules.model.Setup;
import org.dicechess.rules.model.Squares;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Location;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.Scalars;
import org.dicechess.rules.yaml.YamlList;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;

/** Reads {@code setup}: a position, or {@code {position, deal}} where a roll places further men. */
final class SetupReader {

    private static final Setup.Deal NOTHING = new Setup.Deal("", false, false, List.of(), "");
    private static final int MOST_FACES = 100_000;

    private final Squares squares;
    private final List<Area> areas;
    private final List<Kind> kinds;
    private final Problems problems;

    SetupReader(Squares squares, List<Area> areas, List<Kind> kinds, Problems problems) {
        this.squares = squares;
        this.areas = areas;
        this.kinds = kinds;
        this.problems = problems;
    }

    Optional<Setup> read(YamlNode node) {
        if (!(node instanceof YamlMap map)) {
            return new Scalars(problems).symbol(node).flatMap(this::position).map(text -> new Setup(text, NOTHING));
        }
        Fields fields = new Fields(map, problems);
        Optional<String> position = fields.requiredSymbolText("position").flatMap(this::position);
        Setup.Deal deal = fields.map("deal").map(this::deal).orElse(NOTHING);
        fields.rule();
        fields.done();
        position.ifPresent(text -> checkRoom(map, text, deal));
        return position.map(text -> new Setup(text, deal));
    }

    private Optional<String> position(YamlText text) {
        try {
            BoardField.parse(text.text(), squares, kinds);
            return Optional.of(text.text());
        } catch (NotationException wrong) {
            Location at = text.location();
            int column = at.column() + wrong.column() - 1 + (text.plain() ? 0 : 1);
            problems.report(new Location(at.file(), at.line(), column), text.path(), "E-POSITION", wrong.getMessage());
            return Optional.empty();
        }
    }

    /** Nothing is dealt onto the men of the position. */
    private void checkRoom(YamlMap where, String position, Setup.Deal deal) {
        List<Man> men = BoardField.parse(position, squares, kinds);
        for (Setup.Step step : deal.steps()) {
            for (int square : step.squares()) {
                int mirror = deal.mirrored() ? squares.mirror(square) : square;
                if (men.get(square) != null || men.get(mirror) != null) {
                    problems.report(where, "E-DEAL", "men are dealt to " + squares.square(square) + ", where the position has one");
                    return;
                }
            }
        }
    }

    private Setup.Deal deal(YamlMap map) {
        Fields fields = new Fields(map, problems);
        boolean each = fields.has("dice");
        String die = (each ? fields.name("dice") : fields.requiredName("die")).map(YamlText::text).orElse("");
        boolean mirrored = fields.flag("mirrored").orElse(false);
        List<Setup.Step> steps = new ArrayList<>();
        fields.requiredList("steps").ifPresent(list -> steps(list, steps, mirrored));
        String rule = fields.rule().map(YamlText::text).orElse("");
        fields.done();
        return new Setup.Deal(die, each, mirrored, List.copyOf(steps), rule);
    }

    private void steps(YamlList list, List<Setup.Step> steps, boolean mirrored) {
        long faces = 1;
        List<BitSet> used = new ArrayList<>();
        for (YamlNode item : list.items()) {
            if (!(item instanceof YamlMap map)) {
                problems.report(item, "E-TYPE", "map expected: place and on");
                continue;
            }
            Optional<Setup.Step> step = step(map, steps, used, mirrored);
            step.ifPresent(steps::add);
            faces *= step.map(Setup.Step::ways).orElse(1);
            if (faces > MOST_FACES || faces < 1) {
                problems.report(list, "E-RANGE", "more than " + MOST_FACES + " ways to deal");
                return;
            }
        }
        if (steps.isEmpty()) {
            problems.report(list, "E-REQUIRED", "at least one step");
        }
    }

    private Optional<Setup.Step> step(YamlMap map, List<Setup.Step> before, List<BitSet> used, boolean mirrored) {
        Fields fields = new Fields(map, problems);
        List<Kind> men = fields.requiredTexts("place").stream()
                .flatMap(name -> new Names(problems).kind(name, kinds).stream())
                .toList();
        BitSet on = new SquareTerms(squares, areas, problems).all(fields.requiredTexts("on"));
        Color color = fields.choice("for", List.of("white", "black")).orElse("white").equals("white") ? Color.WHITE : Color.BLACK;
        boolean facing = fields.choice("facing", List.of("rolled")).isPresent();
        fields.rule();
        fields.done();
        if (mirrored && (facing || color == Color.BLACK)) {
            problems.report(map, "E-DEAL", "a mirrored deal places White's men, and deals no facings");
        }
        if (facing && (men.size() != 1 || men.get(0).facings().isEmpty())) {
            problems.report(map, "E-DEAL", "a facing is rolled for one man of a kind with facings");
            return Optional.empty();
        }
        int taken = 0;
        for (int i = 0; i < used.size(); i++) {
            taken += overlap(map, used.get(i), on) ? before.get(i).men().size() : 0;
        }
        if (mirrored) {
            checkMirror(map, before, on);
        }
        if (men.isEmpty() || men.size() > on.cardinality() - taken) {
            problems.report(map, "E-RANGE", men.size() + " men for " + (on.cardinality() - taken) + " free squares");
            return Optional.empty();
        }
        used.add(on);
        return Optional.of(new Setup.Step(men, color, on.stream().boxed().toList(), on.cardinality() - taken, facing));
    }

    /** Every square has one opposite, and Black's men do not meet White's there. */
    private void checkMirror(YamlMap where, List<Setup.Step> before, BitSet on) {
        BitSet all = (BitSet) on.clone();
        before.forEach(step -> step.squares().forEach(all::set));
        for (int square : on.stream().toArray()) {
            int mirror = squares.mirror(square);
            if (mirror < 0 || all.get(mirror)) {
                problems.report(
                        where,
                        "E-MIRROR",
                        mirror < 0
                                ? "no square opposite to " + squares.square(square)
                                : "a deal is mirrored onto its own square " + squares.square(mirror));
                return;
            }
        }
    }

    /** The number of free squares must not depend on earlier picks: an earlier step is inside or apart. */
    private boolean overlap(YamlMap where, BitSet earlier, BitSet on) {
        if (!earlier.intersects(on)) {
            return false;
        }
        BitSet outside = (BitSet) earlier.clone();
        outside.andNot(on);
        if (!outside.isEmpty()) {
            problems.report(where, "E-DEAL", "the squares of an earlier step lie partly inside: all or none expected");
        }
        return true;
    }
}
