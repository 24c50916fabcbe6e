package org.dicechess.examples.fairy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.dicechess.examples.fairy.Movement.Leap;
import org.dicechess.examples.fairy.Movement.Part;
import org.dicechess.examples.fairy.Movement.Way;

/** Writes how a kind moves. */
final class MoveWriter {

    private final Game game;
    private final Rules rules;
    private final PromotionWriter promotions;

    MoveWriter(Game game, PromotionWriter promotions) {
        this.game = game;
        this.rules = game.rules();
        this.promotions = promotions;
    }

    /** Returns the value of {@code move}. */
    Object of(Kind kind) {
        List<Object> lines = new ArrayList<>();
        String slot = kind.slot();
        Optional<String> to = arrivals(kind);
        List<Part> parts = parts(slot);
        if (isSoldier(slot)) {
            add(lines, List.of(slide("f", parts)), slot, to, null);
            String beyond = game.areas().name("beyond", game.soldierZone(true), game.soldierZone(false));
            add(lines, List.of(slide("s", parts)), slot, to, beyond);
        } else if (slot.equals("janggiCannon")) {
            lines.add(cannon("pR", slot, Optional.empty()));
            if (to.isPresent()) {
                game.leftOut(slot, "a hopping piece that may not arrive everywhere");
            }
        } else {
            add(lines, parts, slot, parts.isEmpty() ? Optional.empty() : to, null);
        }
        attacks(kind, lines, parts);
        tripleSteps(slot, lines, to);
        passing(slot, lines);
        palace(slot, lines, to);
        if (slot.equals(Slot.KING) && rules.flag("flyingGeneral")) {
            String move = facesForward() ? "cfR" : "cR";
            lines.add(Trees.map("move", move, "captures", game.kinds().name(kind)));
        }
        new Gating(game).leaps(kind).ifPresent(lines::add);
        if (slot.equals(Slot.PAWN) && rules.flag("sittuyinPromotion")) {
            lines.addAll(Sittuyin.MOVES);
        }
        return Trees.oneOrList(
                to.isEmpty()
                        ? lines
                        : new Confinement(game)
                                .lines(lines, kind, to.get(), arrivals(kind, true), arrivals(kind, false)));
    }

    /** Returns the area of initial moves, unless it is the squares where the array has the kind. */
    Optional<String> initial(Kind kind) {
        boolean moves = parts(kind.slot()).stream().anyMatch(Part::initial);
        boolean array = Game.SIDES.stream()
                .allMatch(white -> game.start().squares(kind.slot(), white).equals(doubleSteps(kind.slot(), white)));
        if (!moves && !hasTripleStep(kind.slot()) || array && kind.isPlain()) {
            return Optional.empty();
        }
        return Optional.of(game.areas().name("home", doubleSteps(kind.slot(), true), doubleSteps(kind.slot(), false)));
    }

    /** Returns from where a kind makes initial moves. */
    private Region doubleSteps(String slot, boolean white) {
        Region steps = game.region("doubleStepRegion", white);
        return hasTripleStep(slot) ? steps.or(game.region("tripleStepRegion", white)) : steps;
    }

    private boolean hasTripleStep(String slot) {
        return slot.equals(Slot.PAWN)
                && Game.SIDES.stream()
                        .anyMatch(
                                white -> !game.region("tripleStepRegion", white).isEmpty());
    }

    private boolean hasDoubleSteps() {
        return Game.SIDES.stream()
                .anyMatch(white -> !game.region("doubleStepRegion", white).isEmpty());
    }

    private String betza(String slot) {
        String type = rules.word("kingType");
        return slot.equals(Slot.KING) && Slot.BY_NAME.containsKey(type) && !type.equals(Slot.KING)
                ? Slot.BY_NAME.get(type).betza()
                : rules.betza(slot);
    }

    /** Returns the leaps of a piece, those of initial moves as definitions need them. */
    private List<Part> parts(String slot) {
        Movement movement = Movement.of(betza(slot));
        if (movement.isLost()) {
            game.leftOutOnly(slot, "moves that Fairy-Stockfish does not make either");
        }
        if (movement.isMixed()) {
            game.leftOut(slot, "rides and hops along the same lines, which the program mixes");
        }
        List<Part> parts = new ArrayList<>();
        for (Part part : movement.parts()) {
            if (part.initial() && !hasDoubleSteps()) {
                continue;
            }
            if (part.initial() && part.way() == Way.RIDE && part.isSlide() && part.limit() > 1 && part.limit() < 4) {
                parts.addAll(steps(part));
            } else {
                checkInitial(slot, part);
                parts.add(part);
            }
            if (part.way() == Way.LAME && part.longer() == 3 && part.leaps().size() < 8) {
                game.leftOut(slot, "this lame leap in some directions alone");
            }
        }
        return parts;
    }

    private void checkInitial(String slot, Part part) {
        boolean passes = part.way() == Way.RIDE || part.way() == Way.LEAP && part.longer() > 1 && isStraight(part);
        boolean taken = Game.SIDES.stream().anyMatch(this::takesInPassing);
        if (part.initial() && passes && taken) {
            game.leftOut(slot, "captures en passant of a piece that leaps or rides with its initial move");
        }
    }

    private static boolean isStraight(Part part) {
        return part.shorter() == 0 || part.shorter() == part.longer();
    }

    /** Returns whether a side may capture en passant anywhere. */
    private boolean takesInPassing(boolean white) {
        return !game.region("enPassantRegion", white).isEmpty()
                && rules.pieces("enPassantTypes" + Game.side(white)).stream()
                        .anyMatch(slot -> !game.kinds().names(slot).isEmpty() && capturesAsPawn(slot));
    }

    private boolean capturesAsPawn(String slot) {
        List<Part> parts = Movement.of(betza(slot)).parts();
        return parts.stream().anyMatch(part -> MovementText.takesInPassing(part, parts));
    }

    /** Returns an initial ride of two or three squares as a step and lame leaps. */
    private static List<Part> steps(Part ride) {
        List<Part> steps = new ArrayList<>();
        for (int length = 1; length <= ride.limit(); length++) {
            int factor = length;
            Set<Leap> leaps = ride.leaps().stream()
                    .map(leap -> new Leap(leap.files() * factor, leap.ranks() * factor))
                    .collect(java.util.stream.Collectors.toCollection(java.util.LinkedHashSet::new));
            Way way = length == 1 ? Way.LEAP : Way.LAME;
            steps.add(new Part(length, ride.shorter() * length, leaps, true, false, true, way, 0, false));
        }
        return steps;
    }

    private void add(List<Object> lines, List<Part> parts, String slot, Optional<String> to, String from) {
        String white = MovementText.of(parts, true, marksPassing(slot, true));
        String black = MovementText.of(parts, false, marksPassing(slot, false));
        if (white.equals(black)) {
            lines.add(limited(white, to, from));
        } else {
            lines.add(withSide(limited(white, to, from), "white"));
            lines.add(withSide(limited(black, to, from), "black"));
        }
    }

    /** Adds that a piece attacks royals where it may not arrive. */
    private void attacks(Kind kind, List<Object> lines, List<Part> parts) {
        boolean closed = Game.SIDES.stream()
                .anyMatch(white -> !promotions.closed(kind, white).isEmpty());
        List<Part> captures = parts.stream()
                .filter(Part::captures)
                .map(part -> new Part(
                        part.longer(),
                        part.shorter(),
                        part.leaps(),
                        false,
                        true,
                        false,
                        part.way(),
                        part.limit(),
                        part.whole()))
                .toList();
        if (!closed || captures.isEmpty() || !game.hasCheck()) {
            return;
        }
        Object royals = game.kinds().value(game.royals().kinds());
        List<Object> attacks = new ArrayList<>();
        add(attacks, captures, "", Optional.empty(), null);
        for (Object attack : attacks) {
            Map<String, Object> line = withSide(attack, "");
            line.remove("side");
            if (attack instanceof Map<?, ?> map && map.get("side") instanceof String side) {
                line.put("side", side);
            }
            line.put("captures", royals);
            lines.add(line);
        }
    }

    private static Object limited(String text, Optional<String> to, String from) {
        if (to.isEmpty() && from == null) {
            return text;
        }
        Map<String, Object> line = Trees.map("move", text);
        to.ifPresent(area -> line.put("to", area));
        if (from != null) {
            line.put("from", from);
        }
        return line;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> withSide(Object line, String side) {
        Map<String, Object> map = line instanceof Map
                ? new java.util.LinkedHashMap<>((Map<String, Object>) line)
                : Trees.map("move", line);
        map.put("side", side);
        return map;
    }

    /** Returns whether the captures of a side's piece are en passant, too, wherever an enemy may have passed. */
    private boolean marksPassing(String slot, boolean white) {
        return rules.pieces("enPassantTypes" + Game.side(white)).contains(slot)
                && hasDoubleSteps()
                && game.region("enPassantRegion", white).contains(passed(!white))
                && !game.region("enPassantRegion", white).isEmpty();
    }

    /** Returns the squares that pieces of a side may pass with an initial move. */
    private Region passed(boolean white) {
        Region passed = Region.none();
        for (Kind kind : game.kinds().all()) {
            for (Part part : parts(kind.slot())) {
                if (part.initial() && part.way() == Way.LAME && isStraight(part)) {
                    passed = passed.or(passed(part, doubleSteps(kind.slot(), white), white));
                }
            }
            if (hasTripleStep(kind.slot())) {
                Part step = new Part(3, 0, Set.of(new Leap(0, 3)), true, false, true, Way.LAME, 0, false);
                passed = passed.or(passed(step, game.region("tripleStepRegion", white), white));
            }
        }
        return passed;
    }

    private Region passed(Part part, Region from, boolean white) {
        Region passed = Region.none();
        int sign = white ? 1 : -1;
        for (Leap leap : part.leaps()) {
            for (int square = from.squares().nextSetBit(0);
                    square >= 0;
                    square = from.squares().nextSetBit(square + 1)) {
                int file = square % Region.FILES;
                int rank = square / Region.FILES;
                boolean arrives = game.areas().board().has(file + sign * leap.files(), rank + sign * leap.ranks());
                for (int step = 1; arrives && step < part.longer(); step++) {
                    int x = file + sign * step * leap.files() / part.longer();
                    int y = rank + sign * step * leap.ranks() / part.longer();
                    passed = passed.or(Region.square(x, y).and(game.areas().board()));
                }
            }
        }
        return passed;
    }

    /** Adds captures en passant that are possible on some squares alone. */
    private void passing(String slot, List<Object> lines) {
        List<Part> captures = new ArrayList<>();
        List<Part> parts = parts(slot);
        parts.stream()
                .filter(part -> MovementText.takesInPassing(part, parts))
                .map(part ->
                        new Part(part.longer(), part.shorter(), part.leaps(), false, true, false, part.way(), 0, false))
                .forEach(captures::add);
        Region white = somePassing(slot, true);
        Region black = somePassing(slot, false);
        if (captures.isEmpty() || white.isEmpty() && black.isEmpty()) {
            return;
        }
        String area = game.areas().name("passing", white, black);
        String text = MovementText.of(captures, true, false).replace("c", "e");
        String mirrored = MovementText.of(captures, false, false).replace("c", "e");
        if (text.equals(mirrored)) {
            lines.add(Trees.map("move", text, "to", area));
        } else {
            lines.add(Trees.map("move", text, "to", area, "side", "white"));
            lines.add(Trees.map("move", mirrored, "to", area, "side", "black"));
        }
    }

    private Region somePassing(String slot, boolean white) {
        return rules.pieces("enPassantTypes" + Game.side(white)).contains(slot) && !marksPassing(slot, white)
                ? game.region("enPassantRegion", white).and(passed(!white))
                : Region.none();
    }

    private void tripleSteps(String slot, List<Object> lines, Optional<String> to) {
        if (hasTripleStep(slot)) {
            lines.add(limited("ifmnH", to, game.area("triple-step", "tripleStepRegion")));
            if (!Game.SIDES.stream()
                    .allMatch(white ->
                            game.region("doubleStepRegion", white).contains(game.region("tripleStepRegion", white)))) {
                game.leftOut("tripleStepRegion" + Key.WHITE, "triple steps where there are no double steps");
            }
        }
    }

    /** Returns the area in which a kind must arrive, unless it may arrive everywhere. */
    private Optional<String> arrivals(Kind kind) {
        Region white = arrivals(kind, true);
        Region black = arrivals(kind, false);
        boolean all =
                white.equals(game.areas().board()) && black.equals(game.areas().board());
        return all
                ? Optional.empty()
                : Optional.of(game.areas().name(game.kinds().name(kind) + "-area", white, black));
    }

    private Region arrivals(Kind kind, boolean white) {
        return mobility(kind.slot(), white).without(promotions.closed(kind, white));
    }

    /** Returns where a piece may stand. */
    private Region mobility(String slot, boolean white) {
        String piece = Character.toUpperCase(slot.charAt(0)) + slot.substring(1);
        Region region = rules.region("mobilityRegion" + Game.side(white) + piece);
        return region.isEmpty() ? game.areas().board() : region.and(game.areas().board());
    }

    /** Returns whether the enemy's king is always farther ahead. */
    private boolean facesForward() {
        int white = mobility(Slot.KING, true).squares().length() - 1;
        int black = mobility(Slot.KING, false).squares().nextSetBit(0);
        return white / Region.FILES < black / Region.FILES;
    }

    private boolean isSoldier(String slot) {
        return slot.equals("soldier") && rules.count("soldierPromotionRank") > 0;
    }

    private static Part slide(String direction, List<Part> soldier) {
        Set<Leap> leaps = soldier.get(0).leaps().stream()
                .filter(leap -> direction.equals("f") == (leap.ranks() != 0))
                .collect(java.util.stream.Collectors.toCollection(java.util.LinkedHashSet::new));
        return soldier.get(0).with(leaps);
    }

    /** Adds the moves along the diagonals of a palace. */
    private void palace(String slot, List<Object> lines, Optional<String> to) {
        Region diagonals = rules.region("diagonalLines").and(game.areas().board());
        String type = slot.equals(Slot.KING) ? rules.word("kingType") : slot;
        String text = Map.of("wazir", "F", "soldier", "fF", "rook", "B", "janggiCannon", "pB")
                .getOrDefault(type, "");
        if (diagonals.isEmpty() || text.isEmpty()) {
            return;
        }
        String from = game.areas().same("lines", diagonals);
        boolean whole = areWhole(diagonals);
        if (text.equals("pB")) {
            lines.add(cannon(text, slot, Optional.of(from)));
            if (!whole) {
                game.leftOut("diagonalLines", "a hopping piece on lines with gaps");
            }
        } else if (to.isEmpty() && (whole || !text.equals("B"))) {
            lines.add(Trees.map("move", text, "in", from));
        } else {
            Region white = mobility(slot, true).and(diagonals);
            Region black = mobility(slot, false).and(diagonals);
            lines.add(Trees.map("move", text, "from", from, "to", game.areas().name("palace-lines", white, black)));
        }
    }

    /** Returns whether all squares between two of these on a diagonal are such squares, too. */
    private static boolean areWhole(Region lines) {
        return lines.squares().stream().noneMatch(square -> {
            int file = square % Region.FILES;
            int rank = square / Region.FILES;
            return IntStream.rangeClosed(2, Region.FILES)
                    .anyMatch(far -> isGap(lines, file, rank, far, 1) || isGap(lines, file, rank, far, -1));
        });
    }

    private static boolean isGap(Region lines, int file, int rank, int far, int step) {
        return lines.has(file + far * step, rank + far)
                && IntStream.range(1, far).anyMatch(near -> !lines.has(file + near * step, rank + near));
    }

    /** Returns a move of a cannon that neither hops over cannons nor captures them. */
    private Map<String, Object> cannon(String text, String slot, Optional<String> in) {
        Object others = game.kinds().allBut(Set.of(slot));
        Map<String, Object> line = Trees.map("move", text);
        in.ifPresent(area -> line.put("in", area));
        line.put("over", others);
        line.put("captures", others);
        return line;
    }
}
