package org.dicechess.rules.words;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Article;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Squares;

/** The names of a game's sides, pieces and squares in sentences. */
final class Terms {

    /** How many squares are listed one by one. */
    private static final int MOST_SQUARES = 64;

    /** The word for a piece of any kind. */
    private static final String PIECE = "piece";

    final Game game;
    private final Squares squares;

    Terms(Game game) {
        this.game = game;
        this.squares = game.squares();
    }

    static String side(Color color) {
        return color == Color.WHITE ? "White" : "Black";
    }

    static String kind(Kind kind) {
        return Words.of(kind.name());
    }

    static String a(Kind kind) {
        return Article.a(kind(kind));
    }

    /** Returns {@code queen or rook}; {@code piece} for all kinds of the sides. */
    String kinds(BitSet kinds) {
        List<String> names = new ArrayList<>();
        boolean all = true;
        for (Kind kind : game.kinds()) {
            if (kinds.get(kind.index())) {
                names.add(kind(kind));
            } else {
                all &= kind.isOfNobody();
            }
        }
        return all ? PIECE : names.isEmpty() ? "piece of no kind" : Words.or(names);
    }

    /** Returns the same with an article. */
    String anyOf(BitSet kinds) {
        return Article.a(kinds(kinds));
    }

    /** Returns the same in parentheses, with a blank before them; empty for all kinds. */
    String among(BitSet kinds) {
        String names = kinds(kinds);
        return names.equals(PIECE) ? "" : " (" + names + ")";
    }

    /** Returns the kinds with these names, as {@link #kinds(BitSet)} does. */
    String kinds(List<String> names) {
        BitSet kinds = new BitSet();
        for (Kind kind : game.kinds()) {
            kinds.set(kind.index(), names.contains(kind.name()));
        }
        return kinds(kinds);
    }

    /** Returns an area: its name, or its squares if the definition gives no name. */
    String area(Area area) {
        return game.areas().names().contains(area.name()) ? "the area " + Words.of(area.name()) : squares(area);
    }

    /** Returns the squares of an area, as each side sees it. */
    String squares(Area area) {
        return area.white().equals(area.black())
                ? squares(area.white())
                : squares(area.white()) + " for White, " + squares(area.black()) + " for Black";
    }

    /** Returns squares as ranks or files where they are, else one by one. */
    String squares(BitSet set) {
        if (set.cardinality() == squares.size()) {
            return "the whole board";
        }
        if (set.isEmpty()) {
            return "no square";
        }
        List<String> ranks = lines(set, false);
        List<String> files = lines(set, true);
        if (!ranks.isEmpty()) {
            return (ranks.size() == 1 ? "rank " : "ranks ") + Words.and(ranks);
        }
        if (!files.isEmpty()) {
            return (files.size() == 1 ? "file " : "files ") + Words.and(files);
        }
        List<String> each = squares.of(set).stream().map(Object::toString).toList();
        return each.size() <= MOST_SQUARES
                ? String.join(" ", each)
                : Words.counted(each.size(), "square") + " from " + each.get(0) + " to " + each.get(each.size() - 1);
    }

    /** Returns the names of the whole ranks or files that make a set; empty if none do. */
    private List<String> lines(BitSet set, boolean files) {
        List<String> lines = new ArrayList<>();
        BitSet left = (BitSet) set.clone();
        for (int at = 0; at < (files ? squares.files() : squares.ranks()); at++) {
            BitSet line = line(at, files);
            BitSet missing = (BitSet) line.clone();
            missing.andNot(set);
            if (!line.isEmpty() && missing.isEmpty()) {
                left.andNot(line);
                lines.add(files ? String.valueOf((char) ('a' + at)) : String.valueOf(at + 1));
            }
        }
        return left.isEmpty() ? lines : List.of();
    }

    private BitSet line(int at, boolean files) {
        BitSet line = new BitSet();
        for (int other = 0; other < (files ? squares.ranks() : squares.files()); other++) {
            int square = files ? squares.at(at, other) : squares.at(other, at);
            if (square >= 0) {
                line.set(square);
            }
        }
        return line;
    }
}
