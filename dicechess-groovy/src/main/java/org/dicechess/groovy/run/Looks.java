package org.dicechess.groovy.run;

import java.util.List;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.Piece;
import org.dicechess.Square;
import org.dicechess.spi.Effect;
import org.dicechess.spi.Look;

/**
 * The methods of a look for confined scripts. They pay for their work, and the lists that they return belong to the
 * script.
 */
public final class Looks {

    /** The cost of finding a kind of piece by its name. */
    private static final int KIND = 4;

    private Looks() {}

    public static Color side(Look look) {
        Meter.pay(1);
        return look.side();
    }

    public static List<Square> squares(Look look) {
        return Spots.own(1, 1, look.squares());
    }

    public static Square square(Look look, String name) {
        Texts.payName(name);
        Meter.pay(6);
        return look.square(name);
    }

    public static Optional<Piece> at(Look look, Square square) {
        Meter.pay(1);
        return look.at(square);
    }

    public static boolean isEmpty(Look look, Square square) {
        Meter.pay(1);
        return look.isEmpty(square);
    }

    public static boolean has(Look look, Square square, Color side) {
        Meter.pay(1);
        return look.has(square, side);
    }

    public static boolean has(Look look, Square square, Color side, String kind) {
        Meter.pay(KIND);
        return look.has(square, side, kind);
    }

    public static List<Square> squaresOf(Look look, Color side, String kind) {
        return Spots.own(KIND, 1, look.squaresOf(side, kind));
    }

    public static int count(Look look, Color side, String kind) {
        Meter.pay(KIND);
        return look.count(side, kind);
    }

    public static List<Square> neighbours(Look look, Square square) {
        return Spots.own(3, 1, look.neighbours(square));
    }

    public static List<Square> attackers(Look look, Square square, Color side) {
        return Spots.own(KIND, 1, look.attackers(square, side));
    }

    public static boolean in(Look look, Square square, String area, Color side) {
        Texts.payName(area);
        return look.in(square, area, side);
    }

    public static List<Square> area(Look look, String name, Color side) {
        Texts.payName(name);
        return Spots.own(1, 1, look.area(name, side));
    }

    public static int counter(Look look, String name) {
        Texts.payName(name);
        return look.counter(name);
    }

    public static int number(Look look, String name, Color side) {
        Texts.payName(name);
        return look.number(name, side);
    }

    public static Effect go(Look look, Square arrival) {
        Meter.pay(2);
        return look.go(arrival);
    }

    public static Effect go(Look look, String arrival) {
        Texts.payName(arrival);
        Meter.pay(8);
        return look.go(arrival);
    }
}
