package org.dicechess.examples.fairy;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * How a piece moves: what the notation of the format means. It differs from that of definitions where directions are
 * combined, and for Black, whose left and right are its own.
 */
final class Movement {

    /** How a leap is made. */
    enum Way {
        LEAP,
        LAME,
        RIDE,
        HOP,
        GRASSHOPPER
    }

    /** A leap of so many files and ranks, as White sees it. */
    record Leap(int files, int ranks) {}

    /**
     * Leaps of one length.
     *
     * @param whole whether the text names both orthogonal and diagonal leaps by one letter, of which this is the first
     * @param limit how often a ride leaps at most; 0 for any number
     */
    record Part(
            int longer,
            int shorter,
            Set<Leap> leaps,
            boolean quiet,
            boolean captures,
            boolean initial,
            Way way,
            int limit,
            boolean whole) {

        /** Returns a number for leaps, rides or hops. */
        int sort() {
            return way == Way.LEAP || way == Way.LAME ? 0 : way == Way.RIDE ? 1 : 2;
        }

        /** Returns how far it goes at most, 0 for any distance. */
        int reach() {
            return way == Way.GRASSHOPPER ? 0 : limit;
        }

        boolean isSlide() {
            return longer == 1 && shorter <= 1;
        }

        Part with(Set<Leap> others) {
            return new Part(longer, shorter, others, quiet, captures, initial, way, limit, false);
        }
    }

    private static final String VERTICAL = "fbvh";
    private static final String SIDEWAYS = "rlsh";

    private final List<Part> parts = new ArrayList<>();
    private boolean lost;

    private Movement() {}

    static Movement of(String betza) {
        Movement movement = new Movement();
        int begin = 0;
        for (int at = 0; at < betza.length(); at++) {
            if (Atom.is(betza.charAt(at))) {
                char next = at + 1 < betza.length() ? betza.charAt(at + 1) : ' ';
                movement.add(betza.substring(begin, at), betza.charAt(at), next);
                at += isDistance(next) || next == betza.charAt(at) ? 1 : 0;
                begin = at + 1;
            }
        }
        return movement;
    }

    /** Returns whether a sign behind a leap tells how often it is repeated. */
    static boolean isDistance(char sign) {
        return sign >= '0' && sign <= '9';
    }

    private void add(String modifiers, char letter, char next) {
        Atom atom = Atom.of(letter);
        boolean hops = modifiers.indexOf('p') >= 0 || modifiers.indexOf('g') >= 0;
        boolean rides = atom.rides() || isDistance(next) || next == letter;
        boolean lame = modifiers.indexOf('n') >= 0 && !rides;
        int limit = isDistance(next) ? next - '0' : modifiers.indexOf('g') >= 0 ? 1 : 0;
        Way way = hops ? limit == 1 ? Way.GRASSHOPPER : Way.HOP : rides ? Way.RIDE : lame ? Way.LAME : Way.LEAP;
        boolean any = modifiers.indexOf('m') < 0 && modifiers.indexOf('c') < 0;
        boolean initial = modifiers.indexOf('i') >= 0;
        List<String> directions = directions(modifiers);
        for (int[] leap : atom.leaps()) {
            Set<Leap> leaps = leaps(leap[0], leap[1], directions, atom.leaps().size() == 1);
            boolean whole = atom.leaps().size() == 2 && leap[1] == 0 && directions.isEmpty();
            boolean quiet = any || modifiers.indexOf('m') >= 0;
            boolean captures = (any || modifiers.indexOf('c') >= 0) && !initial;
            Part part = new Part(leap[0], leap[1], leaps, quiet, captures, initial, way, limit, whole);
            if (isKnown(part)) {
                giveWay(part);
                parts.add(part);
            } else {
                lost = true;
            }
        }
    }

    /** Takes from earlier parts what a later one says otherwise. */
    private void giveWay(Part later) {
        List<Part> before = List.copyOf(parts);
        parts.clear();
        for (Part part : before) {
            boolean same = part.way() == later.way() && part.limit() == later.limit();
            if (same || part.sort() != later.sort() || part.initial() != later.initial()) {
                parts.add(part);
                continue;
            }
            Set<Leap> quiet = rest(part, part.quiet(), later, later.quiet());
            Set<Leap> captures = rest(part, part.captures(), later, later.captures());
            if (quiet.equals(part.leaps()) && captures.equals(part.leaps())) {
                parts.add(part);
            } else if (quiet.equals(captures)) {
                addRest(part, quiet, true, true);
            } else {
                addRest(part, quiet, true, false);
                addRest(part, captures, false, true);
            }
        }
    }

    private static Set<Leap> rest(Part part, boolean has, Part later, boolean takes) {
        Set<Leap> rest = new LinkedHashSet<>(has ? part.leaps() : Set.of());
        if (takes) {
            rest.removeAll(later.leaps());
        }
        return rest;
    }

    private void addRest(Part part, Set<Leap> leaps, boolean quiet, boolean captures) {
        if (!leaps.isEmpty()) {
            parts.add(new Part(
                    part.longer(),
                    part.shorter(),
                    leaps,
                    quiet,
                    captures,
                    part.initial(),
                    part.way(),
                    part.limit(),
                    part.whole()
                            && leaps.equals(part.leaps())
                            && quiet == part.quiet()
                            && captures == part.captures()));
        }
    }

    /**
     * Returns whether a piece rides and hops along the same lines, but not equally far in the same directions. The
     * program then mixes both.
     */
    boolean isMixed() {
        return parts.stream().anyMatch(one -> parts.stream().anyMatch(other -> mixes(one, other)));
    }

    private static boolean mixes(Part one, Part other) {
        boolean both = one.quiet() && other.quiet() || one.captures() && other.captures();
        boolean along = one.isSlide() && other.isSlide() && one.shorter() == other.shorter();
        boolean hops = one.sort() > 1 && other.sort() > 0 && one.way() != other.way();
        return both && along && hops && !(one.leaps().equals(other.leaps()) && one.reach() == other.reach());
    }

    /** Returns whether the program makes such leaps; others it reads and ignores. */
    private static boolean isKnown(Part part) {
        return switch (part.way()) {
            case LEAP -> true;
            case LAME -> part.longer() == 2 || part.longer() == 3 && part.shorter() == 2;
            case RIDE -> part.isSlide() || part.longer() == 2 && part.shorter() == 1;
            case HOP, GRASSHOPPER -> part.isSlide();
        };
    }

    private static List<String> directions(String modifiers) {
        List<String> directions = new ArrayList<>();
        for (int at = 0; at < modifiers.length(); at++) {
            char sign = modifiers.charAt(at);
            if ((VERTICAL + SIDEWAYS).indexOf(sign) < 0) {
                continue;
            }
            char next = at + 1 < modifiers.length() ? modifiers.charAt(at + 1) : ' ';
            boolean pair = next == sign
                    || VERTICAL.indexOf(sign) >= 0 && SIDEWAYS.indexOf(next) >= 0
                    || SIDEWAYS.indexOf(sign) >= 0 && VERTICAL.indexOf(next) >= 0;
            directions.add("" + sign + (pair ? next : sign));
            at += pair ? 1 : 0;
        }
        return directions;
    }

    private static Set<Leap> leaps(int longer, int shorter, List<String> given, boolean alone) {
        List<String> directions = new ArrayList<>();
        for (String direction : given) {
            if (alone && shorter == 0 && direction.charAt(0) != direction.charAt(1)) {
                directions.add(direction.substring(0, 1).repeat(2));
                directions.add(direction.substring(1).repeat(2));
            } else {
                directions.add(direction);
            }
        }
        Set<Leap> leaps = new LinkedHashSet<>();
        add(leaps, directions, "ff vv rf rv fh rh hr", shorter, longer);
        add(leaps, directions, "ff vv lf lv fh lh hl", -shorter, longer);
        add(leaps, directions, "rr ss fr fs fh rh hl", longer, shorter);
        add(leaps, directions, "ll ss fl fs fh lh hr", -longer, shorter);
        add(leaps, directions, "rr ss br bs bh rh hr", longer, -shorter);
        add(leaps, directions, "ll ss bl bs bh lh hl", -longer, -shorter);
        add(leaps, directions, "bb vv rb rv bh rh hl", shorter, -longer);
        add(leaps, directions, "bb vv lb lv bh lh hr", -shorter, -longer);
        return leaps;
    }

    private static void add(Set<Leap> leaps, List<String> directions, String words, int files, int ranks) {
        if (directions.isEmpty() || List.of(words.split(" ")).stream().anyMatch(directions::contains)) {
            leaps.add(new Leap(files, ranks));
        }
    }

    List<Part> parts() {
        return parts;
    }

    /** Returns whether the text names moves that the program does not make. */
    boolean isLost() {
        return lost;
    }

    /** Returns the squares from which a piece of a side has no quiet move but initial ones, even on an empty board. */
    Region withoutMoves(boolean white, Region board) {
        Region stuck = Region.none();
        for (int square = board.squares().nextSetBit(0);
                square >= 0;
                square = board.squares().nextSetBit(square + 1)) {
            int file = square % Region.FILES;
            int rank = square / Region.FILES;
            boolean moves = parts.stream()
                    .filter(part -> part.quiet() && !part.initial())
                    .flatMap(part -> part.leaps().stream())
                    .anyMatch(leap -> white
                            ? board.has(file + leap.files(), rank + leap.ranks())
                            : board.has(file - leap.files(), rank - leap.ranks()));
            stuck = moves ? stuck : stuck.or(Region.square(file, rank));
        }
        return stuck;
    }
}
