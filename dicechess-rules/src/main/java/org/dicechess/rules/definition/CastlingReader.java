package org.dicechess.rules.definition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Squares;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlText;

/**
 * Reads {@code castling}: king, rook, and for each way its squares as White has them; Black's are mirrored. {@code rook} may
 * be {@code east} or {@code west}: any rook on that side of the king, who may then stand anywhere on his rank.
 */
final class CastlingReader {

    private static final List<String> SIDES = List.of("west", "east");

    private final Squares squares;
    private final List<Kind> kinds;
    private final Problems problems;
    private final Names names;
    private final boolean hasCheck;

    CastlingReader(Squares squares, List<Kind> kinds, boolean hasCheck, Problems problems) {
        this.hasCheck = hasCheck;
        this.squares = squares;
        this.kinds = kinds;
        this.problems = problems;
        this.names = new Names(problems);
    }

    Optional<CastlingRule> read(YamlMap map) {
        Fields fields = new Fields(map, problems);
        Optional<Kind> king = fields.requiredSymbolText("king").flatMap(name -> names.kind(name, kinds));
        Optional<Kind> rook = fields.requiredSymbolText("rook").flatMap(name -> names.kind(name, kinds));
        String die = fields.choice("die", List.of("either", "king", "rook", "both")).orElse("either");
        boolean guarded = fields.flag("unattacked").orElse(hasCheck);
        List<CastlingRule.Row> rows = new ArrayList<>();
        fields.requiredMap("ways").ifPresent(ways -> ways.entries().forEach(entry -> way(entry, rows)));
        String rule = fields.rule().map(YamlText::text).orElse("");
        fields.done();
        if (king.isPresent() && rook.isPresent() && king.get().equals(rook.get())) {
            problems.report(map, "E-CASTLING", "king and rook are different pieces");
        }
        long rights = rows.stream().map(row -> row.color() * squares.size() + row.rook()).distinct().count();
        if (rights > CastlingRule.MOST_RIGHTS) {
            problems.report(map, "E-RANGE", rights + " rook squares; at most " + CastlingRule.MOST_RIGHTS);
            return Optional.empty();
        }
        return king.flatMap(one -> rook.map(other -> new CastlingRule(one, other, faces(die), guarded, rows, rule)));
    }

    private static CastlingRule.Faces faces(String die) {
        return switch (die) {
            case "king" -> CastlingRule.Faces.KING;
            case "rook" -> CastlingRule.Faces.ROOK;
            case "both" -> CastlingRule.Faces.BOTH;
            default -> CastlingRule.Faces.EITHER;
        };
    }

    private void way(YamlMap.Entry entry, List<CastlingRule.Row> rows) {
        if (!(entry.value() instanceof YamlMap way)) {
            problems.report(entry.value(), "E-TYPE", "map expected: king, rook, king-to, rook-to");
            return;
        }
        Fields fields = new Fields(way, problems);
        Optional<YamlText> king = fields.symbolText("king");
        Optional<YamlText> rook = fields.requiredSymbolText("rook");
        Optional<Integer> kingTo = fields.requiredSymbolText("king-to").flatMap(this::square);
        Optional<Integer> rookTo = fields.requiredSymbolText("rook-to").flatMap(this::square);
        String rule = fields.rule().map(YamlText::text).orElse("");
        fields.done();
        if (rook.isPresent() && kingTo.isPresent() && rookTo.isPresent()) {
            boolean open = SIDES.contains(rook.get().text());
            if (!open && king.isEmpty()) {
                problems.report(way, "E-REQUIRED", "missing 'king': needed where 'rook' is a square");
                return;
            }
            List<Integer> kings = king.map(text -> square(text).stream().toList()).orElseGet(() -> rank(kingTo.get()));
            List<Integer> rooks = open ? rank(kingTo.get()) : square(rook.get()).stream().toList();
            add(way, new Pairs(kings, rooks, open ? rook.get().text() : ""), kingTo.get(), rookTo.get(), entry.key(), rule, rows);
        }
    }

    private record Pairs(List<Integer> kings, List<Integer> rooks, String side) {

        boolean fit(int king, int rook) {
            return side.isEmpty() || (side.equals("east") ? rook > king : rook < king);
        }
    }

    private void add(
            YamlMap where, Pairs pairs, int kingTo, int rookTo, String name, String rule, List<CastlingRule.Row> rows) {
        for (int king : pairs.kings()) {
            for (int rook : pairs.rooks()) {
                if (king != rook && pairs.fit(king, rook)) {
                    both(where, new CastlingRule.Row(0, king, rook, kingTo, rookTo, name, rule), rows);
                }
            }
        }
    }

    private void both(YamlMap where, CastlingRule.Row row, List<CastlingRule.Row> rows) {
        int[] white = {row.king(), row.rook(), row.kingTo(), row.rookTo()};
        int[] black = IntStream.of(white).map(squares::mirror).toArray();
        if (!isOneRank(white) || IntStream.of(black).anyMatch(square -> square < 0) || !isOneRank(black)) {
            problems.report(where, "E-CASTLING", "king and rook move along one rank, which exists for both sides without gap");
            return;
        }
        if (rows.stream().anyMatch(other -> other.color() == 0 && other.king() == row.king() && other.rook() == row.rook())) {
            problems.report(where, "E-CASTLING", "two ways to castle from the same squares");
            return;
        }
        rows.add(row);
        rows.add(new CastlingRule.Row(1, black[0], black[1], black[2], black[3], row.name(), row.rule()));
    }

    private boolean isOneRank(int[] row) {
        int rank = squares.square(row[0]).rank();
        int first = IntStream.of(row).map(square -> squares.square(square).file()).min().orElseThrow();
        int last = IntStream.of(row).map(square -> squares.square(square).file()).max().orElseThrow();
        return IntStream.of(row).allMatch(square -> squares.square(square).rank() == rank)
                && IntStream.rangeClosed(first, last).allMatch(file -> squares.at(file, rank) >= 0);
    }

    private List<Integer> rank(int square) {
        int rank = squares.square(square).rank();
        return IntStream.range(0, squares.files())
                .map(file -> squares.at(file, rank))
                .filter(index -> index >= 0)
                .boxed()
                .toList();
    }

    private Optional<Integer> square(YamlText text) {
        Optional<Integer> found = squares.list().stream()
                .filter(square -> square.text().equals(text.text()))
                .findFirst()
                .map(squares::index);
        if (found.isEmpty()) {
            problems.report(text, "E-UNKNOWN-SQUARE", "no square " + Problems.quoted(text.text()));
        }
        return found;
    }
}
