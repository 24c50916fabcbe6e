package org.dicechess.rules.events;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dicechess.Direction;
import org.dicechess.Piece;
import org.dicechess.PieceType;
import org.dicechess.Square;
import org.dicechess.rules.model.Symbols;

/**
 * The grammar of event texts. {@link Events} and {@link EffectText} write each part by a method of this class,
 * {@link EventReader} reads it by a pattern.
 *
 * <pre>
 * move       square square [kind] [^facing] [ep] [effects] [:dice] [/action]
 * effects    xsquare ... ,shift ...           a shift: square square, or a piece and its square
 * drop       piece@square [^facing] [/action]
 * selection  square:pool
 * choice     (name)
 * whole      (action)
 * roll       [face face ...]
 * pass       --
 * </pre>
 */
final class EventSyntax {

    /** The mark of an en passant capture. */
    static final String EN_PASSANT = "ep";

    /** The text of a pass. */
    static final String PASS = "--";

    private static final char FACING = '^';
    private static final String SQUARE = "[a-z][1-9][0-9]{0,2}";

    /** The name of dice or of an action in the definition. */
    private static final String NAME = "[\\p{L}\\p{Nd}_-]{1,40}";

    private static final String FACE = "(?:0|-?[1-9][0-9]{0,5})";
    private static final String ACTION = "(?:/(?<action>" + NAME + "))?";
    private static final String EFFECTS = "(?<effects>(?:x" + SQUARE + ")+(?:,[^:,/]+)*|(?:,[^:,/]+)+)";

    /** A move, with the groups from, to, kind, facing, effects, dice and action. */
    static final Pattern MOVE = Pattern.compile("(?<from>" + SQUARE + ")(?<to>" + SQUARE + ")(?<kind>[^:/^]*?)"
            + "(?:\\^(?<facing>[^:/]*?))?(?:" + EN_PASSANT + ")?" + EFFECTS + "?(?::(?<dice>[0-9+]+))?" + ACTION);

    /** A drop, with the groups piece, to and action. */
    static final Pattern DROP = Pattern.compile("(?<piece>" + Symbols.BARE + "|" + Symbols.MARKED + ")@(?<to>" + SQUARE
            + ")" + "(?:\\^(?<facing>[^:/]*?))?" + ACTION);

    /** A selection, with the groups from and pool. */
    static final Pattern SELECTION = Pattern.compile("(?<from>" + SQUARE + "):(?<pool>" + NAME + ")");

    /** A roll, with the group faces. */
    static final Pattern ROLL = Pattern.compile("\\[(?<faces>" + FACE + "(?: " + FACE + ")*)\\]");

    /** A choice, with the group name. */
    static final Pattern CHOICE = Pattern.compile("\\((?<name>\\S{1,120})\\)(?!\\S)");

    private static final Pattern PASSES = Pattern.compile(PASS);

    private EventSyntax() {}

    /** Returns the length of the longest event with which a text begins; 0 if it begins with none. */
    static int begin(String text) {
        return Stream.of(MOVE, DROP, SELECTION, CHOICE, ROLL, PASSES)
                .map(pattern -> pattern.matcher(text))
                .filter(Matcher::lookingAt)
                .mapToInt(Matcher::end)
                .max()
                .orElse(0);
    }

    /** Returns the kind that a piece becomes: its symbol in lower case, as in UCI. */
    static String kind(PieceType type) {
        return Symbols.inText(type.symbol().toLowerCase(Locale.ROOT));
    }

    /** Returns the facing that a piece takes. */
    static String facing(Direction facing) {
        return FACING + facing.text();
    }

    /** Returns the dice that a move spends. */
    static String dice(List<Integer> faces) {
        return faces.stream().map(String::valueOf).collect(Collectors.joining("+", ":", ""));
    }

    /** Returns the action that an event is. */
    static String action(String name) {
        return "/" + name;
    }

    /** Returns an action on all its pieces. */
    static String whole(String action) {
        return "(" + action + ")";
    }

    /** Returns a drop of a piece on a square. */
    static String drop(Piece piece, Square to) {
        return dropped(piece) + "@" + to.text();
    }

    /** Returns a piece as a drop names it: without its facing. */
    static String dropped(Piece piece) {
        String text = piece.text();
        int facing = text.indexOf(FACING);
        return facing < 0 ? text : text.substring(0, facing);
    }

    /** Returns the capture of a piece that the arriving piece does not replace. */
    static String capture(Square square) {
        return "x" + square.text();
    }

    /** Returns the shift of another piece. */
    static String shift(Square from, Square to) {
        return "," + from.text() + to.text();
    }

    /** Returns the change of a square's piece into another. */
    static String change(Piece piece, Square square) {
        return "," + piece.text() + square.text();
    }
}
