package org.dicechess.rules.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.dicechess.Color;
import org.dicechess.Dice;
import org.dicechess.Outcome;

/**
 * A deal by tables of substitutions. Each slot holds a kind. In each table, in order, the roll chooses a row, which
 * changes the kinds of some slots.
 */
public final class TableDeal implements Deal {

    private final List<Pool> pools;
    private final boolean equalChances;
    private final boolean mirrored;
    private final List<Slot> slots;
    private final List<Table> tables;
    private final String rule;
    private final List<List<Outcome>> thrown;
    private final List<Kind> kinds;

    /**
     * Creates a deal by these tables.
     *
     * @param pools the dice, thrown together; an outcome is one roll of each pool, and the last pool changes fastest
     * @param equalChances whether every outcome has the same chance, in place of the chances of the dice
     * @param mirrored whether the other side gets the same pieces on the opposite squares
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
        this.kinds = named();
    }

    /**
     * A slot: squares that get pieces of one kind.
     *
     * @param holds the kind before any table is applied
     */
    public record Slot(String name, Color color, Kind holds, List<Integer> squares)
            implements org.dicechess.rules.model.Named {}

    /**
     * A table: the changes for each outcome of a pool.
     *
     * @param pool the number of the pool in the deal
     * @param rows for each outcome of the pool the changes, which are made at the same time
     */
    public record Table(int pool, List<List<Change>> rows) {}

    /**
     * A change of one slot.
     *
     * @param slot the number of the slot
     */
    public record Change(int slot, Source source) {}

    /** The source of a slot's new kind. */
    public sealed interface Source {

        /** A kind that the table names. */
        record Named(Kind kind) implements Source {}

        /** The kind that another slot holds before the row is applied. */
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
        return dice(pools);
    }

    /** Returns the dice of a deal that throws these pools together, at least one. */
    public static Dice dice(List<Pool> pools) {
        return pools.size() == 1
                ? pools.get(0).dice()
                : new Dice(
                        pools.stream().map(Pool::name).collect(Collectors.joining("+")),
                        pools.stream()
                                .flatMap(pool -> pool.dice().dice().stream())
                                .toList(),
                        false);
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

    /**
     * Returns the rows that an outcome chooses, one of each table. Outcomes share the row {@code else}, which is then
     * the same list.
     */
    public List<List<Change>> rows(int outcome) {
        List<Integer> parts = parts(outcome);
        List<List<Change>> rows = new ArrayList<>();
        for (Table table : tables) {
            rows.add(table.rows().get(parts.get(table.pool())));
        }
        return rows;
    }

    /** Returns the slots, in order. */
    public List<Slot> slots() {
        return slots;
    }

    @Override
    public List<Kind> kinds() {
        return kinds;
    }

    @Override
    public boolean kindsVary() {
        return true;
    }

    /** Returns the kinds that slots hold or tables name. Many outcomes may share a row, which is read once. */
    private List<Kind> named() {
        Set<Kind> named = new LinkedHashSet<>(holds());
        for (Table table : tables) {
            Set<List<Change>> rows = Collections.newSetFromMap(new IdentityHashMap<>());
            rows.addAll(table.rows());
            for (List<Change> row : rows) {
                for (Change change : row) {
                    if (change.source() instanceof Source.Named source) {
                        named.add(source.kind());
                    }
                }
            }
        }
        return List.copyOf(named);
    }

    /** Returns the kinds that the slots hold before any table is applied. */
    private List<Kind> holds() {
        List<Kind> holds = new ArrayList<>();
        for (Slot slot : slots) {
            holds.add(slot.holds());
        }
        return holds;
    }

    /** Returns the kind that each slot holds after all tables. */
    private List<Kind> held(int outcome) {
        List<Kind> held = holds();
        for (List<Change> row : rows(outcome)) {
            held = after(row, held);
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

    /** Returns the outcome of each pool. */
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
