package org.dicechess.rules.words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.dicechess.rules.betza.Ride;

/**
 * Where leaps lead, in words.
 *
 * @param isHexagonal whether the squares are hexagons, whose six neighbours have no words for their directions
 */
record LeapWords(boolean isHexagonal) {

    private static final int FOUR = 4;
    private static final int EIGHT = 8;

    /**
     * Leaps that differ in their directions alone.
     *
     * @param shorter the smaller number of files or ranks
     * @param longer the greater one
     */
    record Form(int shorter, int longer) {

        static Form of(Ride.Leap leap) {
            int files = Math.abs(leap.dx());
            int ranks = Math.abs(leap.dy());
            return new Form(Math.min(files, ranks), Math.max(files, ranks));
        }

        boolean isStay() {
            return longer == 0;
        }

        boolean isNextTo() {
            return longer == 1;
        }

        boolean isStraight() {
            return shorter == 0 || shorter == longer;
        }

        private int directions() {
            return isStraight() ? FOUR : EIGHT;
        }
    }

    /** Returns the leaps of each form, in the order of their first one. */
    static Map<Form, List<Ride.Leap>> byForm(List<Ride.Leap> leaps) {
        Map<Form, List<Ride.Leap>> byForm = new LinkedHashMap<>();
        for (Ride.Leap leap : leaps) {
            byForm.computeIfAbsent(Form.of(leap), form -> new ArrayList<>()).add(leap);
        }
        return byForm;
    }

    /** Returns whether the directions of leaps of a form have words. */
    boolean hasDirections(Form form) {
        return !isHexagonal && form.isStraight();
    }

    /** Returns the directions of straight leaps of one form: {@code orthogonally}, {@code forward or left}. */
    String directions(Form form, List<Ride.Leap> leaps) {
        if (leaps.size() == form.directions()) {
            return form.shorter() == 0 ? "orthogonally" : "diagonally";
        }
        return Words.or(leaps.stream().map(LeapWords::direction).toList());
    }

    /** Returns the way of leaps of one form whose directions have no words. */
    String once(Form form, List<Ride.Leap> leaps) {
        return form.isStay() ? "by staying where it is" : oblique(form, leaps);
    }

    private String oblique(Form form, List<Ride.Leap> leaps) {
        if (!isHexagonal && leaps.size() == form.directions()) {
            return "by a leap of " + form.longer() + " squares along a rank or file and " + form.shorter()
                    + " across it" + (form.equals(new Form(1, 2)) ? ", as a knight of chess" : "");
        }
        return "by a leap of " + each(leaps);
    }

    private static String each(List<Ride.Leap> leaps) {
        return Words.or(leaps.stream().map(LeapWords::exact).toList());
    }

    /** Returns a leap as files and ranks: {@code 2 forward and 1 left}. */
    static String exact(Ride.Leap leap) {
        return exact(leap.dx(), leap.dy());
    }

    /** Returns so many files and ranks as {@code 2 forward and 1 left}. */
    static String exact(int files, int ranks) {
        List<String> parts = new ArrayList<>();
        if (ranks != 0) {
            parts.add(Math.abs(ranks) + (ranks > 0 ? " forward" : " backward"));
        }
        if (files != 0) {
            parts.add(Math.abs(files) + (files > 0 ? " right" : " left"));
        }
        return parts.isEmpty() ? "nothing" : Words.and(parts);
    }

    private static String direction(Ride.Leap leap) {
        String ranks = leap.dy() == 0 ? "" : leap.dy() > 0 ? "forward" : "backward";
        String files = leap.dx() == 0 ? "" : leap.dx() > 0 ? "right" : "left";
        return ranks.isEmpty() || files.isEmpty() ? ranks + files : ranks + "-" + files;
    }
}
