package org.dicechess.groovy.run;

import java.util.List;
import org.dicechess.Color;
import org.dicechess.Square;
import org.dicechess.spi.Look;

/** The words of a look that make lists, for confined scripts: they pay for what they list. */
public final class Looks {

    private Looks() {}

    public static List<Square> men(Look look, Color side, String kind) {
        return paid(look.men(side, kind));
    }

    public static List<Square> area(Look look, String name, Color side) {
        return paid(look.area(name, side));
    }

    private static List<Square> paid(List<Square> squares) {
        Meter.pay(1 + squares.size());
        return squares;
    }
}
