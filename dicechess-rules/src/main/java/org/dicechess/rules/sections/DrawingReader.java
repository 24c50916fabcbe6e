package org.dicechess.rules.sections;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dicechess.Drawing;
import org.dicechess.Square;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Squares;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Key;
import org.dicechess.rules.yaml.Keys;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlText;

/** Reads {@code picture}: how the board is drawn. It changes nothing in play. */
public final class DrawingReader {

    static final Keys KEYS = Keys.of(
            "picture",
            Key.flag("checkered"),
            Key.flag("hexagonal"),
            Key.names("areas", "drawn-area"),
            Key.symbols("lines", "line"));

    static final Keys AREA =
            Keys.of("drawn-area", Key.symbol("color", "color"), Key.title("title", Drawing.Area.LONGEST_TITLE));

    /** The colours of areas whose definition gives none, in turn. */
    private static final List<String> COLORS =
            List.of("#4dabf7", "#ff922b", "#51cf66", "#cc5de8", "#fcc419", "#20c997");

    /** Colours whose red, green and blue differ by less than this, by Pythagoras, look alike. */
    private static final double ALIKE = 50;

    /** The most lines. */
    private static final int MOST_LINES = 200;

    private final Squares squares;
    private final List<Area> areas;
    private final Problems problems;
    private final DefinedNames names;

    public DrawingReader(Squares squares, List<Area> areas, Problems problems) {
        this.squares = squares;
        this.areas = areas;
        this.problems = problems;
        this.names = new DefinedNames(problems);
    }

    /** Returns the drawing. Its areas stand in the order of the text; those with a problem are left out. */
    public Drawing read(YamlMap picture) {
        Fields fields = new Fields(picture, KEYS, problems);
        boolean checkered = fields.flag("checkered").orElse(true);
        boolean hexagonal = fields.flag("hexagonal").orElse(false);
        Optional<YamlMap> drawn = fields.map("areas");
        List<Drawing.Line> lines = lines(fields.textList("lines"));
        fields.done();
        return new Drawing(checkered, hexagonal, drawn.isPresent() ? areas(drawn.get()) : List.of(), lines);
    }

    private List<Drawing.Line> lines(List<YamlText> texts) {
        if (texts.size() > MOST_LINES) {
            problems.report(texts.get(MOST_LINES), "E-RANGE", texts.size() + " lines; at most " + MOST_LINES);
            return List.of();
        }
        Map<String, Square> known = new HashMap<>();
        for (int square = 0; square < (texts.isEmpty() ? 0 : squares.size()); square++) {
            known.put(squares.square(square).text(), squares.square(square));
        }
        List<Drawing.Line> lines = new ArrayList<>();
        for (YamlText text : texts) {
            line(text, known).ifPresent(lines::add);
        }
        return lines;
    }

    private Optional<Drawing.Line> line(YamlText text, Map<String, Square> known) {
        List<Square> ends = Stream.of(text.text().split(" ", -1))
                .flatMap(name -> Optional.ofNullable(known.get(name)).stream())
                .distinct()
                .toList();
        if (ends.size() != 2 || !text.text().equals(ends.get(0) + " " + ends.get(1))) {
            problems.report(
                    text,
                    "E-LINE",
                    Problems.quoted(text.text()) + "; expected two squares of the board with a blank between them, as "
                            + squares.square(0) + " " + squares.square(squares.size() - 1));
            return Optional.empty();
        }
        return Optional.of(new Drawing.Line(ends.get(0), ends.get(1)));
    }

    private List<Drawing.Area> areas(YamlMap map) {
        List<Entry> entries = new ArrayList<>();
        for (YamlMap.Entry entry : map.entries()) {
            YamlText name = new YamlText(entry.keyLocation(), map.path() + "." + entry.key(), entry.key(), false);
            boolean known = names.find(name, "area", areas).isPresent();
            if (!(entry.value() instanceof YamlMap area)) {
                problems.report(entry.value(), "E-TYPE", "map expected: color and title, {} for neither");
            } else {
                entry(entry.key(), area, known).ifPresent(entries::add);
            }
        }
        return colored(entries);
    }

    /** An area of the text. */
    private record Entry(String name, Optional<String> color, String title) {}

    private Optional<Entry> entry(String name, YamlMap area, boolean known) {
        Fields fields = new Fields(area, AREA, problems);
        Optional<YamlText> color = fields.symbolText("color");
        Optional<YamlText> title = fields.title("title");
        fields.done();
        boolean good = color.isEmpty() || isColor(color.get());
        return known && good
                ? Optional.of(new Entry(
                        name,
                        color.map(YamlText::text),
                        title.map(YamlText::text).orElse(name)))
                : Optional.empty();
    }

    private static List<Drawing.Area> colored(List<Entry> entries) {
        List<String> taken = new ArrayList<>();
        entries.forEach(entry -> entry.color().ifPresent(taken::add));
        List<Drawing.Area> drawn = new ArrayList<>();
        for (Entry entry : entries) {
            String color = entry.color().orElseGet(() -> usual(taken, drawn.size()));
            taken.add(color);
            drawn.add(new Drawing.Area(entry.name(), color, entry.title()));
        }
        return drawn;
    }

    /** Returns our colour of this number, or the next one that looks like none of the taken ones. */
    private static String usual(List<String> taken, int number) {
        return IntStream.range(number, number + COLORS.size())
                .mapToObj(i -> COLORS.get(i % COLORS.size()))
                .filter(color -> taken.stream().noneMatch(other -> difference(color, other) < ALIKE))
                .findFirst()
                .orElse(COLORS.get(number % COLORS.size()));
    }

    private static double difference(String one, String other) {
        double squares = 0;
        for (int at = 1; at < one.length(); at += 2) {
            double part = Integer.parseInt(one, at, at + 2, 16) - Integer.parseInt(other, at, at + 2, 16);
            squares += part * part;
        }
        return Math.sqrt(squares);
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
