package org.dicechess.rules.words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.dicechess.Color;
import org.dicechess.RuleChapter;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Pool;

/**
 * Check and castling.
 *
 * @param terms the names of the game
 */
record RoyalChapters(Terms terms) {

    /** How many pairs of squares of one way of castling are told. */
    private static final int MOST_PAIRS = 4;

    Optional<RuleChapter> check() {
        Chapter chapter = new Chapter();
        terms.game.check().ifPresent(check -> {
            String royal = Words.or(terms.game.kinds().stream()
                    .filter(Kind::isRoyal)
                    .map(Terms::kind)
                    .toList());
            chapter.add(which(check, royal), check.rule());
            if (isProtected()) {
                chapter.add("A royal piece that others protect from capture counts as not attacked.");
            }
            chapter.add("A move must not leave its own side in check."
                    + (check.mayTakeRoyal()
                            ? " But an attacked royal piece of the enemy may be captured, whatever is attacked then."
                            : ""));
        });
        return chapter.of(RuleChapter.Topic.CHECK, "Check");
    }

    private boolean isProtected() {
        Set<String> wards = terms.game.kinds().stream()
                .flatMap(kind -> kind.protection().stream())
                .flatMap(protection -> protection.pieces().stream())
                .collect(Collectors.toSet());
        return terms.game.kinds().stream().anyMatch(kind -> kind.isRoyal() && wards.contains(kind.name()));
    }

    private static String which(Game.Check check, String royal) {
        return switch (check.royals()) {
            case ANY -> "A side is in check if a royal piece of it (" + royal + ") is attacked.";
            case ALL -> "A side is in check if all its royal pieces (" + royal + ") are attacked.";
            case LAST ->
                "A side is in check if its only royal piece (" + royal + ") is attacked; one of several may be.";
        };
    }

    Optional<RuleChapter> castling() {
        Chapter chapter = new Chapter();
        terms.game.castling().ifPresent(castling -> castling(castling, chapter));
        return chapter.of(RuleChapter.Topic.CASTLING, "Castling");
    }

    private void castling(CastlingRule castling, Chapter chapter) {
        String king = Terms.kind(castling.king());
        String rook = Words.or(castling.rooks().stream().map(Terms::kind).toList());
        chapter.add(
                "In one move a " + king + " and a " + rook + " of a side go to other squares. Neither has moved before,"
                        + " and the squares that they cross or reach are empty but for the two."
                        + (castling.guarded()
                                ? " The " + king + " neither stands on, crosses nor reaches an attacked square."
                                : "")
                        + die(castling, king, rook),
                castling.rule());
        ways(castling)
                .forEach((way, rows) -> chapter.add(way(way, rows), rows.get(0).rule()));
        if (castling.dropped()) {
            chapter.add("A " + king + " or " + rook + " that is dropped on its square of a way counts as unmoved.");
        }
    }

    private String die(CastlingRule castling, String king, String rook) {
        boolean rolls = false;
        for (int pool = 0; pool < terms.game.pools().size(); pool++) {
            Pool of = terms.game.pools().get(pool);
            rolls |= of.namesKinds() && terms.game.turn().usesDice(pool);
        }
        if (!rolls) {
            return "";
        }
        return " Where a roll names pieces, it must name "
                + switch (castling.die()) {
                    case EITHER -> "the " + king + " or the " + rook;
                    case KING -> "the " + king;
                    case ROOK -> "the " + rook;
                    case BOTH -> "the " + king + " and the " + rook;
                }
                + ".";
    }

    /** Where the pieces of a way go. */
    private record Way(int color, String name, int kingTo, int rookTo, List<String> forfeits) {}

    private static Map<Way, List<CastlingRule.Row>> ways(CastlingRule castling) {
        Map<Way, List<CastlingRule.Row>> ways = new LinkedHashMap<>();
        for (CastlingRule.Row row : castling.rows()) {
            Way way = new Way(row.color(), row.name(), row.kingTo(), row.rookTo(), row.forfeits());
            ways.computeIfAbsent(way, unknown -> new ArrayList<>()).add(row);
        }
        return ways;
    }

    private String way(Way way, List<CastlingRule.Row> rows) {
        List<String> from = rows.stream()
                .limit(MOST_PAIRS)
                .map(row -> square(row.king()) + " with " + square(row.rook()))
                .toList();
        return (way.color() == 0 ? Terms.side(Color.WHITE) : Terms.side(Color.BLACK)) + ", " + Words.of(way.name())
                + ": from " + String.join(", or ", from)
                + (rows.size() > MOST_PAIRS ? ", or other pairs of squares, " + rows.size() + " in all," : "")
                + " the pieces go to " + square(way.kingTo()) + " and " + square(way.rookTo()) + "."
                + (way.forfeits().isEmpty()
                        ? ""
                        : " The enemy then loses its right to castle "
                                + Words.and(
                                        way.forfeits().stream().map(Words::of).toList()) + ".");
    }

    private String square(int number) {
        return terms.game.squares().square(number).toString();
    }
}
