package org.dicechess.rules.san;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.Piece;
import org.dicechess.Position;
import org.dicechess.Purpose;

/**
 * Reads a drop of the side to move whichever side's letters it has: {@code P@e4} and {@code p@e4} are the same drop
 * where only one side can make it. A text that begins with the sign is a drop of a pawn.
 */
public final class OwnDrop {

    private static final String PAWN = "P";

    /** A drop with the sign of other programs: {@code P*e4}, {@code P'e4}. */
    private static final Pattern OTHER_SIGN = Pattern.compile("(\\p{L}{1,8})[*'](?=[a-z][0-9])");

    private OwnDrop() {}

    /**
     * Returns the drop with the letters of the side to move; empty if the text has them already, if it is no drop, or
     * if no piece in hand may be put down now.
     */
    public static Optional<String> text(Position position, String written) {
        Matcher other = OTHER_SIGN.matcher(written);
        String text = other.lookingAt() ? other.replaceFirst("$1@") : written;
        int sign = text.indexOf('@');
        boolean drops = sign >= 0
                && position.purpose()
                        .filter(purpose -> purpose.kinds().contains(Purpose.Kind.DROP))
                        .isPresent();
        return drops
                ? letters(position, sign == 0 ? PAWN : text.substring(0, sign))
                        .map(own -> own + text.substring(sign))
                        .filter(own -> !own.equals(written))
                : Optional.empty();
    }

    /** Returns how texts of events write the own piece that has these letters but for upper and lower case. */
    private static Optional<String> letters(Position position, String letters) {
        Color side = position.turn();
        return IntStream.rangeClosed(1, position.variant().pieceCodes())
                .mapToObj(position.variant()::piece)
                .filter(piece -> piece.isOf(side))
                .map(OwnDrop::withoutFacing)
                .filter(letters::equalsIgnoreCase)
                .findFirst();
    }

    private static String withoutFacing(Piece piece) {
        String text = piece.text();
        int facing = text.indexOf('^');
        return facing < 0 ? text : text.substring(0, facing);
    }
}
