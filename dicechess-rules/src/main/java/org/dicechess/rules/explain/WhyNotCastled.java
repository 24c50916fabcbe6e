package org.dicechess.rules.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dicechess.Move;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;

/** Explains why castling is not possible. */
final class WhyNotCastled {

    private final PositionWords words;
    private final State state;
    private final Tables tables;

    WhyNotCastled(PositionWords words) {
        this.words = words;
        this.state = words.state;
        this.tables = words.tables;
    }

    /**
     * Returns the way of castling that the squares of a move mean.
     *
     * @param reaches whether the king can reach the second square by a move of its own
     */
    Optional<CastlingRule.Row> row(int from, int to, boolean reaches) {
        return tables.castler(state.side) != state.at(from)
                ? Optional.empty()
                : tables.castlings.rows().stream()
                        .filter(row -> row.color() == state.side && row.king() == from)
                        .filter(row -> tables.castlings.kingTakesRook()
                                ? row.rook() == to && isOwnRook(to)
                                : row.kingTo() == to && !reaches)
                        .findFirst();
    }

    private boolean isOwnRook(int square) {
        return tables.castlesAsRook(state.at(square), words.position.turn());
    }

    /** Returns the reason. */
    String of(Move move, CastlingRule.Row row) {
        int right = tables.castlings.right(row.color(), row.rook());
        if ((state.rights >>> right & 1) == 0) {
            return words.side() + " may not castle there: king or rook has moved" + cited(row);
        }
        if (!isAllowedByDice()) {
            return "the roll " + words.roll() + " allows no castling, which needs " + needed() + ruleOfCastling();
        }
        if (!isAllowedBy(move.spent())) {
            return "castling spends other dice than " + named(move.spent()) + ruleOfCastling();
        }
        if (!isFree(row)) {
            return "the squares that king and rook cross when castling are not empty" + cited(row);
        }
        WhyNotSpent dice = new WhyNotSpent(words);
        int castling = EventCode.CASTLE | index(row);
        return dice.misnamed(move)
                .or(() -> new WhyNotAllowed(words).of(event -> EventCode.withoutChoice(event) == castling))
                .or(() -> dice.tooFew(event -> EventCode.withoutChoice(event) == castling))
                .or(() -> new Alternatives(words).insteadOf(move))
                .orElseGet(() -> attacked(row));
    }

    private String attacked(CastlingRule.Row row) {
        if (!rule().map(CastlingRule::guarded).orElse(false)) {
            return "castling is not possible here" + ruleOfCastling();
        }
        return words.position.inCheck(words.position.turn())
                ? "castling is not possible in check" + cited(row)
                : "the king may not castle across or onto an attacked square" + cited(row);
    }

    private boolean isAllowedByDice() {
        return words.spendsDice()
                ? tables.rolls.castleSpends(state.roll()).length > 0
                : tables.rolls.castles(state.binding());
    }

    /** Returns whether castling can spend these dice; true if none is named. */
    private boolean isAllowedBy(List<Integer> spent) {
        return spent.isEmpty()
                || IntStream.of(tables.rolls.castleSpends(state.roll()))
                        .anyMatch(rest -> without(rest).equals(spent));
    }

    /** Returns the dice that are spent if these are left. */
    private List<Integer> without(int rest) {
        List<Integer> spent = new ArrayList<>(tables.rolls.roll(state.roll()).faces());
        if (rest != 0) {
            tables.rolls.roll(rest).faces().forEach(spent::remove);
        }
        return spent;
    }

    private static String named(List<Integer> faces) {
        return String.join("+", faces.stream().map(String::valueOf).toList());
    }

    private boolean isFree(CastlingRule.Row row) {
        return IntStream.range(0, tables.squares)
                .filter(square -> square != row.king() && square != row.rook())
                .filter(square ->
                        (tables.castlings.empty()[index(row) * tables.words + (square >> 6)] >>> square & 1) != 0)
                .allMatch(square -> state.at(square) == 0);
    }

    private int index(CastlingRule.Row row) {
        return tables.castlings.rows().indexOf(row);
    }

    /** Returns the dice that castling needs. */
    private String needed() {
        CastlingRule rule = rule().orElseThrow();
        return switch (rule.die()) {
            case EITHER -> "a die of " + rule.king().name() + " or " + rule.rookNames();
            case KING -> "a die of " + rule.king().name();
            case ROOK -> "a die of " + rule.rookNames();
            case BOTH -> "the dice of " + rule.king().name() + " and " + rule.rookNames();
        };
    }

    /** Returns the rule of this way of castling, else the rule of castling. */
    private String cited(CastlingRule.Row row) {
        return row.rule().isEmpty() ? ruleOfCastling() : PositionWords.cited(row.rule());
    }

    private String ruleOfCastling() {
        return PositionWords.cited(rule().map(CastlingRule::rule).orElse(""));
    }

    private Optional<CastlingRule> rule() {
        return tables.game.castling();
    }
}
