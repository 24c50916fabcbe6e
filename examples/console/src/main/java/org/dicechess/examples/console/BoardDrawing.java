package org.dicechess.examples.console;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.dicechess.Position;
import org.dicechess.Square;
import org.dicechess.picture.Picture;
import org.dicechess.picture.TextStyle;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/**
 * Colours the board that the library draws as text.
 *
 * @param isUnicode whether facings are arrows and outlines are box characters
 * @param area the area to outline
 * @param trail squares that pieces have just passed
 */
record BoardDrawing(boolean isUnicode, Optional<Area> area, Set<Square> trail) {

    private static final AttributedStyle WHITE = AttributedStyle.BOLD;
    private static final AttributedStyle BLACK = AttributedStyle.DEFAULT.foreground(AttributedStyle.CYAN);
    private static final AttributedStyle GROUND = AttributedStyle.DEFAULT.faint();
    private static final AttributedStyle LINE = AttributedStyle.DEFAULT.foreground(AttributedStyle.YELLOW);
    private static final AttributedStyle TRAIL = AttributedStyle.DEFAULT.foreground(AttributedStyle.GREEN);
    private static final String LINES = "╹╻┃╸┛┓┫╺┗┏┣━┻┳╋+|-";

    /** Returns the lines of the board, and a legend if an area is outlined. Hexagonal boards outline none. */
    List<AttributedString> lines(Position position) {
        TextStyle style = (isUnicode ? TextStyle.UNICODE : TextStyle.ASCII)
                .outlined(area.map(Area::squares).orElse(Set.of()))
                .visited(trail);
        List<String> rows = Picture.of(position).boardText(style).lines().toList();
        List<AttributedString> lines = new ArrayList<>();
        rows.subList(0, rows.size() - 1).forEach(row -> lines.add(painted(row)));
        lines.add(new AttributedString(rows.get(rows.size() - 1), GROUND));
        area.filter(shown -> !position.variant().drawing().isHexagonal())
                .ifPresent(shown -> lines.add(new AttributedString("outlined: " + shown.label(), GROUND)));
        return lines;
    }

    /** Returns a row in colours. The first letter of a piece says which side owns it, the rest has the same colour. */
    static AttributedString painted(String row) {
        AttributedStringBuilder painted = new AttributedStringBuilder();
        AttributedStyle style = GROUND;
        boolean begins = true;
        for (int sign : row.codePoints().toArray()) {
            boolean divides = sign == ' ' || LINES.indexOf(sign) >= 0;
            style = divides ? LINE : begins ? style(sign) : style;
            begins = divides;
            painted.append(Character.toString(sign), style);
        }
        return painted.toAttributedString();
    }

    private static AttributedStyle style(int sign) {
        if (sign == '*') {
            return TRAIL;
        }
        if (sign == '.' || Character.isDigit(sign)) {
            return GROUND;
        }
        return Character.isLowerCase(sign) ? BLACK : WHITE;
    }
}
