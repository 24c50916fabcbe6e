package org.dicechess.examples.fairy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the parts of a writer share: the rules, what follows from them, and what they add. */
final class Game {

    /** The number that tells whether the last turn was the drop of a pawn. */
    static final String PAWN_DROP = "pawn-drop";

    static final List<Boolean> SIDES = List.of(true, false);

    private final Rules rules;
    private final StartPosition start;
    private final Kinds kinds;
    private final Areas areas;
    private final Royals royals;
    private final boolean wallPieces;

    /** Endings that a stage of the turn names. */
    private final Map<String, Object> turnEndings = new LinkedHashMap<>();

    private final Map<String, Object> numbers = new LinkedHashMap<>();
    private final List<LeftOut> leftOut = new ArrayList<>();

    /**
     * What is not carried over.
     *
     * @param fatal whether what is left is another game
     */
    record LeftOut(String setting, String message, boolean fatal) {}

    /**
     * Makes a game whose pieces and areas have the names of a base where they are the same.
     *
     * @param names names of pieces by symbols
     * @param areaNames names of areas by their squares, as text
     */
    Game(Rules rules, StartPosition start, Map<String, String> names, Map<String, String> areaNames) {
        this.rules = rules;
        this.start = start;
        this.kinds = Kinds.of(rules, start, names);
        Region board = Region.board(rules.files(), rules.ranks());
        this.wallPieces = hasWallPieces(rules, start, kinds);
        this.areas =
                new Areas(wallPieces ? board : board.without(start.walls()), rules.files(), rules.ranks(), areaNames);
        this.royals = Royals.of(rules, start, kinds);
        royals.leftOut().forEach(each -> leftOut(each.setting(), each.message()));
    }

    private static boolean hasWallPieces(Rules rules, StartPosition start, Kinds kinds) {
        boolean hoppers = kinds.all().stream()
                .flatMap(kind -> Movement.of(rules.betza(kind.slot())).parts().stream())
                .anyMatch(part -> part.way() == Movement.Way.HOP || part.way() == Movement.Way.GRASSHOPPER);
        return !rules.word("wallingRule").equals("none")
                || !rules.pieces("petrifyOnCaptureTypes").isEmpty()
                || !start.walls().isEmpty() && hoppers;
    }

    Rules rules() {
        return rules;
    }

    StartPosition start() {
        return start;
    }

    Kinds kinds() {
        return kinds;
    }

    Areas areas() {
        return areas;
    }

    Royals royals() {
        return royals;
    }

    boolean wallPieces() {
        return wallPieces;
    }

    boolean hasCheck() {
        return !royals.kinds().isEmpty();
    }

    /** Returns whether mate by a pawn that is put down loses. */
    boolean pawnMates() {
        boolean mates = rules.flag("shogiPawnDropMateIllegal")
                && rules.flag("pieceDrops")
                && hasKing()
                && rules.has("shogiPawn")
                && kinds.has(kinds.plain("shogiPawn"));
        if (mates) {
            numbers.put(PAWN_DROP, Trees.map("to", 1));
        }
        return mates;
    }

    /** Returns whether no piece moves. */
    boolean isStill() {
        return kinds.all().stream()
                .allMatch(kind -> Movement.of(rules.betza(kind.slot())).parts().isEmpty());
    }

    /** Returns whether there are kings: pieces that are royal because other rules say so give no check. */
    boolean hasKing() {
        return royals.has(Slot.KING);
    }

    static String side(boolean white) {
        return white ? Key.WHITE : Key.BLACK;
    }

    /** Returns a region of a side on the board of the game. */
    Region region(String setting, boolean white) {
        return rules.region(setting + side(white)).and(areas.board());
    }

    /** Returns the ranks from which a soldier goes sideways, too. */
    Region soldierZone(boolean white) {
        Region zone = Region.none();
        for (int rank = rules.count("soldierPromotionRank"); rank < rules.ranks(); rank++) {
            zone = zone.or(Region.rank(rank));
        }
        return white ? zone : zone.mirrored(rules.ranks());
    }

    /** Returns the name of the area that a setting gives to each side. */
    String area(String wish, String setting) {
        return areas.name(wish, region(setting, true), region(setting, false));
    }

    /** Returns whether a region of a setting is the whole board for both sides. */
    boolean isBoard(String setting) {
        return SIDES.stream().allMatch(white -> region(setting, white).equals(areas.board()));
    }

    /** Says that something is not carried over, and that what is left is another game. */
    void leftOut(String setting, String message) {
        leftOut.add(new LeftOut(setting, message, true));
    }

    /** Says that something is not carried over, which decides no move and no aim. */
    void leftOutOnly(String setting, String message) {
        leftOut.add(new LeftOut(setting, message, false));
    }

    List<LeftOut> leftOut() {
        return leftOut;
    }

    /** Returns a stage that ends the game, by an ending of this name. */
    Object end(String name, Object result) {
        turnEndings.put(name, Trees.map("when", "turn", "result", result));
        return Trees.map("end", name);
    }

    Map<String, Object> turnEndings() {
        return turnEndings;
    }

    Map<String, Object> numbers() {
        return numbers;
    }
}
