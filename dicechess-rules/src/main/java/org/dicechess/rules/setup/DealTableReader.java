package org.dicechess.rules.setup;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.dicechess.Outcome;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.TableDeal;
import org.dicechess.rules.sections.DefinedNames;
import org.dicechess.rules.sections.KeywordAndName;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Key;
import org.dicechess.rules.yaml.Keys;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.Scalars;
import org.dicechess.rules.yaml.YamlList;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;

/**
 * Reads one table of a deal. {@code by} names the dice that choose the row: either a pool, whose rolls name the rows
 * ({@code 1-1-2}), or {@code {total: pool}}, with the rows {@code odd} and {@code even}. A row is a map from slots to
 * their new contents. If {@code fills} names slots, a row is the list of their new contents. Rolls without a row of
 * their own use the row {@code else}.
 */
final class DealTableReader {

    static final Keys KEYS =
            Keys.of("table", Key.node("by", "read-dice"), Key.symbols("fills", "slot"), Key.names("rows", "row"));

    static final Keys TOTAL = Keys.of("total", Key.symbol("total", "dice"));

    private static final String ELSE = "else";
    private static final String SLOT = "slot ";
    private static final int SHOWN = 4;

    /** The most names of rows among which the nearest is looked for; the hint is not worth a longer search. */
    private static final int MOST_NEAR = 200;

    private final List<Pool> pools;
    private final List<TableDeal.Slot> slots;
    private final List<Kind> kinds;
    private final Problems problems;
    private final Scalars scalars;
    private final DefinedNames names;

    private final Map<String, Integer> slotNumbers = new HashMap<>();

    /** The names of the rolls of a pool, which several tables may read. */
    private final Map<Integer, List<String>> rolls = new HashMap<>();

    DealTableReader(List<Pool> pools, List<TableDeal.Slot> slots, List<Kind> kinds, Problems problems) {
        this.pools = pools;
        this.slots = slots;
        this.kinds = kinds;
        this.problems = problems;
        this.scalars = new Scalars(problems);
        this.names = new DefinedNames(problems);
        for (int slot = 0; slot < slots.size(); slot++) {
            slotNumbers.put(slots.get(slot).name(), slot);
        }
    }

    /**
     * The dice that choose a row, and the row's name for each of their outcomes.
     *
     * @param names each name once
     */
    private record Index(int pool, boolean total, List<String> rows, Set<String> names) {

        Index(int pool, boolean total, List<String> rows) {
            this(pool, total, rows, new LinkedHashSet<>(rows));
        }

        /** Returns the allowed names of rows, for a message. */
        String expected() {
            return total ? "odd, even or else" : "faces ascending, as " + rows.get(0) + ", or else";
        }
    }

    Optional<TableDeal.Table> read(YamlMap map) {
        Fields fields = new Fields(map, KEYS, problems);
        Optional<Index> by = fields.requiredNode("by").flatMap(this::index);
        Optional<List<Integer>> fills =
                fields.has("fills") ? fills(fields.requiredTexts("fills")) : Optional.of(List.of());
        Optional<YamlMap> rows = fields.requiredMap("rows");
        if (fields.has("fills") && rows.isPresent()) {
            checkFills(map.get("fills").orElseThrow(), rows.get());
        }
        fields.rule();
        fields.done();
        return by.isPresent() && rows.isPresent() && fills.isPresent()
                ? Optional.of(table(rows.get(), by.get(), fills.get()))
                : Optional.empty();
    }

    private Optional<Index> index(YamlNode node) {
        if (!(node instanceof YamlMap map)) {
            return scalars.symbol(node)
                    .flatMap(this::pool)
                    .map(pool -> new Index(pool, false, rolls.computeIfAbsent(pool, this::rolls)));
        }
        Fields fields = new Fields(map, TOTAL, problems);
        Optional<Integer> pool = fields.requiredSymbolText("total").flatMap(this::pool);
        fields.done();
        return pool.map(number -> new Index(number, true, totals(number)));
    }

    /** Returns the number of a pool among those that the deal throws. */
    private Optional<Integer> pool(YamlText name) {
        List<String> thrown = pools.stream().map(Pool::name).toList();
        if (!thrown.contains(name.text())) {
            problems.report(
                    name,
                    "E-UNKNOWN-DICE",
                    "this deal does not throw " + Problems.quoted(name.text()) + "; expected one of "
                            + String.join(", ", thrown),
                    problems.suggest(name.text(), thrown));
            return Optional.empty();
        }
        return Optional.of(thrown.indexOf(name.text()));
    }

    /** Returns the names of the rolls of a pool. They are made for each choice of an option: loops are fast here. */
    private List<String> rolls(int pool) {
        List<String> names = new ArrayList<>();
        StringBuilder name = new StringBuilder();
        for (Outcome outcome : pools.get(pool).outcomes()) {
            name.setLength(0);
            for (int face : outcome.roll().faces()) {
                name.append(name.isEmpty() ? "" : "-").append(face);
            }
            names.add(name.toString());
        }
        return names;
    }

    private List<String> totals(int pool) {
        List<String> names = new ArrayList<>();
        for (Outcome outcome : pools.get(pool).outcomes()) {
            int total = 0;
            for (int face : outcome.roll().faces()) {
                total += face;
            }
            names.add(total % 2 == 0 ? "even" : "odd");
        }
        return names;
    }

    private Optional<List<Integer>> fills(List<YamlText> texts) {
        List<Integer> fills =
                texts.stream().flatMap(text -> slot(text).stream()).toList();
        names.checkOnce(texts, "E-DUPLICATE", "each slot once");
        return fills.isEmpty() || fills.size() < texts.size() ? Optional.empty() : Optional.of(fills);
    }

    private void checkFills(YamlNode fills, YamlMap rows) {
        if (rows.entries().stream().allMatch(row -> row.value() instanceof YamlMap)) {
            problems.report(
                    fills, "E-UNUSED", "'fills' has no effect if each row is a map; expected a row that is a list");
        }
    }

    private Optional<Integer> slot(YamlText name) {
        Integer number = slotNumbers.get(name.text());
        return number == null ? names.find(name, "slot", slots).map(slots::indexOf) : Optional.of(number);
    }

    private TableDeal.Table table(YamlMap map, Index by, List<Integer> fills) {
        Map<String, List<TableDeal.Change>> rows = new LinkedHashMap<>();
        for (YamlMap.Entry entry : map.entries()) {
            checkName(map, entry, by);
            rows.put(entry.key(), row(entry.value(), fills));
        }
        checkComplete(map, by.names());
        List<TableDeal.Change> others = rows.getOrDefault(ELSE, List.of());
        return new TableDeal.Table(
                by.pool(),
                by.rows().stream().map(name -> rows.getOrDefault(name, others)).toList());
    }

    private void checkName(YamlMap map, YamlMap.Entry entry, Index by) {
        if (!entry.key().equals(ELSE) && !by.names().contains(entry.key()) && !problems.isFull()) {
            problems.report(
                    entry.keyLocation(),
                    map.path(),
                    "E-UNKNOWN-ROW",
                    "there is no roll " + Problems.quoted(entry.key()) + "; expected " + by.expected(),
                    suggestion(entry.key(), by.names()));
        }
    }

    /** Returns a hint: the row with the same faces in ascending order, or else the nearest name of a few. */
    private String suggestion(String row, Set<String> rows) {
        String ascending = Arrays.stream(row.split("-")).sorted().collect(Collectors.joining("-"));
        if (rows.contains(ascending)) {
            return "did you mean " + Problems.quoted(ascending) + "?";
        }
        Set<String> known = new LinkedHashSet<>(rows);
        known.add(ELSE);
        return known.size() > MOST_NEAR ? "" : problems.suggest(row, known);
    }

    /** Checks that every roll has a row, if need be {@code else}, and that {@code else} is needed. */
    private void checkComplete(YamlMap map, Set<String> names) {
        List<String> missing =
                names.stream().filter(name -> map.get(name).isEmpty()).toList();
        boolean others = map.get(ELSE).isPresent();
        if (!missing.isEmpty() && !others) {
            problems.report(
                    map,
                    "E-REQUIRED",
                    "no row for " + missing.stream().limit(SHOWN).collect(Collectors.joining(", "))
                            + (missing.size() > SHOWN ? " and " + (missing.size() - SHOWN) + " more" : "")
                            + "; write such rows, or a row 'else'");
        }
        if (missing.isEmpty() && others) {
            problems.report(
                    map.entry(ELSE).orElseThrow().keyLocation(),
                    map.path(),
                    "E-UNUSED",
                    "no roll uses the row 'else', since each has a row of its own");
        }
    }

    private List<TableDeal.Change> row(YamlNode node, List<Integer> fills) {
        if (node instanceof YamlMap map) {
            return changes(map);
        }
        List<YamlNode> cells = node instanceof YamlList list ? list.items() : List.of(node);
        if (cells.size() != fills.size() || fills.isEmpty()) {
            problems.report(
                    node,
                    "E-TYPE",
                    fills.isEmpty()
                            ? "map expected: slots and their new contents"
                            : "list of " + fills.size() + " expected: "
                                    + fills.stream()
                                            .map(slot -> slots.get(slot).name())
                                            .collect(Collectors.joining(", ")));
            return List.of();
        }
        List<TableDeal.Change> changes = new ArrayList<>();
        for (int i = 0; i < fills.size(); i++) {
            int slot = fills.get(i);
            source(cells.get(i)).ifPresent(source -> changes.add(new TableDeal.Change(slot, source)));
        }
        return changes;
    }

    private List<TableDeal.Change> changes(YamlMap map) {
        List<TableDeal.Change> changes = new ArrayList<>();
        for (YamlMap.Entry entry : map.entries()) {
            Optional<Integer> slot = slot(new YamlText(entry.keyLocation(), map.path(), entry.key(), true));
            Optional<TableDeal.Source> source = source(entry.value());
            if (slot.isPresent() && source.isPresent()) {
                changes.add(new TableDeal.Change(slot.get(), source.get()));
            }
        }
        return changes;
    }

    /** Reads the new contents of a slot: a kind, or the contents of another slot. */
    private Optional<TableDeal.Source> source(YamlNode node) {
        Optional<YamlText> text = scalars.symbol(node);
        if (text.isPresent() && text.get().text().startsWith(SLOT)) {
            return slot(KeywordAndName.after(SLOT, text.get())).map(TableDeal.Source.HeldBy::new);
        }
        return text.flatMap(name -> names.kind(name, kinds)).map(TableDeal.Source.Named::new);
    }
}
