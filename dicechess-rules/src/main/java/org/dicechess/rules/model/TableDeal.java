package org.dicechess.rules.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.dicechess.Color;
import org.dicechess.Dice;
import org.dicechess.Outcome;

/**
 * Men dealt by tables of substitutions: slots hold a kind each, and the row that a throw chooses in each table, one
 * table after the other, changes what they hold.
 */
public final class TableDeal implements Deal {

    private final List<Pool> pools;
    private final boolean equalChances;
    private final boolean mirrored;
    private final List<Slot> slots;
    private final List<Table> tables;
    private final String rule;
    private final List<List<Outcome>> thrown;

    /**
     * A deal by these tables.
     *
     * @param pools the dice, thrown together; an outcome is one of the first, one of the second ..., the last changing
     *     fastest
     * @param equalChances whether every outcome has the same chance, whatever the dice say
     * @param mirrored whether the other side's men stand opposite
     */
    public TableDeal(
            List<Pool> pools,
            boolean equalChances,
            boolean mirrored,
            List<Slot> slots,
            List<Table> tables,
            String rule) {
        this.pools = List.copyOf(pools);
        this.equalChances = equalChances;
        this.mirrored = mirrored;
        this.slots = List.copyOf(slots);
        this.tables = List.copyOf(tables);
        this.rule = rule;
        List<List<Outcome>> all = new ArrayList<>();
        for (Pool pool : pools) {
            all.add(pool.outcomes());
        }
        this.thrown = List.copyOf(all);
    }

    /**
     * Squares that hold men of one kind.
     *
     * @param holds the kind before any table
     */
    public record Slot(String name, Color color, Kind holds, List<Integer> squares)
            implements org.dicechess.rules.model.Named {}

    /**
     * What each outcome of a pool changes.
     *
     * @param pool the number of the pool in the deal
     * @param rows for each outcome of the pool its changes, all at once
     */
    public record Table(int pool, List<List<Change>> rows) {}

    /**
     * What a slot gets.
     *
     * @param slot the number of the slot
     */
    public record Change(int slot, Source source) {}

    /** Where the new kind of a slot comes from. */
    public sealed interface Source {

        /** This kind. */
        record Named(Kind kind) implements Source {}

        /** What another slot holds before the row is applied. */
        record HeldBy(int slot) implements Source {}
    }

    @Override
    public int outcomes() {
        int outcomes = 1;
        for (List<Outcome> of : thrown) {
            outcomes *= of.size();
        }
        return outcomes;
    }

    @Override
    public long weight(int outcome) {
        return equalChances
                ? 1
                : fallen(outcome).stream().mapToLong(Outcome::weight).reduce(1, (one, other) -> one * other);
    }

    @Override
    public long total() {
        return equalChances ? outcomes() : pools.stream().mapToLong(Pool::total).reduce(1, (one, other) -> one * other);
    }

    @Override
    public List<Integer> shown(int outcome) {
        return fallen(outcome).stream()
                .flatMap(each -> each.roll().faces().stream())
                .toList();
    }

    @Override
    public Dice dice() {
        return pools.size() == 1
                ? pools.get(0).dice()
                : new Dice(
                        pools.stream().map(Pool::name).collect(Collectors.joining("+")),
                        pools.stream()
                                .flatMap(pool -> pool.dice().dice().stream())
                                .toList());
    }

    @Override
    public List<Integer> squares() {
        return slots.stream().flatMap(slot -> slot.squares().stream()).toList();
    }

    @Override
    public List<Placement> pieces(int outcome) {
        List<Kind> held = held(outcome);
        List<Placement> pieces = new ArrayList<>();
        for (int slot = 0; slot < slots.size(); slot++) {
            for (int square : slots.get(slot).squares()) {
                pieces.add(new Placement(square, held.get(slot), slots.get(slot).color(), Optional.empty()));
            }
        }
        return pieces;
    }

    @Override
    public boolean mirrored() {
        return mirrored;
    }

    @Override
    public String rule() {
        return rule;
    }

    /** The squares that are dealt, in order. */
    public List<Slot> slots() {
        return slots;
    }

    @Override
    public List<Kind> kinds() {
        List<Kind> kinds = new ArrayList<>(holds());
        for (Table table : tables) {
            for (List<Change> row : table.rows()) {
                for (Change change : row) {
                    if (change.source() instanceof Source.Named named) {
                        kinds.add(named.kind());
                    }
                }
            }
        }
        return kinds;
    }

    /** The kinds that the slots hold before any table. */
    private List<Kind> holds() {
        List<Kind> holds = new ArrayList<>();
        for (Slot slot : slots) {
            holds.add(slot.holds());
        }
        return holds;
    }

    /** What each slot holds after all tables. */
    private List<Kind> held(int outcome) {
        List<Integer> parts = parts(outcome);
        List<Kind> held = holds();
        for (Table table : tables) {
            held = after(table.rows().get(parts.get(table.pool())), held);
        }
        return held;
    }

    private static List<Kind> after(List<Change> row, List<Kind> before) {
        List<Kind> held = new ArrayList<>(before);
        for (Change change : row) {
            held.set(
                    change.slot(),
                    change.source() instanceof Source.HeldBy other
                            ? before.get(other.slot())
                            : ((Source.Named) change.source()).kind());
        }
        return held;
    }

    private List<Outcome> fallen(int outcome) {
        List<Integer> parts = parts(outcome);
        List<Outcome> fallen = new ArrayList<>();
        for (int pool = 0; pool < parts.size(); pool++) {
            fallen.add(thrown.get(pool).get(parts.get(pool)));
        }
        return fallen;
    }

    /** The outcome of each pool. */
    private List<Integer> parts(int outcome) {
        Integer[] parts = new Integer[thrown.size()];
        int rest = outcome;
        for (int pool = parts.length - 1; pool >= 0; pool--) {
            parts[pool] = rest % thrown.get(pool).size();
            rest /= thrown.get(pool).size();
        }
        return List.of(parts);
    }
}
