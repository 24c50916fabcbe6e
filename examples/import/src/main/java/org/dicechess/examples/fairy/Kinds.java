package org.dicechess.examples.fairy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The kinds that can occur in a game, with their names. */
final class Kinds {

    private final Rules rules;
    private final Map<Kind, String> names = new LinkedHashMap<>();
    /** Whether a piece that a pawn has become is a kind of its own, as it is held as a pawn. */
    private final boolean marks;

    private Kinds(Rules rules) {
        this.rules = rules;
        this.marks = rules.flag("twoBoards") || rules.flag("capturesToHand") && !rules.flag("dropLoop");
    }

    /** Returns the kinds; those with these symbols have these names. */
    static Kinds of(Rules rules, StartPosition start, Map<String, String> given) {
        Kinds kinds = new Kinds(rules);
        Set<Kind> found = kinds.reached(start);
        List<Kind> sorted = new ArrayList<>(found);
        List<String> order = Slot.ALL.stream().map(Slot::name).toList();
        sorted.sort(Comparator.comparing((Kind kind) -> !kind.isPlain())
                .thenComparing(kind -> order.indexOf(kind.form() ? kind.origin() : kind.slot())));
        KindNames.give(sorted, rules, kinds.names, given);
        return kinds;
    }

    private Set<Kind> reached(StartPosition start) {
        Set<Kind> reached = new LinkedHashSet<>();
        Deque<Kind> open = new ArrayDeque<>();
        start.pieces().forEach(cell -> open.add(cell.form() ? form(cell.slot()) : plain(cell.slot())));
        start.hand().forEach(cell -> open.add(plain(cell.slot())));
        if (rules.flag("pieceDrops") && rules.flag("freeDrops")) {
            rules.slots().forEach(slot -> open.add(plain(slot)));
        }
        while (!open.isEmpty()) {
            Kind kind = open.poll();
            if (reached.add(kind)) {
                open.addAll(next(kind));
            }
        }
        return reached;
    }

    private List<Kind> next(Kind kind) {
        List<Kind> next = new ArrayList<>();
        for (String side : List.of(Key.WHITE, Key.BLACK)) {
            if (promotesAsPawn(kind.slot(), side)) {
                rules.pieces("promotionPieceTypes" + side).stream()
                        .filter(rules::has)
                        .map(this::promoted)
                        .forEach(next::add);
            }
        }
        if (rules.forms().containsKey(kind.slot()) && !kind.slot().equals(Slot.KING) && rules.has(formSlot(kind))) {
            next.add(form(kind.slot()));
        }
        if (kind.form() && (rules.flag("capturesToHand") || rules.flag("pieceDemotion"))) {
            next.add(plain(heldAs(kind)));
        }
        return next;
    }

    private String formSlot(Kind kind) {
        return rules.forms().get(kind.slot());
    }

    boolean promotesAsPawn(String slot, String side) {
        return rules.pieces("promotionPawnTypes" + side).contains(slot)
                && !rules.region("promotionRegion" + side).isEmpty();
    }

    Kind plain(String slot) {
        return new Kind(slot, "", false, String.valueOf(rules.letter(slot)));
    }

    /** Returns what a pawn is when it has become this piece. */
    Kind promoted(String slot) {
        return marks ? new Kind(slot, pawn(), false, rules.letter(slot) + "~") : plain(slot);
    }

    /** Returns the promoted form of a piece. */
    Kind form(String slot) {
        return new Kind(rules.forms().get(slot), slot, true, "+" + rules.letter(slot));
    }

    /** Returns the piece as which a promoted one is held. */
    String heldAs(Kind kind) {
        return kind.form() && rules.flag("dropLoop") ? kind.slot() : kind.origin();
    }

    private String pawn() {
        List<String> pawns = List.copyOf(rules.pieces("promotionPawnTypesWhite"));
        return pawns.isEmpty() ? Slot.PAWN : pawns.get(pawns.size() - 1);
    }

    Set<Kind> all() {
        return names.keySet();
    }

    boolean has(Kind kind) {
        return names.containsKey(kind);
    }

    String name(Kind kind) {
        return names.get(kind);
    }

    /** Returns the names of all kinds that are this piece, promoted or not. */
    List<String> names(String slot) {
        return all().stream()
                .filter(kind -> kind.slot().equals(slot))
                .map(this::name)
                .toList();
    }

    /** Returns the names of all kinds that are one of these pieces. */
    List<String> names(Set<String> slots) {
        return all().stream()
                .filter(kind -> slots.contains(kind.slot()))
                .map(this::name)
                .toList();
    }

    /** Returns these pieces as a value of {@code pieces}. */
    Object value(Set<String> slots) {
        if (slots.contains(Rules.ANY)) {
            return "all";
        }
        List<String> names = names(slots);
        return names.size() == all().size() ? "all" : Trees.oneOrList(names);
    }

    /** Returns all kinds but these. */
    Object allBut(Set<String> slots) {
        List<String> names = names(slots);
        if (names.isEmpty()) {
            return "all";
        }
        List<String> list = new ArrayList<>(List.of("all"));
        names.forEach(name -> list.add("not " + name));
        return list;
    }
}
