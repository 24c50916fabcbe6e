package org.dicechess.rules.play;

import java.util.Optional;
import org.dicechess.rules.table.Block;
import org.dicechess.rules.table.Tables;

/** What keeps a man from a square to which his movement would take him on another board: a man in the way, nobody to hop over. */
final class WhyNotThere {

    private final Present present;
    private final State state;
    private final Tables tables;

    WhyNotThere(Present present) {
        this.present = present;
        this.state = present.state;
        this.tables = present.tables;
    }

    /** The reason; none if no line of the man leads there. */
    Optional<String> of(int from, int to) {
        int[] blocks = tables.movement.blocks();
        int at = tables.movement.start()[state.at(from) * tables.squares + from];
        int mode = state.at(to) == 0 ? Block.QUIET : Block.CAPTURE;
        Optional<String> found = Optional.empty();
        for (int header = blocks[at]; header != 0; header = blocks[at]) {
            int end = at + 1 + Block.squares(header);
            for (int i = at + 1; i < end; i++) {
                if ((blocks[i] & 255) == to && lands(header, blocks[i])) {
                    boolean fits = (Block.mode(header) & mode) != 0;
                    found = fits ? way(header, at + 1, i) : Optional.of(mode == Block.QUIET ? "it only captures that way" : "it does not capture that way");
                    if (fits && found.isPresent()) {
                        return found;
                    }
                }
            }
            at = end;
        }
        return found;
    }

    private static boolean lands(int header, int entry) {
        return switch (Block.form(header)) {
            case Block.PATH -> (entry & Block.LAND) != 0;
            case Block.ROUTE -> (entry & (Block.MOVES | Block.TAKES)) != 0;
            default -> true;
        };
    }

    /** What is wrong with one line, which ends at an index. */
    private Optional<String> way(int header, int begin, int end) {
        return switch (Block.form(header)) {
            case Block.HOP -> hop(begin, end);
            case Block.IN_PASSING -> Optional.of("nobody can be captured in passing there");
            default -> inTheWay(begin, end);
        };
    }

    private Optional<String> inTheWay(int begin, int end) {
        int[] blocks = tables.movement.blocks();
        for (int i = begin; i < end; i++) {
            if (state.at(blocks[i] & 255) != 0) {
                return Optional.of(present.square(blocks[i] & 255) + " is in the way");
            }
        }
        return Optional.empty();
    }

    private Optional<String> hop(int begin, int end) {
        int men = 0;
        for (int i = begin; i < end; i++) {
            men += state.at(tables.movement.blocks()[i] & 255) == 0 ? 0 : 1;
        }
        return men == 1 ? Optional.empty() : Optional.of(men == 0 ? "there is nobody to hop over" : "there is more than one man to hop over");
    }
}
