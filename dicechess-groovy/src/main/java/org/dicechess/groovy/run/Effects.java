package org.dicechess.groovy.run;

import org.dicechess.Direction;
import org.dicechess.Square;
import org.dicechess.spi.Effect;

/** The methods of effects for confined scripts. Each call pays for the copies that it makes. */
public final class Effects {

    private static final int COPIES = 4;

    private Effects() {}

    public static Effect taking(Effect effect, Square square) {
        Meter.pay(COPIES);
        return effect.taking(square);
    }

    public static Effect shifting(Effect effect, Square from, Square to) {
        Meter.pay(COPIES);
        return effect.shifting(from, to);
    }

    public static Effect changing(Effect effect, Square square, String kind) {
        Meter.pay(COPIES);
        return effect.changing(square, kind);
    }

    public static Effect facing(Effect effect, Direction way) {
        Meter.pay(COPIES);
        return effect.facing(way);
    }
}
