package org.dicechess.rules.sections;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.dicechess.Drawing;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlText;

/** Reads {@code picture}: how the board is drawn. It changes nothing in play. */
public final class DrawingReader {

    private static final int MOST_AREAS = 12;

    /** The colours of areas whose definition gives none, in turn. */
    private static final List<String> COLORS =
            List.of("#4dabf7", "#ff922b", "#51cf66", "#cc5de8", "#fcc419", "#20c997");

    private final List<Area> areas;
    private final Problems problems;
    private final DefinedNames names;

    public DrawingReader(List<Area> areas, Problems problems) {
        this.areas = areas;
        this.problems = problems;
        this.names = new DefinedNames(problems);
    }

    /** Returns the drawing. Its areas stand in the order of the text; those with a problem are left out. */
    public Drawing read(YamlMap picture) {
        Fields fields = new Fields(picture, problems);
        boolean checkered = fields.flag("checkered").orElse(true);
        boolean hexagonal = fields.flag("hexagonal").orElse(false);
        Optional<YamlMap> drawn = fields.map("areas");
        fields.done();
        return new Drawing(checkered, hexagonal, drawn.isPresent() ? areas(drawn.get()) : List.of());
    }

    private List<Drawing.Area> areas(YamlMap map) {
        List<Drawing.Area> drawn = new ArrayList<>();
        for (YamlMap.Entry entry : map.entries()) {
            YamlText name = new YamlText(entry.keyLocation(), map.path(), entry.key(), false);
            boolean known = names.find(name, "area", areas).isPresent();
            if (!(entry.value() instanceof YamlMap area)) {
                problems.report(entry.value(), "E-TYPE", "map expected: color and title, {} for neither");
            } else {
                area(entry.key(), area, COLORS.get(drawn.size() % COLORS.size()), known)
                        .ifPresent(drawn::add);
            }
        }
        if (map.entries().size() > MOST_AREAS) {
            problems.report(map, "E-RANGE", map.entries().size() + " areas in pictures; at most " + MOST_AREAS);
        }
        return drawn;
    }

    private Optional<Drawing.Area> area(String name, YamlMap area, String usual, boolean known) {
        Fields fields = new Fields(area, problems);
        Optional<YamlText> color = fields.symbolText("color");
        Optional<YamlText> title = fields.title("title", Drawing.Area.LONGEST_TITLE);
        fields.done();
        boolean colored = color.isEmpty() || isColor(color.get());
        return known && colored
                ? Optional.of(new Drawing.Area(
                        name,
                        color.isPresent() ? color.get().text() : usual,
                        title.isPresent() ? title.get().text() : name))
                : Optional.empty();
    }

    private boolean isColor(YamlText color) {
        boolean good = Drawing.Area.isColor(color.text());
        if (!good) {
            problems.report(
                    color,
                    "E-COLOR",
                    "bad colour " + Problems.quoted(color.text())
                            + "; expected # and six digits 0-9 a-f in quotes, as \"#e8d5a0\"");
        }
        return good;
    }
}
