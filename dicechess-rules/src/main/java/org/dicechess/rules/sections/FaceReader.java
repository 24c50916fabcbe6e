package org.dicechess.rules.sections;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Face;
import org.dicechess.rules.model.Heading;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.Scalars;
import org.dicechess.rules.yaml.YamlList;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;

/**
 * Reads the faces of a die: how many there are, a list of numbers or of what the faces 1, 2, 3 and so on mean, or a map
 * of these to weights. A face names a piece, several pieces, an area, squares as {@code file a}, a direction, or has a
 * label. Patterns of the turn read some label of such a die.
 */
public final class FaceReader {

    static final int MOST_FACES = 100;
    static final int MOST_WEIGHT = 100;
    private static final int MOST_NUMBER = 99;

    private final List<Area> areas;
    private final List<Kind> kinds;
    private final AreaReader squares;
    private final Set<String> read;
    private final Problems problems;
    private final DefinedNames names;

    /**
     * Creates a reader.
     *
     * @param read the words that patterns of the turn read
     */
    public FaceReader(List<Area> areas, List<Kind> kinds, AreaReader squares, Set<String> read, Problems problems) {
        this.areas = areas;
        this.kinds = kinds;
        this.squares = squares;
        this.read = read;
        this.problems = problems;
        this.names = new DefinedNames(problems);
    }

    /** Returns the faces; an empty list, with problems reported, if there are none. */
    List<Face> read(YamlNode node) {
        if (!(node instanceof YamlMap) && !(node instanceof YamlList)) {
            OptionalInt count = new Scalars(problems)
                    .number(node, 1, MOST_FACES, "what each face means stands in brackets, as [pawn, knight]");
            return IntStream.rangeClosed(1, count.orElse(0))
                    .mapToObj(number -> Face.plain(number, 1))
                    .toList();
        }
        List<YamlNode> faces = node instanceof YamlList list ? list.items() : names((YamlMap) node);
        if (faces.isEmpty() || faces.size() > MOST_FACES) {
            problems.report(node, "E-RANGE", faces.size() + " faces; expected 1 to " + MOST_FACES);
            return List.of();
        }
        if (faces.stream().allMatch(FaceReader::isNumber)) {
            return numbers(node, faces);
        }
        boolean labelled = faces.stream().anyMatch(this::isRead);
        return IntStream.range(0, faces.size())
                .mapToObj(i -> face(i + 1, faces.get(i), weight(node, i), labelled))
                .toList();
    }

    private static boolean isNumber(YamlNode face) {
        return face instanceof YamlText word && word.text().matches("-?[0-9]+");
    }

    /** Reads numbers; one that stands on several faces is one face with their weight. */
    private List<Face> numbers(YamlNode node, List<YamlNode> faces) {
        TreeMap<Integer, Integer> weights = new TreeMap<>();
        for (int i = 0; i < faces.size(); i++) {
            int number =
                    new Scalars(problems).number(faces.get(i), 0, MOST_NUMBER).orElse(0);
            weights.merge(number, weight(node, i), Integer::sum);
        }
        return weights.entrySet().stream()
                .map(face -> Face.plain(face.getKey(), face.getValue()))
                .toList();
    }

    private static List<YamlNode> names(YamlMap map) {
        return map.entries().stream()
                .<YamlNode>map(
                        entry -> new YamlText(entry.keyLocation(), map.path() + "." + entry.key(), entry.key(), true))
                .toList();
    }

    private int weight(YamlNode faces, int face) {
        return faces instanceof YamlMap map
                ? new Scalars(problems)
                        .number(
                                map.entries().get(face).value(),
                                1,
                                MOST_WEIGHT,
                                "a weight stands behind a face, as {pawn: 2, knight: 1}")
                        .orElse(1)
                : 1;
    }

    /** Returns whether a face is a label that some pattern reads. */
    private boolean isRead(YamlNode face) {
        return face instanceof YamlText word && read.contains(word.text()) && !isPiece(word.text());
    }

    private Face face(int number, YamlNode node, int weight, boolean labelled) {
        List<YamlNode> items = node instanceof YamlList list ? list.items() : List.of(node);
        List<YamlText> words = new ArrayList<>();
        for (YamlNode item : items) {
            new Scalars(problems).symbol(item).ifPresent(words::add);
        }
        return words.size() == 1 ? named(number, words.get(0), weight, labelled) : pieces(number, words, weight);
    }

    private Face pieces(int number, List<YamlText> words, int weight) {
        Optional<YamlText> squares = words.stream()
                .filter(word -> !isPiece(word.text()) && area(word.text()).isPresent())
                .findFirst();
        if (squares.isPresent()) {
            problems.report(
                    squares.get(),
                    "E-UNKNOWN-PIECE",
                    "unknown piece " + Problems.quoted(squares.get().text()),
                    "a list on a face names pieces; for squares name an area of these squares");
            return Face.plain(number, weight);
        }
        names.checkOnce(words, "E-DUPLICATE", "each piece once on a face");
        names.checkOfSides(words, kinds);
        return new Face(number, "", names.all(words, "piece", kinds), Optional.empty(), weight);
    }

    private Face named(int number, YamlText word, int weight, boolean labelled) {
        boolean label = !isPiece(word.text()) && isLabel(word);
        Optional<Area> area = isPiece(word.text()) ? Optional.empty() : area(word.text());
        boolean direction = label && Heading.of(word.text()).isPresent();
        if (area.isPresent() || direction || label && labelled) {
            return new Face(number, word.text(), List.of(), area, weight);
        }
        if (label && !problems.isUnder("pieces")) {
            problems.report(
                    word,
                    "E-UNKNOWN-PIECE",
                    "unknown piece " + Problems.quoted(word.text()),
                    isNumber(word)
                            ? "dice of numbers have numbers alone, as 'faces: 6' or 'faces: [1, 1, 2]'"
                            : "a label needs a pattern under 'then' that reads it");
            return Face.plain(number, weight);
        }
        return pieces(number, List.of(word), weight);
    }

    /** Returns whether a word may be a label of a die that has labels: it is read, or looks like no name of a piece. */
    private boolean isLabel(YamlText word) {
        List<String> pieces = kinds.stream().map(Kind::name).toList();
        return isRead(word) || problems.suggest(word.text(), pieces).isEmpty();
    }

    private boolean isPiece(String word) {
        return kinds.stream().anyMatch(kind -> kind.name().equals(word));
    }

    private Optional<Area> area(String word) {
        return areas.stream()
                .filter(area -> area.name().equals(word))
                .findFirst()
                .or(() -> squares.squares(word));
    }
}
