package org.dicechess.rules.explain;

import java.util.Optional;
import org.dicechess.rules.lines.Block;
import org.dicechess.rules.lines.KindLimits;
import org.dicechess.rules.model.Article;
import org.dicechess.rules.model.PieceMoves;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;

/**
 * Explains what keeps a piece from a square that its movement would reach on another board: a piece in the way, or no
 * piece to hop over.
 */
final class WhyNotReached {

    private final PositionWords words;
    private final State state;
    private final Tables tables;

    WhyNotReached(PositionWords words) {
        this.words = words;
        this.state = words.state;
        this.tables = words.tables;
    }

    /** Returns the reason; empty if no line of the piece leads there. */
    Optional<String> of(int from, int to) {
        int[] blocks = tables.movement.blocks();
        int at = tables.movement.start()[state.at(from) * tables.squares + from];
        Optional<String> found = Optional.empty();
        for (int header = blocks[at]; header != 0; header = blocks[at]) {
            int end = at + 1 + Block.squares(header);
            Optional<String> reason = block(from, header, at + 1, end, to);
            // A blocked line says more than a line that only captures, or does not capture.
            found = found.isEmpty()
                            || reason.isPresent()
                                    && Block.fits(header, blocks[indexOf(at + 1, end, to)], state.at(to) == 0)
                    ? reason
                    : found;
            at = end;
        }
        return found;
    }

    /** Returns whether some line leads there, and nothing on it keeps the piece from going. */
    boolean isFree(int from, int to) {
        int[] blocks = tables.movement.blocks();
        int at = tables.movement.start()[state.at(from) * tables.squares + from];
        for (int header = blocks[at]; header != 0; header = blocks[at]) {
            int end = at + 1 + Block.squares(header);
            int last = indexOf(at + 1, end, to);
            if (last < end
                    && Block.lands(Block.form(header), blocks[last])
                    && block(from, header, at + 1, end, to).isEmpty()) {
                return true;
            }
            at = end;
        }
        return false;
    }

    private Optional<String> block(int from, int header, int begin, int end, int to) {
        int last = indexOf(begin, end, to);
        if (last == end || !Block.lands(Block.form(header), tables.movement.blocks()[last])) {
            return Optional.empty();
        }
        if (!Block.fits(header, tables.movement.blocks()[last], state.at(to) == 0)) {
            return Optional.of(state.at(to) == 0 ? "it only captures that way" : "it does not capture that way");
        }
        Optional<String> onTheWay = switch (Block.form(header)) {
            case Block.RIDE, Block.PATH -> inTheWay(begin, last);
            case Block.HOP -> hop(begin, last);
            case Block.ROUTE -> route(begin, last);
            case Block.EN_PASSANT -> Optional.of("no piece can be captured en passant there");
            default -> Optional.empty();
        };
        return onTheWay.or(() -> limit(Block.limit(header), begin, last))
                .or(() -> beside(from, Block.limit(header)))
                .or(() -> condition(tables.movement.limits().conditions()[Block.limit(header)]));
    }

    private Optional<String> beside(int from, int limit) {
        return words.engine.safety.attackers.hasBeside(limit, state.at(from), from)
                ? Optional.empty()
                : Optional.of("what that move asks for with 'beside' is not the case");
    }

    private Optional<String> condition(int number) {
        return number == PieceMoves.ALWAYS || state.conditionHolds.test(number)
                ? Optional.empty()
                : Optional.of("what that move asks for with 'only-if' is not the case");
    }

    /** Explains that a line does not hop over such a piece, or does not capture it. */
    private Optional<String> limit(int limit, int begin, int last) {
        KindLimits limits = tables.movement.limits();
        for (int i = begin; i <= last; i++) {
            int square = tables.movement.blocks()[i] & 255;
            boolean passed = i < last;
            if (state.at(square) != 0 && !(passed ? limits.over() : limits.captures())[limit][state.at(square)]) {
                return Optional.of("it does not " + (passed ? "hop over " : "capture ")
                        + Article.a(words.kind(square).name()) + " that way");
            }
        }
        return Optional.empty();
    }

    /** Returns the index of a square in a block, {@code end} if the block does not contain it. */
    private int indexOf(int begin, int end, int to) {
        int i = begin;
        while (i < end && (tables.movement.blocks()[i] & 255) != to) {
            i++;
        }
        return i;
    }

    private Optional<String> inTheWay(int begin, int end) {
        for (int i = begin; i < end; i++) {
            int square = tables.movement.blocks()[i] & 255;
            if (state.at(square) != 0) {
                return Optional.of(words.square(square) + " is in the way");
            }
        }
        return Optional.empty();
    }

    /** Explains a route, on which each square has its own condition. */
    private Optional<String> route(int begin, int end) {
        for (int i = begin; i < end; i++) {
            int entry = tables.movement.blocks()[i];
            int square = entry & 255;
            boolean empty = state.at(square) == 0;
            if (Block.shuts(entry, empty, state.isEnemy(square))) {
                return Optional.of(
                        empty ? "no piece stands on " + words.square(square) : words.square(square) + " is in the way");
            }
        }
        return Optional.empty();
    }

    private Optional<String> hop(int begin, int end) {
        int pieces = 0;
        for (int i = begin; i < end; i++) {
            pieces += state.at(tables.movement.blocks()[i] & 255) == 0 ? 0 : 1;
        }
        return pieces == 1
                ? Optional.empty()
                : Optional.of(
                        pieces == 0 ? "there is no piece to hop over" : "there is more than one piece to hop over");
    }
}
