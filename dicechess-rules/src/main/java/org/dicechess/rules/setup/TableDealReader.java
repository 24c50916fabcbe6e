package org.dicechess.rules.setup;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.Roll;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Deal;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Squares;
import org.dicechess.rules.model.TableDeal;
import org.dicechess.rules.sections.DefinedNames;
import org.dicechess.rules.sections.SquareTerms;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Key;
import org.dicechess.rules.yaml.Keys;
import org.dicechess.rules.yaml.NamedMaps;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlText;

/**
 * Reads a {@code deal} by {@code tables}. The dice are thrown once. Each slot holds a kind. In each table, in the order
 * of the text, the dice choose a row, which changes the contents of slots.
 */
final class TableDealReader {

    static final Keys KEYS = Keys.of(
            "deal-by-tables",
            Key.symbols("dice", "dice"),
            Key.word("chances", List.of("dice", "equal")),
            Key.flag("mirrored"),
            Key.names("slots", "slot"),
            Key.names("tables", "table"),
            Key.node(SetupReader.ONLY_IF, "condition"));

    static final Keys SLOT = Keys.of(
            "slot",
            Key.symbol("holds", "piece"),
            Key.symbols("on", "squares"),
            Key.word("for", List.of("white", "black")));

    private static final int MOST_OUTCOMES = 20_000;

    /** The most rows, over all rolls and tables; they are looked up again for each choice of an option. */
    private static final int MOST_ROWS = 40_000;

    private final Squares squares;
    private final List<Area> areas;
    private final List<Kind> kinds;
    private final List<Pool> pools;
    private final Problems problems;
    private final DefinedNames names;

    TableDealReader(Squares squares, List<Area> areas, List<Kind> kinds, List<Pool> pools, Problems problems) {
        this.squares = squares;
        this.areas = areas;
        this.kinds = kinds;
        this.pools = pools;
        this.problems = problems;
        this.names = new DefinedNames(problems);
    }

    Optional<Deal> read(YamlMap map) {
        Fields fields = new Fields(map, KEYS, problems);
        List<YamlText> dice = fields.requiredTexts("dice");
        List<Pool> thrown = names.all(dice, "dice", pools);
        boolean equal = fields.choice("chances").orElse("dice").equals("equal");
        boolean mirrored = fields.flag("mirrored").orElse(false);
        fields.node(SetupReader.ONLY_IF);
        Optional<List<TableDeal.Slot>> slots = fields.requiredMap("slots").flatMap(each -> slots(each, mirrored));
        Optional<YamlMap> tables = fields.requiredMap("tables");
        String rule = fields.rule();
        fields.done();
        if (thrown.size() < dice.size()
                || thrown.isEmpty()
                || slots.isEmpty()
                || tables.isEmpty()
                || !isSmall(dice, thrown, equal, tables.get())) {
            return Optional.empty();
        }
        List<TableDeal.Table> read = tables(tables.get(), thrown, slots.get());
        if (!problems.isEmpty()) {
            return Optional.empty();
        }
        checkUse(dice, read);
        TableDeal deal = new TableDeal(thrown, equal, mirrored, slots.get(), read, rule);
        checkRoyals(map, deal);
        return Optional.of(deal);
    }

    /**
     * Reads the slots; returns empty if one of them is wrong, because every table that names it would be reported too.
     */
    private Optional<List<TableDeal.Slot>> slots(YamlMap map, boolean mirrored) {
        List<TableDeal.Slot> slots = new ArrayList<>();
        BitSet taken = new BitSet();
        for (NamedMaps.Named slot : NamedMaps.of(map, "holds and on", problems)) {
            slot(slot.name(), slot.map(), mirrored, taken).ifPresent(slots::add);
        }
        if (map.entries().isEmpty()) {
            problems.report(map, "E-REQUIRED", "no slot; expected at least one");
        }
        return slots.isEmpty() || slots.size() < map.entries().size() ? Optional.empty() : Optional.of(slots);
    }

    private Optional<TableDeal.Slot> slot(String name, YamlMap map, boolean mirrored, BitSet taken) {
        Fields fields = new Fields(map, SLOT, problems);
        Optional<Kind> holds = names.kind(fields.requiredSymbolText("holds"), kinds);
        BitSet on = new SquareTerms(squares, areas, Color.WHITE, problems).all(fields.requiredTexts("on"));
        boolean black = fields.choice("for").orElse("white").equals("black");
        fields.rule();
        fields.done();
        if (mirrored && black) {
            problems.report(map, "E-DEAL", "a mirrored deal has only slots for White");
        }
        on.stream().forEach(square -> take(map, square, mirrored, taken));
        return holds.map(kind -> new TableDeal.Slot(
                name,
                black ? Color.BLACK : Color.WHITE,
                kind,
                on.stream().boxed().toList()));
    }

    /** Checks that a square has one slot only and, in a mirrored deal, another square opposite. */
    private void take(YamlMap where, int square, boolean mirrored, BitSet taken) {
        int mirror = mirrored ? squares.mirror(square) : square;
        if (mirror < 0 || mirrored && mirror == square) {
            problems.report(where, "E-MIRROR", squares.square(square) + " has no other square opposite");
            return;
        }
        if (taken.get(square)) {
            problems.report(
                    where, "E-DEAL", squares.square(square) + " already has a slot; expected a square without one");
        }
        taken.set(square);
        taken.set(mirror);
    }

    private boolean isSmall(List<YamlText> dice, List<Pool> thrown, boolean equal, YamlMap tables) {
        names.checkOnce(dice, "E-DUPLICATE", "each dice once");
        if (thrown.stream().distinct().count() < thrown.size()) {
            return false;
        }
        long outcomes = thrown.stream()
                .mapToLong(pool -> pool.outcomes().size())
                .reduce(1, (one, other) -> Math.min(one * other, 1L << 40));
        if (outcomes > MOST_OUTCOMES) {
            problems.report(
                    dice.get(0),
                    "E-RANGE",
                    "more than " + MOST_OUTCOMES + " different rolls; at most " + MOST_OUTCOMES);
        }
        long cases = equal ? 1 : thrown.stream().mapToLong(Pool::total).reduce(1, Pool::cases);
        if (cases > Pool.MOST_CASES) {
            problems.report(
                    dice.get(0),
                    "E-RANGE",
                    "these dice together make more than 10^15 equally likely cases; at most 10^15");
        }
        long rows = outcomes * tables.entries().size();
        if (outcomes <= MOST_OUTCOMES && rows > MOST_ROWS) {
            problems.report(
                    tables, "E-RANGE", rows + " rows to look up, one for each roll and table; at most " + MOST_ROWS);
        }
        return outcomes <= MOST_OUTCOMES && rows <= MOST_ROWS && cases <= Pool.MOST_CASES;
    }

    private List<TableDeal.Table> tables(YamlMap map, List<Pool> thrown, List<TableDeal.Slot> slots) {
        DealTableReader reader = new DealTableReader(thrown, slots, kinds, problems);
        List<TableDeal.Table> tables = new ArrayList<>();
        for (NamedMaps.Named table : NamedMaps.of(map, "by and rows", problems)) {
            reader.read(table.map()).ifPresent(tables::add);
        }
        return tables;
    }

    /** Reports dice that no table uses, which would only multiply the outcomes. */
    private void checkUse(List<YamlText> dice, List<TableDeal.Table> tables) {
        for (int pool = 0; pool < dice.size(); pool++) {
            int number = pool;
            if (tables.stream().noneMatch(table -> table.pool() == number)) {
                problems.report(dice.get(pool), "E-UNUSED", "no table uses these dice");
            }
        }
    }

    /** Checks that every roll deals the same royals, because the reader of positions relies on their number. */
    private void checkRoyals(YamlMap where, TableDeal deal) {
        if (deal.kinds().stream().noneMatch(Kind::isRoyal)) {
            return;
        }
        new DealtRoyals(deal)
                .firstOther()
                .ifPresent(outcome -> problems.report(
                        where,
                        "E-DEAL",
                        "every roll must deal the same number of royal pieces to each side; "
                                + new Roll(deal.shown(outcome)) + " deals other royals than "
                                + new Roll(deal.shown(0))));
    }
}
