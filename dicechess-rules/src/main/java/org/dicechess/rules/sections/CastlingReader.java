package org.dicechess.rules.sections;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.dicechess.rules.betza.Ride;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Squares;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Key;
import org.dicechess.rules.yaml.Keys;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlText;

/**
 * Reads {@code castling}: king, rook, and for each way to castle White's squares; Black's are mirrored. {@code rook}
 * may be {@code east} or {@code west}: any rook on that side of the king. The king may then stand anywhere on its rank.
 */
public final class CastlingReader {

    static final Keys KEYS = Keys.of(
            "castling",
            Key.symbol("king", "piece"),
            Key.symbols("rook", "piece"),
            Key.names("ways", "way-to-castle"),
            Key.word("die", List.of("either", "king", "rook", "both")),
            Key.flag("unattacked"),
            Key.flag("dropped"));

    static final Keys WAY = Keys.of(
            "way-to-castle",
            Key.symbol("king", "square"),
            Key.symbol("rook", "square"),
            Key.symbol("king-to", "square"),
            Key.symbol("rook-to", "square"),
            Key.symbols("enemy-loses", "castling"));

    private static final List<String> SIDES = List.of("west", "east");

    private final Squares squares;
    private final List<Kind> kinds;
    private final Problems problems;
    private final DefinedNames names;
    private final boolean hasCheck;

    public CastlingReader(Squares squares, List<Kind> kinds, boolean hasCheck, Problems problems) {
        this.hasCheck = hasCheck;
        this.squares = squares;
        this.kinds = kinds;
        this.problems = problems;
        this.names = new DefinedNames(problems);
    }

    private Optional<Kind> named(String key, Fields fields) {
        Optional<YamlText> name = fields.requiredSymbolText(key);
        names.checkOfSides(name.stream().toList(), kinds);
        return names.kind(name, kinds);
    }

    public Optional<CastlingRule> read(YamlMap map) {
        Fields fields = new Fields(map, KEYS, problems);
        Optional<Kind> king = named("king", fields);
        List<Kind> rooks = rooks(fields);
        String die = fields.choice("die").orElse("either");
        boolean guarded = fields.flag("unattacked").orElse(hasCheck);
        boolean dropped = fields.flag("dropped").orElse(false);
        List<CastlingRule.Row> rows = new ArrayList<>();
        Optional<YamlMap> ways = fields.requiredMap("ways");
        if (ways.isPresent() && ways.get().entries().isEmpty()) {
            problems.report(ways.get(), "E-REQUIRED", "no way to castle; expected at least one, or no 'castling'");
        }
        for (YamlMap.Entry entry : ways.isPresent() ? ways.get().entries() : List.<YamlMap.Entry>of()) {
            way(entry, ways.orElseThrow().keys(), rows);
        }
        String rule = fields.rule();
        fields.done();
        if (king.isPresent() && rooks.contains(king.get())) {
            problems.report(map, "E-CASTLING", "king and rook are the same piece; expected two different ones");
        }
        if (king.isPresent() && king.get().rides().stream().anyMatch(Ride::own)) {
            problems.report(
                    map,
                    "E-CASTLING",
                    "the " + king.get().name()
                            + " captures own pieces ('d'), and castling could have the text of a capture;"
                            + " expected another piece, or no 'castling'");
        }
        Set<Integer> rights = new HashSet<>();
        for (CastlingRule.Row row : rows) {
            rights.add(row.color() * squares.size() + row.rook());
        }
        if (rights.size() > CastlingRule.MOST_RIGHTS) {
            problems.report(map, "E-RANGE", rights.size() + " rook squares; at most " + CastlingRule.MOST_RIGHTS);
            return Optional.empty();
        }
        return king.isPresent() && !rooks.isEmpty()
                ? Optional.of(new CastlingRule(king.get(), rooks, faces(die), guarded, rows, dropped, rule))
                : Optional.empty();
    }

    private static CastlingRule.Faces faces(String die) {
        return switch (die) {
            case "king" -> CastlingRule.Faces.KING;
            case "rook" -> CastlingRule.Faces.ROOK;
            case "both" -> CastlingRule.Faces.BOTH;
            default -> CastlingRule.Faces.EITHER;
        };
    }

    private List<Kind> rooks(Fields fields) {
        List<YamlText> texts = fields.requiredTexts("rook");
        names.checkOnce(texts, "E-DUPLICATE", "each piece once");
        names.checkOfSides(texts, kinds);
        return names.all(texts, "piece", kinds);
    }

    private void way(YamlMap.Entry entry, List<String> ways, List<CastlingRule.Row> rows) {
        if (!(entry.value() instanceof YamlMap way)) {
            problems.report(entry.value(), "E-TYPE", "map expected: king, rook, king-to, rook-to");
            return;
        }
        Fields fields = new Fields(way, WAY, problems);
        Optional<YamlText> king = fields.symbolText("king");
        Optional<YamlText> rook = fields.requiredSymbolText("rook");
        List<Integer> kingTo = square(fields.requiredSymbolText("king-to"));
        List<Integer> rookTo = square(fields.requiredSymbolText("rook-to"));
        List<YamlText> forfeits = fields.has("enemy-loses") ? fields.requiredTexts("enemy-loses") : List.of();
        names.checkOnce(forfeits, "E-DUPLICATE", "each way once");
        forfeits.forEach(name -> names.isKnown(name, "castling", ways));
        String rule = fields.rule();
        fields.done();
        if (rook.isPresent() && !kingTo.isEmpty() && !rookTo.isEmpty()) {
            boolean open = SIDES.contains(rook.get().text());
            if (!open && king.isEmpty()) {
                problems.report(way, "E-REQUIRED", "missing 'king', which is required if 'rook' is a square");
                return;
            }
            if (king.isPresent() && king.get().text().equals(rook.get().text())) {
                problems.report(
                        way,
                        "E-CASTLING",
                        "king and rook both stand on " + king.get().text());
                return;
            }
            List<Integer> kings = king.isPresent() ? square(king) : rank(kingTo.get(0));
            List<Integer> rooks = open ? rank(kingTo.get(0)) : square(rook, SIDES);
            add(
                    way,
                    new Pairs(kings, rooks, open ? rook.get().text() : ""),
                    new CastlingRule.Row(
                            0, 0, 0, kingTo.get(0), rookTo.get(0), entry.key(), YamlText.texts(forfeits), rule),
                    rows);
        }
    }

    private record Pairs(List<Integer> kings, List<Integer> rooks, String side) {

        boolean fit(int king, int rook) {
            return side.isEmpty() || (side.equals("east") ? rook > king : rook < king);
        }
    }

    private void add(YamlMap where, Pairs pairs, CastlingRule.Row like, List<CastlingRule.Row> rows) {
        boolean none = true;
        for (int king : pairs.kings()) {
            for (int rook : pairs.rooks()) {
                if (king != rook && pairs.fit(king, rook)) {
                    none = false;
                    both(where, like.from(king, rook), rows);
                }
            }
        }
        if (none && !pairs.kings().isEmpty() && !pairs.rooks().isEmpty()) {
            problems.report(where, "E-CASTLING", "no square for a rook " + pairs.side() + " of the king on its rank");
        }
    }

    private void both(YamlMap where, CastlingRule.Row row, List<CastlingRule.Row> rows) {
        int[] white = {row.king(), row.rook(), row.kingTo(), row.rookTo()};
        int[] black = new int[white.length];
        for (int i = 0; i < white.length; i++) {
            black[i] = squares.mirror(white[i]);
        }
        if (!isOneRank(white) || !isOneRank(black)) {
            problems.report(
                    where,
                    "E-CASTLING",
                    "king and rook must castle along one rank, which has no gap and exists for both sides");
            return;
        }
        if (row.kingTo() == row.rookTo()) {
            problems.report(where, "E-CASTLING", "king and rook both arrive on " + squares.square(row.kingTo()));
            return;
        }
        for (CastlingRule.Row other : rows) {
            if (other.color() == 0 && other.king() == row.king() && other.rook() == row.rook()) {
                problems.report(where, "E-CASTLING", "a second way to castle from the same squares; expected one");
                return;
            }
        }
        rows.add(row);
        rows.add(new CastlingRule.Row(
                1, black[0], black[1], black[2], black[3], row.name(), row.forfeits(), row.rule()));
    }

    private boolean isOneRank(int[] row) {
        int first = Integer.MAX_VALUE;
        int last = 0;
        for (int square : row) {
            if (square < 0
                    || squares.square(square).rank() != squares.square(row[0]).rank()) {
                return false;
            }
            first = Math.min(first, squares.square(square).file());
            last = Math.max(last, squares.square(square).file());
        }
        return isWhole(first, last, squares.square(row[0]).rank());
    }

    private boolean isWhole(int first, int last, int rank) {
        for (int file = first; file <= last; file++) {
            if (squares.at(file, rank) < 0) {
                return false;
            }
        }
        return true;
    }

    private List<Integer> rank(int square) {
        List<Integer> rank = new ArrayList<>();
        for (int file = 0; file < squares.files(); file++) {
            int index = squares.at(file, squares.square(square).rank());
            if (index >= 0) {
                rank.add(index);
            }
        }
        return rank;
    }

    /** Returns the square with this name; empty if there is no text, or, with a problem reported, no such square. */
    private List<Integer> square(Optional<YamlText> text) {
        return square(text, List.of());
    }

    /** Does the same where some words are possible, too. */
    private List<Integer> square(Optional<YamlText> text, List<String> words) {
        for (int square = 0; text.isPresent() && square < squares.size(); square++) {
            if (squares.square(square).text().equals(text.get().text())) {
                return List.of(square);
            }
        }
        if (text.isPresent()) {
            problems.report(
                    text.get(),
                    "E-UNKNOWN-SQUARE",
                    "there is no square " + Problems.quoted(text.get().text()),
                    problems.suggest(text.get().text(), words));
        }
        return List.of();
    }
}
