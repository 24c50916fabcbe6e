package org.dicechess.rules.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.dicechess.Color;
import org.dicechess.Piece;
import org.dicechess.Square;
import org.dicechess.Variant;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/**
 * The parts of a definition that the slow generator needs, read from the file by SnakeYAML instead of the library.
 * Squares, areas and the array come from the variant, because other tests check them.
 */
final class ReferenceRules {

    /** The rule for an attacked royal. */
    enum Safety {
        IGNORED,
        KEPT,
        MAY_BE_TAKEN
    }

    /** An ending with the words that hosts see. */
    record End(String when, String reason, String result, List<String> pieces, int reaches, String side) {}

    final Set<Square> squares;
    final int files;
    final int ranks;
    final Map<String, ReferenceKind> kinds = new LinkedHashMap<>();
    final Map<String, Set<Square>> initial = new LinkedHashMap<>();
    final Safety safety;
    final String royals;
    final boolean castles;
    final boolean counts;
    final List<End> endings = new ArrayList<>();

    /**
     * One letter for each stage: {@code r} for a roll, {@code m} for a move, {@code o} for one that may be left out.
     */
    final String stages;

    /** The kinds that each face of the only pool allows; empty without dice. */
    final List<String> faces;

    private final Variant variant;
    private final Set<String> opens = new HashSet<>();

    private ReferenceRules(Map<String, Object> file, Variant variant) {
        this.variant = variant;
        this.squares = new TreeSet<>(variant.board().squares());
        this.files = variant.board().files();
        this.ranks = variant.board().ranks();
        section(file, "pieces").forEach((name, piece) -> kinds.put(name, kind(name, map(piece))));
        section(file, "pieces").forEach((name, piece) -> startAnywhere(name, map(piece)));
        for (Square square : squares) {
            variant.start()
                    .board()
                    .at(square)
                    .filter(piece -> !opens.contains(piece.type().name()))
                    .ifPresent(piece -> initial.computeIfAbsent(key(piece), absent -> new HashSet<>())
                            .add(square));
        }
        this.safety = !file.containsKey("check")
                ? Safety.IGNORED
                : section(file, "check").containsKey("attacked-royal") ? Safety.MAY_BE_TAKEN : Safety.KEPT;
        this.royals = (String) section(file, "check").getOrDefault("royals", "any");
        this.castles = file.containsKey("castling");
        this.counts = file.containsKey("counters");
        this.faces = section(file, "dice").values().stream()
                .findFirst()
                .map(pool -> texts(map(pool).get("faces")))
                .orElse(List.of());
        this.stages = stages(file.get("turn"));
        section(file, "endings").forEach((name, ending) -> endings.add(end(name, map(ending))));
    }

    static ReferenceRules read(Path file, Variant variant) {
        try {
            String text = Files.readString(file);
            return new ReferenceRules(map(new Yaml(new SafeConstructor(new LoaderOptions())).load(text)), variant);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Optional<ReferenceKind> withSymbol(String symbol) {
        return kinds.values().stream()
                .filter(kind -> kind.symbol().equalsIgnoreCase(symbol))
                .findFirst();
    }

    boolean startsOn(ReferencePiece piece, Square square) {
        return initial.getOrDefault(piece.color() + piece.kind().name() + piece.facing(), Set.of())
                .contains(square);
    }

    boolean promotes(ReferencePiece piece, Square to) {
        return piece.kind()
                .promotionArea()
                .getOrDefault(piece.color(), Set.of())
                .contains(to);
    }

    /** A piece with its own area of initial squares, for kinds without facings. */
    private void startAnywhere(String name, Map<String, Object> piece) {
        if (piece.containsKey("initial")) {
            opens.add(name);
            for (Color color : Color.values()) {
                initial.put(color + name, new HashSet<>(variant.board().area((String) piece.get("initial"), color)));
            }
        }
    }

    private static String key(Piece piece) {
        return piece.owner().orElseThrow()
                + piece.type().name()
                + piece.facing().map(facing -> facing.text()).orElse("");
    }

    private ReferenceKind kind(String name, Map<String, Object> piece) {
        Map<String, Object> promotion = section(piece, "promotion");
        Map<Color, Set<Square>> area = new LinkedHashMap<>();
        if (!promotion.isEmpty()) {
            for (Color color : Color.values()) {
                area.put(color, new LinkedHashSet<>(variant.board().area((String) promotion.get("area"), color)));
            }
        }
        return new ReferenceKind(
                name,
                (String) piece.get("symbol"),
                piece.get("move") instanceof String move ? ReferenceKind.rides(move) : List.of(),
                Boolean.TRUE.equals(piece.get("royal")),
                "forward".equals(piece.get("facings")) ? List.of() : texts(piece.get("facings")),
                "forward".equals(piece.get("facings")),
                area,
                texts(promotion.get("to")),
                Boolean.TRUE.equals(promotion.get("optional")));
    }

    private static String stages(Object turn) {
        if (turn instanceof List<?> list) {
            StringBuilder stages = new StringBuilder();
            list.forEach(stage -> stages.append(stages(stage)));
            return stages.toString();
        }
        return turn instanceof Map<?, ?> map ? map.containsKey("roll") ? "r" : "o" : "m";
    }

    private static End end(String name, Map<String, Object> ending) {
        Map<String, Object> condition = ending.get("when") instanceof Map<?, ?> when ? map(when) : Map.of();
        return new End(
                condition.isEmpty() ? (String) ending.get("when") : "condition",
                name.replace('-', ' '),
                (String) ending.get("result"),
                texts(ending.getOrDefault("pieces", condition.get("pieces"))),
                (Integer) ending.getOrDefault("reaches", condition.getOrDefault("at-most", 0)),
                (String) ending.getOrDefault("side", ""));
    }

    private static List<String> texts(Object value) {
        List<String> texts = new ArrayList<>();
        if (value instanceof List<?> list) {
            list.forEach(item -> texts.add(String.valueOf(item)));
        } else if (value != null) {
            texts.add(String.valueOf(value));
        }
        return texts;
    }

    private static Map<String, Object> section(Map<String, Object> from, String key) {
        return from.containsKey(key) ? map(from.get(key)) : Map.of();
    }

    private static Map<String, Object> map(Object value) {
        Map<String, Object> map = new LinkedHashMap<>();
        ((Map<?, ?>) value).forEach((key, content) -> map.put((String) key, content));
        return map;
    }
}
